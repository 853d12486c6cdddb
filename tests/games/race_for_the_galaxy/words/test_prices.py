"""The choices of Race for the Galaxy: they say what they cost and bring, and it is so."""

import random
from collections import Counter
from typing import Any

from starfelt.core.game import Action
from starfelt.games.race_for_the_galaxy.notation.steps_in_views import RaceQuestion
from starfelt.games.race_for_the_galaxy.rules import develop
from starfelt.games.race_for_the_galaxy.rules.consume import trade
from starfelt.games.race_for_the_galaxy.rules.powers.designs import CARDS, KEYS
from starfelt.games.race_for_the_galaxy.rules.powers.powers import KINDS
from starfelt.games.race_for_the_galaxy.rules.settle import offers, takeovers
from starfelt.games.race_for_the_galaxy.words.prices import table_facts
from starfelt.words.text import Text
from tests.games.race_for_the_galaxy.words.rare import OTHER, attack, boosted, chosen
from tests.words.wanted import GAMES

GAME = "race_for_the_galaxy"
RACE = GAMES[GAME]
NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve", "Fay"]
# what some choices end with
SNEAK = "when you have placed a world you may discard this card to conquer a military world as well"
LESS = "your development costs 2 less again"
GOODS = "(or 0, by giving up goods)"
GENES = "you may discard a Genes good: the world that you pay for costs 3 less"
ALLIANCE = (
    "takeover: a military world of a player who has an Imperium card, "
    "with +2 military for each of your Rebel military worlds"
)


def choices(document: dict[str, Any], *before: Action) -> list[str]:
    """What the first seat reads in this position, after these answers of its own."""
    s = RACE.read(document)
    for action in before:
        s.answer(0, next(act for act in s.legal(0) if RACE.action(act) == action))
    view = RACE.view(s, 0)
    (question,) = [question for question in view.asked if question.seat == 0]
    acts = [RACE.action(action) for action in s.legal(0)]
    return [Text("en").option(GAME, action, question, NAMES, view) for action in acts]


def settling(world: str) -> list[str]:
    side = {
        "tableau": ["new_sparta", "contact_specialist", "colony_ship"],
        "hand": ["gem_world", "spice_world", "new_survivalists", world],
    }
    return choices(chosen("settle", side), Action("place", world))


def test_choices_say_what_they_cost_and_bring() -> None:
    assert settling("comet_zone") == [
        "Pay 3 cards for Comet Zone",
        "Discard Colony Ship: Comet Zone costs nothing",
    ]
    assert settling("rebel_fuel_cache") == [
        "Conquer Rebel Fuel Cache (military 1 against defence 1)",
        "Discard Colony Ship: Rebel Fuel Cache costs nothing",
        "Place Rebel Fuel Cache for nothing by Contact Specialist",
    ]
    hand = ["drop_ships", "comet_zone", "rebel_miners", "gem_world", "export_duties", "spice_world"]
    side = {"tableau": ["new_sparta", "investment_credits"], "hand": hand}
    assert choices(chosen("develop", side)) == [
        "Place nothing",
        "Place Export Duties for nothing",
        "Place Drop Ships for 2 cards",
    ]
    assert choices(chosen("settle", side)) == [
        "Place nothing",
        "Place Gem World for 2 cards",
        "Place Comet Zone for 3 cards",
        "Place Rebel Miners (defence 2, your military 2)",
        "Place Spice World for 2 cards",
    ]
    goods = [None, "comet_zone", "spice_world"]
    seller = {"tableau": ["alpha_centauri", "pirate_world", "gem_world"], "goods": goods}
    assert choices(chosen("consume_trade", seller)) == [
        "Sell the good of Gem World (Novelty) for 2 cards",
        "Sell the good of Pirate World (Novelty) for 5 cards",
    ]


