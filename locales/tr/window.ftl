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
