"""The lines of whole games: what they are about, whose they are, which cards they name."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from starfelt.core.game import SPECTATOR
from starfelt.games.star_realms.rules.designs import TRADE_DECK
from starfelt.words.cached_text import Marking, spoken
from starfelt.words.fluent import LANGUAGES, Fact
from starfelt.words.lines import CLOSE, HAND, HAND_ITEM, ITEM, MIDDLE, MORE, OPEN, TYPED, Line
from starfelt.words.screen import Screen
from tests.words import sentences
from tests.words.rare import RARE, ROW
from tests.words.test_whole_games import options_of
from tests.words.wanted import GAMES

NAMES = ["Ann", "Ben", "Cid", "Dot", "Zoe", "Fay"]  # no line begins with one of them by chance
PREFIX = re.compile(r"[・‧•*\s]|- ")  # of a list, or of what belongs to the line above
MARKS = re.compile(f"[{OPEN}{MIDDLE}{CLOSE}]")
COLONS = (":", "：")
KINDS = ("", ITEM, MORE, HAND, HAND_ITEM, TYPED)

GAMES_SHOWN = {"race_for_the_galaxy": 14}
USUALLY_SHOWN = 12
#: Answers between two looks at all there is to see.
STEPS = {"stolen_plans": 7, "star_realms": 23, "empire_vs_rebellion": 23, "race_for_the_galaxy": 97}
FOLLOWED = 2  # answers that are tried in moments that hardly come about by chance
BOUGHT = [GAMES["star_realms"].cards[card] for card in TRADE_DECK]
UNUSUAL: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "star_realms": [
        (0, {"players": [{"deck": ["scout", "ram"], "tops": 1}, {}]}),
        (0, {"row": [], "trade_deck": [], "players": [{"deck": BOUGHT}, {}]}),
    ]
}

every_game = pytest.mark.parametrize("game", GAMES)


class Noting(Marking):
    """It remembers which labels were said."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.labels: set[str] = set()

    def label(self, key: str, **facts: Fact) -> str:
        said = super().label(key, **facts)
        if said:
            self.labels.add(key)
        return said


# ------------------------------------------------------------------ what there is to see
def states(game: str) -> Iterator[Any]:
    """Random games at some of their answers, and moments that hardly come about by chance."""
    for number in range(GAMES_SHOWN.get(game, USUALLY_SHOWN)):
        yield from played(game, number)
    for answers, document in [*RARE.get(game, []), *UNUSUAL.get(game, [])]:
        whole = {"game": game, "rules": GAMES[game].rules, "turn": 0, **document}
        if game == "star_realms":
            whole = {"row": ROW, **whole}
        yield from followed(GAMES[game].read(whole), answers)


def followed(state: Any, answers: int) -> Iterator[Any]:
    """A state, and some of those after it."""
    yield state
    if answers and not state.is_over():
        seat = state.asked()[0]
        for action in state.legal(seat)[:FOLLOWED]:
            after = state.clone()
            after.answer(seat, action)
            yield from followed(after, answers - 1)


def played(game: str, number: int) -> Iterator[Any]:
    chance = random.Random(number)  # noqa: S311
    options = GAMES[game].complete(options_of(game, number))
    least, most = GAMES[game].seats_for(options)
    state = GAMES[game].start(least + number % (most - least + 1), number, options)
    answers = 0
    while not state.is_over():
        if answers % STEPS.get(game, 1) == 0:
            yield state
        seat = chance.choice(state.asked())
        state.answer(seat, chance.choice(state.legal(seat)))
        answers += 1
    yield state


def shown(screen: Screen, state: Any) -> list[list[Line]]:
    """The table, then all else that is shown in lines."""
    view = screen.view(state)
    looks = [screen.look(view, name) for name in screen.words.looks]
    after = [screen.afterword(state)] if state.is_over() else []
    return [screen.table(view), screen.status(view), *looks, *after]


@cache
def labels_said(game: str) -> set[str]:
    """All labels of some whole games, each line of which is looked at on the way."""
    text = {language: Noting(language) for language in LANGUAGES}
    for state in states(game):
        for seat in range(SPECTATOR, state.seats):
            for language in LANGUAGES:
                screen = Screen(text[language], GAMES[game], NAMES[: state.seats], seat)
                compare(screen, state)
    assert text["en"].labels == text["ja"].labels == text["zh-Hant"].labels
    return text["en"].labels


def compare(screen: Screen, state: Any) -> None:
    unmarked = Screen(spoken(screen.text.language), screen.game, screen.names, screen.seat)
    found, plain = shown(screen, state), shown(unmarked, state)
    for lines, others in zip(found, plain, strict=True):
        assert [screen.plain(one) for one in lines] == [unmarked.plain(one) for one in others]
        assert not lines or lines[0].kind not in (ITEM, MORE, HAND_ITEM)
        for one in lines:
            check(screen, one)
    check_hand(screen, found[0], state)


# ------------------------------------------------------------------ what is true of every line
def check(screen: Screen, one: Line) -> None:
    assert one.text or one.label
    assert one.kind in KINDS
    for words in (one.text, one.label):
        assert not MARKS.search(words), one
        assert not PREFIX.match(words) and words == words.strip(), one
        assert not words.startswith(COLONS) and not words.endswith(COLONS), one
    for card, start, end in ((named.card, named.start, named.end) for named in one.cards):
        assert one.text[start:end] == spoken(screen.text.language).card(screen.game.name, card)
    assert named_first(screen, one.label) in (None, one.seat), one


def named_first(screen: Screen, label: str) -> int | None:
    """The seat with whose name a label begins, if it is not about one of several players."""
    called = [name.casefold() for name in screen.names]
    if screen.seat != SPECTATOR:
        called[screen.seat] = screen.text("line-kind-you").casefold()
    words = label.casefold()
    first = next((seat for seat, name in enumerate(called) if words.startswith(name)), None)
    one_of = first is not None and words.startswith(called[first] + screen.text("line-or"))
    return None if one_of else first


def check_hand(screen: Screen, table: list[Line], state: Any) -> None:
    lines = [one for one in table if one.kind in (HAND, HAND_ITEM)]
    hand = getattr(screen.view(state), "hand", ()) if screen.seat != SPECTATOR else ()
    assert {named.card for one in lines for named in one.cards} == set(hand)
    assert all(one.seat == screen.seat for one in lines)


# ------------------------------------------------------------------ tests
@every_game
def test_lines_say_what_they_are_about_and_whose_they_are(game: str) -> None:
    assert labels_said(game)


def idle(game: str, labelled: set[str]) -> set[str]:
    """The labels of a game that no line has."""
    return {key for key in labelled if key.startswith((f"line-{game}-", game))} - labels_said(game)


@every_game
def test_every_label_is_of_use(game: str) -> None:
    assert idle(game, sentences.labels("en")) == set()


def test_labels_belong_to_games() -> None:
    assert all(key.startswith("line-") for key in sentences.labels("en"))


def test_a_label_of_no_line_is_found(copy: Path) -> None:
    questions = copy / "stolen_plans" / "text" / "en" / "questions.ftl"
    text = questions.read_text(encoding="utf-8")
    key = "stolen_plans-do-draw"
    labelled = re.sub(rf"(?m)^({key} = .*)$", r"\1\n    .label = Draw", text)
    questions.write_text(labelled, encoding="utf-8")
    found = sentences.labels("en", [home / "text" for home in copy.iterdir()])
    assert idle("stolen_plans", found) == {key}
