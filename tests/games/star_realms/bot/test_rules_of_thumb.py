"""The rules of thumb for Star Realms: advice taken in plain positions, and how often it wins."""

import pytest

import starfelt
from starfelt.arena.simulate import derived, simulate
from starfelt.bots import Seat, make
from starfelt.core.rng import FAST, fast
from tests.games.star_realms.bot.greedy import Greedy

GAME = starfelt.load("star_realms")
DEAR = ["central_office", "fleet_hq", "command_ship", "battle_blob", "port_of_call"]
START = ["scout"] * 6 + ["viper"]
FLEET = ["ram", "corvette", "cutter", "dreadnaught", "flagship", "blob_destroyer"]


def position(mine=(), theirs=(), **facts):
    players = [{"deck": START, **dict(mine)}, {"deck": START, **dict(theirs)}]
    document = {"game": "star_realms", "rules": GAME.rules, "turn": 0, "row": DEAR}
    return GAME.read({**document, "players": players, **facts})


def choice(*sides, seat=0, **facts):
    """What the bot answers, in words."""
    action = GAME.action(thumb().choose(Seat(GAME, position(*sides, **facts), seat)))
    return " ".join(str(part) for part in (action.verb, action.card, action.number) if part)


def thumb():
    return make("thumb", "star_realms", 1)


def whole_turn(*sides, **facts):
    """All that the bot answers until its turn is over."""
    s = position(*sides, **facts)
    bot, answers = thumb(), []
    while not s.is_over() and s.turn == 0 and s.asked() == [0]:
        act = bot.choose(Seat(GAME, s, 0))
        action = GAME.action(act)
        answers.append(" ".join([action.verb, *([action.card] if action.card else [])]))
        s.answer(0, act)
    return answers


# -------------------------------------------------------------------------------- the order
def test_bases_come_before_draws_and_draws_before_the_rest():
    answers = whole_turn({"hand": ["scout", "cutter", "survey_ship", "blob_wheel"]})
    assert answers[:2] == ["play blob_wheel", "play survey_ship"]
    assert answers.index("play cutter") < answers.index("play scout")


def test_embassy_yacht_waits_for_the_second_base():
    mine = {"hand": ["embassy_yacht", "trading_post"], "bases": ["barter_world used"]}
    answers = whole_turn(mine)
    assert answers.index("play trading_post") < answers.index("play embassy_yacht")


def test_stealth_needle_is_played_last_and_copies_the_best():
    mine = {"hand": ["stealth_needle", "scout", "dreadnaught", "viper"], "deck": ["scout"]}
    answers = whole_turn(mine)
    played = [words for words in answers if words.startswith("play")]
    assert played[0] == "play dreadnaught" and played[-1] == "play stealth_needle"
    assert "copy dreadnaught" in answers


def test_blob_world_draws_for_the_blobs_when_all_are_played():
    mine = {"hand": ["blob_fighter", "trade_pod", "ram"], "bases": ["blob_world"]}
    answers = whole_turn({**mine, "deck": ["viper"] * 2 + ["scout"] * 8})
    assert answers.index("use blob_world") > answers.index("play ram")
    assert answers[answers.index("use blob_world") + 1] == "second"
    assert whole_turn({"bases": ["blob_world"]})[:2] == ["use blob_world", "first"]


def test_ally_abilities_come_before_scrap_abilities():
    mine = {"ships": ["ram", "trade_pod"], "discards": ["scout"]}
    row = ["dreadnaught", *DEAR[1:]]
    answers = whole_turn(mine, {"authority": 9}, trade=5, row=row)
    assert {"ally ram", "ally trade_pod"} <= set(answers[:2])


# -------------------------------------------------------------------------------- thinning out
def scrap(mine, card="trade_bot", may=True, hand_only=False, **facts):
    asked = {"step": "scrap_card", "seat": 0, "card": card, "may": may, "hand_only": hand_only}
    return choice(mine, open=[asked], **facts)


def test_starters_are_scrapped_rather_from_the_discard_pile():
    mine = {"hand": ["scout", "viper"], "discards": ["cutter", "scout", "viper"]}
    assert scrap(mine) == "scrap_from_discards viper"  # early, trade is what counts
    assert scrap(mine, turns=40) == "scrap_from_discards scout"
    assert scrap({"hand": ["viper", "cutter"], "discards": ["ram"]}) == "scrap_from_hand viper"


def test_good_cards_are_never_scrapped_of_ones_own_accord():
    good = {"hand": ["ram", "cutter"], "discards": ["dreadnaught", "freighter"]}
    assert scrap(good) == "done"
    must = {"card": "junkyard", "may": False}
    assert scrap({**good, "hand": ["ram"], "discards": ["dreadnaught", "viper"]}, **must) == (
        "scrap_from_discards viper"
    )
    assert scrap({"hand": ["federation_shuttle", "dreadnaught"]}, **must) == (
        "scrap_from_hand federation_shuttle"
    )


