## 牌名

race_for_the_galaxy-card-old_earth = 舊地球
race_for_the_galaxy-card-epsilon_eridani = 天苑四
race_for_the_galaxy-card-alpha_centauri = 南門二
race_for_the_galaxy-card-new_sparta = 新斯巴達
race_for_the_galaxy-card-earths_lost_colony = 地球失落殖民地
race_for_the_galaxy-card-rebel_fuel_cache = 叛軍燃料庫
race_for_the_galaxy-card-public_works = 公共工程
race_for_the_galaxy-card-gem_world = 寶石世界
race_for_the_galaxy-card-colony_ship = 殖民船
race_for_the_galaxy-card-comet_zone = 彗星帶
race_for_the_galaxy-card-expedition_force = 遠征軍
race_for_the_galaxy-card-mining_robots = 採礦機器人
race_for_the_galaxy-card-rebel_miners = 叛軍礦工
race_for_the_galaxy-card-export_duties = 出口關稅
race_for_the_galaxy-card-former_penal_colony = 昔日流放地
race_for_the_galaxy-card-malevolent_lifeforms = 惡意生命體
race_for_the_galaxy-card-new_military_tactics = 新軍事戰術
race_for_the_galaxy-card-space_marines = 太空陸戰隊
race_for_the_galaxy-card-contact_specialist = 接觸專家
race_for_the_galaxy-card-avian_uplift_race = 鳥類提升種族
race_for_the_galaxy-card-spice_world = 香料世界
race_for_the_galaxy-card-lost_species_ark_world = 失落物種方舟世界
race_for_the_galaxy-card-new_vinland = 新文蘭
race_for_the_galaxy-card-artist_colony = 藝術家殖民地
race_for_the_galaxy-card-alien_robotic_factory = 異星機器人工廠
race_for_the_galaxy-card-plague_world = 瘟疫世界
race_for_the_galaxy-card-distant_world = 遙遠世界
race_for_the_galaxy-card-rebel_outpost = 叛軍前哨站
race_for_the_galaxy-card-rebel_warrior_race = 叛軍戰士種族
race_for_the_galaxy-card-rebel_underground = 叛軍地下組織
race_for_the_galaxy-card-new_survivalists = 新生存主義者
race_for_the_galaxy-card-outlaw_world = 法外世界
race_for_the_galaxy-card-lost_alien_battle_fleet = 失落的異星戰鬥艦隊
race_for_the_galaxy-card-diversified_economy = 多元經濟
race_for_the_galaxy-card-consumer_markets = 消費市場
race_for_the_galaxy-card-mining_conglomerate = 礦業集團
race_for_the_galaxy-card-research_labs = 研究實驗室
race_for_the_galaxy-card-deficit_spending = 赤字支出
race_for_the_galaxy-card-investment_credits = 投資抵減
race_for_the_galaxy-card-pan_galactic_league = 泛銀河同盟
race_for_the_galaxy-card-mining_league = 礦業同盟
race_for_the_galaxy-card-free_trade_association = 自由貿易協會
race_for_the_galaxy-card-alien_tech_institute = 異星科技學院
race_for_the_galaxy-card-galactic_survey_seti = 銀河探測計畫
race_for_the_galaxy-card-galactic_federation = 銀河聯邦
race_for_the_galaxy-card-refugee_world = 難民世界
race_for_the_galaxy-card-empath_world = 共感者世界
race_for_the_galaxy-card-galactic_resort = 銀河度假勝地
race_for_the_galaxy-card-pre_sentient_race = 前智慧種族
race_for_the_galaxy-card-deserted_alien_outpost = 荒廢的異星前哨站
race_for_the_galaxy-card-deserted_alien_colony = 荒廢的異星殖民地
race_for_the_galaxy-card-galactic_engineers = 銀河工程師
race_for_the_galaxy-card-black_market_trading_world = 黑市貿易世界
race_for_the_galaxy-card-merchant_world = 商人世界
race_for_the_galaxy-card-tourist_world = 觀光世界
race_for_the_galaxy-card-galactic_trendsetters = 銀河潮流領袖
race_for_the_galaxy-card-alien_rosetta_stone_world = 異星羅塞塔石碑世界
race_for_the_galaxy-card-star_nomad_lair = 星際遊牧民巢穴
race_for_the_galaxy-card-the_last_of_the_uplift_gnarssh = 最後的提升納許族
race_for_the_galaxy-card-alien_robot_sentry = 異星機器人哨兵
race_for_the_galaxy-card-pirate_world = 海盜世界
race_for_the_galaxy-card-reptilian_uplift_race = 爬蟲類提升種族
race_for_the_galaxy-card-lost_alien_warship = 失落的異星戰艦
race_for_the_galaxy-card-alien_robot_scout_ship = 異星機器人偵察船
race_for_the_galaxy-card-runaway_robots = 失控機器人
race_for_the_galaxy-card-interstellar_bank = 星際銀行
race_for_the_galaxy-card-terraforming_robots = 地球化機器人
race_for_the_galaxy-card-drop_ships = 空降艦
race_for_the_galaxy-card-new_galactic_order = 銀河新秩序
race_for_the_galaxy-card-asteroid_belt = 小行星帶
race_for_the_galaxy-card-merchant_guild = 商人公會
race_for_the_galaxy-card-secluded_world = 隱世世界
race_for_the_galaxy-card-imperium_armaments_world = 帝國軍備世界
race_for_the_galaxy-card-terraformed_world = 地球化世界
race_for_the_galaxy-card-replicant_robots = 複製機器人
race_for_the_galaxy-card-pilgrimage_world = 朝聖世界
race_for_the_galaxy-card-rebel_homeworld = 叛軍母星
race_for_the_galaxy-card-new_economy = 新經濟
race_for_the_galaxy-card-radioactive_world = 放射性世界
race_for_the_galaxy-card-aquatic_uplift_race = 水生提升種族
race_for_the_galaxy-card-genetics_lab = 基因實驗室
race_for_the_galaxy-card-bio_hazard_mining_world = 生物危害採礦世界
race_for_the_galaxy-card-deserted_alien_library = 荒廢的異星圖書館
race_for_the_galaxy-card-destroyed_world = 毀滅的世界
race_for_the_galaxy-card-galactic_renaissance = 銀河文藝復興
race_for_the_galaxy-card-blaster_gem_mines = 爆能寶石礦場
race_for_the_galaxy-card-gambling_world = 賭博世界
race_for_the_galaxy-card-expanding_colony = 擴張中的殖民地
race_for_the_galaxy-card-space_port = 太空港
race_for_the_galaxy-card-prosperous_world = 繁榮世界
race_for_the_galaxy-card-new_earth = 新地球
race_for_the_galaxy-card-rebel_base = 叛軍基地
race_for_the_galaxy-card-galactic_imperium = 銀河帝國
race_for_the_galaxy-card-trade_league = 貿易同盟
race_for_the_galaxy-card-mining_world = 採礦世界
race_for_the_galaxy-card-separatist_colony = 分離主義者殖民地
race_for_the_galaxy-card-ancient_race = 古老種族
race_for_the_galaxy-card-damaged_alien_factory = 受損的異星工廠
race_for_the_galaxy-card-doomed_world = 末日世界
race_for_the_galaxy-card-terraforming_guild = 地球化公會
race_for_the_galaxy-card-galactic_genome_project = 銀河基因組計畫
race_for_the_galaxy-card-space_mercenaries = 太空傭兵
race_for_the_galaxy-card-improved_logistics = 改良後勤
race_for_the_galaxy-card-deserted_alien_world = 荒廢的異星世界
race_for_the_galaxy-card-rebel_colony = 叛軍殖民地
race_for_the_galaxy-card-clandestine_uplift_lab = 秘密提升實驗室
race_for_the_galaxy-card-imperium_lords = 帝國領主
race_for_the_galaxy-card-smuggling_lair = 走私巢穴
race_for_the_galaxy-card-volcanic_world = 火山世界
race_for_the_galaxy-card-rebel_sympathizers = 叛軍同情者
race_for_the_galaxy-card-galactic_bazaar = 銀河市集
race_for_the_galaxy-card-galactic_studios = 銀河影城
race_for_the_galaxy-card-alien_toy_shop = 異星玩具店
race_for_the_galaxy-card-hive_world = 蜂巢世界
race_for_the_galaxy-card-rebel_cantina = 叛軍酒館
race_for_the_galaxy-card-galactic_developers = 銀河開發商
race_for_the_galaxy-card-imperium_warlord = 帝國軍閥
race_for_the_galaxy-card-rebel_stronghold = 叛軍要塞
race_for_the_galaxy-card-alien_data_repository = 異星資料庫
race_for_the_galaxy-card-alien_monolith = 異星巨石
race_for_the_galaxy-card-imperium_blaster_gem_consortium = 帝國爆能寶石財團
race_for_the_galaxy-card-gene_designers = 基因設計師
race_for_the_galaxy-card-imperium_seat = 帝國王座
race_for_the_galaxy-card-rebel_alliance = 叛軍聯盟
race_for_the_galaxy-card-uplift_code = 提升法典
race_for_the_galaxy-card-galactic_exchange = 銀河兌換所
race_for_the_galaxy-card-galactic_bankers = 銀河銀行家
race_for_the_galaxy-card-prospecting_guild = 探勘公會
race_for_the_galaxy-card-pan_galactic_research = 泛銀河研究
race_for_the_galaxy-card-rebel_pact = 叛軍盟約
race_for_the_galaxy-card-imperium_cloaking_technology = 帝國隱形技術
race_for_the_galaxy-card-imperium_troops = 帝國部隊
race_for_the_galaxy-card-r_d_crash_program = 緊急研發計畫
race_for_the_galaxy-card-mercenary_fleet = 傭兵艦隊
race_for_the_galaxy-card-galactic_advertisers = 銀河廣告商
race_for_the_galaxy-card-galactic_salon = 銀河沙龍
race_for_the_galaxy-card-primitive_rebel_world = 原始叛軍世界
race_for_the_galaxy-card-devolved_uplift_race = 退化提升種族
race_for_the_galaxy-card-smuggling_world = 走私世界
race_for_the_galaxy-card-dying_colony = 垂死殖民地
race_for_the_galaxy-card-insect_uplift_race = 昆蟲提升種族
race_for_the_galaxy-card-abandoned_alien_uplift_camp = 廢棄的異星提升營地
race_for_the_galaxy-card-blaster_runners = 爆能槍走私者
race_for_the_galaxy-card-trading_outpost = 貿易前哨站
race_for_the_galaxy-card-new_gambling_world = 賭博世界（新）
race_for_the_galaxy-card-alien_uplift_center = 異星提升中心
race_for_the_galaxy-card-universal_symbionts = 萬能共生體
race_for_the_galaxy-card-interstellar_prospectors = 星際探勘者
race_for_the_galaxy-card-rebel_convict_mines = 叛軍囚犯礦場
race_for_the_galaxy-card-gem_smugglers = 寶石走私者
race_for_the_galaxy-card-hidden_fortress = 隱密堡壘
race_for_the_galaxy-card-galactic_scavengers = 銀河拾荒者
race_for_the_galaxy-card-uplift_mercenary_force = 提升傭兵部隊
race_for_the_galaxy-card-alien_research_team = 異星研究團隊
race_for_the_galaxy-card-rebel_freedom_fighters = 叛軍自由鬥士
race_for_the_galaxy-card-imperium_capital = 帝國首都
race_for_the_galaxy-card-alien_oort_cloud_refinery = 異星歐特雲精煉廠
race_for_the_galaxy-card-golden_age_of_terraforming = 地球化黃金時代
race_for_the_galaxy-card-universal_peace_institute = 宇宙和平研究所
race_for_the_galaxy-card-interstellar_casus_belli = 星際開戰理由
race_for_the_galaxy-card-imperium_fuel_depot = 帝國燃料站
race_for_the_galaxy-card-imperium_invasion_fleet = 帝國入侵艦隊
race_for_the_galaxy-card-uplift_gene_breeders = 提升基因培育者
race_for_the_galaxy-card-pan_galactic_security_council = 泛銀河安全理事會
race_for_the_galaxy-card-imperium_planet_buster = 帝國行星毀滅者
race_for_the_galaxy-card-federation_capital = 聯邦首都
race_for_the_galaxy-card-mining_mole_uplift_race = 採礦鼴鼠提升種族
race_for_the_galaxy-card-pan_galactic_mediator = 泛銀河調停者
race_for_the_galaxy-card-alien_departure_point = 異星啟程點
race_for_the_galaxy-card-rebel_troops = 叛軍部隊
race_for_the_galaxy-card-retrofit_salvage_inc = 改裝回收公司
race_for_the_galaxy-card-uplift_revolt_world = 提升起義世界
race_for_the_galaxy-card-terraforming_engineers = 地球化工程師
race_for_the_galaxy-card-alien_tourist_attraction = 異星觀光勝地
race_for_the_galaxy-card-lifeforms_inc = 生命體公司
race_for_the_galaxy-card-rebel_council = 叛軍議會
race_for_the_galaxy-card-galactic_markets = 銀河市場
race_for_the_galaxy-card-alien_booby_trap = 異星詭雷
race_for_the_galaxy-card-rebel_sneak_attack = 叛軍奇襲
race_for_the_galaxy-card-pan_galactic_hologrid = 泛銀河全像網
race_for_the_galaxy-card-alien_burial_site = 異星墓地
race_for_the_galaxy-card-pan_galactic_affluence = 泛銀河富裕
race_for_the_galaxy-card-rebel_fuel_refinery = 叛軍燃料精煉廠
race_for_the_galaxy-card-psi_crystal_world = 靈能水晶世界
race_for_the_galaxy-card-ravaged_uplift_world = 荒蕪的提升世界
race_for_the_galaxy-card-galactic_power_brokers = 銀河權力掮客
race_for_the_galaxy-card-alien_cornucopia = 異星豐饒角
race_for_the_galaxy-card-information_hub = 資訊樞紐
race_for_the_galaxy-card-alien_guardian = 異星守護者
race_for_the_galaxy-card-universal_exports = 環宇出口公司
race_for_the_galaxy-card-black_hole_miners = 黑洞採礦者

