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
line-welcome-star_realms =
    Welcome to { star_realms-name }!
    You and your opponent begin with the same small fleet. Whoever has no authority left has lost.
    On your turn you play your hand, acquire ships and bases with trade, and attack with combat. What you acquire comes to you when you draw it later.
line-welcome-empire_vs_rebellion =
    Welcome to { empire_vs_rebellion-name }!
    Rebel and Empire struggle for one event after the other. Whoever has 7 victory points first wins.
    The total of your cards in play should be high, but not above the event's objective: play cards, use their powers, spend influence, or pass.
line-welcome-race_for_the_galaxy =
    Welcome to { race_for_the_galaxy-name }!
    Everybody builds a civilisation of developments and worlds. Whoever has the most VP at the end wins.
    In each round everybody chooses an action in secret. All phases that were chosen take place, for all players, and whoever chose one has a bonus in it. You pay with cards of your hand.
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

## The table of Star Realms

line-star_realms-turn = Turn { $number }.
line-star_realms-player = { $reader ->
        [player] You: authority { $authority }, { $deck ->
            [one] 1 card in the deck
           *[other] { $deck } cards in the deck
        }, { $discards ->
            [0] discard pile empty.
            [one] 1 card in the discard pile, { $top }.
           *[other] { $discards } in the discard pile, on top { $top }.
        }
       *[somebody] { $player }: authority { $authority }, { $hand ->
            [one] 1 card in hand
           *[other] { $hand } cards in hand
        }, { $deck } in the deck, { $discards ->
            [0] discard pile empty.
            [one] 1 in the discard pile, { $top }.
           *[other] { $discards } in the discard pile, on top { $top }.
        }
    }
line-star_realms-bases = { $reader ->
        [player] Your bases: { $cards }.
       *[somebody] Bases of { $player }: { $cards }.
    }
line-star_realms-ships = { $reader ->
        [player] Your ships in play: { $cards }.
       *[somebody] Ships of { $player } in play: { $cards }.
    }
line-star_realms-tops = { $reader ->
        [player] On top of your deck: { $cards }.
       *[somebody] Known to lie on top of the deck of { $player }: { $cards }.
    }
line-star_realms-known = { $reader ->
        [player] Known to be in your hand: { $cards }.
       *[somebody] Known to be in the hand of { $player }: { $cards }.
    }
line-star_realms-owed = { $reader ->
        [player] { $number ->
            [one] You must discard 1 card when your turn begins.
           *[other] You must discard { $number } cards when your turn begins.
        }
       *[somebody] { $number ->
            [one] { $player } must discard 1 card when the next turn begins.
           *[other] { $player } must discard { $number } cards when the next turn begins.
        }
    }
line-star_realms-row = Trade row: { $cards }.
line-star_realms-row-empty = The trade row is empty.
line-star_realms-supply = { $explorer } pile (cost { $cost }): { $explorers }. Trade deck: { $deck }. Scrap heap: { $heap }.
line-star_realms-cards = { $number ->
        [0] empty
        [one] 1 card
       *[other] { $number } cards
    }
line-star_realms-endless = endless
line-star_realms-pools = { $reader ->
        [player] You have { $trade } trade and { $combat } combat.
       *[somebody] { $player } has { $trade } trade and { $combat } combat.
    }
line-star_realms-to-top = { $reader ->
        [player] { $number ->
            [one] The next ship you acquire this turn may go on top of your deck.
           *[other] The next { $number } ships you acquire this turn may go on top of your deck.
        }
       *[somebody] { $number ->
            [one] The next ship { $player } acquires this turn may go on top of the deck.
           *[other] The next { $number } ships { $player } acquires this turn may go on top of the deck.
        }
    }
line-star_realms-authority = Authority: you { $mine }, { $player } { $theirs }.
line-star_realms-hand = Your hand: { $cards }.
line-star_realms-hand-empty = Your hand is empty.

# cards of the trade row
line-star_realms-ship = { $card } ({ $faction }, cost { $cost })
line-star_realms-base = { $card } ({ $faction }, cost { $cost }, base with defense { $defense })
line-star_realms-outpost = { $card } ({ $faction }, cost { $cost }, outpost with defense { $defense })

# cards in play
line-star_realms-noted = { $card } ({ $notes })
line-star_realms-note-base = defense { $defense }
line-star_realms-note-outpost = outpost, defense { $defense }
line-star_realms-note-copies = a copy of { $card }
line-star_realms-note-used = used
line-star_realms-note-allied = ally ability used

