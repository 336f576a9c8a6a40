# What people hear while their page is closed: in mails, feeds and calendars, and from browsers.

notices-turn = It is your turn in { $game }.
notices-time-low = Your time in { $game } is running out. A bot plays for you soon.
notices-started = { $game } is about to begin. Come to the table.
notices-joined = { $who } has joined your table of { $game }.
notices-over = Your game of { $game } is over.
notices-others = You play with { $names }.
notices-open = Open the table: { $link }
notices-stop = End these mails: { $link }

notices-confirm-subject = Do you want mails about { $game }?
notices-confirm-why = Somebody has asked for mails to this address when it is their turn in { $game }.
notices-confirm-link = If it was you, confirm it here: { $link }
notices-confirm-ignore = If it was not you, do nothing. No other mail follows.

notices-confirm-page = Mails about your game
notices-confirm-button = Yes, send me mails
notices-confirmed = You get a mail when the table waits for you.
notices-stop-page = End the mails about your game?
notices-stop-button = End the mails
notices-stopped = You get no more mails about this game.
notices-unknown = This link is no longer valid.

notices-feed-title = Takht: your game
notices-deadline = Your turn in { $game } ends
