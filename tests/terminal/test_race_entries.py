"""What can be entered in Race for the Galaxy: several cards on one line, nothing, commands."""

from pathlib import Path
from typing import Any

import pytest

from starfelt.core.refusal import Refusal
from starfelt.terminal.choice import Choice
from starfelt.text import LANGUAGES, Text
from tests.cards.race_for_the_galaxy.table import act, in_words, play, side, table
from tests.terminal.person import RACE, starfelt_with
from tests.terminal.race import ASKED_ALONE, answers, other, out_of, screen

MINE = side("gem_world old_earth rebel_base hive_world", "new_sparta")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# ------------------------------------------------------------------ entries
def choice(state: Any, seat: int = 0) -> Choice:
    return screen(seat).choice(state)


def test_several_cards_are_paid_on_one_line(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["4", "2", "3", "3 1"], MINE, other("settle"), **ASKED_ALONE)
    assert "Pay 2 cards for your world. Which ones?" in out
    assert "Choose exactly 2 different numbers from 1 to 3" in out
    assert answers(tmp_path)[2:4] == ["pay old_earth", "pay hive_world"]


def test_cards_are_kept_and_discarded_to_the_limit_on_one_line(tmp_path: Path) -> None:
    hand = "gem_world old_earth rebel_base hive_world spice_world artist_colony space_port"
    mine = side(f"{hand} comet_zone mining_world plague_world", "new_sparta")
    out = out_of(tmp_path, ["2", "3 1", "12 1"], mine, other("produce"), **ASKED_ALONE)
    assert "Explore: keep 2 of the cards you have drawn. Which ones?" in out
    assert "Your hand is too large: discard 2 cards. Which ones?" in out
    verbs = [answer.split()[0] for answer in answers(tmp_path)]
    assert verbs == ["choose", "keep", "keep", "discard", "discard"]


@pytest.mark.parametrize(
    ("line", "sent"),
    [
        ("", ["done"]),
        ("0", ["done"]),
        ("1", ["discard old_earth", "done"]),
        ("4", ["discard hive_world"]),  # the last card: there is none after it
        ("4 1", ["discard old_earth", "discard hive_world"]),
    ],
)
def test_cards_for_chips_may_be_fewer(tmp_path: Path, line: str, sent: list[str]) -> None:
    hand = "gem_world rebel_base old_earth hive_world"
    mine = side(hand, "new_sparta deficit_spending")
    out = out_of(tmp_path, ["6", line], mine, other("produce"), **ASKED_ALONE)
    assert "Enter up to 2 numbers on one line, for example “1 2”, or 0:" in out
    assert answers(tmp_path)[1:] == sent


@pytest.mark.parametrize(
    ("world", "least", "line", "sent"),
    [
        ("rebel_outpost", 2, "1", None),
        ("rebel_outpost", 2, "2 1", ["arm old_earth", "arm gem_world"]),
        ("rebel_underground", 1, "2", ["arm gem_world", "done"]),
        ("rebel_underground", 1, "3", ["arm hive_world"]),
        ("rebel_underground", 1, "1 3", ["arm old_earth", "arm hive_world"]),
        ("rebel_underground", 1, "", None),
    ],
)
def test_cards_for_military_must_be_enough(
    world: str, least: int, line: str, sent: list[str] | None
) -> None:
    """At least as many as the world needs, at most as many as the power allows."""
    tableau = "epsilon_eridani space_mercenaries"
    if world == "rebel_outpost":
        tableau = f"{tableau} expedition_force"
    hand = side(f"gem_world old_earth hive_world {world}", tableau)
    state = play(act(table(hand), "settle", "produce"), f"place {world}")
    if RACE.view(state, 0).asked[0]["step"] == "how_to_settle":
        play(state, "use space_mercenaries")
    found = choice(state)
    assert (found.least, found.most) == (least, 2)
    if sent is None:
        with pytest.raises(Refusal, match="choose"):
            found.read(line)
        return
    given = found.read(line)
    assert [in_words(action) for action in given] == sent
    for action in given:
        state.answer(0, action)
    assert any(card.card == world for card in RACE.view(state, 0).seats[0].tableau)


def test_nothing_to_place_needs_enter_only(tmp_path: Path) -> None:
    mine = side("gem_world old_earth", "new_sparta")
    out = out_of(tmp_path, ["3", ""], mine, other("settle"), **ASKED_ALONE)
    assert "Develop: which development do you place?" in out
    assert "There is nothing else to choose. Press Enter to go on:" in out
    assert answers(tmp_path) == ["choose develop", "none"]


def test_placing_nothing_is_number_0_and_needs_it(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["4", "", "0"], MINE, other("settle"), **ASKED_ALONE)
    assert "0: Place nothing" in out
    assert "Choose one number from 1 to 2, or 0." in out
    assert answers(tmp_path)[:2] == ["choose settle", "none"]


def test_two_actions_and_named_numbers(tmp_path: Path) -> None:
    options = {"two_actions": True}
    out = out_of(tmp_path, ["12"], MINE, other("settle produce"), options=options, **ASKED_ALONE)
    assert "12: Develop twice" in out
    assert answers(tmp_path)[0] == "choose_two develop develop_again"
    gambler = side("", "new_sparta gambling_world")
    out = out_of(tmp_path, ["6", "3"], gambler, other("consume_twice"), **ASKED_ALONE)
    assert "Enter a number from 1 to 7:" in out
    assert answers(tmp_path)[-1] == "name 3"


# ------------------------------------------------------------------ commands
def test_cards_are_explained_and_an_action_is_no_card(tmp_path: Path) -> None:
    text = Text("en")
    out = out_of(tmp_path, ["card 1", "card gem", "card", "why", "?"], MINE)
    assert "Choice 1 has no card." in out
    assert out.count(f"Gem World: {text.card_text(RACE.name, 'gem_world')}") == 2
    assert text.card_text(RACE.name, "hive_world") in out
    assert text.why(RACE.name, {"step": "choose_action", "seat": 0}) in out
    for name in screen(0).layout.LOOKS:
        assert text(f"line-help-{name}") in out


def test_looks_can_be_told_whose_tableau(tmp_path: Path) -> None:
    lines = ["tableau", "tableau bot 1", "tableau you", "tableau zoe", "goals 1", "GOALS"]
    out = out_of(tmp_path, lines, MINE, other("settle"), **ASKED_ALONE)
    assert out.count("Tableau of Bot 1 (1):") == 2
    assert "Your tableau (1):" in out
    assert "Nobody here is called “zoe”. At the table: Player 1, Bot 1." in out
    assert "“goals 1” is neither a number nor a command." in out
    assert "There are no goals in this game." in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_looks_have_words_in_every_language(language: str, tmp_path: Path) -> None:
    text = Text(language)
    words = [text(f"line-word-{name}") for name in screen(0).layout.LOOKS]
    lines = [*words, f"{words[0]} {text('line-kind-you')}", f"{words[0]} you", "quit"]
    arguments = ("play", "race_for_the_galaxy", "--seats", "you,random", "--lang", language)
    out = starfelt_with(*arguments, lines=lines).stdout
    own = text("line-race_for_the_galaxy-tableau-of", reader="player", player="", number=1)
    assert out.count(own) == 2
    assert text("refusal-not-a-number", entry="x")[-12:] not in out
