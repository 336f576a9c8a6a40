# Pencere: tahtaların çevresindekiler.

web-title = Taht
web-tagline = Krallık oyunları, herkese açık tek bir masada
web-language = Dil
web-theme = Açık ya da koyu tema
web-home = Bütün oyunlar
web-about-kingdomino = Dominolarınızı seçin, topraklarınızı kalenizin çevresinde büyütün, her tacın hakkını verin.
web-new-game = Yeni oyun
web-continue = Oyununuza devam edin: { $game }
web-players = Oyuncular
web-player-count = Oyuncu sayısı
web-seat = { $number }. koltuk
web-seat-name = Ad
web-person = İnsan
web-level-novice = Bot: acemi
web-level-squire = Bot: silahtar
web-level-knight = Bot: şövalye
web-level-master = Bot: usta
web-options = Seçenekler
web-start = Başla
web-now = { $seat }: { $todo }
web-thinking = { $seat } düşünüyor
web-check-turn = { $seat }: hamleniz bu mu? Onaylayın ya da geri alın.
web-confirm = Onayla
web-undo = Geri al
web-restart-turn = Hamleyi sıfırla
web-rotate = Dominoyu döndür
web-place = Buraya koy
web-place-gain = Buraya koy: { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
web-place-help = Parlayan bir kareye dokunun ya da ok tuşlarıyla ilerleyin; dominoyu R ile döndürün, Enter ile yerine koyun.
web-hint = İpucu
web-hint-said = { $event }: bunun gibi 100 oyundan { $percent } tanesini kazandırır
web-seat-title = { $seat }: { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
web-log = Oyun günlüğü
web-over = Oyun bitti
web-won = { $seat } kazandı
web-shared = Galibiyeti paylaşanlar: { $seats }
web-record = Kaydı indir
web-in-words = Yazarak oyna
web-type-move = Bir hamle yazın
web-type-example = örneğin { $example }
web-do-it = Oyna
web-auto-confirm = Hamleler otomatik onaylansın
web-not-kept = Bu tarayıcı oyunu saklamamıza izin vermiyor: sayfa kapanınca oyun kaybolur.
web-bot-gone = Botun arka plandaki işlemi durdu; bot artık sayfanın içinde düşünüyor, sayfa bir süre yavaşlayabilir.
web-not-saved-here = burada saklanan veri bu programın bir oyunu değil
web-cannot-continue = Saklanan oyuna devam edilemiyor: { $reason }
web-about-kingdom-builder = Ülkenin dört bir yanına yerleşimler kurun, mekânların sunduklarından yararlanın, kartlardan altın kazanın.
web-about-capture = Haritayı kurun, yola çıkın, on iki yüzlü zarı atın, binaları herkesten önce ele geçirin.
web-skip = İçeriğe geç
web-board = Oyun tahtası
web-map = Harita
web-side = Masa
web-points = Şimdiye kadarki puanlar
web-tools = Eylemler
web-build = Yerleşim kur
web-end-turn = Sırayı bitir
web-where-to = Nereye? Parlayan bir yer seçin ya da vazgeçmek için Escape tuşuna basın.
web-point-help = Parlayan bir yere dokunun ya da ok tuşlarıyla ilerleyin; N ile sıradaki parlayan yere geçin, Enter ile seçin.
web-hint-thinking = İyi bir hamle aranıyor…
web-see-clause = { $clause } kuralı
web-box = Kutuda kalanlar
web-box-dominoes = Henüz görülmeyen: { $count ->
        [one] { $count } domino
       *[other] { $count } domino
    }
web-played = oynanmış { $terrain } kartı: { $count }
web-gold = Altın getirenler
web-card-hidden = gizli kart
web-hold-card = Kartı görmek için basılı tutun
web-layout = Harita
web-by-hand = oyuncular karo karo kurar
web-empty-no-limit = (boş bırakılırsa sınır yok)
web-empty-chance = (burada seçilmezse kurayla belirlenir)
web-turned = döndürülmüş
web-nth = { $number }. seçim
web-open-record = Kayıt aç
web-cannot-open = Bu dosya açılamıyor: { $reason }
web-replay = Yeniden izle
web-play-again = Yeniden oyna
web-first = Başa dön
web-back = Geri
web-forward = İleri
web-play = Oynat
web-moment = Adım { $number } / { $count }
web-curve = Kazanma şansının seyri
web-curve-progress = Oyun inceleniyor: %{ $percent }
web-chance = { $seat }: %{ $percent }
web-scoring = Gerçek masada puan hesabı
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
web-hand = Yerleşimlerin sahibi
web-boards = Dört tahta
web-total = { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
web-begin-anew = Baştan başla
web-needs = Bu masa için JavaScript ve WebAssembly gerekir; son yıllarda çıkan her tarayıcıda ikisi de vardır. Lütfen bunlara izin verin ya da daha yeni bir tarayıcı kullanın.
web-kingdom-builder-option-boards = Tahtalar: haritanın dört tahtasını seçin
web-kingdom-builder-option-cards = Kartlar: altın getiren üç kartı seçin
web-top-left = Sol üst
web-top-right = Sağ üst
web-bottom-left = Sol alt
web-bottom-right = Sağ alt
web-cancel = Vazgeç
web-pause = Duraklat
web-seat-gold = { $seat }: { $points } altın
web-total-gold = { $points } altın
web-there = { $place }: { $what }
web-settled = { $seat }, yerleşimler: { $hexes }
web-pawn = { $seat }: piyon { $pawn }, üs { $base }, can { $lives }
web-building = { $square }: { $kind }, kalan puan { $points }, { $owner }
web-nobodys = sahipsiz
web-row = { $row }. satır: { $lands }
web-turn-of = Sıra: { $seat }
web-your-turn = Sıra sizde
web-sending = Hamleniz gönderiliyor…
web-connecting = Masaya bağlanılıyor…
web-lost = Bağlantı koptu. Hiçbir şey kaybolmadı: ağ geri gelir gelmez oyun burada sürer.
web-gone-on = Oyun ilerledi: bu hamle sizin yerinize oynanmıştı. Şu anki durum bu.
web-refused = Masa bu hamleyi kabul etmedi; lütfen başka bir hamle deneyin.
web-unreachable = Sunucuya ulaşılamıyor. Botlara karşı ve bu cihazda yine de oynayabilirsiniz.
web-problem-no-table = Böyle bir masa yok. Kapatılmış olabilir ya da bağlantı eksiktir.
web-problem-seat-taken = Bu yere az önce başkası oturdu.
web-problem-seats-free = Hâlâ boş yer var.
web-problem-begun = Oyun başladı bile.
web-problem-wrong-secret = Masa, bu cihazın bunu yapmasına izin vermiyor. Yer boşaltılmış olabilir.
web-seat-lost = Sunucu şu anda yerinizi kabul etmiyor; boşaltılmış olabilir. İzleyebilirsiniz. Yeriniz bu cihazda saklı kalır: yeniden deneyin ya da kaldırın.
web-try-again = Yeniden dene
web-remove-seat = Bu yeri bu cihazdan kaldır
web-missing = Bu sunucu masayı şu anda tanımıyor. Oradaki yeriniz bu cihazda saklı; sayfa denemeyi sürdürüyor.
web-other-commitment = Masa, dağıtımlar için oyundan önce verdiği sözü değiştirdi. Bu oyuna artık güvenilemez: sayfa durdu ve başka hiçbir şey göndermiyor. Oyun kaydını saklayın; öteki oyuncularla ve sunucuyu işletenle konuşun.
web-other-events = Bu cihazın daha önce gördüğü hamleler değişmiş. Sunucu eski verilerle dönmüş ya da biri oyuna müdahale etmiş olabilir. Bu oyuna artık güvenilemez: sayfa durdu ve başka hiçbir şey göndermiyor. Oyun kaydını saklayın; öteki oyuncularla ve sunucuyu işletenle konuşun.
web-problem-bad-name = Lütfen başkalarının okuyabileceği bir ad yazın.
web-problem-name-taken = Bu masada buna benzeyen bir ad zaten var. Lütfen başka bir ad seçin.
web-problem-address-taken = Bu masada sizin ağınızdan biri zaten oynuyor. Birden çok kişiye ancak masayı kuran, kurarken izin verebilir.
web-problem-too-many = Bir anda biraz fazla oldu. Lütfen biraz bekleyip yeniden deneyin.
web-other-build = Sunucuda bu sayfanın daha yeni bir sürümü var. Hamlenizi tamamlayın, sonra sayfayı yeniden yükleyin.
web-problem-outdated = Bu sayfanın sürümü sunucununkiyle aynı değil. Lütfen sayfayı yenileyin. Düzelmezse sunucu sayfadan eskidir: güncellenmesini bekleyin. Yeriniz bu cihazda saklı.
web-reload = Sayfayı yenile
web-problem-not-your-turn = Sıra sizde değil.
web-problem-unavailable = Sunucu şu anda meşgul. Lütfen birazdan yeniden deneyin.
web-problem-frozen = Bu oyun, kuralların şimdiki sürümüyle sürdürülemiyor; oynanan her şey saklanıyor. ({ $about })
web-over-frozen = Bu oyun bitti. Kuralların şimdiki sürümü onu yeniden oynatamıyor; sonuç ve oynanan her şey saklanıyor. ({ $about })
web-problem-other = Olmadı. ({ $about })
web-away = { $name } burada değil
web-away-patience = { $name } burada değil; uzun sürerse yerine bir bot oynar
web-stood-in = { $name } masada değil; dönene kadar onun yerine bir bot oynuyor
web-fair = { $count ->
        [one] Karıştırma adildi: { $count } dağıtım denetlendi, oyun kaydı da bu cihazın oyun sırasında not ettikleriyle ({ $what }) karşılaştırıldı. Kendiniz bakın.
       *[other] Karıştırma adildi: { $count } dağıtımın hepsi denetlendi, oyun kaydı da bu cihazın oyun sırasında not ettikleriyle ({ $what }) karşılaştırıldı. Kendiniz bakın.
    }
web-fair-record = { $count ->
        [one] { $count } dağıtım kayda uyuyor. Yalnızca kaydın kendisi denetlendi, çünkü bu cihaz oyun sırasında hiçbir şey not etmedi.
       *[other] { $count } dağıtımın hepsi kayda uyuyor. Yalnızca kaydın kendisi denetlendi, çünkü bu cihaz oyun sırasında hiçbir şey not etmedi.
    }
web-noted-commit = sunucunun taahhüdü
web-noted-sealed = bütün mühürler
web-noted-nonce = kendi rastgele baytlarınız
web-noted-events = size gösterilen olaylar
web-unfair = Dağıtımlar doğrulanamadı: { $reason }
web-fair-how = Kimse oturmadan önce sunucu bir sırrın parmak izini yayımladı (commit). Masadaki herkes rastgele baytlarının parmak izini (sealed), baytların kendisini (nonces) ise ancak bütün parmak izleri belli olunca yayımladı. Sır (seed) artık açık; her dağıtım ondan ve bu baytlardan çıkıyor: dağıtımları kimse seçemezdi. Yine de sunucuyu işleten kişi sırrı baştan beri bilir ve sırada ne olduğunu bilebilirdi. Başka yerde denetlemek için oyun kaydını indirip şunu çalıştırın:
web-rematch = Rövanş
web-join-rematch = Rövanşa katıl
web-where-played = Nerede oynuyorsunuz?
web-on-this-device = Bu cihazda
web-by-link = Arkadaşlarla, bağlantıyla
web-with-others = Arkadaşlarla
web-your-name = Adınız
web-patience = Olmayanın yerine bot oynar
web-patience-live = bir buçuk dakika sonra (canlı)
web-patience-days = iki gün sonra (sıra sıra)
web-patience-endless = asla: herkes beklenir
web-allow-hints = Oyun sırasında ipucuna izin ver
web-listed = Masayı yabancılar da görsün
web-one-address = Bir yerden (aynı ağdan) birden çok kişi oynayabilir
web-make-table = Masayı kur
web-invite = Bu bağlantıyı birlikte oynamak istediklerinize gönderin. Açan herkes oturabilir ya da izleyebilir.
web-link = Masanın bağlantısı
web-copy = Bağlantıyı kopyala
web-copied = Kopyalandı
web-not-copied = Kopyalanamadı: lütfen bağlantıyı seçip kendiniz kopyalayın
web-send-link = Paylaş…
web-code = Bağlantının karekodu
web-only-here = Bu bağlantıyı yalnızca bu cihaz açabilir. Ağınızdaki arkadaşlar için sunucuyu şöyle başlatın:
web-free = boş
web-you = (siz)
web-is-away = (burada değil)
web-sit = Buraya otur
web-seat-bot = Bot ekle
web-stand-up = Kalk
web-free-seat = Bu yeri boşalt
web-free-seats = { $count ->
        [one] { $count } oyuncu daha bekleniyor
       *[other] { $count } oyuncu daha bekleniyor
    }
web-wait-for-start = Herkes geldi. Oyun başlayabilir.
web-host-starts = Herkes geldi. Oyunu, masayı kuran başlatır.
web-opening = Oyun başlamak üzere; şu oyuncuların sayfalarının onayı bekleniyor: { $names }. Sayfa açık ve bağlıysa bunu kendiliğinden yapar.
web-links = İzlemeleri için başkalarını davet edin
web-other-device = Başka bir cihazda oynamayı sürdür
web-personal-link = Bu bağlantı yalnızca sizin: kimde varsa sizin yerinizde oynar. Kimseyle paylaşmayın.
web-which-seat = Bu cihazın bu masada birden çok yeri var. Hangisini kullanmak istiyorsunuz?
web-seat-before = önceki yeriniz
web-seat-of-link = açtığınız bağlantının yeri
web-other-seat = Bu masada başka bir yer kullan
web-close-table = Bu masayı kapat
web-own-tables = Masalarınız
web-own-table-with = { $game }, oyuncular: { $names }
web-own-table-with-over = { $game }, oyuncular: { $names } (bitti)
web-own-table-over = { $game } (bitti)
web-own-table-unknown = Masa { $table }
web-is-missing = (bu sunucu onu şu anda tanımıyor)
web-remove = Kaldır
web-remove-how = Masa yalnızca bu cihazın listesinden kaldırılır; başkalarında kalır. Yerinize ancak kişisel bağlantınızla dönebilirsiniz.
web-remove-for-everybody = Herkes için silinmesini de iste. Başlamış bir oyun ancak bütün oyuncuları isterse silinir.
web-remove-here = Bu cihazdan kaldır
web-removed = Kaldırıldı.
web-removed-others = { $count ->
        [one] Bu cihazdan kaldırıldı. { $count } oyuncu daha isterse herkes için silinir.
       *[other] Bu cihazdan kaldırıldı. { $count } oyuncu daha isterse herkes için silinir.
    }
web-open-tables = Açık masalar
web-open-table = { $game }: { $count ->
        [one] { $count } boş yer
       *[other] { $count } boş yer
    }
web-accuracies = Hamlelerin isabeti
web-accuracy = { $seat }: %{ $percent }
web-moments = En önemli anlar
web-moment-said = { $played } (daha iyisi: { $best }; kazanma şansının %{ $percent } kadarına mal oldu)
web-share-replay = Bu tekrarı bağlantıyla paylaş
web-call = Sıra bana gelince sesle haber ver
