race_for_the_galaxy-name = 銀河競逐

## 遊戲選項

race_for_the_galaxy-option-set = 使用的牌：base為基本版（最多4人），gathering_storm另加擴充「風暴將至」（有目標，最多5人），rebel_vs_imperium再加擴充「叛軍對帝國」（選擇起始世界、接管，最多6人），brink_of_war再加擴充「戰爭邊緣」（聲望與搜尋）
race_for_the_galaxy-option-two_actions = 兩人遊戲，每位玩家每回合選擇兩個行動
race_for_the_galaxy-option-goals = 使用目標（只在加入擴充「風暴將至」以後的牌時有效）
race_for_the_galaxy-option-cap = 最遲在多少回合後結束遊戲並計分
race_for_the_galaxy-option-engine_quirks = 用來與另一個程式比較：和那個程式一樣，可以白白棄牌、在相同的時機檢查目標、單獨打出第二張發展或殖民行動牌
race_for_the_galaxy-option-takeovers = 可以接管其他玩家的世界（只在加入擴充「叛軍對帝國」以後的牌時有效）
race_for_the_galaxy-option-leader_card = 單獨的聲望領先者在回合開始時抽牌的條件（只在加入擴充「戰爭邊緣」時有效）：tile為聲望領先者板塊上有聲望時才抽，always為每次都抽

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
race_for_the_galaxy-bonus-search = 只參加別人選擇的階段，但在那之前先翻牌，直到翻出想要的牌；聲望／搜尋卡就此用掉

race_for_the_galaxy-category-army = 軍力+1或+2的發展
race_for_the_galaxy-category-military_windfall = 防禦1或2的軍事意外收穫世界
race_for_the_galaxy-category-peaceful_windfall = 費用1或2的非軍事意外收穫世界
race_for_the_galaxy-category-chromo_world = 「染色體」世界
race_for_the_galaxy-category-alien_world = 異星科技世界
race_for_the_galaxy-category-consumer = 能消費2個以上商品的牌
race_for_the_galaxy-category-stronghold = 防禦5以上的軍事世界
race_for_the_galaxy-category-six = 勝利點為「？」的費用6發展
race_for_the_galaxy-category-aggression = 有接管能力或抵抗接管能力的牌

race_for_the_galaxy-boost-explore_five = 再多抽6張牌，多留1張牌，也可以改棄手牌
race_for_the_galaxy-boost-explore_one = 再多抽6張牌，多留1張牌，也可以改棄手牌
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
race_for_the_galaxy-text-large_hand = 手牌上限為{ $limit }張。
race_for_the_galaxy-text-late_end = 擁有者的牌陣達到{ $end }張才會使遊戲結束。
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
race_for_the_galaxy-short-most_rare = { race_for_the_galaxy-short-kind-rare }最多抽{ $cards }
race_for_the_galaxy-short-prestige = { $card } 聲望
race_for_the_galaxy-short-small_hand = 開始少1張
race_for_the_galaxy-short-saves_at_start = 開始存1張
race_for_the_galaxy-short-large_hand = 手牌上限{ $limit }
race_for_the_galaxy-short-late_end = { $end }張才結束
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
race_for_the_galaxy-short-most_chromo = 染色體最多聲望{ $prestige }
race_for_the_galaxy-short-take_saved = 取回存牌
race_for_the_galaxy-short-most_goods = 商品最多抽{ $cards }
race_for_the_galaxy-short-reward-cards = { $cards }牌
race_for_the_galaxy-short-reward-points = { $points }點
race_for_the_galaxy-short-reward-cards_points = { $cards }牌+{ $points }點
race_for_the_galaxy-short-reward-prestige = 聲望{ $prestige }
race_for_the_galaxy-short-reward-points_prestige = { $points }點+聲望{ $prestige }
race_for_the_galaxy-short-reward-cards_points_prestige = { $cards }牌+{ $points }點+聲望{ $prestige }
## 提問（給作答的人）

race_for_the_galaxy-ask-discard_at_start = { $picked ->
        [0] 從起始手牌棄{ $left }張。要棄哪些？
       *[other] 從起始手牌再棄{ $left }張。
    }
race_for_the_galaxy-ask-choose_action = 這個回合要選擇什麼？
race_for_the_galaxy-ask-keep_drawn = { $picked ->
        [0] 探索：從抽到的牌中留{ $left }張。要留哪些？
       *[other] 探索：再留{ $left }張。
    }
race_for_the_galaxy-ask-place_development = 發展：要放置哪張發展？
race_for_the_galaxy-ask-pay_development = { $picked ->
        [0] 為發展支付{ $left }張手牌。要用哪些？
       *[other] 為發展再支付{ $left }張。
    }
race_for_the_galaxy-ask-place_world = 殖民：要放置哪個世界？
race_for_the_galaxy-ask-how_to_settle = 要怎樣殖民這個世界？
race_for_the_galaxy-ask-pay_world = { $picked ->
        [0] 為世界支付{ $left }張手牌。要用哪些？
       *[other] 為世界再支付{ $left }張。
    }
race_for_the_galaxy-ask-arm = { $picked ->
        [0] 可以棄最多{ $left }張手牌，每張軍力+1。要棄哪些？
       *[other] 還要再棄牌增加軍力嗎？（最多再棄{ $left }張）
    }
race_for_the_galaxy-ask-place_second = { race_for_the_galaxy-card-improved_logistics }：要放置第二個世界嗎？
race_for_the_galaxy-ask-sell_which = { $sale ->
        [plain] 要以基本價格賣出哪個商品？
       *[other] 要賣出哪個商品？
    }
race_for_the_galaxy-ask-use_power = 消費：接下來要使用哪項能力？
race_for_the_galaxy-ask-discard_for_chips = { $gives ->
        [cards] { $picked ->
            [0] { $card }：要棄手牌，抽同樣張數的牌嗎？（最多{ $left }張）
           *[other] { $card }：還要再棄牌嗎？（最多再棄{ $left }張）
        }
       *[points] { $picked ->
            [0] { $card }：要棄手牌換勝利點嗎？（最多{ $left }張，每張1點）
           *[other] { $card }：還要再棄牌嗎？（最多再棄{ $left }張）
        }
    }
race_for_the_galaxy-ask-consume_good = { $picked ->
        [0] { $card }：要消費哪個商品？（{ $left }個）
       *[other] { $card }：接下來要消費哪個商品？（還要{ $left }個）
    }
race_for_the_galaxy-ask-name_number = { race_for_the_galaxy-card-gambling_world }：要說出1到{ $highest }的哪個數字？
race_for_the_galaxy-ask-which_windfall = { $kind ->
        [any] 生產：要在哪個意外收穫世界放上商品？
       *[other] 生產：要在哪個{ $goods }意外收穫世界放上商品？
    }
race_for_the_galaxy-ask-use_next = 生產：接下來要使用哪項能力？
race_for_the_galaxy-ask-pay_to_produce = { $card }：要棄一張手牌來生產商品嗎？
race_for_the_galaxy-ask-discard_to_limit = { $picked ->
        [0] 手牌太多，必須棄{ $left }張。要棄哪些？
       *[other] 手牌太多，還要再棄{ $left }張。
    }
race_for_the_galaxy-ask-choose_start = 要以哪個起始世界開始？
race_for_the_galaxy-ask-save_at_start = { race_for_the_galaxy-card-galactic_scavengers }：要將哪張手牌放在它下面？
race_for_the_galaxy-ask-name_category = 搜尋：要找什麼？
race_for_the_galaxy-ask-take_found = { $declined ->
        [yes] 搜尋：又找到了（{ $category }）。要拿這張嗎？
       *[no] 搜尋：找到了（{ $category }）。要拿這張，還是拿下一張？
    }
race_for_the_galaxy-ask-discard_for_prestige = { $card }：要棄一張手牌，得1聲望嗎？
race_for_the_galaxy-ask-discard_mixed = { $picked ->
        [0] 探索：從抽到的牌和手牌中棄{ $left }張。要棄哪些？
       *[other] 探索：再棄{ $left }張。
    }
race_for_the_galaxy-ask-discard_before_develop = { $picked ->
        [0] 發展：抽牌後要棄{ $left }張手牌。要棄哪些？
       *[other] 發展：再棄{ $left }張。
    }
race_for_the_galaxy-ask-how_to_develop = 要怎樣支付發展的費用？
race_for_the_galaxy-ask-spend_good = 要棄掉哪個{ $goods }商品？
race_for_the_galaxy-ask-save_paid = { race_for_the_galaxy-card-galactic_scavengers }：要將支付的哪張牌放在它下面？
race_for_the_galaxy-ask-discard_after_settle = { $picked ->
        [0] 殖民：抽牌後要棄{ $left }張手牌。要棄哪些？
       *[other] 殖民：再棄{ $left }張。
    }
race_for_the_galaxy-ask-use_to_settle = 殖民：要用哪項能力再放置世界？
race_for_the_galaxy-ask-place_by_sneak = { race_for_the_galaxy-card-rebel_sneak_attack }：要棄掉它，再征服一個世界嗎？
race_for_the_galaxy-ask-replace_world = { race_for_the_galaxy-card-terraforming_engineers }：要將你的一個世界換成更好的嗎？
race_for_the_galaxy-ask-place_better = 要用哪個世界換下{ $card }？
race_for_the_galaxy-ask-declare_takeover = 殖民：要宣告接管其他玩家的世界嗎？
race_for_the_galaxy-ask-takeover_by = 要用哪項能力接管{ $card }？
race_for_the_galaxy-ask-reinforce_attack = 你的接管：要使用能力增加軍力嗎？
race_for_the_galaxy-ask-prevent_takeover = { race_for_the_galaxy-card-pan_galactic_security_council }：要支付1聲望阻止一次接管嗎？
race_for_the_galaxy-ask-defend = 你的世界即將被接管。要使用能力增加軍力嗎？
race_for_the_galaxy-ask-sell_as_kind = { $sale ->
        [plain] 你以基本價格賣出{ race_for_the_galaxy-card-alien_oort_cloud_refinery }的商品。它是哪個種類？
       *[other] 你賣出{ race_for_the_galaxy-card-alien_oort_cloud_refinery }的商品。它是哪個種類？
    }
race_for_the_galaxy-ask-discard_set = { $picked ->
        [0] { $card }：要棄{ $left }張手牌，得1聲望嗎？
       *[other] { $card }：再棄{ $left }張。
    }
