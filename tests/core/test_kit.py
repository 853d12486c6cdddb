"""The registry: one line a game, and each part of it loaded when it is first wanted."""

import subprocess
import sys
from pathlib import Path

import pytest

import starfelt
from starfelt.core.game import Game
from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast
from starfelt.faces.game_face import Face
from starfelt.kit import kit_of, kits
from starfelt.words.game_words import Words


def loaded_by(script):
    """The modules that a new process has loaded after a script."""
    told = f"{script}\nimport sys\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_every_game_has_all_its_parts():
    assert tuple(kit.name for kit in kits()) == starfelt.GAMES
    for kit in kits():
        assert isinstance(kit.game, Game) and kit.game.name == kit.name
        assert isinstance(kit.words, Words) and isinstance(kit.face, Face)
        assert kit.bot(fast(1)) is not kit.bot(fast(1))
        assert (kit.folder / "text" / "ja").is_dir()


def test_there_is_one_kit_for_a_name():
    assert kit_of("star_realms") is kit_of("star_realms")
    assert starfelt.load("star_realms") is kit_of("star_realms").game


def test_a_game_that_there_is_not_is_refused():
    with pytest.raises(Refusal) as refused:
        kit_of("chess")
    assert (refused.value.key, refused.value.facts["game"]) == ("unknown-game", "chess")


@pytest.mark.parametrize("game", starfelt.GAMES)
def test_a_bot_loads_no_drawings_no_words_and_no_other_game(game):
    found = loaded_by(
        "import starfelt.bots.worker\n"
        "from starfelt.bots import make\n"
        f"import starfelt; starfelt.load('{game}'); make('thumb', '{game}', 1)"
    )
    rooms = {name.split(".")[2] for name in found if name.startswith("starfelt.games.")}
    assert rooms == {game}
    parts = {name.split(".")[3] for name in found if name.startswith(f"starfelt.games.{game}.")}
    assert parts == {"rules", "notation", "view", "game", "bot"}
    assert not {name for name in found if name.startswith(("starfelt.faces", "starfelt.words"))}


def test_a_game_is_named_nowhere_else_in_the_code():
    """But where the one that has recorded games is compared."""
    package = Path(starfelt.__file__).parent
    shared = [path for path in package.rglob("*.py") if "games" not in path.parts]
    found = {
        path.relative_to(package).as_posix()
        for path in shared
        if any(game in path.read_text(encoding="utf-8") for game in starfelt.GAMES)
    }
    assert found == {"__init__.py", "cli/differential.py"}
