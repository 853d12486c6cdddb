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

## 《失竊的計畫》的桌面

line-stolen_plans-attack = { $card }（攻擊{ $value }）
line-stolen_plans-defence = { $card }（防禦{ $value }）
line-stolen_plans-draw-pile = { $number }張
    .label = 抽牌堆
line-stolen_plans-no-discards = 沒有牌
    .label = 棄牌堆
line-stolen_plans-discards = { $number }張，最上面是{ $top }
    .label = 棄牌堆
line-stolen_plans-open-discards = { $cards }。最上面是{ $top }
    .label = 棄牌堆
line-stolen_plans-player = 手牌{ $number }張
    .label = { $player }
line-stolen_plans-before = { $cards }
    .label = { $player }面前
line-stolen_plans-before-you = { $cards }
    .label = 你面前
line-stolen_plans-known = { $cards }
    .label = 已知在{ $player }手上的牌
line-stolen_plans-between = { $card }
    .label = 在{ $players }手上
line-stolen_plans-hand = { $cards }
    .label = 你的手牌
line-stolen_plans-hand-empty = 沒有牌
    .label = 你的手牌
