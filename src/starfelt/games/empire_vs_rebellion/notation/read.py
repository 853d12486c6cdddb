"""A position of Empire vs. Rebellion in words, and back.

A document may leave out what can be guessed: resource cards that lie nowhere are in their deck,
characters that lie nowhere are in reserve as long as it has fewer than four, nobody has seen what
they could have seen, and the seat whose turn it is is about to act.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from starfelt.core.machine import EVERYBODY, NOBODY, Question, Step
from starfelt.core.notation import Reader, read_rng, write_rng
from starfelt.core.pile import pile
from starfelt.core.sets import members
from starfelt.games.empire_vs_rebellion import (
    characters,
    choosing,
    dominance,
    events,
    planning,
    positions,
    powers,
    setup,
    struggle,
)
from starfelt.games.empire_vs_rebellion.cards import (
    ESCAPE_FROM_TATOOINE,
    EVENTS,
    FIRST_EVENT,
    FIRST_STRATEGY,
    INFLUENCE,
    NAMES,
    NUMBER_OF_EVENTS,
    RESOURCES,
    SIDES,
)
from starfelt.games.empire_vs_rebellion.player import NONE, Player
from starfelt.games.empire_vs_rebellion.reserves import ALL_RESERVES, possible
from starfelt.games.empire_vs_rebellion.rules import Rules
from starfelt.games.empire_vs_rebellion.state import DRAWN, ENDINGS, War

LARGEST: Final = 1_000_000  # no number of a game is larger
RESERVE: Final = 4  # characters in reserve when a game begins

STEPS: Final[dict[str, tuple[Any, tuple[str, ...]]]] = {
    "begin": (setup.Begin, ()),
    "pick": (planning.Pick, ("owner",)),
    "show": (planning.Show, ("owner",)),
    "planned": (planning.Planned, ()),
    "turn_over": (struggle.TurnOver, ()),
    "determine_victory": (dominance.DetermineVictory, ()),
    "cleanup": (dominance.Cleanup, ("loser",)),
    "choose_characters": (choosing.ChooseCharacters, ("seat", "picked")),
    "pick_strategy": (planning.PickStrategy, ("seat",)),
    "pick_for_opponent": (planning.PickForOpponent, ("seat",)),
    "your_turn": (struggle.YourTurn, ("seat",)),
    "which_opposing": (powers.WhichOpposing, ("seat",)),
    "which_own": (powers.WhichOwn, ("seat",)),
    "which_ready": (powers.WhichReady, ("seat",)),
    "look_at_whose": (powers.LookAtWhose, ("seat",)),
    "which_of_top": (powers.WhichOfTop, ("seat", "owner")),
    "search_whose": (powers.SearchWhose, ("seat",)),
    "which_to_discard": (powers.WhichToDiscard, ("seat", "owner")),
    "which_to_top": (powers.WhichToTop, ("seat", "owner")),
    "may_exhaust": (characters.MayExhaust, ("seat", "left")),
    "which_of_deck": (characters.WhichOfDeck, ("seat",)),
    "discard_any": (characters.DiscardAny, ("seat", "discarded")),
    "which_of_reserve": (characters.WhichOfReserve, ("seat",)),
    "one_or_both": (characters.OneOrBoth, ("seat",)),
    "also_own": (characters.AlsoOwn, ("seat",)),
    "also_opposing": (characters.AlsoOpposing, ("seat",)),
    "which_of_discards": (characters.WhichOfDiscards, ("seat",)),
    "which_discarded": (characters.WhichDiscarded, ("seat",)),
    "discard_or_exhaust": (characters.DiscardOrExhaust, ("seat",)),
    "also_exhaust": (characters.AlsoExhaust, ("seat",)),
    "which_exhausted": (characters.WhichExhausted, ("seat",)),
    "look_then_discard": (characters.LookThenDiscard, ("seat", "owner")),
    "look_then_play": (characters.LookThenPlay, ("seat", "owner")),
    "which_strategy": (events.WhichStrategy, ("seat",)),
    "may_add": (events.MayAdd, ("seat",)),
    "which_to_reserve": (events.WhichToReserve, ("seat",)),
    "may_look": (events.MayLook, ("seat",)),
    "which_next": (events.WhichNext, ("seat", "placed")),
}
QUESTIONS: Final = [name for name, (kind, _) in STEPS.items() if issubclass(kind, Question)]
RESOURCE_NAMES: Final = NAMES[:RESOURCES]
STRATEGY_NAMES: Final = NAMES[FIRST_STRATEGY:FIRST_EVENT]
EVENT_NAMES: Final = NAMES[FIRST_EVENT:]


# -------------------------------------------------------------------------------- writing
def name_of(step: Step[Any]) -> str:
    """The name of a step or question, as notation and texts have it."""
    return next(name for name, (kind, _) in STEPS.items() if type(step) is kind)


def in_words(cards: Iterable[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def set_in_words(cards: int) -> list[str]:
    return in_words(members(cards))


def strategies_in_words(strategies: int) -> list[str]:
    return [NAMES[FIRST_STRATEGY + strategy] for strategy in members(strategies)]


def events_in_words(numbers: Iterable[int]) -> list[str]:
    return [NAMES[FIRST_EVENT + event] for event in numbers]


def write_step(step: Step[Any]) -> dict[str, Any]:
    name = name_of(step)
    document: dict[str, Any] = {"step": name}
    for field, number in zip(STEPS[name][1], step.numbers(), strict=True):
        document[field] = set_in_words(number) if field == "picked" else number
    return document


def write_player(p: Player) -> dict[str, Any]:
    document: dict[str, Any] = {
        "side": SIDES[p.side],
        "influence": p.influence,
        "won": events_in_words(members(p.won)),
        "deck": in_words(p.deck.cards),
        "ready": set_in_words(p.ready),
        "exhausted": set_in_words(p.exhausted),
        "discards": set_in_words(p.discards),
        "reserve": set_in_words(p.reserve),
        "used": strategies_in_words(p.used),
        "thrown": strategies_in_words(p.thrown),
        "infiltrated": p.infiltrated,
        "diverted": p.diverted,
        "located": p.located,
        "tops": [p.tops_own, p.tops_foe, p.tops_all],
        "possible_to_foe": list(p.possible_to_foe.reserves),
        "possible_to_all": list(p.possible_to_all.reserves),
        "events_seen": p.events_seen,
    }
    if p.chosen != NONE:
        document["chosen"] = NAMES[FIRST_STRATEGY + p.chosen]
        open_to_all = p.seen == EVERYBODY
        document["seen"] = "everybody" if open_to_all else list(members(p.seen))
    return document


def write(s: War) -> dict[str, Any]:
    document: dict[str, Any] = {
        "options": s.rules.options,
        "round": s.round,
        "balance": s.balance,
        "turn": s.turn,
        "turns": s.turns,
        "passes": s.passes,
        "players": [write_player(p) for p in s.players],
        "event_deck": events_in_words(s.event_deck.cards),
        "bottoms": s.bottoms,
        "stack": [write_step(step) for step in s.stack],
        "open": [write_step(question) for question in s.open],
        "rng": write_rng(s.rng),
    }
    if s.event != NONE:
        document["event"] = NAMES[FIRST_EVENT + s.event]
    if s.winner != NOBODY:
        document["winner"] = "draw" if s.winner == DRAWN else s.winner
        document["ending"] = s.ending()
    return document


# -------------------------------------------------------------------------------- reading
def read(document: Mapping[str, Any], rules: Rules) -> War:
    r = Reader(document, "position")
    players = [Reader(player, "players") for player in r.items("players", [{}, {}], 2)]
    sides = [p.word("side", SIDES, side) for p, side in zip(players, guessed(players), strict=True)]
    if sides[0] == sides[1]:
        raise r.refusal("side", ", ".join(SIDES))
    s = setup.bare(read_rng(r.get("rng", None)), rules, sides.index(SIDES[0]))
    s.round = r.number("round", 0, LARGEST, 1)
    s.balance = r.number("balance", 0, 1, sides.index(SIDES[0]) if rules.tutorial else 0)
    s.turn = r.number("turn", 0, 1, s.balance)
    s.turns = r.number("turns", 0, LARGEST, 0)
    s.passes = r.number("passes", 0, 2, 0)
    for seat, player in enumerate(players):
        read_player(s.players[seat], player, rules, seat)
    read_events(s, r)
    read_end(s, r)
    read_questions(s, r)
    positions.check(s, r)
    return s


def guessed(players: list[Reader]) -> tuple[str, str]:
    """The sides: the first is the Rebel's unless it says otherwise."""
    first = players[0].get("side", None)
    second = players[1].get("side", None)
    if first == SIDES[1] or second == SIDES[0]:
        return SIDES[1], SIDES[0]
    return SIDES[0], SIDES[1]


