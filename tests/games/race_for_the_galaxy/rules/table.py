"""Positions and answers in words, so that a test of a card reads like a play of it."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from starfelt.core.options import Options
from starfelt.games.race_for_the_galaxy.game import GAME
from starfelt.games.race_for_the_galaxy.rules.player import new_player
from starfelt.games.race_for_the_galaxy.rules.powers.designs import (
    DESIGNS,
    KEYS,
    MOST_SEATS,
    copies,
)
from starfelt.games.race_for_the_galaxy.rules.round import goals as all_goals
from starfelt.games.race_for_the_galaxy.rules.state import Race
from tests.core.as_sent import as_sent
from tests.games.playing import in_tale
from tests.games.race_for_the_galaxy.rules.facts import GOALS, SETS

SPECTATOR = -1
BASE: Options = {"set": "base"}
STORM: Options = {"set": "gathering_storm"}
REBELS: Options = {"set": "rebel_vs_imperium"}
BRINK: Options = {"set": "brink_of_war"}
QUIRKS: Options = {"engine_quirks": True}
TWO_ACTIONS: Options = {"two_actions": True}
BYSTANDERS = [
    "new_sparta", "epsilon_eridani", "old_earth", "separatist_colony", "doomed_world",
    "alpha_centauri",
]  # fmt: skip
LEVELS = {level: n for n, level in enumerate(SETS.values())}
GOAL_LEVELS = {key: SETS[goal["set"]] for key, goal in GOALS["goals"].items()}


def in_words(number: int) -> str:
    action = GAME.action(number)
    words = (action.verb, action.card, action.second, action.number)
    return " ".join(str(word) for word in words if word is not None)


ACTIONS = {in_words(number): number for number in range(GAME.num_actions)}


# -------------------------------------------------------------------------------- positions
def side(hand: str = "", tableau: str = "", **fields: Any) -> dict[str, Any]:
    """One player; a world of the tableau may have a good: `gem_world+good`."""
    words = tableau.split()
    return {
        "hand": hand.split(),
        "tableau": [word.removesuffix("+good") for word in words],
        "goods": [word.endswith("+good") for word in words],
        **{k: v.split() if isinstance(v, str) and k in LISTS else v for k, v in fields.items()},
    }


LISTS = ("drawn", "chosen", "actions", "used", "shown", "saved", "lost", "once")
PILES = ("hand", "drawn", "tableau", "saved")


@cache
def cards_of(level: str) -> tuple[str, ...]:
    """The cards of a game with this set, ascending."""
    counts = copies(LEVELS[level])
    return tuple(GAME.cards[n] for n in range(DESIGNS) for _ in range(counts[n]))


@cache
def designs_of(level: str) -> frozenset[str]:
    return frozenset(cards_of(level))


def level_for(named: Iterable[str], goals: Iterable[dict[str, Any]]) -> str:
    """The lowest set from The Gathering Storm on that has all these cards and goals."""
    lowest = max([1, *(LEVELS[GOAL_LEVELS[goal["goal"]]] for goal in goals)])
    return next(
        level for level, n in LEVELS.items() if n >= lowest and designs_of(level).issuperset(named)
    )


def taken(rest: list[str], cards: list[str]) -> list[str]:
    """Take these cards out of the rest."""
    for card in cards:
        rest.remove(card)
    return cards


def goals_of(words: str) -> list[dict[str, Any]]:
    """Goals in play with the seats that have them: `greatest_military:0 galactic_status:0+1`."""
    found = {key: seats for key, _, seats in (word.partition(":") for word in words.split())}
    order = [key for key in GOAL_ORDER if key in found]
    assert len(order) == len(found), words
    return [
        {"goal": key, "seats": [int(seat) for seat in found[key].split("+") if seat]}
        for key in order
    ]


GOAL_ORDER = tuple(GOALS["goals"])


def document(
    *sides: str | dict[str, Any],
    coming: str = "",
    deck: str | None = None,
    discards: str = "",
    goals: str = "",
    options: Options | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A position as a document: everybody is about to choose, unless `open` says otherwise.

    A side is a tableau or a whole `side`; a second one without hand is added where there is only
    one.  The cards `coming` are the next ones of the deck, the first one first; below them lies
    the rest in the order of the cards.  If the whole `deck` is given, in the same order, the rest
    was discarded.  The set is the one that the cards and goals need, unless it is an option.
    """
    players = [dict(p) if isinstance(p, dict) else side("", p) for p in sides]
    piles = [card for p in players for key in PILES for card in p.get(key, [])]
    piles += fields.get("flipped", [])
    in_play = goals_of(goals)
    named = [*piles, *coming.split(), *(deck or "").split(), *discards.split()]
    options = options or {}
    if "set" not in options:
        options = {"set": level_for(named, in_play), **options}
    rest = [*cards_of(options["set"])]
    taken(rest, piles)
    if len(players) == 1:
        players.append(side("", next(card for card in BYSTANDERS if card in rest)))
        taken(rest, players[1]["tableau"])
    heap = taken(rest, discards.split())
    top = taken(rest, (coming if deck is None else deck).split())
    for p in players:
        if any(isinstance(good, bool) for good in p["goods"]):
            p["goods"] = [rest.pop(0) if good else None for good in p["goods"]]
    return {
        "game": GAME.name,
        "rules": GAME.rules,
        "seats": len(players),
        "options": options,
        "goals": in_play,
        "players": players,
        "deck": ([] if deck is not None else rest) + top[::-1],
        "discards": heap + (rest if deck is not None else []),
        **fields,
    }


