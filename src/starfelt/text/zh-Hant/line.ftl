## 終端機的逐行模式

# 列舉時的分隔
line-comma = 、
# 其中某一位玩家
line-or = 或
line-times = { $sentence }（×{ $number }）
line-copies = { $card }×{ $number }

line-name-person = 玩家{ $number }
line-name-bot = 電腦{ $number }

line-welcome-stolen_plans =
    歡迎來玩《失竊的計畫》！
    R2-D2帶著秘密計畫。抽牌堆抽完時，手上有R2-D2的玩家獲勝。
    輪到你時，抽一張牌或打出一張牌：用攻擊讓別人失去牌，或奪取別人的手牌。
line-welcome-star_realms =
    歡迎來玩《{ star_realms-name }》！
    雙方一開始只有同樣的小艦隊。威望歸零的玩家落敗。
    輪到你時，打出手牌，用貿易取得艦船和基地，用戰鬥攻擊對手。取得的牌要等之後抽到才能使用。
line-welcome-help = 輸入編號來選擇。輸入「?」看說明，輸入「rules」看規則書。
line-players = 參加的玩家：{ $players }
line-kind-you = 你
line-kind-person = { $player }
line-kind-random = { $player }（隨機出牌）
line-kind-thumb = { $player }（依經驗法則出牌）

## 提問

line-choice = { $numbers }：{ $option }
# 代替中間的選項
line-and-so-on = …
line-enter-one = { $most ->
        [1] 請輸入1：
       *[other] 請輸入1到{ $most }的編號：
    }
line-enter-several = 請在同一行輸入{ $number }個編號（例如：{ $example }）：
line-enter-up-to = { $number ->
        [1] { $most ->
            [1] 請輸入1或0：
           *[other] 請輸入1到{ $most }的編號，或輸入0：
        }
       *[other] 請在同一行輸入最多{ $number }個編號（例如：{ $example }），不選請輸入0：
    }
line-enter-none = 沒有其他可以選的。請按Enter繼續：

refusal-not-a-number = 「{ $entry }」不是編號，也不是指令。請輸入選項的編號，或輸入「?」看說明。
refusal-no-such-choice = 沒有{ $number }號選項，請從1到{ $most }中選擇。
refusal-chosen-twice = { $number }號只能選一次，請選擇不同的編號。
refusal-choose-none = 沒有其他可以選的。請按Enter，或輸入0繼續。
refusal-choose-one = 請只輸入一個1到{ $most }的編號。
refusal-choose-up-to = { $number ->
        [1] 請輸入一個1到{ $most }的編號，或輸入0。
       *[other] 請輸入最多{ $number }個不同的編號（1到{ $most }），不選請輸入0。
    }
refusal-choose-several = 請在同一行輸入剛好{ $number }個不同的編號（1到{ $most }），中間用空格隔開。

## 多人共用一個鍵盤

line-hand-over = { $player }，請確認只有你看得到螢幕，然後按Enter：
line-hide = 請按Enter隱藏畫面：

## 指令

line-word-help = 說明
line-word-table = 桌面
line-word-log = 紀錄
line-word-why = 為什麼
line-word-card = 卡牌
line-word-rules = 規則
line-word-undo = 復原
line-word-save = 儲存
line-word-quit = 離開
line-word-discards = 棄牌
line-word-heap = 廢棄
line-word-unseen = 未知
line-word-play_all = 全部打出
line-word-attack_all = 全力攻擊
# 簡寫
line-short-play_all = p
line-short-attack_all = a

line-gesture-play_all = 依序打出所有手牌
line-gesture-attack_all = 用全部戰鬥攻擊：先摧毀前哨站，再攻擊對手
refusal-gesture-not-now = 現在不能「{ $gesture }」。請輸入選項的編號，或輸入「?」看說明。

line-help = 請用選項的編號回答；需要選擇多個時，把所有編號輸入在同一行。除了編號，還可以輸入以下指令：
line-help-help = ?（說明）：顯示這份說明
line-help-table = table（桌面）：再次顯示桌面和提問
line-help-log = log（紀錄）：顯示到目前為止你所知道的一切經過
line-help-why = why（為什麼）：顯示提問背後的規則
line-help-card = card 2、card { $card }（卡牌）：用編號或牌名查看牌的效果；只輸入「card」會說明你的手牌
line-help-rules = rules（規則）：顯示規則書
line-help-undo = undo（復原）：收回你上一次的選擇，但前提是沒有人因此得知任何新資訊
line-help-save = save 檔名（儲存）：把遊戲存成檔案並繼續
line-help-quit = quit（離開）：儲存遊戲並離開

line-help-discards = discards（棄牌）：查看雙方的棄牌堆
line-help-heap = heap（廢棄）：查看廢棄堆
line-help-unseen = unseen（未知）：查看目前誰也看不到的牌，以能推算出來的為限
line-help-play_all = p（全部打出、play all）：依序打出手牌，基地優先，直到需要你回答問題為止
line-help-attack_all = a（全力攻擊、attack all）：用全部戰鬥攻擊對手；如果有前哨站，就先從防禦最低的開始摧毀

