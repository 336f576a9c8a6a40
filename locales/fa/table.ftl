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
table-play-now-what = کینگدومینو با ملازم
table-with-friends = با دوستان
table-go-on = ادامه
table-players = ۲ تا ۴ نفر
table-minutes = { $count } دقیقه
table-weight-light = سبک
table-weight-medium = متوسط
table-harder = بازی با { $bot }
table-hint-shown = روی صفحه نشان داده شد: شانس برد حدود { $percent }٪.

table-motion = حرکت مهره‌ها
table-motion-normal = عادی
table-motion-fast = سریع
table-motion-off = خاموش

table-other-tab = این بازی در زبانهٔ دیگری باز است. آن زبانه را ببندید یا بازی را همان‌جا ادامه دهید.
table-acts = نوبت اوست
table-is-next = نفر بعدی
table-acts-later = دیرتر بازی می‌کند
table-has-played = بازی کرده
