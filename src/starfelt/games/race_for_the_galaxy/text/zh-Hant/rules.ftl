## 規則書

race_for_the_galaxy-rules-00-title = # 銀河競逐

race_for_the_galaxy-rules-01-overview =
    ## 概觀

    每位玩家用牌建立自己的銀河文明。牌分為要殖民或征服的世界，以及代表科技與社會的發展。放置在自己面前的牌就是你的牌陣，它們的能力會在之後的每件事上幫助你。

    每個回合，所有人秘密選擇一個行動。有人選擇的事情，所有人都會做，但只有選擇它的玩家得到獎勵。所以，猜中別人會為你做什麼，就贏了一半。

    遊戲結束時，籌碼、牌陣、目標和聲望的勝利點合計最多的玩家獲勝。

    使用的牌有四級，後面的都包含前面的全部牌：基本版、「風暴將至」（目標）、「叛軍對帝國」（選擇起始世界、接管）、「戰爭邊緣」（聲望與搜尋）。有關聲望的規則，只在使用「戰爭邊緣」時有效。

race_for_the_galaxy-rules-02-cards =
    ## 牌

    一張牌有三種用途：放置到牌陣、從手牌當作費用支付、正面朝下放在世界上當作商品。當作商品的牌，誰都不看。

    - 發展有費用。費用6的發展，勝利點是「？」，在遊戲結束時計算；只有{ race_for_the_galaxy-card-pan_galactic_research }有固定的勝利點。
    - 非軍事世界也有費用。軍事世界沒有費用，但有防禦，要用征服的方式取得。
    - 世界可能有種類：{ race_for_the_galaxy-kind-novelty }、{ race_for_the_galaxy-kind-rare }、{ race_for_the_galaxy-kind-genes }或{ race_for_the_galaxy-kind-alien }。生產世界在每個第Ⅴ階段生產該種類的商品。意外收穫世界在放置時得到一個商品，之後只能靠獎勵或能力。沒有種類的世界沒有商品。
    - 有些牌有關鍵字：「{ race_for_the_galaxy-keyword-alien }」「{ race_for_the_galaxy-keyword-imperium }」「{ race_for_the_galaxy-keyword-rebel }」「{ race_for_the_galaxy-keyword-terraforming }」「{ race_for_the_galaxy-keyword-uplift }」，以及用符號表示的「{ race_for_the_galaxy-keyword-chromo }」。能力、目標和費用6的發展會用到它們。關鍵字「{ race_for_the_galaxy-keyword-alien }」與種類{ race_for_the_galaxy-kind-alien }不同：{ race_for_the_galaxy-card-alien_tech_institute }和{ race_for_the_galaxy-card-deserted_alien_world }只有關鍵字。
    - 有聲望符號的牌，放置時帶來1聲望。
    - 能力標有作用的階段：Ⅰ、Ⅱ、Ⅲ、Ⅳ、Ⅴ。＄是貿易的能力，貿易是第Ⅳ階段的一部分。以「接管」開頭的能力，只在使用接管時有效。

race_for_the_galaxy-rules-03-setup =
    ## 遊戲準備

    - 基本版適合{ $least-seats }到{ $base-seats }人，有{ $base-cards }張牌，其中{ $base-starts }張是起始世界。加入擴充「風暴將至」後最多{ $storm-seats }人，共{ $storm-cards }張牌，{ $storm-starts }張起始世界。再加「叛軍對帝國」最多{ $rebel-seats }人，共{ $rebel-cards }張牌，{ $rebel-starts }張起始世界；再加「戰爭邊緣」最多{ $brink-seats }人，共{ $brink-cards }張牌，{ $brink-starts }張起始世界。從「叛軍對帝國」起，用{ race_for_the_galaxy-card-new_gambling_world }代替{ race_for_the_galaxy-card-gambling_world }。
    - 按每位玩家{ $pool }點，將勝利點籌碼放入籌碼池。使用「戰爭邊緣」時再加{ $more-pool }點。
    - 使用目標時，隨機選出{ $firsts }個首達目標和{ $mosts }個最多目標，放在中央。
    - 基本版和「風暴將至」：每位玩家隨機得到一張起始世界，作為牌陣的第一張牌。其餘的起始世界洗進牌庫。
    - 從「叛軍對帝國」起：編號為偶數的起始世界是藍色，奇數的是紅色。每位玩家得到藍色和紅色各一張，其餘洗進牌庫。所有人秘密選擇一張，另一張正面朝下棄掉，選好的同時揭示。
    - 需要分先後時，直到遊戲結束，都由起始世界編號最小的玩家開始，依座位順序進行，即使起始世界已經不在。
    - 每位玩家抽{ $first-hand }張牌，在揭示所選的起始世界之前正面朝下棄掉{ $discards }張，起始手牌為{ $hand }張。以{ race_for_the_galaxy-card-ancient_race }開始的玩家再棄一張，剩{ $ancient-hand }張。以{ race_for_the_galaxy-card-galactic_scavengers }開始的玩家將一張放在它下面。
    - 起始世界若是意外收穫世界，現在得到商品。第一回合之前檢查一次目標。
    - 使用「戰爭邊緣」時，每位玩家還有一張聲望／搜尋卡，每局只能使用一次。

