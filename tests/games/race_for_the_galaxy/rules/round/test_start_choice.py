"""The start of the later sets: a red and a blue start world, one of which is kept in secret."""

from collections import Counter

import pytest

from starfelt.core.rng import fast
from starfelt.games.race_for_the_galaxy.rules.powers.designs import KEYS
from starfelt.games.race_for_the_galaxy.rules.round.setup import ask_for_starts, bare, offer
from tests.games.race_for_the_galaxy.rules.facts import CARDS, GOALS, SETS, TOTALS
from tests.games.race_for_the_galaxy.rules.table import (
    GAME,
    asked,
    by,
    cards_of,
    discards,
    goods,
    hand,
    hand_size,
    options_of,
    owners,
    step,
    tableau,
    told,
)

NUMBERS = GOALS["start_worlds"]
LATER = ("rebel_vs_imperium", "brink_of_war")
SIX = "gem_world spice_world public_works pirate_world drop_ships new_earth"
OTHER_SIX = "comet_zone mining_world artist_colony empath_world space_port distant_world"


def offered(s, seat):
    """The start worlds a seat may choose from: red ones have odd numbers."""
    return [words.split()[1] for words in options_of(s, "keep", seat=seat)]


def choosing(mine, theirs, level="brink_of_war", quiet=False):
    """Two seats with these start worlds to choose from and six cards each."""
    s = bare(2, fast(0), GAME.decision(GAME.complete({"set": level, "goals": False})), quiet)
    rest = [*cards_of(level)]
    for seat, (worlds, cards) in enumerate(((mine, SIX), (theirs, OTHER_SIX))):
        for world in worlds.split():
            offer(s, seat, KEYS[world])
            rest.remove(world)
        for card in cards.split():
            s.deck.add(KEYS[card])
            s.draw(seat, 1)
            rest.remove(card)
    for card in rest:
        s.deck.add(KEYS[card])
    ask_for_starts(s)
    return s


def keep(s, seat, world, *cards):
    """Keep this start world and discard these cards."""
    return by(s, seat, f"keep {world}", *(f"discard {card}" for card in cards))


# -------------------------------------------------------------------------------- the deal
@pytest.mark.parametrize("level", LATER)
def test_a_red_and_a_blue_start_world_each(level):
    """R2.12, O12: at random, of all there are; the others are in the deck; six cards each."""
    short = {word: key for key, word in SETS.items()}[level]
    there = {key for key in NUMBERS if CARDS[key]["copies"][short]}
    seen = Counter()
    for seed in range(30):
        s = GAME.start(3, seed, {"set": level})
        assert [step(s), s.asked(), s.round] == ["choose_start", [0, 1, 2], 0]
        dealt = [offered(s, seat) for seat in range(3)]
        assert all(sorted(NUMBERS[world] % 2 for world in pair) == [0, 1] for pair in dealt)
        worlds = [world for pair in dealt for world in pair]
        assert len(set(worlds)) == 6
        seen.update(worlds)
        drawn = [words.split()[1] for words in told(s, 0, "draws")]
        assert drawn == ["0"] * 6 + ["1"] * 6 + ["2"] * 6
        rest = {*GAME.write(s)["deck"], *(card for n in range(3) for card in hand(s, n).split())}
        assert there - set(worlds) <= rest and not set(worlds) & rest
        assert s.deck.size() == TOTALS[short]["cards"] - 8 * 3
    assert set(seen) == there


def test_six_seats_have_twelve_start_worlds():
    """R2.12: all that Rebel vs Imperium has, so that none is left for the deck."""
    s = GAME.start(6, 1, {"set": "rebel_vs_imperium"})
    dealt = [world for seat in range(6) for world in offered(s, seat)]
    assert sorted(NUMBERS[world] for world in dealt) == [*range(12)]


def test_start_worlds_offered_are_secret():
    """R2.12: only their owner is told."""
    s = choosing("new_sparta old_earth", "rebel_cantina doomed_world")
    assert told(s, 0, "offers")[:2] == ["offers 0 new_sparta 1", "offers 0 old_earth 1"]
    assert told(s, 1, "offers")[:2] == ["offers 0 1", "offers 0 1"]


# -------------------------------------------------------------------------------- choosing
def test_one_is_kept_in_secret_and_two_cards_discarded():
    """R2.12, O29: nothing is seen before all have chosen."""
    s = choosing("new_sparta old_earth", "rebel_cantina doomed_world")
    assert options_of(s, seat=0) == ["keep old_earth", "keep new_sparta"]
    by(s, 0, "keep new_sparta")
    assert told(s, 1, "starts", "rejects") == [] and tableau(s) == ""
    assert asked(s, 0) == {"step": "discard_at_start", "seat": 0, "left": 2, "picked": []}
    by(s, 0, "discard gem_world", "discard drop_ships")
    assert s.asked() == [1] and tableau(s) == "" and told(s, 1, "discards") == ["discards 0 1"] * 2
    keep(s, 1, "rebel_cantina", "comet_zone", "artist_colony")
    assert told(s, 1, "starts", "rejects") == [
        "starts 0 new_sparta 3", "rejects 0 1", "starts 1 rebel_cantina 9",
        "rejects 1 doomed_world 1",
    ]  # fmt: skip
    assert (tableau(s), tableau(s, 1)) == ("new_sparta", "rebel_cantina")
    assert sorted(discards(s).split()) == [
        "artist_colony", "comet_zone", "doomed_world", "drop_ships", "gem_world", "old_earth",
    ]  # fmt: skip
    assert hand_size(s) == hand_size(s, 1) == 4
    assert step(s) == "choose_action" and s.round == 1


