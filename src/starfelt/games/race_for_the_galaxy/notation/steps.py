"""Steps and questions of Race for the Galaxy in words, and back."""

from typing import Any, Final

from starfelt.core.machine import Question, Step
from starfelt.core.notation import Reader
from starfelt.core.pile import Pile

from ..rules import develop, explore
from ..rules.consume import cards_and_prestige, gambling, goods, trade
from ..rules.consume import phase as consume
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

# the numbers of each step in words
SEAT: Final = ("seat",)
PICKS: Final = ("seat", "left", "picked")
STEPS: Final[dict[str, tuple[Any, tuple[str, ...]]]] = {
    "round": (rounds.Round, ()),
    "choose_actions": (rounds.ChooseActions, ()),
    "reveal_to": (rounds.RevealTo, SEAT),
    "reveal": (rounds.Reveal, ()),
    "search": (search.Search, SEAT),
    "end_of_round": (rounds.EndOfRound, ()),
    "take_discards": (rounds.TakeDiscards, SEAT),
    "check_end": (rounds.CheckEnd, ()),
    "reveal_starts": (setup.RevealStarts, ()),
    "first_look": (setup.FirstLook, ()),
    "end_phase": (phases.EndPhase, ()),
    "explore": (explore.Explore, ()),
    "offer": (explore.Offer, ("seat", "slot")),
    "draw_to_explore": (explore.DrawToExplore, ()),
    "develop": (develop.Develop, ("again",)),
    "draw_to_develop": (develop.DrawToDevelop, SEAT),
    "choose_developments": (develop.ChooseDevelopments, ()),
    "reveal_developments": (develop.RevealDevelopments, ()),
    "pay_for_development": (develop.PayForDevelopment, SEAT),
    "has_developed": (develop.HasDeveloped, SEAT),
    "settle": (settle.Settle, ("again",)),
    "reveal_worlds": (settle.RevealWorlds, ()),
    "settle_turn": (settle.SettleTurn, SEAT),
    "resolve_world": (one_world.ResolveWorld, SEAT),
    "has_settled": (one_world.HasSettled, SEAT),
    "more_worlds": (more_worlds.MoreWorlds, SEAT),
    "reinforce": (takeovers.Reinforce, SEAT),
    "resolve_takeovers": (takeover_fight.ResolveTakeovers, ()),
    "ask_veto": (takeover_fight.AskVeto, SEAT),
    "next_takeover": (takeover_fight.NextTakeover, ("number",)),
    "judge": (takeover_fight.Judge, ("number",)),
    "consume": (consume.Consume, ()),
    "trade": (consume.Trade, SEAT),
    "use_powers": (consume.UsePowers, SEAT),
    "produce": (produce.Produce, ()),
    "produce_from": (produce.ProduceFrom, ("seat", "slot")),
    "bonus_windfall": (produce.BonusWindfall, SEAT),
    "prestige_draw": (produce.PrestigeDraw, SEAT),
    "any_windfall": (produce.AnyWindfall, ("seat", "slot")),
    "count_goods": (counting.CountGoods, SEAT),
    "most_produced": (counting.MostProduced, ()),
    "choose_start": (setup.ChooseStart, SEAT),
    "discard_at_start": (setup.DiscardAtStart, PICKS),
    "save_at_start": (setup.SaveAtStart, PICKS),
    "choose_action": (action_cards.ChooseAction, SEAT),
    "name_category": (search.NameCategory, SEAT),
    "take_found": (search.TakeFound, ("seat", "category", "declined")),
    "discard_for_prestige": (explore.DiscardForPrestige, (*PICKS, "card")),
    "keep_drawn": (explore.KeepDrawn, PICKS),
    "discard_mixed": (explore.DiscardMixed, PICKS),
    "discard_before_develop": (develop.DiscardBeforeDevelop, PICKS),
    "place_development": (develop.PlaceDevelopment, SEAT),
    "how_to_develop": (develop.HowToDevelop, SEAT),
    "pay_development": (develop.PayDevelopment, PICKS),
    "spend_good": (spending_goods.SpendGood, ("seat", "kind")),
    "save_paid": (spending_goods.SavePaid, PICKS),
    "place_world": (settle.PlaceWorld, SEAT),
    "how_to_settle": (one_world.HowToSettle, SEAT),
    "pay_world": (one_world.PayWorld, PICKS),
    "arm": (military.Arm, PICKS),
    "discard_after_settle": (after_settling.DiscardAfterSettle, PICKS),
    "use_to_settle": (more_worlds.UseToSettle, SEAT),
    "place_second": (more_worlds.PlaceSecond, SEAT),
    "place_by_sneak": (more_worlds.PlaceBySneak, SEAT),
    "replace_world": (more_worlds.ReplaceWorld, SEAT),
    "place_better": (more_worlds.PlaceBetter, ("seat", "card")),
    "declare_takeover": (takeovers.DeclareTakeover, SEAT),
    "takeover_by": (takeovers.TakeoverBy, ("seat", "card")),
    "reinforce_attack": (takeovers.ReinforceAttack, SEAT),
    "prevent_takeover": (takeover_fight.PreventTakeover, SEAT),
    "defend": (takeover_fight.Defend, ("seat", "number")),
    "sell_which": (trade.SellWhich, ("seat", "sale")),
    "sell_as_kind": (trade.SellAsKind, ("seat", "sale")),
    "use_power": (consume.UsePower, SEAT),
    "discard_for_chips": (cards_and_prestige.DiscardForChips, (*PICKS, "card")),
    "discard_set": (cards_and_prestige.DiscardSet, (*PICKS, "card")),
    "cash_in": (cards_and_prestige.CashIn, PICKS),
    "consume_good": (goods.ConsumeGood, ("seat", "card", "wanted", "left", "taken")),
    "name_number": (gambling.NameNumber, SEAT),
    "ante": (gambling.Ante, SEAT),
    "keep_prize": (gambling.KeepPrize, SEAT),
    "produce_as_kind": (production.ProduceAsKind, SEAT),
    "which_windfall": (production.WhichWindfall, ("seat", "kind", "but")),
    "use_next": (counting.UseNext, SEAT),
    "pay_to_produce": (counting.PayToProduce, (*PICKS, "card")),
    "discard_to_limit": (rounds.DiscardToLimit, PICKS),
}

