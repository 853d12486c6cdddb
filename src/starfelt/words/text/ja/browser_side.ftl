### ブラウザーのテーブル: 脇の欄と、ゲームのまわりのこと。

## 脇の欄

web-side = ログ・チャット・ルール
web-inspector = カードの拡大表示
web-goal = ゲームの目的
web-inspector-empty = カードを指すか、キーボードで選ぶと、ここに大きく表示されます。
web-unpin = 固定を解除
web-log = ログ
web-log-empty = まだ何も起きていません。
web-log-earlier = これより前の出来事を表示
web-chat = チャット
web-chat-unread = チャット (新着 { $number } 件)
web-chat-empty = まだ発言はありません。
web-chat-earlier = これより前の発言を表示
web-chat-players = このテーブルで発言できるのはプレイヤーだけです。
web-chat-over = ゲームが終わって1日以上たったので、もう発言できません。
web-chat-say = このテーブルの全員に話す
web-chat-send = 送信
web-rules = ルール
web-rules-elsewhere = 別のページでルールを読む
web-loading = 読み込み中…

## 接続

web-connection-lost = 接続が切れました。自動で再接続しています。これまでの操作は失われません。
web-connection-back = 再接続しました。
web-connection-ended = サーバーがこの接続を閉じました。
web-load-failed = テーブルを読み込めませんでした。
web-reload = ページを読み込み直す
web-page-renewed = サーバーが新しくなったため、このページを読み込み直しました。
web-page-outdated = このページとサーバーのバージョンが異なります。ページを読み込み直してください。
web-notice = お知らせ: { $text }

## 時計

web-clock = 残り時間
web-days-and-hours = { $days }日 { $hours }時間
web-hurry = 残り { $seconds } 秒を切りました。

## 提案と中断

web-proposed-undo = { $reader ->
        [player] 選択の取り消しを頼んでいます。
       *[somebody] { $player } が選択を取り消したいと言っています。
    }
web-proposed-pause = { $reader ->
        [player] 中断を提案しています。
       *[somebody] { $player } が中断を提案しています。
    }
web-proposed-abandon = { $reader ->
        [player] 勝敗なしでゲームをやめることを提案しています。
       *[somebody] { $player } が勝敗なしでゲームをやめることを提案しています。
    }
web-agree = 同意する
web-decline = 断る
web-withdraw = 提案を取り下げる
web-paused = ゲームは中断中です。
web-resume = ゲームを再開する
web-you-are-away = 席を外していたため、ボットが代わりにプレイしています。
web-take-back = 席に戻る

## 1台を囲んで遊ぶ

web-hand-over = { $player } の番です
web-hand-over-how = 端末を渡してください。それまで手札は見えません。
web-hand-over-yes = { $player } です：手札を見る

## たまにすること

web-more = その他
web-propose-undo = 直前の選択の取り消しを頼む
web-propose-pause = 中断を提案する
web-propose-abandon = ゲームをやめることを提案する
web-resign = 投了…
web-resign-sure = このゲームは負けになります。取り消せません。
web-resign-yes = 投了する
web-resign-no = 続ける
web-fairness = シャッフルは公正でしたか?
web-fairness-how = カードの並びはすべて1つの乱数の種から決まります。最初のカードの前に種の指紋が全員に示され、終了後には種そのものが示されるので、両者が一致することを誰でも確かめられます。
web-commitment = 種の指紋
web-seed = 種

## ゲームの前

web-waiting = プレイヤーを待っています
web-waiting-how = すべての席が埋まるとゲームが始まります。友だちにリンクを送るか、空席にボットを座らせてください。
web-free-seat = 席 { $number }: 空席
web-sit = ここに座る
web-sit-too = この席にも座る
web-put-bot = ボットを座らせる
web-you = あなた
web-stand = 席を立つ
web-unseat = 席を空けてもらう
web-invite = このテーブルのリンク
web-copy = リンクをコピー
web-copied = コピーしました

## ゲームの後

web-ended = ゲーム終了
web-ended-won = あなたの勝ちです!
web-ended-lost = あなたの負けです
web-ended-drawn = 引き分けです
web-rematch = もう一度遊ぶ
web-to-rematch = 再戦のテーブルへ
web-replay = リプレイを見る
web-home = ホーム
