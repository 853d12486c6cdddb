## 瀏覽器裡的「Stolen Plans」牌桌。$player 是另一位玩家，$card 是一張牌

web-plans-draw-pile = 抽牌堆
web-plans-left = { $number ->
        [0] 抽牌堆剩下0張，已經抽完了。
       *[other] 抽牌堆還有{ $number }張，抽完最後一張時遊戲結束。
    }
web-plans-discards = 棄牌堆
web-plans-discards-number = { $number ->
        [0] 棄牌堆沒有牌
       *[other] 棄牌堆：{ $number }張
    }
web-plans-look-through = 查看全部{ $number }張

web-plans-cards = 手牌張數
web-plans-owes = 必須棄{ $number }張牌
web-plans-hand-of = { $player }的手牌
web-plans-perhaps = 可能在{ $player }手上的牌
web-plans-known = 你知道這張牌在{ $player }手上。
web-plans-known-to-all = 所有人都知道這張牌在{ $player }手上。
web-plans-between = 這張牌在{ $players }手上。
web-plans-keeper = { $player }手上有一張無法棄掉的牌。
web-plans-keeper-between = { $players }手上有一張無法棄掉的牌。
web-plans-found = { $player }從棄牌堆拿走的牌。
web-plans-found-between = { $players }手上有一張從棄牌堆拿走的牌。
web-plans-before = { $player }面前
web-plans-before-you = 你面前

web-plans-you-play = 你打出
web-plans-plays = { $player }打出

## 攻擊。$reader 說明讀者是攻擊者、防禦者還是其他人

web-plans-attack = 攻擊
web-plans-defence = 防禦
web-plans-fight = { $reader ->
        [attacker] 你攻擊{ $defender }
        [defender] { $attacker }攻擊你
       *[somebody] { $attacker }攻擊{ $defender }
    }
web-plans-defender-short = { $reader ->
        [defender] 目前你會失去{ $number }張牌
       *[somebody] 目前{ $defender }會失去{ $number }張牌
    }
web-plans-would-tie = 目前平手，雙方都不會失去牌
web-plans-attacker-short = { $reader ->
        [attacker] 目前你會失去{ $number }張牌
       *[somebody] 目前{ $attacker }會失去{ $number }張牌
    }
web-plans-defender-loses = { $reader ->
        [defender] 你失去{ $number }張牌
       *[somebody] { $defender }失去{ $number }張牌
    }
web-plans-tie = 平手：雙方都不失去牌
web-plans-attacker-loses = { $reader ->
        [attacker] 你失去{ $number }張牌
       *[somebody] { $attacker }失去{ $number }張牌
    }

## R2-D2在哪裡？$card 是它的名字，$players 是持有它的玩家，或可能持有它的幾位玩家

web-plans-r2d2-yours = 你持有{ $card }。守住它直到抽牌堆抽完，你就獲勝。
web-plans-r2d2-there = { $card }在{ $players }手上。在抽牌堆抽完之前把它拿到手！
web-plans-r2d2-perhaps = { $players }可能持有{ $card }：那裡有一張無法棄掉的牌。
web-plans-r2d2-unseen = { $card }在哪裡？抽牌堆抽完時，持有它的人獲勝。
web-plans-r2d2-won = 最後持有{ $card }的是{ $players }。
