race_for_the_galaxy-name = レース・フォー・ザ・ギャラクシー

## ゲームのオプション

race_for_the_galaxy-option-set = 使うカード：baseは基本セット（4人まで）、gathering_stormは拡張「嵐の予兆」も使う（ゴールあり、5人まで）、rebel_vs_imperiumは拡張「反乱軍対帝国」も使う（初期ワールドの選択と占領あり、6人まで）、brink_of_warは拡張「戦争の瀬戸際」も使う（威信と探索あり）
race_for_the_galaxy-option-two_actions = 2人用で、各プレイヤーが毎ラウンド2つのアクションを選ぶ
race_for_the_galaxy-option-goals = ゴールを使う（拡張「嵐の予兆」以降を使う時だけ）
race_for_the_galaxy-option-cap = 遅くとも何ラウンド後にゲームを終えて得点計算をするか
race_for_the_galaxy-option-engine_quirks = 他のプログラムとの比較用：そのプログラムと同じように、カードを無駄に捨てたり、そのプログラムと同じ時にゴールを調べたり、2枚目の開発や移住のカードを単独で出したりできる
race_for_the_galaxy-option-takeovers = 他のプレイヤーのワールドを占領できる（拡張「反乱軍対帝国」以降を使う時だけ）
race_for_the_galaxy-option-leader_card = 単独の威信リーダーがラウンドの開始時にカードを引く条件（拡張「戦争の瀬戸際」を使う時だけ）：tileは威信リーダータイルに威信がある時だけ、alwaysは毎回

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
race_for_the_galaxy-bonus-search = 他の人が選んだフェイズに参加するだけだが、その前に、欲しいカードが出るまでデッキをめくる。威信／探索カードを使い切る

race_for_the_galaxy-category-army = 軍事力+1か+2のデベロップ
race_for_the_galaxy-category-military_windfall = 防御力1か2の軍事特産ワールド
race_for_the_galaxy-category-peaceful_windfall = コスト1か2の非軍事特産ワールド
race_for_the_galaxy-category-chromo_world = 「染色体」のワールド
race_for_the_galaxy-category-alien_world = 異星技術のワールド
race_for_the_galaxy-category-consumer = 製品を2つ以上消費できるカード
race_for_the_galaxy-category-stronghold = 防御力5以上の軍事ワールド
race_for_the_galaxy-category-six = VPが「？」のコスト6のデベロップ
race_for_the_galaxy-category-aggression = 占領のパワー、または占領を防ぐパワーを持つカード

race_for_the_galaxy-boost-explore_five = さらに6枚多く引き、1枚多く残し、代わりに手札を捨ててもよい
race_for_the_galaxy-boost-explore_one = さらに6枚多く引き、1枚多く残し、代わりに手札を捨ててもよい
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
race_for_the_galaxy-text-large_hand = 手札の上限が{ $limit }枚になる。
race_for_the_galaxy-text-late_end = 持ち主は、配置済みのカードが{ $end }枚になるまでゲームを終わらせない。
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
race_for_the_galaxy-short-most_rare = { race_for_the_galaxy-short-kind-rare }最多で引く{ $cards }
race_for_the_galaxy-short-prestige = { $card } 威信
race_for_the_galaxy-short-small_hand = 開始時-1枚
race_for_the_galaxy-short-saves_at_start = 開始時に1枚下へ
race_for_the_galaxy-short-large_hand = 手札上限{ $limit }
race_for_the_galaxy-short-late_end = 終了{ $end }枚
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
race_for_the_galaxy-short-most_chromo = 染色体最多で威信{ $prestige }
race_for_the_galaxy-short-take_saved = 下のカードを取る
race_for_the_galaxy-short-most_goods = 製品最多で引く{ $cards }
race_for_the_galaxy-short-reward-cards = { $cards }枚
race_for_the_galaxy-short-reward-points = { $points }VP
race_for_the_galaxy-short-reward-cards_points = { $cards }枚+{ $points }VP
race_for_the_galaxy-short-reward-prestige = 威信{ $prestige }
race_for_the_galaxy-short-reward-points_prestige = { $points }VP+威信{ $prestige }
race_for_the_galaxy-short-reward-cards_points_prestige = { $cards }枚+{ $points }VP+威信{ $prestige }
## 質問（答える人に）

race_for_the_galaxy-ask-discard_at_start = { $picked ->
        [0] 最初の手札から{ $left }枚捨てます。どれにしますか？
       *[other] 最初の手札から、あと{ $left }枚捨てます。
    }
race_for_the_galaxy-ask-choose_action = このラウンドに何を選びますか？
race_for_the_galaxy-ask-keep_drawn = { $picked ->
        [0] 探査：引いたカードから{ $left }枚残します。どれにしますか？
       *[other] 探査：あと{ $left }枚残します。
    }
race_for_the_galaxy-ask-place_development = 開発：どのデベロップを配置しますか？
race_for_the_galaxy-ask-pay_development = { $picked ->
        [0] デベロップのコストを{ $left }枚払います。どれにしますか？
       *[other] デベロップのコストを、あと{ $left }枚払います。
    }
race_for_the_galaxy-ask-place_world = 移住：どのワールドを配置しますか？
race_for_the_galaxy-ask-how_to_settle = どのようにワールドに移住しますか？
race_for_the_galaxy-ask-pay_world = { $picked ->
        [0] ワールドのコストを{ $left }枚払います。どれにしますか？
       *[other] ワールドのコストを、あと{ $left }枚払います。
    }
race_for_the_galaxy-ask-arm = { $picked ->
        [0] 手札を{ $left }枚まで捨てて、1枚につき軍事力1を得ます。どれにしますか？
       *[other] さらに捨てて軍事力を得ますか？（あと{ $left }枚まで）
    }
race_for_the_galaxy-ask-place_second = { race_for_the_galaxy-card-improved_logistics }：2つ目のワールドを配置しますか？
race_for_the_galaxy-ask-sell_which = { $sale ->
        [plain] どの製品を基本価格で売りますか？
       *[other] どの製品を売りますか？
    }
race_for_the_galaxy-ask-use_power = 消費：次にどのパワーを使いますか？
race_for_the_galaxy-ask-discard_for_chips = { $gives ->
        [cards] { $picked ->
            [0] { $card }：手札を{ $left }枚まで捨てて、同じ枚数のカードを引きますか？
           *[other] { $card }：さらに捨てますか？（あと{ $left }枚まで）
        }
       *[points] { $picked ->
            [0] { $card }：手札を{ $left }枚まで捨てて、1枚につき1VPを得ますか？
           *[other] { $card }：さらに捨てますか？（あと{ $left }枚まで）
        }
    }
race_for_the_galaxy-ask-consume_good = { $picked ->
        [0] { $card }：どの製品を消費しますか？（{ $left }つ）
       *[other] { $card }：次にどの製品を消費しますか？（あと{ $left }つ）
    }
race_for_the_galaxy-ask-name_number = { race_for_the_galaxy-card-gambling_world }：1～{ $highest }のどの数を宣言しますか？
race_for_the_galaxy-ask-which_windfall = { $kind ->
        [any] 生産：どの特産ワールドに製品を置きますか？
       *[other] 生産：どの{ $goods }の特産ワールドに製品を置きますか？
    }
race_for_the_galaxy-ask-use_next = 生産：次にどのパワーを使いますか？
race_for_the_galaxy-ask-pay_to_produce = { $card }：手札を1枚捨てて、製品を生産しますか？
race_for_the_galaxy-ask-discard_to_limit = { $picked ->
        [0] 手札が多すぎます。{ $left }枚捨ててください。どれにしますか？
       *[other] 手札が多すぎます。あと{ $left }枚捨ててください。
    }
race_for_the_galaxy-ask-choose_start = どちらの初期ワールドで始めますか？
race_for_the_galaxy-ask-save_at_start = { race_for_the_galaxy-card-galactic_scavengers }：手札のどのカードを下に置きますか？
race_for_the_galaxy-ask-name_category = 探索：何を探しますか？
race_for_the_galaxy-ask-take_found = { $declined ->
        [yes] 探索：また見つかりました（{ $category }）。手札に加えますか？
       *[no] 探索：見つかりました（{ $category }）。これを取りますか、次に出るものを取りますか？
    }
race_for_the_galaxy-ask-discard_for_prestige = { $card }：手札を1枚捨てて、威信を1点得ますか？
race_for_the_galaxy-ask-discard_mixed = { $picked ->
        [0] 探査：引いたカードと手札の中から{ $left }枚捨てます。どれにしますか？
       *[other] 探査：あと{ $left }枚捨てます。
    }
race_for_the_galaxy-ask-discard_before_develop = { $picked ->
        [0] 開発：引いた後で、手札を{ $left }枚捨てます。どれにしますか？
       *[other] 開発：あと{ $left }枚捨てます。
    }
race_for_the_galaxy-ask-how_to_develop = デベロップのコストをどのように払いますか？
race_for_the_galaxy-ask-spend_good = どの{ $goods }の製品を捨てますか？
race_for_the_galaxy-ask-save_paid = { race_for_the_galaxy-card-galactic_scavengers }：払ったカードのうち、どれを下に置きますか？
race_for_the_galaxy-ask-discard_after_settle = { $picked ->
        [0] 移住：引いた後で、手札を{ $left }枚捨てます。どれにしますか？
       *[other] 移住：あと{ $left }枚捨てます。
    }
race_for_the_galaxy-ask-use_to_settle = 移住：どのパワーでさらにワールドを配置しますか？
race_for_the_galaxy-ask-place_by_sneak = { race_for_the_galaxy-card-rebel_sneak_attack }：これを捨てて、さらにワールドを征服しますか？
race_for_the_galaxy-ask-replace_world = { race_for_the_galaxy-card-terraforming_engineers }：自分のワールドをより良いものと取り替えますか？
race_for_the_galaxy-ask-place_better = { $card }の代わりにどのワールドを置きますか？
race_for_the_galaxy-ask-declare_takeover = 移住：他のプレイヤーのワールドの占領を宣言しますか？
race_for_the_galaxy-ask-takeover_by = どのパワーで{ $card }を占領しますか？
race_for_the_galaxy-ask-reinforce_attack = あなたの占領：パワーを使って軍事力を増やしますか？
race_for_the_galaxy-ask-prevent_takeover = { race_for_the_galaxy-card-pan_galactic_security_council }：威信を1点払って、占領を阻止しますか？
race_for_the_galaxy-ask-defend = あなたのワールドが占領されそうです。パワーを使って軍事力を増やしますか？
race_for_the_galaxy-ask-sell_as_kind = { $sale ->
        [plain] { race_for_the_galaxy-card-alien_oort_cloud_refinery }の製品を基本価格で売ります。どの種類にしますか？
       *[other] { race_for_the_galaxy-card-alien_oort_cloud_refinery }の製品を売ります。どの種類にしますか？
    }
