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
table-hint-shown = Tahtada gösteriliyor: kazanma şansı yaklaşık %{ $percent }.

table-motion = Hareket
table-motion-normal = Normal
table-motion-fast = Hızlı
table-motion-off = Kapalı

table-other-tab = Bu oyun başka bir sekmede açık. O sekmeyi kapatın ya da oyuna orada devam edin.
table-acts = oynuyor
table-is-next = sıradaki
table-acts-later = daha sonra oynar
table-has-played = oynadı
