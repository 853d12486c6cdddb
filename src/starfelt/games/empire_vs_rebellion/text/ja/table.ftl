## 「帝国軍 vs. 反乱軍」の場

line-empire_vs_rebellion-before = 最初のラウンドの前に、それぞれ8枚のキャラクターから4枚を秘密に選びます。残りの4枚は予備になります。
line-empire_vs_rebellion-before-card = 「card」と入力すると、自分のキャラクターのパワーを説明します。
line-empire_vs_rebellion-round = { $event }
    .label = 第{ $number }ラウンド
line-empire_vs_rebellion-balance = { $reader ->
        [player] あなた（紛争を始め、同点なら勝ち）
       *[somebody] { $player }（紛争を始め、同点なら勝ち）
    }
    .label = バランス・トークン
line-empire_vs_rebellion-next-events = { $cards }
    .label = 次からのイベント（あなただけが知っています）
line-empire_vs_rebellion-side = { $reader ->
        [player] あなたは{ $side }です。
       *[somebody] { $player }は{ $side }です。
    }
line-empire_vs_rebellion-player = 勝利ポイント{ $points }/{ $goal }、獲得したイベント{ $won }枚、影響力{ $influence }
    .label = { $reader ->
        [player] あなた（{ $side }）
       *[somebody] { $player }（{ $side }）
    }
line-empire_vs_rebellion-ready = { $card }（{ $value }）
line-empire_vs_rebellion-exhausted-basic = { $card }（疲弊）
line-empire_vs_rebellion-exhausted-character = { $card }（疲弊、{ $value }）
line-empire_vs_rebellion-area = { $cards }。総リソース値{ $total }
    .label = { $reader ->
        [player] あなたのプレイ・エリア
       *[somebody] { $player }のプレイ・エリア
    }
line-empire_vs_rebellion-area-empty = なし
    .label = { $reader ->
        [player] あなたのプレイ・エリア
       *[somebody] { $player }のプレイ・エリア
    }
line-empire_vs_rebellion-piles = デッキ{ $deck }枚、捨て札{ $discards }枚、予備{ $reserve }枚
line-empire_vs_rebellion-piles-no-reserve = デッキ{ $deck }枚、捨て札{ $discards }枚
line-empire_vs_rebellion-tops = { $cards }
    .label = { $reader ->
        [player] あなたのデッキの一番上から
       *[somebody] { $player }のデッキの一番上から（分かっているカード）
    }
line-empire_vs_rebellion-in-deck = { $cards }
    .label = { $player }のデッキにあると分かっているカード
line-empire_vs_rebellion-in-reserve = { $cards }
    .label = { $player }の予備にあると分かっているカード
line-empire_vs_rebellion-reserve = { $cards }
    .label = あなたの予備（{ $number }枚）
line-empire_vs_rebellion-chosen-open = { $card }
    .label = { $reader ->
        [player] あなたの戦略カード（表向き）
       *[somebody] { $player }の戦略カード（表向き）
    }
line-empire_vs_rebellion-chosen-known = { $card }
    .label = { $reader ->
        [player] あなたの戦略カード（裏向き）
       *[somebody] { $player }の戦略カード（裏向きですが、あなたは知っています）
    }
line-empire_vs_rebellion-chosen-hidden = 選択済み（裏向き）
    .label = { $reader ->
        [player] あなたの戦略カード
       *[somebody] { $player }の戦略カード
    }
line-empire_vs_rebellion-used = { $cards }
    .label = { $reader ->
        [player] あなたの使用済みの戦略カード
       *[somebody] { $player }の使用済みの戦略カード
    }
line-empire_vs_rebellion-infiltrated = { $reader ->
        [player] あなたの次の戦略カードは、相手が選びます。
       *[somebody] { $player }の次の戦略カードは、相手が選びます。
    }
line-empire_vs_rebellion-diverted = { $reader ->
        [player] あなたの次の戦略カードは、ランダムに決まります。
       *[somebody] { $player }の次の戦略カードは、ランダムに決まります。
    }