## 種類、關鍵字、階段

race_for_the_galaxy-kind-novelty = 新奇品
race_for_the_galaxy-kind-rare = 稀有元素
race_for_the_galaxy-kind-genes = 基因
race_for_the_galaxy-kind-alien = 異星科技
race_for_the_galaxy-kind-wild = 任意種類

race_for_the_galaxy-keyword-alien = 異星
race_for_the_galaxy-keyword-imperium = 帝國
race_for_the_galaxy-keyword-rebel = 叛軍
race_for_the_galaxy-keyword-terraforming = 地球化
race_for_the_galaxy-keyword-uplift = 提升
race_for_the_galaxy-keyword-chromo = 染色體

# 牌上的記號：貿易是消費的一部分，但有自己的能力
race_for_the_galaxy-numeral-explore = Ⅰ
race_for_the_galaxy-numeral-develop = Ⅱ
race_for_the_galaxy-numeral-settle = Ⅲ
race_for_the_galaxy-numeral-trade = ＄
race_for_the_galaxy-numeral-consume = Ⅳ
race_for_the_galaxy-numeral-produce = Ⅴ

race_for_the_galaxy-phase-explore = 探索
race_for_the_galaxy-phase-develop = 發展
race_for_the_galaxy-phase-settle = 殖民
race_for_the_galaxy-phase-consume = 消費
race_for_the_galaxy-phase-produce = 生產

