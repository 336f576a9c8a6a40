# Leagues: registered engines meet round by round

league-title = { $game }: لیگ { $count } ربات
league-about = { $system }. هر میز { $players }‌نفره { $games } بازی می‌کند؛ { $limit }.
league-round-robin = همه با همه روبه‌رو می‌شوند
league-swiss = { $rounds } دور به روش سوئیسی
league-standings = جدول رده‌بندی
league-place = رتبه
league-entrant = ربات
league-points = امتیاز لیگ
league-forfeits = باخت فنی
league-cross = همه در برابر همه
league-cross-about = ربات هر سطر در چند بازی از ربات ستون جلوتر بوده است؛ تساوی نیم حساب می‌شود.
league-met = { $points } از { $games }
league-rounds = دورها
league-round = دور { $number }
league-game = بازی { $number }
league-byes = استراحت: { $names }
league-rated = ریتینگ‌ها به روش ونگ و لین است و در کروشه بازهٔ اطمینان ۹۵٪ آمده است.
league-forfeit = { $failure }؛ پس از { $ply } رویداد این بازی را فنی باخت
league-game-title = { $game }، دور { $round }، بازی { $number }
league-back = بازگشت به لیگ
league-begins = بازی آغاز می‌شود
league-stand-in = بازیکن تصادفی به جای او بازی کرد
league-first = آغاز
league-previous = قبلی
league-play = پخش
league-pause = مکث
league-next = بعدی
league-last = پایان
league-step = رویداد
league-of = از { $plies }
league-keys = با کلیدهای جهت‌نما گام‌به‌گام پیش بروید؛ کلید فاصله پخش می‌کند.
league-record = فایل این بازی
league-record-about = هر میز تخت آن را باز می‌کند و حرکت‌ها را مرور می‌کند.
league-few = میز { $players }‌نفره دست‌کم { $players } ربات می‌خواهد؛ در { $file } نام { $count } ربات آمده است
league-line-wrong = { $file }، سطر { $line }: { $reason }
league-line-form = نام یا ربات جا افتاده است؛ بنویسید NAME = BOT یا NAME = exec:COMMAND
league-line-twice = نام { $name } تکراری است؛ پیش از ربات نام دیگری با = بنویسید
league-not-text = این متن UTF-8 نیست
league-line = دور { $round } از { $rounds }: { $done } بازی از { $games } بازی تمام شده است
league-page = صفحهٔ لیگ در { $file } است
