"""The table of Race for the Galaxy with the later sets: six seats, prestige, takeovers, starts."""

from typing import Any

import pytest

from starfelt.core.game import SPECTATOR
from starfelt.core.rng import FAST
from starfelt.games.race_for_the_galaxy.words.sides import sides
from starfelt.terminal.fold import fold, width
from starfelt.words.fluent import LANGUAGES
from tests.games.race_for_the_galaxy.rules.attacks import attacker, settle_phase
from tests.games.race_for_the_galaxy.rules.table import BRINK, REBELS, act, by, play, side, table
from tests.games.race_for_the_galaxy.words.shown import screen, view
from tests.terminal.person import RACE
from tests.words import plain

#: Six tableaus as they are late in a game.
LATE = (
    (
        "imperium_warlord public_works space_marines drop_ships galactic_imperium mining_robots "
        "rebel_miners+good rebel_base outlaw_world imperium_seat deficit_spending hive_world+good"
    ),
    (
        "old_earth interstellar_bank comet_zone+good gem_world+good spice_world+good new_economy "
        "merchant_world galactic_renaissance diversified_economy consumer_markets research_labs"
    ),
    (
        "galactic_scavengers alien_oort_cloud_refinery+good rebel_pact imperium_invasion_fleet "
        "uplift_gene_breeders+good black_hole_miners galactic_power_brokers rebel_council"
    ),
    (
        "doomed_world expedition_force export_duties artist_colony+good "
        "lost_species_ark_world+good new_vinland destroyed_world colony_ship mining_world+good "
        "galactic_trendsetters"
    ),
    "new_sparta alien_rosetta_stone_world lost_alien_battle_fleet+good alien_tech_institute",
    (
        "epsilon_eridani federation_capital pan_galactic_security_council terraforming_engineers "
        "interstellar_casus_belli rebel_sneak_attack psi_crystal_world galactic_salon"
    ),
)


def late_game() -> list[Any]:
    more: dict[int, dict[str, Any]] = {
        0: {"prestige": 2},
        2: {"prestige": 5, "on_tile": True, "spent": True, "saved": "space_port pirate_world"},
    }
    return [side("", cards, **more.get(seat, {})) for seat, cards in enumerate(LATE)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [45, 80])
def test_six_late_tableaus_stay_readable(language: str, columns: int) -> None:
    """Nothing is wider than the terminal, and another player takes few lines."""
    seen = view(0, *late_game(), options=BRINK, leaders=[2], round=11)
    one = screen(0, language)
    lines = plain.table(one, seen)
    folded = [part for line in lines for part in fold(line, columns)]
    assert max(width(part) for part in folded) <= columns
    assert len(folded) < (85 if columns == 80 else 150)
    for seat in range(1, 6):
        at = next(n for n, line in enumerate(lines) if line.startswith(one.names[seat]))
        assert lines[at + 1].startswith("  ")  # what belongs to a player is indented
        assert len(fold(lines[at], columns)) + len(fold(lines[at + 1], columns)) <= 480 // columns
        for card in seen.seats[seat].tableau:
            assert one.card(card.card) in lines[at + 1]


def test_prestige_saved_cards_and_goods_of_any_kind_are_in_the_lines_of_a_player() -> None:
    sides = late_game()
    other = plain.table(screen(0), view(0, *sides, options=BRINK, leaders=[2], round=11))
    assert other[1].endswith(", takeovers on.")
    assert any(line.startswith("You: ") and "2 prestige (card unused)" in line for line in other)
    (cem,) = [line for line in other if line.startswith("Cem: ")]
    assert "5 prestige (leads, some on the tile, card used)." in cem
    assert any("Galactic Scavengers (2 cards under it), Alien Oort Cloud Refinery (good of any "
               "kind)" in line for line in other)  # fmt: skip
    own = plain.table(screen(2), view(2, *sides, options=BRINK, leaders=[2], round=11))
    assert any("Galactic Scavengers (under it Pirate World, Space Port)" in line for line in own)
    for seat in (0, SPECTATOR):
        lines = plain.table(screen(seat), view(seat, *sides, options=BRINK, round=11))
        assert not any("Pirate World" in line for line in lines)
    shared = plain.table(screen(0), view(0, side("", "old_earth", prestige=1),
                                  side("", "new_sparta", prestige=1), options=BRINK,
                                  leaders=[0, 1]))  # fmt: skip
    assert sum("1 prestige (shares the lead" in line for line in shared) == 2


def test_older_sets_say_nothing_of_prestige_and_takeovers() -> None:
    lines = plain.table(screen(0), view(0, "old_earth", options={"set": "gathering_storm"}))
    assert not any("prestige" in line or "takeover" in line for line in lines)
    lines = plain.table(screen(0), view(0, "old_earth", options=REBELS))
    assert any(line.endswith("takeovers on.") for line in lines)
    assert not any("prestige" in line for line in lines)
    off = plain.table(screen(0), view(0, "old_earth", options={**REBELS, "takeovers": False}))
    assert any(line.endswith("takeovers off.") for line in off)


