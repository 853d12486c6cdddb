## 記録

empire_vs_rebellion-log-has_chosen = { $reader ->
        [player] あなたはキャラクターを{ $number }枚選びました。
       *[somebody] { $player }はキャラクターを{ $number }枚選びました。
    }
empire_vs_rebellion-log-keeps = { $reader ->
        [player] あなたのデッキに{ $card }が入りました。
       *[somebody] { $player }のデッキに{ $card }が入りました。
    }
empire_vs_rebellion-log-event = { $reader ->
        [player] 第{ $number }ラウンド：{ $card }。バランス・トークンはあなたの側です。
       *[somebody] 第{ $number }ラウンド：{ $card }。バランス・トークンは{ $player }の側です。
    }
empire_vs_rebellion-log-picks = { $own ->
        [yes] { $reader ->
            [player] あなたは自分の戦略カードに{ $card }を選びました。
           *[somebody] { $player }は自分の戦略カードに{ $card }を選びました。
        }
       *[no] { $reader ->
            [player] あなたは{ $other }の戦略カードに{ $card }を選びました。
            [other] { $player }はあなたの戦略カードに{ $card }を選びました。
           *[somebody] { $player }は{ $other }の戦略カードに{ $card }を選びました。
        }
    }
empire_vs_rebellion-log-picks-hidden = { $own ->
        [yes] { $player }は戦略カードを選びました。
       *[no] { $reader ->
            [other] { $player }はあなたの戦略カードを選びました。
           *[somebody] { $player }は{ $other }の戦略カードを選びました。
        }
    }
empire_vs_rebellion-log-drawn_at_random = { $reader ->
        [player] あなたの戦略カードはランダムに決まりました。
       *[somebody] { $player }の戦略カードはランダムに決まりました。
    }
empire_vs_rebellion-log-shows = { $reader ->
        [player] あなたは戦略カードを公開しました：{ $card }。
       *[somebody] { $player }は戦略カードを公開しました：{ $card }。
    }
empire_vs_rebellion-log-sees_strategy = { $reader ->
        [player] あなたは自分の戦略カードを見ました：{ $card }。
       *[somebody] { $player }は自分の戦略カードを見ました：{ $card }。
    }
empire_vs_rebellion-log-struggle = { $reader ->
        [player] 紛争の始まりです。先手はあなたです。
       *[somebody] 紛争の始まりです。先手は{ $player }です。
    }
empire_vs_rebellion-log-plays = { $reader ->
        [player] あなたは{ $card }をプレイしました。
       *[somebody] { $player }は{ $card }をプレイしました。
    }
empire_vs_rebellion-log-plays_from_deck = { $reader ->
        [player] あなたはデッキから{ $card }をプレイしました。
       *[somebody] { $player }はデッキから{ $card }をプレイしました。
    }
empire_vs_rebellion-log-plays_from_discards = { $reader ->
        [player] あなたは捨て札の山から{ $card }をプレイしました。
       *[somebody] { $player }は捨て札の山から{ $card }をプレイしました。
    }
empire_vs_rebellion-log-plays_from_reserve = { $reader ->
        [player] あなたは予備から{ $card }をプレイしました。
       *[somebody] { $player }は予備から{ $card }をプレイしました。
    }
empire_vs_rebellion-log-uses = { $reader ->
        [player] あなたは{ $card }を疲弊させて、パワーを使用しました。
       *[somebody] { $player }は{ $card }を疲弊させて、パワーを使用しました。
    }
empire_vs_rebellion-log-power_is_off = このイベントでは、{ $card }のパワーは解決できません。
empire_vs_rebellion-log-no_effect = { $card }のパワーは、今は解決できません。
empire_vs_rebellion-log-readies = { $reader ->
        [player] あなたは影響力を1費やして、{ $card }を準備中にしました（残り{ $number }）。
       *[somebody] { $player }は影響力を1費やして、{ $card }を準備中にしました（残り{ $number }）。
    }
empire_vs_rebellion-log-exhausts = { $own ->
        [yes] { $reader ->
            [player] あなたは自分の{ $card }を疲弊させました。
           *[somebody] { $player }は自分の{ $card }を疲弊させました。
        }
       *[no] { $reader ->
            [player] あなたは{ $other }の{ $card }を疲弊させました。
            [other] { $player }はあなたの{ $card }を疲弊させました。
           *[somebody] { $player }は{ $other }の{ $card }を疲弊させました。
        }
    }
