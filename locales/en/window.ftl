# The window: what stands around the boards.

window-title = Takht
window-tagline = Kingdom games at one open table
window-language = Language
window-theme = Light or dark
window-home = All games
window-about-kingdomino = Choose dominoes, let your lands grow around the castle, and make every crown count.
window-new-game = New game
window-continue = Continue your game
window-players = Who plays
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
window-thinking = { $seat } is thinking
window-check-turn = { $seat }: is this your turn? Confirm it, or take it back.
window-confirm = Confirm
window-undo = Undo
window-restart-turn = Restart turn
window-rotate = Turn the domino
window-place = Place here
window-place-gain = Place here: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
window-place-help = Tap a lit square, or move with the arrow keys; R turns the domino, Enter places it.
window-hint = Hint
window-hint-said = { $event }: wins { $percent } of 100 games like this
window-kingdom = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
window-log = What happened
window-over = The game is over
window-won = { $seat } wins
window-shared = { $seats } share the win
window-record = Download the record
window-in-words = In words
window-type-move = Type a move
window-type-example = for example { $example }
window-do-it = Do it
window-auto-confirm = Confirm turns by themselves
window-not-kept = This browser does not let us keep the game: it will be lost when the page is closed.
window-bot-gone = The bot’s worker has stopped; it goes on thinking in the page, which may feel slow for a moment.
window-not-saved-here = what was kept here is not a game of this program
window-cannot-continue = The kept game cannot be continued: { $reason }
