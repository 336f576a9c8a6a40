# الاستحواذ

capture-title = الاستحواذ

capture-small = مبنى صغير
capture-large = مبنى كبير

## الخيارات

capture-option-players = اللاعبون: من اثنين إلى أربعة
capture-option-tile_size = حجم البلاطة: تتكون بلاطات الخريطة من ٢×٢ أو ٣×٣ من المربعات
capture-option-small = عدد المباني الصغيرة
capture-option-large = عدد المباني الكبيرة
capture-option-round_limit = حد الجولات: تنتهي اللعبة بعد هذا العدد من الجولات على الأكثر؛ ومن دونه لا تنتهي إلا حين يبقى لاعب واحد
capture-option-may_pass = تمرير الدور: يجوز للاعب أن يمرّر دوره ولو كان يستطيع اللعب
capture-variant-large_tiles = بلاطات الخريطة من ٣×٣ من المربعات
capture-layout-river = نهر متعرّج من البلاطات
capture-layout-square = أربعة صفوف في كل منها خمس بلاطات
capture-layout-line = صفّان في كل منهما عشر بلاطات
capture-layout-random = البلاطات والمباني والقواعد عشوائيًّا

## الأحداث

capture-tell-first = فاز { $seat } برمية البداية فيبدأ اللعب
capture-tell-tile = وضع { $seat } بلاطة في { $square }
capture-tell-small = وضع { $seat } مبنى صغيرًا على المربع { $square }
capture-tell-large = وضع { $seat } مبنى كبيرًا على المربعين { $first } و{ $second }
capture-tell-base = وضع { $seat } قاعدة انطلاقه على المربع { $square }
capture-tell-move = تحرّك { $seat } إلى المربع { $square }
capture-tell-capture = هاجم { $seat } المبنى { $square }
capture-tell-roll = النرد: { $roll }
capture-tell-roll-left = رمى { $seat } { $roll }؛ الباقي من متانة المبنى { $square }: { $left }
capture-tell-roll-taken = رمى { $seat } { $roll } واستحوذ على المبنى { $square }
capture-tell-battle = هاجم { $seat } بيدق { $other }
capture-tell-rolls = النردان: { $attack } و{ $defence }
capture-tell-rolls-tie = { $attack } مقابل { $defence }: تعادل، ولا يحدث شيء
capture-tell-rolls-won = { $attack } مقابل { $defence }: فاز { $winner }، وخسر { $loser } روحًا وعاد إلى قاعدته
capture-tell-rolls-out = { $attack } مقابل { $defence }: فاز { $winner }، وخسر { $loser } آخر أرواحه وخرج من اللعبة
capture-tell-step = أفسح { $seat } المكان وانتقل إلى المربع { $square }
capture-tell-pass = مرّر { $seat } دوره

capture-prompt-tile = { $left ->
        [zero] أضف بلاطة إلى الخريطة
        [one] أضف البلاطة الأخيرة إلى الخريطة
        [two] أضف بلاطة إلى الخريطة؛ بقيت بلاطتان
        [few] أضف بلاطة إلى الخريطة؛ بقيت { $left } بلاطات
        [many] أضف بلاطة إلى الخريطة؛ بقيت { $left } بلاطة
       *[other] أضف بلاطة إلى الخريطة؛ بقيت { $left } بلاطة
    }
capture-prompt-building = ضع مبنى؛ الباقي من الصغيرة { $small } ومن الكبيرة { $large }
capture-prompt-base = ضع قاعدة انطلاقك في مربع غير مجاور لمبنى كبير
capture-prompt-move = حرّك بيدقك
capture-prompt-capture = حرّك بيدقك أو هاجم مبنى مجاورًا له
capture-prompt-battle = حرّك بيدقك أو خُض معركة مع بيدق مجاور له
capture-prompt-all = حرّك بيدقك، أو هاجم مبنى أو بيدقًا مجاورًا له
capture-prompt-pass = لا تستطيع فعل شيء: مرّر دورك
capture-prompt-step = أفسح المكان في قاعدة { $loser }
capture-laying-tiles = ترتيب الخريطة
capture-placing-buildings = وضع المباني
capture-placing-bases = وضع القواعد
capture-round = الجولة { $round }
capture-round-of = الجولة { $round } من { $limit }

