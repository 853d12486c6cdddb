## The log.  $player acts, $other owns the card, $own says whether they are the same, $reader who of them reads

empire_vs_rebellion-log-has_chosen = { $reader ->
        [player] You have chosen { $number ->
            [one] 1 character.
           *[other] { $number } characters.
        }
       *[somebody] { $player } has chosen { $number ->
            [one] 1 character.
           *[other] { $number } characters.
        }
    }
empire_vs_rebellion-log-keeps = { $reader ->
        [player] { $card } is in your deck.
       *[somebody] { $card } is in { $player }'s deck.
    }
empire_vs_rebellion-log-event = { $reader ->
        [player] Round { $number }: { $card }. The balance token shows your side.
       *[somebody] Round { $number }: { $card }. The balance token shows { $player }'s side.
    }
empire_vs_rebellion-log-picks = { $own ->
        [yes] { $reader ->
            [player] You pick { $card } as your strategy.
           *[somebody] { $player } picks { $card } as their strategy.
        }
       *[no] { $reader ->
            [player] You pick { $card } as { $other }'s strategy.
            [other] { $player } picks { $card } as your strategy.
           *[somebody] { $player } picks { $card } as { $other }'s strategy.
        }
    }
empire_vs_rebellion-log-picks-hidden = { $own ->
        [yes] { $player } has picked a strategy.
       *[no] { $reader ->
            [other] { $player } has picked your strategy.
           *[somebody] { $player } has picked { $other }'s strategy.
        }
    }
empire_vs_rebellion-log-drawn_at_random = { $reader ->
        [player] Your strategy is drawn at random.
       *[somebody] { $player }'s strategy is drawn at random.
    }
empire_vs_rebellion-log-shows = { $reader ->
        [player] You show your strategy: { $card }.
       *[somebody] { $player } shows their strategy: { $card }.
    }
empire_vs_rebellion-log-sees_strategy = { $reader ->
        [player] You look at your strategy: { $card }.
       *[somebody] { $player } looks at their strategy: { $card }.
    }
empire_vs_rebellion-log-struggle = { $reader ->
        [player] The struggle begins. You go first.
       *[somebody] The struggle begins. { $player } goes first.
    }
empire_vs_rebellion-log-plays = { $reader ->
        [player] You play { $card }.
       *[somebody] { $player } plays { $card }.
    }
empire_vs_rebellion-log-plays_from_deck = { $reader ->
        [player] You play { $card } out of your deck.
       *[somebody] { $player } plays { $card } out of the deck.
    }
empire_vs_rebellion-log-plays_from_discards = { $reader ->
        [player] You play { $card } out of your discard pile.
       *[somebody] { $player } plays { $card } out of the discard pile.
    }
empire_vs_rebellion-log-plays_from_reserve = { $reader ->
        [player] You play { $card } out of your reserve.
       *[somebody] { $player } plays { $card } out of the reserve.
    }
empire_vs_rebellion-log-uses = { $reader ->
        [player] You exhaust { $card } to use its power.
       *[somebody] { $player } exhausts { $card } to use its power.
    }
empire_vs_rebellion-log-power_is_off = The event keeps the power of { $card } from being resolved.
empire_vs_rebellion-log-no_effect = The power of { $card } can't be resolved now.
empire_vs_rebellion-log-readies = { $reader ->
        [player] You spend 1 influence to ready { $card } ({ $number } left).
       *[somebody] { $player } spends 1 influence to ready { $card } ({ $number } left).
    }
empire_vs_rebellion-log-exhausts = { $own ->
        [yes] { $reader ->
            [player] You exhaust your own { $card }.
           *[somebody] { $player } exhausts their own { $card }.
        }
       *[no] { $reader ->
            [player] You exhaust { $other }'s { $card }.
            [other] { $player } exhausts your { $card }.
           *[somebody] { $player } exhausts { $other }'s { $card }.
        }
    }
