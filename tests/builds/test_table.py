"""The browser table is built when it has to be, and what is missing is said once."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"

NODE = "#!/bin/sh\necho v20.19.0\n"
NPM = """#!/bin/sh
echo "$@" >> ../calls
case "$1" in
  ci) mkdir -p node_modules && touch node_modules/.package-lock.json ;;
  run) mkdir -p ../src/starfelt/server/built && touch ../src/starfelt/server/built/manifest.json ;;
esac
"""


class Tree:
    """A checkout with tools that only note down what they are told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tools = folder / "bin"
        self.tools.mkdir()
        (folder / "web" / "tools").mkdir(parents=True)
        (folder / "src" / "starfelt" / "words" / "text" / "en").mkdir(parents=True)
        shutil.copy(WEB / "tools" / "build.py", folder / "web" / "tools")
        for name in ("package.json", "package-lock.json"):
            shutil.copy(WEB / name, folder / "web")

    def tool(self, name: str, script: str) -> None:
        (self.tools / name).write_text(script)
        (self.tools / name).chmod(0o755)

    def build(self, path: str = "/usr/bin:/bin", **more: str) -> tuple[int, str, list[str]]:
        """The exit code, what was said, and what npm was told."""
        calls = self.folder / "calls"
        calls.unlink(missing_ok=True)
        done = subprocess.run(
            [sys.executable, self.folder / "web" / "tools" / "build.py"],
            env={**os.environ, "PATH": f"{self.tools}:{path}", **more},
            capture_output=True,
            text=True,
            check=False,
        )
        told = calls.read_text().splitlines() if calls.exists() else []
        return done.returncode, done.stderr, [line.split()[0] for line in told]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def test_it_is_built_once_and_again_when_something_has_changed(tree: Tree) -> None:
    tree.tool("node", NODE)
    tree.tool("npm", NPM)
    code, _, told = tree.build()
    assert (code, told) == (0, ["ci", "run"])
    assert tree.build() == (0, "", [])
    (tree.folder / "src" / "starfelt" / "words" / "text" / "en" / "browser.ftl").write_text(
        "web-new = New\n"
    )
    assert tree.build()[2] == ["run"]
    lock = tree.folder / "web" / "package-lock.json"
    lock.write_text(lock.read_text() + "\n")
    os.utime(lock, (2**31, 2**31))
    assert tree.build()[2] == ["ci", "run"]
    assert tree.build(STARFELT_WEB="0") == (0, "", [])


def test_what_is_missing_is_said_in_one_line(tree: Tree) -> None:
    code, said, _ = tree.build(path="")
    assert (code, said.count("\n")) == (1, 1)
    assert "needs Node 20.19 or newer with npm" in said
    tree.tool("npm", NPM)
    tree.tool("node", "#!/bin/sh\necho v18.20.4\n")
    code, said, told = tree.build()
    assert (code, said.count("\n"), told) == (1, 1, [])
    assert "this is 18.20.4" in said
    assert tree.build(STARFELT_WEB="0") == (1, "", [])


def test_a_build_that_fails_says_so_and_is_tried_again(tree: Tree) -> None:
    tree.tool("node", NODE)
    tree.tool("npm", NPM + 'if [ "$1" = run ]; then echo "broken.ts: no"; exit 1; fi\n')
    for _ in range(2):
        code, said, told = tree.build()
        assert (code, told[-1]) == (1, "run")
        assert "broken.ts: no" in said
        assert "could not be built" in said


def test_packages_are_named_by_exact_versions_and_no_address() -> None:
    package = json.loads((WEB / "package.json").read_text())
    lock = json.loads((WEB / "package-lock.json").read_text())["packages"]
    wanted = package["devDependencies"]
    assert wanted == lock[""]["devDependencies"]
    assert {name: lock[f"node_modules/{name}"]["version"] for name in wanted} == wanted
    assert [name for name, facts in lock.items() if "resolved" in facts] == []
    assert [name for name, facts in lock.items() if name and "integrity" not in facts] == []
