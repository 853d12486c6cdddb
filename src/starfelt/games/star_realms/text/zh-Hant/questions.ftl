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
