# سازنده‌ی پادشاهی

kingdom-builder-title = سازندهٔ پادشاهی

kingdom-builder-grass = چمنزار
kingdom-builder-canyon = دره
kingdom-builder-desert = صحرا
kingdom-builder-flower = گلستان
kingdom-builder-forest = جنگل
kingdom-builder-water = آب
kingdom-builder-mountain = کوهستان
kingdom-builder-castle = قصر
kingdom-builder-location = مکان

kingdom-builder-oracle = معبد
kingdom-builder-farm = مزرعه
kingdom-builder-oasis = واحه
kingdom-builder-tower = برج
kingdom-builder-tavern = مسافرخانه
kingdom-builder-barn = طویله
kingdom-builder-harbor = بندر
kingdom-builder-paddock = چراگاه

kingdom-builder-about-oracle = یک اقامتگاه دیگر روی ناحیهٔ کارتتان
kingdom-builder-about-farm = یک اقامتگاه دیگر روی چمنزار
kingdom-builder-about-oasis = یک اقامتگاه دیگر روی صحرا
kingdom-builder-about-tower = یک اقامتگاه دیگر در لبهٔ نقشه
kingdom-builder-about-tavern = یک اقامتگاه دیگر در یکی از دو سر خط راستی که دست‌کم سه اقامتگاه شما ساخته‌اند
kingdom-builder-about-barn = جابه‌جایی یکی از اقامتگاه‌هایتان به ناحیهٔ کارتتان
kingdom-builder-about-harbor = جابه‌جایی یکی از اقامتگاه‌هایتان به آب
kingdom-builder-about-paddock = جابه‌جایی یکی از اقامتگاه‌هایتان به اندازهٔ دو خانه در خط راست

kingdom-builder-castles = قصرها
kingdom-builder-fishermen = ماهی‌گیران
kingdom-builder-miners = معدنچیان
kingdom-builder-workers = کارگران
kingdom-builder-discoverers = کاشفان
kingdom-builder-knights = شوالیه‌ها
kingdom-builder-hermits = راهبان
kingdom-builder-citizens = شهروندان
kingdom-builder-merchants = تاجران
kingdom-builder-lords = اربابان
kingdom-builder-farmers = کشاورزان

kingdom-builder-about-castles = برای هر قصری که اقامتگاهی کنار آن دارید ۳ طلا
kingdom-builder-about-fishermen = برای هر اقامتگاه کنار آب ۱ طلا؛ اقامتگاه روی آب حساب نمی‌شود
kingdom-builder-about-miners = برای هر اقامتگاه کنار کوهستان ۱ طلا
kingdom-builder-about-workers = برای هر اقامتگاه کنار مکان یا قصر ۱ طلا
kingdom-builder-about-discoverers = برای هر ردیفی که اقامتگاهی در آن دارید ۱ طلا
kingdom-builder-about-knights = برای هر اقامتگاه در پرترین ردیف خود ۲ طلا
kingdom-builder-about-hermits = برای هر گروه جدا از اقامتگاه‌ها ۱ طلا
kingdom-builder-about-citizens = به‌ازای هر جفت اقامتگاه در بزرگ‌ترین گروهتان ۱ طلا
kingdom-builder-about-merchants = برای هر مکان یا قصری که اقامتگاه‌هایتان آن را به مکان یا قصر دیگری وصل کرده‌اند ۴ طلا
kingdom-builder-about-lords = در هر بخش، ۱۲ طلا برای صاحب بیشترین اقامتگاه و ۶ طلا برای نفر دوم
kingdom-builder-about-farmers = برای هر اقامتگاه در بخشی که کمترین اقامتگاه را در آن دارید ۳ طلا

## گزینه‌ها

kingdom-builder-option-players = بازیکنان: دو تا چهار نفر
kingdom-builder-option-boards = صفحه‌ها: بالا چپ، بالا راست، پایین چپ، پایین راست؛ نشان ^ پس از نام یعنی صفحه نیم‌دور چرخیده است
kingdom-builder-option-cards = کارت‌ها: سه کارتی که در این بازی طلا می‌دهند
kingdom-builder-variant-first_game = صفحه‌ها و کارت‌هایی که دفترچهٔ راهنما برای بازی اول پیشنهاد می‌کند

## رویدادها

