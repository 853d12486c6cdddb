"""What every position that is read must satisfy, shown by the toy game and by broken ones.

The toy's classes are plain Python, which a native core does not take as subclasses.
"""

import pytest

import starfelt

if starfelt.COMPILED:
    pytest.skip("the toy is plain Python", allow_module_level=True)

from starfelt.core.positions import check
from starfelt.core.refusal import Refusal
from tests.games.toy.game import ToyGame
from tests.games.toy.rules.card import NOTHING
from tests.games.toy.rules.rounds import Lay
from tests.games.toy.rules.state import Toy

GAME = ToyGame()
ALL = [1] * len(GAME.cards)


def refused(s, game=GAME):
    """The field that is refused and what was expected of it."""
    with pytest.raises(Refusal) as problem:
        check(game, s, ALL)
    assert problem.value.key == "bad-position"
    return problem.value.facts["field"], problem.value.facts["expected"]


def test_every_position_of_a_game_is_taken():
    s = GAME.start(3, 1)
    while not s.is_over():
        check(GAME, s, ALL)
        seat = s.asked()[0]
        s.answer(seat, s.legal(seat)[-1])
    check(GAME, s, ALL)


def test_a_card_too_many_or_too_few_is_refused_by_its_name():
    s = GAME.start(2, 1)
    lost = s.deck.draw()
    assert refused(s) == ("cards", f"1 {GAME.cards[lost]}")
    for _ in range(2):
        s.deck.add(lost)
    assert refused(s) == ("cards", f"1 {GAME.cards[lost]}")


def test_how_many_cards_there_are_is_counted_once():
    game = ToyGame()
    first = game.all_cards(2, game.defaults)
    assert first == ALL and game.all_cards(2, game.defaults) is first
    assert game.all_cards(3, game.defaults) is not first


def test_a_seat_has_one_question():
    s = GAME.start(2, 1)
    s.ask(Lay(1))
    assert refused(s) == ("open", "1 x seat 1")


def test_a_question_has_an_answer():
    s = GAME.start(2, 1)
    s.deck.gather(s.hands[1])
    assert refused(s) == ("open", "seat 1: 1+ answers")


class Endless(Toy):
    """Over, though somebody is asked; or on, though nobody is."""

    def ending(self):
        return "" if self.is_over() else "rounds"


@pytest.mark.parametrize(("seats", "expected"), [((0, 1), "[]"), ((), "[{...}]")])
def test_a_game_is_over_when_nobody_is_asked(seats, expected):
    s = GAME.start(2, 1)
    s.__class__ = Endless
    s.open = [Lay(seat) for seat in seats]
    assert refused(s) == ("open", expected)


class CantGo(Lay):
    def answer(self, s, action):
        raise IndexError("nowhere")


class GoesOnce(Lay):
    """Its answer can be given, the one after it can't."""

    def answer(self, s, action):
        super().answer(s, action)
        s.ask(CantGo(self.seat))


class Loses(Lay):
    """A card is lost by its answer."""

    def answer(self, s, action):
        super().answer(s, action)
        s.deck.draw()


@pytest.mark.parametrize("question", [CantGo, GoesOnce, Loses])
def test_answers_can_be_given_and_the_game_goes_on(question):
    s = GAME.start(2, 1)
    s.open = [question(0)]
    assert refused(s) == ("open", "seat 0: 1+ answers")


class Nameless(Toy):
    """It ends without an ending."""

    def clone(self):
        t = super().clone()
        t.__class__ = Nameless
        return t

    def ending(self):
        return ""


def test_what_is_over_later_has_an_ending():
    s = GAME.start(2, 1)
    s.__class__ = Nameless
    assert refused(s) == ("open", "seat 0: 1+ answers")


def test_the_error_of_the_rules_is_kept():
    s = GAME.start(2, 1)
    s.open = [CantGo(0)]
    with pytest.raises(Refusal) as problem:
        check(GAME, s, ALL)
    assert isinstance(problem.value.__cause__, IndexError)


class NoWorld(ToyGame):
    def resample(self, s, seat, rng):
        if seat == 1:
            raise AssertionError("no world")
        return super().resample(s, seat, rng)


class NoView(ToyGame):
    def view(self, s, seat):
        return [][seat]


class OtherWorld(ToyGame):
    def resample(self, s, seat, rng):
        t = super().resample(s, seat, rng)
        t.points[0] += seat
        return t


@pytest.mark.parametrize(("game", "seat"), [(NoWorld, 1), (NoView, -1), (OtherWorld, -1)])
def test_there_is_a_world_for_everybody(game, seat):
    assert refused(GAME.start(2, 1), game()) == ("position", f"seat {seat}: world")


def test_reading_a_document_checks_it():
    document = GAME.write(GAME.start(2, 1))
    with pytest.raises(Refusal) as problem:
        GAME.read({**document, "deck": document["deck"][1:]})
    assert problem.value.facts["field"] == "cards"
    assert GAME.read_document({**document, "deck": document["deck"][1:]}).laid[0] == NOTHING
