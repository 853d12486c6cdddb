"""What takes long: a million pairs of each game, none of which may differ, and many games."""

import os
import sys
from concurrent.futures import ProcessPoolExecutor

import starfelt
from starfelt.core.contract import check

PAIRS = int(os.environ.get("PAIRS", "1000000"))
PARTS = 40


def part(name, number):
    return check(starfelt.load(name), PAIRS // PARTS, seed=1_000_000 + number)


def main():
    broken = False
    with ProcessPoolExecutor(2) as pool:
        for name in starfelt.GAMES:
            reports = list(pool.map(part, [name] * PARTS, range(PARTS)))
            pairs = sum(report.pairs for report in reports)
            different = sum(report.different for report in reports)
            answers = sum(report.answers for report in reports)
            sys.stdout.write(f"{name}: {pairs} pairs, {different} different, {answers} answers\n")
            for report in reports:
                for check_name, result in report.checks.items():
                    if result != "ok":
                        broken = True
                        sys.stdout.write(f"  {check_name}: {result}\n")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
