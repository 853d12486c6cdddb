"""What a name looks like, so that nobody can be taken for somebody else."""

import re
from functools import cache
from unicodedata import category, name, normalize

#: What letters of other scripts look like, without accents and in lower case.
LOOKS = str.maketrans("аеорсухіјѕкмтнвԁɡӏαεορτυικνβһ", "aeopcyxijskmthbdglaeoptuiknbh")
DIGITS = str.maketrans("013457", "oieast")
ACCENTS = range(0x300, 0x370)

#: The same for names that are compared; capitals first, for those may look otherwise.
CAPITALS = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹАВЕЅІЈКМНОРСТУХԌԚԜЗҮՕՍՏԼᎠᎡᎢᎥᎪᎫᎬᎻᎷᎾᏀᏃᏂᏒᏔᏚᏞᏟᏢᏤᏦᏭᏴ",
    "ABEZHIKMNOPTYXCABESIJKMHOPCTYXGQW3YOUSLDRTiAJEHMOGZhRWSLCPVKGB",
)  # fmt: skip
SMALL = str.maketrans(
    "αβγεηικνορστυχωϲаеорсухіјѕкмтнвԁԛԝѵһӏпгзүօոսհցզյɑɡıȷʋæœßðþŋ",
    "abyenikvopotuxwcaeopcyxijskmthbdqwvhlnr3yonuhgqjagijvaobdpn",
)  # fmt: skip
LISU = str.maketrans("ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "bpddtgkjczfmnlsrvhwxyaeiou")
KANA = str.maketrans("ヘロカエニタハトー", "へ口力工二夕八卜一")

#: Digits that stand for letters, and what can't be told apart in every font.
ALIKE = str.maketrans("0134578il", "oleastbll")
PAIRS = (("rn", "m"), ("vv", "w"))

LATIN = re.compile(
    r"LATIN (?:SMALL LETTER|CAPITAL LETTER|LETTER SMALL CAPITAL) ([A-Z])(?: WITH .*)?"
)
VOICED = "\u3099\u309a"  # か and が are two letters


def words_of(name: str) -> str:
    """The words of a name in lower case, without accents, each letter as the one it looks like."""
    bare = "".join(c for c in normalize("NFKD", name.casefold()) if ord(c) not in ACCENTS)
    kept = "".join(c if category(c)[0] in "LMN" else " " for c in normalize("NFKC", bare))
    return kept.translate(LOOKS)


def look_of(name: str) -> str:
    """A name as names are compared: only letters and digits count, each as what it looks like."""
    bare = "".join(plain(letter) for letter in normalize("NFKD", name))
    small = bare.translate(CAPITALS).casefold().translate(SMALL).translate(LISU)
    look = normalize("NFKC", small).translate(KANA)
    for pair, one in PAIRS:
        look = look.replace(pair, one)
    return look.translate(ALIKE)


@cache
def plain(letter: str) -> str:
    """A letter without its accents and strokes; nothing, if it is no letter or digit."""
    called = name(letter, "")
    if category(letter)[0] not in "LMN" or (
        called.startswith("COMBINING ") and letter not in VOICED
    ):
        return ""
    latin = LATIN.fullmatch(called)
    if latin is None:
        return letter
    return latin[1] if "SMALL LETTER" not in called else latin[1].lower()