line-card = { $card }：{ $does }
refusal-no-card-there = { $number }號選項沒有牌。請在「card」後面輸入有牌的選項編號，或是牌名。
refusal-unknown-card = 沒有名為「{ $name }」的牌。只輸入「card」可以查看你的手牌。

line-undone = 已收回你上一次的選擇。
refusal-nothing-to-undo = 你還沒有做過選擇，沒有可以收回的。
refusal-undo-others = 之後已經有其他人行動，無法收回。
refusal-undo-secrets = 之後已經有人看到原本隱藏的牌，無法收回。

line-saved =
    遊戲已儲存到{ $file }。
    要繼續玩：{ $program } play { $game } --load { $quoted }
line-saved-over =
    遊戲已儲存到{ $file }。
    要再看一次：{ $program } replay { $quoted }
refusal-unwritable-file = 無法寫入檔案「{ $file }」。請選擇存在而且可以寫入的資料夾。

## 結束

line-seed = 這場遊戲的種子是{ $seed }。
line-closing = 輸入「save 檔名」儲存遊戲，輸入「log」查看紀錄，或按Enter離開：

## 《失竊的計畫》的桌面

line-stolen_plans-attack = { $card }（攻擊{ $value }）
line-stolen_plans-defence = { $card }（防禦{ $value }）
line-stolen_plans-draw-pile = 抽牌堆：{ $number }張
line-stolen_plans-no-discards = 棄牌堆：沒有牌
line-stolen_plans-discards = 棄牌堆：{ $number }張，最上面是{ $top }
line-stolen_plans-open-discards = 棄牌堆：{ $cards }。最上面是{ $top }
line-stolen_plans-player = { $player }：手牌{ $number }張
line-stolen_plans-before = { $player }面前：{ $cards }
line-stolen_plans-before-you = 你面前：{ $cards }
line-stolen_plans-known = 已知在{ $player }手上的牌：{ $cards }
line-stolen_plans-between = 在{ $players }手上：{ $card }
line-stolen_plans-hand = 你的手牌：{ $cards }
line-stolen_plans-hand-empty = 你的手牌：沒有牌

## 《星域爭霸》的桌面

line-star_realms-turn = 第{ $number }回合
line-star_realms-player = { $reader ->
        [player] 你：威望{ $authority }，牌庫{ $deck }張，{ $discards ->
            [0] 棄牌堆沒有牌
           *[other] 棄牌堆{ $discards }張（最上面是{ $top }）
        }
       *[somebody] { $player }：威望{ $authority }，手牌{ $hand }張，牌庫{ $deck }張，{ $discards ->
            [0] 棄牌堆沒有牌
           *[other] 棄牌堆{ $discards }張（最上面是{ $top }）
        }
    }
line-star_realms-bases = { $reader ->
        [player] 你的基地：{ $cards }
       *[somebody] { $player }的基地：{ $cards }
    }
line-star_realms-ships = { $reader ->
        [player] 你在場上的艦船：{ $cards }
       *[somebody] { $player }在場上的艦船：{ $cards }
    }
line-star_realms-tops = { $reader ->
        [player] 你的牌庫最上面依序是：{ $cards }
       *[somebody] 已知{ $player }的牌庫最上面依序是：{ $cards }
    }
line-star_realms-known = { $reader ->
        [player] 已知在你手上的牌：{ $cards }
       *[somebody] 已知在{ $player }手上的牌：{ $cards }
    }
line-star_realms-owed = { $reader ->
        [player] 你的回合開始時，必須棄掉{ $number }張手牌。
       *[somebody] { $player }下個回合開始時，必須棄掉{ $number }張手牌。
    }
line-star_realms-row = 貿易列：{ $cards }
line-star_realms-row-empty = 貿易列：沒有牌
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
line-star_realms-authority = 威望：你{ $mine }、{ $player } { $theirs }。
line-star_realms-hand = 你的手牌：{ $cards }
line-star_realms-hand-empty = 你的手牌：沒有牌

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
line-star_realms-pile-discards = { $reader ->
        [player] 你的棄牌堆（{ $number }張）：{ $cards }
       *[somebody] { $player }的棄牌堆（{ $number }張）：{ $cards }
    }
line-star_realms-pile-heap = 廢棄堆（{ $number }張）：{ $cards }
line-star_realms-pile-unseen = { $reader ->
        [player] 在你的牌庫或手上（{ $number }張）：{ $cards }
       *[somebody] 在{ $player }的牌庫或手上（{ $number }張）：{ $cards }
    }
line-star_realms-pile-unseen-own = { $reader ->
        [player] 在你的牌庫裡（{ $number }張）：{ $cards }
       *[somebody] 在{ $player }的牌庫裡（{ $number }張）：{ $cards }
    }
line-star_realms-pile-trade-deck = 在貿易牌庫裡（{ $number }張）：{ $cards }
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