def test_choices_read_well_where_no_table_is_in_sight() -> None:
    text = Text("en")
    for action, step, said in (
        (Action("choose", "develop"), "choose_action", "Develop: your development costs 1 less"),
        (Action("choose_two", "develop", "settle"), "choose_action", "Develop and Settle"),
        (Action("choose_two", "settle", "settle_again"), "choose_action", "Settle twice"),
        (Action("choose_two", "develop", "settle_again"), "choose_action",
         "Develop and Settle (second card)"),
        (Action("place", "gem_world"), "place_world", "Place Gem World (cost 2)"),
        (Action("place", "rebel_base"), "place_second", "Place Rebel Base (defence 6)"),
        (Action("use", "new_military_tactics"), "how_to_settle",
         "Use New Military Tactics: you may discard this card: +3 military for this phase"),
        (Action("use", "colony_ship"), "how_to_settle", "Discard Colony Ship in vain"),
        (Action("use", "rebel_sneak_attack"), "use_to_settle",
         f"Use Rebel Sneak Attack: {SNEAK}"),
        (Action("look_for", "six"), "name_category",
         "Look for a six-cost development with “?” VP"),
        (Action("boost_second", "develop", "develop_again"), "choose_action",
         f"Develop twice, the second time with the prestige card ({LESS})"),
        (Action("prevent", number=2), "prevent_takeover", "Prevent attempt 2"),
        (Action("use", "gambling_world"), "use_power",
         "Use Gambling World: consume 1 good for 1 VP"),
        (Action("consume", "hive_world"), "consume_good",
         "Consume the good of Hive World (Genes)"),
        (Action("name", number=7), "name_number", "7"),
        (Action("none"), "place_world", "Place nothing"),
        (Action("keep", "drop_ships"), "keep_drawn", "Keep Drop Ships (Dev 4/2)"),
    ):  # fmt: skip
        assert text.option(GAME, action, RaceQuestion(step, 0), NAMES) == said


def test_choices_of_the_last_sets_say_what_they_cost_and_bring() -> None:
    side = {"tableau": ["new_sparta", "imperium_cloaking_technology", "lifeforms_inc"],
            "goods": [None, None, "plague_world"], "hand": ["comet_zone", "gem_world"]}  # fmt: skip
    assert choices(chosen("settle", side)) == [
        "Place nothing",
        f"Place Gem World for 2 cards {GOODS} (or by conquest: defence 0, your military 2)",
        f"Place Comet Zone for 3 cards {GOODS} (or by conquest: defence 1, your military 2)",
    ]
    assert choices(chosen("settle", side), Action("place", "comet_zone")) == [
        f"Use Lifeforms, Inc.: {GENES}",
        "Discard Imperium Cloaking Technology to conquer Comet Zone (military 2 against defence 1)",
    ]
    side = {"tableau": ["old_earth", "r_d_crash_program"], "hand": ["drop_ships", "gem_world"]}
    assert choices(chosen("develop", side))[1] == (
        "Place Drop Ships for 3 cards (or 0, by giving up cards or goods)"
    )
    prestige = {**OTHER, "prestige": 1}
    document = {"game": GAME, "rules": RACE.rules, "seats": 2,
                "players": [prestige, {"tableau": ["new_sparta"]}]}  # fmt: skip
    assert choices(document)[-1] == (
        "Produce with the prestige card (1 prestige): a good on one of your windfall worlds as "
        "well; a good on a second windfall world, and draw 3 cards"
    )
    oort = {"tableau": ["trade_league", "alien_oort_cloud_refinery"], "goods": [None, "gem_world"]}
    assert choices(chosen("consume_trade", oort)) == [
        "Novelty: 3 cards",
        "Rare Elements: 4 cards",
        "Genes: 5 cards",
        "Alien Technology: 6 cards",
    ]


