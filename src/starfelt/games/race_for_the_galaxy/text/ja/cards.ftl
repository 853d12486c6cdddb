## カード名

race_for_the_galaxy-card-old_earth = 旧地球
race_for_the_galaxy-card-epsilon_eridani = エリダヌス座イプシロン星
race_for_the_galaxy-card-alpha_centauri = アルファ・ケンタウリ
race_for_the_galaxy-card-new_sparta = 新スパルタ
race_for_the_galaxy-card-earths_lost_colony = 地球の失われた植民地
race_for_the_galaxy-card-rebel_fuel_cache = 反乱軍の燃料庫
race_for_the_galaxy-card-public_works = 公共事業
race_for_the_galaxy-card-gem_world = 宝石ワールド
race_for_the_galaxy-card-colony_ship = 移民船
race_for_the_galaxy-card-comet_zone = 彗星帯
race_for_the_galaxy-card-expedition_force = 遠征隊
race_for_the_galaxy-card-mining_robots = 採掘ロボット
race_for_the_galaxy-card-rebel_miners = 反乱軍の鉱夫
race_for_the_galaxy-card-export_duties = 輸出関税
race_for_the_galaxy-card-former_penal_colony = かつての流刑地
race_for_the_galaxy-card-malevolent_lifeforms = 敵性生命体
race_for_the_galaxy-card-new_military_tactics = 新軍事戦術
race_for_the_galaxy-card-space_marines = 宇宙海兵隊
race_for_the_galaxy-card-contact_specialist = 接触専門家
race_for_the_galaxy-card-avian_uplift_race = 鳥類知性化種族
race_for_the_galaxy-card-spice_world = 香料ワールド
race_for_the_galaxy-card-lost_species_ark_world = 絶滅種の箱舟ワールド
race_for_the_galaxy-card-new_vinland = 新ヴィンランド
race_for_the_galaxy-card-artist_colony = 芸術家の植民地
race_for_the_galaxy-card-alien_robotic_factory = 異星ロボット工場
race_for_the_galaxy-card-plague_world = 疫病ワールド
race_for_the_galaxy-card-distant_world = 遠方のワールド
race_for_the_galaxy-card-rebel_outpost = 反乱軍の前哨地
race_for_the_galaxy-card-rebel_warrior_race = 反乱軍の戦闘種族
race_for_the_galaxy-card-rebel_underground = 反乱軍の地下組織
race_for_the_galaxy-card-new_survivalists = 新生存主義者
race_for_the_galaxy-card-outlaw_world = 無法者のワールド
race_for_the_galaxy-card-lost_alien_battle_fleet = 失われた異星戦闘艦隊
race_for_the_galaxy-card-diversified_economy = 多角化経済
race_for_the_galaxy-card-consumer_markets = 消費者市場
race_for_the_galaxy-card-mining_conglomerate = 採掘複合企業
race_for_the_galaxy-card-research_labs = 研究所
race_for_the_galaxy-card-deficit_spending = 赤字財政
race_for_the_galaxy-card-investment_credits = 投資優遇
race_for_the_galaxy-card-pan_galactic_league = 汎銀河同盟
race_for_the_galaxy-card-mining_league = 採掘同盟
race_for_the_galaxy-card-free_trade_association = 自由貿易連合
race_for_the_galaxy-card-alien_tech_institute = 異星技術研究所
race_for_the_galaxy-card-galactic_survey_seti = 銀河調査計画
race_for_the_galaxy-card-galactic_federation = 銀河連邦
race_for_the_galaxy-card-refugee_world = 難民ワールド
race_for_the_galaxy-card-empath_world = 共感者のワールド
race_for_the_galaxy-card-galactic_resort = 銀河リゾート
race_for_the_galaxy-card-pre_sentient_race = 前知性種族
race_for_the_galaxy-card-deserted_alien_outpost = 廃棄された異星前哨地
race_for_the_galaxy-card-deserted_alien_colony = 廃棄された異星植民地
race_for_the_galaxy-card-galactic_engineers = 銀河技師団
race_for_the_galaxy-card-black_market_trading_world = 闇市ワールド
race_for_the_galaxy-card-merchant_world = 商人のワールド
race_for_the_galaxy-card-tourist_world = 観光ワールド
race_for_the_galaxy-card-galactic_trendsetters = 銀河の流行仕掛け人
race_for_the_galaxy-card-alien_rosetta_stone_world = 異星ロゼッタストーンのワールド
race_for_the_galaxy-card-star_nomad_lair = 星間遊牧民の隠れ家
race_for_the_galaxy-card-the_last_of_the_uplift_gnarssh = 知性化ナーシュ最後の生き残り
race_for_the_galaxy-card-alien_robot_sentry = 異星ロボット哨兵
race_for_the_galaxy-card-pirate_world = 海賊ワールド
race_for_the_galaxy-card-reptilian_uplift_race = 爬虫類知性化種族
race_for_the_galaxy-card-lost_alien_warship = 失われた異星戦艦
race_for_the_galaxy-card-alien_robot_scout_ship = 異星ロボット偵察船
race_for_the_galaxy-card-runaway_robots = 暴走ロボット
race_for_the_galaxy-card-interstellar_bank = 星間銀行
race_for_the_galaxy-card-terraforming_robots = テラフォーミング・ロボット
race_for_the_galaxy-card-drop_ships = 降下艇
race_for_the_galaxy-card-new_galactic_order = 新銀河秩序
race_for_the_galaxy-card-asteroid_belt = 小惑星帯
race_for_the_galaxy-card-merchant_guild = 商人ギルド
race_for_the_galaxy-card-secluded_world = 隔絶されたワールド
race_for_the_galaxy-card-imperium_armaments_world = 帝国兵器ワールド
race_for_the_galaxy-card-terraformed_world = 地球化されたワールド
race_for_the_galaxy-card-replicant_robots = 複製ロボット
race_for_the_galaxy-card-pilgrimage_world = 巡礼ワールド
race_for_the_galaxy-card-rebel_homeworld = 反乱軍の母星
race_for_the_galaxy-card-new_economy = 新経済
race_for_the_galaxy-card-radioactive_world = 放射能ワールド
race_for_the_galaxy-card-aquatic_uplift_race = 水棲知性化種族
race_for_the_galaxy-card-genetics_lab = 遺伝子研究室
race_for_the_galaxy-card-bio_hazard_mining_world = 生物災害採掘ワールド
race_for_the_galaxy-card-deserted_alien_library = 廃棄された異星図書館
race_for_the_galaxy-card-destroyed_world = 破壊されたワールド
race_for_the_galaxy-card-galactic_renaissance = 銀河ルネサンス
race_for_the_galaxy-card-blaster_gem_mines = ブラスター宝石鉱山
race_for_the_galaxy-card-gambling_world = 賭博ワールド
race_for_the_galaxy-card-expanding_colony = 拡大する植民地
race_for_the_galaxy-card-space_port = 宇宙港
race_for_the_galaxy-card-prosperous_world = 繁栄ワールド
race_for_the_galaxy-card-new_earth = 新地球
race_for_the_galaxy-card-rebel_base = 反乱軍の基地
race_for_the_galaxy-card-galactic_imperium = 銀河帝国
race_for_the_galaxy-card-trade_league = 交易同盟
race_for_the_galaxy-card-mining_world = 採掘ワールド
race_for_the_galaxy-card-separatist_colony = 分離主義者の植民地
race_for_the_galaxy-card-ancient_race = 古代種族
race_for_the_galaxy-card-damaged_alien_factory = 損傷した異星工場
race_for_the_galaxy-card-doomed_world = 滅びゆくワールド
race_for_the_galaxy-card-terraforming_guild = テラフォーミング・ギルド
race_for_the_galaxy-card-galactic_genome_project = 銀河ゲノム計画
race_for_the_galaxy-card-space_mercenaries = 宇宙傭兵
race_for_the_galaxy-card-improved_logistics = 兵站改善
race_for_the_galaxy-card-deserted_alien_world = 廃棄された異星ワールド
race_for_the_galaxy-card-rebel_colony = 反乱軍の植民地
race_for_the_galaxy-card-clandestine_uplift_lab = 秘密の知性化研究所
race_for_the_galaxy-card-imperium_lords = 帝国諸侯
race_for_the_galaxy-card-smuggling_lair = 密輸業者の隠れ家
race_for_the_galaxy-card-volcanic_world = 火山ワールド
race_for_the_galaxy-card-rebel_sympathizers = 反乱軍の支持者
race_for_the_galaxy-card-galactic_bazaar = 銀河バザール
race_for_the_galaxy-card-galactic_studios = 銀河スタジオ
race_for_the_galaxy-card-alien_toy_shop = 異星玩具店
race_for_the_galaxy-card-hive_world = 群体生物のワールド
race_for_the_galaxy-card-rebel_cantina = 反乱軍の酒場
race_for_the_galaxy-card-galactic_developers = 銀河開発業者
race_for_the_galaxy-card-imperium_warlord = 帝国の軍閥
race_for_the_galaxy-card-rebel_stronghold = 反乱軍の要塞
race_for_the_galaxy-card-alien_data_repository = 異星データ保管庫
race_for_the_galaxy-card-alien_monolith = 異星モノリス
race_for_the_galaxy-card-imperium_blaster_gem_consortium = 帝国ブラスター宝石企業連合
race_for_the_galaxy-card-gene_designers = 遺伝子設計者
race_for_the_galaxy-card-imperium_seat = 帝国の玉座
race_for_the_galaxy-card-rebel_alliance = 反乱軍同盟
race_for_the_galaxy-card-uplift_code = 知性化規約
race_for_the_galaxy-card-galactic_exchange = 銀河取引所
race_for_the_galaxy-card-galactic_bankers = 銀河銀行家
race_for_the_galaxy-card-prospecting_guild = 探鉱ギルド
race_for_the_galaxy-card-pan_galactic_research = 汎銀河研究
race_for_the_galaxy-card-rebel_pact = 反乱軍の盟約
race_for_the_galaxy-card-imperium_cloaking_technology = 帝国の遮蔽技術
race_for_the_galaxy-card-imperium_troops = 帝国部隊
race_for_the_galaxy-card-r_d_crash_program = 緊急研究開発計画
race_for_the_galaxy-card-mercenary_fleet = 傭兵艦隊
race_for_the_galaxy-card-galactic_advertisers = 銀河広告業者
race_for_the_galaxy-card-galactic_salon = 銀河サロン
race_for_the_galaxy-card-primitive_rebel_world = 未開の反乱軍ワールド
race_for_the_galaxy-card-devolved_uplift_race = 退化した知性化種族
race_for_the_galaxy-card-smuggling_world = 密輸ワールド
race_for_the_galaxy-card-dying_colony = 死にゆく植民地
race_for_the_galaxy-card-insect_uplift_race = 昆虫知性化種族
race_for_the_galaxy-card-abandoned_alien_uplift_camp = 放棄された異星知性化キャンプ
race_for_the_galaxy-card-blaster_runners = ブラスター密売人
race_for_the_galaxy-card-trading_outpost = 交易前哨地
race_for_the_galaxy-card-new_gambling_world = 賭博ワールド（新）
race_for_the_galaxy-card-alien_uplift_center = 異星知性化センター
race_for_the_galaxy-card-universal_symbionts = 万能共生体
race_for_the_galaxy-card-interstellar_prospectors = 星間探鉱者
race_for_the_galaxy-card-rebel_convict_mines = 反乱軍の囚人鉱山
race_for_the_galaxy-card-gem_smugglers = 宝石密輸業者
race_for_the_galaxy-card-hidden_fortress = 隠し砦
race_for_the_galaxy-card-galactic_scavengers = 銀河の廃品回収者
race_for_the_galaxy-card-uplift_mercenary_force = 知性化傭兵部隊
race_for_the_galaxy-card-alien_research_team = 異星研究チーム
race_for_the_galaxy-card-rebel_freedom_fighters = 反乱軍の自由戦士
race_for_the_galaxy-card-imperium_capital = 帝国首都
race_for_the_galaxy-card-alien_oort_cloud_refinery = 異星オールト雲精製所
race_for_the_galaxy-card-golden_age_of_terraforming = テラフォーミングの黄金時代
race_for_the_galaxy-card-universal_peace_institute = 宇宙平和研究所
race_for_the_galaxy-card-interstellar_casus_belli = 星間開戦事由
race_for_the_galaxy-card-imperium_fuel_depot = 帝国燃料貯蔵所
race_for_the_galaxy-card-imperium_invasion_fleet = 帝国侵攻艦隊
race_for_the_galaxy-card-uplift_gene_breeders = 知性化遺伝子育種家
race_for_the_galaxy-card-pan_galactic_security_council = 汎銀河安全保障理事会
race_for_the_galaxy-card-imperium_planet_buster = 帝国の惑星破壊兵器
race_for_the_galaxy-card-federation_capital = 連邦首都
race_for_the_galaxy-card-mining_mole_uplift_race = 採掘モグラ知性化種族
race_for_the_galaxy-card-pan_galactic_mediator = 汎銀河調停者
race_for_the_galaxy-card-alien_departure_point = 異星の旅立ちの地
race_for_the_galaxy-card-rebel_troops = 反乱軍部隊
race_for_the_galaxy-card-retrofit_salvage_inc = 改修回収会社
race_for_the_galaxy-card-uplift_revolt_world = 知性化蜂起ワールド
race_for_the_galaxy-card-terraforming_engineers = テラフォーミング技師団
race_for_the_galaxy-card-alien_tourist_attraction = 異星観光名所
race_for_the_galaxy-card-lifeforms_inc = 生命体株式会社
race_for_the_galaxy-card-rebel_council = 反乱軍評議会
race_for_the_galaxy-card-galactic_markets = 銀河市場
race_for_the_galaxy-card-alien_booby_trap = 異星の罠
race_for_the_galaxy-card-rebel_sneak_attack = 反乱軍の奇襲
race_for_the_galaxy-card-pan_galactic_hologrid = 汎銀河ホログリッド
race_for_the_galaxy-card-alien_burial_site = 異星埋葬地
race_for_the_galaxy-card-pan_galactic_affluence = 汎銀河の豊かさ
race_for_the_galaxy-card-rebel_fuel_refinery = 反乱軍の燃料精製所
race_for_the_galaxy-card-psi_crystal_world = サイ結晶ワールド
race_for_the_galaxy-card-ravaged_uplift_world = 荒廃した知性化ワールド
race_for_the_galaxy-card-galactic_power_brokers = 銀河の黒幕
race_for_the_galaxy-card-alien_cornucopia = 異星の豊穣の角
race_for_the_galaxy-card-information_hub = 情報拠点
race_for_the_galaxy-card-alien_guardian = 異星の守護者
race_for_the_galaxy-card-universal_exports = 万国輸出会社
race_for_the_galaxy-card-black_hole_miners = ブラックホール採掘者

