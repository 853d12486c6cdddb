"""Every word that the code needs is there, in every language, with the same placeholders."""

import re
import shutil
from pathlib import Path

import pytest
from fluent.syntax import ast

from starfelt.core.refusal import IllegalAnswer, Refusal
from starfelt.core.steps import snake_case
from starfelt.kit import kit_of
from starfelt.words.fluent import LANGUAGES, REFERENCE, Sentences, sentences_of
from starfelt.words.text import Text
from tests.words import sentences, source, wanted
from tests.words.noting import Noting
from tests.words.wanted import GAMES

OLD_PROBLEMS = sentences.problems_of()

PARTS = (
    "text", "effect", "power", "reward", "line", "numeral", "faction", "kind", "keyword",
)  # of the text of a card  # fmt: skip
THINGS = ("action", "bonus", "boost", "category", "goal", "aim", "phase", "short")  # not cards
KINDS = (
    "option", "card", *PARTS, *THINGS,
    "ask", "wait", "do", "log", "ending", "why", "rules", "listed", "reference", "lesson",
)  # fmt: skip

every_game = pytest.mark.parametrize("game", GAMES)


def keys(start: str) -> set[str]:
    """What follows this in the keys that start with it."""
    return {key.removeprefix(start) for key in sentences_of("en")[1] if key.startswith(start)}


# ------------------------------------------------------------------ the languages agree
def test_all_languages_have_the_same_files_keys_and_placeholders() -> None:
    assert OLD_PROBLEMS == []


def copied(copy: Path) -> list[Path]:
    return [copy / home.parent.name / "text" for home in sentences.HOMES]


