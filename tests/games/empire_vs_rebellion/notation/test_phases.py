"""A position of each phase and kind of question, written by hand: it is read and can be played."""

import json

import pytest

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


@pytest.mark.unmeasured
@pytest.mark.parametrize("document", POSSIBLE)
def test_what_fits_is_read_and_can_be_played(document):
    s = GAME.read(document)
    assert GAME.read(json.loads(json.dumps(GAME.write(s)))).hash() == s.hash()
    go_on(s, 1, 100)
