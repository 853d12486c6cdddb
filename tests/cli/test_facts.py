"""The commands that print facts, in words and as one JSON object."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import starfelt
from starfelt.cli.games import value_in_words
from starfelt.core.contract import CHECKS
from starfelt.core.game import SPECTATOR
from starfelt.words.fluent import LANGUAGES
from starfelt.words.leak_channels import TEXTS
from starfelt.words.text import Text
from tests.cli.saved import facts, save_games
from tests.terminal.person import (
    GAME,
    RACE,
    REALMS,
    WAR,
    starfelt_with,
    through_a_pipe,
)

SMALL = {
    "games": ("games",),
    "simulate": ("simulate", "stolen_plans", "--games", "5", "--seats", "3"),
    "simulate star_realms": ("simulate", "star_realms", "--games", "2", "--bots", "thumb,random"),
    "simulate draws": ("simulate", "star_realms", "--games", "2", "--option", "cap=3"),
    "simulate war": ("simulate", "empire_vs_rebellion", "--games", "2", "--bots", "thumb,random"),
    "simulate war draws": ("simulate", "empire_vs_rebellion", "--games", "2", "--option", "cap=1"),
    "simulate tutorials": (
        "simulate", "empire_vs_rebellion", "--games", "60", "--option", "tutorial=on",
    ),
    "simulate race": ("simulate", "race_for_the_galaxy", "--games", "2", "--option", "cap=3"),
    "replay": ("replay", "game.json"),
    "replay star_realms": ("replay", "realms.json", "--at", "60", "--seat", "0"),
    "replay war": ("replay", "war.json", "--at", "60", "--seat", "0"),
    "replay race": ("replay", "race.json", "--at", "60", "--seat", "0"),
    "verify": ("verify", "game.json"),
    "verify star_realms": ("verify", "realms.json"),
    "verify war": ("verify", "war.json"),
    "verify race": ("verify", "race.json"),
    "check": ("check", "stolen_plans", "--pairs", "10"),
    "check star_realms": ("check", "star_realms", "--pairs", "10"),
    "check war": ("check", "empire_vs_rebellion", "--pairs", "6"),
    "bench": ("bench", "--seconds", "0.01"),
}  # fmt: skip


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    save_games(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", SMALL)
def test_every_command_says_its_facts_in_every_language(command: str, language: str) -> None:
    done = starfelt_with(*SMALL[command], "--lang", language)
    assert (done.exit_code, done.stderr) == (0, "")
    words = done.stdout
    assert bool(re.search("[\u3040-\u30ff\u4e00-\u9fff]", words)) == (language != "en")


@pytest.mark.parametrize("command", SMALL)
def test_json_is_one_object_on_standard_output(command: str, tmp_path: Path) -> None:
    done = through_a_pipe(*SMALL[command], "--json", lines=[], folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert isinstance(json.loads(done.stdout), dict)


def test_games() -> None:
    found = {game["name"]: game for game in facts("games")["games"]}
    assert tuple(found) == starfelt.GAMES
    words = starfelt_with("games").stdout
    for name, game in found.items():
        rules = starfelt.load(name)
        assert game["rules"] == rules.rules
        assert game["seats"] == {"least": rules.least_seats, "most": rules.most_seats}
        assert [option["key"] for option in game["options"]] == [o.key for o in rules.options]
        assert all(option["explanation"] in words for option in game["options"])
        assert game["title"] in words
    assert "stolen_plans: Stolen Plans, rules version 1, 2 to 6 seats" in words
    assert "star_realms: Star Realms, rules version 1, 2 seats" in words
    assert "empire_vs_rebellion: Empire vs. Rebellion, rules version 2, 2 seats" in words
    race = f"race_for_the_galaxy: Race for the Galaxy, rules version {RACE.rules}, 2 to 6 seats"
    assert race in words


def test_the_options_of_a_game() -> None:
    """Each kind of option has its choices and its default, as they are entered."""
    games = facts("games")["games"][:2]
    every = {option["key"]: option for game in games for option in game["options"]}
    choices = {key: (option["kind"], option["choices"]) for key, option in every.items()}
    assert choices["deck"] == ("parts", ["base", "full"])
    assert choices["open_discards"] == ("flag", ["on", "off"])
    assert choices["cap"] == ("number", ["1-1000"])
    assert choices["explorer_pile"] == ("choice", ["10", "16", "infinite"])
    assert [every[key]["default"] for key in ("deck", "open_discards", "cap", "explorer_pile")] == [
        "full", False, 400, "10",
    ]  # fmt: skip
    words = starfelt_with("games").stdout
    for line in (
        "--option starting_authority=… (1-1000; otherwise 50): ",
        "--option explorer_pile=… (10, 16, infinite; otherwise 10): ",
        "--option destroy_own_base=… (on, off; otherwise off): ",
        "--option discard_timing=… (immediate, start_of_victims_turn; otherwise immediate): ",
        "--option rebel=… (random, 1, 2; otherwise random): ",
        "--option tutorial=… (on, off; otherwise off): ",
        "--option struggle_cap=… (1-1000; otherwise 200): ",
        (
            "--option set=… (brink_of_war, rebel_vs_imperium, gathering_storm, base; otherwise "
            "brink_of_war): "
        ),
        "--option takeovers=… (on, off; otherwise on): ",
        "--option leader_card=… (tile, always; otherwise tile): ",
        "--option goals=… (on, off; otherwise on): ",
    ):
        assert line in words


def test_options_are_entered_by_their_words() -> None:
    wanted = {"first_player": "2", "starting_authority": 7, "fleet_hq": "printed_2014",
              "destroy_own_base": True}  # fmt: skip
    words = [f"--option={key}={str(value).lower()}" for key, value in wanted.items()]
    arguments = ("play", "star_realms", *words, "--save", "new.json")
    out = starfelt_with(*arguments, "--seats", "random,you", lines=["quit"]).stdout
    saved = json.loads(Path("new.json").read_text())["options"]
    assert {key: saved[key] for key in wanted} == wanted
    assert "You: authority 7, " in out
    assert "Your turn." in out  # the second player begins


def test_a_default_is_entered_as_it_is_shown() -> None:
    """What the list of games calls a default can be given as an option and changes nothing."""
    for rules in (GAME, REALMS, WAR, RACE):
        for option in rules.options:
            entered = value_in_words(option.default)
            assert rules.complete({option.key: entered}) == rules.defaults


def test_simulate() -> None:
    arguments = ("simulate", "stolen_plans", "--seats", "4", "--games", "30", "--seed", "0x7")
    found = facts(*arguments, "--bots", "thumb,random", "--option", "deck=base")
    wanted = {"game": "stolen_plans", "seats": 4, "games": 30, "seed": 7, "draws": 0}
    assert {key: found[key] for key in wanted} == wanted
    assert sum(found["wins"]) == 30
    assert len(found["wins"]) == 4
    assert sum(found["ends"].values()) == 30
    assert found["seconds"] > 0
    assert found["games_per_second"] > 0
    assert found["answers"] >= 30 * found["length"]["least"]
    again = facts(*arguments, "--bots", "thumb,random", "--option", "deck=base")
    assert all(again[key] == found[key] for key in ("wins", "answers", "length", "ends"))


def test_a_seed_may_have_256_bits() -> None:
    seed = (1 << 256) - 1
    assert facts("simulate", "stolen_plans", "--games", "1", "--seed", hex(seed))["seed"] == seed
    words = starfelt_with("simulate", "stolen_plans", "--games", "1", "--seed", str(seed)).stdout
    assert hex(seed) in words


def test_simulate_star_realms() -> None:
    found = facts("simulate", "star_realms", "--games", "4", "--bots", "thumb,random")
    assert (found["seats"], found["bots"]) == (2, ["thumb", "random"])
    assert sum(found["wins"]) + found["draws"] == 4
    words = starfelt_with("simulate", "star_realms", "--games", "2", "--bots", "thumb").stdout
    assert "Ended when a player had no authority left: 2 (100.0 %)." in words
    words = starfelt_with("simulate", "star_realms", "--games", "2", "--option", "cap=1").stdout
    assert "Draws: 2." in words
    assert "Ended without a winner at the limit of turns: 2 (100.0 %)." in words


def test_simulate_empire_vs_rebellion() -> None:
    arguments = ("simulate", "empire_vs_rebellion", "--games", "4")
    found = facts(*arguments)
    assert (found["seats"], found["draws"], found["ends"]) == (2, 0, {"points": 4})
    words = starfelt_with(*arguments).stdout
    assert "Ended when a side had enough victory points: 4 (100.0 %)." in words
    words = starfelt_with(*arguments, "--option", "cap=1").stdout
    assert "Draws: 4." in words
    assert "Ended without a winner at the limit of rounds: 4 (100.0 %)." in words


def test_simulate_the_tutorial() -> None:
    """It has three endings, and each has its line."""
    arguments = ("simulate", "empire_vs_rebellion", "--option", "tutorial=on", "--games", "100")
    ends = facts(*arguments)["ends"]
    assert set(ends) == {"tutorial", "tutorial_tie", "tutorial_bust"}
    words = starfelt_with(*arguments).stdout
    for end, number in ends.items():
        line = Text("en")(f"cli-end-empire_vs_rebellion-{end}")
        assert f"{line}: {number} ({number}.0 %)." in words


def test_simulate_race_for_the_galaxy() -> None:
    """With as many seats as the options allow, and each ending has its line."""
    arguments = ("simulate", "race_for_the_galaxy", "--games", "30")
    found = facts(*arguments)
    assert found["seats"] == 4
    assert set(found["ends"]) == {"pool", "tableau"}
    words = starfelt_with(*arguments, "--option", "cap=2", "--option", "two_actions=on").stdout
    assert "30 games with 2 seats" in words
    assert "Ended at the limit of rounds: 30 (100.0 %)." in words


@pytest.mark.parametrize(
    ("options", "seats"),
    [([], 3), (["set=base"], 3), (["two_actions=on"], 2), (["set=base", "two_actions=on"], 2)],
)
def test_a_game_needs_no_seats(options: list[str], seats: int) -> None:
    """The usual number of players, or as near to it as the options allow."""
    words = [f"--option={option}" for option in options]
    arguments = ("play", "race_for_the_galaxy", *words, "--save", "new.json")
    assert starfelt_with(*arguments, lines=["quit"]).exit_code == 0
    assert json.loads(Path("new.json").read_text())["seats"] == seats


def test_simulate_needs_no_option() -> None:
    assert facts("simulate", "empire_vs_rebellion", "--games", "1")["seats"] == 2
    assert facts("simulate", "star_realms", "--games", "1")["seats"] == 2
    assert facts("simulate", "stolen_plans", "--games", "3")["seats"] == 4
    five = ",".join(["thumb"] * 5)
    assert facts("simulate", "stolen_plans", "--games", "3", "--bots", five)["seats"] == 5


# ------------------------------------------------------------------ checks
@pytest.mark.parametrize("game", starfelt.GAMES)
def test_check_reports_each_check(game: str) -> None:
    found = facts("check", game, "--pairs", "40")
    assert (found["pairs"], found["different"], found["ok"]) == (40, 0, True)
    assert found["checks"] == dict.fromkeys(CHECKS, "ok")
    lines = starfelt_with("check", game, "--pairs", "5").stdout.splitlines()
    assert len(lines) == 1 + len(CHECKS)


@pytest.mark.parametrize(
    ("game", "pile"),
    [
        ("stolen_plans", "draw_pile"),
        ("star_realms", "trade_deck"),
        ("empire_vs_rebellion", "event_deck"),
        ("race_for_the_galaxy", "deck"),
    ],
)
def test_check_exits_with_1_if_something_leaks(
    game: str, pile: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leak(game: Any, state: Any, seat: int) -> bytes:
        return str(list(getattr(state, pile).cards)).encode()

    monkeypatch.setattr("starfelt.cli.check.TEXTS", (*TEXTS, leak))
    done = starfelt_with("check", game, "--pairs", "20")
    assert done.exit_code == 1
    assert "FAILED: nothing that a seat receives" in done.stdout
    done = starfelt_with("check", game, "--pairs", "20", "--json")
    assert done.exit_code == 1
    found = json.loads(done.stdout)
    assert found["ok"] is False
    assert found["different"] > 0
    assert found["checks"]["noninterference"] != "ok"


@pytest.mark.parametrize(
    ("game", "options"), [(GAME, {}), (REALMS, {}), (WAR, {"tutorial": True}), (RACE, {})]
)
def test_the_texts_are_channels_and_read_by_every_seat(game: Any, options: Any) -> None:
    state = game.start(2, 1, options)
    for seat in (SPECTATOR, 0, 1):
        for channel in TEXTS:
            words = channel(game, state, seat).decode()
            for start in ("Bot|Player|[Yy]our?", "ボット|プレイヤー|あなた", "電腦|玩家|你"):
                assert re.search(start, words), words


def test_bench_has_figures_for_both_builds() -> None:
    wanted = {"games_per_second", "answers_per_second", "clone_us"}
    games = facts("bench", "--seconds", "0.02")
    assert tuple(games) == starfelt.GAMES
    for found in games.values():
        assert set(found) == {"plain", "compiled"}
        assert set(found["plain"]) >= wanted
        assert (found["compiled"] is None) == (not starfelt.COMPILED)