empire_vs_rebellion-log-discards = { $own ->
        [yes] { $reader ->
            [player] You discard your own { $card }.
           *[somebody] { $player } discards their own { $card }.
        }
       *[no] { $reader ->
            [player] You discard { $other }'s { $card }.
            [other] { $player } discards your { $card }.
           *[somebody] { $player } discards { $other }'s { $card }.
        }
    }
empire_vs_rebellion-log-to_reserve = { $own ->
        [yes] { $reader ->
            [player] You send your own { $card } to your reserve.
           *[somebody] { $player } sends their own { $card } to the reserve.
        }
       *[no] { $reader ->
            [player] You send { $other }'s { $card } to { $other }'s reserve.
            [other] { $player } sends your { $card } to your reserve.
           *[somebody] { $player } sends { $other }'s { $card } to { $other }'s reserve.
        }
    }
empire_vs_rebellion-log-mills = { $reader ->
        [player] You discard { $card } from the top of your deck. Its value is { $number }.
       *[somebody] { $player } discards { $card } from the top of the deck. Its value is { $number }.
    }
empire_vs_rebellion-log-shuffles = { $reader ->
        [player] Your deck is shuffled ({ $number ->
            [one] 1 card
           *[other] { $number } cards
        }).
       *[somebody] { $player }'s deck is shuffled ({ $number ->
            [one] 1 card
           *[other] { $number } cards
        }).
    }
empire_vs_rebellion-log-shuffles_under = { $reader ->
        [player] Your discard pile is shuffled and put under the last card of your deck, which has { $number ->
            [one] 1 card now.
           *[other] { $number } cards now.
        }
       *[somebody] { $player }'s discard pile is shuffled and put under the last card of the deck, which has { $number ->
            [one] 1 card now.
           *[other] { $number } cards now.
        }
    }
empire_vs_rebellion-log-looks = { $own ->
        [yes] { $reader ->
            [player] You look at the top of your own deck.
           *[somebody] { $player } looks at { $number ->
                [one] the top card
               *[other] the top { $number } cards
            } of their own deck.
        }
       *[no] { $reader ->
            [player] You look at the top of { $other }'s deck.
            [other] { $player } looks at { $number ->
                [one] the top card
               *[other] the top { $number } cards
            } of your deck.
           *[somebody] { $player } looks at { $number ->
                [one] the top card
               *[other] the top { $number } cards
            } of { $other }'s deck.
        }
    }
empire_vs_rebellion-log-sees = { $number ->
        [1] { $reader ->
            [player] You see { $card } on top.
           *[somebody] { $player } sees { $card } on top.
        }
       *[other] { $reader ->
            [player] You see { $card } below it.
           *[somebody] { $player } sees { $card } below it.
        }
    }
empire_vs_rebellion-log-searches = { $own ->
        [yes] { $reader ->
            [player] You search your own deck.
           *[somebody] { $player } searches their own deck.
        }
       *[no] { $reader ->
            [player] You search { $other }'s deck.
            [other] { $player } searches your deck.
           *[somebody] { $player } searches { $other }'s deck.
        }
    }
empire_vs_rebellion-log-finds = { $reader ->
        [player] You find { $card } in { $other }'s deck.
        [other] { $player } finds { $card } in your deck.
       *[somebody] { $player } finds { $card } in { $other }'s deck.
    }
empire_vs_rebellion-log-discards_from_deck = { $own ->
        [yes] { $reader ->
            [player] You discard { $card } out of your own deck.
           *[somebody] { $player } discards { $card } out of their own deck.
        }
       *[no] { $reader ->
            [player] You discard { $card } out of { $other }'s deck.
            [other] { $player } discards { $card } out of your deck.
           *[somebody] { $player } discards { $card } out of { $other }'s deck.
        }
    }
