## 終端機的逐行模式

# 列舉時的分隔
line-comma = 、

# 其中某一位玩家
line-or = 或
line-times = { $sentence }（×{ $number }）
line-copies = { $card }×{ $number }

line-name-person = 玩家{ $number }
line-name-bot = 電腦{ $number }

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

line-label = { $label }：
line-labelled = { $label }：{ $text }
line-item = ・{ $words }
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
