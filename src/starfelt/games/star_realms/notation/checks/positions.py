"""What a position must satisfy to be one: the rules could have led to it, and go on from it."""

from typing import Any

from starfelt.core.machine import NOBODY, Question, Step
from starfelt.core.notation import Reader
from starfelt.core.pile import Pile

from ...rules import effects, odd_cards, turn
from ...rules.card import ROW
from ...rules.card_sets import ALLIED, UNLOCKED, USED, design
from ...rules.designs import CARDS, DESIGNS, EXPLORER, FIRST_BASE, STEALTH_NEEDLE
from ...rules.options import NOTHING
from ...rules.player import Player
from ...rules.state import DRAWN, Realms, Rest


def check(s: Realms, r: Reader) -> None:
    check_supply(s, r)
    for seat, p in enumerate(s.players):
        check_player(s, p, seat == s.turn, r)
    check_turn(s, r)
    check_end(s, r)
    check_stack(s, r)
    if s.first is not None and not fits(s, s.first):
        raise r.refusal("open", f"{{...}} seat {s.turn}")


def check_supply(s: Realms, r: Reader) -> None:
    row = min(ROW, s.row.size() + s.trade_deck.size())
    if s.row.size() != row:
        raise r.refusal("row", f"[...] x {row}")
    for name, pile in (("row", s.row), ("trade_deck", s.trade_deck)):
        if any(card <= EXPLORER for card in pile.cards):
            raise r.refusal(name, "scout, viper, explorer: players")
    if s.scrap_heap.has(EXPLORER):
        raise r.refusal("scrap_heap", "explorer: players")


def check_player(s: Realms, p: Player, acting: bool, r: Reader) -> None:
    if not within(p.shown.listed(), p.hand.listed()):
        raise r.refusal("shown", "hand")
    ships = [design(code) for code in p.ships.cards]
    if any(card >= FIRST_BASE for card in ships) or (ships and not acting):
        raise r.refusal("ships", f"turn {s.turn}, {CARDS[0].key} - {CARDS[FIRST_BASE - 1].key}")
    if any(design(code) < FIRST_BASE for code in p.bases.cards):
        raise r.refusal("bases", f"{CARDS[FIRST_BASE].key} - {CARDS[DESIGNS - 1].key}")
    for name, codes in (("ships", p.ships), ("bases", p.bases)):
        for code in codes.cards:
            check_marks(s, code, acting, name, r)
        if not is_chain(codes):
            raise r.refusal(name, "used, used allied / allied, used allied")
    if p.owed > 0 and not s.rules.late_discards:
        raise r.refusal("owed", "0")


def within(cards: list[int], pile: list[int]) -> bool:
    return all(cards.count(card) <= pile.count(card) for card in cards)


def check_marks(s: Realms, code: int, acting: bool, name: str, r: Reader) -> None:
    """Only abilities that a card has can have been used, and only by who is at turn."""
    card = CARDS[s.acts_as(design(code))]
    possible = 0
    if acting:
        possible |= USED if name == "bases" and len(card.primary) > 0 else 0
        possible |= ALLIED if len(card.ally) > 0 else 0
        possible |= UNLOCKED if len(card.ally) > 0 and s.rules.sticky_allies else 0
    if code & ~possible & (USED | ALLIED | UNLOCKED):
        raise r.refusal(name, f"{card.key}: no such mark")
    if s.rules.sticky_allies and code & ALLIED and not code & UNLOCKED:
        raise r.refusal(name, f"{card.key} allied unlocked")


def is_chain(codes: Pile) -> bool:
    """Of equal cards each has been used for all that the one before it has."""
    pairs = zip(codes.listed(), codes.listed()[1:], strict=False)
    return all(design(one) != design(two) or not one & ~two for one, two in pairs)


def is_starting(s: Realms) -> bool:
    """Is the turn about to begin, when discards that are owed are made?"""
    return any(isinstance(step, turn.StartTurn) for step in s.stack)


def check_turn(s: Realms, r: Reader) -> None:
    if s.mine().owed > 0 and not is_starting(s) and s.winner == NOBODY:
        raise r.refusal("owed", "0")
    ships = [design(code) for code in s.mine().ships.cards]
    played = {card for card in range(DESIGNS) if s.played >> card & 1}
    wanted = {card for card in ships if card != STEALTH_NEEDLE}
    if not wanted <= played or any(c >= FIRST_BASE or c == STEALTH_NEEDLE for c in played):
        raise r.refusal("played", "[" + ", ".join(CARDS[card].key for card in wanted) + "]")
    if s.copied == NOTHING:
        return
    if STEALTH_NEEDLE not in ships or s.copied not in played:
        raise r.refusal("copied", "stealth_needle: ships; copied: played")


