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

## Refusals

kingdomino-on-castle-seen = قلعتك على ذلك المربع.
kingdomino-taken-seen = ذلك المربع مشغول.
kingdomino-too-wide-seen = سيصبح عرض المملكة { $width }؛ والحد الأقصى { $limit }.
kingdomino-too-high-seen = سيصبح ارتفاع المملكة { $height }؛ والحد الأقصى { $limit }.
kingdomino-far-away-seen = ذلك المربع بعيد جدًّا عن قلعتك.
kingdomino-unconnected-seen = لا يلامس أي من النصفين أرضًا من نوعه ({ $left }، { $right }) ولا القلعة.
kingdom-builder-taken-seen = هناك مستوطنة { $seat }.
kingdom-builder-taken-you = هناك مستوطنة لك.
kingdom-builder-not-buildable-seen = لا يمكن البناء هناك: { $land }.
kingdom-builder-wrong-land-seen = الأرض هناك: { $land }؛ والمطلوب: { $wanted }.
kingdom-builder-apart-seen = ابنِ بجوار مستوطناتك ما دام بجوارها متسع.
kingdom-builder-nothing-owed-seen = بنيت كل مستوطنات هذا الدور. استعمل بلاطة أو أنهِ دورك.
kingdom-builder-empty-supply-seen = لم تبقَ لديك مستوطنات للبناء؛ ما زال بإمكانك نقل بعضها.
kingdom-builder-not-own-seen = ليست لك مستوطنة هناك.
kingdom-builder-same-hex-seen = اختر خانة أخرى: المستوطنة على هذه الخانة أصلًا.
kingdom-builder-not-on-edge-seen = تلك الخانة ليست على حافة الخريطة.
kingdom-builder-not-in-line-seen = تلك الخانة ليست عند طرف خط مستقيم من ثلاث من مستوطناتك على الأقل.
kingdom-builder-not-two-away-seen = تنتقل المستوطنة خانتين بالضبط في خط مستقيم، وتلك الخانة ليست كذلك.
capture-tile-taken-seen = هناك بلاطة بالفعل.
capture-tile-apart-seen = يجب أن تشترك البلاطة في ضلع مع بلاطة أخرى.
capture-gap-seen = لا مربع هناك.
capture-built-seen = هناك مبنى.
capture-apart-seen = المبنى الكبير يحتاج إلى مربعين متلاصقين.
capture-closed-building-seen = عندئذ لا يمكن الوصول إلى أحد المباني مطلقًا.
capture-closed-base-seen = ستنقطع هذه القاعدة عن القواعد الأخرى أو عن أحد المباني.
capture-closed-room-seen = لا يبقى متسع كافٍ لقواعد الانطلاق.
capture-base-taken-seen = هناك قاعدة { $seat }.
capture-base-taken-you = هناك قاعدتك.
capture-beside-large-seen = ذلك بجوار مبنى كبير؛ يجب أن تبعد القاعدة عنه مربعًا واحدًا على الأقل.
capture-pawn-there-seen = هناك بيدق { $seat }.
capture-pawn-there-you = هناك بيدقك.
capture-too-far-seen = ذلك أبعد من خطوة واحدة.
capture-not-yours-seen = لا يمكنك التحرك إلا حول مبانيك؛ وهذا ملك { $seat }.
capture-not-yours-neutral-seen = لا يمكنك التحرك إلا حول مبانيك؛ وهذا بلا مالك بعد.
capture-building-away-seen = ذلك المبنى ليس بجوار بيدقك.
capture-own-building-seen = ذلك المبنى ملكك.
capture-the-base-seen = هذه هي القاعدة التي يجب إخلاؤها.
capture-not-nearest-seen = اختر أحد أقرب المربعات الخالية؛ فهذا أبعد منها.

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
