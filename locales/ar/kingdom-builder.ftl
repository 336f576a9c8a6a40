# باني المملكة

kingdom-builder-title = باني المملكة

kingdom-builder-grass = العشب
kingdom-builder-canyon = الوادي
kingdom-builder-desert = الصحراء
kingdom-builder-flower = حقل الزهور
kingdom-builder-forest = الغابة
kingdom-builder-water = الماء
kingdom-builder-mountain = الجبل
kingdom-builder-castle = القلعة
kingdom-builder-location = الموقع

kingdom-builder-oracle = المعبد
kingdom-builder-farm = المزرعة
kingdom-builder-oasis = الواحة
kingdom-builder-tower = البرج
kingdom-builder-tavern = الخان
kingdom-builder-barn = الحظيرة
kingdom-builder-harbor = الميناء
kingdom-builder-paddock = المرعى

kingdom-builder-about-oracle = مستوطنة إضافية على تضاريس بطاقتك
kingdom-builder-about-farm = مستوطنة إضافية على العشب
kingdom-builder-about-oasis = مستوطنة إضافية على الصحراء
kingdom-builder-about-tower = مستوطنة إضافية على حافة الخريطة
kingdom-builder-about-tavern = مستوطنة إضافية عند أحد طرفي خط مستقيم من ثلاث مستوطنات لك على الأقل
kingdom-builder-about-barn = نقل إحدى مستوطناتك إلى تضاريس بطاقتك
kingdom-builder-about-harbor = نقل إحدى مستوطناتك إلى الماء
kingdom-builder-about-paddock = نقل إحدى مستوطناتك خانتين في خط مستقيم

kingdom-builder-castles = القلاع
kingdom-builder-fishermen = صيادو السمك
kingdom-builder-miners = عمال المناجم
kingdom-builder-workers = العمال
kingdom-builder-discoverers = المستكشفون
kingdom-builder-knights = الفرسان
kingdom-builder-hermits = النسّاك
kingdom-builder-citizens = المواطنون
kingdom-builder-merchants = التجار
kingdom-builder-lords = الأسياد
kingdom-builder-farmers = المزارعون

kingdom-builder-about-castles = ٣ قطع ذهب لكل قلعة بجوارها مستوطنة لك
kingdom-builder-about-fishermen = قطعة ذهب واحدة لكل مستوطنة بجوار الماء، لا على الماء نفسه
kingdom-builder-about-miners = قطعة ذهب واحدة لكل مستوطنة بجوار جبل
kingdom-builder-about-workers = قطعة ذهب واحدة لكل مستوطنة بجوار موقع أو قلعة
kingdom-builder-about-discoverers = قطعة ذهب واحدة لكل صف فيه مستوطنة لك
kingdom-builder-about-knights = قطعتا ذهب لكل مستوطنة في أكثر صفوفك امتلاءً
kingdom-builder-about-hermits = قطعة ذهب واحدة لكل مجموعة منفصلة من مستوطناتك
kingdom-builder-about-citizens = قطعة ذهب واحدة لكل مستوطنتين من أكبر مجموعاتك
kingdom-builder-about-merchants = ٤ قطع ذهب لكل موقع أو قلعة تصلها مستوطناتك بموقع آخر أو قلعة أخرى
kingdom-builder-about-lords = في كل قطاع ١٢ قطعة ذهب لصاحب أكبر عدد من المستوطنات و٦ لصاحب المركز الثاني
kingdom-builder-about-farmers = ٣ قطع ذهب لكل مستوطنة في القطاع الذي لك فيه أقل عدد من المستوطنات

## الخيارات

kingdom-builder-option-players = اللاعبون: من اثنين إلى أربعة
kingdom-builder-option-boards = اللوحات: أعلى اليسار، أعلى اليمين، أسفل اليسار، أسفل اليمين؛ وعلامة ^ بعد الاسم تعني أن اللوحة مُدارة نصف دورة
kingdom-builder-option-cards = البطاقات: الثلاث التي تكسبون بها الذهب في هذه اللعبة
kingdom-builder-variant-first_game = اللوحات والبطاقات التي يقترحها كتيّب القواعد للعبة الأولى

## الأحداث

