"""The powers of Race for the Galaxy as rows of signs: what is given, an arrow, what it brings."""

from collections.abc import Callable

from starfelt.faces.design import Mark
from starfelt.words.text import Text

from ..rules.powers import powers as words
from ..rules.powers.card import DEVELOPMENT, PRODUCTION, WINDFALL, Card
from ..rules.powers.powers import KEYWORDS, KINDS, POWER_PHASE_NAMES, Power
from ..rules.powers.scoring_lines import Line
from ..words.card_texts import (
    GAME,
    LINES,
    WHOM,
    named_in,
    power_name,
    row_of,
)

Marks = tuple[Mark, ...]

THEN = Mark("then")
EACH = Mark("each")
WORLD = Mark("rftg_world")
MILITARY_WORLD = Mark("rftg_military_world")
DEVELOPMENT_MARK = Mark("rftg_development")
SIX = Mark("rftg_six")
REBEL = Mark("rftg_rebel")
CHROMO = Mark("rftg_chromo")
THIS = Mark("rftg_this")  # this card, discarded
ONE_CARD = Mark("rftg_pay", "1")  # of the hand, discarded
ONE_PRESTIGE = Mark("rftg_prestige", "1")
PEACE = Mark("rftg_peace")  # a military world that is paid for
MOST = Mark("rftg_most")
ANY_GOOD = Mark("rftg_good_any")

# what the number of a target stands for, where it is no kind of good
TARGETS = {words.REBEL_WORLDS: REBEL, words.CHROMO_WORLDS: CHROMO}
VICTIMS = {
    "rebels": (REBEL,),
    "imperium": (Mark("rftg_imperium"),),
    "armed": (Mark("rftg_military", "1+"),),
    "anyone": (ONE_PRESTIGE,),
}


# ------------------------------------------------------------------ words of the language of signs
def signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}"


def good(kind: int, number: int = 1) -> Mark:
    """A good; of several, with their number."""
    return Mark(f"rftg_good_{KINDS[kind]}", str(number) if number > 1 else "")


def draw(number: int) -> Mark:
    return Mark("draw", str(number))


def prestige(number: int) -> Mark:
    return Mark("rftg_prestige", str(number))


def less(number: int) -> Mark:
    return Mark("rftg_discount", signed(-number))


def military(number: int) -> Mark:
    return Mark("rftg_military", signed(number))


def target(kind: int) -> Marks:
    """Which worlds are meant, if not all."""
    if kind in TARGETS:
        return (TARGETS[kind],)
    return (good(kind),) if kind else ()


def windfall(kind: int) -> Mark:
    return Mark(f"rftg_windfall_{KINDS[kind]}" if kind else "rftg_windfall")


def rewards(power: Power) -> Marks:
    found = [draw(power.cards)] if power.cards else []
    if power.points:
        found.append(Mark("rftg_points", str(power.points)))
    if power.prestige:
        found.append(prestige(power.prestige))
    return tuple(found)


def times(number: int) -> Marks:
    """How often, if more than once."""
    return (Mark("", f"×{number}"),) if number > 1 else ()


def after(*marks: Mark) -> Callable[[Power, Card], Marks]:
    """Prestige for placing such a card."""
    return lambda power, row: (*marks, THEN, prestige(power.value))


def per(*marks: Mark) -> Callable[[Power, Card], Marks]:
    """Cards for each of these."""
    return lambda power, row: (draw(power.cards), EACH, *marks)


def always(*marks: Mark) -> Callable[[Power, Card], Marks]:
    return lambda power, row: marks


# ------------------------------------------------------------------ powers that take a phrase
def takeover(power: Power, row: Card) -> Marks:
    given = (THIS, THEN) if power.number else ()
    bonus = (military(power.value), EACH, REBEL) if power.value else ()
    gained = (THEN, prestige(power.prestige)) if power.prestige else ()
    return (*given, Mark("rftg_takeover"), *VICTIMS[WHOM[power.kind]], *bonus, *gained)


def envoy(power: Power, row: Card) -> Marks:
    cheaper = (less(power.value),) if power.value else ()
    return (PEACE, *target(power.kind), MILITARY_WORLD, *cheaper)


def cloak(power: Power, row: Card) -> Marks:
    weaker = (Mark("rftg_defence", signed(-power.value)),) if power.value else ()
    gained = (prestige(power.prestige),) if power.prestige else ()
    return (THIS, THEN, WORLD, *weaker, *gained)


def drawn(power: Power) -> Marks:
    """Cards, of which one is discarded if the power says so."""
    return (draw(power.value), ONE_CARD) if power.number else (draw(power.value),)


def own_good(row: Card) -> Mark:
    return good(row.kind)


