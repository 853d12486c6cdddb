## Why a card, a pile or a player can't be chosen now

line-stolen_plans-closed-never-r2d2 = { stolen_plans-card-r2d2 } is never played. Whoever holds it at the end wins.
line-stolen_plans-closed-never-decoy = The Decoy is never played. It is there to be taken for { stolen_plans-card-r2d2 }.
line-stolen_plans-closed-traitor = Needs { stolen_plans-card-r2d2 } and { stolen_plans-card-darth_vader } in your hand. You lack: { $cards }.
line-stolen_plans-closed-one-hero = Rebel Heroes are played two at a time, and you have only one. It can defend you alone.
line-stolen_plans-closed-jedi = Only a Jedi may use it.
line-stolen_plans-closed-jedi-defence = Only a Jedi may use it, and only against an attack.
line-stolen_plans-closed-defence = It is only used against an attack.
line-stolen_plans-closed-no-hands = No other player has cards in hand.
line-stolen_plans-closed-search-only = Only Search takes cards out of the discard pile.
line-stolen_plans-closed-no-way-back = Cards never come back from the discard pile.
line-stolen_plans-closed-no-discards = The discard pile is empty.
line-stolen_plans-closed-play-first = First play a card that is aimed at a player.
line-stolen_plans-closed-empty-hand = { $player } has no cards in hand.
line-stolen_plans-closed-no-more = { $player } has no more cards that could be stolen.
line-stolen_plans-closed-order-players = Players are named in a fixed order, and you have named a later one already.
line-stolen_plans-closed-no-defence = It is no use against an attack.
line-stolen_plans-closed-keeper = { $card } is never discarded.
line-stolen_plans-closed-search-itself = Search can't find itself.
line-stolen_plans-closed-picked = You have picked it already.
line-stolen_plans-closed-order = Picks go in a fixed order, and you have picked a later card already.
line-stolen_plans-closed-first-target = First choose a player ({ $card }).
line-stolen_plans-closed-first-defend = First decide whether to defend against the attack of { $attack }.
line-stolen_plans-closed-first-lose = You have to discard first.
line-stolen_plans-closed-first-victims = First choose whom to steal from.
line-stolen_plans-closed-first-take = First choose the card to take from the hand of { $other }.
line-stolen_plans-closed-first-find = First choose the cards to take from the discard pile.

## The table of Stolen Plans

line-stolen_plans-attack = { $card } (attack { $value })
line-stolen_plans-defence = { $card } (defend { $value })
line-stolen_plans-draw-pile = { $number ->
        [0] empty.
        [one] 1 card.
       *[other] { $number } cards.
    }
    .label = Draw pile
line-stolen_plans-no-discards = empty.
    .label = Discard pile
line-stolen_plans-discards = { $number ->
        [one] 1 card, { $top }.
       *[other] { $number } cards, on top { $top }.
    }
    .label = Discard pile
line-stolen_plans-open-discards = { $cards }. On top: { $top }.
    .label = Discard pile
line-stolen_plans-player = { $number ->
        [0] no cards in hand.
        [one] 1 card in hand.
       *[other] { $number } cards in hand.
    }
    .label = { $player }
line-stolen_plans-before = { $cards }.
    .label = In front of { $player }
line-stolen_plans-before-you = { $cards }.
    .label = In front of you
line-stolen_plans-known = { $cards }.
    .label = Known to be in the hand of { $player }
line-stolen_plans-between = { $card }.
    .label = In the hand of { $players }
line-stolen_plans-hand = { $cards }.
    .label = Your hand
line-stolen_plans-hand-empty = empty.
    .label = Your hand
