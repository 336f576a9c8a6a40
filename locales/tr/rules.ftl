# Üç oyunun kuralları, madde madde.

## Başlıklar

rules-pieces = Kutudan çıkanlar
rules-setup = Hazırlık
rules-play = Oynanış
rules-connecting = Dominoları birleştirme
rules-scoring = Puanlama
rules-variants = Ek kurallar
rules-turn = Sıra size gelince
rules-building = Yerleşim kurma
rules-locations = Mekânlar
rules-end = Oyunun sonu ve puanlama
rules-turns = Oyunun akışı
rules-silent = † Kural kitabı bu konuyu ya da bir bölümünü açıklamıyor; burada böyle oynuyoruz.
rules-goal-kingdomino = Kalenizin çevresine domino ekleyerek 5×5 karelik bir krallık kurarsınız. Aynı yeryüzü şeklinden geniş mülkler oluşturur, bu mülklere taç katmaya çalışırsınız; çünkü tacı olmayan mülk puan getirmez. Oyunun sonunda en çok saygınlık puanı toplayan kazanır.
rules-goal-kingdom-builder = Arazi kartınızın gösterdiği araziye yerleşim kurarak haritaya yayılırsınız. Altını kaleler ve her oyunda değişen üç kart getirir; mekânlardan aldığınız karolar da size ek eylemler kazandırır. Oyunun sonunda en çok altını olan kazanır.
rules-goal-capture = Önce haritayı hep birlikte kurarsınız; sonra piyonunuzla dolaşır, zar atarak bina ele geçirir, öteki piyonlarla savaşırsınız. Oyun, tek oyuncu kalınca biter ve herkes binalarının puanını toplar; en yüksek toplam kazanır. Kalan son oyuncu ek puan alır, ama oyundan çıkmış biri yine de onu geçebilir.

## Kingdomino

