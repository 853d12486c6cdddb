"""The rules of Nine Lights."""

import pytest

import starfelt
from starfelt.table.undo_rules import innocent

NAMES = ("stardust", "asteroid", "comet", "moon", "planet", "red_dwarf", "giant_star")


@pytest.fixture
def game():
    return starfelt.load("toy")


def position(game, *hands, **fields):
    """A game at the beginning of a round."""
    rules = {"game": game.name, "rules": game.rules, "seats": len(hands)}
    return game.read({**rules, "hands": [list(hand) for hand in hands], **fields})


def lay(game, s, *cards):
    """Each seat lays a card."""
    for seat, card in enumerate(cards):
        s.answer(seat, game.cards.index(card))


def told(game, s, seat=-1):
    return [(event.kind, event.seat, event.card, event.number) for event in game.told(s, seat)]


def test_the_brightest_card_wins_the_round_and_a_point_more_in_each(game):
    s = position(game, ("stardust", "moon", "quasar"), ("comet", "planet", "red_dwarf"))
    lay(game, s, "stardust", "red_dwarf")
    assert told(game, s) == [
        ("lays", 1, None, 1),
        ("shows", 0, "stardust", 1),
        ("shows", 1, "red_dwarf", 1),
        ("wins", 1, None, 1),
        ("round", -1, None, 2),
    ]
    lay(game, s, "moon", "comet")
    assert list(s.points) == [2, 1]
    lay(game, s, "quasar", "planet")
    assert list(s.points) == [5, 1]
    assert (s.is_over(), s.ending(), s.returns()) == (True, "rounds", [1, -1])


def test_equal_points_are_a_draw(game):
    s = position(game, ("stardust", "moon", "quasar"), ("comet", "planet", "red_dwarf"))
    for cards in (("stardust", "comet"), ("moon", "planet"), ("quasar", "red_dwarf")):
        lay(game, s, *cards)
    assert list(s.points) == [3, 3] and s.returns() == [0, 0]


def test_of_three_one_wins_and_the_others_lose(game):
    s = position(game, NAMES[0:2], NAMES[2:4], NAMES[4:6], options={"short": True})
    lay(game, s, *NAMES[0:6:2])
    assert s.returns() == [0, 0, 0] and s.ending() == ""
    lay(game, s, *NAMES[1:6:2])
    assert list(s.points) == [0, 0, 3] and s.returns() == [-1, -1, 1]


@pytest.mark.parametrize(("short", "rounds"), [(False, 3), (True, 2)])
@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_is_dealt_a_card_for_each_round(game, seats, short, rounds):
    s = game.start(seats, 4, {"short": short})
    assert [hand.size() for hand in s.hands] == [rounds] * seats
    assert s.deck.size() == 9 - seats * rounds
    assert [question.seat for question in s.open] == [*range(seats)]


def test_a_card_is_laid_once(game):
    s = game.start(2, 7)
    first = s.legal(0)
    lay(game, s, game.cards[first[1]], game.cards[s.legal(1)[0]])
    assert s.legal(0) == [first[0], first[2]]


def test_a_laid_card_may_be_taken_back_until_all_are_shown(game):
    s, innocence = game.start(2, 7), []
    for seat in (0, 1):
        s.answer(seat, s.legal(seat)[0])
        page = [game.told(s, reader) for reader in (0, 1, -1)]
        innocence.append(innocent(game, page, seat))
    assert innocence == [True, False]


def test_features_are_counted_from_the_seat_that_looks(game):
    s = position(game, ("stardust", "moon", "quasar"), ("comet", "planet", "red_dwarf"))
    s.answer(0, game.cards.index("moon"))
    mine, theirs, watched = (game.features(s, seat) for seat in (0, 1, -1))
    assert len(mine) == len(theirs) == len(watched)
    assert mine[:8] == [1, 2, 1, 0, 1, 3, 0, 0] and theirs[:8] == mine[4:8] + mine[:4]
    assert watched[:8] == mine[:8] and sum(watched[12:39]) == 0
    assert mine[12:30] == [1, *[0] * 7, 1, *[0] * 3, 1, *[0] * 5]
