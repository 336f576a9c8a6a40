# پنجره: آنچه گرداگرد صفحه‌های بازی است.

web-title = تخت
web-tagline = بازی‌های پادشاهی، دور میزی که به روی همه باز است
web-language = زبان
web-theme = حالت روشن یا تیره
web-home = همهٔ بازی‌ها
web-about-kingdomino = دومینو انتخاب کنید، امپراتوری‌تان را گرداگرد قصر بگسترانید و از هر تاج بهره ببرید.
web-new-game = بازی جدید
web-continue = ادامهٔ بازی { $game }
web-players = بازیکنان
web-player-count = تعداد بازیکنان
web-seat = صندلی { $number }
web-seat-name = نام
web-person = انسان
web-level-novice = ربات: نوآموز
web-level-squire = ربات: ملازم
web-level-knight = ربات: شوالیه
web-level-master = ربات: استاد
web-options = گزینه‌ها
web-start = شروع بازی
web-now = { $seat }: { $todo }
web-thinking = { $seat } در حال فکر کردن است
web-check-turn = { $seat }: نوبتتان را همین‌طور تمام می‌کنید؟ تأیید کنید یا پس بگیرید.
web-confirm = تأیید
web-undo = پس گرفتن
web-restart-turn = شروع دوبارهٔ نوبت
web-rotate = چرخاندن دومینو
web-place = گذاشتن در اینجا
web-place-gain = گذاشتن در اینجا: { $points ->
        [one] { $points } امتیاز
       *[other] { $points } امتیاز
    }
web-place-help = روی یکی از خانه‌های روشن‌شده بزنید یا با کلیدهای جهت‌نما حرکت کنید؛ کلید R دومینو را می‌چرخاند و Enter آن را می‌گذارد.
web-hint = راهنمایی
web-hint-said = { $event }: از هر ۱۰۰ بازی مثل این، { $percent } تا را می‌برد
web-seat-title = { $seat }: { $points ->
        [one] { $points } امتیاز
       *[other] { $points } امتیاز
    }
web-log = آنچه گذشت
web-over = بازی تمام شد
web-won = { $seat } برنده شد
web-shared = { $seats } با هم برنده شدند
web-record = دانلود فایل بازی
web-in-words = بازی با نوشتن حرکت‌ها
web-type-move = حرکت را بنویسید
web-type-example = مثلاً { $example }
web-do-it = انجام حرکت
web-auto-confirm = تأیید خودکار نوبت‌ها
web-not-kept = این مرورگر اجازهٔ ذخیره کردن بازی را نمی‌دهد؛ اگر صفحه را ببندید، بازی از دست می‌رود.
web-bot-gone = پردازش پس‌زمینهٔ ربات متوقف شد؛ ربات از این پس در خود صفحه فکر می‌کند و شاید صفحه لحظه‌ای کند شود.
web-not-saved-here = آنچه اینجا ذخیره شده بازی این برنامه نیست
web-cannot-continue = بازی ذخیره‌شده را نمی‌توان ادامه داد: { $reason }
web-about-kingdom-builder = در سراسر سرزمین اقامتگاه بسازید، از مکان‌ها بهره بگیرید و از کارت‌ها طلا به دست آورید.
web-about-capture = نقشه را بچینید، راه بیفتید، تاس دوازده‌وجهی بیندازید و پیش از دیگران ساختمان‌ها را تصرف کنید.
web-skip = پرش به محتوا
web-board = صفحهٔ بازی
web-map = نقشه
web-side = میز بازی
web-points = امتیازها تا اینجا
web-tools = کارهای ممکن
web-build = ساختن
web-end-turn = پایان نوبت
web-where-to = حالا کجا؟ یکی از خانه‌های روشن‌شده را انتخاب کنید، یا کلید Escape را بزنید و از نو انتخاب کنید.
web-point-help = روی یکی از خانه‌های روشن‌شده بزنید یا با کلیدهای جهت‌نما حرکت کنید؛ کلید N به خانهٔ روشن‌شدهٔ بعدی می‌رود و Enter آن را انتخاب می‌کند.
web-hint-thinking = در جست‌وجوی حرکتی خوب…
web-see-clause = قانون { $clause }
web-box = آنچه هنوز مانده است
web-box-dominoes = هنوز دیده نشده: { $count ->
        [one] { $count } دومینو
       *[other] { $count } دومینو
    }
