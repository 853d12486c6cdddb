"""The cards that The Gathering Storm adds."""

from typing import Final

from ..powers.card import (
    SMALL_HAND,
    Card,
    development,
    grey,
    production,
    six,
    windfall,
)
from ..powers.power_rows import (
    consume,
    consume_hand,
    consume_own,
    consume_two,
    discount,
    draw_after_settle,
    explore,
    free_ship,
    genes_price_per_chromo,
    mercenary,
    military,
    paid_production,
    price,
    produce_draw,
    produce_windfall,
    second_world,
)
from ..powers.powers import (
    ALIEN,
    ALIEN_CARD,
    CHROMO,
    DRAW_IF,
    GENES,
    IMPERIUM,
    NOVELTY,
    PER_MILITARY_WORLD,
    RARE,
    REBEL,
    TERRAFORMING,
    UPLIFT,
)
from ..powers.scoring_lines import (
    A_MILITARY_WORLD,
    PRODUCTION_OF,
    WINDFALL_OF,
    Line,
    keyword,
    named,
)

ROWS: Final[list[Card]] = [
    grey("separatist_colony", 2, 1, explore(draw=2), military(1), start=5),
    windfall("ancient_race", 2, 1, GENES, start=6, flags=SMALL_HAND),
    production(
        "damaged_alien_factory",
        3,
        2,
        ALIEN,
        paid_production(),
        military=True,
        keywords=ALIEN_CARD,
        start=7,
    ),
    grey("doomed_world", 1, -1, explore(draw=1), free_ship(), start=8),
    six(
        "terraforming_guild",
        [draw_after_settle(1), produce_windfall()],
        Line(2, WINDFALL_OF + NOVELTY),
        Line(2, WINDFALL_OF + RARE),
        Line(2, WINDFALL_OF + GENES),
        Line(2, WINDFALL_OF + ALIEN),
        keyword(2, TERRAFORMING),
        keywords=TERRAFORMING,
    ),
    six(
        "galactic_genome_project",
        [consume_two(GENES, points=3)],
        Line(2, PRODUCTION_OF + GENES),
        Line(2, WINDFALL_OF + GENES),
        named(3, "genetics_lab"),
    ),
    development("space_mercenaries", 1, 0, military(1), mercenary(2)),
    development("improved_logistics", 3, 2, second_world()),
    grey(
        "deserted_alien_world",
        1,
        2,
        explore(draw=1),
        discount(2, ALIEN),
        military(2, ALIEN),
        keywords=ALIEN_CARD,
    ),
    grey("rebel_colony", 4, 4, consume(points=1), military=True, keywords=REBEL),
    grey(
        "clandestine_uplift_lab",
        3,
        2,
        explore(draw=1),
        genes_price_per_chromo(),
        consume(cards=1, points=1),
        military=True,
        keywords=CHROMO | UPLIFT,
    ),
    six(
        "imperium_lords",
        [produce_draw(PER_MILITARY_WORLD)],
        keyword(2, IMPERIUM),
        Line(1, A_MILITARY_WORLD),
        keywords=IMPERIUM,
    ),
    windfall("smuggling_lair", 1, 1, RARE, consume(cards=2), military=True),
    production("volcanic_world", 2, 1, RARE),
    windfall(
        "rebel_sympathizers", 1, 1, NOVELTY, produce_draw(DRAW_IF), military=True, keywords=REBEL
    ),
    windfall("galactic_bazaar", 3, 2, NOVELTY, price(1, NOVELTY), consume_hand(1)),
    production(
        "galactic_studios", 5, 3, NOVELTY, consume(cards=1, points=1), produce_draw(DRAW_IF)
    ),
    windfall("alien_toy_shop", 3, 1, ALIEN, consume_own(ALIEN, 2), keywords=ALIEN_CARD),
    production("hive_world", 3, 2, GENES, military=True),
]

# of designs that the base game has already
MORE_COPIES: Final[dict[str, int]] = {"contact_specialist": 1}
