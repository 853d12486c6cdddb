"""Each language keeps to itself: its words, its characters, its punctuation, its terms."""

import re

import pytest

from starfelt.core.options import Option
from starfelt.kit import kit_of
from starfelt.words.fluent import HOME
from tests.words import sentences, wanted
from tests.words.checking import ENGLISH_WORD
from tests.words.wanted import GAMES

NARROW_MARK = re.compile(r"[,;:!?()\"]")


def of_game(game: str, language: str) -> dict[str, str]:
    """What a game says, whatever shows it, and why something can't be chosen: words by key."""
    starts = (f"{game}-", f"line-{game}-closed-")
    found = sentences.messages(language, folders=[kit_of(game).folder / "text"])
    return {key: sentences.words(said) for key, said in found.items() if key.startswith(starts)}


def game_files(language: str) -> list[tuple[str, Option | None, str]]:
    """Every message of the games and of what they share: key, option if it is one, words."""
    options = {f"{game}-option-{o.key}": o for game in GAMES for o in GAMES[game].options}
    shared = {
        entry.id.name: sentences.words(entry)
        for entry in sentences.entries(HOME / language / "common.ftl")
        if isinstance(entry, sentences.ast.Message)
    }
    found = [shared, *(of_game(game, language) for game in GAMES)]
    return [(key, options.get(key), words) for some in found for key, words in some.items()]


@pytest.mark.parametrize("language", ("ja", "zh-Hant"))
def test_no_english_is_left_in_the_files(language: str) -> None:
    """But for the name of the program, and for what is typed."""
    for key, option, words in game_files(language):
        typed = " ".join(wanted.values(option)) if option else ""
        left = set(ENGLISH_WORD.findall(words)) - set(ENGLISH_WORD.findall(typed)) - {"Starfelt"}
        assert not left, key


@pytest.mark.parametrize("language", ("ja", "zh-Hant"))
def test_punctuation_is_wide(language: str) -> None:
    for key, _, words in game_files(language):
        assert not NARROW_MARK.search(words), key


@pytest.mark.parametrize(("language", "encoding"), (("ja", "cp932"), ("zh-Hant", "cp950")))
def test_only_characters_of_the_language_are_used(language: str, encoding: str) -> None:
    """Simplified characters are not in Taiwan's old character set, nor Chinese ones in Japan's."""
    for _, _, words in game_files(language):
        words.replace("·", "").encode(encoding)


STRANGE = {
    ("stolen_plans", "ja"): ("手札", "山札", "捨て山", "デッキトップ"),
    ("stolen_plans", "zh-Hant"): ("偷取", "牌组", "弃牌", "摸牌"),
    ("star_realms", "ja"): (
        "山札", "捨て札デッキ", "ドローする", "購入", "トレード列", "破棄", "権威",
        "前線基地", "防御値", "同盟能力", "スクラップ",
    ),
    ("star_realms", "zh-Hant"): (
        "購買", "權威", "威信", "商業", "交易", "前哨基地", "盟友能力", "銷毀", "報廢", "牌組",
        "貿易行",
    ),
    ("empire_vs_rebellion", "ja"): (
        "山札", "手札", "リザーブ", "疲労", "アンタップ", "影響カ", "捨札", "陣営",
        "帝国側", "反乱側", "勝利点",
    ),
    ("empire_vs_rebellion", "zh-Hant"): (
        "手牌", "抽牌", "資源牌庫", "牌組", "預備", "後備", "疲憊", "欺騙", "潛入", "跳過",
        "目標值", "勝利分數", "叛軍", "反叛軍", "起義軍",
    ),
    ("race_for_the_galaxy", "ja"): (
        "世界", "山札", "フェーズ", "定住", "商品", "勝利点", "防衛力", "貿易する",
        "タブロー", "能力", "新規品", "生産世界", "戦力", "乗っ取り", "名誉", "サーチ",
    ),
    ("race_for_the_galaxy", "zh-Hant"): (
        "貨物", "貨品", "交易", "反抗軍", "軍事力", "防禦力", "移民", "牌組", "分數牌",
        "製品", "奇珍", "桌面", "威望", "威信", "佔領", "搜索",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("game", "language"), STRANGE)
def test_there_is_one_term_for_one_thing(game: str, language: str) -> None:
    text = "".join(of_game(game, language).values())
    assert [term for term in STRANGE[game, language] if term in text] == []
