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
