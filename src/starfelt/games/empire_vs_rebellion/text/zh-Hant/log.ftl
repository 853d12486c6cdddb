## 紀錄

empire_vs_rebellion-log-has_chosen = { $reader ->
        [player] 你選好了{ $number }名角色。
       *[somebody] { $player }選好了{ $number }名角色。
    }
empire_vs_rebellion-log-keeps = { $reader ->
        [player] { $card }加入你的資源牌堆。
       *[somebody] { $card }加入{ $player }的資源牌堆。
    }
empire_vs_rebellion-log-event = { $reader ->
        [player] 第{ $number }回合：{ $card }。均勢標記在你這一方。
       *[somebody] 第{ $number }回合：{ $card }。均勢標記在{ $player }那一方。
    }
empire_vs_rebellion-log-picks = { $own ->
        [yes] { $reader ->
            [player] 你選擇{ $card }作為自己的戰略牌。
           *[somebody] { $player }選擇{ $card }作為自己的戰略牌。
        }
       *[no] { $reader ->
            [player] 你選擇{ $card }作為{ $other }的戰略牌。
            [other] { $player }選擇{ $card }作為你的戰略牌。
           *[somebody] { $player }選擇{ $card }作為{ $other }的戰略牌。
        }
    }
empire_vs_rebellion-log-picks-hidden = { $own ->
        [yes] { $player }選好了戰略牌。
       *[no] { $reader ->
            [other] { $player }選好了你的戰略牌。
           *[somebody] { $player }選好了{ $other }的戰略牌。
        }
    }
empire_vs_rebellion-log-drawn_at_random = { $reader ->
        [player] 你的戰略牌已隨機決定。
       *[somebody] { $player }的戰略牌已隨機決定。
    }
empire_vs_rebellion-log-shows = { $reader ->
        [player] 你公開了戰略牌：{ $card }。
       *[somebody] { $player }公開了戰略牌：{ $card }。
    }
empire_vs_rebellion-log-sees_strategy = { $reader ->
        [player] 你查看自己的戰略牌：{ $card }。
       *[somebody] { $player }查看自己的戰略牌：{ $card }。
    }
empire_vs_rebellion-log-struggle = { $reader ->
        [player] 對戰開始，由你先行動。
       *[somebody] 對戰開始，由{ $player }先行動。
    }
empire_vs_rebellion-log-plays = { $reader ->
        [player] 你打出{ $card }。
       *[somebody] { $player }打出{ $card }。
    }
empire_vs_rebellion-log-plays_from_deck = { $reader ->
        [player] 你從資源牌堆打出{ $card }。
       *[somebody] { $player }從資源牌堆打出{ $card }。
    }
empire_vs_rebellion-log-plays_from_discards = { $reader ->
        [player] 你從棄牌堆打出{ $card }。
       *[somebody] { $player }從棄牌堆打出{ $card }。
    }
empire_vs_rebellion-log-plays_from_reserve = { $reader ->
        [player] 你從儲備堆打出{ $card }。
       *[somebody] { $player }從儲備堆打出{ $card }。
    }
empire_vs_rebellion-log-uses = { $reader ->
        [player] 你橫置{ $card }，使用它的能力。
       *[somebody] { $player }橫置{ $card }，使用它的能力。
    }
empire_vs_rebellion-log-power_is_off = 在此事件中，{ $card }的能力無法結算。
empire_vs_rebellion-log-no_effect = { $card }的能力現在無法結算。
empire_vs_rebellion-log-readies = { $reader ->
        [player] 你使用1點影響力重置{ $card }（剩餘{ $number }點）。
       *[somebody] { $player }使用1點影響力重置{ $card }（剩餘{ $number }點）。
    }
empire_vs_rebellion-log-exhausts = { $own ->
        [yes] { $reader ->
            [player] 你橫置自己的{ $card }。
           *[somebody] { $player }橫置自己的{ $card }。
        }
       *[no] { $reader ->
            [player] 你橫置{ $other }的{ $card }。
            [other] { $player }橫置你的{ $card }。
           *[somebody] { $player }橫置{ $other }的{ $card }。
        }
    }
