"""Native code: which modules mypyc compiles, and how a stale native file is noticed.

The build compiles a digest of the sources into the native files (`stamp`).  On import the digest of
the sources that lie beside them must be the same; otherwise an edit would silently not run.
STARFELT_PURE=1 in the environment leaves native files aside, at install time and at run time.
"""

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

#: The modules of `core` that are compiled; the others are doors, and not in any inner loop.
CORE = ("action_numbers", "bitsets", "machine", "pile", "playout", "rng")

#: In the rules of a game, the folder with the rows of its cards: they are read once, and would take
#: as long to compile as everything else.
ROWS = "cards"

#: Lies in a package whose native build was tried and failed, and says why.
FELL_BACK = "no_native_build.txt"


def sources(package: Path) -> list[Path]:
    """The modules that are compiled, in order: a few of `core`, and the rules of every game."""
    core = [package / "core" / f"{name}.py" for name in CORE]
    rules = [path for path in package.glob("games/*/rules/**/*.py") if path.parent.name != ROWS]
    return sorted(path for path in (*core, *rules) if path.name != "__init__.py")


def digest(package: Path) -> str:
    """A fingerprint of all that is compiled."""
    total = sha256()
    for path in sources(package):
        total.update(path.relative_to(package).as_posix().encode())
        total.update(path.read_bytes())
    return total.hexdigest()


class PlainFinder(importlib.abc.MetaPathFinder):
    """Finds the sources of this package, wherever its parts lie, and passes native files by."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not fullname.startswith("starfelt."):
            return None
        name = fullname.rpartition(".")[2]
        for home in path or ():
            for file in (Path(home, name, "__init__.py"), Path(home, f"{name}.py")):
                if file.is_file():
                    return importlib.util.spec_from_file_location(fullname, file)
        return None


def fallen_back() -> str:
    """Why there is no native code although it was tried for; empty where all is as meant."""
    note = Path(__file__).parent / FELL_BACK
    return note.read_text().strip() if note.exists() else ""


def check() -> bool:
    """True when the rules run as native code; a stale native file stops the import."""
    if os.environ.get("STARFELT_PURE"):
        sys.meta_path.insert(0, PlainFinder())
        return False
    rng = importlib.util.find_spec("starfelt.core.rng")
    if rng is None or not (rng.origin or "").endswith((".so", ".pyd")):
        return False
    stamp = importlib.import_module("starfelt.stamp")
    if digest(Path(__file__).parent) != stamp.SOURCES:
        raise ImportError(
            "the native files of starfelt were built from other sources than those beside them: "
            "build again (make build), or set STARFELT_PURE=1"
        )
    return True
