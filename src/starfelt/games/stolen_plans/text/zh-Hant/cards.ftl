stolen_plans-name = 失竊的計畫

## 遊戲選項

stolen_plans-option-deck = 獎勵牌：base為不使用，full為六張全用，也可以用+連接要使用的牌
stolen_plans-option-single_jedi = 只有一名絕地：牌庫中只有一張「學習原力之道」
stolen_plans-option-single_vader = 只有一張達斯·維達：第二張換成一張爪哇人
stolen_plans-option-open_discards = 公開棄牌：所有人隨時都能查看整個棄牌堆

## 牌名

stolen_plans-card-r2d2 = R2-D2
stolen_plans-card-jawa = 爪哇人
stolen_plans-card-stormtrooper = 帝國風暴兵
stolen_plans-card-darth_vader = 達斯·維達
stolen_plans-card-blaster_light = 輕型爆能槍
stolen_plans-card-blaster_heavy = 重型爆能槍
stolen_plans-card-thermal_detonator = 熱能引爆器
stolen_plans-card-bounty_hunter = 賞金獵人（波巴·費特）
stolen_plans-card-crime_lord = 犯罪首腦（賈霸）
stolen_plans-card-han_solo = 韓·索羅
stolen_plans-card-princess_leia = 莉亞公主
stolen_plans-card-luke_skywalker = 路克·天行者
stolen_plans-card-learn_the_ways = 學習原力之道
stolen_plans-card-lightsaber = 光劍
stolen_plans-card-yoda_pass_left = 尤達大師（向左傳牌）
stolen_plans-card-yoda_discard_all = 尤達大師（清空手牌）
stolen_plans-card-yoda_swap = 尤達大師（交換手牌）
stolen_plans-card-yoda_look_take = 尤達大師（窺探手牌）
stolen_plans-card-yoda_take_all = 尤達大師（接收手牌）
stolen_plans-card-traitor = 背叛反抗軍（叛徒）
stolen_plans-card-advantage = 千年鷹號（優勢）
stolen_plans-card-counter = 帝國滅星者（反制）
stolen_plans-card-search = 風暴兵部隊（搜索）
stolen_plans-card-discard_all = 第二死星（全部棄牌）
stolen_plans-card-decoy = 薩雷夏斯·克拉姆（誘餌）

# 無法進一步得知的牌
stolen_plans-card-keeper = 無法棄掉的牌
stolen_plans-card-found = 搜索拿到的牌
stolen_plans-card-anything = 未知的牌

## 牌的效果

