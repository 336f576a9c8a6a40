# Bots among themselves, and what they think

arena-title = { $game }: { $bots }; { $limit }
arena-seconds = { $seconds } s for a turn
arena-iterations = { $count ->
        [one] { $count } simulation for a turn
       *[other] { $count } simulations for a turn
    }
arena-about = Every set of draws is played from every seat. Brackets are 95% intervals; of several seats of one bot the mean is shown.
arena-percent = { $number }%
arena-interval = [{ $low }; { $high }]
arena-bot = bot
arena-games = games
arena-won = won alone
arena-shared = won with others
arena-share = share of the wins
arena-score = score
arena-margin = ahead of the best other
arena-moves = turns/s
arena-plot-share = Share of the wins
arena-plot-running = Share of the wins, game by game
arena-plot-scores = How often each score
arena-progress = { $bot } { $share } of the wins
arena-line = { $done } of { $games } games, { $bot } has { $share } of the wins
arena-resumed = { $count ->
        [one] { $count } game is in { $file } already
       *[other] { $count } games are in { $file } already
    }
arena-report = the report is in { $file }
arena-sprt-high = The test is sure: { $bot } wins { $high } or more
arena-sprt-low = The test is sure: { $bot } wins { $low } or less
arena-sprt-open = The test can’t tell { $low } from { $high } yet; it takes more games
arena-sprt-form = { $flag } takes two shares in percent, the lower one first, for example { $example }
arena-seats = { $bots ->
        [one] one bot is named
       *[other] { $bots } bots are named
    }, but the table has { $seats } seats
arena-few-bots = a ladder for tables of { $players } needs at least { $players } bots; { $count } are named
arena-foreign = { $file } isn’t a results file of an arena; choose another name
arena-other = { $file } has the games of another contest, { $held }; choose another name
arena-bad-line = { $file }, line { $line } can’t be read: { $reason }
arena-table = { $table } of { $tables }: { $bots }

ladder-title = { $game }: ratings by Weng and Lin’s method; everyone begins with { $start }
ladder-rating = rating

analyze-title = { $game }, { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
analyze-ply = ply
analyze-who = who
analyze-played = played
analyze-win = win share
analyze-best = best
analyze-loss = loss
analyze-accuracy = { $seat }: accuracy { $accuracy }, { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
analyze-curve = Share of the win, from the first decision to the last
analyze-none = nothing was decided in this record
analyze-hidden = this record hides something; only a whole record can be analysed
analyze-moments = The moments that mattered most
analyze-moment = ply { $ply }, { $seat }: { $played } instead of { $best } gave away { $loss }
analyze-other = instead
analyze-same = { $seat }: the same in { $same } of { $count }

hint-thinking = Thinking…
hint-line = { $event }: wins { $win } of the games that follow

# Engines: programs of other people as players

engine-not-started = { $engine } can’t be started: { $reason }
engine-ended = { $engine } ended instead of answering “{ $asked }”; it wrote: { $wrote }
engine-late = { $engine } didn’t answer “{ $asked }” within { $milliseconds } ms
engine-garbled = { $engine } answered “{ $line }” to “{ $asked }”; expected { $expected }
engine-version = { $engine } speaks version { $version } of the protocol; this program speaks version { $own }
engine-declined = { $engine } doesn’t play this: { $reason }
engine-illegal = { $engine } played { $event }, which rule { $clause } doesn’t allow
engine-no-event = { $engine } played “{ $event }”, which isn’t an event
engine-lost = game { $game }, event { $ply }: { $failure }; it lost this game
engine-more = { $count ->
        [one] one more failure
       *[other] { $count } more failures
    }
engine-not-text = the input isn’t text in UTF-8
engine-failed = { $failure }; a random player stands in from now on

# Datasets: games of bots as files for programs that learn

dataset-line = { $games } of { $all } games, { $positions } positions
dataset-done = { $games ->
        [one] one game is in { $folder }
       *[other] { $games } games are in { $folder }
    }
dataset-content = { $file } can’t be read: { $reason }
dataset-foreign = { $file } isn’t empty and has no dataset in it; choose another folder
dataset-other = { $file } has other games, { $held }; choose another folder
dataset-version = { $file } has version { $version } of the format; this program has version { $own }
dataset-unfinished = { $file } has { $there } of { $parts } parts; the command that began it continues with the rest
dataset-part = { $file } has no part { $part }; its parts count from 0 to { $last }
