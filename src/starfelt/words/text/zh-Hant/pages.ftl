### 瀏覽器顯示的頁面

## 每一頁

pages-starfelt = Starfelt
pages-skip = 跳到主要內容
pages-navigation = 頁面
pages-language = 語言
pages-theme = 配色
pages-theme-system = 跟隨系統
pages-theme-dark = 深色
pages-theme-light = 淺色
pages-account = 帳號
pages-log-in = 登入
pages-host = 管理
pages-leaders = 排行榜
pages-about = 關於
pages-announced = 公告：{ $text }
pages-refused = 沒有成功
pages-to-lobby = 回到大廳
pages-log-in-or-sign-up = 登入或註冊
pages-saved = 完成了。
pages-nobody = 已離開的人

## 大廳

pages-lobby = 大廳
pages-welcome = 四款太空卡牌遊戲，請入座。
pages-games = 遊戲
pages-for-players = { $least ->
        [2] { $most ->
            [2] 2人
           *[other] 2到{ $most }人
        }
       *[other] { $least }到{ $most }人
    }
pages-play-bot = 立刻和電腦玩家對戰
pages-play-tutorial = 跟著教程玩一局
pages-open-table = 開一張牌桌
pages-rules = 規則
pages-my-games = 我的遊戲
pages-your-turn = 輪到你了。
pages-quick-match = 快速配對
pages-quick-match-how = 和選擇相同條件的人同桌。如果還沒有人，就在新的牌桌等待。
pages-find-match = 尋找對手
pages-open-tables = 等待中的牌桌
pages-no-open-tables = 目前沒有任何牌桌有空位。你開一張，別人就會在這裡看到。
pages-more-tables = 更多牌桌
pages-game = 遊戲
pages-players = 玩家
pages-clock = 計時
pages-state = 狀態
pages-rating = 計分
pages-rated = 計分
pages-not-rated = 不計分
pages-any = 不限
pages-filter = 顯示
pages-since = 從{ $time }開始
pages-free-seat = 空位

## 開桌

pages-open-table-of = 開一張牌桌：{ $game }
pages-who-sits = 誰來玩
pages-who-sits-how = 和朋友共用一個螢幕時，你可以自己坐多個座位。
pages-seat = 座位{ $number }
pages-no-seat = 沒有座位
pages-me = 我
pages-open-seat = 開放給任何人
pages-bot-thumb = 電腦玩家（經驗法則）
pages-bot-random = 電腦玩家（隨機）
pages-rated-how = 計分：結果會計入排行榜
pages-private-how = 不公開：只有知道連結的人能找到這張牌桌
pages-talk-how = 開放旁觀者發言：旁觀的人也能在聊天中說話
pages-options = 遊戲選項
pages-parts-deck = 牌庫中的獎勵牌
pages-open-this-table = 開這張牌桌
pages-on = 開
pages-off = 關

## 牌桌

pages-table = 桌面
pages-title = { $standing }{ $game }
pages-private = 不公開
pages-you-watch = 旁觀中
pages-seats = 座位
pages-you = 你
pages-rank = { $rank ->
        [1] 獲勝
       *[other] 第{ $rank }名
    }
pages-resigned = 已認輸
pages-away = 不在（由電腦玩家代打）
pages-to-move = 行動中
pages-sit = 坐這個座位
pages-sit-too = 也坐這個座位
pages-put-bot = 讓電腦玩家入座
pages-leave = 離座
pages-unseat = 請對方離座
pages-my-seats = 我的座位
pages-look-from = 視角：
pages-what-to-do = 要做的事
pages-waiting-open = 所有座位都有人之後，遊戲就會開始。請邀請別人，或讓電腦玩家入座。
pages-invite = 這張牌桌的連結
pages-confirm = 確定
pages-why = 為什麼問我這個？
pages-undo = 收回上一個選擇
pages-take-back = 回到座位
pages-resume = 繼續遊戲
pages-now-open = 等待玩家。
pages-now-playing = 遊戲進行中。
pages-now-paused = 遊戲暫停中。
pages-now-over = 遊戲結束了。
pages-now-abandoned = 遊戲經所有人同意中止，不分勝負。
pages-now-closed = 這張牌桌已關閉，不分勝負。
pages-others-resigned = 其他人都認輸了。獲勝：{ $players }
pages-proposed = { $what ->
        [undo] { $player }請求收回一個選擇。
        [pause] { $player }提議暫停。
       *[abandon] { $player }提議中止遊戲、不分勝負。
    }
