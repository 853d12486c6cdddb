## Questions, to the one who is asked

star_realms-ask-your_turn = Your turn. What do you do?
star_realms-ask-how_much = With how much combat do you attack { $other }?
star_realms-ask-which_effect = { $card }: which effect do you choose?
star_realms-ask-discard = You must discard a card. Which one?
star_realms-ask-scrap_card = { $may ->
        [yes] { $card }: scrap a card out of your hand or discard pile?
       *[no] { $hand_only ->
            [yes] { $card }: you must scrap a card out of your hand. Which one?
           *[no] { $card }: you must scrap a card out of your hand or discard pile. Which one?
        }
    }
star_realms-ask-scrap_from_row = { $card }: scrap a card of the trade row?
star_realms-ask-destroy_base = { $card }: destroy a base without combat?
star_realms-ask-take_which = { $card }: which ship do you put on top of your deck, for nothing?
star_realms-ask-copy_which = { star_realms-card-stealth_needle }: which ship does it become a copy of?
star_realms-ask-discard_some = { $picked ->
        [0] { $card }: discard up to { $left } cards, then draw as many. Which ones?
       *[other] { $card }: discard up to { $left } more?
    }
star_realms-ask-scrap_some = { $picked ->
        [0] { $card }: scrap up to { $left } cards, then draw as many. Which ones?
       *[other] { $card }: scrap up to { $left } more?
    }

## Questions, to the other

star_realms-wait-your_turn = Waiting for { $player } to take the turn.
star_realms-wait-how_much = Waiting for { $player } to choose how much combat to attack { $other } with.
star_realms-wait-which_effect = Waiting for { $player } to choose an effect of { $card }.
star_realms-wait-discard = Waiting for { $player } to discard a card.
star_realms-wait-scrap_card = { $may ->
        [yes] Waiting for { $player } to choose whether to scrap a card ({ $card }).
       *[no] { $hand_only ->
            [yes] Waiting for { $player } to scrap a card out of the hand ({ $card }).
           *[no] Waiting for { $player } to scrap a card ({ $card }).
        }
    }
star_realms-wait-scrap_from_row = Waiting for { $player } to choose whether to scrap a card of the trade row ({ $card }).
star_realms-wait-destroy_base = Waiting for { $player } to choose whether to destroy a base ({ $card }).
star_realms-wait-take_which = Waiting for { $player } to choose a ship to acquire for nothing ({ $card }).
star_realms-wait-copy_which = Waiting for { $player } to choose a ship for { star_realms-card-stealth_needle } to copy.
star_realms-wait-discard_some = Waiting for { $player } to choose up to { $left } cards to discard ({ $card }).
star_realms-wait-scrap_some = Waiting for { $player } to choose up to { $left } cards to scrap ({ $card }).

## Choices

star_realms-do-end_turn = End your turn
star_realms-do-attack = Attack { $other } with all your combat
star_realms-do-attack_with_part = Attack { $other } with part of your combat
star_realms-do-amount = Attack with { $number } combat
star_realms-do-first = { $effect }
star_realms-do-second = { $effect }
star_realms-do-play = Play { $card }
star_realms-do-use = Use { $card }
star_realms-do-ally = { $card }: ally ability ({ $effects })
star_realms-do-ally-copied = { $card }: ally ability of the ship it copies
star_realms-do-scrap = Scrap { $card } ({ $effects })
star_realms-do-scrap-copied = Scrap { $card } for the scrap ability of the ship it copies
star_realms-do-acquire = Acquire { $card } for { $cost }
star_realms-do-acquire_to_top = Acquire { $card } for { $cost }, to the top of your deck
star_realms-do-attack_base = Destroy { $card } ({ $defense } combat)
star_realms-do-destroy = Destroy { $card }
star_realms-do-destroy_own = Destroy your own { $card }
star_realms-do-discard = Discard { $card }
star_realms-do-scrap_from_hand = Scrap { $card } out of your hand
star_realms-do-scrap_from_discards = Scrap { $card } out of your discard pile
star_realms-do-scrap_from_row = Scrap { $card } of the trade row
star_realms-do-copy = Copy { $card }
star_realms-do-take = Take { $card } (cost { $cost }) for nothing
star_realms-do-done-scrap_card = Scrap nothing
star_realms-do-done-scrap_from_row = Scrap nothing
star_realms-do-done-destroy_base = Destroy no base
star_realms-do-done-discard_some = { $picked ->
        [0] Discard nothing
       *[other] Discard no more
    }
star_realms-do-done-scrap_some = { $picked ->
        [0] Scrap nothing
       *[other] Scrap no more
    }

## The rule behind a question

star_realms-why-your_turn = In your main phase you may do these things in any order and as often as you can: play cards from your hand, use abilities of your cards in play (each once a turn), acquire cards with trade, and attack with combat. You don't have to do any of it. When you end your turn, you lose what is left in both pools, your ships and the rest of your hand are discarded, and you draw { $hand } cards.
star_realms-why-how_much = You may split your combat as you like. What you don't use now stays in your combat pool until your turn ends. An opponent without authority has lost at once.
star_realms-why-which_effect = { $card } gives one of its two effects. You choose anew each time you use the ability, and you may choose one that does nothing now.
star_realms-why-discard = A card of your opponent makes you discard. You choose which card it is. It goes face up to your discard pile; it is not played and does nothing.
star_realms-why-scrap_card = { $may ->
        [yes] { $card } lets you scrap a card out of your hand or discard pile if you want to. Cards in play can't be chosen. The scrapped card leaves the game and its scrap ability does nothing; an Explorer goes back to its pile.
       *[no] { $hand_only ->
            [yes] Whoever uses { $card } must scrap a card, and only out of the hand. It may be the card just drawn. The scrapped card leaves the game and its scrap ability does nothing; an Explorer goes back to its pile.
           *[no] Whoever uses { $card } must scrap a card out of the hand or the discard pile. Cards in play can't be chosen. The scrapped card leaves the game and its scrap ability does nothing; an Explorer goes back to its pile.
        }
    }
star_realms-why-scrap_from_row = { $card } lets you scrap a card of the trade row if you want to. The next card of the trade deck takes its place at once, and you may acquire it this turn.
star_realms-why-destroy_base = { $card } lets you destroy a base if you want to, whatever its defense, and you spend no combat. While your opponent has an outpost, only outposts can be chosen. The base goes to its owner's discard pile.
star_realms-why-take_which = { $card } lets you acquire a ship of the trade row or an Explorer, whatever its cost. It goes to the top of your deck. Bases can't be chosen.
star_realms-why-copy_which = { star_realms-card-stealth_needle } has to copy another ship if there is one. It does at once what that ship does when it is played, and has its ally and scrap abilities until it leaves play. It belongs to the faction of that ship and to the Machine Cult.
star_realms-why-discard_some = { $card }: first you discard as many cards as you want, up to the number allowed, then you draw as many. You may choose none.
star_realms-why-scrap_some = { $card }: first you scrap as many cards as you want out of your hand and discard pile, up to the number allowed, then you draw as many. You may choose none.
