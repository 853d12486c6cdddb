"""Build the browser table into the package, if Node is there and anything has changed.

It says what it does, and what is missing; whether the table could be built is its exit code.
STARFELT_WEB=0 leaves everything as it is.
"""

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

WEB = Path(__file__).resolve().parents[1]
PACKAGE = WEB.parent / "src" / "starfelt"
BUILT = PACKAGE / "server" / "built"
DIGEST = "sources"  # in the folder of what was built: the digest of what it was built from
LEAST_NODE = (20, 19)
TAKEN = (  # from the package
    "faces/icons/*.svg",
    "games/*/face/icons/*.svg",
    "words/text/*/*.ftl",
    "games/*/text/*/*.ftl",
)
UNBUILT = ("node_modules", "fonts", "test-results", "__pycache__")  # made, not written


def main() -> int:
    """0 if the browser table is built and up to date."""
    if os.environ.get("STARFELT_WEB") == "0" or not (WEB / "package.json").is_file():
        return 0 if (BUILT / "manifest.json").is_file() else 1
    wanted = digest()
    if built() == wanted:
        return 0
    problem = missing() or built_anew(wanted)
    if problem:
        say(f"{problem}; pages will work without scripts, and games in the terminal")
    return 1 if problem else 0


def say(words: str) -> None:
    sys.stderr.write(f"starfelt: {words}\n")
    sys.stderr.flush()


# ------------------------------------------------------------------ what has changed
def sources() -> list[Path]:
    """All that decides how the browser table turns out: its code, the icons in it, and all words,
    for the fonts."""
    own = [path for path in WEB.rglob("*") if not set(UNBUILT) & set(path.relative_to(WEB).parts)]
    taken = [path for pattern in TAKEN for path in PACKAGE.glob(pattern)]
    return sorted(path for path in (*own, *taken) if path.is_file())


def digest() -> str:
    found = sha256()
    for path in sources():
        found.update(path.relative_to(WEB.parent).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def built() -> str:
    """The digest of the sources of what is there; empty if there is nothing."""
    try:
        return (BUILT / DIGEST).read_text(encoding="ascii")
    except FileNotFoundError:
        return ""


# ------------------------------------------------------------------ building
def missing() -> str:
    """Why nothing can be built here; empty if it can."""
    least = ".".join(map(str, LEAST_NODE))
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return f"the browser table needs Node {least} or newer with npm (nodejs.org) to be built"
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = said.strip().removeprefix("v")
    numbers = tuple(int(part) for part in version.split(".")[:2] if part.isdigit())
    if numbers < LEAST_NODE:
        return f"the browser table needs Node {least} or newer to be built, and this is {version}"
    return ""


def built_anew(wanted: str) -> str:
    """Why building failed; empty if it did not."""
    say("building the browser table ...")
    if not is_installed():
        problem = ran("npm", "ci", "--no-progress", "--loglevel=error")
        if problem:
            return problem
    problem = ran("npm", "run", "--silent", "build")
    if not problem:
        (BUILT / DIGEST).write_text(wanted, encoding="ascii")
    return problem


def is_installed() -> bool:
    """Are the packages there, and not older than the list of them?"""
    there, listed = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    return there.is_file() and there.stat().st_mtime >= listed.stat().st_mtime


def ran(*command: str) -> str:
    """Run it; why it failed, with what it said last."""
    program = shutil.which(command[0]) or command[0]
    done = subprocess.run(
        [program, *command[1:]], cwd=WEB, capture_output=True, text=True, check=False
    )
    if done.returncode == 0:
        return ""
    sys.stderr.write(done.stdout[-4000:] + done.stderr[-4000:])
    return f"the browser table could not be built ({' '.join(command)} failed)"


if __name__ == "__main__":
    sys.exit(main())
