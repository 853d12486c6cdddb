## 紀錄

toy-log-round = 第{ $number }輪開始（{ $number }分）。
toy-log-lays = { $reader ->
        [player] 你蓋了{ $card }。
       *[somebody] { $player }蓋了{ $card }。
    }
toy-log-lays-hidden = { $player }蓋了一張牌。
toy-log-shows = { $reader ->
        [player] 你翻開{ $card }。
       *[somebody] { $player }翻開{ $card }。
    }
toy-log-wins = { $reader ->
        [player] 你贏得這一輪，得到{ $number }分。
       *[somebody] { $player }贏得這一輪，得到{ $number }分。
    }
