# Leagues: registered engines meet round by round

league-title = { $game }: دوري اللاعبين الآليين، وعددهم { $count }
league-about = { $system }. عدد اللاعبين على كل طاولة { $players } وعدد ألعابها { $games }؛ { $limit }.
league-round-robin = الجميع يواجه الجميع
league-swiss = { $rounds ->
        [zero] بلا جولات بالنظام السويسري
        [one] جولة واحدة بالنظام السويسري
        [two] جولتان بالنظام السويسري
        [few] { $rounds } جولات بالنظام السويسري
       *[other] { $rounds } جولة بالنظام السويسري
    }
league-standings = الترتيب
league-place = المركز
league-entrant = اللاعب الآلي
league-points = نقاط الدوري
league-forfeits = الخسارة الإدارية
league-cross = الجميع ضد الجميع
league-cross-about = عدد الألعاب التي تقدّم فيها لاعب الصف على لاعب العمود؛ ويُحسب التعادل نصفًا.
league-met = { $points } من { $games }
league-rounds = الجولات
league-round = الجولة { $number }
league-game = اللعبة { $number }
league-byes = في راحة: { $names }
league-rated = التصنيفات بطريقة وينغ ولين، وما بين الأقواس المعقوفة فترات ثقة ٩٥٪.
league-forfeit = { $failure }؛ خسر هذه اللعبة إداريًا عند الحدث { $ply }
league-game-title = { $game }، الجولة { $round }، اللعبة { $number }
league-back = العودة إلى الدوري
league-begins = تبدأ اللعبة
league-stand-in = لعبها بديل عشوائي
league-first = البداية
league-previous = السابق
league-play = تشغيل
league-pause = إيقاف
league-next = التالي
league-last = النهاية
league-step = الحدث
league-of = من { $plies }
league-keys = تنقّل بمفاتيح الأسهم، وشغّل بمفتاح المسافة.
league-record = سجل هذه اللعبة
league-record-about = تفتحه أي طاولة من تخت وتراجع معك كل حركة.
league-few = يلزم لطاولة من { $players } ما لا يقل عن { $players } من اللاعبين الآليين؛ المذكور منهم في { $file }: { $count }
league-line-wrong = { $file }، السطر { $line }: { $reason }
league-line-form = الاسم أو اللاعب الآلي ناقص؛ اكتب NAME = BOT أو NAME = exec:COMMAND
league-line-twice = الاسم { $name } مكرر؛ اكتب قبل اللاعب الآلي اسمًا آخر ثم =
league-not-text = هذا ليس نصًا بترميز UTF-8
league-line = الجولة { $round } من { $rounds }؛ الألعاب المنتهية: { $done } من { $games }
league-page = صفحة الدوري في { $file }
