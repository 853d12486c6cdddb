"""Prestige in Race for the Galaxy: who leads, and what the prestige card can do."""

from typing import TYPE_CHECKING

from starfelt.words.lines import ITEM, Line

from ..rules.actions import ACTION_CARDS
from ..rules.round.search import AGGRESSION, CATEGORIES
from ..view import RaceView
from .asking_the_rules import rules_of
from .cards import KEY, around, facts, who

if TYPE_CHECKING:
    from starfelt.words.screen import Screen

#: Action cards that the prestige card can go with; a second card of an action is like the first.
BOOSTED_CARDS = [card for card in ACTION_CARDS[:-1] if not card.endswith("_again")]


# -------------------------------------------------------------------------------- on the table
def prestige_of(screen: "Screen", view: RaceView, seat: int) -> str:
    """How much prestige somebody has, who leads, and whether the prestige card is used."""
    if not rules_of(view).prestige:
        return ""
    shown = view.seats[seat]
    notes = lead_of(screen, view, seat)
    if shown.spent or seat == view.seat:
        notes.append(screen.text(f"{KEY}-card-{'used' if shown.spent else 'unused'}"))
    key = "noted" if notes else "plain"
    return screen.text(f"{KEY}-prestige-{key}", number=shown.prestige, notes=screen.listed(notes))


def lead_of(screen: "Screen", view: RaceView, seat: int) -> list[str]:
    """Does somebody lead alone or with others, and will a card come of it?"""
    if seat not in view.leaders:
        return []
    if len(view.leaders) > 1:
        return [screen.text(f"{KEY}-lead-shared")]
    tile = ["tile"] if view.seats[seat].on_tile and not rules_of(view).leader_card else []
    return [screen.text(f"{KEY}-lead-{key}") for key in ("alone", *tile)]


# -------------------------------------------------------------------------------- in full
def prestige(screen: "Screen", view: RaceView) -> list[Line]:
    """Everybody's prestige, the reward of the leader, and all uses of the prestige card."""
    rules = rules_of(view)
    if not rules.prestige:
        return [screen.line(f"{KEY}-no-prestige")]
    lines = [prestige_line(screen, view, seat) for seat in around(view)]
    lines.append(screen.line(f"{KEY}-reward", always="yes" if rules.leader_card else "no"))
    return [*lines, *uses_of_card(screen, view)]


def prestige_line(screen: "Screen", view: RaceView, seat: int) -> Line:
    there = prestige_of(screen, view, seat)
    return screen.line(f"{KEY}-prestige-of", "", seat, **facts(screen, seat), prestige=there)


def uses_of_card(screen: "Screen", view: RaceView) -> list[Line]:
    """What the prestige card adds to each action, and what can be looked for with it."""
    text, game = screen.text, screen.game.name
    unused = [seat for seat, shown in enumerate(view.seats) if not shown.spent]
    players = screen.listed(who(screen, seat) for seat in unused) or text(f"{KEY}-none")
    boosts = [
        screen.line(
            f"{KEY}-boost",
            ITEM,
            action=text(f"{game}-action-{card}"),
            boost=text(f"{game}-boost-{card}"),
        )
        for card in BOOSTED_CARDS
    ]
    number = len(CATEGORIES) if rules_of(view).takeovers else AGGRESSION
    looked_for = [text(f"{game}-category-{category}") for category in CATEGORIES[:number]]
    return [
        screen.line(f"{KEY}-card-with", players=players),
        screen.line(f"{KEY}-card-boosts"),
        *boosts,
        screen.line(f"{KEY}-card-searches"),
        *(screen.made(words, ITEM) for words in looked_for),
    ]