Phrase = Callable[[Power, Card], Marks]

STANDING: dict[str, Phrase] = {
    "explore_draw": lambda p, row: (Mark("draw", signed(p.value)),),
    "explore_keep": lambda p, row: (Mark("rftg_keep", signed(p.value)),),
    "explore_mix": always(Mark("rftg_mix")),
    "offerings": lambda p, row: (ONE_CARD, THEN, prestige(p.value)),
    "develop_discount": lambda p, row: (DEVELOPMENT_MARK, less(p.value)),
    "develop_draw": lambda p, row: drawn(p),
    "draw_after_develop": lambda p, row: (DEVELOPMENT_MARK, THEN, draw(p.value)),
    "prestige_development": after(DEVELOPMENT_MARK),
    "prestige_rebel_development": after(REBEL, DEVELOPMENT_MARK),
    "prestige_six": after(SIX),
    "draw_after_settle": lambda p, row: (WORLD, THEN, *drawn(p)),
    "prestige_rebel_world": after(REBEL, MILITARY_WORLD),
    "prestige_production_world": after(Mark("rftg_production")),
    "good_on_production": always(Mark("rftg_production"), THEN, ANY_GOOD),
    "discount": lambda p, row: (*(target(p.kind) or (WORLD,)), less(p.value)),
    "military": lambda p, row: (military(p.value), *target(p.kind)),
    "military_per_military": lambda p, row: (military(p.value), EACH, MILITARY_WORLD),
    "military_per_chromo": lambda p, row: (military(p.value), EACH, CHROMO),
    "military_if_imperium": lambda p, row: (Mark("rftg_imperium"), THEN, military(p.value)),
    "price": lambda p, row: (good(p.kind), THEN, Mark("draw", signed(p.value))),
    "genes_price_per_chromo": lambda p, row: (
        good(p.kind), THEN, Mark("draw", signed(p.value)), EACH, CHROMO,
    ),
    "envoy_discount": lambda p, row: (PEACE, MILITARY_WORLD, less(p.value)),
    "envoy_prestige": after(PEACE, MILITARY_WORLD),
    "takeover_defence": lambda p, row: (
        Mark("rftg_takeover"), Mark("rftg_defence", signed(p.value)), EACH, MILITARY_WORLD,
    ),
    "savers": always(Mark("rftg_under")),
}  # fmt: skip
USED: dict[str, Phrase] = {
    "crash": lambda p, row: (THIS, THEN, DEVELOPMENT_MARK, less(p.value)),
    "rare_good": lambda p, row: (good(words.RARE), THEN, DEVELOPMENT_MARK, less(p.value)),
    "free_ship": always(THIS, THEN, WORLD, Mark("rftg_free")),
    "tactic": lambda p, row: (THIS, THEN, military(p.value)),
    "mercenary": lambda p, row: (ONE_CARD, THEN, military(1), *times(p.value)),
    "bribe": lambda p, row: (ONE_PRESTIGE, THEN, military(p.value)),
    "fuel": lambda p, row: (good(p.kind), THEN, military(p.value)),
    "genes_good": lambda p, row: (good(p.kind), THEN, WORLD, less(p.value)),
    "envoy": envoy,
    "cloak": cloak,
    "second_world": always(WORLD, THEN, Mark("rftg_world", "+1")),
    "sneak": always(THIS, THEN, Mark("rftg_military_world", "+1")),
    "upgrade": lambda p, row: (Mark("rftg_upgrade", signed(p.value)), THEN, prestige(1)),
    "takeover": takeover,
    "destruction": takeover,
    "veto": always(ONE_PRESTIGE, THEN, Mark("rftg_takeover"), Mark("rftg_veto")),
    "own_price": lambda p, row: (own_good(row), THEN, Mark("draw", signed(p.value))),
    "unsold": lambda p, row: (own_good(row), Mark("rftg_sale"), Mark("rftg_veto")),
    "goods": lambda p, row: (good(p.kind), THEN, *rewards(p), *times(p.number)),
    "set_of_goods": lambda p, row: (good(p.kind, p.number), THEN, *rewards(p)),
    "kinds_of_goods": lambda p, row: (Mark("rftg_kinds", str(p.number)), THEN, *rewards(p)),
    "each_kind": lambda p, row: (Mark("rftg_kinds"), THEN, *rewards(p), *times(p.number)),
    "all_goods": always(Mark("rftg_good_any", "n"), THEN, Mark("rftg_points", "n−1")),
    "own_good": lambda p, row: (own_good(row), THEN, *rewards(p)),
    "hand_cards": lambda p, row: (ONE_CARD, THEN, *rewards(p), *times(p.number)),
    "set_of_cards": lambda p, row: (Mark("rftg_pay", str(p.number)), THEN, *rewards(p)),
    "prestige_stake": lambda p, row: (ONE_PRESTIGE, THEN, *rewards(p)),
    "draw": lambda p, row: rewards(p),
    "chips": lambda p, row: rewards(p),
    "gamble": always(Mark("rftg_dice"), THEN, draw(1)),
    "ante": always(ONE_CARD, Mark("rftg_dice"), THEN, draw(1)),
    "sale": always(ANY_GOOD, Mark("rftg_sale")),
    "plain_sale": always(ANY_GOOD, Mark("rftg_sale"), Mark("", "±0")),
    "own_production": lambda p, row: (own_good(row),),
    "paid_production": lambda p, row: (ONE_CARD, THEN, own_good(row)),
    "produce_windfall": lambda p, row: (windfall(p.kind), THEN, good(p.kind)),
    "paid_windfall": lambda p, row: (ONE_CARD, THEN, windfall(p.kind), good(p.kind)),
    "draw_if": lambda p, row: (own_good(row), THEN, *rewards(p)),
    "prestige_if": lambda p, row: (own_good(row), THEN, *rewards(p)),
    "per_genes_world": per(good(words.GENES), WORLD),
    "per_military_world": per(MILITARY_WORLD),
    "per_rebel_world": per(REBEL, WORLD),
    "per_chromo_world": per(CHROMO),
    "most_chromo": lambda p, row: (MOST, CHROMO, THEN, *rewards(p)),
    "take_saved": always(Mark("rftg_take")),
    "per_novelty": per(good(words.NOVELTY)),
    "per_alien": per(good(words.ALIEN)),
    "per_kind": per(Mark("rftg_kinds")),
    "most_rare": lambda p, row: (MOST, good(words.RARE), THEN, *rewards(p)),
    "most_goods": lambda p, row: (MOST, ANY_GOOD, THEN, *rewards(p)),
}


