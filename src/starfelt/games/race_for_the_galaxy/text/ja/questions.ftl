## 質問（答える人に）

race_for_the_galaxy-ask-discard_at_start = { $picked ->
        [0] 最初の手札から{ $left }枚捨てます。どれにしますか？
       *[other] 最初の手札から、あと{ $left }枚捨てます。
    }
race_for_the_galaxy-ask-choose_action = このラウンドに何を選びますか？
race_for_the_galaxy-ask-keep_drawn = { $picked ->
        [0] 探査：引いたカードから{ $left }枚残します。どれにしますか？
       *[other] 探査：あと{ $left }枚残します。
    }
race_for_the_galaxy-ask-place_development = 開発：どのデベロップを配置しますか？
race_for_the_galaxy-ask-pay_development = { $picked ->
        [0] デベロップのコストを{ $left }枚払います。どれにしますか？
       *[other] デベロップのコストを、あと{ $left }枚払います。
    }
race_for_the_galaxy-ask-place_world = 移住：どのワールドを配置しますか？
race_for_the_galaxy-ask-how_to_settle = どのようにワールドに移住しますか？
race_for_the_galaxy-ask-pay_world = { $picked ->
        [0] ワールドのコストを{ $left }枚払います。どれにしますか？
       *[other] ワールドのコストを、あと{ $left }枚払います。
    }
race_for_the_galaxy-ask-arm = { $picked ->
        [0] 手札を{ $left }枚まで捨てて、1枚につき軍事力1を得ます。どれにしますか？
       *[other] さらに捨てて軍事力を得ますか？（あと{ $left }枚まで）
    }
race_for_the_galaxy-ask-place_second = { race_for_the_galaxy-card-improved_logistics }：2つ目のワールドを配置しますか？
race_for_the_galaxy-ask-sell_which = { $sale ->
        [plain] どの製品を基本価格で売りますか？
       *[other] どの製品を売りますか？
    }
race_for_the_galaxy-ask-use_power = 消費：次にどのパワーを使いますか？
race_for_the_galaxy-ask-discard_for_chips = { $gives ->
        [cards] { $picked ->
            [0] { $card }：手札を{ $left }枚まで捨てて、同じ枚数のカードを引きますか？
           *[other] { $card }：さらに捨てますか？（あと{ $left }枚まで）
        }
       *[points] { $picked ->
            [0] { $card }：手札を{ $left }枚まで捨てて、1枚につき1VPを得ますか？
           *[other] { $card }：さらに捨てますか？（あと{ $left }枚まで）
        }
    }
race_for_the_galaxy-ask-consume_good = { $picked ->
        [0] { $card }：どの製品を消費しますか？（{ $left }つ）
       *[other] { $card }：次にどの製品を消費しますか？（あと{ $left }つ）
    }
race_for_the_galaxy-ask-name_number = { race_for_the_galaxy-card-gambling_world }：1～{ $highest }のどの数を宣言しますか？
race_for_the_galaxy-ask-which_windfall = { $kind ->
        [any] 生産：どの特産ワールドに製品を置きますか？
       *[other] 生産：どの{ $goods }の特産ワールドに製品を置きますか？
    }
race_for_the_galaxy-ask-use_next = 生産：次にどのパワーを使いますか？
race_for_the_galaxy-ask-pay_to_produce = { $card }：手札を1枚捨てて、製品を生産しますか？
race_for_the_galaxy-ask-discard_to_limit = { $picked ->
        [0] 手札が多すぎます。{ $left }枚捨ててください。どれにしますか？
       *[other] 手札が多すぎます。あと{ $left }枚捨ててください。
    }
race_for_the_galaxy-ask-choose_start = どちらの初期ワールドで始めますか？
race_for_the_galaxy-ask-save_at_start = { race_for_the_galaxy-card-galactic_scavengers }：手札のどのカードを下に置きますか？
race_for_the_galaxy-ask-name_category = 探索：何を探しますか？
race_for_the_galaxy-ask-take_found = { $declined ->
        [yes] 探索：また見つかりました（{ $category }）。手札に加えますか？
       *[no] 探索：見つかりました（{ $category }）。これを取りますか、次に出るものを取りますか？
    }
race_for_the_galaxy-ask-discard_for_prestige = { $card }：手札を1枚捨てて、威信を1点得ますか？
race_for_the_galaxy-ask-discard_mixed = { $picked ->
        [0] 探査：引いたカードと手札の中から{ $left }枚捨てます。どれにしますか？
       *[other] 探査：あと{ $left }枚捨てます。
    }
