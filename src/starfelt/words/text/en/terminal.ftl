## The line mode of the terminal

# between the items of a list
line-comma = { ", " }

# between the last players of whom one is meant
line-or = { " or " }
line-times = { $sentence } (×{ $number })
line-copies = { $card } ×{ $number }

line-name-person = Player { $number }
line-name-bot = Bot { $number }

line-welcome-tutorial = Welcome to the tutorial of { $game }!
line-try-tutorial = If the game is new to you, begin with its tutorial: { $command }
line-welcome-help = Choose by number. Enter ? for help and “rules” for the rulebook.
line-players = At the table: { $players }.
line-kind-you = you
line-kind-person = { $player }
line-kind-random = { $player } (plays at random)
line-kind-thumb = { $player } (plays by rules of thumb)

## Questions

line-choice = { $numbers }: { $option }

# stands for the choices between the first and the last
line-and-so-on = …
line-enter-one = { $most ->
        [one] Enter 1:
       *[other] Enter a number from 1 to { $most }:
    }
line-enter-several = Enter { $number } numbers on one line, for example “{ $example }”:
line-enter-up-to = { $number ->
        [one] { $most ->
            [one] Enter 1 or 0:
           *[other] Enter a number from 1 to { $most }, or 0:
        }
       *[other] Enter up to { $number } numbers on one line, for example “{ $example }”, or 0:
    }
line-enter-at-least = Enter { $least } to { $number } numbers on one line, for example “{ $example }”:
line-enter-all-or-none = Enter { $number } numbers on one line, for example “{ $example }”, or 0:
line-enter-none = There is nothing else to choose. Press Enter to go on:

refusal-not-a-number = “{ $entry }” is neither a number nor a command. Enter the number of a choice, or ? for help.
refusal-no-such-choice = There is no choice { $number }. { $count ->
        [1] The only choice is { $most }.
       *[other] The choices are { $least } to { $most }.
    }
refusal-chosen-twice = Choice { $number } is there once only. Choose each number once.
refusal-choose-none = There is nothing else to choose. Press Enter, or enter 0, to go on.
refusal-choose-one = Choose exactly one number from 1 to { $most }.
refusal-choose-up-to = { $number ->
        [one] Choose one number from 1 to { $most }, or 0.
       *[other] Choose at most { $number } different numbers from 1 to { $most }, or 0 for none.
    }
refusal-choose-at-least = Choose { $least } to { $number } different numbers from 1 to { $most }, all on one line.
refusal-choose-all-or-none = Choose exactly { $number } different numbers from 1 to { $most }, all on one line, or 0 for none.
refusal-choose-several = Choose exactly { $number } different numbers from 1 to { $most }, all on one line with spaces between them.

## Several people at one keyboard

line-hand-over = { $player }, press Enter when only you are looking:
line-hide = Press Enter to hide the screen:

## Commands

line-word-help = help
line-word-table = table
line-word-log = log
line-word-why = why
line-word-card = card
line-word-rules = rules
line-word-undo = undo
line-word-save = save
line-word-quit = quit
line-word-discards = discards
line-word-heap = heap
line-word-unseen = unseen
line-word-reserves = reserves
line-word-strategies = strategies
line-word-events = events
line-word-tableau = tableau
line-word-goals = goals
line-word-score = score
line-word-prices = prices
line-word-prestige = prestige
line-word-takeovers = takeovers
line-word-known = known
line-word-reference = reference
line-word-play_all = play all
line-word-attack_all = attack all

# short forms
line-short-play_all = p
line-short-attack_all = a

line-gesture-play_all = Play all your cards, one after the other
line-gesture-attack_all = Attack with everything: outposts first, then your opponent
refusal-gesture-not-now = “{ $gesture }” does nothing now: there is no such choice. Enter the number of a choice, or ? for help.

line-help = Answer with the number of a choice; where several are wanted, with all their numbers on one line, of which 3-7 is short for all from 3 to 7. Besides numbers you can enter:
line-help-help = ? – this help
line-help-table = table – show the table and the question again
line-help-log = log – all that has happened so far, as you know it
line-help-why = why – the rule behind the question
line-help-card = card 2, card { $card } – what a card does, by its number or its name; “card” alone explains your own cards
line-help-rules = rules – the rulebook
line-help-reference = reference – the rules in short
line-help-undo = undo – take back your last choice, if nobody has learned anything by it
line-help-save = save FILE – save the game to a file and go on
line-help-quit = quit – save the game and leave

line-help-discards = discards – both discard piles
line-help-heap = heap – the scrap heap
line-help-unseen = unseen – the cards that nobody can see now, as far as they can be worked out
line-help-reserves = reserves – your reserve, and what is known of the other one
line-help-strategies = strategies – the strategies of both sides, used and unused
line-help-events = events – the events that were won, and those that are still to come
line-help-tableau = tableau – the cards of all other players with what they do; “tableau 2” only of the player with that in the name, “tableau you” your own
line-help-goals = goals – what each goal asks for, who has it, and how near everybody is
line-help-score = score – everybody's VP so far, and what they are for
line-help-prices = prices – for everybody what goods sell for, what costs less, and military
line-help-prestige = prestige – everybody's prestige, who leads, and what the prestige card can do
line-help-takeovers = takeovers – which worlds can be attacked in a Settle phase, by whom and how strongly
line-help-known = known – the discards that you know
line-help-play_all = play all (p) – play your cards one after the other, bases first, until you are asked something
line-help-attack_all = attack all (a) – attack your opponent with all combat; if outposts are in the way, destroy those first, the weakest before the others

line-label = { $label }:
line-labelled = { $label }: { $text }
line-item = - { $words }
line-card = { $card }: { $does }
refusal-no-card-there = Choice { $number } has no card. Enter “card” and the number of a choice with a card, or the name of a card.
refusal-unknown-card = No card is called “{ $name }”. Enter “card” alone to read about your own cards.
refusal-unknown-name = Nobody here is called “{ $name }”. At the table: { $expected }.

line-undone = Your last choice is taken back.
refusal-nothing-to-undo = There is nothing to take back: you have not chosen anything yet.
refusal-undo-others = That can't be taken back: somebody else has acted since.
refusal-undo-secrets = That can't be taken back: a hidden card has been seen since.

line-saved =
    The game is saved in { $file }.
    To go on: { $program } play { $game } --load { $quoted }
line-saved-over =
    The game is saved in { $file }.
    To look at it again: { $program } replay { $quoted }
refusal-unwritable-file = The file “{ $file }” can't be written. Choose a file in a folder that exists and that you may write to.

## The end

line-seed = The seed of this game was { $seed }.
line-closing = Enter “save FILE” to keep the game, “log” to read it again, or press Enter to leave:
