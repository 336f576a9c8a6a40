# What all games share: players, notation, options, records, fair deals, drawings.

list-separator = { ", " }
seat-name = Player { $number }
seat-you = You
bot-random = Random player { $number }
bot-greedy = Greedy player { $number }
bot-flat = Monte Carlo player { $number }
bot-novice = Novice { $number }
bot-squire = Squire { $number }
bot-knight = Knight { $number }
bot-master = Master { $number }
bot-brawler = Brawler { $number }
bot-other = { $bot } { $number }

clause = { $clause }: { $reason }
record-event = event { $index } “{ $text }”: { $reason }
series-progress = Game { $number } of { $games }

notation-empty = an event can’t be empty
notation-missing = something is missing; write “{ $form }”
notation-left-over = “{ $word }” is too much; write “{ $form }”
notation-unknown-verb = there is no event “{ $verb }”; the events are { $known }
notation-bad-number = “{ $word }” isn’t a plain whole number such as 7 or -2
notation-bad-pair = “{ $word }” isn’t a place; a place is two numbers with a comma, such as 3,4

options-unknown = there is no option “{ $name }”; the options are { $known }
options-not-a-flag = option “{ $name }” is true or false, not { $got }
options-not-a-number = option “{ $name }” is a whole number, not { $got }
options-out-of-range = option “{ $name }” goes from { $min } to { $max }; { $got } doesn’t fit
options-not-a-limit = option “{ $name }” is a whole number or null, not { $got }
options-not-names = option “{ $name }” is a list of names or null, not { $got }
options-too-small = option “{ $name }” is { $min } or more, not { $got }
options-flag = true or false
options-number = { $min } to { $max }
options-limit = { $min } or more, or null
options-names = { $count } of: { $known }
options-names-marked = { $count } of: { $known }; each may be followed by { $mark }
options-preset = { $value } in takht play
options-default-none = no limit unless given
options-default-null = drawn at random unless given
options-default = default { $value }

record-not-json = this isn’t JSON: { $reason } (line { $line }, column { $column })
record-missing = “{ $key }” is missing; it should be { $expected }
record-wrong-type = “{ $key }” should be { $expected }, not { $got }
record-expected-object = an object in braces
record-expected-texts = a list of texts
record-expected-text = a text
record-expected-number = a whole number
record-expected-stand-ins = plies with the names of who stood in
record-version = this is a record of version { $got }; version { $version } is read here
record-unknown-game = there is no game “{ $name }”; the games are { $known }
record-rules = the game was played under version { $got } of the rules of { $game }; this program has version { $known }
record-seats = { $got ->
        [one] there is one name
       *[other] there are { $got } names
    } for { $players } players

incident-away = { $seat } is away; a bot steps in
incident-time = { $seat } has run out of time; a bot steps in
incident-back = { $seat } is back
incident-resign = { $seat } has resigned; a bot plays on
incident-offer = { $seat } agrees to end the game here
incident-decline = { $seat } would rather play on
incident-vote-bot = { $by } wants to replace { $seat } with a bot
incident-vote-guest = { $by } wants to replace { $seat } with someone new
incident-replaced-bot = A bot takes { $name }’s place
incident-replaced-guest = { $name }’s seat is free for someone new
incident-sit = { $name } joins the game
incident-end-agreed = Everyone agreed to end the game here
incident-end-resigned = Everyone has resigned; the game ends here
fair-absent = the record says nothing about fair draws
fair-malformed = “{ $key }” in the fair-draw block is missing or malformed
fair-scheme = scheme { $got } of fair draws is unknown; scheme { $scheme } is known here
fair-seed-secret = the seed isn’t published yet; it comes with the end of the game
fair-commitment = the seed doesn’t match the commitment that was published before the game
fair-nonces = { $got } nonces for { $players } players; there is one for each seat
fair-differs = event { $index } is “{ $text }”, but the key gives “{ $drawn }”
fair-seal = the nonce of player { $seat } is not the one that was sealed
fair-other-commitment = the commitment is not the one that was noted before the game
fair-other-seal = the seal of player { $seat } is not the one that was noted before the game
fair-other-nonce = the nonce of player { $seat } is not the one that this player gave
fair-other-events = the first { $count } events are not those that were seen during the game

score-points = points: { $points }
series-game = Game { $number }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

sketch-at = line { $line }, column { $column }: { $reason }
sketch-in-line = line { $line }: { $reason }
sketch-empty = no kingdom is drawn here
sketch-unknown-letter = line { $line }, column { $column }: “{ $letter }” isn’t a square; draw W F L P S M with the crowns after it (M2 or M**), C for the castle, . for a gap
sketch-stray-crown = line { $line }, column { $column }: crowns follow a terrain directly, as in M2 or M**
sketch-too-many-crowns = line { $line }, column { $column }: no square has more than { $most } crowns
sketch-no-castle = line { $line }, column { $column }: this kingdom has no castle; draw it as C
sketch-two-castles = line { $line }, column { $column }: a second castle; the first is in line { $first-line }, column { $first-column }
sketch-too-wide = line { $line }, column { $column }: the kingdom is { $width } wide, the limit is { $limit }
sketch-too-high = line { $line }, column { $column }: the kingdom is { $height } high, the limit is { $limit }
sketch-odd = { $squares ->
        [one] one square is drawn; a domino always adds two
       *[other] { $squares } squares are drawn; a domino always adds two
    }
sketch-apart = line { $line }, column { $column }: this square isn’t joined to the castle
score-points-name = Points
series-game-name = Game { $number }
