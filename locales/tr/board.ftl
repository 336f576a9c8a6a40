# What people read who see the board: sentences that name no places, and address the player who reads.
# ID-seen takes the place of ID; ID-you is for the seat that reads; ID-you-ARGUMENT if that argument names it.

## Kingdomino

kingdomino-domino-seen = { $left } ve { $right }
kingdomino-tell-deal-seen = Yeni dominolar diziliyor
kingdomino-tell-pick-you = Dominonuzu seçiyorsunuz: { $domino }
kingdomino-tell-place-seen = { $seat } dominosunu yerleştiriyor: { $domino }
kingdomino-tell-place-you = Dominonuzu yerleştiriyorsunuz: { $domino }
kingdomino-tell-discard-seen = Hiçbir yere sığmıyor; { $seat } oyun dışı bırakıyor: { $domino }
kingdomino-tell-discard-you = Hiçbir yere sığmıyor; oyun dışı bıraktığınız domino: { $domino }
kingdomino-prompt-place-seen = Dominonuzu yerleştirin

## Kingdom Builder

kingdom-builder-tell-first-you = Siz başlıyorsunuz
kingdom-builder-tell-draw-you = Kart çekiyorsunuz: { $terrain }
kingdom-builder-tell-draw-hidden-you = Bir kart çekiyorsunuz
kingdom-builder-tell-reveal-you = Kartınızı açıyorsunuz: { $terrain }
kingdom-builder-tell-redraw-you = O araziden boş altıgen kalmadı; yeni bir kart çekiyorsunuz: { $terrain }
kingdom-builder-tell-build-seen = { $seat } bir yerleşim kuruyor
kingdom-builder-tell-build-you = Bir yerleşim kuruyorsunuz
kingdom-builder-tell-extra-seen = { $seat } bir yerleşim kuruyor ({ $tile })
kingdom-builder-tell-extra-you = Bir yerleşim kuruyorsunuz ({ $tile })
kingdom-builder-tell-move-seen = { $seat } bir yerleşim taşıyor ({ $tile })
kingdom-builder-tell-move-you = Bir yerleşim taşıyorsunuz ({ $tile })
kingdom-builder-tell-end-you = Sıranızı bitiriyorsunuz

## Capture

capture-tell-first-you = Açılış zarını kazandınız ve siz başlıyorsunuz
capture-tell-tile-seen = { $seat } bir karo koyuyor
capture-tell-tile-you = Bir karo koyuyorsunuz
capture-tell-small-seen = { $seat } küçük bir bina koyuyor
capture-tell-small-you = Küçük bir bina koyuyorsunuz
capture-tell-large-seen = { $seat } büyük bir bina koyuyor
capture-tell-large-you = Büyük bir bina koyuyorsunuz
capture-tell-base-seen = { $seat } başlangıç üssünü koyuyor
capture-tell-base-you = Başlangıç üssünüzü koyuyorsunuz
capture-tell-move-seen = { $seat } piyonunu oynatıyor
capture-tell-move-you = Piyonunuzu oynatıyorsunuz
capture-tell-capture-seen = { $seat } bir binaya saldırıyor
capture-tell-capture-you = Bir binaya saldırıyorsunuz
capture-tell-roll-left-seen = { $seat } zar atıyor: { $roll }; binanın kalan dayanıklılığı: { $left }
capture-tell-roll-left-you = Zar atıyorsunuz: { $roll }; binanın kalan dayanıklılığı: { $left }
capture-tell-roll-taken-seen = { $seat } zar atıyor: { $roll }; binayı ele geçiriyor
capture-tell-roll-taken-you = Zar atıyorsunuz: { $roll }; binayı ele geçiriyorsunuz
capture-tell-battle-you = Savaş açıyorsunuz; savunan: { $other }
capture-tell-battle-you-other = { $seat } size savaş açıyor
capture-tell-rolls-won-you-winner = { $attack } – { $defence }: kazanan siz; { $loser } bir can kaybedip üssüne dönüyor
capture-tell-rolls-won-you-loser = { $attack } – { $defence }: kazanan { $winner }; bir can kaybedip üssünüze dönüyorsunuz
capture-tell-rolls-out-you-winner = { $attack } – { $defence }: kazanan siz; { $loser } son canını kaybedip oyundan çıkıyor
capture-tell-rolls-out-you-loser = { $attack } – { $defence }: kazanan { $winner }; son canınızı kaybedip oyundan çıkıyorsunuz
capture-tell-step-seen = { $seat } yer açıyor
capture-tell-step-you = Yer açıyorsunuz
capture-tell-pass-you = Pas geçiyorsunuz

## Refusals

