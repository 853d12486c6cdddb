## ルールブック

race_for_the_galaxy-rules-00-title = # レース・フォー・ザ・ギャラクシー

race_for_the_galaxy-rules-01-overview =
    ## 概観

    プレイヤーはカードで銀河文明を築きます。カードには、移住したり征服したりするワールドと、技術や社会を表すデベロップがあります。自分の前に配置したカードにはパワーがあり、その後のあらゆることに役立ちます。

    毎ラウンド、全員が秘密にアクションを1つ選びます。誰かが選んだことは全員が行いますが、ボーナスを得るのは選んだプレイヤーだけです。他のプレイヤーが何を選ぶかを読むことが、このゲームの半分です。

    チップ、配置済みのカード、ゴール、威信によるVP（得点）の合計が最も多いプレイヤーが勝ちます。

    使うカードは4段階で、後の段階は前の段階のカードを全て含みます。基本セット、「嵐の予兆」（ゴール）、「反乱軍対帝国」（初期ワールドの選択と占領）、「戦争の瀬戸際」（威信と探索）です。威信についてのルールは、「戦争の瀬戸際」を使う時だけのものです。

race_for_the_galaxy-rules-02-cards =
    ## カード

    1枚のカードには3つの使い道があります。自分の前に配置する、手札からコストとして払う、伏せてワールドの製品にする、の3つです。製品のカードは誰も見ません。

    - デベロップにはコストがあります。コスト6のものはVPが「？」で、ゲーム終了時に数えます。{ race_for_the_galaxy-card-pan_galactic_research }だけは、決まったVPを持っています。
    - 非軍事ワールドにもコストがあります。軍事ワールドにはコストの代わりに防御力があり、征服します。
    - ワールドには種類があるものがあります。{ race_for_the_galaxy-kind-novelty }、{ race_for_the_galaxy-kind-rare }、{ race_for_the_galaxy-kind-genes }、{ race_for_the_galaxy-kind-alien }の4種類です。生産ワールドは、第Ⅴフェイズのたびにその種類の製品を生産します。特産ワールドには、配置した時に製品を1つ置きます。その後は、ボーナスかパワーでだけ製品を置きます。種類のないワールドに製品はありません。
    - キーワードを持つカードがあります。「{ race_for_the_galaxy-keyword-alien }」「{ race_for_the_galaxy-keyword-imperium }」「{ race_for_the_galaxy-keyword-rebel }」「{ race_for_the_galaxy-keyword-terraforming }」「{ race_for_the_galaxy-keyword-uplift }」と、記号で示される「{ race_for_the_galaxy-keyword-chromo }」です。パワー、ゴール、コスト6のデベロップが、これらを数えます。キーワードの「{ race_for_the_galaxy-keyword-alien }」と種類の{ race_for_the_galaxy-kind-alien }は別のものです。{ race_for_the_galaxy-card-alien_tech_institute }や{ race_for_the_galaxy-card-deserted_alien_world }には、キーワードだけがあります。
    - 威信シンボルのあるカードは、配置した時に威信を1点もたらします。
    - パワーには、働くフェイズの数字Ⅰ、Ⅱ、Ⅲ、Ⅳ、Ⅴが付いています。＄は、第Ⅳフェイズの一部である交易のパワーです。「占領」で始まるパワーは、占領ありの時だけ働きます。

race_for_the_galaxy-rules-03-setup =
    ## セットアップ

    - 基本セットは{ $least-seats }～{ $base-seats }人用で、カードは{ $base-cards }枚、そのうち初期ワールドが{ $base-starts }枚です。拡張「嵐の予兆」を加えると{ $storm-seats }人まで、カードは{ $storm-cards }枚、初期ワールドは{ $storm-starts }枚になります。拡張「反乱軍対帝国」まで加えると{ $rebel-seats }人まで、{ $rebel-cards }枚と{ $rebel-starts }枚、拡張「戦争の瀬戸際」まで加えると{ $brink-seats }人まで、{ $brink-cards }枚と{ $brink-starts }枚です。「反乱軍対帝国」以降は、{ race_for_the_galaxy-card-gambling_world }の代わりに{ race_for_the_galaxy-card-new_gambling_world }を使います。
    - 1人につき{ $pool }点のVPチップを、中央に置きます。「戦争の瀬戸際」では、さらに{ $more-pool }点を加えます。
    - ゴールを使う時は、最初ゴール{ $firsts }枚と最大ゴール{ $mosts }枚をランダムに選び、中央に置きます。
    - 基本セットと「嵐の予兆」では、各プレイヤーにランダムに初期ワールドを1枚配ります。これが最初の配置済みのカードです。残りの初期ワールドはデッキに混ぜます。
    - 「反乱軍対帝国」以降では、番号が偶数の初期ワールドは青、奇数のものは赤です。各プレイヤーに青と赤を1枚ずつ配り、残りはデッキに混ぜます。全員が秘密に1枚を選び、もう1枚を伏せて捨て、選んだものを同時に公開します。
    - 順番が問題になる時は、ゲームの終わりまで、初期ワールドの番号の最も小さいプレイヤーから席順に行います。初期ワールドがなくなっても変わりません。
    - 各プレイヤーはカードを{ $first-hand }枚引き、選んだ初期ワールドを公開する前に、{ $discards }枚を伏せて捨てます。最初の手札は{ $hand }枚です。{ race_for_the_galaxy-card-ancient_race }で始めるプレイヤーはもう1枚捨て、{ $ancient-hand }枚になります。{ race_for_the_galaxy-card-galactic_scavengers }で始めるプレイヤーは、1枚をその下に置きます。
    - 初期ワールドが特産ワールドなら、製品を置きます。第1ラウンドの前に、一度ゴールを調べます。
    - 「戦争の瀬戸際」では、各プレイヤーが威信／探索カードも1枚持ちます。ゲーム中に1回だけ使えます。

