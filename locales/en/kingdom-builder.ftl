# Kingdom Builder

kingdom-builder-title = Kingdom Builder

kingdom-builder-grass = grass
kingdom-builder-canyon = canyon
kingdom-builder-desert = desert
kingdom-builder-flower = flower field
kingdom-builder-forest = forest
kingdom-builder-water = water
kingdom-builder-mountain = mountain
kingdom-builder-castle = castle
kingdom-builder-location = location

kingdom-builder-oracle = oracle
kingdom-builder-farm = farm
kingdom-builder-oasis = oasis
kingdom-builder-tower = tower
kingdom-builder-tavern = tavern
kingdom-builder-barn = barn
kingdom-builder-harbor = harbour
kingdom-builder-paddock = paddock

kingdom-builder-about-oracle = one more settlement on the terrain of your card
kingdom-builder-about-farm = one more settlement on grass
kingdom-builder-about-oasis = one more settlement on desert
kingdom-builder-about-tower = one more settlement on the edge of the map
kingdom-builder-about-tavern = one more settlement at either end of a straight line of at least three of yours
kingdom-builder-about-barn = move one of your settlements to the terrain of your card
kingdom-builder-about-harbor = move one of your settlements to water
kingdom-builder-about-paddock = move one of your settlements two hexes in a straight line

kingdom-builder-castles = castles
kingdom-builder-fishermen = fishermen
kingdom-builder-miners = miners
kingdom-builder-workers = workers
kingdom-builder-discoverers = discoverers
kingdom-builder-knights = knights
kingdom-builder-hermits = hermits
kingdom-builder-citizens = citizens
kingdom-builder-merchants = merchants
kingdom-builder-lords = lords
kingdom-builder-farmers = farmers

kingdom-builder-about-castles = 3 gold for each castle next to one of your settlements
kingdom-builder-about-fishermen = 1 gold for each settlement next to water, but not on it
kingdom-builder-about-miners = 1 gold for each settlement next to a mountain
kingdom-builder-about-workers = 1 gold for each settlement next to a location or castle
kingdom-builder-about-discoverers = 1 gold for each row with a settlement
kingdom-builder-about-knights = 2 gold for each settlement in your fullest row
kingdom-builder-about-hermits = 1 gold for each separate group of settlements
kingdom-builder-about-citizens = 1 gold for every two settlements in your largest group
kingdom-builder-about-merchants = 4 gold for each location or castle that your settlements join to another
kingdom-builder-about-lords = in each sector, 12 gold for the most settlements and 6 for the second most
kingdom-builder-about-farmers = 3 gold for each of your settlements in the sector where you have the fewest

## Options

kingdom-builder-option-players = Players: two to four
kingdom-builder-option-boards = Boards: top left, top right, bottom left, bottom right; ^ after a name gives that board a half turn
kingdom-builder-option-cards = Cards: the three that earn gold in this game
kingdom-builder-variant-first_game = the boards and cards that the rulebook suggests for a first game

## Events

kingdom-builder-board = { $board }
kingdom-builder-board-turned = { $board } (rotated)
kingdom-builder-tell-boards = The boards: { $boards }
kingdom-builder-tell-cards = Gold comes from castles and these cards: { $cards }
kingdom-builder-tell-first = { $seat } begins
kingdom-builder-tell-draw = { $seat } draws { $terrain }
kingdom-builder-tell-draw-hidden = { $seat } draws a card
kingdom-builder-tell-reveal = { $seat } plays { $terrain }
kingdom-builder-tell-redraw = No hex of that terrain is free: { $seat } draws { $terrain } instead
kingdom-builder-tell-build = { $seat } builds on { $hex }
kingdom-builder-tell-extra = { $seat } builds on { $hex } with the { $tile } tile
kingdom-builder-tell-move = { $seat } moves a settlement from { $from } to { $to } with the { $tile } tile
kingdom-builder-tell-end = { $seat } ends the turn

kingdom-builder-prompt-reveal = Play your terrain card
kingdom-builder-prompt-build = { $owed ->
        [one] Build { $owed } more settlement on { $terrain }
       *[other] Build { $owed } more settlements on { $terrain }
    }
kingdom-builder-prompt-build-or-tile = { $owed ->
        [one] Build { $owed } settlement on { $terrain }, or use a tile first: { $tiles }
       *[other] Build { $owed } settlements on { $terrain }, or use a tile first: { $tiles }
    }
