"""Positions in words: written at every question, read back, guessed where left out."""

import json
from itertools import count

import pytest

from starfelt.core.playout import play_out
from starfelt.core.rng import FAST, fast
from starfelt.games.star_realms.notation.steps import STEPS
from starfelt.games.star_realms.rules.turn import START_TURN
from tests.games.playing import TRIED, go_on
from tests.games.star_realms.rules.table import (
    BARE,
    GAME,
    LATE,
    SPECTATOR,
    asked,
    hand,
    options_of,
    pile,
    play,
    side,
    table,
)

OPTIONS = (
    {},
    {"discard_timing": "start_of_victims_turn", "explorer_pile": "infinite"},
    {"ally_condition": "sticky", "fleet_hq": "printed_2014", "destroy_own_base": True},
    {"needle_counts_for_blob_world": True, "needle_copy_source": "in_play", "cap": 12},
    {"starting_authority": 15, "explorer_pile": "16", "first_player": "2"},
)


def read_back(s, tried=True):
    """Written down as JSON and read again; what was played need not always be tried, too."""
    document = json.loads(json.dumps(GAME.write(s)))
    return GAME.read(document) if tried else GAME.read_document(document)


def midway():
    """A position at each kind of question, with its name."""
    walls = side("scout viper", bases="war_world blob_wheel")
    yield "your_turn", table("scout", "scout", trade=2, combat=4)
    yield "how_much", play(table("scout", combat=4), "attack_with_part")
    yield "which_effect", play(table(side("", bases="barter_world")), "use barter_world")
    yield "discard", play(table("imperial_fighter", "scout viper"), "play imperial_fighter")
    late = table("imperial_fighter", side("scout viper ram", owed=1), options=LATE)
    yield "discard", play(late, "play imperial_fighter", "end_turn")
    yield "scrap_card", play(table("trade_bot scout"), "play trade_bot")
    yield "scrap_card", play(table(side("scout ram", bases="machine_base")), "use machine_base")
    yield "scrap_from_row", play(table("battle_pod"), "play battle_pod")
    destroyer = table(side("blob_destroyer", bases="blob_wheel"), walls)
    yield "destroy_base", play(destroyer, "play blob_destroyer", "ally blob_destroyer").clone()
    yield "scrap_from_row", play(destroyer, "destroy war_world")
    carrier = table(side("", bases="blob_wheel", ships="blob_carrier"))
    yield "take_which", play(carrier, "ally blob_carrier")
    needle = table("stealth_needle scout viper")
    yield "copy_which", play(needle, "play scout", "play viper", "play stealth_needle").clone()
    yield "your_turn", play(needle, "copy viper")
    station = table(side("scout scout viper", bases="recycling_station", deck="ram ram"))
    yield "discard_some", play(station, "use recycling_station", "second").clone()
    yield "discard_some", play(station, "discard scout")
    brain = table(side("scout", bases="brain_world", discards="viper viper"))
    yield "scrap_some", play(brain, "use brain_world").clone()
    yield "scrap_some", play(brain, "scrap_from_discards viper")
    known = table(side("ram ram", deck="scout cutter", tops=1, shown="ram"))
    yield "your_turn", known


MIDWAY = [*midway()]


@pytest.mark.parametrize(("step", "s"), MIDWAY)
def test_a_position_is_read_back_in_the_middle_of_a_turn(step, s):
    assert asked(s)["step"] == step
    t = read_back(s)
    assert t.hash() == s.hash()
    assert GAME.write(t) == GAME.write(s)
    for seat in range(-1, 2):
        assert GAME.view(t, seat) == GAME.view(s, seat)
    assert t.legal(t.asked()[0]) == s.legal(s.asked()[0])
    assert go_on(t, 4) == go_on(s.clone(), 4)


def test_every_kind_of_question_was_read_back():
    assert {step for step, _ in MIDWAY} == set(STEPS.questions)


@pytest.mark.unmeasured
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_every_position_of_a_game_is_read_back(number):
    s = GAME.start(2, number, {"starting_authority": 30, **OPTIONS[number]}, make=number % 2)
    rng = fast(number)
    for answers in count():
        assert read_back(s, answers % TRIED == 0).hash() == s.hash()
        if play_out(s, rng, 1) == 0:
            break
    ended = read_back(s)
    assert ended.hash() == s.hash()
    assert ended.is_over()
    assert ended.returns() == s.returns()
    assert ended.ending() == s.ending()
    assert GAME.view(ended, 0) == GAME.view(s, 0)


def test_a_position_is_written_in_words():
    mine = side("ram scout", bases="war_world+used", ships="cutter", deck="viper ram", tops=1)
    s = table(mine, side("viper", authority=7, owed=1), trade=2, turns=4, options=LATE)
    document = GAME.write(s)
    assert (document["game"], document["rules"], document["seats"]) == ("star_realms", 1, 2)
    assert document["players"][0] == {
        "authority": 50, "owed": 0, "deck": ["viper", "ram"], "tops": 1, "hand": ["scout", "ram"],
        "shown": [], "discards": [], "ships": ["cutter"], "bases": ["war_world used"],
    }  # fmt: skip
    assert document["players"][1]["authority"] == 7 and document["players"][1]["owed"] == 1
    assert (document["trade"], document["combat"], document["turns"]) == (2, 0, 4)
    assert document["played"] == ["cutter"]
    assert document["open"] == [{"step": "your_turn", "seat": 0}] and document["stack"] == []
    assert document["options"]["discard_timing"] == "start_of_victims_turn"
    assert "copied" not in document and "winner" not in document


