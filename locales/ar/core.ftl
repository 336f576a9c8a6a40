# ما تشترك فيه الألعاب: اللاعبون والتدوين والخيارات والسجلات والتوزيع العادل والرسوم

list-separator = { "، " }
seat-name = اللاعب { $number }

notation-empty = لا يمكن أن يكون الحدث فارغًا
notation-too-long = لا يزيد الحدث على { $limit } حرفًا
notation-missing = هناك شيء ناقص؛ الصيغة الصحيحة: «{ $form }»
notation-left-over = «{ $word }» زائدة؛ الصيغة الصحيحة: «{ $form }»
notation-unknown-verb = لا يوجد حدث باسم «{ $verb }»؛ الأحداث هي: { $known }
notation-bad-number = «{ $word }» ليس عددًا صحيحًا بسيطًا مثل 7 أو -2
notation-bad-pair = «{ $word }» ليس مربعًا؛ تُكتب المربعات هكذا: x,y

options-unknown = لا يوجد خيار باسم «{ $name }»؛ الخيارات هي: { $known }
options-not-a-flag = قيمة الخيار «{ $name }» هي true أو false، وليست { $got }
options-not-a-number = قيمة الخيار «{ $name }» عدد صحيح، وليست { $got }
options-out-of-range = قيمة الخيار «{ $name }» من { $min } إلى { $max }؛ لا تُقبل { $got }
options-flag = true أو false
options-number = من { $min } إلى { $max }

record-not-json = هذا ليس JSON: { $reason } (السطر { $line }، العمود { $column })
record-missing = «{ $key }» غير موجود؛ ينبغي أن يكون { $expected }
record-wrong-type = ينبغي أن يكون «{ $key }» { $expected }، لا { $got }
record-expected-object = كائنًا بين قوسين معقوفين
record-expected-texts = قائمة نصوص
record-expected-text = نصًّا
record-expected-number = عددًا صحيحًا
record-expected-stand-ins = أرقام أحداث مع أسماء من ناب فيها
record-version = هذا سجل من الإصدار { $got }؛ يُقرأ هنا الإصدار { $version }
record-unknown-game = لا توجد لعبة باسم «{ $name }»؛ الألعاب هي: { $known }
record-seats = عدد الأسماء { $got } وعدد اللاعبين { $players }؛ ينبغي أن يتساويا

fair-absent = لا يذكر السجل شيئًا عن التوزيع العادل
fair-malformed = «{ $key }» في بيانات التوزيع العادل مفقود أو غير سليم
fair-scheme = طريقة التوزيع العادل { $got } غير معروفة؛ المعروفة هنا هي { $scheme }
fair-seed-secret = لم تُنشر البذرة بعد؛ تُنشر عند انتهاء اللعبة
fair-commitment = لا توافق البذرة التعهد الذي نُشر قبل اللعبة
fair-nonces = عدد الأرقام العشوائية { $got } وعدد اللاعبين { $players }؛ لكل مقعد رقم واحد
fair-differs = الحدث { $index } هو «{ $text }»، لكن المفتاح يسحب «{ $drawn }»

series-game = اللعبة { $number }: { $points ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }

sketch-empty = لا توجد مملكة مرسومة هنا
sketch-unknown-letter = السطر { $line }، العمود { $column }: «{ $letter }» ليس مربعًا؛ ارسم W F L P S M وتليها التيجان (M2 أو M**)، وC للقلعة، ونقطة للفراغ
sketch-stray-crown = السطر { $line }، العمود { $column }: تأتي التيجان بعد نوع الأرض مباشرة، مثل M2 أو M**
sketch-too-many-crowns = السطر { $line }، العمود { $column }: لا يحمل أي مربع أكثر من { $most } تيجان
sketch-no-castle = السطر { $line }، العمود { $column }: لا قلعة في هذه المملكة؛ ارسمها بالحرف C
sketch-two-castles = السطر { $line }، العمود { $column }: قلعة ثانية؛ الأولى في السطر { $first-line }، العمود { $first-column }
sketch-too-wide = السطر { $line }، العمود { $column }: عرض المملكة { $width }، والحد { $limit }
sketch-too-high = السطر { $line }، العمود { $column }: ارتفاع المملكة { $height }، والحد { $limit }
sketch-odd = عدد المربعات المرسومة { $squares }؛ كل دومينو يضيف مربعين
sketch-apart = السطر { $line }، العمود { $column }: هذا المربع غير متصل بالقلعة