## 行動牌與獎勵

race_for_the_galaxy-action-explore_five = 探索+5
race_for_the_galaxy-action-explore_one = 探索+1／+1
race_for_the_galaxy-action-develop = 發展
race_for_the_galaxy-action-develop_again = 發展（第二張）
race_for_the_galaxy-action-settle = 殖民
race_for_the_galaxy-action-settle_again = 殖民（第二張）
race_for_the_galaxy-action-consume_trade = 消費：貿易
race_for_the_galaxy-action-consume_twice = 消費：×2
race_for_the_galaxy-action-produce = 生產
race_for_the_galaxy-action-search = 搜尋

race_for_the_galaxy-bonus-explore_five = 多抽5張牌
race_for_the_galaxy-bonus-explore_one = 多抽1張牌，多留1張牌
race_for_the_galaxy-bonus-develop = 發展的費用減1
race_for_the_galaxy-bonus-settle = 放置世界後抽1張牌
race_for_the_galaxy-bonus-consume_trade = 先賣出一個商品換取手牌
race_for_the_galaxy-bonus-consume_twice = 消費商品得到的勝利點加倍
race_for_the_galaxy-bonus-produce = 另在一個意外收穫世界放上商品
race_for_the_galaxy-bonus-search = 第Ⅰ階段之前，翻牌找一張指定類別的牌（可放棄一次）；本回合只參加別人選的階段；用掉聲望／搜尋卡

race_for_the_galaxy-category-army = 軍力+1或+2的發展
race_for_the_galaxy-category-military_windfall = 防禦1或2的軍事意外收穫世界
race_for_the_galaxy-category-peaceful_windfall = 費用1或2的非軍事意外收穫世界
race_for_the_galaxy-category-chromo_world = 「染色體」世界
race_for_the_galaxy-category-alien_world = 異星科技世界
race_for_the_galaxy-category-consumer = 能消費2個以上商品的牌
race_for_the_galaxy-category-stronghold = 防禦5以上的軍事世界
race_for_the_galaxy-category-six = 勝利點為「？」的費用6發展
race_for_the_galaxy-category-aggression = 有接管能力或抵抗接管能力的牌

race_for_the_galaxy-boost-explore_five = 再多抽6張牌，多留1張牌，也可以棄手牌代替抽到的牌
race_for_the_galaxy-boost-explore_one = 再多抽6張牌，多留1張牌，也可以棄手牌代替抽到的牌
race_for_the_galaxy-boost-develop = 發展的費用再減2
race_for_the_galaxy-boost-settle = 世界的費用減3，本階段軍力+2
race_for_the_galaxy-boost-consume_trade = 賣出時多抽3張牌，商品的勝利點加倍，還可以棄最多2張手牌，每張得1勝利點
race_for_the_galaxy-boost-consume_twice = 商品的勝利點改為三倍
race_for_the_galaxy-boost-produce = 另在第二個意外收穫世界放上商品，並抽3張牌

