"""What a position must satisfy to be one: the rules could have led to it, and go on from it."""

from starfelt.core.notation import Reader
from starfelt.games.race_for_the_galaxy.state import Race


def check(s: Race, r: Reader) -> None:
    pass
