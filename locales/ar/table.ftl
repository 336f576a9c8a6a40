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
table-play-now-what = { $game } ضد { $bot }
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
table-acts = يلعب الآن
table-your-turn = دورك
table-is-next = التالي
table-acts-later = لاحقًا
table-has-played = لعب دوره
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
table-hint-chance = احتمال الفوز باللعبة { $percent }٪.
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
table-time-left = الوقت المتبقي
table-time-short = بقيت لك عشر ثوانٍ
table-days = { $count ->
        [one] يوم واحد
        [two] يومان
        [few] { $count } أيام
        [many] { $count } يومًا
       *[other] { $count } يوم
    }
table-hours = { $count ->
        [one] ساعة واحدة
        [two] ساعتان
        [few] { $count } ساعات
       *[other] { $count } ساعة
    }
table-stood-in-away = يلعب لاعب آلي مكانك ما دمت غائبًا.
table-stood-in-time = انتهى وقتك، ولاعب آلي يلعب مكانك.
table-stood-in-resigned = لقد انسحبت. يكمل لاعب آلي اللعب، ويمكنك المشاهدة.
table-take-back = ألعب بنفسي
table-end-offer = عرض إنهاء اللعبة
table-end-offered = عرض لإنهاء اللعبة هنا من { $names }
table-end-waits = عرضتَ إنهاء اللعبة. ننتظر الآخرين.
table-end-agree = إنهاء اللعبة
table-end-decline = نكمل اللعب
table-end-withdraw = سحب العرض
table-ended-agreed = اتفقتم جميعًا على إنهاء اللعبة هنا.
table-ended-resigned = انتهت اللعبة لأن الجميع انسحبوا.
table-gone = غادر { $name }. من يأخذ مكانه؟
table-replace-bot = لاعب آلي
table-replace-guest = لاعب جديد
table-replace-wished = يريد ذلك: { $names }
table-resign = انسحاب
table-resign-how = يكمل لاعب آلي مكانك، وتُحسب اللعبة خسارة. لا رجعة في ذلك.
table-beside-game = على هامش اللعب
table-played-by = يلعب مكانه { $name }
table-pace = وقت كل لاعب
table-pace-none = بلا ساعة
table-pace-quick = سريع: ١٥ ثانية لكل دور، مع دقيقتين إضافيتين
table-pace-steady = متوسط: ٣٠ ثانية لكل دور، مع ٥ دقائق إضافية
table-pace-calm = هادئ: دقيقة لكل دور، مع ١٥ دقيقة إضافية
table-pace-day = بالمراسلة: يوم لكل دور
table-pace-week = بالمراسلة: أسبوع لكل دور
table-pace-days = { $count ->
        [one] بالمراسلة: يوم لكل دور
        [two] بالمراسلة: يومان لكل دور
        [few] بالمراسلة: { $count } أيام لكل دور
        [many] بالمراسلة: { $count } يومًا لكل دور
       *[other] بالمراسلة: { $count } يوم لكل دور
    }
table-pace-hours = { $count ->
        [one] بالمراسلة: ساعة لكل دور
        [two] بالمراسلة: ساعتان لكل دور
        [few] بالمراسلة: { $count } ساعات لكل دور
       *[other] بالمراسلة: { $count } ساعة لكل دور
    }
table-pace-other = الثواني لكل دور: { $turn }، والثواني الإضافية: { $bank }
table-kept-for = محجوز باسم { $name }
table-host = المضيف
table-hand-on = تعيينه مضيفًا
table-remove-player = إخراج
table-remove-and-lock = إخراج وقفل الطاولة
table-lock = قفل الطاولة
table-unlock = فتح الطاولة
table-is-locked = الطاولة مقفلة: لا يستطيع أحد جديد الجلوس.
table-got-it = فهمت
table-back-to-game = العودة إلى لعبتك
table-free-seat = غادر أحد اللاعبين. هل تريد أن تأخذ مقعده؟
table-call-me = نبّهني حين تكون الصفحة مغلقة
table-call-browser = عبر هذا المتصفّح
table-call-mail = عنوان البريد الإلكتروني
table-call-hook = عنوان برنامجك
table-call-feed = خلاصة وتقويم
table-call-programs = للبرامج والخلاصات
table-call-add = إضافة
table-call-secret = المفتاح السري الذي يوقّع رسائله، ولا يظهر إلا الآن:
table-call-denied = متصفّحك لا يسمح بالإشعارات من هذه الصفحة.
table-call-impossible = لا يمكن تنبيه هذا المتصفّح هنا. يلزم اتصال مشفّر.
table-call-confirm-mail = أرسلنا إليك رسالة بريد. أكّد عنوانك فيها من فضلك.
table-call-unconfirmed = لم يؤكَّد بعد
table-call-offer = لكل دور على هذه الطاولة ساعات أو أيام. هل ينبّهك هذا المتصفّح حين يأتي دورك، حتى إن كانت الصفحة مغلقة؟
table-call-yes = نعم، نبّهني
table-call-no = لا، شكرًا
table-call-bad-address = لا يمكن التنبيه على هذا العنوان. عنوان البرنامج يبدأ بـ https://‎ وعنوان البريد فيه @.
table-call-end = إنهاء
table-watched-tables = طاولات تشاهدها
table-forget-over = إزالة الألعاب المنتهية
table-rematch-offered = هناك إعادة للمباراة، ومقعدك محجوز لدقيقتين.
table-rematch-late = بدأت إعادة المباراة من دونك. يمكنك مشاهدتها هنا أو بدء لعبة أخرى.
table-accurate = الدقة { $percent }٪
table-meanwhile = أثناء غيابك
table-meanwhile-by = أثناء غيابك لعب { $name } مكانك:
table-meanwhile-more = { $count ->
        [one] حدث آخر قبل ذلك
        [two] حدثان آخران قبل ذلك
        [few] { $count } أحداث أخرى قبل ذلك
        [many] { $count } حدثًا آخر قبل ذلك
       *[other] { $count } حدث آخر قبل ذلك
    }
table-bot = آلي
table-round = الجولة { $round }
table-share = مشاركة
table-resigned = انسحب { $names }.

invite-from = { $who } يدعوك إلى { $game }
invite-open = تعال نلعب { $game }
invite-playing = لعبة { $game } جارية الآن: شاهدها
invite-free = { $free ->
        [zero] لا مقعد شاغر.
        [one] مقعد واحد شاغر.
        [two] مقعدان شاغران.
        [few] { $free } مقاعد شاغرة.
        [many] { $free } مقعدًا شاغرًا.
       *[other] { $free } مقعد شاغر.
    }
invite-full = كل المقاعد مشغولة. يمكنك المشاهدة.
invite-with = على الطاولة: { $names }
invite-go = إلى الطاولة
invite-no-table = لم تعد هذه الطاولة موجودة، أو أن الرابط ناقص. اطلب الرابط مرة أخرى، أو ابدأ لعبة بنفسك: لا حاجة إلى حساب.
invite-no-page = لا شيء في هذا العنوان. اطلب الرابط مرة أخرى، أو ابدأ لعبة بنفسك: لا حاجة إلى حساب.
invite-home = إلى صفحة البداية
