"""Questions that can't be asked so: what is open must fit the phase and the rest of the position.

Each phase has a position that fits, and changes of it that do not.
"""

import json

import pytest

from starfelt.core.refusal import Refusal
from tests.games.empire_vs_rebellion.rules.table import GAME
from tests.games.playing import go_on

REBELS, IMPERIALS = [*GAME.cards[16:24]], [*GAME.cards[24:32]]
GAME_AND_RULES = {"game": "empire_vs_rebellion", "rules": 2}


def asks(step, seat, **fields):
    return {"step": step, "seat": seat, **fields}


def sides(rebel, empire):
    return {"players": [rebel, empire]}


def with_side(document, seat, **fields):
    """The position with another fact about one side; what is DROPPED is left out."""
    players = [dict(player) for player in document["players"]]
    players[seat] = {k: v for k, v in {**players[seat], **fields}.items() if v is not DROPPED}
    return {**document, "players": players}


DROPPED = object()
TURN_OVER = [{"step": "turn_over"}]
PLANNED = {"step": "planned"}
PICK = [{"step": "pick", "owner": 0}, {"step": "pick", "owner": 1}]
SHOW = [{"step": "show", "owner": 0}, {"step": "show", "owner": 1}]

# -------------------------------------------------------------------------------- what fits
CHOOSING = {
    **GAME_AND_RULES, "round": 0,
    "open": [asks("choose_characters", 0, picked=["chewbacca"]),
             asks("choose_characters", 1, picked=[])],
    **sides({"reserve": REBELS}, {"reserve": IMPERIALS}),
}  # fmt: skip
ONE_HAS_CHOSEN = {**CHOOSING, "open": CHOOSING["open"][:1], **sides({"reserve": REBELS}, {})}
PLANNING = {
    **GAME_AND_RULES, "event": "battle_of_hoth", "turns": 0,
    "open": [asks("pick_strategy", 0), asks("pick_strategy", 1)], **sides({}, {}),
}  # fmt: skip
ONE_HAS_PICKED = {**PLANNING, "open": [asks("pick_strategy", 1)],
                  **sides({"chosen": "support", "seen": [0]}, {})}  # fmt: skip
INFILTRATED = {
    **PLANNING, "open": [asks("pick_for_opponent", 0)], "stack": [PLANNED, PICK[0]],
    **sides({}, {"infiltrated": True}),
}  # fmt: skip
THEN_THE_OWN = {
    **PLANNING, "open": [asks("pick_strategy", 0)],
    **sides({}, {"infiltrated": True, "chosen": "support", "seen": [0]}),
}  # fmt: skip
BOTH_INFILTRATED = {
    **PLANNING, "open": [asks("pick_for_opponent", 0), asks("pick_for_opponent", 1)],
    **sides({"infiltrated": True}, {"infiltrated": True}),
}  # fmt: skip
DIVERTED = {
    **PLANNING, "open": [asks("pick_strategy", 0)],
    **sides({}, {"diverted": True, "chosen": "support", "seen": []}),
}  # fmt: skip
LOCATED = {
    **PLANNING, "open": [asks("pick_strategy", 0)], "stack": [PLANNED, PICK[1], SHOW[0]],
    **sides({"located": True}, {}),
}  # fmt: skip
SHOWN = {
    **PLANNING, "open": [asks("pick_strategy", 1)],
    **sides({"located": True, "chosen": "support", "seen": "everybody"}, {}),
}  # fmt: skip
STRUGGLE = {
    **GAME_AND_RULES, "event": "battle_of_hoth",
    **sides({"ready": ["recon_2"], "chosen": "support", "seen": [0]},
            {"ready": ["recon_3"], "chosen": "support", "seen": [1]}),
}  # fmt: skip
REPLACING = {
    **with_side(STRUGGLE, 0, ready=[], exhausted=["r2d2_c3po"], chosen=DROPPED, seen=DROPPED,
                thrown=["support"]),
    "open": [asks("pick_strategy", 0)], "stack": TURN_OVER,
}  # fmt: skip
PALPATINE = {
    **with_side(STRUGGLE, 0, chosen=DROPPED, seen=DROPPED, thrown=["support"]),
    "open": [asks("pick_strategy", 0)], "stack": TURN_OVER, "turn": 1,
}  # fmt: skip
PALPATINE = with_side(PALPATINE, 1, exhausted=["emperor_palpatine"])


def power(card, step, ready=("recon_4",), event="battle_of_hoth", **fields):
    """A question of a card that the Rebel has used just now."""
    document = with_side(STRUGGLE, 0, ready=[*ready], exhausted=[card])
    return {**document, "event": event, "open": [asks(step, 0, **fields)], "stack": TURN_OVER}


DEFEAT = {
    **GAME_AND_RULES, "event": "rebel_uprising",
    **sides({"ready": ["recon_2"], "chosen": "bureaucracy", "seen": "everybody"},
            {"ready": ["recon_3"], "chosen": "deception", "seen": "everybody"}),
}  # fmt: skip
SUPPORT = {
    **with_side(with_side(DEFEAT, 0, chosen="support"), 1, chosen="support"),
    "open": [asks("may_add", 0), asks("may_add", 1)], "stack": [{"step": "determine_victory"}],
}  # fmt: skip