kingdom-builder-board = { $board }
kingdom-builder-board-turned = { $board } (مُدارة)
kingdom-builder-tell-boards = اللوحات: { $boards }
kingdom-builder-tell-cards = يأتي الذهب من القلاع ومن هذه البطاقات: { $cards }
kingdom-builder-tell-first = يبدأ { $seat }
kingdom-builder-tell-draw = سحب { $seat } بطاقة { $terrain }
kingdom-builder-tell-draw-hidden = سحب { $seat } بطاقة
kingdom-builder-tell-reveal = كشف { $seat } بطاقة { $terrain }
kingdom-builder-tell-redraw = لم تبقَ خانة شاغرة من تلك التضاريس؛ سحب { $seat } بدلًا منها بطاقة { $terrain }
kingdom-builder-tell-build = بنى { $seat } مستوطنة في الخانة { $hex }
kingdom-builder-tell-extra = بنى { $seat } مستوطنة في الخانة { $hex } ببلاطة { $tile }
kingdom-builder-tell-move = نقل { $seat } مستوطنة من الخانة { $from } إلى الخانة { $to } ببلاطة { $tile }
kingdom-builder-tell-end = أنهى { $seat } دوره

kingdom-builder-prompt-reveal = اكشف بطاقة تضاريسك
kingdom-builder-prompt-build = { $owed ->
        [zero] ابنِ { $owed } مستوطنة على { $terrain }
        [one] ابنِ مستوطنة واحدة أخرى على { $terrain }
        [two] ابنِ مستوطنتين أخريين على { $terrain }
        [few] ابنِ { $owed } مستوطنات على { $terrain }
        [many] ابنِ { $owed } مستوطنة على { $terrain }
       *[other] ابنِ { $owed } مستوطنة على { $terrain }
    }
kingdom-builder-prompt-build-or-tile = { $owed ->
        [zero] ابنِ { $owed } مستوطنة على { $terrain }
        [one] ابنِ مستوطنة واحدة على { $terrain }
        [two] ابنِ مستوطنتين على { $terrain }
        [few] ابنِ { $owed } مستوطنات على { $terrain }
        [many] ابنِ { $owed } مستوطنة على { $terrain }
       *[other] ابنِ { $owed } مستوطنة على { $terrain }
    }، أو استعمل بلاطة قبل ذلك: { $tiles }
kingdom-builder-prompt-end = أنهِ دورك
kingdom-builder-prompt-end-or-tile = استعمل بلاطة ({ $tiles }) أو أنهِ دورك
kingdom-builder-round = الجولة { $round }
kingdom-builder-last-round = الجولة الأخيرة

## الطاولة

kingdom-builder-hand = البطاقة: { $terrain }
kingdom-builder-hand-hidden = البطاقة: مخفية
kingdom-builder-hand-open = البطاقة المكشوفة: { $terrain }
kingdom-builder-supply = في المخزون: { $count ->
        [zero] لا مستوطنات
        [one] مستوطنة واحدة
        [two] مستوطنتان
        [few] { $count } مستوطنات
        [many] { $count } مستوطنة
       *[other] { $count } مستوطنة
    }
kingdom-builder-start-player = لاعب البداية
kingdom-builder-tile = بلاطة: { $tile }
kingdom-builder-tile-used = { $tile } (مستعملة)
kingdom-builder-tile-fresh = { $tile } (من الدور القادم)
kingdom-builder-legend-lands = G العشب  C الوادي  D الصحراء  F حقل الزهور  T الغابة  W الماء  M الجبل  S القلعة  L الموقع
kingdom-builder-legend-marks = بعد L عدد البلاطات الباقية، + حيث يمكنك البناء
kingdom-builder-sites = المواقع
kingdom-builder-site = { $hex } { $kind }: { $left ->
        [zero] لم تبقَ بلاطات
        [one] بقيت بلاطة واحدة
        [two] بقيت بلاطتان
        [few] بقيت { $left } بلاطات
        [many] بقيت { $left } بلاطة
       *[other] بقيت { $left } بلاطة
    }
kingdom-builder-pile = في رزمة السحب: { $count ->
        [zero] لا بطاقات
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
        [many] { $count } بطاقة
       *[other] { $count } بطاقة
    }

## الذهب

kingdom-builder-gold = { $source }: { $gold }
kingdom-builder-why = { $source }، الذهب { $gold }: { $hexes }
kingdom-builder-why-none = { $source }، الذهب { $gold }: من قطاع لا مستوطنة له فيه

## لماذا لا يجوز

