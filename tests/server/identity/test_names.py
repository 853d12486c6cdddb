"""Which names are taken, and which could fool somebody."""

import pytest

from starfelt.core.refusal import Refusal
from starfelt.server.accounts.guests import NAMES
from starfelt.server.identity.names import line, tidied
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text

GOOD = [
    "Mia", "Al", "O'Neil", "Jean-Luc", "Ōtani", "佐藤さくら", "レイア・オーガナ", "王小明",
    "Ольга", "Ελένη", "김민준", "محمد", "שרה", "नेहा", "R2-D2", "7of9", "x" * 24, "Mia K",
    "ホットケーキ", "翔 Sky", "Botany Bay", "Random Walk", "Lisa Mod3l", "Thumbelina",
    "Abbot",
]  # fmt: skip

WRONG_LENGTH = ["", "M", "x" * 25, "   ", "\u3000M\u3000"]

WRONG_LETTERS = [
    "Mia\u202eKa", "Mi\u200ba", "Mi\u200da", "M\u0000ia", "Mia\u2066x", "Mi\u00ada", "\ufeffMia",
    "Mia😀", "<b>Mia", "Mia\u3164K", "\u115f\u115f", "Mia:K", "bot:thumb", "Mi/a", "--", "-Mia",
    "Z\u0335\u0336\u0337\u0338algo", "Mіa Ka", "Αlpha", "a\u0300\u0301\u0302\u0303", "$ysten",
    "\ue000\ue001", "..", "\U000e0041ab", "\u0301ab",
]  # fmt: skip

RESERVED = [
    "Bot", "bot 7", "Bot7", "B0T", "Bot-3", "my bot", "Starfelt", "STARFELT",
    "St4rfelt", "Admin", "ADMIN", "Ádmin", "adm1n", "Admin 2",
    "Sy5tem", "System", "Ｓｙｓｔｅｍ", "host", "Guest", "guest12", "thumb", "Random", "You",
    "ボット", "ボット3", "電腦", "電腦2", "機器人", "系統", "管理員", "システム", "運営", "あなた",
    "ѕуѕтем", "S y s t e m", "sys-tem", "s.y.s.t.e.m", "mod", "M o d",
]  # fmt: skip


def refusal(name: str) -> str:
    with pytest.raises(Refusal) as refused:
        tidied(name)
    return refused.value.key


@pytest.mark.parametrize("name", GOOD)
def test_a_name_of_any_script_is_taken(name: str):
    assert tidied(name) == name


def test_a_name_is_kept_in_one_spelling():
    assert tidied("  Ｍia \u3000 K ") == "Mia K"
    assert tidied("O\u0304tani") == "Ōtani"
    assert tidied("ﾚｲｱ") == "レイア"


@pytest.mark.parametrize(
    ("names", "key"),
    [
        (WRONG_LENGTH, "name-length"),
        (WRONG_LETTERS, "name-letters"),
        (RESERVED, "name-reserved"),
    ],
)
def test_a_name_that_could_fool_somebody_is_refused(names: list[str], key: str):
    assert [(name, refusal(name)) for name in names] == [(name, key) for name in names]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_guests_are_different_names_that_could_be_taken(language: str):
    names = [Text(language)(f"guest-name-{name}", number="100") for name in NAMES]
    assert [tidied(name) for name in names] == names
    assert len(set(names)) == len(NAMES)


def test_a_line_has_nothing_that_cannot_be_seen():
    assert line(" a\u202eb\n\n c\u0000\u2028d\u200b ") == "ab c d"
    assert line("絵文字😀 مرحبا") == "絵文字😀 مرحبا"
    assert line("\u200b\n\u3164") == ""
