# ربات‌ها در برابر هم، و آنچه می‌اندیشند

arena-title = { $game }: { $bots }؛ { $limit }
arena-seconds = { $seconds } ثانیه برای هر نوبت
arena-iterations = { $count } شبیه‌سازی برای هر نوبت
arena-about = هر بازی با همان قرعه‌ها چند بار تکرار می‌شود تا ربات‌ها در همهٔ صندلی‌ها بنشینند. در کروشه‌ها بازهٔ اطمینان ۹۵٪ آمده است؛ اگر رباتی چند صندلی داشته باشد، میانگین آن‌ها نشان داده می‌شود.
arena-percent = { $number }٪
arena-interval = [{ $low }؛ { $high }]
arena-bot = ربات
arena-games = بازی‌ها
arena-won = برد انفرادی
arena-shared = برد مشترک
arena-share = سهم از بردها
arena-score = امتیاز
arena-margin = اختلاف با بهترین رقیب
arena-moves = نوبت در ثانیه
arena-plot-share = سهم از بردها
arena-plot-running = سهم از بردها، بازی به بازی
arena-plot-scores = فراوانی امتیازها
arena-progress = { $bot }: { $share } از بردها
arena-line = { $done } از { $games } بازی؛ سهم { $bot } از بردها { $share }
arena-resumed = { $count } بازی از قبل در { $file } هست
arena-report = گزارش در { $file } نوشته شد
arena-sprt-high = نتیجهٔ آزمون قطعی است: سهم { $bot } از بردها دست‌کم { $high } است
arena-sprt-low = نتیجهٔ آزمون قطعی است: سهم { $bot } از بردها حداکثر { $low } است
arena-sprt-open = آزمون هنوز نمی‌تواند { $low } را از { $high } تشخیص دهد؛ بازی‌های بیشتری لازم است
arena-sprt-form = { $flag } دو سهم به درصد می‌خواهد که اولی کوچک‌تر باشد، مثلاً { $example }
arena-seats = نام { $bots } ربات داده شده است، ولی میز { $seats } صندلی دارد
arena-few-bots = رده‌بندی میزهای { $players }‌نفره دست‌کم { $players } ربات می‌خواهد؛ نام { $count } ربات داده شده است
arena-foreign = { $file } فایل نتایج مسابقهٔ ربات‌ها نیست؛ نام دیگری انتخاب کنید
arena-other = { $file } بازی‌های مسابقهٔ دیگری را دارد: { $held }؛ نام دیگری انتخاب کنید
arena-bad-line = سطر { $line } از { $file } را نمی‌توان خواند: { $reason }
arena-table = { $table } از { $tables }: { $bots }

ladder-title = { $game }: ریتینگ‌ها به روش ونگ و لین؛ همه از { $start } آغاز می‌کنند
ladder-rating = ریتینگ

analyze-title = { $game }، { $count } تصمیم
analyze-ply = رویداد
analyze-who = بازیکن
analyze-played = حرکت بازی‌شده
analyze-win = شانس برد
analyze-best = بهترین حرکت
analyze-loss = افت
analyze-accuracy = { $seat }: دقت { $accuracy } در { $count } تصمیم
analyze-curve = شانس برد، از اولین تا آخرین تصمیم
analyze-none = در این فایل بازی هیچ تصمیمی گرفته نشده است
analyze-hidden = بخشی از این فایل بازی پنهان است؛ فقط فایل بازی کامل را می‌توان تحلیل کرد
analyze-moments = مهم‌ترین لحظه‌ها
analyze-moment = رویداد { $ply }، { $seat }: با { $played } به‌جای { $best }، { $loss } از شانس برد از دست رفت
analyze-other = به‌جای آن
analyze-same = { $seat }: همان انتخاب در { $same } از { $count }

hint-thinking = در حال فکر کردن…
hint-line = { $event }: شانس برد { $win }

# Engines: programs of other people as players

engine-not-started = { $engine } اجرا نمی‌شود: { $reason }
engine-ended = { $engine } به‌جای پاسخ به «{ $asked }» پایان یافت؛ نوشته بود: { $wrote }
engine-late = { $engine } تا { $milliseconds } میلی‌ثانیه به «{ $asked }» پاسخ نداد
engine-garbled = { $engine } در پاسخ به «{ $asked }» نوشت «{ $line }»؛ پاسخ درست: { $expected }
engine-version = { $engine } نسخهٔ { $version } پروتکل را می‌شناسد؛ این برنامه نسخهٔ { $own } را
engine-declined = { $engine } این بازی را بازی نمی‌کند: { $reason }
engine-illegal = { $engine } حرکت { $event } را بازی کرد که بنا بر قاعدهٔ { $clause } مجاز نیست
engine-no-event = { $engine } «{ $event }» را بازی کرد که اصلاً حرکت نیست
engine-lost = بازی { $game }، رویداد { $ply }: { $failure }؛ این بازی را باخت
engine-more = { $count ->
        [one] یک خطای دیگر
       *[other] { $count } خطای دیگر
    }
engine-not-text = ورودی متن UTF-8 نیست
engine-failed = { $failure }؛ از این پس بازیکنی تصادفی به‌جایش بازی می‌کند

# Datasets: games of bots as files for programs that learn

dataset-line = { $games } بازی از { $all } بازی، { $positions } وضعیت
dataset-done = { $games } بازی در { $folder } است
dataset-content = { $file } را نمی‌توان خواند: { $reason }
dataset-foreign = { $file } خالی نیست و مجموعه‌داده‌ای هم در آن نیست؛ پوشهٔ دیگری انتخاب کنید
dataset-other = { $file } بازی‌های دیگری دارد: { $held }؛ پوشهٔ دیگری انتخاب کنید
dataset-version = قالب { $file } نسخهٔ { $version } است؛ این برنامه نسخهٔ { $own } را می‌شناسد
dataset-unfinished = در { $file } از { $parts } بخش { $there } بخش هست؛ همان فرمانی که آن را آغاز کرد بقیه را می‌سازد
dataset-part = { $file } بخش { $part } ندارد؛ بخش‌ها از ۰ تا { $last } شماره دارند
