"""Star Realms: whatever can't be chosen has a reason, and every reason is right."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from starfelt.core.game import Action
from starfelt.games.star_realms.game import GAME
from starfelt.games.star_realms.rules.designs import CARDS, KEYS
from starfelt.words.fluent import sentences_of
from starfelt.words.reasons import Closed
from starfelt.words.text import Text
from tests.words.closing import Claim, positions, reasons, said_in_all_languages, tried

START = "line-star_realms-closed-"
ROW = ["ram", "cutter", "corvette", "trade_bot", "central_office"]


def row(one: Closed) -> Any:
    return CARDS[KEYS[one.card]]


def copies(view: Any, one: Closed) -> list[Any]:
    mine = view.seats[view.seat]
    return [card for card in (*mine.ships, *mine.bases) if card.card == one.card]


def acting(view: Any, one: Closed) -> Any:
    return CARDS[KEYS[copies(view, one)[0].copies or one.card]]


def has_ally(state: Any, view: Any, one: Closed) -> bool:
    """By the count of the rules: are there two cards of its faction?"""
    return bool(state.allies() >> acting(view, one).shift & 0xFF > 1)


def used(view: Any, one: Closed) -> bool:
    return all(card.used for card in copies(view, one))


def allied(view: Any, one: Closed) -> bool:
    return all(card.allied for card in copies(view, one))


def behind(view: Any, facts: dict[str, Any]) -> bool:
    """As many outposts as are said, each of which is named."""
    bases = [base.card for base in view.seats[1 - view.seat].bases]
    there = [card for card in bases if CARDS[KEYS[card]].outpost]
    return len(there) == facts["number"] > 0 and all(card in facts["cards"] for card in there)


CLAIMS: dict[str, Claim] = {
    "cost": lambda s, v, one, f: row(one).cost == f["cost"] > f["trade"] == s.trade,
    "no-explorers": lambda s, v, one, f: s.explorers == 0 and not s.has_explorer(),
    "no-ship": lambda s, v, one, f: row(one).defense > 0,
    "outposts": lambda s, v, one, f: s.is_walled() and behind(v, f) and not (
        one.card and row(one).outpost
    ),
    "defense": lambda s, v, one, f: row(one).defense == f["defense"] > f["combat"] == s.combat,
    "no-combat": lambda s, v, one, f: s.combat == 0,
    "used": lambda s, v, one, f: row(one).defense > 0 and used(v, one),
    "used-ally": lambda s, v, one, f: allied(v, one),
    "no-ally": lambda s, v, one, f: not has_ally(s, v, one) and not row(one).defense,
    "used-no-ally": lambda s, v, one, f: used(v, one) and not has_ally(s, v, one),
    "idle-ship": lambda s, v, one, f: not row(one).defense and not len(acting(v, one).ally),
    "idle-base": lambda s, v, one, f: row(one).defense > 0 and not len(row(one).primary),
    "own-base": lambda s, v, one, f: row(one).defense > 0 and not s.rules.destroy_own_base,
    "needle": lambda s, v, one, f: one.card == "stealth_needle",
    "picked": lambda s, v, one, f: any(one.card in words for words in v.asked[0].picked),
    "order": lambda s, v, one, f: len(v.asked[0].picked) > 0,
    "first": lambda s, v, one, f: v.asked[0].step != "your_turn",
}  # fmt: skip


def in_sight(view: Any) -> set[tuple[str, str]]:
    mine, theirs = view.seats[view.seat], view.seats[1 - view.seat]
    return {
        *(("hand", card) for card in view.hand),
        *(("row", card) for card in view.row),
        ("explorers", "explorer"),
        *(("own", card.card) for card in (*mine.ships, *mine.bases)),
        *(("bases", card.card) for card in theirs.bases),
        ("player", ""),
    }


def check(state: Any) -> set[str]:
    """Everything in sight is either open or closed with a reason that holds; their keys."""
    (seat,) = state.asked()
    options, found, said = tried(GAME, state, seat, START, CLAIMS)
    shut = [(one.zone, one.card) for one in found]
    assert len(set(shut)) == len(shut)
    assert all(one.seat is None for one in found)  # there is only one opponent
    at = {(GAME.zone(option), option.card or "") for option in options}
    for place in in_sight(GAME.view(state, seat)):
        assert (place in at) != (place in shut), place
    return said


def rare() -> Iterator[Any]:
    """Positions that hardly come about by chance."""
    brain = {"bases": ["brain_world"], "hand": ["scout", "viper"], "discards": ["ram"]}
    yield position(brain, {}, "use brain_world")
    yield position(brain, {}, "use brain_world", "scrap_from_hand scout")
    yield position(brain, {}, "use brain_world", "scrap_from_hand viper")
    station = {"bases": ["recycling_station"], "hand": ["scout", "viper"]}
    yield position(station, {}, "use recycling_station", "second")
    copies = {"hand": ["stealth_needle"], "ships": ["scout", "corvette"], "bases": ["mech_world"]}
    yield position(copies, {}, "play stealth_needle")
    taking = {"discards": ["explorer"] * 10, "ships": ["blob_carrier", "blob_fighter"]}
    yield position(taking, {}, "ally blob_carrier")
    yield position(taking, {}, trade=8)
    mech = {"hand": ["missile_mech"], "bases": ["fleet_hq"], "ships": ["blob_fighter allied"]}
    yield position(mech, {"bases": ["royal_redoubt", "the_hive"]}, "play missile_mech")
    outposts = {"bases": ["defense_center", "port_of_call"]}
    yield position({"bases": ["mech_world", "junkyard used"]}, outposts)
    yield position({"bases": ["war_world used"]}, {})
    yield position(mech, {}, "attack_with_part", combat=3)


def position(mine: Any, theirs: Any, *deeds: str, **fields: Any) -> Any:
    """The main phase of seat 0, and then these answers."""
    document = {"game": "star_realms", "rules": GAME.rules, "turn": 0, "row": ROW, **fields}
    state = GAME.read({**document, "players": [mine, theirs]})
    for deed in deeds:
        verb, _, card = deed.partition(" ")
        wanted = Action(verb, card or None)
        (seat,) = state.asked()
        state.answer(seat, next(a for a in state.legal(seat) if GAME.action(a) == wanted))
    return state


OPTIONS: list[dict[str, Any]] = [
    {},
    {"destroy_own_base": True, "discard_timing": "start_of_victims_turn", "explorer_pile": "16"},
    {"ally_condition": "sticky", "needle_copy_source": "in_play", "explorer_pile": "infinite"},
]


def test_every_card_in_sight_is_open_or_has_a_reason_that_holds() -> None:
    said: set[str] = set()
    for seed in range(12):
        for state in islice(positions(GAME, seed, 2, OPTIONS[seed % 3]), 160):
            said |= check(state)
    for state in rare():
        said |= check(state)
    keys = {key.removeprefix(START) for key in sentences_of("en")[1] if key.startswith(START)}
    assert said == keys


def test_reasons_are_said_in_all_languages() -> None:
    for state in (*rare(), *islice(positions(GAME, 7, 2, {}), 60)):
        said_in_all_languages(GAME, state, state.asked()[0])


def test_who_waits_is_told_no_reasons() -> None:
    state = position({"hand": ["scout"]}, {})
    for seat in (1, -1):
        assert reasons(GAME, state, seat, Text("en"))[1] == []


@pytest.mark.parametrize(
    ("zone", "card", "why"),
    [
        ("row", "central_office", "Costs 7 trade; you have 3."),
        ("bases", "the_hive", "Destroy the outpost War World first."),
        ("bases", "war_world", "Needs 4 combat; you have 2."),
        ("player", "", "Destroy the outpost War World first."),
        ("own", "trading_post", None),
        ("own", "scout", "It did its work when it was played, and can do nothing more."),
        ("own", "blob_fighter", "Its ally ability needs another Blob card of yours in play."),
        ("own", "recycling_station", "It has been used this turn."),
    ],
)
def test_reasons_read_well(zone: str, card: str, why: str | None) -> None:
    mine = {"ships": ["scout", "blob_fighter"], "bases": ["trading_post", "recycling_station used"]}
    state = position(mine, {"bases": ["war_world", "the_hive"]}, trade=3, combat=2)
    found = {(one.zone, one.card): one.why for one in reasons(GAME, state, 0, Text("en"))[1]}
    assert found.get((zone, card)) == why