race_for_the_galaxy-ask-discard_set = { $picked ->
        [0] { $card }：手札を{ $left }枚捨てて、威信を1点得ますか？
       *[other] { $card }：あと{ $left }枚捨てます。
    }
race_for_the_galaxy-ask-cash_in = { $picked ->
        [0] 威信ボーナス：手札を{ $left }枚まで捨てて、1枚につき1VPを得ますか？
       *[other] 威信ボーナス：さらに捨てますか？（あと{ $left }枚まで）
    }
race_for_the_galaxy-ask-ante = { race_for_the_galaxy-card-new_gambling_world }：手札のどのカードを賭けますか？
race_for_the_galaxy-ask-keep_prize = 賭けに勝ちました！めくったカードのうち、どれを手札に加えますか？
race_for_the_galaxy-ask-produce_as_kind = { race_for_the_galaxy-card-alien_oort_cloud_refinery }が製品を生産しました。どの種類にしますか？

## 質問（待っている人に）

race_for_the_galaxy-wait-discard_at_start = { $player }が、最初の手札から捨てる{ $left }枚を選んでいます。
race_for_the_galaxy-wait-choose_action = { $player }が、このラウンドのアクションを選んでいます。
race_for_the_galaxy-wait-keep_drawn = { $player }が、残すカード{ $left }枚を選んでいます。
race_for_the_galaxy-wait-place_development = { $player }が、配置するデベロップを選んでいます。
race_for_the_galaxy-wait-pay_development = { $player }が、デベロップのコスト{ $left }枚を選んでいます。
race_for_the_galaxy-wait-place_world = { $player }が、配置するワールドを選んでいます。
race_for_the_galaxy-wait-how_to_settle = { $player }が、ワールドに移住する方法を選んでいます。
race_for_the_galaxy-wait-pay_world = { $player }が、ワールドのコスト{ $left }枚を選んでいます。
race_for_the_galaxy-wait-arm = { $player }が、軍事力のために捨てるカードを選んでいます（{ $left }枚まで）。
race_for_the_galaxy-wait-place_second = { $player }が、2つ目のワールドを選んでいます。
race_for_the_galaxy-wait-sell_which = { $sale ->
        [plain] { $player }が、基本価格で売る製品を選んでいます。
       *[other] { $player }が、売る製品を選んでいます。
    }
race_for_the_galaxy-wait-use_power = { $player }が、使う消費のパワーを選んでいます。
race_for_the_galaxy-wait-discard_for_chips = { $gives ->
        [cards] { $player }が、カードを引くために手札を捨てるか考えています（{ $card }、{ $left }枚まで）。
       *[points] { $player }が、VPのために手札を捨てるか考えています（{ $card }、{ $left }枚まで）。
    }
race_for_the_galaxy-wait-consume_good = { $player }が、消費する製品を選んでいます（{ $card }）。
race_for_the_galaxy-wait-name_number = { $player }が、宣言する数を考えています（{ race_for_the_galaxy-card-gambling_world }）。
race_for_the_galaxy-wait-which_windfall = { $kind ->
        [any] { $player }が、製品を置く特産ワールドを選んでいます。
       *[other] { $player }が、製品を置く{ $goods }の特産ワールドを選んでいます。
    }
race_for_the_galaxy-wait-use_next = { $player }が、使う生産のパワーを選んでいます。
race_for_the_galaxy-wait-pay_to_produce = { $player }が、手札を捨てて製品を生産するか考えています（{ $card }）。
race_for_the_galaxy-wait-discard_to_limit = { $player }が、多すぎる手札から捨てる{ $left }枚を選んでいます。
race_for_the_galaxy-wait-choose_start = { $player }が、初期ワールドを選んでいます。
race_for_the_galaxy-wait-save_at_start = { $player }が、{ race_for_the_galaxy-card-galactic_scavengers }の下に置くカードを選んでいます。
race_for_the_galaxy-wait-name_category = { $player }が、何を探索するか選んでいます。
race_for_the_galaxy-wait-take_found = { $declined ->
        [yes] { $player }が、また見つけたカード（{ $category }）を取るか考えています。
       *[no] { $player }が、見つけたカード（{ $category }）を取るか考えています。
    }
race_for_the_galaxy-wait-discard_for_prestige = { $player }が、威信のために手札を捨てるか考えています（{ $card }）。
race_for_the_galaxy-wait-discard_mixed = { $player }が、探査で捨てるカード{ $left }枚を選んでいます。
race_for_the_galaxy-wait-discard_before_develop = { $player }が、開発の前に捨てるカード{ $left }枚を選んでいます。
race_for_the_galaxy-wait-how_to_develop = { $player }が、デベロップのコストの払い方を選んでいます。
race_for_the_galaxy-wait-spend_good = { $player }が、捨てる{ $goods }の製品を選んでいます。
race_for_the_galaxy-wait-save_paid = { $player }が、払ったカードから{ race_for_the_galaxy-card-galactic_scavengers }の下に置くものを選んでいます。
race_for_the_galaxy-wait-discard_after_settle = { $player }が、移住の後に捨てるカード{ $left }枚を選んでいます。
race_for_the_galaxy-wait-use_to_settle = { $player }が、さらにワールドを配置するパワーを選んでいます。
race_for_the_galaxy-wait-place_by_sneak = { $player }が、さらに征服するワールドを選んでいます（{ race_for_the_galaxy-card-rebel_sneak_attack }）。
race_for_the_galaxy-wait-replace_world = { $player }が、取り替えるワールドを選んでいます（{ race_for_the_galaxy-card-terraforming_engineers }）。
race_for_the_galaxy-wait-declare_takeover = { $player }が、占領を宣言するか考えています。
race_for_the_galaxy-wait-takeover_by = { $player }が、{ $card }を占領するパワーを選んでいます。
race_for_the_galaxy-wait-reinforce_attack = { $player }が、占領のために軍事力を増やすか考えています。
race_for_the_galaxy-wait-prevent_takeover = { $player }が、占領を阻止するか考えています。
race_for_the_galaxy-wait-defend = { $player }が、占領を防ぐために軍事力を増やすか考えています。
race_for_the_galaxy-wait-sell_as_kind = { $sale ->
        [plain] { $player }が、基本価格で売る製品の種類を選んでいます。
       *[other] { $player }が、売る製品の種類を選んでいます。
    }
race_for_the_galaxy-wait-discard_set = { $player }が、威信のために手札{ $left }枚を捨てるか考えています（{ $card }）。
race_for_the_galaxy-wait-cash_in = { $player }が、VPのために手札を捨てるか考えています（威信ボーナス、{ $left }枚まで）。
race_for_the_galaxy-wait-ante = { $player }が、賭けるカードを選んでいます（{ race_for_the_galaxy-card-new_gambling_world }）。
race_for_the_galaxy-wait-keep_prize = { $player }が、賭けに勝って取るカードを選んでいます。
race_for_the_galaxy-wait-produce_as_kind = { $player }が、生産した製品の種類を選んでいます。

## 選択肢（$sightは、盤面が見えているかどうか。見えていれば、数は実際のもの）

race_for_the_galaxy-do-none-place_development = 配置しない
race_for_the_galaxy-do-none-place_world = 配置しない
race_for_the_galaxy-do-none-place_second = 2つ目は配置しない
race_for_the_galaxy-do-none-use_power = これ以上パワーを使わない
race_for_the_galaxy-do-none-use_to_settle = どれも使わない
race_for_the_galaxy-do-none-place_by_sneak = これ以上征服しない
race_for_the_galaxy-do-none-replace_world = 取り替えない
race_for_the_galaxy-do-none-declare_takeover = 占領しない
race_for_the_galaxy-do-none-prevent_takeover = 阻止しない
race_for_the_galaxy-do-done-arm = これ以上捨てない
race_for_the_galaxy-do-done-discard_for_chips = { $picked ->
        [0] 捨てない
       *[other] これ以上捨てない
    }
race_for_the_galaxy-do-done-pay_to_produce = 捨てない
race_for_the_galaxy-do-done-discard_for_prestige = 捨てない
race_for_the_galaxy-do-done-discard_set = 捨てない
race_for_the_galaxy-do-done-cash_in = { $picked ->
        [0] 捨てない
       *[other] これ以上捨てない
    }
race_for_the_galaxy-do-done-consume_good = { $picked ->
        [0] 消費しない
       *[other] これ以上消費しない
    }
race_for_the_galaxy-do-done-ante = 賭けない
race_for_the_galaxy-do-done-reinforce_attack = これ以上パワーを使わない
race_for_the_galaxy-do-done-defend = これ以上パワーを使わない
race_for_the_galaxy-do-choose = { $first }（{ $bonus }）
race_for_the_galaxy-do-choose_two = { $first }と{ $second }
race_for_the_galaxy-do-choose_two-same = { $first }を2回
race_for_the_galaxy-do-name = { $number }
race_for_the_galaxy-do-keep = { $card }を残す（{ $brief }）
race_for_the_galaxy-do-discard = { $card }を捨てる（{ $brief }）
race_for_the_galaxy-do-place-development = { $sight ->
        [no] { $card }を配置（コスト{ $cost }）
       *[yes] { $price ->
            [0] { $card }をコストなしで配置
           *[other] { $card }を{ $price }枚払って配置
        }{ $least ->
            [none] {""}
           *[other] （カードか製品を捨てれば{ $least }枚）
        }
    }
race_for_the_galaxy-do-place-world = { $sight ->
        [no] { $military ->
            [yes] { $card }を配置（防御力{ $cost }）
           *[no] { $card }を配置（コスト{ $cost }）
        }
       *[yes] { $military ->
            [yes] { $card }を配置（防御力{ $cost }、自分の軍事力{ $strength }）
           *[no] { $price ->
                [0] { $card }をコストなしで配置
               *[other] { $card }を{ $price }枚払って配置
            }{ $least ->
                [none] {""}
               *[other] （製品を捨てれば{ $least }枚）
            }{ $defence ->
                [none] {""}
               *[other] （または征服：防御力{ $defence }、自分の軍事力{ $strength }）
            }
        }
    }
race_for_the_galaxy-do-pay = { $card }で払う（{ $brief }）
race_for_the_galaxy-do-pay_cost = { $sight ->
        [no] コストを払う
       *[yes] { $price ->
            [0] { $world }をコストなしで配置
           *[other] { $world }のコストを{ $price }枚払う
        }
    }
race_for_the_galaxy-do-conquer = { $sight ->
        [no] 征服する
       *[yes] { $world }を征服する（軍事力{ $strength }、防御力{ $defence }）
    }
race_for_the_galaxy-do-pay_by = { $sight ->
        [no] { $card }を使ってコストを払う
       *[yes] { $price ->
            [0] { $card }を使って{ $world }をコストなしで配置
           *[other] { $card }を使って{ $world }のコストを{ $price }枚払う
        }
    }
race_for_the_galaxy-do-place_free = { $sight ->
        [no] { $card }を捨てて、コストなしで配置
       *[yes] { $card }を捨てて、{ $world }をコストなしで配置
    }
