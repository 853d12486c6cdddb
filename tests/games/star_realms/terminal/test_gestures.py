"""Several answers in one go: play all, and attack with everything."""

from pathlib import Path

import pytest

from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.games.star_realms.terminal.keyboard import answers, out_of
from tests.terminal.person import first, played, realms_position, starfelt_with

PLAY_ALL = "p: Play all your cards"
ATTACK_ALL = "a: Attack with everything"
NOT_NOW = "does nothing now"
FLEET = {"hand": ["scout", "scout", "viper"]}
TWO_WALLS = {"bases": ["war_world", "blob_wheel", "trading_post"], "authority": 20}
BACK = "Your last choice is taken back."


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# ------------------------------------------------------------------ play all
@pytest.mark.parametrize("line", ["p", "P", "play all", " Play  ALL ", "play\u3000all"])
def test_all_cards_are_played_one_by_one(tmp_path: Path, line: str) -> None:
    out = out_of(tmp_path, [line], FLEET)
    assert answers(tmp_path) == ["play scout", "play scout", "play viper"]
    assert out.count(PLAY_ALL) == 1  # and no longer when the hand is empty
    assert "Scout ×2, Viper. +2 trade, +1 combat." in out


def test_bases_come_first_and_the_copier_last(tmp_path: Path) -> None:
    hand = ["missile_mech", "fleet_hq", "stealth_needle"]
    out = out_of(tmp_path, ["p"], {"hand": hand})
    assert answers(tmp_path) == ["play fleet_hq", "play missile_mech", "play stealth_needle"]
    assert "You have 0 trade and 14 combat." in out  # 6 and 6, and 1 for each ship


def test_it_stops_at_a_question_and_goes_on_when_told_again(tmp_path: Path) -> None:
    hand = ["trade_bot", "viper", "blob_wheel", "missile_bot"]
    out = out_of(tmp_path, ["p", "p", "0", "p"], {"hand": hand})
    assert answers(tmp_path) == [
        "play blob_wheel",
        "play viper",
        "play trade_bot",  # asks whether to scrap the last card
        "done",
        "play missile_bot",
    ]
    assert out.count(NOT_NOW) == 1  # at the question


def test_cards_that_are_drawn_are_played_too(tmp_path: Path) -> None:
    out_of(tmp_path, ["p"], {"hand": ["corvette"], "deck": ["viper", "scout"]})
    assert answers(tmp_path) == ["play corvette", "play scout"]


def test_it_stops_where_somebody_else_is_asked(tmp_path: Path) -> None:
    hand = ["imperial_fighter", "viper"]
    victim = {"hand": ["scout", "viper"]}
    out = out_of(tmp_path, ["", "p"], {"hand": hand}, victim, seats="you,you")
    assert answers(tmp_path) == ["play viper", "play imperial_fighter"]
    assert "Player 2, press Enter when only you are looking:" in out


# ------------------------------------------------------------------ attack with everything
@pytest.mark.parametrize("line", ["a", "attack all"])
def test_all_combat_hits_an_opponent_without_outposts(tmp_path: Path, line: str) -> None:
    out = out_of(tmp_path, [line], {}, {"bases": ["blob_wheel"], "authority": 20}, combat=7)
    assert ATTACK_ALL in out
    assert answers(tmp_path) == ["attack"]
    assert "Authority: you 50, Bot 1 13." in out


@pytest.mark.parametrize(
    ("combat", "sent"),
    [
        (3, []),
        (4, ["attack_base trading_post"]),
        (9, ["attack_base trading_post", "attack_base war_world", "attack"]),
        (8, ["attack_base trading_post", "attack_base war_world"]),
    ],
)
def test_outposts_come_first_and_other_bases_are_left(
    tmp_path: Path, combat: int, sent: list[str]
) -> None:
    out = out_of(tmp_path, ["a"], {}, TWO_WALLS, combat=combat)
    done = answers(tmp_path)
    assert sorted(done[:2]) == sorted(sent[:2])  # both have a defense of 4
    assert done[2:] == sent[2:]
    assert (NOT_NOW in out) == (not sent)
    assert (ATTACK_ALL in out) == bool(sent)


