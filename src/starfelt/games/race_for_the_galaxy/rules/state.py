"""The state of a game of Race for the Galaxy, and the words in which its phases are written."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.machine import HIDDEN, NOBODY, State, Step
from starfelt.core.pile import Pile
from starfelt.core.rng import Rng

from . import features, resample
from .knowledge import EPOCH, Knowledge
from .options import END_AT, LATE_END_AT, PRESTIGE_END, Rules
from .player import NO_CARD, Player
from .powers.card import WINDFALL
from .powers.designs import CARDS
from .powers.powers import LATE_END
from .round import goals, prestige
from .round.scoring import score, winners

PLAYING: Final = 0
POOL: Final = 1  # why a game is over
TABLEAU: Final = 2
CAP: Final = 3
PRESTIGE: Final = 4
ENDINGS: Final = ("", "pool", "tableau", "cap", "prestige")


@final
@mypyc_attr(native_class=True)
class Race(State):
    """The players, the deck they share, and the chips and goals in the middle."""

    def __init__(
        self,
        rng: Rng,
        stack: list[Step[Any]],
        rules: Rules,
        players: vec[Player],
        deck: Pile,
        discards: Pile,
    ) -> None:
        super().__init__(len(players), rng, stack)
        self.rules: Final = rules
        self.players: Final = players
        self.deck: Pile = deck
        self.discards: Pile = discards  # face down, in no order
        self.lead: i64 = 0  # the seat with the lowest start world: ties of timing begin there
        self.round: i64 = 0
        self.phase: i64 = 0  # as the rulebook counts them; 0 between rounds
        self.again: bool = False  # the second time this phase is played in this round
        self.secret: i64 = 0  # what some have chosen in secret, until all have
        self.pool: i64 = 0  # chips that are left
        self.over: i64 = PLAYING
        self.reshuffles: i64 = 0
        self.goals: vec[i64] = NO_GOALS  # in play
        self.claims: vec[i64] = NO_GOALS  # first: a bit for each seat; most: the holder or NOBODY
        self.progress: vec[i64] = NO_GOALS  # as an engine with quirks remembers it
        self.leaders: i64 = 0  # the seats with most prestige when it was last looked at, a bit each
        self.flipped: Pile | None = None  # cards that lie open, in a search or gambling
        self.attempts: vec[i64] = NO_GOALS  # takeovers declared: see `takeovers`
        self.known: list[Knowledge] = []  # by seat, and last what everybody knows; none in search
        self.orders: list[Pile] = []  # of decks to come, where a recorded game is replayed

    # ------------------------------------------------------------------ what the machine wants
    def clone(self) -> Race:
        players = vec[Player](capacity=6)
        for p in self.players:
            players = append(players, p.copy())
        s = Race(
            self.rng.copy(),
            self.stack[:],
            self.rules,
            players,
            self.deck.copy(),
            self.discards.copy(),
        )
        s.copy_machine(self)
        s.lead = self.lead
        s.round = self.round
        s.phase = self.phase
        s.again = self.again
        s.secret = self.secret
        s.pool = self.pool
        s.over = self.over
        s.reshuffles = self.reshuffles
        s.leaders = self.leaders
        if self.flipped is not None:
            s.flipped = self.flipped.copy()
        if len(self.attempts) > 0:
            s.attempts = self.attempts[:]
        if len(self.goals) > 0:
            s.goals = self.goals
            s.claims = self.claims[:]
            s.progress = self.progress[:]
        if len(self.known) > 0:
            s.known = [known.copy() for known in self.known]
        if len(self.orders) > 0:
            s.orders = self.orders[:]
        return s

    def content(self) -> list[int]:
        numbers: list[int] = [self.lead, self.round, self.phase, int(self.again)]
        numbers += [self.secret, self.pool, self.over, self.reshuffles]
        numbers.append(self.leaders)
        numbers += self.rules.numbers()
        if self.flipped is not None:
            numbers.append(-8)
            numbers.extend(self.flipped.cards)
        for piece in (self.goals, self.claims, self.progress, self.attempts):
            numbers.append(-1)
            numbers.extend(piece)
        numbers.append(-1)
        numbers.extend(self.deck.cards)
        numbers.append(-1)
        numbers.extend(self.discards.sorted().cards)
        for p in self.players:
            numbers.extend(p.numbers())
        for known in self.known:
            numbers.extend(known.numbers())
        return numbers

    def returns(self) -> list[int]:
        if self.over == PLAYING:
            return [0] * self.seats
        best = winners(self)
        won = 1 if len(best) == 1 else 0
        return [won if seat in best else -1 for seat in range(self.seats)]

    def ending(self) -> str:
        return ENDINGS[self.over]

    def resample(self, seat: i64, rng: Rng) -> Race:
        return resample.resampled(self, seat, rng)

    def features(self, seat: i64) -> vec[i64]:
        return features.features(self, seat)

    # ------------------------------------------------------------------ what holds now
    def in_order(self, i: i64) -> i64:
        """The seat that comes i-th where order matters: clockwise from the lowest start world."""
        seat = self.lead + i
        return seat - self.seats if seat >= self.seats else seat

    def chose(self, seat: i64, action: i64) -> bool:
        """Has the seat the bonus of an action card?"""
        p = self.players[seat]
        return p.action == action or p.second == action

    def boosted(self, seat: i64, action: i64) -> bool:
        """Has the seat the prestige bonus of an action card?"""
        return self.players[seat].boosted == action

    def score(self, seat: i64) -> i64:
        return score(self, seat)

    def observer(self, seat: i64) -> Knowledge:
        """What a seat knows of cards face down; a spectator what everybody does."""
        return self.known[seat if seat >= 0 else self.seats]

    # ------------------------------------------------------------------ cards come
    def top_card(self) -> i64:
        """Take the top card of the deck, or NO_CARD if there is none anywhere."""
        if self.deck.size() == 0:
            self.reshuffle()
            if self.deck.size() == 0:
                return NO_CARD
        return self.deck.draw()

    def refill(self) -> None:
        """The discards are shuffled as soon as the deck is empty."""
        if self.deck.size() == 0:
            self.reshuffle()

    def reshuffle(self) -> None:
        if self.discards.size() == 0:
            return
        self.tell("shuffles", NOBODY, NOBODY, HIDDEN, self.discards.size())
        self.reshuffles += 1
        self.deck = self.discards
        if len(self.orders) > 0:
            put_on_top(self.deck, self.orders.pop(0))
        else:
            self.deck.sort()
            self.deck.shuffle(self.rng)
        self.discards = Pile(vec[i64](capacity=64))
        if not self.quiet:
            self.remember_reshuffle()

    def draw(self, seat: i64, number: i64) -> None:
        """Draw cards into the hand."""
        p = self.players[seat]
        for _card in range(number):
            card = self.top_card()
            if card == NO_CARD:
                self.tell("cannot_draw", seat, NOBODY, HIDDEN, 0)
                return
            p.hand.insert(card)
            if not self.quiet:
                p.fresh += 1
                self.known[seat].sees(card)
                self.tell_some("draws", seat, NOBODY, card, self.deck.size(), 1 << seat)
            self.refill()

    def explore(self, seat: i64, number: i64) -> None:
        """Draw cards that lie apart from the hand until it is chosen which to keep."""
        p = self.players[seat]
        for _card in range(number):
            card = self.top_card()
            if card == NO_CARD:
                self.tell("cannot_draw", seat, NOBODY, HIDDEN, 0)
                return
            p.drawn.insert(card)
            if not self.quiet:
                self.known[seat].sees(card)
                self.tell_some("draws", seat, NOBODY, card, self.deck.size(), 1 << seat)
            self.refill()

    def lay_good(self, seat: i64, slot: i64) -> bool:
        """Put the top card of the deck face down on a world that has no good."""
        card = self.top_card()
        if card == NO_CARD:
            self.tell("cannot_draw", seat, NOBODY, HIDDEN, 0)
            return False
        p = self.players[seat]
        p.goods.put(slot, card + EPOCH * self.reshuffles)
        self.refill()
        return True

    # ------------------------------------------------------------------ cards go
    def discard(self, seat: i64, card: i64, kind: str) -> None:
        """A card of the hand goes face down to the discards."""
        p = self.players[seat]
        p.hand.remove(card)
        self.discards.add(card)
        if not self.quiet:
            self.known[seat].discards.insert(card)
            if p.shown is not None:
                p.gone += 1
            self.tell_some(kind, seat, NOBODY, card, 1, 1 << seat)

    def keep(self, seat: i64, cards: vec[i64]) -> None:
        """Of the cards drawn these go to the hand, the others face down to the discards."""
        p = self.players[seat]
        for card in cards:
            p.drawn.remove(card)
            p.hand.insert(card)
        if not self.quiet:
            p.fresh += len(cards)
            for card in cards:
                self.tell_some("keeps", seat, NOBODY, card, 1, 1 << seat)
        for card in p.drawn.cards:
            self.discards.add(card)
            if not self.quiet:
                self.known[seat].discards.insert(card)
                self.tell_some("discards", seat, NOBODY, card, 1, 1 << seat)
        p.drawn = Pile(vec[i64]())

    def mix(self, seat: i64) -> i64:
        """The cards drawn go to the hand, before it is chosen what to discard; how many."""
        p = self.players[seat]
        number = p.drawn.size()
        for card in p.drawn.cards:
            p.hand.insert(card)
        p.fresh += 0 if self.quiet else number
        p.drawn = Pile(vec[i64]())
        return number

    def discard_good(self, seat: i64, slot: i64) -> None:
        """A good goes to the discards; nobody sees which card it was."""
        p = self.players[seat]
        good = p.goods.at(slot)
        p.goods.put(slot, NO_CARD)
        self.discards.add(good % EPOCH)

    def discard_from_tableau(self, seat: i64, card: i64) -> None:
        """A card that everybody has seen goes to the discards."""
        self.players[seat].remove(card)
        self.open_discard(card)
        goals.after_loss(self, seat)

    def open_discard(self, card: i64) -> None:
        self.discards.add(card)
        if not self.quiet:
            for known in self.known:
                known.discards.insert(card)

    def show(self, seat: i64, card: i64) -> None:
        """A card of a hand, or of the deck, is seen by everybody."""
        if self.quiet:
            return
        for other in range(self.seats + 1):
            if other != seat:
                self.known[other].sees(card)
        if seat >= 0:
            p = self.players[seat]
            if p.shown is not None and p.shown.has(card):
                p.shown.remove(card)

    def remember_shown(self, seat: i64, card: i64) -> None:
        p = self.players[seat]
        if p.shown is None:
            p.shown = Pile(vec[i64]())
            p.gone = 0
        p.shown.insert(card)

    def take_shown(self, seat: i64, card: i64) -> None:
        """A card that everybody sees is taken into the hand."""
        p = self.players[seat]
        p.hand.insert(card)
        if not self.quiet:
            self.remember_shown(seat, card)

    def remember_reshuffle(self) -> None:
        for known in self.known:
            known.reshuffle(self.reshuffles)
        for seat in range(self.seats):
            p = self.players[seat]
            p.fresh = 0
            p.rejected = NO_CARD
            if p.shown is not None and p.gone > 0:
                self.lose_sight(seat)

    def lose_sight(self, seat: i64) -> None:
        """Shown cards may have been discarded unseen: they are in this hand or were shuffled."""
        p = self.players[seat]
        assert p.shown is not None
        before = self.reshuffles - 1
        for card in p.shown.cards:
            for other in range(self.seats + 1):
                if other != seat and before > 0:
                    self.known[other].past.insert(card * EPOCH + before)
        p.shown = None
        p.gone = 0

    # ------------------------------------------------------------------ placing
    def lay(self, seat: i64, card: i64) -> None:
        """Place a card of the hand; a windfall world gets its good at once."""
        p = self.players[seat]
        p.hand.remove(card)
        self.show(seat, card)
        p.lay(card)
        self.tell("places", seat, NOBODY, card, p.tableau.size())
        self.lay_windfall(seat, p.tableau.size() - 1)
        if self.rules.engine_quirks:
            prestige.symbol(self, seat, card)

    def lay_windfall(self, seat: i64, slot: i64) -> None:
        card = self.players[seat].tableau.at(slot)
        if CARDS[card].type == WINDFALL and self.lay_good(seat, slot):
            self.tell("good", seat, NOBODY, card, 0)

    def gain_chips(self, seat: i64, number: i64) -> None:
        self.players[seat].chips += number
        self.pool -= number
        self.tell("gains", seat, NOBODY, HIDDEN, number)

    # ------------------------------------------------------------------ phases and the end
    def end_phase(self) -> None:
        """Cards placed begin to work; then the goals are looked at, then the prestige leader."""
        for p in self.players:
            p.end_phase()
        if len(self.attempts) > 0:
            self.attempts = NO_GOALS
        if len(self.goals) > 0:
            goals.after_phase(self)
        if self.rules.prestige:
            prestige.look_for_leader(self)

    def ends(self) -> i64:
        """Why the game is over after this round, or PLAYING."""
        if self.pool <= 0:
            return POOL
        for p in self.players:
            if p.tableau.size() >= (LATE_END_AT if p.sums[LATE_END] > 0 else END_AT):
                return TABLEAU
            if p.prestige >= PRESTIGE_END:
                return PRESTIGE
        return CAP if self.round >= self.rules.cap else PLAYING

    def cards(self) -> vec[i64]:
        """How many of each design there are, wherever they lie."""
        counts = vec[i64]()
        for _design in range(len(CARDS)):
            counts = append(counts, 0)
        count(counts, self.deck)
        count(counts, self.discards)
        count(counts, self.flipped)
        for p in self.players:
            for pile in (p.hand, p.drawn, p.tableau, p.goods):
                count(counts, pile)
            count(counts, p.saved)
        return counts


def count(counts: vec[i64], pile: Pile | None) -> None:
    """Add the cards of a pile; goods and saved cards have a number of reshuffles with them."""
    if pile is not None:
        for code in pile.cards:
            if code != NO_CARD:
                counts[code % EPOCH] += 1


def put_on_top(deck: Pile, order: Pile) -> None:
    """Let these cards come first, in this order."""
    for card in order.cards:
        deck.remove(card)
    for i in range(order.size()):
        deck.add(order.at(order.size() - 1 - i))


NO_GOALS: Final = vec[i64]()