race_for_the_galaxy-rules-04-round =
    ## 回合

    所有人秘密選擇一張行動牌，同時揭示。有人選擇的階段依下列順序各進行一次，沒有人選擇的階段略過。

    - Ⅰ 探索：抽牌，留下幾張。
    - Ⅱ 發展：放置一張發展。
    - Ⅲ 殖民：放置一個世界。
    - Ⅳ 消費：賣出商品，將商品換成勝利點和牌。
    - Ⅴ 生產：在世界放上商品。

    每個階段所有人都參加。選擇它的玩家得到獎勵：

    - { race_for_the_galaxy-action-explore_five }：{ race_for_the_galaxy-bonus-explore_five }。
    - { race_for_the_galaxy-action-explore_one }：{ race_for_the_galaxy-bonus-explore_one }。
    - { race_for_the_galaxy-action-develop }：{ race_for_the_galaxy-bonus-develop }。
    - { race_for_the_galaxy-action-settle }：{ race_for_the_galaxy-bonus-settle }。
    - { race_for_the_galaxy-action-consume_trade }：{ race_for_the_galaxy-bonus-consume_trade }。
    - { race_for_the_galaxy-action-consume_twice }：{ race_for_the_galaxy-bonus-consume_twice }。
    - { race_for_the_galaxy-action-produce }：{ race_for_the_galaxy-bonus-produce }。

    即使「{ race_for_the_galaxy-action-consume_trade }」和「{ race_for_the_galaxy-action-consume_twice }」都有人選，第Ⅳ階段也只進行一次，各自得到自己的獎勵。第Ⅰ階段也一樣。

    使用「戰爭邊緣」時，聲望領先者在回合開始、選擇行動之前得到獎勵。選擇「{ race_for_the_galaxy-action-search }」的玩家在第Ⅰ階段之前搜尋。{ race_for_the_galaxy-card-psi_crystal_world }的擁有者在其他人揭示之後才選擇。

race_for_the_galaxy-rules-05-powers =
    ## 能力

    - 牌從放置的下一個階段起才有作用。在那之前，它的能力、軍力和關鍵字都不算；只有意外收穫世界立刻得到商品，聲望符號立刻有效，最多目標也立刻計算這張牌。
    - 除非寫明「可以」，能力都必須使用。
    - 多張牌的能力相加。費用不會低於0，也不會退還差額。
    - 牌庫一空，立刻將棄牌堆洗勻成為新的牌庫。
    - 每個階段結束時，依序檢查首達目標、最多目標、聲望領先者。

race_for_the_galaxy-rules-06-explore =
    ## 第Ⅰ階段：探索

    首先，{ race_for_the_galaxy-card-alien_departure_point }和{ race_for_the_galaxy-card-pan_galactic_hologrid }的擁有者，每張牌一次，可以棄1張手牌，得1聲望。

    所有人抽2張牌，能力和獎勵會增加張數：「{ race_for_the_galaxy-action-explore_five }」多5張，「{ race_for_the_galaxy-action-explore_one }」多1張。所有人都抽完才棄牌。

    從剛抽的牌中留1張，能力和「{ race_for_the_galaxy-action-explore_one }」（多1張）會增加張數。其餘棄掉。原有的手牌不受影響；但有{ race_for_the_galaxy-card-blaster_runners }之類的能力或聲望獎勵時，抽到的牌先加入手牌，再從全部牌中選擇同樣張數棄掉。

race_for_the_galaxy-rules-07-develop =
    ## 第Ⅱ階段：發展

    - 首先，依{ race_for_the_galaxy-card-interstellar_bank }、{ race_for_the_galaxy-card-galactic_bankers }、{ race_for_the_galaxy-card-galactic_developers }之類的能力抽牌。{ race_for_the_galaxy-card-information_hub }和{ race_for_the_galaxy-card-galactic_power_brokers }也讓擁有者抽牌，但之後每有其中一張，就要棄1張手牌。
    - 所有人秘密選擇最多一張手牌中的發展，同時揭示。同一個牌陣不能有兩張相同的發展。
    - 費用用其他手牌支付：牌上的數字減去各項能力，選擇「{ race_for_the_galaxy-action-develop }」的玩家再減1。剛好棄掉那麼多張，正面朝下。付不起的不能選。
    - 還可以棄掉牌陣中的{ race_for_the_galaxy-card-r_d_crash_program }，費用減{ $r_d_crash_program-crash }；或用{ race_for_the_galaxy-card-golden_age_of_terraforming }棄掉一個{ race_for_the_galaxy-kind-rare }商品，費用減{ $golden_age_of_terraforming-rare_good }。
    - 之後，依{ race_for_the_galaxy-card-public_works }之類的能力抽牌；剛放置的牌不算。聲望來自牌上的符號；有{ race_for_the_galaxy-card-pan_galactic_affluence }時來自任何發展，有{ race_for_the_galaxy-card-rebel_freedom_fighters }和{ race_for_the_galaxy-card-rebel_council }時來自「{ race_for_the_galaxy-keyword-rebel }」發展，有{ race_for_the_galaxy-card-federation_capital }時來自費用6的發展。