race_for_the_galaxy-do-arm = { $card }を捨てて軍事力1を得る（{ $brief }）
race_for_the_galaxy-do-use = { $card }を使う：{ $does }
race_for_the_galaxy-do-use-in_vain = { $card }を無駄に捨てる
race_for_the_galaxy-do-gamble = { $sight ->
        [no] { race_for_the_galaxy-card-gambling_world }で賭ける
       *[yes] { $old ->
            [yes] { race_for_the_galaxy-card-gambling_world }を使う：数を宣言してカードをめくる
           *[no] { race_for_the_galaxy-card-new_gambling_world }を使う：手札を賭けてカードをめくる
        }
    }
race_for_the_galaxy-do-sell = { $sight ->
        [no] { $card }の製品（{ $goods }）を売る
       *[yes] { $wild ->
            [yes] { $card }の製品（{ $goods }）を売り、カードを{ $price }枚まで引く
           *[no] { $card }の製品（{ $goods }）を売り、カードを{ $price }枚引く
        }
    }
race_for_the_galaxy-do-consume = { $card }の製品（{ $goods }）を消費する
race_for_the_galaxy-do-produce = { $card }に製品（{ $goods }）を生産する
race_for_the_galaxy-do-boost = { $first }と威信／探索カード（威信1点。{ $bonus }。{ $boost }）
race_for_the_galaxy-do-boost_first = 威信／探索カードと{ $first }（{ $boost }）、それに{ $second }
race_for_the_galaxy-do-boost_second = { $first }、それに威信／探索カードと{ $second }（{ $boost }）
race_for_the_galaxy-do-boost_first-same = { $first }を2回、1回目に威信／探索カード（{ $boost }）
race_for_the_galaxy-do-boost_second-same = { $first }を2回、2回目に威信／探索カード（{ $boost }）
race_for_the_galaxy-do-take = { $sight ->
        [no] 手札に加える
       *[yes] { $card }を手札に加える（{ $brief }）
    }
race_for_the_galaxy-do-decline = { $sight ->
        [no] 探索を続ける
       *[yes] { $card }を見送って探索を続ける
    }
race_for_the_galaxy-do-cash_in = 威信ボーナス：手札を2枚まで捨てて、1枚につき1VPを得る
race_for_the_galaxy-do-prevent = { $sight ->
        [no] { $number }番目の占領を阻止する
       *[yes] { $number }番目の占領を阻止する：{ $attacker }が{ $owner }の{ $world }を狙うもの
    }
race_for_the_galaxy-do-as_kind = { $sight ->
        [no] { $what }
       *[yes] { $what }：カードを{ $price }枚引く
    }
race_for_the_galaxy-do-look_for = { $what }を探す
race_for_the_galaxy-do-keep-start = { $card }で始める（{ $brief }）
race_for_the_galaxy-do-place-better = { $old }の代わりに{ $card }を置く（{ $brief }）
race_for_the_galaxy-do-place-by_sneak = { $sight ->
        [no] { $card }を征服する（{ $brief }）
       *[yes] { $card }を征服する（防御力{ $defence }、自分の軍事力{ $strength }）
    }
race_for_the_galaxy-do-conquer_by = { $sight ->
        [no] { $card }を捨てて征服する
       *[yes] { $card }を捨てて{ $world }を征服する（軍事力{ $strength }、防御力{ $defence }）
    }
race_for_the_galaxy-do-use-takeover = { $sight ->
        [no] { $card }を使う：{ $does }
       *[yes] { $card }を使う（{ $attack }対{ $defence }）：{ $does }
    }
race_for_the_galaxy-do-consume-spent = { $card }の製品（{ $goods }）を捨てる
race_for_the_galaxy-do-attack = { $sight ->
        [no] { $card }の占領を宣言する（{ $brief }）
       *[yes] { $owner }の{ $card }の占領を宣言する（{ $attack }対{ $defence }）
    }
race_for_the_galaxy-do-replace = { $card }を取り替える（{ $brief }）
race_for_the_galaxy-do-save = { $card }を{ race_for_the_galaxy-card-galactic_scavengers }の下に置く（{ $brief }）
race_for_the_galaxy-do-stake = { $card }を賭けて、カードを{ $cost }枚めくる（{ $brief }）

## 記録

race_for_the_galaxy-log-starts = { $reader ->
        [player] あなたの初期ワールドは{ $card }（{ $number }番）です。
       *[somebody] { $player }の初期ワールドは{ $card }（{ $number }番）です。
    }
race_for_the_galaxy-log-round = 第{ $number }ラウンドです。
race_for_the_galaxy-log-chooses = { $reader ->
        [player] あなたは{ $action }を選びました。
       *[somebody] { $player }は{ $action }を選びました。
    }
race_for_the_galaxy-log-phase = { $phase ->
        [explore] 第Ⅰフェイズ：{ race_for_the_galaxy-phase-explore }
        [develop] 第Ⅱフェイズ：{ race_for_the_galaxy-phase-develop }
        [settle] 第Ⅲフェイズ：{ race_for_the_galaxy-phase-settle }
        [consume] 第Ⅳフェイズ：{ race_for_the_galaxy-phase-consume }
       *[produce] 第Ⅴフェイズ：{ race_for_the_galaxy-phase-produce }
    }
race_for_the_galaxy-log-draws = { $reader ->
        [player] あなたは{ $card }を引きました。
       *[somebody] { $player }は{ $card }を引きました。
    }
race_for_the_galaxy-log-draws-hidden = { $player }はカードを1枚引きました。
race_for_the_galaxy-log-cannot_draw = { $reader ->
        [player] デッキにも捨て札にも、あなたが引けるカードがありません。
       *[somebody] デッキにも捨て札にも、{ $player }が引けるカードがありません。
    }
race_for_the_galaxy-log-shuffles = デッキが空になったので、捨て札{ $number }枚をシャッフルして新しいデッキにしました。
race_for_the_galaxy-log-keeps = { $reader ->
        [player] あなたは{ $card }を残しました。
       *[somebody] { $player }は{ $card }を残しました。
    }
race_for_the_galaxy-log-keeps-hidden = { $player }はカードを1枚残しました。
race_for_the_galaxy-log-discards = { $reader ->
        [player] あなたは{ $card }を捨てました。
       *[somebody] { $player }は{ $card }を捨てました。
    }
race_for_the_galaxy-log-discards-hidden = { $player }はカードを1枚捨てました。
race_for_the_galaxy-log-pays = { $reader ->
        [player] あなたは{ $card }で払いました。
       *[somebody] { $player }は{ $card }で払いました。
    }
race_for_the_galaxy-log-pays-hidden = { $player }はカードを1枚払いました。
race_for_the_galaxy-log-arms = { $reader ->
        [player] あなたは{ $card }を捨てて軍事力1を得ました。
       *[somebody] { $player }は{ $card }を捨てて軍事力1を得ました。
    }
race_for_the_galaxy-log-arms-hidden = { $player }はカードを1枚捨てて軍事力1を得ました。
race_for_the_galaxy-log-places = { $reader ->
        [player] あなたは{ $card }を配置しました（{ $number }枚目）。
       *[somebody] { $player }は{ $card }を配置しました（{ $number }枚目）。
    }
race_for_the_galaxy-log-passes = { $number ->
        [0] { $reader ->
            [player] あなたは何も配置しませんでした。
           *[somebody] { $player }は何も配置しませんでした。
        }
        [2] { $reader ->
            [player] あなたは何も賭けませんでした。
           *[somebody] { $player }は何も賭けませんでした。
        }
       *[other] { $reader ->
            [player] あなたはそれ以上ワールドを配置しませんでした。
           *[somebody] { $player }はそれ以上ワールドを配置しませんでした。
        }
    }
race_for_the_galaxy-log-good = { $card }に製品が置かれました。
race_for_the_galaxy-log-gains = { $reader ->
        [player] あなたは{ $number }VPを得ました。
       *[somebody] { $player }は{ $number }VPを得ました。
    }
race_for_the_galaxy-log-uses = { $reader ->
        [player] あなたは{ $card }を使いました。
       *[somebody] { $player }は{ $card }を使いました。
    }
race_for_the_galaxy-log-spends = { $reader ->
        [player] あなたは配置済みの{ $card }を捨てました。
       *[somebody] { $player }は配置済みの{ $card }を捨てました。
    }
race_for_the_galaxy-log-conquers = { $reader ->
        [player] あなたは{ $card }（防御力{ $number }）を征服しました。
       *[somebody] { $player }は{ $card }（防御力{ $number }）を征服しました。
    }
race_for_the_galaxy-log-sells = { $reader ->
        [player] あなたは{ $card }の製品をカード{ $number }枚で売りました。
       *[somebody] { $player }は{ $card }の製品をカード{ $number }枚で売りました。
    }
race_for_the_galaxy-log-consumes = { $reader ->
        [player] あなたは{ $card }の製品を消費しました。
       *[somebody] { $player }は{ $card }の製品を消費しました。
    }
race_for_the_galaxy-log-declines = { $reader ->
        [player] あなたは{ $card }を見送りました。
       *[somebody] { $player }は{ $card }を見送りました。
    }
race_for_the_galaxy-log-names = { $reader ->
        [player] あなたは{ $number }を宣言しました。
       *[somebody] { $player }は{ $number }を宣言しました。
    }
race_for_the_galaxy-log-wins_card = { $number ->
        [0] { $reader ->
            [player] あなたは{ $card }を手札に加えました。
           *[somebody] { $player }は{ $card }を手札に加えました。
        }
       *[other] { $reader ->
            [player] 次のカードは{ $card }で、数は{ $number }です。あなたが手札に加えました。
           *[somebody] 次のカードは{ $card }で、数は{ $number }です。{ $player }が手札に加えました。
        }
    }
race_for_the_galaxy-log-flips = { $number ->
        [0] { $card }がめくられました。
       *[other] 次のカードは{ $card }で、数は{ $number }ではありません。捨て札になりました。
    }
race_for_the_galaxy-log-produces = { $reader ->
        [player] あなたの{ $card }が製品を生産しました。
       *[somebody] { $player }の{ $card }が製品を生産しました。
    }
race_for_the_galaxy-log-claims = { $reader ->
        [player] あなたはゴール「{ $goal }」を獲得しました。
       *[somebody] { $player }はゴール「{ $goal }」を獲得しました。
    }
race_for_the_galaxy-log-loses = { $reader ->
        [player] あなたはゴール「{ $goal }」を失いました。
       *[somebody] { $player }はゴール「{ $goal }」を失いました。
    }
race_for_the_galaxy-log-ends = { $ending ->
        [pool] 場のVPチップがなくなり、ゲームが終わりました。
        [tableau] 配置済みのカードが上限に達し、ゲームが終わりました。
        [prestige] 威信が終了の点数に達し、ゲームが終わりました。
       *[cap] 最後のラウンドが終わり、ゲームが終わりました。
    }
