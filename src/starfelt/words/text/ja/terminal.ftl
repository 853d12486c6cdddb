## ターミナルで1行ずつ遊ぶ画面

# 並べて書く時の区切り
line-comma = 、

# このうちの誰か、と書く時の区切り
line-or = か
line-times = { $sentence }（×{ $number }）
line-copies = { $card }×{ $number }

line-name-person = プレイヤー{ $number }
line-name-bot = ボット{ $number }

line-welcome-tutorial = 「{ $game }」のチュートリアルへようこそ！
line-try-tutorial = 初めて遊ぶ時は、チュートリアルから始めましょう：{ $command }
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
line-enter-at-least = 番号を{ $least }～{ $number }個、1行に入力してください（例：{ $example }）：
line-enter-all-or-none = 番号を{ $number }個、1行に入力してください（例：{ $example }）。選ばないなら0：
line-enter-none = ほかに選べるものがありません。Enterキーで次へ：

refusal-not-a-number = 「{ $entry }」は番号でもコマンドでもありません。選択肢の番号を入力してください。「?」でヘルプを表示します。
refusal-no-such-choice = { $number }番の選択肢はありません。{ $count ->
        [1] { $most }を選んでください。
       *[other] { $least }～{ $most }の中から選んでください。
    }
refusal-chosen-twice = { $number }番は1回しか選べません。それぞれ違う番号を選んでください。
refusal-choose-none = ほかに選べるものがありません。Enterキーを押すか、0を入力してください。
refusal-choose-one = 1～{ $most }の番号を1個だけ入力してください。
refusal-choose-up-to = { $number ->
        [1] 1～{ $most }の番号を1個か、0を入力してください。
       *[other] 1～{ $most }の違う番号を{ $number }個まで入力してください。選ばないなら0を入力してください。
    }
refusal-choose-at-least = 1～{ $most }から違う番号を{ $least }～{ $number }個選び、1行に入力してください。
refusal-choose-all-or-none = 1～{ $most }から違う番号をちょうど{ $number }個選び、1行に入力してください。選ばないなら0です。
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
line-word-reserves = 予備
line-word-strategies = 戦略
line-word-events = イベント
line-word-tableau = 配置
line-word-goals = ゴール
line-word-score = 得点
line-word-prices = 価格
line-word-prestige = 威信
line-word-takeovers = 占領
line-word-known = 既知
line-word-reference = 早見表
line-word-play_all = 全部プレイ
line-word-attack_all = 全部攻撃

# 短い形
line-short-play_all = p
line-short-attack_all = a

line-gesture-play_all = 手札を全て順番にプレイする
line-gesture-attack_all = 戦闘を全て使って攻撃する（前哨基地が先、次に相手）
refusal-gesture-not-now = 今は「{ $gesture }」でできることがありません。選択肢の番号を入力してください。「?」でヘルプを表示します。

line-help = 選択肢の番号で答えます。いくつか選ぶ時は、番号を1行に並べて入力します（3から7までなら3-7とも書けます）。番号のほかに、次のコマンドが使えます。
line-help-help = ?（ヘルプ）：この説明を表示します
line-help-table = table（場）：場と質問をもう一度表示します
line-help-log = log（記録）：これまでの出来事を、あなたが知っている範囲で全て表示します
line-help-why = why（なぜ）：質問のもとになるルールを表示します
line-help-card = card 2、card { $card }（カード）：番号か名前で、カードの効果を表示します。「card」だけなら持っているカードを全て説明します
line-help-rules = rules（ルール）：ルールブックを表示します
line-help-reference = reference（早見表）：ルールの要点を表示します
line-help-undo = undo（戻す）：最後の選択を取り消します。それで誰も新しいことを知っていない場合に限ります
line-help-save = save ファイル名（保存）：ゲームをファイルに保存して続けます
line-help-quit = quit（終了）：ゲームを保存して終わります

line-help-discards = discards（捨て札）：2人の捨て札の山を表示します
line-help-heap = heap（廃棄）：廃棄物置き場を表示します
line-help-unseen = unseen（未知）：今は誰にも見えないカードを、分かる範囲で表示します
line-help-reserves = reserves（予備）：自分の予備と、相手の予備について分かっていることを表示します
line-help-strategies = strategies（戦略）：2人の戦略カードを、使用済みと未使用に分けて表示します
line-help-events = events（イベント）：獲得されたイベントと、これから出るイベントを表示します
line-help-tableau = tableau（配置）：ほかの人の配置済みのカードを、内容つきで表示します。「tableau 2」なら名前に2が入っている人だけ、「tableau あなた」なら自分のカードを表示します
line-help-goals = goals（ゴール）：ゴールの条件と、誰が持っているか、全員があとどれだけかを表示します
line-help-score = score（得点）：全員の今の得点と、その内訳を表示します
line-help-prices = prices（価格）：全員の製品の売値、コストの割引、軍事力を表示します
line-help-prestige = prestige（威信）：全員の威信、威信リーダー、威信／探索カードでできることを表示します
line-help-takeovers = takeovers（占領）：移住フェイズに誰がどのワールドを攻撃できるか、その強さを表示します
line-help-known = known（既知）：あなたが知っている捨て札を表示します
line-help-play_all = p（全部プレイ、play all）：手札を基地から順番に、何か質問されるまでプレイします
line-help-attack_all = a（全部攻撃、attack all）：戦闘を全て使って相手を攻撃します。前哨基地があれば、先に防御力の低いものから破壊します

line-label = { $label }：
line-labelled = { $label }：{ $text }
line-item = ・{ $words }
line-card = { $card }：{ $does }
refusal-no-card-there = { $number }番の選択肢にカードはありません。「card」の後に、カードのある選択肢の番号か、カードの名前を入力してください。
refusal-unknown-card = 「{ $name }」というカードはありません。「card」だけ入力すると、持っているカードを説明します。
refusal-unknown-name = 「{ $name }」という人はいません。参加者：{ $expected }

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
