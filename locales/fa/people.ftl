# People who find each other: the lobby, identities, and what they say at a table.

## The lobby

lobby-title = سالن بازی
lobby-here = { $count ->
        [0] کسی اینجا نیست
       *[other] { $count } نفر اینجا هستند
    }
lobby-open-tables = میزهای باز
lobby-open-count = { $count ->
        [0] میز بازی نیست
       *[other] { $count } میز باز
    }
lobby-here-now = اکنون اینجا
lobby-show-me = مرا به دیگران نشان بده
lobby-show-me-about = تا این صفحه باز است دیگران نام شما را اینجا می‌بینند. وگرنه فقط شمرده می‌شوید.
lobby-nobody-shown = اکنون کسی نامش را نشان نمی‌دهد.
lobby-looks = در جست‌وجوی بازی است
lobby-is-here = در سالن است
lobby-you = (شما)
lobby-watch = بازی‌های تماشایی
lobby-nobody = امروز شما نخستین نفرید. میزی باز کنید: نفر بعدی آن را می‌بیند. تا آن وقت ملازم با شما بازی می‌کند.
lobby-no-tables = اکنون میز بازی نیست. یکی باز کنید: همه در اینجا آن را می‌بینند. تا آن وقت می‌توانید با ربات بازی کنید.
lobby-none-open = برای { $game } میز بازی نیست
lobby-none-open-about = یکی باز کنید: هر کس بیاید آن را همین‌جا می‌بیند. تا آن وقت می‌توانید با ربات بازی کنید.
lobby-open-one = باز کردن میز
lobby-play-bot = همین حالا با ربات بازی کنید
lobby-lost = ارتباط قطع شد. سالن خودش برمی‌گردد.
lobby-since = { $minutes ->
        [0] همین حالا باز شد
       *[other] { $minutes } دقیقه است که باز است
    }
lobby-free = { $count } جای خالی
lobby-sit-at = نشستن: { $game }
lobby-your-seat = به جای خودتان
lobby-watch-game = تماشا: { $game }
lobby-no-clock = بی ساعت
lobby-quick = تند
lobby-steady = متعادل
lobby-calm = آرام
lobby-slow = نوبت به نوبت
lobby-clock = با ساعت

## Playing with someone now

lobby-partner = همین حالا با کسی بازی کنید
lobby-partner-about = شما را کنار نفر بعدی می‌نشانیم که همین را می‌خواهد. پیش از آن هر وقت خواستید بروید.
lobby-appear = دیگران شما را { $name } می‌بینند.
lobby-game = بازی
lobby-any-game = هر بازی
lobby-any-pace = هر سرعتی
lobby-any-players = هر تعداد
lobby-players = { $count } نفر
lobby-if-nobody = اگر کسی نیاید
lobby-bots-after = پس از { $seconds } ثانیه ربات‌ها
lobby-bots-never = باز هم بگرد
lobby-find = یافتن هم‌بازی
lobby-find-about = در این میان می‌توانید بگردید
lobby-looking = در جست‌وجوی هم‌بازی…
lobby-bots-in = { $seconds ->
        [0] ربات‌ها اکنون جاهای خالی را می‌گیرند
       *[other] تا { $seconds } ثانیهٔ دیگر ربات‌ها جاهای خالی را می‌گیرند
    }
lobby-stop = پایان جست‌وجو

## People

