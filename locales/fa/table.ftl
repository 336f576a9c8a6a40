# میز: قاب دور بازی، و صفحهٔ نخست.

table-at-hand = در دست
table-no-place = دومینو اینجا جا نمی‌شود
table-ghost-right = { $left } و در سمت راستش { $right }: { $points } امتیاز.
table-ghost-below = { $left } و زیرش { $right }: { $points } امتیاز.
table-ghost-left = { $left } و در سمت چپش { $right }: { $points } امتیاز.
table-ghost-above = { $left } و بالای آن { $right }: { $points } امتیاز.
table-beside-castle = به قصر شما می‌چسبد.
table-take-a-seat = بر تخت بنشینید
table-pitch = سه بازی پادشاهی، با ربات یا با دوستان. بدون حساب کاربری.
table-play-now = همین حالا بازی کنید
table-play-now-what = { $game } در برابر { $bot }
table-with-friends = با دوستان
table-go-on = ادامه
table-players = ۲ تا ۴ نفر
table-minutes = { $count } دقیقه
table-weight-light = سبک
table-weight-medium = متوسط
table-harder = بازی با { $bot }

table-motion = حرکت مهره‌ها
table-motion-normal = عادی
table-motion-fast = سریع
table-motion-off = خاموش

table-other-tab = این بازی در زبانهٔ دیگری باز است. آن زبانه را ببندید یا بازی را همان‌جا ادامه دهید.
table-acts = در حال بازی
table-your-turn = نوبت شماست
table-is-next = بعدی
table-acts-later = بعداً
table-has-played = بازی کرد
table-menu = منو
table-review = مرور بازی
table-easier = بازی با { $bot }
table-margin = تنها { $points } امتیاز فاصله.
table-tie = امتیازها برابر شد و معیار بعدی برنده را تعیین کرد.
table-total = جمع
table-review-title = مرور
table-percent = { $percent }٪
table-hint-chance = { $percent }٪ احتمال بردن بازی.
table-play-hint = انجام همین حرکت
table-why-points = بی‌درنگ { $points } امتیاز می‌آورد.
table-left-behind = { $points } امتیاز جا ماند
table-something-better = حرکت بهتری هم بود
table-played = بازی‌شده
table-better = بهتر
table-after-move = شانس برد { $seat } پس از حرکت
table-next-moment = لحظهٔ بعدی
table-first-moment = دیدن لحظه‌ها
table-play-on = ادامه از همین‌جا
table-moment-of = { $seat }: شانس برد { $percent } واحد کمتر
table-zoom-in = بزرگ‌نمایی
table-zoom-out = کوچک‌نمایی
table-show-places = نشان دادن خانه‌های ممکن
table-more-places = { $count } خانهٔ دیگر
table-about-novice = تازه قواعد را یاد گرفته؛ برای بازی نخست خوب است.
table-about-squire = بهترین حرکت پیش رو را انتخاب می‌کند و دورتر را نمی‌بیند.
table-about-knight = از پیش برنامه می‌ریزد و می‌بیند به چه نیاز دارید.
table-about-master = هر نوبت را خوب می‌سنجد و کم می‌بازد.
table-will-face = شما در برابر { $names }
table-will-share = { $count } نفر نوبتی با همین دستگاه
table-will-invite = دوستان با پیوند می‌پیوندند
table-will-take = حدود { $minutes } دقیقه
table-invites = { $name } شما را به { $game } دعوت کرده است
table-no-record = این فایل، فایل بازی نیست. فایل بازی را همین صفحه ذخیره می‌کند و نامش به ‎.takht.json ختم می‌شود.
table-game-over = بازی { $number } تمام شد
table-time-left = زمان باقی‌مانده
table-time-short = فقط ۱۰ ثانیه وقت دارید
table-days = { $count ->
       *[other] { $count } روز
    }
table-hours = { $count ->
       *[other] { $count } ساعت
    }