kingdom-builder-due-boards = يجب وضع اللوحات
kingdom-builder-due-cards = يجب سحب بطاقات باني المملكة
kingdom-builder-due-first = يجب تحديد لاعب البداية بالقرعة
kingdom-builder-due-draw = على { $seat } سحب بطاقة تضاريس ({ $form })
kingdom-builder-due-reveal = على { $seat } كشف بطاقة التضاريس
kingdom-builder-due-redraw = على { $seat } سحب بطاقة جديدة بدل بطاقة لا تنفعه
kingdom-builder-due-build = على { $seat } بناء ما بقي من المستوطنات: { $owed }
kingdom-builder-due-finish = على { $seat } استعمال بلاطة أو إنهاء الدور
kingdom-builder-due-nothing = انتهت اللعبة
kingdom-builder-not-now = ليس الآن: { $due }
kingdom-builder-no-such-seat = لا يوجد مقعد رقمه { $number }؛ المقاعد من ٠ إلى ٣
kingdom-builder-nobody-there = لا أحد في المقعد { $number }؛ المقاعد من ٠ إلى { $last }
kingdom-builder-off-the-map = { $hex } خارج الخريطة؛ الصفوف والأعمدة من ٠ إلى { $last }
kingdom-builder-no-such-board = لا توجد لوحة باسم «{ $word }»؛ اللوحات هي: { $known }
kingdom-builder-board-count = عدد اللوحات المذكورة { $got }؛ تتكون الخريطة من { $count } لوحات
kingdom-builder-board-twice = ذُكرت لوحة { $board } مرتين؛ يجب أن تختلف لوحات الخريطة الأربع
kingdom-builder-other-boards = خيارات هذه اللعبة تطلب لوحات أخرى: { $agreed }
kingdom-builder-no-such-card = لا توجد بطاقة باسم «{ $word }»؛ البطاقات هي: { $known }
kingdom-builder-card-count = عدد البطاقات المذكورة { $got }؛ في كل لعبة { $count } بطاقات
kingdom-builder-card-twice = ذُكرت البطاقة «{ $card }» مرتين؛ يجب أن تختلف بطاقات اللعبة الثلاث
kingdom-builder-other-cards = خيارات هذه اللعبة تطلب بطاقات أخرى: { $agreed }
kingdom-builder-no-such-terrain = لا توجد بطاقة تضاريس باسم «{ $word }»؛ التضاريس هي: { $known }
kingdom-builder-no-card-left = لم تبقَ في رزمة السحب بطاقة من نوع { $terrain }
kingdom-builder-not-in-hand = البطاقة التي في يدك ليست بطاقة { $terrain }
kingdom-builder-nothing-owed = بنيت كل المستوطنات الإلزامية في هذا الدور؛ استعمل بلاطة أو أنهِ دورك
kingdom-builder-still-owed = { $owed ->
        [zero] لم يبقَ بناء على { $terrain }
        [one] بقي بناء مستوطنة واحدة على { $terrain }
        [two] بقي بناء مستوطنتين على { $terrain }
        [few] بقي بناء { $owed } مستوطنات على { $terrain }
        [many] بقي بناء { $owed } مستوطنة على { $terrain }
       *[other] بقي بناء { $owed } مستوطنة على { $terrain }
    }
kingdom-builder-empty-supply = نفد مخزونك؛ لا يمكنك الآن إلا نقل المستوطنات
kingdom-builder-taken = الخانة { $hex } مشغولة بمستوطنة { $seat }
kingdom-builder-not-buildable = لا يمكن البناء في الخانة { $hex }: { $land }
kingdom-builder-wrong-land = نوع الأرض في الخانة { $hex }: { $land }؛ والمطلوب: { $wanted }
kingdom-builder-apart = الخانة { $hex } ليست بجوار أي من مستوطناتك، مع أن بجوارها متسعًا، مثلًا في الخانة { $beside }
kingdom-builder-no-tile = ليست لديك بلاطة { $tile }
kingdom-builder-too-new = أخذت بلاطة { $tile } في هذا الدور؛ يمكنك استعمالها من دورك القادم
kingdom-builder-used-up = سبق أن استعملت بلاطة { $tile } في هذا الدور
kingdom-builder-midway = تستعمل بلاطة { $tile } قبل المستوطنات الإلزامية أو بعدها، لا في أثنائها؛ المتبقي للبناء: { $owed }
kingdom-builder-not-own = ليست لك مستوطنة في الخانة { $hex }
kingdom-builder-same-hex = لا يمكنك نقل مستوطنة إلى الخانة التي هي فيها
kingdom-builder-wrong-use = لا تُستعمل بلاطة { $tile } هكذا: بعض البلاطات للبناء وبعضها للنقل
kingdom-builder-not-on-edge = الخانة { $hex } ليست على حافة الخريطة
kingdom-builder-not-in-line = الخانة { $hex } ليست امتدادًا لخط مستقيم من ثلاث من مستوطناتك على الأقل
kingdom-builder-not-two-away = الخانة { $to } ليست على بعد خانتين من الخانة { $from } في خط مستقيم

## طاولة حقيقية

