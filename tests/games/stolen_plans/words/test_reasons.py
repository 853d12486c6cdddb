"""Stolen Plans: whatever can't be chosen has a reason, and every reason is right."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from msgspec import UNSET

from starfelt.core.game import Action
from starfelt.games.stolen_plans.game import GAME
from starfelt.games.stolen_plans.notation.steps import PlansQuestion
from starfelt.games.stolen_plans.rules.designs import CARDS, KEYS
from starfelt.words.fluent import sentences_of
from starfelt.words.reasons import Closed
from starfelt.words.text import Text
from tests.words.closing import Claim, positions, reasons, said_in_all_languages, tried

START = "line-stolen_plans-closed-"


def row(one: Closed) -> Any:
    return CARDS[KEYS[one.card]]


def asked(view: Any) -> PlansQuestion:
    (question,) = view.asked
    assert isinstance(question, PlansQuestion)
    return question


def step(view: Any) -> str:
    return str(asked(view).step)


def heroes(view: Any) -> int:
    return sum(CARDS[KEYS[card]].hero for card in view.hand)


def comes_later(picked: list[str], card: str) -> bool:
    return any(KEYS[one] > KEYS[card] for one in picked)


def in_order(view: Any, one: Closed) -> bool:
    """Is something picked already that comes after it?"""
    question = asked(view)
    picked = [question.last] if question.picked is UNSET else question.picked
    return comes_later(picked, one.card)


def lacks(view: Any, facts: dict[str, Any]) -> bool:
    """Exactly those are named that are not in the hand."""
    needed = ("r2d2", "darth_vader")
    return all((f"-card-{card} " in facts["cards"]) != (card in view.hand) for card in needed)


CLAIMS: dict[str, Claim] = {
    "never-r2d2": lambda s, v, one, f: one.card == "r2d2",
    "never-decoy": lambda s, v, one, f: one.card == "decoy",
    "traitor": lambda s, v, one, f: not s.can_betray(v.seat) and lacks(v, f),
    "one-hero": lambda s, v, one, f: row(one).hero and heroes(v) == 1,
    "jedi": lambda s, v, one, f: row(one).jedi_only and not s.is_jedi(v.seat),
    "jedi-defence": lambda s, v, one, f: row(one).defence > 0 and not s.is_jedi(v.seat),
    "defence": lambda s, v, one, f: row(one).defence > 0 and step(v) == "your_turn",
    "no-hands": lambda s, v, one, f: not s.others_hold_cards(v.seat),
    "search-only": lambda s, v, one, f: s.deck.copies[KEYS["search"]] > 0,
    "no-way-back": lambda s, v, one, f: s.deck.copies[KEYS["search"]] == 0,
    "no-discards": lambda s, v, one, f: v.discards == 0,
    "play-first": lambda s, v, one, f: step(v) == "your_turn" and s.hands[one.seat].size() > 0,
    "empty-hand": lambda s, v, one, f: s.hands[one.seat].size() == 0,
    "no-more": lambda s, v, one, f: asked(v).named.count(one.seat) == s.hands[one.seat].size(),
    "order-players": lambda s, v, one, f: max(asked(v).named) > one.seat,
    "no-defence": lambda s, v, one, f: row(one).defence == 0 and step(v) == "defend",
    "keeper": lambda s, v, one, f: s.is_keeper(KEYS[one.card]) and step(v) == "lose",
    "search-itself": lambda s, v, one, f: one.card == "search" and step(v) == "find",
    "picked": lambda s, v, one, f: one.card in asked(v).picked,
    "order": lambda s, v, one, f: in_order(v, one),
    "first": lambda s, v, one, f: step(v) != "your_turn",
}


def in_sight(view: Any) -> set[tuple[str, str, int | None]]:
    found = {("hand", card, None) for card in view.hand} | {("draw_pile", "", None)}
    found |= {("player", "", seat) for seat in range(len(view.seats)) if seat != view.seat}
    if step(view) == "find":
        return found | {("discards", card, None) for card in view.discarded}
    return found | {("discards", "", None)}


def check(state: Any) -> set[str]:
    """Everything in sight is either open or closed with a reason that holds; their keys."""
    (seat,) = state.asked()
    options, found, said = tried(GAME, state, seat, START, CLAIMS)
    shut = [(one.zone, one.card, one.seat) for one in found]
    assert len(set(shut)) == len(shut)
    at = {
        (GAME.zone(option), card or "", option.seat)
        for option in options
        for card in (option.card, option.second)
    }
    for place in in_sight(GAME.view(state, seat)):
        assert (place in at) != (place in shut), place
    return said


def rare() -> Iterator[Any]:
    """Positions that hardly come about by chance."""
    two = ["han_solo", "luke_skywalker"]
    yield position([["traitor", "darth_vader", "decoy", *two], []])
    yield position([["traitor", "r2d2", "jawa"], []])
    stealing = position([two, ["jawa"], ["jawa", "r2d2"]], "pair han_solo luke_skywalker")
    yield stealing
    yield answered(stealing, Action("target", seat=1))
    yield answered(stealing, Action("target", seat=2))
    search = ["search", "jawa"]
    discards = ["jawa", "stormtrooper", "stormtrooper"]
    finding = position([search, ["r2d2"]], "play search", discards=discards)
    yield finding
    yield answered(finding, Action("find", "jawa"))
    yield answered(finding, Action("find", "stormtrooper"))
    held = ["r2d2", "decoy", "jawa", "blaster_light", "blaster_heavy", "search", "lightsaber"]
    attacked = position([["jawa", "jawa"], [*held, "crime_lord"]], "play jawa")
    yield attacked
    yield answered(attacked, Action("defend", "blaster_heavy"))
    lost = answered(attacked, Action("done"))
    yield lost
    yield answered(lost, Action("discard", "jawa"))
    yield answered(lost, Action("discard", "blaster_light"))
    looking = position([["yoda_look_take"], ["jawa", "r2d2"]], "play yoda_look_take",
                       table=[["learn_the_ways"], []])  # fmt: skip
    yield looking


def position(hands: list[list[str]], *deeds: str, **fields: Any) -> Any:
    """The turn of seat 0, and then these answers."""
    document = {"game": "stolen_plans", "rules": GAME.rules, "seats": len(hands), "turn": 0}
    state = GAME.read({**document, "hands": hands, **fields})
    for deed in deeds:
        verb, card, *more = deed.split()
        state = answered(state, Action(verb, card, more[0] if more else None))
    return state


def answered(state: Any, wanted: Action) -> Any:
    after = state.clone()
    (seat,) = after.asked()
    after.answer(seat, next(a for a in after.legal(seat) if GAME.action(a) == wanted))
    return after


OPTIONS: list[dict[str, Any]] = [{}, {"deck": "base"}, {"open_discards": True}]


def test_everything_in_sight_is_open_or_has_a_reason_that_holds() -> None:
    said: set[str] = set()
    for seed in range(12):
        for state in islice(positions(GAME, seed, 2 + seed % 5, OPTIONS[seed % 3]), 120):
            said |= check(state)
    for state in rare():
        said |= check(state)
    keys = {key.removeprefix(START) for key in sentences_of("en")[1] if key.startswith(START)}
    assert said == keys


def test_reasons_are_said_in_all_languages() -> None:
    for state in (*rare(), *islice(positions(GAME, 7, 4, {}), 60)):
        said_in_all_languages(GAME, state, state.asked()[0])


def test_who_waits_is_told_no_reasons() -> None:
    state = position([["jawa"], ["r2d2"]])
    for seat in (1, -1):
        assert reasons(GAME, state, seat, Text("en"))[1] == []


@pytest.mark.parametrize(
    ("zone", "card", "why"),
    [
        ("hand", "r2d2", "R2-D2 is never played. Whoever holds it at the end wins."),
        ("hand", "lightsaber", "Only a Jedi may use it, and only against an attack."),
        ("hand", "traitor", "Needs R2-D2 and Darth Vader in your hand. You lack: Darth Vader."),
        ("hand", "jawa", None),
        ("draw_pile", "", None),
        ("discards", "", "The discard pile is empty."),
        ("player", "", "First play a card that is aimed at a player."),
    ],
)
def test_reasons_read_well(zone: str, card: str, why: str | None) -> None:
    state = position([["r2d2", "lightsaber", "traitor", "jawa"], ["jawa"]])
    found = {(one.zone, one.card): one.why for one in reasons(GAME, state, 0, Text("en"))[1]}
    assert found.get((zone, card)) == why
