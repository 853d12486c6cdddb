"""Simultaneous questions on the machine, shown by a toy game, and games broken on purpose.

The toy's classes are plain Python, which a native core does not take as subclasses.
"""

import pytest
from msgspec.structs import replace

import starfelt

if starfelt.COMPILED:
    pytest.skip("the toy is plain Python", allow_module_level=True)

from starfelt.core.contract import check
from starfelt.core.game import Action
from starfelt.core.refusal import IllegalAnswer
from starfelt.core.steps import Row, Seat
from tests.games.toy.game import ToyGame
from tests.games.toy.notation.steps import STEPS
from tests.games.toy.rules.rounds import Lay
from tests.games.toy.rules.state import Toy


def test_the_toy_passes():
    report = check(ToyGame(), 600, seed=5)
    assert report.ok, report.checks


def test_all_are_asked_at_once_and_answer_in_any_order():
    game = ToyGame()
    s = game.start(3, 1)
    assert s.asked() == [0, 1, 2]
    s.answer(1, s.legal(1)[0])
    assert s.asked() == [0, 2] and s.legal(1) == []
    with pytest.raises(IllegalAnswer):
        s.answer(1, 0)
    s.answer(2, s.legal(2)[0])
    s.answer(0, s.legal(0)[0])
    assert s.asked() == [0, 1, 2] and s.shown.size() == 3


def test_a_laid_card_stays_hidden_until_the_last_is_laid():
    game = ToyGame()
    s = game.start(2, 1)
    card = s.legal(0)[0]
    s.answer(0, card)
    assert [told.card for told in game.told(s, 0)] == [game.cards[card]]
    assert [told.card for told in game.told(s, 1)] == [None]
    assert game.view(s, 0).laid == game.cards[card] and game.view(s, 1).laid is None
    assert [seat.laid for seat in game.view(s, 1).seats] == [True, False]


def test_a_question_on_the_stack_is_asked_when_its_time_comes():
    s = ToyGame().start(2, 1)
    s.push(Lay(0))
    for seat in (0, 1):
        s.answer(seat, s.legal(seat)[0])
    assert s.asked() == [0]


class OrderMatters(ToyGame):
    """Whoever answers last gets a point."""

    def deal(self, seats, rng, options, quiet):
        s = super().deal(seats, rng, options, quiet)
        s.open = [LastWins(seat) for seat in range(seats)]
        return s


class LastWins(Lay):
    def answer(self, s, action):
        super().answer(s, action)
        if not s.open:
            s.points[self.seat] += 1


STEPS.add(Row(LastWins, Seat("seat")))


class EmptyAnswers(ToyGame):
    def deal(self, seats, rng, options, quiet):
        s = super().deal(seats, rng, options, quiet)
        s.hands[0].cards = s.hands[0].cards[:0]
        return s


class Descending(ToyGame):
    def deal(self, seats, rng, options, quiet):
        s = super().deal(seats, rng, options, quiet)
        s.hands[0].cards[0], s.hands[0].cards[1] = s.hands[0].cards[1], s.hands[0].cards[0]
        return s


class OutOfRange(ToyGame):
    num_actions = 3


class SameMeaning(ToyGame):
    def action(self, action):
        return Action("lay")


class LastTouched(ToyGame):
    """The view shows the questions as they lie: whoever has just picked something comes last."""

    def view(self, s, seat):
        return replace(super().view(s, seat), asked=tuple(STEPS.asked(s, q) for q in s.open))


class NoVerb(ToyGame):
    def action(self, action):
        return Action("", card=self.cards[action])


class Lossy(ToyGame):
    def read_document(self, document):
        return super().read_document({**document, "points": [0] * document["seats"]})


class CountsWrong(ToyGame):
    def count_cards(self, s):
        return [s.shown.size()]


class TooLong(ToyGame):
    max_answers = 1


class Chancy(ToyGame):
    started = 0

    def deal(self, seats, rng, options, quiet):
        s = super().deal(seats, rng, options, quiet)
        Chancy.started += 1
        s.points[0] = Chancy.started % 3
        return s


class LoudLuck(ToyGame):
    """Where nobody is told anything the first seat is always ahead."""

    def deal(self, seats, rng, options, quiet):
        s = super().deal(seats, rng, options, quiet)
        s.points[0] += 9 * quiet
        return s


class NoReason(Toy):
    def ending(self):
        return ""


class SharedPoints(Toy):
    def clone(self):
        s = super().clone()
        s.__class__ = SharedPoints
        s.points = self.points
        return s


class ChangesWhenRefused(Toy):
    def answer(self, seat, action):
        self.points[0] += 1
        super().answer(seat, action)


class NeverRefuses(Toy):
    def answer(self, seat, action):
        if action in self.legal(seat):
            super().answer(seat, action)


class OpenToAll(Toy):
    def legal(self, seat):
        return super().legal(seat) or [0]


def on(state):
    """The toy game on a broken kind of state."""

    class Broken(ToyGame):
        def deal(self, seats, rng, options, quiet):
            s = super().deal(seats, rng, options, quiet)
            s.__class__ = state
            return s

    return Broken


class Dreamer(ToyGame):
    def imagine(self, view, rng):
        s = super().imagine(view, rng)
        s.points[0] += 1
        return s


class Wasteful(ToyGame):
    def resample(self, s, seat, rng):
        t = super().resample(s, seat, rng)
        t.deck.cards = t.deck.cards[1:]
        return t


@pytest.mark.parametrize(
    ("broken", "caught_by"),
    [
        (OrderMatters, "order"),
        (LastTouched, "order"),
        (EmptyAnswers, "answers"),
        (Descending, "answers"),
        (OutOfRange, "answers"),
        (on(OpenToAll), "answers"),
        (SameMeaning, "actions"),
        (NoVerb, "actions"),
        (Lossy, "notation"),
        (CountsWrong, "cards"),
        (TooLong, "length"),
        (on(NoReason), "endings"),
        (Chancy, "determinism"),
        (LoudLuck, "determinism"),
        (on(SharedPoints), "clones"),
        (on(ChangesWhenRefused), "refusals"),
        (on(NeverRefuses), "refusals"),
        (Dreamer, "imagining"),
        (Wasteful, "resampling"),
    ],
)
def test_a_broken_game_is_caught(broken, caught_by):
    report = check(broken(), 60, seed=1)
    assert report.checks[caught_by] != "ok", report.checks
    assert not report.ok
