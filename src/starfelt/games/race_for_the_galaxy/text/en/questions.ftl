## Questions, to the one who is asked

race_for_the_galaxy-ask-discard_at_start = { $picked ->
        [0] { $left ->
            [one] Your first hand: discard 1 card. Which one?
           *[other] Your first hand: discard { $left } cards. Which ones?
        }
       *[other] Your first hand: discard { $left } more.
    }
race_for_the_galaxy-ask-choose_action = What do you choose for this round?
race_for_the_galaxy-ask-keep_drawn = { $picked ->
        [0] { $left ->
            [one] Explore: keep 1 of the cards you have drawn. Which one?
           *[other] Explore: keep { $left } of the cards you have drawn. Which ones?
        }
       *[other] Explore: keep { $left } more.
    }
race_for_the_galaxy-ask-place_development = Develop: which development do you place?
race_for_the_galaxy-ask-pay_development = { $picked ->
        [0] { $left ->
            [one] Pay 1 card for your development. Which one?
           *[other] Pay { $left } cards for your development. Which ones?
        }
       *[other] Pay { $left } more for your development.
    }
race_for_the_galaxy-ask-place_world = Settle: which world do you place?
race_for_the_galaxy-ask-how_to_settle = How do you settle your world?
race_for_the_galaxy-ask-pay_world = { $picked ->
        [0] { $left ->
            [one] Pay 1 card for your world. Which one?
           *[other] Pay { $left } cards for your world. Which ones?
        }
       *[other] Pay { $left } more for your world.
    }
race_for_the_galaxy-ask-arm = { $picked ->
        [0] Discard up to { $left ->
            [one] 1 card
           *[other] { $left } cards
        } for 1 military each. Which?
       *[other] Discard up to { $left } more for 1 military each?
    }
race_for_the_galaxy-ask-place_second = { race_for_the_galaxy-card-improved_logistics }: do you place a second world?
race_for_the_galaxy-ask-sell_which = { $sale ->
        [plain] Which good do you sell at its basic price?
       *[other] Which good do you sell?
    }
race_for_the_galaxy-ask-use_power = Consume: which power do you use next?
race_for_the_galaxy-ask-discard_for_chips = { $gives ->
        [cards] { $picked ->
            [0] { $left ->
                [one] { $card }: discard 1 card to draw another?
               *[other] { $card }: discard up to { $left } cards to draw others?
            }
           *[other] { $card }: discard up to { $left } more?
        }
       *[points] { $picked ->
            [0] { $left ->
                [one] { $card }: discard 1 card for 1 VP?
               *[other] { $card }: discard up to { $left } cards for 1 VP each?
            }
           *[other] { $card }: discard up to { $left } more?
        }
    }
race_for_the_galaxy-ask-consume_good = { $picked ->
        [0] { $left ->
            [one] { $card }: which good do you consume?
           *[other] { $card }: which { $left } goods do you consume?
        }
       *[other] { $card }: which good next? ({ $left } to go)
    }
race_for_the_galaxy-ask-name_number = { race_for_the_galaxy-card-gambling_world }: which number from 1 to { $highest } do you name?
race_for_the_galaxy-ask-which_windfall = { $kind ->
        [any] Produce: which windfall world gets a good?
       *[other] Produce: which { $goods } windfall world gets a good?
    }
race_for_the_galaxy-ask-use_next = Produce: which power do you use next?
race_for_the_galaxy-ask-pay_to_produce = { $card }: discard a card of your hand to produce a good?
race_for_the_galaxy-ask-discard_to_limit = { $picked ->
        [0] { $left ->
            [one] Your hand is too large: discard 1 card. Which one?
           *[other] Your hand is too large: discard { $left } cards. Which ones?
        }
       *[other] Your hand is too large: discard { $left } more.
    }
race_for_the_galaxy-ask-choose_start = Which start world do you begin with?
race_for_the_galaxy-ask-save_at_start = { race_for_the_galaxy-card-galactic_scavengers }: which card of your hand goes under it?
race_for_the_galaxy-ask-name_category = Search: what do you look for?
race_for_the_galaxy-ask-take_found = { $declined ->
        [yes] Search: here is another one ({ $category }). Do you take it?
       *[no] Search: here is one ({ $category }). Do you take it, or the next one that comes?
    }
