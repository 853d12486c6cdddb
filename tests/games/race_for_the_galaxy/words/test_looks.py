"""What one may look at in Race for the Galaxy besides the table."""

import pytest

from starfelt.core.game import SPECTATOR
from starfelt.core.refusal import Refusal
from starfelt.games.race_for_the_galaxy.rules.consume.trade import FULL, price_of
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.games.race_for_the_galaxy.rules.attacks import attacker
from tests.games.race_for_the_galaxy.rules.table import BRINK, REBELS, act, play, side, table
from tests.games.race_for_the_galaxy.words.shown import screen, view
from tests.games.race_for_the_galaxy.words.test_table import FIELDS, SIDES, lines_of
from tests.terminal.person import RACE
from tests.words import plain


def look(name: str, about: str = "", seat: int = 0) -> list[str]:
    return plain.look(screen(seat), view(seat, *SIDES, **FIELDS), name, about)


def test_a_tableau_card_by_card() -> None:
    everybody = look("tableau")
    assert [line for line in everybody if line.startswith("Tableau")] == [
        "Tableau of Ben (3):",
        "Tableau of Cem (1):",
    ]
    assert len(everybody) == 6
    assert look("tableau", "cem") == ["Tableau of Cem (1):", f"- {lines_of('doomed_world')[0]}"]
    assert look("tableau", "you")[0] == "Your tableau (5):"
    assert len(look("tableau", "Ann", SPECTATOR)) == 6
    with pytest.raises(Refusal) as refused:
        look("tableau", "Zoe")
    assert refused.value.facts == {"name": "Zoe", "expected": "Ann, Ben, Cem, Dora, Eve, Finn"}
    with pytest.raises(Refusal):
        look("tableau", "...")


def test_the_goals_in_full() -> None:
    assert look("goals") == [
        "System Diversity, 3 VP for whoever is first: worlds of all 4 kinds.",
        "- So far: you 2, Ben 1, Cem 0.",
        (
            "Budget Surplus, 3 VP for whoever is first: 1 or more cards discarded at the end of a "
            "round."
        ),
        "Galactic Status, 3 VP for whoever is first: a development with “?” VP.",
        "- With: you.",
        "- So far: you 1, Ben 0, Cem 0.",
        (
            "Greatest Military, 5 VP for whoever has it at the end: the most total military, at "
            "least 6."
        ),
        "- So far: you 0, Ben 1, Cem 0.",
    ]
    nothing = view(0, "old_earth", options={"set": "base"})
    assert plain.look(screen(0), nothing, "goals") == ["There are no goals in this game."]


def test_the_score_by_parts_with_the_best_first() -> None:
    assert look("score", seat=2) == [
        "Ann: 14 VP = 4 in chips + 4 on cards + 3 for “?” (Galactic Imperium 3) + 3 for goals.",
        "Ben: 6 VP = 2 in chips + 4 on cards + 0 for “?” + 0 for goals.",
        "You: -1 VP = 0 in chips + -1 on cards + 0 for “?” + 0 for goals.",
    ]


def test_prices_are_those_of_the_rules() -> None:
    traders = side("", "old_earth spice_world+good gem_world+good pirate_world+good export_duties")
    state = table(traders)
    lines = plain.look(screen(0), RACE.view(state, 0), "prices")
    at = next(at for at, line in enumerate(lines) if line.startswith("Your goods sell"))
    assert lines[at].endswith(": Novelty 6, Rare Elements 5, Genes 6, Alien Technology 7.")
    for card, kind in (("spice_world", 1), ("gem_world", 1), ("pirate_world", 1)):
        price = price_of(state, 0, RACE.cards.index(card), kind, FULL)
        assert f"{screen(0).card(card)} {price}" in lines[at + 1]
    assert lines[at + 3].startswith("  Military: ")