race_for_the_galaxy-rules-04-round =
    ## ラウンド

    全員が秘密にアクションカードを1枚選び、同時に公開します。誰かが選んだフェイズを、次の順番で1回ずつ行います。誰も選ばなかったフェイズは行いません。

    - Ⅰ 探査：カードを引いて、何枚か残す。
    - Ⅱ 開発：デベロップを配置する。
    - Ⅲ 移住：ワールドを配置する。
    - Ⅳ 消費：製品を売ったり、VPやカードに換えたりする。
    - Ⅴ 生産：ワールドに製品を置く。

    どのフェイズにも全員が参加します。選んだプレイヤーは、ボーナスを得ます。

    - { race_for_the_galaxy-action-explore_five }：{ race_for_the_galaxy-bonus-explore_five }。
    - { race_for_the_galaxy-action-explore_one }：{ race_for_the_galaxy-bonus-explore_one }。
    - { race_for_the_galaxy-action-develop }：{ race_for_the_galaxy-bonus-develop }。
    - { race_for_the_galaxy-action-settle }：{ race_for_the_galaxy-bonus-settle }。
    - { race_for_the_galaxy-action-consume_trade }：{ race_for_the_galaxy-bonus-consume_trade }。
    - { race_for_the_galaxy-action-consume_twice }：{ race_for_the_galaxy-bonus-consume_twice }。
    - { race_for_the_galaxy-action-produce }：{ race_for_the_galaxy-bonus-produce }。

    「{ race_for_the_galaxy-action-consume_trade }」と「{ race_for_the_galaxy-action-consume_twice }」が両方選ばれても、第Ⅳフェイズは1回だけで、それぞれが自分のボーナスを得ます。第Ⅰフェイズも同じです。

    「戦争の瀬戸際」では、ラウンドの開始時、アクションを選ぶ前に、威信リーダーが報酬を得ます。「{ race_for_the_galaxy-action-search }」を選んだプレイヤーは、第Ⅰフェイズの前に探索します。{ race_for_the_galaxy-card-psi_crystal_world }の持ち主は、他のプレイヤーが公開した後に選びます。

race_for_the_galaxy-rules-05-powers =
    ## パワー

    - カードは、配置したフェイズの次のフェイズから働きます。それまでは、パワーも軍事力もキーワードも数えません。ただし、特産ワールドの製品はすぐに置き、威信シンボルの威信はすぐに得ます。最大ゴールでも、そのカードをすぐに数えます。
    - 「してもよい」などと書かれていないパワーは、必ず使います。
    - 何枚かのカードのパワーは合計します。コストは0より小さくならず、差額が返ることもありません。
    - デッキが空になったら、直ちに捨て札をシャッフルして新しいデッキにします。
    - フェイズの終わりには、最初ゴール、最大ゴール、威信リーダーの順に調べます。

race_for_the_galaxy-rules-06-explore =
    ## 第Ⅰフェイズ：探査

    まず、{ race_for_the_galaxy-card-alien_departure_point }と{ race_for_the_galaxy-card-pan_galactic_hologrid }の持ち主は、それぞれ1回ずつ、手札を1枚捨てて威信を1点得ることができます。

    全員がカードを2枚引きます。パワーとボーナスで増えます。「{ race_for_the_galaxy-action-explore_five }」なら5枚、「{ race_for_the_galaxy-action-explore_one }」なら1枚増えます。全員が引いてから捨てます。

    引いたカードから1枚を残します。パワーと「{ race_for_the_galaxy-action-explore_one }」（1枚）で増えます。残りは捨てます。元からの手札は変わりません。ただし、{ race_for_the_galaxy-card-blaster_runners }などのパワーか威信ボーナスがあれば、引いたカードを手札に混ぜ、同じ枚数を全ての中から選んで捨てます。

race_for_the_galaxy-rules-07-develop =
    ## 第Ⅱフェイズ：開発

    - まず、{ race_for_the_galaxy-card-interstellar_bank }、{ race_for_the_galaxy-card-galactic_bankers }、{ race_for_the_galaxy-card-galactic_developers }のようなパワーでカードを引きます。{ race_for_the_galaxy-card-information_hub }と{ race_for_the_galaxy-card-galactic_power_brokers }でも引きますが、その後、それぞれについて手札を1枚捨てます。
    - 全員が手札のデベロップを1枚まで秘密に選び、同時に公開します。同じデベロップを2枚配置することはできません。
    - コストは他の手札で払います。カードの数から、パワーの分と、「{ race_for_the_galaxy-action-develop }」を選んだプレイヤーは1を引いた枚数です。ちょうどその枚数を伏せて捨てます。払えないものは選べません。
    - さらに、配置済みの{ race_for_the_galaxy-card-r_d_crash_program }を捨てると{ $r_d_crash_program-crash }、{ race_for_the_galaxy-card-golden_age_of_terraforming }で{ race_for_the_galaxy-kind-rare }の製品を1つ捨てると{ $golden_age_of_terraforming-rare_good }、コストが減ります。
    - その後、{ race_for_the_galaxy-card-public_works }のようなパワーで引きます。今配置したカードは数えません。威信は、カードのシンボルで得るほか、{ race_for_the_galaxy-card-pan_galactic_affluence }ならどのデベロップでも、{ race_for_the_galaxy-card-rebel_freedom_fighters }と{ race_for_the_galaxy-card-rebel_council }なら「{ race_for_the_galaxy-keyword-rebel }」のデベロップで、{ race_for_the_galaxy-card-federation_capital }ならコスト6のデベロップで得ます。

