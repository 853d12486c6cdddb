"""What several tests of words begin with."""

import shutil
from pathlib import Path

import pytest

from tests.words import sentences


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The texts that all games share, and those of the games, each folder under its own name."""
    for home in sentences.HOMES:
        shutil.copytree(home, tmp_path / home.parent.name / "text")
    return tmp_path
