star_realms-name = 星域爭霸

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

## 牌名

star_realms-card-scout = 斥候
star_realms-card-viper = 毒蛇
star_realms-card-explorer = 探險家
star_realms-card-blob_fighter = 異形戰機
star_realms-card-trade_pod = 貿易艙
star_realms-card-battle_pod = 戰鬥艙
star_realms-card-ram = 衝角艦
star_realms-card-blob_destroyer = 異形驅逐艦
star_realms-card-battle_blob = 戰鬥異形
star_realms-card-blob_carrier = 異形航母
star_realms-card-mothership = 母艦
star_realms-card-federation_shuttle = 聯邦穿梭艇
star_realms-card-cutter = 快艇
star_realms-card-embassy_yacht = 使館遊艇
star_realms-card-freighter = 貨船
star_realms-card-trade_escort = 貿易護衛艦
star_realms-card-flagship = 旗艦
star_realms-card-command_ship = 指揮艦
star_realms-card-imperial_fighter = 帝國戰機
star_realms-card-corvette = 輕型巡防艦
star_realms-card-imperial_frigate = 帝國巡防艦
star_realms-card-survey_ship = 勘測船
star_realms-card-battlecruiser = 戰鬥巡洋艦
star_realms-card-dreadnaught = 無畏艦
star_realms-card-trade_bot = 貿易機器人
star_realms-card-missile_bot = 飛彈機器人
star_realms-card-supply_bot = 補給機器人
star_realms-card-patrol_mech = 巡邏機甲
star_realms-card-stealth_needle = 匿蹤飛針
star_realms-card-battle_mech = 戰鬥機甲
star_realms-card-missile_mech = 飛彈機甲
star_realms-card-blob_wheel = 異形輪
star_realms-card-the_hive = 巢穴
star_realms-card-blob_world = 異形世界
star_realms-card-trading_post = 貿易站
star_realms-card-barter_world = 易物世界
star_realms-card-defense_center = 防禦中心
star_realms-card-port_of_call = 停靠港
star_realms-card-central_office = 中央總署
star_realms-card-space_station = 太空站
star_realms-card-recycling_station = 回收站
star_realms-card-war_world = 戰爭世界
star_realms-card-royal_redoubt = 皇家堡壘
star_realms-card-fleet_hq = 艦隊總部
star_realms-card-battle_station = 戰鬥站
star_realms-card-mech_world = 機甲世界
star_realms-card-junkyard = 廢料場
star_realms-card-machine_base = 機械基地
star_realms-card-brain_world = 智腦世界

star_realms-faction-unaligned = 無陣營
star_realms-faction-blob = 異形
star_realms-faction-trade_federation = 貿易聯邦
star_realms-faction-star_empire = 星際帝國
star_realms-faction-machine_cult = 機械教派

## 牌的效果（每項能力一行）

star_realms-text-ship = { $faction }艦船。費用{ $cost }。
star_realms-text-base = { $faction }基地。費用{ $cost }，防禦{ $defense }。
star_realms-text-outpost = { $faction }基地，前哨站。費用{ $cost }，防禦{ $defense }。
star_realms-text-allies_all = 持續：是所有陣營的盟友。
star_realms-text-boosts_ships = 持續：此基地在場時，你每打出一艘艦船，戰鬥+1。
star_realms-text-primary = 主要能力：{ $effects }。
star_realms-text-ally = 同盟能力（{ $faction }）：{ $effects }。
star_realms-text-scrap = 廢棄能力：{ $effects }。

# 能力的內容，用-and連接成句
star_realms-effect-and = { $first }。{ $second }
star_realms-effect-trade = 貿易+{ $number }
star_realms-effect-combat = 戰鬥+{ $number }
star_realms-effect-authority = 威望+{ $number }
star_realms-effect-draw = 抽{ $number }張牌
star_realms-effect-next_ship_on_top = 本回合你取得的下一艘艦船可以放到牌庫頂
star_realms-effect-choose = 二選一：「{ $first }」或「{ $second }」
star_realms-effect-opponent_discards = 對手棄一張牌
star_realms-effect-may_scrap = 可以廢棄手牌或棄牌堆中的一張牌
star_realms-effect-must_scrap = 廢棄手牌或棄牌堆中的一張牌
star_realms-effect-must_scrap_from_hand = 廢棄一張手牌
star_realms-effect-may_scrap_trade_row = 可以廢棄貿易列的一張牌
star_realms-effect-may_destroy_base = 可以不用戰鬥摧毀一座基地
star_realms-effect-draw_for_bases = 若在場基地有{ $bases }座以上，抽{ $number }張牌
star_realms-effect-draw_for_blobs = 本回合你每打出過一張異形牌，就抽一張牌
star_realms-effect-take_ship = 免費取得任意一艘艦船，放到牌庫頂
star_realms-effect-copy_ship = 選擇本回合你打出的另一艘艦船，此艦船成為它的複製品，同時仍屬於機械教派
star_realms-effect-discard_then_draw = 棄最多{ $number }張手牌，再抽同樣張數的牌
star_realms-effect-scrap_then_draw = 從手牌和棄牌堆廢棄合計最多{ $number }張牌，再抽同樣張數的牌