## 種類、キーワード、フェイズ

race_for_the_galaxy-kind-novelty = 珍品
race_for_the_galaxy-kind-rare = 希少元素
race_for_the_galaxy-kind-genes = 遺伝子
race_for_the_galaxy-kind-alien = 異星技術
race_for_the_galaxy-kind-wild = 任意の種類

race_for_the_galaxy-keyword-alien = 異星
race_for_the_galaxy-keyword-imperium = 帝国
race_for_the_galaxy-keyword-rebel = 反乱軍
race_for_the_galaxy-keyword-terraforming = テラフォーミング
race_for_the_galaxy-keyword-uplift = 知性化
race_for_the_galaxy-keyword-chromo = 染色体

# カードに書かれた記号：交易は消費の一部だが、独自のパワーがある
race_for_the_galaxy-numeral-explore = Ⅰ
race_for_the_galaxy-numeral-develop = Ⅱ
race_for_the_galaxy-numeral-settle = Ⅲ
race_for_the_galaxy-numeral-trade = ＄
race_for_the_galaxy-numeral-consume = Ⅳ
race_for_the_galaxy-numeral-produce = Ⅴ

race_for_the_galaxy-phase-explore = 探査
race_for_the_galaxy-phase-develop = 開発
race_for_the_galaxy-phase-settle = 移住
race_for_the_galaxy-phase-consume = 消費
race_for_the_galaxy-phase-produce = 生産

