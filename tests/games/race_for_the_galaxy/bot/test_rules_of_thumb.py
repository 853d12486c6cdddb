"""The rules of thumb for Race for the Galaxy: advice taken in plain positions."""

from starfelt.bots import Seat, make
from tests.games.race_for_the_galaxy.rules.table import (
    ARMIES,
    BRINK,
    GAME,
    act,
    by,
    in_words,
    money,
    side,
    step,
    table,
)

JUNK = "contact_specialist deficit_spending investment_credits"  # three cards to pay with


def choices(s, seat=0):
    """What bots of several seeds answer, in words."""
    bots = [make("thumb", GAME.name, seed) for seed in range(5)]
    return {in_words(bot.choose(Seat(GAME, s, seat))) for bot in bots}


def choice(s, seat=0):
    (found,) = choices(s, seat)
    return found


def answers(s, until="choose_action", seat=0):
    """All that the bot answers for a seat until this question comes; others answer as it would."""
    bot, found = make("thumb", GAME.name, 1), []
    while not s.is_over() and step(s) != until:
        asked = s.asked()[0]
        action = bot.choose(Seat(GAME, s, asked))
        if asked == seat:
            found.append(in_words(action))
        s.answer(asked, action)
    return found


# -------------------------------------------------------------------------------- action cards
EMPTY = "gem_world spice_world comet_zone outlaw_world expanding_colony gambling_world"
FULL = EMPTY.replace("gem_world", "gem_world+good").replace("comet_zone", "comet_zone+good")
FULL = FULL.replace("spice_world", "spice_world+good")


def test_who_has_empty_worlds_and_powers_to_consume_produces():
    assert choice(table(side("", EMPTY), round=8)) == "choose produce"


def test_who_has_goods_and_powers_to_consume_doubles_the_chips():
    assert choice(table(side("", FULL), round=8)) == "choose consume_twice"


def test_a_good_without_such_a_power_is_sold_by_whom_cards_are_wanting():
    assert choice(table(side("", "new_sparta alien_robot_sentry+good"), round=3)) == (
        "choose consume_trade"
    )


def test_who_has_nothing_at_all_explores():
    assert choice(table(side("", "new_sparta"), round=2)).startswith("choose explore")


def test_money_without_anything_to_place_looks_at_many_cards():
    hand = "rebel_homeworld rebel_base lost_alien_battle_fleet rebel_outpost lost_alien_warship"
    assert choice(table(side(hand, "old_earth"), round=2)) == "choose explore_five"


def test_nobody_produces_what_cannot_be_paid():
    """Damaged Alien Factory wants a card of the hand for its good."""
    factory = "damaged_alien_factory galactic_engineers"
    assert choice(table(side("", factory), round=9)).startswith("choose explore")
    assert choice(table(side("rebel_homeworld", factory), round=9)) == "choose produce"


def test_a_power_for_a_good_of_its_own_world_needs_that_good():
    tableau = "new_sparta alien_toy_shop deserted_alien_colony+good"
    assert choice(table(side("", tableau), round=6)) == "choose consume_trade"
    tableau = "new_sparta alien_toy_shop+good deserted_alien_colony"
    s = table(side(money(8), tableau), round=11, pool=3)
    assert choice(s) == "choose consume_twice"


def test_a_world_that_can_be_conquered_is_settled():
    s = table(side("rebel_base", "new_sparta " + ARMIES[5]), round=5)
    assert choice(s) == "choose settle"


def test_a_six_cost_development_that_fits_is_developed():
    worlds = "gem_world spice_world comet_zone mining_world malevolent_lifeforms"
    s = table(side("merchant_guild " + money(5), "old_earth " + worlds), round=7)
    assert choice(s) == "choose develop"


def test_what_another_will_surely_choose_is_left_to_them():
    """I could produce or settle: who else has every reason to produce?"""
    mine = side("new_vinland " + money(3), "earths_lost_colony gem_world spice_world outlaw_world")
    them = "old_earth comet_zone mining_world artist_colony new_earth secluded_world"
    assert choice(table(mine, "new_sparta", round=6)) == "choose produce"
    assert choice(table(mine, them, round=6)) == "choose settle"


def test_two_actions_sell_and_double_or_consume_and_produce():
    s = table(side("", FULL), options={"two_actions": True}, round=5)
    assert choice(s) in (
        "choose_two consume_trade consume_twice",
        "choose_two consume_twice produce",
    )


def test_the_second_card_of_an_action_is_not_chosen_alone():
    options = {"two_actions": True, "engine_quirks": True}
    hand = "merchant_guild trade_league " + money(6)
    s = table(side(hand, "old_earth gem_world"), options=options, round=3)
    words = choice(s).split()
    assert "settle_again" not in words or "settle" in words
    assert "develop_again" not in words or "develop" in words


