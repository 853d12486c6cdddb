"""The toy says all that a game has to say, in every language: by the tests that all games share."""

from collections.abc import Callable

import pytest

from starfelt.kit import Kit
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.words import sentences, wanted
from tests.words import test_card_texts as card_texts
from tests.words import test_keys as shared_keys
from tests.words import test_languages as languages
from tests.words import test_lines as lines
from tests.words import test_pages as pages
from tests.words import test_told as told_rows
from tests.words import test_whole_games as whole_games
from tests.words.checking import check

Test = Callable[..., None]

OF_A_GAME: tuple[Test, ...] = (
    shared_keys.test_every_event_has_its_line_and_no_line_is_idle,
    shared_keys.test_every_card_has_its_name,
    shared_keys.test_every_question_has_its_sentences,
    shared_keys.test_every_choice_has_its_words,
    shared_keys.test_every_option_and_every_ending_has_its_words,
    shared_keys.test_a_game_has_no_other_keys,
    shared_keys.test_a_refusal_calls_a_game_by_its_name,
    told_rows.test_every_kind_that_the_rules_tell_has_a_row_and_no_other,
    told_rows.test_random_games_tell_what_has_a_row,
    told_rows.test_rows_name_what_there_is,
    whole_games.test_numbers_of_one_are_singular_in_english,
    lines.test_lines_say_what_they_are_about_and_whose_they_are,
    pages.test_there_is_no_other_page,
)
OF_A_LANGUAGE: tuple[Test, ...] = (
    shared_keys.test_every_card_has_its_text_and_no_part_of_one_is_idle,
    told_rows.test_every_kind_has_its_sentence,
    shared_keys.test_an_option_says_what_each_of_its_values_means,
    card_texts.test_cards_have_names_of_their_own_and_their_values_in_the_text,
    whole_games.test_games_can_be_told_and_every_sentence_is_of_use,
    whole_games.test_every_event_can_be_told_to_everybody_with_any_number,
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def one_of_the_games(toy: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """The shared tests know the toy."""
    monkeypatch.setitem(wanted.GAMES, "toy", toy.game)


@pytest.mark.parametrize("test", OF_A_GAME)
def test_what_is_true_of_every_game(test: Test) -> None:
    test("toy")


@every_language
@pytest.mark.parametrize("test", OF_A_LANGUAGE)
def test_what_is_true_of_every_game_in_every_language(test: Test, language: str) -> None:
    test("toy", language)


@every_language
def test_its_rulebook_has_a_heading_for_each_part_and_its_numbers(
    toy: Kit, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = sentences.messages(language, folders=[toy.folder / "text"])
    monkeypatch.setattr(sentences, "messages", lambda language: told)
    pages.test_the_rulebook_has_a_heading_for_each_part_and_its_numbers("toy", language)


def test_its_languages_have_the_same_files_keys_and_placeholders(toy: Kit) -> None:
    assert sentences.problems_of([toy.folder / "text"]) == []


def test_each_of_its_labels_is_of_use(toy: Kit) -> None:
    assert lines.idle("toy", sentences.labels("en", [toy.folder / "text"])) == set()


@pytest.mark.parametrize("language", ["ja", "zh-Hant"])
def test_no_language_borrows_from_another(
    toy: Kit, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "GAMES", {"toy": toy.game})
    languages.test_no_english_is_left_in_the_files(language)
    languages.test_punctuation_is_wide(language)
    encoding = {"ja": "cp932", "zh-Hant": "cp950"}[language]
    languages.test_only_characters_of_the_language_are_used(language, encoding)


@every_language
def test_the_words_that_programs_and_pages_ask_for_are_there(language: str) -> None:
    text = Text(language)
    for key in ("toy-goal", "line-welcome-toy", "cli-end-toy-rounds", "pages-game-toy"):
        check(text(key), language)
