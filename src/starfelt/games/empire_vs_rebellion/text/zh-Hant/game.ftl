empire_vs_rebellion-name = 帝國軍 vs 反抗軍
empire_vs_rebellion-goal = 讓自己的總點數盡量接近任務點數，但不要超過，藉此贏得事件。

line-welcome-empire_vs_rebellion =
    歡迎來玩《{ empire_vs_rebellion-name }》！
    反抗軍和帝國軍逐一爭奪事件，先得到7點勝利點數的一方獲勝。
    要讓遊戲區域的總資源點數盡量高，但不能超過事件的任務點數。輪到你時，打出一張卡牌、使用能力、使用影響力，或放棄行動。
cli-end-empire_vs_rebellion-points = 因一方得到足夠的勝利點數而結束
cli-end-empire_vs_rebellion-cap = 因達到回合數上限而平手
cli-end-empire_vs_rebellion-tutorial = 因一方贏得教程的事件而結束
cli-end-empire_vs_rebellion-tutorial_tie = 因教程中雙方總資源點數相同而平手
cli-end-empire_vs_rebellion-tutorial_bust = 因教程中雙方都超過任務點數而平手
pages-game-empire_vs_rebellion = 反抗軍與帝國軍爭奪事件：盡量接近任務點數，但不能超過。

## 遊戲選項

empire_vs_rebellion-option-rebel = 由誰扮演反抗軍：random（隨機決定）、1或2（該號玩家）
empire_vs_rebellion-option-tutorial = 學習用的簡短遊戲：只用基本牌，為一張事件牌進行一次對戰
empire_vs_rebellion-option-cap = 進行多少回合後以平手結束
empire_vs_rebellion-option-struggle_cap = 雙方合計進行多少次行動後，對戰視同雙方都放棄行動而結束

## 結局

empire_vs_rebellion-ending-points = { $reader ->
        [player] 你得到足夠的勝利點數。你獲勝了！
        [other] { $player }得到足夠的勝利點數。{ $player }獲勝。
       *[somebody] { $player }得到足夠的勝利點數。{ $player }獲勝。
    }
empire_vs_rebellion-ending-cap = 最後一個回合結束，仍未分出勝負。雙方平手。
empire_vs_rebellion-ending-tutorial = { $reader ->
        [player] 你贏得事件，教程由你獲勝！
        [other] { $player }贏得事件，教程由{ $player }獲勝。
       *[somebody] { $player }贏得事件，教程由{ $player }獲勝。
    }
empire_vs_rebellion-ending-tutorial_tie = 雙方的總資源點數相同，教程以平手結束。
empire_vs_rebellion-ending-tutorial_bust = 雙方都超過了任務點數，教程以平手結束。