race_for_the_galaxy-ask-cash_in = { $picked ->
        [0] 聲望獎勵：要棄手牌換勝利點嗎？（最多{ $left }張，每張1點）
       *[other] 聲望獎勵：還要再棄牌嗎？（最多再棄{ $left }張）
    }
race_for_the_galaxy-ask-ante = { race_for_the_galaxy-card-new_gambling_world }：要押上哪張手牌？
race_for_the_galaxy-ask-keep_prize = 你贏了！要將翻開的哪張牌加入手牌？
race_for_the_galaxy-ask-produce_as_kind = { race_for_the_galaxy-card-alien_oort_cloud_refinery }生產了商品。它是哪個種類？

## 提問（給等待的人）

race_for_the_galaxy-wait-discard_at_start = 等待{ $player }從起始手牌棄{ $left }張。
race_for_the_galaxy-wait-choose_action = 等待{ $player }選擇這個回合的行動。
race_for_the_galaxy-wait-keep_drawn = 等待{ $player }選擇要留的{ $left }張牌。
race_for_the_galaxy-wait-place_development = 等待{ $player }選擇要放置的發展。
race_for_the_galaxy-wait-pay_development = 等待{ $player }為發展支付{ $left }張手牌。
race_for_the_galaxy-wait-place_world = 等待{ $player }選擇要放置的世界。
race_for_the_galaxy-wait-how_to_settle = 等待{ $player }選擇殖民的方式。
race_for_the_galaxy-wait-pay_world = 等待{ $player }為世界支付{ $left }張手牌。
race_for_the_galaxy-wait-arm = 等待{ $player }選擇要棄掉以增加軍力的牌（最多{ $left }張）。
race_for_the_galaxy-wait-place_second = 等待{ $player }選擇第二個世界。
race_for_the_galaxy-wait-sell_which = { $sale ->
        [plain] 等待{ $player }選擇要以基本價格賣出的商品。
       *[other] 等待{ $player }選擇要賣出的商品。
    }
race_for_the_galaxy-wait-use_power = 等待{ $player }使用消費能力。
race_for_the_galaxy-wait-discard_for_chips = { $gives ->
        [cards] 等待{ $player }決定是否棄手牌來抽牌（{ $card }，最多{ $left }張）。
       *[points] 等待{ $player }決定是否棄手牌換勝利點（{ $card }，最多{ $left }張）。
    }
race_for_the_galaxy-wait-consume_good = 等待{ $player }選擇要消費的商品（{ $card }）。
race_for_the_galaxy-wait-name_number = 等待{ $player }說出一個數字（{ race_for_the_galaxy-card-gambling_world }）。
race_for_the_galaxy-wait-which_windfall = { $kind ->
        [any] 等待{ $player }選擇要放上商品的意外收穫世界。
       *[other] 等待{ $player }選擇要放上商品的{ $goods }意外收穫世界。
    }
race_for_the_galaxy-wait-use_next = 等待{ $player }使用生產能力。
race_for_the_galaxy-wait-pay_to_produce = 等待{ $player }決定是否棄手牌來生產商品（{ $card }）。
race_for_the_galaxy-wait-discard_to_limit = 等待{ $player }從過多的手牌中棄{ $left }張。
race_for_the_galaxy-wait-choose_start = 等待{ $player }選擇起始世界。
race_for_the_galaxy-wait-save_at_start = 等待{ $player }選擇要放在{ race_for_the_galaxy-card-galactic_scavengers }下面的牌。
race_for_the_galaxy-wait-name_category = 等待{ $player }選擇要搜尋什麼。
race_for_the_galaxy-wait-take_found = { $declined ->
        [yes] 等待{ $player }決定是否拿又找到的牌（{ $category }）。
       *[no] 等待{ $player }決定是否拿找到的牌（{ $category }）。
    }
race_for_the_galaxy-wait-discard_for_prestige = 等待{ $player }決定是否棄手牌換聲望（{ $card }）。
race_for_the_galaxy-wait-discard_mixed = 等待{ $player }在探索時棄{ $left }張牌。
race_for_the_galaxy-wait-discard_before_develop = 等待{ $player }在發展之前棄{ $left }張牌。
race_for_the_galaxy-wait-how_to_develop = 等待{ $player }選擇支付發展費用的方式。
race_for_the_galaxy-wait-spend_good = 等待{ $player }選擇要棄掉的{ $goods }商品。
race_for_the_galaxy-wait-save_paid = 等待{ $player }從支付的牌中選擇要放在{ race_for_the_galaxy-card-galactic_scavengers }下面的牌。
race_for_the_galaxy-wait-discard_after_settle = 等待{ $player }在殖民之後棄{ $left }張牌。
race_for_the_galaxy-wait-use_to_settle = 等待{ $player }決定是否使用能力再放置世界。
race_for_the_galaxy-wait-place_by_sneak = 等待{ $player }決定是否再征服一個世界（{ race_for_the_galaxy-card-rebel_sneak_attack }）。
race_for_the_galaxy-wait-replace_world = 等待{ $player }決定是否換掉世界（{ race_for_the_galaxy-card-terraforming_engineers }）。
race_for_the_galaxy-wait-declare_takeover = 等待{ $player }決定是否宣告接管。
race_for_the_galaxy-wait-takeover_by = 等待{ $player }選擇接管{ $card }的能力。
race_for_the_galaxy-wait-reinforce_attack = 等待{ $player }決定是否為接管增加軍力。
race_for_the_galaxy-wait-prevent_takeover = 等待{ $player }決定是否阻止接管。
race_for_the_galaxy-wait-defend = 等待{ $player }決定是否增加軍力抵抗接管。
race_for_the_galaxy-wait-sell_as_kind = { $sale ->
        [plain] 等待{ $player }決定以基本價格賣出的商品是哪個種類。
       *[other] 等待{ $player }決定賣出的商品是哪個種類。
    }
race_for_the_galaxy-wait-discard_set = 等待{ $player }決定是否棄{ $left }張手牌換聲望（{ $card }）。
race_for_the_galaxy-wait-cash_in = 等待{ $player }決定是否棄手牌換勝利點（聲望獎勵，最多{ $left }張）。
race_for_the_galaxy-wait-ante = 等待{ $player }決定是否押牌（{ race_for_the_galaxy-card-new_gambling_world }）。
race_for_the_galaxy-wait-keep_prize = 等待{ $player }選擇贏得的牌。
race_for_the_galaxy-wait-produce_as_kind = 等待{ $player }決定生產的商品是哪個種類。

## 選擇（$sight表示是否看得到牌桌，看得到時數字為實際數字）

race_for_the_galaxy-do-none-place_development = 不放置
race_for_the_galaxy-do-none-place_world = 不放置
race_for_the_galaxy-do-none-place_second = 不放置第二個世界
race_for_the_galaxy-do-none-use_power = 不再使用能力
race_for_the_galaxy-do-none-use_to_settle = 都不使用
race_for_the_galaxy-do-none-place_by_sneak = 不再征服
race_for_the_galaxy-do-none-replace_world = 不換
race_for_the_galaxy-do-none-declare_takeover = 不接管
race_for_the_galaxy-do-none-prevent_takeover = 不阻止
race_for_the_galaxy-do-done-arm = 不再棄牌
race_for_the_galaxy-do-done-discard_for_chips = { $picked ->
        [0] 不棄牌
       *[other] 不再棄牌
    }
race_for_the_galaxy-do-done-pay_to_produce = 不棄牌
race_for_the_galaxy-do-done-discard_for_prestige = 不棄牌
race_for_the_galaxy-do-done-discard_set = 不棄牌
race_for_the_galaxy-do-done-cash_in = { $picked ->
        [0] 不棄牌
       *[other] 不再棄牌
    }
race_for_the_galaxy-do-done-consume_good = { $picked ->
        [0] 不消費
       *[other] 不再消費
    }
race_for_the_galaxy-do-done-ante = 不押牌
race_for_the_galaxy-do-done-reinforce_attack = 不再使用能力
race_for_the_galaxy-do-done-defend = 不再使用能力
race_for_the_galaxy-do-choose = { $first }（{ $bonus }）
race_for_the_galaxy-do-choose_two = { $first }和{ $second }
race_for_the_galaxy-do-choose_two-same = { $first }兩次
race_for_the_galaxy-do-name = { $number }
race_for_the_galaxy-do-keep = 留下{ $card }（{ $brief }）
race_for_the_galaxy-do-discard = 棄掉{ $card }（{ $brief }）
race_for_the_galaxy-do-place-development = { $sight ->
        [no] 放置{ $card }（費用{ $cost }）
       *[yes] { $price ->
            [0] 免費放置{ $card }
           *[other] 支付{ $price }張手牌放置{ $card }
        }{ $least ->
            [none] {""}
           *[other] （棄掉牌或商品則為{ $least }張）
        }
    }
race_for_the_galaxy-do-place-world = { $sight ->
        [no] { $military ->
            [yes] 放置{ $card }（防禦{ $cost }）
           *[no] 放置{ $card }（費用{ $cost }）
        }
       *[yes] { $military ->
            [yes] 放置{ $card }（防禦{ $cost }，你的軍力{ $strength }）
           *[no] { $price ->
                [0] 免費放置{ $card }
               *[other] 支付{ $price }張手牌放置{ $card }
            }{ $least ->
                [none] {""}
               *[other] （棄掉商品則為{ $least }張）
            }{ $defence ->
                [none] {""}
               *[other] （或征服：防禦{ $defence }，你的軍力{ $strength }）
            }
        }
    }
race_for_the_galaxy-do-pay = 用{ $card }支付（{ $brief }）
race_for_the_galaxy-do-pay_cost = { $sight ->
        [no] 支付費用
       *[yes] { $price ->
            [0] 免費放置{ $world }
           *[other] 為{ $world }支付{ $price }張手牌
        }
    }
race_for_the_galaxy-do-conquer = { $sight ->
        [no] 征服這個世界
       *[yes] 征服{ $world }（軍力{ $strength }，防禦{ $defence }）
    }
race_for_the_galaxy-do-pay_by = { $sight ->
        [no] 使用{ $card }支付費用
       *[yes] { $price ->
            [0] 使用{ $card }免費放置{ $world }
           *[other] 使用{ $card }為{ $world }支付{ $price }張手牌
        }
    }
race_for_the_galaxy-do-place_free = { $sight ->
        [no] 棄掉{ $card }，這個世界免費
       *[yes] 棄掉{ $card }，免費放置{ $world }
    }
