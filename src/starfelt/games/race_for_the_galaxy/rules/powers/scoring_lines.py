"""What six-cost developments count: the lines of their points."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

# what a line of a six-cost development counts: + kind where a kind is meant
PRODUCTION_OF: Final = 0
WINDFALL_OF: Final = 5
NAMED: Final = 10
KEYWORD: Final = 11
A_DEVELOPMENT: Final = 12
A_SIX: Final = 13
A_WORLD: Final = 14
A_MILITARY_WORLD: Final = 15
A_REBEL_MILITARY_WORLD: Final = 16
DEVELOPMENT_WITH_POWER: Final = 17  # + phase
WORLD_WITH_POWER: Final = 23  # + phase
TOTAL_MILITARY: Final = 29
PER_THREE_CHIPS: Final = 30
NEGATIVE_MILITARY: Final = 31
PER_PRESTIGE: Final = 32
PER_KIND_OF_WORLDS: Final = 33  # 1, 3, 6 or 10 points in all


@final
@mypyc_attr(acyclic=True, native_class=True)
class Line:
    """One line of a six-cost development: so many points for each of these."""

    def __init__(self, points: i64, what: i64, keyword: i64 = 0, name: str = "") -> None:
        self.points: Final[i64] = points
        self.what: Final[i64] = what
        self.keyword: Final[i64] = keyword
        self.name: Final = name


def named(points: i64, name: str) -> Line:
    return Line(points, NAMED, name=name)


def keyword(points: i64, word: i64) -> Line:
    return Line(points, KEYWORD, word)
