## 場の様子

line-toy-card = { $card }（{ $brightness }）
line-toy-round = 第{ $number }ラウンド（全{ $rounds }ラウンド）：勝てば{ $number }点
line-toy-over = すべてのラウンドが終わりました。
line-toy-deck = { $number ->
        [0] カードはすべて配られています。
       *[other] 配られていないカード：{ $number }枚
    }
line-toy-player = { $reader ->
        [player] あなた
       *[somebody] { $player }
    }：{ $points }点、手札{ $cards }枚{ $laid ->
        [yes] 、裏向きのカード1枚
       *[no] { "" }
    }
line-toy-shown = { $reader ->
        [player] あなたが公開したカード：{ $cards }
       *[somebody] { $player }が公開したカード：{ $cards }
    }
line-toy-laid = あなたが裏向きに出したカード：{ $card }
line-toy-hand = あなたの手札：{ $cards }
line-toy-scores = 得点：{ $scores }
line-toy-score = { $player } { $points }点
