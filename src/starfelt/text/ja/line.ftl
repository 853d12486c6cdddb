## ターミナルで1行ずつ遊ぶ画面

# 並べて書く時の区切り
line-comma = 、
# このうちの誰か、と書く時の区切り
line-or = か
line-times = { $sentence }（×{ $number }）
line-copies = { $card }×{ $number }

line-name-person = プレイヤー{ $number }
line-name-bot = ボット{ $number }

line-welcome-stolen_plans =
    「奪われた計画」へようこそ！
    R2-D2が秘密の計画を運んでいます。ドローパイルが尽きた時にR2-D2を手に持っている人が勝ちです。
    自分のターンには、カードを1枚ドローするか、1枚プレイします。アタックして相手のカードを減らしたり、相手の手から強奪したりしましょう。
line-welcome-help = 番号を入力して選びます。「?」でヘルプ、「rules」でルールブックを表示します。
line-players = 参加者：{ $players }
line-kind-you = あなた
line-kind-person = { $player }
line-kind-random = { $player }（ランダムに選ぶ）
line-kind-thumb = { $player }（経験則で選ぶ）

## 質問

line-choice = { $numbers }：{ $option }
line-enter-one = { $most ->
        [1] 1を入力してください：
       *[other] 1～{ $most }の番号を入力してください：
    }
line-enter-several = 番号を{ $number }個、1行に入力してください（例：{ $example }）：
line-enter-up-to = { $number ->
        [1] 番号を1個入力してください。使わないなら0：
       *[other] 番号を{ $number }個まで、1行に入力してください（例：1 2）。使わないなら0：
    }
line-enter-none = ディフェンドに使えるカードがありません。Enterキーで次へ：

refusal-not-a-number = 「{ $entry }」は番号でもコマンドでもありません。選択肢の番号を入力してください。「?」でヘルプを表示します。
refusal-no-such-choice = { $number }番の選択肢はありません。1～{ $most }の中から選んでください。
refusal-chosen-twice = { $number }番は1回しか選べません。それぞれ違う番号を選んでください。
refusal-choose-none = 選べるものがありません。Enterキーを押すか、0を入力してください。
refusal-choose-one = 1～{ $most }の番号を1個だけ入力してください。
refusal-choose-up-to = 1～{ $most }の違う番号を{ $number }個まで入力してください。使わないなら0を入力してください。
refusal-choose-several = 1～{ $most }の違う番号をちょうど{ $number }個、空白で区切って1行に入力してください。

## 1台のキーボードで何人かで遊ぶ時

line-hand-over = { $player }さん、ほかの人が見ていないことを確かめて、Enterキーを押してください：
line-hide = Enterキーを押すと画面を隠します：

## コマンド

line-word-help = ヘルプ
line-word-table = 場
line-word-log = 記録
line-word-why = なぜ
line-word-card = カード
line-word-rules = ルール
line-word-undo = 戻す
line-word-save = 保存
line-word-quit = 終了

line-help = 選択肢の番号で答えます。いくつか選ぶ時は、番号を1行に並べて入力します。番号のほかに、次のコマンドが使えます。
line-help-help = ?（ヘルプ）：この説明を表示します
line-help-table = table（場）：場と質問をもう一度表示します
line-help-log = log（記録）：これまでの出来事を、あなたが知っている範囲で全て表示します
line-help-why = why（なぜ）：質問のもとになるルールを表示します
line-help-card = card 2、card ジャワ族（カード）：番号か名前で、カードの効果を表示します。「card」だけなら手のカードを全て説明します
line-help-rules = rules（ルール）：ルールブックを表示します
line-help-undo = undo（戻す）：最後の選択を取り消します。それで誰も新しいことを知っていない場合に限ります
line-help-save = save ファイル名（保存）：ゲームをファイルに保存して続けます
line-help-quit = quit（終了）：ゲームを保存して終わります

line-card = { $card }：{ $does }
refusal-no-card-there = { $number }番の選択肢にカードはありません。「card」の後に、カードのある選択肢の番号か、カードの名前を入力してください。
refusal-unknown-card = 「{ $name }」というカードはありません。「card」だけ入力すると、手のカードを説明します。

line-undone = 最後の選択を取り消しました。
refusal-nothing-to-undo = まだ何も選んでいないので、取り消すものがありません。
refusal-undo-others = その後にほかの人が行動したので、取り消せません。
refusal-undo-secrets = その後に隠れていたカードが見えたので、取り消せません。

line-saved =
    ゲームを{ $file }に保存しました。
    続きから遊ぶには：{ $program } play { $game } --load { $quoted }
line-saved-over =
    ゲームを{ $file }に保存しました。
    もう一度見るには：{ $program } replay { $quoted }
refusal-unwritable-file = ファイル「{ $file }」に書き込めません。実在していて書き込めるフォルダーのファイル名を指定してください。

## 終わり

line-seed = このゲームのシードは{ $seed }でした。
line-closing = 「save ファイル名」でゲームを保存、「log」で記録を表示、Enterキーで終わります：

## 「奪われた計画」の場

line-stolen_plans-attack = { $card }（アタック{ $value }）
line-stolen_plans-defence = { $card }（ディフェンド{ $value }）
line-stolen_plans-draw-pile = ドローパイル：{ $number }枚
line-stolen_plans-no-discards = 捨て札デッキ：なし
line-stolen_plans-discards = 捨て札デッキ：{ $number }枚、一番上は{ $top }
line-stolen_plans-open-discards = 捨て札デッキ：{ $cards }。一番上は{ $top }
line-stolen_plans-player = { $player }：手に{ $number }枚
line-stolen_plans-before = { $player }の前：{ $cards }
line-stolen_plans-before-you = あなたの前：{ $cards }
line-stolen_plans-known = { $player }の手にあると分かっているカード：{ $cards }
line-stolen_plans-between = { $players }の手にある：{ $card }
line-stolen_plans-hand = あなたの手：{ $cards }
line-stolen_plans-hand-empty = あなたの手：なし
