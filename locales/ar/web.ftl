# النافذة: ما يحيط برقع اللعب.

web-title = تخت
web-tagline = ألعاب الممالك على طاولة واحدة مفتوحة للجميع
web-language = اللغة
web-theme = المظهر: فاتح أو داكن
web-home = كل الألعاب
web-about-kingdomino = اختر قطع الدومينو، ووسّع أرضك حول القلعة، ولا تدع تاجًا يذهب سدى.
web-new-game = لعبة جديدة
web-continue = متابعة لعبتك: { $game }
web-players = اللاعبون
web-player-count = عدد اللاعبين
web-seat = المقعد { $number }
web-seat-name = الاسم
web-person = لاعب بشري
web-level-novice = آلي: مبتدئ
web-level-squire = آلي: مرافق الفارس
web-level-knight = آلي: فارس
web-level-master = آلي: خبير
web-options = الخيارات
web-start = بدء اللعبة
web-now = { $seat }: { $todo }
web-thinking = { $seat } يفكّر
web-check-turn = { $seat }: هل هذا ما تريده في دورك؟ أكّده أو تراجع عنه.
web-confirm = تأكيد
web-undo = تراجع
web-restart-turn = إعادة بدء الدور
web-rotate = تدوير القطعة
web-place = وضع هنا
web-place-gain = وضع هنا: { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
web-place-help = انقر مربعًا مضيئًا أو تحرّك بمفاتيح الأسهم؛ المفتاح R يدير القطعة، وEnter يضعها.
web-hint = تلميح
web-hint-said = { $event }: الفوز المتوقع في { $percent } من كل ١٠٠ لعبة كهذه
web-seat-title = { $seat }: { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
web-log = مجريات اللعبة
web-over = انتهت اللعبة
web-won = الفوز من نصيب { $seat }
web-shared = فوز مشترك: { $seats }
web-record = تنزيل سجل اللعبة
web-in-words = اللعب بالكتابة
web-type-move = اكتب حركة
web-type-example = مثلًا { $example }
web-do-it = تنفيذ
web-auto-confirm = تأكيد الأدوار تلقائيًّا
web-not-kept = هذا المتصفّح لا يسمح بحفظ اللعبة: ستضيع عند إغلاق الصفحة.
web-bot-gone = تعذّر على اللاعب الآلي مواصلة التفكير في الخلفية؛ سيتابعه في هذه الصفحة، وقد تصبح بطيئة للحظات.
web-not-saved-here = ما حُفظ هنا ليس لعبة من ألعاب هذا البرنامج
web-cannot-continue = لا يمكن متابعة اللعبة المحفوظة: { $reason }
web-about-kingdom-builder = ابنِ المستوطنات في أنحاء البلاد، واستفد من المواقع، ودع البطاقات تملأ خزينتك ذهبًا.
web-about-capture = رتّب الخريطة، وحرّك بيدقك، وارمِ نردًا ذا ١٢ وجهًا، واستحوذ على المباني قبل غيرك.
web-skip = انتقل إلى المحتوى
web-board = رقعة اللعب
web-map = الخريطة
web-side = الطاولة
web-points = النقاط حتى الآن
web-tools = ما يمكنك فعله
web-build = بناء
web-end-turn = إنهاء الدور
web-where-to = إلى أين؟ اختر مكانًا مضيئًا، أو اضغط Escape لإعادة الاختيار.
web-point-help = انقر مكانًا مضيئًا أو تحرّك بمفاتيح الأسهم؛ المفتاح N ينتقل إلى المكان المضيء التالي، وEnter يختاره.
web-hint-thinking = جارٍ البحث عن حركة جيدة…
web-see-clause = القاعدة { $clause }
web-box = ما بقي في العلبة
web-box-dominoes = ما لم يظهر بعد: { $count ->
        [zero] لا شيء
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
       *[other] { $count } قطعة
    }
web-played = بطاقات ملعوبة من نوع { $terrain }: { $count }
web-gold = مصادر الذهب
web-card-hidden = بطاقة مخفية
web-hold-card = اضغط مع الاستمرار لرؤية البطاقة
web-layout = الخريطة
web-by-hand = يرتّبها اللاعبون بلاطة بلاطة
web-empty-no-limit = (فارغ: بلا حد)
web-empty-chance = (وإلا فتُحدَّد بالقرعة)
web-turned = مُدارة
web-nth = رقم { $number }
web-open-record = فتح سجل لعبة
web-cannot-open = لا يمكن فتح هذا الملف: { $reason }
web-replay = إعادة عرض اللعبة
web-play-again = لعبة أخرى
web-first = إلى البداية
web-back = السابق
web-forward = التالي
web-play = تشغيل
web-moment = اللحظة { $number } من { $count }
web-curve = من كان الأقرب إلى الفوز
web-curve-progress = جارٍ تحليل اللعبة: { $percent }٪
web-chance = { $seat }: { $percent }٪
web-scoring = حساب نقاط لعبة على طاولة حقيقية
web-draw-help = اختر نوع التضاريس وعدد التيجان ثم انقر المربعات؛ والنقر مرة أخرى بالاختيار نفسه يمحوها.
web-draw-castle = أين القلعة؟ اخترها ثم انقر مربعها.
web-settle-help = اختر اللوحات والبطاقات التي على طاولتك، ثم اختر لاعبًا وانقر أماكن مستوطناته.
web-erase = ممحاة
web-crown = التيجان
web-crowns = { $count ->
        [0] بلا تاج
        [one] تاج واحد
        [two] تاجان
        [few] { $count } تيجان
        [many] { $count } تاجًا
       *[other] { $count } تاج
    }
web-size = حجم المملكة
web-terrain = التضاريس
web-hand = لمن المستوطنات
web-boards = اللوحات الأربع
web-total = { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
web-begin-anew = البدء من جديد
web-needs = تحتاج هذه الطاولة إلى JavaScript وWebAssembly، وهما في كل متصفّح حديث. فعّلهما من فضلك أو استعمل متصفّحًا أحدث.
web-kingdom-builder-option-boards = اللوحات: اختر لوحات الخريطة الأربع
web-kingdom-builder-option-cards = البطاقات: اختر الثلاث التي تجلب الذهب
web-top-left = أعلى اليسار
web-top-right = أعلى اليمين
web-bottom-left = أسفل اليسار
web-bottom-right = أسفل اليمين
web-cancel = إلغاء
web-pause = إيقاف مؤقت
web-seat-gold = { $seat }: { $points } من الذهب
web-total-gold = { $points } من الذهب
web-there = { $place }: { $what }
web-settled = مستوطنات { $seat }: { $hexes }
web-pawn = { $seat }: البيدق في { $pawn }، القاعدة في { $base }، الأرواح { $lives }
web-building = { $square }: { $kind }، النقاط الباقية { $points }، { $owner }
web-nobodys = بلا مالك
web-row = الصف { $row }: { $lands }
web-turn-of = دور { $seat }
web-your-turn = دورك الآن
web-sending = يجري إرسال دورك…
web-connecting = جارٍ الاتصال بالطاولة…
web-lost = انقطع الاتصال. لم يضِع شيء: ستستمر اللعبة هنا حالما تعود الشبكة.
web-gone-on = مضت اللعبة قدمًا: لُعب هذا الدور نيابةً عنك. هذا هو الوضع الآن.
web-refused = لم تقبل الطاولة هذا الدور؛ جرّب غيره من فضلك.
web-unreachable = لا يمكن الوصول إلى الخادم. ما زال بإمكانك اللعب ضد اللاعبين الآليين وعلى هذا الجهاز.
web-problem-no-table = لا توجد طاولة كهذه. ربما أُغلقت، أو أن الرابط غير كامل.
web-problem-seat-taken = أخذ شخص آخر هذا المقعد للتو.
web-problem-seats-free = ما زالت هناك مقاعد شاغرة.
web-problem-begun = بدأت اللعبة بالفعل.
web-problem-wrong-secret = لا تسمح الطاولة لهذا الجهاز بذلك. ربما أُخلي المقعد.
web-seat-lost = لا يقبل الخادم مقعدك الآن؛ ربما أُخلي. يمكنك المشاهدة. يبقى المقعد محفوظًا على هذا الجهاز: حاول من جديد أو أزِله.
web-try-again = حاول من جديد
web-remove-seat = إزالة هذا المقعد من هذا الجهاز
web-missing = لا يعرف هذا الخادم الطاولة الآن. ما لك فيها محفوظ على هذا الجهاز، والصفحة تواصل المحاولة.
web-other-commitment = غيّرت الطاولة ما تعهّدت به قبل اللعبة بشأن التوزيعات. لم يعد الوثوق بهذه اللعبة ممكنًا: توقفت الصفحة ولن ترسل شيئًا بعد الآن. احتفظ بسجل اللعبة وتحدّث إلى اللاعبين الآخرين وإلى من يدير الخادم.
web-other-events = تغيّرت حركات كان هذا الجهاز قد رآها. ربما عاد الخادم ببيانات قديمة، أو عبث أحد باللعبة. لم يعد الوثوق بها ممكنًا: توقفت الصفحة ولن ترسل شيئًا بعد الآن. احتفظ بسجل اللعبة وتحدّث إلى اللاعبين الآخرين وإلى من يدير الخادم.
web-problem-bad-name = اكتب من فضلك اسمًا يستطيع الآخرون قراءته.
web-problem-name-taken = لأحد الجالسين إلى هذه الطاولة اسم يشبه هذا الاسم. اختر غيره من فضلك.
web-problem-address-taken = هناك من يلعب على هذه الطاولة من شبكتك. المضيف وحده يستطيع السماح بأكثر من لاعب، عند إنشاء الطاولة.
web-problem-too-many = كان ذلك كثيرًا دفعة واحدة. انتظر لحظة ثم حاول من جديد.
web-other-build = لدى الخادم نسخة أحدث من هذه الصفحة. أنهِ دورك ثم أعد تحميل الصفحة.
web-problem-outdated = إصدار هذه الصفحة يختلف عن إصدار الخادم. أعد تحميل الصفحة من فضلك. إن لم ينفع ذلك فالخادم أقدم من الصفحة: انتظر تحديثه. مقعدك محفوظ على هذا الجهاز.
web-reload = إعادة تحميل الصفحة
web-problem-not-your-turn = ليس دورك.
web-problem-unavailable = الخادم مشغول الآن. حاول بعد قليل من فضلك.
web-problem-frozen = لا يمكن أن تستمر هذه اللعبة بالإصدار الحالي من القواعد؛ وكل ما لُعب محفوظ. ({ $about })
web-over-frozen = انتهت هذه اللعبة. لا يستطيع الإصدار الحالي من القواعد إعادة عرضها؛ والنتيجة وكل ما لُعب محفوظان. ({ $about })
web-problem-other = لم ينجح ذلك. ({ $about })
web-away = { $name } غائب
web-away-patience = { $name } غائب؛ وسيلعب لاعب آلي مكانه إذا طال الأمر
web-stood-in = { $name } غائب؛ يلعب لاعب آلي بدلاً منه حتى يعود
web-fair = { $count ->
        [zero] كان الخلط عادلًا: لا توزيعات للتحقق منها، وقورن السجل بما دوّنه هذا الجهاز أثناء اللعب ({ $what }).
        [one] كان الخلط عادلًا: جرى التحقق من توزيعة واحدة، وقورن السجل بما دوّنه هذا الجهاز أثناء اللعب ({ $what }). تأكد بنفسك.
        [two] كان الخلط عادلًا: جرى التحقق من توزيعتين، وقورن السجل بما دوّنه هذا الجهاز أثناء اللعب ({ $what }). تأكد بنفسك.
        [few] كان الخلط عادلًا: جرى التحقق من { $count } توزيعات، وقورن السجل بما دوّنه هذا الجهاز أثناء اللعب ({ $what }). تأكد بنفسك.
       *[other] كان الخلط عادلًا: جرى التحقق من { $count } توزيعة، وقورن السجل بما دوّنه هذا الجهاز أثناء اللعب ({ $what }). تأكد بنفسك.
    }
web-fair-record = { $count ->
        [zero] لا توزيعات في السجل. جرى فحص السجل وحده، لأن هذا الجهاز لم يدوّن شيئًا أثناء اللعب.
        [one] توزيعة واحدة تطابق السجل. جرى فحص السجل وحده، لأن هذا الجهاز لم يدوّن شيئًا أثناء اللعب.
        [two] توزيعتان تطابقان السجل. جرى فحص السجل وحده، لأن هذا الجهاز لم يدوّن شيئًا أثناء اللعب.
        [few] { $count } توزيعات تطابق السجل. جرى فحص السجل وحده، لأن هذا الجهاز لم يدوّن شيئًا أثناء اللعب.
       *[other] { $count } توزيعة تطابق السجل. جرى فحص السجل وحده، لأن هذا الجهاز لم يدوّن شيئًا أثناء اللعب.
    }
web-noted-commit = تعهّد الخادم
web-noted-sealed = كل الأختام
web-noted-nonce = بايتاتك العشوائية
web-noted-events = الأحداث التي عُرضت عليك
web-unfair = تعذّر تأكيد التوزيعات: { $reason }
web-fair-how = قبل أن يجلس أحد نشر الخادم بصمة سرّ (commit). ونشر كل من على الطاولة بصمة بايتات عشوائية (sealed)، ولم ينشر البايتات نفسها (nonces) إلا بعد أن عُرفت كل البصمات. السر (seed) مكشوف الآن، ومنه ومن تلك البايتات تنتج كل التوزيعات: لم يكن بوسع أحد أن يختارها. لكن من يدير الخادم يعرف السر منذ البداية، وكان بإمكانه أن يعرف ما سيأتي. للتحقق في مكان آخر نزّل سجل اللعبة وشغّل
web-rematch = مباراة جديدة
web-join-rematch = الانضمام إلى المباراة الجديدة
web-where-played = أين تلعب؟
web-on-this-device = على هذا الجهاز
web-by-link = مع الأصدقاء عبر رابط
web-with-others = مع الأصدقاء
web-your-name = اسمك
web-patience = يلعب لاعب آلي مكان الغائب
web-patience-live = بعد دقيقة ونصف (مباشرة)
web-patience-days = بعد يومين (دورًا بدور)
web-patience-endless = أبدًا: ننتظر الجميع
web-allow-hints = السماح بالتلميحات أثناء اللعب
web-listed = عرض الطاولة للغرباء أيضًا
web-one-address = يجوز أن يلعب عدة أشخاص من مكان واحد (من شبكة واحدة)
web-make-table = إنشاء الطاولة
web-invite = أرسل هذا الرابط إلى من تريد اللعب معهم. من يفتحه يستطيع أن يجلس أو أن يشاهد.
web-link = رابط الطاولة
web-copy = نسخ الرابط
web-copied = نُسخ
web-not-copied = تعذّر النسخ: حدّد الرابط وانسخه بنفسك من فضلك
web-send-link = مشاركة…
web-code = رمز QR للرابط
web-only-here = لا يُفتح هذا الرابط إلا على هذا الجهاز. لأصدقاء على شبكتك شغّل الخادم هكذا:
web-free = شاغر
web-you = (أنت)
web-is-away = (غائب)
web-sit = اجلس هنا
web-seat-bot = إضافة لاعب آلي
web-stand-up = قم من المقعد
web-free-seat = إخلاء هذا المقعد
web-free-seats = { $count ->
        [zero] لا ننتظر أحدًا
        [one] ننتظر لاعبًا واحدًا بعد
        [two] ننتظر لاعبَين بعد
        [few] ننتظر { $count } لاعبين بعد
        [many] ننتظر { $count } لاعبًا بعد
       *[other] ننتظر { $count } لاعب بعد
    }
web-wait-for-start = حضر الجميع. يمكن أن تبدأ اللعبة.
web-host-starts = حضر الجميع. المضيف هو من يبدأ اللعبة.
web-opening = اللعبة على وشك أن تبدأ، وهي تنتظر تأكيد صفحات هؤلاء اللاعبين: { $names }. تؤكد الصفحة من تلقاء نفسها حالما تكون مفتوحة ومتصلة.
web-links = ادعُ آخرين إلى المشاهدة
web-other-device = متابعة اللعب على جهاز آخر
web-personal-link = هذا الرابط لك وحدك: من يملكه يلعب في مقعدك. احتفظ به لنفسك.
web-which-seat = لهذا الجهاز عدة مقاعد على هذه الطاولة. أيها تريد أن تستخدم؟
web-seat-before = المقعد السابق
web-seat-of-link = مقعد الرابط الذي فتحته
web-other-seat = استخدام مقعد آخر على هذه الطاولة
web-close-table = إغلاق هذه الطاولة
web-own-tables = طاولاتك
web-own-table-with = { $game } مع { $names }
web-own-table-with-over = { $game } مع { $names } (انتهت)
web-own-table-over = { $game } (انتهت)
web-own-table-unknown = الطاولة { $table }
web-is-missing = (لا يعرفها هذا الخادم الآن)
web-remove = إزالة
web-remove-how = يزيل هذا الطاولة من قائمة هذا الجهاز، وتبقى عند الآخرين. لا تستطيع العودة إلى مقعدك إلا برابطك الشخصي.
web-remove-for-everybody = اطلب أيضًا حذفها عند الجميع. إن بدأت اللعبة فلا تُحذف إلا إذا طلب ذلك كل لاعبيها.
web-remove-here = إزالة من هذا الجهاز
web-removed = أُزيلت.
web-removed-others = { $count ->
        [zero] أُزيلت من هذا الجهاز.
        [one] أُزيلت من هذا الجهاز. تُحذف عند الجميع إذا طلب ذلك لاعب واحد بعد.
        [two] أُزيلت من هذا الجهاز. تُحذف عند الجميع إذا طلب ذلك لاعبان بعد.
        [few] أُزيلت من هذا الجهاز. تُحذف عند الجميع إذا طلب ذلك { $count } لاعبين بعد.
       *[other] أُزيلت من هذا الجهاز. تُحذف عند الجميع إذا طلب ذلك { $count } لاعبًا بعد.
    }
web-open-tables = طاولات مفتوحة
web-open-table = { $game }: { $count ->
        [zero] لا مقاعد شاغرة
        [one] مقعد شاغر واحد
        [two] مقعدان شاغران
        [few] { $count } مقاعد شاغرة
        [many] { $count } مقعدًا شاغرًا
       *[other] { $count } مقعد شاغر
    }
web-accuracies = دقة الحركات
web-accuracy = { $seat }: { $percent }٪
web-moments = أهم اللحظات
web-moment-said = { $played } (الأفضل: { $best }؛ كلّف ذلك { $percent }٪ من حظ الفوز)
web-share-replay = مشاركة هذه الإعادة عبر رابط
web-call = نبّهني بصوت عندما يحين دوري
