"""Words for everything in a position: states written, steps and questions both ways."""

from typing import Any, Final

from starfelt.core.machine import Question, Step
from starfelt.core.notation import Reader, write_rng
from starfelt.core.pile import Pile
from starfelt.games.race_for_the_galaxy import (
    arming,
    choosing,
    consume,
    counting,
    develop,
    explore,
    goals,
    goods,
    making,
    more_worlds,
    phases,
    produce,
    rounds,
    search,
    settle,
    settled,
    settling,
    setup,
    spending,
    stakes,
    strikes,
    takeovers,
    trade,
)
from starfelt.games.race_for_the_galaxy.actions import (
    ACTION_CARDS,
    BOOST,
    BOOST_FIRST,
    BOOST_SECOND,
    CHOOSE,
    CHOOSE_TWO,
    NUMBER_OF_PAIRS,
    PAIRS,
)
from starfelt.games.race_for_the_galaxy.cards import KEYS, NAMES
from starfelt.games.race_for_the_galaxy.knowledge import EPOCH, Knowledge
from starfelt.games.race_for_the_galaxy.picks import Picks
from starfelt.games.race_for_the_galaxy.player import MARKS, NO_CARD, Player
from starfelt.games.race_for_the_galaxy.powers import (
    KINDS,
)
from starfelt.games.race_for_the_galaxy.state import ENDINGS, Race

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
    "resolve_world": (settling.ResolveWorld, SEAT),
    "has_settled": (settling.HasSettled, SEAT),
    "more_worlds": (more_worlds.MoreWorlds, SEAT),
    "reinforce": (takeovers.Reinforce, SEAT),
    "resolve_takeovers": (strikes.ResolveTakeovers, ()),
    "ask_veto": (strikes.AskVeto, SEAT),
    "next_takeover": (strikes.NextTakeover, ("number",)),
    "judge": (strikes.Judge, ("number",)),
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
    "choose_action": (choosing.ChooseAction, SEAT),
    "name_category": (search.NameCategory, SEAT),
    "take_found": (search.TakeFound, ("seat", "category", "declined")),
    "discard_for_prestige": (explore.DiscardForPrestige, (*PICKS, "card")),
    "keep_drawn": (explore.KeepDrawn, PICKS),
    "discard_mixed": (explore.DiscardMixed, PICKS),
    "discard_before_develop": (develop.DiscardBeforeDevelop, PICKS),
    "place_development": (develop.PlaceDevelopment, SEAT),
    "how_to_develop": (develop.HowToDevelop, SEAT),
    "pay_development": (develop.PayDevelopment, PICKS),
    "spend_good": (spending.SpendGood, ("seat", "kind")),
    "save_paid": (spending.SavePaid, PICKS),
    "place_world": (settle.PlaceWorld, SEAT),
    "how_to_settle": (settling.HowToSettle, SEAT),
    "pay_world": (settling.PayWorld, PICKS),
    "arm": (arming.Arm, PICKS),
    "discard_after_settle": (settled.DiscardAfterSettle, PICKS),
    "use_to_settle": (more_worlds.UseToSettle, SEAT),
    "place_second": (more_worlds.PlaceSecond, SEAT),
    "place_by_sneak": (more_worlds.PlaceBySneak, SEAT),
    "replace_world": (more_worlds.ReplaceWorld, SEAT),
    "place_better": (more_worlds.PlaceBetter, ("seat", "card")),
    "declare_takeover": (takeovers.DeclareTakeover, SEAT),
    "takeover_by": (takeovers.TakeoverBy, ("seat", "card")),
    "reinforce_attack": (takeovers.ReinforceAttack, SEAT),
    "prevent_takeover": (strikes.PreventTakeover, SEAT),
    "defend": (strikes.Defend, ("seat", "number")),
    "sell_which": (trade.SellWhich, ("seat", "sale")),
    "sell_as_kind": (trade.SellAsKind, ("seat", "sale")),
    "use_power": (consume.UsePower, SEAT),
    "discard_for_chips": (stakes.DiscardForChips, (*PICKS, "card")),
    "discard_set": (stakes.DiscardSet, (*PICKS, "card")),
    "cash_in": (stakes.CashIn, PICKS),
    "consume_good": (goods.ConsumeGood, ("seat", "card", "wanted", "left", "taken")),
    "name_number": (stakes.NameNumber, SEAT),
    "ante": (stakes.Ante, SEAT),
    "keep_prize": (stakes.KeepPrize, SEAT),
    "produce_as_kind": (making.ProduceAsKind, SEAT),
    "which_windfall": (making.WhichWindfall, ("seat", "kind", "but")),
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


