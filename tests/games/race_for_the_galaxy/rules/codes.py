"""What the codes of the list of facts mean in the vocabulary of the game.

This is written from the codes alone: nothing here looks at the rows of the game.
"""

from collections.abc import Callable, Iterable
from typing import Any

from starfelt.games.race_for_the_galaxy.rules.powers import card, powers, scoring_lines

#: The fields of a power.
Fields = tuple[int, ...]

KIND = {
    "NOVELTY": powers.NOVELTY, "RARE": powers.RARE, "GENE": powers.GENES, "ALIEN": powers.ALIEN,
    "ANY": powers.ANY,
}  # fmt: skip
AGAINST = {
    **KIND, "AGAINST_REBEL": powers.REBEL_WORLDS, "AGAINST_CHROMO": powers.CHROMO_WORLDS,
}  # fmt: skip
FLAGS = {
    "STARTHAND_3": card.SMALL_HAND, "START_SAVE": card.SAVES_AT_START,
    "DISCARD_TO_12": card.RAISES_HAND_LIMIT, "GAME_END_14": card.ENDS_LATE,
    "TAKE_DISCARDS": card.SALVAGES, "SELECT_LAST": card.CHOOSES_LAST,
}  # fmt: skip
#: What is looked for in a search.
SEARCH = {
    "DEV_MILITARY": "army", "MILITARY_WINDFALL": "military_windfall",
    "PEACEFUL_WINDFALL": "peaceful_windfall", "CHROMO_WORLD": "chromo_world",
    "ALIEN_WORLD": "alien_world", "CONSUME_TWO": "consumer", "MILITARY_5": "stronghold",
    "6_DEV": "six", "TAKEOVER": "aggression",
}  # fmt: skip


def power(
    phase: int, word: int = 0, kind: int = 0, value: int = 0, sum_of: int = -1,
    number: int = 0, counted: int = 0, points: int = 0, prestige: int = 0,
) -> Fields:  # fmt: skip
    """The fields of a power: `counted` are cards."""
    return (phase, word, kind, value, sum_of, number, counted, points, prestige)


# -------------------------------------------------------------------------------- phases I and II
def explore(codes: list[str], value: int, _: int) -> Fields:
    (code,) = codes
    sums = {"DRAW": powers.EXPLORE_DRAW, "KEEP": powers.EXPLORE_KEEP,
            "DISCARD_ANY": powers.EXPLORE_MIX, "DISCARD_PRESTIGE": powers.OFFERINGS}  # fmt: skip
    return power(powers.POWER_EXPLORE, value=value or 1, sum_of=sums[code])


DEVELOP_SUMS = {
    "REDUCE": powers.DEVELOP_DISCOUNT,
    "DRAW": powers.DEVELOP_DRAW,
    "EXPLORE": powers.DEVELOP_DRAW,
    "DRAW_AFTER": powers.DRAW_AFTER_DEVELOP,
    "PRESTIGE": powers.PRESTIGE_DEVELOPMENT,
    "PRESTIGE_REBEL": powers.PRESTIGE_REBEL_DEVELOPMENT,
    "PRESTIGE_SIX": powers.PRESTIGE_SIX,
    "SAVE_COST": powers.SAVERS,
    "DISCARD_REDUCE": powers.CRASHES,
    "CONSUME_RARE": powers.RARE_DISCOUNT,
}
DEVELOP_WORDS = {"DISCARD_REDUCE": powers.CRASH, "CONSUME_RARE": powers.RARE_GOOD}


def develop(codes: list[str], value: int, _: int) -> Fields:
    (code,) = codes
    discards = 1 if code == "EXPLORE" else 0
    word, sum_of = DEVELOP_WORDS.get(code, 0), DEVELOP_SUMS[code]
    return power(powers.POWER_DEVELOP, word, value=value, sum_of=sum_of, number=discards)


# -------------------------------------------------------------------------------- phase III
def of_settle(
    word: int, kind: int = 0, value: int = 0, sum_of: int = -1, number: int = 0, prestige: int = 0
) -> Fields:
    return power(powers.POWER_SETTLE, word, kind, value, sum_of, number, prestige=prestige)


