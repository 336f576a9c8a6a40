# یادگیری بازی با انجام دادن.

learn-in-minutes = یادگیری در ۲ دقیقه
learn-step = گام { $number } از { $count }
learn-skip = رد شدن
learn-next = بعدی
learn-again = دوباره
learn-first-game = بازی با نوآموز

kingdomino-learn-choose = یک دومینو انتخاب کنید
kingdomino-learn-choose-do = روی یکی از این چهار دومینو بزنید. هرچه دومینو در ردیف جلوتر باشد، ناحیه‌هایش بهتر است. ولی هرکس دومینوی ساده‌تری بردارد، در دور بعد زودتر بازی می‌کند.
kingdomino-learn-choose-done = پادشاه شما روی آن ایستاد. در دور بعد آن را در امپراتوری‌تان می‌گذارید.
kingdomino-learn-choose-again = روی یکی از چهار دومینو بزنید.
kingdomino-learn-place = آن را کنار قصرتان بگذارید
kingdomino-learn-place-do = روی یک ستارهٔ روشن بزنید. برای چرخاندن، دوباره روی دومینو یا روی دکمه بزنید. بعد آن را بگذارید.
kingdomino-learn-place-done = به قصر چسبیده است. کنار قصر هر ناحیه‌ای می‌تواند باشد.
kingdomino-learn-place-again = آن را روی یک ستارهٔ روشن بگذارید.
kingdomino-learn-same = ناحیهٔ یکسان کنار هم
kingdomino-learn-same-do = دور از قصر، یک نیمهٔ دومینو باید کنار ناحیه‌ای از نوع خودش باشد. مزرعهٔ گندم را کنار مزرعهٔ گندم بگذارید.
kingdomino-learn-same-done = مزرعهٔ گندم کنار مزرعهٔ گندم است. نیمهٔ دیگر هر ناحیه‌ای می‌تواند باشد.
kingdomino-learn-same-again = قصر هر ناحیه‌ای را می‌پذیرد، پس این هم مجاز است. حالا دور از قصر امتحان کنید: مزرعهٔ گندم کنار مزرعهٔ گندم.
kingdomino-learn-crowns = تاج‌ها ضرب می‌شوند
kingdomino-learn-crowns-do = امتیاز هر قلمرو: تعداد خانه‌ها ضرب‌در تعداد تاج‌ها. چمنزار شما دو تاج دارد: بزرگش کنید.
kingdomino-learn-crowns-done = سه خانه ضرب‌در دو تاج: ۶ امتیاز به‌جای ۲ امتیاز.
kingdomino-learn-crowns-again = اینجا تاج‌ها کمتر به کار می‌آیند. هر دو نیمه را طوری بگذارید که چمنزارِ تاج‌دار بزرگ شود.
kingdomino-learn-castle = قصر هر ناحیه‌ای را می‌پذیرد
kingdomino-learn-castle-do = شما نه مرداب دارید نه معدن، پس این دومینو جای دیگری ندارد. ولی یک طرف قصرتان هنوز باز است.
kingdomino-learn-castle-done = یک طرف قصر را باز نگه دارید، برای دومینوهایی که جای دیگری ندارند.
kingdomino-learn-castle-again = آن را کنار قصر بگذارید.
kingdomino-learn-end = کل بازی همین است
kingdomino-learn-end-do = امپراتوری‌تان باید در ۵ در ۵ خانه جا شود، و هرکس بیشترین امتیاز را داشته باشد می‌برد. در بازی اولتان نکته‌ها همراهتان هستند.
