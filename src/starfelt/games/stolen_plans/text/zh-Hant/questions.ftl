## 提問（給作答的人）

stolen_plans-ask-your_turn = 輪到你了。要抽牌，還是打出一張牌？
stolen_plans-ask-target = { $card }：要選擇哪位玩家？
stolen_plans-ask-defend = { $defence ->
        [0] 你受到{ $card }的攻擊（{ $attack }點）。要防禦嗎？最多可以使用{ $left }張防禦牌。
       *[other] { $card }攻擊{ $attack }點，你目前防禦{ $defence }點。還要再使用防禦牌嗎？（還可以用{ $left }張）
    }
stolen_plans-ask-lose = 你要棄{ $left }張牌。要棄哪些牌？
stolen_plans-ask-victims = { $named ->
        [0] 你可以隨機奪取共{ $left }張牌。要從誰手中奪取？可以是同一位玩家。
       *[other] 你還可以奪取{ $left }張牌。要從誰手中奪取？
    }
stolen_plans-ask-take = 這是{ $other }的手牌。要拿走哪一張？
stolen_plans-ask-find = 你可以從棄牌堆拿{ $left }張牌。要拿哪些牌？

## 提問（給等待的人）

stolen_plans-wait-your_turn = 等待{ $player }抽牌或打出一張牌。
stolen_plans-wait-target = 等待{ $player }為{ $card }選擇對象。
stolen_plans-wait-defend = 等待{ $player }決定如何防禦（{ $card }攻擊{ $attack }點，目前防禦{ $defence }點）。
stolen_plans-wait-lose = 等待{ $player }選擇要棄的牌（還有{ $left }張）。
stolen_plans-wait-victims = 等待{ $player }選擇要奪取誰的牌（還有{ $left }張）。
stolen_plans-wait-take = { $reader ->
        [other] 等待{ $player }從你的手牌中拿走一張。
       *[somebody] 等待{ $player }從{ $other }的手牌中拿走一張。
    }
stolen_plans-wait-find = 等待{ $player }從棄牌堆拿牌（還有{ $left }張）。

## 選擇

stolen_plans-do-draw = 抽一張牌
stolen_plans-do-draw_two = 抽兩張牌（優勢）
stolen_plans-do-play-attack = 打出{ $card }：攻擊一位玩家（{ $attack }點）
stolen_plans-do-play-steal = 打出{ $card }：奪取一位玩家的{ $number }張牌
stolen_plans-do-play-become_jedi = 打出{ $card }：成為絕地武士
stolen_plans-do-play-pass_left = 打出{ $card }：所有人把手牌傳給左邊
stolen_plans-do-play-discard_hand = 打出{ $card }：讓一位玩家棄掉全部手牌
stolen_plans-do-play-swap_hands = 打出{ $card }：與一位玩家交換手牌
stolen_plans-do-play-look_and_take = 打出{ $card }：查看一位玩家的手牌並拿走一張
stolen_plans-do-play-take_hand = 打出{ $card }：拿走一位玩家的全部手牌
stolen_plans-do-play-traitor = 打出{ $card }：展示R2-D2和達斯·維達，立刻獲勝
stolen_plans-do-play-advantage = 打出{ $card }：之後可以抽兩張牌
stolen_plans-do-play-counter = 打出{ $card }：棄掉場上的優勢
stolen_plans-do-play-search_discards = 打出{ $card }：從棄牌堆拿{ $number }張牌
stolen_plans-do-play-surrender_hand = 打出{ $card }：讓一位玩家棄掉全部手牌，R2-D2和誘餌歸你
stolen_plans-do-pair = 一起打出{ $card }和{ $second }：奪取共{ $number }張牌
stolen_plans-do-target = 奪取{ $other }的一張牌
stolen_plans-do-target-attack = 攻擊{ $other }（{ $attack }點）
stolen_plans-do-target-steal = 奪取{ $other }的{ $number }張牌
stolen_plans-do-target-discard_hand = 讓{ $other }棄掉全部手牌
stolen_plans-do-target-swap_hands = 與{ $other }交換手牌
stolen_plans-do-target-look_and_take = 查看{ $other }的手牌
stolen_plans-do-target-take_hand = 拿走{ $other }的全部手牌
stolen_plans-do-target-surrender_hand = 讓{ $other }棄掉全部手牌
stolen_plans-do-defend = { $side ->
        [behind] 使用{ $card }（防禦{ $defence }點）：共{ $total }點，離攻擊{ $attack }點還差{ $difference }點
        [level] 使用{ $card }（防禦{ $defence }點）：共{ $total }點，與攻擊{ $attack }點平手
       *[ahead] 使用{ $card }（防禦{ $defence }點）：共{ $total }點，超過攻擊{ $attack }點，攻擊者失去{ $difference }張牌
    }
stolen_plans-do-done = { $total ->
        [0] 不防禦：失去{ $difference }張牌
       *[other] { $side ->
            [behind] 不再使用防禦牌：失去{ $difference }張牌
            [level] 不再使用防禦牌：平手，雙方都不失去牌
           *[ahead] 不再使用防禦牌：攻擊者失去{ $difference }張牌
        }
    }
stolen_plans-do-discard = 棄掉{ $card }
stolen_plans-do-take = 拿走{ $card }
stolen_plans-do-find = 拿{ $card }

## 提問背後的規則

stolen_plans-why-your_turn = 在你的回合，你要抽一張牌，或打出一張手牌（反抗軍英雄則是兩張一起），不能跳過。抽牌堆的最後一張牌被抽走時遊戲結束，手上有R2-D2的玩家獲勝。防禦牌、R2-D2和誘餌不能在自己的回合打出，絕地專用牌只有絕地武士能用。
stolen_plans-why-target = 只能選擇有手牌的其他玩家。{ $card }：{ $text }
stolen_plans-why-defend = 受到攻擊時，最多可以使用{ $cards }張防禦牌。反抗軍英雄也能當防禦牌，光劍則只有絕地武士能用。攻擊較高時，你失去差額張數的牌；防禦較高時，攻擊者失去差額張數的牌；相同時，雙方都不失去牌。用掉的牌都要棄掉，但不計入失去的張數。
stolen_plans-why-lose = 輸的一方要棄掉差額張數的牌，要棄哪些由自己選擇。R2-D2和誘餌絕對不能棄掉；只剩下它們時就留在手上，並宣告無法棄牌。
stolen_plans-why-victims = 兩張反抗軍英雄可以奪取同一位玩家的牌，也可以分別奪取多位玩家的牌。要在看到第一張牌之前選定所有對象，拿到哪張牌則是隨機的。
stolen_plans-why-take = 從你看到的手牌中任選一張拿走，R2-D2也可以。只有你和對方知道拿走的是哪張牌。
stolen_plans-why-find = 搜索可以從棄牌堆任選牌加入手牌，但不能選搜索本身。
