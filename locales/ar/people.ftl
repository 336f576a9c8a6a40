# People who find each other: the lobby, identities, and what they say at a table.

## The lobby

lobby-title = الردهة
lobby-here = { $count ->
        [0] لا أحد هنا
        [one] شخص واحد هنا
        [two] شخصان هنا
        [few] { $count } أشخاص هنا
        [many] { $count } شخصًا هنا
       *[other] { $count } شخص هنا
    }
lobby-open-tables = طاولات مفتوحة
lobby-open-count = { $count ->
        [0] لا طاولات مفتوحة
        [one] طاولة مفتوحة واحدة
        [two] طاولتان مفتوحتان
        [few] { $count } طاولات مفتوحة
        [many] { $count } طاولة مفتوحة
       *[other] { $count } طاولة مفتوحة
    }
lobby-here-now = الحاضرون الآن
lobby-show-me = أظهرني للآخرين
lobby-show-me-about = يرى الآخرون اسمك هنا ما دامت هذه الصفحة مفتوحة. وإلا فأنت معدود فقط.
lobby-nobody-shown = لا أحد يُظهر اسمه الآن.
lobby-looks = يبحث عن لعبة
lobby-is-here = في الردهة
lobby-you = (أنت)
lobby-watch = ألعاب للمشاهدة
lobby-nobody = أنت أول الحاضرين اليوم. افتح طاولة، فيراها أول من يأتي بعدك. وإلى ذلك الحين يلعب معك مرافق الفارس.
lobby-no-tables = لا توجد طاولة مفتوحة الآن. افتح واحدة، فيراها كل الحاضرين. وإلى ذلك الحين يمكنك اللعب ضد لاعب آلي.
lobby-none-open = لا طاولة مفتوحة للعبة { $game }
lobby-none-open-about = افتح واحدة، فيراها هنا من يأتي بعدك. وإلى ذلك الحين يمكنك اللعب ضد لاعب آلي.
lobby-open-one = فتح طاولة
lobby-play-bot = العب ضد لاعب آلي الآن
lobby-lost = انقطع الاتصال. ستعود الردهة من تلقاء نفسها.
lobby-since = { $minutes ->
        [0] فُتحت الآن
        [one] مفتوحة منذ دقيقة
        [two] مفتوحة منذ دقيقتين
        [few] مفتوحة منذ { $minutes } دقائق
        [many] مفتوحة منذ { $minutes } دقيقة
       *[other] مفتوحة منذ { $minutes } دقيقة
    }
lobby-free = { $count ->
        [0] لا مقاعد شاغرة
        [one] مقعد شاغر واحد
        [two] مقعدان شاغران
        [few] { $count } مقاعد شاغرة
        [many] { $count } مقعدًا شاغرًا
       *[other] { $count } مقعد شاغر
    }
lobby-sit-at = اجلس: { $game }
lobby-your-seat = إلى مقعدك
lobby-watch-game = مشاهدة: { $game }
lobby-no-clock = دون ساعة
lobby-quick = سريع
lobby-steady = متوسط
lobby-calm = هادئ
lobby-slow = دورًا بعد دور
lobby-clock = بساعة

## Playing with someone now

lobby-partner = العب مع شخص الآن
lobby-partner-about = نجلسك مع أول من يريد ما تريد. والانصراف قبل ذلك لا يكلفك شيئًا.
lobby-appear = تظهر للآخرين باسم { $name }.
lobby-game = اللعبة
lobby-any-game = أي لعبة
lobby-any-pace = أي إيقاع
lobby-any-players = أي عدد
lobby-players = { $count ->
        [0] لا لاعبين
        [one] لاعب واحد
        [two] لاعبان
        [few] { $count } لاعبين
        [many] { $count } لاعبًا
       *[other] { $count } لاعب
    }
lobby-if-nobody = إذا لم يأت أحد
lobby-bots-after = { $seconds ->
        [0] لاعبون آليون فورًا
        [one] لاعبون آليون بعد ثانية
        [two] لاعبون آليون بعد ثانيتين
        [few] لاعبون آليون بعد { $seconds } ثوانٍ
        [many] لاعبون آليون بعد { $seconds } ثانية
       *[other] لاعبون آليون بعد { $seconds } ثانية
    }
