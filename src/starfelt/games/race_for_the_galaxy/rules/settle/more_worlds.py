"""More worlds in one Settle phase: a second one, one conquered by stealth, one for a better one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import HIDDEN, NOBODY, Question
from starfelt.core.pile import sort

from ..actions import NONE, PLACE, REPLACE, USE
from ..paying.placing import none_or_place
from ..player import (
    ATTACKING,
    FINISHED,
    NO_CARD,
    SECOND,
    SNEAK_DECLINED,
    SNEAKING,
    UPGRADED,
    Player,
)
from ..powers.designs import CARDS
from ..powers.powers import (
    SECOND_WORLD,
    SECOND_WORLDS,
    SNEAK,
    SNEAKS,
    UPGRADE,
    UPGRADES,
    WILD,
)
from ..round import phases, prestige
from . import takeovers
from .after_settling import discard_world
from .offers import card_with, has_word, to_settle, to_sneak
from .one_world import ResolveWorld

if TYPE_CHECKING:
    from ..state import Race


@final
class MoreWorlds(phases.SeatStep):
    """Powers that place one more world, as long as there are some and the player wants to."""

    def do(self, s: Race) -> None:
        usable = usable_powers(s, self.seat)
        if len(usable) == 0:
            return
        s.push(self)
        if len(usable) == 1:
            pose_power(s, self.seat, usable[0])
        else:
            s.ask(UseToSettle(self.seat))


def usable_powers(s: Race, seat: i64) -> vec[i64]:
    """The words of the powers that could be used now; hands are secret, their sizes are not."""
    p = s.players[seat]
    found = vec[i64](capacity=3)
    if p.has_done(FINISHED):
        return found
    begun = p.settled > 0 or p.has_done(ATTACKING)
    some = p.hand.size() > 0
    if begun and p.sums[SECOND_WORLDS] > 0 and not p.has_done(SECOND):
        if some or takeovers.has_targets(s, seat):
            found = append(found, SECOND_WORLD)
    if begun and some and p.sums[SNEAKS] > 0 and not p.has_done(SNEAK_DECLINED):
        if card_with(p, SNEAK) != NO_CARD:
            found = append(found, SNEAK)
    if some and p.sums[UPGRADES] > 0 and not p.has_done(UPGRADED) and has_replaceable(p):
        found = append(found, UPGRADE)
    return found


@final
class UseToSettle(Question["Race"]):
    """Which power places one more world, if any."""

    def answers(self, s: Race) -> vec[i64]:
        p = s.players[self.seat]
        acts = vec[i64](capacity=4)
        acts = append(acts, NONE)
        for word in usable_powers(s, self.seat):
            acts = append(acts, USE + card_with(p, word))
        sort(acts)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        if action == NONE:
            s.players[self.seat].once |= FINISHED
            return
        for word in (SECOND_WORLD, SNEAK, UPGRADE):
            if has_word(action - USE, word):
                pose_power(s, self.seat, word)


def pose_power(s: Race, seat: i64, word: i64) -> None:
    p = s.players[seat]
    if word == UPGRADE:
        p.once |= UPGRADED
        s.ask(ReplaceWorld(seat))
    elif word == SNEAK:
        s.ask(PlaceBySneak(seat))
    else:
        p.once |= SECOND
        if p.hand.size() > 0:
            s.ask(PlaceSecond(seat))
        else:
            takeovers.pose_takeover(s, seat)


def place_more(s: Race, seat: i64, world: i64) -> None:
    s.players[seat].placing = world
    s.lay(seat, world)
    s.push(ResolveWorld(seat))


@final
class PlaceSecond(Question["Race"]):
    """Which world is placed after the first, if any; a takeover can take its place."""

    def answers(self, s: Race) -> vec[i64]:
        return none_or_place(to_settle(s, self.seat))

    def answer(self, s: Race, action: i64) -> None:
        if action == NONE:
            s.tell("passes", self.seat, NOBODY, HIDDEN, 1)
            takeovers.pose_takeover(s, self.seat)
        else:
            place_more(s, self.seat, action - PLACE)


@final
class PlaceBySneak(Question["Race"]):
    """Which world is conquered by discarding the card that allows it, if any."""

    def answers(self, s: Race) -> vec[i64]:
        return none_or_place(to_sneak(s, self.seat))

    def answer(self, s: Race, action: i64) -> None:
        p = s.players[self.seat]
        if action == NONE:
            s.tell("passes", self.seat, NOBODY, HIDDEN, 1)
            p.once |= SNEAK_DECLINED
        else:
            p.once |= SNEAKING
            place_more(s, self.seat, action - PLACE)


# -------------------------------------------------------------------------------- replacing
def has_replaceable(p: Player) -> bool:
    """Is there a peaceful world that was not placed in this phase?"""
    for i in range(p.working()):
        row = CARDS[p.tableau.at(i)]
        if row.is_world and not row.military:
            return True
    return False


def is_better(old: i64, new: i64, most: i64) -> bool:
    """Can the old world be replaced by the new one, which may cost so much more?"""
    row = CARDS[old]
    better = CARDS[new]
    if not better.is_world or better.military or row.military:
        return False
    more = better.cost - row.cost
    if more < 0 or more > most:
        return False
    return row.kind == better.kind or fits_any(row.kind, better.kind)


def fits_any(one: i64, other: i64) -> bool:
    """A world of any kind fits every kind, but not a world without goods."""
    return (one == WILD and other > 0) or (other == WILD and one > 0)


def replacements(p: Player, old: i64) -> vec[i64]:
    """The worlds in hand that can replace one."""
    found = vec[i64](capacity=4)
    for card in p.hand.cards:
        if is_better(old, card, p.sums[UPGRADES]):
            found = append(found, PLACE + card)
    return found


@final
class ReplaceWorld(Question["Race"]):
    """Which world is replaced, if any."""

    def answers(self, s: Race) -> vec[i64]:
        p = s.players[self.seat]
        acts = vec[i64](capacity=4)
        acts = append(acts, NONE)
        for i in range(p.working()):
            card = p.tableau.at(i)
            if CARDS[card].is_world and len(replacements(p, card)) > 0:
                acts = append(acts, REPLACE + card)
        sort(acts)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        if action == NONE:
            s.tell("passes", self.seat, NOBODY, HIDDEN, 1)
        else:
            s.ask(PlaceBetter(self.seat, action - REPLACE))


@final
class PlaceBetter(Question["Race"]):
    """Which world takes the place of another one."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card

    def numbers(self) -> list[int]:
        return [self.seat, self.card]

    def answers(self, s: Race) -> vec[i64]:
        return replacements(s.players[self.seat], self.card)

    def answer(self, s: Race, action: i64) -> None:
        seat = self.seat
        p = s.players[seat]
        engineers = card_with(p, UPGRADE)
        s.tell("replaces", seat, NOBODY, self.card, 0)
        discard_world(s, seat, self.card)
        s.lay(seat, action - PLACE)
        prestige.symbol_after_payment(s, seat, action - PLACE)
        prestige.gain(s, seat, engineers, 1)
