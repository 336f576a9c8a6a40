# الاستحواذ

capture-title = الاستحواذ

capture-small = مبنى صغير
capture-large = مبنى كبير

## الخيارات

capture-option-players = اللاعبون: من اثنين إلى أربعة
capture-option-tile_size = حجم البلاطة: تتكون بلاطات الخريطة من ٢×٢ أو ٣×٣ من المربعات
capture-option-small = عدد المباني الصغيرة
capture-option-large = عدد المباني الكبيرة
capture-option-round_limit = حد الجولات: تنتهي اللعبة بعد هذا العدد من الجولات؛ ومن دونه لا تنتهي إلا حين يبقى لاعب واحد
capture-option-may_pass = تمرير الدور: يجوز لمن يستطيع اللعب أن يمرّر دوره بدلًا من ذلك
capture-variant-large_tiles = بلاطات الخريطة من ٣×٣ من المربعات
capture-layout-river = نهر متعرّج من البلاطات
capture-layout-square = أربعة صفوف في كل منها خمس بلاطات
capture-layout-line = صفّان في كل منهما عشر بلاطات
capture-layout-random = البلاطات والمباني والقواعد عشوائيًّا

## الأحداث

capture-tell-first = البداية مع { $seat } بعد الفوز برمية البداية
capture-tell-tile = { $seat }: وضع بلاطة في { $square }
capture-tell-small = { $seat }: وضع مبنى صغير على المربع { $square }
capture-tell-large = { $seat }: وضع مبنى كبير على المربعين { $first } و{ $second }
capture-tell-base = { $seat }: وضع قاعدة الانطلاق على المربع { $square }
capture-tell-move = { $seat }: التحرك إلى المربع { $square }
capture-tell-capture = { $seat }: مهاجمة المبنى { $square }
capture-tell-roll = النرد: { $roll }
capture-tell-roll-left = { $seat }: رمية { $roll }؛ الباقي من نقاط المبنى { $square }: { $left }
capture-tell-roll-taken = { $seat }: رمية { $roll } والاستحواذ على المبنى { $square }
capture-tell-battle = { $seat }: مهاجمة { $other }
capture-tell-rolls = النردان: { $attack } و{ $defence }
capture-tell-rolls-tie = { $attack } مقابل { $defence }: تعادل، لا يحدث شيء
capture-tell-rolls-won = { $attack } مقابل { $defence }: الفوز من نصيب { $winner }؛ { $loser }: خسارة روح والعودة إلى القاعدة
capture-tell-rolls-out = { $attack } مقابل { $defence }: الفوز من نصيب { $winner }؛ { $loser }: خسارة آخر روح والخروج من اللعبة
capture-tell-step = { $seat }: إفساح المكان والانتقال إلى المربع { $square }
capture-tell-pass = { $seat }: تمرير الدور

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
capture-prompt-pass = لا شيء تستطيع فعله: مرّر دورك
capture-prompt-step = أفسح المكان في قاعدة { $loser }
capture-laying-tiles = ترتيب الخريطة
capture-placing-buildings = وضع المباني
capture-placing-bases = وضع القواعد
capture-round = الجولة { $round }
capture-round-of = الجولة { $round } من { $limit }

## الطاولة

capture-legend-buildings = s مبنى صغير وL مبنى كبير بلا مالك مع النقاط الباقية؛ ومع علامة لاعب: ملكه
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
capture-not-yours = المبنى { $square } ملك { $seat }؛ لا يجوز التحرك حول مبنى إلا لمالكه
capture-not-yours-neutral = المبنى { $square } بلا مالك؛ لا يجوز التحرك حول مبنى إلا لمالكه
capture-no-building = لا مبنى يبدأ على المربع { $square }؛ يُسمّى المبنى بمربعه الأول
capture-building-away = المبنى { $square } ليس بجوار البيدق
capture-own-building = المبنى { $square } ملك اللاعب نفسه
capture-own-pawn = لا يخوض أحد معركة مع نفسه
capture-pawn-away = بيدق { $seat } ليس بجوار بيدق المهاجم
capture-out = { $seat } خارج اللعبة
capture-must-act = من يستطيع التحرك أو مهاجمة مبنى أو خوض معركة لا يجوز له تمرير الدور
capture-the-base = المربع { $square } هو القاعدة التي يجب إخلاؤها
capture-not-nearest = المربع { $square } ليس من أقرب المربعات الخالية؛ المربع { $nearest } منها
