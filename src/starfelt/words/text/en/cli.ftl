## The command line

cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND
cli-options = Options
cli-commands = Commands

cli-starfelt = An open card table for space card games.
cli-games = List the games with their seats and options.
cli-play = Play a game here, at this keyboard.
cli-simulate = Let bots play many games and count.
cli-replay = Show a saved game as one player saw it.
cli-verify = Play a saved game through and compare its hashes.
cli-check = Check that a game keeps the rules of the machine and gives no secret away.
cli-differential = Compare recorded games of Race for the Galaxy with the rules here.
cli-bench = Measure how fast the games run here.

cli-option-help = Show this help and leave.
cli-option-version = Say the version and leave.
cli-option-lang = Language: en, ja or zh-Hant. Otherwise that of STARFELT_LANG or of the system.
cli-option-as_json = Print the facts as one JSON object.
cli-option-players = Who sits where, with commas between: you, you:NAME, or a bot (random, thumb). Otherwise you against bots of the kind thumb.
cli-option-seed = A seed, decimal or hexadecimal after 0x: the same seed deals the same cards.
cli-option-options = An option of the game; may be given several times. “starfelt games” lists them.
cli-option-load = Go on with a saved game, or play from a position.
cli-option-save = Where to save the game.
cli-option-seats = How many seats there are.
cli-option-number = How many games to play.
cli-option-bots = The bots by seat, with commas between; the last one takes all seats that are left.
cli-option-at = How many answers to show; otherwise all.
cli-option-seat = Whose eyes to look through, counted from 0; otherwise those of a spectator.
cli-option-pairs = How many pairs of worlds to compare.
cli-option-seconds = How long to measure each figure.

cli-version-compiled = starfelt { $version }; the rules run compiled.
cli-fell-back = Starfelt runs as plain Python here, and slower, because its native code could not be built ({ $reason }). Install a C compiler and install Starfelt again.
cli-version-plain = starfelt { $version }; the rules run as plain Python.

## What is wrong with a command

refusal-unknown-command = There is no command “{ $command }”. Choose one of: { $expected }.
refusal-unknown-flag = { $command } has no option { $flag }. See: { $command } --help
refusal-missing-argument = { $command } needs { $argument }. See: { $command } --help
refusal-needs-value = The option { $flag } needs a value. See: starfelt --help
refusal-no-value = The option { $flag } takes no value. See: starfelt --help
refusal-bad-usage = { $command } can't be used like that. See: { $command } --help
refusal-extra-argument = “{ $argument }” is one word too many. See: starfelt --help
refusal-no-game = Which game? Choose one of: { $expected }.
refusal-unknown-player = “{ $player }” can't sit at the table. Choose from: { $expected }.
refusal-not-a-whole-number = { $option } can't be “{ $value }”. It must be a whole number, at least { $least }.
refusal-not-seconds = --seconds can't be “{ $value }”. It must be a number above 0 and at most 3600.
refusal-bad-seed = “{ $seed }” is no seed. Give a whole number, decimal or hexadecimal after 0x.
refusal-no-key-and-value = --option can't be “{ $option }”. Write KEY=VALUE, for example deck=base.
refusal-load-and-more = A saved game has its own seed and options: leave out --seed and --option with --load.
refusal-other-game = The file “{ $file }” holds a game of { $game }, not of { $expected }.
refusal-other-seats = { $seats ->
        [one] The game in “{ $file }” has 1 seat. Name as many players.
       *[other] The game in “{ $file }” has { $seats } seats. Name as many players.
    }
refusal-no-such-answer = --at can't be { $at }: the game has { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }.
refusal-no-such-seat = --seat can't be { $seat }: the seats are 0 to { $most }.

## Reports

cli-game = { $name }: { $title }, rules version { $rules }, { $least } to { $most } seats
cli-game-one-number = { $name }: { $title }, rules version { $rules }, { $most } seats
cli-game-option = --option { $option }=… ({ $choices }; otherwise { $default }): { $explanation }.

