"""What the options of a game decide."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .powers.designs import BRINK_OF_WAR, REBEL_VS_IMPERIUM

RULES: Final = 4  # the version of the rules; games that began under an older one go on under it
HAND_LIMIT: Final = 10
LARGE_HAND_LIMIT: Final = 12
END_AT: Final = 12  # cards in a tableau
LATE_END_AT: Final = 14
PRESTIGE_END: Final = 15
POOL_PER_SEAT: Final = 12
POOL_WITH_PRESTIGE: Final = 5  # more chips
FIRST_HAND: Final = 6
START_DISCARDS: Final = 2


@final
@mypyc_attr(native_class=True)
class Rules:
    """What the options decide."""

    def __init__(
        self,
        version: i64,
        level: i64,
        two_actions: bool,
        goals: bool,
        takeovers: bool,
        leader_card: bool,
        cap: i64,
        engine_quirks: bool,
        copies: list[int],
        options: dict[str, bool | int | str],
    ) -> None:
        self.version: Final[i64] = version  # whatever a version changed asks for it
        self.level: Final[i64] = level
        self.two_actions: Final[bool] = two_actions
        self.goals: Final[bool] = goals
        self.takeovers: Final[bool] = takeovers and level >= REBEL_VS_IMPERIUM
        self.prestige: Final[bool] = level >= BRINK_OF_WAR
        self.start_choice: Final[bool] = level >= REBEL_VS_IMPERIUM
        self.leader_card: Final[bool] = leader_card  # a sole prestige leader always draws
        self.cap: Final[i64] = cap
        self.engine_quirks: Final[bool] = engine_quirks
        self.copies: Final[vec[i64]] = vec[i64](copies)  # of each design
        self.options: Final = options

    def numbers(self) -> list[int]:
        """What they decide of a game that is on its way."""
        return [
            self.level,
            int(self.two_actions),
            int(self.goals),
            int(self.takeovers),
            int(self.leader_card),
            self.cap,
            int(self.engine_quirks),
        ]