#: Fields that are words by themselves.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "kind": KINDS,
    "sale": trade.SALES,
    "category": search.CATEGORIES,
    "card": NAMES,
}
FLAGS: Final = ("again", "declined")
QUESTIONS: Final = [name for name, (kind, _) in STEPS.items() if issubclass(kind, Question)]


# -------------------------------------------------------------------------------- writing
def name_of(step: Step[Any]) -> str:
    """The name of a step or question, as notation and texts have it."""
    return next(name for name, (kind, _) in STEPS.items() if type(step) is kind)


def in_words(cards: Pile) -> list[str]:
    return [NAMES[card] for card in cards.cards]


def write_step(s: Race, step: Step[Any]) -> dict[str, Any]:
    name = name_of(step)
    document: dict[str, Any] = {"step": name}
    for field, number in zip(STEPS[name][1], step.numbers(), strict=True):
        document[field] = write_field(s, step, field, number)
    return document


def write_field(s: Race, step: Any, field: str, number: int) -> Any:
    if field == "picked":
        source = step.source(s).listed()
        return [NAMES[card] for place, card in enumerate(source) if number >> place & 1]
    if field in WORDS:
        return WORDS[field][number]
    if field == "but":
        return None if number == NO_CARD else NAMES[number]
    if field == "taken":
        return [kind for n, kind in enumerate(KINDS) if number >> n & 1]
    return bool(number) if field in FLAGS else number


def read_step(s: Race, document: Any) -> Step[Any]:
    r = Reader(document, "step")
    kind, fields = STEPS[r.word("step", tuple(STEPS))]
    numbers = [read_field(s, r, field) for field in fields]
    step: Step[Any] = kind(*numbers)
    if isinstance(step, Picks):
        numbers[2] = places(s, r, step)
        step = kind(*numbers)
    return step


def read_field(s: Race, r: Reader, field: str) -> Any:
    if field == "picked":
        return 0  # `places` reads it, for it depends on the rest
    if field in WORDS:
        return WORDS[field].index(r.word(field, WORDS[field]))
    if field == "but":
        name = r.get("but", None)
        return NO_CARD if name is None else KEYS[r.word("but", NAMES)]
    if field == "taken":
        kinds = r.items("taken", [])
        if not all(kind in KINDS for kind in kinds):
            raise r.refusal("taken", ", ".join(KINDS))
        return sum(1 << KINDS.index(kind) for kind in set(kinds))
    if field in FLAGS:
        return r.word(field, (True, False))
    return r.number(field, 0, s.seats - 1 if field == "seat" else 99)


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


def read_question(s: Race, document: Any) -> Question[Any]:
    step = read_step(s, document)
    if not isinstance(step, Question):
        raise Reader(document, "open").refusal("open", ", ".join(QUESTIONS))
    return step
