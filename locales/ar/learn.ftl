# تعلّم لعبة باللعب.

learn-in-minutes = تعلّم في دقيقتين
learn-step = الخطوة { $number } من { $count }
learn-skip = تخطَّ
learn-next = التالي
learn-later = لاحقًا، في مملكة أخرى
learn-again = حاول مرة أخرى
learn-first-game = العب ضد المبتدئ

kingdomino-learn-choose = اختر قطعة دومينو
kingdomino-learn-choose-do = انقر واحدة من القطع الأربع. كلما تقدّمت القطعة في الصف كانت تضاريسها أفضل. لكن من يأخذ قطعة أبسط يلعب أبكر في الجولة التالية.
kingdomino-learn-choose-done = وقف ملكك عليها. في الجولة التالية تضعها في مملكتك.
kingdomino-learn-choose-again = انقر واحدة من القطع الأربع.
kingdomino-learn-place = ضعها بجانب قلعتك
kingdomino-learn-place-do = انقر نجمة مضيئة. لتدوير القطعة انقرها مرة أخرى أو انقر الزر. ثم ضعها.
kingdomino-learn-place-done = إنها تلامس قلعتك، وبجانب القلعة تجوز أي تضاريس.
kingdomino-learn-place-again = ضعها على نجمة مضيئة.
kingdomino-learn-same = التضاريس تلامس مثلها
kingdomino-learn-same-do = بعيدًا عن القلعة يجب أن يجاور أحد نصفي القطعة تضاريس من نوعه. ضع القمح بجانب القمح.
kingdomino-learn-same-done = القمح بجانب القمح. والنصف الآخر يجوز أن يكون أي تضاريس.
kingdomino-learn-same-again = القلعة تقبل أي تضاريس، فهذا مسموح. جرّب الآن بعيدًا عن القلعة: القمح بجانب القمح.
kingdomino-learn-crowns = عدد التيجان يُضرب في المربعات
kingdomino-learn-crowns-do = نقاط كل مقاطعة هي عدد مربعاتها مضروبًا في عدد تيجانها. في مرعاك تاجان: وسّعه.
kingdomino-learn-crowns-done = ثلاثة مربعات في تاجين: ٦ نقاط بدلًا من نقطتين.
kingdomino-learn-crowns-again = هنا لا تفيد التيجان كثيرًا. ضع النصفين حيث يكبر المرعى ذو التاجين.
kingdomino-learn-castle = القلعة تقبل أي تضاريس
kingdomino-learn-castle-do = ليس لديك مستنقع ولا منجم، فلا مكان آخر لهذه القطعة. لكن أحد جوانب قلعتك ما زال مفتوحًا.
kingdomino-learn-castle-done = أبقِ جانبًا من قلعتك مفتوحًا للقطع التي لا مكان آخر لها.
kingdomino-learn-castle-again = ضعها بجانب القلعة.
kingdomino-learn-end = هذه هي اللعبة كلها
kingdomino-learn-end-do = يجب ألا تتجاوز مملكتك ٥ × ٥ مربعات، ومن يجمع أكثر النقاط يفوز. وفي «العب الآن» مكافأتان: ١٠ نقاط إن كانت القلعة في وسط مملكتها، و٥ نقاط لمملكة بلا فراغ. سترافقك النصائح في لعبتك الأولى.
