# ما يُسمع والصفحة مغلقة: في البريد والتغذيات والتقاويم وإشعارات المتصفّح.

notices-turn = حان دورك في { $game }.
notices-time-low = يوشك وقتك في { $game } على الانتهاء. سيلعب لاعب آلي مكانك قريبًا.
notices-started = توشك لعبة { $game } أن تبدأ.
notices-joined = انضم { $who } إلى طاولتك في { $game }.
notices-over = انتهت لعبتك: { $game }.
notices-others = تلعب مع { $names }.
notices-open = افتح الطاولة: { $link }
notices-stop = أوقف هذه الرسائل: { $link }

notices-confirm-subject = هل تريد رسائل عن { $game }؟
notices-confirm-why = طلب أحدهم رسائل إلى هذا العنوان عندما يحين دوره في { $game }.
notices-confirm-link = إن كنت أنت من طلب، فأكّد هنا: { $link }
notices-confirm-ignore = وإن لم تكن أنت، فلا تفعل شيئًا. لن تصلك رسالة أخرى.
notices-confirm-never = إن كنت لا تريد أن نسألك مرة أخرى أبدًا: { $link }

notices-confirm-page = رسائل عن لعبتك
notices-confirm-button = نعم، أرسلوا لي الرسائل
notices-confirmed = ستصلك رسالة عندما تنتظرك الطاولة.
notices-stop-page = هل تريد إيقاف الرسائل عن لعبتك؟
notices-stop-button = أوقف الرسائل
notices-stopped = لن تصلك رسائل أخرى عن هذه اللعبة.
notices-never-page = ألا نسأل هذا العنوان عن الرسائل مرة أخرى أبدًا؟
notices-never-button = لا تسألوا مرة أخرى
notices-never = لن نسأل هذا العنوان مرة أخرى.
notices-unknown = لم يعد هذا الرابط صالحًا.

notices-feed-title = تخت: لعبتك
notices-deadline = ينتهي دورك في { $game }
