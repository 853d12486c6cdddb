"""Trading: what a good sells for, who must sell, and cards that sell in the Consume phase."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import (
    CARDS,
    KINDS,
    OF_CODE,
    of_type,
    powers,
    with_power,
)
from tests.games.race_for_the_galaxy.rules.table import (
    TWO_ACTIONS,
    act,
    asked,
    chips,
    drawn_by,
    goods,
    hand_size,
    options_of,
    play,
    side,
    step,
    table,
    told,
)

PRICES = {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}
#: A world of each kind that has no power of its own in this phase.
PLAIN = {
    "novelty": "artist_colony", "rare": "mining_world", "genes": "pre_sentient_race",
    "alien": "deserted_alien_outpost",
}  # fmt: skip
SALES = ("TRADE_ACTION",)
OORT = "alien_oort_cloud_refinery"  # whose good is never sold for an action card


def bonus(key, kind, own=False):
    """What a card adds to the price of a good of this kind, by the facts."""
    found = 0
    for codes, value, _ in powers(key, "consume"):
        if codes == ["TRADE_THIS"]:
            found += value if own else 0
        elif "TRADE_BONUS_CHROMO" in codes:
            found += kind == "genes" and ("chromo" in CARDS[key]["keywords"])
        elif codes[0].startswith("TRADE_") and codes[0] not in SALES:
            of = OF_CODE[codes[0].removeprefix("TRADE_")]
            found += value if of in (None, kind) else 0
    return found


def sold(tableau):
    """Which goods are sold for how much by who chose to trade."""
    s = act(table(tableau), "consume_trade", "settle")
    assert hand_size(s) == len(drawn_by(s).split())
    return told(s, 1, "sells")


@pytest.mark.parametrize("key", [k for k in of_type("windfall", "production") if k != OORT])
def test_the_good_of_each_world_sells_by_its_kind(key):
    """R8.1, R1.1"""
    kind = CARDS[key]["kind"]
    price = PRICES[kind] + bonus(key, kind, own=True)
    assert sold(f"new_sparta {key}+good") == [f"sells 0 {key} {price}"]


TRADE_POWERS = with_power(
    "consume", "TRADE_ANY", "TRADE_NOVELTY", "TRADE_RARE", "TRADE_GENE", "TRADE_THIS"
)


@pytest.mark.parametrize("key", TRADE_POWERS)
@pytest.mark.parametrize("kind", KINDS)
def test_each_trade_power(key, kind):
    """R8.1: with goods of any kind, or of one kind, or of the world itself only."""
    price = PRICES[kind] + bonus(key, kind)
    assert sold(f"new_sparta {key} {PLAIN[kind]}+good")[0] == f"sells 0 {PLAIN[kind]} {price}"


def test_trade_powers_add_up():
    """R8.1"""
    tableau = "old_earth export_duties spice_world+good distant_world galactic_engineers"
    assert sold(tableau) == [f"sells 0 spice_world {2 + 1 + 1 + 2 + 3 + 1}"]


def test_clandestine_uplift_lab_counts_itself_and_others():
    """R13.1: one for each world with the symbol."""
    tableau = "new_sparta clandestine_uplift_lab avian_uplift_race pre_sentient_race+good"
    assert sold(tableau) == ["sells 0 pre_sentient_race 6"]


@pytest.mark.parametrize("key", [k for k, facts in CARDS.items() if "chromo" in facts["keywords"]])
def test_each_chromosome_counts_for_clandestine_uplift_lab(key):
    """R13.1, R1.4"""
    tableau = f"new_sparta clandestine_uplift_lab pre_sentient_race+good {key}"
    tableau = " ".join(dict.fromkeys(tableau.split()))
    more = 1 if key == "clandestine_uplift_lab" else 2
    assert sold(tableau) == [f"sells 0 pre_sentient_race {4 + more}"]


# -------------------------------------------------------------------------------- who sells
def test_who_chose_to_trade_must_sell_before_anything_is_consumed():
    """R8.1"""
    s = act(table("old_earth artist_colony+good mining_world+good"), "consume_trade")
    assert asked(s) == {"step": "sell_which", "seat": 0, "sale": "by_action"}
    assert options_of(s) == ["sell artist_colony", "sell mining_world"]
    play(s, "sell mining_world")
    assert told(s, 1, "sells", "uses") == ["sells 0 mining_world 4", "uses 0 old_earth 0"]
    assert goods(s) == "" and chips(s) == 1 and hand_size(s) == 4


def test_who_has_no_good_sells_nothing():
    """R8.1"""
    assert sold("old_earth artist_colony") == []


def test_only_who_chose_it_trades():
    """R8.1, R3.2"""
    mine, theirs = side("", "alpha_centauri+good"), side("", "new_sparta artist_colony+good")
    s = act(table(mine, theirs), "consume_trade", "consume_twice")
    assert told(s, 0, "sells") == ["sells 0 alpha_centauri 3"] and goods(s, 1) == "artist_colony"


def test_order_of_trades_is_from_the_lead_on():
    """R2.9"""
    mine, theirs = side("", "alpha_centauri+good"), side("", "new_sparta artist_colony+good")
    s = act(table(mine, theirs, lead=1), "consume_trade")
    assert told(s, 0, "sells") == ["sells 1 artist_colony 2", "sells 0 alpha_centauri 3"]


def test_the_same_good_is_not_consumed_after_it_was_sold():
    """R8.2"""
    s = act(table("old_earth artist_colony+good"), "consume_trade")
    assert chips(s) == 0 and told(s, 0, "uses") == []


# -------------------------------------------------------------------------------- powers that sell
@pytest.mark.parametrize("key", with_power("consume", "TRADE_ACTION"))
def test_each_power_that_sells(key):
    """R8.5: at the whole price, or without any bonus; it must be used if there is a good."""
    ((codes, _, _),) = [p for p in powers(key, "consume") if p[0][0] in SALES]
    plain = "TRADE_NO_BONUS" in codes
    for kind, world in PLAIN.items():
        s = act(table(f"new_sparta export_duties {key} {world}+good"), "consume_twice")
        price = PRICES[kind] + (0 if plain else 1 + bonus(key, kind))
        assert told(s, 1, "sells") == [f"sells 0 {world} {price}"]
        assert hand_size(s) == price and chips(s) == 0


@pytest.mark.parametrize("key", with_power("consume", "TRADE_ACTION"))
def test_a_power_that_sells_asks_which_good(key):
    """R8.5"""
    s = act(table(f"new_sparta {key} artist_colony+good mining_world+good"), "consume_twice")
    sale = "plain" if key == "black_market_trading_world" else "full"
    assert asked(s) == {"step": "sell_which", "seat": 0, "sale": sale}
    assert options_of(s) == ["sell artist_colony", "sell mining_world"]
    play(s, "sell artist_colony")
    assert goods(s) == "mining_world" and step(s) == "choose_action"


def test_own_bonus_does_not_help_a_plain_sale():
    """R8.5"""
    s = act(table("new_sparta black_market_trading_world pirate_world+good"), "consume_twice")
    assert told(s, 1, "sells") == ["sells 0 pirate_world 2"]


def test_both_consume_cards():
    """R3.12: sell, then double."""
    s = table("old_earth artist_colony+good mining_world+good", options=TWO_ACTIONS)
    act(s, "consume_trade consume_twice", "develop settle")
    play(s, "sell mining_world")
    assert chips(s) == 2 and hand_size(s) == 4
