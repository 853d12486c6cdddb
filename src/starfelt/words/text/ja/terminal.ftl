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
line-welcome-empire_vs_rebellion =
    「{ empire_vs_rebellion-name }」へようこそ！
    反乱軍と帝国軍がイベントを1枚ずつ争います。先に勝利ポイントを7点集めた側の勝ちです。
    プレイ・エリアの総リソース値を、イベントの目標値を超えない範囲で高くします。自分のターンには、カードをプレイするか、パワーを使うか、影響力を費やすか、パスします。
line-welcome-race_for_the_galaxy =
    「{ race_for_the_galaxy-name }」へようこそ！
    デベロップとワールドを配置して文明を築きます。ゲーム終了時に最も多くのVPを持つ人の勝ちです。
    毎ラウンド、全員がアクションを秘密に選びます。選ばれたフェイズは全員が行い、選んだ人にはボーナスがあります。コストは手札で払います。
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

## 「帝国軍 vs. 反乱軍」の場

line-empire_vs_rebellion-before =
    最初のラウンドの前に、それぞれ8枚のキャラクターから4枚を秘密に選びます。残りの4枚は予備になります。
    「card」と入力すると、自分のキャラクターのパワーを説明します。
line-empire_vs_rebellion-round = 第{ $number }ラウンド：{ $event }
line-empire_vs_rebellion-balance = { $reader ->
        [player] バランス・トークン：あなた（紛争を始め、同点なら勝ち）
       *[somebody] バランス・トークン：{ $player }（紛争を始め、同点なら勝ち）
    }
line-empire_vs_rebellion-next-events = 次からのイベント（あなただけが知っています）：{ $cards }
line-empire_vs_rebellion-side = { $reader ->
        [player] あなたは{ $side }です。
       *[somebody] { $player }は{ $side }です。
    }
line-empire_vs_rebellion-player = { $reader ->
        [player] あなた（{ $side }）
       *[somebody] { $player }（{ $side }）
    }：勝利ポイント{ $points }/{ $goal }、獲得したイベント{ $won }枚、影響力{ $influence }
line-empire_vs_rebellion-ready = { $card }（{ $value }）
line-empire_vs_rebellion-exhausted-basic = { $card }（疲弊）
line-empire_vs_rebellion-exhausted-character = { $card }（疲弊、{ $value }）
line-empire_vs_rebellion-area = { $reader ->
        [player] あなたのプレイ・エリア：{ $cards }。総リソース値{ $total }
       *[somebody] { $player }のプレイ・エリア：{ $cards }。総リソース値{ $total }
    }
line-empire_vs_rebellion-area-empty = { $reader ->
        [player] あなたのプレイ・エリア：なし
       *[somebody] { $player }のプレイ・エリア：なし
    }
line-empire_vs_rebellion-piles = デッキ{ $deck }枚、捨て札{ $discards }枚、予備{ $reserve }枚
line-empire_vs_rebellion-piles-no-reserve = デッキ{ $deck }枚、捨て札{ $discards }枚
line-empire_vs_rebellion-tops = { $reader ->
        [player] あなたのデッキの一番上から：{ $cards }
       *[somebody] { $player }のデッキの一番上から（分かっているカード）：{ $cards }
    }
line-empire_vs_rebellion-in-deck = { $player }のデッキにあると分かっているカード：{ $cards }
line-empire_vs_rebellion-in-reserve = { $player }の予備にあると分かっているカード：{ $cards }
line-empire_vs_rebellion-reserve = あなたの予備（{ $number }枚）：{ $cards }
line-empire_vs_rebellion-chosen-open = { $reader ->
        [player] あなたの戦略カード（表向き）：{ $card }
       *[somebody] { $player }の戦略カード（表向き）：{ $card }
    }
line-empire_vs_rebellion-chosen-known = { $reader ->
        [player] あなたの戦略カード（裏向き）：{ $card }
       *[somebody] { $player }の戦略カード（裏向きですが、あなたは知っています）：{ $card }
    }
line-empire_vs_rebellion-chosen-hidden = { $reader ->
        [player] あなたの戦略カード：選択済み（裏向き）
       *[somebody] { $player }の戦略カード：選択済み（裏向き）
    }
