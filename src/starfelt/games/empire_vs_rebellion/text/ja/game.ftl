empire_vs_rebellion-name = 帝国軍 vs. 反乱軍
empire_vs_rebellion-goal = カードの合計を、目標値を超えない範囲でできるだけ近づけて、イベントに勝ちましょう。

line-welcome-empire_vs_rebellion =
    「{ empire_vs_rebellion-name }」へようこそ！
    反乱軍と帝国軍がイベントを1枚ずつ争います。先に勝利ポイントを7点集めた側の勝ちです。
    プレイ・エリアの総リソース値を、イベントの目標値を超えない範囲で高くします。自分のターンには、カードをプレイするか、パワーを使うか、影響力を費やすか、パスします。
cli-end-empire_vs_rebellion-points = どちらかの勝利ポイントが足りて終了
cli-end-empire_vs_rebellion-cap = ラウンド数の上限で引き分け
cli-end-empire_vs_rebellion-tutorial = チュートリアルのイベントを獲得して終了
cli-end-empire_vs_rebellion-tutorial_tie = チュートリアルで総リソース値が同じになり引き分け
cli-end-empire_vs_rebellion-tutorial_bust = チュートリアルで2人とも目標値を超えて引き分け
pages-game-empire_vs_rebellion = 反乱軍と帝国軍がイベントを争います。目標値を超えずに、できるだけ近づけます。

## ゲームのオプション

empire_vs_rebellion-option-rebel = 反乱軍を担当するプレイヤー：random（ランダムに決める）、1か2（その番号のプレイヤー）
empire_vs_rebellion-option-tutorial = 練習用の短いゲーム：基本カードだけを使い、1つのイベントで1回だけ紛争を行う
empire_vs_rebellion-option-cap = 引き分けで終わるまでのラウンド数
empire_vs_rebellion-option-struggle_cap = 双方がパスしたものとして紛争が終わるまでのターン数（両プレイヤーの合計）

## 結末

empire_vs_rebellion-ending-points = { $reader ->
        [player] 必要な勝利ポイントに達しました。あなたの勝利です！
        [other] { $player }が必要な勝利ポイントに達しました。{ $player }の勝利です。
       *[somebody] { $player }が必要な勝利ポイントに達しました。{ $player }の勝利です。
    }
empire_vs_rebellion-ending-cap = 勝負がつかないまま最後のラウンドが終わりました。引き分けです。
empire_vs_rebellion-ending-tutorial = { $reader ->
        [player] イベントに勝ちました。チュートリアルはあなたの勝利です！
        [other] { $player }がイベントに勝ちました。チュートリアルは{ $player }の勝利です。
       *[somebody] { $player }がイベントに勝ちました。チュートリアルは{ $player }の勝利です。
    }
empire_vs_rebellion-ending-tutorial_tie = 総リソース値が同じでした。チュートリアルは引き分けです。
empire_vs_rebellion-ending-tutorial_bust = 双方とも目標値を超えました。チュートリアルは引き分けです。