race_for_the_galaxy-do-arm = 棄掉{ $card }，軍力+1（{ $brief }）
race_for_the_galaxy-do-use = 使用{ $card }：{ $does }
race_for_the_galaxy-do-use-in_vain = 白白棄掉{ $card }
race_for_the_galaxy-do-gamble = { $sight ->
        [no] 使用{ race_for_the_galaxy-card-gambling_world }賭博
       *[yes] { $old ->
            [yes] 使用{ race_for_the_galaxy-card-gambling_world }：說出數字並翻開一張牌
           *[no] 使用{ race_for_the_galaxy-card-new_gambling_world }：押上手牌並翻牌
        }
    }
race_for_the_galaxy-do-sell = { $sight ->
        [no] 賣出{ $card }的商品（{ $goods }）
       *[yes] { $wild ->
            [yes] 賣出{ $card }的商品（{ $goods }），最多抽{ $price }張牌
           *[no] 賣出{ $card }的商品（{ $goods }），抽{ $price }張牌
        }
    }
race_for_the_galaxy-do-consume = 消費{ $card }的商品（{ $goods }）
race_for_the_galaxy-do-produce = 在{ $card }生產商品（{ $goods }）
race_for_the_galaxy-do-boost = { $first }加聲望／搜尋卡（1聲望；{ $bonus }；{ $boost }）
race_for_the_galaxy-do-boost_first = { $first }加聲望／搜尋卡（{ $boost }），以及{ $second }
race_for_the_galaxy-do-boost_second = { $first }，以及{ $second }加聲望／搜尋卡（{ $boost }）
race_for_the_galaxy-do-boost_first-same = { $first }兩次，第一次加聲望／搜尋卡（{ $boost }）
race_for_the_galaxy-do-boost_second-same = { $first }兩次，第二次加聲望／搜尋卡（{ $boost }）
race_for_the_galaxy-do-take = { $sight ->
        [no] 拿這張牌
       *[yes] 拿{ $card }（{ $brief }）
    }
race_for_the_galaxy-do-decline = { $sight ->
        [no] 繼續搜尋
       *[yes] 放棄{ $card }，繼續搜尋
    }
race_for_the_galaxy-do-cash_in = 聲望獎勵：棄最多2張手牌，每張得1勝利點
race_for_the_galaxy-do-prevent = { $sight ->
        [no] 阻止第{ $number }次接管
       *[yes] 阻止第{ $number }次接管：{ $attacker }攻擊{ $owner }的{ $world }
    }
race_for_the_galaxy-do-as_kind = { $sight ->
        [no] { $what }
       *[yes] { $what }：抽{ $price }張牌
    }
race_for_the_galaxy-do-look_for = 尋找{ $what }
race_for_the_galaxy-do-keep-start = 以{ $card }開始（{ $brief }）
race_for_the_galaxy-do-place-better = 用{ $card }換下{ $old }（{ $brief }）
race_for_the_galaxy-do-place-by_sneak = { $sight ->
        [no] 征服{ $card }（{ $brief }）
       *[yes] 征服{ $card }（防禦{ $defence }，你的軍力{ $strength }）
    }
race_for_the_galaxy-do-conquer_by = { $sight ->
        [no] 棄掉{ $card }來征服這個世界
       *[yes] 棄掉{ $card }來征服{ $world }（軍力{ $strength }，防禦{ $defence }）
    }
race_for_the_galaxy-do-use-takeover = { $sight ->
        [no] 使用{ $card }：{ $does }
       *[yes] 使用{ $card }（{ $attack }對{ $defence }）：{ $does }
    }
race_for_the_galaxy-do-consume-spent = 棄掉{ $card }的商品（{ $goods }）
race_for_the_galaxy-do-attack = { $sight ->
        [no] 宣告接管{ $card }（{ $brief }）
       *[yes] 宣告接管{ $owner }的{ $card }（{ $attack }對{ $defence }）
    }
race_for_the_galaxy-do-replace = 換掉{ $card }（{ $brief }）
race_for_the_galaxy-do-save = 將{ $card }放在{ race_for_the_galaxy-card-galactic_scavengers }下面（{ $brief }）
race_for_the_galaxy-do-stake = 押上{ $card }，翻開{ $cost }張牌（{ $brief }）

## 紀錄

race_for_the_galaxy-log-starts = { $reader ->
        [player] 你的起始世界是{ $card }（{ $number }號）。
       *[somebody] { $player }的起始世界是{ $card }（{ $number }號）。
    }
race_for_the_galaxy-log-round = 第{ $number }回合。
race_for_the_galaxy-log-chooses = { $reader ->
        [player] 你選擇{ $action }。
       *[somebody] { $player }選擇{ $action }。
    }
race_for_the_galaxy-log-phase = { $phase ->
        [explore] 第Ⅰ階段：{ race_for_the_galaxy-phase-explore }
        [develop] 第Ⅱ階段：{ race_for_the_galaxy-phase-develop }
        [settle] 第Ⅲ階段：{ race_for_the_galaxy-phase-settle }
        [consume] 第Ⅳ階段：{ race_for_the_galaxy-phase-consume }
       *[produce] 第Ⅴ階段：{ race_for_the_galaxy-phase-produce }
    }
race_for_the_galaxy-log-draws = { $reader ->
        [player] 你抽到{ $card }。
       *[somebody] { $player }抽到{ $card }。
    }
race_for_the_galaxy-log-draws-hidden = { $player }抽了一張牌。
race_for_the_galaxy-log-cannot_draw = { $reader ->
        [player] 牌庫和棄牌堆都沒有牌可以給你了。
       *[somebody] 牌庫和棄牌堆都沒有牌可以給{ $player }了。
    }
race_for_the_galaxy-log-shuffles = 牌庫空了，將棄牌堆的{ $number }張牌洗成新的牌庫。
race_for_the_galaxy-log-keeps = { $reader ->
        [player] 你留下{ $card }。
       *[somebody] { $player }留下{ $card }。
    }
race_for_the_galaxy-log-keeps-hidden = { $player }留下一張牌。
race_for_the_galaxy-log-discards = { $reader ->
        [player] 你棄掉{ $card }。
       *[somebody] { $player }棄掉{ $card }。
    }
race_for_the_galaxy-log-discards-hidden = { $player }棄掉一張牌。
race_for_the_galaxy-log-pays = { $reader ->
        [player] 你用{ $card }支付。
       *[somebody] { $player }用{ $card }支付。
    }
race_for_the_galaxy-log-pays-hidden = { $player }支付一張牌。
race_for_the_galaxy-log-arms = { $reader ->
        [player] 你棄掉{ $card }，軍力+1。
       *[somebody] { $player }棄掉{ $card }，軍力+1。
    }
race_for_the_galaxy-log-arms-hidden = { $player }棄掉一張牌，軍力+1。
race_for_the_galaxy-log-places = { $reader ->
        [player] 你放置{ $card }（牌陣第{ $number }張）。
       *[somebody] { $player }放置{ $card }（牌陣第{ $number }張）。
    }
race_for_the_galaxy-log-passes = { $number ->
        [0] { $reader ->
            [player] 你沒有放置牌。
           *[somebody] { $player }沒有放置牌。
        }
        [2] { $reader ->
            [player] 你沒有押牌。
           *[somebody] { $player }沒有押牌。
        }
       *[other] { $reader ->
            [player] 你沒有再放置世界。
           *[somebody] { $player }沒有再放置世界。
        }
    }
race_for_the_galaxy-log-good = { $card }得到商品。
race_for_the_galaxy-log-gains = { $reader ->
        [player] 你得到{ $number }勝利點。
       *[somebody] { $player }得到{ $number }勝利點。
    }
race_for_the_galaxy-log-uses = { $reader ->
        [player] 你使用{ $card }。
       *[somebody] { $player }使用{ $card }。
    }
race_for_the_galaxy-log-spends = { $reader ->
        [player] 你棄掉牌陣中的{ $card }。
       *[somebody] { $player }棄掉牌陣中的{ $card }。
    }
race_for_the_galaxy-log-conquers = { $reader ->
        [player] 你征服{ $card }（防禦{ $number }）。
       *[somebody] { $player }征服{ $card }（防禦{ $number }）。
    }
race_for_the_galaxy-log-sells = { $reader ->
        [player] 你賣出{ $card }的商品，換得{ $number }張牌。
       *[somebody] { $player }賣出{ $card }的商品，換得{ $number }張牌。
    }
race_for_the_galaxy-log-consumes = { $reader ->
        [player] 你消費{ $card }的商品。
       *[somebody] { $player }消費{ $card }的商品。
    }
race_for_the_galaxy-log-declines = { $reader ->
        [player] 你放棄{ $card }。
       *[somebody] { $player }放棄{ $card }。
    }
race_for_the_galaxy-log-names = { $reader ->
        [player] 你說出{ $number }。
       *[somebody] { $player }說出{ $number }。
    }
race_for_the_galaxy-log-wins_card = { $number ->
        [0] { $reader ->
            [player] 你將{ $card }加入手牌。
           *[somebody] { $player }將{ $card }加入手牌。
        }
       *[other] { $reader ->
            [player] 下一張牌是{ $card }，數字正是{ $number }，你將它加入手牌。
           *[somebody] 下一張牌是{ $card }，數字正是{ $number }，{ $player }將它加入手牌。
        }
    }
race_for_the_galaxy-log-flips = { $number ->
        [0] 翻開{ $card }。
       *[other] 下一張牌是{ $card }，數字不是{ $number }，棄掉。
    }
race_for_the_galaxy-log-produces = { $reader ->
        [player] 你的{ $card }生產商品。
       *[somebody] { $player }的{ $card }生產商品。
    }
race_for_the_galaxy-log-claims = { $reader ->
        [player] 你達成目標「{ $goal }」。
       *[somebody] { $player }達成目標「{ $goal }」。
    }
race_for_the_galaxy-log-loses = { $reader ->
        [player] 你失去目標「{ $goal }」。
       *[somebody] { $player }失去目標「{ $goal }」。
    }
race_for_the_galaxy-log-ends = { $ending ->
        [pool] 籌碼池已空，遊戲結束。
        [tableau] 有牌陣達到上限，遊戲結束。
        [prestige] 有玩家的聲望達到終點，遊戲結束。
       *[cap] 最後一個回合結束，遊戲結束。
    }
race_for_the_galaxy-log-offers = { $reader ->
        [player] 你拿到可以選擇的起始世界{ $card }。
       *[somebody] { $player }拿到可以選擇的起始世界{ $card }。
    }
