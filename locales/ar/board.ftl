# What people read who see the board: sentences that name no places, and address the player who reads.
# ID-seen takes the place of ID; ID-you is for the seat that reads; ID-you-ARGUMENT if that argument names it.

## Kingdomino

kingdomino-domino-seen = { $left } و{ $right }
kingdomino-tell-deal-seen = صُفّت قطع جديدة
kingdomino-tell-pick-you = اخترت { $domino }
kingdomino-tell-place-seen = وضع { $seat } { $domino }
kingdomino-tell-place-you = وضعت { $domino }
kingdomino-tell-discard-seen = لا مكان لها: اضطر { $seat } إلى استبعاد { $domino }
kingdomino-tell-discard-you = لا مكان لها: اضطررت إلى استبعاد { $domino }
kingdomino-prompt-place-seen = ضع قطعتك

## Kingdom Builder

kingdom-builder-tell-first-you = تبدأ أنت
kingdom-builder-tell-draw-you = سحبت بطاقة { $terrain }
kingdom-builder-tell-draw-hidden-you = سحبت بطاقة
kingdom-builder-tell-reveal-you = كشفت بطاقة { $terrain }
kingdom-builder-tell-redraw-you = لم تبقَ خانة شاغرة من تلك التضاريس؛ سحبت بدلًا منها بطاقة { $terrain }
kingdom-builder-tell-build-seen = بنى { $seat } مستوطنة
kingdom-builder-tell-build-you = بنيت مستوطنة
kingdom-builder-tell-extra-seen = بنى { $seat } مستوطنة ببلاطة { $tile }
kingdom-builder-tell-extra-you = بنيت مستوطنة ببلاطة { $tile }
kingdom-builder-tell-move-seen = نقل { $seat } مستوطنة ببلاطة { $tile }
kingdom-builder-tell-move-you = نقلت مستوطنة ببلاطة { $tile }
kingdom-builder-tell-end-you = أنهيت دورك

## Capture

capture-tell-first-you = فزت برمية البداية فتبدأ اللعب
capture-tell-tile-seen = وضع { $seat } بلاطة
capture-tell-tile-you = وضعت بلاطة
capture-tell-small-seen = وضع { $seat } مبنى صغيرًا
capture-tell-small-you = وضعت مبنى صغيرًا
capture-tell-large-seen = وضع { $seat } مبنى كبيرًا
capture-tell-large-you = وضعت مبنى كبيرًا
capture-tell-base-seen = وضع { $seat } قاعدة انطلاقه
capture-tell-base-you = وضعت قاعدة انطلاقك
capture-tell-move-seen = تحرّك { $seat }
capture-tell-move-you = تحرّكت
capture-tell-capture-seen = هاجم { $seat } مبنى
capture-tell-capture-you = هاجمت مبنى
capture-tell-roll-left-seen = رمى { $seat } { $roll }؛ الباقي من متانة المبنى: { $left }
capture-tell-roll-left-you = رميت { $roll }؛ الباقي من متانة المبنى: { $left }
capture-tell-roll-taken-seen = رمى { $seat } { $roll } واستحوذ على المبنى
capture-tell-roll-taken-you = رميت { $roll } واستحوذت على المبنى
capture-tell-battle-you = هاجمت بيدق { $other }
capture-tell-battle-you-other = هاجم { $seat } بيدقك
capture-tell-rolls-won-you-winner = { $attack } مقابل { $defence }: فزت، وخسر { $loser } روحًا وعاد إلى قاعدته
capture-tell-rolls-won-you-loser = { $attack } مقابل { $defence }: فاز { $winner }، وخسرت روحًا وعدت إلى قاعدتك
capture-tell-rolls-out-you-winner = { $attack } مقابل { $defence }: فزت، وخسر { $loser } آخر أرواحه وخرج من اللعبة
capture-tell-rolls-out-you-loser = { $attack } مقابل { $defence }: فاز { $winner }، وخسرت آخر أرواحك وخرجت من اللعبة
capture-tell-step-seen = أفسح { $seat } المكان
capture-tell-step-you = أفسحت المكان
capture-tell-pass-you = مرّرت دورك

## The page

web-now-you = { $todo }
web-check-turn-you = أكّد دورك أو تراجع عنه.
web-won-you = فزت
web-turn-of-you = دورك الآن
web-chance-you = أنت: { $percent }٪
web-accuracy-you = أنت: { $percent }٪
web-seat-title-you = أنت: { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
web-seat-gold-you = أنت: { $points ->
        [zero] بلا ذهب
        [one] قطعة ذهب واحدة
        [two] قطعتا ذهب
        [few] { $points } قطع ذهب
       *[other] { $points } قطعة ذهب
    }
table-moment-of-you = { $percent ->
        [one] أنت: انخفض احتمال فوزك بمقدار نقطة مئوية واحدة
        [two] أنت: انخفض احتمال فوزك بمقدار نقطتين مئويتين
        [few] أنت: انخفض احتمال فوزك بمقدار { $percent } نقاط مئوية
       *[other] أنت: انخفض احتمال فوزك بمقدار { $percent } نقطة مئوية
    }
table-after-move-you = احتمال فوزك بعد الحركة
sketch-apart-seen = المربع المعلَّم غير متصل بالقلعة.
sketch-too-wide-seen = عرض المملكة { $width }، والحد { $limit }.
sketch-too-high-seen = ارتفاع المملكة { $height }، والحد { $limit }.
kingdom-builder-why-seen = { $source }: الذهب { $gold }
kingdom-builder-sketch-afloat-seen = هناك مستوطنة على الماء، ولا ميناء في هذه الخريطة.
web-settled-you = مستوطناتك: { $hexes }
