# Capture

capture-title = Capture

capture-small = small building
capture-large = large building

## Options

capture-option-players = Players: two to four
capture-option-tile_size = Tile size: map tiles of 2×2 or 3×3 squares
capture-option-small = Small buildings
capture-option-large = Large buildings
capture-option-round_limit = Round limit: the game ends after this many rounds at the latest; without one, only when one player remains
capture-option-may_pass = Passing: players may pass even if they could act
capture-variant-large_tiles = map tiles of 3×3 squares
capture-layout-river = a river of tiles that winds from side to side
capture-layout-square = four rows of five tiles
capture-layout-line = two rows of ten tiles
capture-layout-random = tiles, buildings and bases at random

## Events

capture-tell-first = { $seat } wins the opening roll and begins
capture-tell-tile = { $seat } lays a tile at { $square }
capture-tell-small = { $seat } places a small building on { $square }
capture-tell-large = { $seat } places a large building on { $first } and { $second }
capture-tell-base = { $seat } places the start base on { $square }
capture-tell-move = { $seat } moves to { $square }
capture-tell-capture = { $seat } attacks the building on { $square }
capture-tell-roll = The die shows { $roll }
capture-tell-roll-left = { $seat } rolls { $roll }; the building on { $square } has a strength of { $left } left
capture-tell-roll-taken = { $seat } rolls { $roll } and captures the building on { $square }
capture-tell-battle = { $seat } attacks { $other }
capture-tell-rolls = The dice show { $attack } and { $defence }
capture-tell-rolls-tie = { $attack } against { $defence }: a tie, nothing happens
capture-tell-rolls-won = { $attack } against { $defence }: { $winner } wins, { $loser } loses a life and returns to base
capture-tell-rolls-out = { $attack } against { $defence }: { $winner } wins, { $loser } loses the last life and is out
capture-tell-step = { $seat } makes room and goes to { $square }
capture-tell-pass = { $seat } passes

capture-prompt-tile = { $left ->
        [one] Add the last tile to the map
       *[other] Add a tile to the map; { $left } are left
    }
capture-prompt-building = Place a building: { $small } small, { $large } large left
capture-prompt-base = Place your start base, not next to a large building
capture-prompt-move = Move your pawn
capture-prompt-capture = Move your pawn, or attack a building next to it
capture-prompt-battle = Move your pawn, or battle a pawn next to it
capture-prompt-all = Move your pawn, attack a building, or battle a pawn next to it
capture-prompt-pass = You can’t do anything: pass
capture-prompt-step = Make room on { $loser }’s base
capture-laying-tiles = The map is being laid
capture-placing-buildings = Buildings are being placed
capture-placing-bases = Bases are being placed
capture-round = Round { $round }
capture-round-of = Round { $round } of { $limit }

## The table

capture-legend-buildings = s/L: neutral small/large building and its strength left; with a player’s sign: that player’s
capture-legend-marks = (●) a pawn, B a base, + a square you may choose
capture-out-of-game = out of the game
capture-base-at = base { $square }
capture-to-come = still to come: tiles { $tiles }, small buildings { $small }, large buildings { $large }

## Score

capture-points-small = small buildings: { $points }
capture-points-large = large buildings: { $points }
capture-points-last-standing = last one standing: { $points }
capture-lives = { $lives ->
        [0] no lives left
        [one] { $lives } life
       *[other] { $lives } lives
    }

## Refusals