empire_vs_rebellion-log-discards = { $own ->
        [yes] { $reader ->
            [player] 你棄除自己的{ $card }。
           *[somebody] { $player }棄除自己的{ $card }。
        }
       *[no] { $reader ->
            [player] 你棄除{ $other }的{ $card }。
            [other] { $player }棄除你的{ $card }。
           *[somebody] { $player }棄除{ $other }的{ $card }。
        }
    }
empire_vs_rebellion-log-to_reserve = { $own ->
        [yes] { $reader ->
            [player] 你將自己的{ $card }移到儲備堆。
           *[somebody] { $player }將自己的{ $card }移到儲備堆。
        }
       *[no] { $reader ->
            [player] 你將{ $other }的{ $card }移到{ $other }的儲備堆。
            [other] { $player }將你的{ $card }移到你的儲備堆。
           *[somebody] { $player }將{ $other }的{ $card }移到{ $other }的儲備堆。
        }
    }
empire_vs_rebellion-log-mills = { $reader ->
        [player] 你棄除資源牌堆頂的{ $card }，資源點數為{ $number }點。
       *[somebody] { $player }棄除資源牌堆頂的{ $card }，資源點數為{ $number }點。
    }
empire_vs_rebellion-log-shuffles = { $reader ->
        [player] 你的資源牌堆重新洗勻（{ $number }張）。
       *[somebody] { $player }的資源牌堆重新洗勻（{ $number }張）。
    }
empire_vs_rebellion-log-shuffles_under = { $reader ->
        [player] 你的棄牌堆洗勻後，放到資源牌堆最後一張牌的下方（共{ $number }張）。
       *[somebody] { $player }的棄牌堆洗勻後，放到資源牌堆最後一張牌的下方（共{ $number }張）。
    }
empire_vs_rebellion-log-looks = { $own ->
        [yes] { $reader ->
            [player] 你查看自己資源牌堆頂的{ $number }張牌。
           *[somebody] { $player }查看自己資源牌堆頂的{ $number }張牌。
        }
       *[no] { $reader ->
            [player] 你查看{ $other }資源牌堆頂的{ $number }張牌。
            [other] { $player }查看你資源牌堆頂的{ $number }張牌。
           *[somebody] { $player }查看{ $other }資源牌堆頂的{ $number }張牌。
        }
    }
empire_vs_rebellion-log-sees = { $number ->
        [1] { $reader ->
            [player] 最上方是{ $card }。
           *[somebody] { $player }看到最上方是{ $card }。
        }
       *[other] { $reader ->
            [player] 其下是{ $card }。
           *[somebody] { $player }看到其下是{ $card }。
        }
    }
empire_vs_rebellion-log-searches = { $own ->
        [yes] { $reader ->
            [player] 你搜尋自己的資源牌堆。
           *[somebody] { $player }搜尋自己的資源牌堆。
        }
       *[no] { $reader ->
            [player] 你搜尋{ $other }的資源牌堆。
            [other] { $player }搜尋你的資源牌堆。
           *[somebody] { $player }搜尋{ $other }的資源牌堆。
        }
    }
empire_vs_rebellion-log-finds = { $reader ->
        [player] 你在{ $other }的資源牌堆中發現{ $card }。
        [other] { $player }在你的資源牌堆中發現{ $card }。
       *[somebody] { $player }在{ $other }的資源牌堆中發現{ $card }。
    }
empire_vs_rebellion-log-discards_from_deck = { $own ->
        [yes] { $reader ->
            [player] 你棄除自己資源牌堆中的{ $card }。
           *[somebody] { $player }棄除自己資源牌堆中的{ $card }。
        }
       *[no] { $reader ->
            [player] 你棄除{ $other }資源牌堆中的{ $card }。
            [other] { $player }棄除你資源牌堆中的{ $card }。
           *[somebody] { $player }棄除{ $other }資源牌堆中的{ $card }。
        }
    }