race_for_the_galaxy-ask-discard_before_develop = { $picked ->
        [0] 開発：引いた後で、手札を{ $left }枚捨てます。どれにしますか？
       *[other] 開発：あと{ $left }枚捨てます。
    }
race_for_the_galaxy-ask-how_to_develop = デベロップのコストをどのように払いますか？
race_for_the_galaxy-ask-spend_good = どの{ $goods }の製品を捨てますか？
race_for_the_galaxy-ask-save_paid = { race_for_the_galaxy-card-galactic_scavengers }：払ったカードのうち、どれを下に置きますか？
race_for_the_galaxy-ask-discard_after_settle = { $picked ->
        [0] 移住：引いた後で、手札を{ $left }枚捨てます。どれにしますか？
       *[other] 移住：あと{ $left }枚捨てます。
    }
race_for_the_galaxy-ask-use_to_settle = 移住：どのパワーでさらにワールドを配置しますか？
race_for_the_galaxy-ask-place_by_sneak = { race_for_the_galaxy-card-rebel_sneak_attack }：これを捨てて、さらにワールドを征服しますか？
race_for_the_galaxy-ask-replace_world = { race_for_the_galaxy-card-terraforming_engineers }：自分のワールドをより良いものと取り替えますか？
race_for_the_galaxy-ask-place_better = { $card }の代わりにどのワールドを置きますか？
race_for_the_galaxy-ask-declare_takeover = 移住：他のプレイヤーのワールドの占領を宣言しますか？
race_for_the_galaxy-ask-takeover_by = どのパワーで{ $card }を占領しますか？
race_for_the_galaxy-ask-reinforce_attack = あなたの占領：パワーを使って軍事力を増やしますか？
race_for_the_galaxy-ask-prevent_takeover = { race_for_the_galaxy-card-pan_galactic_security_council }：威信を1点払って、占領を阻止しますか？
race_for_the_galaxy-ask-defend = あなたのワールドが占領されそうです。パワーを使って軍事力を増やしますか？
race_for_the_galaxy-ask-sell_as_kind = { $sale ->
        [plain] { race_for_the_galaxy-card-alien_oort_cloud_refinery }の製品を基本価格で売ります。どの種類にしますか？
       *[other] { race_for_the_galaxy-card-alien_oort_cloud_refinery }の製品を売ります。どの種類にしますか？
    }
race_for_the_galaxy-ask-discard_set = { $picked ->
        [0] { $card }：手札を{ $left }枚捨てて、威信を1点得ますか？
       *[other] { $card }：あと{ $left }枚捨てます。
    }
race_for_the_galaxy-ask-cash_in = { $picked ->
        [0] 威信ボーナス：手札を{ $left }枚まで捨てて、1枚につき1VPを得ますか？
       *[other] 威信ボーナス：さらに捨てますか？（あと{ $left }枚まで）
    }
race_for_the_galaxy-ask-ante = { race_for_the_galaxy-card-new_gambling_world }：手札のどのカードを賭けますか？
race_for_the_galaxy-ask-keep_prize = 賭けに勝ちました！めくったカードのうち、どれを手札に加えますか？
race_for_the_galaxy-ask-produce_as_kind = { race_for_the_galaxy-card-alien_oort_cloud_refinery }が製品を生産しました。どの種類にしますか？

## 質問（待っている人に）

race_for_the_galaxy-wait-discard_at_start = { $player }が、最初の手札から捨てる{ $left }枚を選んでいます。
race_for_the_galaxy-wait-choose_action = { $player }が、このラウンドのアクションを選んでいます。
race_for_the_galaxy-wait-keep_drawn = { $player }が、残すカード{ $left }枚を選んでいます。
race_for_the_galaxy-wait-place_development = { $player }が、配置するデベロップを選んでいます。
race_for_the_galaxy-wait-pay_development = { $player }が、デベロップのコスト{ $left }枚を選んでいます。
race_for_the_galaxy-wait-place_world = { $player }が、配置するワールドを選んでいます。
race_for_the_galaxy-wait-how_to_settle = { $player }が、ワールドに移住する方法を選んでいます。
race_for_the_galaxy-wait-pay_world = { $player }が、ワールドのコスト{ $left }枚を選んでいます。
race_for_the_galaxy-wait-arm = { $player }が、軍事力のために捨てるカードを選んでいます（{ $left }枚まで）。
race_for_the_galaxy-wait-place_second = { $player }が、2つ目のワールドを選んでいます。
race_for_the_galaxy-wait-sell_which = { $sale ->
        [plain] { $player }が、基本価格で売る製品を選んでいます。
       *[other] { $player }が、売る製品を選んでいます。
    }
