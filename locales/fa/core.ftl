# آنچه همهٔ بازی‌ها مشترک دارند: بازیکنان، نمادگذاری، گزینه‌ها، فایل‌های بازی، قرعهٔ منصفانه، نقشه‌ها

list-separator = { "\u200F، " }
seat-name = بازیکن { $number }
seat-you = شما
bot-random = بازیکن تصادفی { $number }
bot-greedy = بازیکن حریص { $number }
bot-flat = بازیکن مونت‌کارلو { $number }
bot-novice = نوآموز { $number }
bot-squire = ملازم { $number }
bot-knight = شوالیه { $number }
bot-master = استاد { $number }
bot-brawler = ستیزه‌جو { $number }
bot-other = { $bot } { $number }

clause = { $clause }: { $reason }
record-event = رویداد { $index } «{ $text }»: { $reason }
series-progress = بازی { $number } از { $games }

notation-empty = رویداد نمی‌تواند خالی باشد
notation-missing = چیزی کم است؛ شکل درست: «{ $form }»
notation-left-over = «{ $word }» اضافی است؛ شکل درست: «{ $form }»
notation-unknown-verb = رویدادی به نام «{ $verb }» نداریم؛ رویدادها: { $known }
notation-bad-number = «{ $word }» عدد صحیح ساده‌ای مثل 7 یا { "\u2066-2\u2069" } نیست
notation-bad-pair = «{ $word }» نشانی خانه نیست؛ نشانی هر خانه دو عدد با یک ویرگول میانشان است، مانند 3,4

options-unknown = گزینه‌ای به نام «{ $name }» نداریم؛ گزینه‌ها: { $known }
options-not-a-flag = گزینهٔ «{ $name }» فقط true یا false است، نه { $got }
options-not-a-number = گزینهٔ «{ $name }» باید عدد صحیح باشد، نه { $got }
options-out-of-range = گزینهٔ «{ $name }» از { $min } تا { $max } است؛ { $got } پذیرفته نیست
options-not-a-limit = گزینهٔ «{ $name }» باید عددی صحیح یا null باشد، نه { $got }
options-not-names = گزینهٔ «{ $name }» باید فهرستی از نام‌ها یا null باشد، نه { $got }
options-too-small = گزینهٔ «{ $name }» باید { $min } یا بیشتر باشد، نه { $got }
options-flag = true یا false
options-number = { $min } تا { $max }
options-limit = از { $min } به بالا، یا null
options-names = { $count } نام از میان: { $known }
options-names-marked = { $count } نام از میان: { $known }؛ با نشان { $mark } پس از نام یا بدون آن
options-preset = در takht play مقدار { $value }
options-default-none = اگر داده نشود، بدون محدودیت
options-default-null = اگر داده نشود، با قرعه
options-default = پیش‌فرض { $value }

record-not-json = این JSON نیست: { $reason } (سطر { $line }، ستون { $column })
record-missing = «{ $key }» نیامده است؛ باید { $expected } باشد
record-wrong-type = «{ $key }» باید { $expected } باشد، نه { $got }
record-expected-object = یک شیء داخل آکولاد
record-expected-texts = فهرستی از متن‌ها
record-expected-text = یک متن
record-expected-number = یک عدد صحیح
record-expected-stand-ins = شمارهٔ رویدادها همراه با نام جانشین
record-version = نسخهٔ این فایل بازی { $got } است؛ اینجا نسخهٔ { $version } خوانده می‌شود
record-unknown-game = بازی‌ای به نام «{ $name }» نداریم؛ بازی‌ها: { $known }
record-rules = این بازی با نسخهٔ { $got } از قوانین { $game } بازی شده است؛ این برنامه نسخهٔ { $known } را دارد
record-seats = { $got } نام برای { $players } بازیکن آمده است

fair-absent = در این فایل بازی چیزی دربارهٔ قرعهٔ منصفانه نیامده است
fair-malformed = «{ $key }» در بخش قرعهٔ منصفانه نیامده یا نادرست است
fair-scheme = روش { $got } برای قرعهٔ منصفانه ناشناخته است؛ اینجا روش { $scheme } شناخته می‌شود
fair-seed-secret = بذر هنوز منتشر نشده است؛ در پایان بازی منتشر می‌شود
fair-commitment = بذر با تعهدی که پیش از بازی منتشر شده بود نمی‌خواند
fair-nonces = { $got } مقدار یک‌بارمصرف برای { $players } بازیکن؛ هر صندلی باید یکی داشته باشد
fair-differs = رویداد { $index } «{ $text }» است، ولی از کلید «{ $drawn }» به دست می‌آید
fair-seal = مقدار یک‌بارمصرف بازیکن { $seat } همانی نیست که مُهر شده بود
fair-other-commitment = تعهد همانی نیست که پیش از بازی یادداشت شده بود
fair-other-seal = مُهر بازیکن { $seat } همانی نیست که پیش از بازی یادداشت شده بود
fair-other-nonce = مقدار یک‌بارمصرف بازیکن { $seat } همانی نیست که خودش داده بود
fair-other-events = { $count } رویداد اول همان‌هایی نیستند که در طول بازی دیده شدند

score-points = امتیاز: { $points }
series-game = بازی { $number }: { $points } امتیاز

sketch-at = سطر { $line }، ستون { $column }: { $reason }
sketch-in-line = سطر { $line }: { $reason }
sketch-empty = اینجا هیچ امپراتوری‌ای کشیده نشده است
sketch-unknown-letter = سطر { $line }، ستون { $column }: «{ $letter }» نشانهٔ هیچ خانه‌ای نیست؛ برای ناحیه‌ها W F L P S M بنویسید و تاج‌ها را درست پس از حرف (M2 یا { "\u2066M**\u2069" })، برای قصر C و برای جای خالی نقطه
sketch-stray-crown = سطر { $line }، ستون { $column }: تاج‌ها درست پس از ناحیه می‌آیند، مثل M2 یا { "\u2066M**\u2069" }
sketch-too-many-crowns = سطر { $line }، ستون { $column }: هیچ خانه‌ای بیش از { $most } تاج ندارد
sketch-no-castle = سطر { $line }، ستون { $column }: این امپراتوری قصر ندارد؛ آن را با C بکشید
sketch-two-castles = سطر { $line }، ستون { $column }: این قصر دوم است؛ اولی در سطر { $first-line }، ستون { $first-column } است
sketch-too-wide = سطر { $line }، ستون { $column }: عرض امپراتوری { $width } است؛ حداکثر { $limit }
sketch-too-high = سطر { $line }، ستون { $column }: ارتفاع امپراتوری { $height } است؛ حداکثر { $limit }
sketch-odd = { $squares } خانه کشیده شده است؛ هر دومینو دو خانه اضافه می‌کند
sketch-apart = سطر { $line }، ستون { $column }: این خانه به قصر راه ندارد
score-points-name = امتیاز
series-game-name = بازی { $number }
