"""A position of Star Realms in words, and back.

A document may leave out what can be guessed: cards of the trade deck that lie nowhere are still in
it, Scouts and Vipers that lie nowhere were scrapped, Explorers that lie nowhere are in their pile,
nobody has been shown anything, and the seat whose turn it is is about to act.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from starfelt.core.machine import NOBODY, Question, Step
from starfelt.core.notation import Reader, read_rng, write_rng
from starfelt.core.pile import Pile, pile
from starfelt.games.star_realms import effects, odd, positions, turn
from starfelt.games.star_realms.actions import NUM_ACTIONS, verb_of
from starfelt.games.star_realms.cards import (
    CARDS,
    DESIGNS,
    EXPLORER,
    KEYS,
    SCOUTS,
    VIPERS,
)
from starfelt.games.star_realms.designs import ALLIED, MARKS, UNLOCKED, USED, design
from starfelt.games.star_realms.player import Player
from starfelt.games.star_realms.rules import NOTHING, Rules
from starfelt.games.star_realms.state import DRAWN, Realms, Rest

NAMES: Final = [CARDS[n].key for n in range(DESIGNS)]
ABILITIES: Final = ("primary", "ally", "scrap")
MARK_NAMES: Final = (("used", USED), ("allied", ALLIED), ("unlocked", UNLOCKED))
LARGEST: Final = 1_000_000  # no number of a game is larger

# the numbers of each step in words; a field that ends a row with * takes the rest as a list
STEPS: Final[dict[str, tuple[Any, tuple[str, ...]]]] = {
    "start_turn": (turn.StartTurn, ()),
    "rest": (Rest, ("card", "ability", "part")),
    "your_turn": (turn.YourTurn, ("seat",)),
    "how_much": (turn.HowMuch, ("seat",)),
    "which_effect": (effects.WhichEffect, ("seat", "card")),
    "discard": (effects.Discard, ("seat",)),
    "scrap_card": (effects.ScrapCard, ("seat", "card", "may", "hand_only")),
    "scrap_from_row": (effects.ScrapFromRow, ("seat", "card")),
    "destroy_base": (effects.DestroyBase, ("seat", "card")),
    "take_which": (odd.TakeWhich, ("seat", "card")),
    "copy_which": (odd.CopyWhich, ("seat",)),
    "discard_some": (odd.DiscardSome, ("seat", "card", "left", "picked*")),
    "scrap_some": (odd.ScrapSome, ("seat", "card", "left", "picked*")),
}
# where the constructor takes what plain code should not hand over
MAKERS: Final[dict[str, Any]] = {
    "discard_some": odd.discard_some_of,
    "scrap_some": odd.scrap_some_of,
}
QUESTIONS: Final = [name for name, (kind, _) in STEPS.items() if issubclass(kind, Question)]


# -------------------------------------------------------------------------------- writing
def name_of(step: Step[Any]) -> str:
    """The name of a step or question, as notation and texts have it."""
    return next(name for name, (kind, _) in STEPS.items() if type(step) is kind)


def in_words(cards: Iterable[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def action_in_words(action: int) -> str:
    verb, card = verb_of(action)
    return f"{verb} {NAMES[card]}"


def write_step(step: Step[Any]) -> dict[str, Any]:
    name = name_of(step)
    numbers = step.numbers()
    document: dict[str, Any] = {"step": name}
    for i, field in enumerate(STEPS[name][1]):
        if field == "picked*":
            document["picked"] = [action_in_words(action) for action in numbers[i:]]
        elif field == "card":
            document[field] = NAMES[numbers[i]]
        elif field == "ability":
            document[field] = ABILITIES[numbers[i]]
        elif field in ("may", "hand_only"):
            document[field] = bool(numbers[i])
        else:
            document[field] = numbers[i]
    return document


def write_in_play(code: int) -> str:
    marks = [name for name, mark in MARK_NAMES if code & mark]
    return " ".join([NAMES[design(code)], *marks])


def write_player(p: Player) -> dict[str, Any]:
    return {
        "authority": p.authority,
        "owed": p.owed,
        "deck": in_words(p.deck.cards),
        "tops": p.tops,
        "hand": in_words(p.hand.cards),
        "shown": in_words(p.shown.cards),
        "discards": in_words(p.discards.cards),
        "ships": [write_in_play(code) for code in p.ships.cards],
        "bases": [write_in_play(code) for code in p.bases.cards],
    }


def write(s: Realms) -> dict[str, Any]:
    document: dict[str, Any] = {
        "options": s.rules.options,
        "turn": s.turn,
        "turns": s.turns,
        "players": [write_player(p) for p in s.players],
        "trade": s.trade,
        "combat": s.combat,
        "to_top": s.to_top,
        "played": played_in_words(s),
        "blobs_played": s.blobs_played,
        "row": in_words(s.row.cards),
        "trade_deck": in_words(s.trade_deck.cards),
        "scrap_heap": in_words(s.scrap_heap.cards),
        "stack": [write_step(step) for step in s.stack],
        "open": [write_step(question) for question in s.open],
        "rng": write_rng(s.rng),
    }
    if s.copied != NOTHING:
        document["copied"] = NAMES[s.copied]
    if s.winner != NOBODY:
        document["winner"] = "draw" if s.winner == DRAWN else s.winner
    return document


def played_in_words(s: Realms) -> list[str]:
    return [NAMES[card] for card in range(DESIGNS) if s.played >> card & 1]


# -------------------------------------------------------------------------------- reading
def read(document: Mapping[str, Any], rules: Rules) -> Realms:
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
    complete_piles(s, r)
    over = s.winner != NOBODY
    acting = {"step": "your_turn", "seat": s.turn}
    s.open = [read_question(step) for step in r.items("open", [] if over else [acting])]
    below = [] if over or isinstance(s.first, turn.YourTurn) else [acting]
    if isinstance(s.first, effects.Discard) and rules.late_discards:
        below = [{"step": "start_turn"}]
    s.stack = [read_step(step) for step in r.items("stack", below)]
    if rules.sticky_allies and not over and not positions.is_starting(s):
        s.unlock()
    positions.check(s, r)
    return s


def read_player(p: Player, r: Reader, rules: Rules) -> None:
    p.authority = r.number("authority", -LARGEST, LARGEST, rules.authority)
    p.owed = r.number("owed", 0, LARGEST, 0)
    p.deck = read_pile(r, "deck")
    p.tops = r.number("tops", 0, p.deck.size(), 0)
    p.hand = read_pile(r, "hand").sorted()
    p.shown = read_pile(r, "shown").sorted()
    p.discards = read_pile(r, "discards")
    p.ships = read_in_play(r, "ships")
    p.bases = read_in_play(r, "bases")


def read_pile(r: Reader, key: str) -> Pile:
    names = r.items(key, [])
    if not all(name in NAMES for name in names):
        raise r.refusal(key, "[" + ", ".join(NAMES) + "]")
    return pile([KEYS[name] for name in names])


def read_in_play(r: Reader, key: str) -> Pile:
    """Cards in play: a name and marks, such as `space_station used`."""
    codes = []
    marks = dict(MARK_NAMES)
    for item in r.items(key, []):
        name, _, rest = item.partition(" ") if isinstance(item, str) else ("", "", "")
        words = rest.split()
        if name not in NAMES or not set(words) <= set(marks) or len(set(words)) < len(words):
            raise r.refusal(key, "[" + ", ".join(NAMES) + "] + " + ", ".join(marks))
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


def complete_piles(s: Realms, r: Reader) -> None:
    """Put cards that lie nowhere where they are most likely to be."""
    there = list(s.cards())
    wanted = whole_set(s.rules)
    if s.rules.explorers != NOTHING:
        s.explorers = wanted[EXPLORER] - there[EXPLORER]
        there[EXPLORER] = wanted[EXPLORER] if s.explorers >= 0 else there[EXPLORER]
    for card in range(DESIGNS):
        missing = wanted[card] - there[card]
        given = "trade_deck" in r.document if card > EXPLORER else "scrap_heap" in r.document
        if missing < 0 or (missing > 0 and given):
            raise r.refusal("cards", f"{wanted[card]} {NAMES[card]}")
        for _ in range(missing):
            (s.trade_deck if card > EXPLORER else s.scrap_heap).add(card)
    if "trade_deck" not in r.document:
        s.trade_deck.shuffle(s.rng)


def whole_set(rules: Rules) -> list[int]:
    """How many of each design there are in a game; endless Explorers don't count."""
    counts = [int(CARDS[card].copies) for card in range(DESIGNS)]
    counts[: EXPLORER + 1] = [2 * SCOUTS, 2 * VIPERS, max(rules.explorers, 0)]
    return counts