# piles
line-star_realms-pile-discards = { $reader ->
        [player] Your discard pile ({ $number }): { $cards }.
       *[somebody] Discard pile of { $player } ({ $number }): { $cards }.
    }
line-star_realms-pile-heap = Scrap heap ({ $number }): { $cards }.
line-star_realms-pile-unseen = { $reader ->
        [player] In your deck or hand ({ $number }): { $cards }.
       *[somebody] In the deck or hand of { $player } ({ $number }): { $cards }.
    }
line-star_realms-pile-unseen-own = { $reader ->
        [player] In your deck ({ $number }): { $cards }.
       *[somebody] In the deck of { $player } ({ $number }): { $cards }.
    }
line-star_realms-pile-trade-deck = In the trade deck ({ $number }): { $cards }.
line-star_realms-no-cards = none

# the log
line-star_realms-followed-by = { $sentence } { $more }
line-star_realms-gains = { $gains }.
line-star_realms-gains_trade = +{ $number } trade
line-star_realms-gains_combat = +{ $number } combat
line-star_realms-gains_authority = +{ $number } authority
line-star_realms-gains_cards = { $number ->
        [one] 1 card drawn
       *[other] { $number } cards drawn
    }{ $seen ->
        [none] { "" }
        [all] { " " }({ $cards })
       *[some] { " " }(among them { $cards })
    }
line-star_realms-draws = { $reader ->
        [player] You draw
       *[somebody] { $player } draws
    } { $number ->
        [one] 1 card
       *[other] { $number } cards
    }{ $seen ->
        [none] .
        [all] : { $cards }.
       *[some] , among them { $cards }.
    }
line-star_realms-for = { $card } (for { $cost })
line-star_realms-acquires = { $reader ->
        [player] You acquire { $cards }.
       *[somebody] { $player } acquires { $cards }.
    }
line-star_realms-refills = New in the trade row: { $cards }.

## The table of Empire vs. Rebellion

line-empire_vs_rebellion-before =
    Before the first round each side chooses 4 of its 8 characters in secret; the other 4 are the reserve.
    Enter “card” to read what your characters do.
line-empire_vs_rebellion-round = Round { $number }: { $event }.
line-empire_vs_rebellion-balance = { $reader ->
        [player] The balance token shows you: you begin the struggle and win a tie.
       *[somebody] The balance token shows { $player }, who begins the struggle and wins a tie.
    }
line-empire_vs_rebellion-next-events = The next events, as only you know: { $cards }.
line-empire_vs_rebellion-side = { $reader ->
        [player] You are the { $side }.
       *[somebody] { $player } is the { $side }.
    }
line-empire_vs_rebellion-player = { $reader ->
        [player] You, { $side }
       *[somebody] { $player }, { $side }
    }: { $points } of { $goal } victory points, { $won ->
        [one] 1 event won
       *[other] { $won } events won
    }, { $influence } influence.
line-empire_vs_rebellion-ready = { $card } ({ $value })
line-empire_vs_rebellion-exhausted-basic = { $card } (exhausted)
line-empire_vs_rebellion-exhausted-character = { $card } (exhausted, { $value })
line-empire_vs_rebellion-area = { $reader ->
        [player] You have in play: { $cards }. Total { $total }.
       *[somebody] { $player } has in play: { $cards }. Total { $total }.
    }
line-empire_vs_rebellion-area-empty = { $reader ->
        [player] You have no card in play.
       *[somebody] { $player } has no card in play.
    }
line-empire_vs_rebellion-piles = { $deck ->
        [one] 1 card in the deck
       *[other] { $deck } cards in the deck
    }, { $discards } in the discard pile, { $reserve } in reserve.
line-empire_vs_rebellion-piles-no-reserve = { $deck ->
        [one] 1 card in the deck
       *[other] { $deck } cards in the deck
    }, { $discards } in the discard pile.
line-empire_vs_rebellion-tops = { $reader ->
        [player] On top of your deck: { $cards }.
       *[somebody] Known to lie on top of the deck of { $player }: { $cards }.
    }
line-empire_vs_rebellion-in-deck = Known to be in the deck of { $player }: { $cards }.
line-empire_vs_rebellion-in-reserve = Known to be in the reserve of { $player }: { $cards }.
line-empire_vs_rebellion-reserve = { $number ->
        [one] Your reserve: { $cards }.
       *[other] Your reserve ({ $number }): { $cards }.
    }
line-empire_vs_rebellion-chosen-open = { $reader ->
        [player] Your strategy, face up: { $card }.
       *[somebody] Strategy of { $player }, face up: { $card }.
    }
