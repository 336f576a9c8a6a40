# Krallık Kurucusu

kingdom-builder-title = Krallık Kurucusu

kingdom-builder-grass = çayır
kingdom-builder-canyon = kanyon
kingdom-builder-desert = çöl
kingdom-builder-flower = çiçek tarlası
kingdom-builder-forest = orman
kingdom-builder-water = su
kingdom-builder-mountain = dağ
kingdom-builder-castle = kale
kingdom-builder-location = mekân

kingdom-builder-oracle = kâhin
kingdom-builder-farm = çiftlik
kingdom-builder-oasis = vaha
kingdom-builder-tower = kule
kingdom-builder-tavern = taverna
kingdom-builder-barn = ahır
kingdom-builder-harbor = liman
kingdom-builder-paddock = otlak

kingdom-builder-about-oracle = kartınızın arazisine bir yerleşim daha
kingdom-builder-about-farm = çayıra bir yerleşim daha
kingdom-builder-about-oasis = çöle bir yerleşim daha
kingdom-builder-about-tower = haritanın kenarına bir yerleşim daha
kingdom-builder-about-tavern = en az üç yerleşiminizin oluşturduğu düz bir çizginin iki ucundan birine bir yerleşim daha
kingdom-builder-about-barn = bir yerleşiminizi kartınızın arazisine taşıyın
kingdom-builder-about-harbor = bir yerleşiminizi suya taşıyın
kingdom-builder-about-paddock = bir yerleşiminizi düz çizgide iki altıgen öteye taşıyın

kingdom-builder-castles = kaleler
kingdom-builder-fishermen = balıkçılar
kingdom-builder-miners = madenciler
kingdom-builder-workers = işçiler
kingdom-builder-discoverers = kâşifler
kingdom-builder-knights = şövalyeler
kingdom-builder-hermits = keşişler
kingdom-builder-citizens = vatandaşlar
kingdom-builder-merchants = tüccarlar
kingdom-builder-lords = lordlar
kingdom-builder-farmers = çiftçiler

kingdom-builder-about-castles = yanında yerleşiminiz olan her kale için 3 altın
kingdom-builder-about-fishermen = su kıyısındaki her yerleşim için 1 altın; suyun üstündekiler sayılmaz
kingdom-builder-about-miners = bir dağın yanındaki her yerleşim için 1 altın
kingdom-builder-about-workers = bir mekânın ya da kalenin yanındaki her yerleşim için 1 altın
kingdom-builder-about-discoverers = yerleşiminiz olan her satır için 1 altın
kingdom-builder-about-knights = en dolu satırınızdaki her yerleşim için 2 altın
kingdom-builder-about-hermits = birbirinden ayrı her yerleşim grubu için 1 altın
kingdom-builder-about-citizens = en büyük grubunuzdaki her iki yerleşim için 1 altın
kingdom-builder-about-merchants = yerleşimlerinizle başka bir mekâna ya da kaleye bağladığınız her mekân ya da kale için 4 altın
kingdom-builder-about-lords = her bölgede en çok yerleşimi olana 12, ikinci olana 6 altın
kingdom-builder-about-farmers = en az yerleşiminizin olduğu bölgedeki her yerleşiminiz için 3 altın

## Seçenekler

kingdom-builder-option-players = Oyuncular: iki ile dört arası
kingdom-builder-option-boards = Tahtalar: sol üst, sağ üst, sol alt, sağ alt; adın ardındaki ^ o tahtayı yarım tur döndürür
kingdom-builder-option-cards = Kartlar: bu oyunda altın getiren üç kart
kingdom-builder-variant-first_game = kural kitabının ilk oyun için önerdiği tahtalar ve kartlar

## Olaylar

kingdom-builder-board = { $board }
kingdom-builder-board-turned = { $board } (döndürülmüş)
kingdom-builder-tell-boards = Tahtalar: { $boards }
kingdom-builder-tell-cards = Altın, kalelerden ve şu kartlardan gelir: { $cards }
kingdom-builder-tell-first = { $seat } başlıyor
kingdom-builder-tell-draw = { $seat } kart çekiyor: { $terrain }
kingdom-builder-tell-draw-hidden = { $seat } bir kart çekiyor
kingdom-builder-tell-reveal = { $seat } kartını açıyor: { $terrain }
kingdom-builder-tell-redraw = O araziden boş altıgen kalmadı; { $seat } yeni bir kart çekiyor: { $terrain }
kingdom-builder-tell-build = { $seat } yerleşim kuruyor: { $hex }
kingdom-builder-tell-extra = { $seat } yerleşim kuruyor: { $hex } ({ $tile })
kingdom-builder-tell-move = { $seat } yerleşim taşıyor: { $from } → { $to } ({ $tile })
kingdom-builder-tell-end = { $seat } sırasını bitiriyor

