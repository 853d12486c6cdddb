"""Positions in words: written at every question, read back, guessed where left out."""

import json
from itertools import count

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.pile import pile
from starfelt.core.playout import play_out
from starfelt.core.rng import FAST, fast
from starfelt.games.stolen_plans.rules.designs import KEYS
from starfelt.games.stolen_plans.rules.turn import NEXT_TURN
from tests.games.playing import TRIED, go_on
from tests.games.stolen_plans.rules.table import (
    BARE,
    GAME,
    asked,
    hand,
    options_of,
    play,
    sizes,
    table,
)

JEDI = ["learn_the_ways", "", ""]


def read_back(s, tried=True):
    """Written down as JSON and read again; what was played need not always be tried, too."""
    document = json.loads(json.dumps(GAME.write(s)))
    return GAME.read(document) if tried else GAME.read_document(document)


def midway():
    """A position at each kind of question, with its name."""
    ten = "bounty_hunter " * 5 + "crime_lord"
    yield "your_turn", table("jawa", "r2d2", "jawa")
    yield "target", play(table("jawa", "r2d2", "jawa"), "play jawa")
    attacked = table("jawa", f"blaster_light blaster_heavy {ten}", "jawa")
    yield "defend", play(attacked, "play jawa", "target 1").clone()
    yield "defend", play(attacked, "defend blaster_light").clone()
    yield "lose", play(attacked, "done").clone()
    yield "lose", play(attacked, "discard bounty_hunter")
    heroes = table("han_solo luke_skywalker", "jawa jawa", "r2d2 jawa")
    yield "victims", play(heroes, "pair han_solo luke_skywalker").clone()
    yield "victims", play(heroes, "target 1")
    looked = table("yoda_look_take", "jawa r2d2", "jawa", table=JEDI)
    yield "take", play(looked, "play yoda_look_take", "target 1")
    searched = table("search", "jawa", "r2d2", discards="lightsaber jawa stormtrooper")
    yield "find", play(searched, "play search").clone()
    yield "find", play(searched, "find stormtrooper").clone()
    yield "your_turn", play(searched, "find lightsaber")  # with a hidden Search behind it


MIDWAY = [*midway()]


@pytest.mark.unmeasured
@pytest.mark.parametrize(("step", "s"), MIDWAY)
def test_a_position_is_read_back_in_the_middle_of_a_turn(step, s):
    assert asked(s)["step"] == step
    t = read_back(s)
    assert t.hash() == s.hash()
    assert GAME.write(t) == GAME.write(s)
    for seat in range(-1, 3):
        assert GAME.view(t, seat) == GAME.view(s, seat)
    assert t.legal(t.asked()[0]) == s.legal(s.asked()[0])
    assert go_on(t, 4) == go_on(s.clone(), 4)


@pytest.mark.unmeasured
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_position_of_a_game_is_read_back(seats):
    for number, options in enumerate([{"deck": "full"}, {"open_discards": True}, {"deck": "base"}]):
        s = GAME.start(seats, number, options, make=number % 2)
        rng = fast(number)
        for answers in count():
            assert read_back(s, answers % TRIED == 0).hash() == s.hash()
            if play_out(s, rng, 1) == 0:
                break


def test_the_end_of_a_game_is_read_back():
    s = GAME.start(3, 0)
    play_out(s, fast(0), GAME.max_answers)
    ended = read_back(s)
    assert ended.hash() == s.hash()
    assert ended.is_over()
    assert ended.returns() == s.returns()
    assert ended.ending() == s.ending() != ""


def test_a_position_is_written_in_words():
    s = table("jawa r2d2", "crime_lord", table=["learn_the_ways", ""], options={"deck": "base"})
    document = GAME.write(s)
    assert document["game"] == "stolen_plans"
    assert document["rules"] == GAME.rules
    assert document["hands"] == [["r2d2", "jawa"], ["crime_lord"]]
    assert document["table"] == [["learn_the_ways"], []]
    assert document["open"] == [{"step": "your_turn", "seat": 0}]
    assert document["stack"] == [{"step": "next_turn"}]
    assert document["unseen"] == [[0, 1], [2, 0], [2, 1]]
    assert document["options"]["deck"] == "base"
    assert "search" not in document
    assert "winner" not in document