kingdom-builder-board = { $board }
kingdom-builder-board-turned = { $board } (چرخیده)
kingdom-builder-tell-boards = صفحه‌ها: { $boards }
kingdom-builder-tell-cards = طلا از قصرها و این کارت‌ها می‌آید: { $cards }
kingdom-builder-tell-first = { $seat } شروع می‌کند
kingdom-builder-tell-draw = { $seat } کارت { $terrain } می‌کشد
kingdom-builder-tell-draw-hidden = { $seat } یک کارت می‌کشد
kingdom-builder-tell-reveal = { $seat } کارت { $terrain } را رو می‌کند
kingdom-builder-tell-redraw = در آن ناحیه هیچ خانهٔ آزادی نمانده است؛ { $seat } کارت دیگری می‌کشد: { $terrain }
kingdom-builder-tell-build = { $seat } در خانهٔ { $hex } اقامتگاه می‌سازد
kingdom-builder-tell-extra = { $seat } با کاشی { $tile } در خانهٔ { $hex } اقامتگاه می‌سازد
kingdom-builder-tell-move = { $seat } با کاشی { $tile } اقامتگاهی را از خانهٔ { $from } به خانهٔ { $to } می‌برد
kingdom-builder-tell-end = { $seat } نوبت خود را تمام می‌کند

kingdom-builder-prompt-reveal = کارت ناحیهٔ خود را رو کنید
kingdom-builder-prompt-build = { $owed } اقامتگاه دیگر روی { $terrain } بسازید
kingdom-builder-prompt-build-or-tile = { $owed } اقامتگاه روی { $terrain } بسازید، یا پیش از آن از یک کاشی استفاده کنید: { $tiles }
kingdom-builder-prompt-end = نوبت خود را تمام کنید
kingdom-builder-prompt-end-or-tile = از یک کاشی استفاده کنید ({ $tiles }) یا نوبت خود را تمام کنید
kingdom-builder-round = دور { $round }
kingdom-builder-last-round = دور آخر

## میز

kingdom-builder-hand = کارت: { $terrain }
kingdom-builder-hand-hidden = کارت: پنهان
kingdom-builder-hand-open = کارت رو‌شده: { $terrain }
kingdom-builder-supply = { $count } اقامتگاه در ذخیره
kingdom-builder-start-player = بازیکن شروع‌کننده
kingdom-builder-tile = کاشی: { $tile }
kingdom-builder-tile-used = { $tile } (استفاده‌شده)
kingdom-builder-tile-fresh = { $tile } (از نوبت بعد)
kingdom-builder-legend-lands = G چمنزار  C دره  D صحرا  F گلستان  T جنگل  W آب  M کوهستان  S قصر  L مکان
kingdom-builder-legend-marks = پس از L تعداد کاشی‌های مانده، + جایی که می‌توانید اقامتگاه بسازید
kingdom-builder-sites = مکان‌ها
kingdom-builder-site = { $hex } { $kind }: { $left ->
        [0] هیچ کاشی‌ای نمانده است
       *[other] { $left } کاشی مانده است
    }
kingdom-builder-pile = { $count } کارت در دستهٔ کارت‌های بازی‌نشده

## امتیاز

kingdom-builder-gold = { $source }: { $gold }
kingdom-builder-why = { $source }، { $gold } طلا: { $hexes }
kingdom-builder-why-none = { $source }، { $gold } طلا: در بخشی که اقامتگاهی در آن ندارد

## چرا نمی‌شود