line-empire_vs_rebellion-used = { $reader ->
        [player] あなたの使用済みの戦略カード：{ $cards }
       *[somebody] { $player }の使用済みの戦略カード：{ $cards }
    }
line-empire_vs_rebellion-infiltrated = { $reader ->
        [player] あなたの次の戦略カードは、相手が選びます。
       *[somebody] { $player }の次の戦略カードは、相手が選びます。
    }
line-empire_vs_rebellion-diverted = { $reader ->
        [player] あなたの次の戦略カードは、ランダムに決まります。
       *[somebody] { $player }の次の戦略カードは、ランダムに決まります。
    }
line-empire_vs_rebellion-located = { $reader ->
        [player] あなたは次の戦略カードを先に選び、公開します。
       *[somebody] { $player }は次の戦略カードを先に選び、公開します。
    }
line-empire_vs_rebellion-limits = { $event }：目標値{ $objective }、収容力{ $capacity }。
line-empire_vs_rebellion-influence = 影響力：あなた{ $mine }、{ $player } { $theirs }
line-empire_vs_rebellion-passed = { $reader ->
        [player] あなたはパスしました。{ $other }もパスすれば、紛争は終わります。
        [other] { $player }はパスしました。あなたもパスすれば、紛争は終わります。
       *[somebody] { $player }はパスしました。{ $other }もパスすれば、紛争は終わります。
    }
line-empire_vs_rebellion-score = 勝利ポイント：{ $scores }
line-empire_vs_rebellion-score-of = { $reader ->
        [player] あなた{ $points }
       *[somebody] { $player } { $points }
    }
line-empire_vs_rebellion-after-tutorial = キャラクター、戦略カード、影響力も使うゲームを遊ぶには：{ $command }

# 山
line-empire_vs_rebellion-pile-none = なし
line-empire_vs_rebellion-pile-discards = { $reader ->
        [player] あなたの捨て札（{ $number }枚）：{ $cards }
       *[somebody] { $player }の捨て札（{ $number }枚）：{ $cards }
    }
line-empire_vs_rebellion-pile-unused = { $reader ->
        [player] あなたの未使用の戦略カード（{ $number }枚）：{ $cards }
       *[somebody] { $player }の未使用の戦略カード（{ $number }枚）：{ $cards }
    }
line-empire_vs_rebellion-pile-used = { $reader ->
        [player] あなたの使用済みの戦略カード（{ $number }枚）：{ $cards }
       *[somebody] { $player }の使用済みの戦略カード（{ $number }枚）：{ $cards }
    }
line-empire_vs_rebellion-pile-won = { $reader ->
        [player] あなたが獲得したイベント（{ $number }枚）：{ $cards }
       *[somebody] { $player }が獲得したイベント（{ $number }枚）：{ $cards }
    }
line-empire_vs_rebellion-pile-next-events = 次からのイベント（この順番）：{ $cards }
line-empire_vs_rebellion-pile-last-events = イベントのデッキの一番下（最後が一番下）：{ $cards }
line-empire_vs_rebellion-pile-event-deck = イベントのデッキ（{ $number }枚）：{ $cards }
line-empire_vs_rebellion-pile-reserve = { $reader ->
        [player] あなたの予備（{ $number }枚）：{ $cards }
       *[somebody] { $player }の予備（{ $number }枚）：{ $cards }
    }
line-empire_vs_rebellion-pile-reserve-of-other = { $player }の予備（{ $number }枚）：確実なもの：{ $inside }。可能性のあるもの：{ $perhaps }
line-empire_vs_rebellion-pile-deck = { $reader ->
        [player] あなたのデッキ（{ $number }枚）：{ $cards }
       *[somebody] { $player }のデッキに確実にあるカード（{ $number }枚）：{ $cards }
    }
line-empire_vs_rebellion-pile-deck-or-reserve = { $player }のデッキか予備にあるカード（{ $number }枚）：{ $cards }

# 記録
line-empire_vs_rebellion-followed-by = { $sentence }{ $more }
line-empire_vs_rebellion-then = 、
line-empire_vs_rebellion-sees = 一番上から：{ $cards }
line-empire_vs_rebellion-keeps = あなたがデッキに選んだキャラクター：{ $cards }
line-empire_vs_rebellion-uses = { $reader ->
        [player] あなたは{ $card }を使いました：{ $results }。
       *[somebody] { $player }は{ $card }を使いました：{ $results }。
    }