race_for_the_galaxy-rules-08-settle =
    ## 第Ⅲ階段：殖民

    所有人秘密選擇最多一個手牌中的世界，同時揭示。然後依序支付費用或征服。

    - 非軍事世界的費用是牌上數字那麼多張手牌，減去適用於所有世界和該種類世界的能力。
    - { race_for_the_galaxy-card-lifeforms_inc }和{ race_for_the_galaxy-card-golden_age_of_terraforming }各可以棄掉一個{ race_for_the_galaxy-kind-genes }商品，要支付的世界費用減{ $lifeforms_inc-genes_good }。
    - 也可以改為棄掉牌陣中的{ race_for_the_galaxy-card-colony_ship }或{ race_for_the_galaxy-card-doomed_world }，讓世界免費。種類為{ race_for_the_galaxy-kind-alien }的世界不行。
    - 軍事世界要征服，或用{ race_for_the_galaxy-card-contact_specialist }之類的能力支付費用。
    - 意外收穫世界一揭示就得到商品。
    - 殖民完成後，選擇「{ race_for_the_galaxy-action-settle }」的玩家抽1張牌，{ race_for_the_galaxy-card-terraforming_robots }之類的能力也讓人抽牌。{ race_for_the_galaxy-card-imperium_fuel_depot }讓人抽{ $imperium_fuel_depot-draw_after_settle }張，再棄1張手牌。
    - 聲望來自世界上的符號；有{ race_for_the_galaxy-card-rebel_freedom_fighters }和{ race_for_the_galaxy-card-imperium_capital }時來自「{ race_for_the_galaxy-keyword-rebel }」軍事世界，有{ race_for_the_galaxy-card-alien_cornucopia }時來自生產世界。有{ race_for_the_galaxy-card-golden_age_of_terraforming }時，放置的生產世界得到商品，但不算生產。

    只能選擇有辦法殖民的世界。如果唯一的辦法是棄掉某張牌，就必須棄掉。

race_for_the_galaxy-rules-09-military =
    ## 軍力與征服

    要征服軍事世界，你對它的軍力必須不低於它的防禦。征服不需要費用，軍力也不會減少。

    - 總軍力是所有不限對象的軍力能力的總和。有的是負數，總和也可能是負數。{ race_for_the_galaxy-card-hidden_fortress }每有一個軍事世界加1，{ race_for_the_galaxy-card-uplift_mercenary_force }和{ race_for_the_galaxy-card-uplift_revolt_world }每有一個「{ race_for_the_galaxy-keyword-chromo }」世界各加1，自己也算；{ race_for_the_galaxy-card-rebel_freedom_fighters }在你有「{ race_for_the_galaxy-keyword-imperium }」牌時減2。
    - 有的軍力只對某個種類的世界，或只對「{ race_for_the_galaxy-keyword-rebel }」軍事世界有效（例如{ race_for_the_galaxy-card-galactic_imperium }）。面對這樣的世界時會加上，但不算在總軍力裡。
    - 只在一個階段有效的軍力：棄掉牌陣中的{ race_for_the_galaxy-card-new_military_tactics }，軍力+{ $new_military_tactics-tactic }。用{ race_for_the_galaxy-card-space_mercenaries }和{ race_for_the_galaxy-card-mercenary_fleet }棄最多{ $space_mercenaries-mercenary }張手牌，用{ race_for_the_galaxy-card-rebel_troops }、{ race_for_the_galaxy-card-uplift_mercenary_force }、{ race_for_the_galaxy-card-primitive_rebel_world }、{ race_for_the_galaxy-card-rebel_convict_mines }棄{ $rebel_troops-mercenary }張，每張+1。{ race_for_the_galaxy-card-alien_booby_trap }支付1聲望，軍力+{ $alien_booby_trap-bribe }；{ race_for_the_galaxy-card-rebel_fuel_refinery }棄掉一個{ race_for_the_galaxy-kind-rare }商品，軍力+{ $rebel_fuel_refinery-fuel }；各在一個階段使用一次。
    - 效果持續到階段結束，所以對第二個世界也有效。棄手牌的能力不必用完，但剩下的部分不能再用於自己的世界，只能用來抵抗接管。為了征服，這些能力只有在需要、而且用了就足夠時才能使用。

race_for_the_galaxy-rules-10-contact =
    ## 為軍事世界支付費用

    有些牌讓你把軍事世界當作非軍事世界來放置：費用是防禦減去能力所寫的數字，再減去所有適用的能力。一個世界只用其中一項能力。

    - { race_for_the_galaxy-card-contact_specialist }減{ $contact_specialist-envoy }，{ race_for_the_galaxy-card-rebel_cantina }不減，{ race_for_the_galaxy-card-rebel_alliance }只對「{ race_for_the_galaxy-keyword-rebel }」世界，減{ $rebel_alliance-envoy }。它們都不能用於種類為{ race_for_the_galaxy-kind-alien }的世界。
    - { race_for_the_galaxy-card-alien_research_team }用於種類為{ race_for_the_galaxy-kind-alien }的世界，{ race_for_the_galaxy-card-ravaged_uplift_world }用於「{ race_for_the_galaxy-keyword-chromo }」世界。
    - 有{ race_for_the_galaxy-card-rebel_pact }時再減{ $rebel_pact-envoy_discount }。{ race_for_the_galaxy-card-pan_galactic_mediator }每次帶來1聲望。
    - 也可以同時使用{ race_for_the_galaxy-card-colony_ship }、{ race_for_the_galaxy-card-doomed_world }，以及棄掉商品減少費用的能力。

    軍力不會減少支付，支付也不會增加軍力。這樣放置的世界，計算時仍是軍事世界。

race_for_the_galaxy-rules-11-more_worlds =
    ## 取得世界的其他方式

    - 征服非軍事世界：棄掉{ race_for_the_galaxy-card-imperium_cloaking_technology }，世界的防禦是費用減{ $imperium_cloaking_technology-cloak }。或棄掉{ race_for_the_galaxy-card-imperium_invasion_fleet }，防禦等於費用，並得{ $imperium_invasion_fleet-cloak }聲望。
    - { race_for_the_galaxy-card-improved_logistics }：第Ⅲ階段中，第一個世界殖民完成後，可以用任何方式放置第二個，也可以宣告接管。第一個世界還不能幫忙。「{ race_for_the_galaxy-action-settle }」的獎勵只抽一次，但能力在每個世界都讓你抽牌。
    - { race_for_the_galaxy-card-rebel_sneak_attack }：放置世界或宣告接管之後，可以棄掉它，再征服手牌中的一個軍事世界。不能支付費用。
    - { race_for_the_galaxy-card-terraforming_engineers }：每個第Ⅲ階段一次，可以將原有的一個非軍事世界，免費換成手牌中的非軍事世界。種類必須相同（沒有商品的換沒有商品的），費用相同或最多高{ $terraforming_engineers-upgrade }。得1聲望，有符號再得1聲望。舊世界連同商品和下面的牌一起棄掉，新的意外收穫世界得到商品。這不是殖民，不會引發其他事情。

