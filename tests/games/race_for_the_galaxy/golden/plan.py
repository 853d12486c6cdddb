"""Which games of Race for the Galaxy are golden playthroughs."""

from starfelt.core.options import Options

# Games over all seats and options, most of them of some rounds; the last is played to its end.
TABLES: tuple[tuple[int, Options], ...] = (
    (2, {}),
    (3, {"set": "base"}),
    (2, {"two_actions": True}),
    (4, {"set": "rebel_vs_imperium"}),
    (6, {}),
    (2, {"set": "gathering_storm"}),
    (3, {"takeovers": False}),
    (2, {"set": "base", "two_actions": True}),
    (4, {"leader_card": "always"}),
    (3, {"set": "gathering_storm", "goals": False}),
    (2, {"engine_quirks": True}),
    (5, {"set": "rebel_vs_imperium", "takeovers": False}),
    (2, {"set": "rebel_vs_imperium", "two_actions": True}),
    (5, {"goals": False}),
    (2, {"set": "base"}),
    (4, {"set": "gathering_storm"}),
    (2, {"two_actions": True, "engine_quirks": True}),
    (3, {}),
    (6, {"set": "rebel_vs_imperium"}),
    (2, {"leader_card": "always", "takeovers": False}),
)


def plan(n: int) -> tuple[int, Options, int, bool]:
    seats, options = TABLES[n % 20]
    if n < 4:
        return seats, {**options, "cap": 1}, 4880 + n, True
    late = options.get("set", "brink_of_war") == "brink_of_war"
    length: Options = {} if n == 39 else {"cap": (30 if late else 12) // seats}
    return seats, {**options, **length}, 4880 + n, False


#: (seats, options, seed, whole views?) of each playthrough
PLANS = [plan(n) for n in range(40)]