def test_bases_that_must_scrap_wait_for_something_to_scrap():
    good = {"hand": [], "discards": ["cutter", "ram"]}
    assert "use junkyard" not in whole_turn({**good, "bases": ["junkyard"]})
    assert "use machine_base" not in whole_turn({**good, "bases": ["machine_base"]})
    assert whole_turn({**good, "bases": ["machine_base"], "hand": ["scout"]})[0] == (
        "use machine_base"
    )
    assert whole_turn({"bases": ["junkyard"], "discards": ["viper", "ram"]})[:2] == [
        "use junkyard",
        "scrap_from_discards viper",
    ]


def test_brain_world_scraps_two_starters():
    mine = {"bases": ["brain_world"], "hand": ["scout", "ram"], "discards": ["viper", "cutter"]}
    answers = whole_turn(mine)
    assert answers[:3] == ["use brain_world", "scrap_from_hand scout", "scrap_from_discards viper"]
    nothing = {"bases": ["brain_world"], "hand": ["ram"], "discards": ["cutter"]}
    assert whole_turn(nothing)[:2] == ["use brain_world", "done"]


def test_a_choice_that_another_began_is_finished():
    """Picks ascend, so what comes before the last pick is gone."""
    asked = {"step": "scrap_some", "seat": 0, "card": "brain_world", "left": 1}
    mine = {"hand": ["scout", "ram"], "discards": ["cutter", "viper", "dreadnaught"]}
    picked = ["scrap_from_discards cutter"]
    assert choice(mine, open=[{**asked, "picked": picked}]) == "done"
    picked = ["scrap_from_hand ram"]
    found = choice(mine, open=[{**asked, "picked": picked}])
    assert found == "scrap_from_discards viper"


def test_recycling_station_exchanges_starters():
    mine = {"bases": ["recycling_station"], "hand": ["scout", "viper", "ram"]}
    expected = ["use recycling_station", "second", "discard scout", "discard viper"]
    assert whole_turn({**mine, "deck": ["cutter"] * 3})[:4] == expected


# -------------------------------------------------------------------------------- trade
def bought(trade, row, mine=(), **facts):
    answers = whole_turn(mine, trade=trade, row=row, **facts)
    return [words.split()[1] for words in answers if words.startswith("acquire")]


def test_two_cheap_cards_against_a_dear_one():
    row = ["trade_pod", "cutter", "battle_station", "the_hive", "fleet_hq"]
    assert sorted(bought(4, row)[:2]) == ["cutter", "trade_pod"]
    row = ["dreadnaught", "trade_bot", "federation_shuttle", "blob_wheel", "fleet_hq"]
    assert bought(7, row)[0] == "dreadnaught"


def test_explorers_are_bought_early_only():
    assert bought(2, DEAR) == ["explorer"]
    assert bought(2, DEAR, {"deck": FLEET}, turns=40) == []


def test_what_has_allies_in_the_deck_is_preferred():
    row = ["ram", "supply_bot", "royal_redoubt", "junkyard", "fleet_hq"]
    blobs = {"discards": ["blob_fighter", "battle_pod", "blob_destroyer", "trade_pod"]}
    assert bought(3, row, blobs)[0] == "ram"
    bots = {"discards": ["trade_bot", "missile_bot", "missile_bot", "patrol_mech", "trade_bot"]}
    assert bought(3, row, bots)[0] == "supply_bot"


def test_a_good_ship_goes_on_top():
    row = ["mothership", "command_ship", "fleet_hq", "blob_world", "brain_world"]
    assert choice(trade=7, to_top=1, row=row) == "acquire_to_top mothership"


def test_a_ship_is_scrapped_for_trade_if_that_buys_a_better_one():
    mine = {"ships": ["ram allied"]}
    assert choice(mine, trade=5, turns=8) == "scrap ram"
    assert choice(mine, trade=0, turns=8) == "end_turn"


def test_what_helps_the_opponent_is_scrapped_from_the_row():
    asked = [{"step": "scrap_from_row", "seat": 0, "card": "battle_pod"}]
    row = ["command_ship", "trade_bot", "fleet_hq", "the_hive", "battle_station"]
    assert choice(open=asked, row=row) == "scrap_from_row command_ship"
    assert choice(open=asked, row=row, trade=8) == "scrap_from_row the_hive"  # I buy the ship
    row = ["the_hive", "war_world", "trade_bot", "missile_bot", "battle_station"]
    empire = {"discards": ["corvette", "corvette", "survey_ship", "space_station"]}
    assert choice({}, empire, open=asked, row=row) == "scrap_from_row war_world"
    blobs = {"discards": ["ram", "blob_wheel", "blob_fighter", "blob_destroyer"]}
    assert choice({}, blobs, open=asked, row=row) == "scrap_from_row the_hive"


def test_blob_carrier_takes_the_best_ship():
    asked = [{"step": "take_which", "seat": 0, "card": "blob_carrier"}]
    row = ["trade_bot", "dreadnaught", "cutter", "brain_world", "fleet_hq"]
    mine = {"ships": ["blob_carrier allied"]}
    assert choice(mine, open=asked, row=row) == "take dreadnaught"


