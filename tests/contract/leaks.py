"""Leaks that can be planted in any game: each is mixed into an otherwise good one."""

from msgspec.structs import replace


def with_fact(view, fact):
    """The view with one more fact in a field that every client shows."""
    return replace(view, options={**view.options, "fact": fact})


def others(s, seat):
    return [other for other in range(s.seats) if other != seat]


class WholeState:
    """The state of the table is sent along, as if for debugging."""

    def view(self, s, seat):
        return with_fact(super().view(s, seat), self.write(s))


class Seed:
    """The generator's numbers, from which the next cards can be worked out."""

    def view(self, s, seat):
        return with_fact(super().view(s, seat), s.rng.numbers())


class HashOfState:
    """A hash looks harmless, but guesses can be checked against it."""

    def view(self, s, seat):
        return with_fact(super().view(s, seat), s.hash())


class OthersOptions:
    """How many choices the asked player has tells what is in the hand."""

    def view(self, s, seat):
        asked = [len(s.legal(other)) for other in others(s, seat)]
        return with_fact(super().view(s, seat), asked)


class ForcedIsSilent:
    """A question with one answer is not shown: its absence tells the others something."""

    def view(self, s, seat):
        view = super().view(s, seat)
        shown = tuple(q for q in view.asked if len(s.legal(q.seat)) > 1)
        return replace(view, asked=shown)


class Audience:
    """Drawn cards are told to everybody."""

    def told(self, s, seat):
        return [self.read_event(event.told(event.seat)) for event in s.events if not event.private]


class TrueResample:
    """A resampled world that keeps the true hands: a bot that cheats."""

    def resample(self, s, seat, rng):
        return s.clone()


class SameGenerator:
    """The true generator goes into the resampled world: the future is known."""

    def resample(self, s, seat, rng):
        t = super().resample(s, seat, rng)
        t.rng = s.rng.copy()
        return t


class PicksKept:
    """A world in which the opponent's choice is as far as it truly is; for games with picks."""

    def resample(self, s, seat, rng):
        t = super().resample(s, seat, rng)
        t.open = s.open
        return t


class Loud:
    """Cards of these events are told to everybody."""

    kinds = ()

    def told(self, s, seat):
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
