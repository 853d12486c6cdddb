"""The cards of no faction."""

from tests.games.star_realms.rules.table import (
    ENDLESS,
    GAME,
    SPECTATOR,
    options_of,
    pile,
    play,
    pools,
    scrap_heap,
    side,
    table,
    told,
)


def test_scout_gives_one_trade():
    s = play(table("scout scout"), "play scout")
    assert told(s) == ["plays 0 scout 1", "gains_trade 0 scout 1"]
    assert pools(play(s, "play scout")) == (2, 0)
    assert pile(s, "ships") == "scout scout"
    assert options_of(s, "ally", "scrap", "use") == []


def test_viper_gives_one_combat():
    s = play(table("viper"), "play viper")
    assert told(s) == ["plays 0 viper 1", "gains_combat 0 viper 1"]
    assert pools(s) == (0, 1)
    assert options_of(s) == ["end_turn", "attack"]


def test_explorer_gives_two_trade_and_scrapped_two_combat():
    """8.4: it goes back to its pile, and can be bought again in the same turn."""
    s = play(table("explorer"), "play explorer")
    assert told(s) == ["plays 0 explorer 1", "gains_trade 0 explorer 2"]
    assert pools(s) == (2, 0)
    assert GAME.view(s, 0).explorers == 9
    play(s, "scrap explorer")
    assert told(s) == ["scraps 0 explorer 1", "gains_combat 0 explorer 2"]
    assert pools(s) == (2, 2)
    assert GAME.view(s, 0).explorers == 10
    assert pile(s, "ships") == "" and "explorer" not in GAME.view(s, 0).scrap_heap
    play(s, "acquire explorer")
    assert told(s) == ["acquires 0 explorer 2"]
    assert GAME.view(s, 0).explorers == 9
    assert pile(s, "discards") == "explorer"


def test_explorer_is_one_of_ten():
    """10.3, 14.6: with the tenth the pile is empty, until one is scrapped."""
    s = table(side("explorer", discards="explorer " * 9), trade=6)
    assert GAME.view(s, 0).explorers == 0
    assert "acquire explorer" not in options_of(s)
    play(s, "play explorer", "scrap explorer")
    assert "acquire explorer" in options_of(s)
    play(s, "acquire explorer")
    assert "acquire explorer" not in options_of(s)
    assert GAME.view(s, SPECTATOR).explorers == 0


def test_explorer_piles_of_another_size():
    """15.7: sixteen, or no end of them."""
    sixteen = table(side("", discards="explorer " * 15), trade=9, options={"explorer_pile": "16"})
    assert options_of(play(sixteen, "acquire explorer"), "acquire") == [
        option for option in options_of(sixteen, "acquire") if option != "acquire explorer"
    ]
    assert GAME.view(sixteen, 0).explorers == 0
    s = table(side("explorer", discards="explorer " * 40), trade=4, options=ENDLESS)
    assert GAME.view(s, 0).explorers is None
    play(s, "acquire explorer", "acquire explorer")
    assert pile(s, "discards").split().count("explorer") == 42
    play(s, "play explorer", "scrap explorer")
    assert scrap_heap(s) == ""
    assert GAME.view(s, 0).explorers is None
    assert "acquire explorer" in options_of(s)
