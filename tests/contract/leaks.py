"""Leaks that can be planted in any game: each is mixed into an otherwise good one."""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from starfelt.core.game import AnyGame, Told
from starfelt.core.rng import Rng


def with_fact(view: Any, fact: object) -> Any:
    """The view with one more fact in a field that every client shows."""
    return replace(view, options={**view.options, "fact": fact})


def others(s: Any, seat: int) -> list[int]:
    return [other for other in range(s.seats) if other != seat]


if TYPE_CHECKING:

    class Leak(AnyGame):
        """What every leak is mixed into: a whole game."""

        def view(self, s: Any, seat: int) -> Any:
            raise AssertionError("the game's own is called")

        def resample(self, s: Any, seat: int, rng: Rng) -> Any:
            return super().resample(s, seat, rng)

else:
    Leak = object


class WholeState(Leak):
    """The state of the table is sent along, as if for debugging."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), self.write(s))


class Seed(Leak):
    """The generator's numbers, from which the next cards can be worked out."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), s.rng.numbers())


class HashOfState(Leak):
    """A hash looks harmless, but guesses can be checked against it."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), s.hash())


class OthersOptions(Leak):
    """How many choices the asked player has tells what is in the hand."""

    def view(self, s: Any, seat: int) -> Any:
        asked = [len(s.legal(other)) for other in others(s, seat)]
        return with_fact(super().view(s, seat), asked)


class ForcedIsSilent(Leak):
    """A question with one answer is not shown: its absence tells the others something."""

    def view(self, s: Any, seat: int) -> Any:
        view = super().view(s, seat)
        shown = tuple(q for q in view.asked if len(s.legal(q.seat)) > 1)
        return replace(view, asked=shown)


class Audience(Leak):
    """Drawn cards are told to everybody."""

    def told(self, s: Any, seat: int) -> list[Told]:
        return [self.read_event(event.told(event.seat)) for event in s.events if not event.private]


class TrueResample(Leak):
    """A resampled world that keeps the true hands: a bot that cheats."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        return s.clone()


class SameGenerator(Leak):
    """The true generator goes into the resampled world: the future is known."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        t.rng = s.rng.copy()
        return t


class PicksKept(Leak):
    """A world in which the opponent's choice is as far as it truly is; for games with picks."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        t.open = s.open
        return t


class Loud(Leak):
    """Cards of these events are told to everybody."""

    kinds: tuple[str, ...] = ()

    def told(self, s: Any, seat: int) -> list[Told]:
        return [
            self.read_event(event.told(event.seat if event.kind in self.kinds else seat))
            for event in s.events
            if event.kind in self.kinds or event.told(seat) is not None
        ]


#: For every game.
LEAKS = (
    WholeState,
    Seed,
    HashOfState,
    OthersOptions,
    ForcedIsSilent,
    Audience,
    TrueResample,
    SameGenerator,
)