empire_vs_rebellion-log-discards = { $own ->
        [yes] { $reader ->
            [player] あなたは自分の{ $card }を捨て札しました。
           *[somebody] { $player }は自分の{ $card }を捨て札しました。
        }
       *[no] { $reader ->
            [player] あなたは{ $other }の{ $card }を捨て札しました。
            [other] { $player }はあなたの{ $card }を捨て札しました。
           *[somebody] { $player }は{ $other }の{ $card }を捨て札しました。
        }
    }
empire_vs_rebellion-log-to_reserve = { $own ->
        [yes] { $reader ->
            [player] あなたは自分の{ $card }を予備に移しました。
           *[somebody] { $player }は自分の{ $card }を予備に移しました。
        }
       *[no] { $reader ->
            [player] あなたは{ $other }の{ $card }を予備に移しました。
            [other] { $player }はあなたの{ $card }を予備に移しました。
           *[somebody] { $player }は{ $other }の{ $card }を予備に移しました。
        }
    }
empire_vs_rebellion-log-mills = { $reader ->
        [player] あなたはデッキの一番上の{ $card }を捨て札しました。リソース値は{ $number }です。
       *[somebody] { $player }はデッキの一番上の{ $card }を捨て札しました。リソース値は{ $number }です。
    }
empire_vs_rebellion-log-shuffles = { $reader ->
        [player] あなたのデッキをシャッフルしました（{ $number }枚）。
       *[somebody] { $player }のデッキをシャッフルしました（{ $number }枚）。
    }
empire_vs_rebellion-log-shuffles_under = { $reader ->
        [player] あなたの捨て札の山をシャッフルして、デッキの最後の1枚の下に置きました（合計{ $number }枚）。
       *[somebody] { $player }の捨て札の山をシャッフルして、デッキの最後の1枚の下に置きました（合計{ $number }枚）。
    }
empire_vs_rebellion-log-looks = { $own ->
        [yes] { $reader ->
            [player] あなたは自分のデッキの上から{ $number }枚を見ました。
           *[somebody] { $player }は自分のデッキの上から{ $number }枚を見ました。
        }
       *[no] { $reader ->
            [player] あなたは{ $other }のデッキの上から{ $number }枚を見ました。
            [other] { $player }はあなたのデッキの上から{ $number }枚を見ました。
           *[somebody] { $player }は{ $other }のデッキの上から{ $number }枚を見ました。
        }
    }
empire_vs_rebellion-log-sees = { $number ->
        [1] { $reader ->
            [player] 一番上は{ $card }です。
           *[somebody] { $player }が見た一番上のカードは{ $card }です。
        }
       *[other] { $reader ->
            [player] その下は{ $card }です。
           *[somebody] { $player }が見たその下のカードは{ $card }です。
        }
    }
empire_vs_rebellion-log-searches = { $own ->
        [yes] { $reader ->
            [player] あなたは自分のデッキを探しました。
           *[somebody] { $player }は自分のデッキを探しました。
        }
       *[no] { $reader ->
            [player] あなたは{ $other }のデッキを探しました。
            [other] { $player }はあなたのデッキを探しました。
           *[somebody] { $player }は{ $other }のデッキを探しました。
        }
    }
empire_vs_rebellion-log-finds = { $reader ->
        [player] { $other }のデッキに{ $card }がありました。
        [other] { $player }はあなたのデッキに{ $card }を見つけました。
       *[somebody] { $player }は{ $other }のデッキに{ $card }を見つけました。
    }
empire_vs_rebellion-log-discards_from_deck = { $own ->
        [yes] { $reader ->
            [player] あなたは自分のデッキの{ $card }を捨て札しました。
           *[somebody] { $player }は自分のデッキの{ $card }を捨て札しました。
        }
       *[no] { $reader ->
            [player] あなたは{ $other }のデッキの{ $card }を捨て札しました。
            [other] { $player }はあなたのデッキの{ $card }を捨て札しました。
           *[somebody] { $player }は{ $other }のデッキの{ $card }を捨て札しました。
        }
    }