line-empire_vs_rebellion-chosen-known = { $reader ->
        [player] Your strategy, face down: { $card }.
       *[somebody] Strategy of { $player }, face down, but known to you: { $card }.
    }
line-empire_vs_rebellion-chosen-hidden = { $reader ->
        [player] Your strategy is chosen and lies face down.
       *[somebody] The strategy of { $player } is chosen and lies face down.
    }
line-empire_vs_rebellion-used = { $reader ->
        [player] Strategies that you have used: { $cards }.
       *[somebody] Strategies that { $player } has used: { $cards }.
    }
line-empire_vs_rebellion-infiltrated = { $reader ->
        [player] Your opponent picks your next strategy.
       *[somebody] The next strategy of { $player } is picked by the opponent.
    }
line-empire_vs_rebellion-diverted = { $reader ->
        [player] Your next strategy is drawn at random.
       *[somebody] The next strategy of { $player } is drawn at random.
    }
line-empire_vs_rebellion-located = { $reader ->
        [player] Your next strategy is picked first and shown.
       *[somebody] The next strategy of { $player } is picked first and shown.
    }
line-empire_vs_rebellion-limits = { $event }: objective { $objective }, at most { $capacity } cards each.
line-empire_vs_rebellion-influence = Influence: you { $mine }, { $player } { $theirs }.
line-empire_vs_rebellion-passed = { $reader ->
        [player] You have passed: if { $other } passes too, the struggle ends.
        [other] { $player } has passed: if you pass too, the struggle ends.
       *[somebody] { $player } has passed: if { $other } passes too, the struggle ends.
    }
line-empire_vs_rebellion-score = Victory points: { $scores }.
line-empire_vs_rebellion-score-of = { $reader ->
        [player] you { $points }
       *[somebody] { $player } { $points }
    }
line-empire_vs_rebellion-after-tutorial = To play a whole game, with characters, strategies and influence: { $command }

# piles
line-empire_vs_rebellion-pile-none = none
line-empire_vs_rebellion-pile-discards = { $reader ->
        [player] Your discard pile ({ $number }): { $cards }.
       *[somebody] Discard pile of { $player } ({ $number }): { $cards }.
    }
line-empire_vs_rebellion-pile-unused = { $reader ->
        [player] Your strategies that are not used yet ({ $number }): { $cards }.
       *[somebody] Strategies that { $player } has not used yet ({ $number }): { $cards }.
    }
line-empire_vs_rebellion-pile-used = { $reader ->
        [player] Your used strategies ({ $number }): { $cards }.
       *[somebody] Used strategies of { $player } ({ $number }): { $cards }.
    }
line-empire_vs_rebellion-pile-won = { $reader ->
        [player] Events that you have won ({ $number }): { $cards }.
       *[somebody] Events that { $player } has won ({ $number }): { $cards }.
    }
line-empire_vs_rebellion-pile-next-events = The next events, in this order: { $cards }.
line-empire_vs_rebellion-pile-last-events = At the bottom of the event deck, the last one last: { $cards }.
line-empire_vs_rebellion-pile-event-deck = In the event deck ({ $number }): { $cards }.
line-empire_vs_rebellion-pile-reserve = { $reader ->
        [player] Your reserve ({ $number }): { $cards }.
       *[somebody] Reserve of { $player } ({ $number }): { $cards }.
    }
line-empire_vs_rebellion-pile-reserve-of-other = Reserve of { $player } ({ $number }): certainly { $inside }; perhaps { $perhaps }.
line-empire_vs_rebellion-pile-deck = { $reader ->
        [player] In your deck ({ $number }): { $cards }.
       *[somebody] Certainly in the deck of { $player } ({ $number }): { $cards }.
    }
line-empire_vs_rebellion-pile-deck-or-reserve = In the deck or the reserve of { $player } ({ $number }): { $cards }.

# the log
line-empire_vs_rebellion-followed-by = { $sentence } { $more }
line-empire_vs_rebellion-then = { "; " }
line-empire_vs_rebellion-sees = From the top: { $cards }.
line-empire_vs_rebellion-keeps = You choose { $cards } for your deck.
line-empire_vs_rebellion-uses = { $reader ->
        [player] You use { $card }: { $results }.
       *[somebody] { $player } uses { $card }: { $results }.
    }
line-empire_vs_rebellion-result-power_is_off = the event keeps its power from being resolved
line-empire_vs_rebellion-result-no_effect = its power can't be resolved now
line-empire_vs_rebellion-result-exhausts = { $whose ->
        [reader] your { $cards }
        [actor] their own { $cards }
       *[somebody] { $owner }'s { $cards }
    } exhausted
