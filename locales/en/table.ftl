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
table-play-now-what = Kingdomino against the Squire
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
table-acts = now
table-is-next = next
table-acts-later = later
table-has-played = done
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
table-hint-chance = About { $percent }% chance to win.
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
