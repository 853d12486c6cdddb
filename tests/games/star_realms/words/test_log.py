"""What happened in Star Realms, told shortly: one line for what belongs together."""

from pathlib import Path

import pytest

from starfelt.core.game import SPECTATOR, Told
from starfelt.games.star_realms.notation.steps import RealmsQuestion
from starfelt.words.screen import Screen
from starfelt.words.text import Text
from tests.games.star_realms.terminal.keyboard import out_of
from tests.terminal.person import REALMS, first, played, starfelt_with


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def log(*events: Told, seat: int = 0, language: str = "en") -> list[str]:
    return Screen(Text(language), REALMS, ["Ann", "Ben"], seat).log(events)


def news(*events: Told, seat: int = 0, asked: dict[str, object] | None = None) -> list[str]:
    screen = Screen(Text("en"), REALMS, ["Ann", "Ben"], seat)
    told = screen.words.newsworthy(events, seat, asked)
    return screen.log(told)


def plays(card: str, seat: int = 1) -> Told:
    return Told("plays", seat, None, card, 1)


def gains(what: str, card: str, number: int, seat: int = 1) -> Told:
    return Told(f"gains_{what}", seat, None, card, number)


def test_cards_played_in_a_row_make_one_line() -> None:
    scout, viper = gains("trade", "scout", 1), gains("combat", "viper", 1)
    events = [plays("scout"), scout, plays("viper"), viper, plays("scout"), scout]
    assert log(*events) == ["Ben plays Scout ×2, Viper. +2 trade, +1 combat."]


def test_what_each_deed_brings() -> None:
    own = Told("draws", 0, None, "viper", 3)
    assert log(
        plays("cutter", 0),
        gains("authority", "cutter", 4, 0),
        gains("trade", "cutter", 2, 0),
        Told("allies", 0, None, "cutter", 1),
        gains("combat", "cutter", 4, 0),
        Told("uses", 0, None, "machine_base", 1),
        own,
        Told("scraps_from_hand", 0, None, "scout", 1),
        Told("scraps", 0, None, "explorer", 1),
        gains("combat", "explorer", 2, 0),
    ) == [
        "You play Cutter. +2 trade, +4 authority.",
        "You use the ally ability of Cutter. +4 combat.",
        "You use Machine Base. 1 card drawn (Viper).",
        "You scrap Scout out of your hand.",
        "You scrap Explorer for its scrap ability. +2 combat.",
    ]


def test_a_copy_is_told_on_its_own() -> None:
    lines = log(
        plays("cutter"),
        gains("trade", "cutter", 2),
        plays("stealth_needle"),
        Told("copies", 1, None, "cutter", 1),
        gains("trade", "cutter", 2),
    )
    assert lines[0] == "Ben plays Cutter, Stealth Needle. +2 trade."
    assert "Cutter" in lines[1]
    assert lines[1].endswith("+2 trade.")
    assert len(lines) == 2


@pytest.mark.parametrize(
    ("cards", "line"),
    [
        ([None, None], "Ben draws 2 cards."),
        ([None], "Ben draws 1 card."),
        (["ram", None, None], "Ben draws 3 cards, among them Ram."),
        (["ram"], "Ben draws 1 card: Ram."),
    ],
)
def test_draws_are_counted_and_known_ones_named(cards: list[str | None], line: str) -> None:
    assert log(*[Told("draws", 1, None, card, 4) for card in cards]) == [line]


def test_purchases_are_listed_with_what_takes_their_place() -> None:
    ram = Told("acquires", 1, None, "ram", 3)
    cutter = Told("acquires", 1, None, "cutter", 2)
    hive, wheel = Told("refills", 1, None, "the_hive", 70), Told("refills", 1, None, "ram", 69)
    assert log(ram, hive) == ["Ben acquires Ram for 3. New in the trade row: The Hive."]
    assert log(ram, hive, cutter, wheel) == [
        "Ben acquires Ram (for 3), Cutter (for 2). New in the trade row: The Hive, Ram."
    ]
    top = Told("acquires_to_top", 1, None, "cutter", 2)
    assert len(log(ram, hive, top, wheel)) == 2


