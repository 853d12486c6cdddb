## 桌面

line-toy-card = { $card }（{ $brightness }）
line-toy-round = 第{ $number }輪（共{ $rounds }輪）：值{ $number }分
line-toy-over = 所有輪次都結束了。
line-toy-deck = { $number ->
        [0] 所有的牌都發完了。
       *[other] 沒有發出的牌：{ $number }張
    }
line-toy-player = { $reader ->
        [player] 你
       *[somebody] { $player }
    }：{ $points }分，手牌{ $cards }張{ $laid ->
        [yes] ，蓋著一張牌
       *[no] { "" }
    }
line-toy-shown = { $reader ->
        [player] 你翻開過的牌：{ $cards }
       *[somebody] { $player }翻開過的牌：{ $cards }
    }
line-toy-laid = 你蓋的牌：{ $card }
line-toy-hand = 你的手牌：{ $cards }
line-toy-scores = 分數：{ $scores }
line-toy-score = { $player } { $points }分
