empire_vs_rebellion-name = 帝国軍 vs. 反乱軍

## ゲームのオプション

empire_vs_rebellion-option-rebel = 反乱軍を担当するプレイヤー：random（ランダムに決める）、1か2（その番号のプレイヤー）
empire_vs_rebellion-option-tutorial = 練習用の短いゲーム：基本カードだけを使い、1つのイベントで1回だけ紛争を行う
empire_vs_rebellion-option-cap = 引き分けで終わるまでのラウンド数
empire_vs_rebellion-option-struggle_cap = 双方がパスしたものとして紛争が終わるまでのターン数（両プレイヤーの合計）

## カードの名前

empire_vs_rebellion-card-military_2 = 軍事 2
empire_vs_rebellion-card-military_3 = 軍事 3
empire_vs_rebellion-card-military_4 = 軍事 4
empire_vs_rebellion-card-military_5 = 軍事 5
empire_vs_rebellion-card-diplomacy_2 = 外交 2
empire_vs_rebellion-card-diplomacy_3 = 外交 3
empire_vs_rebellion-card-diplomacy_4 = 外交 4
empire_vs_rebellion-card-diplomacy_5 = 外交 5
empire_vs_rebellion-card-recon_2 = 偵察 2
empire_vs_rebellion-card-recon_3 = 偵察 3
empire_vs_rebellion-card-recon_4 = 偵察 4
empire_vs_rebellion-card-recon_5 = 偵察 5
empire_vs_rebellion-card-the_force_2 = フォース 2
empire_vs_rebellion-card-the_force_3 = フォース 3
empire_vs_rebellion-card-the_force_4 = フォース 4
empire_vs_rebellion-card-the_force_5 = フォース 5
empire_vs_rebellion-card-chewbacca = チューバッカ
empire_vs_rebellion-card-han_solo = ハン・ソロ
empire_vs_rebellion-card-lando_calrissian = ランド・カルリジアン
empire_vs_rebellion-card-leia_organa = レイア・オーガナ
empire_vs_rebellion-card-luke_skywalker = ルーク・スカイウォーカー
empire_vs_rebellion-card-obi_wan_kenobi = オビ＝ワン・ケノービ
empire_vs_rebellion-card-r2d2_c3po = R2-D2とC-3PO
empire_vs_rebellion-card-yoda = ヨーダ
empire_vs_rebellion-card-admiral_piett = ピエット提督
empire_vs_rebellion-card-boba_fett = ボバ・フェット
empire_vs_rebellion-card-darth_vader = ダース・ベイダー
empire_vs_rebellion-card-emperor_palpatine = パルパティン皇帝
empire_vs_rebellion-card-general_veers = ヴィアーズ将軍
empire_vs_rebellion-card-grand_moff_tarkin = ターキン総督
empire_vs_rebellion-card-ig88 = IG-88
empire_vs_rebellion-card-jabba_the_hutt = ジャバ・ザ・ハット
empire_vs_rebellion-card-bureaucracy = 官僚主義
empire_vs_rebellion-card-deception = 欺瞞
empire_vs_rebellion-card-direct_assault = 直接攻撃
empire_vs_rebellion-card-infiltration = 潜入
empire_vs_rebellion-card-support = 支援
empire_vs_rebellion-card-acquire_the_death_star_plans = デス・スター設計図の入手
empire_vs_rebellion-card-attack_on_echo_base = エコー基地襲撃
empire_vs_rebellion-card-balance_of_the_force = フォースのバランス
empire_vs_rebellion-card-battle_of_endor = エンドアの戦い
empire_vs_rebellion-card-battle_of_hoth = ホスの戦い
empire_vs_rebellion-card-battle_of_yavin = ヤヴィンの戦い
empire_vs_rebellion-card-control_of_endor = エンドアの制圧
empire_vs_rebellion-card-create_a_diversion = 陽動作戦
empire_vs_rebellion-card-destroy_the_shield_generator = シールド発生装置の破壊
empire_vs_rebellion-card-diplomatic_freedom = 外交特権
empire_vs_rebellion-card-display_of_power = 力の誇示
empire_vs_rebellion-card-duel_on_cloud_city = クラウド・シティの決闘
empire_vs_rebellion-card-escape_from_tatooine = タトゥーインから脱出
empire_vs_rebellion-card-evacuation_of_echo_base = エコー基地からの撤退
empire_vs_rebellion-card-fall_of_a_hero = 英雄の転落
empire_vs_rebellion-card-heart_of_the_empire = 帝国の中枢
empire_vs_rebellion-card-locate_the_rebel_base = 反乱軍基地の発見
empire_vs_rebellion-card-most_desperate_hour = 最大の危機
empire_vs_rebellion-card-negotiate_with_the_hutts = ハット族との交渉
empire_vs_rebellion-card-occupation_of_cloud_city = クラウド・シティの占領
empire_vs_rebellion-card-rebel_uprising = 反乱軍の蜂起
empire_vs_rebellion-card-rescue_mission_to_cloud_city = クラウド・シティ救出作戦
empire_vs_rebellion-card-securing_the_rebel_base_on_yavin_4 = ヤヴィン第4衛星の反乱軍基地確保
empire_vs_rebellion-card-ultimate_power_in_the_universe = 宇宙最強の力

empire_vs_rebellion-faction-rebel = 反乱軍
empire_vs_rebellion-faction-empire = 帝国軍

empire_vs_rebellion-kind-military = 軍事
empire_vs_rebellion-kind-diplomacy = 外交
empire_vs_rebellion-kind-recon = 偵察
empire_vs_rebellion-kind-the_force = フォース

## カードのテキスト、1行ずつ

empire_vs_rebellion-text-basic = { $kind }のカード。リソース値：準備中は{ $ready }、疲弊中は{ $exhausted }。
empire_vs_rebellion-text-character = { $faction }のキャラクター。リソース値：準備中は{ $ready }、疲弊中は{ $exhausted }。
empire_vs_rebellion-text-power = パワー：{ $power }
empire_vs_rebellion-text-strategy = 戦略カード。自分のカードの総リソース値が目標値を超えていなければ、効果がある。
empire_vs_rebellion-text-event = イベント。収容力{ $capacity }、目標値{ $objective }。勝者は勝利ポイント{ $points }と影響力{ $influence }を得る。

empire_vs_rebellion-power-discard_opposing = 対戦相手のカードを1枚捨て札する。
empire_vs_rebellion-power-discard_own = 自分のカードを1枚捨て札する。このカード自身でもよい。
empire_vs_rebellion-power-look_at_deck = どちらかのデッキの上から{ $look }枚を見て、1枚を捨て札し、残りを一番上に戻す。
empire_vs_rebellion-power-exhaust = 自分か対戦相手の準備中のカードを1枚疲弊させる。
empire_vs_rebellion-power-exhaust_some = 対戦相手のカードを{ $number }枚まで疲弊させる。
empire_vs_rebellion-power-play_from_deck = 自分のデッキから好きなカードを1枚探してプレイし、デッキをシャッフルする。
empire_vs_rebellion-power-discard_and_play = 自分のカードを好きな枚数捨て札し、デッキの上から同じ枚数をプレイする。
empire_vs_rebellion-power-play_or_add = 予備のキャラクターを1枚プレイするか、デッキに加えてシャッフルする。
empire_vs_rebellion-power-discard_on_either_side = 自分のカード1枚か、対戦相手のカード1枚、またはその両方を捨て札する。
empire_vs_rebellion-power-play_from_discards = 自分の捨て札の山のカードを1枚プレイする。
empire_vs_rebellion-power-replace_own = 選んである自分の戦略カードを捨て、別の1枚を選ぶ。
empire_vs_rebellion-power-gain_influence = 影響力を{ $number }得る。
empire_vs_rebellion-power-return_to_top = どちらかの捨て札の山のカードを1枚、持ち主のデッキの一番上に置く。
empire_vs_rebellion-power-discard_and_exhaust = 対戦相手のカードを1枚捨て札するか、どちらかの準備中のカードを1枚疲弊させる。両方行ってもよい。
empire_vs_rebellion-power-discard_exhausted = どちらかの疲弊したカードを1枚捨て札する。キャラクターなら、持ち主の予備に移す。
empire_vs_rebellion-power-replace_opposing = 対戦相手は、選んである戦略カードを捨て、別の1枚を選ぶ。
empire_vs_rebellion-power-discard_and_sweep = 自分のデッキの一番上のカードを捨て札し、それよりリソース値の低い対戦相手のカードを全て捨て札する。
empire_vs_rebellion-power-opponent_loses_influence = 対戦相手は影響力を{ $number }失う。
empire_vs_rebellion-power-search_deck = どちらかのデッキを探し、1枚を捨て札し、もう1枚を選ぶ。残りをシャッフルし、選んだカードを一番上に置く。
empire_vs_rebellion-power-look_at_top = 自分のデッキの一番上のカードを見る。その後、自分のカードを1枚捨て札してもよく、見たカードをプレイしてもよい。