def takeover(whom: int, **fields: Any) -> Fields:
    return of_settle(powers.TAKEOVER, whom, **fields)


#: Powers that are more than a number, by their codes and with their value.
WHOLE: dict[str, Callable[[int], Fields]] = {
    "DISCARD|REDUCE_ZERO": lambda _: of_settle(powers.FREE_SHIP, 0, 1, powers.FREE_SHIPS),
    "DISCARD|EXTRA_MILITARY": lambda n: of_settle(powers.TACTIC, 0, n, powers.TACTICS),
    "MILITARY_HAND": lambda n: of_settle(powers.MERCENARY, 0, n, powers.MERCENARIES),
    "CONSUME_PRESTIGE|EXTRA_MILITARY": lambda n: of_settle(powers.BRIBE, 0, n, powers.BRIBES),
    "CONSUME_RARE|EXTRA_MILITARY": lambda n: of_settle(powers.FUEL, powers.RARE, n, powers.FUELS),
    "CONSUME_GENE|REDUCE": lambda n: of_settle(
        powers.GENES_GOOD, powers.GENES, n, powers.GENES_DISCOUNTS
    ),
    "PLACE_TWO": lambda _: of_settle(powers.SECOND_WORLD, 0, 1, powers.SECOND_WORLDS),
    "DISCARD|PLACE_MILITARY": lambda _: of_settle(powers.SNEAK, 0, 1, powers.SNEAKS),
    "UPGRADE_WORLD": lambda n: of_settle(powers.UPGRADE, 0, n, powers.UPGRADES),
    "PREVENT_TAKEOVER": lambda _: of_settle(powers.VETO, 0, 1, powers.VETOES),
    "DISCARD|CONQUER_SETTLE|NO_TAKEOVER": lambda n: of_settle(powers.CLOAK, 0, n),
    "DISCARD|CONQUER_SETTLE|PRESTIGE": lambda n: of_settle(powers.CLOAK, 0, n, prestige=2),
    "TAKEOVER_REBEL": lambda _: takeover(powers.REBELS),
    "TAKEOVER_IMPERIUM": lambda n: takeover(powers.THE_IMPERIUM, value=n),
    "DISCARD|TAKEOVER_IMPERIUM": lambda n: takeover(
        powers.THE_IMPERIUM, value=n, number=powers.DISCARDED
    ),
    "DISCARD|TAKEOVER_MILITARY": lambda n: takeover(
        powers.THE_ARMED, value=n, number=powers.DISCARDED
    ),
    "TAKEOVER_PRESTIGE": lambda n: takeover(powers.ANYONE, prestige=n),
    "TAKEOVER_MILITARY|DESTROY": lambda n: of_settle(
        powers.DESTRUCTION, powers.THE_ARMED, prestige=n
    ),
}  # fmt: skip
#: Powers that are a number alone.
SETTLE_SUMS = {
    "DRAW_AFTER": powers.DRAW_AFTER_SETTLE,
    "EXPLORE_AFTER": powers.DRAW_AFTER_SETTLE,
    "PAY_DISCOUNT": powers.ENVOY_DISCOUNT,
    "PAY_PRESTIGE": powers.ENVOY_PRESTIGE,
    "PRESTIGE_REBEL": powers.PRESTIGE_REBEL_WORLD,
    "PRODUCE_PRESTIGE": powers.PRESTIGE_PRODUCTION_WORLD,
    "AUTO_PRODUCE": powers.GOOD_ON_PRODUCTION,
    "SAVE_COST": powers.SAVERS,
    "TAKEOVER_DEFENSE": powers.TAKEOVER_DEFENCE,
    "EXTRA_MILITARY|PER_MILITARY": powers.MILITARY_PER_MILITARY,
    "EXTRA_MILITARY|PER_CHROMO": powers.MILITARY_PER_CHROMO,
    "EXTRA_MILITARY|IF_IMPERIUM": powers.MILITARY_IF_IMPERIUM,
}


