"""A round: everybody lays a card face down, then all are shown; and how a game is set up."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import HIDDEN, NOBODY, Question, Step
from starfelt.core.pile import Pile
from starfelt.core.rng import Rng

from .actions import LAY
from .card import MAX_SEATS, NOTHING
from .designs import CARDS, DESIGNS
from .state import Toy


@final
class Reveal(Step[Toy]):
    """The cards are turned up, and the brightest one wins a point more than in the last round."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def numbers(self) -> list[int]:
        return [self.number]

    def do(self, s: Toy) -> None:
        winner: i64 = 0
        for seat in range(s.seats):
            if CARDS[s.laid[seat]].brightness > CARDS[s.laid[winner]].brightness:
                winner = seat
        for seat in range(s.seats):
            s.show(seat)
        s.score(winner, self.number + 1)
        begin_round(s, self.number + 1)


@final
class Lay(Question[Toy]):
    """Lay a card face down."""

    def answers(self, s: Toy) -> vec[i64]:
        acts = vec[i64](capacity=DESIGNS)
        for card in s.hands[self.seat].cards:
            acts = append(acts, LAY + card)
        return acts

    def answer(self, s: Toy, action: i64) -> None:
        s.lay(self.seat, action - LAY)


LAY_A_CARD: Final = [Lay(seat) for seat in range(MAX_SEATS)]


def begin_round(s: Toy, number: i64) -> None:
    """All seats are asked at once; after the last round nothing is left to do."""
    if number < s.rounds:
        s.tell("round", NOBODY, NOBODY, HIDDEN, number + 1)
        s.push(Reveal(number))
        for seat in range(s.seats):
            s.ask(LAY_A_CARD[seat])


def bare(seats: int, rng: Rng, rounds: int) -> Toy:
    """A table with no card on it."""
    hands = vec[Pile]()
    laid = vec[i64]()
    points = vec[i64]()
    for _ in range(seats):
        hands = append(hands, Pile(vec[i64]()))
        laid = append(laid, NOTHING)
        points = append(points, 0)
    return Toy(seats, rng, [], rounds, hands, laid, points, Pile(vec[i64]()), Pile(vec[i64]()))


def new_game(seats: int, rng: Rng, rounds: int, quiet: bool) -> Toy:
    """Shuffle, deal a card for each round, and begin."""
    s = bare(seats, rng, rounds)
    s.quiet = quiet
    for card in range(DESIGNS):
        s.deck.add(card)
    s.deck.shuffle(rng)
    for seat in range(seats):
        for _ in range(rounds):
            s.hands[seat].insert(s.deck.draw())
    begin_round(s, 0)
    return s
