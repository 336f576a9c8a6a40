# The table: the frame around a game, and the first page.

table-at-hand = At hand
table-no-place = the domino does not fit here
table-ghost-right = { $left }, and to its right { $right }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
table-ghost-below = { $left }, and below it { $right }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
table-ghost-left = { $left }, and to its left { $right }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
table-ghost-above = { $left }, and above it { $right }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
table-beside-castle = It touches your castle.
table-take-a-seat = Take a seat.
table-pitch = Three kingdom games. Against bots, or with friends by link. No account.
table-play-now = Play now
table-play-now-what = { $game } against { $bot }
table-with-friends = Play with friends
table-go-on = Continue
table-players = 2 to 4 players
table-minutes = { $count } min
table-weight-light = light
table-weight-medium = medium
table-harder = Take on the { $bot }

table-motion = Motion
table-motion-normal = Normal
table-motion-fast = Fast
table-motion-off = Off

table-other-tab = Your game is open in another tab. Close that tab, or continue the game there.
table-acts = plays now
table-your-turn = your turn
table-is-next = plays next
table-acts-later = later
table-has-played = has played
table-menu = Menu
table-review = Review the game
table-easier = Play the { $bot }
table-margin = { $points ->
        [one] Only { $points } point apart.
       *[other] Only { $points } points apart.
    }
table-tie = Equal points: the tie-break decided.
table-total = Total
table-review-title = Review
table-percent = { $percent }%
table-hint-chance = { $percent }% to win the game.
table-play-hint = Play it
table-why-points = { $points ->
        [one] It scores { $points } point at once.
       *[other] It scores { $points } points at once.
    }
table-left-behind = { $points ->
        [one] It left { $points } point behind
       *[other] It left { $points } points behind
    }
table-something-better = There was something better
table-played = Played
table-better = Better
table-after-move = { $seat }’s chance to win after the move
table-next-moment = Next moment
table-first-moment = Show the moments
table-play-on = Play on from here
table-moment-of = { $seat }: win chance −{ $percent } points
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-show-places = Show where you can act
table-more-places = { $count ->
        [one] { $count } more place
       *[other] { $count } more places
    }
table-about-novice = Has just learned the rules. Good for a first game.
table-about-squire = Takes the best move in sight, and looks no further.
table-about-knight = Plans ahead and sees what you need.
table-about-master = Thinks hard about every turn. Rarely loses.
table-will-face = You against { $names }
table-will-share = { $count } people pass this device around
table-will-invite = Friends join by link
table-will-take = about { $minutes } minutes
table-invites = { $name } invites you to { $game }
table-no-record = This file isn’t a game record. A record is a file that this page saved: its name ends in .takht.json.
table-game-over = Game { $number } is over
table-time-left = Time left
table-time-short = You have 10 seconds left
table-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
table-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
table-stood-in-away = A bot plays for you while you’re away.
table-stood-in-time = Your time ran out, so a bot plays for you.
table-stood-in-resigned = You’ve resigned. A bot plays on, and you can watch.
table-take-back = Take your seat back
table-end-offer = Offer to end the game
table-end-offered = { $names } would like to end the game here.
table-end-waits = You’ve offered to end the game. Waiting for the others.
table-end-agree = End the game
table-end-decline = Play on
table-end-withdraw = Withdraw
table-ended-agreed = You all agreed to end the game here.
table-ended-resigned = The game ended because everyone resigned.
table-gone = { $name } is gone. Replace them?
table-replace-bot = With a bot
table-replace-guest = With someone new
table-replace-wished = wanted by { $names }
table-resign = Resign
table-resign-how = A bot plays on for you, and the game counts as lost. You can’t take this back.
table-beside-game = Around the table
table-played-by = played by { $name }
table-pace = Time for each player
table-pace-none = No clock
table-pace-quick = Quick: 15 seconds a turn, plus 2 minutes
table-pace-steady = Steady: 30 seconds a turn, plus 5 minutes
table-pace-calm = Calm: a minute a turn, plus 15 minutes
table-pace-day = Turn by turn: a day for each turn
table-pace-week = Turn by turn: a week for each turn
table-pace-days = { $count ->
        [one] Turn by turn: { $count } day for each turn
       *[other] Turn by turn: { $count } days for each turn
    }
table-pace-hours = { $count ->
        [one] Turn by turn: { $count } hour for each turn
       *[other] Turn by turn: { $count } hours for each turn
    }
table-pace-other = { $turn } seconds a turn, plus { $bank } seconds
table-kept-for = kept for { $name }
table-host = host
table-hand-on = Make host
table-remove-player = Remove
table-remove-and-lock = Remove and lock the table
table-lock = Lock the table
table-unlock = Unlock the table
table-is-locked = The table is locked: nobody new can sit down.
table-got-it = Got it
table-back-to-game = Back to your game
table-free-seat = A player has left. Would you like to take over their seat?
table-call-me = Notify me when the page is closed
table-call-browser = Through this browser
table-call-mail = Email address
table-call-hook = Address of your program
table-call-feed = A feed and a calendar
table-call-programs = For programs and feeds
table-call-add = Add
table-call-secret = The secret that signs its messages, shown only now:
table-call-denied = Your browser doesn’t allow notifications from this page.
table-call-impossible = This browser can’t be notified here. That needs an encrypted connection.
table-call-confirm-mail = We’ve sent you an email. Please confirm there.
table-call-unconfirmed = not confirmed yet
table-call-offer = A turn can take hours or days here. Shall this browser tell you when it’s your turn, even with the page closed?
table-call-yes = Yes, tell me
table-call-no = No, thanks
table-call-bad-address = We can’t notify that address. A program’s address begins with https://, an email address has an @.
table-call-end = Stop
table-watched-tables = Tables you’re watching
table-forget-over = Remove finished games
table-rematch-offered = There’s a rematch. Your seat is kept for two minutes.
table-rematch-late = The rematch has begun without you. You can watch it here, or start another game.
table-accurate = { $percent }% accurate
table-meanwhile = While you were away
table-meanwhile-by = While you were away, { $name } played for you:
table-meanwhile-more = { $count ->
        [one] { $count } more thing before that
       *[other] { $count } more things before that
    }
table-bot = Bot
table-round = Round { $round }
table-share = Share
table-resigned = { $names } resigned.

invite-from = { $who } invites you to { $game }
invite-open = Come and play { $game }
invite-playing = A game of { $game } is on: watch it
invite-free = { $free ->
        [one] { $free } seat is free.
       *[other] { $free } seats are free.
    }
invite-full = Every seat is taken. You can watch.
invite-with = At the table: { $names }
invite-go = Go to the table
invite-no-table = This table is gone, or the link was cut short. Ask for the link again, or start a game of your own: no account needed.
invite-no-page = There’s nothing at this address. Ask for the link again, or start a game of your own: no account needed.
invite-home = To the start page