kingdom-builder-due-boards = باید صفحه‌ها چیده شوند
kingdom-builder-due-cards = باید کارت‌های سازندهٔ پادشاهی کشیده شوند
kingdom-builder-due-first = باید بازیکن شروع‌کننده با قرعه تعیین شود
kingdom-builder-due-draw = { $seat } باید یک کارت ناحیه بکشد ({ $form })
kingdom-builder-due-reveal = { $seat } باید کارت ناحیهٔ خود را رو کند
kingdom-builder-due-redraw = { $seat } باید به‌جای کارتی که به کارش نمی‌آید کارت تازه‌ای بکشد
kingdom-builder-due-build = { $seat } باید { $owed } اقامتگاه دیگر بسازد
kingdom-builder-due-finish = { $seat } باید از یک کاشی استفاده کند یا نوبت را تمام کند
kingdom-builder-due-nothing = بازی تمام شده است
kingdom-builder-not-now = حالا وقتش نیست: { $due }
kingdom-builder-no-such-seat = صندلی { $number } نداریم؛ صندلی‌ها از ۰ تا ۳ شماره دارند
kingdom-builder-nobody-there = کسی روی صندلی { $number } ننشسته است؛ صندلی‌ها از ۰ تا { $last } هستند
kingdom-builder-off-the-map = { $hex } روی نقشه نیست؛ ردیف‌ها و ستون‌ها از ۰ تا { $last } هستند
kingdom-builder-no-such-board = صفحه‌ای به نام «{ $word }» نداریم؛ صفحه‌ها این‌ها هستند: { $known }
kingdom-builder-board-count = { $got } صفحه نام برده شده است؛ نقشه از { $count } صفحه ساخته می‌شود
kingdom-builder-board-twice = صفحهٔ { $board } دو بار آمده است؛ چهار صفحهٔ نقشه باید متفاوت باشند
kingdom-builder-other-boards = گزینه‌های این بازی صفحه‌های دیگری می‌خواهند: { $agreed }
kingdom-builder-no-such-card = کارتی به نام «{ $word }» نداریم؛ کارت‌ها این‌ها هستند: { $known }
kingdom-builder-card-count = { $got } کارت نام برده شده است؛ هر بازی { $count } کارت دارد
kingdom-builder-card-twice = کارت { $card } دو بار آمده است؛ سه کارت بازی باید متفاوت باشند
kingdom-builder-other-cards = گزینه‌های این بازی کارت‌های دیگری می‌خواهند: { $agreed }
kingdom-builder-no-such-terrain = کارت ناحیه‌ای به نام «{ $word }» نداریم؛ ناحیه‌ها این‌ها هستند: { $known }
kingdom-builder-no-card-left = هیچ کارت { $terrain } در دستهٔ کارت‌های بازی‌نشده نمانده است
kingdom-builder-not-in-hand = کارتی که در دست دارید { $terrain } نیست
kingdom-builder-nothing-owed = همهٔ اقامتگاه‌های اجباری این نوبت را ساخته‌اید؛ از کاشی استفاده کنید یا نوبت را تمام کنید
kingdom-builder-still-owed = هنوز باید { $owed } اقامتگاه روی { $terrain } بسازید
kingdom-builder-empty-supply = ذخیره‌تان خالی است؛ حالا فقط می‌توانید اقامتگاه‌ها را جابه‌جا کنید
kingdom-builder-taken = خانهٔ { $hex } پر است: اقامتگاه { $seat } در آن است
kingdom-builder-not-buildable = در خانهٔ { $hex } نمی‌توان اقامتگاه ساخت؛ آنجا { $land } است
kingdom-builder-wrong-land = خانهٔ { $hex } { $land } است؛ باید { $wanted } باشد
kingdom-builder-apart = خانهٔ { $hex } کنار هیچ‌یک از اقامتگاه‌های شما نیست، در حالی که کنار آن‌ها جا هست، مثلاً در خانهٔ { $beside }
kingdom-builder-no-tile = کاشی { $tile } ندارید
kingdom-builder-too-new = کاشی { $tile } را در همین نوبت گرفته‌اید؛ از نوبت بعد می‌توانید از آن استفاده کنید
kingdom-builder-used-up = در این نوبت از کاشی { $tile } استفاده کرده‌اید
kingdom-builder-midway = از کاشی { $tile } پیش یا پس از اقامتگاه‌های اجباری می‌توانید استفاده کنید، نه در میان آن‌ها؛ { $owed } اقامتگاه مانده است
kingdom-builder-not-own = در خانهٔ { $hex } اقامتگاهی ندارید
kingdom-builder-same-hex = نمی‌توانید اقامتگاه را به همان خانه‌ای ببرید که در آن است
kingdom-builder-wrong-use = از کاشی { $tile } این‌طور استفاده نمی‌شود: بعضی کاشی‌ها می‌سازند و بعضی جابه‌جا می‌کنند
kingdom-builder-not-on-edge = خانهٔ { $hex } در لبهٔ نقشه نیست
kingdom-builder-not-in-line = خانهٔ { $hex } ادامهٔ خط راستی از دست‌کم سه اقامتگاه شما نیست
kingdom-builder-not-two-away = خانهٔ { $to } در خط راست دو خانه از خانهٔ { $from } فاصله ندارد

## نوشته‌های میز واقعی

