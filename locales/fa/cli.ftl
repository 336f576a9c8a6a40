# خط فرمان

cli-error = خطا
cli-note = توجه
cli-record = بازی { $record }
cli-record-error = بازی { $record }: { $error }
cli-more-errors = { $count } بازی دیگر هم نامعتبر است
cli-no-records = در { $file } هیچ بازی‌ای نیست
cli-players = { $players } بازیکن
cli-ply = پس از { $ply } رویداد از { $plies }
cli-ply-beyond = این بازی { $plies } رویداد دارد؛ رویداد { $ply } پس از پایان آن است
cli-turn-seat = نوبت { $seat }
cli-turn-chance = نوبت قرعه است
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
cli-play-commitment = قرعه‌ها منصفانه‌اند و از بذری می‌آیند که تعهد آن این است: { $commit }
cli-play-saving = هر رویداد در { $file } ذخیره می‌شود
cli-play-resumed = بازی پس از { $count } رویداد از سر گرفته شد
cli-play-ask = { $seat }، شمارهٔ حرکت یا نماد آن
cli-play-unknown = حرکت { $number } نداریم؛ از ۱ تا { $count } انتخاب کنید
cli-play-undone = پس گرفته شد: { $event }
cli-play-no-undo = چیزی را نمی‌توان پس گرفت: پس از آن چیز تازه‌ای رو شده است
cli-play-left = بازی ذخیره شد؛ برای ادامه: { $command }
cli-play-finished = فایل بازی در { $file } ذخیره شد
cli-play-help =
    شماره    همان حرکت را بازی می‌کند
    نماد     همان حرکت را با نوشتهٔ آن بازی می‌کند، مثلاً: { $example }
    { "\u200F" }u        آخرین حرکت را پس می‌گیرد، تا جایی که چیز تازه‌ای رو نشده باشد
    { "\u200F" }l        حرکت‌ها را دوباره نشان می‌دهد؛ با یک فعل پس از آن، همهٔ حرکت‌های آن فعل را با سودشان
    { "\u200F" }s        امتیازها را با همهٔ جزئیات نشان می‌دهد
    { "\u200F" }t        نشان می‌دهد قوی‌ترین ربات چه حرکتی می‌کرد
    { "\u200F" }q        خروج؛ بازی ذخیره شده است و می‌توان آن را ادامه داد

cli-verified = { $count ->
        [1] تنها قرعهٔ بازی منصفانه است
       *[other] هر { $count } قرعه منصفانه است
    }
cli-verified-noted = { $count ->
        [1] تنها قرعهٔ بازی منصفانه است و فایل بازی با یادداشت شما می‌خواند
       *[other] هر { $count } قرعه منصفانه است و فایل بازی با یادداشت شما می‌خواند
    }
cli-verify-no-seat = در این فایل بازی صندلی { $seat } نداریم؛ صندلی‌ها از ۰ تا { $last } شماره دارند
cli-verify-nonce-twice = برای صندلی { $seat } دو مقدار یک‌بارمصرف آمده است؛ برای هر صندلی یکی بدهید
cli-not-verified = تأیید نشد: { $reason }
cli-score-too-many = { $count } امپراتوری کشیده شده است؛ حداکثر { $most } نفر با هم بازی می‌کنند
cli-score-hint = برای محاسبهٔ امتیاز امپراتوری‌های ۷×۷ از { $flag } استفاده کنید
cli-play-exists = { $file } از قبل وجود دارد؛ نام دیگری انتخاب کنید یا آن را با { "\u2066--resume\u2069" } ادامه دهید
cli-play-one-record = در { $file } { $count } بازی هست؛ برای ادامه باید فقط یکی باشد
cli-play-from-file = بازی را فقط از روی فایل می‌توان ادامه داد، چون همان‌جا ذخیره می‌شود
cli-no-bot = اینجا رباتی به نام «{ $bot }» نداریم؛ ربات‌ها این‌ها هستند: { $known }
cli-bot-cheated = رباتی حرکت غیرمجاز { $event } را بازی کرد؛ لطفاً گزارش دهید
cli-play-stand-in = { $bot } اینجا نیست؛ بازیکنی تصادفی جانشین اوست
cli-play-help-hint = برای راهنما h بزنید
cli-bench-no-setup = چیزی برای سنجش نیست: هیچ چیدمانی با این حالت و این تعداد بازیکن نداریم؛ حالت‌ها: { $known }
cli-games-bots = ربات‌ها: { $known }
cli-play-game-ends = یکی از بازی‌های مجموعه تمام شد
cli-reading-keyboard = آنچه می‌نویسید خوانده می‌شود؛ با Ctrl-D تمام کنید
cli-legal-many = { $count } مورد، مانند { $example }
cli-score-no-game = امتیاز { $game } را نمی‌توان از روی نقشهٔ کشیده‌شده حساب کرد
cli-play-no-variant = حالتی به نام «{ $variant }» نداریم؛ حالت‌ها این‌ها هستند: { $known }
cli-play-preset = مقدار { $option } اینجا { $value } است، مگر آنکه با { $flag } چیز دیگری بخواهید
cli-play-layouts = نقشه دستی چیده می‌شود؛ برای شروع فوری، بازی را با { $flag } و یکی از این چیدمان‌ها آغاز کنید: { $known }
cli-play-no-layout = چیدمانی به نام «{ $layout }» نداریم؛ چیدمان‌ها این‌ها هستند: { $known }
cli-play-no-layouts = { $game } چیدمان آماده ندارد
cli-play-ask-many = { $seat }، حرکت را با نماد بنویسید؛ l و یک فعل همهٔ حرکت‌های آن را نشان می‌دهد
cli-play-none = هیچ حرکت مجازی با «{ $start }» شروع نمی‌شود
cli-play-view = بخشی از این فایل بازی پنهان است؛ فقط فایل بازی کامل را می‌توان ادامه داد
cli-play-only = فقط همین مانده است؛ Enter آن را بازی می‌کند و u حرکت پیشین را پس می‌گیرد

