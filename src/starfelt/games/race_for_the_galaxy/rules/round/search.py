"""Search: turn up cards until one of a category comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import HIDDEN, NOBODY, Question

from ..actions import DECLINE, LOOK_FOR, TAKE
from ..player import NO_CARD
from ..powers.card import WINDFALL, Card
from ..powers.designs import CARDS
from ..powers.powers import (
    ALIEN,
    ALL_GOODS,
    ANY,
    CHROMO,
    DESTRUCTION,
    EACH_KIND,
    GOODS,
    KINDS_OF_GOODS,
    MILITARY,
    SET_OF_GOODS,
    TAKEOVER,
    TAKEOVER_DEFENCE,
    VETO,
    WILD,
)
from .phases import SeatStep
from .turned_up import clear_flipped, flip

if TYPE_CHECKING:
    from ..state import Race

ARMY: Final = 0  # a development with 1 or 2 military
MILITARY_WINDFALL: Final = 1  # with defence 1 or 2
PEACEFUL_WINDFALL: Final = 2  # that costs 1 or 2
CHROMO_WORLD: Final = 3
ALIEN_WORLD: Final = 4  # of the alien kind
CONSUMER: Final = 5  # can consume two goods or more
STRONGHOLD: Final = 6  # a military world with defence 5 or more
SIX: Final = 7  # a six-cost development
AGGRESSION: Final = 8  # a power to take over worlds, or against it
CATEGORIES: Final = (
    "army",
    "military_windfall",
    "peaceful_windfall",
    "chromo_world",
    "alien_world",
    "consumer",
    "stronghold",
    "six",
    "aggression",
)


def fits(row: Card, category: i64) -> bool:
    """Is this card what is looked for?"""
    if category == ARMY or category == SIX:
        return is_army(row) if category == ARMY else row.is_six
    if category == CONSUMER:
        return consumes_two(row)
    if category == AGGRESSION:
        return is_aggression(row)
    return row.is_world and world_fits(row, category)


def world_fits(row: Card, category: i64) -> bool:
    if category == CHROMO_WORLD:
        return row.keywords & CHROMO != 0
    if category == ALIEN_WORLD:
        return row.kind == ALIEN or row.kind == WILD
    if category == STRONGHOLD:
        return row.military and row.cost >= 5
    small = row.type == WINDFALL and (row.cost == 1 or row.cost == 2)
    return small and row.military == (category == MILITARY_WINDFALL)


def is_army(row: Card) -> bool:
    if row.is_world:
        return False
    for power in row.powers:
        if power.sum_of == MILITARY + ANY and (power.value == 1 or power.value == 2):
            return True
    return False


def consumes_two(row: Card) -> bool:
    for power in row.consumes:
        word = power.word
        if word == GOODS and power.number > 1:
            return True
        if word == SET_OF_GOODS or word == KINDS_OF_GOODS or word == EACH_KIND:
            return True
        if word == ALL_GOODS:
            return True
    return False


def is_aggression(row: Card) -> bool:
    for power in row.powers:
        if power.word == TAKEOVER or power.word == DESTRUCTION or power.word == VETO:
            return True
        if power.sum_of == TAKEOVER_DEFENCE:
            return True
    return False


FITS: Final = [
    [fits(CARDS[card], category) for card in range(len(CARDS))]
    for category in range(len(CATEGORIES))
]


@final
class Search(SeatStep):
    """Only the seat that chose it searches."""

    def do(self, s: Race) -> None:
        s.ask(NameCategory(self.seat))


@final
class NameCategory(Question["Race"]):
    """What is looked for."""

    def answers(self, s: Race) -> vec[i64]:
        number = len(CATEGORIES) if s.rules.takeovers else AGGRESSION
        acts = vec[i64](capacity=9)
        for category in range(number):
            acts = append(acts, LOOK_FOR + category)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        s.tell("looks_for", self.seat, NOBODY, HIDDEN, action - LOOK_FOR)
        search_on(s, self.seat, action - LOOK_FOR, False)


def search_on(s: Race, seat: i64, category: i64, declined: bool) -> None:
    """Turn up cards until one fits; the second one must be taken."""
    card = flip(s, seat)
    while card != NO_CARD and not FITS[category][card]:
        card = flip(s, seat)
    if card == NO_CARD:
        clear_flipped(s, seat, NO_CARD)  # everything has been turned up: the card is not used up
    elif declined and not is_wild(category, card):
        find(s, seat, card)
    else:
        s.ask(TakeFound(seat, category, declined))


def is_wild(category: i64, card: i64) -> bool:
    """A world of any kind may be said not to be of the kind looked for: that is no refusal."""
    return category == ALIEN_WORLD and CARDS[card].kind == WILD


def find(s: Race, seat: i64, card: i64) -> None:
    s.players[seat].spent = True
    clear_flipped(s, seat, card)


@final
class TakeFound(Question["Race"]):
    """Take the card that was found, or go on to the next one that fits."""

    def __init__(self, seat: i64, category: i64, declined: bool) -> None:
        super().__init__(seat)
        self.category: Final[i64] = category
        self.declined: Final[bool] = declined  # another one, before

    def numbers(self) -> list[int]:
        return [self.seat, self.category, int(self.declined)]

    def answers(self, s: Race) -> vec[i64]:
        return vec[i64]([TAKE, DECLINE])

    def answer(self, s: Race, action: i64) -> None:
        assert s.flipped is not None
        card = s.flipped.at(s.flipped.size() - 1)
        if action == TAKE:
            find(s, self.seat, card)
            return
        s.tell("declines", self.seat, NOBODY, card, 0)
        declined = self.declined or not is_wild(self.category, card)
        search_on(s, self.seat, self.category, declined)