race_for_the_galaxy-log-offers-hidden = { $player }拿到一張可以選擇的起始世界。
race_for_the_galaxy-log-rejects = { $reader ->
        [player] 你棄掉起始世界{ $card }。
       *[somebody] { $player }棄掉起始世界{ $card }。
    }
race_for_the_galaxy-log-rejects-hidden = { $player }棄掉另一張起始世界。
race_for_the_galaxy-log-boosts = { $reader ->
        [player] 你選擇{ $action }，加上聲望／搜尋卡。
       *[somebody] { $player }選擇{ $action }，加上聲望／搜尋卡。
    }
race_for_the_galaxy-log-prestige = { $reader ->
        [player] 你得到{ $number }聲望（{ $card }）。
       *[somebody] { $player }得到{ $number }聲望（{ $card }）。
    }
race_for_the_galaxy-log-pays_prestige = { $by ->
        [card] { $reader ->
            [player] 你支付1聲望（{ $card }）。
           *[somebody] { $player }支付1聲望（{ $card }）。
        }
       *[boost] { $reader ->
            [player] 你為聲望獎勵支付1聲望。
           *[somebody] { $player }為聲望獎勵支付1聲望。
        }
    }
race_for_the_galaxy-log-leaders = { $leading ->
        [0] 沒有人有聲望了，也就沒有聲望領先者。
        [1] { $leaders }的聲望最多，成為聲望領先者。
       *[other] { $leaders }的聲望並列最多，同為聲望領先者。
    }
race_for_the_galaxy-log-looks_for = { $reader ->
        [player] 你搜尋{ $category }。
       *[somebody] { $player }搜尋{ $category }。
    }
race_for_the_galaxy-log-replaces = { $reader ->
        [player] 你換掉{ $card }。
       *[somebody] { $player }換掉{ $card }。
    }
race_for_the_galaxy-log-declares = { $reader ->
        [player] 你用{ $power }宣告接管{ $other }的{ $card }。
        [other] { $player }用{ $power }宣告接管你的{ $card }。
       *[somebody] { $player }用{ $power }宣告接管{ $other }的{ $card }。
    }
race_for_the_galaxy-log-prevents = { $reader ->
        [player] 你阻止{ $other }接管{ $card }。
        [other] { $player }阻止你接管{ $card }。
       *[somebody] { $player }阻止{ $other }接管{ $card }。
    }
race_for_the_galaxy-log-fails = { $reader ->
        [player] 你接管{ $other }的{ $card }失敗。
        [other] { $player }接管你的{ $card }失敗。
       *[somebody] { $player }接管{ $other }的{ $card }失敗。
    }
race_for_the_galaxy-log-takes_over = { $reader ->
        [player] 你接管{ $other }的{ $card }。
        [other] { $player }接管你的{ $card }。
       *[somebody] { $player }接管{ $other }的{ $card }。
    }
race_for_the_galaxy-log-destroys = { $reader ->
        [player] 你摧毀{ $other }的{ $card }。
        [other] { $player }摧毀你的{ $card }。
       *[somebody] { $player }摧毀{ $other }的{ $card }。
    }
race_for_the_galaxy-log-saves = { $reader ->
        [player] 你將{ $card }放在{ race_for_the_galaxy-card-galactic_scavengers }下面。
       *[somebody] { $player }將{ $card }放在{ race_for_the_galaxy-card-galactic_scavengers }下面。
    }
race_for_the_galaxy-log-saves-hidden = { $player }將一張牌放在{ race_for_the_galaxy-card-galactic_scavengers }下面。
race_for_the_galaxy-log-takes_saved = { $reader ->
        [player] 你將{ race_for_the_galaxy-card-galactic_scavengers }下面的{ $card }加入手牌。
       *[somebody] { $player }將{ race_for_the_galaxy-card-galactic_scavengers }下面的{ $card }加入手牌。
    }
race_for_the_galaxy-log-takes_saved-hidden = { $player }將{ race_for_the_galaxy-card-galactic_scavengers }下面的一張牌加入手牌。
race_for_the_galaxy-log-looks_at_saved = { $reader ->
        [player] { $other }的{ race_for_the_galaxy-card-galactic_scavengers }下面的{ $card }現在是你的了。
        [other] 你的{ race_for_the_galaxy-card-galactic_scavengers }下面的{ $card }現在是{ $player }的了。
       *[somebody] { $other }的{ race_for_the_galaxy-card-galactic_scavengers }下面的{ $card }現在是{ $player }的了。
    }
race_for_the_galaxy-log-looks_at_saved-hidden = { $player }看了{ $other }的{ race_for_the_galaxy-card-galactic_scavengers }下面的一張牌。
race_for_the_galaxy-log-salvages = { $reader ->
        [player] 你將{ $other }棄掉的{ $card }加入手牌。
        [other] { $player }將你棄掉的{ $card }加入手牌。
       *[somebody] { $player }將{ $other }棄掉的{ $card }加入手牌。
    }
race_for_the_galaxy-log-salvages-hidden = { $player }將{ $other }棄掉的一張牌加入手牌。
race_for_the_galaxy-log-stakes = { $reader ->
        [player] 你押上{ $card }，翻開{ $number }張牌。
       *[somebody] { $player }押上{ $card }，翻開{ $number }張牌。
    }
race_for_the_galaxy-log-loses_stake = { $reader ->
        [player] 沒有更大的牌，你失去{ $card }。
       *[somebody] 沒有更大的牌，{ $player }失去{ $card }。
    }
race_for_the_galaxy-log-as_kind = { $kind ->
        [novelty] 商品的種類是{ race_for_the_galaxy-kind-novelty }。
        [rare] 商品的種類是{ race_for_the_galaxy-kind-rare }。
        [genes] 商品的種類是{ race_for_the_galaxy-kind-genes }。
       *[alien] 商品的種類是{ race_for_the_galaxy-kind-alien }。
    }

## 結局

race_for_the_galaxy-ending-pool = { $tied ->
        [yes] 籌碼池已空。領先的玩家各方面都相同，並列獲勝。
       *[no] { $reader ->
            [player] 籌碼池已空，你的勝利點最多，你贏了！
           *[somebody] 籌碼池已空。{ $player }的勝利點最多，獲勝。
        }
    }
race_for_the_galaxy-ending-tableau = { $tied ->
        [yes] 有牌陣達到上限。領先的玩家各方面都相同，並列獲勝。
       *[no] { $reader ->
            [player] 有牌陣達到上限，你的勝利點最多，你贏了！
           *[somebody] 有牌陣達到上限。{ $player }的勝利點最多，獲勝。
        }
    }
race_for_the_galaxy-ending-cap = { $tied ->
        [yes] 最後一個回合結束。領先的玩家各方面都相同，並列獲勝。
       *[no] { $reader ->
            [player] 最後一個回合結束，你的勝利點最多，你贏了！
           *[somebody] 最後一個回合結束。{ $player }的勝利點最多，獲勝。
        }
    }
race_for_the_galaxy-ending-prestige = { $tied ->
        [yes] 有玩家的聲望達到終點。領先的玩家各方面都相同，並列獲勝。
       *[no] { $reader ->
            [player] 有玩家的聲望達到終點，你的勝利點最多，你贏了！
           *[somebody] 有玩家的聲望達到終點。{ $player }的勝利點最多，獲勝。
        }
    }

## 提問背後的規則

race_for_the_galaxy-why-discard_at_start = 所有人同時從起始手牌棄掉規定的張數，正面朝下。留下的手牌也要用來支付最初的費用，所以最好留下很快就能放置的牌，以及可以拿來支付的牌。有的起始世界讓你留下的牌較少。
race_for_the_galaxy-why-choose_action = 這個回合只進行有人選擇的階段，所有人都參加。行動牌的獎勵只給選擇它的玩家。所有人秘密選擇，同時揭示。聲望／搜尋卡每局只能使用一次：支付1聲望，與行動牌一起打出，得到聲望獎勵；或者單獨打出來搜尋。
race_for_the_galaxy-why-keep_drawn = 在第Ⅰ階段，所有人抽2張牌，留1張。行動牌和牌陣中的能力會增加這兩個數目。沒有留下的牌正面朝下棄掉，原有的手牌不受影響。
race_for_the_galaxy-why-place_development = 在第Ⅱ階段，所有人可以放置一張手牌中的發展，但不能與自己牌陣中的發展相同。費用用其他手牌支付。所有人秘密選擇，同時揭示。只能選擇付得起的發展。
race_for_the_galaxy-why-pay_development = 發展的費用是牌上數字那麼多張手牌。能力可以減少費用，選擇發展行動的玩家再減1。支付的牌正面朝下棄掉。
race_for_the_galaxy-why-place_world = 在第Ⅲ階段，所有人可以放置一個手牌中的世界。非軍事世界用手牌支付費用；軍事世界在軍力不低於防禦時免費征服。只能選擇有辦法殖民的世界。
race_for_the_galaxy-why-how_to_settle = 殖民世界有幾種方式：支付費用、征服，或使用牌陣中的能力。只在本階段有效的軍力要在征服之前使用。軍力不會減少支付，支付也不會增加軍力。
race_for_the_galaxy-why-pay_world = 非軍事世界的費用是牌上數字那麼多張手牌，能力可以減少費用。有的能力讓你也能為軍事世界支付費用。支付的牌正面朝下棄掉。
race_for_the_galaxy-why-arm = 為這項能力棄掉的每張牌，到階段結束為止算1點軍力。不必用完，但必須讓所放置的世界有辦法征服。剩下的部分在同一階段不能再用於自己的世界，只能用來抵抗接管。
race_for_the_galaxy-why-place_second = 有{ race_for_the_galaxy-card-improved_logistics }時，第一個世界殖民完成後，可以用任何方式放置第二個，也可以宣告接管。第一個世界還不能幫忙。選擇殖民的獎勵只有一次，但能力會再讓你抽牌。
race_for_the_galaxy-why-sell_which = { $sale ->
        [plain] 這項能力賣出商品的價格是{ $price-novelty }張（{ race_for_the_galaxy-kind-novelty }）、{ $price-rare }張（{ race_for_the_galaxy-kind-rare }）、{ $price-genes }張（{ race_for_the_galaxy-kind-genes }）或{ $price-alien }張牌（{ race_for_the_galaxy-kind-alien }），不加提高價格的能力。
       *[other] 商品的價格是{ $price-novelty }張（{ race_for_the_galaxy-kind-novelty }）、{ $price-rare }張（{ race_for_the_galaxy-kind-rare }）、{ $price-genes }張（{ race_for_the_galaxy-kind-genes }）或{ $price-alien }張牌（{ race_for_the_galaxy-kind-alien }），再加上＄的能力。可以賣出而且有商品時，必須賣出一個。
    }
