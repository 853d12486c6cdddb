"""Positions in words: written at every question, read back, guessed where left out."""

import json

import msgspec
import pytest

from starfelt.core.rng import fast
from starfelt.games.race_for_the_galaxy.notation.steps import STEPS
from starfelt.games.race_for_the_galaxy.rules.knowledge import EPOCH
from tests.games.playing import TRIED, go_on
from tests.games.race_for_the_galaxy.notation.midway import MIDWAY, MIDWAY_ALL, alone, random_game
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    GAME,
    SPECTATOR,
    STORM,
    by,
    hand,
    options_of,
    play,
    side,
    table,
)

READERS = (0, 1, SPECTATOR)


def read_back(s, tried=True):
    """Written down as JSON and read again; what was played need not always be tried, too."""
    document = json.loads(json.dumps(GAME.write(s)))
    return GAME.read(document) if tried else GAME.read_document(document)


# -------------------------------------------------------------------------------- there and back
@pytest.mark.unmeasured
@pytest.mark.parametrize(("step", "s"), MIDWAY_ALL)
def test_a_position_is_read_back_in_the_middle_of_a_round(step, s):
    assert [q.step for q in GAME.view(s, 0).asked if q.seat == 0] == [step]
    t = read_back(s)
    assert t.hash() == s.hash()
    assert GAME.write(t) == GAME.write(s)
    for reader in READERS:
        assert GAME.view(t, reader) == GAME.view(s, reader)
        assert t.legal(reader) == s.legal(reader)
    assert go_on(t, 4, 40) == go_on(s.clone(), 4, 40)


def test_every_kind_of_question_was_read_back():
    assert set(MIDWAY) == set(STEPS.questions)


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("seed", "options", "seats"),
    [
        (1, {"set": "gathering_storm"}, 3),
        (2, {"two_actions": True}, 2),
        (3, {"set": "base", "engine_quirks": True}, 4),
        (4, {"engine_quirks": True, "two_actions": True}, 2),
        (5, {"set": "rebel_vs_imperium", "goals": False, "cap": 8}, 6),
        (6, {"cap": 12}, 4),
    ],
)
def test_every_position_of_a_game_is_read_back(seed, options, seats):
    for number, s in enumerate(random_game(seed, options, seats)):
        if number % 2 == 0 or s.is_over():
            assert read_back(s, number % TRIED == 0).hash() == s.hash()
    t = read_back(s)
    assert t.is_over() and t.returns() == s.returns() and t.ending() == s.ending() != ""


def test_a_question_that_only_the_other_engine_asks_is_read_back():
    """Which good to consume, where only one is left."""
    game = random_game(20, {"engine_quirks": True}, 2)
    s = next(s for number, s in enumerate(game) if number == 97)
    asked = GAME.write(s)["open"]
    assert [(q["step"], q["wanted"], q["left"]) for q in asked] == [("consume_good", 2, 1)]
    assert len(s.legal(asked[0]["seat"])) == 2  # the good, or no more
    assert read_back(s).hash() == s.hash()


WINDFALLS = "asteroid_belt radioactive_world pre_sentient_race"


@pytest.mark.parametrize(
    ("tableau", "answers", "kind", "steps"),
    [
        (f"{WINDFALLS} mining_robots", 0, "rare",
         ["count_goods", "any_windfall", "bonus_windfall", "produce_from"]),
        (f"mining_robots {WINDFALLS}", 0, "rare",
         ["count_goods", "any_windfall", "bonus_windfall"]),
        (WINDFALLS, 0, "any", []),
        (f"export_duties {WINDFALLS} galactic_engineers", 0, "any",
         ["count_goods", "any_windfall"]),
        (f"{WINDFALLS} galactic_engineers", 1, "any", ["count_goods", "any_windfall"]),
        (f"galactic_engineers {WINDFALLS}", 1, "any", ["count_goods"]),
    ],
)  # fmt: skip
def test_what_follows_when_a_windfall_world_is_chosen(tableau, answers, kind, steps):
    """By a power of one kind, by the action card, by a power of any kind."""
    s = alone("", tableau, "produce")
    for _ in range(answers):
        play(s, options_of(s)[0])
    written = GAME.write(s)
    question = {"step": "which_windfall", "seat": 0, "kind": kind, "but": None}
    assert written["open"] == [question]
    names = [step["step"] for step in written["stack"]]
    assert names == ["end_of_round", "end_phase", "most_produced", "bonus_windfall", *steps]
    assert written["stack"][3]["seat"] == 1
    assert read_back(s).hash() == s.hash()


def test_the_order_of_powers_may_matter_before_there_is_a_card_to_pay_with():
    s = alone("", "damaged_alien_factory research_labs diversified_economy spice_world", "produce")
    assert GAME.write(s)["open"] == [{"step": "use_next", "seat": 0}] and hand(s) == ""
    assert read_back(s).hash() == s.hash()