def read_player(p: Player, r: Reader, rules: Rules, seat: int) -> None:
    p.influence = r.number("influence", 0, LARGEST, 0 if rules.tutorial else INFLUENCE)
    p.won = read_set(r, "won", EVENT_NAMES)
    p.points = sum(EVENTS[n].points for n in members(p.won))
    p.ready = read_set(r, "ready", RESOURCE_NAMES)
    p.exhausted = read_set(r, "exhausted", RESOURCE_NAMES)
    p.discards = read_set(r, "discards", RESOURCE_NAMES)
    deck = [RESOURCE_NAMES.index(name) for name in read_names(r, "deck", RESOURCE_NAMES)]
    lying = p.ready | p.exhausted | p.discards | sum(1 << card for card in deck)
    p.reserve = read_reserve(p, r, lying)
    p.deck = pile([*members(p.owned() & ~(lying | p.reserve)), *deck])
    read_strategies(p, r, seat)
    read_knowledge(p, r)


def read_reserve(p: Player, r: Reader, lying: int) -> int:
    """Given, or the last of the characters that lie nowhere."""
    if "reserve" in r.document:
        return read_set(r, "reserve", RESOURCE_NAMES)
    free = list(members(p.characters & ~lying))
    return sum(1 << card for card in free[-RESERVE:])