race_for_the_galaxy-rules-08-settle =
    ## 第Ⅲフェイズ：移住

    全員が手札のワールドを1つまで秘密に選び、同時に公開します。それから順番に、コストを払うか征服します。

    - 非軍事ワールドのコストは、カードの数から、全てのワールドとその種類のワールドのコストを減らすパワーの分を引いた枚数の手札です。
    - { race_for_the_galaxy-card-lifeforms_inc }と{ race_for_the_galaxy-card-golden_age_of_terraforming }では、それぞれ{ race_for_the_galaxy-kind-genes }の製品を1つ捨てて、支払うワールドのコストを{ $lifeforms_inc-genes_good }減らせます。
    - 代わりに、配置済みの{ race_for_the_galaxy-card-colony_ship }か{ race_for_the_galaxy-card-doomed_world }を捨てると、コストは0になります。種類が{ race_for_the_galaxy-kind-alien }のワールドには使えません。
    - 軍事ワールドは征服するか、{ race_for_the_galaxy-card-contact_specialist }のようなパワーでコストを払います。
    - 特産ワールドには、公開したらすぐに製品を置きます。
    - 移住した後、「{ race_for_the_galaxy-action-settle }」を選んだプレイヤーはカードを1枚引きます。{ race_for_the_galaxy-card-terraforming_robots }のようなパワーでも引きます。{ race_for_the_galaxy-card-imperium_fuel_depot }では{ $imperium_fuel_depot-draw_after_settle }枚引き、手札を1枚捨てます。
    - 威信は、ワールドのシンボルで得るほか、{ race_for_the_galaxy-card-rebel_freedom_fighters }と{ race_for_the_galaxy-card-imperium_capital }なら「{ race_for_the_galaxy-keyword-rebel }」の軍事ワールドで、{ race_for_the_galaxy-card-alien_cornucopia }なら生産ワールドで得ます。{ race_for_the_galaxy-card-golden_age_of_terraforming }があれば、配置した生産ワールドに製品を置きます。これは生産ではありません。

    選べるのは、移住する方法があるワールドだけです。カードを捨てるしか方法がなければ、必ず捨てます。

race_for_the_galaxy-rules-09-military =
    ## 軍事力と征服

    軍事ワールドを征服するには、そのワールドに対する軍事力が防御力以上でなければなりません。コストはかからず、軍事力は減りません。

    - 総軍事力は、相手を限らない軍事力のパワーの合計です。負の数のものもあり、合計が負になることもあります。{ race_for_the_galaxy-card-hidden_fortress }は軍事ワールド1つにつき1、{ race_for_the_galaxy-card-uplift_mercenary_force }と{ race_for_the_galaxy-card-uplift_revolt_world }は「{ race_for_the_galaxy-keyword-chromo }」のワールド1つにつき1ずつ加え、いずれも自身を含みます。{ race_for_the_galaxy-card-rebel_freedom_fighters }は、「{ race_for_the_galaxy-keyword-imperium }」のカードがあれば2減らします。
    - ある種類のワールドだけ、または「{ race_for_the_galaxy-keyword-rebel }」の軍事ワールドだけに対する軍事力もあります（{ race_for_the_galaxy-card-galactic_imperium }など）。そのようなワールドには加えますが、総軍事力には入りません。
    - フェイズの間だけの軍事力：配置済みの{ race_for_the_galaxy-card-new_military_tactics }を捨てると+{ $new_military_tactics-tactic }。{ race_for_the_galaxy-card-space_mercenaries }と{ race_for_the_galaxy-card-mercenary_fleet }では手札を{ $space_mercenaries-mercenary }枚まで、{ race_for_the_galaxy-card-rebel_troops }、{ race_for_the_galaxy-card-uplift_mercenary_force }、{ race_for_the_galaxy-card-primitive_rebel_world }、{ race_for_the_galaxy-card-rebel_convict_mines }では{ $rebel_troops-mercenary }枚捨てて、1枚につき+1。{ race_for_the_galaxy-card-alien_booby_trap }では威信を1点払って+{ $alien_booby_trap-bribe }、{ race_for_the_galaxy-card-rebel_fuel_refinery }では{ race_for_the_galaxy-kind-rare }の製品を捨てて+{ $rebel_fuel_refinery-fuel }（それぞれフェイズに1回）。
    - フェイズの終わりまで続くので、2つ目のワールドにも数えます。手札を捨てるパワーは全部使わなくてもかまいませんが、残りは自分のワールドのためにはもう使えず、占領を防ぐためにだけ使えます。征服のためには、必要で、使えば足りる時にだけ使えます。

race_for_the_galaxy-rules-10-contact =
    ## 軍事ワールドへの支払い

    軍事ワールドを非軍事ワールドのように配置できるカードがあります。コストは、防御力からパワーに書かれた数と、当てはまる全てのパワーの分を引いたものです。1つのワールドに使えるのは、このうち1つです。

    - { race_for_the_galaxy-card-contact_specialist }は{ $contact_specialist-envoy }減、{ race_for_the_galaxy-card-rebel_cantina }は減なし、{ race_for_the_galaxy-card-rebel_alliance }は「{ race_for_the_galaxy-keyword-rebel }」のワールドに限り{ $rebel_alliance-envoy }減です。いずれも、種類が{ race_for_the_galaxy-kind-alien }のワールドには払えません。
    - { race_for_the_galaxy-card-alien_research_team }は種類が{ race_for_the_galaxy-kind-alien }のワールド、{ race_for_the_galaxy-card-ravaged_uplift_world }は「{ race_for_the_galaxy-keyword-chromo }」のワールドに使えます。
    - { race_for_the_galaxy-card-rebel_pact }があれば、さらに{ $rebel_pact-envoy_discount }減ります。{ race_for_the_galaxy-card-pan_galactic_mediator }では、そのたびに威信を1点得ます。
    - { race_for_the_galaxy-card-colony_ship }、{ race_for_the_galaxy-card-doomed_world }や、製品を捨ててコストを減らすパワーも一緒に使えます。

    軍事力で支払いは減らず、支払いで軍事力は増えません。軍事ワールドを数える時は、払って配置したものも軍事ワールドです。

race_for_the_galaxy-rules-11-more_worlds =
    ## その他の方法

    - 非軍事ワールドの征服：{ race_for_the_galaxy-card-imperium_cloaking_technology }を捨てると、コストより{ $imperium_cloaking_technology-cloak }少ない防御力のワールドとして征服できます。{ race_for_the_galaxy-card-imperium_invasion_fleet }を捨てると、防御力はコストと同じで、威信を{ $imperium_invasion_fleet-cloak }点得ます。
    - { race_for_the_galaxy-card-improved_logistics }：第Ⅲフェイズに1つ目のワールドに移住した後、どんな方法でも2つ目を配置でき、占領を宣言することもできます。1つ目のワールドはまだ役に立ちません。「{ race_for_the_galaxy-action-settle }」のボーナスで引くのは1回だけですが、パワーではワールドごとに引きます。
    - { race_for_the_galaxy-card-rebel_sneak_attack }：ワールドを配置するか占領を宣言した後、これを捨てて、手札の軍事ワールドをもう1つ征服できます。コストを払って配置することはできません。
    - { race_for_the_galaxy-card-terraforming_engineers }：第Ⅲフェイズごとに1回、前からある自分の非軍事ワールドを、手札の非軍事ワールドと、コストなしで取り替えられます。同じ種類（製品なしなら製品なし）で、コストは同じか{ $terraforming_engineers-upgrade }まで高いものに限ります。威信を1点得て、シンボルがあればさらに1点得ます。古いワールドは、製品や下のカードと一緒に捨てます。新しい特産ワールドには製品を置きます。これは移住ではないので、他には何も起こりません。