line-empire_vs_rebellion-result-discards = { $whose ->
        [reader] your { $cards }
        [actor] their own { $cards }
       *[somebody] { $owner }'s { $cards }
    } discarded
line-empire_vs_rebellion-result-to_reserve = { $whose ->
        [reader] your { $cards } goes to your reserve
        [actor] their own { $cards } goes to the reserve
       *[somebody] { $owner }'s { $cards } goes to the reserve
    }
line-empire_vs_rebellion-result-plays = { $cards } is played
line-empire_vs_rebellion-result-plays_from_deck = { $cards } is played from the deck, which is shuffled
line-empire_vs_rebellion-result-plays_from_discards = { $cards } is played from the discard pile
line-empire_vs_rebellion-result-plays_from_reserve = { $cards } is played from the reserve
line-empire_vs_rebellion-result-mills = { $cards } is discarded from the deck, and with it all opposing cards below { $number }
line-empire_vs_rebellion-result-looks = { $whose ->
        [reader] { $number ->
            [one] a look at the top card of your deck
           *[other] a look at the top { $number } cards of your deck
        }
        [actor] { $number ->
            [one] a look at the top card of their own deck
           *[other] a look at the top { $number } cards of their own deck
        }
       *[somebody] { $number ->
            [one] a look at the top card of { $owner }'s deck
           *[other] a look at the top { $number } cards of { $owner }'s deck
        }
    }
line-empire_vs_rebellion-result-sees = from the top { $cards }
line-empire_vs_rebellion-result-searches = { $whose ->
        [reader] your deck is searched
        [actor] their own deck is searched
       *[somebody] { $owner }'s deck is searched
    }
line-empire_vs_rebellion-result-finds = with { $cards } in it
line-empire_vs_rebellion-result-discards_from_deck = { $cards } is discarded from it
line-empire_vs_rebellion-result-puts_on_top = { $known ->
        [yes] { $cards } is put on top of it
       *[no] a card is put on top of it
    }
line-empire_vs_rebellion-result-returns = { $whose ->
        [reader] { $cards } goes from your discard pile to the top of your deck
        [actor] { $cards } goes from the discard pile to the top of their own deck
       *[somebody] { $cards } goes from { $owner }'s discard pile to the top of that deck
    }
line-empire_vs_rebellion-result-adds = { $known ->
        [yes] { $cards }
       *[no] a character
    } is shuffled into the deck, { $number ->
        [0] none is left in reserve
       *[other] { $number } left in reserve
    }
line-empire_vs_rebellion-result-gains_influence = +{ $number } influence
line-empire_vs_rebellion-result-loses_influence = { $reader ->
        [player] you lose { $number } influence
       *[somebody] { $player } loses { $number } influence
    }
line-empire_vs_rebellion-result-throws_away = { $reader ->
        [player] your strategy { $cards } is thrown away
       *[somebody] { $player }'s strategy { $cards } is thrown away
    }
line-empire_vs_rebellion-result-takes_back = { $reader ->
        [player] you take back all { $number } strategies
       *[somebody] { $player } takes back all { $number } strategies
    }
line-empire_vs_rebellion-result-picks = { $reader ->
        [player] you pick { $known ->
            [yes] { $cards }
           *[no] another one
        }
       *[somebody] { $player } picks another one
    }
line-empire_vs_rebellion-result-declines = it is not played
line-empire_vs_rebellion-result-shuffles = { $reader ->
        [player] your discard pile becomes a new deck of { $number ->
            [one] 1 card
           *[other] { $number } cards
        }
       *[somebody] { $player }'s discard pile becomes a new deck of { $number ->
            [one] 1 card
           *[other] { $number } cards
        }
    }
line-empire_vs_rebellion-result-shuffles_under = { $reader ->
        [player] your discard pile is shuffled under the last card of your deck
       *[somebody] { $player }'s discard pile is shuffled under the last card of the deck
    }

## The table of Race for the Galaxy

line-race_for_the_galaxy-round = Round { $number }.
line-race_for_the_galaxy-phases = Round { $number }: { $phases }.
line-race_for_the_galaxy-now = { $phase } (now)
line-race_for_the_galaxy-again = { $phase } again
line-race_for_the_galaxy-supply = { $pool } VP in the pool, { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    } in the deck, { $discards ->
        [0] no discards
        [one] 1 discard
       *[other] { $discards } discards
    }{ $takeovers ->
        [on] , takeovers on.
        [off] , takeovers off.
       *[none] .
    }
