# پنجره: آنچه گرداگرد صفحه‌های بازی است.

window-title = تخت
window-tagline = بازی‌های پادشاهی، دور میزی که به روی همه باز است
window-language = زبان
window-theme = حالت روشن یا تیره
window-home = همهٔ بازی‌ها
window-about-kingdomino = دومینو انتخاب کنید، امپراتوری‌تان را گرداگرد قصر بگسترانید و از هر تاج بهره ببرید.
window-new-game = بازی جدید
window-continue = ادامهٔ بازی { $game }
window-players = بازیکنان
window-player-count = تعداد بازیکنان
window-seat = صندلی { $number }
window-seat-name = نام
window-person = انسان
window-level-novice = ربات: نوآموز
window-level-squire = ربات: ملازم
window-level-knight = ربات: شوالیه
window-level-master = ربات: استاد
window-options = گزینه‌ها
window-start = شروع بازی
window-now = { $seat }: { $todo }
window-thinking = { $seat } در حال فکر کردن است
window-check-turn = { $seat }: نوبتتان را همین‌طور تمام می‌کنید؟ تأیید کنید یا پس بگیرید.
window-confirm = تأیید
window-undo = پس گرفتن
window-restart-turn = شروع دوبارهٔ نوبت
window-rotate = چرخاندن دومینو
window-place = گذاشتن در اینجا
window-place-gain = گذاشتن در اینجا: { $points ->
        [one] { $points } امتیاز
       *[other] { $points } امتیاز
    }
window-place-help = روی یکی از خانه‌های روشن‌شده بزنید یا با کلیدهای جهت‌نما حرکت کنید؛ کلید R دومینو را می‌چرخاند و Enter آن را می‌گذارد.
window-hint = راهنمایی
window-hint-said = { $event }: از هر ۱۰۰ بازی مثل این، { $percent } تا را می‌برد
window-kingdom = { $seat }: { $points ->
        [one] { $points } امتیاز
       *[other] { $points } امتیاز
    }
window-log = آنچه گذشت
window-over = بازی تمام شد
window-won = { $seat } برنده شد
window-shared = { $seats } با هم برنده شدند
window-record = دانلود فایل بازی
window-in-words = بازی با نوشتن حرکت‌ها
window-type-move = حرکت را بنویسید
window-type-example = مثلاً { $example }
window-do-it = انجام حرکت
window-auto-confirm = تأیید خودکار نوبت‌ها
window-not-kept = این مرورگر اجازهٔ ذخیره کردن بازی را نمی‌دهد؛ اگر صفحه را ببندید، بازی از دست می‌رود.
window-bot-gone = پردازش پس‌زمینهٔ ربات متوقف شد؛ ربات از این پس در خود صفحه فکر می‌کند و شاید صفحه لحظه‌ای کند شود.
window-not-saved-here = آنچه اینجا ذخیره شده بازی این برنامه نیست
window-cannot-continue = بازی ذخیره‌شده را نمی‌توان ادامه داد: { $reason }
window-about-kingdom-builder = در سراسر سرزمین اقامتگاه بسازید، از مکان‌ها بهره بگیرید و از کارت‌ها طلا به دست آورید.
window-about-capture = نقشه را بچینید، راه بیفتید، تاس دوازده‌وجهی بیندازید و پیش از دیگران ساختمان‌ها را تصرف کنید.
window-skip = پرش به محتوا
window-board = صفحهٔ بازی
window-map = نقشه
window-side = میز بازی
window-points = امتیازها تا اینجا
window-tools = کارهای ممکن
window-build = ساختن
window-end-turn = پایان نوبت
window-where-to = حالا کجا؟ یکی از خانه‌های روشن‌شده را انتخاب کنید، یا کلید Escape را بزنید و از نو انتخاب کنید.
window-point-help = روی یکی از خانه‌های روشن‌شده بزنید یا با کلیدهای جهت‌نما حرکت کنید؛ کلید N به خانهٔ روشن‌شدهٔ بعدی می‌رود و Enter آن را انتخاب می‌کند.
window-hint-thinking = در جست‌وجوی حرکتی خوب…
window-see-clause = قانون { $clause }
window-box = آنچه هنوز مانده است
window-box-dominoes = هنوز دیده نشده: { $count ->
        [one] { $count } دومینو
       *[other] { $count } دومینو
    }
