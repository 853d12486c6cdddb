"""Which language is spoken, and the pages of help."""

import pytest

import starfelt
from starfelt.cli import main
from starfelt.cli.language import wanted
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.terminal.person import starfelt_with


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "ja_JP.UTF-8"}, "ja"),
        ([], {"LANG": "ja"}, "ja"),
        ([], {"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ([], {"LANG": "zh-Hant-TW"}, "zh-Hant"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "de_DE"}, "en"),
        ([], {"LANG": "ja_JP", "LC_MESSAGES": "zh_TW"}, "zh-Hant"),
        ([], {"LANG": "ja_JP", "LC_MESSAGES": "zh_TW", "LC_ALL": "en_US"}, "en"),
        ([], {"LANG": "ja_JP", "LC_ALL": ""}, "ja"),
        ([], {"LANG": "ja_JP", "STARFELT_LANG": "zh-Hant"}, "zh-Hant"),
        (["play", "--lang", "ja"], {"STARFELT_LANG": "zh-Hant"}, "ja"),
        (["--lang=ja", "play"], {"LANG": "zh_TW"}, "ja"),
        (["play", "--lang"], {"LANG": "zh_TW"}, "zh-Hant"),
    ],
)
def test_the_language(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert wanted(arguments, environment) == language


def test_an_unknown_language_of_the_environment_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARFELT_LANG", "xx")
    done = starfelt_with("games")
    assert done.exit_code == 2
    assert "“xx”" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language_of_the_reader(language: str) -> None:
    text = Text(language)
    page = starfelt_with("--help", "--lang", language)
    assert page.exit_code == 0
    assert text("cli-commands") in page.stdout
    for name in main.commands:
        assert name in page.stdout
        help_page = starfelt_with(name, "--help", "--lang", language)
        assert help_page.exit_code == 0
        assert text(f"cli-{name}") in help_page.stdout.replace("\n ", "").replace("  ", " ")
        assert "--lang" in help_page.stdout


def test_nothing_at_all_is_answered_with_help() -> None:
    done = starfelt_with()
    assert done.exit_code == 2
    assert "games" in done.stderr
    assert done.stdout == ""


def test_the_version_says_how_the_rules_run() -> None:
    done = starfelt_with("--version")
    assert done.exit_code == 0
    assert starfelt.__version__ in done.stdout
    assert ("compiled" in done.stdout) == starfelt.COMPILED
