"""Positions of Nine Lights in words: what can be is read, anything else is refused by its field."""

import json

import pytest

import starfelt
from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast
from tests.games.documents import mutilated, try_it

HANDS = [["stardust", "moon", "quasar"], ["comet", "planet", "red_dwarf"]]
STRANGE = (None, -1, 0, 1, 2, 3, 99, True, "", "comet", "quasar", "lay", [], ["moon"], {})


@pytest.fixture
def game():
    return starfelt.load("toy")


def read(game, **fields):
    return game.read({"game": game.name, "rules": game.rules, "seats": 2, "hands": HANDS, **fields})


def test_a_short_document_is_completed(game):
    s = read(game)
    assert s.asked() == [0, 1] and list(s.points) == [0, 0]
    assert sorted(s.deck.cards) == [1, 6, 7]
    document = json.loads(json.dumps(game.write(s)))
    assert document["open"] == [{"step": "lay", "seat": 0}, {"step": "lay", "seat": 1}]
    assert game.read(document).hash() == s.hash()


@pytest.mark.parametrize(
    ("field", "fields"),
    [
        ("seats", {"seats": 4}),
        ("rules", {"rules": 99}),
        ("hands", {"hands": [["stardust", "moon", "sun"], HANDS[1]]}),
        ("laid", {"laid": ["sun", None]}),
        ("points", {"points": [1]}),
        ("points", {"points": [0, "many"]}),
        ("cards", {"hands": [HANDS[0], HANDS[0]]}),
        ("cards", {"deck": ["asteroid", "giant_star"]}),
        ("shown", {"shown": ["asteroid"]}),
        ("open", {"open": []}),
        ("open", {"open": [{"step": "lay", "seat": 0}] * 2, "laid": [None, "asteroid"]}),
        ("open", {"hands": [[], HANDS[1]]}),
        ("open", {"open": [{"step": "lay", "seat": 0}]}),
        ("open", {"open": [{"step": "reveal", "number": 0}]}),
        ("seat", {"open": [{"step": "lay", "seat": 2}]}),
        ("step", {"stack": [{"step": "sleep"}]}),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(game, field, fields):
    with pytest.raises(Refusal) as refused:
        read(game, **fields)
    assert (refused.value.key, refused.value.facts["field"]) == ("bad-position", field)


def test_whatever_is_read_can_be_played(game):
    """Documents of random positions with one strange thing in each."""
    rng, taken = fast(5), 0
    for number in range(400):
        s = game.start(2 + number % 2, number, {"short": number % 4 == 0})
        for _ in range(rng.below(7)):
            if not s.is_over():
                seat = s.asked()[0]
                s.answer(seat, s.legal(seat)[0])
        document = json.loads(json.dumps(game.write(s)))
        taken += try_it(game, mutilated(document, rng, STRANGE, rarely=("rng",)), rng)
    assert 20 < taken < 380
