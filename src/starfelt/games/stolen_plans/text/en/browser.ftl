## The table of Stolen Plans in the browser.  $player is another player, $card a card

web-plans-draw-pile = Draw pile
web-plans-left = { $number ->
        [0] Draw pile: 0 cards left. It is empty.
        [one] Draw pile: 1 card left. The game ends with it.
       *[other] Draw pile: { $number } cards left. The game ends with the last one.
    }
web-plans-discards = Discard pile
web-plans-discards-number = { $number ->
        [0] The discard pile is empty.
        [one] Discard pile: 1 card
       *[other] Discard pile: { $number } cards
    }
web-plans-look-through = See all { $number }

web-plans-cards = Cards in hand
web-plans-owes = { $number ->
        [one] must discard 1 card
       *[other] must discard { $number } cards
    }
web-plans-hand-of = The hand of { $player }
web-plans-perhaps = Perhaps in the hand of { $player }
web-plans-known = You know that { $player } has it in hand.
web-plans-known-to-all = Everybody knows that { $player } has it in hand.
web-plans-between = { $players } has it in hand.
web-plans-keeper = { $player } holds a card that can't be discarded.
web-plans-keeper-between = { $players } holds a card that can't be discarded.
web-plans-found = { $player } took this card from the discard pile.
web-plans-found-between = { $players } has a card that was taken from the discard pile.
web-plans-before = In front of { $player }
web-plans-before-you = In front of you

web-plans-you-play = You play
web-plans-plays = { $player } plays

## An attack.  $reader says whether the attacker, the defender or somebody else is reading

web-plans-attack = Attack
web-plans-defence = Defence
web-plans-fight = { $reader ->
        [attacker] You attack { $defender }
        [defender] { $attacker } attacks you
       *[somebody] { $attacker } attacks { $defender }
    }
web-plans-defender-short = { $reader ->
        [defender] { $number ->
            [one] You would lose 1 card
           *[other] You would lose { $number } cards
        }
       *[somebody] { $number ->
            [one] { $defender } would lose 1 card
           *[other] { $defender } would lose { $number } cards
        }
    }
web-plans-would-tie = Nobody would lose a card
web-plans-attacker-short = { $reader ->
        [attacker] { $number ->
            [one] You would lose 1 card
           *[other] You would lose { $number } cards
        }
       *[somebody] { $number ->
            [one] { $attacker } would lose 1 card
           *[other] { $attacker } would lose { $number } cards
        }
    }
web-plans-defender-loses = { $reader ->
        [defender] { $number ->
            [one] You lose 1 card
           *[other] You lose { $number } cards
        }
       *[somebody] { $number ->
            [one] { $defender } loses 1 card
           *[other] { $defender } loses { $number } cards
        }
    }
web-plans-tie = A tie: nobody loses a card
web-plans-attacker-loses = { $reader ->
        [attacker] { $number ->
            [one] You lose 1 card
           *[other] You lose { $number } cards
        }
       *[somebody] { $number ->
            [one] { $attacker } loses 1 card
           *[other] { $attacker } loses { $number } cards
        }
    }

## Where is R2-D2?  $card is its name, $players one player or a few of which one has it

web-plans-r2d2-yours = You hold { $card }. Keep it until the draw pile is empty, and you win.
web-plans-r2d2-there = { $players } has { $card }. Get it before the draw pile is empty.
web-plans-r2d2-perhaps = { $players } may have { $card }: there is a card that can't be discarded.
web-plans-r2d2-unseen = Where is { $card }? Whoever holds it when the draw pile is empty wins.
web-plans-r2d2-won = { $players } held { $card } at the end.