line-race_for_the_galaxy-player = { $reader ->
        [player] You
       *[somebody] { $player }
    }: { $score } VP ({ $chips } in chips), { $hand ->
        [0] no cards
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $military }{ $counted ->
        [yes] , { $prestige }
       *[no] { "" }
    }{ $actions }.
line-race_for_the_galaxy-military = military { $number }
line-race_for_the_galaxy-military-now = military { $number } and { $extra } more in this phase
line-race_for_the_galaxy-last = { ", " }chose { $actions }
line-race_for_the_galaxy-plus = { " and " }
line-race_for_the_galaxy-boosted = { $action } with the prestige card
line-race_for_the_galaxy-tableau = { "  " }Tableau ({ $number }): { $cards }.
line-race_for_the_galaxy-tableau-of = { $reader ->
        [player] Your tableau ({ $number }):
       *[somebody] Tableau of { $player } ({ $number }):
    }
line-race_for_the_galaxy-own-tableau = Your tableau ({ $number } of { $most }):
line-race_for_the_galaxy-has-drawn = { "  " }{ $number ->
        [one] 1 card drawn, not yet in hand.
       *[other] { $number } cards drawn, not yet in hand.
    }
line-race_for_the_galaxy-shown = { "  " }{ $certain ->
        [yes] In that hand for certain: { $cards }.
       *[no] Seen in that hand, perhaps discarded since: { $cards }.
    }
line-race_for_the_galaxy-hand = { $number ->
        [0] Your hand is empty.
       *[other] Your hand ({ $number }):
    }
