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

    同じファクションの自分の艦船か基地が他にもプレイ中であれば、そのカードの同盟者能力を使えます。プレイした順番は関係なく、前のターンからある基地も数えます。つまり、同じファクションの2枚は互いに同盟者となり、それぞれの同盟者能力を使えます。自分自身の同盟者にはなれません。ファクションのないカードに同盟者はいません。

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
    - { star_realms-card-recycling_station }：まず手札を{ $recycling_station-primary-discard_then_draw }枚まで（0枚でもよい）まとめて捨て札し、それから同じ枚数を引きます。デッキが足りなければ、今捨て札したカードもシャッフルに加わります。
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

    - 艦船：{ $blob-ships }
    - 基地：{ $blob-bases }

    ### { star_realms-faction-trade_federation }

    威信とトレードを得ます。

    - 艦船：{ $trade_federation-ships }
    - 基地：{ $trade_federation-bases }

    ### { star_realms-faction-star_empire }

    カードを引き、対戦相手に捨て札させます。

    - 艦船：{ $star_empire-ships }
    - 基地：{ $star_empire-bases }

    ### { star_realms-faction-machine_cult }

    自分の弱いカードを廃棄します。前哨基地も多くあります。

    - 艦船：{ $machine_cult-ships }
    - 基地：{ $machine_cult-bases }

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

## ルールブックのカード一覧

star_realms-listed-ship = { $card } { $cost }（{ $copies }）
star_realms-listed-base = { $card } { $cost }／{ $defense }（{ $copies }）
star_realms-listed-outpost = { $card }★ { $cost }／{ $defense }（{ $copies }）
