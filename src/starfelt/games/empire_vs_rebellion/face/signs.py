"""The powers, strategies and effects of Empire vs. Rebellion in signs: what, whose, where to."""

from starfelt.core.bitsets import members
from starfelt.faces.design import Mark

from ..rules.card import ASSAULT, BUREAUCRACY_PAYS, Event, Resource
from ..rules.event_cards import SEEN
from ..rules.powers import LOOK_AT
from ..rules.resources import CARDS
from ..words.sentences import effect_of, number_of, power_of

Signs = tuple[Mark, ...]

THEN = Mark("then")
OR = Mark("or")
AND = Mark("", "+")
EYE = Mark("eye")
DECK = Mark("deck")
PLAY = Mark("evr_play")
OWN = Mark("evr_own")
OPPOSING = Mark("evr_opposing")
DISCARD = Mark("discard")
DISCARDS = Mark("discard_pile")
RESERVE = Mark("evr_reserve")
STRATEGY = Mark("evr_strategy")
REPLACE = Mark("evr_replace")
CHARACTER = Mark("evr_character")
EXHAUST = Mark("evr_exhaust")

POWERS: dict[str, Signs] = {
    "discard_opposing": (DISCARD, OPPOSING),
    "discard_own": (DISCARD, OWN),
    "look_at_deck": (Mark("eye", str(LOOK_AT)), DECK, THEN, DISCARD),
    "exhaust": (EXHAUST, OWN, OR, OPPOSING),
    "play_from_deck": (DECK, THEN, PLAY),
    "discard_and_play": (Mark("discard", "0+"), OWN, THEN, PLAY),
    "play_or_add": (RESERVE, THEN, PLAY, OR, DECK),
    "discard_on_either_side": (DISCARD, OWN, AND, OPPOSING),
    "play_from_discards": (DISCARDS, THEN, PLAY),
    "replace_own": (OWN, STRATEGY, REPLACE),
    "return_to_top": (DISCARDS, THEN, Mark("on_top")),
    "discard_and_exhaust": (DISCARD, OPPOSING, AND, EXHAUST),
    "discard_exhausted": (DISCARD, Mark("evr_exhausted")),
    "replace_opposing": (OPPOSING, STRATEGY, REPLACE),
    "discard_and_sweep": (DECK, THEN, DISCARD, Mark("evr_opposing", "<")),
    "search_deck": (EYE, DECK, THEN, DISCARD, Mark("on_top")),
    "look_at_top": (EYE, DECK, THEN, PLAY),
}


def power_signs(row: Resource) -> Signs:
    """What the power of a resource card does."""
    name, number = power_of(row), number_of(row.power)
    if name == "gain_influence":
        return (Mark("evr_influence", f"+{number}"),)
    if name == "opponent_loses_influence":
        return (OPPOSING, Mark("evr_influence", f"−{number}"))
    if name == "exhaust_some":
        return (Mark("evr_exhaust", f"0–{number}"), OPPOSING)
    return POWERS[name]


STRATEGIES: dict[str, Signs] = {
    "bureaucracy": (Mark("evr_loser"), THEN, Mark("evr_influence", f"+{BUREAUCRACY_PAYS}")),
    "deception": (Mark("evr_winner"), REPLACE, Mark("evr_loser")),
    "direct_assault": (Mark("evr_value", f"+{ASSAULT}"),),
    "infiltration": (EYE, OPPOSING, STRATEGY),
    "support": (RESERVE, THEN, DECK),
}


def strategy_signs(card: str) -> Signs:
    return STRATEGIES[card]


EFFECTS: dict[str, tuple[str, Signs]] = {
    "take_back_strategies": ("winner", (STRATEGY, THEN, Mark("hand"))),
    "divert_loser": ("loser", (Mark("evr_strategy", "?"),)),
    "locate_loser": ("loser", (STRATEGY, THEN, EYE)),
    "discard_strategy": ("loser", (STRATEGY, THEN, DISCARD)),
    "may_add_character": ("winner", (RESERVE, THEN, DECK)),
    "loser_to_reserve": ("loser", (CHARACTER, THEN, RESERVE)),
    "winner_to_reserve": ("winner", (CHARACTER, THEN, RESERVE)),
    "reorder_events": ("winner", (Mark("eye", str(SEEN)), Mark("evr_event"), REPLACE)),
}


def event_signs(row: Event) -> tuple[str, Signs]:
    """Whom the effect of an event is about, or that it switches powers off, and its signs."""
    if row.off:
        kinds = sorted({CARDS[n].kind for n in members(row.off)})
        return "off", tuple(Mark(f"evr_{kind}") for kind in kinds)
    if effect_of(row) == "loser_loses_influence":
        return "loser", (Mark("evr_influence", f"−{number_of(row.effect)}"),)
    return EFFECTS[effect_of(row)]
