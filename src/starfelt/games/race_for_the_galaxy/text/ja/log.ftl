## 記録

race_for_the_galaxy-log-starts = { $reader ->
        [player] あなたの初期ワールドは{ $card }（{ $number }番）です。
       *[somebody] { $player }の初期ワールドは{ $card }（{ $number }番）です。
    }
race_for_the_galaxy-log-round = 第{ $number }ラウンドです。
race_for_the_galaxy-log-chooses = { $reader ->
        [player] あなたは{ $action }を選びました。
       *[somebody] { $player }は{ $action }を選びました。
    }
race_for_the_galaxy-log-phase = { $phase ->
        [explore] 第Ⅰフェイズ：{ race_for_the_galaxy-phase-explore }
        [develop] 第Ⅱフェイズ：{ race_for_the_galaxy-phase-develop }
        [settle] 第Ⅲフェイズ：{ race_for_the_galaxy-phase-settle }
        [consume] 第Ⅳフェイズ：{ race_for_the_galaxy-phase-consume }
       *[produce] 第Ⅴフェイズ：{ race_for_the_galaxy-phase-produce }
    }
race_for_the_galaxy-log-draws = { $reader ->
        [player] あなたは{ $card }を引きました。
       *[somebody] { $player }は{ $card }を引きました。
    }
race_for_the_galaxy-log-draws-hidden = { $player }はカードを1枚引きました。
race_for_the_galaxy-log-cannot_draw = { $reader ->
        [player] デッキにも捨て札にも、あなたが引けるカードがありません。
       *[somebody] デッキにも捨て札にも、{ $player }が引けるカードがありません。
    }
race_for_the_galaxy-log-shuffles = デッキが空になったので、捨て札{ $number }枚をシャッフルして新しいデッキにしました。
race_for_the_galaxy-log-keeps = { $reader ->
        [player] あなたは{ $card }を残しました。
       *[somebody] { $player }は{ $card }を残しました。
    }
race_for_the_galaxy-log-keeps-hidden = { $player }はカードを1枚残しました。
race_for_the_galaxy-log-discards = { $reader ->
        [player] あなたは{ $card }を捨てました。
       *[somebody] { $player }は{ $card }を捨てました。
    }
race_for_the_galaxy-log-discards-hidden = { $player }はカードを1枚捨てました。
race_for_the_galaxy-log-pays = { $reader ->
        [player] あなたは{ $card }で払いました。
       *[somebody] { $player }は{ $card }で払いました。
    }
race_for_the_galaxy-log-pays-hidden = { $player }はカードを1枚払いました。
race_for_the_galaxy-log-arms = { $reader ->
        [player] あなたは{ $card }を捨てて軍事力1を得ました。
       *[somebody] { $player }は{ $card }を捨てて軍事力1を得ました。
    }
race_for_the_galaxy-log-arms-hidden = { $player }はカードを1枚捨てて軍事力1を得ました。
race_for_the_galaxy-log-places = { $reader ->
        [player] あなたは{ $card }を配置しました（{ $number }枚目）。
       *[somebody] { $player }は{ $card }を配置しました（{ $number }枚目）。
    }
race_for_the_galaxy-log-passes = { $number ->
        [0] { $reader ->
            [player] あなたは何も配置しませんでした。
           *[somebody] { $player }は何も配置しませんでした。
        }
        [2] { $reader ->
            [player] あなたは何も賭けませんでした。
           *[somebody] { $player }は何も賭けませんでした。
        }
       *[other] { $reader ->
            [player] あなたはそれ以上ワールドを配置しませんでした。
           *[somebody] { $player }はそれ以上ワールドを配置しませんでした。
        }
    }
race_for_the_galaxy-log-good = { $card }に製品が置かれました。
race_for_the_galaxy-log-gains = { $reader ->
        [player] あなたは{ $number }VPを得ました。
       *[somebody] { $player }は{ $number }VPを得ました。
    }
race_for_the_galaxy-log-uses = { $reader ->
        [player] あなたは{ $card }を使いました。
       *[somebody] { $player }は{ $card }を使いました。
    }
race_for_the_galaxy-log-spends = { $reader ->
        [player] あなたは配置済みの{ $card }を捨てました。
       *[somebody] { $player }は配置済みの{ $card }を捨てました。
    }
race_for_the_galaxy-log-conquers = { $reader ->
        [player] あなたは{ $card }（防御力{ $number }）を征服しました。
       *[somebody] { $player }は{ $card }（防御力{ $number }）を征服しました。
    }