race_for_the_galaxy-ask-discard_for_prestige = { $card }: discard a card of your hand for 1 prestige?
race_for_the_galaxy-ask-discard_mixed = { $picked ->
        [0] { $left ->
            [one] Explore: discard 1 card, of your hand or of those you have drawn. Which one?
           *[other] Explore: discard { $left } cards, of your hand or of those you have drawn. Which ones?
        }
       *[other] Explore: discard { $left } more.
    }
race_for_the_galaxy-ask-discard_before_develop = { $picked ->
        [0] { $left ->
            [one] Develop: you have drawn; discard 1 card of your hand. Which one?
           *[other] Develop: you have drawn; discard { $left } cards of your hand. Which ones?
        }
       *[other] Develop: discard { $left } more.
    }
race_for_the_galaxy-ask-how_to_develop = How do you pay for your development?
race_for_the_galaxy-ask-spend_good = Which { $goods } good do you give up?
race_for_the_galaxy-ask-save_paid = { race_for_the_galaxy-card-galactic_scavengers }: which of the cards that you have paid goes under it?
race_for_the_galaxy-ask-discard_after_settle = { $picked ->
        [0] { $left ->
            [one] Settle: you have drawn; discard 1 card of your hand. Which one?
           *[other] Settle: you have drawn; discard { $left } cards of your hand. Which ones?
        }
       *[other] Settle: discard { $left } more.
    }
race_for_the_galaxy-ask-use_to_settle = Settle: which power do you use to place one more world?
race_for_the_galaxy-ask-place_by_sneak = { race_for_the_galaxy-card-rebel_sneak_attack }: do you discard it to conquer one more world?
race_for_the_galaxy-ask-replace_world = { race_for_the_galaxy-card-terraforming_engineers }: do you replace one of your worlds by a better one?
race_for_the_galaxy-ask-place_better = Which world takes the place of { $card }?
race_for_the_galaxy-ask-declare_takeover = Settle: do you try to take over a world of another player?
race_for_the_galaxy-ask-takeover_by = By which power do you try to take over { $card }?
race_for_the_galaxy-ask-reinforce_attack = Your takeover: do you use a power for more military?
race_for_the_galaxy-ask-prevent_takeover = { race_for_the_galaxy-card-pan_galactic_security_council }: do you spend 1 prestige to prevent a takeover?
race_for_the_galaxy-ask-defend = A takeover of one of your worlds is about to succeed. Do you use a power for more military?
race_for_the_galaxy-ask-sell_as_kind = { $sale ->
        [plain] You sell the good of { race_for_the_galaxy-card-alien_oort_cloud_refinery } at its basic price. Of which kind is it?
       *[other] You sell the good of { race_for_the_galaxy-card-alien_oort_cloud_refinery }. Of which kind is it?
    }
race_for_the_galaxy-ask-discard_set = { $picked ->
        [0] { $card }: discard { $left } cards of your hand for 1 prestige?
       *[other] { $card }: discard { $left } more.
    }
race_for_the_galaxy-ask-cash_in = { $picked ->
        [0] { $left ->
            [one] Prestige bonus: discard 1 card for 1 VP?
           *[other] Prestige bonus: discard up to { $left } cards for 1 VP each?
        }
       *[other] Prestige bonus: discard { $left } more for 1 VP?
    }
race_for_the_galaxy-ask-ante = { race_for_the_galaxy-card-new_gambling_world }: which card of your hand do you stake?
race_for_the_galaxy-ask-keep_prize = You have won! Which of the cards that were turned up do you keep?
race_for_the_galaxy-ask-produce_as_kind = { race_for_the_galaxy-card-alien_oort_cloud_refinery } has produced a good. Of which kind is it?

## Questions, to the others

race_for_the_galaxy-wait-discard_at_start = { $left ->
        [one] Waiting for { $player } to discard 1 card of the first hand.
       *[other] Waiting for { $player } to discard { $left } cards of the first hand.
    }
race_for_the_galaxy-wait-choose_action = Waiting for { $player } to choose what to do in this round.
race_for_the_galaxy-wait-keep_drawn = { $left ->
        [one] Waiting for { $player } to choose 1 card to keep.
       *[other] Waiting for { $player } to choose { $left } cards to keep.
    }