line-race_for_the_galaxy-drawn = Drawn, not yet in your hand ({ $number }):
line-race_for_the_galaxy-paid = Paid, one of them to be saved ({ $number }):
line-race_for_the_galaxy-start-worlds = Your start worlds, of which you keep one:
line-race_for_the_galaxy-flipped = Turned up ({ $number }): { $cards }.
line-race_for_the_galaxy-short-hand = Your hand ({ $number }): { $cards }.
line-race_for_the_galaxy-goods = { $number ->
        [0] You have no goods
        [one] You have 1 good ({ $goods })
       *[other] You have { $number } goods ({ $goods })
    }, { $chips } VP in chips and { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand.
line-race_for_the_galaxy-secret-actions = You have chosen { $actions }, which the others don't know yet.
line-race_for_the_galaxy-secret-card = You are about to place { $card }, which the others don't know yet.
line-race_for_the_galaxy-item = - { $words }
line-race_for_the_galaxy-keep = Keep { $card }: { $line }
line-race_for_the_galaxy-noted = { $card } ({ $notes })
line-race_for_the_galaxy-note-good = { $wild ->
        [yes] good of any kind
       *[no] good
    }
line-race_for_the_galaxy-note-saved-which = under it { $cards }
line-race_for_the_galaxy-note-saved-number = { $number ->
        [one] 1 card under it
       *[other] { $number } cards under it
    }
line-race_for_the_galaxy-note-new = new
line-race_for_the_galaxy-note-used = used
line-race_for_the_galaxy-note-worth = { $number } VP now
line-race_for_the_galaxy-none = none

# what adds up
line-race_for_the_galaxy-against = Military also: { $against }.
line-race_for_the_galaxy-less = Discounts: { $less }.
line-race_for_the_galaxy-against-novelty = { $number } against { race_for_the_galaxy-kind-novelty } worlds
line-race_for_the_galaxy-against-rare = { $number } against { race_for_the_galaxy-kind-rare } worlds
line-race_for_the_galaxy-against-genes = { $number } against { race_for_the_galaxy-kind-genes } worlds
line-race_for_the_galaxy-against-alien = { $number } against { race_for_the_galaxy-kind-alien } worlds
line-race_for_the_galaxy-against-rebel = { $number } against { race_for_the_galaxy-keyword-rebel } worlds
line-race_for_the_galaxy-less-developments = developments { $number }
line-race_for_the_galaxy-less-any = worlds { $number }
line-race_for_the_galaxy-less-novelty = { race_for_the_galaxy-kind-novelty } worlds { $number }
line-race_for_the_galaxy-less-rare = { race_for_the_galaxy-kind-rare } worlds { $number }
line-race_for_the_galaxy-less-genes = { race_for_the_galaxy-kind-genes } worlds { $number }
line-race_for_the_galaxy-less-alien = { race_for_the_galaxy-kind-alien } worlds { $number }
line-race_for_the_galaxy-prices = { $reader ->
        [player] Your goods sell for (cards): { $prices }.
       *[somebody] The goods of { $player } sell for (cards): { $prices }.
    }
line-race_for_the_galaxy-price = { $what } { $number }
line-race_for_the_galaxy-price-wild = { $what } up to { $number } (any kind; by a power only)
line-race_for_the_galaxy-to-sell = Goods there now: { $prices }.
line-race_for_the_galaxy-strength = Military: { $military }.
line-race_for_the_galaxy-known-own = You know { $number } of the { $discards } discards: { $cards }.
line-race_for_the_galaxy-known-spectator = Everybody knows { $number } of the { $discards } discards: { $cards }.
line-race_for_the_galaxy-shuffled = Discards that were shuffled into the deck and not seen since ({ $number }): { $cards }.
line-race_for_the_galaxy-rejected-starts = Start worlds not chosen, among the discards: { $worlds }.
line-race_for_the_galaxy-rejected = { $player } { $colour ->
        [red] a red one
       *[blue] a blue one
    }

# prestige
line-race_for_the_galaxy-prestige-plain = { $number } prestige
line-race_for_the_galaxy-prestige-noted = { $number } prestige ({ $notes })
line-race_for_the_galaxy-lead-alone = leads
line-race_for_the_galaxy-lead-shared = shares the lead
line-race_for_the_galaxy-lead-tile = some on the tile
line-race_for_the_galaxy-card-used = card used
line-race_for_the_galaxy-card-unused = card unused
line-race_for_the_galaxy-prestige-of = { $reader ->
        [player] You
       *[somebody] { $player }
    }: { $prestige }.
line-race_for_the_galaxy-reward = { $always ->
        [yes] When a round begins, whoever has the most prestige alone gets 1 VP and 1 card; if several have the most, each gets 1 VP.
       *[no] When a round begins, whoever has the most prestige alone gets 1 VP, and 1 card if some of it lies on the tile: gained while leading since the last reward. If several have the most, each gets 1 VP.
    }
line-race_for_the_galaxy-card-with = The prestige card can be used once in the game. Not used yet by: { $players }.
line-race_for_the_galaxy-card-boosts = With an action card it costs 1 prestige and adds:
line-race_for_the_galaxy-boost = { $action }: { $boost }
line-race_for_the_galaxy-card-searches = Alone it searches: cards are turned up until one fits. What can be looked for:
line-race_for_the_galaxy-no-prestige = There is no prestige in this game.

# takeovers
line-race_for_the_galaxy-attempt = Takeover { $number }: { $reader ->
        [player] you attack
       *[somebody] { $player } attacks
    } { $own ->
        [yes] your { $card }
       *[no] { $card } of { $owner }
    } by { $power }, { $state }.
line-race_for_the_galaxy-attempt-strength = { $attack } against { $defence }
line-race_for_the_galaxy-attempt-prevented = prevented
line-race_for_the_galaxy-attempt-over = over
line-race_for_the_galaxy-takeovers-none = There are no takeovers in this game.
line-race_for_the_galaxy-takeovers-off = Takeovers are off in this game.
line-race_for_the_galaxy-takeovers-nobody = { $reader ->
        [player] No takeover by you or against you is possible now.
       *[somebody] No takeover is possible now.
    }
line-race_for_the_galaxy-could-attack = { $reader ->
        [player] You could attack these worlds of { $owner }:
       *[somebody] { $own ->
            [yes] { $player } could attack these worlds of yours:
           *[no] { $player } could attack these worlds of { $owner }:
        }
    }
line-race_for_the_galaxy-threat = { $card } by { $power }, { $attack } against { $defence }
line-race_for_the_galaxy-up-to = { $number } (up to { $most })

# goals
line-race_for_the_galaxy-goal = Goal { $goal } ({ $points } VP): { $state }.
line-race_for_the_galaxy-goal-reached = reached by { $players }
line-race_for_the_galaxy-goal-held = with { $players }; { $near }
line-race_for_the_galaxy-goal-near = { $near } (of { $least })
line-race_for_the_galaxy-goal-open = nobody yet
line-race_for_the_galaxy-goal-mine = you { $mine }, best other { $best }
line-race_for_the_galaxy-goal-best = best { $number }
line-race_for_the_galaxy-aim-first = { $goal }, { $points } VP for whoever is first: { $aim }.
line-race_for_the_galaxy-aim-most = { $goal }, { $points } VP for whoever has it at the end: { $aim }.
line-race_for_the_galaxy-owners = - With: { $players }.
line-race_for_the_galaxy-amounts = - So far: { $amounts }.
line-race_for_the_galaxy-amount = { $player } { $number }
line-race_for_the_galaxy-amount-galactic_standing = { $player } { $one } prestige and { $two } VP in chips
line-race_for_the_galaxy-amount-military_influence = { $player } { $one } { race_for_the_galaxy-keyword-imperium } cards and { $two } military worlds
line-race_for_the_galaxy-amount-peace_war_leader = { $player } military { $one } and { $two } military worlds
line-race_for_the_galaxy-no-goals = There are no goals in this game.

# the score
line-race_for_the_galaxy-score = { $reader ->
        [player] You
       *[somebody] { $player }
    }: { $score } VP = { $chips } in chips + { $printed } on cards + { $sixes } for “?”{ $each } + { $goals } for goals{ $with_prestige ->
        [yes] { " " }+ { $prestige } prestige.
       *[no] .
    }
line-race_for_the_galaxy-sixes = { " " }({ $cards })
line-race_for_the_galaxy-counted-as = { $card } as { $kind }
line-race_for_the_galaxy-final = Final score:
line-race_for_the_galaxy-tie = The best are level. Cards in hand and goods together decide: { $left }.
line-race_for_the_galaxy-shared = The win is shared by { $players }.

# the log
line-race_for_the_galaxy-starts = Start worlds: { $worlds }.
line-race_for_the_galaxy-starts-with = { $player } { $card } (number { $number })
line-race_for_the_galaxy-round-chosen = Round { $number }: { $choices }.
line-race_for_the_galaxy-chosen = Chosen: { $choices }.
line-race_for_the_galaxy-chooses = { $player } { $action }
line-race_for_the_galaxy-passes = Nothing is placed by { $players }.
line-race_for_the_galaxy-leaders = { $number ->
        [0] Nobody leads in prestige.
        [one] { $reader ->
            [player] You lead in prestige.
           *[somebody] { $players } leads in prestige.
        }
       *[other] The lead in prestige is shared by { $players }.
    }
line-race_for_the_galaxy-rewarded = For leading in prestige: { $shares }.
line-race_for_the_galaxy-reward-share = { $player } { $number } VP{ $drawn ->
        [0] { "" }
       *[other] { " " }and { $cards }
    }
line-race_for_the_galaxy-marked = *** { $sentence } ***
line-race_for_the_galaxy-clauses = { $clauses }.
line-race_for_the_galaxy-then = { "; " }
line-race_for_the_galaxy-clause = { $reader ->
        [player] You { $done }
       *[somebody] { $player } { $done }
    }
line-race_for_the_galaxy-clause-each = { $player }: each { $done }
line-race_for_the_galaxy-more = { ", " }
line-race_for_the_galaxy-and = { $start } and { $end }
line-race_for_the_galaxy-cards = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }{ $known ->
        [yes] { " " }({ $cards })
       *[no] { "" }
    }
