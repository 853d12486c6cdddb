"""The table of Empire vs. Rebellion in plain lines: all that a seat may know, each thing once."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from starfelt.core.bitsets import members
from starfelt.core.game import SPECTATOR
from starfelt.core.rng import FAST
from starfelt.games.empire_vs_rebellion.words.piles import (
    event_deck,
    perhaps_in_reserve,
    surely_in_deck,
)
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.games.empire_vs_rebellion.terminal.keyboard import out_of
from tests.games.empire_vs_rebellion.words.shown import screen, view
from tests.terminal.person import WAR
from tests.words import plain


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


RESERVE = ["chewbacca", "han_solo", "leia_organa", "yoda"]
BOUNTY = ["admiral_piett", "ig88", "general_veers", "jabba_the_hutt"]
MINE = {
    "influence": 2,
    "ready": ["military_4", "luke_skywalker"],
    "exhausted": ["recon_3"],
    "discards": ["recon_2", "military_2"],
    "reserve": RESERVE,
    "used": ["deception"],
    "chosen": "support",
    "won": ["escape_from_tatooine", "battle_of_yavin"],
}
THEIRS = {
    "influence": 0,
    "ready": ["the_force_5"],
    "exhausted": ["darth_vader"],
    "reserve": BOUNTY,
    "deck": ["recon_5", "diplomacy_2"],
    "tops": [0, 2, 0],
    "chosen": "infiltration",
    "thrown": ["bureaucracy"],
}


def test_the_whole_table() -> None:
    event = Text("en").card_text(WAR.name, "battle_of_hoth").splitlines()
    assert plain.table(screen(0), view(0, MINE, THEIRS, round=3, balance=1, turn=0)) == [
        "Round 3: Battle of Hoth.",
        *(f"  {line}" for line in event),
        "Balance token: Ben begins the struggle and wins a tie.",
        "Ben, Empire: 0 of 7 victory points, 0 events won, 0 influence.",
        "Ben has in play: The Force 5, Darth Vader (exhausted, 1). Total 6.",
        "18 cards in the deck, 0 in the discard pile, 4 in reserve.",
        "Known to lie on top of the deck of Ben: Diplomacy 2, Recon 5.",
        "Strategy of Ben: chosen, face down.",
        "Strategies that Ben has used: Bureaucracy.",
        "You, Rebel: 4 of 7 victory points, 2 events won, 2 influence.",
        "You have in play: Military 4, Luke Skywalker (6), Recon 3 (exhausted). Total 13.",
        "15 cards in the deck, 2 in the discard pile.",
        "Your reserve (4): Chewbacca, Han Solo, Leia Organa, Yoda.",
        "Your strategy, face down: Support.",
        "Strategies that you have used: Deception.",
    ]
    assert any("17" in line for line in event)  # the objective


def test_the_table_of_the_other_one_and_of_a_spectator() -> None:
    other = plain.table(screen(1), view(1, MINE, THEIRS, balance=1, turn=0))
    assert other[-6].startswith("You, Empire: 0 of 7")
    assert "Balance token: you begin the struggle and win a tie." in other
    assert not any("Diplomacy 2" in line or "Your reserve (4): Chew" in line for line in other)
    public = plain.table(screen(SPECTATOR), view(SPECTATOR, MINE, THEIRS))
    assert not any("You" in line for line in public)
    hidden = [*RESERVE, *BOUNTY, "support", "infiltration", "diplomacy_2", "recon_5"]
    for card in hidden:
        assert not any(Text("en").card(WAR.name, card) in line for line in public)
    assert [line for line in public if line.startswith(("Ann, Rebel", "Ben, Empire"))] == [
        "Ann, Rebel: 4 of 7 victory points, 2 events won, 2 influence.",
        "Ben, Empire: 0 of 7 victory points, 0 events won, 0 influence.",
    ]


def test_what_is_known_of_the_other_reserve() -> None:
    place = {card: n for n, card in enumerate(WAR.cards[24:32])}
    reserve = sum(1 << place[card] for card in BOUNTY)
    other = reserve & ~(1 << place["ig88"]) | 1 << place["boba_fett"]
    theirs = {**THEIRS, "possible_to_foe": sorted([reserve, other])}
    lines = plain.table(screen(0), view(0, MINE, theirs))
    inside = "Admiral Piett, General Veers, Jabba the Hutt"
    assert f"Known to be in the reserve of Ben: {inside}." in lines
    in_deck = "Emperor Palpatine, Grand Moff Tarkin"
    assert f"Known to be in the deck of Ben: {in_deck}." in lines
    look = plain.look(screen(0), view(0, MINE, theirs), "reserves")
    assert look == [
        f"Reserve of Ben (4): certainly {inside}; perhaps Boba Fett, IG-88.",
        "Your reserve (4): Chewbacca, Han Solo, Leia Organa, Yoda.",
    ]


@pytest.mark.parametrize(
    ("effect", "mine", "theirs"),
    [
        (
            "infiltrated",
            "Your opponent picks your next strategy.",
            "The next strategy of Ann is picked by the opponent.",
        ),
        (
            "diverted",
            "Your next strategy is drawn at random.",
            "The next strategy of Ann is drawn at random.",
        ),
        (
            "located",
            "Your next strategy is picked first and shown.",
            "The next strategy of Ann is picked first and shown.",
        ),
    ],
)
def test_what_is_to_come_in_the_next_round(effect: str, mine: str, theirs: str) -> None:
    """While the winner of the other event is asked, and when strategies are picked."""
    won = {"won": ["rebel_uprising"], "ready": ["recon_2"], "chosen": "support"}
    question = {"step": "may_add", "seat": 1}
    fields: dict[str, Any] = {
        "event": "rebel_uprising",
        "stack": [{"step": "cleanup", "loser": 0}],
        "open": [question],
    }
    lost = {"ready": ["recon_3"], "chosen": "deception", effect: True, "seen": "everybody"}
    lines = plain.table(screen(0), view(0, lost, {**won, "seen": "everybody"}, **fields))
    assert mine in lines
    assert "Strategy of Ben, face up: Support." in lines
    assert theirs in plain.table(screen(1), view(1, lost, {**won, "seen": "everybody"}, **fields))


def test_events_that_only_the_reader_knows() -> None:
    deck = ["battle_of_endor", "fall_of_a_hero", "create_a_diversion"]
    rest = [card for card in WAR.cards[37:] if card not in (*deck, "battle_of_hoth")]
    fields = {"event_deck": [*rest, *deck], "bottoms": 1}
    mine = {"ready": ["recon_2"], "events_seen": 2}
    line = "The next events, as only you know: Create a Diversion, Fall of a Hero."
    assert line in plain.table(screen(0), view(0, mine, {}, **fields))
    assert line not in plain.table(screen(1), view(1, mine, {}, **fields))
    look = plain.look(screen(0), view(0, mine, {}, **fields), "events")
    assert "The next events, in this order: Create a Diversion, Fall of a Hero." in look
    first = Text("en").card(WAR.name, rest[0])
    assert f"At the bottom of the event deck, the last one last: {first}." in look


def test_before_the_first_round() -> None:
    shown = WAR.view(WAR.start(2, 4, {"rebel": "1"}), 0)
    lines = plain.table(screen(0), shown)
    assert "chooses 4 of its 8 characters in secret" in lines[0]
    assert lines[-1].startswith("Your reserve (8): Chewbacca, Han Solo")
    assert not any("Known" in line or "in play" in line for line in lines)
    assert screen(0).words.hand(shown) == WAR.cards[16:24]


def test_the_status_is_short() -> None:
    shown = view(0, MINE, THEIRS, passes=1)
    assert plain.status(screen(0), shown) == [
        "Battle of Hoth: objective 17, at most 5 cards each.",
        "Influence: you 2, Ben 0.",
        "Ben has in play: The Force 5, Darth Vader (exhausted, 1). Total 6.",
        "You have in play: Military 4, Luke Skywalker (6), Recon 3 (exhausted). Total 13.",
        "Ben has passed: if you pass too, the struggle ends.",
    ]
    assert plain.status(screen(1), view(1, MINE, THEIRS, passes=1, turn=0))[-1] == (
        "You have passed: if Ann passes too, the struggle ends."
    )
    empty = plain.status(screen(0), view(0, MINE, {**THEIRS, "ready": [], "exhausted": []}))
    assert "Ben has in play: nothing." in empty
    assert plain.status(screen(SPECTATOR), view(SPECTATOR, MINE, THEIRS)) == []


def test_the_table_is_shown_once_a_round_and_when_asked_for(tmp_path: Path) -> None:
    mine = {"ready": ["military_4"], "influence": 3}
    assert out_of(tmp_path, ["1", "1"], mine).count("Balance token: ") == 1
    assert out_of(tmp_path, ["1", "table"], mine).count("Balance token: ") == 2


# ------------------------------------------------------------------ piles
def test_piles_can_be_looked_through(tmp_path: Path) -> None:
    commands = ["discards", "strategies", "events", "unseen", "reserves"]
    out = out_of(tmp_path, commands, MINE, THEIRS).replace("Bot 1", "Ben")
    for line in (
        "Discard pile of Ben (0): none.",
        "Your discard pile (2): Military 2, Recon 2.",
        "Ben has not used yet (4): Deception, Direct Assault, Infiltration, Support.",
        "Used strategies of Ben (1): Bureaucracy.",
        "Your used strategies (1): Deception.",
        "Events that you have won (2): Battle of Yavin, Escape From Tatooine.",
        "Events that Ben has won (0): none.",
        "Your reserve (4): Chewbacca, Han Solo, Leia Organa, Yoda.",
    ):
        assert line in out
    deck = next(line for line in out.splitlines() if line.startswith("In the event deck (21): "))
    assert "Battle of Hoth" not in deck
    assert "Battle of Endor" in deck
    unsure = next(line for line in out.splitlines() if line.startswith("In the deck or the res"))
    assert "Boba Fett" in unsure
    assert "Darth Vader" not in unsure
    own = next(line for line in out.splitlines() if line.startswith("In your deck (15): "))
    assert "Obi-Wan Kenobi" in own


def test_the_own_cards_are_explained(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["card", "card 2", "card vader"], MINE, THEIRS)
    text = Text("en")
    for card in ("battle_of_hoth", "military_4", "luke_skywalker", "recon_3", "support"):
        assert f"{text.card(WAR.name, card)}: {text.card_text(WAR.name, card)}" in out
    assert f"Darth Vader: {text.card_text(WAR.name, 'darth_vader')}" in out


def test_pages_can_be_read(tmp_path: Path) -> None:
    text = Text("en")
    out = out_of(tmp_path, ["?", "rules", "reference"], MINE, THEIRS)
    assert text.page(WAR.name, "rules") in out
    assert text.page(WAR.name, "reference") in out
    assert text("line-help-reference") in out


@pytest.mark.parametrize("seed", range(4))
def test_what_is_where_is_worked_out_rightly(seed: int) -> None:
    """At every answer of a random game, what must be somewhere is there, and nothing is missing."""
    chance = random.Random(seed)  # noqa: S311
    state = WAR.start(2, seed, None, FAST)
    while not state.is_over():
        deck = sorted(WAR.cards[37 + event] for event in state.event_deck.cards)
        for reader in (SPECTATOR, 0, 1):
            shown = WAR.view(state, reader)
            assert sorted(event_deck(shown)) == deck
            for seat in (0, 1) if state.round else ():
                sure = {WAR.cards.index(c) for c in surely_in_deck(shown, shown.seats[seat])}
                perhaps = [WAR.cards.index(c) for c in perhaps_in_reserve(shown, shown.seats[seat])]
                truly = set(state.players[seat].deck.cards)
                reserve = set(members(state.players[seat].reserve))
                assert sure <= truly
                assert truly <= sure | set(perhaps)
                assert reserve <= set(perhaps) | numbers(shown.seats[seat].inside)
        seat = state.asked()[0]
        state.answer(seat, chance.choice(state.legal(seat)))


def numbers(cards: tuple[str, ...]) -> set[int]:
    return {WAR.cards.index(card) for card in cards}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"tutorial": True}])
def test_whole_games_can_be_shown(language: str, options: dict[str, bool]) -> None:
    """Every line for everybody, at every question of a game."""
    chance = random.Random(3)  # noqa: S311
    state = WAR.start(2, 3, options, FAST)
    screens = [screen(seat, language) for seat in (SPECTATOR, 0, 1)]
    seen: Counter[str] = Counter()
    while not state.is_over():
        for one in screens:
            shown = one.view(state)
            lines = (
                one.log(WAR.told(state, one.seat))
                + plain.table(one, shown)
                + plain.status(one, shown)
            )
            for name in one.words.looks:
                lines += plain.look(one, shown, name)
            if one.seat in state.asked():
                asked = one.asked(shown, state)
                lines += [*one.prompts(shown), *(one.choices(asked) if asked is not None else ())]
            assert all(line.strip() and "None" not in line for line in lines), lines
        seen[WAR.view(state, SPECTATOR).asked[0].step] += 1
        seat = state.asked()[0]
        state.answer(seat, chance.choice(state.legal(seat)))
    assert seen["your_turn"] > 2