empire_vs_rebellion-log-puts_on_top = { $own ->
        [yes] { $reader ->
            [player] あなたは自分のデッキの一番上に{ $card }を置きました。
           *[somebody] { $player }は自分のデッキの一番上に{ $card }を置きました。
        }
       *[no] { $reader ->
            [player] あなたは{ $other }のデッキの一番上に{ $card }を置きました。
            [other] { $player }はあなたのデッキの一番上に{ $card }を置きました。
           *[somebody] { $player }は{ $other }のデッキの一番上に{ $card }を置きました。
        }
    }
empire_vs_rebellion-log-puts_on_top-hidden = { $own ->
        [yes] { $player }は自分のデッキの一番上にカードを1枚置きました。
       *[no] { $reader ->
            [other] { $player }はあなたのデッキの一番上にカードを1枚置きました。
           *[somebody] { $player }は{ $other }のデッキの一番上にカードを1枚置きました。
        }
    }
empire_vs_rebellion-log-returns = { $own ->
        [yes] { $reader ->
            [player] あなたは自分の捨て札の山の{ $card }をデッキの一番上に置きました。
           *[somebody] { $player }は自分の捨て札の山の{ $card }をデッキの一番上に置きました。
        }
       *[no] { $reader ->
            [player] あなたは{ $other }の捨て札の山の{ $card }を、{ $other }のデッキの一番上に置きました。
            [other] { $player }はあなたの捨て札の山の{ $card }を、あなたのデッキの一番上に置きました。
           *[somebody] { $player }は{ $other }の捨て札の山の{ $card }を、{ $other }のデッキの一番上に置きました。
        }
    }
empire_vs_rebellion-log-adds = { $reader ->
        [player] あなたは予備の{ $card }をデッキに加えました。
       *[somebody] { $player }は予備の{ $card }をデッキに加えました。
    }
empire_vs_rebellion-log-adds-hidden = { $player }は予備のキャラクターを1枚、デッキに加えました。
empire_vs_rebellion-log-sends = { $reader ->
        [player] あなたは{ $card }を予備に移しました。
       *[somebody] { $player }は{ $card }を予備に移しました。
    }
empire_vs_rebellion-log-sends-hidden = { $player }はキャラクターを1枚、予備に移しました。
empire_vs_rebellion-log-gains_influence = { $reader ->
        [player] あなたは影響力を{ $number }得ました。
       *[somebody] { $player }は影響力を{ $number }得ました。
    }
empire_vs_rebellion-log-loses_influence = { $reader ->
        [player] { $number ->
            [0] あなたには失う影響力がありません。
           *[other] あなたは影響力を{ $number }失いました。
        }
       *[somebody] { $number ->
            [0] { $player }には失う影響力がありません。
           *[other] { $player }は影響力を{ $number }失いました。
        }
    }
empire_vs_rebellion-log-throws_away = { $reader ->
        [player] あなたは選んでいた戦略カードを捨てました：{ $card }。
       *[somebody] { $player }は選んでいた戦略カードを捨てました：{ $card }。
    }
empire_vs_rebellion-log-takes_back = { $reader ->
        [player] { $number ->
            [0] あなたには回収する戦略カードがありません。
           *[other] あなたは戦略カードを{ $number }枚回収しました。
        }
       *[somebody] { $number ->
            [0] { $player }には回収する戦略カードがありません。
           *[other] { $player }は戦略カードを{ $number }枚回収しました。
        }
    }
empire_vs_rebellion-log-discards_strategy = { $reader ->
        [player] あなたは{ $other }に戦略カードの{ $card }を捨てさせました。
        [other] { $player }はあなたに戦略カードの{ $card }を捨てさせました。
       *[somebody] { $player }は{ $other }に戦略カードの{ $card }を捨てさせました。
    }
empire_vs_rebellion-log-passes = { $number ->
        [2] { $reader ->
            [player] あなたもパスしました。紛争は終わりです。
           *[somebody] { $player }もパスしました。紛争は終わりです。
        }
       *[other] { $reader ->
            [player] あなたはパスしました。
           *[somebody] { $player }はパスしました。
        }
    }
empire_vs_rebellion-log-struggle_cap = { $number }ターンに達したので、紛争は終わりです。
empire_vs_rebellion-log-reveals = { $reader ->
        [player] あなたの総リソース値は{ $number }です。戦略カードは{ $card }です。
       *[somebody] { $player }の総リソース値は{ $number }です。戦略カードは{ $card }です。
    }
empire_vs_rebellion-log-strategy_is_off = { $reader ->
        [player] あなたは目標値を超えています。{ $card }は効果がありません。
       *[somebody] { $player }は目標値を超えています。{ $card }は効果がありません。
    }
