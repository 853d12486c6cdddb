### 首頁

web-home-welcome = 四款太空卡牌遊戲，請入座。
web-home-how = 不必註冊，選一款遊戲就能開始。

## 遊戲

web-home-games = 遊戲
web-home-picture = 《{ $game }》的一景
web-home-play = 立刻和電腦玩家對戰
web-home-tutorial = 跟著教程玩一局
web-home-rules = 規則
web-home-new = 開一張牌桌
web-home-leaders = 排行榜
web-home-opening = 正在準備牌桌…

## 自己的遊戲

web-home-my-games = 我的遊戲
web-home-your-turn = 輪到你了

## 和別人玩

web-home-open-tables = 等待中的牌桌
web-home-no-tables = 現在沒有人在等。你開一張牌桌，別人就會在這裡看到。
web-home-new-of = 開一張《{ $game }》的牌桌
web-home-sit = 入座
web-home-rated = 計分
web-home-stale = 現在無法更新列表，正在重試…
web-home-quick = 快速配對
web-home-quick-how = 和選擇相同條件的人對戰。如果還沒有人，就在新的牌桌等待。
web-home-game = 遊戲
web-home-clock = 計時
web-home-rated-how = 計分：結果會計入排行榜
web-home-find = 尋找對手

## 同一台裝置

web-home-hot = 大家用同一台裝置
web-home-hot-how = 和身邊的朋友或家人輪流使用這台裝置一起玩。別人看不到你的手牌。
web-home-people = 人數
web-home-number-people = { $number ->
       *[other] { $number }人
    }
web-home-bots = 加入電腦玩家
web-home-number-bots = { $number ->
        [0] 不加入
       *[other] { $number }位電腦玩家
    }
web-home-start = 發牌

## 沒有成功

web-home-not-sent = 無法送出。請檢查連線後再試一次。
