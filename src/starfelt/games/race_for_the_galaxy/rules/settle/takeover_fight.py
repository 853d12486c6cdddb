"""Takeovers at the end of a Settle phase: vetoes, defence, and what becomes of each attempt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import NOBODY, Question, Step
from starfelt.core.pile import sort

from ..actions import DONE, NONE, PREVENT, USE
from ..paying.saved_cards import look_at_saved
from ..player import (
    FAILED,
    FUELLED,
    Player,
)
from ..powers.card import SAVES_AT_START
from ..powers.designs import CARDS
from ..powers.powers import (
    BRIBE,
    DESTRUCTION,
    FUEL,
    FUELS,
    MERCENARIES,
    MERCENARY,
    MILITARY_WORLDS,
    REBEL_MILITARY_WORLDS,
    TACTIC,
    TAKEOVER_DEFENCE,
    VETO,
    VETOES,
)
from ..round import phases, prestige
from .after_settling import (
    DESTROYED,
    TAKEN_OVER,
    after_settling,
    discard_world,
)
from .military import use_for_military
from .offers import (
    bought,
    can_bribe,
    can_fuel,
    card_with,
    has_word,
    strength,
    tactics_left,
)
from .takeovers import (
    ATTACKER,
    CLOAKED,
    FIELDS,
    OWNER,
    POWER,
    PREVENTED,
    STATE,
    WORLD,
    attempt,
    takeover_power,
)

if TYPE_CHECKING:
    from ..state import Race

PRESTIGE_FOR_PEACEFUL: Final = 2  # for taking over a world that is not military


# -------------------------------------------------------------------------------- preventing
@final
class ResolveTakeovers(Step["Race"]):
    """After all have settled: vetoes first, then one attempt after the other."""

    def do(self, s: Race) -> None:
        if len(s.attempts) == 0:
            return
        s.push(NextTakeover(0))
        for i in range(s.seats):
            seat = s.in_order(s.seats - 1 - i)
            if s.players[seat].sums[VETOES] > 0:
                s.push(AskVeto(seat))


@final
class AskVeto(phases.SeatStep):
    def do(self, s: Race) -> None:
        if s.players[self.seat].prestige > 0:
            s.ask(PreventTakeover(self.seat))


@final
class PreventTakeover(Question["Race"]):
    """Which attempt fails for one prestige, if any."""

    def answers(self, s: Race) -> vec[i64]:
        acts = vec[i64](capacity=4)
        acts = append(acts, NONE)
        for i in range(len(s.attempts) // FIELDS):
            acts = append(acts, PREVENT + i)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        if action == NONE:
            return
        i = action - PREVENT
        s.attempts[FIELDS * i + STATE] |= PREVENTED
        s.tell("prevents", self.seat, attempt(s, i, ATTACKER), attempt(s, i, WORLD), 0)
        prestige.spend(s, self.seat, card_with(s.players[self.seat], VETO))


# -------------------------------------------------------------------------------- resolving
@final
class NextTakeover(Step["Race"]):
    """Attempts from this one on, in the order in which they were declared."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def numbers(self) -> list[int]:
        return [self.number]

    def do(self, s: Race) -> None:
        i = self.number
        if FIELDS * i >= len(s.attempts):
            return
        s.push(NextTakeover(i + 1))
        if is_void(s, i):
            fail(s, i)
        else:
            judge(s, i)


def is_void(s: Race, i: i64) -> bool:
    """Prevented, the world is gone, or an earlier attempt of the same player has failed; a world
    that has gone and was placed anew is another one."""
    if attempt(s, i, STATE) & PREVENTED or s.players[attempt(s, i, ATTACKER)].has_done(FAILED):
        return True
    q = s.players[attempt(s, i, OWNER)]
    world = attempt(s, i, WORLD)
    return not q.has(world) or q.slot(world) >= q.working()


def fail(s: Race, i: i64) -> None:
    attacker = attempt(s, i, ATTACKER)
    s.players[attacker].once |= FAILED
    s.tell("fails", attacker, attempt(s, i, OWNER), attempt(s, i, WORLD), 0)


def attack_of(s: Race, i: i64) -> i64:
    """The strength of an attempt."""
    p = s.players[attempt(s, i, ATTACKER)]
    return attack_on(p, attempt(s, i, WORLD), attempt(s, i, POWER))


def attack_on(p: Player, world: i64, card: i64) -> i64:
    """The strength of an attack on a world by the power of this card."""
    return strength(p, world) + takeover_power(card).value * p.sums[REBEL_MILITARY_WORLDS]


def defence_of(s: Race, i: i64) -> i64:
    """The strength of the side that an attempt strikes."""
    return defence_by(s.players[attempt(s, i, OWNER)], attempt(s, i, WORLD))


