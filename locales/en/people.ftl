# People who find each other: the lobby, identities, and what they say at a table.

## The lobby

lobby-title = Lobby
lobby-here = { $count ->
        [0] Nobody here
        [one] { $count } person here
       *[other] { $count } people here
    }
lobby-open-tables = Open tables
lobby-open-count = { $count ->
        [0] No open tables
        [one] { $count } open table
       *[other] { $count } open tables
    }
lobby-here-now = Here now
lobby-show-me = Show me to others
lobby-show-me-about = The others see your name here while this page is open. Otherwise you are only counted.
lobby-nobody-shown = Nobody shows their name right now.
lobby-looks = looks for a game
lobby-is-here = is in the lobby
lobby-you = (you)
lobby-watch = Games to watch
lobby-nobody = You are the first today. Open a table: the next person to come sees it. Until then the Squire plays with you.
lobby-no-tables = No table is open right now. Open one: everybody here sees it. Until then you can play against a bot.
lobby-none-open = No open table for { $game }
lobby-none-open-about = Open one: the next visitor sees it here, and you can play a bot until then.
lobby-open-one = Open a table
lobby-play-bot = Play against a bot now
lobby-lost = Connection lost. The lobby comes back by itself.
lobby-since = { $minutes ->
        [0] Opened just now
        [one] Open for { $minutes } minute
       *[other] Open for { $minutes } minutes
    }
lobby-free = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
lobby-sit-at = Sit down: { $game }
lobby-your-seat = To your seat
lobby-watch-game = Watch: { $game }
lobby-no-clock = No clock
lobby-quick = Quick
lobby-steady = Steady
lobby-calm = Calm
lobby-slow = Turn by turn
lobby-clock = With a clock

## Playing with someone now

lobby-partner = Play with someone now
lobby-partner-about = We seat you with the next person who wants the same. Leaving before that costs nothing.
lobby-appear = You appear as { $name }.
lobby-game = Game
lobby-any-game = Any game
lobby-any-pace = Any pace
lobby-any-players = Any number
lobby-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
lobby-if-nobody = If nobody comes
lobby-bots-after = { $seconds ->
        [one] Bots after { $seconds } second
       *[other] Bots after { $seconds } seconds
    }
lobby-bots-never = Keep looking
lobby-find = Find a partner
lobby-find-about = You can look around meanwhile
lobby-looking = Looking for someone to play with…
lobby-bots-in = { $seconds ->
        [0] Bots take the free seats now
        [one] Bots take the free seats in { $seconds } second
       *[other] Bots take the free seats in { $seconds } seconds
    }
lobby-stop = Stop looking

## People

person-title = You
person-none = A name without an account
person-what-for = With an identity others know you again, your games are on a page of your own, and games with a clock among people with identities are rated. Nobody needs one to play.
person-what-kept = This device makes a key and keeps it. The server keeps what you show here and your results: no mail address, no password.
person-shape = Shape
person-shape-crown = Crown
person-shape-tower = Tower
person-shape-tree = Tree
person-shape-fish = Fish
person-shape-star = Star
person-shape-moon = Moon
person-shape-sun = Sun
person-shape-leaf = Leaf
person-colour = Colour
person-colour-red = Red
person-colour-orange = Orange
person-colour-yellow = Yellow
person-colour-green = Green
person-colour-teal = Teal
person-colour-blue = Blue
person-colour-violet = Violet
person-colour-pink = Pink
person-unknown-here = This server doesn’t know your identity yet. Introduce yourself.
person-make = Make my identity
person-made = Your identity is made.
person-read = Your page is up to date.
person-change = Change name and look
person-keep = Save
person-changed = Saved.
person-not-done = That didn’t work, or you cancelled it. Nothing has changed.
person-have-one = Do you have an identity already?
person-bring-how = On the other device, open your page and show the link or its QR code. You can also open a saved file or use your passkey.
person-open-file = Open a file
person-no-file = This file contains no identity.
person-open-passkey = Use my passkey
person-arrived = Your identity is on this device.
person-arrive = This link brings your identity to this device. Use it here?
person-arrive-replaces = This link brings another identity, which takes the place of the one on this device. Save that one first if you still need it.
person-use-here = Use it on this device
person-carry = Take your identity along
person-carry-how = The link and the file contain your key. Anyone who has them can play as you. Keep them to yourself.
person-show-link = Show the link and the QR code
person-carry-link = Link to your identity
person-export = Save everything as a file
person-passkey-what = With a passkey, any of your devices that has it can bring your identity back, even if this one is lost.
person-add-passkey = Add a passkey
person-passkey-added = The passkey is added.
person-passkey = Passkey { $number }
person-forget-passkey = Remove
person-passkey-forgotten = The passkey is removed.
person-delete = Delete your identity
person-delete-how = The server forgets your name, ratings and key; your results stay with the others, without a name. This can’t be undone.
person-delete-now = Delete for good
person-deleted = Your identity is deleted.
person-nameless = Without a name
person-since = Here since { $date }
person-ratings = Ratings
person-unrated = No rated game yet. A game counts if it has a clock and everybody has an identity.
person-rating-is = { $games ->
        [one] Rating { $value }, give or take { $uncertainty }, from { $games } game
       *[other] Rating { $value }, give or take { $uncertainty }, from { $games } games
    }
