"""The rules of thumb for Race for the Galaxy: their accounts, and how often they win."""

import pytest

import starfelt
from starfelt.arena.simulate import derived, simulate
from starfelt.bots import Seat, make
from starfelt.core.rng import FAST, fast
from starfelt.games.race_for_the_galaxy.bot.accounts import side_of
from starfelt.games.race_for_the_galaxy.bot.card_values import ROWS
from starfelt.games.race_for_the_galaxy.bot.consuming import Rates, consumed
from starfelt.games.race_for_the_galaxy.rules.consume.trade import FULL, price_of
from starfelt.games.race_for_the_galaxy.rules.powers.designs import KEYS
from starfelt.games.race_for_the_galaxy.rules.powers.powers import WILD
from starfelt.games.race_for_the_galaxy.rules.settle.offers import strength
from tests.games.race_for_the_galaxy.bot.greedy import GreedyRace
from tests.games.race_for_the_galaxy.rules.table import act, side, table

GAME = starfelt.load("race_for_the_galaxy")
STORM = {"set": "gathering_storm"}
REBELS = {"set": "rebel_vs_imperium"}
TABLES = [
    (2, {"set": "base"}),
    (2, {"set": "base", "two_actions": True}),
    (2, {**STORM, "two_actions": True, "engine_quirks": True}),
    (5, STORM),
    (2, REBELS),
    (3, {**REBELS, "takeovers": False}),
    (6, REBELS),
    (2, {}),
    (2, {"two_actions": True}),
    (2, {"two_actions": True, "engine_quirks": True}),
    (3, {"engine_quirks": True}),
    (4, {"goals": False, "leader_card": "always"}),
    (6, {"takeovers": False}),
]


def play(bots, seed, options):
    s = GAME.start(len(bots), seed, options, FAST)
    while not s.is_over():
        seat = s.asked()[0]
        s.answer(seat, bots[seat].choose(Seat(GAME, s, seat)))
        yield s


# -------------------------------------------------------------------------------- accounts
def agrees(s, seat):
    """Do a side's accounts agree with the rules' own, once the phase is over?"""
    t, shown = s.clone(), GAME.view(s, -1).seats[seat]
    p = t.players[seat]
    side = side_of(p)
    p.end_phase()
    assert list(side.sums) == list(p.sums)
    for name, row in ROWS.items():
        if row.military:
            assert side.strength(row) == strength(p, KEYS[name])
        if row.kind and row.kind != WILD and "consume_trade +" not in shown.actions:
            price = side.prices()[row.kind - 1] + row.own_price
            assert price == price_of(t, seat, KEYS[name], row.kind, FULL)
    points = side.points + side.six_points()
    assert points == shown.score - shown.chips - shown.goals - shown.prestige


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (4, 8)])
def test_a_side_adds_up_as_the_rules_do(seats, seed):
    bots = [make("thumb", GAME.name, seed) for seed in range(seats)]
    for number, s in enumerate(play(bots, seed, {})):
        if number % 9 == 0:
            agrees(s, number % seats)


@pytest.mark.parametrize(
    "tableau",
    [
        "old_earth gem_world spice_world+good lost_species_ark_world consumer_markets",
        "old_earth gem_world comet_zone plague_world diversified_economy merchant_guild",
        "alpha_centauri mining_robots former_penal_colony galactic_engineers",
        "ancient_race genetics_lab pan_galactic_league rebel_underground alien_robot_sentry+good",
        "new_sparta imperium_lords lost_alien_battle_fleet research_labs rebel_miners",
        "rebel_cantina rebel_miners rebel_outpost interstellar_prospectors gem_smugglers",
        "uplift_mercenary_force devolved_uplift_race uplift_code universal_symbionts",
        "alien_research_team alien_oort_cloud_refinery mining_robots black_hole_miners gem_world",
        "old_earth alien_oort_cloud_refinery pan_galactic_league alien_cornucopia spice_world",
    ],
)
def test_what_others_let_me_produce_is_foreseen(tableau):
    """Goods and cards, in a Produce phase that another seat has chosen."""
    s = table(side("", tableau), round=5)
    me, p = side_of(s.players[0]), s.players[0]
    made, cards = me.produced(me.empty, me.waiting, 0)
    goods = p.number_of_goods()
    act(s, "settle", "produce")
    assert (p.number_of_goods() - goods, p.hand.size()) == (sum(made), cards)
    assert sum(made) > 0


def test_goods_are_consumed_in_the_best_order():
    rates = Rates(1.0, 0.5, (2, 3, 4, 5, 5), prestige=1.5)

    def best(goods, *cards):
        goods = (*goods, 0)[:5]
        return consumed(goods, tuple(use for card in cards for use in ROWS[card].uses), rates)

    assert best((1, 1, 0, 0), "tourist_world") == 3
    assert best((1, 1, 0, 0), "tourist_world", "galactic_trendsetters") == 3
    assert best((1, 1, 1, 0), "tourist_world", "galactic_trendsetters") == 5
    assert best((1, 1, 1, 0), "diversified_economy") == 3
    assert best((1, 0, 0, 2), "trade_league") == 2.5
    assert best((1, 0, 0, 2), "black_market_trading_world", "pilgrimage_world") == 2.5 + 1
    assert best((0, 0, 0, 1), "new_vinland", "alien_toy_shop") == 2
    assert best((0, 0, 0, 0), "deficit_spending", "new_economy", "pilgrimage_world") == 0
    assert best((1, 1, 0, 2), "galactic_exchange") == 3 * 1.5
    assert best((1, 1, 0, 2), "imperium_capital", "galactic_exchange") == 3 + 2 * 1.5
    assert best((0, 0, 0, 0, 1), "alien_research_team") == 1.5  # of any kind, so of this one
    assert best((0, 0, 1, 0, 1), "gene_designers", "alien_research_team") == 1.5 + 1.5
    assert best((1, 1, 0, 0, 1), "galactic_exchange") == 3 * 1.5


# -------------------------------------------------------------------------------- whole games
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_finishes_games_sensibly(seats, options):
    """In all variants: before long, with many points."""
    bots = [make("thumb", GAME.name, seat) for seat in range(seats)]
    *_, s = play(bots, 1, options)
    scores = [s.score(seat) for seat in range(seats)]
    assert s.ending() in ("pool", "tableau", "prestige")
    assert s.round <= 22 and max(scores) >= 20, (s.round, scores)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (2, REBELS), (4, {})],
)
def test_thumb_beats_random(seats, options):
    """All or nearly all of many games, over other seeds."""
    for place in (0, seats - 1):
        bots = ["random"] * seats
        bots[place] = "thumb"
        found = simulate(GAME, seats, 3, bots, seed=2026 + place, options=options)
        assert found["wins_by_bot"]["thumb"] >= 2


@pytest.mark.parametrize("options", [{}, {"set": "base"}, {"two_actions": True}])
def test_thumb_beats_greedy(options):
    """More than 950 of 1000 games over other seeds; each deal is played from both seats."""
    wins = 0
    for number in range(6):
        bots = [make("thumb", GAME.name, number), GreedyRace(fast(number))]
        place = number % 2
        *_, s = play(bots[::-1] if place else bots, derived(5, number // 2), options)
        wins += s.returns()[place] == 1
    assert wins >= 4
