"""Positions in words, read.

A document may leave out what can be guessed: cards that lie nowhere are in the deck, nobody knows
anything of the discards, and everybody is about to choose an action.
"""

from collections.abc import Mapping
from typing import Any, Final

from starfelt.core.machine import NOBODY
from starfelt.core.notation import Reader, read_rng
from starfelt.core.pile import Pile, pile

from ..rules.actions import ACTION_CARDS
from ..rules.knowledge import EPOCH, Knowledge
from ..rules.options import Rules
from ..rules.player import NO_CARD, Player
from ..rules.powers.designs import KEYS, NAMES
from ..rules.powers.powers import KINDS, LAST_CHOICE
from ..rules.round import goals, phases, setup
from ..rules.round.phases import SECRETS
from ..rules.settle.takeovers import set_attempts
from ..rules.state import ENDINGS, Race
from .steps import STEPS
from .write import (
    BOOSTED,
    COLOURS,
    ONCE,
    Attempt,
    actions_of,
    attempts_of,
    chosen_of,
    marks_of,
    once_of,
    used_of,
)

LARGEST: Final = 1_000_000  # no number of a game is larger
MOST_SETTLED: Final = 5  # worlds placed and taken over in one phase
MOST_IN_HAND: Final = 48  # picks are bits of one number
MOST_IN_TABLEAU: Final = 24  # marks of cards are bits of one number, too
MOST_RESHUFFLES: Final = EPOCH // 2  # there must be room for the rest of the game


def read(document: Mapping[str, Any], rules: Rules, seats: int) -> Race:
    r = Reader(document, "position")
    s = setup.bare(seats, read_rng(r.get("rng", None)), rules, False)
    s.lead = r.number("lead", 0, seats - 1, 0)
    s.round = r.number("round", 0, LARGEST, 1)
    s.phase = phases.PHASES.index(r.word("phase", phases.PHASES, "none"))
    s.again = r.word("again", (True, False), False)
    s.over = ENDINGS.index(r.word("over", ENDINGS, ""))
    s.reshuffles = r.number("reshuffles", 0, MOST_RESHUFFLES, 0)
    read_goals(s, r)
    read_table(s, r)
    for seat, player in enumerate(r.items("players", None, seats)):
        read_player(s.players[seat], Reader(player, "players"), s)
    chips = sum(p.chips for p in s.players)
    s.pool = r.number("pool", -LARGEST, LARGEST, s.pool - chips)
    s.deck = read_pile(r, "deck")
    s.discards = read_pile(r, "discards")
    complete_deck(s, r)
    read_known(s, r)
    read_moment(s, r)
    return s


def read_moment(s: Race, r: Reader) -> None:
    """What is open and what follows; everybody is about to choose, unless it is said."""
    acting: list[Any] = []
    below: list[Any] = []
    secret = SECRETS[phases.NO_SECRET]
    if "open" not in r.document and not s.over:
        last = chooses_last(s)
        secret = SECRETS[phases.SECRET_ACTIONS]
        seats = [n for n in range(s.seats) if n != last or s.rules.two_actions]
        acting = [{"step": "choose_action", "seat": seat} for seat in seats]
        below = [{"step": "reveal_to", "seat": last} if last != NOBODY else {"step": "reveal"}]
    s.secret = SECRETS.index(r.word("secret", SECRETS, secret))
    s.open = [STEPS.question(s, step) for step in r.items("open", acting)]
    s.stack = [STEPS.read(s, step) for step in r.items("stack", below)]


def chooses_last(s: Race) -> int:
    """The seat that chooses actions after the others, or NOBODY."""
    return next((n for n, p in enumerate(s.players) if p.sums[LAST_CHOICE] > 0), NOBODY)


