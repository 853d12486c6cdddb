"""Positions that are none: refused by the name of what does not fit, and what would."""

import json

import pytest

from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast
from starfelt.games.star_realms.rules.designs import FIRST_BASE
from tests.games.documents import mutilated, try_it
from tests.games.playing import go_on
from tests.games.star_realms.rules.table import BARE, GAME, LATE, STICKY

NAMES = "[" + ", ".join(GAME.cards) + "]"
MARKED_SHIPS, MARKED_BASES = (
    "[" + ", ".join(names) + "] + used, allied, unlocked"
    for names in (GAME.cards[:FIRST_BASE], GAME.cards[FIRST_BASE:])
)
QUESTIONS = (
    "your_turn, how_much, which_effect, discard, scrap_card, scrap_from_row, destroy_base, "
    "take_which, copy_which, discard_some, scrap_some"
)
STEPS = "start_turn, rest, " + QUESTIONS
ASKED = "{...} seat 0"
ANSWERS = "seat 0: 1+ answers"


def mine(**fields):
    """A change of the side of the player at turn."""
    return {"players": [{"hand": ["scout", "viper"], **fields}, {"hand": ["scout", "scout"]}]}


def yours(**fields):
    """A change of the opponent's side."""
    return {"players": [{"hand": ["scout", "viper"]}, {"hand": ["scout", "scout"], **fields}]}


def opens(step, **fields):
    return {"open": [{"step": step, "seat": 0, **fields}]}


REST = {"step": "rest", "card": "blob_destroyer", "ability": "ally", "part": 1}
MAIN = {"step": "your_turn", "seat": 0}
ROW = {"step": "scrap_from_row", "seat": 0, "card": "blob_destroyer"}

