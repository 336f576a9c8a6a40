# پنجره: آنچه گرداگرد صفحه‌های بازی است.

window-title = تخت
window-tagline = بازی‌های پادشاهی بر یک میز باز
window-language = زبان
window-theme = روشن یا تیره
window-home = همهٔ بازی‌ها
window-about-kingdomino = دومینو برگزینید، سرزمینتان را گرداگرد قلعه بگسترانید و از هر تاج بهره ببرید.
window-new-game = بازی تازه
window-continue = ادامهٔ بازی شما
window-players = چه کسانی بازی می‌کنند
window-player-count = شمار بازیکنان
window-seat = جایگاه { $number }
window-seat-name = نام
window-person = انسان
window-level-novice = ربات: نوآموز
window-level-squire = ربات: ملازم
window-level-knight = ربات: شوالیه
window-level-master = ربات: استاد
window-options = گزینه‌ها
window-start = شروع
window-now = { $seat }: { $todo }
window-thinking = { $seat } فکر می‌کند
window-check-turn = { $seat }: نوبتتان همین است؟ تأیید کنید یا پس بگیرید.
window-confirm = تأیید
window-undo = برگرداندن
window-restart-turn = نوبت از نو
window-rotate = چرخاندن دومینو
window-place = اینجا بگذار
window-place-gain = اینجا بگذار: { $points ->
        [one] { $points } امتیاز
       *[other] { $points } امتیاز
    }
window-place-help = خانه‌ای روشن را لمس کنید یا با کلیدهای جهت‌نما حرکت کنید؛ R دومینو را می‌چرخاند و Enter آن را می‌گذارد.
window-hint = راهنمایی
window-hint-said = { $event }: از هر ۱۰۰ بازی این‌چنینی { $percent } تا را می‌برد
window-kingdom = { $seat }: { $points ->
        [one] { $points } امتیاز
       *[other] { $points } امتیاز
    }
window-log = چه گذشت
window-over = بازی تمام شد
window-won = { $seat } برنده شد
window-shared = { $seats } با هم برنده شدند
window-record = بارگیری سابقهٔ بازی
window-in-words = به زبان نوشتار
window-type-move = حرکت را بنویسید
window-type-example = برای نمونه { $example }
window-do-it = انجام بده
window-auto-confirm = نوبت‌ها خودبه‌خود تأیید شوند
window-not-kept = این مرورگر اجازهٔ نگه‌داشتن بازی را نمی‌دهد: با بستن صفحه از دست می‌رود.
window-bot-gone = کارگر ربات از کار افتاد؛ ربات در خود صفحه فکر می‌کند و شاید صفحه لحظه‌ای کند شود.
window-not-saved-here = آنچه اینجا نگه داشته شده بازی این برنامه نیست
window-cannot-continue = بازی نگه‌داشته را نمی‌توان ادامه داد: { $reason }
