"""Positions in words: written at every question, read back, guessed where left out."""

import json

import pytest

from starfelt.core.rng import FAST, fast
from starfelt.games.empire_vs_rebellion.notation.steps import STEPS
from starfelt.games.empire_vs_rebellion.rules.reserves import only
from starfelt.games.empire_vs_rebellion.rules.struggle import TURN_OVER
from tests.games.empire_vs_rebellion.knowledge.test_soundness import GAMES, game
from tests.games.empire_vs_rebellion.notation.midway import MIDWAY
from tests.games.empire_vs_rebellion.rules.table import (
    EMPIRE,
    GAME,
    REBEL,
    SPECTATOR,
    asked,
    influence,
    options_of,
    pile,
    play,
    reserve,
    side,
    table,
)
from tests.games.playing import TRIED, go_on

BARE = {"game": "empire_vs_rebellion", "rules": GAME.rules, "event": "battle_of_hoth"}
READERS = (REBEL, EMPIRE, SPECTATOR)


def read_back(s, tried=True):
    """Written down as JSON and read again; what was played need not always be tried, too."""
    document = json.loads(json.dumps(GAME.write(s)))
    return GAME.read(document) if tried else GAME.read_document(document)


# -------------------------------------------------------------------------------- there and back
@pytest.mark.unmeasured
@pytest.mark.parametrize(("step", "s"), MIDWAY)
def test_a_position_is_read_back_in_the_middle_of_a_round(step, s):
    assert step in [question.step for question in GAME.view(s, 0).asked]
    t = read_back(s)
    assert t.hash() == s.hash()
    assert GAME.write(t) == GAME.write(s)
    for reader in READERS:
        assert GAME.view(t, reader) == GAME.view(s, reader)
        assert t.legal(reader) == s.legal(reader)
    assert go_on(t, 4) == go_on(s.clone(), 4)


def test_every_kind_of_question_was_read_back():
    assert {step for step, _ in MIDWAY} == set(STEPS.questions)


@pytest.mark.unmeasured
@pytest.mark.parametrize(("step", "s"), MIDWAY)
def test_what_follows_a_question_is_mostly_guessed(step, s):
    """Left out are the steps that follow, but where a strategy is picked after another."""
    document = GAME.write(s)
    steps = [step["step"] for step in document.pop("stack")]
    if steps in ([], ["begin"], ["planned"], ["turn_over"], ["cleanup"]) and document["open"]:
        replaced = step == "pick_strategy" and steps == ["turn_over"]
        if not replaced:
            assert GAME.read(document).hash() == s.hash()


@pytest.mark.unmeasured
@pytest.mark.parametrize(("prefer", "seed"), GAMES[::4])
def test_every_position_of_a_game_is_read_back(prefer, seed):
    for number, (s, _) in enumerate(game(seed, prefer)):
        t = read_back(s, number % TRIED == 0 or s.is_over())
        assert t.hash() == s.hash()
    assert t.is_over() and t.returns() == s.returns() and t.ending() == s.ending()


def test_a_position_is_written_in_words():
    rebel = side("recon_2 luke_skywalker", "military_5", "yoda", "diplomacy_3", influence=1,
                 reserve="chewbacca han_solo", chosen="deception", used="support",
                 thrown="infiltration", tops=[1, 1, 0], events_seen=2)  # fmt: skip
    s = table(rebel, side("ig88", won="control_of_endor"), round=3, turns=4, passes=1, bottoms=2)
    document = GAME.write(s)
    assert (document["game"], document["rules"], document["seats"]) == (GAME.name, 2, 2)
    player = document["players"][0]
    possible = [player.pop(key) for key in ("possible_to_foe", "possible_to_all")]
    assert possible[0] == possible[1] and len(possible[0]) == 15 and 3 in possible[0]
    assert player.pop("deck")[-1] == "diplomacy_3"
    assert player == {
        "side": "rebel", "influence": 1, "won": [], "ready": ["recon_2", "luke_skywalker"],
        "exhausted": ["military_5"], "discards": ["yoda"], "reserve": ["chewbacca", "han_solo"],
        "used": ["support"], "thrown": ["infiltration"], "infiltrated": False, "diverted": False,
        "located": False, "tops": [1, 1, 0], "events_seen": 2, "chosen": "deception", "seen": [0],
    }  # fmt: skip
    assert document["players"][1]["won"] == ["control_of_endor"]
    numbers = ("round", "turns", "passes", "bottoms", "balance", "turn")
    assert [document[key] for key in numbers] == [3, 4, 1, 2, 0, 0]
    assert document["event"] == "battle_of_hoth" and len(document["event_deck"]) == 22
    assert document["open"] == [{"step": "your_turn", "seat": 0}] and document["stack"] == []
    assert "winner" not in document


