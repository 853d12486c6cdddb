"""Positions that are none: refused by the name of what does not fit, and what would."""

import json

import pytest

from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast
from tests.games.documents import mutilated, try_it
from tests.games.empire_vs_rebellion.knowledge.test_soundness import bold
from tests.games.empire_vs_rebellion.notation.midway import MIDWAY
from tests.games.empire_vs_rebellion.rules.table import GAME

RESOURCES, STRATEGIES, EVENTS = GAME.cards[:32], GAME.cards[32:37], GAME.cards[37:]
BASICS, REBELS, IMPERIALS = RESOURCES[:16], RESOURCES[16:24], RESOURCES[24:]
FOUR = ["luke_skywalker", "obi_wan_kenobi", "r2d2_c3po", "yoda"]  # in reserve by default
QUESTIONS = (
    "choose_characters, pick_strategy, pick_for_opponent, your_turn, which_opposing, which_own, "
    "which_ready, look_at_whose, which_of_top, search_whose, which_to_discard, which_to_top, "
    "may_exhaust, which_of_deck, discard_any, which_of_reserve, one_or_both, also_own, "
    "also_opposing, which_of_discards, which_discarded, discard_or_exhaust, also_exhaust, "
    "which_exhausted, look_then_discard, look_then_play, which_strategy, may_add, "
    "which_to_reserve, may_look, which_next"
)
STEPS = "begin, pick, show, planned, turn_over, determine_victory, cleanup, " + QUESTIONS
BARE = {
    "game": "empire_vs_rebellion",
    "rules": 2,
    "event": "battle_of_hoth",
    "players": [{"ready": ["recon_2"]}, {"ready": ["recon_3"]}],
}


def listed(names):
    return "[" + ", ".join(names) + "]"


def mine(**fields):
    """A change of the Rebel's side, whose turn it is."""
    return {"players": [{"ready": ["recon_2"], **fields}, {"ready": ["recon_3"]}]}


def yours(**fields):
    return {"players": [{"ready": ["recon_2"]}, {"ready": ["recon_3"], **fields}]}


OVER = {"winner": 0, "ending": "points", **mine(won=["battle_of_yavin", "display_of_power",
                                                     "control_of_endor"])}  # fmt: skip
DRAWN = {"winner": "draw", "ending": "cap"}
TUTORIAL = {"options": {"tutorial": True}, "event": "escape_from_tatooine"}
SEEN = "everybody, [0, 1]"
WITHOUT_HOTH = [event for event in EVENTS if event != "battle_of_hoth"]