## アクションカードと、そのボーナス

race_for_the_galaxy-action-explore_five = 探査+5
race_for_the_galaxy-action-explore_one = 探査+1／+1
race_for_the_galaxy-action-develop = 開発
race_for_the_galaxy-action-develop_again = 開発（2枚目）
race_for_the_galaxy-action-settle = 移住
race_for_the_galaxy-action-settle_again = 移住（2枚目）
race_for_the_galaxy-action-consume_trade = 消費：交易
race_for_the_galaxy-action-consume_twice = 消費：×2
race_for_the_galaxy-action-produce = 生産
race_for_the_galaxy-action-search = 探索

race_for_the_galaxy-bonus-explore_five = カードを5枚多く引く
race_for_the_galaxy-bonus-explore_one = カードを1枚多く引き、1枚多く残す
race_for_the_galaxy-bonus-develop = デベロップのコストが1減る
race_for_the_galaxy-bonus-settle = ワールドを配置した後、カードを1枚引く
race_for_the_galaxy-bonus-consume_trade = 最初に製品を1つ売ってカードを引く
race_for_the_galaxy-bonus-consume_twice = 製品を消費して得るVPが2倍になる
race_for_the_galaxy-bonus-produce = 特産ワールド1つにも製品を置く
race_for_the_galaxy-bonus-search = 第Ⅰフェイズの前に、指定したカテゴリのカードをデッキから1枚探す（最初の1枚は見送ってもよい）。他の人が選んだフェイズにだけ参加する。威信／探索カードは使用済みになる

race_for_the_galaxy-category-army = 軍事力+1か+2のデベロップ
race_for_the_galaxy-category-military_windfall = 防御力1か2の軍事特産ワールド
race_for_the_galaxy-category-peaceful_windfall = コスト1か2の非軍事特産ワールド
race_for_the_galaxy-category-chromo_world = 「染色体」のワールド
race_for_the_galaxy-category-alien_world = 異星技術のワールド
race_for_the_galaxy-category-consumer = 製品を2つ以上消費できるカード
race_for_the_galaxy-category-stronghold = 防御力5以上の軍事ワールド
race_for_the_galaxy-category-six = VPが「？」のコスト6のデベロップ
race_for_the_galaxy-category-aggression = 占領のパワー、または占領を防ぐパワーを持つカード

race_for_the_galaxy-boost-explore_five = さらに6枚多く引き、1枚多く残し、引いたカードの代わりに手札を捨ててもよい
race_for_the_galaxy-boost-explore_one = さらに6枚多く引き、1枚多く残し、引いたカードの代わりに手札を捨ててもよい
race_for_the_galaxy-boost-develop = デベロップのコストがさらに2減る
race_for_the_galaxy-boost-settle = ワールドのコストが3減り、このフェイズの間、軍事力+2
race_for_the_galaxy-boost-consume_trade = 売って引くカードが3枚増え、製品のVPが2倍になり、手札を2枚まで1枚につき1VPに換えてもよい
race_for_the_galaxy-boost-consume_twice = 製品のVPが2倍ではなく3倍になる
race_for_the_galaxy-boost-produce = 2つ目の特産ワールドにも製品を置き、カードを3枚引く

