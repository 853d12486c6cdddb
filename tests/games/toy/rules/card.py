"""What a card is: a row of facts; and the numbers of the game."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MIN_SEATS: Final = 2
MAX_SEATS: Final = 3
ROUNDS: Final = 3
SHORT: Final = 2  # rounds of a short game
NOTHING: Final = -1  # in the place of a card that has not been laid


@final
@mypyc_attr(acyclic=True, native_class=True)
class Card:
    """One design, of which there is one card."""

    def __init__(self, key: str, brightness: i64, kind: str) -> None:
        self.key: Final = key
        self.brightness: Final[i64] = brightness
        self.kind: Final = kind
