star_realms-name = スター・レルムズ

## ゲームのオプション

star_realms-option-first_player = 先手：randomはランダム、1か2はその番号のプレイヤー
star_realms-option-starting_authority = 各プレイヤーが最初に持つ威信
star_realms-option-cap = 引き分けになるまでのターン数（両プレイヤーの合計）
star_realms-option-explorer_pile = 探検家の枚数：10枚、16枚、infiniteは無制限
star_realms-option-discard_timing = 対戦相手のカードで捨て札する時期：immediateは対戦相手のターン中に直ちに、start_of_victims_turnは次の自分のターンの開始時
star_realms-option-ally_condition = 同盟者能力を使える時期：at_useは同盟者がプレイ中の間だけ、stickyは一度同盟者がいればそのターンの終わりまで
star_realms-option-fleet_hq = 艦隊司令部で戦闘を得る艦船：errataは艦隊司令部のプレイ中にプレイした艦船、printed_2014は艦隊司令部をプレイした時にプレイ中だった艦船も含む
star_realms-option-needle_counts_for_blob_world = ブロブの艦船をコピーしたステルス・ニードルを、ブロブ世界でブロブのカードとして数える
star_realms-option-needle_copy_source = ステルス・ニードルがコピーできる艦船：played_this_turnはこのターンにプレイした他の艦船（その後に廃棄したものも含む）、in_playはまだプレイ中の艦船だけ
star_realms-option-destroy_own_base = 戦闘なしで基地を破壊する能力で、自分の基地も選べる

## カード名

star_realms-card-scout = スカウト
star_realms-card-viper = ヴァイパー
star_realms-card-explorer = 探検家
star_realms-card-blob_fighter = ブロブ・ファイター
star_realms-card-trade_pod = トレード・ポッド
star_realms-card-battle_pod = バトル・ポッド
star_realms-card-ram = 衝角艦
star_realms-card-blob_destroyer = ブロブ・デストロイヤー
star_realms-card-battle_blob = バトル・ブロブ
star_realms-card-blob_carrier = ブロブ・キャリアー
star_realms-card-mothership = 母艦
star_realms-card-federation_shuttle = 連邦シャトル
star_realms-card-cutter = カッター
star_realms-card-embassy_yacht = 大使館ヨット
star_realms-card-freighter = 貨物船
star_realms-card-trade_escort = 貿易護衛艦
star_realms-card-flagship = 旗艦
star_realms-card-command_ship = 指揮艦
star_realms-card-imperial_fighter = 帝国ファイター
star_realms-card-corvette = コルベット
star_realms-card-imperial_frigate = 帝国フリゲート
star_realms-card-survey_ship = 調査船
star_realms-card-battlecruiser = 巡洋戦艦
star_realms-card-dreadnaught = ドレッドノート
star_realms-card-trade_bot = トレード・ボット
star_realms-card-missile_bot = ミサイル・ボット
star_realms-card-supply_bot = 補給ボット
star_realms-card-patrol_mech = パトロール・メック
star_realms-card-stealth_needle = ステルス・ニードル
star_realms-card-battle_mech = バトル・メック
star_realms-card-missile_mech = ミサイル・メック
star_realms-card-blob_wheel = ブロブ・ホイール
star_realms-card-the_hive = 巣窟
star_realms-card-blob_world = ブロブ世界
star_realms-card-trading_post = 交易所
star_realms-card-barter_world = 物々交換世界
star_realms-card-defense_center = 防衛センター
star_realms-card-port_of_call = 寄港地
star_realms-card-central_office = 中央局
star_realms-card-space_station = 宇宙ステーション
star_realms-card-recycling_station = リサイクル・ステーション
star_realms-card-war_world = 戦争世界
star_realms-card-royal_redoubt = 王立要塞
star_realms-card-fleet_hq = 艦隊司令部
star_realms-card-battle_station = バトル・ステーション
star_realms-card-mech_world = 機械化世界
star_realms-card-junkyard = ジャンクヤード
star_realms-card-machine_base = マシン基地
star_realms-card-brain_world = 頭脳世界

