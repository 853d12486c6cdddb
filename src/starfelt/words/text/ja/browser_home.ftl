### ホームページ

web-home-welcome = 4つの宇宙カードゲーム。どうぞ席へ。
web-home-how = 登録は不要です。ゲームを選ぶと、すぐに始まります。

## ゲーム

web-home-games = ゲーム
web-home-picture = 「{ $game }」の一場面
web-home-play = 今すぐボットと対戦
web-home-tutorial = チュートリアルで覚える
web-home-rules = ルール
web-home-new = テーブルを開く
web-home-leaders = ランキング
web-home-opening = テーブルを準備しています…

## 自分のゲーム

web-home-my-games = 自分のゲーム
web-home-your-turn = あなたの番

## ほかの人と

web-home-open-tables = 募集中のテーブル
web-home-no-tables = 今は誰も待っていません。テーブルを開くと、ほかの人がここで見つけられます。
web-home-new-of = 「{ $game }」のテーブルを開く
web-home-sit = 席に着く
web-home-rated = レート戦
web-home-stale = 一覧を更新できません。もう一度試しています…
web-home-quick = クイックマッチ
web-home-quick-how = 同じ条件を選んだ人と対戦します。まだ誰もいなければ、新しいテーブルで待ちます。
web-home-game = ゲーム
web-home-clock = 持ち時間
web-home-rated-how = レート戦：結果がランキングに反映されます
web-home-find = 対戦相手を探す

## 1台で

web-home-hot = 1台でみんなと
web-home-hot-how = 隣にいる友だちや家族と、この端末を順番に回して遊びます。手札はほかの人には見えません。
web-home-people = 人数
web-home-number-people = { $number ->
       *[other] { $number }人
    }
web-home-bots = ボットも参加
web-home-number-bots = { $number ->
        [0] ボットなし
       *[other] ボット{ $number }人
    }
web-home-start = カードを配る

## うまくいかなかったとき

web-home-not-sent = 送信できませんでした。接続を確かめて、もう一度試してください。