empire_vs_rebellion-log-puts_on_top = { $own ->
        [yes] { $reader ->
            [player] You put { $card } on top of your own deck.
           *[somebody] { $player } puts { $card } on top of their own deck.
        }
       *[no] { $reader ->
            [player] You put { $card } on top of { $other }'s deck.
            [other] { $player } puts { $card } on top of your deck.
           *[somebody] { $player } puts { $card } on top of { $other }'s deck.
        }
    }
empire_vs_rebellion-log-puts_on_top-hidden = { $own ->
        [yes] { $player } puts a card on top of their own deck.
       *[no] { $reader ->
            [other] { $player } puts a card on top of your deck.
           *[somebody] { $player } puts a card on top of { $other }'s deck.
        }
    }
empire_vs_rebellion-log-returns = { $own ->
        [yes] { $reader ->
            [player] You put { $card } from your discard pile on top of your deck.
           *[somebody] { $player } puts { $card } from their own discard pile on top of their deck.
        }
       *[no] { $reader ->
            [player] You put { $card } from { $other }'s discard pile on top of { $other }'s deck.
            [other] { $player } puts { $card } from your discard pile on top of your deck.
           *[somebody] { $player } puts { $card } from { $other }'s discard pile on top of { $other }'s deck.
        }
    }
empire_vs_rebellion-log-adds = { $reader ->
        [player] You add { $card } from your reserve to your deck.
       *[somebody] { $player } adds { $card } from the reserve to the deck.
    }
empire_vs_rebellion-log-adds-hidden = { $player } adds a character from the reserve to the deck.
empire_vs_rebellion-log-sends = { $reader ->
        [player] You move { $card } to your reserve.
       *[somebody] { $player } moves { $card } to the reserve.
    }
empire_vs_rebellion-log-sends-hidden = { $player } moves a character to the reserve.
empire_vs_rebellion-log-gains_influence = { $reader ->
        [player] You gain { $number } influence.
       *[somebody] { $player } gains { $number } influence.
    }
empire_vs_rebellion-log-loses_influence = { $reader ->
        [player] { $number ->
            [0] You have no influence to lose.
           *[other] You lose { $number } influence.
        }
       *[somebody] { $number ->
            [0] { $player } has no influence to lose.
           *[other] { $player } loses { $number } influence.
        }
    }
empire_vs_rebellion-log-throws_away = { $reader ->
        [player] You throw your strategy away: { $card }.
       *[somebody] { $player } throws their strategy away: { $card }.
    }
empire_vs_rebellion-log-takes_back = { $reader ->
        [player] { $number ->
            [0] You have no earlier strategies to take back.
            [one] You take back 1 strategy.
           *[other] You take back { $number } strategies.
        }
       *[somebody] { $number ->
            [0] { $player } has no earlier strategies to take back.
            [one] { $player } takes back 1 strategy.
           *[other] { $player } takes back { $number } strategies.
        }
    }
empire_vs_rebellion-log-discards_strategy = { $reader ->
        [player] You make { $other } discard { $card }.
        [other] { $player } makes you discard { $card }.
       *[somebody] { $player } makes { $other } discard { $card }.
    }
empire_vs_rebellion-log-passes = { $number ->
        [2] { $reader ->
            [player] You pass too: the struggle is over.
           *[somebody] { $player } passes too: the struggle is over.
        }
       *[other] { $reader ->
            [player] You pass.
           *[somebody] { $player } passes.
        }
    }
empire_vs_rebellion-log-struggle_cap = { $number ->
        [one] After 1 turn the struggle is ended.
       *[other] After { $number } turns the struggle is ended.
    }
empire_vs_rebellion-log-reveals = { $reader ->
        [player] Your total is { $number }. You reveal { $card }.
       *[somebody] { $player }'s total is { $number }. { $player } reveals { $card }.
    }
empire_vs_rebellion-log-strategy_is_off = { $reader ->
        [player] You are above the objective: your { $card } doesn't work.
       *[somebody] { $player } is above the objective: their { $card } doesn't work.
    }