person-title = شما
person-none = نامی بی حساب کاربری
person-what-for = با هویت، دیگران شما را بازمی‌شناسند، بازی‌هایتان در صفحهٔ خودتان می‌آید و بازی‌های ساعت‌دار میان دارندگان هویت رتبه می‌گیرد. برای بازی به آن نیازی نیست.
person-what-kept = این دستگاه کلیدی می‌سازد و نگه می‌دارد. سرور همین‌ها و نتیجه‌هایتان را نگه می‌دارد: نه ایمیل، نه گذرواژه.
person-shape = نشان
person-shape-crown = تاج
person-shape-tower = برج
person-shape-tree = درخت
person-shape-fish = ماهی
person-shape-star = ستاره
person-shape-moon = ماه
person-shape-sun = خورشید
person-shape-leaf = برگ
person-colour = رنگ
person-colour-red = سرخ
person-colour-orange = نارنجی
person-colour-yellow = زرد
person-colour-green = سبز
person-colour-teal = فیروزه‌ای
person-colour-blue = آبی
person-colour-violet = بنفش
person-colour-pink = صورتی
person-unknown-here = این سرور هنوز هویت شما را نمی‌شناسد. خودتان را معرفی کنید.
person-make = هویتم را بساز
person-made = هویت شما ساخته شد.
person-read = صفحهٔ شما به‌روز است.
person-change = تغییر نام و ظاهر
person-keep = ذخیره
person-changed = ذخیره شد.
person-not-done = نشد، یا لغوش کردید. چیزی تغییر نکرده است.
person-have-one = از پیش هویتی دارید؟
person-bring-how = در دستگاه دیگر صفحهٔ خود را باز کنید و پیوند یا کد QR آن را نشان دهید. می‌توانید پروندهٔ ذخیره‌شده را باز کنید یا از گذرکلید خود استفاده کنید.
person-open-file = باز کردن پرونده
person-no-file = در این پرونده هویتی نیست.
person-open-passkey = با گذرکلید من
person-arrived = هویت شما روی این دستگاه است.
person-arrive = این پیوند هویت شما را به این دستگاه می‌آورد. اینجا به کار رود؟
person-arrive-replaces = این پیوند هویت دیگری می‌آورد که جای هویت این دستگاه را می‌گیرد. اگر آن را هنوز لازم دارید، نخست ذخیره‌اش کنید.
person-use-here = روی این دستگاه به کار ببر
person-carry = هویتتان را همراه ببرید
person-carry-how = پیوند و پرونده کلید شما را دارند. هر که آنها را داشته باشد می‌تواند به نام شما بازی کند. برای خودتان نگهشان دارید.
person-show-link = نمایش پیوند و کد QR
person-carry-link = پیوند هویت شما
person-export = ذخیرهٔ همه در یک پرونده
person-passkey-what = با گذرکلید، هر دستگاه شما که آن را دارد می‌تواند هویتتان را بازگرداند، حتی اگر این دستگاه گم شود.
person-add-passkey = افزودن گذرکلید
person-passkey-added = گذرکلید افزوده شد.
person-passkey = گذرکلید { $number }
person-forget-passkey = حذف
person-passkey-forgotten = گذرکلید حذف شد.
person-delete = حذف هویت
person-delete-how = سرور نام و رتبه‌ها و کلید شما را فراموش می‌کند؛ نتیجه‌هایتان بی نام نزد دیگران می‌ماند. بازگشتی ندارد.
person-delete-now = حذف برای همیشه
person-deleted = هویت شما حذف شد.
person-nameless = بی نام
person-since = اینجا از { $date }
person-ratings = رتبه‌ها
person-unrated = هنوز بازی رتبه‌داری نیست. بازی‌ای به شمار می‌آید که ساعت داشته باشد و همه هویت داشته باشند.
person-rating-is = رتبه { $value }، با خطای { $uncertainty }، از { $games } بازی
person-games = بازی‌ها
person-count = { $games } بازی، { $won } برد
person-results = بازی‌های اخیر
person-place = جایگاه { $place }
person-blocked = کسانی که مسدود کرده‌اید
person-unblock = رفع مسدودی
person-unblocked = مسدودی برداشته شد.
person-mute = بی‌صدا
person-block = مسدود کردن
person-is-blocked = مسدود شد: دیگر کنار هم نمی‌نشینید.
person-game-rated = این بازی رتبه دارد.

## What people say to each other

phrase-title = چیزی بگویید
phrase-heard = گفته‌های دیگران
phrase-hello = سلام
phrase-good_luck = موفق باشید
phrase-well_played = خوب بازی کردید
phrase-nice_move = حرکت زیبایی بود
phrase-thanks = سپاس
phrase-sorry = ببخشید
phrase-one_moment = یک لحظه لطفاً
phrase-your_turn = نوبت شماست
phrase-again = یک دست دیگر؟
phrase-bye = خدانگهدار
phrase-smile = لبخند
phrase-laugh = خنده
phrase-wow = شگفتی
phrase-hmm = در فکر
phrase-clap = دست زدن
phrase-heart = قلب

## The operator of a server

operator-title = گردانندهٔ سرور
operator-what = رسیدگی به این سرور: میزها، افراد و بازی‌ای که گیر کرده است. سرور هر تغییری را که اینجا بدهید یادداشت می‌کند.
operator-secret = رمز گرداننده
operator-secret-what = همان رمزی که سرور با آن راه افتاده است. این برگه تا بسته شدن آن را نگه می‌دارد.
operator-enter = ورود
operator-leave = فراموش کردن رمز
operator-wrong = این سرور این رمز را نمی‌پذیرد، یا گرداننده‌ای ندارد.
operator-refresh = به‌روزرسانی
operator-find = جست‌وجو با نام، میز یا کلید
operator-tables = میزها
operator-people = افراد
operator-done = کارهای گردانندگان
operator-nothing = اینجا چیزی نیست.
operator-gathering = در انتظار بازیکن
operator-opening = در حال آغاز
operator-playing = در جریان
operator-unlisted = فقط با پیوند
operator-last = آخرین تغییر: { $date }
operator-open = باز کردن میز
operator-turns = چند نوبت پس گرفته شود
operator-bad-turns = شمار نوبت‌ها را بنویسید: از ۱ تا { $most }.
operator-undo = پس گرفتن
operator-undo-sure = { $count ->
        [1] آخرین نوبت پس گرفته شود؟ همهٔ افراد سر میز بی‌درنگ آن را می‌بینند.
       *[other] { $count } نوبت آخر پس گرفته شود؟ همهٔ افراد سر میز بی‌درنگ آن را می‌بینند.
    }
operator-events = رویدادها، هر سطر یکی
operator-no-events = دست‌کم یک رویداد بنویسید، مانند «pick 27».
operator-patch = بازی به جای صندلی
operator-patch-sure = «{ $events }» به جای صندلی‌ای که نوبتش است بازی شود؟
operator-changed = انجام شد. بازی اکنون { $count } رویداد دارد.
operator-export = برون‌برد
operator-exported = در یک پرونده ذخیره شد. سرور این را یادداشت کرد.
operator-remove-name = برداشتن نام
operator-remove-sure = نام «{ $name }» برداشته شود؟ صاحبش پیش از نشستن دوباره نام دیگری برمی‌گزیند.
operator-removed = نام برداشته شد.
operator-yes = بله، انجام بده
