"""Positions of Empire vs. Rebellion, read from words."""

from collections.abc import Mapping
from typing import Any, Final

from starfelt.core.bitsets import members
from starfelt.core.machine import EVERYBODY, NOBODY, Question
from starfelt.core.notation import Reader, read_rng
from starfelt.core.pile import pile

from ..rules import choosing, event_cards, planning, powers, setup, struggle
from ..rules.card import INFLUENCE, SIDES
from ..rules.designs import ESCAPE_FROM_TATOOINE, EVENTS, FIRST_EVENT, NAMES, NUMBER_OF_EVENTS
from ..rules.options import Rules
from ..rules.player import NONE, Player
from ..rules.reserves import ALL_RESERVES, possible
from ..rules.state import DRAWN, ENDINGS, War
from .steps import (
    EVENT_NAMES,
    LARGEST,
    RESOURCE_NAMES,
    STEPS,
    STRATEGY_NAMES,
    read_names,
    read_set,
    set_in_words,
)

RESERVE: Final = 4  # characters in reserve when a game begins
#: Questions of the effect of an event.
OF_AN_EVENT: Final = (
    event_cards.WhichStrategy,
    event_cards.MayAdd,
    event_cards.WhichToReserve,
    event_cards.MayLook,
    event_cards.WhichNext,
)


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
    read_end(s, r)
    read_events(s, r)
    read_questions(s, r)
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
    if p.deck.size() == 0:  # it is made anew at once
        raise r.refusal("deck", "[...] x 1+")
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
    check_knowledge(p, r)


def check_knowledge(p: Player, r: Reader) -> None:
    """What anybody knows is true, and what everybody knows the opponent knows."""
    most = min(p.tops_own, p.tops_foe)
    if p.tops_all > most:
        raise r.refusal("tops", f"[{p.tops_own}, {p.tops_foe}, 0-{most}]")
    number = len(members(p.reserve))
    true = p.numbered(p.reserve)
    to_all, to_foe = list(p.possible_to_all.reserves), list(p.possible_to_foe.reserves)
    for key, reserves, tops in (
        ("possible_to_all", to_all, p.tops_all),
        ("possible_to_foe", to_foe, p.tops_foe),
    ):
        fitting = [n for n in without(reserves, p, tops) if len(members(n)) == number]
        if true not in reserves or fitting != reserves:
            raise r.refusal(key, f"[{true}, ...]")
    if not set(to_foe) <= set(to_all):
        raise r.refusal("possible_to_foe", f"{to_all}")


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
    if s.is_struggled_for():
        gone |= 1 << s.event
    missing = [] if s.rules.tutorial else [n for n in range(NUMBER_OF_EVENTS) if not gone >> n & 1]
    if "event_deck" in r.document:
        names = read_names(r, "event_deck", EVENT_NAMES)
        s.event_deck = pile([EVENT_NAMES.index(name) for name in names])
    else:
        s.event_deck = pile(missing)
        s.event_deck.shuffle(s.rng)
    s.bottoms = r.number("bottoms", 0, s.event_deck.size(), 0)
    unknown = s.event_deck.size() - s.bottoms
    if any(p.events_seen > unknown for p in s.players):
        raise r.refusal("events_seen", f"0-{unknown}")


def read_end(s: War, r: Reader) -> None:
    winner = r.word("winner", (0, 1, "draw", NOBODY), NOBODY)
    s.winner = DRAWN if winner == "draw" else winner
    if s.winner != NOBODY:
        s.ended = ENDINGS.index(r.word("ending", ENDINGS[1:]))


def read_questions(s: War, r: Reader) -> None:
    """What is open and what follows; by default the turn of the seat whose turn it is."""
    over = s.winner != NOBODY
    acting = {"step": "your_turn", "seat": s.turn}
    s.open = [STEPS.question(s, step) for step in r.items("open", [] if over else [acting])]
    s.stack = [STEPS.read(s, step) for step in r.items("stack", [] if over else below(s))]
    if s.round > 0 and not over and not any(type(step) is planning.Planned for step in s.stack):
        choose_strategies(s)
    for question in s.open:
        check_question(s, question, r)
        if isinstance(question, (powers.OfADeck, event_cards.WhichNext)):
            question.learn(s)


def check_question(s: War, question: Question[Any], r: Reader) -> None:
    """Characters are chosen out of the own ones."""
    if isinstance(question, choosing.ChooseCharacters):
        own = s.players[question.seat].characters
        if question.picked & ~own or question.picks(s) < 1:
            raise r.refusal("picked", f"[{', '.join(set_in_words(own))}] x 0-3")


def below(s: War) -> list[Any]:
    """What mostly follows a question."""
    if isinstance(s.first, struggle.YourTurn):
        return []
    if isinstance(s.first, choosing.ChooseCharacters):
        return [{"step": "begin"}]
    if isinstance(s.first, (planning.PickForOpponent, planning.PickStrategy)):
        return [{"step": "planned"}]
    if isinstance(s.first, OF_AN_EVENT):
        effect = s.now().effect
        of_winner = not isinstance(effect, event_cards.CharacterToReserve) or effect.of_winner
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
