"""What somebody may be called: letters of any script that are what they look like.

A name is read by others, beside names of bots and words of the table itself.  So nothing in it is
invisible or turns the text around, it does not mix scripts that look alike, and it does not look
like a bot or like somebody who runs the server.
"""

import unicodedata
from unicodedata import category, normalize

from starfelt.core.refusal import Refusal
from starfelt.store.looks import DIGITS, words_of

LEAST, MOST = 2, 24
MARKS = 2  # accents on top of one another
BETWEEN = frozenset(" -_'.’·・")

#: Letters by category that show nothing.
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u17b4\u17b5\u180b\u180c\u180d\u034f")

LOOK_ALIKE = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")  # scripts, by names of letters

#: No word of a name may be one of these.
TITLES = frozenset({
    "admin", "administrator", "bot", "bots", "mod", "moderator", "official", "root", "server",
    "staff", "starfelt", "sysop", "system",
    "ボット", "サーバー", "システム", "管理者", "管理人", "運営", "公式",
    "電腦玩家", "機器人", "伺服器", "系統", "管理員", "版主", "官方",
})  # fmt: skip

#: No name may be one of these.
ROLES = frozenset({
    "computer", "everyone", "guest", "host", "nobody", "operator", "owner", "random", "somebody",
    "spectator", "support", "thumb", "you",
    "コンピューター", "ホスト", "ゲスト", "観戦者", "あなた",
    "電腦", "主辦人", "訪客", "旁觀者", "你",
})  # fmt: skip

STARTS = ("bot", "ボット", "電腦", "機器人")  # with a number after it: names of bots


def tidied(name: str) -> str:
    """The name as it is kept; one that can't be kept is refused."""
    name = spaced(name)
    if not LEAST <= len(name) <= MOST:
        raise Refusal("name-length", least=LEAST, most=MOST)
    if not is_readable(name) or mixes_scripts(name):
        raise Refusal("name-letters")
    if is_reserved(name):
        raise Refusal("name-reserved")
    return name


def spaced(name: str) -> str:
    """One spelling for what is the same name."""
    return " ".join(normalize("NFKC", name).split())


def is_readable(name: str) -> bool:
    """Letters, marks on them, numbers, and little else; no crowd of marks."""
    kinds = [category(letter)[0] for letter in name]
    plain = all(
        (kind in "LMN" and letter not in BLANK) or letter in BETWEEN
        for kind, letter in zip(kinds, name, strict=True)
    )
    crowded = "M" * (MARKS + 1) in "".join(kinds)
    return plain and not crowded and kinds[0] in "LN" and sum(kind in "LN" for kind in kinds) > 1


def mixes_scripts(name: str) -> bool:
    """Does it have letters of two scripts that can be taken for each other?"""
    names = {unicodedata.name(letter, "").partition(" ")[0] for letter in name}
    return len(names & set(LOOK_ALIKE)) > 1


def is_reserved(name: str) -> bool:
    """Does it look like one of the table's own words, also with digits in place of letters?"""
    looks = words_of(name)
    return any(is_ours(look.split()) for look in (looks, looks.translate(DIGITS)))


def is_ours(words: list[str]) -> bool:
    whole = "".join(words)
    stem = whole.rstrip("0123456789")
    numbered = stem != whole and stem in STARTS
    return numbered or not TITLES.isdisjoint([*words, whole]) or stem in ROLES


def line(text: str) -> str:
    """One line of somebody's words, without what can't be seen; may be empty."""
    seen = "".join(
        " " if category(letter) in ("Cc", "Zl", "Zp") else letter
        for letter in normalize("NFC", text)
        if category(letter) not in ("Cf", "Co", "Cn", "Cs") and letter not in BLANK
    )
    return " ".join(seen.split())
