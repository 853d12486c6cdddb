"""Leaks planted in Empire vs. Rebellion: reserves, decks, strategies, events, who knows them."""

from typing import Any

from msgspec.structs import replace

from starfelt.core.game import Told
from starfelt.core.notation import write_rng
from starfelt.core.options import Options
from starfelt.core.rng import Rng
from starfelt.games.empire_vs_rebellion.game import EmpireVsRebellion
from starfelt.games.empire_vs_rebellion.notation.steps import STEPS, in_words, set_in_words
from starfelt.games.empire_vs_rebellion.notation.write import events_in_words
from starfelt.games.empire_vs_rebellion.rules.resources import CARDS
from tests.contract.leaks import Leak, Loud, PicksKept, others, with_fact

OPEN = {"seen": "everybody"}
STRUGGLE: dict[str, Any] = {
    "event": "rebel_uprising",
    "players": [
        {
            "ready": ["recon_2", "leia_organa", "han_solo"],
            "deck": ["military_2", "yoda", "recon_5"],
            "tops": [2, 1, 0],
            "chosen": "support",
            "seen": [0],
            "reserve": ["chewbacca", "lando_calrissian", "luke_skywalker", "obi_wan_kenobi"],
            "possible_to_foe": [0b00110101],
        },
        {
            "ready": ["ig88", "jabba_the_hutt", "recon_3"],
            "deck": ["military_2", "darth_vader", "diplomacy_4"],
            "tops": [1, 2, 0],
            "chosen": "deception",
            "seen": [1],
            "reserve": ["admiral_piett", "boba_fett", "emperor_palpatine", "general_veers"],
            "possible_to_foe": [0b00011011, 0b00101011],
            "events_seen": 2,
        },
    ],
}
PLANNING: dict[str, Any] = {
    "event": "battle_of_hoth",
    "players": [{}, {"infiltrated": True}],
    "open": [{"step": "pick_for_opponent", "seat": 0}],
    "stack": [{"step": "planned"}, {"step": "pick", "owner": 0}],
}


def won(event: str, step: str, seat: int) -> dict[str, Any]:
    """The Rebel has won this event just now: one question, and the game is over."""
    return {
        "event": event,
        "players": [
            {"ready": ["leia_organa"], "chosen": "support", "won": [event], **OPEN},
            {"ready": ["ig88"], "chosen": "deception", **OPEN},
        ],
        "open": [{"step": step, "seat": seat}],
        "stack": [{"step": "cleanup", "loser": 1}],
    }


SEARCH = {
    **STRUGGLE,
    "turn": 1,
    "players": [
        STRUGGLE["players"][0],
        {**STRUGGLE["players"][1], "ready": ["recon_3"], "exhausted": ["ig88"]},
    ],
    "open": [{"step": "search_whose", "seat": 1}],
}
POSITIONS = (
    STRUGGLE,
    SEARCH,
    PLANNING,
    *[won("balance_of_the_force", "may_look", 0)] * 3,
    won("fall_of_a_hero", "which_to_reserve", 1),
    won("rebel_uprising", "may_add", 0),
)


class MiddleOfTheWar(EmpireVsRebellion):
    """Games of one round that begin where much is hidden; some with the choice of characters."""

    def deal(self, seats: int, rng: Rng, options: Options, quiet: bool) -> Any:
        options = self.complete({**options, "tutorial": False, "cap": 1})
        number = rng.below(len(POSITIONS) + 1)
        if number == len(POSITIONS):
            return super().deal(seats, rng, options, quiet)
        document = {"game": self.name, "rules": self.rules, "options": options}
        s = self.read_document({**document, **POSITIONS[number], "rng": write_rng(rng)})
        s.quiet = quiet
        return s


# -------------------------------------------------------------------------------- views
class BothReserves(Leak):
    """Both reserves are sent, and the screen is trusted to cover one."""

    def view(self, s: Any, seat: int) -> Any:
        reserves = [set_in_words(p.reserve) for p in s.players]
        return with_fact(super().view(s, seat), reserves)


class LastSeatForSpectators(Leak):
    """A spectator is seat -1, and the last player's reserve is what that finds in a list."""

    def view(self, s: Any, seat: int) -> Any:
        reserve = tuple(set_in_words(s.players[1 if seat < 0 else seat].reserve))
        return replace(super().view(s, seat), reserve=reserve)


class OwnDeckAsItLies(Leak):
    """The own deck is listed, but in its true order."""

    def view(self, s: Any, seat: int) -> Any:
        view = super().view(s, seat)
        return (
            replace(view, deck=tuple(in_words(s.players[seat].deck.cards))) if seat >= 0 else view
        )


class BottomOfDecks(Leak):
    """Deck orders leak from the other end as well."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), [p.deck.listed()[:1] for p in s.players])


class OneTopTooMany(Leak):
    """When a card is known on top of a deck, the one below counts as seen too."""

    def view(self, s: Any, seat: int) -> Any:
        tops = [p.deck.listed()[-1 - p.tops_all :] if p.tops_all else [] for p in s.players]
        deeper = [p.deck.listed()[-1 - p.tops_own :] if p.tops_own else [] for p in s.players]
        return with_fact(super().view(s, seat), [tops, deeper])


class TopsOfTheOther(Leak):
    """How many cards on top of a deck somebody else has seen."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), [[p.tops_own, p.tops_foe] for p in s.players])


class WhatTheOpponentThinks(Leak):
    """A seat is shown which of its reserves the opponent thinks possible."""

    def view(self, s: Any, seat: int) -> Any:
        numbers = [len(p.possible_to_foe.reserves) for p in s.players]
        return with_fact(super().view(s, seat), numbers)


