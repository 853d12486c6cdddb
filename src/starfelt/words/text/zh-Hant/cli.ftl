## 命令列

cli-usage = 用法：
cli-usage-options = [選項]
cli-usage-command = 指令
cli-options = 選項
cli-commands = 指令

cli-starfelt = 遊玩太空卡牌遊戲的開放牌桌。
cli-games = 列出所有遊戲，以及人數和選項。
cli-play = 用這個鍵盤玩遊戲。
cli-simulate = 讓電腦玩家對戰許多場並統計結果。
cli-replay = 以某位玩家的視角顯示儲存的遊戲。
cli-verify = 從頭重播儲存的遊戲並比對雜湊值。
cli-check = 檢查遊戲是否遵守約定，而且不洩漏秘密。
cli-differential = 把記錄下來的《銀河競逐》對局與這裡的規則比較。
cli-bench = 測量遊戲在這台電腦上的執行速度。

cli-option-help = 顯示這份說明並結束。
cli-option-version = 顯示版本並結束。
cli-option-lang = 語言：en、ja或zh-Hant。省略時使用STARFELT_LANG或系統的語言。
cli-option-as_json = 以一個JSON物件輸出結果。
cli-option-players = 依座位順序指定玩家，用逗號隔開：you、you:名字，或電腦玩家（random、thumb）。省略時由你（you）對戰電腦玩家（thumb）。
cli-option-seed = 種子，十進位，或以0x開頭的十六進位。相同的種子會發出相同的牌。
cli-option-options = 遊戲的選項，可以指定多次。用「starfelt games」查看有哪些選項。
cli-option-load = 繼續儲存的遊戲，或從某個局面開始玩。
cli-option-save = 儲存遊戲的檔案。
cli-option-seats = 座位數。
cli-option-number = 要玩幾場。
cli-option-bots = 依座位順序指定電腦玩家，用逗號隔開；剩下的座位都由最後一個擔任。
cli-option-at = 顯示到第幾個答案為止；省略時全部顯示。
cli-option-seat = 從誰的視角看，座位從0開始數；省略時為旁觀者。
cli-option-pairs = 要比較幾組世界。
cli-option-seconds = 每個數值測量幾秒。

cli-version-compiled = starfelt { $version }，規則以編譯後的程式執行。
cli-fell-back = 無法編譯原生程式碼（{ $reason }），因此以純Python執行，速度較慢。請安裝C編譯器後，再重新安裝Starfelt。
cli-version-plain = starfelt { $version }，規則以一般的Python執行。

## 指令的錯誤

refusal-unknown-command = 沒有「{ $command }」這個指令。請從下列選擇：{ $expected }
refusal-unknown-flag = { $command }沒有{ $flag }這個選項。請參考：{ $command } --help
refusal-missing-argument = { $command }需要{ $argument }。請參考：{ $command } --help
refusal-needs-value = 選項{ $flag }需要一個值。請參考：starfelt --help
refusal-no-value = 選項{ $flag }不能指定值。請參考：starfelt --help
refusal-bad-usage = { $command }不能這樣使用。請參考：{ $command } --help
refusal-extra-argument = 多了「{ $argument }」。請參考：starfelt --help
refusal-no-game = 要玩哪個遊戲？請從下列選擇：{ $expected }
refusal-unknown-player = 「{ $player }」不能入座。請從下列選擇：{ $expected }
refusal-not-a-whole-number = { $option }不能是「{ $value }」，必須是{ $least }以上的整數。
refusal-not-seconds = --seconds不能是「{ $value }」，必須大於0而且不超過3600。
refusal-bad-seed = 「{ $seed }」不是種子。請給一個整數，十進位，或以0x開頭的十六進位。
refusal-no-key-and-value = --option不能是「{ $option }」。請寫成「名稱=值」，例如deck=base。
refusal-load-and-more = 儲存的遊戲已經有種子和選項，使用--load時請不要加上--seed或--option。
refusal-other-game = 檔案「{ $file }」裡的遊戲是{ $game }，不是{ $expected }。
refusal-other-seats = 檔案「{ $file }」裡的遊戲有{ $seats }個座位，請指定相同的人數。
refusal-no-such-answer = --at不能是{ $at }，這場遊戲只有{ $answers }個答案。
refusal-no-such-seat = --seat不能是{ $seat }，座位是0到{ $most }。

## 結果

cli-game = { $name }：{ $title }，規則第{ $rules }版，{ $least }到{ $most }人
cli-game-one-number = { $name }：{ $title }，規則第{ $rules }版，{ $most }人
cli-game-option = --option { $option }=…（{ $choices }；省略時為{ $default }）：{ $explanation }