def test_choices_of_takeovers_say_whom_they_strike_and_how_strong_they_are() -> None:
    seat = {"tableau": ["new_sparta", "imperium_seat", "rebel_alliance", "rebel_fuel_cache"]}
    owner = {"tableau": ["old_earth", "rebel_base", "imperium_troops"]}
    assert choices(chosen("settle", seat, owner)) == [
        "Take over nothing",
        "Try to take over Rebel Base of Ben (5 against 8)",
    ]
    assert choices(attack("rebel_base", seat, owner)) == [
        "By Imperium Seat (3 against 8): takeover: a Rebel military world of another player",
        f"By Rebel Alliance (5 against 8): {ALLIANCE}",
    ]
    belli = {"tableau": ["new_sparta", "interstellar_casus_belli"], "prestige": 1}
    council = {"tableau": ["rebel_fuel_cache", "pan_galactic_security_council"], "prestige": 1}
    s = RACE.read(attack("rebel_fuel_cache", belli, council))
    view = RACE.view(s, 1)
    acts = [RACE.action(act) for act in s.legal(1)]
    assert [Text("en").option(GAME, act, view.asked[0], NAMES, view) for act in acts] == [
        "Prevent nothing",
        "Prevent attempt 1: Ann against Ben, Rebel Fuel Cache",
    ]


# ------------------------------------------------------------------ the numbers are the rules'
def numbers_by_the_rules(s: Any, seat: int, action: Action, question: RaceQuestion) -> Any:
    """What the rules themselves say of a choice, for the true state."""
    p = s.players[seat]
    card = KEYS.get(action.card or "", -1)
    if action.verb in ("sell", "as_kind"):
        return price_by_the_rules(s, seat, action, question)
    if action.verb == "attack":
        owner = takeovers.owner_of(s, card)
        return {"defence": offers.strength(s.players[owner], card) + CARDS[card].cost}
    if question.step == "place_development" and action.verb == "place":
        return {"price": develop.price(s, seat, card)}
    if action.verb == "place":
        strength = offers.strength(p, card)
        return {"price": offers.peaceful_cost(s, seat, card, 0), "strength": strength}
    return None


def price_by_the_rules(s: Any, seat: int, action: Action, question: RaceQuestion) -> Any:
    if question.step == "produce_as_kind":
        return None
    sale = trade.SALES.index(question.sale)
    if action.verb == "as_kind":
        world, kind = trade.wild_world(s.players[seat]), KINDS.index(action.card or "")
    else:
        world, kind = KEYS[action.card or ""], CARDS[KEYS[action.card or ""]].kind
    wild = KINDS.index("wild")
    kinds = range(1, wild) if kind == wild else [kind]
    return {"price": max(trade.price_of(s, seat, world, kind, sale) for kind in kinds)}


def test_the_numbers_of_choices_are_those_of_the_rules() -> None:
    """Along a few games; of each view only what it tells is known."""
    compared: Counter[str] = Counter()
    for number, (seats, options) in enumerate(
        ((2, {"two_actions": True}), (3, {}), (4, {"set": "rebel_vs_imperium"}))
    ):
        chance = random.Random(number)  # noqa: S311
        s = RACE.start(seats, number, options)
        for _ in range(250):
            if s.is_over():
                break
            compare_numbers(s, chance.choice(s.asked()), compared)
            seat = chance.choice(s.asked())
            s.answer(seat, chance.choice(s.legal(seat)))
    steps = ("place_development", "place_world", "sell_which")
    assert min(compared[step] for step in steps) > 3, compared


def compare_numbers(s: Any, seat: int, compared: Counter[str]) -> None:
    view = RACE.view(s, seat)
    (question,) = [question for question in view.asked if question.seat == seat]
    for action in map(RACE.action, s.legal(seat)):
        wanted = numbers_by_the_rules(s, seat, action, question)
        if wanted is not None:
            told = table_facts(Text("en"), action, question, view, NAMES)
            assert {**told, **wanted, "sight": "yes"} == told
            compared[question.step] += 1


def test_a_prestige_bonus_lowers_the_prices_that_are_told() -> None:
    side = {"tableau": ["old_earth"], "hand": ["new_earth", "drop_ships", "gem_world"]}
    assert choices(boosted("settle", side))[1:] == [
        "Place Gem World for nothing",
        "Place New Earth for 2 cards",
    ]
    assert choices(boosted("develop", side))[1:] == ["Place Drop Ships for 1 card"]