# -------------------------------------------------------------------------------- placing
def placed(hand, tableau, action, **fields):
    return choice(act(table(side(hand, tableau), **fields), action))


def test_of_two_six_cost_developments_the_one_that_fits_is_placed():
    hand = "merchant_guild galactic_imperium " + money(5)
    worlds = "old_earth gem_world spice_world comet_zone mining_world"
    assert placed(hand, worlds, "develop", round=6) == "place merchant_guild"
    worlds = "new_sparta rebel_fuel_cache rebel_miners rebel_outpost rebel_warrior_race"
    assert placed(hand, worlds, "develop", round=6) == "place galactic_imperium"


def test_what_is_conquered_costs_nothing():
    hand = "rebel_outpost terraformed_world " + money(5)
    assert placed(hand, "new_sparta drop_ships", "settle", round=5) == "place rebel_outpost"
    assert placed(hand, "old_earth", "settle", round=5) == "place terraformed_world"


def test_late_in_the_game_points_count_and_not_powers():
    nearly = "old_earth gem_world spice_world comet_zone mining_world new_vinland artist_colony"
    hand = "drop_ships terraformed_world " + money(5)
    late = {"pool": 2, "round": 12, "options": {"set": "base"}}
    assert placed(hand, nearly, "settle", **late) == "place terraformed_world"
    assert placed("investment_credits diversified_economy " + money(4, "investment_credits"),
                  nearly, "develop", **late) == "place diversified_economy"  # fmt: skip


ELEVEN = (
    "old_earth export_duties investment_credits deficit_spending interstellar_bank public_works "
    "genetics_lab mining_robots space_marines new_military_tactics colony_ship"
)


def ending(chips):
    """With eleven cards, and one that costs nothing; the other seat has so many chips."""
    them = side("", "new_sparta", chips=chips)
    s = table(side("refugee_world", ELEVEN), them, round=12, pool=20)
    return choice(act(s, "settle"))


def test_who_is_ahead_ends_the_game_and_who_is_behind_does_not():
    assert ending(0) == "place refugee_world"
    assert ending(60) == "none"


# -------------------------------------------------------------------------------- paying
def test_the_least_useful_cards_pay():
    """Cards that lie in the tableau already, and worlds that are out of reach."""
    hand = "merchant_guild export_duties rebel_homeworld lost_alien_battle_fleet galactic_resort"
    s = act(table(side(hand, "old_earth export_duties gem_world comet_zone"), round=5), "settle")
    paid = answers(s)
    assert paid[0] == "place galactic_resort"
    assert paid[1:] == ["pay export_duties", "pay lost_alien_battle_fleet", "pay rebel_homeworld"]


def settling(hand, tableau, world, **fields):
    """What the bot does after it has placed this world."""
    s = act(table(side(hand + " " + world, tableau), round=4, **fields), "settle")
    by(s, 0, f"place {world}")
    return answers(s)


def test_doomed_world_is_left_for_a_dear_world():
    assert settling(money(6), "doomed_world", "terraformed_world")[0] == "place_free doomed_world"


def test_colony_ship_is_kept_if_the_world_is_cheap():
    assert settling(money(4), "old_earth colony_ship", "artist_colony")[0] == "pay_cost"
    dear = settling(money(6), "old_earth colony_ship", "terraformed_world")
    assert dear[0] == "place_free colony_ship"


def test_mercenaries_are_hired_before_tactics_are_spent():
    tableau = "new_sparta space_mercenaries new_military_tactics"
    found = settling(money(3), tableau, "malevolent_lifeforms")
    assert found[0] == "use space_mercenaries"
    assert [words.split()[0] for words in found[1:]] == ["arm", "done"]  # one is enough


def test_mercenaries_help_to_conquer_a_peaceful_world():
    """One card becomes the military that Imperium Cloaking Technology still needs."""
    tableau = "old_earth imperium_cloaking_technology space_mercenaries"
    s = act(table(side("distant_world " + money(2), tableau), options=BRINK, round=4), "settle")
    assert [words.split()[0] for words in answers(s)] == ["place", "arm", "done"]


def test_a_world_does_not_help_to_conquer_itself():
    """Three military against five: the two of the world do not count yet."""
    tableau = "new_sparta space_mercenaries new_military_tactics"
    s = act(table(side(money(3) + " lost_alien_warship", tableau), round=4), "settle")
    by(s, 0, "place lost_alien_warship")
    assert choice(s) == "use space_mercenaries"
    assert [words.split()[0] for words in answers(s)] == ["use", "arm", "arm"]


def test_nothing_is_discarded_in_vain():
    quirks = {"options": {"engine_quirks": True}}
    tableau = "new_sparta new_military_tactics colony_ship"
    assert settling(money(3), tableau, "rebel_miners", **quirks)[0] == "conquer"
    assert settling(money(3), tableau, "artist_colony", **quirks)[0] == "pay_cost"
