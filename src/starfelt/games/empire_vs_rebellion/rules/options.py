"""What the options of a game decide."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(native_class=True)
class Rules:
    """What the options decide."""

    def __init__(
        self,
        rebel: i64,
        tutorial: bool,
        cap: i64,
        struggle_cap: i64,
        options: dict[str, bool | int | str],
    ) -> None:
        self.rebel: Final[i64] = rebel  # the seat; NOBODY: at random
        self.tutorial: Final[bool] = tutorial
        self.cap: Final[i64] = cap  # rounds; then the game is drawn
        self.struggle_cap: Final[i64] = struggle_cap  # turns; then the struggle ends
        self.options: Final = options

    def numbers(self) -> list[int]:
        """What they decide of a game that is on its way."""
        return [int(self.tutorial), self.cap, self.struggle_cap]
