### The browser table: the frame of every game.

web-welcome = Starfelt

## Places

web-table = テーブル
web-page-title = { $standing }{ $game } – Starfelt
web-bar = このテーブル
web-to-home = ホームへ
web-skip = 質問へ移動
web-opponents = ほかのプレイヤー
web-middle = テーブルの中央
web-own = あなたの場
web-prompt = することの案内
web-hand = あなたの手札
web-hand-empty = 手札はありません。

## The question

web-confirm = { $number ->
        [0] 決定
       *[other] 決定（{ $number }）
    }
web-picked = 選択中。
web-picked-of = 選択中：{ $number }／{ $most }。
web-too-many = 先に1つ選択を外してください。
web-which-of-card = { $card }をどうしますか？
web-which-of-player = { $player }に何をしますか？
web-back = 戻る
web-why = なぜ？
web-undo = 取り消す
web-waiting-for = { $time } 待っています
web-watching = 観戦中です。手札は見えません。
web-options-count = 選択肢は{ $number }個です。

## Cards, piles and players

web-pile = { $label }：{ $count ->
        [0] なし
       *[other] { $count }枚
    }
web-pile-with-top = { $label }：{ $count }枚、一番上は{ $card }。
web-pile-look = カードを見る
web-seat-you = あなた
web-seat-bot = ボット
web-seat-to-move = 手番
web-seat-resigned = 投了
web-seat-away = 不在（ボットが代行中）
web-close = 閉じる

## Settings

web-settings = 設定
web-speed = カードの動き
web-speed-none = なし
web-speed-calm = ふつう
web-speed-quick = 速い
web-theme = 明るさ
web-theme-system = システムに合わせる
web-theme-dark = ダーク
web-theme-light = ライト
web-setting-list = すべての選択肢を番号付きの一覧で表示する
web-setting-keys = 1文字のキー（数字と文字）で操作する
web-setting-cues = カードとボタンに数字キーを表示する
web-language = 言語
web-rules-page = ゲームのルール

## Keys

web-keys = キー操作
web-key-option = その番号の選択肢を選ぶ
web-key-stop = 手番または選択を終える
web-key-finish = 完了（決定、または手番の終了）
web-key-act = カードの操作を行う
web-key-pin = カードの表示を固定・解除する
web-key-arrows = カードからカードへ移動する
web-key-zone = テーブルの次の区画へ移動する
web-key-undo = 取り消す
web-key-side = ログ、チャット
web-key-command = コマンド入力
web-key-back = 戻る、閉じる
web-key-help = このキー一覧

## The command line

web-command = コマンド入力
web-command-how = 番号、または o、h、t、why、score、log
web-word-number = 選択肢3を選ぶ（複数の番号で複数選択）
web-word-options = 選択肢をすべて読む
web-word-hand = 手札を読む
web-word-table = テーブルを読む（「t 2」で2行目）
web-word-why = 質問の根拠になるルール
web-word-score = 現在の状況
web-word-log = 直前のできごと
web-hand-of = あなたの手札：{ $cards }。
web-label = { $label }：
web-labelled = { $label }：{ $text }
web-option-line = { $number }：{ $words }
web-nothing-to-choose = いま選ぶものはありません。
web-no-such-option = { $number }番の選択肢はありません。
web-no-such-command = 「{ $line }」というコマンドはありません。? キーで説明を表示します。

## 文章で示すゲーム：選択肢の一覧

web-words-options = できること