star_realms-faction-unaligned = ファクションなし
star_realms-faction-blob = ブロブ
star_realms-faction-trade_federation = 貿易連邦
star_realms-faction-star_empire = 星間帝国
star_realms-faction-machine_cult = マシン教団

## カードの効果（能力ごとに1行）

star_realms-text-ship = { $faction }の艦船。コスト{ $cost }。
star_realms-text-base = { $faction }の基地。コスト{ $cost }、防御力{ $defense }。
star_realms-text-outpost = { $faction }の前哨基地。コスト{ $cost }、防御力{ $defense }。
star_realms-text-allies_all = 常時：全てのファクションのカードの同盟者となる。
star_realms-text-boosts_ships = 常時：この基地のプレイ中に艦船をプレイするたび、戦闘+1。
star_realms-text-primary = 主要能力：{ $effects }。
star_realms-text-ally = 同盟者能力（{ $faction }）：{ $effects }。
star_realms-text-scrap = 廃棄能力：{ $effects }。

# 能力の内容。-andでつないで文にする
star_realms-effect-and = { $first }。{ $second }
star_realms-effect-trade = トレード+{ $number }
star_realms-effect-combat = 戦闘+{ $number }
star_realms-effect-authority = 威信+{ $number }
star_realms-effect-draw = カードを{ $number }枚引く
star_realms-effect-next_ship_on_top = このターンに次に獲得する艦船を、デッキの一番上に置いてもよい
star_realms-effect-choose = 「{ $first }」か「{ $second }」のどちらか
star_realms-effect-opponent_discards = 対戦相手はカードを1枚捨て札する
star_realms-effect-may_scrap = 手札か捨て札の山のカードを1枚廃棄してもよい
star_realms-effect-must_scrap = 手札か捨て札の山のカードを1枚廃棄する
star_realms-effect-must_scrap_from_hand = 手札を1枚廃棄する
star_realms-effect-may_scrap_trade_row = トレード行のカードを1枚廃棄してもよい
star_realms-effect-may_destroy_base = 戦闘なしで基地を1つ破壊してもよい
star_realms-effect-draw_for_bases = プレイ中の基地が{ $bases }つ以上あれば、カードを{ $number }枚引く
star_realms-effect-draw_for_blobs = このターンにプレイしたブロブのカード1枚につき、カードを1枚引く
star_realms-effect-take_ship = どの艦船でも1枚、コストなしで獲得してデッキの一番上に置く
star_realms-effect-copy_ship = このターンにプレイした他の艦船を1つ選ぶ。この艦船はそのコピーとなり、マシン教団にも属する
star_realms-effect-discard_then_draw = 手札を{ $number }枚まで捨て札し、同じ枚数のカードを引く
star_realms-effect-scrap_then_draw = 手札と捨て札の山から合計{ $number }枚まで廃棄し、同じ枚数のカードを引く

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

## 結末

star_realms-ending-authority = { $reader ->
        [player] 対戦相手の威信がなくなりました。あなたの勝利です！
        [other] あなたの威信がなくなりました。{ $player }の勝利です。
       *[somebody] { $player }の対戦相手の威信がなくなりました。{ $player }の勝利です。
    }
star_realms-ending-cap = 勝負がつかないまま最後のターンが終わりました。引き分けです。

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

## ルールブック

star_realms-rules-00-title = # スター・レルムズ

star_realms-rules-01-overview =
    ## 概観

    2人のプレイヤーが宇宙艦隊を率いて戦います。最初のデッキは、弱い艦船が数枚あるだけです。ターンごとにカードをプレイして、次の3つを得ます。

    - トレード：トレード行の艦船や基地を獲得して、自分のデッキに加える。
    - 戦闘：対戦相手やその基地を攻撃する。
    - 威信：プレイヤーのスコア。{ $starting_authority }から始まり、対戦相手の威信を0にしたプレイヤーが勝つ。

