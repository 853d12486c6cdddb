"""The words of Race for the Galaxy."""

from typing import Final

from starfelt.words.game_words import Words

from ..notation.steps import STEPS
from ..notation.steps_in_views import RaceQuestion
from ..rules.actions import DONE, NONE
from ..view import RaceView
from . import log, looks, sentences, table
from .card_lists import rule_lists
from .card_texts import card_lines
from .cards import kept, named
from .goals import goals
from .prestige import prestige
from .prices import table_facts
from .rulebook import rule_facts
from .takeovers import takeovers

WORDS: Final[Words[RaceView, RaceQuestion]] = Words(
    card_lines=card_lines,
    question_card=sentences.question_card,
    question_facts=sentences.question_facts,
    option=sentences.option,
    why_facts=sentences.why_facts,
    rule_facts=rule_facts,
    rule_lists=rule_lists,
    table_facts=table_facts,
    event_facts=sentences.event_facts,
    table=table.table,
    status=table.status,
    afterword=table.afterword,
    hand=table.hand,
    named=named,
    example="gem_world",
    looks={
        "tableau": looks.tableau,
        "goals": goals,
        "score": looks.score,
        "prices": looks.prices,
        "prestige": prestige,
        "takeovers": takeovers,
        "known": looks.known,
    },
    about={"tableau": looks.tableau},
    last=(NONE, DONE),
    options={("keep", question): kept for question in STEPS.known(("keep_drawn", "keep_prize"))},
    sentence=log.sentence,
    goes_on=log.goes_on,
    newsworthy=log.newsworthy,
    arranged=log.arranged,
)
