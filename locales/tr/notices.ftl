# Sayfa kapalıyken duyulanlar: e-postada, akışta, takvimde ve tarayıcı bildirimlerinde.

notices-turn = { $game }: sıra sizde.
notices-time-low = { $game }: süreniz bitmek üzere. Yakında yerinize bir bot oynayacak.
notices-started = { $game } başlamak üzere. Masaya gelin.
notices-joined = { $game }: { $who } masanıza katıldı.
notices-over = { $game }: oyununuz bitti.
notices-others = Birlikte oynadıklarınız: { $names }.
notices-open = Masayı açın: { $link }
notices-stop = Bu e-postaları durdurun: { $link }

notices-confirm-subject = { $game } için e-posta almak ister misiniz?
notices-confirm-why = { $game } oyununda sırası geldiğinde bu adrese e-posta gönderilmesini biri istedi.
notices-confirm-link = İsteyen sizseniz buradan onaylayın: { $link }
notices-confirm-ignore = Siz değilseniz bir şey yapmayın. Başka e-posta gelmez.
notices-confirm-never = Bir daha hiç sorulmasın istiyorsanız: { $link }

notices-confirm-page = Oyununuzla ilgili e-postalar
notices-confirm-button = Evet, e-posta gönder
notices-confirmed = Masa sizi beklediğinde e-posta alacaksınız.
notices-stop-page = Oyununuzla ilgili e-postalar durdurulsun mu?
notices-stop-button = E-postaları durdur
notices-stopped = Bu oyunla ilgili artık e-posta almayacaksınız.
notices-never-page = Bu adrese e-postalar bir daha hiç sorulmasın mı?
notices-never-button = Bir daha sormayın
notices-never = Bu adrese bir daha sorulmayacak.
notices-unknown = Bu bağlantı artık geçerli değil.

notices-feed-title = Taht: oyununuz
notices-deadline = { $game }: sıranızın sonu