cli-simulated = { $game }：{ $seats }個座位，{ $games }場，種子{ $seed }，{ $seconds }秒（每秒{ $speed }場）
cli-simulated-seat = 座位{ $seat }，{ $bot }：{ $wins }勝（{ $share }%）
cli-simulated-draws = 平手：{ $draws }場
cli-simulated-end = { $reason }：{ $number }場（{ $share }%）
cli-simulated-length = 每場的答案數：平均{ $mean }，最少{ $least }，最多{ $most }
cli-replay-title = { $game }，{ $answers }個答案中的前{ $at }個
cli-replay-seat = 座位{ $seat }：{ $player }

cli-verified = { $file }：{ $answers }個答案和{ $hashes }個雜湊值全部相符。遊戲還沒有結束。
cli-verified-over = { $file }：{ $answers }個答案和{ $hashes }個雜湊值全部相符。遊戲已經玩到最後。
cli-verified-ended = { $file }：{ $answers }個答案和{ $hashes }個雜湊值全部相符。遊戲在中途結束。
cli-verified-commitment = 種子與發第一張牌之前承諾的相符（{ $commitment }）。

## 連線牌桌的經過

cli-course-taken-back = 有{ $number }個答案被收回。
cli-course-time-outs = 因為時間用完，電腦玩家代為回答了{ $number }次。
cli-course-stand-ins = 電腦玩家代替離開或認輸的玩家回答了{ $number }次。
cli-course-resigned = { $player }認輸了。
cli-course-won-by-resignation = 其他人都認輸了，{ $player }獲勝。
cli-course-first-rank = 在沒有認輸的人當中，{ $player }名列第一。
cli-course-abandon = 遊戲經所有人同意而中止，不分勝負。
cli-course-close = 伺服器管理者關閉了牌桌，不分勝負。

cli-checked = { $game }：{ $games }場遊戲，{ $answers }個答案，比較了{ $pairs }組，有差異的{ $different }組
cli-check-passed = 通過：{ $check }
cli-check-failed = 失敗：{ $check }（{ $problem }）
cli-check-actions = 每個行動都只有一個意義和一個名稱
cli-check-answers = 被詢問的人一定有答案可選
cli-check-refusals = 錯誤的答案會被拒絕，而且不改變任何東西
cli-check-clones = 複本相同，而且互不影響
cli-check-notation = 每個局面都能寫下來再讀回來
cli-check-determinism = 相同的答案得到相同的局面
cli-check-order = 同時作答的順序不影響結果
cli-check-cards = 牌不會增加也不會減少
cli-check-length = 每場遊戲都在限定的長度內結束
cli-check-endings = 每個結局都有原因和結果
cli-check-resampling = 重新抽樣的世界只取決於該座位所知道的事
cli-check-imagining = 只憑看得到的資訊就能想像出一個世界
cli-check-noninterference = 座位得到的一切都不取決於對它隱藏的事

cli-differential-games = 對局 { $number }
cli-differential-equal = 相同 { $number }
cli-differential-excluded = 排除 { $number }
cli-differential-left-out = - { $id }：第{ $section }節
cli-differential-differences = 差異 { $number }
cli-differential-parted = - { $id }，{ $where }：{ $what }在這裡是{ $ours }，紀錄中是{ $theirs }{ $rule }
cli-differential-rule = （規則第{ $rule }節）
cli-differential-no-rule = { $rule }

cli-bench-plain = { $game }（一般的Python）
cli-bench-compiled = { $game }（編譯版）
cli-bench-figures = { $build }：每秒{ $games }場遊戲、{ $answers }個答案，複製一次{ $clone }微秒
cli-bench-none = { $build }：沒有安裝

## 存成檔案的卡面

cli-faces = 將卡面存成SVG檔案，每張牌各有三種詳細程度。
cli-option-out = 存放檔案的資料夾；若不存在會自動建立。
cli-option-drawn_game = 要繪製哪個遊戲的牌；不指定則為全部遊戲。
cli-option-drawn_language = 牌面語言：en、ja或zh-Hant；不指定則三種都有。
cli-option-sheet = 另外寫出總覽頁：每個遊戲與語言各一頁，列出全部卡面。
refusal-unwritable-faces = 無法寫入檔案「{ $file }」。請選擇可以寫入且還有空間的資料夾。
faces-written = 已在「{ $folder }」寫出{ $number }個卡面檔案。
faces-sheet-title = { $game }：全部卡面
