"""Powers as the rows of cards write them."""

from mypy_extensions import i64

from .powers import (
    ALL_GOODS,
    ANTE,
    ANY,
    BRIBE,
    BRIBES,
    CHIPS,
    CLOAK,
    CRASH,
    CRASHES,
    DESTRUCTION,
    DEVELOP_DISCOUNT,
    DEVELOP_DRAW,
    DISCOUNT,
    DRAW,
    DRAW_AFTER_DEVELOP,
    DRAW_AFTER_SETTLE,
    EACH_KIND,
    ENVOY,
    ENVOY_DISCOUNT,
    ENVOY_PRESTIGE,
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    EXPLORE_MIX,
    FREE_SHIP,
    FREE_SHIPS,
    FUEL,
    FUELS,
    GAMBLING,
    GENES,
    GENES_DISCOUNTS,
    GENES_GOOD,
    GENES_PRICE_PER_CHROMO,
    GOOD_ON_PRODUCTION,
    GOODS,
    HAND_CARDS,
    KEPT,
    KINDS_OF_GOODS,
    MERCENARIES,
    MERCENARY,
    MILITARY,
    OFFERINGS,
    OWN_GOOD,
    OWN_PRICE,
    OWN_PRODUCTION,
    PAID_PRODUCTION,
    PAID_WINDFALL,
    PLAIN_SALE,
    POWER_CONSUME,
    POWER_DEVELOP,
    POWER_EXPLORE,
    POWER_PRODUCE,
    POWER_SETTLE,
    POWER_TRADE,
    PRESTIGE_DEVELOPMENT,
    PRESTIGE_STAKE,
    PRICE,
    PRODUCE_WINDFALL,
    RARE,
    RARE_DISCOUNT,
    RARE_GOOD,
    SALE,
    SAVERS,
    SECOND_WORLD,
    SECOND_WORLDS,
    SET_OF_CARDS,
    SET_OF_GOODS,
    SNEAK,
    SNEAKS,
    TACTIC,
    TACTICS,
    TAKE_SAVED,
    TAKEOVER,
    TAKEOVER_DEFENCE,
    UNSOLD,
    UPGRADE,
    UPGRADES,
    VETO,
    VETOES,
    Power,
)


def explore(draw: i64 = 0, keep: i64 = 0) -> Power:
    if draw > 0:
        return Power(POWER_EXPLORE, value=draw, sum_of=EXPLORE_DRAW)
    return Power(POWER_EXPLORE, value=keep, sum_of=EXPLORE_KEEP)


def explore_mix() -> Power:
    return Power(POWER_EXPLORE, value=1, sum_of=EXPLORE_MIX)


def offering() -> Power:
    """A card of the hand for 1 prestige."""
    return Power(POWER_EXPLORE, value=1, sum_of=OFFERINGS)


def develop_discount(value: i64) -> Power:
    return Power(POWER_DEVELOP, value=value, sum_of=DEVELOP_DISCOUNT)


def draw_before_develop(value: i64) -> Power:
    return Power(POWER_DEVELOP, value=value, sum_of=DEVELOP_DRAW)


def look_before_develop(value: i64) -> Power:
    """Draw so many cards, then discard one of the hand."""
    return Power(POWER_DEVELOP, value=value, sum_of=DEVELOP_DRAW, number=1)


def draw_after_develop(value: i64) -> Power:
    return Power(POWER_DEVELOP, value=value, sum_of=DRAW_AFTER_DEVELOP)


def crash(value: i64) -> Power:
    return Power(POWER_DEVELOP, CRASH, value=value, sum_of=CRASHES)


def rare_discount(value: i64) -> Power:
    return Power(POWER_DEVELOP, RARE_GOOD, value=value, sum_of=RARE_DISCOUNT)


def prestige_for_development(sum_of: i64 = PRESTIGE_DEVELOPMENT) -> Power:
    return Power(POWER_DEVELOP, value=1, sum_of=sum_of)


def save(phase: i64) -> Power:
    return Power(phase, value=1, sum_of=SAVERS)


def discount(value: i64, kind: i64 = ANY) -> Power:
    return Power(POWER_SETTLE, kind=kind, value=value, sum_of=DISCOUNT + kind)


def military(value: i64, against: i64 = ANY) -> Power:
    return Power(POWER_SETTLE, kind=against, value=value, sum_of=MILITARY + against)


def draw_after_settle(value: i64) -> Power:
    return Power(POWER_SETTLE, value=value, sum_of=DRAW_AFTER_SETTLE)


def look_after_settle(value: i64) -> Power:
    """Draw so many cards, then discard one of the hand."""
    return Power(POWER_SETTLE, value=value, sum_of=DRAW_AFTER_SETTLE, number=1)


def prestige_for_world(sum_of: i64) -> Power:
    return Power(POWER_SETTLE, value=1, sum_of=sum_of)


def good_on_production() -> Power:
    return Power(POWER_SETTLE, value=1, sum_of=GOOD_ON_PRODUCTION)


def military_per(sum_of: i64, value: i64 = 1) -> Power:
    return Power(POWER_SETTLE, value=value, sum_of=sum_of)


def free_ship() -> Power:
    return Power(POWER_SETTLE, FREE_SHIP, value=1, sum_of=FREE_SHIPS)


def tactic(value: i64) -> Power:
    return Power(POWER_SETTLE, TACTIC, value=value, sum_of=TACTICS)


def mercenary(number: i64) -> Power:
    return Power(POWER_SETTLE, MERCENARY, value=number, sum_of=MERCENARIES)


def bribe(value: i64) -> Power:
    return Power(POWER_SETTLE, BRIBE, value=value, sum_of=BRIBES)


