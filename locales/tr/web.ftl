# Pencere: tahtaların çevresindekiler.

web-title = Taht
web-language = Dil
web-theme = Açık ya da koyu tema
web-home = Bütün oyunlar
web-about-kingdomino = Domino seçin, topraklarınızı kalenizin çevresinde büyütün, her taçtan puan kazanın.
web-new-game = Yeni oyun
web-players = Oyuncular
web-player-count = Oyuncu sayısı
web-seat = { $number }. yer
web-seat-name = Ad
web-person = İnsan
web-level-novice = Bot: acemi
web-level-squire = Bot: silahtar
web-level-knight = Bot: şövalye
web-level-master = Bot: usta
web-options = Seçenekler
web-start = Başla
web-now = { $seat }: { $todo }
web-thinking = { $seat } düşünüyor…
web-check-turn = { $seat }: hamlenizi onaylayın ya da geri alın.
web-confirm = Onayla
web-undo = Geri al
web-restart-turn = Hamleyi sıfırla
web-rotate = Dominoyu döndür
web-place = Buraya koy
web-place-help = Dominoyu sürükleyin ya da bir yıldıza tıklayın; R döndürür, Enter yerleştirir.
web-place-touch = Dominoyu sürükleyin ya da bir yıldıza dokunun. Yeniden dokununca döner.
web-hint = İpucu
web-seat-title = { $seat }: { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
web-log = Oyun günlüğü
web-over = Oyun bitti
web-won = { $seat } kazandı
web-shared = Ortak zafer: { $seats }
web-record = Kaydı indir
web-in-words = Yazarak oyna
web-type-move = Bir hamle yazın
web-type-example = örneğin { $example }
web-do-it = Hamleyi oyna
web-ask-before-end = Sıram bitmeden bana sor
web-not-kept = Tarayıcınız bu oyunu saklamamıza izin vermiyor. Sayfayı kapatırsanız oyun kaybolur.
web-bot-gone = Bot artık bu sayfanın içinde düşünüyor; sayfa kısa süre yavaşlayabilir.
web-not-saved-here = saklanan veri bir Taht oyunu değil
web-cannot-continue = Saklanan oyuna devam edilemiyor: { $reason }
web-about-kingdom-builder = Yerleşimler kurun, mekânların gücünü kullanın, altın kazanın.
web-about-capture = Haritayı kurun, piyonunuzu yola çıkarın, on iki yüzlü zarı atın, binaları herkesten önce ele geçirin.
web-skip = İçeriğe geç
web-board = Oyun tahtası
web-map = Harita
web-side = Masa
web-points = Şimdiye kadarki puanlar
web-tools = Eylemler
web-build = Yerleşim kur
web-end-turn = Sırayı bitir
web-where-to = Şimdi parlayan bir yer seçin ya da baştan başlamak için vazgeçin.
web-point-help = Parlayan bir yere dokunun ya da ok tuşlarıyla ilerleyin; N ile sıradaki parlayan yere geçin, Enter ile seçin.
web-hint-thinking = İyi bir hamle aranıyor…
web-see-clause = { $clause } kuralı
web-box = Kalanlar
web-box-dominoes = Henüz görülmeyen: { $count ->
        [one] { $count } domino
       *[other] { $count } domino
    }
web-played = oynanmış { $terrain } kartı: { $count }
web-gold = Altın kazanma yolları
web-card-hidden = gizli kart
web-hold-card = Kartı görmek için basılı tutun
web-layout = Harita
web-by-hand = oyuncular karo karo kurar
web-empty-no-limit = (sınır istemiyorsanız boş bırakın)
web-empty-chance = (boş bırakılırsa kurayla)
web-turned = döndürülmüş
web-nth = { $number }. kart
web-open-record = Kayıt aç
web-cannot-open = Bu dosya açılamıyor: { $reason }
web-replay = Yeniden izle
web-rules = Kurallar
web-first = Başa dön
web-back = Geri
web-forward = İleri
web-play = Oynat
web-moment = Adım { $number } / { $count }
web-curve = Kazanma şansları
web-curve-progress = Oyun inceleniyor: %{ $percent }
web-chance = { $seat }: %{ $percent }
web-scoring = Masada oynanan oyunu puanla
web-draw-help = Bir yeryüzü şekli ve taç sayısı seçin, sonra karelere dokunun; aynı seçimle bir daha dokunursanız kare silinir.
web-draw-castle = Kale nerede? Kaleyi seçip durduğu kareye dokunun.
web-settle-help = Masanızdaki tahtaları ve kartları seçin; sonra bir oyuncu seçip yerleşimlerinin durduğu altıgenlere dokunun.
web-erase = Sil
web-crown = Taçlar
web-crowns = { $count ->
        [0] taçsız
        [one] { $count } taç
       *[other] { $count } taç
    }
web-size = Krallığın boyutu
web-terrain = Yeryüzü şekli
web-hand = Yerleşimler kimin
web-boards = Dört tahta
web-total = { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
web-begin-anew = Baştan başla
web-needs = Bu sayfa için JavaScript ve WebAssembly gerekir. Lütfen bunları etkinleştirin ya da daha yeni bir tarayıcı kullanın.
web-kingdom-builder-option-boards = Tahtalar: haritanın dört tahtasını seçin
web-kingdom-builder-option-cards = Kartlar: altın getiren üç kartı seçin
web-top-left = Sol üst
web-top-right = Sağ üst
web-bottom-left = Sol alt
web-bottom-right = Sağ alt
web-cancel = Vazgeç
web-close = Kapat
web-pause = Duraklat
web-seat-gold = { $seat }: { $points } altın
web-total-gold = { $points } altın
web-there = { $place }: { $what }
web-settled = { $seat }, yerleşimler: { $hexes }
web-pawn = { $seat }: piyon { $pawn }, üs { $base }, { $lives } can
web-building = { $square }: { $kind }, dayanıklılık { $points }, { $owner }
web-nobodys = sahipsiz
web-row = { $row }. satır: { $lands }
web-turn-of = Sıra: { $seat }
web-your-turn = Sıra sizde
web-sending = Hamleniz gönderiliyor…
web-connecting = Masaya bağlanılıyor…
web-lost = Bağlantı koptu. Oyununuz güvende; bağlantı gelince kaldığı yerden sürer.
web-gone-on = Sıranız sizin yerinize oynandı. Şu anki durum bu.
web-refused = Bu hamle kabul edilmedi; başka bir hamle deneyin.
web-unreachable = Sunucuya ulaşılamıyor. Botlara karşı ve bu cihazda oynamayı sürdürebilirsiniz.
web-not-loaded = Bu sayfa yüklenemedi. İnternet bağlantınız var mı?
web-problem-no-table = Böyle bir masa yok. Kapatılmış olabilir ya da bağlantı adresi eksik olabilir.
web-problem-seat-taken = Bu yere az önce başkası oturdu.
web-problem-seats-free = Hâlâ boş yer var.
web-problem-begun = Oyun çoktan başladı.
web-problem-wrong-secret = Bu yer artık bu cihazda sizin değil; oyunu izleyebilirsiniz.
web-seat-lost = Şu anda yerinizi kullanamıyorsunuz; boşaltılmış olabilir. Oyunu izleyebilirsiniz. Yeriniz bu cihazda saklı: yeniden deneyin ya da kaldırın.
web-try-again = Yeniden dene
web-remove-seat = Bu yeri bu cihazdan kaldır
web-missing = Sunucu bu masayı şu anda bulamıyor. Oradaki yeriniz bu cihazda saklı; sayfa denemeyi sürdürüyor.
web-other-commitment = Masanın oyundan önce kura ve zarlar için verdiği söz değişti. Bu oyuna artık güvenilemez: sayfa durdu ve başka hiçbir şey göndermiyor. Oyun kaydını saklayın; öteki oyuncularla ve sunucuyu işletenle konuşun.
web-other-events = Bu cihazın daha önce gördüğü hamleler değişmiş. Sunucu eski verilerle dönmüş ya da biri oyuna müdahale etmiş olabilir. Bu oyuna artık güvenilemez: sayfa durdu ve başka hiçbir şey göndermiyor. Oyun kaydını saklayın; öteki oyuncularla ve sunucuyu işletenle konuşun.
web-problem-bad-name = Lütfen başkalarının okuyabileceği bir ad yazın.
web-problem-name-taken = Bu masada buna benzeyen bir ad var. Lütfen başka bir ad seçin.
web-problem-address-taken = Bu masada sizin ağınızdan biri zaten oynuyor. Daha fazlasına ancak masayı kuran, kurarken izin verebilir.
web-problem-kept-apart = Siz ve bu masadaki bir oyuncu birlikte oynamıyorsunuz. Lütfen başka bir masa seçin.
web-problem-seat-kept = Bu yer, önceki oyunda oynayan biri için ayrıldı. Birkaç dakika sonra yeniden deneyin.
web-problem-locked = Ev sahibi masayı kilitledi.
web-problem-removed = Ev sahibi sizi bu masadan çıkardı. Oyunu izleyebilirsiniz.
web-problem-resigned = Bu oyundan çekildiniz. Oyunu izleyebilirsiniz.
web-problem-replaced = Bir süre yoktunuz; diğerleri yerinizi başkasına verdi. Oyunu izleyebilirsiniz.
web-problem-not-gone = Bu oyuncu masada ya da az önce buradaydı; yerine henüz başkası oturtulamaz.
web-problem-over = Bu oyun bitti.
web-problem-bad-clock = Böyle bir süre olmaz: bir sıra 5 saniye ile 30 gün arasında sürer, yedek süre en çok bir gündür.
web-problem-too-many = Çok fazla istek gönderildi. Lütfen biraz bekleyip yeniden deneyin.
web-other-build = Bu sayfanın daha yeni bir sürümü var. Hamlenizi tamamlayın, sonra sayfayı yenileyin.
web-rewound = Bu sunucunun işletmecisi bu oyunun son hamlelerini geri aldı. Oradan devam etmek için sayfayı yenileyin.
web-problem-outdated = Bu sayfa eskimiş. Lütfen yenileyin; yeriniz bu cihazda saklı.
web-reload = Sayfayı yenile
web-problem-not-your-turn = Sıra sizde değil.
web-problem-unavailable = Sunucu şu anda meşgul. Lütfen birazdan yeniden deneyin.
web-problem-frozen = Kurallar güncellendi, bu yüzden oyun sürdürülemiyor. Oynanan her şey saklanıyor. ({ $about })
web-over-frozen = Bu oyun bitti. Kurallar sonradan güncellendi, bu yüzden oyun yeniden izlenemiyor. Sonuç ve oynanan her şey saklanıyor. ({ $about })
web-problem-other = Bir sorun çıktı. ({ $about })
web-away = { $name } burada değil
web-away-patience = { $name } burada değil; uzun sürerse yerine bir bot oynayacak
web-stood-in = { $name } burada değil; dönene kadar yerine bir bot oynuyor
web-fair = { $count ->
        [one] Adil olduğu doğrulandı: { $count } kura ya da zar denetlendi; oyun kaydı, bu cihazın oyun sırasında not ettikleriyle ({ $what }) uyuşuyor. Nasıl olduğunu görün.
       *[other] Adil olduğu doğrulandı: { $count } kura ve zarın hepsi denetlendi; oyun kaydı, bu cihazın oyun sırasında not ettikleriyle ({ $what }) uyuşuyor. Nasıl olduğunu görün.
    }
web-fair-record = { $count ->
        [one] { $count } kura ya da zar kayda uyuyor. Yalnızca kaydın kendisi denetlendi, çünkü bu cihaz oyun sırasında hiçbir şey not etmedi.
       *[other] { $count } kura ve zarın hepsi kayda uyuyor. Yalnızca kaydın kendisi denetlendi, çünkü bu cihaz oyun sırasında hiçbir şey not etmedi.
    }
web-noted-commit = sunucunun taahhüdü
web-noted-sealed = bütün mühürler
web-noted-nonce = kendi rastgele baytlarınız
web-noted-events = size gösterilen olaylar
web-unfair = Kura ve zarlar doğrulanamadı: { $reason }
web-fair-how = Kimse oturmadan önce sunucu bir sırrın parmak izini yayımladı (commit). Masadaki herkes rastgele baytlarının parmak izini (sealed), baytların kendisini (nonces) ise ancak bütün parmak izleri belli olunca yayımladı. Sır (seed) artık açık; bütün kura ve zarlar ondan ve bu baytlardan çıkıyor: bunları kimse seçemezdi. Yine de sunucuyu işleten kişi sırrı baştan beri bilir ve sırada ne olduğunu bilebilirdi. Kendiniz doğrulamak için oyun kaydını indirin ve bu komutu çalıştırın:
web-rematch = Rövanş
web-join-rematch = Rövanşa katıl
web-where-played = Nerede oynamak istiyorsunuz?
web-on-this-device = Bu cihazda
web-by-link = Arkadaşlarla çevrimiçi
web-with-others = Arkadaşlarla
web-your-name = Adınız
web-patience = Ayrılanın yerine bot oynasın
web-patience-live = bir buçuk dakika sonra (canlı)
web-patience-days = iki gün sonra (yazışmalı)
web-patience-endless = asla (hep beklenir)
web-allow-hints = Oyun sırasında ipucu alınabilsin
web-listed = Masa herkese açık olsun
web-one-address = Aynı yerden (aynı ağdan) birden çok kişi oynayabilsin
web-make-table = Masayı kur
web-invite = Bu bağlantıyı birlikte oynamak istediklerinize gönderin. Bağlantısı olan herkes katılabilir ya da izleyebilir.
web-link = Masanın bağlantısı
web-copy = Bağlantıyı kopyala
web-copied = Kopyalandı
web-not-copied = Kopyalanamadı. Lütfen bağlantıyı kendiniz kopyalayın.
web-send-link = Paylaş…
web-code = Bağlantının QR kodu
web-only-here = Bu bağlantı yalnızca bu cihazda çalışır. Ağınızdaki arkadaşlar için sunucuyu böyle başlatın:
web-free = boş
web-you = (siz)
web-is-away = (burada değil)
web-sit = Buraya otur
web-seat-bot = Bot ekle
web-stand-up = Masadan kalk
web-free-seat = Bu yeri boşalt
web-free-seats = { $count ->
        [one] { $count } oyuncu daha bekleniyor
       *[other] { $count } oyuncu daha bekleniyor
    }
web-wait-for-start = Herkes geldi. Oyun başlayabilir.
web-host-starts = Herkes geldi. Oyunu, masayı kuran başlatır.
web-opening = Oyun başlamak üzere. Sayfasının onayı beklenen oyuncular: { $names }. Açık ve bağlı bir sayfa bunu kendiliğinden yapar.
web-links = İzleyici davet et
web-other-device = Başka bir cihazda sürdür
web-personal-link = Bu bağlantıyı bilen herkes sizin yerinize oynayabilir. Kimseyle paylaşmayın.
web-which-seat = Bu cihazın bu masada birden çok yeri var. Hangisini kullanmak istiyorsunuz?
web-seat-before = önceki yeriniz
web-seat-of-link = açtığınız bağlantıdaki yer
web-other-seat = Bu masada başka bir yer kullan
web-close-table = Bu masayı kapat
web-own-tables = Masalarınız
web-own-table-with = { $game }, oyuncular: { $names }
web-own-table-with-over = { $game }, oyuncular: { $names } (bitti)
web-own-table-over = { $game } (bitti)
web-own-table-unknown = Masa { $table }
web-is-missing = (sunucu onu şu anda bulamıyor)
web-remove = Kaldır
web-remove-how = Masa yalnızca bu cihazın listesinden kaldırılır; başkalarında kalır. Yerinize ancak kişisel bağlantınızla dönebilirsiniz.
web-remove-for-everybody = Herkes için silinmesini de iste. Başlamış bir oyun ancak bütün oyuncuları isterse silinir.
web-remove-here = Bu cihazdan kaldır
web-removed = Kaldırıldı.
web-removed-others = { $count ->
        [one] Bu cihazdan kaldırıldı. { $count } oyuncu daha isterse herkes için silinir.
       *[other] Bu cihazdan kaldırıldı. { $count } oyuncu daha isterse herkes için silinir.
    }
web-accuracies = Hamle isabeti
web-accuracy = { $seat }: %{ $percent }
web-moments = En önemli anlar
web-share-replay = Bu incelemeyi bağlantıyla paylaş
web-call = Sıram gelince ses çal
web-found = İyi buldunuz: başka her hamle açıkça daha kötüydü
web-found-by = { $seat }: en iyi ve tek iyi hamle
web-next-best = Sıradaki en iyi
web-problem-bad-signature = Kimliğiniz doğrulanamadı. Yeniden deneyin.
web-problem-no-such-person = Sunucu bu kişiyi tanımıyor.
web-problem-person-gone = Bu kimlik silinmiş.
web-problem-old-version = Başka bir cihazınız daha hızlıydı. Yeniden deneyin.
web-problem-bad-change = Sunucu bunu kaydedemiyor.
web-problem-bad-seek = Sunucuda bu tür bir oyun yok.
web-unknown = Bu adreste bir şey yok
web-unknown-why = Bağlantı eksik olabilir: gönderenden tamamını isteyin ya da buradan devam edin.