## 目標與條件

race_for_the_galaxy-goal-galactic_standard_of_living = 銀河生活水準
race_for_the_galaxy-goal-system_diversity = 星系多樣性
race_for_the_galaxy-goal-overlord_discoveries = 霸主大發現
race_for_the_galaxy-goal-budget_surplus = 預算盈餘
race_for_the_galaxy-goal-innovation_leader = 創新領袖
race_for_the_galaxy-goal-galactic_status = 銀河地位
race_for_the_galaxy-goal-greatest_military = 最強軍力
race_for_the_galaxy-goal-largest_industry = 最大產業
race_for_the_galaxy-goal-greatest_infrastructure = 最大基礎建設
race_for_the_galaxy-goal-production_leader = 生產龍頭
race_for_the_galaxy-goal-uplift_knowledge = 提升知識
race_for_the_galaxy-goal-galactic_riches = 銀河財富
race_for_the_galaxy-goal-expansion_leader = 擴張領袖
race_for_the_galaxy-goal-peace_war_leader = 和平與戰爭領袖
race_for_the_galaxy-goal-galactic_standing = 銀河名望
race_for_the_galaxy-goal-military_influence = 軍事影響力
race_for_the_galaxy-goal-research_leader = 研究龍頭
race_for_the_galaxy-goal-propaganda_edge = 宣傳優勢
race_for_the_galaxy-goal-galactic_prestige = 銀河聲望
race_for_the_galaxy-goal-prosperity_lead = 繁榮領先

race_for_the_galaxy-aim-galactic_standard_of_living = 有{ $galactic_standard_of_living }點以上的勝利點籌碼
race_for_the_galaxy-aim-system_diversity = 有全部{ $system_diversity }個種類的世界
race_for_the_galaxy-aim-overlord_discoveries = 有{ $overlord_discoveries }張「異星」牌
race_for_the_galaxy-aim-budget_surplus = 回合結束時棄掉{ $budget_surplus }張以上的手牌
race_for_the_galaxy-aim-innovation_leader = 有Ⅰ、Ⅱ、Ⅲ、＄、Ⅳ、Ⅴ全部{ $innovation_leader }種能力
race_for_the_galaxy-aim-galactic_status = 有{ $galactic_status }張勝利點為「？」的發展
race_for_the_galaxy-aim-greatest_military = 總軍力最多，至少{ $greatest_military }
race_for_the_galaxy-aim-largest_industry = 新奇品和稀有元素的世界合計最多，至少{ $largest_industry }個
race_for_the_galaxy-aim-greatest_infrastructure = 發展最多，至少{ $greatest_infrastructure }張
race_for_the_galaxy-aim-production_leader = 生產世界最多，至少{ $production_leader }個
race_for_the_galaxy-aim-uplift_knowledge = 有{ $uplift_knowledge }張「提升」牌
race_for_the_galaxy-aim-galactic_riches = 有{ $galactic_riches }個以上的商品
race_for_the_galaxy-aim-expansion_leader = 牌陣有{ $expansion_leader }張以上的牌
race_for_the_galaxy-aim-peace_war_leader = 總軍力低於0而且有2個世界；或者，使用接管時，有接管的能力和2個軍事世界
race_for_the_galaxy-aim-galactic_standing = 有2點以上的聲望和3點以上的勝利點籌碼
race_for_the_galaxy-aim-military_influence = 有3張「帝國」牌或4個軍事世界
race_for_the_galaxy-aim-research_leader = 有Ⅰ能力的牌最多，至少{ $research_leader }張
race_for_the_galaxy-aim-propaganda_edge = 「叛軍」軍事世界最多，至少{ $propaganda_edge }個
race_for_the_galaxy-aim-galactic_prestige = 聲望最多，至少{ $galactic_prestige }點
race_for_the_galaxy-aim-prosperity_lead = 有Ⅳ能力的牌最多，至少{ $prosperity_lead }張

## 牌的內容（牌的類型、各項能力、計分各一行）

race_for_the_galaxy-text-development = 發展。費用{ $cost }，{ $points }勝利點。
race_for_the_galaxy-text-grey = { $military ->
        [yes] 軍事世界（沒有商品）。防禦{ $cost }，{ $points }勝利點。
       *[no] 世界（沒有商品）。費用{ $cost }，{ $points }勝利點。
    }
race_for_the_galaxy-text-windfall = { $military ->
        [yes] { $goods }意外收穫世界，軍事。防禦{ $cost }，{ $points }勝利點。
       *[no] { $goods }意外收穫世界。費用{ $cost }，{ $points }勝利點。
    }
race_for_the_galaxy-text-production = { $military ->
        [yes] { $goods }生產世界，軍事。防禦{ $cost }，{ $points }勝利點。
       *[no] { $goods }生產世界。費用{ $cost }，{ $points }勝利點。
    }
race_for_the_galaxy-text-counted = ？
race_for_the_galaxy-text-keywords = 關鍵字：{ $keywords }。
race_for_the_galaxy-text-start = { $number }號起始世界。
race_for_the_galaxy-text-small_hand = 以它開始的玩家，起始手牌少一張。
race_for_the_galaxy-text-power = { $numeral }：{ $does }。
race_for_the_galaxy-text-scores = { $number ->
        [1] 遊戲結束時：{ $lines }。
       *[other] 遊戲結束時（每張牌只算一次，算在第一個符合的項目）：{ $lines }。
    }