line-empire_vs_rebellion-located = { $reader ->
        [player] あなたは次の戦略カードを先に選び、公開します。
       *[somebody] { $player }は次の戦略カードを先に選び、公開します。
    }
line-empire_vs_rebellion-limits = 目標値{ $objective }、収容力{ $capacity }。
    .label = { $event }
line-empire_vs_rebellion-influence = あなた{ $mine }、{ $player } { $theirs }
    .label = 影響力
line-empire_vs_rebellion-passed = { $reader ->
        [player] あなたはパスしました。{ $other }もパスすれば、紛争は終わります。
        [other] { $player }はパスしました。あなたもパスすれば、紛争は終わります。
       *[somebody] { $player }はパスしました。{ $other }もパスすれば、紛争は終わります。
    }
line-empire_vs_rebellion-score = { $scores }
    .label = 勝利ポイント
line-empire_vs_rebellion-score-of = { $reader ->
        [player] あなた{ $points }
       *[somebody] { $player } { $points }
    }
line-empire_vs_rebellion-after-tutorial = キャラクター、戦略カード、影響力も使うゲームを遊ぶには：{ $command }

# 山
line-empire_vs_rebellion-pile-none = なし
line-empire_vs_rebellion-pile-discards = { $cards }
    .label = { $reader ->
        [player] あなたの捨て札（{ $number }枚）
       *[somebody] { $player }の捨て札（{ $number }枚）
    }
line-empire_vs_rebellion-pile-unused = { $cards }
    .label = { $reader ->
        [player] あなたの未使用の戦略カード（{ $number }枚）
       *[somebody] { $player }の未使用の戦略カード（{ $number }枚）
    }
line-empire_vs_rebellion-pile-used = { $cards }
    .label = { $reader ->
        [player] あなたの使用済みの戦略カード（{ $number }枚）
       *[somebody] { $player }の使用済みの戦略カード（{ $number }枚）
    }
line-empire_vs_rebellion-pile-won = { $cards }
    .label = { $reader ->
        [player] あなたが獲得したイベント（{ $number }枚）
       *[somebody] { $player }が獲得したイベント（{ $number }枚）
    }
line-empire_vs_rebellion-pile-next-events = { $cards }
    .label = 次からのイベント（この順番）
line-empire_vs_rebellion-pile-last-events = { $cards }
    .label = イベントのデッキの一番下（最後が一番下）
line-empire_vs_rebellion-pile-event-deck = { $cards }
    .label = イベントのデッキ（{ $number }枚）
line-empire_vs_rebellion-pile-reserve = { $cards }
    .label = { $reader ->
        [player] あなたの予備（{ $number }枚）
       *[somebody] { $player }の予備（{ $number }枚）
    }
line-empire_vs_rebellion-pile-reserve-of-other = 確実なもの：{ $inside }。可能性のあるもの：{ $perhaps }
    .label = { $player }の予備（{ $number }枚）
line-empire_vs_rebellion-pile-deck = { $cards }
    .label = { $reader ->
        [player] あなたのデッキ（{ $number }枚）
       *[somebody] { $player }のデッキに確実にあるカード（{ $number }枚）
    }
line-empire_vs_rebellion-pile-deck-or-reserve = { $cards }
    .label = { $player }のデッキか予備にあるカード（{ $number }枚）

# 記録
line-empire_vs_rebellion-followed-by = { $sentence }{ $more }
line-empire_vs_rebellion-then = 、
line-empire_vs_rebellion-sees = 一番上から：{ $cards }
line-empire_vs_rebellion-keeps = あなたがデッキに選んだキャラクター：{ $cards }
line-empire_vs_rebellion-uses = { $reader ->
        [player] あなたは{ $card }を使いました：{ $results }。
       *[somebody] { $player }は{ $card }を使いました：{ $results }。
    }
line-empire_vs_rebellion-result-power_is_off = このイベントではパワーを解決できません
line-empire_vs_rebellion-result-no_effect = 今はパワーを解決できません
line-empire_vs_rebellion-result-exhausts = { $whose ->
        [reader] あなたの{ $cards }が疲弊
        [actor] 自分の{ $cards }が疲弊
       *[somebody] { $owner }の{ $cards }が疲弊
    }
