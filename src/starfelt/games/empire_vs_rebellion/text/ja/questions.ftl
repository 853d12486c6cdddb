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
empire_vs_rebellion-do-discard_own-to_reserve = 自分の{ $card }を予備に移す
empire_vs_rebellion-do-discard_opposing = { $other }の{ $card }を捨て札
empire_vs_rebellion-do-discard_opposing-to_reserve = { $other }の{ $card }を持ち主の予備に移す
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