## 提問（給作答的人）

star_realms-ask-your_turn = 輪到你了。要做什麼？
star_realms-ask-how_much = 要用多少戰鬥攻擊{ $other }？
star_realms-ask-which_effect = { $card }：要選擇哪個效果？
star_realms-ask-discard = 你必須棄一張牌。要棄哪一張？
star_realms-ask-scrap_card = { $may ->
        [yes] { $card }：要廢棄手牌或棄牌堆中的一張牌嗎？
       *[no] { $hand_only ->
            [yes] { $card }：你必須廢棄一張手牌。要廢棄哪一張？
           *[no] { $card }：你必須廢棄手牌或棄牌堆中的一張牌。要廢棄哪一張？
        }
    }
star_realms-ask-scrap_from_row = { $card }：要廢棄貿易列的一張牌嗎？
star_realms-ask-destroy_base = { $card }：要不用戰鬥摧毀一座基地嗎？
star_realms-ask-take_which = { $card }：要免費取得哪艘艦船，放到牌庫頂？
star_realms-ask-copy_which = { star_realms-card-stealth_needle }：要複製哪艘艦船？
star_realms-ask-discard_some = { $picked ->
        [0] { $card }：可以棄最多{ $left }張牌，再抽同樣張數的牌。要棄哪些牌？
       *[other] { $card }：還要再棄牌嗎？（最多再棄{ $left }張）
    }
star_realms-ask-scrap_some = { $picked ->
        [0] { $card }：可以廢棄最多{ $left }張牌，再抽同樣張數的牌。要廢棄哪些牌？
       *[other] { $card }：還要再廢棄嗎？（最多再廢棄{ $left }張）
    }

## 提問（給等待的人）

star_realms-wait-your_turn = 等待{ $player }進行回合。
star_realms-wait-how_much = 等待{ $player }決定用多少戰鬥攻擊{ $other }。
star_realms-wait-which_effect = 等待{ $player }選擇{ $card }的效果。
star_realms-wait-discard = 等待{ $player }選擇要棄的牌。
star_realms-wait-scrap_card = { $may ->
        [yes] 等待{ $player }決定是否廢棄一張牌（{ $card }）。
       *[no] { $hand_only ->
            [yes] 等待{ $player }選擇要廢棄的手牌（{ $card }）。
           *[no] 等待{ $player }選擇要廢棄的牌（{ $card }）。
        }
    }
star_realms-wait-scrap_from_row = 等待{ $player }決定是否廢棄貿易列的牌（{ $card }）。
star_realms-wait-destroy_base = 等待{ $player }決定是否摧毀基地（{ $card }）。
star_realms-wait-take_which = 等待{ $player }選擇要免費取得的艦船（{ $card }）。
star_realms-wait-copy_which = 等待{ $player }選擇{ star_realms-card-stealth_needle }要複製的艦船。
star_realms-wait-discard_some = 等待{ $player }選擇要棄的牌（{ $card }，最多{ $left }張）。
star_realms-wait-scrap_some = 等待{ $player }選擇要廢棄的牌（{ $card }，最多{ $left }張）。

## 選擇

star_realms-do-end_turn = 結束回合
star_realms-do-attack = 用全部戰鬥攻擊{ $other }
star_realms-do-attack_with_part = 用部分戰鬥攻擊{ $other }
star_realms-do-amount = 用{ $number }點戰鬥攻擊
star_realms-do-first = { $effect }
star_realms-do-second = { $effect }
star_realms-do-play = 打出{ $card }
star_realms-do-use = 使用{ $card }
star_realms-do-ally = { $card }：同盟能力（{ $effects }）
star_realms-do-ally-copied = { $card }：所複製艦船的同盟能力
star_realms-do-scrap = 廢棄{ $card }（{ $effects }）
star_realms-do-scrap-copied = 廢棄{ $card }（所複製艦船的廢棄能力）
star_realms-do-acquire = 用{ $cost }點貿易取得{ $card }
star_realms-do-acquire_to_top = 用{ $cost }點貿易取得{ $card }，放到牌庫頂
star_realms-do-attack_base = 摧毀{ $card }（{ $defense }點戰鬥）
star_realms-do-destroy = 摧毀{ $card }
star_realms-do-destroy_own = 摧毀自己的{ $card }
star_realms-do-discard = 棄掉{ $card }
star_realms-do-scrap_from_hand = 廢棄手牌中的{ $card }
star_realms-do-scrap_from_discards = 廢棄棄牌堆中的{ $card }
star_realms-do-scrap_from_row = 廢棄貿易列的{ $card }
star_realms-do-copy = 複製{ $card }
star_realms-do-take = 免費取得{ $card }（費用{ $cost }）
star_realms-do-done-scrap_card = 不廢棄
star_realms-do-done-scrap_from_row = 不廢棄
star_realms-do-done-destroy_base = 不摧毀
star_realms-do-done-discard_some = { $picked ->
        [0] 不棄牌
       *[other] 不再棄牌
    }