lobby-bots-never = مواصلة البحث
lobby-find = ابحث عن شريك
lobby-find-about = يمكنك التجول في أثناء ذلك
lobby-looking = جارٍ البحث عن شريك…
lobby-bots-in = { $seconds ->
        [0] يشغل لاعبون آليون المقاعد الشاغرة الآن
        [one] يشغل لاعبون آليون المقاعد الشاغرة بعد ثانية
        [two] يشغل لاعبون آليون المقاعد الشاغرة بعد ثانيتين
        [few] يشغل لاعبون آليون المقاعد الشاغرة بعد { $seconds } ثوانٍ
        [many] يشغل لاعبون آليون المقاعد الشاغرة بعد { $seconds } ثانية
       *[other] يشغل لاعبون آليون المقاعد الشاغرة بعد { $seconds } ثانية
    }
lobby-stop = إيقاف البحث

## People

person-title = أنت
person-none = اسم دون حساب
person-what-for = بالهوية يعرفك الآخرون من جديد، وتجتمع ألعابك في صفحة لك، وتُصنَّف الألعاب ذات الساعة بين أصحاب الهويات. ولا يحتاج أحد إليها كي يلعب.
person-what-kept = ينشئ هذا الجهاز مفتاحًا ويحفظه. ويحفظ الخادم ما تعرضه هنا ونتائجك: لا بريد ولا كلمة مرور.
person-shape = الشكل
person-shape-crown = تاج
person-shape-tower = برج
person-shape-tree = شجرة
person-shape-fish = سمكة
person-shape-star = نجمة
person-shape-moon = قمر
person-shape-sun = شمس
person-shape-leaf = ورقة شجر
person-colour = اللون
person-colour-red = أحمر
person-colour-orange = برتقالي
person-colour-yellow = أصفر
person-colour-green = أخضر
person-colour-teal = فيروزي
person-colour-blue = أزرق
person-colour-violet = بنفسجي
person-colour-pink = وردي
person-unknown-here = لا يعرف هذا الخادم هويتك بعد. عرّف بنفسك.
person-make = أنشئ هويتي
person-made = أُنشئت هويتك.
person-read = صفحتك محدَّثة.
person-change = تغيير الاسم والمظهر
person-keep = حفظ
person-changed = حُفظ.
person-not-done = لم ينجح ذلك أو أنك ألغيته. لم يتغير شيء.
person-have-one = ألديك هوية من قبل؟
person-bring-how = افتح صفحتك على الجهاز الآخر واعرض الرابط أو رمز QR. ويمكنك أيضًا فتح ملف محفوظ أو استعمال مفتاح مرورك.
person-open-file = فتح ملف
person-no-file = لا هوية في هذا الملف.
person-open-passkey = استعمال مفتاح مروري
person-arrived = هويتك على هذا الجهاز.
person-arrive = يجلب هذا الرابط هويتك إلى هذا الجهاز. أتستعملها هنا؟
person-arrive-replaces = يجلب هذا الرابط هوية أخرى تحل محل الهوية التي على هذا الجهاز. احفظ تلك أولًا إن كنت ما تزال تحتاج إليها.
person-use-here = استعملها على هذا الجهاز
person-carry = خذ هويتك معك
person-carry-how = يحتوي الرابط والملف مفتاحك. ومن يملكهما يستطيع اللعب باسمك. احتفظ بهما لنفسك.
person-show-link = عرض الرابط ورمز QR
person-carry-link = رابط هويتك
person-export = حفظ كل شيء في ملف
person-passkey-what = بمفتاح المرور يستطيع أي جهاز لك يملكه أن يستعيد هويتك، حتى إن ضاع هذا الجهاز.
person-add-passkey = إضافة مفتاح مرور
person-passkey-added = أُضيف مفتاح المرور.
person-passkey = مفتاح المرور { $number }
person-forget-passkey = إزالة
person-passkey-forgotten = أُزيل مفتاح المرور.
person-delete = حذف هويتك
person-delete-how = ينسى الخادم اسمك وتصنيفاتك ومفتاحك، وتبقى نتائجك عند الآخرين دون اسم. لا رجعة في هذا.
person-delete-now = حذف نهائي
person-deleted = حُذفت هويتك.
person-nameless = دون اسم
person-since = هنا منذ { $date }
person-ratings = التصنيفات
person-unrated = لا لعبة مصنفة بعد. تُحسب اللعبة إن كانت لها ساعة وكان لكل لاعب هوية.
person-rating-is = { $games ->
        [0] التصنيف { $value } بهامش { $uncertainty }، دون ألعاب
        [one] التصنيف { $value } بهامش { $uncertainty }، من لعبة واحدة
        [two] التصنيف { $value } بهامش { $uncertainty }، من لعبتين
        [few] التصنيف { $value } بهامش { $uncertainty }، من { $games } ألعاب
        [many] التصنيف { $value } بهامش { $uncertainty }، من { $games } لعبة
       *[other] التصنيف { $value } بهامش { $uncertainty }، من { $games } لعبة
    }