race_for_the_galaxy-why-use_power = 在第Ⅳ階段，能使用的能力都必須使用，各一次，並且盡量用足，但順序不限。只有棄手牌或支付聲望的能力可以不用。沒有能力用到的商品會留下來。
race_for_the_galaxy-why-discard_for_chips = { $gives ->
        [cards] { $card }讓你棄手牌，改抽新的牌。也可以不棄。
       *[points] { $card }讓你每棄一張手牌得1勝利點，最多到規定的張數。可以少棄，也可以不棄。不論選了什麼，這些勝利點都不會增加。
    }
race_for_the_galaxy-why-consume_good = { $card }有商品可用時，必須消費規定的數量。符合的商品更多時，由你選擇。不同種類的商品，也許用在其他能力或賣出更划算。任意種類的商品不必當作能力所需的種類，這時可以停止消費。
race_for_the_galaxy-why-name_number = 你說出1到{ $highest }的一個數字，然後翻開牌庫的下一張牌。費用或防禦若等於這個數字，就加入手牌，否則棄掉。所有人都看得到這張牌。
race_for_the_galaxy-why-which_windfall = { $kind ->
        [any] 意外收穫世界不會自己生產。選擇生產的獎勵和某些能力，可以在沒有商品的意外收穫世界放上商品。
       *[other] 意外收穫世界不會自己生產。這項能力在沒有商品的{ $goods }意外收穫世界放上商品。
    }
race_for_the_galaxy-why-use_next = 計算生產數量的能力，最好在全部生產之後使用。但它帶來的牌也許正是你想棄掉來生產商品的，所以這些能力的順序由你決定。
race_for_the_galaxy-why-pay_to_produce = { $card }只有在你棄一張手牌時才生產。選擇要棄的牌，或者不棄牌、不生產。
race_for_the_galaxy-why-discard_to_limit = 回合結束時，手牌不能超過{ $limit }張；有{ race_for_the_galaxy-card-pan_galactic_research }或{ race_for_the_galaxy-card-black_hole_miners }時是{ $large-limit }張。多出來的牌正面朝下棄掉，或由{ race_for_the_galaxy-card-retrofit_salvage_inc }的擁有者加入手牌。
race_for_the_galaxy-why-choose_start = 每位玩家得到紅色和藍色起始世界各一張，秘密選擇其中一張，另一張正面朝下棄掉。揭示之前，也要棄掉起始手牌中的牌。需要分先後時，編號最小的玩家先進行。
race_for_the_galaxy-why-save_at_start = 以{ race_for_the_galaxy-card-galactic_scavengers }開始的玩家，將1張起始手牌放在它下面。第Ⅴ階段會將下面的牌全部加入手牌，所以不會損失。
race_for_the_galaxy-why-name_category = 從九個類別選擇一個，然後逐一翻牌給所有人看，直到翻出符合的牌。第一張可以放棄，但第二張就必須拿。其他翻開的牌棄掉。
race_for_the_galaxy-why-take_found = 第一張符合的牌可以放棄，下一張符合的牌（{ $category }）就必須拿。搜尋異星科技世界時，放棄任意種類的世界不算用掉這次機會。{ $declined ->
        [yes] 你已經放棄過一張。
       *[no] {""}
    }
race_for_the_galaxy-why-discard_for_prestige = 第Ⅰ階段抽牌之前，可以用{ $card }棄1張手牌，得1聲望。也可以不棄。
race_for_the_galaxy-why-discard_mixed = 有這項能力或聲望獎勵時，抽到的牌先加入手牌。要棄的張數不變，但可以從全部牌中選擇。
race_for_the_galaxy-why-discard_before_develop = 這項能力讓你在第Ⅱ階段放置之前抽牌，然後棄手牌，可以是剛抽的牌，也可以是其他手牌。
race_for_the_galaxy-why-how_to_develop = 可以直接支付，也可以先使用減少費用的能力：棄掉{ race_for_the_galaxy-card-r_d_crash_program }，或用{ race_for_the_galaxy-card-golden_age_of_terraforming }棄掉一個{ race_for_the_galaxy-kind-rare }商品。超過費用的部分就浪費了。
race_for_the_galaxy-why-spend_good = 這項能力用掉一個{ $goods }商品，來減少費用或增加軍力。商品棄掉，不會得到其他東西。
race_for_the_galaxy-why-save_paid = 為發展或世界支付的牌，其中一張放在{ race_for_the_galaxy-card-galactic_scavengers }下面。第Ⅴ階段會將下面的牌全部加入手牌。
race_for_the_galaxy-why-discard_after_settle = 這項能力讓你在放置世界之後抽牌，然後棄手牌，可以是剛抽的牌，也可以是其他手牌。
race_for_the_galaxy-why-use_to_settle = 有幾項能力可以再放置世界。可以依任何順序逐一使用，也可以都不用。
race_for_the_galaxy-why-place_by_sneak = 放置世界之後，可以再征服手牌中的一個軍事世界，並棄掉{ race_for_the_galaxy-card-rebel_sneak_attack }。不能支付費用，也不是接管。
race_for_the_galaxy-why-replace_world = 每個殖民階段一次，可以將原有的一個非軍事世界換成手牌中的非軍事世界，種類必須相同，費用相同或最多高3。不必支付，得1聲望。舊世界上面和下面的牌一起棄掉。
race_for_the_galaxy-why-place_better = 新世界取代{ $card }，種類相同，費用相同或最多高3。意外收穫世界會得到商品。這不是殖民，所以沒有獎勵，也不會引發其他能力。
race_for_the_galaxy-why-declare_takeover = 沒有放置世界的玩家若有接管能力，可以改為宣告接管。你對那個世界的軍力，若不低於擁有者的軍力加上世界的防禦，就會成功。所有人殖民完成後才判定，擁有者在那之前可以增加軍力。不可能成功的接管也可以宣告。
race_for_the_galaxy-why-takeover_by = 你有幾項能力可以用來接管{ $card }。有的要棄掉牌，有的要支付聲望，有的會摧毀世界。
race_for_the_galaxy-why-reinforce_attack = 攻擊的一方只有現在能增加軍力；對方決定是否抵抗之後，就不能再增加。增加的軍力持續到階段結束。
race_for_the_galaxy-why-prevent_takeover = 判定接管之前，{ race_for_the_galaxy-card-pan_galactic_security_council }的擁有者可以支付1聲望，讓其中一次失敗，不論攻擊的是誰。
race_for_the_galaxy-why-defend = 照現在的情況，接管會成功。世界的擁有者可以使用本階段還沒用過的軍力能力，或其剩下的部分。增加的軍力對本階段之後的接管也有效。
race_for_the_galaxy-why-sell_as_kind = { $sale ->
        [plain] 這個商品的種類由擁有者決定，以該種類的基本價格賣出，不加任何能力。
       *[other] 這個商品的種類由擁有者決定，以該種類的價格賣出，加上適用的能力。
    }
race_for_the_galaxy-why-discard_set = { $card }讓你棄兩張手牌，得1聲望。兩張都棄，或者都不棄。
race_for_the_galaxy-why-cash_in = 「{ race_for_the_galaxy-action-consume_trade }」加上聲望／搜尋卡時，還可以棄最多2張手牌，每張得1勝利點。可以少棄，也可以不棄。這些勝利點不會增加。
race_for_the_galaxy-why-ante = 可以押上一張費用或防禦為1到{ $ante }的手牌，然後翻開那麼多張牌。只要有一張的數字更大，就從翻開的牌中選一張加入手牌，押的牌也留著。如果沒有，押的牌就棄掉。
race_for_the_galaxy-why-keep_prize = 翻開的牌中有數字比押的牌更大的。從全部翻開的牌中任選一張加入手牌，其餘棄掉。
race_for_the_galaxy-why-produce_as_kind = 任意種類的世界因不限種類的能力或獎勵而生產。計算生產數量的能力需要知道它是哪個種類。

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
    - 從「叛軍對帝國」起：編號為偶數的起始世界是藍色，奇數的是紅色。每位玩家各得一張，其餘洗進牌庫。所有人秘密選擇一張，另一張正面朝下棄掉，選好的同時揭示。
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

    - 牌從放置的下一個階段起才有作用。在那之前，它的能力、軍力和關鍵字都不算；只有意外收穫世界立刻得到商品，聲望符號立刻有效。
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

    - 首先，依{ race_for_the_galaxy-card-interstellar_bank }、{ race_for_the_galaxy-card-galactic_bankers }、{ race_for_the_galaxy-card-galactic_developers }之類的能力抽牌。{ race_for_the_galaxy-card-information_hub }和{ race_for_the_galaxy-card-galactic_power_brokers }也讓人抽牌，但之後每張要棄1張手牌。
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

    使用接管時，在第Ⅲ階段沒有放置世界的玩家，或用{ race_for_the_galaxy-card-improved_logistics }代替第二個世界的玩家，可以宣告接管其他玩家的世界。目標必須在本階段之前就已存在，而且是軍事世界；棄掉{ race_for_the_galaxy-card-imperium_invasion_fleet }時也可以是非軍事世界。需要下列其中一項能力：

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

    有兩張牌讓任何人都能賣出商品，作為第Ⅳ階段的能力：{ race_for_the_galaxy-card-trade_league }的價格加上＄能力，{ race_for_the_galaxy-card-black_market_trading_world }只按上表的價格。還有商品時必須使用。

