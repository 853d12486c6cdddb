"""What a card is: a row of facts with the effect it has; and the numbers of the game."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from .effects import Effect, Unplayable

STARTING_HAND: Final = 5
MIN_SEATS: Final = 2
MAX_SEATS: Final = 6
UNPLAYABLE: Final = Unplayable()


@final
@mypyc_attr(acyclic=True, native_class=True)
class Card:
    """One design.  `defence` above 0 makes it usable against an attack."""

    def __init__(
        self,
        key: str,
        kind: str,
        copies: i64,
        effect: Effect = UNPLAYABLE,
        defence: i64 = 0,
        hero: bool = False,
        jedi_only: bool = False,
        bonus: bool = False,
        keeper: bool = False,
    ) -> None:
        self.key: Final = key
        self.kind: Final = kind
        self.copies: Final[i64] = copies
        self.effect: Final = effect
        self.defence: Final[i64] = defence
        self.hero: Final[bool] = hero
        self.jedi_only: Final[bool] = jedi_only
        self.bonus: Final[bool] = bonus
        self.keeper: Final[bool] = keeper  # can never be discarded
