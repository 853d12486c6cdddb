## 紀錄

stolen_plans-log-turn = { $reader ->
        [player] 輪到你了（抽牌堆剩{ $number }張）。
       *[somebody] 輪到{ $player }了（抽牌堆剩{ $number }張）。
    }
stolen_plans-log-draws = { $number ->
        [0] { $reader ->
            [player] 你抽到最後一張牌：{ $card }。抽牌堆抽完了。
           *[somebody] { $player }抽到最後一張牌：{ $card }。抽牌堆抽完了。
        }
       *[other] { $reader ->
            [player] 你抽到{ $card }。
           *[somebody] { $player }抽到{ $card }。
        }
    }
stolen_plans-log-draws-hidden = { $number ->
        [0] { $player }抽了最後一張牌。抽牌堆抽完了。
       *[other] { $player }抽了一張牌。
    }
stolen_plans-log-plays = { $reader ->
        [player] 你打出{ $card }。
       *[somebody] { $player }打出{ $card }。
    }
stolen_plans-log-attacks = { $reader ->
        [player] 你用{ $card }攻擊{ $other }（{ $number }點）。
        [other] { $player }用{ $card }攻擊你（{ $number }點）。
       *[somebody] { $player }用{ $card }攻擊{ $other }（{ $number }點）。
    }
stolen_plans-log-defends = { $reader ->
        [player] 你用{ $card }防禦{ $other }的攻擊（{ $number }點）。
        [other] { $player }用{ $card }防禦你的攻擊（{ $number }點）。
       *[somebody] { $player }用{ $card }防禦{ $other }的攻擊（{ $number }點）。
    }
stolen_plans-log-ties = { $reader ->
        [player] 雙方同為{ $number }，平手。{ $other }和你都不失去牌。
        [other] 雙方同為{ $number }，平手。你和{ $player }都不失去牌。
       *[somebody] 雙方同為{ $number }，平手。{ $other }和{ $player }都不失去牌。
    }
stolen_plans-log-loses = { $reader ->
        [player] 你必須棄{ $number }張牌。
       *[somebody] { $player }必須棄{ $number }張牌。
    }
stolen_plans-log-discards = { $reader ->
        [player] 你棄掉{ $card }。
       *[somebody] { $player }棄掉{ $card }。
    }
stolen_plans-log-cannot_discard = { $reader ->
        [player] 你宣告無法棄牌，手上還剩{ $number }張。
       *[somebody] { $player }宣告無法棄牌，手上還剩{ $number }張。
    }
stolen_plans-log-pairs = { $reader ->
        [player] 你同時打出{ $card }。
       *[somebody] { $player }同時打出{ $card }。
    }
stolen_plans-log-names = { $reader ->
        [player] 你選擇奪取{ $other }的一張牌。
        [other] { $player }選擇奪取你的一張牌。
       *[somebody] { $player }選擇奪取{ $other }的一張牌。
    }
stolen_plans-log-steals = { $reader ->
        [player] 你從{ $other }手中奪取了{ $card }。
        [other] { $player }從你手中奪取了{ $card }。
       *[somebody] { $player }從{ $other }手中奪取了{ $card }。
    }
stolen_plans-log-steals-hidden = { $player }從{ $other }手中奪取了一張牌。
stolen_plans-log-takes = { $reader ->
        [player] 你從{ $other }的手牌中拿走了{ $card }。
        [other] { $player }從你的手牌中拿走了{ $card }。
       *[somebody] { $player }從{ $other }的手牌中拿走了{ $card }。
    }
stolen_plans-log-takes-hidden = { $player }從{ $other }的手牌中拿走了一張牌。
stolen_plans-log-becomes_jedi = { $reader ->
        [player] 直到遊戲結束，你都是絕地武士。
       *[somebody] 直到遊戲結束，{ $player }都是絕地武士。
    }
stolen_plans-log-passes_left = 所有人把全部手牌傳給左邊的玩家。
stolen_plans-log-must_discard_hand = { $reader ->
        [player] 你命令{ $other }棄掉全部手牌。
        [other] { $player }命令你棄掉全部手牌。
       *[somebody] { $player }命令{ $other }棄掉全部手牌。
    }
stolen_plans-log-swaps_hands = { $reader ->
        [player] 你與{ $other }交換了手牌。
        [other] { $player }與你交換了手牌。
       *[somebody] { $player }與{ $other }交換了手牌。
    }
stolen_plans-log-takes_hand = { $reader ->
        [player] 你拿走了{ $other }的全部手牌（{ $number }張）。
        [other] { $player }拿走了你的全部手牌（{ $number }張）。
       *[somebody] { $player }拿走了{ $other }的全部手牌（{ $number }張）。
    }
stolen_plans-log-receives = { $reader ->
        [player] 你從{ $other }那裡得到{ $card }。
       *[somebody] { $player }從{ $other }那裡得到{ $card }。
    }
stolen_plans-log-looks = { $reader ->
        [player] 你查看了{ $other }的手牌（{ $number }張）。
        [other] { $player }查看了你的手牌（{ $number }張）。
       *[somebody] { $player }查看了{ $other }的手牌（{ $number }張）。
    }
stolen_plans-log-sees = { $reader ->
        [player] 你看到{ $other }的手牌中有{ $card }。
       *[somebody] { $player }看到{ $other }的手牌中有{ $card }。
    }
stolen_plans-log-gains_advantage = { $reader ->
        [player] 你取得優勢，之後抽牌時可以抽兩張。
       *[somebody] { $player }取得優勢，之後抽牌時可以抽兩張。
    }
stolen_plans-log-loses_advantage = { $reader ->
        [player] 你的優勢被反制，進入棄牌堆。
       *[somebody] { $player }的優勢被反制，進入棄牌堆。
    }
stolen_plans-log-nothing_to_counter = 場上沒有優勢，沒有任何效果。
stolen_plans-log-searches = { $reader ->
        [player] { $number ->
            [0] 你搜索棄牌堆，但裡面沒有牌。
           *[other] 你搜索棄牌堆，要選出{ $number }張牌。
        }
       *[somebody] { $number ->
            [0] { $player }搜索棄牌堆，但裡面沒有牌。
           *[other] { $player }搜索棄牌堆，要選出{ $number }張牌。
        }
    }
stolen_plans-log-finds = { $reader ->
        [player] 你從棄牌堆拿了{ $card }。
       *[somebody] { $player }從棄牌堆拿了{ $card }。
    }
stolen_plans-log-finds-hidden = { $player }從棄牌堆拿了一張牌。
stolen_plans-log-must_surrender = { $reader ->
        [player] { $other }必須棄掉全部手牌，若有R2-D2或誘餌則交給你。
        [other] 你必須棄掉全部手牌，若有R2-D2或誘餌則交給{ $player }。
       *[somebody] { $other }必須棄掉全部手牌，若有R2-D2或誘餌則交給{ $player }。
    }
stolen_plans-log-hands_over = { $reader ->
        [player] 你把{ $card }交給{ $other }。
        [other] { $player }把{ $card }交給你。
       *[somebody] { $player }把{ $card }交給{ $other }。
    }
stolen_plans-log-shows = { $reader ->
        [player] 你展示{ $card }。
       *[somebody] { $player }展示{ $card }。
    }
stolen_plans-log-wins = { $reader ->
        [player] 你獲勝了！
       *[somebody] { $player }獲勝。
    }