def read_strategies(p: Player, r: Reader, seat: int) -> None:
    p.used = read_set(r, "used", STRATEGY_NAMES)
    p.thrown = read_set(r, "thrown", STRATEGY_NAMES)
    p.infiltrated = read_flag(r, "infiltrated")
    p.diverted = read_flag(r, "diverted")
    p.located = read_flag(r, "located")
    if "chosen" in r.document:
        p.chosen = STRATEGY_NAMES.index(r.word("chosen", STRATEGY_NAMES))
        p.seen = read_seen(r, seat)


def read_seen(r: Reader, seat: int) -> int:
    """Which seats have seen the chosen strategy; by default its owner."""
    seen = r.get("seen", [seat])
    if seen == "everybody":
        return EVERYBODY
    if not isinstance(seen, list) or not all(type(n) is int and n in (0, 1) for n in seen):
        raise r.refusal("seen", "everybody, [0, 1]")
    return sum(1 << seat for seat in set(seen))


def read_knowledge(p: Player, r: Reader) -> None:
    """By default everybody knows what lies face up."""
    tops = r.items("tops", [0, 0, 0], 3)
    if not all(type(n) is int and 0 <= n <= p.deck.size() for n in tops):
        raise r.refusal("tops", f"[0-{p.deck.size()}] x 3")
    p.tops_own, p.tops_foe, p.tops_all = tops
    p.events_seen = r.number("events_seen", 0, NUMBER_OF_EVENTS, 0)
    number = len(members(p.reserve))
    all_there = [n for n in range(ALL_RESERVES) if len(members(n)) == number]
    guess = without(all_there if p.characters else [0], p, p.tops_all)
    to_all = read_reserves(r, "possible_to_all", guess)
    p.possible_to_all = possible(to_all)
    to_foe = read_reserves(r, "possible_to_foe", without(to_all, p, p.tops_foe))
    p.possible_to_foe = possible(to_foe)


def without(reserves: list[int], p: Player, tops: int) -> list[int]:
    """The reserves without those in play, in the discard pile or known on top of the deck."""
    top = sum(1 << card for card in p.deck.listed()[p.deck.size() - tops :])
    shown = p.numbered((p.area() | p.discards | top) & p.characters)
    return [n for n in reserves if not n & shown]


def read_reserves(r: Reader, key: str, default: list[int]) -> list[int]:
    reserves = r.items(key, default)
    if not all(type(n) is int and 0 <= n < ALL_RESERVES for n in reserves):
        raise r.refusal(key, f"[0-{ALL_RESERVES - 1}]")
    if reserves != sorted(set(reserves)):
        raise r.refusal(key, "[1, 2, 3, ...]")
    return reserves


