"""The card texts of Race for the Galaxy, made from the rows that the rules read.

A text is put together from the very powers and scoring lines of a card, so that it can't disagree
with the rules.  `card_lines` says all, a line for each power; `card_line` is all in one short line,
for a tableau of twelve cards.
"""

from collections.abc import Iterable
from functools import cache, reduce
from typing import TYPE_CHECKING

from ..rules.consume.gambling import HIGHEST_ANTE, HIGHEST_NUMBER
from ..rules.options import LARGE_HAND_LIMIT, LATE_END_AT
from ..rules.powers import card as cards
from ..rules.powers import powers as words
from ..rules.powers import scoring_lines as lines
from ..rules.powers.card import NO_START, TYPES, Card
from ..rules.powers.designs import CARDS, KEYS
from ..rules.powers.powers import (
    KEYWORDS,
    KINDS,
    POWER_PHASE_NAMES,
    WORDS,
    Power,
)
from ..rules.powers.scoring_lines import Line
from ..rules.round.scoring import KINDS_POINTS

if TYPE_CHECKING:
    from starfelt.words.text import Text

GAME = "race_for_the_galaxy"
# what military is good against, or can be paid for: a kind of world, or these
TARGETS = (*KINDS, "rebel", "chromo")
WHOM = ("rebels", "imperium", "armed", "anyone")  # whom a takeover may strike
TAKEOVERS = (words.TAKEOVER, words.DESTRUCTION)
GAMBLES = (words.GAMBLING, words.ANTE)

Facts = dict[str, str | int]

# what a card is besides, in the order of its text
FLAGS = (
    ("small_hand", cards.SMALL_HAND),
    ("saves_at_start", cards.SAVES_AT_START),
    ("raises_hand_limit", cards.RAISES_HAND_LIMIT),
    ("ends_late", cards.ENDS_LATE),
    ("salvages", cards.SALVAGES),
    ("chooses_last", cards.CHOOSES_LAST),
)
# standing sums by their names: each stands for itself and what follows it, up to the next one
SUMS = (
    ("explore_draw", words.EXPLORE_DRAW),
    ("explore_keep", words.EXPLORE_KEEP),
    ("explore_mix", words.EXPLORE_MIX),
    ("offerings", words.OFFERINGS),
    ("develop_discount", words.DEVELOP_DISCOUNT),
    ("develop_draw", words.DEVELOP_DRAW),
    ("draw_after_develop", words.DRAW_AFTER_DEVELOP),
    ("prestige_development", words.PRESTIGE_DEVELOPMENT),
    ("prestige_rebel_development", words.PRESTIGE_REBEL_DEVELOPMENT),
    ("prestige_six", words.PRESTIGE_SIX),
    ("draw_after_settle", words.DRAW_AFTER_SETTLE),
    ("prestige_rebel_world", words.PRESTIGE_REBEL_WORLD),
    ("prestige_production_world", words.PRESTIGE_PRODUCTION_WORLD),
    ("good_on_production", words.GOOD_ON_PRODUCTION),
    ("discount", words.DISCOUNT),
    ("military", words.MILITARY),
    ("military_per_military", words.MILITARY_PER_MILITARY),
    ("military_per_chromo", words.MILITARY_PER_CHROMO),
    ("military_if_imperium", words.MILITARY_IF_IMPERIUM),
    ("price", words.PRICE),
    ("genes_price_per_chromo", words.GENES_PRICE_PER_CHROMO),
    ("envoy_discount", words.ENVOY_DISCOUNT),
    ("envoy_prestige", words.ENVOY_PRESTIGE),
    ("takeover_defence", words.TAKEOVER_DEFENCE),
    ("savers", words.SAVERS),
)
# what scoring lines count, in the same way
LINES = (
    ("production_of", lines.PRODUCTION_OF),
    ("windfall_of", lines.WINDFALL_OF),
    ("named", lines.NAMED),
    ("keyword", lines.KEYWORD),
    ("a_development", lines.A_DEVELOPMENT),
    ("a_six", lines.A_SIX),
    ("a_world", lines.A_WORLD),
    ("a_military_world", lines.A_MILITARY_WORLD),
    ("a_rebel_military_world", lines.A_REBEL_MILITARY_WORLD),
    ("development_with_power", lines.DEVELOPMENT_WITH_POWER),
    ("world_with_power", lines.WORLD_WITH_POWER),
    ("total_military", lines.TOTAL_MILITARY),
    ("per_three_chips", lines.PER_THREE_CHIPS),
    ("negative_military", lines.NEGATIVE_MILITARY),
    ("per_prestige", lines.PER_PRESTIGE),
    ("per_kind_of_worlds", lines.PER_KIND_OF_WORLDS),
)


