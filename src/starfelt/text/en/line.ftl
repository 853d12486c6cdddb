## The line mode of the terminal

# between the items of a list
line-comma = { ", " }
# between the last players of whom one is meant
line-or = { " or " }
line-times = { $sentence } (×{ $number })
line-copies = { $card } ×{ $number }

line-name-person = Player { $number }
line-name-bot = Bot { $number }

line-welcome-stolen_plans =
    Welcome to Stolen Plans!
    R2-D2 carries the secret plans. Whoever holds R2-D2 when the draw pile runs out wins.
    On your turn you draw a card or play one: attack others so that they lose cards, or steal from their hands.
line-welcome-help = Choose by number. Enter ? for help and “rules” for the rulebook.
line-players = At the table: { $players }.
line-kind-you = you
line-kind-person = { $player }
line-kind-random = { $player } (plays at random)
line-kind-thumb = { $player } (plays by rules of thumb)

## Questions

line-choice = { $numbers }: { $option }
line-enter-one = { $most ->
        [one] Enter 1:
       *[other] Enter a number from 1 to { $most }:
    }
line-enter-several = Enter { $number } numbers on one line, for example “{ $example }”:
line-enter-up-to = { $number ->
        [one] Enter one number, or 0 for no Defend card:
       *[other] Enter up to { $number } numbers on one line, for example “1 2”, or 0 for no Defend card:
    }
line-enter-none = You have no card to defend with. Press Enter to go on:

refusal-not-a-number = “{ $entry }” is neither a number nor a command. Enter the number of a choice, or ? for help.
refusal-no-such-choice = There is no choice { $number }. The choices are 1 to { $most }.
refusal-chosen-twice = Choice { $number } is there once only. Choose each number once.
refusal-choose-none = There is nothing to choose from. Press Enter, or enter 0, to go on.
refusal-choose-one = Choose exactly one number from 1 to { $most }.
refusal-choose-up-to = { $number ->
        [one] Choose at most one number from 1 to { $most }, or 0 for none.
       *[other] Choose at most { $number } different numbers from 1 to { $most }, or 0 for none.
    }
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

line-help = Answer with the number of a choice; where several are wanted, with all their numbers on one line. Besides numbers you can enter:
line-help-help = ? – this help
line-help-table = table – show the table and the question again
line-help-log = log – all that has happened so far, as you know it
line-help-why = why – the rule behind the question
line-help-card = card 2, card jawa – what a card does, by its number or its name; “card” alone explains your hand
line-help-rules = rules – the rulebook
line-help-undo = undo – take back your last choice, if nobody has learned anything by it
line-help-save = save FILE – save the game to a file and go on
line-help-quit = quit – save the game and leave

line-card = { $card }: { $does }
refusal-no-card-there = Choice { $number } has no card. Enter “card” and the number of a choice with a card, or the name of a card.
refusal-unknown-card = No card is called “{ $name }”. Enter “card” alone to read about the cards of your hand.

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

## The table of Stolen Plans

line-stolen_plans-attack = { $card } (attack { $value })
line-stolen_plans-defence = { $card } (defend { $value })
line-stolen_plans-draw-pile = { $number ->
        [0] Draw pile: empty.
        [one] Draw pile: 1 card.
       *[other] Draw pile: { $number } cards.
    }
line-stolen_plans-no-discards = Discard pile: empty.
line-stolen_plans-discards = { $number ->
        [one] Discard pile: 1 card, { $top }.
       *[other] Discard pile: { $number } cards, on top { $top }.
    }
line-stolen_plans-open-discards = Discard pile: { $cards }. On top: { $top }.
line-stolen_plans-player = { $number ->
        [0] { $player }: no cards in hand.
        [one] { $player }: 1 card in hand.
       *[other] { $player }: { $number } cards in hand.
    }
line-stolen_plans-before = In front of { $player }: { $cards }.
line-stolen_plans-before-you = In front of you: { $cards }.
line-stolen_plans-known = Known to be in the hand of { $player }: { $cards }.
line-stolen_plans-between = In the hand of { $players }: { $card }.
line-stolen_plans-hand = Your hand: { $cards }.
line-stolen_plans-hand-empty = Your hand is empty.