empire_vs_rebellion-log-infiltrates = { $reader ->
        [player] { empire_vs_rebellion-card-infiltration }：次のラウンドは、あなたが{ $other }の戦略カードを選びます。
        [other] { empire_vs_rebellion-card-infiltration }：次のラウンドは、{ $player }があなたの戦略カードを選びます。
       *[somebody] { empire_vs_rebellion-card-infiltration }：次のラウンドは、{ $player }が{ $other }の戦略カードを選びます。
    }
empire_vs_rebellion-log-assaults = { $reader ->
        [player] { empire_vs_rebellion-card-direct_assault }で、あなたの総リソース値は{ $number }になりました。
       *[somebody] { empire_vs_rebellion-card-direct_assault }で、{ $player }の総リソース値は{ $number }になりました。
    }
empire_vs_rebellion-log-tie = { $reader ->
        [player] 総リソース値はどちらも{ $number }です。バランス・トークンにより、あなたが優先されます。
       *[somebody] 総リソース値はどちらも{ $number }です。バランス・トークンにより、{ $player }が優先されます。
    }
empire_vs_rebellion-log-deceives = { $reader ->
        [player] あなたの{ empire_vs_rebellion-card-deception }で、勝敗が逆になります。
       *[somebody] { $player }の{ empire_vs_rebellion-card-deception }で、勝敗が逆になります。
    }
empire_vs_rebellion-log-deceptions_cancel = 双方が{ empire_vs_rebellion-card-deception }なので、互いに打ち消し合います。
empire_vs_rebellion-log-wins_event = { $reader ->
        [player] あなたは「{ $card }」に勝ち、勝利ポイント{ $number }を得ました。
       *[somebody] { $player }は「{ $card }」に勝ち、勝利ポイント{ $number }を得ました。
    }
empire_vs_rebellion-log-nobody_wins = 双方とも目標値を超えました。「{ $card }」には誰も勝たず、イベント・デッキの一番下に置かれます。
empire_vs_rebellion-log-diverted = { $reader ->
        [player] あなたの次の戦略カードは、ランダムに決まります。
       *[somebody] { $player }の次の戦略カードは、ランダムに決まります。
    }
empire_vs_rebellion-log-located = { $reader ->
        [player] 次のラウンドは、あなたが先に戦略カードを選んで公開します。
       *[somebody] 次のラウンドは、{ $player }が先に戦略カードを選んで公開します。
    }
empire_vs_rebellion-log-looks_at_events = { $reader ->
        [player] あなたは次のイベントを{ $number }枚見ました。
       *[somebody] { $player }は次のイベントを{ $number }枚見ました。
    }
empire_vs_rebellion-log-sees_event = { $number ->
        [0] { $reader ->
            [player] 次のイベントは「{ $card }」です。
           *[somebody] { $player }が見た次のイベントは「{ $card }」です。
        }
       *[other] { $reader ->
            [player] その次は「{ $card }」です。
           *[somebody] { $player }が見たその次のイベントは「{ $card }」です。
        }
    }
empire_vs_rebellion-log-puts_event = { $number ->
        [1] { $reader ->
            [player] あなたは「{ $card }」を次のイベントにしました。
           *[somebody] { $player }は「{ $card }」を次のイベントにしました。
        }
       *[other] { $reader ->
            [player] あなたは「{ $card }」をその次にしました。
           *[somebody] { $player }は「{ $card }」をその次にしました。
        }
    }
empire_vs_rebellion-log-declines = { $reader ->
        [player] あなたは行わないことにしました。
       *[somebody] { $player }は行わないことにしました。
    }
empire_vs_rebellion-log-balance = { $reader ->
        [player] バランス・トークンはあなたの側になりました。
       *[somebody] バランス・トークンは{ $player }の側になりました。
    }
empire_vs_rebellion-log-total = { $reader ->
        [player] あなたの総リソース値は{ $number }です。
       *[somebody] { $player }の総リソース値は{ $number }です。
    }
empire_vs_rebellion-log-wins = { $reader ->
        [player] 勝利ポイント{ $number }で、あなたの勝利です！
       *[somebody] 勝利ポイント{ $number }で、{ $player }の勝利です。
    }
empire_vs_rebellion-log-draw = { $number }ラウンドが終わり、ゲームは引き分けです。
