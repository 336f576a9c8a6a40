# What people read who see the board: sentences that name no places, and address the player who reads.
# ID-seen takes the place of ID; ID-you is for the seat that reads; ID-you-ARGUMENT if that argument names it.

## Kingdomino

kingdomino-domino-seen = { $left } و { $right }
kingdomino-tell-deal-seen = دومینوهای تازه چیده می‌شوند
kingdomino-tell-pick-you = شما { $domino } را انتخاب می‌کنید
kingdomino-tell-place-seen = { $seat } { $domino } را می‌گذارد
kingdomino-tell-place-you = شما { $domino } را می‌گذارید
kingdomino-tell-discard-seen = جایی ندارد: { $seat } ناچار { $domino } را از بازی خارج می‌کند
kingdomino-tell-discard-you = جایی ندارد: شما ناچار { $domino } را از بازی خارج می‌کنید
kingdomino-prompt-place-seen = دومینوی خود را بگذارید

## Kingdom Builder

kingdom-builder-tell-first-you = شما شروع می‌کنید
kingdom-builder-tell-draw-you = شما کارت { $terrain } می‌کشید
kingdom-builder-tell-draw-hidden-you = شما یک کارت می‌کشید
kingdom-builder-tell-reveal-you = شما کارت { $terrain } را رو می‌کنید
kingdom-builder-tell-redraw-you = در آن ناحیه هیچ خانهٔ آزادی نمانده است؛ کارت دیگری می‌کشید: { $terrain }
kingdom-builder-tell-build-seen = { $seat } یک اقامتگاه می‌سازد
kingdom-builder-tell-build-you = شما یک اقامتگاه می‌سازید
kingdom-builder-tell-extra-seen = { $seat } با کاشی { $tile } یک اقامتگاه می‌سازد
kingdom-builder-tell-extra-you = شما با کاشی { $tile } یک اقامتگاه می‌سازید
kingdom-builder-tell-move-seen = { $seat } با کاشی { $tile } اقامتگاهی را جابه‌جا می‌کند
kingdom-builder-tell-move-you = شما با کاشی { $tile } اقامتگاهی را جابه‌جا می‌کنید
kingdom-builder-tell-end-you = شما نوبت خود را تمام می‌کنید

## Capture

capture-tell-first-you = شما تاس شروع را می‌برید و بازی را شروع می‌کنید
capture-tell-tile-seen = { $seat } یک کاشی می‌گذارد
capture-tell-tile-you = شما یک کاشی می‌گذارید
capture-tell-small-seen = { $seat } یک ساختمان کوچک می‌گذارد
capture-tell-small-you = شما یک ساختمان کوچک می‌گذارید
capture-tell-large-seen = { $seat } یک ساختمان بزرگ می‌گذارد
capture-tell-large-you = شما یک ساختمان بزرگ می‌گذارید
capture-tell-base-seen = { $seat } پایگاه شروع خود را می‌گذارد
capture-tell-base-you = شما پایگاه شروع خود را می‌گذارید
capture-tell-move-seen = { $seat } مهره‌اش را جابه‌جا می‌کند
capture-tell-move-you = شما مهره‌تان را جابه‌جا می‌کنید
capture-tell-capture-seen = { $seat } به یک ساختمان حمله می‌کند
capture-tell-capture-you = شما به یک ساختمان حمله می‌کنید
capture-tell-roll-left-seen = { $seat } تاس { $roll } می‌آورد: استحکام ساختمان به { $left } می‌رسد
capture-tell-roll-left-you = شما تاس { $roll } می‌آورید: استحکام ساختمان به { $left } می‌رسد
capture-tell-roll-taken-seen = { $seat } تاس { $roll } می‌آورد و ساختمان را تصرف می‌کند
capture-tell-roll-taken-you = شما تاس { $roll } می‌آورید و ساختمان را تصرف می‌کنید
capture-tell-battle-you = شما به { $other } حمله می‌کنید
capture-tell-battle-you-other = { $seat } به شما حمله می‌کند
capture-tell-rolls-won-you-winner = { $attack } در برابر { $defence }: شما می‌برید؛ { $loser } یک جان از دست می‌دهد و به پایگاه خود برمی‌گردد
capture-tell-rolls-won-you-loser = { $attack } در برابر { $defence }: { $winner } می‌برد؛ شما یک جان از دست می‌دهید و به پایگاه خود برمی‌گردید
capture-tell-rolls-out-you-winner = { $attack } در برابر { $defence }: شما می‌برید؛ { $loser } آخرین جان خود را از دست می‌دهد و از بازی حذف می‌شود
capture-tell-rolls-out-you-loser = { $attack } در برابر { $defence }: { $winner } می‌برد؛ شما آخرین جان خود را از دست می‌دهید و از بازی حذف می‌شوید
capture-tell-step-seen = { $seat } جا باز می‌کند
capture-tell-step-you = شما جا باز می‌کنید
capture-tell-pass-you = شما نوبت را رد می‌کنید

## Refusals

