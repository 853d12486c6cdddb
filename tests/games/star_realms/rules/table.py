"""Positions and answers in words, so that a test of a card reads like a play of it."""

import starfelt
from tests.core.as_sent import as_sent
from tests.games.playing import in_tale

GAME = starfelt.load("star_realms")
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


def in_words(number):
    action = GAME.action(number)
    words = [action.verb, action.card, action.number]
    return " ".join(str(word) for word in words if word is not None)


ACTIONS = {in_words(number): number for number in range(GAME.num_actions)}
WHOLE_SET = dict(zip(GAME.cards, GAME.count_cards(GAME.start(2, 0)), strict=True))
DEAREST = [  # what lies in the trade row where a test names none: nothing a few coins could buy
    "mothership", "command_ship", "dreadnaught", "machine_base", "missile_mech", "flagship",
    "battlecruiser", "blob_carrier", "battle_blob", "brain_world", "fleet_hq", "blob_world",
]  # fmt: skip


def side(hand="", bases="", ships="", deck="", discards="", **fields):
    """One player; cards in play may have marks: `space_station+used`."""
    in_play = {"bases": bases, "ships": ships}
    piles = {"hand": hand, "deck": deck, "discards": discards}
    return {
        **{key: cards.split() for key, cards in piles.items()},
        **{key: [c.replace("+", " ") for c in cards.split()] for key, cards in in_play.items()},
        **{k: v.split() if isinstance(v, str) else v for k, v in fields.items()},
    }


def cards_of(player):
    """Every card of one side."""
    in_play = [words.split()[0] for words in player["ships"] + player["bases"]]
    return player["hand"] + player["deck"] + player["discards"] + in_play


def table(mine, theirs=None, row="", refill="", trade_deck=None, scrapped="", **fields):
    """The first player is about to act; `mine` and `theirs` are hands or whole sides.

    Cards that are not named lie in the trade deck, below the `refill`, whose last card is the top
    one; if the `trade_deck` is given they were scrapped.
    """
    players = [p if isinstance(p, dict) else side(p or "") for p in (mine, theirs)]
    heap, deck = scrapped.split(), (refill if trade_deck is None else trade_deck).split()
    rest = [card for card in GAME.cards[3:] for _ in range(WHOLE_SET[card])]
    for card in [*cards_of(players[0]), *cards_of(players[1]), *heap, *deck, *row.split()]:
        if card in rest:
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
    return GAME.read(document)


def play(s, *answers):
    """Give these answers, each for the seat that is asked."""
    for words in answers:
        (seat,) = s.asked()
        s.answer(seat, ACTIONS[words])
    return s


def options_of(s, *verbs):
    """What the seat that is asked may answer; with these verbs only, if any are given."""
    (seat,) = s.asked()
    words = [in_words(action) for action in s.legal(seat)]
    return [option for option in words if not verbs or option.split()[0] in verbs]


def asked(s, seat=SPECTATOR):
    """The one open question, in words."""
    (question,) = GAME.view(s, seat).asked
    return as_sent(question)


def step(s):
    return asked(s)["step"]


def pools(s):
    """Trade and combat."""
    return s.trade, s.combat


def authority(s):
    return tuple(p.authority for p in s.players)


def pile(s, name, seat=0):
    """The cards of a pile of one side as they truly lie, the last one on top."""
    return " ".join(GAME.write(s)["players"][seat][name])


def hand(s, seat=0):
    return pile(s, "hand", seat)


def row(s):
    return " ".join(GAME.view(s, SPECTATOR).row)


def scrap_heap(s):
    """The scrap heap without the Scouts and Vipers that a short document puts there."""
    heap = GAME.view(s, SPECTATOR).scrap_heap
    return " ".join(card for card in heap if card not in ("scout", "viper"))


def told(s, seat=0, *kinds):
    """What a seat is told of the latest answer; events of these kinds only, if any are given."""
    return [in_tale(event) for event in GAME.told(s, seat) if not kinds or event.kind in kinds]