def table(*sides: str | dict[str, Any], **fields: Any) -> Race:
    """The position that such a document describes; all cards are there, and to try every answer, as
    strangers' positions want it, would double the time of these tests."""
    return GAME.read_document(document(*sides, **fields))


# -------------------------------------------------------------------------------- playing
def play(s: Race, *answers: str) -> Race:
    """Give these answers, each for the first seat that is asked."""
    for words in answers:
        s.answer(s.asked()[0], ACTIONS[words])
    return s


def by(s: Race, seat: int, *answers: str) -> Race:
    """Give these answers for one seat."""
    for words in answers:
        s.answer(seat, ACTIONS[words])
    return s


def act(s: Race, *actions: str) -> Race:
    """Each seat chooses an action card, or two: `develop settle`, or `boost` and one; who has none
    named does as the first one does.  Who chooses when the others have revealed comes last."""
    asked_now = s.asked()
    for seat in [*asked_now, *(seat for seat in range(s.seats) if seat not in asked_now)]:
        words = actions[seat] if seat < len(actions) else actions[0]
        verb = "choose_two " if " " in words else "choose "
        by(s, seat, words if words.startswith("boost") else verb + words)
    return s


def options_of(s: Race, *verbs: str, seat: int | None = None) -> list[str]:
    """What a seat, or the first that is asked, may answer; with these verbs only, if any."""
    words = [in_words(action) for action in s.legal(s.asked()[0] if seat is None else seat)]
    return [option for option in words if not verbs or option.split()[0] in verbs]


def asked(s: Race, seat: int = SPECTATOR) -> Any:
    """The first open question in words, as a seat sees it."""
    return as_sent(min(GAME.view(s, seat).asked, key=lambda question: question.seat))


def step(s: Race) -> str:
    return asked(s)["step"]


def quietly(s: Race) -> Race:
    """The same game of which nobody is told: it goes the same way."""
    twin = s.clone()
    twin.quiet = True
    return twin


# -------------------------------------------------------------------------------- looking
def pile(s: Race, name: str, seat: int = 0) -> str:
    """The cards of a pile of one side as they truly lie."""
    return " ".join(GAME.write(s)["players"][seat][name])


def hand(s: Race, seat: int = 0) -> str:
    return pile(s, "hand", seat)