CHANGES = [
    ("game", "star_realms", {"game": "chess"}),
    ("game", "star_realms", {"game": None}),
    ("rules", "1", {"rules": 99}),
    ("rules", "1", {"rules": True}),
    ("seats", "2", {"seats": 3}),
    ("seats", "2", {"seats": "2"}),
    ("options", "{...}", {"options": []}),
    ("turn", "0-1", {"turn": 2}),
    ("turn", "0-1", {"turn": None}),
    ("turn", "0-1", {"turn": True}),
    ("turns", "0-1000000", {"turns": -1}),
    ("players", "[...] x 2", {"players": [{}]}),
    ("players", "[...] x 2", {"players": None}),
    ("players", "{...}", {"players": [[], {}]}),
    ("authority", "-1000000-1000000", mine(authority="much")),
    ("authority", "-1000000-1000000", mine(authority=10**7)),
    ("owed", "0-1000000", mine(owed=-1)),
    ("deck", "[...]", mine(deck="scout")),
    ("deck", NAMES, mine(deck=["bishop"])),
    ("tops", "0-1", mine(deck=["ram"], tops=2)),
    ("tops", "0-0", mine(tops=-1)),
    ("hand", NAMES, mine(hand=[["scout"]])),
    ("hand", NAMES, mine(hand=[1])),
    ("hand", "[...]", mine(hand=None)),
    ("shown", "hand", mine(shown=["ram"])),
    ("shown", "hand", mine(shown=["scout", "scout"])),
    ("shown", "hand", yours(shown=["viper"])),
    ("discards", NAMES, mine(discards=[None])),
    ("ships", "[...]", mine(ships={})),
    ("ships", MARKED_SHIPS, mine(ships=["bishop"])),
    ("ships", MARKED_SHIPS, mine(ships=[1])),
    ("ships", MARKED_SHIPS, mine(ships=["ram tired"])),
    ("ships", MARKED_SHIPS, mine(ships=[""])),
    ("bases", MARKED_BASES, mine(bases=[" "])),
    ("ships", MARKED_SHIPS, mine(ships=["ram allied allied"])),
    ("bases", "[...]", mine(bases=1)),
    ("ships", MARKED_SHIPS, mine(ships=["war_world"])),
    ("bases", MARKED_BASES, mine(bases=["blob_fighter used"])),
    ("bases", MARKED_BASES, mine(bases=["war_world used used"])),
    ("trade", "0-1000000", {"trade": -1}),
    ("combat", "0-1000000", {"combat": 1.0}),
    ("to_top", "0-1000000", {"to_top": "1"}),
    ("row", "[...]", {"row": "ram"}),
    ("row", NAMES, {"row": ["bishop"] * 5}),
    ("trade_deck", NAMES, {"trade_deck": [7]}),
    ("scrap_heap", NAMES, {"scrap_heap": [7]}),
    ("cards", "2 ram", mine(hand=["ram"] * 2)),  # a third lies in the row
    ("cards", "16 scout", mine(hand=["scout"] * 17)),
    ("cards", "16 scout", {"scrap_heap": []}),  # where are the others?
    ("cards", "4 viper", {"scrap_heap": ["scout"] * 13}),
    ("cards", "3 blob_fighter", {"trade_deck": []}),
    ("cards", "10 explorer", mine(hand=["explorer"] * 11)),
    ("cards", "16 explorer", {**mine(hand=["explorer"] * 17), "options": {"explorer_pile": 16}}),
    ("copied", ", ".join(GAME.cards), {"copied": "bishop"}),
    ("played", NAMES, {"played": ["bishop"]}),
    ("played", NAMES, {"played": [[]]}),
    ("played", "[...]", {"played": {}}),
    ("blobs_played", "0-1000000", {"blobs_played": None}),
    ("winner", "0, 1, draw, -1", {"winner": 3}),
    ("winner", "0, 1, draw, -1", {"winner": True}),
    ("open", "[]", {"winner": 0, **yours(authority=0), "open": [MAIN]}),
    ("open", "[{...}]", {"open": []}),
    ("stack", "[your_turn, rest]", {"open": [MAIN, MAIN]}),
    ("open", "[...]", {"open": "all"}),
    ("step", "{...}", {"open": [1]}),
    ("step", STEPS, {"open": [{"step": "dance"}]}),
    ("open", QUESTIONS, {"open": [{"step": "start_turn"}]}),
    ("open", QUESTIONS, {"open": [REST]}),
    ("seat", "0-1", {"open": [{"step": "your_turn", "seat": 2}]}),
    ("seat", "0-1", {"open": [{"step": "your_turn"}]}),
    ("card", ", ".join(GAME.cards), opens("which_effect", card="bishop")),
    ("may", "true, false", opens("scrap_card", card="trade_bot", may=1, hand_only=False)),
    ("hand_only", "true, false", opens("scrap_card", card="trade_bot", may=True)),
    ("left", "0-99", opens("discard_some", card="recycling_station", left=-1)),
    ("picked", "[...]", opens("discard_some", card="recycling_station", left=2, picked="scout")),
    ("picked", "discard, scrap_from_hand, scrap_from_discards + card",
     opens("discard_some", card="recycling_station", left=1, picked=["play scout"])),
    ("picked", "discard, scrap_from_hand, scrap_from_discards + card",
     opens("discard_some", card="recycling_station", left=1, picked=[7])),
    ("ability", "primary, ally, scrap", {**opens("how_much"), "stack": [{**REST, "ability": 0}]}),
    ("part", "0-99", {**opens("how_much"), "stack": [{**REST, "part": 100}]}),
    ("stack", "[...]", {"stack": 1}),
    ("step", "{...}", {"stack": [1]}),
    ("step", STEPS, {"stack": [{"step": "dance"}]}),
    ("rng", "{...}", {"rng": 1}),
    ("make", "fast, keyed", {"rng": {"make": "loaded"}}),
    # below a question lies the main phase, and above that what is left of an ability
    ("stack", "[your_turn, rest]", {"stack": [MAIN]}),
    ("stack", "{...} seat 0", {"open": [ROW], "stack": [{"step": "your_turn", "seat": 1}]}),
    ("stack", "[your_turn, rest]", {"open": [ROW], "stack": [MAIN, MAIN]}),
    ("open", "[{...}]", {"open": [MAIN, {"step": "discard", "seat": 1}]}),
    # questions that are not asked so
    ("open", ASKED, {"open": [{"step": "your_turn", "seat": 1}], "stack": []}),
    ("open", ASKED, {"open": [{"step": "how_much", "seat": 1}], "combat": 5}),
    ("open", ANSWERS, {**opens("how_much"), "combat": 1}),
    ("open", ANSWERS, opens("which_effect", card="war_world")),
    ("open", ASKED, {"open": [{"step": "which_effect", "seat": 1, "card": "barter_world"}]}),
    ("open", ANSWERS, {**opens("scrap_card", card="machine_base", may=False, hand_only=True),
                     **mine(hand=[])}),
    ("open", ANSWERS, {**opens("take_which", card="blob_carrier"),
                     **yours(discards=["explorer"] * 10),
                     "row": ["war_world", "junkyard", "fleet_hq", "the_hive", "blob_world"]}),
    ("open", ANSWERS, opens("copy_which")),
    ("open", ANSWERS, {**opens("copy_which"), **mine(ships=["stealth_needle"])}),
    ("picked", "[discard scout, discard viper]",
     opens("discard_some", card="recycling_station", left=1, picked=["discard ram"])),
    ("picked", "[discard scout, discard viper]",
     opens("discard_some", card="recycling_station", left=1, picked=["scrap_from_hand scout"])),
    ("picked", "[scrap_from_hand scout, scrap_from_hand viper]",
     opens("scrap_some", card="brain_world", left=1, picked=["scrap_from_discards ram"])),
    ("picked", "[scrap_from_hand scout, scrap_from_hand viper]",
     opens("scrap_some", card="brain_world", left=1, picked=["discard scout"])),
    ("picked", "[scrap_from_hand scout, scrap_from_hand viper]",
     opens("scrap_some", card="brain_world", left=1,
           picked=["scrap_from_hand viper", "scrap_from_hand scout"])),
]  # fmt: skip