person-games = الألعاب
person-count = { $games ->
        [0] لا ألعاب
        [one] لعبة واحدة، الفوز: { $won }
        [two] لعبتان، الفوز: { $won }
        [few] { $games } ألعاب، الفوز: { $won }
        [many] { $games } لعبة، الفوز: { $won }
       *[other] { $games } لعبة، الفوز: { $won }
    }
person-results = آخر الألعاب
person-place = المركز { $place }
person-blocked = من حظرتهم
person-unblock = رفع الحظر
person-unblocked = رُفع الحظر.
person-mute = كتم
person-block = حظر
person-is-blocked = حُظر: لن تُجلَسا معًا.
person-game-rated = هذه اللعبة مصنفة.

## What people say to each other

phrase-title = قل شيئًا
phrase-heard = ما يقوله الآخرون
phrase-hello = مرحبًا
phrase-good_luck = حظًا موفقًا
phrase-well_played = لعب جيد
phrase-nice_move = حركة جميلة
phrase-thanks = شكرًا
phrase-sorry = عفوًا
phrase-one_moment = لحظة من فضلك
phrase-your_turn = دورك
phrase-again = ألعبة أخرى؟
phrase-bye = إلى اللقاء
phrase-smile = ابتسامة
phrase-laugh = ضحك
phrase-wow = دهشة
phrase-hmm = تفكير
phrase-clap = تصفيق
phrase-heart = قلب

## The operator of a server

operator-title = مشغّل الخادم
operator-what = اعتنِ بهذا الخادم: طاولاته والناس عليه ولعبة تعطلت. يدوّن الخادم كل ما تغيّره هنا.
operator-secret = سر المشغّل
operator-secret-what = هو السر الذي شُغّل به الخادم. يحتفظ به هذا اللسان إلى أن تغلقه.
operator-enter = دخول
operator-leave = انسَ السر
operator-wrong = لا يقبل هذا الخادم ذلك السر، أو ليس له مشغّل.
operator-refresh = تحديث
operator-find = ابحث بالاسم أو الطاولة أو المفتاح
operator-tables = الطاولات
operator-people = الناس
operator-done = ما فعله المشغّلون
operator-nothing = لا شيء هنا.
operator-gathering = بانتظار اللاعبين
operator-opening = تبدأ الآن
operator-playing = جارية
operator-unlisted = بالرابط فقط
operator-last = آخر تغيير: { $date }
operator-open = فتح الطاولة
operator-turns = كم دورًا يُسحب
operator-bad-turns = اكتب عدد الأدوار: من ١ إلى { $most }.
operator-undo = سحب الأدوار
operator-undo-sure = { $count ->
        [0] ألا تسحب أي دور؟
        [one] أتسحب الدور الأخير؟ سيرى ذلك كل من على الطاولة فورًا.
        [two] أتسحب الدورين الأخيرين؟ سيرى ذلك كل من على الطاولة فورًا.
        [few] أتسحب آخر { $count } أدوار؟ سيرى ذلك كل من على الطاولة فورًا.
        [many] أتسحب آخر { $count } دورًا؟ سيرى ذلك كل من على الطاولة فورًا.
       *[other] أتسحب آخر { $count } دور؟ سيرى ذلك كل من على الطاولة فورًا.
    }
operator-events = الأحداث، كل حدث في سطر
operator-no-events = اكتب حدثًا واحدًا على الأقل، مثل «pick 27».
operator-patch = العب عن المقعد
operator-patch-sure = أتلعب «{ $events }» عن المقعد الذي حان دوره؟
operator-changed = { $count ->
        [0] تم. ليس في اللعبة أي حدث الآن.
        [one] تم. في اللعبة الآن حدث واحد.
        [two] تم. في اللعبة الآن حدثان.
        [few] تم. في اللعبة الآن { $count } أحداث.
        [many] تم. في اللعبة الآن { $count } حدثًا.
       *[other] تم. في اللعبة الآن { $count } حدث.
    }
operator-export = تصدير
operator-exported = حُفظ في ملف، ودوّن الخادم ذلك.
operator-remove-name = إزالة الاسم
operator-remove-sure = أتزيل الاسم «{ $name }»؟ سيختار صاحبه اسمًا آخر قبل أن يجلس ثانية.
operator-removed = أُزيل الاسم.
operator-yes = نعم، نفّذ
