# تصرف

capture-title = تصرف

capture-small = ساختمان کوچک
capture-large = ساختمان بزرگ

## گزینه‌ها

capture-option-players = بازیکنان: دو تا چهار نفر
capture-option-tile_size = اندازهٔ کاشی: کاشی‌های نقشه ۲×۲ یا ۳×۳ خانه دارند
capture-option-small = تعداد ساختمان‌های کوچک
capture-option-large = تعداد ساختمان‌های بزرگ
capture-option-round_limit = سقف دورها: بازی پس از این تعداد دور تمام می‌شود؛ بدون آن فقط وقتی تمام می‌شود که یک بازیکن مانده باشد
capture-option-may_pass = رد کردن نوبت: بازیکن می‌تواند نوبت را رد کند، حتی اگر حرکتی داشته باشد
capture-variant-large_tiles = کاشی‌های نقشه ۳×۳ خانه دارند
capture-layout-river = رودی پرپیچ‌وخم از کاشی‌ها
capture-layout-square = چهار ردیف پنج‌تایی از کاشی‌ها
capture-layout-line = دو ردیف ده‌تایی از کاشی‌ها
capture-layout-random = چیدن تصادفی کاشی‌ها، ساختمان‌ها و پایگاه‌ها

## رویدادها

capture-tell-first = { $seat } تاس شروع را می‌برد و بازی را شروع می‌کند
capture-tell-tile = { $seat } یک کاشی در { $square } می‌گذارد
capture-tell-small = { $seat } یک ساختمان کوچک در خانهٔ { $square } می‌گذارد
capture-tell-large = { $seat } یک ساختمان بزرگ در خانه‌های { $first } و { $second } می‌گذارد
capture-tell-base = { $seat } پایگاه شروع خود را در خانهٔ { $square } می‌گذارد
capture-tell-move = { $seat } به خانهٔ { $square } می‌رود
capture-tell-capture = { $seat } به ساختمان خانهٔ { $square } حمله می‌کند
capture-tell-roll = تاس { $roll } می‌آید
capture-tell-roll-left = { $seat } تاس { $roll } می‌آورد: استحکام ساختمان { $square } به { $left } می‌رسد
capture-tell-roll-taken = { $seat } تاس { $roll } می‌آورد و ساختمان { $square } را تصرف می‌کند
capture-tell-battle = { $seat } به { $other } حمله می‌کند
capture-tell-rolls = تاس‌ها { $attack } و { $defence } می‌آیند
capture-tell-rolls-tie = { $attack } در برابر { $defence }: مساوی، اتفاقی نمی‌افتد
capture-tell-rolls-won = { $attack } در برابر { $defence }: { $winner } می‌برد؛ { $loser } یک جان از دست می‌دهد و به پایگاه خود برمی‌گردد
capture-tell-rolls-out = { $attack } در برابر { $defence }: { $winner } می‌برد؛ { $loser } آخرین جان خود را از دست می‌دهد و از بازی حذف می‌شود
capture-tell-step = { $seat } جا باز می‌کند و به خانهٔ { $square } می‌رود
capture-tell-pass = { $seat } نوبت را رد می‌کند

capture-prompt-tile = { $left ->
        [1] آخرین کاشی را به نقشه اضافه کنید
       *[other] یک کاشی به نقشه اضافه کنید؛ { $left } کاشی مانده است
    }
capture-prompt-building = یک ساختمان بگذارید: { $small } کوچک و { $large } بزرگ مانده است
capture-prompt-base = پایگاه شروع خود را جایی بگذارید که کنار ساختمان بزرگ نباشد
capture-prompt-move = مهرهٔ خود را حرکت دهید
capture-prompt-capture = مهرهٔ خود را حرکت دهید یا به ساختمانی کنار آن حمله کنید
capture-prompt-battle = مهرهٔ خود را حرکت دهید یا با مهره‌ای کنار آن نبرد کنید
capture-prompt-all = مهرهٔ خود را حرکت دهید، یا به ساختمان یا مهره‌ای کنار آن حمله کنید
capture-prompt-pass = هیچ کاری نمی‌توانید بکنید: نوبت را رد کنید
capture-prompt-step = در پایگاه { $loser } جا باز کنید
capture-laying-tiles = چیدن نقشه
capture-placing-buildings = گذاشتن ساختمان‌ها
capture-placing-bases = گذاشتن پایگاه‌ها
capture-round = دور { $round }
capture-round-of = دور { $round } از { $limit }