star_realms-rules-02-setup =
    ## セットアップ

    - 各プレイヤーは、{ star_realms-card-scout }{ $scouts }枚と{ star_realms-card-viper }{ $vipers }枚、合計{ $starters }枚のデッキを持ちます。シャッフルして伏せて置き、横に捨て札の山の場所を空けておきます。
    - { star_realms-card-explorer }{ $explorers }枚を、表向きの山にして置きます。
    - { $deck }枚のトレード・デッキをシャッフルして伏せて置き、上から{ $row }枚を表向きに並べます。これがトレード行です。横に廃棄物置き場の場所を空けておきます。
    - 先手はランダムに決まり、カードを{ $first-hand }枚引きます。後手は{ $hand }枚引きます。

star_realms-rules-03-turn =
    ## ターン

    プレイヤーは交互にターンを行います。ターンには3つのフェーズがあります。

    - メイン・フェーズ：カードのプレイ、能力の使用、カードの獲得、攻撃を、好きな順番で何度でも行う。どれも義務ではない。
    - ディスカード・フェーズ：トレード・プールと戦闘プールの残りを失う。プレイ中の艦船と残りの手札を、全て捨て札の山に置く。基地は残る。
    - ドロー・フェーズ：カードを{ $hand }枚引く。そして対戦相手のターンになる。

star_realms-rules-04-playing =
    ## カードのプレイ

    カードのプレイにコストはかかりません。自分の前に表向きで置きます。カードには2つのタイプがあります。

    - 艦船：プレイすると直ちに主要能力が起動し、最後まで行われる。ターンの終わりまでプレイ中となる。
    - 基地：破壊されるか廃棄されるまで、プレイ中のまま残る。主要能力は、メイン・フェーズの好きな時に、毎ターン1回使える。プレイしたターンにも使える。

star_realms-rules-05-abilities =
    ## 能力の使用

    カードの能力には、主要能力、同盟者能力、廃棄能力の3種類があります。1枚のカードの能力は、それぞれ1ターンに1回使えます。同じカードが2枚あれば、別々に使えます。

    - 得たトレードと戦闘はトレード・プールと戦闘プールに入り、メイン・フェーズの間に使えます。威信は直ちにスコアに加わります。上限はありません。
    - 能力の内容は、書かれた順に全て行います。できない部分は飛ばして、残りを続けます。
    - 2つの効果から選ぶ能力では、使うたびにどちらか1つを選びます。
    - 艦船の主要能力は必ず起動します。その他の能力は、使わなくてもかまいません。ただし、使ったら、「してもよい」とある部分以外は必ず行います。
    - { star_realms-card-mech_world }のように、使わなくても常に働く能力を持つ基地もあります。

star_realms-rules-06-ally =
    ## 同盟者能力

    同じファクションの艦船か基地が他にプレイ中であれば、そのカードの同盟者能力を使えます。プレイした順番は関係なく、前のターンからある基地も数えます。つまり、同じファクションの2枚は互いに同盟者となり、それぞれの同盟者能力を使えます。自分自身の同盟者にはなれません。ファクションのないカードに同盟者はいません。

    同盟者能力は、メイン・フェーズの後の方で使ってもかまいません。ただし、使う時に同盟者がプレイ中でなければなりません。先に同盟者を廃棄すると、使えなくなります。

star_realms-rules-07-scrap =
    ## 廃棄

    廃棄能力を使うには、プレイ中のそのカードを廃棄物置き場に置きます。それから効果が起こります。それまでに得たものは残るので、他の能力を先に使いましょう。基地は、主要能力を使ったかどうかに関係なく、自分のどのターンにでも廃棄できます。

    手札、捨て札の山、トレード行のカードを廃棄する能力もあります。プレイ中のカードは選べません。このように廃棄したカードの廃棄能力は起動しません。

    廃棄物置き場のカードは二度と戻りません。ただし{ star_realms-card-explorer }は、どのように廃棄しても{ star_realms-card-explorer }の山に戻り、同じターンにでもまた獲得できます。