race_for_the_galaxy-wait-use_power = { $player }が、使う消費のパワーを選んでいます。
race_for_the_galaxy-wait-discard_for_chips = { $gives ->
        [cards] { $player }が、カードを引くために手札を捨てるか考えています（{ $card }、{ $left }枚まで）。
       *[points] { $player }が、VPのために手札を捨てるか考えています（{ $card }、{ $left }枚まで）。
    }
race_for_the_galaxy-wait-consume_good = { $player }が、消費する製品を選んでいます（{ $card }）。
race_for_the_galaxy-wait-name_number = { $player }が、宣言する数を考えています（{ race_for_the_galaxy-card-gambling_world }）。
race_for_the_galaxy-wait-which_windfall = { $kind ->
        [any] { $player }が、製品を置く特産ワールドを選んでいます。
       *[other] { $player }が、製品を置く{ $goods }の特産ワールドを選んでいます。
    }
race_for_the_galaxy-wait-use_next = { $player }が、使う生産のパワーを選んでいます。
race_for_the_galaxy-wait-pay_to_produce = { $player }が、手札を捨てて製品を生産するか考えています（{ $card }）。
race_for_the_galaxy-wait-discard_to_limit = { $player }が、多すぎる手札から捨てる{ $left }枚を選んでいます。
race_for_the_galaxy-wait-choose_start = { $player }が、初期ワールドを選んでいます。
race_for_the_galaxy-wait-save_at_start = { $player }が、{ race_for_the_galaxy-card-galactic_scavengers }の下に置くカードを選んでいます。
race_for_the_galaxy-wait-name_category = { $player }が、何を探索するか選んでいます。
race_for_the_galaxy-wait-take_found = { $declined ->
        [yes] { $player }が、また見つけたカード（{ $category }）を取るか考えています。
       *[no] { $player }が、見つけたカード（{ $category }）を取るか考えています。
    }
race_for_the_galaxy-wait-discard_for_prestige = { $player }が、威信のために手札を捨てるか考えています（{ $card }）。
race_for_the_galaxy-wait-discard_mixed = { $player }が、探査で捨てるカード{ $left }枚を選んでいます。
race_for_the_galaxy-wait-discard_before_develop = { $player }が、開発の前に捨てるカード{ $left }枚を選んでいます。
race_for_the_galaxy-wait-how_to_develop = { $player }が、デベロップのコストの払い方を選んでいます。
race_for_the_galaxy-wait-spend_good = { $player }が、捨てる{ $goods }の製品を選んでいます。
race_for_the_galaxy-wait-save_paid = { $player }が、払ったカードから{ race_for_the_galaxy-card-galactic_scavengers }の下に置くものを選んでいます。
race_for_the_galaxy-wait-discard_after_settle = { $player }が、移住の後に捨てるカード{ $left }枚を選んでいます。
race_for_the_galaxy-wait-use_to_settle = { $player }が、さらにワールドを配置するパワーを選んでいます。
race_for_the_galaxy-wait-place_by_sneak = { $player }が、さらに征服するワールドを選んでいます（{ race_for_the_galaxy-card-rebel_sneak_attack }）。
race_for_the_galaxy-wait-replace_world = { $player }が、取り替えるワールドを選んでいます（{ race_for_the_galaxy-card-terraforming_engineers }）。
race_for_the_galaxy-wait-declare_takeover = { $player }が、占領を宣言するか考えています。
race_for_the_galaxy-wait-takeover_by = { $player }が、{ $card }を占領するパワーを選んでいます。
race_for_the_galaxy-wait-reinforce_attack = { $player }が、占領のために軍事力を増やすか考えています。
race_for_the_galaxy-wait-prevent_takeover = { $player }が、占領を阻止するか考えています。
race_for_the_galaxy-wait-defend = { $player }が、占領を防ぐために軍事力を増やすか考えています。
race_for_the_galaxy-wait-sell_as_kind = { $sale ->
        [plain] { $player }が、基本価格で売る製品の種類を選んでいます。
       *[other] { $player }が、売る製品の種類を選んでいます。
    }