race_for_the_galaxy-wait-place_development = Waiting for { $player } to choose a development.
race_for_the_galaxy-wait-pay_development = { $left ->
        [one] Waiting for { $player } to pay 1 card for a development.
       *[other] Waiting for { $player } to pay { $left } cards for a development.
    }
race_for_the_galaxy-wait-place_world = Waiting for { $player } to choose a world.
race_for_the_galaxy-wait-how_to_settle = Waiting for { $player } to choose how to settle a world.
race_for_the_galaxy-wait-pay_world = { $left ->
        [one] Waiting for { $player } to pay 1 card for a world.
       *[other] Waiting for { $player } to pay { $left } cards for a world.
    }
race_for_the_galaxy-wait-arm = { $left ->
        [one] Waiting for { $player } to discard 1 card for military.
       *[other] Waiting for { $player } to discard up to { $left } cards for military.
    }
race_for_the_galaxy-wait-place_second = Waiting for { $player } to choose a second world.
race_for_the_galaxy-wait-sell_which = { $sale ->
        [plain] Waiting for { $player } to sell a good at its basic price.
       *[other] Waiting for { $player } to sell a good.
    }
race_for_the_galaxy-wait-use_power = Waiting for { $player } to use a power for Consume.
race_for_the_galaxy-wait-discard_for_chips = { $gives ->
        [cards] { $left ->
            [one] Waiting for { $player }, who may discard 1 card to draw another ({ $card }).
           *[other] Waiting for { $player }, who may discard up to { $left } cards to draw others ({ $card }).
        }
       *[points] { $left ->
            [one] Waiting for { $player }, who may discard 1 card for VP ({ $card }).
           *[other] Waiting for { $player }, who may discard up to { $left } cards for VP ({ $card }).
        }
    }
race_for_the_galaxy-wait-consume_good = Waiting for { $player } to choose a good to consume ({ $card }).
race_for_the_galaxy-wait-name_number = Waiting for { $player } to name a number ({ race_for_the_galaxy-card-gambling_world }).
race_for_the_galaxy-wait-which_windfall = { $kind ->
        [any] Waiting for { $player } to choose a windfall world for a good.
       *[other] Waiting for { $player } to choose one of the { $goods } windfall worlds for a good.
    }
race_for_the_galaxy-wait-use_next = Waiting for { $player } to use a power for Produce.
race_for_the_galaxy-wait-pay_to_produce = Waiting for { $player }, who may discard a card for a good ({ $card }).
race_for_the_galaxy-wait-discard_to_limit = { $left ->
        [one] Waiting for { $player } to discard 1 card, having too many.
       *[other] Waiting for { $player } to discard { $left } cards, having too many.
    }
race_for_the_galaxy-wait-choose_start = Waiting for { $player } to choose a start world.
race_for_the_galaxy-wait-save_at_start = Waiting for { $player } to put a card under { race_for_the_galaxy-card-galactic_scavengers }.
race_for_the_galaxy-wait-name_category = Waiting for { $player } to say what to search for.
race_for_the_galaxy-wait-take_found = { $declined ->
        [yes] Waiting for { $player }, who has found another card ({ $category }).
       *[no] Waiting for { $player }, who has found a card ({ $category }).
    }
race_for_the_galaxy-wait-discard_for_prestige = Waiting for { $player }, who may discard a card for prestige ({ $card }).
race_for_the_galaxy-wait-discard_mixed = { $left ->
        [one] Waiting for { $player } to discard 1 card while exploring.
       *[other] Waiting for { $player } to discard { $left } cards while exploring.
    }
race_for_the_galaxy-wait-discard_before_develop = { $left ->
        [one] Waiting for { $player } to discard 1 card before developing.
       *[other] Waiting for { $player } to discard { $left } cards before developing.
    }
race_for_the_galaxy-wait-how_to_develop = Waiting for { $player } to choose how to pay for a development.
race_for_the_galaxy-wait-spend_good = Waiting for { $player } to choose a { $goods } good to give up.
race_for_the_galaxy-wait-save_paid = Waiting for { $player } to put a card that was paid under { race_for_the_galaxy-card-galactic_scavengers }.
race_for_the_galaxy-wait-discard_after_settle = { $left ->
        [one] Waiting for { $player } to discard 1 card after settling.
       *[other] Waiting for { $player } to discard { $left } cards after settling.
    }