def test_knowledge_is_written_in_words():
    s = table("jawa", "r2d2", "search", discards="lightsaber", turn=2,
              knows=[{"observer": 0, "card": "r2d2", "places": [1]}])  # fmt: skip
    play(s, "play search", "find lightsaber", "play jawa", "target 2", "done")
    document = GAME.write(s)
    assert {"observer": 0, "card": "r2d2", "places": [1]} in document["knows"]
    assert {"observer": "spectator", "card": "lightsaber", "places": ["seen"]} in document["knows"]
    assert document["search"] == {"seat": 2, "pool": ["lightsaber"], "taken": ["lightsaber"]}
    assert read_back(s).hash() == s.hash()


DIFFERENCES = {
    "hand": lambda s: s.hands[1].insert(1),
    "draw pile": lambda s: s.draw_pile.shuffle(fast(1)),
    "discards": lambda s: s.discards.add(1),
    "table": lambda s: s.table.insert(32 + KEYS["advantage"]),
    "searched": lambda s: setattr(s, "pool", pile([1, 2])),
    "taken": lambda s: setattr(s, "taken", pile([1])),
    "searcher": lambda s: setattr(s, "searcher", 1),
    "turn": lambda s: setattr(s, "turn", 1),
    "winner": lambda s: setattr(s, "winner", 1),
    "sightings": lambda s: setattr(s, "sightings", vec[i64]([1])),
    "unseen": lambda s: setattr(s, "unseen", vec[i64]([0] * 12)),
    "stack": lambda s: s.push(NEXT_TURN),
    "question": lambda s: setattr(s, "open", []),
    "generator": lambda s: s.rng.word(),
}


@pytest.mark.parametrize("part", DIFFERENCES)
def test_a_hash_tells_positions_apart(part):
    s = table("jawa r2d2", "crime_lord", "search", discards="lightsaber stormtrooper", turn=2)
    before = s.hash()
    t = s.clone()
    assert t.hash() == before
    DIFFERENCES[part](t)
    assert t.hash() != before
    assert s.hash() == before  # a clone is a state of its own


def test_options_are_part_of_the_hash():
    hashes = {
        table("jawa", "r2d2", options=options, draw_pile="jawa").hash()
        for options in ({"deck": "base"}, {"deck": "base", "open_discards": True})
    }
    assert len(hashes) == 2


# -------------------------------------------------------------------------------- what is guessed
def test_what_is_left_out_is_guessed():
    s = GAME.read(BARE)
    assert sizes(s) == [2, 1, 2]
    assert hand(s, 2) == "r2d2 crime_lord"
    assert options_of(s) == ["draw", "play jawa", "play bounty_hunter"]
    view = GAME.view(s, 1)
    assert view.draw_pile == 54 - 5  # the full deck
    assert view.discards == 0
    assert view.known == view.public == ()
    assert [seat.unseen for seat in view.seats] == [2, 0, 2]
    assert s.rng.numbers() == GAME.read(BARE).rng.numbers()
    assert s.hash() == GAME.read(BARE).hash()


def test_known_cards_are_not_unseen():
    knows = [{"observer": 1, "card": "r2d2", "places": [2]}]
    view = GAME.view(GAME.read({**BARE, "knows": knows}), 1)
    assert [seat.unseen for seat in view.seats] == [2, 0, 1]


def test_a_draw_pile_that_is_given_keeps_its_order():
    s = table("r2d2", "decoy", draw_pile="jawa lightsaber crime_lord")
    assert [hand(play(s, "draw"), seat) for seat in (0, 1)] == [
        "r2d2 crime_lord", "lightsaber decoy",
    ]  # fmt: skip


def test_the_generator_may_be_given():
    numbers = fast(3).numbers()[1:]
    s = GAME.read({**BARE, "rng": {"make": "fast", "numbers": numbers}})
    assert s.rng.make == FAST
    assert GAME.write(s)["rng"]["make"] == "fast"