star_realms-do-done-scrap_some = { $picked ->
        [0] 不廢棄
       *[other] 不再廢棄
    }

## 紀錄

star_realms-log-turn = { $reader ->
        [player] 第{ $number }回合：輪到你了。
       *[somebody] 第{ $number }回合：輪到{ $player }了。
    }
star_realms-log-plays = { $reader ->
        [player] 你打出{ $card }。
       *[somebody] { $player }打出{ $card }。
    }
star_realms-log-uses = { $reader ->
        [player] 你使用{ $card }。
       *[somebody] { $player }使用{ $card }。
    }
star_realms-log-allies = { $reader ->
        [player] 你使用{ $card }的同盟能力。
       *[somebody] { $player }使用{ $card }的同盟能力。
    }
star_realms-log-scraps = { $reader ->
        [player] 你廢棄{ $card }，使用它的廢棄能力。
       *[somebody] { $player }廢棄{ $card }，使用它的廢棄能力。
    }
star_realms-log-gains_trade = { $reader ->
        [player] { $card }讓你得到{ $number }點貿易。
       *[somebody] { $card }讓{ $player }得到{ $number }點貿易。
    }
star_realms-log-gains_combat = { $reader ->
        [player] { $card }讓你得到{ $number }點戰鬥。
       *[somebody] { $card }讓{ $player }得到{ $number }點戰鬥。
    }
star_realms-log-gains_authority = { $reader ->
        [player] { $card }讓你得到{ $number }點威望。
       *[somebody] { $card }讓{ $player }得到{ $number }點威望。
    }
star_realms-log-arms_top = { $reader ->
        [player] { $card }：本回合你接下來取得的{ $number }艘艦船可以放到牌庫頂。
       *[somebody] { $card }：本回合{ $player }接下來取得的{ $number }艘艦船可以放到牌庫頂。
    }
star_realms-log-copies = { $reader ->
        [player] 你的{ star_realms-card-stealth_needle }成為{ $card }的複製品。
       *[somebody] { $player }的{ star_realms-card-stealth_needle }成為{ $card }的複製品。
    }
star_realms-log-draws = { $reader ->
        [player] 你抽到{ $card }。
       *[somebody] { $player }抽到{ $card }。
    }
star_realms-log-draws-hidden = { $player }抽了一張牌。
star_realms-log-shuffles = { $reader ->
        [player] 你的牌庫空了，將棄牌堆的{ $number }張牌洗成新的牌庫。
       *[somebody] { $player }的牌庫空了，將棄牌堆的{ $number }張牌洗成新的牌庫。
    }
star_realms-log-cannot_draw = { $reader ->
        [player] 你沒有牌可以抽了。
       *[somebody] { $player }沒有牌可以抽了。
    }
star_realms-log-discards = { $reader ->
        [player] 你棄掉{ $card }。
       *[somebody] { $player }棄掉{ $card }。
    }
star_realms-log-owes_discard = { $reader ->
        [player] { $card }：你下一個回合開始時，必須棄合計{ $number }張牌。
       *[somebody] { $card }：{ $player }下一個回合開始時，必須棄合計{ $number }張牌。
    }
star_realms-log-nothing_to_discard = { $reader ->
        [player] 你沒有牌可以棄。
       *[somebody] { $player }沒有牌可以棄。
    }
star_realms-log-scraps_from_hand = { $reader ->
        [player] 你廢棄手牌中的{ $card }。
       *[somebody] { $player }廢棄手牌中的{ $card }。
    }
star_realms-log-scraps_from_discards = { $reader ->
        [player] 你廢棄棄牌堆中的{ $card }。
       *[somebody] { $player }廢棄棄牌堆中的{ $card }。
    }
star_realms-log-scraps_from_row = { $reader ->
        [player] 你廢棄貿易列的{ $card }。
       *[somebody] { $player }廢棄貿易列的{ $card }。
    }
star_realms-log-acquires = { $reader ->
        [player] 你用{ $number }點貿易取得{ $card }。
       *[somebody] { $player }用{ $number }點貿易取得{ $card }。
    }
star_realms-log-acquires_to_top = { $reader ->
        [player] 你用{ $number }點貿易取得{ $card }，放到牌庫頂。
       *[somebody] { $player }用{ $number }點貿易取得{ $card }，放到牌庫頂。
    }
star_realms-log-takes_to_top = { $reader ->
        [player] 你免費取得{ $card }，放到牌庫頂。
       *[somebody] { $player }免費取得{ $card }，放到牌庫頂。
    }
star_realms-log-refills = { $number ->
        [0] { $card }進入貿易列。貿易牌庫空了。
       *[other] { $card }進入貿易列。
    }
star_realms-log-attacks = { $reader ->
        [player] 你用{ $number }點戰鬥攻擊{ $other }。
        [other] { $player }用{ $number }點戰鬥攻擊你。
       *[somebody] { $player }用{ $number }點戰鬥攻擊{ $other }。
    }