empire_vs_rebellion-log-puts_on_top = { $own ->
        [yes] { $reader ->
            [player] 你把{ $card }放到自己的資源牌堆頂。
           *[somebody] { $player }把{ $card }放到自己的資源牌堆頂。
        }
       *[no] { $reader ->
            [player] 你把{ $card }放到{ $other }的資源牌堆頂。
            [other] { $player }把{ $card }放到你的資源牌堆頂。
           *[somebody] { $player }把{ $card }放到{ $other }的資源牌堆頂。
        }
    }
empire_vs_rebellion-log-puts_on_top-hidden = { $own ->
        [yes] { $player }把一張牌放到自己的資源牌堆頂。
       *[no] { $reader ->
            [other] { $player }把一張牌放到你的資源牌堆頂。
           *[somebody] { $player }把一張牌放到{ $other }的資源牌堆頂。
        }
    }
empire_vs_rebellion-log-returns = { $own ->
        [yes] { $reader ->
            [player] 你把自己棄牌堆中的{ $card }放到資源牌堆頂。
           *[somebody] { $player }把自己棄牌堆中的{ $card }放到資源牌堆頂。
        }
       *[no] { $reader ->
            [player] 你把{ $other }棄牌堆中的{ $card }放到{ $other }的資源牌堆頂。
            [other] { $player }把你棄牌堆中的{ $card }放到你的資源牌堆頂。
           *[somebody] { $player }把{ $other }棄牌堆中的{ $card }放到{ $other }的資源牌堆頂。
        }
    }
empire_vs_rebellion-log-adds = { $reader ->
        [player] 你將儲備堆的{ $card }加入資源牌堆。
       *[somebody] { $player }將儲備堆的{ $card }加入資源牌堆。
    }
empire_vs_rebellion-log-adds-hidden = { $player }將儲備堆的一名角色加入資源牌堆。
empire_vs_rebellion-log-sends = { $reader ->
        [player] 你將{ $card }移到儲備堆。
       *[somebody] { $player }將{ $card }移到儲備堆。
    }
empire_vs_rebellion-log-sends-hidden = { $player }將一名角色移到儲備堆。
empire_vs_rebellion-log-gains_influence = { $reader ->
        [player] 你獲得{ $number }點影響力。
       *[somebody] { $player }獲得{ $number }點影響力。
    }
empire_vs_rebellion-log-loses_influence = { $reader ->
        [player] { $number ->
            [0] 你沒有影響力可以失去。
           *[other] 你失去{ $number }點影響力。
        }
       *[somebody] { $number ->
            [0] { $player }沒有影響力可以失去。
           *[other] { $player }失去{ $number }點影響力。
        }
    }
empire_vs_rebellion-log-throws_away = { $reader ->
        [player] 你棄除所選的戰略牌：{ $card }。
       *[somebody] { $player }棄除所選的戰略牌：{ $card }。
    }
empire_vs_rebellion-log-takes_back = { $reader ->
        [player] { $number ->
            [0] 你沒有戰略牌可以收回。
           *[other] 你收回{ $number }張戰略牌。
        }
       *[somebody] { $number ->
            [0] { $player }沒有戰略牌可以收回。
           *[other] { $player }收回{ $number }張戰略牌。
        }
    }
empire_vs_rebellion-log-discards_strategy = { $reader ->
        [player] 你讓{ $other }棄除戰略牌{ $card }。
        [other] { $player }讓你棄除戰略牌{ $card }。
       *[somebody] { $player }讓{ $other }棄除戰略牌{ $card }。
    }
empire_vs_rebellion-log-passes = { $number ->
        [2] { $reader ->
            [player] 你也放棄行動，對戰結束。
           *[somebody] { $player }也放棄行動，對戰結束。
        }
       *[other] { $reader ->
            [player] 你放棄行動。
           *[somebody] { $player }放棄行動。
        }
    }
empire_vs_rebellion-log-struggle_cap = 已進行{ $number }次行動，對戰結束。
empire_vs_rebellion-log-reveals = { $reader ->
        [player] 你的總資源點數為{ $number }點，戰略牌是{ $card }。
       *[somebody] { $player }的總資源點數為{ $number }點，戰略牌是{ $card }。
    }
