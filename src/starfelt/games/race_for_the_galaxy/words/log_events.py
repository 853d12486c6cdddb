"""The events of Race for the Galaxy as they are told: which stay together, which stand out."""

from collections.abc import Sequence

from msgspec.structs import replace

from starfelt.core.game import Told
from starfelt.core.told import grouped

from ..rules.told import CHOICE, FIXED, MARKED, OPENING, QUIET, TOLD
from .log_clauses import REFUSES, REWARD_CARDS, REWARDS

CHOICES = grouped(TOLD, CHOICE)
FIXED_KINDS = grouped(TOLD, FIXED)
QUIET_KINDS = grouped(TOLD, QUIET)
OPENING_KINDS = grouped(TOLD, OPENING)
MARKED_KINDS = grouped(TOLD, MARKED)
UNSAID = tuple(name for name, row in TOLD.items() if row.unsaid)

#: What is told apart among them.
REWARDED = {"gains": REWARDS, "draws": REWARD_CARDS}


def told_apart(events: Sequence[Told]) -> list[Told]:
    """Events that have one name in the rules and mean different things where they stand.

    Whoever leads in prestige is rewarded between the start of a round and what is chosen for it;
    a card is declined in a search, and then others are turned up.
    """
    told = []
    opening = False
    for at, event in enumerate(events):
        opening = event.kind == "round" or (opening and event.kind in OPENING_KINDS)
        kind = event.kind
        if opening and kind in REWARDED:
            kind = REWARDED[kind]
        elif kind == "declines" and goes_on_searching(events[at + 1 :]):
            kind = REFUSES
        told.append(replace(event, kind=kind) if kind != event.kind else event)
    return without_matters_of_course(told)


def without_matters_of_course(events: Sequence[Told]) -> list[Told]:
    """Playing the prestige card says what it costs; a start world not chosen is discarded."""
    boosted = {event.seat for event in events if event.kind == "boosts"}
    begun = any(event.kind == "starts" for event in events)

    def of_course(event: Told) -> bool:
        if event.kind == "rejects":
            return begun
        return event.kind == "pays_prestige" and event.seat in boosted

    return [event for event in events if event.card is not None or not of_course(event)]


def goes_on_searching(events: Sequence[Told]) -> bool:
    """Is the next thing that happens a card turned up?"""
    later = (event.kind for event in events if event.kind != "shuffles")
    return next(later, "") == "flips"
