## 記録

stolen_plans-log-turn = { $reader ->
        [player] あなたのターンです（ドローパイルは残り{ $number }枚）。
       *[somebody] { $player }のターンです（ドローパイルは残り{ $number }枚）。
    }
stolen_plans-log-draws = { $number ->
        [0] { $reader ->
            [player] あなたは最後の1枚、{ $card }をドローしました。ドローパイルが尽きました。
           *[somebody] { $player }は最後の1枚、{ $card }をドローしました。ドローパイルが尽きました。
        }
       *[other] { $reader ->
            [player] あなたは{ $card }をドローしました。
           *[somebody] { $player }は{ $card }をドローしました。
        }
    }
stolen_plans-log-draws-hidden = { $number ->
        [0] { $player }は最後の1枚をドローしました。ドローパイルが尽きました。
       *[other] { $player }はカードを1枚ドローしました。
    }
stolen_plans-log-plays = { $reader ->
        [player] あなたは{ $card }をプレイしました。
       *[somebody] { $player }は{ $card }をプレイしました。
    }
stolen_plans-log-attacks = { $reader ->
        [player] あなたは{ $card }で{ $other }にアタックしました（アタック値{ $number }）。
        [other] { $player }が{ $card }であなたにアタックしました（アタック値{ $number }）。
       *[somebody] { $player }は{ $card }で{ $other }にアタックしました（アタック値{ $number }）。
    }
stolen_plans-log-defends = { $reader ->
        [player] あなたは{ $other }のアタックを{ $card }でディフェンドしました（ディフェンド値{ $number }）。
        [other] { $player }はあなたのアタックを{ $card }でディフェンドしました（ディフェンド値{ $number }）。
       *[somebody] { $player }は{ $other }のアタックを{ $card }でディフェンドしました（ディフェンド値{ $number }）。
    }
stolen_plans-log-ties = { $reader ->
        [player] どちらも{ $number }で引き分けです。{ $other }もあなたもカードを失いません。
        [other] どちらも{ $number }で引き分けです。あなたも{ $player }もカードを失いません。
       *[somebody] どちらも{ $number }で引き分けです。{ $other }も{ $player }もカードを失いません。
    }
stolen_plans-log-loses = { $reader ->
        [player] あなたはカードを{ $number }枚失います。
       *[somebody] { $player }はカードを{ $number }枚失います。
    }
stolen_plans-log-discards = { $reader ->
        [player] あなたは{ $card }を捨て札しました。
       *[somebody] { $player }は{ $card }を捨て札しました。
    }
stolen_plans-log-cannot_discard = { $reader ->
        [player] あなたは「残りの{ $number }枚は捨て札できない」と告げました。
       *[somebody] { $player }は「残りの{ $number }枚は捨て札できない」と告げました。
    }
stolen_plans-log-pairs = { $reader ->
        [player] あなたは{ $card }も一緒にプレイしました。
       *[somebody] { $player }は{ $card }も一緒にプレイしました。
    }
stolen_plans-log-names = { $reader ->
        [player] あなたは強奪の相手に{ $other }を選びました。
        [other] { $player }は強奪の相手にあなたを選びました。
       *[somebody] { $player }は強奪の相手に{ $other }を選びました。
    }
stolen_plans-log-steals = { $reader ->
        [player] あなたは{ $other }から{ $card }を強奪しました。
        [other] { $player }があなたから{ $card }を強奪しました。
       *[somebody] { $player }は{ $other }から{ $card }を強奪しました。
    }
stolen_plans-log-steals-hidden = { $player }は{ $other }からカードを1枚強奪しました。
stolen_plans-log-takes = { $reader ->
        [player] あなたは{ $other }の手から{ $card }を獲りました。
        [other] { $player }があなたの手から{ $card }を獲りました。
       *[somebody] { $player }は{ $other }の手から{ $card }を獲りました。
    }
stolen_plans-log-takes-hidden = { $player }は{ $other }の手からカードを1枚獲りました。
stolen_plans-log-becomes_jedi = { $reader ->
        [player] あなたはゲーム終了までジェダイ騎士です。
       *[somebody] { $player }はゲーム終了までジェダイ騎士です。
    }