empire_vs_rebellion-log-strategy_is_off = { $reader ->
        [player] 你超過了任務點數，{ $card }無效。
       *[somebody] { $player }超過了任務點數，{ $card }無效。
    }
empire_vs_rebellion-log-infiltrates = { $reader ->
        [player] { empire_vs_rebellion-card-infiltration }：下一回合由你選擇{ $other }的戰略牌。
        [other] { empire_vs_rebellion-card-infiltration }：下一回合由{ $player }選擇你的戰略牌。
       *[somebody] { empire_vs_rebellion-card-infiltration }：下一回合由{ $player }選擇{ $other }的戰略牌。
    }
empire_vs_rebellion-log-assaults = { $reader ->
        [player] { empire_vs_rebellion-card-direct_assault }讓你的總資源點數增加到{ $number }點。
       *[somebody] { empire_vs_rebellion-card-direct_assault }讓{ $player }的總資源點數增加到{ $number }點。
    }
empire_vs_rebellion-log-tie = { $reader ->
        [player] 雙方的總資源點數都是{ $number }點。依均勢標記，由你優先。
       *[somebody] 雙方的總資源點數都是{ $number }點。依均勢標記，由{ $player }優先。
    }
empire_vs_rebellion-log-deceives = { $reader ->
        [player] 你的{ empire_vs_rebellion-card-deception }讓勝負顛倒。
       *[somebody] { $player }的{ empire_vs_rebellion-card-deception }讓勝負顛倒。
    }
empire_vs_rebellion-log-deceptions_cancel = 雙方都是{ empire_vs_rebellion-card-deception }，互相抵消。
empire_vs_rebellion-log-wins_event = { $reader ->
        [player] 你贏得「{ $card }」，獲得{ $number }點勝利點數。
       *[somebody] { $player }贏得「{ $card }」，獲得{ $number }點勝利點數。
    }
empire_vs_rebellion-log-nobody_wins = 雙方都超過了任務點數。無人贏得「{ $card }」，放到事件牌堆底部。
empire_vs_rebellion-log-diverted = { $reader ->
        [player] 你的下一張戰略牌將隨機決定。
       *[somebody] { $player }的下一張戰略牌將隨機決定。
    }
empire_vs_rebellion-log-located = { $reader ->
        [player] 下一回合，你要先選擇戰略牌並公開。
       *[somebody] 下一回合，{ $player }要先選擇戰略牌並公開。
    }
empire_vs_rebellion-log-looks_at_events = { $reader ->
        [player] 你查看接下來的{ $number }張事件牌。
       *[somebody] { $player }查看接下來的{ $number }張事件牌。
    }
empire_vs_rebellion-log-sees_event = { $number ->
        [0] { $reader ->
            [player] 下一張事件牌是「{ $card }」。
           *[somebody] { $player }看到下一張事件牌是「{ $card }」。
        }
       *[other] { $reader ->
            [player] 接著是「{ $card }」。
           *[somebody] { $player }看到接著是「{ $card }」。
        }
    }
empire_vs_rebellion-log-puts_event = { $number ->
        [1] { $reader ->
            [player] 你讓「{ $card }」成為下一張事件牌。
           *[somebody] { $player }讓「{ $card }」成為下一張事件牌。
        }
       *[other] { $reader ->
            [player] 你讓「{ $card }」排在其後。
           *[somebody] { $player }讓「{ $card }」排在其後。
        }
    }
empire_vs_rebellion-log-declines = { $reader ->
        [player] 你決定不執行。
       *[somebody] { $player }決定不執行。
    }
empire_vs_rebellion-log-balance = { $reader ->
        [player] 均勢標記設為你這一方。
       *[somebody] 均勢標記設為{ $player }那一方。
    }
empire_vs_rebellion-log-total = { $reader ->
        [player] 你的總資源點數為{ $number }點。
       *[somebody] { $player }的總資源點數為{ $number }點。
    }
empire_vs_rebellion-log-wins = { $reader ->
        [player] 你以{ $number }點勝利點數獲勝了！
       *[somebody] { $player }以{ $number }點勝利點數獲勝。
    }
empire_vs_rebellion-log-draw = { $number }個回合結束，雙方平手。