stolen_plans-text-r2d2 = 抽牌堆抽完時，手上有這張牌的玩家獲勝。不能打出也不能棄掉，但可能被奪取，或隨著整副手牌轉手。
stolen_plans-text-jawa = 攻擊{ $attack }。選擇另一位玩家，對方失去的牌數為{ $attack }減去防禦。
stolen_plans-text-stormtrooper = 攻擊{ $attack }。選擇另一位玩家，對方失去的牌數為{ $attack }減去防禦。
stolen_plans-text-darth_vader = 攻擊{ $attack }。選擇另一位玩家，對方失去的牌數為{ $attack }減去防禦。留在手上時，也是叛徒獲勝所需的牌。
stolen_plans-text-blaster_light = 防禦{ $defence }。只能在受到攻擊時使用，每次攻擊最多使用{ $cards }張防禦牌。
stolen_plans-text-blaster_heavy = 防禦{ $defence }。只能在受到攻擊時使用，每次攻擊最多使用{ $cards }張防禦牌。
stolen_plans-text-thermal_detonator = 防禦{ $defence }。只能在受到攻擊時使用，每次攻擊最多使用{ $cards }張防禦牌。
stolen_plans-text-bounty_hunter = 從另一位玩家手中隨機奪取{ $number }張牌。
stolen_plans-text-crime_lord = 從另一位玩家手中隨機奪取{ $number }張牌。
stolen_plans-text-han_solo = 反抗軍英雄。任意兩張一起打出，從一位或多位玩家手中隨機奪取共{ $number }張牌。受到攻擊時，也可以單獨當作防禦{ $defence }使用。
stolen_plans-text-princess_leia = 反抗軍英雄。任意兩張一起打出，從一位或多位玩家手中隨機奪取共{ $number }張牌。受到攻擊時，也可以單獨當作防禦{ $defence }使用。
stolen_plans-text-luke_skywalker = 反抗軍英雄。任意兩張一起打出，從一位或多位玩家手中隨機奪取共{ $number }張牌。受到攻擊時，也可以單獨當作防禦{ $defence }使用。
stolen_plans-text-learn_the_ways = 正面朝上放在自己面前。直到遊戲結束，你都是絕地武士，可以使用絕地專用牌。
stolen_plans-text-lightsaber = 絕地專用。防禦{ $defence }。只能在受到攻擊時使用，每次攻擊最多使用{ $cards }張防禦牌。
stolen_plans-text-yoda_pass_left = 絕地專用。所有玩家同時把全部手牌傳給左邊的玩家。
stolen_plans-text-yoda_discard_all = 絕地專用。選擇另一位玩家，對方棄掉全部手牌，但保留R2-D2和誘餌。
stolen_plans-text-yoda_swap = 絕地專用。與另一位玩家交換全部手牌。
stolen_plans-text-yoda_look_take = 絕地專用。查看另一位玩家的手牌，任選一張拿走。
stolen_plans-text-yoda_take_all = 絕地專用。拿走另一位玩家的全部手牌。
stolen_plans-text-traitor = 獎勵牌。手上同時有R2-D2和達斯·維達時，展示這兩張牌並打出，遊戲立刻結束，由你獲勝。
stolen_plans-text-advantage = 獎勵牌。正面朝上放在自己面前。被反制之前，你每次抽牌都可以抽兩張，而不只一張。
stolen_plans-text-counter = 獎勵牌。棄掉任一玩家面前的優勢。場上沒有優勢時沒有效果。
stolen_plans-text-search = 獎勵牌。查看整個棄牌堆，任選{ $number }張牌加入手牌，但不能選這張牌本身。
stolen_plans-text-discard_all = 獎勵牌。選擇另一位玩家，對方棄掉全部手牌。對方若有R2-D2或誘餌，必須交給你。
stolen_plans-text-decoy = 獎勵牌。和R2-D2一樣不能打出也不能棄掉。用來讓別人以為你手上的是真貨。

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

## 結局

stolen_plans-ending-draw_pile = { $reader ->
        [player] 抽牌堆抽完時，R2-D2就在你手上。你獲勝了！
       *[somebody] 抽牌堆抽完時，R2-D2在{ $player }手上。{ $player }獲勝。
    }
stolen_plans-ending-traitor = { $reader ->
        [player] 你背叛了反抗軍，把R2-D2交給達斯·維達。你獲勝了！
       *[somebody] { $player }背叛了反抗軍，把R2-D2交給達斯·維達。{ $player }獲勝。
    }

## 提問背後的規則

stolen_plans-why-your_turn = 在你的回合，你要抽一張牌，或打出一張手牌（反抗軍英雄則是兩張一起），不能跳過。抽牌堆的最後一張牌被抽走時遊戲結束，手上有R2-D2的玩家獲勝。防禦牌、R2-D2和誘餌不能在自己的回合打出，絕地專用牌只有絕地武士能用。
stolen_plans-why-target = 只能選擇有手牌的其他玩家。{ $card }：{ $text }
stolen_plans-why-defend = 受到攻擊時，最多可以使用{ $cards }張防禦牌。反抗軍英雄也能當防禦牌，光劍則只有絕地武士能用。攻擊較高時，你失去差額張數的牌；防禦較高時，攻擊者失去差額張數的牌；相同時，雙方都不失去牌。用掉的牌都要棄掉，但不計入失去的張數。
stolen_plans-why-lose = 輸的一方要棄掉差額張數的牌，要棄哪些由自己選擇。R2-D2和誘餌絕對不能棄掉；只剩下它們時就留在手上，並宣告無法棄牌。
stolen_plans-why-victims = 兩張反抗軍英雄可以奪取同一位玩家的牌，也可以分別奪取多位玩家的牌。要在看到第一張牌之前選定所有對象，拿到哪張牌則是隨機的。
stolen_plans-why-take = 從你看到的手牌中任選一張拿走，R2-D2也可以。只有你和對方知道拿走的是哪張牌。
stolen_plans-why-find = 搜索可以從棄牌堆任選牌加入手牌，但不能選搜索本身。

## 規則書

stolen_plans-rules-00-title = # 失竊的計畫

