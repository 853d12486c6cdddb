"""Leaks planted on purpose in an otherwise good game: the contract finds every one."""

import msgspec
import pytest

from starfelt.core.contract import check
from starfelt.core.game import Told
from starfelt.games.stolen_plans.game import StolenPlans


def with_fact(view, fact):
    """The view with one more fact in a field that every client shows."""
    return msgspec.structs.replace(view, options={**view.options, "fact": fact})


def others(s, seat):
    return [other for other in range(s.seats) if other != seat]


class WholeState(StolenPlans):
    """The state of the table is sent along, as if for debugging."""

    def view(self, s, seat):
        return with_fact(super().view(s, seat), self.write(s))


class OtherHands(StolenPlans):
    """All hands are sent, and the screen is trusted to cover them."""

    def view(self, s, seat):
        return with_fact(super().view(s, seat), [hand.listed() for hand in s.hands])


class CardIds(StolenPlans):
    """Hidden cards carry numbers that can be followed: here their sum in the next hand."""

    def view(self, s, seat):
        return with_fact(super().view(s, seat), sum(s.hands[(seat + 1) % s.seats].cards))


class TopOfDrawPile(StolenPlans):
    def view(self, s, seat):
        return with_fact(super().view(s, seat), s.draw_pile.listed()[-1:])


class Seed(StolenPlans):
    """The generator's numbers, from which the next cards can be worked out."""

    def view(self, s, seat):
        return with_fact(super().view(s, seat), s.rng.numbers())


class HashOfState(StolenPlans):
    """A hash looks harmless, but guesses can be checked against it."""

    def view(self, s, seat):
        return with_fact(super().view(s, seat), s.hash())


class OthersOptions(StolenPlans):
    """How many choices the asked player has tells what is in the hand."""

    def view(self, s, seat):
        asked = [len(s.legal(other)) for other in others(s, seat)]
        return with_fact(super().view(s, seat), asked)


class ForcedIsSilent(StolenPlans):
    """A question with one answer is not shown: its absence tells the others something."""

    def view(self, s, seat):
        view = super().view(s, seat)
        shown = tuple(q for q in view.asked if len(s.legal(q["seat"])) > 1)
        return msgspec.structs.replace(view, asked=shown)


class OthersKnowledge(StolenPlans):
    """What the others have seen of hands."""

    def view(self, s, seat):
        return with_fact(super().view(s, seat), len(s.sightings))


class HolderOfTheDroid(StolenPlans):
    """One bit, once in a while: whether the neighbour has R2-D2, late in the game."""

    def view(self, s, seat):
        near = s.hands[(seat + 1) % s.seats].has(0) and s.draw_pile.size() < 12
        return with_fact(super().view(s, seat), bool(near))


class Audience(StolenPlans):
    """Drawn cards are told to everybody."""

    def told(self, s, seat):
        return [self.read_event(event.told(event.seat)) for event in s.events if not event.private]


class TooManyMessages(StolenPlans):
    """Private messages reach the others without the card: their number tells."""

    def told(self, s, seat):
        told = super().told(s, seat)
        private = [event for event in s.events if event.private and event.told(seat) is None]
        strong = [event for event in private if event.card < 7]
        return told + [Told("whisper", event.seat) for event in strong]


class UntoldView(StolenPlans):
    """The view shows a stolen card at once to a third seat, which was told nothing."""

    def view(self, s, seat):
        cards = [event.card for event in s.events if event.kind == "steals"]
        return with_fact(super().view(s, seat), cards)


class Features(StolenPlans):
    """Numbers for learning see more than the player."""

    def features(self, s, seat):
        return [*super().features(s, seat), s.draw_pile.count(0)]


class TrueResample(StolenPlans):
    """A resampled world that keeps the true hands: a bot that cheats."""

    def resample(self, s, seat, rng):
        return s.clone()


class HalfResample(StolenPlans):
    """The draw pile keeps its true order."""

    def resample(self, s, seat, rng):
        t = super().resample(s, seat, rng)
        if sorted(t.draw_pile.cards) == sorted(s.draw_pile.cards):
            t.draw_pile = s.draw_pile.copy()
        return t


class SameGenerator(StolenPlans):
    """The true generator goes into the resampled world: the future is known."""

    def resample(self, s, seat, rng):
        t = super().resample(s, seat, rng)
        t.rng = s.rng.copy()
        return t


LEAKS = [
    WholeState,
    OtherHands,
    CardIds,
    TopOfDrawPile,
    Seed,
    HashOfState,
    OthersOptions,
    ForcedIsSilent,
    OthersKnowledge,
    HolderOfTheDroid,
    Audience,
    TooManyMessages,
    UntoldView,
    Features,
    TrueResample,
    HalfResample,
    SameGenerator,
]


@pytest.mark.parametrize("leaky", LEAKS)
def test_the_leak_is_found(leaky):
    report = check(leaky(), 500, seed=11)
    found = {name for name, result in report.checks.items() if result != "ok"}
    assert found & {"noninterference", "resampling", "imagining"}


def test_an_extra_channel_is_compared():
    def last_words(game, s, seat):
        """A refusal that names a card of the next hand."""
        return str(s.hands[(seat + 1) % s.seats].listed()[:1]).encode()

    report = check(StolenPlans(), 200, seed=1, channels=[last_words])
    assert "last_words" in report.checks["noninterference"] and report.different > 0