empire_vs_rebellion-text-strategy-bureaucracy = 対戦相手がイベントに勝ったら、影響力を{ $number }得る。
empire_vs_rebellion-text-strategy-deception = どちらの総リソース値も目標値を超えていなければ、勝敗が逆になり、負けるはずのプレイヤーがイベントに勝つ。双方が欺瞞なら、互いに打ち消し合う。
empire_vs_rebellion-text-strategy-direct_assault = 自分の総リソース値を{ $number }増やす。
empire_vs_rebellion-text-strategy-infiltration = 次のラウンドに、対戦相手の戦略カードを選ぶ。
empire_vs_rebellion-text-strategy-support = 予備のキャラクターを1枚、デッキに加えてもよい。

empire_vs_rebellion-effect-nothing = 効果はない。
empire_vs_rebellion-effect-kind_off = このイベントの間、{ $kind }のパワーは解決できない。
empire_vs_rebellion-effect-characters_off = このイベントの間、{ $first }と{ $second }を除くキャラクターのパワーは解決できない。
empire_vs_rebellion-effect-loser_loses_influence = 敗者は影響力を{ $number }失う。
empire_vs_rebellion-effect-take_back_strategies = 勝者は、前のラウンドまでに使った戦略カードを回収する。
empire_vs_rebellion-effect-divert_loser = 敗者の次の戦略カードは、ランダムに決まる。
empire_vs_rebellion-effect-locate_loser = 次のラウンドに、敗者は先に戦略カードを選んで公開する。
empire_vs_rebellion-effect-discard_strategy = 勝者は、敗者の未使用の戦略カードを1枚選ぶ。敗者はそれを捨てる。
empire_vs_rebellion-effect-may_add_character = 勝者は、予備のキャラクターを1枚、デッキに加えてもよい。
empire_vs_rebellion-effect-loser_to_reserve = 敗者は、自分のキャラクターを1枚、密かに予備に移す。
empire_vs_rebellion-effect-winner_to_reserve = 勝者は、自分のキャラクターを1枚、密かに予備に移さなければならない。
empire_vs_rebellion-effect-reorder_events = 勝者は、次の{ $next }枚のイベントを見て、好きな順番に並べ替えてもよい。

## 質問（答える人に）

empire_vs_rebellion-ask-choose_characters = { $picked ->
        [0] デッキに入れるキャラクターを{ $number }枚選んでください。残りは予備になります。
       *[other] デッキに入れるキャラクターを{ $number }枚選んでください（選択済み{ $picked }枚）。次はどれにしますか？
    }
empire_vs_rebellion-ask-pick_strategy = どの戦略カードを選びますか？
empire_vs_rebellion-ask-pick_for_opponent = { empire_vs_rebellion-card-infiltration }：{ $other }の戦略カードをどれにしますか？
empire_vs_rebellion-ask-your_turn = あなたのターンです。何をしますか？
empire_vs_rebellion-ask-which_opposing = { empire_vs_rebellion-kind-military }：対戦相手のどのカードを捨て札しますか？
empire_vs_rebellion-ask-which_own = { empire_vs_rebellion-kind-diplomacy }：自分のどのカードを捨て札しますか？
empire_vs_rebellion-ask-which_ready = { empire_vs_rebellion-kind-the_force }：どのカードを疲弊させますか？
empire_vs_rebellion-ask-look_at_whose = { empire_vs_rebellion-kind-recon }：どちらのデッキを見ますか？
empire_vs_rebellion-ask-which_of_top = { $whose ->
        [own] { empire_vs_rebellion-kind-recon }：自分のデッキの上にあるカードです。どれを捨て札しますか？
       *[opposing] { empire_vs_rebellion-kind-recon }：{ $other }のデッキの上にあるカードです。どれを捨て札しますか？
    }
empire_vs_rebellion-ask-search_whose = { empire_vs_rebellion-card-ig88 }：どちらのデッキを探しますか？
empire_vs_rebellion-ask-which_to_discard = { $whose ->
        [own] { empire_vs_rebellion-card-ig88 }：自分のデッキのどのカードを捨て札しますか？
       *[opposing] { empire_vs_rebellion-card-ig88 }：{ $other }のデッキのどのカードを捨て札しますか？
    }
empire_vs_rebellion-ask-which_to_top = { $whose ->
        [own] { empire_vs_rebellion-card-ig88 }：自分のデッキの一番上にどのカードを置きますか？
       *[opposing] { empire_vs_rebellion-card-ig88 }：{ $other }のデッキの一番上にどのカードを置きますか？
    }
empire_vs_rebellion-ask-may_exhaust = { $left ->
        [1] { empire_vs_rebellion-card-chewbacca }：対戦相手のカードをもう1枚疲弊させますか？
       *[other] { empire_vs_rebellion-card-chewbacca }：対戦相手のカードを{ $left }枚まで疲弊させます。どれにしますか？
    }
empire_vs_rebellion-ask-which_of_deck = { empire_vs_rebellion-card-han_solo }：デッキのどのカードをプレイしますか？
empire_vs_rebellion-ask-discard_any = { $discarded ->
        [0] { empire_vs_rebellion-card-lando_calrissian }：自分のカードを好きな枚数捨て札し、同じ枚数をプレイします。どれにしますか？
       *[other] { empire_vs_rebellion-card-lando_calrissian }：さらに捨て札しますか？（今のところ{ $discarded }枚プレイします）
    }
empire_vs_rebellion-ask-which_of_reserve = { empire_vs_rebellion-card-leia_organa }：予備のどのキャラクターを使いますか？
empire_vs_rebellion-ask-one_or_both = { empire_vs_rebellion-card-luke_skywalker }：まずどのカードを捨て札しますか？
empire_vs_rebellion-ask-also_own = { empire_vs_rebellion-card-luke_skywalker }：自分のカードも1枚捨て札しますか？
empire_vs_rebellion-ask-also_opposing = 対戦相手のカードも1枚捨て札しますか？
empire_vs_rebellion-ask-which_of_discards = { empire_vs_rebellion-card-obi_wan_kenobi }：捨て札の山のどのカードをプレイしますか？
empire_vs_rebellion-ask-which_discarded = { empire_vs_rebellion-card-admiral_piett }：どの捨て札を持ち主のデッキの一番上に置きますか？
empire_vs_rebellion-ask-discard_or_exhaust = { empire_vs_rebellion-card-boba_fett }：まずどのカードを捨て札するか、疲弊させますか？
empire_vs_rebellion-ask-also_exhaust = { empire_vs_rebellion-card-boba_fett }：カードを1枚疲弊させますか？
empire_vs_rebellion-ask-which_exhausted = { empire_vs_rebellion-card-darth_vader }：どの疲弊したカードを取り除きますか？
empire_vs_rebellion-ask-look_then_discard = { empire_vs_rebellion-card-jabba_the_hutt }：デッキの一番上のカードを見ました。自分のカードを1枚捨て札しますか？
empire_vs_rebellion-ask-look_then_play = { empire_vs_rebellion-card-jabba_the_hutt }：見たカードをプレイしますか？
empire_vs_rebellion-ask-which_strategy = { empire_vs_rebellion-card-display_of_power }：{ $other }のどの戦略カードを捨てさせますか？
empire_vs_rebellion-ask-may_add = 予備のキャラクターを1枚、デッキに加えますか？
empire_vs_rebellion-ask-which_to_reserve = 自分のどのキャラクターを予備に移しますか？
empire_vs_rebellion-ask-may_look = { empire_vs_rebellion-card-balance_of_the_force }：次のイベントを見て、並べ替えますか？
empire_vs_rebellion-ask-which_next = { $placed ->
        [0] { empire_vs_rebellion-card-balance_of_the_force }：次のイベントをどれにしますか？
       *[other] { empire_vs_rebellion-card-balance_of_the_force }：その次のイベントをどれにしますか？
    }

## 質問（待っている人に）

empire_vs_rebellion-wait-choose_characters = { $player }が、キャラクターを選んでいます。
empire_vs_rebellion-wait-pick_strategy = { $player }が、戦略カードを選んでいます。
empire_vs_rebellion-wait-pick_for_opponent = { $reader ->
        [other] { $player }が、あなたの戦略カードを選んでいます（{ empire_vs_rebellion-card-infiltration }）。
       *[somebody] { $player }が、{ $other }の戦略カードを選んでいます（{ empire_vs_rebellion-card-infiltration }）。
    }
empire_vs_rebellion-wait-your_turn = { $player }のターンです。
empire_vs_rebellion-wait-which_opposing = { $reader ->
        [other] { $player }が、捨て札するあなたのカードを選んでいます（{ empire_vs_rebellion-kind-military }）。
       *[somebody] { $player }が、捨て札する{ $other }のカードを選んでいます（{ empire_vs_rebellion-kind-military }）。
    }
empire_vs_rebellion-wait-which_own = { $player }が、捨て札する自分のカードを選んでいます（{ empire_vs_rebellion-kind-diplomacy }）。
empire_vs_rebellion-wait-which_ready = { $player }が、疲弊させるカードを選んでいます（{ empire_vs_rebellion-kind-the_force }）。
empire_vs_rebellion-wait-look_at_whose = { $player }が、見るデッキを選んでいます（{ empire_vs_rebellion-kind-recon }）。
empire_vs_rebellion-wait-which_of_top = { $whose ->
        [own] { $player }が、自分のデッキの上を見ています（{ empire_vs_rebellion-kind-recon }）。
       *[opposing] { $reader ->
            [other] { $player }が、あなたのデッキの上を見ています（{ empire_vs_rebellion-kind-recon }）。
           *[somebody] { $player }が、{ $other }のデッキの上を見ています（{ empire_vs_rebellion-kind-recon }）。
        }
    }