race_for_the_galaxy-rules-12-takeovers =
    ## 接管

    使用接管時，在第Ⅲ階段沒有放置世界的玩家，或有{ race_for_the_galaxy-card-improved_logistics }而沒有放置第二個世界的玩家，可以宣告接管其他玩家的世界。目標必須在本階段之前就已存在，而且是軍事世界；棄掉{ race_for_the_galaxy-card-imperium_invasion_fleet }時也可以是非軍事世界。需要下列其中一項能力：

    - { race_for_the_galaxy-card-imperium_seat }：任何人的「{ race_for_the_galaxy-keyword-rebel }」軍事世界。
    - { race_for_the_galaxy-card-rebel_alliance }，或棄掉{ race_for_the_galaxy-card-rebel_sneak_attack }：有「{ race_for_the_galaxy-keyword-imperium }」牌的玩家的世界。你每有一個「{ race_for_the_galaxy-keyword-rebel }」軍事世界，軍力多{ $rebel_alliance-takeover }。
    - 棄掉{ race_for_the_galaxy-card-imperium_cloaking_technology }：總軍力1以上的玩家的世界。
    - { race_for_the_galaxy-card-imperium_planet_buster }：同上，但世界會被摧毀，得{ $imperium_planet_buster-destruction }聲望。
    - { race_for_the_galaxy-card-interstellar_casus_belli }：任何人的世界。支付1聲望，成功時得{ $interstellar_casus_belli-takeover }聲望。

    輪到自己殖民時宣告接管，代價立刻支付，這時可以使用任意多項只在本階段有效的軍力能力，之後就不行了。符合能力的世界，即使不可能成功也可以宣告。{ race_for_the_galaxy-card-imperium_seat }不能攻擊非軍事世界。

    所有人殖民完成後，依宣告的順序判定：

    - 首先，{ race_for_the_galaxy-card-pan_galactic_security_council }的擁有者可以支付1聲望，讓一次接管失敗，不論攻擊的是誰。
    - 目標世界已經不在原處，或同一位玩家先前的接管失敗了，這次也失敗。
    - 攻擊方：總軍力、對這個世界的軍力、本階段的軍力和能力的加成。防守方：擁有者同樣的軍力，加上世界的防禦（非軍事世界用費用）。{ race_for_the_galaxy-card-rebel_pact }讓擁有者每有一個軍事世界加1，「{ race_for_the_galaxy-keyword-rebel }」的再加1。
    - 攻擊足夠時，若還沒用過的本階段軍力能保住世界，擁有者可以使用。它對之後的接管也有效。
    - 攻擊不低於防守就成功。世界連同商品和下面的牌一起轉移。符號不給聲望，意外收穫世界也不會得到新商品，但和放置世界一樣，依能力抽牌並得到聲望。非軍事世界給2聲望。被摧毀的世界只讓你抽牌。

    在第Ⅲ階段中，能力、關鍵字和軍力都按階段開始時計算：本階段被棄掉、換掉、摧毀或接管的牌，到階段結束為止仍算在原擁有者身上，在那之前不算在別人身上。只有最多目標看實際的情況。

race_for_the_galaxy-rules-13-goods =
    ## 商品

    一個世界最多有一個商品。商品是牌庫頂的牌，正面朝下放置，種類與世界相同。賣出、消費或為能力棄掉的商品，不看正面就棄掉。

    意外收穫世界放置時得到的商品不算生產。生產世界剛放置時沒有商品。在第Ⅲ階段放置的世界，它的商品不能在同一階段為能力棄掉。

race_for_the_galaxy-rules-14-trade =
    ## 貿易

    選擇「{ race_for_the_galaxy-action-consume_trade }」的玩家若有商品，在第Ⅳ階段開始時必須賣出一個，抽下列張數的牌：

    - { race_for_the_galaxy-kind-novelty }：{ $price-novelty }張
    - { race_for_the_galaxy-kind-rare }：{ $price-rare }張
    - { race_for_the_galaxy-kind-genes }：{ $price-genes }張
    - { race_for_the_galaxy-kind-alien }：{ $price-alien }張

    再加上適用的＄能力：有的適用於所有商品，有的適用於某個種類，有的只適用於那個世界的商品（{ race_for_the_galaxy-card-pirate_world }、{ race_for_the_galaxy-card-star_nomad_lair }）。{ race_for_the_galaxy-card-alien_oort_cloud_refinery }的商品不能用行動牌賣出。

    有兩張牌具有在第Ⅳ階段賣出商品的能力，擁有者不論選了什麼行動都能賣出：{ race_for_the_galaxy-card-trade_league }的價格加上＄能力，{ race_for_the_galaxy-card-black_market_trading_world }只按上表的價格。還有商品時必須使用。

