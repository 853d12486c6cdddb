"""Words for everything in a position: states written, steps and questions both ways."""

from typing import Any, Final

from starfelt.core.machine import Question, Step
from starfelt.core.notation import Reader, write_rng
from starfelt.core.pile import Pile
from starfelt.games.race_for_the_galaxy import (
    choosing,
    consume,
    develop,
    explore,
    goals,
    goods,
    phases,
    produce,
    rounds,
    settle,
    setup,
    stakes,
    trade,
)
from starfelt.games.race_for_the_galaxy.actions import ACTION_CARDS, CHOOSE, CHOOSE_TWO, PAIRS
from starfelt.games.race_for_the_galaxy.cards import KEYS, NAMES
from starfelt.games.race_for_the_galaxy.knowledge import EPOCH, Knowledge
from starfelt.games.race_for_the_galaxy.picks import Picks
from starfelt.games.race_for_the_galaxy.player import MARKS, NO_CARD, Player
from starfelt.games.race_for_the_galaxy.powers import KINDS
from starfelt.games.race_for_the_galaxy.state import ENDINGS, Race

# the numbers of each step in words
PICKS: Final = ("seat", "left", "picked")
STEPS: Final[dict[str, tuple[Any, tuple[str, ...]]]] = {
    "round": (rounds.Round, ()),
    "reveal": (rounds.Reveal, ()),
    "end_of_round": (rounds.EndOfRound, ()),
    "check_end": (rounds.CheckEnd, ()),
    "first_look": (setup.FirstLook, ()),
    "end_phase": (phases.EndPhase, ()),
    "explore": (explore.Explore, ()),
    "develop": (develop.Develop, ("again",)),
    "reveal_developments": (develop.RevealDevelopments, ()),
    "pay_for_development": (develop.PayForDevelopment, ("seat",)),
    "settle": (settle.Settle, ("again",)),
    "reveal_worlds": (settle.RevealWorlds, ()),
    "resolve_world": (settle.ResolveWorld, ("seat",)),
    "consume": (consume.Consume, ()),
    "trade": (consume.Trade, ("seat",)),
    "use_powers": (consume.UsePowers, ("seat",)),
    "produce": (produce.Produce, ()),
    "produce_from": (produce.ProduceFrom, ("seat", "slot")),
    "bonus_windfall": (produce.BonusWindfall, ("seat",)),
    "any_windfall": (produce.AnyWindfall, ("seat", "slot")),
    "count_goods": (produce.CountGoods, ("seat",)),
    "most_produced": (produce.MostProduced, ()),
    "discard_at_start": (setup.DiscardAtStart, PICKS),
    "choose_action": (choosing.ChooseAction, ("seat",)),
    "keep_drawn": (explore.KeepDrawn, PICKS),
    "place_development": (develop.PlaceDevelopment, ("seat",)),
    "pay_development": (develop.PayDevelopment, PICKS),
    "place_world": (settle.PlaceWorld, ("seat",)),
    "how_to_settle": (settle.HowToSettle, ("seat",)),
    "pay_world": (settle.PayWorld, PICKS),
    "arm": (settle.Arm, PICKS),
    "place_second": (settle.PlaceSecond, ("seat",)),
    "sell_which": (trade.SellWhich, ("seat", "plain")),
    "use_power": (consume.UsePower, ("seat",)),
    "discard_for_chips": (stakes.DiscardForChips, (*PICKS, "card")),
    "consume_good": (goods.ConsumeGood, ("seat", "card", "wanted", "left", "taken")),
    "name_number": (stakes.NameNumber, ("seat",)),
    "which_windfall": (produce.WhichWindfall, ("seat", "kind")),
    "use_next": (produce.UseNext, ("seat",)),
    "pay_to_produce": (produce.PayToProduce, (*PICKS, "card")),
    "discard_to_limit": (rounds.DiscardToLimit, PICKS),
}
QUESTIONS: Final = [name for name, (kind, _) in STEPS.items() if issubclass(kind, Question)]


# -------------------------------------------------------------------------------- writing
def name_of(step: Step[Any]) -> str:
    """The name of a step or question, as notation and texts have it."""
    return next(name for name, (kind, _) in STEPS.items() if type(step) is kind)


def in_words(cards: Pile) -> list[str]:
    return [NAMES[card] for card in cards.cards]


def write_step(s: Race, step: Step[Any]) -> dict[str, Any]:
    name = name_of(step)
    document: dict[str, Any] = {"step": name}
    for field, number in zip(STEPS[name][1], step.numbers(), strict=True):
        document[field] = write_field(s, step, field, number)
    return document


def write_field(s: Race, step: Any, field: str, number: int) -> Any:
    if field == "picked":
        source = step.source(s).listed()
        return [NAMES[card] for place, card in enumerate(source) if number >> place & 1]
    if field == "card":
        return NAMES[number]
    if field == "kind":
        return KINDS[number]
    if field == "taken":
        return [kind for n, kind in enumerate(KINDS) if number >> n & 1]
    return bool(number) if field in ("again", "plain") else number