kingdom-builder-prompt-end = End your turn
kingdom-builder-prompt-end-or-tile = Use a tile ({ $tiles }) or end your turn
kingdom-builder-round = Round { $round }
kingdom-builder-last-round = the last round

## The table

kingdom-builder-hand = card: { $terrain }
kingdom-builder-hand-hidden = card: hidden
kingdom-builder-hand-open = plays { $terrain }
kingdom-builder-supply = { $count ->
        [one] { $count } settlement left
       *[other] { $count } settlements left
    }
kingdom-builder-start-player = start player
kingdom-builder-tile = tile: { $tile }
kingdom-builder-tile-used = { $tile } (used)
kingdom-builder-tile-fresh = { $tile } (from the next turn)
kingdom-builder-legend-lands = G grass  C canyon  D desert  F flower field  T forest  W water  M mountain  S castle  L location
kingdom-builder-legend-marks = behind L the number of tiles left on it, + where you may build
kingdom-builder-sites = Locations
kingdom-builder-site = { $hex } { $kind }: { $left ->
        [0] no tile left
        [one] { $left } tile left
       *[other] { $left } tiles left
    }
kingdom-builder-pile = { $count ->
        [one] { $count } card in the draw pile
       *[other] { $count } cards in the draw pile
    }

## Score

kingdom-builder-gold = { $source }: { $gold }
kingdom-builder-why = { $source }, { $gold } gold: { $hexes }
kingdom-builder-why-none = { $source }, { $gold } gold: from a sector without any of their settlements

## Refusals

kingdom-builder-due-boards = the boards have to be laid out
kingdom-builder-due-cards = the Kingdom Builder cards have to be drawn
kingdom-builder-due-first = the start player has to be drawn
kingdom-builder-due-draw = { $seat } has to draw a terrain card ({ $form })
kingdom-builder-due-reveal = { $seat } has to play the terrain card
kingdom-builder-due-redraw = { $seat } has to draw a new card to replace one they can’t use
kingdom-builder-due-build = { $seat } has to build { $owed ->
        [one] { $owed } more settlement
       *[other] { $owed } more settlements
    }
kingdom-builder-due-finish = { $seat } has to use a tile or end the turn
kingdom-builder-due-nothing = the game is over
kingdom-builder-not-now = not now: { $due }
kingdom-builder-no-such-seat = there is no seat { $number }; seats are numbered from 0 to 3
kingdom-builder-nobody-there = nobody sits in seat { $number }; the seats are 0 to { $last }
kingdom-builder-off-the-map = { $hex } isn’t on the map; rows and columns go from 0 to { $last }
kingdom-builder-no-such-board = there is no board “{ $word }”; the boards are { $known }
kingdom-builder-board-count = { $got ->
        [one] { $got } board is named
       *[other] { $got } boards are named
    }; a map is made of { $count }
kingdom-builder-board-twice = the board “{ $board }” is named twice; the four boards of a map must all be different
kingdom-builder-other-boards = the options of this game ask for other boards: { $agreed }
kingdom-builder-no-such-card = there is no card “{ $word }”; the cards are { $known }
kingdom-builder-card-count = { $got ->
        [one] { $got } card is named
       *[other] { $got } cards are named
    }; a game has { $count }
kingdom-builder-card-twice = the card “{ $card }” is named twice; the three cards of a game must all be different
kingdom-builder-other-cards = the options of this game ask for other cards: { $agreed }
kingdom-builder-no-such-terrain = there is no terrain card “{ $word }”; the terrains are { $known }
kingdom-builder-no-card-left = no { $terrain } card is left in the draw pile
kingdom-builder-not-in-hand = the card in your hand isn’t { $terrain }
kingdom-builder-nothing-owed = you’ve built all the mandatory settlements of this turn; use a tile or end your turn
kingdom-builder-still-owed = { $owed ->
        [one] you still have to build { $owed } settlement on { $terrain }
       *[other] you still have to build { $owed } settlements on { $terrain }
    }
