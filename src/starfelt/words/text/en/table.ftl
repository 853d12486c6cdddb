## A live table.  What can't be done there

refusal-no-seat-of-yours = You have no seat at this table.
refusal-game-not-begun = The game has not begun yet: there are free seats.
refusal-game-has-begun = The game has begun: nobody can sit down or stand up any more.
refusal-game-is-over = The game is over.
refusal-not-your-table = Only whoever opened this table can do that.
refusal-seat-is-taken = Seat { $seat } is taken. Choose a free one.
refusal-table-has-fewer-seats = There is no seat { $seat } at this table: it has { $seats } seats.
refusal-rated-needs-people = At a rated table all players are people: no bots, and at least two seats. Leave the seats open, or open a table that is not rated.
refusal-not-asked = You are not asked for this now. Wait for your next question.
refusal-answered-already = You have answered this question already, in another way.
refusal-more-than-one-choice = These are more answers than one choice takes. Send the picks of one choice, and the rest when you are asked again.
refusal-seat-is-played-by-bot = A bot plays for you. Take your seat back first; if you have resigned, you can only watch.
refusal-table-is-paused = The table is paused. Resume first.
refusal-table-is-not-paused = The table is not paused.
refusal-proposal-is-open = Something is proposed already. Agree to it or decline it first.
refusal-nothing-proposed = Nothing is proposed now.
refusal-rated-undo = At a rated table nothing is taken back by consent. You can only take back your last choice while nobody has learned anything by it.
refusal-rated-alone = Nobody pauses or ends a rated game alone: every other player must be there and agree. You can play on, or resign.
refusal-nothing-said = There is nothing in this message that can be read.
refusal-log-is-full = { $most } things have happened at this table. The game can be played to its end, but there is no more talking, taking back or changing of seats here.
refusal-players-talk = Only the players talk at this table.
refusal-talk-is-over = The game ended more than a day ago, so nobody talks here any more.
refusal-impossible-clock = “{ $clock }” is no clock. Choose from: { $expected }.
refusal-table-of-other-rules = This table was opened under rules version { $rules }. Versions that can be played here: { $expected }.

## What is wrong with the replay of a live table

refusal-wrong-commitment = In the file “{ $file }”, the seed is not the one that was promised before the first card. One of the two was changed.
refusal-impossible-course = In the file “{ $file }”, entry number { $number } of what happened at the table is impossible. A game that was really played was expected.
refusal-other-course = In the file “{ $file }”, what happened at the table does not lead to the answers that were recorded. The file was changed.

## What everybody reads in the log.  $player acts; $reader says whether that is who reads it

table-log-say = { $player }: { $text }
table-log-sit = { $reader ->
        [player] You sit down.
       *[somebody] { $player } sits down.
    }
table-log-sit-bot = { $player } is given a seat.
table-log-stand = { $player } leaves the table.
table-log-begin = The game begins.
table-log-time_out = { $reader ->
        [player] Your time is over. A bot answers for you.
       *[somebody] The time of { $player } is over. A bot answers instead.
    }
table-log-stand_in = { $reader ->
        [player] A bot answers in your place.
       *[somebody] A bot answers in place of { $player }.
    }
table-log-back = { $reader ->
        [player] You are back.
       *[somebody] { $player } is back.
    }
table-log-undo = { $reader ->
        [player] You take back your last choice.
       *[somebody] { $player } takes back a choice.
    }
table-log-propose-undo = { $reader ->
        [player] You ask to take back your last choice. Everybody must agree.
       *[somebody] { $player } asks to take back a choice. Everybody must agree.
    }
table-log-propose-pause = { $reader ->
        [player] You propose a pause. Everybody must agree.
       *[somebody] { $player } proposes a pause. Everybody must agree.
    }
table-log-propose-abandon = { $reader ->
        [player] You propose to abandon the game, so that nobody wins. Everybody must agree.
       *[somebody] { $player } proposes to abandon the game, so that nobody wins. Everybody must agree.
    }
table-log-agree = { $reader ->
        [player] You agree.
       *[somebody] { $player } agrees.
    }
table-log-decline = { $reader ->
        [player] You decline.
       *[somebody] { $player } declines.
    }
table-log-pause = The game is paused.
table-log-resume = { $reader ->
        [player] You resume the game.
       *[somebody] { $player } resumes the game.
    }
table-log-resign = { $reader ->
        [player] You resign.
       *[somebody] { $player } resigns.
    }
table-log-abandon = The game is abandoned. Nobody wins.
table-log-close = This table was closed. Nobody wins.
table-log-bot_failed = { $reader ->
        [player] The bot that plays for you has failed. Another one answers this time.
       *[somebody] The bot on the seat of { $player } has failed. Another one answers this time.
    }
table-log-grace = The server was away for a while. Nobody loses time by that.

## How a table stands

table-status-open = Waiting for players
table-status-playing = Playing
table-status-paused = Paused
table-status-over = Over
table-status-abandoned = Abandoned
table-status-closed = Closed

## Clocks

table-clock-none = No clock
table-clock-move = { $seconds ->
        [one] 1 second for each answer
       *[other] { $seconds } seconds for each answer
    }
table-clock-fischer = { $seconds } seconds, and { $more } more after each move
table-clock-days = { $days ->
        [one] 1 day for each answer
       *[other] { $days } days for each answer
    }

## How many things have to be chosen

table-choose-exactly = Choose { $number } of { $there }.
table-choose-between = Choose { $least } to { $most } of { $there }.
table-choose-up-to = Choose up to { $most } of { $there }.