kingdomino-on-castle-seen = قصر شما روی آن خانه است.
kingdomino-taken-seen = آن خانه پر است.
kingdomino-too-wide-seen = عرض امپراتوری { $width } می‌شود؛ حداکثر { $limit } است.
kingdomino-too-high-seen = ارتفاع امپراتوری { $height } می‌شود؛ حداکثر { $limit } است.
kingdomino-far-away-seen = آن خانه از قصر شما خیلی دور است.
kingdomino-unconnected-seen = هیچ‌یک از دو نیمه کنار زمین هم‌نوع خود ({ $left }، { $right }) یا قصر نیست.
kingdom-builder-taken-seen = اقامتگاه { $seat } آنجاست.
kingdom-builder-taken-you = اقامتگاه خودتان آنجاست.
kingdom-builder-not-buildable-seen = آنجا نمی‌توان ساخت: { $land }.
kingdom-builder-wrong-land-seen = آنجا { $land } است؛ شما { $wanted } لازم دارید.
kingdom-builder-apart-seen = تا وقتی کنار اقامتگاه‌های خودتان جا هست، باید همان‌جا بسازید.
kingdom-builder-nothing-owed-seen = همهٔ اقامتگاه‌های این نوبت را ساخته‌اید. از کاشی استفاده کنید یا نوبت را تمام کنید.
kingdom-builder-empty-supply-seen = اقامتگاهی برای ساختن ندارید؛ هنوز می‌توانید جابه‌جا کنید.
kingdom-builder-not-own-seen = آنجا اقامتگاهی ندارید.
kingdom-builder-same-hex-seen = جای دیگری را انتخاب کنید: اقامتگاه همین‌جاست.
kingdom-builder-not-on-edge-seen = آنجا لبهٔ نقشه نیست.
kingdom-builder-not-in-line-seen = آنجا سرِ خط راستی از دست‌کم سه اقامتگاه شما نیست.
kingdom-builder-not-two-away-seen = اقامتگاه درست دو خانه در خط راست جابه‌جا می‌شود؛ آنجا این‌طور نیست.
capture-tile-taken-seen = آنجا کاشی هست.
capture-tile-apart-seen = کاشی باید با کاشی دیگری ضلع مشترک داشته باشد.
capture-gap-seen = آنجا خانه‌ای نیست.
capture-built-seen = آنجا ساختمانی هست.
capture-apart-seen = ساختمان بزرگ دو خانهٔ چسبیده می‌خواهد.
capture-closed-building-seen = در آن صورت هرگز نمی‌شود به یکی از ساختمان‌ها رسید.
capture-closed-base-seen = این پایگاه به پایگاه‌های دیگر یا به یکی از ساختمان‌ها راه نخواهد داشت.
capture-closed-room-seen = برای پایگاه‌های شروع جای کافی نمی‌ماند.
capture-base-taken-seen = پایگاه { $seat } آنجاست.
capture-base-taken-you = پایگاه خودتان آنجاست.
capture-beside-large-seen = آنجا کنار ساختمان بزرگ است؛ پایگاه دست‌کم یک خانه فاصله می‌خواهد.
capture-pawn-there-seen = مهرهٔ { $seat } آنجاست.
capture-pawn-there-you = مهرهٔ خودتان آنجاست.
capture-too-far-seen = آنجا بیش از یک گام فاصله دارد.
capture-not-yours-seen = فقط دور ساختمان‌های خودتان می‌توانید بچرخید؛ این یکی مال { $seat } است.
capture-not-yours-neutral-seen = فقط دور ساختمان‌های خودتان می‌توانید بچرخید؛ این یکی هنوز صاحب ندارد.
capture-building-away-seen = آن ساختمان کنار مهرهٔ شما نیست.
capture-own-building-seen = آن ساختمان مال خودتان است.
capture-the-base-seen = این همان پایگاهی است که باید خالی شود.
capture-not-nearest-seen = یکی از نزدیک‌ترین خانه‌های خالی را انتخاب کنید؛ این یکی دورتر است.

## The page

web-now-you = { $todo }
web-check-turn-you = نوبتتان را تأیید کنید یا حرکتتان را پس بگیرید.
web-won-you = شما بردید
web-turn-of-you = نوبت شماست
web-chance-you = شما: { $percent }٪
web-accuracy-you = شما: { $percent }٪
web-seat-title-you = شما: { $points ->
        [one] { $points } امتیاز
       *[other] { $points } امتیاز
    }
web-seat-gold-you = شما: { $points } طلا
table-moment-of-you = شما: شانس برد { $percent } واحد کمتر
table-after-move-you = شانس برد شما پس از حرکت
sketch-apart-seen = خانهٔ نشان‌شده به قصر نمی‌پیوندد.
sketch-too-wide-seen = عرض امپراتوری { $width } است؛ حداکثر { $limit }.
sketch-too-high-seen = ارتفاع امپراتوری { $height } است؛ حداکثر { $limit }.
kingdom-builder-why-seen = { $source }: { $gold } طلا
kingdom-builder-sketch-afloat-seen = اقامتگاهی روی آب است، ولی این نقشه بندر ندارد.
web-settled-you = اقامتگاه‌های شما: { $hexes }