kingdom-builder-empty-supply = your supply is empty; you can only move settlements now
kingdom-builder-taken = a settlement of { $seat } already stands on { $hex }
kingdom-builder-not-buildable = nothing can be built on { $hex }: { $land }
kingdom-builder-wrong-land = { $hex } is { $land }; it has to be { $wanted }
kingdom-builder-apart = { $hex } isn’t next to any of your settlements, although there’s room next to one, for example on { $beside }
kingdom-builder-no-tile = you have no { $tile } tile to use
kingdom-builder-too-new = you took the { $tile } tile this turn; you can use it from your next turn on
kingdom-builder-used-up = you’ve already used the { $tile } tile this turn
kingdom-builder-midway = you can use the { $tile } tile before or after your mandatory settlements, not in between; { $owed } still to be built
kingdom-builder-not-own = you have no settlement on { $hex }
kingdom-builder-same-hex = you can’t move a settlement to the hex it stands on
kingdom-builder-wrong-use = the { $tile } tile isn’t used in this way: some tiles build, the others move
kingdom-builder-not-on-edge = { $hex } isn’t on the edge of the map
kingdom-builder-not-in-line = { $hex } isn’t at the end of a straight line of at least three of your settlements
kingdom-builder-not-two-away = { $to } isn’t two hexes from { $from } in a straight line

## Sketches

kingdom-builder-sketch-no-cards = no cards are named; write a line such as “cards: fishermen knights merchants”
kingdom-builder-sketch-cards-again = the cards have already been named
kingdom-builder-sketch-boards-again = the boards have already been named
kingdom-builder-sketch-no-map = there is no map; name the boards in a line such as “boards: tavern paddock^ oasis farm”, or draw it
kingdom-builder-sketch-nobody = no settlements are given; write a line such as “Ada: 3,4 4,5”, or draw them on the map
kingdom-builder-sketch-letter = “{ $letter }” isn’t a hex; draw G C D F T W M S L, followed by a player’s number where a settlement stands
kingdom-builder-sketch-player = players are numbered from 1 to 4
kingdom-builder-sketch-no-land = what land is this? Draw it as a letter, or name the boards above the drawing
kingdom-builder-sketch-row = this row has { $got ->
        [one] { $got } hex
       *[other] { $got } hexes
    }; a map is { $count } wide
kingdom-builder-sketch-rows = { $got ->
        [one] { $got } row is drawn
       *[other] { $got } rows are drawn
    }; a map has { $count }
kingdom-builder-sketch-twice = two settlements stand on { $hex }
kingdom-builder-sketch-too-many-players = there are { $got } players; at most { $most } play together
kingdom-builder-sketch-too-many = player { $number } has { $got } settlements; nobody has more than { $most }
kingdom-builder-sketch-other-land = { $hex } is drawn as { $drawn }, but the boards have { $land } there
kingdom-builder-sketch-afloat = a settlement stands on water ({ $hex }), but there’s no harbour on this map
kingdom-builder-why-tile = { $gold ->
        [0] Next to the { $tile }: you take its tile.
       *[other] Next to the { $tile }: you take its tile, and +{ $gold } gold.
    }
kingdom-builder-why-gold = This brings { $gold } gold.
kingdom-builder-why-room = No gold yet, but it opens the way to more.
kingdom-builder-tiles-left = { $count ->
        [0] No tile is left.
        [one] One tile is left.
       *[other] { $count } tiles are left.
    }
kingdom-builder-lords-tie = Players who tie in a sector each get the full gold.
kingdom-builder-left-behind = It left { $points } gold behind
kingdom-builder-margin = Only { $points } gold apart.
kingdom-builder-coach-build = Your card shows a terrain. Build your settlements on its lit hexes.
kingdom-builder-coach-adjacent = You have to build next to your own settlements wherever you can. Only if you can’t may you start somewhere else.
kingdom-builder-coach-tile = Your tile gives you one more action every turn, before or after you build.
kingdom-builder-coach-gold = Three cards say what earns gold at the end. Look at them before you build.
kingdom-builder-coach-location = Build next to a location (gold rim and a number) to take its tile.
kingdom-builder-missed-tile = A location tile was worth using
kingdom-builder-missed-wait = The location tile could wait
kingdom-builder-missed-hex = There was a better hex
kingdom-builder-missed-location = A location was within reach
kingdom-builder-close-castle = One castle more would have brought you { $gold } gold.
kingdom-builder-close-lords = In one sector a single settlement more would have brought you { $gold } more gold from the lords.
kingdom-builder-left = { $count } left
