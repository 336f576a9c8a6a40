# Masa: oyunun çevresi ve ilk sayfa.

table-at-hand = Elinizde
table-no-place = domino buraya sığmıyor
table-ghost-right = { $left }, sağında { $right }: { $points } puan.
table-ghost-below = { $left }, altında { $right }: { $points } puan.
table-ghost-left = { $left }, solunda { $right }: { $points } puan.
table-ghost-above = { $left }, üstünde { $right }: { $points } puan.
table-beside-castle = Kalenize değiyor.
table-take-a-seat = Tahta buyurun.
table-pitch = Üç krallık oyunu. Botlara karşı ya da bağlantıyla arkadaşlarla. Hesap gerekmez.
table-play-now = Hemen oyna
table-play-now-what = { $game } · rakip: { $bot }
table-with-friends = Arkadaşlarla oyna
table-go-on = Devam et
table-players = 2–4 oyuncu
table-minutes = { $count } dk
table-weight-light = hafif
table-weight-medium = orta
table-harder = Rakip: { $bot }

table-motion = Hareket
table-motion-normal = Normal
table-motion-fast = Hızlı
table-motion-off = Kapalı

table-other-tab = Bu oyun başka bir sekmede açık. O sekmeyi kapatın ya da oyuna orada devam edin.
table-acts = oynuyor
table-your-turn = sıra sizde
table-is-next = sıradaki
table-acts-later = daha sonra
table-has-played = oynadı
table-menu = Menü
table-review = Oyunu incele
table-easier = Rakip: { $bot }
table-margin = Yalnızca { $points } puan fark.
table-tie = Puanlar eşit; eşitlik kuralı kazananı belirledi.
table-total = Toplam
table-review-title = İnceleme
table-percent = %{ $percent }
table-hint-chance = Oyunu kazanma şansı %{ $percent }.
table-play-hint = Bunu oyna
table-why-points = Hemen { $points } puan getirir.
table-left-behind = { $points } puan kaçtı
table-something-better = Daha iyisi vardı
table-played = Oynanan
table-better = Daha iyi
table-after-move = Hamleden sonra { $seat } için kazanma şansı
table-next-moment = Sonraki an
table-first-moment = Anları göster
table-play-on = Buradan devam et
table-moment-of = { $seat }: kazanma şansı { $percent } puan düştü
table-zoom-in = Yakınlaştır
table-zoom-out = Uzaklaştır
table-show-places = Oynanabilecek yerleri göster
table-more-places = { $count } yer daha
table-about-novice = Kuralları yeni öğrendi. İlk oyun için iyi.
table-about-squire = Gördüğü en iyi hamleyi oynar, daha ötesine bakmaz.
table-about-knight = İleriyi planlar, neye ihtiyacınız olduğunu görür.
table-about-master = Her hamleyi uzun uzun düşünür. Nadiren kaybeder.
table-will-face = Karşınızda: { $names }
table-will-share = { $count } kişi bu cihazı sırayla kullanır
table-will-invite = Arkadaşlar bağlantıyla katılır
table-will-take = yaklaşık { $minutes } dakika
table-invites = { $name } sizi davet ediyor: { $game }
table-no-record = Bu dosya bir oyun kaydı değil. Kayıt, bu sayfanın kaydettiği ve adı .takht.json ile biten dosyadır.
table-game-over = { $number }. oyun bitti
table-time-left = Kalan süre
table-time-short = 10 saniyeniz kaldı
table-days = { $count ->
       *[other] { $count } gün
    }
table-hours = { $count ->
       *[other] { $count } saat
    }
