# Ele Geçirme

capture-title = Ele Geçirme

capture-small = küçük bina
capture-large = büyük bina

## Seçenekler

capture-option-players = Oyuncular: iki ile dört arası
capture-option-tile_size = Karo boyutu: harita karoları 2×2 ya da 3×3 kare
capture-option-small = Küçük bina sayısı
capture-option-large = Büyük bina sayısı
capture-option-round_limit = Tur sınırı: oyun en geç bu kadar tur sonra biter; sınır yoksa ancak tek oyuncu kalınca
capture-option-may_pass = Pas: oyuncular hamleleri olsa da pas geçebilir
capture-variant-large_tiles = harita karoları 3×3 kare
capture-layout-river = kıvrıla kıvrıla akan bir karo nehri
capture-layout-square = beşer karoluk dört satır
capture-layout-line = onar karoluk iki satır
capture-layout-random = karolar, binalar ve üsler rastgele

## Olaylar

capture-tell-first = { $seat } açılış zarını kazandı ve başlıyor
capture-tell-tile = { $seat } karo koyuyor: { $square }
capture-tell-small = { $seat } küçük bina koyuyor: { $square }
capture-tell-large = { $seat } büyük bina koyuyor: { $first } ve { $second }
capture-tell-base = { $seat } başlangıç üssünü koyuyor: { $square }
capture-tell-move = { $seat } piyonunu oynatıyor: { $square }
capture-tell-capture = { $seat } binaya saldırıyor: { $square }
capture-tell-roll = Zar: { $roll }
capture-tell-roll-left = { $seat } zar atıyor: { $roll }; { $square } karesindeki binanın kalan dayanıklılığı: { $left }
capture-tell-roll-taken = { $seat } zar atıyor: { $roll }; { $square } karesindeki binayı ele geçiriyor
capture-tell-battle = { $seat } savaş açıyor; savunan: { $other }
capture-tell-rolls = Zarlar: { $attack } ve { $defence }
capture-tell-rolls-tie = { $attack } – { $defence }: berabere, hiçbir şey değişmiyor
capture-tell-rolls-won = { $attack } – { $defence }: kazanan { $winner }; { $loser } bir can kaybedip üssüne dönüyor
capture-tell-rolls-out = { $attack } – { $defence }: kazanan { $winner }; { $loser } son canını kaybedip oyundan çıkıyor
capture-tell-step = { $seat } yer açıyor: { $square }
capture-tell-pass = { $seat } pas geçiyor

capture-prompt-tile = { $left ->
        [1] Haritaya son karoyu ekleyin
       *[other] Haritaya bir karo ekleyin; { $left } karo kaldı
    }
capture-prompt-building = Bir bina koyun: { $small } küçük, { $large } büyük kaldı
capture-prompt-base = Başlangıç üssünüzü koyun; büyük bir binanın yanına konamaz
capture-prompt-move = Piyonunuzu oynatın
capture-prompt-capture = Piyonunuzu oynatın ya da yanındaki bir binaya saldırın
capture-prompt-battle = Piyonunuzu oynatın ya da yanındaki bir piyonla savaşın
capture-prompt-all = Piyonunuzu oynatın, bir binaya saldırın ya da yanındaki bir piyonla savaşın
capture-prompt-pass = Yapabileceğiniz bir şey yok: pas geçin
capture-prompt-step = Yer açın; üssün sahibi: { $loser }
capture-laying-tiles = Harita kuruluyor
capture-placing-buildings = Binalar yerleştiriliyor
capture-placing-bases = Üsler yerleştiriliyor
capture-round = Tur { $round }
capture-round-of = Tur { $round } / { $limit }

## Masa

capture-legend-buildings = s/L: sahipsiz küçük/büyük bina, yanında kalan dayanıklılığı; oyuncu işaretiyle: o oyuncunun
capture-legend-marks = (●) piyon, B üs, + seçebileceğiniz kare
capture-out-of-game = oyun dışı
capture-base-at = üs: { $square }
capture-to-come = kalan: { $tiles } karo, { $small } küçük ve { $large } büyük bina

## Puan

capture-points-small = küçük binalar: { $points }
capture-points-large = büyük binalar: { $points }
capture-points-last-standing = kalan son oyuncu: { $points }
capture-lives = { $lives ->
        [0] canı kalmadı
       *[other] { $lives } can
    }

## Neden olmaz