star_realms-rules-08-acquiring =
    ## カードの獲得

    トレード・プールからコストの分のトレードを払い、トレード行のカードを自分の捨て札の山に置きます。引いて手札になるまでは使えません。{ star_realms-card-explorer }は、山に残っている限り、コスト{ $explorer-cost }で獲得できます。

    トレード行の空いた所には、直ちにトレード・デッキの次のカードを置きます。そのカードを同じターンに獲得することもできます。トレード・デッキが空になったら、トレード行は減っていき、ゲームは続きます。

star_realms-rules-09-attacking =
    ## 攻撃

    戦闘は、メイン・フェーズの好きな時に、好きなように分けて使えます。

    - 基地への攻撃：防御力と同じ量の戦闘を一度に使う。基地は破壊され、持ち主の捨て札の山に置かれる。少しずつダメージを与えることはできない。
    - 対戦相手への攻撃：好きな量の戦闘を使い、対戦相手の威信をその分減らす。

    戦闘を使わず、防御力に関係なく基地を破壊する能力もあります。選べるのは対戦相手の基地だけです。

star_realms-rules-10-bases =
    ## 基地と前哨基地

    基地の中には前哨基地があります。前哨基地がプレイ中の間、そのプレイヤーと前哨基地でない基地は攻撃されません。前哨基地でない基地は、能力で破壊されることもありません。前哨基地は、どれからでも選べます。最後の前哨基地がなくなれば、直ちに他も攻撃できるようになります。

    前哨基地が守るのはそれだけです。たとえば、捨て札させる効果は防げません。

star_realms-rules-11-discards =
    ## 捨て札させる効果

    対戦相手に捨て札させるカードがあります。対戦相手は、あなたのターン中に直ちに、自分で選んだカードを捨て札します。カードは表向きで捨て札の山に置かれ、効果はありません。手札がなければ何も起こらず、後で捨て札することもありません。こうした効果がいくつかあれば、1つずつ順に行います。

star_realms-rules-12-drawing =
    ## ドローとシャッフル

    カードは1枚ずつ引きます。引く必要がある時にデッキが空なら、捨て札の山をシャッフルして新しいデッキとし、続きを引きます。たとえばドロー・フェーズにデッキが{ $left }枚なら、その{ $left }枚を引き、捨て札の山をシャッフルしてから、{ $more }枚引きます。

    デッキが空になっても、引く必要があるまではシャッフルしません。手札とプレイ中のカードはシャッフルに加えません。ただし、ディスカード・フェーズはドロー・フェーズより先なので、プレイしたばかりの艦船をまた引くこともあります。デッキも捨て札の山も空なら、それ以上は引かず、他には何も起こりません。

star_realms-rules-13-end =
    ## ゲームの終了

    威信が0以下になったプレイヤーは、ターンの途中でも直ちに敗北します。両プレイヤー合わせて{ $cap }ターンが終わっても勝負がつかなければ、引き分けです。

star_realms-rules-14-knowledge =
    ## 誰が何を知っているか

    トレード行、廃棄物置き場、プレイ中のカード、両方の捨て札の山、プール、威信、手札とデッキの枚数は、誰でも見ることができます。手札の中身とデッキの順番は秘密です。デッキの一番上に置かれたカードは、2人とも知っています。

