## 連線牌桌：不能做的事

refusal-no-seat-of-yours = 你在這張牌桌沒有座位。
refusal-game-not-begun = 遊戲還沒有開始，還有空位。
refusal-game-has-begun = 遊戲已經開始，不能再入座或離座。
refusal-game-is-over = 遊戲已經結束。
refusal-not-your-table = 只有開這張牌桌的人可以這樣做。
refusal-seat-is-taken = 座位{ $seat }已經有人了，請選擇空位。
refusal-table-has-fewer-seats = 這張牌桌沒有座位{ $seat }，只有{ $seats }個座位。
refusal-rated-needs-people = 計分牌桌只能由真人遊玩：不能有電腦玩家，而且至少要有兩個座位。請把座位空著，或改開不計分的牌桌。
refusal-not-asked = 現在沒有問你這個問題，請等待下一個提問。
refusal-answered-already = 你已經對這個問題作了別的回答。
refusal-more-than-one-choice = 答案的數量超過一次選擇所需。請只送出這次選擇的答案，其餘的等再次被詢問時再送。
refusal-seat-is-played-by-bot = 電腦玩家正在代替你遊玩。請先回到座位；如果你已經認輸，就只能旁觀。
refusal-table-is-paused = 牌桌暫停中，請先繼續遊戲。
refusal-table-is-not-paused = 牌桌沒有暫停。
refusal-proposal-is-open = 已經有一項提議，請先同意或拒絕。
refusal-nothing-proposed = 現在沒有任何提議。
refusal-rated-undo = 在計分牌桌，即使大家同意也不能收回。只有在沒有人因此得知任何資訊時，你才能收回自己的上一個選擇。
refusal-rated-alone = 計分的遊戲不能獨自暫停或結束：其他玩家必須都在場並且同意。你可以繼續遊玩，或是認輸。
refusal-nothing-said = 這則訊息沒有可以閱讀的文字。
refusal-log-is-full = 這張牌桌已經有{ $most }筆紀錄。遊戲可以玩到結束，但不能再發言、收回或更換座位。
refusal-players-talk = 這張牌桌只有玩家可以說話。
refusal-talk-is-over = 遊戲結束超過一天，這裡不能再說話了。
refusal-impossible-clock = 「{ $clock }」不是可用的計時方式。可以選擇：{ $expected }
refusal-table-of-other-rules = 這張牌桌使用第{ $rules }版規則，這裡能玩的規則版本：{ $expected }。

## 連線牌桌重播檔的錯誤

refusal-wrong-commitment = 檔案「{ $file }」的種子與發第一張牌之前承諾的不同，其中之一被修改過。
refusal-impossible-course = 檔案「{ $file }」的牌桌經過中，第{ $number }項不可能發生。請提供實際玩過的對局。
refusal-other-course = 檔案「{ $file }」的牌桌經過與記錄的答案不符，檔案被修改過。

## 所有人看到的紀錄。$player是行動的人，$reader表示讀的人是不是他

table-log-say = { $player }：{ $text }
table-log-sit = { $reader ->
        [player] 你入座了。
       *[somebody] { $player }入座了。
    }
table-log-sit-bot = { $player }入座了。
table-log-stand = { $player }離開了牌桌。
table-log-begin = 遊戲開始。
table-log-time_out = { $reader ->
        [player] 你的時間用完了，由電腦玩家代為回答。
       *[somebody] { $player }的時間用完了，由電腦玩家代為回答。
    }
table-log-stand_in = { $reader ->
        [player] 電腦玩家代替你回答。
       *[somebody] 電腦玩家代替{ $player }回答。
    }
table-log-back = { $reader ->
        [player] 你回到座位了。
       *[somebody] { $player }回到座位了。
    }
table-log-undo = { $reader ->
        [player] 你收回了上一個選擇。
       *[somebody] { $player }收回了一個選擇。
    }
table-log-propose-undo = { $reader ->
        [player] 你請求收回上一個選擇，需要所有人同意。
       *[somebody] { $player }請求收回一個選擇，需要所有人同意。
    }
table-log-propose-pause = { $reader ->
        [player] 你提議暫停，需要所有人同意。
       *[somebody] { $player }提議暫停，需要所有人同意。
    }
table-log-propose-abandon = { $reader ->
        [player] 你提議中止遊戲、不分勝負，需要所有人同意。
       *[somebody] { $player }提議中止遊戲、不分勝負，需要所有人同意。
    }
table-log-agree = { $reader ->
        [player] 你同意了。
       *[somebody] { $player }同意了。
    }
table-log-decline = { $reader ->
        [player] 你拒絕了。
       *[somebody] { $player }拒絕了。
    }
table-log-pause = 遊戲暫停。
table-log-resume = { $reader ->
        [player] 你讓遊戲繼續進行。
       *[somebody] { $player }讓遊戲繼續進行。
    }
table-log-resign = { $reader ->
        [player] 你認輸了。
       *[somebody] { $player }認輸了。
    }
table-log-abandon = 遊戲中止，不分勝負。
table-log-close = 這張牌桌已關閉，不分勝負。
table-log-bot_failed = { $reader ->
        [player] 代替你的電腦玩家出了問題，這次由另一個電腦玩家回答。
       *[somebody] { $player }座位上的電腦玩家出了問題，這次由另一個電腦玩家回答。
    }
table-log-grace = 伺服器中斷了一段時間，這段時間不會計入任何人的用時。

## 牌桌的狀態

table-status-open = 等待玩家
table-status-playing = 進行中
table-status-paused = 暫停中
table-status-over = 已結束
table-status-abandoned = 已中止
table-status-closed = 已關閉

## 計時

table-clock-none = 不計時
table-clock-move = 每次回答{ $seconds }秒
table-clock-fischer = { $seconds }秒，每次行動結束後加{ $more }秒
table-clock-days = 每次回答{ $days }天

## 要選擇多少

table-choose-exactly = 請從{ $there }項中選擇{ $number }項。
table-choose-between = 請從{ $there }項中選擇{ $least }到{ $most }項。
table-choose-up-to = 請從{ $there }項中選擇，最多{ $most }項。
