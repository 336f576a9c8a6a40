# خط فرمان

cli-error = خطا
cli-note = توجه
cli-record = پروندهٔ { $record }
cli-record-error = پروندهٔ { $record }: { $error }
cli-event-error = رویداد { $index } "{ $text }": { $reason }
cli-clause = { $clause }: { $reason }
cli-more-errors = { $count } پروندهٔ دیگر هم نادرست است
cli-no-records = در { $file } پرونده‌ای نیست
cli-players = { $players } بازیکن
cli-ply = پس از { $ply } رویداد از { $plies }
cli-ply-beyond = این پرونده { $plies } رویداد دارد؛ رویداد { $ply } بیرون از آن است
cli-turn-seat = نوبت { $seat }
cli-turn-chance = نوبت میز است
cli-turn-over = بازی تمام شد
cli-last = آخرین رویداد
cli-points = { $points } امتیاز
cli-scores = امتیازها
cli-ranking = رده‌بندی
cli-place = { $place }. { $names }
cli-legal = { $count } رویداد مجاز
cli-wins = { $names } برنده شد
cli-wins-shared = پیروزی مشترک: { $names }

cli-play-greeting = میز { $game }. برای راهنما h بزنید.
cli-play-commitment = پخش منصفانه است و از بذری می‌آید که تعهد آن این است: { $commit }
cli-play-saving = هر رویداد در { $file } ذخیره می‌شود
cli-play-resumed = بازی پس از { $count } رویداد از سر گرفته شد
cli-play-ask = { $seat }، شماره یا نماد حرکت
cli-play-unknown = حرکت { $number } نداریم؛ از ۱ تا { $count } برگزینید
cli-play-undone = پس گرفته شد: { $event }
cli-play-no-undo = چیزی را نمی‌توان پس گرفت: پس از آن چیز تازه‌ای رو شده است
cli-play-left = بازی ذخیره شد؛ برای ادامه: { $command }
cli-play-finished = پرونده در { $file } ذخیره شد
cli-play-help =
    شماره    همان حرکت را بازی می‌کند
    نماد     همین‌طور، مثلاً: { $example }
    u        حرکت آخر شما را پس می‌گیرد، تا آخرین چیزی که رو شده
    l        حرکت‌ها را دوباره نشان می‌دهد
    s        امتیازها را با همهٔ جزئیات نشان می‌دهد
    q        خروج؛ بازی ذخیره شده است و می‌توان ادامه داد

cli-verified = هر { $count } پخش منصفانه است
cli-not-verified = تأیید نشد: { $reason }
cli-score-too-many = { $count } امپراتوری کشیده شده است؛ حداکثر { $most } نفر با هم بازی می‌کنند
cli-score-hint = برای امپراتوری‌های ۷×۷ از { $flag } استفاده کنید
cli-play-exists = { $file } از پیش هست؛ نام دیگری برگزینید یا با --resume ادامه دهید
