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
line-welcome-star_realms =
    「{ star_realms-name }」へようこそ！
    2人とも同じ小さな艦隊で始めます。威信がなくなった人の負けです。
    自分のターンには、手札をプレイし、トレードで艦船や基地を獲得し、戦闘で攻撃します。獲得したカードは、後で引いた時に使えます。
line-welcome-help = 番号を入力して選びます。「?」でヘルプ、「rules」でルールブックを表示します。
line-players = 参加者：{ $players }
line-kind-you = あなた
line-kind-person = { $player }
line-kind-random = { $player }（ランダムに選ぶ）
line-kind-thumb = { $player }（経験則で選ぶ）

## 質問

line-choice = { $numbers }：{ $option }
# 最初と最後の間の選択肢の代わり
line-and-so-on = …
line-enter-one = { $most ->
        [1] 1を入力してください：
       *[other] 1～{ $most }の番号を入力してください：
    }
line-enter-several = 番号を{ $number }個、1行に入力してください（例：{ $example }）：
line-enter-up-to = { $number ->
        [1] { $most ->
            [1] 1か0を入力してください：
           *[other] 1～{ $most }の番号か0を入力してください：
        }
       *[other] 番号を{ $number }個まで、1行に入力してください（例：{ $example }）。選ばないなら0：
    }
line-enter-none = ほかに選べるものがありません。Enterキーで次へ：

refusal-not-a-number = 「{ $entry }」は番号でもコマンドでもありません。選択肢の番号を入力してください。「?」でヘルプを表示します。
refusal-no-such-choice = { $number }番の選択肢はありません。1～{ $most }の中から選んでください。
refusal-chosen-twice = { $number }番は1回しか選べません。それぞれ違う番号を選んでください。
refusal-choose-none = ほかに選べるものがありません。Enterキーを押すか、0を入力してください。
refusal-choose-one = 1～{ $most }の番号を1個だけ入力してください。
refusal-choose-up-to = { $number ->
        [1] 1～{ $most }の番号を1個か、0を入力してください。
       *[other] 1～{ $most }の違う番号を{ $number }個まで入力してください。選ばないなら0を入力してください。
    }
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
line-word-discards = 捨て札
line-word-heap = 廃棄
line-word-unseen = 未知
line-word-play_all = 全部プレイ
line-word-attack_all = 全部攻撃
# 短い形
line-short-play_all = p
line-short-attack_all = a

line-gesture-play_all = 手札を全て順番にプレイする
line-gesture-attack_all = 戦闘を全て使って攻撃する（前哨基地が先、次に相手）
refusal-gesture-not-now = 今は「{ $gesture }」でできることがありません。選択肢の番号を入力してください。「?」でヘルプを表示します。

line-help = 選択肢の番号で答えます。いくつか選ぶ時は、番号を1行に並べて入力します。番号のほかに、次のコマンドが使えます。
line-help-help = ?（ヘルプ）：この説明を表示します
line-help-table = table（場）：場と質問をもう一度表示します
line-help-log = log（記録）：これまでの出来事を、あなたが知っている範囲で全て表示します
line-help-why = why（なぜ）：質問のもとになるルールを表示します
line-help-card = card 2、card { $card }（カード）：番号か名前で、カードの効果を表示します。「card」だけなら持っているカードを全て説明します
line-help-rules = rules（ルール）：ルールブックを表示します
line-help-undo = undo（戻す）：最後の選択を取り消します。それで誰も新しいことを知っていない場合に限ります
line-help-save = save ファイル名（保存）：ゲームをファイルに保存して続けます
line-help-quit = quit（終了）：ゲームを保存して終わります

line-help-discards = discards（捨て札）：2人の捨て札の山を表示します
line-help-heap = heap（廃棄）：廃棄物置き場を表示します
line-help-unseen = unseen（未知）：今は誰にも見えないカードを、分かる範囲で表示します
line-help-play_all = p（全部プレイ、play all）：手札を基地から順番に、何か質問されるまでプレイします
line-help-attack_all = a（全部攻撃、attack all）：戦闘を全て使って相手を攻撃します。前哨基地があれば、先に防御力の低いものから破壊します

line-card = { $card }：{ $does }
refusal-no-card-there = { $number }番の選択肢にカードはありません。「card」の後に、カードのある選択肢の番号か、カードの名前を入力してください。
refusal-unknown-card = 「{ $name }」というカードはありません。「card」だけ入力すると、持っているカードを説明します。

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

## 「スター・レルムズ」の場

line-star_realms-turn = 第{ $number }ターン
line-star_realms-player = { $reader ->
        [player] あなた：威信{ $authority }、デッキ{ $deck }枚、{ $discards ->
            [0] 捨て札の山なし
           *[other] 捨て札の山{ $discards }枚（一番上は{ $top }）
        }
       *[somebody] { $player }：威信{ $authority }、手札{ $hand }枚、デッキ{ $deck }枚、{ $discards ->
            [0] 捨て札の山なし
           *[other] 捨て札の山{ $discards }枚（一番上は{ $top }）
        }
    }
