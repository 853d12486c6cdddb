## Why a card can't be chosen now

line-star_realms-closed-cost = Costs { $cost } trade; you have { $trade }.
line-star_realms-closed-no-explorers = No { star_realms-card-explorer } is left.
line-star_realms-closed-no-ship = It is a base. Only a ship can be taken.
line-star_realms-closed-outposts = { $number ->
        [one] Destroy the outpost { $cards } first.
       *[other] Destroy all outposts first: { $cards }.
    }
line-star_realms-closed-defense = Needs { $defense } combat; you have { $combat }.
line-star_realms-closed-no-combat = You have no combat to attack with.
line-star_realms-closed-used = It has been used this turn.
line-star_realms-closed-used-ally = Its ally ability has been used this turn.
line-star_realms-closed-no-ally = Its ally ability needs another { $faction } card of yours in play.
line-star_realms-closed-used-no-ally = It has been used this turn, and its ally ability needs another { $faction } card of yours in play.
line-star_realms-closed-idle-ship = It did its work when it was played, and can do nothing more.
line-star_realms-closed-idle-base = It works all the time. There is nothing to use.
line-star_realms-closed-own-base = Only a base of { $other } can be destroyed.
line-star_realms-closed-needle = It can't copy itself.
line-star_realms-closed-picked = You have picked it already.
line-star_realms-closed-order = Picks go in a fixed order, and you have picked a later card already.
line-star_realms-closed-first-how_much = First say with how much combat you attack.
line-star_realms-closed-first-which_effect = First choose an effect of { $card }.
line-star_realms-closed-first-discard = You have to discard a card first.
line-star_realms-closed-first-scrap_card = { $may ->
        [yes] First choose a card to scrap, or none ({ $card }).
       *[no] You have to scrap a card first ({ $card }).
    }
line-star_realms-closed-first-scrap_from_row = First choose a card of the trade row to scrap, or none ({ $card }).
line-star_realms-closed-first-destroy_base = First choose a base to destroy, or none ({ $card }).
line-star_realms-closed-first-take_which = First choose the ship to take ({ $card }).
line-star_realms-closed-first-copy_which = First choose the ship that { star_realms-card-stealth_needle } copies.
line-star_realms-closed-first-discard_some = First choose the cards to discard, or none ({ $card }).
line-star_realms-closed-first-scrap_some = First choose the cards to scrap, or none ({ $card }).

## The table of Star Realms

line-star_realms-turn = Turn { $number }.
line-star_realms-player = { $reader ->
        [player] authority { $authority }, { $deck ->
            [one] 1 card in the deck
           *[other] { $deck } cards in the deck
        }, { $discards ->
            [0] discard pile empty.
            [one] 1 card in the discard pile, { $top }.
           *[other] { $discards } in the discard pile, on top { $top }.
        }
       *[somebody] authority { $authority }, { $hand ->
            [one] 1 card in hand
           *[other] { $hand } cards in hand
        }, { $deck } in the deck, { $discards ->
            [0] discard pile empty.
            [one] 1 in the discard pile, { $top }.
           *[other] { $discards } in the discard pile, on top { $top }.
        }
    }
    .label = { $reader ->
        [player] You
       *[somebody] { $player }
    }
line-star_realms-bases = { $cards }.
    .label = { $reader ->
        [player] Your bases
       *[somebody] Bases of { $player }
    }
line-star_realms-ships = { $cards }.
    .label = { $reader ->
        [player] Your ships in play
       *[somebody] Ships of { $player } in play
    }
line-star_realms-tops = { $cards }.
    .label = { $reader ->
        [player] On top of your deck
       *[somebody] Known to lie on top of the deck of { $player }
    }
line-star_realms-known = { $cards }.
    .label = { $reader ->
        [player] Known to be in your hand
       *[somebody] Known to be in the hand of { $player }
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
line-star_realms-row = { $cards }.
    .label = Trade row
line-star_realms-row-empty = empty.
    .label = Trade row
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
line-star_realms-authority = you { $mine }, { $player } { $theirs }.
    .label = Authority
line-star_realms-hand = { $cards }.
    .label = Your hand
line-star_realms-hand-empty = empty.
    .label = Your hand

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
line-star_realms-pile-discards = { $cards }.
    .label = { $reader ->
        [player] Your discard pile ({ $number })
       *[somebody] Discard pile of { $player } ({ $number })
    }
line-star_realms-pile-heap = { $cards }.
    .label = Scrap heap ({ $number })
line-star_realms-pile-unseen = { $cards }.
    .label = { $reader ->
        [player] In your deck or hand ({ $number })
       *[somebody] In the deck or hand of { $player } ({ $number })
    }
line-star_realms-pile-unseen-own = { $cards }.
    .label = { $reader ->
        [player] In your deck ({ $number })
       *[somebody] In the deck of { $player } ({ $number })
    }
line-star_realms-pile-trade-deck = { $cards }.
    .label = In the trade deck ({ $number })
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