cli-simulated = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $seats } seats, seed { $seed }, in { $seconds } seconds ({ $speed } games per second).
cli-simulated-seat = Seat { $seat }, { $bot }: { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    } ({ $share } %).
cli-simulated-draws = Draws: { $draws }.
cli-simulated-end = { $reason }: { $number } ({ $share } %).
cli-simulated-length = Answers in a game: { $mean } on average, { $least } to { $most }.
cli-replay-title = { $game }, after { $at } of { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }.
cli-replay-seat = Seat { $seat }: { $player }.

cli-verified = { $file }: { $answers ->
        [one] 1 answer
       *[other] all { $answers } answers
    } and { $hashes ->
        [one] 1 hash
       *[other] { $hashes } hashes
    } agree. The game is not over yet.
cli-verified-over = { $file }: { $answers ->
        [one] 1 answer
       *[other] all { $answers } answers
    } and { $hashes ->
        [one] 1 hash
       *[other] { $hashes } hashes
    } agree. The game was played to its end.
cli-verified-ended = { $file }: { $answers ->
        [one] 1 answer
       *[other] all { $answers } answers
    } and { $hashes ->
        [one] 1 hash
       *[other] { $hashes } hashes
    } agree. The game ended early.
cli-verified-commitment = The seed is the one that was promised before the first card ({ $commitment }).

## How a game at a live table went

cli-course-taken-back = { $number ->
        [one] 1 answer was taken back.
       *[other] { $number } answers were taken back.
    }
cli-course-time-outs = { $number ->
        [one] A bot gave 1 answer because somebody's time was over.
       *[other] A bot gave { $number } answers because somebody's time was over.
    }
cli-course-stand-ins = { $number ->
        [one] A bot gave 1 answer in place of somebody who was away or had resigned.
       *[other] A bot gave { $number } answers in place of somebody who was away or had resigned.
    }
cli-course-resigned = { $player } resigned.
cli-course-won-by-resignation = { $player } wins, for everybody else has resigned.
cli-course-first-rank = Of those who did not resign, { $player } comes first.
cli-course-abandon = The game was abandoned by consent of all. Nobody wins.
cli-course-close = Those who run the server closed the table. Nobody wins.

cli-checked = { $game }: { $games } games, { $answers } answers, { $pairs } pairs compared, { $different } different.
cli-check-passed = ok: { $check }.
cli-check-failed = FAILED: { $check }. { $problem }
cli-check-actions = every action has one meaning and a name
cli-check-answers = whoever is asked has something to answer
cli-check-refusals = wrong answers are refused and change nothing
cli-check-clones = clones are equal and independent
cli-check-notation = every position can be written down and read back
cli-check-determinism = equal answers lead to equal states
cli-check-order = the order of simultaneous answers does not matter
cli-check-cards = no card is lost or made
cli-check-length = every game ends in time
cli-check-endings = every end has a reason and a result
cli-check-resampling = resampled worlds depend only on what the seat knows
cli-check-imagining = the view alone is enough to imagine a world
cli-check-noninterference = nothing that a seat receives depends on what is hidden from it

cli-differential-games = games { $number }
cli-differential-equal = equal { $number }
cli-differential-excluded = excluded { $number }
cli-differential-left-out = - { $id }: section { $section }
cli-differential-differences = differences { $number }
cli-differential-parted = - { $id }, { $where }: { $what } is { $ours } here and { $theirs } in the record{ $rule }
cli-differential-rule = { " " }(rules, section { $rule })
cli-differential-no-rule = { $rule }

cli-bench-plain = { $game }, plain
cli-bench-compiled = { $game }, compiled
cli-bench-figures = { $build }: { $games } games and { $answers } answers per second, { $clone } microseconds for a clone.
cli-bench-none = { $build }: this build is not installed.

## Card faces as files

cli-faces = Draw the card faces as SVG files: each at its three levels of detail.
cli-option-out = The folder for the files. It is made if it is not there.
cli-option-drawn_game = The game whose cards are drawn; otherwise all games.
cli-option-drawn_language = The language on the cards: en, ja or zh-Hant; otherwise all three.
cli-option-sheet = Write contact sheets as well: a page for each game and language that shows all its faces.
refusal-unwritable-faces = The file “{ $file }” can't be written. Choose a folder that you may write to, on a disk with room.
faces-written = { $number ->
        [one] 1 face was written into “{ $folder }”.
       *[other] { $number } faces were written into “{ $folder }”.
    }
faces-sheet-title = { $game }: all card faces
