"""Which games of Stolen Plans are golden playthroughs."""

from starfelt.core.options import Options

OPTIONS: tuple[Options, ...] = (
    {},
    {"deck": "base"},
    {"open_discards": True},
    {"single_jedi": True, "single_vader": True},
    {"deck": "traitor+search"},
    {"deck": "decoy", "open_discards": True},
    {"deck": "advantage+counter", "single_vader": True},
    {"deck": "search+discard_all+decoy"},
)
TRAITORS = {8: 1582, 16: 1048, 24: 1832, 32: 1474}  # seeds of games that the Traitor ends


def plan(n: int) -> tuple[int, Options, int, bool]:
    seats = 2 if n < 4 else 2 + n % 5
    return seats, OPTIONS[n % 8], TRAITORS.get(n, 1000 + n), n < 4


#: (seats, options, seed, whole views?) of each playthrough
PLANS = [plan(n) for n in range(40)]
