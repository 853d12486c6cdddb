"""Six-cost developments, and Federation Capital: what each counts, card by card."""

import pytest

from starfelt.games.race_for_the_galaxy.rules.player import new_player
from starfelt.games.race_for_the_galaxy.rules.powers.designs import KEYS
from starfelt.games.race_for_the_galaxy.rules.round.scoring import sixes
from tests.games.race_for_the_galaxy.rules.facts import CARDS, KINDS, OF_CODE, SETS, powers
from tests.games.race_for_the_galaxy.rules.table import BRINK, GAME, act, play, side, step, table

SIXES = [key for key, facts in CARDS.items() if facts["lines"]]
#: Lines that count no cards.
NO_CARDS = {"TOTAL_MILITARY", "NEGATIVE_MILITARY", "THREE_VP", "PRESTIGE", "KIND_GOOD"}
OORT = "alien_oort_cloud_refinery"


def is_trade(codes):
    return codes == ["NO_TRADE"] or (codes[0].startswith("TRADE_") and codes[0] != "TRADE_ACTION")


def has_power(key, phase):
    """Trading is apart from consuming."""
    if phase in ("TRADE", "CONSUME"):
        return any(is_trade(codes) == (phase == "TRADE") for codes, *_ in powers(key, "consume"))
    return bool(powers(key, phase.lower()))


def counts(key, code, name="", wild="novelty"):
    """Does a line count this card, by the facts, the world of any kind being of this one?"""
    facts = CARDS[key]
    first, _, last = code.partition("_")
    if last in ("PRODUCTION", "WINDFALL"):
        kind = wild if facts["kind"] == "any" else facts["kind"]
        return (facts["type"], kind) == (last.lower(), OF_CODE[first])
    if last == "FLAG":
        return first.lower() in facts["keywords"]
    world = facts["type"] != "development"
    military = facts["military"]
    if last in ("EXPLORE", "TRADE", "CONSUME"):
        return world == (first == "WORLD") and has_power(key, last)
    return {
        "NAME": key == name,
        "MILITARY": military,
        "REBEL_MILITARY": military and "rebel" in facts["keywords"],
        "WORLD": world,
        "DEVEL": not world,
        "SIX_DEVEL": not world and facts["cost"] == 6,
    }.get(code, False)


def worth_as(six, key, wild):
    fitting = [line[0] for line in CARDS[six]["lines"] if counts(key, *line[1:], wild=wild)]
    return fitting[0] if fitting else 0


def worth(six, key):
    """What a card adds to a six-cost development: for the first line that counts it."""
    kinds = KINDS if CARDS[key]["kind"] == "any" else KINDS[:1]
    return max(worth_as(six, key, kind) for kind in kinds)


def military(*tableau):
    """Total military by the facts."""
    keywords = [word for key in tableau for word in CARDS[key]["keywords"]]
    times = {
        "EXTRA_MILITARY": 1,
        "EXTRA_MILITARY|PER_MILITARY": sum(CARDS[key]["military"] for key in tableau),
        "EXTRA_MILITARY|PER_CHROMO": keywords.count("chromo"),
        "EXTRA_MILITARY|IF_IMPERIUM": int("imperium" in keywords),
    }
    return sum(
        value * times.get("|".join(codes), 0)
        for key in tableau
        for codes, value, _ in powers(key, "settle")
    )


def besides(six, *tableau):
    """What a six-cost development counts beside cards, with no chips and no prestige."""
    kinds = len({CARDS[key]["kind"] for key in tableau} - {None})
    each = {
        "TOTAL_MILITARY": military(*tableau),
        "NEGATIVE_MILITARY": -military(*tableau),
        "KIND_GOOD": (0, 1, 3, 6, 10)[min(kinds, 4)],
    }
    return sum(each.get(line[1], 0) for line in CARDS[six]["lines"])


def expected(six, *tableau):
    return sum(worth(six, key) for key in tableau) + besides(six, *tableau)


def points(six, tableau, **fields):
    s = table(side("", tableau, **fields), options=BRINK if "prestige" in fields else None)
    return GAME.view(s, 0).seats[0].sixes[six]


def counted(six, *tableau):
    """The same without a table around it, for it is quicker."""
    p = new_player()
    for key in tableau:
        p.lay(KEYS[key])
    p.put_to_work()
    return dict(sixes(p))[KEYS[six]]


def meet(one, other):
    """Is there a set that has both cards?"""
    return any(CARDS[one]["copies"][short] and CARDS[other]["copies"][short] for short in SETS)


@pytest.mark.parametrize("six", SIXES)
def test_what_each_design_is_worth(six):
    """R13.4, R13.5, R13.14, R13.15: alone with it in a tableau; itself counts too where it
    fits."""
    assert points(six, six) == counted(six, six) == expected(six, six)
    for key in CARDS:
        if key != six and meet(six, key):
            assert counted(six, six, key) == expected(six, six, key), key


@pytest.mark.parametrize("six", SIXES)
def test_several_cards_add_up(six):
    """R13.4, R14.2: every card of a tableau counts for every six-cost development in it."""
    line_up = [key for key in CARDS if worth(six, key) and meet(six, key) and key != OORT][-9:]
    tableau = " ".join([six, *(key for key in line_up if key != six)])
    if six == "new_galactic_order":
        assert points(six, f"{six} new_sparta drop_ships empath_world") == 2 + 2 + 3 - 1
    elif line_up:
        assert points(six, tableau) == expected(six, *tableau.split()) > 0
    else:
        assert {line[1] for line in CARDS[six]["lines"]} <= NO_CARDS


@pytest.mark.parametrize(
    ("chips", "thirds"), [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (26, 8)]
)
def test_galactic_renaissance_counts_three_chips_as_one(chips, thirds):
    """R13.5"""
    assert points("galactic_renaissance", "galactic_renaissance", chips=chips) == thirds