person-games = Games
person-count = { $games ->
        [one] { $games } game, { $won } won
       *[other] { $games } games, { $won } won
    }
person-results = Last games
person-place = Place { $place }
person-blocked = People you have blocked
person-unblock = Unblock
person-unblocked = Unblocked.
person-mute = Mute
person-block = Block
person-is-blocked = Blocked: you won’t be seated together.
person-game-rated = This game is rated.

## What people say to each other

phrase-title = Say something
phrase-heard = What the others say
phrase-hello = Hello
phrase-good_luck = Good luck
phrase-well_played = Well played
phrase-nice_move = Nice move
phrase-thanks = Thank you
phrase-sorry = Sorry
phrase-one_moment = One moment, please
phrase-your_turn = Your turn
phrase-again = Shall we play again?
phrase-bye = Bye
phrase-smile = Smiles
phrase-laugh = Laughs
phrase-wow = Is amazed
phrase-hmm = Is thinking
phrase-clap = Claps
phrase-heart = Sends a heart

## The operator of a server

operator-title = Operator
operator-what = Look after this server: its tables, its people, a game that is stuck. The server notes what you change here.
operator-secret = The operator’s secret
operator-secret-what = The one the server was started with. This tab keeps it until you close it.
operator-enter = Enter
operator-leave = Forget the secret
operator-wrong = This server doesn’t take that secret, or it has no operator.
operator-refresh = Refresh
operator-find = Find by name, table or key
operator-tables = Tables
operator-people = People
operator-done = What operators have done
operator-nothing = Nothing here.
operator-gathering = Waiting for players
operator-opening = Beginning
operator-playing = In progress
operator-unlisted = By link only
operator-last = Last change: { $date }
operator-open = Open the table
operator-turns = Turns to take back
operator-bad-turns = Give the number of turns: 1 to { $most }.
operator-undo = Take back
operator-undo-sure = { $count ->
        [one] Take back the last turn? Everybody at the table sees it at once.
       *[other] Take back the last { $count } turns? Everybody at the table sees it at once.
    }
operator-events = Events, one on each line
operator-no-events = Write at least one event, for example “pick 27”.
operator-patch = Play for the seat
operator-patch-sure = Play “{ $events }” for the seat whose turn it is?
operator-changed = { $count ->
        [one] Done. The game has { $count } event now.
       *[other] Done. The game has { $count } events now.
    }
operator-export = Export
operator-exported = Saved as a file. The server has noted the export.
operator-remove-name = Remove the name
operator-remove-sure = Remove the name “{ $name }”? They choose another one before they sit down again.
operator-removed = The name is removed.
operator-yes = Yes, do it