race_for_the_galaxy-log-offers = { $reader ->
        [player] あなたは初期ワールドの候補として{ $card }を受け取りました。
       *[somebody] { $player }は初期ワールドの候補として{ $card }を受け取りました。
    }
race_for_the_galaxy-log-offers-hidden = { $player }は初期ワールドの候補を受け取りました。
race_for_the_galaxy-log-rejects = { $reader ->
        [player] あなたは初期ワールドの{ $card }を捨てました。
       *[somebody] { $player }は初期ワールドの{ $card }を捨てました。
    }
race_for_the_galaxy-log-rejects-hidden = { $player }はもう1枚の初期ワールドを捨てました。
race_for_the_galaxy-log-boosts = { $reader ->
        [player] あなたは威信／探索カードと{ $action }を選びました。
       *[somebody] { $player }は威信／探索カードと{ $action }を選びました。
    }
race_for_the_galaxy-log-prestige = { $reader ->
        [player] あなたは威信を{ $number }点得ました（{ $card }）。
       *[somebody] { $player }は威信を{ $number }点得ました（{ $card }）。
    }
race_for_the_galaxy-log-pays_prestige = { $by ->
        [card] { $reader ->
            [player] あなたは威信を1点払いました（{ $card }）。
           *[somebody] { $player }は威信を1点払いました（{ $card }）。
        }
       *[boost] { $reader ->
            [player] あなたは威信ボーナスのために威信を1点払いました。
           *[somebody] { $player }は威信ボーナスのために威信を1点払いました。
        }
    }
race_for_the_galaxy-log-leaders = { $leading ->
        [0] 威信を持つプレイヤーがいなくなり、威信リーダーはいません。
        [1] 威信が最も多い{ $leaders }が威信リーダーになりました。
       *[other] { $leaders }が最多の威信で並び、ともに威信リーダーになりました。
    }
race_for_the_galaxy-log-looks_for = { $reader ->
        [player] あなたは「{ $category }」を探索します。
       *[somebody] { $player }は「{ $category }」を探索します。
    }
race_for_the_galaxy-log-replaces = { $reader ->
        [player] あなたは{ $card }を取り替えました。
       *[somebody] { $player }は{ $card }を取り替えました。
    }
race_for_the_galaxy-log-declares = { $reader ->
        [player] あなたは{ $power }で、{ $other }の{ $card }の占領を宣言しました。
        [other] { $player }は{ $power }で、あなたの{ $card }の占領を宣言しました。
       *[somebody] { $player }は{ $power }で、{ $other }の{ $card }の占領を宣言しました。
    }
race_for_the_galaxy-log-prevents = { $reader ->
        [player] あなたは{ $other }による{ $card }の占領を阻止しました。
        [other] { $player }はあなたによる{ $card }の占領を阻止しました。
       *[somebody] { $player }は{ $other }による{ $card }の占領を阻止しました。
    }
race_for_the_galaxy-log-fails = { $reader ->
        [player] あなたは{ $other }の{ $card }の占領に失敗しました。
        [other] { $player }はあなたの{ $card }の占領に失敗しました。
       *[somebody] { $player }は{ $other }の{ $card }の占領に失敗しました。
    }
race_for_the_galaxy-log-takes_over = { $reader ->
        [player] あなたは{ $other }の{ $card }を占領しました。
        [other] { $player }はあなたの{ $card }を占領しました。
       *[somebody] { $player }は{ $other }の{ $card }を占領しました。
    }
race_for_the_galaxy-log-destroys = { $reader ->
        [player] あなたは{ $other }の{ $card }を破壊しました。
        [other] { $player }はあなたの{ $card }を破壊しました。
       *[somebody] { $player }は{ $other }の{ $card }を破壊しました。
    }
race_for_the_galaxy-log-saves = { $reader ->
        [player] あなたは{ $card }を{ race_for_the_galaxy-card-galactic_scavengers }の下に置きました。
       *[somebody] { $player }は{ $card }を{ race_for_the_galaxy-card-galactic_scavengers }の下に置きました。
    }
race_for_the_galaxy-log-saves-hidden = { $player }は{ race_for_the_galaxy-card-galactic_scavengers }の下にカードを1枚置きました。
race_for_the_galaxy-log-takes_saved = { $reader ->
        [player] あなたは{ race_for_the_galaxy-card-galactic_scavengers }の下の{ $card }を手札に加えました。
       *[somebody] { $player }は{ race_for_the_galaxy-card-galactic_scavengers }の下の{ $card }を手札に加えました。
    }
race_for_the_galaxy-log-takes_saved-hidden = { $player }は{ race_for_the_galaxy-card-galactic_scavengers }の下のカードを1枚手札に加えました。
race_for_the_galaxy-log-looks_at_saved = { $reader ->
        [player] { $other }の{ race_for_the_galaxy-card-galactic_scavengers }の下にあった{ $card }は、あなたのものになりました。
        [other] あなたの{ race_for_the_galaxy-card-galactic_scavengers }の下にあった{ $card }は、{ $player }のものになりました。
       *[somebody] { $other }の{ race_for_the_galaxy-card-galactic_scavengers }の下にあった{ $card }は、{ $player }のものになりました。
    }
race_for_the_galaxy-log-looks_at_saved-hidden = { $other }の{ race_for_the_galaxy-card-galactic_scavengers }の下にあったカードを、{ $player }が見ました。
race_for_the_galaxy-log-salvages = { $reader ->
        [player] あなたは{ $other }が捨てた{ $card }を手札に加えました。
        [other] { $player }はあなたが捨てた{ $card }を手札に加えました。
       *[somebody] { $player }は{ $other }が捨てた{ $card }を手札に加えました。
    }
race_for_the_galaxy-log-salvages-hidden = { $player }は{ $other }が捨てたカードを1枚手札に加えました。
race_for_the_galaxy-log-stakes = { $reader ->
        [player] あなたは{ $card }を賭け、カードを{ $number }枚めくります。
       *[somebody] { $player }は{ $card }を賭け、カードを{ $number }枚めくります。
    }
race_for_the_galaxy-log-loses_stake = { $reader ->
        [player] より大きいカードはなく、あなたは{ $card }を失いました。
       *[somebody] より大きいカードはなく、{ $player }は{ $card }を失いました。
    }
race_for_the_galaxy-log-as_kind = { $kind ->
        [novelty] 製品の種類は{ race_for_the_galaxy-kind-novelty }です。
        [rare] 製品の種類は{ race_for_the_galaxy-kind-rare }です。
        [genes] 製品の種類は{ race_for_the_galaxy-kind-genes }です。
       *[alien] 製品の種類は{ race_for_the_galaxy-kind-alien }です。
    }

## 結末

race_for_the_galaxy-ending-pool = { $tied ->
        [yes] 場のVPチップがなくなりました。首位のプレイヤーは全てにおいて並び、勝利を分け合います。
       *[no] { $reader ->
            [player] 場のVPチップがなくなりました。VPが最も多いあなたの勝利です！
           *[somebody] 場のVPチップがなくなりました。VPが最も多い{ $player }の勝利です。
        }
    }
race_for_the_galaxy-ending-tableau = { $tied ->
        [yes] 配置済みのカードが上限に達しました。首位のプレイヤーは全てにおいて並び、勝利を分け合います。
       *[no] { $reader ->
            [player] 配置済みのカードが上限に達しました。VPが最も多いあなたの勝利です！
           *[somebody] 配置済みのカードが上限に達しました。VPが最も多い{ $player }の勝利です。
        }
    }
race_for_the_galaxy-ending-cap = { $tied ->
        [yes] 最後のラウンドが終わりました。首位のプレイヤーは全てにおいて並び、勝利を分け合います。
       *[no] { $reader ->
            [player] 最後のラウンドが終わりました。VPが最も多いあなたの勝利です！
           *[somebody] 最後のラウンドが終わりました。VPが最も多い{ $player }の勝利です。
        }
    }
race_for_the_galaxy-ending-prestige = { $tied ->
        [yes] 威信が終了の点数に達しました。首位のプレイヤーは全てにおいて並び、勝利を分け合います。
       *[no] { $reader ->
            [player] 威信が終了の点数に達しました。VPが最も多いあなたの勝利です！
           *[somebody] 威信が終了の点数に達しました。VPが最も多い{ $player }の勝利です。
        }
    }

## 質問のもとになるルール

race_for_the_galaxy-why-discard_at_start = 全員が同時に、最初の手札から決められた枚数を伏せて捨てます。残した手札は最初のカードのコストにもなるので、早く配置できるカードと、払ってもよいカードを残しましょう。初期ワールドによっては、残す枚数が減ります。
race_for_the_galaxy-why-choose_action = このラウンドには、誰かが選んだフェイズだけが行われ、全員が参加します。アクションカードのボーナスは、選んだプレイヤーだけが得ます。全員が秘密に選び、同時に公開します。威信／探索カードはゲーム中に1回だけ使えます。威信を1点払ってアクションカードと一緒に出して威信ボーナスを得るか、単独で出して探索します。
race_for_the_galaxy-why-keep_drawn = 第Ⅰフェイズでは、全員が2枚引いて1枚残します。どちらの枚数も、アクションカードと配置済みのカードのパワーで増えます。残さなかったカードは伏せて捨てます。手札は変わりません。
race_for_the_galaxy-why-place_development = 第Ⅱフェイズでは、全員が手札のデベロップを1枚配置できます。すでに配置してあるものと同じものは配置できません。コストは他の手札で払います。全員が秘密に選び、同時に公開します。選べるのは、コストを払えるデベロップだけです。
race_for_the_galaxy-why-pay_development = デベロップのコストは、カードに書かれた数の手札です。パワーで減り、開発を選んだプレイヤーはさらに1減ります。払ったカードは伏せて捨てます。
race_for_the_galaxy-why-place_world = 第Ⅲフェイズでは、全員が手札のワールドを1つ配置できます。非軍事ワールドは手札でコストを払います。軍事ワールドは、自分の軍事力が防御力以上なら、コストなしで征服できます。選べるのは、何らかの方法で移住できるワールドだけです。
race_for_the_galaxy-why-how_to_settle = ワールドに移住する方法は、コストを払う、征服する、配置済みのカードのパワーを使う、といったものがあります。このフェイズだけの軍事力は、征服の前に使います。軍事力で支払いは減らず、支払いで軍事力は増えません。
race_for_the_galaxy-why-pay_world = 非軍事ワールドのコストは、カードに書かれた数の手札です。パワーで減ります。軍事ワールドにコストを払えるパワーもあります。払ったカードは伏せて捨てます。
race_for_the_galaxy-why-arm = 捨てたカード1枚につき、フェイズの終わりまで軍事力1を得ます。全部使わなくてもかまいませんが、配置したワールドには届くようにしなければなりません。残りは、同じフェイズの後で自分のワールドのためには使えず、占領を防ぐためにだけ使えます。
race_for_the_galaxy-why-place_second = { race_for_the_galaxy-card-improved_logistics }があれば、1つ目のワールドに移住した後、どんな方法でも2つ目のワールドを配置でき、占領を宣言することもできます。1つ目のワールドはまだ役に立ちません。移住を選んだボーナスは1回だけですが、パワーではまた引きます。
race_for_the_galaxy-why-sell_which = { $sale ->
        [plain] このパワーでは、製品を{ $price-novelty }枚（{ race_for_the_galaxy-kind-novelty }）、{ $price-rare }枚（{ race_for_the_galaxy-kind-rare }）、{ $price-genes }枚（{ race_for_the_galaxy-kind-genes }）、{ $price-alien }枚（{ race_for_the_galaxy-kind-alien }）で売ります。価格を上げるパワーは加えません。
       *[other] 製品の価格は、{ $price-novelty }枚（{ race_for_the_galaxy-kind-novelty }）、{ $price-rare }枚（{ race_for_the_galaxy-kind-rare }）、{ $price-genes }枚（{ race_for_the_galaxy-kind-genes }）、{ $price-alien }枚（{ race_for_the_galaxy-kind-alien }）に、＄のパワーを加えたものです。売れる時に製品があれば、必ず1つ売ります。
    }
