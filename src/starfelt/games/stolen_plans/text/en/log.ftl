## The log.  $player acts, $other is acted upon, $reader says which of them is reading

stolen_plans-log-turn = { $reader ->
        [player] Your turn. Draw pile: { $number }.
       *[somebody] { $player }'s turn. Draw pile: { $number }.
    }
stolen_plans-log-draws = { $number ->
        [0] { $reader ->
            [player] You draw the last card: { $card }. The draw pile is empty.
           *[somebody] { $player } draws the last card: { $card }. The draw pile is empty.
        }
       *[other] { $reader ->
            [player] You draw { $card }.
           *[somebody] { $player } draws { $card }.
        }
    }
stolen_plans-log-draws-hidden = { $number ->
        [0] { $player } draws the last card. The draw pile is empty.
       *[other] { $player } draws a card.
    }
stolen_plans-log-plays = { $reader ->
        [player] You play { $card }.
       *[somebody] { $player } plays { $card }.
    }
stolen_plans-log-attacks = { $reader ->
        [player] You attack { $other } with { $card } for { $number }.
        [other] { $player } attacks you with { $card } for { $number }.
       *[somebody] { $player } attacks { $other } with { $card } for { $number }.
    }
stolen_plans-log-defends = { $reader ->
        [player] You defend with { $card } for { $number } against { $other }.
        [other] { $player } defends with { $card } for { $number } against you.
       *[somebody] { $player } defends with { $card } for { $number } against { $other }.
    }
stolen_plans-log-ties = { $reader ->
        [player] It is a tie, { $number } all, between { $other } and you: nobody loses a card.
        [other] It is a tie, { $number } all, between you and { $player }: nobody loses a card.
       *[somebody] It is a tie, { $number } all, between { $other } and { $player }: nobody loses a card.
    }
stolen_plans-log-loses = { $reader ->
        [player] { $number ->
            [one] You must discard 1 card.
           *[other] You must discard { $number } cards.
        }
       *[somebody] { $number ->
            [one] { $player } must discard 1 card.
           *[other] { $player } must discard { $number } cards.
        }
    }
stolen_plans-log-discards = { $reader ->
        [player] You discard { $card }.
       *[somebody] { $player } discards { $card }.
    }
stolen_plans-log-cannot_discard = { $reader ->
        [player] { $number ->
            [one] You can't discard your last card, and say so.
           *[other] You can't discard your last { $number } cards, and say so.
        }
       *[somebody] { $number ->
            [one] { $player } can't discard the last card.
           *[other] { $player } can't discard the last { $number } cards.
        }
    }
stolen_plans-log-pairs = { $reader ->
        [player] You play { $card } with it.
       *[somebody] { $player } plays { $card } with it.
    }
stolen_plans-log-names = { $reader ->
        [player] You choose { $other } to steal a card from.
        [other] { $player } chooses you to steal a card from.
       *[somebody] { $player } chooses { $other } to steal a card from.
    }
stolen_plans-log-steals = { $reader ->
        [player] You steal { $card } from { $other }.
        [other] { $player } steals { $card } from you.
       *[somebody] { $player } steals { $card } from { $other }.
    }
stolen_plans-log-steals-hidden = { $player } steals a card from { $other }.
stolen_plans-log-takes = { $reader ->
        [player] You take { $card } from the hand of { $other }.
        [other] { $player } takes { $card } from your hand.
       *[somebody] { $player } takes { $card } from the hand of { $other }.
    }
stolen_plans-log-takes-hidden = { $player } takes a card from the hand of { $other }.
stolen_plans-log-becomes_jedi = { $reader ->
        [player] You are a Jedi to the end of the game.
       *[somebody] { $player } is a Jedi to the end of the game.
    }
stolen_plans-log-passes_left = Everybody passes the whole hand to the left.
stolen_plans-log-must_discard_hand = { $reader ->
        [player] { $other } must discard the whole hand at your command.
        [other] You must discard your whole hand at the command of { $player }.
       *[somebody] { $other } must discard the whole hand at the command of { $player }.
    }
stolen_plans-log-swaps_hands = { $reader ->
        [player] You swap hands with { $other }.
        [other] { $player } swaps hands with you.
       *[somebody] { $player } swaps hands with { $other }.
    }
stolen_plans-log-takes_hand = { $reader ->
        [player] { $number ->
            [one] You take the whole hand of { $other }: 1 card.
           *[other] You take the whole hand of { $other }: { $number } cards.
        }
        [other] { $number ->
            [one] { $player } takes your whole hand: 1 card.
           *[other] { $player } takes your whole hand: { $number } cards.
        }
       *[somebody] { $number ->
            [one] { $player } takes the whole hand of { $other }: 1 card.
           *[other] { $player } takes the whole hand of { $other }: { $number } cards.
        }
    }
stolen_plans-log-receives = { $reader ->
        [player] You get { $card } from { $other }.
       *[somebody] { $player } gets { $card } from { $other }.
    }
stolen_plans-log-looks = { $reader ->
        [player] { $number ->
            [one] You look at the hand of { $other }: 1 card.
           *[other] You look at the hand of { $other }: { $number } cards.
        }
        [other] { $number ->
            [one] { $player } looks at your hand: 1 card.
           *[other] { $player } looks at your hand: { $number } cards.
        }
       *[somebody] { $number ->
            [one] { $player } looks at the hand of { $other }: 1 card.
           *[other] { $player } looks at the hand of { $other }: { $number } cards.
        }
    }
stolen_plans-log-sees = { $reader ->
        [player] In the hand of { $other } you see { $card }.
       *[somebody] In the hand of { $other }, { $player } sees { $card }.
    }
stolen_plans-log-gains_advantage = { $reader ->
        [player] You have the Advantage: from now on you may draw two cards.
       *[somebody] { $player } has the Advantage and may draw two cards from now on.
    }
stolen_plans-log-loses_advantage = { $reader ->
        [player] Your Advantage is countered and discarded.
       *[somebody] The Advantage of { $player } is countered and discarded.
    }
stolen_plans-log-nothing_to_counter = There is no Advantage on the table: nothing happens.
stolen_plans-log-searches = { $reader ->
        [player] { $number ->
            [0] You search the discard pile, but there is nothing in it.
            [one] You search the discard pile for 1 card.
           *[other] You search the discard pile for { $number } cards.
        }
       *[somebody] { $number ->
            [0] { $player } searches the discard pile, but there is nothing in it.
            [one] { $player } searches the discard pile for 1 card.
           *[other] { $player } searches the discard pile for { $number } cards.
        }
    }
stolen_plans-log-finds = { $reader ->
        [player] You take { $card } from the discard pile.
       *[somebody] { $player } takes { $card } from the discard pile.
    }
stolen_plans-log-finds-hidden = { $player } takes a card from the discard pile.
stolen_plans-log-must_surrender = { $reader ->
        [player] { $other } must discard the whole hand; R2-D2 and the Decoy would come to you.
        [other] You must discard your whole hand; R2-D2 and the Decoy would go to { $player }.
       *[somebody] { $other } must discard the whole hand; R2-D2 and the Decoy would go to { $player }.
    }
stolen_plans-log-hands_over = { $reader ->
        [player] You hand { $card } over to { $other }.
        [other] { $player } hands { $card } over to you.
       *[somebody] { $player } hands { $card } over to { $other }.
    }
stolen_plans-log-shows = { $reader ->
        [player] You show { $card }.
       *[somebody] { $player } shows { $card }.
    }
stolen_plans-log-wins = { $reader ->
        [player] You win the game!
       *[somebody] { $player } wins the game.
    }
