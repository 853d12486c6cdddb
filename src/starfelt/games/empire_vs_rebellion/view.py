"""What a seat may see, written down from nothing: a field that is not named here is not sent."""

from functools import reduce
from operator import and_, or_
from typing import Any

from msgspec import Struct

from starfelt.core.bitsets import members
from starfelt.core.machine import EVERYBODY, NOBODY, Question
from starfelt.core.pile import Pile, pile
from starfelt.core.rng import Rng, fast

from .notation.steps import STEPS, WarQuestion, WarStep, in_words, set_in_words
from .notation.write import events_in_words, strategies_in_words
from .rules.card import REBEL, SIDES
from .rules.choosing import ChooseCharacters
from .rules.designs import FIRST_EVENT, FIRST_STRATEGY, KEYS, NAMES, NUMBER_OF_EVENTS
from .rules.options import Rules
from .rules.player import NONE, Player
from .rules.reserves import EVERY, possible
from .rules.setup import bare
from .rules.state import DRAWN, ENDINGS, War

Cards = tuple[str, ...]


class SideView(Struct, frozen=True, omit_defaults=True):
    """One side of the table.

    Each number in `possible` is a reserve that is possible for all that everybody has seen, with a
    bit for each of the side's eight characters; `reserves` are those that the reader thinks
    possible, who has seen more.  `inside` and `outside` are the reader's certain ones in words.
    """

    side: str
    influence: int
    points: int
    won: Cards
    total: int
    ready: Cards
    exhausted: Cards
    discards: Cards
    deck: int
    reserve: int
    used: Cards  # strategies of earlier rounds, face up
    possible: tuple[int, ...]
    thrown: Cards = ()  # strategies of this round that were thrown away, face up
    reserves: tuple[int, ...] = ()
    inside: Cards = ()
    outside: Cards = ()
    tops: Cards = ()  # known to the reader to lie on top of the deck, the top one last
    open_tops: int = 0  # so many of them everybody knows
    has_chosen: bool = False
    chosen: str | None = None  # if the reader knows it
    chosen_seen_by: tuple[int, ...] = ()
    chosen_is_open: bool = False  # everybody has seen it
    infiltrated: bool = False  # next time the other side picks the strategy
    diverted: bool = False  # it is drawn at random
    located: bool = False  # it is picked first and shown


class WarView(Struct, frozen=True, omit_defaults=True):
    seat: int
    options: dict[str, Any]
    seats: tuple[SideView, SideView]
    round: int
    event: str | None
    event_deck: int
    balance: int
    turn: int
    turns: int
    passes: int
    asked: tuple[WarQuestion, ...]
    then: tuple[WarStep, ...]  # what is left of the round, last first
    reserve: Cards = ()  # the reader's own
    deck: Cards = ()  # the reader's own, in no order
    next_events: Cards = ()  # that the reader has seen, the next one first
    last_events: Cards = ()  # that everybody has seen go to the bottom, the last one first
    winner: int | None = None
    ending: str = ""


def seen_by(s: War, seat: int) -> WarView:
    own = s.players[seat] if seat >= 0 else None
    return WarView(
        seat=seat,
        options=s.rules.options,
        seats=(side_view(s, 0, seat), side_view(s, 1, seat)),
        round=s.round,
        event=NAMES[FIRST_EVENT + s.event] if s.event != NONE else None,
        event_deck=s.event_deck.size(),
        balance=s.balance,
        turn=s.turn,
        turns=s.turns,
        passes=s.passes,
        asked=tuple(sorted((asked(s, q, seat) for q in s.open), key=lambda q: q.seat)),
        then=tuple(STEPS.shown(s, step) for step in s.stack),
        reserve=tuple(set_in_words(own.reserve)) if own else (),
        deck=tuple(in_words(own.deck.sorted().cards)) if own else (),
        next_events=next_events(s, own.events_seen) if own else (),
        last_events=tuple(events_in_words(s.event_deck.listed()[: s.bottoms])),
        winner=s.winner if s.winner not in (NOBODY, DRAWN) else None,
        ending=s.ending(),
    )


def next_events(s: War, number: int) -> Cards:
    return tuple(reversed(events_in_words(tops(s.event_deck, number))))


def asked(s: War, question: Question[Any], seat: int) -> WarQuestion:
    """An open question in words; what another seat has picked so far is secret."""
    if isinstance(question, ChooseCharacters) and question.seat != seat:
        question = question.unpicked()
    return STEPS.asked(s, question)


def side_view(s: War, seat: int, reader: int) -> SideView:
    p = s.players[seat]
    known, depth = known_to(p, seat, reader)
    certain = int(p.characters)
    inside = certain & ~p.unnumbered(0xFF & ~common(known))
    return SideView(
        side=SIDES[p.side],
        influence=p.influence,
        points=p.points,
        won=tuple(events_in_words(members(p.won))),
        total=s.total(seat),
        ready=tuple(set_in_words(p.ready)),
        exhausted=tuple(set_in_words(p.exhausted)),
        discards=tuple(set_in_words(p.discards)),
        deck=p.deck.size(),
        reserve=len(members(p.reserve)),
        used=tuple(strategies_in_words(p.used)),
        possible=tuple(p.possible_to_all.reserves),
        thrown=tuple(strategies_in_words(p.thrown)),
        reserves=more_than_all(p, seat, reader),
        inside=tuple(set_in_words(inside)),
        outside=tuple(set_in_words(certain & ~p.unnumbered(union(known)))),
        tops=tuple(in_words(tops(p.deck, depth))),
        open_tops=p.tops_all,
        has_chosen=p.chosen != NONE,
        chosen=NAMES[FIRST_STRATEGY + p.chosen] if knows_chosen(p, reader) else None,
        chosen_seen_by=tuple(n for n in range(2) if p.has_seen(n)),
        chosen_is_open=p.seen == EVERYBODY,
        infiltrated=p.infiltrated,
        diverted=p.diverted,
        located=p.located,
    )