empire_vs_rebellion-wait-search_whose = { $player }が、探すデッキを選んでいます（{ empire_vs_rebellion-card-ig88 }）。
empire_vs_rebellion-wait-which_to_discard = { $whose ->
        [own] { $player }が、自分のデッキを探しています（{ empire_vs_rebellion-card-ig88 }）。
       *[opposing] { $reader ->
            [other] { $player }が、あなたのデッキを探しています（{ empire_vs_rebellion-card-ig88 }）。
           *[somebody] { $player }が、{ $other }のデッキを探しています（{ empire_vs_rebellion-card-ig88 }）。
        }
    }
empire_vs_rebellion-wait-which_to_top = { $whose ->
        [own] { $player }が、自分のデッキの一番上に置くカードを選んでいます（{ empire_vs_rebellion-card-ig88 }）。
       *[opposing] { $reader ->
            [other] { $player }が、あなたのデッキの一番上に置くカードを選んでいます（{ empire_vs_rebellion-card-ig88 }）。
           *[somebody] { $player }が、{ $other }のデッキの一番上に置くカードを選んでいます（{ empire_vs_rebellion-card-ig88 }）。
        }
    }
empire_vs_rebellion-wait-may_exhaust = { $player }が、対戦相手のカードを疲弊させるか考えています（{ empire_vs_rebellion-card-chewbacca }）。
empire_vs_rebellion-wait-which_of_deck = { $player }が、プレイするカードをデッキから選んでいます（{ empire_vs_rebellion-card-han_solo }）。
empire_vs_rebellion-wait-discard_any = { $player }が、捨て札する自分のカードを選んでいます（{ empire_vs_rebellion-card-lando_calrissian }）。
empire_vs_rebellion-wait-which_of_reserve = { $player }が、予備のキャラクターを選んでいます（{ empire_vs_rebellion-card-leia_organa }）。
empire_vs_rebellion-wait-one_or_both = { $player }が、捨て札するカードを選んでいます（{ empire_vs_rebellion-card-luke_skywalker }）。
empire_vs_rebellion-wait-also_own = { $player }が、自分のカードも捨て札するか考えています（{ empire_vs_rebellion-card-luke_skywalker }）。
empire_vs_rebellion-wait-also_opposing = { $reader ->
        [other] { $player }が、あなたのカードも捨て札するか考えています。
       *[somebody] { $player }が、{ $other }のカードも捨て札するか考えています。
    }
empire_vs_rebellion-wait-which_of_discards = { $player }が、プレイするカードを捨て札の山から選んでいます（{ empire_vs_rebellion-card-obi_wan_kenobi }）。
empire_vs_rebellion-wait-which_discarded = { $player }が、デッキに戻す捨て札を選んでいます（{ empire_vs_rebellion-card-admiral_piett }）。
empire_vs_rebellion-wait-discard_or_exhaust = { $player }が、捨て札するか疲弊させるカードを選んでいます（{ empire_vs_rebellion-card-boba_fett }）。
empire_vs_rebellion-wait-also_exhaust = { $player }が、カードを疲弊させるか考えています（{ empire_vs_rebellion-card-boba_fett }）。
empire_vs_rebellion-wait-which_exhausted = { $player }が、取り除く疲弊したカードを選んでいます（{ empire_vs_rebellion-card-darth_vader }）。
empire_vs_rebellion-wait-look_then_discard = { $player }が、自分のデッキの一番上を見ています（{ empire_vs_rebellion-card-jabba_the_hutt }）。
empire_vs_rebellion-wait-look_then_play = { $player }が、見たカードをプレイするか考えています（{ empire_vs_rebellion-card-jabba_the_hutt }）。
empire_vs_rebellion-wait-which_strategy = { $reader ->
        [other] { $player }が、あなたに捨てさせる戦略カードを選んでいます（{ empire_vs_rebellion-card-display_of_power }）。
       *[somebody] { $player }が、{ $other }に捨てさせる戦略カードを選んでいます（{ empire_vs_rebellion-card-display_of_power }）。
    }
empire_vs_rebellion-wait-may_add = { $player }が、キャラクターをデッキに加えるか考えています。
empire_vs_rebellion-wait-which_to_reserve = { $player }が、予備に移すキャラクターを選んでいます。
empire_vs_rebellion-wait-may_look = { $player }が、次のイベントを見るか考えています（{ empire_vs_rebellion-card-balance_of_the_force }）。
empire_vs_rebellion-wait-which_next = { $player }が、次のイベントを並べ替えています（{ empire_vs_rebellion-card-balance_of_the_force }）。

## 選択肢

empire_vs_rebellion-do-pass = パス
empire_vs_rebellion-do-play = デッキの一番上のカードをプレイ
empire_vs_rebellion-do-play-look_then_play = プレイする
empire_vs_rebellion-do-own_deck = 自分のデッキ
empire_vs_rebellion-do-opposing_deck = { $other }のデッキ
empire_vs_rebellion-do-look = 次のイベントを見る
empire_vs_rebellion-do-use = { $card }を使用：{ $does }
empire_vs_rebellion-do-ready = { $card }を準備中にする（影響力1）
empire_vs_rebellion-do-discard_own = 自分の{ $card }を捨て札
empire_vs_rebellion-do-discard_opposing = { $other }の{ $card }を捨て札
empire_vs_rebellion-do-exhaust_own = 自分の{ $card }を疲弊させる
empire_vs_rebellion-do-exhaust_opposing = { $other }の{ $card }を疲弊させる
empire_vs_rebellion-do-discard_from_deck = { $card }を捨て札
empire_vs_rebellion-do-put_on_top = { $card }を一番上に置く
empire_vs_rebellion-do-play_from_deck = { $card }をプレイ
empire_vs_rebellion-do-play_from_discards = { $card }をプレイ
empire_vs_rebellion-do-play_from_reserve = { $card }をプレイ
empire_vs_rebellion-do-add = { $card }をデッキに加える
empire_vs_rebellion-do-send = { $card }
empire_vs_rebellion-do-return_own = 自分の{ $card }
empire_vs_rebellion-do-return_opposing = { $other }の{ $card }
empire_vs_rebellion-do-keep = { $card }：{ $does }
empire_vs_rebellion-do-pick = { $card }：{ $does }
empire_vs_rebellion-do-pick_for = { $card }：{ $does }
empire_vs_rebellion-do-discard_strategy = { $card }
empire_vs_rebellion-do-next_event = { $card }
empire_vs_rebellion-do-done-may_exhaust = { $left ->
        [1] これ以上は疲弊させない
       *[other] 疲弊させない
    }
empire_vs_rebellion-do-done-discard_any = { $discarded ->
        [0] 捨て札もプレイもしない
       *[other] これ以上は捨て札せず、{ $discarded }枚プレイする
    }
empire_vs_rebellion-do-done-also_own = 自分のカードは捨て札しない
empire_vs_rebellion-do-done-also_opposing = 対戦相手のカードは捨て札しない
empire_vs_rebellion-do-done-also_exhaust = 疲弊させない
empire_vs_rebellion-do-done-look_then_discard = 捨て札しない
empire_vs_rebellion-do-done-look_then_play = デッキの一番上に残す
empire_vs_rebellion-do-done-may_add = 加えない
empire_vs_rebellion-do-done-may_look = そのままにする

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

## 結末

empire_vs_rebellion-ending-points = { $reader ->
        [player] 必要な勝利ポイントに達しました。あなたの勝利です！
        [other] { $player }が必要な勝利ポイントに達しました。{ $player }の勝利です。
       *[somebody] { $player }が必要な勝利ポイントに達しました。{ $player }の勝利です。
    }
empire_vs_rebellion-ending-cap = 勝負がつかないまま最後のラウンドが終わりました。引き分けです。
empire_vs_rebellion-ending-tutorial = { $reader ->
        [player] イベントに勝ちました。チュートリアルはあなたの勝利です！
        [other] { $player }がイベントに勝ちました。チュートリアルは{ $player }の勝利です。
       *[somebody] { $player }がイベントに勝ちました。チュートリアルは{ $player }の勝利です。
    }
empire_vs_rebellion-ending-tutorial_tie = 総リソース値が同じでした。チュートリアルは引き分けです。
empire_vs_rebellion-ending-tutorial_bust = 双方とも目標値を超えました。チュートリアルは引き分けです。

## 質問のもとになるルール

