"""The compiled and the plain build are one program, and neither hides the other."""

import gc
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import starfelt
from starfelt.core.playout import play_out
from starfelt.core.rng import FAST, fast
from starfelt.native import FELL_BACK, digest

PACKAGE = Path(starfelt.__file__).parent
ROOT = Path(__file__).parents[2]
#: Fewer games of those that are long; `make soak PART=builds` plays more of each.
PLAYED = {"star_realms": 400, "race_for_the_galaxy": 200}

needs_native = pytest.mark.skipif(not starfelt.COMPILED, reason="there is no native build here")


def run(*arguments, **environment):
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@needs_native
@pytest.mark.parametrize("name", starfelt.GAMES)
def test_many_games_have_equal_hashes_in_both_builds(name):
    script, games = Path(__file__).with_name("digest.py"), PLAYED.get(name, 1000)
    compiled, plain = run(script, name, games), run(script, name, games, STARFELT_PURE="1")
    assert compiled.stderr == plain.stderr == ""
    assert compiled.stdout.split()[0] == "compiled" and plain.stdout.split()[0] == "plain"
    assert compiled.stdout.split()[1:] == plain.stdout.split()[1:]


@needs_native
@pytest.mark.parametrize("name", starfelt.GAMES)
def test_the_inner_loop_of_search_touches_no_interpreted_function(name):
    """Resampling, cloning and random play call nothing that Python's profiler can see."""
    game = starfelt.load(name)
    s = game.start(2, 1, None, FAST)
    rng = fast(9)
    play_out(s, rng, min(30, game.max_answers // 3))
    seat = s.asked()[0]
    seen = set()

    def watch(frame, event, argument):
        if event == "call":
            seen.add(frame.f_code.co_qualname)

    sys.setprofile(watch)
    try:
        for _ in range(20):
            t = s.resample(seat, rng)
            t.quiet = True
            play_out(t.clone(), rng, game.max_answers)
    finally:
        sys.setprofile(None)
    assert seen == set()


def positions(game, number):
    """Positions of random games in which everything comes up, half-made choices too."""
    rng = fast(7)
    found = []
    for seed in range(number):
        s = game.start(game.most_seats, seed, None, FAST)
        while not s.is_over():
            if rng.below(20) == 0 or "Some" in type(s.first).__name__:
                found.append(s.clone())
            play_out(s, rng, 1)
    return found


@pytest.mark.parametrize("name", starfelt.GAMES)
def test_what_is_dropped_is_freed(name):
    """Views, worlds and positions in words leave no memory behind."""
    game = starfelt.load(name)
    found = positions(game, 20)[:80]

    def work():
        for s in found:
            view = game.view(s, 0)
            game.imagine(view, fast(1))
            game.read(game.write(s))
            game.features(s, 0)
            s.resample(1, fast(1)).hash()
        gc.collect()
        return sys.getallocatedblocks()

    work()
    before = work()
    assert work() - before < len(found) / 2


def native_copy(folder):
    """The installed package, copied with its native files."""
    copy = folder / "starfelt"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for file in PACKAGE.parent.glob("starfelt__mypyc*"):
        shutil.copy(file, folder)
    return copy


@needs_native
def test_a_stale_native_file_stops_the_import(tmp_path):
    copy = native_copy(tmp_path)
    command = ("-c", "import starfelt; print(starfelt.__file__, starfelt.COMPILED)")
    fresh = run(*command, PYTHONPATH=str(tmp_path))
    assert str(tmp_path) in fresh.stdout and "True" in fresh.stdout
    with (copy / "core" / "pile.py").open("a") as file:
        file.write("# an edit that would not run\n")
    stale = run(*command, PYTHONPATH=str(tmp_path))
    assert stale.returncode != 0 and "built from other sources" in stale.stderr
    plain = run(*command, PYTHONPATH=str(tmp_path), STARFELT_PURE="1")
    assert "False" in plain.stdout


@needs_native
def test_a_new_module_makes_native_files_stale(tmp_path):
    copy = native_copy(tmp_path)
    before = digest(copy)
    (copy / "games" / "star_realms" / "rules" / "another.py").write_text('"""New."""\n')
    assert digest(copy) != before
    assert run("-c", "import starfelt", PYTHONPATH=str(tmp_path)).returncode != 0


def source_tree(folder):
    """The sources with one game alone: to translate the rules of all takes four times as long."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, folder)
    others = [name for name in starfelt.GAMES if name != "stolen_plans"]
    unwanted = shutil.ignore_patterns("*.so", "__pycache__", "stamp.py", "built", *others)
    shutil.copytree(ROOT / "src", folder / "src", ignore=unwanted)
    package = folder / "src" / "starfelt" / "__init__.py"
    lines = package.read_text().splitlines(keepends=True)
    package.write_text("".join(line for line in lines if line.strip(' ",\n') not in others))


def wheel(folder, **environment):
    source_tree(folder)
    arguments = ("wheel", "--no-build-isolation", "--no-deps", "--verbose", "-w", folder, folder)
    done = run("-m", "pip", *arguments, **environment)
    assert done.returncode == 0, done.stdout + done.stderr
    unpacked = folder / "unpacked"
    shutil.unpack_archive(next(folder.glob("*.whl")), unpacked, "zip")
    return unpacked, done.stdout + done.stderr


@needs_native
def test_without_a_compiler_it_falls_back_with_one_line(tmp_path):
    unpacked, output = wheel(tmp_path, CC="false")
    lines = [line for line in output.splitlines() if "running as plain Python" in line]
    assert len(lines) == 1 and "no native build" in lines[0]
    assert (unpacked / "starfelt" / FELL_BACK).exists()
    done = run("-c", "import starfelt; print(starfelt.COMPILED)", PYTHONPATH=str(unpacked))
    assert done.stdout.strip() == "False"
    said = run("-m", "starfelt", "--lang", "en", "games", PYTHONPATH=str(unpacked))
    assert said.returncode == 0 and len(said.stderr.splitlines()) == 1
    assert "plain Python" in said.stderr


def test_the_plain_build_by_choice_says_nothing(tmp_path):
    unpacked, output = wheel(tmp_path, STARFELT_PURE="1")
    assert "no native build" not in output
    assert not list(unpacked.rglob("*.so")) and not (unpacked / "starfelt" / FELL_BACK).exists()