window-played = کارت‌های بازی‌شدهٔ { $terrain }: { $count }
window-gold = طلا از کجا می‌آید
window-card-hidden = کارت پنهان
window-hold-card = برای دیدن کارت، دکمه را نگه دارید
window-layout = نقشه
window-by-hand = چیدن کاشی‌به‌کاشی به دست خود بازیکنان
window-empty-no-limit = (خالی: بدون سقف)
window-empty-chance = (اگر اینجا انتخاب نکنید، به قرعه تعیین می‌شود)
window-turned = چرخیده
window-nth = شمارهٔ { $number }
window-open-record = باز کردن فایل بازی
window-cannot-open = این فایل را نمی‌توان باز کرد: { $reason }
window-replay = تماشای دوباره
window-play-again = یک بازی دیگر
window-first = ابتدا
window-back = قبلی
window-forward = بعدی
window-play = پخش
window-moment = لحظهٔ { $number } از { $count }
window-curve = بخت برد در طول بازی
window-curve-progress = در حال تحلیل بازی: { $percent }٪
window-chance = { $seat }: { $percent }٪
window-scoring = امتیازشماری برای میز واقعی
window-draw-help = ناحیه و تعداد تاج‌ها را انتخاب کنید و روی خانه‌ها بزنید؛ اگر با همان انتخاب دوباره روی خانه‌ای بزنید، پاک می‌شود.
window-draw-castle = قصر کجاست؟ «قصر» را انتخاب کنید و روی خانه‌اش بزنید.
window-settle-help = صفحه‌ها و کارت‌های میزتان را انتخاب کنید، سپس یک بازیکن را، و روی خانه‌هایی بزنید که اقامتگاه‌هایش در آن‌هاست.
window-erase = پاک‌کن
window-crown = تاج‌ها
window-crowns = { $count ->
        [0] بی‌تاج
        [one] { $count } تاج
       *[other] { $count } تاج
    }
window-size = اندازهٔ امپراتوری
window-terrain = ناحیه
window-hand = اقامتگاه‌های چه کسی
window-boards = چهار صفحهٔ نقشه
window-total = { $points ->
        [one] { $points } امتیاز
       *[other] { $points } امتیاز
    }
window-begin-anew = شروع از نو
window-needs = این صفحه به JavaScript و WebAssembly نیاز دارد که همهٔ مرورگرهای سال‌های اخیر آن‌ها را دارند. لطفاً آن‌ها را فعال کنید یا از مرورگر جدیدتری استفاده کنید.
window-kingdom-builder-option-boards = صفحه‌ها: چهار صفحهٔ نقشه را انتخاب کنید
window-kingdom-builder-option-cards = کارت‌ها: سه کارتی را که طلا می‌دهند انتخاب کنید
window-top-left = بالا چپ
window-top-right = بالا راست
window-bottom-left = پایین چپ
window-bottom-right = پایین راست
window-cancel = لغو
window-pause = مکث
window-seat-gold = { $seat }: { $points } طلا
window-total-gold = { $points } طلا
window-there = { $place }: { $what }
window-settled = اقامتگاه‌های { $seat }: { $hexes }
window-pawn = { $seat }: مهره در { $pawn }، پایگاه در { $base }، جان‌ها { $lives }
window-building = { $square }: { $kind }، امتیاز مانده { $points }، { $owner }
window-nobodys = بی‌صاحب
window-row = ردیف { $row }: { $lands }
window-turn-of = نوبت { $seat }
window-your-turn = نوبت شماست
window-sending = نوبتتان فرستاده می‌شود…
window-connecting = در حال پیوستن به میز…
window-lost = ارتباط قطع شد. چیزی از دست نرفته است: به‌محض برگشتن شبکه بازی همین‌جا ادامه پیدا می‌کند.
window-gone-on = بازی جلو رفته است: این نوبت به‌جای شما بازی شده بود. وضع کنونی را اینجا می‌بینید.
window-refused = میز این نوبت را نپذیرفت؛ لطفاً حرکت دیگری را امتحان کنید.
window-unreachable = سرور در دسترس نیست. همچنان می‌توانید با ربات‌ها و روی همین دستگاه بازی کنید.
window-problem-no-table = چنین میزی وجود ندارد. شاید بسته شده باشد یا پیوند ناقص باشد.
window-problem-seat-taken = همین حالا کس دیگری این صندلی را گرفت.
window-problem-seats-free = هنوز صندلی خالی هست.
window-problem-begun = بازی شروع شده است.
window-problem-wrong-secret = این پیوند دیگر جای شما را باز نمی‌کند. می‌توانید بازی را تماشا کنید.
window-problem-bad-name = لطفاً نامی بنویسید که دیگران بتوانند بخوانند.
window-problem-too-many = درخواست‌ها زیاد بود. لطفاً کمی صبر کنید و دوباره امتحان کنید.
window-other-build = سرور نسخهٔ تازه‌تری از این صفحه دارد. نوبتتان را تمام کنید و بعد صفحه را دوباره بارگذاری کنید.
window-problem-outdated = این صفحه از سرور قدیمی‌تر است. لطفاً آن را دوباره بارگذاری کنید.
window-problem-not-your-turn = نوبت شما نیست.
window-problem-unavailable = سرور الان شلوغ است. لطفاً کمی بعد دوباره امتحان کنید.
window-problem-frozen = این بازی با نسخهٔ کنونی قوانین ادامه‌پذیر نیست؛ همهٔ حرکت‌ها نگه داشته شده‌اند. ({ $about })
window-frozen = این بازی با نسخهٔ کنونی قوانین ادامه‌پذیر نیست؛ همهٔ حرکت‌ها نگه داشته شده‌اند.
window-problem-other = نشد. ({ $about })
window-away = { $name } اینجا نیست
window-away-patience = { $name } اینجا نیست؛ اگر طول بکشد رباتی به‌جایش بازی می‌کند
window-stood-in = { $name } نیست؛ تا برگردد، ربات به‌جایش بازی می‌کند
window-fair = { $count ->
        [one] بُر زدن منصفانه بود: { $count } پخش بررسی شد. خودتان ببینید.
       *[other] بُر زدن منصفانه بود: هر { $count } پخش بررسی شد. خودتان ببینید.
    }
