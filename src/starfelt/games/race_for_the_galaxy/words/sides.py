"""The sides of a table of Race for the Galaxy: the others in few lines, the own one in many."""

from typing import TYPE_CHECKING

from starfelt.words.lines import HAND, HAND_ITEM, ITEM, MORE, Line

from ..notation.steps import STEPS
from ..rules.options import END_AT, LATE_END_AT
from ..rules.powers.powers import LATE_END
from ..rules.round.phases import SECRET_STARTS
from ..view import RaceView, SeatView
from .asking_the_rules import at_table, rules_of
from .card_texts import card_lines
from .cards import (
    KEY,
    around,
    discounts,
    facts,
    in_tableau,
    named_actions,
    pile,
    strengths,
    tableau_lines,
)
from .prestige import prestige_of

if TYPE_CHECKING:
    from starfelt.words.screen import Screen

SAVE_PAID = STEPS.named("save_paid")


def sides(screen: "Screen", view: RaceView) -> list[Line]:
    """Everybody, the reader last; before start worlds are open there is nothing of the others."""
    lines = []
    for seat in around(view):
        if seat == view.seat:
            lines += own_side(screen, view)
        elif view.secret != SECRET_STARTS:
            lines += other_side(screen, view, seat)
    return lines


def player_line(screen: "Screen", view: RaceView, seat: int) -> Line:
    """Somebody's numbers, and what was revealed."""
    shown = view.seats[seat]
    return screen.line(
        f"{KEY}-player",
        "",
        seat,
        **facts(screen, seat),
        score=shown.score,
        chips=shown.chips,
        hand=shown.hand,
        military=military(screen, shown),
        prestige=prestige_of(screen, view, seat),
        counted="yes" if rules_of(view).prestige else "no",
        actions=last_actions(screen, shown),
    )


def military(screen: "Screen", shown: SeatView) -> str:
    """Total military, and what there is more of it in this phase."""
    if not shown.extra:
        return screen.text(f"{KEY}-military", number=shown.military)
    return screen.text(f"{KEY}-military-now", number=shown.military, extra=shown.extra)


def last_actions(screen: "Screen", shown: SeatView) -> str:
    """What was revealed for this round."""
    if not shown.actions:
        return ""
    return screen.text(f"{KEY}-last", actions=named_actions(screen, shown.actions))


# -------------------------------------------------------------------------------- the others
def other_side(screen: "Screen", view: RaceView, seat: int) -> list[Line]:
    """Another player: numbers, the names of the cards, and what is known of the hand."""
    shown = view.seats[seat]
    cards = screen.listed(in_tableau(screen, shown, card) for card in shown.tableau)
    lines = [
        player_line(screen, view, seat),
        screen.line(f"{KEY}-tableau", MORE, seat, number=len(shown.tableau), cards=cards),
    ]
    if shown.drawn:
        lines.append(screen.line(f"{KEY}-has-drawn", MORE, seat, number=shown.drawn))
    if shown.shown and shown.hand:
        certain = "no" if shown.gone else "yes"
        cards = screen.cards(shown.shown)
        lines.append(screen.line(f"{KEY}-shown", MORE, seat, certain=certain, cards=cards))
    return lines


# -------------------------------------------------------------------------------- the own side
def own_side(screen: "Screen", view: RaceView) -> list[Line]:
    """The reader: numbers, the tableau card by card, secrets, and the hand last."""
    if view.secret == SECRET_STARTS:
        return [*start_worlds(screen, view), *own_hand(screen, view)]
    return [
        player_line(screen, view, view.seat),
        *own_sums(screen, view),
        *secrets(screen, view),
        *own_tableau(screen, view),
        *own_drawn(screen, view),
        *own_hand(screen, view),
    ]


def own_sums(screen: "Screen", view: RaceView) -> list[Line]:
    """What all cards of the tableau together add to military, and take off costs."""
    p = at_table(view).players[view.seat]
    found = {"against": strengths(screen, p), "less": discounts(screen, p)}
    return [
        screen.line(f"{KEY}-{key}", "", view.seat, **{key: screen.listed(words)})
        for key, words in found.items()
        if words
    ]


def own_tableau(screen: "Screen", view: RaceView) -> list[Line]:
    """The tableau card by card, under how many there are and how many end the game."""
    number = len(view.seats[view.seat].tableau)
    most = LATE_END_AT if at_table(view).players[view.seat].sums[LATE_END] > 0 else END_AT
    heading = screen.line(f"{KEY}-own-tableau", "", view.seat, number=number, most=most)
    return [heading, *tableau_lines(screen, view, view.seat)]


def own_drawn(screen: "Screen", view: RaceView) -> list[Line]:
    """Cards that lie apart from the hand."""
    if not view.drawn:
        return []
    key = f"{KEY}-{drawn_for(screen, view)}"
    heading = screen.line(key, "", view.seat, number=len(view.drawn))
    return [heading, *pile(screen, view.drawn, ITEM, view.seat)]


def drawn_for(screen: "Screen", view: RaceView) -> str:
    """Cards that lie apart were drawn, or paid and one of them is going to be saved."""
    question = screen.question(view)
    return "paid" if question is not None and question.step == SAVE_PAID else "drawn"


def own_hand(screen: "Screen", view: RaceView) -> list[Line]:
    heading = screen.line(f"{KEY}-hand", HAND, view.seat, number=len(view.hand))
    return [heading, *pile(screen, view.hand, HAND_ITEM, view.seat)]


def start_worlds(screen: "Screen", view: RaceView) -> list[Line]:
    """The two start worlds with all that they do, and which of them is chosen."""
    lines = [screen.line(f"{KEY}-start-worlds", seat=view.seat)]
    for card in view.drawn:
        is_what, *does = card_lines(screen.text, card)
        world = screen.text("line-card", card=screen.card(card), does=is_what)
        lines.append(screen.made(world, ITEM, seat=view.seat))
        lines += [screen.made(power, MORE, seat=view.seat) for power in does]
    return [*lines, *secrets(screen, view)]


def secrets(screen: "Screen", view: RaceView) -> list[Line]:
    """What the reader has chosen and the others do not know yet."""
    placing = view.seats[view.seat].placing
    lines = []
    if view.chosen:
        actions = named_actions(screen, view.chosen)
        lines.append(screen.line(f"{KEY}-secret-actions", seat=view.seat, actions=actions))
    if view.secret and placing is not None:
        card = screen.card(placing)
        lines.append(screen.line(f"{KEY}-secret-card", seat=view.seat, card=card))
    return lines