table-stood-in-away = Siz yokken yerinize bir bot oynuyor.
table-stood-in-time = Süreniz bitti, yerinize bir bot oynuyor.
table-stood-in-resigned = Oyundan çekildiniz. Yerinize bir bot oynuyor; izleyebilirsiniz.
table-take-back = Oyuna geri dön
table-end-offer = Oyunu bitirmeyi öner
table-end-offered = Oyunu burada bitirme önerisi: { $names }
table-end-waits = Oyunu bitirmeyi önerdiniz. Diğerleri bekleniyor.
table-end-agree = Oyunu bitir
table-end-decline = Oyuna devam et
table-end-withdraw = Öneriyi geri al
table-ended-agreed = Oyunu burada bitirmekte hepiniz anlaştınız.
table-ended-resigned = Herkes çekildiği için oyun sona erdi.
table-gone = { $name } ayrıldı. Yerine kim geçsin?
table-replace-bot = Bir bot
table-replace-guest = Yeni biri
table-replace-wished = isteyen: { $names }
table-resign = Oyundan çekil
table-resign-how = Yerinize bir bot oynar ve oyun yenilgi sayılır. Bu geri alınamaz.
table-beside-game = Masada olup bitenler
table-played-by = oynayan: { $name }
table-pace = Oyuncuların süresi
table-pace-none = Saatsiz
table-pace-quick = Hızlı: sıra başına 15 saniye, artı 2 dakika
table-pace-steady = Orta: sıra başına 30 saniye, artı 5 dakika
table-pace-calm = Sakin: sıra başına bir dakika, artı 15 dakika
table-pace-day = Yazışmalı: sıra başına bir gün
table-pace-week = Yazışmalı: sıra başına bir hafta
table-pace-days = { $count ->
       *[other] Yazışmalı: sıra başına { $count } gün
    }
table-pace-hours = { $count ->
       *[other] Yazışmalı: sıra başına { $count } saat
    }
table-pace-other = Sıra başına { $turn } saniye, artı { $bank } saniye
table-kept-for = { $name } için ayrıldı
table-host = ev sahibi
table-hand-on = Ev sahibi yap
table-remove-player = Çıkar
table-remove-and-lock = Çıkar ve masayı kilitle
table-lock = Masayı kilitle
table-unlock = Masanın kilidini aç
table-is-locked = Masa kilitli: yeni kimse oturamaz.
table-got-it = Anladım
table-back-to-game = Oyununuza dön
table-free-seat = Bir oyuncu ayrıldı. Yerine siz oynamak ister misiniz?
table-call-me = Sayfa kapalıyken haber ver
table-call-browser = Bu tarayıcıyla
table-call-mail = E-posta adresi
table-call-hook = Programınızın adresi
table-call-feed = Besleme ve takvim
table-call-programs = Programlar ve beslemeler için
table-call-add = Ekle
table-call-secret = Mesajlarını imzalayan gizli anahtar, yalnızca şimdi gösterilir:
table-call-denied = Tarayıcınız bu sayfanın bildirimlerine izin vermiyor.
table-call-impossible = Bu tarayıcıya buradan haber verilemiyor. Şifreli bir bağlantı gerekir.
table-call-confirm-mail = Bir e-posta gönderdik. Lütfen oradan onaylayın.
table-call-unconfirmed = henüz onaylanmadı
table-call-offer = Bu masada her hamle için saatler ya da günler var. Sıra size gelince, sayfa kapalıyken bile bu tarayıcı haber versin mi?
table-call-yes = Evet, haber ver
table-call-no = Hayır, teşekkürler
table-call-bad-address = Bu adrese haber verilemez. Program adresi https:// ile başlar, e-posta adresinde @ bulunur.
table-call-end = Durdur
table-watched-tables = İzlediğiniz masalar
table-forget-over = Biten oyunları kaldır
table-rematch-offered = Rövanş var. Yeriniz iki dakika sizin için tutulur.
table-rematch-late = Rövanş sizsiz başladı. Burada izleyebilir ya da başka bir oyun başlatabilirsiniz.
table-accurate = %{ $percent } isabet
table-meanwhile = Siz yokken
table-meanwhile-by = Siz yokken { $name } sizin yerinize oynadı:
table-meanwhile-more = Öncesinde { $count } olay daha
table-bot = Bot
table-round = Tur { $round }
table-share = Paylaş
table-resigned = { $names } çekildi.

invite-from = { $who } seni { $game } oynamaya çağırıyor
invite-open = Gel, { $game } oynayalım
invite-playing = { $game } oynanıyor: izle
invite-free = { $free ->
        [one] { $free } yer boş.
       *[other] { $free } yer boş.
    }
invite-full = Bütün yerler dolu. İzleyebilirsin.
invite-with = Masada: { $names }
invite-go = Masaya git
invite-no-table = Bu masa artık yok ya da bağlantı eksik. Bağlantıyı yeniden iste ya da kendi oyununu başlat: hesap gerekmez.
invite-no-page = Bu adreste bir şey yok. Bağlantıyı yeniden iste ya da kendi oyununu başlat: hesap gerekmez.
invite-home = Başlangıç sayfasına
