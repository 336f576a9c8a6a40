# الطاولة: الإطار حول اللعبة والصفحة الأولى.

table-at-hand = بين يديك
table-no-place = لا مكان للقطعة هنا
table-ghost-right = { $left } وإلى يمينها { $right }: { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
table-ghost-below = { $left } وتحتها { $right }: { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
table-ghost-left = { $left } وإلى يسارها { $right }: { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
table-ghost-above = { $left } وفوقها { $right }: { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
table-beside-castle = تلامس قلعتك.
table-take-a-seat = تفضّل بالجلوس
table-pitch = ثلاث ألعاب ممالك، ضد لاعبين آليين أو مع الأصدقاء برابط. بلا حساب.
table-play-now = العب الآن
table-play-now-what = كينغدومينو ضد مرافق الفارس
table-with-friends = مع الأصدقاء
table-go-on = متابعة
table-players = من ٢ إلى ٤ لاعبين
table-minutes = { $count } دقيقة
table-weight-light = خفيفة
table-weight-medium = متوسطة
table-harder = تحدَّ { $bot }
table-hint-shown = معروضة على اللوح: احتمال الفوز نحو { $percent }٪.

table-motion = حركة القطع
table-motion-normal = عادية
table-motion-fast = سريعة
table-motion-off = بلا حركة

table-other-tab = هذه اللعبة مفتوحة في علامة تبويب أخرى. أغلقها، أو أكمل اللعب هناك.
table-acts = حان دوره
table-is-next = التالي
table-acts-later = يلعب لاحقًا
table-has-played = لعب