def used_in_words(p: Player) -> list[str]:
    """The powers used in this phase: the card, and which of its powers unless it is the first."""
    marks = [mark for mark in range(MARKS * p.tableau.size()) if p.used >> mark & 1]
    return [
        NAMES[p.tableau.at(mark // MARKS)] + (f" {mark % MARKS + 1}" if mark % MARKS else "")
        for mark in marks
    ]


def chosen_in_words(p: Player) -> list[str]:
    """The action cards chosen in secret, the prestige card with one of them marked."""
    return [] if p.chosen == NO_CARD else choice_in_words(p.chosen)


def choice_in_words(choice: int) -> list[str]:
    if choice < CHOOSE_TWO:
        return marked([(choice - CHOOSE) % len(ACTION_CARDS)], 0 if choice >= BOOST else NO_CARD)
    pair = PAIRS[(choice - CHOOSE_TWO) % NUMBER_OF_PAIRS]
    return marked(list(pair), (choice - CHOOSE_TWO) // NUMBER_OF_PAIRS - 1)


def marked(cards: list[int], boosted: int) -> list[str]:
    return [ACTION_CARDS[card] + (BOOSTED if i == boosted else "") for i, card in enumerate(cards)]


def actions_in_words(p: Player) -> list[str]:
    """The action cards revealed in this round."""
    cards = [n for n in (p.action, p.second) if n != NO_CARD]
    return marked(cards, cards.index(p.boosted) if p.boosted in cards else NO_CARD)


BOOSTED: Final = " +"


def actions_of(names: list[str]) -> tuple[list[int], int]:
    """Action cards, and which of them the prestige card goes with: its place, or NO_CARD."""
    cards = [ACTION_CARDS.index(name.removesuffix(BOOSTED)) for name in names]
    boosted = [i for i, name in enumerate(names) if name.endswith(BOOSTED)]
    return cards, boosted[0] if boosted else NO_CARD


def chosen_of(names: list[str]) -> int:
    cards, boosted = actions_of(names)
    if len(cards) < 2:
        verb = BOOST if boosted == 0 else CHOOSE
        return verb + cards[0] if cards else NO_CARD
    verb = (CHOOSE_TWO, BOOST_FIRST, BOOST_SECOND)[boosted + 1]
    return verb + PAIRS.index((cards[0], cards[1]))


def write_player(p: Player) -> dict[str, Any]:
    document: dict[str, Any] = {
        "hand": in_words(p.hand),
        "drawn": in_words(p.drawn),
        "tableau": in_words(p.tableau),
        "goods": [write_good(good) for good in p.goods.cards],
        "new": p.new,
        "chips": p.chips,
        "chosen": chosen_in_words(p),
        "actions": actions_in_words(p),
        "settled": p.settled,
        "extra": p.extra,
        "less": p.less,
        "armed": p.armed,
        "once": once_in_words(p),
        "used": used_in_words(p),
        "produced": [p.produced >> 8 * kind & 255 for kind in range(len(KINDS))],
        "discarded": p.discarded,
        "fresh": p.fresh,
        "gone": p.gone,
    }
    if p.placing != NO_CARD:
        document["placing"] = NAMES[p.placing]
    if p.shown is not None:
        document["shown"] = in_words(p.shown)
    if p.saved is not None:
        document["saved"] = [write_good(code) for code in p.saved.cards]
    if p.lost is not None:
        document["lost"] = in_words(p.lost)
    if p.prestige or p.on_tile or p.spent:
        document |= {"prestige": p.prestige, "on_tile": p.on_tile, "spent": p.spent}
    if p.rejected != NO_CARD:
        document["rejected"] = COLOURS[p.rejected]
    return document


def once_in_words(p: Player) -> list[str]:
    """What can be done once in a phase and has been."""
    return [word for n, word in enumerate(ONCE) if p.once >> n & 1]


def once_of(words: list[str]) -> int:
    return sum(1 << ONCE.index(word) for word in words)


def attempts_in_words(s: Race) -> list[dict[str, Any]]:
    """The takeovers declared in this phase."""
    found = []
    for i in range(len(s.attempts) // takeovers.FIELDS):
        state = takeovers.attempt(s, i, takeovers.STATE)
        found.append(
            {
                "attacker": takeovers.attempt(s, i, takeovers.ATTACKER),
                "owner": takeovers.attempt(s, i, takeovers.OWNER),
                "world": NAMES[takeovers.attempt(s, i, takeovers.WORLD)],
                "power": NAMES[takeovers.attempt(s, i, takeovers.POWER)],
                "cloaked": bool(state & takeovers.CLOAKED),
                "prevented": bool(state & takeovers.PREVENTED),
            }
        )
    return found


def attempts_of(rows: list[dict[str, Any]]) -> list[int]:
    numbers: list[int] = []
    for row in rows:
        state = row["cloaked"] * takeovers.CLOAKED + row["prevented"] * takeovers.PREVENTED
        cards = [KEYS[row["world"]], KEYS[row["power"]]]
        numbers += [row["attacker"], row["owner"], *cards, state]
    return numbers


COLOURS: Final = ("blue", "red")
ONCE: Final = (
    "second",
    "upgraded",
    "bribed",
    "fuelled",
    "sneaking",
    "attacking",
    "failed",
    "cashed",
    "finished",
    "sneak_declined",
)


def write_good(good: int) -> list[Any] | None:
    """The card that is a good, and after how many reshuffles it was laid."""
    return None if good == NO_CARD else [NAMES[good % EPOCH], good // EPOCH]


def write(s: Race) -> dict[str, Any]:
    return {
        "options": s.rules.options,
        "lead": s.lead,
        "round": s.round,
        "phase": phases.PHASES[s.phase],
        "again": s.again,
        "secret": phases.SECRETS[s.secret],
        "pool": s.pool,
        "over": ENDINGS[s.over],
        "reshuffles": s.reshuffles,
        "leaders": [seat for seat in range(s.seats) if s.leaders >> seat & 1],
        "flipped": in_words(s.flipped) if s.flipped is not None else [],
        "attempts": attempts_in_words(s),
        "goals": [write_goal(s, i) for i in range(len(s.goals))],
        "players": [write_player(p) for p in s.players],
        "deck": in_words(s.deck),
        "discards": in_words(s.discards.sorted()),
        "known": [write_knowledge(known) for known in s.known],
        "stack": [write_step(s, step) for step in s.stack],
        "open": [write_step(s, question) for question in s.open],
        "rng": write_rng(s.rng),
    }


def write_goal(s: Race, i: int) -> dict[str, Any]:
    document: dict[str, Any] = {
        "goal": goals.GOALS[s.goals[i]].key,
        "seats": list(goals.owners(s, i)),
    }
    if s.rules.engine_quirks:
        document["counted"] = list(goals.remembered(s, i))
    return document


def write_knowledge(known: Knowledge) -> dict[str, Any]:
    return {
        "discards": in_words(known.discards),
        "shuffled": [[NAMES[code // EPOCH], code % EPOCH] for code in known.past.cards],
    }


# -------------------------------------------------------------------------------- reading
def marks_of(p: Player, i: int) -> list[str]:
    name = NAMES[p.tableau.at(i)]
    return [name, *(f"{name} {k + 1}" for k in range(1, MARKS))]


def used_of(p: Player, used: list[str]) -> int:
    found = 0
    for i in range(p.tableau.size()):
        for k, name in enumerate(marks_of(p, i)):
            found |= (name in used) << (MARKS * i + k)
    return found


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