## ゴールと、その条件

race_for_the_galaxy-goal-galactic_standard_of_living = 銀河の生活水準
race_for_the_galaxy-goal-system_diversity = 星系の多様性
race_for_the_galaxy-goal-overlord_discoveries = 超越者の発見
race_for_the_galaxy-goal-budget_surplus = 財政黒字
race_for_the_galaxy-goal-innovation_leader = 技術革新の先駆者
race_for_the_galaxy-goal-galactic_status = 銀河での地位
race_for_the_galaxy-goal-greatest_military = 最強の軍事力
race_for_the_galaxy-goal-largest_industry = 最大の産業
race_for_the_galaxy-goal-greatest_infrastructure = 最大のインフラ
race_for_the_galaxy-goal-production_leader = 生産の第一人者
race_for_the_galaxy-goal-uplift_knowledge = 知性化の知識
race_for_the_galaxy-goal-galactic_riches = 銀河の富
race_for_the_galaxy-goal-expansion_leader = 拡大の先駆者
race_for_the_galaxy-goal-peace_war_leader = 平和と戦争の指導者
race_for_the_galaxy-goal-galactic_standing = 銀河での名声
race_for_the_galaxy-goal-military_influence = 軍の影響力
race_for_the_galaxy-goal-research_leader = 研究の第一人者
race_for_the_galaxy-goal-propaganda_edge = 宣伝戦の優位
race_for_the_galaxy-goal-galactic_prestige = 銀河の威信
race_for_the_galaxy-goal-prosperity_lead = 繁栄の首位

race_for_the_galaxy-aim-galactic_standard_of_living = VPチップを{ $galactic_standard_of_living }点以上持つ
race_for_the_galaxy-aim-system_diversity = { $system_diversity }種類全てのワールドを持つ
race_for_the_galaxy-aim-overlord_discoveries = 「異星」のカードを{ $overlord_discoveries }枚持つ
race_for_the_galaxy-aim-budget_surplus = ラウンドの終わりに手札を{ $budget_surplus }枚以上捨てる
race_for_the_galaxy-aim-innovation_leader = Ⅰ、Ⅱ、Ⅲ、＄、Ⅳ、Ⅴの{ $innovation_leader }つ全てのパワーを持つ
race_for_the_galaxy-aim-galactic_status = VPが「？」のデベロップを{ $galactic_status }枚持つ
race_for_the_galaxy-aim-greatest_military = 総軍事力が最大で、{ $greatest_military }以上
race_for_the_galaxy-aim-largest_industry = 珍品と希少元素のワールドの合計が最大で、{ $largest_industry }つ以上
race_for_the_galaxy-aim-greatest_infrastructure = デベロップの枚数が最大で、{ $greatest_infrastructure }枚以上
race_for_the_galaxy-aim-production_leader = 生産ワールドの数が最大で、{ $production_leader }つ以上
race_for_the_galaxy-aim-uplift_knowledge = 「知性化」のカードを{ $uplift_knowledge }枚持つ
race_for_the_galaxy-aim-galactic_riches = 製品を{ $galactic_riches }つ以上持つ
race_for_the_galaxy-aim-expansion_leader = 配置済みのカードを{ $expansion_leader }枚以上持つ
race_for_the_galaxy-aim-peace_war_leader = 総軍事力が0未満でワールドを2つ持つ。または、占領ありの時、占領のパワーと軍事ワールド2つを持つ
race_for_the_galaxy-aim-galactic_standing = 威信を2点以上、VPチップを3点以上持つ
race_for_the_galaxy-aim-military_influence = 「帝国」のカード3枚か、軍事ワールド4つを持つ
race_for_the_galaxy-aim-research_leader = Ⅰのパワーを持つカードの枚数が最大で、{ $research_leader }枚以上
race_for_the_galaxy-aim-propaganda_edge = 「反乱軍」の軍事ワールドの数が最大で、{ $propaganda_edge }つ以上
race_for_the_galaxy-aim-galactic_prestige = 威信が最大で、{ $galactic_prestige }点以上
race_for_the_galaxy-aim-prosperity_lead = Ⅳのパワーを持つカードの枚数が最大で、{ $prosperity_lead }枚以上

## カードの内容（カードの概要、パワー、得点を1行ずつ）

race_for_the_galaxy-text-development = デベロップ。コスト{ $cost }、{ $points }VP。
race_for_the_galaxy-text-grey = { $military ->
        [yes] 軍事ワールド（製品なし）。防御力{ $cost }、{ $points }VP。
       *[no] ワールド（製品なし）。コスト{ $cost }、{ $points }VP。
    }
race_for_the_galaxy-text-windfall = { $military ->
        [yes] { $goods }の特産ワールド、軍事。防御力{ $cost }、{ $points }VP。
       *[no] { $goods }の特産ワールド。コスト{ $cost }、{ $points }VP。
    }
race_for_the_galaxy-text-production = { $military ->
        [yes] { $goods }の生産ワールド、軍事。防御力{ $cost }、{ $points }VP。
       *[no] { $goods }の生産ワールド。コスト{ $cost }、{ $points }VP。
    }
race_for_the_galaxy-text-counted = ？
race_for_the_galaxy-text-keywords = キーワード：{ $keywords }。
race_for_the_galaxy-text-start = 初期ワールド{ $number }番。
race_for_the_galaxy-text-small_hand = これで始めるプレイヤーは、最初の手札が1枚少ない。
race_for_the_galaxy-text-power = { $numeral }：{ $does }。
race_for_the_galaxy-text-scores = { $number ->
        [1] ゲーム終了時：{ $lines }。
       *[other] ゲーム終了時（各カードは、最初に当てはまるもので1回だけ数える）：{ $lines }。
    }

# 文、列挙、文の一部のつなぎ方
race_for_the_galaxy-text-and = { $first }{ $second }
race_for_the_galaxy-text-list = { $first }、{ $second }
race_for_the_galaxy-text-also = { $first }。{ $second }
race_for_the_galaxy-text-prestige = 威信シンボル：配置した時に威信を1点得る。
race_for_the_galaxy-text-saves_at_start = これで始めるプレイヤーは、最初の手札1枚をこの下に置く。
race_for_the_galaxy-text-raises_hand_limit = 手札の上限が{ $limit }枚になる。
race_for_the_galaxy-text-ends_late = 持ち主の配置済みのカードは、{ $end }枚以上になるまでゲーム終了の条件にならない。
race_for_the_galaxy-text-salvages = ラウンドの終わりに、他のプレイヤーが上限のために捨てたカードを全て手札に加える。
race_for_the_galaxy-text-chooses_last = 他のプレイヤーのアクションが公開された後に、自分のアクションを選ぶ。

