"""Golden playthroughs: one random game a file, everything that leaves the core at every question.

game ...                            what is played
? seat question: options            what a seat is asked, in words
! seat action                       what it answers
* card                              what is revealed to all, where no answer names it
> seat told ...                     what each seat is told of it, -1 being a spectator
= seat view                         each seat's view: whole, or the hash of it
# hash                              of the state
"""

from hashlib import sha256
from pathlib import Path

import msgspec

import starfelt
from starfelt.core.rng import FAST, KEYED, fast

FOLDER = Path(__file__).parent

STOLEN_PLANS_OPTIONS = (
    {},
    {"deck": "base"},
    {"open_discards": True},
    {"single_jedi": True, "single_vader": True},
    {"deck": "traitor+search"},
    {"deck": "decoy", "open_discards": True},
    {"deck": "advantage+counter", "single_vader": True},
    {"deck": "search+discard_all+decoy"},
)
TRAITORS = {8: 1582, 16: 1048, 24: 1832, 32: 1474}  # seeds of games that the Traitor ends
# Short games that go through every option, most of them with decks as they are late in a game.
STAR_REALMS_OPTIONS = (
    {},
    {"discard_timing": "start_of_victims_turn", "first_player": "1"},
    {"ally_condition": "sticky", "explorer_pile": "16"},
    {"fleet_hq": "printed_2014", "needle_copy_source": "in_play"},
    {"destroy_own_base": True, "explorer_pile": "infinite"},
    {"needle_counts_for_blob_world": True, "first_player": "2"},
)
STAR_REALMS_LENGTHS = ({"cap": 5}, {"cap": 14}, {"starting_authority": 25}, {"cap": 17})


def star_realms_plan(n):
    length = STAR_REALMS_LENGTHS[0 if n < 4 else 1 + n % 3]
    return 2, {**STAR_REALMS_OPTIONS[n % 6], **length}, 2000 + n, n < 4


def with_late_decks(game, s):
    """Both players have fifteen cards of the trade deck on top of theirs."""
    document = game.write(s)
    for player in document["players"]:
        player["deck"] += [document["trade_deck"].pop() for _ in range(15)]
    return game.read(document)


# Short games, most of them of a few rounds, and some tutorials.
EMPIRE_VS_REBELLION_OPTIONS = (
    {"rebel": "1", "cap": 4},
    {"rebel": "2", "cap": 5},
    {"cap": 6, "struggle_cap": 12},
    {"cap": 6},
    {"cap": 5, "struggle_cap": 25},
)


def empire_vs_rebellion_plan(n):
    if n in (0, 1, 20, 30):
        return 2, {"tutorial": True, "rebel": "2" if n == 1 else "random"}, 3100 + n, n < 4
    length = {"cap": 1} if n < 4 else {}
    return 2, {**EMPIRE_VS_REBELLION_OPTIONS[n % 5], **length}, 3100 + n, n < 4


# Games over all seats and options, most of them of some rounds; the last is played to its end.
RACE_FOR_THE_GALAXY_TABLES = (
    (2, {}),
    (3, {"set": "base"}),
    (2, {"two_actions": True}),
    (4, {"set": "rebel_vs_imperium"}),
    (6, {}),
    (2, {"set": "gathering_storm"}),
    (3, {"takeovers": False}),
    (2, {"set": "base", "two_actions": True}),
    (4, {"leader_card": "always"}),
    (3, {"set": "gathering_storm", "goals": False}),
    (2, {"engine_quirks": True}),
    (5, {"set": "rebel_vs_imperium", "takeovers": False}),
    (2, {"set": "rebel_vs_imperium", "two_actions": True}),
    (5, {"goals": False}),
    (2, {"set": "base"}),
    (4, {"set": "gathering_storm"}),
    (2, {"two_actions": True, "engine_quirks": True}),
    (3, {}),
    (6, {"set": "rebel_vs_imperium"}),
    (2, {"leader_card": "always", "takeovers": False}),
)


def race_for_the_galaxy_plan(n):
    seats, options = RACE_FOR_THE_GALAXY_TABLES[n % 20]
    if n < 4:
        return seats, {**options, "cap": 1}, 4880 + n, True
    late = options.get("set", "brink_of_war") == "brink_of_war"
    length = {} if n == 39 else {"cap": (30 if late else 12) // seats}
    return seats, {**options, **length}, 4880 + n, False


REVEALS = ("event", "starts")  # kinds of events that reveal a card


# game: (seats, options, seed, whole views?) for each playthrough
PLANS = {
    "stolen_plans": [
        (2 if n < 4 else 2 + n % 5, STOLEN_PLANS_OPTIONS[n % 8], TRAITORS.get(n, 1000 + n), n < 4)
        for n in range(40)
    ],
    "star_realms": [star_realms_plan(n) for n in range(40)],
    "empire_vs_rebellion": [empire_vs_rebellion_plan(n) for n in range(40)],
    "race_for_the_galaxy": [race_for_the_galaxy_plan(n) for n in range(40)],
}


def in_words(game, action):
    twin = game.action(action)
    words = (twin.verb, twin.card, twin.second, twin.seat, twin.number)
    return " ".join(str(word) for word in words if word is not None)


def short(data):
    return sha256(data).hexdigest()[:12]


def seat_lines(game, s, whole):
    """What every seat was told, and what it sees."""
    for seat in range(-1, s.seats):
        told = msgspec.json.encode(game.told(s, seat))
        view = msgspec.json.encode(game.view(s, seat))
        features = msgspec.json.encode(game.features(s, seat))
        if whole:
            yield f"> {seat} {told.decode()}"
            yield f"= {seat} {view.decode()} features {short(features)}"
        else:
            yield f"= {seat} told {short(told)} view {short(view)} features {short(features)}"


def lines(name, number):
    """The playthrough of this number, line by line."""
    game = starfelt.load(name)
    seats, options, seed, whole = PLANS[name][number]
    make = KEYED if number % 2 else FAST
    s = game.start(seats, seed, options, make)
    if name == "star_realms" and number % 8:
        s = with_late_decks(game, s)
    rng = fast(number)
    yield f"game {name} rules {game.rules} seats {seats} seed {seed} {options}"
    yield from seat_lines(game, s, whole)
    while not s.is_over():
        seat = s.asked()[rng.below(len(s.asked()))]
        acts = s.legal(seat)
        question = type(s.question(seat)).__name__
        yield f"? {seat} {question}: " + ", ".join(in_words(game, act) for act in acts)
        act = acts[rng.below(len(acts))]
        s.answer(seat, act)
        yield f"! {seat} {in_words(game, act)}"
        for told in game.told(s, -1):
            if told.kind in REVEALS:
                yield f"* {told.card}"
        yield from seat_lines(game, s, whole)
        yield f"# {s.hash()}"
    yield f"end {s.ending()} {s.returns()}"


def file_of(name, number):
    return FOLDER / name / f"{number:02}.txt"