empire_vs_rebellion-why-choose_characters = 各プレイヤーは、自分のキャラクターから{ $number }枚を密かに選びます。選んだキャラクターは基本カードと一緒にシャッフルしてデッキにし、残りは伏せて予備にします。リストの順に選ぶので、飛ばしたキャラクターは後から選べません。
empire_vs_rebellion-why-pick_strategy = 未使用の戦略カードを1枚選んで、伏せて置きます。紛争の後、自分のカードの総リソース値が目標値を超えていなければ、効果を生じます。使った戦略カードは、未使用のものがなくなるまで選べません。
empire_vs_rebellion-why-pick_for_opponent = { empire_vs_rebellion-card-infiltration }により、このラウンドは対戦相手の未使用の戦略カードから、あなたが1枚選びます。対戦相手は、後でそれを見ることができます。
empire_vs_rebellion-why-your_turn = ターンには、デッキの一番上のカードのプレイ、パワーの使用、影響力1を費やしてカード1枚を準備中にすること、パスのうち、1つを行います。プレイ・エリアのカードは、イベントの収容力を超えられません。1枚もなければ、必ずカードをプレイします。パワーを解決できないカードでも、疲弊させることはできます。パスしても、後のターンでまた行動できます。紛争が終わるのは、双方が連続してパスした時だけです。
empire_vs_rebellion-why-which_opposing = { empire_vs_rebellion-kind-military }は、準備中か疲弊中の、対戦相手のカードを1枚捨て札します。解決できるパワーは、必ず解決します。
empire_vs_rebellion-why-which_own = { empire_vs_rebellion-kind-diplomacy }は、準備中か疲弊中の、自分のカードを1枚捨て札します。その{ empire_vs_rebellion-kind-diplomacy }のカード自身でもかまいません。捨て札しないことは選べません。
empire_vs_rebellion-why-which_ready = { empire_vs_rebellion-kind-the_force }は、どちらかの準備中のカードを1枚疲弊させます。そのカードのパワーは使用されません。準備中なのが自分のカードだけなら、その中から選びます。
empire_vs_rebellion-why-look_at_whose = { empire_vs_rebellion-kind-recon }では、どちらかのデッキの上から{ $look }枚を見ます。1枚を捨て札し、残りは一番上に戻します。対戦相手に見えるのは、捨て札したカードだけです。
empire_vs_rebellion-why-which_of_top = { empire_vs_rebellion-kind-recon }：この{ $look }枚のうち1枚を、必ず表向きに捨て札します。もう1枚はデッキの一番上に残ります。
empire_vs_rebellion-why-search_whose = { empire_vs_rebellion-card-ig88 }は、どちらかのデッキを探します。1枚を捨て札し、残りをシャッフルした後、もう1枚を一番上に置きます。
empire_vs_rebellion-why-which_to_discard = { empire_vs_rebellion-card-ig88 }では、デッキ全体を見られます。まず捨て札するカードを選び、表向きに置きます。次に、一番上に置くカードを選びます。
empire_vs_rebellion-why-which_to_top = { empire_vs_rebellion-card-ig88 }：残りのデッキをシャッフルし、このカードを一番上に置きます。どのカードかは、あなただけが知っています。
empire_vs_rebellion-why-may_exhaust = { empire_vs_rebellion-card-chewbacca }は「まで」なので、途中でやめても、1枚も選ばなくてもかまいません。疲弊したカードのパワーは使用されません。
empire_vs_rebellion-why-which_of_deck = { empire_vs_rebellion-card-han_solo }は、デッキの好きなカードを1枚、準備中でプレイします。その後、デッキをシャッフルします。プレイ・エリアに空きがある時だけ解決できます。
empire_vs_rebellion-why-discard_any = { empire_vs_rebellion-card-lando_calrissian }：選んだカードはその場で捨て札します。{ empire_vs_rebellion-card-lando_calrissian }自身でもかまいません。選び終えたら、デッキの上から同じ枚数をプレイします。
empire_vs_rebellion-why-which_of_reserve = { empire_vs_rebellion-card-leia_organa }は、プレイ・エリアに空きがあれば、予備のキャラクターを1枚、準備中でプレイします。または、密かにデッキに加えてシャッフルします。
empire_vs_rebellion-why-one_or_both = { empire_vs_rebellion-card-luke_skywalker }は、自分のカード1枚か対戦相手のカード1枚、またはその両方を、好きな順番で捨て札します。少なくとも1枚は捨て札します。{ empire_vs_rebellion-card-luke_skywalker }自身でもかまいません。
empire_vs_rebellion-why-also_own = { empire_vs_rebellion-card-luke_skywalker }で対戦相手のカードを捨て札しました。自分のカードも1枚捨て札できますが、しなくてもかまいません。
empire_vs_rebellion-why-also_opposing = { empire_vs_rebellion-card-luke_skywalker }と{ empire_vs_rebellion-card-boba_fett }のパワーには2つの部分があります。片方は済んだので、対戦相手のカードを捨て札するかどうかは自由です。
empire_vs_rebellion-why-which_of_discards = { empire_vs_rebellion-card-obi_wan_kenobi }は、自分の捨て札の山のカードを1枚、準備中でプレイします。プレイ・エリアに空きがある時だけ解決できます。
empire_vs_rebellion-why-which_discarded = { empire_vs_rebellion-card-admiral_piett }は、どちらかの捨て札の山の好きなカードを1枚、持ち主のデッキの一番上に置きます。そのカードは全員に知られています。
empire_vs_rebellion-why-discard_or_exhaust = { empire_vs_rebellion-card-boba_fett }は、対戦相手のカードを1枚捨て札するか、どちらかの準備中のカードを1枚疲弊させます。好きな順番で両方行うこともできますが、少なくとも片方は行います。
empire_vs_rebellion-why-also_exhaust = { empire_vs_rebellion-card-boba_fett }でカードを捨て札しました。カードを疲弊させるかどうかは自由です。
empire_vs_rebellion-why-which_exhausted = { empire_vs_rebellion-card-darth_vader }は、どちらかの疲弊したカードを1枚取り除きます。基本カードは捨て札し、キャラクターは持ち主の予備に移します。{ empire_vs_rebellion-card-darth_vader }自身も疲弊しているので、選べます。
empire_vs_rebellion-why-look_then_discard = { empire_vs_rebellion-card-jabba_the_hutt }：自分のカードを1枚捨て札してもよく、その後、空きがあれば、見たカードをプレイしてもかまいません。どちらも自由です。{ empire_vs_rebellion-card-jabba_the_hutt }自身も捨て札できます。
empire_vs_rebellion-why-look_then_play = { empire_vs_rebellion-card-jabba_the_hutt }：プレイ・エリアに空きがあります。見たカードをプレイしても、デッキの一番上に残してもかまいません。
empire_vs_rebellion-why-which_strategy = { empire_vs_rebellion-card-display_of_power }では、勝者が敗者の未使用の戦略カードを1枚選び、敗者はそれを表向きに捨てます。戦略カードを回収するまで、それは選べません。
empire_vs_rebellion-why-may_add = { empire_vs_rebellion-card-support }と一部のイベントでは、予備のキャラクターを1枚、密かにデッキに加えられます。何かで動かされない限り、ゲームの最後までデッキに残ります。加えなくてもかまいません。
empire_vs_rebellion-why-which_to_reserve = このイベントにより、自分のキャラクターを1枚予備に移します。デッキ、プレイ・エリア、捨て札の山のどこにあるものでもかまいません。どれを選んだかは誰にも見せません。
empire_vs_rebellion-why-may_look = { empire_vs_rebellion-card-balance_of_the_force }では、次の{ $events }枚のイベントを見て、好きな順番に並べ替えられます。見るのはあなただけです。
empire_vs_rebellion-why-which_next = { empire_vs_rebellion-card-balance_of_the_force }：1番目と2番目に来るイベントを選びます。残りの1枚は3番目になります。

## チュートリアルの案内