def change(path: Path, before: str, after: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert re.search(before, text)
    path.write_text(re.sub(before, after, text, count=1), encoding="utf-8")


def new_problems(copy: Path) -> list[str]:
    """What is wrong with the copy alone."""
    return [
        problem for problem in sentences.problems_of(copied(copy)) if problem not in OLD_PROBLEMS
    ]


def test_a_missing_key_is_found(copy: Path) -> None:
    change(
        copy / "stolen_plans" / "text" / "ja" / "questions.ftl",
        r"(?m)^stolen_plans-do-draw = .*\n",
        "",
    )
    assert new_problems(copy) == ["ja lacks stolen_plans-do-draw"]


def test_a_missing_placeholder_is_found(copy: Path) -> None:
    change(
        copy / "stolen_plans" / "text" / "zh-Hant" / "questions.ftl",
        r"(do-discard = .*)\{ \$card \}",
        r"\1",
    )
    assert new_problems(copy) == ["zh-Hant has other placeholders in stolen_plans-do-discard"]


def test_a_label_counts_like_a_sentence(copy: Path) -> None:
    table = copy / "stolen_plans" / "text" / "ja" / "table.ftl"
    change(table, r"(line-stolen_plans-draw-pile = .*)\n    \.label = .*", r"\1")
    change(table, r"(line-stolen_plans-before = .*\n    \.label = )\{ \$player \}", r"\1")
    change(table, r"(line-stolen_plans-hand = .*\n    \.)label", r"\1title")
    assert sorted(new_problems(copy)) == [
        "en lacks line-stolen_plans-hand.title",
        "ja has line-stolen_plans-hand.title, which nothing reads",
        "ja has other placeholders in line-stolen_plans-before.label",
        "ja lacks line-stolen_plans-draw-pile.label",
        "ja lacks line-stolen_plans-hand.label",
        "zh-Hant lacks line-stolen_plans-hand.title",
    ]


def test_a_label_without_a_sentence_is_enough_in_every_language(copy: Path) -> None:
    table = copy / "race_for_the_galaxy" / "text" / "ja" / "table.ftl"
    change(table, r"line-race_for_the_galaxy-final =", "line-race_for_the_galaxy-final = 得点")
    assert new_problems(copy) == [
        "en lacks line-race_for_the_galaxy-final",
        "zh-Hant lacks line-race_for_the_galaxy-final",
    ]


def test_a_missing_file_a_double_key_and_a_broken_sentence_are_found(copy: Path) -> None:
    shared = copy / "words" / "text"
    shutil.move(shared / "ja" / "common.ftl", shared / "ja" / "uncommon.ftl")
    assert "ja lacks words/common.ftl" in new_problems(copy)
    change(shared / "en" / "common.ftl", r"\A", "stolen_plans-name = Twice\n")
    assert "en has stolen_plans-name twice" in new_problems(copy)
    change(shared / "en" / "table.ftl", r"\A", "broken = { $\n\n")
    assert any("can't be read" in problem for problem in new_problems(copy))


def test_a_reference_to_nothing_is_found(copy: Path) -> None:
    change(
        copy / "stolen_plans" / "text" / "en" / "rules.ftl",
        r"\{ stolen_plans-card-jawa \}",
        "{ nothing }",
    )
    assert new_problems(copy) == [
        "en refers to nothing in stolen_plans-rules-04-attack",
    ]


# ------------------------------------------------------------------ the code has words
def test_every_refusal_has_its_sentence_and_the_facts_for_it() -> None:
    used = source.refusals()
    assert {"unknown-game", "illegal-answer", "bad-position"} <= used.keys()
    assert used.keys() <= keys("refusal-")
    english = sentences.messages("en")
    for key, every_use in used.items():
        wanted = sentences.placeholders(english[f"refusal-{key}"])
        assert all(wanted <= facts for facts in every_use), key


@every_game
def test_every_event_has_its_line_and_no_line_is_idle(game: str) -> None:
    told = source.kinds(game)
    hidden = {f"{kind}-hidden" for kind in told["tell_some"]}
    assert hidden and told["tell"]
    assert told["tell"] | told["tell_some"] | told["whisper"] | hidden == keys(f"{game}-log-")


@every_game
def test_every_card_has_its_name(game: str) -> None:
    assert keys(f"{game}-card-") == wanted.names(game) >= set(GAMES[game].cards)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_text_and_no_part_of_one_is_idle(game: str, language: str) -> None:
    text = Noting(language)
    for card in GAMES[game].cards:
        text.card_text(game, card)
    parts = {f"{game}-{part}-{key}" for part in PARTS for key in keys(f"{game}-{part}-")}
    named = {key for key in text.noted if key.startswith(f"{game}-card-")}
    assert text.noted - named == parts


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_list_of_cards_is_said(game: str, language: str) -> None:
    text = Noting(language)
    kit_of(game).words.rule_lists(text)
    listed = {f"{game}-listed-{key}" for key in keys(f"{game}-listed-")}
    assert {key for key in text.noted if key.startswith(f"{game}-listed-")} == listed


def test_every_effect_of_star_realms_has_its_words() -> None:
    effects = source.subclasses("star_realms", "Effect")
    assert {"Trade", "CopyShip"} <= effects
    assert {snake_case(name) for name in effects} | {"and"} == keys("star_realms-effect-")


def test_every_power_and_every_effect_of_empire_vs_rebellion_has_its_words() -> None:
    game = "empire_vs_rebellion"
    powers = source.subclasses(game, "Power")
    assert {"DiscardOpposing", "SearchDeck"} <= powers
    assert {snake_case(name) for name in powers} == keys(f"{game}-power-")
    effects = {snake_case(name) for name in source.subclasses(game, "Effect")}
    effects -= {"no_effect", "character_to_reserve"}  # these depend on more than their class
    more = {"nothing", "kind_off", "characters_off", "winner_to_reserve", "loser_to_reserve"}
    assert effects | more == keys(f"{game}-effect-")


#: Questions that others are shown as another one: they would tell of the hand.
SECRET_QUESTIONS = {"race_for_the_galaxy": {"place_better"}}


@every_game
def test_every_question_has_its_sentences(game: str) -> None:
    questions = wanted.questions(game).keys()
    assert keys(f"{game}-ask-") == keys(f"{game}-why-") == questions
    assert keys(f"{game}-wait-") == questions - SECRET_QUESTIONS.get(game, set())


@every_game
def test_every_choice_has_its_words(game: str) -> None:
    assert keys(f"{game}-do-") == wanted.choices(game)


@every_game
def test_every_option_and_every_ending_has_its_words(game: str) -> None:
    assert keys(f"{game}-option-") == {option.key for option in GAMES[game].options}
    assert keys(f"{game}-ending-") == source.endings(game) != set()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_says_what_each_of_its_values_means(game: str, language: str) -> None:
    for option in GAMES[game].options:
        said = Text(language)(f"{game}-option-{option.key}")
        assert [value for value in wanted.values(option) if value not in said] == []


@every_game
def test_a_game_has_no_other_keys(game: str) -> None:
    known = {f"{kind}-{key}" for kind in KINDS for key in keys(f"{game}-{kind}-")}
    assert keys(f"{game}-") == known | {"name", "goal"}


def test_every_game_has_a_name_and_a_goal_of_its_own() -> None:
    for language in LANGUAGES:
        text = Text(language)
        assert len({text.game(game) for game in GAMES}) == len(GAMES)
        assert len({text(f"{game}-goal") for game in GAMES}) == len(GAMES)


# ------------------------------------------------------------------ the browser's own words
BROWSER = Path(__file__).parents[2] / "web" / "src"
SAYS = re.compile(r"""\bsay\(\s*'([^']+)'\s*(?:,\s*(\{[^}]*\}|[^\s)]))?""")
LITERAL = re.compile(r"""['"]([a-z][a-z0-9-]*)['"]""")


def browser_sources() -> list[str]:
    """What is built into the pages, without its tests."""
    paths = (path for kind in ("*.ts", "*.svelte") for path in BROWSER.rglob(kind))
    return [path.read_text(encoding="utf-8") for path in paths if ".test." not in path.name]


def test_every_word_of_the_browser_is_there_with_its_facts() -> None:
    english = sentences.messages("en")
    used = [found for source in browser_sources() for found in SAYS.finditer(source)]
    assert len(used) > 100
    for key, facts in (found.groups() for found in used):
        assert f"web-{key}" in english, key
        if facts is None or facts.startswith("{"):  # else they are a variable
            given = set(re.findall(r"\w+", facts or ""))
            assert sentences.placeholders(english[f"web-{key}"]) <= given, key


def test_no_word_of_the_browser_is_idle_or_put_together() -> None:
    written = browser_sources()
    assert [source for source in written if re.search(r"\bsay\(\s*`", source)] == []
    assert keys("web-") <= {word for source in written for word in LITERAL.findall(source)}


# ------------------------------------------------------------------ what Text refuses
def test_an_unknown_key_or_an_absent_fact_is_an_error() -> None:
    text = Text("ja")
    with pytest.raises(KeyError):
        text("no-such-key")
    with pytest.raises(KeyError, match="stolen_plans-do-discard in ja"):
        text("stolen_plans-do-discard")
    with pytest.raises(KeyError):
        text.game("no_such_game")


def test_an_unknown_language_is_refused_in_every_known_one() -> None:
    with pytest.raises(Refusal) as refused:
        Text("xx")
    for language in LANGUAGES:
        said = Text(language).refusal(refused.value)
        assert "xx" in said
        assert "en, ja, zh-Hant" in said


def test_a_refusal_is_told_with_its_facts() -> None:
    said = Text("en").refusal(IllegalAnswer(2, 17))
    assert "2" in said
    assert "17" in said


@every_game
def test_a_refusal_calls_a_game_by_its_name(game: str) -> None:
    with pytest.raises(Refusal) as refused:
        GAMES[game].start(7, 1)
    for language in LANGUAGES:
        text = Text(language)
        assert text.game(game) in text.refusal(refused.value)
        assert game not in text.refusal(refused.value)


def test_broken_files_are_not_read(monkeypatch: pytest.MonkeyPatch, copy: Path) -> None:
    change(copy / "words" / "text" / "en" / "common.ftl", r"\A", "broken = { $\n\n")
    monkeypatch.setattr("starfelt.words.fluent.homes", lambda: copied(copy))
    with pytest.raises(ValueError, match=r"common\.ftl in en"):
        Sentences("en").say("broken", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_alone_is_read_as_it_is_in_its_file(language: str) -> None:
    """It is parsed without the rest of the file, and found by the parser's keys."""
    in_files = sentences.messages(language)
    alone = Sentences(language).sources
    assert alone.keys() == in_files.keys()
    for key, (_, written) in alone.items():
        found = [entry for entry in sentences.parsed(written) if isinstance(entry, ast.Message)]
        assert len(found) == 1
        assert found[0].equals(in_files[key], ignored_fields=["span", "comment"]), key
        assert set(REFERENCE.findall(written)) == sentences.references(in_files[key])
