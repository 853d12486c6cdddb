"""Prestige: what gives it, who leads, and what leaders get."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import CARDS
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    GAME,
    REBELS,
    act,
    chips,
    drawn_by,
    hand_size,
    money,
    options_of,
    play,
    prestige,
    side,
    step,
    table,
    told,
)

ARMY = "drop_ships space_marines new_galactic_order imperium_planet_buster imperium_invasion_fleet"
SYMBOLS = [
    key for key, facts in CARDS.items() if facts.get("prestige") and facts["type"] != "development"
]
ALWAYS = BRINK | {"leader_card": "always"}
CASUS = "interstellar_casus_belli"


# -------------------------------------------------------------------------------- symbols
def settled(key, options):
    """A world is placed by who can pay for all worlds and conquer all."""
    s = table(side(f"{key} {money(9)}", f"old_earth {ARMY}"), options=options)
    play(act(s, "settle"), f"place {key}")
    while step(s) == "how_to_settle":
        play(s, "pay_cost")
    while step(s) == "pay_world":
        assert prestige(s) == 0
        play(s, options_of(s)[0])
    return s


@pytest.mark.parametrize("key", SYMBOLS)
def test_the_symbol_of_each_world(key):
    """R6.20, R11.1, O22: one prestige, after payment."""
    s = settled(key, BRINK)
    assert prestige(s) == 1 and told(s, 1, "prestige") == [f"prestige 0 {key} 1"]


def test_there_is_no_prestige_without_the_brink_of_war():
    """R11.1: the cards of Rebel vs Imperium have the symbol, but it gives nothing."""
    for key in SYMBOLS:
        if CARDS[key]["set"] == "rvi":
            s = table(side(f"{key} {money(9)}", "old_earth drop_ships space_marines "
                           "new_galactic_order mercenary_fleet"), options=REBELS)  # fmt: skip
            play(act(s, "settle"), f"place {key}")
            while step(s) != "choose_action":
                play(s, options_of(s)[0])
            assert key in GAME.write(s)["players"][0]["tableau"] and prestige(s) == 0
            assert told(s, 1, "prestige", "leaders") == []


@pytest.mark.parametrize("key", ["gem_world", "alien_uplift_center", "rebel_base"])
def test_no_other_world_gives_prestige(key):
    """R6.20"""
    assert prestige(settled(key, BRINK)) == 0


# -------------------------------------------------------------------------------- leaders
def leaders(s):
    return GAME.view(s, -1).leaders


@pytest.mark.parametrize(
    ("has", "lead"),
    [
        ((0, 0, 0), ()),
        ((1, 0, 0), (0,)),
        ((1, 2, 0), (1,)),
        ((2, 2, 1), (0, 1)),
        ((1, 1, 1), (0, 1, 2)),
        ((3, 1, 4), (2,)),
    ],
)
def test_who_has_most_leads(has, lead):
    """R11.3, R3.8: at the end of a phase; several who have as many together."""
    starts = ("old_earth", "new_sparta", "epsilon_eridani")
    sides = [side("", start, prestige=n) for start, n in zip(starts, has, strict=True)]
    s = act(table(*sides, options=BRINK), "settle")
    assert leaders(s) == lead
    assert told(s, 0, "leaders") == [f"leaders -1 {sum(1 << n for n in lead)}"] * bool(lead)
    assert [chips(s, n) for n in range(3)] == [int(n in lead) for n in range(3)]
    assert [hand_size(s, n) for n in range(3)] == [0, 0, 0]  # nothing was gained
    act(s, "settle")
    assert told(s, 0, "leaders") == []  # it is told when it changes


def test_the_leader_is_looked_for_at_the_end_of_each_phase_only():
    """R11.3, B6: who spends leads until then."""
    mine = side("", "old_earth interstellar_casus_belli galactic_power_brokers", prestige=3)
    theirs = side("", "new_sparta", prestige=2)
    s = act(table(mine, theirs, options=BRINK, leaders=[0]), "consume_twice", "produce")
    play(s, "use interstellar_casus_belli")
    assert prestige(s) == 2 and leaders(s) == (0,)
    play(s, "use galactic_power_brokers")
    assert prestige(s) == 1 and leaders(s) == (1,)
    assert told(s, 0, "leaders") == ["leaders -1 2"]


def next_round(*sides, options=BRINK, **fields):
    """After a phase in which nothing happened, and the start of the next round."""
    return act(table(*sides, options=options, **fields), "settle")


@pytest.mark.parametrize(
    ("on_tile", "options", "card"),
    [(True, BRINK, 1), (False, BRINK, 0), (True, ALWAYS, 1), (False, ALWAYS, 1)],
)
def test_what_a_sole_leader_gets(on_tile, options, card):
    """R11.5, R3.13: a chip, and a card for prestige on the tile, or always."""
    mine = side("", "old_earth", prestige=2, on_tile=on_tile)
    s = next_round(mine, side("", "new_sparta", prestige=1), options=options, leaders=[0])
    assert (chips(s), hand_size(s)) == (1, card) and (chips(s, 1), hand_size(s, 1)) == (0, 0)
    assert told(s, 1, "round", "gains", "draws")[:2] == ["round -1 2", "gains 0 1"]
    assert not s.players[0].on_tile


@pytest.mark.parametrize("options", [BRINK, ALWAYS])
def test_leaders_together_have_a_chip_each(options):
    """R11.5: no card, by neither way."""
    mine = side("", "old_earth", prestige=2, on_tile=True)
    theirs = side("", "new_sparta", prestige=2, on_tile=True)
    s = next_round(mine, theirs, side("", "epsilon_eridani"), options=options, lead=1)
    assert [chips(s, n) for n in range(3)] == [1, 1, 0]
    assert [hand_size(s, n) for n in range(3)] == [0, 0, 0]
    assert told(s, 2, "gains") == ["gains 1 1", "gains 0 1"]  # from the lead on


def test_prestige_gained_with_the_lead_lies_on_the_tile():
    """R11.4: in the phase in which it is taken; there is a card for it once."""
    mine = side("", "old_earth federation_capital artist_colony+good", prestige=1)
    s = table(mine, side("", "new_sparta", prestige=1), options=BRINK)
    play(act(s, "settle", "consume_twice"), "use federation_capital")
    assert prestige(s) == 2 and (chips(s), len(drawn_by(s).split())) == (1, 1)
    act(s, "produce")
    assert chips(s) == 2 and drawn_by(s) == ""  # nothing was gained in this round


def test_prestige_gained_later_in_the_round_lies_on_the_tile_too():
    """R11.4"""
    mine = side("", "old_earth uplift_gene_breeders", prestige=2)
    s = table(mine, side("", "new_sparta", prestige=1), options=BRINK, leaders=[0])
    act(s, "produce")
    assert prestige(s) == 3 and (chips(s), len(drawn_by(s).split())) == (1, 1)


def test_what_was_gained_before_the_lead_does_not_count():
    """R11.4: it was shared then; the other one spends later."""
    mine = side("rebel_pact gem_world", "old_earth rebel_council", prestige=2)
    theirs = side("", f"new_sparta {CASUS}", prestige=3)
    s = table(mine, theirs, options=BRINK, leaders=[1])
    play(act(s, "develop", "consume_twice"), "place rebel_pact")
    assert prestige(s) == 3 and leaders(s) == (0, 1) and not s.players[0].on_tile
    play(s, f"use {CASUS}")
    assert leaders(s) == (0,) and (chips(s), drawn_by(s)) == (1, "")


def test_a_lead_that_is_shared_clears_the_tile():
    """R11.4"""
    mine = side("", f"old_earth {CASUS}", prestige=3, on_tile=True)
    s = table(mine, side("", "new_sparta", prestige=2), options=BRINK, leaders=[0])
    play(act(s, "consume_twice"), f"use {CASUS}")
    assert leaders(s) == (0, 1) and not s.players[0].on_tile
    assert chips(s) == 3 * 2 + 1 and hand_size(s) == 0


def test_a_lead_may_be_won_back_in_the_same_round():
    """R11.4: what was gained in that phase lies on the tile again."""
    mine = side("", f"new_sparta {CASUS} uplift_gene_breeders", prestige=3, on_tile=True)
    theirs = side("", "old_earth", prestige=2)
    s = table(mine, theirs, options=BRINK, leaders=[0])
    play(act(s, "produce", "consume_twice"), f"use {CASUS}")
    assert told(s, 1, "leaders") == ["leaders -1 3", "leaders -1 1"]
    assert prestige(s) == 3 and len(drawn_by(s).split()) == 1


def test_chips_of_leaders_come_out_of_the_pool():
    """R11.6: and may end the game, after a whole round."""
    mine = side("", "old_earth", prestige=2)
    s = next_round(mine, "new_sparta", pool=1, leaders=[0])
    assert s.pool == 0 and not s.is_over() and step(s) == "choose_action"
    act(s, "settle")
    assert s.is_over() and s.ending() == "pool"


def test_without_a_leader_nobody_is_rewarded():
    """R11.5"""
    s = next_round("old_earth", "new_sparta")
    assert told(s, 0, "gains", "leaders") == [] and leaders(s) == ()


def test_prestige_is_open_to_all():
    """R1.5: and whether some lies on the tile, and whether the card was used."""
    mine = side("", "old_earth", prestige=3, on_tile=True, spent=True)
    view = GAME.view(table(mine, options=BRINK, leaders=[0]), -1)
    assert [(seat.prestige, seat.on_tile, seat.spent) for seat in view.seats] == [
        (3, True, True), (0, False, False),
    ]  # fmt: skip
    assert view.leaders == (0,)
