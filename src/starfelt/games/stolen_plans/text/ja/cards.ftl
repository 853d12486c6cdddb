stolen_plans-name = 奪われた計画

## ゲームのオプション

stolen_plans-option-deck = ボーナスカード：baseは無し、fullは6枚全部、または使うカードを+でつないで指定
stolen_plans-option-single_jedi = ジェダイは1人だけ：「フォースの修行」をデッキに1枚だけ入れる
stolen_plans-option-single_vader = ダースベーダーは1枚だけ：2枚目の代わりにジャワ族を1枚増やす
stolen_plans-option-open_discards = 捨て札の公開：捨て札デッキの中を誰でもいつでも見られる

## カード名

stolen_plans-card-r2d2 = R2-D2
stolen_plans-card-jawa = ジャワ族
stolen_plans-card-stormtrooper = 帝国軍ストームトルーパー
stolen_plans-card-darth_vader = ダースベーダー
stolen_plans-card-blaster_light = 小型ブラスター
stolen_plans-card-blaster_heavy = 大型ブラスター
stolen_plans-card-thermal_detonator = サーマル・デトネーター
stolen_plans-card-bounty_hunter = 賞金稼ぎ（ボバ・フェット）
stolen_plans-card-crime_lord = 犯罪王（ジャバザハット）
stolen_plans-card-han_solo = ハン・ソロ
stolen_plans-card-princess_leia = レイア姫
stolen_plans-card-luke_skywalker = ルーク・スカイウォーカー
stolen_plans-card-learn_the_ways = フォースの修行
stolen_plans-card-lightsaber = ライトセイバー
stolen_plans-card-yoda_pass_left = マスターヨーダ（左渡し）
stolen_plans-card-yoda_discard_all = マスターヨーダ（全捨て）
stolen_plans-card-yoda_swap = マスターヨーダ（手の交換）
stolen_plans-card-yoda_look_take = マスターヨーダ（のぞき見）
stolen_plans-card-yoda_take_all = マスターヨーダ（総取り）
stolen_plans-card-traitor = 反乱軍への裏切り（裏切り者）
stolen_plans-card-advantage = ミレニアム・ファルコン（アドバンテージ）
stolen_plans-card-counter = 帝国軍スター・デストロイヤー（カウンター）
stolen_plans-card-search = ストームトルーパー部隊（サーチ）
stolen_plans-card-discard_all = 第二デススター（ディスカードオール）
stolen_plans-card-decoy = サレシャス・クラム（デコイ）

# それ以上のことが分からないカード
stolen_plans-card-keeper = 捨て札できないカード
stolen_plans-card-found = サーチで手に入れたカード
stolen_plans-card-anything = 不明なカード

## カードの効果