race_for_the_galaxy-why-use_power = 第Ⅳフェイズでは、使えるパワーを全て1回ずつ、できる限り使わなければなりません。順番は自由です。使うかどうかを選べるのは、手札を捨てるパワーと威信を払うパワーだけです。どのパワーにも使われなかった製品は残ります。
race_for_the_galaxy-why-discard_for_chips = { $gives ->
        [cards] { $card }では、手札を捨てて、代わりにカードを引くことができます。捨てなくてもかまいません。
       *[points] { $card }では、決められた枚数まで、捨てた手札1枚につき1VPを得ます。少なく捨てても、捨てなくてもかまいません。このVPは、何を選んでいても増えません。
    }
race_for_the_galaxy-why-consume_good = { $card }は、製品があれば決められた数だけ消費します。当てはまる製品がそれより多ければ、どれにするか選びます。種類によっては、他のパワーや交易で使う方が得なこともあります。任意の種類の製品は、パワーの求める種類でないことにしてもよく、その時は消費をやめられます。
race_for_the_galaxy-why-name_number = 1～{ $highest }の数を宣言し、デッキの次のカードをめくります。コストか防御力がその数なら手札に加え、違えば捨てます。めくったカードは全員が見ます。
race_for_the_galaxy-why-which_windfall = { $kind ->
        [any] 特産ワールドは、自分からは生産しません。生産を選んだボーナスや一部のパワーで、製品のない特産ワールドに製品を置きます。
       *[other] 特産ワールドは、自分からは生産しません。このパワーで、製品のない{ $goods }の特産ワールドに製品を置きます。
    }
race_for_the_galaxy-why-use_next = 生産した製品を数えるパワーは、全ての生産の後に使うのが得です。しかし、そこで引いたカードを製品のために捨てたいこともあるので、これらのパワーの順番は自分で決めます。
race_for_the_galaxy-why-pay_to_produce = { $card }は、手札を1枚捨てなければ生産しません。捨てるカードを選ぶか、捨てずに製品をあきらめます。
race_for_the_galaxy-why-discard_to_limit = ラウンドの終わりに持てる手札は{ $limit }枚までです。{ race_for_the_galaxy-card-pan_galactic_research }か{ race_for_the_galaxy-card-black_hole_miners }があれば{ $large-limit }枚までです。多すぎる分は伏せて捨てるか、{ race_for_the_galaxy-card-retrofit_salvage_inc }の持ち主が手札に加えます。
race_for_the_galaxy-why-choose_start = 各プレイヤーには赤と青の初期ワールドが1枚ずつ配られ、秘密に1枚を選びます。もう1枚は伏せて捨てます。公開する前に、最初の手札も捨てます。順番が問題になる時は、番号の小さいプレイヤーが先です。
race_for_the_galaxy-why-save_at_start = { race_for_the_galaxy-card-galactic_scavengers }で始めるプレイヤーは、最初の手札1枚をその下に置きます。下のカードは第Ⅴフェイズに全て手札に加わるので、失うわけではありません。
race_for_the_galaxy-why-name_category = 9つのカテゴリから1つを選び、一致するカードが出るまでデッキを1枚ずつめくって全員に見せます。1枚目を見送ってもかまいませんが、その場合、2枚目は必ず取ります。他のめくったカードは捨てます。
race_for_the_galaxy-why-take_found = 最初に一致したカードは見送ってもかまいませんが、次に一致したカード（{ $category }）は必ず取ります。異星技術のワールドを探している時、任意の種類のワールドを見送っても、この1回には数えません。{ $declined ->
        [yes] すでに1枚見送りました。
       *[no] {""}
    }
race_for_the_galaxy-why-discard_for_prestige = 第Ⅰフェイズのカードを引く前に、{ $card }で手札を1枚捨てて威信を1点得ることができます。捨てなくてもかまいません。
race_for_the_galaxy-why-discard_mixed = このパワーや威信ボーナスがあると、引いたカードを先に手札に加えます。捨てる枚数は同じですが、全ての中から選べます。
race_for_the_galaxy-why-discard_before_develop = このパワーでは、第Ⅱフェイズの配置の前にカードを引き、その後で手札を捨てます。引いたカードでも、元からの手札でもかまいません。
race_for_the_galaxy-why-how_to_develop = そのまま払うことも、先にコストを減らすパワーを使うこともできます。{ race_for_the_galaxy-card-r_d_crash_program }を捨てるか、{ race_for_the_galaxy-card-golden_age_of_terraforming }で{ race_for_the_galaxy-kind-rare }の製品を捨てます。コストを超えた分は無駄になります。
race_for_the_galaxy-why-spend_good = このパワーは、コストを減らすか軍事力を得るために{ $goods }の製品を使います。製品は捨てられ、他には何も得られません。
race_for_the_galaxy-why-save_paid = デベロップやワールドのために払ったカードのうち1枚を、{ race_for_the_galaxy-card-galactic_scavengers }の下に置きます。下のカードは、第Ⅴフェイズに全て手札に加わります。
race_for_the_galaxy-why-discard_after_settle = このパワーでは、ワールドを配置した後にカードを引き、その後で手札を捨てます。引いたカードでも、元からの手札でもかまいません。
race_for_the_galaxy-why-use_to_settle = さらにワールドを配置できるパワーがいくつかあります。好きな順番で1つずつ使ってもよく、使わなくてもかまいません。
race_for_the_galaxy-why-place_by_sneak = ワールドを配置した後、手札の軍事ワールドをさらに1つ征服できます。その時、{ race_for_the_galaxy-card-rebel_sneak_attack }を捨てます。コストを払って配置することはできず、占領でもありません。
race_for_the_galaxy-why-replace_world = 移住フェイズごとに1回、前からある自分の非軍事ワールドを、手札の非軍事ワールドと取り替えられます。同じ種類で、コストは同じか3まで高いものに限ります。コストは払わず、威信を1点得ます。古いワールドの上や下にあったカードは、一緒に捨てます。
race_for_the_galaxy-why-place_better = 新しいワールドは{ $card }の代わりになります。同じ種類で、コストは同じか3まで高いものです。特産ワールドなら製品を置きます。これは移住ではないので、ボーナスも他のパワーもありません。
race_for_the_galaxy-why-declare_takeover = ワールドを配置しないプレイヤーは、占領のパワーがあれば、代わりに占領を宣言できます。そのワールドに対する自分の軍事力が、持ち主の軍事力とワールドの防御力の合計以上なら成功です。全員が移住した後に判定し、それまでに持ち主は軍事力を増やせます。成功しそうにない宣言もできます。
race_for_the_galaxy-why-takeover_by = { $card }に対して使える占領のパワーがいくつかあります。カードを捨てるもの、威信を払うもの、ワールドを破壊するものがあります。
race_for_the_galaxy-why-reinforce_attack = 攻める側が軍事力を増やせるのは今だけです。守る側が増やすかどうか決めた後には、もう増やせません。増やした軍事力はフェイズの終わりまで続きます。
race_for_the_galaxy-why-prevent_takeover = 占領を判定する前に、{ race_for_the_galaxy-card-pan_galactic_security_council }の持ち主は、威信を1点払って、誰に対するものでも1つの占領を失敗させることができます。
race_for_the_galaxy-why-defend = このままでは占領が成功します。ワールドの持ち主は、このフェイズにまだ使っていない軍事力のパワーや、その残りを使うことができます。増やした軍事力は、このフェイズの後の占領に対しても数えます。
race_for_the_galaxy-why-sell_as_kind = { $sale ->
        [plain] この製品の種類は持ち主が決めます。その種類の基本価格で売り、パワーは加えません。
       *[other] この製品の種類は持ち主が決めます。その種類の価格に、当てはまるパワーを加えて売ります。
    }
race_for_the_galaxy-why-discard_set = { $card }では、手札2枚を捨てて威信を1点得ます。2枚とも捨てるか、全く捨てないかのどちらかです。
race_for_the_galaxy-why-cash_in = 威信／探索カードと一緒に選んだ「{ race_for_the_galaxy-action-consume_trade }」では、手札を2枚まで捨てて、1枚につき1VPを得ることもできます。少なく捨てても、捨てなくてもかまいません。このVPは増えません。
race_for_the_galaxy-why-ante = コストか防御力が1～{ $ante }の手札を1枚賭けることができます。その数だけカードをめくり、賭けたカードより大きいものが1枚でもあれば、めくった中から1枚を手札に加え、賭けたカードも残ります。なければ、賭けたカードを捨てます。
race_for_the_galaxy-why-keep_prize = めくったカードの中に、賭けたカードより大きいものがありました。めくったカードのうち、好きな1枚を手札に加えます。残りは捨てます。
race_for_the_galaxy-why-produce_as_kind = 任意の種類のワールドが、種類を問わないパワーかボーナスで生産しました。生産した製品を数えるパワーのために、種類を決めます。

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
    - 「反乱軍対帝国」以降では、番号が偶数の初期ワールドは青、奇数のものは赤です。各プレイヤーに1枚ずつ配り、残りはデッキに混ぜます。全員が秘密に1枚を選び、もう1枚を伏せて捨て、選んだものを同時に公開します。
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

    - カードは、配置したフェイズの次のフェイズから働きます。それまでは、パワーも軍事力もキーワードも数えません。ただし、特産ワールドの製品はすぐに置き、威信シンボルの威信はすぐに得ます。
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

    誰でも製品を売れるカードが2枚あり、第Ⅳフェイズのパワーとして使います。{ race_for_the_galaxy-card-trade_league }では＄のパワーも加えた価格で、{ race_for_the_galaxy-card-black_market_trading_world }ではこの表の価格だけで売ります。製品が残っていれば、必ず使います。

