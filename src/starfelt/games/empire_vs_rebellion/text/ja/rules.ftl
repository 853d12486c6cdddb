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

    { $basics-list }

empire_vs_rebellion-rules-09-rebels =
    ## 反乱軍のキャラクター

    { $rebels-list }

empire_vs_rebellion-rules-10-imperials =
    ## 帝国軍のキャラクター

    { $imperials-list }

empire_vs_rebellion-rules-11-dominance =
    ## 支配フェーズ

    紛争が終わったら、次の順に進めます。

    - 戦略を明かす：双方の戦略カードを表向きにします。カードの総リソース値が目標値を超えているプレイヤーの戦略カードは、効果がありません。超えていなければ、有利でも不利でも必ず効果を解決します。「してもよい」のは{ empire_vs_rebellion-card-support }だけです。{ empire_vs_rebellion-card-direct_assault }をここで加えたものが、最終的な総リソース値です。
    - 勝利の決定：目標値を超えない範囲で、最終的な総リソース値の高い方がイベントに勝ちます。片方だけが超えていれば、もう片方がいくつであっても勝ちます。同点なら、バランス・トークンが示す側が勝ちます。
    - 勝者はイベントとその勝利ポイントを得ます。合計が{ $points }以上になれば、他のことが起こる前に、直ちにゲームに勝利します。
    - 敗者の戦略カードが{ empire_vs_rebellion-card-bureaucracy }で、その効果が有効なら、敗者は影響力を得ます。次に、勝者がイベントの影響力を得ます。その後、イベントの効果を解決します。
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

    { $events-list }

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

## ルールブックのカード一覧

empire_vs_rebellion-listed-resource = - { $name }：{ $does }
empire_vs_rebellion-listed-power-discard_opposing = 準備中か疲弊中の、対戦相手のカードを1枚捨て札します。
empire_vs_rebellion-listed-power-discard_own = 自分のカードを1枚捨て札します。この{ empire_vs_rebellion-kind-diplomacy }のカード自身でもかまいません。
empire_vs_rebellion-listed-power-look_at_deck = どちらかのデッキの上から{ $look }枚を見ます。1枚を捨て札し、もう1枚は一番上に残します。
empire_vs_rebellion-listed-power-exhaust = どちらかの準備中のカードを1枚疲弊させます。そのカードのパワーは使用されません。
empire_vs_rebellion-listed-power-exhaust_some = 対戦相手のカードを{ $number }枚まで疲弊させます。
empire_vs_rebellion-listed-power-play_from_deck = 空きがあれば、自分のデッキから好きなカードを1枚探し、準備中でプレイして、デッキをシャッフルします。空きがなければ、探すこともできません。
empire_vs_rebellion-listed-power-discard_and_play = 自分自身も含めて、自分のカードを好きな枚数捨て札し、デッキの上から同じ枚数をプレイします。
empire_vs_rebellion-listed-power-play_or_add = 予備のキャラクターを1枚準備中でプレイするか、密かにデッキに加えてシャッフルします。空きがなければ、デッキに加えることだけができます。
empire_vs_rebellion-listed-power-discard_on_either_side = 自分のカード1枚か、対戦相手のカード1枚、またはその両方を捨て札します。自分自身でもかまいません。
empire_vs_rebellion-listed-power-play_from_discards = 空きがあれば、自分の捨て札の山のカードを1枚、準備中でプレイします。
empire_vs_rebellion-listed-power-replace_own = 選んである自分の戦略カードを表向きに捨て、別の未使用の1枚を密かに選びます。
empire_vs_rebellion-listed-power-gain_influence = 影響力を{ $number }得ます。
empire_vs_rebellion-listed-power-return_to_top = どちらかの捨て札の山のカードを1枚、持ち主のデッキの一番上に置きます。山のどのカードでも選べます。
empire_vs_rebellion-listed-power-discard_and_exhaust = 対戦相手のカードを1枚捨て札するか、どちらかの準備中のカードを1枚疲弊させます。好きな順番で両方行うこともできます。
empire_vs_rebellion-listed-power-discard_exhausted = どちらかの疲弊したカードを1枚取り除きます。基本カードは捨て札し、キャラクターは持ち主の予備に移します。疲弊したカードが自分自身だけなら、自分自身を取り除きます。
empire_vs_rebellion-listed-power-replace_opposing = 対戦相手は、選んである戦略カードを表向きに捨て、別の未使用の1枚を密かに選びます。
empire_vs_rebellion-listed-power-discard_and_sweep = 自分のデッキの一番上のカードを捨て札します。その時点のリソース値がそれより低い対戦相手のカードを、全て捨て札します。捨て札したキャラクターは{ $ready }として数えます。
empire_vs_rebellion-listed-power-opponent_loses_influence = 対戦相手は影響力を{ $number }失います。
empire_vs_rebellion-listed-power-search_deck = 自分か対戦相手のデッキを探します。1枚を捨て札し、もう1枚を選び、残りをシャッフルして、選んだカードを一番上に置きます。
empire_vs_rebellion-listed-power-look_at_top = 自分のデッキの一番上のカードを見ます。自分自身も含めて、自分のカードを1枚捨て札してもかまいません。その後、空きがあれば、見たカードをプレイしてもかまいません。

empire_vs_rebellion-listed-event = - { $name }（{ $capacity }／{ $objective }／{ $points }／{ $influence }）：{ $does }
empire_vs_rebellion-listed-effect-nothing = 効果なし。
empire_vs_rebellion-listed-effect-kind_off = { $kind }のパワーは解決できない。
empire_vs_rebellion-listed-effect-characters_off = キャラクターのうち、{ $first }と{ $second }のパワーだけが解決できる。
empire_vs_rebellion-listed-effect-loser_loses_influence = 敗者は影響力を{ $number }失う。
empire_vs_rebellion-listed-effect-take_back_strategies = 勝者は、前のラウンドまでに使った戦略カードを回収する。このラウンドの戦略カードは、通常通り使用済みになる。
empire_vs_rebellion-listed-effect-divert_loser = 敗者の次の戦略カードは、ランダムに決まる。
empire_vs_rebellion-listed-effect-locate_loser = 次のラウンドに、敗者は先に戦略カードを選んで公開する。
empire_vs_rebellion-listed-effect-discard_strategy = 勝者は、敗者の未使用の戦略カードを1枚選ぶ。敗者はそれを捨てる。1枚もなければ、何も起こらない。
empire_vs_rebellion-listed-effect-may_add_character = 勝者は、予備のキャラクターを1枚、デッキに加えてもよい。
empire_vs_rebellion-listed-effect-loser_to_reserve = 敗者は、どこにある自分のキャラクターでも1枚、密かに予備に移す。
empire_vs_rebellion-listed-effect-winner_to_reserve = 勝者は、どこにある自分のキャラクターでも1枚、密かに予備に移さなければならない。
empire_vs_rebellion-listed-effect-reorder_events = 勝者は、次の{ $next }枚のイベントを見て、好きな順番に並べ替えてもよい。
