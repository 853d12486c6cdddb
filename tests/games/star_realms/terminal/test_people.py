"""Star Realms with two people at one keyboard, and what can be taken back in it."""

import re
from pathlib import Path

import pytest

import starfelt
from starfelt.core.replay import read_file
from starfelt.games.star_realms.rules.designs import TRADE_DECK
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.games.star_realms.terminal.keyboard import answers, out_of
from tests.terminal.person import REALMS, first, last, played, starfelt_with
from tests.words import plain

NAMES = ("Anna", "Ben")
SEATS = "you:Anna,you:Ben"
BACK = "Your last choice is taken back."
SECRETS = "a hidden card has been seen since"
OTHERS = "somebody else has acted since"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# ------------------------------------------------------------------ two people
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sees_only_the_own_hand(language: str, tmp_path: Path) -> None:
    """What is shown between two hand-overs has the lines for its owner's hands, and no others."""
    text = Text(language)
    mode, lines = played(SEATS, 17, first, language=language, game="star_realms")
    arguments = ("--seats", SEATS, "--seed", "17", "--save", "game.json", "--lang", language)
    out = starfelt_with("play", "star_realms", *arguments, lines=lines).stdout
    given = read_file(tmp_path / "game.json", starfelt.load).replay.answers
    assert given == mode.recorder.replay.answers

    hands: list[set[str]] = [set(), set()]  # the lines that each may ever read
    state = REALMS.start(2, 17)
    for seat, action in [*given, (None, None)]:
        for reader in (0, 1):
            hands[reader].add(plain.table(mode.screen(reader), REALMS.view(state, reader))[-1])
        if seat is not None and action is not None:
            state.answer(seat, action)

    start = text.label("line-star_realms-hand")
    marks = "|".join(re.escape(text("line-hand-over", player=name)) for name in NAMES)
    parts = re.split(f"({marks})", out)[1:]
    assert len(parts) > 10
    for mark, words in zip(parts[::2], parts[1::2], strict=True):
        owner = next(seat for seat, name in enumerate(NAMES) if name in mark)
        shown_hands = {line for line in words.splitlines() if line.startswith(start)}
        assert shown_hands <= hands[owner]


def test_the_new_hand_is_shown_before_the_screen_is_hidden() -> None:
    arguments = ("play", "star_realms", "--seats", SEATS, "--seed", "1")
    out = starfelt_with(*arguments, lines=["", "0", ""]).stdout
    assert re.search(r"You draw 5 cards: .*\.\nPress Enter to hide the screen:", out)


def test_one_who_must_discard_in_the_turn_of_another_is_asked_alone(tmp_path: Path) -> None:
    mine, theirs = {"hand": ["imperial_fighter", "scout"]}, {"hand": ["viper", "ram"]}
    out = out_of(tmp_path, ["", "2", "", "2", "", "1"], mine, theirs, seats=SEATS)
    assert answers(tmp_path) == ["play imperial_fighter", "play scout"]
    assert answers(tmp_path, 1) == ["discard ram"]
    before, asked, after = re.split("Ben, press Enter|Anna, press Enter", out)[1:]
    assert "Your hand: Viper, Ram." not in before + after
    assert "Your hand: Viper, Ram." in asked
    assert "You must discard a card. Which one?" in asked
    assert "Ben discards Ram." in after


# ------------------------------------------------------------------ taken back
def test_a_played_card_comes_back(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["1", "undo"], {"hand": ["scout", "viper"]})
    assert "Your hand: Scout, Viper." in out.split(BACK)[1]
    assert answers(tmp_path) == []


def test_not_after_a_card_came_into_the_trade_row(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["3", "undo"], {}, trade=3)
    assert answers(tmp_path) == ["acquire cutter"]
    assert SECRETS in out
    assert BACK not in out


def test_an_explorer_can_be_given_back_and_so_can_the_last_cards(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["1", "undo"], {}, trade=2)
    assert "You acquire Explorer for 2." in out
    assert answers(tmp_path) == []
    row = ["cutter"]
    rest = [REALMS.cards[card] for card in TRADE_DECK]
    rest.remove("cutter")
    out = out_of(tmp_path, ["2", "undo"], {"deck": rest}, trade=2, row=row, trade_deck=[])
    assert "You acquire Cutter for 2." in out
    assert answers(tmp_path) == []


def test_a_discard_that_is_put_off_can_be_taken_back_and_one_that_was_made_not(
    tmp_path: Path,
) -> None:
    mine, theirs = {"hand": ["imperial_fighter"]}, {"hand": ["scout", "viper"]}
    options = {"discard_timing": "start_of_victims_turn"}
    assert BACK in out_of(tmp_path, ["1", "undo"], mine, theirs, options=options)
    assert OTHERS in out_of(tmp_path, ["1", "undo"], mine, theirs)


def test_not_after_the_last_card_of_a_hand_was_discarded(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["1", "undo"], {"hand": ["imperial_fighter"]}, {"hand": ["viper"]})
    assert SECRETS in out
    assert "Bot 1 discards Viper." in out


def test_not_after_the_turn_has_ended(tmp_path: Path) -> None:
    mine, theirs = {"deck": ["scout"] * 8}, {"deck": ["scout"] * 8, "hand": []}
    out = out_of(tmp_path, ["", "undo"], mine, theirs)
    assert OTHERS in out


# ------------------------------------------------------------------ entries
def test_an_empty_line_does_not_end_a_turn_that_has_more_in_it(tmp_path: Path) -> None:
    out = out_of(tmp_path, [""], {"hand": ["scout", "viper"]})
    assert "Choose one number from 1 to 2, or 0." in out
    assert answers(tmp_path) == []


def test_what_may_be_declined_has_number_0(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["1", "", "0"], {"hand": ["trade_bot"], "discards": ["scout", "viper"]})
    assert "0: Scrap nothing" in out
    assert answers(tmp_path) == ["play trade_bot", "done"]


@pytest.mark.parametrize(
    ("line", "sent"),
    [
        ("2 1", ["discard scout", "discard viper"]),
        ("1", ["discard scout", "done"]),
        ("0", ["done"]),
        ("", ["done"]),
    ],
)
def test_up_to_two_cards_on_one_line(tmp_path: Path, line: str, sent: list[str]) -> None:
    mine = {"hand": ["scout", "viper"], "deck": ["scout"] * 4, "bases": ["recycling_station"]}
    out = out_of(tmp_path, ["3", "2", line], mine)
    assert "Enter up to 2 numbers on one line, for example “1 2”, or 0:" in out
    assert answers(tmp_path)[2:] == sent


def test_cards_are_explained_by_number_and_by_name(tmp_path: Path) -> None:
    text = Text("en")
    mine = {"hand": ["scout", "ram"]}
    out = out_of(tmp_path, ["card 2", "card brain", "card"], mine)
    assert out.count(f"Ram: {text.card_text('star_realms', 'ram')}") == 2
    assert text.card_text("star_realms", "brain_world") in out


def test_other_tastes_come_to_an_end_too() -> None:
    for seed, seats in ((1, "you,random"), (2, "thumb,you")):
        mode, _ = played(seats, seed, last, game="star_realms")
        assert mode.recorder.state.is_over()