race_for_the_galaxy-rules-15-consume =
    ## 第Ⅳ階段：消費

    貿易之後，每位玩家逐一使用標有Ⅳ的能力，各一次，順序不限。

    - 能使用的能力都必須使用，並且盡量用足：最多消費3個商品的能力，有3個就要消費3個。所以商品不能保留，但哪項能力用哪個商品由你決定。
    - 「剛好」消費幾個商品的能力，商品足夠時才使用。{ race_for_the_galaxy-card-galactic_exchange }消費你有的每個種類的商品各一個。{ race_for_the_galaxy-card-alien_oort_cloud_refinery }的商品可以當作某個種類消費，即使你還留著那個種類的另一個商品。
    - 棄手牌或支付聲望的能力可以不用（{ race_for_the_galaxy-card-deficit_spending }、{ race_for_the_galaxy-card-merchant_world }、{ race_for_the_galaxy-card-galactic_bazaar }、{ race_for_the_galaxy-card-galactic_bankers }、{ race_for_the_galaxy-card-r_d_crash_program }、{ race_for_the_galaxy-card-pan_galactic_security_council }、{ race_for_the_galaxy-card-alien_guardian }、{ race_for_the_galaxy-card-interstellar_casus_belli }、{ race_for_the_galaxy-card-galactic_power_brokers }）。
    - 勝利點從籌碼池拿取。不夠時使用池外的籌碼，每個人都會拿足。
    - 「{ race_for_the_galaxy-action-consume_twice }」讓商品的勝利點加倍，{ race_for_the_galaxy-card-interstellar_casus_belli }和{ race_for_the_galaxy-card-galactic_salon }的勝利點也一樣。牌的張數、聲望和手牌換得的勝利點不加倍。
    - 沒有能力用到的商品留在原處。

race_for_the_galaxy-rules-16-produce =
    ## 第Ⅴ階段：生產

    - 每個沒有商品的生產世界得到一個商品。
    - 選擇「{ race_for_the_galaxy-action-produce }」的玩家，在一個沒有商品的意外收穫世界放上商品。
    - 各項能力在某個種類或任意的意外收穫世界生產、抽牌，並帶來聲望（{ race_for_the_galaxy-card-uplift_gene_breeders }、{ race_for_the_galaxy-card-ravaged_uplift_world }）。{ race_for_the_galaxy-card-universal_symbionts }不能在自己身上生產。{ race_for_the_galaxy-card-galactic_scavengers }下面的牌全部加入手牌。
    - 棄1張手牌，{ race_for_the_galaxy-card-damaged_alien_factory }可以在自己身上生產，{ race_for_the_galaxy-card-lifeforms_inc }在{ race_for_the_galaxy-kind-genes }意外收穫世界，{ race_for_the_galaxy-card-alien_booby_trap }在{ race_for_the_galaxy-kind-alien }意外收穫世界，{ race_for_the_galaxy-card-universal_exports }在任意的意外收穫世界。
    - 然後是計算本階段生產數量的能力：{ race_for_the_galaxy-card-consumer_markets }、{ race_for_the_galaxy-card-research_labs }、{ race_for_the_galaxy-card-diversified_economy }。
    - 最後，生產的{ race_for_the_galaxy-kind-rare }商品比其他每位玩家都多的玩家，依{ race_for_the_galaxy-card-mining_conglomerate }抽牌；生產的全部商品比其他每位玩家都多的玩家，依{ race_for_the_galaxy-card-pan_galactic_affluence }抽牌。數量相同時誰都不抽。

    只有好處的事情會自動進行，順序不會讓人吃虧。有多個意外收穫世界可以放商品時，以及中間可能棄手牌生產商品而要決定最後幾項能力的順序時，會詢問你。

race_for_the_galaxy-rules-17-limit =
    ## 回合結束

    手牌超過{ $limit }張的玩家，正面朝下棄到{ $limit }張為止。有{ race_for_the_galaxy-card-pan_galactic_research }或{ race_for_the_galaxy-card-black_hole_miners }時，上限是{ $large-limit }張。回合進行中沒有限制。

    之後，{ race_for_the_galaxy-card-retrofit_salvage_inc }的擁有者將其他人這樣棄掉的牌全部加入手牌，即使超過上限。

