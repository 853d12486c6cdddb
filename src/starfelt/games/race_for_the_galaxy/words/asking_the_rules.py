"""The table that a reader of Race for the Galaxy sees, set up again so that the rules can be asked.

Prices, what goals count and how strong everybody is are found by the rules alone, and so can't be
wrong.
"""

from ..game import GAME
from ..rules.options import Rules
from ..rules.state import Race
from ..view import RaceView

#: The latest view and its table: many sentences in a row are about the same one.
LATEST: list[tuple[RaceView, Race]] = []


def rules_of(view: RaceView) -> Rules:
    """What the version and the options of this game decide."""
    return GAME.rules_of(view)


def at_table(view: RaceView) -> Race:
    """The table of a view; whoever asks it changes nothing there."""
    found = next((table for kept, table in LATEST if kept is view), None)
    if found is None:
        found = GAME.open_table(view)
        LATEST[:] = [(view, found)]
    return found