race_for_the_galaxy-rules-15-consume =
    ## 第Ⅳ階段：消費

    貿易之後，每位玩家逐一使用標有Ⅳ的能力，各一次，順序不限。

    - 能使用的能力都必須使用，並且盡量用足：最多消費3個商品的能力，有3個就要消費3個。所以商品不能保留，但哪項能力用哪個商品由你決定。
    - 「剛好」消費幾個商品的能力，商品足夠時才使用。{ race_for_the_galaxy-card-galactic_exchange }消費你有的每個種類的商品各一個。
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

    最多目標可能失去。別人追平時，持有者不變；有人超過時，轉給那位玩家；超過的幾位玩家數量相同時，放回中央。棄掉牌陣中的牌或支付聲望，使得數量不足或少於別人時，立刻放回中央。

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

    - 發展：{ race_for_the_galaxy-card-public_works } { $public_works-cost }／{ $public_works-points }（{ $public_works-copies }）、{ race_for_the_galaxy-card-expedition_force } { $expedition_force-cost }／{ $expedition_force-points }（{ $expedition_force-copies }）、{ race_for_the_galaxy-card-export_duties } { $export_duties-cost }／{ $export_duties-points }（{ $export_duties-copies }）、{ race_for_the_galaxy-card-new_military_tactics } { $new_military_tactics-cost }／{ $new_military_tactics-points }（{ $new_military_tactics-copies }）、{ race_for_the_galaxy-card-contact_specialist } { $contact_specialist-cost }／{ $contact_specialist-points }（{ $contact_specialist-copies }）、{ race_for_the_galaxy-card-investment_credits } { $investment_credits-cost }／{ $investment_credits-points }（{ $investment_credits-copies }）、{ race_for_the_galaxy-card-space_mercenaries }＋ { $space_mercenaries-cost }／{ $space_mercenaries-points }（{ $space_mercenaries-copies }）、{ race_for_the_galaxy-card-rebel_pact }＋＋ { $rebel_pact-cost }／{ $rebel_pact-points }（{ $rebel_pact-copies }）、{ race_for_the_galaxy-card-imperium_cloaking_technology }＋＋ { $imperium_cloaking_technology-cost }／{ $imperium_cloaking_technology-points }（{ $imperium_cloaking_technology-copies }）、{ race_for_the_galaxy-card-imperium_troops }＋＋ { $imperium_troops-cost }／{ $imperium_troops-points }（{ $imperium_troops-copies }）、{ race_for_the_galaxy-card-r_d_crash_program }＋＋ { $r_d_crash_program-cost }／{ $r_d_crash_program-points }（{ $r_d_crash_program-copies }）、{ race_for_the_galaxy-card-pan_galactic_mediator }＋＋＋ { $pan_galactic_mediator-cost }／{ $pan_galactic_mediator-points }（{ $pan_galactic_mediator-copies }）、{ race_for_the_galaxy-card-colony_ship } { $colony_ship-cost }／{ $colony_ship-points }（{ $colony_ship-copies }）、{ race_for_the_galaxy-card-mining_robots } { $mining_robots-cost }／{ $mining_robots-points }（{ $mining_robots-copies }）、{ race_for_the_galaxy-card-space_marines } { $space_marines-cost }／{ $space_marines-points }（{ $space_marines-copies }）、{ race_for_the_galaxy-card-deficit_spending } { $deficit_spending-cost }／{ $deficit_spending-points }（{ $deficit_spending-copies }）、{ race_for_the_galaxy-card-interstellar_bank } { $interstellar_bank-cost }／{ $interstellar_bank-points }（{ $interstellar_bank-copies }）、{ race_for_the_galaxy-card-genetics_lab } { $genetics_lab-cost }／{ $genetics_lab-points }（{ $genetics_lab-copies }）、{ race_for_the_galaxy-card-rebel_troops }＋＋＋ { $rebel_troops-cost }／{ $rebel_troops-points }（{ $rebel_troops-copies }）、{ race_for_the_galaxy-card-rebel_sneak_attack }＋＋＋ { $rebel_sneak_attack-cost }／{ $rebel_sneak_attack-points }（{ $rebel_sneak_attack-copies }）、{ race_for_the_galaxy-card-mining_conglomerate } { $mining_conglomerate-cost }／{ $mining_conglomerate-points }（{ $mining_conglomerate-copies }）、{ race_for_the_galaxy-card-terraforming_robots } { $terraforming_robots-cost }／{ $terraforming_robots-points }（{ $terraforming_robots-copies }）、{ race_for_the_galaxy-card-improved_logistics }＋ { $improved_logistics-cost }／{ $improved_logistics-points }（{ $improved_logistics-copies }）、{ race_for_the_galaxy-card-mercenary_fleet }＋＋ { $mercenary_fleet-cost }／{ $mercenary_fleet-points }（{ $mercenary_fleet-copies }）、{ race_for_the_galaxy-card-galactic_advertisers }＋＋ { $galactic_advertisers-cost }／{ $galactic_advertisers-points }（{ $galactic_advertisers-copies }）、{ race_for_the_galaxy-card-terraforming_engineers }＋＋＋ { $terraforming_engineers-cost }／{ $terraforming_engineers-points }（{ $terraforming_engineers-copies }）、{ race_for_the_galaxy-card-diversified_economy } { $diversified_economy-cost }／{ $diversified_economy-points }（{ $diversified_economy-copies }）、{ race_for_the_galaxy-card-research_labs } { $research_labs-cost }／{ $research_labs-points }（{ $research_labs-copies }）、{ race_for_the_galaxy-card-drop_ships } { $drop_ships-cost }／{ $drop_ships-points }（{ $drop_ships-copies }）、{ race_for_the_galaxy-card-replicant_robots } { $replicant_robots-cost }／{ $replicant_robots-points }（{ $replicant_robots-copies }）、{ race_for_the_galaxy-card-galactic_salon }＋＋ { $galactic_salon-cost }／{ $galactic_salon-points }（{ $galactic_salon-copies }）、{ race_for_the_galaxy-card-interstellar_casus_belli }＋＋＋ { $interstellar_casus_belli-cost }／{ $interstellar_casus_belli-points }（{ $interstellar_casus_belli-copies }）、{ race_for_the_galaxy-card-galactic_markets }＋＋＋ { $galactic_markets-cost }／{ $galactic_markets-points }（{ $galactic_markets-copies }）、{ race_for_the_galaxy-card-consumer_markets } { $consumer_markets-cost }／{ $consumer_markets-points }（{ $consumer_markets-copies }）、{ race_for_the_galaxy-card-imperium_invasion_fleet }＋＋＋ { $imperium_invasion_fleet-cost }／{ $imperium_invasion_fleet-points }（{ $imperium_invasion_fleet-copies }）、{ race_for_the_galaxy-card-galactic_power_brokers }＋＋＋ { $galactic_power_brokers-cost }／{ $galactic_power_brokers-points }（{ $galactic_power_brokers-copies }）、{ race_for_the_galaxy-card-pan_galactic_research }＋＋ { $pan_galactic_research-cost }／{ $pan_galactic_research-points }（{ $pan_galactic_research-copies }）、{ race_for_the_galaxy-card-imperium_planet_buster }＋＋＋ { $imperium_planet_buster-cost }／{ $imperium_planet_buster-points }（{ $imperium_planet_buster-copies }）
    - 費用6的發展：{ race_for_the_galaxy-card-pan_galactic_league } { $pan_galactic_league-cost }／？（{ $pan_galactic_league-copies }）、{ race_for_the_galaxy-card-mining_league } { $mining_league-cost }／？（{ $mining_league-copies }）、{ race_for_the_galaxy-card-free_trade_association } { $free_trade_association-cost }／？（{ $free_trade_association-copies }）、{ race_for_the_galaxy-card-alien_tech_institute } { $alien_tech_institute-cost }／？（{ $alien_tech_institute-copies }）、{ race_for_the_galaxy-card-galactic_survey_seti } { $galactic_survey_seti-cost }／？（{ $galactic_survey_seti-copies }）、{ race_for_the_galaxy-card-galactic_federation } { $galactic_federation-cost }／？（{ $galactic_federation-copies }）、{ race_for_the_galaxy-card-new_galactic_order } { $new_galactic_order-cost }／？（{ $new_galactic_order-copies }）、{ race_for_the_galaxy-card-merchant_guild } { $merchant_guild-cost }／？（{ $merchant_guild-copies }）、{ race_for_the_galaxy-card-new_economy } { $new_economy-cost }／？（{ $new_economy-copies }）、{ race_for_the_galaxy-card-galactic_renaissance } { $galactic_renaissance-cost }／？（{ $galactic_renaissance-copies }）、{ race_for_the_galaxy-card-galactic_imperium } { $galactic_imperium-cost }／？（{ $galactic_imperium-copies }）、{ race_for_the_galaxy-card-trade_league } { $trade_league-cost }／？（{ $trade_league-copies }）、{ race_for_the_galaxy-card-terraforming_guild }＋ { $terraforming_guild-cost }／？（{ $terraforming_guild-copies }）、{ race_for_the_galaxy-card-galactic_genome_project }＋ { $galactic_genome_project-cost }／？（{ $galactic_genome_project-copies }）、{ race_for_the_galaxy-card-imperium_lords }＋ { $imperium_lords-cost }／？（{ $imperium_lords-copies }）、{ race_for_the_galaxy-card-imperium_seat }＋＋ { $imperium_seat-cost }／？（{ $imperium_seat-copies }）、{ race_for_the_galaxy-card-rebel_alliance }＋＋ { $rebel_alliance-cost }／？（{ $rebel_alliance-copies }）、{ race_for_the_galaxy-card-uplift_code }＋＋ { $uplift_code-cost }／？（{ $uplift_code-copies }）、{ race_for_the_galaxy-card-galactic_exchange }＋＋ { $galactic_exchange-cost }／？（{ $galactic_exchange-copies }）、{ race_for_the_galaxy-card-galactic_bankers }＋＋ { $galactic_bankers-cost }／？（{ $galactic_bankers-copies }）、{ race_for_the_galaxy-card-prospecting_guild }＋＋ { $prospecting_guild-cost }／？（{ $prospecting_guild-copies }）、{ race_for_the_galaxy-card-golden_age_of_terraforming }＋＋＋ { $golden_age_of_terraforming-cost }／？（{ $golden_age_of_terraforming-copies }）、{ race_for_the_galaxy-card-universal_peace_institute }＋＋＋ { $universal_peace_institute-cost }／？（{ $universal_peace_institute-copies }）、{ race_for_the_galaxy-card-pan_galactic_hologrid }＋＋＋ { $pan_galactic_hologrid-cost }／？（{ $pan_galactic_hologrid-copies }）、{ race_for_the_galaxy-card-pan_galactic_affluence }＋＋＋ { $pan_galactic_affluence-cost }／？（{ $pan_galactic_affluence-copies }）、{ race_for_the_galaxy-card-alien_cornucopia }＋＋＋ { $alien_cornucopia-cost }／？（{ $alien_cornucopia-copies }）

