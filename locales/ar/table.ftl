# الطاولة: الإطار حول اللعبة والصفحة الأولى.

table-at-hand = بين يديك
table-no-place = لا مكان للقطعة هنا
table-ghost-right = { $left }، وعلى اليمين { $right }: { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
table-ghost-below = { $left }، وفي الأسفل { $right }: { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
table-ghost-left = { $left }، وعلى اليسار { $right }: { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
table-ghost-above = { $left }، وفي الأعلى { $right }: { $points ->
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

table-motion = حركة القطع
table-motion-normal = عادية
table-motion-fast = سريعة
table-motion-off = بلا حركة

table-other-tab = هذه اللعبة مفتوحة في علامة تبويب أخرى. أغلقها، أو أكمل اللعب هناك.
table-acts = الآن
table-is-next = التالي
table-acts-later = لاحقًا
table-has-played = انتهى الدور
table-menu = القائمة
table-review = مراجعة اللعبة
table-easier = العب مع { $bot }
table-margin = { $points ->
        [one] الفارق نقطة واحدة فقط.
        [two] الفارق نقطتان فقط.
       *[few] الفارق { $points } نقاط فقط.
    }
table-tie = تعادلت النقاط، فحُسم الفوز بمعيار كسر التعادل.
table-total = المجموع
table-review-title = مراجعة
table-percent = { $percent }٪
table-hint-chance = احتمال الفوز نحو { $percent }٪.
table-play-hint = العبها
table-why-points = { $points ->
        [one] تكسب نقطة واحدة فورًا.
        [two] تكسب نقطتين فورًا.
        [few] تكسب { $points } نقاط فورًا.
       *[many] تكسب { $points } نقطة فورًا.
    }
table-left-behind = { $points ->
        [one] ضاعت نقطة واحدة
        [two] ضاعت نقطتان
        [few] ضاعت { $points } نقاط
       *[many] ضاعت { $points } نقطة
    }
table-something-better = كانت هناك حركة أفضل
table-played = ما لُعب
table-better = الأفضل
table-after-move = احتمال فوز { $seat } بعد الحركة
table-next-moment = اللحظة التالية
table-first-moment = عرض اللحظات
table-play-on = أكمل اللعب من هنا
table-moment-of = { $percent ->
        [one] { $seat }: انخفض احتمال الفوز بمقدار نقطة مئوية واحدة
        [two] { $seat }: انخفض احتمال الفوز بمقدار نقطتين مئويتين
        [few] { $seat }: انخفض احتمال الفوز بمقدار { $percent } نقاط مئوية
       *[other] { $seat }: انخفض احتمال الفوز بمقدار { $percent } نقطة مئوية
    }
table-zoom-in = تكبير
table-zoom-out = تصغير
table-show-places = عرض الأماكن الممكنة
table-more-places = { $count ->
        [one] مكان آخر
        [two] مكانان آخران
        [few] { $count } أماكن أخرى
       *[many] { $count } مكانًا آخر
    }
table-about-novice = تعلّم القواعد للتو، ويناسب أول لعبة.
table-about-squire = يختار أفضل حركة أمامه ولا ينظر أبعد منها.
table-about-knight = يخطط مسبقًا ويرى ما تحتاج إليه.
table-about-master = يفكر مليًّا في كل دور، ونادرًا ما يخسر.
table-will-face = أنت ضد { $names }
table-will-share = { $count ->
        [two] لاعبان يتناوبان على هذا الجهاز
        [few] { $count } لاعبين يتناوبون على هذا الجهاز
       *[many] { $count } لاعبًا يتناوبون على هذا الجهاز
    }
table-will-invite = ينضم الأصدقاء بالرابط
table-will-take = { $minutes ->
        [few] نحو { $minutes } دقائق
       *[many] نحو { $minutes } دقيقة
    }
table-invites = { $name } يدعوك إلى { $game }
table-no-record = هذا الملف ليس سجل لعبة. السجل ملف تحفظه هذه الصفحة، وينتهي اسمه بـ ‎.takht.json.
table-game-over = انتهت اللعبة { $number }
