## 桌面

line-toy-card = { $card }（{ $brightness }）
line-toy-round = 值{ $number }分
    .label = 第{ $number }輪（共{ $rounds }輪）
line-toy-over = 所有輪次都結束了。
line-toy-deck = { $number ->
        [0] 所有的牌都發完了。
       *[other] 沒有發出的牌：{ $number }張
    }
line-toy-player = { $points }分，手牌{ $cards }張{ $laid ->
        [yes] ，蓋著一張牌
       *[no] { "" }
    }
    .label = { $reader ->
        [player] 你
       *[somebody] { $player }
    }
line-toy-shown = { $cards }
    .label = { $reader ->
        [player] 你翻開過的牌
       *[somebody] { $player }翻開過的牌
    }
line-toy-laid = { $card }
    .label = 你蓋的牌
line-toy-hand = { $cards }
    .label = 你的手牌
line-toy-scores = { $scores }
    .label = 分數
line-toy-score = { $player } { $points }分
