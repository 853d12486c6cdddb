## 場の様子

line-toy-card = { $card }（{ $brightness }）
line-toy-round = 勝てば{ $number }点
    .label = 第{ $number }ラウンド（全{ $rounds }ラウンド）
line-toy-over = すべてのラウンドが終わりました。
line-toy-deck = { $number ->
        [0] カードはすべて配られています。
       *[other] 配られていないカード：{ $number }枚
    }
line-toy-player = { $points }点、手札{ $cards }枚{ $laid ->
        [yes] 、裏向きのカード1枚
       *[no] { "" }
    }
    .label = { $reader ->
        [player] あなた
       *[somebody] { $player }
    }
line-toy-shown = { $cards }
    .label = { $reader ->
        [player] あなたが公開したカード
       *[somebody] { $player }が公開したカード
    }
line-toy-laid = { $card }
    .label = あなたが裏向きに出したカード
line-toy-hand = { $cards }
    .label = あなたの手札
line-toy-scores = { $scores }
    .label = 得点
line-toy-score = { $player } { $points }点
