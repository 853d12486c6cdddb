"""Alien Oort Cloud Refinery: a world, and a good, of whatever kind its owner says."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import KINDS, with_power
from tests.games.race_for_the_galaxy.rules.table import (
    QUIRKS,
    act,
    asked,
    chips,
    drawn_by,
    goods,
    hand_size,
    money,
    options_of,
    owners,
    play,
    side,
    step,
    table,
    told,
)

OORT = "alien_oort_cloud_refinery"
(KEY,) = with_power("consume", "NO_TRADE")
NAMES = [f"as_kind {kind}" for kind in KINDS]


def consuming(tableau, **fields):
    """The first seat consumes, its chips counting once."""
    return act(table(f"new_sparta {tableau}", **fields), "settle", "consume_twice")


# -------------------------------------------------------------------------------- selling
def test_its_good_is_not_sold_for_the_action_card():
    """R8.8: another one is."""
    assert KEY == OORT
    s = act(table(f"new_sparta {OORT}+good"), "consume_trade")
    assert goods(s) == OORT and told(s, 0, "sells") == []
    s = act(table(f"new_sparta {OORT}+good gem_world+good"), "consume_trade")
    assert goods(s) == OORT and told(s, 0, "sells") == ["sells 0 gem_world 2"]


@pytest.mark.parametrize(("kind", "price"), [*zip(KINDS, (2, 3, 4, 5), strict=True)])
def test_a_power_sells_it_as_any_kind(kind, price):
    """R8.5, R13.6, O26: at the price of that kind, with its powers."""
    s = consuming(f"trade_league {OORT}+good alien_burial_site export_duties")
    assert asked(s) == {"step": "sell_as_kind", "seat": 0, "sale": "full"}
    assert options_of(s) == NAMES
    play(s, f"as_kind {kind}")
    more = 1 + 1 + (kind == "novelty")  # the league, the duties, the burial site
    assert told(s, 1, "sells") == [f"sells 0 {OORT} {price + more}"]
    assert hand_size(s) == price + more and goods(s) == ""
    s = consuming(f"black_market_trading_world {OORT}+good alien_burial_site")
    assert asked(s)["sale"] == "plain"
    play(s, f"as_kind {kind}")
    assert told(s, 1, "sells") == [f"sells 0 {OORT} {price}"]


def test_it_is_one_of_the_goods_to_sell():
    """R8.5"""
    s = consuming(f"trade_league {OORT}+good gem_world+good")
    assert options_of(s) == ["sell gem_world", f"sell {OORT}"]
    play(s, f"sell {OORT}")
    assert step(s) == "sell_as_kind"


# -------------------------------------------------------------------------------- consuming
@pytest.mark.parametrize("power", ["galactic_trendsetters", "tourist_world", "pilgrimage_world"])
def test_a_power_for_any_goods_takes_it_like_every_other(power):
    """R8.2, R8.4: it must."""
    s = consuming(f"{power} {OORT}+good gem_world+good")
    while step(s) == "consume_good":
        assert "done" not in options_of(s)
        play(s, options_of(s)[0])
    assert chips(s) > 0 and len(goods(s).split()) == (power == "galactic_trendsetters")


def test_it_need_not_be_of_the_kind_that_a_power_takes():
    """O26, R13.6: it may be refused, but no other good."""
    s = consuming(f"mining_conglomerate {OORT}+good")
    assert options_of(s) == ["done", f"consume {OORT}"]
    play(s, f"consume {OORT}")
    assert chips(s) == 1 and goods(s) == ""
    s = play(consuming(f"mining_conglomerate {OORT}+good"), "done")
    assert chips(s) == 0 and goods(s) == OORT
    assert told(s, 1, "declines") == ["declines 0 mining_conglomerate 0"]
    s = consuming(f"mining_conglomerate {OORT}+good comet_zone+good")
    assert options_of(s) == ["consume comet_zone", f"consume {OORT}"]
    play(s, "consume comet_zone")
    assert options_of(s) == ["done", f"consume {OORT}"]
    play(s, "done")
    assert chips(s) == 1 and goods(s) == OORT


def test_it_may_make_two_of_a_kind():
    """O26: refused before the first good is taken, not after."""
    tableau = f"mining_league comet_zone+good {OORT}+good"
    s = consuming(tableau)
    assert options_of(s) == ["done", "consume comet_zone", f"consume {OORT}"]
    play(s, "consume comet_zone")
    assert chips(s) == 3 and goods(s) == ""
    s = play(consuming(tableau), "done")
    assert chips(s) == 0 and goods(s) == f"comet_zone {OORT}"
    s = consuming(f"{tableau} mining_world+good")
    assert "done" not in options_of(s)  # two are there without it
    s = consuming(f"genetics_lab galactic_genome_project comet_zone+good {OORT}+good")
    assert step(s) == "choose_action" and chips(s) == 0


def test_it_may_be_the_third_kind():
    """O26"""
    three = f"diversified_economy gem_world+good alien_robot_sentry+good {OORT}+good"
    s = consuming(three)
    assert options_of(s)[0] == "done" and len(options_of(s)) == 4
    play(s, "consume gem_world", f"consume {OORT}")
    assert chips(s) == 3 and goods(s) == ""
    assert chips(play(consuming(three), "done")) == 0
    s = consuming(f"{three} comet_zone+good")
    assert "done" not in options_of(s)
    s = consuming(f"diversified_economy {OORT}+good gem_world+good spice_world+good")
    assert step(s) == "choose_action" and chips(s) == 0  # two kinds at the most


def test_it_may_be_a_kind_of_its_own_for_galactic_exchange():
    """O26, R8.9: one that is missing; it is refused only where nothing else is left."""
    s = consuming(f"galactic_exchange gem_world+good {OORT}+good")
    assert asked(s)["wanted"] == 2 and options_of(s) == ["consume gem_world", f"consume {OORT}"]
    play(s, "consume gem_world")
    assert options_of(s) == ["done", f"consume {OORT}"]
    play(s, "done")
    assert (chips(s), hand_size(s), goods(s)) == (1, 1, OORT)
    s = consuming(f"galactic_exchange {OORT}+good")
    assert chips(s) == 1 and goods(s) == ""  # of whatever kind it is
    four = "gem_world+good comet_zone+good empath_world+good alien_robot_sentry+good"
    s = consuming(f"galactic_exchange {four} {OORT}+good")
    assert asked(s)["wanted"] == 4 and len(options_of(s)) == 5
    play(s, f"consume {OORT}", "consume gem_world", "consume comet_zone")
    assert options_of(s) == ["consume empath_world", "consume alien_robot_sentry"]
    play(s, "consume empath_world")
    assert chips(s) == 4 and goods(s) == "alien_robot_sentry"


def test_it_may_stand_for_a_kind_that_is_there_for_galactic_exchange():
    """O32, R8.9, R13.6: then a good of that kind is left, and only of that one."""
    s = consuming(f"galactic_exchange gem_world+good comet_zone+good {OORT}+good")
    play(s, f"consume {OORT}")
    assert options_of(s) == ["consume gem_world", "consume comet_zone"]  # two kinds: one has to go
    play(s, "consume gem_world")
    assert options_of(s) == ["done", "consume comet_zone"]
    play(s, "done")
    assert goods(s) == "comet_zone" and chips(s) == 2 and len(told(s, 0, "draws")) == 2
    s = consuming(f"galactic_exchange gem_world+good comet_zone+good {OORT}+good", rules=3)
    play(s, f"consume {OORT}", "consume gem_world")
    assert goods(s) == "" and chips(s) == 3


def test_with_quirks_a_power_of_one_kind_may_take_one_less():
    """Q15: also where there are goods of its kind."""
    s = consuming(f"mining_conglomerate comet_zone+good {OORT}+good", options=QUIRKS)
    assert options_of(s) == ["done", "consume comet_zone", f"consume {OORT}"]
    s = consuming(f"alien_toy_shop+good {OORT}+good", options=QUIRKS)
    assert options_of(s) == ["done", "consume alien_toy_shop"]
    play(s, "consume alien_toy_shop")
    assert chips(s) == 2 and goods(s) == OORT
    s = consuming(f"alien_toy_shop+good {OORT}+good")
    assert chips(s) == 2 and goods(s) == OORT  # not asked
    s = consuming(f"galactic_trendsetters comet_zone+good {OORT}+good", options=QUIRKS)
    assert "done" not in options_of(s)


# -------------------------------------------------------------------------------- producing
@pytest.mark.parametrize(
    ("power", "kind"),
    [("mining_robots", "rare"), ("genetics_lab", "genes"), ("free_trade_association", "novelty"),
     ("alien_rosetta_stone_world", "alien")],
)  # fmt: skip
def test_a_power_for_one_kind_produces_that_kind_on_it(power, kind):
    """R9.2, R13.6: what counts goods counts it so."""
    counting = "consumer_markets research_labs"
    s = act(table(f"new_sparta {power} {OORT} {counting}"), "develop", "produce")
    assert goods(s) == OORT and step(s) == "choose_action"
    assert len(drawn_by(s).split()) == (kind in ("novelty", "alien"))


@pytest.mark.parametrize("kind", KINDS)
def test_what_it_produces_for_any_kind_is_asked(kind):
    """R9.2, R13.6, O26: and told to all."""
    counting = "consumer_markets research_labs"
    s = act(table(f"new_sparta galactic_engineers {OORT} {counting}"), "develop", "produce")
    assert asked(s) == {"step": "produce_as_kind", "seat": 0} and options_of(s) == NAMES
    play(s, f"as_kind {kind}")
    assert told(s, 1, "as_kind") == [f"as_kind 0 {KINDS.index(kind) + 1}"]
    assert len(drawn_by(s).split()) == (kind in ("novelty", "alien")) and goods(s) == OORT
    s = act(table(f"new_sparta {OORT} {counting}"), "produce", "develop")
    assert step(s) == "produce_as_kind"  # the bonus of the action card
    s = act(table(side("gem_world", f"new_sparta universal_exports {OORT}")), "develop", "produce")
    play(s, "none", "discard gem_world")
    assert step(s) == "produce_as_kind"


@pytest.mark.parametrize("kind", ["novelty", "rare"])
def test_a_kind_that_was_produced_already_counts_once(kind):
    """R9.5"""
    s = act(table(f"new_sparta gem_world diversified_economy {OORT}"), "produce")
    play(s, f"as_kind {kind}")
    assert len(told(s, 0, "draws")) == (1 if kind == "novelty" else 2)


def test_it_counts_as_a_genes_world_and_pays_as_a_rare_good():
    """R9.4, R5.6, R13.6"""
    s = act(table(f"new_sparta pan_galactic_league {OORT}"), "develop", "produce")
    assert len(drawn_by(s).split()) == 1
    mine = side(f"drop_ships {money(4, of='worlds')}",
                f"new_sparta golden_age_of_terraforming {OORT}+good")  # fmt: skip
    s = play(act(table(mine), "develop"), "place drop_ships", "use golden_age_of_terraforming")
    assert goods(s) == "" and asked(s)["left"] == 4 - 1 - 2


# -------------------------------------------------------------------------------- goals
def test_it_is_the_kind_that_system_diversity_lacks():
    """R10.4, R13.6: one kind, not two."""
    goal = "system_diversity"
    tableau = f"new_sparta {OORT} gem_world comet_zone"
    assert owners(act(table(f"{tableau} empath_world", goals=goal), "settle"), goal) == (0,)
    assert owners(act(table(f"{tableau} spice_world", goals=goal), "settle"), goal) == ()


def test_it_counts_for_largest_industry():
    """R10.9, R13.6"""
    goal = "largest_industry"
    tableau = f"old_earth gem_world comet_zone {OORT}"
    assert owners(act(table(tableau, goals=goal), "settle"), goal) == (0,)
