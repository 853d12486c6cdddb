"""Positions of Empire vs. Rebellion, written in words."""

from collections.abc import Iterable
from typing import Any

from starfelt.core.bitsets import members
from starfelt.core.machine import EVERYBODY, NOBODY
from starfelt.core.notation import write_rng

from ..rules.card import SIDES
from ..rules.designs import FIRST_EVENT, FIRST_STRATEGY, NAMES
from ..rules.player import NONE, Player
from ..rules.state import DRAWN, War
from .steps import STEPS, in_words, set_in_words


def strategies_in_words(strategies: int) -> list[str]:
    return [NAMES[FIRST_STRATEGY + strategy] for strategy in members(strategies)]


def events_in_words(numbers: Iterable[int]) -> list[str]:
    return [NAMES[FIRST_EVENT + event] for event in numbers]


def write_player(p: Player) -> dict[str, Any]:
    document: dict[str, Any] = {
        "side": SIDES[p.side],
        "influence": p.influence,
        "won": events_in_words(members(p.won)),
        "deck": in_words(p.deck.cards),
        "ready": set_in_words(p.ready),
        "exhausted": set_in_words(p.exhausted),
        "discards": set_in_words(p.discards),
        "reserve": set_in_words(p.reserve),
        "used": strategies_in_words(p.used),
        "thrown": strategies_in_words(p.thrown),
        "infiltrated": p.infiltrated,
        "diverted": p.diverted,
        "located": p.located,
        "tops": [p.tops_own, p.tops_foe, p.tops_all],
        "possible_to_foe": list(p.possible_to_foe.reserves),
        "possible_to_all": list(p.possible_to_all.reserves),
        "events_seen": p.events_seen,
    }
    if p.chosen != NONE:
        document["chosen"] = NAMES[FIRST_STRATEGY + p.chosen]
        open_to_all = p.seen == EVERYBODY
        document["seen"] = "everybody" if open_to_all else list(members(p.seen))
    return document


def write(s: War) -> dict[str, Any]:
    document: dict[str, Any] = {
        "options": s.rules.options,
        "round": s.round,
        "balance": s.balance,
        "turn": s.turn,
        "turns": s.turns,
        "passes": s.passes,
        "players": [write_player(p) for p in s.players],
        "event_deck": events_in_words(s.event_deck.cards),
        "bottoms": s.bottoms,
        "stack": [STEPS.write(s, step) for step in s.stack],
        "open": [STEPS.write(s, question) for question in s.open],
        "rng": write_rng(s.rng),
    }
    if s.event != NONE:
        document["event"] = NAMES[FIRST_EVENT + s.event]
    if s.winner != NOBODY:
        document["winner"] = "draw" if s.winner == DRAWN else s.winner
        document["ending"] = s.ending()
    return document
