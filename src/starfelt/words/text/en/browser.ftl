### The browser table: the frame of every game.

web-welcome = Starfelt

## Places

web-table = Table
web-page-title = { $standing } { $game } – Starfelt
web-bar = This table
web-to-home = To the home page
web-skip = To the question
web-opponents = The others
web-middle = Middle of the table
web-own = Your side
web-prompt = What to do
web-hand = Your hand
web-hand-empty = Your hand is empty.

## The question

web-confirm = { $number ->
        [0] Confirm
       *[other] Confirm { $number }
    }
web-picked = Picked.
web-picked-of = { $number } of { $most } picked.
web-too-many = Put one back first.
web-which-of-card = { $card }: what do you do with it?
web-which-of-player = { $player }: what do you do?
web-back = Back
web-why = Why?
web-undo = Undo
web-waiting-for = Waiting for { $time }
web-watching = You are watching. Hands stay hidden from you.
web-options-count = { $number ->
        [one] One option.
       *[other] { $number } options.
    }

## Cards, piles and players

web-pile = { $label }: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
web-pile-with-top = { $count ->
        [one] { $label }: one card, { $card }.
       *[other] { $label }: { $count } cards, on top { $card }.
    }
web-pile-look = Look at the cards
web-seat-you = You
web-seat-bot = Bot
web-seat-to-move = To move
web-seat-resigned = resigned
web-seat-away = away: a bot plays
web-close = Close

## Settings

web-settings = Settings
web-speed = Movement of cards
web-speed-none = none
web-speed-calm = normal
web-speed-quick = quick
web-theme = Light or dark
web-theme-system = as the system
web-theme-dark = dark
web-theme-light = light
web-setting-list = Show all options as a numbered list
web-setting-keys = Single keys do something (numbers and letters)
web-setting-cues = Show the number keys on cards and buttons
web-language = Language
web-rules-page = Rules of the game

## Keys

web-keys = Keys
web-key-option = choose the option of this number
web-key-stop = end the turn or the choice
web-key-finish = done: confirm, or end the turn
web-key-act = do what can be done with this card
web-key-pin = keep this card in view, or let go of it
web-key-arrows = move from card to card
web-key-zone = to the next part of the table
web-key-undo = undo
web-key-side = log, chat
web-key-command = command line
web-key-back = back, close
web-key-help = these keys

## The command line

web-command = Command line
web-command-how = A number, or: o, h, t, why, score, log
web-word-number = choose option 3; several numbers pick several
web-word-options = read all options
web-word-hand = read your hand
web-word-table = read the table; “t 2” its second line
web-word-why = the rule behind the question
web-word-score = how it stands
web-word-log = what happened last
web-hand-of = Your hand: { $cards }.
web-label = { $label }:
web-labelled = { $label }: { $text }
web-option-line = { $number }: { $words }
web-nothing-to-choose = There is nothing to choose now.
web-no-such-option = There is no option { $number }.
web-no-such-command = “{ $line }” is no command. Press ? for help.

## Games whose table is shown in words: the list of choices

web-words-options = What you can do
