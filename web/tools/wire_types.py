"""Write the types of all that the server sends and takes, for the browser, from the Structs.

python web/tools/wire_types.py            writes web/src/**/*.gen.ts
python web/tools/wire_types.py --check    says which of them are stale, and exits with 1
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect

import starfelt
from starfelt.faces.files import Art, LargeFaces, SmallFaces
from starfelt.kit import kit_of
from starfelt.server.api.schemas import LogPage, Rulebook, Why
from starfelt.server.live import messages
from starfelt.server.live.new_tables import Wish
from starfelt.server.live.websocket import Sent
from starfelt.server.pages.home import HomeFacts

SOURCES = Path(__file__).resolve().parents[1] / "src"
WIDTH = 100

#: Types with a name of their own in the browser, which are unions here.
MESSAGES = (
    messages.Welcome | messages.Update | messages.Said | messages.Ack | messages.Refused
    | messages.Pong | messages.Rematch | messages.Notice | messages.Bye
)  # fmt: skip

SIMPLE: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Module:
    """One file of types: each Struct that is named in it, once, and constants."""

    def __init__(self, about: str) -> None:
        self.about = about
        self.kinds: dict[str, tuple[Any, str]] = {}  # by name: what it is made from, and its text
        self.others: list[str] = []

    def constant(self, name: str, value: object) -> None:
        self.others.append(f"export const {name} = {msgspec.json.encode(value).decode()};")

    def given(self, kind: Any, name: str = "") -> None:
        """What the server sends, with all that it is made of."""
        self.add(kind, name, given=True)

    def taken(self, kind: Any, name: str = "") -> None:
        """What the server takes: whatever has a default may be left out."""
        self.add(kind, name, given=False)

    def add(self, kind: Any, name: str, *, given: bool) -> None:
        written = self.written(inspect.type_info(kind), given)
        if name and written != name:
            self.others.append(filled(f"export type {name} =", "|", written.split(" | ")))

    # ------------------------------------------------------------------ types
    def written(self, kind: inspect.Type, given: bool) -> str:
        """The type as TypeScript has it."""
        match kind:
            case inspect.Metadata(type=inner):
                found = self.written(inner, given)
            case inspect.LiteralType(values=values):
                found = " | ".join(quoted(value) for value in values)
            case inspect.StructType():
                found = self.struct(kind, given)
            case inspect.CustomType(cls=cls):
                found = self.protocol(cls)
            case _:
                found = SIMPLE.get(type(kind)) or self.several(kind, given)
        return found

    def several(self, kind: inspect.Type, given: bool) -> str:
        """A type that is made of others."""
        match kind:
            case inspect.UnionType(types=types):
                found = " | ".join(dict.fromkeys(self.written(one, given) for one in types))
            case inspect.CollectionType(item_type=item):
                found = listed(self.written(item, given))
            case inspect.TupleType(item_types=items):
                found = f"[{', '.join(self.written(item, given) for item in items)}]"
            case inspect.DictType(key_type=key, value_type=value):
                found = f"Record<{self.written(key, given)}, {self.written(value, given)}>"
            case _:
                raise TypeError(f"no type of the browser for {kind}")
        return found

    def struct(self, kind: inspect.StructType, given: bool) -> str:
        name = kind.cls.__name__
        if name not in self.kinds:
            self.kinds[name] = kind.cls, ""
            text = self.array(kind, given) if kind.array_like else self.fields(kind, given)
            self.kinds[name] = kind.cls, f"{comment(kind.cls)}{text}"
        if self.kinds[name][0] is not kind.cls:
            raise TypeError(f"two things are called {name}")
        return name

    def array(self, kind: inspect.StructType, given: bool) -> str:
        items = (f"{field.name}: {self.written(field.type, given)}" for field in kind.fields)
        return f"export type {kind.cls.__name__} = [{', '.join(items)}];"

    def fields(self, kind: inspect.StructType, given: bool) -> str:
        lines = [f"  {kind.tag_field}: {quoted(kind.tag)};"] if kind.tag_field else []
        lines += (f"  {self.field(kind, field, given)};" for field in kind.fields)
        return "\n".join([f"export interface {kind.cls.__name__} {{", *lines, "}"])

    def field(self, kind: inspect.StructType, field: inspect.Field, given: bool) -> str:
        """A field that may be left out is never null: that is what leaving it out means."""
        written = self.written(field.type, given)
        if not may_be_absent(kind, field, given):
            return f"{field.encode_name}: {written}"
        return f"{field.encode_name}?: {written.removesuffix(' | null')}"

    def protocol(self, cls: type) -> str:
        """What is only known by its properties."""
        name = cls.__name__.removeprefix("Any")
        if name not in self.kinds:
            self.kinds[name] = cls, ""
            lines = (f"  {key}: {self.hinted(hint)};" for key, hint in properties(cls))
            text = "\n".join([f"export interface {name} {{", *lines, "}"])
            self.kinds[name] = cls, f"{comment(cls)}{text}"
        return name

    def hinted(self, hint: Any) -> str:
        return self.written(inspect.type_info(hint), given=True)

    def text(self) -> str:
        kinds = [text for _, text in self.kinds.values()]
        head = f"// {self.about}  Made by web/tools/wire_types.py: don't edit it."
        return "\n\n".join([head, *kinds, *self.others]) + "\n"


def may_be_absent(kind: inspect.StructType, field: inspect.Field, given: bool) -> bool:
    unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    omitted = unset or kind.cls.__struct_config__.omit_defaults
    return not field.required and (omitted or not given)


def properties(cls: type) -> Iterator[tuple[str, Any]]:
    for key, value in vars(cls).items():
        if isinstance(value, property):
            yield key, get_type_hints(value.fget)["return"]


# -------------------------------------------------------------------------------- writing
def quoted(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else msgspec.json.encode(value).decode()


def listed(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def comment(cls: type) -> str:
    """The first sentence of what it says of itself."""
    said = (cls.__doc__ or "").strip().partition("\n\n")[0]
    return f"/** {' '.join(said.split())} */\n" if said else ""


def filled(start: str, between: str, words: list[str]) -> str:
    line = f"{start} {f' {between} '.join(words)};"
    return line if len(line) <= WIDTH else "\n  | ".join([start, *words]) + ";"


# -------------------------------------------------------------------------------- the files
def protocol() -> Module:
    found = Module("What the server says and is told: docs/protocol.md.")
    found.given(MESSAGES, "Message")
    found.given(LogPage)
    found.given(Why)
    found.given(Rulebook)
    found.taken(Sent, "Command")
    found.taken(Wish)
    found.constant("PROTOCOL", messages.PROTOCOL)
    return found


def home() -> Module:
    found = Module("What the home page is told of the lobby.")
    found.given(HomeFacts)
    return found


def small_faces() -> Module:
    found = Module("The faces of a game's cards, in three files.")
    found.given(SmallFaces)
    found.given(LargeFaces)
    found.given(Art)
    return found


def view(name: str) -> Module:
    """What a seat may see of a game, and what its drawing is told of cards and rules."""
    kit = kit_of(name)
    found = Module(f"What the server says of {name}.")
    found.given(kit.game.view_type)
    for kind in {type(facts) for facts in kit.face.facts.values()}:
        found.given(kind)
    if kit.face.constants is not None:
        found.given(type(kit.face.constants))
    return found


def files() -> dict[Path, str]:
    """All files of types; of games those that have a drawing."""
    drawn = [name for name in starfelt.GAMES if (SOURCES / "games" / name).is_dir()]
    return {
        SOURCES / "connection" / "protocol.gen.ts": protocol().text(),
        SOURCES / "home" / "facts.gen.ts": home().text(),
        SOURCES / "cards" / "faces.gen.ts": small_faces().text(),
        **{SOURCES / "games" / name / "view.gen.ts": view(name).text() for name in drawn},
    }


def main(arguments: list[str]) -> int:
    stale = [path for path, text in files().items() if not is_there(path, text)]
    if "--check" not in arguments:
        for path in stale:
            path.write_text(files()[path], encoding="utf-8")
        return 0
    for path in stale:
        sys.stderr.write(
            f"{path.relative_to(SOURCES.parents[1])} is stale: run python web/tools/wire_types.py\n"
        )
    return 1 if stale else 0


def is_there(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