stolen_plans-text-r2d2 = ドローパイルが尽きた時に手に持っていれば勝ち。プレイも捨て札もできないが、強奪されたり、手ごと移ったりすることはある。
stolen_plans-text-jawa = アタック{ $attack }。他のプレイヤー1人を選ぶ。相手は{ $attack }からディフェンドを引いた枚数のカードを失う。
stolen_plans-text-stormtrooper = アタック{ $attack }。他のプレイヤー1人を選ぶ。相手は{ $attack }からディフェンドを引いた枚数のカードを失う。
stolen_plans-text-darth_vader = アタック{ $attack }。他のプレイヤー1人を選ぶ。相手は{ $attack }からディフェンドを引いた枚数のカードを失う。手にあれば、裏切り者での勝利にも必要になる。
stolen_plans-text-blaster_light = ディフェンド{ $defence }。アタックを受けた時だけ使える。1回のアタックに使えるディフェンドカードは{ $cards }枚まで。
stolen_plans-text-blaster_heavy = ディフェンド{ $defence }。アタックを受けた時だけ使える。1回のアタックに使えるディフェンドカードは{ $cards }枚まで。
stolen_plans-text-thermal_detonator = ディフェンド{ $defence }。アタックを受けた時だけ使える。1回のアタックに使えるディフェンドカードは{ $cards }枚まで。
stolen_plans-text-bounty_hunter = 他のプレイヤー1人から、カードをランダムに{ $number }枚強奪する。
stolen_plans-text-crime_lord = 他のプレイヤー1人から、カードをランダムに{ $number }枚強奪する。
stolen_plans-text-han_solo = 反乱軍ヒーロー。どれでも2枚を一緒にプレイすると、1人または複数のプレイヤーからカードをランダムに合計{ $number }枚強奪する。アタックを受けた時は、1枚でディフェンド{ $defence }として使える。
stolen_plans-text-princess_leia = 反乱軍ヒーロー。どれでも2枚を一緒にプレイすると、1人または複数のプレイヤーからカードをランダムに合計{ $number }枚強奪する。アタックを受けた時は、1枚でディフェンド{ $defence }として使える。
stolen_plans-text-luke_skywalker = 反乱軍ヒーロー。どれでも2枚を一緒にプレイすると、1人または複数のプレイヤーからカードをランダムに合計{ $number }枚強奪する。アタックを受けた時は、1枚でディフェンド{ $defence }として使える。
stolen_plans-text-learn_the_ways = 自分の前に表向きで置く。以後ゲーム終了までジェダイ騎士となり、ジェダイ専用カードを使える。
stolen_plans-text-lightsaber = ジェダイ専用。ディフェンド{ $defence }。アタックを受けた時だけ使える。1回のアタックに使えるディフェンドカードは{ $cards }枚まで。
stolen_plans-text-yoda_pass_left = ジェダイ専用。全員が同時に、手のカードを全て左隣のプレイヤーに渡す。
stolen_plans-text-yoda_discard_all = ジェダイ専用。他のプレイヤー1人を選ぶ。相手は手のカードを全て捨て札する。ただしR2-D2とデコイは手に残る。
stolen_plans-text-yoda_swap = ジェダイ専用。他のプレイヤー1人と、手のカードを全て交換する。
stolen_plans-text-yoda_look_take = ジェダイ専用。他のプレイヤー1人の手のカードを見て、好きなものを1枚獲る。
stolen_plans-text-yoda_take_all = ジェダイ専用。他のプレイヤー1人の手のカードを全て獲る。
stolen_plans-text-traitor = ボーナスカード。手にR2-D2とダースベーダーがあれば、その2枚を見せてプレイする。ゲームはそこで終わり、あなたの勝ち。
stolen_plans-text-advantage = ボーナスカード。自分の前に表向きで置く。カウンターで打ち消されるまで、ドローする時に1枚の代わりに2枚ドローできる。
stolen_plans-text-counter = ボーナスカード。誰かの前に置かれたアドバンテージを捨て札にする。アドバンテージがなければ何も起こらない。
stolen_plans-text-search = ボーナスカード。捨て札デッキの中を見て、好きなカードを{ $number }枚手に加える。このカード自身は選べない。
stolen_plans-text-discard_all = ボーナスカード。他のプレイヤー1人を選ぶ。相手は手のカードを全て捨て札する。ただしR2-D2とデコイは、持っていればあなたに渡す。
stolen_plans-text-decoy = ボーナスカード。R2-D2と同じく、プレイも捨て札もできない。本物を持っていると思わせるためのおとり。

## 質問（答える人に）

stolen_plans-ask-your_turn = あなたのターンです。ドローしますか、カードをプレイしますか？
stolen_plans-ask-target = { $card }：どのプレイヤーを選びますか？
stolen_plans-ask-defend = { $defence ->
        [0] { $card }のアタックを受けました（アタック値{ $attack }）。ディフェンドしますか？ カードは{ $left }枚まで使えます。
       *[other] { $card }のアタック値{ $attack }に対して、ディフェンド値は今{ $defence }です。さらにカードを使いますか？（あと{ $left }枚まで）
    }
stolen_plans-ask-lose = カードを{ $left }枚捨て札します。どれにしますか？
stolen_plans-ask-victims = { $named ->
        [0] カードをランダムに合計{ $left }枚強奪します。誰から強奪しますか？ 同じプレイヤーからでもかまいません。
       *[other] あと{ $left }枚強奪します。誰から強奪しますか？
    }
stolen_plans-ask-take = { $other }の手のカードを見ています。どれを獲りますか？
stolen_plans-ask-find = 捨て札デッキからカードを{ $left }枚手に加えます。どれにしますか？