capture-due-first = açılış zarı atılmalı
capture-due-tile = { $seat } bir karo koymalı
capture-due-building = { $seat } bir bina koymalı
capture-due-base = { $seat } başlangıç üssünü koymalı
capture-due-act = { $seat } piyonunu oynatmalı, bir binaya saldırmalı ya da savaşmalı
capture-due-roll = { $seat } saldırı için zar atmalı
capture-due-rolls = { $seat } ve savunan zar atmalı
capture-due-step = { $seat } yer açmalı
capture-due-nothing = oyun bitti
capture-not-now = şimdi olmaz: { $due }
capture-no-such-seat = { $number } numaralı yer yok; yerler 0 ile 3 arasında numaralanır
capture-nobody-there = { $number } numaralı yerde kimse yok; yerler 0 ile { $last } arasında
capture-no-such-face = zarda { $number } yok; sayılar 1 ile { $faces } arasındadır
capture-first-tile = ilk karonun yeri 0,0
capture-tile-taken = { $square } konumunda zaten bir karo var
capture-tile-apart = { $square } konumundaki karo hiçbir karoyla kenar paylaşmaz; örneğin { $beside } konumundaki paylaşır
capture-none-left = konacak { $kind } kalmadı
capture-gap = { $square } bir kare değil; orası boşluk ya da haritanın dışı
capture-built = { $square } karesinde bir bina var
capture-apart = { $first } ve { $second } kareleri kenar paylaşmıyor; büyük bina bitişik iki kare ister
capture-closed-building = bu durumda { $square } karesindeki binaya hiçbir zaman ulaşılamaz
capture-closed-base = { $square } karesine konacak bir üs, öteki üslerden ya da bir binadan kopuk kalır
capture-closed-room = bu durumda başlangıç üslerine yeterince yer kalmaz
capture-base-taken = { $square } karesinde zaten bir üs var; sahibi: { $seat }
capture-beside-large = { $square } karesi, { $building } karesindeki büyük binanın yanında; üsle arasında en az bir kare olmalı
capture-pawn-there = { $square } karesinde bir piyon var; sahibi: { $seat }
capture-too-far = { $square } karesi bir adımdan daha uzakta
capture-not-yours = { $square } karesindeki binanın sahibi { $seat }; yalnızca kendi binanızın çevresinden dolaşabilirsiniz
capture-not-yours-neutral = { $square } karesindeki bina sahipsiz; yalnızca kendi binanızın çevresinden dolaşabilirsiniz
capture-no-building = { $square } karesinde başlayan bina yok; binalar ilk kareleriyle anılır
capture-building-away = { $square } karesindeki bina piyonunuzun yanında değil
capture-own-building = { $square } karesindeki bina zaten sizin
capture-own-pawn = kendinizle savaşamazsınız
capture-pawn-away = { $seat } ile piyonlarınız yan yana değil
capture-out = { $seat } oyun dışı
capture-must-act = piyonunuzu oynatabilir, saldırabilir ya da savaşabilirsiniz; bu yüzden pas geçemezsiniz
capture-the-base = { $square } karesi, boşaltılması gereken üssün kendisi
capture-not-nearest = { $square } en yakın boş karelerden biri değil; örneğin { $nearest } bunlardan biri
capture-points-small-name = Küçük binalar
capture-points-large-name = Büyük binalar
capture-points-last-standing-name = Kalan son oyuncu
capture-why-chance = Tek zarla ele geçirme şansı %{ $percent }.
capture-why-wear = Dayanıklılığı { $points } olan bina için bir zar yetmez, ama hasar kalıcıdır.
capture-why-beside = Oradan dayanıklılığı { $points } olan bir binaya saldırabilirsiniz.
capture-why-closer = Piyonu bir binaya yaklaştırır.
capture-tap-building = Bir binaya dokunun
capture-about-rolls = yaklaşık { $rolls } zar
capture-coach-base = Piyonunuzun nerede başlayacağını seçin: henüz kimsenin olmayan binalara yakın.
capture-coach-battle = Piyonunuzun yanında başka bir piyon var. Savaşta ikiniz de zar atarsınız, küçük atan bir can kaybeder.
capture-coach-attack = Bir binanın yanındasınız. Saldırın: zarınız dayanıklılığından düşer, sıfıra inince bina sizin olur.
capture-coach-move = Piyonunuzu beyaz bir daireye, bir binaya doğru götürün.
capture-coach-damage = Hasar kalıcıdır. Kalanı hangi oyuncu düşürürse bina onun olur.
capture-coach-end = Oyun sonunda küçük bina 1, büyük bina 3 puandır. Kalan son oyuncu 5 puan daha alır.
capture-coach-aim = Binalarla kazanırsınız: sonunda küçük bina 1, büyük bina 3 puan eder.
capture-coach-hearts = Kalpler üç canınızdır. Savaşı kaybeden bir can kaybeder.
capture-coach-gate = Binanız bir kapıdır: yanındayken çevresindeki herhangi bir boş kareye doğrudan gidebilirsiniz. Bu karelerin halkası kesik çizgilidir.
capture-ended-last = Tek oyuncu kaldı: oyun bitti.
capture-ended-rounds = Oyun { $rounds } tur sonra biter.
capture-buildings = Binalar
capture-takes = { $points ->
        [1] Hangi zar gelirse gelsin binayı ele geçirirsiniz.
       *[other] Zar { $points } ya da daha fazla gelirse binayı ele geçirirsiniz.
    }
capture-target-small = Küçük binaya saldırı
capture-target-large = Büyük binaya saldırı
capture-missed-target = Başka bir bina daha iyi hedefti
capture-missed-attack = Saldırı zamanıydı
capture-missed-battle = Savaş zamanıydı
capture-missed-square = Daha iyi bir yol vardı
capture-missed-move = İlerlemek daha iyiydi
capture-die = Zar
capture-no-target = Saldırmak için piyonunuzu bir binanın yanına götürün.
capture-unclaimed = Sahipsiz
capture-roll = Zar at
capture-close-small = Küçük bir binanın yalnızca { $left } dayanıklılığı kalmıştı.
capture-close-large = Büyük bir binanın yalnızca { $left } dayanıklılığı kalmıştı.