def fuel(value: i64) -> Power:
    return Power(POWER_SETTLE, FUEL, RARE, value=value, sum_of=FUELS)


def genes_discount(value: i64) -> Power:
    return Power(POWER_SETTLE, GENES_GOOD, GENES, value=value, sum_of=GENES_DISCOUNTS)


def envoy(value: i64, kind: i64 = ANY) -> Power:
    """Value is how much less is paid; for worlds of the alien kind only if the power says so."""
    return Power(POWER_SETTLE, ENVOY, kind, value=value)


def envoy_discount(value: i64) -> Power:
    return Power(POWER_SETTLE, value=value, sum_of=ENVOY_DISCOUNT)


def envoy_prestige() -> Power:
    return Power(POWER_SETTLE, value=1, sum_of=ENVOY_PRESTIGE)


def cloak(value: i64 = 0, prestige: i64 = 0) -> Power:
    """Value is how much less the defence is; a cloak that gives prestige helps takeovers, too."""
    return Power(POWER_SETTLE, CLOAK, value=value, prestige=prestige)


def takeover(whom: i64, bonus: i64 = 0, card: i64 = KEPT, prestige: i64 = 0) -> Power:
    """The bonus is military for each of one's own Rebel military worlds."""
    return Power(POWER_SETTLE, TAKEOVER, whom, value=bonus, number=card, prestige=prestige)


def destruction(whom: i64, prestige: i64) -> Power:
    return Power(POWER_SETTLE, DESTRUCTION, whom, prestige=prestige)


def takeover_defence() -> Power:
    return Power(POWER_SETTLE, value=1, sum_of=TAKEOVER_DEFENCE)


def veto() -> Power:
    return Power(POWER_SETTLE, VETO, value=1, sum_of=VETOES)


def sneak() -> Power:
    return Power(POWER_SETTLE, SNEAK, value=1, sum_of=SNEAKS)


def upgrade(value: i64) -> Power:
    """Value is how much more the better world may cost."""
    return Power(POWER_SETTLE, UPGRADE, value=value, sum_of=UPGRADES)


def second_world() -> Power:
    return Power(POWER_SETTLE, SECOND_WORLD, value=1, sum_of=SECOND_WORLDS)


def price(value: i64, kind: i64 = ANY) -> Power:
    return Power(POWER_TRADE, kind=kind, value=value, sum_of=PRICE + kind)


def own_price(value: i64) -> Power:
    return Power(POWER_TRADE, OWN_PRICE, value=value)


def unsold() -> Power:
    return Power(POWER_TRADE, UNSOLD)


def genes_price_per_chromo() -> Power:
    return Power(POWER_TRADE, kind=GENES, value=1, sum_of=GENES_PRICE_PER_CHROMO)


def consume(
    kind: i64 = ANY, number: i64 = 1, cards: i64 = 0, points: i64 = 0, prestige: i64 = 0
) -> Power:
    return Power(POWER_CONSUME, GOODS, kind, 0, -1, number, cards, points, prestige)


def consume_two(kind: i64 = ANY, cards: i64 = 0, points: i64 = 0, prestige: i64 = 0) -> Power:
    return Power(POWER_CONSUME, SET_OF_GOODS, kind, 0, -1, 2, cards, points, prestige)


def consume_kinds(number: i64, points: i64) -> Power:
    return Power(POWER_CONSUME, KINDS_OF_GOODS, number=number, points=points)


def consume_all() -> Power:
    return Power(POWER_CONSUME, ALL_GOODS, points=1)


def consume_own(kind: i64, points: i64) -> Power:
    return Power(POWER_CONSUME, OWN_GOOD, kind, number=1, points=points)


def consume_each_kind(cards: i64, points: i64) -> Power:
    return Power(POWER_CONSUME, EACH_KIND, number=4, cards=cards, points=points)


def consume_hand(number: i64, points: i64 = 1, cards: i64 = 0) -> Power:
    return Power(POWER_CONSUME, HAND_CARDS, number=number, points=points, cards=cards)


def consume_two_cards(prestige: i64) -> Power:
    return Power(POWER_CONSUME, SET_OF_CARDS, number=2, prestige=prestige)


def consume_prestige(cards: i64 = 0, points: i64 = 0) -> Power:
    return Power(POWER_CONSUME, PRESTIGE_STAKE, cards=cards, points=points)


def consume_chips(points: i64) -> Power:
    return Power(POWER_CONSUME, CHIPS, points=points)


def consume_draw(cards: i64) -> Power:
    return Power(POWER_CONSUME, DRAW, cards=cards)


def gamble() -> Power:
    return Power(POWER_CONSUME, GAMBLING)


def ante() -> Power:
    return Power(POWER_CONSUME, ANTE)


def sale() -> Power:
    return Power(POWER_CONSUME, SALE)


def plain_sale() -> Power:
    return Power(POWER_CONSUME, PLAIN_SALE)


def own_production() -> Power:
    return Power(POWER_PRODUCE, OWN_PRODUCTION)


def paid_production() -> Power:
    return Power(POWER_PRODUCE, PAID_PRODUCTION)


def produce_windfall(kind: i64 = ANY, others_only: bool = False) -> Power:
    return Power(POWER_PRODUCE, PRODUCE_WINDFALL, kind, number=1 if others_only else 0)


def paid_windfall(kind: i64 = ANY) -> Power:
    return Power(POWER_PRODUCE, PAID_WINDFALL, kind)


def produce_draw(word: i64, cards: i64 = 1) -> Power:
    return Power(POWER_PRODUCE, word, cards=cards)


def produce_prestige(word: i64) -> Power:
    return Power(POWER_PRODUCE, word, prestige=1)


def take_saved() -> Power:
    return Power(POWER_PRODUCE, TAKE_SAVED)
