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
table-hint-shown = Shown on the board: about { $percent }% chance to win.

table-motion = Motion
table-motion-normal = Normal
table-motion-fast = Fast
table-motion-off = Off

table-other-tab = Your game is open in another tab. Close that tab, or go on with the game there.
table-acts = to act
table-is-next = is next
table-acts-later = acts later
table-has-played = has played