def settle(codes: list[str], value: int, times: int) -> Fields:
    code = "|".join(codes)
    if code in WHOLE:
        return WHOLE[code](max(value, times) if code == "MILITARY_HAND" else value)
    if code in SETTLE_SUMS:
        discards = 1 if code == "EXPLORE_AFTER" else 0
        return of_settle(0, 0, value or 1, SETTLE_SUMS[code], discards)
    first, *against = codes
    kind = AGAINST[(*against, "ANY")[0]]
    if first == "PAY_MILITARY":
        return of_settle(powers.ENVOY, kind, value)
    sums = {"REDUCE": powers.DISCOUNT, "EXTRA_MILITARY": powers.MILITARY}
    return of_settle(0, kind, value, sums[first] + kind)


# -------------------------------------------------------------------------------- phase IV
def trade(codes: list[str], value: int) -> Fields:
    if codes == ["TRADE_THIS"]:
        return power(powers.POWER_TRADE, powers.OWN_PRICE, value=value)
    if codes == ["NO_TRADE"]:
        return power(powers.POWER_TRADE, powers.UNSOLD)
    if "TRADE_BONUS_CHROMO" in codes:
        sum_of = powers.GENES_PRICE_PER_CHROMO
        return power(powers.POWER_TRADE, kind=powers.GENES, value=1, sum_of=sum_of)
    (code,) = codes
    kind = KIND[code.removeprefix("TRADE_")]
    return power(powers.POWER_TRADE, kind=kind, value=value, sum_of=powers.PRICE + kind)


#: Powers that take no goods, or take them in a way of their own: word and number.
WORDS = {
    "DRAW": (powers.DRAW, 0),
    "VP": (powers.CHIPS, 0),
    "DRAW_LUCKY": (powers.GAMBLING, 0),
    "ANTE_CARD": (powers.ANTE, 0),
    "TRADE_ACTION": (powers.SALE, 0),
    "TRADE_ACTION|TRADE_NO_BONUS": (powers.PLAIN_SALE, 0),
    "CONSUME_ALL": (powers.ALL_GOODS, 0),
    "CONSUME_3_DIFF": (powers.KINDS_OF_GOODS, 3),
    "CONSUME_N_DIFF": (powers.EACH_KIND, 4),
    "CONSUME_PRESTIGE": (powers.PRESTIGE_STAKE, 0),
    "DISCARD_HAND|CONSUME_TWO": (powers.SET_OF_CARDS, 2),
}
CARDS_FOR = {"GET_CARD": 1, "GET_2_CARD": 2, "GET_3_CARD": 3}


def rewards(codes: list[str], value: int) -> dict[str, int]:
    """Cards, points and prestige: of these the value says how many, or one beside a chip."""
    counted = sum(CARDS_FOR.get(code, 0) for code in codes)
    if codes == ["DRAW"]:
        counted = value
    points = value if "GET_VP" in codes or codes == ["VP"] else 0
    return {
        "counted": counted,
        "points": points,
        "prestige": value if "GET_PRESTIGE" in codes else 0,
    }


def consume(codes: list[str], value: int, times: int) -> Fields:
    if codes == ["NO_TRADE"] or (codes[0].startswith("TRADE_") and codes[0] != "TRADE_ACTION"):
        return trade(codes, value)
    given = rewards(codes, value)
    taken = "|".join(code for code in codes if not code.startswith("GET_"))
    if taken in WORDS:
        word, number = WORDS[taken]
        return power(powers.POWER_CONSUME, word, number=number, **given)
    if taken == "DISCARD_HAND":
        return power(powers.POWER_CONSUME, powers.HAND_CARDS, number=times, **given)
    kind = KIND[codes[0].removeprefix("CONSUME_")]
    if "CONSUME_TWO" in codes:
        return power(powers.POWER_CONSUME, powers.SET_OF_GOODS, kind, number=2, **given)
    word = powers.OWN_GOOD if "CONSUME_THIS" in codes else powers.GOODS
    return power(powers.POWER_CONSUME, word, kind, number=times, **given)


