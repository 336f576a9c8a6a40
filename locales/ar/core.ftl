# ما تشترك فيه الألعاب: اللاعبون والتدوين والخيارات والسجلات والسحب العادل والرسوم

list-separator = { "\u200F، " }
seat-name = اللاعب { $number }
seat-you = أنت
bot-random = اللاعب العشوائي { $number }
bot-greedy = اللاعب الجشع { $number }
bot-flat = لاعب مونت كارلو { $number }
bot-novice = المبتدئ { $number }
bot-squire = مرافق الفارس { $number }
bot-knight = الفارس { $number }
bot-master = الخبير { $number }
bot-brawler = المشاكس { $number }
bot-other = { $bot } { $number }

clause = { $clause }: { $reason }
record-event = الحدث { $index } «{ $text }»: { $reason }
series-progress = اللعبة { $number } من { $games }

notation-empty = لا يمكن أن يكون الحدث فارغًا
notation-missing = هناك شيء ناقص؛ الصيغة الصحيحة: «{ $form }»
notation-left-over = «{ $word }» زائدة؛ الصيغة الصحيحة: «{ $form }»
notation-unknown-verb = لا يوجد حدث باسم «{ $verb }»؛ الأحداث هي: { $known }
notation-bad-number = «{ $word }» ليس عددًا صحيحًا بسيطًا مثل 7 أو { "\u2066-2\u2069" }
notation-bad-pair = «{ $word }» ليس موضعًا؛ يُكتب الموضع عددين بينهما فاصلة، مثل 3,4

options-unknown = لا يوجد خيار باسم «{ $name }»؛ الخيارات هي: { $known }
options-not-a-flag = يجب أن تكون قيمة الخيار «{ $name }» إما true وإما false، لا { $got }
options-not-a-number = يجب أن تكون قيمة الخيار «{ $name }» عددًا صحيحًا، لا { $got }
options-out-of-range = قيمة الخيار «{ $name }» من { $min } إلى { $max }؛ لا تُقبل القيمة { $got }
options-not-a-limit = يجب أن تكون قيمة الخيار «{ $name }» عددًا صحيحًا أو null، لا { $got }
options-not-names = يجب أن تكون قيمة الخيار «{ $name }» قائمة أسماء أو null، لا { $got }
options-too-small = يجب ألا تقل قيمة الخيار «{ $name }» عن { $min }؛ لا تُقبل القيمة { $got }
options-flag = true أو false
options-number = من { $min } إلى { $max }
options-limit = من { $min } فصاعدًا، أو null
options-names = عدد الأسماء { $count } من: { $known }
options-names-marked = عدد الأسماء { $count } من: { $known }؛ مع العلامة { $mark } بعد الاسم أو بدونها
options-preset = القيمة في takht play: { $value }
options-default-none = بلا حد إن لم يُحدَّد
options-default-null = بالقرعة إن لم يُحدَّد
options-default = الافتراضي { $value }

record-not-json = هذا ليس JSON: { $reason } (السطر { $line }، العمود { $column })
record-missing = «{ $key }» غير موجود؛ ينبغي أن يكون { $expected }
record-wrong-type = ينبغي أن يكون «{ $key }» { $expected }، لا { $got }
record-expected-object = كائنًا بين حاصرتين
record-expected-texts = قائمة نصوص
record-expected-text = نصًّا
record-expected-number = عددًا صحيحًا
record-expected-stand-ins = أرقام أحداث مع أسماء من ناب فيها عن اللاعبين
record-version = هذا سجل من الإصدار { $got }؛ يُقرأ هنا الإصدار { $version }
record-unknown-game = لا توجد لعبة باسم «{ $name }»؛ الألعاب هي: { $known }
record-rules = لُعبت هذه اللعبة وفق الإصدار { $got } من قواعد { $game }؛ وهذا البرنامج لديه الإصدار { $known }
record-seats = عدد الأسماء { $got } وعدد اللاعبين { $players }؛ ينبغي أن يتساويا

