toy-name = 九道光
toy-goal = 出最亮的牌就贏得那一輪。越後面的輪次分數越高，最後分數最高的玩家獲勝。

line-welcome-toy =
    歡迎來玩《九道光》！
    每一輪，所有人各蓋一張牌，再同時翻開。最亮的牌贏得這一輪。
    第一輪值1分，之後每一輪多1分，所以把亮的牌留到最後吧。
cli-end-toy-rounds = 最後一輪結束
pages-game-toy = 只有九張牌的小遊戲：蓋一張牌，最亮的牌贏得這一輪。

## 遊戲選項

toy-option-short = 短局：手牌兩張，只玩兩輪，而不是三輪

## 結局

toy-ending-rounds = { $tied ->
        [yes] 最後一輪結束了。最高分不只一人，平手。
       *[no] { $reader ->
            [player] 你的分數最高。你獲勝了！
           *[somebody] { $player }的分數最高。{ $player }獲勝。
        }
    }
