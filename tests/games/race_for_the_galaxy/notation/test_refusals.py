"""Positions that are none: refused by the name of what does not fit, and what would."""

import json

import pytest

from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast
from starfelt.games.race_for_the_galaxy.rules.powers.card import NO_START
from starfelt.games.race_for_the_galaxy.rules.powers.designs import CARDS
from tests.games.documents import mutilated
from tests.games.playing import go_on
from tests.games.race_for_the_galaxy.notation.midway import FIVE, MIDWAY, alone, random_game
from tests.games.race_for_the_galaxy.notation.refused import REFUSED
from tests.games.race_for_the_galaxy.notation.refused_later import REFUSED_LATER
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    GAME,
    act,
    by,
    document,
    play,
    side,
    table,
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


def short_hand():
    found = written("discard_at_start")
    picked = found["open"][0]["picked"]
    dropped = next(card for card in found["players"][0]["hand"] if card not in picked)
    found["players"][0]["hand"].remove(dropped)
    return {**found, "deck": [*found["deck"], dropped]}


def with_good(question, place):
    found = written(question)
    found["players"][0]["goods"][place] = [found["deck"].pop(0), 0]
    return found


def drained():
    """Explore when the cards have run out: two cards drawn are not asked about."""
    found = put("keep_drawn", "drawn", "gem_world drop_ships")
    found["discards"] += found["deck"]
    return {**found, "deck": []}


def scarce():
    """Only cards that were shuffled back are unseen, but one was held since before."""
    found = document(side("", "old_earth"), side("new_earth", "new_sparta"),
                     deck="rebel_base space_port", reshuffles=1)  # fmt: skip
    traces = [[card, 1] for card in ("rebel_base", "new_earth", "space_port")]
    known = {"discards": found["discards"]}
    return {**found, "known": [{**known, "shuffled": traces}, known, known]}


def waiting():
    """The first seat pays for a world, the second one is going to."""
    sides = side(FIVE, "old_earth"), side("space_port rebel_base merchant_guild", "new_sparta")
    s = by(act(table(*sides), "settle"), 1, "place space_port")
    return GAME.write(play(s, "place gem_world"))


def mixer():
    """A seat keeps some of the cards drawn, though it could mix them with its hand."""
    found = written("discard_mixed")
    found["deck"].remove("trading_outpost")
    found["players"][1]["tableau"].append("trading_outpost")
    found["players"][1]["goods"].append(None)
    return found


def starts_in_deck(question, colour):
    """Start worlds of a colour that nobody has been dealt."""
    numbers = {card.key: card.start for card in CARDS if card.start != NO_START}
    deck = written(question)["deck"]
    return [card for card in deck if card in numbers and numbers[card] % 2 == colour]


def last_to_choose():
    """The first seat has boosted one action, and is asked for the other one after all others."""
    first = side("gem_world", "old_earth psi_crystal_world", prestige=1)
    options = {**BRINK, "two_actions": True}
    s = by(table(first, side("", "new_sparta"), options=options), 0, "boost settle")
    return by(s, 1, "choose_two develop settle")


