"""The kinds of events that Star Realms tells, a row for each."""

from typing import Final

from starfelt.core.told import Kind, Kinds, by_name

#: In the log: what somebody does with a card, or with several in the same way, ...
DEED: Final = "deed"
#: ... and what it brings.
GAIN: Final = "gain"
#: Cards that leave the trade row, before others take their places.
LEAVES_ROW: Final = "leaves_row"

#: Places that cards come from and go to.
DECK: Final = "deck"
HAND: Final = "hand"
IN_PLAY: Final = "in_play"
BASES: Final = "bases"
OTHER_BASES: Final = "other_bases"
DISCARDS: Final = "discards"
OTHER_DISCARDS: Final = "other_discards"
TOPS: Final = "tops"  # known cards on top of a deck
ROW: Final = "row"
TRADE_DECK: Final = "trade_deck"
SCRAP_HEAP: Final = "scrap_heap"

TOLD: Final[Kinds] = by_name(
    # a turn
    Kind("turn", harmless=True, begins=True, unsaid=True),
    Kind("ends_turn", unsaid=True),
    Kind("draws", dealt=True, comes=DECK, goes=HAND),
    Kind("cannot_draw"),
    Kind("shuffles", shuffles=True, comes=DISCARDS, goes=DECK),
    # cards in play
    Kind("plays", groups=(DEED,), comes=HAND, goes=IN_PLAY),
    Kind("uses", groups=(DEED,)),
    Kind("allies", groups=(DEED,)),
    Kind("scraps", groups=(DEED,), comes=IN_PLAY, goes=SCRAP_HEAP),
    Kind("copies", groups=(DEED,)),
    Kind("gains_trade", groups=(GAIN,)),
    Kind("gains_combat", groups=(GAIN,)),
    Kind("gains_authority", groups=(GAIN,)),
    Kind("arms_top"),
    # the trade row
    Kind("acquires", groups=(LEAVES_ROW,), comes=ROW, goes=DISCARDS),
    Kind("acquires_to_top", groups=(LEAVES_ROW,), comes=ROW, goes=TOPS),
    Kind("takes_to_top", groups=(LEAVES_ROW,), comes=ROW, goes=TOPS),
    Kind("scraps_from_row", groups=(LEAVES_ROW,), comes=ROW, goes=SCRAP_HEAP),
    Kind("refills", reveals=True, comes=TRADE_DECK, goes=ROW),
    # hands and discard piles
    Kind("discards", listed=True, comes=HAND, goes=DISCARDS),
    Kind("owes_discard", harmless=True),
    Kind("nothing_to_discard", harmless=True),
    Kind("scraps_from_hand", listed=True, comes=HAND, goes=SCRAP_HEAP),
    Kind("scraps_from_discards", listed=True, comes=DISCARDS, goes=SCRAP_HEAP),
    # the attack
    Kind("attacks"),
    Kind("destroys", comes=OTHER_BASES, goes=OTHER_DISCARDS),
    Kind("destroys_own", comes=BASES, goes=DISCARDS),
    # the end
    Kind("wins", unsaid=True),
    Kind("draw", unsaid=True),
)
