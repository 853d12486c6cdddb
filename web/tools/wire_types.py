"""Write the types of all that the server sends and takes, for the browser, from the Structs.

python web/tools/wire_types.py            writes web/src/**/*.gen.ts
python web/tools/wire_types.py --check    says which of them are stale, and exits with 1
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect

import starfelt
from starfelt.core.game import Action, AnyGame
from starfelt.core.steps import Steps
from starfelt.faces.files import Art, LargeFaces, SmallFaces
from starfelt.faces.game_face import Face
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
        self.imports: list[str] = []
        self.kinds: dict[str, tuple[Any, str]] = {}  # by name: what it is made from, and its text
        self.others: list[str] = []

    def constant(self, name: str, value: object) -> None:
        self.others.append(f"export const {name} = {msgspec.json.encode(value).decode()};")

    def words(self, name: str, about: str, words: Iterable[str]) -> None:
        """Some of the words that stand in the messages, so that a wrong one is noticed."""
        known = [quoted(word) for word in dict.fromkeys(words)] or ["never"]
        union = filled(f"export type {name} =", "|", known)
        self.others.append(f"/** {about} */\n{union}")

    def narrowed(self, name: str, about: str, wide: str, kind: str) -> None:
        """What a message has of every game in one type, as it is of this game."""
        self.others.append(
            f"/** {about} */\nexport function {name}(of: {wide}): {kind} {{\n"
            f"  return of as {kind};\n}}"
        )

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
        imports = ["\n".join(self.imports)] if self.imports else []
        return "\n\n".join([head, *imports, *kinds, *self.others]) + "\n"


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


def game(name: str) -> Module:
    """What a seat may see of a game, its words, and what its drawing is told of cards and rules."""
    kit, view = kit_of(name), kit_of(name).game.view_type
    steps: Steps[Any, Any, Any] = kit.part("notation.steps").STEPS
    found = Module(f"What the server says of {name}.")
    found.given(view)
    found.words("QuestionName", "The names of the questions.", steps.questions)
    found.words("Verb", "What an option does.", (one.verb for one in actions_of(kit.game)))
    zones = (kit.game.zone(one) for one in actions_of(kit.game))
    found.words("Zone", "Where on the table an option is done.", filter(None, zones))
    found.words("EventKind", "The kinds of events that are told.", kit.game.told_kinds)
    ways = (place for row in kit.game.told_kinds.values() for place in (row.comes, row.goes))
    found.words("CardPlace", "Where cards of events come from and go to.", filter(None, ways))
    found.imports.append("import type { View } from '../../connection/protocol.gen';")
    found.narrowed("viewOf", "The view that a table of this game has.", "View", view.__name__)
    drawing(found, kit.face)
    return found


def actions_of(game: AnyGame) -> list[Action]:
    return [game.action(action) for action in range(game.num_actions)]


def drawing(found: Module, face: Face) -> None:
    """What comes with the faces: facts of each card, and constants of the game."""
    facts = list(dict.fromkeys(type(one) for one in face.facts.values()))
    for kind in (*facts, *([type(face.constants)] if face.constants is not None else [])):
        found.given(kind)
    if facts or face.constants is not None:
        found.imports.insert(0, "import type { SmallFaces } from '../../cards/faces.gen';")
    if facts:
        shown = f"Record<string, {' | '.join(kind.__name__ for kind in facts)}>"
        found.narrowed("factsOf", "What is said of each card.", "SmallFaces['facts']", shown)
    if face.constants is not None:
        shown = type(face.constants).__name__
        found.narrowed(
            "constantsOf", "The constants of the game.", "SmallFaces['constants']", shown
        )


def files() -> dict[Path, str]:
    """All files of types; those of games that have no drawing yet are there for it."""
    return {
        SOURCES / "connection" / "protocol.gen.ts": protocol().text(),
        SOURCES / "home" / "facts.gen.ts": home().text(),
        SOURCES / "cards" / "faces.gen.ts": small_faces().text(),
        **{SOURCES / "games" / name / "view.gen.ts": game(name).text() for name in starfelt.GAMES},
    }


def main(arguments: list[str]) -> int:
    stale = {path: text for path, text in files().items() if not is_there(path, text)}
    for path, text in stale.items():
        if "--check" in arguments:
            name = path.relative_to(SOURCES.parents[1])
            sys.stderr.write(f"{name} is stale: run python web/tools/wire_types.py\n")
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in arguments else 0


def is_there(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
