"""The command that writes faces into files."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

import starfelt
from starfelt import faces as drawing
from starfelt.cli.faces import faces
from starfelt.cli.program import Program
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text


def run(*arguments: str) -> Result:
    program = Program(name="starfelt", help="cli-starfelt")
    program.add_command(faces)
    return CliRunner().invoke(program, ["faces", *arguments])


def test_it_writes_three_files_for_every_card_and_a_sheet_that_shows_them(tmp_path: Path) -> None:
    done = run("--out", str(tmp_path / "new"), "--game", "stolen_plans", "--lang", "ja", "--sheet")
    assert done.exit_code == 0, done.output
    cards = drawing.cards("stolen_plans")
    folder = tmp_path / "new" / "stolen_plans" / "ja"
    names = {f"{card}{end}.svg" for card in cards for end in ("", ".thumb", ".chip")}
    assert {path.name for path in folder.iterdir()} == names
    assert done.output.strip() == Text("ja")(
        "faces-written", number=len(names), folder=str(tmp_path / "new")
    )
    whole = (folder / "r2d2.svg").read_text(encoding="utf-8")
    assert whole == drawing.face(Text("ja"), "stolen_plans", "r2d2")
    sheet = (tmp_path / "new" / "stolen_plans.ja.html").read_text(encoding="utf-8")
    shown = re.findall(r'<img src="([^"]+)"', sheet)
    assert len(shown) == len(names)
    assert all((tmp_path / "new" / name).is_file() for name in shown)


def test_without_a_language_it_writes_all_and_without_sheet_no_page(tmp_path: Path) -> None:
    done = run("--out", str(tmp_path), "--game", "stolen_plans")
    assert done.exit_code == 0, done.output
    assert {path.name for path in tmp_path.iterdir()} == {"stolen_plans"}
    assert {path.name for path in (tmp_path / "stolen_plans").iterdir()} == set(LANGUAGES)
    for language in LANGUAGES:
        path = tmp_path / "stolen_plans" / language / "r2d2.chip.svg"
        assert ElementTree.parse(path).getroot().attrib["lang"] == language


def test_without_a_game_it_draws_all_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "LEVELS", ("chip",))  # the others would take their time
    done = run("--out", str(tmp_path), "--lang", "en")
    assert done.exit_code == 0, done.output
    assert {path.name for path in tmp_path.iterdir()} == set(starfelt.GAMES)


def test_what_it_cannot_do_it_refuses_in_words(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    for folder in (str(file), str(file / "below"), "\0"):
        done = run("--out", folder, "--game", "stolen_plans", "--lang", "en")
        assert done.exit_code == 2
        assert "can't be written" in done.output
    refused = run("--out", str(tmp_path), "--game", "chess")
    assert refused.exit_code == 2
    assert "chess" in refused.output
    refused = run("--out", str(tmp_path), "--lang", "xx")
    assert refused.exit_code == 2
    assert "xx" in refused.output
    assert run("--sheet").exit_code == 2
    assert {path.name for path in tmp_path.iterdir()} == {"file"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_help_names_its_options(language: str) -> None:
    page = run("--help", "--lang", language)
    assert page.exit_code == 0
    for option in ("--out", "--game", "--lang", "--sheet"):
        assert option in page.output
