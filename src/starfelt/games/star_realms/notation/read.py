"""Positions of Star Realms, read from words."""

from collections.abc import Mapping
from typing import Any

from starfelt.core.machine import NOBODY
from starfelt.core.notation import Reader, read_rng
from starfelt.core.pile import Pile, pile

from ..rules import effects, odd_cards, turn
from ..rules.card_sets import MARKS, design
from ..rules.designs import EXPLORER, FIRST_BASE, KEYS
from ..rules.options import NOTHING, Rules
from ..rules.player import Player
from ..rules.state import DRAWN, Realms
from .steps import LARGEST, NAMES, STEPS, action_in_words, in_words
from .write import MARK_NAMES


# -------------------------------------------------------------------------------- reading
def read(document: Mapping[str, Any], rules: Rules, all_cards: list[int]) -> Realms:
    """The position; `all_cards` are how many of each design a game with these rules has."""
    r = Reader(document, "position")
    s = turn.bare(read_rng(r.get("rng", None)), rules)
    s.turn = r.number("turn", 0, 1)
    s.turns = r.number("turns", 0, LARGEST, 0)
    for seat, player in enumerate(r.items("players", None, 2)):
        read_player(s.players[seat], Reader(player, "players"), rules)
    s.trade = r.number("trade", 0, LARGEST, 0)
    s.combat = r.number("combat", 0, LARGEST, 0)
    s.to_top = r.number("to_top", 0, LARGEST, 0)
    s.row = read_pile(r, "row")
    s.trade_deck = read_pile(r, "trade_deck")
    s.scrap_heap = read_pile(r, "scrap_heap")
    s.copied = NAMES.index(r.word("copied", NAMES)) if "copied" in document else NOTHING
    winner = r.word("winner", (0, 1, "draw", NOBODY), NOBODY)
    s.winner = DRAWN if winner == "draw" else winner
    read_played(s, r)
    complete_piles(s, r, all_cards)
    over = s.winner != NOBODY
    acting = {"step": "your_turn", "seat": s.turn}
    s.open = [STEPS.question(s, step) for step in r.items("open", [] if over else [acting])]
    below = [] if over or isinstance(s.first, turn.YourTurn) else [acting]
    if isinstance(s.first, effects.Discard) and rules.late_discards:
        below = [{"step": "start_turn"}]
    s.stack = [STEPS.read(s, step) for step in r.items("stack", below)]
    check_seats(s, r)
    check_picks(s, r)
    if rules.sticky_allies and not over and not is_starting(s):
        s.unlock()
    return s


def check_seats(s: Realms, r: Reader) -> None:
    """Whoever is at turn is asked, but for a discard; the main phase is open or waits, once."""
    asked = [q for q in s.open if not isinstance(q, effects.Discard)]
    phases = [step for step in [*s.stack, *asked] if isinstance(step, turn.YourTurn)]
    for field, questions in (("open", asked), ("stack", phases)):
        if any(question.seat != s.turn for question in questions):
            raise r.refusal(field, f"{{...}} seat {s.turn}")
    if len(phases) > 1:
        raise r.refusal("stack", "[your_turn, rest]")
    if len(s.open) > 1:
        raise r.refusal("open", "[{...}]")


def check_picks(s: Realms, r: Reader) -> None:
    """What has been picked so far lies there, and was picked in ascending order."""
    if isinstance(s.first, odd_cards.Some):
        picked, there = list(s.first.picked), list(s.first.whole(s))
        if picked != sorted(picked) or any(picked.count(n) > there.count(n) for n in picked):
            raise r.refusal("picked", f"[{', '.join(map(action_in_words, there))}]")


def is_starting(s: Realms) -> bool:
    """Is the turn about to begin, when discards that are owed are made?"""
    return any(isinstance(step, turn.StartTurn) for step in s.stack)


def read_player(p: Player, r: Reader, rules: Rules) -> None:
    p.authority = r.number("authority", -LARGEST, LARGEST, rules.authority)
    p.owed = r.number("owed", 0, LARGEST, 0)
    p.deck = read_pile(r, "deck")
    p.tops = r.number("tops", 0, p.deck.size(), 0)
    p.hand = read_pile(r, "hand").sorted()
    p.shown = read_pile(r, "shown").sorted()
    if any(p.shown.count(card) > p.hand.count(card) for card in p.shown.cards):
        raise r.refusal("shown", "hand")
    p.discards = read_pile(r, "discards")
    p.ships = read_in_play(r, "ships", NAMES[:FIRST_BASE])
    p.bases = read_in_play(r, "bases", NAMES[FIRST_BASE:])


def read_pile(r: Reader, key: str) -> Pile:
    names = r.items(key, [])
    if not all(name in NAMES for name in names):
        raise r.refusal(key, "[" + ", ".join(NAMES) + "]")
    return pile([KEYS[name] for name in names])


def read_in_play(r: Reader, key: str, names: list[str]) -> Pile:
    """Cards in play: one of these names and marks, such as `space_station used`."""
    codes = []
    marks = dict(MARK_NAMES)
    for item in r.items(key, []):
        name, _, rest = item.partition(" ") if isinstance(item, str) else ("", "", "")
        words = rest.split()
        if name not in names or not set(words) <= set(marks) or len(set(words)) < len(words):
            raise r.refusal(key, "[" + ", ".join(names) + "] + " + ", ".join(marks))
        codes.append(KEYS[name] << MARKS | sum(marks[word] for word in words))
    return pile(sorted(codes))


def read_played(s: Realms, r: Reader) -> None:
    """The ships played this turn; by default those in play."""
    in_play = in_words(sorted({design(code) for code in s.players[s.turn].ships.cards}))
    default = [name for name in in_play if name != "stealth_needle"]
    for name in r.items("played", default):
        if name not in NAMES:
            raise r.refusal("played", "[" + ", ".join(NAMES) + "]")
        s.played |= 1 << KEYS[name]
    s.blobs_played = r.number("blobs_played", 0, LARGEST, 0)


def complete_piles(s: Realms, r: Reader, all_cards: list[int]) -> None:
    """Put cards that lie nowhere into those piles that the document leaves out."""
    if s.rules.explorers != NOTHING:
        s.explorers = max(all_cards[EXPLORER] - s.cards()[EXPLORER], 0)
    for card, (wanted, there) in enumerate(zip(all_cards, s.cards(), strict=True)):
        key, rest = (
            ("trade_deck", s.trade_deck) if card > EXPLORER else ("scrap_heap", s.scrap_heap)
        )
        if key not in r.document:
            for _ in range(wanted - there):
                rest.add(card)
    if "trade_deck" not in r.document:
        s.trade_deck.shuffle(s.rng)
