"""The rules of thumb for Race for the Galaxy: their accounts, and how often they win."""

import pytest
from greedy_race import GreedyRace

import starfelt
from starfelt.arena.simulate import derived, simulate
from starfelt.bots import Seat, make
from starfelt.bots.thumb.race_for_the_galaxy_consuming import Rates, consumed
from starfelt.bots.thumb.race_for_the_galaxy_rows import ROWS
from starfelt.bots.thumb.race_for_the_galaxy_side import side_of
from starfelt.core.rng import FAST, fast
from starfelt.games.race_for_the_galaxy.cards import KEYS
from starfelt.games.race_for_the_galaxy.offers import peaceful_cost, strength
from starfelt.games.race_for_the_galaxy.trade import price_of
from tests.cards.race_for_the_galaxy.table import act, side, table

GAME = starfelt.load("race_for_the_galaxy")
TABLES = [
    (2, {"set": "base"}),
    (2, {"set": "base", "two_actions": True}),
    (2, {"two_actions": True, "engine_quirks": True}),
    (3, {"engine_quirks": True}),
    (4, {"set": "base"}),
    (4, {"goals": False}),
    (5, {}),
]


def play(bots, seed, options):
    s = GAME.start(len(bots), seed, options, FAST)
    while not s.is_over():
        seat = s.asked()[0]
        s.answer(seat, bots[seat].choose(Seat(GAME, s, seat)))
        yield s


# -------------------------------------------------------------------------------- accounts
def agrees(s, seat):
    """Do a side's accounts agree with the rules' own?"""
    p, shown = s.players[seat], GAME.view(s, -1).seats[seat]
    side = side_of(shown, working=True)
    assert side.sums == list(p.sums)
    for name, row in ROWS.items():
        if row.is_world:
            assert side.strength(row) + p.extra == strength(p, KEYS[name])
            assert side.peaceful_cost(row, 1) == peaceful_cost(p, KEYS[name], 1)
        if row.kind:
            price = side.prices()[row.kind - 1] + row.own_price
            assert price == price_of(p, KEYS[name], False)
    if not any(card.new for card in shown.tableau):
        points = side.points + sum(side.six_points(six) for six in side.sixes)
        assert points == shown.score - shown.chips - shown.goals


def test_a_side_adds_up_as_the_rules_do():
    bots = [make("thumb", GAME.name, seed) for seed in range(4)]
    for number, s in enumerate(play(bots, 8, {})):
        if number % 9 == 0:
            agrees(s, number % 4)


@pytest.mark.parametrize(
    "tableau",
    [
        "old_earth gem_world spice_world+good lost_species_ark_world consumer_markets",
        "old_earth gem_world comet_zone plague_world diversified_economy merchant_guild",
        "alpha_centauri mining_robots former_penal_colony galactic_engineers",
        "ancient_race genetics_lab pan_galactic_league rebel_underground alien_robot_sentry+good",
        "new_sparta imperium_lords lost_alien_battle_fleet research_labs rebel_miners",
    ],
)
def test_what_others_let_me_produce_is_foreseen(tableau):
    """Goods and cards, in a Produce phase that another seat has chosen."""
    s = table(side("", tableau), round=5)
    me, p = side_of(GAME.view(s, 0).seats[0]), s.players[0]
    made, cards = me.produced(me.empty, me.waiting, 0)
    goods = p.number_of_goods()
    act(s, "settle", "produce")
    assert (p.number_of_goods() - goods, p.hand.size()) == (sum(made), cards)
    assert sum(made) > 0


def test_goods_are_consumed_in_the_best_order():
    rates = Rates(1.0, 0.5, (2, 3, 4, 5))

    def best(goods, *cards):
        return consumed(goods, tuple(use for card in cards for use in ROWS[card].uses), rates)

    assert best((1, 1, 0, 0), "tourist_world") == 3
    assert best((1, 1, 0, 0), "tourist_world", "galactic_trendsetters") == 3
    assert best((1, 1, 1, 0), "tourist_world", "galactic_trendsetters") == 5
    assert best((1, 1, 1, 0), "diversified_economy") == 3
    assert best((1, 0, 0, 2), "trade_league") == 2.5
    assert best((1, 0, 0, 2), "black_market_trading_world", "pilgrimage_world") == 2.5 + 1
    assert best((0, 0, 0, 1), "new_vinland", "alien_toy_shop") == 2
    assert best((0, 0, 0, 0), "deficit_spending", "new_economy", "pilgrimage_world") == 0


# -------------------------------------------------------------------------------- whole games
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_finishes_games_sensibly(seats, options):
    """In all variants: before long, with many points."""
    for seed in (1, 2):
        bots = [make("thumb", GAME.name, seat) for seat in range(seats)]
        *_, s = play(bots, seed, options)
        scores = [s.score(seat) for seat in range(seats)]
        assert s.ending() in ("pool", "tableau")
        assert s.round <= 22 and max(scores) >= 20, (s.round, scores)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (2, {"two_actions": True}), (4, {})])
def test_thumb_beats_random(seats, options):
    """1000 of 1000 games of two seats and 398 of 400 of four, over other seeds."""
    for place in (0, seats - 1):
        bots = ["random"] * seats
        bots[place] = "thumb"
        found = simulate(GAME, seats, 6, bots, seed=2026 + place, options=options)
        assert found["wins_by_bot"]["thumb"] >= 5


@pytest.mark.parametrize("options", [{}, {"set": "base"}, {"two_actions": True}])
def test_thumb_beats_greedy(options):
    """981 to 997 of 1000 games over other seeds; each deal is played from both seats."""
    wins = 0
    for number in range(12):
        bots = [make("thumb", GAME.name, number), GreedyRace(fast(number))]
        place = number % 2
        *_, s = play(bots[::-1] if place else bots, derived(5, number // 2), options)
        wins += s.returns()[place] == 1
    assert wins >= 9
