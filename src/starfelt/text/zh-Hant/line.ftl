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
line-welcome-help = 輸入編號來選擇。輸入「?」看說明，輸入「rules」看規則書。
line-players = 參加的玩家：{ $players }
line-kind-you = 你
line-kind-person = { $player }
line-kind-random = { $player }（隨機出牌）
line-kind-thumb = { $player }（依經驗法則出牌）

## 提問

line-choice = { $numbers }：{ $option }
line-enter-one = { $most ->
        [1] 請輸入1：
       *[other] 請輸入1到{ $most }的編號：
    }
line-enter-several = 請在同一行輸入{ $number }個編號（例如：{ $example }）：
line-enter-up-to = { $number ->
        [1] 請輸入1個編號，不使用防禦牌請輸入0：
       *[other] 請在同一行輸入最多{ $number }個編號（例如：1 2），不使用防禦牌請輸入0：
    }
line-enter-none = 你沒有可以防禦的牌。請按Enter繼續：

refusal-not-a-number = 「{ $entry }」不是編號，也不是指令。請輸入選項的編號，或輸入「?」看說明。
refusal-no-such-choice = 沒有{ $number }號選項，請從1到{ $most }中選擇。
refusal-chosen-twice = { $number }號只能選一次，請選擇不同的編號。
refusal-choose-none = 沒有可以選的牌。請按Enter，或輸入0繼續。
refusal-choose-one = 請只輸入一個1到{ $most }的編號。
refusal-choose-up-to = 請輸入最多{ $number }個不同的編號（1到{ $most }），不使用請輸入0。
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

line-help = 請用選項的編號回答；需要選擇多個時，把所有編號輸入在同一行。除了編號，還可以輸入以下指令：
line-help-help = ?（說明）：顯示這份說明
line-help-table = table（桌面）：再次顯示桌面和提問
line-help-log = log（紀錄）：顯示到目前為止你所知道的一切經過
line-help-why = why（為什麼）：顯示提問背後的規則
line-help-card = card 2、card 爪哇人（卡牌）：用編號或牌名查看牌的效果；只輸入「card」會說明你的手牌
line-help-rules = rules（規則）：顯示規則書
line-help-undo = undo（復原）：收回你上一次的選擇，但前提是沒有人因此得知任何新資訊
line-help-save = save 檔名（儲存）：把遊戲存成檔案並繼續
line-help-quit = quit（離開）：儲存遊戲並離開

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