CHANGES = [
    # the document
    ("game", "empire_vs_rebellion", {"game": "chess"}),
    ("rules", "2", {"rules": 99}),
    ("rules", "2", {"rules": True}),
    ("seats", "2", {"seats": 3}),
    ("options", "{...}", {"options": []}),
    ("players", "[...] x 2", {"players": [{}]}),
    ("players", "{...}", {"players": [[], {}]}),
    ("side", "rebel, empire", {"players": [{"side": "jedi"}, {}]}),
    ("side", "rebel, empire", {"players": [{"side": "rebel"}, {"side": "rebel"}]}),
    ("side", "rebel, empire", {"players": [{"side": "empire"}, {"side": "empire"}]}),
    ("round", "0-1000000", {"round": -1}),
    ("balance", "0-1", {"balance": 2}),
    ("turn", "0-1", {"turn": None}),
    ("turns", "0-1000000", {"turns": 1.0}),
    ("passes", "0-2", {"passes": 3}),
    ("rng", "{...}", {"rng": 1}),
    # one side
    ("influence", "0-1000000", mine(influence=-1)),
    ("won", listed(EVENTS), mine(won=["yoda"])),
    ("ready", "[...]", mine(ready="yoda")),
    ("ready", listed(RESOURCES), mine(ready=["support"])),
    ("ready", listed(RESOURCES), mine(ready=[1])),
    ("ready", listed(RESOURCES), mine(ready=[["yoda"]])),
    ("ready", "1 yoda", mine(ready=["yoda", "yoda"])),
    ("exhausted", listed(RESOURCES), mine(exhausted=["bishop"])),
    ("discards", "1 recon_4", mine(discards=["recon_4", "recon_4"])),
    ("deck", "1 recon_4", mine(deck=["recon_4", "recon_4"])),
    ("reserve", listed(RESOURCES), mine(reserve=["bishop"])),
    ("used", listed(STRATEGIES), mine(used=["yoda"])),
    ("thrown", listed(STRATEGIES), mine(thrown=["yoda"])),
    ("infiltrated", "true, false", mine(infiltrated=1)),
    ("diverted", "true, false", mine(diverted="yes")),
    ("located", "true, false", mine(located=None)),
    ("chosen", ", ".join(STRATEGIES), mine(chosen="yoda")),
    ("chosen", ", ".join(STRATEGIES), mine(chosen=None)),
    ("seen", SEEN, mine(chosen="support", seen=None)),
    ("seen", SEEN, mine(chosen="support", seen="all")),
    ("seen", SEEN, mine(chosen="support", seen=[2])),
    ("seen", SEEN, mine(chosen="support", seen=[True])),
    ("tops", "[...] x 3", mine(tops=[0, 0])),
    ("tops", "[0-19] x 3", mine(tops=[0, 20, 0])),
    ("tops", "[0-19] x 3", mine(tops=[0, -1, 0])),
    ("tops", "[0-19] x 3", mine(tops=[0, True, 0])),
    ("tops", "[1, 2, 0-1]", mine(tops=[1, 2, 2])),
    ("tops", "[2, 0, 0-0]", mine(tops=[2, 0, 1])),
    ("events_seen", "0-24", mine(events_seen=25)),
    ("events_seen", "0-23", mine(events_seen=24)),
    ("events_seen", "0-3", {**mine(events_seen=4), "bottoms": 20}),
    ("possible_to_all", "[0-255]", mine(possible_to_all=[256])),
    ("possible_to_all", "[0-255]", mine(possible_to_all=["240"])),
    ("possible_to_foe", "[0-255]", mine(possible_to_foe=[-1])),
    ("possible_to_foe", "[1, 2, 3, ...]", mine(possible_to_foe=[240, 15])),
    ("possible_to_foe", "[1, 2, 3, ...]", mine(possible_to_foe=[240, 240])),
    # what everybody or the opponent may think possible
    ("possible_to_all", "[240, ...]", mine(possible_to_all=[])),
    ("possible_to_all", "[240, ...]", mine(possible_to_all=[15])),  # not the true one
    ("possible_to_all", "[240, ...]", mine(possible_to_all=[7, 240])),  # another size
    ("possible_to_all", "[240, ...]",  # one of it lies face up
     mine(possible_to_all=[15, 240], discards=["chewbacca"])),
    ("possible_to_all", "[240, ...]",
     mine(possible_to_all=[15, 240], deck=["chewbacca"], tops=[1, 1, 1])),
    ("possible_to_foe", "[240, ...]", mine(possible_to_foe=[15])),
    ("possible_to_foe", "[15, 240]", mine(possible_to_all=[15, 240], possible_to_foe=[23, 240])),
    ("possible_to_foe", "[240, ...]",  # the opponent knows where one of it lies
     mine(deck=["chewbacca", *BASICS[2:8]], tops=[0, 7, 0], possible_to_foe=[15, 240])),
    # cards
    ("cards", "2 recon_2", mine(discards=["recon_2"])),
    ("cards", "1 ig88", mine(discards=["ig88"])),
    ("cards", "1 yoda", mine(reserve=["yoda"], deck=["yoda"])),
    ("possible_to_all", "[0, ...]", mine(reserve=["recon_4"])),
    ("deck", "[...] x 1+",
     mine(discards=[card for card in BASICS if card != "recon_2"], reserve=[*REBELS])),
    # events
    ("event", ", ".join(EVENTS), {"event": "yoda"}),
    ("event", ", ".join(EVENTS), {"event": None, "round": 0}),
    ("event_deck", listed(EVENTS), {"event_deck": ["yoda"]}),
    ("cards", "1 acquire_the_death_star_plans", {"event_deck": []}),
    ("cards", "1 control_of_endor",
     {"players": [{"won": ["control_of_endor"]}, {"won": ["control_of_endor"]}]}),
    ("cards", "0 battle_of_hoth", {**TUTORIAL, "event": "battle_of_hoth"}),
    ("cards", "1 battle_of_hoth", {"event_deck": [*EVENTS]}),  # it is struggled for
    ("cards", "1 battle_of_hoth", {**DRAWN, "event_deck": WITHOUT_HOTH}),  # nobody has won it
    ("bottoms", "0-23", {"bottoms": 24}),
    # strategies
    ("cards", "2 support", mine(chosen="support", used=["support"])),
    ("cards", "2 support", yours(chosen="support", thrown=["support"])),
    ("cards", "2 deception", mine(used=["deception"], thrown=["deception"])),
    ("cards", "0 support", {**TUTORIAL, **mine(chosen="support")}),
    ("cards", "0 support", {**TUTORIAL, **yours(used=["support"])}),
    # the end
    ("winner", "0, 1, draw, -1", {"winner": 2}),
    ("winner", "0, 1, draw, -1", {"winner": 0.0}),
    ("ending", "points, cap, tutorial, tutorial_tie, tutorial_bust", {"winner": 0}),
    ("ending", "points, cap, tutorial, tutorial_tie, tutorial_bust",
     {"winner": 0, "ending": "boredom"}),
    ("open", "[]", {**OVER, "open": [{"step": "your_turn", "seat": 0}]}),
    # the tutorial
    ("cards", "0 yoda", {**TUTORIAL, **mine(discards=["yoda"])}),
    ("possible_to_all", "[0, ...]", {**TUTORIAL, **mine(possible_to_all=[15])}),
    # steps and questions
    ("open", "[...]", {"open": "all"}),
    ("open", "[{...}]", {"open": []}),
    ("open", "1 x seat 0", {"open": [{"step": "your_turn", "seat": 0}] * 2}),
    ("step", "{...}", {"open": [1]}),
    ("step", STEPS, {"open": [{"step": "dance"}]}),
    ("open", QUESTIONS, {"open": [{"step": "turn_over"}]}),
    ("seat", "0-1", {"open": [{"step": "your_turn", "seat": 2}]}),
    ("seat", "0-1", {"open": [{"step": "your_turn"}]}),
    ("owner", "0-1", {"open": [{"step": "which_of_top", "seat": 0}]}),
    ("left", "0-1000000", {"open": [{"step": "may_exhaust", "seat": 0}]}),
    ("picked", listed(RESOURCES),
     {"open": [{"step": "choose_characters", "seat": 0, "picked": ["support"]}]}),
    ("loser", "0-1", {"stack": [{"step": "cleanup", "loser": 2}]}),
    ("stack", "[...]", {"stack": 1}),
    ("step", "{...}", {"stack": [1]}),
    ("step", STEPS, {"stack": [{"step": "dance"}]}),
    ("picked", listed(IMPERIALS) + " x 0-3",
     {"open": [{"step": "choose_characters", "seat": 1, "picked": ["yoda"]}]}),
    ("picked", listed(REBELS) + " x 0-3",
     {"open": [{"step": "choose_characters", "seat": 0, "picked": [*REBELS[:4]]}]}),
    ("deck", "[...] x 1+",  # refused before anybody looks at it
     {"open": [{"step": "which_of_top", "seat": 0, "owner": 1}],
      "players": [{"exhausted": ["recon_2"]},
                  {"discards": [*BASICS], "reserve": [*IMPERIALS]}]}),
]  # fmt: skip