rule-k1 = Kutuda 1’den 48’e kadar numaralanmış 48 domino vardır; her domino iki kareden oluşur. Her kare altı yeryüzü şeklinden birini gösterir: buğday tarlası, orman, göl, çayır, bataklık ya da maden. Bazı karelerde taç da bulunur; 96 karede toplam 39 taç vardır.
rule-k2 = Her oyuncunun, üstünde kalesi duran bir başlangıç karesi vardır. 2 kişilik oyunda herkesin iki, 3 ya da 4 kişilik oyunda birer kralı olur.
rule-k3 = 2 kişilik oyunda rastgele seçilen 24, 3 kişilik oyunda rastgele seçilen 36 domino kullanılır. 4 kişilik oyunda 48 dominonun tümü oyundadır.
rule-k4 = Her domino sırasında, oyundaki kral sayısı kadar domino olur: 3 kişilik oyunda 3, ötekilerde 4. Dominolar her zaman küçük numaradan büyüğe doğru dizilir.
rule-k5 = İlk turda bir oyuncu bütün kralları eline alıp karıştırır ve rastgele birer birer çıkarır. Kralınız çıkınca onu domino sırasındaki boş dominolardan birinin üstüne koyarsınız. Her dominoda yalnızca bir kral durabilir; bu yüzden en son çıkan kralın seçme şansı yoktur.
rule-k6 = Bütün krallar yerleşince ilk domino sırasının yanına ikincisi açılır; o da küçük numaradan büyüğe doğru dizilir.
rule-k7 = Kimin ne zaman oynayacağını kralların eski domino sırasındaki yeri belirler: en küçük numaralı dominodaki kral ilk oynar. Sıra size gelince önce kralınızın durduğu dominoyu krallığınıza ekler, sonra kralınızı yeni domino sırasındaki boş dominolardan birine geçirirsiniz. 2 kişilik oyunda her kral ayrı ayrı oynar.
rule-k8 = Bütün krallar oynayınca yeni bir domino sırası açılır ve sonraki tur başlar. 3 ya da 4 kişilik oyun 12 tur, 2 kişilik oyun 6 tur sürer; Büyük Düello ise 12 turdur.
rule-k9 = Son turda seçilecek domino kalmaz; yalnızca kralınızın durduğu dominoyu krallığınıza eklersiniz.
rule-k10 = Eklediğiniz domino ya kale karesine kenarından değmeli (kale her yeryüzü şekline uyar) ya da karelerinden en az biri, krallığınızda aynı yeryüzü şeklini gösteren bir kareyle kenar paylaşmalıdır. Yalnızca köşeden değmek yetmez. Tek bir uyum yeter; dominonun öteki kenarlarının uyması gerekmez.
rule-k11 = Krallığınız, kale de içinde olmak üzere 5×5 karelik bir alana sığmalıdır (Büyük Düello’da 7×7). Her eklemede, bütün karelerinizi içine alan en küçük dikdörtgene bakılır: ne genişliği ne yüksekliği 5 kareyi (Büyük Düello’da 7 kareyi) aşabilir. Kalenin ortada olması gerekmez.
rule-k12 = Kurallara göre hiçbir yere eklenemeyen domino oyun dışı bırakılır ve puan getirmez. Eklenebilecek bir yeri varsa, işinize gelmese de onu oyun dışı bırakamazsınız. †
rule-k13 = Aynı yeryüzü şeklini gösteren ve kenarlarından birbirine bağlanan kareler bir mülk oluşturur. Her mülk, kare sayısı ile taç sayısının çarpımı kadar saygınlık puanı getirir; tacı olmayan mülkün puanı 0’dır. Aynı yeryüzü şeklinden birkaç ayrı mülkünüz olabilir; her biri ayrı hesaplanır. Kale hiçbir mülke girmez.
rule-k14 = Örnek: 3 tacı olan 7 karelik bir orman 7 × 3 = 21 puan getirir. 9 karelik bir gölde hiç taç yoksa puanı 0’dır.
rule-k15 = Toplam puanı en yüksek olan kazanır. Eşitlik varsa, taçlı olsun olmasın, en büyük mülke sahip olan kazanır; bunda da eşitlik varsa krallığında en çok tacı olan kazanır. Eşitlik yine bozulmazsa zafer paylaşılır.
rule-k16 = Hanedan: Art arda üç oyun oynanır; üç oyundaki puanlarının toplamı en yüksek olan kazanır. Toplamlar eşitse zafer paylaşılır. †
rule-k17 = Merkez Krallık: Kaleniz krallığınızın tam ortasındaysa 10 puan daha kazanırsınız. Bunun için krallığınızı çevreleyen dikdörtgen, kalenin soluna ve sağına eşit, üstüne ve altına da eşit uzanmalıdır. Aradaki boşlukların ya da krallığın 5×5’ten küçük kalmasının bir zararı olmaz. †
rule-k18 = Harmoni: Krallığınız eksiksizse 5 puan daha kazanırsınız. Bunun için hiçbir dominonuz oyun dışı kalmamış ve 5×5’lik alan (Büyük Düello’da 7×7) tümüyle dolmuş olmalıdır.
rule-k19 = Büyük Düello: 2 oyuncu 48 dominonun tümüyle oynar ve krallıklar 7×7 kareye kadar büyür. Ek kuralları dilediğiniz gibi bir arada kullanabilirsiniz.

## Krallık Kurucusu

