# النافذة: ما يحيط برقع اللعب.

web-title = تخت
web-language = اللغة
web-theme = المظهر: فاتح أو داكن
web-home = كل الألعاب
web-about-kingdomino = اختر قطع الدومينو، ووسّع أرضك حول القلعة، واجعل لكل تاج قيمته.
web-new-game = لعبة جديدة
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
web-thinking = { $seat } يفكّر…
web-check-turn = { $seat }: أكّد دورك أو تراجع عنه.
web-confirm = تأكيد
web-undo = تراجع
web-restart-turn = إعادة بدء الدور
web-rotate = تدوير القطعة
web-place = ضعها هنا
web-place-help = اسحب القطعة أو انقر نجمة؛ المفتاح R يديرها وEnter يضعها.
web-place-touch = اسحب القطعة أو المس نجمة. المسها ثانيةً لتدور.
web-hint = تلميح
web-seat-title = { $seat }: { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
web-log = سجل الأحداث
web-over = انتهت اللعبة
web-won = فاز { $seat }
web-shared = فوز مشترك: { $seats }
web-record = تنزيل سجل اللعبة
web-in-words = اللعب بالكتابة
web-type-move = اكتب حركة
web-type-example = مثلًا { $example }
web-do-it = نفّذ الحركة
web-ask-before-end = اسألني قبل أن ينتهي دوري
web-not-kept = متصفّحك لا يسمح بحفظ هذه اللعبة. ستضيع عند إغلاق الصفحة.
web-bot-gone = يعمل اللاعب الآلي الآن في هذه الصفحة، وقد تبطؤ قليلًا.
web-not-saved-here = البيانات المحفوظة ليست لعبة من تخت
web-cannot-continue = لا يمكن متابعة اللعبة المحفوظة: { $reason }
web-about-kingdom-builder = ابنِ المستوطنات، واستفد من قدرات المواقع، واكسب الذهب.
web-about-capture = رتّب الخريطة، وحرّك بيدقك، وارمِ نردًا ذا ١٢ وجهًا، واستحوذ على المباني قبل غيرك.
web-skip = انتقل إلى المحتوى
web-board = رقعة اللعب
web-map = الخريطة
web-side = الطاولة
web-points = النقاط حتى الآن
web-tools = الأفعال
web-build = بناء
web-end-turn = إنهاء الدور
web-where-to = اختر الآن مكانًا مضيئًا، أو ألغِ للبدء من جديد.
web-point-help = انقر مكانًا مضيئًا أو تحرّك بمفاتيح الأسهم؛ المفتاح N ينتقل إلى المكان المضيء التالي، وEnter يختاره.
web-hint-thinking = جارٍ البحث عن حركة جيدة…
web-see-clause = القاعدة { $clause }
web-box = الباقي
web-box-dominoes = ما لم يظهر بعد: { $count ->
        [zero] لا شيء
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
       *[other] { $count } قطعة
    }
web-played = بطاقات ملعوبة من نوع { $terrain }: { $count }
web-gold = طرق كسب الذهب
web-card-hidden = بطاقة مخفية
web-hold-card = اضغط مع الاستمرار لرؤية البطاقة
web-layout = الخريطة
web-by-hand = يرتّبها اللاعبون بلاطة بلاطة
web-empty-no-limit = (اتركه فارغًا ليبقى بلا حد)
web-empty-chance = (بالقرعة إن تُرك فارغًا)
web-turned = مُدارة
web-nth = البطاقة { $number }
web-open-record = فتح سجل لعبة
web-cannot-open = لا يمكن فتح هذا الملف: { $reason }
web-replay = مشاهدة الإعادة
web-rules = القواعد
web-first = إلى البداية
web-back = السابق
web-forward = التالي
web-play = تشغيل
web-moment = اللحظة { $number } من { $count }
web-curve = احتمالات الفوز
web-curve-progress = جارٍ تحليل اللعبة: { $percent }٪
web-chance = { $seat }: { $percent }٪
web-scoring = حساب نقاط لعبة على الطاولة
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
web-needs = تحتاج هذه الصفحة إلى JavaScript وWebAssembly. فعّلهما من فضلك أو استعمل متصفّحًا أحدث.
web-kingdom-builder-option-boards = اللوحات: اختر لوحات الخريطة الأربع
web-kingdom-builder-option-cards = البطاقات: اختر الثلاث التي تكسبون بها الذهب
web-top-left = أعلى اليسار
web-top-right = أعلى اليمين
web-bottom-left = أسفل اليسار
web-bottom-right = أسفل اليمين
web-cancel = إلغاء
web-close = إغلاق
web-pause = إيقاف مؤقت
web-seat-gold = { $seat }: { $points ->
        [zero] بلا ذهب
        [one] قطعة ذهب واحدة
        [two] قطعتا ذهب
        [few] { $points } قطع ذهب
       *[other] { $points } قطعة ذهب
    }
web-total-gold = { $points ->
        [zero] بلا ذهب
        [one] قطعة ذهب واحدة
        [two] قطعتا ذهب
        [few] { $points } قطع ذهب
       *[other] { $points } قطعة ذهب
    }
web-there = { $place }: { $what }
web-settled = مستوطنات { $seat }: { $hexes }
web-pawn = { $seat }: البيدق في { $pawn }، القاعدة في { $base }، { $lives ->
        [zero] بلا أرواح
        [one] روح واحدة
        [two] روحان
        [few] { $lives } أرواح
        [many] { $lives } روحًا
       *[other] { $lives } روح
    }
web-building = { $square }: { $kind }، المتانة { $points }، { $owner }
web-nobodys = بلا مالك
web-row = الصف { $row }: { $lands }
web-turn-of = دور { $seat }
web-your-turn = دورك الآن
web-sending = جارٍ إرسال حركتك…
web-connecting = جارٍ الاتصال بالطاولة…
web-lost = انقطع الاتصال. لعبتك محفوظة وستستمر حين يعود الاتصال.
web-gone-on = لُعب دورك نيابةً عنك. هذا هو الوضع الآن.
web-refused = لم تُقبل هذه الحركة؛ جرّب غيرها.
web-unreachable = لا يمكن الوصول إلى الخادم. ما زال بإمكانك اللعب ضد اللاعبين الآليين وعلى هذا الجهاز.
web-not-loaded = تعذّر تحميل هذه الصفحة. هل أنت متصل بالإنترنت؟
web-problem-no-table = هذه الطاولة غير موجودة. ربما أُغلقت، أو أن الرابط غير كامل.
web-problem-seat-taken = أخذ شخص آخر هذا المقعد للتو.
web-problem-seats-free = ما زالت هناك مقاعد شاغرة.
web-problem-begun = بدأت اللعبة.
web-problem-wrong-secret = لم يعد هذا المقعد لك على هذا الجهاز؛ يمكنك المشاهدة.
web-seat-lost = لا يمكنك استعمال مقعدك الآن؛ ربما أُخلي. يمكنك المشاهدة. يبقى المقعد محفوظًا على هذا الجهاز: حاول مجددًا أو أزِله.
web-try-again = حاول مجددًا
web-remove-seat = إزالة هذا المقعد من هذا الجهاز
web-missing = لا يجد الخادم هذه الطاولة الآن. مكانك فيها محفوظ على هذا الجهاز، والصفحة تواصل المحاولة.
web-other-commitment = تغيّر ما تعهّدت به الطاولة قبل اللعبة بشأن السحوبات والرميات. لم يعد الوثوق بهذه اللعبة ممكنًا: توقفت الصفحة ولن ترسل شيئًا بعد الآن. احتفظ بسجل اللعبة وتحدّث إلى اللاعبين الآخرين وإلى من يدير الخادم.
web-other-events = تغيّرت حركات رآها هذا الجهاز من قبل. ربما عاد الخادم ببيانات قديمة، أو عبث أحد باللعبة. لم يعد الوثوق بها ممكنًا: توقفت الصفحة ولن ترسل شيئًا بعد الآن. احتفظ بسجل اللعبة وتحدّث إلى اللاعبين الآخرين وإلى من يدير الخادم.
web-problem-bad-name = اكتب من فضلك اسمًا يستطيع الآخرون قراءته.
web-problem-name-taken = على هذه الطاولة من له اسم يشبه هذا الاسم. اختر غيره من فضلك.
web-problem-address-taken = هناك من يلعب على هذه الطاولة من شبكتك. المضيف وحده يستطيع السماح بأكثر من لاعب، عند إنشاء الطاولة.
web-problem-kept-apart = أنت وأحد الجالسين إلى هذه الطاولة لا تلعبان معًا. اختر طاولة أخرى من فضلك.
web-problem-seat-kept = هذا المقعد محجوز لمن لعب في اللعبة السابقة. حاول مجددًا بعد بضع دقائق.
web-problem-locked = قفل المضيف هذه الطاولة. يمكنك المشاهدة.
web-problem-removed = أخرجك المضيف من هذه الطاولة. يمكنك المشاهدة.
web-problem-resigned = لقد انسحبت من هذه اللعبة. يمكنك المشاهدة.
web-problem-replaced = غبت لبعض الوقت، فأعطى الآخرون مقعدك لغيرك. يمكنك المشاهدة.
web-problem-not-gone = هذا اللاعب حاضر أو كان حاضرًا قبل قليل، فلا يمكن استبداله بعد.
web-problem-over = انتهت هذه اللعبة.
web-problem-bad-clock = هذا الوقت غير ممكن: مدة الدور من ٥ ثوانٍ إلى ٣٠ يومًا، والوقت الاحتياطي يوم واحد على الأكثر.
web-problem-too-many = طلبات كثيرة. انتظر لحظة ثم حاول مجددًا.
web-other-build = تتوفر نسخة أحدث من هذه الصفحة. أنهِ دورك ثم أعد تحميل الصفحة.
web-rewound = تراجع مشغّل هذا الخادم عن آخر أدوار هذه اللعبة. أعد تحميل الصفحة لتتابع من هناك.
web-problem-outdated = هذه الصفحة قديمة. أعد تحميلها من فضلك؛ مقعدك محفوظ على هذا الجهاز.
web-reload = إعادة تحميل الصفحة
web-problem-not-your-turn = ليس دورك.
web-problem-unavailable = الخادم مشغول الآن. حاول بعد قليل من فضلك.
web-problem-frozen = حُدّثت القواعد، فلا يمكن أن تستمر هذه اللعبة. كل ما لُعب محفوظ. ({ $about })
web-over-frozen = انتهت هذه اللعبة. حُدّثت القواعد بعدها، فلا يمكن إعادة عرضها. النتيجة وكل ما لُعب محفوظان. ({ $about })
web-problem-other = حدث خطأ ما. ({ $about })
web-away = { $name } غائب
web-away-patience = { $name } غائب؛ وسيلعب لاعب آلي مكانه إذا طال غيابه
web-stood-in = { $name } غائب؛ يلعب لاعب آلي بدلًا منه حتى يعود
web-fair = { $count ->
        [zero] اللعب عادل: لا سحوبات ولا رميات للتحقق منها، والسجل يوافق ما دوّنه هذا الجهاز أثناء اللعب ({ $what }).
       *[other] اللعب عادل: فُحصت السحوبات والرميات كلها، وعددها { $count }، والسجل يوافق ما دوّنه هذا الجهاز أثناء اللعب ({ $what }). انظر كيف.
    }
web-fair-record = { $count ->
        [zero] لا سحوبات ولا رميات في السجل. جرى فحص السجل وحده، لأن هذا الجهاز لم يدوّن شيئًا أثناء اللعب.
       *[other] السحوبات والرميات كلها، وعددها { $count }، توافق السجل. جرى فحص السجل وحده، لأن هذا الجهاز لم يدوّن شيئًا أثناء اللعب.
    }
web-noted-commit = تعهّد الخادم
web-noted-sealed = كل الأختام
web-noted-nonce = بايتاتك العشوائية
web-noted-events = الأحداث التي عُرضت عليك
web-unfair = تعذّر التحقق من السحوبات والرميات: { $reason }
web-fair-how = قبل أن يجلس أحد نشر الخادم بصمة سرّ (commit). ونشر كل من على الطاولة بصمة بايتات عشوائية (sealed)، ولم ينشر البايتات نفسها (nonces) إلا بعد أن عُرفت كل البصمات. السر (seed) مكشوف الآن، ومنه ومن تلك البايتات تنتج كل السحوبات والرميات: لم يكن بوسع أحد أن يختارها. لكن من يدير الخادم يعرف السر منذ البداية، وكان بإمكانه أن يعرف ما سيأتي. للتحقق بنفسك نزّل سجل اللعبة وشغّل هذا الأمر:
web-rematch = إعادة المباراة
web-join-rematch = الانضمام إلى إعادة المباراة
web-where-played = أين تريد أن تلعب؟
web-on-this-device = على هذا الجهاز
web-by-link = مع الأصدقاء عبر الإنترنت
web-with-others = مع الأصدقاء
web-your-name = اسمك
web-patience = لاعب آلي يلعب مكان الغائب
web-patience-live = بعد دقيقة ونصف (لعب مباشر)
web-patience-days = بعد يومين (بالمراسلة)
web-patience-endless = أبدًا (ننتظر دائمًا)
web-allow-hints = السماح بالتلميحات أثناء اللعب
web-listed = إظهار الطاولة للجميع
web-one-address = السماح لعدة أشخاص باللعب من مكان واحد (من شبكة واحدة)
web-make-table = إنشاء الطاولة
web-invite = أرسل هذا الرابط إلى من تريد اللعب معهم. كل من لديه الرابط يستطيع أن ينضم أو يشاهد.
web-link = رابط الطاولة
web-copy = نسخ الرابط
web-copied = نُسخ
web-not-copied = تعذّر النسخ. انسخ الرابط بنفسك من فضلك.
web-send-link = مشاركة…
web-code = رمز QR للرابط
web-only-here = يعمل هذا الرابط على هذا الجهاز فقط. ليلعب أصدقاء من شبكتك شغّل الخادم هكذا:
web-free = شاغر
web-you = (أنت)
web-is-away = (غائب)
web-sit = اجلس هنا
web-seat-bot = إضافة لاعب آلي
web-stand-up = مغادرة المقعد
web-free-seat = إخلاء هذا المقعد
web-free-seats = { $count ->
        [zero] لا ننتظر أحدًا
        [one] ننتظر لاعبًا آخر
        [two] ننتظر لاعبَين آخرَين
        [few] ننتظر { $count } لاعبين آخرين
        [many] ننتظر { $count } لاعبًا آخر
       *[other] ننتظر { $count } لاعب آخر
    }
web-wait-for-start = حضر الجميع. يمكن أن تبدأ اللعبة.
web-host-starts = حضر الجميع. المضيف هو من يبدأ اللعبة.
web-opening = اللعبة على وشك أن تبدأ. ننتظر تأكيد صفحات هؤلاء اللاعبين: { $names }. تؤكد الصفحة من تلقاء نفسها حالما تكون مفتوحة ومتصلة.
web-links = دعوة للمشاهدة
web-other-device = المتابعة على جهاز آخر
web-personal-link = كل من لديه هذا الرابط يستطيع أن يلعب مكانك. احتفظ به لنفسك.
web-which-seat = لهذا الجهاز عدة مقاعد على هذه الطاولة. أيّها تريد أن تستعمل؟
web-seat-before = مقعدك السابق
web-seat-of-link = مقعد الرابط الذي فتحته
web-other-seat = استعمال مقعد آخر على هذه الطاولة
web-close-table = إغلاق هذه الطاولة
web-own-tables = طاولاتك
web-own-table-with = { $game } مع { $names }
web-own-table-with-over = { $game } مع { $names } (انتهت)
web-own-table-over = { $game } (انتهت)
web-own-table-unknown = الطاولة { $table }
web-is-missing = (لا يجدها الخادم الآن)
web-remove = إزالة
web-remove-how = تُزال الطاولة من قائمة هذا الجهاز وتبقى عند الآخرين. لا يمكنك العودة إلى مقعدك إلا برابطك الشخصي.
web-remove-for-everybody = اطلب أيضًا حذفها عند الجميع. إن بدأت اللعبة فلا تُحذف إلا إذا طلب ذلك كل لاعبيها.
web-remove-here = إزالة من هذا الجهاز
web-removed = أُزيلت.
web-removed-others = { $count ->
        [zero] أُزيلت من هذا الجهاز.
        [one] أُزيلت من هذا الجهاز. تُحذف عند الجميع إذا طلب ذلك لاعب آخر.
        [two] أُزيلت من هذا الجهاز. تُحذف عند الجميع إذا طلب ذلك لاعبان آخران.
        [few] أُزيلت من هذا الجهاز. تُحذف عند الجميع إذا طلب ذلك { $count } لاعبين آخرين.
       *[other] أُزيلت من هذا الجهاز. تُحذف عند الجميع إذا طلب ذلك { $count } لاعبًا آخر.
    }
web-accuracies = دقة الحركات
web-accuracy = { $seat }: { $percent }٪
web-moments = أهم اللحظات
web-share-replay = مشاركة هذه المراجعة عبر رابط
web-call = تنبيه صوتي عند دوري
web-found = أحسنت: كل ما عداها كان أسوأ بوضوح
web-found-by = { $seat }: أفضل حركة، وهي الجيدة الوحيدة
web-next-best = التالية في الجودة
web-problem-bad-signature = تعذر التحقق من هويتك. حاول مجددًا.
web-problem-no-such-person = لا يعرف الخادم هذا الشخص.
web-problem-person-gone = حُذفت هذه الهوية.
web-problem-old-version = سبقك جهاز آخر لك. حاول مجددًا.
web-problem-bad-change = لا يستطيع الخادم حفظ هذا.
web-problem-bad-seek = لا يقدم الخادم هذا النوع من اللعب.
web-unknown = لا شيء في هذا العنوان
web-unknown-why = قد يكون الرابط ناقصًا: اطلب الرابط كاملًا ممن أرسله، أو تابع من هنا.
