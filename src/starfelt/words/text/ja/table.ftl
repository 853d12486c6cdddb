## ライブのテーブル：できないこと

refusal-no-seat-of-yours = このテーブルにあなたの席はありません。
refusal-game-not-begun = ゲームはまだ始まっていません。空いている席があります。
refusal-game-has-begun = ゲームはもう始まっています。席に着いたり離れたりすることはできません。
refusal-game-is-over = ゲームは終わっています。
refusal-not-your-table = このテーブルを開いた人だけができます。
refusal-seat-is-taken = 席{ $seat }は空いていません。空いている席を選んでください。
refusal-table-has-fewer-seats = このテーブルに席{ $seat }はありません。席は{ $seats }つです。
refusal-rated-needs-people = レート戦で遊ぶのは人間だけです。ボットは座れず、席は2つ以上必要です。席を空けておくか、レート戦ではないテーブルを開いてください。
refusal-not-asked = 今、その質問はされていません。次の質問をお待ちください。
refusal-answered-already = その質問には、もう別の回答をしています。
refusal-more-than-one-choice = 1回の選択には回答が多すぎます。1回の選択の分だけを送り、残りは次に質問されたときに送ってください。
refusal-seat-is-played-by-bot = ボットがあなたの代わりに遊んでいます。先に席へ戻ってください。投了した場合は観戦だけができます。
refusal-table-is-paused = テーブルは一時停止中です。先に再開してください。
refusal-table-is-not-paused = テーブルは一時停止中ではありません。
refusal-proposal-is-open = すでに提案が出ています。先に賛成するか断るかしてください。
refusal-nothing-proposed = 今、提案は出ていません。
refusal-rated-undo = レート戦では、全員が賛成しても取り消しはできません。取り消せるのは、まだ誰にも何も知られていない自分の最後の選択だけです。
refusal-rated-alone = レート戦は1人では一時停止も終了もできません。ほかのプレイヤー全員がそろって賛成する必要があります。続けるか、投了してください。
refusal-nothing-said = このメッセージには読める文字がありません。
refusal-log-is-full = このテーブルの記録が{ $most }件になりました。ゲームは最後まで続けられますが、発言、取り消し、席の変更はもうできません。
refusal-players-talk = このテーブルで発言できるのはプレイヤーだけです。
refusal-talk-is-over = ゲームが終わって1日以上たったので、もう発言できません。
refusal-impossible-clock = 「{ $clock }」という持ち時間は指定できません。指定できるもの：{ $expected }
refusal-table-of-other-rules = このテーブルはルールのバージョン{ $rules }で開かれました。ここで遊べるのはバージョン{ $expected }です。

## ライブのテーブルのリプレイの間違い

refusal-wrong-commitment = ファイル「{ $file }」のシードは、最初のカードの前に約束されたものと違います。どちらかが書き換えられています。
refusal-impossible-course = ファイル「{ $file }」で、テーブルの経過の{ $number }番目はありえません。実際に遊ばれたゲームのリプレイを指定してください。
refusal-other-course = ファイル「{ $file }」は、テーブルの経過と記録された回答が合いません。書き換えられたファイルです。

## 全員が読むログ。$playerは行動した人、$readerは読む人がその人かどうか

table-log-say = { $player }：{ $text }
table-log-sit = { $reader ->
        [player] あなたは席に着きました。
       *[somebody] { $player }が席に着きました。
    }
table-log-sit-bot = { $player }が席に着きました。
table-log-stand = { $player }がテーブルを離れました。
table-log-begin = ゲームが始まりました。
table-log-time_out = { $reader ->
        [player] あなたの持ち時間がなくなりました。ボットが代わりに答えます。
       *[somebody] { $player }の持ち時間がなくなりました。ボットが代わりに答えます。
    }
table-log-stand_in = { $reader ->
        [player] ボットがあなたの代わりに答えました。
       *[somebody] ボットが{ $player }の代わりに答えました。
    }
table-log-back = { $reader ->
        [player] あなたは席に戻りました。
       *[somebody] { $player }が席に戻りました。
    }
table-log-undo = { $reader ->
        [player] あなたは最後の選択を取り消しました。
       *[somebody] { $player }が選択を取り消しました。
    }
table-log-propose-undo = { $reader ->
        [player] あなたは最後の選択を取り消したいと頼みました。全員の賛成が必要です。
       *[somebody] { $player }が選択を取り消したいと頼んでいます。全員の賛成が必要です。
    }
table-log-propose-pause = { $reader ->
        [player] あなたは一時停止を提案しました。全員の賛成が必要です。
       *[somebody] { $player }が一時停止を提案しています。全員の賛成が必要です。
    }
table-log-propose-abandon = { $reader ->
        [player] あなたは勝敗なしでゲームを打ち切ることを提案しました。全員の賛成が必要です。
       *[somebody] { $player }が勝敗なしでゲームを打ち切ることを提案しています。全員の賛成が必要です。
    }
table-log-agree = { $reader ->
        [player] あなたは賛成しました。
       *[somebody] { $player }が賛成しました。
    }
table-log-decline = { $reader ->
        [player] あなたは断りました。
       *[somebody] { $player }が断りました。
    }
table-log-pause = ゲームは一時停止しました。
table-log-resume = { $reader ->
        [player] あなたはゲームを再開しました。
       *[somebody] { $player }がゲームを再開しました。
    }
table-log-resign = { $reader ->
        [player] あなたは投了しました。
       *[somebody] { $player }が投了しました。
    }
table-log-abandon = ゲームは打ち切られました。勝敗はありません。
table-log-close = このテーブルは閉じられました。勝敗はありません。
table-log-bot_failed = { $reader ->
        [player] あなたの代わりのボットが答えられませんでした。今回は別のボットが答えます。
       *[somebody] { $player }の席のボットが答えられませんでした。今回は別のボットが答えます。
    }
table-log-grace = サーバーがしばらく止まっていました。その間の持ち時間は減りません。

## テーブルの状態

table-status-open = 参加者を待っています
table-status-playing = 対戦中
table-status-paused = 一時停止中
table-status-over = 終了
table-status-abandoned = 打ち切り
table-status-closed = 閉鎖

## 持ち時間

table-clock-none = 時間制限なし
table-clock-move = 1回の回答につき{ $seconds }秒
table-clock-fischer = { $seconds }秒、手番が終わるごとに{ $more }秒追加
table-clock-days = 1回の回答につき{ $days }日

## いくつ選ぶか

table-choose-exactly = 候補{ $there }個のうち{ $number }個を選んでください。
table-choose-between = 候補{ $there }個のうち{ $least }～{ $most }個を選んでください。
table-choose-up-to = 候補{ $there }個のうち{ $most }個まで選べます。
