stolen_plans-name = 奪われた計画
stolen_plans-goal = 最後の1枚が引かれた時、R2-D2を手に持っているプレイヤーが勝ちます。探し、奪い、守り抜きましょう。

line-welcome-stolen_plans =
    「奪われた計画」へようこそ！
    R2-D2が秘密の計画を運んでいます。ドローパイルが尽きた時にR2-D2を手に持っている人が勝ちです。
    自分のターンには、カードを1枚ドローするか、1枚プレイします。アタックして相手のカードを減らしたり、相手の手から強奪したりしましょう。
cli-end-stolen_plans-draw_pile = ドローパイルの最後の1枚で終了
cli-end-stolen_plans-traitor = 裏切り者で終了
pages-game-stolen_plans = アタックと強奪の手軽なゲームです。最後のカードが引かれた時にR2-D2を持っていた人が勝ちます。

## ゲームのオプション

stolen_plans-option-deck = ボーナスカード：baseは無し、fullは6枚全部、または使うカードを+でつないで指定
stolen_plans-option-single_jedi = ジェダイは1人だけ：「フォースの修行」をデッキに1枚だけ入れる
stolen_plans-option-single_vader = ダースベーダーは1枚だけ：2枚目の代わりにジャワ族を1枚増やす
stolen_plans-option-open_discards = 捨て札の公開：捨て札デッキの中を誰でもいつでも見られる

## 結末

stolen_plans-ending-draw_pile = { $reader ->
        [player] ドローパイルが尽きた時、R2-D2はあなたの手にありました。あなたの勝利です！
       *[somebody] ドローパイルが尽きた時、R2-D2は{ $player }の手にありました。{ $player }の勝利です。
    }
stolen_plans-ending-traitor = { $reader ->
        [player] あなたは反乱軍を裏切り、R2-D2をダースベーダーに引き渡しました。あなたの勝利です！
       *[somebody] { $player }は反乱軍を裏切り、R2-D2をダースベーダーに引き渡しました。{ $player }の勝利です。
    }