def test_the_game_ends_later_for_the_owner_of_the_fortress() -> None:
    lines = plain.table(screen(0), view(0, "new_sparta hidden_fortress", options=REBELS))
    assert "Your tableau (2 of 14):" in lines


# ------------------------------------------------------------------ what is open
def test_an_action_with_the_prestige_card_is_marked() -> None:
    mine = side("gem_world old_earth", "new_sparta", prestige=1)
    state = act(table(mine, options=BRINK), "boost settle", "produce")
    lines = plain.table(screen(1), RACE.view(state, 1))
    assert any(line.endswith(", chose Settle with the prestige card.") for line in lines)
    assert lines[0] == "Round 1: Settle (now), Produce."
    state = table(mine, options=BRINK)
    play(state, "boost settle")
    secret = "You have chosen Settle with the prestige card, which the others don't know yet."
    assert secret in plain.table(screen(0), RACE.view(state, 0))


def test_who_chooses_last_sees_what_the_others_have_chosen() -> None:
    state = table("psi_crystal_world old_earth", "new_sparta", "doomed_world", options=BRINK)
    by(state, 1, "choose settle")
    by(state, 2, "choose explore_five")
    lines = plain.table(screen(0), RACE.view(state, 0))
    assert lines[0] == "Round 1: Explore, Settle."
    assert any(line.startswith("Ben") and line.endswith(", chose Settle.") for line in lines)
    assert any(line.startswith("Cem") and line.endswith(", chose Explore +5.") for line in lines)


def test_takeovers_and_what_became_of_them() -> None:
    guard = side("gem_world", "old_earth outlaw_world space_mercenaries")
    state = settle_phase(attacker("new_sparta"), guard)
    play(state, "attack outlaw_world")
    attack = "Takeover 1: {} by Interstellar Casus Belli, 2 against 2."
    theirs, own = screen(1), screen(0)
    assert attack.format("Ann attacks your Outlaw World") in plain.table(
        theirs, RACE.view(state, 1)
    )
    assert attack.format("Ann attacks your Outlaw World") in plain.status(
        theirs, RACE.view(state, 1)
    )
    assert attack.format("you attack Outlaw World of Ben") in plain.table(own, RACE.view(state, 0))


def test_a_takeover_that_is_prevented_or_over_says_so() -> None:
    mine = attacker("new_sparta expedition_force improved_logistics", prestige=2)
    guard = side("gem_world spice_world", "old_earth outlaw_world rebel_miners space_mercenaries")
    council = side("", "doomed_world pan_galactic_security_council", prestige=1)
    state = settle_phase(mine, guard, council)
    play(state, "attack outlaw_world", "attack rebel_miners")

    def attempts() -> list[str]:
        lines = plain.table(screen(0), RACE.view(state, 0))
        return [line.rpartition(", ")[2] for line in lines if line.startswith("Takeover")]

    assert attempts() == ["3 against 2.", "3 against 3."]
    before = state.clone()
    play(state, "prevent 2")
    assert attempts() == ["3 against 2.", "prevented."]
    state = play(before, "none", "done")
    assert attempts() == ["over.", "3 against 3."]


def test_cards_turned_up_in_a_search_lie_in_sight() -> None:
    coming = "gem_world imperium_seat"
    state = act(table("old_earth", options=BRINK, coming=coming), "search", "produce")
    play(state, "look_for six")
    for seat in (0, 1, SPECTATOR):
        line = "Turned up (2): Gem World, Imperium Seat."
        assert line in plain.table(screen(seat), RACE.view(state, seat))
    assert line in plain.status(screen(0), RACE.view(state, 0))


# ------------------------------------------------------------------ the start
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_shows_two_worlds_with_their_texts_and_the_hand(language: str) -> None:
    state = RACE.start(6, 5, None, FAST)
    seen = RACE.view(state, 2)
    one = screen(2, language)
    lines = plain.table(one, seen)
    for world in seen.drawn:
        at = next(n for n, line in enumerate(lines) if one.card(world) in line)
        text = one.text.card_text(RACE.name, world).split("\n")
        assert text[0] in lines[at]
        assert [f"  {power}" for power in text[1:]] == lines[at + 1 : at + len(text)]
    assert not any(name in line for line in lines for name in one.names)
    assert sum(line.startswith(("- ", "・")) for line in lines) == 2 + len({*seen.hand})
    by(state, 2, f"keep {seen.drawn[0]}")
    chosen = one.text(f"line-{RACE.name}-secret-card", card=one.card(seen.drawn[0]))
    assert chosen in plain.table(one, RACE.view(state, 2))
    public = plain.table(screen(SPECTATOR, language), RACE.view(state, SPECTATOR))
    assert len(public) == len(lines) - len(sides(one, seen))
