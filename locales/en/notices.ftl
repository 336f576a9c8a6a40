# What people hear while their page is closed: in mails, feeds and calendars, and from browsers.

notices-turn = It’s your turn in { $game }.
notices-time-low = Your time in { $game } is running out. A bot will play for you soon.
notices-started = { $game } is about to begin. Come to the table.
notices-joined = { $who } has joined your { $game } table.
notices-over = Your game of { $game } is over.
notices-others = You’re playing with { $names }.
notices-open = Open the table: { $link }
notices-stop = Stop these emails: { $link }

notices-confirm-subject = Do you want emails about { $game }?
notices-confirm-why = Someone asked us to email this address when it’s their turn in { $game }.
notices-confirm-link = If that was you, confirm here: { $link }
notices-confirm-ignore = If it wasn’t you, do nothing. We won’t send another email.
notices-confirm-never = If you never want to be asked again: { $link }

notices-confirm-page = Emails about your game
notices-confirm-button = Yes, email me
notices-confirmed = You’ll get an email when the table is waiting for you.
notices-stop-page = Stop the emails about your game?
notices-stop-button = Stop the emails
notices-stopped = You’ll get no more emails about this game.
notices-never-page = Never ask this address about emails again?
notices-never-button = Never ask again
notices-never = We won’t ask this address again.
notices-unknown = This link is no longer valid.

notices-feed-title = Takht: your game
notices-deadline = Your turn in { $game } ends
