"""The words of Stolen Plans."""

from typing import Final

from starfelt.words.game_words import Words

from ..notation.steps import PlansQuestion
from ..view import PlansView
from . import sentences, table
from .reasons import closed
from .rulebook import rule_lists

WORDS: Final[Words[PlansView, PlansQuestion]] = Words(
    card_lines=sentences.card_lines,
    question_card=sentences.question_card,
    question_facts=sentences.question_facts,
    option=sentences.option,
    why_facts=sentences.why_facts,
    rule_lists=rule_lists,
    rule_facts=sentences.rule_facts,
    table=table.table,
    status=table.status,
    afterword=table.afterword,
    hand=table.hand,
    named=table.named,
    example="jawa",
    closed=closed,
    sentence=table.sentence,
    goes_on=table.goes_on,
    newsworthy=table.newsworthy,
)
