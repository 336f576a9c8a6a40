# The rules of the three games, clause by clause.

rules-pieces = What is in the box
rules-setup = Setting up
rules-play = Playing
rules-connecting = Connecting dominoes
rules-scoring = Scoring
rules-variants = Variants
rules-turn = Your turn
rules-building = Building
rules-locations = Locations
rules-end = End and scoring
rules-turns = Taking turns
rules-silent = † Not covered, or not fully covered, by the rulebook; this is our ruling.
rules-goal-kingdomino = You are a king in search of new lands. Choose dominoes and join them to your castle to build a kingdom of up to 5×5 squares. Large properties with many crowns score the most points, and the player with the most points wins.
rules-goal-kingdom-builder = Build your settlements across the map, turn by turn, on the terrain your card shows. You earn gold from castles and from three cards that change from game to game; the locations on the map give you extra actions. The player with the most gold at the end wins.
rules-goal-capture = You lay out the map together, then send your pawns across it to capture buildings and battle each other. When only one player remains, everyone counts the buildings they own, and the highest total wins. The last one standing gets extra points, but may still be beaten by a player who is already out.

## Kingdomino

rule-k1 = There are 48 dominoes, numbered 1 to 48. Each is made of two squares side by side, and each square shows one of six terrains: wheat, forest, lake, pasture, swamp or mine. Some squares also have crowns, 39 in all.
rule-k2 = You start with a start square that has your castle on it, and with your kings: two each with 2 players, one each with 3 or 4.
rule-k3 = With 4 players, all 48 dominoes are used. With 3 players you use 36 of them, drawn at random, and with 2 players 24.
rule-k4 = A line has one domino for each king in play: 3 dominoes with three players, 4 with two or four. Every line is sorted by number, lowest first.
rule-k5 = In the first round all kings are gathered in one hand and drawn at random, one by one. When yours comes out, put it on any free domino of the line. Only one king may stand on a domino, so the last king takes what is left.
rule-k6 = Once every king stands on a domino, a second line is drawn and sorted, and laid beside the first.
rule-k7 = The kings take their turns in the order they stand on the older line, lowest number first. On your turn, first add the domino under your king to your kingdom, then move the king to a free domino of the newer line. With 2 players, each of your two kings takes a turn of its own.
rule-k8 = When every king has moved, a new line is drawn and the next round begins. A game lasts 12 rounds with 3 or 4 players and 6 rounds with 2; the Mighty Duel lasts 12.
rule-k9 = In the last round there are no more dominoes to choose from: you only add the one your king stands on.
rule-k10 = A new domino must touch your castle square, which matches every terrain, or at least one of its two squares must touch a square of the same terrain already in your kingdom. Touching means along a full edge; corners don’t count. One match is enough: the other edges may border on anything.
rule-k11 = Your whole kingdom, castle included, must fit into 5×5 squares (7×7 in the Mighty Duel). What counts is the smallest rectangle around all its squares: after every domino, it may be no more than 5 (or 7) squares wide and no more than 5 (or 7) high. The castle doesn’t have to be in the middle.
rule-k12 = If there is nowhere your domino can go, discard it; it scores nothing. As long as it can be added somewhere, you have to add it, even where it doesn’t suit you. †
rule-k13 = A property is a group of squares of one terrain, joined along their edges. It scores its squares times its crowns, so a property without a crown scores 0. You may have several separate properties of the same terrain, and each is counted on its own; the castle belongs to none of them.
rule-k14 = An example: a forest of 7 squares with 3 crowns scores 7 × 3 = 21 points. A lake of 9 squares without a crown scores 0.
rule-k15 = The player with the most points wins. In a tie, the largest single property decides, with crowns or without; then the most crowns in the whole kingdom. If it is still a tie, the victory is shared.
rule-k16 = Dynasty: you play three games in a row, and the highest sum of all three wins. Players with equal sums share the victory. †
rule-k17 = Middle Kingdom: you get 10 extra points if your castle is the middle square of your kingdom. That means the kingdom reaches as far to the left of the castle as to the right, and as far up as down. Gaps don’t matter, and the kingdom may be smaller than 5×5. †
rule-k18 = Harmony: you get 5 extra points if your kingdom is complete, that is, if you have discarded nothing and the 5×5 squares (7×7 in the Mighty Duel) are all filled.
rule-k19 = Mighty Duel: a game for 2 players with all 48 dominoes, in which each of you builds a kingdom of 7×7 squares. Like every variant, it can be combined with the others.

## Kingdom Builder

