# آنچه وقتی صفحه بسته است شنیده می‌شود: در ایمیل، خوراک، تقویم و اعلان مرورگر.

notices-turn = در { $game } نوبت شماست.
notices-time-low = وقت شما در { $game } رو به پایان است. به‌زودی یک ربات به‌جای شما بازی می‌کند.
notices-started = { $game } دارد شروع می‌شود. سر میز بیایید.
notices-joined = { $who } به میز { $game } شما پیوست.
notices-over = بازی { $game } شما تمام شد.
notices-others = هم‌بازی‌های شما: { $names }.
notices-open = باز کردن میز: { $link }
notices-stop = لغو این ایمیل‌ها: { $link }

notices-confirm-subject = دربارهٔ { $game } ایمیل می‌خواهید؟
notices-confirm-why = کسی خواسته است هر وقت در { $game } نوبتش شد، به این نشانی ایمیل بیاید.
notices-confirm-link = اگر خودتان بوده‌اید، اینجا تأیید کنید: { $link }
notices-confirm-ignore = اگر شما نبوده‌اید، کاری نکنید. ایمیل دیگری نمی‌آید.
notices-confirm-never = اگر می‌خواهید دیگر هرگز از شما پرسیده نشود: { $link }

notices-confirm-page = ایمیل دربارهٔ بازی شما
notices-confirm-button = بله، ایمیل بفرستید
notices-confirmed = هر وقت میز منتظر شما باشد، ایمیل می‌گیرید.
notices-stop-page = ایمیل‌های مربوط به بازی شما لغو شود؟
notices-stop-button = لغو ایمیل‌ها
notices-stopped = دیگر دربارهٔ این بازی ایمیل نمی‌گیرید.
notices-never-page = دیگر هرگز از این نشانی دربارهٔ ایمیل پرسیده نشود؟
notices-never-button = دیگر نپرسید
notices-never = دیگر از این نشانی چیزی نمی‌پرسیم.
notices-unknown = این پیوند دیگر معتبر نیست.

notices-feed-title = تخت: بازی شما
notices-deadline = پایان نوبت شما در { $game }
