# Learning a game by doing.

learn-in-minutes = Learn in 2 minutes
learn-step = Step { $number } of { $count }
learn-skip = Skip
learn-next = Next
learn-later = later, in another kingdom
learn-again = Try again
learn-first-game = Play against the Novice

kingdomino-learn-choose = Choose a domino
kingdomino-learn-choose-do = Tap one of the four. The further along the line, the better the land. But if you take a plainer domino, you play earlier in the next round.
kingdomino-learn-choose-done = Your king stands on it. In the next round you place it.
kingdomino-learn-choose-again = Tap one of the four dominoes.
kingdomino-learn-place = Place it beside your castle
kingdomino-learn-place-do = Tap a lit star. To rotate the domino, tap it again or use the button. Then place it.
kingdomino-learn-place-done = It touches your castle. Any land may lie there.
kingdomino-learn-place-again = Place it on a lit star.
kingdomino-learn-same = Same land must touch
kingdomino-learn-same-do = Away from the castle, one half of a domino has to lie beside land of its own kind. Put wheat beside wheat.
kingdomino-learn-same-done = Wheat lies beside wheat. The other half may be any land.
kingdomino-learn-same-again = Your castle takes any land, so that’s allowed. Now try it away from the castle: wheat beside wheat.
kingdomino-learn-crowns = Crowns multiply
kingdomino-learn-crowns-do = A property scores its squares times its crowns. Your pasture has two crowns: let it grow.
kingdomino-learn-crowns-done = Three squares times two crowns: 6 points instead of 2.
kingdomino-learn-crowns-again = Here the crowns count for less. Place both halves so that the pasture with the crowns grows.
kingdomino-learn-castle = The castle takes any land
kingdomino-learn-castle-do = You own neither swamp nor mine, so this domino fits nowhere else. But your castle still has an open side.
kingdomino-learn-castle-done = Keep a side of your castle open, for dominoes that fit nowhere else.
kingdomino-learn-castle-again = Place it beside the castle.
kingdomino-learn-end = That’s the whole game
kingdomino-learn-end-do = Your kingdom has to fit into 5 by 5 squares, and the most points win. Two bonuses are on in “Play now”: 10 points for a castle in the middle of its kingdom, and 5 for a kingdom without a gap. Tips will follow you through your first game.
