"""The texts of the cards say what the rows have."""

import re
from collections import Counter

import pytest

from starfelt.games.empire_vs_rebellion.rules.player import FIRST_IMPERIAL
from starfelt.games.star_realms.rules.card import FACTIONS
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.words import wanted
from tests.words.checking import check
from tests.words.wanted import GAMES

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
def test_a_text_of_empire_vs_rebellion_says_what_a_card_is_and_what_it_does(language: str) -> None:
    game, text = "empire_vs_rebellion", Text(language)
    for number, row in enumerate(wanted.rows(game)):
        first, second = text.card_lines(game, row.key)
        assert second != first
        if hasattr(row, "power"):
            rebel = number < FIRST_IMPERIAL
            whose = f"faction-{'rebel' if rebel else 'empire'}"
            kind = whose if row.kind == "character" else f"kind-{row.kind}"
            assert first.startswith(text(f"{game}-{kind}"))


@every_language
def test_events_say_which_powers_are_off(language: str) -> None:
    """Those of one kind of basic cards, or of all characters but two."""
    game, text = "empire_vs_rebellion", Text(language)
    for event, named in (
        ("attack_on_echo_base", ["kind-diplomacy"]),
        ("battle_of_endor", ["kind-the_force"]),
        ("evacuation_of_echo_base", ["kind-recon"]),
        ("most_desperate_hour", ["kind-military"]),
        ("duel_on_cloud_city", ["card-luke_skywalker", "card-darth_vader"]),
    ):
        said = text.card_text(game, event)
        assert [key for key in named if text(f"{game}-{key}") not in said] == []
    nothing = text(f"{game}-effect-nothing")
    plain = [row.key for row in wanted.rows(game) if nothing in text.card_text(game, row.key)]
    assert len(plain) == 8
    assert "escape_from_tatooine" in plain


@every_language
def test_a_text_of_star_realms_has_a_line_for_each_ability(language: str) -> None:
    text = Text(language)
    for row in wanted.rows("star_realms"):
        abilities = [effects for effects in (row.primary, row.ally, row.scrap) if len(effects)]
        lines = text.card_lines("star_realms", row.key)
        assert len(lines) == 1 + max(len(abilities), 1)
        faction = text(f"star_realms-faction-{FACTIONS[row.faction]}")
        assert lines[0].startswith(faction)
        assert not len(row.ally) or any(faction in line for line in lines[1:])
