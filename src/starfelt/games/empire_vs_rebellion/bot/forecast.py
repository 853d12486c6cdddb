"""How good a position in a struggle is: how it would end now, and what each side can still do.

Who is ahead can pass and wait; who is behind must change something.  So a position is judged by how
it would end at once, by the best that each side can make of that with one option, and by how many
means each side has left.
"""

from collections.abc import Iterator
from math import exp
from typing import Final

from .accounts import (
    CHARACTERS,
    DROP,
    EXHAUSTED,
    KIND,
    READY,
    Chances,
    Side,
)
from .evaluation import Table

Totals = tuple[int, int, int]  # of the mover, of the other side, and the mover's room

#: What a fact tells if I am ahead as things are, and if I am behind; chances are counted from one
#: half.  Found by fitting how many struggles ended; unknown cards are the average of five kinds.
WEIGHTS: Final[dict[str, tuple[float, float]]] = {
    "it is the opponent's turn": (-0.74, -0.72),
    "as it would end": (2.14, 0.21),
    "I have passed": (0.21, -0.43),
    "after the opponent's best option": (0.79, 0.64),
    "after my best option": (1.32, 1.22),
    "nothing helps the opponent": (0.56, 0.12),
    "nothing helps me": (-0.19, -0.31),
    "my room": (0.34, 0.35),
    "my influence": (0.26, 0.23),
    "my military": (0.2, 0.2),
    "my diplomacy": (0.19, 0.47),
    "my recon": (0.0, 0.13),
    "my The Force": (0.11, 0.08),
    "my characters": (-0.15, 0.29),
    "my unknown cards": (0.07, 0.23),
    "my exhausted characters": (0.19, 0.05),
    "my way to go": (-0.04, -0.03),
    "my excess": (0.09, -0.06),
    "their room": (-0.44, -0.24),
    "their influence": (-0.2, -0.21),
    "their military": (-0.24, -0.23),
    "their diplomacy": (-0.52, -0.16),
    "their recon": (-0.11, 0.04),
    "their The Force": (-0.07, -0.12),
    "their characters": (-0.29, 0.04),
    "their unknown cards": (-0.25, -0.09),
    "their exhausted characters": (-0.12, -0.08),
    "their way to go": (0.03, 0.02),
    "their excess": (-0.03, 0.0),
}
AHEAD: Final = tuple(ahead for ahead, _ in WEIGHTS.values())
BEHIND: Final = tuple(behind for _, behind in WEIGHTS.values())
SLIGHT: Final = 0.05  # what is no better than that is of no help
SURE: Final = 0.95  # that is well enough
HOPE: Final = 0.05  # that more than one power changes everything
TELLING: Final = 0.05  # what tells positions apart that are as good as won or lost
KINDS: Final = {"military": 2, "diplomacy": 3, "recon": 4, "the_force": 5, "character": 6, "any": 7}


def outlook(t: Table, me: Side, foe: Side, passed: bool = False) -> float:
    """My chance to win the event when it is the opponent's turn."""
    facts = traits(t, me, foe, passed)
    weights = AHEAD if facts[1] >= 0 else BEHIND
    logit = sum(weight * fact for weight, fact in zip(weights, facts, strict=True))
    chance = 1.0 / (1.0 + exp(-logit))
    least, most = 0.5 + facts[3] - HOPE, 0.5 + facts[4] + HOPE
    return (1.0 - TELLING) * max(least, min(chance, most)) + TELLING * chance


def traits(t: Table, me: Side, foe: Side, passed: bool) -> list[float]:
    """The facts that have weights, in their order."""
    now = t.end(me.total, foe.total) - 0.5
    mine = reach(t, me, foe, True) - 0.5
    theirs = 0.5 - reach(t, foe, me, False)
    helpless = [float(theirs > now - SLIGHT), float(mine < now + SLIGHT)]
    return [1.0, now, float(passed), theirs, mine, *helpless, *means(t, me), *means(t, foe)]


def means(t: Table, side: Side) -> list[float]:
    """What a side has left: room, influence, powers."""
    found = [float(side.room), float(min(side.influence, 3)), 0, 0, 0, 0, 0, 0, 0, 0, 0]
    for card in side.ready:
        if t.has_power(card) or KIND[card] in ("any", "character"):
            found[KINDS[KIND[card]]] += 1
    found[8] = sum(card in CHARACTERS for card in side.exhausted)
    found[9] = max(0, t.objective - side.total)
    found[10] = max(0, side.total - t.objective)
    return found