kingdom-builder-sketch-no-cards = لم تُذكر بطاقات؛ اكتب سطرًا مثل «cards: fishermen knights merchants»
kingdom-builder-sketch-cards-again = سبق ذكر البطاقات
kingdom-builder-sketch-boards-again = سبق ذكر اللوحات
kingdom-builder-sketch-no-map = لا توجد خريطة؛ اذكر اللوحات في سطر مثل «boards: tavern paddock^ oasis farm» أو ارسم الخريطة
kingdom-builder-sketch-nobody = لم تُذكر مستوطنات؛ اكتب سطرًا مثل «Ada: 3,4 4,5» أو ارسم المستوطنات على الخريطة
kingdom-builder-sketch-letter = «{ $letter }» لا يدل على خانة؛ اكتب أحد الحروف G C D F T W M S L وبعده مباشرة رقم اللاعب إن كانت له مستوطنة فيها
kingdom-builder-sketch-player = أرقام اللاعبين من ١ إلى ٤
kingdom-builder-sketch-no-land = ما نوع الأرض هنا؟ اكتب حرفه أو اذكر اللوحات فوق الرسم
kingdom-builder-sketch-row = عدد خانات هذا الصف { $got }؛ عرض الخريطة { $count } خانة
kingdom-builder-sketch-rows = عدد الصفوف المرسومة { $got }؛ في الخريطة { $count } صفًّا
kingdom-builder-sketch-twice = في الخانة { $hex } مستوطنتان
kingdom-builder-sketch-too-many-players = عدد اللاعبين { $got }؛ والحد الأقصى للعب معًا { $most }
kingdom-builder-sketch-too-many = عدد مستوطنات اللاعب { $number } هو { $got }؛ والحد الأقصى { $most }
kingdom-builder-sketch-other-land = رُسمت الخانة { $hex } هكذا: { $drawn }؛ لكن الذي في اللوحات: { $land }
kingdom-builder-sketch-afloat = هناك مستوطنة على الماء ({ $hex })، ولا ميناء في هذه الخريطة
kingdom-builder-why-tile = { $gold ->
        [0] بجوار { $tile }: تأخذ بلاطة المكان.
       *[other] بجوار { $tile }: تأخذ بلاطة المكان، والذهب: { "\u2066" }+{ $gold }{ "\u2069" }.
    }
kingdom-builder-why-gold = تجلب ذهبًا: { "\u2066" }+{ $gold }{ "\u2069" }.
kingdom-builder-why-room = لا ذهب الآن، لكنها تفتح الطريق إلى المزيد.
kingdom-builder-tiles-left = { $count ->
        [0] لم تبقَ بلاطات.
        [one] بقيت بلاطة واحدة.
        [two] بقيت بلاطتان.
        [few] بقيت { $count } بلاطات.
       *[many] بقيت { $count } بلاطة.
    }
kingdom-builder-lords-tie = عند التعادل في قطاع ينال كل متعادل الذهب كاملًا.
kingdom-builder-left-behind = { $points ->
        [one] ضاعت قطعة ذهب واحدة
        [two] ضاعت قطعتا ذهب
        [few] ضاعت { $points } قطع ذهب
       *[other] ضاعت { $points } قطعة ذهب
    }
kingdom-builder-margin = { $points ->
        [one] الفارق قطعة ذهب واحدة فقط.
        [two] الفارق قطعتا ذهب فقط.
       *[few] الفارق { $points } قطع ذهب فقط.
    }
kingdom-builder-coach-build = تُظهر بطاقتك نوعًا من التضاريس. ابنِ مستوطناتك على أماكنه المضيئة.
kingdom-builder-coach-adjacent = عليك أن تبني بجوار مستوطناتك متى أمكن ذلك. فإن لم يمكن، فلك أن تبدأ في مكان آخر.
kingdom-builder-coach-tile = تمنحك البلاطة فعلًا إضافيًا في كل دور، قبل البناء أو بعده.
kingdom-builder-coach-gold = ثلاث بطاقات تحدد ما يجلب الذهب في النهاية. انظر إليها قبل أن تبني.
kingdom-builder-coach-location = ابنِ بجوار موقع (له حافة ذهبية ورقم) لتأخذ بلاطته.
kingdom-builder-missed-tile = كان الأفضل استعمال بلاطة
kingdom-builder-missed-wait = كان يمكن تأجيل البلاطة
kingdom-builder-missed-hex = كانت هناك خانة أفضل
kingdom-builder-missed-location = كان هناك موقع في المتناول
kingdom-builder-close-castle = قلعة واحدة أخرى كانت ستزيد ذهبك بمقدار { $gold }.
kingdom-builder-close-lords = في أحد القطاعات كانت مستوطنة واحدة أخرى ستزيد ذهبك من الأسياد بمقدار { $gold }.
kingdom-builder-left = بقي { $count }