## 質問（待っている人に）

stolen_plans-wait-your_turn = { $player }が、ドローするかプレイするか考えています。
stolen_plans-wait-target = { $player }が、{ $card }を使う相手を選んでいます。
stolen_plans-wait-defend = { $player }が、ディフェンドするか考えています（{ $card }のアタック値{ $attack }、ディフェンド値{ $defence }）。
stolen_plans-wait-lose = { $player }が、捨て札するカードを選んでいます（あと{ $left }枚）。
stolen_plans-wait-victims = { $player }が、誰から強奪するか選んでいます（あと{ $left }枚）。
stolen_plans-wait-take = { $reader ->
        [other] { $player }が、あなたの手から獲るカードを選んでいます。
       *[somebody] { $player }が、{ $other }の手から獲るカードを選んでいます。
    }
stolen_plans-wait-find = { $player }が、捨て札デッキから手に加えるカードを選んでいます（あと{ $left }枚）。

## 選択肢

stolen_plans-do-draw = カードを1枚ドロー
stolen_plans-do-draw_two = カードを2枚ドロー（アドバンテージ）
stolen_plans-do-play-attack = { $card }をプレイ：アタック{ $attack }
stolen_plans-do-play-steal = { $card }をプレイ：誰かから{ $number }枚強奪
stolen_plans-do-play-become_jedi = { $card }をプレイ：ジェダイ騎士になる
stolen_plans-do-play-pass_left = { $card }をプレイ：全員が手のカードを左隣に渡す
stolen_plans-do-play-discard_hand = { $card }をプレイ：誰かの手のカードを全て捨て札させる
stolen_plans-do-play-swap_hands = { $card }をプレイ：誰かと手のカードを全て交換
stolen_plans-do-play-look_and_take = { $card }をプレイ：誰かの手のカードを見て1枚獲る
stolen_plans-do-play-take_hand = { $card }をプレイ：誰かの手のカードを全て獲る
stolen_plans-do-play-traitor = { $card }をプレイ：R2-D2とダースベーダーを見せて勝利
stolen_plans-do-play-advantage = { $card }をプレイ：以後2枚ドローできる
stolen_plans-do-play-counter = { $card }をプレイ：場のアドバンテージを捨て札にする
stolen_plans-do-play-search_discards = { $card }をプレイ：捨て札デッキから{ $number }枚手に加える
stolen_plans-do-play-surrender_hand = { $card }をプレイ：誰かの手のカードを全て捨て札させ、R2-D2とデコイは自分がもらう
stolen_plans-do-pair = { $card }と{ $second }を一緒にプレイ：合計{ $number }枚強奪
stolen_plans-do-target = { $other }から1枚強奪
stolen_plans-do-target-attack = { $other }にアタック（アタック値{ $attack }）
stolen_plans-do-target-steal = { $other }から{ $number }枚強奪
stolen_plans-do-target-discard_hand = { $other }の手のカードを全て捨て札させる
stolen_plans-do-target-swap_hands = { $other }と手のカードを全て交換
stolen_plans-do-target-look_and_take = { $other }の手のカードを見る
stolen_plans-do-target-take_hand = { $other }の手のカードを全て獲る
stolen_plans-do-target-surrender_hand = { $other }の手のカードを全て捨て札させる
stolen_plans-do-defend = { $side ->
        [behind] { $card }を使う（ディフェンド値{ $defence }）：合計{ $total }、アタック値{ $attack }まであと{ $difference }
        [level] { $card }を使う（ディフェンド値{ $defence }）：合計{ $total }、アタック値{ $attack }と引き分け
       *[ahead] { $card }を使う（ディフェンド値{ $defence }）：合計{ $total }、アタック値{ $attack }を上回り、相手がカードを{ $difference }枚失う
    }
stolen_plans-do-done = { $total ->
        [0] ディフェンドしない：カードを{ $difference }枚失う
       *[other] { $side ->
            [behind] これ以上は使わない：カードを{ $difference }枚失う
            [level] これ以上は使わない：引き分け、誰も失わない
           *[ahead] これ以上は使わない：相手がカードを{ $difference }枚失う
        }
    }