star_realms-rules-15-cards =
    ## 特殊なカード

    - { star_realms-card-stealth_needle }：このターンにプレイした他の艦船をコピーします。その後に廃棄した艦船でもかまいません。艦船があれば必ずコピーし、なければ何も起こりません。その艦船をプレイした時の効果が直ちに起こります（{ star_realms-card-embassy_yacht }なら、基地を数え直します）。その後は、その艦船の同盟者能力と廃棄能力を1回ずつ使え、両方のファクションに属します。コピーした艦船がプレイ中なら、互いに同盟者となります。廃棄能力を使うと、{ star_realms-card-explorer }のコピーであっても、{ star_realms-card-stealth_needle }自身が廃棄物置き場に置かれます。プレイ中でなくなれば、ただの{ star_realms-card-stealth_needle }に戻ります。
    - { star_realms-card-blob_world }：このターンにそれまでにプレイしたブロブのカード（艦船と基地）を数えます。プレイしたターンにはこのカード自身も、また、廃棄したカードも数えますが、前のターンからある基地は数えません。{ star_realms-card-stealth_needle }と{ star_realms-card-mech_world }も数えません。0枚でも、カードを引く方を選べます。
    - { star_realms-card-recycling_station }：まず手札を{ $recycling_station-primary-discard_then_draw }枚まで（0枚でもよい）全て捨て札し、それから同じ枚数を引きます。デッキが足りなければ、今捨て札したカードもシャッフルに加わります。
    - { star_realms-card-brain_world }：手札と捨て札の山から、好きな組み合わせで合計{ $brain_world-primary-scrap_then_draw }枚まで（0枚でもよい）選んで廃棄し、ちょうど同じ枚数を引きます。
    - { star_realms-card-machine_base }：カードを引いたら、必ず手札を1枚廃棄します。今引いたカードでもかまいません。引けるカードがなくても、手札は廃棄します。
    - { star_realms-card-junkyard }：使ったら、カードがある限り、必ず手札か捨て札の山から1枚廃棄します。
    - { star_realms-card-trade_bot }、{ star_realms-card-missile_bot }、{ star_realms-card-supply_bot }、{ star_realms-card-battle_mech }、{ star_realms-card-patrol_mech }：手札か捨て札の山のカードを廃棄できます。この艦船自身はすでにプレイ中なので、選べません。
    - { star_realms-card-embassy_yacht }：プレイした時に一度だけ、基地が{ $embassy_yacht-primary-draw_for_bases-bases }つ以上あるか数えます。新しい基地も前からある基地も、全て数えます。
    - { star_realms-card-blob_carrier }：トレード行か{ star_realms-card-explorer }の山から、コストに関係なく艦船を1枚獲得します。基地は選べません。艦船はデッキの一番上に置きます。{ star_realms-card-freighter }の効果は消費しません。
    - { star_realms-card-freighter }、{ star_realms-card-central_office }：このターンに次に獲得する艦船（{ star_realms-card-explorer }でもよい）を、デッキの一番上に置けます。獲得する時に決め、捨て札の山に置いたら効果はなくなります。基地は数えません。効果が2つあれば艦船2枚に使え、後の艦船が上になります。デッキに置いたカードは、同じターンに引くこともできます。
    - { star_realms-card-battle_pod }、{ star_realms-card-blob_destroyer }：トレード行のカードは廃棄しなくてもかまいません。空いた所には直ちに次のカードを置きます。{ star_realms-card-blob_destroyer }の2つの効果は、別々に行うかどうかを決められます。
    - { star_realms-card-missile_mech }、{ star_realms-card-command_ship }、{ star_realms-card-battlecruiser }、{ star_realms-card-port_of_call }：基地は破壊しなくてもかまいません。{ star_realms-card-battlecruiser }と{ star_realms-card-port_of_call }では、先に必ずカードを引きます。
    - { star_realms-card-trading_post }、{ star_realms-card-barter_world }、{ star_realms-card-defense_center }、{ star_realms-card-patrol_mech }：使うたびに、効果を1つ選びます。
    - { star_realms-card-battle_station }：主要能力はなく、廃棄能力だけがあります。
    - { star_realms-card-mech_world }：プレイ中は、全てのファクションのカードの同盟者となります。マシン教団のカードで、使う能力はありません。{ star_realms-card-blob_world }ではブロブのカードに数えません。
    - { star_realms-card-fleet_hq }：プレイ中に艦船をプレイするたび、その時に戦闘を1得ます。先にプレイしてあった艦船からは得られません。{ star_realms-card-stealth_needle }も、他の艦船と同じく1得るだけです。