kingdom-builder-prompt-reveal = Arazi kartınızı açın
kingdom-builder-prompt-build = { $owed } yerleşim daha kurun; arazi: { $terrain }
kingdom-builder-prompt-build-or-tile = { $owed } yerleşim kurun (arazi: { $terrain }) ya da önce bir karo kullanın: { $tiles }
kingdom-builder-prompt-end = Sıranızı bitirin
kingdom-builder-prompt-end-or-tile = Bir karo kullanın ({ $tiles }) ya da sıranızı bitirin
kingdom-builder-round = Tur { $round }
kingdom-builder-last-round = son tur

## Masa

kingdom-builder-hand = kart: { $terrain }
kingdom-builder-hand-hidden = kart: gizli
kingdom-builder-hand-open = açık kart: { $terrain }
kingdom-builder-supply = stokta { $count } yerleşim
kingdom-builder-start-player = başlangıç oyuncusu
kingdom-builder-tile = karo: { $tile }
kingdom-builder-tile-used = { $tile } (kullanıldı)
kingdom-builder-tile-fresh = { $tile } (sonraki sıranızdan itibaren)
kingdom-builder-legend-lands = G çayır  C kanyon  D çöl  F çiçek tarlası  T orman  W su  M dağ  S kale  L mekân
kingdom-builder-legend-marks = L ardında kalan karo sayısı, + yerleşim kurabileceğiniz yer
kingdom-builder-sites = Mekânlar
kingdom-builder-site = { $hex } { $kind }: { $left ->
        [0] karo kalmadı
       *[other] { $left } karo kaldı
    }
kingdom-builder-pile = çekme destesinde { $count } kart

## Altın

kingdom-builder-gold = { $source }: { $gold }
kingdom-builder-why = { $source }, { $gold } altın: { $hexes }
kingdom-builder-why-none = { $source }, { $gold } altın: hiç yerleşimi olmayan bir bölgeden

## Neden olmaz

kingdom-builder-due-boards = tahtalar dizilmeli
kingdom-builder-due-cards = Krallık Kurucusu kartları çekilmeli
kingdom-builder-due-first = başlangıç oyuncusu belirlenmeli
kingdom-builder-due-draw = { $seat } bir arazi kartı çekmeli ({ $form })
kingdom-builder-due-reveal = { $seat } arazi kartını açmalı
kingdom-builder-due-redraw = { $seat } işe yaramayan kartın yerine yeni bir kart çekmeli
kingdom-builder-due-build = { $seat }, { $owed } yerleşim daha kurmalı
kingdom-builder-due-finish = { $seat } karo kullanmalı ya da sırasını bitirmeli
kingdom-builder-due-nothing = oyun bitti
kingdom-builder-not-now = şimdi olmaz: { $due }
kingdom-builder-no-such-seat = { $number } numaralı yer yok; yerler 0 ile 3 arasında numaralanır
kingdom-builder-nobody-there = { $number } numaralı yerde kimse yok; yerler 0 ile { $last } arasında
kingdom-builder-off-the-map = { $hex } haritada yok; satır ve sütunlar 0 ile { $last } arasındadır
kingdom-builder-no-such-board = “{ $word }” adında bir tahta yok; tahtalar: { $known }
kingdom-builder-board-count = { $got } tahta adı verilmiş; bir harita { $count } tahtadan oluşur
kingdom-builder-board-twice = “{ $board }” tahtası iki kez yazılmış; haritanın dört tahtası birbirinden farklı olmalı
kingdom-builder-other-boards = bu oyunun seçenekleri başka tahtalar istiyor: { $agreed }
kingdom-builder-no-such-card = “{ $word }” adında bir kart yok; kartlar: { $known }
kingdom-builder-card-count = { $got } kart adı verilmiş; bir oyunda { $count } kart vardır
kingdom-builder-card-twice = “{ $card }” kartı iki kez yazılmış; oyunun üç kartı birbirinden farklı olmalı
kingdom-builder-other-cards = bu oyunun seçenekleri başka kartlar istiyor: { $agreed }
kingdom-builder-no-such-terrain = “{ $word }” adında bir arazi kartı yok; araziler: { $known }
kingdom-builder-no-card-left = çekme destesinde { $terrain } kartı kalmadı
kingdom-builder-not-in-hand = elinizdeki kart { $terrain } değil
kingdom-builder-nothing-owed = zorunlu yerleşimlerinizin hepsini kurdunuz; karo kullanın ya da sıranızı bitirin
kingdom-builder-still-owed = { $owed } yerleşim daha kurmalısınız; arazi: { $terrain }
kingdom-builder-empty-supply = stokunuzda yerleşim kalmadı; artık yalnızca haritadaki yerleşimlerinizi taşıyabilirsiniz
kingdom-builder-taken = { $hex } dolu; oradaki yerleşimin sahibi: { $seat }
kingdom-builder-not-buildable = { $hex } altıgenine yerleşim kurulamaz; orada { $land } var
kingdom-builder-wrong-land = { $hex } altıgeninin arazisi { $land }; gereken arazi: { $wanted }
kingdom-builder-apart = { $hex } altıgeni hiçbir yerleşiminize komşu değil; oysa komşu ve boş bir altıgen var, örneğin { $beside }
kingdom-builder-no-tile = kullanabileceğiniz { $tile } karosu yok
kingdom-builder-too-new = { $tile } karosunu bu sıranızda aldınız; bir sonraki sıranızdan itibaren kullanabilirsiniz
kingdom-builder-used-up = { $tile } karosunu bu sıranızda zaten kullandınız
kingdom-builder-midway = { $tile } karosunu zorunlu yerleşimlerden önce ya da sonra kullanabilirsiniz, arada kullanamazsınız; kurulacak { $owed } yerleşim daha var
kingdom-builder-not-own = { $hex } altıgeninde yerleşiminiz yok
kingdom-builder-same-hex = bir yerleşimi zaten durduğu altıgene taşıyamazsınız
kingdom-builder-wrong-use = { $tile } karosu böyle kullanılmaz: bazı karolarla yerleşim kurulur, ötekilerle yerleşim taşınır
kingdom-builder-not-on-edge = { $hex } haritanın kenarında değil
kingdom-builder-not-in-line = { $hex } altıgeni, en az üç yerleşiminizin oluşturduğu düz bir çizginin ucunda değil
kingdom-builder-not-two-away = { $to } altıgeni { $from } altıgeninden düz çizgide iki altıgen uzakta değil