def test_a_position_is_written_in_words():
    s = table(
        side("gem_world", "old_earth comet_zone+good", chips=3, fresh=2, shown="gem_world",
             gone=1),
        side("spice_world", "new_sparta"),
        discards="drop_ships colony_ship", goals="galactic_status greatest_military", round=4,
        lead=1, reshuffles=2, options=STORM,
        known=[{"discards": ["drop_ships"]}, {"shuffled": [["space_port", 2]]}, {}],
    )  # fmt: skip
    written = GAME.write(s)
    assert len(written.pop("deck")) == s.deck.size()
    good = GAME.cards[s.players[0].goods.at(1) % EPOCH]
    assert written.pop("rng")["make"] == "keyed"
    assert written.pop("options") == {**GAME.defaults, **STORM}
    first, second = written.pop("players")
    nothing = {"drawn": [], "new": 0, "chosen": [], "actions": [], "settled": 0, "extra": 0,
               "less": 0, "armed": 0, "once": [], "used": [], "produced": [0, 0, 0, 0, 0, 0],
               "discarded": False}  # fmt: skip
    assert first == {
        "hand": ["gem_world"], "tableau": ["old_earth", "comet_zone"], "goods": [None, [good, 2]],
        "chips": 3, "fresh": 2, "gone": 1, "shown": ["gem_world"], **nothing,
    }  # fmt: skip
    assert second == {
        "hand": ["spice_world"], "tableau": ["new_sparta"], "goods": [None], "chips": 0,
        "fresh": 0, "gone": 0, **nothing,
    }  # fmt: skip
    assert written == {
        "game": "race_for_the_galaxy", "rules": GAME.rules, "seats": 2, "lead": 1, "round": 4,
        "phase": "none", "again": False, "secret": "actions", "pool": 21, "over": "",
        "reshuffles": 2, "discards": ["colony_ship", "drop_ships"], "leaders": [], "flipped": [],
        "attempts": [],
        "goals": [{"goal": "galactic_status", "seats": []},
                  {"goal": "greatest_military", "seats": []}],
        "known": [{"discards": ["drop_ships"], "shuffled": []},
                  {"discards": [], "shuffled": [["space_port", 2]]},
                  {"discards": [], "shuffled": []}],
        "stack": [{"step": "reveal"}],
        "open": [{"step": "choose_action", "seat": 0}, {"step": "choose_action", "seat": 1}],
    }  # fmt: skip


def test_what_the_last_sets_add_is_written_in_words():
    s = table(
        side("gem_world", "galactic_scavengers", prestige=3, on_tile=True, spent=True,
             saved="comet_zone"),
        side("spice_world", "new_sparta", rejected="red"),
        discards="epsilon_eridani", leaders=[0], options=BRINK,
        known=[{}, {"discards": ["epsilon_eridani"]}, {}],
    )  # fmt: skip
    written = GAME.write(s)
    first, second = written["players"]
    assert (first["prestige"], first["on_tile"], first["spent"]) == (3, True, True)
    assert first["saved"] == [["comet_zone", 0]] and written["leaders"] == [0]
    assert second["rejected"] == "red" and "prestige" not in second and "rejected" not in first
    assert read_back(s).hash() == s.hash()


def test_an_attempt_and_what_was_done_for_it_is_written_in_words():
    s = MIDWAY["reinforce_attack"].clone()
    play(s, "use space_mercenaries")
    written = GAME.write(s)
    assert written["attempts"] == [
        {"attacker": 0, "owner": 1, "world": "rebel_miners", "power": "interstellar_casus_belli",
         "cloaked": False, "prevented": False},
    ]  # fmt: skip
    first = written["players"][0]
    assert (first["once"], first["used"]) == (["attacking"], ["space_mercenaries"])
    assert [step["step"] for step in written["stack"][-2:]] == ["more_worlds", "reinforce"]
    assert written["open"][0]["step"] == "arm"
    assert read_back(s).hash() == s.hash()


def test_the_prestige_card_is_marked_at_its_action():
    first = side("gem_world", "old_earth", prestige=2)
    s = by(table(first, side("", "new_sparta"), options=BRINK), 0, "boost settle")
    assert GAME.write(s)["players"][0]["chosen"] == ["settle +"]
    assert read_back(s).hash() == s.hash()
    by(s, 1, "choose develop")
    assert GAME.write(s)["players"][0]["actions"] == ["settle +"]
    assert read_back(s).hash() == s.hash()


@pytest.mark.parametrize("words", ["boost_first develop settle", "boost_second develop settle",
                                   "choose_two settle search"])  # fmt: skip
def test_with_two_actions_the_prestige_card_is_marked_at_one(words):
    options = {**BRINK, "two_actions": True}
    first = side("gem_world", "old_earth", prestige=2)
    s = by(table(first, side("", "new_sparta"), options=options), 0, words)
    verb, one, two = words.split()
    marked = [one + " +" * (verb == "boost_first"), two + " +" * (verb == "boost_second")]
    assert GAME.write(s)["players"][0]["chosen"] == marked
    assert read_back(s).hash() == s.hash()
    by(s, 1, "choose_two settle produce")
    assert GAME.write(s)["players"][0]["actions"] == marked
    assert read_back(s).hash() == s.hash()