class ChosenStrategies(Leak):
    """Both chosen strategies are sent."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), [p.chosen for p in s.players])


class UnusedStrategies(Leak):
    """What is left to pick is listed without the one that is chosen."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), [p.unused() for p in s.players])


class NextEvent(Leak):
    """The event of the next round."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), s.event_deck.listed()[-1:])


class EventsSeenByEither(Leak):
    """Who has seen the next events is not asked."""

    def view(self, s: Any, seat: int) -> Any:
        seen = max(p.events_seen for p in s.players)
        events = events_in_words(s.event_deck.listed()[s.event_deck.size() - seen :])
        return with_fact(super().view(s, seat), events)


class PicksShown(Leak):
    """A half-made choice of characters is shown as it stands."""

    def view(self, s: Any, seat: int) -> Any:
        return replace(super().view(s, seat), asked=tuple(STEPS.asked(s, q) for q in s.open))


class SkippedQuestion(Leak):
    """A question is shown only if there is a character in the deck that could matter."""

    def view(self, s: Any, seat: int) -> Any:
        view = super().view(s, seat)
        hopeful = [any(card > 15 for card in p.deck.listed()[-6:]) for p in s.players]
        return replace(view, asked=tuple(q for q in view.asked if hopeful[q.seat]))


class CharacterOnTop(Leak):
    """One bit, once in a while: whether the next card is worth six, late in a struggle."""

    def view(self, s: Any, seat: int) -> Any:
        near = [s.turns > 4 and CARDS[p.deck.listed()[-1]].ready == 6 for p in s.players]
        return with_fact(super().view(s, seat), any(near))


# -------------------------------------------------------------------------------- tales
class PicksTold(Loud):
    kinds = ("picks",)


class LooksTold(Loud):
    """Recon, Jabba: what is seen of a deck."""

    kinds = ("sees",)


class FindsTold(Loud):
    """IG-88: the characters of a deck."""

    kinds = ("finds",)


class TopTold(Loud):
    """IG-88: the card that is put on top."""

    kinds = ("puts_on_top",)


class AddedTold(Loud):
    kinds = ("adds",)


class SentTold(Loud):
    kinds = ("sends",)


class EventsTold(Loud):
    """Balance of the Force: the next events."""

    pairs = 600  # few of them are about it
    kinds = ("sees_event",)


class KeptTold(Loud):
    """The characters that were chosen."""

    kinds = ("keeps",)


class SentFromPlay(Leak):
    """The number that goes with a character sent to the reserve tells which it was."""

    def told(self, s: Any, seat: int) -> list[Told]:
        sent = [event.card for event in s.events if event.kind == "sends"]
        return [
            Told(told.kind, told.seat, told.other, told.card, sent[0])
            if told.kind == "sends"
            else told
            for told in super().told(s, seat)
        ]


class UntoldView(Leak):
    """The view shows at once what was picked, of which only the picker is told."""

    def view(self, s: Any, seat: int) -> Any:
        picked = [event.card for event in s.events if event.kind == "picks"]
        return with_fact(super().view(s, seat), picked)


# -------------------------------------------------------------------------------- numbers
class ReserveInFeatures(Leak):
    """Numbers for learning see more than the player."""

    def features(self, s: Any, seat: int) -> list[int]:
        return [*super().features(s, seat), *(p.reserve for p in s.players)]


class StrategyInFeatures(Leak):
    def features(self, s: Any, seat: int) -> list[int]:
        return [*super().features(s, seat), *(p.chosen for p in s.players)]


class NextInFeatures(Leak):
    def features(self, s: Any, seat: int) -> list[int]:
        return [*super().features(s, seat), *s.event_deck.listed()[-1:]]


# -------------------------------------------------------------------------------- worlds
class TrueReserve(Leak):
    """A world with other events and strategies, but with the true reserve and deck."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        for other in others(s, seat):
            t.players[other].reserve = s.players[other].reserve
            t.players[other].deck = s.players[other].deck.copy()
        return t


class TrueOwnDeck(Leak):
    """The own deck keeps its true order: a player who knows what comes."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        if seat >= 0:
            t.players[seat].deck = s.players[seat].deck.copy()
        return t


class TrueStrategy(Leak):
    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        for other in others(s, seat):
            t.players[other].chosen = s.players[other].chosen
        return t


class TrueEvents(Leak):
    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        t.event_deck = s.event_deck.copy()
        return t


class KnowledgeKept(Leak):
    """A world in which the opponent knows as much of the own deck as truly."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        for other in others(s, seat):
            t.players[other].tops_own = s.players[other].tops_own
        return t


class TopsForgotten(Leak):
    """A world in which a card that was seen on top of a deck is another one."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        for p in t.players:
            p.deck.shuffle(rng)
        return t


LEAKS = (
    BothReserves,
    LastSeatForSpectators,
    OwnDeckAsItLies,
    BottomOfDecks,
    OneTopTooMany,
    TopsOfTheOther,
    WhatTheOpponentThinks,
    ChosenStrategies,
    UnusedStrategies,
    NextEvent,
    EventsSeenByEither,
    PicksShown,
    SkippedQuestion,
    CharacterOnTop,
    LooksTold,
    FindsTold,
    EventsTold,
    PicksTold,
    TopTold,
    KeptTold,
    ReserveInFeatures,
    StrategyInFeatures,
    NextInFeatures,
    TrueReserve,
    TrueOwnDeck,
    TrueStrategy,
    TrueEvents,
    PicksKept,
    KnowledgeKept,
    TopsForgotten,
)
#: Of secret answers.
OF_ANSWERS = (PicksTold, TopTold, AddedTold, SentTold, KeptTold, SentFromPlay, UntoldView)
