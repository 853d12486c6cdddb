"""What a game offers to everything outside the rules: bots, tables, screens, tests."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Generic, Self, TypeVar

from msgspec import Struct

from starfelt.core import positions
from starfelt.core.machine import HIDDEN, NOBODY, State
from starfelt.core.notation import Reader
from starfelt.core.options import Option, Options, complete
from starfelt.core.refusal import Refusal
from starfelt.core.rng import KEYED, SEED_BITS, Rng, seeded
from starfelt.core.steps import AnyView
from starfelt.core.told import Kinds

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=AnyView)
R = TypeVar("R")  # what the options of a game decide, as its rules want it

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


class Game(ABC, Generic[S, V, R]):
    """One game.  Its name, rules version, seats and options are facts; the rest is below."""

    older: tuple[int, ...] = ()  # versions of the rules under which games that began so go on
    quick_seats: int = 2  # of a game that somebody starts at once, alone against bots

    # A game writes these facts as plain lines; they are abstract so that mypy misses any that is
    # left out.
    @property
    @abstractmethod
    def name(self) -> str:
        """Its key, which is the name of its folder."""

    @property
    @abstractmethod
    def rules(self) -> int:
        """The version of its rules."""

    @rules.setter
    def rules(self, version: int) -> None:
        """Set it to that of an older version, as `under` does."""

    @property
    @abstractmethod
    def least_seats(self) -> int:
        """At how few seats it can be played."""

    @property
    @abstractmethod
    def most_seats(self) -> int:
        """At how many seats it can be played."""

    @property
    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """What can be chosen before a game begins."""

    @property
    @abstractmethod
    def view_type(self) -> type[V]:
        """The type of its views, for whoever receives one as bytes."""

    @property
    @abstractmethod
    def num_actions(self) -> int:
        """The number of actions: they are numbered from 0."""

    @property
    @abstractmethod
    def max_answers(self) -> int:
        """No game takes more answers."""

    @property
    @abstractmethod
    def cards(self) -> tuple[str, ...]:
        """The keys of its designs, by number."""

    @property
    @abstractmethod
    def told_kinds(self) -> Kinds:
        """A row for each kind of event."""

    def __init__(self) -> None:
        self.decided: dict[tuple[object, ...], R] = {}
        self.counted: dict[tuple[object, ...], list[int]] = {}
        self.kept = (*self.older, self.rules)  # versions that games can go on under
        self.versions: dict[int, Self] = {}  # this game under those that were wanted

    def knows(self, rules: int) -> bool:
        """Can games go on that began under this version of the rules?"""
        return rules in self.kept

    @property
    def known(self) -> str:
        """The versions that games can go on under, for a refusal of another one."""
        return ", ".join(map(str, self.kept))

    def under(self, rules: int) -> Self:
        """This game under the version of its rules with which a table or a replay began."""
        assert self.knows(rules)
        self.versions[self.rules] = self
        if rules not in self.versions:
            other = type(self)()
            other.rules, other.versions = rules, self.versions
            self.versions[rules] = other
        return self.versions[rules]

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
    def decide(self, options: Options) -> R:
        """Say what complete options decide, as the rules want it."""

    def decision(self, options: Options) -> R:
        """Say what complete options decide; equal options share one answer."""
        key = tuple(options[option.key] for option in self.options)
        if key not in self.decided:
            self.decided[key] = self.decide(options)
        return self.decided[key]

    def decision_of(self, document: Mapping[str, Any]) -> R:
        """What the options of a position decide; refuses that of another game."""
        r = Reader(document, "position")
        r.word("game", (self.name,))
        game = self.under(r.word("rules", self.kept))
        if self.least_seats == self.most_seats:
            r.word("seats", (self.least_seats,), self.least_seats)
        return game.decision(self.complete(Reader(r.get("options", {}), "options").document))

    @abstractmethod
    def deal(self, seats: int, rng: Rng, options: Options, quiet: bool) -> S:
        """Set the game up and run to the first question."""

    @abstractmethod
    def view(self, s: S, seat: int) -> V:
        """All this seat may know, built from nothing; seat -1 is a spectator."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """A world in which the seat would have this view: `resample` from the view alone."""

    @abstractmethod
    def action(self, action: int) -> Action:
        """What an action means."""

    @abstractmethod
    def write(self, s: S) -> dict[str, Any]:
        """The state as a document in words."""

    @abstractmethod
    def read_document(self, document: Mapping[str, Any]) -> S:
        """Read the state that such a document describes; refuse by name a field whose shape or
        range is wrong, and knowledge that is not true."""

    def read(self, document: Mapping[str, Any]) -> S:
        """The state that such a document describes; one that can't be played is refused."""
        s = self.read_document(document)
        options = self.complete(document.get("options", {}))
        positions.check(self, s, self.all_cards(s.seats, options))
        return s

    def all_cards(self, seats: int, options: Options) -> list[int]:
        """How many cards of each design a game with these options has."""
        key = (seats, *(options[option.key] for option in self.options))
        if key not in self.counted:
            self.counted[key] = self.count_cards(self.start(seats, 0, options, quiet=True))
        return self.counted[key]

    @abstractmethod
    def count_cards(self, s: S) -> list[int]:
        """How many cards of each design there are, wherever they lie: never changes in a game."""

    @abstractmethod
    def zone(self, action: Action) -> str:
        """Where on the table this is done, such as the hand; empty where it is only a button."""

    def resample(self, s: S, seat: int, rng: Rng) -> S:
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


#: A game of which nothing is known but that it is one.
AnyGame = Game[State, AnyView, object]