stolen_plans-rules-01-goal =
    ## 目標

    機器人R2-D2帶著失竊的計畫。抽牌堆的最後一張牌被抽走時，手上有R2-D2的玩家獲勝。在那之前，想辦法找到它、奪取它，並且守住它。{ $least }到{ $most }人遊玩。

stolen_plans-rules-02-setup =
    ## 遊戲準備

    將所有牌洗勻，每位玩家發{ $hand }張，其餘的牌作為抽牌堆。牌庫共{ $base }張，加入全部六張獎勵牌則為{ $full }張；也可以只使用其中幾張獎勵牌。起始玩家隨機決定，之後輪到左邊的玩家，依此類推。

stolen_plans-rules-03-turn =
    ## 你的回合

    從下列兩件事中選一件做，不能跳過。

    - 從抽牌堆頂抽一張牌。
    - 打出一張手牌（反抗軍英雄則是兩張一起），執行效果後棄掉。

    手牌沒有上限。棄掉的牌不會回到抽牌堆，所以每抽一張牌，遊戲就離結束更近一步。

stolen_plans-rules-04-attack =
    ## 攻擊與防禦

    攻擊牌的點數與張數：{ stolen_plans-card-jawa } { $jawa-attack }（{ $jawa-copies }張）、{ stolen_plans-card-stormtrooper } { $stormtrooper-attack }（{ $stormtrooper-copies }張）、{ stolen_plans-card-darth_vader } { $darth_vader-attack }（{ $darth_vader-copies }張）

    防禦牌的點數與張數：{ stolen_plans-card-blaster_light } { $blaster_light-defence }（{ $blaster_light-copies }張）、{ stolen_plans-card-blaster_heavy } { $blaster_heavy-defence }（{ $blaster_heavy-copies }張）、{ stolen_plans-card-thermal_detonator } { $thermal_detonator-defence }（{ $thermal_detonator-copies }張）、反抗軍英雄 { $han_solo-defence }、絕地專用的{ stolen_plans-card-lightsaber } { $lightsaber-defence }（{ $lightsaber-copies }張）

    選擇一位有手牌的玩家攻擊。對方最多可以使用{ $cards }張防禦牌，並將數值相加，再與攻擊比較：

    - 攻擊較高：防禦者失去差額張數的牌。
    - 防禦較高：攻擊者失去差額張數的牌。
    - 相同：雙方都不失去牌。

    要棄掉哪些牌，由失去牌的一方選擇。戰鬥中用掉的牌也要棄掉，但不計入失去的張數。例如{ stolen_plans-card-jawa }以{ $jawa-attack }點攻擊，對方用一張{ stolen_plans-card-blaster_heavy }防禦{ $blaster_heavy-defence }點，防禦者就要失去{ $example }張牌。防禦牌不能在自己的回合打出。

    R2-D2絕對不能棄掉。要失去的牌比能棄的牌還多時，你要留著R2-D2，並宣告無法棄牌。這樣一來，大家就知道它在哪裡了。

stolen_plans-rules-05-steal =
    ## 奪取

    { stolen_plans-card-bounty_hunter }可以奪取{ $bounty_hunter-number }張牌，{ stolen_plans-card-crime_lord }可以奪取{ $crime_lord-number }張牌，都是從另一位玩家手中隨機抽取，加入你的手牌。牌庫中分別有{ $bounty_hunter-copies }張和{ $crime_lord-copies }張。

stolen_plans-rules-06-heroes =
    ## 反抗軍英雄

    { stolen_plans-card-han_solo }、{ stolen_plans-card-princess_leia }、{ stolen_plans-card-luke_skywalker }（各{ $han_solo-copies }張）。任意兩張一起打出，就能隨機奪取共{ $han_solo-number }張牌，可以都來自同一位玩家，也可以來自不同玩家。要在看到第一張牌之前選定所有對象。單獨一張則可以當作防禦牌使用。

stolen_plans-rules-07-jedi =
    ## 絕地

    打出{ stolen_plans-card-learn_the_ways }（{ $learn_the_ways-copies }張），正面朝上放在自己面前，直到遊戲結束你都是絕地武士。只有絕地武士能使用絕地專用牌，也就是{ stolen_plans-card-lightsaber }和五種尤達大師：

    - 向左傳牌：所有人同時把全部手牌傳給左邊的玩家。
    - 清空手牌：一位玩家棄掉全部手牌，但保留R2-D2和誘餌。
    - 交換手牌：與一位玩家交換全部手牌。
    - 窺探手牌：查看一位玩家的手牌，拿走一張。
    - 接收手牌：拿走一位玩家的全部手牌。

