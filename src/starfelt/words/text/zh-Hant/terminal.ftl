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
line-welcome-empire_vs_rebellion =
    歡迎來玩《{ empire_vs_rebellion-name }》！
    反抗軍和帝國軍逐一爭奪事件，先得到7點勝利點數的一方獲勝。
    要讓遊戲區域的總資源點數盡量高，但不能超過事件的任務點數。輪到你時，打出一張卡牌、使用能力、使用影響力，或放棄行動。
line-welcome-race_for_the_galaxy =
    歡迎來玩《{ race_for_the_galaxy-name }》！
    每位玩家放置發展和世界，建立自己的文明。遊戲結束時勝利點最多的玩家獲勝。
    每回合所有玩家秘密選擇行動。被選到的階段由所有玩家進行，選擇它的玩家另有獎勵。費用用手牌支付。
line-welcome-tutorial = 歡迎來到《{ $game }》的教程！
line-try-tutorial = 第一次玩的話，請先從教程開始：{ $command }
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
line-enter-at-least = 請在同一行輸入{ $least }到{ $number }個編號（例如：{ $example }）：
line-enter-all-or-none = 請在同一行輸入{ $number }個編號（例如：{ $example }），不選請輸入0：
line-enter-none = 沒有其他可以選的。請按Enter繼續：

refusal-not-a-number = 「{ $entry }」不是編號，也不是指令。請輸入選項的編號，或輸入「?」看說明。
refusal-no-such-choice = 沒有{ $number }號選項，{ $count ->
        [1] 請選擇{ $most }。
       *[other] 請從{ $least }到{ $most }中選擇。
    }
refusal-chosen-twice = { $number }號只能選一次，請選擇不同的編號。
refusal-choose-none = 沒有其他可以選的。請按Enter，或輸入0繼續。
refusal-choose-one = 請只輸入一個1到{ $most }的編號。
refusal-choose-up-to = { $number ->
        [1] 請輸入一個1到{ $most }的編號，或輸入0。
       *[other] 請輸入最多{ $number }個不同的編號（1到{ $most }），不選請輸入0。
    }
refusal-choose-at-least = 請從1到{ $most }中選擇{ $least }到{ $number }個不同的編號，輸入在同一行。
refusal-choose-all-or-none = 請從1到{ $most }中選擇剛好{ $number }個不同的編號，輸入在同一行；不選請輸入0。
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
line-word-reserves = 儲備
line-word-strategies = 戰略
line-word-events = 事件
line-word-tableau = 牌陣
line-word-goals = 目標
line-word-score = 得分
line-word-prices = 價格
line-word-prestige = 聲望
line-word-takeovers = 接管
line-word-known = 已知
line-word-reference = 規則摘要
line-word-play_all = 全部打出
line-word-attack_all = 全力攻擊
# 簡寫
line-short-play_all = p
line-short-attack_all = a

line-gesture-play_all = 依序打出所有手牌
line-gesture-attack_all = 用全部戰鬥攻擊：先摧毀前哨站，再攻擊對手
refusal-gesture-not-now = 現在不能「{ $gesture }」。請輸入選項的編號，或輸入「?」看說明。

line-help = 請用選項的編號回答；需要選擇多個時，把所有編號輸入在同一行（3到7可以寫成3-7）。除了編號，還可以輸入以下指令：
line-help-help = ?（說明）：顯示這份說明
line-help-table = table（桌面）：再次顯示桌面和提問
line-help-log = log（紀錄）：顯示到目前為止你所知道的一切經過
line-help-why = why（為什麼）：顯示提問背後的規則
line-help-card = card 2、card { $card }（卡牌）：用編號或牌名查看牌的效果；只輸入「card」會說明你自己的牌
line-help-rules = rules（規則）：顯示規則書
line-help-reference = reference（規則摘要）：顯示簡短的規則
line-help-undo = undo（復原）：收回你上一次的選擇，但前提是沒有人因此得知任何新資訊
line-help-save = save 檔名（儲存）：把遊戲存成檔案並繼續
line-help-quit = quit（離開）：儲存遊戲並離開

