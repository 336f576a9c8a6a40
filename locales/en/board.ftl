# What people read who see the board: sentences that name no places, and address the player who reads.
# ID-seen takes the place of ID; ID-you is for the seat that reads; ID-you-ARGUMENT if that argument names it.

## Kingdomino

kingdomino-domino-seen = { $left } and { $right }
kingdomino-tell-deal-seen = New dominoes are dealt
kingdomino-tell-pick-you = You choose { $domino }
kingdomino-tell-place-seen = { $seat } places { $domino }
kingdomino-tell-place-you = You place { $domino }
kingdomino-tell-discard-seen = It fits nowhere: { $seat } has to discard { $domino }
kingdomino-tell-discard-you = It fits nowhere: you have to discard { $domino }
kingdomino-prompt-place-seen = Place your domino

## Kingdom Builder

kingdom-builder-tell-first-you = You begin
kingdom-builder-tell-draw-you = You draw { $terrain }
kingdom-builder-tell-draw-hidden-you = You draw a card
kingdom-builder-tell-reveal-you = You play { $terrain }
kingdom-builder-tell-redraw-you = No hex of that terrain is free: you draw { $terrain } instead
kingdom-builder-tell-build-seen = { $seat } builds a settlement
kingdom-builder-tell-build-you = You build a settlement
kingdom-builder-tell-extra-seen = { $seat } builds a settlement with the { $tile } tile
kingdom-builder-tell-extra-you = You build a settlement with the { $tile } tile
kingdom-builder-tell-move-seen = { $seat } moves a settlement with the { $tile } tile
kingdom-builder-tell-move-you = You move a settlement with the { $tile } tile
kingdom-builder-tell-end-you = You end your turn

## Capture

capture-tell-first-you = You win the opening roll and begin
capture-tell-tile-seen = { $seat } lays a tile
capture-tell-tile-you = You lay a tile
capture-tell-small-seen = { $seat } places a small building
capture-tell-small-you = You place a small building
capture-tell-large-seen = { $seat } places a large building
capture-tell-large-you = You place a large building
capture-tell-base-seen = { $seat } places the start base
capture-tell-base-you = You place your start base
capture-tell-move-seen = { $seat } moves
capture-tell-move-you = You move
capture-tell-capture-seen = { $seat } attacks a building
capture-tell-capture-you = You attack a building
capture-tell-roll-left-seen = { $seat } rolls { $roll }; the building has a strength of { $left } left
capture-tell-roll-left-you = You roll { $roll }; the building has a strength of { $left } left
capture-tell-roll-taken-seen = { $seat } rolls { $roll } and captures the building
capture-tell-roll-taken-you = You roll { $roll } and capture the building
capture-tell-battle-you = You attack { $other }
capture-tell-battle-you-other = { $seat } attacks you
capture-tell-rolls-won-you-winner = { $attack } against { $defence }: you win, { $loser } loses a life and returns to base
capture-tell-rolls-won-you-loser = { $attack } against { $defence }: { $winner } wins, you lose a life and return to base
capture-tell-rolls-out-you-winner = { $attack } against { $defence }: you win, { $loser } loses the last life and is out
capture-tell-rolls-out-you-loser = { $attack } against { $defence }: { $winner } wins, you lose your last life and are out
capture-tell-step-seen = { $seat } makes room
capture-tell-step-you = You make room
capture-tell-pass-you = You pass

## Refusals

kingdomino-on-castle-seen = Your castle stands on that square.
kingdomino-taken-seen = That square is taken already.
kingdomino-too-wide-seen = The kingdom would be { $width } wide; { $limit } is the limit.
kingdomino-too-high-seen = The kingdom would be { $height } high; { $limit } is the limit.
kingdomino-far-away-seen = That square is too far from your castle.
kingdomino-unconnected-seen = Neither half touches land of its own kind ({ $left }, { $right }) or the castle.
kingdom-builder-taken-seen = A settlement of { $seat } already stands there.
kingdom-builder-taken-you = Your own settlement already stands there.
kingdom-builder-not-buildable-seen = Nothing can be built there: { $land }.
kingdom-builder-wrong-land-seen = That hex is { $land }; you need { $wanted }.
kingdom-builder-apart-seen = Build next to your own settlements as long as there is room beside them.
kingdom-builder-nothing-owed-seen = You have built all the settlements of this turn. Use a tile, or end your turn.
kingdom-builder-empty-supply-seen = You have no settlements left to build. You can still move some.
kingdom-builder-not-own-seen = You have no settlement there.
kingdom-builder-same-hex-seen = Choose another hex: the settlement already stands on this one.
kingdom-builder-not-on-edge-seen = That hex is not on the edge of the map.
kingdom-builder-not-in-line-seen = That hex is not at the end of a straight line of at least three of your settlements.
kingdom-builder-not-two-away-seen = The settlement moves exactly two hexes in a straight line; that hex is elsewhere.
capture-tile-taken-seen = There is already a tile there.
capture-tile-apart-seen = A tile has to share an edge with another one.
capture-gap-seen = There is no square there.
capture-built-seen = A building stands there.
capture-apart-seen = A large building needs two squares that share an edge.
capture-closed-building-seen = A building could never be reached then.
capture-closed-base-seen = This base would be cut off from the others or from a building.
capture-closed-room-seen = Too little room would be left for the start bases.
capture-base-taken-seen = The base of { $seat } is already there.
capture-base-taken-you = Your own base is already there.
capture-beside-large-seen = That is next to a large building; at least one square has to lie between it and a base.
capture-pawn-there-seen = The pawn of { $seat } stands there.
capture-pawn-there-you = Your own pawn stands there.
capture-too-far-seen = That is more than one step away.
capture-not-yours-seen = You can only go around buildings of your own; this one belongs to { $seat }.
capture-not-yours-neutral-seen = You can only go around buildings of your own; this one belongs to nobody yet.
capture-building-away-seen = That building isn’t next to your pawn.
capture-own-building-seen = That building is already yours.
capture-the-base-seen = This is the base that has to be cleared.
capture-not-nearest-seen = Choose one of the nearest free squares; this one is farther away.

## The page

web-now-you = { $todo }
web-check-turn-you = Confirm your turn, or undo it.
web-won-you = You win
web-turn-of-you = Your turn
web-chance-you = You: { $percent }%
web-accuracy-you = You: { $percent }%
web-seat-title-you = You: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-seat-gold-you = You: { $points } gold
table-moment-of-you = You: win chance −{ $percent } points
table-after-move-you = Your chance to win after the move
sketch-apart-seen = The marked square isn’t joined to the castle.
sketch-too-wide-seen = The kingdom is { $width } wide; the limit is { $limit }.
sketch-too-high-seen = The kingdom is { $height } high; the limit is { $limit }.
kingdom-builder-why-seen = { $source }: { $gold } gold
kingdom-builder-sketch-afloat-seen = A settlement stands on water, but there’s no harbour on this map.
web-settled-you = Your settlements: { $hexes }