# パワーの内容
race_for_the_galaxy-power-explore_draw = カードを{ $value }枚多く引く
race_for_the_galaxy-power-explore_keep = カードを{ $value }枚多く残す
race_for_the_galaxy-power-develop_discount = デベロップのコストが{ $value }減る
race_for_the_galaxy-power-develop_draw = { $number ->
        [0] 配置の前にカードを{ $value }枚引く
       *[other] 配置の前にカードを{ $value }枚引き、手札を{ $number }枚捨てる
    }
race_for_the_galaxy-power-draw_after_develop = デベロップを配置した後、カードを{ $value }枚引く
race_for_the_galaxy-power-draw_after_settle = { $number ->
        [0] ワールドを配置した後、カードを{ $value }枚引く
       *[other] ワールドを配置した後、カードを{ $value }枚引き、手札を{ $number }枚捨てる
    }
race_for_the_galaxy-power-discount = { $kind ->
        [any] ワールドのコストが{ $value }減る
       *[other] { $goods }のワールドのコストが{ $value }減る
    }
race_for_the_galaxy-power-military = { $kind ->
        [any] 軍事力{ $amount }
        [rebel] 「反乱軍」の軍事ワールドに対して軍事力{ $amount }
       *[other] { $goods }のワールドに対して軍事力{ $amount }
    }
race_for_the_galaxy-power-free_ship = このカードを捨てて、支払うワールドのコストを0にしてもよい（{ race_for_the_galaxy-kind-alien }のワールドを除く）
race_for_the_galaxy-power-tactic = このカードを捨てて、このフェイズの間、軍事力{ $amount }を得てもよい
race_for_the_galaxy-power-mercenary = 手札を{ $value }枚まで捨てて、このフェイズの間、1枚につき軍事力+1を得てもよい
race_for_the_galaxy-power-envoy = { $kind ->
        [rebel] 「反乱軍」の軍事ワールドを、
        [chromo] 「染色体」の軍事ワールドを、
        [alien] { race_for_the_galaxy-kind-alien }の軍事ワールドを、
       *[any] 軍事ワールドを、
    }{ $value ->
        [0] 防御力と同じコストを払って配置してもよい
       *[other] 防御力より{ $value }少ないコストを払って配置してもよい
    }{ $kind ->
        [chromo] {""}
        [alien] {""}
       *[any] （{ race_for_the_galaxy-kind-alien }のワールドを除く）
    }
race_for_the_galaxy-power-second_world = 1つ目の後に、2つ目のワールドを配置してもよい
race_for_the_galaxy-power-price = { $kind ->
        [any] 製品を売った時に引くカードが{ $value }枚増える
       *[other] { $goods }の製品を売った時に引くカードが{ $value }枚増える
    }
race_for_the_galaxy-power-own_price = このワールドの製品を売った時に引くカードが{ $value }枚増える
race_for_the_galaxy-power-genes_price_per_chromo = { $goods }の製品を売った時に引くカードが、自分の「染色体」のワールド1つにつき{ $value }枚増える
race_for_the_galaxy-power-goods = { $number ->
        [1] { $kind ->
            [any] 製品を1つ消費して、{ $reward }
           *[other] { $goods }の製品を1つ消費して、{ $reward }
        }
       *[other] { $kind ->
            [any] 製品を{ $number }つまで消費して、1つにつき{ $reward }
           *[other] { $goods }の製品を{ $number }つまで消費して、1つにつき{ $reward }
        }
    }
race_for_the_galaxy-power-set_of_goods = { $kind ->
        [any] 製品をちょうど{ $number }つ消費して、合わせて{ $reward }
       *[other] { $goods }の製品をちょうど{ $number }つ消費して、合わせて{ $reward }
    }
race_for_the_galaxy-power-kinds_of_goods = 種類の違う製品をちょうど{ $number }つ消費して、合わせて{ $reward }
race_for_the_galaxy-power-all_goods = 残りの製品を全て消費し、最初の1つを除いて1つにつき{ $reward }
race_for_the_galaxy-power-own_good = このワールドの製品を消費して、{ $reward }
race_for_the_galaxy-power-hand_cards = { $number ->
        [1] 手札を1枚捨てて、{ $reward }ことができる
       *[other] 手札を{ $number }枚まで捨てて、1枚につき{ $reward }ことができる
    }
race_for_the_galaxy-power-draw = カードを{ $cards }枚引く
race_for_the_galaxy-power-gamble = 1～{ $highest }の数を宣言し、次のカードをめくる。その数がコストか防御力なら手札に加える
race_for_the_galaxy-power-sale = 製品を1つ、パワーも加えた価格で売る
race_for_the_galaxy-power-plain_sale = 製品を1つ、パワーを加えない基本価格で売る
race_for_the_galaxy-power-own_production = { $own }の製品を1つ生産する
race_for_the_galaxy-power-paid_production = 手札を1枚捨てて、{ $own }の製品を1つ生産してもよい
race_for_the_galaxy-power-produce_windfall = { $number ->
        [0] { $kind ->
            [any] 自分の特産ワールド1つに製品を生産する
           *[other] 自分の{ $goods }の特産ワールド1つに製品を生産する
        }
       *[other] { $kind ->
            [any] これ以外の自分の特産ワールド1つに製品を生産する
           *[other] これ以外の自分の{ $goods }の特産ワールド1つに製品を生産する
        }
    }