kingdom-builder-sketch-no-cards = کارتی نام برده نشده است؛ سطری مانند «cards: fishermen knights merchants» بنویسید
kingdom-builder-sketch-cards-again = نام کارت‌ها قبلاً آمده است
kingdom-builder-sketch-boards-again = نام صفحه‌ها قبلاً آمده است
kingdom-builder-sketch-no-map = نقشه‌ای نیست؛ صفحه‌ها را در سطری مانند «boards: tavern paddock^ oasis farm» نام ببرید یا نقشه را بکشید
kingdom-builder-sketch-nobody = اقامتگاهی مشخص نشده است؛ سطری مانند «Ada: 3,4 4,5» بنویسید یا آن‌ها را روی نقشه بکشید
kingdom-builder-sketch-letter = «{ $letter }» نشانهٔ هیچ خانه‌ای نیست؛ یکی از G C D F T W M S L را بنویسید و اگر اقامتگاهی آنجاست شمارهٔ بازیکن را درست پس از آن
kingdom-builder-sketch-player = بازیکنان از ۱ تا ۴ شماره دارند
kingdom-builder-sketch-no-land = اینجا چه ناحیه‌ای است؟ آن را با حرف بنویسید یا صفحه‌ها را بالای نقشه نام ببرید
kingdom-builder-sketch-row = این ردیف { $got } خانه دارد؛ نقشه { $count } خانه پهنا دارد
kingdom-builder-sketch-rows = { $got } ردیف کشیده شده است؛ نقشه { $count } ردیف دارد
kingdom-builder-sketch-twice = دو اقامتگاه در خانهٔ { $hex } هست
kingdom-builder-sketch-too-many-players = { $got } بازیکن آمده است؛ حداکثر { $most } نفر با هم بازی می‌کنند
kingdom-builder-sketch-too-many = بازیکن { $number }، { $got } اقامتگاه دارد؛ هیچ‌کس بیش از { $most } اقامتگاه ندارد
kingdom-builder-sketch-other-land = خانهٔ { $hex } در نقشهٔ شما { $drawn } است، ولی روی صفحه‌ها آنجا { $land } است
kingdom-builder-sketch-afloat = اقامتگاهی روی آب است ({ $hex })، ولی این نقشه بندر ندارد
kingdom-builder-why-tile = { $gold ->
        [0] کنار { $tile }: کاشی آن را می‌گیرید.
       *[other] کنار { $tile }: کاشی آن را می‌گیرید، و { $gold } طلا.
    }
kingdom-builder-why-gold = { $gold } طلا می‌آورد.
kingdom-builder-why-room = هنوز طلایی ندارد، اما راه را باز می‌کند.
kingdom-builder-tiles-left = { $count ->
        [0] کاشی‌ای نمانده است.
       *[other] { $count } کاشی مانده است.
    }
kingdom-builder-lords-tie = در هر بخش، همهٔ کسانی که مساوی‌اند طلای کامل می‌گیرند.
kingdom-builder-left-behind = { $points } طلا جا ماند
kingdom-builder-margin = تنها { $points } طلا فاصله.
kingdom-builder-coach-build = کارت شما یک ناحیه را نشان می‌دهد. اقامتگاه‌ها را روی خانه‌های روشن همان ناحیه بسازید.
kingdom-builder-coach-adjacent = تا جایی که می‌شود باید کنار اقامتگاه‌های خودتان بسازید. فقط اگر نشد، می‌توانید از جای دیگری شروع کنید.
kingdom-builder-coach-tile = کاشی شما در هر نوبت یک عمل اضافی می‌دهد؛ پیش از ساختن یا پس از آن.
kingdom-builder-coach-gold = سه کارت می‌گویند در پایان چه چیزی طلا می‌آورد. پیش از ساختن نگاهشان کنید.
kingdom-builder-coach-location = کنار یک مکان (با حاشیهٔ طلایی و شماره) بسازید تا کاشی‌اش را بگیرید.
kingdom-builder-missed-tile = وقت استفاده از یک کاشی بود
kingdom-builder-missed-wait = می‌شد کاشی را برای بعد نگه داشت
kingdom-builder-missed-hex = خانهٔ بهتری هم بود
kingdom-builder-missed-location = مکانی در دسترس بود
kingdom-builder-close-castle = یک قصر دیگر { $gold } طلا برایتان می‌آورد.
kingdom-builder-close-lords = در یکی از بخش‌ها فقط یک اقامتگاه بیشتر، { $gold } طلای دیگر از اربابان می‌آورد.
kingdom-builder-left = { $count } مانده