rule-b1 = There are 8 boards of 10×10 hexes. Four of them, each laid upright or given a half turn, form a map of 20×20 hexes; each board is one sector of it. Every second row is shifted half a hex to the right.
rule-b2 = You may build on five terrains: grass, canyon, desert, flower field and forest. Water, mountains, castles and locations can’t be built on.
rule-b3 = There are 25 terrain cards, 5 for each terrain that can be built on, and 10 Kingdom Builder cards, of which 3 are used in a game. You have a supply of 40 settlements; when it is empty, you can build no more.
rule-b4 = Two tiles of its kind lie on every location hex of the map. There are 28 tiles in the box: 2 each for oracle and harbour, and 4 each for the six others.
rule-b5 = For your first game, lay the tavern and paddock boards side by side and the oasis and farm boards below them, and play with the fishermen, the knights and the merchants.
rule-b6 = The start player is drawn at random (around a real table, the oldest player begins), and play goes clockwise. Each player holds one terrain card, hidden from the others. †
rule-b7 = Play your terrain card face up, then carry out your mandatory action: build three settlements, one after another, on empty hexes of that terrain. You build fewer only if your supply runs out. †
rule-b8 = Location tiles you have held since an earlier turn give you extra actions: once your card is revealed, you may use each of them once a turn. Use them before or after the three settlements of your mandatory action, never in between.
rule-b9 = At the end of your turn your card goes to the played pile and you draw a new one. If the draw pile is empty when a card is needed, the played pile, including the card just played, is shuffled and becomes the new draw pile. A card you can’t use and are replacing isn’t shuffled in with the played pile. If there are no played cards either, the cards that left the game are shuffled and come back. †
rule-b10 = Each hex has room for only one settlement. It must stand on grass, canyon, desert, flower field or forest; only the harbour can take a settlement onto water.
rule-b11 = Each new settlement must stand next to one of your own if there is a suitable empty hex there; look again for every single settlement. Only if there is none may you choose any other suitable hex on the map. Suitable means: for the mandatory action, the oracle and the barn, the terrain of your card; for the farm, grass; for the oasis, desert; for the harbour, water; and for the tower, any buildable hex on the edge of the map.
rule-b12 = If you still have to build but no empty hex of your card’s terrain is left, you draw a new card at once, and keep drawing until you get one you can use. This can happen right after you reveal your card or later, before your mandatory action is done. You build the rest of your three settlements on the new terrain, which now also counts for your oracle and barn. The cards you can’t use leave the game. †
rule-b13 = When you build next to a location hex, you take one tile from it at once, if any are left. Moving a settlement there earns you a tile too. †
rule-b14 = You can take only one tile from each location hex in the whole game, even if you lose it later. You can have two tiles of the same kind only if they come from two different hexes. †
rule-b15 = A new tile has to wait: you can use it from your next turn on.
rule-b16 = When your last settlement next to a location hex moves away, the tile you took there leaves the game at once, even if you gained it this turn. Only where the settlement ends up matters: if it moves from one hex beside the location to another, you keep the tile. If you have two tiles of this kind and have used just one of them this turn, the used one goes. †
rule-b17 = These tiles let you build one more settlement. Oracle: on the terrain of your card. Farm: on grass. Oasis: on desert. Tower: on a buildable hex at the edge of the map. As always, build next to your own settlements if you can; if no such hex is free anywhere, you can’t use the tile.
rule-b18 = Tavern: build one more settlement at either end of a straight line of at least three of your own settlements. The line may run in any of three directions, along a row or along either diagonal, and the hex that continues it must be empty and buildable.
rule-b19 = Barn: move one of your settlements to the terrain of your card. Harbour: move one of your settlements to water. First lift the settlement, then find its new place: next to another of your settlements if such a hex is free, otherwise on any empty hex of that kind. It doesn’t count as its own neighbour, and it may not go back to the hex it came from. †
rule-b20 = Paddock: move one of your settlements exactly two hexes in a straight line to an empty, buildable hex. It may jump over anything, and it need not land next to another of your settlements.
rule-b21 = You may still move settlements when your supply is empty. Settlements on water count for everything except the fishermen, and you may move them back to land. †
rule-b22 = When a player builds the last settlement of their supply, the round is played to its end, so everyone has had the same number of turns. The player to the right of the start player takes the last turn.
rule-b23 = Castles earn gold in every game: 3 gold for each castle hex next to at least one of your settlements. More settlements beside the same castle earn no more.
rule-b24 = Fishermen: 1 gold for each of your settlements next to water. Settlements that stand on water earn nothing.
rule-b25 = Miners: 1 gold for each of your settlements next to a mountain.
rule-b26 = Workers: 1 gold for each of your settlements next to a location or castle hex.
rule-b27 = Discoverers: 1 gold for each horizontal row of the map in which you have a settlement.
rule-b28 = Knights: 2 gold for each settlement in the horizontal row where you have the most. If several of your rows are equally full, only one of them counts.
rule-b29 = Hermits: 1 gold for each group of your settlements. Settlements that are connected form one group; a settlement all by itself is a group too.
rule-b30 = Citizens: 1 gold for every two settlements in your largest group of connected settlements, rounded down. A group of 7, for example, earns 3 gold.
rule-b31 = Merchants: 4 gold for each location or castle hex that is joined to another one by a chain of your settlements. Each hex counts only once, and you may have several separate chains. A chain that joins two locations and a castle, for example, earns 12 gold.
rule-b32 = Lords: in each sector, the player with the most settlements gets 12 gold and the one with the second most gets 6. Tied players all get the full amount, and the second-highest number still earns 6 after a tie for the most: 5, 5, 3 and 1 settlements earn 12, 12, 6 and 0 gold. Zero counts too: 4, 0 and 0 settlements earn 12, 6 and 6. †
rule-b33 = Farmers: 3 gold for each of your settlements in the sector where you have the fewest. If several sectors tie for the fewest, only one of them counts; if you have none at all in some sector, you get 0.
rule-b34 = The player with the most gold wins. Players who are tied share the victory.

