"""Numbers and commands: what is understood, and what is answered to the rest."""

from pathlib import Path

import pytest

from starfelt.games.stolen_plans.notation.steps import PlansQuestion
from starfelt.games.stolen_plans.rules.actions import DEFEND, DISCARD, DONE, TARGET
from starfelt.games.stolen_plans.rules.designs import CARDS, DESIGNS
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.terminal.person import answers_in, position, starfelt_with

SAVED = "starfelt-stolen_plans.json"

HANDS = [["jawa", "jawa", "blaster_light", "bounty_hunter"], ["r2d2", "jawa"], ["jawa"]]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def out_of(folder: Path, *lines: str, seats: str = "you,you,you", **fields: object) -> str:
    path = position(folder, **{"hands": HANDS, **fields})
    arguments = ("play", "--load", path, "--seats", seats)
    done = starfelt_with(*arguments, lines=["", *lines, "quit"])
    assert done.exit_code == 0, done.output
    return done.stdout


def question(step: str, **fields: object) -> dict[str, object]:
    return {"open": [{"step": step, "seat": 0, **fields}]}


def losing(left: int) -> dict[str, object]:
    return question("lose", left=left, last="r2d2")


def defending(**fields: object) -> dict[str, object]:
    facts = {"card": "jawa", "attack": 5, "defence": 0, "left": 2, "last": "r2d2"}
    return {"turn": 1, **question("defend", **{**facts, **fields})}


# ------------------------------------------------------------------ several at once
def test_several_cards_in_any_order_are_sent_in_ascending_order(tmp_path: Path) -> None:
    out = out_of(tmp_path, "4 1 3", **losing(3))
    assert "1, 2: Discard Jawa" in out
    assert "3: Discard Light Blaster" in out
    assert "Enter 3 numbers on one line" in out
    sent = [(0, DISCARD + 1), (0, DISCARD + 4), (0, DISCARD + 7)]
    assert answers_in(tmp_path / SAVED) == sent


@pytest.mark.parametrize("line", ["1 2", "2,1", "1、2", "１　２", "1 1", " 2  1 ", "1-2", "１～２"])
def test_equal_cards_and_all_ways_to_separate_numbers(tmp_path: Path, line: str) -> None:
    out_of(tmp_path, line, **losing(2))
    assert answers_in(tmp_path / SAVED) == [(0, DISCARD + 1)] * 2


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("1", "Choose exactly 2 different numbers from 1 to 4"),
        ("1 2 3", "Choose exactly 2 different numbers from 1 to 4"),
        ("", "Choose exactly 2 different numbers from 1 to 4"),
        ("3 3", "Choice 3 is there once only."),
        ("3 5", "There is no choice 5. The choices are 1 to 4."),
        ("0 1", "There is no choice 0. The choices are 1 to 4."),
        ("1-3", "Choose exactly 2 different numbers from 1 to 4"),
        ("2-1", "“2-1” is neither a number nor a command."),
        ("-1 2", "“-1 2” is neither a number nor a command."),
        ("jawa", "“jawa” is neither a number nor a command."),
        ("9" * 5000 + " 1", "There is no choice 999,999,999."),
        ("x" * 5000, "x…” is neither a number nor a command."),
        ("card " + "x" * 5000, "x…”."),
        ("card " + "9" * 5000, "9… has no card."),
        ("save " + "x" * 5000, "x…” can't be written."),
    ],
)
def test_a_wrong_entry_is_explained_and_nothing_is_lost(
    tmp_path: Path, line: str, sentence: str
) -> None:
    out = out_of(tmp_path, line, "3 4", **losing(2))
    assert out.count(sentence) == 1
    assert answers_in(tmp_path / SAVED) == [(0, DISCARD + 4), (0, DISCARD + 7)]


def test_one_card_out_of_equal_ones_is_one_choice(tmp_path: Path) -> None:
    out = out_of(tmp_path, "2", **losing(1))
    assert "1: Discard Jawa" in out
    assert answers_in(tmp_path / SAVED) == [(0, DISCARD + 4)]


@pytest.mark.parametrize("line", ["", "0", " "])
def test_no_defence(tmp_path: Path, line: str) -> None:
    out = out_of(tmp_path, line, **defending(), discards=["jawa"])
    assert "0: Don't defend: lose 5 cards" in out
    assert answers_in(tmp_path / SAVED) == [(0, DONE)]


def test_one_defend_card_of_two_is_followed_by_no_more(tmp_path: Path) -> None:
    hands = [["blaster_light", "blaster_heavy", "jawa"], ["r2d2"]]
    facts = {**defending(), "discards": ["jawa"], "hands": hands, "seats": "you,you"}
    out = out_of(tmp_path, "1 2 2", "2", **facts)
    assert "Choose at most 2 different numbers from 1 to 2, or 0 for none." in out
    assert answers_in(tmp_path / SAVED) == [(0, DEFEND + 5), (0, DONE)]


