"""The pages in docs/ say the same as the program."""

import re
from pathlib import Path
from typing import Any

import pytest

from starfelt.games.empire_vs_rebellion.rules.designs import STRATEGY_KEYS
from starfelt.games.race_for_the_galaxy.rules.powers.card import DEVELOPMENT
from starfelt.games.race_for_the_galaxy.rules.powers.designs import KEYS, ROWS_OF_SETS, SETS, copies
from starfelt.games.race_for_the_galaxy.rules.round.goals import GOALS, NUMBER_OF_GOALS
from starfelt.games.race_for_the_galaxy.rules.round.phases import PHASES
from starfelt.games.race_for_the_galaxy.words.sentences import goal_text
from starfelt.games.stolen_plans.words.sentences import card_facts
from starfelt.kit import kit_of
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.words import sentences, wanted
from tests.words.wanted import GAMES

DOCS = Path(__file__).parents[2] / "docs"
SOURCE = re.compile(r" \((sheet|card|ours)\)$")  # of a name

every_page = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES]
)


@every_page
def test_the_rulebook_page_is_the_rulebook(game: str, language: str) -> None:
    """All pages of a game, one after the other."""
    text = Text(language)
    page = DOCS / "how-to-play" / f"{game}.{language}.md"
    pages = [text.page(game, name) for name in text.pages(game)]
    assert pages[0] == text.rules(game)
    assert page.read_text(encoding="utf-8") == "\n".join(pages)