race_for_the_galaxy-log-sells = { $reader ->
        [player] あなたは{ $card }の製品をカード{ $number }枚で売りました。
       *[somebody] { $player }は{ $card }の製品をカード{ $number }枚で売りました。
    }
race_for_the_galaxy-log-consumes = { $reader ->
        [player] あなたは{ $card }の製品を消費しました。
       *[somebody] { $player }は{ $card }の製品を消費しました。
    }
race_for_the_galaxy-log-declines = { $reader ->
        [player] あなたは{ $card }を見送りました。
       *[somebody] { $player }は{ $card }を見送りました。
    }
race_for_the_galaxy-log-names = { $reader ->
        [player] あなたは{ $number }を宣言しました。
       *[somebody] { $player }は{ $number }を宣言しました。
    }
race_for_the_galaxy-log-wins_card = { $number ->
        [0] { $reader ->
            [player] あなたは{ $card }を手札に加えました。
           *[somebody] { $player }は{ $card }を手札に加えました。
        }
       *[other] { $reader ->
            [player] 次のカードは{ $card }で、数は{ $number }です。あなたが手札に加えました。
           *[somebody] 次のカードは{ $card }で、数は{ $number }です。{ $player }が手札に加えました。
        }
    }
race_for_the_galaxy-log-flips = { $number ->
        [0] { $card }がめくられました。
       *[other] 次のカードは{ $card }で、数は{ $number }ではありません。捨て札になりました。
    }
race_for_the_galaxy-log-produces = { $reader ->
        [player] あなたの{ $card }が製品を生産しました。
       *[somebody] { $player }の{ $card }が製品を生産しました。
    }
race_for_the_galaxy-log-claims = { $reader ->
        [player] あなたはゴール「{ $goal }」を獲得しました。
       *[somebody] { $player }はゴール「{ $goal }」を獲得しました。
    }
race_for_the_galaxy-log-loses = { $reader ->
        [player] あなたはゴール「{ $goal }」を失いました。
       *[somebody] { $player }はゴール「{ $goal }」を失いました。
    }
race_for_the_galaxy-log-ends = { $ending ->
        [pool] 場のVPチップがなくなり、ゲームが終わりました。
        [tableau] 配置済みのカードが上限に達し、ゲームが終わりました。
        [prestige] 威信が終了の点数に達し、ゲームが終わりました。
       *[cap] 最後のラウンドが終わり、ゲームが終わりました。
    }
race_for_the_galaxy-log-offers = { $reader ->
        [player] あなたは初期ワールドの候補として{ $card }を受け取りました。
       *[somebody] { $player }は初期ワールドの候補として{ $card }を受け取りました。
    }
race_for_the_galaxy-log-offers-hidden = { $player }は初期ワールドの候補を受け取りました。
race_for_the_galaxy-log-rejects = { $reader ->
        [player] あなたは初期ワールドの{ $card }を捨てました。
       *[somebody] { $player }は初期ワールドの{ $card }を捨てました。
    }
race_for_the_galaxy-log-rejects-hidden = { $player }はもう1枚の初期ワールドを捨てました。
race_for_the_galaxy-log-boosts = { $reader ->
        [player] あなたは威信／探索カードと{ $action }を選びました。
       *[somebody] { $player }は威信／探索カードと{ $action }を選びました。
    }
race_for_the_galaxy-log-prestige = { $reader ->
        [player] あなたは威信を{ $number }点得ました（{ $card }）。
       *[somebody] { $player }は威信を{ $number }点得ました（{ $card }）。
    }
race_for_the_galaxy-log-pays_prestige = { $by ->
        [card] { $reader ->
            [player] あなたは威信を1点払いました（{ $card }）。
           *[somebody] { $player }は威信を1点払いました（{ $card }）。
        }
       *[boost] { $reader ->
            [player] あなたは威信ボーナスのために威信を1点払いました。
           *[somebody] { $player }は威信ボーナスのために威信を1点払いました。
        }
    }
race_for_the_galaxy-log-leaders = { $leading ->
        [0] 威信を持つプレイヤーがいなくなり、威信リーダーはいません。
        [1] 威信が最も多い{ $leaders }が威信リーダーになりました。
       *[other] { $leaders }が最多の威信で並び、ともに威信リーダーになりました。
    }
race_for_the_galaxy-log-looks_for = { $reader ->
        [player] あなたは「{ $category }」を探索します。
       *[somebody] { $player }は「{ $category }」を探索します。
    }
race_for_the_galaxy-log-replaces = { $reader ->
        [player] あなたは{ $card }を取り替えました。
       *[somebody] { $player }は{ $card }を取り替えました。
    }
