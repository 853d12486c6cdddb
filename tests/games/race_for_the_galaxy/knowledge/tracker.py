"""A reader who knows nothing but what it is told, and remembers everything.

It shares no code with the game: whatever the game says that this reader knows must come out here.
What lies in front of everybody it follows, too: who has which cards that let discards be mixed with
the hand, cards be saved, or discards of others be taken.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from starfelt.core.game import Told

MIXERS = {
    "alien_data_repository", "prospecting_guild", "rebel_pact", "smuggling_world",
    "blaster_runners", "trading_outpost", "gem_smugglers", "rebel_sneak_attack",
    "information_hub", "universal_exports",
}  # fmt: skip
EXPLORE_CARDS = (0, 1)


class Tracker:
    """Remembers all that one reader is told."""

    def __init__(self, reader: int, tableaus: Sequence[Iterable[str]]) -> None:
        seats = len(tableaus)
        self.reader = reader
        self.tableau = [list(cards) for cards in tableaus]
        self.discards: Counter[str] = Counter()
        self.traces: Counter[tuple[Any, ...]] = Counter()
        self.fresh, self.gone, self.drawn = [0] * seats, [0] * seats, [0] * seats
        self.shown: list[Counter[str] | None] = [None] * seats
        self.boosted: list[int | None] = [None] * seats
        self.paid: list[list[str]] = [[] for _ in range(seats)]  # until one of these cards is saved
        self.saved: list[list[Any]] = [
            [] for _ in range(seats)
        ]  # the card, if known, and reshuffles before it
        self.placed: list[str] = []
        self.flipped: list[str] = []
        self.reshuffles = self.phase = 0
        self.searching = False
        self.asked: dict[int, Any] = {}

    def hear(self, tale: Iterable[Told], asked: dict[int, Any]) -> None:
        """What was told of an answer; `asked` has the questions that were open, by seat."""
        self.asked = asked
        for told in tale:
            getattr(self, "on_" + told.kind, lambda told: None)(told)
        self.mix()

    # ------------------------------------------------------------------ what it concludes
    def sees(self, card: str) -> None:
        """Of the traces of such a card the latest may be the one of this card."""
        found = [trace for trace in self.traces if trace[0] == card]
        if found:
            self.traces -= Counter([max(found)])

    def works(self, seat: int, card: str) -> bool:
        return card in self.tableau[seat] and card not in self.placed

    def mixes(self, seat: int) -> bool:
        there = any(card in MIXERS for card in self.tableau[seat])
        return there or self.boosted[seat] in EXPLORE_CARDS

    def mix(self) -> None:
        """Who mixes has the cards drawn in hand, as soon as all have drawn."""
        for seat, number in enumerate(self.drawn):
            if self.mixes(seat):
                self.fresh[seat] += number
            self.drawn[seat] = 0

    def leaves(self, seat: int, card: str) -> None:
        """A card leaves a hand unseen, for the discards."""
        if card:
            self.discards[card] += 1
        self.goes(seat)

    def goes(self, seat: int) -> None:
        if self.shown[seat] is not None:
            self.gone[seat] += 1

    def is_shown(self, seat: int, card: str) -> None:
        cards = self.shown[seat]
        if cards is None:
            cards = self.shown[seat] = Counter()
            self.gone[seat] = 0
        cards[card] += 1

    def clear_flipped(self) -> None:
        self.discards += Counter(self.flipped)
        self.flipped = []

    def salvager(self) -> int | None:
        return next((n for n, t in enumerate(self.tableau) if "retrofit_salvage_inc" in t), None)

    # ------------------------------------------------------------------ rounds and cards
    def on_phase(self, told: Any) -> None:
        self.mix()
        self.phase, self.placed, self.asked = told.number, [], {}

    def on_round(self, told: Any) -> None:
        self.mix()
        self.phase, self.placed, self.asked = 0, [], {}
        self.boosted = [None] * len(self.boosted)

    def on_boosts(self, told: Any) -> None:
        self.boosted[told.seat] = told.number

    def on_draws(self, told: Any) -> None:
        if told.card:
            self.sees(told.card)
        if self.phase == 1:
            self.drawn[told.seat] += 1
        else:
            self.fresh[told.seat] += 1

    def on_keeps(self, told: Any) -> None:
        self.fresh[told.seat] += 1

    def on_discards(self, told: Any) -> None:
        asked = self.asked.get(told.seat)
        if asked == "keep_drawn":
            self.discards += Counter([told.card] if told.card else [])
        elif asked != "discard_to_limit" or self.salvager() in (None, told.seat):
            self.leaves(told.seat, told.card)

    def on_arms(self, told: Any) -> None:
        self.leaves(told.seat, told.card)

    def on_pays(self, told: Any) -> None:
        if self.works(told.seat, "galactic_scavengers"):
            self.paid[told.seat].append(told.card)
        else:
            self.leaves(told.seat, told.card)

    def on_salvages(self, told: Any) -> None:
        """Both know the card; who handed it over forgets it."""
        self.fresh[told.seat] += 1
        if told.seat == self.reader:
            self.sees(told.card)
        self.shown[told.other], self.gone[told.other] = None, 0

    def on_shuffles(self, told: Any) -> None:
        self.reshuffles += 1
        self.traces += Counter({(card, self.reshuffles): n for card, n in self.discards.items()})
        self.discards = Counter()
        for seat, cards in enumerate(self.shown):
            self.fresh[seat] = 0
            if cards is None or not self.gone[seat]:
                continue
            if seat != self.reader and self.reshuffles > 1:
                self.traces += Counter({(c, self.reshuffles - 1): n for c, n in cards.items()})
            self.shown[seat], self.gone[seat] = None, 0

    # ------------------------------------------------------------------ cards saved
    def on_saves(self, told: Any) -> None:
        """One of those paid, if any were; the others are discards now."""
        seat = told.seat
        self.goes(seat)
        self.saved[seat].append((self.reshuffles, told.card))
        if self.paid[seat]:
            self.paid[seat].remove(told.card)
        for card in self.paid[seat]:
            self.leaves(seat, card)
        self.paid[seat] = []

    def on_takes_saved(self, told: Any) -> None:
        """The oldest first."""
        self.saved[told.seat].sort(key=lambda pair: pair[0])
        epoch, _ = self.saved[told.seat].pop(0)
        self.fresh[told.seat] += epoch == self.reshuffles

    def on_looks_at_saved(self, told: Any) -> None:
        if told.seat == self.reader:
            self.sees(told.card)
            place = self.saved[told.seat].index((min(e for e, c in self.saved[told.seat] if not c),
                                                 None))  # fmt: skip
            self.saved[told.seat][place] = (self.saved[told.seat][place][0], told.card)

    def lose_world(self, seat: int, card: str) -> None:
        """A world leaves a tableau for the discards, with what lies under it."""
        self.tableau[seat].remove(card)
        self.discards[card] += 1
        if card == "galactic_scavengers":
            if seat == self.reader:
                self.discards += Counter(card for _, card in self.saved[seat])
            self.saved[seat] = []

    # ------------------------------------------------------------------ tableaus
    def on_starts(self, told: Any) -> None:
        self.tableau[told.seat].append(told.card)

    def on_rejects(self, told: Any) -> None:
        self.discards += Counter([told.card] if told.card else [])

    def on_places(self, told: Any) -> None:
        self.tableau[told.seat].append(told.card)
        self.placed.append(told.card)
        if told.seat != self.reader:
            self.sees(told.card)
        if self.shown[told.seat] is not None:
            self.shown[told.seat] -= Counter([told.card])

    def on_spends(self, told: Any) -> None:
        self.lose_world(told.seat, told.card)

    on_replaces = on_spends

    def on_destroys(self, told: Any) -> None:
        self.lose_world(told.other, told.card)

    def on_takes_over(self, told: Any) -> None:
        self.tableau[told.other].remove(told.card)
        self.tableau[told.seat].append(told.card)
        self.placed.append(told.card)
        if told.card == "galactic_scavengers" and self.saved[told.other]:
            forgotten = [(epoch, None) for epoch, _ in self.saved[told.other]]
            self.saved[told.seat], self.saved[told.other] = forgotten, []
            self.shown[told.other], self.gone[told.other] = None, 0

    # ------------------------------------------------------------------ cards turned up
    def on_looks_for(self, told: Any) -> None:
        self.searching = True

    def on_flips(self, told: Any) -> None:
        """With a number that was named, the card goes at once; else it lies open."""
        self.sees(told.card)
        if told.number:
            self.discards[told.card] += 1
        else:
            self.flipped.append(told.card)

    def on_cannot_draw(self, told: Any) -> None:
        if self.searching:
            self.clear_flipped()
        self.searching = False

    def on_wins_card(self, told: Any) -> None:
        if told.number:
            self.sees(told.card)
        else:
            self.flipped.remove(told.card)
            self.clear_flipped()
        self.searching = False
        self.is_shown(told.seat, told.card)

    def on_stakes(self, told: Any) -> None:
        """It stays in hand, but everybody has seen it."""
        if told.seat != self.reader:
            self.sees(told.card)
        if self.shown[told.seat] is not None:
            self.shown[told.seat] -= Counter([told.card])
        self.is_shown(told.seat, told.card)

    def on_loses_stake(self, told: Any) -> None:
        self.clear_flipped()
        if self.shown[told.seat] and self.shown[told.seat][told.card]:
            self.shown[told.seat] -= Counter([told.card])
        elif told.seat != self.reader:
            self.sees(told.card)
        self.discards[told.card] += 1