race_for_the_galaxy-wait-discard_set = { $player }が、威信のために手札{ $left }枚を捨てるか考えています（{ $card }）。
race_for_the_galaxy-wait-cash_in = { $player }が、VPのために手札を捨てるか考えています（威信ボーナス、{ $left }枚まで）。
race_for_the_galaxy-wait-ante = { $player }が、賭けるカードを選んでいます（{ race_for_the_galaxy-card-new_gambling_world }）。
race_for_the_galaxy-wait-keep_prize = { $player }が、賭けに勝って取るカードを選んでいます。
race_for_the_galaxy-wait-produce_as_kind = { $player }が、生産した製品の種類を選んでいます。

## 選択肢（$sightは、盤面が見えているかどうか。見えていれば、数は実際のもの）

race_for_the_galaxy-do-none-place_development = 配置しない
race_for_the_galaxy-do-none-place_world = 配置しない
race_for_the_galaxy-do-none-place_second = 2つ目は配置しない
race_for_the_galaxy-do-none-use_power = これ以上パワーを使わない
race_for_the_galaxy-do-none-use_to_settle = どれも使わない
race_for_the_galaxy-do-none-place_by_sneak = これ以上征服しない
race_for_the_galaxy-do-none-replace_world = 取り替えない
race_for_the_galaxy-do-none-declare_takeover = 占領しない
race_for_the_galaxy-do-none-prevent_takeover = 阻止しない
race_for_the_galaxy-do-done-arm = これ以上捨てない
race_for_the_galaxy-do-done-discard_for_chips = { $picked ->
        [0] 捨てない
       *[other] これ以上捨てない
    }
race_for_the_galaxy-do-done-pay_to_produce = 捨てない
race_for_the_galaxy-do-done-discard_for_prestige = 捨てない
race_for_the_galaxy-do-done-discard_set = 捨てない
race_for_the_galaxy-do-done-cash_in = { $picked ->
        [0] 捨てない
       *[other] これ以上捨てない
    }
race_for_the_galaxy-do-done-consume_good = { $picked ->
        [0] 消費しない
       *[other] これ以上消費しない
    }
race_for_the_galaxy-do-done-ante = 賭けない
race_for_the_galaxy-do-done-reinforce_attack = これ以上パワーを使わない
race_for_the_galaxy-do-done-defend = これ以上パワーを使わない
race_for_the_galaxy-do-choose = { $first }（{ $bonus }）
race_for_the_galaxy-do-choose_two = { $first }と{ $second }
race_for_the_galaxy-do-choose_two-same = { $first }を2回
race_for_the_galaxy-do-name = { $number }
race_for_the_galaxy-do-keep = { $card }を残す（{ $brief }）
race_for_the_galaxy-do-discard = { $card }を捨てる（{ $brief }）
race_for_the_galaxy-do-place-development = { $sight ->
        [no] { $card }を配置（コスト{ $cost }）
       *[yes] { $price ->
            [0] { $card }をコストなしで配置
           *[other] { $card }を{ $price }枚払って配置
        }{ $least ->
            [none] {""}
           *[other] （カードか製品を捨てれば{ $least }枚）
        }
    }
race_for_the_galaxy-do-place-world = { $sight ->
        [no] { $military ->
            [yes] { $card }を配置（防御力{ $cost }）
           *[no] { $card }を配置（コスト{ $cost }）
        }
       *[yes] { $military ->
            [yes] { $card }を配置（防御力{ $cost }、自分の軍事力{ $strength }）
           *[no] { $price ->
                [0] { $card }をコストなしで配置
               *[other] { $card }を{ $price }枚払って配置
            }{ $least ->
                [none] {""}
               *[other] （製品を捨てれば{ $least }枚）
            }{ $defence ->
                [none] {""}
               *[other] （または征服：防御力{ $defence }、自分の軍事力{ $strength }）
            }
        }
    }
race_for_the_galaxy-do-pay = { $card }で払う（{ $brief }）
race_for_the_galaxy-do-pay_cost = { $sight ->
        [no] コストを払う
       *[yes] { $price ->
            [0] { $world }をコストなしで配置
           *[other] { $world }のコストを{ $price }枚払う
        }
    }
race_for_the_galaxy-do-conquer = { $sight ->
        [no] 征服する
       *[yes] { $world }を征服する（軍事力{ $strength }、防御力{ $defence }）
    }
race_for_the_galaxy-do-pay_by = { $sight ->
        [no] { $card }を使ってコストを払う
       *[yes] { $price ->
            [0] { $card }を使って{ $world }をコストなしで配置
           *[other] { $card }を使って{ $world }のコストを{ $price }枚払う
        }
    }
