# The window: what stands around the boards.

web-title = Takht
web-language = Language
web-theme = Light or dark theme
web-home = All games
web-about-kingdomino = Choose dominoes, let your lands grow around the castle, and make every crown count.
web-new-game = New game
web-players = Players
web-player-count = Number of players
web-seat = Seat { $number }
web-seat-name = Name
web-person = Human
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
web-place-help = Drag it, or click a star; R rotates it, Enter places it.
web-place-touch = Drag it, or tap a star. Tap it again to rotate it.
web-hint = Hint
web-seat-title = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-log = Game log
web-over = The game is over
web-won = { $seat } wins
web-shared = Shared victory: { $seats }
web-record = Download game record
web-in-words = Play by typing
web-type-move = Type a move
web-type-example = for example { $example }
web-do-it = Play move
web-ask-before-end = Ask me before my turn ends
web-not-kept = Your browser won’t let us save this game. It will be lost when you close the page.
web-bot-gone = The bot now runs in this page, which may slow down briefly.
web-not-saved-here = the saved data isn’t a Takht game
web-cannot-continue = The saved game can’t be continued: { $reason }
web-about-kingdom-builder = Build settlements, use the locations’ powers, and earn gold.
web-about-capture = Lay out the map, send out your pawn, roll a twelve-sided die, and capture buildings before the others do.
web-skip = Skip to content
web-board = Board
web-map = Map
web-side = The table
web-points = Points so far
web-tools = Actions
web-build = Build
web-end-turn = End turn
web-where-to = Now choose a highlighted space, or cancel to start over.
web-point-help = Tap a highlighted space, or move with the arrow keys; N goes to the next highlighted space, Enter chooses it.
web-hint-thinking = Looking for a good move…
web-see-clause = Rule { $clause }
web-box = Remaining
web-box-dominoes = Not yet seen: { $count ->
        [one] { $count } domino
       *[other] { $count } dominoes
    }
web-played = { $terrain } cards played: { $count }
web-gold = Ways to earn gold
web-card-hidden = hidden card
web-hold-card = Hold to see the card
web-layout = Map
web-by-hand = laid by the players, tile by tile
web-empty-no-limit = (leave empty for no limit)
web-empty-chance = (random if left empty)
web-turned = rotated
web-nth = Card { $number }
web-open-record = Open a game record
web-cannot-open = This file can’t be opened: { $reason }
web-replay = Watch the replay
web-rules = Rules
web-first = To the start
web-back = Back
web-forward = Forward
web-play = Play
web-moment = Step { $number } of { $count }
web-curve = Chances of winning
web-curve-progress = Analysing the game: { $percent }%
web-chance = { $seat }: { $percent }%
web-scoring = Score a tabletop game
web-draw-help = Choose a terrain and its crowns, then tap the squares; tap a square again to clear it.
web-draw-castle = Where’s the castle? Choose it and tap its square.
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
web-needs = This page needs JavaScript and WebAssembly. Please enable them or use a newer browser.
web-kingdom-builder-option-boards = Boards: choose the four boards of the map
web-kingdom-builder-option-cards = Cards: choose the three that earn gold
web-top-left = Top left
web-top-right = Top right
web-bottom-left = Bottom left
web-bottom-right = Bottom right
web-cancel = Cancel
web-close = Close
web-pause = Pause
web-seat-gold = { $seat }: { $points } gold
web-total-gold = { $points } gold
web-there = { $place }: { $what }
web-settled = { $seat }, settlements on: { $hexes }
web-pawn = { $seat }: pawn on { $pawn }, base on { $base }, { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }
web-building = { $square }: { $kind }, strength { $points }, { $owner }
web-nobodys = neutral
web-row = Row { $row }: { $lands }
web-turn-of = { $seat }’s turn
web-your-turn = Your turn
web-sending = Sending your move…
web-connecting = Connecting to the table…
web-lost = Connection lost. Your game is safe and resumes when you’re back online.
web-gone-on = Your turn was played for you. Here’s where things stand.
web-refused = That move wasn’t accepted. Please try another.
web-unreachable = The server can’t be reached. You can still play against bots and on this device.
web-not-loaded = This page couldn’t be loaded. Are you offline?
web-problem-no-table = This table doesn’t exist. It may have been closed, or the link may be incomplete.
web-problem-seat-taken = Someone else has just taken this seat.
web-problem-seats-free = Some seats are still free.
web-problem-begun = The game has already started.
web-problem-wrong-secret = You no longer have this seat on this device. You can still watch.
web-seat-lost = You can’t use your seat right now; it may have been freed. You can still watch. This device remembers the seat: try again, or remove it.
web-try-again = Try again
web-remove-seat = Remove this seat from this device
web-missing = The server can’t find this table right now. Your place there is saved on this device, and this page keeps trying.
web-other-commitment = The table has changed what it promised about the random draws before the game. This game can no longer be trusted, so this page has stopped and sends nothing more. Keep the record, and talk to the other players and the person who runs the server.
web-other-events = Moves this device has already seen have changed. The server may have come back with old data, or someone may have altered the game. It can no longer be trusted, so this page has stopped and sends nothing more. Keep the record, and talk to the other players and the person who runs the server.
web-problem-bad-name = Please enter a name that others can read.
web-problem-name-taken = Someone at this table has a name that looks like this one. Please choose another.
web-problem-address-taken = Someone on your network is already playing at this table. Only the host can allow more, when creating a table.
web-problem-kept-apart = You and someone at this table don’t play together. Please choose another table.
web-problem-seat-kept = This seat is kept for someone who played in the last game. Try again in a few minutes.
web-problem-locked = The host has locked this table. You can still watch.
web-problem-removed = The host has removed you from this table. You can still watch.
web-problem-resigned = You’ve resigned from this game. You can still watch.
web-problem-replaced = You were away for a while, so the others gave your seat to someone else. You’re welcome to watch.
web-problem-not-gone = This player is here, or was a moment ago, so they can’t be replaced yet.
web-problem-over = This game is over.
web-problem-bad-clock = This clock isn’t possible: a turn lasts from 5 seconds to 30 days, and the extra time is a day at most.
web-problem-too-many = Too many requests. Please wait a moment and try again.
web-other-build = There’s a newer version of this page. Finish your turn, then reload.
web-rewound = The operator of this server has taken back the last turns of this game. Reload the page to go on from there.
web-problem-outdated = This page is out of date. Please reload it. Your seat is saved on this device.
web-reload = Reload the page
web-problem-not-your-turn = It’s not your turn.
web-problem-unavailable = The server is busy right now. Please try again in a moment.
web-problem-frozen = The rules have been updated, so this game can’t continue. Everything played is saved. ({ $about })
web-over-frozen = This game is over. The rules have been updated since, so it can’t be replayed. The result and everything played are saved. ({ $about })
web-problem-other = Something went wrong. ({ $about })
web-away = { $name } is away
web-away-patience = { $name } is away; a bot will step in if they’re gone long
web-stood-in = { $name } is away; a bot is playing until they’re back
web-fair = { $count ->
        [one] Verified fair: { $count } random draw checked, and the record matches what this device noted during the game ({ $what }). See how.
       *[other] Verified fair: all { $count } random draws checked, and the record matches what this device noted during the game ({ $what }). See how.
    }
