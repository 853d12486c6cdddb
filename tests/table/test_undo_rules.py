"""An answer by which nobody learned of a hidden card is innocent, and no other is."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import starfelt
from starfelt.core.game import SPECTATOR, Told
from starfelt.core.rng import FAST, fast
from starfelt.table.undo_rules import innocent
from tests.games.race_for_the_galaxy.rules.table import play, side, table
from tests.games.race_for_the_galaxy.terminal.keyboard import ASKED_ALONE, other
from tests.terminal.person import ROW, war_fields

PLANS = starfelt.load("stolen_plans")
REALMS = starfelt.load("star_realms")
WAR = starfelt.load("empire_vs_rebellion")
RACE = starfelt.load("race_for_the_galaxy")
GAMES = (PLANS, REALMS, WAR, RACE)


def page_of(game: Any, state: Any) -> list[list[Told]]:
    return [game.told(state, reader) for reader in (*range(state.seats), SPECTATOR)]


def judged(game: Any, state: Any, *words: str) -> bool:
    """Is the last of these answers of seat 0, named as `verb card`, innocent?"""
    for said in words:
        named = {in_words(game.action(action)): action for action in state.legal(0)}
        state.answer(0, named[said])
    return innocent(game, page_of(game, state), 0)


def in_words(action: Any) -> str:
    return f"{action.verb} {action.card}" if action.card else str(action.verb)


def read(game: Any, **fields: Any) -> Any:
    return game.read({"game": game.name, "rules": game.rules, **fields})


# ------------------------------------------------------------------ Stolen Plans
def plans(*hands: list[str], **fields: Any) -> Any:
    options = {"deck": "base"}
    fields = {"turn": 0, **fields}
    return read(PLANS, seats=len(hands), options=options, hands=list(hands), **fields)


def test_a_played_card_is_innocent_and_a_drawn_one_is_not() -> None:
    hands = (["jawa", "bounty_hunter"], ["bounty_hunter", "jawa"], ["r2d2", "crime_lord"])
    assert judged(PLANS, plans(*hands), "play jawa")
    assert not judged(PLANS, plans(*hands), "draw")


def test_that_another_is_on_turn_shows_nothing() -> None:
    state = plans(["learn_the_ways", "jawa"], ["r2d2", "crime_lord"])
    assert judged(PLANS, state, "play learn_the_ways")
    assert state.asked() == [1]


def test_a_look_at_a_hand_is_not() -> None:
    hands = (["yoda_look_take", "jawa"], ["stormtrooper", "r2d2"])
    assert not judged(PLANS, plans(*hands, table=[["learn_the_ways"], []]), "play yoda_look_take")


DEFENCE = {"step": "defend", "seat": 0, "card": "jawa", "attack": 5, "defence": 0, "left": 2}


@pytest.mark.parametrize(
    ("cards", "theirs", "harmless"),
    [
        (("blaster_light", "blaster_heavy"), ["r2d2", "jawa"], True),
        (("blaster_heavy", "thermal_detonator"), ["stormtrooper"], False),
    ],
)
def test_a_card_that_another_has_to_show_was_hidden(
    cards: tuple[str, ...], theirs: list[str], harmless: bool
) -> None:
    """One who attacked in vain loses a card; after a tie nobody does."""
    hands = ([*cards, "jawa"], theirs)
    state = plans(*hands, turn=1, discards=["jawa"], open=[{**DEFENCE, "last": "r2d2"}])
    assert judged(PLANS, state, *(f"defend {card}" for card in cards)) == harmless


# ------------------------------------------------------------------ Star Realms
def realms(mine: Any = None, theirs: Any = None, **fields: Any) -> Any:
    return read(REALMS, **{"turn": 0, "players": [mine or {}, theirs or {}], "row": ROW, **fields})


def test_a_card_that_comes_into_the_trade_row_was_hidden() -> None:
    assert judged(REALMS, realms(trade=2), "acquire explorer")
    assert not judged(REALMS, realms(trade=3), "acquire cutter")


def test_a_discard_that_is_put_off_is_innocent_and_one_that_was_forced_is_not() -> None:
    mine, theirs = {"hand": ["imperial_fighter"]}, {"hand": ["viper"]}
    later = {"discard_timing": "start_of_victims_turn"}
    assert judged(REALMS, realms(mine, theirs, options=later), "play imperial_fighter")
    assert not judged(REALMS, realms(mine, theirs), "play imperial_fighter")
    assert judged(REALMS, realms(mine, {}), "play imperial_fighter")  # there is none to show


# ------------------------------------------------------------------ Empire vs. Rebellion
MINE = {"ready": ["military_2", "recon_2"], "chosen": "support", "influence": 1}
THEIRS = {"ready": ["recon_3", "boba_fett"], "chosen": "support"}


def war(**fields: Any) -> Any:
    return read(WAR, **war_fields(MINE, THEIRS, **fields))


def test_a_power_is_innocent_until_it_looks_at_a_deck() -> None:
    assert judged(WAR, war(), "use military_2")
    assert judged(WAR, war(), "use recon_2")
    assert not judged(WAR, war(), "use recon_2", "own_deck")
    assert not judged(WAR, war(), "play")


def planning() -> Any:
    """Both pick a strategy; then seat 1 begins."""
    picks = [{"step": "pick_strategy", "seat": seat} for seat in (0, 1)]
    return read(WAR, **war_fields(balance=1, open=picks, stack=[{"step": "planned"}]))


def test_what_one_has_picked_in_secret_nobody_has_learned() -> None:
    state = planning()
    state.answer(0, state.legal(0)[0])
    page = page_of(WAR, state)
    assert page[0] != page[SPECTATOR]
    assert innocent(WAR, page, 0)
    assert not innocent(WAR, page, 1)  # to another seat it is somebody else's deed


def test_that_another_begins_the_struggle_shows_nothing() -> None:
    state = planning()
    state.answer(1, state.legal(1)[0])
    state.answer(0, state.legal(0)[0])
    page = page_of(WAR, state)
    assert [(told.kind, told.seat) for told in page[SPECTATOR]] == [("picks", 0), ("struggle", 1)]
    assert innocent(WAR, page, 0)


# ------------------------------------------------------------------ Race for the Galaxy
def race(tableau: str, *words: str) -> Any:
    mine = side("old_earth rebel_base hive_world alien_toy_shop", tableau)
    state = table(mine, other("produce"), **ASKED_ALONE)
    play(state, *words)
    return state


def test_cards_that_are_drawn_were_hidden() -> None:
    tableau = "new_sparta deficit_spending gem_world+good spice_world+good"
    page = page_of(RACE, race(tableau, "choose consume_trade", "sell gem_world"))
    assert [told.kind for told in page[SPECTATOR]] == ["sells", *["draws"] * 4]
    assert not innocent(RACE, page, 0)


def test_cards_that_are_discarded_in_secret_are_ones_own() -> None:
    state = race(
        "new_sparta deficit_spending merchant_world",
        "choose consume_twice",
        "use deficit_spending",
        "discard old_earth",
        "discard hive_world",
    )
    page = page_of(RACE, state)
    assert page[0] != page[SPECTATOR]
    assert innocent(RACE, page, 0)


def test_the_end_of_a_round_shows_nothing_by_itself() -> None:
    discards = ("discard old_earth", "discard hive_world")
    page = page_of(RACE, race("new_sparta deficit_spending", "choose consume_twice", *discards))
    assert [told.kind for told in page[SPECTATOR]][-2:] == ["phase", "round"]
    assert innocent(RACE, page, 0)


def test_what_others_chose_is_hidden_until_all_have_chosen() -> None:
    """Of the own choice alone nobody is told."""
    first = race("new_sparta deficit_spending merchant_world", "choose consume_twice")
    assert not innocent(RACE, page_of(RACE, first), 0)
    both = table(side("", "new_sparta"), side("", "doomed_world"))
    play(both, "choose settle")
    assert innocent(RACE, page_of(RACE, both), 0)


# ------------------------------------------------------------------ all games
def answers(game: Any, seed: int, number: int) -> Iterator[tuple[Any, int, int]]:
    """The first positions of a random game, each with a seat and the answer that it gives."""
    chance = random.Random(seed)  # noqa: S311
    state = game.start(2, seed, None, FAST)
    for _ in range(number):
        if state.is_over():
            return
        seat = chance.choice(state.asked())
        action = chance.choice(list(state.legal(seat)))
        yield state.clone(), seat, action
        state.answer(seat, action)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_by_an_innocent_answer_a_seat_learns_nothing(game: Any) -> None:
    """In another world that the seat could not tell from this one it sees the same afterwards."""
    same = {True: 0, False: 0}
    other = {True: 0, False: 0}
    for seed in range(12):
        for state, seat, action in answers(game, seed, 60):
            world = game.resample(state, seat, fast(seed))
            chance = state.rng.numbers()
            state.answer(seat, action)
            world.answer(seat, action)
            kind = innocent(game, page_of(game, state), seat) and state.rng.numbers() == chance
            counts = same if game.view(state, seat) == game.view(world, seat) else other
            counts[kind] += 1
    assert other[True] == 0
    assert same[True] > 50
    assert other[False] > 50
