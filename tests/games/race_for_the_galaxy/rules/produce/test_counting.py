"""Phase V, Produce: powers that give cards, and those that count what was produced."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import total, with_power
from tests.games.race_for_the_galaxy.rules.table import (
    act,
    asked,
    drawn_by,
    goods,
    hand,
    hand_size,
    options_of,
    play,
    prestige,
    side,
    step,
    table,
    told,
)


def drawn(*sides, actions=("develop", "produce"), **fields):
    """How many cards the first seat draws in a Produce phase."""
    return len(drawn_by(act(table(*sides, **fields), *actions)).split())


@pytest.mark.parametrize("key", with_power("produce", "DRAW"))
def test_each_draw(key):
    """R9.4"""
    assert drawn(f"new_sparta {key}") == total(key, "produce", "DRAW")


@pytest.mark.parametrize("key", with_power("produce", "DRAW_WORLD_GENE"))
def test_each_draw_for_worlds_of_the_genes_kind(key):
    """R9.4: windfall and production, with a good or without."""
    assert total(key, "produce", "DRAW_WORLD_GENE") == 1
    assert drawn(f"new_sparta {key}") == 0
    worlds = "pre_sentient_race empath_world+good hive_world+good mining_world+good artist_colony"
    assert drawn(f"new_sparta {key} {worlds}") == 3


@pytest.mark.parametrize("key", with_power("produce", "DRAW_MILITARY"))
def test_each_draw_for_military_worlds(key):
    """R9.4: of any type."""
    assert total(key, "produce", "DRAW_MILITARY") == 1
    assert drawn(f"old_earth {key}") == 0
    worlds = "new_sparta rebel_miners+good pirate_world galactic_trendsetters blaster_gem_mines"
    assert drawn(f"{worlds} {key}") == 3


@pytest.mark.parametrize("key", with_power("produce", "DRAW_REBEL"))
def test_each_draw_for_rebel_worlds(key):
    """R9.11, R1.6: military or not, itself too; no developments."""
    assert total(key, "produce", "DRAW_REBEL") == 1
    assert drawn(f"new_sparta {key}") == 1
    worlds = "rebel_miners+good rebel_base smuggling_lair rebel_pact rebel_alliance"
    assert drawn(f"{worlds} {key}") == 3


@pytest.mark.parametrize("key", with_power("produce", "DRAW_CHROMO"))
def test_each_draw_for_chromosomes(key):
    """R9.11, R1.4: worlds with the symbol, not with the keyword."""
    assert total(key, "produce", "DRAW_CHROMO") == 2
    assert drawn(f"new_sparta {key} abandoned_alien_uplift_camp uplift_gene_breeders+good") == 0
    assert drawn(f"new_sparta {key} avian_uplift_race") == 2
    assert drawn(f"new_sparta {key} avian_uplift_race insect_uplift_race uplift_revolt_world") == 6


@pytest.mark.parametrize("key", with_power("produce", "DRAW_EACH_NOVELTY"))
def test_each_draw_for_novelty_goods_produced(key):
    """R9.5: those of this phase only, windfall worlds too."""
    assert total(key, "produce", "DRAW_EACH_NOVELTY") == 1
    worlds = "artist_colony spice_world space_port+good pirate_world mining_world+good"
    assert drawn(f"new_sparta {key} {worlds}") == 2
    assert drawn(f"new_sparta {key} {worlds}", actions=["produce"]) == 3
    assert drawn(f"new_sparta {key} hive_world volcanic_world") == 0


@pytest.mark.parametrize("key", with_power("produce", "DRAW_EACH_ALIEN"))
def test_each_draw_for_alien_goods_produced(key):
    """R9.5"""
    assert total(key, "produce", "DRAW_EACH_ALIEN") == 1
    worlds = "alien_robotic_factory lost_alien_battle_fleet deserted_alien_outpost artist_colony"
    assert drawn(f"new_sparta {key} {worlds}") == 2
    assert drawn(f"new_sparta {key} {worlds}", actions=["produce"]) == 3


@pytest.mark.parametrize("key", with_power("produce", "DRAW_DIFFERENT"))
def test_each_draw_for_kinds_produced(key):
    """R9.5: each kind once."""
    assert total(key, "produce", "DRAW_DIFFERENT") == 1
    assert drawn(f"new_sparta {key} artist_colony spice_world") == 1
    worlds = "artist_colony volcanic_world hive_world alien_robotic_factory spice_world"
    assert drawn(f"new_sparta {key} {worlds}") == 4
    assert drawn(f"new_sparta {key}") == 0


# -------------------------------------------------------------------------------- most of all
@pytest.mark.parametrize("key", with_power("produce", "DRAW_MOST_RARE"))
def test_each_draw_for_most_rare_goods(key):
    """R9.6: strictly more than every other seat, when all have produced."""
    number = total(key, "produce", "DRAW_MOST_RARE")
    assert number == 2
    mine = f"old_earth {key} volcanic_world"
    assert drawn(mine, "new_sparta") == number
    assert drawn(mine, "new_sparta rebel_miners") == 0
    assert drawn(f"{mine} new_earth", "new_sparta rebel_miners", lead=1) == number
    assert drawn(f"old_earth {key} artist_colony", "new_sparta") == 0
    s = act(table(mine, "new_sparta artist_colony"), "develop", "produce")
    assert [words.split()[0] for words in told(s, 1, "produces", "uses", "draws")] == [
        "produces", "produces", "uses", "draws", "draws",
    ]  # fmt: skip


@pytest.mark.parametrize("key", with_power("produce", "DRAW_MOST_PRODUCED"))
def test_each_draw_for_most_goods(key):
    """R9.14: of any kind, strictly more than every other seat, when all have produced."""
    number = total(key, "produce", "DRAW_MOST_PRODUCED")
    assert number == 1
    mine = f"old_earth {key} volcanic_world gem_world+good artist_colony"
    assert drawn(mine, "new_sparta rebel_miners") == number
    assert drawn(mine, "new_sparta rebel_miners spice_world") == 0
    assert drawn(f"{mine} hive_world", "new_sparta rebel_miners spice_world", lead=1) == number
    assert drawn(f"old_earth {key} gem_world+good", "new_sparta") == 0
    s = act(table(mine, "new_sparta rebel_miners"), "develop", "produce")
    assert [words.split()[0] for words in told(s, 1, "produces", "uses", "draws")] == [
        "produces", "produces", "produces", "uses", "draws",
    ]  # fmt: skip


# -------------------------------------------------------------------------------- prestige
@pytest.mark.parametrize("key", with_power("produce", "PRESTIGE_IF"))
def test_each_world_that_gives_prestige_when_it_produces(key):
    """R9.12: only then."""
    s = act(table(f"new_sparta {key}"), "settle", "produce")
    assert prestige(s) == total(key, "produce", "PRESTIGE_IF") == 1
    assert told(s, 1, "produces", "prestige") == [f"produces 0 {key} 0", f"prestige 0 {key} 1"]
    assert prestige(act(table(f"new_sparta {key}+good"), "settle", "produce")) == 0


@pytest.mark.parametrize("key", with_power("produce", "PRESTIGE_MOST_CHROMO"))
def test_each_world_that_gives_prestige_for_most_chromosomes(key):
    """R9.12: strictly more than every other seat, its own counted too."""
    for theirs, more, gained in (("", "", 1), ("avian_uplift_race", "", 0),
                                 ("avian_uplift_race", "insect_uplift_race", 1),
                                 ("avian_uplift_race uplift_revolt_world", "", 0)):  # fmt: skip
        s = table(f"old_earth {key} {more}", f"new_sparta {theirs}", "epsilon_eridani")
        act(s, "settle", "produce")
        assert prestige(s) == gained * total(key, "produce", "PRESTIGE_MOST_CHROMO")
        assert told(s, 1, "prestige") == [f"prestige 0 {key} 1"] * gained


@pytest.mark.parametrize("key", with_power("produce", "TAKE_SAVED"))
def test_each_world_that_gives_back_what_was_saved(key):
    """R9.13: all of it, which the others do not see."""
    s = table(side("", key, saved="gem_world spice_world"), "new_sparta")
    act(s, "settle", "produce")
    assert hand(s) == "gem_world spice_world" and s.players[0].saved is None
    assert told(s, 1, "takes_saved") == ["takes_saved 0 1"] * 2


def test_goods_laid_at_placement_are_not_produced():
    """R9.8: for every power that counts goods."""
    tableau = "old_earth consumer_markets diversified_economy mining_conglomerate"
    mine = side("refugee_world export_duties", tableau)
    s = play(act(table(mine), "produce", "settle"), "place refugee_world")
    assert goods(s) == "refugee_world" and drawn_by(s) == ""


# -------------------------------------------------------------------------------- the order
FACTORY = "damaged_alien_factory research_labs diversified_economy"


def test_the_player_orders_what_counts_goods_and_what_makes_one_more():
    """R9.7, O2, B3: that is all that is asked."""
    s = act(table(side("gem_world pirate_world", FACTORY)), "produce")
    assert asked(s) == {"step": "use_next", "seat": 0}
    assert options_of(s) == [
        "use diversified_economy", "use research_labs", "use damaged_alien_factory",
    ]  # fmt: skip
    play(s, "use damaged_alien_factory", "discard gem_world")
    assert told(s, 0, "uses") == ["uses 0 diversified_economy 0", "uses 0 research_labs 0"]
    assert hand_size(s) == 1 + 2 and step(s) == "choose_action"


def test_counting_first_gives_a_card_to_pay_with():
    """R9.7"""
    tableau = "damaged_alien_factory consumer_markets artist_colony research_labs"
    s = act(table(side("pirate_world", tableau), coming="empath_world gem_world"), "produce")
    play(s, "use consumer_markets")
    assert drawn_by(s) == "gem_world"  # the card before it is the good
    play(s, "use damaged_alien_factory", "discard pirate_world")
    assert told(s, 0, "uses") == ["uses 0 research_labs 0"] and hand_size(s) == 2


def test_with_an_empty_hand_the_powers_that_count_are_ordered_too():
    """R9.7, O2: a card of the first may pay for a good that the second counts."""
    tableau = "damaged_alien_factory consumer_markets artist_colony diversified_economy"
    s = act(table(tableau, coming="empath_world gem_world"), "produce")
    assert options_of(s) == ["use diversified_economy", "use consumer_markets"]
    play(s, "use consumer_markets", "use damaged_alien_factory", "discard gem_world")
    assert told(s, 0, "uses") == ["uses 0 diversified_economy 0"] and hand_size(s) == 2


def test_with_quirks_the_newest_counts_first_if_the_hand_is_empty():
    """Q5"""
    tableau = "damaged_alien_factory consumer_markets artist_colony diversified_economy"
    s = act(table(tableau, options={"engine_quirks": True}), "produce")
    assert told(s, 0, "uses") == ["uses 0 diversified_economy 0"]


def test_what_was_counted_too_early_is_not_counted_again():
    """R9.7, R3.5: a power is used once."""
    s = act(table(side("gem_world pirate_world", FACTORY)), "produce")
    play(s, "use research_labs")
    assert told(s, 0, "uses") == [] and options_of(s) == [
        "use diversified_economy", "use damaged_alien_factory",
    ]  # fmt: skip
    play(s, "use damaged_alien_factory", "done")
    assert hand_size(s) == 2 and step(s) == "choose_action"


def test_a_counted_card_may_pay_although_there_was_no_hand():
    """R9.7, O2"""
    s = act(table("damaged_alien_factory diversified_economy artist_colony"), "produce")
    assert told(s, 0, "uses") == ["uses 0 diversified_economy 0"] and hand_size(s) == 1
    assert asked(s)["step"] == "pay_to_produce"
    play(s, options_of(s)[1])
    assert goods(s) == "damaged_alien_factory artist_colony"


def test_where_nothing_can_be_paid_for_the_powers_that_count_are_not_ordered():
    """O2, O7: the newest first; the factory has its good already."""
    tableau = "damaged_alien_factory+good consumer_markets artist_colony diversified_economy"
    s = act(table(side("gem_world", tableau)), "produce")
    assert told(s, 0, "uses") == ["uses 0 diversified_economy 0", "uses 0 consumer_markets 0"]