# -------------------------------------------------------------------------------- one option
def reach(t: Table, mover: Side, other: Side, mine: bool) -> float:
    """The best that one option, and cards played after it, can do for the mover's chance."""
    total, room = other.total, mover.room
    best = land(t, mover.total, total, room, mover.rest, mine)
    if room > 0 and mover.top is not mover.rest:
        played = (
            chance * land(t, mover.total + value, total, room - 1, mover.rest, mine)
            for value, chance in mover.top
        )
        best = max(end(t, mover.total, total, mine), sum(played))
    for totals in set(outcomes(t, mover, other)):
        best = max(best, land(t, *totals, mover.rest, mine))
    return best


def land(t: Table, total: int, other: int, room: int, deck: Chances, mine: bool) -> float:
    """The mover's chance if cards are played until it is best to stop."""
    if total >= t.objective or room == 0:
        return end(t, total, other, mine)
    key = (total, other, room, mine)
    found = t.landings.get(key)
    if found is None:
        found = end(t, total, other, mine)
        if found < SURE:
            after = (p * land(t, total + v, other, room - 1, deck, mine) for v, p in deck)
            found = max(found, sum(after))
        t.landings[key] = found
    return found


def end(t: Table, total: int, other: int, mine: bool) -> float:
    return t.end(total, other) if mine else 1.0 - t.end(other, total)


def outcomes(t: Table, mover: Side, other: Side) -> Iterator[Totals]:
    """What powers and influence can bring about."""
    mine, theirs, room = mover.total, other.total, mover.room
    kinds = {KIND[card] for card in mover.ready if card not in CHARACTERS and t.has_power(card)}
    if "military" in kinds:
        for value in other.values():
            yield mine, theirs - value, room
    if "diplomacy" in kinds:
        for value in mover.values():
            yield mine - value, theirs, room + 1
    if "the_force" in kinds and not CHARACTERS.isdisjoint(other.ready):
        yield mine, theirs - DROP, room
    for card in mover.ready:
        if card in CHARACTERS:
            yield mine - DROP, theirs, room
            if card in BY_CHARACTER and t.has_power(card):
                yield from BY_CHARACTER[card](mover, other)
    if mover.influence and not CHARACTERS.isdisjoint(mover.exhausted):
        yield mine + DROP, theirs, room


def chewbacca(mover: Side, other: Side) -> Iterator[Totals]:
    opposing = min(2, sum(card in CHARACTERS for card in other.ready))
    for number in range(opposing):
        yield mover.total - DROP, other.total - DROP * (number + 1), mover.room


def han_solo(mover: Side, other: Side) -> Iterator[Totals]:
    if mover.room > 0:
        for value, _ in mover.rest:
            yield mover.total - DROP + value, other.total, mover.room - 1


def leia_organa(mover: Side, other: Side) -> Iterator[Totals]:
    if mover.room > 0:
        yield mover.total - DROP + READY["any_6"], other.total, mover.room - 1


def luke_skywalker(mover: Side, other: Side) -> Iterator[Totals]:
    for value in (0, *other.values()):
        yield mover.total - DROP, other.total - value, mover.room
        for own in mover.values():
            yield mover.total - DROP - own, other.total - value, mover.room + 1


def boba_fett(mover: Side, other: Side) -> Iterator[Totals]:
    for card in other.area():
        left = other.total - other.value(card)
        yield mover.total - DROP, left, mover.room
        if any(more in CHARACTERS for more in other.ready if more != card):
            yield mover.total - DROP, left - DROP, mover.room


def darth_vader(mover: Side, other: Side) -> Iterator[Totals]:
    for card in mover.exhausted:
        yield mover.total - DROP - EXHAUSTED[card], other.total, mover.room + 1
    for card in other.exhausted:
        yield mover.total - DROP, other.total - EXHAUSTED[card], mover.room


BY_CHARACTER: Final = {
    "chewbacca": chewbacca,
    "han_solo": han_solo,
    "leia_organa": leia_organa,
    "luke_skywalker": luke_skywalker,
    "boba_fett": boba_fett,
    "darth_vader": darth_vader,
}
