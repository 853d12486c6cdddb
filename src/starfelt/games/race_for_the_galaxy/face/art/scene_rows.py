"""How the scenes of Race for the Galaxy are written down, and read."""

from msgspec import Struct


class Part(Struct, frozen=True):
    """A sight, which knows where it belongs, or a thing at a place."""

    name: str
    is_thing: bool = False
    x: float = 0.0
    y: float = 0.0
    size: float = 1.0
    turned: float = 0.0  # in degrees
    is_behind: bool = False  # the planet


class Scene(Struct, frozen=True):
    """What there is to see: two words for the whole, such as a surface and how near it is."""

    first: str
    second: str
    parts: tuple[Part, ...]

    def behind(self) -> list[Part]:
        return [part for part in self.parts if part.is_behind]

    def before(self) -> list[Part]:
        return [part for part in self.parts if not part.is_behind]


def scenes(written: str) -> dict[str, Scene]:
    """A scene for each line, by the card's key; a line that begins with spaces belongs to the one
    before it."""
    lines = written.replace("\n    ", " ").split("\n")
    return dict(scene(line) for line in lines if line)


def scene(line: str) -> tuple[str, Scene]:
    card, _, rest = line.partition(": ")
    whole, *parts = rest.split("; ")
    first, second = whole.split()
    return card, Scene(first, second, tuple(part(words) for words in parts))


def part(words: str) -> Part:
    """The name of a sight, perhaps behind the planet; or of a thing, with its numbers."""
    hidden = words.startswith("behind ")
    name, *numbers = words.removeprefix("behind ").split()
    if not numbers:
        return Part(name, is_behind=hidden)
    x, y, size, *turned = map(float, numbers)
    return Part(name, True, x, y, size, turned[0] if turned else 0.0, hidden)