def known_to(p: Player, seat: int, reader: int) -> tuple[list[int], int]:
    """The reserves that the reader thinks possible, and how many cards on top they know."""
    if seat == reader:
        return [p.numbered(p.reserve)], p.tops_own
    if reader >= 0:
        return list(p.possible_to_foe.reserves), p.tops_foe
    return list(p.possible_to_all.reserves), p.tops_all


def more_than_all(p: Player, seat: int, reader: int) -> tuple[int, ...]:
    """What the opponent thinks possible, where they know more than everybody."""
    if reader < 0 or seat == reader:
        return ()
    known = tuple(p.possible_to_foe.reserves)
    return known if known != tuple(p.possible_to_all.reserves) else ()


def knows_chosen(p: Player, reader: int) -> bool:
    return p.chosen != NONE and p.has_seen(reader)


def union(reserves: list[int]) -> int:
    """Who is in any of them."""
    return reduce(or_, reserves, 0)


def common(reserves: list[int]) -> int:
    """Who is in all of them."""
    return reduce(and_, reserves, EVERY)


def tops(deck: Pile, number: int) -> list[int]:
    """So many cards from the top, the top one last."""
    return deck.listed()[deck.size() - number :]


# -------------------------------------------------------------------------------- and back
def imagined(view: WarView, rules: Rules, rng: Rng) -> War:
    """The view as a state whose hidden cards lie in any order, and then a world for it."""
    s = bare(fast(0), rules, 0 if view.seats[0].side == SIDES[REBEL] else 1)
    for seat, shown in enumerate(view.seats):
        fill_player(s.players[seat], shown, seat, view)
    s.round = view.round
    s.event = KEYS[view.event] - FIRST_EVENT if view.event is not None else NONE
    s.balance = view.balance
    s.turn = view.turn
    s.turns = view.turns
    s.passes = view.passes
    s.bottoms = len(view.last_events)
    if view.seat >= 0:
        s.players[view.seat].events_seen = len(view.next_events)
    s.event_deck = events_of(s, view)
    if view.ending:
        s.ended = ENDINGS.index(view.ending)
        s.winner = DRAWN if view.winner is None else view.winner
    s.open = [STEPS.question(s, words) for words in view.asked]
    s.stack = [STEPS.read(s, words) for words in view.then]
    return s.resample(view.seat, rng)


def fill_player(p: Player, shown: SideView, seat: int, view: WarView) -> None:
    p.influence = shown.influence
    p.points = shown.points
    p.won = sum(1 << (KEYS[event] - FIRST_EVENT) for event in shown.won)
    p.ready = set_of(shown.ready)
    p.exhausted = set_of(shown.exhausted)
    p.discards = set_of(shown.discards)
    p.used = strategies_of(shown.used)
    p.thrown = strategies_of(shown.thrown)
    p.chosen = chosen_of(p, shown)
    p.seen = EVERYBODY if shown.chosen_is_open else sum(1 << n for n in shown.chosen_seen_by)
    p.infiltrated, p.diverted, p.located = shown.infiltrated, shown.diverted, shown.located
    p.tops_all = shown.open_tops
    p.tops_own = len(shown.tops) if seat == view.seat else shown.open_tops
    p.tops_foe = len(shown.tops) if seat == 1 - view.seat else shown.open_tops
    p.possible_to_all = possible(list(shown.possible))
    p.possible_to_foe = possible(list(shown.reserves or shown.possible))
    if seat == view.seat:
        p.reserve = set_of(view.reserve)
    else:
        p.reserve = p.unnumbered((shown.reserves or shown.possible)[0])
    top = [KEYS[card] for card in shown.tops]
    below = p.owned() & ~(p.reserve | p.area() | p.discards)
    p.deck = pile([card for card in members(below) if card not in top] + top)


def set_of(cards: Cards) -> int:
    return sum(1 << KEYS[card] for card in cards)


def strategies_of(names: Cards) -> int:
    return sum(1 << (KEYS[name] - FIRST_STRATEGY) for name in names)


def chosen_of(p: Player, shown: SideView) -> int:
    """Any strategy will do for one that is not known."""
    if not shown.has_chosen:
        return NONE
    if shown.chosen is not None:
        return KEYS[shown.chosen] - FIRST_STRATEGY
    return int(members(p.pickable())[0])


def events_of(s: War, view: WarView) -> Pile:
    """The event deck is what lies nowhere else, and what is known of its ends."""
    top = [KEYS[event] - FIRST_EVENT for event in reversed(view.next_events)]
    bottom = [KEYS[event] - FIRST_EVENT for event in view.last_events]
    gone = set(top + bottom) | {s.event}
    for p in s.players:
        gone |= set(members(p.won))
    middle = [] if s.rules.tutorial else [n for n in range(NUMBER_OF_EVENTS) if n not in gone]
    return pile(bottom + middle + top)
