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

TOLD: Final[Kinds] = by_name(
    # before the first round
    Kind("has_chosen"),
    Kind("keeps", joins=("has_chosen",)),
    # planning
    Kind("event", reveals=True, begins=True, groups=(NEW_DECKS,)),
    Kind("picks", picked=True, groups=(RESULT,)),
    Kind("drawn_at_random"),
    Kind("sees_strategy"),
    Kind("shows", reveals=True),
    Kind("takes_back", harmless=True, groups=(RESULT,)),
    Kind("discards_strategy", harmless=True),
    # the struggle
    Kind("struggle", harmless=True, groups=(NEW_DECKS,)),
    Kind("plays", reveals=True, groups=(RESULT,)),
    Kind("readies"),
    Kind("sends"),
    Kind("passes"),
    Kind("struggle_cap", harmless=True),
    # powers
    Kind("uses"),
    Kind("power_is_off", groups=(RESULT,)),
    Kind("no_effect", groups=(RESULT,)),
    Kind("declines", groups=(RESULT,)),
    Kind("exhausts", listed=True, groups=(RESULT,)),
    Kind("discards", listed=True, groups=(RESULT,)),
    Kind("to_reserve", groups=(RESULT,)),
    Kind("returns", groups=(RESULT,)),
    Kind("plays_from_deck", groups=(RESULT, SAYS_SHUFFLED)),
    Kind("plays_from_discards", groups=(RESULT,)),
    Kind("plays_from_reserve", reveals=True, groups=(RESULT,)),
    Kind("adds", picked=True, groups=(RESULT, SAYS_SHUFFLED)),
    Kind("gains_influence", joins=("wins_event",), groups=(RESULT,)),
    Kind("loses_influence", harmless=True, groups=(RESULT,)),
    Kind("throws_away", reveals=True, groups=(RESULT,)),
    # decks
    Kind("mills", reveals=True, groups=(RESULT,)),
    Kind("looks", reveals=True, groups=(RESULT,)),
    Kind("sees", listed=True, joins=("looks",), groups=(RESULT, SHOWN)),
    Kind("searches", reveals=True, groups=(RESULT,)),
    Kind("finds", listed=True, joins=("searches",), groups=(RESULT,)),
    Kind("discards_from_deck", reveals=True, groups=(RESULT, SAYS_SHUFFLED)),
    Kind("puts_on_top", groups=(RESULT,)),
    Kind(
        "shuffles",
        dealt=True,
        shuffles=True,
        joins=("plays", "plays_from_discards"),
        groups=(RESULT, NEW_DECKS),
    ),
    Kind("shuffles_under", shuffles=True, groups=(RESULT,)),
    # dominance
    Kind("reveals", reveals=True),
    Kind("strategy_is_off", joins=("reveals",)),
    Kind("infiltrates"),
    Kind("assaults"),
    Kind("deceives"),
    Kind("deceptions_cancel"),
    Kind("tie"),
    Kind("total"),
    Kind("wins_event"),
    Kind("nobody_wins"),
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
