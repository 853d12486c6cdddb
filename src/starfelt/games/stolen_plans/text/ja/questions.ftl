## 質問（答える人に）

stolen_plans-ask-your_turn = あなたのターンです。ドローしますか、カードをプレイしますか？
stolen_plans-ask-target = { $card }：どのプレイヤーを選びますか？
stolen_plans-ask-defend = { $defence ->
        [0] { $card }のアタックを受けました（アタック値{ $attack }）。ディフェンドしますか？ カードは{ $left }枚まで使えます。
       *[other] { $card }のアタック値{ $attack }に対して、ディフェンド値は今{ $defence }です。さらにカードを使いますか？（あと{ $left }枚まで）
    }
stolen_plans-ask-lose = カードを{ $left }枚捨て札します。どれにしますか？
stolen_plans-ask-victims = { $named ->
        [0] カードをランダムに合計{ $left }枚強奪します。誰から強奪しますか？ 同じプレイヤーからでもかまいません。
       *[other] あと{ $left }枚強奪します。誰から強奪しますか？
    }
stolen_plans-ask-take = { $other }の手のカードを見ています。どれを獲りますか？
stolen_plans-ask-find = 捨て札デッキからカードを{ $left }枚手に加えます。どれにしますか？

## 質問（待っている人に）

stolen_plans-wait-your_turn = { $player }が、ドローするかプレイするか考えています。
stolen_plans-wait-target = { $player }が、{ $card }を使う相手を選んでいます。
stolen_plans-wait-defend = { $player }が、ディフェンドするか考えています（{ $card }のアタック値{ $attack }、ディフェンド値{ $defence }）。
stolen_plans-wait-lose = { $player }が、捨て札するカードを選んでいます（あと{ $left }枚）。
stolen_plans-wait-victims = { $player }が、誰から強奪するか選んでいます（あと{ $left }枚）。
stolen_plans-wait-take = { $reader ->
        [other] { $player }が、あなたの手から獲るカードを選んでいます。
       *[somebody] { $player }が、{ $other }の手から獲るカードを選んでいます。
    }
stolen_plans-wait-find = { $player }が、捨て札デッキから手に加えるカードを選んでいます（あと{ $left }枚）。

## 選択肢

stolen_plans-do-draw = カードを1枚ドロー
stolen_plans-do-draw_two = カードを2枚ドロー（アドバンテージ）
stolen_plans-do-play-attack = { $card }をプレイ：アタック{ $attack }
stolen_plans-do-play-steal = { $card }をプレイ：誰かから{ $number }枚強奪
stolen_plans-do-play-become_jedi = { $card }をプレイ：ジェダイ騎士になる
stolen_plans-do-play-pass_left = { $card }をプレイ：全員が手のカードを左隣に渡す
stolen_plans-do-play-discard_hand = { $card }をプレイ：誰かの手のカードを全て捨て札させる
stolen_plans-do-play-swap_hands = { $card }をプレイ：誰かと手のカードを全て交換
stolen_plans-do-play-look_and_take = { $card }をプレイ：誰かの手のカードを見て1枚獲る
stolen_plans-do-play-take_hand = { $card }をプレイ：誰かの手のカードを全て獲る
stolen_plans-do-play-traitor = { $card }をプレイ：R2-D2とダースベーダーを見せて勝利
stolen_plans-do-play-advantage = { $card }をプレイ：以後2枚ドローできる
stolen_plans-do-play-counter = { $card }をプレイ：場のアドバンテージを捨て札にする
stolen_plans-do-play-search_discards = { $card }をプレイ：捨て札デッキから{ $number }枚手に加える
stolen_plans-do-play-surrender_hand = { $card }をプレイ：誰かの手のカードを全て捨て札させ、R2-D2とデコイは自分がもらう
stolen_plans-do-pair = { $card }と{ $second }を一緒にプレイ：合計{ $number }枚強奪
stolen_plans-do-target = { $other }から1枚強奪
stolen_plans-do-target-attack = { $other }にアタック（アタック値{ $attack }）
stolen_plans-do-target-steal = { $other }から{ $number }枚強奪
stolen_plans-do-target-discard_hand = { $other }の手のカードを全て捨て札させる
stolen_plans-do-target-swap_hands = { $other }と手のカードを全て交換
stolen_plans-do-target-look_and_take = { $other }の手のカードを見る
stolen_plans-do-target-take_hand = { $other }の手のカードを全て獲る
stolen_plans-do-target-surrender_hand = { $other }の手のカードを全て捨て札させる
stolen_plans-do-defend = { $side ->
        [behind] { $card }を使う（ディフェンド値{ $defence }）：合計{ $total }、アタック値{ $attack }まであと{ $difference }
        [level] { $card }を使う（ディフェンド値{ $defence }）：合計{ $total }、アタック値{ $attack }と引き分け
       *[ahead] { $card }を使う（ディフェンド値{ $defence }）：合計{ $total }、アタック値{ $attack }を上回り、相手がカードを{ $difference }枚失う
    }
stolen_plans-do-done = { $total ->
        [0] ディフェンドしない：カードを{ $difference }枚失う
       *[other] { $side ->
            [behind] これ以上は使わない：カードを{ $difference }枚失う
            [level] これ以上は使わない：引き分け、誰も失わない
           *[ahead] これ以上は使わない：相手がカードを{ $difference }枚失う
        }
    }
stolen_plans-do-discard = { $card }を捨て札
stolen_plans-do-take = { $card }を獲る
stolen_plans-do-find = { $card }を手に加える

## 質問のもとになるルール

stolen_plans-why-your_turn = 自分のターンには、カードを1枚ドローするか、手からカードを1枚（反乱軍ヒーローなら2枚一緒に）プレイします。パスはできません。ドローパイルの最後の1枚が引かれた時にゲームは終わり、R2-D2を手に持っているプレイヤーが勝ちます。ディフェンドカード、R2-D2、デコイは自分のターンにはプレイできません。ジェダイ専用カードはジェダイ騎士だけが使えます。
stolen_plans-why-target = 選べるのは、手にカードがある他のプレイヤーだけです。{ $card }：{ $text }
stolen_plans-why-defend = アタックを受けたら、ディフェンドカードを{ $cards }枚まで使えます。反乱軍ヒーローも使えます。ライトセイバーはジェダイ騎士だけが使えます。アタックの方が高ければあなたが、ディフェンドの方が高ければアタックした側が、差の枚数だけカードを失います。同じなら誰も失いません。使ったカードは捨て札になりますが、失う枚数には数えません。
stolen_plans-why-lose = 負けた側は差の枚数だけカードを捨て札します。どれを捨て札するかは自分で選びます。R2-D2とデコイは決して捨て札できません。それしか残っていなければ手に残し、捨て札できないと告げます。
stolen_plans-why-victims = 反乱軍ヒーロー2枚での強奪は、1人からでも複数のプレイヤーからでもできます。最初のカードを見る前に、全ての相手を決めます。どのカードになるかはランダムです。
stolen_plans-why-take = 見た手の中から好きなカードを1枚獲ります。R2-D2でもかまいません。何を獲ったかを知るのは、あなたと相手だけです。
stolen_plans-why-find = サーチでは、捨て札デッキの好きなカードを選んで手に加えます。サーチ自身は選べません。