race_for_the_galaxy-rules-18-goals =
    ## 目標

    目標來自擴充「風暴將至」，之後的擴充會增加。遊戲結束時值勝利點，但不是籌碼。

    首達目標：{ $first-points }勝利點。在第一次有人達成的那個階段結束時，符合條件的所有玩家都得到它，並且保留到最後。

    - { race_for_the_galaxy-goal-galactic_standard_of_living }：{ race_for_the_galaxy-aim-galactic_standard_of_living }（第Ⅳ階段後，以及聲望領先者得到獎勵後）。
    - { race_for_the_galaxy-goal-system_diversity }：{ race_for_the_galaxy-aim-system_diversity }（Ⅲ之後）。
    - { race_for_the_galaxy-goal-overlord_discoveries }：{ race_for_the_galaxy-aim-overlord_discoveries }（Ⅱ和Ⅲ之後）。
    - { race_for_the_galaxy-goal-budget_surplus }：因為手牌太多，{ race_for_the_galaxy-aim-budget_surplus }。
    - { race_for_the_galaxy-goal-innovation_leader }：{ race_for_the_galaxy-aim-innovation_leader }（Ⅱ和Ⅲ之後）。
    - { race_for_the_galaxy-goal-galactic_status }：{ race_for_the_galaxy-aim-galactic_status }（Ⅱ之後）。
    - { race_for_the_galaxy-goal-uplift_knowledge }：{ race_for_the_galaxy-aim-uplift_knowledge }（Ⅱ和Ⅲ之後）。
    - { race_for_the_galaxy-goal-galactic_riches }：{ race_for_the_galaxy-aim-galactic_riches }（Ⅲ和Ⅴ之後）。
    - { race_for_the_galaxy-goal-expansion_leader }：{ race_for_the_galaxy-aim-expansion_leader }（Ⅱ和Ⅲ之後）。
    - { race_for_the_galaxy-goal-peace_war_leader }：{ race_for_the_galaxy-aim-peace_war_leader }（Ⅱ和Ⅲ之後）。
    - { race_for_the_galaxy-goal-galactic_standing }：{ race_for_the_galaxy-aim-galactic_standing }（Ⅰ、Ⅱ、Ⅲ、Ⅳ、Ⅴ之後，以及回合的開始和結束）。
    - { race_for_the_galaxy-goal-military_influence }：{ race_for_the_galaxy-aim-military_influence }（Ⅱ和Ⅲ之後）。

    最多目標：{ $most-points }勝利點。階段結束時，由數量足夠而且單獨最多的玩家得到。

    - { race_for_the_galaxy-goal-greatest_military }：{ race_for_the_galaxy-aim-greatest_military }（Ⅱ和Ⅲ之後）。
    - { race_for_the_galaxy-goal-largest_industry }：{ race_for_the_galaxy-aim-largest_industry }（Ⅲ之後）。
    - { race_for_the_galaxy-goal-greatest_infrastructure }：{ race_for_the_galaxy-aim-greatest_infrastructure }（Ⅱ和Ⅲ之後）。
    - { race_for_the_galaxy-goal-production_leader }：{ race_for_the_galaxy-aim-production_leader }（Ⅲ之後）。
    - { race_for_the_galaxy-goal-research_leader }：{ race_for_the_galaxy-aim-research_leader }（Ⅱ和Ⅲ之後）。
    - { race_for_the_galaxy-goal-propaganda_edge }：{ race_for_the_galaxy-aim-propaganda_edge }（Ⅲ之後）。
    - { race_for_the_galaxy-goal-galactic_prestige }：{ race_for_the_galaxy-aim-galactic_prestige }（Ⅰ、Ⅱ、Ⅲ、Ⅳ、Ⅴ之後，以及回合的開始和結束）。
    - { race_for_the_galaxy-goal-prosperity_lead }：{ race_for_the_galaxy-aim-prosperity_lead }（Ⅱ和Ⅲ之後）。

    最多目標可能失去。別人追平時，持有者不變；有人超過時，轉給那位玩家；超過的幾位玩家數量相同時，放回中央。棄掉牌陣中的牌或支付聲望，使得數量不足或少於別人時，立刻放回中央。本階段放置的牌已經計算在內，離開牌陣的牌不再計算；只有{ race_for_the_galaxy-goal-greatest_military }計算已有作用的軍力。

    遊戲結束時，沒有持有目標、但數量足夠而且並列最多的每位玩家，得{ $tie-points }勝利點。

race_for_the_galaxy-rules-19-prestige =
    ## 聲望

    聲望來自放置有符號的牌，以及各項能力。遊戲結束時，每點聲望值1勝利點。聲望不會加倍。

    聲望每次支付1點：用於行動的聲望獎勵、{ race_for_the_galaxy-card-interstellar_casus_belli }的接管或勝利點、{ race_for_the_galaxy-card-galactic_power_brokers }的牌、{ race_for_the_galaxy-card-alien_booby_trap }的軍力，或阻止接管。

    每個階段結束時，聲望最多的玩家是聲望領先者，並列的幾位同為領先者。沒有人有聲望時，沒有領先者。

    回合開始時，每位領先者從籌碼池得1勝利點。單獨的領先者還抽1張牌，但只有聲望領先者板塊上有聲望時才抽：也就是從上個回合開始之後，在取得領先的那個階段或之後得到的聲望。有選項可以讓單獨的領先者每次都抽。

race_for_the_galaxy-rules-20-boost =
    ## 聲望／搜尋卡

    這張卡每局只能使用一次，方式有兩種。與行動牌一起打出時，要支付選擇時已有的1聲望，在普通獎勵之外再得到聲望獎勵。單獨打出時，就是搜尋。

    - { race_for_the_galaxy-action-explore_five }、{ race_for_the_galaxy-action-explore_one }：{ race_for_the_galaxy-boost-explore_five }。
    - { race_for_the_galaxy-action-develop }：{ race_for_the_galaxy-boost-develop }。
    - { race_for_the_galaxy-action-settle }：{ race_for_the_galaxy-boost-settle }。這些軍力對接管和抵抗接管也有效。
    - { race_for_the_galaxy-action-consume_trade }：{ race_for_the_galaxy-boost-consume_trade }。多抽的牌只適用於行動牌的賣出；手牌的勝利點不加倍，可以在使用能力之間的任何時候棄。
    - { race_for_the_galaxy-action-consume_twice }：{ race_for_the_galaxy-boost-consume_twice }。
    - { race_for_the_galaxy-action-produce }：{ race_for_the_galaxy-boost-produce }。

race_for_the_galaxy-rules-21-search =
    ## 搜尋

    要搜尋時，將聲望／搜尋卡當作行動打出。不支付聲望，也不引發階段，但參加別人選擇的階段。第Ⅰ階段之前，搜尋的玩家依序從{ $categories }個類別選擇一個：

    - { race_for_the_galaxy-category-army }
    - { race_for_the_galaxy-category-military_windfall }
    - { race_for_the_galaxy-category-peaceful_windfall }
    - { race_for_the_galaxy-category-chromo_world }
    - { race_for_the_galaxy-category-alien_world }
    - { race_for_the_galaxy-category-consumer }
    - { race_for_the_galaxy-category-stronghold }
    - { race_for_the_galaxy-category-six }
    - { race_for_the_galaxy-category-aggression }（只在使用接管時）

    逐一翻牌給所有人看，直到翻出符合的牌。可以拿，也可以放棄；放棄之後，下一張符合的牌就必須拿。其他牌棄掉。如果全部牌都翻過而沒有拿，聲望／搜尋卡不算用掉。

    { race_for_the_galaxy-card-alien_oort_cloud_refinery }符合{ race_for_the_galaxy-kind-alien }世界的搜尋，但放棄它不算用掉這次機會。