line-empire_vs_rebellion-result-power_is_off = このイベントではパワーを解決できません
line-empire_vs_rebellion-result-no_effect = 今はパワーを解決できません
line-empire_vs_rebellion-result-exhausts = { $whose ->
        [reader] あなたの{ $cards }が疲弊
        [actor] 自分の{ $cards }が疲弊
       *[somebody] { $owner }の{ $cards }が疲弊
    }
line-empire_vs_rebellion-result-discards = { $whose ->
        [reader] あなたの{ $cards }を捨て札に
        [actor] 自分の{ $cards }を捨て札に
       *[somebody] { $owner }の{ $cards }を捨て札に
    }
line-empire_vs_rebellion-result-to_reserve = { $whose ->
        [reader] あなたの{ $cards }を予備に
        [actor] 自分の{ $cards }を予備に
       *[somebody] { $owner }の{ $cards }を予備に
    }
line-empire_vs_rebellion-result-plays = { $cards }をプレイ
line-empire_vs_rebellion-result-plays_from_deck = デッキから{ $cards }をプレイしてシャッフル
line-empire_vs_rebellion-result-plays_from_discards = 捨て札から{ $cards }をプレイ
line-empire_vs_rebellion-result-plays_from_reserve = 予備から{ $cards }をプレイ
line-empire_vs_rebellion-result-mills = デッキの{ $cards }と、相手の{ $number }未満のカードを全て捨て札に
line-empire_vs_rebellion-result-looks = { $whose ->
        [reader] あなたのデッキの上から{ $number }枚を確認
        [actor] 自分のデッキの上から{ $number }枚を確認
       *[somebody] { $owner }のデッキの上から{ $number }枚を確認
    }
line-empire_vs_rebellion-result-sees = 一番上から{ $cards }
line-empire_vs_rebellion-result-searches = { $whose ->
        [reader] あなたのデッキを探す
        [actor] 自分のデッキを探す
       *[somebody] { $owner }のデッキを探す
    }
line-empire_vs_rebellion-result-finds = その中に{ $cards }
line-empire_vs_rebellion-result-discards_from_deck = そこから{ $cards }を捨て札に
line-empire_vs_rebellion-result-puts_on_top = { $known ->
        [yes] シャッフルして{ $cards }を一番上に
       *[no] シャッフルして1枚を一番上に
    }
line-empire_vs_rebellion-result-returns = { $whose ->
        [reader] あなたの捨て札の{ $cards }をデッキの一番上に
        [actor] 自分の捨て札の{ $cards }をデッキの一番上に
       *[somebody] { $owner }の捨て札の{ $cards }をデッキの一番上に
    }
line-empire_vs_rebellion-result-adds = { $known ->
        [yes] { $cards }をデッキに加えてシャッフル
       *[no] キャラクター1枚をデッキに加えてシャッフル
    }（予備は残り{ $number }枚）
line-empire_vs_rebellion-result-gains_influence = 影響力+{ $number }
line-empire_vs_rebellion-result-loses_influence = { $reader ->
        [player] あなたの影響力-{ $number }
       *[somebody] { $player }の影響力-{ $number }
    }
line-empire_vs_rebellion-result-throws_away = { $reader ->
        [player] あなたの戦略カード「{ $cards }」を捨て札に
       *[somebody] { $player }の戦略カード「{ $cards }」を捨て札に
    }
line-empire_vs_rebellion-result-takes_back = { $reader ->
        [player] あなたの戦略カード{ $number }枚が全て戻る
       *[somebody] { $player }の戦略カード{ $number }枚が全て戻る
    }
line-empire_vs_rebellion-result-picks = { $reader ->
        [player] { $known ->
            [yes] あなたは「{ $cards }」を選択
           *[no] あなたは別の戦略カードを選択
        }
       *[somebody] { $player }は別の戦略カードを選択
    }
line-empire_vs_rebellion-result-declines = プレイはしない
line-empire_vs_rebellion-result-shuffles = { $reader ->
        [player] あなたの捨て札が{ $number }枚の新しいデッキに
       *[somebody] { $player }の捨て札が{ $number }枚の新しいデッキに
    }