web-played = کارت‌های بازی‌شدهٔ { $terrain }: { $count }
web-gold = طلا از کجا می‌آید
web-card-hidden = کارت پنهان
web-hold-card = برای دیدن کارت، دکمه را نگه دارید
web-layout = نقشه
web-by-hand = چیدن کاشی‌به‌کاشی به دست خود بازیکنان
web-empty-no-limit = (خالی: بدون سقف)
web-empty-chance = (اگر اینجا انتخاب نکنید، به قرعه تعیین می‌شود)
web-turned = چرخیده
web-nth = شمارهٔ { $number }
web-open-record = باز کردن فایل بازی
web-cannot-open = این فایل را نمی‌توان باز کرد: { $reason }
web-replay = تماشای دوباره
web-play-again = یک بازی دیگر
web-first = ابتدا
web-back = قبلی
web-forward = بعدی
web-play = پخش
web-moment = لحظهٔ { $number } از { $count }
web-curve = بخت برد در طول بازی
web-curve-progress = در حال تحلیل بازی: { $percent }٪
web-chance = { $seat }: { $percent }٪
web-scoring = امتیازشماری برای میز واقعی
web-draw-help = ناحیه و تعداد تاج‌ها را انتخاب کنید و روی خانه‌ها بزنید؛ اگر با همان انتخاب دوباره روی خانه‌ای بزنید، پاک می‌شود.
web-draw-castle = قصر کجاست؟ «قصر» را انتخاب کنید و روی خانه‌اش بزنید.
web-settle-help = صفحه‌ها و کارت‌های میزتان را انتخاب کنید، سپس یک بازیکن را، و روی خانه‌هایی بزنید که اقامتگاه‌هایش در آن‌هاست.
web-erase = پاک‌کن
web-crown = تاج‌ها
web-crowns = { $count ->
        [0] بی‌تاج
        [one] { $count } تاج
       *[other] { $count } تاج
    }
web-size = اندازهٔ امپراتوری
web-terrain = ناحیه
web-hand = اقامتگاه‌های چه کسی
web-boards = چهار صفحهٔ نقشه
web-total = { $points ->
        [one] { $points } امتیاز
       *[other] { $points } امتیاز
    }
web-begin-anew = شروع از نو
web-needs = این صفحه به JavaScript و WebAssembly نیاز دارد که همهٔ مرورگرهای سال‌های اخیر آن‌ها را دارند. لطفاً آن‌ها را فعال کنید یا از مرورگر جدیدتری استفاده کنید.
web-kingdom-builder-option-boards = صفحه‌ها: چهار صفحهٔ نقشه را انتخاب کنید
web-kingdom-builder-option-cards = کارت‌ها: سه کارتی را که طلا می‌دهند انتخاب کنید
web-top-left = بالا چپ
web-top-right = بالا راست
web-bottom-left = پایین چپ
web-bottom-right = پایین راست
web-cancel = لغو
web-pause = مکث
web-seat-gold = { $seat }: { $points } طلا
web-total-gold = { $points } طلا
web-there = { $place }: { $what }
web-settled = اقامتگاه‌های { $seat }: { $hexes }
web-pawn = { $seat }: مهره در { $pawn }، پایگاه در { $base }، جان‌ها { $lives }
web-building = { $square }: { $kind }، امتیاز مانده { $points }، { $owner }
web-nobodys = بی‌صاحب
web-row = ردیف { $row }: { $lands }
web-turn-of = نوبت { $seat }
web-your-turn = نوبت شماست
web-sending = نوبتتان فرستاده می‌شود…
web-connecting = در حال پیوستن به میز…
web-lost = ارتباط قطع شد. چیزی از دست نرفته است: به‌محض برگشتن شبکه بازی همین‌جا ادامه پیدا می‌کند.
web-gone-on = بازی جلو رفته است: این نوبت به‌جای شما بازی شده بود. وضع کنونی را اینجا می‌بینید.
web-refused = میز این نوبت را نپذیرفت؛ لطفاً حرکت دیگری را امتحان کنید.
web-unreachable = سرور در دسترس نیست. همچنان می‌توانید با ربات‌ها و روی همین دستگاه بازی کنید.
web-problem-no-table = چنین میزی وجود ندارد. شاید بسته شده باشد یا پیوند ناقص باشد.
web-problem-seat-taken = همین حالا کس دیگری این صندلی را گرفت.
web-problem-seats-free = هنوز صندلی خالی هست.
web-problem-begun = بازی شروع شده است.
web-problem-wrong-secret = این پیوند دیگر جای شما را باز نمی‌کند. می‌توانید بازی را تماشا کنید.
web-problem-bad-name = لطفاً نامی بنویسید که دیگران بتوانند بخوانند.
web-problem-too-many = درخواست‌ها زیاد بود. لطفاً کمی صبر کنید و دوباره امتحان کنید.
web-other-build = سرور نسخهٔ تازه‌تری از این صفحه دارد. نوبتتان را تمام کنید و بعد صفحه را دوباره بارگذاری کنید.
web-problem-outdated = این صفحه از سرور قدیمی‌تر است. لطفاً آن را دوباره بارگذاری کنید.
web-problem-not-your-turn = نوبت شما نیست.
web-problem-unavailable = سرور الان شلوغ است. لطفاً کمی بعد دوباره امتحان کنید.
web-problem-frozen = این بازی با نسخهٔ کنونی قوانین ادامه‌پذیر نیست؛ همهٔ حرکت‌ها نگه داشته شده‌اند. ({ $about })
web-frozen = این بازی با نسخهٔ کنونی قوانین ادامه‌پذیر نیست؛ همهٔ حرکت‌ها نگه داشته شده‌اند.
web-problem-other = نشد. ({ $about })
web-away = { $name } اینجا نیست
web-away-patience = { $name } اینجا نیست؛ اگر طول بکشد رباتی به‌جایش بازی می‌کند
web-stood-in = { $name } نیست؛ تا برگردد، ربات به‌جایش بازی می‌کند
web-fair = { $count ->
        [one] بُر زدن منصفانه بود: { $count } پخش بررسی شد. خودتان ببینید.
       *[other] بُر زدن منصفانه بود: هر { $count } پخش بررسی شد. خودتان ببینید.
    }