race_for_the_galaxy-wait-use_to_settle = Waiting for { $player }, who may use a power to place one more world.
race_for_the_galaxy-wait-place_by_sneak = Waiting for { $player }, who may conquer one more world ({ race_for_the_galaxy-card-rebel_sneak_attack }).
race_for_the_galaxy-wait-replace_world = Waiting for { $player }, who may replace a world ({ race_for_the_galaxy-card-terraforming_engineers }).
race_for_the_galaxy-wait-declare_takeover = Waiting for { $player }, who may declare a takeover.
race_for_the_galaxy-wait-takeover_by = Waiting for { $player } to choose the power for a takeover of { $card }.
race_for_the_galaxy-wait-reinforce_attack = Waiting for { $player }, who may add military to a takeover.
race_for_the_galaxy-wait-prevent_takeover = Waiting for { $player }, who may prevent a takeover.
race_for_the_galaxy-wait-defend = Waiting for { $player }, who may add military against a takeover.
race_for_the_galaxy-wait-sell_as_kind = { $sale ->
        [plain] Waiting for { $player } to say of which kind the good is that is sold at its basic price.
       *[other] Waiting for { $player } to say of which kind the good is that is sold.
    }
race_for_the_galaxy-wait-discard_set = Waiting for { $player }, who may discard { $left } cards for prestige ({ $card }).
race_for_the_galaxy-wait-cash_in = { $left ->
        [one] Waiting for { $player }, who may discard 1 card for VP (prestige bonus).
       *[other] Waiting for { $player }, who may discard up to { $left } cards for VP (prestige bonus).
    }
race_for_the_galaxy-wait-ante = Waiting for { $player }, who may stake a card ({ race_for_the_galaxy-card-new_gambling_world }).
race_for_the_galaxy-wait-keep_prize = Waiting for { $player } to choose the card that was won.
race_for_the_galaxy-wait-produce_as_kind = Waiting for { $player } to say of which kind the good is that was produced.

## Choices.  $sight says whether the table is in sight: then the numbers are those that hold on it

race_for_the_galaxy-do-none-place_development = Place nothing
race_for_the_galaxy-do-none-place_world = Place nothing
race_for_the_galaxy-do-none-place_second = Place no second world
race_for_the_galaxy-do-none-use_power = Use no more powers
race_for_the_galaxy-do-none-use_to_settle = Use none of them
race_for_the_galaxy-do-none-place_by_sneak = Conquer nothing more
race_for_the_galaxy-do-none-replace_world = Replace nothing
race_for_the_galaxy-do-none-declare_takeover = Take over nothing
race_for_the_galaxy-do-none-prevent_takeover = Prevent nothing
race_for_the_galaxy-do-done-arm = Discard no more
race_for_the_galaxy-do-done-discard_for_chips = { $picked ->
        [0] Discard nothing
       *[other] Discard no more
    }
race_for_the_galaxy-do-done-pay_to_produce = Discard nothing
race_for_the_galaxy-do-done-discard_for_prestige = Discard nothing
race_for_the_galaxy-do-done-discard_set = Discard nothing
race_for_the_galaxy-do-done-cash_in = { $picked ->
        [0] Discard nothing
       *[other] Discard no more
    }
race_for_the_galaxy-do-done-consume_good = { $picked ->
        [0] Consume nothing
       *[other] Consume no more
    }
race_for_the_galaxy-do-done-ante = Stake nothing
race_for_the_galaxy-do-done-reinforce_attack = Use no more powers
race_for_the_galaxy-do-done-defend = Use no more powers
race_for_the_galaxy-do-choose = { $first }: { $bonus }
race_for_the_galaxy-do-choose_two = { $first } and { $second }
race_for_the_galaxy-do-choose_two-same = { $first } twice
race_for_the_galaxy-do-name = { $number }
race_for_the_galaxy-do-keep = Keep { $card } ({ $brief })
race_for_the_galaxy-do-discard = Discard { $card } ({ $brief })
race_for_the_galaxy-do-place-development = { $sight ->
        [no] Place { $card } (cost { $cost })
       *[yes] { $price ->
            [0] Place { $card } for nothing
            [one] Place { $card } for 1 card
           *[other] Place { $card } for { $price } cards
        }{ $least ->
            [none] {""}
            [one] {" "}(or 1, by giving up cards or goods)
           *[other] {" "}(or { $least }, by giving up cards or goods)
        }
    }