web-fair-record = { $count ->
        [one] { $count } random draw fits the record. Only the record itself was checked, because this device noted nothing during the game.
       *[other] All { $count } random draws fit the record. Only the record itself was checked, because this device noted nothing during the game.
    }
web-noted-commit = the commitment
web-noted-sealed = all seals
web-noted-nonce = your own random bytes
web-noted-events = the events you were shown
web-unfair = The random draws couldn’t be verified: { $reason }
web-fair-how = Before anyone sat down, the server published the fingerprint of a secret (commit). Everyone at the table published the fingerprint of some random bytes (sealed), and the bytes themselves (nonces) only once all fingerprints were known. The secret (seed) is now public, and together with those bytes it determines every draw: nobody could choose the draws. The person who runs the server knows the secret from the start, though, and could know what comes next. To verify it yourself, download the record and run
web-rematch = Rematch
web-join-rematch = Join the rematch
web-where-played = Where do you want to play?
web-on-this-device = On this device
web-by-link = Online with friends
web-with-others = With friends
web-your-name = Your name
web-patience = Bot takes over for absent players
web-patience-live = after a minute and a half (live)
web-patience-days = after two days (turn by turn)
web-patience-endless = never (always wait)
web-allow-hints = Allow hints during the game
web-listed = Make this table public
web-one-address = Let several people play from one place (one network)
web-make-table = Create table
web-invite = Send this link to the people you want to play with. Anyone with the link can join or watch.
web-link = Link to the table
web-copy = Copy the link
web-copied = Copied
web-not-copied = Couldn’t copy. Please copy the link yourself.
web-send-link = Share…
web-code = The link as a QR code
web-only-here = This link works only on this device. For friends on your network, start the server with
web-free = free
web-you = (you)
web-is-away = (away)
web-sit = Sit here
web-seat-bot = Add a bot
web-stand-up = Leave seat
web-free-seat = Free this seat
web-free-seats = { $count ->
        [one] Waiting for { $count } more player
       *[other] Waiting for { $count } more players
    }
web-wait-for-start = Everyone’s here. The game can start.
web-host-starts = Everyone’s here. The host starts the game.
web-opening = The game is about to start. These players’ pages still have to confirm: { $names }. A page does that by itself as soon as it’s open and connected.
web-links = Invite people to watch
web-other-device = Continue on another device
web-personal-link = Anyone who has this link can play as you. Keep it to yourself.
web-which-seat = This device has several seats at this table. Which one do you want to use?
web-seat-before = your seat from before
web-seat-of-link = the seat from the link you opened
web-other-seat = Use another seat at this table
web-close-table = Close this table
web-own-tables = Your tables
web-own-table-with = { $game } with { $names }
web-own-table-with-over = { $game } with { $names } (over)
web-own-table-over = { $game } (over)
web-own-table-unknown = Table { $table }
web-is-missing = (the server can’t find it right now)
web-remove = Remove
web-remove-how = This removes the table from the list on this device; the others keep it. You can return to your seat only with your personal link.
web-remove-for-everybody = Also ask to delete it for everyone. Once a game has started, it’s deleted when all its players have asked.
web-remove-here = Remove from this device
web-removed = Removed.
web-removed-others = { $count ->
        [one] Removed from this device. It’s deleted for everyone once { $count } more player asks for it.
       *[other] Removed from this device. It’s deleted for everyone once { $count } more players ask for it.
    }
web-accuracies = Move accuracy
web-accuracy = { $seat }: { $percent }%
web-moments = The moments that mattered most
web-share-replay = Share this review by link
web-call = Play a sound on my turn
web-found = Well found: everything else was clearly worse
web-found-by = { $seat }: the best move, and the only good one
web-next-best = Next best
web-problem-bad-signature = Your identity couldn’t be checked. Please try again.
web-problem-no-such-person = The server doesn’t know this person.
web-problem-person-gone = This identity has been deleted.
web-problem-old-version = Another of your devices was faster. Please try again.
web-problem-bad-change = The server can’t save this.
web-problem-bad-seek = The server doesn’t offer this kind of game.
web-unknown = Nothing is at this address
web-unknown-why = The link may be incomplete: ask the person who sent it for the whole link. Or go on from here.