PSI = "old_earth psi_crystal_world"


@pytest.mark.parametrize("two_actions", [False, True])
def test_who_chooses_last_is_asked_after_the_others(two_actions):
    options = {**BRINK, "two_actions": two_actions}
    s = table(side("gem_world", PSI), side("", "new_sparta"), options=options)
    assert s.asked() == ([0, 1] if two_actions else [1])
    assert GAME.write(s)["stack"] == [{"step": "reveal_to", "seat": 0}]
    if two_actions:
        by(s, 0, "choose settle")
    by(s, 1, "choose_two develop settle" if two_actions else "choose develop")
    written = GAME.write(s)
    assert written["stack"] == [{"step": "reveal"}] and written["secret"] == "none"
    assert written["open"] == [{"step": "choose_action", "seat": 0}]
    assert written["players"][0]["actions"] == (["settle"] if two_actions else [])
    assert read_back(s).hash() == s.hash()


@pytest.mark.parametrize("step", MIDWAY)
def test_a_view_sends_the_fields_of_a_question_in_the_order_of_its_document(step):
    """Whoever reads the view as bytes imagines a world with the same question."""
    s = MIDWAY[step]
    data = msgspec.json.encode(GAME.view(s, 0))
    world = GAME.imagine(msgspec.json.decode(data, type=GAME.view_type), fast(1))
    written = [own(GAME.write(one)["open"]) for one in (s, world)]
    assert written[0] == written[1]
    assert list(own(msgspec.json.decode(data)["asked"]).items()) == list(written[0].items())


def own(asked):
    """The question of the first seat."""
    return next(question for question in asked if question["seat"] == 0)


def test_fields_of_questions_are_words():
    asked = {step: GAME.write(s)["open"][0] for step, s in MIDWAY.items()}
    assert asked["pay_development"] == {
        "step": "pay_development", "seat": 0, "left": 2, "picked": ["gem_world"],
    }  # fmt: skip
    assert asked["consume_good"] == {
        "step": "consume_good", "seat": 0, "card": "old_earth", "wanted": 2, "left": 1,
        "taken": [],
    }  # fmt: skip
    assert asked["sell_which"] == {"step": "sell_which", "seat": 0, "sale": "by_action"}
    assert asked["which_windfall"] == {
        "step": "which_windfall", "seat": 0, "kind": "rare", "but": None,
    }  # fmt: skip
    assert asked["discard_for_chips"]["card"] == "deficit_spending"
    assert asked["take_found"] == {
        "step": "take_found", "seat": 0, "category": "alien_world", "declined": False,
    }  # fmt: skip
    assert asked["spend_good"] == {"step": "spend_good", "seat": 0, "kind": "rare"}
    assert asked["takeover_by"]["card"] == "rebel_miners" and asked["defend"]["number"] == 0


def test_a_world_that_a_power_excepts_is_a_word():
    worlds = "universal_symbionts pre_sentient_race insect_uplift_race"
    s = alone("", f"old_earth {worlds}", "produce")
    assert GAME.write(s)["open"][0]["but"] == "universal_symbionts"
    assert read_back(s).hash() == s.hash()


def test_kinds_that_were_taken_are_words():
    worlds = "gem_world+good comet_zone+good plague_world+good spice_world+good"
    s = play(alone("", f"diversified_economy {worlds}", "consume_twice"), "use diversified_economy")
    play(s, "consume comet_zone")
    assert GAME.write(s)["open"][0]["taken"] == ["rare"]
    assert options_of(s) == ["consume gem_world", "consume spice_world", "consume plague_world"]
    assert read_back(s).hash() == s.hash()


def test_used_powers_are_words_with_a_number_unless_it_is_the_first():
    s = alone("", "old_earth gambling_world gem_world+good", "consume_twice")
    play(s, "gamble", "name 3")
    assert GAME.write(s)["players"][0]["used"] == ["gambling_world 2"]
    assert read_back(s).hash() == s.hash()


def test_what_an_engine_with_quirks_counted_is_written():
    s = table(side("", "old_earth"), goals="greatest_military", options={"engine_quirks": True})
    assert GAME.write(s)["goals"] == [{"goal": "greatest_military", "seats": [], "counted": [0, 0]}]
    written = {**GAME.write(s), "goals": [{"goal": "greatest_military", "counted": [7, -1]}]}
    t = GAME.read(written)
    assert GAME.write(t)["goals"][0]["counted"] == [7, -1]
    assert GAME.view(t, 0).seats[0].goals == 3 and GAME.view(t, 0).goals[0].counted == (7, -1)


def test_goals_are_written_with_those_who_have_them():
    sides = side("", "new_sparta space_marines drop_ships"), side("", "old_earth")
    s = table(*sides, goals="galactic_status:0+1 greatest_military:0")
    assert [goal["seats"] for goal in GAME.write(s)["goals"]] == [[0, 1], [0]]
    assert read_back(s).hash() == s.hash()
