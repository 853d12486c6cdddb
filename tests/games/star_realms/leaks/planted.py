"""Leaks planted in Star Realms: hands, the order of three decks, half-made choices, known cards."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from starfelt.core.game import Told
from starfelt.core.notation import write_rng
from starfelt.core.options import Options
from starfelt.core.rng import Rng
from starfelt.games.star_realms.game import GAME, StarRealms
from starfelt.games.star_realms.notation.steps import STEPS, in_words
from starfelt.games.star_realms.rules.designs import CARDS
from tests.contract.leaks import Leak, PicksKept, others, with_fact

#: Both can pick several cards, know a card on top, and are low on authority.
SIDE = {
    "authority": 15,
    "deck": ["scout", "viper", "scout", "ram", "cutter"],
    "tops": 1,
    "discards": ["scout", "trade_bot"],
}
SIDES = (
    {
        **SIDE,
        "hand": ["scout", "viper", "imperial_fighter", "imperial_frigate", "explorer"],
        "bases": ["brain_world", "recycling_station"],
    },
    {  # one discard, and there is no choice left, which only this seat knows
        **SIDE,
        "hand": ["scout", "scout", "survey_ship"],
        "bases": ["recycling_station", "central_office"],
    },
)


class MiddleOfTheGame(StarRealms):
    """Games that begin where whole random games, which are long, seldom come."""

    def deal(self, seats: int, rng: Rng, options: Options, quiet: bool) -> Any:
        s = GAME.read_document(
            {
                "game": self.name,
                "rules": self.rules,
                "options": options,
                "turn": 0,
                "players": list(SIDES),
                "row": ["freighter", "corvette", "dreadnaught", "blob_wheel", "mothership"],
                "rng": write_rng(rng),
            }
        )
        s.quiet = quiet
        return s


def with_seats(view: Any, seats: Iterable[object]) -> Any:
    """The view with other facts about both sides of the table."""
    return replace(view, seats=tuple(seats))


class OpponentsHand(Leak):
    """Both hands are sent, and the screen is trusted to cover one."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), [in_words(p.hand.cards) for p in s.players])


class LastSeatForSpectators(Leak):
    """A spectator is seat -1, and the last player's hand is what that finds in a list."""

    def view(self, s: Any, seat: int) -> Any:
        hand = in_words(s.players[1 if seat < 0 else seat].hand.cards)
        return replace(super().view(s, seat), hand=tuple(hand))


class UnsortedUnseen(Leak):
    """The unseen cards are listed as they lie: those in the deck first, those in hand last."""

    def view(self, s: Any, seat: int) -> Any:
        view = super().view(s, seat)
        for other in others(s, seat):
            cards = s.players[other].deck.listed() + s.players[other].hand.listed()
            listed = sorted(view.seats[other].unseen, key=in_words(cards).index)
            seats = list(view.seats)
            seats[other] = replace(view.seats[other], unseen=tuple(listed))
            view = with_seats(view, seats)
        return view


class OwnNextCard(Leak):
    """What I draw next is in the message that I get."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), s.players[seat].deck.listed()[-1:])


class BottomOfDeck(Leak):
    """Deck orders leak from the other end as well."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), [p.deck.listed()[:1] for p in s.players])


class NextInTradeRow(Leak):
    """The card that will fill the next gap."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), s.trade_deck.listed()[-1:])


class PicksShown(Leak):
    """A half-made choice is shown as it stands."""

    def view(self, s: Any, seat: int) -> Any:
        return replace(super().view(s, seat), asked=tuple(STEPS.asked(s, q) for q in s.open))


class OneTopTooMany(Leak):
    """When a card was put on top of a deck, the one below counts as seen too."""

    def view(self, s: Any, seat: int) -> Any:
        view = super().view(s, seat)
        decks = [p.deck.listed()[-1 - p.tops :] if p.tops else [] for p in s.players]
        return with_fact(view, decks)


class TopsForgotten(Leak):
    """A world in which a card that all saw go on top of the deck is another one."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        for p in t.players:
            p.deck.shuffle(rng)
        return t


class DrawnFromTop(Leak):
    """When a card of a hand is known, for it was drawn from the top, the first one is shown too."""

    def view(self, s: Any, seat: int) -> Any:
        first = [p.hand.listed()[:1] if p.shown.size() > 0 else [] for p in s.players]
        return with_fact(super().view(s, seat), first)


class CombatInHand(Leak):
    """One bit, once in a while: whether the opponent can strike, when authority is low."""

    def view(self, s: Any, seat: int) -> Any:
        threats = [
            len(CARDS[card].ally) > 0 and s.players[1 - other].authority < 20
            for other in others(s, seat)
            for card in s.players[other].hand.cards
        ]
        return with_fact(super().view(s, seat), any(threats))


class DearDraws(Leak):
    """The number that goes with a draw tells what the card costs."""

    def told(self, s: Any, seat: int) -> list[Told]:
        return [
            Told(told.kind, told.seat, told.other, told.card, CARDS[event.card].cost)
            if told.kind == "draws"
            else told
            for told, event in zip(super().told(s, seat), s.events, strict=True)
        ]


class UntoldView(Leak):
    """The view shows at once what was drawn, of which only its owner is told."""

    def view(self, s: Any, seat: int) -> Any:
        drawn = [event.card for event in s.events if event.kind == "draws"]
        return with_fact(super().view(s, seat), drawn)


class Features(Leak):
    """Numbers for learning see more than the player."""

    def features(self, s: Any, seat: int) -> list[int]:
        return [*super().features(s, seat), *(p.hand.count(0) for p in s.players)]


class NextFeature(Leak):
    """Numbers for learning see the next card of the trade deck."""

    def features(self, s: Any, seat: int) -> list[int]:
        return [*super().features(s, seat), *s.trade_deck.listed()[-1:]]


class TrueHand(Leak):
    """A world with another trade deck, but with the opponent's true hand and deck."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        for other in others(s, seat):
            t.players[other].hand = s.players[other].hand.copy()
            t.players[other].deck = s.players[other].deck.copy()
        return t


class TrueTradeDeck(Leak):
    """The trade deck keeps its true order."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        t.trade_deck = s.trade_deck.copy()
        return t


LEAKS = (
    OpponentsHand,
    LastSeatForSpectators,
    UnsortedUnseen,
    OwnNextCard,
    BottomOfDeck,
    NextInTradeRow,
    DearDraws,
    UntoldView,
    Features,
    NextFeature,
    TrueHand,
    TrueTradeDeck,
    PicksShown,
    PicksKept,
    OneTopTooMany,
    TopsForgotten,
    DrawnFromTop,
    CombatInHand,
)
