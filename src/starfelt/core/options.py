"""The options of a game: what there is to choose, and the refusal of what there is not."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from starfelt.core.refusal import Refusal

Value = bool | int | str
Options = dict[str, Value]


class Flag(Struct, frozen=True, tag="flag"):
    """On or off."""

    key: str
    default: bool = False

    def read(self, value: object) -> Value | None:
        words = {"on": True, "true": True, "off": False, "false": False}
        if isinstance(value, bool):
            return value
        return words.get(value) if isinstance(value, str) else None

    def expected(self) -> str:
        return "on, off"


class Choice(Struct, frozen=True, tag="choice"):
    """One of several words, the first being the default."""

    key: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]

    def read(self, value: object) -> Value | None:
        word = str(value) if type(value) is int else value
        return word if isinstance(word, str) and word in self.values else None

    def expected(self) -> str:
        return ", ".join(self.values)


class Number(Struct, frozen=True, tag="number"):
    """A whole number between two bounds."""

    key: str
    least: int
    most: int
    default: int

    def read(self, value: object) -> Value | None:
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
            value = int(value)
        fits = type(value) is int and self.least <= value <= self.most
        return value if fits and isinstance(value, int) else None

    def expected(self) -> str:
        return f"{self.least}-{self.most}"


class Parts(Struct, frozen=True, tag="parts"):
    """Any set of parts, joined by +; or a preset that names one."""

    key: str
    parts: tuple[str, ...]
    presets: dict[str, tuple[str, ...]]
    default: str

    def read(self, value: object) -> Value | None:
        if not isinstance(value, str):
            return None
        if value in self.presets:
            return value
        names = value.split("+")
        if len(set(names)) < len(names) or not set(names) <= set(self.parts):
            return None
        chosen = tuple(part for part in self.parts if part in names)
        for preset, parts in self.presets.items():
            if parts == chosen:
                return preset
        return "+".join(chosen)

    def chosen(self, value: Value) -> tuple[str, ...]:
        """The parts that a value stands for."""
        return self.presets.get(str(value)) or tuple(
            p for p in self.parts if p in str(value).split("+")
        )

    def expected(self) -> str:
        return ", ".join(self.presets) + ", " + "+".join(self.parts)


Option = Flag | Choice | Number | Parts


def complete(schema: Sequence[Option], given: Mapping[str, object]) -> Options:
    """All options with their values; what was not given has its default."""
    known = {option.key: option for option in schema}
    for key in given:
        if key not in known:
            raise Refusal("unknown-option", option=key, expected=", ".join(known))
    options: Options = {}
    for key, option in known.items():
        value = option.read(given[key]) if key in given else option.default
        if value is None:
            raise Refusal(
                "impossible-option", option=key, value=str(given[key]), expected=option.expected()
            )
        options[key] = value
    return options
