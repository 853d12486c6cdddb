"""Which games of Nine Lights are golden playthroughs."""

from starfelt.core.options import Options


def plan(n: int) -> tuple[int, Options, int, bool]:
    return 2 + n % 2, {"short": n % 5 == 4}, 1000 + n, n < 4


#: (seats, options, seed, whole views?) of each playthrough
PLANS = [plan(n) for n in range(40)]