star_realms-log-destroys = { $number ->
        [0] { $reader ->
            [player] 你不用戰鬥摧毀了{ $card }。
            [other] { $player }不用戰鬥摧毀了你的{ $card }。
           *[somebody] { $player }不用戰鬥摧毀了{ $other }的{ $card }。
        }
       *[other] { $reader ->
            [player] 你用{ $number }點戰鬥摧毀了{ $card }。
            [other] { $player }用{ $number }點戰鬥摧毀了你的{ $card }。
           *[somebody] { $player }用{ $number }點戰鬥摧毀了{ $other }的{ $card }。
        }
    }
star_realms-log-destroys_own = { $reader ->
        [player] 你摧毀了自己的{ $card }。
       *[somebody] { $player }摧毀了自己的{ $card }。
    }
star_realms-log-ends_turn = { $reader ->
        [player] { $number ->
            [0] 你結束回合。
           *[other] 你結束回合，{ $number }艘艦船進入棄牌堆。
        }
       *[somebody] { $number ->
            [0] { $player }結束回合。
           *[other] { $player }結束回合，{ $number }艘艦船進入棄牌堆。
        }
    }
star_realms-log-wins = { $reader ->
        [player] 你獲勝了！
       *[somebody] { $player }獲勝。
    }
star_realms-log-draw = { $number }個回合結束，雙方平手。

## 結局

star_realms-ending-authority = { $reader ->
        [player] 對手的威望耗盡了。你獲勝了！
        [other] 你的威望耗盡了。{ $player }獲勝。
       *[somebody] { $player }的對手威望耗盡了。{ $player }獲勝。
    }
star_realms-ending-cap = 最後一個回合結束，仍未分出勝負。雙方平手。

## 提問背後的規則

star_realms-why-your_turn = 在主要階段，你可以打出手牌、使用在場牌的能力（每項每回合一次）、用貿易取得牌、用戰鬥攻擊，順序和次數不限，也都不是必須做的。結束回合時，兩個池中剩下的點數都會失去，在場的艦船和剩餘的手牌全部棄掉，然後抽{ $hand }張牌。
star_realms-why-how_much = 戰鬥可以任意分配。現在沒用的部分會留在戰鬥池，直到回合結束。威望耗盡的玩家立刻落敗。
star_realms-why-which_effect = { $card }有兩個效果，只能選一個。每次使用時都重新選擇，現在沒有作用的效果也可以選。
star_realms-why-discard = 對手的牌讓你棄牌。要棄哪一張由你選擇。棄掉的牌正面朝上放進棄牌堆，不算打出，也沒有效果。
star_realms-why-scrap_card = { $may ->
        [yes] { $card }讓你可以廢棄手牌或棄牌堆中的一張牌，也可以不廢棄。不能選擇在場的牌。廢棄的牌會離開遊戲，它的廢棄能力不會發動；探險家則回到探險家牌堆。
       *[no] { $hand_only ->
            [yes] 使用{ $card }就必須廢棄一張手牌，剛抽到的牌也可以。廢棄的牌會離開遊戲，它的廢棄能力不會發動；探險家則回到探險家牌堆。
           *[no] 使用{ $card }就必須廢棄手牌或棄牌堆中的一張牌。不能選擇在場的牌。廢棄的牌會離開遊戲，它的廢棄能力不會發動；探險家則回到探險家牌堆。
        }
    }
star_realms-why-scrap_from_row = { $card }讓你可以廢棄貿易列的一張牌，也可以不廢棄。空位立刻由貿易牌庫的下一張牌補上，本回合就可以取得那張牌。
star_realms-why-destroy_base = { $card }讓你可以摧毀一座基地，不論防禦多少，也不花費戰鬥。你也可以不摧毀。對手有前哨站時，只能選擇前哨站。被摧毀的基地進入擁有者的棄牌堆。
star_realms-why-take_which = { $card }讓你取得貿易列的一艘艦船或一張探險家，不論費用多少，放到牌庫頂。不能選擇基地。
star_realms-why-copy_which = 有其他艦船可選時，{ star_realms-card-stealth_needle }必須複製其中一艘。它立刻執行那艘艦船打出時的效果，離場前也擁有它的同盟能力和廢棄能力，並同時屬於那艘艦船的陣營和機械教派。
star_realms-why-discard_some = { $card }：先在上限內棄任意張數的手牌，再抽同樣張數的牌。一張都不選也可以。
star_realms-why-scrap_some = { $card }：先在上限內從手牌和棄牌堆廢棄任意張數的牌，再抽同樣張數的牌。一張都不選也可以。

## 規則書

star_realms-rules-00-title = # 星域爭霸

star_realms-rules-01-overview =
    ## 概觀

    兩位玩家各自率領艦隊對戰。一開始，牌庫裡只有幾張弱小的艦船。每個回合你打出手牌，得到三種東西：

    - 貿易：用來取得貿易列的艦船和基地，加入自己的牌庫。
    - 戰鬥：用來攻擊對手和對手的基地。
    - 威望：玩家的分數，從{ $starting_authority }點開始。先讓對手的威望降到0的玩家獲勝。

