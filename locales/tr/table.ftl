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
table-play-now-what = Silahtara karşı Kingdomino
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
table-acts = şimdi
table-is-next = sıradaki
table-acts-later = daha sonra
table-has-played = tamam
table-menu = Menü
table-review = Oyunu incele
table-easier = Rakip: { $bot }
table-margin = Yalnızca { $points } puan fark.
table-tie = Puanlar eşit; eşitlik kuralı kazananı belirledi.
table-total = Toplam
table-review-title = İnceleme
table-percent = %{ $percent }
table-hint-chance = Kazanma şansı yaklaşık %{ $percent }.
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
table-stood-in-resigned = Oyunu bıraktınız. Yerinize bir bot oynuyor; izleyebilirsiniz.
table-take-back = Kendim oynayayım
table-end-offer = Oyunu bitirmeyi öner
table-end-offered = Oyunu burada bitirme önerisi: { $names }
table-end-waits = Oyunu bitirmeyi önerdiniz. Diğerleri bekleniyor.
table-end-agree = Oyunu bitir
table-end-decline = Devam edelim
table-end-withdraw = Öneriyi geri al
table-ended-agreed = Oyunu burada bitirmekte hepiniz anlaştınız.
table-ended-resigned = Herkes bıraktığı için oyun sona erdi.
table-gone = { $name } ayrıldı. Yerine kim geçsin?
table-replace-bot = Bir bot
table-replace-guest = Yeni biri
table-replace-wished = isteyen: { $names }
table-resign = Oyunu bırak
table-resign-how = Yerinize bir bot oynar ve oyun yenilgi sayılır. Bu geri alınamaz.
table-beside-game = Oyun dışında olanlar
table-told-away = { $name } uzun süre yoktu, yerine bir bot geçti.
table-told-time = { $name } için süre bitti, yerine bir bot geçti.
table-told-back = { $name } geri döndü.
table-told-resign = { $name } oyunu bıraktı. Yerine bir bot oynuyor.
table-told-offer = { $name } oyunu bitirmeyi kabul ediyor.
table-told-decline = { $name } oynamaya devam etmek istiyor.
table-told-replaced-bot = { $name } yerine artık bir bot oynuyor.
table-told-replaced-guest = { $name } ayrıldı, yeri yeni biri için boş.
table-told-sit = { $name } boş yere oturdu.
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
table-lock = Masayı kilitle
table-unlock = Masanın kilidini aç
table-is-locked = Masa kilitli: yeni kimse oturamaz.
table-got-it = Anladım
table-no-coach = Başka ipucu gösterme
table-back-to-game = Oyununuza dönün
table-free-seat = Bir oyuncu ayrıldı. Yerine siz oynamak ister misiniz?
