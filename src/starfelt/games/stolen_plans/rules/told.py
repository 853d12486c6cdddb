"""The kinds of events that Stolen Plans tells, a row for each."""

from typing import Final

from starfelt.core.told import Kind, Kinds, by_name

#: Places that cards come from and go to.
HAND: Final = "hand"
OTHER_HAND: Final = "other_hand"
DRAW_PILE: Final = "draw_pile"
DISCARDS: Final = "discards"
TABLE: Final = "table"  # before its player
#: Whole hands: the card that is told of is then the one that moves them.
OTHER_WHOLE_HAND: Final = "other_whole_hand"
BOTH_HANDS: Final = "both_hands"
EVERY_HAND: Final = "every_hand"
LEFT_HAND: Final = "left_hand"  # of the next seat

TOLD: Final[Kinds] = by_name(
    Kind("turn", harmless=True, begins=True, unsaid=True),
    Kind("draws", dealt=True, comes=DRAW_PILE, goes=HAND),
    # what is played
    Kind("plays", comes=HAND, goes=DISCARDS),
    Kind("pairs", comes=HAND, goes=DISCARDS),
    Kind("names", unsaid=True),
    Kind("steals", listed=True, comes=OTHER_HAND, goes=HAND),
    Kind("looks"),
    Kind("sees", listed=True),
    Kind("takes", comes=OTHER_HAND, goes=HAND),
    Kind("searches"),
    Kind("finds", listed=True, comes=DISCARDS, goes=HAND),
    Kind("becomes_jedi", comes=HAND, goes=TABLE),
    Kind("gains_advantage", comes=HAND, goes=TABLE),
    Kind("loses_advantage", comes=TABLE, goes=DISCARDS),
    Kind("nothing_to_counter"),
    # attacks
    Kind("attacks"),
    Kind("defends", comes=HAND, goes=DISCARDS),
    Kind("ties"),
    Kind("loses"),
    Kind("discards", listed=True, comes=HAND, goes=DISCARDS),
    Kind("cannot_discard"),
    # whole hands
    Kind("must_discard_hand"),
    Kind("must_surrender"),
    Kind("hands_over", comes=HAND, goes=OTHER_HAND),
    Kind("passes_left", comes=EVERY_HAND, goes=LEFT_HAND),
    Kind("swaps_hands", comes=BOTH_HANDS, goes=BOTH_HANDS),
    Kind("takes_hand", comes=OTHER_WHOLE_HAND, goes=HAND),
    Kind("receives", listed=True, comes=OTHER_HAND, goes=HAND),
    # the end
    Kind("shows"),
    Kind("wins", unsaid=True),
)