star_realms-rules-16-factions =
    ## ファクション

    カード名の後の数字はコスト、（）の中はトレード・デッキにある枚数です。基地では、コストの後に／と防御力が続きます。★は前哨基地です。

    ### { star_realms-faction-blob }

    少ないトレードで大きな戦闘を得ます。トレード行のカードも廃棄します。

    - 艦船：{ star_realms-card-blob_fighter } { $blob_fighter-cost }（{ $blob_fighter-copies }）、{ star_realms-card-trade_pod } { $trade_pod-cost }（{ $trade_pod-copies }）、{ star_realms-card-battle_pod } { $battle_pod-cost }（{ $battle_pod-copies }）、{ star_realms-card-ram } { $ram-cost }（{ $ram-copies }）、{ star_realms-card-blob_destroyer } { $blob_destroyer-cost }（{ $blob_destroyer-copies }）、{ star_realms-card-battle_blob } { $battle_blob-cost }（{ $battle_blob-copies }）、{ star_realms-card-blob_carrier } { $blob_carrier-cost }（{ $blob_carrier-copies }）、{ star_realms-card-mothership } { $mothership-cost }（{ $mothership-copies }）
    - 基地：{ star_realms-card-blob_wheel } { $blob_wheel-cost }／{ $blob_wheel-defense }（{ $blob_wheel-copies }）、{ star_realms-card-the_hive } { $the_hive-cost }／{ $the_hive-defense }（{ $the_hive-copies }）、{ star_realms-card-blob_world } { $blob_world-cost }／{ $blob_world-defense }（{ $blob_world-copies }）

    ### { star_realms-faction-trade_federation }

    威信とトレードを得ます。

    - 艦船：{ star_realms-card-federation_shuttle } { $federation_shuttle-cost }（{ $federation_shuttle-copies }）、{ star_realms-card-cutter } { $cutter-cost }（{ $cutter-copies }）、{ star_realms-card-embassy_yacht } { $embassy_yacht-cost }（{ $embassy_yacht-copies }）、{ star_realms-card-freighter } { $freighter-cost }（{ $freighter-copies }）、{ star_realms-card-trade_escort } { $trade_escort-cost }（{ $trade_escort-copies }）、{ star_realms-card-flagship } { $flagship-cost }（{ $flagship-copies }）、{ star_realms-card-command_ship } { $command_ship-cost }（{ $command_ship-copies }）
    - 基地：{ star_realms-card-trading_post }★ { $trading_post-cost }／{ $trading_post-defense }（{ $trading_post-copies }）、{ star_realms-card-barter_world } { $barter_world-cost }／{ $barter_world-defense }（{ $barter_world-copies }）、{ star_realms-card-defense_center }★ { $defense_center-cost }／{ $defense_center-defense }（{ $defense_center-copies }）、{ star_realms-card-port_of_call }★ { $port_of_call-cost }／{ $port_of_call-defense }（{ $port_of_call-copies }）、{ star_realms-card-central_office } { $central_office-cost }／{ $central_office-defense }（{ $central_office-copies }）

    ### { star_realms-faction-star_empire }

    カードを引き、対戦相手に捨て札させます。

    - 艦船：{ star_realms-card-imperial_fighter } { $imperial_fighter-cost }（{ $imperial_fighter-copies }）、{ star_realms-card-corvette } { $corvette-cost }（{ $corvette-copies }）、{ star_realms-card-imperial_frigate } { $imperial_frigate-cost }（{ $imperial_frigate-copies }）、{ star_realms-card-survey_ship } { $survey_ship-cost }（{ $survey_ship-copies }）、{ star_realms-card-battlecruiser } { $battlecruiser-cost }（{ $battlecruiser-copies }）、{ star_realms-card-dreadnaught } { $dreadnaught-cost }（{ $dreadnaught-copies }）
    - 基地：{ star_realms-card-space_station }★ { $space_station-cost }／{ $space_station-defense }（{ $space_station-copies }）、{ star_realms-card-recycling_station }★ { $recycling_station-cost }／{ $recycling_station-defense }（{ $recycling_station-copies }）、{ star_realms-card-war_world }★ { $war_world-cost }／{ $war_world-defense }（{ $war_world-copies }）、{ star_realms-card-royal_redoubt }★ { $royal_redoubt-cost }／{ $royal_redoubt-defense }（{ $royal_redoubt-copies }）、{ star_realms-card-fleet_hq } { $fleet_hq-cost }／{ $fleet_hq-defense }（{ $fleet_hq-copies }）

    ### { star_realms-faction-machine_cult }

    自分の弱いカードを廃棄します。前哨基地も多くあります。

    - 艦船：{ star_realms-card-trade_bot } { $trade_bot-cost }（{ $trade_bot-copies }）、{ star_realms-card-missile_bot } { $missile_bot-cost }（{ $missile_bot-copies }）、{ star_realms-card-supply_bot } { $supply_bot-cost }（{ $supply_bot-copies }）、{ star_realms-card-patrol_mech } { $patrol_mech-cost }（{ $patrol_mech-copies }）、{ star_realms-card-stealth_needle } { $stealth_needle-cost }（{ $stealth_needle-copies }）、{ star_realms-card-battle_mech } { $battle_mech-cost }（{ $battle_mech-copies }）、{ star_realms-card-missile_mech } { $missile_mech-cost }（{ $missile_mech-copies }）
    - 基地：{ star_realms-card-battle_station }★ { $battle_station-cost }／{ $battle_station-defense }（{ $battle_station-copies }）、{ star_realms-card-mech_world }★ { $mech_world-cost }／{ $mech_world-defense }（{ $mech_world-copies }）、{ star_realms-card-junkyard }★ { $junkyard-cost }／{ $junkyard-defense }（{ $junkyard-copies }）、{ star_realms-card-machine_base }★ { $machine_base-cost }／{ $machine_base-defense }（{ $machine_base-copies }）、{ star_realms-card-brain_world }★ { $brain_world-cost }／{ $brain_world-defense }（{ $brain_world-copies }）

