"""The texts of the cards say what the rows have."""

import re
from collections import Counter

import pytest
import wanted
from checking import check
from wanted import GAMES

from starfelt.games.star_realms.cards import FACTIONS
from starfelt.text import LANGUAGES, Text

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_cards_have_names_of_their_own_and_their_values_in_the_text(
    game: str, language: str
) -> None:
    text = Text(language)
    rows = wanted.rows(game)
    assert len({text.card(game, row.key) for row in rows}) == len(rows) == len(GAMES[game].cards)
    for row in rows:
        said = text.card_text(game, row.key)
        check(said, language)
        needed = Counter(map(str, wanted.numbers(game, row)))
        assert needed <= Counter(re.findall(r"\d+", said)), said


@every_language
def test_a_text_of_star_realms_has_a_line_for_each_ability(language: str) -> None:
    text = Text(language)
    for row in wanted.rows("star_realms"):
        abilities = [effects for effects in (row.primary, row.ally, row.scrap) if len(effects)]
        lines = text.card_text("star_realms", row.key).splitlines()
        assert len(lines) == 1 + max(len(abilities), 1)
        faction = text(f"star_realms-faction-{FACTIONS[row.faction]}")
        assert lines[0].startswith(faction)
        assert not len(row.ally) or any(faction in line for line in lines[1:])
