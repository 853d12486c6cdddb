## What is refused: what was wrong, and what was expected

refusal-unknown-game = There is no game called “{ $game }”. Choose one of: { $expected }.
refusal-wrong-seats = { $game } can't be played with { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }: it takes { $most ->
        [2] 2
       *[other] { $least } to { $most }
    }.
refusal-wrong-seed = The seed must be a whole number of at most { $bits } bits, and not negative.
refusal-unknown-option = There is no option called “{ $option }”. Choose from: { $expected }.
refusal-impossible-option = The option “{ $option }” can't be “{ $value }”. It can be: { $expected }.
refusal-unknown-language = The language “{ $language }” is not known. Choose one of: { $expected }.
refusal-unknown-bot = There is no bot called “{ $bot }”. Choose one of: { $expected }.
refusal-wrong-bots = For { $seats } seats, 1 to { $seats } bots can be named, not { $bots }.
refusal-wrong-number = { $number } is not possible here: the number must be { $least } or more.
refusal-illegal-answer = Seat { $seat } can't give answer { $action } now. Choose one of the answers that are open to it.
refusal-damaged-replay = The file “{ $file }” is damaged or is no replay. An undamaged replay or position was expected.
refusal-foreign-replay = The file “{ $file }” is not a replay that Starfelt can read. Its format should be “{ $expected }”.
refusal-other-rules = The file “{ $file }” was played under rules version { $rules }. Versions that can be read here: { $expected }.
refusal-impossible-replay = In the file “{ $file }”, answer number { $number } is against the rules. A game that was really played was expected.
refusal-wrong-hash = In the file “{ $file }”, the position after { $number ->
        [one] 1 answer
       *[other] { $number } answers
    } differs from the one that was recorded. The file was changed, or was written by a different program.
refusal-hash-of-nothing = The file “{ $file }” has a hash for answer { $number }, but only { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }. Answers were taken out of it.
refusal-no-file = The file “{ $file }” can't be read. Check that it exists and that you may read it.
refusal-bad-record = Line { $line } of the file “{ $file }” is no recorded game. Each line should hold one game.
refusal-unknown-set = Line { $line } of the file “{ $file }” records a game with cards that are not known here. Its set should be one of: { $expected }.
refusal-bad-position = The position can't be read: “{ $field }” is not as it should be. Expected: { $expected }.
