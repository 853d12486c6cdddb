### 伺服器對無法接受的要求的回覆，以及訪客的名字

## 身分

refusal-no-account = 這需要帳號。請先以訪客身分遊玩、登入或註冊。
refusal-bad-token = 這個權杖無效或已經過期，請建立新的權杖。
refusal-banned = 這個帳號已被停權，直到{ $until }為止。
# scope is one of: read, play, chat, account
refusal-token-lacks-scope = 這個權杖沒有「{ $scope }」的權限，請建立有此權限的權杖。
refusal-not-for-tokens = 這不能用權杖進行，請改為登入。
refusal-not-for-guests = 訪客不能這樣做。請先用名字和密碼註冊，你的遊戲會保留下來。
refusal-hosts-only = 只有這個伺服器的管理者可以這樣做。
refusal-protected-account = 這個帳號屬於伺服器的管理者，不能停權。
refusal-wrong-name-or-password = 名字或密碼不正確。
refusal-wrong-password = 密碼不正確。
refusal-already-player = 你已經註冊為{ $name }。要用別的名字註冊，請先登出。
refusal-name-taken = 「{ $name }」這個名字已經有人使用，請換一個。
refusal-name-length = 名字必須有{ $least }到{ $most }個字元。
refusal-name-letters = 名字只能使用文字和數字，中間可以有空格、點、連字號、底線、撇號或間隔號，而且必須以文字或數字開頭。容易混淆的文字（例如拉丁字母和西里爾字母）不能混用。
refusal-name-reserved = 這個名字看起來像電腦玩家或伺服器的管理者，請換一個。
refusal-password-length = 密碼必須有{ $least }到{ $most }個字元。
refusal-own-account = 這是你自己的帳號，請指定別人的帳號。
refusal-too-many-blocks = 靜音與封鎖最多{ $most }筆，請先解除一筆。
refusal-too-many-tokens = 你已經有{ $most }個權杖，不能再增加，請先刪除一個。

## 找不到的東西

refusal-no-such-page = 這個網址沒有任何內容。
refusal-no-such-account = 沒有這個帳號。
refusal-no-such-table = 沒有這張牌桌。舊的牌桌不會永久保留，也許已經刪除了。
refusal-no-such-token = 你沒有這個權杖。
refusal-no-such-report = 沒有這則檢舉。
refusal-reported-already = 你已經檢舉過這個人了，伺服器的管理者會處理。
refusal-too-many-reports = 你有{ $most }則檢舉還在等伺服器的管理者處理，請等處理完再檢舉。

## 要求的錯誤

refusal-wrong-method = 這個網址不能使用{ $method }。可以使用：{ $expected }
refusal-wrong-origin = 這不是從這個伺服器的網頁送出的。請開啟 { $expected } 再試一次。
refusal-body-too-large = 內容太大了，最多只能送出{ $most }位元組。
refusal-body-too-slow = 傳送的時間太久了，必須在{ $seconds }秒內送達。
refusal-not-json = 必須以JSON送出，內容類型為application/json。
refusal-bad-json = 這不是可以讀取的JSON。
refusal-bad-form = 無法讀取這份表單，請重新填寫。
refusal-missing-field = 缺少欄位「{ $field }」。
refusal-unknown-field = 沒有「{ $field }」這個欄位，請拿掉。
refusal-repeated-field = 欄位「{ $field }」只能指定一次。
refusal-wrong-field = 「{ $field }」的型別不正確。應該是：{ $expected }
refusal-wrong-choice = 「{ $field }」不能是這個值。可以是：{ $expected }
refusal-long-field = 「{ $field }」太長了，長度最多是{ $most }。
refusal-short-field = 「{ $field }」太短了，長度至少要{ $least }。
refusal-large-number = 「{ $field }」太大了，最多是{ $most }。
refusal-small-number = 「{ $field }」太小了，至少要{ $least }。
refusal-too-many-requests = 短時間內的操作太多了，請在{ $seconds }秒後再試一次。
refusal-internal = 這裡發生了問題，不是你的錯。如果要通知伺服器的管理者，請附上這個編號：{ $reference }
refusal-bad-public-url = 「{ $url }」不能當作伺服器的網址。請寫成這樣：https://cards.example.org

## 訪客

guest-name-aurora = 極光{ $number }
guest-name-comet = 彗星{ $number }
guest-name-corona = 日冕{ $number }
guest-name-eclipse = 日蝕{ $number }
guest-name-galaxy = 銀河{ $number }
guest-name-meteor = 流星{ $number }
guest-name-moon = 月亮{ $number }
guest-name-nebula = 星雲{ $number }
guest-name-orbit = 軌道{ $number }
guest-name-planet = 行星{ $number }
guest-name-pulsar = 脈衝星{ $number }
guest-name-quasar = 類星體{ $number }
guest-name-satellite = 衛星{ $number }
guest-name-star = 星星{ $number }
guest-name-sun = 太陽{ $number }
guest-name-telescope = 望遠鏡{ $number }