def defence_by(q: Player, world: i64) -> i64:
    """The strength of the owner and of the world."""
    total = strength(q, world) + CARDS[world].cost
    if q.sums[TAKEOVER_DEFENCE] > 0:
        total += q.sums[MILITARY_WORLDS] + q.sums[REBEL_MILITARY_WORLDS]
    return total


def judge(s: Race, i: i64) -> None:
    """An attack that is strong enough succeeds, unless the owner can and will do more."""
    attack = attack_of(s, i)
    defence = defence_of(s, i)
    owner = attempt(s, i, OWNER)
    if attack < defence:
        fail(s, i)
    elif defence + defence_left(s, owner) > attack:
        s.ask(Defend(owner, i))
    else:
        succeed(s, i)


def mercenaries_left(p: Player) -> i64:
    left = p.sums[MERCENARIES] - p.armed
    return left if left < p.hand.size() else p.hand.size()


def defence_left(s: Race, seat: i64) -> i64:
    """How much military a defender can still have."""
    p = s.players[seat]
    return tactics_left(p) + mercenaries_left(p) + bought(s, seat)


@final
class Defend(Question["Race"]):
    """Which power for military the owner of a world uses, if any more."""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final[i64] = number  # of the attempt

    def numbers(self) -> list[int]:
        return [self.seat, self.number]

    def answers(self, s: Race) -> vec[i64]:
        acts = append(ways_to_defend(s, self.seat), DONE)
        sort(acts)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        if action == DONE:
            conclude(s, self.number)
            return
        s.push(Judge(self.number))
        if s.rules.engine_quirks and has_word(action - USE, FUEL):
            fuel_for_nothing(s, self.seat, action - USE)
        else:
            use_for_military(s, self.seat, action - USE)


def ways_to_defend(s: Race, seat: i64) -> vec[i64]:
    """The powers with which a defender can become stronger, even those of worlds just lost."""
    p = s.players[seat]
    acts = vec[i64](capacity=4)
    for i in range(p.working()):
        acts = with_defence(s, seat, acts, p.tableau.at(i))
    if p.lost is not None:
        for card in p.lost.cards:
            acts = with_defence(s, seat, acts, card)
    return acts


def with_defence(s: Race, seat: i64, acts: vec[i64], card: i64) -> vec[i64]:
    """Add a card whose power can still be used to defend."""
    p = s.players[seat]
    for power in CARDS[card].settles:
        word = power.word
        if (
            (word == TACTIC and p.has(card))
            or (word == MERCENARY and mercenaries_left(p) > 0)
            or (word == BRIBE and can_bribe(p))
            or (word == FUEL and can_fuel(s, seat))
        ):
            acts = append(acts, USE + card)
    return acts


def fuel_for_nothing(s: Race, seat: i64, card: i64) -> None:
    """A known engine leaves the good where it is."""
    p = s.players[seat]
    s.tell("uses", seat, NOBODY, card, 0)
    p.once |= FUELLED
    p.extra += p.sums[FUELS]


@final
class Judge(Step["Race"]):
    """The owner has done more: is it enough now?"""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def numbers(self) -> list[int]:
        return [self.number]

    def do(self, s: Race) -> None:
        owner = attempt(s, self.number, OWNER)
        if s.rules.engine_quirks and defence_left(s, owner) > 0:
            s.ask(Defend(owner, self.number))
        else:
            judge(s, self.number)


def conclude(s: Race, i: i64) -> None:
    if attack_of(s, i) < defence_of(s, i):
        fail(s, i)
    else:
        succeed(s, i)


def succeed(s: Race, i: i64) -> None:
    """The world changes hands, or is destroyed."""
    attacker = attempt(s, i, ATTACKER)
    owner = attempt(s, i, OWNER)
    world = attempt(s, i, WORLD)
    power = takeover_power(attempt(s, i, POWER))
    destroyed = power.word == DESTRUCTION
    s.tell("destroys" if destroyed else "takes_over", attacker, owner, world, 0)
    if destroyed:
        discard_world(s, owner, world)
    else:
        change_hands(s, owner, attacker, world)
    prestige.gain(s, attacker, attempt(s, i, POWER), power.prestige)
    if attempt(s, i, STATE) & CLOAKED:
        prestige.gain(s, attacker, world, PRESTIGE_FOR_PEACEFUL)
    after_settling(s, attacker, world, DESTROYED if destroyed else TAKEN_OVER)


def change_hands(s: Race, owner: i64, to: i64, world: i64) -> None:
    """A world goes to another tableau, with its good and the cards under it."""
    q = s.players[owner]
    p = s.players[to]
    good = q.goods.at(q.slot(world))
    q.lose(world)
    p.lay(world)
    p.goods.put(p.tableau.size() - 1, good)
    if CARDS[world].flags & SAVES_AT_START and q.saved is not None:
        p.saved = q.saved
        q.saved = None
        q.shown = None
        q.gone = 0
        look_at_saved(s, to, owner)


RESOLVE_TAKEOVERS: Final = ResolveTakeovers()
