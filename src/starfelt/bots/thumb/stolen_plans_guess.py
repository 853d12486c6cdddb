"""Where is R2-D2?  The table of Stolen Plans as one seat sees it, and what it makes of that."""

from starfelt.games.stolen_plans.view import PlansView


class Guess:
    """The facts that the rules of thumb ask for, and the chance that R2-D2 lies in each hand."""

    def __init__(self, view: PlansView) -> None:
        self.me = view.seat
        self.hand = list(view.hand)
        self.sizes = [seat.cards for seat in view.seats]
        self.others = [s for s in range(len(view.seats)) if s != view.seat and self.sizes[s] > 0]
        self.draw_pile = view.draw_pile
        self.turns = view.draw_pile / len(view.seats)  # that each seat has if all of them draw
        self.jedi = "learn_the_ways" in view.seats[view.seat].table
        self.advantage = "advantage" in view.seats[view.seat].table
        self.countered = any("advantage" in seat.table for seat in view.seats) and not self.advantage
        self.found = [c for c in view.discarded if c != "search"]
        self.holding = "r2d2" in self.hand
        self.chances = chances(view)

    def of_one_card(self, seat: int) -> float:
        """The chance that a card drawn from this hand at random is R2-D2."""
        return self.chances[seat] / self.sizes[seat]

    def of_cards(self, seat: int, number: int) -> float:
        return self.of_one_card(seat) * min(number, self.sizes[seat])


def chances(view: PlansView) -> list[float]:
    """By seat: how likely R2-D2 is in that hand.  What is missing to 1 is the draw pile."""
    if "r2d2" in view.hand:
        return [float(seat == view.seat) for seat in range(len(view.seats))]
    for sight in view.known:
        if sight.card == "r2d2":
            return shared(sight.seats, 1.0, [0.0] * len(view.seats))
    found = [0.0] * len(view.seats)
    rest = 1.0
    for sight in view.known:
        if sight.card == "keeper":  # R2-D2 or the Decoy: as likely the one as the other
            rest = 0.5
            found = shared(sight.seats, 0.5, found)
    return unseen(view, rest, found)


def shared(seats: tuple[int, ...], chance: float, found: list[float]) -> list[float]:
    """A chance that is the same for each of these seats."""
    return [f + (chance / len(seats) if s in seats else 0.0) for s, f in enumerate(found)]


def unseen(view: PlansView, chance: float, found: list[float]) -> list[float]:
    """A chance that is the same for every card of which nothing is known."""
    hidden = [float(seat.unseen) for seat in view.seats]
    for sight in view.known:
        if sight.card == "anything":
            hidden = shared(sight.seats, 1.0, hidden)
    total = sum(hidden) + view.draw_pile
    return [f + chance * h / total for f, h in zip(found, hidden, strict=True)]