stolen_plans-do-discard = { $card }を捨て札
stolen_plans-do-take = { $card }を獲る
stolen_plans-do-find = { $card }を手に加える

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

## 結末

stolen_plans-ending-draw_pile = { $reader ->
        [player] ドローパイルが尽きた時、R2-D2はあなたの手にありました。あなたの勝利です！
       *[somebody] ドローパイルが尽きた時、R2-D2は{ $player }の手にありました。{ $player }の勝利です。
    }
stolen_plans-ending-traitor = { $reader ->
        [player] あなたは反乱軍を裏切り、R2-D2をダースベーダーに引き渡しました。あなたの勝利です！
       *[somebody] { $player }は反乱軍を裏切り、R2-D2をダースベーダーに引き渡しました。{ $player }の勝利です。
    }

## 質問のもとになるルール

stolen_plans-why-your_turn = 自分のターンには、カードを1枚ドローするか、手からカードを1枚（反乱軍ヒーローなら2枚一緒に）プレイします。パスはできません。ドローパイルの最後の1枚が引かれた時にゲームは終わり、R2-D2を手に持っているプレイヤーが勝ちます。ディフェンドカード、R2-D2、デコイは自分のターンにはプレイできません。ジェダイ専用カードはジェダイ騎士だけが使えます。
stolen_plans-why-target = 選べるのは、手にカードがある他のプレイヤーだけです。{ $card }：{ $text }
stolen_plans-why-defend = アタックを受けたら、ディフェンドカードを{ $cards }枚まで使えます。反乱軍ヒーローも使えます。ライトセイバーはジェダイ騎士だけが使えます。アタックの方が高ければあなたが、ディフェンドの方が高ければアタックした側が、差の枚数だけカードを失います。同じなら誰も失いません。使ったカードは捨て札になりますが、失う枚数には数えません。
stolen_plans-why-lose = 負けた側は差の枚数だけカードを捨て札します。どれを捨て札するかは自分で選びます。R2-D2とデコイは決して捨て札できません。それしか残っていなければ手に残し、捨て札できないと告げます。
stolen_plans-why-victims = 反乱軍ヒーロー2枚での強奪は、1人からでも複数のプレイヤーからでもできます。最初のカードを見る前に、全ての相手を決めます。どのカードになるかはランダムです。
stolen_plans-why-take = 見た手の中から好きなカードを1枚獲ります。R2-D2でもかまいません。何を獲ったかを知るのは、あなたと相手だけです。
stolen_plans-why-find = サーチでは、捨て札デッキの好きなカードを選んで手に加えます。サーチ自身は選べません。

## ルールブック

stolen_plans-rules-00-title = # 奪われた計画

stolen_plans-rules-01-goal =
    ## 目的

    ドロイドのR2-D2が、奪われた計画を運んでいます。ドローパイルの最後の1枚が引かれた時、R2-D2を手に持っているプレイヤーが勝ちます。それまでの間、R2-D2を探し、強奪し、守り抜いてください。{ $least }～{ $most }人用です。

stolen_plans-rules-02-setup =
    ## ゲームのセットアップ

    全てのカードをシャッフルして、各プレイヤーに{ $hand }枚ずつ配ります。残りがドローパイルです。デッキは{ $base }枚、ボーナスカード6枚を全部入れると{ $full }枚です。ボーナスカードは一部だけ使ってもかまいません。最初のプレイヤーはランダムに決まり、ターンは左隣のプレイヤーへ順に移ります。

stolen_plans-rules-03-turn =
    ## 自分のターン

    次のどちらかを行います。パスはできません。

    - ドローパイルの一番上のカードを1枚ドローする。
    - 手からカードを1枚（反乱軍ヒーローなら2枚一緒に）プレイし、効果に従ってから捨て札する。

    手のカードの枚数に制限はありません。捨て札がドローパイルに戻ることはないので、ドローするたびにゲームの終わりが近づきます。

