"""The words of Star Realms."""

from typing import Final

from starfelt.words.game_words import Words

from ..notation.steps import RealmsQuestion
from ..rules.actions import ATTACK, ATTACK_WITH_PART, DONE, END_TURN
from ..view import RealmsView
from . import log, rulebook, sentences, table
from .gestures import attack_all, play_all
from .piles import discards, heap, unseen
from .reasons import closed

WORDS: Final[Words[RealmsView, RealmsQuestion]] = Words(
    card_lines=sentences.card_lines,
    question_card=sentences.question_card,
    question_facts=sentences.question_facts,
    option=sentences.option,
    why_facts=sentences.why_facts,
    rule_facts=rulebook.rule_facts,
    rule_lists=rulebook.rule_lists,
    table=table.table,
    status=table.status,
    afterword=table.afterword,
    hand=table.hand,
    named=table.named,
    example="viper",
    looks={"discards": discards, "heap": heap, "unseen": unseen},
    late=(ATTACK, ATTACK_WITH_PART),
    last=(END_TURN, DONE),
    gestures={"play_all": play_all, "attack_all": attack_all},
    closed=closed,
    sentence=log.sentence,
    goes_on=log.goes_on,
    newsworthy=log.newsworthy,
)