## Capture

rule-c1 = Capture is for 2 to 4 players. Each has a pawn, a start base, a twelve-sided die and buildings in one colour. The map is made of 20 square tiles of 2×2 squares (or 3×3, if you prefer). On it stand 10 small and 5 large neutral buildings; you may choose other numbers, but at least 7 small and 3 large ones. †
rule-c2 = Everyone rolls the die, and the highest roll begins. If several share the highest roll, they roll again. †
rule-c3 = Beginning with the first player and going clockwise, each of you lays one tile, until all 20 are on the table. A tile must share a full edge with one that is already there. You may leave gaps in the map, but nobody can ever cross them. †
rule-c4 = The player who laid the last tile places the first building, of either size. The others follow anticlockwise, one building at a time, until all are placed. A small building fills one square; a large one fills two squares that share an edge, even if they lie on two different tiles. †
rule-c5 = Beginning with the first player and going clockwise, each player puts their start base, with their pawn on it, on a free square. It may touch small buildings and other bases, but not a large building, not even at a corner or across the corner of a gap. Two bases never share a square. †
rule-c6 = Every building must stay within reach, and nobody may be shut in. So you may place a building or base only if one connected area of squares without buildings touches every building placed so far, holds every base placed so far, and still has enough permitted squares for the bases to come. Squares are connected by ordinary steps, diagonals included; bases and pawns are no obstacle. Closed-off pockets elsewhere are fine. If only one kind of building still has a place, only that kind may be placed; buildings that fit nowhere stay out of the game, and once nothing more fits you move straight on to the bases. †
rule-c7 = Turns go clockwise, beginning with the first player. On your turn you do one thing: move, attack a building to capture it, or battle another pawn. If you can do none of these, you pass; if you can, you must, unless you have chosen the option that allows passing. †
rule-c8 = Move your pawn one step in any of the eight directions, to a square without a pawn or a building. You may slip diagonally between two buildings or past the corner of a gap. †
rule-c9 = If your pawn touches a building you own, it may instead go straight to any free square which that building touches; there need not be a path. Touching includes corners. †
rule-c10 = You may attack a building to capture it, whether neutral or another player’s, when your pawn is next to it; diagonally counts, even across the corner of a gap. Roll your die and take the roll off the building’s strength. A small building starts with a strength of 10 and a large one with 25. Damage stays, no matter who caused it, so several players can wear down the same building. †
rule-c11 = When a building’s strength reaches 0, the player who made that roll captures it at full strength; any excess of the roll is lost. Every building can be captured again, even one that belongs to a player who is out. †
rule-c12 = You may battle a pawn that stands next to yours, straight or diagonally. Both players roll. The lower roller loses one of their three lives, and their pawn returns to its base; if the rolls are equal, nothing happens and your turn is over.
rule-c13 = If the attacker wins the battle, the attacker’s pawn takes the defender’s square. If the defender wins, the defender’s pawn stays where it is.
rule-c14 = If another pawn stands on the base to which the loser returns, it must make room: its player chooses a free square next to it. If there is none, it goes to one of the nearest free squares, counting steps in all eight directions over every square of the map, even those with buildings or pawns on them, but not over gaps. First the loser’s pawn is lifted off the map and a winning attacker takes its square; only then do you look at the base, so squares just left are free, but the base itself may not be chosen. Even the winner may have to make room: if you beat a pawn on its own base, you move onto the base and must leave it at once. †
rule-c15 = A player who has lost all three lives is out. The pawn leaves the map at once and nobody has to make room for it, but the buildings stay theirs and still count at the end. †
rule-c16 = The game ends when only one player remains. A small building scores 1 point, a large one 3, and the last remaining player gets 5 more; the highest total wins, and tied players share the victory. For example, 2 large and 5 small buildings make 11 points and beat 1 large and 2 small ones with the 5 for remaining last, which make 10. †
rule-c17 = You may agree on a round limit before you start. A round is over whenever the turn comes back to the first player’s place, even if that player is out; after the last round, and once any pawn that has to make room has done so, the game ends as it stands. The 5 extra points are given only if a single player remains. †