star_realms-rules-17-options =
    ## オプション

    以上は、何も選ばない時のルールです。次のことを、ここに書かれた言葉で選べます。

    - { star_realms-option-first_player }
    - { star_realms-option-starting_authority }
    - { star_realms-option-cap }
    - { star_realms-option-explorer_pile }
    - { star_realms-option-discard_timing }
    - { star_realms-option-ally_condition }
    - { star_realms-option-fleet_hq }
    - { star_realms-option-needle_counts_for_blob_world }
    - { star_realms-option-needle_copy_source }
    - { star_realms-option-destroy_own_base }

star_realms-rules-18-tips =
    ## ヒント

    - 同じファクションのカードは互いを強くします。獲得する前に、自分のデッキに何があるか考えましょう。
    - { star_realms-card-scout }と{ star_realms-card-viper }は廃棄しましょう。デッキが小さいほど、強いカードが早く回ってきます。
    - カードを引く能力は、何を獲得するか決める前に使いましょう。同盟者能力は、同盟者を廃棄する前に使いましょう。
    - トレード行をよく見ましょう。自分より対戦相手に役立つカードもあります。

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
line-star_realms-closed-no-ally = 同盟者能力を使うには、{ $faction }のカードがもう1枚プレイ中でなければなりません。
line-star_realms-closed-used-no-ally = このターンはもう使用しました。同盟者能力を使うには、{ $faction }のカードがもう1枚プレイ中でなければなりません。
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