race_for_the_galaxy-power-draw_if = このワールドが生産したら、カードを{ $cards }枚引く
race_for_the_galaxy-power-per_genes_world = 自分の{ race_for_the_galaxy-kind-genes }のワールド1つにつき、カードを{ $cards }枚引く
race_for_the_galaxy-power-per_military_world = 自分の軍事ワールド1つにつき、カードを{ $cards }枚引く
race_for_the_galaxy-power-per_novelty = 生産した{ race_for_the_galaxy-kind-novelty }の製品1つにつき、カードを{ $cards }枚引く
race_for_the_galaxy-power-per_alien = 生産した{ race_for_the_galaxy-kind-alien }の製品1つにつき、カードを{ $cards }枚引く
race_for_the_galaxy-power-per_kind = 生産した製品1種類につき、カードを{ $cards }枚引く
race_for_the_galaxy-power-most_rare = { race_for_the_galaxy-kind-rare }の製品を他の誰よりも多く生産したら、カードを{ $cards }枚引く
race_for_the_galaxy-power-explore_mix = 引いたカードの代わりに手札を捨ててもよい
race_for_the_galaxy-power-offerings = 引く前に、手札を1枚捨てて威信を{ $value }点得てもよい
race_for_the_galaxy-power-prestige_development = デベロップを配置した後、威信を{ $value }点得る
race_for_the_galaxy-power-prestige_rebel_development = 「反乱軍」のデベロップを配置した後、威信を{ $value }点得る
race_for_the_galaxy-power-prestige_six = コスト6のデベロップを配置した後、威信を{ $value }点得る
race_for_the_galaxy-power-prestige_rebel_world = 「反乱軍」の軍事ワールドを配置した後、威信を{ $value }点得る
race_for_the_galaxy-power-prestige_production_world = 生産ワールドを配置した後、威信を{ $value }点得る
race_for_the_galaxy-power-good_on_production = 配置した生産ワールドに、すぐに製品を1つ置く
race_for_the_galaxy-power-military_per_military = 自分の軍事ワールド1つにつき軍事力{ $amount }
race_for_the_galaxy-power-military_per_chromo = 自分の「染色体」のワールド1つにつき軍事力{ $amount }
race_for_the_galaxy-power-military_if_imperium = 「帝国」のカードがあれば軍事力{ $amount }
race_for_the_galaxy-power-envoy_discount = コストを払って配置する軍事ワールドのコストが{ $value }減る
race_for_the_galaxy-power-envoy_prestige = 軍事ワールドにコストを払って配置するたびに、威信を{ $value }点得る
race_for_the_galaxy-power-takeover_defence = 占領：自分のワールドを守る時、自分の軍事ワールド1つにつき防御力+{ $value }、「反乱軍」ならさらに+{ $value }
race_for_the_galaxy-power-savers = 支払ったカードのうち1枚をこのワールドの下に置く
race_for_the_galaxy-power-crash = このカードを捨てて、デベロップのコストを{ $value }減らしてもよい
race_for_the_galaxy-power-rare_good = { race_for_the_galaxy-kind-rare }の製品を捨てて、デベロップのコストを{ $value }減らしてもよい
race_for_the_galaxy-power-bribe = 威信を1点払い、このフェイズの間、軍事力{ $amount }を得てもよい
race_for_the_galaxy-power-fuel = { $goods }の製品を捨てて、このフェイズの間、軍事力{ $amount }を得てもよい
race_for_the_galaxy-power-genes_good = { $goods }の製品を捨てて、支払うワールドのコストを{ $value }減らしてもよい
race_for_the_galaxy-power-cloak = このカードを捨てて、非軍事ワールドを征服してもよい。{ $value ->
        [0] 防御力はコストと同じ
       *[other] 防御力はコストより{ $value }少ない
    }{ $prestige ->
        [0] {""}
       *[other] 。威信を{ $prestige }点得る。占領する時は、他のプレイヤーの非軍事ワールドでもよい
    }
race_for_the_galaxy-power-sneak = ワールドを配置した後、このカードを捨てて、さらに軍事ワールドを1つ征服してもよい
race_for_the_galaxy-power-upgrade = 自分の非軍事ワールド1つを、同じ種類でコストが0～{ $value }高い手札の非軍事ワールドと、コストなしで取り替えてもよい。威信を1点得る
race_for_the_galaxy-power-takeover = { $number ->
        [0] 占領：
       *[other] 占領（このカードを捨てる）：
    }{ $kind ->
        [rebels] 他のプレイヤーの「反乱軍」の軍事ワールド
        [imperium] 「帝国」のカードを持つプレイヤーの軍事ワールド
        [armed] 総軍事力が1以上のプレイヤーの軍事ワールド
       *[anyone] 威信を1点払って、任意のプレイヤーの軍事ワールド
    }{ $value ->
        [0] {""}
       *[other] 。自分の「反乱軍」の軍事ワールド1つにつき軍事力{ $amount }
    }{ $prestige ->
        [0] {""}
       *[other] 。成功したら威信を{ $prestige }点得る
    }
race_for_the_galaxy-power-destruction = 占領：{ $kind ->
        [rebels] 他のプレイヤーの「反乱軍」の軍事ワールド
        [imperium] 「帝国」のカードを持つプレイヤーの軍事ワールド
        [armed] 総軍事力が1以上のプレイヤーの軍事ワールド
       *[anyone] 任意のプレイヤーの軍事ワールド
    }。成功したらそのワールドを破壊し、威信を{ $prestige }点得る
race_for_the_galaxy-power-veto = 占領：威信を1点払い、誰に対するものでも、占領の宣言を1つ失敗させてもよい
race_for_the_galaxy-power-unsold = このワールドの製品は、アクションカード「{ race_for_the_galaxy-action-consume_trade }」では売れない
race_for_the_galaxy-power-each_kind = 持っている各種類の製品を1つずつ、{ $number }つまで消費して、1つにつき{ $reward }
race_for_the_galaxy-power-set_of_cards = 手札をちょうど{ $number }枚捨てて、{ $reward }ことができる
race_for_the_galaxy-power-prestige_stake = 威信を1点払って、{ $reward }ことができる
race_for_the_galaxy-power-chips = { $points }VPを得る
race_for_the_galaxy-power-ante = コストか防御力が1～{ $highest }の手札を1枚賭け、その数だけカードをめくってもよい。賭けたカードより大きいものがあれば、めくった中の1枚を手札に加え、賭けたカードも残る。なければ賭けたカードを失う
race_for_the_galaxy-power-paid_windfall = { $kind ->
        [any] 手札を1枚捨てて、自分の特産ワールド1つに製品を生産してもよい
       *[other] 手札を1枚捨てて、自分の{ $goods }の特産ワールド1つに製品を生産してもよい
    }
race_for_the_galaxy-power-prestige_if = このワールドが生産したら、威信を{ $prestige }点得る
race_for_the_galaxy-power-per_rebel_world = 自分の「反乱軍」のワールド（軍事でなくてもよい）1つにつき、カードを{ $cards }枚引く
race_for_the_galaxy-power-per_chromo_world = 自分の「染色体」のワールド1つにつき、カードを{ $cards }枚引く
race_for_the_galaxy-power-most_chromo = 「染色体」のワールドが他の誰よりも多ければ、威信を{ $prestige }点得る
race_for_the_galaxy-power-take_saved = このワールドの下のカードを全て手札に加える
race_for_the_galaxy-power-most_goods = 製品を他の誰よりも多く生産したら、カードを{ $cards }枚引く