# -------------------------------------------------------------------------------- combat
def test_it_wins_when_it_can():
    theirs = {"authority": 7, "bases": ["trading_post", "blob_wheel"]}
    facts = {"combat": 11, "trade": 8}
    assert choice({"hand": ["scout"]}, theirs, **facts) == "attack_base trading_post"
    assert choice({"hand": ["scout"]}, {**theirs, "bases": ["blob_wheel"]}, **facts) == "attack"


def test_everything_is_scrapped_for_the_kill():
    mine = {"ships": ["explorer", "dreadnaught"], "bases": ["barter_world used", "blob_wheel used"]}
    answers = whole_turn(mine, {"authority": 15}, combat=3)
    assert sorted(answers[:3]) == ["scrap barter_world", "scrap dreadnaught", "scrap explorer"]
    assert answers[3:] == ["attack"]
    answers = whole_turn(mine, {"authority": 40}, combat=3, turns=2)
    assert "scrap dreadnaught" not in answers and "scrap barter_world" not in answers


def test_explorers_are_scrapped_late():
    mine = {"ships": ["explorer"]}
    assert "scrap explorer" in whole_turn({**mine, "deck": FLEET}, turns=40)
    assert "scrap explorer" not in whole_turn(mine, turns=2)


def test_outposts_first_then_bases_that_are_worth_it_then_the_opponent():
    theirs = {"bases": ["war_world", "blob_world"]}
    answers = whole_turn({}, theirs, combat=14)
    assert answers == ["attack_base war_world", "attack_base blob_world", "attack", "end_turn"]
    assert whole_turn({}, {"bases": ["blob_wheel"]}, combat=5, turns=40)[0] == "attack"


def test_a_base_is_destroyed_where_it_saves_most():
    asked = [{"step": "destroy_base", "seat": 0, "card": "missile_mech"}]
    theirs = {"bases": ["trading_post", "machine_base", "blob_world"]}
    assert choice({}, theirs, open=asked) == "destroy machine_base"


def test_its_own_bases_stay():
    asked = [{"step": "destroy_base", "seat": 0, "card": "missile_mech"}]
    variant = {"options": {"destroy_own_base": True}}
    assert choice({"bases": ["blob_wheel"]}, open=asked, **variant) == "done"


def test_an_attack_with_part_of_the_combat_is_with_the_most():
    asked = [{"step": "how_much", "seat": 0}]
    assert choice(open=asked, combat=5) == "amount 4"


# -------------------------------------------------------------------------------- choices
def which(card, **facts):
    asked = [{"step": "which_effect", "seat": 0, "card": card}]
    return choice({"bases": [f"{card} used"]}, open=asked, **facts)


def test_trade_is_chosen_if_it_buys_something_and_authority_if_not():
    row = ["mothership", *DEAR[1:]]
    assert which("barter_world", trade=5, row=row) == "second"
    assert which("barter_world", trade=0, row=row, turns=40) == "first"


def test_combat_is_chosen_if_it_wins():
    asked = [{"step": "which_effect", "seat": 0, "card": "patrol_mech"}]
    facts = {"open": asked, "trade": 4, "row": ["mothership", *DEAR[1:]]}
    mine = {"ships": ["patrol_mech"]}
    assert choice(mine, {"authority": 5}, **facts) == "second"
    assert choice(mine, {"authority": 50}, **facts) == "first"


def test_the_worst_card_is_discarded():
    asked = [{"step": "discard", "seat": 1}]
    theirs = {"hand": ["cutter", "dreadnaught", "viper", "scout"]}
    assert choice({}, theirs, seat=1, open=asked) == "discard viper"
    assert choice({}, theirs, seat=1, open=asked, turns=40) == "discard scout"


# -------------------------------------------------------------------------------- whole games
def play(bots, seed, options=None):
    """A game between two bots; returns the winner's seat, or None."""
    s = GAME.start(2, seed, options, FAST)
    while not s.is_over():
        seat = s.asked()[0]
        s.answer(seat, bots[seat].choose(Seat(GAME, s, seat)))
    return s.returns().index(1) if 1 in s.returns() else None


def test_thumb_beats_random():
    """1000 of 1000 games over other seeds."""
    one = simulate(GAME, 2, 50, ["thumb", "random"], seed=2026)
    two = simulate(GAME, 2, 50, ["random", "thumb"], seed=2027)
    assert one["wins_by_bot"]["thumb"] + two["wins_by_bot"]["thumb"] >= 97


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"discard_timing": "start_of_victims_turn", "ally_condition": "sticky"},
        {"fleet_hq": "printed_2014", "explorer_pile": "infinite", "starting_authority": 80},
    ],
)
def test_thumb_beats_greedy(options):
    """974 of 1000 games over other seeds; each deal is played from both seats."""
    wins = 0
    for number in range(60):
        bots = [make("thumb", "star_realms", number), Greedy(fast(number))]
        place = number % 2
        wins += play(bots[::-1] if place else bots, derived(5, number // 2), options) == place
    assert wins >= 52
