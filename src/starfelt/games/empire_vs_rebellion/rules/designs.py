"""All designs, by number: resources, strategies, events.

A design has one number everywhere: basics 0-15, characters 16-31, strategies 32-36, events 37-60.
"""

from typing import Final

from librt.vecs import append, vec

from .card import Event
from .cards.events import EVENT_ROWS
from .resources import CARDS, RESOURCES

# -------------------------------------------------------------------------------- strategies
BUREAUCRACY: Final = 0
DECEPTION: Final = 1
DIRECT_ASSAULT: Final = 2
INFILTRATION: Final = 3
SUPPORT: Final = 4
STRATEGY_KEYS: Final = (
    "bureaucracy",
    "deception",
    "direct_assault",
    "infiltration",
    "support",
)
FIRST_STRATEGY: Final = RESOURCES


def all_events() -> vec[Event]:
    events = vec[Event]()
    for key, capacity, objective, points, influence, effect, off in EVENT_ROWS:
        event = Event(key, capacity, objective, points, influence, effect, off)
        events = append(events, event)
    return events


EVENTS: Final = all_events()
NUMBER_OF_EVENTS: Final = 24
FIRST_EVENT: Final = 37
ESCAPE_FROM_TATOOINE: Final = 12  # the event of the tutorial

DESIGNS: Final = FIRST_EVENT + NUMBER_OF_EVENTS
NAMES: Final = (
    [CARDS[n].key for n in range(RESOURCES)]
    + list(STRATEGY_KEYS)
    + [EVENTS[n].key for n in range(NUMBER_OF_EVENTS)]
)
KEYS: Final = {name: number for number, name in enumerate(NAMES)}