race_for_the_galaxy-rules-12-takeovers =
    ## 占領

    占領ありの時、第Ⅲフェイズにワールドを配置しなかったプレイヤーは、他のプレイヤーのワールドの占領を宣言できます。{ race_for_the_galaxy-card-improved_logistics }の2つ目の代わりでもかまいません。目標は、このフェイズより前からある軍事ワールドです。{ race_for_the_galaxy-card-imperium_invasion_fleet }を捨てれば、非軍事ワールドでもかまいません。次のどれかのパワーが必要です。

    - { race_for_the_galaxy-card-imperium_seat }：誰かの「{ race_for_the_galaxy-keyword-rebel }」の軍事ワールド。
    - { race_for_the_galaxy-card-rebel_alliance }、または捨てて使う{ race_for_the_galaxy-card-rebel_sneak_attack }：「{ race_for_the_galaxy-keyword-imperium }」のカードを持つプレイヤーのワールド。自分の「{ race_for_the_galaxy-keyword-rebel }」の軍事ワールド1つにつき、軍事力が{ $rebel_alliance-takeover }増えます。
    - 捨てて使う{ race_for_the_galaxy-card-imperium_cloaking_technology }：総軍事力が1以上のプレイヤーのワールド。
    - { race_for_the_galaxy-card-imperium_planet_buster }：同じですが、ワールドを破壊し、威信を{ $imperium_planet_buster-destruction }点得ます。
    - { race_for_the_galaxy-card-interstellar_casus_belli }：誰のワールドでも。威信を1点払い、成功すると{ $interstellar_casus_belli-takeover }点得ます。

    占領は、自分が移住する順番に宣言します。必要なものはすぐに払い、この時に、フェイズの間だけの軍事力のパワーをいくつでも使えます。後では使えません。パワーに合うワールドなら、成功の見込みがなくても宣言できます。{ race_for_the_galaxy-card-imperium_seat }で非軍事ワールドを狙うことはできません。

    全員が移住した後、宣言した順に判定します。

    - まず、{ race_for_the_galaxy-card-pan_galactic_security_council }の持ち主は、威信を1点払って、誰に対するものでも1つの占領を失敗させることができます。
    - 目標のワールドがもうそこにないか、同じプレイヤーの前の占領が失敗していれば、失敗です。
    - 攻める側は、総軍事力、そのワールドに対する軍事力、フェイズの間だけの軍事力、パワーのボーナスを合計します。守る側は、持ち主の同じ軍事力と、ワールドの防御力（非軍事ワールドならコスト）を合計します。{ race_for_the_galaxy-card-rebel_pact }があれば、持ち主の軍事ワールド1つにつき1、「{ race_for_the_galaxy-keyword-rebel }」ならさらに1増えます。
    - このままでは成功する時、持ち主は、まだ使っていないフェイズの間だけの軍事力でワールドを守れるなら、使うことができます。それは後の占領に対しても数えます。
    - 攻める側の合計が守る側以上なら成功です。ワールドは、製品や下のカードと一緒に移ります。シンボルの威信は得ず、特産ワールドに新しい製品も置きませんが、配置した時と同じように、パワーでカードを引き、威信を得ます。非軍事ワールドなら威信を2点得ます。破壊したワールドでは、カードを引くだけです。

    第Ⅲフェイズの間、パワー、キーワード、軍事力は、フェイズの初めのまま数えます。フェイズの間に捨てたり、取り替えたり、破壊されたり、占領されたりしたカードは、フェイズの終わりまで元の持ち主のものとして数え、それまで他の誰のものとしても数えません。最大ゴールだけは、実際にあるものを数えます。

race_for_the_galaxy-rules-13-goods =
    ## 製品

    1つのワールドに置ける製品は1つまでです。デッキの一番上のカードを伏せて置き、種類はワールドの種類になります。売ったり、消費したり、パワーのために捨てたりした製品は、見ずに捨てます。

    特産ワールドには配置した時に製品を置きますが、これは生産ではありません。生産ワールドは、配置した時は空です。第Ⅲフェイズに配置したワールドの製品を、そのフェイズのうちにパワーのために捨てることはできません。

race_for_the_galaxy-rules-14-trade =
    ## 交易

    「{ race_for_the_galaxy-action-consume_trade }」を選んだプレイヤーは、製品があれば、第Ⅳフェイズの初めに必ず1つ売ります。次の枚数のカードを引きます。

    - { race_for_the_galaxy-kind-novelty }：{ $price-novelty }枚
    - { race_for_the_galaxy-kind-rare }：{ $price-rare }枚
    - { race_for_the_galaxy-kind-genes }：{ $price-genes }枚
    - { race_for_the_galaxy-kind-alien }：{ $price-alien }枚

    当てはまる＄のパワーを加えます。全ての製品、ある種類の製品、そのワールドの製品（{ race_for_the_galaxy-card-pirate_world }、{ race_for_the_galaxy-card-star_nomad_lair }）に働くものがあります。{ race_for_the_galaxy-card-alien_oort_cloud_refinery }の製品は、アクションカードでは売れません。

    第Ⅳフェイズに製品を売るパワーを持つカードが2枚あり、持ち主はどのアクションを選んでいても売れます。{ race_for_the_galaxy-card-trade_league }では＄のパワーも加えた価格で、{ race_for_the_galaxy-card-black_market_trading_world }ではこの表の価格だけで売ります。製品が残っていれば、必ず使います。