# -------------------------------------------------------------------------------- phase V
DRAWS = {
    "DRAW": powers.DRAW,
    "DRAW_IF": powers.DRAW_IF,
    "DRAW_WORLD_GENE": powers.PER_GENES_WORLD,
    "DRAW_MILITARY": powers.PER_MILITARY_WORLD,
    "DRAW_REBEL": powers.PER_REBEL_WORLD,
    "DRAW_CHROMO": powers.PER_CHROMO_WORLD,
    "DRAW_EACH_NOVELTY": powers.PER_NOVELTY,
    "DRAW_EACH_ALIEN": powers.PER_ALIEN,
    "DRAW_DIFFERENT": powers.PER_KIND,
    "DRAW_MOST_RARE": powers.MOST_RARE,
    "DRAW_MOST_PRODUCED": powers.MOST_GOODS,
}
FOR_PRESTIGE = {
    "PRESTIGE_IF": powers.PRESTIGE_IF,
    "PRESTIGE_MOST_CHROMO": powers.MOST_CHROMO,
}


def produce(codes: list[str], value: int, _: int) -> Fields:
    simple = {
        "PRODUCE": powers.OWN_PRODUCTION,
        "DISCARD|PRODUCE": powers.PAID_PRODUCTION,
        "TAKE_SAVED": powers.TAKE_SAVED,
    }.get("|".join(codes))
    if simple is not None:
        return power(powers.POWER_PRODUCE, simple)
    windfall = [code for code in codes if code.startswith("WINDFALL_")]
    if windfall:
        word = powers.PAID_WINDFALL if "DISCARD" in codes else powers.PRODUCE_WINDFALL
        others = 1 if "NOT_THIS" in codes else 0
        kind = KIND[windfall[0].removeprefix("WINDFALL_")]
        return power(powers.POWER_PRODUCE, word, kind, number=others)
    (code,) = codes
    if code in FOR_PRESTIGE:
        return power(powers.POWER_PRODUCE, FOR_PRESTIGE[code], prestige=value)
    return power(powers.POWER_PRODUCE, DRAWS[code], counted=value)


READ = {
    "explore": explore, "develop": develop, "settle": settle, "consume": consume,
    "produce": produce,
}  # fmt: skip

# -------------------------------------------------------------------------------- lines
OF_PHASE = {
    "EXPLORE": powers.POWER_EXPLORE,
    "TRADE": powers.POWER_TRADE,
    "CONSUME": powers.POWER_CONSUME,
}
LINES = {
    "NAME": scoring_lines.NAMED,
    "MILITARY": scoring_lines.A_MILITARY_WORLD,
    "REBEL_MILITARY": scoring_lines.A_REBEL_MILITARY_WORLD,
    "WORLD": scoring_lines.A_WORLD,
    "DEVEL": scoring_lines.A_DEVELOPMENT,
    "SIX_DEVEL": scoring_lines.A_SIX,
    "TOTAL_MILITARY": scoring_lines.TOTAL_MILITARY,
    "NEGATIVE_MILITARY": scoring_lines.NEGATIVE_MILITARY,
    "THREE_VP": scoring_lines.PER_THREE_CHIPS,
    "PRESTIGE": scoring_lines.PER_PRESTIGE,
    "KIND_GOOD": scoring_lines.PER_KIND_OF_WORLDS,
    **{f"{code}_PRODUCTION": scoring_lines.PRODUCTION_OF + kind for code, kind in KIND.items()},
    **{f"{code}_WINDFALL": scoring_lines.WINDFALL_OF + kind for code, kind in KIND.items()},
    **{f"DEVEL_{code}": scoring_lines.DEVELOPMENT_WITH_POWER + n for code, n in OF_PHASE.items()},
    **{f"WORLD_{code}": scoring_lines.WORLD_WITH_POWER + n for code, n in OF_PHASE.items()},
}


def keyword_bits(names: Iterable[str]) -> int:
    return sum(1 << powers.KEYWORDS.index(name) for name in names)


def line(points: int, code: str, name: str = "") -> tuple[int, int, int, str]:
    """The points for kinds of worlds are no number for each of them."""
    if code.endswith("_FLAG"):
        bits = keyword_bits([code.removesuffix("_FLAG").lower()])
        return (points, scoring_lines.KEYWORD, bits, "")
    return (1 if code == "KIND_GOOD" else points, LINES[code], 0, name)