table-stood-in-away = تا وقتی نیستید، رباتی به‌جای شما بازی می‌کند.
table-stood-in-time = وقت شما تمام شد و رباتی به‌جای شما بازی می‌کند.
table-stood-in-resigned = شما کناره‌گیری کرده‌اید. رباتی بازی را ادامه می‌دهد و می‌توانید تماشا کنید.
table-take-back = خودم بازی می‌کنم
table-end-offer = پیشنهاد پایان بازی
table-end-offered = پیشنهاد پایان بازی از طرف { $names }
table-end-waits = پیشنهاد پایان بازی را داده‌اید. منتظر بقیه می‌مانیم.
table-end-agree = پایان بازی
table-end-decline = ادامه می‌دهیم
table-end-withdraw = پس گرفتن پیشنهاد
table-ended-agreed = همه موافقت کردید که بازی همین‌جا تمام شود.
table-ended-resigned = بازی تمام شد، چون همه کناره‌گیری کردند.
table-gone = { $name } رفته است. جایش را به کسی بدهیم؟
table-replace-bot = به یک ربات
table-replace-guest = به یک نفر تازه
table-replace-wished = خواستهٔ { $names }
table-resign = کناره‌گیری
table-resign-how = رباتی به‌جای شما ادامه می‌دهد و بازی باخت به‌حساب می‌آید. این کار برگشت ندارد.
table-beside-game = در حاشیهٔ بازی
table-played-by = با بازی { $name }
table-pace = وقت هر بازیکن
table-pace-none = بدون ساعت
table-pace-quick = تند: هر نوبت ۱۵ ثانیه، به‌اضافهٔ ۲ دقیقه
table-pace-steady = معمولی: هر نوبت ۳۰ ثانیه، به‌اضافهٔ ۵ دقیقه
table-pace-calm = آرام: هر نوبت یک دقیقه، به‌اضافهٔ ۱۵ دقیقه
table-pace-day = نوبتی: هر نوبت یک روز
table-pace-week = نوبتی: هر نوبت یک هفته
table-pace-days = { $count ->
       *[other] نوبتی: هر نوبت { $count } روز
    }
table-pace-hours = { $count ->
       *[other] نوبتی: هر نوبت { $count } ساعت
    }
table-pace-other = هر نوبت { $turn } ثانیه، به‌اضافهٔ { $bank } ثانیه
table-kept-for = برای { $name } نگه داشته شده
table-host = میزبان
table-hand-on = میزبان کردن
table-remove-player = بیرون کردن
table-remove-and-lock = بیرون کردن و قفل کردن میز
table-lock = قفل کردن میز
table-unlock = باز کردن قفل میز
table-is-locked = میز قفل است: کس تازه‌ای نمی‌تواند بنشیند.
table-got-it = فهمیدم
table-back-to-game = برگشت به بازی
table-free-seat = یکی از بازیکنان رفته است. می‌خواهید جای او بازی کنید؟
table-call-me = وقتی صفحه بسته است خبرم کنید
table-call-browser = با همین مرورگر
table-call-mail = نشانی ایمیل
table-call-hook = نشانی برنامهٔ شما
table-call-feed = خوراک و تقویم
table-call-programs = برای برنامه‌ها و خوراک‌ها
table-call-add = افزودن
table-call-secret = رمزی که پیام‌هایش را امضا می‌کند و فقط همین حالا نشان داده می‌شود:
table-call-denied = مرورگرتان به این صفحه اجازهٔ اعلان نمی‌دهد.
table-call-impossible = این مرورگر را اینجا نمی‌شود خبر کرد. اتصال رمزنگاری‌شده لازم است.
table-call-confirm-mail = ایمیلی فرستادیم. لطفاً آنجا تأیید کنید.
table-call-unconfirmed = هنوز تأیید نشده
table-call-offer = در این میز هر نوبت ساعت‌ها یا روزها وقت دارد. وقتی نوبت شما شد، این مرورگر خبرتان کند، حتی اگر صفحه بسته باشد؟
table-call-yes = بله، خبرم کنید
table-call-no = نه، ممنون
table-call-bad-address = نمی‌شود به این نشانی خبر داد. نشانی برنامه با https://‎ شروع می‌شود و نشانی ایمیل @ دارد.
table-call-end = لغو
table-watched-tables = میزهایی که تماشا می‌کنید
table-forget-over = حذف بازی‌های تمام‌شده
table-rematch-offered = بازی دوباره‌ای در راه است. جای شما دو دقیقه نگه داشته می‌شود.
table-rematch-late = بازی دوباره بدون شما شروع شده است. می‌توانید همین‌جا تماشایش کنید یا بازی دیگری شروع کنید.
table-accurate = دقت { $percent }٪
table-meanwhile = وقتی نبودید
table-meanwhile-by = وقتی نبودید، { $name } به جای شما بازی کرد:
table-meanwhile-more = { $count } اتفاق دیگر هم پیش از این‌ها
table-bot = ربات
table-round = دور { $round }
table-share = هم‌رسانی
table-resigned = کناره‌گیری: { $names }

invite-from = { $who } شما را به { $game } دعوت می‌کند
invite-open = بیایید { $game } بازی کنیم
invite-playing = بازی { $game } در جریان است: تماشا کنید
invite-free = { $free ->
        [one] { $free } صندلی خالی است.
       *[other] { $free } صندلی خالی است.
    }
invite-full = همهٔ صندلی‌ها پر است. می‌توانید تماشا کنید.
invite-with = سر میز: { $names }
invite-go = رفتن سر میز
invite-no-table = این میز دیگر نیست، یا پیوند ناقص است. پیوند را دوباره بخواهید یا بازی خودتان را شروع کنید؛ حساب لازم نیست.
invite-no-page = در این نشانی چیزی نیست. پیوند را دوباره بخواهید یا بازی خودتان را شروع کنید؛ حساب لازم نیست.
invite-home = به صفحهٔ آغاز
