star_realms-name = 星域爭霸
star_realms-goal = 把對手的威望降到0就獲勝。打出手牌，用貿易取得更強的牌，用戰鬥攻擊。

line-welcome-star_realms =
    歡迎來玩《{ star_realms-name }》！
    雙方一開始只有同樣的小艦隊。威望歸零的玩家落敗。
    輪到你時，打出手牌，用貿易取得艦船和基地，用戰鬥攻擊對手。取得的牌要等之後抽到才能使用。
cli-end-star_realms-authority = 因一方威望歸零而結束
cli-end-star_realms-cap = 因達到回合上限而平手
pages-game-star_realms = 用艦船和基地組成牌庫，讓對手的威望歸零。

## 遊戲選項

star_realms-option-first_player = 先手玩家：random為隨機決定，1或2為該號玩家
star_realms-option-starting_authority = 每位玩家開始時的威望
star_realms-option-cap = 雙方合計多少回合後以平手結束
star_realms-option-explorer_pile = 探險家的張數：10張、16張，infinite為無限
star_realms-option-discard_timing = 因對手的牌而棄牌的時機：immediate為立刻，在對手的回合中；start_of_victims_turn為自己下一個回合開始時
star_realms-option-ally_condition = 同盟能力的使用時機：at_use為盟友在場時才能使用，sticky為曾有盟友就能用到回合結束
star_realms-option-fleet_hq = 艦隊總部為哪些艦船提供戰鬥：errata為它在場時打出的艦船，printed_2014還包括打出它時已經在場的艦船
star_realms-option-needle_counts_for_blob_world = 複製異形艦船的匿蹤飛針，在異形世界計算時算作異形牌
star_realms-option-needle_copy_source = 匿蹤飛針可以複製的艦船：played_this_turn為本回合打出的其他艦船（之後廢棄的也可以），in_play為仍在場的艦船
star_realms-option-destroy_own_base = 不用戰鬥摧毀基地的能力，也可以選擇自己的基地

## 結局

star_realms-ending-authority = { $reader ->
        [player] 對手的威望耗盡了。你獲勝了！
        [other] 你的威望耗盡了。{ $player }獲勝。
       *[somebody] { $player }的對手威望耗盡了。{ $player }獲勝。
    }
star_realms-ending-cap = 最後一個回合結束，仍未分出勝負。雙方平手。
