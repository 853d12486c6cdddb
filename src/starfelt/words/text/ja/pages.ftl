### ブラウザーに表示されるページ

## 全てのページ

pages-starfelt = Starfelt
pages-skip = 本文へ移動
pages-navigation = ページ
pages-language = 言語
pages-theme = 配色
pages-theme-system = システムに合わせる
pages-theme-dark = ダーク
pages-theme-light = ライト
pages-account = アカウント
pages-log-in = ログイン
pages-host = 運営
pages-leaders = ランキング
pages-about = このサイトについて
pages-announced = お知らせ：{ $text }
pages-refused = うまくいきませんでした
pages-to-lobby = ロビーへ
pages-log-in-or-sign-up = ログインまたは登録
pages-saved = 完了しました。
pages-nobody = 退会した人

## ロビー

pages-lobby = ロビー
pages-welcome = 4つの宇宙カードゲーム。どうぞ席へ。
pages-games = ゲーム
pages-for-players = { $least ->
        [2] { $most ->
            [2] 2人用
           *[other] 2～{ $most }人用
        }
       *[other] { $least }～{ $most }人用
    }
pages-play-bot = 今すぐボットと対戦
pages-play-tutorial = チュートリアルで覚える
pages-open-table = テーブルを開く
pages-rules = ルール
pages-my-games = 自分のゲーム
pages-your-turn = あなたの番です。
pages-quick-match = クイックマッチ
pages-quick-match-how = 同じ条件を選んだ人と席に着きます。まだ誰もいなければ、新しいテーブルで待ちます。
pages-find-match = 対戦相手を探す
pages-open-tables = 募集中のテーブル
pages-no-open-tables = 今、空席のあるテーブルはありません。テーブルを開くと、ここに表示されます。
pages-more-tables = 次のテーブルを見る
pages-game = ゲーム
pages-players = プレイヤー
pages-clock = 持ち時間
pages-state = 状態
pages-rating = レート
pages-rated = レート戦
pages-not-rated = レートなし
pages-any = 指定なし
pages-filter = 表示
pages-since = { $time }から
pages-free-seat = 空席

## テーブルを開く

pages-open-table-of = テーブルを開く：{ $game }
pages-who-sits = 遊ぶ人
pages-who-sits-how = 1つの画面で友達と遊ぶ時は、自分で複数の席に着けます。
pages-seat = 席{ $number }
pages-no-seat = 席なし
pages-me = 自分
pages-open-seat = 誰でも参加できる席
pages-bot-thumb = ボット（定石）
pages-bot-random = ボット（ランダム）
pages-rated-how = レート戦：結果がランキングに反映されます
pages-private-how = 非公開：リンクを知っている人だけが参加できます
pages-talk-how = 観戦者の発言：観戦している人もチャットに書き込めます
pages-options = ゲームのオプション
pages-parts-deck = デッキに入れるボーナスカード
pages-open-this-table = このテーブルを開く
pages-on = オン
pages-off = オフ

## テーブル

pages-table = テーブル
pages-title = { $standing }{ $game }
pages-private = 非公開
pages-you-watch = 観戦中
pages-seats = 席に着いている人
pages-you = あなた
pages-rank = { $rank ->
        [1] 勝者
       *[other] { $rank }位
    }
pages-resigned = 投了
pages-away = 不在（ボットが代行中）
pages-to-move = 手番
pages-sit = この席に着く
pages-sit-too = この席にも着く
pages-put-bot = ボットを座らせる
pages-leave = 席を離れる
pages-unseat = 席を空けてもらう
pages-my-seats = 自分の席
pages-look-from = 視点：
pages-what-to-do = すること
pages-waiting-open = 全ての席が埋まるとゲームが始まります。誰かを招待するか、席にボットを座らせてください。
pages-invite = このテーブルへのリンク
pages-confirm = 決定
pages-why = なぜこれを聞かれるのですか？
pages-undo = 最後の選択を取り消す
pages-take-back = 席に戻る
pages-resume = ゲームを再開する
pages-now-open = 参加者を待っています。
pages-now-playing = 対戦中です。
pages-now-paused = ゲームは一時停止中です。
pages-now-over = ゲームは終わりました。
pages-now-abandoned = ゲームは全員の賛成で打ち切られました。勝敗はありません。
pages-now-closed = このテーブルは閉じられました。勝敗はありません。
pages-others-resigned = ほかの人は全員投了しました。勝者：{ $players }
pages-proposed = { $what ->
        [undo] { $player }が選択の取り消しを頼んでいます。
        [pause] { $player }が一時停止を提案しています。
       *[abandon] { $player }が、勝敗なしでゲームを打ち切ることを提案しています。
    }
