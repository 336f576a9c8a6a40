# کینگدومینو

kingdomino-title = کینگدومینو

kingdomino-wheat = مزرعهٔ گندم
kingdomino-forest = جنگل
kingdomino-lake = دریاچه
kingdomino-pasture = چمنزار
kingdomino-swamp = مرداب
kingdomino-mine = معدن
kingdomino-castle = قصر
kingdomino-half = { $terrain } با { $crowns } تاج
kingdomino-domino = دومینوی { $number } ({ $left } | { $right })

## گزینه‌ها

kingdomino-option-players = بازیکنان: دو تا چهار نفر؛ در دوئل قدرتمندانه همیشه دو نفر
kingdomino-option-mighty_duel = دوئل قدرتمندانه: دو بازیکن، هر ۴۸ دومینو، امپراتوری ۷×۷
kingdomino-option-middle_kingdom = پادشاهی میانی: ۱۰ امتیاز اگر قصر در میانه باشد
kingdomino-option-harmony = توازن: ۵ امتیاز برای امپراتوری کامل
kingdomino-option-dynasty = سلسلهٔ پادشاهی: سه بازی پشت سر هم، بیشترین مجموع برنده است
kingdomino-variant-mighty_duel = دو بازیکن، هر ۴۸ دومینو، امپراتوری ۷×۷
kingdomino-duel-players = دوئل قدرتمندانه ۲ نفره است، نه { $players } نفره
kingdomino-wrong-size = این صفحه { $size }×{ $size } است؛ این گزینه‌ها { $needed }×{ $needed } می‌خواهند

## رویدادها

kingdomino-tell-deal = ردیف تازه چیده شد: { $line }
kingdomino-tell-kings = پادشاهان به این ترتیب بیرون آمدند: { $order }
kingdomino-tell-pick = { $seat } { $domino } را انتخاب می‌کند
kingdomino-tell-place = { $seat } { $domino } را در خانه‌های { $left } و { $right } می‌گذارد
kingdomino-tell-discard = { $seat } ناچار { $domino } را از بازی خارج می‌کند

kingdomino-prompt-pick = برای نوبت بعدی خود یک دومینو انتخاب کنید
kingdomino-prompt-place = { $domino } را به امپراتوری خود اضافه کنید
kingdomino-round = دور { $round } از { $rounds }
kingdomino-older = ردیف این دور
kingdomino-newer = ردیف بعدی
kingdomino-free = آزاد
kingdomino-discarded = { $count } دومینوی خارج‌شده از بازی

## امتیاز

kingdomino-property = { $terrain }: { $squares } خانه × { $crowns } تاج = { $points }
kingdomino-middle-kingdom-points = پادشاهی میانی: { $points }
kingdomino-harmony-points = توازن: { $points }

## چرا نمی‌شود

