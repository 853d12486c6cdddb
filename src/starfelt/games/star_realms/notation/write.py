"""Positions of Star Realms, written in words."""

from typing import Any, Final

from starfelt.core.machine import NOBODY
from starfelt.core.notation import write_rng

from ..rules.card_sets import ALLIED, UNLOCKED, USED, design
from ..rules.designs import DESIGNS
from ..rules.options import NOTHING
from ..rules.player import Player
from ..rules.state import DRAWN, Realms
from .steps import NAMES, STEPS, in_words

MARK_NAMES: Final = (("used", USED), ("allied", ALLIED), ("unlocked", UNLOCKED))


def write_in_play(code: int) -> str:
    marks = [name for name, mark in MARK_NAMES if code & mark]
    return " ".join([NAMES[design(code)], *marks])


def write_player(p: Player) -> dict[str, Any]:
    return {
        "authority": p.authority,
        "owed": p.owed,
        "deck": in_words(p.deck.cards),
        "tops": p.tops,
        "hand": in_words(p.hand.cards),
        "shown": in_words(p.shown.cards),
        "discards": in_words(p.discards.cards),
        "ships": [write_in_play(code) for code in p.ships.cards],
        "bases": [write_in_play(code) for code in p.bases.cards],
    }


def write(s: Realms) -> dict[str, Any]:
    document: dict[str, Any] = {
        "options": s.rules.options,
        "turn": s.turn,
        "turns": s.turns,
        "players": [write_player(p) for p in s.players],
        "trade": s.trade,
        "combat": s.combat,
        "to_top": s.to_top,
        "played": played_in_words(s),
        "blobs_played": s.blobs_played,
        "row": in_words(s.row.cards),
        "trade_deck": in_words(s.trade_deck.cards),
        "scrap_heap": in_words(s.scrap_heap.cards),
        "stack": [STEPS.write(s, step) for step in s.stack],
        "open": [STEPS.write(s, question) for question in s.open],
        "rng": write_rng(s.rng),
    }
    if s.copied != NOTHING:
        document["copied"] = NAMES[s.copied]
    if s.winner != NOBODY:
        document["winner"] = "draw" if s.winner == DRAWN else s.winner
    return document


def played_in_words(s: Realms) -> list[str]:
    return [NAMES[card] for card in range(DESIGNS) if s.played >> card & 1]
