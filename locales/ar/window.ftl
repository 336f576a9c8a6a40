# النافذة: ما يحيط برقع اللعب.

window-title = تخت
window-tagline = ألعاب الممالك على طاولة واحدة مفتوحة للجميع
window-language = اللغة
window-theme = المظهر: فاتح أو داكن
window-home = كل الألعاب
window-about-kingdomino = اختر قطع الدومينو، ووسّع أرضك حول القلعة، ولا تدع تاجًا يذهب سدى.
window-new-game = لعبة جديدة
window-continue = متابعة لعبتك: { $game }
window-players = اللاعبون
window-player-count = عدد اللاعبين
window-seat = المقعد { $number }
window-seat-name = الاسم
window-person = لاعب بشري
window-level-novice = آلي: مبتدئ
window-level-squire = آلي: مرافق الفارس
window-level-knight = آلي: فارس
window-level-master = آلي: خبير
window-options = الخيارات
window-start = بدء اللعبة
window-now = { $seat }: { $todo }
window-thinking = { $seat } يفكّر
window-check-turn = { $seat }: هل هذا ما تريده في دورك؟ أكّده أو تراجع عنه.
window-confirm = تأكيد
window-undo = تراجع
window-restart-turn = إعادة بدء الدور
window-rotate = تدوير القطعة
window-place = وضع هنا
window-place-gain = وضع هنا: { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
window-place-help = انقر مربعًا مضيئًا أو تحرّك بمفاتيح الأسهم؛ المفتاح R يدير القطعة، وEnter يضعها.
window-hint = تلميح
window-hint-said = { $event }: الفوز المتوقع في { $percent } من كل ١٠٠ لعبة كهذه
window-kingdom = { $seat }: { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
window-log = مجريات اللعبة
window-over = انتهت اللعبة
window-won = الفوز من نصيب { $seat }
window-shared = فوز مشترك: { $seats }
window-record = تنزيل سجل اللعبة
window-in-words = اللعب بالكتابة
window-type-move = اكتب حركة
window-type-example = مثلًا { $example }
window-do-it = تنفيذ
window-auto-confirm = تأكيد الأدوار تلقائيًّا
window-not-kept = هذا المتصفّح لا يسمح بحفظ اللعبة: ستضيع عند إغلاق الصفحة.
window-bot-gone = تعذّر على اللاعب الآلي مواصلة التفكير في الخلفية؛ سيتابعه في هذه الصفحة، وقد تصبح بطيئة للحظات.
window-not-saved-here = ما حُفظ هنا ليس لعبة من ألعاب هذا البرنامج
window-cannot-continue = لا يمكن متابعة اللعبة المحفوظة: { $reason }
window-about-kingdom-builder = ابنِ المستوطنات في أنحاء البلاد، واستفد من المواقع، ودع البطاقات تملأ خزينتك ذهبًا.
window-about-capture = رتّب الخريطة، وحرّك بيدقك، وارمِ نردًا ذا ١٢ وجهًا، واستحوذ على المباني قبل غيرك.
window-skip = انتقل إلى المحتوى
window-board = رقعة اللعب
window-map = الخريطة
window-side = الطاولة
window-points = النقاط حتى الآن
window-tools = ما يمكنك فعله
window-build = بناء
window-end-turn = إنهاء الدور
window-where-to = إلى أين؟ اختر مكانًا مضيئًا، أو اضغط Escape لإعادة الاختيار.
window-point-help = انقر مكانًا مضيئًا أو تحرّك بمفاتيح الأسهم؛ المفتاح N ينتقل إلى المكان المضيء التالي، وEnter يختاره.
window-hint-thinking = جارٍ البحث عن حركة جيدة…
window-see-clause = القاعدة { $clause }
window-box = ما بقي في العلبة
window-box-dominoes = ما لم يظهر بعد: { $count ->
        [zero] لا شيء
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
       *[other] { $count } قطعة
    }
window-played = بطاقات ملعوبة من نوع { $terrain }: { $count }
window-gold = مصادر الذهب
window-card-hidden = بطاقة مخفية
window-hold-card = اضغط مع الاستمرار لرؤية البطاقة
window-layout = الخريطة
window-by-hand = يرتّبها اللاعبون بلاطة بلاطة
window-empty-no-limit = (فارغ: بلا حد)
window-empty-chance = (وإلا فتُحدَّد بالقرعة)
window-turned = مُدارة
window-nth = رقم { $number }
window-open-record = فتح سجل لعبة
window-cannot-open = لا يمكن فتح هذا الملف: { $reason }
window-replay = إعادة عرض اللعبة
window-play-again = لعبة أخرى
window-first = إلى البداية
window-back = السابق
window-forward = التالي
window-play = تشغيل
window-moment = اللحظة { $number } من { $count }
window-curve = من كان الأقرب إلى الفوز
window-curve-progress = جارٍ تحليل اللعبة: { $percent }٪
window-chance = { $seat }: { $percent }٪
window-scoring = حساب نقاط لعبة على طاولة حقيقية
window-draw-help = اختر نوع التضاريس وعدد التيجان ثم انقر المربعات؛ والنقر مرة أخرى بالاختيار نفسه يمحوها.
window-draw-castle = أين القلعة؟ اخترها ثم انقر مربعها.
window-settle-help = اختر اللوحات والبطاقات التي على طاولتك، ثم اختر لاعبًا وانقر أماكن مستوطناته.
window-erase = ممحاة
window-crown = التيجان
window-crowns = { $count ->
        [0] بلا تاج
        [one] تاج واحد
        [two] تاجان
        [few] { $count } تيجان
        [many] { $count } تاجًا
       *[other] { $count } تاج
    }
window-size = حجم المملكة
window-terrain = التضاريس
window-hand = لمن المستوطنات
window-boards = اللوحات الأربع
window-total = { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
window-begin-anew = البدء من جديد
window-needs = تحتاج هذه الطاولة إلى JavaScript وWebAssembly، وهما في كل متصفّح حديث. فعّلهما من فضلك أو استعمل متصفّحًا أحدث.
window-kingdom-builder-option-boards = اللوحات: اختر لوحات الخريطة الأربع
window-kingdom-builder-option-cards = البطاقات: اختر الثلاث التي تجلب الذهب
window-top-left = أعلى اليسار
window-top-right = أعلى اليمين
window-bottom-left = أسفل اليسار
window-bottom-right = أسفل اليمين
window-cancel = إلغاء
window-pause = إيقاف مؤقت
window-seat-gold = { $seat }: { $points } من الذهب
window-total-gold = { $points } من الذهب
window-there = { $place }: { $what }
window-settled = مستوطنات { $seat }: { $hexes }
window-pawn = { $seat }: البيدق في { $pawn }، القاعدة في { $base }، الأرواح { $lives }
window-building = { $square }: { $kind }، النقاط الباقية { $points }، { $owner }
window-nobodys = بلا مالك
window-row = الصف { $row }: { $lands }
window-turn-of = دور { $seat }
window-your-turn = دورك الآن
window-sending = يجري إرسال دورك…
window-connecting = جارٍ الاتصال بالطاولة…
window-lost = انقطع الاتصال. لم يضِع شيء: ستستمر اللعبة هنا حالما تعود الشبكة.
window-gone-on = مضت اللعبة قدمًا: لُعب هذا الدور نيابةً عنك. هذا هو الوضع الآن.
window-refused = لم تقبل الطاولة هذا الدور؛ جرّب غيره من فضلك.
window-unreachable = لا يمكن الوصول إلى الخادم. ما زال بإمكانك اللعب ضد اللاعبين الآليين وعلى هذا الجهاز.
window-problem-no-table = لا توجد طاولة كهذه. ربما أُغلقت، أو أن الرابط غير كامل.
window-problem-seat-taken = أخذ شخص آخر هذا المقعد للتو.
window-problem-seats-free = ما زالت هناك مقاعد شاغرة.
window-problem-begun = بدأت اللعبة بالفعل.
window-problem-wrong-secret = لم يعد هذا الرابط يفتح المقعد. يمكنك مشاهدة اللعبة.
window-problem-bad-name = اكتب من فضلك اسمًا يستطيع الآخرون قراءته.
window-problem-too-many = كان ذلك كثيرًا دفعة واحدة. انتظر لحظة ثم حاول من جديد.
window-other-build = لدى الخادم نسخة أحدث من هذه الصفحة. أنهِ دورك ثم أعد تحميل الصفحة.
window-problem-outdated = هذه الصفحة أقدم من الخادم. أعد تحميلها من فضلك.
window-problem-not-your-turn = ليس دورك.
window-problem-unavailable = الخادم مشغول الآن. حاول بعد قليل من فضلك.
window-problem-frozen = لا يمكن أن تستمر هذه اللعبة بالإصدار الحالي من القواعد؛ وكل ما لُعب محفوظ. ({ $about })
window-frozen = لا يمكن أن تستمر هذه اللعبة بالإصدار الحالي من القواعد؛ وكل ما لُعب محفوظ.
window-problem-other = لم ينجح ذلك. ({ $about })
window-away = { $name } غائب
window-away-patience = { $name } غائب؛ وسيلعب لاعب آلي مكانه إذا طال الأمر
window-stood-in = { $name } غائب؛ يلعب لاعب آلي بدلاً منه حتى يعود
window-fair = { $count ->
        [zero] كان الخلط عادلًا: لا توزيعات للتحقق منها.
        [one] كان الخلط عادلًا: جرى التحقق من توزيعة واحدة. تأكد بنفسك.
        [two] كان الخلط عادلًا: جرى التحقق من توزيعتين. تأكد بنفسك.
        [few] كان الخلط عادلًا: جرى التحقق من { $count } توزيعات. تأكد بنفسك.
        [many] كان الخلط عادلًا: جرى التحقق من { $count } توزيعة. تأكد بنفسك.
       *[other] كان الخلط عادلًا: جرى التحقق من { $count } توزيعة. تأكد بنفسك.
    }
window-unfair = تعذّر تأكيد التوزيعات: { $reason }
window-fair-how = قبل أن يجلس أحد نشر الخادم بصمة سرّ (commit)، وأضاف كل من على الطاولة بايتات عشوائية (nonces). السر (seed) مكشوف الآن، ومنه تنتج كل التوزيعات. للتحقق في مكان آخر نزّل سجل اللعبة وشغّل
window-rematch = مباراة جديدة
window-join-rematch = الانضمام إلى المباراة الجديدة
window-where-played = أين تلعب؟
window-on-this-device = على هذا الجهاز
window-by-link = مع الأصدقاء عبر رابط
window-with-others = مع الأصدقاء
window-your-name = اسمك
window-patience = يلعب لاعب آلي مكان الغائب
window-patience-live = بعد دقيقة ونصف (مباشرة)
window-patience-days = بعد يومين (دورًا بدور)
window-patience-endless = أبدًا: ننتظر الجميع
window-allow-hints = السماح بالتلميحات أثناء اللعب
window-listed = عرض الطاولة للغرباء أيضًا
window-make-table = إنشاء الطاولة
window-invite = أرسل هذا الرابط إلى من تريد اللعب معهم. من يفتحه يستطيع أن يجلس أو أن يشاهد.
window-link = رابط الطاولة
window-copy = نسخ الرابط
window-copied = نُسخ
window-not-copied = تعذّر النسخ: حدّد الرابط وانسخه بنفسك من فضلك
window-send-link = مشاركة…
window-code = الرابط صورةً للكاميرات
window-only-here = لا يُفتح هذا الرابط إلا على هذا الجهاز. لأصدقاء على شبكتك شغّل الخادم هكذا:
window-free = شاغر
window-you = (أنت)
window-is-away = (غائب)
window-sit = اجلس هنا
window-seat-bot = إضافة لاعب آلي
window-stand-up = قم من المقعد
window-free-seat = إخلاء هذا المقعد
window-free-seats = { $count ->
        [zero] لا ننتظر أحدًا
        [one] ننتظر لاعبًا واحدًا بعد
        [two] ننتظر لاعبَين بعد
        [few] ننتظر { $count } لاعبين بعد
        [many] ننتظر { $count } لاعبًا بعد
       *[other] ننتظر { $count } لاعب بعد
    }
window-wait-for-start = حضر الجميع. يمكن أن تبدأ اللعبة.
window-links = ادعُ آخرين إلى المشاهدة
window-other-device = متابعة اللعب على جهاز آخر
window-personal-link = هذا الرابط لك وحدك: من يملكه يلعب في مقعدك. احتفظ به لنفسك.
window-close-table = إغلاق هذه الطاولة
window-own-tables = طاولاتك
window-own-table-with = { $game } مع { $names }
window-own-table-with-over = { $game } مع { $names } (انتهت)
window-own-table-over = { $game } (انتهت)
window-open-tables = طاولات مفتوحة
window-open-table = { $game }: { $count ->
        [zero] لا مقاعد شاغرة
        [one] مقعد شاغر واحد
        [two] مقعدان شاغران
        [few] { $count } مقاعد شاغرة
        [many] { $count } مقعدًا شاغرًا
       *[other] { $count } مقعد شاغر
    }
window-accuracies = دقة الحركات
window-accuracy = { $seat }: { $percent }٪
window-moments = أهم اللحظات
window-moment-said = { $played } (الأفضل: { $best }؛ كلّف ذلك { $percent }٪ من حظ الفوز)
window-share-replay = مشاركة هذه الإعادة عبر رابط
window-call = نبّهني بصوت عندما يحين دوري
