## Questions, to the one who is asked

stolen_plans-ask-your_turn = Your turn. Draw a card, or play one?
stolen_plans-ask-target = { $card }: which player do you choose?
stolen_plans-ask-defend = { $defence ->
        [0] You are attacked with { $card }: attack { $attack }. Defend yourself? You may use up to { $left } Defend cards.
       *[other] Your defence is { $defence } against { $attack } of { $card }. Add another Defend card? ({ $left } left)
    }
stolen_plans-ask-lose = { $left ->
        [one] You must discard 1 card. Which one?
       *[other] You must discard { $left } cards. Which ones?
    }
stolen_plans-ask-victims = { $named ->
        [0] You steal { $left } cards at random, all from one player or from several. From whom?
       *[other] { $left ->
            [one] You steal 1 card more. From whom?
           *[other] You steal { $left } cards more. From whom?
        }
    }
stolen_plans-ask-take = This is the hand of { $other }. Which card do you take?
stolen_plans-ask-find = { $left ->
        [one] You take 1 card from the discard pile. Which one?
       *[other] You take { $left } cards from the discard pile. Which ones?
    }

## Questions, to the others

stolen_plans-wait-your_turn = Waiting for { $player } to draw or to play a card.
stolen_plans-wait-target = Waiting for { $player } to choose a player for { $card }.
stolen_plans-wait-defend = Waiting for { $player } to defend: attack { $attack } by { $card }, defence { $defence }.
stolen_plans-wait-lose = { $left ->
        [one] Waiting for { $player } to discard 1 card.
       *[other] Waiting for { $player } to discard { $left } cards.
    }
stolen_plans-wait-victims = { $left ->
        [one] Waiting for { $player } to choose whom to steal 1 card from.
       *[other] Waiting for { $player } to choose whom to steal { $left } cards from.
    }
stolen_plans-wait-take = { $reader ->
        [other] Waiting for { $player }, who has seen your hand, to take a card from it.
       *[somebody] Waiting for { $player } to take a card from the hand of { $other }.
    }
stolen_plans-wait-find = { $left ->
        [one] Waiting for { $player } to take 1 card from the discard pile.
       *[other] Waiting for { $player } to take { $left } cards from the discard pile.
    }

## Choices

stolen_plans-do-draw = Draw a card
stolen_plans-do-draw_two = Draw two cards (Advantage)
stolen_plans-do-play-attack = Play { $card }: attack a player for { $attack }
stolen_plans-do-play-steal = { $number ->
        [one] Play { $card }: steal 1 card from a player
       *[other] Play { $card }: steal { $number } cards from a player
    }
stolen_plans-do-play-become_jedi = Play { $card }: become a Jedi
stolen_plans-do-play-pass_left = Play { $card }: all hands go to the left
stolen_plans-do-play-discard_hand = Play { $card }: a player discards the hand
stolen_plans-do-play-swap_hands = Play { $card }: swap hands with a player
stolen_plans-do-play-look_and_take = Play { $card }: see a hand and take a card
stolen_plans-do-play-take_hand = Play { $card }: take a player's whole hand
stolen_plans-do-play-traitor = Play { $card }: show R2-D2 and Darth Vader, and win
stolen_plans-do-play-advantage = Play { $card }: draw two from now on
stolen_plans-do-play-counter = Play { $card }: discard the Advantage on the table
stolen_plans-do-play-search_discards = Play { $card }: take { $number } cards from the discard pile
stolen_plans-do-play-surrender_hand = Play { $card }: a player discards the hand, R2-D2 and the Decoy come to you
stolen_plans-do-pair = Play { $card } and { $second } together: steal { $number } cards
stolen_plans-do-target = Steal a card from { $other }
stolen_plans-do-target-attack = Attack { $other } for { $attack }
stolen_plans-do-target-steal = { $number ->
        [one] Steal 1 card from { $other }
       *[other] Steal { $number } cards from { $other }
    }
stolen_plans-do-target-discard_hand = Make { $other } discard the hand
stolen_plans-do-target-swap_hands = Swap hands with { $other }
stolen_plans-do-target-look_and_take = Look at the hand of { $other }
stolen_plans-do-target-take_hand = Take the whole hand of { $other }
stolen_plans-do-target-surrender_hand = Make { $other } discard the hand
stolen_plans-do-defend = { $side ->
        [behind] Defend with { $card } for { $defence }: { $total } against { $attack }, still { $difference } short
        [level] Defend with { $card } for { $defence }: { $total } against { $attack }, a tie
       *[ahead] { $difference ->
            [one] Defend with { $card } for { $defence }: { $total } against { $attack }, the attacker loses 1 card
           *[other] Defend with { $card } for { $defence }: { $total } against { $attack }, the attacker loses { $difference } cards
        }
    }
stolen_plans-do-done = { $total ->
        [0] { $difference ->
            [one] Don't defend: lose 1 card
           *[other] Don't defend: lose { $difference } cards
        }
       *[other] { $side ->
            [behind] { $difference ->
                [one] No more Defend cards: lose 1 card
               *[other] No more Defend cards: lose { $difference } cards
            }
            [level] No more Defend cards: a tie, nobody loses a card
           *[ahead] { $difference ->
                [one] No more Defend cards: the attacker loses 1 card
               *[other] No more Defend cards: the attacker loses { $difference } cards
            }
        }
    }
stolen_plans-do-discard = Discard { $card }
stolen_plans-do-take = Take { $card }
stolen_plans-do-find = Take { $card }

## The rule behind a question

stolen_plans-why-your_turn = On your turn you either draw one card or play one card (or two Rebel Heroes together); you can't pass. Whoever takes the last card of the draw pile ends the game, and whoever holds R2-D2 then wins. Defend cards, R2-D2 and the Decoy are never played on your turn, and Jedi-only cards only by a Jedi.
stolen_plans-why-target = Only other players with cards in hand can be chosen. { $card }: { $text }
stolen_plans-why-defend = Against an attack you may use up to { $cards } Defend cards; Rebel Heroes count as such, and a Jedi may use a Lightsaber. If the attack is higher, you lose the difference in cards. If your defence is higher, the attacker loses the difference. If they are equal, nobody loses any. The cards used are discarded and do not count towards the loss.
stolen_plans-why-lose = Whoever lost the fight discards as many cards as the difference and chooses which. R2-D2 and the Decoy are never discarded: if nothing else is left, you keep them and say that you can't discard.
stolen_plans-why-victims = A pair of Rebel Heroes steals from one player or from several. All players are chosen before the first card is seen; the cards themselves are drawn at random.
stolen_plans-why-take = You have looked at the hand and choose one card from it, even R2-D2. Only you and the other player know which card it was.
stolen_plans-why-find = Search lets you choose any cards of the discard pile, except Search itself. The chosen cards go to your hand.