stolen_plans-log-passes_left = 全員が手のカードを全て左隣に渡しました。
stolen_plans-log-must_discard_hand = { $reader ->
        [player] あなたは{ $other }に、手のカードを全て捨て札するよう命じました。
        [other] { $player }はあなたに、手のカードを全て捨て札するよう命じました。
       *[somebody] { $player }は{ $other }に、手のカードを全て捨て札するよう命じました。
    }
stolen_plans-log-swaps_hands = { $reader ->
        [player] あなたは{ $other }と手のカードを全て交換しました。
        [other] { $player }があなたと手のカードを全て交換しました。
       *[somebody] { $player }は{ $other }と手のカードを全て交換しました。
    }
stolen_plans-log-takes_hand = { $reader ->
        [player] あなたは{ $other }の手のカードを全て獲りました（{ $number }枚）。
        [other] { $player }があなたの手のカードを全て獲りました（{ $number }枚）。
       *[somebody] { $player }は{ $other }の手のカードを全て獲りました（{ $number }枚）。
    }
stolen_plans-log-receives = { $reader ->
        [player] あなたは{ $other }から{ $card }を受け取りました。
       *[somebody] { $player }は{ $other }から{ $card }を受け取りました。
    }
stolen_plans-log-looks = { $reader ->
        [player] あなたは{ $other }の手のカードを見ました（{ $number }枚）。
        [other] { $player }があなたの手のカードを見ました（{ $number }枚）。
       *[somebody] { $player }は{ $other }の手のカードを見ました（{ $number }枚）。
    }
stolen_plans-log-sees = { $reader ->
        [player] { $other }の手には{ $card }があります。
       *[somebody] { $player }が見た{ $other }の手には{ $card }があります。
    }
stolen_plans-log-gains_advantage = { $reader ->
        [player] あなたはアドバンテージを得て、これからは2枚ドローできます。
       *[somebody] { $player }はアドバンテージを得て、これからは2枚ドローできます。
    }
stolen_plans-log-loses_advantage = { $reader ->
        [player] あなたのアドバンテージは打ち消され、捨て札になりました。
       *[somebody] { $player }のアドバンテージは打ち消され、捨て札になりました。
    }
stolen_plans-log-nothing_to_counter = 場にアドバンテージがないので、何も起こりませんでした。
stolen_plans-log-searches = { $reader ->
        [player] { $number ->
            [0] あなたは捨て札デッキを探しましたが、カードがありませんでした。
           *[other] あなたは捨て札デッキを探して、カードを{ $number }枚選びます。
        }
       *[somebody] { $number ->
            [0] { $player }は捨て札デッキを探しましたが、カードがありませんでした。
           *[other] { $player }は捨て札デッキを探して、カードを{ $number }枚選びます。
        }
    }
stolen_plans-log-finds = { $reader ->
        [player] あなたは捨て札デッキから{ $card }を手に加えました。
       *[somebody] { $player }は捨て札デッキから{ $card }を手に加えました。
    }
stolen_plans-log-finds-hidden = { $player }は捨て札デッキからカードを1枚手に加えました。
stolen_plans-log-must_surrender = { $reader ->
        [player] { $other }は手のカードを全て捨て札し、R2-D2とデコイがあればあなたに渡します。
        [other] あなたは手のカードを全て捨て札し、R2-D2とデコイがあれば{ $player }に渡します。
       *[somebody] { $other }は手のカードを全て捨て札し、R2-D2とデコイがあれば{ $player }に渡します。
    }
stolen_plans-log-hands_over = { $reader ->
        [player] あなたは{ $other }に{ $card }を渡しました。
        [other] { $player }はあなたに{ $card }を渡しました。
       *[somebody] { $player }は{ $other }に{ $card }を渡しました。
    }
stolen_plans-log-shows = { $reader ->
        [player] あなたは{ $card }を公開しました。
       *[somebody] { $player }は{ $card }を公開しました。
    }
stolen_plans-log-wins = { $reader ->
        [player] あなたの勝利です！
       *[somebody] { $player }の勝利です。
    }