line-empire_vs_rebellion-result-shuffles_under = { $reader ->
        [player] あなたの捨て札をシャッフルしてデッキの最後の1枚の下に
       *[somebody] { $player }の捨て札をシャッフルしてデッキの最後の1枚の下に
    }

## 「レース・フォー・ザ・ギャラクシー」の場

line-race_for_the_galaxy-round = 第{ $number }ラウンド
line-race_for_the_galaxy-phases = 第{ $number }ラウンド：{ $phases }
line-race_for_the_galaxy-now = { $phase }（今）
line-race_for_the_galaxy-again = { $phase }（2回目）
line-race_for_the_galaxy-supply = 中央のVPチップ{ $pool }点、デッキ{ $deck }枚、捨て札{ $discards }枚{ $takeovers ->
        [on] 、占領あり
        [off] 、占領なし
       *[none] { "" }
    }
line-race_for_the_galaxy-player = { $reader ->
        [player] あなた
       *[somebody] { $player }
    }：合計{ $score }VP（うちチップ{ $chips }）、手札{ $hand }枚、{ $military }{ $counted ->
        [yes] 、{ $prestige }
       *[no] { "" }
    }{ $actions }
line-race_for_the_galaxy-military = 軍事力{ $number }
line-race_for_the_galaxy-military-now = 軍事力{ $number }（このフェイズはさらに+{ $extra }）
line-race_for_the_galaxy-last = 、選んだアクション：{ $actions }
line-race_for_the_galaxy-plus = と
line-race_for_the_galaxy-boosted = { $action }＋威信／探索カード
line-race_for_the_galaxy-tableau = { "  " }配置済み（{ $number }枚）：{ $cards }
line-race_for_the_galaxy-tableau-of = { $reader ->
        [player] あなたの配置済みのカード（{ $number }枚）：
       *[somebody] { $player }の配置済みのカード（{ $number }枚）：
    }
line-race_for_the_galaxy-own-tableau = あなたの配置済みのカード（{ $number }/{ $most }枚）：
line-race_for_the_galaxy-has-drawn = { "  " }引いたカード{ $number }枚（まだ手札に加えていません）
line-race_for_the_galaxy-shown = { "  " }{ $certain ->
        [yes] この手札に必ずあるカード：{ $cards }
       *[no] この手札に見えたカード（その後捨てたかもしれません）：{ $cards }
    }
line-race_for_the_galaxy-hand = { $number ->
        [0] あなたの手札：なし
       *[other] あなたの手札（{ $number }枚）：
    }
line-race_for_the_galaxy-drawn = 引いたカード（{ $number }枚、まだ手札に加えていません）：
line-race_for_the_galaxy-paid = 払ったカード（{ $number }枚、このうち1枚を取っておきます）：
line-race_for_the_galaxy-start-worlds = あなたの初期ワールド（1枚を選びます）：
line-race_for_the_galaxy-flipped = めくられたカード（{ $number }枚）：{ $cards }
line-race_for_the_galaxy-short-hand = あなたの手札（{ $number }枚）：{ $cards }
line-race_for_the_galaxy-goods = { $number ->
        [0] あなたの製品：なし
       *[other] あなたの製品（{ $number }つ）：{ $goods }
    }。VPチップ{ $chips }点、手札{ $hand }枚
line-race_for_the_galaxy-secret-actions = あなたが選んだアクション（ほかの人はまだ知りません）：{ $actions }
line-race_for_the_galaxy-secret-card = あなたが配置するカード（ほかの人はまだ知りません）：{ $card }
line-race_for_the_galaxy-item = ・{ $words }
line-race_for_the_galaxy-keep = { $card }を残す：{ $line }
line-race_for_the_galaxy-noted = { $card }（{ $notes }）
line-race_for_the_galaxy-note-good = { $wild ->
        [yes] 好きな種類の製品
       *[no] 製品
    }
line-race_for_the_galaxy-note-saved-which = 下に{ $cards }
line-race_for_the_galaxy-note-saved-number = 下に{ $number }枚
line-race_for_the_galaxy-note-new = 新
line-race_for_the_galaxy-note-used = 使用済み
line-race_for_the_galaxy-note-worth = 今{ $number }VP
line-race_for_the_galaxy-none = なし

