## 質問（答える人に）

star_realms-ask-your_turn = あなたのターンです。何をしますか？
star_realms-ask-how_much = 戦闘をいくつ使って{ $other }を攻撃しますか？
star_realms-ask-which_effect = { $card }：どちらの効果を選びますか？
star_realms-ask-discard = カードを1枚捨て札しなければなりません。どれにしますか？
star_realms-ask-scrap_card = { $may ->
        [yes] { $card }：手札か捨て札の山のカードを1枚廃棄しますか？
       *[no] { $hand_only ->
            [yes] { $card }：手札を1枚廃棄しなければなりません。どれにしますか？
           *[no] { $card }：手札か捨て札の山のカードを1枚廃棄しなければなりません。どれにしますか？
        }
    }
star_realms-ask-scrap_from_row = { $card }：トレード行のカードを1枚廃棄しますか？
star_realms-ask-destroy_base = { $card }：戦闘なしで基地を1つ破壊しますか？
star_realms-ask-take_which = { $card }：どの艦船をコストなしで獲得して、デッキの一番上に置きますか？
star_realms-ask-copy_which = { star_realms-card-stealth_needle }：どの艦船をコピーしますか？
star_realms-ask-discard_some = { $picked ->
        [0] { $card }：手札を{ $left }枚まで捨て札し、同じ枚数を引きます。どれにしますか？
       *[other] { $card }：さらに捨て札しますか？（あと{ $left }枚まで）
    }
star_realms-ask-scrap_some = { $picked ->
        [0] { $card }：カードを{ $left }枚まで廃棄し、同じ枚数を引きます。どれにしますか？
       *[other] { $card }：さらに廃棄しますか？（あと{ $left }枚まで）
    }

## 質問（待っている人に）

star_realms-wait-your_turn = { $player }のターンです。
star_realms-wait-how_much = { $player }が、{ $other }への攻撃に使う戦闘の量を決めています。
star_realms-wait-which_effect = { $player }が、{ $card }の効果を選んでいます。
star_realms-wait-discard = { $player }が、捨て札するカードを選んでいます。
star_realms-wait-scrap_card = { $may ->
        [yes] { $player }が、カードを廃棄するか考えています（{ $card }）。
       *[no] { $hand_only ->
            [yes] { $player }が、廃棄する手札を選んでいます（{ $card }）。
           *[no] { $player }が、廃棄するカードを選んでいます（{ $card }）。
        }
    }
star_realms-wait-scrap_from_row = { $player }が、トレード行のカードを廃棄するか考えています（{ $card }）。
star_realms-wait-destroy_base = { $player }が、基地を破壊するか考えています（{ $card }）。
star_realms-wait-take_which = { $player }が、コストなしで獲得する艦船を選んでいます（{ $card }）。
star_realms-wait-copy_which = { $player }が、{ star_realms-card-stealth_needle }でコピーする艦船を選んでいます。
star_realms-wait-discard_some = { $player }が、捨て札するカードを選んでいます（{ $card }、{ $left }枚まで）。
star_realms-wait-scrap_some = { $player }が、廃棄するカードを選んでいます（{ $card }、{ $left }枚まで）。

## 選択肢

star_realms-do-end_turn = ターンを終える
star_realms-do-attack = 全ての戦闘で{ $other }を攻撃
star_realms-do-attack_with_part = 戦闘の一部で{ $other }を攻撃
star_realms-do-amount = 戦闘{ $number }で攻撃
star_realms-do-first = { $effect }
star_realms-do-second = { $effect }
star_realms-do-play = { $card }をプレイ
star_realms-do-use = { $card }を使用
star_realms-do-ally = { $card }：同盟者能力（{ $effects }）
star_realms-do-ally-copied = { $card }：コピーした艦船の同盟者能力
star_realms-do-scrap = { $card }を廃棄（{ $effects }）
star_realms-do-scrap-copied = { $card }を廃棄（コピーした艦船の廃棄能力）
star_realms-do-acquire = { $card }をトレード{ $cost }で獲得
star_realms-do-acquire_to_top = { $card }をトレード{ $cost }で獲得し、デッキの一番上に置く
star_realms-do-attack_base = { $card }を破壊（戦闘{ $defense }）
star_realms-do-destroy = { $card }を破壊
star_realms-do-destroy_own = 自分の{ $card }を破壊
star_realms-do-discard = { $card }を捨て札
star_realms-do-scrap_from_hand = 手札の{ $card }を廃棄
star_realms-do-scrap_from_discards = 捨て札の山の{ $card }を廃棄
star_realms-do-scrap_from_row = トレード行の{ $card }を廃棄
star_realms-do-copy = { $card }をコピー
star_realms-do-take = { $card }（コスト{ $cost }）をコストなしで獲得
star_realms-do-done-scrap_card = 廃棄しない
star_realms-do-done-scrap_from_row = 廃棄しない
star_realms-do-done-destroy_base = 破壊しない
star_realms-do-done-discard_some = { $picked ->
        [0] 捨て札しない
       *[other] これ以上は捨て札しない
    }