race_for_the_galaxy-do-place-world = { $sight ->
        [no] { $military ->
            [yes] Place { $card } (defence { $cost })
           *[no] Place { $card } (cost { $cost })
        }
       *[yes] { $military ->
            [yes] Place { $card } (defence { $cost }, your military { $strength })
           *[no] { $price ->
                [0] Place { $card } for nothing
                [one] Place { $card } for 1 card
               *[other] Place { $card } for { $price } cards
            }{ $least ->
                [none] {""}
                [one] {" "}(or 1, by giving up goods)
               *[other] {" "}(or { $least }, by giving up goods)
            }{ $defence ->
                [none] {""}
               *[other] {" "}(or by conquest: defence { $defence }, your military { $strength })
            }
        }
    }
race_for_the_galaxy-do-pay = Pay with { $card } ({ $brief })
race_for_the_galaxy-do-pay_cost = { $sight ->
        [no] Pay for the world
       *[yes] { $price ->
            [0] Place { $world } for nothing
            [one] Pay 1 card for { $world }
           *[other] Pay { $price } cards for { $world }
        }
    }
race_for_the_galaxy-do-conquer = { $sight ->
        [no] Conquer the world
       *[yes] Conquer { $world } (military { $strength } against defence { $defence })
    }
race_for_the_galaxy-do-pay_by = { $sight ->
        [no] Pay for the world by { $card }
       *[yes] { $price ->
            [0] Place { $world } for nothing by { $card }
            [one] Pay 1 card for { $world } by { $card }
           *[other] Pay { $price } cards for { $world } by { $card }
        }
    }
race_for_the_galaxy-do-place_free = { $sight ->
        [no] Discard { $card }: the world costs nothing
       *[yes] Discard { $card }: { $world } costs nothing
    }
race_for_the_galaxy-do-arm = Discard { $card } for 1 military ({ $brief })
race_for_the_galaxy-do-use = Use { $card }: { $does }
race_for_the_galaxy-do-use-in_vain = Discard { $card } in vain
race_for_the_galaxy-do-gamble = { $sight ->
        [no] Use { race_for_the_galaxy-card-gambling_world } and gamble
       *[yes] { $old ->
            [yes] Use { race_for_the_galaxy-card-gambling_world }: name a number and turn up a card
           *[no] Use { race_for_the_galaxy-card-new_gambling_world }: stake a card and turn up cards
        }
    }
race_for_the_galaxy-do-sell = { $sight ->
        [no] Sell the good of { $card } ({ $goods })
       *[yes] { $wild ->
            [yes] Sell the good of { $card } ({ $goods }) for up to { $price } cards
           *[no] { $price ->
                [one] Sell the good of { $card } ({ $goods }) for 1 card
               *[other] Sell the good of { $card } ({ $goods }) for { $price } cards
            }
        }
    }
race_for_the_galaxy-do-consume = Consume the good of { $card } ({ $goods })
race_for_the_galaxy-do-produce = Produce a good on { $card } ({ $goods })
race_for_the_galaxy-do-boost = { $first } with the prestige card (1 prestige): { $bonus }; { $boost }
race_for_the_galaxy-do-boost_first = { $first } with the prestige card ({ $boost }), and { $second }
race_for_the_galaxy-do-boost_second = { $first }, and { $second } with the prestige card ({ $boost })
race_for_the_galaxy-do-boost_first-same = { $first } twice, the first time with the prestige card ({ $boost })
race_for_the_galaxy-do-boost_second-same = { $first } twice, the second time with the prestige card ({ $boost })
race_for_the_galaxy-do-take = { $sight ->
        [no] Take the card
       *[yes] Take { $card } ({ $brief })
    }
race_for_the_galaxy-do-decline = { $sight ->
        [no] Go on searching
       *[yes] Leave { $card } and go on searching
    }