# 合計
line-race_for_the_galaxy-against = 軍事力の追加：{ $against }
line-race_for_the_galaxy-less = コストの割引：{ $less }
line-race_for_the_galaxy-against-novelty = { race_for_the_galaxy-kind-novelty }に{ $number }
line-race_for_the_galaxy-against-rare = { race_for_the_galaxy-kind-rare }に{ $number }
line-race_for_the_galaxy-against-genes = { race_for_the_galaxy-kind-genes }に{ $number }
line-race_for_the_galaxy-against-alien = { race_for_the_galaxy-kind-alien }に{ $number }
line-race_for_the_galaxy-against-rebel = { race_for_the_galaxy-keyword-rebel }に{ $number }
line-race_for_the_galaxy-less-developments = デベロップ{ $number }
line-race_for_the_galaxy-less-any = ワールド{ $number }
line-race_for_the_galaxy-less-novelty = { race_for_the_galaxy-kind-novelty }のワールド{ $number }
line-race_for_the_galaxy-less-rare = { race_for_the_galaxy-kind-rare }のワールド{ $number }
line-race_for_the_galaxy-less-genes = { race_for_the_galaxy-kind-genes }のワールド{ $number }
line-race_for_the_galaxy-less-alien = { race_for_the_galaxy-kind-alien }のワールド{ $number }
line-race_for_the_galaxy-prices = { $reader ->
        [player] あなたの製品の売値（枚）：{ $prices }
       *[somebody] { $player }の製品の売値（枚）：{ $prices }
    }
line-race_for_the_galaxy-price = { $what } { $number }
line-race_for_the_galaxy-price-wild = { $what } 最大{ $number }（種類は自由、パワーでのみ売れる）
line-race_for_the_galaxy-to-sell = 今ある製品：{ $prices }
line-race_for_the_galaxy-strength = 軍事力：{ $military }
line-race_for_the_galaxy-known-own = 捨て札{ $discards }枚のうち、あなたが知っている{ $number }枚：{ $cards }
line-race_for_the_galaxy-known-spectator = 捨て札{ $discards }枚のうち、全員が知っている{ $number }枚：{ $cards }
line-race_for_the_galaxy-shuffled = デッキに戻ってから見えていない捨て札（{ $number }枚）：{ $cards }
line-race_for_the_galaxy-rejected-starts = 選ばれずに捨てられた初期ワールド：{ $worlds }
line-race_for_the_galaxy-rejected = { $player } { $colour ->
        [red] 赤
       *[blue] 青
    }

# 威信
line-race_for_the_galaxy-prestige-plain = 威信{ $number }
line-race_for_the_galaxy-prestige-noted = 威信{ $number }（{ $notes }）
line-race_for_the_galaxy-lead-alone = 単独リーダー
line-race_for_the_galaxy-lead-shared = 同点リーダー
line-race_for_the_galaxy-lead-tile = タイルに威信あり
line-race_for_the_galaxy-card-used = カード使用済み
line-race_for_the_galaxy-card-unused = カード未使用
line-race_for_the_galaxy-prestige-of = { $reader ->
        [player] あなた
       *[somebody] { $player }
    }：{ $prestige }
line-race_for_the_galaxy-reward = { $always ->
        [yes] ラウンドの開始時、単独の威信リーダーは1VPを得てカードを1枚引きます。同点リーダーはそれぞれ1VPを得ます。
       *[no] ラウンドの開始時、単独の威信リーダーは1VPを得ます。タイルに威信があれば（前の報酬の後、リーダーとして得た威信）、カードも1枚引きます。同点リーダーはそれぞれ1VPを得ます。
    }
line-race_for_the_galaxy-card-with = 威信／探索カードはゲーム中1回だけ使えます。まだ使っていない人：{ $players }
line-race_for_the_galaxy-card-boosts = 威信ボーナス：威信1を払い、アクションカードといっしょに使うと、次が加わります。
line-race_for_the_galaxy-boost = { $action }：{ $boost }
line-race_for_the_galaxy-card-searches = 探索効果：単独で使うと、条件に合うカードが出るまでめくります。探せるもの：
line-race_for_the_galaxy-no-prestige = このゲームに威信はありません。

