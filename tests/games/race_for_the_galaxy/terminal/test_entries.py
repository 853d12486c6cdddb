"""What can be entered in Race for the Galaxy: several cards on one line, nothing, commands."""

from pathlib import Path
from typing import Any

import pytest

from starfelt.core.refusal import Refusal
from starfelt.games.race_for_the_galaxy.notation.steps_in_views import RaceQuestion
from starfelt.words.asking import asked_of
from starfelt.words.fluent import LANGUAGES
from starfelt.words.numbered_choices import Choice, completed
from starfelt.words.text import Text
from tests.games.race_for_the_galaxy.rules.attacks import attacker, settle_phase
from tests.games.race_for_the_galaxy.rules.table import BRINK, act, in_words, play, side, table
from tests.games.race_for_the_galaxy.terminal.keyboard import ASKED_ALONE, answers, other, out_of
from tests.games.race_for_the_galaxy.words.shown import screen
from tests.terminal.person import RACE, starfelt_with

MINE = side("gem_world old_earth rebel_base hive_world", "new_sparta")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# ------------------------------------------------------------------ entries
def choice(state: Any, seat: int = 0) -> Choice:
    return screen(seat).choice(asked_of(RACE, state, seat))


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
    if RACE.view(state, 0).asked[0].step == "how_to_settle":
        play(state, "use space_mercenaries")
    found = choice(state)
    assert (found.least, found.most) == (least, 2)
    if least < 2:
        assert screen(0).how_many(found) == ("Enter 1 to 2 numbers on one line, for example “1 2”:")
    if sent is None:
        with pytest.raises(Refusal, match="choose-at-least" if least < 2 else "choose-several"):
            found.read(line)
        return
    given = completed(state, 0, asked_of(RACE, state, 0), found.read(line))
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


# ------------------------------------------------------------------ the later sets
def by_line(state: Any, line: str) -> list[str]:
    """The answers that a line of the first seat that is asked means; they are given."""
    seat = state.asked()[0]
    asked = asked_of(RACE, state, seat)
    given = completed(state, seat, asked, choice(state, seat).read(line))
    for action in given:
        state.answer(seat, action)
    return [in_words(action) for action in given]


def test_a_set_of_cards_is_given_whole_or_not_at_all() -> None:
    hand = "gem_world old_earth rebel_base"
    mine = side(hand, "new_sparta pan_galactic_security_council")
    state = act(table(mine, options=BRINK), "consume_twice", "consume_trade")
    asked = RACE.view(state, 0).asked[0].step
    assert asked == "discard_set"
    found = choice(state)
    assert (found.least, found.some, found.most) == (0, 2, 2)
    assert screen(0).how_many(found) == ("Enter 2 numbers on one line, for example “1 2”, or 0:")
    with pytest.raises(Refusal, match="choose-all-or-none"):
        found.read("3")
    assert by_line(state.clone(), "0") == ["done"]
    assert by_line(state, "3 1") == ["discard old_earth", "discard rebel_base"]


def test_many_cards_are_discarded_by_a_range() -> None:
    mine = side("gem_world old_earth", "new_sparta", prestige=1)
    state = act(table(mine, options=BRINK), "boost explore_five", "produce")
    found = choice(state)
    assert (found.some, found.most, len(found.pool)) == (11, 11, 15)
    assert screen(0).how_many(found) == ("Enter 11 numbers on one line, for example “1 3-12”:")
    assert len(by_line(state, "1 2 5-13")) == 11
    assert RACE.view(state, 0).seats[0].hand == 4
    state = act(table(side("gem_world old_earth", "new_sparta", prestige=1), options=BRINK),
                "boost explore_one", "produce")  # fmt: skip
    assert screen(0).how_many(choice(state)).endswith("“1 3-7”:")


def test_cards_for_chips_by_the_prestige_bonus_of_trading() -> None:
    mine = side("gem_world old_earth rebel_base", "new_sparta", prestige=1)
    state = act(table(mine, options=BRINK), "boost consume_trade", "produce")
    assert RACE.view(state, 0).asked[0].step == "cash_in"
    assert screen(0).how_many(choice(state)).startswith("Enter up to 2 numbers")
    assert by_line(state, "2 3") == ["discard gem_world", "discard rebel_base"]
    assert RACE.view(state, 0).seats[0].chips == 2


def test_a_start_world_and_the_first_discards() -> None:
    state = RACE.start(2, 5)
    world = RACE.view(state, 0).drawn[1]
    assert by_line(state, "2") == [f"keep {world}"]
    hand = RACE.view(state, 0).hand
    assert by_line(state, "1 6") == [f"discard {hand[0]}", f"discard {hand[5]}"]


def test_no_takeover_is_number_0_and_needs_it() -> None:
    state = settle_phase(attacker("new_sparta"), "old_earth outlaw_world")
    found = choice(state)
    assert not found.enter_stops
    with pytest.raises(Refusal, match="choose-up-to"):
        found.read("")
    assert by_line(state, "0") == ["none"]


# ------------------------------------------------------------------ commands
def test_cards_are_explained_and_an_action_is_no_card(tmp_path: Path) -> None:
    text = Text("en")
    out = out_of(tmp_path, ["card 1", "card gem", "card", "why", "?"], MINE)
    assert "Choice 1 has no card." in out
    assert out.count(f"Gem World: {text.card_text(RACE.name, 'gem_world')}") == 2
    assert text.card_text(RACE.name, "hive_world") in out
    assert text.why(RACE.name, RaceQuestion("choose_action", 0)) in out
    for name in screen(0).words.looks:
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
    words = [text(f"line-word-{name}") for name in screen(0).words.looks]
    lines = [*words, f"{words[0]} {text('line-kind-you')}", f"{words[0]} you", "quit"]
    arguments = ("play", "race_for_the_galaxy", "--seats", "you,random", "--lang", language)
    out = starfelt_with(*arguments, lines=lines).stdout
    own = text.label("line-race_for_the_galaxy-tableau-of", reader="player", player="", number=0)
    assert out.count(own) == 2
    assert text("refusal-not-a-number", entry="x")[-12:] not in out
