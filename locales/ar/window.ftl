# النافذة: ما يحيط برقع اللعب.

window-title = تخت
window-tagline = ألعاب الممالك على طاولة مفتوحة واحدة
window-language = اللغة
window-theme = فاتح أو داكن
window-home = كل الألعاب
window-about-kingdomino = اختر قطع الدومينو، ووسّع أرضك حول القلعة، واجعل لكل تاج قيمة.
window-new-game = لعبة جديدة
window-continue = متابعة لعبتك
window-players = من يلعب
window-player-count = عدد اللاعبين
window-seat = المقعد { $number }
window-seat-name = الاسم
window-person = إنسان
window-level-novice = روبوت: مبتدئ
window-level-squire = روبوت: مرافق الفارس
window-level-knight = روبوت: فارس
window-level-master = روبوت: خبير
window-options = الخيارات
window-start = ابدأ
window-now = { $seat }: { $todo }
window-thinking = { $seat } يفكّر
window-check-turn = { $seat }: أهذا دورك؟ أكّده أو تراجع عنه.
window-confirm = تأكيد
window-undo = تراجع
window-restart-turn = أعد الدور
window-rotate = أدر القطعة
window-place = ضعها هنا
window-place-gain = ضعها هنا: { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
window-place-help = المس مربعًا مضيئًا أو تحرّك بمفاتيح الأسهم؛ R يدير القطعة وEnter يضعها.
window-hint = تلميح
window-hint-said = { $event }: يفوز في { $percent } من كل ١٠٠ لعبة كهذه
window-kingdom = { $seat }: { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
window-log = ما جرى
window-over = انتهت اللعبة
window-won = فاز { $seat }
window-shared = تقاسم الفوز: { $seats }
window-record = تنزيل السجل
window-in-words = بالكلمات
window-type-move = اكتب نقلة
window-type-example = مثلًا { $example }
window-do-it = نفّذ
window-auto-confirm = تأكيد الأدوار تلقائيًا
window-not-kept = هذا المتصفّح لا يسمح بحفظ اللعبة: ستضيع عند إغلاق الصفحة.
window-bot-gone = توقّف عامل الروبوت؛ يتابع التفكير في الصفحة نفسها وقد تبطؤ لحظة.
window-not-saved-here = المحفوظ هنا ليس لعبة من هذا البرنامج
window-cannot-continue = لا يمكن متابعة اللعبة المحفوظة: { $reason }