capture-due-first = the opening roll has to be made
capture-due-tile = { $seat } has to lay a tile
capture-due-building = { $seat } has to place a building
capture-due-base = { $seat } has to place the start base
capture-due-act = { $seat } has to move, attack a building or battle
capture-due-roll = { $seat } has to roll for the attack
capture-due-rolls = { $seat } and the defender have to roll
capture-due-step = { $seat } has to make room
capture-due-nothing = the game is over
capture-not-now = not now: { $due }
capture-no-such-seat = there is no seat { $number }; seats are numbered from 0 to 3
capture-nobody-there = nobody sits in seat { $number }; the seats are 0 to { $last }
capture-no-such-face = a die can’t show { $number }; its numbers are 1 to { $faces }
capture-first-tile = the first tile lies at 0,0
capture-tile-taken = there’s already a tile at { $square }
capture-tile-apart = a tile at { $square } would share no edge with another; one at { $beside } would
capture-none-left = no { $kind } is left to place
capture-gap = there is no square at { $square }, only a gap or the end of the map
capture-built = a building stands on { $square }
capture-apart = { $first } and { $second } don’t share an edge; a large building needs two squares that do
capture-closed-building = the building on { $square } could never be reached
capture-closed-base = a base on { $square } would be cut off from the others or from a building
capture-closed-room = too little room would be left for the start bases
capture-base-taken = the base of { $seat } is already on { $square }
capture-beside-large = { $square } is next to the large building on { $building }; at least one square has to lie between it and a base
capture-pawn-there = the pawn of { $seat } stands on { $square }
capture-too-far = { $square } is more than one step away
capture-not-yours = the building on { $square } belongs to { $seat }; you may only go around a building of your own
capture-not-yours-neutral = the building on { $square } is neutral; you may only go around a building of your own
capture-no-building = no building begins on { $square }; buildings are named by their first square
capture-building-away = the building on { $square } isn’t next to your pawn
capture-own-building = the building on { $square } is already yours
capture-own-pawn = you can’t battle yourself
capture-pawn-away = the pawn of { $seat } isn’t next to yours
capture-out = { $seat } is out of the game
capture-must-act = you can move, attack or battle, so you may not pass
capture-the-base = { $square } is the base that has to be cleared
capture-not-nearest = { $square } isn’t one of the nearest free squares; { $nearest } is
capture-points-small-name = Small buildings
capture-points-large-name = Large buildings
capture-points-last-standing-name = Last one standing
capture-why-chance = { $percent }% chance to capture it with one roll.
capture-why-wear = One roll isn’t enough for a strength of { $points }, but damage stays.
capture-why-beside = From there you can attack a building with a strength of { $points }.
capture-why-closer = It brings the pawn closer to a building.
capture-tap-building = Tap a building
capture-about-rolls = about { $rolls } rolls
capture-coach-base = Choose where your pawn starts: close to buildings that nobody owns yet.
capture-coach-battle = A pawn is beside yours. In a battle both roll, and the lower roll loses a life.
capture-coach-attack = You’re beside a building. Attack it: your roll comes off its strength, and at zero it’s yours.
capture-coach-move = Move your pawn to a white circle, towards a building.
capture-coach-damage = Damage stays. The player whose roll takes the rest gets the building.
capture-coach-end = At the end a small building is worth 1 point and a large one 3. The last player standing gets 5 more.
capture-coach-aim = You win with buildings: at the end a small one is worth 1 point and a large one 3.
capture-coach-hearts = The hearts are your three lives. Who loses a battle loses one.
capture-coach-gate = Your building is a gate: from beside it you may go straight to any free square around it. Those squares have a dashed ring.
capture-ended-last = One player is left: the game is over.
capture-ended-rounds = The game ends after { $rounds } rounds.
capture-buildings = Buildings
capture-takes = { $points ->
        [1] Any roll captures it.
       *[other] A roll of { $points } or more captures it.
    }
capture-target-small = Attack on a small building
capture-target-large = Attack on a large building
capture-missed-target = Another building was the better target
capture-missed-attack = It was time to attack
capture-missed-battle = It was time for a battle
capture-missed-square = There was a better way to go
capture-missed-move = It was better to move on
capture-die = The die
capture-no-target = To attack, move your pawn next to a building.
capture-unclaimed = Unclaimed
capture-roll = Roll
capture-close-small = A small building was left with a strength of only { $left }.
capture-close-large = A large building was left with a strength of only { $left }.
