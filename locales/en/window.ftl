# The window: what stands around the boards.

window-title = Takht
window-tagline = Kingdom games at one table, open to all
window-language = Language
window-theme = Light or dark theme
window-home = All games
window-about-kingdomino = Choose dominoes, let your lands grow around the castle, and make every crown count.
window-new-game = New game
window-continue = Continue your game of { $game }
window-players = Players
window-player-count = Number of players
window-seat = Seat { $number }
window-seat-name = Name
window-person = Person
window-level-novice = Bot: novice
window-level-squire = Bot: squire
window-level-knight = Bot: knight
window-level-master = Bot: master
window-options = Options
window-start = Start
window-now = { $seat }: { $todo }
window-thinking = { $seat } is thinking…
window-check-turn = { $seat }: confirm your turn, or undo it.
window-confirm = Confirm
window-undo = Undo
window-restart-turn = Restart turn
window-rotate = Rotate
window-place = Place here
window-place-gain = Place here: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
window-place-help = Tap a highlighted square, or move with the arrow keys; R rotates the domino, Enter places it.
window-hint = Hint
window-hint-said = { $event }: wins about { $percent } of 100 games from here
window-kingdom = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
window-log = What happened
window-over = The game is over
window-won = { $seat } wins
window-shared = { $seats } share the victory
window-record = Download game record
window-in-words = All moves in words
window-type-move = Type a move
window-type-example = for example { $example }
window-do-it = Make the move
window-auto-confirm = Confirm turns automatically
window-not-kept = This browser does not let us save the game: it will be lost when you close the page.
window-bot-gone = The bot can no longer think in the background; it goes on thinking in this page, which may feel slow for a moment.
window-not-saved-here = what was saved here is not a game of this program
window-cannot-continue = The saved game cannot be continued: { $reason }
window-about-kingdom-builder = Build settlements across the land, take what the locations offer, and let the cards pay you in gold.
window-about-capture = Lay out the map, send out your pawn, roll a twelve-sided die, and capture the buildings before the others do.
window-skip = Skip to content
window-board = Board
window-map = Map
window-side = The table
window-points = Points so far
window-tools = What to do
window-build = Build
window-end-turn = End turn
window-where-to = Now the second place: choose a highlighted one, or press Escape to start over.
window-point-help = Tap a highlighted place, or move with the arrow keys; N goes to the next highlighted place, Enter chooses it.
window-hint-thinking = Looking for a good move…
window-see-clause = Rule { $clause }
window-box = Still to come
window-box-dominoes = Not yet seen: { $count ->
        [one] { $count } domino
       *[other] { $count } dominoes
    }
window-played = { $terrain } cards played: { $count }
window-gold = What brings gold
window-card-hidden = hidden card
window-hold-card = Hold to see the card
window-layout = The map
window-by-hand = laid by the players, tile by tile
window-empty-no-limit = (leave empty for no limit)
window-empty-chance = (otherwise drawn at random)
window-turned = turned
window-nth = Number { $number }
window-open-record = Open a game record
window-cannot-open = This file cannot be opened: { $reason }
window-replay = Watch the replay
window-play-again = Play again
window-first = To the start
window-back = Back
window-forward = Forward
window-play = Play
window-moment = Step { $number } of { $count }
window-curve = Chances of winning
window-curve-progress = Thinking about the game: { $percent }%
window-chance = { $seat }: { $percent }%
window-scoring = Score a real-life game
window-draw-help = Choose a terrain and its crowns, then tap the squares; tap a square again to clear it.
window-draw-castle = Where is the castle? Choose it and tap its square.
window-settle-help = Choose the boards and cards on your table, then a player, and tap where that player’s settlements stand.
window-erase = Erase
window-crown = Crowns
window-crowns = { $count ->
        [0] no crown
        [one] { $count } crown
       *[other] { $count } crowns
    }