race_for_the_galaxy-rules-15-consume =
    ## 第Ⅳフェイズ：消費

    交易の後、各プレイヤーはⅣのパワーを1回ずつ、好きな順番で使います。

    - 使えるパワーは全て、できる限り使わなければなりません。3つまで消費するパワーは、3つあれば3つ消費します。製品を取っておくことはできませんが、どのパワーにどの製品を使うかは選べます。
    - 「ちょうど」いくつか消費するパワーは、それだけの製品がある時だけ使います。{ race_for_the_galaxy-card-galactic_exchange }は、持っている各種類の製品を1つずつ消費します。
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

    最大ゴールは失うことがあります。他のプレイヤーに並ばれても、持ち主は変わりません。他のプレイヤーが上回れば、そのプレイヤーに移ります。上回った複数のプレイヤーが同数なら、中央に戻ります。配置済みのカードを捨てたり威信を払ったりして、条件の値を満たさなくなるか、他のプレイヤーより少なくなったら、直ちに中央に戻ります。

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

    - デベロップ：{ race_for_the_galaxy-card-public_works } { $public_works-cost }／{ $public_works-points }（{ $public_works-copies }）、{ race_for_the_galaxy-card-expedition_force } { $expedition_force-cost }／{ $expedition_force-points }（{ $expedition_force-copies }）、{ race_for_the_galaxy-card-export_duties } { $export_duties-cost }／{ $export_duties-points }（{ $export_duties-copies }）、{ race_for_the_galaxy-card-new_military_tactics } { $new_military_tactics-cost }／{ $new_military_tactics-points }（{ $new_military_tactics-copies }）、{ race_for_the_galaxy-card-contact_specialist } { $contact_specialist-cost }／{ $contact_specialist-points }（{ $contact_specialist-copies }）、{ race_for_the_galaxy-card-investment_credits } { $investment_credits-cost }／{ $investment_credits-points }（{ $investment_credits-copies }）、{ race_for_the_galaxy-card-space_mercenaries }＋ { $space_mercenaries-cost }／{ $space_mercenaries-points }（{ $space_mercenaries-copies }）、{ race_for_the_galaxy-card-rebel_pact }＋＋ { $rebel_pact-cost }／{ $rebel_pact-points }（{ $rebel_pact-copies }）、{ race_for_the_galaxy-card-imperium_cloaking_technology }＋＋ { $imperium_cloaking_technology-cost }／{ $imperium_cloaking_technology-points }（{ $imperium_cloaking_technology-copies }）、{ race_for_the_galaxy-card-imperium_troops }＋＋ { $imperium_troops-cost }／{ $imperium_troops-points }（{ $imperium_troops-copies }）、{ race_for_the_galaxy-card-r_d_crash_program }＋＋ { $r_d_crash_program-cost }／{ $r_d_crash_program-points }（{ $r_d_crash_program-copies }）、{ race_for_the_galaxy-card-pan_galactic_mediator }＋＋＋ { $pan_galactic_mediator-cost }／{ $pan_galactic_mediator-points }（{ $pan_galactic_mediator-copies }）、{ race_for_the_galaxy-card-colony_ship } { $colony_ship-cost }／{ $colony_ship-points }（{ $colony_ship-copies }）、{ race_for_the_galaxy-card-mining_robots } { $mining_robots-cost }／{ $mining_robots-points }（{ $mining_robots-copies }）、{ race_for_the_galaxy-card-space_marines } { $space_marines-cost }／{ $space_marines-points }（{ $space_marines-copies }）、{ race_for_the_galaxy-card-deficit_spending } { $deficit_spending-cost }／{ $deficit_spending-points }（{ $deficit_spending-copies }）、{ race_for_the_galaxy-card-interstellar_bank } { $interstellar_bank-cost }／{ $interstellar_bank-points }（{ $interstellar_bank-copies }）、{ race_for_the_galaxy-card-genetics_lab } { $genetics_lab-cost }／{ $genetics_lab-points }（{ $genetics_lab-copies }）、{ race_for_the_galaxy-card-rebel_troops }＋＋＋ { $rebel_troops-cost }／{ $rebel_troops-points }（{ $rebel_troops-copies }）、{ race_for_the_galaxy-card-rebel_sneak_attack }＋＋＋ { $rebel_sneak_attack-cost }／{ $rebel_sneak_attack-points }（{ $rebel_sneak_attack-copies }）、{ race_for_the_galaxy-card-mining_conglomerate } { $mining_conglomerate-cost }／{ $mining_conglomerate-points }（{ $mining_conglomerate-copies }）、{ race_for_the_galaxy-card-terraforming_robots } { $terraforming_robots-cost }／{ $terraforming_robots-points }（{ $terraforming_robots-copies }）、{ race_for_the_galaxy-card-improved_logistics }＋ { $improved_logistics-cost }／{ $improved_logistics-points }（{ $improved_logistics-copies }）、{ race_for_the_galaxy-card-mercenary_fleet }＋＋ { $mercenary_fleet-cost }／{ $mercenary_fleet-points }（{ $mercenary_fleet-copies }）、{ race_for_the_galaxy-card-galactic_advertisers }＋＋ { $galactic_advertisers-cost }／{ $galactic_advertisers-points }（{ $galactic_advertisers-copies }）、{ race_for_the_galaxy-card-terraforming_engineers }＋＋＋ { $terraforming_engineers-cost }／{ $terraforming_engineers-points }（{ $terraforming_engineers-copies }）、{ race_for_the_galaxy-card-diversified_economy } { $diversified_economy-cost }／{ $diversified_economy-points }（{ $diversified_economy-copies }）、{ race_for_the_galaxy-card-research_labs } { $research_labs-cost }／{ $research_labs-points }（{ $research_labs-copies }）、{ race_for_the_galaxy-card-drop_ships } { $drop_ships-cost }／{ $drop_ships-points }（{ $drop_ships-copies }）、{ race_for_the_galaxy-card-replicant_robots } { $replicant_robots-cost }／{ $replicant_robots-points }（{ $replicant_robots-copies }）、{ race_for_the_galaxy-card-galactic_salon }＋＋ { $galactic_salon-cost }／{ $galactic_salon-points }（{ $galactic_salon-copies }）、{ race_for_the_galaxy-card-interstellar_casus_belli }＋＋＋ { $interstellar_casus_belli-cost }／{ $interstellar_casus_belli-points }（{ $interstellar_casus_belli-copies }）、{ race_for_the_galaxy-card-galactic_markets }＋＋＋ { $galactic_markets-cost }／{ $galactic_markets-points }（{ $galactic_markets-copies }）、{ race_for_the_galaxy-card-consumer_markets } { $consumer_markets-cost }／{ $consumer_markets-points }（{ $consumer_markets-copies }）、{ race_for_the_galaxy-card-imperium_invasion_fleet }＋＋＋ { $imperium_invasion_fleet-cost }／{ $imperium_invasion_fleet-points }（{ $imperium_invasion_fleet-copies }）、{ race_for_the_galaxy-card-galactic_power_brokers }＋＋＋ { $galactic_power_brokers-cost }／{ $galactic_power_brokers-points }（{ $galactic_power_brokers-copies }）、{ race_for_the_galaxy-card-pan_galactic_research }＋＋ { $pan_galactic_research-cost }／{ $pan_galactic_research-points }（{ $pan_galactic_research-copies }）、{ race_for_the_galaxy-card-imperium_planet_buster }＋＋＋ { $imperium_planet_buster-cost }／{ $imperium_planet_buster-points }（{ $imperium_planet_buster-copies }）
    - コスト6のデベロップ：{ race_for_the_galaxy-card-pan_galactic_league } { $pan_galactic_league-cost }／？（{ $pan_galactic_league-copies }）、{ race_for_the_galaxy-card-mining_league } { $mining_league-cost }／？（{ $mining_league-copies }）、{ race_for_the_galaxy-card-free_trade_association } { $free_trade_association-cost }／？（{ $free_trade_association-copies }）、{ race_for_the_galaxy-card-alien_tech_institute } { $alien_tech_institute-cost }／？（{ $alien_tech_institute-copies }）、{ race_for_the_galaxy-card-galactic_survey_seti } { $galactic_survey_seti-cost }／？（{ $galactic_survey_seti-copies }）、{ race_for_the_galaxy-card-galactic_federation } { $galactic_federation-cost }／？（{ $galactic_federation-copies }）、{ race_for_the_galaxy-card-new_galactic_order } { $new_galactic_order-cost }／？（{ $new_galactic_order-copies }）、{ race_for_the_galaxy-card-merchant_guild } { $merchant_guild-cost }／？（{ $merchant_guild-copies }）、{ race_for_the_galaxy-card-new_economy } { $new_economy-cost }／？（{ $new_economy-copies }）、{ race_for_the_galaxy-card-galactic_renaissance } { $galactic_renaissance-cost }／？（{ $galactic_renaissance-copies }）、{ race_for_the_galaxy-card-galactic_imperium } { $galactic_imperium-cost }／？（{ $galactic_imperium-copies }）、{ race_for_the_galaxy-card-trade_league } { $trade_league-cost }／？（{ $trade_league-copies }）、{ race_for_the_galaxy-card-terraforming_guild }＋ { $terraforming_guild-cost }／？（{ $terraforming_guild-copies }）、{ race_for_the_galaxy-card-galactic_genome_project }＋ { $galactic_genome_project-cost }／？（{ $galactic_genome_project-copies }）、{ race_for_the_galaxy-card-imperium_lords }＋ { $imperium_lords-cost }／？（{ $imperium_lords-copies }）、{ race_for_the_galaxy-card-imperium_seat }＋＋ { $imperium_seat-cost }／？（{ $imperium_seat-copies }）、{ race_for_the_galaxy-card-rebel_alliance }＋＋ { $rebel_alliance-cost }／？（{ $rebel_alliance-copies }）、{ race_for_the_galaxy-card-uplift_code }＋＋ { $uplift_code-cost }／？（{ $uplift_code-copies }）、{ race_for_the_galaxy-card-galactic_exchange }＋＋ { $galactic_exchange-cost }／？（{ $galactic_exchange-copies }）、{ race_for_the_galaxy-card-galactic_bankers }＋＋ { $galactic_bankers-cost }／？（{ $galactic_bankers-copies }）、{ race_for_the_galaxy-card-prospecting_guild }＋＋ { $prospecting_guild-cost }／？（{ $prospecting_guild-copies }）、{ race_for_the_galaxy-card-golden_age_of_terraforming }＋＋＋ { $golden_age_of_terraforming-cost }／？（{ $golden_age_of_terraforming-copies }）、{ race_for_the_galaxy-card-universal_peace_institute }＋＋＋ { $universal_peace_institute-cost }／？（{ $universal_peace_institute-copies }）、{ race_for_the_galaxy-card-pan_galactic_hologrid }＋＋＋ { $pan_galactic_hologrid-cost }／？（{ $pan_galactic_hologrid-copies }）、{ race_for_the_galaxy-card-pan_galactic_affluence }＋＋＋ { $pan_galactic_affluence-cost }／？（{ $pan_galactic_affluence-copies }）、{ race_for_the_galaxy-card-alien_cornucopia }＋＋＋ { $alien_cornucopia-cost }／？（{ $alien_cornucopia-copies }）

