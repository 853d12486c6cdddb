"""The wheel that is built in isolation has all that it needs, and runs where nothing else is."""

import json
import os
import subprocess
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import starfelt
from tests.server.program import CLIENT, PATIENCE, free_port

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(not starfelt.COMPILED, reason="there is no native build here")


def wheel():
    """What `make build` has built and installed."""
    (found,) = (ROOT / "dist").glob("starfelt-*.whl")
    return found


def test_every_tracked_file_that_is_no_module_is_in_the_wheel():
    listed = subprocess.run(
        ["git", "ls-files", "src"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    tracked = {path.removeprefix("src/") for path in listed.stdout.splitlines()}
    there = set(zipfile.ZipFile(wheel()).namelist())
    assert len(tracked) > 500
    assert tracked - there == set()


class Empty:
    """A new environment outside of the checkout, with nothing in it but the wheel and what the
    wheel asks for; whatever still runs at its end is killed."""

    def __init__(self, folder):
        self.folder = folder
        self.bin = folder / "env" / "bin"
        self.environment = {
            key: value
            for key, value in os.environ.items()
            if not key.startswith(("STARFELT", "PYTHON"))
        }
        self.started = []

    def __enter__(self):
        subprocess.run([sys.executable, "-m", "venv", self.folder / "env"], check=True)
        self.run("pip", "--quiet", "--disable-pip-version-check", "install", wheel())
        return self

    def __exit__(self, *problem):
        for program in self.started:
            program.kill()
            program.communicate()

    def start(self, program, *arguments):
        started = subprocess.Popen(
            [self.bin / program, *map(str, arguments)],
            cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.started.append(started)
        return started

    def run(self, program, *arguments):
        started = self.start(program, *arguments)
        said, _ = started.communicate(timeout=10 * PATIENCE)
        assert started.returncode == 0
        return said


def test_it_is_served_and_played_in_an_empty_environment(tmp_path):
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with Empty(tmp_path) as empty:
        where = "import starfelt; print(starfelt.COMPILED, starfelt.__file__)"
        assert empty.run("python", "-c", where).startswith(f"True {tmp_path}")
        server = empty.start("starfelt", "serve", "--port", port, "--store", "sqlite:///it.db")
        assert url in server.stdout.readline()
        first = empty.start("python", CLIENT, url, "stolen_plans")
        assert first.stdout.readline()  # it sits at a table, which the second one finds
        with ThreadPoolExecutor() as pool:  # what is said has to be read, or they wait
            second = pool.submit(empty.run, "python", CLIENT, url, "stolen_plans")
            said, _ = first.communicate(timeout=PATIENCE)
        for words in (said, second.result()):
            assert json.loads(words.splitlines()[-1])["now"]["seed"]
        server.terminate()
        server.communicate(timeout=PATIENCE)
        assert server.returncode == 0