empire_vs_rebellion-log-infiltrates = { $reader ->
        [player] { empire_vs_rebellion-card-infiltration }: in the next round you pick { $other }'s strategy.
        [other] { empire_vs_rebellion-card-infiltration }: in the next round { $player } picks your strategy.
       *[somebody] { empire_vs_rebellion-card-infiltration }: in the next round { $player } picks { $other }'s strategy.
    }
empire_vs_rebellion-log-assaults = { $reader ->
        [player] { empire_vs_rebellion-card-direct_assault } raises your total to { $number }.
       *[somebody] { empire_vs_rebellion-card-direct_assault } raises { $player }'s total to { $number }.
    }
empire_vs_rebellion-log-tie = { $reader ->
        [player] Both totals are { $number }. The balance token decides for you.
       *[somebody] Both totals are { $number }. The balance token decides for { $player }.
    }
empire_vs_rebellion-log-deceives = { $reader ->
        [player] Your { empire_vs_rebellion-card-deception } turns the result round.
       *[somebody] { $player }'s { empire_vs_rebellion-card-deception } turns the result round.
    }
empire_vs_rebellion-log-deceptions_cancel = Both sides use { empire_vs_rebellion-card-deception }: they cancel each other.
empire_vs_rebellion-log-wins_event = { $reader ->
        [player] You win { $card }, worth { $number ->
            [one] 1 victory point.
           *[other] { $number } victory points.
        }
       *[somebody] { $player } wins { $card }, worth { $number ->
            [one] 1 victory point.
           *[other] { $number } victory points.
        }
    }
empire_vs_rebellion-log-nobody_wins = Both sides are above the objective. Nobody wins { $card }; it goes to the bottom of the event deck.
empire_vs_rebellion-log-diverted = { $reader ->
        [player] Your next strategy will be drawn at random.
       *[somebody] { $player }'s next strategy will be drawn at random.
    }
empire_vs_rebellion-log-located = { $reader ->
        [player] In the next round you pick your strategy first and show it.
       *[somebody] In the next round { $player } picks a strategy first and shows it.
    }
empire_vs_rebellion-log-looks_at_events = { $reader ->
        [player] { $number ->
            [one] You look at the next event.
           *[other] You look at the next { $number } events.
        }
       *[somebody] { $number ->
            [one] { $player } looks at the next event.
           *[other] { $player } looks at the next { $number } events.
        }
    }
empire_vs_rebellion-log-sees_event = { $number ->
        [0] { $reader ->
            [player] You see that the next event is { $card }.
           *[somebody] { $player } sees that the next event is { $card }.
        }
       *[other] { $reader ->
            [player] You see that { $card } follows it.
           *[somebody] { $player } sees that { $card } follows it.
        }
    }
empire_vs_rebellion-log-puts_event = { $number ->
        [1] { $reader ->
            [player] You put { $card } next.
           *[somebody] { $player } puts { $card } next.
        }
       *[other] { $reader ->
            [player] You put { $card } after it.
           *[somebody] { $player } puts { $card } after it.
        }
    }
empire_vs_rebellion-log-declines = { $reader ->
        [player] You decide against it.
       *[somebody] { $player } decides against it.
    }
empire_vs_rebellion-log-balance = { $reader ->
        [player] The balance token is set to your side.
       *[somebody] The balance token is set to { $player }'s side.
    }
empire_vs_rebellion-log-total = { $reader ->
        [player] Your total is { $number }.
       *[somebody] { $player }'s total is { $number }.
    }
empire_vs_rebellion-log-wins = { $reader ->
        [player] You win the game with { $number ->
            [one] 1 victory point!
           *[other] { $number } victory points!
        }
       *[somebody] { $player } wins the game with { $number ->
            [one] 1 victory point.
           *[other] { $number } victory points.
        }
    }
empire_vs_rebellion-log-draw = { $number ->
        [one] After 1 round the game ends in a draw.
       *[other] After { $number } rounds the game ends in a draw.
    }
