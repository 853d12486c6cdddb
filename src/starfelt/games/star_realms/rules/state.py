"""The state of a game of Star Realms, and the words in which its effects are written."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.bitsets import bit
from starfelt.core.machine import HIDDEN, NOBODY, State, Step
from starfelt.core.pile import Pile
from starfelt.core.rng import Rng

from . import features, resample
from .card import ALLY, BLOB, HAND, PRIMARY, SCRAP
from .card_sets import (
    ALLIED,
    MARKS,
    UNLOCKED,
    USED,
    design,
    designs,
    designs_in_play,
    most_used,
)
from .designs import (
    CARDS,
    DESIGNS,
    EXPLORER,
    FIRST_BASE,
    FLEET_HQ,
    HAVE_ALLY,
    SHIPS,
    STEALTH_NEEDLE,
)
from .effects import Choose, Effect
from .options import NOTHING, Rules
from .player import Player

DRAWN: Final = 2  # the winner of a game that nobody has won


@final
class Rest(Step["Realms"]):
    """What is left of an ability whose earlier part asked a question."""

    def __init__(self, card: i64, ability: i64, part: i64) -> None:
        self.card: Final[i64] = card
        self.ability: Final[i64] = ability
        self.part: Final[i64] = part

    def numbers(self) -> list[int]:
        return [self.card, self.ability, self.part]

    def do(self, s: Realms) -> None:
        s.resolve(CARDS[self.card].ability(self.ability), self.card, self.ability, self.part)


@final
@mypyc_attr(native_class=True)
class Realms(State):
    """Two players, the trade row between them, and the pools of the turn."""

    def __init__(
        self,
        rng: Rng,
        stack: list[Step[Any]],
        rules: Rules,
        players: vec[Player],
        trade_deck: Pile,
        row: Pile,
        scrap_heap: Pile,
    ) -> None:
        super().__init__(2, rng, stack)
        self.rules: Final = rules
        self.players: Final = players
        self.trade_deck: Pile = trade_deck
        self.row: Pile = row
        self.scrap_heap: Pile = scrap_heap
        self.explorers: i64 = 0
        self.turn: i64 = 0
        self.turns: i64 = 0  # that are over, of both players together
        self.winner: i64 = NOBODY
        self.trade: i64 = 0
        self.combat: i64 = 0
        self.to_top: i64 = 0  # so many ships acquired next may go on top of the deck
        self.played: i64 = 0  # the designs of the ships played this turn
        self.blobs_played: i64 = 0
        self.copied: i64 = NOTHING  # what the Stealth Needle is a copy of

    # ------------------------------------------------------------------ what the machine wants
    def clone(self) -> Realms:
        s = Realms(
            self.rng.copy(),
            self.stack[:],
            self.rules,
            vec[Player]([self.players[0].copy(), self.players[1].copy()]),
            self.trade_deck.copy(),
            self.row.copy(),
            self.scrap_heap.copy(),
        )
        s.copy_machine(self)
        s.explorers = self.explorers
        s.turn = self.turn
        s.turns = self.turns
        s.winner = self.winner
        s.trade = self.trade
        s.combat = self.combat
        s.to_top = self.to_top
        s.played = self.played
        s.blobs_played = self.blobs_played
        s.copied = self.copied
        return s

    def content(self) -> list[int]:
        numbers: list[int] = [self.explorers, self.turn, self.turns, self.winner, self.trade]
        numbers += [self.combat, self.to_top, self.played, self.blobs_played, self.copied]
        numbers += self.rules.numbers()
        for pile in (self.trade_deck, self.row, self.scrap_heap):
            numbers.append(-1)
            numbers.extend(pile.cards)
        for p in self.players:
            numbers += [-2, p.authority, p.owed, p.tops]
            for pile in (p.deck, p.hand, p.discards, p.ships, p.bases, p.shown):
                numbers.append(-1)
                numbers.extend(pile.cards)
        return numbers

    def returns(self) -> list[int]:
        if self.winner == NOBODY or self.winner == DRAWN:
            return [0, 0]
        return [1, -1] if self.winner == 0 else [-1, 1]

    def ending(self) -> str:
        if self.winner == NOBODY:
            return ""
        return "cap" if self.winner == DRAWN else "authority"

    def resample(self, seat: i64, rng: Rng) -> Realms:
        return resample.resampled(self, seat, rng)

    def features(self, seat: i64) -> vec[i64]:
        return features.features(self, seat)

    # ------------------------------------------------------------------ what holds now
    def mine(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn]

    def foe(self) -> Player:
        return self.players[1 - self.turn]

    def acts_as(self, card: i64) -> i64:
        """The design whose abilities a card in play has: the Stealth Needle those of its copy."""
        return self.copied if card == STEALTH_NEEDLE and self.copied != NOTHING else card

    def acting(self, those: i64) -> i64:
        """These designs, and the Stealth Needle if it is a copy of one of them."""
        if self.copied != NOTHING and (those >> self.copied) & 1:
            return those | bit(STEALTH_NEEDLE)
        return those

    def choice_of(self, card: i64) -> Choose:
        effect = CARDS[card].primary[0]
        assert isinstance(effect, Choose)
        return effect

    def allies(self) -> i64:
        """How many cards of each faction are in play, side by side in one number."""
        counts: i64 = 0
        me = self.mine()
        for code in me.ships.cards:
            counts += CARDS[code >> MARKS].allies
        for code in me.bases.cards:
            counts += CARDS[code >> MARKS].allies
        if self.copied != NOTHING and CARDS[self.copied].shift != CARDS[STEALTH_NEEDLE].shift:
            counts += CARDS[self.copied].allies
        return counts

    def has_ally(self, code: i64, allies: i64) -> bool:
        """May a card in play use its ally ability: is another card of that faction in play?"""
        card = self.acts_as(code >> MARKS)
        if not (HAVE_ALLY >> card) & 1 or code & ALLIED:
            return False
        return (allies >> CARDS[card].shift) & 0xFF > 1 or code & UNLOCKED != 0

    def is_walled(self) -> bool:
        """Does an outpost protect the opponent and their other bases?"""
        for code in self.foe().bases.cards:
            if CARDS[code >> MARKS].outpost:
                return True
        return False

    def targets(self) -> i64:
        """The designs of the opponent's bases that can be attacked or targeted."""
        walled = self.is_walled()
        found: i64 = 0
        for code in self.foe().bases.cards:
            card = code >> MARKS
            if CARDS[card].outpost or not walled:
                found |= bit(card)
        return found

    def has_explorer(self) -> bool:
        return self.explorers > 0 or self.rules.explorers == NOTHING

    def ships_to_acquire(self) -> i64:
        """The designs of the ships in the trade row, and the Explorer if there is one."""
        found = designs(self.row) & SHIPS
        if self.has_explorer():
            found |= bit(EXPLORER)
        return found

    def ships_to_copy(self) -> i64:
        """The designs of the other ships that the Stealth Needle may copy."""
        found = designs_in_play(self.mine().ships) if self.rules.copy_in_play else self.played
        return found & ~bit(STEALTH_NEEDLE)

    # ------------------------------------------------------------------ abilities
    def resolve(self, effects: vec[Effect], card: i64, ability: i64, part: i64) -> None:
        """Do the effects of an ability in order, from this part on."""
        for i in range(part, len(effects)):
            effects[i].do(self, card)
            if self.first is not None:
                if i + 1 < len(effects):
                    self.push(Rest(card, ability, i + 1))
                return

    def play_card(self, card: i64) -> None:
        """A card comes into play; a ship's primary ability acts at once."""
        me = self.mine()
        me.leaves_hand(card)
        self.tell("plays", self.turn, NOBODY, card, 1)
        row = CARDS[card]
        if row.faction == BLOB:
            self.blobs_played += 1
        if card >= FIRST_BASE:
            me.bases.insert(card << MARKS)
            if row.boosts_ships and self.rules.printed_fleet_hq and me.ships.size() > 0:
                self.gain_combat(card, me.ships.size())
        else:
            me.ships.insert(card << MARKS)
            if me.bases.has(FLEET_HQ << MARKS):
                self.gain_combat(FLEET_HQ, 1)
            if card != STEALTH_NEEDLE:
                self.played |= bit(card)
        if self.rules.sticky_allies:
            self.unlock()
        if card < FIRST_BASE:
            self.resolve(row.primary, card, PRIMARY, 0)

    def use_base(self, card: i64) -> None:
        self.mark(self.mine().bases, card, USED)
        self.tell("uses", self.turn, NOBODY, card, 1)
        self.resolve(CARDS[card].primary, card, PRIMARY, 0)

    def use_ally(self, card: i64) -> None:
        self.mark(self.cards_in_play(card), card, ALLIED)
        self.tell("allies", self.turn, NOBODY, card, 1)
        acting = self.acts_as(card)
        self.resolve(CARDS[acting].ally, acting, ALLY, 0)

    def use_scrap(self, card: i64) -> None:
        """Out of play and into the scrap heap; then it has its effect."""
        acting = self.acts_as(card)
        pile = self.cards_in_play(card)
        pile.remove(most_used(pile, card, 0))
        self.tell("scraps", self.turn, NOBODY, card, 1)
        self.to_scrap_heap(card)
        if card == STEALTH_NEEDLE:
            self.copied = NOTHING
        self.resolve(CARDS[acting].scrap, acting, SCRAP, 0)

    def cards_in_play(self, card: i64) -> Pile:
        me = self.mine()
        return me.bases if card >= FIRST_BASE else me.ships

    def mark(self, codes: Pile, card: i64, mark: i64) -> None:
        """Note on a card in play what it has been used for."""
        code = most_used(codes, card, mark)
        codes.remove(code)
        codes.insert(code | mark)

    def unlock(self) -> None:
        """By the variant: whoever has an ally now may use the ally ability all turn."""
        allies = self.allies()
        me = self.mine()
        for codes in (me.ships, me.bases):
            for i in range(codes.size()):  # marking all of a design alike keeps them in order
                if self.has_ally(codes.at(i), allies):
                    codes.put(i, codes.at(i) | UNLOCKED)

    def copy_ship(self, card: i64) -> None:
        """The Stealth Needle becomes a copy of this ship, and does what it does when played."""
        self.copied = card
        self.tell("copies", self.turn, NOBODY, card, 1)
        if self.rules.needle_counts and CARDS[card].faction == BLOB:
            self.blobs_played += 1
        if self.rules.sticky_allies:
            self.unlock()
        self.resolve(CARDS[card].primary, card, PRIMARY, 0)

    def gain_combat(self, card: i64, number: i64) -> None:
        self.combat += number
        self.tell("gains_combat", self.turn, NOBODY, card, number)

    # ------------------------------------------------------------------ cards move
    def draw(self, seat: i64, number: i64) -> None:
        """Draw one by one; the discard pile is shuffled when a card is wanted and none is there."""
        p = self.players[seat]
        for _card in range(number):  # `_` alone would be boxed
            if p.deck.size() == 0:
                if p.discards.size() == 0:
                    self.tell("cannot_draw", seat, NOBODY, HIDDEN, 0)
                    return
                self.reshuffle(seat)
            card = p.deck.draw()
            p.hand.insert(card)
            if p.tops > 0:
                p.tops -= 1
                p.shown.insert(card)
                self.tell("draws", seat, NOBODY, card, p.deck.size())
            elif not self.quiet:
                self.tell_some("draws", seat, NOBODY, card, p.deck.size(), 1 << seat)

    def reshuffle(self, seat: i64) -> None:
        """The discard pile becomes the deck; who counts cards knows all that is in hand now."""
        p = self.players[seat]
        self.tell("shuffles", seat, NOBODY, HIDDEN, p.discards.size())
        p.shown = p.hand.copy()
        p.deck, p.discards = p.discards, p.deck
        p.deck.shuffle(self.rng)

    def discard(self, seat: i64, card: i64) -> None:
        p = self.players[seat]
        p.leaves_hand(card)
        p.discards.add(card)
        self.tell("discards", seat, NOBODY, card, 1)

    def scrap_from_hand(self, card: i64) -> None:
        self.mine().leaves_hand(card)
        self.tell("scraps_from_hand", self.turn, NOBODY, card, 1)
        self.to_scrap_heap(card)

    def scrap_from_discards(self, card: i64) -> None:
        self.mine().discards.remove(card)
        self.tell("scraps_from_discards", self.turn, NOBODY, card, 1)
        self.to_scrap_heap(card)

    def scrap_from_row(self, card: i64) -> None:
        self.tell("scraps_from_row", self.turn, NOBODY, card, 1)
        self.to_scrap_heap(card)
        self.leaves_row(card)

    def to_scrap_heap(self, card: i64) -> None:
        """Explorers go back to their pile instead."""
        if card != EXPLORER:
            self.scrap_heap.add(card)
        elif self.rules.explorers != NOTHING:
            self.explorers += 1

    # ------------------------------------------------------------------ acquiring
    def acquire(self, card: i64) -> None:
        self.pay(card)
        if card < FIRST_BASE and self.to_top > 0:
            self.to_top -= 1  # the next ship has passed
        self.mine().discards.add(card)
        self.tell("acquires", self.turn, NOBODY, card, CARDS[card].cost)
        self.leaves_supply(card)

    def acquire_to_top(self, card: i64) -> None:
        self.pay(card)
        self.to_top -= 1
        self.put_on_top(card)
        self.tell("acquires_to_top", self.turn, NOBODY, card, CARDS[card].cost)
        self.leaves_supply(card)

    def take_to_top(self, card: i64) -> None:
        """Acquire a ship free of cost."""
        self.put_on_top(card)
        self.tell("takes_to_top", self.turn, NOBODY, card, 0)
        self.leaves_supply(card)

    def pay(self, card: i64) -> None:
        self.trade -= CARDS[card].cost

    def put_on_top(self, card: i64) -> None:
        me = self.mine()
        me.deck.add(card)
        me.tops += 1

    def leaves_supply(self, card: i64) -> None:
        if card != EXPLORER:
            self.leaves_row(card)
        elif self.rules.explorers != NOTHING:
            self.explorers -= 1

    def leaves_row(self, card: i64) -> None:
        """The next card of the trade deck takes its place at once, if there is one."""
        row = self.row
        slot: i64 = 0
        while row.at(slot) != card:
            slot += 1
        if self.trade_deck.size() > 0:
            row.put(slot, self.trade_deck.draw())
            self.tell("refills", self.turn, NOBODY, row.at(slot), self.trade_deck.size())
        else:
            row.take(slot)

    # ------------------------------------------------------------------ fighting
    def attack(self, amount: i64) -> None:
        """Combat against the opponent; who has no authority left has lost at once."""
        foe = self.foe()
        self.combat -= amount
        foe.authority -= amount
        self.tell("attacks", self.turn, 1 - self.turn, HIDDEN, amount)
        if foe.authority <= 0:
            self.finish(self.turn)

    def attack_base(self, card: i64) -> None:
        self.combat -= CARDS[card].defense
        self.destroy(1 - self.turn, card, CARDS[card].defense)

    def destroy(self, seat: i64, card: i64, combat: i64) -> None:
        """A base goes to its owner's discard pile; told with the combat that was spent."""
        p = self.players[seat]
        p.bases.remove(most_used(p.bases, card, 0))
        p.discards.add(card)
        if seat == self.turn:
            self.tell("destroys_own", seat, NOBODY, card, 0)
        else:
            self.tell("destroys", self.turn, seat, card, combat)

    def finish(self, winner: i64) -> None:
        self.winner = winner
        self.stack = []
        if winner == DRAWN:
            self.tell("draw", self.turn, NOBODY, HIDDEN, self.turns)
        else:
            self.tell("wins", winner, NOBODY, HIDDEN, self.turns)

    # ------------------------------------------------------------------ the end of a turn
    def discard_phase(self) -> None:
        """Pools are lost; ships and hand go to the discard pile; bases are ready again."""
        me = self.mine()
        self.tell("ends_turn", self.turn, NOBODY, HIDDEN, me.ships.size())
        self.trade = 0
        self.combat = 0
        self.to_top = 0
        self.played = 0
        self.blobs_played = 0
        self.copied = NOTHING
        for code in me.ships.cards:
            me.discards.add(design(code))
        me.ships = Pile(vec[i64]())
        if not self.quiet:
            for card in me.hand.cards:
                self.tell("discards", self.turn, NOBODY, card, 1)
        me.discards.gather(me.hand)
        if me.shown.size() > 0:
            me.shown = Pile(vec[i64]())
        for i in range(me.bases.size()):
            me.bases.put(i, design(me.bases.at(i)) << MARKS)

    def draw_phase(self) -> None:
        self.draw(self.turn, HAND)
        self.turns += 1
        self.turn = 1 - self.turn

    def cards(self) -> vec[i64]:
        """How many of each design there are, wherever they lie; endless Explorers don't count."""
        counts = vec[i64]()
        for _ in range(DESIGNS):
            counts = append(counts, 0)
        for p in self.players:
            for pile in (p.deck, p.hand, p.discards):
                for card in pile.cards:
                    counts[card] += 1
            for pile in (p.ships, p.bases):
                for code in pile.cards:
                    counts[design(code)] += 1
        for pile in (self.trade_deck, self.row, self.scrap_heap):
            for card in pile.cards:
                counts[card] += 1
        counts[EXPLORER] += self.explorers
        if self.rules.explorers == NOTHING:
            counts[EXPLORER] = 0
        return counts
