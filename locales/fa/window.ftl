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
