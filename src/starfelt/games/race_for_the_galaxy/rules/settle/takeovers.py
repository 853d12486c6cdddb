"""Takeovers: declared in a Settle phase; `takeover_fight` resolves them at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import NOBODY, Question
from starfelt.core.pile import sort

from ..actions import ATTACK, DONE, NONE, USE
from ..player import (
    ATTACKING,
    NO_CARD,
    Player,
)
from ..powers.card import Card
from ..powers.designs import CARDS
from ..powers.powers import (
    ANYONE,
    CLOAK,
    CLOAKS,
    DESTRUCTION,
    DISCARDED,
    IMPERIUMS,
    REBEL,
    REBELS,
    TAKEOVER,
    TAKEOVERS,
    THE_ARMED,
    THE_IMPERIUM,
    Power,
)
from ..round import goals, phases, prestige
from .after_settling import discard_in_settle
from .military import use_for_military
from .offers import with_temporary_military

if TYPE_CHECKING:
    from ..state import Race

# an attempt is written down as so many numbers
ATTACKER: Final = 0
OWNER: Final = 1
WORLD: Final = 2
POWER: Final = 3  # the card that has the power
STATE: Final = 4
FIELDS: Final = 5
DECLARED: Final = 0
CLOAKED: Final = 1  # strikes a peaceful world, for which a card was discarded
PREVENTED: Final = 2


def attempt(s: Race, i: i64, field: i64) -> i64:
    return s.attempts[FIELDS * i + field]


def set_attempts(s: Race, numbers: list[int]) -> None:
    """Read back what was declared."""
    if len(numbers) > 0:
        s.attempts = vec[i64](numbers)


# -------------------------------------------------------------------------------- declaring
def is_takeover(power: Power) -> bool:
    return power.word == TAKEOVER or power.word == DESTRUCTION


def takeover_power(card: i64) -> Power:
    """The power to take over worlds that a card has."""
    powers = CARDS[card].settles
    i: i64 = 0
    while not is_takeover(powers[i]):
        i += 1
    return powers[i]


def has_fleet(p: Player) -> bool:
    """Is there a card to be discarded with which a takeover may strike a peaceful world?"""
    return p.sums[CLOAKS] > 0 and fleet_of(p) != NO_CARD


def fleet_of(p: Player) -> i64:
    for i in range(p.working()):
        for power in CARDS[p.tableau.at(i)].settles:
            if power.word == CLOAK and power.prestige > 0:
                return p.tableau.at(i)
    return NO_CARD


def may_strike(power: Power, p: Player, owner: Player, row: Card) -> bool:
    """May this power of a player be used against this world of an owner?"""
    if power.kind == REBELS:
        return row.military and row.keywords & REBEL != 0
    if not row.is_world or not (row.military or has_fleet(p)):
        return False
    if power.kind == THE_IMPERIUM:
        return owner.sums[IMPERIUMS] > 0
    if power.kind == THE_ARMED:
        return owner.military() >= 1
    return p.prestige > 0


def powers_against(s: Race, seat: i64, owner: i64, world: i64) -> vec[i64]:
    """The cards whose power may be used against a world."""
    p = s.players[seat]
    found = vec[i64](capacity=2)
    for i in range(p.working()):
        card = p.tableau.at(i)
        for power in CARDS[card].settles:
            if is_takeover(power) and may_strike(power, p, s.players[owner], CARDS[world]):
                found = append(found, card)
    return found


def targets(s: Race, seat: i64) -> vec[i64]:
    """The worlds of others that can be struck: those that were there before this phase."""
    found = vec[i64](capacity=8)
    for owner in range(s.seats):
        q = s.players[owner]
        for i in range(q.working() if owner != seat else 0):
            world = q.tableau.at(i)
            if CARDS[world].is_world and len(powers_against(s, seat, owner, world)) > 0:
                found = append(found, world)
    return found


def has_targets(s: Race, seat: i64) -> bool:
    return can_declare(s, seat) and len(targets(s, seat)) > 0


def can_declare(s: Race, seat: i64) -> bool:
    return s.rules.takeovers and s.players[seat].sums[TAKEOVERS] > 0


def pose_takeover(s: Race, seat: i64) -> None:
    """Instead of placing a world a takeover may be declared."""
    if has_targets(s, seat):
        s.ask(DeclareTakeover(seat))


def owner_of(s: Race, world: i64) -> i64:
    """Whose tableau has this world; it must be in one."""
    seat: i64 = 0
    while not s.players[seat].has(world):
        seat += 1
    return seat


@final
class DeclareTakeover(Question["Race"]):
    """Which world is to be taken over, if any."""

    def answers(self, s: Race) -> vec[i64]:
        acts = vec[i64](capacity=8)
        acts = append(acts, NONE)
        for world in targets(s, self.seat):
            acts = append(acts, ATTACK + world)
        sort(acts)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        if action == NONE:
            return
        world = action - ATTACK
        cards = powers_against(s, self.seat, owner_of(s, world), world)
        if len(cards) == 1:
            declare(s, self.seat, world, cards[0])
        else:
            s.ask(TakeoverBy(self.seat, world))


@final
class TakeoverBy(Question["Race"]):
    """By which power a world is to be taken over."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card  # the world

    def numbers(self) -> list[int]:
        return [self.seat, self.card]

    def answers(self, s: Race) -> vec[i64]:
        acts = vec[i64](capacity=2)
        for card in powers_against(s, self.seat, owner_of(s, self.card), self.card):
            acts = append(acts, USE + card)
        sort(acts)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        declare(s, self.seat, self.card, action - USE)


def declare(s: Race, seat: i64, world: i64, card: i64) -> None:
    """The takeover is announced; what it costs is paid now."""
    p = s.players[seat]
    power = takeover_power(card)
    owner = owner_of(s, world)
    state: i64 = DECLARED if CARDS[world].military else CLOAKED
    s.tell("declares", seat, owner, world, card)
    for number in (seat, owner, world, card, state):
        s.attempts = append(s.attempts, number)
    p.once |= ATTACKING
    if power.kind == ANYONE:
        prestige.spend(s, seat, card)
    if power.number == DISCARDED:
        spend_for_takeover(s, seat, card)
    if state == CLOAKED:
        spend_for_takeover(s, seat, fleet_of(p))
    s.push(Reinforce(seat))


def spend_for_takeover(s: Race, seat: i64, card: i64) -> None:
    s.tell("spends", seat, NOBODY, card, 0)
    discard_in_settle(s, seat, card)
    if not s.rules.engine_quirks:
        goals.after_loss(s, seat)


def ways_to_arm(s: Race, seat: i64) -> vec[i64]:
    """The powers with which an attacker can become stronger."""
    return with_temporary_military(s, seat, s.players[seat].hand.size(), vec[i64]())


@final
class Reinforce(phases.SeatStep):
    """The attacker may use powers for military, as many as he likes."""

    def do(self, s: Race) -> None:
        if len(ways_to_arm(s, self.seat)) > 0:
            s.ask(ReinforceAttack(self.seat))


@final
class ReinforceAttack(Question["Race"]):
    """Which power is used for military, if any more."""

    def answers(self, s: Race) -> vec[i64]:
        acts = append(ways_to_arm(s, self.seat), DONE)
        sort(acts)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        if action != DONE:
            s.push(Reinforce(self.seat))
            use_for_military(s, self.seat, action - USE)
