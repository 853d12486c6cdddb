"""Positions and answers in words, so that a test of a card reads like a play of it."""

from collections.abc import Iterable
from typing import Any

from starfelt.core.game import Told
from starfelt.core.options import Options
from starfelt.games.stolen_plans import game
from starfelt.games.stolen_plans.rules.state import Plans
from starfelt.games.stolen_plans.view import Sight
from tests.core.as_sent import as_sent

GAME = game.GAME
SPECTATOR = -1

#: A position of which as much as possible is left to be guessed.
BARE = {
    "game": "stolen_plans",
    "rules": GAME.rules,
    "seats": 3,
    "turn": 0,
    "hands": [["jawa", "bounty_hunter"], ["bounty_hunter"], ["r2d2", "crime_lord"]],
}


def in_words(number: int) -> str:
    action = GAME.action(number)
    words = [action.verb, action.card, action.second, action.seat]
    return " ".join(str(word) for word in words if word is not None)


ACTIONS = {in_words(number): number for number in range(GAME.num_actions)}


def deck(options: Options) -> list[str]:
    """Every card of the deck, as a list of keys."""
    copies = GAME.start(2, 0, options).deck.copies
    return [key for key, n in zip(GAME.cards, copies, strict=True) for _ in range(n)]


def table(
    *hands: str,
    turn: int = 0,
    options: Options | None = None,
    draw_pile: str | None = None,
    discards: str = "",
    **fields: Any,
) -> Plans:
    """A position with these hands, cards separated by spaces; seat 0 is about to act.

    Cards that are not named lie in the draw pile; if that is given (its last card is the top one),
    they lie at the bottom of the discard pile.
    """
    options = options or {}
    piles: dict[str, Any] = {
        "hands": [hand.split() for hand in hands],
        "discards": discards.split(),
    }
    if "table" in fields:
        piles["table"] = [cards.split() for cards in fields.pop("table")]
    if draw_pile is not None:
        rest = deck(options)
        piles["draw_pile"] = draw_pile.split()
        placed = [*piles["discards"], *piles["draw_pile"]]
        for row in (*piles["hands"], *piles.get("table", [])):
            placed += row
        for card in placed:
            rest.remove(card)
        # what may never be discarded has to be named
        assert "r2d2" not in rest and "decoy" not in rest
        piles["discards"] = rest + piles["discards"]
    named = {"game": "stolen_plans", "rules": GAME.rules, "seats": len(hands), "turn": turn}
    return GAME.read_document({**named, "options": options, **piles, **fields})


def attacked(card: str, defender: str, attacker: str = "", **fields: Any) -> Plans:
    """Seat 0 has played the card against seat 1, who is asked to defend."""
    s = table(f"{card} {attacker}", defender, "stormtrooper", **fields)
    return play(s, f"play {card}", "target 1")


def play(s: Plans, *answers: str) -> Plans:
    """Give these answers, each for the seat that is asked."""
    for words in answers:
        (seat,) = s.asked()
        s.answer(seat, ACTIONS[words])
    return s


def options_of(s: Plans) -> list[str]:
    """What the seat that is asked may answer."""
    (seat,) = s.asked()
    return [in_words(action) for action in s.legal(seat)]


def hand(s: Plans, seat: int) -> str:
    return " ".join(GAME.view(s, seat).hand)


def sizes(s: Plans) -> list[int]:
    return [seat.cards for seat in GAME.view(s, SPECTATOR).seats]


def discards(s: Plans) -> str:
    """The discard pile, the last card on top."""
    return " ".join(GAME.view(s, SPECTATOR).discarded)


def sights(seen: Iterable[Sight]) -> list[str]:
    return sorted(" ".join([sight.card, *map(str, sight.seats)]) for sight in seen)


def known(s: Plans, seat: int) -> list[str]:
    """What the seat knows of other hands: the card, and the seats it may be at."""
    return sights(GAME.view(s, seat).known)


def public(s: Plans) -> list[str]:
    return sights(GAME.view(s, SPECTATOR).public)


def unseen(s: Plans, seat: int) -> list[int]:
    """Of how many cards in each other hand this seat knows nothing."""
    return [other.unseen for other in GAME.view(s, seat).seats]


def asked(s: Plans) -> Any:
    """The one open question, in words."""
    (question,) = GAME.view(s, SPECTATOR).asked
    return as_sent(question)


def told(s: Plans, seat: int, *kinds: str) -> list[Told]:
    """What the seat is told of the latest answer; events of these kinds only, if any are given."""
    return [event for event in GAME.told(s, seat) if not kinds or event.kind in kinds]


def cards_told(s: Plans, seat: int, kind: str) -> list[str | None]:
    return [event.card for event in told(s, seat, kind)]