star_realms-rules-02-setup =
    ## 遊戲準備

    - 每位玩家的牌庫有{ $scouts }張{ star_realms-card-scout }和{ $vipers }張{ star_realms-card-viper }，共{ $starters }張，洗勻後正面朝下放置，旁邊留出棄牌堆的位置。
    - { $explorers }張{ star_realms-card-explorer }正面朝上，放成一堆。
    - 將{ $deck }張貿易牌庫洗勻，正面朝下放置，再翻開最上面的{ $row }張排成一列，這就是貿易列。旁邊留出廢棄堆的位置。
    - 先手玩家隨機決定，抽{ $first-hand }張牌；後手玩家抽{ $hand }張牌。

star_realms-rules-03-turn =
    ## 回合

    玩家輪流進行回合。每個回合有三個階段。

    - 主要階段：打出手牌、使用能力、取得牌、攻擊，順序和次數不限，也都不是必須做的。
    - 棄牌階段：失去貿易池和戰鬥池中剩下的點數。在場的艦船和剩餘的手牌全部進入棄牌堆，基地則留在場上。
    - 抽牌階段：抽{ $hand }張牌，然後輪到對手。

star_realms-rules-04-playing =
    ## 打出手牌

    打出手牌不需要費用，正面朝上放在自己面前即可。牌有兩種類型。

    - 艦船：一打出就立刻發動主要能力，並且執行完畢。艦船留在場上直到回合結束。
    - 基地：留在場上，直到被摧毀或廢棄。主要能力可以在主要階段隨時使用，每回合一次，打出的那個回合也可以。

star_realms-rules-05-abilities =
    ## 使用能力

    牌的能力有三種：主要能力、同盟能力、廢棄能力。每張牌的每項能力每回合可以使用一次；有兩張相同的牌時，各自分開計算。

    - 得到的貿易和戰鬥進入貿易池和戰鬥池，可以在主要階段使用。威望則立刻加到分數上，沒有上限。
    - 能力的各個部分依照文字順序全部執行。做不到的部分就略過，其餘照常進行。
    - 有兩個效果可選時，每次使用都重新選擇其中一個。
    - 艦船的主要能力一定會發動。其他能力可以不用；但只要用了，除了寫明「可以」的部分以外，都必須執行。
    - 有些基地的能力不必使用就持續有效，例如{ star_realms-card-mech_world }。

star_realms-rules-06-ally =
    ## 同盟能力

    場上有另一艘相同陣營的艦船或另一座相同陣營的基地時，就可以使用這張牌的同盟能力。打出的先後沒有關係，之前回合留下的基地也算。所以，相同陣營的兩張牌互為盟友，各自可以使用自己的同盟能力。牌不能當自己的盟友，無陣營的牌沒有盟友。

    同盟能力可以等到主要階段稍後再用。重點是使用的那一刻：如果盟友已經先被廢棄，就不能用了。

star_realms-rules-07-scrap =
    ## 廢棄

    要使用廢棄能力，先把這張牌從場上移到廢棄堆，然後執行效果。這張牌之前帶來的東西都會保留，所以應該先使用其他能力。基地可以在自己的任何回合廢棄，不論主要能力用過沒有。

    有些能力可以廢棄手牌、棄牌堆或貿易列的牌，但不能選擇在場的牌。這樣廢棄的牌，廢棄能力不會發動。

    廢棄堆的牌不會再回來。只有{ star_realms-card-explorer }例外，不論怎樣廢棄都回到{ star_realms-card-explorer }牌堆，甚至同一回合就可以再次取得。

star_realms-rules-08-acquiring =
    ## 取得牌

    從貿易池支付費用，把貿易列的牌放進自己的棄牌堆。要等抽到之後才能使用。{ star_realms-card-explorer }牌堆還有牌時，可以用{ $explorer-cost }點貿易取得一張。

    貿易列的空位立刻由貿易牌庫的下一張牌補上，同一回合就可以取得那張牌。貿易牌庫用完後，貿易列會逐漸變短，遊戲繼續進行。

star_realms-rules-09-attacking =
    ## 攻擊

    戰鬥可以在主要階段隨時使用，也可以任意分配。

    - 攻擊基地：一次花費等同防禦的戰鬥。基地被摧毀，進入擁有者的棄牌堆。不能只造成部分損傷。
    - 攻擊對手：花費任意點數的戰鬥，對手失去同樣點數的威望。

    有些能力可以不用戰鬥摧毀基地，也不論防禦多少。只能選擇對手的基地。

star_realms-rules-10-bases =
    ## 基地與前哨站

    有些基地是前哨站。玩家有前哨站在場時，不能攻擊該玩家和他的其他基地，也不能用能力摧毀其他基地。前哨站之間可以任選一座。最後一座前哨站消失後，其他目標立刻可以攻擊。

    前哨站只保護這些，例如無法阻止讓人棄牌的效果。

star_realms-rules-11-discards =
    ## 讓對手棄牌

    有些牌讓對手棄牌。對手在你的回合中立刻棄牌，棄哪一張由他自己選擇。棄掉的牌正面朝上放進棄牌堆，沒有效果。對手沒有手牌時什麼都不會發生，之後也不必補棄。有多個這樣的效果時，逐一執行。