line-race_for_the_galaxy-did-places = { $reader ->
        [player] place { $cards }
       *[somebody] places { $cards }
    }{ $good ->
        [yes] { " " }with its good
       *[no] { "" }
    }
line-race_for_the_galaxy-did-conquers = { $reader ->
        [player] conquer { $cards } (defence { $number })
       *[somebody] conquers { $cards } (defence { $number })
    }{ $good ->
        [yes] { " " }with its good
       *[no] { "" }
    }
line-race_for_the_galaxy-did-consumes = { $reader ->
        [player] consume
       *[somebody] consumes
    } { $number ->
        [one] the good of { $cards }
       *[other] the goods of { $cards }
    }
line-race_for_the_galaxy-did-produces = { $reader ->
        [player] produce
       *[somebody] produces
    } { $number ->
        [one] a good on { $cards }
       *[other] goods on { $cards }
    }
line-race_for_the_galaxy-did-draws = { $reader ->
        [player] draw { $cards }
       *[somebody] draws { $cards }
    }
line-race_for_the_galaxy-did-keeps = { $reader ->
        [player] keep { $cards }
       *[somebody] keeps { $cards }
    }
line-race_for_the_galaxy-did-discards = { $reader ->
        [player] discard { $cards }
       *[somebody] discards { $cards }
    }
line-race_for_the_galaxy-did-pays = { $reader ->
        [player] pay { $cards }
       *[somebody] pays { $cards }
    }
line-race_for_the_galaxy-did-arms = { $reader ->
        [player] discard { $cards } for military
       *[somebody] discards { $cards } for military
    }
line-race_for_the_galaxy-did-spends = { $reader ->
        [player] discard { $cards } from your tableau
       *[somebody] discards { $cards } from the tableau
    }