def test_an_end_is_written_in_words():
    rebel = side("military_5", won="battle_of_yavin battle_of_endor", chosen="bureaucracy")
    s = play(table(rebel, "military_3"), "pass", "pass")
    document = GAME.write(s)
    assert (document["winner"], document["ending"], document["open"]) == (0, "points", [])
    sides = "military_4 military_5", "military_4 military_5"
    s = play(table(*sides, "create_a_diversion", options={"cap": 1}), "pass", "pass")
    assert (GAME.write(s)["winner"], GAME.write(s)["ending"]) == ("draw", "cap")


# -------------------------------------------------------------------------------- hashes
DIFFERENCES = {
    "deck": lambda s: s.players[0].deck.shuffle(fast(1)),
    "event deck": lambda s: s.event_deck.shuffle(fast(1)),
    "possible to foe": lambda s: setattr(s.players[0], "possible_to_foe", only(240)),
    "possible to all": lambda s: setattr(s.players[0], "possible_to_all", only(240)),
    "stack": lambda s: s.push(TURN_OVER),
    "question": lambda s: setattr(s, "open", []),
    "generator": lambda s: s.rng.word(),
    **{
        name: lambda s, name=name: setattr(s.players[1], name, 1)
        for name in ("influence", "points", "won", "ready", "exhausted", "discards", "reserve",
                     "used", "thrown", "chosen", "seen", "tops_own", "tops_foe", "tops_all",
                     "events_seen")
    },
    **{
        name: lambda s, name=name: setattr(s.players[1], name, True)
        for name in ("infiltrated", "diverted", "located")
    },
    **{
        name: lambda s, name=name: setattr(s, name, 7)
        for name in ("bottoms", "event", "balance", "turn", "turns", "passes", "round", "winner",
                     "ended")
    },
}  # fmt: skip


@pytest.mark.parametrize("part", DIFFERENCES)
def test_a_hash_tells_positions_apart_and_a_clone_takes_everything_along(part):
    s = table("military_2", "military_3")
    before = s.hash()
    t = s.clone()
    assert t.hash() == before
    DIFFERENCES[part](t)
    assert t.hash() != before and s.hash() == before
    assert t.clone().hash() == t.hash()


def test_options_are_part_of_the_hash_as_far_as_they_decide_what_is_to_come():
    given = [{}, {"cap": 9}, {"struggle_cap": 9}]
    assert len({table("recon_2", "recon_3", options=options).hash() for options in given}) == 3
    sides = [table("recon_2", "recon_3", options={"rebel": rebel}).hash() for rebel in "12"]
    assert sides[0] == sides[1] == table("recon_2", "recon_3").hash()


# -------------------------------------------------------------------------------- what is guessed
def test_what_is_left_out_is_guessed():
    s = GAME.read(BARE)
    view = GAME.view(s, SPECTATOR)
    assert [seat.side for seat in view.seats] == ["rebel", "empire"]
    assert (view.round, view.turn, view.turns, view.passes, view.balance) == (1, 0, 0, 0, 0)
    assert influence(s) == (2, 2) and view.event_deck == 23
    assert [(seat.deck, seat.reserve, len(seat.possible)) for seat in view.seats] == [
        (20, 4, 70)
    ] * 2
    assert asked(s) == {"step": "your_turn", "seat": 0} and options_of(s) == ["play"]
    assert [GAME.view(s, n).seats[n].chosen for n in (0, 1)] == ["bureaucracy"] * 2
    assert s.hash() == GAME.read(BARE).hash()
    events = GAME.write(s)["event_deck"]
    assert events != sorted(events, key=GAME.cards.index)  # it was shuffled


def test_the_first_event_is_that_of_the_tutorial():
    assert (
        GAME.view(GAME.read({**BARE, "event": "control_of_endor"}), 0).event == "control_of_endor"
    )
    short = {key: BARE[key] for key in ("game", "rules")}
    assert GAME.view(GAME.read(short), 0).event == "escape_from_tatooine"


def test_characters_that_lie_nowhere_are_in_reserve_up_to_four():
    """The last of them; the others are in the deck."""
    s = GAME.read(BARE)
    assert reserve(s) == "luke_skywalker obi_wan_kenobi r2d2_c3po yoda"
    s = table(side("yoda", deck="r2d2_c3po"), side("military_2", reserve="ig88"))
    assert reserve(s) == "lando_calrissian leia_organa luke_skywalker obi_wan_kenobi"
    assert reserve(s, EMPIRE) == "ig88"
    five = "chewbacca han_solo lando_calrissian leia_organa luke_skywalker"
    assert reserve(table(five, "military_2")) == "obi_wan_kenobi r2d2_c3po yoda"


def test_cards_that_are_named_lie_on_top():
    s = table(side("recon_2", deck="recon_4 recon_3"), "military_2")
    assert pile(s, "deck").split()[-2:] == ["recon_4", "recon_3"]
    assert len(pile(s, "deck").split()) == 19


