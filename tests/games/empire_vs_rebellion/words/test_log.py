"""What happened in Empire vs. Rebellion, told shortly: one line for what belongs together."""

import random
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from starfelt.core.game import SPECTATOR, Told
from starfelt.core.rng import FAST
from starfelt.games.empire_vs_rebellion.rules.told import TOLD
from starfelt.games.empire_vs_rebellion.words.log_clauses import RESULTS
from starfelt.words.fluent import LANGUAGES
from tests.games.empire_vs_rebellion.words.shown import screen
from tests.terminal.person import WAR, first, played, starfelt_with

KINDS = sorted(TOLD)

#: Events with a card, by the kind of card; all others have none.
STRATEGY = ("picks", "shows", "sees_strategy", "throws_away", "discards_strategy", "reveals",
            "strategy_is_off")  # fmt: skip
EVENT = ("event", "wins_event", "nobody_wins", "sees_event", "puts_event")
NO_CARD = (
    "has_chosen", "drawn_at_random", "struggle", "shuffles", "shuffles_under", "looks", "searches",
    "gains_influence", "loses_influence", "takes_back", "passes", "struggle_cap", "infiltrates",
    "assaults", "tie", "deceives", "deceptions_cancel", "diverted", "located", "looks_at_events",
    "declines", "balance", "total", "wins", "draw",
)  # fmt: skip
HIDDEN = ("picks", "puts_on_top", "adds", "sends")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def log(*told: Told, seat: int = 0, language: str = "en") -> list[str]:
    return screen(seat, language).log(told)


def news(*told: Told, seat: int = 0, asked: dict[str, Any] | None = None) -> list[str]:
    one = screen(seat)
    return one.log(one.words.newsworthy(told, seat, asked))


def uses(card: str, seat: int = 1) -> Told:
    return Told("uses", seat, None, card)


# ------------------------------------------------------------------ every kind
def forms(kind: str) -> Iterator[Told]:
    """The shapes in which an event of this kind can be told."""
    card: str | None = "yoda"
    if kind in STRATEGY:
        card = "support"
    elif kind in EVENT:
        card = "battle_of_hoth"
    elif kind in NO_CARD:
        card = None
    for seat in (0, 1):
        for other in (0, 1):
            yield Told(kind, seat, other, card, 2)
            if kind in HIDDEN:
                yield Told(kind, seat, other, None, 2)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_can_be_told(kind: str, language: str) -> None:
    """Alone, and as a result of a power where it can be one, in one line each."""
    for told in forms(kind):
        for seat in (SPECTATOR, 0, 1):
            (alone,) = log(told, seat=seat, language=language)
            assert alone.strip()
            if kind in RESULTS and (kind != "plays" or told.seat == 1):
                (line,) = log(uses("recon_3"), told, seat=seat, language=language)
                assert line != log(uses("recon_3"), seat=seat, language=language)[0]
                assert line.count("None") == 0


# ------------------------------------------------------------------ powers
def discards(card: str, owner: int, seat: int = 1) -> Told:
    return Told("discards", seat, owner, card)


