# سطر الأوامر

cli-error = خطأ
cli-note = ملاحظة
cli-record = السجل { $record }
cli-record-error = السجل { $record }: { $error }
cli-more-errors = سجلات أخرى غير صالحة: { $count }
cli-no-records = لا يوجد سجل في { $file }
cli-players = { $players ->
        [zero] لا لاعبين
        [one] لاعب واحد
        [two] لاعبان
        [few] { $players } لاعبين
        [many] { $players } لاعبًا
       *[other] { $players } لاعب
    }
cli-ply = الأحداث حتى الآن: { $ply } من { $plies }
cli-ply-beyond = عدد أحداث السجل { $plies }؛ الحدث { $ply } بعد نهايته
cli-turn-seat = الدور على { $seat }
cli-turn-chance = الخطوة التالية: السحب أو الرمي
cli-turn-over = انتهت اللعبة
cli-last = آخر حدث
cli-points = { $points ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
cli-scores = النقاط
cli-ranking = الترتيب
cli-place = { $place }. { $names }
cli-legal = الأحداث المسموح بها: { $count }
cli-wins = الفائز: { $names }
cli-wins-shared = فوز مشترك: { $names }

cli-play-greeting = طاولة { $game }. اكتب h للمساعدة.
cli-play-commitment = السحوبات والرميات عادلة: مصدرها بذرة، وهذا تعهّدها المنشور: { $commit }
cli-play-saving = يُحفظ كل حدث في { $file }
cli-play-resumed = استُؤنفت اللعبة؛ عدد الأحداث السابقة: { $count }
cli-play-ask = { $seat }، رقم الحركة أو تدوينها
cli-play-unknown = لا توجد حركة رقمها { $number }؛ اختر من ١ إلى { $count }
cli-play-undone = تم التراجع عن: { $event }
cli-play-no-undo = لا يمكن التراجع: كُشف شيء جديد بعد ذلك
cli-play-left = حُفظت اللعبة؛ للمتابعة: { $command }
cli-play-finished = حُفظ السجل في { $file }
cli-play-help =
    رقم      يلعب الحركة التي تحمل هذا الرقم
    تدوين    يلعب الحركة المكتوبة، مثلًا: { $example }
    { "\u200F" }u        يتراجع عن آخر حركة، ما دام لم يُكشف شيء جديد بعدها
    { "\u200F" }l        يعرض الحركات من جديد؛ ومع فعل بعده يعرض كل حركات ذلك الفعل وما تجلبه
    { "\u200F" }s        يعرض النقاط بكل تفاصيلها
    { "\u200F" }t        يعرض الحركة التي يختارها أقوى لاعب آلي
    { "\u200F" }q        خروج؛ اللعبة محفوظة ويمكن متابعتها

cli-verified = { $count ->
        [one] تم التحقق: نتيجة السحب أو الرمي عادلة
       *[other] تم التحقق: السحوبات والرميات كلها عادلة، وعددها { $count }
    }
cli-verified-noted = { $count ->
        [one] تم التحقق: نتيجة السحب أو الرمي عادلة، والسجل يوافق ما دوّنته
       *[other] تم التحقق: السحوبات والرميات كلها عادلة، وعددها { $count }، والسجل يوافق ما دوّنته
    }
cli-verify-no-seat = لا يوجد في هذا السجل مقعد رقمه { $seat }؛ أرقام المقاعد من ٠ إلى { $last }
cli-verify-nonce-twice = للمقعد { $seat } قيمتان عشوائيتان في سطر الأوامر؛ أعطِ قيمة واحدة لكل مقعد
cli-not-verified = لم يتم التحقق: { $reason }
cli-score-too-many = عدد الممالك المرسومة { $count }؛ والحد الأقصى للعب معًا { $most }
cli-score-hint = لحساب ممالك ٧×٧ استخدم { $flag }
cli-play-exists = الملف { $file } موجود من قبل؛ اختر اسمًا آخر أو تابعه باستخدام { "\u2066--resume\u2069" }
cli-play-one-record = في { $file } عدد من السجلات: { $count }؛ للاستئناف يجب أن يكون سجلًا واحدًا
cli-play-from-file = لا تُستأنف اللعبة إلا من ملف، لأنها تُحفظ فيه
cli-no-bot = لا يوجد هنا لاعب آلي باسم «{ $bot }»؛ اللاعبون الآليون هم: { $known }
cli-bot-cheated = لعب لاعب آلي حركة غير جائزة: { $event }؛ نرجو الإبلاغ عن ذلك
cli-play-stand-in = { $bot } غير موجود هنا؛ ينوب عنه لاعب عشوائي
cli-play-help-hint = اكتب h للمساعدة
cli-bench-no-setup = لا شيء للقياس: لا توجد تهيئة بهذا النوع وبهذا العدد من اللاعبين؛ الأنواع: { $known }
cli-games-bots = اللاعبون الآليون: { $known }
cli-play-game-ends = انتهت إحدى ألعاب السلسلة
cli-reading-keyboard = يُقرأ ما تكتبه؛ أنهِه بالضغط على Ctrl-D
cli-legal-many = عددها { $count }، مثل { $example }
cli-score-no-game = لا يمكن حساب نقاط { $game } من رسم
cli-play-no-variant = لا يوجد نوع باسم «{ $variant }»؛ الأنواع هي: { $known }
cli-play-preset = قيمة { $option } هنا { $value } ما لم تختر غيرها باستخدام { $flag }
cli-play-layouts = تُرتَّب الخريطة يدويًّا؛ للبدء فورًا استخدم { $flag } مع أحد هذه التخطيطات: { $known }
cli-play-no-layout = لا يوجد تخطيط باسم «{ $layout }»؛ التخطيطات هي: { $known }
cli-play-no-layouts = لا تخطيطات جاهزة في { $game }
cli-play-ask-many = { $seat }، اكتب الحركة بالتدوين؛ l مع فعل يعرض كل حركاته
cli-play-none = لا حركة جائزة تبدأ بـ «{ $start }»
cli-play-view = في هذا السجل ما هو مخفي؛ لا تُستأنف اللعبة إلا من سجل كامل
cli-play-only = لم يبقَ إلا هذا؛ اضغط Enter للعبه أو اكتب u للتراجع

cli-serve-at = الطاولة جاهزة على { $link } (للإنهاء Ctrl+C)
cli-serve-others = يجدها الآخرون على شبكتك هنا: { $link }
cli-serve-no-web = بُني هذا البرنامج بلا صفحة الويب؛ الأمر `cargo xtask serve` يبني الاثنين
cli-serve-port-taken = المنفذ { $port } مستخدم: أوقف البرنامج الذي يستخدمه أو اختر منفذًا آخر بالخيار ‎--port
cli-health-well = الخادم سليم
cli-manual-done = صفحات الدليل في { $folder }
cli-serve-open-failed = تعذّر فتح المتصفّح؛ افتح العنوان بنفسك من فضلك
cli-backup-nothing = لا توجد طاولات في { $place }؛ حدّد مجلد الخادم باستخدام { "\u2066--data\u2069" } أو قاعدة بياناته باستخدام { "\u2066--database\u2069" }
cli-backup-unreadable = لا يستطيع هذا البرنامج قراءة هذه الطاولات، وليست في الملف: { $tables }
cli-restore-different = { $count ->
    [zero] لم تُلعب أي طاولة بعد ذلك على نحو مختلف
    [one] لُعبت طاولة واحدة بعد ذلك على نحو مختلف فبقيت كما هي
    [two] لُعبت طاولتان بعد ذلك على نحو مختلف فبقيتا كما هما
    [few] لُعبت { $count } طاولات بعد ذلك على نحو مختلف فبقيت كما هي
    [many] لُعبت { $count } طاولة بعد ذلك على نحو مختلف فبقيت كما هي
   *[other] لُعبت { $count } طاولة بعد ذلك على نحو مختلف فبقيت كما هي
}
cli-backup-done = { $count ->
    [zero] لم تُكتب أي طاولة
    [one] كُتبت طاولة واحدة
    [two] كُتبت طاولتان
    [few] كُتبت { $count } طاولات
    [many] كُتبت { $count } طاولة
   *[other] كُتبت { $count } طاولة
}
cli-restore-done = { $count ->
    [zero] لم تُستعد أي طاولة
    [one] استُعيدت طاولة واحدة
    [two] استُعيدت طاولتان
    [few] استُعيدت { $count } طاولات
    [many] استُعيدت { $count } طاولة
   *[other] استُعيدت { $count } طاولة
}؛ { $there ->
    [zero] ولم تكن أي منها موجودة من قبل
    [one] وكانت واحدة موجودة من قبل
    [two] وكانت اثنتان موجودتين من قبل
    [few] وكانت { $there } موجودة من قبل
    [many] وكانت { $there } موجودة من قبل
   *[other] وكانت { $there } موجودة من قبل
}
cli-backup-people = { $count ->
    [zero] لم يُكتب أي شخص
    [one] كُتب شخص واحد
    [two] كُتب شخصان
    [few] كُتب { $count } أشخاص
    [many] كُتب { $count } شخصًا
   *[other] كُتب { $count } شخص
}؛ { $games ->
    [zero] بلا ألعاب منتهية
    [one] لعبة منتهية واحدة
    [two] لعبتان منتهيتان
    [few] { $games } ألعاب منتهية
    [many] { $games } لعبة منتهية
   *[other] { $games } لعبة منتهية
}
cli-backup-unreadable-people = لا يستطيع هذا البرنامج قراءة بيانات هؤلاء الأشخاص، وليست في الملف: { $people }
cli-restore-people = { $count ->
    [zero] لم يُستعد أي شخص
    [one] استُعيد شخص واحد
    [two] استُعيد شخصان
    [few] استُعيد { $count } أشخاص
    [many] استُعيد { $count } شخصًا
   *[other] استُعيد { $count } شخص
}؛ { $there ->
    [zero] لم يكن أحد منهم موجودًا
    [one] كان واحد موجودًا من قبل
    [two] كان اثنان موجودين من قبل
    [few] كان { $there } أشخاص موجودين من قبل
    [many] كان { $there } شخصًا موجودين من قبل
   *[other] كان { $there } شخص موجودين من قبل
}؛ { $games ->
    [zero] بلا ألعاب منتهية
    [one] لعبة منتهية واحدة
    [two] لعبتان منتهيتان
    [few] { $games } ألعاب منتهية
    [many] { $games } لعبة منتهية
   *[other] { $games } لعبة منتهية
}
cli-restore-buried = { $count ->
    [zero] لم يُحذف أحد هنا
    [one] حُذف شخص واحد قبل أخذ النسخة فحُذف هنا أيضًا
    [two] حُذف شخصان قبل أخذ النسخة فحُذفا هنا أيضًا
    [few] حُذف { $count } أشخاص قبل أخذ النسخة فحُذفوا هنا أيضًا
    [many] حُذف { $count } شخصًا قبل أخذ النسخة فحُذفوا هنا أيضًا
   *[other] حُذف { $count } شخص قبل أخذ النسخة فحُذفوا هنا أيضًا
}

connect-seated = جلس { $name } على المقعد { $seat }
connect-begun = بدأت اللعبة
connect-played = { $ply }: { $events }
connect-lost = انقطع الاتصال، وتُعاد المحاولة: { $reason }
connect-fair = كل السحوبات والرميات عادلة، وفي السجل كل ما دُوّن
connect-refused = يرفض { $server }: { $about }
connect-foreign = ليس { $server } طاولة من تخت، أو هو من إصدار آخر: جوابه { $said }
connect-closed = هذا المقعد في { $server } لغيره الآن، أو لا يمكن أن تستمر اللعبة