# 句子、列舉、句中各部分的連接方式
race_for_the_galaxy-text-and = { $first }{ $second }
race_for_the_galaxy-text-list = { $first }、{ $second }
race_for_the_galaxy-text-also = { $first }；{ $second }
race_for_the_galaxy-text-prestige = 聲望符號：放置時得1聲望。
race_for_the_galaxy-text-saves_at_start = 以它開始的玩家，將1張起始手牌放在它下面。
race_for_the_galaxy-text-raises_hand_limit = 手牌上限為{ $limit }張。
race_for_the_galaxy-text-ends_late = 擁有者的牌陣達到{ $end }張才會使遊戲結束。
race_for_the_galaxy-text-salvages = 回合結束時，將其他玩家因手牌太多而棄掉的牌全部加入手牌。
race_for_the_galaxy-text-chooses_last = 其他玩家的行動揭示之後，才選擇自己的行動。

# 能力的內容
race_for_the_galaxy-power-explore_draw = 多抽{ $value }張牌
race_for_the_galaxy-power-explore_keep = 多留{ $value }張牌
race_for_the_galaxy-power-develop_discount = 發展的費用減{ $value }
race_for_the_galaxy-power-develop_draw = { $number ->
        [0] 放置之前抽{ $value }張牌
       *[other] 放置之前抽{ $value }張牌，再棄{ $number }張手牌
    }
race_for_the_galaxy-power-draw_after_develop = 放置發展後抽{ $value }張牌
race_for_the_galaxy-power-draw_after_settle = { $number ->
        [0] 放置世界後抽{ $value }張牌
       *[other] 放置世界後抽{ $value }張牌，再棄{ $number }張手牌
    }
race_for_the_galaxy-power-discount = { $kind ->
        [any] 世界的費用減{ $value }
       *[other] { $goods }世界的費用減{ $value }
    }
race_for_the_galaxy-power-military = { $kind ->
        [any] 軍力{ $amount }
        [rebel] 對「叛軍」軍事世界，軍力{ $amount }
       *[other] 對{ $goods }世界，軍力{ $amount }
    }
race_for_the_galaxy-power-free_ship = 可以棄掉這張牌，讓要支付的世界免費（{ race_for_the_galaxy-kind-alien }世界除外）
race_for_the_galaxy-power-tactic = 可以棄掉這張牌，本階段軍力{ $amount }
race_for_the_galaxy-power-mercenary = 可以棄最多{ $value }張手牌，每張讓本階段軍力+1
race_for_the_galaxy-power-envoy = { $kind ->
        [rebel] 可以支付費用來放置「叛軍」軍事世界，
        [chromo] 可以支付費用來放置「染色體」軍事世界，
        [alien] 可以支付費用來放置{ race_for_the_galaxy-kind-alien }軍事世界，
       *[any] 可以支付費用來放置軍事世界，
    }{ $value ->
        [0] 費用等於防禦
       *[other] 費用是防禦減{ $value }
    }{ $kind ->
        [chromo] {""}
        [alien] {""}
       *[any] （{ race_for_the_galaxy-kind-alien }世界除外）
    }
race_for_the_galaxy-power-second_world = 放置第一個世界後，可以再放置第二個
race_for_the_galaxy-power-price = { $kind ->
        [any] 賣出商品時多抽{ $value }張牌
       *[other] 賣出{ $goods }商品時多抽{ $value }張牌
    }
race_for_the_galaxy-power-own_price = 賣出這個世界的商品時多抽{ $value }張牌
race_for_the_galaxy-power-genes_price_per_chromo = 賣出{ $goods }商品時，你每有一個「染色體」世界就多抽{ $value }張牌
race_for_the_galaxy-power-goods = { $number ->
        [1] { $kind ->
            [any] 消費1個商品，{ $reward }
           *[other] 消費1個{ $goods }商品，{ $reward }
        }
       *[other] { $kind ->
            [any] 消費最多{ $number }個商品，每個{ $reward }
           *[other] 消費最多{ $number }個{ $goods }商品，每個{ $reward }
        }
    }
race_for_the_galaxy-power-set_of_goods = { $kind ->
        [any] 消費剛好{ $number }個商品，共{ $reward }
       *[other] 消費剛好{ $number }個{ $goods }商品，共{ $reward }
    }
race_for_the_galaxy-power-kinds_of_goods = 消費剛好{ $number }個不同種類的商品，共{ $reward }
race_for_the_galaxy-power-all_goods = 消費剩下的全部商品，除第一個外，每個{ $reward }
race_for_the_galaxy-power-own_good = 消費這個世界的商品，{ $reward }
race_for_the_galaxy-power-hand_cards = { $number ->
        [1] 可以棄1張手牌，{ $reward }
       *[other] 可以棄最多{ $number }張手牌，每張{ $reward }
    }
race_for_the_galaxy-power-draw = 抽{ $cards }張牌
race_for_the_galaxy-power-gamble = 說出1到{ $highest }的一個數字，翻開下一張牌，若費用或防禦等於這個數字就加入手牌
race_for_the_galaxy-power-sale = 賣出一個商品，價格加上各項能力
race_for_the_galaxy-power-plain_sale = 以基本價格賣出一個商品，不加任何能力
race_for_the_galaxy-power-own_production = 生產1個{ $own }商品
race_for_the_galaxy-power-paid_production = 可以棄1張手牌，生產1個{ $own }商品
race_for_the_galaxy-power-produce_windfall = { $number ->
        [0] { $kind ->
            [any] 在你的一個意外收穫世界生產商品
           *[other] 在你的一個{ $goods }意外收穫世界生產商品
        }
       *[other] { $kind ->
            [any] 在你的另一個意外收穫世界生產商品
           *[other] 在你的另一個{ $goods }意外收穫世界生產商品
        }
    }