@pytest.mark.parametrize(("field", "expected", "change"), CHANGES)
def test_what_does_not_fit_is_refused_by_name(field, expected, change):
    with pytest.raises(Refusal) as refused:
        GAME.read({**BARE, **change})
    assert refused.value.key == "bad-position"
    assert refused.value.facts == {"field": field, "expected": expected}


POSSIBLE = [
    {},
    {"open": [ROW]},
    {"open": [ROW], "stack": [MAIN]},
    {"open": [{**ROW, "step": "destroy_base"}], "stack": [MAIN, REST], **yours(bases=["fleet_hq"])},
    {"open": [{"step": "discard", "seat": 1}]},
    {"open": [{"step": "discard", "seat": 0}], "stack": [{"step": "start_turn"}], "options": LATE},
    {**opens("how_much"), "combat": 2},
    {**opens("which_effect", card="barter_world")},
    {**opens("scrap_card", card="trade_bot", may=True, hand_only=False)},
    {**opens("scrap_card", card="junkyard", may=False, hand_only=False)},
    {**opens("scrap_card", card="machine_base", may=False, hand_only=True)},
    {**opens("take_which", card="blob_carrier")},
    {**opens("copy_which"), **mine(ships=["stealth_needle", "ram", "scout"])},
    {**opens("discard_some", card="recycling_station", left=1, picked=["discard scout"])},
    {**opens("scrap_some", card="brain_world", left=2)},
    {"winner": 0, **yours(authority=0)},
    {"winner": 1, **mine(authority=-5)},
    {"winner": "draw", "turns": 400},
    {"winner": "draw", "turns": 9, "options": {"cap": 9}},
    {"copied": "ram", **mine(ships=["stealth_needle allied", "ram allied"])},
    {**mine(ships=["ram allied unlocked"]), "options": STICKY},
    mine(bases=["space_station", "space_station used allied"]),
    {**yours(owed=2), "options": LATE},
    {**opens("discard"), **mine(owed=2, hand=["scout"] * 4), "options": LATE},
    {**mine(ships=["cutter", "cutter"]), "options": STICKY},
    {**opens("discard"), **mine(hand=["scout"] * 2, bases=["space_station"] * 2),
     "options": {**LATE, **STICKY}},
    mine(shown=["scout"]),
]  # fmt: skip


@pytest.mark.unmeasured
@pytest.mark.parametrize("change", POSSIBLE)
def test_what_fits_is_read_and_can_be_played(change):
    """The refusals above are of what they name, not of everything."""
    s = GAME.read({**BARE, **change})
    assert GAME.read(json.loads(json.dumps(GAME.write(s)))).hash() == s.hash()
    go_on(s, 1, 100)


STRANGE = [
    None, True, False, 0, 1, -1, 5, 99, 1.0, 0.5, 1 << 40, 10**30, "", "scout", "ram",
    "war_world used", "ram allied", "draw", "discard scout", [], [[]], [1], ["ram"], {},
    {"step": "start_turn"},
]  # fmt: skip


RARELY = ("trade_deck", "rng")


@pytest.mark.parametrize(
    "options",
    [{}, LATE, STICKY, {"explorer_pile": "infinite", "destroy_own_base": True}, {"cap": 30}],
)
@pytest.mark.unmeasured
def test_a_mutilated_position_is_refused_or_can_be_played(options):
    rng = fast(len(str(options)))
    accepted = 0
    for number in range(16):
        s = GAME.start(2, number, options)
        for _ in range(rng.below(300)):
            if not s.is_over():
                seat = s.asked()[0]
                legal = s.legal(seat)
                s.answer(seat, legal[rng.below(len(legal))])
        document = GAME.write(s)
        for _ in range(30):
            accepted += try_it(GAME, mutilated(document, rng, STRANGE, RARELY), rng)
    assert accepted > 0


@pytest.mark.parametrize("winner", [0.0, 1.0, -1.0])
def test_a_winner_is_a_whole_number(winner):
    ended = yours(authority=0) if winner == 0 else mine(authority=0) if winner == 1 else {}
    with pytest.raises(Refusal) as refused:
        GAME.read({**BARE, **ended, "winner": winner})
    assert refused.value.facts["field"] == "winner"


@pytest.mark.parametrize("document", [None, [], "position", 7])
def test_what_is_no_document_is_refused(document):
    with pytest.raises(Refusal, match="bad-position"):
        GAME.read(document)


def test_options_of_a_position_are_checked():
    with pytest.raises(Refusal, match="unknown-option"):
        GAME.read({**BARE, "options": {"dice": 2}})
    with pytest.raises(Refusal, match="impossible-option"):
        GAME.read({**BARE, "options": {"fleet_hq": "none"}})