def check_end(s: Realms, r: Reader) -> None:
    """A game that is on has two living players and one question; one that is over has neither."""
    alive = [p.authority > 0 for p in s.players]
    right = {
        NOBODY: all(alive) and s.turns < s.rules.cap,
        DRAWN: all(alive) and s.turns == s.rules.cap,
        0: alive == [True, False],
        1: alive == [False, True],
    }[s.winner]
    if not right:
        raise r.refusal("winner", "authority, turns, winner")
    number = 1 if s.winner == NOBODY else 0
    if len(s.open) != number:
        raise r.refusal("open", f"[...] x {number}")


# -------------------------------------------------------------------------------- what is asked
def check_stack(s: Realms, r: Reader) -> None:
    """Below a question lies the main phase, or the start of a turn; above it, what is left of an
    ability."""
    steps = list(s.stack)
    if s.winner == NOBODY and not isinstance(s.first, turn.YourTurn):
        below = steps.pop(0) if steps else None
        if isinstance(s.first, effects.Discard) and s.rules.late_discards:
            right, wanted = isinstance(below, turn.StartTurn), "[start_turn]"
        else:
            right = isinstance(below, turn.YourTurn) and below.seat == s.turn
            wanted = f"[your_turn {s.turn}, ...]"
        if not right:
            raise r.refusal("stack", wanted)
        if isinstance(below, turn.YourTurn) and len(steps) == 1 and is_rest(steps[0]):
            steps = []
    if steps:
        raise r.refusal("stack", "[your_turn, rest]")


def is_rest(rest: Step[Any]) -> bool:
    """Is there such a part, after one that asks?"""
    if not isinstance(rest, Rest):
        return False
    return 0 < rest.part < len(CARDS[rest.card].ability(rest.ability))


def fits(s: Realms, question: Question[Any]) -> bool:
    """Could this be asked now, and can it be answered?"""
    if isinstance(question, effects.Discard):
        mine = question.seat == s.turn
        late = s.rules.late_discards
        return mine == late and s.players[question.seat].hand.size() > 1
    if question.seat != s.turn or not ASKS[type(question)](s, question):
        return False
    # with one answer, which everybody could see, the other questions are not asked
    alone = isinstance(question, (turn.YourTurn, turn.HowMuch, effects.ScrapCard))
    return len(question.answers(s)) >= (1 if alone else 2)


def asks(card: int, *kinds: type) -> bool:
    """Has this card an effect of one of these kinds?"""
    row = CARDS[card]
    parts = [*row.primary, *row.ally, *row.scrap]
    chosen = [p for c in parts if isinstance(c, effects.Choose) for p in (c.first, c.second)]
    return any(isinstance(part, kinds) for part in parts + chosen)


def is_free(s: Realms, question: Any) -> bool:
    return True


def may_attack(s: Realms, question: turn.HowMuch) -> bool:
    return not s.is_walled()


def has_choice(s: Realms, question: effects.WhichEffect) -> bool:
    return asks(question.card, effects.Choose)


def may_scrap(s: Realms, question: effects.ScrapCard) -> bool:
    me = s.mine()
    cards = me.hand.size() + (0 if question.hand_only else me.discards.size())
    if question.may:
        return asks(question.card, effects.MayScrap) and not question.hand_only and cards > 0
    kind = effects.MustScrapFromHand if question.hand_only else effects.MustScrap
    return asks(question.card, kind) and cards > 1


def may_scrap_row(s: Realms, question: effects.ScrapFromRow) -> bool:
    return asks(question.card, effects.MayScrapTradeRow)


def may_destroy(s: Realms, question: effects.DestroyBase) -> bool:
    return asks(question.card, effects.MayDestroyBase)


def may_take(s: Realms, question: odd_cards.TakeWhich) -> bool:
    return asks(question.card, odd_cards.TakeShip)


def may_copy(s: Realms, question: odd_cards.CopyWhich) -> bool:
    ships = [design(code) for code in s.mine().ships.cards]
    return STEALTH_NEEDLE in ships and s.copied == NOTHING


def may_pick(s: Realms, question: odd_cards.Some) -> bool:
    kind = (
        odd_cards.DiscardThenDraw
        if isinstance(question, odd_cards.DiscardSome)
        else odd_cards.ScrapThenDraw
    )
    picked = list(question.picked)
    there = list(question.unpicked().pool(s))
    whole = question.left >= 1 and question.left + len(picked) == 2
    return asks(question.card, kind) and whole and within(picked, there)


ASKS: dict[type, Any] = {
    turn.YourTurn: is_free,
    turn.HowMuch: may_attack,
    effects.WhichEffect: has_choice,
    effects.ScrapCard: may_scrap,
    effects.ScrapFromRow: may_scrap_row,
    effects.DestroyBase: may_destroy,
    odd_cards.TakeWhich: may_take,
    odd_cards.CopyWhich: may_copy,
    odd_cards.DiscardSome: may_pick,
    odd_cards.ScrapSome: may_pick,
}