race_for_the_galaxy-power-draw_if = 這個世界若有生產，抽{ $cards }張牌
race_for_the_galaxy-power-per_genes_world = 你每有一個{ race_for_the_galaxy-kind-genes }世界，抽{ $cards }張牌
race_for_the_galaxy-power-per_military_world = 你每有一個軍事世界，抽{ $cards }張牌
race_for_the_galaxy-power-per_novelty = 你每生產一個{ race_for_the_galaxy-kind-novelty }商品，抽{ $cards }張牌
race_for_the_galaxy-power-per_alien = 你每生產一個{ race_for_the_galaxy-kind-alien }商品，抽{ $cards }張牌
race_for_the_galaxy-power-per_kind = 你每生產一種商品，抽{ $cards }張牌
race_for_the_galaxy-power-most_rare = 你生產的{ race_for_the_galaxy-kind-rare }商品若比其他每位玩家都多，抽{ $cards }張牌
race_for_the_galaxy-power-explore_mix = 可以棄手牌代替剛抽的牌
race_for_the_galaxy-power-offerings = 抽牌之前，可以棄1張手牌，得{ $value }聲望
race_for_the_galaxy-power-prestige_development = 放置發展後得{ $value }聲望
race_for_the_galaxy-power-prestige_rebel_development = 放置「叛軍」發展後得{ $value }聲望
race_for_the_galaxy-power-prestige_six = 放置費用6的發展後得{ $value }聲望
race_for_the_galaxy-power-prestige_rebel_world = 放置「叛軍」軍事世界後得{ $value }聲望
race_for_the_galaxy-power-prestige_production_world = 放置生產世界後得{ $value }聲望
race_for_the_galaxy-power-good_on_production = 你放置的生產世界立刻得到1個商品
race_for_the_galaxy-power-military_per_military = 你每有一個軍事世界，軍力{ $amount }
race_for_the_galaxy-power-military_per_chromo = 你每有一個「染色體」世界，軍力{ $amount }
race_for_the_galaxy-power-military_if_imperium = 你若有「帝國」牌，軍力{ $amount }
race_for_the_galaxy-power-envoy_discount = 支付費用放置的軍事世界，費用減{ $value }
race_for_the_galaxy-power-envoy_prestige = 每次支付費用放置軍事世界，得{ $value }聲望
race_for_the_galaxy-power-takeover_defence = 接管：你的世界被攻擊時，你每有一個軍事世界，防禦+{ $value }，「叛軍」的再+{ $value }
race_for_the_galaxy-power-savers = 將支付的牌中的1張放在這個世界下面
race_for_the_galaxy-power-crash = 可以棄掉這張牌，發展的費用減{ $value }
race_for_the_galaxy-power-rare_good = 可以棄掉一個{ race_for_the_galaxy-kind-rare }商品，發展的費用減{ $value }
race_for_the_galaxy-power-bribe = 可以支付1聲望，本階段軍力{ $amount }
race_for_the_galaxy-power-fuel = 可以棄掉一個{ $goods }商品，本階段軍力{ $amount }
race_for_the_galaxy-power-genes_good = 可以棄掉一個{ $goods }商品，要支付的世界費用減{ $value }
race_for_the_galaxy-power-cloak = 可以棄掉這張牌，征服非軍事世界，{ $value ->
        [0] 防禦等於費用
       *[other] 防禦是費用減{ $value }
    }{ $prestige ->
        [0] {""}
       *[other] ，得{ $prestige }聲望；接管時也可以接管其他玩家的非軍事世界
    }
race_for_the_galaxy-power-sneak = 放置世界後，可以棄掉這張牌，再征服一個軍事世界
race_for_the_galaxy-power-upgrade = 可以將你的一個非軍事世界，免費換成手牌中種類相同、費用高0到{ $value }的非軍事世界，得1聲望
race_for_the_galaxy-power-takeover = { $number ->
        [0] 接管：
       *[other] 接管（棄掉這張牌）：
    }{ $kind ->
        [rebels] 其他玩家的「叛軍」軍事世界
        [imperium] 有「帝國」牌的玩家的軍事世界
        [armed] 總軍力1以上的玩家的軍事世界
       *[anyone] 支付1聲望，任何玩家的軍事世界
    }{ $value ->
        [0] {""}
       *[other] ，你每有一個「叛軍」軍事世界，軍力{ $amount }
    }{ $prestige ->
        [0] {""}
       *[other] ；成功時得{ $prestige }聲望
    }
race_for_the_galaxy-power-destruction = 接管：{ $kind ->
        [rebels] 其他玩家的「叛軍」軍事世界
        [imperium] 有「帝國」牌的玩家的軍事世界
        [armed] 總軍力1以上的玩家的軍事世界
       *[anyone] 任何玩家的軍事世界
    }；成功時摧毀那個世界，得{ $prestige }聲望
race_for_the_galaxy-power-veto = 接管：可以支付1聲望，讓一次接管失敗，不論攻擊的是誰
race_for_the_galaxy-power-unsold = 這個世界的商品不能用行動牌「{ race_for_the_galaxy-action-consume_trade }」賣出
race_for_the_galaxy-power-each_kind = 消費每個種類的商品各1個，最多{ $number }個，每個{ $reward }
race_for_the_galaxy-power-set_of_cards = 可以棄剛好{ $number }張手牌，{ $reward }
race_for_the_galaxy-power-prestige_stake = 可以支付1聲望，{ $reward }
race_for_the_galaxy-power-chips = 得{ $points }勝利點
race_for_the_galaxy-power-ante = 可以押上一張費用或防禦為1到{ $highest }的手牌，翻開那麼多張牌；若有牌的數字更大，就將翻開的其中一張加入手牌，押的牌也留著，否則失去押的牌
race_for_the_galaxy-power-paid_windfall = { $kind ->
        [any] 可以棄1張手牌，在你的一個意外收穫世界生產商品
       *[other] 可以棄1張手牌，在你的一個{ $goods }意外收穫世界生產商品
    }
race_for_the_galaxy-power-prestige_if = 這個世界若有生產，得{ $prestige }聲望
race_for_the_galaxy-power-per_rebel_world = 你每有一個「叛軍」世界（不限軍事），抽{ $cards }張牌
race_for_the_galaxy-power-per_chromo_world = 你每有一個「染色體」世界，抽{ $cards }張牌
race_for_the_galaxy-power-most_chromo = 你的「染色體」世界若比其他每位玩家都多，得{ $prestige }聲望
race_for_the_galaxy-power-take_saved = 將這個世界下面的牌全部加入手牌
race_for_the_galaxy-power-most_goods = 你生產的商品若比其他每位玩家都多，抽{ $cards }張牌