def marks_of(power: Power, row: Card) -> Marks:
    """What a power does, in signs."""
    name = power_name(power)
    return (USED if power.word else STANDING)[name](power, row)


# ------------------------------------------------------------------ what great works count
def glyph_of(row: Card) -> str:
    """The sign of what a card is."""
    if row.type == DEVELOPMENT:
        return "rftg_six" if row.is_six else "rftg_development"
    if row.type in (WINDFALL, PRODUCTION):
        made = "windfall" if row.type == WINDFALL else "production"
        return f"rftg_{made}_{KINDS[row.kind]}"
    return "rftg_military_world" if row.military else "rftg_world"


COUNTED: dict[str, Marks] = {
    "a_development": (DEVELOPMENT_MARK,),
    "a_six": (SIX,),
    "a_world": (WORLD,),
    "a_military_world": (MILITARY_WORLD,),
    "a_rebel_military_world": (REBEL, MILITARY_WORLD),
    "total_military": (Mark("rftg_military", "1"),),
    "per_three_chips": (Mark("rftg_points", "3"),),
    "negative_military": (Mark("rftg_military", "−1"),),
    "per_prestige": (ONE_PRESTIGE,),
    "per_kind_of_worlds": (Mark("rftg_kinds"),),
}


def counted(text: Text, line: Line) -> Marks:
    """What a line of points counts."""
    name, more = named_in(LINES, line.what)
    if name in ("production_of", "windfall_of"):
        return (Mark(f"rftg_{name.removesuffix('_of')}_{KINDS[more]}"),)
    if name in ("development_with_power", "world_with_power"):
        what = DEVELOPMENT_MARK if name == "development_with_power" else WORLD
        return (what, phase_mark(text, more))
    if name == "named":
        return (Mark(glyph_of(row_of(line.name)), "!"),)  # one card alone
    if name == "keyword":
        return (Mark(f"rftg_{KEYWORDS[int(line.keyword).bit_length() - 1]}"),)
    return COUNTED[name]


def score_marks(text: Text, row: Card) -> Marks:
    """The lines of points, those of the same number together."""
    found: list[Mark] = []
    points = 0
    for line in row.lines:
        if line.points != points:
            points = line.points
            found.append(Mark("rftg_points", str(points)))
        found += [mark for mark in counted(text, line) if mark not in found[-1:]]
    return tuple(found)


PHASE_ICONS = ("1", "2", "3", "trade", "4", "5")


def phase_mark(text: Text, phase: int) -> Mark:
    """In which phase a power counts."""
    name = POWER_PHASE_NAMES[phase]
    numeral = text(f"{GAME}-numeral-{name}")
    meaning = text(f"faces-race_for_the_galaxy-when-{name}")
    return Mark(f"rftg_phase_{PHASE_ICONS[phase]}", numeral, meaning)