pages-agree = 同意
pages-decline = 拒絕
pages-withdraw = 撤回提議
pages-replay = 觀看重播
pages-download-replay = 下載重播檔
pages-rematch = 再玩一場
pages-to-rematch = 到再戰的牌桌
pages-look-at = 細看：
pages-look-discards = 棄牌堆
pages-look-heap = 廢棄堆
pages-look-unseen = 看不到的牌
pages-look-reserves = 儲備堆
pages-look-strategies = 戰略牌
pages-look-events = 事件
pages-look-tableau = 牌陣
pages-look-goals = 目標
pages-look-score = 得分
pages-look-prices = 價格
pages-look-prestige = 聲望
pages-look-takeovers = 接管
pages-look-known = 已知的棄牌
pages-cards = 看得到的牌有什麼作用
pages-log = 紀錄
pages-log-earlier = 先前發生的事
pages-log-all = 顯示全部紀錄
pages-log-before = 顯示更早的紀錄
pages-chat = 聊天
pages-chat-before = 顯示更早的發言
pages-say-what = 對所有人說
pages-say = 送出
pages-more = 更多
pages-propose-undo = 請求收回上一個選擇
pages-propose-pause = 提議暫停
pages-propose-abandon = 提議中止遊戲
pages-resign = 認輸…
pages-resign-sure = 這場遊戲會算你輸，而且不能反悔。
pages-resign-yes = 確定認輸
pages-fairness = 洗牌公平嗎？
pages-fairness-how = 所有牌的順序都由一個隨機種子決定。發第一張牌之前，所有人都會看到種子的指紋；遊戲結束後會公開種子本身，任何人都能檢查兩者是否相符。
pages-commitment = 種子的指紋
pages-seed = 種子
pages-days-and-hours = { $days }天{ $hours }小時
pages-refresh = 顯示最新狀態

## 重播

pages-replay-of = 重播：{ $game }
pages-after-answers = 共{ $last }次回答，第{ $at }次之後
pages-spectator = 旁觀者
pages-moves = 步驟
pages-first = 最前
pages-previous = 上一步
pages-next = 下一步
pages-last = 最後
pages-go-to = 回答編號
pages-go = 前往
pages-continue-as = 代替的座位
pages-continue = 從這裡和電腦玩家繼續
pages-to-table = 到牌桌

## 玩家

pages-role-guest = 訪客
pages-role-player = 玩家
pages-role-host = 這個伺服器的管理者
pages-role-bot = 電腦玩家
pages-here-since = 從{ $time }加入
pages-ratings = 分數
pages-no-ratings = 還沒有計分的遊戲。
pages-points = 分數
pages-number-of-games = 場數
pages-wins = 勝場
pages-last-games = 最近的遊戲
pages-no-games = 還沒有遊戲。
pages-won = 勝
pages-lost = 敗
pages-drawn = 平手
pages-about-them = 遇到困擾了嗎？
pages-do-mute = 靜音
pages-no-mute = 解除靜音
pages-do-block = 封鎖
pages-no-block = 解除封鎖
pages-mute-and-block = 你看不到被靜音的人說的話。封鎖之後，你們也不會同桌。
pages-report = 向管理者檢舉
pages-report-what = 發生了什麼事？
pages-report-send = 送出檢舉
pages-reported = 檢舉已送出，謝謝你。
pages-leaders-of = 排行榜：{ $game }
pages-place = 名次
pages-player = 玩家
pages-no-leaders = 還沒有計分的遊戲，來當第一個吧。
pages-points-how = 分數表示「實力很可能至少有這麼高」：從0附近開始，贏得越多、玩得越多就越高。

## 規則與說明

pages-rules-of = 規則：{ $game }
pages-page-rules = 規則書
pages-page-reference = 規則摘要
pages-about-what = Starfelt是開放的牌桌，讓玩家、電腦玩家和研究者玩四款太空卡牌遊戲。
pages-about-unofficial = 這是為這些遊戲的玩家製作的非官方、非營利作品，並非由出版商或權利人製作、認可或贊助。
pages-about-names = 遊戲、卡牌、角色和地點的名稱屬於各自的權利人，包括Lucasfilm與Disney（Star Wars）、Fantasy Flight Games（Star Wars: Empire vs. Rebellion）、MM Games（Star Wars Stolen Plans）、Rio Grande Games（Race for the Galaxy）和Wise Wizard Games（Star Realms）。
pages-about-own = 名稱、數值和張數等事實是為了讓遊戲能夠進行而使用；所有文字、圖畫和程式都是我們自己的。其中沒有任何出版商的文字、美術、標誌、圖示或字型。
pages-about-api = 給程式使用：這個伺服器的API

