## 無法接受的輸入：哪裡不對，應該是什麼

refusal-unknown-game = 沒有名為「{ $game }」的遊戲。請從下列選擇：{ $expected }
refusal-wrong-seats = { $game }不能由{ $seats }人遊玩，人數必須是{ $most ->
        [2] 2人
       *[other] { $least }到{ $most }人
    }。
refusal-wrong-seed = 種子必須是不超過{ $bits }位元的整數，而且不能是負數。
refusal-unknown-option = 沒有名為「{ $option }」的選項。請從下列選擇：{ $expected }
refusal-impossible-option = 選項「{ $option }」不能設為「{ $value }」。可以設為：{ $expected }
refusal-unknown-language = 不支援語言「{ $language }」。請從下列選擇：{ $expected }
refusal-unknown-bot = 沒有名為「{ $bot }」的電腦玩家。請從下列選擇：{ $expected }
refusal-wrong-bots = { $seats }個座位可以指定1到{ $seats }個電腦玩家，不能是{ $bots }個。
refusal-wrong-number = 不能是{ $number }，必須是{ $least }以上的數字。
refusal-illegal-answer = 座位{ $seat }現在不能選擇{ $action }號答案，請從可選的答案中選擇。
refusal-damaged-replay = 檔案「{ $file }」已損壞，或者不是重播檔。請提供完好的重播檔或局面檔。
refusal-foreign-replay = 檔案「{ $file }」不是Starfelt能讀取的重播檔，格式必須是「{ $expected }」。
refusal-other-rules = 檔案「{ $file }」使用的是第{ $rules }版規則，這裡能讀取的規則版本：{ $expected }。
refusal-impossible-replay = 檔案「{ $file }」的第{ $number }個答案不合規則。請提供實際玩過的對局。
refusal-wrong-hash = 檔案「{ $file }」在第{ $number }個答案之後的局面與紀錄不符。檔案可能被修改過，或是由其他程式產生。
refusal-hash-of-nothing = 檔案「{ $file }」有第{ $number }個答案的雜湊值，但只有{ $answers }個答案，有答案被拿掉了。
refusal-no-file = 無法讀取檔案「{ $file }」。請確認檔案存在，而且你有讀取權限。
refusal-bad-record = 檔案「{ $file }」的第{ $line }行不是對局紀錄。每一行都應該是一場對局。
refusal-unknown-set = 檔案「{ $file }」的第{ $line }行使用了這裡沒有的牌。可以使用的版本：{ $expected }
refusal-bad-position = 無法讀取局面：「{ $field }」的內容不正確。應該是：{ $expected }