line-race_for_the_galaxy-did-uses = { $reader ->
        [player] use { $cards }
       *[somebody] uses { $cards }
    }
line-race_for_the_galaxy-did-declines = { $reader ->
        [player] make no use of { $cards }
       *[somebody] makes no use of { $cards }
    }
line-race_for_the_galaxy-did-sells = { $reader ->
        [player] sell the good of { $cards }
       *[somebody] sells the good of { $cards }
    }
line-race_for_the_galaxy-did-gains = { $reader ->
        [player] gain { $number } VP
       *[somebody] gains { $number } VP
    }
line-race_for_the_galaxy-did-names = { $reader ->
        [player] name { $number }
       *[somebody] names { $number }
    }
line-race_for_the_galaxy-did-wins_card = { $named ->
        [yes] { $reader ->
            [player] win { $cards }
           *[somebody] wins { $cards }
        }
       *[no] { $reader ->
            [player] take { $cards }
           *[somebody] takes { $cards }
        }
    }
line-race_for_the_galaxy-did-flips = { $reader ->
        [player] turn up
       *[somebody] turns up
    } { $named ->
        [yes] { $cards }, which is discarded
       *[no] { $staked ->
            [yes] { $cards }
           *[no] { $number ->
                [one] 1 card
               *[other] { $number } cards
            }
        }
    }
line-race_for_the_galaxy-did-cannot_draw = { $reader ->
        [player] find no card to draw
       *[somebody] finds no card to draw
    }
line-race_for_the_galaxy-did-passes = { $reader ->
        [player] { $number ->
            [2] stake nothing
           *[other] place no further world
        }
       *[somebody] { $number ->
            [2] stakes nothing
           *[other] places no further world
        }
    }
line-race_for_the_galaxy-did-good = { $reader ->
        [player] lay a good on { $cards }
       *[somebody] lays a good on { $cards }
    }
line-race_for_the_galaxy-did-offers = { $reader ->
        [player] are offered { $cards } as start worlds
       *[somebody] is offered { $known ->
            [yes] { $cards } as start worlds
           *[no] start worlds
        }
    }
line-race_for_the_galaxy-did-rejects = { $reader ->
        [player] discard the other start world, { $cards }
       *[somebody] discards the other start world
    }
line-race_for_the_galaxy-did-as_kind = { $reader ->
        [player] name the kind { $what }
       *[somebody] names the kind { $what }
    }
line-race_for_the_galaxy-did-stakes = { $reader ->
        [player] stake { $cards } (cost { $number })
       *[somebody] stakes { $cards } (cost { $number })
    }
line-race_for_the_galaxy-did-loses_stake = { $reader ->
        [player] lose the stake, { $cards }
       *[somebody] loses the stake, { $cards }
    }
line-race_for_the_galaxy-did-looks_for = { $reader ->
        [player] search for { $what }
       *[somebody] searches for { $what }
    }
line-race_for_the_galaxy-did-refuses = { $reader ->
        [player] decline { $cards }
       *[somebody] declines { $cards }
    }
line-race_for_the_galaxy-did-replaces = { $reader ->
        [player] replace { $cards }
       *[somebody] replaces { $cards }
    }
line-race_for_the_galaxy-did-prestige = { $reader ->
        [player] gain
       *[somebody] gains
    } { $number } prestige{ $known ->
        [yes] { " " }({ $cards })
       *[no] { "" }
    }
line-race_for_the_galaxy-did-pays_prestige = { $reader ->
        [player] spend
       *[somebody] spends
    } { $number } prestige for { $known ->
        [yes] { $cards }
       *[no] the prestige card
    }
line-race_for_the_galaxy-did-saves = { $reader ->
        [player] save { $cards } under { race_for_the_galaxy-card-galactic_scavengers }
       *[somebody] saves { $cards } under { race_for_the_galaxy-card-galactic_scavengers }
    }
line-race_for_the_galaxy-did-takes_saved = { $reader ->
        [player] take { $cards } from under { race_for_the_galaxy-card-galactic_scavengers }
       *[somebody] takes { $cards } from under { race_for_the_galaxy-card-galactic_scavengers }
    }
line-race_for_the_galaxy-did-looks_at_saved = { $reader ->
        [player] look at { $cards } under { race_for_the_galaxy-card-galactic_scavengers }
       *[somebody] looks at { $cards } under { race_for_the_galaxy-card-galactic_scavengers }
    }
line-race_for_the_galaxy-did-salvages = { $reader ->
        [player] take { $cards } that others have discarded
       *[somebody] takes { $cards } that others have discarded
    }