race_for_the_galaxy-rules-27-worlds =
    ## カード一覧：ワールド

    - 製品のないワールド：{ race_for_the_galaxy-card-pilgrimage_world } { $pilgrimage_world-cost }／{ $pilgrimage_world-points }、{ race_for_the_galaxy-card-outlaw_world }★ { $outlaw_world-cost }／{ $outlaw_world-points }、{ race_for_the_galaxy-card-gambling_world } { $gambling_world-cost }／{ $gambling_world-points }、{ race_for_the_galaxy-card-expanding_colony } { $expanding_colony-cost }／{ $expanding_colony-points }、{ race_for_the_galaxy-card-doomed_world }＋ { $doomed_world-cost }／{ $doomed_world-points }、{ race_for_the_galaxy-card-deserted_alien_world }＋ { $deserted_alien_world-cost }／{ $deserted_alien_world-points }、{ race_for_the_galaxy-card-abandoned_alien_uplift_camp }＋＋ { $abandoned_alien_uplift_camp-cost }／{ $abandoned_alien_uplift_camp-points }、{ race_for_the_galaxy-card-blaster_runners }★＋＋ { $blaster_runners-cost }／{ $blaster_runners-points }、{ race_for_the_galaxy-card-trading_outpost }＋＋ { $trading_outpost-cost }／{ $trading_outpost-points }、{ race_for_the_galaxy-card-new_gambling_world }＋＋ { $new_gambling_world-cost }／{ $new_gambling_world-points }、{ race_for_the_galaxy-card-pan_galactic_security_council }＋＋＋ { $pan_galactic_security_council-cost }／{ $pan_galactic_security_council-points }、{ race_for_the_galaxy-card-alien_booby_trap }★＋＋＋ { $alien_booby_trap-cost }／{ $alien_booby_trap-points }、{ race_for_the_galaxy-card-epsilon_eridani } { $epsilon_eridani-cost }／{ $epsilon_eridani-points }、{ race_for_the_galaxy-card-new_sparta }★ { $new_sparta-cost }／{ $new_sparta-points }、{ race_for_the_galaxy-card-galactic_engineers } { $galactic_engineers-cost }／{ $galactic_engineers-points }、{ race_for_the_galaxy-card-separatist_colony }＋ { $separatist_colony-cost }／{ $separatist_colony-points }、{ race_for_the_galaxy-card-rebel_cantina }＋＋ { $rebel_cantina-cost }／{ $rebel_cantina-points }、{ race_for_the_galaxy-card-galactic_developers }＋＋ { $galactic_developers-cost }／{ $galactic_developers-points }、{ race_for_the_galaxy-card-imperium_warlord }＋＋ { $imperium_warlord-cost }／{ $imperium_warlord-points }、{ race_for_the_galaxy-card-uplift_mercenary_force }＋＋＋ { $uplift_mercenary_force-cost }／{ $uplift_mercenary_force-points }、{ race_for_the_galaxy-card-alien_research_team }＋＋＋ { $alien_research_team-cost }／{ $alien_research_team-points }、{ race_for_the_galaxy-card-old_earth } { $old_earth-cost }／{ $old_earth-points }、{ race_for_the_galaxy-card-rebel_underground }★ { $rebel_underground-cost }／{ $rebel_underground-points }、{ race_for_the_galaxy-card-black_market_trading_world } { $black_market_trading_world-cost }／{ $black_market_trading_world-points }、{ race_for_the_galaxy-card-alien_rosetta_stone_world } { $alien_rosetta_stone_world-cost }／{ $alien_rosetta_stone_world-points }、{ race_for_the_galaxy-card-clandestine_uplift_lab }★＋ { $clandestine_uplift_lab-cost }／{ $clandestine_uplift_lab-points }、{ race_for_the_galaxy-card-rebel_freedom_fighters }★＋＋＋ { $rebel_freedom_fighters-cost }／{ $rebel_freedom_fighters-points }、{ race_for_the_galaxy-card-federation_capital }＋＋＋ { $federation_capital-cost }／{ $federation_capital-points }、{ race_for_the_galaxy-card-merchant_world } { $merchant_world-cost }／{ $merchant_world-points }、{ race_for_the_galaxy-card-tourist_world } { $tourist_world-cost }／{ $tourist_world-points }、{ race_for_the_galaxy-card-rebel_colony }★＋ { $rebel_colony-cost }／{ $rebel_colony-points }、{ race_for_the_galaxy-card-black_hole_miners }＋＋＋ { $black_hole_miners-cost }／{ $black_hole_miners-points }、{ race_for_the_galaxy-card-rebel_outpost }★ { $rebel_outpost-cost }／{ $rebel_outpost-points }、{ race_for_the_galaxy-card-galactic_trendsetters } { $galactic_trendsetters-cost }／{ $galactic_trendsetters-points }、{ race_for_the_galaxy-card-terraformed_world } { $terraformed_world-cost }／{ $terraformed_world-points }、{ race_for_the_galaxy-card-hidden_fortress }★＋＋ { $hidden_fortress-cost }／{ $hidden_fortress-points }、{ race_for_the_galaxy-card-rebel_base }★ { $rebel_base-cost }／{ $rebel_base-points }、{ race_for_the_galaxy-card-imperium_capital }＋＋＋ { $imperium_capital-cost }／{ $imperium_capital-points }、{ race_for_the_galaxy-card-rebel_homeworld }★ { $rebel_homeworld-cost }／{ $rebel_homeworld-points }、{ race_for_the_galaxy-card-rebel_council }★＋＋＋ { $rebel_council-cost }／{ $rebel_council-points }、{ race_for_the_galaxy-card-rebel_stronghold }★＋＋ { $rebel_stronghold-cost }／{ $rebel_stronghold-points }
    - { race_for_the_galaxy-kind-novelty }の特産ワールド：{ race_for_the_galaxy-card-refugee_world } { $refugee_world-cost }／{ $refugee_world-points }、{ race_for_the_galaxy-card-dying_colony }＋＋ { $dying_colony-cost }／{ $dying_colony-points }、{ race_for_the_galaxy-card-star_nomad_lair }★ { $star_nomad_lair-cost }／{ $star_nomad_lair-points }、{ race_for_the_galaxy-card-rebel_sympathizers }★＋ { $rebel_sympathizers-cost }／{ $rebel_sympathizers-points }、{ race_for_the_galaxy-card-primitive_rebel_world }★＋＋ { $primitive_rebel_world-cost }／{ $primitive_rebel_world-points }、{ race_for_the_galaxy-card-former_penal_colony }★ { $former_penal_colony-cost }／{ $former_penal_colony-points }、{ race_for_the_galaxy-card-galactic_scavengers }＋＋＋ { $galactic_scavengers-cost }／{ $galactic_scavengers-points }、{ race_for_the_galaxy-card-galactic_resort } { $galactic_resort-cost }／{ $galactic_resort-points }、{ race_for_the_galaxy-card-pirate_world }★ { $pirate_world-cost }／{ $pirate_world-points }、{ race_for_the_galaxy-card-galactic_bazaar }＋ { $galactic_bazaar-cost }／{ $galactic_bazaar-points }、{ race_for_the_galaxy-card-alien_tourist_attraction }＋＋＋ { $alien_tourist_attraction-cost }／{ $alien_tourist_attraction-points }
    - { race_for_the_galaxy-kind-novelty }の生産ワールド：{ race_for_the_galaxy-card-artist_colony } { $artist_colony-cost }／{ $artist_colony-points }、{ race_for_the_galaxy-card-new_survivalists }★ { $new_survivalists-cost }／{ $new_survivalists-points }、{ race_for_the_galaxy-card-secluded_world } { $secluded_world-cost }／{ $secluded_world-points }、{ race_for_the_galaxy-card-devolved_uplift_race }★＋＋ { $devolved_uplift_race-cost }／{ $devolved_uplift_race-points }、{ race_for_the_galaxy-card-smuggling_world }＋＋ { $smuggling_world-cost }／{ $smuggling_world-points }、{ race_for_the_galaxy-card-earths_lost_colony } { $earths_lost_colony-cost }／{ $earths_lost_colony-points }、{ race_for_the_galaxy-card-gem_world } { $gem_world-cost }／{ $gem_world-points }、{ race_for_the_galaxy-card-spice_world } { $spice_world-cost }／{ $spice_world-points }、{ race_for_the_galaxy-card-new_vinland } { $new_vinland-cost }／{ $new_vinland-points }、{ race_for_the_galaxy-card-space_port } { $space_port-cost }／{ $space_port-points }、{ race_for_the_galaxy-card-retrofit_salvage_inc }＋＋＋ { $retrofit_salvage_inc-cost }／{ $retrofit_salvage_inc-points }、{ race_for_the_galaxy-card-alien_burial_site }＋＋＋ { $alien_burial_site-cost }／{ $alien_burial_site-points }、{ race_for_the_galaxy-card-prosperous_world } { $prosperous_world-cost }／{ $prosperous_world-points }、{ race_for_the_galaxy-card-information_hub }★＋＋＋ { $information_hub-cost }／{ $information_hub-points }、{ race_for_the_galaxy-card-universal_exports }＋＋＋ { $universal_exports-cost }／{ $universal_exports-points }、{ race_for_the_galaxy-card-galactic_studios }＋ { $galactic_studios-cost }／{ $galactic_studios-points }
    - { race_for_the_galaxy-kind-rare }の特産ワールド：{ race_for_the_galaxy-card-rebel_fuel_cache }★ { $rebel_fuel_cache-cost }／{ $rebel_fuel_cache-points }、{ race_for_the_galaxy-card-runaway_robots }★ { $runaway_robots-cost }／{ $runaway_robots-points }、{ race_for_the_galaxy-card-destroyed_world } { $destroyed_world-cost }／{ $destroyed_world-points }、{ race_for_the_galaxy-card-smuggling_lair }★＋ { $smuggling_lair-cost }／{ $smuggling_lair-points }、{ race_for_the_galaxy-card-alpha_centauri } { $alpha_centauri-cost }／{ $alpha_centauri-points }、{ race_for_the_galaxy-card-asteroid_belt } { $asteroid_belt-cost }／{ $asteroid_belt-points }、{ race_for_the_galaxy-card-radioactive_world } { $radioactive_world-cost }／{ $radioactive_world-points }、{ race_for_the_galaxy-card-rebel_convict_mines }★＋＋ { $rebel_convict_mines-cost }／{ $rebel_convict_mines-points }、{ race_for_the_galaxy-card-blaster_gem_mines } { $blaster_gem_mines-cost }／{ $blaster_gem_mines-points }、{ race_for_the_galaxy-card-gem_smugglers }＋＋ { $gem_smugglers-cost }／{ $gem_smugglers-points }、{ race_for_the_galaxy-card-rebel_fuel_refinery }★＋＋＋ { $rebel_fuel_refinery-cost }／{ $rebel_fuel_refinery-points }、{ race_for_the_galaxy-card-psi_crystal_world }＋＋＋ { $psi_crystal_world-cost }／{ $psi_crystal_world-points }
    - { race_for_the_galaxy-kind-rare }の生産ワールド：{ race_for_the_galaxy-card-rebel_miners }★ { $rebel_miners-cost }／{ $rebel_miners-points }、{ race_for_the_galaxy-card-volcanic_world }＋ { $volcanic_world-cost }／{ $volcanic_world-points }、{ race_for_the_galaxy-card-comet_zone } { $comet_zone-cost }／{ $comet_zone-points }、{ race_for_the_galaxy-card-bio_hazard_mining_world } { $bio_hazard_mining_world-cost }／{ $bio_hazard_mining_world-points }、{ race_for_the_galaxy-card-mining_world } { $mining_world-cost }／{ $mining_world-points }、{ race_for_the_galaxy-card-interstellar_prospectors }＋＋ { $interstellar_prospectors-cost }／{ $interstellar_prospectors-points }、{ race_for_the_galaxy-card-imperium_fuel_depot }★＋＋＋ { $imperium_fuel_depot-cost }／{ $imperium_fuel_depot-points }、{ race_for_the_galaxy-card-mining_mole_uplift_race }＋＋＋ { $mining_mole_uplift_race-cost }／{ $mining_mole_uplift_race-points }、{ race_for_the_galaxy-card-imperium_armaments_world } { $imperium_armaments_world-cost }／{ $imperium_armaments_world-points }、{ race_for_the_galaxy-card-new_earth } { $new_earth-cost }／{ $new_earth-points }、{ race_for_the_galaxy-card-imperium_blaster_gem_consortium }＋＋ { $imperium_blaster_gem_consortium-cost }／{ $imperium_blaster_gem_consortium-points }
    - { race_for_the_galaxy-kind-genes }の特産ワールド：{ race_for_the_galaxy-card-empath_world } { $empath_world-cost }／{ $empath_world-points }、{ race_for_the_galaxy-card-the_last_of_the_uplift_gnarssh }★ { $the_last_of_the_uplift_gnarssh-cost }／{ $the_last_of_the_uplift_gnarssh-points }、{ race_for_the_galaxy-card-avian_uplift_race }★ { $avian_uplift_race-cost }／{ $avian_uplift_race-points }、{ race_for_the_galaxy-card-pre_sentient_race } { $pre_sentient_race-cost }／{ $pre_sentient_race-points }、{ race_for_the_galaxy-card-reptilian_uplift_race }★ { $reptilian_uplift_race-cost }／{ $reptilian_uplift_race-points }、{ race_for_the_galaxy-card-aquatic_uplift_race }★ { $aquatic_uplift_race-cost }／{ $aquatic_uplift_race-points }、{ race_for_the_galaxy-card-ancient_race }＋ { $ancient_race-cost }／{ $ancient_race-points }、{ race_for_the_galaxy-card-insect_uplift_race }★＋＋ { $insect_uplift_race-cost }／{ $insect_uplift_race-points }、{ race_for_the_galaxy-card-ravaged_uplift_world }＋＋＋ { $ravaged_uplift_world-cost }／{ $ravaged_uplift_world-points }、{ race_for_the_galaxy-card-rebel_warrior_race }★ { $rebel_warrior_race-cost }／{ $rebel_warrior_race-points }、{ race_for_the_galaxy-card-universal_symbionts }＋＋ { $universal_symbionts-cost }／{ $universal_symbionts-points }、{ race_for_the_galaxy-card-uplift_revolt_world }★＋＋＋ { $uplift_revolt_world-cost }／{ $uplift_revolt_world-points }
    - { race_for_the_galaxy-kind-genes }の生産ワールド：{ race_for_the_galaxy-card-plague_world } { $plague_world-cost }／{ $plague_world-points }、{ race_for_the_galaxy-card-hive_world }★＋ { $hive_world-cost }／{ $hive_world-points }、{ race_for_the_galaxy-card-uplift_gene_breeders }＋＋＋ { $uplift_gene_breeders-cost }／{ $uplift_gene_breeders-points }、{ race_for_the_galaxy-card-lifeforms_inc }＋＋＋ { $lifeforms_inc-cost }／{ $lifeforms_inc-points }、{ race_for_the_galaxy-card-malevolent_lifeforms }★ { $malevolent_lifeforms-cost }／{ $malevolent_lifeforms-points }、{ race_for_the_galaxy-card-distant_world } { $distant_world-cost }／{ $distant_world-points }、{ race_for_the_galaxy-card-lost_species_ark_world } { $lost_species_ark_world-cost }／{ $lost_species_ark_world-points }、{ race_for_the_galaxy-card-gene_designers }＋＋ { $gene_designers-cost }／{ $gene_designers-points }
    - { race_for_the_galaxy-kind-alien }の特産ワールド：{ race_for_the_galaxy-card-alien_robot_sentry }★ { $alien_robot_sentry-cost }／{ $alien_robot_sentry-points }、{ race_for_the_galaxy-card-alien_toy_shop }＋ { $alien_toy_shop-cost }／{ $alien_toy_shop-points }、{ race_for_the_galaxy-card-deserted_alien_outpost } { $deserted_alien_outpost-cost }／{ $deserted_alien_outpost-points }、{ race_for_the_galaxy-card-alien_robot_scout_ship }★ { $alien_robot_scout_ship-cost }／{ $alien_robot_scout_ship-points }、{ race_for_the_galaxy-card-deserted_alien_colony } { $deserted_alien_colony-cost }／{ $deserted_alien_colony-points }、{ race_for_the_galaxy-card-lost_alien_warship }★ { $lost_alien_warship-cost }／{ $lost_alien_warship-points }、{ race_for_the_galaxy-card-alien_uplift_center }★＋＋ { $alien_uplift_center-cost }／{ $alien_uplift_center-points }、{ race_for_the_galaxy-card-deserted_alien_library } { $deserted_alien_library-cost }／{ $deserted_alien_library-points }、{ race_for_the_galaxy-card-alien_monolith }★＋＋ { $alien_monolith-cost }／{ $alien_monolith-points }、{ race_for_the_galaxy-card-alien_guardian }★＋＋＋ { $alien_guardian-cost }／{ $alien_guardian-points }
    - { race_for_the_galaxy-kind-alien }の生産ワールド：{ race_for_the_galaxy-card-damaged_alien_factory }★＋ { $damaged_alien_factory-cost }／{ $damaged_alien_factory-points }、{ race_for_the_galaxy-card-alien_robotic_factory } { $alien_robotic_factory-cost }／{ $alien_robotic_factory-points }、{ race_for_the_galaxy-card-lost_alien_battle_fleet }★ { $lost_alien_battle_fleet-cost }／{ $lost_alien_battle_fleet-points }、{ race_for_the_galaxy-card-alien_data_repository }＋＋ { $alien_data_repository-cost }／{ $alien_data_repository-points }、{ race_for_the_galaxy-card-alien_departure_point }＋＋＋ { $alien_departure_point-cost }／{ $alien_departure_point-points }
    - { race_for_the_galaxy-kind-wild }の特産ワールド：{ race_for_the_galaxy-card-alien_oort_cloud_refinery }＋＋＋ { $alien_oort_cloud_refinery-cost }／{ $alien_oort_cloud_refinery-points }
    - 初期ワールド（番号順）：0 { race_for_the_galaxy-card-old_earth }、1 { race_for_the_galaxy-card-epsilon_eridani }、2 { race_for_the_galaxy-card-alpha_centauri }、3 { race_for_the_galaxy-card-new_sparta }、4 { race_for_the_galaxy-card-earths_lost_colony }、5 { race_for_the_galaxy-card-separatist_colony }、6 { race_for_the_galaxy-card-ancient_race }、7 { race_for_the_galaxy-card-damaged_alien_factory }、8 { race_for_the_galaxy-card-doomed_world }、9 { race_for_the_galaxy-card-rebel_cantina }、10 { race_for_the_galaxy-card-galactic_developers }、11 { race_for_the_galaxy-card-imperium_warlord }、12 { race_for_the_galaxy-card-galactic_scavengers }、13 { race_for_the_galaxy-card-uplift_mercenary_force }、14 { race_for_the_galaxy-card-alien_research_team }、15 { race_for_the_galaxy-card-rebel_freedom_fighters }

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

