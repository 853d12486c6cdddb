"""The words of Nine Lights."""

from typing import Final

from starfelt.words.game_words import Words

from ..notation.steps import ToyQuestion
from ..view import ToyView
from . import sentences, table

WORDS: Final[Words[ToyView, ToyQuestion]] = Words(
    card_lines=sentences.card_lines,
    question_facts=sentences.question_facts,
    option=sentences.option,
    why_facts=sentences.why_facts,
    rule_facts=sentences.rule_facts,
    table=table.table,
    status=table.status,
    afterword=table.afterword,
    hand=table.hand,
    named=table.named,
    example="comet",
    sentence=table.sentence,
    goes_on=table.goes_on,
    newsworthy=table.newsworthy,
)