race_for_the_galaxy-reward-cards = カードを{ $cards }枚引く
race_for_the_galaxy-reward-points = { $points }VPを得る
race_for_the_galaxy-reward-cards_points = カードを{ $cards }枚引き、{ $points }VPを得る
race_for_the_galaxy-reward-prestige = 威信を{ $prestige }点得る
race_for_the_galaxy-reward-points_prestige = { $points }VPと威信{ $prestige }点を得る
race_for_the_galaxy-reward-cards_points_prestige = カードを{ $cards }枚引き、{ $points }VPと威信{ $prestige }点を得る

# コスト6のデベロップが数えるもの
race_for_the_galaxy-line-production_of = { $goods }の生産ワールド1つにつき{ $points }VP
race_for_the_galaxy-line-windfall_of = { $goods }の特産ワールド1つにつき{ $points }VP
race_for_the_galaxy-line-named = { $card }があれば{ $points }VP
race_for_the_galaxy-line-keyword = 「{ $keyword }」のカード1枚につき{ $points }VP
race_for_the_galaxy-line-a_development = デベロップ1枚につき{ $points }VP
race_for_the_galaxy-line-a_six = コスト6のデベロップ1枚につき{ $points }VP
race_for_the_galaxy-line-a_world = ワールド1つにつき{ $points }VP
race_for_the_galaxy-line-a_military_world = 軍事ワールド1つにつき{ $points }VP
race_for_the_galaxy-line-a_rebel_military_world = 「反乱軍」の軍事ワールド1つにつき{ $points }VP
race_for_the_galaxy-line-development_with_power = { $numeral }のパワーを持つデベロップ1枚につき{ $points }VP
race_for_the_galaxy-line-world_with_power = { $numeral }のパワーを持つワールド1つにつき{ $points }VP
race_for_the_galaxy-line-total_military = 総軍事力1につき{ $points }VP
race_for_the_galaxy-line-per_three_chips = VPチップ3点につき{ $points }VP
race_for_the_galaxy-line-negative_military = 総軍事力が負なら1につき{ $points }VP、正なら1につき同じだけ減る
race_for_the_galaxy-line-per_prestige = 威信1点につき{ $points }VP
race_for_the_galaxy-line-per_kind_of_worlds = ワールドの種類が1、2、3、4種類なら、{ $points-1 }、{ $points-2 }、{ $points-3 }、{ $points-4 }VP

## カードの一行表示（コストか防御力／VP、パワー）

race_for_the_galaxy-short-type-development = デベロップ { $cost }／{ $points }
race_for_the_galaxy-short-type-grey = { $military ->
        [yes] 軍事 { $cost }／{ $points }
       *[no] ワールド { $cost }／{ $points }
    }
race_for_the_galaxy-short-type-windfall = { $military ->
        [yes] 軍事・{ $goods }特産 { $cost }／{ $points }
       *[no] { $goods }特産 { $cost }／{ $points }
    }
race_for_the_galaxy-short-type-production = { $military ->
        [yes] 軍事・{ $goods }生産 { $cost }／{ $points }
       *[no] { $goods }生産 { $cost }／{ $points }
    }
race_for_the_galaxy-short-kind-novelty = 珍品
race_for_the_galaxy-short-kind-rare = 希少
race_for_the_galaxy-short-kind-genes = 遺伝子
race_for_the_galaxy-short-kind-alien = 異星
race_for_the_galaxy-short-kind-wild = 任意
race_for_the_galaxy-short-and = { $first }｜{ $second }
race_for_the_galaxy-short-power = { $numeral }{ $does }
race_for_the_galaxy-short-explore_draw = 引く+{ $value }
race_for_the_galaxy-short-explore_keep = 残す+{ $value }
race_for_the_galaxy-short-develop_discount = コスト-{ $value }
race_for_the_galaxy-short-develop_draw = { $number ->
        [0] 引く{ $value }
       *[other] 引く{ $value }捨てる{ $number }
    }
race_for_the_galaxy-short-draw_after_develop = 後で引く{ $value }
race_for_the_galaxy-short-draw_after_settle = { $number ->
        [0] 後で引く{ $value }
       *[other] 後で引く{ $value }捨てる{ $number }
    }
race_for_the_galaxy-short-discount = { $kind ->
        [any] コスト-{ $value }
       *[other] { $goods }-{ $value }
    }
race_for_the_galaxy-short-military = { $kind ->
        [any] 軍{ $amount }
        [rebel] 対反乱軍{ $amount }
       *[other] 対{ $goods }{ $amount }
    }
race_for_the_galaxy-short-free_ship = 捨てて無料
race_for_the_galaxy-short-tactic = 捨てて軍{ $amount }
race_for_the_galaxy-short-mercenary = 手札{ $value }枚まで軍+1
race_for_the_galaxy-short-envoy = { $kind ->
        [rebel] 反乱軍軍事に支払
        [chromo] 染色体軍事に支払
        [alien] { race_for_the_galaxy-short-kind-alien }軍事に支払
       *[any] 軍事に支払
    }{ $value ->
        [0] {""}
       *[other] -{ $value }
    }
race_for_the_galaxy-short-second_world = 2つ目
race_for_the_galaxy-short-price = { $kind ->
        [any] +{ $value }
       *[other] { $goods }+{ $value }
    }
race_for_the_galaxy-short-own_price = ここ+{ $value }
race_for_the_galaxy-short-genes_price_per_chromo = { $goods }+{ $value }／染色体
race_for_the_galaxy-short-goods = { $number ->
        [1] { $kind ->
            [any] 製品→{ $reward }
           *[other] { $goods }→{ $reward }
        }
       *[other] { $kind ->
            [any] 製品×{ $number }→各{ $reward }
           *[other] { $goods }×{ $number }→各{ $reward }
        }
    }
race_for_the_galaxy-short-set_of_goods = { $kind ->
        [any] 製品{ $number }つ→{ $reward }
       *[other] { $goods }{ $number }つ→{ $reward }
    }