@pytest.mark.parametrize(
    ("results", "line"),
    [
        ([discards("yoda", 0)], "your Yoda discarded"),
        ([discards("recon_2", 1)], "their own Recon 2 discarded"),
        (
            [discards("recon_2", 1), discards("yoda", 0)],
            "their own Recon 2 discarded; your Yoda discarded",
        ),
        (
            [Told("exhausts", 1, 0, "yoda"), Told("exhausts", 1, 0, "recon_2")],
            "your Yoda, Recon 2 exhausted",
        ),
        ([Told("loses_influence", 0, None, None, 2)], "you lose 2 influence"),
        ([Told("gains_influence", 1, None, None, 1)], "+1 influence"),
        ([Told("to_reserve", 1, 0, "yoda")], "your Yoda goes to your reserve"),
        (
            [Told("plays_from_deck", 1, None, "recon_2", 9), Told("shuffles", 1, None, None, 9)],
            "Recon 2 is played from the deck, which is shuffled",
        ),
        (
            [Told("looks", 1, 0, None, 2), Told("discards_from_deck", 1, 0, "yoda")],
            "a look at the top 2 cards of your deck; Yoda is discarded from it",
        ),
        (
            [
                Told("searches", 1, 1, None, 9),
                Told("discards_from_deck", 1, 1, "recon_2"),
                Told("shuffles", 1, None, None, 8),
                Told("puts_on_top", 1, 1),
            ],
            "their own deck is searched; Recon 2 is discarded from it; a card is put on top of it",
        ),
        (
            [Told("throws_away", 0, None, "support"), Told("picks", 0, 0, "deception")],
            "your strategy Support is thrown away; you pick Deception",
        ),
        (
            [Told("adds", 1, None, None, 3), Told("shuffles", 1, None, None, 18)],
            "a character is shuffled into the deck, 3 left in reserve",
        ),
        (
            [Told("plays", 1, None, "yoda", 0), Told("shuffles", 1, None, None, 4)],
            "Yoda is played; Ben's discard pile becomes a new deck of 4 cards",
        ),
        ([Told("no_effect", 1, None, "recon_3")], "its power can't be resolved now"),
    ],
)  # fmt: skip
def test_a_power_and_all_that_came_of_it_are_one_line(results: list[Told], line: str) -> None:
    assert log(uses("recon_3"), *results) == [f"Ben uses Recon 3: {line}."]


def test_the_next_turn_is_the_next_line() -> None:
    gain = Told("gains_influence", 1, None, None, 1)
    assert log(uses("yoda"), gain, Told("plays", 0, None, "recon_2", 9)) == [
        "Ben uses Yoda: +1 influence.",
        "You play Recon 2.",
    ]
    assert len(log(uses("yoda"), gain, uses("recon_3", 0), Told("passes", 1, number=1))) == 3


def test_who_looks_reads_the_cards_from_the_top() -> None:
    looks = Told("looks", 0, 1, None, 2)
    sees = [Told("sees", 0, 1, "recon_2", 1), Told("sees", 0, 1, "ig88", 2)]
    (line,) = log(looks, *sees)
    assert line.endswith("From the top: Recon 2, IG-88.")
    (whole,) = log(uses("recon_3", 0), looks, *sees, Told("discards_from_deck", 0, 1, "ig88"))
    assert whole == (
        "You use Recon 3: a look at the top 2 cards of Ben's deck; "
        "from the top Recon 2, IG-88; IG-88 is discarded from it."
    )
    order = [Told("sees_event", 0, None, card, n) for n, card in enumerate(WAR.cards[37:40])]
    (line,) = log(Told("looks_at_events", 0, number=3), *order)
    assert "Acquire the Death Star Plans, Attack on Echo Base, Balance of the Force" in line


def test_chosen_characters_are_one_line() -> None:
    keeps = [Told("keeps", 0, None, card) for card in ("han_solo", "yoda")]
    assert log(Told("has_chosen", 0, number=4), *keeps) == [
        "You choose Han Solo, Yoda for your deck."
    ]
    assert log(Told("has_chosen", 1, number=4)) == ["Ben has chosen 4 characters."]


# ------------------------------------------------------------------ the dominance phase
STORY = [
    Told("passes", 1, number=2),
    Told("reveals", 0, None, "deception", 11),
    Told("reveals", 1, None, "support", 14),
    Told("strategy_is_off", 1, None, "support"),
    Told("deceives", 0),
    Told("wins_event", 1, None, "heart_of_the_empire", 1),
    Told("gains_influence", 1, number=2),
    Told("shuffles", 0, number=20),
    Told("shuffles", 1, number=20),
    Told("balance", 0),
    Told("event", 0, None, "battle_of_hoth", 4),
]


