# The window: what stands around the boards.

web-title = Takht
web-tagline = Kingdom games at one table, open to all
web-language = Language
web-theme = Light or dark theme
web-home = All games
web-about-kingdomino = Choose dominoes, let your lands grow around the castle, and make every crown count.
web-new-game = New game
web-continue = Continue your game of { $game }
web-players = Players
web-player-count = Number of players
web-seat = Seat { $number }
web-seat-name = Name
web-person = Person
web-level-novice = Bot: novice
web-level-squire = Bot: squire
web-level-knight = Bot: knight
web-level-master = Bot: master
web-options = Options
web-start = Start
web-now = { $seat }: { $todo }
web-thinking = { $seat } is thinking…
web-check-turn = { $seat }: confirm your turn, or undo it.
web-confirm = Confirm
web-undo = Undo
web-restart-turn = Restart turn
web-rotate = Rotate
web-place = Place here
web-place-gain = Place here: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-place-help = Tap a highlighted square, or move with the arrow keys; R rotates the domino, Enter places it.
web-hint = Hint
web-hint-said = { $event }: wins about { $percent } of 100 games from here
web-seat-title = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-log = What happened
web-over = The game is over
web-won = { $seat } wins
web-shared = { $seats } share the victory
web-record = Download game record
web-in-words = All moves in words
web-type-move = Type a move
web-type-example = for example { $example }
web-do-it = Make the move
web-auto-confirm = Confirm turns automatically
web-not-kept = This browser does not let us save the game: it will be lost when you close the page.
web-bot-gone = The bot can no longer think in the background; it goes on thinking in this page, which may feel slow for a moment.
web-not-saved-here = what was saved here is not a game of this program
web-cannot-continue = The saved game cannot be continued: { $reason }
web-about-kingdom-builder = Build settlements across the land, take what the locations offer, and let the cards pay you in gold.
web-about-capture = Lay out the map, send out your pawn, roll a twelve-sided die, and capture the buildings before the others do.
web-skip = Skip to content
web-board = Board
web-map = Map
web-side = The table
web-points = Points so far
web-tools = What to do
web-build = Build
web-end-turn = End turn
web-where-to = Now the second place: choose a highlighted one, or press Escape to start over.
web-point-help = Tap a highlighted place, or move with the arrow keys; N goes to the next highlighted place, Enter chooses it.
web-hint-thinking = Looking for a good move…
web-see-clause = Rule { $clause }
web-box = Still to come
web-box-dominoes = Not yet seen: { $count ->
        [one] { $count } domino
       *[other] { $count } dominoes
    }
web-played = { $terrain } cards played: { $count }
web-gold = What brings gold
web-card-hidden = hidden card
web-hold-card = Hold to see the card
web-layout = The map
web-by-hand = laid by the players, tile by tile
web-empty-no-limit = (leave empty for no limit)
web-empty-chance = (otherwise drawn at random)
web-turned = turned
web-nth = Number { $number }
web-open-record = Open a game record
web-cannot-open = This file cannot be opened: { $reason }
web-replay = Watch the replay
web-play-again = Play again
web-first = To the start
web-back = Back
web-forward = Forward
web-play = Play
web-moment = Step { $number } of { $count }
web-curve = Chances of winning
web-curve-progress = Thinking about the game: { $percent }%
web-chance = { $seat }: { $percent }%
web-scoring = Score a real-life game
web-draw-help = Choose a terrain and its crowns, then tap the squares; tap a square again to clear it.
web-draw-castle = Where is the castle? Choose it and tap its square.
web-settle-help = Choose the boards and cards on your table, then a player, and tap where that player’s settlements stand.
web-erase = Erase
web-crown = Crowns
web-crowns = { $count ->
        [0] no crown
        [one] { $count } crown
       *[other] { $count } crowns
    }
