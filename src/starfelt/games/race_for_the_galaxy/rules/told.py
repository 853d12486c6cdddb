"""The kinds of events that Race for the Galaxy tells, a row for each."""

from typing import Final

from starfelt.core.told import Kind, Kinds, by_name

#: In the log: nothing changes its place from before such an event to after it.  All other kinds
#: are what players do, told in clauses of one line.
FIXED: Final = "fixed"
#: What is chosen for a round.
CHOICE: Final = "choice"
#: Told in one line for several players, if the cards are hidden.
QUIET: Final = "quiet"
#: What can happen before anybody chooses in a round.
OPENING: Final = "opening"
#: Goals and takeovers stand out.
MARKED: Final = "marked"
#: Cards of hands and decks, of which others learn the number alone.
COUNTED: Final = "counted"
#: The number is an amount.
AMOUNT: Final = "amount"
#: The number says which one it is.
NUMBERED: Final = "numbered"
#: A card that is placed, or a good that is sold, begins a new account of what came of it.
ACCOUNT: Final = "account"

TOLD: Final[Kinds] = by_name(
    # the start
    Kind("offers", dealt=True),
    Kind("rejects", picked=True),
    Kind("starts", reveals=True, joins=("starts",), groups=(FIXED,)),
    # a round
    Kind("round", harmless=True, begins=True, groups=(FIXED,)),
    Kind("chooses", joins=("round", "chooses", "boosts"), groups=(FIXED, CHOICE)),
    Kind("boosts", joins=("round", "chooses", "boosts"), groups=(FIXED, CHOICE)),
    Kind("phase", harmless=True, groups=(FIXED,)),
    Kind("passes", groups=(NUMBERED,)),
    Kind("uses", harmless=True, passing=True),
    Kind("declines"),
    # hands and decks
    Kind("draws", dealt=True, reveals=True, groups=(COUNTED, QUIET, OPENING)),
    Kind("cannot_draw", harmless=True, groups=(OPENING,)),
    Kind("shuffles", shuffles=True, groups=(FIXED, OPENING)),
    Kind("keeps", picked=True, groups=(COUNTED, QUIET)),
    Kind("discards", picked=True, groups=(COUNTED, QUIET)),
    Kind("saves", picked=True, groups=(COUNTED, QUIET)),
    Kind("takes_saved", reveals=True, groups=(COUNTED,)),
    Kind("looks_at_saved", reveals=True, groups=(COUNTED,)),
    Kind("salvages", reveals=True, groups=(COUNTED,)),
    # placing
    Kind("places", reveals=True, groups=(ACCOUNT,)),
    Kind("replaces", groups=(ACCOUNT,)),
    Kind("pays", picked=True, groups=(COUNTED,)),
    Kind("spends"),
    Kind("good", harmless=True),
    # force
    Kind("arms", picked=True, groups=(COUNTED,)),
    Kind("conquers", harmless=True, groups=(AMOUNT,)),
    Kind("declares", groups=(FIXED, MARKED)),
    Kind("prevents", groups=(FIXED, MARKED)),
    Kind("fails", harmless=True, groups=(FIXED, MARKED)),
    Kind("takes_over", harmless=True, groups=(FIXED, MARKED)),
    Kind("destroys", harmless=True, groups=(FIXED, MARKED)),
    # goods and chips
    Kind("sells", passing=True, groups=(ACCOUNT,)),
    Kind("consumes", harmless=True, passing=True),
    Kind("produces", harmless=True, passing=True),
    Kind("as_kind", groups=(NUMBERED,)),
    Kind("gains", harmless=True, groups=(AMOUNT, OPENING)),
    # gambling and searching
    Kind("names", passing=True, groups=(AMOUNT,)),
    Kind("stakes", reveals=True, passing=True, groups=(AMOUNT,)),
    Kind("loses_stake"),
    Kind("looks_for", groups=(NUMBERED,)),
    Kind("flips", reveals=True, passing=True),
    Kind("wins_card", reveals=True),
    # goals and prestige
    Kind("claims", harmless=True, groups=(FIXED, MARKED, OPENING)),
    Kind("loses", harmless=True, groups=(FIXED, MARKED)),
    Kind("leaders", harmless=True, groups=(FIXED,)),
    Kind("prestige", harmless=True, groups=(AMOUNT,)),
    Kind("pays_prestige", harmless=True, groups=(AMOUNT,)),
    # the end
    Kind("ends", unsaid=True, groups=(FIXED,)),
)