line-empire_vs_rebellion-result-discards = { $whose ->
        [reader] あなたの{ $cards }を捨て札に
        [actor] 自分の{ $cards }を捨て札に
       *[somebody] { $owner }の{ $cards }を捨て札に
    }
line-empire_vs_rebellion-result-to_reserve = { $whose ->
        [reader] あなたの{ $cards }を予備に
        [actor] 自分の{ $cards }を予備に
       *[somebody] { $owner }の{ $cards }を予備に
    }
line-empire_vs_rebellion-result-plays = { $cards }をプレイ
line-empire_vs_rebellion-result-plays_from_deck = デッキから{ $cards }をプレイしてシャッフル
line-empire_vs_rebellion-result-plays_from_discards = 捨て札から{ $cards }をプレイ
line-empire_vs_rebellion-result-plays_from_reserve = 予備から{ $cards }をプレイ
line-empire_vs_rebellion-result-mills = デッキの{ $cards }と、相手の{ $number }未満のカードを全て捨て札に
line-empire_vs_rebellion-result-looks = { $whose ->
        [reader] あなたのデッキの上から{ $number }枚を確認
        [actor] 自分のデッキの上から{ $number }枚を確認
       *[somebody] { $owner }のデッキの上から{ $number }枚を確認
    }
line-empire_vs_rebellion-result-sees = 一番上から{ $cards }
line-empire_vs_rebellion-result-searches = { $whose ->
        [reader] あなたのデッキを探す
        [actor] 自分のデッキを探す
       *[somebody] { $owner }のデッキを探す
    }
line-empire_vs_rebellion-result-finds = その中に{ $cards }
line-empire_vs_rebellion-result-discards_from_deck = そこから{ $cards }を捨て札に
line-empire_vs_rebellion-result-puts_on_top = { $known ->
        [yes] シャッフルして{ $cards }を一番上に
       *[no] シャッフルして1枚を一番上に
    }
line-empire_vs_rebellion-result-returns = { $whose ->
        [reader] あなたの捨て札の{ $cards }をデッキの一番上に
        [actor] 自分の捨て札の{ $cards }をデッキの一番上に
       *[somebody] { $owner }の捨て札の{ $cards }をデッキの一番上に
    }
line-empire_vs_rebellion-result-adds = { $known ->
        [yes] { $cards }をデッキに加えてシャッフル
       *[no] キャラクター1枚をデッキに加えてシャッフル
    }（予備は残り{ $number }枚）
line-empire_vs_rebellion-result-gains_influence = 影響力+{ $number }
line-empire_vs_rebellion-result-loses_influence = { $reader ->
        [player] あなたの影響力-{ $number }
       *[somebody] { $player }の影響力-{ $number }
    }
line-empire_vs_rebellion-result-throws_away = { $reader ->
        [player] あなたの戦略カード「{ $cards }」を捨て札に
       *[somebody] { $player }の戦略カード「{ $cards }」を捨て札に
    }
line-empire_vs_rebellion-result-takes_back = { $reader ->
        [player] あなたの戦略カード{ $number }枚が全て戻る
       *[somebody] { $player }の戦略カード{ $number }枚が全て戻る
    }
line-empire_vs_rebellion-result-picks = { $reader ->
        [player] { $known ->
            [yes] あなたは「{ $cards }」を選択
           *[no] あなたは別の戦略カードを選択
        }
       *[somebody] { $player }は別の戦略カードを選択
    }
line-empire_vs_rebellion-result-declines = プレイはしない
line-empire_vs_rebellion-result-shuffles = { $reader ->
        [player] あなたの捨て札が{ $number }枚の新しいデッキに
       *[somebody] { $player }の捨て札が{ $number }枚の新しいデッキに
    }
line-empire_vs_rebellion-result-shuffles_under = { $reader ->
        [player] あなたの捨て札をシャッフルしてデッキの最後の1枚の下に
       *[somebody] { $player }の捨て札をシャッフルしてデッキの最後の1枚の下に
    }
