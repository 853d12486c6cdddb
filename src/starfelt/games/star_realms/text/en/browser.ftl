### Star Realms in the browser: what stands beside the cards.

web-realms-authority = Authority
web-realms-trade = Trade
web-realms-combat = Combat
web-realms-pools = { $reader ->
        [player] Yours to spend
       *[somebody] { $player } can spend
    }
web-realms-to-top = { $number ->
        [one] The next ship may go on top of the deck
       *[other] The next { $number } ships may go on top of the deck
    }

web-realms-trade-deck = Trade deck
web-realms-trade-row = Trade row
web-realms-explorers = Explorers
# after the name of the Explorer
web-realms-explorers-left = { $number ->
        [0] None left.
       *[other] { $number } left.
    }
web-realms-endless = The pile has no end.
web-realms-scrap-heap = Scrap heap
# how much trade is missing for a card, under it
web-realms-short = { $number } short

web-realms-deck = Deck
web-realms-deck-known = Deck: { $number }
web-realms-discards = Discard pile
web-realms-hand = Hand
web-realms-hand-count = Hand: { $number }
web-realms-hand-of = { $number ->
        [0] { $player } has no cards in hand
        [one] { $player } has 1 card in hand
       *[other] { $player } has { $number } cards in hand
    }
# after the name of a card of which that is known
web-realms-on-top = On top of the deck.
web-realms-in-hand = Known to be in hand.
web-realms-owed = { $number ->
        [one] Discards 1 card when the turn begins
       *[other] Discards { $number } cards when the turn begins
    }

web-realms-bases = Bases
web-realms-bases-of = { $reader ->
        [player] Your bases
       *[somebody] Bases of { $player }
    }
web-realms-no-bases = No bases
web-realms-outposts-first = Outposts first
web-realms-protected = Outposts protect you
web-realms-ships = Ships played this turn
web-realms-ships-of = { $reader ->
        [player] Ships you have played this turn
       *[somebody] Ships { $player } has played this turn
    }
# after the name of a card in play
web-realms-used = Used this turn.
web-realms-allied = Ally ability used this turn.
web-realms-copies = A copy of { $card }.
web-realms-choose-discard = Your discard pile, the top card first

web-realms-amount = Attack with how much of { $most } combat?
web-realms-less = Less
web-realms-more = More