stolen_plans-rules-08-bonus =
    ## 獎勵牌

    可以自由選用，各一張。

    - 叛徒：手上同時有R2-D2和達斯·維達時，展示它們並立刻獲勝。
    - 優勢：放在自己面前，抽牌時可以抽兩張。
    - 反制：棄掉場上的優勢。
    - 搜索：從棄牌堆任選{ $search-number }張牌。
    - 全部棄牌：一位玩家棄掉全部手牌，但要把R2-D2和誘餌交給你。
    - 誘餌：不能打出也不能棄掉，讓別人誤以為是R2-D2。

stolen_plans-rules-09-knowledge =
    ## 誰知道什麼

    手牌內容是秘密，但張數是公開的。棄牌正面朝上，最上面的一張隨時看得到。被奪取的是哪張牌，只有當事的兩位玩家知道。手牌轉手或交換時，給牌的人和拿到牌的人都知道內容。

stolen_plans-rules-10-end =
    ## 遊戲結束

    抽牌堆的最後一張牌被抽走的那一刻，遊戲立刻結束。手上有R2-D2的玩家展示它，成為贏家。這時R2-D2一定在某人手上，所以贏家永遠只有一位。如果最後一張牌就是R2-D2，抽到的人獲勝。

stolen_plans-rules-11-tips =
    ## 提示

    - 攻擊手牌少的玩家。如果有人無法棄掉最後一張牌，那很可能就是R2-D2，把它奪過來吧。
    - 把R2-D2藏在一大把手牌裡，並留兩張防禦牌應付強力的攻擊。
    - 留一張奪取牌到最後幾個回合。
    - 數一數抽牌堆剩幾張。有優勢的話，可以讓遊戲提早一張牌結束。

## 現在不能選擇的原因

line-stolen_plans-closed-never-r2d2 = { stolen_plans-card-r2d2 }不能打出。最後持有它的玩家獲勝。
line-stolen_plans-closed-never-decoy = 誘餌不能打出，它是用來讓人誤認為{ stolen_plans-card-r2d2 }的。
line-stolen_plans-closed-traitor = 手上必須有{ stolen_plans-card-r2d2 }和{ stolen_plans-card-darth_vader }。你還缺：{ $cards }。
line-stolen_plans-closed-one-hero = 反抗軍英雄要兩張一起打出，而你只有一張。單獨一張只能用來防禦。
line-stolen_plans-closed-jedi = 只有絕地武士能使用。
line-stolen_plans-closed-jedi-defence = 只有絕地武士能使用，而且只能在受到攻擊時使用。
line-stolen_plans-closed-defence = 只能在受到攻擊時使用。
line-stolen_plans-closed-no-hands = 其他玩家都沒有手牌。
line-stolen_plans-closed-search-only = 只有搜索能從棄牌堆拿牌。
line-stolen_plans-closed-no-way-back = 棄牌堆的牌不會再回來。
line-stolen_plans-closed-no-discards = 棄牌堆是空的。
line-stolen_plans-closed-play-first = 請先打出以玩家為對象的牌。
line-stolen_plans-closed-empty-hand = { $player }沒有手牌。
line-stolen_plans-closed-no-more = { $player }已經沒有可以奪取的牌了。
line-stolen_plans-closed-order-players = 要依固定順序選擇玩家，而你已經選了排在後面的玩家。
line-stolen_plans-closed-no-defence = 受到攻擊時派不上用場。
line-stolen_plans-closed-keeper = { $card }絕對不能棄掉。
line-stolen_plans-closed-search-itself = 不能選搜索本身。
line-stolen_plans-closed-picked = 你已經選了這張牌。
line-stolen_plans-closed-order = 要依固定順序選牌，而你已經選了排在後面的牌。
line-stolen_plans-closed-first-target = 請先選擇一位玩家（{ $card }）。
line-stolen_plans-closed-first-defend = 請先決定要不要防禦這次{ $attack }點的攻擊。
line-stolen_plans-closed-first-lose = 你必須先棄牌。
line-stolen_plans-closed-first-victims = 請先選擇要奪取誰的牌。
line-stolen_plans-closed-first-take = 請先選擇要從{ $other }的手牌中拿走的牌。
line-stolen_plans-closed-first-find = 請先選擇要從棄牌堆拿的牌。
