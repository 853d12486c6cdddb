"""The words of Empire vs. Rebellion."""

from typing import Final

from starfelt.words.game_words import Words

from ..notation.steps import WarQuestion
from ..rules.actions import DONE, PASS
from ..view import WarView
from . import log, piles, rulebook, sentences, table
from .cards import named
from .lessons import fitting

WORDS: Final[Words[WarView, WarQuestion]] = Words(
    card_lines=sentences.card_lines,
    question_facts=sentences.question_facts,
    option=sentences.option,
    why_facts=sentences.why_facts,
    rule_facts=rulebook.rule_facts,
    rule_lists=rulebook.rule_lists,
    lessons=fitting,
    table=table.table,
    status=table.status,
    afterword=table.afterword,
    hand=table.hand,
    named=named,
    example="yoda",
    looks={
        "discards": piles.discards,
        "reserves": piles.reserves,
        "strategies": piles.strategies,
        "events": piles.events,
        "unseen": piles.unseen,
    },
    last=(PASS, DONE),
    sentence=log.sentence,
    goes_on=log.goes_on,
    newsworthy=log.newsworthy,
)