star_realms-do-done-scrap_some = { $picked ->
        [0] 廃棄しない
       *[other] これ以上は廃棄しない
    }

## 質問のもとになるルール

star_realms-why-your_turn = メイン・フェーズには、手札のプレイ、プレイ中のカードの能力の使用（それぞれ1ターンに1回）、トレードによるカードの獲得、戦闘による攻撃を、好きな順番で何度でも行えます。どれも義務ではありません。ターンを終えると、両方のプールの残りを失い、プレイ中の艦船と残りの手札を全て捨て札し、カードを{ $hand }枚引きます。
star_realms-why-how_much = 戦闘は好きなように分けて使えます。使わなかった分は、ターンが終わるまで戦闘プールに残ります。威信がなくなったプレイヤーは、直ちに敗北します。
star_realms-why-which_effect = { $card }では、2つの効果のどちらか1つを選びます。能力を使うたびに選び直せます。今は何も起こらない方を選んでもかまいません。
star_realms-why-discard = 対戦相手のカードによって捨て札します。どれを捨て札するかは自分で選びます。カードは表向きで捨て札の山に置きます。プレイしたことにはならず、効果もありません。
star_realms-why-scrap_card = { $may ->
        [yes] { $card }では、手札か捨て札の山のカードを1枚廃棄できます。廃棄しなくてもかまいません。プレイ中のカードは選べません。廃棄したカードはゲームから取り除かれ、その廃棄能力は起動しません。探検家は探検家の山に戻ります。
       *[no] { $hand_only ->
            [yes] { $card }を使用したら、必ず手札を1枚廃棄します。今引いたカードでもかまいません。廃棄したカードはゲームから取り除かれ、その廃棄能力は起動しません。探検家は探検家の山に戻ります。
           *[no] { $card }を使用したら、必ず手札か捨て札の山のカードを1枚廃棄します。プレイ中のカードは選べません。廃棄したカードはゲームから取り除かれ、その廃棄能力は起動しません。探検家は探検家の山に戻ります。
        }
    }
star_realms-why-scrap_from_row = { $card }では、トレード行のカードを1枚廃棄できます。廃棄しなくてもかまいません。直ちにトレード・デッキの次のカードが置かれ、このターンに獲得することもできます。
star_realms-why-destroy_base = { $card }では、基地を1つ破壊できます。防御力に関係なく、戦闘も使いません。破壊しなくてもかまいません。対戦相手に前哨基地がある間は、前哨基地しか選べません。破壊された基地は、持ち主の捨て札の山に置かれます。
star_realms-why-take_which = { $card }では、トレード行の艦船か探検家を1枚、コストに関係なく獲得し、デッキの一番上に置きます。基地は選べません。
star_realms-why-copy_which = { star_realms-card-stealth_needle }は、他の艦船があれば必ずどれかをコピーします。その艦船をプレイした時の効果が直ちに起こり、プレイ中はその同盟者能力と廃棄能力を持ちます。その艦船のファクションとマシン教団の両方に属します。
star_realms-why-discard_some = { $card }では、まず決められた枚数まで好きなだけ捨て札し、それから同じ枚数を引きます。1枚も選ばなくてもかまいません。
star_realms-why-scrap_some = { $card }では、まず手札と捨て札の山から決められた枚数まで好きなだけ廃棄し、それから同じ枚数を引きます。1枚も選ばなくてもかまいません。