def test_different_players_are_never_in_one_line() -> None:
    assert len(log(plays("scout", 0), plays("scout", 1), Told("draws", 0, None, "viper", 1))) == 3


# ------------------------------------------------------------------ news
END = [
    Told("ends_turn", 1, None, None, 2),
    Told("discards", 1, None, "viper", 1),
    Told("draws", 1, None, None, 4),
    Told("draws", 1, None, None, 3),
    Told("turn", 0, None, None, 4),
]


def test_of_the_end_of_a_turn_only_what_was_not_played_is_news() -> None:
    asked = RealmsQuestion("your_turn", 0)
    assert news(*END, asked=asked) == ["Ben discards Viper."]
    assert news(*END, seat=SPECTATOR) == ["Ben discards Viper."]


def test_ones_own_new_hand_is_news_only_where_no_table_shows_it() -> None:
    events = [Told("ends_turn", 0), Told("draws", 0, None, "scout", 4), Told("turn", 1)]
    assert news(*events, asked=RealmsQuestion("your_turn", 0)) == []
    assert news(*events) == ["You draw 1 card: Scout."]


def test_what_the_question_names_is_not_told_before_it() -> None:
    uses = Told("uses", 0, None, "trading_post", 1)
    asked = RealmsQuestion("which_effect", 0, card="trading_post")
    assert news(uses, asked=asked) == []
    assert news(uses, asked=RealmsQuestion("your_turn", 0)) == ["You use Trading Post."]
    bot = [plays("trade_bot", 0), gains("trade", "trade_bot", 1, 0)]
    asked = RealmsQuestion("scrap_card", 0, card="trade_bot")
    assert news(*bot, asked=asked) == ["You play Trade Bot. +1 trade."]


def test_a_copy_is_told_even_if_it_asks_at_once() -> None:
    copies = Told("copies", 0, None, "patrol_mech", 1)
    asked = RealmsQuestion("which_effect", 0, card="patrol_mech")
    assert len(news(plays("stealth_needle", 0), copies, asked=asked)) == 2


def test_what_comes_into_the_trade_row_is_news_to_who_bought() -> None:
    refill = Told("refills", 1, None, "ram", 3)
    ram = Told("acquires", 1, None, "ram", 3)
    assert news(ram, refill) == ["Ben acquires Ram for 3."]
    assert news(ram, refill, seat=1) == ["You acquire Ram for 3. New in the trade row: Ram."]


def test_the_turn_of_a_bot_is_a_few_lines() -> None:
    mode, _ = played("you,thumb", 5, first, game="star_realms")
    news_of_turns: list[int] = []
    shown: list[str] = mode.console.shown  # type: ignore[attr-defined]
    lines = 0
    for line in shown:
        if line.startswith("Turn "):
            news_of_turns.append(lines)
        lines = lines + 1 if line.startswith("Bot 1 ") else 0 if not line else lines
    assert len(news_of_turns) > 5
    assert max(news_of_turns) <= 15
    assert sum(news_of_turns) / len(news_of_turns) < 7


def test_bots_alone_are_told_turn_by_turn() -> None:
    arguments = ("play", "star_realms", "--seats", "thumb,thumb", "--seed", "7")
    out = starfelt_with(*arguments).stdout
    turns = out.split("\n\n")[1:-1]  # without the welcome and the ending
    assert len(turns) > 10
    for number, turn in enumerate(turns):
        bot = turn.split(" plays ")[0].split("\n")[-1]
        assert bot in ("Bot 1", "Bot 2")
        assert number == 0 or f"{bot} plays " not in turns[number - 1]


def test_how_much_is_not_a_list_of_all_numbers(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["2", "17"], {}, {"authority": 40}, combat=30)
    assert "1: Attack with 1 combat\n…\n29: Attack with 29 combat\n" in out
    assert "Authority: you 50, Bot 1 23." in out
    few = out_of(tmp_path, ["2", "2"], {}, {}, combat=4)
    assert "…" not in few
    assert "2: Attack with 2 combat" in few
