# The command line

cli-error = error
cli-note = note
cli-record = Record { $record }
cli-record-error = record { $record }: { $error }
cli-more-errors = { $count ->
        [one] one more record is invalid
       *[other] { $count } more records are invalid
    }
cli-no-records = there is no record in { $file }
cli-players = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
cli-ply = after { $ply } of { $plies } events
cli-ply-beyond = the record has { $plies } events; ply { $ply } is beyond its end
cli-turn-seat = { $seat } to move
cli-turn-chance = a random draw comes next
cli-turn-over = the game is over
cli-last = Last
cli-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-scores = Scores
cli-ranking = Ranking
cli-place = { $place }. { $names }
cli-legal = { $count ->
        [one] One legal event
       *[other] { $count } legal events
    }
cli-wins = { $names } wins
cli-wins-shared = Shared victory: { $names }

cli-play-greeting = A table of { $game }. Type h for help.
cli-play-commitment = Every random draw is fair: it comes from a seed whose commitment is { $commit }
cli-play-saving = Every event is saved to { $file }
cli-play-resumed = { $count ->
        [one] Resumed after { $count } event
       *[other] Resumed after { $count } events
    }
cli-play-ask = { $seat }, a number or notation
cli-play-unknown = there is no move number { $number }; choose from 1 to { $count }
cli-play-undone = Taken back: { $event }
cli-play-no-undo = Nothing can be taken back: something new has been revealed since
cli-play-left = The game is saved; resume it with: { $command }
cli-play-finished = The record is saved in { $file }
cli-play-help =
    a number   plays that move
    notation   plays it too, for example: { $example }
    u          takes the last move back, unless something has been revealed since
    l          lists the moves again; followed by a verb (the first word of a move), all moves of that verb with their gains
    s          shows the scores with every part
    t          shows what the strongest bot would play
    q          leaves; the game is saved and can be resumed

cli-verified = { $count ->
        [one] one random draw is fair
       *[other] all { $count } random draws are fair
    }
cli-verified-noted = { $count ->
        [one] one random draw is fair, and the record has what you noted
       *[other] all { $count } random draws are fair, and the record has what you noted
    }
cli-verify-no-seat = there is no seat { $seat } in this record; its seats are counted from 0 to { $last }
cli-verify-nonce-twice = seat { $seat } has two nonces on the command line; give one for each seat
cli-not-verified = not verified: { $reason }
cli-score-too-many = { $count } kingdoms are drawn; at most { $most } play together
cli-score-hint = kingdoms of 7×7 squares are scored with { $flag }
cli-play-exists = { $file } already exists; choose another name, or continue it with --resume
cli-play-one-record = { $file } holds { $count } records; to resume, it has to hold just one
cli-play-from-file = a game can only be resumed from a file, since it is saved there
cli-no-bot = there is no bot “{ $bot }” here; the bots are { $known }
cli-bot-cheated = a bot played { $event }, which isn’t allowed; please report this
cli-play-stand-in = { $bot } isn’t here; a random player stands in
cli-play-help-hint = type h for help
cli-bench-no-setup = nothing to measure: no setup has this variant and number of players; the variants are { $known }
cli-games-bots = Bots: { $known }
cli-play-game-ends = A game of the series is over
cli-reading-keyboard = reading what you type; end it with Ctrl-D
cli-legal-many = { $count } of them, such as { $example }
cli-score-no-game = { $game } can’t be scored from a drawing
cli-play-no-variant = there is no variant “{ $variant }”; the variants are { $known }
cli-play-preset = { $option } is { $value } here unless you choose otherwise with { $flag }
cli-play-layouts = the map is laid by hand; to begin at once, start with { $flag } and one of { $known }
cli-play-no-layout = there is no layout “{ $layout }”; the layouts are { $known }
cli-play-no-layouts = { $game } has no layouts to choose from
cli-play-ask-many = { $seat }, type a move in notation; l and a verb lists all moves with that verb
cli-play-none = no legal move begins with “{ $start }”
cli-play-view = this record hides something; only a whole record can be played on
cli-play-only = This is the only move; Enter plays it, u takes back the last one

cli-serve-at = The table is at { $link } (Ctrl+C ends it)
cli-serve-others = Others on your network find it at { $link }
cli-serve-no-web = this program was built without the web page; `cargo xtask serve` builds both
cli-serve-port-taken = port { $port } is in use: end the program that listens there, or choose another port with --port
cli-health-well = The server is well
cli-manual-done = The manual pages are in { $folder }
cli-serve-open-failed = The browser couldn’t be opened; please open the address yourself
cli-backup-nothing = there are no tables in { $place }; name the folder of the server with --data, or its database with --database
cli-backup-unreadable = this program can’t read these tables, so they aren’t in the file: { $tables }
cli-restore-different = { $count ->
    [one] One table has been played differently since and stays as it is
   *[other] { $count } tables have been played differently since and stay as they are
}
cli-backup-done = { $count ->
    [one] One table has been written
   *[other] { $count } tables have been written
}
cli-restore-done = { $count ->
    [one] One table has been restored
   *[other] { $count } tables have been restored
}; { $there ->
    [0] none was there before
    [one] one was there already
   *[other] { $there } were there already
}
cli-backup-people = { $count ->
    [0] No people have been written
    [one] One person has been written
   *[other] { $count } people have been written
}; { $games ->
    [0] no finished games
    [one] one finished game
   *[other] { $games } finished games
}
cli-backup-unreadable-people = this program can’t read these people, so they aren’t in the file: { $people }
cli-restore-people = { $count ->
    [0] No people have been restored
    [one] One person has been restored
   *[other] { $count } people have been restored
}; { $there ->
    [0] none was there before
    [one] one was there already
   *[other] { $there } were there already
}; { $games ->
    [0] no finished games
    [one] one finished game
   *[other] { $games } finished games
}
cli-restore-buried = { $count ->
    [one] One person was deleted before the backup and has been deleted here, too
   *[other] { $count } people were deleted before the backup and have been deleted here, too
}

connect-seated = { $name } sits at seat { $seat }
connect-begun = The game begins
connect-played = { $ply }: { $events }
connect-lost = the connection broke, once more: { $reason }
connect-fair = Every random draw is fair, and the record has what was noted
connect-refused = { $server } refuses: { $about }
connect-foreign = { $server } isn’t a table of Takht, or of another version: it answers { $said }
connect-closed = somebody else has this seat at { $server } now, or the game can’t go on