def hand_size(s: Race, seat: int = 0) -> int:
    return s.players[seat].hand.size()


def tableau(s: Race, seat: int = 0) -> str:
    return pile(s, "tableau", seat)


def goods(s: Race, seat: int = 0) -> str:
    """The worlds that have a good."""
    cards = GAME.view(s, SPECTATOR).seats[seat].tableau
    return " ".join(card.card for card in cards if card.good is not None)


def chips(s: Race, seat: int = 0) -> int:
    return s.players[seat].chips


def prestige(s: Race, seat: int = 0) -> int:
    return s.players[seat].prestige


def military(s: Race, seat: int = 0) -> int:
    return GAME.view(s, SPECTATOR).seats[seat].military


def discards(s: Race) -> str:
    return " ".join(GAME.write(s)["discards"])


def owners(s: Race, goal: str) -> Sequence[int]:
    """The seats that have a goal."""
    (found,) = [row.seats for row in GAME.view(s, SPECTATOR).goals if row.goal == goal]
    return found


def goal_value(goal: str, *tableau: str, options: Options = BRINK) -> int:
    """What a goal counts in a tableau, without a table around it, for it is quicker."""
    s, p = bare_table(options["set"]), new_player()
    for key in tableau:
        p.lay(KEYS[key])
    p.put_to_work()
    return all_goals.value(s, p, all_goals.GOALS[all_goals.GOAL_KEYS[goal]])


@cache
def bare_table(level: str) -> Race:
    return table("old_earth", "new_sparta", options={"set": level})


def told(s: Race, seat: int = 0, *kinds: str) -> list[str]:
    """What a seat is told of the latest answer; events of these kinds only, if any are given."""
    return [in_tale(event) for event in GAME.told(s, seat) if not kinds or event.kind in kinds]


def drawn_by(s: Race, seat: int = 0) -> str:
    """The cards that a seat has drawn since the latest answer, in this order."""
    events = [event for event in GAME.told(s, seat) if event.kind == "draws"]
    return " ".join(str(event.card) for event in events if event.seat == seat)


# -------------------------------------------------------------------------------- what is handy
ARMIES = {
    0: "", 1: "expedition_force", 2: "space_marines", 3: "drop_ships",
    4: "drop_ships expedition_force", 5: "drop_ships space_marines",
    6: "drop_ships space_marines expedition_force",
    7: "drop_ships space_marines new_galactic_order",
    8: "drop_ships space_marines new_galactic_order expedition_force",
    9: "drop_ships space_marines new_galactic_order expedition_force blaster_gem_mines",
}  # fmt: skip
MONEY = {
    "developments": "export_duties investment_credits deficit_spending interstellar_bank "
    "genetics_lab mining_robots public_works research_labs consumer_markets replicant_robots",
    "worlds": "gem_world spice_world artist_colony comet_zone mining_world space_port "
    "asteroid_belt radioactive_world destroyed_world secluded_world",
}


def money(number: int, *without: str, of: str = "developments") -> str:
    """So many cards to pay with, of one sort and none of them named here."""
    found = [card for card in MONEY[of].split() if card not in without][:number]
    assert len(found) == number
    return " ".join(found)


def hoards(tableau: str, level: str = "gathering_storm") -> list[dict[str, Any]]:
    """Sides that have all the cards there are: this tableau and a start world each lie on the
    table, the first side has no hand and the others, as many as can play, have all the rest."""
    others = MOST_SEATS[LEVELS[level]] - 1
    starts = [card for card in BYSTANDERS if card not in tableau.split()][:others]
    rest = [*cards_of(level)]
    taken(rest, [*(word.removesuffix("+good") for word in tableau.split()), *starts])
    held = sum(word.endswith("+good") for word in tableau.split())
    rest = rest[held:]  # these are the goods
    return [
        side("", tableau),
        *(side(" ".join(rest[i::others]), start) for i, start in enumerate(starts)),
    ]
