## 《帝國軍 vs 反抗軍》的桌面

line-empire_vs_rebellion-before = 第一回合之前，雙方各自從8名角色中秘密選出4名，其餘4名成為儲備堆。
line-empire_vs_rebellion-before-card = 輸入「card」可以查看自己角色的能力。
line-empire_vs_rebellion-round = { $event }
    .label = 第{ $number }回合
line-empire_vs_rebellion-balance = { $reader ->
        [player] 你（先行動，平手時獲勝）
       *[somebody] { $player }（先行動，平手時獲勝）
    }
    .label = 均勢標記
line-empire_vs_rebellion-next-events = { $cards }
    .label = 接下來的事件（只有你知道）
line-empire_vs_rebellion-side = { $reader ->
        [player] 你是{ $side }。
       *[somebody] { $player }是{ $side }。
    }
line-empire_vs_rebellion-player = 勝利點數{ $points }/{ $goal }，贏得事件{ $won }張，影響力{ $influence }
    .label = { $reader ->
        [player] 你（{ $side }）
       *[somebody] { $player }（{ $side }）
    }
line-empire_vs_rebellion-ready = { $card }（{ $value }）
line-empire_vs_rebellion-exhausted-basic = { $card }（橫置）
line-empire_vs_rebellion-exhausted-character = { $card }（橫置，{ $value }）
line-empire_vs_rebellion-area = { $cards }。總資源點數{ $total }
    .label = { $reader ->
        [player] 你的遊戲區域
       *[somebody] { $player }的遊戲區域
    }
line-empire_vs_rebellion-area-empty = 沒有牌
    .label = { $reader ->
        [player] 你的遊戲區域
       *[somebody] { $player }的遊戲區域
    }
line-empire_vs_rebellion-piles = 資源牌堆{ $deck }張，棄牌堆{ $discards }張，儲備堆{ $reserve }張
line-empire_vs_rebellion-piles-no-reserve = 資源牌堆{ $deck }張，棄牌堆{ $discards }張
line-empire_vs_rebellion-tops = { $cards }
    .label = { $reader ->
        [player] 你的資源牌堆最上面依序是
       *[somebody] 已知{ $player }的資源牌堆最上面依序是
    }
line-empire_vs_rebellion-in-deck = { $cards }
    .label = 已知在{ $player }資源牌堆裡的牌
line-empire_vs_rebellion-in-reserve = { $cards }
    .label = 已知在{ $player }儲備堆裡的牌
line-empire_vs_rebellion-reserve = { $cards }
    .label = 你的儲備堆（{ $number }張）
line-empire_vs_rebellion-chosen-open = { $card }
    .label = { $reader ->
        [player] 你的戰略牌（正面朝上）
       *[somebody] { $player }的戰略牌（正面朝上）
    }
line-empire_vs_rebellion-chosen-known = { $card }
    .label = { $reader ->
        [player] 你的戰略牌（正面朝下）
       *[somebody] { $player }的戰略牌（正面朝下，但你知道內容）
    }
line-empire_vs_rebellion-chosen-hidden = 已選好，正面朝下
    .label = { $reader ->
        [player] 你的戰略牌
       *[somebody] { $player }的戰略牌
    }
line-empire_vs_rebellion-used = { $cards }
    .label = { $reader ->
        [player] 你用過的戰略牌
       *[somebody] { $player }用過的戰略牌
    }
line-empire_vs_rebellion-infiltrated = { $reader ->
        [player] 你的下一張戰略牌由對手選擇。
       *[somebody] { $player }的下一張戰略牌由對手選擇。
    }
line-empire_vs_rebellion-diverted = { $reader ->
        [player] 你的下一張戰略牌隨機決定。
       *[somebody] { $player }的下一張戰略牌隨機決定。
    }
line-empire_vs_rebellion-located = { $reader ->
        [player] 你必須先選下一張戰略牌並公開。
       *[somebody] { $player }必須先選下一張戰略牌並公開。
    }