pages-agree = 賛成する
pages-decline = 断る
pages-withdraw = 提案を取り下げる
pages-replay = リプレイを見る
pages-download-replay = リプレイをダウンロード
pages-rematch = もう一度対戦する
pages-to-rematch = 再戦のテーブルへ
pages-look-at = 詳しく見る：
pages-look-discards = 捨て札
pages-look-heap = 廃棄物置き場
pages-look-unseen = 見えていないカード
pages-look-reserves = 予備
pages-look-strategies = 戦略カード
pages-look-events = イベント
pages-look-tableau = 配置済みのカード
pages-look-goals = ゴール
pages-look-score = 得点
pages-look-prices = 価格
pages-look-prestige = 威信
pages-look-takeovers = 占領
pages-look-known = 知っている捨て札
pages-cards = 見えているカードの効果
pages-log = ログ
pages-log-earlier = それより前の出来事
pages-log-all = ログを全て表示
pages-log-before = さらに前の出来事を表示
pages-chat = チャット
pages-chat-before = これより前の発言を表示
pages-say-what = 全員へのメッセージ
pages-say = 送信
pages-more = その他
pages-propose-undo = 最後の選択の取り消しを頼む
pages-propose-pause = 一時停止を提案する
pages-propose-abandon = ゲームの打ち切りを提案する
pages-resign = 投了…
pages-resign-sure = このゲームはあなたの負けになります。取り消しはできません。
pages-resign-yes = 投了する
pages-fairness = シャッフルは公正ですか？
pages-fairness-how = カードの並びは全て、1つの無作為なシードで決まります。最初のカードが配られる前にシードの指紋が全員に示され、ゲームの後にはシードそのものが公開されるので、両者が対応していることを誰でも確かめられます。
pages-commitment = シードの指紋
pages-seed = シード
pages-days-and-hours = { $days }日{ $hours }時間
pages-refresh = 最新の状態を表示

## リプレイ

pages-replay-of = リプレイ：{ $game }
pages-after-answers = { $last }回の回答のうち{ $at }回目の後
pages-spectator = 観戦者
pages-moves = 手順
pages-first = 最初
pages-previous = 前へ
pages-next = 次へ
pages-last = 最後
pages-go-to = 回答の番号
pages-go = 移動
pages-continue-as = 代わりに遊ぶ席
pages-continue = ここからボットと続ける
pages-to-table = テーブルへ

## プレイヤー

pages-role-guest = ゲスト
pages-role-player = プレイヤー
pages-role-host = このサーバーの運営者
pages-role-bot = ボット
pages-here-since = { $time }から参加
pages-ratings = レート
pages-no-ratings = レート戦の記録はまだありません。
pages-points = レート
pages-number-of-games = ゲーム数
pages-wins = 勝利数
pages-last-games = 最近のゲーム
pages-no-games = ゲームの記録はまだありません。
pages-won = 勝ち
pages-lost = 負け
pages-drawn = 引き分け
pages-about-them = 困ったことがありましたか？
pages-do-mute = ミュートする
pages-no-mute = ミュートを解除する
pages-do-block = ブロックする
pages-no-block = ブロックを解除する
pages-mute-and-block = ミュートした人の発言は表示されません。ブロックすると、同じテーブルに着くこともなくなります。
pages-report = 運営者に通報する
pages-report-what = 何がありましたか？
pages-report-send = 通報を送る
pages-reported = 通報を送りました。ありがとうございます。
pages-leaders-of = ランキング：{ $game }
pages-place = 順位
pages-player = プレイヤー
pages-no-leaders = レート戦の記録はまだありません。最初の1人になりましょう。
pages-points-how = レートは「少なくともこの強さはある」と見込まれる値です。0の近くから始まり、勝つほど、また遊ぶほど上がります。

## ルールと読み物

pages-rules-of = ルール：{ $game }
pages-page-rules = ルールブック
pages-page-reference = 早見表
pages-about-what = Starfeltは、4つの宇宙カードゲームを人・ボット・研究者が遊べる、オープンなカードテーブルです。
pages-about-unofficial = これは、ここに挙げたゲームを遊ぶ人のための、非公式で非営利の作品です。各ゲームの出版社や権利者が制作、承認、後援したものではありません。
pages-about-names = ゲーム、カード、人物、場所の名前は、それぞれの権利者のものです。権利者には、Lucasfilm・Disney（Star Wars）、Fantasy Flight Games（Star Wars: Empire vs. Rebellion）、MM Games（Star Wars Stolen Plans）、Rio Grande Games（Race for the Galaxy）、Wise Wizard Games（Star Realms）などがあります。
pages-about-own = 名前、数値、枚数などの事実は、ゲームを遊べるようにするために使っています。文章、絵、プログラムは全て独自のものです。出版社の文章、絵、ロゴ、アイコン、書体は含まれていません。
pages-about-api = プログラム用：このサーバーのAPI