kingdomino-on-castle-seen = O karede kaleniz duruyor.
kingdomino-taken-seen = O kare dolu.
kingdomino-too-wide-seen = Krallığın genişliği { $width } olurdu; sınır { $limit }.
kingdomino-too-high-seen = Krallığın yüksekliği { $height } olurdu; sınır { $limit }.
kingdomino-far-away-seen = O kare kalenize çok uzak.
kingdomino-unconnected-seen = İki yarıdan hiçbiri kendi türünden bir araziye ({ $left }, { $right }) ya da kaleye değmiyor.
kingdom-builder-taken-seen = Orada zaten bir yerleşim var; sahibi: { $seat }.
kingdom-builder-taken-you = Orada zaten sizin yerleşiminiz var.
kingdom-builder-not-buildable-seen = Oraya yerleşim kurulamaz: { $land }.
kingdom-builder-wrong-land-seen = Oradaki arazi { $land }; gereken arazi: { $wanted }.
kingdom-builder-apart-seen = Yerleşimlerinizin yanında yer oldukça onların yanına kurmalısınız.
kingdom-builder-nothing-owed-seen = Bu sıranın bütün yerleşimlerini kurdunuz. Karo kullanın ya da sıranızı bitirin.
kingdom-builder-empty-supply-seen = Kuracak yerleşiminiz kalmadı; yine de taşıyabilirsiniz.
kingdom-builder-not-own-seen = Orada yerleşiminiz yok.
kingdom-builder-same-hex-seen = Başka bir altıgen seçin: yerleşim zaten burada duruyor.
kingdom-builder-not-on-edge-seen = O altıgen haritanın kenarında değil.
kingdom-builder-not-in-line-seen = O altıgen, en az üç yerleşiminizin oluşturduğu düz bir çizginin ucunda değil.
kingdom-builder-not-two-away-seen = Yerleşim düz çizgide tam iki altıgen ilerler; orası öyle değil.
capture-tile-taken-seen = Orada zaten bir karo var.
capture-tile-apart-seen = Karo, başka bir karoyla kenar paylaşmalı.
capture-gap-seen = Orada kare yok.
capture-built-seen = Orada bir bina var.
capture-apart-seen = Büyük bina bitişik iki kare ister.
capture-closed-building-seen = O zaman bir binaya hiçbir zaman ulaşılamaz.
capture-closed-base-seen = Bu üs, öteki üslerden ya da bir binadan kopuk kalır.
capture-closed-room-seen = Başlangıç üslerine yeterince yer kalmaz.
capture-base-taken-seen = Orada zaten bir üs var; sahibi: { $seat }.
capture-base-taken-you = Orada zaten sizin üssünüz var.
capture-beside-large-seen = Orası büyük bir binanın yanında; üsle arasında en az bir kare olmalı.
capture-pawn-there-seen = Orada bir piyon var; sahibi: { $seat }.
capture-pawn-there-you = Orada sizin piyonunuz duruyor.
capture-too-far-seen = Orası bir adımdan daha uzakta.
capture-not-yours-seen = Yalnızca kendi binalarınızın çevresinden dolaşabilirsiniz; bunun sahibi { $seat }.
capture-not-yours-neutral-seen = Yalnızca kendi binalarınızın çevresinden dolaşabilirsiniz; bu bina henüz sahipsiz.
capture-building-away-seen = O bina piyonunuzun yanında değil.
capture-own-building-seen = O bina zaten sizin.
capture-the-base-seen = Boşaltılması gereken üs bu.
capture-not-nearest-seen = En yakın boş karelerden birini seçin; bu daha uzakta.

## The page

web-now-you = { $todo }
web-check-turn-you = Hamlenizi onaylayın ya da geri alın.
web-won-you = Kazandınız
web-turn-of-you = Sıra sizde
web-chance-you = Siz: %{ $percent }
web-accuracy-you = Siz: %{ $percent }
web-seat-title-you = Siz: { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
web-seat-gold-you = Siz: { $points } altın
table-moment-of-you = Siz: kazanma şansınız { $percent } puan düştü
table-after-move-you = Hamleden sonra kazanma şansınız
sketch-apart-seen = İşaretli kare kaleye bağlı değil.
sketch-too-wide-seen = Krallığın genişliği { $width }; sınır { $limit }.
sketch-too-high-seen = Krallığın yüksekliği { $height }; sınır { $limit }.
kingdom-builder-why-seen = { $source }: { $gold } altın
kingdom-builder-sketch-afloat-seen = Suda bir yerleşim var, ama bu haritada liman yok.
web-settled-you = Yerleşimleriniz: { $hexes }
