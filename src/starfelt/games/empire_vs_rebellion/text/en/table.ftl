## The table of Empire vs. Rebellion

line-empire_vs_rebellion-before = Before the first round each side chooses 4 of its 8 characters in secret; the other 4 are the reserve.
line-empire_vs_rebellion-before-card = Enter “card” to read what your characters do.
line-empire_vs_rebellion-round = { $event }.
    .label = Round { $number }
line-empire_vs_rebellion-balance = { $reader ->
        [player] you begin the struggle and win a tie.
       *[somebody] { $player } begins the struggle and wins a tie.
    }
    .label = Balance token
line-empire_vs_rebellion-next-events = { $cards }.
    .label = The next events, as only you know
line-empire_vs_rebellion-side = { $reader ->
        [player] You are the { $side }.
       *[somebody] { $player } is the { $side }.
    }
line-empire_vs_rebellion-player = { $points } of { $goal } victory points, { $won ->
        [one] 1 event won
       *[other] { $won } events won
    }, { $influence } influence.
    .label = { $reader ->
        [player] You, { $side }
       *[somebody] { $player }, { $side }
    }
line-empire_vs_rebellion-ready = { $card } ({ $value })
line-empire_vs_rebellion-exhausted-basic = { $card } (exhausted)
line-empire_vs_rebellion-exhausted-character = { $card } (exhausted, { $value })
line-empire_vs_rebellion-area = { $cards }. Total { $total }.
    .label = { $reader ->
        [player] You have in play
       *[somebody] { $player } has in play
    }
line-empire_vs_rebellion-area-empty = nothing.
    .label = { $reader ->
        [player] You have in play
       *[somebody] { $player } has in play
    }
line-empire_vs_rebellion-piles = { $deck ->
        [one] 1 card in the deck
       *[other] { $deck } cards in the deck
    }, { $discards } in the discard pile, { $reserve } in reserve.
line-empire_vs_rebellion-piles-no-reserve = { $deck ->
        [one] 1 card in the deck
       *[other] { $deck } cards in the deck
    }, { $discards } in the discard pile.
line-empire_vs_rebellion-tops = { $cards }.
    .label = { $reader ->
        [player] On top of your deck
       *[somebody] Known to lie on top of the deck of { $player }
    }
line-empire_vs_rebellion-in-deck = { $cards }.
    .label = Known to be in the deck of { $player }
line-empire_vs_rebellion-in-reserve = { $cards }.
    .label = Known to be in the reserve of { $player }
line-empire_vs_rebellion-reserve = { $cards }.
    .label = { $number ->
        [one] Your reserve
       *[other] Your reserve ({ $number })
    }
line-empire_vs_rebellion-chosen-open = { $card }.
    .label = { $reader ->
        [player] Your strategy, face up
       *[somebody] Strategy of { $player }, face up
    }
line-empire_vs_rebellion-chosen-known = { $card }.
    .label = { $reader ->
        [player] Your strategy, face down
       *[somebody] Strategy of { $player }, face down, but known to you
    }
line-empire_vs_rebellion-chosen-hidden = chosen, face down.
    .label = { $reader ->
        [player] Your strategy
       *[somebody] Strategy of { $player }
    }
line-empire_vs_rebellion-used = { $cards }.
    .label = { $reader ->
        [player] Strategies that you have used
       *[somebody] Strategies that { $player } has used
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
line-empire_vs_rebellion-limits = objective { $objective }, at most { $capacity } cards each.
    .label = { $event }
line-empire_vs_rebellion-influence = you { $mine }, { $player } { $theirs }.
    .label = Influence
line-empire_vs_rebellion-passed = { $reader ->
        [player] You have passed: if { $other } passes too, the struggle ends.
        [other] { $player } has passed: if you pass too, the struggle ends.
       *[somebody] { $player } has passed: if { $other } passes too, the struggle ends.
    }
line-empire_vs_rebellion-score = { $scores }.
    .label = Victory points
line-empire_vs_rebellion-score-of = { $reader ->
        [player] you { $points }
       *[somebody] { $player } { $points }
    }
line-empire_vs_rebellion-after-tutorial = To play a whole game, with characters, strategies and influence: { $command }

# piles
line-empire_vs_rebellion-pile-none = none
line-empire_vs_rebellion-pile-discards = { $cards }.
    .label = { $reader ->
        [player] Your discard pile ({ $number })
       *[somebody] Discard pile of { $player } ({ $number })
    }
line-empire_vs_rebellion-pile-unused = { $cards }.
    .label = { $reader ->
        [player] Your strategies that are not used yet ({ $number })
       *[somebody] Strategies that { $player } has not used yet ({ $number })
    }
line-empire_vs_rebellion-pile-used = { $cards }.
    .label = { $reader ->
        [player] Your used strategies ({ $number })
       *[somebody] Used strategies of { $player } ({ $number })
    }
line-empire_vs_rebellion-pile-won = { $cards }.
    .label = { $reader ->
        [player] Events that you have won ({ $number })
       *[somebody] Events that { $player } has won ({ $number })
    }
line-empire_vs_rebellion-pile-next-events = { $cards }.
    .label = The next events, in this order
line-empire_vs_rebellion-pile-last-events = { $cards }.
    .label = At the bottom of the event deck, the last one last
line-empire_vs_rebellion-pile-event-deck = { $cards }.
    .label = In the event deck ({ $number })
line-empire_vs_rebellion-pile-reserve = { $cards }.
    .label = { $reader ->
        [player] Your reserve ({ $number })
       *[somebody] Reserve of { $player } ({ $number })
    }
line-empire_vs_rebellion-pile-reserve-of-other = certainly { $inside }; perhaps { $perhaps }.
    .label = Reserve of { $player } ({ $number })
line-empire_vs_rebellion-pile-deck = { $cards }.
    .label = { $reader ->
        [player] In your deck ({ $number })
       *[somebody] Certainly in the deck of { $player } ({ $number })
    }
line-empire_vs_rebellion-pile-deck-or-reserve = { $cards }.
    .label = In the deck or the reserve of { $player } ({ $number })

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
