"""Steps and questions of Race for the Galaxy in words, and back."""

from collections.abc import Sequence
from typing import Any, Final

from starfelt.core.machine import Question, Step
from starfelt.core.notation import Reader
from starfelt.core.pile import Pile
from starfelt.core.steps import Field, Flag, Number, Row, Seat, Steps, Word

from ..rules import develop, explore
from ..rules.consume import cards_and_prestige, gambling, goods, trade
from ..rules.consume import phase as consume
from ..rules.features import QUESTIONS
from ..rules.paying import spending_goods
from ..rules.picks import Picks
from ..rules.player import NO_CARD
from ..rules.powers.designs import KEYS, NAMES
from ..rules.powers.powers import KINDS
from ..rules.produce import counting, production
from ..rules.produce import phase as produce
from ..rules.round import action_cards, phases, rounds, search, setup
from ..rules.settle import (
    after_settling,
    military,
    more_worlds,
    one_world,
    takeover_fight,
    takeovers,
)
from ..rules.settle import phase as settle
from ..rules.state import Race
from .steps_in_views import GoodQuestion, RaceQuestion, RaceStep

FEW: Final = 99  # no number of a step is larger


class Picked(Field[Race]):
    """The cards picked so far; where they lie depends on the rest of the question."""

    def write(self, s: Race, step: Step[Any], numbers: Sequence[int]) -> object:
        assert isinstance(step, Picks)
        source = step.source(s).listed()
        return tuple(NAMES[card] for place, card in enumerate(source) if numbers[0] >> place & 1)

    def read(self, s: Race, r: Reader) -> int | list[int]:
        return 0  # `places` reads it


class OptionalCard(Field[Race]):
    """A card, or none."""

    def write(self, s: Race, step: Step[Any], numbers: Sequence[int]) -> object:
        return None if numbers[0] == NO_CARD else NAMES[numbers[0]]

    def read(self, s: Race, r: Reader) -> int | list[int]:
        name = r.get(self.key, None)
        return NO_CARD if name is None else KEYS[r.word(self.key, NAMES)]


class Kinds(Field[Race]):
    """A set of kinds of goods as a list."""

    def write(self, s: Race, step: Step[Any], numbers: Sequence[int]) -> object:
        return tuple(kind for n, kind in enumerate(KINDS) if numbers[0] >> n & 1)

    def read(self, s: Race, r: Reader) -> int | list[int]:
        kinds = r.items(self.key, [])
        if not all(kind in KINDS for kind in kinds):
            raise r.refusal(self.key, ", ".join(KINDS))
        return sum(1 << KINDS.index(kind) for kind in set(kinds))


class RaceSteps(Steps[Race, RaceStep, RaceQuestion]):
    """The steps of Race for the Galaxy: where picked cards lie, a question says itself."""

    def asked(self, s: Race, question: Question[Any]) -> RaceQuestion:
        if isinstance(question, goods.ConsumeGood):
            return self.in_form(GoodQuestion, s, question)
        return super().asked(s, question)

    def made(self, s: Race, r: Reader, step: Step[Any]) -> Step[Any]:
        return step.more(step.left, places(s, r, step)) if isinstance(step, Picks) else step


SEAT: Final = Seat("seat")
LEFT: Final = Number("left", FEW)
PICKS: Final = (SEAT, LEFT, Picked("picked"))
CARD: Final = Word("card", NAMES)
KIND: Final = Word("kind", KINDS)
SALE: Final = Word("sale", trade.SALES)
CATEGORY: Final = Word("category", search.CATEGORIES)
BUT: Final = OptionalCard("but")
TAKEN: Final = Kinds("taken")
AGAIN: Final = Flag("again")
DECLINED: Final = Flag("declined")
SLOT: Final = Number("slot", FEW)
NUMBER: Final = Number("number", FEW)
WANTED: Final = Number("wanted", FEW)