window-size = Size of the kingdom
window-terrain = Terrain
window-hand = Whose settlements
window-boards = The four boards
window-total = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
window-begin-anew = Start over
window-needs = This page needs JavaScript and WebAssembly, which all browsers of recent years have. Please allow them, or use a newer browser.
window-kingdom-builder-option-boards = Boards: choose the four boards of the map
window-kingdom-builder-option-cards = Cards: choose the three that bring gold
window-top-left = Top left
window-top-right = Top right
window-bottom-left = Bottom left
window-bottom-right = Bottom right
window-cancel = Cancel
window-pause = Pause
window-seat-gold = { $seat }: { $points } gold
window-total-gold = { $points } gold
window-there = { $place }: { $what }
window-settled = { $seat }, settlements on: { $hexes }
window-pawn = { $seat }: pawn on { $pawn }, base on { $base }, lives { $lives }
window-building = { $square }: { $kind }, points left { $points }, { $owner }
window-nobodys = nobody’s
window-row = Row { $row }: { $lands }
window-turn-of = { $seat } to play
window-your-turn = Your turn
window-sending = Sending your turn…
window-connecting = Connecting to the table…
window-lost = Connection lost. Nothing is lost: the game goes on here as soon as the network is back.
window-gone-on = The table has moved on: your turn had been played for you. Here is how it stands now.
window-refused = The table did not accept this turn; please try another one.
window-unreachable = The server cannot be reached. You can still play against bots and on this device.
window-problem-no-table = There is no such table. It may have been closed, or the link is incomplete.
window-problem-seat-taken = Someone else has just taken this seat.
window-problem-seats-free = Some seats are still free.
window-problem-begun = The game has already begun.
window-problem-wrong-secret = This link no longer opens the seat. You can watch the game.
window-problem-bad-name = Please enter a name that others can read.
window-problem-too-many = That was a little too much at once. Please wait a moment and try again.
window-other-build = The server has a newer version of this page. Finish your turn, then reload the page.
window-problem-outdated = This page is older than the server. Please reload it.
window-problem-not-your-turn = It is not your turn.
window-problem-unavailable = The server is busy right now. Please try again in a moment.
window-problem-frozen = This game cannot go on with the present version of the rules; everything played is kept. ({ $about })
window-frozen = This game cannot go on with the present version of the rules; everything played is kept.
window-problem-other = That did not work. ({ $about })
window-away = { $name } is away
window-away-patience = { $name } is away; a bot will play for them if it takes long
window-stood-in = { $name } is away; a bot plays for them until they are back
window-fair = { $count ->
        [one] The shuffle was fair: { $count } deal checked. See for yourself.
       *[other] The shuffle was fair: all { $count } deals checked. See for yourself.
    }
window-unfair = The deals could not be confirmed: { $reason }
window-fair-how = Before anyone sat down, the server published the fingerprint of a secret (commit); everyone at the table added random bytes (nonces). The secret (seed) is now open, and every deal follows from it. To check it elsewhere, download the record and run
window-rematch = Rematch
window-join-rematch = Join the rematch
window-where-played = Where do you play?
window-on-this-device = On this device
window-by-link = With friends, by link
window-with-others = With friends
window-your-name = Your name
window-patience = A bot plays for whoever is away
window-patience-live = after a minute and a half (live)
window-patience-days = after two days (turn by turn)
window-patience-endless = never: everyone is waited for
window-allow-hints = Allow hints during the game
window-listed = Show the table to strangers, too
window-make-table = Make the table
window-invite = Send this link to the people you want to play with. Whoever opens it can take a seat or watch.
window-link = Link to the table
window-copy = Copy the link
window-copied = Copied
window-not-copied = Could not be copied: please select the link and copy it yourself
window-send-link = Share…
window-code = The link as a picture for cameras
window-only-here = Only this device can open this link. For friends on your network, start the server with
window-free = free
window-you = (you)
window-is-away = (away)
window-sit = Sit here
window-seat-bot = Add a bot
window-stand-up = Stand up
window-free-seat = Free this seat
window-free-seats = { $count ->
        [one] Waiting for { $count } more player
       *[other] Waiting for { $count } more players
    }
window-wait-for-start = Everyone is here. The game can begin.
window-links = Invite people to watch
window-other-device = Go on playing on another device
window-personal-link = This link is yours alone: whoever has it plays on your seat. Keep it to yourself.
window-close-table = Close this table
window-own-tables = Your tables
window-own-table-with = { $game } with { $names }
window-own-table-with-over = { $game } with { $names } (over)
window-own-table-over = { $game } (over)
window-open-tables = Open tables
window-open-table = { $game }: { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
window-accuracies = Accuracy of the moves
window-accuracy = { $seat }: { $percent }%
window-moments = The moments that mattered most
window-moment-said = { $played } (better: { $best }; cost { $percent }% of the win)
window-share-replay = Share this replay by link
window-call = Call me with a sound when it is my turn