def test_known_discards() -> None:
    discards = "gem_world old_earth rebel_base"
    fields = {"discards": discards, "known": [{"discards": ["gem_world"]}, {}, {}]}
    mine = side("hive_world", "new_sparta")
    assert plain.look(screen(0), view(0, mine, **fields), "known") == [
        "You know 1 of the 3 discards: Gem World."
    ]
    assert plain.look(screen(1), view(1, mine, **fields), "known") == [
        "You know 0 of the 3 discards: none."
    ]
    public = plain.look(screen(SPECTATOR), view(SPECTATOR, mine, **fields), "known")
    assert public == ["Everybody knows 0 of the 3 discards: none."]
    shuffled = [{"shuffled": [["gem_world", 1]]}, {}, {}]
    later = view(0, mine, discards="old_earth", known=shuffled, reshuffles=1)
    assert plain.look(screen(0), later, "known")[1] == (
        "Discards that were shuffled into the deck and not seen since (1): Gem World."
    )


def test_a_long_list_of_discards_is_told_in_pieces() -> None:
    """A sentence takes no more than some thousand letters."""
    everything = [card for card in RACE.cards if card not in ("new_sparta", "gambling_world")]
    bystander = "epsilon_eridani"
    everything.remove(bystander)
    fields = {"discards": " ".join(everything), "known": [{"discards": everything}, {}, {}]}
    lines = plain.look(
        screen(0), view(0, "new_sparta", bystander, options=BRINK, **fields), "known"
    )
    assert len(lines) > 3
    assert all(len(line) < 1200 for line in lines)
    for card in everything:
        assert any(screen(0).card(card) in line for line in lines)


def test_start_worlds_that_others_did_not_choose_are_known_by_their_colour() -> None:
    theirs = side("", "old_earth", rejected="red")
    known = [{}, {"discards": ["rebel_cantina"]}, {}]
    fields = {"options": BRINK, "discards": "rebel_cantina", "known": known}
    seen = view(0, "new_sparta", theirs, **fields)
    assert plain.look(screen(0), seen, "known")[-1] == (
        "Start worlds not chosen, among the discards: Ben a red one."
    )


# ------------------------------------------------------------------ the later sets
def test_goals_that_ask_for_two_things_are_counted_by_both() -> None:
    mine = side("", "imperium_warlord outlaw_world rebel_miners", prestige=2, chips=1)
    goals = "peace_war_leader galactic_standing military_influence"
    lines = plain.look(screen(0), view(0, mine, "old_earth", options=BRINK, goals=goals), "goals")
    amounts = [line for line in lines if line.startswith("- So far")]
    assert amounts == [
        "- So far: you military 1 and 2 military worlds, Ben military 0 and 0 military worlds.",
        "- So far: you 2 prestige and 1 VP in chips, Ben 0 prestige and 0 VP in chips.",
        (
            "- So far: you 1 Imperium cards and 2 military worlds, Ben 0 Imperium cards and 0 "
            "military worlds."
        ),
    ]


def test_the_score_has_prestige_and_the_best_kind_of_a_world_of_any_kind() -> None:
    mine = side("", "old_earth alien_oort_cloud_refinery free_trade_association", prestige=3)
    (line, other) = plain.look(screen(0), view(0, mine, "new_sparta", options=BRINK), "score")
    assert "Alien Oort Cloud Refinery as Novelty)" in line
    assert line.endswith(" + 3 prestige.")
    assert other.endswith(" + 0 prestige.")
    capital = side("", "old_earth federation_capital", prestige=3)
    (line, _) = plain.look(screen(0), view(0, capital, "new_sparta", options=BRINK), "score")
    assert "(Federation Capital 3)" in line
    older = plain.look(screen(0), view(0, "old_earth", options=REBELS), "score")
    assert not any("prestige" in line for line in older)


