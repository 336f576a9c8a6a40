# Pencere: tahtaların çevresindekiler.

window-title = Taht
window-tagline = Krallık oyunları tek bir açık masada
window-language = Dil
window-theme = Açık ya da koyu
window-home = Bütün oyunlar
window-about-kingdomino = Domino seçin, topraklarınızı kalenin çevresinde büyütün, her tacın hakkını verin.
window-new-game = Yeni oyun
window-continue = Oyununuza devam edin
window-players = Kimler oynuyor
window-player-count = Oyuncu sayısı
window-seat = { $number }. yer
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
window-restart-turn = Hamleye baştan başla
window-rotate = Dominoyu çevir
window-place = Buraya koy
window-place-gain = Buraya koy: { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
window-place-help = Parlayan bir kareye dokunun ya da ok tuşlarıyla ilerleyin; R dominoyu çevirir, Enter koyar.
window-hint = İpucu
window-hint-said = { $event }: böyle 100 oyunun { $percent } tanesini kazanır
window-kingdom = { $seat }: { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
window-log = Neler oldu
window-over = Oyun bitti
window-won = { $seat } kazandı
window-shared = Galibiyeti paylaşanlar: { $seats }
window-record = Kaydı indir
window-in-words = Sözle
window-type-move = Bir hamle yazın
window-type-example = örneğin { $example }
window-do-it = Yap
window-auto-confirm = Hamleler kendiliğinden onaylansın
window-not-kept = Bu tarayıcı oyunu saklamamıza izin vermiyor: sayfa kapanınca kaybolacak.
window-bot-gone = Botun çalışanı durdu; bot artık sayfanın içinde düşünüyor, sayfa bir an yavaşlayabilir.
window-not-saved-here = burada saklanan, bu programın bir oyunu değil
window-cannot-continue = Saklanan oyuna devam edilemiyor: { $reason }
