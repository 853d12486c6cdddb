"""`make test` says what fails, leaves out what needs it, and ends whatever runs on."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

RUNNER = Path(__file__).parents[1] / "run.py"
PATIENCE = 60

MAKEFILE = """\
good:
	@echo this is fine
bad:
	@echo this is broken; exit 3
later:
	@touch later
litter:
	@sleep 300 & echo $$! > litter
slow:
	@setsid sleep 300 & echo $$! > slow.new; mv slow.new slow; wait
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")


def started(folder, *names):
    """The runner, started in a folder with such a Makefile."""
    (folder / "Makefile").write_text(MAKEFILE)
    return subprocess.Popen(
        [sys.executable, RUNNER, *names],
        cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip


def runs(file):
    """Does the process with the number in this file still run?"""
    try:
        state = Path(f"/proc/{int(file.read_text())}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return False
    return state[0] != "Z"


def test_what_passes_says_little_and_has_its_line_at_the_end(tmp_path):
    program = started(tmp_path, "good", "later:good")
    said, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0 and (tmp_path / "later").exists()
    assert "this is fine" not in said
    assert (tmp_path / ".parts" / "good.log").read_text() == "this is fine\n"
    table = said.partition("processor\n")[2].splitlines()
    assert [line.split()[0] for line in table] == ["good", "later", "all"]


def test_what_fails_is_named_and_shown_and_only_what_needs_it_is_left_out(tmp_path):
    program = started(tmp_path, "bad", "later:bad", "good")
    said, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode == 1 and not (tmp_path / "later").exists()
    assert "this is broken\n" in said and "good passed" in said
    table = dict(line.split(maxsplit=1) for line in said.partition("processor\n")[2].splitlines())
    assert table["bad"].endswith("FAILED") and table["later"].endswith("left out")


def test_what_is_left_behind_is_ended_and_makes_the_part_fail(tmp_path):
    program = started(tmp_path, "litter")
    said, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode == 1
    assert "litter has left a process behind: sleep 300" in said
    assert not runs(tmp_path / "litter")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_ends_all_that_was_started(tmp_path, how):
    program = started(tmp_path, "slow", "good", "later:good:slow")
    patience = time.monotonic() + PATIENCE
    while not (tmp_path / "slow").exists():
        assert time.monotonic() < patience
        time.sleep(0.01)
    os.kill(program.pid, how)
    os.kill(program.pid, how)  # nobody likes to wait
    said, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode == 130 and "stopped" in said
    assert not runs(tmp_path / "slow") and not (tmp_path / "later").exists()