empire_vs_rebellion-lesson-welcome = ようこそ！このチュートリアルでは、あなたは{ $side }として、1つのイベントをめぐって1回だけ紛争を行います。イベントに勝った方が、チュートリアルの勝者です。まだ何も知らなくて大丈夫です。必要なことは、その場面で説明します。
empire_vs_rebellion-lesson-event = 今回のイベントは「{ $event }」です。大事な数字は2つだけです。目標値は{ $objective }。最後に総リソース値の高い方が勝ちますが、{ $objective }を超えると勝てません。収容力は{ $capacity }。自分の前に置けるカードは{ $capacity }枚までです。つまり、たくさん並べた方ではなく、ちょうどよく並べた方が勝ちます。
empire_vs_rebellion-lesson-first_play = まだ1枚もカードがないので、できることは1つだけ、デッキの一番上のカードのプレイです。対戦相手も同じです。誰も紛争を素通りできないように、最後には必ず両方に比べる数があるのです。
empire_vs_rebellion-lesson-options = ターンには、次のうち1つを行います。デッキの一番上のカードをプレイして、総リソース値を上げる。パワーを使用する（準備中のカードを1枚横に向けて、その内容を行う）。またはパスする。まず両方の数を見比べましょう。あなたは{ $mine }、対戦相手は{ $theirs }、どちらも{ $objective }を超えたくありません。
empire_vs_rebellion-lesson-military = あなたの前に「{ $card }」があります。軍事は、対戦相手のカードを1枚捨て札します。目標値に近づいた相手を引きずり下ろす手段です。相手が一番失いたくないカードを狙いましょう。ただし、目標値を超えている相手には使わないこと。相手を助けてしまいます。
empire_vs_rebellion-lesson-diplomacy = あなたの前に「{ $card }」があります。外交は、自分のカードを1枚捨て札します。このカード自身でもかまいません。損に見えますが、上がりすぎた時に下げる手段であり、プレイ・エリアがいっぱいの時に、よりよいカードの場所を空ける手段でもあります。
empire_vs_rebellion-lesson-recon = あなたの前に「{ $card }」があります。偵察は、どちらかのデッキの上から{ $look }枚を見て、1枚を捨て札し、残りを一番上に戻します。自分のデッキに使えば次に何をプレイするか分かり、相手のデッキに使えばよいカードを奪えます。外れを引くと目標値を超えてしまう時ほど、次のカードを知る価値があります。
empire_vs_rebellion-lesson-the_force = あなたの前に「{ $card }」があります。フォースは、準備中のカードを1枚疲弊させます。疲弊したカードのパワーは使えません。例えば相手の軍事のように、一番怖いカードを、使われる前に封じましょう。基本カードのリソース値は疲弊しても同じなので、総リソース値は変わりません。
empire_vs_rebellion-lesson-exhausted = 「{ $card }」は疲弊して横向きになっています。リソース値はそのまま数えますが、そこにある限り、パワーはもう使えません。つまりパワーは1回きりです。一番効く時まで待つのが得ですが、待ちすぎは禁物です。紛争が終わったり、カードが捨て札されたりするかもしれません。
empire_vs_rebellion-lesson-safe = あなたの総リソース値は{ $mine }です。基本カードは最高でも{ $most }なので、次に何が出ても{ $objective }は超えません。安心してカードをプレイできます。
empire_vs_rebellion-lesson-risk = あなたの総リソース値は{ $mine }で、あと{ $spare }まで増やせます。基本カードは{ $least }から{ $most }なので、次の1枚で超えるかもしれません。今のままで十分でしょうか？外交で下げられるでしょうか？下げられるなら、危険は小さくなります。
empire_vs_rebellion-lesson-near = あなたの総リソース値は{ $mine }です。あと1枚でもプレイすれば、必ず{ $objective }を超えます。ちょうどよい所に来ました。後は、パワーで相手の邪魔をするか、パスしましょう。カードを減らす当てがないのにプレイするのだけは、避けてください。
empire_vs_rebellion-lesson-above = あなたの総リソース値は{ $mine }で、目標値{ $objective }を超えています。このままでは勝てません。まだ下げられるうちは、パスしないこと。外交なら、自分のカードを1枚捨て札できます。準備中の外交がなくても、空きがあれば、次のカードが外交かもしれません。相手があなたのカードを捨て札してくれる見込みは、まずありません。
empire_vs_rebellion-lesson-full = あなたのプレイ・エリアはいっぱいです。準備中と疲弊中を合わせて{ $capacity }枚あり、1枚減るまで次のカードはプレイできません。今の数が気に入らなければ、外交で場所を空けましょう。
empire_vs_rebellion-lesson-empty = あなたのプレイ・エリアは空になりました。カードが1枚もなければ、紛争のどの時点でも、必ずカードをプレイします。今はパスできません。
empire_vs_rebellion-lesson-idle = 「{ $card }」は使えますが、今はパワーの対象がなく、カードが疲弊するだけです。それでもルール上は認められ、役に立つこともあります。場を変えずに、しかもパスをせずに手番を渡せるので、相手は1回のパスでは紛争を終わらせられません。
empire_vs_rebellion-lesson-opponent_above = 対戦相手は{ $theirs }で、目標値{ $objective }を超えています。あなたは超えていません。今終われば、低い数でもあなたの勝ちです。ですから、相手のカードを減らさず、自分も目標値を超えないようにしましょう。相手は下げようとします。フォースで外交を封じられます。
empire_vs_rebellion-lesson-opponent_passed = 対戦相手がパスしました。あなたもパスすると、紛争は直ちに終わります。{ $standing ->
        [won] 今は{ $mine }対{ $theirs }で、あなたの勝ちです。パスすれば、そのまま勝利です。
        [lost] 今は{ $mine }対{ $theirs }で、あなたの負けです。まだ何かできるうちに動きましょう。
        [tie] 今は{ $mine }対{ $theirs }で、引き分けです。もっとよくできるでしょうか？
       *[both_above] 今は{ $mine }対{ $theirs }で、双方とも超えているので引き分けです。下げられるでしょうか？
    }
empire_vs_rebellion-lesson-you_passed = あなたはパスしましたが、脱落したわけではありません。対戦相手がパス以外のことをすれば、次のあなたのターンには、また何でもできます。パスは「このまま終わってもいい」という合図です。紛争が終わるのは、双方が連続してパスした時だけです。
empire_vs_rebellion-lesson-won = { $mine }対{ $theirs }で、あなたの勝利です。{ $theirs_above ->
        [yes] 対戦相手が目標値{ $objective }を超えたので、あなたの数がいくつであっても勝ちでした。
       *[no] どちらも目標値{ $objective }を超えず、あなたの総リソース値の方が高かったのです。
    }
empire_vs_rebellion-lesson-lost = { $theirs }対{ $mine }で、対戦相手の勝利です。{ $mine_above ->
        [yes] あなたは目標値{ $objective }を超えていました。次は、下げるための外交を残しておくか、早めに止まりましょう。
       *[no] どちらも目標値{ $objective }を超えず、相手の総リソース値の方が高かったのです。次は、軍事で相手を下げるか、自分がもっと目標値に近づきましょう。
    }
empire_vs_rebellion-lesson-tie = どちらも{ $mine }でした。チュートリアルでは引き分けです。完全なゲームでは、バランス・トークンが同点の勝者を決めます。ですから、片方は同点で満足でき、もう片方はもうひと押し必要になります。
empire_vs_rebellion-lesson-both_above = あなたは{ $mine }、対戦相手は{ $theirs }で、どちらも目標値{ $objective }を超えました。勝者はいません。完全なゲームでは、イベントはイベント・デッキの一番下に戻ります。
empire_vs_rebellion-lesson-full_game = これがゲームの核心です。完全なゲームでは、さらに4つが加わります。強いパワーを持ち、疲弊すると値が下がるキャラクター。カードを準備中に戻して、もう一度使うための影響力。紛争の前に密かに選び、勝敗をひっくり返すこともある戦略カード。そして、独自の効果を持つイベントです。詳しくは、ルールブックと早見表をご覧ください。

## ルールブック

empire_vs_rebellion-rules-00-title = # 帝国軍 vs. 反乱軍

empire_vs_rebellion-rules-01-overview =
    ## 概観

    2人のプレイヤーが、反乱軍と帝国軍に分かれて銀河を争います。毎ラウンド、イベントが1枚明かされます。双方はカードをプレイし、パワーで互いに妨害しながら、自分のカードの総リソース値を、イベントの目標値を超えない範囲で、できるだけ目標値に近づけます。勝者はイベントとその勝利ポイントを得ます。先に勝利ポイント{ $points }を得たプレイヤーが、ゲームに勝利します。

empire_vs_rebellion-rules-02-components =
    ## 内容物

    - 各ファクションには、リソース・カードが{ $resources }枚あります。基本カード{ $basics }枚とキャラクター{ $characters }枚です。
    - 基本カードは両ファクション共通で、{ empire_vs_rebellion-kind-military }、{ empire_vs_rebellion-kind-diplomacy }、{ empire_vs_rebellion-kind-recon }、{ empire_vs_rebellion-kind-the_force }の4種類があり、それぞれのリソース値は{ $least }から{ $most }です。リソース値は疲弊しても変わりません。
    - キャラクターはファクションごとに異なります。リソース値は準備中なら{ $ready }ですが、疲弊すると{ $exhausted }しかありません。その代わり、パワーは強力です。
    - 各ファクションには、同じ戦略カードが{ $strategies }枚ずつあります。
    - この他に、イベント{ $events }枚、影響力トークン、どちらかのファクションを示すバランス・トークンがあります。

    プレイしたカードは、表向きで自分のプレイ・エリアに置きます。準備中と疲弊中を合わせた、プレイ・エリアの全カードのリソース値の合計が、総リソース値です。

empire_vs_rebellion-rules-03-setup =
    ## セットアップ

    - イベントをシャッフルし、伏せてイベント・デッキにします。
    - 片方のプレイヤーが反乱軍、もう片方が帝国軍を担当します。
    - 各プレイヤーは、自分のキャラクター{ $characters }枚から{ $chosen }枚を密かに選びます。それを基本カード{ $basics }枚と一緒にシャッフルし、{ $deck }枚のデッキにして伏せて置きます。残りのキャラクター{ $reserve }枚は、伏せて予備にします。
    - 各プレイヤーは、未使用の戦略カード{ $strategies }枚と、影響力{ $influence }を持ちます。
    - バランス・トークンがどちらの側を示すかは、ランダムに決まります。

    ラウンドには、計画、紛争、支配の3つのフェーズがあります。勝者が決まるまで、ラウンドを繰り返します。

