"""How wide letters are, so that lines can be broken before anything is drawn.

The widths are those of Source Sans 3, in thousandths of the size; Japanese and Chinese letters are
as wide as they are high.
"""

from functools import cache, lru_cache
from unicodedata import east_asian_width, normalize

REGULAR = 400
SEMIBOLD = 600
BOLD = 700

FAMILIES = {
    "en": "'Starfelt Sans', 'Source Sans 3', sans-serif",
    "ja": "'Starfelt Sans', 'Source Sans 3', 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif",
    "zh-Hant": "'Starfelt Sans', 'Source Sans 3', 'Noto Sans TC', 'Noto Sans CJK TC', sans-serif",
}

CAPITAL = 0.66  # the height of capitals and of figures, as a part of the size

FIRST = 0x20  # the space; the tables go on to the tilde
# fmt: off
ADVANCES: dict[int, tuple[int, ...]] = {
    REGULAR: (
        200, 289, 426, 497, 497, 824, 609, 249, 303, 303, 418, 497, 249, 311, 249, 350,
        497, 497, 497, 497, 497, 497, 497, 497, 497, 497, 249, 249, 497, 497, 497, 425,
        847, 543, 588, 571, 615, 527, 494, 617, 652, 263, 479, 579, 486, 727, 647, 664,
        566, 664, 569, 534, 536, 645, 515, 786, 513, 476, 539, 303, 350, 303, 497, 500,
        542, 504, 553, 456, 555, 496, 292, 504, 544, 246, 247, 495, 255, 829, 547, 542,
        555, 555, 347, 419, 338, 544, 467, 719, 446, 467, 425, 303, 241, 303, 497,
    ),
    SEMIBOLD: (
        200, 315, 482, 513, 513, 841, 639, 275, 324, 324, 438, 513, 275, 322, 275, 344,
        513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 275, 275, 513, 513, 513, 444,
        875, 558, 597, 576, 625, 538, 510, 628, 663, 282, 494, 597, 502, 745, 657, 674,
        582, 674, 592, 545, 546, 655, 536, 800, 541, 501, 540, 324, 344, 324, 513, 500,
        549, 516, 563, 462, 564, 507, 317, 520, 558, 262, 263, 522, 271, 843, 560, 549,
        564, 564, 373, 431, 361, 556, 495, 748, 481, 495, 443, 324, 255, 324, 513,
    ),
    BOLD: (
        200, 340, 537, 528, 528, 857, 667, 300, 344, 344, 457, 528, 300, 332, 300, 339,
        528, 528, 528, 528, 528, 528, 528, 528, 528, 528, 300, 300, 528, 528, 528, 463,
        902, 573, 605, 582, 635, 548, 524, 638, 674, 301, 509, 614, 518, 762, 665, 684,
        596, 684, 613, 556, 556, 665, 556, 813, 567, 525, 541, 344, 339, 344, 528, 500,
        555, 527, 573, 468, 573, 518, 341, 534, 571, 276, 278, 548, 286, 857, 572, 555,
        573, 573, 398, 443, 383, 568, 523, 776, 514, 521, 460, 344, 268, 344, 528,
    ),
}
# fmt: on
OTHERS = {
    "–": 480,
    "—": 800,
    "‘": 300,
    "’": 300,
    "“": 537,
    "”": 537,
    "…": 978,
    "×": 528,
    "·": 300,
    "•": 345,
    "−": 528,
    "→": 619,
    "≥": 528,
    "≤": 528,
    "½": 846,
}  # fmt: skip
UNKNOWN = 700  # a letter outside the tables: rather too wide than too narrow


@cache
def advance(letter: str, weight: int = REGULAR) -> int:
    """The width of one letter, in thousandths of the size."""
    table = ADVANCES[weight]
    place = ord(letter) - FIRST
    if 0 <= place < len(table):
        return table[place]
    if letter in OTHERS:
        return OTHERS[letter]
    plain = normalize("NFD", letter)[0]  # an accent adds no width
    if plain != letter:
        return advance(plain, weight)
    return 1000 if east_asian_width(letter) in "WFA" else UNKNOWN


@lru_cache(8192)
def span(text: str, weight: int = REGULAR) -> int:
    """The width of a line, in thousandths of the size."""
    return sum(advance(letter, weight) for letter in text)


def width(text: str, size: float, weight: int = REGULAR) -> float:
    """The width of a line."""
    return span(text, weight) * size / 1000