@every_page
def test_the_rulebook_has_a_heading_for_each_part_and_its_numbers(game: str, language: str) -> None:
    text, words = Text(language), kit_of(game).words
    rules, facts, lists = text.rules(game), words.rule_facts(), words.rule_lists(text)
    messages = sentences.messages(language)
    parts = [message for key, message in messages.items() if key.startswith(f"{game}-rules-")]
    assert rules.count("\n## ") == len(parts) - 1 > 3
    written = re.findall(r"\d+", rules)
    needed = set().union(*map(sentences.placeholders, parts))
    assert lists.keys() <= needed
    for number in needed - lists.keys():
        assert str(facts[number]).lstrip("-") in written
    assert all(found and found in rules for found in lists.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_of_stolen_plans_lists_every_card_by_its_row(language: str) -> None:
    """Values and copies of all that attack or defend; a line for each bonus card and each Yoda."""
    game, text = "stolen_plans", Text(language)
    rules = text.rules(game)
    for row in wanted.rows(game):
        name, value = text.card(game, row.key), card_facts(row.key)
        for number in {int(value["attack"]), int(value["defence"])} - {0}:
            told = re.search(rf"{re.escape(name)} {number} ?[(（]{row.copies}", rules)
            assert bool(told) == (not row.hero), row.key
        if row.bonus or (row.jedi_only and not row.defence):
            line = text(f"{game}-listed-{row.key}", **value)
            assert line.startswith("- ") and f"\n{line}\n" in rules
        if row.hero:
            assert name in rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_of_star_realms_lists_the_trade_deck(language: str) -> None:
    """Name, cost, defense and copies of every card, and an asterisk or a star for an outpost."""
    rules = Text(language).rules("star_realms")
    listed = re.findall(
        r"(?:[:,：、] ?)([^:,：、\n]+?)([*★]?) (\d+)(?:[/／](\d+))? ?[(（](\d)", rules
    )
    told = {name: rest for name, *rest in listed}
    for row in wanted.rows("star_realms"):
        if row.copies:
            mark, cost, defense, copies = told.pop(Text(language).card("star_realms", row.key))
            assert bool(mark) == row.outpost
            assert (int(cost), int(defense or 0), int(copies)) == (
                row.cost,
                row.defense,
                row.copies,
            )
    assert told == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_of_empire_vs_rebellion_lists_events_and_characters(language: str) -> None:
    """Name, capacity, objective, victory points and influence, and the numbers of the effect."""
    game, text = "empire_vs_rebellion", Text(language)
    lines = [line for line in text.rules(game).splitlines() if line.startswith("- ")]
    for row in wanted.rows(game):
        name = text.card(game, row.key)
        if hasattr(row, "capacity"):
            (line,) = [line for line in lines if re.match(rf"- {re.escape(name)} ?[(（]\d", line)]
            numbers = list(map(int, re.findall(r"\d+", line.removeprefix(f"- {name}"))))
            assert numbers[:4] == [row.capacity, row.objective, row.points, row.influence]
            assert set(wanted.numbers(game, row)) <= set(numbers)
        elif getattr(row, "kind", "") == "character":
            (line,) = [line for line in lines if re.match(rf"- {re.escape(name)}[:：]", line)]
            more = set(wanted.numbers(game, row)[2:])  # the values are the same for all
            assert more <= set(map(int, re.findall(r"\d+", line)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_of_race_for_the_galaxy_lists_every_card(language: str) -> None:
    """In the line of its type and kind: cost or defence, points, copies, military, set."""
    game, text = "race_for_the_galaxy", Text(language)
    lists = kit_of(game).words.rule_lists(text)
    *lines, starts = "\n".join(lists.values()).splitlines()
    assert all(line.startswith("- ") for line in (*lines, starts))
    where: dict[tuple[int, int, bool], set[int]] = {}
    for row in wanted.rows(game):
        told = re.compile(rf"[ ：、]{re.escape(listed(text, row))}(?=[,、 （]|$)")
        (line,) = [n for n, line in enumerate(lines) if told.search(line)]
        where.setdefault((row.type, row.kind, row.is_six), set()).add(line)
        if row.type == DEVELOPMENT:
            copied = rf" ?[(（]{copies(len(SETS) - 1)[KEYS[row.key]]}[)）]"
            assert re.search(re.escape(listed(text, row)) + copied, lines[line])
        name = re.escape(text.card(game, row.key))
        assert bool(re.search(rf"[ ：、]{row.start} {name}(?=[,、]|$)", starts)) == (row.start >= 0)
    assert [len(found) for found in where.values()] == [1] * len(lines)


def listed(text: Text, row: Any) -> str:
    """A card of Race for the Galaxy as the rulebook lists it."""
    slash, military, new = ("/", "*", "+") if text.language == "en" else ("／", "★", "＋")
    (level,) = [n for n, rows in enumerate(ROWS_OF_SETS) if row.key in [card.key for card in rows]]
    marks = (military if row.military else "") + new * level
    points = text("race_for_the_galaxy-text-counted") if row.is_six else row.points
    return f"{text.card('race_for_the_galaxy', row.key)}{marks} {row.cost}{slash}{points}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_of_race_for_the_galaxy_says_when_goals_are_looked_at(language: str) -> None:
    """After which phases, in the brackets that end the line of a goal."""
    game, text = "race_for_the_galaxy", Text(language)
    page = text(f"{game}-rules-18-goals", **kit_of(game).words.rule_facts())
    numerals = {phase: text(f"{game}-numeral-{phase}") for phase in PHASES[1:]}
    for n in range(NUMBER_OF_GOALS):
        goal = GOALS[n]
        name = text(f"{game}-goal-{goal.key}")
        (line,) = [
            line for line in page.splitlines() if re.match(rf"- {re.escape(name)}[:：]", line)
        ]
        assert goal_text(text, goal.key) in line
        brackets = re.findall(r"[(（]([^()（）]*)[)）][.。]$", line)
        said = set(re.findall(r"[IVⅠ-Ⅴ]+", "".join(brackets)))
        assert said == {
            numerals[PHASES[phase]] for phase in range(1, len(PHASES)) if goal.after >> phase & 1
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quick_reference_is_short_and_names_every_phase(language: str) -> None:
    game, text = "empire_vs_rebellion", Text(language)
    assert text.pages(game) == ("rules", "reference")
    page = text.page(game, "reference")
    assert len(page) < len(text.rules(game)) / 5
    assert page.count("\n## ") == len(text.parts(game, "reference")) - 1
    for strategy in STRATEGY_KEYS:
        assert text.card(game, strategy) in page


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_other_page(game: str) -> None:
    with pytest.raises(KeyError):
        Text("en").page(game, "no_such_page")


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_names_is_complete(game: str) -> None:
    """Each card has a row: its key, then its name in each language."""
    page = (DOCS / "names.md").read_text(encoding="utf-8")
    section = page.split(f"\n## {Text('en').game(game)}: cards\n")[1].split("\n## ")[0]
    rows = {}
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0].startswith("`"):
            rows[cells[0].strip("`")] = [SOURCE.sub("", cell) for cell in cells[1:]]
    assert rows == {
        card: [Text(language).card(game, card) for language in LANGUAGES]
        for card in wanted.names(game)
    }