def test_the_others_know_the_colour_of_the_world_not_kept():
    """O29: until the discards are shuffled."""
    s = choosing("new_sparta old_earth", "rebel_cantina doomed_world")
    keep(s, 0, "new_sparta", "gem_world", "drop_ships")
    assert [seat.rejected for seat in GAME.view(s, 1).seats] == [None, None]
    keep(s, 1, "doomed_world", "comet_zone", "artist_colony")
    assert [seat.rejected for seat in GAME.view(s, 1).seats] == ["blue", "red"]
    s.reshuffle()
    assert [seat.rejected for seat in GAME.view(s, 1).seats] == [None, None]


@pytest.mark.parametrize("mine", ["new_sparta", "old_earth"])
@pytest.mark.parametrize("theirs", ["epsilon_eridani", "doomed_world"])
def test_the_lowest_number_kept_leads(mine, theirs):
    """R2.9: among those kept, from 0 to 15."""
    s = choosing("new_sparta old_earth", "epsilon_eridani doomed_world")
    keep(s, 0, mine, "gem_world", "drop_ships")
    keep(s, 1, theirs, "comet_zone", "artist_colony")
    assert s.lead == int(NUMBERS[theirs] < NUMBERS[mine])


def test_start_worlds_are_numbered():
    """R2.12: sixteen of them; even ones are blue."""
    assert sorted(NUMBERS.values()) == [*range(16)]
    assert [NUMBERS[key] for key in ("galactic_scavengers", "rebel_freedom_fighters")] == [12, 15]


# -------------------------------------------------------------------------------- what they say
def test_a_windfall_start_world_has_a_good_when_it_is_revealed():
    """R2.8, O12: the lead's first."""
    s = choosing("new_sparta alpha_centauri", "rebel_cantina galactic_scavengers")
    size = s.deck.size()
    keep(s, 1, "galactic_scavengers", "comet_zone", "artist_colony")
    keep(s, 0, "alpha_centauri", "gem_world", "drop_ships")
    assert (goods(s), goods(s, 1)) == ("alpha_centauri", "galactic_scavengers")
    assert s.deck.size() == size - 2


def test_ancient_race_discards_one_more_when_it_is_revealed():
    """R2.7, O29: of the four that were kept."""
    s = choosing("new_sparta ancient_race", "rebel_cantina doomed_world")
    keep(s, 0, "ancient_race", "gem_world", "drop_ships")
    keep(s, 1, "rebel_cantina", "comet_zone", "artist_colony")
    assert asked(s, 0) == {"step": "discard_at_start", "seat": 0, "left": 1, "picked": []}
    assert s.asked() == [0] and goods(s) == "ancient_race"
    by(s, 0, "discard new_earth")
    assert hand(s).split() == ["public_works", "spice_world", "pirate_world"]
    assert step(s) == "choose_action"


def test_galactic_scavengers_save_one_card():
    """R2.13, O29: three are left; only the owner knows which one lies there."""
    s = choosing("new_sparta galactic_scavengers", "rebel_cantina ancient_race")
    keep(s, 0, "galactic_scavengers", "gem_world", "drop_ships")
    keep(s, 1, "ancient_race", "comet_zone", "artist_colony")
    assert s.asked() == [0, 1]  # both at once
    assert asked(s, 0) == {"step": "save_at_start", "seat": 0, "left": 1, "picked": []}
    by(s, 1, "discard empath_world")
    by(s, 0, "save pirate_world")
    assert told(s, 0, "saves") == ["saves 0 pirate_world 1"]
    assert told(s, 1, "saves") == ["saves 0 1"]
    assert hand(s).split() == ["public_works", "spice_world", "new_earth"]
    assert GAME.view(s, 0).saved == (("pirate_world", 0),) and GAME.view(s, 1).saved == ()
    assert len(GAME.view(s, 1).seats[0].saved) == 1
    assert step(s) == "choose_action"


def test_saving_at_the_start_is_unseen_where_nobody_is_told():
    """R2.13, O16: a game without listeners goes the same way."""
    s = choosing("new_sparta galactic_scavengers", "rebel_cantina ancient_race", quiet=True)
    keep(s, 0, "galactic_scavengers", "gem_world", "drop_ships")
    keep(s, 1, "rebel_cantina", "comet_zone", "artist_colony")
    by(s, 0, "save pirate_world")
    assert s.players[0].saved.size() == 1 and step_of(s) == "ChooseAction"


def step_of(s):
    return type(s.question(s.asked()[0])).__name__


def test_goals_are_looked_at_when_all_have_started():
    """R2.10: once."""
    for seed in range(40):
        s = GAME.start(2, seed)
        if "galactic_standard_of_living" in [row.goal for row in GAME.view(s, 0).goals]:
            break
    s.players[0].chips = 5
    while step(s) != "choose_action":
        assert owners(s, "galactic_standard_of_living") == ()
        by(s, s.asked()[0], options_of(s)[0])
    assert owners(s, "galactic_standard_of_living") == (0,)
