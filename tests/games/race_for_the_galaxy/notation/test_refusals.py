"""Positions that are none: refused by the name of what does not fit, and what would."""

import json

import pytest

from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast
from tests.games.documents import mutilated, try_it
from tests.games.race_for_the_galaxy.notation.midway import MIDWAY, random_game
from tests.games.race_for_the_galaxy.notation.refused import REFUSED
from tests.games.race_for_the_galaxy.rules.table import (
    GAME,
    document,
    side,
)


# -------------------------------------------------------------------------------- positions
def copied(value):
    return json.loads(json.dumps(value))


def written(question):
    return GAME.write(MIDWAY[question])


def put(question, pile, cards):
    """A position in which a pile of the first seat has other cards; the deck has the rest."""
    found = written(question)
    first = found["players"][0]
    found["deck"] += first[pile]
    if pile == "tableau":
        found["deck"] += [good[0] for good in first["goods"] if good]
    first[pile] = cards.split()
    for card in first[pile]:
        found["deck"].remove(card)
    if pile == "tableau":
        first["goods"] = [None] * len(first[pile])
    return found


def scarce():
    """Only cards that were shuffled back are unseen, but one was held since before."""
    found = document(side("", "old_earth"), side("new_earth", "new_sparta"),
                     deck="rebel_base space_port", reshuffles=1)  # fmt: skip
    traces = [[card, 1] for card in ("rebel_base", "new_earth", "space_port")]
    known = {"discards": found["discards"]}
    return {**found, "known": [{**known, "shuffled": traces}, known, known]}


TRACED = document(
    side("gem_world", "old_earth comet_zone+good"), side("new_earth", "new_sparta"),
    discards="colony_ship plague_world", reshuffles=2,
    known=[{"discards": ["colony_ship"]}, {}, {}],
)  # fmt: skip
GOOD = TRACED["players"][0]["goods"][1]
TRACED["players"][0]["goods"][1] = [GOOD, 1]
POSITIONS = {
    "crowd": put("choose_action", "tableau", " ".join(GAME.cards[60:85])),
    "hands": put("choose_action", "hand", " ".join(GAME.cards[20:69])),
    "over": {**written("choose_action"), "over": "pool", "pool": 0, "open": [], "stack": [],
             "secret": "none", "players": [{"chips": 3}, {}], "deck": [],
             "discards": document("")["deck"] + ["new_sparta"]},
    "traced": TRACED,
    "scarce": scarce(),
    **{question: written(question) for question in MIDWAY},
}  # fmt: skip


def changed(name, changes):
    """A copy in which some fields, by their paths, are others; `-` takes one out."""
    found = copied(POSITIONS[name])
    for path, value in changes.items():
        *way, last = (int(key) if key.isdigit() else key for key in path.lstrip("-").split("."))
        inner = found
        for key in way:
            inner = inner[key]
        if path.startswith("-"):
            del inner[last]
        else:
            inner[last] = value
    return found


def refusal(given):
    with pytest.raises(Refusal) as refused:
        GAME.read(given)
    assert refused.value.key == "bad-position"
    return refused.value.facts


@pytest.mark.parametrize(("name", "changes", "field", "expected"), REFUSED)
def test_what_does_not_fit_is_refused_by_name(name, changes, field, expected):
    facts = refusal(changed(name, changes))
    assert facts["field"] == field
    whole = facts["expected"]
    assert whole.startswith(expected[:-3]) if expected.endswith("...") else whole == expected


@pytest.mark.unmeasured
def test_the_positions_themselves_are_sound():
    for name in ("over", "traced", *MIDWAY):
        assert GAME.read(POSITIONS[name]).hash()


@pytest.mark.parametrize("given", [None, [], "position", 7])
def test_what_is_no_document_is_refused(given):
    with pytest.raises(Refusal, match="bad-position"):
        GAME.read(given)


def test_options_and_seats_of_a_position_are_checked():
    with pytest.raises(Refusal, match="unknown-option"):
        GAME.read(changed("choose_action", {"options": {"dice": 2}}))
    for options, seats in (({"two_actions": True}, 3), ({"set": "base"}, 5)):
        with pytest.raises(Refusal, match="bad-position"):
            GAME.read(changed("choose_action", {"options": options, "seats": seats}))


# -------------------------------------------------------------------------------- anything
STRANGE = [
    None, True, False, 0, 1, 2, 3, 4, 7, -1, 12, 99, 255, 1.0, 1 << 40, "", "gem_world", "cap",
    "contact_specialist", "space_mercenaries", "develop", "settle", "consume", "produce", "none",
    "worlds", "actions", "pool", "old_earth", [], [[]], [0], [1], ["gem_world"], ["gem_world", 1],
    ["produce"], ["consume_trade"], {}, [{"step": "reveal"}], {"step": "end_phase"}, "any", "rare",
    {"step": "choose_action", "seat": 0}, {"step": "use_powers", "seat": 1},
    [["contact_specialist", 1]], ["contact_specialist", "contact_specialist"],
]  # fmt: skip


RARELY = ("deck", "rng", "discards")


def swapped(given, rng):
    """Two cards have changed places."""
    found = copied(given)
    piles = [found["deck"], found["discards"]]
    for p in found["players"]:
        piles += [p["hand"], p["drawn"], p["tableau"], *(good for good in p["goods"] if good)]
    one, other = (some[rng.below(len(some))] for some in [[p for p in piles if p]] * 2)
    i = rng.below(len(one)) if isinstance(one[-1], str) else 0
    j = rng.below(len(other)) if isinstance(other[-1], str) else 0
    one[i], other[j] = other[j], one[i]
    return found


def exchanged(given, other, rng):
    """A few fields are those of another position, or those of a side."""
    found = copied(given)
    keys = [key for key in found if key not in ("deck", "discards", "players")]
    for _ in range(1 + rng.below(3)):
        if rng.below(2):
            key = keys[rng.below(len(keys))]
            found[key] = copied(other[key])
        else:
            mine = found["players"][rng.below(2)]
            yours = other["players"][rng.below(2)]
            keys_of = [key for key in yours if key not in ("hand", "drawn", "tableau", "goods")]
            key = keys_of[rng.below(len(keys_of))]
            mine[key] = copied(yours[key])
    return found


@pytest.mark.unmeasured
def test_mutilated_positions_are_refused_or_can_be_played():
    rng = fast(9)
    games = [GAME.write(s) for n, s in enumerate(random_game(342, {"two_actions": True}, 2))
             if n % 25 == 0]  # fmt: skip
    positions = [*(written(question) for question in MIDWAY), *games]
    accepted = 0
    for given in positions:
        for _ in range(2):
            other = positions[rng.below(len(positions))]
            accepted += try_it(
                GAME, mutilated(given, rng, STRANGE, ("deck", "rng", "discards")), rng
            )
            accepted += try_it(GAME, swapped(given, rng), rng)
            accepted += try_it(GAME, exchanged(given, other, rng), rng)
    assert 10 < accepted < 6 * len(positions)