star_realms-rules-12-drawing =
    ## 抽牌與洗牌

    牌要一張一張抽。需要抽牌而牌庫已空時，將棄牌堆洗勻成為新的牌庫，再繼續抽。例如抽牌階段時牌庫剩{ $left }張，就先抽這{ $left }張，將棄牌堆洗勻後再抽{ $more }張。

    牌庫空了也要等到需要抽牌時才洗牌。手牌和在場的牌不會洗進去；但棄牌階段在抽牌階段之前，所以剛打出的艦船可能又被抽到。牌庫和棄牌堆都空了，就不再抽牌，也沒有其他後果。

star_realms-rules-13-end =
    ## 遊戲結束

    威望降到0以下的玩家立刻落敗，回合不再繼續。雙方合計{ $cap }個回合後仍未分出勝負，就以平手結束。

star_realms-rules-14-knowledge =
    ## 誰知道什麼

    貿易列、廢棄堆、在場的牌、雙方的棄牌堆、池中的點數、威望，以及手牌和牌庫的張數，所有人都可以看。手牌內容和牌庫順序是秘密。放到牌庫頂的牌，雙方都知道是哪一張。

star_realms-rules-15-cards =
    ## 特殊的牌

    - { star_realms-card-stealth_needle }：複製本回合你打出的另一艘艦船，之後被廢棄的也可以。有艦船可選時必須複製，沒有就什麼都不會發生。它立刻執行那艘艦船打出時的效果（複製{ star_realms-card-embassy_yacht }時重新計算基地）。之後它擁有那艘艦船的同盟能力和廢棄能力，各可使用一次，並同時屬於兩個陣營。那艘艦船若仍在場，兩者就互為盟友。使用廢棄能力時，進入廢棄堆的是{ star_realms-card-stealth_needle }本身，即使它複製的是{ star_realms-card-explorer }。離場之後，它就只是普通的{ star_realms-card-stealth_needle }。
    - { star_realms-card-blob_world }：計算本回合到目前為止你打出的異形牌，艦船和基地都算。打出它的那個回合，它自己也算；之後被廢棄的牌也算，但之前回合留下的基地不算。{ star_realms-card-stealth_needle }和{ star_realms-card-mech_world }都不算。即使數量是0，也可以選擇抽牌。
    - { star_realms-card-recycling_station }：先棄掉0到{ $recycling_station-primary-discard_then_draw }張手牌，全部棄完再抽同樣張數的牌。牌庫不夠時，剛棄掉的牌也會洗進去。
    - { star_realms-card-brain_world }：從手牌和棄牌堆任意選擇合計0到{ $brain_world-primary-scrap_then_draw }張牌廢棄，再抽剛好同樣張數的牌。
    - { star_realms-card-machine_base }：抽牌之後必須廢棄一張手牌，剛抽到的牌也可以。沒有牌可抽時，仍要廢棄手牌。
    - { star_realms-card-junkyard }：使用時只要有牌，就必須廢棄手牌或棄牌堆中的一張。
    - { star_realms-card-trade_bot }、{ star_realms-card-missile_bot }、{ star_realms-card-supply_bot }、{ star_realms-card-battle_mech }、{ star_realms-card-patrol_mech }：可以廢棄手牌或棄牌堆中的一張牌。這艘艦船本身已經在場，所以不能選它。
    - { star_realms-card-embassy_yacht }：只在打出時檢查一次基地是否有{ $embassy_yacht-primary-draw_for_bases-bases }座以上。不論新舊，你的基地都算。
    - { star_realms-card-blob_carrier }：從貿易列或{ star_realms-card-explorer }牌堆取得一艘艦船，不論費用多少，放到牌庫頂。不能選擇基地。這不會用掉{ star_realms-card-freighter }的效果。
    - { star_realms-card-freighter }、{ star_realms-card-central_office }：本回合你取得的下一艘艦船可以放到牌庫頂，{ star_realms-card-explorer }也可以。取得時就要決定；如果把它放進棄牌堆，效果就用掉了。基地不算。有兩個這樣的效果就可以用在兩艘艦船上，後放的在上面。放到牌庫頂的牌，同一回合就可能抽到。
    - { star_realms-card-battle_pod }、{ star_realms-card-blob_destroyer }：貿易列的牌可以不廢棄，廢棄後空位立刻補上。{ star_realms-card-blob_destroyer }的兩個效果各自獨立。
    - { star_realms-card-missile_mech }、{ star_realms-card-command_ship }、{ star_realms-card-battlecruiser }、{ star_realms-card-port_of_call }：可以選擇不摧毀基地。{ star_realms-card-battlecruiser }和{ star_realms-card-port_of_call }一定要先抽牌。
    - { star_realms-card-trading_post }、{ star_realms-card-barter_world }、{ star_realms-card-defense_center }、{ star_realms-card-patrol_mech }：每次使用時選擇一個效果。
    - { star_realms-card-battle_station }：沒有主要能力，只有廢棄能力。
    - { star_realms-card-mech_world }：在場時是所有陣營的盟友。它是機械教派的牌，沒有需要使用的能力，在{ star_realms-card-blob_world }計算時也不是異形牌。
    - { star_realms-card-fleet_hq }：在場時，你每打出一艘艦船，當下得到1點戰鬥。先打出的艦船不算。{ star_realms-card-stealth_needle }和其他艦船一樣，只得到1點。

