"""A reader who knows nothing but what it is told, and remembers everything.

It shares no code with the game: whatever the game says that this reader knows must come out here.
"""

from collections import Counter


class Tracker:
    """Remembers all that one reader is told."""

    def __init__(self, reader, seats):
        self.reader = reader
        self.discards, self.traces = Counter(), Counter()
        self.fresh, self.gone = [0] * seats, [0] * seats
        self.shown = [None] * seats
        self.reshuffles = self.phase = 0

    def hear(self, tale):
        for told in tale:
            getattr(self, "on_" + told.kind, lambda told: None)(told)

    def sees(self, card):
        """Of the traces of such a card the latest may be the one of this card."""
        found = [trace for trace in self.traces if trace[0] == card]
        if found:
            self.traces -= Counter([max(found)])

    def on_phase(self, told):
        self.phase = told.number

    def on_round(self, told):
        self.phase = 0

    def on_draws(self, told):
        if told.card:
            self.sees(told.card)
        self.fresh[told.seat] += self.phase != 1

    def on_keeps(self, told):
        self.fresh[told.seat] += 1

    def on_pays(self, told):
        if told.card:
            self.discards[told.card] += 1
        if self.phase != 1 and self.shown[told.seat] is not None:
            self.gone[told.seat] += 1

    on_discards = on_arms = on_pays

    def on_spends(self, told):
        self.discards[told.card] += 1

    def on_flips(self, told):
        self.sees(told.card)
        self.discards[told.card] += 1

    def on_wins_card(self, told):
        self.sees(told.card)
        self.shown[told.seat] = (self.shown[told.seat] or Counter()) + Counter([told.card])

    def on_places(self, told):
        if told.seat != self.reader:
            self.sees(told.card)
        if self.shown[told.seat] is not None:
            self.shown[told.seat] -= Counter([told.card])

    def on_shuffles(self, told):
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