race_for_the_galaxy-do-place_free = { $sight ->
        [no] { $card }を捨てて、コストなしで配置
       *[yes] { $card }を捨てて、{ $world }をコストなしで配置
    }
race_for_the_galaxy-do-arm = { $card }を捨てて軍事力1を得る（{ $brief }）
race_for_the_galaxy-do-use = { $card }を使う：{ $does }
race_for_the_galaxy-do-use-in_vain = { $card }を無駄に捨てる
race_for_the_galaxy-do-gamble = { $sight ->
        [no] { race_for_the_galaxy-card-gambling_world }で賭ける
       *[yes] { $old ->
            [yes] { race_for_the_galaxy-card-gambling_world }を使う：数を宣言してカードをめくる
           *[no] { race_for_the_galaxy-card-new_gambling_world }を使う：手札を賭けてカードをめくる
        }
    }
race_for_the_galaxy-do-sell = { $sight ->
        [no] { $card }の製品（{ $goods }）を売る
       *[yes] { $wild ->
            [yes] { $card }の製品（{ $goods }）を売り、カードを{ $price }枚まで引く
           *[no] { $card }の製品（{ $goods }）を売り、カードを{ $price }枚引く
        }
    }
race_for_the_galaxy-do-consume = { $card }の製品（{ $goods }）を消費する
race_for_the_galaxy-do-produce = { $card }に製品（{ $goods }）を生産する
race_for_the_galaxy-do-boost = { $first }と威信／探索カード（威信1点。{ $bonus }。{ $boost }）
race_for_the_galaxy-do-boost_first = 威信／探索カードと{ $first }（{ $boost }）、それに{ $second }
race_for_the_galaxy-do-boost_second = { $first }、それに威信／探索カードと{ $second }（{ $boost }）
race_for_the_galaxy-do-boost_first-same = { $first }を2回、1回目に威信／探索カード（{ $boost }）
race_for_the_galaxy-do-boost_second-same = { $first }を2回、2回目に威信／探索カード（{ $boost }）
race_for_the_galaxy-do-take = { $sight ->
        [no] 手札に加える
       *[yes] { $card }を手札に加える（{ $brief }）
    }
race_for_the_galaxy-do-decline = { $sight ->
        [no] 探索を続ける
       *[yes] { $card }を見送って探索を続ける
    }
race_for_the_galaxy-do-cash_in = 威信ボーナス：手札を2枚まで捨てて、1枚につき1VPを得る
race_for_the_galaxy-do-prevent = { $sight ->
        [no] { $number }番目の占領を阻止する
       *[yes] { $number }番目の占領を阻止する：{ $attacker }が{ $owner }の{ $world }を狙うもの
    }
race_for_the_galaxy-do-as_kind = { $sight ->
        [no] { $what }
       *[yes] { $what }：カードを{ $price }枚引く
    }
race_for_the_galaxy-do-look_for = { $what }を探す
race_for_the_galaxy-do-keep-start = { $card }で始める（{ $brief }）
race_for_the_galaxy-do-place-better = { $old }の代わりに{ $card }を置く（{ $brief }）
race_for_the_galaxy-do-place-by_sneak = { $sight ->
        [no] { $card }を征服する（{ $brief }）
       *[yes] { $card }を征服する（防御力{ $defence }、自分の軍事力{ $strength }）
    }
race_for_the_galaxy-do-conquer_by = { $sight ->
        [no] { $card }を捨てて征服する
       *[yes] { $card }を捨てて{ $world }を征服する（軍事力{ $strength }、防御力{ $defence }）
    }
race_for_the_galaxy-do-use-takeover = { $sight ->
        [no] { $card }を使う：{ $does }
       *[yes] { $card }を使う（{ $attack }対{ $defence }）：{ $does }
    }
race_for_the_galaxy-do-consume-spent = { $card }の製品（{ $goods }）を捨てる
race_for_the_galaxy-do-attack = { $sight ->
        [no] { $card }の占領を宣言する（{ $brief }）
       *[yes] { $owner }の{ $card }の占領を宣言する（{ $attack }対{ $defence }）
    }
race_for_the_galaxy-do-replace = { $card }を取り替える（{ $brief }）
race_for_the_galaxy-do-save = { $card }を{ race_for_the_galaxy-card-galactic_scavengers }の下に置く（{ $brief }）
race_for_the_galaxy-do-stake = { $card }を賭けて、カードを{ $cost }枚めくる（{ $brief }）

