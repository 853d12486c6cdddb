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
line-star_realms-closed-no-ally = 你的場上要有另一張{ $faction }牌，才能使用它的同盟能力。
line-star_realms-closed-used-no-ally = 本回合已經使用過了；你的場上要有另一張{ $faction }牌，才能使用它的同盟能力。
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

## 《星域爭霸》的桌面

line-star_realms-turn = 第{ $number }回合
line-star_realms-player = { $reader ->
        [player] 威望{ $authority }，牌庫{ $deck }張，{ $discards ->
            [0] 棄牌堆沒有牌
           *[other] 棄牌堆{ $discards }張（最上面是{ $top }）
        }
       *[somebody] 威望{ $authority }，手牌{ $hand }張，牌庫{ $deck }張，{ $discards ->
            [0] 棄牌堆沒有牌
           *[other] 棄牌堆{ $discards }張（最上面是{ $top }）
        }
    }
    .label = { $reader ->
        [player] 你
       *[somebody] { $player }
    }
line-star_realms-bases = { $cards }
    .label = { $reader ->
        [player] 你的基地
       *[somebody] { $player }的基地
    }
line-star_realms-ships = { $cards }
    .label = { $reader ->
        [player] 你在場上的艦船
       *[somebody] { $player }在場上的艦船
    }
line-star_realms-tops = { $cards }
    .label = { $reader ->
        [player] 你的牌庫最上面依序是
       *[somebody] 已知{ $player }的牌庫最上面依序是
    }
line-star_realms-known = { $cards }
    .label = { $reader ->
        [player] 已知在你手上的牌
       *[somebody] 已知在{ $player }手上的牌
    }
line-star_realms-owed = { $reader ->
        [player] 你的回合開始時，必須棄掉{ $number }張手牌。
       *[somebody] { $player }下個回合開始時，必須棄掉{ $number }張手牌。
    }
line-star_realms-row = { $cards }
    .label = 貿易列
line-star_realms-row-empty = 沒有牌
    .label = 貿易列
line-star_realms-supply = { $explorer }牌堆（費用{ $cost }）：{ $explorers }；貿易牌庫：{ $deck }；廢棄堆：{ $heap }
line-star_realms-cards = { $number ->
        [0] 沒有牌
       *[other] { $number }張
    }
line-star_realms-endless = 無限
line-star_realms-pools = { $reader ->
        [player] 你有貿易{ $trade }、戰鬥{ $combat }。
       *[somebody] { $player }有貿易{ $trade }、戰鬥{ $combat }。
    }
line-star_realms-to-top = { $reader ->
        [player] 本回合你接下來取得的{ $number }艘艦船可以放到牌庫最上面。
       *[somebody] 本回合{ $player }接下來取得的{ $number }艘艦船可以放到牌庫最上面。
    }
line-star_realms-authority = 你{ $mine }、{ $player } { $theirs }。
    .label = 威望
line-star_realms-hand = { $cards }
    .label = 你的手牌
line-star_realms-hand-empty = 沒有牌
    .label = 你的手牌

# 貿易列的牌
line-star_realms-ship = { $card }（{ $faction }，費用{ $cost }）
line-star_realms-base = { $card }（{ $faction }，費用{ $cost }，基地，防禦{ $defense }）
line-star_realms-outpost = { $card }（{ $faction }，費用{ $cost }，前哨站，防禦{ $defense }）

# 場上的牌
line-star_realms-noted = { $card }（{ $notes }）
line-star_realms-note-base = 防禦{ $defense }
line-star_realms-note-outpost = 前哨站、防禦{ $defense }
line-star_realms-note-copies = { $card }的複製
line-star_realms-note-used = 已使用
line-star_realms-note-allied = 同盟能力已使用

# 牌堆
line-star_realms-pile-discards = { $cards }
    .label = { $reader ->
        [player] 你的棄牌堆（{ $number }張）
       *[somebody] { $player }的棄牌堆（{ $number }張）
    }
line-star_realms-pile-heap = { $cards }
    .label = 廢棄堆（{ $number }張）
line-star_realms-pile-unseen = { $cards }
    .label = { $reader ->
        [player] 在你的牌庫或手上（{ $number }張）
       *[somebody] 在{ $player }的牌庫或手上（{ $number }張）
    }
line-star_realms-pile-unseen-own = { $cards }
    .label = { $reader ->
        [player] 在你的牌庫裡（{ $number }張）
       *[somebody] 在{ $player }的牌庫裡（{ $number }張）
    }
line-star_realms-pile-trade-deck = { $cards }
    .label = 在貿易牌庫裡（{ $number }張）
line-star_realms-no-cards = 沒有牌

# 紀錄
line-star_realms-followed-by = { $sentence }{ $more }
line-star_realms-gains = { $gains }。
line-star_realms-gains_trade = 貿易+{ $number }
line-star_realms-gains_combat = 戰鬥+{ $number }
line-star_realms-gains_authority = 威望+{ $number }
line-star_realms-gains_cards = 抽{ $number }張牌{ $seen ->
        [none] { "" }
        [all] （{ $cards }）
       *[some] （其中有{ $cards }）
    }
line-star_realms-draws = { $reader ->
        [player] 你抽了{ $number }張牌
       *[somebody] { $player }抽了{ $number }張牌
    }{ $seen ->
        [none] 。
        [all] ：{ $cards }。
       *[some] ，其中有{ $cards }。
    }
line-star_realms-for = { $card }（費用{ $cost }）
line-star_realms-acquires = { $reader ->
        [player] 你取得{ $cards }。
       *[somebody] { $player }取得{ $cards }。
    }
line-star_realms-refills = 貿易列補上{ $cards }。
