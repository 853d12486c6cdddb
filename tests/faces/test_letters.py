"""Letters have their widths, and lines end where they may."""

import pytest

from starfelt.faces.letters import BOLD, REGULAR, SEMIBOLD, advance, width
from starfelt.faces.line_breaks import even_lines, fitted, full_lines, lines, units

JAPANESE = "同盟者能力（マシン教団）：手札か捨て札の山のカードを1枚廃棄してもよい。"
CHINESE = "二選一：「威望+1」或「貿易+1」。可以廢棄手牌或棄牌堆中的一張牌。"


def whole(text: str) -> list[str]:
    return [unit for unit, _ in units(text)]


def test_letters_have_the_widths_of_their_weight() -> None:
    assert advance("W") == 786
    assert advance("W", SEMIBOLD) == 800
    assert advance("W", BOLD) == 813
    assert advance("é") == advance("e")
    assert advance("艦") == advance("カ") == advance("。") == 1000
    assert width("iW", 10, REGULAR) == pytest.approx(10.32)


def test_figures_are_equally_wide() -> None:
    for weight in (REGULAR, SEMIBOLD, BOLD):
        assert len({advance(figure, weight) for figure in "0123456789"}) == 1


# ------------------------------------------------------------------ where lines may end
def test_latin_words_stay_whole() -> None:
    assert whole("draw 1 card; scrap-free") == ["draw", "1", "card;", "scrap-free"]


@pytest.mark.parametrize("mark", "、。」）：ーっゃ々！")
def test_some_marks_never_begin_a_line(mark: str) -> None:
    for room in range(1, 8):
        found = lines(f"艦船{mark}基地{mark}同盟{mark}", room, 1)
        assert not [line for line in found if line[0] == mark]


@pytest.mark.parametrize("mark", "「（『【")
def test_some_marks_never_end_a_line(mark: str) -> None:
    for room in range(1, 8):
        found = lines(f"艦船{mark}基地{mark}同盟", room, 1)
        assert not [line for line in found if line[-1] == mark]


def test_numbers_stay_with_their_signs_and_what_they_count() -> None:
    assert "1枚" in whole("カードを1枚引く")
    assert "12枚" in whole("カードを12枚引く")
    assert "闘+1。" in whole("戦闘+1。")
    assert "易+10」" in whole("「貿易+10」或")


def test_short_words_in_katakana_stay_whole_and_long_ones_may_break() -> None:
    assert "カード" in whole("手札のカードを引く")
    assert "ー" not in "".join(unit[0] for unit in whole("テラフォーミングギルド"))
    assert len(whole("テラフォーミングギルド")) > 1


@pytest.mark.parametrize("text", [JAPANESE, CHINESE, "Scrap ability: draw 1 card; you may scrap."])
@pytest.mark.parametrize("breaking", [lines, even_lines, full_lines])
def test_nothing_is_lost_and_nothing_is_too_wide(text: str, breaking: object) -> None:
    assert callable(breaking)
    for room in (9, 13, 20, 31):
        found = breaking(text, room, 1.5)
        assert "".join(found).replace(" ", "") == text.replace(" ", "")
        assert all(width(line, 1.5) <= room for line in found)


def test_a_last_line_is_no_crumb() -> None:
    text = "可以廢棄手牌或棄牌堆中一張"
    assert lines(text, 12, 1) == ["可以廢棄手牌或棄牌堆中一", "張"]
    assert full_lines(text, 12, 1) == ["可以廢棄手牌或棄牌堆", "中一張"]


def test_even_lines_are_about_equally_long() -> None:
    found = even_lines("Galactic Federation Trade", 20, 2)
    assert found == ["Galactic", "Federation Trade"]


# ------------------------------------------------------------------ sizes
def test_text_gets_smaller_until_it_fits_and_is_never_cut() -> None:
    assert fitted("Ram", 50, (7, 4)).size == 7
    block = fitted("Federation Shuttle", 50, (7, 4))
    assert 4 < block.size < 7
    assert block.lines == ("Federation Shuttle",)
    assert width(block.lines[0], block.size) <= 50
    assert fitted("Federation Shuttle", 50, (7, 4), most=2).lines == ("Federation", "Shuttle")


def test_at_the_smallest_size_there_are_as_many_lines_as_it_takes() -> None:
    block = fitted("Federation Shuttle Service", 20, (7, 4))
    assert block.size == 4
    assert " ".join(block.lines) == "Federation Shuttle Service"
