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
