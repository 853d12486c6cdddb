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

    アタックカードの値と枚数：{ $attack-cards }

    ディフェンドカードの値と枚数：{ $defend-cards }、反乱軍ヒーロー { $han_solo-defence }、ジェダイ専用の{ $jedi-defend-cards }

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

    { $heroes }（各{ $han_solo-copies }枚）。どれでも2枚を一緒にプレイすると、カードをランダムに合計{ $han_solo-number }枚強奪できます。1人からでも、別々のプレイヤーからでもかまいません。誰から強奪するかは、最初のカードを見る前に全て決めます。1枚だけなら、ディフェンドカードとして使えます。

stolen_plans-rules-07-jedi =
    ## ジェダイ

    { stolen_plans-card-learn_the_ways }（{ $learn_the_ways-copies }枚）をプレイして自分の前に表向きで置くと、ゲーム終了までジェダイ騎士となります。ジェダイ騎士だけが、ジェダイ専用カードを使えます。ジェダイ専用カードは、{ stolen_plans-card-lightsaber }と5種類のマスターヨーダです。

    { $yoda-cards }

stolen_plans-rules-08-bonus =
    ## ボーナスカード

    好みで加えるカードで、各1枚です。

    { $bonus-cards }

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

## ルールブックのカード一覧

stolen_plans-listed-card = { $card } { $value }（{ $copies }枚）
stolen_plans-listed-yoda_pass_left = - 左渡し：全員が同時に、手のカードを全て左隣に渡す。
stolen_plans-listed-yoda_discard_all = - 全捨て：誰か1人に、手のカードを全て捨て札させる。R2-D2とデコイは残る。
stolen_plans-listed-yoda_swap = - 手の交換：誰か1人と、手のカードを全て交換する。
stolen_plans-listed-yoda_look_take = - のぞき見：誰か1人の手のカードを見て、1枚獲る。
stolen_plans-listed-yoda_take_all = - 総取り：誰か1人の手のカードを全て獲る。
stolen_plans-listed-traitor = - 裏切り者：手にR2-D2とダースベーダーがあれば、それを見せてその場で勝つ。
stolen_plans-listed-advantage = - アドバンテージ：自分の前に置く。ドローする時に2枚ドローできる。
stolen_plans-listed-counter = - カウンター：場のアドバンテージを捨て札にする。
stolen_plans-listed-search = - サーチ：捨て札デッキから好きなカードを{ $number }枚手に加える。
stolen_plans-listed-discard_all = - ディスカードオール：誰か1人に、手のカードを全て捨て札させる。R2-D2とデコイは自分がもらう。
stolen_plans-listed-decoy = - デコイ：プレイも捨て札もできない。R2-D2だと思わせるために使う。
