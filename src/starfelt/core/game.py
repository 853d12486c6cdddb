"""What a game offers to everything outside the rules: bots, tables, screens, tests."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Generic, TypeVar

from msgspec import Struct

from starfelt.core.machine import HIDDEN, NOBODY, State
from starfelt.core.notation import Reader
from starfelt.core.options import Option, Options, complete
from starfelt.core.refusal import Refusal
from starfelt.core.rng import KEYED, SEED_BITS, Rng, seeded
from starfelt.core.told import Kinds

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)

SPECTATOR = -1


class Action(Struct, frozen=True, omit_defaults=True):
    """The structured twin of an action: for text, for targets on screen, for notation."""

    verb: str
    card: str | None = None
    second: str | None = None  # where two cards make one action
    seat: int | None = None
    number: int | None = None


class Told(Struct, frozen=True, omit_defaults=True):
    """An event as one seat is told it; a card that it may not know is absent."""

    kind: str
    seat: int
    other: int | None = None
    card: str | None = None
    number: int = 0


class Game(ABC, Generic[S, V]):
    """One game.  Its name, rules version, seats and options are facts; the rest is below."""

    name: str
    rules: int
    least_seats: int
    most_seats: int
    quick_seats: int = 2  # of a game that somebody starts at once, alone against bots
    options: tuple[Option, ...]
    view_type: type[V]  # for who receives a view as bytes
    num_actions: int
    max_answers: int  # no game takes more
    cards: tuple[str, ...]  # the keys of its designs, by number
    told_kinds: Kinds  # a row for each kind of event

    def __init__(self) -> None:
        self.decided: dict[tuple[object, ...], Any] = {}

    def start(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        make: int = KEYED,
        quiet: bool = False,
    ) -> S:
        """A new game, run to its first question."""
        chosen = self.complete(options) if options else self.defaults
        least, most = self.seats_for(chosen)
        if not least <= seats <= most:
            raise Refusal("wrong-seats", game=self.name, seats=seats, least=least, most=most)
        if not 0 <= seed < 1 << SEED_BITS:
            raise Refusal("wrong-seed", bits=SEED_BITS)
        return self.deal(seats, seeded(seed, make), chosen, quiet)

    @cached_property
    def defaults(self) -> Options:
        return self.complete({})

    def complete(self, options: Mapping[str, object]) -> Options:
        return complete(self.options, options)

    def seats_for(self, options: Options) -> tuple[int, int]:
        """The least and the most seats with these options."""
        return self.least_seats, self.most_seats

    @abstractmethod
    def decide(self, options: Options) -> Any:
        """What complete options decide, as the rules want it."""

    def decision(self, options: Options) -> Any:
        """The same, once: it never changes, so equal options share one."""
        key = tuple(options[option.key] for option in self.options)
        if key not in self.decided:
            self.decided[key] = self.decide(options)
        return self.decided[key]

    def decision_of(self, document: Mapping[str, Any]) -> Any:
        """What the options of a position decide; refuses that of another game."""
        r = Reader(document, "position")
        r.word("game", (self.name,))
        r.word("rules", (self.rules,))
        if self.least_seats == self.most_seats:
            r.word("seats", (self.least_seats,), self.least_seats)
        return self.decision(self.complete(Reader(r.get("options", {}), "options").document))

    @abstractmethod
    def deal(self, seats: int, rng: Rng, options: Options, quiet: bool) -> S:
        """Set the game up and run to the first question."""

    @abstractmethod
    def view(self, s: S, seat: int) -> V:
        """All this seat may know, built from nothing; seat -1 is a spectator."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """A world in which the seat would have this view: `resample` for who has only the view."""

    @abstractmethod
    def action(self, action: int) -> Action:
        """What an action means."""

    @abstractmethod
    def write(self, s: S) -> dict[str, Any]:
        """The state as a document in words."""

    @abstractmethod
    def read(self, document: Mapping[str, Any]) -> S:
        """The state that such a document describes."""

    @abstractmethod
    def count_cards(self, s: S) -> list[int]:
        """How many cards of each design there are, wherever they lie: never changes in a game."""

    def resample(self, s: S, seat: int, rng: Rng) -> State:
        """Another world that this seat cannot tell from this one."""
        return s.resample(seat, rng)

    def features(self, s: S, seat: int) -> list[int]:
        return list(s.features(seat))

    def told(self, s: S, seat: int) -> list[Told]:
        """What this seat is told of the latest answer."""
        return [
            self.read_event(form) for event in s.events if (form := event.told(seat)) is not None
        ]

    def read_event(self, form: tuple[str, int, int, int, int]) -> Told:
        kind, seat, other, card, number = form
        return Told(
            kind,
            seat,
            other if other != NOBODY else None,
            self.cards[card] if card != HIDDEN else None,
            number,
        )
