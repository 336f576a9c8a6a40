# Kingdomino

kingdomino-title = Kingdomino

kingdomino-wheat = wheat
kingdomino-forest = forest
kingdomino-lake = lake
kingdomino-pasture = pasture
kingdomino-swamp = swamp
kingdomino-mine = mine
kingdomino-castle = castle
kingdomino-half = { $terrain } with { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
kingdomino-domino = domino { $number } ({ $left } | { $right })

## Options

kingdomino-option-players = Players: two to four; always two in a Mighty Duel
kingdomino-option-mighty_duel = Mighty Duel: two players, all 48 dominoes, kingdoms of 7×7
kingdomino-option-middle_kingdom = Middle Kingdom: 10 points for a castle in the middle
kingdomino-option-harmony = Harmony: 5 points for a complete kingdom
kingdomino-option-dynasty = Dynasty: three games in a row, the highest sum wins
kingdomino-variant-mighty_duel = two players, all 48 dominoes, kingdoms of 7×7
kingdomino-duel-players = a Mighty Duel is for 2 players, not { $players }
kingdomino-wrong-size = this board is { $size }×{ $size }; these options need { $needed }×{ $needed }

## Events

kingdomino-tell-deal = A new line is dealt: { $line }
kingdomino-tell-kings = The kings are drawn in this order: { $order }
kingdomino-tell-pick = { $seat } chooses { $domino }
kingdomino-tell-place = { $seat } adds { $domino } at { $left } and { $right }
kingdomino-tell-discard = { $seat } has to discard { $domino }

kingdomino-prompt-pick = Choose a domino for your next turn
kingdomino-prompt-place = Add { $domino } to your kingdom
kingdomino-round = Round { $round } of { $rounds }
kingdomino-older = Current line
kingdomino-newer = Next line
kingdomino-free = free
kingdomino-discarded = { $count ->
        [one] { $count } domino discarded
       *[other] { $count } dominoes discarded
    }

## Score

kingdomino-property = { $terrain }: { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    } × { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    } = { $points }
kingdomino-middle-kingdom-points = Middle Kingdom: { $points }
kingdomino-harmony-points = Harmony: { $points }

## Refusals

kingdomino-due-deal = the next line has to be dealt
kingdomino-due-kings = the kings have to be drawn
kingdomino-due-pick = { $seat } has to choose a domino
kingdomino-due-place = { $seat } has to add domino { $domino }
kingdomino-due-nothing = the game is over
kingdomino-not-now = not now: { $due }
kingdomino-no-such-domino = there is no domino { $number }; they are numbered 1 to 48
kingdomino-no-such-seat = there is no seat { $number }; seats are numbered from 0 to 3
kingdomino-too-many-dominoes = { $got } dominoes are too many; a line has at most 4
kingdomino-too-many-kings = { $got } kings are too many; at most 4 are in play
kingdomino-line-length = this line has { $got }; it has to be { $kings }, one domino for each king
kingdomino-dealt-twice = domino { $domino } has been dealt before; there is only one of it
kingdomino-king-count = { $seat } has { $got ->
        [one] { $got } king
       *[other] { $got } kings
    } here; it has to be { $each }
kingdomino-king-of-nobody = nobody sits in seat { $number }; the seats are 0 to { $last }
kingdomino-not-in-line = domino { $domino } isn’t in the line to choose from; still free: { $free }
kingdomino-already-picked = domino { $domino } is taken: a king of { $seat } stands on it; still free: { $free }
kingdomino-not-due = domino { $domino } isn’t due; your king stands on domino { $due }
kingdomino-apart = { $left } and { $right } don’t share an edge
kingdomino-on-castle = the castle stands on that square
kingdomino-taken = { $square } is taken already
kingdomino-too-wide = the kingdom would be { $width } wide, the limit is { $limit }
kingdomino-too-high = the kingdom would be { $height } high, the limit is { $limit }
kingdomino-far-away = that square is too far away; no kingdom reaches more than { $limit } squares from its castle
kingdomino-unconnected = neither half touches its own terrain ({ $left }, { $right }) or the castle
kingdomino-placeable = domino { $domino } can be added, for example at { $left } and { $right }, so it may not be discarded
kingdomino-middle-kingdom-points-name = Castle in the middle
kingdomino-harmony-points-name = No gap
kingdomino-may-middle = castle in the middle
kingdomino-may-harmony = no gap
kingdomino-close-middle = A castle in the middle would have earned you { $points } points.
kingdomino-close-harmony = { $squares ->
        [one] { $squares } square stayed empty. Filled, it would have earned you Harmony and { $points } points.
       *[other] { $squares } squares stayed empty. Filled, they would have earned you Harmony and { $points } points.
    }
kingdomino-why-grows = Your { $terrain } grows: +{ $points }.
kingdomino-why-room = No points yet, but it keeps room to grow.
kingdomino-why-fits = It fits your kingdom: up to +{ $points }.
kingdomino-why-early = You choose earlier in the next round.
kingdomino-why-least = Nothing fits; this costs the least.
kingdomino-up-to = { $points ->
        [0] +0 now
       *[other] up to +{ $points }
    }
kingdomino-nowhere = fits nowhere
kingdomino-coach-choose = Choose a domino: your king takes it, and you place it in the next round.
kingdomino-coach-two = With two players you each have two kings, so you choose two dominoes a round.
kingdomino-coach-order = The first dominoes of the line are plainer, but let you choose earlier next round.
kingdomino-coach-castle = Choose a lit star to place your domino. Any land may lie beside your castle.
kingdomino-coach-turn = Choose the same star again to rotate the domino, then place it.
kingdomino-coach-match = One half has to touch land of its own kind, or your castle.
kingdomino-coach-points = A property scores its squares times its crowns. Without a crown it scores nothing.
kingdomino-coach-size = The lit stars show how far your kingdom can still grow. A domino that fits nowhere is discarded.
kingdomino-coach-bonuses = Two bonuses wait at the end: 10 points for a castle in the middle of its kingdom, and 5 for a kingdom without a gap.
kingdomino-missed-domino = Another domino was worth more
kingdomino-missed-place = There was a better place for it
kingdomino-missed-fits = Another domino would have fitted
kingdomino-missed-denied = The other domino was just what an opponent needed
kingdomino-missed-crowns = Another domino had more crowns
kingdomino-missed-order = Choosing earlier next round was worth more
kingdomino-missed-hole = It left a hole that nothing can fill
kingdomino-missed-land = { $terrain } was the land to grow
kingdomino-placed = placed
