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

#: Places that cards come from and go to.
DECK: Final = "deck"
DISCARDS: Final = "discards"
START_WORLDS: Final = "start_worlds"  # those dealt to a seat
HAND: Final = "hand"  # and the cards drawn of which some are kept
TABLEAU: Final = "tableau"
OTHER_TABLEAU: Final = "other_tableau"
SAVED: Final = "saved"  # under a world
TURNED_UP: Final = "turned_up"  # for everybody to see; what nobody wins goes to the discards

TOLD: Final[Kinds] = by_name(
    # the start
    Kind("offers", dealt=True, comes=DECK, goes=START_WORLDS),
    Kind("rejects", picked=True, comes=START_WORLDS, goes=DISCARDS),
    Kind(
        "starts", reveals=True, joins=("starts",), groups=(FIXED,), comes=START_WORLDS, goes=TABLEAU
    ),
    # a round
    Kind("round", harmless=True, begins=True, groups=(FIXED,)),
    Kind("chooses", joins=("round", "chooses", "boosts"), groups=(FIXED, CHOICE)),
    Kind("boosts", joins=("round", "chooses", "boosts"), groups=(FIXED, CHOICE)),
    Kind("phase", harmless=True, groups=(FIXED,)),
    Kind("passes", groups=(NUMBERED,)),
    Kind("uses", harmless=True, passing=True),
    Kind("declines"),
    # hands and decks
    Kind(
        "draws", dealt=True, reveals=True, groups=(COUNTED, QUIET, OPENING), comes=DECK, goes=HAND
    ),
    Kind("cannot_draw", harmless=True, groups=(OPENING,)),
    Kind("shuffles", shuffles=True, groups=(FIXED, OPENING), comes=DISCARDS, goes=DECK),
    Kind("keeps", picked=True, groups=(COUNTED, QUIET)),
    Kind("discards", picked=True, groups=(COUNTED, QUIET), comes=HAND, goes=DISCARDS),
    Kind("saves", picked=True, groups=(COUNTED, QUIET), comes=HAND, goes=SAVED),
    Kind("takes_saved", reveals=True, groups=(COUNTED,), comes=SAVED, goes=HAND),
    Kind("looks_at_saved", reveals=True, groups=(COUNTED,)),
    Kind("salvages", reveals=True, groups=(COUNTED,), comes=DISCARDS, goes=HAND),
    # placing
    Kind("places", reveals=True, groups=(ACCOUNT,), comes=HAND, goes=TABLEAU),
    Kind("replaces", groups=(ACCOUNT,), comes=TABLEAU, goes=DISCARDS),
    Kind("pays", picked=True, groups=(COUNTED,), comes=HAND, goes=DISCARDS),
    Kind("spends", comes=TABLEAU, goes=DISCARDS),
    Kind("good", harmless=True),
    # force
    Kind("arms", picked=True, groups=(COUNTED,), comes=HAND, goes=DISCARDS),
    Kind("conquers", harmless=True, groups=(AMOUNT,)),
    Kind("declares", groups=(FIXED, MARKED)),
    Kind("prevents", groups=(FIXED, MARKED)),
    Kind("fails", harmless=True, groups=(FIXED, MARKED)),
    Kind("takes_over", harmless=True, groups=(FIXED, MARKED), comes=OTHER_TABLEAU, goes=TABLEAU),
    Kind("destroys", harmless=True, groups=(FIXED, MARKED), comes=OTHER_TABLEAU, goes=DISCARDS),
    # goods and chips
    Kind("sells", passing=True, groups=(ACCOUNT,)),
    Kind("consumes", harmless=True, passing=True),
    Kind("produces", harmless=True, passing=True),
    Kind("as_kind", groups=(NUMBERED,)),
    Kind("gains", harmless=True, groups=(AMOUNT, OPENING)),
    # gambling and searching
    Kind("names", passing=True, groups=(AMOUNT,)),
    Kind("stakes", reveals=True, passing=True, groups=(AMOUNT,)),
    Kind("loses_stake", comes=HAND, goes=DISCARDS),
    Kind("looks_for", groups=(NUMBERED,)),
    Kind("flips", reveals=True, passing=True, comes=DECK, goes=TURNED_UP),
    Kind("wins_card", reveals=True, comes=TURNED_UP, goes=HAND),
    # goals and prestige
    Kind("claims", harmless=True, groups=(FIXED, MARKED, OPENING)),
    Kind("loses", harmless=True, groups=(FIXED, MARKED)),
    Kind("leaders", harmless=True, groups=(FIXED,)),
    Kind("prestige", harmless=True, groups=(AMOUNT,)),
    Kind("pays_prestige", harmless=True, groups=(AMOUNT,)),
    # the end
    Kind("ends", unsaid=True, groups=(FIXED,)),
)