race_for_the_galaxy-rules-15-consume =
    ## 第Ⅳフェイズ：消費

    交易の後、各プレイヤーはⅣのパワーを1回ずつ、好きな順番で使います。

    - 使えるパワーは全て、できる限り使わなければなりません。3つまで消費するパワーは、3つあれば3つ消費します。製品を取っておくことはできませんが、どのパワーにどの製品を使うかは選べます。
    - 「ちょうど」いくつか消費するパワーは、それだけの製品がある時だけ使います。{ race_for_the_galaxy-card-galactic_exchange }は、持っている各種類の製品を1つずつ消費します。{ race_for_the_galaxy-card-alien_oort_cloud_refinery }の製品を、残しておく製品と同じ種類の1つとして消費してもかまいません。
    - 手札を捨てるパワーと威信を払うパワーは、使わなくてもかまいません（{ race_for_the_galaxy-card-deficit_spending }、{ race_for_the_galaxy-card-merchant_world }、{ race_for_the_galaxy-card-galactic_bazaar }、{ race_for_the_galaxy-card-galactic_bankers }、{ race_for_the_galaxy-card-r_d_crash_program }、{ race_for_the_galaxy-card-pan_galactic_security_council }、{ race_for_the_galaxy-card-alien_guardian }、{ race_for_the_galaxy-card-interstellar_casus_belli }、{ race_for_the_galaxy-card-galactic_power_brokers }）。
    - VPは中央のチップで受け取ります。足りなければ脇のチップを使い、全員が必ず全て受け取ります。
    - 「{ race_for_the_galaxy-action-consume_twice }」では、製品のVPが2倍になります。{ race_for_the_galaxy-card-interstellar_casus_belli }と{ race_for_the_galaxy-card-galactic_salon }のVPも同じです。カードの枚数、威信、手札のVPは2倍になりません。
    - どのパワーにも使われなかった製品は、そのまま残ります。

race_for_the_galaxy-rules-16-produce =
    ## 第Ⅴフェイズ：生産

    - 製品のない生産ワールド全てに製品を置きます。
    - 「{ race_for_the_galaxy-action-produce }」を選んだプレイヤーは、製品のない特産ワールド1つに製品を置きます。
    - パワーで、ある種類または任意の特産ワールドに生産し、カードを引き、威信を得ます（{ race_for_the_galaxy-card-uplift_gene_breeders }、{ race_for_the_galaxy-card-ravaged_uplift_world }）。{ race_for_the_galaxy-card-universal_symbionts }は、それ自身には生産できません。{ race_for_the_galaxy-card-galactic_scavengers }の下のカードは、全て手札に加わります。
    - 手札を1枚捨てると、{ race_for_the_galaxy-card-damaged_alien_factory }はそれ自身に、{ race_for_the_galaxy-card-lifeforms_inc }は{ race_for_the_galaxy-kind-genes }の特産ワールドに、{ race_for_the_galaxy-card-alien_booby_trap }は{ race_for_the_galaxy-kind-alien }の特産ワールドに、{ race_for_the_galaxy-card-universal_exports }は任意の特産ワールドに生産します。
    - それから、このフェイズに生産した製品を数えるパワーを使います。{ race_for_the_galaxy-card-consumer_markets }、{ race_for_the_galaxy-card-research_labs }、{ race_for_the_galaxy-card-diversified_economy }です。
    - 最後に、{ race_for_the_galaxy-kind-rare }の製品を他の誰よりも多く生産したプレイヤーが{ race_for_the_galaxy-card-mining_conglomerate }で、製品全部を他の誰よりも多く生産したプレイヤーが{ race_for_the_galaxy-card-pan_galactic_affluence }で引きます。同数なら誰も引きません。

    得をするだけのことは、損のない順番で自動的に行います。製品を置ける特産ワールドがいくつかある時と、途中で手札を捨てて製品を生産できるために最後のパワーの順番を決める時に、質問されます。

race_for_the_galaxy-rules-17-limit =
    ## ラウンドの終わり

    手札が{ $limit }枚より多いプレイヤーは、{ $limit }枚になるまで伏せて捨てます。{ race_for_the_galaxy-card-pan_galactic_research }か{ race_for_the_galaxy-card-black_hole_miners }があれば、上限は{ $large-limit }枚です。ラウンドの途中には制限はありません。

    その後、{ race_for_the_galaxy-card-retrofit_salvage_inc }の持ち主は、他のプレイヤーがこうして捨てたカードを全て手札に加えます。上限を超えてもかまいません。