line-help-discards = discards（棄牌）：查看雙方的棄牌堆
line-help-heap = heap（廢棄）：查看廢棄堆
line-help-unseen = unseen（未知）：查看目前誰也看不到的牌，以能推算出來的為限
line-help-reserves = reserves（儲備）：查看自己的儲備堆，以及對手儲備堆的已知資訊
line-help-strategies = strategies（戰略）：查看雙方用過和還沒用過的戰略牌
line-help-events = events（事件）：查看已被贏得的事件，以及還會出現的事件
line-help-tableau = tableau（牌陣）：逐張查看其他玩家的牌陣；「tableau 2」只看名字裡有2的玩家，「tableau 你」看自己的
line-help-goals = goals（目標）：查看每個目標的條件、誰擁有它，以及每位玩家還差多少
line-help-score = score（得分）：查看每位玩家目前的得分和來源
line-help-prices = prices（價格）：查看每位玩家的商品售價、費用減免和軍力
line-help-prestige = prestige（聲望）：查看每位玩家的聲望、聲望領先者，以及聲望／搜尋卡的用法
line-help-takeovers = takeovers（接管）：查看殖民階段誰能攻擊哪些世界，以及雙方的強度
line-help-known = known（已知）：查看你知道的棄牌
line-help-play_all = p（全部打出、play all）：依序打出手牌，基地優先，直到需要你回答問題為止
line-help-attack_all = a（全力攻擊、attack all）：用全部戰鬥攻擊對手；如果有前哨站，就先從防禦最低的開始摧毀

line-card = { $card }：{ $does }
refusal-no-card-there = { $number }號選項沒有牌。請在「card」後面輸入有牌的選項編號，或是牌名。
refusal-unknown-card = 沒有名為「{ $name }」的牌。只輸入「card」可以查看你自己的牌。
refusal-unknown-name = 這裡沒有人叫「{ $name }」。參加的玩家：{ $expected }

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

## 《帝國軍 vs 反抗軍》的桌面

line-empire_vs_rebellion-before =
    第一回合之前，雙方各自從8名角色中秘密選出4名，其餘4名成為儲備堆。
    輸入「card」可以查看自己角色的能力。
line-empire_vs_rebellion-round = 第{ $number }回合：{ $event }
line-empire_vs_rebellion-balance = { $reader ->
        [player] 均勢標記：你（先行動，平手時獲勝）
       *[somebody] 均勢標記：{ $player }（先行動，平手時獲勝）
    }
line-empire_vs_rebellion-next-events = 接下來的事件（只有你知道）：{ $cards }
line-empire_vs_rebellion-side = { $reader ->
        [player] 你是{ $side }。
       *[somebody] { $player }是{ $side }。
    }
line-empire_vs_rebellion-player = { $reader ->
        [player] 你（{ $side }）
       *[somebody] { $player }（{ $side }）
    }：勝利點數{ $points }/{ $goal }，贏得事件{ $won }張，影響力{ $influence }
line-empire_vs_rebellion-ready = { $card }（{ $value }）
line-empire_vs_rebellion-exhausted-basic = { $card }（橫置）
line-empire_vs_rebellion-exhausted-character = { $card }（橫置，{ $value }）
line-empire_vs_rebellion-area = { $reader ->
        [player] 你的遊戲區域：{ $cards }。總資源點數{ $total }
       *[somebody] { $player }的遊戲區域：{ $cards }。總資源點數{ $total }
    }
line-empire_vs_rebellion-area-empty = { $reader ->
        [player] 你的遊戲區域：沒有牌
       *[somebody] { $player }的遊戲區域：沒有牌
    }
line-empire_vs_rebellion-piles = 資源牌堆{ $deck }張，棄牌堆{ $discards }張，儲備堆{ $reserve }張
line-empire_vs_rebellion-piles-no-reserve = 資源牌堆{ $deck }張，棄牌堆{ $discards }張
line-empire_vs_rebellion-tops = { $reader ->
        [player] 你的資源牌堆最上面依序是：{ $cards }
       *[somebody] 已知{ $player }的資源牌堆最上面依序是：{ $cards }
    }
