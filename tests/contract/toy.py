"""A toy game with simultaneous secret choices: lay a card face down; the highest wins the round."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from msgspec import Struct
from mypy_extensions import i64

from starfelt.core.game import Action, Game
from starfelt.core.machine import HIDDEN, NOBODY, Question, State, Step
from starfelt.core.notation import Reader, read_rng, write_rng
from starfelt.core.options import Flag
from starfelt.core.pile import Pile, pile

CARDS = 9
ROUNDS = 2


class Toy(State):
    def __init__(self, seats, rng):
        super().__init__(seats, rng, [])
        self.hands = [pile([]) for _ in range(seats)]
        self.laid = [HIDDEN] * seats
        self.shown: list[int] = []
        self.points = [0] * seats
        self.deck = pile([])

    def clone(self):
        s = Toy(self.seats, self.rng.copy())
        s.stack = self.stack[:]
        s.copy_machine(self)
        s.hands = [hand.copy() for hand in self.hands]
        s.laid, s.shown, s.points = self.laid[:], self.shown[:], self.points[:]
        s.deck = self.deck.copy()
        return s

    def content(self):
        hands = [card for hand in self.hands for card in [-1, *hand.cards]]
        return [*hands, -2, *self.laid, -2, *self.shown, -2, *self.points, -2, *self.deck.cards]

    def ending(self):
        return "rounds" if self.is_over() else ""

    def returns(self):
        if not self.is_over():
            return [0] * self.seats
        best = max(self.points)
        if self.points.count(best) > 1:
            return [0] * self.seats
        return [1 if n == best else -1 for n in self.points]

    def resample(self, seat, rng):
        t = self.clone()
        others = [other for other in range(self.seats) if other != seat]
        hidden = self.deck.copy()
        for other in others:
            hidden.gather(t.hands[other])
            if self.laid[other] != HIDDEN:
                hidden.add(self.laid[other])
        hidden.sort()
        hidden.shuffle(rng)
        for other in others:
            t.hands[other] = pile(sorted(hidden.draw() for _ in range(self.hands[other].size())))
            if self.laid[other] != HIDDEN:
                t.laid[other] = hidden.draw()
        t.deck = hidden
        t.rng.reseed(rng)
        return t

    def features(self, seat):
        return vec[i64]([*self.points, len(self.shown), self.deck.size()])


class Round(Step[Toy]):
    def __init__(self, number):
        self.number = number

    def numbers(self):
        return [self.number]

    def do(self, s):
        if self.number < ROUNDS:
            s.push(Reveal(self.number))
            for seat in range(s.seats):
                s.ask(Lay(seat))


class Reveal(Step[Toy]):
    def __init__(self, number):
        self.number = number

    def numbers(self):
        return [self.number]

    def do(self, s):
        for seat, card in enumerate(s.laid):
            s.tell("shows", seat, NOBODY, card, 1)
        s.points[s.laid.index(max(s.laid))] += 1
        s.shown += s.laid
        s.laid = [HIDDEN] * s.seats
        s.push(Round(self.number + 1))


class Lay(Question[Toy]):
    """Lay a card face down."""

    def answers(self, s):
        return s.hands[self.seat].cards[:]

    def answer(self, s, action):
        s.hands[self.seat].remove(action)
        s.laid[self.seat] = action
        s.tell_some("lays", self.seat, NOBODY, action, 1, 1 << self.seat)


class ToyView(Struct, frozen=True):
    seat: int
    options: dict[str, bool]
    hand: tuple[int, ...]
    laid: tuple[int, ...]  # own card; of the others only whether they have laid one
    sizes: tuple[int, ...]
    shown: tuple[int, ...]
    points: tuple[int, ...]
    deck: int
    asked: tuple[int, ...]


STEPS = {kind.__name__: kind for kind in (Round, Reveal, Lay)}


class ToyGame(Game[Toy, ToyView]):
    name = "toy"
    rules = 1
    least_seats, most_seats = 2, 3
    options = (Flag("fancy"),)
    num_actions = CARDS
    max_answers = 3 * ROUNDS
    cards = tuple(f"card_{n}" for n in range(CARDS))

    def decide(self, options):
        return options["fancy"]

    def deal(self, seats, rng, options, quiet):
        s = Toy(seats, rng)
        s.quiet = quiet
        s.fancy = self.decision(options)
        s.deck = pile(list(range(CARDS)))
        s.deck.shuffle(rng)
        for seat in range(seats):
            s.hands[seat] = pile(sorted(s.deck.draw() for _ in range(ROUNDS)))
        s.push(Round(0))
        s.run()
        return s

    def view(self, s, seat):
        return ToyView(
            seat=seat,
            options={},
            hand=tuple(s.hands[seat].cards) if seat >= 0 else (),
            laid=tuple(
                card if seat == i or card == HIDDEN else CARDS for i, card in enumerate(s.laid)
            ),
            sizes=tuple(hand.size() for hand in s.hands),
            shown=tuple(s.shown),
            points=tuple(s.points),
            deck=s.deck.size(),
            asked=tuple(s.asked()),
        )

    def imagine(self, view, rng):
        s = Toy(len(view.sizes), rng.copy())
        known = {*view.hand, *view.shown, *(c for c in view.laid if 0 <= c < CARDS)}
        rest = [card for card in range(CARDS) if card not in known]
        for seat, size in enumerate(view.sizes):
            own = seat == view.seat
            s.hands[seat] = pile(list(view.hand) if own else [rest.pop() for _ in range(size)])
        s.laid = [rest.pop() if card == CARDS else card for card in view.laid]
        s.shown, s.points, s.deck = list(view.shown), list(view.points), pile(rest)
        number = len(view.shown) // len(view.sizes)
        s.stack = [Reveal(number)]
        s.open = [Lay(seat) for seat in view.asked]
        return s.resample(view.seat, rng)

    def action(self, action):
        return Action("lay", card=self.cards[action])

    def write(self, s):
        return {
            "game": self.name,
            "seats": s.seats,
            "hands": [hand.listed() for hand in s.hands],
            "laid": s.laid,
            "shown": s.shown,
            "points": s.points,
            "deck": s.deck.listed(),
            "stack": [[type(step).__name__, *step.numbers()] for step in s.stack],
            "open": [[type(step).__name__, *step.numbers()] for step in s.open],
            "rng": write_rng(s.rng),
        }

    def read(self, document: Any):
        r = Reader(document, "position")
        s = Toy(r.number("seats", 2, 3), read_rng(r.get("rng", None)))
        s.hands = [pile(hand) for hand in r.items("hands", None)]
        s.laid, s.shown, s.points = document["laid"], document["shown"], document["points"]
        s.deck = pile(document["deck"])
        s.stack = [STEPS[name](*numbers) for name, *numbers in document["stack"]]
        s.open = [STEPS[name](*numbers) for name, *numbers in document["open"]]
        return s

    def count_cards(self, s):
        cards = vec[i64](s.shown)
        for hand in [*s.hands, s.deck, Pile(vec[i64]([c for c in s.laid if c != HIDDEN]))]:
            for card in hand.cards:
                cards = append(cards, card)
        return [list(cards).count(card) for card in range(CARDS)]
