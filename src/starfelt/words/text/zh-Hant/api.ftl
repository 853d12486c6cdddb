### 網路上的牌桌：不能做的事，以及給所有人的通知

## 開桌與入座

refusal-unknown-seat = 座位不能是「{ $seat }」。可以是：{ $expected }
# expected is the word for one's own seat.
refusal-no-seat-for-me = 沒有指定你自己的座位。請把其中一個座位設為「{ $expected }」。
refusal-bots-alone = 這裡不能只有電腦玩家對戰。請自己入座，或留一個座位給其他人。
refusal-rated-for-players = 計分牌桌只開放給以名字和密碼註冊的玩家，而且每人只能坐一個座位。請先註冊，或改開不計分的牌桌。
refusal-rated-needs-clock = 計分牌桌必須計時，否則遊戲可能永遠不會結束。請選擇計時方式，或改開不計分的牌桌。
refusal-too-many-tables = 你開的牌桌中還有{ $most }張在等候玩家。請等其中一張開始，或離開一張：沒有人的牌桌過幾分鐘就會關閉。
refusal-too-many-games = 你開的牌桌中還有{ $most }局遊戲沒有結束。請先完成幾局或認輸，再開新的牌桌。
refusal-too-many-bot-games = 你開的牌桌中還有{ $most }局與電腦玩家的遊戲沒有結束。請先完成幾局或認輸，再開始新的一局。
refusal-not-with-them = 這張牌桌有人封鎖了你，或被你封鎖。請選擇別的牌桌。

## 在牌桌上

refusal-somebody-was-faster = 這張牌桌同時發生了別的事。請再看一次牌桌，目前的編號是{ $number }。
refusal-game-not-over = 這場遊戲還沒有結束，請等到結束之後。
# number is what was asked for.
refusal-no-such-move = 這場遊戲沒有編號{ $number }的局面可以選擇。請選擇0到{ $most }之間的編號。

## 伺服器

refusal-too-many-sockets = 開啟的牌桌連線太多了，請先關閉其中一個。
refusal-server-restarts = 伺服器正在重新啟動，請稍後再回來。
refusal-store-broken = 伺服器已經無法儲存任何資料，所以沒有做任何變更。先前確認過的內容都安全無虞。再試也沒有用，必須由伺服器管理者重新啟動伺服器。

# minutes: 0 means at any moment.
api-restart = { $minutes ->
        [0] 伺服器隨時會重新啟動。你的遊戲都會保留，重新啟動後請再回來。
       *[other] 伺服器將在{ $minutes }分鐘內重新啟動。你的遊戲都會保留，重新啟動後請再回來。
    }