line-empire_vs_rebellion-limits = 任務點數{ $objective }，容納上限{ $capacity }。
    .label = { $event }
line-empire_vs_rebellion-influence = 你{ $mine }、{ $player } { $theirs }
    .label = 影響力
line-empire_vs_rebellion-passed = { $reader ->
        [player] 你已放棄行動；如果{ $other }也放棄，對戰就結束。
        [other] { $player }已放棄行動；如果你也放棄，對戰就結束。
       *[somebody] { $player }已放棄行動；如果{ $other }也放棄，對戰就結束。
    }
line-empire_vs_rebellion-score = { $scores }
    .label = 勝利點數
line-empire_vs_rebellion-score-of = { $reader ->
        [player] 你{ $points }
       *[somebody] { $player } { $points }
    }
line-empire_vs_rebellion-after-tutorial = 要玩有角色、戰略牌和影響力的完整遊戲：{ $command }

# 牌堆
line-empire_vs_rebellion-pile-none = 沒有牌
line-empire_vs_rebellion-pile-discards = { $cards }
    .label = { $reader ->
        [player] 你的棄牌堆（{ $number }張）
       *[somebody] { $player }的棄牌堆（{ $number }張）
    }
line-empire_vs_rebellion-pile-unused = { $cards }
    .label = { $reader ->
        [player] 你還沒用過的戰略牌（{ $number }張）
       *[somebody] { $player }還沒用過的戰略牌（{ $number }張）
    }
line-empire_vs_rebellion-pile-used = { $cards }
    .label = { $reader ->
        [player] 你用過的戰略牌（{ $number }張）
       *[somebody] { $player }用過的戰略牌（{ $number }張）
    }
line-empire_vs_rebellion-pile-won = { $cards }
    .label = { $reader ->
        [player] 你贏得的事件（{ $number }張）
       *[somebody] { $player }贏得的事件（{ $number }張）
    }
line-empire_vs_rebellion-pile-next-events = { $cards }
    .label = 接下來依序的事件
line-empire_vs_rebellion-pile-last-events = { $cards }
    .label = 事件牌堆最下面（最後一張在最底）
line-empire_vs_rebellion-pile-event-deck = { $cards }
    .label = 在事件牌堆裡（{ $number }張）
line-empire_vs_rebellion-pile-reserve = { $cards }
    .label = { $reader ->
        [player] 你的儲備堆（{ $number }張）
       *[somebody] { $player }的儲備堆（{ $number }張）
    }
line-empire_vs_rebellion-pile-reserve-of-other = 確定有{ $inside }；可能有{ $perhaps }
    .label = { $player }的儲備堆（{ $number }張）
line-empire_vs_rebellion-pile-deck = { $cards }
    .label = { $reader ->
        [player] 在你的資源牌堆裡（{ $number }張）
       *[somebody] 確定在{ $player }的資源牌堆裡（{ $number }張）
    }
line-empire_vs_rebellion-pile-deck-or-reserve = { $cards }
    .label = 在{ $player }的資源牌堆或儲備堆裡（{ $number }張）

# 紀錄
line-empire_vs_rebellion-followed-by = { $sentence }{ $more }
line-empire_vs_rebellion-then = ，
line-empire_vs_rebellion-sees = 從最上面起：{ $cards }。
line-empire_vs_rebellion-keeps = 你選了{ $cards }加入資源牌堆。
line-empire_vs_rebellion-uses = { $reader ->
        [player] 你使用{ $card }：{ $results }。
       *[somebody] { $player }使用{ $card }：{ $results }。
    }
line-empire_vs_rebellion-result-power_is_off = 在此事件中能力無法結算
line-empire_vs_rebellion-result-no_effect = 能力現在無法結算
line-empire_vs_rebellion-result-exhausts = { $whose ->
        [reader] 橫置你的{ $cards }
        [actor] 橫置自己的{ $cards }
       *[somebody] 橫置{ $owner }的{ $cards }
    }
