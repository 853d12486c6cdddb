"""The table of Star Realms in plain lines: all that a seat may know, each thing once."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from starfelt.core.game import SPECTATOR
from starfelt.core.rng import FAST
from starfelt.games.star_realms.rules.designs import TRADE_DECK
from starfelt.games.star_realms.words.piles import trade_deck
from starfelt.words.fluent import LANGUAGES
from starfelt.words.screen import Screen
from starfelt.words.text import Text
from tests.games.star_realms.terminal.keyboard import out_of
from tests.terminal.person import REALMS, ROW, starfelt_with
from tests.words import plain


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def screen(seat: int, language: str = "en") -> Screen:
    return Screen(Text(language), REALMS, ["Ann", "Ben"], seat)


def view(seat: int, mine: Any, theirs: Any, **fields: Any) -> Any:
    document = {"game": "star_realms", "rules": REALMS.rules, "turn": 0, "row": ROW, **fields}
    return REALMS.view(REALMS.read({**document, "players": [mine, theirs]}), seat)


MINE = {
    "authority": 42,
    "hand": ["scout", "viper", "scout"],
    "deck": ["scout", "ram"],
    "tops": 1,
    "ships": ["cutter allied", "scout", "scout"],
    "bases": ["trading_post used", "blob_wheel"],
}
THEIRS = {
    "authority": 7,
    "hand": ["viper", "corvette"],
    "deck": ["scout", "scout", "mothership", "freighter"],
    "tops": 2,
    "shown": ["corvette"],
    "discards": ["explorer", "cutter"],
    "bases": ["war_world", "the_hive"],
}
TRADE_ROW = (
    "Trade row: Freighter (Trade Federation, cost 4), Ram (Blob, cost 3), "
    "Cutter (Trade Federation, cost 2), Survey Ship (Star Empire, cost 3), "
    "Battle Station (Machine Cult, cost 3, outpost with defense 5)."
)
FIELDS = {"trade": 3, "combat": 5, "to_top": 1, "turns": 8}


def test_the_whole_table() -> None:
    assert plain.table(screen(0), view(0, MINE, THEIRS, **FIELDS)) == [
        "Turn 9.",
        "Ben: authority 7, 2 cards in hand, 4 in the deck, 2 in the discard pile, on top Cutter.",
        "Bases of Ben: The Hive (defense 5), War World (outpost, defense 4).",
        "Known to lie on top of the deck of Ben: Freighter, Mothership.",
        "Known to be in the hand of Ben: Corvette.",
        TRADE_ROW,
        "Explorer pile (cost 2): 9 cards. Trade deck: 65 cards. Scrap heap: 11 cards.",
        "You: authority 42, 2 cards in the deck, discard pile empty.",
        "Your bases: Blob Wheel (defense 5), Trading Post (outpost, defense 4, used).",
        "Your ships in play: Scout ×2, Cutter (ally ability used).",
        "On top of your deck: Ram.",
        "You have 3 trade and 5 combat.",
        "The next ship you acquire this turn may go on top of your deck.",
        "Your hand: Scout ×2, Viper.",
    ]


def test_the_table_of_the_other_one_and_of_a_spectator() -> None:
    other = plain.table(screen(1), view(1, MINE, THEIRS, **FIELDS))
    assert other[1].startswith("Ann: authority 42, 3 cards in hand, 2 in the deck")
    assert "Ann has 3 trade and 5 combat." in other
    assert other[-1] == "Your hand: Viper, Corvette."
    public = plain.table(screen(SPECTATOR), view(SPECTATOR, MINE, THEIRS, **FIELDS))
    assert not any("Your" in line or "You" in line for line in public)
    assert public[1].startswith("Ann: authority 42")
    assert any(line.startswith("Ben: authority 7") for line in public)


def test_what_is_used_up_or_endless_is_said() -> None:
    bought = [REALMS.cards[card] for card in TRADE_DECK] + ["explorer"] * 10
    theirs = {"hand": ["scout"], "deck": ["viper"]}
    few = view(0, {"deck": bought}, theirs, row=[], trade_deck=[])
    lines = plain.table(screen(0), few)
    assert "Trade row: empty." in lines
    assert any("Explorer pile (cost 2): empty. Trade deck: empty." in line for line in lines)
    assert lines[-1] == "Your hand: empty."
    assert lines[1] == "Ben: authority 50, 1 card in hand, 1 in the deck, discard pile empty."
    endless = view(0, {}, {}, options={"explorer_pile": "infinite"})
    assert any(
        "Explorer pile (cost 2): endless." in line for line in plain.table(screen(0), endless)
    )


def test_discards_that_are_owed() -> None:
    options = {"discard_timing": "start_of_victims_turn"}
    shown = view(0, {}, {"hand": ["scout", "viper"], "owed": 2}, options=options)
    line = "Ben must discard 2 cards when the next turn begins."
    assert line in plain.table(screen(0), shown)


def test_a_stealth_needle_says_what_it_is() -> None:
    ships = {"ships": ["cutter", "stealth_needle"]}
    shown = view(0, ships, {}, copied="cutter", played=["cutter"])
    lines = plain.table(screen(0), shown)
    assert "Your ships in play: Cutter, Stealth Needle (a copy of Cutter)." in lines


def test_the_status_is_short() -> None:
    shown = view(0, MINE, THEIRS, **FIELDS)
    assert plain.status(screen(0), shown) == [
        "You have 3 trade and 5 combat.",
        "Authority: you 42, Ben 7.",
        "The next ship you acquire this turn may go on top of your deck.",
        "Your hand: Scout ×2, Viper.",
    ]
    assert plain.status(screen(SPECTATOR), view(SPECTATOR, MINE, THEIRS)) == []


def test_the_table_is_shown_once_a_turn_and_when_asked_for(tmp_path: Path) -> None:
    mine = {"hand": ["scout", "viper", "scout"]}
    assert out_of(tmp_path, ["1", "1", "1"], mine).count("Trade row: ") == 1
    assert out_of(tmp_path, ["1", "table", "1"], mine).count("Trade row: ") == 2
    theirs = {"hand": ["scout", "scout", "viper"]}
    fighter = {"hand": ["imperial_fighter", "scout"]}
    out = out_of(tmp_path, ["2", "1"], fighter, theirs)
    assert "Bot 1 discards" in out
    assert out.count("Trade row: ") == 1  # though somebody else has answered since


def test_a_turn_of_a_whole_game_has_one_table() -> None:
    arguments = ("play", "star_realms", "--seats", "you,random", "--option", "first_player=1")
    out = starfelt_with(*arguments, "--seed", "5", lines=["p", "1", "0", "1", "1", "quit"]).stdout
    assert re.findall(r"Turn \d+\.", out) == ["Turn 1.", "Turn 3."]
    assert out.count("Trade row: ") == 2


# ------------------------------------------------------------------ piles
def test_piles_can_be_looked_through(tmp_path: Path) -> None:
    mine = {"hand": ["scout"], "discards": ["viper", "ram"], "deck": ["scout", "scout"]}
    theirs = {"hand": ["viper"], "deck": ["corvette"], "discards": ["scout", "scout", "cutter"]}
    heap = ["blob_wheel", *["scout"] * 11, "cutter", "viper", "viper"]
    out = out_of(tmp_path, ["discards", "heap", "unseen"], mine, theirs, scrap_heap=heap)
    assert "Discard pile of Bot 1 (3): Cutter, Scout ×2." in out
    assert "Your discard pile (2): Ram, Viper." in out
    assert "Scrap heap (15): Scout ×11, Viper ×2, Cutter, Blob Wheel." in out
    assert "In the deck or hand of Bot 1 (2): Viper, Corvette." in out
    assert "In your deck (2): Scout ×2." in out
    trade = next(line for line in out.splitlines() if line.startswith("In the trade deck"))
    assert "Blob Wheel ×2" in trade
    assert "Mothership" in trade


def test_empty_piles_say_so(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["discards"], {"hand": ["scout"]}, {})
    assert "Your discard pile (0): none." in out


def test_piles_after_the_end(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["a", "discards", "unseen"], {}, {"authority": 1}, combat=1)
    assert "Your discard pile (0): none." in out
    assert "In the trade deck" in out


@pytest.mark.parametrize("seed", range(6))
def test_what_is_in_the_trade_deck_is_worked_out_rightly(seed: int) -> None:
    """At every answer of a random game, from every side, it is what really lies there."""
    chance = random.Random(seed)  # noqa: S311
    state = REALMS.start(2, seed, None, FAST)
    while not state.is_over():
        truth = sorted(REALMS.cards[card] for card in state.trade_deck.cards)
        for seat in (SPECTATOR, 0, 1):
            assert sorted(trade_deck(REALMS.view(state, seat))) == truth
        seat = state.asked()[0]
        state.answer(seat, chance.choice(state.legal(seat)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("timing", ["immediate", "start_of_victims_turn"])
def test_whole_games_can_be_shown(language: str, timing: str) -> None:
    """Every line for everybody, at every question of a game."""
    chance = random.Random(3)  # noqa: S311
    state = REALMS.start(2, 3, {"discard_timing": timing, "cap": 20}, FAST)
    screens = [screen(seat, language) for seat in (SPECTATOR, 0, 1)]
    while not state.is_over():
        for one in screens:
            shown = one.view(state)
            lines = (
                one.log(REALMS.told(state, one.seat))
                + plain.table(one, shown)
                + plain.status(one, shown)
            )
            for name in one.words.looks:
                lines += plain.look(one, shown, name)
            if one.seat in state.asked():
                asked = one.asked(shown, state)
                lines += [*one.prompts(shown), *(one.choices(asked) if asked is not None else ())]
            assert all(line.strip() and "None" not in line for line in lines), lines
        seat = state.asked()[0]
        state.answer(seat, chance.choice(state.legal(seat)))