## 質問のもとになるルール

race_for_the_galaxy-why-discard_at_start = 全員が同時に、最初の手札から決められた枚数を伏せて捨てます。残した手札は最初のカードのコストにもなるので、早く配置できるカードと、払ってもよいカードを残しましょう。初期ワールドによっては、残す枚数が減ります。
race_for_the_galaxy-why-choose_action = このラウンドには、誰かが選んだフェイズだけが行われ、全員が参加します。アクションカードのボーナスは、選んだプレイヤーだけが得ます。全員が秘密に選び、同時に公開します。威信／探索カードはゲーム中に1回だけ使えます。威信を1点払ってアクションカードと一緒に出して威信ボーナスを得るか、単独で出して探索します。
race_for_the_galaxy-why-keep_drawn = 第Ⅰフェイズでは、全員が2枚引いて1枚残します。どちらの枚数も、アクションカードと配置済みのカードのパワーで増えます。残さなかったカードは伏せて捨てます。手札は変わりません。
race_for_the_galaxy-why-place_development = 第Ⅱフェイズでは、全員が手札のデベロップを1枚配置できます。すでに配置してあるものと同じものは配置できません。コストは他の手札で払います。全員が秘密に選び、同時に公開します。選べるのは、コストを払えるデベロップだけです。
race_for_the_galaxy-why-pay_development = デベロップのコストは、カードに書かれた数の手札です。パワーで減り、開発を選んだプレイヤーはさらに1減ります。払ったカードは伏せて捨てます。
race_for_the_galaxy-why-place_world = 第Ⅲフェイズでは、全員が手札のワールドを1つ配置できます。非軍事ワールドは手札でコストを払います。軍事ワールドは、自分の軍事力が防御力以上なら、コストなしで征服できます。選べるのは、何らかの方法で移住できるワールドだけです。
race_for_the_galaxy-why-how_to_settle = ワールドに移住する方法は、コストを払う、征服する、配置済みのカードのパワーを使う、といったものがあります。このフェイズだけの軍事力は、征服の前に使います。軍事力で支払いは減らず、支払いで軍事力は増えません。
race_for_the_galaxy-why-pay_world = 非軍事ワールドのコストは、カードに書かれた数の手札です。パワーで減ります。軍事ワールドにコストを払えるパワーもあります。払ったカードは伏せて捨てます。
race_for_the_galaxy-why-arm = 捨てたカード1枚につき、フェイズの終わりまで軍事力1を得ます。全部使わなくてもかまいませんが、配置したワールドには届くようにしなければなりません。残りは、同じフェイズの後で自分のワールドのためには使えず、占領を防ぐためにだけ使えます。
race_for_the_galaxy-why-place_second = { race_for_the_galaxy-card-improved_logistics }があれば、1つ目のワールドに移住した後、どんな方法でも2つ目のワールドを配置でき、占領を宣言することもできます。1つ目のワールドはまだ役に立ちません。移住を選んだボーナスは1回だけですが、パワーではまた引きます。
race_for_the_galaxy-why-sell_which = { $sale ->
        [plain] このパワーでは、製品を{ $price-novelty }枚（{ race_for_the_galaxy-kind-novelty }）、{ $price-rare }枚（{ race_for_the_galaxy-kind-rare }）、{ $price-genes }枚（{ race_for_the_galaxy-kind-genes }）、{ $price-alien }枚（{ race_for_the_galaxy-kind-alien }）で売ります。価格を上げるパワーは加えません。
       *[other] 製品の価格は、{ $price-novelty }枚（{ race_for_the_galaxy-kind-novelty }）、{ $price-rare }枚（{ race_for_the_galaxy-kind-rare }）、{ $price-genes }枚（{ race_for_the_galaxy-kind-genes }）、{ $price-alien }枚（{ race_for_the_galaxy-kind-alien }）に、＄のパワーを加えたものです。売れる時に製品があれば、必ず1つ売ります。
    }
race_for_the_galaxy-why-use_power = 第Ⅳフェイズでは、使えるパワーを全て1回ずつ、できる限り使わなければなりません。順番は自由です。使うかどうかを選べるのは、手札を捨てるパワーと威信を払うパワーだけです。どのパワーにも使われなかった製品は残ります。
race_for_the_galaxy-why-discard_for_chips = { $gives ->
        [cards] { $card }では、手札を捨てて、代わりにカードを引くことができます。捨てなくてもかまいません。
       *[points] { $card }では、決められた枚数まで、捨てた手札1枚につき1VPを得ます。少なく捨てても、捨てなくてもかまいません。このVPは、何を選んでいても増えません。
    }
