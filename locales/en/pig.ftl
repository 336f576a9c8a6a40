# Pig, the example of docs/NEW_GAME.md

pig-title = Pig
web-about-pig = Roll as often as you dare, and hold before you roll a 1.

pig-option-players = Players: two to four
pig-option-target = Target: this many points win

pig-tell-roll = { $seat } rolls
pig-tell-die = The die shows { $face }
pig-tell-hold = { $seat } holds

pig-prompt = roll, or hold what is at stake
pig-at-stake = At stake: { $points }. Target: { $target }

pig-nothing-at-stake = nothing is at stake yet; roll first
pig-no-such-face = the die has the faces 1 to 6, not { $face }
pig-not-now = something else is due now

rules-goal-pig = Be the first to reach the target, one daring turn after another.
rule-p1 = The first player begins, and turns pass to the left. Each turn begins with nothing at stake.
rule-p2 = You roll the die. A 2 to 6 is added to what is at stake, and you roll again or hold.
rule-p3 = Once you have rolled, you may hold: what is at stake becomes your points, and your turn ends.
rule-p4 = A 1 loses what is at stake, and your turn ends.
rule-p5 = If you hold and have reached the target, you win, and the game is over.