star_realms-rules-16-factions =
    ## 陣營

    牌名後面的數字是費用，括號內是貿易牌庫中的張數。基地的費用後面，斜線之後是防禦。標有★的是前哨站。

    ### { star_realms-faction-blob }

    用少許貿易換來大量戰鬥，還能清除貿易列的牌。

    - 艦船：{ star_realms-card-blob_fighter } { $blob_fighter-cost }（{ $blob_fighter-copies }）、{ star_realms-card-trade_pod } { $trade_pod-cost }（{ $trade_pod-copies }）、{ star_realms-card-battle_pod } { $battle_pod-cost }（{ $battle_pod-copies }）、{ star_realms-card-ram } { $ram-cost }（{ $ram-copies }）、{ star_realms-card-blob_destroyer } { $blob_destroyer-cost }（{ $blob_destroyer-copies }）、{ star_realms-card-battle_blob } { $battle_blob-cost }（{ $battle_blob-copies }）、{ star_realms-card-blob_carrier } { $blob_carrier-cost }（{ $blob_carrier-copies }）、{ star_realms-card-mothership } { $mothership-cost }（{ $mothership-copies }）
    - 基地：{ star_realms-card-blob_wheel } { $blob_wheel-cost }／{ $blob_wheel-defense }（{ $blob_wheel-copies }）、{ star_realms-card-the_hive } { $the_hive-cost }／{ $the_hive-defense }（{ $the_hive-copies }）、{ star_realms-card-blob_world } { $blob_world-cost }／{ $blob_world-defense }（{ $blob_world-copies }）

    ### { star_realms-faction-trade_federation }

    帶來威望和貿易。

    - 艦船：{ star_realms-card-federation_shuttle } { $federation_shuttle-cost }（{ $federation_shuttle-copies }）、{ star_realms-card-cutter } { $cutter-cost }（{ $cutter-copies }）、{ star_realms-card-embassy_yacht } { $embassy_yacht-cost }（{ $embassy_yacht-copies }）、{ star_realms-card-freighter } { $freighter-cost }（{ $freighter-copies }）、{ star_realms-card-trade_escort } { $trade_escort-cost }（{ $trade_escort-copies }）、{ star_realms-card-flagship } { $flagship-cost }（{ $flagship-copies }）、{ star_realms-card-command_ship } { $command_ship-cost }（{ $command_ship-copies }）
    - 基地：{ star_realms-card-trading_post }★ { $trading_post-cost }／{ $trading_post-defense }（{ $trading_post-copies }）、{ star_realms-card-barter_world } { $barter_world-cost }／{ $barter_world-defense }（{ $barter_world-copies }）、{ star_realms-card-defense_center }★ { $defense_center-cost }／{ $defense_center-defense }（{ $defense_center-copies }）、{ star_realms-card-port_of_call }★ { $port_of_call-cost }／{ $port_of_call-defense }（{ $port_of_call-copies }）、{ star_realms-card-central_office } { $central_office-cost }／{ $central_office-defense }（{ $central_office-copies }）

    ### { star_realms-faction-star_empire }

    抽牌，並且讓對手棄牌。

    - 艦船：{ star_realms-card-imperial_fighter } { $imperial_fighter-cost }（{ $imperial_fighter-copies }）、{ star_realms-card-corvette } { $corvette-cost }（{ $corvette-copies }）、{ star_realms-card-imperial_frigate } { $imperial_frigate-cost }（{ $imperial_frigate-copies }）、{ star_realms-card-survey_ship } { $survey_ship-cost }（{ $survey_ship-copies }）、{ star_realms-card-battlecruiser } { $battlecruiser-cost }（{ $battlecruiser-copies }）、{ star_realms-card-dreadnaught } { $dreadnaught-cost }（{ $dreadnaught-copies }）
    - 基地：{ star_realms-card-space_station }★ { $space_station-cost }／{ $space_station-defense }（{ $space_station-copies }）、{ star_realms-card-recycling_station }★ { $recycling_station-cost }／{ $recycling_station-defense }（{ $recycling_station-copies }）、{ star_realms-card-war_world }★ { $war_world-cost }／{ $war_world-defense }（{ $war_world-copies }）、{ star_realms-card-royal_redoubt }★ { $royal_redoubt-cost }／{ $royal_redoubt-defense }（{ $royal_redoubt-copies }）、{ star_realms-card-fleet_hq } { $fleet_hq-cost }／{ $fleet_hq-defense }（{ $fleet_hq-copies }）

    ### { star_realms-faction-machine_cult }

    廢棄自己的弱牌，前哨站也多。

    - 艦船：{ star_realms-card-trade_bot } { $trade_bot-cost }（{ $trade_bot-copies }）、{ star_realms-card-missile_bot } { $missile_bot-cost }（{ $missile_bot-copies }）、{ star_realms-card-supply_bot } { $supply_bot-cost }（{ $supply_bot-copies }）、{ star_realms-card-patrol_mech } { $patrol_mech-cost }（{ $patrol_mech-copies }）、{ star_realms-card-stealth_needle } { $stealth_needle-cost }（{ $stealth_needle-copies }）、{ star_realms-card-battle_mech } { $battle_mech-cost }（{ $battle_mech-copies }）、{ star_realms-card-missile_mech } { $missile_mech-cost }（{ $missile_mech-copies }）
    - 基地：{ star_realms-card-battle_station }★ { $battle_station-cost }／{ $battle_station-defense }（{ $battle_station-copies }）、{ star_realms-card-mech_world }★ { $mech_world-cost }／{ $mech_world-defense }（{ $mech_world-copies }）、{ star_realms-card-junkyard }★ { $junkyard-cost }／{ $junkyard-defense }（{ $junkyard-copies }）、{ star_realms-card-machine_base }★ { $machine_base-cost }／{ $machine_base-defense }（{ $machine_base-copies }）、{ star_realms-card-brain_world }★ { $brain_world-cost }／{ $brain_world-defense }（{ $brain_world-copies }）