## アカウント

pages-you-are = { $name }としてログインしています。
pages-you-are-nobody = まだアカウントがありません。ゲストとしてすぐに遊べます。
pages-sign-up = 登録
pages-sign-up-how = 名前とパスワードを登録すると、どの端末でも自分のゲームを続けられ、レート戦にも参加できます。ゲストとして遊んだゲームも引き継がれます。
pages-log-in-guest = 別のアカウントでログインすると、このゲストのゲームには戻れなくなります。
pages-name = 名前
pages-password = パスワード
pages-password-again = パスワード（もう一度）
pages-password-now = 今のパスワード
pages-password-new = 新しいパスワード
pages-change = 変更
pages-change-name = 名前を変える
pages-keep-tokens = トークンを残す（残さない場合、プログラムには新しいトークンが必要になります）
pages-change-password = パスワードを変える
pages-log-out = ログアウト
pages-log-out-everywhere = 全ての端末でログアウト
pages-log-out-guest = ゲストがログアウトすると、元のアカウントには戻れません。ゲームを残したい時は、先に登録してください。
pages-tokens = プログラム用のトークン
pages-tokens-how = トークンがあれば、自分のプログラムが代わりに遊べます。持っている人は誰でもその権限を使えるので、ほかの人に見せないでください。
pages-token-fresh = トークン「{ $name }」です。表示されるのは今だけなので、コピーしてください。
pages-token-facts = 権限：{ $scopes }
pages-token-facts-until = 権限：{ $scopes }、期限：{ $until }
pages-token-name = 用途
pages-token-days = 有効な日数（0は無期限）
pages-token-scopes = 権限
pages-scope-read = テーブルを見る
pages-scope-play = 遊ぶ
pages-scope-chat = チャットする
pages-scope-account = アカウントを見る・変更する
pages-make-token = トークンを作る
pages-delete-token = 削除
pages-blocks = ミュートとブロック
pages-my-data = 自分のデータ
pages-download-data = 保存されている自分のデータを全てダウンロード
pages-delete-me = アカウントを削除する
pages-delete-me-how = アカウント、名前、発言は全て削除されます。ゲームは、誰のものでもない記録として残ります。取り消しはできません。
pages-delete-me-sure = はい、全て削除します

## 運営者のページ

pages-host-figures = 動いているテーブル：{ $tables }、接続数：{ $sockets }
pages-tell-all = 全員へのお知らせ
pages-announcement = 全てのページに出すお知らせ（空欄ならなし）
pages-announce = 知らせる
pages-restart-in = 再起動までの分数
pages-announce-restart = 再起動を予告する
pages-restart-at = { $time }の再起動が予告されています。
pages-no-restart = 再起動を取りやめる
pages-reports = 通報
pages-no-reports = 未対応の通報はありません。
pages-more-reports = 次の通報を見る
pages-finish-report = 対応済みにする
pages-bans = アカウント
pages-ban-who = アカウントの名前または番号
pages-ban-days = 日数
pages-ban = 利用を停止する
pages-unban = 停止を解除する
pages-tables = テーブル
pages-no-tables = 開いているテーブルはありません。
pages-close-table = テーブルを閉じる
pages-seat-of = 席
pages-remove = 席から外す

## フォームの間違い

refusal-ticked-another-number = チェックは{ $number }個でした。ちょうど{ $wanted }個にチェックを入れてください。
refusal-ticked-too-few-or-many = チェックは{ $number }個でした。{ $least }～{ $most }個にチェックを入れてください。
refusal-ticked-and-stopped = チェックを入れたまま、何も選ばないボタンが押されました。チェックしたものを決定するか、チェックを全て外してください。
refusal-not-offered = 今、それは選べません。表示されているものから選んでください。
refusal-passwords-differ = 2つのパスワードが一致しません。同じものを2回入力してください。
refusal-not-sure = よろしければ、先にチェックを入れてください。

## ページを配信するコマンド

cli-option-opens = そのアドレスをブラウザーで開きます（ブラウザーがある場合）。
cli-option-next_port = ポートが使用中なら、次の空いているポートを使います。
