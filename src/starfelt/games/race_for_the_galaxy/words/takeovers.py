"""Takeovers in Race for the Galaxy: those declared, and those that could be."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starfelt.core.game import SPECTATOR
from starfelt.words.lines import ITEM, Line

from ..rules.powers.designs import CARDS, KEYS
from ..rules.settle.offers import more_to_have
from ..rules.settle.takeover_fight import (
    attack_of,
    attack_on,
    defence_by,
    defence_left,
    defence_of,
)
from ..rules.settle.takeovers import can_declare, owner_of, powers_against, targets
from ..rules.state import Race
from ..view import RaceView
from .asking_the_rules import at_table, rules_of
from .cards import KEY, who

if TYPE_CHECKING:
    from starfelt.words.screen import Screen


# -------------------------------------------------------------------------------- declared
def attempts(screen: "Screen", view: RaceView) -> list[Line]:
    """The takeovers declared in this phase, with how strong both sides are now."""
    s = at_table(view)
    return [
        screen.line(
            f"{KEY}-attempt",
            number=number + 1,
            player=who(screen, attempt.attacker),
            reader="player" if attempt.attacker == screen.seat else "somebody",
            owner=who(screen, attempt.owner),
            own="yes" if attempt.owner == screen.seat else "no",
            card=screen.card(attempt.world),
            power=screen.card(attempt.power),
            state=state_of(screen, view, s, number),
        )
        for number, attempt in enumerate(view.attempts)
    ]


def state_of(screen: "Screen", view: RaceView, s: Race, number: int) -> str:
    """Prevented, over, or how it stands."""
    attempt = view.attempts[number]
    if attempt.prevented:
        return screen.text(f"{KEY}-attempt-prevented")
    if owner_of(s, KEYS[attempt.world]) != attempt.owner:
        return screen.text(f"{KEY}-attempt-over")
    return screen.text(
        f"{KEY}-attempt-strength",
        attack=int(attack_of(s, number)),
        defence=int(defence_of(s, number)),
    )


# -------------------------------------------------------------------------------- possible
def takeovers(screen: "Screen", view: RaceView) -> list[Line]:
    """Who could attack which world of whom in a Settle phase: the reader first as victim."""
    rules = rules_of(view)
    if not rules.takeovers:
        return [screen.line(f"{KEY}-takeovers-{'off' if rules.start_choice else 'none'}")]
    lines = attempts(screen, view)
    s = at_table(view)
    for attacker in attackers(view):
        for owner in range(s.seats):
            if view.seat in (SPECTATOR, attacker, owner):
                lines += between(screen, s, attacker, owner)
    reader = "somebody" if view.seat == SPECTATOR else "player"
    return lines or [screen.line(f"{KEY}-takeovers-nobody", reader=reader)]


def attackers(view: RaceView) -> list[int]:
    """The others before the reader."""
    return sorted(range(len(view.seats)), key=lambda seat: seat == view.seat)


def between(screen: "Screen", s: Race, attacker: int, owner: int) -> list[Line]:
    """The worlds of an owner that this player could attack, with both strengths."""
    worlds = [world for world in found(s, attacker) if owner_of(s, world) == owner]
    if not worlds:
        return []
    line = screen.line(
        f"{KEY}-could-attack",
        seat=attacker,
        player=who(screen, attacker),
        reader="player" if attacker == screen.seat else "somebody",
        owner=who(screen, owner),
        own="yes" if owner == screen.seat else "no",
    )
    return [line, *(threat(screen, s, attacker, world) for world in worlds)]


def found(s: Race, attacker: int) -> Sequence[int]:
    return [int(world) for world in targets(s, attacker)] if can_declare(s, attacker) else []


def threat(screen: "Screen", s: Race, attacker: int, world: int) -> Line:
    """One world: by which cards, how strong the attack is at best, and how strong the defence."""
    owner = owner_of(s, world)
    powers = [int(card) for card in powers_against(s, attacker, owner, world)]
    attack = max(int(attack_on(s.players[attacker], world, power)) for power in powers)
    more = int(more_to_have(s, attacker, s.players[attacker].hand.size()))
    defence = int(defence_by(s.players[owner], world))
    return screen.line(
        f"{KEY}-threat",
        ITEM,
        attacker,
        card=screen.card(CARDS[world].key),
        power=screen.listed(screen.card(CARDS[card].key) for card in powers),
        attack=span(screen, attack, more),
        defence=span(screen, defence, int(defence_left(s, owner))),
    )


def span(screen: "Screen", number: int, more: int) -> str:
    """A strength, and what it can become."""
    if not more:
        return str(number)
    return screen.text(f"{KEY}-up-to", number=number, most=number + more)