def test_how_an_event_is_won_is_a_small_story() -> None:
    lines = news(*STORY, asked={"step": "pick_strategy", "seat": 0})
    assert len(lines) == 5
    assert "Deception" in lines[1]
    assert lines[2].count("Support") == 2  # it is revealed, and has no effect
    assert "Heart of the Empire" in lines[4]
    assert lines[4].endswith("Ben gains 2 influence.")


def test_what_the_table_shows_is_no_news_to_who_is_asked() -> None:
    asked = {"step": "pick_strategy", "seat": 0}
    assert not any("Battle of Hoth" in line for line in news(*STORY, asked=asked))
    picks = Told("picks", 1, 1)
    after = news(*STORY, picks, asked=asked)
    assert "Battle of Hoth" in after[-2]  # what follows belongs to another round
    spectator = news(*STORY, seat=SPECTATOR)
    assert any("Battle of Hoth" in line for line in spectator)
    assert any("balance token" in line for line in spectator)
    assert not any("shuffled" in line for line in spectator)
    assert sum("shuffled" in line for line in log(*STORY)) == 2


def test_a_deck_that_ran_out_is_news() -> None:
    lines = news(Told("plays", 1, None, "recon_2", 0), Told("shuffles", 1, None, None, 9))
    assert len(lines) == 1
    assert "9 cards" in lines[0]


def test_a_card_that_asks_is_not_told_before_its_question() -> None:
    asked = {"step": "which_opposing", "seat": 0}
    assert news(uses("military_2", 0), asked=asked) == []
    assert news(uses("military_2", 0)) != []
    assert news(
        uses("emperor_palpatine"), Told("throws_away", 0, None, "support"), asked=asked
    ) == ["Ben uses Emperor Palpatine: your strategy Support is thrown away."]


def test_the_turn_of_a_bot_is_a_line() -> None:
    """Also if its power asks it something: between two questions there are few lines."""
    mode, _ = played("you,random", 5, first, game="empire_vs_rebellion")
    shown: list[str] = mode.console.shown  # type: ignore[attr-defined]
    used = [line for line in shown if line.startswith("Bot 1 uses ")]
    assert len(used) > 5
    assert all(re.fullmatch(r"Bot 1 uses [^:]+: .+\.", line) for line in used)
    turns = [len(list(lines)) for bot, lines in groupby(shown, is_turn_of_bot) if bot]
    assert len(turns) > 20
    assert max(turns) <= 2  # the last of a round and the first of the next


def is_turn_of_bot(line: str) -> bool:
    """Is it told what the bot did in a turn?"""
    return re.match("Bot 1 (plays|uses|exhausts|spends|passes)", line) is not None


# ------------------------------------------------------------------ whole games
@pytest.mark.parametrize("seed", range(3))
def test_a_log_is_the_same_in_one_go_and_names_no_hidden_card(seed: int) -> None:
    """Whatever a seat reads of another's secret picks has no card in it."""
    chance = random.Random(seed)  # noqa: S311
    state = WAR.start(2, seed, None, FAST)
    told: list[list[Told]] = [[], []]
    while not state.is_over():
        seat = state.asked()[0]
        state.answer(seat, chance.choice(state.legal(seat)))
        for reader in (0, 1):
            told[reader] += WAR.told(state, reader)
    for reader in (0, 1):
        lines = screen(reader).log(told[reader])
        assert len(lines) < len(told[reader])
        picks = [line for line in lines if re.search("Ben has picked|Ann has picked", line)]
        assert picks
        assert not any(name in line for line in picks for name in ("Support", "Deception"))


def test_bots_alone_are_told_round_by_round() -> None:
    arguments = ("play", "empire_vs_rebellion", "--seats", "random,random", "--seed", "7")
    out = starfelt_with(*arguments).stdout
    parts = out.split("\n\n")[1:-1]  # without the welcome and the ending
    rounds = re.findall(r"^Round (\d+): ", out, re.MULTILINE)
    assert rounds == [str(n + 1) for n in range(len(rounds))]
    assert len(parts) == len(rounds) + 1