def named_in(table: tuple[tuple[str, int], ...], number: int) -> tuple[str, int]:
    """The name that a number falls under, and by how much it is past the first of it."""
    return next((name, number - first) for name, first in reversed(table) if first <= number)


def row_of(card: str) -> Card:
    return CARDS[KEYS[card]]


def joined(text: "Text", key: str, parts: Iterable[str]) -> str:
    """Parts in a row, as the language puts two of them together."""
    return reduce(lambda first, second: text(f"{GAME}-{key}", first=first, second=second), parts)


# ------------------------------------------------------------------ the whole text
def card_lines(text: "Text", card: str) -> list[str]:
    """A line for what the card is, one for each power, and one for what it scores."""
    row = row_of(card)
    lines = [head(text, row)]
    for power in sorted(row.powers, key=place_in_text):
        numeral = text(f"{GAME}-numeral-{POWER_PHASE_NAMES[power.phase]}")
        does = in_words(text, row, power)
        lines.append(text(f"{GAME}-text-power", numeral=numeral, does=does))
    if row.lines:
        scored = joined(text, "text-also", (line_in_words(text, line) for line in row.lines))
        lines.append(text(f"{GAME}-text-scores", number=len(row.lines), lines=scored))
    return lines


def place_in_text(power: Power) -> tuple[int, bool]:
    """By phases; that a world produces goes before what follows from it."""
    return power.phase, power.word != words.OWN_PRODUCTION


def head(text: "Text", row: Card) -> str:
    """What a card is: its type, cost, points, keywords and number as a start world."""
    sentences = [text(f"{GAME}-text-{TYPES[row.type]}", **head_facts(text, row))]
    keywords = keywords_of(text, row.keywords)
    if keywords:
        listed = joined(text, "text-list", keywords)
        sentences.append(text(f"{GAME}-text-keywords", keywords=listed))
    if row.start != NO_START:
        sentences.append(text(f"{GAME}-text-start", number=row.start))
    if row.prestige:
        sentences.append(text(f"{GAME}-text-prestige"))
    sentences += flags_in_words(text, row, "text")
    return joined(text, "text-and", sentences)


def flags_in_words(text: "Text", row: Card, key: str) -> list[str]:
    """What a card is for its owner, outside of all phases."""
    facts: Facts = {"limit": LARGE_HAND_LIMIT, "end": LATE_END_AT}
    return [text(f"{GAME}-{key}-{name}", **facts) for name, flag in FLAGS if row.flags & flag]


def head_facts(text: "Text", row: Card, kinds: str = "kind") -> Facts:
    """The numbers in the corners of a card; `kinds` says in which form kinds are named."""
    facts: Facts = {"cost": row.cost, "military": "yes" if row.military else "no"}
    facts["points"] = text(f"{GAME}-text-counted") if row.is_six else row.points
    if row.kind:
        facts["goods"] = text(f"{GAME}-{kinds}-{KINDS[row.kind]}")
    return facts


def keywords_of(text: "Text", bits: int) -> list[str]:
    found = [keyword for n, keyword in enumerate(KEYWORDS) if bits >> n & 1]
    return [text(f"{GAME}-keyword-{keyword}") for keyword in found]


# ------------------------------------------------------------------ powers
def power_name(power: Power) -> str:
    """What a power does, by the name of its word or of the sum it adds to."""
    if power.word:
        return str(WORDS[power.word])
    return named_in(SUMS, power.sum_of)[0]