rule-b1 = Kutuda, her biri 10×10 altıgenden oluşan 8 tahta vardır. Bunlardan dördü, düz ya da yarım tur (180°) döndürülmüş olarak, ikisi üstte ikisi altta yan yana gelir ve 20×20’lik haritayı oluşturur; her tahta haritanın bir bölgesidir. Her iki satırdan biri yarım altıgen sağa kaymıştır; böylece bir altıgenin en çok altı komşusu olur.
rule-b2 = Beş araziye yerleşim kurulabilir: çayır, kanyon, çöl, çiçek tarlası ve orman. Su, dağ, kale ve mekân altıgenlerine yerleşim kurulamaz.
rule-b3 = Yerleşim kurulabilen beş arazinin her birinden 5 tane olmak üzere 25 arazi kartı vardır. 10 Krallık Kurucusu kartından her oyunda 3’ü kullanılır. Her oyuncu oyuna stokunda 40 yerleşimle başlar; stoku biten artık yerleşim kuramaz.
rule-b4 = Haritadaki her mekân altıgeninin üstünde, o mekânın türünden iki karo durur. Kutuda toplam 28 mekân karosu vardır: kâhin ve limandan ikişer, öteki altı türden dörder tane.
rule-b5 = İlk oyununuz için önerilen kurulum şöyledir: üstte soldan sağa taverna ve otlak tahtaları, altta vaha ve çiftlik tahtaları. Altın getiren kartlar da balıkçılar, şövalyeler ve tüccarlardır.
rule-b6 = Oyunu başlangıç oyuncusu açar: gerçek bir masada en yaşlı oyuncu, burada ise kurada çıkan oyuncu. Sonra sıra saat yönünde ilerler. Herkesin elinde, ötekilere göstermediği bir arazi kartı vardır. †
rule-b7 = Sıra size gelince elinizdeki arazi kartını açarsınız. Zorunlu eyleminiz, bu arazinin boş altıgenlerine birer birer üç yerleşim kurmaktır. Yalnızca stokunuz biterse üçten az yerleşim kurarsınız. †
rule-b8 = Ek eylemler: Önceki sıralarınızda aldığınız her mekân karosunu her sıranızda bir kez, kartınızı açtıktan sonra kullanabilirsiniz. Bunu zorunlu eylemden önce de sonra da yapabilirsiniz, ama ortasında yapamazsınız: ilk yerleşimi kurduysanız önce üçünü tamamlayın.
rule-b9 = Sıranız biterken kartınız oynanmış kartların arasına gider ve yeni bir kart çekersiniz. Kart çekilecekken çekme destesi boşsa, az önce oynanan kart da içinde olmak üzere oynanmış kartlar karılıp yeni deste olur; işe yaramayan bir kartın yerine çekiliyorsa o kart bunlara katılmaz. Oynanmış kart da yoksa oyundan çıkmış kartlar karılıp geri döner. †
rule-b10 = Her altıgende yalnızca bir yerleşim durabilir. Yerleşimler çayıra, kanyona, çöle, çiçek tarlasına ve ormana kurulur; suya ise yalnızca liman karosuyla yerleşim taşınabilir.
rule-b11 = Yerleşimlerinizin yanında uygun bir boş altıgen varsa yeni yerleşimi oraya kurmak zorundasınız; yoksa haritadaki uygun boş altıgenlerden dilediğinizi seçersiniz. Buna her yerleşimde yeniden bakılır. Zorunlu eylemde, kâhinde ve ahırda kartınızın arazisi uygundur; çiftlikte çayır, vahada çöl, limanda su. Kulede ise haritanın kenarında, yerleşim kurulabilen bütün altıgenler uygundur.
rule-b12 = Zorunlu yerleşimleriniz bitmeden kartınızın arazisinde boş altıgen kalmazsa hemen yeni bir kart çekersiniz; işe yarayan bir kart gelene dek çekmeyi sürdürürsünüz. Bu, kartınızı açar açmaz da olabilir, zorunlu eylem bitene kadar yapılan herhangi bir eylemden sonra da. İşe yaramayan her kart oyundan çıkar. Üç yerleşimden geri kalanları yeni araziye kurarsınız; kâhin ve ahır için de artık yeni kart geçerlidir. †
rule-b13 = Bir mekân altıgeninin yanına yerleşim kurduğunuz anda, orada karo kaldıysa bir tane alırsınız. Bir yerleşiminizi oraya taşıdığınızda da karo alırsınız. †
rule-b14 = Aynı mekân altıgeninden bütün oyun boyunca en çok bir karo alabilirsiniz; o karoyu kaybetseniz bile oradan ikincisini alamazsınız. Aynı türden iki karonuz ancak iki ayrı mekân altıgeninden gelebilir. †
rule-b15 = Yeni aldığınız bir karoyu hemen kullanamazsınız; bir sonraki sıranızdan itibaren kullanabilirsiniz.
rule-b16 = Bir mekânın yanındaki son yerleşiminiz oradan ayrılırsa, o mekândan aldığınız karo, bu sıranızda almış olsanız bile, hemen oyundan çıkar. Taşıma bittikten sonraki duruma bakılır: yerleşiminiz aynı mekânın yanındaki başka bir altıgene geçtiyse karo sizde kalır. Aynı türden iki karonuzdan yalnızca birini bu sıranızda kullandıysanız, kullandığınız gider. †
rule-b17 = Kâhin: Kartınızın arazisine bir yerleşim daha kurun. Çiftlik: Çayıra bir yerleşim daha kurun. Vaha: Çöle bir yerleşim daha kurun. Kule: Haritanın kenarına bir yerleşim daha kurun. Dördünde de, uygun yer varsa kendi yerleşimlerinizin yanına kurmanız gerekir; haritada böyle bir boş altıgen hiç yoksa karoyu kullanamazsınız.
rule-b18 = Taverna: En az üç yerleşiminizin oluşturduğu düz bir çizgiyi iki ucundan birinde uzatan, boş ve yerleşim kurulabilen altıgene bir yerleşim daha kurun. Çizgi üç doğrultuda olabilir: yatay ya da iki çaprazdan biri.
rule-b19 = Ahır: Bir yerleşiminizi kartınızın arazisine taşıyın. Liman: Bir yerleşiminizi suya taşıyın. Önce yerleşimi kaldırın, sonra yeni yerine bakın: öteki yerleşimlerinizin yanında uygun bir boş altıgen varsa oraya, yoksa o arazinin herhangi bir boş altıgenine konur. Taşıdığınız yerleşim kendi kendisine komşu sayılmaz, kalktığı altıgene de geri konamaz. †
rule-b20 = Otlak: Bir yerleşiminizi düz çizgide tam iki altıgen öteye, boş ve yerleşim kurulabilen bir altıgene taşıyın. Arada ne olursa olsun üstünden atlanır. Yeni yerin öteki yerleşimlerinizin yanında olması gerekmez.
rule-b21 = Stokta yerleşiminiz kalmasa da haritadaki yerleşimlerinizi taşıyabilirsiniz. Sudaki yerleşimler balıkçılar dışında her şeyde sayılır ve yeniden karaya taşınabilir. †
rule-b22 = Bir oyuncu stoktaki son yerleşimini kurunca içinde bulunulan tur tamamlanır ve oyun biter. En son, başlangıç oyuncusunun sağında oturan oynar; böylece herkes aynı sayıda oynamış olur.
rule-b23 = Kaleler her oyunda altın getirir: yanında en az bir yerleşiminiz bulunan her kale altıgeni için 3 altın alırsınız. Aynı kalenin yanında kaç yerleşiminiz olduğu fark etmez.
rule-b24 = Balıkçılar: Suyun yanındaki her yerleşiminiz 1 altın getirir. Suyun üstünde duran yerleşimler bu karttan altın getirmez.
rule-b25 = Madenciler: Bir dağ altıgeninin yanındaki her yerleşiminiz 1 altın getirir.
rule-b26 = İşçiler: Bir mekân ya da kale altıgeninin yanındaki her yerleşiminiz 1 altın getirir.
rule-b27 = Kâşifler: En az bir yerleşiminizin bulunduğu her yatay satır 1 altın getirir.
rule-b28 = Şövalyeler: En çok yerleşiminizin bulunduğu yatay satırdaki her yerleşiminiz 2 altın getirir. Birkaç satırınız eşitse yalnızca biri sayılır.
rule-b29 = Keşişler: Birbirine bitişik yerleşimlerinizden oluşan her grup 1 altın getirir. Tek başına duran bir yerleşim de gruptur.
rule-b30 = Vatandaşlar: En büyük grubunuzdaki her iki yerleşim için 1 altın alırsınız; artan tek yerleşim sayılmaz. Örneğin 7 yerleşimlik bir grup 3 altın getirir.
rule-b31 = Tüccarlar: Yerleşimlerinizin kesintisiz zinciriyle başka bir mekâna ya da kaleye bağladığınız her mekân ve kale altıgeni 4 altın getirir. Her altıgen bir kez sayılır; birbirinden ayrı zincirlerinizin hepsi sayılır. Örneğin iki mekânla bir kaleyi birbirine bağlarsanız 12 altın alırsınız.
rule-b32 = Lordlar: Haritanın dört bölgesinin her birinde en çok yerleşimi olan 12, ikinci gelen 6 altın alır. Eşit olanların hepsi altının tamamını alır; birincilik paylaşılsa bile ikinci en yüksek sayı 6 altın getirir: sayılar 5, 5, 3 ve 1 ise altınlar 12, 12, 6 ve 0 olur. Bölgede hiç yerleşimi olmamak da öteki sayılar gibi bir sayıdır: 4, 0 ve 0 yerleşim 12, 6 ve 6 altın getirir. †
rule-b33 = Çiftçiler: En az yerleşiminizin bulunduğu bölgedeki her yerleşiminiz 3 altın getirir. Birkaç bölge eşitse yalnızca biri sayılır. Hiç yerleşiminizin olmadığı bir bölge varsa bu karttan 0 altın alırsınız.
rule-b34 = En çok altını olan kazanır; eşitlikte zafer paylaşılır.

