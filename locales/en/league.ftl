# Leagues: registered engines meet round by round

league-title = { $game }: a league of { $count } engines
league-about = { $system }. A table of { $players } plays { $games } games; { $limit }.
league-round-robin = Everybody meets everybody
league-swiss = { $rounds ->
        [one] One round by the Swiss system
       *[other] { $rounds } rounds by the Swiss system
    }
league-standings = Standings
league-place = place
league-entrant = engine
league-points = points
league-forfeits = forfeits
league-cross = Everybody against everybody
league-cross-about = In how many of their games the engine of the row was ahead of the engine of the column; a tie counts as a half.
league-met = { $points } of { $games }
league-rounds = Rounds
league-round = Round { $number }
league-game = Game { $number }
league-byes = Sitting out: { $names }
league-rated = Ratings are by Weng and Lin’s method, with 95% intervals in brackets.
league-forfeit = { $failure }; it forfeits the game after { $ply ->
        [one] one event
       *[other] { $ply } events
    }
league-game-title = { $game }, round { $round }, game { $number }
league-back = Back to the league
league-begins = The game begins
league-stand-in = played by a random stand-in
league-first = Start
league-previous = Back
league-play = Play
league-pause = Pause
league-next = Next
league-last = End
league-step = Event
league-of = of { $plies }
league-keys = Arrow keys step, the space bar plays.
league-record = Record of this game
league-record-about = Any table of Takht opens it, with a review of every move.
league-few = tables of { $players } need at least { $players } engines; { $count ->
        [one] { $file } names one
       *[other] { $file } names { $count }
    }
league-line-wrong = { $file }, line { $line }: { $reason }
league-line-form = a name or a bot is missing; write NAME = BOT or NAME = exec:COMMAND
league-line-twice = the name { $name } is there already; write another NAME = in front of the bot
league-not-text = this isn’t text in UTF-8
league-line = Round { $round } of { $rounds }: { $done } of { $games } games are over
league-page = the league is in { $file }
