## 今は選べない理由

line-star_realms-closed-cost = コストはトレード{ $cost }ですが、あなたのトレードは{ $trade }です。
line-star_realms-closed-no-explorers = { star_realms-card-explorer }はもう残っていません。
line-star_realms-closed-no-ship = これは基地です。獲得できるのは艦船だけです。
line-star_realms-closed-outposts = { $number ->
        [one] 先に前哨基地の{ $cards }を破壊しなければなりません。
       *[other] 先に前哨基地を全て破壊しなければなりません：{ $cards }
    }
line-star_realms-closed-defense = 戦闘が{ $defense }必要ですが、あなたの戦闘は{ $combat }です。
line-star_realms-closed-no-combat = 攻撃に使える戦闘がありません。
line-star_realms-closed-used = このターンはもう使用しました。
line-star_realms-closed-used-ally = 同盟者能力は、このターンはもう使用しました。
line-star_realms-closed-no-ally = 同盟者能力を使うには、自分の{ $faction }のカードがもう1枚プレイ中でなければなりません。
line-star_realms-closed-used-no-ally = このターンはもう使用しました。同盟者能力を使うには、自分の{ $faction }のカードがもう1枚プレイ中でなければなりません。
line-star_realms-closed-idle-ship = 効果はプレイした時に終わりました。これ以上できることはありません。
line-star_realms-closed-idle-base = 効果は常に働いています。使用する能力はありません。
line-star_realms-closed-own-base = 破壊できるのは{ $other }の基地だけです。
line-star_realms-closed-needle = 自分自身はコピーできません。
line-star_realms-closed-picked = もう選びました。
line-star_realms-closed-order = カードは決まった順番で選びます。これより後のカードをもう選びました。
line-star_realms-closed-first-how_much = 先に、攻撃に使う戦闘の量を決めてください。
line-star_realms-closed-first-which_effect = 先に、{ $card }の効果を選んでください。
line-star_realms-closed-first-discard = 先にカードを1枚捨て札しなければなりません。
line-star_realms-closed-first-scrap_card = { $may ->
        [yes] 先に、カードを廃棄するかどうかを決めてください（{ $card }）。
       *[no] 先にカードを1枚廃棄しなければなりません（{ $card }）。
    }
line-star_realms-closed-first-scrap_from_row = 先に、トレード行のカードを廃棄するかどうかを決めてください（{ $card }）。
line-star_realms-closed-first-destroy_base = 先に、基地を破壊するかどうかを決めてください（{ $card }）。
line-star_realms-closed-first-take_which = 先に、獲得する艦船を選んでください（{ $card }）。
line-star_realms-closed-first-copy_which = 先に、{ star_realms-card-stealth_needle }でコピーする艦船を選んでください。
line-star_realms-closed-first-discard_some = 先に、捨て札するカードを選ぶか、捨て札しないことにしてください（{ $card }）。
line-star_realms-closed-first-scrap_some = 先に、廃棄するカードを選ぶか、廃棄しないことにしてください（{ $card }）。

## 「スター・レルムズ」の場

line-star_realms-turn = 第{ $number }ターン
line-star_realms-player = { $reader ->
        [player] 威信{ $authority }、デッキ{ $deck }枚、{ $discards ->
            [0] 捨て札の山なし
           *[other] 捨て札の山{ $discards }枚（一番上は{ $top }）
        }
       *[somebody] 威信{ $authority }、手札{ $hand }枚、デッキ{ $deck }枚、{ $discards ->
            [0] 捨て札の山なし
           *[other] 捨て札の山{ $discards }枚（一番上は{ $top }）
        }
    }
    .label = { $reader ->
        [player] あなた
       *[somebody] { $player }
    }
line-star_realms-bases = { $cards }
    .label = { $reader ->
        [player] あなたの基地
       *[somebody] { $player }の基地
    }
line-star_realms-ships = { $cards }
    .label = { $reader ->
        [player] 場にあるあなたの艦船
       *[somebody] 場にある{ $player }の艦船
    }
line-star_realms-tops = { $cards }
    .label = { $reader ->
        [player] あなたのデッキの一番上から
       *[somebody] { $player }のデッキの一番上から（分かっているカード）
    }
line-star_realms-known = { $cards }
    .label = { $reader ->
        [player] あなたの手札にあると分かっているカード
       *[somebody] { $player }の手札にあると分かっているカード
    }
line-star_realms-owed = { $reader ->
        [player] あなたは自分のターンの開始時に、手札を{ $number }枚捨てます。
       *[somebody] { $player }は次のターンの開始時に、手札を{ $number }枚捨てます。
    }
line-star_realms-row = { $cards }
    .label = トレード行
line-star_realms-row-empty = なし
    .label = トレード行
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
line-star_realms-authority = あなた{ $mine }、{ $player } { $theirs }
    .label = 威信
line-star_realms-hand = { $cards }
    .label = あなたの手札
line-star_realms-hand-empty = なし
    .label = あなたの手札

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
line-star_realms-pile-discards = { $cards }
    .label = { $reader ->
        [player] あなたの捨て札の山（{ $number }枚）
       *[somebody] { $player }の捨て札の山（{ $number }枚）
    }
line-star_realms-pile-heap = { $cards }
    .label = 廃棄物置き場（{ $number }枚）
line-star_realms-pile-unseen = { $cards }
    .label = { $reader ->
        [player] あなたのデッキか手札（{ $number }枚）
       *[somebody] { $player }のデッキか手札（{ $number }枚）
    }
line-star_realms-pile-unseen-own = { $cards }
    .label = { $reader ->
        [player] あなたのデッキ（{ $number }枚）
       *[somebody] { $player }のデッキ（{ $number }枚）
    }
line-star_realms-pile-trade-deck = { $cards }
    .label = トレード・デッキ（{ $number }枚）
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