## Ele Geçirme

rule-c1 = Oyun 2–4 kişiyle oynanır. Her oyuncunun kendi renginde bir piyonu, bir başlangıç üssü, on iki yüzlü bir zarı ve binaları vardır. Harita, her biri 2×2 karelik (isterseniz 3×3) 20 karodan kurulur. Haritaya 10 küçük ve 5 büyük sahipsiz bina konur; bu sayılar seçeneklerden değiştirilebilir, ama en az 7 küçük ve 3 büyük bina olmalıdır. †
rule-c2 = Herkes zar atar; en yüksek atan başlar. En yüksek sayıyı birden çok kişi attıysa onlar yeniden atar. †
rule-c3 = İlk oyuncudan başlayarak saat yönünde, 20 karonun tümü yerleşene dek herkes sırayla birer karo koyar. Her yeni karo, daha önce konmuş bir karoyla bir kenarını boydan boya paylaşmalıdır. Arada boşluklar kalabilir, ama oyun boyunca boşlukların üstünden geçilemez. †
rule-c4 = İlk sahipsiz binayı son karoyu koyan oyuncu yerleştirir. Sonra, bütün binalar yerleşene dek saat yönünün tersine sırayla birer bina konur; sırası gelen, küçük mü büyük mü koyacağını kendisi seçer. Küçük bina bir kareyi, büyük bina kenar paylaşan iki kareyi kaplar; bu iki kare ayrı karolarda da olabilir. †
rule-c5 = Binalardan sonra, ilk oyuncudan başlayarak saat yönünde, herkes başlangıç üssünü piyonuyla birlikte boş bir kareye koyar. Üs, küçük binalara ve öteki üslere değebilir, ama büyük bir binaya köşeden bile değemez; iki üs aynı kareye konamaz. Bu oyunda değmek ya da yanında olmak, çevredeki sekiz kareden birinde olmak demektir; bir boşluğun köşesinden çaprazlama komşuluk da sayılır. †
rule-c6 = Her binaya ulaşılabilmeli, hiçbir oyuncu kapalı kalmamalıdır. Bu yüzden bir bina ya da üs koyarken haritada şöyle kesintisiz bir alan kalmalıdır: binasız karelerden oluşmalı, konmuş bütün binalara değmeli, konmuş bütün üsleri içine almalı ve konacak üslere de kurallara uygun yeterince yer bırakmalıdır. Bu alan, çaprazlar da içinde olmak üzere adım adım gezilebilir; üsler ve piyonlar onu bölmez. Böyle bir alan varsa başka yerlerde kapalı köşeler kalabilir. Yalnızca bir tür binaya uygun yer kaldıysa yalnızca o tür konabilir; yeri kalmayan binalar oyuna girmez ve hiçbir bina konamayınca doğrudan üslere geçilir. †
rule-c7 = İlk oyuncudan başlayarak saat yönünde oynanır. Sıra size gelince tek bir eylem yaparsınız: piyonunuzu oynatır, bir binayı ele geçirmeye çalışır ya da savaşırsınız. Hiçbirini yapamıyorsanız pas geçersiniz; yapabiliyorsanız, Pas seçeneği açık olmadıkça pas geçemezsiniz. †
rule-c8 = Piyonunuzu oynatırken sekiz yönden birine bir adım atarsınız; gideceğiniz karede piyon ya da bina olmamalıdır. İki binanın arasından ya da bir boşluğun köşesinden çapraz geçebilirsiniz. †
rule-c9 = Piyonunuz size ait bir binaya değiyorsa, bir adım atmak yerine o binaya değen herhangi bir boş kareye geçebilir; arada yol olması gerekmez. Köşeden değmek de sayılır. †
rule-c10 = Piyonunuzun yanında sahipsiz ya da başka bir oyuncuya ait bir bina varsa onu ele geçirmeye çalışabilirsiniz; çapraz komşuluk, bir boşluğun köşesinden bile olsa, sayılır. On iki yüzlü zarı atar, gelen sayıyı binanın dayanıklılığından düşersiniz. Küçük binaların dayanıklılığı 10, büyük binalarınki 25’tir. Hasar sonraki turlarda da kalır ve kim saldırırsa saldırsın üst üste eklenir. †
rule-c11 = Bir binanın dayanıklılığı 0’a inince, o zarı atan oyuncu binayı ele geçirir ve bina yeniden tam dayanıklılığa kavuşur; zarın fazlası boşa gider. Her bina yeniden ele geçirilebilir; oyundan çıkmış bir oyuncunun binası da. †
rule-c12 = Piyonunuzun çevresindeki sekiz kareden birinde duran bir piyona savaş açabilirsiniz; ikiniz de zar atarsınız. Zarlar eşitse hiçbir şey olmaz ve sıranız biter. Küçük atan, üç canından birini kaybeder ve piyonu üssüne döner.
rule-c13 = Savaşı saldıran kazanırsa piyonu savunanın karesine geçer. Savunan kazanırsa piyonu yerinde kalır.
rule-c14 = Kaybedenin döneceği üssün üstünde başka bir piyon duruyorsa o piyon yer açar: oyuncusunun seçtiği bitişik bir boş kareye geçer. Bitişikte boş kare yoksa en yakın boş karelerden birine gider; uzaklık sekiz yönde adım adım, binalı ve piyonlu kareler de içinde olmak üzere haritanın bütün kareleri üzerinden sayılır, boşluklar üzerinden sayılmaz. Önce kaybedenin piyonu haritadan kaldırılır, saldıran kazandıysa onun karesine geçer; üsse ancak ondan sonra bakılır. Bu yüzden az önce boşalan kareler seçilebilir, üssün kendisi seçilemez. Savaşın galibi bile yer açmak zorunda kalabilir: kendi üssünde duran bir piyonu yenerseniz o kareye geçer, sahibi oyunda kaldıysa hemen ardından orayı boşaltırsınız. †
rule-c15 = Canı kalmayan oyuncu oyundan çıkar. Piyonu hemen haritadan kalkar ve kimsenin onun üssünde yer açması gerekmez; binaları ise onun olarak kalır ve oyunun sonunda sayılır. †
rule-c16 = Oyun, tek oyuncu kalınca biter. Her küçük bina 1, her büyük bina 3 puan getirir; kalan son oyuncu 5 puan daha alır. Toplamı en yüksek olan kazanır, eşitlikte zafer paylaşılır. Örneğin 2 büyük ve 5 küçük binayla 11 puanı olan oyuncu, 1 büyük ve 2 küçük binası olup son kalan 10 puanlı oyuncuyu geçer. †
rule-c17 = Tur sınırı: Dilerseniz oyunun en çok kaç tur süreceğini baştan belirlersiniz. Sıra ilk oyuncunun yerine her döndüğünde, o oyuncu oyundan çıkmış olsa bile, bir tur biter. Son turdan sonra, yer açması gereken bir piyon varsa o da yer açınca, oyun o anki durumuyla biter. 5 ek puan yalnızca tek oyuncu kaldıysa verilir. †