race_for_the_galaxy-short-kinds_of_goods = { $number }種類→{ $reward }
race_for_the_galaxy-short-all_goods = 全て→2つ目から{ $reward }
race_for_the_galaxy-short-own_good = ここ→{ $reward }
race_for_the_galaxy-short-hand_cards = 手札×{ $number }→各{ $reward }
race_for_the_galaxy-short-draw = 引く{ $cards }
race_for_the_galaxy-short-gamble = 賭け
race_for_the_galaxy-short-sale = 売る
race_for_the_galaxy-short-plain_sale = 基本価格で売る
race_for_the_galaxy-short-paid_production = 手札→ここ
race_for_the_galaxy-short-produce_windfall = { $number ->
        [0] { $kind ->
            [any] 特産
           *[other] { $goods }特産
        }
       *[other] { $kind ->
            [any] 他の特産
           *[other] 他の{ $goods }特産
        }
    }
race_for_the_galaxy-short-draw_if = ここなら引く{ $cards }
race_for_the_galaxy-short-per_genes_world = { race_for_the_galaxy-short-kind-genes }ワールドごとに引く{ $cards }
race_for_the_galaxy-short-per_military_world = 軍事ワールドごとに引く{ $cards }
race_for_the_galaxy-short-per_novelty = { race_for_the_galaxy-short-kind-novelty }ごとに引く{ $cards }
race_for_the_galaxy-short-per_alien = { race_for_the_galaxy-short-kind-alien }ごとに引く{ $cards }
race_for_the_galaxy-short-per_kind = 種類ごとに引く{ $cards }
race_for_the_galaxy-short-most_rare = { race_for_the_galaxy-short-kind-rare }の生産最多→引く{ $cards }
race_for_the_galaxy-short-prestige = { $card } 威信
race_for_the_galaxy-short-small_hand = 開始時-1枚
race_for_the_galaxy-short-saves_at_start = 開始時に1枚下へ
race_for_the_galaxy-short-raises_hand_limit = 手札上限{ $limit }
race_for_the_galaxy-short-ends_late = 終了{ $end }枚
race_for_the_galaxy-short-salvages = 捨て札を取る
race_for_the_galaxy-short-chooses_last = 最後に選ぶ
race_for_the_galaxy-short-explore_mix = 手札も捨て可
race_for_the_galaxy-short-offerings = 手札→威信{ $value }
race_for_the_galaxy-short-prestige_development = 威信{ $value }
race_for_the_galaxy-short-prestige_rebel_development = 反乱軍なら威信{ $value }
race_for_the_galaxy-short-prestige_six = コスト6なら威信{ $value }
race_for_the_galaxy-short-prestige_rebel_world = 反乱軍軍事なら威信{ $value }
race_for_the_galaxy-short-prestige_production_world = 生産なら威信{ $value }
race_for_the_galaxy-short-good_on_production = 生産ワールドに製品
race_for_the_galaxy-short-military_per_military = 軍{ $amount }／軍事
race_for_the_galaxy-short-military_per_chromo = 軍{ $amount }／染色体
race_for_the_galaxy-short-military_if_imperium = 帝国あれば軍{ $amount }
race_for_the_galaxy-short-envoy_discount = 軍事に支払-{ $value }
race_for_the_galaxy-short-envoy_prestige = 軍事に支払で威信{ $value }
race_for_the_galaxy-short-takeover_defence = 占領防御+{ $value }／軍事
race_for_the_galaxy-short-savers = 1枚を下へ
race_for_the_galaxy-short-crash = 捨ててコスト-{ $value }
race_for_the_galaxy-short-rare_good = { race_for_the_galaxy-short-kind-rare }→コスト-{ $value }
race_for_the_galaxy-short-bribe = 威信1→軍{ $amount }
race_for_the_galaxy-short-fuel = { $goods }→軍{ $amount }
race_for_the_galaxy-short-genes_good = { $goods }→コスト-{ $value }
race_for_the_galaxy-short-cloak = 捨てて非軍事征服{ $value ->
        [0] {""}
       *[other] -{ $value }
    }{ $prestige ->
        [0] {""}
       *[other] 、威信{ $prestige }
    }
race_for_the_galaxy-short-sneak = 捨ててもう1つ征服
race_for_the_galaxy-short-upgrade = 取替+{ $value }
race_for_the_galaxy-short-takeover = { $number ->
        [0] 占領
       *[other] 捨てて占領
    }{ $kind ->
        [rebels] ・対反乱軍
        [imperium] ・対帝国
        [armed] ・対軍事力
       *[anyone] ・対任意
    }{ $value ->
        [0] {""}
       *[other] （軍{ $amount }）
    }{ $prestige ->
        [0] {""}
       *[other] 、威信{ $prestige }
    }
race_for_the_galaxy-short-destruction = 破壊{ $kind ->
        [rebels] ・対反乱軍
        [imperium] ・対帝国
        [armed] ・対軍事力
       *[anyone] ・対任意
    }、威信{ $prestige }
race_for_the_galaxy-short-veto = 威信1→占領阻止
race_for_the_galaxy-short-unsold = 交易不可
race_for_the_galaxy-short-each_kind = 各種類（{ $number }まで）→各{ $reward }
race_for_the_galaxy-short-set_of_cards = 手札{ $number }枚→{ $reward }
race_for_the_galaxy-short-prestige_stake = 威信1→{ $reward }
race_for_the_galaxy-short-chips = +{ $points }VP
race_for_the_galaxy-short-ante = 手札を賭ける
race_for_the_galaxy-short-paid_windfall = { $kind ->
        [any] 手札→特産
       *[other] 手札→{ $goods }特産
    }
race_for_the_galaxy-short-prestige_if = ここなら威信{ $prestige }
race_for_the_galaxy-short-per_rebel_world = 反乱軍ワールドごとに引く{ $cards }
race_for_the_galaxy-short-per_chromo_world = 染色体ごとに引く{ $cards }
race_for_the_galaxy-short-most_chromo = 染色体最多→威信{ $prestige }
race_for_the_galaxy-short-take_saved = 下のカードを取る
race_for_the_galaxy-short-most_goods = 製品の生産最多→引く{ $cards }
race_for_the_galaxy-short-reward-cards = { $cards }枚
race_for_the_galaxy-short-reward-points = { $points }VP
race_for_the_galaxy-short-reward-cards_points = { $cards }枚+{ $points }VP
race_for_the_galaxy-short-reward-prestige = 威信{ $prestige }
race_for_the_galaxy-short-reward-points_prestige = { $points }VP+威信{ $prestige }
race_for_the_galaxy-short-reward-cards_points_prestige = { $cards }枚+{ $points }VP+威信{ $prestige }