def power_facts(text: "Text", row: Card, power: Power, kinds: str = "kind") -> Facts:
    """The numbers of a power, and the kind of goods or worlds that it is about."""
    strikes = power.word in TAKEOVERS
    facts: Facts = {
        "kind": WHOM[power.kind] if strikes else TARGETS[power.kind],
        "value": power.value,
        "amount": f"{power.value:+d}",
        "number": power.number,
        "cards": power.cards,
        "points": power.points,
        "prestige": power.prestige,
        "highest": HIGHEST_ANTE if power.word == words.ANTE else HIGHEST_NUMBER,
    }
    if not strikes and 0 < power.kind < len(KINDS):
        facts["goods"] = text(f"{GAME}-{kinds}-{KINDS[power.kind]}")
    if row.kind:
        facts["own"] = text(f"{GAME}-{kinds}-{KINDS[row.kind]}")
    return facts


def in_words(text: "Text", row: Card, power: Power) -> str:
    """What a power does, as the end of a sentence."""
    facts = power_facts(text, row, power)
    if power.phase == words.POWER_CONSUME and gives(power):
        facts["reward"] = reward(text, power, "reward")
    return text(f"{GAME}-power-{power_name(power)}", **facts)


def gives(power: Power) -> list[str]:
    """What a power of the Consume phase gives: cards, points, prestige or several of them."""
    given = {"cards": power.cards, "points": power.points, "prestige": power.prestige}
    return [what for what, number in given.items() if number]


def reward(text: "Text", power: Power, key: str) -> str:
    """What goods are consumed for, in one form for each mixture."""
    facts: Facts = {"cards": power.cards, "points": power.points, "prestige": power.prestige}
    return text(f"{GAME}-{key}-{'_'.join(gives(power))}", **facts)


def powers_in_words(text: "Text", card: str, phase: int, wanted: tuple[int, ...] = ()) -> str:
    """What the powers of a card that one chooses to use in a phase do, gambling apart.

    With `wanted` only those of these words.
    """
    row = row_of(card)
    used = [p for p in row.powers if p.phase == phase and p.word not in (0, *GAMBLES)]
    used = [p for p in used if not wanted or p.word in wanted]
    return joined(text, "text-also", (in_words(text, row, power) for power in used))


# ------------------------------------------------------------------ scoring lines
def line_in_words(text: "Text", line: Line) -> str:
    """So many points for each of these."""
    name, more = named_in(LINES, line.what)
    facts: Facts = {"points": line.points}
    facts.update({f"points-{kinds}": KINDS_POINTS[kinds] for kinds in range(1, 5)})
    if name in ("production_of", "windfall_of"):
        facts["goods"] = text(f"{GAME}-kind-{KINDS[more]}")
    if name in ("development_with_power", "world_with_power"):
        facts["numeral"] = text(f"{GAME}-numeral-{POWER_PHASE_NAMES[more]}")
    if line.name:
        facts["card"] = text.card(GAME, line.name)
    if line.keyword:
        (facts["keyword"],) = keywords_of(text, line.keyword)
    return text(f"{GAME}-line-{name}", **facts)


# ------------------------------------------------------------------ in one line
@cache
def card_line(text: "Text", card: str) -> str:
    """What matters of a card in one line: what it is, and its powers in short words."""
    row = row_of(card)
    parts = [brief(text, card)]
    for power in row.powers:
        if power.word != words.OWN_PRODUCTION:  # a production world does; its type says so
            numeral = text(f"{GAME}-numeral-{POWER_PHASE_NAMES[power.phase]}")
            does = in_short(text, row, power)
            parts.append(text(f"{GAME}-short-power", numeral=numeral, does=does))
    parts += flags_in_words(text, row, "short")
    return joined(text, "short-and", parts)


@cache
def brief(text: "Text", card: str) -> str:
    """What a card is in a few letters: its type, cost and points, and whether it has prestige."""
    row = row_of(card)
    facts = head_facts(text, row, "short-kind")
    said = text(f"{GAME}-short-type-{TYPES[row.type]}", **facts)
    return text(f"{GAME}-short-prestige", card=said) if row.prestige else said


def in_short(text: "Text", row: Card, power: Power) -> str:
    facts = power_facts(text, row, power, "short-kind")
    if power.phase == words.POWER_CONSUME and gives(power):
        facts["reward"] = reward(text, power, "short-reward")
    return text(f"{GAME}-short-{power_name(power)}", **facts)