race_for_the_galaxy-rules-27-worlds =
    ## 牌的清單：世界

    - 沒有商品的世界：{ race_for_the_galaxy-card-pilgrimage_world } { $pilgrimage_world-cost }／{ $pilgrimage_world-points }、{ race_for_the_galaxy-card-outlaw_world }★ { $outlaw_world-cost }／{ $outlaw_world-points }、{ race_for_the_galaxy-card-gambling_world } { $gambling_world-cost }／{ $gambling_world-points }、{ race_for_the_galaxy-card-expanding_colony } { $expanding_colony-cost }／{ $expanding_colony-points }、{ race_for_the_galaxy-card-doomed_world }＋ { $doomed_world-cost }／{ $doomed_world-points }、{ race_for_the_galaxy-card-deserted_alien_world }＋ { $deserted_alien_world-cost }／{ $deserted_alien_world-points }、{ race_for_the_galaxy-card-abandoned_alien_uplift_camp }＋＋ { $abandoned_alien_uplift_camp-cost }／{ $abandoned_alien_uplift_camp-points }、{ race_for_the_galaxy-card-blaster_runners }★＋＋ { $blaster_runners-cost }／{ $blaster_runners-points }、{ race_for_the_galaxy-card-trading_outpost }＋＋ { $trading_outpost-cost }／{ $trading_outpost-points }、{ race_for_the_galaxy-card-new_gambling_world }＋＋ { $new_gambling_world-cost }／{ $new_gambling_world-points }、{ race_for_the_galaxy-card-pan_galactic_security_council }＋＋＋ { $pan_galactic_security_council-cost }／{ $pan_galactic_security_council-points }、{ race_for_the_galaxy-card-alien_booby_trap }★＋＋＋ { $alien_booby_trap-cost }／{ $alien_booby_trap-points }、{ race_for_the_galaxy-card-epsilon_eridani } { $epsilon_eridani-cost }／{ $epsilon_eridani-points }、{ race_for_the_galaxy-card-new_sparta }★ { $new_sparta-cost }／{ $new_sparta-points }、{ race_for_the_galaxy-card-galactic_engineers } { $galactic_engineers-cost }／{ $galactic_engineers-points }、{ race_for_the_galaxy-card-separatist_colony }＋ { $separatist_colony-cost }／{ $separatist_colony-points }、{ race_for_the_galaxy-card-rebel_cantina }＋＋ { $rebel_cantina-cost }／{ $rebel_cantina-points }、{ race_for_the_galaxy-card-galactic_developers }＋＋ { $galactic_developers-cost }／{ $galactic_developers-points }、{ race_for_the_galaxy-card-imperium_warlord }＋＋ { $imperium_warlord-cost }／{ $imperium_warlord-points }、{ race_for_the_galaxy-card-uplift_mercenary_force }＋＋＋ { $uplift_mercenary_force-cost }／{ $uplift_mercenary_force-points }、{ race_for_the_galaxy-card-alien_research_team }＋＋＋ { $alien_research_team-cost }／{ $alien_research_team-points }、{ race_for_the_galaxy-card-old_earth } { $old_earth-cost }／{ $old_earth-points }、{ race_for_the_galaxy-card-rebel_underground }★ { $rebel_underground-cost }／{ $rebel_underground-points }、{ race_for_the_galaxy-card-black_market_trading_world } { $black_market_trading_world-cost }／{ $black_market_trading_world-points }、{ race_for_the_galaxy-card-alien_rosetta_stone_world } { $alien_rosetta_stone_world-cost }／{ $alien_rosetta_stone_world-points }、{ race_for_the_galaxy-card-clandestine_uplift_lab }★＋ { $clandestine_uplift_lab-cost }／{ $clandestine_uplift_lab-points }、{ race_for_the_galaxy-card-rebel_freedom_fighters }★＋＋＋ { $rebel_freedom_fighters-cost }／{ $rebel_freedom_fighters-points }、{ race_for_the_galaxy-card-federation_capital }＋＋＋ { $federation_capital-cost }／{ $federation_capital-points }、{ race_for_the_galaxy-card-merchant_world } { $merchant_world-cost }／{ $merchant_world-points }、{ race_for_the_galaxy-card-tourist_world } { $tourist_world-cost }／{ $tourist_world-points }、{ race_for_the_galaxy-card-rebel_colony }★＋ { $rebel_colony-cost }／{ $rebel_colony-points }、{ race_for_the_galaxy-card-black_hole_miners }＋＋＋ { $black_hole_miners-cost }／{ $black_hole_miners-points }、{ race_for_the_galaxy-card-rebel_outpost }★ { $rebel_outpost-cost }／{ $rebel_outpost-points }、{ race_for_the_galaxy-card-galactic_trendsetters } { $galactic_trendsetters-cost }／{ $galactic_trendsetters-points }、{ race_for_the_galaxy-card-terraformed_world } { $terraformed_world-cost }／{ $terraformed_world-points }、{ race_for_the_galaxy-card-hidden_fortress }★＋＋ { $hidden_fortress-cost }／{ $hidden_fortress-points }、{ race_for_the_galaxy-card-rebel_base }★ { $rebel_base-cost }／{ $rebel_base-points }、{ race_for_the_galaxy-card-imperium_capital }＋＋＋ { $imperium_capital-cost }／{ $imperium_capital-points }、{ race_for_the_galaxy-card-rebel_homeworld }★ { $rebel_homeworld-cost }／{ $rebel_homeworld-points }、{ race_for_the_galaxy-card-rebel_council }★＋＋＋ { $rebel_council-cost }／{ $rebel_council-points }、{ race_for_the_galaxy-card-rebel_stronghold }★＋＋ { $rebel_stronghold-cost }／{ $rebel_stronghold-points }
    - { race_for_the_galaxy-kind-novelty }意外收穫世界：{ race_for_the_galaxy-card-refugee_world } { $refugee_world-cost }／{ $refugee_world-points }、{ race_for_the_galaxy-card-dying_colony }＋＋ { $dying_colony-cost }／{ $dying_colony-points }、{ race_for_the_galaxy-card-star_nomad_lair }★ { $star_nomad_lair-cost }／{ $star_nomad_lair-points }、{ race_for_the_galaxy-card-rebel_sympathizers }★＋ { $rebel_sympathizers-cost }／{ $rebel_sympathizers-points }、{ race_for_the_galaxy-card-primitive_rebel_world }★＋＋ { $primitive_rebel_world-cost }／{ $primitive_rebel_world-points }、{ race_for_the_galaxy-card-former_penal_colony }★ { $former_penal_colony-cost }／{ $former_penal_colony-points }、{ race_for_the_galaxy-card-galactic_scavengers }＋＋＋ { $galactic_scavengers-cost }／{ $galactic_scavengers-points }、{ race_for_the_galaxy-card-galactic_resort } { $galactic_resort-cost }／{ $galactic_resort-points }、{ race_for_the_galaxy-card-pirate_world }★ { $pirate_world-cost }／{ $pirate_world-points }、{ race_for_the_galaxy-card-galactic_bazaar }＋ { $galactic_bazaar-cost }／{ $galactic_bazaar-points }、{ race_for_the_galaxy-card-alien_tourist_attraction }＋＋＋ { $alien_tourist_attraction-cost }／{ $alien_tourist_attraction-points }
    - { race_for_the_galaxy-kind-novelty }生產世界：{ race_for_the_galaxy-card-artist_colony } { $artist_colony-cost }／{ $artist_colony-points }、{ race_for_the_galaxy-card-new_survivalists }★ { $new_survivalists-cost }／{ $new_survivalists-points }、{ race_for_the_galaxy-card-secluded_world } { $secluded_world-cost }／{ $secluded_world-points }、{ race_for_the_galaxy-card-devolved_uplift_race }★＋＋ { $devolved_uplift_race-cost }／{ $devolved_uplift_race-points }、{ race_for_the_galaxy-card-smuggling_world }＋＋ { $smuggling_world-cost }／{ $smuggling_world-points }、{ race_for_the_galaxy-card-earths_lost_colony } { $earths_lost_colony-cost }／{ $earths_lost_colony-points }、{ race_for_the_galaxy-card-gem_world } { $gem_world-cost }／{ $gem_world-points }、{ race_for_the_galaxy-card-spice_world } { $spice_world-cost }／{ $spice_world-points }、{ race_for_the_galaxy-card-new_vinland } { $new_vinland-cost }／{ $new_vinland-points }、{ race_for_the_galaxy-card-space_port } { $space_port-cost }／{ $space_port-points }、{ race_for_the_galaxy-card-retrofit_salvage_inc }＋＋＋ { $retrofit_salvage_inc-cost }／{ $retrofit_salvage_inc-points }、{ race_for_the_galaxy-card-alien_burial_site }＋＋＋ { $alien_burial_site-cost }／{ $alien_burial_site-points }、{ race_for_the_galaxy-card-prosperous_world } { $prosperous_world-cost }／{ $prosperous_world-points }、{ race_for_the_galaxy-card-information_hub }★＋＋＋ { $information_hub-cost }／{ $information_hub-points }、{ race_for_the_galaxy-card-universal_exports }＋＋＋ { $universal_exports-cost }／{ $universal_exports-points }、{ race_for_the_galaxy-card-galactic_studios }＋ { $galactic_studios-cost }／{ $galactic_studios-points }
    - { race_for_the_galaxy-kind-rare }意外收穫世界：{ race_for_the_galaxy-card-rebel_fuel_cache }★ { $rebel_fuel_cache-cost }／{ $rebel_fuel_cache-points }、{ race_for_the_galaxy-card-runaway_robots }★ { $runaway_robots-cost }／{ $runaway_robots-points }、{ race_for_the_galaxy-card-destroyed_world } { $destroyed_world-cost }／{ $destroyed_world-points }、{ race_for_the_galaxy-card-smuggling_lair }★＋ { $smuggling_lair-cost }／{ $smuggling_lair-points }、{ race_for_the_galaxy-card-alpha_centauri } { $alpha_centauri-cost }／{ $alpha_centauri-points }、{ race_for_the_galaxy-card-asteroid_belt } { $asteroid_belt-cost }／{ $asteroid_belt-points }、{ race_for_the_galaxy-card-radioactive_world } { $radioactive_world-cost }／{ $radioactive_world-points }、{ race_for_the_galaxy-card-rebel_convict_mines }★＋＋ { $rebel_convict_mines-cost }／{ $rebel_convict_mines-points }、{ race_for_the_galaxy-card-blaster_gem_mines } { $blaster_gem_mines-cost }／{ $blaster_gem_mines-points }、{ race_for_the_galaxy-card-gem_smugglers }＋＋ { $gem_smugglers-cost }／{ $gem_smugglers-points }、{ race_for_the_galaxy-card-rebel_fuel_refinery }★＋＋＋ { $rebel_fuel_refinery-cost }／{ $rebel_fuel_refinery-points }、{ race_for_the_galaxy-card-psi_crystal_world }＋＋＋ { $psi_crystal_world-cost }／{ $psi_crystal_world-points }
    - { race_for_the_galaxy-kind-rare }生產世界：{ race_for_the_galaxy-card-rebel_miners }★ { $rebel_miners-cost }／{ $rebel_miners-points }、{ race_for_the_galaxy-card-volcanic_world }＋ { $volcanic_world-cost }／{ $volcanic_world-points }、{ race_for_the_galaxy-card-comet_zone } { $comet_zone-cost }／{ $comet_zone-points }、{ race_for_the_galaxy-card-bio_hazard_mining_world } { $bio_hazard_mining_world-cost }／{ $bio_hazard_mining_world-points }、{ race_for_the_galaxy-card-mining_world } { $mining_world-cost }／{ $mining_world-points }、{ race_for_the_galaxy-card-interstellar_prospectors }＋＋ { $interstellar_prospectors-cost }／{ $interstellar_prospectors-points }、{ race_for_the_galaxy-card-imperium_fuel_depot }★＋＋＋ { $imperium_fuel_depot-cost }／{ $imperium_fuel_depot-points }、{ race_for_the_galaxy-card-mining_mole_uplift_race }＋＋＋ { $mining_mole_uplift_race-cost }／{ $mining_mole_uplift_race-points }、{ race_for_the_galaxy-card-imperium_armaments_world } { $imperium_armaments_world-cost }／{ $imperium_armaments_world-points }、{ race_for_the_galaxy-card-new_earth } { $new_earth-cost }／{ $new_earth-points }、{ race_for_the_galaxy-card-imperium_blaster_gem_consortium }＋＋ { $imperium_blaster_gem_consortium-cost }／{ $imperium_blaster_gem_consortium-points }
    - { race_for_the_galaxy-kind-genes }意外收穫世界：{ race_for_the_galaxy-card-empath_world } { $empath_world-cost }／{ $empath_world-points }、{ race_for_the_galaxy-card-the_last_of_the_uplift_gnarssh }★ { $the_last_of_the_uplift_gnarssh-cost }／{ $the_last_of_the_uplift_gnarssh-points }、{ race_for_the_galaxy-card-avian_uplift_race }★ { $avian_uplift_race-cost }／{ $avian_uplift_race-points }、{ race_for_the_galaxy-card-pre_sentient_race } { $pre_sentient_race-cost }／{ $pre_sentient_race-points }、{ race_for_the_galaxy-card-reptilian_uplift_race }★ { $reptilian_uplift_race-cost }／{ $reptilian_uplift_race-points }、{ race_for_the_galaxy-card-aquatic_uplift_race }★ { $aquatic_uplift_race-cost }／{ $aquatic_uplift_race-points }、{ race_for_the_galaxy-card-ancient_race }＋ { $ancient_race-cost }／{ $ancient_race-points }、{ race_for_the_galaxy-card-insect_uplift_race }★＋＋ { $insect_uplift_race-cost }／{ $insect_uplift_race-points }、{ race_for_the_galaxy-card-ravaged_uplift_world }＋＋＋ { $ravaged_uplift_world-cost }／{ $ravaged_uplift_world-points }、{ race_for_the_galaxy-card-rebel_warrior_race }★ { $rebel_warrior_race-cost }／{ $rebel_warrior_race-points }、{ race_for_the_galaxy-card-universal_symbionts }＋＋ { $universal_symbionts-cost }／{ $universal_symbionts-points }、{ race_for_the_galaxy-card-uplift_revolt_world }★＋＋＋ { $uplift_revolt_world-cost }／{ $uplift_revolt_world-points }
    - { race_for_the_galaxy-kind-genes }生產世界：{ race_for_the_galaxy-card-plague_world } { $plague_world-cost }／{ $plague_world-points }、{ race_for_the_galaxy-card-hive_world }★＋ { $hive_world-cost }／{ $hive_world-points }、{ race_for_the_galaxy-card-uplift_gene_breeders }＋＋＋ { $uplift_gene_breeders-cost }／{ $uplift_gene_breeders-points }、{ race_for_the_galaxy-card-lifeforms_inc }＋＋＋ { $lifeforms_inc-cost }／{ $lifeforms_inc-points }、{ race_for_the_galaxy-card-malevolent_lifeforms }★ { $malevolent_lifeforms-cost }／{ $malevolent_lifeforms-points }、{ race_for_the_galaxy-card-distant_world } { $distant_world-cost }／{ $distant_world-points }、{ race_for_the_galaxy-card-lost_species_ark_world } { $lost_species_ark_world-cost }／{ $lost_species_ark_world-points }、{ race_for_the_galaxy-card-gene_designers }＋＋ { $gene_designers-cost }／{ $gene_designers-points }
    - { race_for_the_galaxy-kind-alien }意外收穫世界：{ race_for_the_galaxy-card-alien_robot_sentry }★ { $alien_robot_sentry-cost }／{ $alien_robot_sentry-points }、{ race_for_the_galaxy-card-alien_toy_shop }＋ { $alien_toy_shop-cost }／{ $alien_toy_shop-points }、{ race_for_the_galaxy-card-deserted_alien_outpost } { $deserted_alien_outpost-cost }／{ $deserted_alien_outpost-points }、{ race_for_the_galaxy-card-alien_robot_scout_ship }★ { $alien_robot_scout_ship-cost }／{ $alien_robot_scout_ship-points }、{ race_for_the_galaxy-card-deserted_alien_colony } { $deserted_alien_colony-cost }／{ $deserted_alien_colony-points }、{ race_for_the_galaxy-card-lost_alien_warship }★ { $lost_alien_warship-cost }／{ $lost_alien_warship-points }、{ race_for_the_galaxy-card-alien_uplift_center }★＋＋ { $alien_uplift_center-cost }／{ $alien_uplift_center-points }、{ race_for_the_galaxy-card-deserted_alien_library } { $deserted_alien_library-cost }／{ $deserted_alien_library-points }、{ race_for_the_galaxy-card-alien_monolith }★＋＋ { $alien_monolith-cost }／{ $alien_monolith-points }、{ race_for_the_galaxy-card-alien_guardian }★＋＋＋ { $alien_guardian-cost }／{ $alien_guardian-points }
    - { race_for_the_galaxy-kind-alien }生產世界：{ race_for_the_galaxy-card-damaged_alien_factory }★＋ { $damaged_alien_factory-cost }／{ $damaged_alien_factory-points }、{ race_for_the_galaxy-card-alien_robotic_factory } { $alien_robotic_factory-cost }／{ $alien_robotic_factory-points }、{ race_for_the_galaxy-card-lost_alien_battle_fleet }★ { $lost_alien_battle_fleet-cost }／{ $lost_alien_battle_fleet-points }、{ race_for_the_galaxy-card-alien_data_repository }＋＋ { $alien_data_repository-cost }／{ $alien_data_repository-points }、{ race_for_the_galaxy-card-alien_departure_point }＋＋＋ { $alien_departure_point-cost }／{ $alien_departure_point-points }
    - { race_for_the_galaxy-kind-wild }意外收穫世界：{ race_for_the_galaxy-card-alien_oort_cloud_refinery }＋＋＋ { $alien_oort_cloud_refinery-cost }／{ $alien_oort_cloud_refinery-points }
    - 起始世界（依編號）：0 { race_for_the_galaxy-card-old_earth }、1 { race_for_the_galaxy-card-epsilon_eridani }、2 { race_for_the_galaxy-card-alpha_centauri }、3 { race_for_the_galaxy-card-new_sparta }、4 { race_for_the_galaxy-card-earths_lost_colony }、5 { race_for_the_galaxy-card-separatist_colony }、6 { race_for_the_galaxy-card-ancient_race }、7 { race_for_the_galaxy-card-damaged_alien_factory }、8 { race_for_the_galaxy-card-doomed_world }、9 { race_for_the_galaxy-card-rebel_cantina }、10 { race_for_the_galaxy-card-galactic_developers }、11 { race_for_the_galaxy-card-imperium_warlord }、12 { race_for_the_galaxy-card-galactic_scavengers }、13 { race_for_the_galaxy-card-uplift_mercenary_force }、14 { race_for_the_galaxy-card-alien_research_team }、15 { race_for_the_galaxy-card-rebel_freedom_fighters }

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

