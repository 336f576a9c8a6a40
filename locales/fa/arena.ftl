# ربات‌ها در برابر هم، و آنچه می‌اندیشند

arena-title = { $game }: { $bots }؛ { $limit }
arena-seconds = { $seconds } ثانیه برای هر نوبت
arena-iterations = { $count } شبیه‌سازی برای هر نوبت
arena-about = هر پخش از همهٔ صندلی‌ها بازی می‌شود. در کروشه‌ها بازهٔ ۹۵٪ آمده است؛ اگر رباتی چند صندلی داشته باشد، میانگین آن‌ها نشان داده می‌شود.
arena-percent = { $number }٪
arena-interval = [{ $low }؛ { $high }]
arena-bot = ربات
arena-games = بازی‌ها
arena-won = برد تنها
arena-shared = برد مشترک
arena-share = سهم از بردها
arena-score = امتیاز
arena-margin = فاصله از بهترین رقیب
arena-moves = نوبت در ثانیه
arena-plot-share = سهم از بردها
arena-plot-running = سهم از بردها، بازی به بازی
arena-plot-scores = فراوانی امتیازها
arena-progress = { $bot } { $share } از بردها
arena-line = { $done } از { $games } بازی؛ سهم { $bot } از بردها { $share }
arena-resumed = { $count } بازی از پیش در { $file } هست
arena-report = گزارش در { $file } نوشته شد
arena-sprt-high = آزمون مطمئن است: { $bot } دست‌کم { $high } می‌برد
arena-sprt-low = آزمون مطمئن است: { $bot } بیش از { $low } نمی‌برد
arena-sprt-open = آزمون هنوز نمی‌تواند { $low } را از { $high } جدا کند؛ بازی‌های بیشتری لازم است
arena-sprt-form = { $flag } دو سهم به درصد می‌خواهد، کوچک‌تر نخست، مثلاً { $example }
arena-seats = { $bots } ربات نام برده شده، ولی میز { $seats } صندلی دارد
arena-few-bots = رده‌بندی برای میزهای { $players } نفره دست‌کم { $players } ربات می‌خواهد؛ { $count } ربات نام برده شده است
arena-foreign = { $file } پروندهٔ نتایج نیست؛ نام دیگری برگزینید
arena-other = { $file } بازی‌های مسابقهٔ دیگری را دارد: { $held }؛ نام دیگری برگزینید
arena-bad-line = { $file }، سطر { $line } خوانده نمی‌شود: { $reason }
arena-table = { $table } از { $tables }: { $bots }

ladder-title = { $game }: رتبه‌ها به روش ونگ و لین؛ همه از { $start } آغاز می‌کنند
ladder-rating = رتبه

analyze-title = { $game }، { $count } تصمیم
analyze-ply = رویداد
analyze-who = بازیکن
analyze-played = بازی‌شده
analyze-win = بخت برد
analyze-best = بهترین
analyze-loss = از دست رفته
analyze-accuracy = { $seat }: دقت { $accuracy } در { $count } تصمیم
analyze-curve = بخت برد، از نخستین تصمیم تا پایان
analyze-none = در این پرونده تصمیمی گرفته نشده است
analyze-hidden = این پرونده چیزی را پنهان می‌کند؛ فقط پروندهٔ کامل را می‌توان تحلیل کرد
analyze-moments = لحظه‌هایی که بیش از همه سرنوشت‌ساز بودند
analyze-moment = رویداد { $ply }، { $seat }: { $played } به‌جای { $best }، { $loss } از بخت برد را از دست داد

hint-thinking = در حال فکر کردن…
hint-line = { $event }: بخت برد { $win }
