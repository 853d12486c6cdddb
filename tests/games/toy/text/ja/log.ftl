## 記録

toy-log-round = 第{ $number }ラウンドです（勝てば{ $number }点）。
toy-log-lays = { $reader ->
        [player] あなたは{ $card }を裏向きに出しました。
       *[somebody] { $player }は{ $card }を裏向きに出しました。
    }
toy-log-lays-hidden = { $player }はカードを1枚裏向きに出しました。
toy-log-shows = { $reader ->
        [player] あなたのカードは{ $card }です。
       *[somebody] { $player }のカードは{ $card }です。
    }
toy-log-wins = { $reader ->
        [player] あなたがこのラウンドに勝ち、{ $number }点を得ました。
       *[somebody] { $player }がこのラウンドに勝ち、{ $number }点を得ました。
    }
