# كينغدومينو

kingdomino-title = كينغدومينو

kingdomino-wheat = حقل قمح
kingdomino-forest = غابة
kingdomino-lake = بحيرة
kingdomino-pasture = مرعى
kingdomino-swamp = مستنقع
kingdomino-mine = منجم
kingdomino-castle = قلعة
kingdomino-half = { $terrain } { $crowns ->
        [zero] بلا تيجان
        [one] مع تاج واحد
        [two] مع تاجين
        [few] مع { $crowns } تيجان
        [many] مع { $crowns } تاجًا
       *[other] مع { $crowns } تاج
    }
kingdomino-domino = القطعة { $number } ({ $left } | { $right })

## الخيارات

kingdomino-option-players = اللاعبون: من اثنين إلى أربعة؛ اثنان دائمًا في المبارزة الكبرى
kingdomino-option-mighty_duel = المبارزة الكبرى: لاعبان، وكل قطع الدومينو الـ٤٨، وممالك ٧×٧
kingdomino-option-middle_kingdom = المملكة الوسطى: ١٠ نقاط إذا كانت القلعة في الوسط
kingdomino-option-harmony = التناغم: ٥ نقاط للمملكة المكتملة
kingdomino-option-dynasty = السلالة: ثلاث ألعاب متتالية، والفوز لأعلى مجموع
kingdomino-variant-mighty_duel = لاعبان، وكل قطع الدومينو الـ٤٨، وممالك ٧×٧
kingdomino-duel-players = المبارزة الكبرى للاعبَين اثنين؛ عدد اللاعبين هنا { $players }
kingdomino-wrong-size = هذه اللوحة { $size }×{ $size }؛ هذه الخيارات تحتاج إلى { $needed }×{ $needed }

## الأحداث

kingdomino-tell-deal = صف جديد: { $line }
kingdomino-tell-kings = سُحب الملوك بهذا الترتيب: { $order }
kingdomino-tell-pick = اختار { $seat } { $domino }
kingdomino-tell-place = أضاف { $seat } { $domino } في المربعين { $left } و{ $right }
kingdomino-tell-discard = اضطر { $seat } إلى استبعاد { $domino }

kingdomino-prompt-pick = اختر قطعة دومينو لدورك القادم
kingdomino-prompt-place = أضف { $domino } إلى مملكتك
kingdomino-round = الجولة { $round } من { $rounds }
kingdomino-older = الصف الحالي
kingdomino-newer = الصف التالي
kingdomino-free = متاحة
kingdomino-discarded = القطع المستبعدة: { $count }

## النقاط

kingdomino-property = { $terrain }: { $squares ->
        [zero] { $squares } مربع
        [one] مربع واحد
        [two] مربعان
        [few] { $squares } مربعات
        [many] { $squares } مربعًا
       *[other] { $squares } مربع
    } × { $crowns ->
        [zero] { $crowns } تاج
        [one] تاج واحد
        [two] تاجان
        [few] { $crowns } تيجان
        [many] { $crowns } تاجًا
       *[other] { $crowns } تاج
    } = { $points }
kingdomino-middle-kingdom-points = المملكة الوسطى: { $points }
kingdomino-harmony-points = التناغم: { $points }

## أسباب الرفض