race_for_the_galaxy-do-cash_in = Prestige bonus: discard up to 2 cards of your hand for 1 VP each
race_for_the_galaxy-do-prevent = { $sight ->
        [no] Prevent attempt { $number }
       *[yes] Prevent attempt { $number }: { $attacker } against { $owner }, { $world }
    }
race_for_the_galaxy-do-as_kind = { $sight ->
        [no] { $what }
       *[yes] { $price ->
            [one] { $what }: 1 card
           *[other] { $what }: { $price } cards
        }
    }
race_for_the_galaxy-do-look_for = Look for { $what }
race_for_the_galaxy-do-keep-start = Begin with { $card } ({ $brief })
race_for_the_galaxy-do-place-better = Place { $card } instead of { $old } ({ $brief })
race_for_the_galaxy-do-place-by_sneak = { $sight ->
        [no] Conquer { $card } ({ $brief })
       *[yes] Conquer { $card } (defence { $defence }, your military { $strength })
    }
race_for_the_galaxy-do-conquer_by = { $sight ->
        [no] Discard { $card } to conquer the world
       *[yes] Discard { $card } to conquer { $world } (military { $strength } against defence { $defence })
    }
race_for_the_galaxy-do-use-takeover = { $sight ->
        [no] By { $card }: { $does }
       *[yes] By { $card } ({ $attack } against { $defence }): { $does }
    }
race_for_the_galaxy-do-consume-spent = Give up the good of { $card } ({ $goods })
race_for_the_galaxy-do-attack = { $sight ->
        [no] Try to take over { $card } ({ $brief })
       *[yes] Try to take over { $card } of { $owner } ({ $attack } against { $defence })
    }
race_for_the_galaxy-do-replace = Replace { $card } ({ $brief })
race_for_the_galaxy-do-save = Put { $card } under { race_for_the_galaxy-card-galactic_scavengers } ({ $brief })
race_for_the_galaxy-do-stake = { $cost ->
        [one] Stake { $card } and turn up 1 card ({ $brief })
       *[other] Stake { $card } and turn up { $cost } cards ({ $brief })
    }

## The rule behind a question

race_for_the_galaxy-why-discard_at_start = Of the cards of the first hand everybody discards some, face down and all at once. The hand you keep has to pay for your first cards, so keep what you can place soon, and what you can do without. Some start worlds let you keep fewer.
race_for_the_galaxy-why-choose_action = Only the phases that somebody chooses take place in this round, and everybody takes part in them. The bonus of an action card is for those who chose it. All choose in secret and reveal at the same time. The prestige card can be used once in a game: with an action card, for 1 prestige and its prestige bonus, or alone, to search.
race_for_the_galaxy-why-keep_drawn = In phase I everybody draws 2 cards and keeps 1 of them. The action cards and the powers of cards in the tableau add to both. The cards that are not kept are discarded face down; cards in your hand are not touched.
race_for_the_galaxy-why-place_development = In phase II everybody may place one development from the hand, not one that is already in the own tableau. The cost is paid with other cards of the hand. All choose in secret and reveal at the same time. Only developments that you can pay for can be chosen.
race_for_the_galaxy-why-pay_development = A development costs as many cards of the hand as its number says. Powers make it cheaper, and it costs 1 less for whoever chose to develop. The cards you pay are discarded face down.
race_for_the_galaxy-why-place_world = In phase III everybody may place one world from the hand. A peaceful world is paid for with cards of the hand; a military world is conquered for nothing, if your military is at least its defence. Only worlds that you can settle in some way can be chosen.
race_for_the_galaxy-why-how_to_settle = A world can be settled in several ways: paid for, conquered, or with a power of a card in your tableau. Military for this phase only is used before the conquest. Military never makes a payment smaller, and a payment never adds to military.
race_for_the_galaxy-why-pay_world = A peaceful world costs as many cards of the hand as its number says; powers make it cheaper. A power may let you pay for a military world as well. The cards you pay are discarded face down.
race_for_the_galaxy-why-arm = Each card that you discard for this power is 1 military until the end of the phase. You need not use it to the full, but a world that you have placed must come into reach. What is left can't be used for your own worlds later in this phase, only to defend against a takeover.
race_for_the_galaxy-why-place_second = { race_for_the_galaxy-card-improved_logistics } lets you place a second world once the first is settled, by any means, or declare a takeover. The first world does not help yet. The bonus for choosing Settle is given once only, but you draw again for powers.
race_for_the_galaxy-why-sell_which = { $sale ->
        [plain] The power sells a good for { $price-novelty } ({ race_for_the_galaxy-kind-novelty }), { $price-rare } ({ race_for_the_galaxy-kind-rare }), { $price-genes } ({ race_for_the_galaxy-kind-genes }) or { $price-alien } cards ({ race_for_the_galaxy-kind-alien }). Powers that raise prices don't count here.
       *[other] A good sells for { $price-novelty } ({ race_for_the_galaxy-kind-novelty }), { $price-rare } ({ race_for_the_galaxy-kind-rare }), { $price-genes } ({ race_for_the_galaxy-kind-genes }) or { $price-alien } cards ({ race_for_the_galaxy-kind-alien }), and more by powers for $. Whoever may sell and has a good must sell one.
    }
