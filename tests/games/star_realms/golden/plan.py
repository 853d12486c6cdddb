"""Which games of Star Realms are golden playthroughs."""

from starfelt.core.options import Options
from starfelt.games.star_realms.game import StarRealms
from starfelt.games.star_realms.rules.state import Realms

# Short games that go through every option, most of them with decks as they are late in a game.
OPTIONS: tuple[Options, ...] = (
    {},
    {"discard_timing": "start_of_victims_turn", "first_player": "1"},
    {"ally_condition": "sticky", "explorer_pile": "16"},
    {"fleet_hq": "printed_2014", "needle_copy_source": "in_play"},
    {"destroy_own_base": True, "explorer_pile": "infinite"},
    {"needle_counts_for_blob_world": True, "first_player": "2"},
)
LENGTHS: tuple[Options, ...] = ({"cap": 5}, {"cap": 14}, {"starting_authority": 25}, {"cap": 17})


def plan(n: int) -> tuple[int, Options, int, bool]:
    length = LENGTHS[0 if n < 4 else 1 + n % 3]
    return 2, {**OPTIONS[n % 6], **length}, 2000 + n, n < 4


#: (seats, options, seed, whole views?) of each playthrough
PLANS = [plan(n) for n in range(40)]


def prepared(game: StarRealms, s: Realms, number: int) -> Realms:
    """Most games begin with decks as they are late in a game: both players have fifteen cards of
    the trade deck on top of theirs."""
    if number % 8 == 0:
        return s
    document = game.write(s)
    for player in document["players"]:
        player["deck"] += [document["trade_deck"].pop() for _ in range(15)]
    return game.read(document)