race_for_the_galaxy-log-declares = { $reader ->
        [player] あなたは{ $power }で、{ $other }の{ $card }の占領を宣言しました。
        [other] { $player }は{ $power }で、あなたの{ $card }の占領を宣言しました。
       *[somebody] { $player }は{ $power }で、{ $other }の{ $card }の占領を宣言しました。
    }
race_for_the_galaxy-log-prevents = { $reader ->
        [player] あなたは{ $other }による{ $card }の占領を阻止しました。
        [other] { $player }はあなたによる{ $card }の占領を阻止しました。
       *[somebody] { $player }は{ $other }による{ $card }の占領を阻止しました。
    }
race_for_the_galaxy-log-fails = { $reader ->
        [player] あなたは{ $other }の{ $card }の占領に失敗しました。
        [other] { $player }はあなたの{ $card }の占領に失敗しました。
       *[somebody] { $player }は{ $other }の{ $card }の占領に失敗しました。
    }
race_for_the_galaxy-log-takes_over = { $reader ->
        [player] あなたは{ $other }の{ $card }を占領しました。
        [other] { $player }はあなたの{ $card }を占領しました。
       *[somebody] { $player }は{ $other }の{ $card }を占領しました。
    }
race_for_the_galaxy-log-destroys = { $reader ->
        [player] あなたは{ $other }の{ $card }を破壊しました。
        [other] { $player }はあなたの{ $card }を破壊しました。
       *[somebody] { $player }は{ $other }の{ $card }を破壊しました。
    }
race_for_the_galaxy-log-saves = { $reader ->
        [player] あなたは{ $card }を{ race_for_the_galaxy-card-galactic_scavengers }の下に置きました。
       *[somebody] { $player }は{ $card }を{ race_for_the_galaxy-card-galactic_scavengers }の下に置きました。
    }
race_for_the_galaxy-log-saves-hidden = { $player }は{ race_for_the_galaxy-card-galactic_scavengers }の下にカードを1枚置きました。
race_for_the_galaxy-log-takes_saved = { $reader ->
        [player] あなたは{ race_for_the_galaxy-card-galactic_scavengers }の下の{ $card }を手札に加えました。
       *[somebody] { $player }は{ race_for_the_galaxy-card-galactic_scavengers }の下の{ $card }を手札に加えました。
    }
race_for_the_galaxy-log-takes_saved-hidden = { $player }は{ race_for_the_galaxy-card-galactic_scavengers }の下のカードを1枚手札に加えました。
race_for_the_galaxy-log-looks_at_saved = { $reader ->
        [player] { $other }の{ race_for_the_galaxy-card-galactic_scavengers }の下にあった{ $card }は、あなたのものになりました。
        [other] あなたの{ race_for_the_galaxy-card-galactic_scavengers }の下にあった{ $card }は、{ $player }のものになりました。
       *[somebody] { $other }の{ race_for_the_galaxy-card-galactic_scavengers }の下にあった{ $card }は、{ $player }のものになりました。
    }
race_for_the_galaxy-log-looks_at_saved-hidden = { $other }の{ race_for_the_galaxy-card-galactic_scavengers }の下にあったカードを、{ $player }が見ました。
race_for_the_galaxy-log-salvages = { $reader ->
        [player] あなたは{ $other }が捨てた{ $card }を手札に加えました。
        [other] { $player }はあなたが捨てた{ $card }を手札に加えました。
       *[somebody] { $player }は{ $other }が捨てた{ $card }を手札に加えました。
    }
race_for_the_galaxy-log-salvages-hidden = { $player }は{ $other }が捨てたカードを1枚手札に加えました。
race_for_the_galaxy-log-stakes = { $reader ->
        [player] あなたは{ $card }を賭け、カードを{ $number }枚めくります。
       *[somebody] { $player }は{ $card }を賭け、カードを{ $number }枚めくります。
    }
race_for_the_galaxy-log-loses_stake = { $reader ->
        [player] より大きいカードはなく、あなたは{ $card }を失いました。
       *[somebody] より大きいカードはなく、{ $player }は{ $card }を失いました。
    }
race_for_the_galaxy-log-as_kind = { $kind ->
        [novelty] 製品の種類は{ race_for_the_galaxy-kind-novelty }です。
        [rare] 製品の種類は{ race_for_the_galaxy-kind-rare }です。
        [genes] 製品の種類は{ race_for_the_galaxy-kind-genes }です。
       *[alien] 製品の種類は{ race_for_the_galaxy-kind-alien }です。
    }