## 規則摘要

race_for_the_galaxy-reference-00-title = # 銀河競逐：規則摘要

race_for_the_galaxy-reference-01-phases =
    ## 階段

    | 階段 | 所有人 | 獎勵 | 聲望獎勵（1聲望，一次） |
    |---|---|---|---|
    | Ⅰ 探索 | 抽2張，留1張 | 多抽5張，或多抽1張並多留1張 | 再多抽6張，多留1張，可棄手牌 |
    | Ⅱ 發展 | 放置一張發展 | 費用減1 | 費用再減2 |
    | Ⅲ 殖民 | 放置一個世界 | 之後抽1張牌 | 費用減3，軍力+2 |
    | Ⅳ 消費 | 使用所有商品能力 | 先賣出一個商品 | 賣出+3張，勝利點×2，最多2張手牌各1點 |
    | Ⅳ 消費 | | 或商品的勝利點×2 | 勝利點×3 |
    | Ⅴ 生產 | 生產世界放上商品 | 一個意外收穫世界放上商品 | 第二個也放，抽3張 |

race_for_the_galaxy-reference-02-prices =
    ## 價格

    { race_for_the_galaxy-kind-novelty } { $price-novelty }、{ race_for_the_galaxy-kind-rare } { $price-rare }、{ race_for_the_galaxy-kind-genes } { $price-genes }、{ race_for_the_galaxy-kind-alien } { $price-alien }，再加上＄能力。

race_for_the_galaxy-reference-03-settling =
    ## 殖民

    - 非軍事世界：支付減去能力後的費用。
    - 軍事世界：軍力不低於防禦，不需費用。
    - 牌從下一個階段起有作用。
    - 接管（代替放置世界）：你的軍力不低於擁有者的軍力加上世界的防禦就成功。所有人殖民完成後判定。

race_for_the_galaxy-reference-04-end =
    ## 結束

    - 回合結束時手牌上限：{ $limit }張。
    - 籌碼池空了，有牌陣達到{ $end }張，或有聲望達到{ $prestige-end }點，遊戲在該回合結束。
    - 勝利點：籌碼、牌、「？」發展、聲望、目標（首達{ $first-points }，最多{ $most-points }，並列最多{ $tie-points }）。
    - 平手：手牌和商品合計。