stolen_plans-rules-04-attack =
    ## アタックとディフェンド

    アタックカードの値と枚数：{ stolen_plans-card-jawa } { $jawa-attack }（{ $jawa-copies }枚）、{ stolen_plans-card-stormtrooper } { $stormtrooper-attack }（{ $stormtrooper-copies }枚）、{ stolen_plans-card-darth_vader } { $darth_vader-attack }（{ $darth_vader-copies }枚）

    ディフェンドカードの値と枚数：{ stolen_plans-card-blaster_light } { $blaster_light-defence }（{ $blaster_light-copies }枚）、{ stolen_plans-card-blaster_heavy } { $blaster_heavy-defence }（{ $blaster_heavy-copies }枚）、{ stolen_plans-card-thermal_detonator } { $thermal_detonator-defence }（{ $thermal_detonator-copies }枚）、反乱軍ヒーロー { $han_solo-defence }、ジェダイ専用の{ stolen_plans-card-lightsaber } { $lightsaber-defence }（{ $lightsaber-copies }枚）

    手にカードがあるプレイヤーを1人選んでアタックします。相手はディフェンドカードを{ $cards }枚まで使い、その値を合計します。そしてアタックと比べます。

    - アタックの方が高い：ディフェンドした側が、差の枚数だけカードを失う。
    - ディフェンドの方が高い：アタックした側が、差の枚数だけカードを失う。
    - 同じ：誰もカードを失わない。

    どのカードを捨て札するかは、失う側が選びます。戦いに使ったカードも捨て札になりますが、失う枚数には数えません。たとえば{ stolen_plans-card-jawa }のアタック{ $jawa-attack }に{ stolen_plans-card-blaster_heavy }1枚のディフェンド{ $blaster_heavy-defence }なら、ディフェンドした側が{ $example }枚失います。ディフェンドカードは自分のターンにはプレイできません。

    R2-D2は決して捨て札できません。捨て札できるカードより多く失う時は、R2-D2を手に残して、捨て札できないと告げなければなりません。つまり、どこにあるかが皆に知られてしまいます。

stolen_plans-rules-05-steal =
    ## 強奪

    { stolen_plans-card-bounty_hunter }は{ $bounty_hunter-number }枚、{ stolen_plans-card-crime_lord }は{ $crime_lord-number }枚、他のプレイヤー1人の手からカードをランダムに強奪して、自分の手に加えます。デッキにはそれぞれ{ $bounty_hunter-copies }枚と{ $crime_lord-copies }枚あります。

stolen_plans-rules-06-heroes =
    ## 反乱軍ヒーロー

    { stolen_plans-card-han_solo }、{ stolen_plans-card-princess_leia }、{ stolen_plans-card-luke_skywalker }（各{ $han_solo-copies }枚）。どれでも2枚を一緒にプレイすると、カードをランダムに合計{ $han_solo-number }枚強奪できます。1人からでも、別々のプレイヤーからでもかまいません。相手は最初のカードを見る前に全て決めます。1枚だけなら、ディフェンドカードとして使えます。

stolen_plans-rules-07-jedi =
    ## ジェダイ

    { stolen_plans-card-learn_the_ways }（{ $learn_the_ways-copies }枚）をプレイして自分の前に表向きで置くと、ゲーム終了までジェダイ騎士となります。ジェダイ騎士だけが、ジェダイ専用カードを使えます。ジェダイ専用カードは、{ stolen_plans-card-lightsaber }と5種類のマスターヨーダです。

    - 左渡し：全員が同時に、手のカードを全て左隣に渡す。
    - 全捨て：誰か1人に、手のカードを全て捨て札させる。R2-D2とデコイは残る。
    - 手の交換：誰か1人と、手のカードを全て交換する。
    - のぞき見：誰か1人の手のカードを見て、1枚獲る。
    - 総取り：誰か1人の手のカードを全て獲る。

stolen_plans-rules-08-bonus =
    ## ボーナスカード

    好みで加えるカードで、各1枚です。

    - 裏切り者：手にR2-D2とダースベーダーがあれば、それを見せてその場で勝つ。
    - アドバンテージ：自分の前に置く。ドローする時に2枚ドローできる。
    - カウンター：場のアドバンテージを捨て札にする。
    - サーチ：捨て札デッキから好きなカードを{ $search-number }枚手に加える。
    - ディスカードオール：誰か1人に、手のカードを全て捨て札させる。R2-D2とデコイは自分がもらう。
    - デコイ：プレイも捨て札もできない。R2-D2だと思わせるために使う。

