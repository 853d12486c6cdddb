"""What those who run the server say to everybody: kept, so that who comes later hears it too."""

from collections.abc import Callable, Iterable
from math import ceil

from starfelt.server.live.messages import Notice, encode
from starfelt.server.live.subscriber import Reader
from starfelt.store.protocol import Store
from starfelt.words.text import Text

NOTICE, RESTART = "notice", "restart"  # the settings

MINUTE = 60_000


class Notices:
    """Words of the host, and when the server will restart; either may be nothing."""

    def __init__(self, store: Store, clock: Callable[[], int], text: Callable[[str], Text]) -> None:
        self.store = store
        self.clock = clock
        self.text = text
        self.words = ""
        self.restart = 0

    async def start(self) -> None:
        """What was said before; a restart that was announced has happened now."""
        self.words = await self.store.setting(NOTICE) or ""
        if await self.store.setting(RESTART):
            await self.store.set_setting(RESTART, "")

    async def say(self, words: str, readers: Iterable[Reader]) -> None:
        """Empty words take the notice back."""
        await self.store.set_setting(NOTICE, words)
        self.words = words
        self.tell(readers)

    async def announce(self, restart: int, readers: Iterable[Reader]) -> None:
        """The server will restart at this time; 0 takes that back."""
        await self.store.set_setting(RESTART, str(restart or ""))
        self.restart = restart
        self.tell(readers)

    def tell(self, readers: Iterable[Reader]) -> None:
        for reader in list(readers):
            reader.send(encode(self.message(reader.speaks) or Notice("")))

    def message(self, language: str) -> Notice | None:
        """In the words of the host, and after them what is to be said of a restart."""
        lines = [self.words, self.restarting(language)]
        said = "\n".join(line for line in lines if line)
        return Notice(said, self.restart) if said else None

    def restarting(self, language: str) -> str:
        if not self.restart:
            return ""
        minutes = ceil((self.restart - self.clock()) / MINUTE)
        return self.text(language)("api-restart", minutes=max(0, minutes))