kingdomino-due-deal = باید ردیف بعدی چیده شود
kingdomino-due-kings = باید ترتیب پادشاهان با قرعه معلوم شود
kingdomino-due-pick = { $seat } باید یک دومینو انتخاب کند
kingdomino-due-place = { $seat } باید دومینوی { $domino } را بگذارد
kingdomino-due-nothing = بازی تمام شده است
kingdomino-not-now = حالا وقتش نیست: { $due }
kingdomino-no-such-domino = دومینوی { $number } نداریم؛ شماره‌ها از ۱ تا ۴۸ است
kingdomino-no-such-seat = صندلی { $number } نداریم؛ صندلی‌ها از ۰ تا ۳ شماره دارند
kingdomino-too-many-dominoes = { $got } دومینو زیاد است؛ هر ردیف حداکثر ۴ دومینو دارد
kingdomino-too-many-kings = { $got } پادشاه زیاد است؛ حداکثر ۴ پادشاه در بازی‌اند
kingdomino-line-length = این ردیف { $got } دومینو دارد؛ باید { $kings } تا باشد، برای هر پادشاه یکی
kingdomino-dealt-twice = دومینوی { $domino } قبلاً آمده است؛ از هر دومینو فقط یکی هست
kingdomino-king-count = { $seat } اینجا { $got } پادشاه دارد؛ باید { $each } تا باشد
kingdomino-king-of-nobody = کسی روی صندلی { $number } ننشسته است؛ صندلی‌ها از ۰ تا { $last } هستند
kingdomino-not-in-line = دومینوی { $domino } در ردیف انتخاب نیست؛ دومینوهای آزاد: { $free }
kingdomino-already-picked = دومینوی { $domino } گرفته شده است: پادشاه { $seat } روی آن است؛ دومینوهای آزاد: { $free }
kingdomino-not-due = نوبت دومینوی { $domino } نیست؛ پادشاه شما روی دومینوی { $due } است
kingdomino-apart = خانه‌های { $left } و { $right } ضلع مشترک ندارند
kingdomino-on-castle = قصر روی آن خانه است
kingdomino-taken = خانهٔ { $square } پر است
kingdomino-too-wide = عرض امپراتوری { $width } می‌شود؛ حداکثر { $limit } است
kingdomino-too-high = ارتفاع امپراتوری { $height } می‌شود؛ حداکثر { $limit } است
kingdomino-far-away = آن خانه خیلی دور است؛ هیچ امپراتوری‌ای بیش از { $limit } خانه از قصر خود دور نمی‌شود
kingdomino-unconnected = هیچ‌یک از دو نیمه کنار ناحیهٔ هم‌نوع خود ({ $left }، { $right }) یا قصر نیست
kingdomino-placeable = دومینوی { $domino } جا دارد، مثلاً در خانه‌های { $left } و { $right }؛ پس نمی‌توانید آن را از بازی خارج کنید
kingdomino-middle-kingdom-points-name = قصر در وسط
kingdomino-harmony-points-name = بدون جای خالی
kingdomino-may-middle = قصر در وسط
kingdomino-may-harmony = بدون جای خالی
kingdomino-close-middle = اگر قصر در میانه بود، { $points } امتیاز دیگر می‌آورد.
kingdomino-close-harmony = { $squares } خانه خالی ماند؛ اگر پر می‌شد، توازن { $points } امتیاز می‌آورد.
kingdomino-why-grows = { $terrain } شما بزرگ‌تر می‌شود: { $points } امتیاز بیشتر.
kingdomino-why-room = هنوز امتیازی ندارد، اما جا را برای رشد باز می‌گذارد.
kingdomino-why-fits = به امپراتوری شما می‌خورد: تا { $points } امتیاز.
kingdomino-why-early = در دور بعد زودتر انتخاب می‌کنید.
kingdomino-why-least = هیچ‌کدام جا نمی‌شود؛ این کمترین زیان را دارد.
kingdomino-up-to = { $points ->
        [0] فعلاً ۰
       *[other] تا { "\u2066" }+{ $points }{ "\u2069" }
    }
kingdomino-nowhere = جا نمی‌شود
kingdomino-coach-choose = یک دومینو انتخاب کنید: پادشاه شما آن را برمی‌دارد و دور بعد آن را می‌گذارید.
kingdomino-coach-two = در بازی دونفره هر کس دو پادشاه دارد، پس در هر دور دو دومینو انتخاب می‌کنید.
kingdomino-coach-order = دومینوهای اول ردیف ضعیف‌ترند، ولی با آن‌ها دور بعد زودتر انتخاب می‌کنید.
kingdomino-coach-castle = برای گذاشتن دومینو یک ستارهٔ روشن انتخاب کنید. کنار قصر هر ناحیه‌ای می‌تواند باشد.
kingdomino-coach-turn = برای چرخاندن، همان ستاره را دوباره انتخاب کنید و بعد دومینو را بگذارید.
kingdomino-coach-match = یک نیمه باید کنار ناحیهٔ هم‌نوع خود یا کنار قصر باشد.
kingdomino-coach-points = امتیاز هر قلمرو: تعداد خانه‌ها ضرب‌در تعداد تاج‌ها. بدون تاج امتیازی ندارد.
kingdomino-coach-size = ستاره‌های روشن نشان می‌دهند امپراتوری تا کجا جا دارد. دومینویی که جا نشود از دست می‌رود.
kingdomino-coach-bonuses = در پایان دو جایزه هست: ۱۰ امتیاز برای قصری که وسط امپراتوری باشد و ۵ امتیاز برای امپراتوری بدون جای خالی.
kingdomino-missed-domino = دومینوی دیگری بیشتر می‌ارزید
kingdomino-missed-place = جای بهتری برایش بود
kingdomino-missed-fits = دومینوی دیگری جا می‌شد
kingdomino-missed-denied = دومینوی دیگر درست همان بود که حریف می‌خواست
kingdomino-missed-crowns = دومینوی دیگری تاج بیشتری داشت
kingdomino-missed-order = انتخاب زودتر در دور بعد بیشتر می‌ارزید
kingdomino-missed-hole = جای خالی‌ای ماند که هیچ چیز پُرش نمی‌کند
kingdomino-missed-land = بهتر بود این زمین بزرگ‌تر شود: { $terrain }
kingdomino-placed = چیده شد
