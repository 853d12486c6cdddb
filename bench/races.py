"""Rights that end at the very moment in which they are used, and bodies that come too late.

    python -m bench.races [NAME ...] [--rounds 100]

Deletion, ban, log-out and a new password, each against talking, sitting down, opening tables and
making tokens: what is acknowledged is there, what is refused is not, and afterwards it is over.
"""

import argparse
import asyncio
import sys
import tempfile
from time import perf_counter

from bench.load import say
from tests.reliability.attacks.races import ALL
from tests.reliability.served import Served, Work


async def tried(work: Work, rounds: int) -> list[str]:
    """What went wrong, and what the server says went wrong inside it."""
    with tempfile.TemporaryDirectory() as folder:
        async with Served(folder) as served:
            found = await work(served, rounds)
        lines = served.log.read_text().splitlines()
        return found + [line for line in lines if '"failed"' in line]


def main() -> bool:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ALL))
    reader.add_argument("--rounds", type=int)
    chosen = reader.parse_args()
    if unknown := set(chosen.names) - set(ALL):
        reader.error(f"no race is called {sorted(unknown)}")
    broken = False
    for name in chosen.names or ALL:
        work, usual, _ = ALL[name]
        rounds, began = chosen.rounds or usual, perf_counter()
        found = asyncio.run(tried(work, rounds))
        took = perf_counter() - began
        say(f"{name}: {rounds} rounds in {took:.0f} s, {len(found)} problems {found[:3]}")
        broken |= bool(found)
    return broken


if __name__ == "__main__":
    sys.exit(main())