def read_goals(s: Race, r: Reader) -> None:
    rows = [Reader(goal, "goals") for goal in r.items("goals", [])]
    keys = [goals.GOAL_KEYS[row.word("goal", tuple(goals.GOAL_KEYS))] for row in rows]
    if keys != sorted(set(keys)) or any(goals.GOALS[n].level > s.rules.level for n in keys):
        raise r.refusal("goals", ", ".join(goals.GOAL_KEYS))
    if not rows:
        return
    setup.set_goals(s, keys)
    for i, row in enumerate(rows):
        most = goals.GOALS[keys[i]].most
        owners = row.items("seats", [])
        fit = all(type(seat) is int and 0 <= seat < s.seats for seat in owners)
        if not fit or owners != sorted(set(owners)) or (most and len(owners) > 1):
            raise row.refusal("seats", f"[0-{s.seats - 1}]")
        quirks = s.rules.engine_quirks
        counted = row.items("counted", [0] * s.seats, s.seats) if quirks else []
        if not all(type(n) is int and abs(n) <= LARGEST for n in counted):
            raise row.refusal("counted", "[...]")
        goals.set_owners(s, i, owners, counted)


def read_table(s: Race, r: Reader) -> None:
    """What lies in the middle besides goals."""
    leaders = r.items("leaders", [])
    if not all(type(seat) is int and 0 <= seat < s.seats for seat in leaders):
        raise r.refusal("leaders", f"[0-{s.seats - 1}]")
    s.leaders = sum(1 << seat for seat in set(leaders))
    flipped = read_pile(r, "flipped")
    s.flipped = flipped if flipped.size() > 0 else None
    numbers = []
    for row in r.items("attempts", []):
        numbers += read_attempt(s, Reader(row, "attempts"))
    set_attempts(s, numbers)


def read_attempt(s: Race, r: Reader) -> list[int]:
    row = Attempt(
        attacker=r.number("attacker", 0, s.seats - 1),
        owner=r.number("owner", 0, s.seats - 1),
        world=r.word("world", NAMES),
        power=r.word("power", NAMES),
        cloaked=r.word("cloaked", (True, False), False),
        prevented=r.word("prevented", (True, False), False),
    )
    return attempts_of([row])


def read_player(p: Player, r: Reader, s: Race) -> None:
    p.hand = read_pile(r, "hand", MOST_IN_HAND).sorted()
    p.drawn = read_pile(r, "drawn").sorted()
    tableau = read_pile(r, "tableau", MOST_IN_TABLEAU)
    for card in tableau.cards:
        p.lay(card)
    p.new = r.number("new", 0, tableau.size(), 0)
    for i in range(p.working()):
        p.works(tableau.at(i), 1)
    read_goods(p, r, s)
    p.chips = r.number("chips", 0, LARGEST, 0)
    p.chosen = chosen_of(read_actions(r, "chosen"))
    actions, boosted = actions_of(read_actions(r, "actions"))
    p.action, p.second = [*actions, NO_CARD, NO_CARD][:2]
    p.boosted = actions[boosted] if boosted != NO_CARD else NO_CARD
    p.placing = KEYS[r.word("placing", NAMES)] if "placing" in r.document else NO_CARD
    read_prestige(p, r)
    p.settled = r.number("settled", 0, MOST_SETTLED, 0)
    p.less = r.number("less", 0, LARGEST, 0)
    p.armed = r.number("armed", 0, LARGEST, 0)
    once = r.items("once", [])
    if not all(word in ONCE for word in once):
        raise r.refusal("once", ", ".join(ONCE))
    p.once = once_of(list(dict.fromkeys(once)))
    read_lost(p, r)
    p.extra = r.number("extra", 0, LARGEST, 0)
    read_marks(p, r)
    p.discarded = r.word("discarded", (True, False), False)
    p.fresh = r.number("fresh", 0, LARGEST, 0)
    p.gone = r.number("gone", 0, LARGEST, 0)
    p.shown = read_pile(r, "shown").sorted() if "shown" in r.document else None


def read_prestige(p: Player, r: Reader) -> None:
    p.prestige = r.number("prestige", 0, LARGEST, 0)
    p.on_tile = r.word("on_tile", (True, False), False)
    p.spent = r.word("spent", (True, False), False)
    rejected = r.get("rejected", None)
    p.rejected = NO_CARD if rejected is None else COLOURS.index(r.word("rejected", COLOURS))