race_for_the_galaxy-rules-18-goals =
    ## ゴール

    ゴールは拡張「嵐の予兆」のもので、後の拡張で増えます。ゲーム終了時にVPになりますが、VPチップではありません。

    最初ゴール：{ $first-points }VP。初めて条件が満たされたフェイズの終わりに、条件を満たしている全員が獲得し、最後まで失いません。

    - { race_for_the_galaxy-goal-galactic_standard_of_living }：{ race_for_the_galaxy-aim-galactic_standard_of_living }（第Ⅳフェイズの後と、威信リーダーの報酬の後）。
    - { race_for_the_galaxy-goal-system_diversity }：{ race_for_the_galaxy-aim-system_diversity }（Ⅲの後）。
    - { race_for_the_galaxy-goal-overlord_discoveries }：{ race_for_the_galaxy-aim-overlord_discoveries }（ⅡとⅢの後）。
    - { race_for_the_galaxy-goal-budget_surplus }：手札が多すぎるために、{ race_for_the_galaxy-aim-budget_surplus }。
    - { race_for_the_galaxy-goal-innovation_leader }：{ race_for_the_galaxy-aim-innovation_leader }（ⅡとⅢの後）。
    - { race_for_the_galaxy-goal-galactic_status }：{ race_for_the_galaxy-aim-galactic_status }（Ⅱの後）。
    - { race_for_the_galaxy-goal-uplift_knowledge }：{ race_for_the_galaxy-aim-uplift_knowledge }（ⅡとⅢの後）。
    - { race_for_the_galaxy-goal-galactic_riches }：{ race_for_the_galaxy-aim-galactic_riches }（ⅢとⅤの後）。
    - { race_for_the_galaxy-goal-expansion_leader }：{ race_for_the_galaxy-aim-expansion_leader }（ⅡとⅢの後）。
    - { race_for_the_galaxy-goal-peace_war_leader }：{ race_for_the_galaxy-aim-peace_war_leader }（ⅡとⅢの後）。
    - { race_for_the_galaxy-goal-galactic_standing }：{ race_for_the_galaxy-aim-galactic_standing }（Ⅰ、Ⅱ、Ⅲ、Ⅳ、Ⅴの後と、ラウンドの初めと終わり）。
    - { race_for_the_galaxy-goal-military_influence }：{ race_for_the_galaxy-aim-military_influence }（ⅡとⅢの後）。

    最大ゴール：{ $most-points }VP。フェイズの終わりに、条件の値を満たし、単独で最大のプレイヤーが獲得します。

    - { race_for_the_galaxy-goal-greatest_military }：{ race_for_the_galaxy-aim-greatest_military }（ⅡとⅢの後）。
    - { race_for_the_galaxy-goal-largest_industry }：{ race_for_the_galaxy-aim-largest_industry }（Ⅲの後）。
    - { race_for_the_galaxy-goal-greatest_infrastructure }：{ race_for_the_galaxy-aim-greatest_infrastructure }（ⅡとⅢの後）。
    - { race_for_the_galaxy-goal-production_leader }：{ race_for_the_galaxy-aim-production_leader }（Ⅲの後）。
    - { race_for_the_galaxy-goal-research_leader }：{ race_for_the_galaxy-aim-research_leader }（ⅡとⅢの後）。
    - { race_for_the_galaxy-goal-propaganda_edge }：{ race_for_the_galaxy-aim-propaganda_edge }（Ⅲの後）。
    - { race_for_the_galaxy-goal-galactic_prestige }：{ race_for_the_galaxy-aim-galactic_prestige }（Ⅰ、Ⅱ、Ⅲ、Ⅳ、Ⅴの後と、ラウンドの初めと終わり）。
    - { race_for_the_galaxy-goal-prosperity_lead }：{ race_for_the_galaxy-aim-prosperity_lead }（ⅡとⅢの後）。

    最大ゴールは失うことがあります。他のプレイヤーに並ばれても、持ち主は変わりません。他のプレイヤーが上回れば、そのプレイヤーに移ります。上回った複数のプレイヤーが同数なら、中央に戻ります。配置済みのカードを捨てたり威信を払ったりして、条件の値を満たさなくなるか、他のプレイヤーより少なくなったら、直ちに中央に戻ります。このフェイズに配置したカードはもう数え、なくなったカードは数えません。{ race_for_the_galaxy-goal-greatest_military }だけは、働いている軍事力を数えます。

    ゲーム終了時、最大の値に並び、条件の値を満たしているのにゴールを持っていないプレイヤーは、全員{ $tie-points }VPを得ます。

race_for_the_galaxy-rules-19-prestige =
    ## 威信

    威信は、シンボルのあるカードを配置した時と、パワーで得ます。ゲーム終了時に1点が1VPになります。2倍になることはありません。

    威信は1点ずつ払います。アクションの威信ボーナス、{ race_for_the_galaxy-card-interstellar_casus_belli }による占領やVP、{ race_for_the_galaxy-card-galactic_power_brokers }によるカード、{ race_for_the_galaxy-card-alien_booby_trap }による軍事力、占領の阻止に使えます。

    各フェイズの終わりに、威信が最も多いプレイヤーが威信リーダーになります。同点のプレイヤーは、ともにリーダーです。誰も威信を持っていなければ、リーダーはいません。

    ラウンドの開始時に、リーダーはそれぞれ中央から1VPを得ます。単独のリーダーはカードも1枚引きますが、それは威信リーダータイルに威信がある時だけです。前のラウンドの開始時より後に、しかもリーダーになったフェイズかその後に得た威信が、タイルに置かれます。オプションで、単独のリーダーが毎回引くようにもできます。

race_for_the_galaxy-rules-20-boost =
    ## 威信／探索カード

    このカードはゲーム中に1回だけ、2つのうちどちらかの方法で使えます。アクションカードと一緒に出すと、選ぶ時に持っている威信を1点払い、普通のボーナスに加えて威信ボーナスを得ます。単独で出すと、探索します。

    - { race_for_the_galaxy-action-explore_five }、{ race_for_the_galaxy-action-explore_one }：{ race_for_the_galaxy-boost-explore_five }。
    - { race_for_the_galaxy-action-develop }：{ race_for_the_galaxy-boost-develop }。
    - { race_for_the_galaxy-action-settle }：{ race_for_the_galaxy-boost-settle }。この軍事力は、占領とその防御にも数えます。
    - { race_for_the_galaxy-action-consume_trade }：{ race_for_the_galaxy-boost-consume_trade }。増えるのは、アクションカードで売る時だけです。手札のVPは2倍にならず、パワーの合間のいつでも捨てられます。
    - { race_for_the_galaxy-action-consume_twice }：{ race_for_the_galaxy-boost-consume_twice }。
    - { race_for_the_galaxy-action-produce }：{ race_for_the_galaxy-boost-produce }。

race_for_the_galaxy-rules-21-search =
    ## 探索

    探索するには、威信／探索カードをアクションとして出します。威信は払わず、フェイズも起こしません。他のプレイヤーが選んだフェイズには参加します。第Ⅰフェイズの前に、探索するプレイヤーが順番に、{ $categories }つのカテゴリから1つを選びます。

    - { race_for_the_galaxy-category-army }
    - { race_for_the_galaxy-category-military_windfall }
    - { race_for_the_galaxy-category-peaceful_windfall }
    - { race_for_the_galaxy-category-chromo_world }
    - { race_for_the_galaxy-category-alien_world }
    - { race_for_the_galaxy-category-consumer }
    - { race_for_the_galaxy-category-stronghold }
    - { race_for_the_galaxy-category-six }
    - { race_for_the_galaxy-category-aggression }（占領ありの時だけ）

    一致するカードが出るまで、デッキを1枚ずつめくって全員に見せます。そのカードを取るか、見送ります。見送ったら、次に一致したカードを必ず取ります。他のカードは捨てます。全てのカードをめくっても取らなかった時は、威信／探索カードを使ったことにはなりません。

    { race_for_the_galaxy-card-alien_oort_cloud_refinery }は{ race_for_the_galaxy-kind-alien }のワールドの探索に一致しますが、見送っても1回には数えません。

