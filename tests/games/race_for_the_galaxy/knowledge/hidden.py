"""What readers see and know of hidden cards, and where these lie in the worlds they imagine."""

from starfelt.core.rng import fast
from tests.games.race_for_the_galaxy.rules.table import GAME, SPECTATOR

READERS = (0, 1, SPECTATOR)


def views(s):
    return [GAME.view(s, reader) for reader in READERS]


def known(s, reader):
    return " ".join(GAME.view(s, reader).known.discards)


def worlds(s, reader, number=60):
    return [GAME.write(GAME.resample(s, reader, fast(seed)))["players"] for seed in range(number)]


def hidden(tale):
    return [" ".join(w for w in line.split() if w not in GAME.cards) for line in tale]
