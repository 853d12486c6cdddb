"""The rules of thumb for Race for the Galaxy: goods, hands, and the cards to keep."""

from tests.games.race_for_the_galaxy.bot.test_rules_of_thumb import answers, choice
from tests.games.race_for_the_galaxy.rules.table import act, chips, money, side, step, table


# -------------------------------------------------------------------------------- trade
def trading(tableau, action="consume_trade", hand="", **fields):
    return act(table(side(hand, tableau), **{"round": 5, **fields}), action, "explore_five")


def consuming(tableau, action="consume_twice", **fields):
    """What the bot answers in a Consume phase, after the other seat's exploring."""
    s = trading(tableau, action, **fields)
    return [words for words in answers(s) if words.split()[0] != "keep"], s


def test_the_dearest_good_is_sold():
    found, _ = consuming("old_earth gem_world+good alien_robot_sentry+good", "consume_trade")
    assert found[0] == "sell alien_robot_sentry"
    found, _ = consuming("new_sparta star_nomad_lair+good pirate_world+good", "consume_trade")
    assert found == ["sell pirate_world"]  # its good sells for three more


def test_what_a_power_wants_is_not_sold():
    tableau = "new_sparta plague_world+good malevolent_lifeforms+good comet_zone+good"
    found, s = consuming(tableau + " mining_league mining_world+good", "consume_trade")
    assert found[0] in ("sell plague_world", "sell malevolent_lifeforms")
    assert chips(s) >= 4  # three for the rare goods


# -------------------------------------------------------------------------------- consume
def test_a_power_of_one_kind_takes_what_no_other_needs():
    """Old Earth takes two of any kind and Terraforming Robots a rare one: three chips."""
    tableau = "old_earth terraforming_robots gem_world+good spice_world+good comet_zone+good"
    found, s = consuming(tableau)
    assert chips(s) == 6
    assert found[0] in ("use terraforming_robots", "use old_earth")


def test_two_goods_for_three_chips_or_one_for_two():
    tableau = "new_sparta tourist_world galactic_trendsetters gem_world+good comet_zone+good"
    found, s = consuming(tableau)
    assert chips(s) == 6 and found[0] == "use tourist_world"
    found, s = consuming(tableau + " spice_world+good")
    assert chips(s) == 10


def test_pilgrims_consume_what_is_left():
    tableau = "new_sparta pilgrimage_world outlaw_world gem_world+good comet_zone+good"
    found, s = consuming(tableau + " spice_world+good")
    assert chips(s) == 2 * (1 + 1)
    assert found[0] == "use outlaw_world"


def test_production_worlds_give_their_goods_first():
    tableau = "new_sparta outlaw_world gem_world+good former_penal_colony+good space_port"
    assert choice(act(table(side("", tableau), round=5), "consume_twice")) == "consume gem_world"
    tableau = "new_sparta outlaw_world pirate_world+good galactic_studios+good"
    s = act(table(side("", tableau), round=5), "consume_twice")
    while step(s) != "consume_good":
        s.answer(0, s.legal(0)[0])
    assert choice(s) == "consume galactic_studios"


def test_useless_cards_become_chips():
    out_of_reach = "rebel_homeworld lost_alien_battle_fleet rebel_base"
    found, s = consuming("old_earth merchant_world", hand=out_of_reach, pool=3, round=13)
    assert chips(s) == 2
    assert [words.split()[0] for words in found] == ["discard", "discard"]


def test_gambling_names_what_most_cards_cost():
    found, _ = consuming("old_earth gambling_world", options={"set": "base"})
    assert found in (["name 1"], ["name 2"])


# -------------------------------------------------------------------------------- produce
def producing(tableau, hand="", **fields):
    s = act(table(side(hand, tableau), **{"round": 5, **fields}), "produce")
    return answers(s)


def test_the_dearest_windfall_world_produces():
    tableau = "old_earth former_penal_colony alien_robot_sentry asteroid_belt"
    assert producing(tableau) == ["produce alien_robot_sentry"]


def test_a_good_is_made_before_goods_are_counted():
    tableau = "damaged_alien_factory research_labs"
    found = producing(tableau, hand="rebel_homeworld merchant_guild")
    assert found[:2] == ["use damaged_alien_factory", "discard rebel_homeworld"]


def test_no_card_is_paid_for_a_good_in_the_last_round():
    found = producing("damaged_alien_factory", hand=money(2), options={"cap": 5})
    assert found == ["done"]


# -------------------------------------------------------------------------------- which cards
def kept(drawn, hand, tableau, **fields):
    """Explore with these cards coming, and keep one."""
    s = table(side(hand, tableau), coming=drawn, **{"round": 4, **fields})
    act(s, "develop", "explore_one")
    while step(s) != "keep_drawn":
        s.answer(s.asked()[0], s.legal(s.asked()[0])[0])
    return choice(s)


def test_soldiers_keep_worlds_to_conquer_and_others_do_not():
    army = "new_sparta drop_ships space_marines"
    assert kept("rebel_homeworld prosperous_world", money(3), army) == "keep rebel_homeworld"
    assert (
        kept("rebel_homeworld prosperous_world", money(3), "old_earth") == "keep prosperous_world"
    )


def test_a_second_copy_of_what_lies_in_the_tableau_is_not_kept():
    tableau = "old_earth consumer_markets"
    assert kept("consumer_markets gem_world", money(4), tableau) == "keep gem_world"


def test_the_hand_is_cut_down_to_what_can_be_placed():
    worlds = "gem_world spice_world comet_zone mining_world space_port artist_colony new_vinland"
    hand = f"{worlds} rebel_homeworld rebel_base prosperous_world radioactive_world"
    s = act(table(side(hand + " asteroid_belt", "old_earth"), round=3), "produce")
    assert answers(s) == ["discard rebel_homeworld", "discard rebel_base"]