race_for_the_galaxy-why-consume_good = { $card }は、製品があれば決められた数だけ消費します。当てはまる製品がそれより多ければ、どれにするか選びます。種類によっては、他のパワーや交易で使う方が得なこともあります。{ race_for_the_galaxy-card-alien_oort_cloud_refinery }の製品は任意の種類なので、パワーの求める種類でないことにしてもよく、{ race_for_the_galaxy-card-galactic_exchange }では残しておく製品と同じ種類にしてもかまいません。その時は消費をやめられます。
race_for_the_galaxy-why-name_number = 1～{ $highest }の数を宣言し、デッキの次のカードをめくります。コストか防御力がその数なら手札に加え、違えば捨てます。めくったカードは全員が見ます。
race_for_the_galaxy-why-which_windfall = { $kind ->
        [any] 特産ワールドは、自分からは生産しません。生産を選んだボーナスや一部のパワーで、製品のない特産ワールドに製品を置きます。
       *[other] 特産ワールドは、自分からは生産しません。このパワーで、製品のない{ $goods }の特産ワールドに製品を置きます。
    }
race_for_the_galaxy-why-use_next = 生産した製品を数えるパワーは、全ての生産の後に使うのが得です。しかし、そこで引いたカードを製品のために捨てたいこともあるので、これらのパワーの順番は自分で決めます。
race_for_the_galaxy-why-pay_to_produce = { $card }は、手札を1枚捨てなければ生産しません。捨てるカードを選ぶか、捨てずに製品をあきらめます。
race_for_the_galaxy-why-discard_to_limit = ラウンドの終わりに持てる手札は{ $limit }枚までです。{ race_for_the_galaxy-card-pan_galactic_research }か{ race_for_the_galaxy-card-black_hole_miners }があれば{ $large-limit }枚までです。多すぎる分は伏せて捨てるか、{ race_for_the_galaxy-card-retrofit_salvage_inc }の持ち主が手札に加えます。
race_for_the_galaxy-why-choose_start = 各プレイヤーには赤と青の初期ワールドが1枚ずつ配られ、秘密に1枚を選びます。もう1枚は伏せて捨てます。公開する前に、最初の手札からも決められた枚数を捨てます。順番が問題になる時は、番号の小さいプレイヤーが先です。
race_for_the_galaxy-why-save_at_start = { race_for_the_galaxy-card-galactic_scavengers }で始めるプレイヤーは、最初の手札1枚をその下に置きます。下のカードは第Ⅴフェイズに全て手札に加わるので、失うわけではありません。
race_for_the_galaxy-why-name_category = 9つのカテゴリから1つを選び、一致するカードが出るまでデッキを1枚ずつめくって全員に見せます。1枚目を見送ってもかまいませんが、その場合、2枚目は必ず取ります。他のめくったカードは捨てます。
race_for_the_galaxy-why-take_found = 最初に一致したカードは見送ってもかまいませんが、次に一致したカード（{ $category }）は必ず取ります。異星技術のワールドを探している時、{ race_for_the_galaxy-card-alien_oort_cloud_refinery }（任意の種類）を見送っても、この1回には数えません。{ $declined ->
        [yes] すでに1枚見送りました。
       *[no] {""}
    }
