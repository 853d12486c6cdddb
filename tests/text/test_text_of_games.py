"""The words of whole games: nothing is missing, nothing is left over from another language."""

import random
import re
from functools import cache
from typing import Any

import pytest
import sentences
import source

import starfelt
from starfelt.core.game import Told
from starfelt.games.stolen_plans.cards import CARDS, DESIGNS
from starfelt.text import HOME, LANGUAGES, Text, reader

GAME = starfelt.load("stolen_plans")
NAME = GAME.name

PLAYERS = {
    "en": ["Ann", "Ben", "Cid", "Dot", "Eve", "Fay"],
    "ja": ["花子", "健太", "美咲", "翔", "葵", "蓮"],
    "zh-Hant": ["小明", "小華", "阿德", "雅婷", "志偉", "美玲"],
}
DECKS = ("full", "base", "traitor+decoy", "advantage+counter+search", "search+discard_all")

ENGLISH_WORD = re.compile(r"[A-Za-z]{3,}")
NOT_TRANSLATED = {"Starfelt", "base", "full"}  # what is typed or is a name stays as it is


@cache
def check(sentence: str, language: str) -> None:
    assert sentence.strip() == sentence
    assert sentence
    assert not re.search(r"[{}]|None|\?\?\?", sentence), sentence
    if language != "en":
        assert not ENGLISH_WORD.search(sentence), sentence


def speak(text: Text, s: Any, names: list[str]) -> None:
    """Say everything that can be said of this state, to everybody."""
    for me in range(-1, s.seats):
        for told in GAME.told(s, me):
            check(text.event(NAME, told, me, names), text.language)
        for question in GAME.view(s, me).asked:
            check(text.prompt(NAME, question, me, names), text.language)
            if question["seat"] == me:
                offer(text, s, question, names)


def offer(text: Text, s: Any, question: dict[str, Any], names: list[str]) -> None:
    """Say what the one who is asked can read: the rule and the choices."""
    check(text.why(NAME, question), text.language)
    acts = [GAME.action(action) for action in s.legal(question["seat"])]
    options = [text.option(NAME, action, question, names) for action in acts]
    assert len(set(options)) == len(options)
    for option in options:
        check(option, text.language)


def play(text: Text, number: int) -> None:
    chance = random.Random(number)  # noqa: S311
    seats = 2 + number % 5
    options = {"deck": DECKS[number % len(DECKS)], "open_discards": number % 3 == 0}
    s = GAME.start(seats, number, options)
    names = PLAYERS[text.language]
    speak(text, s, names)
    while not s.is_over():
        seat = chance.choice(s.asked())
        s.answer(seat, chance.choice(s.legal(seat)))
        speak(text, s, names)
    for me in range(-1, seats):
        winner = s.returns().index(1)
        check(text.ending(NAME, s.ending(), winner, me, names), text.language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_fifty_games_can_be_told(language: str) -> None:
    text = Text(language)
    for number in range(50):
        play(text, number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_betrayal_can_be_told(language: str) -> None:
    document = {
        "game": NAME, "rules": GAME.rules, "seats": 2, "turn": 0,
        "hands": [["r2d2", "darth_vader", "traitor"], ["jawa"]],
    }  # fmt: skip
    text, names = Text(language), PLAYERS[language]
    s = GAME.read(document)
    speak(text, s, names)
    betray = next(a for a in s.legal(0) if GAME.action(a).card == "traitor")
    s.answer(0, betray)
    speak(text, s, names)
    endings = [text.ending(NAME, s.ending(), 0, me, names) for me in (-1, 0, 1)]
    assert endings[0] == endings[2] != endings[1]
    assert names[0] in endings[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told_to_everybody_with_any_number(language: str) -> None:
    text, names = Text(language), PLAYERS[language]
    told = source.kinds(NAME)
    for kind in set().union(*told.values()):
        for number in (0, 1, 2):
            for me in (-1, 0, 1, 2):
                check(text.event(NAME, Told(kind, 0, 1, "jawa", number), me, names), language)
    for kind in told["tell_some"]:
        hidden = text.event(NAME, Told(kind, 0, 1, None, 1), 2, names)
        check(hidden, language)
        assert text.card(NAME, "jawa") not in hidden


def test_the_reader_is_spoken_to() -> None:
    text, names = Text("en"), PLAYERS["en"]
    told = Told("steals", 0, 1, "jawa", 1)
    assert text.event(NAME, told, 0, names) == "You steal Jawa from Ben."
    assert text.event(NAME, told, 1, names) == "Ann steals Jawa from you."
    assert text.event(NAME, Told("steals", 0, 1), 2, names) == "Ann steals a card from Ben."
    question = {"step": "take", "seat": 0, "target": 1}
    assert text.prompt(NAME, question, 0, names).startswith("This is the hand of Ben.")
    assert "your hand" in text.prompt(NAME, question, 1, names)
    assert "the hand of Ben" in text.prompt(NAME, question, -1, names)
    assert reader(-1, -1, -1) == "somebody"


def test_numbers_of_one_are_singular_in_english() -> None:
    text, names = Text("en"), PLAYERS["en"]
    assert "1 card." in text.event(NAME, Told("loses", 0, None, None, 1), 0, names)
    assert "2 cards." in text.event(NAME, Told("loses", 0, None, None, 2), 0, names)
    for number in range(50, 60):
        s = GAME.start(3, number)
        while not s.is_over():
            seat = s.asked()[0]
            for told in GAME.told(s, seat):
                assert not re.search(r"\b1 cards\b", text.event(NAME, told, seat, names))
            s.answer(seat, s.legal(seat)[-1])


@pytest.mark.parametrize("language", ("ja", "zh-Hant"))
def test_no_english_is_left_in_the_files(language: str) -> None:
    for name in ("common.ftl", "stolen_plans.ftl"):
        for entry in sentences.entries(HOME / language / name):
            if isinstance(entry, sentences.ast.Message):
                left = set(ENGLISH_WORD.findall(sentences.words(entry))) - NOT_TRANSLATED
                assert not left, entry.id.name


@pytest.mark.parametrize(("language", "encoding"), (("ja", "cp932"), ("zh-Hant", "cp950")))
def test_only_characters_of_the_language_are_used(language: str, encoding: str) -> None:
    """Simplified characters are not in Taiwan's old character set, nor Chinese ones in Japan's."""
    for name in ("common.ftl", "stolen_plans.ftl"):
        for entry in sentences.entries(HOME / language / name):
            if isinstance(entry, sentences.ast.Message):
                sentences.words(entry).replace("·", "").encode(encoding)


@pytest.mark.parametrize(
    ("language", "strange"),
    (
        ("ja", ("手札", "山札", "捨て山", "デッキトップ")),
        ("zh-Hant", ("偷取", "牌组", "弃牌", "摸牌")),
    ),
)
def test_there_is_one_term_for_one_thing(language: str, strange: tuple[str, ...]) -> None:
    text = (HOME / language / "stolen_plans.ftl").read_text(encoding="utf-8")
    assert [term for term in strange if term in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_names_of_their_own_and_their_values_in_the_text(language: str) -> None:
    text = Text(language)
    rows = [CARDS[n] for n in range(DESIGNS)]
    assert len({text.card(NAME, row.key) for row in rows}) == DESIGNS
    for row in rows:
        said = text.card_text(NAME, row.key)
        check(said, language)
        for value in ("value", "number"):
            assert str(getattr(row.effect, value, "")) in said
        assert not row.defence or str(row.defence) in said
