# اللاعبون الآليون فيما بينهم، وما يرونه

arena-title = { $game }: { $bots }؛ { $limit }
arena-seconds = الوقت لكل دور: { $seconds } ث
arena-iterations = { $count ->
        [zero] بلا محاكاة لكل دور
        [one] عملية محاكاة واحدة لكل دور
        [two] عمليتا محاكاة لكل دور
        [few] { $count } عمليات محاكاة لكل دور
       *[other] { $count } عملية محاكاة لكل دور
    }
arena-about = تُلعب السحوبات والرميات نفسها بتناوب اللاعبين الآليين على كل المقاعد. ما بين الأقواس المعقوفة فترات ثقة ٩٥٪؛ وإن شغل لاعب آلي عدة مقاعد فالمعروض متوسطها.
arena-percent = { $number }٪
arena-interval = [{ $low }؛ { $high }]
arena-bot = اللاعب الآلي
arena-games = الألعاب
arena-won = فوز منفرد
arena-shared = فوز مشترك
arena-share = نسبة الفوز
arena-score = النقاط
arena-margin = الفارق عن أفضل منافس
arena-moves = أدوار في الثانية
arena-plot-share = نسبة الفوز
arena-plot-running = نسبة الفوز لعبةً بعد لعبة
arena-plot-scores = تكرار النقاط
arena-progress = { $bot }: نسبة الفوز { $share }
arena-line = الألعاب: { $done } من { $games }؛ نسبة فوز { $bot }: { $share }
arena-resumed = عدد الألعاب الموجودة من قبل في { $file }: { $count }
arena-report = كُتب التقرير في { $file }
arena-sprt-high = نتيجة الاختبار حاسمة: نسبة فوز { $bot } لا تقل عن { $high }
arena-sprt-low = نتيجة الاختبار حاسمة: نسبة فوز { $bot } لا تزيد على { $low }
arena-sprt-open = لا يستطيع الاختبار بعدُ التمييز بين { $low } و{ $high }؛ يلزم مزيد من الألعاب
arena-sprt-form = يأخذ { $flag } نسبتين مئويتين، الأصغر أولًا، مثلًا { $example }
arena-seats = عدد اللاعبين الآليين المذكورين { $bots }، لكن عدد مقاعد الطاولة { $seats }
arena-few-bots = عدد اللاعبين على كل طاولة { $players }، فيجب ألا يقل عدد اللاعبين الآليين في الترتيب عن { $players }؛ المذكور منهم { $count }
arena-foreign = الملف { $file } ليس ملف نتائج مسابقة؛ اختر اسمًا آخر
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
analyze-played = الحركة
analyze-win = احتمال الفوز
analyze-best = أفضل حركة
analyze-loss = الفاقد
analyze-accuracy = { $seat }: الدقة { $accuracy }، { $count ->
        [zero] بلا قرارات
        [one] قرار واحد
        [two] قراران
        [few] { $count } قرارات
        [many] { $count } قرارًا
       *[other] { $count } قرار
    }
analyze-curve = احتمال الفوز من أول قرار إلى آخر قرار
analyze-none = لا قرارات في هذا السجل
analyze-hidden = في هذا السجل ما هو مخفي؛ لا يُحلَّل إلا سجل كامل
analyze-moments = أهم اللحظات
analyze-moment = الحدث { $ply }، { $seat }: اختيار { $played } بدلًا من { $best } أضاع { $loss } من احتمال الفوز
analyze-other = بدلًا منه
analyze-same = { $seat }: الاختيار نفسه في { $same } من { $count }

hint-thinking = جارٍ التفكير…
hint-line = { $event }: احتمال الفوز { $win }

# Engines: programs of other people as players

engine-not-started = تعذّر تشغيل { $engine }: { $reason }
engine-ended = انتهى { $engine } بدل أن يجيب عن «{ $asked }»؛ وكان قد كتب: { $wrote }
engine-late = لم يجب { $engine } عن «{ $asked }» خلال { $milliseconds } مللي ثانية
engine-garbled = أجاب { $engine } عن «{ $asked }» بـ«{ $line }»؛ والمنتظر { $expected }
engine-version = يستخدم { $engine } الإصدار { $version } من البروتوكول، ويستخدم هذا البرنامج الإصدار { $own }
engine-declined = لا يلعب { $engine } هذه اللعبة: { $reason }
engine-illegal = لعب { $engine } الحركة { $event }، والقاعدة { $clause } لا تسمح بها
engine-no-event = لعب { $engine } «{ $event }»، وهذه ليست حركة
engine-lost = المباراة { $game }، الحدث { $ply }: { $failure }؛ فخسر هذه المباراة
engine-more = { $count ->
        [zero] لا إخفاقات أخرى
        [one] إخفاق واحد آخر
        [two] إخفاقان آخران
        [few] { $count } إخفاقات أخرى
        [many] { $count } إخفاقًا آخر
       *[other] { $count } إخفاق آخر
    }
engine-not-text = المدخل ليس نصًا بترميز UTF-8
engine-failed = { $failure }؛ ومن الآن يلعب مكانه لاعب عشوائي

# Datasets: games of bots as files for programs that learn

dataset-line = الألعاب: { $games } من { $all }، والأوضاع: { $positions }
dataset-done = عدد الألعاب في { $folder }: { $games }
dataset-content = تعذّرت قراءة { $file }: { $reason }
dataset-foreign = المجلد { $file } ليس فارغًا ولا مجموعة بيانات فيه؛ اختر مجلدًا آخر
dataset-other = في { $file } ألعاب أخرى: { $held }؛ اختر مجلدًا آخر
dataset-version = صيغة { $file } من الإصدار { $version }؛ وهذا البرنامج من الإصدار { $own }
dataset-unfinished = في { $file } من الأجزاء { $there } من أصل { $parts }؛ الأمر الذي بدأها يكمل الباقي
dataset-part = ليس في { $file } الجزء { $part }؛ أجزاؤه مرقّمة من ٠ إلى { $last }
