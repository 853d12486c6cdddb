"""What the options of a game decide."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

NOTHING: Final = -1  # no end of Explorers; no ship that is copied


@final
@mypyc_attr(native_class=True)
class Rules:
    """What the options decide."""

    def __init__(
        self,
        first_player: i64,
        authority: i64,
        cap: i64,
        explorers: i64,
        late_discards: bool,
        sticky_allies: bool,
        printed_fleet_hq: bool,
        needle_counts: bool,
        copy_in_play: bool,
        destroy_own_base: bool,
        options: dict[str, bool | int | str],
    ) -> None:
        self.first_player: Final[i64] = first_player  # NOBODY: at random
        self.authority: Final[i64] = authority
        self.cap: Final[i64] = cap
        self.explorers: Final[i64] = explorers  # NOTHING: endless
        self.late_discards: Final[bool] = late_discards
        self.sticky_allies: Final[bool] = sticky_allies
        self.printed_fleet_hq: Final[bool] = printed_fleet_hq
        self.needle_counts: Final[bool] = needle_counts
        self.copy_in_play: Final[bool] = copy_in_play
        self.destroy_own_base: Final[bool] = destroy_own_base
        self.options: Final = options

    def numbers(self) -> list[int]:
        """What they decide of a game that is on its way."""
        numbers: list[int] = [self.cap, self.explorers]
        for rule in (
            self.late_discards,
            self.sticky_allies,
            self.printed_fleet_hq,
            self.needle_counts,
            self.copy_in_play,
            self.destroy_own_base,
        ):
            numbers.append(int(rule))
        return numbers