cli-serve-at = میز در { $link } آماده است (پایان با Ctrl+C)
cli-serve-others = دیگران در شبکهٔ شما آن را اینجا پیدا می‌کنند: { $link }
cli-serve-no-web = این برنامه بدون صفحهٔ وب ساخته شده است؛ `cargo xtask serve` هر دو را می‌سازد
cli-serve-port-taken = درگاه { $port } در حال استفاده است: برنامه‌ای را که آنجا گوش می‌دهد ببندید یا با ‎--port درگاه دیگری انتخاب کنید
cli-health-well = سرور سالم است
cli-manual-done = صفحه‌های راهنما در { $folder } هستند
cli-serve-open-failed = مرورگر باز نشد؛ لطفاً خودتان نشانی را باز کنید
cli-backup-nothing = در { $place } هیچ میزی نیست؛ پوشهٔ سرور را با { "\u2066--data\u2069" } یا پایگاه دادهٔ آن را با { "\u2066--database\u2069" } مشخص کنید
cli-backup-unreadable = این برنامه این میزها را نمی‌تواند بخواند و در فایل نیستند: { $tables }
cli-restore-different = { $count ->
    [0] هیچ میزی پس از آن جور دیگری بازی نشده است
    [1] یک میز پس از آن جور دیگری بازی شده است و همان‌طور می‌ماند
   *[other] { $count } میز پس از آن جور دیگری بازی شده‌اند و همان‌طور می‌مانند
}
cli-backup-done = { $count ->
    [0] هیچ میزی نوشته نشد
    [1] یک میز نوشته شد
   *[other] { $count } میز نوشته شد
}
cli-restore-done = { $count ->
    [0] هیچ میزی برگردانده نشد
    [1] یک میز برگردانده شد
   *[other] { $count } میز برگردانده شد
}؛ { $there ->
    [0] هیچ‌کدام از قبل نبود
    [1] یکی از قبل بود
   *[other] { $there } تا از قبل بود
}
cli-backup-people = { $count ->
    [0] هیچ کسی نوشته نشد
    [1] یک نفر نوشته شد
   *[other] { $count } نفر نوشته شدند
}؛ { $games ->
    [0] بدون بازی تمام‌شده
    [1] یک بازی تمام‌شده
   *[other] { $games } بازی تمام‌شده
}
cli-backup-unreadable-people = این برنامه اطلاعات این افراد را نمی‌تواند بخواند و در فایل نیستند: { $people }
cli-restore-people = { $count ->
    [0] هیچ کسی برگردانده نشد
    [1] یک نفر برگردانده شد
   *[other] { $count } نفر برگردانده شدند
}؛ { $there ->
    [0] هیچ‌کدام از قبل نبود
    [1] یک نفر از قبل بود
   *[other] { $there } نفر از قبل بودند
}؛ { $games ->
    [0] بدون بازی تمام‌شده
    [1] یک بازی تمام‌شده
   *[other] { $games } بازی تمام‌شده
}
cli-restore-buried = { $count ->
    [0] هیچ کسی اینجا حذف نشد
    [1] یک نفر پیش از پشتیبان‌گیری حذف شده بود و اینجا هم حذف شد
   *[other] { $count } نفر پیش از پشتیبان‌گیری حذف شده بودند و اینجا هم حذف شدند
}

connect-seated = { $name } روی صندلی { $seat } نشست
connect-begun = بازی آغاز شد
connect-played = { $ply }: { $events }
connect-lost = اتصال قطع شد، دوباره تلاش می‌شود: { $reason }
connect-fair = همهٔ قرعه‌ها منصفانه است و رکورد با آنچه یادداشت شده بود می‌خواند
connect-refused = { $server } نمی‌پذیرد: { $about }
connect-foreign = { $server } میز تخت نیست یا نسخهٔ دیگری دارد: پاسخش { $said }
connect-closed = این صندلی در { $server } اکنون از آنِ دیگری است، یا بازی نمی‌تواند ادامه یابد