race_for_the_galaxy-rules-22-end =
    ## 遊戲結束與計分

    籌碼池空了，或者有玩家的牌陣達到{ $end }張以上（{ race_for_the_galaxy-card-hidden_fortress }的擁有者為{ $late-end }張），或者有玩家的聲望達到{ $prestige-end }點以上，遊戲在該回合結束。那個回合要進行到最後，包括棄牌。無論如何，{ $cap }個回合後遊戲結束。

    - 勝利點籌碼。
    - 牌陣中各牌的勝利點。{ race_for_the_galaxy-card-doomed_world }和{ race_for_the_galaxy-card-ravaged_uplift_world }是-1。
    - 勝利點為「？」的發展：對每張這樣的發展，牌陣中的每張牌只算一次，算在第一個符合的項目；發展本身若符合也算。{ race_for_the_galaxy-card-new_galactic_order }計算總軍力，負數則扣分；{ race_for_the_galaxy-card-universal_peace_institute }則相反。{ race_for_the_galaxy-card-galactic_renaissance }另外將籌碼每3點計算一次。{ race_for_the_galaxy-card-galactic_exchange }在世界有1、2、3或4個種類時，得{ $points-1 }、{ $points-2 }、{ $points-3 }或{ $points-4 }勝利點。
    - 目標的勝利點。
    - 每點聲望1勝利點。{ race_for_the_galaxy-card-federation_capital }和{ race_for_the_galaxy-card-pan_galactic_affluence }各再計算一次。

    勝利點相同時，手牌和商品合計較多的玩家獲勝。如果也相同，就並列獲勝。

race_for_the_galaxy-rules-23-two_actions =
    ## 兩人遊戲，各選兩個行動

    這是兩人遊戲的選項。每個回合各自從九張行動牌選擇兩張：發展和殖民各有第二張牌。

    - 兩張探索：抽2+5+1張牌，留2張，能力會增加張數。
    - 兩張發展：第Ⅱ階段連續進行兩次。選了兩張的玩家兩次都有獎勵，只選一張的玩家只在第一次有獎勵。第一次放置的牌，第二次就有作用。殖民也一樣。
    - 兩張消費：先賣出，再將勝利點加倍。
    - 使用「戰爭邊緣」時，聲望／搜尋卡是第十張。搜尋時它是兩張中的一張；要聲望獎勵時，它與兩張中指定的一張一起打出。
    - { race_for_the_galaxy-card-psi_crystal_world }的擁有者，一張與對手同時選擇，第二張在揭示之後選擇。

race_for_the_galaxy-rules-24-knowledge =
    ## 誰知道什麼

    所有牌陣、哪些世界有商品、籌碼、聲望、目標，以及手牌、牌庫、棄牌堆和{ race_for_the_galaxy-card-galactic_scavengers }下面的張數，所有人都可以看。所以分數是公開的。

    手牌內容、商品和棄牌的正面是秘密；世界下面的牌只有擁有者知道。自己棄掉的牌自己知道。沒有被選的起始世界，其他人只知道顏色。從牌陣棄掉的牌，以及搜尋或賭博時翻開的牌，所有人都看過。