race_for_the_galaxy-why-use_power = In phase IV every power that can be used must be used, once each, and to the full, but in any order. Only what takes cards of your hand or prestige is left to you. Goods that no power takes stay.
race_for_the_galaxy-why-discard_for_chips = { $gives ->
        [cards] { $card } draws a card for a card of your hand that you discard for it. You need not do so.
       *[points] { $card } gives 1 VP for each card of your hand that you discard for it, up to its number. You may discard fewer cards or none. These VP never count more, whatever you have chosen.
    }
race_for_the_galaxy-why-consume_good = { $card } takes as many goods as it says, if you have them. If you have more that fit, you choose which. Goods of different kinds may be worth more to another power, or when sold. The good of { race_for_the_galaxy-card-alien_oort_cloud_refinery } is of any kind, so it need not be of the kind that a power takes, and for { race_for_the_galaxy-card-galactic_exchange } it may be one of a kind of which you keep another good: then you may stop.
race_for_the_galaxy-why-name_number = You name a number from 1 to { $highest }, and the next card of the deck is turned up. If its cost or defence is that number, you take it into your hand; if not, it is discarded. All players see it.
race_for_the_galaxy-why-which_windfall = { $kind ->
        [any] Windfall worlds don't produce by themselves. The bonus for choosing Produce, and some powers, put a good on one that has none.
       *[other] Windfall worlds don't produce by themselves. This power puts a good on one of the { $goods } kind that has none.
    }
race_for_the_galaxy-why-use_next = Powers that count what you have produced are best used after all production. But a card that they bring may be what you want to discard for a good: so the order of these powers is up to you.
race_for_the_galaxy-why-pay_to_produce = { $card } produces only if you discard a card of your hand. Choose the card, or discard nothing and have no good.
race_for_the_galaxy-why-discard_to_limit = At the end of a round nobody keeps more than { $limit } cards; with { race_for_the_galaxy-card-pan_galactic_research } or { race_for_the_galaxy-card-black_hole_miners } it is { $large-limit }. What is too much is discarded face down, or goes to whoever has { race_for_the_galaxy-card-retrofit_salvage_inc }
race_for_the_galaxy-why-choose_start = Everybody has been dealt one red and one blue start world and keeps one of them, in secret; the other one is discarded face down. Before they are revealed, cards of the first hand are discarded as well. The lowest number goes first wherever order matters.
race_for_the_galaxy-why-save_at_start = Whoever begins with { race_for_the_galaxy-card-galactic_scavengers } puts 1 card of the first hand under it. In phase V all cards under it come into your hand, so nothing is lost.
race_for_the_galaxy-why-name_category = You name one of nine sorts of cards. Then cards are turned up for all to see until one of that sort comes. You may leave the first one, but then you have to take the second. All other cards that were turned up are discarded.
race_for_the_galaxy-why-take_found = You may leave the first card that fits and go on; the next one that fits ({ $category }) has to be taken. In a search for Alien Technology worlds, { race_for_the_galaxy-card-alien_oort_cloud_refinery }, which is of any kind, may be left without using up this refusal.{ $declined ->
        [yes] {" "}You have already left one.
       *[no] {""}
    }