def read_lost(p: Player, r: Reader) -> None:
    """Worlds taken over in this phase still work."""
    lost = read_pile(r, "lost")
    if lost.size() > 0:
        p.lost = lost
        for card in lost.cards:
            p.works(card, 1)


def read_actions(r: Reader, key: str) -> list[str]:
    """One action card, or two different ones in order; the prestige card with one at most."""
    names = r.items(key, [])
    plain = [str(name).removesuffix(BOOSTED) for name in names]
    numbers = [ACTION_CARDS.index(name) for name in plain if name in ACTION_CARDS]
    known = len(numbers) == len(names) <= 2 and numbers == sorted(set(numbers))
    if not known or sum(name != bare for name, bare in zip(names, plain, strict=True)) > 1:
        raise r.refusal(key, ", ".join(ACTION_CARDS))
    return names


def read_goods(p: Player, r: Reader, s: Race) -> None:
    rows = r.items("goods", [None] * p.tableau.size(), p.tableau.size())
    for i, row in enumerate(rows):
        if row is not None:
            p.goods.put(i, read_code(r, "goods", row, s))
    saved = [read_code(r, "saved", row, s) for row in r.items("saved", [])]
    p.saved = pile(sorted(saved)) if saved else None


def read_code(r: Reader, key: str, row: Any, s: Race) -> int:
    """A good is a card and after how many reshuffles it was laid; or its name alone."""
    pair: Any = [row, s.reshuffles] if isinstance(row, str) else row
    fits = isinstance(pair, list) and len(pair) == 2 and pair[0] in NAMES
    if not fits or type(pair[1]) is not int or not 0 <= pair[1] <= s.reshuffles:
        raise r.refusal(key, "[[card, reshuffles], ...]")
    return KEYS[pair[0]] + EPOCH * pair[1]


def read_marks(p: Player, r: Reader) -> None:
    used = r.items("used", [])
    names = {name for i in range(p.tableau.size()) for name in marks_of(p, i)}
    if not all(isinstance(name, str) and name in names for name in used):
        raise r.refusal("used", "[" + ", ".join(sorted(names)) + "]")
    p.used = used_of(p, used)
    produced = r.items("produced", [0] * len(KINDS), len(KINDS))
    if not all(type(n) is int and 0 <= n <= 255 for n in produced):
        raise r.refusal("produced", f"[...] x {len(KINDS)}")
    p.produced = sum(n << 8 * kind for kind, n in enumerate(produced))


def read_pile(r: Reader, key: str, most: int = LARGEST) -> Pile:
    names = r.items(key, [])
    if len(names) > most:
        raise r.refusal(key, f"[...] x 0-{most}")
    if not all(isinstance(name, str) and name in KEYS for name in names):
        raise r.refusal(key, "[" + ", ".join(NAMES) + "]")
    return pile([KEYS[name] for name in names])


def complete_deck(s: Race, r: Reader) -> None:
    """Cards that lie nowhere are in the deck, in any order."""
    if "deck" in r.document:
        return
    for card, (wanted, there) in enumerate(zip(s.rules.copies, s.cards(), strict=True)):
        for _ in range(wanted - there):
            s.deck.add(card)
    s.deck.shuffle(s.rng)


def read_known(s: Race, r: Reader) -> None:
    """By seat, and last what everybody knows."""
    rows = r.items("known", [{} for _ in range(s.seats + 1)], s.seats + 1)
    for observer, row in enumerate(rows):
        reader = Reader(row, "known")
        past = []
        for pair in reader.items("shuffled", []):
            fits = isinstance(pair, list) and len(pair) == 2 and pair[0] in NAMES
            if not fits or type(pair[1]) is not int or not 0 < pair[1] <= s.reshuffles:
                raise reader.refusal("shuffled", f"[[card, 1-{s.reshuffles}], ...]")
            past.append(KEYS[pair[0]] * EPOCH + pair[1])
        discards = read_pile(reader, "discards").sorted()
        s.known[observer] = Knowledge(discards, pile(sorted(past)))
