## The rulebook

toy-rules-00-title = # Nine Lights

toy-rules-01-goal =
    ## Goal

    Win rounds with bright cards. The most points at the end win. { $least } to { $most } players.

toy-rules-02-setup =
    ## Setup

    There are { $cards } cards, each with a brightness of its own, from 1 to { $brightest }. Shuffle them and deal { $rounds } to each player, or { $short } in a short game. Put the rest aside without looking at it.

toy-rules-03-round =
    ## A round

    Everybody chooses a card of the hand and lays it face down. When all have done so, the cards are shown at once. The brightest one wins the round: 1 point in the first round, and a point more in each later one. Cards that were shown are not used again.

toy-rules-04-end =
    ## The end

    The game ends after { $rounds } rounds, or { $short } in a short game. Whoever has the most points wins. If several players have equally many, it is a draw.
