# Pencere: tahtaların çevresindekiler.

window-title = Taht
window-tagline = Krallık oyunları, herkese açık tek bir masada
window-language = Dil
window-theme = Açık ya da koyu tema
window-home = Bütün oyunlar
window-about-kingdomino = Dominolarınızı seçin, topraklarınızı kalenizin çevresinde büyütün, her tacın hakkını verin.
window-new-game = Yeni oyun
window-continue = Oyununuza devam edin: { $game }
window-players = Oyuncular
window-player-count = Oyuncu sayısı
window-seat = { $number }. koltuk
window-seat-name = Ad
window-person = İnsan
window-level-novice = Bot: acemi
window-level-squire = Bot: silahtar
window-level-knight = Bot: şövalye
window-level-master = Bot: usta
window-options = Seçenekler
window-start = Başla
window-now = { $seat }: { $todo }
window-thinking = { $seat } düşünüyor
window-check-turn = { $seat }: hamleniz bu mu? Onaylayın ya da geri alın.
window-confirm = Onayla
window-undo = Geri al
window-restart-turn = Hamleyi sıfırla
window-rotate = Dominoyu döndür
window-place = Buraya koy
window-place-gain = Buraya koy: { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
window-place-help = Parlayan bir kareye dokunun ya da ok tuşlarıyla ilerleyin; dominoyu R ile döndürün, Enter ile yerine koyun.
window-hint = İpucu
window-hint-said = { $event }: bunun gibi 100 oyundan { $percent } tanesini kazandırır
window-kingdom = { $seat }: { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
window-log = Oyun günlüğü
window-over = Oyun bitti
window-won = { $seat } kazandı
window-shared = Galibiyeti paylaşanlar: { $seats }
window-record = Kaydı indir
window-in-words = Yazarak oyna
window-type-move = Bir hamle yazın
window-type-example = örneğin { $example }
window-do-it = Oyna
window-auto-confirm = Hamleler otomatik onaylansın
window-not-kept = Bu tarayıcı oyunu saklamamıza izin vermiyor: sayfa kapanınca oyun kaybolur.
window-bot-gone = Botun arka plandaki işlemi durdu; bot artık sayfanın içinde düşünüyor, sayfa bir süre yavaşlayabilir.
window-not-saved-here = burada saklanan veri bu programın bir oyunu değil
window-cannot-continue = Saklanan oyuna devam edilemiyor: { $reason }
window-about-kingdom-builder = Ülkenin dört bir yanına yerleşimler kurun, mekânların sunduklarından yararlanın, kartlardan altın kazanın.
window-about-capture = Haritayı kurun, yola çıkın, on iki yüzlü zarı atın, binaları herkesten önce ele geçirin.
window-skip = İçeriğe geç
window-board = Oyun tahtası
window-map = Harita
window-side = Masa
window-points = Şimdiye kadarki puanlar
window-tools = Eylemler
window-build = Yerleşim kur
window-end-turn = Sırayı bitir
window-where-to = Nereye? Parlayan bir yer seçin ya da vazgeçmek için Escape tuşuna basın.
window-point-help = Parlayan bir yere dokunun ya da ok tuşlarıyla ilerleyin; N ile sıradaki parlayan yere geçin, Enter ile seçin.
window-hint-thinking = İyi bir hamle aranıyor…
window-see-clause = { $clause } kuralı
window-box = Kutuda kalanlar
window-box-dominoes = Henüz görülmeyen: { $count ->
        [one] { $count } domino
       *[other] { $count } domino
    }
window-played = oynanmış { $terrain } kartı: { $count }
window-gold = Altın getirenler
window-card-hidden = gizli kart
window-hold-card = Kartı görmek için basılı tutun
window-layout = Harita
window-by-hand = oyuncular karo karo kurar
window-empty-no-limit = (boş bırakılırsa sınır yok)
window-empty-chance = (burada seçilmezse kurayla belirlenir)
window-turned = döndürülmüş
window-nth = { $number }. seçim
window-open-record = Kayıt aç
window-cannot-open = Bu dosya açılamıyor: { $reason }
window-replay = Yeniden izle
window-play-again = Yeniden oyna
window-first = Başa dön
window-back = Geri
window-forward = İleri
window-play = Oynat
window-moment = Adım { $number } / { $count }
window-curve = Kazanma şansının seyri
window-curve-progress = Oyun inceleniyor: %{ $percent }
window-chance = { $seat }: %{ $percent }
window-scoring = Gerçek masada puan hesabı
window-draw-help = Bir yeryüzü şekli ve taç sayısı seçin, sonra karelere dokunun; aynı seçimle bir daha dokunursanız kare silinir.
window-draw-castle = Kale nerede? Kaleyi seçip durduğu kareye dokunun.
window-settle-help = Masanızdaki tahtaları ve kartları seçin; sonra bir oyuncu seçip yerleşimlerinin durduğu altıgenlere dokunun.
window-erase = Sil
window-crown = Taçlar
window-crowns = { $count ->
        [0] taçsız
        [one] { $count } taç
       *[other] { $count } taç
    }
window-size = Krallığın boyutu
window-terrain = Yeryüzü şekli
window-hand = Yerleşimlerin sahibi
window-boards = Dört tahta
window-total = { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
window-begin-anew = Baştan başla
window-needs = Bu masa için JavaScript ve WebAssembly gerekir; son yıllarda çıkan her tarayıcıda ikisi de vardır. Lütfen bunlara izin verin ya da daha yeni bir tarayıcı kullanın.
window-kingdom-builder-option-boards = Tahtalar: haritanın dört tahtasını seçin
window-kingdom-builder-option-cards = Kartlar: altın getiren üç kartı seçin
window-top-left = Sol üst
window-top-right = Sağ üst
window-bottom-left = Sol alt
window-bottom-right = Sağ alt
window-cancel = Vazgeç
window-pause = Duraklat
window-seat-gold = { $seat }: { $points } altın
window-total-gold = { $points } altın
window-there = { $place }: { $what }
window-settled = { $seat }, yerleşimler: { $hexes }
window-pawn = { $seat }: piyon { $pawn }, üs { $base }, can { $lives }
window-building = { $square }: { $kind }, kalan puan { $points }, { $owner }
window-nobodys = sahipsiz
window-row = { $row }. satır: { $lands }
window-turn-of = Sıra: { $seat }
window-your-turn = Sıra sizde
window-sending = Hamleniz gönderiliyor…
window-connecting = Masaya bağlanılıyor…
window-lost = Bağlantı koptu. Hiçbir şey kaybolmadı: ağ geri gelir gelmez oyun burada sürer.
window-gone-on = Oyun ilerledi: bu hamle sizin yerinize oynanmıştı. Şu anki durum bu.
window-refused = Masa bu hamleyi kabul etmedi; lütfen başka bir hamle deneyin.
window-unreachable = Sunucuya ulaşılamıyor. Botlara karşı ve bu cihazda yine de oynayabilirsiniz.
window-problem-no-table = Böyle bir masa yok. Kapatılmış olabilir ya da bağlantı eksiktir.
window-problem-seat-taken = Bu yere az önce başkası oturdu.
window-problem-seats-free = Hâlâ boş yer var.
window-problem-begun = Oyun başladı bile.
window-problem-wrong-secret = Bu bağlantı artık yerinizi açmıyor. Oyunu izleyebilirsiniz.
window-problem-bad-name = Lütfen başkalarının okuyabileceği bir ad yazın.
window-problem-too-many = Bir anda biraz fazla oldu. Lütfen biraz bekleyip yeniden deneyin.
window-other-build = Sunucuda bu sayfanın daha yeni bir sürümü var. Hamlenizi tamamlayın, sonra sayfayı yeniden yükleyin.
window-problem-outdated = Bu sayfa sunucudan eski. Lütfen sayfayı yenileyin.
window-problem-not-your-turn = Sıra sizde değil.
window-problem-unavailable = Sunucu şu anda meşgul. Lütfen birazdan yeniden deneyin.
window-problem-frozen = Bu oyun, kuralların şimdiki sürümüyle sürdürülemiyor; oynanan her şey saklanıyor. ({ $about })
window-frozen = Bu oyun, kuralların şimdiki sürümüyle sürdürülemiyor; oynanan her şey saklanıyor.
window-problem-other = Olmadı. ({ $about })
window-away = { $name } burada değil
window-away-patience = { $name } burada değil; uzun sürerse yerine bir bot oynar
window-stood-in = { $name } masada değil; dönene kadar onun yerine bir bot oynuyor
window-fair = { $count ->
        [one] Karıştırma adildi: { $count } dağıtım denetlendi. Kendiniz bakın.
       *[other] Karıştırma adildi: { $count } dağıtımın hepsi denetlendi. Kendiniz bakın.
    }
window-unfair = Dağıtımlar doğrulanamadı: { $reason }
window-fair-how = Kimse oturmadan önce sunucu bir sırrın parmak izini yayımladı (commit); masadaki herkes buna rastgele baytlar ekledi (nonces). Sır (seed) artık açık ve her dağıtım ondan çıkıyor. Başka yerde denetlemek için oyun kaydını indirip şunu çalıştırın:
window-rematch = Rövanş
window-join-rematch = Rövanşa katıl
window-where-played = Nerede oynuyorsunuz?
window-on-this-device = Bu cihazda
window-by-link = Arkadaşlarla, bağlantıyla
window-with-others = Arkadaşlarla
window-your-name = Adınız
window-patience = Olmayanın yerine bot oynar
window-patience-live = bir buçuk dakika sonra (canlı)
window-patience-days = iki gün sonra (sıra sıra)
window-patience-endless = asla: herkes beklenir
window-allow-hints = Oyun sırasında ipucuna izin ver
window-listed = Masayı yabancılar da görsün
window-make-table = Masayı kur
window-invite = Bu bağlantıyı birlikte oynamak istediklerinize gönderin. Açan herkes oturabilir ya da izleyebilir.
window-link = Masanın bağlantısı
window-copy = Bağlantıyı kopyala
window-copied = Kopyalandı
window-not-copied = Kopyalanamadı: lütfen bağlantıyı seçip kendiniz kopyalayın
window-send-link = Paylaş…
window-code = Kameralar için bağlantının resmi
window-only-here = Bu bağlantıyı yalnızca bu cihaz açabilir. Ağınızdaki arkadaşlar için sunucuyu şöyle başlatın:
window-free = boş
window-you = (siz)
window-is-away = (burada değil)
window-sit = Buraya otur
window-seat-bot = Bot ekle
window-stand-up = Kalk
window-free-seat = Bu yeri boşalt
window-free-seats = { $count ->
        [one] { $count } oyuncu daha bekleniyor
       *[other] { $count } oyuncu daha bekleniyor
    }
window-wait-for-start = Herkes geldi. Oyun başlayabilir.
window-links = İzlemeleri için başkalarını davet edin
window-other-device = Başka bir cihazda oynamayı sürdür
window-personal-link = Bu bağlantı yalnızca sizin: kimde varsa sizin yerinizde oynar. Kimseyle paylaşmayın.
window-close-table = Bu masayı kapat
window-own-tables = Masalarınız
window-own-table-with = { $game }, oyuncular: { $names }
window-own-table-with-over = { $game }, oyuncular: { $names } (bitti)
window-own-table-over = { $game } (bitti)
window-open-tables = Açık masalar
window-open-table = { $game }: { $count ->
        [one] { $count } boş yer
       *[other] { $count } boş yer
    }
window-accuracies = Hamlelerin isabeti
window-accuracy = { $seat }: %{ $percent }
window-moments = En önemli anlar
window-moment-said = { $played } (daha iyisi: { $best }; kazanma şansının %{ $percent } kadarına mal oldu)
window-share-replay = Bu tekrarı bağlantıyla paylaş
window-call = Sıra bana gelince sesle haber ver
