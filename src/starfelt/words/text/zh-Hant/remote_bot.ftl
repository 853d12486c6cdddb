### 從命令列執行的伺服器和電腦玩家

cli-serve = 在網路上開放牌桌，讓大家和電腦玩家一起玩。
cli-host = 指定伺服器的管理者，伺服器執行中也可以。省略名字時，列出目前的管理者。
cli-backup = 把伺服器的資料複製到檔案，伺服器執行中也可以。
cli-tidy = 縮小伺服器的檔案，之後檔案會自動縮小。
cli-bot = 讓電腦玩家到伺服器上玩。

cli-option-host = 接受連線的位址。省略時為127.0.0.1，只有這台電腦連得上。
cli-option-port = 接受連線的連接埠；0表示使用任何一個空著的連接埠。省略時為8000。
cli-option-store = 資料存放的位置：sqlite:///檔名；從根目錄開始時寫成sqlite:////檔名。省略時為這個資料夾的starfelt.db。
cli-option-public_url = 瀏覽器使用的網址，與接受連線的位址不同時才需要，例如 https://cards.example.org
cli-option-behind_proxy = 相信代理伺服器轉達的訪客資訊。只有在所有訪客都經過代理伺服器時才使用。
cli-option-workers = 電腦玩家用幾個行程來思考。省略時為一個。
cli-option-keep_guests = 不再回來的訪客，以及只有訪客參加、已經結束的遊戲，要保留幾天；0表示永久保留。省略時為180。
cli-option-keep_empty = 已經結束或停住不動、而且沒有任何有帳號的人在座的遊戲，要保留幾天；0表示永久保留。省略時為30。
cli-option-keep_tables = 有名字的玩家已經結束的遊戲要保留幾天。省略時為0，表示永久保留。
cli-option-keep_talk = 牌桌上的發言要保留幾天；0表示永久保留。省略時為365。
cli-option-keep_reports = 管理者處理過的檢舉要保留幾天；0表示永久保留。省略時為180。
cli-option-remove = 取消管理者的權限。
cli-option-url = 伺服器的網址。省略時為http://127.0.0.1:8000。
cli-option-token = 參加遊戲的帳號的權杖，需要「read」和「play」的權限。放在STARFELT_TOKEN裡比較安全，不會被別人看到。
cli-option-game = 要玩的遊戲。指定牌桌時可以省略。
cli-option-bot = 參加的電腦玩家：random或thumb。省略時為thumb。
cli-option-table = 要入座的牌桌。省略時會尋找正在等人的牌桌，沒有的話就開一張新的等待。
cli-option-games = 要連續玩幾場；0表示一直玩到被停止為止。省略時玩一場。

serve-listening = Starfelt現在位於 { $url } 。按Ctrl-C停止。
serve-stopped = Starfelt已經停止。所有已確認的內容都已儲存。
host-added = { $name }現在是這個伺服器的管理者。
host-removed = { $name }不再是這個伺服器的管理者。
host-nobody = 這個伺服器沒有管理者。請要當管理者的人先註冊，然後執行：starfelt host 名字
backup-written = 備份已存到{ $file }。
store-tidied = 「{ $file }」整理好了：從{ $before } MB變成{ $after } MB。

bot-seated = 電腦玩家在 { $url } 的牌桌{ $table }入座了。
bot-reconnecting = 連線中斷了，電腦玩家很快就會回到座位……
bot-over = 牌桌{ $table }的遊戲結束了：電腦玩家在{ $seats }人中名列第{ $rank }。
bot-ended = 牌桌{ $table }的遊戲沒有結果就結束了。

## 錯誤

refusal-no-such-port = 沒有連接埠{ $port }，最大的是{ $most }。
refusal-port-in-use = { $host }的連接埠{ $port }已經有其他程式使用。請停止那個程式，或用--port指定其他連接埠。
refusal-port-forbidden = 你沒有權限使用連接埠{ $port }。請用--port指定1024以上的連接埠。
refusal-no-such-host = 「{ $host }」不是這台電腦的位址。請用--host指定其他位址，例如127.0.0.1。
refusal-host-account = --host-account已經取消，因為名字可能換人使用。請不加這個選項啟動伺服器，並把權限交給管理者的帳號：starfelt host "{ $name }" --store { $store }
refusal-no-such-player = 這個伺服器上沒有名為「{ $name }」的玩家。請要當管理者的人先註冊。
refusal-needs-public-url = 在{ $host }，伺服器會在這台電腦的所有位址接受連線。請用--public-url說明瀏覽器使用哪個網址，例如 --public-url http://192.168.0.2:8000
refusal-bad-url = 「{ $url }」不是伺服器的網址。請寫成這樣：https://cards.example.org
refusal-no-token = 電腦玩家需要所用帳號的權杖。請在伺服器上建立權杖，再用STARFELT_TOKEN或--token指定。
refusal-no-server = { $url } 沒有Starfelt伺服器回應。請確認網址正確，而且伺服器正在執行。
# sentence是伺服器的回覆。
refusal-server-refused = 伺服器拒絕了：{ $sentence }
refusal-server-of-other-rules = 伺服器的規則是第{ $rules }版，但這個Starfelt能玩的規則版本是：{ $expected }。請安裝與伺服器相同的版本。
refusal-other-game-there = 這張牌桌玩的是{ $game }，不是{ $expected }。
refusal-table-and-more = 牌桌有自己的座位和選項，而且只玩一場：使用--table時請不要加上--games、--seats或--option。