# 占領
line-race_for_the_galaxy-attempt = 占領{ $number }：{ $reader ->
        [player] あなたが
       *[somebody] { $player }が
    }{ $own ->
        [yes] あなたの{ $card }
       *[no] { $owner }の{ $card }
    }を{ $power }で攻撃（{ $state }）
line-race_for_the_galaxy-attempt-strength = { $attack }対{ $defence }
line-race_for_the_galaxy-attempt-prevented = 阻止された
line-race_for_the_galaxy-attempt-over = 終わった
line-race_for_the_galaxy-takeovers-none = このゲームに占領はありません。
line-race_for_the_galaxy-takeovers-off = このゲームでは占領を行いません。
line-race_for_the_galaxy-takeovers-nobody = { $reader ->
        [player] 今、あなたによる占領も、あなたへの占領もできません。
       *[somebody] 今、占領はできません。
    }
line-race_for_the_galaxy-could-attack = { $reader ->
        [player] あなたが攻撃できる{ $owner }のワールド：
       *[somebody] { $own ->
            [yes] { $player }が攻撃できるあなたのワールド：
           *[no] { $player }が攻撃できる{ $owner }のワールド：
        }
    }
line-race_for_the_galaxy-threat = { $card }（{ $power }）：{ $attack }対{ $defence }
line-race_for_the_galaxy-up-to = { $number }（最大{ $most }）

# ゴール
line-race_for_the_galaxy-goal = ゴール「{ $goal }」（{ $points }VP）：{ $state }
line-race_for_the_galaxy-goal-reached = { $players }が達成
line-race_for_the_galaxy-goal-held = { $players }が獲得中。{ $near }
line-race_for_the_galaxy-goal-near = { $near }（必要{ $least }）
line-race_for_the_galaxy-goal-open = まだなし
line-race_for_the_galaxy-goal-mine = あなた{ $mine }、ほかの人は最大{ $best }
line-race_for_the_galaxy-goal-best = 最大{ $number }
line-race_for_the_galaxy-aim-first = 「{ $goal }」最初ゴール、{ $points }VP：{ $aim }
line-race_for_the_galaxy-aim-most = 「{ $goal }」最大ゴール、{ $points }VP：{ $aim }
line-race_for_the_galaxy-owners = ・獲得：{ $players }
line-race_for_the_galaxy-amounts = ・今の数：{ $amounts }
line-race_for_the_galaxy-amount = { $player } { $number }
line-race_for_the_galaxy-amount-galactic_standing = { $player } 威信{ $one }とVPチップ{ $two }
line-race_for_the_galaxy-amount-military_influence = { $player } { race_for_the_galaxy-keyword-imperium }{ $one }枚と軍事ワールド{ $two }枚
line-race_for_the_galaxy-amount-peace_war_leader = { $player } 軍事力{ $one }と軍事ワールド{ $two }枚
line-race_for_the_galaxy-no-goals = このゲームにゴールはありません。

# 得点
line-race_for_the_galaxy-score = { $reader ->
        [player] あなた
       *[somebody] { $player }
    }：{ $score }VP = チップ{ $chips } + カード{ $printed } + 「？」{ $sixes }{ $each } + ゴール{ $goals }{ $with_prestige ->
        [yes] { " " }+ 威信{ $prestige }
       *[no] { "" }
    }
line-race_for_the_galaxy-sixes = （{ $cards }）
line-race_for_the_galaxy-counted-as = { $card }は{ $kind }
line-race_for_the_galaxy-final = 最終得点：
line-race_for_the_galaxy-tie = 最高得点が同点です。手札と製品の合計で決まります：{ $left }
line-race_for_the_galaxy-shared = 勝ちを分け合う人：{ $players }