race_for_the_galaxy-rules-22-end =
    ## ゲームの終了と得点

    中央のVPチップがなくなるか、誰かの配置済みのカードが{ $end }枚以上（{ race_for_the_galaxy-card-hidden_fortress }の持ち主は{ $late-end }枚以上）になるか、誰かの威信が{ $prestige-end }点以上になったら、そのラウンドでゲームは終わります。ラウンドは、手札を捨てるところまで最後まで行います。{ $cap }ラウンドが終われば、必ず終了します。

    - VPチップ。
    - 配置済みのカードのVP。{ race_for_the_galaxy-card-doomed_world }と{ race_for_the_galaxy-card-ravaged_uplift_world }は-1です。
    - VPが「？」のデベロップ：配置済みのカードは、デベロップ1枚ごとに、最初に当てはまる項目で1回だけ数えます。デベロップ自身も、当てはまれば数えます。{ race_for_the_galaxy-card-new_galactic_order }は総軍事力を数え、負ならVPが減ります。{ race_for_the_galaxy-card-universal_peace_institute }はその逆です。{ race_for_the_galaxy-card-galactic_renaissance }は、VPチップも3点ごとに数えます。{ race_for_the_galaxy-card-galactic_exchange }は、ワールドの種類が1、2、3、4種類なら、{ $points-1 }、{ $points-2 }、{ $points-3 }、{ $points-4 }VPです。
    - ゴールのVP。
    - 威信1点につき1VP。{ race_for_the_galaxy-card-federation_capital }と{ race_for_the_galaxy-card-pan_galactic_affluence }は、それぞれもう一度数えます。

    VPが同じなら、手札の枚数と製品の数の合計が多い方の勝ちです。それも同じなら、勝利を分け合います。

race_for_the_galaxy-rules-23-two_actions =
    ## 2人用、2つのアクション

    2人で遊ぶ時のオプションです。毎ラウンド、9枚のアクションカードから2枚ずつ選びます。開発と移住には、2枚目のカードがあります。

    - 探査2枚：2+5+1枚引いて、2枚残します。パワーで増えます。
    - 開発2枚：第Ⅱフェイズを続けて2回行います。2枚選んだプレイヤーは両方でボーナスを得ます。1枚選んだプレイヤーは、1回目だけボーナスを得ます。1回目に配置したカードは、2回目にはもう働きます。移住も同じです。
    - 消費2枚：まず売り、それからVPを2倍にします。
    - 「戦争の瀬戸際」では、威信／探索カードが10枚目のカードになります。探索する時は2枚のうちの1枚として、威信ボーナスを得る時は2枚のうちどちらかと一緒に出します。
    - { race_for_the_galaxy-card-psi_crystal_world }の持ち主は、1枚を相手と同時に、2枚目を公開の後に選びます。

race_for_the_galaxy-rules-24-knowledge =
    ## 誰が何を知っているか

    配置済みのカード、どのワールドに製品があるか、VPチップ、威信、ゴール、手札とデッキと捨て札と{ race_for_the_galaxy-card-galactic_scavengers }の下の枚数は、誰でも見ることができます。つまり、得点は全て公開されています。

    手札の中身と、製品と捨て札の表は秘密です。ワールドの下のカードは、持ち主だけが知っています。自分が捨てたカードは知っています。選ばれなかった初期ワールドは、他のプレイヤーには色だけが分かります。配置済みのカードから捨てたものと、探索や賭けでめくったカードは、全員が見ています。

