## 記録

star_realms-log-turn = { $reader ->
        [player] 第{ $number }ターン：あなたのターンです。
       *[somebody] 第{ $number }ターン：{ $player }のターンです。
    }
star_realms-log-plays = { $reader ->
        [player] あなたは{ $card }をプレイしました。
       *[somebody] { $player }は{ $card }をプレイしました。
    }
star_realms-log-uses = { $reader ->
        [player] あなたは{ $card }を使用しました。
       *[somebody] { $player }は{ $card }を使用しました。
    }
star_realms-log-allies = { $reader ->
        [player] あなたは{ $card }の同盟者能力を使用しました。
       *[somebody] { $player }は{ $card }の同盟者能力を使用しました。
    }
star_realms-log-scraps = { $reader ->
        [player] あなたは{ $card }を廃棄して、廃棄能力を使用しました。
       *[somebody] { $player }は{ $card }を廃棄して、廃棄能力を使用しました。
    }
star_realms-log-gains_trade = { $reader ->
        [player] あなたは{ $card }でトレードを{ $number }得ました。
       *[somebody] { $player }は{ $card }でトレードを{ $number }得ました。
    }
star_realms-log-gains_combat = { $reader ->
        [player] あなたは{ $card }で戦闘を{ $number }得ました。
       *[somebody] { $player }は{ $card }で戦闘を{ $number }得ました。
    }
star_realms-log-gains_authority = { $reader ->
        [player] あなたは{ $card }で威信を{ $number }得ました。
       *[somebody] { $player }は{ $card }で威信を{ $number }得ました。
    }
star_realms-log-arms_top = { $reader ->
        [player] { $card }：あなたはこのターンに次に獲得する艦船を、{ $number }枚までデッキの一番上に置けます。
       *[somebody] { $card }：{ $player }はこのターンに次に獲得する艦船を、{ $number }枚までデッキの一番上に置けます。
    }
star_realms-log-copies = { $reader ->
        [player] あなたの{ star_realms-card-stealth_needle }は{ $card }のコピーになりました。
       *[somebody] { $player }の{ star_realms-card-stealth_needle }は{ $card }のコピーになりました。
    }
star_realms-log-draws = { $reader ->
        [player] あなたは{ $card }を引きました。
       *[somebody] { $player }は{ $card }を引きました。
    }
star_realms-log-draws-hidden = { $player }はカードを1枚引きました。
star_realms-log-shuffles = { $reader ->
        [player] あなたのデッキが空になったので、捨て札の山（{ $number }枚）をシャッフルして新しいデッキにしました。
       *[somebody] { $player }のデッキが空になったので、捨て札の山（{ $number }枚）をシャッフルして新しいデッキにしました。
    }
star_realms-log-cannot_draw = { $reader ->
        [player] あなたには引けるカードがもうありません。
       *[somebody] { $player }には引けるカードがもうありません。
    }
star_realms-log-discards = { $reader ->
        [player] あなたは{ $card }を捨て札しました。
       *[somebody] { $player }は{ $card }を捨て札しました。
    }
star_realms-log-owes_discard = { $reader ->
        [player] { $card }：あなたは次のターンの開始時に、カードを合計{ $number }枚捨て札しなければなりません。
       *[somebody] { $card }：{ $player }は次のターンの開始時に、カードを合計{ $number }枚捨て札しなければなりません。
    }
star_realms-log-nothing_to_discard = { $reader ->
        [player] あなたには捨て札するカードがありません。
       *[somebody] { $player }には捨て札するカードがありません。
    }
star_realms-log-scraps_from_hand = { $reader ->
        [player] あなたは手札の{ $card }を廃棄しました。
       *[somebody] { $player }は手札の{ $card }を廃棄しました。
    }
star_realms-log-scraps_from_discards = { $reader ->
        [player] あなたは捨て札の山の{ $card }を廃棄しました。
       *[somebody] { $player }は捨て札の山の{ $card }を廃棄しました。
    }
star_realms-log-scraps_from_row = { $reader ->
        [player] あなたはトレード行の{ $card }を廃棄しました。
       *[somebody] { $player }はトレード行の{ $card }を廃棄しました。
    }
star_realms-log-acquires = { $reader ->
        [player] あなたは{ $card }をトレード{ $number }で獲得しました。
       *[somebody] { $player }は{ $card }をトレード{ $number }で獲得しました。
    }
star_realms-log-acquires_to_top = { $reader ->
        [player] あなたは{ $card }をトレード{ $number }で獲得し、デッキの一番上に置きました。
       *[somebody] { $player }は{ $card }をトレード{ $number }で獲得し、デッキの一番上に置きました。
    }
star_realms-log-takes_to_top = { $reader ->
        [player] あなたは{ $card }をコストなしで獲得し、デッキの一番上に置きました。
       *[somebody] { $player }は{ $card }をコストなしで獲得し、デッキの一番上に置きました。
    }
star_realms-log-refills = { $number ->
        [0] トレード行に{ $card }が加わりました。トレード・デッキは空です。
       *[other] トレード行に{ $card }が加わりました。
    }
star_realms-log-attacks = { $reader ->
        [player] あなたは戦闘{ $number }で{ $other }を攻撃しました。
        [other] { $player }は戦闘{ $number }であなたを攻撃しました。
       *[somebody] { $player }は戦闘{ $number }で{ $other }を攻撃しました。
    }
star_realms-log-destroys = { $number ->
        [0] { $reader ->
            [player] あなたは戦闘なしで{ $card }を破壊しました。
            [other] { $player }は戦闘なしであなたの{ $card }を破壊しました。
           *[somebody] { $player }は戦闘なしで{ $other }の{ $card }を破壊しました。
        }
       *[other] { $reader ->
            [player] あなたは戦闘{ $number }で{ $card }を破壊しました。
            [other] { $player }は戦闘{ $number }であなたの{ $card }を破壊しました。
           *[somebody] { $player }は戦闘{ $number }で{ $other }の{ $card }を破壊しました。
        }
    }
star_realms-log-destroys_own = { $reader ->
        [player] あなたは自分の{ $card }を破壊しました。
       *[somebody] { $player }は自分の{ $card }を破壊しました。
    }
star_realms-log-ends_turn = { $reader ->
        [player] { $number ->
            [0] あなたはターンを終えました。
           *[other] あなたはターンを終え、艦船{ $number }枚を捨て札の山に置きました。
        }
       *[somebody] { $number ->
            [0] { $player }はターンを終えました。
           *[other] { $player }はターンを終え、艦船{ $number }枚を捨て札の山に置きました。
        }
    }
star_realms-log-wins = { $reader ->
        [player] あなたの勝利です！
       *[somebody] { $player }の勝利です。
    }
star_realms-log-draw = { $number }ターンが終わり、ゲームは引き分けです。