incident-away = { $seat } غائب؛ يلعب لاعب آلي بدلًا منه
incident-time = انتهى وقت { $seat }؛ يلعب لاعب آلي بدلًا منه
incident-back = عاد { $seat }
incident-resign = انسحب { $seat }؛ يكمل لاعب آلي بدلًا منه
incident-offer = يوافق { $seat } على إنهاء اللعبة هنا
incident-decline = يفضّل { $seat } متابعة اللعب
incident-vote-bot = يريد { $by } أن يحل لاعب آلي محل { $seat }
incident-vote-guest = يريد { $by } أن يحل شخص آخر محل { $seat }
incident-replaced-bot = حل لاعب آلي محل { $name }
incident-replaced-guest = صار مقعد { $name } شاغرًا لشخص آخر
incident-sit = انضم { $name } إلى اللعبة
incident-end-agreed = اتفق الجميع على إنهاء اللعبة هنا
incident-end-resigned = انسحب الجميع، فانتهت اللعبة هنا
fair-absent = لا يذكر السجل شيئًا عن السحب العادل
fair-malformed = «{ $key }» في بيانات السحب العادل مفقود أو غير سليم
fair-scheme = طريقة السحب العادل { $got } غير معروفة؛ المعروفة هنا هي { $scheme }
fair-seed-secret = لم تُنشر البذرة بعد؛ تُنشر عند انتهاء اللعبة
fair-commitment = لا توافق البذرة التعهد الذي نُشر قبل اللعبة
fair-nonces = عدد القيم العشوائية { $got } وعدد اللاعبين { $players }؛ يجب أن تكون لكل مقعد قيمة واحدة
fair-differs = الحدث { $index } هو «{ $text }»، لكن الناتج من المفتاح هو «{ $drawn }»
fair-seal = القيمة العشوائية للاعب { $seat } ليست التي خُتم عليها
fair-other-commitment = التعهد ليس هو الذي دُوِّن قبل اللعبة
fair-other-seal = ختم اللاعب { $seat } ليس هو الذي دُوِّن قبل اللعبة
fair-other-nonce = القيمة العشوائية للاعب { $seat } ليست التي قدّمها
fair-other-events = أول الأحداث (وعددها { $count }) ليست هي التي شوهدت أثناء اللعب

score-points = النقاط: { $points }
series-game = اللعبة { $number }: { $points ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }

sketch-at = السطر { $line }، العمود { $column }: { $reason }
sketch-in-line = السطر { $line }: { $reason }
sketch-empty = لا توجد مملكة مرسومة هنا
sketch-unknown-letter = السطر { $line }، العمود { $column }: «{ $letter }» لا يدل على مربع؛ اكتب لأنواع الأرض W F L P S M وبعد الحرف مباشرة التيجان (M2 أو { "\u2066M**\u2069" })، والحرف C للقلعة، ونقطة للفراغ
sketch-stray-crown = السطر { $line }، العمود { $column }: تأتي التيجان بعد نوع الأرض مباشرة، مثل M2 أو { "\u2066M**\u2069" }
sketch-too-many-crowns = السطر { $line }، العمود { $column }: الحد الأقصى للتيجان في المربع { $most }
sketch-no-castle = السطر { $line }، العمود { $column }: لا قلعة في هذه المملكة؛ ارسمها بالحرف C
sketch-two-castles = السطر { $line }، العمود { $column }: قلعة ثانية؛ الأولى في السطر { $first-line }، العمود { $first-column }
sketch-too-wide = السطر { $line }، العمود { $column }: عرض المملكة { $width }، والحد الأقصى { $limit }
sketch-too-high = السطر { $line }، العمود { $column }: ارتفاع المملكة { $height }، والحد الأقصى { $limit }
sketch-odd = عدد المربعات المرسومة { $squares }؛ كل قطعة دومينو تضيف مربعين
sketch-apart = السطر { $line }، العمود { $column }: هذا المربع غير متصل بالقلعة
score-points-name = النقاط
series-game-name = اللعبة { $number }