def test_without_a_defend_card_enter_goes_on(tmp_path: Path) -> None:
    facts = {**defending(), "hands": [["bounty_hunter", "jawa"], ["r2d2"]], "seats": "you,you"}
    out = out_of(tmp_path, "1", "", **facts, discards=["jawa"])
    assert "0: Don't defend: lose 5 cards" in out
    assert "There is nothing else to choose. Press Enter to go on:" in out
    assert "There is nothing else to choose. Press Enter, or enter 0" in out
    assert answers_in(tmp_path / SAVED) == [(0, DONE)]


@pytest.mark.parametrize(("line", "victims"), [("1 2", [1, 1]), ("3 1", [1, 2]), ("1 1", [1, 1])])
def test_whom_to_steal_from(tmp_path: Path, line: str, victims: list[int]) -> None:
    facts = {**question("victims", left=2, named=[]), "discards": ["han_solo", "han_solo"]}
    out = out_of(tmp_path, line, **facts)
    assert "1, 2: Steal a card from Player 2" in out
    assert "3: Steal a card from Player 3" in out
    assert answers_in(tmp_path / SAVED) == [(0, TARGET + victim) for victim in victims]


# ------------------------------------------------------------------ commands
def test_cards_are_explained_by_number_by_name_and_all_at_once(tmp_path: Path) -> None:
    out = out_of(
        tmp_path, "card 2", "card 1", "card r2-d2", "card yoda", "card", "card boba", "card x9"
    )
    assert "Jawa: Attack 5." in out
    assert "Choice 1 has no card." in out
    assert "R2-D2: Hold it when the draw pile runs out" in out
    assert out.count("Master Yoda (") == 5
    assert out.count("Bounty Hunter (Boba Fett): Steal 1 card") == 2
    assert "No card is called “x9”." in out


def test_log_why_rules_table_and_help(tmp_path: Path) -> None:
    text = Text("en")
    out = out_of(tmp_path, "?", "why", "rules", "table", "LOG")
    assert text("line-help-undo") in out
    assert text.why("stolen_plans", PlansQuestion("your_turn", 0)) in out
    assert text.rules("stolen_plans") in out
    assert out.count("Your turn. Draw a card, or play one?") == 2
    assert "neither a number" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_words_in_every_language(tmp_path: Path, language: str) -> None:
    text = Text(language)
    path = position(tmp_path, hands=HANDS)
    words = [text(f"line-word-{word}") for word in ("help", "why", "rules", "table", "card", "log")]
    card = text.card("stolen_plans", "jawa")
    lines = [*words, f"{text('line-word-card')} {card}", f"card\u3000{card}", "？"]
    lines += [text("line-word-undo"), f"{text('line-word-save')} a.json", text("line-word-quit")]
    arguments = ("play", "--load", path, "--lang", language)
    out = starfelt_with(*arguments, lines=lines).stdout
    assert text.rules("stolen_plans") in out
    assert out.count(text("line-help-help")) == 2
    assert out.count(text.card_text("stolen_plans", "jawa")) == 3
    assert text("refusal-nothing-to-undo") in out
    assert text("refusal-not-a-number", entry="x")[-12:] not in out
    assert (tmp_path / "a.json").exists()
    assert (tmp_path / SAVED).exists()


def test_a_file_that_cannot_be_written_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    out = out_of(tmp_path, "save nowhere/game.json", "save folder", "save game.json")
    assert "The file “nowhere/game.json” can't be written." in out
    assert "The file “folder” can't be written." in out
    assert answers_in(tmp_path / "game.json") == []
    assert not list((tmp_path / "folder").iterdir())


def test_after_the_end_one_may_look_back_and_save(tmp_path: Path) -> None:
    hands = [["jawa"], ["stormtrooper"]]
    rest = all_but(["jawa", "stormtrooper", "r2d2"])
    path = position(tmp_path, hands=hands, draw_pile=["r2d2"], discards=rest)
    lines = ["1", "log", "why", "undo", "save nowhere/x", "table", "save end.json", "quit"]
    out = starfelt_with("play", "--load", path, lines=lines)
    assert out.exit_code == 0
    assert "The draw pile is empty and you hold R2-D2: you win!" in out.stdout
    assert out.stdout.count("You draw the last card: R2-D2.") == 2
    assert "The file “nowhere/x” can't be written." in out.stdout
    assert "starfelt replay end.json" in out.stdout
    assert (tmp_path / "end.json").exists()


def all_but(cards: list[str]) -> list[str]:
    """The rest of the base deck."""
    designs = [CARDS[n] for n in range(DESIGNS) if not CARDS[n].bonus]
    deck = [card.key for card in designs for _ in range(card.copies)]
    for card in cards:
        deck.remove(card)
    return deck