## میز

capture-legend-buildings = s ساختمان کوچک و L ساختمان بزرگ بی‌صاحب با استحکام مانده؛ با نشان بازیکن: مال او
capture-legend-marks = (●) مهره، B پایگاه، + خانه‌ای که می‌توانید انتخاب کنید
capture-out-of-game = حذف‌شده از بازی
capture-base-at = پایگاه { $square }
capture-to-come = هنوز مانده: { $tiles } کاشی، { $small } ساختمان کوچک و { $large } ساختمان بزرگ

## امتیاز

capture-points-small = ساختمان‌های کوچک: { $points }
capture-points-large = ساختمان‌های بزرگ: { $points }
capture-points-last-standing = آخرین بازیکن باقی‌مانده: { $points }
capture-lives = { $lives ->
        [0] بدون جان
       *[other] { $lives } جان
    }

## چرا نمی‌شود

capture-due-first = باید برای تعیین نفر اول تاس انداخته شود
capture-due-tile = { $seat } باید یک کاشی بگذارد
capture-due-building = { $seat } باید یک ساختمان بگذارد
capture-due-base = { $seat } باید پایگاه شروع خود را بگذارد
capture-due-act = { $seat } باید حرکت کند، به ساختمانی حمله کند یا نبرد کند
capture-due-roll = { $seat } باید برای حمله تاس بیندازد
capture-due-rolls = { $seat } و مدافع باید تاس بیندازند
capture-due-step = { $seat } باید جا باز کند
capture-due-nothing = بازی تمام شده است
capture-not-now = حالا وقتش نیست: { $due }
capture-no-such-seat = صندلی { $number } نداریم؛ صندلی‌ها از ۰ تا ۳ شماره دارند
capture-nobody-there = کسی روی صندلی { $number } ننشسته است؛ صندلی‌ها از ۰ تا { $last } هستند
capture-no-such-face = هیچ تاسی { $number } نمی‌آید؛ عددهای تاس از ۱ تا { $faces } است
capture-first-tile = جای اولین کاشی { "\u20660,0\u2069" } است
capture-tile-taken = در { $square } کاشی هست
capture-tile-apart = کاشی در { $square } با هیچ کاشی دیگری ضلع مشترک ندارد؛ در { $beside } دارد
capture-none-left = دیگر { $kind } برای گذاشتن نمانده است
capture-gap = در { $square } خانه‌ای نیست؛ شکاف است یا بیرون نقشه
capture-built = در خانهٔ { $square } ساختمانی هست
capture-apart = خانه‌های { $first } و { $second } ضلع مشترک ندارند؛ ساختمان بزرگ دو خانهٔ چسبیده می‌خواهد
capture-closed-building = با این چیدمان هرگز نمی‌توان به ساختمان { $square } رسید
capture-closed-base = پایگاهی در خانهٔ { $square } به پایگاه‌های دیگر یا به یکی از ساختمان‌ها راه نخواهد داشت
capture-closed-room = برای پایگاه‌های شروع جای کافی نمی‌ماند
capture-base-taken = پایگاه { $seat } در خانهٔ { $square } است
capture-beside-large = خانهٔ { $square } کنار ساختمان بزرگ { $building } است؛ پایگاه دست‌کم یک خانه فاصله می‌خواهد
capture-pawn-there = مهرهٔ { $seat } در خانهٔ { $square } است
capture-too-far = خانهٔ { $square } بیش از یک گام فاصله دارد
capture-not-yours = ساختمان { $square } مال { $seat } است؛ فقط دور ساختمان خودتان می‌توانید بچرخید
capture-not-yours-neutral = ساختمان { $square } صاحب ندارد؛ فقط دور ساختمان خودتان می‌توانید بچرخید
capture-no-building = هیچ ساختمانی از خانهٔ { $square } شروع نمی‌شود؛ نام هر ساختمان خانهٔ اول آن است
capture-building-away = ساختمان { $square } کنار مهرهٔ شما نیست
capture-own-building = ساختمان { $square } مال خودتان است
capture-own-pawn = نمی‌توانید با خودتان نبرد کنید
capture-pawn-away = مهرهٔ { $seat } کنار مهرهٔ شما نیست
capture-out = { $seat } از بازی حذف شده است
capture-must-act = می‌توانید حرکت، حمله یا نبرد کنید؛ پس نمی‌توانید نوبت را رد کنید
capture-the-base = خانهٔ { $square } همان پایگاهی است که باید خالی شود
capture-not-nearest = خانهٔ { $square } از نزدیک‌ترین خانه‌های خالی نیست؛ خانهٔ { $nearest } هست
capture-points-small-name = ساختمان‌های کوچک
capture-points-large-name = ساختمان‌های بزرگ
capture-points-last-standing-name = آخرین بازیکن باقی‌مانده
capture-why-chance = با یک تاس { $percent }٪ احتمال تصرف.
capture-why-wear = یک تاس برای استحکام { $points } کافی نیست، ولی آسیب می‌ماند.
capture-why-beside = از آنجا می‌توانید به ساختمانی با استحکام { $points } حمله کنید.
capture-why-closer = مهره را به ساختمانی نزدیک‌تر می‌کند.
capture-tap-building = روی ساختمانی بزنید
capture-about-rolls = حدود { $rolls } تاس
capture-coach-base = جای شروع مهره‌تان را انتخاب کنید: نزدیک ساختمان‌هایی که هنوز مال کسی نیست.
capture-coach-battle = مهره‌ای کنار مهرهٔ شماست. در نبرد هر دو تاس می‌اندازید و هرکس عدد کمتری بیاورد یک جان از دست می‌دهد.
capture-coach-attack = کنار یک ساختمان هستید. حمله کنید: عدد تاس از استحکامش کم می‌شود و با رسیدن به صفر مال شماست.
capture-coach-move = مهره را به یکی از دایره‌های سفید ببرید، به‌سوی یک ساختمان.
capture-coach-damage = آسیب می‌ماند. بازیکنی که باقی‌مانده را با تاس از بین ببرد صاحب ساختمان می‌شود.
capture-coach-end = در پایان ساختمان کوچک ۱ امتیاز دارد و بزرگ ۳ امتیاز. آخرین بازیکن باقی‌مانده ۵ امتیاز دیگر هم می‌گیرد.
capture-coach-aim = با ساختمان‌ها می‌برید: در پایان هر ساختمان کوچک ۱ امتیاز و هر ساختمان بزرگ ۳ امتیاز دارد.
capture-coach-hearts = قلب‌ها سه جان شما هستند. بازندهٔ هر نبرد یکی از دست می‌دهد.
capture-coach-gate = ساختمان شما دروازه است: از کنار آن می‌توانید یک‌راست به هر خانهٔ آزاد دور آن بروید. دور این خانه‌ها خط‌چین است.
capture-ended-last = یک بازیکن مانده است: بازی تمام شد.
capture-ended-rounds = بازی پس از { $rounds } دور تمام می‌شود.
capture-buildings = ساختمان‌ها
capture-takes = { $points ->
        [1] هر تاسی آن را تصرف می‌کند.
       *[other] اگر تاس { $points } یا بیشتر بیاید، تصرف می‌شود.
    }
capture-target-small = حمله به ساختمان کوچک
capture-target-large = حمله به ساختمان بزرگ
capture-missed-target = ساختمان دیگری هدف بهتری بود
capture-missed-attack = وقت حمله بود
capture-missed-battle = وقت نبرد بود
capture-missed-square = راه بهتری هم بود
capture-missed-move = بهتر بود جلو می‌رفتید
capture-die = تاس
capture-no-target = برای حمله، مهره‌تان را کنار یک ساختمان ببرید.
capture-unclaimed = بی‌صاحب
capture-roll = تاس بریزید
capture-close-small = از استحکام یک ساختمان کوچک فقط { $left } مانده بود.
capture-close-large = از استحکام یک ساختمان بزرگ فقط { $left } مانده بود.
