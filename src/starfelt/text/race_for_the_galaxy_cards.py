"""The card texts of Race for the Galaxy, made from the rows that the rules read.

A text is put together from the very powers and scoring lines of a card, so that it can't disagree
with the rules.  `card_text` says all, a line for each power; `card_line` is all in one short line,
for a tableau of twelve cards.
"""

from collections.abc import Iterable
from functools import reduce
from typing import TYPE_CHECKING

from starfelt.games.race_for_the_galaxy import powers as words
from starfelt.games.race_for_the_galaxy.card import NO_START, TYPES, Card
from starfelt.games.race_for_the_galaxy.cards import CARDS, KEYS
from starfelt.games.race_for_the_galaxy.lines import (
    Line,
)
from starfelt.games.race_for_the_galaxy.powers import (
    KEYWORDS,
    KINDS,
    PHASES,
    WORDS,
    Power,
)
from starfelt.games.race_for_the_galaxy.stakes import HIGHEST_NUMBER

if TYPE_CHECKING:
    from starfelt.text import Text

GAME = "race_for_the_galaxy"
TARGETS = (*KINDS, "rebel")  # of military: a kind of world, or Rebel worlds

Facts = dict[str, str | int]

# standing sums by their names: each stands for itself and what follows it, up to the next one
SUMS = (
    ("explore_draw", words.EXPLORE_DRAW),
    ("explore_keep", words.EXPLORE_KEEP),
    ("develop_discount", words.DEVELOP_DISCOUNT),
    ("develop_draw", words.DEVELOP_DRAW),
    ("draw_after_develop", words.DRAW_AFTER_DEVELOP),
    ("draw_after_settle", words.DRAW_AFTER_SETTLE),
    ("discount", words.DISCOUNT),
    ("military", words.MILITARY),
    ("price", words.PRICE),
    ("genes_price_per_chromo", words.GENES_PRICE_PER_CHROMO),
)
# what scoring lines count, in the same way
LINES = (
    ("production_of", words.PRODUCTION_OF),
    ("windfall_of", words.WINDFALL_OF),
    ("named", words.NAMED),
    ("keyword", words.KEYWORD),
    ("a_development", words.A_DEVELOPMENT),
    ("a_six", words.A_SIX),
    ("a_world", words.A_WORLD),
    ("a_military_world", words.A_MILITARY_WORLD),
    ("a_rebel_military_world", words.A_REBEL_MILITARY_WORLD),
    ("development_with_power", words.DEVELOPMENT_WITH_POWER),
    ("world_with_power", words.WORLD_WITH_POWER),
    ("total_military", words.TOTAL_MILITARY),
    ("per_three_chips", words.PER_THREE_CHIPS),
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
def card_text(text: "Text", card: str) -> str:
    """A line for what the card is, one for each power, and one for what it scores."""
    row = row_of(card)
    lines = [head(text, row)]
    for power in sorted(row.powers, key=place_in_text):
        numeral = text(f"{GAME}-numeral-{PHASES[power.phase]}")
        does = in_words(text, row, power)
        lines.append(text(f"{GAME}-text-power", numeral=numeral, does=does))
    if row.is_six:
        scored = joined(text, "text-also", (line_in_words(text, line) for line in row.lines))
        lines.append(text(f"{GAME}-text-scores", number=len(row.lines), lines=scored))
    return "\n".join(lines)


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
    if row.small_hand:
        sentences.append(text(f"{GAME}-text-small_hand"))
    return joined(text, "text-and", sentences)


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
    facts: Facts = {
        "kind": TARGETS[power.kind],
        "value": power.value,
        "amount": f"{power.value:+d}",
        "number": power.number,
        "cards": power.cards,
        "points": power.points,
        "highest": HIGHEST_NUMBER,
    }
    if 0 < power.kind < len(KINDS):
        facts["goods"] = text(f"{GAME}-{kinds}-{KINDS[power.kind]}")
    if row.kind:
        facts["own"] = text(f"{GAME}-{kinds}-{KINDS[row.kind]}")
    return facts


def in_words(text: "Text", row: Card, power: Power) -> str:
    """What a power does, as the end of a sentence."""
    facts = power_facts(text, row, power)
    if power.phase == words.CONSUME and (power.cards or power.points):
        facts["reward"] = reward(text, power, "reward")
    return text(f"{GAME}-power-{power_name(power)}", **facts)


def reward(text: "Text", power: Power, key: str) -> str:
    """What goods are consumed for: cards, points or both."""
    form = "both" if power.cards and power.points else "cards" if power.cards else "points"
    return text(f"{GAME}-{key}-{form}", cards=power.cards, points=power.points)


def powers_in_words(text: "Text", card: str, phase: int) -> str:
    """What the powers of a card that one chooses to use in a phase do, gambling apart."""
    row = row_of(card)
    used = [p for p in row.powers if p.phase == phase and p.word not in (0, words.GAMBLE)]
    return joined(text, "text-also", (in_words(text, row, power) for power in used))


# ------------------------------------------------------------------ scoring lines
def line_in_words(text: "Text", line: Line) -> str:
    """So many points for each of these."""
    name, more = named_in(LINES, line.what)
    facts: Facts = {"points": line.points}
    if name in ("production_of", "windfall_of"):
        facts["goods"] = text(f"{GAME}-kind-{KINDS[more]}")
    if name in ("development_with_power", "world_with_power"):
        facts["numeral"] = text(f"{GAME}-numeral-{PHASES[more]}")
    if line.name:
        facts["card"] = text.card(GAME, line.name)
    if line.keyword:
        (facts["keyword"],) = keywords_of(text, line.keyword)
    return text(f"{GAME}-line-{name}", **facts)


# ------------------------------------------------------------------ in one line
def card_line(text: "Text", card: str) -> str:
    """What matters of a card in one line: what it is, and its powers in short words."""
    row = row_of(card)
    parts = [brief(text, card)]
    for power in row.powers:
        if power.word != words.OWN_PRODUCTION:  # a production world does; its type says so
            numeral = text(f"{GAME}-numeral-{PHASES[power.phase]}")
            does = in_short(text, row, power)
            parts.append(text(f"{GAME}-short-power", numeral=numeral, does=does))
    return joined(text, "short-and", parts)


def brief(text: "Text", card: str) -> str:
    """What a card is in a few letters: its type, cost and points."""
    row = row_of(card)
    facts = head_facts(text, row, "short-kind")
    return text(f"{GAME}-short-type-{TYPES[row.type]}", **facts)


def in_short(text: "Text", row: Card, power: Power) -> str:
    facts = power_facts(text, row, power, "short-kind")
    if power.phase == words.CONSUME and (power.cards or power.points):
        facts["reward"] = reward(text, power, "short-reward")
    return text(f"{GAME}-short-{power_name(power)}", **facts)
