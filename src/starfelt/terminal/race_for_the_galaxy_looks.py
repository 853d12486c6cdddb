"""What one may look at in Race for the Galaxy besides the table."""

from typing import TYPE_CHECKING

from starfelt.core.game import SPECTATOR
from starfelt.core.refusal import Refusal
from starfelt.games.race_for_the_galaxy.cards import CARDS, KEYS
from starfelt.games.race_for_the_galaxy.player import Player
from starfelt.games.race_for_the_galaxy.powers import (
    ANY,
    KINDS,
)
from starfelt.games.race_for_the_galaxy.trade import price_of
from starfelt.games.race_for_the_galaxy.view import RaceView, SeatView
from starfelt.terminal.explain import plain
from starfelt.terminal.players import PERSON
from starfelt.terminal.race_for_the_galaxy_cards import (
    KEY,
    around,
    discounts,
    facts,
    side,
    strengths,
    tableau_lines,
)

if TYPE_CHECKING:
    from starfelt.terminal.screen import Screen

#: For each kind a world whose good has no price of its own.
USUAL_WORLDS = {
    CARDS[n].kind: n for n in range(len(CARDS)) if CARDS[n].kind != ANY and not CARDS[n].own_price
}


# -------------------------------------------------------------------------------- tableaus
def tableau(screen: "Screen", view: RaceView, about: str = "") -> list[str]:
    """The tableaus of the others card by card, or that of the player named."""
    lines = []
    for seat in seats_called(screen, view, about):
        shown = view.seats[seat]
        number = len(shown.tableau)
        lines.append(screen.text(f"{KEY}-tableau-of", **facts(screen, seat), number=number))
        lines += tableau_lines(screen, shown)
    return lines


def seats_called(screen: "Screen", view: RaceView, name: str) -> list[int]:
    """Whose name has this in it; everybody else if none is given."""
    if not name:
        return [seat for seat in around(view) if seat != view.seat]
    called = [plain(words) for words in screen.names]
    if view.seat != SPECTATOR and plain(name) in (PERSON, plain(screen.text("line-kind-you"))):
        return [view.seat]
    exact = [seat for seat, words in enumerate(called) if words == plain(name)]
    found = exact or [seat for seat, words in enumerate(called) if plain(name) in words]
    if not found or not plain(name):
        raise Refusal("unknown-name", name=name, expected=screen.listed(screen.names))
    return found


# -------------------------------------------------------------------------------- the score
def score(screen: "Screen", view: RaceView) -> list[str]:
    """Everybody's points by what they are for, the best first."""
    seats = sorted(around(view), key=lambda seat: -view.seats[seat].score)
    return [score_line(screen, view.seats[seat], seat) for seat in seats]


def score_line(screen: "Screen", shown: SeatView, seat: int) -> str:
    sixes = sum(shown.sixes.values())
    each = [
        screen.text(f"{KEY}-amount", player=screen.card(card), number=points)
        for card, points in shown.sixes.items()
    ]
    return screen.text(
        f"{KEY}-score",
        **facts(screen, seat),
        score=shown.score,
        chips=shown.chips,
        printed=shown.score - shown.chips - sixes - shown.goals,
        sixes=sixes,
        each=screen.text(f"{KEY}-sixes", cards=screen.listed(each)) if each else "",
        goals=shown.goals,
    )


# -------------------------------------------------------------------------------- prices
def prices(screen: "Screen", view: RaceView) -> list[str]:
    """For everybody: what goods sell for, what costs less, military against kinds of worlds."""
    lines = []
    for seat in around(view):
        shown = view.seats[seat]
        p = side(shown)
        lines += [prices_of(screen, p, seat), *goods_to_sell(screen, shown, p)]
        less = screen.listed(discounts(screen, p)) or screen.text(f"{KEY}-none")
        lines.append(screen.text(f"{KEY}-less", less=less))
        military = screen.listed([str(shown.military), *strengths(screen, p)])
        lines.append(screen.text(f"{KEY}-strength", military=military))
    return lines


def prices_of(screen: "Screen", p: Player, seat: int) -> str:
    each = [
        screen.text(
            f"{KEY}-price",
            what=screen.text(f"{screen.game.name}-kind-{KINDS[kind]}"),
            number=int(price_of(p, world, False)),
        )
        for kind, world in sorted(USUAL_WORLDS.items())
    ]
    return screen.text(f"{KEY}-prices", **facts(screen, seat), prices=screen.listed(each))


def goods_to_sell(screen: "Screen", shown: SeatView, p: Player) -> list[str]:
    """The goods there are, each with its own price."""
    each = [
        screen.text(
            f"{KEY}-price",
            what=screen.card(card.card),
            number=int(price_of(p, KEYS[card.card], False)),
        )
        for card in shown.tableau
        if card.good is not None
    ]
    return [screen.text(f"{KEY}-to-sell", prices=screen.listed(each))] if each else []


# -------------------------------------------------------------------------------- discards
def known(screen: "Screen", view: RaceView) -> list[str]:
    """Which discards the reader knows, and which of them were shuffled into the deck since."""
    text, there = screen.text, view.known.discards
    key = "spectator" if view.seat == SPECTATOR else "own"
    cards = screen.cards(there) or text(f"{KEY}-none")
    lines = [text(f"{KEY}-known-{key}", number=len(there), discards=view.discards, cards=cards)]
    if view.known.shuffled:
        shuffled = screen.cards(card for card, _ in view.known.shuffled)
        lines.append(text(f"{KEY}-shuffled", number=len(view.known.shuffled), cards=shuffled))
    return lines