kingdomino-due-deal = يجب سحب الصف التالي
kingdomino-due-kings = يجب سحب الملوك من اليد
kingdomino-due-pick = على { $seat } اختيار قطعة دومينو
kingdomino-due-place = على { $seat } إضافة القطعة { $domino }
kingdomino-due-nothing = انتهت اللعبة
kingdomino-not-now = ليس الآن: { $due }
kingdomino-no-such-domino = لا توجد قطعة رقمها { $number }؛ الأرقام من ١ إلى ٤٨
kingdomino-no-such-seat = لا يوجد مقعد رقمه { $number }؛ المقاعد من ٠ إلى ٣
kingdomino-too-many-dominoes = عدد قطع الدومينو { $got } أكثر من اللازم؛ لا يزيد الصف على ٤ قطع
kingdomino-too-many-kings = عدد الملوك { $got } أكثر من اللازم؛ لا يزيد الملوك على ٤
kingdomino-line-length = عدد قطع هذا الصف { $got }؛ يجب أن يكون { $kings }، قطعة لكل ملك
kingdomino-dealt-twice = سبق سحب القطعة { $domino }؛ لا توجد منها سوى واحدة
kingdomino-king-count = عدد ملوك { $seat } هنا { $got }؛ يجب أن يكون { $each }
kingdomino-king-of-nobody = لا أحد في المقعد { $number }؛ المقاعد من ٠ إلى { $last }
kingdomino-not-in-line = القطعة { $domino } ليست في الصف المتاح للاختيار؛ المتاحة: { $free }
kingdomino-already-picked = القطعة { $domino } محجوزة: يقف عليها ملك { $seat }؛ المتاحة: { $free }
kingdomino-not-due = ليس هذا دور القطعة { $domino }؛ يقف ملكك على القطعة { $due }
kingdomino-apart = المربعان { $left } و{ $right } لا يشتركان في ضلع
kingdomino-on-castle = هذا المربع تشغله القلعة
kingdomino-taken = المربع { $square } مشغول
kingdomino-too-wide = سيصبح عرض المملكة { $width }، والحد الأقصى { $limit }
kingdomino-too-high = سيصبح ارتفاع المملكة { $height }، والحد الأقصى { $limit }
kingdomino-far-away = هذا المربع بعيد جدًّا؛ أقصى بُعد لمربعات المملكة عن قلعتها: { $limit }
kingdomino-unconnected = لا يلامس أي من النصفين أرضًا من نوعه ({ $left }، { $right }) ولا القلعة
kingdomino-placeable = يمكن إضافة القطعة { $domino }، مثلًا في المربعين { $left } و{ $right }، فلا يجوز استبعادها
kingdomino-middle-kingdom-points-name = القلعة في الوسط
kingdomino-harmony-points-name = بلا فراغ
kingdomino-may-middle = القلعة في الوسط
kingdomino-may-harmony = بلا فراغ
kingdomino-close-middle = { $points ->
        [one] لو كانت القلعة في الوسط لكسبت نقطة واحدة.
        [two] لو كانت القلعة في الوسط لكسبت نقطتين.
        [few] لو كانت القلعة في الوسط لكسبت { $points } نقاط.
       *[many] لو كانت القلعة في الوسط لكسبت { $points } نقطة.
    }
kingdomino-close-harmony = { $squares ->
        [one] بقي مربع واحد فارغًا، فلم تكسب نقاط التناغم: { $points }.
        [two] بقي مربعان فارغين، فلم تكسب نقاط التناغم: { $points }.
       *[few] بقيت { $squares } مربعات فارغة، فلم تكسب نقاط التناغم: { $points }.
    }
kingdomino-why-grows = تكبر أرضك ({ $terrain }): { "\u2066" }+{ $points }{ "\u2069" }.
kingdomino-why-room = لا نقاط الآن، لكنها تترك مجالًا للنمو.
kingdomino-why-fits = تناسب مملكتك: حتى { "\u2066" }+{ $points }{ "\u2069" }.
kingdomino-why-early = تختار أبكر في الجولة التالية.
kingdomino-why-least = لا شيء يناسب، وهذه أقل خسارة.
kingdomino-up-to = { $points ->
        [0] ٠ الآن
       *[other] حتى { "\u2066" }+{ $points }{ "\u2069" }
    }
kingdomino-nowhere = لا مكان لها
kingdomino-coach-choose = اختر قطعة دومينو: يأخذها ملكك، وتضعها في الجولة التالية.
kingdomino-coach-two = في اللعب بين اثنين لكل لاعب ملكان، فتختار قطعتين في كل جولة.
kingdomino-coach-order = القطع الأولى في الصف أضعف، لكنها تتيح لك الاختيار أبكر في الجولة التالية.
kingdomino-coach-castle = اختر نجمة مضيئة لتضع القطعة. يجوز أن تجاور القلعةَ أيُّ تضاريس.
kingdomino-coach-turn = اختر النجمة نفسها مرة أخرى لتدوير القطعة، ثم ضعها.
kingdomino-coach-match = يجب أن يلامس أحد النصفين تضاريس من نوعه، أو قلعتك.
kingdomino-coach-points = نقاط المقاطعة: عدد مربعاتها مضروبًا في عدد تيجانها. وبلا تاج لا نقاط لها.
kingdomino-coach-size = تُظهر النجوم المضيئة إلى أين يمكن لمملكتك أن تنمو. القطعة التي لا مكان لها تضيع.
kingdomino-coach-bonuses = تنتظرك في النهاية مكافأتان: ١٠ نقاط لقلعة في وسط مملكتها، و٥ نقاط لمملكة بلا فراغ.
kingdomino-missed-domino = قطعة دومينو أخرى كانت أثمن
kingdomino-missed-place = كان لها مكان أفضل
kingdomino-missed-fits = كانت هناك قطعة دومينو أخرى لها مكان
kingdomino-missed-denied = القطعة الأخرى كانت ما يحتاجه أحد الخصوم تمامًا
kingdomino-missed-crowns = قطعة دومينو أخرى كانت تيجانها أكثر
kingdomino-missed-order = الاختيار أبكر في الجولة التالية كان أثمن
kingdomino-missed-hole = بقي فراغ لا يملؤه شيء
kingdomino-missed-land = كانت هذه الأرض أولى بالتوسيع: { $terrain }
kingdomino-placed = وُضعت