stolen_plans-rules-09-knowledge =
    ## 誰が何を知っているか

    手の中身は秘密ですが、枚数は公開です。捨て札は表向きで、一番上のカードはいつでも見えます。強奪されたカードが何かは、当事者の2人だけが知っています。手を渡したり交換したりした時は、渡した人と受け取った人がその中身を知っています。

stolen_plans-rules-10-end =
    ## ゲームの終了

    ドローパイルの最後の1枚が引かれた瞬間に、ゲームは終わります。R2-D2を持っているプレイヤーがそれを公開し、勝者となります。その時R2-D2は必ず誰かの手にあるので、勝者はいつも1人です。最後の1枚がR2-D2なら、それを引いたプレイヤーが勝ちます。

stolen_plans-rules-11-tips =
    ## ヒント

    - 手のカードが少ないプレイヤーにアタックしましょう。最後の1枚を捨て札できないなら、それはおそらくR2-D2です。強奪しましょう。
    - R2-D2はたくさんのカードに紛れさせ、大きなアタックに備えてディフェンドカードを2枚残しておきましょう。
    - 最後の数ターンのために、強奪カードを1枚取っておきましょう。
    - ドローパイルの残りを数えましょう。アドバンテージがあれば、ゲームを1枚分早く終わらせることができます。

## 今は選べない理由

line-stolen_plans-closed-never-r2d2 = { stolen_plans-card-r2d2 }はプレイできません。最後に持っているプレイヤーが勝ちます。
line-stolen_plans-closed-never-decoy = デコイはプレイできません。{ stolen_plans-card-r2d2 }だと思わせるためのカードです。
line-stolen_plans-closed-traitor = 手に{ stolen_plans-card-r2d2 }と{ stolen_plans-card-darth_vader }が必要です。足りないカード：{ $cards }
line-stolen_plans-closed-one-hero = 反乱軍ヒーローは2枚一緒にプレイしますが、手には1枚しかありません。1枚ではディフェンドにだけ使えます。
line-stolen_plans-closed-jedi = ジェダイ騎士だけが使えます。
line-stolen_plans-closed-jedi-defence = ジェダイ騎士だけが、アタックを受けた時に使えます。
line-stolen_plans-closed-defence = アタックを受けた時にだけ使えます。
line-stolen_plans-closed-no-hands = 他のプレイヤーの手にはカードがありません。
line-stolen_plans-closed-search-only = 捨て札デッキからカードを取れるのは、サーチだけです。
line-stolen_plans-closed-no-way-back = 捨て札デッキのカードは戻ってきません。
line-stolen_plans-closed-no-discards = 捨て札デッキは空です。
line-stolen_plans-closed-play-first = 先に、プレイヤーを相手に選ぶカードをプレイしてください。
line-stolen_plans-closed-empty-hand = { $player }の手にはカードがありません。
line-stolen_plans-closed-no-more = { $player }には、強奪できるカードがもうありません。
line-stolen_plans-closed-order-players = 相手は決まった順番で選びます。これより後のプレイヤーをもう選びました。
line-stolen_plans-closed-no-defence = アタックに対しては使えません。
line-stolen_plans-closed-keeper = { $card }は決して捨て札できません。
line-stolen_plans-closed-search-itself = サーチ自身は選べません。
line-stolen_plans-closed-picked = もう選びました。
line-stolen_plans-closed-order = カードは決まった順番で選びます。これより後のカードをもう選びました。
line-stolen_plans-closed-first-target = 先に、相手を選んでください（{ $card }）。
line-stolen_plans-closed-first-defend = 先に、アタック{ $attack }をディフェンドするかどうかを決めてください。
line-stolen_plans-closed-first-lose = 先に捨て札しなければなりません。
line-stolen_plans-closed-first-victims = 先に、強奪する相手を選んでください。
line-stolen_plans-closed-first-take = 先に、{ $other }の手から獲るカードを選んでください。
line-stolen_plans-closed-first-find = 先に、捨て札デッキから取るカードを選んでください。