STEPS: Final = RaceSteps(
    RaceStep,
    RaceQuestion,
    (
        Row(rounds.Round),
        Row(rounds.ChooseActions),
        Row(rounds.RevealTo, SEAT),
        Row(rounds.Reveal),
        Row(search.Search, SEAT),
        Row(rounds.EndOfRound),
        Row(rounds.TakeDiscards, SEAT),
        Row(rounds.CheckEnd),
        Row(setup.RevealStarts),
        Row(setup.FirstLook),
        Row(phases.EndPhase),
        Row(explore.Explore),
        Row(explore.Offer, SEAT, SLOT),
        Row(explore.DrawToExplore),
        Row(develop.Develop, AGAIN),
        Row(develop.DrawToDevelop, SEAT),
        Row(develop.ChooseDevelopments),
        Row(develop.RevealDevelopments),
        Row(develop.PayForDevelopment, SEAT),
        Row(develop.HasDeveloped, SEAT),
        Row(settle.Settle, AGAIN),
        Row(settle.RevealWorlds),
        Row(settle.SettleTurn, SEAT),
        Row(one_world.ResolveWorld, SEAT),
        Row(one_world.HasSettled, SEAT),
        Row(more_worlds.MoreWorlds, SEAT),
        Row(takeovers.Reinforce, SEAT),
        Row(takeover_fight.ResolveTakeovers),
        Row(takeover_fight.AskVeto, SEAT),
        Row(takeover_fight.NextTakeover, NUMBER),
        Row(takeover_fight.Judge, NUMBER),
        Row(consume.Consume),
        Row(consume.Trade, SEAT),
        Row(consume.UsePowers, SEAT),
        Row(produce.Produce),
        Row(produce.ProduceFrom, SEAT, SLOT),
        Row(produce.BonusWindfall, SEAT),
        Row(produce.PrestigeDraw, SEAT),
        Row(produce.AnyWindfall, SEAT, SLOT),
        Row(counting.CountGoods, SEAT),
        Row(counting.MostProduced),
        Row(setup.ChooseStart, SEAT),
        Row(setup.DiscardAtStart, *PICKS),
        Row(setup.SaveAtStart, *PICKS),
        Row(action_cards.ChooseAction, SEAT),
        Row(search.NameCategory, SEAT),
        Row(search.TakeFound, SEAT, CATEGORY, DECLINED),
        Row(explore.DiscardForPrestige, *PICKS, CARD),
        Row(explore.KeepDrawn, *PICKS),
        Row(explore.DiscardMixed, *PICKS),
        Row(develop.DiscardBeforeDevelop, *PICKS),
        Row(develop.PlaceDevelopment, SEAT),
        Row(develop.HowToDevelop, SEAT),
        Row(develop.PayDevelopment, *PICKS),
        Row(spending_goods.SpendGood, SEAT, KIND),
        Row(spending_goods.SavePaid, *PICKS),
        Row(settle.PlaceWorld, SEAT),
        Row(one_world.HowToSettle, SEAT),
        Row(one_world.PayWorld, *PICKS),
        Row(military.Arm, *PICKS),
        Row(after_settling.DiscardAfterSettle, *PICKS),
        Row(more_worlds.UseToSettle, SEAT),
        Row(more_worlds.PlaceSecond, SEAT),
        Row(more_worlds.PlaceBySneak, SEAT),
        Row(more_worlds.ReplaceWorld, SEAT),
        Row(more_worlds.PlaceBetter, SEAT, CARD),
        Row(takeovers.DeclareTakeover, SEAT),
        Row(takeovers.TakeoverBy, SEAT, CARD),
        Row(takeovers.ReinforceAttack, SEAT),
        Row(takeover_fight.PreventTakeover, SEAT),
        Row(takeover_fight.Defend, SEAT, NUMBER),
        Row(trade.SellWhich, SEAT, SALE),
        Row(trade.SellAsKind, SEAT, SALE),
        Row(consume.UsePower, SEAT),
        Row(cards_and_prestige.DiscardForChips, *PICKS, CARD),
        Row(cards_and_prestige.DiscardSet, *PICKS, CARD),
        Row(cards_and_prestige.CashIn, *PICKS),
        Row(goods.ConsumeGood, SEAT, CARD, WANTED, LEFT, TAKEN),
        Row(gambling.NameNumber, SEAT),
        Row(gambling.Ante, SEAT),
        Row(gambling.KeepPrize, SEAT),
        Row(production.ProduceAsKind, SEAT),
        Row(production.WhichWindfall, SEAT, KIND, BUT),
        Row(counting.UseNext, SEAT),
        Row(counting.PayToProduce, *PICKS, CARD),
        Row(rounds.DiscardToLimit, *PICKS),
    ),
    QUESTIONS,
)


def in_words(cards: Pile) -> list[str]:
    return [NAMES[card] for card in cards.cards]


def places(s: Race, r: Reader, question: Picks) -> int:
    """Where the cards picked so far lie: of equal ones the first."""
    source = question.source(s).listed()
    found = 0
    at = 0
    for name in r.items("picked", []):
        if name not in NAMES or KEYS[name] not in source[at:]:
            raise r.refusal("picked", "[" + ", ".join(NAMES[card] for card in source) + "]")
        at = source.index(KEYS[name], at)
        found |= 1 << at
        at += 1
    return found
