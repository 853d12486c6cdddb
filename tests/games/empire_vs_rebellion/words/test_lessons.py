"""The guided tutorial says what is on the table, when it is there, and only in a tutorial."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from starfelt.games.empire_vs_rebellion.view import WarView
from starfelt.games.empire_vs_rebellion.words.lessons import LESSONS
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.words.checking import check
from tests.words.wanted import GAMES

GAME = "empire_vs_rebellion"
WAR = GAMES[GAME]
GAMES_PLAYED = 200

every_language = pytest.mark.parametrize("language", LANGUAGES)


def moments(number: int, options: dict[str, Any]) -> Iterator[WarView]:
    """What both players and a spectator see in a game, from its beginning to its end."""
    chance = random.Random(number)  # noqa: S311
    s = WAR.start(2, number, options)
    while True:
        yield from (WAR.view(s, seat) for seat in (-1, 0, 1))
        if s.is_over():
            return
        seat = chance.choice(s.asked())
        s.answer(seat, chance.choice(s.legal(seat)))


@pytest.fixture(scope="module")
def tutorials() -> list[WarView]:
    return [view for number in range(GAMES_PLAYED) for view in moments(number, {"tutorial": True})]


def position(first: str, second: str, **fields: Any) -> Any:
    """A tutorial with these ready cards on the two sides; it is the turn of the Rebel, seat 0."""
    players = [{"side": "rebel", "ready": first.split()}, {"ready": second.split()}]
    document = {"game": GAME, "rules": WAR.rules, "options": {"tutorial": True}, **fields}
    return WAR.read({**document, "players": players})


def table(first: str, second: str, **fields: Any) -> WarView:
    """What the Rebel sees."""
    return WAR.view(position(first, second, **fields), 0)


def names(view: WarView) -> set[str]:
    return {name for name, _ in Text("en").lessons(GAME, view, ())}


def lesson(name: str, view: WarView, language: str = "en") -> str:
    return dict(Text(language).lessons(GAME, view, ()))[name]


# ------------------------------------------------------------------ where lessons occur
def test_every_lesson_occurs_in_a_real_game_and_has_its_words(tutorials: list[WarView]) -> None:
    seen = {name for view in tutorials for name in names(view)}
    assert seen == LESSONS.keys()
    start = f"{GAME}-lesson-"
    assert seen == {key.removeprefix(start) for key in Text("en").keys if key.startswith(start)}


@every_language
def test_every_lesson_that_occurs_can_be_read(language: str, tutorials: list[WarView]) -> None:
    text = Text(language)
    for view in tutorials:
        for _, said in text.lessons(GAME, view, ()):
            check(said, language)


def test_a_player_is_taught_step_by_step_and_nothing_twice() -> None:
    text, shown = Text("en"), list[str]()
    for view in moments(3, {"tutorial": True}):
        if view.seat == 0:
            shown += [name for name, _ in text.lessons(GAME, view, shown)]
    assert len(set(shown)) == len(shown) > 8
    assert shown[:2] == ["welcome", "event"]
    assert shown[-1] == "full_game"


def test_there_are_no_lessons_elsewhere() -> None:
    for view in moments(1, {}):
        assert names(view) == set()
    for game in GAMES:
        s = GAMES[game].start(2, 1)
        assert Text("en").lessons(game, GAMES[game].view(s, 0), ()) == []


def test_a_spectator_is_not_taught(tutorials: list[WarView]) -> None:
    assert {len(names(view)) for view in tutorials if view.seat == -1} == {0}


# ------------------------------------------------------------------ what they say is so
def test_no_lesson_contradicts_the_table(tutorials: list[WarView]) -> None:
    for view in tutorials:
        if view.seat >= 0:
            own, other = view.seats[view.seat], view.seats[1 - view.seat]
            found = names(view)
            assert not {"above", "near", "safe", "risk"} & found or not view.ending
            assert len({"above", "near", "safe", "risk"} & found) <= 1
            assert "above" not in found or own.total > 11
            assert "near" not in found or own.total in (10, 11)
            assert "safe" not in found or own.total <= 6
            assert "risk" not in found or 7 <= own.total <= 9
            assert "opponent_above" not in found or other.total > 11 >= own.total
            assert "full" not in found or len(own.ready + own.exhausted) == 3
            assert not {"safe", "risk"} & found or len(own.ready + own.exhausted) < 3
            assert not {"first_play", "empty"} & found or not own.ready + own.exhausted
            assert not {"opponent_passed", "you_passed"} & found or view.passes == 1
            assert ("full_game" in found) == (view.ending != "")


def test_the_legal_answers_are_those_that_a_lesson_speaks_of() -> None:
    """Forced plays have one answer, a full area none to play, and an idle card changes nothing."""
    for number in range(GAMES_PLAYED):
        chance = random.Random(number)  # noqa: S311
        s = WAR.start(2, number, {"tutorial": True})
        while not s.is_over():
            (seat,) = s.asked()
            found = names(WAR.view(s, seat))
            verbs = [WAR.action(act).verb for act in s.legal(seat)]
            assert bool({"first_play", "empty"} & found) == (verbs == ["play"])
            assert "full" not in found or "play" not in verbs
            assert not {"safe", "risk"} & found or "play" in verbs
            assert ("idle" in found) == any(is_idle(s, seat, act) for act in s.legal(seat))
            s.answer(seat, chance.choice(s.legal(seat)))


def is_idle(s: Any, seat: int, act: int) -> bool:
    """Does nothing come of this use of a card?"""
    after = s.clone()
    after.answer(seat, act)
    return any(told.kind == "no_effect" for told in WAR.told(after, seat))


@pytest.mark.parametrize(
    ("mine", "theirs", "standing"),
    [
        ("military_5 recon_5", "recon_4", "won"),
        ("recon_4", "recon_5", "lost"),
        ("recon_4", "military_4", "tie"),
        ("military_5 recon_5 recon_2", "recon_4", "lost"),
        ("recon_4", "military_5 recon_5 recon_2", "won"),
        ("military_4 recon_5 recon_3", "military_5 recon_5 recon_2", "both_above"),
    ],
)
def test_the_standing_is_the_result_of_a_pass(mine: str, theirs: str, standing: str) -> None:
    """What is said of the table when the opponent has passed is what comes of passing too."""
    words = {"won": "you would win", "lost": "you would lose", "tie": "nobody would win"}
    words["both_above"] = "both of you are too high"
    s = position(mine, theirs, passes=1)
    assert words[standing] in lesson("opponent_passed", WAR.view(s, 0))
    s.answer(0, next(act for act in s.legal(0) if WAR.action(act).verb == "pass"))
    assert standing in names(WAR.view(s, 0))


@every_language
def test_totals_and_cards_are_those_of_the_table(language: str) -> None:
    text = Text(language)
    view = table("military_4 diplomacy_3", "recon_5")
    assert re.findall(r"\d+", lesson("options", view, language))[-3:] == ["7", "5", "11"]
    assert text.card(GAME, "military_4") in lesson("military", view, language)
    assert text.card(GAME, "diplomacy_3") in lesson("diplomacy", view, language)
    assert "4" in re.findall(r"\d+", lesson("risk", view, language))
    assert names(view) == {"welcome", "event", "options", "military", "diplomacy", "risk"}


def test_only_what_was_not_shown_is_told() -> None:
    view = table("military_4", "recon_5")
    shown = ("welcome", "event", "options")
    found = [name for name, _ in Text("ja").lessons(GAME, view, shown)]
    assert found == ["military", "safe"]
