"""A position for each question, and random games."""

from collections.abc import Iterator
from typing import Any

from starfelt.core.options import Options
from starfelt.core.rng import fast
from starfelt.games.race_for_the_galaxy.game import GAME
from starfelt.games.race_for_the_galaxy.rules.state import Race
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    STORM,
    act,
    by,
    options_of,
    play,
    side,
    step,
    table,
)

FIVE = "space_marines drop_ships gem_world spice_world export_duties"
TWELVE = (
    f"{FIVE} new_earth rebel_base comet_zone space_port distant_world mining_world plague_world"
)


def alone(cards: str, tableau: str, action: str, *answers: str, **fields: Any) -> Race:
    """The first seat does something; the other one has no cards."""
    s = table(side(cards, tableau), side("", "separatist_colony"), **fields)
    return play(act(s, action), *answers)


def both(cards: str, action: str, *answers: str) -> Race:
    """Both are asked at once; these are answers of the second seat."""
    other = side("colony_ship rebel_miners public_works", "new_sparta")
    s = table(side(cards, "old_earth"), other, coming=TWELVE if cards == "" else "")
    return by(act(s, action), 1, *answers)


def started() -> Race:
    s = GAME.start(2, 3, STORM)
    for seat in (0, 1):  # a card is picked, and another is to be
        s.answer(seat, s.legal(seat)[0])
    return s


def choosing_start(seed: int, *answers: str) -> Race:
    """Each seat has a red and a blue start world to choose from; answers of the first one."""
    s = GAME.start(2, seed)
    by(s, 1, options_of(s, seat=1)[0])
    for _ in range(2):
        by(s, 1, options_of(s, seat=1)[0])
    for words in answers:
        by(s, 0, next(option for option in options_of(s, seat=0) if option.startswith(words)))
    return s


def attacked(
    tableau: str,
    *answers: str,
    hand: str = "",
    theirs: str = "",
    theirs_hand: str = "",
    **fields: Any,
) -> Race:
    """The first seat may declare a takeover against the other one."""
    mine = side(hand, tableau, prestige=fields.pop("prestige", 0))
    other = side(theirs_hand, theirs, prestige=fields.pop("their_prestige", 0))
    s = act(table(mine, other, options=BRINK, **fields), "settle")
    while step(s) == "place_world":
        play(s, "none")
    return play(s, *answers)


def boosted(cards: str, tableau: str, action: str, *answers: str, **fields: Any) -> Race:
    """The first seat has the prestige bonus of an action."""
    s = table(side(cards, tableau, prestige=2), options=BRINK, **fields)
    return play(act(s, f"boost {action}", "produce"), *answers)


def prevented() -> Race:
    """The other seat attacks; the first one may prevent it."""
    s = table(
        side("", "new_sparta pan_galactic_security_council rebel_miners", prestige=1),
        side("", CASUS_BELLI, prestige=2),
        options=BRINK,
    )
    return play(act(s, "settle"), "attack rebel_miners")


def defended() -> Race:
    """The other seat attacks with enough military; the first one may have more."""
    s = table(
        side(FIVE, "old_earth space_mercenaries rebel_miners"),
        side("", "new_sparta interstellar_casus_belli expedition_force", prestige=2),
        options=BRINK,
    )
    return play(act(s, "settle"), "none", "attack rebel_miners")


CASUS_BELLI = "separatist_colony interstellar_casus_belli imperium_invasion_fleet"
INVADED = "new_sparta rebel_miners rebel_underground"
COMING = "new_earth alien_robot_sentry"
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
    # what the later sets ask
    "choose_start": choosing_start(18),
    "save_at_start": choosing_start(18, "keep galactic_scavengers", "discard", "discard"),
    "name_category": act(table(side(FIVE, "old_earth"), options=BRINK), "search", "settle"),
    "take_found": play(act(table(side(FIVE, "old_earth"), options=BRINK, coming=COMING), "search",
                           "settle"), "look_for alien_world"),
    "discard_for_prestige": alone(FIVE, "old_earth alien_departure_point", "explore_one"),
    "discard_mixed": alone("colony_ship public_works", "old_earth information_hub",
                           "explore_five", "discard public_works", coming=TWELVE),
    "discard_before_develop": alone(FIVE, "old_earth information_hub galactic_power_brokers",
                                    "develop", "discard gem_world"),
    "how_to_develop": alone(FIVE, "old_earth r_d_crash_program", "develop", "place drop_ships"),
    "spend_good": alone(FIVE, "old_earth golden_age_of_terraforming comet_zone+good "
                        "rebel_miners+good", "develop", "place drop_ships",
                        "use golden_age_of_terraforming"),
    "save_paid": alone(FIVE, "galactic_scavengers", "develop", "place drop_ships",
                       "pay gem_world", "pay export_duties", "pay spice_world"),
    "discard_after_settle": alone(FIVE, "old_earth imperium_fuel_depot", "settle",
                                  "place gem_world", "pay spice_world", "pay drop_ships"),
    "use_to_settle": alone(f"refugee_world {FIVE}", "old_earth improved_logistics "
                           "terraforming_engineers", "settle", "place refugee_world"),
    "place_by_sneak": alone(f"refugee_world rebel_miners {FIVE}", "old_earth rebel_sneak_attack",
                            "settle", "place refugee_world"),
    "replace_world": alone(f"refugee_world {FIVE}", "old_earth dying_colony "
                           "terraforming_engineers", "settle", "none"),
    "place_better": alone(f"refugee_world {FIVE}", "old_earth dying_colony "
                          "terraforming_engineers", "settle", "none", "replace dying_colony"),
    "declare_takeover": attacked(CASUS_BELLI, prestige=2, theirs=INVADED),
    "takeover_by": attacked(f"{CASUS_BELLI} imperium_seat", "attack rebel_miners", prestige=2,
                            theirs=INVADED),
    "reinforce_attack": attacked(f"{CASUS_BELLI} space_mercenaries", "attack rebel_miners",
                                 prestige=2, hand=FIVE, theirs=INVADED),
    "prevent_takeover": prevented(),
    "defend": defended(),
    "sell_as_kind": alone("", "old_earth alien_oort_cloud_refinery+good trade_league",
                          "consume_twice", "use trade_league"),
    "discard_set": alone(FIVE, "old_earth pan_galactic_security_council", "consume_twice",
                         "discard gem_world"),
    "cash_in": boosted(FIVE, "old_earth", "consume_trade", "discard gem_world"),
    "ante": alone(FIVE, "old_earth new_gambling_world", "consume_twice"),
    "keep_prize": alone(FIVE, "old_earth new_gambling_world", "consume_twice",
                        "stake space_marines", coming="rebel_base new_earth"),
    "produce_as_kind": alone("", "old_earth alien_oort_cloud_refinery", "produce"),
}  # fmt: skip
MIDWAY_ALL = list(MIDWAY.items())


def random_game(seed: int, options: Options, seats: int) -> Iterator[Race]:
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
