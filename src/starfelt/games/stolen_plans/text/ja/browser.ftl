## ブラウザーでの「Stolen Plans」のテーブル。$player は他のプレイヤー、$card はカード

web-plans-draw-pile = ドローパイル
web-plans-left = { $number ->
        [0] ドローパイルは0枚です。もう引けません。
       *[other] ドローパイルはあと{ $number }枚です。最後の1枚でゲームが終わります。
    }
web-plans-discards = 捨て札デッキ
web-plans-discards-number = { $number ->
        [0] 捨て札デッキはまだありません
       *[other] 捨て札デッキ：{ $number }枚
    }
web-plans-look-through = { $number }枚すべてを見る

web-plans-cards = 手のカード
web-plans-owes = あと{ $number }枚捨て札
web-plans-hand-of = { $player }の手
web-plans-perhaps = { $player }の手にあるかもしれないカード
web-plans-known = { $player }の手にあると、あなたは知っています。
web-plans-known-to-all = { $player }の手にあると、全員が知っています。
web-plans-between = { $players }の手にあります。
web-plans-keeper = { $player }は捨て札できないカードを持っています。
web-plans-keeper-between = { $players }が、捨て札できないカードを持っています。
web-plans-found = { $player }が捨て札デッキから手に加えたカードです。
web-plans-found-between = { $players }が、捨て札デッキから取られたカードを持っています。
web-plans-before = { $player }の前
web-plans-before-you = あなたの前

web-plans-you-play = あなたのプレイ
web-plans-plays = { $player }のプレイ

## アタック。$reader は読んでいる人がアタックする側か、される側か、それ以外か

web-plans-attack = アタック
web-plans-defence = ディフェンド
web-plans-fight = { $reader ->
        [attacker] あなたが{ $defender }にアタック
        [defender] { $attacker }があなたにアタック
       *[somebody] { $attacker }が{ $defender }にアタック
    }
web-plans-defender-short = { $reader ->
        [defender] このままだとあなたが{ $number }枚失います
       *[somebody] このままだと{ $defender }が{ $number }枚失います
    }
web-plans-would-tie = このままだと引き分けです
web-plans-attacker-short = { $reader ->
        [attacker] このままだとあなたが{ $number }枚失います
       *[somebody] このままだと{ $attacker }が{ $number }枚失います
    }
web-plans-defender-loses = { $reader ->
        [defender] あなたが{ $number }枚失います
       *[somebody] { $defender }が{ $number }枚失います
    }
web-plans-tie = 引き分け：誰も失いません
web-plans-attacker-loses = { $reader ->
        [attacker] あなたが{ $number }枚失います
       *[somebody] { $attacker }が{ $number }枚失います
    }

## R2-D2はどこに？ $card はその名前、$players は持っているプレイヤー、またはその候補

web-plans-r2d2-yours = あなたは{ $card }を持っています。ドローパイルがなくなるまで守れば勝ちです。
web-plans-r2d2-there = { $card }は{ $players }が持っています。ドローパイルがなくなる前に奪いましょう。
web-plans-r2d2-perhaps = { $players }が{ $card }を持っているかもしれません。捨て札できないカードがあります。
web-plans-r2d2-unseen = { $card }はどこに？ ドローパイルがなくなったときに持っている人の勝ちです。
web-plans-r2d2-won = 最後に{ $card }を持っていたのは{ $players }です。