empire_vs_rebellion-rules-04-planning =
    ## 計画フェーズ

    - イベントを明かす：イベント・デッキの一番上のカードを表向きに置きます。戦略を選ぶ前に、効果を確認できます。
    - 戦略の選択：双方が同時に、未使用の戦略カードを1枚密かに選び、伏せて置きます。使用済みの戦略カードは表向きで脇に置いてあり、選べません。

empire_vs_rebellion-rules-05-struggle =
    ## 紛争フェーズ

    バランス・トークンが示す側のプレイヤーから始めて、交互にターンを行います。ターンには、次の4つのうち1つを行います。

    - カードのプレイ：デッキの一番上のカードを、準備中の状態で、表向きにプレイ・エリアに置きます。
    - パワーの使用：自分の準備中のカードを1枚疲弊させて、そのパワーを解決します。
    - 影響力を費やす：影響力1を補給に戻し、自分の疲弊したカードを1枚準備中にします。パワーはまだ使用せず、使用は後のターンになります。キャラクターのリソース値は{ $ready }に戻ります。
    - パス：何もしません。

    パスしても、後のターンでまた何でも行えます。双方が連続してパスした時だけ、紛争が終わります。

empire_vs_rebellion-rules-06-capacity =
    ## 収容力と、必ず行うプレイ

    イベントの収容力は、各プレイヤーがプレイ・エリアに置けるカードの枚数です。準備中と疲弊中を合わせて数えます。カードのプレイでも、カードをプレイするパワーでも、これを超えることはできません。

    自分のターンにプレイ・エリアのカードが1枚もなければ、必ずカードをプレイします。紛争のどの時点でも、パスや他のことはできません。ですから紛争が終わる時には、双方に必ず1枚以上のカードがあります。

empire_vs_rebellion-rules-07-powers =
    ## パワーの使用

    - カードを疲弊させることが代償であり、最初に行います。ですから{ empire_vs_rebellion-kind-the_force }はそれ自身を疲弊させられませんが、{ empire_vs_rebellion-kind-diplomacy }はそれ自身を捨て札でき、{ empire_vs_rebellion-card-darth_vader }は自身を取り除けます。
    - 疲弊したカードのパワーは、再び準備中になるまで使用できません。
    - 解決できることは、自分に不利でも必ず解決します。準備中なのが自分のカードだけなら、{ empire_vs_rebellion-kind-the_force }はその1枚を疲弊させます。何もしなくてよいのは、「まで」、「好きな枚数」、「してもよい」とある時だけです。「片方か両方」なら、少なくとも片方を行います。
    - パワーを解決できない、またはイベントでパワーが働かないカードでも、使用できます。その時は、ただ疲弊します。キャラクターなら総リソース値が{ $ready }から{ $exhausted }に下がるので、それが狙いになることもあります。
    - 捨て札したカードは、キャラクターも含めて、持ち主の捨て札の山に表向きに置きます。キャラクターを予備に移すのは、{ empire_vs_rebellion-card-darth_vader }と一部のイベントだけです。捨て札したカードは、もう疲弊していません。捨て札の山は、いつでも見られます。
    - デッキがなくなったら、直ちに自分の捨て札の山をシャッフルして、新しいデッキにします。{ empire_vs_rebellion-kind-recon }や{ empire_vs_rebellion-card-ig88 }で2枚目が必要な時は、捨て札の山をシャッフルして、最後の1枚の下に置きます。

empire_vs_rebellion-rules-08-basics =
    ## 基本カード

    - { empire_vs_rebellion-kind-military }：準備中か疲弊中の、対戦相手のカードを1枚捨て札します。
    - { empire_vs_rebellion-kind-diplomacy }：自分のカードを1枚捨て札します。この{ empire_vs_rebellion-kind-diplomacy }のカード自身でもかまいません。
    - { empire_vs_rebellion-kind-recon }：どちらかのデッキの上から{ $look }枚を見ます。1枚を捨て札し、もう1枚は一番上に残します。
    - { empire_vs_rebellion-kind-the_force }：どちらかの準備中のカードを1枚疲弊させます。そのカードのパワーは使用されません。

empire_vs_rebellion-rules-09-rebels =
    ## 反乱軍のキャラクター

    - { empire_vs_rebellion-card-chewbacca }：対戦相手のカードを{ $chewbacca-number }枚まで疲弊させます。
    - { empire_vs_rebellion-card-han_solo }：空きがあれば、自分のデッキから好きなカードを1枚探し、準備中でプレイして、デッキをシャッフルします。空きがなければ、探すこともできません。
    - { empire_vs_rebellion-card-lando_calrissian }：自分自身も含めて、自分のカードを好きな枚数捨て札し、デッキの上から同じ枚数をプレイします。
    - { empire_vs_rebellion-card-leia_organa }：予備のキャラクターを1枚準備中でプレイするか、密かにデッキに加えてシャッフルします。空きがなければ、デッキに加えることだけができます。
    - { empire_vs_rebellion-card-luke_skywalker }：自分のカード1枚か、対戦相手のカード1枚、またはその両方を捨て札します。自分自身でもかまいません。
    - { empire_vs_rebellion-card-obi_wan_kenobi }：空きがあれば、自分の捨て札の山のカードを1枚、準備中でプレイします。
    - { empire_vs_rebellion-card-r2d2_c3po }：選んである自分の戦略カードを表向きに捨て、別の未使用の1枚を密かに選びます。
    - { empire_vs_rebellion-card-yoda }：影響力を{ $yoda-number }得ます。

empire_vs_rebellion-rules-10-imperials =
    ## 帝国軍のキャラクター

    - { empire_vs_rebellion-card-admiral_piett }：どちらかの捨て札の山のカードを1枚、持ち主のデッキの一番上に置きます。山のどのカードでも選べます。
    - { empire_vs_rebellion-card-boba_fett }：対戦相手のカードを1枚捨て札するか、どちらかの準備中のカードを1枚疲弊させます。好きな順番で両方行うこともできます。
    - { empire_vs_rebellion-card-darth_vader }：どちらかの疲弊したカードを1枚取り除きます。基本カードは捨て札し、キャラクターは持ち主の予備に移します。疲弊したカードが自分自身だけなら、自分自身を取り除きます。
    - { empire_vs_rebellion-card-emperor_palpatine }：対戦相手は、選んである戦略カードを表向きに捨て、別の未使用の1枚を密かに選びます。
    - { empire_vs_rebellion-card-general_veers }：自分のデッキの一番上のカードを捨て札します。その時点のリソース値がそれより低い対戦相手のカードを、全て捨て札します。捨て札したキャラクターは{ $ready }として数えます。
    - { empire_vs_rebellion-card-grand_moff_tarkin }：対戦相手は影響力を{ $grand_moff_tarkin-number }失います。
    - { empire_vs_rebellion-card-ig88 }：自分か対戦相手のデッキを探します。1枚を捨て札し、もう1枚を選び、残りをシャッフルして、選んだカードを一番上に置きます。
    - { empire_vs_rebellion-card-jabba_the_hutt }：自分のデッキの一番上のカードを見ます。自分自身も含めて、自分のカードを1枚捨て札してもかまいません。その後、空きがあれば、見たカードをプレイしてもかまいません。

empire_vs_rebellion-rules-11-dominance =
    ## 支配フェーズ

    紛争が終わったら、次の順に進めます。

    - 戦略を明かす：双方の戦略カードを表向きにします。カードの総リソース値が目標値を超えているプレイヤーの戦略カードは、効果がありません。超えていなければ、有利でも不利でも必ず効果を解決します。「してもよい」のは{ empire_vs_rebellion-card-support }だけです。{ empire_vs_rebellion-card-direct_assault }をここで加えたものが、最終的な総リソース値です。
    - 勝利の決定：目標値を超えない範囲で、最終的な総リソース値の高い方がイベントに勝ちます。片方だけが超えていれば、もう片方がいくつであっても勝ちます。同点なら、バランス・トークンが示す側が勝ちます。
    - 勝者はイベントとその勝利ポイントを得ます。合計が{ $points }以上になれば、他のことが起こる前に、直ちにゲームに勝利します。
    - { empire_vs_rebellion-card-bureaucracy }の敗者が影響力を得て、勝者はイベントの影響力を得ます。その後、イベントの効果を解決します。
    - 双方とも目標値を超えていれば、誰も勝ちません。イベントは伏せてイベント・デッキの一番下に置きます。影響力も、勝者や敗者への効果もありません。

empire_vs_rebellion-rules-12-strategies =
    ## 戦略カード

    - { empire_vs_rebellion-card-bureaucracy }：総リソース値、バランス・トークン、{ empire_vs_rebellion-card-deception }のどれによってでも、対戦相手がイベントを取ったら、影響力を{ $bureaucracy }得ます。
    - { empire_vs_rebellion-card-deception }：双方の最終的な総リソース値が目標値を超えていなければ、勝敗が逆になり、負けるはずのプレイヤーがイベントに勝ちます。同点の時も、バランス・トークンで決めた結果を逆にします。自分の勝ちが負けになることもあります。双方が{ empire_vs_rebellion-card-deception }なら、どちらも効果がありません。
    - { empire_vs_rebellion-card-direct_assault }：自分の総リソース値を{ $assault }増やします。その結果、目標値を超えることもあります。
    - { empire_vs_rebellion-card-infiltration }：次の計画フェーズに、対戦相手の未使用の戦略カードから、あなたが1枚選びます。対戦相手はそれを見ることができます。
    - { empire_vs_rebellion-card-support }：予備のキャラクターを1枚、密かにデッキに加えてもかまいません。