window-unfair = پخش‌ها تأیید نشد: { $reason }
window-fair-how = پیش از آنکه کسی بنشیند، سرور اثرانگشت یک راز را منتشر کرد (commit) و هر کس سر میز بایت‌هایی تصادفی به آن افزود (nonces). راز (seed) اکنون آشکار است و همهٔ پخش‌ها از آن به دست می‌آیند. برای بررسی در جای دیگر، فایل بازی را دانلود و این فرمان را اجرا کنید:
window-rematch = بازی دوباره
window-join-rematch = پیوستن به بازی دوباره
window-where-played = کجا بازی می‌کنید؟
window-on-this-device = روی همین دستگاه
window-by-link = با دوستان، با پیوند
window-with-others = با دوستان
window-your-name = نام شما
window-patience = ربات به‌جای کسی که نیست بازی می‌کند
window-patience-live = پس از یک دقیقه‌ونیم (زنده)
window-patience-days = پس از دو روز (نوبتی)
window-patience-endless = هرگز: منتظر همه می‌مانیم
window-allow-hints = راهنمایی در طول بازی آزاد باشد
window-listed = میز را غریبه‌ها هم ببینند
window-make-table = ساختن میز
window-invite = این پیوند را برای کسانی بفرستید که می‌خواهید با آن‌ها بازی کنید. هر کس بازش کند می‌تواند بنشیند یا تماشا کند.
window-link = پیوند میز
window-copy = کپی پیوند
window-copied = کپی شد
window-not-copied = کپی نشد: لطفاً خودتان پیوند را انتخاب و کپی کنید
window-send-link = هم‌رسانی…
window-code = پیوند به شکل تصویر برای دوربین
window-only-here = این پیوند فقط روی همین دستگاه باز می‌شود. برای دوستانی که در شبکهٔ شما هستند سرور را این‌گونه اجرا کنید:
window-free = خالی
window-you = (شما)
window-is-away = (نیست)
window-sit = اینجا می‌نشینم
window-seat-bot = افزودن ربات
window-stand-up = برخاستن
window-free-seat = خالی کردن این صندلی
window-free-seats = { $count ->
        [one] در انتظار { $count } بازیکن دیگر
       *[other] در انتظار { $count } بازیکن دیگر
    }
window-wait-for-start = همه آمده‌اند. بازی می‌تواند شروع شود.
window-links = دعوت دیگران به تماشا
window-other-device = ادامهٔ بازی روی دستگاهی دیگر
window-personal-link = این پیوند فقط مال شماست: هر کس آن را داشته باشد جای شما بازی می‌کند. به کسی ندهیدش.
window-close-table = بستن این میز
window-own-tables = میزهای شما
window-own-table-with = { $game } با { $names }
window-own-table-with-over = { $game } با { $names } (تمام شده)
window-own-table-over = { $game } (تمام شده)
window-open-tables = میزهای باز
window-open-table = { $game }: { $count ->
        [one] { $count } صندلی خالی
       *[other] { $count } صندلی خالی
    }
window-accuracies = دقت حرکت‌ها
window-accuracy = { $seat }: { $percent }٪
window-moments = مهم‌ترین لحظه‌ها
window-moment-said = { $played } (بهتر بود: { $best }؛ { $percent }٪ از بخت بُرد را کم کرد)
window-share-replay = هم‌رسانی این بازی با پیوند
window-call = نوبتم که شد با صدا خبرم کن