def read_names(r: Reader, key: str, names: list[str]) -> list[str]:
    """A list of different names out of these."""
    items = r.items(key, [])
    if not all(isinstance(item, str) and item in names for item in items):
        raise r.refusal(key, "[" + ", ".join(names) + "]")
    if len(set(items)) < len(items):
        raise r.refusal(key, "1 " + next(item for item in items if items.count(item) > 1))
    return items


def read_set(r: Reader, key: str, names: list[str]) -> int:
    return sum(1 << names.index(name) for name in read_names(r, key, names))


def read_flag(r: Reader, key: str) -> bool:
    value = r.get(key, False)
    if not isinstance(value, bool):
        raise r.refusal(key, "true, false")
    return value


def read_events(s: War, r: Reader) -> None:
    """The event, and the event deck: by default all that lie nowhere, in any order."""
    if s.round > 0 or "event" in r.document:
        default = NAMES[FIRST_EVENT + ESCAPE_FROM_TATOOINE]
        s.event = EVENT_NAMES.index(r.word("event", EVENT_NAMES, default))
    gone = s.players[0].won | s.players[1].won
    if s.event != NONE:
        gone |= 1 << s.event
    missing = [] if s.rules.tutorial else [n for n in range(NUMBER_OF_EVENTS) if not gone >> n & 1]
    if "event_deck" in r.document:
        names = read_names(r, "event_deck", EVENT_NAMES)
        s.event_deck = pile([EVENT_NAMES.index(name) for name in names])
    else:
        s.event_deck = pile(missing)
        s.event_deck.shuffle(s.rng)
    s.bottoms = r.number("bottoms", 0, s.event_deck.size(), 0)


def read_end(s: War, r: Reader) -> None:
    winner = r.word("winner", (0, 1, "draw", NOBODY), NOBODY)
    s.winner = DRAWN if winner == "draw" else winner
    if s.winner != NOBODY:
        s.ended = ENDINGS.index(r.word("ending", ENDINGS[1:]))


def read_questions(s: War, r: Reader) -> None:
    """What is open and what follows; by default the turn of the seat whose turn it is."""
    over = s.winner != NOBODY
    acting = {"step": "your_turn", "seat": s.turn}
    s.open = [read_question(step) for step in r.items("open", [] if over else [acting])]
    s.stack = [read_step(step) for step in r.items("stack", [] if over else below(s))]
    if s.round > 0 and not over and not any(type(step) is planning.Planned for step in s.stack):
        choose_strategies(s)
    for question in s.open:
        if isinstance(question, powers.OfADeck) and s.players[question.owner].deck.size() == 0:
            continue  # it is refused for that
        if isinstance(question, (powers.OfADeck, events.WhichNext)):
            question.learn(s)


def below(s: War) -> list[Any]:
    """What mostly follows a question."""
    if isinstance(s.first, struggle.YourTurn):
        return []
    if isinstance(s.first, choosing.ChooseCharacters):
        return [{"step": "begin"}]
    if isinstance(s.first, (planning.PickForOpponent, planning.PickStrategy)):
        return [{"step": "planned"}]
    if isinstance(s.first, positions.OF_AN_EVENT):
        effect = s.now().effect
        of_winner = not isinstance(effect, events.CharacterToReserve) or effect.of_winner
        return [{"step": "cleanup", "loser": 1 - s.first.seat if of_winner else s.first.seat}]
    return [{"step": "turn_over"}]


def choose_strategies(s: War) -> None:
    """In a struggle all have chosen but who is asked: by default the first strategy left."""
    asked = [q.seat for q in s.open if isinstance(q, planning.PickStrategy)]
    for seat, p in enumerate(s.players):
        free = p.chosen == NONE and seat not in asked and not s.rules.tutorial
        if free and len(members(p.unused())) > 0:
            p.chosen = members(p.unused())[0]
            p.seen = 1 << seat


def read_step(document: Any) -> Step[Any]:
    r = Reader(document, "step")
    kind, fields = STEPS[r.word("step", tuple(STEPS))]
    step: Step[Any] = kind(*(read_field(r, field) for field in fields))
    return step


def read_field(r: Reader, field: str) -> int:
    if field == "picked":
        return read_set(r, field, RESOURCE_NAMES)
    return r.number(field, 0, 1 if field in ("seat", "owner", "loser") else LARGEST)


def read_question(document: Any) -> Question[Any]:
    step = read_step(document)
    if not isinstance(step, Question):
        raise Reader(document, "open").refusal("open", ", ".join(QUESTIONS))
    return step