def test_everybody_knows_by_default_what_lies_face_up():
    s = table(side("luke_skywalker", discards="yoda"), "military_2")
    assert len(s.players[0].possible_to_all.reserves) == 15
    assert list(s.players[0].possible_to_foe.reserves) == list(
        s.players[0].possible_to_all.reserves
    )
    s = table(side("military_2", possible_to_all=[15, 240]), "military_2")
    assert list(s.players[0].possible_to_foe.reserves) == [15, 240]


@pytest.mark.parametrize(("tops", "foe", "to_all"), [([1, 1, 1], 35, 35), ([1, 1, 0], 35, 70)])
def test_a_character_known_on_top_is_by_default_not_in_a_possible_reserve(tops, foe, to_all):
    s = table(side("military_2", deck="leia_organa", tops=tops), "military_3")
    assert len(s.players[0].possible_to_foe.reserves) == foe
    assert len(s.players[0].possible_to_all.reserves) == to_all


def test_sides_are_those_that_one_of_them_names():
    for players in ([{"side": "empire"}, {}], [{}, {"side": "rebel"}]):
        s = GAME.read({**BARE, "players": players})
        assert [seat.side for seat in GAME.view(s, 0).seats] == ["empire", "rebel"]
    s = GAME.read({**BARE, "players": [{}, {"side": "empire"}]})
    assert [seat.side for seat in GAME.view(s, 0).seats] == ["rebel", "empire"]


def test_it_is_the_turn_of_the_one_on_the_balance_token():
    s = GAME.read({**BARE, "balance": 1})
    assert asked(s) == {"step": "your_turn", "seat": 1}
    assert asked(GAME.read({**BARE, "balance": 1, "turn": 0}))["seat"] == 0


def test_points_are_those_of_the_events_won():
    s = table(side("recon_2", won="battle_of_yavin control_of_endor"), "recon_3")
    assert [p.points for p in s.players] == [4, 0]


def test_strategies_are_chosen_of_those_that_are_left():
    s = table(side("recon_2", used="bureaucracy deception"), side("recon_3", thrown="bureaucracy"))
    assert GAME.view(s, 0).seats[0].chosen == "direct_assault"
    assert GAME.view(s, 1).seats[1].chosen == "deception"


def test_nobody_has_chosen_who_is_asked_to():
    replacing = side("r2d2_c3po", thrown="deception")
    replacing = {**replacing, "ready": [], "exhausted": ["r2d2_c3po"]}
    s = table(replacing, "recon_3", open=[{"step": "pick_strategy", "seat": 0}],
              stack=[{"step": "turn_over"}])  # fmt: skip
    assert [seat.has_chosen for seat in GAME.view(s, 0).seats] == [False, True]
    assert len(options_of(s)) == 4


def test_the_tutorial_has_no_influence_and_the_rebel_begins():
    options = {"tutorial": True}
    for rebel in (0, 1):
        players = [{"side": "rebel" if seat == rebel else "empire"} for seat in (0, 1)]
        s = GAME.read(
            {**BARE, "event": "escape_from_tatooine", "options": options, "players": players}
        )
        view = GAME.view(s, rebel)
        assert influence(s) == (0, 0) and asked(s)["seat"] == view.balance == rebel
        assert [(seat.deck, seat.reserve, seat.possible) for seat in view.seats] == [
            (16, 0, (0,))
        ] * 2
        assert not any(seat.has_chosen for seat in view.seats) and view.event_deck == 0


def test_an_event_deck_that_is_given_keeps_its_order():
    events = [event for event in GAME.cards[37:] if event != "battle_of_hoth"]
    s = GAME.read({**BARE, "event_deck": events, "bottoms": 2, "players": [{"events_seen": 1}, {}]})
    assert GAME.view(s, 0).next_events == (events[-1],)
    assert GAME.view(s, 1).last_events == tuple(events[:2])


def test_an_event_that_nobody_won_lies_in_the_deck_after_a_draw():
    s = GAME.read({**BARE, "winner": "draw", "ending": "cap"})
    assert GAME.view(s, 0).event == "battle_of_hoth"
    assert GAME.view(s, 0).event_deck == 24


def test_the_generator_may_be_given():
    numbers = fast(3).numbers()[1:]
    events = [event for event in GAME.cards[37:] if event != "battle_of_hoth"]
    s = GAME.read({**BARE, "event_deck": events, "rng": {"make": "fast", "numbers": numbers}})
    assert s.rng.make == FAST
    assert GAME.write(s)["rng"] == {"make": "fast", "numbers": numbers}


@pytest.mark.parametrize("seat", [REBEL, EMPIRE])
def test_a_chosen_strategy_is_by_default_seen_by_its_owner(seat):
    sides = [side("recon_2"), side("recon_3")]
    sides[seat]["chosen"] = "deception"
    s = table(*sides)
    assert GAME.view(s, seat).seats[seat].chosen == "deception"
    assert GAME.view(s, 1 - seat).seats[seat].chosen is None
