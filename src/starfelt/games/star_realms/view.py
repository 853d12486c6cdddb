"""What a seat may see, written down from nothing: a field that is not named here is not sent.

Both discard piles lie face up, and every card was seen when it was acquired; so what is in a deck
and hand together is known, which of them are in hand is not.
"""

from typing import Any

from msgspec import Struct

from starfelt.core.machine import NOBODY, Question
from starfelt.core.pile import Pile, pile
from starfelt.core.rng import Rng, fast

from .notation.steps import NAMES, STEPS, RealmsQuestion, RealmsStep, in_words
from .notation.write import played_in_words
from .rules.card_sets import ALLIED, MARKS, UNLOCKED, USED, design
from .rules.designs import KEYS
from .rules.odd_cards import Some
from .rules.options import NOTHING, Rules
from .rules.player import Player
from .rules.state import DRAWN, Realms
from .rules.turn import bare

Cards = tuple[str, ...]


class InPlay(Struct, frozen=True, omit_defaults=True):
    """A card in play, and what it has been used for this turn."""

    card: str
    used: bool = False  # its primary ability
    allied: bool = False  # its ally ability
    unlocked: bool = False
    copies: str | None = None  # the ship that a Stealth Needle is now


class SeatView(Struct, frozen=True, omit_defaults=True):
    """One side of the table."""

    authority: int
    hand: int
    deck: int
    discards: Cards  # the top one last
    ships: tuple[InPlay, ...]
    bases: tuple[InPlay, ...]
    unseen: Cards  # in the deck, or in a hand that is not the reader's: nobody knows in which place
    tops: Cards = ()  # known to lie on top of the deck, the top one last
    shown: Cards = ()  # known to be in hand: drawn from there, or there when the deck ran out
    owed: int = 0  # cards to discard when the turn begins


class RealmsView(Struct, frozen=True, omit_defaults=True):
    seat: int
    options: dict[str, Any]
    seats: tuple[SeatView, SeatView]
    turn: int
    turns: int
    trade: int
    combat: int
    row: Cards
    trade_deck: int
    explorers: int | None  # None: there is no end of them
    scrap_heap: Cards
    asked: tuple[RealmsQuestion, ...]
    then: tuple[RealmsStep, ...]  # what is left of the turn, last first
    hand: Cards = ()
    to_top: int = 0
    played: Cards = ()
    blobs_played: int = 0
    winner: int | None = None
    ending: str = ""


def seen_by(s: Realms, seat: int) -> RealmsView:
    return RealmsView(
        seat=seat,
        options=s.rules.options,
        seats=(seat_view(s, 0, seat), seat_view(s, 1, seat)),
        turn=s.turn,
        turns=s.turns,
        trade=s.trade,
        combat=s.combat,
        row=tuple(in_words(s.row.cards)),
        trade_deck=s.trade_deck.size(),
        explorers=s.explorers if s.rules.explorers != NOTHING else None,
        scrap_heap=tuple(in_words(s.scrap_heap.cards)),
        asked=tuple(sorted((asked(s, q, seat) for q in s.open), key=lambda q: q.seat)),
        then=tuple(STEPS.shown(s, step) for step in s.stack),
        hand=tuple(in_words(s.players[seat].hand.cards)) if seat >= 0 else (),
        to_top=s.to_top,
        played=tuple(played_in_words(s)),
        blobs_played=s.blobs_played,
        winner=s.winner if s.winner not in (NOBODY, DRAWN) else None,
        ending=s.ending(),
    )


def asked(s: Realms, question: Question[Any], seat: int) -> RealmsQuestion:
    """An open question in words; what another seat has picked so far is secret."""
    if isinstance(question, Some) and question.seat != seat:
        question = question.unpicked()
    return STEPS.asked(s, question)


def seat_view(s: Realms, seat: int, reader: int) -> SeatView:
    p = s.players[seat]
    below = p.deck.size() - p.tops
    return SeatView(
        authority=p.authority,
        hand=p.hand.size(),
        deck=p.deck.size(),
        discards=tuple(in_words(p.discards.cards)),
        ships=tuple(in_play(code, s.copied) for code in p.ships.cards),
        bases=tuple(in_play(code, NOTHING) for code in p.bases.cards),
        unseen=tuple(in_words(unseen(p, below, seat == reader))),
        tops=tuple(in_words(p.deck.listed()[below:])),
        shown=tuple(in_words(p.shown.cards)),
        owed=p.owed,
    )


def unseen(p: Player, below: int, own: bool) -> list[int]:
    cards = p.deck.listed()[:below]
    if not own:
        hidden = p.hand.copy()
        for card in p.shown.cards:
            hidden.remove(card)
        cards += hidden.listed()
    return sorted(cards)


def in_play(code: int, copied: int) -> InPlay:
    card = NAMES[design(code)]
    return InPlay(
        card=card,
        used=bool(code & USED),
        allied=bool(code & ALLIED),
        unlocked=bool(code & UNLOCKED),
        copies=NAMES[copied] if card == "stealth_needle" and copied != NOTHING else None,
    )


# -------------------------------------------------------------------------------- and back
def imagined(view: RealmsView, rules: Rules, all_cards: list[int], rng: Rng) -> Realms:
    """The view as a state whose hidden cards lie in any order, and then a world for it."""
    s = bare(fast(0), rules)
    for seat, shown in enumerate(view.seats):
        fill_player(s.players[seat], shown, view.hand if seat == view.seat else None)
    s.turn = view.turn
    s.turns = view.turns
    s.trade = view.trade
    s.combat = view.combat
    s.to_top = view.to_top
    s.blobs_played = view.blobs_played
    s.played = sum(1 << KEYS[card] for card in view.played)
    s.copied = copied(view)
    s.row = cards(view.row)
    s.scrap_heap = cards(view.scrap_heap)
    s.explorers = view.explorers or 0
    if view.ending:
        s.winner = DRAWN if view.winner is None else view.winner
    s.trade_deck = missing(s, all_cards)
    s.open = [STEPS.question(s, words) for words in view.asked]
    s.stack = [STEPS.read(s, words) for words in view.then]
    return s.resample(view.seat, rng)


def fill_player(p: Player, shown: SeatView, hand: Cards | None) -> None:
    p.authority = shown.authority
    p.owed = shown.owed
    p.tops = len(shown.tops)
    p.shown = cards(shown.shown)
    p.discards = cards(shown.discards)
    p.ships = pile([code_of(card) for card in shown.ships])
    p.bases = pile([code_of(card) for card in shown.bases])
    below = shown.deck - len(shown.tops)
    p.deck = cards(shown.unseen[:below] + shown.tops)
    p.hand = cards(hand if hand is not None else shown.unseen[below:] + shown.shown).sorted()


def cards(names: Cards) -> Pile:
    return pile([KEYS[name] for name in names])


def code_of(card: InPlay) -> int:
    marks = USED * card.used | ALLIED * card.allied | UNLOCKED * card.unlocked
    return KEYS[card.card] << MARKS | marks


def copied(view: RealmsView) -> int:
    """What the Stealth Needle is a copy of, if one is in play."""
    copies = [card.copies for card in view.seats[view.turn].ships if card.copies is not None]
    return KEYS[copies[0]] if copies else NOTHING


def missing(s: Realms, all_cards: list[int]) -> Pile:
    """The trade deck is what lies nowhere else."""
    pairs = enumerate(zip(all_cards, s.cards(), strict=True))
    return pile([card for card, (wanted, there) in pairs for _ in range(wanted - there)])