star_realms-rules-17-options =
    ## 選項

    以上是沒有另外選擇時的規則。下列事項可以用這裡寫的字詞來選擇：

    - { star_realms-option-first_player }
    - { star_realms-option-starting_authority }
    - { star_realms-option-cap }
    - { star_realms-option-explorer_pile }
    - { star_realms-option-discard_timing }
    - { star_realms-option-ally_condition }
    - { star_realms-option-fleet_hq }
    - { star_realms-option-needle_counts_for_blob_world }
    - { star_realms-option-needle_copy_source }
    - { star_realms-option-destroy_own_base }

star_realms-rules-18-tips =
    ## 提示

    - 相同陣營的牌會互相強化。取得之前，先想想自己有哪些牌。
    - 廢棄{ star_realms-card-scout }和{ star_realms-card-viper }：牌庫越小，強的牌就越快再抽到。
    - 抽牌的能力要在決定取得什麼之前使用，同盟能力要在廢棄盟友之前使用。
    - 留意貿易列：有些牌對對手比對你更有用。

## 現在不能選擇的原因

line-star_realms-closed-cost = 費用是{ $cost }點貿易，你只有{ $trade }點。
line-star_realms-closed-no-explorers = { star_realms-card-explorer }已經沒有了。
line-star_realms-closed-no-ship = 這是基地，只能取得艦船。
line-star_realms-closed-outposts = { $number ->
        [one] 必須先摧毀前哨站{ $cards }。
       *[other] 必須先摧毀所有前哨站：{ $cards }。
    }
line-star_realms-closed-defense = 需要{ $defense }點戰鬥，你只有{ $combat }點。
line-star_realms-closed-no-combat = 你沒有戰鬥可以用來攻擊。
line-star_realms-closed-used = 本回合已經使用過了。
line-star_realms-closed-used-ally = 本回合已經使用過它的同盟能力了。
line-star_realms-closed-no-ally = 場上要有另一張{ $faction }牌，才能使用它的同盟能力。
line-star_realms-closed-used-no-ally = 本回合已經使用過了；場上要有另一張{ $faction }牌，才能使用它的同盟能力。
line-star_realms-closed-idle-ship = 它在打出時已經發揮效果，不能再做什麼了。
line-star_realms-closed-idle-base = 它的效果持續有效，不需要使用。
line-star_realms-closed-own-base = 只能摧毀{ $other }的基地。
line-star_realms-closed-needle = 它不能複製自己。
line-star_realms-closed-picked = 你已經選了這張牌。
line-star_realms-closed-order = 要依固定順序選牌，而你已經選了排在後面的牌。
line-star_realms-closed-first-how_much = 請先決定要用多少戰鬥攻擊。
line-star_realms-closed-first-which_effect = 請先選擇{ $card }的效果。
line-star_realms-closed-first-discard = 你必須先棄一張牌。
line-star_realms-closed-first-scrap_card = { $may ->
        [yes] 請先選擇要廢棄的牌，或選擇不廢棄（{ $card }）。
       *[no] 你必須先廢棄一張牌（{ $card }）。
    }
line-star_realms-closed-first-scrap_from_row = 請先選擇要廢棄的貿易列的牌，或選擇不廢棄（{ $card }）。
line-star_realms-closed-first-destroy_base = 請先選擇要摧毀的基地，或選擇不摧毀（{ $card }）。
line-star_realms-closed-first-take_which = 請先選擇要取得的艦船（{ $card }）。
line-star_realms-closed-first-copy_which = 請先選擇{ star_realms-card-stealth_needle }要複製的艦船。
line-star_realms-closed-first-discard_some = 請先選擇要棄的牌，或選擇不棄牌（{ $card }）。
line-star_realms-closed-first-scrap_some = 請先選擇要廢棄的牌，或選擇不廢棄（{ $card }）。