TRACED = document(
    side("gem_world", "old_earth comet_zone+good"), side("new_earth", "new_sparta"),
    discards="colony_ship plague_world", reshuffles=2,
    known=[{"discards": ["colony_ship"]}, {}, {}],
)  # fmt: skip
GOOD = TRACED["players"][0]["goods"][1]
TRACED["players"][0]["goods"][1] = [GOOD, 1]
POSITIONS = {
    "twice": put("choose_action", "tableau", "public_works public_works"),
    "crowd": put("choose_action", "tableau", " ".join(GAME.cards[70:85])),
    "hands": put("choose_action", "hand", " ".join(GAME.cards[20:69])),
    "good on grey": with_good("choose_action", 0),
    "good on new": with_good("pay_world", 1),
    "over": {**written("choose_action"), "over": "pool", "pool": 0, "open": [], "stack": [],
             "secret": "none", "players": [{"chips": 3}, {}], "deck": [],
             "discards": document("")["deck"] + ["new_sparta"]},
    "good on factory": with_good("pay_to_produce", 0),
    "waiting": waiting(),
    "wrong card": put("place_second", "tableau", "old_earth improved_logistics investment_credits"),
    "no start world": put("discard_at_start", "tableau", "gem_world"),
    "short hand": short_hand(),
    "few drawn": put("keep_drawn", "drawn", "gem_world drop_ships"),
    "many drawn": put("keep_drawn", "drawn", "gem_world drop_ships asteroid_belt trade_league"),
    "drained": drained(),
    "poor": put("pay_development", "hand", "gem_world new_earth space_port"),
    "one way": put("how_to_settle", "tableau", "new_sparta rebel_fuel_cache"),
    "no logistics": put("place_second", "tableau", "old_earth refugee_world"),
    "no hand": put("place_second", "hand", ""),
    "one good": put("sell_which", "tableau", "old_earth gem_world comet_zone"),
    "one power": put("use_power", "tableau", "old_earth gem_world"),
    "few goods": put("consume_good", "tableau", "old_earth gem_world comet_zone spice_world"),
    "peaceful world": put("arm", "tableau", "old_earth space_mercenaries comet_zone"),
    "mixer": mixer(),
    "no mixer": put("discard_mixed", "tableau", "old_earth"),
    "no saver": put("save_paid", "tableau", "old_earth drop_ships"),
    "two paid": put("save_paid", "drawn", "gem_world export_duties"),
    "two blue": put("choose_start", "drawn", " ".join(starts_in_deck("choose_start", 0)[:2])),
    "early start": put("choose_start", "tableau", starts_in_deck("choose_start", 0)[0]),
    "no scavengers": put("save_at_start", "tableau", starts_in_deck("save_at_start", 0)[0]),
    "sneaking": GAME.write(alone(FIVE, "old_earth rebel_sneak_attack", "settle", "place gem_world",
                                 "pay spice_world")),
    "last": GAME.write(last_to_choose()),
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


@pytest.mark.parametrize(("name", "changes", "field", "expected"), REFUSED + REFUSED_LATER)
def test_what_does_not_fit_is_refused_by_name(name, changes, field, expected):
    facts = refusal(changed(name, changes))
    assert facts["field"] == field
    whole = facts["expected"]
    assert whole.startswith(expected[:-3]) if expected.endswith("...") else whole == expected


def test_the_positions_themselves_are_sound():
    for name in ("over", "waiting", "traced", "sneaking", "last", *MIDWAY):
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


def try_it(given, rng):
    """Refused, or it can be imagined and played on; whether it was read."""
    try:
        s = GAME.read(given)
    except Refusal:
        return False
    for seat in range(-1, s.seats):
        seed = rng.word()
        world, view = GAME.resample(s, seat, fast(seed)), GAME.view(s, seat)
        assert GAME.view(world, seat) == view
        assert GAME.imagine(view, fast(seed)).hash() == world.hash()
        assert GAME.read(GAME.write(world)).hash() == world.hash()
    for steps in (1, 12):
        go_on(s, rng.word(), steps)
        assert GAME.read(GAME.write(s)).hash() == s.hash()
    return True


def test_mutilated_positions_are_refused_or_can_be_played():
    rng = fast(9)
    games = [GAME.write(s) for n, s in enumerate(random_game(342, {"two_actions": True}, 2))
             if n % 25 == 0]  # fmt: skip
    positions = [*(written(question) for question in MIDWAY), *games]
    accepted = 0
    for given in positions:
        for _ in range(2):
            other = positions[rng.below(len(positions))]
            accepted += try_it(mutilated(given, rng, STRANGE, ("deck", "rng", "discards")), rng)
            accepted += try_it(swapped(given, rng), rng)
            accepted += try_it(exchanged(given, other, rng), rng)
    assert 10 < accepted < 6 * len(positions)
