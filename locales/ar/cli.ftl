# سطر الأوامر

cli-error = خطأ
cli-note = تنبيه
cli-record = السجل { $record }
cli-record-error = السجل { $record }: { $error }
cli-event-error = الحدث { $index } "{ $text }": { $reason }
cli-clause = { $clause }: { $reason }
cli-more-errors = سجلات أخرى غير صالحة: { $count }
cli-no-records = لا يوجد سجل في { $file }
cli-players = { $players ->
        [two] لاعبان
        [few] { $players } لاعبين
       *[other] { $players } لاعب
    }
cli-ply = بعد { $ply } من { $plies } من الأحداث
cli-ply-beyond = عدد أحداث السجل { $plies }؛ الحدث { $ply } خارجه
cli-turn-seat = الدور على { $seat }
cli-turn-chance = الدور على الطاولة للتوزيع
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
cli-play-commitment = التوزيع عادل، مصدره بذرة تعهّدها: { $commit }
cli-play-saving = يُحفظ كل حدث في { $file }
cli-play-resumed = استُؤنفت اللعبة؛ عدد الأحداث السابقة: { $count }
cli-play-ask = { $seat }، رقم أو تدوين
cli-play-unknown = لا توجد حركة رقمها { $number }؛ اختر من ١ إلى { $count }
cli-play-undone = تم التراجع عن: { $event }
cli-play-no-undo = لا يمكن التراجع: كُشف شيء جديد بعد ذلك
cli-play-left = حُفظت اللعبة؛ للمتابعة: { $command }
cli-play-finished = حُفظ السجل في { $file }
cli-play-help =
    رقم      يلعب تلك الحركة
    تدوين    يلعبها أيضًا، مثلًا: { $example }
    u        يتراجع عن حركتك الأخيرة، حتى آخر شيء كُشف
    l        يعرض الحركات من جديد
    s        يعرض النقاط بكل تفاصيلها
    q        خروج؛ اللعبة محفوظة ويمكن متابعتها

cli-verified = { $count ->
        [one] تم التحقق: عملية التوزيع عادلة
       *[other] تم التحقق: كل عمليات التوزيع عادلة، وعددها { $count }
    }
cli-not-verified = لم يتم التحقق: { $reason }
cli-score-too-many = عدد الممالك المرسومة { $count }؛ يلعب معًا { $most } على الأكثر
cli-score-hint = لحساب ممالك ٧×٧ استخدم { $flag }
cli-play-exists = الملف { $file } موجود من قبل؛ اختر اسمًا آخر أو تابعه باستخدام --resume
