"""Rules of thumb for Empire vs. Rebellion outside the struggle: characters, strategies, events."""

from collections.abc import Callable
from typing import Final

from starfelt.core.game import Action
from starfelt.core.rng import Rng

from ..notation.steps import STEPS, WarQuestion
from ..rules.card import POINTS_TO_WIN, Event
from ..rules.designs import EVENTS, FIRST_EVENT, KEYS
from ..view import SideView, WarView

# fmt: off
#: How good it is to have a character in the deck.
CHARACTERS: Final = {
    "luke_skywalker": 8, "han_solo": 7, "lando_calrissian": 6, "r2d2_c3po": 5,
    "yoda": 4, "obi_wan_kenobi": 3, "chewbacca": 2, "leia_organa": 1,
    "darth_vader": 8, "boba_fett": 7, "emperor_palpatine": 6, "jabba_the_hutt": 5,
    "ig88": 4, "grand_moff_tarkin": 3, "general_veers": 2, "admiral_piett": 1,
}
#: What a strategy does for the event at hand, and what it costs not to have it for another one.
HELPS: Final = {"deception": 1.0, "direct_assault": 0.5, "infiltration": 0.3,
                "bureaucracy": 0.2, "support": 0.2}
SPENT: Final = {"deception": 0.45, "direct_assault": 0.2, "infiltration": 0.1,
                "bureaucracy": 0.0, "support": 0.0}
# fmt: on
CHANCE: Final = 0.1  # strategies about as good as each other are picked by chance: who knows?
KEPT: Final = 4


def event_of(name: str) -> Event:
    return EVENTS[KEYS[name] - FIRST_EVENT]


def weight(event: Event, sides: tuple[SideView, SideView]) -> float:
    """How much an event matters: 1 for three points, or if it can end the game."""
    if any(side.points + event.points >= POINTS_TO_WIN for side in sides):
        return 1.0
    return float(event.points) / 3


# -------------------------------------------------------------------------------- strategies
def pick_strategy(view: WarView, question: WarQuestion, action: Action, rng: Rng) -> float:
    """The best ones for the events that matter; one that is shown deceives nobody."""
    assert action.card is not None and view.event is not None
    matters = weight(event_of(view.event), view.seats)
    if view.seats[view.seat].located and action.card == "deception":
        matters = 0.0
    return HELPS[action.card] * matters - SPENT[action.card] + CHANCE * int(rng.below(100)) / 100


def pick_for_opponent(view: WarView, question: WarQuestion, action: Action, rng: Rng) -> float:
    """A strategy that I know of is weak; the best one is then gone."""
    assert action.card is not None
    return SPENT[action.card]


def which_strategy(view: WarView, question: WarQuestion, action: Action, rng: Rng) -> float:
    assert action.card is not None
    return HELPS[action.card]


# -------------------------------------------------------------------------------- characters
def choose_characters(view: WarView, question: WarQuestion, action: Action, rng: Rng) -> float:
    """The best four; picks ascend, so that the first of them comes first."""
    assert action.card is not None
    side = KEYS[action.card] // 8
    every = [card for card in CHARACTERS if KEYS[card] // 8 == side]
    best = sorted(every, key=lambda card: -CHARACTERS[card])[:KEPT]
    return float(action.card in best) - KEYS[action.card] / 100


def may_add(view: WarView, question: WarQuestion, action: Action, rng: Rng) -> float:
    return CHARACTERS[action.card] if action.card is not None else 0.0


def which_to_reserve(view: WarView, question: WarQuestion, action: Action, rng: Rng) -> float:
    assert action.card is not None
    return -CHARACTERS[action.card]


# -------------------------------------------------------------------------------- events
def may_look(view: WarView, question: WarQuestion, action: Action, rng: Rng) -> float:
    return float(action.verb == "look")


def which_next(view: WarView, question: WarQuestion, action: Action, rng: Rng) -> float:
    """Large events while I still have Deception, small ones until it is back."""
    assert action.card is not None
    points = float(event_of(action.card).points)
    me = view.seats[view.seat]
    return -points if "deception" in me.used or me.chosen == "deception" else points


ADVICE: Final[dict[str, Callable[[WarView, WarQuestion, Action, Rng], float]]] = STEPS.known(
    {
        "choose_characters": choose_characters,
        "pick_strategy": pick_strategy,
        "pick_for_opponent": pick_for_opponent,
        "which_strategy": which_strategy,
        "may_add": may_add,
        "which_to_reserve": which_to_reserve,
        "may_look": may_look,
        "which_next": which_next,
    }
)
