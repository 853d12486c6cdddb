"""A position for each question, and random games."""

from starfelt.core.rng import fast
from tests.cards.race_for_the_galaxy.table import GAME, act, by, play, side, table

FIVE = "space_marines drop_ships gem_world spice_world export_duties"
TWELVE = (
    f"{FIVE} new_earth rebel_base comet_zone space_port distant_world mining_world plague_world"
)


def alone(cards, tableau, action, *answers, **fields):
    """The first seat does something; the other one has no cards."""
    s = table(side(cards, tableau), side("", "separatist_colony"), **fields)
    return play(act(s, action), *answers)


def both(cards, action, *answers):
    """Both are asked at once; these are answers of the second seat."""
    other = side("colony_ship rebel_miners public_works", "new_sparta")
    s = table(side(cards, "old_earth"), other, coming=TWELVE if cards == "" else "")
    return by(act(s, action), 1, *answers)


def started():
    s = GAME.start(2, 3)
    for seat in (0, 1):  # a card is picked, and another is to be
        s.answer(seat, s.legal(seat)[0])
    return s


#: For each question a position in which the first seat is asked it.
MIDWAY = {
    "discard_at_start": started(),
    "choose_action": by(table(side(FIVE, "old_earth"), side("", "new_sparta")), 1,
                        "choose settle"),
    "keep_drawn": play(both("", "explore_one"), "keep gem_world"),
    "place_development": both(FIVE, "develop", "place colony_ship"),
    "pay_development": play(both(FIVE, "develop", "place colony_ship"), "place drop_ships",
                            "pay gem_world"),
    "place_world": both(FIVE, "settle", "place rebel_miners"),
    "how_to_settle": alone("rebel_fuel_cache gem_world", "new_sparta contact_specialist",
                           "settle", "place rebel_fuel_cache", options={"goals": False}),
    "pay_world": alone(FIVE, "old_earth", "settle", "place gem_world", "pay spice_world"),
    "arm": alone(f"avian_uplift_race {FIVE}", "old_earth space_mercenaries", "settle",
                 "place avian_uplift_race"),
    "place_second": alone(f"refugee_world {FIVE}", "old_earth improved_logistics", "settle",
                          "place refugee_world"),
    "sell_which": alone("", "old_earth gem_world+good comet_zone+good", "consume_trade"),
    "use_power": alone("", "old_earth outlaw_world gem_world+good comet_zone+good",
                       "consume_twice"),
    "discard_for_chips": alone(FIVE, "old_earth deficit_spending", "consume_twice",
                               "discard space_marines"),
    "consume_good": alone("", "old_earth gem_world+good comet_zone+good spice_world+good",
                          "consume_twice", "consume comet_zone"),
    "name_number": alone("", "old_earth gambling_world", "consume_twice"),
    "which_windfall": alone("", "old_earth asteroid_belt pre_sentient_race mining_robots "
                            "radioactive_world", "produce"),
    "use_next": alone(FIVE, "damaged_alien_factory research_labs", "produce"),
    "pay_to_produce": alone(FIVE, "damaged_alien_factory", "produce"),
    "discard_to_limit": alone(TWELVE, "old_earth", "consume_twice", "discard gem_world"),
}  # fmt: skip
MIDWAY_ALL = list(MIDWAY.items())


def random_game(seed, options, seats):
    """The states of a random game whose players like to place and to use cards."""
    rng = fast(seed)
    s = GAME.start(seats, seed, options, make=0)
    while True:
        yield s
        if s.is_over():
            return
        seat = s.asked()[rng.below(len(s.asked()))]
        legal = s.legal(seat)
        bold = [a for a in legal if GAME.action(a).verb in ("place", "use", "gamble", "place_free")]
        legal = bold if bold and rng.below(4) else legal
        s.answer(seat, legal[rng.below(len(legal))])