def test_the_weakest_outpost_is_destroyed_first(tmp_path: Path) -> None:
    bases = {"bases": ["port_of_call", "war_world", "defense_center"]}
    out_of(tmp_path, ["a"], {}, bases, combat=9)
    assert answers(tmp_path) == ["attack_base war_world", "attack_base defense_center"]


def test_the_last_blow_ends_the_game(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["a"], {}, {"bases": ["war_world"], "authority": 5}, combat=9)
    assert answers(tmp_path) == ["attack_base war_world", "attack"]
    assert "Press Enter to leave".lower() in out.lower()


# ------------------------------------------------------------------ where they belong
def test_gestures_are_refused_where_they_have_nothing_to_do(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["p", "a", "play all"], {}, {})
    assert out.count(NOT_NOW) == 3
    assert PLAY_ALL not in out
    assert ATTACK_ALL not in out
    assert answers(tmp_path) == []


@pytest.mark.parametrize("line", ["p 1", "a all", "discards 2", "play", "play scout"])
def test_a_gesture_with_more_behind_it_is_none(tmp_path: Path, line: str) -> None:
    out = out_of(tmp_path, [line], FLEET, combat=3)
    assert f"“{line}” is neither a number nor a command" in out
    assert answers(tmp_path) == []


def test_the_first_game_has_no_gestures() -> None:
    out = starfelt_with("play", "stolen_plans", lines=["p", "play all", "discards", "quit"]).stdout
    assert out.count("is neither a number nor a command") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_gestures_and_piles_have_words_in_every_language(tmp_path: Path, language: str) -> None:
    text = Text(language)
    path = realms_position(tmp_path, FLEET, {"authority": 9})
    words = [text(f"line-word-{word}") for word in ("play_all", "attack_all", "discards", "heap",
                                                    "unseen", "help")]  # fmt: skip
    arguments = ("play", "--load", path, "--seats", "you,random", "--lang", language)
    out = starfelt_with(*arguments, lines=[*words, "quit"]).stdout
    assert answers(tmp_path) == ["play scout", "play scout", "play viper", "attack"]
    assert text("refusal-not-a-number", entry="")[-12:] not in out
    for key in ("play_all", "attack_all", "discards", "heap", "unseen"):
        assert text(f"line-help-{key}") in out
    assert text("line-star_realms-pile-heap", number=0, cards="")[:3] in out


# ------------------------------------------------------------------ taken back
def test_a_gesture_is_taken_back_whole(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["p", "undo"], FLEET)
    before, after = out.split(BACK)
    assert "Your hand: empty." in before
    assert "Your hand: Scout ×2, Viper." in after
    assert answers(tmp_path) == []


def test_an_attack_is_taken_back_whole(tmp_path: Path) -> None:
    out_of(tmp_path, ["a", "undo"], {}, TWO_WALLS, combat=10)
    assert answers(tmp_path) == []


def test_not_after_a_card_was_drawn(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["p", "undo"], {"hand": ["corvette"], "deck": ["viper", "scout"]})
    assert "a hidden card has been seen since" in out
    assert BACK not in out


# ------------------------------------------------------------------ whole games
def test_a_whole_game_by_gestures(tmp_path: Path) -> None:
    """A person who plays all, buys what comes first and attacks: to the end, by few lines."""
    mode, _ = played("you,thumb", 8, first, game="star_realms")
    assert mode.recorder.state.is_over()
    arguments = ("play", "star_realms", "--seed", "8", "--save", "game.json")
    lines: list[str] = []
    for _ in range(400):  # as many as are wanted; those that are refused do nothing
        lines += ["p", "1", "a", "0"]
    done = starfelt_with(*arguments, lines=lines)
    assert done.exit_code == 0, done.output
    assert "The seed of this game was 0x8." in done.stdout