race_for_the_galaxy-why-discard_for_prestige = 第Ⅰフェイズのカードを引く前に、{ $card }で手札を1枚捨てて威信を1点得ることができます。捨てなくてもかまいません。
race_for_the_galaxy-why-discard_mixed = このパワーや威信ボーナスがあると、引いたカードを先に手札に加えます。捨てる枚数は同じですが、全ての中から選べます。
race_for_the_galaxy-why-discard_before_develop = このパワーでは、第Ⅱフェイズの配置の前にカードを引き、その後で手札を捨てます。引いたカードでも、元からの手札でもかまいません。
race_for_the_galaxy-why-how_to_develop = そのまま払うことも、先にコストを減らすパワーを使うこともできます。{ race_for_the_galaxy-card-r_d_crash_program }を捨てるか、{ race_for_the_galaxy-card-golden_age_of_terraforming }で{ race_for_the_galaxy-kind-rare }の製品を捨てます。コストを超えた分は無駄になります。
race_for_the_galaxy-why-spend_good = このパワーは、コストを減らすか軍事力を得るために{ $goods }の製品を使います。製品は捨てられ、他には何も得られません。
race_for_the_galaxy-why-save_paid = デベロップやワールドのために払ったカードのうち1枚を、{ race_for_the_galaxy-card-galactic_scavengers }の下に置きます。下のカードは、第Ⅴフェイズに全て手札に加わります。
race_for_the_galaxy-why-discard_after_settle = このパワーでは、ワールドを配置した後にカードを引き、その後で手札を捨てます。引いたカードでも、元からの手札でもかまいません。
race_for_the_galaxy-why-use_to_settle = さらにワールドを配置できるパワーがいくつかあります。好きな順番で1つずつ使ってもよく、使わなくてもかまいません。
race_for_the_galaxy-why-place_by_sneak = ワールドを配置した後、手札の軍事ワールドをさらに1つ征服できます。その時、{ race_for_the_galaxy-card-rebel_sneak_attack }を捨てます。コストを払って配置することはできず、占領でもありません。
race_for_the_galaxy-why-replace_world = 移住フェイズごとに1回、前からある自分の非軍事ワールドを、手札の非軍事ワールドと取り替えられます。同じ種類で、コストは同じか3まで高いものに限ります。コストは払わず、威信を1点得ます。古いワールドの上や下にあったカードは、一緒に捨てます。
race_for_the_galaxy-why-place_better = 新しいワールドは{ $card }の代わりになります。同じ種類で、コストは同じか3まで高いものです。特産ワールドなら製品を置きます。これは移住ではないので、ボーナスも他のパワーもありません。
race_for_the_galaxy-why-declare_takeover = ワールドを配置しないプレイヤーは、占領のパワーがあれば、代わりに占領を宣言できます。そのワールドに対する自分の軍事力が、持ち主の軍事力とワールドの防御力の合計以上なら成功です。全員が移住した後に判定し、それまでに持ち主は軍事力を増やせます。成功しそうにない宣言もできます。
race_for_the_galaxy-why-takeover_by = { $card }に対して使える占領のパワーがいくつかあります。カードを捨てるもの、威信を払うもの、ワールドを破壊するものがあります。
race_for_the_galaxy-why-reinforce_attack = 攻める側が軍事力を増やせるのは今だけです。守る側が増やすかどうか決めた後には、もう増やせません。増やした軍事力はフェイズの終わりまで続きます。
race_for_the_galaxy-why-prevent_takeover = 占領を判定する前に、{ race_for_the_galaxy-card-pan_galactic_security_council }の持ち主は、威信を1点払って、誰に対するものでも1つの占領を失敗させることができます。
race_for_the_galaxy-why-defend = このままでは占領が成功します。ワールドの持ち主は、このフェイズにまだ使っていない軍事力のパワーや、その残りを使うことができます。増やした軍事力は、このフェイズの後の占領に対しても数えます。
race_for_the_galaxy-why-sell_as_kind = { $sale ->
        [plain] この製品の種類は持ち主が決めます。その種類の基本価格で売り、パワーは加えません。
       *[other] この製品の種類は持ち主が決めます。その種類の価格に、当てはまるパワーを加えて売ります。
    }
race_for_the_galaxy-why-discard_set = { $card }では、手札2枚を捨てて威信を1点得ます。2枚とも捨てるか、全く捨てないかのどちらかです。
race_for_the_galaxy-why-cash_in = 威信／探索カードと一緒に選んだ「{ race_for_the_galaxy-action-consume_trade }」では、手札を2枚まで捨てて、1枚につき1VPを得ることもできます。少なく捨てても、捨てなくてもかまいません。このVPは増えません。
race_for_the_galaxy-why-ante = コストか防御力が1～{ $ante }の手札を1枚賭けることができます。その数だけカードをめくり、賭けたカードより大きいものが1枚でもあれば、めくった中から1枚を手札に加え、賭けたカードも残ります。なければ、賭けたカードを捨てます。
race_for_the_galaxy-why-keep_prize = めくったカードの中に、賭けたカードより大きいものがありました。めくったカードのうち、好きな1枚を手札に加えます。残りは捨てます。
race_for_the_galaxy-why-produce_as_kind = { race_for_the_galaxy-card-alien_oort_cloud_refinery }（任意の種類）が、種類を問わないパワーかボーナスで生産しました。生産した製品を数えるパワーのために、種類を決めます。
