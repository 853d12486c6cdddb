"""Where is R2-D2?  The table of Stolen Plans as one seat sees it, and what it makes of that."""

from ..view import PlansView


class Guess:
    """The facts that the rules of thumb ask for, and the chance that R2-D2 lies in each hand."""

    def __init__(self, view: PlansView) -> None:
        self.me = view.seat
        self.hand = view.hand
        self.holding = "r2d2" in view.hand
        self.sizes = [seat.cards for seat in view.seats]
        self.others = [s for s, size in enumerate(self.sizes) if s != view.seat and size > 0]
        self.draw_pile = view.draw_pile
        self.rounds = view.draw_pile / len(view.seats)  # that are left if everybody draws
        self.discarded = [card for card in view.discarded if card != "search"]
        self.jedi = "learn_the_ways" in view.seats[view.seat].table
        self.others_draw_two = any("advantage" in view.seats[seat].table for seat in self.others)
        self.chances = chances(view)

    def of_cards(self, seat: int, number: int) -> float:
        """The chance that R2-D2 is among so many cards taken from this hand at random."""
        return self.chances[seat] * min(number, self.sizes[seat]) / self.sizes[seat]

    def in_draw_pile(self) -> float:
        return 1.0 - sum(self.chances)


def chances(view: PlansView) -> list[float]:
    """By seat: how likely R2-D2 is in that hand.  What is missing to 1 is the draw pile."""
    nowhere = [0.0] * len(view.seats)
    if "r2d2" in view.hand:
        return shared(nowhere, (view.seat,), 1.0)
    for sight in view.known:
        if sight.card == "r2d2":
            return shared(nowhere, sight.seats, 1.0)
    for sight in view.known:
        if sight.card == "keeper":  # R2-D2 or the Decoy, the one as likely as the other
            return shared(unseen(view, 0.5), sight.seats, 0.5)
    return unseen(view, 1.0)


def shared(found: list[float], seats: tuple[int, ...], chance: float) -> list[float]:
    """These chances and one more, which is the same for each of the seats."""
    return [f + (chance / len(seats) if s in seats else 0.0) for s, f in enumerate(found)]


def unseen(view: PlansView, chance: float) -> list[float]:
    """A chance that is the same for every card of which nothing is known."""
    hidden = [float(seat.unseen) for seat in view.seats]
    for sight in view.known:
        if sight.card == "anything":
            hidden = shared(hidden, sight.seats, 1.0)
    every = sum(hidden) + view.draw_pile
    return [chance * h / every for h in hidden]