web-size = Size of the kingdom
web-terrain = Terrain
web-hand = Whose settlements
web-boards = The four boards
web-total = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-begin-anew = Start over
web-needs = This page needs JavaScript and WebAssembly, which all browsers of recent years have. Please allow them, or use a newer browser.
web-kingdom-builder-option-boards = Boards: choose the four boards of the map
web-kingdom-builder-option-cards = Cards: choose the three that bring gold
web-top-left = Top left
web-top-right = Top right
web-bottom-left = Bottom left
web-bottom-right = Bottom right
web-cancel = Cancel
web-pause = Pause
web-seat-gold = { $seat }: { $points } gold
web-total-gold = { $points } gold
web-there = { $place }: { $what }
web-settled = { $seat }, settlements on: { $hexes }
web-pawn = { $seat }: pawn on { $pawn }, base on { $base }, lives { $lives }
web-building = { $square }: { $kind }, points left { $points }, { $owner }
web-nobodys = nobody’s
web-row = Row { $row }: { $lands }
web-turn-of = { $seat } to play
web-your-turn = Your turn
web-sending = Sending your turn…
web-connecting = Connecting to the table…
web-lost = Connection lost. Nothing is lost: the game goes on here as soon as the network is back.
web-gone-on = The table has moved on: your turn had been played for you. Here is how it stands now.
web-refused = The table did not accept this turn; please try another one.
web-unreachable = The server cannot be reached. You can still play against bots and on this device.
web-problem-no-table = There is no such table. It may have been closed, or the link is incomplete.
web-problem-seat-taken = Someone else has just taken this seat.
web-problem-seats-free = Some seats are still free.
web-problem-begun = The game has already begun.
web-problem-wrong-secret = The table does not let this device do that. The seat may have been freed.
web-seat-lost = The server does not accept your seat at the moment; perhaps it has been freed. You can watch. The seat stays kept on this device: try again, or remove it.
web-try-again = Try again
web-remove-seat = Remove this seat from this device
web-missing = This server does not know the table at the moment. What you have there is kept on this device, and the page keeps trying.
web-other-commitment = The table has changed what it had promised about the deals before the game. This game cannot be trusted any more: the page has stopped and sends nothing more. Keep the record, and talk to the other players and to the person who runs the server.
web-other-events = Moves that this device had already seen have changed. Perhaps the server came back with old data, or somebody altered the game. It cannot be trusted any more: the page has stopped and sends nothing more. Keep the record, and talk to the other players and to the person who runs the server.
web-problem-bad-name = Please enter a name that others can read.
web-problem-name-taken = Someone at this table already has a name that looks like this one. Please choose another.
web-problem-address-taken = Someone already plays at this table from your network. Only the host can allow more, when making a table.
web-problem-too-many = That was a little too much at once. Please wait a moment and try again.
web-other-build = The server has a newer version of this page. Finish your turn, then reload the page.
web-problem-outdated = This page and the server have different versions. Please reload the page. If that does not help, the server is older than the page: wait for its update. Your seat is kept on this device.
web-reload = Reload the page
web-problem-not-your-turn = It is not your turn.
web-problem-unavailable = The server is busy right now. Please try again in a moment.
web-problem-frozen = This game cannot go on with the present version of the rules; everything played is kept. ({ $about })
web-over-frozen = This game is over. The present version of the rules cannot replay it; the result and everything played are kept. ({ $about })
web-problem-other = That did not work. ({ $about })
web-away = { $name } is away
web-away-patience = { $name } is away; a bot will play for them if it takes long
web-stood-in = { $name } is away; a bot plays for them until they are back
web-fair = { $count ->
        [one] The shuffle was fair: { $count } deal checked, and the record compared with what this device noted during the game ({ $what }). See for yourself.
       *[other] The shuffle was fair: all { $count } deals checked, and the record compared with what this device noted during the game ({ $what }). See for yourself.
    }
web-fair-record = { $count ->
        [one] { $count } deal fits the record. Only the record itself was checked, because this device noted nothing during the game.
       *[other] All { $count } deals fit the record. Only the record itself was checked, because this device noted nothing during the game.
    }
web-noted-commit = the commitment
web-noted-sealed = all seals
web-noted-nonce = your own random bytes
web-noted-events = the events you were shown
web-unfair = The deals could not be confirmed: { $reason }
web-fair-how = Before anyone sat down, the server published the fingerprint of a secret (commit). Everyone at the table published the fingerprint of some random bytes (sealed), and the bytes themselves (nonces) only when all fingerprints were known. The secret (seed) is now open, and every deal follows from it and from those bytes: nobody could choose the deals. The person who runs the server knows the secret from the start, though, and could know what comes next. To check it elsewhere, download the record and run
web-rematch = Rematch
web-join-rematch = Join the rematch
web-where-played = Where do you play?
web-on-this-device = On this device
web-by-link = With friends, by link
web-with-others = With friends
web-your-name = Your name
web-patience = A bot plays for a player who is away
web-patience-live = after a minute and a half (live)
web-patience-days = after two days (turn by turn)
web-patience-endless = never: everyone is waited for
web-allow-hints = Allow hints during the game
web-listed = Show the table to strangers, too
web-one-address = Several people may play from one place (one network)
web-make-table = Make the table
web-invite = Send this link to the people you want to play with. They open it to take a seat or to watch.
web-link = Link to the table
web-copy = Copy the link
web-copied = Copied
web-not-copied = Could not be copied: please select the link and copy it yourself
web-send-link = Share…
web-code = The link as a QR code
web-only-here = Only this device can open this link. For friends on your network, start the server with
web-free = free
web-you = (you)
web-is-away = (away)
web-sit = Sit here
web-seat-bot = Add a bot
web-stand-up = Stand up
web-free-seat = Free this seat
web-free-seats = { $count ->
        [one] Waiting for { $count } more player
       *[other] Waiting for { $count } more players
    }
web-wait-for-start = Everyone is here. The game can begin.
web-host-starts = Everyone is here. The host starts the game.
web-opening = The game is about to begin. It waits until the pages of these players confirm: { $names }. A page does that by itself as soon as it is open and connected.
web-links = Invite people to watch
web-other-device = Go on playing on another device
web-personal-link = This link is yours alone: anyone who has it can play on your seat. Keep it to yourself.
web-which-seat = This device has several seats at this table. Which one do you want to use?
web-seat-before = the seat from before
web-seat-of-link = the seat of the link you opened
web-other-seat = Use another seat at this table
web-close-table = Close this table
web-own-tables = Your tables
web-own-table-with = { $game } with { $names }
web-own-table-with-over = { $game } with { $names } (over)
web-own-table-over = { $game } (over)
web-own-table-unknown = Table { $table }
web-is-missing = (this server does not know it at the moment)
web-remove = Remove
web-remove-how = This removes the table from the list on this device; the others keep it. You can come back to your seat only with your personal link.
web-remove-for-everybody = Also ask to delete it for everybody. Once a game has begun, that happens when all its players have asked.
web-remove-here = Remove from this device
web-removed = Removed.
web-removed-others = { $count ->
        [one] Removed from this device. It is deleted for everybody when { $count } more player asks for it.
       *[other] Removed from this device. It is deleted for everybody when { $count } more players ask for it.
    }
web-open-tables = Open tables
web-open-table = { $game }: { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-accuracies = Accuracy of the moves
web-accuracy = { $seat }: { $percent }%
web-moments = The moments that mattered most
web-moment-said = { $played } (better: { $best }; cost { $percent }% of the win)
web-share-replay = Share this replay by link
web-call = Call me with a sound when it is my turn