line-star_realms-bases = { $reader ->
        [player] あなたの基地：{ $cards }
       *[somebody] { $player }の基地：{ $cards }
    }
line-star_realms-ships = { $reader ->
        [player] 場にあるあなたの艦船：{ $cards }
       *[somebody] 場にある{ $player }の艦船：{ $cards }
    }
line-star_realms-tops = { $reader ->
        [player] あなたのデッキの一番上から：{ $cards }
       *[somebody] { $player }のデッキの一番上から（分かっているカード）：{ $cards }
    }
line-star_realms-known = { $reader ->
        [player] あなたの手札にあると分かっているカード：{ $cards }
       *[somebody] { $player }の手札にあると分かっているカード：{ $cards }
    }
line-star_realms-owed = { $reader ->
        [player] あなたは自分のターンの開始時に、手札を{ $number }枚捨てます。
       *[somebody] { $player }は次のターンの開始時に、手札を{ $number }枚捨てます。
    }
line-star_realms-row = トレード行：{ $cards }
line-star_realms-row-empty = トレード行：なし
line-star_realms-supply = { $explorer }の山（コスト{ $cost }）：{ $explorers }、トレード・デッキ：{ $deck }、廃棄物置き場：{ $heap }
line-star_realms-cards = { $number ->
        [0] なし
       *[other] { $number }枚
    }
line-star_realms-endless = 無制限
line-star_realms-pools = { $reader ->
        [player] あなたのプール：トレード{ $trade }、戦闘{ $combat }
       *[somebody] { $player }のプール：トレード{ $trade }、戦闘{ $combat }
    }
line-star_realms-to-top = { $reader ->
        [player] このターンにあなたが次に獲得する艦船{ $number }隻は、デッキの一番上に置けます。
       *[somebody] このターンに{ $player }が次に獲得する艦船{ $number }隻は、デッキの一番上に置けます。
    }
line-star_realms-authority = 威信：あなた{ $mine }、{ $player } { $theirs }
line-star_realms-hand = あなたの手札：{ $cards }
line-star_realms-hand-empty = あなたの手札：なし

# トレード行のカード
line-star_realms-ship = { $card }（{ $faction }、コスト{ $cost }）
line-star_realms-base = { $card }（{ $faction }、コスト{ $cost }、基地、防御力{ $defense }）
line-star_realms-outpost = { $card }（{ $faction }、コスト{ $cost }、前哨基地、防御力{ $defense }）

# 場にあるカード
line-star_realms-noted = { $card }（{ $notes }）
line-star_realms-note-base = 防御力{ $defense }
line-star_realms-note-outpost = 前哨基地、防御力{ $defense }
line-star_realms-note-copies = { $card }のコピー
line-star_realms-note-used = 使用済み
line-star_realms-note-allied = 同盟者能力は使用済み

# 山
line-star_realms-pile-discards = { $reader ->
        [player] あなたの捨て札の山（{ $number }枚）：{ $cards }
       *[somebody] { $player }の捨て札の山（{ $number }枚）：{ $cards }
    }
line-star_realms-pile-heap = 廃棄物置き場（{ $number }枚）：{ $cards }
line-star_realms-pile-unseen = { $reader ->
        [player] あなたのデッキか手札（{ $number }枚）：{ $cards }
       *[somebody] { $player }のデッキか手札（{ $number }枚）：{ $cards }
    }
line-star_realms-pile-unseen-own = { $reader ->
        [player] あなたのデッキ（{ $number }枚）：{ $cards }
       *[somebody] { $player }のデッキ（{ $number }枚）：{ $cards }
    }
line-star_realms-pile-trade-deck = トレード・デッキ（{ $number }枚）：{ $cards }
line-star_realms-no-cards = なし

# 記録
line-star_realms-followed-by = { $sentence }　{ $more }
line-star_realms-gains = { $gains }
line-star_realms-gains_trade = トレード+{ $number }
line-star_realms-gains_combat = 戦闘+{ $number }
line-star_realms-gains_authority = 威信+{ $number }
line-star_realms-gains_cards = { $number }枚ドロー{ $seen ->
        [none] { "" }
        [all] （{ $cards }）
       *[some] （うち{ $cards }）
    }
line-star_realms-draws = { $reader ->
        [player] あなたはカードを{ $number }枚引きました
       *[somebody] { $player }はカードを{ $number }枚引きました
    }{ $seen ->
        [none] 。
        [all] ：{ $cards }
       *[some] （うち{ $cards }）。
    }
line-star_realms-for = { $card }（コスト{ $cost }）
line-star_realms-acquires = { $reader ->
        [player] あなたは{ $cards }を獲得しました。
       *[somebody] { $player }は{ $cards }を獲得しました。
    }
line-star_realms-refills = トレード行に{ $cards }が出ました。