## الطاولة

capture-legend-buildings = s مبنى صغير وL مبنى كبير بلا مالك مع المتانة الباقية؛ ومع علامة لاعب: ملكه
capture-legend-marks = (●) بيدق، B قاعدة، + مربع يمكنك اختياره
capture-out-of-game = خارج اللعبة
capture-base-at = القاعدة { $square }
capture-to-come = الباقي: البلاطات { $tiles }، المباني الصغيرة { $small }، المباني الكبيرة { $large }

## النقاط

capture-points-small = مبانٍ صغيرة: { $points }
capture-points-large = مبانٍ كبيرة: { $points }
capture-points-last-standing = آخر لاعب متبقٍ: { $points }
capture-lives = { $lives ->
        [zero] بلا أرواح
        [one] روح واحدة
        [two] روحان
        [few] { $lives } أرواح
        [many] { $lives } روحًا
       *[other] { $lives } روح
    }

## لماذا لا يجوز

capture-due-first = يجب رمي النرد لتحديد اللاعب الأول
capture-due-tile = على { $seat } وضع بلاطة
capture-due-building = على { $seat } وضع مبنى
capture-due-base = على { $seat } وضع قاعدة الانطلاق
capture-due-act = على { $seat } التحرك أو مهاجمة مبنى أو خوض معركة
capture-due-roll = على { $seat } رمي النرد للهجوم
capture-due-rolls = على { $seat } والمدافع رمي النرد
capture-due-step = على { $seat } إفساح المكان
capture-due-nothing = انتهت اللعبة
capture-not-now = ليس الآن: { $due }
capture-no-such-seat = لا يوجد مقعد رقمه { $number }؛ المقاعد من ٠ إلى ٣
capture-nobody-there = لا أحد في المقعد { $number }؛ المقاعد من ٠ إلى { $last }
capture-no-such-face = لا يظهر على النرد { $number }؛ أعداده من ١ إلى { $faces }
capture-first-tile = موضع البلاطة الأولى { "\u20660,0\u2069" }
capture-tile-taken = في { $square } بلاطة بالفعل
capture-tile-apart = البلاطة في { $square } لن تشترك في ضلع مع أي بلاطة أخرى؛ أما في { $beside } فتشترك
capture-none-left = لم يبقَ { $kind } لوضعه
capture-gap = لا مربع في { $square }؛ هناك فراغ أو نهاية الخريطة
capture-built = على المربع { $square } مبنى
capture-apart = المربعان { $first } و{ $second } لا يشتركان في ضلع؛ المبنى الكبير يحتاج إلى مربعين متلاصقين
capture-closed-building = بهذا التخطيط لا يمكن الوصول إلى المبنى { $square } مطلقًا
capture-closed-base = القاعدة على المربع { $square } ستنقطع عن القواعد الأخرى أو عن أحد المباني
capture-closed-room = لا يبقى متسع كافٍ لقواعد الانطلاق
capture-base-taken = قاعدة { $seat } على المربع { $square }
capture-beside-large = المربع { $square } بجوار المبنى الكبير { $building }؛ يجب أن تبعد القاعدة عنه مربعًا واحدًا على الأقل
capture-pawn-there = بيدق { $seat } على المربع { $square }
capture-too-far = المربع { $square } أبعد من خطوة واحدة
capture-not-yours = المبنى { $square } ملك { $seat }؛ لا يمكنك التحرك إلا حول مبنى تملكه
capture-not-yours-neutral = المبنى { $square } بلا مالك؛ لا يمكنك التحرك إلا حول مبنى تملكه
capture-no-building = لا مبنى يبدأ على المربع { $square }؛ يُسمّى المبنى بمربعه الأول
capture-building-away = المبنى { $square } ليس بجوار بيدقك
capture-own-building = المبنى { $square } ملكك
capture-own-pawn = لا يمكنك أن تخوض معركة مع نفسك
capture-pawn-away = بيدق { $seat } ليس بجوار بيدقك
capture-out = { $seat } خارج اللعبة
capture-must-act = تستطيع التحرك أو مهاجمة مبنى أو خوض معركة، فلا يجوز لك تمرير الدور
capture-the-base = المربع { $square } هو القاعدة التي يجب إخلاؤها
capture-not-nearest = المربع { $square } ليس من أقرب المربعات الخالية؛ المربع { $nearest } منها
capture-points-small-name = المباني الصغيرة
capture-points-large-name = المباني الكبيرة
capture-points-last-standing-name = آخر لاعب متبقٍ
capture-why-chance = احتمال الاستحواذ برمية واحدة { $percent }٪.
capture-why-wear = رمية واحدة لا تكفي لمتانة قدرها { $points }، لكن الضرر يبقى.
capture-why-beside = من هناك يمكنك مهاجمة مبنى متانته { $points }.
capture-why-closer = تقرّب البيدق من مبنى.
capture-tap-building = المس مبنى
capture-about-rolls = نحو { $rolls } رميات
capture-coach-base = اختر أين يبدأ بيدقك: قريبًا من مبانٍ لا يملكها أحد بعد.
capture-coach-battle = بجوار بيدقك بيدق آخر. في المعركة يرمي كلاكما، وصاحب الرمية الأقل يخسر روحًا.
capture-coach-attack = أنت بجوار مبنى. هاجمه: تُخصم رميتك من متانته، وعند الصفر يصبح لك.
capture-coach-move = حرّك بيدقك إلى دائرة بيضاء، باتجاه مبنى.
capture-coach-damage = الضرر يبقى. واللاعب الذي تُنهي رميته ما تبقى يأخذ المبنى.
capture-coach-end = في النهاية يساوي المبنى الصغير نقطة واحدة والكبير ٣ نقاط. ويحصل آخر لاعب متبقٍ على ٥ نقاط أخرى.
capture-coach-aim = تفوز بالمباني: في النهاية قيمة المبنى الصغير نقطة واحدة والكبير ٣ نقاط.
capture-coach-hearts = القلوب هي أرواحك الثلاث. من يخسر معركة يخسر واحدًا.
capture-coach-gate = مبناك بوابة: من جواره يمكنك الذهاب مباشرةً إلى أي مربع خالٍ حوله. حول هذه المربعات حلقة متقطعة.
capture-ended-last = بقي لاعب واحد: انتهت اللعبة.
capture-ended-rounds = عدد الجولات حتى نهاية اللعبة: { $rounds }.
capture-buildings = المباني
capture-takes = { $points ->
        [1] أي رمية تستولي عليه.
       *[other] يُستولى عليه إذا كانت الرمية { $points } أو أكثر.
    }
capture-target-small = هجوم على مبنى صغير
capture-target-large = هجوم على مبنى كبير
capture-missed-target = كان هناك هدف أفضل
capture-missed-attack = كان الوقت مناسبًا للهجوم
capture-missed-battle = كان الوقت مناسبًا للمعركة
capture-missed-square = كان هناك طريق أفضل
capture-missed-move = كان من الأفضل أن تتقدم
capture-die = النرد
capture-no-target = للهجوم، حرّك بيدقك إلى جوار مبنى.
capture-unclaimed = بلا مالك
capture-roll = ارمِ النرد
capture-close-small = لم يبقَ من متانة مبنى صغير إلا { $left }.
capture-close-large = لم يبقَ من متانة مبنى كبير إلا { $left }.
