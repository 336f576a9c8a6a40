# اللاعبون الآليون فيما بينهم، وما يرونه

arena-title = { $game }: { $bots }؛ { $limit }
arena-seconds = { $seconds } ثانية لكل دور
arena-iterations = { $count ->
        [zero] بلا محاكاة لكل دور
        [one] محاكاة واحدة لكل دور
        [two] محاكاتان لكل دور
        [few] { $count } محاكيات لكل دور
       *[other] { $count } محاكاة لكل دور
    }
arena-about = تُلعب كل توزيعة من كل المقاعد. ما بين الأقواس فترات ثقة 95٪؛ وإن شغل لاعب آلي عدة مقاعد فالمعروض متوسطها.
arena-percent = { $number }٪
arena-interval = [{ $low }؛ { $high }]
arena-bot = اللاعب الآلي
arena-games = الألعاب
arena-won = فوز منفرد
arena-shared = فوز مشترك
arena-share = الحصة من الفوز
arena-score = النقاط
arena-margin = الفارق عن أفضل منافس
arena-moves = دور في الثانية
arena-plot-share = الحصة من الفوز
arena-plot-running = الحصة من الفوز لعبةً بعد لعبة
arena-plot-scores = تكرار النقاط
arena-progress = { $bot } له { $share } من الفوز
arena-line = { $done } من { $games } لعبة، حصة { $bot } من الفوز { $share }
arena-resumed = عدد الألعاب الموجودة من قبل في { $file }: { $count }
arena-report = كُتب التقرير في { $file }
arena-sprt-high = الاختبار حاسم: { $bot } يفوز بنسبة { $high } أو أكثر
arena-sprt-low = الاختبار حاسم: { $bot } يفوز بنسبة { $low } أو أقل
arena-sprt-open = لا يميّز الاختبار بعدُ بين { $low } و{ $high }؛ يلزم مزيد من الألعاب
arena-sprt-form = يأخذ { $flag } حصتين بالمئة، الأصغر أولًا، مثلًا { $example }
arena-seats = عدد اللاعبين الآليين المذكورين { $bots }، وللطاولة { $seats } مقاعد
arena-few-bots = يحتاج الترتيب لطاولات من { $players } لاعبين إلى { $players } لاعبين آليين على الأقل؛ المذكور { $count }
arena-foreign = ليس { $file } ملف نتائج؛ اختر اسمًا آخر
arena-other = في { $file } ألعاب مسابقة أخرى: { $held }؛ اختر اسمًا آخر
arena-bad-line = تعذّرت قراءة السطر { $line } من { $file }: { $reason }
arena-table = { $table } من { $tables }: { $bots }

ladder-title = { $game }: التصنيفات بطريقة وينغ ولين؛ يبدأ الجميع من { $start }
ladder-rating = التصنيف

analyze-title = { $game }، { $count ->
        [zero] بلا قرارات
        [one] قرار واحد
        [two] قراران
        [few] { $count } قرارات
        [many] { $count } قرارًا
       *[other] { $count } قرار
    }
analyze-ply = الحدث
analyze-who = اللاعب
analyze-played = لُعبت
analyze-win = احتمال الفوز
analyze-best = الأفضل
analyze-loss = الخسارة
analyze-accuracy = { $seat }: الدقة { $accuracy }، { $count ->
        [zero] بلا قرارات
        [one] قرار واحد
        [two] قراران
        [few] { $count } قرارات
        [many] { $count } قرارًا
       *[other] { $count } قرار
    }
analyze-curve = احتمال الفوز من أول قرار إلى النهاية
analyze-none = لا قرارات في هذا السجل
analyze-hidden = هذا السجل يخفي شيئًا؛ لا يُحلَّل إلا سجل كامل
analyze-moments = أهم اللحظات
analyze-moment = الحدث { $ply }، { $seat }: { $played } بدلًا من { $best } أضاعت { $loss }

hint-thinking = جارٍ التفكير…
hint-line = { $event }: احتمال الفوز { $win }