line-empire_vs_rebellion-result-discards = { $whose ->
        [reader] 棄除你的{ $cards }
        [actor] 棄除自己的{ $cards }
       *[somebody] 棄除{ $owner }的{ $cards }
    }
line-empire_vs_rebellion-result-to_reserve = { $whose ->
        [reader] 把你的{ $cards }放回儲備堆
        [actor] 把自己的{ $cards }放回儲備堆
       *[somebody] 把{ $owner }的{ $cards }放回儲備堆
    }
line-empire_vs_rebellion-result-plays = 打出{ $cards }
line-empire_vs_rebellion-result-plays_from_deck = 從資源牌堆打出{ $cards }並洗牌
line-empire_vs_rebellion-result-plays_from_discards = 從棄牌堆打出{ $cards }
line-empire_vs_rebellion-result-plays_from_reserve = 從儲備堆打出{ $cards }
line-empire_vs_rebellion-result-mills = 棄除資源牌堆頂的{ $cards }，以及對手所有小於{ $number }的牌
line-empire_vs_rebellion-result-looks = { $whose ->
        [reader] 查看你的資源牌堆最上面{ $number }張
        [actor] 查看自己的資源牌堆最上面{ $number }張
       *[somebody] 查看{ $owner }的資源牌堆最上面{ $number }張
    }
line-empire_vs_rebellion-result-sees = 依序是{ $cards }
line-empire_vs_rebellion-result-searches = { $whose ->
        [reader] 搜尋你的資源牌堆
        [actor] 搜尋自己的資源牌堆
       *[somebody] 搜尋{ $owner }的資源牌堆
    }
line-empire_vs_rebellion-result-finds = 其中有{ $cards }
line-empire_vs_rebellion-result-discards_from_deck = 從中棄除{ $cards }
line-empire_vs_rebellion-result-puts_on_top = { $known ->
        [yes] 洗牌後把{ $cards }放在最上面
       *[no] 洗牌後把一張牌放在最上面
    }
line-empire_vs_rebellion-result-returns = { $whose ->
        [reader] 把你棄牌堆的{ $cards }放到資源牌堆最上面
        [actor] 把自己棄牌堆的{ $cards }放到資源牌堆最上面
       *[somebody] 把{ $owner }棄牌堆的{ $cards }放到資源牌堆最上面
    }
line-empire_vs_rebellion-result-adds = { $known ->
        [yes] 把{ $cards }洗入資源牌堆
       *[no] 把一名角色洗入資源牌堆
    }（儲備堆剩{ $number }張）
line-empire_vs_rebellion-result-gains_influence = 影響力+{ $number }
line-empire_vs_rebellion-result-loses_influence = { $reader ->
        [player] 你失去{ $number }點影響力
       *[somebody] { $player }失去{ $number }點影響力
    }
line-empire_vs_rebellion-result-throws_away = { $reader ->
        [player] 棄除你的戰略牌「{ $cards }」
       *[somebody] 棄除{ $player }的戰略牌「{ $cards }」
    }
line-empire_vs_rebellion-result-takes_back = { $reader ->
        [player] 你收回全部{ $number }張戰略牌
       *[somebody] { $player }收回全部{ $number }張戰略牌
    }
line-empire_vs_rebellion-result-picks = { $reader ->
        [player] { $known ->
            [yes] 你改選「{ $cards }」
           *[no] 你改選另一張
        }
       *[somebody] { $player }改選另一張
    }
line-empire_vs_rebellion-result-declines = 不打出
line-empire_vs_rebellion-result-shuffles = { $reader ->
        [player] 你的棄牌堆洗成{ $number }張的新資源牌堆
       *[somebody] { $player }的棄牌堆洗成{ $number }張的新資源牌堆
    }
line-empire_vs_rebellion-result-shuffles_under = { $reader ->
        [player] 把你的棄牌堆洗好，放在資源牌堆最後一張的下面
       *[somebody] 把{ $player }的棄牌堆洗好，放在資源牌堆最後一張的下面
    }
