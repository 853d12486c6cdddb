### 瀏覽器牌桌：側欄，以及遊戲周邊的事。

## 側欄

web-side = 紀錄、聊天與規則
web-inspector = 放大的卡牌
web-goal = 遊戲目標
web-inspector-empty = 指向一張卡牌，或用鍵盤移到它上面，就會在這裡放大顯示。
web-unpin = 取消固定
web-log = 紀錄
web-log-empty = 還沒有發生任何事。
web-log-earlier = 顯示更早的紀錄
web-chat = 聊天
web-chat-unread = 聊天（{ $number } 則新訊息）
web-chat-empty = 還沒有人說話。
web-chat-earlier = 顯示更早的發言
web-chat-players = 這張牌桌只有玩家可以說話。
web-chat-over = 遊戲結束超過一天，這裡不能再說話了。
web-chat-say = 對這桌的所有人說話
web-chat-send = 送出
web-rules = 規則
web-rules-elsewhere = 在另一頁閱讀規則
web-loading = 載入中…

## 連線

web-connection-lost = 連線中斷，正在自動重新連線；你做過的一切都不會遺失。
web-connection-back = 已重新連線。
web-connection-ended = 伺服器已關閉這個連線。
web-load-failed = 無法載入牌桌。
web-reload = 重新載入頁面
web-page-renewed = 伺服器已更新，因此這個頁面已重新載入。
web-page-outdated = 這個頁面與伺服器的版本不同，請重新載入頁面。
web-notice = 公告：{ $text }

## 計時

web-clock = 剩餘時間
web-days-and-hours = { $days } 天 { $hours } 小時
web-hurry = 剩下不到 { $seconds } 秒。

## 提議與暫停

web-proposed-undo = { $reader ->
        [player] 你請求收回一個選擇。
       *[somebody] { $player } 想收回一個選擇。
    }
web-proposed-pause = { $reader ->
        [player] 你提議暫停。
       *[somebody] { $player } 提議暫停。
    }
web-proposed-abandon = { $reader ->
        [player] 你提議放棄這場遊戲，不分勝負。
       *[somebody] { $player } 提議放棄這場遊戲，不分勝負。
    }
web-agree = 同意
web-decline = 拒絕
web-withdraw = 撤回提議
web-paused = 遊戲暫停中。
web-resume = 繼續遊戲
web-you-are-away = 你離開了座位，由電腦玩家代打中。
web-take-back = 回到座位

## 多人共用一個螢幕

web-hand-over = 輪到 { $player }
web-hand-over-how = 請把裝置交給對方。在那之前不會顯示你的手牌。
web-hand-over-yes = 我是 { $player }：顯示我的手牌

## 不常做的事

web-more = 更多
web-propose-undo = 請求收回我上一個選擇
web-propose-pause = 提議暫停
web-propose-abandon = 提議放棄遊戲
web-resign = 認輸…
web-resign-sure = 你將輸掉這場遊戲，而且無法反悔。
web-resign-yes = 確定認輸
web-resign-no = 不，繼續玩
web-fairness = 洗牌公平嗎？
web-fairness-how = 整副牌的順序都由一個隨機種子決定。發第一張牌之前，所有人都能看到種子的指紋；結束後會公開種子本身，任何人都能檢查兩者是否相符。
web-commitment = 種子的指紋
web-seed = 種子

## 遊戲開始前

web-waiting = 等待玩家
web-waiting-how = 所有座位都有人後遊戲就會開始。把連結傳給朋友，或讓電腦玩家坐上空位。
web-free-seat = 座位 { $number }：空位
web-sit = 坐在這裡
web-sit-too = 也坐這個座位
web-put-bot = 讓電腦玩家坐這裡
web-you = 你
web-stand = 離開
web-unseat = 請他離開
web-invite = 這張牌桌的連結
web-copy = 複製連結
web-copied = 已複製

## 遊戲結束後

web-ended = 遊戲結束
web-ended-won = 你贏了！
web-ended-lost = 你輸了
web-ended-drawn = 平手
web-rematch = 再玩一場
web-to-rematch = 前往再戰的牌桌
web-replay = 觀看重播
web-home = 首頁
