"""Many games between bots, and what is counted of them."""

import pytest

import starfelt
from starfelt.arena.simulate import derived, play, simulate
from starfelt.core.refusal import Refusal

GAME = starfelt.load("stolen_plans")
REALMS = starfelt.load("star_realms")
WAR = starfelt.load("empire_vs_rebellion")
RACE = starfelt.load("race_for_the_galaxy")
KEYS = {
    "game", "seats", "games", "seed", "bots", "seconds", "games_per_second", "answers", "wins",
    "wins_by_bot", "draws", "length", "ends", "compiled",
}  # fmt: skip


def facts(result):
    """All that does not depend on the machine."""
    return {k: v for k, v in result.items() if k not in ("seconds", "games_per_second")}


@pytest.mark.parametrize(
    ("game", "seats", "games", "ends"),
    [
        (GAME, 3, 30, {"draw_pile", "traitor"}),
        (REALMS, 2, 10, {"authority", "cap"}),
        (WAR, 2, 6, {"points", "cap"}),
        (RACE, 3, 3, {"pool", "tableau", "prestige", "cap"}),
    ],
)
@pytest.mark.parametrize("bots", [["random"], ["thumb", "random"], ["thumb"]])
def test_what_is_counted_fits_together(game, seats, games, ends, bots):
    result = simulate(game, seats, games, bots, 7)
    assert set(result) == KEYS
    assert (result["game"], result["seats"], result["games"]) == (game.name, seats, games)
    assert result["seed"] == 7
    assert result["bots"] == [*bots, *[bots[-1]] * (seats - len(bots))]
    assert sum(result["wins"]) + result["draws"] == games
    assert sum(result["ends"].values()) == games
    assert set(result["ends"]) <= ends
    length = result["length"]
    assert length["least"] <= length["mean"] <= length["most"] <= game.max_answers
    assert result["answers"] == pytest.approx(games * length["mean"], abs=0.1)
    assert result["seconds"] > 0
    assert result["games_per_second"] > 0
    assert result["compiled"] is starfelt.COMPILED


def test_wins_are_counted_by_seat_and_by_bot():
    result = simulate(GAME, 4, 40, ["random", "thumb", "thumb"], 3)
    assert result["bots"] == ["random", "thumb", "thumb", "thumb"]
    assert result["wins_by_bot"] == {"random": result["wins"][0], "thumb": sum(result["wins"][1:])}


@pytest.mark.parametrize("bots", [["random"], ["thumb", "random"]])
def test_the_same_seed_gives_the_same_result(bots):
    first, again = (simulate(GAME, 4, 20, bots, 11) for _ in range(2))
    assert facts(first) == facts(again)
    assert facts(first) != {**facts(simulate(GAME, 4, 20, bots, 12)), "seed": 11}


@pytest.mark.parametrize("seated", [["random"] * 3, ["thumb", "random", "thumb"]])
def test_a_game_does_not_depend_on_those_before_it(seated):
    alone = play(GAME, seated, 5, 9, None)[0].hash()
    for number in range(9):
        play(GAME, seated, 5, number, None)
    assert play(GAME, seated, 5, 9, None)[0].hash() == alone


def test_derived_seeds_differ():
    seeds = [derived(seed, *rest) for seed in (1, 11) for rest in [(1,), (11,), (1, 1), (1, 11)]]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 1 << 256 for seed in seeds)


def test_options_reach_the_game():
    ends = simulate(GAME, 2, 60, ["thumb", "random"], 1, {"deck": "base"})["ends"]
    assert ends == {"draw_pile": 60}  # no Traitor in that deck
    assert "traitor" in simulate(GAME, 2, 60, ["thumb", "random"], 1)["ends"]


def test_games_without_a_winner_are_counted():
    result = simulate(REALMS, 2, 6, ["thumb"], 1, {"cap": "2"})
    assert (result["draws"], result["wins"]) == (6, [0, 0])
    assert result["ends"] == {"cap": 6}


def test_all_ends_of_a_tutorial_are_counted():
    result = simulate(WAR, 2, 100, ["random"], 1, {"tutorial": "on"})
    assert set(result["ends"]) == {"tutorial", "tutorial_tie", "tutorial_bust"}
    assert result["draws"] == result["ends"]["tutorial_tie"] + result["ends"]["tutorial_bust"]


@pytest.mark.parametrize(("games", "calls"), [(7, [1] * 7), (250, [2] * 125), (351, [3] * 117)])
def test_progress_is_told_in_steps(games, calls):
    told = []
    simulate(GAME, 6, games, ["random"], 1, {"deck": "base"}, told.append)
    assert told == calls


def test_progress_ends_with_the_last_game():
    told = []
    simulate(GAME, 6, 301, ["random"], 1, {"deck": "base"}, told.append)
    assert told == [3] * 100 + [1]


@pytest.mark.parametrize(
    ("key", "changes"),
    [
        ("wrong-number", {"games": 0}),
        ("wrong-number", {"games": -3}),
        ("wrong-bots", {"bots": ["random"] * 4}),
        ("wrong-bots", {"bots": []}),
        ("unknown-bot", {"bots": ["random", "grandmaster"]}),
        ("wrong-seats", {"seats": 7}),
        ("wrong-seats", {"seats": 0}),
        ("wrong-seed", {"seed": -1}),
        ("wrong-seed", {"seed": 1 << 256}),
        ("unknown-option", {"options": {"dice": True}}),
        ("impossible-option", {"options": {"deck": "r2d2"}}),
    ],
)
def test_what_cannot_be_simulated_is_refused(key, changes):
    wanted = {"seats": 3, "games": 2, "bots": ["random"], "seed": 1, "options": None, **changes}
    with pytest.raises(Refusal) as refused:
        simulate(GAME, **wanted)
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("seats", "options", "most"),
    [
        (7, {}, 6),
        (7, {"set": "rebel_vs_imperium"}, 6),
        (6, {"set": "gathering_storm"}, 5),
        (5, {"set": "base"}, 4),
        (3, {"two_actions": "on"}, 2),
    ],
)
def test_the_options_decide_how_many_may_play(seats, options, most):
    with pytest.raises(Refusal) as refused:
        simulate(RACE, seats, 1, ["random"], 1, options)
    assert refused.value.key == "wrong-seats"
    assert refused.value.facts["most"] == most
    assert simulate(RACE, most, 1, ["random"], 1, {**options, "cap": "1"})["seats"] == most


def test_refusals_name_the_facts():
    with pytest.raises(Refusal) as refused:
        simulate(GAME, 3, 2, ["random"] * 4, 1)
    assert refused.value.facts == {"bots": 4, "seats": 3}
    with pytest.raises(Refusal) as refused:
        simulate(GAME, 3, 0, ["random"], 1)
    assert refused.value.facts == {"number": 0, "least": 1}
