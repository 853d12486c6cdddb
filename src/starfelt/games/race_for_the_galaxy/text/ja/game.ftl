race_for_the_galaxy-name = レース・フォー・ザ・ギャラクシー
race_for_the_galaxy-goal = ワールドとデベロップで文明を築きます。最後にVPが最も多いプレイヤーが勝ちます。

line-welcome-race_for_the_galaxy =
    「{ race_for_the_galaxy-name }」へようこそ！
    デベロップとワールドを配置して文明を築きます。ゲーム終了時に最も多くのVPを持つ人の勝ちです。
    毎ラウンド、全員がアクションを秘密に選びます。選ばれたフェイズは全員が行い、選んだ人にはボーナスがあります。コストは手札で払います。
cli-end-race_for_the_galaxy-pool = VPチップがなくなって終了
cli-end-race_for_the_galaxy-tableau = 配置済みのカードがそろって終了
cli-end-race_for_the_galaxy-prestige = 威信が足りて終了
cli-end-race_for_the_galaxy-cap = ラウンド数の上限で終了

pages-game-race_for_the_galaxy = ワールドとデベロップで文明を築きます。誰かが選んだアクションは全員で行います。

## ゲームのオプション

race_for_the_galaxy-option-set = 使うカード：baseは基本セット（4人まで）、gathering_stormは拡張「嵐の予兆」も使う（ゴールあり、5人まで）、rebel_vs_imperiumは拡張「反乱軍対帝国」も使う（初期ワールドの選択と占領あり、6人まで）、brink_of_warは拡張「戦争の瀬戸際」も使う（威信と探索あり）
race_for_the_galaxy-option-two_actions = 2人用で、各プレイヤーが毎ラウンド2つのアクションを選ぶ
race_for_the_galaxy-option-goals = ゴールを使う（拡張「嵐の予兆」以降を使う時だけ）
race_for_the_galaxy-option-cap = 遅くとも何ラウンド後にゲームを終えて得点計算をするか
race_for_the_galaxy-option-engine_quirks = 他のプログラムとの比較用：そのプログラムと同じように、カードを無駄に捨てたり、そのプログラムと同じ時にゴールを調べたり、2枚目の開発や移住のカードを単独で出したりできる
race_for_the_galaxy-option-takeovers = 他のプレイヤーのワールドを占領できる（拡張「反乱軍対帝国」以降を使う時だけ）
race_for_the_galaxy-option-leader_card = 単独の威信リーダーがラウンドの開始時にカードを引く条件（拡張「戦争の瀬戸際」を使う時だけ）：tileは威信リーダータイルに威信がある時だけ、alwaysは毎回

## 結末

race_for_the_galaxy-ending-pool = { $tied ->
        [yes] 場のVPチップがなくなりました。首位のプレイヤーは全てにおいて並び、勝利を分け合います。
       *[no] { $reader ->
            [player] 場のVPチップがなくなりました。VPが最も多いあなたの勝利です！
           *[somebody] 場のVPチップがなくなりました。VPが最も多い{ $player }の勝利です。
        }
    }
race_for_the_galaxy-ending-tableau = { $tied ->
        [yes] 配置済みのカードが上限に達しました。首位のプレイヤーは全てにおいて並び、勝利を分け合います。
       *[no] { $reader ->
            [player] 配置済みのカードが上限に達しました。VPが最も多いあなたの勝利です！
           *[somebody] 配置済みのカードが上限に達しました。VPが最も多い{ $player }の勝利です。
        }
    }
race_for_the_galaxy-ending-cap = { $tied ->
        [yes] 最後のラウンドが終わりました。首位のプレイヤーは全てにおいて並び、勝利を分け合います。
       *[no] { $reader ->
            [player] 最後のラウンドが終わりました。VPが最も多いあなたの勝利です！
           *[somebody] 最後のラウンドが終わりました。VPが最も多い{ $player }の勝利です。
        }
    }
race_for_the_galaxy-ending-prestige = { $tied ->
        [yes] 威信が終了の点数に達しました。首位のプレイヤーは全てにおいて並び、勝利を分け合います。
       *[no] { $reader ->
            [player] 威信が終了の点数に達しました。VPが最も多いあなたの勝利です！
           *[somebody] 威信が終了の点数に達しました。VPが最も多い{ $player }の勝利です。
        }
    }
