"""Replay files: where a game is saved, whole or not at all."""

import os
import shutil
import sys
from pathlib import Path

from starfelt.core.refusal import Refusal


def program() -> str:
    """How this program can be called again from here."""
    called = Path(sys.argv[0])
    if shutil.which("starfelt") or called.name != "starfelt":
        return "starfelt"
    return os.path.relpath(called)


def unwritable(path: Path) -> Refusal:
    return Refusal("unwritable-file", file=str(path))


def free_file(game: str) -> Path:
    """A name in the working folder that no file has."""
    path = Path(f"starfelt-{game}.json")
    number = 2
    while path.exists():
        path = Path(f"starfelt-{game}-{number}.json")
        number += 1
    return path


def check_writable(path: Path) -> None:
    """Refuse, without writing anything, a file that could not be written."""
    folder = path.parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise unwritable(path)
    if path.exists() and not (path.is_file() and os.access(path, os.W_OK)):
        raise unwritable(path)


def write(path: Path, data: bytes) -> None:
    """Write the file beside its place and move it there, so that no half of it is ever seen."""
    try:
        check_writable(path)
        place = path.resolve()
        beside = place.with_name(f".{place.name}.part")
        beside.write_bytes(data)
        beside.replace(place)
    except (OSError, ValueError):
        raise unwritable(path) from None
