"""What one may look at in Race for the Galaxy besides the table."""

from typing import TYPE_CHECKING

from starfelt.core.game import SPECTATOR
from starfelt.core.refusal import Refusal
from starfelt.words.explain import plain
from starfelt.words.lines import MORE, Line
from starfelt.words.players import PERSON

from ..rules.consume.trade import BY_ACTION, FULL, best_price, price_of
from ..rules.powers.designs import CARDS, KEYS
from ..rules.powers.powers import (
    ALIEN,
    KINDS,
    NOVELTY,
    WILD,
)
from ..rules.round.scoring import best_kind, lines_points
from ..rules.state import Race
from ..view import RaceView
from .asking_the_rules import at_table, rules_of
from .cards import (
    KEY,
    around,
    discounts,
    facts,
    long_list,
    strengths,
    tableau_lines,
    who,
)

if TYPE_CHECKING:
    from starfelt.words.screen import Screen

#: For each kind a world whose good has no price of its own.
ALL_KINDS = range(NOVELTY, ALIEN + 1)
USUAL_WORLDS = {
    CARDS[n].kind: n
    for n in range(len(CARDS))
    if CARDS[n].kind in ALL_KINDS and not CARDS[n].own_price
}


# -------------------------------------------------------------------------------- tableaus
def tableau(screen: "Screen", view: RaceView, about: str = "") -> list[Line]:
    """The tableaus of the others card by card, or that of the player named."""
    lines = []
    for seat in seats_called(screen, view, about):
        shown = view.seats[seat]
        number = len(shown.tableau)
        key = f"{KEY}-tableau-of"
        lines.append(screen.line(key, "", seat, **facts(screen, seat), number=number))
        lines += tableau_lines(screen, view, seat)
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
def score(screen: "Screen", view: RaceView) -> list[Line]:
    """Everybody's points by what they are for, the best first."""
    seats = sorted(around(view), key=lambda seat: -view.seats[seat].score)
    s = at_table(view)
    return [score_line(screen, view, s, seat) for seat in seats]


def score_line(screen: "Screen", view: RaceView, s: Race, seat: int) -> Line:
    shown = view.seats[seat]
    sixes = sum(shown.sixes.values())
    each = [
        screen.text(f"{KEY}-amount", player=screen.card(card), number=points)
        for card, points in shown.sixes.items()
    ]
    each += counted_as(screen, s, seat)
    return screen.line(
        f"{KEY}-score",
        "",
        seat,
        **facts(screen, seat),
        score=shown.score,
        chips=shown.chips,
        printed=shown.score - shown.chips - sixes - shown.goals - shown.prestige,
        sixes=sixes,
        each=screen.text(f"{KEY}-sixes", cards=screen.listed(each)) if each else "",
        goals=shown.goals,
        with_prestige="yes" if rules_of(view).prestige else "no",
        prestige=shown.prestige,
    )


def counted_as(screen: "Screen", s: Race, seat: int) -> list[str]:
    """As which kind a world of any kind is counted, where that makes a difference."""
    p = s.players[seat]
    wild = [card for card in p.tableau.listed() if CARDS[card].kind == WILD]
    if not wild or len({int(lines_points(p, kind)) for kind in ALL_KINDS}) == 1:
        return []
    kind = screen.text(f"{screen.game.name}-kind-{KINDS[best_kind(p)]}")
    return [screen.text(f"{KEY}-counted-as", card=screen.card(CARDS[wild[0]].key), kind=kind)]


# -------------------------------------------------------------------------------- prices
def prices(screen: "Screen", view: RaceView) -> list[Line]:
    """For everybody: what goods sell for, what costs less, military against kinds of worlds."""
    lines = []
    s = at_table(view)
    for seat in around(view):
        lines.append(prices_of(screen, s, seat))
        lines += terms_of(screen, view, s, seat)
    return lines


def terms_of(screen: "Screen", view: RaceView, s: Race, seat: int) -> list[Line]:
    """What else there is to know of a player who trades, builds or fights."""
    p = s.players[seat]
    less = screen.listed(discounts(screen, p)) or screen.text(f"{KEY}-none")
    military = screen.listed([str(view.seats[seat].military), *strengths(screen, p)])
    return [
        *goods_to_sell(screen, view, s, seat),
        screen.line(f"{KEY}-less", MORE, seat, less=less),
        screen.line(f"{KEY}-strength", MORE, seat, military=military),
    ]


def prices_of(screen: "Screen", s: Race, seat: int) -> Line:
    each = [
        screen.text(
            f"{KEY}-price",
            what=screen.text(f"{screen.game.name}-kind-{KINDS[kind]}"),
            number=int(price_of(s, seat, world, kind, BY_ACTION)),
        )
        for kind, world in sorted(USUAL_WORLDS.items())
    ]
    shown = screen.listed(each)
    return screen.line(f"{KEY}-prices", "", seat, **facts(screen, seat), prices=shown)


def goods_to_sell(screen: "Screen", view: RaceView, s: Race, seat: int) -> list[Line]:
    """The goods there are, each with its own price."""
    there = [card.card for card in view.seats[seat].tableau if card.good is not None]
    each = screen.listed(price_here(screen, s, seat, card) for card in there)
    return [screen.line(f"{KEY}-to-sell", MORE, seat, prices=each)] if each else []


def price_here(screen: "Screen", s: Race, seat: int, card: str) -> str:
    """What one good sells for; that of any kind only by a power, as the kind that brings most."""
    world = KEYS[card]
    kind, name = CARDS[world].kind, screen.card(card)
    if kind != WILD:
        number = int(price_of(s, seat, world, kind, BY_ACTION))
        return screen.text(f"{KEY}-price", what=name, number=number)
    best = int(best_price(s, seat, world, FULL))
    return screen.text(f"{KEY}-price-wild", what=name, number=best)


# -------------------------------------------------------------------------------- discards
def known(screen: "Screen", view: RaceView) -> list[Line]:
    """Which discards the reader knows, and which of them were shuffled into the deck since."""
    there = view.known.discards
    if view.seat == SPECTATOR:
        lines = long_list(screen, "known-spectator", there, discards=view.discards)
    else:
        lines = long_list(screen, "known-own", there, view.seat, discards=view.discards)
    if view.known.shuffled:
        lines += long_list(screen, "shuffled", [card for card, _ in view.known.shuffled])
    return lines + rejected(screen, view)


def rejected(screen: "Screen", view: RaceView) -> list[Line]:
    """Of the start worlds that others did not choose only the colour is known."""
    worlds = [
        screen.text(f"{KEY}-rejected", player=who(screen, seat), colour=shown.rejected)
        for seat, shown in enumerate(view.seats)
        if shown.rejected is not None and seat != view.seat
    ]
    if not worlds:
        return []
    return [screen.line(f"{KEY}-rejected-starts", worlds=screen.listed(worlds))]
