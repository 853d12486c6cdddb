"""Positions and answers in words, so that a test of a card reads like a play of it."""

from typing import Any

from starfelt.games.star_realms import game
from starfelt.games.star_realms.rules.state import Realms
from tests.core.as_sent import as_sent
from tests.games.playing import in_tale

GAME = game.GAME
SPECTATOR = -1
ENDLESS = {"explorer_pile": "infinite"}
LATE = {"discard_timing": "start_of_victims_turn"}
STICKY = {"ally_condition": "sticky"}

#: A position of which as much as possible is left to be guessed.
BARE = {
    "game": "star_realms",
    "rules": GAME.rules,
    "turn": 0,
    "players": [{"hand": ["scout", "viper"]}, {"hand": ["scout", "scout"]}],
    "row": ["ram", "cutter", "corvette", "trade_bot", "blob_wheel"],
}


def in_words(number: int) -> str:
    action = GAME.action(number)
    words = [action.verb, action.card, action.number]
    return " ".join(str(word) for word in words if word is not None)


ACTIONS = {in_words(number): number for number in range(GAME.num_actions)}
WHOLE_SET = dict(zip(GAME.cards, GAME.count_cards(GAME.start(2, 0)), strict=True))
DEAREST = [  # what lies in the trade row where a test names none: nothing a few coins could buy
    "mothership", "command_ship", "dreadnaught", "machine_base", "missile_mech", "flagship",
    "battlecruiser", "blob_carrier", "battle_blob", "brain_world", "fleet_hq", "blob_world",
]  # fmt: skip


def side(
    hand: str = "",
    bases: str = "",
    ships: str = "",
    deck: str = "",
    discards: str = "",
    **fields: Any,
) -> dict[str, Any]:
    """One player; cards in play may have marks: `space_station+used`."""
    in_play = {"bases": bases, "ships": ships}
    piles = {"hand": hand, "deck": deck, "discards": discards}
    return {
        **{key: cards.split() for key, cards in piles.items()},
        **{key: [c.replace("+", " ") for c in cards.split()] for key, cards in in_play.items()},
        **{k: v.split() if isinstance(v, str) else v for k, v in fields.items()},
    }


def cards_of(player: dict[str, Any]) -> list[str]:
    """Every card of one side."""
    in_play = [words.split()[0] for words in player["ships"] + player["bases"]]
    return player["hand"] + player["deck"] + player["discards"] + in_play


def table(
    mine: str | dict[str, Any],
    theirs: str | dict[str, Any] | None = None,
    row: str = "",
    refill: str = "",
    trade_deck: str | None = None,
    scrapped: str = "",
    **fields: Any,
) -> Realms:
    """The first player is about to act; `mine` and `theirs` are hands or whole sides.

    Cards that are not named lie in the trade deck, below the `refill`, whose last card is the top
    one; if the `trade_deck` is given they were scrapped.
    """
    players = [p if isinstance(p, dict) else side(p or "") for p in (mine, theirs)]
    heap, deck = scrapped.split(), (refill if trade_deck is None else trade_deck).split()
    rest = [card for card in GAME.cards[3:] for _ in range(WHOLE_SET[card])]
    for card in [*cards_of(players[0]), *cards_of(players[1]), *heap, *deck, *row.split()]:
        if card not in GAME.cards[:3]:
            rest.remove(card)
    names = row.split()
    if not row and trade_deck is None:
        names = [card for card in DEAREST if card in rest][:5]
        for card in names:
            rest.remove(card)
    document = {"game": "star_realms", "rules": GAME.rules, "turn": 0, **fields}
    document |= {"players": players, "row": names}
    document["trade_deck"] = rest + deck if trade_deck is None else deck
    if trade_deck is not None or heap:
        document["scrap_heap"] = heap + ([] if trade_deck is None else rest)
        starters = {"scout": 16, "viper": 4}
        for card, number in starters.items():
            there = sum(cards_of(p).count(card) for p in players) + heap.count(card)
            document["scrap_heap"] += [card] * (number - there)
    return GAME.read_document(document)


def play(s: Realms, *answers: str) -> Realms:
    """Give these answers, each for the seat that is asked."""
    for words in answers:
        (seat,) = s.asked()
        s.answer(seat, ACTIONS[words])
    return s


def options_of(s: Realms, *verbs: str) -> list[str]:
    """What the seat that is asked may answer; with these verbs only, if any are given."""
    (seat,) = s.asked()
    words = [in_words(action) for action in s.legal(seat)]
    return [option for option in words if not verbs or option.split()[0] in verbs]


def asked(s: Realms, seat: int = SPECTATOR) -> Any:
    """The one open question, in words."""
    (question,) = GAME.view(s, seat).asked
    return as_sent(question)


def step(s: Realms) -> str:
    return asked(s)["step"]


def pools(s: Realms) -> tuple[int, int]:
    """Trade and combat."""
    return s.trade, s.combat


def authority(s: Realms) -> tuple[int, ...]:
    return tuple(p.authority for p in s.players)


def pile(s: Realms, name: str, seat: int = 0) -> str:
    """The cards of a pile of one side as they truly lie, the last one on top."""
    return " ".join(GAME.write(s)["players"][seat][name])


def hand(s: Realms, seat: int = 0) -> str:
    return pile(s, "hand", seat)


def row(s: Realms) -> str:
    return " ".join(GAME.view(s, SPECTATOR).row)


def scrap_heap(s: Realms) -> str:
    """The scrap heap without the Scouts and Vipers that a short document puts there."""
    heap = GAME.view(s, SPECTATOR).scrap_heap
    return " ".join(card for card in heap if card not in ("scout", "viper"))


def told(s: Realms, seat: int = 0, *kinds: str) -> list[str]:
    """What a seat is told of the latest answer; events of these kinds only, if any are given."""
    return [in_tale(event) for event in GAME.told(s, seat) if not kinds or event.kind in kinds]