race_for_the_galaxy-rules-25-special =
    ## 特殊なカード

    - { race_for_the_galaxy-card-gambling_world }：製品を消費する他に、第Ⅳフェイズのたびに1～{ $highest }の数を宣言し、デッキの次のカードをめくります。コストか防御力がその数なら手札に加え、違えば捨てます。
    - { race_for_the_galaxy-card-new_gambling_world }：製品を消費する他に、コストか防御力が1～{ $ante }の手札を1枚賭けることができます。その数だけカードをめくり、より大きいものがあれば、めくった中から1枚を取り、賭けたカードも残ります。なければ、賭けたカードを失います。
    - { race_for_the_galaxy-card-alien_oort_cloud_refinery }：任意の種類です。問題になるたびに持ち主が種類を決め、パワーの求める種類ではないと決めることもできます。ゲーム終了時には、最も得点の多い種類になります。
    - { race_for_the_galaxy-card-galactic_scavengers }：デベロップやワールドのために払うたびに、そのうち1枚を捨てずにこの下に置きます。第Ⅴフェイズに全て手札に加わります。軍事力のために捨てたカードは置けません。占領されると、下のカードも一緒に移ります。
    - { race_for_the_galaxy-card-psi_crystal_world }：持ち主は、他のプレイヤーのアクションが公開された後に選びます。
    - { race_for_the_galaxy-card-pan_galactic_research }：コスト6ですが、「？」ではありません。{ race_for_the_galaxy-card-galactic_federation }、{ race_for_the_galaxy-card-golden_age_of_terraforming }、{ race_for_the_galaxy-card-federation_capital }では数えますが、ゴールの「{ race_for_the_galaxy-goal-galactic_status }」と探索では数えません。
    - { race_for_the_galaxy-card-interstellar_prospectors }：自分の製品とは別に、{ race_for_the_galaxy-kind-rare }の特産ワールドにも生産します。
    - { race_for_the_galaxy-card-rebel_cantina }：「{ race_for_the_galaxy-keyword-rebel }」のワールドですが、軍事ワールドではありません。それ自身の分もカードを引きます。
    - { race_for_the_galaxy-card-abandoned_alien_uplift_camp }：キーワードの「{ race_for_the_galaxy-keyword-uplift }」はありますが、記号の「{ race_for_the_galaxy-keyword-chromo }」はありません。
    - { race_for_the_galaxy-card-damaged_alien_factory }：生産ワールドですが、第Ⅴフェイズに手札を1枚捨てなければ生産しません。
    - { race_for_the_galaxy-card-doomed_world }：{ race_for_the_galaxy-card-colony_ship }と同じように捨てられます。それまでのパワーはなくなります。順番は、初期ワールドの番号のまま変わりません。
    - { race_for_the_galaxy-card-ancient_race }：最初の手札が少なくなるのは、これで始めるプレイヤーだけです。後で配置した時は関係ありません。特産ワールドなので、最初から製品があります。
    - { race_for_the_galaxy-card-pilgrimage_world }：残りの製品を全て消費し、その数より1少ないVPを得ます。ふつうは最後に使います。
    - { race_for_the_galaxy-card-clandestine_uplift_lab }：自分の「{ race_for_the_galaxy-keyword-chromo }」のワールド1つにつき、{ race_for_the_galaxy-kind-genes }の製品の価格を1上げます。これ自身も数えます。
    - { race_for_the_galaxy-card-merchant_world }、{ race_for_the_galaxy-card-deficit_spending }、{ race_for_the_galaxy-card-galactic_bazaar }、{ race_for_the_galaxy-card-galactic_bankers }：決められた枚数まで、手札1枚につき1VPを得ます。このVPは2倍になりません。
    - { race_for_the_galaxy-card-alien_toy_shop }：このワールドの製品だけを消費します。他のパワーが先にその製品を使うこともできます。
    - { race_for_the_galaxy-card-runaway_robots }、{ race_for_the_galaxy-card-rebel_sympathizers }：特産ワールドなので、カードを引くのは、ボーナスかパワーで製品を生産した時だけです。
    - { race_for_the_galaxy-card-diversified_economy }、{ race_for_the_galaxy-card-tourist_world }、{ race_for_the_galaxy-card-mining_league }、{ race_for_the_galaxy-card-galactic_genome_project }：書かれた数の製品をちょうど消費するか、全く消費しません。
    - { race_for_the_galaxy-card-free_trade_association }、{ race_for_the_galaxy-card-consumer_markets }：それぞれ{ race_for_the_galaxy-kind-novelty }の製品を3つまで消費します。
    - { race_for_the_galaxy-card-pan_galactic_league }、{ race_for_the_galaxy-card-contact_specialist }、{ race_for_the_galaxy-card-pan_galactic_mediator }、{ race_for_the_galaxy-card-psi_crystal_world }：総軍事力が1減ります。{ race_for_the_galaxy-card-universal_peace_institute }では2減ります。

race_for_the_galaxy-rules-26-cards =
    ## カード一覧：デベロップ

    カード名の後はコスト、／の後はVPです。★は軍事ワールドで、コストの代わりに防御力です。デベロップの（）の中は枚数で、ワールドは全て1枚ずつです。＋は拡張「嵐の予兆」、＋＋は「反乱軍対帝国」、＋＋＋は「戦争の瀬戸際」のカードです。{ race_for_the_galaxy-card-contact_specialist }のうち1枚は「嵐の予兆」、{ race_for_the_galaxy-card-research_labs }のうち1枚は「反乱軍対帝国」のものです。{ race_for_the_galaxy-card-gambling_world }は、「反乱軍対帝国」を使わない時だけあります。

    { $developments-list }

race_for_the_galaxy-rules-27-worlds =
    ## カード一覧：ワールド

    { $worlds-list }

race_for_the_galaxy-rules-28-options =
    ## オプション

    何も選ばなければ、「戦争の瀬戸際」までのカードで、上のルールの通りに遊びます。次のことを、ここに書かれた言葉で選べます。

    - { race_for_the_galaxy-option-set }。
    - { race_for_the_galaxy-option-two_actions }。
    - { race_for_the_galaxy-option-goals }。
    - { race_for_the_galaxy-option-takeovers }。使わない時、占領のパワーと占領を防ぐパワーはないものとしますが、カードの他のパワーは働きます。
    - { race_for_the_galaxy-option-leader_card }。
    - { race_for_the_galaxy-option-cap }。
    - { race_for_the_galaxy-option-engine_quirks }。

race_for_the_galaxy-rules-29-tips =
    ## ヒント

    - 自分が最も得をして、他のプレイヤーが最も得をしないものを選びましょう。誰かが移住を選びそうなら、別のものを選び、一緒に移住しましょう。
    - 軍事ワールドにコストはかかりません。軍事力の高い文明は少ないカードで足り、そうでない文明には多くのカードが要ります。交易がそれをもたらします。
    - 生産と消費を繰り返すと、VPが次々に入ります。他のプレイヤーがカードを並べ終える前に始めましょう。
    - 手札はお金です。配置しないカードを抱え込まず、しかし大事なコスト6のデベロップで払わないようにしましょう。
    - 総軍事力が1以上あるか、「帝国」のカードがあると、軍事ワールドを占領されることがあります。配置する前に、誰がそのパワーを持っているか見ましょう。
    - 威信リーダーは毎ラウンド1VPを得ます。威信／探索カードは1回だけなので、ボーナスの大きいラウンドまで取っておきましょう。
    - 他のプレイヤーが何枚配置したかを見ておきましょう。ゲームは思ったより早く終わります。

## ルールブックのカード一覧

race_for_the_galaxy-listed-developments = - デベロップ：{ $cards }
race_for_the_galaxy-listed-sixes = - コスト6のデベロップ：{ $cards }
race_for_the_galaxy-listed-worlds = - 製品のないワールド：{ $cards }
race_for_the_galaxy-listed-windfall = - { $kind }の特産ワールド：{ $cards }
race_for_the_galaxy-listed-production = - { $kind }の生産ワールド：{ $cards }
race_for_the_galaxy-listed-starts = - 初期ワールド（番号順）：{ $cards }
race_for_the_galaxy-listed-development = { $card }{ $added } { $cost }／{ $points }（{ $copies }）
race_for_the_galaxy-listed-world = { $card }{ $added } { $cost }／{ $points }
race_for_the_galaxy-listed-military = { $card }★{ $added } { $cost }／{ $points }
race_for_the_galaxy-listed-start = { $number } { $card }
# Once for each set after the base game.
race_for_the_galaxy-listed-added = ＋
