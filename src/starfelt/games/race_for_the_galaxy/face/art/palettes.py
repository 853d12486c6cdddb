"""The colours in which the art of Race for the Galaxy is painted."""

from starfelt.faces.seeded import Chance

from .canvas import Colours

Three = tuple[str, str, str]


def named(table: str) -> dict[str, list[str]]:
    """Lines of a name and its colours."""
    lines = (line.split() for line in table.strip().splitlines())
    return {name: [f"#{colour}" for colour in colours] for name, *colours in lines}


# from space to light, by the kind of good; "any" is a world without goods
TONES = named("""
any 070b14 22304a 0c1220 35465f 6d82a2 abbdd5 f2f7ff a8c8ff
novelty 030d16 0c3a4c 06202b 0d5870 1f9ab4 63d2e2 d9fbff 4fe3f5
rare 120a06 43260f 1c0e06 5f3514 b06a2c e0a660 ffecc8 ffb454
genes 04100a 123f2a 061c10 1b5f33 3f9f4f 8fd67c edffd8 7df08a
alien 0f0d05 3d3510 1d1805 665608 c4a41c f0da5c fffccf ffe84a
wild 0c0714 33224f 140b22 4a3278 8a63c4 c4a2f0 f7efff d08aff
""")
# what else a planet of this kind may be covered with
OTHERS: dict[str, tuple[Three, ...]] = {
    "any": (
        ("#3f4a3c", "#75896a", "#cbc6a8"),
        ("#4a3a34", "#9a7864", "#dcc4ac"),
        ("#243c50", "#3f6f94", "#a4cfe8"),
    ),
    "novelty": (
        ("#5a4a2c", "#c79a5a", "#f3d79a"),
        ("#4d2748", "#b25a9c", "#f2b4dc"),
        ("#1f4d3a", "#4aa37a", "#b4ecc4"),
    ),
    "rare": (
        ("#3a2a2a", "#7d5a4c", "#d4b49c"),
        ("#4f1c14", "#b0442a", "#f09a6a"),
        ("#3d3a1c", "#8f8a3c", "#e0dc94"),
    ),
    "genes": (
        ("#123f52", "#2a7f93", "#a4e4ec"),
        ("#432a5c", "#8a5ab0", "#e4c2f4"),
        ("#5a4a14", "#b09a34", "#f0e48a"),
    ),
    "alien": (
        ("#3a2a54", "#7c5ab4", "#d0b4f4"),
        ("#14443c", "#2f8f7c", "#a0ecd8"),
        ("#54301c", "#b06a3c", "#f4c094"),
    ),
    "wild": (("#14443c", "#2f8f7c", "#a0ecd8"), ("#5a4a14", "#b09a34", "#f0e48a")),
}
# worlds whose lands are known
GREEN_LANDS = ("#2a4a2c", "#5f9a55", "#d8d49a")
LANDS: dict[str, Three] = {
    "old_earth": GREEN_LANDS,
    "terraformed_world": GREEN_LANDS,
    "new_earth": ("#2f3f20", "#6f8a3f", "#e4d08a"),
    "earths_lost_colony": GREEN_LANDS,
}
# developments: by what they are good for
MOODS = {
    name: Colours(*colours)
    for name, colours in named("""
build 05101a 16405a 0a1c2a 2a5570 4f8cb0 9cc8e4 f0faff 7ed0ff 6a4a20 d8943c ffd79a
explore 0a0818 2e2763 120e2c 3d3684 6d64c8 aaa4f0 f3f1ff a49aff 134a52 2f9aa4 a4ecf0
war 12070a 4a1a1e 1c0d10 5a3a40 93727a cdb4b8 fff2f0 ff6a5a 43201c a04a38 f0a48a
trade 110c04 463410 1c1506 6a5220 ac8a3c e4c878 fff6da ffd257 1c4444 3c8c88 b0e8e0
goods 060c18 173a66 0a172c 28508a 4a86cc 98c4f4 f0f8ff 5ab4ff 5a2454 c454a8 ffb4e4
ore 100a06 3d2818 1a110a 5c4430 977658 d2b494 fff4e4 ffae5a 3a3430 7c7068 d0c6bc
life 04120c 13462f 081e14 246046 47a078 98dcb8 effff4 74f0a4 5c4c18 bca03c f4e694
peace 060e18 244a5e 0d1e2a 3c6478 78a8b8 bcdce4 fafeff b4ecff 5c4a2c c8a468 ffe6b4
rebel 140904 552a12 201007 6a4024 ac7448 e0b48c fff2e4 ff9a4a 2c3a3a 5c7c7c b4d4d0
imperium 0e0614 40185a 190c24 54306e 9068ac ccb0e0 fcf2ff f070c0 5c2030 b8405c f8a4b0
alien 0f0d05 3d3510 1d1805 665608 c4a41c f0da5c fffccf ffe84a 3a2a54 7c5ab4 d0b4f4
""").items()
}


def lands_of(kind: str, card: str) -> Three:
    """What else a world is covered with."""
    return LANDS.get(card) or Chance(f"race_for_the_galaxy {card} others").one_of(OTHERS[kind])