empire_vs_rebellion-rules-13-examples =
    ## 例

    目標値は{ $goal }とします。

    - { $high }対{ $lower }：{ $high }の勝ち。{ $above }対{ $lower }：{ $above }は目標値を超えているので、{ $lower }の勝ち。
    - { $low }と{ empire_vs_rebellion-card-direct_assault }対{ $high }：最終的に{ $low-assault }となって勝ち。
    - { $high }と{ empire_vs_rebellion-card-direct_assault }対{ $lower }：最終的に{ $high-assault }となり、目標値を超える。{ $lower }の勝ち。
    - { $high }対{ $lower }と{ empire_vs_rebellion-card-deception }：勝敗が逆になり、{ $lower }の勝ち。
    - { $high }と{ empire_vs_rebellion-card-direct_assault }対{ $lower }と{ empire_vs_rebellion-card-deception }：{ empire_vs_rebellion-card-direct_assault }で{ $high-assault }となり、目標値を超える。{ empire_vs_rebellion-card-deception }で逆にする結果はなく、そのまま{ $lower }の勝ち。
    - { $above }と{ empire_vs_rebellion-card-deception }対{ $lower }：戦略カードは効果がなく、{ $lower }の勝ち。
    - { $high }対{ $high }で、バランス・トークンが反乱軍を示し、帝国軍が{ empire_vs_rebellion-card-deception }：同点なら反乱軍が勝つはずなので、帝国軍の勝ち。
    - { $high }対{ $lower }と{ empire_vs_rebellion-card-bureaucracy }：{ $high }がイベントに勝ち、敗者は影響力を{ $bureaucracy }得る。{ $lower }ではなく{ $above }なら、目標値を超えたプレイヤーの戦略カードは効果がないので、何も得られない。
    - { $high }対{ $high }で、双方が{ empire_vs_rebellion-card-direct_assault }：どちらも{ $high-assault }となり、誰もイベントに勝たない。

empire_vs_rebellion-rules-14-cleanup =
    ## 整理

    - 各プレイヤーは、デッキ、プレイ・エリア、捨て札の山にある自分のリソース・カードを全て集め、準備中に戻してシャッフルし、新しいデッキにします。予備だけはそのままです。
    - バランス・トークンを、勝利ポイントの少ない側にします。同じなら、このラウンドの敗者の側にします。敗者もいなければ、そのままにします。
    - 選んだ戦略カードと捨てた戦略カードを、表向きで使用済みのものに加えます。未使用の戦略カードがなくなったプレイヤーは、{ $strategies }枚全てを回収します。

empire_vs_rebellion-rules-15-effects =
    ## 次のラウンドへの効果

    - { empire_vs_rebellion-card-create_a_diversion }：敗者の戦略カードは、未使用のものからランダムに決まります。敗者は後でそれを見ます。
    - { empire_vs_rebellion-card-locate_the_rebel_base }：敗者の戦略カードを先に選んで公開し、その後で対戦相手が選びます。
    - { empire_vs_rebellion-card-infiltration }は{ empire_vs_rebellion-card-create_a_diversion }に優先します。ランダムではなく、対戦相手が選びます。{ empire_vs_rebellion-card-locate_the_rebel_base }と重なった時は、対戦相手の選んだ戦略カードを公開してから、対戦相手が自分の戦略カードを選びます。
    - これらの効果は、計画フェーズで選ぶ戦略カードにだけ働きます。{ empire_vs_rebellion-card-emperor_palpatine }や{ empire_vs_rebellion-card-r2d2_c3po }によって選び直す時は、持ち主が自由に、密かに選びます。

empire_vs_rebellion-rules-16-events =
    ## イベント

    名前の後の数字は、収容力、目標値、勝利ポイント、影響力です。

    - { empire_vs_rebellion-card-acquire_the_death_star_plans }（{ $acquire_the_death_star_plans-capacity }／{ $acquire_the_death_star_plans-objective }／{ $acquire_the_death_star_plans-points }／{ $acquire_the_death_star_plans-influence }）：敗者は影響力を{ $acquire_the_death_star_plans-number }失う。
    - { empire_vs_rebellion-card-attack_on_echo_base }（{ $attack_on_echo_base-capacity }／{ $attack_on_echo_base-objective }／{ $attack_on_echo_base-points }／{ $attack_on_echo_base-influence }）：{ empire_vs_rebellion-kind-diplomacy }のパワーは解決できない。
    - { empire_vs_rebellion-card-balance_of_the_force }（{ $balance_of_the_force-capacity }／{ $balance_of_the_force-objective }／{ $balance_of_the_force-points }／{ $balance_of_the_force-influence }）：勝者は、次の{ $next }枚のイベントを見て、好きな順番に並べ替えてもよい。
    - { empire_vs_rebellion-card-battle_of_endor }（{ $battle_of_endor-capacity }／{ $battle_of_endor-objective }／{ $battle_of_endor-points }／{ $battle_of_endor-influence }）：{ empire_vs_rebellion-kind-the_force }のパワーは解決できない。
    - { empire_vs_rebellion-card-battle_of_hoth }（{ $battle_of_hoth-capacity }／{ $battle_of_hoth-objective }／{ $battle_of_hoth-points }／{ $battle_of_hoth-influence }）：効果なし。
    - { empire_vs_rebellion-card-battle_of_yavin }（{ $battle_of_yavin-capacity }／{ $battle_of_yavin-objective }／{ $battle_of_yavin-points }／{ $battle_of_yavin-influence }）：効果なし。
    - { empire_vs_rebellion-card-control_of_endor }（{ $control_of_endor-capacity }／{ $control_of_endor-objective }／{ $control_of_endor-points }／{ $control_of_endor-influence }）：効果なし。
    - { empire_vs_rebellion-card-create_a_diversion }（{ $create_a_diversion-capacity }／{ $create_a_diversion-objective }／{ $create_a_diversion-points }／{ $create_a_diversion-influence }）：敗者の次の戦略カードは、ランダムに決まる。
    - { empire_vs_rebellion-card-destroy_the_shield_generator }（{ $destroy_the_shield_generator-capacity }／{ $destroy_the_shield_generator-objective }／{ $destroy_the_shield_generator-points }／{ $destroy_the_shield_generator-influence }）：敗者は影響力を{ $destroy_the_shield_generator-number }失う。
    - { empire_vs_rebellion-card-diplomatic_freedom }（{ $diplomatic_freedom-capacity }／{ $diplomatic_freedom-objective }／{ $diplomatic_freedom-points }／{ $diplomatic_freedom-influence }）：効果なし。
    - { empire_vs_rebellion-card-display_of_power }（{ $display_of_power-capacity }／{ $display_of_power-objective }／{ $display_of_power-points }／{ $display_of_power-influence }）：勝者は、敗者の未使用の戦略カードを1枚選ぶ。敗者はそれを捨てる。1枚もなければ、何も起こらない。
    - { empire_vs_rebellion-card-duel_on_cloud_city }（{ $duel_on_cloud_city-capacity }／{ $duel_on_cloud_city-objective }／{ $duel_on_cloud_city-points }／{ $duel_on_cloud_city-influence }）：キャラクターのうち、{ empire_vs_rebellion-card-luke_skywalker }と{ empire_vs_rebellion-card-darth_vader }のパワーだけが解決できる。
    - { empire_vs_rebellion-card-escape_from_tatooine }（{ $escape_from_tatooine-capacity }／{ $escape_from_tatooine-objective }／{ $escape_from_tatooine-points }／{ $escape_from_tatooine-influence }）：効果なし。
    - { empire_vs_rebellion-card-evacuation_of_echo_base }（{ $evacuation_of_echo_base-capacity }／{ $evacuation_of_echo_base-objective }／{ $evacuation_of_echo_base-points }／{ $evacuation_of_echo_base-influence }）：{ empire_vs_rebellion-kind-recon }のパワーは解決できない。
    - { empire_vs_rebellion-card-fall_of_a_hero }（{ $fall_of_a_hero-capacity }／{ $fall_of_a_hero-objective }／{ $fall_of_a_hero-points }／{ $fall_of_a_hero-influence }）：敗者は、どこにある自分のキャラクターでも1枚、密かに予備に移す。
    - { empire_vs_rebellion-card-heart_of_the_empire }（{ $heart_of_the_empire-capacity }／{ $heart_of_the_empire-objective }／{ $heart_of_the_empire-points }／{ $heart_of_the_empire-influence }）：効果なし。
    - { empire_vs_rebellion-card-locate_the_rebel_base }（{ $locate_the_rebel_base-capacity }／{ $locate_the_rebel_base-objective }／{ $locate_the_rebel_base-points }／{ $locate_the_rebel_base-influence }）：次のラウンドに、敗者は先に戦略カードを選んで公開する。
    - { empire_vs_rebellion-card-most_desperate_hour }（{ $most_desperate_hour-capacity }／{ $most_desperate_hour-objective }／{ $most_desperate_hour-points }／{ $most_desperate_hour-influence }）：{ empire_vs_rebellion-kind-military }のパワーは解決できない。
    - { empire_vs_rebellion-card-negotiate_with_the_hutts }（{ $negotiate_with_the_hutts-capacity }／{ $negotiate_with_the_hutts-objective }／{ $negotiate_with_the_hutts-points }／{ $negotiate_with_the_hutts-influence }）：勝者は、どこにある自分のキャラクターでも1枚、密かに予備に移さなければならない。
    - { empire_vs_rebellion-card-occupation_of_cloud_city }（{ $occupation_of_cloud_city-capacity }／{ $occupation_of_cloud_city-objective }／{ $occupation_of_cloud_city-points }／{ $occupation_of_cloud_city-influence }）：勝者は、予備のキャラクターを1枚、デッキに加えてもよい。
    - { empire_vs_rebellion-card-rebel_uprising }（{ $rebel_uprising-capacity }／{ $rebel_uprising-objective }／{ $rebel_uprising-points }／{ $rebel_uprising-influence }）：勝者は、予備のキャラクターを1枚、デッキに加えてもよい。
    - { empire_vs_rebellion-card-rescue_mission_to_cloud_city }（{ $rescue_mission_to_cloud_city-capacity }／{ $rescue_mission_to_cloud_city-objective }／{ $rescue_mission_to_cloud_city-points }／{ $rescue_mission_to_cloud_city-influence }）：効果なし。
    - { empire_vs_rebellion-card-securing_the_rebel_base_on_yavin_4 }（{ $securing_the_rebel_base_on_yavin_4-capacity }／{ $securing_the_rebel_base_on_yavin_4-objective }／{ $securing_the_rebel_base_on_yavin_4-points }／{ $securing_the_rebel_base_on_yavin_4-influence }）：効果なし。
    - { empire_vs_rebellion-card-ultimate_power_in_the_universe }（{ $ultimate_power_in_the_universe-capacity }／{ $ultimate_power_in_the_universe-objective }／{ $ultimate_power_in_the_universe-points }／{ $ultimate_power_in_the_universe-influence }）：勝者は、前のラウンドまでに使った戦略カードを回収する。このラウンドの戦略カードは、通常通り使用済みになる。