def used_in_words(p: Player) -> list[str]:
    """The powers used in this phase: the card, and which of its powers unless it is the first."""
    marks = [mark for mark in range(MARKS * p.tableau.size()) if p.used >> mark & 1]
    return [
        NAMES[p.tableau.at(mark // MARKS)] + (f" {mark % MARKS + 1}" if mark % MARKS else "")
        for mark in marks
    ]


def chosen_in_words(p: Player) -> list[str]:
    """The action cards chosen in secret."""
    if p.chosen == NO_CARD:
        return []
    if p.chosen < CHOOSE_TWO:
        return [ACTION_CARDS[p.chosen - CHOOSE]]
    return [ACTION_CARDS[n] for n in PAIRS[p.chosen - CHOOSE_TWO]]


def chosen_of(names: list[str]) -> int:
    numbers = [ACTION_CARDS.index(name) for name in names]
    if len(numbers) < 2:
        return CHOOSE + numbers[0] if numbers else NO_CARD
    return CHOOSE_TWO + PAIRS.index((numbers[0], numbers[1]))


def write_player(p: Player) -> dict[str, Any]:
    document: dict[str, Any] = {
        "hand": in_words(p.hand),
        "drawn": in_words(p.drawn),
        "tableau": in_words(p.tableau),
        "goods": [write_good(good) for good in p.goods.cards],
        "new": p.new,
        "chips": p.chips,
        "chosen": chosen_in_words(p),
        "actions": [ACTION_CARDS[n] for n in (p.action, p.second) if n != NO_CARD],
        "settled": p.settled,
        "extra": p.extra,
        "used": used_in_words(p),
        "produced": [p.produced >> 8 * kind & 255 for kind in range(len(KINDS))],
        "discarded": p.discarded,
        "fresh": p.fresh,
        "gone": p.gone,
    }
    if p.placing != NO_CARD:
        document["placing"] = NAMES[p.placing]
    if p.shown is not None:
        document["shown"] = in_words(p.shown)
    return document


def write_good(good: int) -> list[Any] | None:
    """The card that is a good, and after how many reshuffles it was laid."""
    return None if good == NO_CARD else [NAMES[good % EPOCH], good // EPOCH]


def write(s: Race) -> dict[str, Any]:
    return {
        "options": s.rules.options,
        "lead": s.lead,
        "round": s.round,
        "phase": phases.PHASES[s.phase],
        "again": s.again,
        "secret": phases.SECRETS[s.secret],
        "pool": s.pool,
        "over": ENDINGS[s.over],
        "reshuffles": s.reshuffles,
        "goals": [write_goal(s, i) for i in range(len(s.goals))],
        "players": [write_player(p) for p in s.players],
        "deck": in_words(s.deck),
        "discards": in_words(s.discards.sorted()),
        "known": [write_knowledge(known) for known in s.known],
        "stack": [write_step(s, step) for step in s.stack],
        "open": [write_step(s, question) for question in s.open],
        "rng": write_rng(s.rng),
    }


def write_goal(s: Race, i: int) -> dict[str, Any]:
    document: dict[str, Any] = {
        "goal": goals.GOALS[s.goals[i]].key,
        "seats": list(goals.owners(s, i)),
    }
    if s.rules.engine_quirks:
        document["counted"] = list(goals.remembered(s, i))
    return document


def write_knowledge(known: Knowledge) -> dict[str, Any]:
    return {
        "discards": in_words(known.discards),
        "shuffled": [[NAMES[code // EPOCH], code % EPOCH] for code in known.past.cards],
    }


# -------------------------------------------------------------------------------- reading
def marks_of(p: Player, i: int) -> list[str]:
    name = NAMES[p.tableau.at(i)]
    return [name, *(f"{name} {k + 1}" for k in range(1, MARKS))]


def used_of(p: Player, used: list[str]) -> int:
    found = 0
    for i in range(p.tableau.size()):
        for k, name in enumerate(marks_of(p, i)):
            found |= (name in used) << (MARKS * i + k)
    return found


def read_step(s: Race, document: Any) -> Step[Any]:
    r = Reader(document, "step")
    kind, fields = STEPS[r.word("step", tuple(STEPS))]
    numbers = [read_field(s, r, field) for field in fields]
    step: Step[Any] = kind(*numbers)
    if isinstance(step, Picks):
        numbers[2] = places(s, r, step)
        step = kind(*numbers)
    return step


def read_field(s: Race, r: Reader, field: str) -> Any:
    if field == "picked":
        return 0  # `places` reads it, for it depends on the rest
    if field == "card":
        return KEYS[r.word(field, NAMES)]
    if field == "kind":
        return KINDS.index(r.word(field, KINDS))
    if field == "taken":
        kinds = r.items("taken", [])
        if not all(kind in KINDS for kind in kinds):
            raise r.refusal("taken", ", ".join(KINDS))
        return sum(1 << KINDS.index(kind) for kind in set(kinds))
    if field in ("again", "plain"):
        return r.word(field, (True, False))
    return r.number(field, 0, s.seats - 1 if field == "seat" else 99)


def places(s: Race, r: Reader, question: Picks) -> int:
    """Where the cards picked so far lie: of equal ones the first."""
    source = question.source(s).listed()
    found = 0
    at = 0
    for name in r.items("picked", []):
        if name not in NAMES or KEYS[name] not in source[at:]:
            raise r.refusal("picked", "[" + ", ".join(NAMES[card] for card in source) + "]")
        at = source.index(KEYS[name], at)
        found |= 1 << at
        at += 1
    return found


def read_question(s: Race, document: Any) -> Question[Any]:
    step = read_step(s, document)
    if not isinstance(step, Question):
        raise Reader(document, "open").refusal("open", ", ".join(QUESTIONS))
    return step
