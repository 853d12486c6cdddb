"""What the choices of Empire vs. Rebellion are called is what they do."""

import pytest

from starfelt.words.fluent import LANGUAGES
from tests.games.empire_vs_rebellion.rules.table import (
    EMPIRE,
    GAME,
    REBEL,
    SPECTATOR,
    play,
    side,
    table,
)
from tests.games.empire_vs_rebellion.words.shown import screen

VADER = {
    "en": [
        "Discard your own Recon 3",
        "Move your own Boba Fett to your reserve",
        "Move your own Darth Vader to your reserve",
        "Discard Ann's Recon 3",
        "Move Ann's Yoda to their reserve",
    ],
    "ja": [
        "自分の偵察 3を捨て札",
        "自分のボバ・フェットを予備に移す",
        "自分のダース・ベイダーを予備に移す",
        "Annの偵察 3を捨て札",
        "Annのヨーダを持ち主の予備に移す",
    ],
    "zh-Hant": [
        "棄除自己的偵察 3",
        "將自己的波巴·費特移到儲備堆",
        "將自己的達斯·維達移到儲備堆",
        "棄除Ann的偵察 3",
        "將Ann的尤達移到對方的儲備堆",
    ],
}


def vader():
    """Darth Vader's power has been used: each side has exhausted cards of both sorts."""
    theirs = side("military_2", exhausted="recon_3 yoda")
    mine = side("darth_vader recon_5", exhausted="recon_3 boba_fett")
    return play(table(theirs, mine, turn=EMPIRE), "use darth_vader")


def said(s, seat, language="en"):
    """Each choice of a seat, as it reads it."""
    at, view = screen(seat, language), GAME.view(s, seat)
    return [at.option(GAME.action(act), at.question(view), view) for act in s.legal(seat)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_darth_vader_discards_basic_cards_and_moves_characters_to_the_reserve(language):
    s = vader()
    assert said(s, EMPIRE, language) == VADER[language]


def test_a_choice_of_darth_vader_says_where_the_card_goes():
    """R10: the words of each choice are those of what then happens."""
    s = vader()
    for act, words in zip(s.legal(EMPIRE), said(s, EMPIRE), strict=True):
        after = s.clone()
        after.answer(EMPIRE, act)
        (told,) = GAME.told(after, SPECTATOR)
        assert told.kind == ("to_reserve" if words.endswith("reserve") else "discards")
        assert told.other == (EMPIRE if "your own" in words else REBEL)


def test_a_character_that_another_power_removes_is_discarded():
    """R10: only Darth Vader and events send a character to the reserve."""
    s = play(table(side("military_2"), side("darth_vader recon_5")), "use military_2")
    assert said(s, REBEL) == ["Discard Ben's Recon 5", "Discard Ben's Darth Vader"]