def read_step(document: Any) -> Step[Any]:
    r = Reader(document, "step")
    name = r.word("step", tuple(STEPS))
    kind, fields = STEPS[name]
    step: Step[Any] = MAKERS.get(name, kind)(*(read_field(r, field) for field in fields))
    return step


def read_field(r: Reader, field: str) -> Any:
    if field == "picked*":
        return [read_action(r, words) for words in r.items("picked", [])]
    if field == "card":
        return KEYS[r.word(field, NAMES)]
    if field == "ability":
        return ABILITIES.index(r.word(field, ABILITIES))
    if field in ("may", "hand_only"):
        if not isinstance(r.get(field, None), bool):
            raise r.refusal(field, "true, false")
        return r.get(field, None)
    return r.number(field, 0, 1 if field == "seat" else 99)


ACTIONS: Final = {
    action_in_words(action): action
    for action in range(NUM_ACTIONS)
    if verb_of(action)[0] in ("discard", "scrap_from_hand", "scrap_from_discards")
}


def read_action(r: Reader, words: Any) -> int:
    if not isinstance(words, str) or words not in ACTIONS:
        raise r.refusal("picked", "discard, scrap_from_hand, scrap_from_discards + card")
    return ACTIONS[words]


def read_question(document: Any) -> Question[Any]:
    step = read_step(document)
    if not isinstance(step, Question):
        raise Reader(document, "open").refusal("open", ", ".join(QUESTIONS))
    return step