# 記録
line-race_for_the_galaxy-starts = 初期ワールド：{ $worlds }
line-race_for_the_galaxy-starts-with = { $player } { $card }（{ $number }番）
line-race_for_the_galaxy-round-chosen = 第{ $number }ラウンド：{ $choices }
line-race_for_the_galaxy-chosen = 選んだアクション：{ $choices }
line-race_for_the_galaxy-chooses = { $player }「{ $action }」
line-race_for_the_galaxy-passes = 何も配置しなかった人：{ $players }
line-race_for_the_galaxy-leaders = { $number ->
        [0] 威信リーダーがいなくなりました。
        [1] { $reader ->
            [player] あなたが単独の威信リーダーになりました。
           *[somebody] { $players }が単独の威信リーダーになりました。
        }
       *[other] 同点の威信リーダー：{ $players }
    }
line-race_for_the_galaxy-rewarded = 威信リーダーの報酬：{ $shares }
line-race_for_the_galaxy-reward-share = { $player } { $number }VP{ $drawn ->
        [0] { "" }
       *[other] とカード{ $cards }
    }
line-race_for_the_galaxy-marked = ★{ $sentence }
line-race_for_the_galaxy-clauses = { $clauses }。
line-race_for_the_galaxy-then = 。
line-race_for_the_galaxy-clause = { $reader ->
        [player] あなた：{ $done }
       *[somebody] { $player }：{ $done }
    }
line-race_for_the_galaxy-clause-each = { $player }：{ $done }
line-race_for_the_galaxy-more = 。
line-race_for_the_galaxy-and = { $start }。{ $end }
line-race_for_the_galaxy-cards = { $number }枚{ $known ->
        [yes] （{ $cards }）
       *[no] { "" }
    }
line-race_for_the_galaxy-did-places = { $reader ->
        [player] { $cards }を配置する
       *[somebody] { $cards }を配置する
    }{ $good ->
        [yes] { "" }（製品つき）
       *[no] { "" }
    }
line-race_for_the_galaxy-did-conquers = { $reader ->
        [player] { $cards }（防御力{ $number }）を征服する
       *[somebody] { $cards }（防御力{ $number }）を征服する
    }{ $good ->
        [yes] { "" }（製品つき）
       *[no] { "" }
    }
line-race_for_the_galaxy-did-consumes = { $reader ->
        [player] { $cards }の製品{ $number }つを消費する
       *[somebody] { $cards }の製品{ $number }つを消費する
    }
line-race_for_the_galaxy-did-produces = { $reader ->
        [player] { $cards }に製品{ $number }つを生産する
       *[somebody] { $cards }に製品{ $number }つを生産する
    }
line-race_for_the_galaxy-did-draws = { $reader ->
        [player] カードを{ $cards }引く
       *[somebody] カードを{ $cards }引く
    }
line-race_for_the_galaxy-did-keeps = { $reader ->
        [player] { $cards }残す
       *[somebody] { $cards }残す
    }
line-race_for_the_galaxy-did-discards = { $reader ->
        [player] { $cards }捨てる
       *[somebody] { $cards }捨てる
    }
line-race_for_the_galaxy-did-pays = { $reader ->
        [player] { $cards }払う
       *[somebody] { $cards }払う
    }
line-race_for_the_galaxy-did-arms = { $reader ->
        [player] { $cards }捨てて軍事力にする
       *[somebody] { $cards }捨てて軍事力にする
    }
line-race_for_the_galaxy-did-spends = { $reader ->
        [player] 配置済みの{ $cards }を捨てる
       *[somebody] 配置済みの{ $cards }を捨てる
    }
line-race_for_the_galaxy-did-uses = { $reader ->
        [player] { $cards }を使う
       *[somebody] { $cards }を使う
    }
line-race_for_the_galaxy-did-declines = { $reader ->
        [player] { $cards }を使わない
       *[somebody] { $cards }を使わない
    }
line-race_for_the_galaxy-did-sells = { $reader ->
        [player] { $cards }の製品を売る
       *[somebody] { $cards }の製品を売る
    }
line-race_for_the_galaxy-did-gains = { $reader ->
        [player] { $number }VPを得る
       *[somebody] { $number }VPを得る
    }
line-race_for_the_galaxy-did-names = { $reader ->
        [player] { $number }を宣言する
       *[somebody] { $number }を宣言する
    }
line-race_for_the_galaxy-did-wins_card = { $named ->
        [yes] { $reader ->
            [player] { $cards }をめくって手に入れる
           *[somebody] { $cards }をめくって手に入れる
        }
       *[no] { $reader ->
            [player] { $cards }を手札に加える
           *[somebody] { $cards }を手札に加える
        }
    }
