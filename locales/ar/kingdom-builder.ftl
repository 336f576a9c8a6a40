# باني المملكة

kingdom-builder-title = باني المملكة

kingdom-builder-grass = عشب
kingdom-builder-canyon = وادٍ
kingdom-builder-desert = صحراء
kingdom-builder-flower = حقل زهور
kingdom-builder-forest = غابة
kingdom-builder-water = ماء
kingdom-builder-mountain = جبل
kingdom-builder-castle = قلعة
kingdom-builder-location = موقع

kingdom-builder-oracle = معبد
kingdom-builder-farm = مزرعة
kingdom-builder-oasis = واحة
kingdom-builder-tower = برج
kingdom-builder-tavern = خان
kingdom-builder-barn = حظيرة
kingdom-builder-harbor = ميناء
kingdom-builder-paddock = مرعى

kingdom-builder-about-oracle = مستوطنة إضافية على تضاريس بطاقتك
kingdom-builder-about-farm = مستوطنة إضافية على العشب
kingdom-builder-about-oasis = مستوطنة إضافية على الصحراء
kingdom-builder-about-tower = مستوطنة إضافية على حافة الخريطة
kingdom-builder-about-tavern = مستوطنة إضافية عند أحد طرفي خط مستقيم من ثلاث مستوطنات لك على الأقل
kingdom-builder-about-barn = نقل إحدى مستوطناتك إلى تضاريس بطاقتك
kingdom-builder-about-harbor = نقل إحدى مستوطناتك إلى الماء
kingdom-builder-about-paddock = نقل إحدى مستوطناتك خانتين في خط مستقيم

kingdom-builder-castles = قلاع
kingdom-builder-fishermen = صيادون
kingdom-builder-miners = عمال مناجم
kingdom-builder-workers = عمال
kingdom-builder-discoverers = مستكشفون
kingdom-builder-knights = فرسان
kingdom-builder-hermits = نسّاك
kingdom-builder-citizens = مواطنون
kingdom-builder-merchants = تجار
kingdom-builder-lords = أسياد
kingdom-builder-farmers = مزارعون

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
kingdom-builder-about-farmers = ٣ قطع ذهب لكل مستوطنة في القطاع الذي لك فيه أقل المستوطنات

## الخيارات

kingdom-builder-option-players = اللاعبون: من اثنين إلى أربعة
kingdom-builder-option-boards = اللوحات: أعلى اليسار، أعلى اليمين، أسفل اليسار، أسفل اليمين؛ وعلامة ^ بعد الاسم تعني أن اللوحة مُدارة نصف دورة
kingdom-builder-option-cards = البطاقات: الثلاث التي تجلب الذهب في هذه اللعبة
kingdom-builder-variant-first_game = اللوحات والبطاقات التي يقترحها كتيّب القواعد للعبة الأولى

## الأحداث

kingdom-builder-board = { $board }
kingdom-builder-board-turned = { $board } (مُدارة)
kingdom-builder-tell-boards = اللوحات: { $boards }
kingdom-builder-tell-cards = يأتي الذهب من القلاع ومن هذه البطاقات: { $cards }
kingdom-builder-tell-first = البداية مع { $seat }
kingdom-builder-tell-draw = { $seat }: سحب بطاقة { $terrain }
kingdom-builder-tell-draw-hidden = { $seat }: سحب بطاقة
kingdom-builder-tell-reveal = { $seat }: كشف بطاقة { $terrain }
kingdom-builder-tell-redraw = لم تبقَ في تلك التضاريس خانة شاغرة؛ { $seat }: سحب بطاقة { $terrain } بدلًا منها
kingdom-builder-tell-build = { $seat }: بناء مستوطنة في الخانة { $hex }
kingdom-builder-tell-extra = { $seat }: بناء مستوطنة في الخانة { $hex } ببلاطة { $tile }
kingdom-builder-tell-move = { $seat }: نقل مستوطنة من الخانة { $from } إلى الخانة { $to } ببلاطة { $tile }
kingdom-builder-tell-end = { $seat }: إنهاء الدور

kingdom-builder-prompt-reveal = اكشف بطاقة التضاريس
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
kingdom-builder-legend-lands = G عشب  C وادٍ  D صحراء  F حقل زهور  T غابة  W ماء  M جبل  S قلعة  L موقع
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
kingdom-builder-why-none = { $source }، الذهب { $gold }، في قطاع بلا مستوطنة

## لماذا لا يجوز