def effect(event, step, seat=0, winner=0, loser=1, **fields):
    """A question of an event that the Rebel has won just now."""
    document = with_side({**DEFEAT, "event": event}, winner, won=[event])
    stack = [{"step": "cleanup", "loser": loser}]
    return {**document, "open": [asks(step, seat, **fields)], "stack": stack}


POSSIBLE = [
    CHOOSING, ONE_HAS_CHOSEN, PLANNING, ONE_HAS_PICKED, INFILTRATED, THEN_THE_OWN,
    BOTH_INFILTRATED, DIVERTED, LOCATED, SHOWN, STRUGGLE, REPLACING, PALPATINE, SUPPORT,
    {**SUPPORT, "open": [asks("may_add", 1)]},
    with_side(power("military_2", "which_opposing"), 1, exhausted=["recon_4"]),
    power("recon_2", "which_of_top", owner=1),
    power("chewbacca", "may_exhaust", left=1),
    power("lando_calrissian", "discard_any", discarded=3),
    power("han_solo", "which_of_deck"),
    effect("rebel_uprising", "may_add"),
    effect("fall_of_a_hero", "which_to_reserve", seat=1),
    effect("negotiate_with_the_hutts", "which_to_reserve"),
    effect("display_of_power", "which_strategy"),
    effect("balance_of_the_force", "may_look"),
    effect("balance_of_the_force", "which_next", placed=1),
]  # fmt: skip