## 早見表

race_for_the_galaxy-reference-00-title = # レース・フォー・ザ・ギャラクシー：早見表

race_for_the_galaxy-reference-01-phases =
    ## フェイズ

    | フェイズ | 全員 | ボーナス | 威信ボーナス（威信1点、1回） |
    |---|---|---|---|
    | Ⅰ 探査 | 2枚引き、1枚残す | 引く+5、または引く+1と残す+1 | 引く+6、残す+1、手札も捨て可 |
    | Ⅱ 開発 | デベロップを配置 | コスト-1 | さらにコスト-2 |
    | Ⅲ 移住 | ワールドを配置 | その後1枚引く | コスト-3、軍事力+2 |
    | Ⅳ 消費 | 製品のパワーを全て使う | 最初に製品を売る | 売って+3枚、VP×2、手札2枚まで各1VP |
    | Ⅳ 消費 | | または製品のVP×2 | VP×3 |
    | Ⅴ 生産 | 生産ワールドに製品 | 特産ワールド1つに製品 | 2つ目にも製品、3枚引く |

race_for_the_galaxy-reference-02-prices =
    ## 価格

    { race_for_the_galaxy-kind-novelty } { $price-novelty }、{ race_for_the_galaxy-kind-rare } { $price-rare }、{ race_for_the_galaxy-kind-genes } { $price-genes }、{ race_for_the_galaxy-kind-alien } { $price-alien }に、＄のパワーを加える。

race_for_the_galaxy-reference-03-settling =
    ## 移住

    - 非軍事：割引したコストを払う。
    - 軍事：軍事力が防御力以上なら、コストなし。
    - カードは次のフェイズから働く。
    - 占領（配置の代わり）：自分の軍事力が、持ち主の軍事力とワールドの防御力の合計以上なら成功。全員が移住した後に判定。

race_for_the_galaxy-reference-04-end =
    ## 終了

    - ラウンドの終わりの手札の上限：{ $limit }枚。
    - 中央のVPチップがなくなるか、配置済みのカードが{ $end }枚になるか、威信が{ $prestige-end }点になったラウンドの後に終了。
    - VP：チップ、カード、「？」のデベロップ、威信、ゴール（最初{ $first-points }、最大{ $most-points }、最大と同じ{ $tie-points }）。
    - 同点：手札と製品の合計。