race_for_the_galaxy-reward-cards = 抽{ $cards }張牌
race_for_the_galaxy-reward-points = 得{ $points }勝利點
race_for_the_galaxy-reward-cards_points = 抽{ $cards }張牌並得{ $points }勝利點
race_for_the_galaxy-reward-prestige = 得{ $prestige }聲望
race_for_the_galaxy-reward-points_prestige = 得{ $points }勝利點和{ $prestige }聲望
race_for_the_galaxy-reward-cards_points_prestige = 抽{ $cards }張牌並得{ $points }勝利點和{ $prestige }聲望

# 費用6的發展計算的項目
race_for_the_galaxy-line-production_of = 每個{ $goods }生產世界{ $points }勝利點
race_for_the_galaxy-line-windfall_of = 每個{ $goods }意外收穫世界{ $points }勝利點
race_for_the_galaxy-line-named = 有{ $card }則{ $points }勝利點
race_for_the_galaxy-line-keyword = 每張「{ $keyword }」牌{ $points }勝利點
race_for_the_galaxy-line-a_development = 每張發展{ $points }勝利點
race_for_the_galaxy-line-a_six = 每張費用6的發展{ $points }勝利點
race_for_the_galaxy-line-a_world = 每個世界{ $points }勝利點
race_for_the_galaxy-line-a_military_world = 每個軍事世界{ $points }勝利點
race_for_the_galaxy-line-a_rebel_military_world = 每個「叛軍」軍事世界{ $points }勝利點
race_for_the_galaxy-line-development_with_power = 每張有{ $numeral }能力的發展{ $points }勝利點
race_for_the_galaxy-line-world_with_power = 每個有{ $numeral }能力的世界{ $points }勝利點
race_for_the_galaxy-line-total_military = 每點總軍力{ $points }勝利點
race_for_the_galaxy-line-per_three_chips = 每3點勝利點籌碼{ $points }勝利點
race_for_the_galaxy-line-negative_military = 總軍力為負數時每點{ $points }勝利點，為正數時每點扣同樣的勝利點
race_for_the_galaxy-line-per_prestige = 每點聲望{ $points }勝利點
race_for_the_galaxy-line-per_kind_of_worlds = 世界有1、2、3或4個種類時，{ $points-1 }、{ $points-2 }、{ $points-3 }或{ $points-4 }勝利點

## 牌的單行顯示（費用或防禦／勝利點，能力）

race_for_the_galaxy-short-type-development = 發展 { $cost }／{ $points }
race_for_the_galaxy-short-type-grey = { $military ->
        [yes] 軍事 { $cost }／{ $points }
       *[no] 世界 { $cost }／{ $points }
    }
race_for_the_galaxy-short-type-windfall = { $military ->
        [yes] 軍事·{ $goods }意外 { $cost }／{ $points }
       *[no] { $goods }意外 { $cost }／{ $points }
    }
race_for_the_galaxy-short-type-production = { $military ->
        [yes] 軍事·{ $goods }生產 { $cost }／{ $points }
       *[no] { $goods }生產 { $cost }／{ $points }
    }
race_for_the_galaxy-short-kind-novelty = 新奇品
race_for_the_galaxy-short-kind-rare = 稀有
race_for_the_galaxy-short-kind-genes = 基因
race_for_the_galaxy-short-kind-alien = 異星
race_for_the_galaxy-short-kind-wild = 任意
race_for_the_galaxy-short-and = { $first }｜{ $second }
race_for_the_galaxy-short-power = { $numeral }{ $does }
race_for_the_galaxy-short-explore_draw = 抽+{ $value }
race_for_the_galaxy-short-explore_keep = 留+{ $value }
race_for_the_galaxy-short-develop_discount = 費用-{ $value }
race_for_the_galaxy-short-develop_draw = { $number ->
        [0] 抽{ $value }
       *[other] 抽{ $value }棄{ $number }
    }
race_for_the_galaxy-short-draw_after_develop = 之後抽{ $value }
race_for_the_galaxy-short-draw_after_settle = { $number ->
        [0] 之後抽{ $value }
       *[other] 之後抽{ $value }棄{ $number }
    }
race_for_the_galaxy-short-discount = { $kind ->
        [any] 費用-{ $value }
       *[other] { $goods }-{ $value }
    }
race_for_the_galaxy-short-military = { $kind ->
        [any] 軍{ $amount }
        [rebel] 對叛軍{ $amount }
       *[other] 對{ $goods }{ $amount }
    }
race_for_the_galaxy-short-free_ship = 棄掉免費
race_for_the_galaxy-short-tactic = 棄掉軍{ $amount }
race_for_the_galaxy-short-mercenary = 手牌×{ $value }各軍+1
race_for_the_galaxy-short-envoy = { $kind ->
        [rebel] 支付叛軍軍事
        [chromo] 支付染色體軍事
        [alien] 支付{ race_for_the_galaxy-short-kind-alien }軍事
       *[any] 支付軍事
    }{ $value ->
        [0] {""}
       *[other] -{ $value }
    }
race_for_the_galaxy-short-second_world = 第二個世界
race_for_the_galaxy-short-price = { $kind ->
        [any] +{ $value }
       *[other] { $goods }+{ $value }
    }
race_for_the_galaxy-short-own_price = 本地+{ $value }
race_for_the_galaxy-short-genes_price_per_chromo = { $goods }+{ $value }／染色體
race_for_the_galaxy-short-goods = { $number ->
        [1] { $kind ->
            [any] 商品→{ $reward }
           *[other] { $goods }→{ $reward }
        }
       *[other] { $kind ->
            [any] 商品×{ $number }→各{ $reward }
           *[other] { $goods }×{ $number }→各{ $reward }
        }
    }
race_for_the_galaxy-short-set_of_goods = { $kind ->
        [any] { $number }商品→{ $reward }
       *[other] { $number }{ $goods }→{ $reward }
    }