FULL = ("recon_2", "recon_3", "recon_4", "recon_5")
NOT_EITHER = [
    # the choice of characters
    {**CHOOSING, "round": 1},
    {**CHOOSING, "event": "battle_of_hoth"},
    {**CHOOSING, "stack": []},
    {**CHOOSING, "stack": [PLANNED]},
    {**CHOOSING, "turns": 1},
    {**CHOOSING, "passes": 1},
    with_side(CHOOSING, 0, reserve=REBELS[:4]),
    with_side(CHOOSING, 0, tops=[1, 0, 0]),
    with_side(CHOOSING, 0, used=["support"]),
    with_side(CHOOSING, 0, discards=["recon_2"]),
    with_side(ONE_HAS_CHOSEN, 1, reserve=IMPERIALS),
    with_side(ONE_HAS_CHOSEN, 1, located=True),
    {**CHOOSING, "open": [asks("your_turn", 0), CHOOSING["open"][1]], "stack": [{"step": "begin"}]},
    {**CHOOSING, "open": [asks("choose_characters", 0, picked=["ig88"]), CHOOSING["open"][1]]},
    {**CHOOSING, "open": [asks("choose_characters", 0, picked=REBELS[:4]), CHOOSING["open"][1]]},
    {**CHOOSING, "open": [asks("choose_characters", 0, picked=REBELS[7:]), CHOOSING["open"][1]]},
    # planning
    {**PLANNING, "round": 0, "stack": [PLANNED]},
    {**PLANNING, "stack": []},
    {**PLANNING, "stack": [PICK[0]]},
    {**PLANNING, "passes": 1},
    {**PLANNING, "turns": 1},
    with_side(PLANNING, 0, discards=["recon_2"]),
    with_side(PLANNING, 0, thrown=["support"]),
    with_side(PLANNING, 0, chosen="support", seen=[0]),
    with_side(PLANNING, 0, won=["battle_of_hoth"]),
    with_side(PLANNING, 0, used=[*GAME.cards[32:36]]),  # one is left: nobody is asked
    with_side(PLANNING, 0, infiltrated=True),
    with_side(PLANNING, 0, diverted=True),
    with_side(PLANNING, 0, located=True),
    {**PLANNING, "open": [asks("pick_for_opponent", 0), asks("pick_strategy", 1)]},
    {**PLANNING, "open": [asks("pick_strategy", 0)]},
    {**PLANNING, "open": [asks("pick_strategy", 0)], "stack": [PLANNED, PICK[1]]},
    {**ONE_HAS_PICKED, "stack": [PLANNED, PICK[1]]},
    {**ONE_HAS_PICKED, "open": [asks("your_turn", 1)], "stack": [PLANNED]},
    {**INFILTRATED, "stack": [PLANNED]},
    {**INFILTRATED, "stack": [PLANNED, PICK[1]]},
    {**INFILTRATED, "open": [asks("pick_strategy", 0)]},
    {**THEN_THE_OWN, "stack": [PLANNED, SHOW[0]]},
    {**BOTH_INFILTRATED, "stack": [PLANNED, SHOW[0]]},
    {**LOCATED, "stack": [PLANNED, PICK[1]]},
    {**LOCATED, "stack": [PLANNED, SHOW[0], PICK[1]]},
    {**LOCATED, "stack": [PLANNED], "open": PLANNING["open"]},
    with_side(LOCATED, 1, located=True),
    with_side(SHOWN, 0, seen=[0]),
    {**SHOWN, "stack": [PLANNED, SHOW[0]]},
    # the struggle
    {**STRUGGLE, "round": 0},
    {**STRUGGLE, "open": [asks("your_turn", 0), asks("your_turn", 1)]},
    {**STRUGGLE, "turns": 200},
    {**STRUGGLE, "passes": 2},
    {**with_side(STRUGGLE, 1, ready=[]), "passes": 1},  # who has no card can't have passed
    {**STRUGGLE, "stack": TURN_OVER},
    {**STRUGGLE, "open": [asks("your_turn", 1)]},
    with_side(STRUGGLE, 1, won=["battle_of_hoth"]),
    with_side(STRUGGLE, 1, infiltrated=True),
    with_side(STRUGGLE, 0, seen=[1]),
    with_side(STRUGGLE, 1, seen=[]),
    # another strategy
    with_side(REPLACING, 0, chosen="deception", seen=[0]),
    with_side(REPLACING, 1, seen=[]),
    with_side(REPLACING, 0, exhausted=["yoda"]),
    with_side(REPLACING, 0, used=[*GAME.cards[32:35]]),
    {**REPLACING, "turn": 1},
    {**REPLACING, "passes": 1},
    {**REPLACING, "stack": []},
    {**REPLACING, "open": [asks("pick_strategy", 0), asks("pick_strategy", 1)]},
    {**REPLACING, "event": "duel_on_cloud_city"},
    with_side(PALPATINE, 1, exhausted=["ig88"]),
    # powers
    power("military_3", "which_own"),
    power("diplomacy_3", "which_own", event="attack_on_echo_base"),
    power("diplomacy_3", "which_own", ready=()),
    {**power("diplomacy_3", "which_own"), "passes": 1},
    {**power("diplomacy_3", "which_own"), "stack": []},
    {**power("diplomacy_3", "which_own"), "open": [asks("which_own", 1)]},
    power("han_solo", "which_of_deck", ready=FULL),
    power("chewbacca", "may_exhaust", left=0),
    power("chewbacca", "may_exhaust", left=3),
    power("lando_calrissian", "discard_any", discarded=4),
    power("military_2", "which_opposing"),  # there is but one
    power("recon_2", "may_look"),
    with_side(power("recon_2", "which_of_top", owner=1), 1, ready=[], chosen="support",
              discards=[*GAME.cards[:15]], reserve=IMPERIALS),
    {**STRUGGLE, **sides({"ready": ["recon_2"]}, {"exhausted": ["jabba_the_hutt"]}), "turn": 1,
     "open": [asks("look_then_discard", 1, owner=0)], "stack": TURN_OVER},
    # dominance
    {**SUPPORT, "round": 0},
    {**SUPPORT, "turns": 3},
    {**SUPPORT, "passes": 1},
    {**SUPPORT, "stack": TURN_OVER},
    {**SUPPORT, "open": [asks("may_add", 0), asks("may_look", 1)]},
    with_side(SUPPORT, 0, seen=[0]),
    with_side(SUPPORT, 0, chosen="deception"),
    with_side(SUPPORT, 0, ready=[]),
    with_side(SUPPORT, 0, reserve=[]),
    with_side(SUPPORT, 0, ready=["luke_skywalker", "yoda", "leia_organa", "recon_2"]),
    with_side(SUPPORT, 0, won=["rebel_uprising"]),
    # effects of events
    {**effect("rebel_uprising", "may_add"), **sides(*DEFEAT["players"])},  # nobody has won it
    effect("rebel_uprising", "may_add", loser=0),
    effect("rebel_uprising", "may_add", seat=1),
    effect("rebel_uprising", "may_look"),
    effect("battle_of_hoth", "may_add"),
    effect("fall_of_a_hero", "which_to_reserve"),
    effect("negotiate_with_the_hutts", "which_to_reserve", seat=1),
    effect("balance_of_the_force", "which_next", placed=2),
    {**effect("rebel_uprising", "may_add"), "open": [asks("may_add", 0), asks("may_add", 1)]},
    with_side(effect("negotiate_with_the_hutts", "which_to_reserve"), 0, reserve=REBELS[:7]),
    with_side(effect("display_of_power", "which_strategy"), 1, used=[*GAME.cards[34:36]],
              thrown=["support"]),
]  # fmt: skip


@pytest.mark.parametrize("document", POSSIBLE)
def test_what_fits_is_read_and_can_be_played(document):
    s = GAME.read(document)
    assert GAME.read(json.loads(json.dumps(GAME.write(s)))).hash() == s.hash()
    go_on(s, 1, 100)


@pytest.mark.parametrize("document", NOT_EITHER)
def test_what_does_not_fit_the_phase_is_refused(document):
    with pytest.raises(Refusal) as refused:
        GAME.read(document)
    turn = document.get("turn", 0)
    assert refused.value.facts == {"field": "open", "expected": f"{{...}} seat {turn}"}
