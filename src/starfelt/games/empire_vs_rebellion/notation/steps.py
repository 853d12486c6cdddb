"""Steps and questions of Empire vs. Rebellion in words, and back."""

from collections.abc import Iterable
from typing import Any, Final

from starfelt.core.bitsets import members
from starfelt.core.machine import Question, Step
from starfelt.core.notation import Reader

from ..rules import characters, choosing, dominance, event_cards, planning, powers, setup, struggle
from ..rules.designs import FIRST_EVENT, FIRST_STRATEGY, NAMES
from ..rules.resources import RESOURCES

LARGEST: Final = 1_000_000  # no number of a game is larger
STEPS: Final[dict[str, tuple[Any, tuple[str, ...]]]] = {
    "begin": (setup.Begin, ()),
    "pick": (planning.Pick, ("owner",)),
    "show": (planning.Show, ("owner",)),
    "planned": (planning.Planned, ()),
    "turn_over": (struggle.TurnOver, ()),
    "determine_victory": (dominance.DetermineVictory, ()),
    "cleanup": (dominance.Cleanup, ("loser",)),
    "choose_characters": (choosing.ChooseCharacters, ("seat", "picked")),
    "pick_strategy": (planning.PickStrategy, ("seat",)),
    "pick_for_opponent": (planning.PickForOpponent, ("seat",)),
    "your_turn": (struggle.YourTurn, ("seat",)),
    "which_opposing": (powers.WhichOpposing, ("seat",)),
    "which_own": (powers.WhichOwn, ("seat",)),
    "which_ready": (powers.WhichReady, ("seat",)),
    "look_at_whose": (powers.LookAtWhose, ("seat",)),
    "which_of_top": (powers.WhichOfTop, ("seat", "owner")),
    "search_whose": (powers.SearchWhose, ("seat",)),
    "which_to_discard": (powers.WhichToDiscard, ("seat", "owner")),
    "which_to_top": (powers.WhichToTop, ("seat", "owner")),
    "may_exhaust": (characters.MayExhaust, ("seat", "left")),
    "which_of_deck": (characters.WhichOfDeck, ("seat",)),
    "discard_any": (characters.DiscardAny, ("seat", "discarded")),
    "which_of_reserve": (characters.WhichOfReserve, ("seat",)),
    "one_or_both": (characters.OneOrBoth, ("seat",)),
    "also_own": (characters.AlsoOwn, ("seat",)),
    "also_opposing": (characters.AlsoOpposing, ("seat",)),
    "which_of_discards": (characters.WhichOfDiscards, ("seat",)),
    "which_discarded": (characters.WhichDiscarded, ("seat",)),
    "discard_or_exhaust": (characters.DiscardOrExhaust, ("seat",)),
    "also_exhaust": (characters.AlsoExhaust, ("seat",)),
    "which_exhausted": (characters.WhichExhausted, ("seat",)),
    "look_then_discard": (characters.LookThenDiscard, ("seat", "owner")),
    "look_then_play": (characters.LookThenPlay, ("seat", "owner")),
    "which_strategy": (event_cards.WhichStrategy, ("seat",)),
    "may_add": (event_cards.MayAdd, ("seat",)),
    "which_to_reserve": (event_cards.WhichToReserve, ("seat",)),
    "may_look": (event_cards.MayLook, ("seat",)),
    "which_next": (event_cards.WhichNext, ("seat", "placed")),
}
QUESTIONS: Final = [name for name, (kind, _) in STEPS.items() if issubclass(kind, Question)]
RESOURCE_NAMES: Final = NAMES[:RESOURCES]
STRATEGY_NAMES: Final = NAMES[FIRST_STRATEGY:FIRST_EVENT]
EVENT_NAMES: Final = NAMES[FIRST_EVENT:]


# -------------------------------------------------------------------------------- writing
def name_of(step: Step[Any]) -> str:
    """The name of a step or question, as notation and texts have it."""
    return next(name for name, (kind, _) in STEPS.items() if type(step) is kind)


def in_words(cards: Iterable[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def set_in_words(cards: int) -> list[str]:
    return in_words(members(cards))


def write_step(step: Step[Any]) -> dict[str, Any]:
    name = name_of(step)
    document: dict[str, Any] = {"step": name}
    for field, number in zip(STEPS[name][1], step.numbers(), strict=True):
        document[field] = set_in_words(number) if field == "picked" else number
    return document


def read_names(r: Reader, key: str, names: list[str]) -> list[str]:
    """A list of different names out of these."""
    items = r.items(key, [])
    if not all(isinstance(item, str) and item in names for item in items):
        raise r.refusal(key, "[" + ", ".join(names) + "]")
    if len(set(items)) < len(items):
        raise r.refusal(key, "1 " + next(item for item in items if items.count(item) > 1))
    return items


def read_set(r: Reader, key: str, names: list[str]) -> int:
    return sum(1 << names.index(name) for name in read_names(r, key, names))


def read_step(document: Any) -> Step[Any]:
    r = Reader(document, "step")
    kind, fields = STEPS[r.word("step", tuple(STEPS))]
    step: Step[Any] = kind(*(read_field(r, field) for field in fields))
    return step


def read_field(r: Reader, field: str) -> int:
    if field == "picked":
        return read_set(r, field, RESOURCE_NAMES)
    return r.number(field, 0, 1 if field in ("seat", "owner", "loser") else LARGEST)


def read_question(document: Any) -> Question[Any]:
    step = read_step(document)
    if not isinstance(step, Question):
        raise Reader(document, "open").refusal("open", ", ".join(QUESTIONS))
    return step