race_for_the_galaxy-why-discard_for_prestige = Before the cards for phase I are drawn, { $card } lets you discard a card of your hand for 1 prestige. You need not do so.
race_for_the_galaxy-why-discard_mixed = With this power, or with the prestige bonus, the cards drawn go to your hand first. You discard as many as you would have to, but you choose from all of them.
race_for_the_galaxy-why-discard_before_develop = This power draws cards before anything is placed in phase II, and then takes a card of your hand: one that you have drawn, or another.
race_for_the_galaxy-why-how_to_develop = You can pay as it is, or first use a power that makes it cheaper: discard { race_for_the_galaxy-card-r_d_crash_program }, or a { race_for_the_galaxy-kind-rare } good with { race_for_the_galaxy-card-golden_age_of_terraforming }. Whatever is more than the cost is lost.
race_for_the_galaxy-why-spend_good = The power takes a { $goods } good for a discount or for military. It is discarded, and nothing else is given for it.
race_for_the_galaxy-why-save_paid = Of the cards with which you pay for a development or a world, { race_for_the_galaxy-card-galactic_scavengers } keeps one. In phase V all cards under it come into your hand.
race_for_the_galaxy-why-discard_after_settle = This power draws cards after you have placed a world, and then takes a card of your hand: one that you have drawn, or another.
race_for_the_galaxy-why-use_to_settle = Several powers could place one more world. You may use them one after the other, in any order, or none of them.
race_for_the_galaxy-why-place_by_sneak = Once you have placed a world, you may conquer a military world of your hand as well. { race_for_the_galaxy-card-rebel_sneak_attack } is then discarded. It can't be paid for, and it is no takeover.
race_for_the_galaxy-why-replace_world = Once in a Settle phase a peaceful world that you had before may be replaced by a peaceful world of your hand. It must be of the same kind, and cost up to 3 more but not less. You pay nothing and gain 1 prestige. What lay on the old world is discarded with it.
race_for_the_galaxy-why-place_better = The new world takes the place of { $card }: it is of the same kind and costs up to 3 more. A windfall world gets its good. This is no settling: there is no bonus, and no other power follows from it.
race_for_the_galaxy-why-declare_takeover = Whoever places no world may declare a takeover instead, if a card has a power for it. Your military, with what counts against this world, must be at least the military of its owner plus the defence of the world. It is decided when all have settled; until then the owner can add military. An attempt that can't succeed is allowed.
race_for_the_galaxy-why-takeover_by = Several of your cards have a power against { $card }. Some are discarded or cost prestige, and one destroys the world.
race_for_the_galaxy-why-reinforce_attack = What you use now is fixed: once the others decide whether to defend themselves, you can't add any more military. It counts until the end of the phase.
race_for_the_galaxy-why-prevent_takeover = Before the takeovers of a phase are decided, { race_for_the_galaxy-card-pan_galactic_security_council } may prevent one of them for 1 prestige, whoever is attacked. That attempt fails.
race_for_the_galaxy-why-defend = As things stand, the attack is strong enough. The owner of the world may now use powers for military that have not been used in this phase, or the rest of them. It counts against later attacks in this phase, too.
race_for_the_galaxy-why-sell_as_kind = { $sale ->
        [plain] The good is of the kind that its owner says. It is sold at the basic price of that kind: powers don't count here.
       *[other] The good is of the kind that its owner says. It is sold at the price of that kind, with the powers for it.
    }
race_for_the_galaxy-why-discard_set = { $card } gives 1 prestige for two cards of your hand. You discard both or none.
race_for_the_galaxy-why-cash_in = With the prestige card, { race_for_the_galaxy-action-consume_trade } also lets you discard up to 2 cards of your hand for 1 VP each. You may discard fewer, or none. These VP never count more.
race_for_the_galaxy-why-ante = You may stake a card of your hand with a cost or defence of 1 to { $ante }. As many cards are turned up as it has. If one of them has more, you choose one of those turned up, and keep your stake. If none has more, the stake is discarded.
race_for_the_galaxy-why-keep_prize = One of the cards turned up is higher than your stake. You take one of all those turned up, whichever you like; the others are discarded.
race_for_the_galaxy-why-produce_as_kind = { race_for_the_galaxy-card-alien_oort_cloud_refinery }, which is of any kind, has produced by a power or bonus for any kind. Powers that count the goods produced want to know which kind it is.
