"""The cards: 16 basic resources of each side, 8 characters of each, 5 strategies, 24 events.

A design has one number everywhere: basics 0-15, characters 16-31, strategies 32-36, events 37-60.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.sets import bit
from starfelt.games.empire_vs_rebellion.characters import (
    DiscardAndExhaust,
    DiscardAndPlay,
    DiscardAndSweep,
    DiscardExhausted,
    DiscardOnEitherSide,
    ExhaustSome,
    GainInfluence,
    LookAtTop,
    OpponentLosesInfluence,
    PlayFromDeck,
    PlayFromDiscards,
    PlayOrAdd,
    ReplaceOpposing,
    ReplaceOwn,
    ReturnToTop,
)
from starfelt.games.empire_vs_rebellion.events import (
    CharacterToReserve,
    DiscardStrategy,
    DivertLoser,
    Effect,
    LocateLoser,
    LoserLosesInfluence,
    MayAddCharacter,
    NoEffect,
    ReorderEvents,
    TakeBackStrategies,
)
from starfelt.games.empire_vs_rebellion.powers import (
    DiscardOpposing,
    DiscardOwn,
    Exhaust,
    LookAtDeck,
    Power,
    SearchDeck,
)

REBEL: Final = 0
EMPIRE: Final = 1
SIDES: Final = ("rebel", "empire")

POINTS_TO_WIN: Final = 7
INFLUENCE: Final = 2  # at the start
ASSAULT: Final = 2  # that Direct Assault adds to a total
BUREAUCRACY_PAYS: Final = 2


# -------------------------------------------------------------------------------- resources
@final
@mypyc_attr(acyclic=True, native_class=True)
class Resource:
    """A resource card: its value when ready and when exhausted, and its power."""

    def __init__(self, key: str, kind: str, ready: i64, exhausted: i64, power: Power) -> None:
        self.key: Final = key
        self.kind: Final = kind
        self.ready: Final[i64] = ready
        self.exhausted: Final[i64] = exhausted
        self.power: Final = power


VALUES: Final = (2, 3, 4, 5)  # of the basic cards of a kind, one each
CHARACTER_READY: Final = 6
CHARACTER_EXHAUSTED: Final = 1

BASIC_KINDS: Final[list[tuple[str, Power]]] = [
    ("military", DiscardOpposing()),
    ("diplomacy", DiscardOwn()),
    ("recon", LookAtDeck()),
    ("the_force", Exhaust()),
]

CHARACTER_ROWS: Final[list[tuple[str, Power]]] = [
    ("chewbacca", ExhaustSome(2)),
    ("han_solo", PlayFromDeck()),
    ("lando_calrissian", DiscardAndPlay()),
    ("leia_organa", PlayOrAdd()),
    ("luke_skywalker", DiscardOnEitherSide()),
    ("obi_wan_kenobi", PlayFromDiscards()),
    ("r2d2_c3po", ReplaceOwn()),
    ("yoda", GainInfluence(1)),
    ("admiral_piett", ReturnToTop()),
    ("boba_fett", DiscardAndExhaust()),
    ("darth_vader", DiscardExhausted()),
    ("emperor_palpatine", ReplaceOpposing()),
    ("general_veers", DiscardAndSweep()),
    ("grand_moff_tarkin", OpponentLosesInfluence(2)),
    ("ig88", SearchDeck()),
    ("jabba_the_hutt", LookAtTop()),
]


def all_resources() -> vec[Resource]:
    cards = vec[Resource]()
    for kind, power in BASIC_KINDS:
        for value in VALUES:
            cards = append(cards, Resource(f"{kind}_{value}", kind, value, value, power))
    for key, power in CHARACTER_ROWS:
        card = Resource(key, "character", CHARACTER_READY, CHARACTER_EXHAUSTED, power)
        cards = append(cards, card)
    return cards


CARDS: Final = all_resources()
RESOURCES: Final = 32


def set_of(*keys: str) -> i64:
    """The resource cards of these names or kinds."""
    found: i64 = 0
    for n in range(RESOURCES):
        if CARDS[n].key in keys or CARDS[n].kind in keys:
            found |= bit(n)
    return found


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


# -------------------------------------------------------------------------------- events
@final
@mypyc_attr(acyclic=True, native_class=True)
class Event:
    """An event: how many cards each side may have, the value not to exceed, and what it brings.

    `off` are the cards whose powers can't be resolved in its round.
    """

    def __init__(
        self,
        key: str,
        capacity: i64,
        objective: i64,
        points: i64,
        influence: i64,
        effect: Effect,
        off: i64,
    ) -> None:
        self.key: Final = key
        self.capacity: Final[i64] = capacity
        self.objective: Final[i64] = objective
        self.points: Final[i64] = points
        self.influence: Final[i64] = influence
        self.effect: Final = effect
        self.off: Final[i64] = off


NO_EFFECT: Final = NoEffect()
ALL_ON: Final = 0

EVENT_ROWS: Final[list[tuple[str, int, int, int, int, Effect, int]]] = [
    ("acquire_the_death_star_plans", 3, 13, 2, 1, LoserLosesInfluence(2), ALL_ON),
    ("attack_on_echo_base", 3, 9, 2, 1, NO_EFFECT, set_of("diplomacy")),
    ("balance_of_the_force", 5, 7, 1, 2, ReorderEvents(), ALL_ON),
    ("battle_of_endor", 5, 17, 3, 0, NO_EFFECT, set_of("the_force")),
    ("battle_of_hoth", 5, 17, 3, 0, NO_EFFECT, ALL_ON),
    ("battle_of_yavin", 4, 15, 3, 0, NO_EFFECT, ALL_ON),
    ("control_of_endor", 2, 9, 1, 2, NO_EFFECT, ALL_ON),
    ("create_a_diversion", 2, 5, 1, 2, DivertLoser(), ALL_ON),
    ("destroy_the_shield_generator", 2, 8, 2, 1, LoserLosesInfluence(2), ALL_ON),
    ("diplomatic_freedom", 3, 11, 1, 2, NO_EFFECT, ALL_ON),
    ("display_of_power", 4, 10, 3, 0, DiscardStrategy(), ALL_ON),
    (
        "duel_on_cloud_city", 6, 21, 3, 0, NO_EFFECT,
        set_of("character") & ~set_of("luke_skywalker", "darth_vader"),
    ),
    ("escape_from_tatooine", 3, 11, 1, 2, NO_EFFECT, ALL_ON),
    ("evacuation_of_echo_base", 4, 15, 2, 1, NO_EFFECT, set_of("recon")),
    ("fall_of_a_hero", 3, 9, 1, 2, CharacterToReserve(of_winner=False), ALL_ON),
    ("heart_of_the_empire", 4, 13, 1, 2, NO_EFFECT, ALL_ON),
    ("locate_the_rebel_base", 5, 9, 1, 2, LocateLoser(), ALL_ON),
    ("most_desperate_hour", 4, 13, 1, 2, NO_EFFECT, set_of("military")),
    ("negotiate_with_the_hutts", 3, 13, 3, 0, CharacterToReserve(of_winner=True), ALL_ON),
    ("occupation_of_cloud_city", 2, 5, 2, 1, MayAddCharacter(), ALL_ON),
    ("rebel_uprising", 6, 19, 1, 2, MayAddCharacter(), ALL_ON),
    ("rescue_mission_to_cloud_city", 3, 7, 1, 2, NO_EFFECT, ALL_ON),
    ("securing_the_rebel_base_on_yavin_4", 2, 9, 1, 2, NO_EFFECT, ALL_ON),
    ("ultimate_power_in_the_universe", 3, 7, 2, 1, TakeBackStrategies(), ALL_ON),
]  # fmt: skip


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