kingdom-builder-due-boards = يجب وضع اللوحات
kingdom-builder-due-cards = يجب سحب بطاقات باني المملكة
kingdom-builder-due-first = يجب تحديد لاعب البداية بالقرعة
kingdom-builder-due-draw = على { $seat } سحب بطاقة تضاريس ({ $form })
kingdom-builder-due-reveal = على { $seat } كشف بطاقة التضاريس
kingdom-builder-due-redraw = على { $seat } سحب بطاقة جديدة بدل بطاقة لا نفع منها
kingdom-builder-due-build = على { $seat } بناء ما بقي من المستوطنات: { $owed }
kingdom-builder-due-finish = على { $seat } استعمال بلاطة أو إنهاء الدور
kingdom-builder-due-nothing = انتهت اللعبة
kingdom-builder-not-now = ليس الآن: { $due }
kingdom-builder-no-such-seat = لا يوجد مقعد رقمه { $number }؛ المقاعد من ٠ إلى ٣
kingdom-builder-nobody-there = لا أحد في المقعد { $number }؛ المقاعد من ٠ إلى { $last }
kingdom-builder-off-the-map = { $hex } خارج الخريطة؛ الصفوف والأعمدة من ٠ إلى { $last }
kingdom-builder-no-such-board = لا توجد لوحة باسم «{ $word }»؛ اللوحات هي: { $known }
kingdom-builder-board-count = عدد اللوحات المذكورة { $got }؛ تتكون الخريطة من { $count } لوحات
kingdom-builder-board-twice = ذُكرت اللوحة { $board } مرتين؛ لوحات الخريطة الأربع مختلفة
kingdom-builder-other-boards = خيارات هذه اللعبة تطلب لوحات أخرى: { $agreed }
kingdom-builder-no-such-card = لا توجد بطاقة باسم «{ $word }»؛ البطاقات هي: { $known }
kingdom-builder-card-count = عدد البطاقات المذكورة { $got }؛ في كل لعبة { $count } بطاقات
kingdom-builder-card-twice = ذُكرت البطاقة { $card } مرتين؛ بطاقات اللعبة الثلاث مختلفة
kingdom-builder-other-cards = خيارات هذه اللعبة تطلب بطاقات أخرى: { $agreed }
kingdom-builder-no-such-terrain = لا توجد بطاقة تضاريس باسم «{ $word }»؛ التضاريس هي: { $known }
kingdom-builder-no-card-left = لم تبقَ بطاقة { $terrain } في رزمة السحب
kingdom-builder-not-in-hand = البطاقة التي في اليد ليست بطاقة { $terrain }
kingdom-builder-nothing-owed = بُنيت كل المستوطنات الإلزامية في هذا الدور؛ استعمل بلاطة أو أنهِ الدور
kingdom-builder-still-owed = { $owed ->
        [zero] لم يبقَ بناء على { $terrain }
        [one] لا يزال واجبًا بناء مستوطنة واحدة على { $terrain }
        [two] لا يزال واجبًا بناء مستوطنتين على { $terrain }
        [few] لا يزال واجبًا بناء { $owed } مستوطنات على { $terrain }
        [many] لا يزال واجبًا بناء { $owed } مستوطنة على { $terrain }
       *[other] لا يزال واجبًا بناء { $owed } مستوطنة على { $terrain }
    }
kingdom-builder-empty-supply = لم تبقَ مستوطنة في المخزون؛ لا يمكن الآن إلا نقل المستوطنات
kingdom-builder-taken = الخانة { $hex } مشغولة بمستوطنة { $seat }
kingdom-builder-not-buildable = لا يمكن البناء في الخانة { $hex }، ففيها { $land }
kingdom-builder-wrong-land = نوع الأرض في الخانة { $hex }: { $land }؛ والمطلوب: { $wanted }
kingdom-builder-apart = الخانة { $hex } ليست بجوار مستوطنة للاعب نفسه، مع أن هناك متسعًا بجوار مستوطناته، مثلًا في الخانة { $beside }
kingdom-builder-no-tile = لا توجد بلاطة { $tile } لاستعمالها
kingdom-builder-too-new = بلاطة { $tile } أُخذت في هذا الدور؛ يمكن استعمالها من الدور القادم
kingdom-builder-used-up = سبق استعمال بلاطة { $tile } في هذا الدور
kingdom-builder-midway = تُستعمل بلاطة { $tile } قبل المستوطنات الإلزامية أو بعدها، لا في أثنائها؛ المتبقي للبناء: { $owed }
kingdom-builder-not-own = ليس في الخانة { $hex } مستوطنة للاعب نفسه
kingdom-builder-same-hex = لا يمكن نقل مستوطنة إلى الخانة التي هي فيها
kingdom-builder-wrong-use = لا تُستعمل بلاطة { $tile } هكذا: بعض البلاطات للبناء وبعضها للنقل
kingdom-builder-not-on-edge = الخانة { $hex } ليست على حافة الخريطة
kingdom-builder-not-in-line = الخانة { $hex } ليست امتدادًا لخط مستقيم من ثلاث مستوطنات على الأقل للاعب نفسه
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
kingdom-builder-sketch-other-land = رُسمت الخانة { $hex } على أنها { $drawn }، لكنها في اللوحات { $land }
kingdom-builder-sketch-afloat = هناك مستوطنة على الماء ({ $hex })، ولا ميناء في هذه الخريطة
