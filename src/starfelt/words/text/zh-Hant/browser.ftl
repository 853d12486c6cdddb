### The browser table: the frame of every game.

web-welcome = Starfelt

## Places

web-table = 牌桌
web-page-title = { $standing }{ $game } – Starfelt
web-bar = 這張牌桌
web-to-home = 回首頁
web-skip = 跳到提問
web-opponents = 其他玩家
web-middle = 牌桌中央
web-own = 你的場上
web-prompt = 現在要做的事
web-hand = 你的手牌
web-hand-empty = 你沒有手牌。

## The question

web-confirm = { $number ->
        [0] 確定
       *[other] 確定（{ $number }）
    }
web-picked = 已選。
web-picked-of = 已選 { $number }／{ $most }。
web-too-many = 請先取消一項。
web-which-of-card = 要用{ $card }做什麼？
web-which-of-player = 要對{ $player }做什麼？
web-back = 返回
web-why = 為什麼？
web-undo = 復原
web-waiting-for = 已等待 { $time }
web-watching = 你正在觀戰，看不到玩家的手牌。
web-options-count = 共有 { $number } 個選項。

## Cards, piles and players

web-pile = { $label }：{ $count ->
        [0] 空
       *[other] { $count } 張
    }
web-pile-with-top = { $label }：{ $count } 張，最上面是{ $card }。
web-pile-look = 查看這些牌
web-seat-you = 你
web-seat-bot = 電腦玩家
web-seat-to-move = 行動中
web-seat-resigned = 已認輸
web-seat-away = 不在（由電腦玩家代打）
web-close = 關閉

## Settings

web-settings = 設定
web-speed = 卡牌移動
web-speed-none = 關閉
web-speed-calm = 正常
web-speed-quick = 快速
web-theme = 明暗
web-theme-system = 跟隨系統
web-theme-dark = 深色
web-theme-light = 淺色
web-setting-list = 以編號清單顯示所有選項
web-setting-keys = 啟用單鍵操作（數字與字母）
web-setting-cues = 在牌與按鈕上顯示數字鍵
web-language = 語言
web-rules-page = 遊戲規則

## Keys

web-keys = 按鍵
web-key-option = 選擇該編號的選項
web-key-stop = 結束回合或選擇
web-key-finish = 完成：確認，或結束回合
web-key-act = 執行這張牌可做的事
web-key-pin = 固定或取消固定這張牌
web-key-arrows = 在牌與牌之間移動
web-key-zone = 移到牌桌的下一區
web-key-undo = 復原
web-key-side = 紀錄、聊天
web-key-command = 指令列
web-key-back = 返回、關閉
web-key-help = 顯示這些按鍵

## The command line

web-command = 指令列
web-command-how = 輸入編號，或 o、h、t、why、score、log
web-word-number = 選擇選項 3；多個編號可選多張
web-word-options = 讀出所有選項
web-word-hand = 讀出你的手牌
web-word-table = 讀出牌桌；「t 2」讀第二行
web-word-why = 這個提問背後的規則
web-word-score = 目前局勢
web-word-log = 剛才發生的事
web-hand-of = 你的手牌：{ $cards }。
web-label = { $label }：
web-labelled = { $label }：{ $text }
web-option-line = { $number }：{ $words }
web-nothing-to-choose = 現在沒有可以選的。
web-no-such-option = 沒有 { $number } 號選項。
web-no-such-command = 沒有「{ $line }」這個指令。按 ? 查看說明。

## 以文字顯示的遊戲：選項清單

web-words-options = 可以做的事