## 帳號

pages-you-are = 你是{ $name }。
pages-you-are-nobody = 你還沒有帳號，可以直接以訪客身分遊玩。
pages-sign-up = 註冊
pages-sign-up-how = 用名字和密碼註冊之後，在任何裝置都能繼續你的遊戲，也能玩計分的遊戲。訪客時玩過的遊戲會保留下來。
pages-log-in-guest = 如果登入別的帳號，就無法再回到這個訪客的遊戲。
pages-name = 名字
pages-password = 密碼
pages-password-again = 再次輸入密碼
pages-password-now = 目前的密碼
pages-password-new = 新密碼
pages-change = 變更
pages-change-name = 變更名字
pages-keep-tokens = 保留我的權杖（否則程式需要新的權杖）
pages-change-password = 變更密碼
pages-log-out = 登出
pages-log-out-everywhere = 登出所有裝置
pages-log-out-guest = 訪客登出後就無法回來。想保留遊戲的話，請先註冊。
pages-tokens = 給程式用的權杖
pages-tokens-how = 有了權杖，你的程式就能代替你遊玩。任何持有權杖的人都能使用它的權限，請妥善保管。
pages-token-fresh = 這是權杖「{ $name }」，只會顯示這一次，請複製下來。
pages-token-facts = 權限：{ $scopes }
pages-token-facts-until = 權限：{ $scopes }，期限：{ $until }
pages-token-name = 用途
pages-token-days = 有效天數（0表示永久）
pages-token-scopes = 權限
pages-scope-read = 查看牌桌
pages-scope-play = 遊玩
pages-scope-chat = 聊天
pages-scope-account = 查看和變更帳號
pages-make-token = 建立權杖
pages-delete-token = 刪除
pages-blocks = 靜音與封鎖
pages-my-data = 我的資料
pages-download-data = 下載保存的所有個人資料
pages-delete-me = 刪除帳號
pages-delete-me-how = 你的帳號、名字和說過的話都會刪除。遊戲會保留，但不屬於任何人。這不能反悔。
pages-delete-me-sure = 是的，全部刪除

## 管理者的頁面

pages-host-figures = 進行中的牌桌：{ $tables }，連線數：{ $sockets }
pages-tell-all = 通知所有人
pages-announcement = 顯示在每一頁的公告（空白表示沒有）
pages-announce = 公告
pages-restart-in = 幾分鐘後重新啟動
pages-announce-restart = 預告重新啟動
pages-restart-at = 已預告在{ $time }重新啟動。
pages-no-restart = 取消重新啟動
pages-reports = 檢舉
pages-no-reports = 沒有待處理的檢舉。
pages-more-reports = 更多檢舉
pages-finish-report = 已處理
pages-bans = 帳號
pages-ban-who = 帳號的名字或編號
pages-ban-days = 天數
pages-ban = 停權
pages-unban = 解除停權
pages-tables = 牌桌
pages-no-tables = 沒有開著的牌桌。
pages-close-table = 關閉牌桌
pages-seat-of = 座位
pages-remove = 請離座位

## 表單的錯誤

refusal-ticked-another-number = 你勾選了{ $number }項，請剛好勾選{ $wanted }項。
refusal-ticked-too-few-or-many = 你勾選了{ $number }項，請勾選{ $least }到{ $most }項。
refusal-ticked-and-stopped = 你勾選了項目，卻按了什麼都不選的按鈕。請確定勾選的項目，或取消所有勾選。
refusal-not-offered = 現在不能選這個，請選擇列出的項目。
refusal-passwords-differ = 兩次輸入的密碼不同，請輸入相同的密碼。
refusal-not-sure = 如果確定，請先勾選。

## 提供這些頁面的指令

cli-option-opens = 如果有瀏覽器，就用它開啟這個網址。
cli-option-next_port = 如果連接埠已被使用，就用下一個可用的連接埠。