empire_vs_rebellion-rules-17-knowledge =
    ## 公開情報と非公開情報

    - 公開：プレイ・エリア、捨て札の山、勝利ポイント、影響力、使用済みと捨てられた戦略カード、デッキと予備の枚数。
    - 非公開：デッキの順番、予備にいるキャラクター、選んだ戦略カード。自分の戦略カードと自分の予備は、いつでも見られます。
    - { empire_vs_rebellion-kind-recon }、{ empire_vs_rebellion-card-ig88 }、{ empire_vs_rebellion-card-jabba_the_hutt }で見たカードは、使用したプレイヤーだけが知ります。捨て札したカードと、{ empire_vs_rebellion-card-admiral_piett }がデッキに置いたカードは、全員に公開されます。
    - 予備の外で見られたキャラクターは、持ち主が密かに予備に移した可能性が生じるまでは、予備にいません。

empire_vs_rebellion-rules-18-questions =
    ## 質問と答え

    - キャラクターのパワーは、そのキャラクター自身にも働きますか？はい。「別の」とない限り働きます。
    - デッキがなくなったら？捨て札の山をシャッフルして、新しいデッキにします。プレイ中のカードはそのままです。
    - カードを疲弊させて、パワーを使わないことはできますか？いいえ、解決できるパワーは必ず解決します。ただし、パワーを解決できないカードを疲弊させることはできます。
    - カードをプレイするパワーで、収容力を超えられますか？いいえ。
    - デッキにキャラクターを加えるには？予備から1枚を密かに選び、デッキに加えてシャッフルします。
    - { empire_vs_rebellion-card-emperor_palpatine }や{ empire_vs_rebellion-card-r2d2_c3po }で戦略カードを捨てたら？未使用のものから別の1枚を選びます。1枚も残っていなければ、今捨てたものも含めて{ $strategies }枚全てを直ちに回収し、その中から選びます。ちょうど1枚残っていればそれを選び、整理まで回収はありません。
    - 自分の戦略カードの効果を、解決しないことはできますか？いいえ、可能なら必ず解決します。自由なのは{ empire_vs_rebellion-card-support }だけです。
    - 双方が{ empire_vs_rebellion-card-deception }なら？どちらも効果がありません。
    - { empire_vs_rebellion-card-infiltration }で選ばれた自分の戦略カードを見られますか？はい、いつでも見られます。
    - 双方が{ empire_vs_rebellion-card-infiltration }なら？同時に相手の戦略カードを選び、その後で各自が自分の戦略カードを見ます。
    - 影響力に上限はありますか？ありません。
    - 持っているより多くの影響力を失う時は？持っている分を全て失います。
    - 予備が空の時や、予備の外にキャラクターがいない時は？加えることも、移すこともありません。

empire_vs_rebellion-rules-19-tutorial =
    ## チュートリアル

    「{ empire_vs_rebellion-card-escape_from_tatooine }」をめぐる1回だけの紛争です。各ファクションの基本カード{ $basics }枚だけを使い、キャラクター、戦略カード、影響力、バランス・トークンは使いません。反乱軍が先手です。カードのプレイ、パワーの使用、パスができ、カードが1枚もなければ必ずプレイします。{ $goal }を超えない範囲で、総リソース値の高い方が勝ちます。同点の時と、双方とも超えた時は、引き分けです。

empire_vs_rebellion-rules-20-limits =
    ## 終わらないゲームを避けるために

    紛争は{ $struggle_cap }ターンに達すると、双方がパスしたものとして終わります。その時にカードが1枚もないプレイヤーは、先に1枚プレイします。{ $cap }ラウンドが終わると、ゲームは引き分けです。これらの数は変えられます。

empire_vs_rebellion-rules-21-options =
    ## オプション

    何も選ばなければ、ここまでの説明の通りです。次のことは、書かれた言葉で選べます。

    - { empire_vs_rebellion-option-rebel }
    - { empire_vs_rebellion-option-tutorial }
    - { empire_vs_rebellion-option-cap }
    - { empire_vs_rebellion-option-struggle_cap }

## 早見表

empire_vs_rebellion-reference-00-title =
    # 早見表

    目標は勝利ポイント{ $points }。ラウンドには3つのフェーズがあります。

empire_vs_rebellion-reference-01-planning =
    ## 計画

    - イベントを明かす。
    - 戦略の選択：未使用の戦略カードを1枚、密かに選ぶ。

empire_vs_rebellion-reference-02-struggle =
    ## 紛争

    バランス・トークンが示す側から。ターンには1つだけ行う。

    - カードのプレイ：収容力の範囲で、デッキの一番上のカード。
    - パワーの使用：準備中のカードを1枚疲弊させる。
    - 影響力を費やす：影響力1で、疲弊したカードを1枚準備中にする。
    - パス：双方が連続してパスすると、紛争は終わる。

    カードが1枚もなければ、必ずプレイする。

empire_vs_rebellion-reference-03-dominance =
    ## 支配

    - 戦略を明かす：カードの総リソース値が目標値を超えていなければ、効果がある。
    - 勝利の決定：目標値を超えない範囲で、高い方が勝つ。同点ならバランス・トークンで決める。双方とも超えたら、イベントはイベント・デッキの一番下へ。
    - 勝者は勝利ポイント、次に影響力を得る。その後、イベントの効果を解決する。
    - 整理：予備以外の全てのカードをシャッフルする。バランス・トークンは勝利ポイントの少ない側へ、同じならこのラウンドの敗者の側へ。選んだ戦略カードは使用済みになり、未使用のものがなければ全て回収する。

empire_vs_rebellion-reference-04-powers =
    ## 基本カードのパワー

    - { empire_vs_rebellion-kind-military }：対戦相手のカードを1枚捨て札する。
    - { empire_vs_rebellion-kind-diplomacy }：自分のカードを1枚捨て札する。
    - { empire_vs_rebellion-kind-recon }：どちらかのデッキの上から{ $look }枚を見て、1枚捨て札する。
    - { empire_vs_rebellion-kind-the_force }：どちらかの準備中のカードを1枚疲弊させる。

empire_vs_rebellion-reference-05-strategies =
    ## 戦略

    - { empire_vs_rebellion-card-bureaucracy }：対戦相手がイベントに勝ったら、影響力+{ $bureaucracy }。
    - { empire_vs_rebellion-card-deception }：勝敗が逆になる。
    - { empire_vs_rebellion-card-direct_assault }：総リソース値+{ $assault }。
    - { empire_vs_rebellion-card-infiltration }：対戦相手の次の戦略カードを選ぶ。
    - { empire_vs_rebellion-card-support }：キャラクターを1枚、デッキに加えてもよい。