line-race_for_the_galaxy-did-flips = { $named ->
        [yes] { $reader ->
            [player] { $cards }をめくって捨てる
           *[somebody] { $cards }をめくって捨てる
        }
       *[no] { $staked ->
            [yes] { $cards }をめくる
           *[no] カードを{ $number }枚めくる
        }
    }
line-race_for_the_galaxy-did-cannot_draw = { $reader ->
        [player] 引けるカードがない
       *[somebody] 引けるカードがない
    }
line-race_for_the_galaxy-did-passes = { $reader ->
        [player] { $number ->
            [2] 何も賭けない
           *[other] これ以上は配置しない
        }
       *[somebody] { $number ->
            [2] 何も賭けない
           *[other] これ以上は配置しない
        }
    }
line-race_for_the_galaxy-did-good = { $reader ->
        [player] { $cards }に製品を置く
       *[somebody] { $cards }に製品を置く
    }
line-race_for_the_galaxy-did-offers = { $reader ->
        [player] 初期ワールド{ $cards }を受け取る
       *[somebody] { $known ->
            [yes] 初期ワールド{ $cards }を受け取る
           *[no] 初期ワールドを受け取る
        }
    }
line-race_for_the_galaxy-did-rejects = { $reader ->
        [player] 選ばなかった初期ワールド{ $cards }を捨てる
       *[somebody] 選ばなかった初期ワールドを捨てる
    }
line-race_for_the_galaxy-did-as_kind = { $reader ->
        [player] 種類を{ $what }とする
       *[somebody] 種類を{ $what }とする
    }
line-race_for_the_galaxy-did-stakes = { $reader ->
        [player] { $cards }（コスト{ $number }）を賭ける
       *[somebody] { $cards }（コスト{ $number }）を賭ける
    }
line-race_for_the_galaxy-did-loses_stake = { $reader ->
        [player] 賭けた{ $cards }を失う
       *[somebody] 賭けた{ $cards }を失う
    }
line-race_for_the_galaxy-did-looks_for = { $reader ->
        [player] 探索する（{ $what }）
       *[somebody] 探索する（{ $what }）
    }
line-race_for_the_galaxy-did-refuses = { $reader ->
        [player] { $cards }を取らずに続ける
       *[somebody] { $cards }を取らずに続ける
    }
line-race_for_the_galaxy-did-replaces = { $reader ->
        [player] { $cards }を置き換える
       *[somebody] { $cards }を置き換える
    }
line-race_for_the_galaxy-did-prestige = { $reader ->
        [player] 威信{ $number }を得る
       *[somebody] 威信{ $number }を得る
    }{ $known ->
        [yes] （{ $cards }）
       *[no] { "" }
    }
line-race_for_the_galaxy-did-pays_prestige = { $known ->
        [yes] { $cards }
       *[no] 威信／探索カード
    }に{ $reader ->
        [player] 威信{ $number }を払う
       *[somebody] 威信{ $number }を払う
    }
line-race_for_the_galaxy-did-saves = { $reader ->
        [player] { race_for_the_galaxy-card-galactic_scavengers }の下に{ $cards }取っておく
       *[somebody] { race_for_the_galaxy-card-galactic_scavengers }の下に{ $cards }取っておく
    }
line-race_for_the_galaxy-did-takes_saved = { $reader ->
        [player] { race_for_the_galaxy-card-galactic_scavengers }の下のカードを{ $cards }手札に加える
       *[somebody] { race_for_the_galaxy-card-galactic_scavengers }の下のカードを{ $cards }手札に加える
    }
line-race_for_the_galaxy-did-looks_at_saved = { $reader ->
        [player] { race_for_the_galaxy-card-galactic_scavengers }の下のカードを{ $cards }見る
       *[somebody] { race_for_the_galaxy-card-galactic_scavengers }の下のカードを{ $cards }見る
    }
line-race_for_the_galaxy-did-salvages = { $reader ->
        [player] ほかの人の捨て札を{ $cards }手札に加える
       *[somebody] ほかの人の捨て札を{ $cards }手札に加える
    }