def test_new_galactic_order_counts_military_that_may_be_negative():
    """R13.5"""
    tableau = "new_galactic_order contact_specialist pan_galactic_league empath_world refugee_world"
    assert points("new_galactic_order", tableau) == 2 - 4


@pytest.mark.parametrize(
    ("six", "card", "first", "other"),
    [
        ("pan_galactic_league", "avian_uplift_race", 2, 1),
        ("alien_tech_institute", "alien_robotic_factory", 3, 2),
        ("alien_tech_institute", "deserted_alien_outpost", 2, 2),
        ("galactic_survey_seti", "doomed_world", 2, 1),
        ("galactic_federation", "merchant_guild", 2, 1),
        ("galactic_imperium", "rebel_miners", 2, 1),
        ("imperium_seat", "imperium_fuel_depot", 2, None),
        ("rebel_alliance", "rebel_miners", 2, 1),
        ("uplift_code", "avian_uplift_race", 3, 2),
        ("galactic_bankers", "interstellar_bank", 2, 1),
        ("prospecting_guild", "comet_zone", 2, 1),
        ("golden_age_of_terraforming", "terraforming_guild", 2, 1),
        ("universal_peace_institute", "pan_galactic_mediator", 2, None),
        ("pan_galactic_hologrid", "expanding_colony", 2, None),
        ("alien_cornucopia", "alien_burial_site", 2, 1),
    ],
)
def test_a_card_counts_once_for_the_first_line(six, card, first, other):
    """R13.4"""
    fitting = [line[0] for line in CARDS[six]["lines"] if counts(card, *line[1:])]
    assert fitting[:2] == [first, *([other] if other else fitting[1:2])]
    more = besides(six, six, card) - besides(six, six)
    assert points(six, f"{six} {card}") - points(six, six) == first + more


@pytest.mark.parametrize(
    ("tableau", "worth"),
    [
        ("pan_galactic_mediator", 2 + 3),
        ("pan_galactic_mediator psi_crystal_world empath_world", 2 + 5),
        ("drop_ships new_sparta", 1 - 3),
        ("imperium_planet_buster", -1),
    ],
)
def test_universal_peace_institute_counts_military_below_nothing(tableau, worth):
    """R13.15: military above it costs points."""
    six = "universal_peace_institute"
    assert points(six, f"{six} {tableau}") == worth


@pytest.mark.parametrize("number", range(5))
def test_galactic_exchange_counts_kinds_of_worlds(number):
    """R13.15: each kind once; a world of any kind is one that is missing, if one is."""
    six = "galactic_exchange"
    worlds = ["gem_world", "comet_zone", "empath_world", "alien_robot_sentry"][:number]
    twice = ["spice_world", "mining_world", "hive_world", "lost_alien_warship"][:number]
    tableau = " ".join([six, *worlds, *twice])
    assert points(six, tableau) == (0, 1, 3, 6, 10)[number]
    assert points(six, f"{tableau} {OORT}") == (1, 3, 6, 10, 10)[number]
    assert points(six, f"{tableau} diversified_economy") == (0, 1, 3, 6, 10)[number] + 3


@pytest.mark.parametrize("six", ["federation_capital", "pan_galactic_affluence"])
def test_each_prestige_counts_once_more(six):
    """R13.15, R11.1: beside the point that it is itself."""
    for prestige in (0, 1, 7):
        assert points(six, six, prestige=prestige) == prestige
    s = table(side("", six, prestige=4), options=BRINK)
    assert s.score(0) == 4 + 4 + CARDS[six]["points"]


def test_the_world_of_any_kind_is_of_the_kind_that_is_worth_most():
    """R13.6: one kind for all six-cost developments together."""
    three = "pan_galactic_hologrid prospecting_guild pan_galactic_league"
    s = table(f"new_sparta {three} {OORT}")
    with_oort = GAME.view(s, 0).seats[0].sixes
    without = GAME.view(table(f"new_sparta {three}"), 0).seats[0].sixes
    more = {six: with_oort[six] - without[six] for six in with_oort}
    assert more == {"pan_galactic_hologrid": 1, "prospecting_guild": 1, "pan_galactic_league": 2}
    s = table(f"new_sparta free_trade_association pan_galactic_hologrid {OORT}")
    assert GAME.view(s, 0).seats[0].sixes["pan_galactic_hologrid"] == 1 + 2


def test_the_world_of_any_kind_counts_before_it_works():
    """R13.6: it was placed in this phase."""
    mine = side(f"{OORT} gem_world", "new_sparta mining_league imperium_fuel_depot")
    s = play(act(table(mine), "settle"), f"place {OORT}")
    assert step(s) == "discard_after_settle"
    assert GAME.view(s, 0).seats[0].sixes == {"mining_league": 2 + 1}  # of the rare kind


def test_printed_points_may_be_negative():
    """R13.2: Doomed World and Ravaged Uplift World cost a point each."""
    s = table("doomed_world ravaged_uplift_world", "new_sparta")
    assert (s.score(0), s.score(1)) == (-2, 1)


def test_score_is_made_of_its_parts():
    """R14.2, R13.2, R11.1: chips, prestige, printed points, six-cost developments and goals;
    Doomed World costs a point."""
    tableau = "doomed_world merchant_guild artist_colony hive_world"
    s = table(side("", tableau, chips=7, prestige=2), goals="galactic_status:0", options=BRINK)
    seat = GAME.view(s, 0).seats[0]
    assert seat.sixes == {"merchant_guild": 4} and seat.goals == 3
    assert seat.score == 7 + 2 + (-1 + 0 + 1 + 2) + 4 + 3
