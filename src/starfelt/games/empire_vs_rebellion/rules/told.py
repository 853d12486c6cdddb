"""The kinds of events that Empire vs. Rebellion tells, a row for each.

The event cards of the game are something else: `event_cards.py`.
"""

from typing import Final

from starfelt.core.told import Kind, Kinds, by_name

#: In the log: all that can come of a power, each told in a few words of a longer line.
RESULT: Final = "result"
#: Powers that end with shuffling a deck, and say so themselves.
SAYS_SHUFFLED: Final = "says_shuffled"
#: All decks have been shuffled anew by then: that needs no telling.
NEW_DECKS: Final = "new_decks"
#: The table says it, which is shown before a question.
ON_THE_TABLE: Final = "on_the_table"
#: Cards that a look has shown: they follow it in one line, from the top on.
SHOWN: Final = "shown"

#: Places that cards come from and go to.
DECK: Final = "deck"
OTHER_DECK: Final = "other_deck"
IN_PLAY: Final = "in_play"
OTHER_IN_PLAY: Final = "other_in_play"
DISCARDS: Final = "discards"
OTHER_DISCARDS: Final = "other_discards"
RESERVE: Final = "reserve"
OTHER_RESERVE: Final = "other_reserve"
OUTSIDE: Final = "outside"  # anywhere but in the reserve: nobody else knows where
STRATEGIES: Final = "strategies"  # that can be picked
OTHER_STRATEGIES: Final = "other_strategies"
CHOSEN: Final = "chosen"  # the strategy of this round
OTHER_CHOSEN: Final = "other_chosen"
USED: Final = "used"  # strategies, face up; those thrown away are among them
OTHER_USED: Final = "other_used"
EVENT_DECK: Final = "event_deck"
EVENT: Final = "event"  # of this round
WON: Final = "won"

TOLD: Final[Kinds] = by_name(
    # before the first round
    Kind("has_chosen"),
    Kind("keeps", joins=("has_chosen",), comes=RESERVE, goes=DECK),
    # planning
    Kind("event", reveals=True, begins=True, groups=(NEW_DECKS,), comes=EVENT_DECK, goes=EVENT),
    Kind("picks", picked=True, groups=(RESULT,), comes=OTHER_STRATEGIES, goes=OTHER_CHOSEN),
    Kind("drawn_at_random", comes=STRATEGIES, goes=CHOSEN),
    Kind("sees_strategy"),
    Kind("shows", reveals=True),
    Kind("takes_back", harmless=True, groups=(RESULT,), comes=USED, goes=STRATEGIES),
    Kind("discards_strategy", harmless=True, comes=OTHER_STRATEGIES, goes=OTHER_USED),
    # the struggle
    Kind("struggle", harmless=True, groups=(NEW_DECKS,)),
    Kind("plays", reveals=True, groups=(RESULT,), comes=DECK, goes=IN_PLAY),
    Kind("readies"),
    Kind("sends", comes=OUTSIDE, goes=RESERVE),
    Kind("passes"),
    Kind("struggle_cap", harmless=True),
    # powers
    Kind("uses"),
    Kind("power_is_off", groups=(RESULT,)),
    Kind("no_effect", groups=(RESULT,)),
    Kind("declines", groups=(RESULT,)),
    Kind("exhausts", listed=True, groups=(RESULT,)),
    Kind("discards", listed=True, groups=(RESULT,), comes=OTHER_IN_PLAY, goes=OTHER_DISCARDS),
    Kind("to_reserve", groups=(RESULT,), comes=OTHER_IN_PLAY, goes=OTHER_RESERVE),
    Kind("returns", groups=(RESULT,), comes=OTHER_DISCARDS, goes=OTHER_DECK),
    Kind("plays_from_deck", groups=(RESULT, SAYS_SHUFFLED), comes=DECK, goes=IN_PLAY),
    Kind("plays_from_discards", groups=(RESULT,), comes=DISCARDS, goes=IN_PLAY),
    Kind("plays_from_reserve", reveals=True, groups=(RESULT,), comes=RESERVE, goes=IN_PLAY),
    Kind("adds", picked=True, groups=(RESULT, SAYS_SHUFFLED), comes=RESERVE, goes=DECK),
    Kind("gains_influence", joins=("wins_event",), groups=(RESULT,)),
    Kind("loses_influence", harmless=True, groups=(RESULT,)),
    Kind("throws_away", reveals=True, groups=(RESULT,), comes=CHOSEN, goes=USED),
    # decks
    Kind("mills", reveals=True, groups=(RESULT,), comes=DECK, goes=DISCARDS),
    Kind("looks", reveals=True, groups=(RESULT,)),
    Kind("sees", listed=True, joins=("looks",), groups=(RESULT, SHOWN)),
    Kind("searches", reveals=True, groups=(RESULT,)),
    Kind("finds", listed=True, joins=("searches",), groups=(RESULT,)),
    Kind(
        "discards_from_deck",
        reveals=True,
        groups=(RESULT, SAYS_SHUFFLED),
        comes=OTHER_DECK,
        goes=OTHER_DISCARDS,
    ),
    Kind("puts_on_top", groups=(RESULT,)),
    Kind(
        "shuffles",
        dealt=True,
        shuffles=True,
        joins=("plays", "plays_from_discards"),
        groups=(RESULT, NEW_DECKS),
    ),
    Kind("shuffles_under", shuffles=True, groups=(RESULT,), comes=DISCARDS, goes=DECK),
    # dominance
    Kind("reveals", reveals=True),
    Kind("strategy_is_off", joins=("reveals",)),
    Kind("infiltrates"),
    Kind("assaults"),
    Kind("deceives"),
    Kind("deceptions_cancel"),
    Kind("tie"),
    Kind("total"),
    Kind("wins_event", comes=EVENT, goes=WON),
    Kind("nobody_wins", comes=EVENT, goes=EVENT_DECK),
    Kind("balance", groups=(NEW_DECKS, ON_THE_TABLE)),
    # what an event card brings
    Kind("diverted"),
    Kind("located"),
    Kind("looks_at_events"),
    Kind("sees_event", joins=("looks_at_events",), groups=(SHOWN,)),
    Kind("puts_event"),
    # the end
    Kind("wins", unsaid=True),
    Kind("draw", unsaid=True),
)
