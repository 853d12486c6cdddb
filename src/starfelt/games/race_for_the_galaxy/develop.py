"""Phase II, Develop: place a development in secret, reveal, pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import Question, Step
from starfelt.games.race_for_the_galaxy import phases
from starfelt.games.race_for_the_galaxy.actions import DEVELOP, DEVELOP_AGAIN, PAY
from starfelt.games.race_for_the_galaxy.card import DEVELOPMENT
from starfelt.games.race_for_the_galaxy.cards import CARDS
from starfelt.games.race_for_the_galaxy.picks import Picks, pose
from starfelt.games.race_for_the_galaxy.placing import choose_to_place, lay_open, none_or_place
from starfelt.games.race_for_the_galaxy.player import NO_CARD
from starfelt.games.race_for_the_galaxy.powers import (
    DEVELOP_DISCOUNT,
    DEVELOP_DRAW,
    DRAW_AFTER_DEVELOP,
)

if TYPE_CHECKING:
    from starfelt.games.race_for_the_galaxy.state import Race


@final
class Develop(Step["Race"]):
    """Draws before developing; then everybody chooses what to place."""

    def __init__(self, again: bool) -> None:
        self.again: Final[bool] = again

    def numbers(self) -> list[int]:
        return [int(self.again)]

    def do(self, s: Race) -> None:
        phases.begin(s, phases.DEVELOP, self.again)
        for i in range(s.seats):
            seat = s.in_order(i)
            s.draw(seat, s.players[seat].sums[DEVELOP_DRAW])
        s.secret = phases.SECRET_DEVELOPMENTS
        s.push(REVEAL_DEVELOPMENTS)
        for seat in range(s.seats):
            if s.players[seat].hand.size() > 0:
                s.ask(PlaceDevelopment(seat))


def price(s: Race, seat: i64, card: i64) -> i64:
    """How many cards a development costs."""
    cost = CARDS[card].cost - s.players[seat].sums[DEVELOP_DISCOUNT]
    if s.chose(seat, DEVELOP_AGAIN if s.again else DEVELOP):
        cost -= 1
    return cost if cost > 0 else 0


def to_develop(s: Race, seat: i64) -> vec[i64]:
    """The developments in hand that can be paid with the rest of it and are not placed yet."""
    p = s.players[seat]
    hand = p.hand.cards
    found = vec[i64](capacity=12)
    for i in range(len(hand)):
        card = hand[i]
        if CARDS[card].type != DEVELOPMENT or (i > 0 and hand[i - 1] == card):
            continue
        if price(s, seat, card) < len(hand) and not p.has(card):
            found = append(found, card)
    return found


@final
class PlaceDevelopment(Question["Race"]):
    """Which development is placed, if any; in secret until all have chosen."""

    def answers(self, s: Race) -> vec[i64]:
        return none_or_place(to_develop(s, self.seat))

    def answer(self, s: Race, action: i64) -> None:
        choose_to_place(s, self.seat, action)


@final
class RevealDevelopments(Step["Race"]):
    """All are laid open; then everybody pays, in order."""

    def do(self, s: Race) -> None:
        for seat in lay_open(s):
            s.push(PayForDevelopment(seat))


@final
class PayForDevelopment(phases.SeatStep):
    def do(self, s: Race) -> None:
        cost = price(s, self.seat, s.players[self.seat].placing)
        pose(s, PayDevelopment(self.seat, cost, 0))


@final
class PayDevelopment(Picks):
    """With which cards a development is paid."""

    def verb_number(self) -> i64:
        return PAY

    def more(self, left: i64, picked: i64) -> Picks:
        return PayDevelopment(self.seat, left, picked)

    def finish(self, s: Race, cards: vec[i64]) -> None:
        p = s.players[self.seat]
        for card in cards:
            s.discard(self.seat, card, "pays")
        p.placing = NO_CARD
        s.draw(self.seat, p.sums[DRAW_AFTER_DEVELOP])


REVEAL_DEVELOPMENTS: Final = RevealDevelopments()