def refusal(document):
    with pytest.raises(Refusal) as refused:
        GAME.read(document)
    assert refused.value.key == "bad-position"
    return refused.value.facts


@pytest.mark.parametrize(("field", "expected", "change"), CHANGES)
def test_what_does_not_fit_is_refused_by_name(field, expected, change):
    assert refusal({**BARE, **change}) == {"field": field, "expected": expected}


@pytest.mark.parametrize("document", [None, [], "position", 7])
def test_what_is_no_document_is_refused(document):
    with pytest.raises(Refusal, match="bad-position"):
        GAME.read(document)


def test_options_of_a_position_are_checked():
    with pytest.raises(Refusal, match="unknown-option"):
        GAME.read({**BARE, "options": {"dice": 2}})
    with pytest.raises(Refusal, match="impossible-option"):
        GAME.read({**BARE, "options": {"rebel": "3"}})


# -------------------------------------------------------------------------------- anything
STRANGE = [
    None, True, False, 0, 1, 2, 3, -1, 5, 99, 200, 1.0, 0.5, 1 << 40, 10**30, "", "yoda", "ig88",
    "military_2", "support", "battle_of_hoth", "balance_of_the_force", "draw", "everybody", "cap",
    "points", "rebel", "empire", [], [[]], [0], [1], [0, 1], [240], ["yoda"], ["support"], {},
    [2, 2, 2], {"step": "planned"}, [{"step": "turn_over"}], [{"step": "your_turn", "seat": 1}],
    [{"step": "which_of_top", "seat": 0, "owner": 1}], [{"step": "may_add", "seat": 0}],
]  # fmt: skip
FIELDS = (
    "round",
    "balance",
    "turn",
    "turns",
    "passes",
    "bottoms",
    "event",
    "winner",
    "open",
    "stack",
)


def changed(document, rng):
    """One of the fields of the position or of a side is a strange one, or anything anywhere is."""
    if rng.below(2):
        return mutilated(document, rng, STRANGE, ("event_deck", "rng"))
    copy = json.loads(json.dumps(document))
    inner = [copy, *copy["players"]][rng.below(3)]
    keys = FIELDS if inner is copy else sorted(inner)
    inner[keys[rng.below(len(keys))]] = STRANGE[rng.below(len(STRANGE))]
    return copy


@pytest.mark.unmeasured
@pytest.mark.parametrize("options", [{}, {"tutorial": True}, {"cap": 3}, {"struggle_cap": 6}])
def test_a_mutilated_position_is_refused_or_can_be_played(options):
    rng = fast(len(str(options)))
    accepted = 0
    for number in range(12):
        s = GAME.start(2, number, options)
        for _ in range(rng.below(200)):
            if not s.is_over():
                seat = s.asked()[rng.below(len(s.asked()))]
                legal = s.legal(seat)
                legal = (rng.below(2) and bold(s, seat, legal)) or legal
                s.answer(seat, legal[rng.below(len(legal))])
        for _ in range(30):
            accepted += try_it(GAME, changed(GAME.write(s), rng), rng)
    assert accepted > 0


def test_mutilated_positions_at_each_question():
    rng = fast(9)
    for _, s in MIDWAY:
        for _ in range(8):
            try_it(GAME, changed(GAME.write(s), rng), rng)