race_for_the_galaxy-rules-25-special =
    ## 特殊的牌

    - { race_for_the_galaxy-card-gambling_world }：除了消費商品，每個第Ⅳ階段還要說出1到{ $highest }的一個數字，翻開牌庫的下一張牌。費用或防禦若等於這個數字，就加入手牌，否則棄掉。
    - { race_for_the_galaxy-card-new_gambling_world }：除了消費商品，還可以押上一張費用或防禦為1到{ $ante }的手牌，翻開那麼多張牌。若有牌的數字更大，就從翻開的牌中拿一張，押的牌也留著；如果沒有，就失去押的牌。
    - { race_for_the_galaxy-card-alien_oort_cloud_refinery }：種類任意。需要時由擁有者決定是哪個種類，也可以說它不是能力所需的種類。遊戲結束時，算作分數最高的種類。
    - { race_for_the_galaxy-card-galactic_scavengers }：每次為發展或世界支付時，其中一張不棄掉，放在它下面。第Ⅴ階段全部加入手牌。為軍力棄掉的牌不能保存。被接管時，下面的牌一起轉移。
    - { race_for_the_galaxy-card-psi_crystal_world }：擁有者在其他人的行動揭示之後才選擇。
    - { race_for_the_galaxy-card-pan_galactic_research }：費用6，但不是「？」。{ race_for_the_galaxy-card-galactic_federation }、{ race_for_the_galaxy-card-golden_age_of_terraforming }和{ race_for_the_galaxy-card-federation_capital }會算它，但目標「{ race_for_the_galaxy-goal-galactic_status }」和搜尋不算。
    - { race_for_the_galaxy-card-interstellar_prospectors }：除了自己的商品，還在一個{ race_for_the_galaxy-kind-rare }意外收穫世界生產。
    - { race_for_the_galaxy-card-rebel_cantina }：是「{ race_for_the_galaxy-keyword-rebel }」世界，但不是軍事世界。抽牌時自己也算。
    - { race_for_the_galaxy-card-abandoned_alien_uplift_camp }：有關鍵字「{ race_for_the_galaxy-keyword-uplift }」，但沒有「{ race_for_the_galaxy-keyword-chromo }」符號。
    - { race_for_the_galaxy-card-damaged_alien_factory }：雖然是生產世界，但只有在第Ⅴ階段棄一張手牌時才生產。
    - { race_for_the_galaxy-card-doomed_world }：可以像{ race_for_the_galaxy-card-colony_ship }一樣棄掉，它的能力也隨之消失。先後順序仍依它作為起始世界的編號。
    - { race_for_the_galaxy-card-ancient_race }：只有以它開始的玩家起始手牌較少，之後放置時沒有影響。它是意外收穫世界，所以一開始就有商品。
    - { race_for_the_galaxy-card-pilgrimage_world }：消費剩下的全部商品，得到的勝利點比數量少1。所以通常最後使用。
    - { race_for_the_galaxy-card-clandestine_uplift_lab }：你每有一個「{ race_for_the_galaxy-keyword-chromo }」世界，{ race_for_the_galaxy-kind-genes }商品的價格就加1，它自己也算。
    - { race_for_the_galaxy-card-merchant_world }、{ race_for_the_galaxy-card-deficit_spending }、{ race_for_the_galaxy-card-galactic_bazaar }、{ race_for_the_galaxy-card-galactic_bankers }：每張手牌得1勝利點，最多到規定的張數。這些勝利點不加倍。
    - { race_for_the_galaxy-card-alien_toy_shop }：只消費自己的商品。其他能力也可以先用掉那個商品。
    - { race_for_the_galaxy-card-runaway_robots }、{ race_for_the_galaxy-card-rebel_sympathizers }：它們是意外收穫世界，只有獎勵或能力在上面生產商品時才抽牌。
    - { race_for_the_galaxy-card-diversified_economy }、{ race_for_the_galaxy-card-tourist_world }、{ race_for_the_galaxy-card-mining_league }、{ race_for_the_galaxy-card-galactic_genome_project }：剛好消費規定數量的商品，否則完全不消費。
    - { race_for_the_galaxy-card-free_trade_association }、{ race_for_the_galaxy-card-consumer_markets }：各消費最多3個{ race_for_the_galaxy-kind-novelty }商品。
    - { race_for_the_galaxy-card-pan_galactic_league }、{ race_for_the_galaxy-card-contact_specialist }、{ race_for_the_galaxy-card-pan_galactic_mediator }、{ race_for_the_galaxy-card-psi_crystal_world }：總軍力減1。{ race_for_the_galaxy-card-universal_peace_institute }減2。

race_for_the_galaxy-rules-26-cards =
    ## 牌的清單：發展

    牌名後面是費用，斜線之後是勝利點。標有★的是軍事世界，數字是防禦。發展的括號內是張數，世界都只有一張。標有＋的是擴充「風暴將至」的牌，＋＋是「叛軍對帝國」，＋＋＋是「戰爭邊緣」。{ race_for_the_galaxy-card-contact_specialist }有一張來自「風暴將至」，{ race_for_the_galaxy-card-research_labs }有一張來自「叛軍對帝國」。{ race_for_the_galaxy-card-gambling_world }只在不使用「叛軍對帝國」時才有。

    { $developments-list }

race_for_the_galaxy-rules-27-worlds =
    ## 牌的清單：世界

    { $worlds-list }

race_for_the_galaxy-rules-28-options =
    ## 選項

    以上是沒有另外選擇時的規則，使用到「戰爭邊緣」的牌。下列事項可以用這裡寫的字詞來選擇：

    - { race_for_the_galaxy-option-set }
    - { race_for_the_galaxy-option-two_actions }
    - { race_for_the_galaxy-option-goals }
    - { race_for_the_galaxy-option-takeovers }。不使用時，接管的能力和抵抗接管的能力都不存在，但牌的其他能力照常。
    - { race_for_the_galaxy-option-leader_card }
    - { race_for_the_galaxy-option-cap }
    - { race_for_the_galaxy-option-engine_quirks }

race_for_the_galaxy-rules-29-tips =
    ## 提示

    - 選擇對自己最有利、對別人最沒用的行動。如果預料有人會選殖民，就選別的，再跟著一起殖民。
    - 軍事世界不花牌。軍力強的文明需要的牌少，軍力弱的需要的牌多，要靠貿易取得。
    - 輪流生產和消費，就能不斷得到勝利點。要在別人排滿牌陣之前開始。
    - 手牌就是錢。不要抱著永遠不會放置的牌，但也別用最好的費用6發展來支付。
    - 總軍力1以上，或有「帝國」牌，軍事世界就可能被接管。放置之前，先看看誰有這樣的能力。
    - 聲望領先者每個回合得1勝利點。聲望／搜尋卡只能用一次，留到獎勵大的回合再用。
    - 留意別人放置了多少張牌。遊戲往往比想像中結束得早。

## 規則書中的牌表

race_for_the_galaxy-listed-developments = - 發展：{ $cards }
race_for_the_galaxy-listed-sixes = - 費用6的發展：{ $cards }
race_for_the_galaxy-listed-worlds = - 沒有商品的世界：{ $cards }
race_for_the_galaxy-listed-windfall = - { $kind }意外收穫世界：{ $cards }
race_for_the_galaxy-listed-production = - { $kind }生產世界：{ $cards }
race_for_the_galaxy-listed-starts = - 起始世界（依編號）：{ $cards }
race_for_the_galaxy-listed-development = { $card }{ $added } { $cost }／{ $points }（{ $copies }）
race_for_the_galaxy-listed-world = { $card }{ $added } { $cost }／{ $points }
race_for_the_galaxy-listed-military = { $card }★{ $added } { $cost }／{ $points }
race_for_the_galaxy-listed-start = { $number } { $card }
# Once for each set after the base game.
race_for_the_galaxy-listed-added = ＋