line-empire_vs_rebellion-in-deck = 已知在{ $player }資源牌堆裡的牌：{ $cards }
line-empire_vs_rebellion-in-reserve = 已知在{ $player }儲備堆裡的牌：{ $cards }
line-empire_vs_rebellion-reserve = 你的儲備堆（{ $number }張）：{ $cards }
line-empire_vs_rebellion-chosen-open = { $reader ->
        [player] 你的戰略牌（正面朝上）：{ $card }
       *[somebody] { $player }的戰略牌（正面朝上）：{ $card }
    }
line-empire_vs_rebellion-chosen-known = { $reader ->
        [player] 你的戰略牌（正面朝下）：{ $card }
       *[somebody] { $player }的戰略牌（正面朝下，但你知道內容）：{ $card }
    }
line-empire_vs_rebellion-chosen-hidden = { $reader ->
        [player] 你的戰略牌：已選好，正面朝下
       *[somebody] { $player }的戰略牌：已選好，正面朝下
    }
line-empire_vs_rebellion-used = { $reader ->
        [player] 你用過的戰略牌：{ $cards }
       *[somebody] { $player }用過的戰略牌：{ $cards }
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
line-empire_vs_rebellion-limits = { $event }：任務點數{ $objective }，容納上限{ $capacity }。
line-empire_vs_rebellion-influence = 影響力：你{ $mine }、{ $player } { $theirs }
line-empire_vs_rebellion-passed = { $reader ->
        [player] 你已放棄行動；如果{ $other }也放棄，對戰就結束。
        [other] { $player }已放棄行動；如果你也放棄，對戰就結束。
       *[somebody] { $player }已放棄行動；如果{ $other }也放棄，對戰就結束。
    }
line-empire_vs_rebellion-score = 勝利點數：{ $scores }
line-empire_vs_rebellion-score-of = { $reader ->
        [player] 你{ $points }
       *[somebody] { $player } { $points }
    }
line-empire_vs_rebellion-after-tutorial = 要玩有角色、戰略牌和影響力的完整遊戲：{ $command }

# 牌堆
line-empire_vs_rebellion-pile-none = 沒有牌
line-empire_vs_rebellion-pile-discards = { $reader ->
        [player] 你的棄牌堆（{ $number }張）：{ $cards }
       *[somebody] { $player }的棄牌堆（{ $number }張）：{ $cards }
    }
line-empire_vs_rebellion-pile-unused = { $reader ->
        [player] 你還沒用過的戰略牌（{ $number }張）：{ $cards }
       *[somebody] { $player }還沒用過的戰略牌（{ $number }張）：{ $cards }
    }
line-empire_vs_rebellion-pile-used = { $reader ->
        [player] 你用過的戰略牌（{ $number }張）：{ $cards }
       *[somebody] { $player }用過的戰略牌（{ $number }張）：{ $cards }
    }
line-empire_vs_rebellion-pile-won = { $reader ->
        [player] 你贏得的事件（{ $number }張）：{ $cards }
       *[somebody] { $player }贏得的事件（{ $number }張）：{ $cards }
    }
line-empire_vs_rebellion-pile-next-events = 接下來依序的事件：{ $cards }
line-empire_vs_rebellion-pile-last-events = 事件牌堆最下面（最後一張在最底）：{ $cards }
line-empire_vs_rebellion-pile-event-deck = 在事件牌堆裡（{ $number }張）：{ $cards }
line-empire_vs_rebellion-pile-reserve = { $reader ->
        [player] 你的儲備堆（{ $number }張）：{ $cards }
       *[somebody] { $player }的儲備堆（{ $number }張）：{ $cards }
    }
line-empire_vs_rebellion-pile-reserve-of-other = { $player }的儲備堆（{ $number }張）：確定有{ $inside }；可能有{ $perhaps }
line-empire_vs_rebellion-pile-deck = { $reader ->
        [player] 在你的資源牌堆裡（{ $number }張）：{ $cards }
       *[somebody] 確定在{ $player }的資源牌堆裡（{ $number }張）：{ $cards }
    }
line-empire_vs_rebellion-pile-deck-or-reserve = 在{ $player }的資源牌堆或儲備堆裡（{ $number }張）：{ $cards }

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

## 《銀河競逐》的桌面

line-race_for_the_galaxy-round = 第{ $number }回合
line-race_for_the_galaxy-phases = 第{ $number }回合：{ $phases }
line-race_for_the_galaxy-now = { $phase }（現在）
line-race_for_the_galaxy-again = { $phase }（第二次）
line-race_for_the_galaxy-supply = 籌碼池{ $pool }勝利點，牌庫{ $deck }張，棄牌堆{ $discards }張{ $takeovers ->
        [on] ，可以接管
        [off] ，不能接管
       *[none] { "" }
    }
line-race_for_the_galaxy-player = { $reader ->
        [player] 你
       *[somebody] { $player }
    }：共{ $score }勝利點（籌碼{ $chips }），手牌{ $hand }張，{ $military }{ $counted ->
        [yes] ，{ $prestige }
       *[no] { "" }
    }{ $actions }
line-race_for_the_galaxy-military = 軍力{ $number }
line-race_for_the_galaxy-military-now = 軍力{ $number }（本階段另加{ $extra }）
line-race_for_the_galaxy-last = ，選擇了{ $actions }
line-race_for_the_galaxy-plus = 和
line-race_for_the_galaxy-boosted = { $action }＋聲望／搜尋卡
line-race_for_the_galaxy-tableau = { "  " }牌陣（{ $number }張）：{ $cards }
line-race_for_the_galaxy-tableau-of = { $reader ->
        [player] 你的牌陣（{ $number }張）：
       *[somebody] { $player }的牌陣（{ $number }張）：
    }
line-race_for_the_galaxy-own-tableau = 你的牌陣（{ $number }/{ $most }張）：
line-race_for_the_galaxy-has-drawn = { "  " }抽到{ $number }張牌，還沒有加入手牌
line-race_for_the_galaxy-shown = { "  " }{ $certain ->
        [yes] 確定在這份手牌裡的牌：{ $cards }
       *[no] 曾在這份手牌裡，之後可能已棄掉的牌：{ $cards }
    }
line-race_for_the_galaxy-hand = { $number ->
        [0] 你的手牌：沒有牌
       *[other] 你的手牌（{ $number }張）：
    }
line-race_for_the_galaxy-drawn = 抽到的牌（{ $number }張，還沒有加入手牌）：
line-race_for_the_galaxy-paid = 已支付的牌（{ $number }張，要保留其中1張）：
line-race_for_the_galaxy-start-worlds = 你的起始世界（選擇1張）：
line-race_for_the_galaxy-flipped = 翻開的牌（{ $number }張）：{ $cards }
line-race_for_the_galaxy-short-hand = 你的手牌（{ $number }張）：{ $cards }
line-race_for_the_galaxy-goods = { $number ->
        [0] 你的商品：沒有
       *[other] 你的商品（{ $number }個）：{ $goods }
    }；籌碼{ $chips }勝利點，手牌{ $hand }張
line-race_for_the_galaxy-secret-actions = 你選擇了（其他人還不知道）：{ $actions }
line-race_for_the_galaxy-secret-card = 你要放置（其他人還不知道）：{ $card }
line-race_for_the_galaxy-item = ・{ $words }
line-race_for_the_galaxy-keep = 留下{ $card }：{ $line }
line-race_for_the_galaxy-noted = { $card }（{ $notes }）
line-race_for_the_galaxy-note-good = { $wild ->
        [yes] 任意種類的商品
       *[no] 商品
    }
line-race_for_the_galaxy-note-saved-which = 下方有{ $cards }
line-race_for_the_galaxy-note-saved-number = 下方有{ $number }張
line-race_for_the_galaxy-note-new = 新
line-race_for_the_galaxy-note-used = 已使用
line-race_for_the_galaxy-note-worth = 目前{ $number }勝利點
line-race_for_the_galaxy-none = 沒有

# 總計
line-race_for_the_galaxy-against = 額外軍力：{ $against }
line-race_for_the_galaxy-less = 費用減免：{ $less }
line-race_for_the_galaxy-against-novelty = 對{ race_for_the_galaxy-kind-novelty }世界{ $number }
line-race_for_the_galaxy-against-rare = 對{ race_for_the_galaxy-kind-rare }世界{ $number }
line-race_for_the_galaxy-against-genes = 對{ race_for_the_galaxy-kind-genes }世界{ $number }
line-race_for_the_galaxy-against-alien = 對{ race_for_the_galaxy-kind-alien }世界{ $number }
line-race_for_the_galaxy-against-rebel = 對{ race_for_the_galaxy-keyword-rebel }世界{ $number }
line-race_for_the_galaxy-less-developments = 發展{ $number }
line-race_for_the_galaxy-less-any = 世界{ $number }
line-race_for_the_galaxy-less-novelty = { race_for_the_galaxy-kind-novelty }世界{ $number }
line-race_for_the_galaxy-less-rare = { race_for_the_galaxy-kind-rare }世界{ $number }
line-race_for_the_galaxy-less-genes = { race_for_the_galaxy-kind-genes }世界{ $number }
line-race_for_the_galaxy-less-alien = { race_for_the_galaxy-kind-alien }世界{ $number }
line-race_for_the_galaxy-prices = { $reader ->
        [player] 你的商品售價（張）：{ $prices }
       *[somebody] { $player }的商品售價（張）：{ $prices }
    }
line-race_for_the_galaxy-price = { $what } { $number }
line-race_for_the_galaxy-price-wild = { $what } 最多{ $number }（任意種類，只能用能力賣出）
line-race_for_the_galaxy-to-sell = 目前的商品：{ $prices }
line-race_for_the_galaxy-strength = 軍力：{ $military }
line-race_for_the_galaxy-known-own = 棄牌堆{ $discards }張中，你知道的{ $number }張：{ $cards }
line-race_for_the_galaxy-known-spectator = 棄牌堆{ $discards }張中，大家都知道的{ $number }張：{ $cards }
line-race_for_the_galaxy-shuffled = 洗回牌庫後還沒有出現的牌（{ $number }張）：{ $cards }
line-race_for_the_galaxy-rejected-starts = 棄牌堆中未被選擇的起始世界：{ $worlds }
line-race_for_the_galaxy-rejected = { $player } { $colour ->
        [red] 紅色
       *[blue] 藍色
    }

# 聲望
line-race_for_the_galaxy-prestige-plain = 聲望{ $number }
line-race_for_the_galaxy-prestige-noted = 聲望{ $number }（{ $notes }）
line-race_for_the_galaxy-lead-alone = 單獨領先
line-race_for_the_galaxy-lead-shared = 並列領先
line-race_for_the_galaxy-lead-tile = 板塊上有聲望
line-race_for_the_galaxy-card-used = 卡已使用
line-race_for_the_galaxy-card-unused = 卡未使用
line-race_for_the_galaxy-prestige-of = { $reader ->
        [player] 你
       *[somebody] { $player }
    }：{ $prestige }
line-race_for_the_galaxy-reward = { $always ->
        [yes] 每回合開始時，單獨的聲望領先者得到1勝利點並抽1張牌；並列領先者各得到1勝利點。
       *[no] 每回合開始時，單獨的聲望領先者得到1勝利點；若板塊上有聲望（上次獎勵後以領先者身分得到的聲望），再抽1張牌。並列領先者各得到1勝利點。
    }
line-race_for_the_galaxy-card-with = 聲望／搜尋卡整場遊戲只能使用一次。還沒有使用：{ $players }
line-race_for_the_galaxy-card-boosts = 支付1聲望，和行動卡一起使用，另外得到：
line-race_for_the_galaxy-boost = { $action }：{ $boost }
line-race_for_the_galaxy-card-searches = 單獨使用則進行搜尋：翻牌直到出現符合的牌。可以搜尋：
line-race_for_the_galaxy-no-prestige = 這場遊戲沒有聲望。

# 接管
line-race_for_the_galaxy-attempt = 接管{ $number }：{ $reader ->
        [player] 你
       *[somebody] { $player }
    }用{ $power }攻擊{ $own ->
        [yes] 你的{ $card }
       *[no] { $owner }的{ $card }
    }（{ $state }）
line-race_for_the_galaxy-attempt-strength = { $attack }對{ $defence }
line-race_for_the_galaxy-attempt-prevented = 已被阻止
line-race_for_the_galaxy-attempt-over = 已結束
line-race_for_the_galaxy-takeovers-none = 這場遊戲沒有接管。
line-race_for_the_galaxy-takeovers-off = 這場遊戲不進行接管。
line-race_for_the_galaxy-takeovers-nobody = { $reader ->
        [player] 目前你不能接管別人，別人也不能接管你。
       *[somebody] 目前不能接管。
    }
line-race_for_the_galaxy-could-attack = { $reader ->
        [player] 你可以攻擊{ $owner }的世界：
       *[somebody] { $own ->
            [yes] { $player }可以攻擊你的世界：
           *[no] { $player }可以攻擊{ $owner }的世界：
        }
    }
line-race_for_the_galaxy-threat = { $card }（{ $power }）：{ $attack }對{ $defence }
line-race_for_the_galaxy-up-to = { $number }（最多{ $most }）

# 目標
line-race_for_the_galaxy-goal = 目標「{ $goal }」（{ $points }勝利點）：{ $state }
line-race_for_the_galaxy-goal-reached = { $players }已達成
line-race_for_the_galaxy-goal-held = 由{ $players }持有；{ $near }
line-race_for_the_galaxy-goal-near = { $near }（需要{ $least }）
line-race_for_the_galaxy-goal-open = 還沒有人達成
line-race_for_the_galaxy-goal-mine = 你{ $mine }，其他人最多{ $best }
line-race_for_the_galaxy-goal-best = 最多{ $number }
line-race_for_the_galaxy-aim-first = 「{ $goal }」首達目標，{ $points }勝利點：{ $aim }
line-race_for_the_galaxy-aim-most = 「{ $goal }」最多目標，{ $points }勝利點：{ $aim }
line-race_for_the_galaxy-owners = ・持有：{ $players }
line-race_for_the_galaxy-amounts = ・目前：{ $amounts }
line-race_for_the_galaxy-amount = { $player } { $number }
line-race_for_the_galaxy-amount-galactic_standing = { $player } 聲望{ $one }和籌碼{ $two }勝利點
line-race_for_the_galaxy-amount-military_influence = { $player } { race_for_the_galaxy-keyword-imperium }{ $one }張和軍事世界{ $two }張
line-race_for_the_galaxy-amount-peace_war_leader = { $player } 軍力{ $one }和軍事世界{ $two }張
line-race_for_the_galaxy-no-goals = 這場遊戲沒有目標。

# 得分
line-race_for_the_galaxy-score = { $reader ->
        [player] 你
       *[somebody] { $player }
    }：{ $score }勝利點 = 籌碼{ $chips } + 牌面{ $printed } + 「？」{ $sixes }{ $each } + 目標{ $goals }{ $with_prestige ->
        [yes] { " " }+ 聲望{ $prestige }
       *[no] { "" }
    }
line-race_for_the_galaxy-sixes = （{ $cards }）
line-race_for_the_galaxy-counted-as = { $card }算作{ $kind }
line-race_for_the_galaxy-final = 最終得分：
line-race_for_the_galaxy-tie = 最高分相同，以手牌和商品的總數決定：{ $left }
line-race_for_the_galaxy-shared = 共享勝利：{ $players }

# 紀錄
line-race_for_the_galaxy-starts = 起始世界：{ $worlds }
line-race_for_the_galaxy-starts-with = { $player } { $card }（{ $number }號）
line-race_for_the_galaxy-round-chosen = 第{ $number }回合：{ $choices }
line-race_for_the_galaxy-chosen = 選擇的行動：{ $choices }
line-race_for_the_galaxy-chooses = { $player }「{ $action }」
line-race_for_the_galaxy-passes = 沒有放置牌：{ $players }
line-race_for_the_galaxy-leaders = { $number ->
        [0] 沒有聲望領先者了。
        [1] { $reader ->
            [player] 你成為單獨的聲望領先者。
           *[somebody] { $players }成為單獨的聲望領先者。
        }
       *[other] 並列的聲望領先者：{ $players }
    }
line-race_for_the_galaxy-rewarded = 聲望領先的獎勵：{ $shares }
line-race_for_the_galaxy-reward-share = { $player } { $number }勝利點{ $drawn ->
        [0] { "" }
       *[other] 和{ $cards }牌
    }
line-race_for_the_galaxy-marked = ★{ $sentence }
line-race_for_the_galaxy-clauses = { $clauses }。
line-race_for_the_galaxy-then = ；
line-race_for_the_galaxy-clause = { $reader ->
        [player] 你{ $done }
       *[somebody] { $player }{ $done }
    }
line-race_for_the_galaxy-clause-each = { $player }各{ $done }
line-race_for_the_galaxy-more = ，
line-race_for_the_galaxy-and = { $start }，{ $end }
line-race_for_the_galaxy-cards = { $number }張{ $known ->
        [yes] （{ $cards }）
       *[no] { "" }
    }
line-race_for_the_galaxy-did-places = { $reader ->
        [player] 放置{ $cards }
       *[somebody] 放置{ $cards }
    }{ $good ->
        [yes] { "" }（附商品）
       *[no] { "" }
    }
line-race_for_the_galaxy-did-conquers = { $reader ->
        [player] 征服{ $cards }（防禦{ $number }）
       *[somebody] 征服{ $cards }（防禦{ $number }）
    }{ $good ->
        [yes] { "" }（附商品）
       *[no] { "" }
    }
line-race_for_the_galaxy-did-consumes = { $reader ->
        [player] 消費{ $cards }的{ $number }個商品
       *[somebody] 消費{ $cards }的{ $number }個商品
    }
line-race_for_the_galaxy-did-produces = { $reader ->
        [player] 在{ $cards }生產{ $number }個商品
       *[somebody] 在{ $cards }生產{ $number }個商品
    }
line-race_for_the_galaxy-did-draws = { $reader ->
        [player] 抽牌{ $cards }
       *[somebody] 抽牌{ $cards }
    }
line-race_for_the_galaxy-did-keeps = { $reader ->
        [player] 留下{ $cards }
       *[somebody] 留下{ $cards }
    }
line-race_for_the_galaxy-did-discards = { $reader ->
        [player] 棄牌{ $cards }
       *[somebody] 棄牌{ $cards }
    }
line-race_for_the_galaxy-did-pays = { $reader ->
        [player] 支付{ $cards }
       *[somebody] 支付{ $cards }
    }
line-race_for_the_galaxy-did-arms = { $reader ->
        [player] 棄掉{ $cards }增加軍力
       *[somebody] 棄掉{ $cards }增加軍力
    }
line-race_for_the_galaxy-did-spends = { $reader ->
        [player] 從牌陣棄掉{ $cards }
       *[somebody] 從牌陣棄掉{ $cards }
    }
line-race_for_the_galaxy-did-uses = { $reader ->
        [player] 使用{ $cards }
       *[somebody] 使用{ $cards }
    }
line-race_for_the_galaxy-did-declines = { $reader ->
        [player] 不使用{ $cards }
       *[somebody] 不使用{ $cards }
    }
line-race_for_the_galaxy-did-sells = { $reader ->
        [player] 賣出{ $cards }的商品
       *[somebody] 賣出{ $cards }的商品
    }
line-race_for_the_galaxy-did-gains = { $reader ->
        [player] 得到{ $number }勝利點
       *[somebody] 得到{ $number }勝利點
    }
line-race_for_the_galaxy-did-names = { $reader ->
        [player] 說出{ $number }
       *[somebody] 說出{ $number }
    }
line-race_for_the_galaxy-did-wins_card = { $named ->
        [yes] { $reader ->
            [player] 翻開{ $cards }並拿走
           *[somebody] 翻開{ $cards }並拿走
        }
       *[no] { $reader ->
            [player] 拿走{ $cards }
           *[somebody] 拿走{ $cards }
        }
    }
line-race_for_the_galaxy-did-flips = { $named ->
        [yes] { $reader ->
            [player] 翻開{ $cards }並棄掉
           *[somebody] 翻開{ $cards }並棄掉
        }
       *[no] { $staked ->
            [yes] 翻開{ $cards }
           *[no] 翻開{ $number }張牌
        }
    }
line-race_for_the_galaxy-did-cannot_draw = { $reader ->
        [player] 沒有牌可抽
       *[somebody] 沒有牌可抽
    }
line-race_for_the_galaxy-did-passes = { $reader ->
        [player] { $number ->
            [2] 不下注
           *[other] 不再放置世界
        }
       *[somebody] { $number ->
            [2] 不下注
           *[other] 不再放置世界
        }
    }
line-race_for_the_galaxy-did-good = { $reader ->
        [player] 在{ $cards }放上商品
       *[somebody] 在{ $cards }放上商品
    }
line-race_for_the_galaxy-did-offers = { $reader ->
        [player] 得到起始世界{ $cards }
       *[somebody] { $known ->
            [yes] 得到起始世界{ $cards }
           *[no] 得到起始世界
        }
    }
line-race_for_the_galaxy-did-rejects = { $reader ->
        [player] 棄掉沒有選擇的起始世界{ $cards }
       *[somebody] 棄掉沒有選擇的起始世界
    }
line-race_for_the_galaxy-did-as_kind = { $reader ->
        [player] 指定種類為{ $what }
       *[somebody] 指定種類為{ $what }
    }
line-race_for_the_galaxy-did-stakes = { $reader ->
        [player] 以{ $cards }（費用{ $number }）下注
       *[somebody] 以{ $cards }（費用{ $number }）下注
    }
line-race_for_the_galaxy-did-loses_stake = { $reader ->
        [player] 失去下注的{ $cards }
       *[somebody] 失去下注的{ $cards }
    }
line-race_for_the_galaxy-did-looks_for = { $reader ->
        [player] 搜尋{ $what }
       *[somebody] 搜尋{ $what }
    }
line-race_for_the_galaxy-did-refuses = { $reader ->
        [player] 不拿{ $cards }，繼續搜尋
       *[somebody] 不拿{ $cards }，繼續搜尋
    }
line-race_for_the_galaxy-did-replaces = { $reader ->
        [player] 替換{ $cards }
       *[somebody] 替換{ $cards }
    }
line-race_for_the_galaxy-did-prestige = { $reader ->
        [player] 得到{ $number }聲望
       *[somebody] 得到{ $number }聲望
    }{ $known ->
        [yes] （{ $cards }）
       *[no] { "" }
    }
line-race_for_the_galaxy-did-pays_prestige = { $reader ->
        [player] 為{ $known ->
            [yes] { $cards }
           *[no] 聲望／搜尋卡
        }支付{ $number }聲望
       *[somebody] 為{ $known ->
            [yes] { $cards }
           *[no] 聲望／搜尋卡
        }支付{ $number }聲望
    }
line-race_for_the_galaxy-did-saves = { $reader ->
        [player] 在{ race_for_the_galaxy-card-galactic_scavengers }下方保留{ $cards }
       *[somebody] 在{ race_for_the_galaxy-card-galactic_scavengers }下方保留{ $cards }
    }
line-race_for_the_galaxy-did-takes_saved = { $reader ->
        [player] 從{ race_for_the_galaxy-card-galactic_scavengers }下方拿回{ $cards }
       *[somebody] 從{ race_for_the_galaxy-card-galactic_scavengers }下方拿回{ $cards }
    }
line-race_for_the_galaxy-did-looks_at_saved = { $reader ->
        [player] 查看{ race_for_the_galaxy-card-galactic_scavengers }下方的{ $cards }
       *[somebody] 查看{ race_for_the_galaxy-card-galactic_scavengers }下方的{ $cards }
    }
line-race_for_the_galaxy-did-salvages = { $reader ->
        [player] 拿走其他人棄掉的{ $cards }
       *[somebody] 拿走其他人棄掉的{ $cards }
    }