## Gerçek masadan notlar

kingdom-builder-sketch-no-cards = kart adı yok; şöyle bir satır yazın: “cards: fishermen knights merchants”
kingdom-builder-sketch-cards-again = kartlar zaten verilmiş
kingdom-builder-sketch-boards-again = tahtalar zaten verilmiş
kingdom-builder-sketch-no-map = harita yok; tahtaları “boards: tavern paddock^ oasis farm” gibi bir satırla verin ya da haritayı çizin
kingdom-builder-sketch-nobody = yerleşim verilmemiş; “Ada: 3,4 4,5” gibi bir satır yazın ya da yerleşimleri haritaya çizin
kingdom-builder-sketch-letter = “{ $letter }” bir altıgen değil; G C D F T W M S L harflerinden birini, üstünde yerleşim varsa ardına oyuncunun numarasını yazın
kingdom-builder-sketch-player = oyuncular 1 ile 4 arasında numaralanır
kingdom-builder-sketch-no-land = burada hangi arazi var? Harfini yazın ya da çizimden önce tahtaların adlarını verin
kingdom-builder-sketch-row = bu satırda { $got } altıgen var; haritanın eni { $count }
kingdom-builder-sketch-rows = { $got } satır çizilmiş; haritada { $count } satır vardır
kingdom-builder-sketch-twice = { $hex } üstünde iki yerleşim var
kingdom-builder-sketch-too-many-players = { $got } oyuncu var; birlikte en çok { $most } kişi oynar
kingdom-builder-sketch-too-many = { $number } numaralı oyuncunun { $got } yerleşimi var; kimsenin { $most } yerleşimden fazlası olamaz
kingdom-builder-sketch-other-land = { $hex } çizimde { $drawn }, ama tahtalarda orası { $land }
kingdom-builder-sketch-afloat = suda bir yerleşim var ({ $hex }), ama bu haritada liman yok
kingdom-builder-why-tile = { $gold ->
        [0] { $tile } yanında: karosunu alırsınız.
       *[other] { $tile } yanında: karosunu ve +{ $gold } altın alırsınız.
    }
kingdom-builder-why-gold = { $gold } altın getirir.
kingdom-builder-why-room = Henüz altın yok ama daha fazlasına yol açar.
kingdom-builder-tiles-left = { $count ->
        [0] Karo kalmadı.
       *[other] { $count } karo kaldı.
    }
kingdom-builder-lords-tie = Bir bölgede eşit olanların hepsi altının tamamını alır.
kingdom-builder-left-behind = { $points } altın kaçtı
kingdom-builder-margin = Yalnızca { $points } altın fark.
kingdom-builder-coach-build = Kartınız bir arazi gösterir. Yerleşimlerinizi o arazinin parlayan altıgenlerine kurun.
kingdom-builder-coach-adjacent = Mümkünse kendi yerleşimlerinizin yanına kurmalısınız. Yalnızca mümkün değilse başka yerde başlayabilirsiniz.
kingdom-builder-coach-tile = Karonuz her sırada bir ek eylem verir; kurmadan önce ya da sonra.
kingdom-builder-coach-gold = Üç kart, oyun sonunda neyin altın getireceğini söyler. Kurmadan önce onlara bakın.
kingdom-builder-coach-location = Bir mekânın (altın kenarlı ve numaralı) yanına kurarak karosunu alın.
kingdom-builder-missed-tile = Bir mekân karosu kullanmaya değerdi
kingdom-builder-missed-wait = Karo bekleyebilirdi
kingdom-builder-missed-hex = Daha iyi bir altıgen vardı
kingdom-builder-missed-location = Bir mekân ulaşılabilirdi
kingdom-builder-close-castle = Bir kale daha size { $gold } altın getirirdi.
kingdom-builder-close-lords = Bölgelerden birinde tek bir yerleşim daha, lordlardan { $gold } altın daha getirirdi.
kingdom-builder-left = { $count } kaldı
