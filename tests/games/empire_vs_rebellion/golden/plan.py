"""Which games of Empire vs. Rebellion are golden playthroughs."""

from starfelt.core.options import Options

# Short games, most of them of a few rounds, and some tutorials.
OPTIONS: tuple[Options, ...] = (
    {"rebel": "1", "cap": 4},
    {"rebel": "2", "cap": 5},
    {"cap": 6, "struggle_cap": 12},
    {"cap": 6},
    {"cap": 5, "struggle_cap": 25},
)


def plan(n: int) -> tuple[int, Options, int, bool]:
    if n in (0, 1, 20, 30):
        return 2, {"tutorial": True, "rebel": "2" if n == 1 else "random"}, 3100 + n, n < 4
    length: Options = {"cap": 1} if n < 4 else {}
    return 2, {**OPTIONS[n % 5], **length}, 3100 + n, n < 4


#: (seats, options, seed, whole views?) of each playthrough
PLANS = [plan(n) for n in range(40)]
