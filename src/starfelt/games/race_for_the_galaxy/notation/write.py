"""Positions of Race for the Galaxy, written in words."""

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from starfelt.core.notation import write_rng

from ..rules.actions import (
    ACTION_CARDS,
    BOOST,
    BOOST_FIRST,
    BOOST_SECOND,
    CHOOSE,
    CHOOSE_TWO,
    NUMBER_OF_PAIRS,
    PAIRS,
)
from ..rules.knowledge import EPOCH, Knowledge
from ..rules.player import MARKS, NO_CARD, Player
from ..rules.powers.designs import KEYS, NAMES
from ..rules.powers.powers import KINDS
from ..rules.round import goals, phases
from ..rules.settle import takeovers
from ..rules.state import ENDINGS, Race
from .steps import STEPS, in_words


def used_in_words(p: Player) -> list[str]:
    """The powers used in this phase: the card, and which of its powers unless it is the first."""
    marks = (
        [mark for mark in range(MARKS * p.tableau.size()) if p.used >> mark & 1] if p.used else []
    )
    return [
        NAMES[p.tableau.at(mark // MARKS)] + (f" {mark % MARKS + 1}" if mark % MARKS else "")
        for mark in marks
    ]


def chosen_in_words(p: Player) -> list[str]:
    """The action cards chosen in secret, the prestige card with one of them marked."""
    return [] if p.chosen == NO_CARD else choice_in_words(p.chosen)


def choice_in_words(choice: int) -> list[str]:
    if choice < CHOOSE_TWO:
        return marked([(choice - CHOOSE) % len(ACTION_CARDS)], 0 if choice >= BOOST else NO_CARD)
    pair = PAIRS[(choice - CHOOSE_TWO) % NUMBER_OF_PAIRS]
    return marked(list(pair), (choice - CHOOSE_TWO) // NUMBER_OF_PAIRS - 1)


def marked(cards: list[int], boosted: int) -> list[str]:
    return [ACTION_CARDS[card] + (BOOSTED if i == boosted else "") for i, card in enumerate(cards)]


def actions_in_words(p: Player) -> list[str]:
    """The action cards revealed in this round."""
    cards = [n for n in (p.action, p.second) if n != NO_CARD]
    return marked(cards, cards.index(p.boosted) if p.boosted in cards else NO_CARD)


BOOSTED: Final = " +"


def actions_of(names: list[str]) -> tuple[list[int], int]:
    """Action cards, and which of them the prestige card goes with: its place, or NO_CARD."""
    cards = [ACTION_CARDS.index(name.removesuffix(BOOSTED)) for name in names]
    boosted = [i for i, name in enumerate(names) if name.endswith(BOOSTED)]
    return cards, boosted[0] if boosted else NO_CARD


def chosen_of(names: list[str]) -> int:
    cards, boosted = actions_of(names)
    if len(cards) < 2:
        verb = BOOST if boosted == 0 else CHOOSE
        return verb + cards[0] if cards else NO_CARD
    verb = (CHOOSE_TWO, BOOST_FIRST, BOOST_SECOND)[boosted + 1]
    return verb + PAIRS.index((cards[0], cards[1]))


def write_player(p: Player) -> dict[str, Any]:
    document: dict[str, Any] = {
        "hand": in_words(p.hand),
        "drawn": in_words(p.drawn),
        "tableau": in_words(p.tableau),
        "goods": [write_good(good) for good in p.goods.cards],
        "new": p.new,
        "chips": p.chips,
        "chosen": chosen_in_words(p),
        "actions": actions_in_words(p),
        "settled": p.settled,
        "extra": p.extra,
        "less": p.less,
        "armed": p.armed,
        "once": once_in_words(p),
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
    if p.saved is not None:
        document["saved"] = [write_good(code) for code in p.saved.cards]
    if p.lost is not None:
        document["lost"] = in_words(p.lost)
    if p.prestige or p.on_tile or p.spent:
        document |= {"prestige": p.prestige, "on_tile": p.on_tile, "spent": p.spent}
    if p.rejected != NO_CARD:
        document["rejected"] = COLOURS[p.rejected]
    return document


def once_in_words(p: Player) -> list[str]:
    """What can be done once in a phase and has been."""
    return [word for n, word in enumerate(ONCE) if p.once >> n & 1] if p.once else []


def once_of(words: list[str]) -> int:
    return sum(1 << ONCE.index(word) for word in words)


class Attempt(Struct, frozen=True):
    """A takeover declared in this phase."""

    attacker: int
    owner: int
    world: str
    power: str
    cloaked: bool
    prevented: bool


def attempts_in_words(s: Race) -> list[Attempt]:
    """The takeovers declared in this phase."""
    found = []
    for i in range(len(s.attempts) // takeovers.FIELDS):
        state = takeovers.attempt(s, i, takeovers.STATE)
        found.append(
            Attempt(
                attacker=takeovers.attempt(s, i, takeovers.ATTACKER),
                owner=takeovers.attempt(s, i, takeovers.OWNER),
                world=NAMES[takeovers.attempt(s, i, takeovers.WORLD)],
                power=NAMES[takeovers.attempt(s, i, takeovers.POWER)],
                cloaked=bool(state & takeovers.CLOAKED),
                prevented=bool(state & takeovers.PREVENTED),
            )
        )
    return found


def attempts_of(rows: Iterable[Attempt]) -> list[int]:
    numbers: list[int] = []
    for row in rows:
        state = row.cloaked * takeovers.CLOAKED + row.prevented * takeovers.PREVENTED
        numbers += [row.attacker, row.owner, KEYS[row.world], KEYS[row.power], state]
    return numbers


COLOURS: Final = ("blue", "red")
ONCE: Final = (
    "second",
    "upgraded",
    "bribed",
    "fuelled",
    "sneaking",
    "attacking",
    "failed",
    "cashed",
    "finished",
    "sneak_declined",
)


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
        "leaders": [seat for seat in range(s.seats) if s.leaders >> seat & 1],
        "flipped": in_words(s.flipped) if s.flipped is not None else [],
        "attempts": [asdict(row) for row in attempts_in_words(s)],
        "goals": [write_goal(s, i) for i in range(len(s.goals))],
        "players": [write_player(p) for p in s.players],
        "deck": in_words(s.deck),
        "discards": in_words(s.discards.sorted()),
        "known": [write_knowledge(known) for known in s.known],
        "stack": [STEPS.write(s, step) for step in s.stack],
        "open": [STEPS.write(s, question) for question in s.open],
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
