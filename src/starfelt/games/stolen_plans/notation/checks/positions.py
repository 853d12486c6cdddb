"""What a position must satisfy to be one: the rules could have led to it, and go on from it."""

from typing import Any

from starfelt.core.machine import NOBODY
from starfelt.core.notation import Reader

from ...rules import effects, jedi_and_bonus, turn
from ...rules.designs import ADVANTAGE, CARDS, LEARN_THE_WAYS, SEARCH
from ...rules.effects import MAX_DEFEND_CARDS, Attack
from ...rules.sighting import (
    ANYTHING,
    FOUND,
    KEEPER,
    SEEN,
    card_of,
    observer_of,
    places_of,
)
from ...rules.state import Plans


def check(s: Plans, r: Reader) -> None:
    check_piles(s, r)
    check_search(s, r)
    for observer in range(s.seats + 1):
        if not is_possible(s, observer):
            raise r.refusal("knows", "knows + unseen = hands")
    check_end(s, r)
    for question in s.open:
        if not fits(s, question):
            raise r.refusal("open", f"{{...}} seat {s.turn}")


def check_piles(s: Plans, r: Reader) -> None:
    if any(card % 32 not in (LEARN_THE_WAYS, ADVANTAGE) for card in s.table.cards):
        raise r.refusal("table", "learn_the_ways, advantage")
    for name, pile in (("discards", s.discards), ("pool", s.pool)):
        if any(s.is_keeper(card) for card in pile.cards):
            raise r.refusal(name, "r2d2, decoy: hands, draw_pile")


def check_search(s: Plans, r: Reader) -> None:
    """What a hidden Search took came out of the pile that it went through."""
    taken, pool = s.taken.listed(), s.pool.listed()
    if s.searcher != NOBODY:
        if s.deck.open_discards or not within(taken, pool) or not 1 <= len(taken) <= 2:
            raise r.refusal("search", "open_discards off; 1-2 taken, from pool")
    for observer in range(s.seats + 1):
        found = [x for x in s.sightings if observer_of(x) == observer and is_found(x)]
        seen = [card_of(x) for x in found if (x >> SEEN) & 1]
        wanted = 0 if observer == s.searcher else len(taken)
        if len(found) != wanted or not within(seen, pool):
            raise r.refusal("knows", f"found x {wanted}")


def within(cards: list[int], pile: list[int]) -> bool:
    return all(cards.count(card) <= pile.count(card) for card in cards)


def is_found(sight: int) -> bool:
    return card_of(sight) == FOUND or bool((sight >> SEEN) & 1)


# -------------------------------------------------------------------------------- who knows what
def is_possible(s: Plans, observer: int) -> bool:
    """Can all that the observer knows be true?  Each card of the other hands is one it knows of."""
    cards = [(seat, c) for seat in range(s.seats) if seat != observer for c in s.hands[seat].cards]
    known = [
        (card_of(x), places_of(x))
        for x in s.sightings
        if observer_of(x) == observer and not (x >> SEEN) & 1
    ]
    for seat in range(s.seats):
        unseen = s.unseen[observer * s.seats + seat]
        if not 0 <= unseen <= (s.hands[seat].size() if seat != observer else 0):
            return False
        known += [(ANYTHING, 1 << seat)] * unseen
    if len(known) != len(cards):
        return False
    of: dict[int, int] = {}
    return all(find_card(s, i, known, cards, of, set()) for i in range(len(known)))


def find_card(
    s: Plans, i: int, known: list[Any], cards: list[Any], of: dict[int, int], tried: set[int]
) -> bool:
    """Match what is known with a card that it may be, moving others aside where that helps."""
    sighted, places = known[i]
    for j, (seat, card) in enumerate(cards):
        if j in tried or not places >> seat & 1 or not may_be(s, sighted, card):
            continue
        tried.add(j)
        if j not in of or find_card(s, of[j], known, cards, of, tried):
            of[j] = i
            return True
    return False


def may_be(s: Plans, sighted: int, card: int) -> bool:
    if sighted == KEEPER:
        return s.is_keeper(card)
    if sighted == FOUND:
        return s.pool.has(card)
    return sighted in (ANYTHING, card)


# -------------------------------------------------------------------------------- what is asked
def check_end(s: Plans, r: Reader) -> None:
    """A game that is on has cards to draw and one question; one that is over has neither."""
    over = s.winner != NOBODY
    if over != (s.reason != ""):
        raise r.refusal("ending", "winner + ending")
    if not over and s.draw_pile.size() == 0:
        raise r.refusal("draw_pile", "[...]")
    steps = [type(step) for step in s.stack]
    if steps != ([] if over else [turn.NextTurn]):
        raise r.refusal("stack", "[]" if over else "[next_turn]")
    if len(s.open) != (0 if over else 1):
        raise r.refusal("open", "[]" if over else "[...] x 1")


def fits(s: Plans, question: Any) -> bool:
    """Could this be asked now, and can it be answered?"""
    if isinstance(question, effects.Defend):
        right = question.seat != s.turn and is_clash(question)
    elif isinstance(question, effects.Lose):
        right = is_loss(s, question)
    else:
        right = question.seat == s.turn and MINE[type(question)](s, question)
    return right and len(question.answers(s)) > 0


def is_clash(question: effects.Defend) -> bool:
    attack = CARDS[question.card].effect
    return (
        isinstance(attack, Attack)
        and attack.value == question.attack
        and 1 <= question.left <= MAX_DEFEND_CARDS
    )


def is_loss(s: Plans, question: effects.Lose) -> bool:
    picked, hand = list(question.picked), s.hands[question.seat].listed()
    there = within(picked, hand) and not any(s.is_keeper(card) for card in picked)
    fewer = question.left >= 1 and question.left + len(picked) < len(hand)
    return there and fewer and picked == sorted(picked) and question.picks(s) > 0


def is_aimed(s: Plans, question: effects.Target) -> bool:
    return CARDS[question.card].effect.aimed()


def is_named(s: Plans, question: effects.Victims) -> bool:
    named = list(question.named)
    fit = all(0 <= seat < s.seats and seat != question.seat for seat in named)
    enough = all(named.count(seat) <= s.hands[seat].size() for seat in named) if fit else False
    return enough and named == sorted(named) and question.left + len(named) == 2


def is_taking(s: Plans, question: jedi_and_bonus.Take) -> bool:
    return question.target != question.seat


def is_finding(s: Plans, question: jedi_and_bonus.Find) -> bool:
    picked = list(question.picked)
    pile = s.discards.listed()
    there = within(picked, pile) and SEARCH not in picked
    return SEARCH in pile and there and question.left >= 1 and question.left + len(picked) <= 2


def is_free(s: Plans, question: turn.YourTurn) -> bool:
    return True


MINE: dict[type, Any] = {
    turn.YourTurn: is_free,
    effects.Target: is_aimed,
    effects.Victims: is_named,
    jedi_and_bonus.Take: is_taking,
    jedi_and_bonus.Find: is_finding,
}
