"""What a name looks like, so that nobody can be taken for somebody else."""

from unicodedata import category, normalize

#: What letters of other scripts look like, without accents and in lower case.
LOOKS = str.maketrans("аеорсухіјѕкмтнвԁɡӏαεορτυικνβһ", "aeopcyxijskmthbdglaeoptuiknbh")
DIGITS = str.maketrans("013457", "oieast")
ACCENTS = range(0x300, 0x370)


def words_of(name: str) -> str:
    """The words of a name in lower case, without accents, each letter as the one it looks like."""
    bare = "".join(c for c in normalize("NFKD", name.casefold()) if ord(c) not in ACCENTS)
    kept = "".join(c if category(c)[0] in "LMN" else " " for c in normalize("NFKC", bare))
    return kept.translate(LOOKS)


def look_of(name: str) -> str:
    """A name as names are compared: digits stand for letters, and only letters count."""
    return "".join(words_of(name).translate(DIGITS).split())