web-unfair = پخش‌ها تأیید نشد: { $reason }
web-fair-how = پیش از آنکه کسی بنشیند، سرور اثرانگشت یک راز را منتشر کرد (commit) و هر کس سر میز بایت‌هایی تصادفی به آن افزود (nonces). راز (seed) اکنون آشکار است و همهٔ پخش‌ها از آن به دست می‌آیند. برای بررسی در جای دیگر، فایل بازی را دانلود و این فرمان را اجرا کنید:
web-rematch = بازی دوباره
web-join-rematch = پیوستن به بازی دوباره
web-where-played = کجا بازی می‌کنید؟
web-on-this-device = روی همین دستگاه
web-by-link = با دوستان، با پیوند
web-with-others = با دوستان
web-your-name = نام شما
web-patience = ربات به‌جای کسی که نیست بازی می‌کند
web-patience-live = پس از یک دقیقه‌ونیم (زنده)
web-patience-days = پس از دو روز (نوبتی)
web-patience-endless = هرگز: منتظر همه می‌مانیم
web-allow-hints = راهنمایی در طول بازی آزاد باشد
web-listed = میز را غریبه‌ها هم ببینند
web-make-table = ساختن میز
web-invite = این پیوند را برای کسانی بفرستید که می‌خواهید با آن‌ها بازی کنید. هر کس بازش کند می‌تواند بنشیند یا تماشا کند.
web-link = پیوند میز
web-copy = کپی پیوند
web-copied = کپی شد
web-not-copied = کپی نشد: لطفاً خودتان پیوند را انتخاب و کپی کنید
web-send-link = هم‌رسانی…
web-code = رمزینهٔ (QR) پیوند
web-only-here = این پیوند فقط روی همین دستگاه باز می‌شود. برای دوستانی که در شبکهٔ شما هستند سرور را این‌گونه اجرا کنید:
web-free = خالی
web-you = (شما)
web-is-away = (نیست)
web-sit = اینجا می‌نشینم
web-seat-bot = افزودن ربات
web-stand-up = برخاستن
web-free-seat = خالی کردن این صندلی
web-free-seats = { $count ->
        [one] در انتظار { $count } بازیکن دیگر
       *[other] در انتظار { $count } بازیکن دیگر
    }
web-wait-for-start = همه آمده‌اند. بازی می‌تواند شروع شود.
web-links = دعوت دیگران به تماشا
web-other-device = ادامهٔ بازی روی دستگاهی دیگر
web-personal-link = این پیوند فقط مال شماست: هر کس آن را داشته باشد جای شما بازی می‌کند. به کسی ندهیدش.
web-close-table = بستن این میز
web-own-tables = میزهای شما
web-own-table-with = { $game } با { $names }
web-own-table-with-over = { $game } با { $names } (تمام شده)
web-own-table-over = { $game } (تمام شده)
web-open-tables = میزهای باز
web-open-table = { $game }: { $count ->
        [one] { $count } صندلی خالی
       *[other] { $count } صندلی خالی
    }
web-accuracies = دقت حرکت‌ها
web-accuracy = { $seat }: { $percent }٪
web-moments = مهم‌ترین لحظه‌ها
web-moment-said = { $played } (بهتر بود: { $best }؛ { $percent }٪ از بخت بُرد را کم کرد)
web-share-replay = هم‌رسانی این بازی با پیوند
web-call = نوبتم که شد با صدا خبرم کن