def test_an_end_is_written_in_words():
    s = play(table("", side(authority=1), combat=1), "attack")
    assert GAME.write(s)["winner"] == 0 and GAME.write(s)["open"] == []
    s = play(table("", turns=11, options={"cap": 12}), "end_turn")
    assert GAME.write(s)["winner"] == "draw"
    assert GAME.write(play(table("scout stealth_needle"), "play scout", "play stealth_needle"))[
        "copied"
    ] == "scout"  # fmt: skip


DIFFERENCES = {
    "hand": lambda s: s.players[1].hand.insert(1),
    "deck": lambda s: s.players[0].deck.shuffle(fast(1)),
    "discards": lambda s: s.players[0].discards.add(1),
    "ships": lambda s: s.players[0].ships.insert(8),
    "bases": lambda s: s.players[0].bases.put(0, s.players[0].bases.at(0) | 1),
    "shown": lambda s: s.players[1].shown.insert(0),
    "tops": lambda s: setattr(s.players[0], "tops", 1),
    "authority": lambda s: setattr(s.players[1], "authority", 49),
    "owed": lambda s: setattr(s.players[1], "owed", 1),
    "row": lambda s: s.row.put(0, 3),
    "trade deck": lambda s: s.trade_deck.shuffle(fast(1)),
    "scrap heap": lambda s: s.scrap_heap.add(5),
    "explorers": lambda s: setattr(s, "explorers", 9),
    "turn": lambda s: setattr(s, "turn", 1),
    "turns": lambda s: setattr(s, "turns", 1),
    "winner": lambda s: setattr(s, "winner", 1),
    "trade": lambda s: setattr(s, "trade", 1),
    "combat": lambda s: setattr(s, "combat", 1),
    "to top": lambda s: setattr(s, "to_top", 1),
    "played": lambda s: setattr(s, "played", 1),
    "blobs played": lambda s: setattr(s, "blobs_played", 1),
    "copied": lambda s: setattr(s, "copied", 1),
    "stack": lambda s: s.push(START_TURN),
    "question": lambda s: setattr(s, "open", []),
    "generator": lambda s: s.rng.word(),
}


@pytest.mark.parametrize("part", DIFFERENCES)
def test_a_hash_tells_positions_apart(part):
    s = table(side("scout", bases="blob_wheel", deck="ram cutter viper"), "scout viper")
    before = s.hash()
    t = s.clone()
    assert t.hash() == before
    DIFFERENCES[part](t)
    assert t.hash() != before
    assert s.hash() == before  # a clone is a state of its own


@pytest.mark.parametrize("part", [part for part in DIFFERENCES if part not in ("winner",)])
def test_a_clone_takes_everything_along(part):
    s = table(side("scout", bases="blob_wheel", deck="ram cutter viper"), "scout viper")
    DIFFERENCES[part](s)
    assert s.clone().hash() == s.hash()


def test_options_are_part_of_the_hash():
    """As far as they decide what is to come."""
    given = [
        {}, LATE, {"cap": 9}, {"explorer_pile": "infinite"}, {"ally_condition": "sticky"},
        {"fleet_hq": "printed_2014"}, {"needle_counts_for_blob_world": True},
        {"needle_copy_source": "in_play"}, {"destroy_own_base": True},
    ]  # fmt: skip
    hashes = {table("scout", "scout", options=options).hash() for options in given}
    assert len(hashes) == len(given)


# -------------------------------------------------------------------------------- what is guessed
def test_what_is_left_out_is_guessed():
    s = GAME.read(BARE)
    assert hand(s) == "scout viper" and hand(s, 1) == "scout scout"
    assert options_of(s) == ["end_turn", "play scout", "play viper"]
    view = GAME.view(s, SPECTATOR)
    assert view.trade_deck == 75 and view.explorers == 10
    assert sorted(view.scrap_heap) == ["scout"] * 13 + ["viper"] * 3
    assert [player.authority for player in view.seats] == [50, 50]
    assert (view.trade, view.combat, view.turns, view.played) == (0, 0, 0, ())
    assert s.hash() == GAME.read(BARE).hash()
    deck = GAME.write(s)["trade_deck"]
    assert deck != sorted(deck, key=GAME.cards.index)  # it was shuffled


def test_explorers_that_lie_nowhere_are_in_their_pile():
    s = GAME.read({**BARE, "players": [{"hand": ["explorer"] * 4}, {}]})
    assert GAME.view(s, 0).explorers == 6


def test_ships_in_play_were_played_unless_it_is_said_otherwise():
    assert GAME.view(table(side("", ships="ram stealth_needle")), 0).played == ("ram",)
    s = table(side("", ships="ram"), played=["ram", "cutter"])
    assert GAME.view(s, 0).played == ("ram", "cutter")


def test_authority_is_that_of_the_options():
    s = GAME.read({**BARE, "options": {"starting_authority": 33}})
    assert [p.authority for p in s.players] == [33, 33]


def test_piles_that_are_given_keep_their_order():
    mine = side("", deck="ram viper cutter", discards="ram scout")
    s = table(mine, refill="corvette corvette")
    assert pile(s, "deck") == "ram viper cutter" and pile(s, "discards") == "ram scout"
    assert GAME.write(s)["trade_deck"][-2:] == ["corvette", "corvette"]


def test_hands_and_cards_in_play_are_put_in_order():
    s = table(side("ram scout cutter", ships="ram viper", bases="war_world blob_wheel"))
    assert hand(s) == "scout ram cutter"
    assert pile(s, "ships") == "viper ram" and pile(s, "bases") == "blob_wheel war_world"


def test_the_generator_may_be_given():
    numbers = fast(3).numbers()[1:]
    s = table("scout", rng={"make": "fast", "numbers": numbers})
    assert s.rng.make == FAST
    assert GAME.write(s)["rng"] == {"make": "fast", "numbers": numbers}