race_for_the_galaxy-short-kinds_of_goods = { $number }種→{ $reward }
race_for_the_galaxy-short-all_goods = 全部→第二個起{ $reward }
race_for_the_galaxy-short-own_good = 本地→{ $reward }
race_for_the_galaxy-short-hand_cards = 手牌×{ $number }→各{ $reward }
race_for_the_galaxy-short-draw = 抽{ $cards }
race_for_the_galaxy-short-gamble = 賭博
race_for_the_galaxy-short-sale = 賣出
race_for_the_galaxy-short-plain_sale = 基本價賣出
race_for_the_galaxy-short-paid_production = 手牌→本地
race_for_the_galaxy-short-produce_windfall = { $number ->
        [0] { $kind ->
            [any] 意外收穫
           *[other] { $goods }意外
        }
       *[other] { $kind ->
            [any] 另一意外收穫
           *[other] 另一{ $goods }意外
        }
    }
race_for_the_galaxy-short-draw_if = 本地則抽{ $cards }
race_for_the_galaxy-short-per_genes_world = 每{ race_for_the_galaxy-short-kind-genes }世界抽{ $cards }
race_for_the_galaxy-short-per_military_world = 每軍事世界抽{ $cards }
race_for_the_galaxy-short-per_novelty = 每{ race_for_the_galaxy-short-kind-novelty }抽{ $cards }
race_for_the_galaxy-short-per_alien = 每{ race_for_the_galaxy-short-kind-alien }抽{ $cards }
race_for_the_galaxy-short-per_kind = 每種抽{ $cards }
race_for_the_galaxy-short-most_rare = { race_for_the_galaxy-short-kind-rare }產量第一→抽{ $cards }
race_for_the_galaxy-short-prestige = { $card } 聲望
race_for_the_galaxy-short-small_hand = 開始少1張
race_for_the_galaxy-short-saves_at_start = 開始存1張
race_for_the_galaxy-short-raises_hand_limit = 手牌上限{ $limit }
race_for_the_galaxy-short-ends_late = { $end }張才結束
race_for_the_galaxy-short-salvages = 回收棄牌
race_for_the_galaxy-short-chooses_last = 最後選擇
race_for_the_galaxy-short-explore_mix = 可棄手牌
race_for_the_galaxy-short-offerings = 手牌→聲望{ $value }
race_for_the_galaxy-short-prestige_development = 聲望{ $value }
race_for_the_galaxy-short-prestige_rebel_development = 叛軍則聲望{ $value }
race_for_the_galaxy-short-prestige_six = 費用6則聲望{ $value }
race_for_the_galaxy-short-prestige_rebel_world = 叛軍軍事則聲望{ $value }
race_for_the_galaxy-short-prestige_production_world = 生產世界則聲望{ $value }
race_for_the_galaxy-short-good_on_production = 生產世界有商品
race_for_the_galaxy-short-military_per_military = 軍{ $amount }／軍事
race_for_the_galaxy-short-military_per_chromo = 軍{ $amount }／染色體
race_for_the_galaxy-short-military_if_imperium = 有帝國則軍{ $amount }
race_for_the_galaxy-short-envoy_discount = 支付軍事-{ $value }
race_for_the_galaxy-short-envoy_prestige = 支付軍事則聲望{ $value }
race_for_the_galaxy-short-takeover_defence = 抗接管+{ $value }／軍事
race_for_the_galaxy-short-savers = 存1張
race_for_the_galaxy-short-crash = 棄掉費用-{ $value }
race_for_the_galaxy-short-rare_good = { race_for_the_galaxy-short-kind-rare }→費用-{ $value }
race_for_the_galaxy-short-bribe = 聲望1→軍{ $amount }
race_for_the_galaxy-short-fuel = { $goods }→軍{ $amount }
race_for_the_galaxy-short-genes_good = { $goods }→費用-{ $value }
race_for_the_galaxy-short-cloak = 棄掉征服非軍事{ $value ->
        [0] {""}
       *[other] -{ $value }
    }{ $prestige ->
        [0] {""}
       *[other] 、聲望{ $prestige }
    }
race_for_the_galaxy-short-sneak = 棄掉再征服1個
race_for_the_galaxy-short-upgrade = 換世界+{ $value }
race_for_the_galaxy-short-takeover = { $number ->
        [0] 接管
       *[other] 棄掉接管
    }{ $kind ->
        [rebels] 叛軍
        [imperium] 帝國
        [armed] 有軍力者
       *[anyone] 任何人
    }{ $value ->
        [0] {""}
       *[other] （軍{ $amount }）
    }{ $prestige ->
        [0] {""}
       *[other] 、聲望{ $prestige }
    }
race_for_the_galaxy-short-destruction = 摧毀{ $kind ->
        [rebels] 叛軍
        [imperium] 帝國
        [armed] 有軍力者
       *[anyone] 任何人
    }、聲望{ $prestige }
race_for_the_galaxy-short-veto = 聲望1→阻止接管
race_for_the_galaxy-short-unsold = 不能貿易
race_for_the_galaxy-short-each_kind = 各種類最多{ $number }→各{ $reward }
race_for_the_galaxy-short-set_of_cards = { $number }手牌→{ $reward }
race_for_the_galaxy-short-prestige_stake = 聲望1→{ $reward }
race_for_the_galaxy-short-chips = +{ $points }點
race_for_the_galaxy-short-ante = 押牌
race_for_the_galaxy-short-paid_windfall = { $kind ->
        [any] 手牌→意外收穫
       *[other] 手牌→{ $goods }意外
    }
race_for_the_galaxy-short-prestige_if = 本地則聲望{ $prestige }
race_for_the_galaxy-short-per_rebel_world = 每叛軍世界抽{ $cards }
race_for_the_galaxy-short-per_chromo_world = 每染色體抽{ $cards }
race_for_the_galaxy-short-most_chromo = 染色體第一→聲望{ $prestige }
race_for_the_galaxy-short-take_saved = 取回存牌
race_for_the_galaxy-short-most_goods = 商品產量第一→抽{ $cards }
race_for_the_galaxy-short-reward-cards = { $cards }牌
race_for_the_galaxy-short-reward-points = { $points }點
race_for_the_galaxy-short-reward-cards_points = { $cards }牌+{ $points }點
race_for_the_galaxy-short-reward-prestige = 聲望{ $prestige }
race_for_the_galaxy-short-reward-points_prestige = { $points }點+聲望{ $prestige }
race_for_the_galaxy-short-reward-cards_points_prestige = { $cards }牌+{ $points }點+聲望{ $prestige }