def test_a_good_of_any_kind_and_the_boosted_sale_have_their_prices() -> None:
    mine = side("", "old_earth alien_oort_cloud_refinery+good gem_world+good", prestige=1)
    seen = view(0, mine, "new_sparta", options=BRINK)
    lines = plain.look(screen(0), seen, "prices")
    goods = next(line for line in lines if "Goods there now" in line)
    assert "Alien Oort Cloud Refinery up to 6 (any kind; by a power only), Gem World 3" in goods
    state = act(table(mine, "new_sparta", options=BRINK), "boost consume_trade", "produce")
    boosted = plain.look(screen(0), RACE.view(state, 0), "prices")
    assert any(line.startswith("Your goods sell for (cards): Novelty 6,") for line in boosted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_prestige_and_all_that_its_card_can_do(language: str) -> None:
    mine = side("", "old_earth", prestige=2, on_tile=True)
    seen = view(0, mine, side("", "new_sparta", spent=True), options=BRINK, leaders=[0])
    lines = plain.look(screen(0, language), seen, "prestige")
    text = Text(language)
    assert len(lines) == 2 + 1 + 1 + 1 + 7 + 1 + 9
    for words in ("boost-settle", "boost-explore_one", "category-six", "category-aggression"):
        assert any(text(f"{RACE.name}-{words}") in line for line in lines)
    if language == "en":
        assert lines[:2] == [
            "Ben: 0 prestige (card used).",
            "You: 2 prestige (leads, some on the tile, card unused).",
        ]
        assert lines[3].endswith("Not used yet by: you.")
    off = {**BRINK, "takeovers": False}
    peaceful = plain.look(screen(0, language), view(0, mine, options=off), "prestige")
    assert not any(text(f"{RACE.name}-category-aggression") in line for line in peaceful)
    older = plain.look(screen(0, language), view(0, "old_earth", options=REBELS), "prestige")
    assert older == [text(f"line-{RACE.name}-no-prestige")]


def test_always_a_card_for_the_leader_is_said() -> None:
    options = {**BRINK, "leader_card": "always"}
    mine = side("", "old_earth", prestige=1, on_tile=True)
    lines = plain.look(screen(0), view(0, mine, options=options, leaders=[0]), "prestige")
    assert lines[1] == "You: 1 prestige (leads, card unused)."
    assert "gets 1 VP and 1 card; if several" in lines[2]


def test_worlds_that_could_be_attacked_with_both_strengths() -> None:
    mine = attacker("new_sparta outlaw_world", hand="gem_world")
    theirs = side("spice_world hive_world", "epsilon_eridani rebel_miners space_mercenaries")
    theirs["tableau"].append("imperium_seat")
    theirs["goods"].append(False)
    third = side("", "doomed_world rebel_base")
    seats = (mine, theirs, third)
    assert plain.look(screen(0), view(0, *seats, options=BRINK), "takeovers") == [
        "You could attack these worlds of Ben:",
        "- Rebel Miners by Interstellar Casus Belli, 2 against 5 (up to 7)",
        "You could attack these worlds of Cem:",
        "- Rebel Base by Interstellar Casus Belli, 2 against 6",
    ]
    assert plain.look(screen(2), view(2, *seats, options=BRINK), "takeovers") == [
        "Ann could attack these worlds of yours:",
        "- Rebel Base by Interstellar Casus Belli, 2 against 6",
        "Ben could attack these worlds of yours:",
        "- Rebel Base by Imperium Seat, 3 (up to 5) against 6",
    ]
    public = plain.look(screen(SPECTATOR), view(SPECTATOR, *seats, options=BRINK), "takeovers")
    assert sum("could attack" in line for line in public) == 3


def test_where_there_are_no_takeovers() -> None:
    def found(**options: object) -> list[str]:
        seen = view(0, "old_earth", "new_sparta", options=options)
        return plain.look(screen(0), seen, "takeovers")

    assert found(set="gathering_storm") == ["There are no takeovers in this game."]
    assert found(set="brink_of_war", takeovers=False) == ["Takeovers are off in this game."]
    assert found(set="brink_of_war") == ["No takeover by you or against you is possible now."]


def test_declared_takeovers_are_among_the_looks() -> None:
    guard = side("gem_world", "old_earth outlaw_world space_mercenaries")
    state = act(table(attacker("new_sparta"), guard, options=BRINK), "settle", "settle")
    play(state, "none", "attack outlaw_world")
    lines = plain.look(screen(1), RACE.view(state, 1), "takeovers")
    assert lines[0] == (
        "Takeover 1: Ann attacks your Outlaw World by Interstellar Casus Belli, 2 against 2."
    )
