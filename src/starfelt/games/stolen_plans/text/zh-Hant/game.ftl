stolen_plans-name = 失竊的計畫
stolen_plans-goal = 最後一張牌被抽走時，手上有R2-D2的玩家獲勝。找到它、奪取它、守住它。

line-welcome-stolen_plans =
    歡迎來玩《失竊的計畫》！
    R2-D2帶著秘密計畫。抽牌堆抽完時，手上有R2-D2的玩家獲勝。
    輪到你時，抽一張牌或打出一張牌：用攻擊讓別人失去牌，或奪取別人的手牌。
cli-end-stolen_plans-draw_pile = 因抽完抽牌堆而結束
cli-end-stolen_plans-traitor = 因叛徒而結束
pages-game-stolen_plans = 攻擊與奪取的輕快卡牌遊戲：最後一張牌被抽走時，手上有R2-D2的玩家獲勝。

## 遊戲選項

stolen_plans-option-deck = 獎勵牌：base為不使用，full為六張全用，也可以用+連接要使用的牌
stolen_plans-option-single_jedi = 只有一名絕地：牌庫中只有一張「學習原力之道」
stolen_plans-option-single_vader = 只有一張達斯·維達：第二張換成一張爪哇人
stolen_plans-option-open_discards = 公開棄牌：所有人隨時都能查看整個棄牌堆

## 結局

stolen_plans-ending-draw_pile = { $reader ->
        [player] 抽牌堆抽完時，R2-D2就在你手上。你獲勝了！
       *[somebody] 抽牌堆抽完時，R2-D2在{ $player }手上。{ $player }獲勝。
    }
stolen_plans-ending-traitor = { $reader ->
        [player] 你背叛了反抗軍，把R2-D2交給達斯·維達。你獲勝了！
       *[somebody] { $player }背叛了反抗軍，把R2-D2交給達斯·維達。{ $player }獲勝。
    }
