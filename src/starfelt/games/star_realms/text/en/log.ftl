## The log.  $player acts, $other is acted upon, $reader says which of them is reading

star_realms-log-turn = { $reader ->
        [player] Turn { $number }: your turn.
       *[somebody] Turn { $number }: { $player }'s turn.
    }
star_realms-log-plays = { $reader ->
        [player] You play { $card }.
       *[somebody] { $player } plays { $card }.
    }
star_realms-log-uses = { $reader ->
        [player] You use { $card }.
       *[somebody] { $player } uses { $card }.
    }
star_realms-log-allies = { $reader ->
        [player] You use the ally ability of { $card }.
       *[somebody] { $player } uses the ally ability of { $card }.
    }
star_realms-log-scraps = { $reader ->
        [player] You scrap { $card } for its scrap ability.
       *[somebody] { $player } scraps { $card } for its scrap ability.
    }
star_realms-log-gains_trade = { $reader ->
        [player] { $card } gives you { $number } trade.
       *[somebody] { $card } gives { $player } { $number } trade.
    }
star_realms-log-gains_combat = { $reader ->
        [player] { $card } gives you { $number } combat.
       *[somebody] { $card } gives { $player } { $number } combat.
    }
star_realms-log-gains_authority = { $reader ->
        [player] { $card } gives you { $number } authority.
       *[somebody] { $card } gives { $player } { $number } authority.
    }
star_realms-log-arms_top = { $reader ->
        [player] { $number ->
            [one] { $card }: the next ship you acquire this turn may go to the top of your deck.
           *[other] { $card }: the next { $number } ships you acquire this turn may go to the top of your deck.
        }
       *[somebody] { $number ->
            [one] { $card }: the next ship { $player } acquires this turn may go to the top of the deck.
           *[other] { $card }: the next { $number } ships { $player } acquires this turn may go to the top of the deck.
        }
    }
star_realms-log-copies = { $reader ->
        [player] Your { star_realms-card-stealth_needle } becomes a copy of { $card }.
       *[somebody] The { star_realms-card-stealth_needle } of { $player } becomes a copy of { $card }.
    }
star_realms-log-draws = { $reader ->
        [player] You draw { $card }.
       *[somebody] { $player } draws { $card }.
    }
star_realms-log-draws-hidden = { $player } draws a card.
star_realms-log-shuffles = { $reader ->
        [player] { $number ->
            [one] Your deck is empty: your discard pile of 1 card is the new deck.
           *[other] Your deck is empty: your discard pile of { $number } cards is shuffled into a new one.
        }
       *[somebody] { $number ->
            [one] The deck of { $player } is empty: the discard pile of 1 card is the new deck.
           *[other] The deck of { $player } is empty: the discard pile of { $number } cards is shuffled into a new one.
        }
    }
star_realms-log-cannot_draw = { $reader ->
        [player] You have no card left to draw.
       *[somebody] { $player } has no card left to draw.
    }
star_realms-log-discards = { $reader ->
        [player] You discard { $card }.
       *[somebody] { $player } discards { $card }.
    }
star_realms-log-owes_discard = { $reader ->
        [player] { $number ->
            [one] { $card }: you must discard 1 card when your turn begins.
           *[other] { $card }: you must discard { $number } cards in all when your turn begins.
        }
       *[somebody] { $number ->
            [one] { $card }: { $player } must discard 1 card when their turn begins.
           *[other] { $card }: { $player } must discard { $number } cards in all when their turn begins.
        }
    }
star_realms-log-nothing_to_discard = { $reader ->
        [player] You have no card to discard.
       *[somebody] { $player } has no card to discard.
    }
star_realms-log-scraps_from_hand = { $reader ->
        [player] You scrap { $card } out of your hand.
       *[somebody] { $player } scraps { $card } out of the hand.
    }
star_realms-log-scraps_from_discards = { $reader ->
        [player] You scrap { $card } out of your discard pile.
       *[somebody] { $player } scraps { $card } out of the discard pile.
    }
star_realms-log-scraps_from_row = { $reader ->
        [player] You scrap { $card } of the trade row.
       *[somebody] { $player } scraps { $card } of the trade row.
    }
star_realms-log-acquires = { $reader ->
        [player] You acquire { $card } for { $number }.
       *[somebody] { $player } acquires { $card } for { $number }.
    }
star_realms-log-acquires_to_top = { $reader ->
        [player] You acquire { $card } for { $number } and put it on top of your deck.
       *[somebody] { $player } acquires { $card } for { $number } and puts it on top of the deck.
    }
star_realms-log-takes_to_top = { $reader ->
        [player] You acquire { $card } for nothing and put it on top of your deck.
       *[somebody] { $player } acquires { $card } for nothing and puts it on top of the deck.
    }
star_realms-log-refills = { $number ->
        [0] { $card } comes into the trade row. The trade deck is empty.
       *[other] { $card } comes into the trade row.
    }
star_realms-log-attacks = { $reader ->
        [player] You attack { $other } with { $number } combat.
        [other] { $player } attacks you with { $number } combat.
       *[somebody] { $player } attacks { $other } with { $number } combat.
    }
star_realms-log-destroys = { $number ->
        [0] { $reader ->
            [player] You destroy { $card } without combat.
            [other] { $player } destroys your { $card } without combat.
           *[somebody] { $player } destroys { $card } of { $other } without combat.
        }
       *[other] { $reader ->
            [player] You destroy { $card } with { $number } combat.
            [other] { $player } destroys your { $card } with { $number } combat.
           *[somebody] { $player } destroys { $card } of { $other } with { $number } combat.
        }
    }
star_realms-log-destroys_own = { $reader ->
        [player] You destroy your own { $card }.
       *[somebody] { $player } destroys their own { $card }.
    }
star_realms-log-ends_turn = { $reader ->
        [player] { $number ->
            [0] You end your turn.
            [one] You end your turn. 1 ship goes to your discard pile.
           *[other] You end your turn. { $number } ships go to your discard pile.
        }
       *[somebody] { $number ->
            [0] { $player } ends the turn.
            [one] { $player } ends the turn. 1 ship goes to the discard pile.
           *[other] { $player } ends the turn. { $number } ships go to the discard pile.
        }
    }
star_realms-log-wins = { $reader ->
        [player] You win the game!
       *[somebody] { $player } wins the game.
    }
star_realms-log-draw = { $number ->
        [one] After 1 turn the game ends in a draw.
       *[other] After { $number } turns the game ends in a draw.
    }
