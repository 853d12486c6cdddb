race_for_the_galaxy-name = 銀河競逐

## 遊戲選項

race_for_the_galaxy-option-set = 使用的牌：base為基本版（最多4人），gathering_storm另加擴充「風暴將至」（更多牌和目標，最多5人）
race_for_the_galaxy-option-two_actions = 兩人遊戲，每位玩家每回合選擇兩個行動
race_for_the_galaxy-option-goals = 使用目標（只在加入擴充「風暴將至」時有效）
race_for_the_galaxy-option-cap = 最遲在多少回合後結束遊戲並計分
race_for_the_galaxy-option-engine_quirks = 用來與另一個程式比較：和那個程式一樣，可以白白棄牌、在相同的時機檢查目標、單獨打出第二張發展或殖民行動牌

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

## 種類、關鍵字、階段

race_for_the_galaxy-kind-novelty = 新奇品
race_for_the_galaxy-kind-rare = 稀有元素
race_for_the_galaxy-kind-genes = 基因
race_for_the_galaxy-kind-alien = 異星科技

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

race_for_the_galaxy-bonus-explore_five = 多抽5張牌
race_for_the_galaxy-bonus-explore_one = 多抽1張牌，多留1張牌
race_for_the_galaxy-bonus-develop = 發展的費用減1
race_for_the_galaxy-bonus-settle = 放置世界後抽1張牌
race_for_the_galaxy-bonus-consume_trade = 先賣出一個商品換取手牌
race_for_the_galaxy-bonus-consume_twice = 消費商品得到的勝利點加倍
race_for_the_galaxy-bonus-produce = 另在一個意外收穫世界放上商品

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

# 能力的內容
race_for_the_galaxy-power-explore_draw = 多抽{ $value }張牌
race_for_the_galaxy-power-explore_keep = 多留{ $value }張牌
race_for_the_galaxy-power-develop_discount = 發展的費用減{ $value }
race_for_the_galaxy-power-develop_draw = 放置之前抽{ $value }張牌
race_for_the_galaxy-power-draw_after_develop = 放置發展後抽{ $value }張牌
race_for_the_galaxy-power-draw_after_settle = 放置世界後抽{ $value }張牌
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
race_for_the_galaxy-power-envoy = 可以支付費用來放置軍事世界，費用是防禦減{ $value }（{ race_for_the_galaxy-kind-alien }世界除外）
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
race_for_the_galaxy-power-produce_windfall = { $kind ->
        [any] 在你的一個意外收穫世界生產商品
       *[other] 在你的一個{ $goods }意外收穫世界生產商品
    }
race_for_the_galaxy-power-draw_if = 這個世界若有生產，抽{ $cards }張牌
race_for_the_galaxy-power-per_genes_world = 你每有一個{ race_for_the_galaxy-kind-genes }世界，抽{ $cards }張牌
race_for_the_galaxy-power-per_military_world = 你每有一個軍事世界，抽{ $cards }張牌
race_for_the_galaxy-power-per_novelty = 你每生產一個{ race_for_the_galaxy-kind-novelty }商品，抽{ $cards }張牌
race_for_the_galaxy-power-per_alien = 你每生產一個{ race_for_the_galaxy-kind-alien }商品，抽{ $cards }張牌
race_for_the_galaxy-power-per_kind = 你每生產一種商品，抽{ $cards }張牌
race_for_the_galaxy-power-most_rare = 你生產的{ race_for_the_galaxy-kind-rare }商品若比其他每位玩家都多，抽{ $cards }張牌

race_for_the_galaxy-reward-cards = 抽{ $cards }張牌
race_for_the_galaxy-reward-points = 得{ $points }勝利點
race_for_the_galaxy-reward-both = 抽{ $cards }張牌並得{ $points }勝利點

# 費用6的發展計算的項目
race_for_the_galaxy-line-production_of = 每個{ $goods }生產世界{ $points }勝利點
race_for_the_galaxy-line-windfall_of = 每個{ $goods }意外收穫世界{ $points }勝利點
race_for_the_galaxy-line-named = 有{ $card }則{ $points }勝利點
race_for_the_galaxy-line-keyword = 每張「{ $keyword }」牌{ $points }勝利點
race_for_the_galaxy-line-a_development = 每張發展{ $points }勝利點
race_for_the_galaxy-line-a_six = 每張勝利點為「？」的發展{ $points }勝利點
race_for_the_galaxy-line-a_world = 每個世界{ $points }勝利點
race_for_the_galaxy-line-a_military_world = 每個軍事世界{ $points }勝利點
race_for_the_galaxy-line-a_rebel_military_world = 每個「叛軍」軍事世界{ $points }勝利點
race_for_the_galaxy-line-development_with_power = 每張有{ $numeral }能力的發展{ $points }勝利點
race_for_the_galaxy-line-world_with_power = 每個有{ $numeral }能力的世界{ $points }勝利點
race_for_the_galaxy-line-total_military = 每點總軍力{ $points }勝利點
race_for_the_galaxy-line-per_three_chips = 每3點勝利點籌碼{ $points }勝利點

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
race_for_the_galaxy-short-and = { $first }｜{ $second }
race_for_the_galaxy-short-power = { $numeral }{ $does }
race_for_the_galaxy-short-explore_draw = 抽+{ $value }
race_for_the_galaxy-short-explore_keep = 留+{ $value }
race_for_the_galaxy-short-develop_discount = 費用-{ $value }
race_for_the_galaxy-short-develop_draw = 抽{ $value }
race_for_the_galaxy-short-draw_after_develop = 之後抽{ $value }
race_for_the_galaxy-short-draw_after_settle = 之後抽{ $value }
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
race_for_the_galaxy-short-envoy = 支付軍事-{ $value }
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
race_for_the_galaxy-short-produce_windfall = { $kind ->
        [any] 意外收穫
       *[other] { $goods }意外
    }
race_for_the_galaxy-short-draw_if = 本地則抽{ $cards }
race_for_the_galaxy-short-per_genes_world = 每{ race_for_the_galaxy-short-kind-genes }世界抽{ $cards }
race_for_the_galaxy-short-per_military_world = 每軍事世界抽{ $cards }
race_for_the_galaxy-short-per_novelty = 每{ race_for_the_galaxy-short-kind-novelty }抽{ $cards }
race_for_the_galaxy-short-per_alien = 每{ race_for_the_galaxy-short-kind-alien }抽{ $cards }
race_for_the_galaxy-short-per_kind = 每種抽{ $cards }
race_for_the_galaxy-short-most_rare = { race_for_the_galaxy-short-kind-rare }最多抽{ $cards }
race_for_the_galaxy-short-reward-cards = { $cards }牌
race_for_the_galaxy-short-reward-points = { $points }點
race_for_the_galaxy-short-reward-both = { $cards }牌+{ $points }點

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
race_for_the_galaxy-ask-sell_which = { $plain ->
        [yes] 要以基本價格賣出哪個商品？
       *[no] 要賣出哪個商品？
    }
race_for_the_galaxy-ask-use_power = 消費：接下來要使用哪項能力？
race_for_the_galaxy-ask-discard_for_chips = { $picked ->
        [0] { $card }：要棄手牌換勝利點嗎？（最多{ $left }張，每張1點）
       *[other] { $card }：還要再棄牌嗎？（最多再棄{ $left }張）
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
race_for_the_galaxy-wait-sell_which = { $plain ->
        [yes] 等待{ $player }選擇要以基本價格賣出的商品。
       *[no] 等待{ $player }選擇要賣出的商品。
    }
race_for_the_galaxy-wait-use_power = 等待{ $player }使用消費能力。
race_for_the_galaxy-wait-discard_for_chips = 等待{ $player }決定是否棄手牌換勝利點（{ $card }，最多{ $left }張）。
race_for_the_galaxy-wait-consume_good = 等待{ $player }選擇要消費的商品（{ $card }）。
race_for_the_galaxy-wait-name_number = 等待{ $player }說出一個數字（{ race_for_the_galaxy-card-gambling_world }）。
race_for_the_galaxy-wait-which_windfall = { $kind ->
        [any] 等待{ $player }選擇要放上商品的意外收穫世界。
       *[other] 等待{ $player }選擇要放上商品的{ $goods }意外收穫世界。
    }
race_for_the_galaxy-wait-use_next = 等待{ $player }使用生產能力。
race_for_the_galaxy-wait-pay_to_produce = 等待{ $player }決定是否棄手牌來生產商品（{ $card }）。
race_for_the_galaxy-wait-discard_to_limit = 等待{ $player }從過多的手牌中棄{ $left }張。

## 選擇（$sight表示是否看得到牌桌，看得到時數字為實際數字）

race_for_the_galaxy-do-none-place_development = 不放置
race_for_the_galaxy-do-none-place_world = 不放置
race_for_the_galaxy-do-none-place_second = 不放置第二個世界
race_for_the_galaxy-do-none-use_power = 不再使用能力
race_for_the_galaxy-do-done-arm = 不再棄牌
race_for_the_galaxy-do-done-discard_for_chips = { $picked ->
        [0] 不棄牌
       *[other] 不再棄牌
    }
race_for_the_galaxy-do-done-pay_to_produce = 不棄牌
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
race_for_the_galaxy-do-gamble = 使用{ race_for_the_galaxy-card-gambling_world }：說出數字並翻開一張牌
race_for_the_galaxy-do-sell = { $sight ->
        [no] 賣出{ $card }的商品（{ $goods }）
       *[yes] 賣出{ $card }的商品（{ $goods }），抽{ $price }張牌
    }
race_for_the_galaxy-do-consume = 消費{ $card }的商品（{ $goods }）
race_for_the_galaxy-do-produce = 在{ $card }生產商品（{ $goods }）

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
       *[other] { $reader ->
            [player] 你沒有放置第二個世界。
           *[somebody] { $player }沒有放置第二個世界。
        }
    }
race_for_the_galaxy-log-good = 意外收穫世界{ $card }得到商品。
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
        [player] 你不使用{ $card }。
       *[somebody] { $player }不使用{ $card }。
    }
race_for_the_galaxy-log-names = { $reader ->
        [player] 你說出{ $number }。
       *[somebody] { $player }說出{ $number }。
    }
race_for_the_galaxy-log-wins_card = { $reader ->
        [player] 下一張牌是{ $card }，數字正是{ $number }，你將它加入手牌。
       *[somebody] 下一張牌是{ $card }，數字正是{ $number }，{ $player }將它加入手牌。
    }
race_for_the_galaxy-log-flips = 下一張牌是{ $card }，數字不是{ $number }，棄掉。
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
       *[cap] 最後一個回合結束，遊戲結束。
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

## 提問背後的規則

race_for_the_galaxy-why-discard_at_start = 所有人同時從起始手牌棄掉規定的張數，正面朝下。留下的手牌也要用來支付最初的費用，所以最好留下很快就能放置的牌，以及可以拿來支付的牌。
race_for_the_galaxy-why-choose_action = 這個回合只進行有人選擇的階段，所有人都參加。行動牌的獎勵只給選擇它的玩家。所有人秘密選擇，同時揭示。
race_for_the_galaxy-why-keep_drawn = 在第Ⅰ階段，所有人抽2張牌，留1張。行動牌和牌陣中的能力會增加這兩個數目。沒有留下的牌正面朝下棄掉，原有的手牌不受影響。
race_for_the_galaxy-why-place_development = 在第Ⅱ階段，所有人可以放置一張手牌中的發展，但不能與自己牌陣中的發展相同。費用用其他手牌支付。所有人秘密選擇，同時揭示。只能選擇付得起的發展。
race_for_the_galaxy-why-pay_development = 發展的費用是牌上數字那麼多張手牌。能力可以減少費用，選擇發展行動的玩家再減1。支付的牌正面朝下棄掉。
race_for_the_galaxy-why-place_world = 在第Ⅲ階段，所有人可以放置一個手牌中的世界。非軍事世界用手牌支付費用；軍事世界在軍力不低於防禦時免費征服。只能選擇有辦法殖民的世界。
race_for_the_galaxy-why-how_to_settle = 殖民世界有幾種方式：支付費用、征服，或使用牌陣中的能力。只在本階段有效的軍力要在征服之前使用。軍力不會減少支付，支付也不會增加軍力。
race_for_the_galaxy-why-pay_world = 非軍事世界的費用是牌上數字那麼多張手牌，能力可以減少費用。有的能力讓你也能為軍事世界支付費用。支付的牌正面朝下棄掉。
race_for_the_galaxy-why-arm = 為這項能力棄掉的每張牌，到階段結束為止算1點軍力。不必用完，但加上其他軍力必須足以征服所放置的世界，剩下的部分在同一階段不能再用。
race_for_the_galaxy-why-place_second = 有{ race_for_the_galaxy-card-improved_logistics }時，第一個世界殖民完成後，可以用任何方式放置第二個。第一個世界還不能幫忙。選擇殖民的獎勵只有一次，但能力會再讓你抽牌。
race_for_the_galaxy-why-sell_which = { $plain ->
        [yes] 這項能力賣出商品的價格是{ $price-novelty }張（{ race_for_the_galaxy-kind-novelty }）、{ $price-rare }張（{ race_for_the_galaxy-kind-rare }）、{ $price-genes }張（{ race_for_the_galaxy-kind-genes }）或{ $price-alien }張牌（{ race_for_the_galaxy-kind-alien }），不加提高價格的能力。
       *[no] 商品的價格是{ $price-novelty }張（{ race_for_the_galaxy-kind-novelty }）、{ $price-rare }張（{ race_for_the_galaxy-kind-rare }）、{ $price-genes }張（{ race_for_the_galaxy-kind-genes }）或{ $price-alien }張牌（{ race_for_the_galaxy-kind-alien }），再加上＄的能力。可以賣出而且有商品時，必須賣出一個。
    }
race_for_the_galaxy-why-use_power = 在第Ⅳ階段，能使用的能力都必須使用，各一次，並且盡量用足，但順序不限。只有棄手牌的能力可以不用。沒有能力用到的商品會留下來。
race_for_the_galaxy-why-discard_for_chips = { $card }讓你每棄一張手牌得1勝利點，最多到規定的張數。可以少棄，也可以不棄。不論選了什麼，這些勝利點都不會加倍。
race_for_the_galaxy-why-consume_good = { $card }有商品可用時，必須消費規定的數量。符合的商品更多時，由你選擇。不同種類的商品，也許用在其他能力或賣出更划算。
race_for_the_galaxy-why-name_number = 你說出1到{ $highest }的一個數字，然後翻開牌庫的下一張牌。費用或防禦若等於這個數字，就加入手牌，否則棄掉。所有人都看得到這張牌。
race_for_the_galaxy-why-which_windfall = { $kind ->
        [any] 意外收穫世界不會自己生產。選擇生產的獎勵和某些能力，可以在沒有商品的意外收穫世界放上商品。
       *[other] 意外收穫世界不會自己生產。這項能力在沒有商品的{ $goods }意外收穫世界放上商品。
    }
race_for_the_galaxy-why-use_next = 計算生產數量的能力，最好在全部生產之後使用。但它帶來的牌也許正是你想棄掉來生產商品的，所以這些能力的順序由你決定。
race_for_the_galaxy-why-pay_to_produce = { $card }只有在你棄一張手牌時才生產。選擇要棄的牌，或者不棄牌、不生產。
race_for_the_galaxy-why-discard_to_limit = 回合結束時，手牌不能超過{ $limit }張。多出來的牌正面朝下棄掉。

## 規則書

race_for_the_galaxy-rules-00-title = # 銀河競逐

race_for_the_galaxy-rules-01-overview =
    ## 概觀

    每位玩家用牌建立自己的銀河文明。牌分為要殖民或征服的世界，以及代表科技與社會的發展。放置在自己面前的牌就是你的牌陣，它們的能力會在之後的每件事上幫助你。

    每個回合，所有人秘密選擇一個行動。有人選擇的事情，所有人都會做，但只有選擇它的玩家得到獎勵。所以，猜中別人會為你做什麼，就贏了一半。

    遊戲結束時，籌碼、牌陣和目標的勝利點合計最多的玩家獲勝。

race_for_the_galaxy-rules-02-cards =
    ## 牌

    一張牌有三種用途：放置到牌陣、從手牌當作費用支付、正面朝下放在世界上當作商品。當作商品的牌，誰都不看。

    - 發展有費用。費用6的發展，勝利點是「？」，在遊戲結束時計算。
    - 非軍事世界也有費用。軍事世界沒有費用，但有防禦，要用征服的方式取得。
    - 世界可能有種類：{ race_for_the_galaxy-kind-novelty }、{ race_for_the_galaxy-kind-rare }、{ race_for_the_galaxy-kind-genes }或{ race_for_the_galaxy-kind-alien }。生產世界在每個第Ⅴ階段生產該種類的商品。意外收穫世界在放置時得到一個商品，之後只能靠獎勵或能力。沒有種類的世界沒有商品。
    - 有些牌有關鍵字：「{ race_for_the_galaxy-keyword-alien }」「{ race_for_the_galaxy-keyword-imperium }」「{ race_for_the_galaxy-keyword-rebel }」「{ race_for_the_galaxy-keyword-terraforming }」「{ race_for_the_galaxy-keyword-uplift }」，以及用符號表示的「{ race_for_the_galaxy-keyword-chromo }」。能力、目標和費用6的發展會用到它們。關鍵字「{ race_for_the_galaxy-keyword-alien }」與種類{ race_for_the_galaxy-kind-alien }不同：{ race_for_the_galaxy-card-alien_tech_institute }和{ race_for_the_galaxy-card-deserted_alien_world }只有關鍵字。
    - 能力標有作用的階段：Ⅰ、Ⅱ、Ⅲ、Ⅳ、Ⅴ。＄是貿易的能力，貿易是第Ⅳ階段的一部分。

race_for_the_galaxy-rules-03-setup =
    ## 遊戲準備

    - 基本版適合{ $least-seats }到{ $base-seats }人，有{ $base-cards }張牌，其中{ $base-starts }張是起始世界。加入擴充「風暴將至」後最多{ $storm-seats }人，共{ $storm-cards }張牌，{ $storm-starts }張起始世界。
    - 按每位玩家{ $pool }點，將勝利點籌碼放入籌碼池。
    - 使用目標時，隨機選出{ $firsts }個首達目標和{ $mosts }個最多目標，放在中央。
    - 每位玩家隨機得到一張起始世界，作為牌陣的第一張牌。其餘的起始世界洗進牌庫。起始世界有編號；需要分先後時，直到遊戲結束，都由編號最小的玩家開始，依座位順序進行。
    - 每位玩家抽{ $first-hand }張牌，所有人同時正面朝下棄掉{ $discards }張，起始手牌為{ $hand }張。以{ race_for_the_galaxy-card-ancient_race }開始的玩家再棄一張，剩{ $ancient-hand }張。
    - 起始世界若是意外收穫世界，現在得到商品。第一回合之前檢查一次目標。

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

race_for_the_galaxy-rules-05-powers =
    ## 能力

    - 牌從放置的下一個階段起才有作用。在那之前，它的能力、軍力和關鍵字都不算；只有意外收穫世界立刻得到商品。
    - 除非寫明「可以」，能力都必須使用。
    - 多張牌的能力相加。費用不會低於0，也不會退還差額。
    - 牌庫一空，立刻將棄牌堆洗勻成為新的牌庫。

race_for_the_galaxy-rules-06-explore =
    ## 第Ⅰ階段：探索

    所有人抽2張牌，能力和獎勵會增加張數：「{ race_for_the_galaxy-action-explore_five }」多5張，「{ race_for_the_galaxy-action-explore_one }」多1張。所有人都抽完才棄牌。

    從剛抽的牌中留1張，能力和「{ race_for_the_galaxy-action-explore_one }」（多1張）會增加張數。其餘棄掉。原有的手牌不受影響。

race_for_the_galaxy-rules-07-develop =
    ## 第Ⅱ階段：發展

    - 首先，依{ race_for_the_galaxy-card-interstellar_bank }之類的能力抽牌。
    - 所有人秘密選擇最多一張手牌中的發展，同時揭示。同一個牌陣不能有兩張相同的發展。
    - 費用用其他手牌支付：牌上的數字減去各項能力，選擇「{ race_for_the_galaxy-action-develop }」的玩家再減1。剛好棄掉那麼多張，正面朝下。付不起的不能選。
    - 之後，依{ race_for_the_galaxy-card-public_works }之類的能力抽牌；剛放置的牌不算。

race_for_the_galaxy-rules-08-settle =
    ## 第Ⅲ階段：殖民

    所有人秘密選擇最多一個手牌中的世界，同時揭示。然後依序支付費用或征服。

    - 非軍事世界的費用是牌上數字那麼多張手牌，減去適用於所有世界和該種類世界的能力。
    - 也可以改為棄掉牌陣中的{ race_for_the_galaxy-card-colony_ship }或{ race_for_the_galaxy-card-doomed_world }，讓世界免費。種類為{ race_for_the_galaxy-kind-alien }的世界不行。
    - 軍事世界要征服，或用{ race_for_the_galaxy-card-contact_specialist }的能力支付費用。
    - 意外收穫世界一揭示就得到商品。
    - 殖民完成後，選擇「{ race_for_the_galaxy-action-settle }」的玩家抽1張牌，{ race_for_the_galaxy-card-terraforming_robots }之類的能力也讓人抽牌。

    只能選擇有辦法殖民的世界。如果唯一的辦法是棄掉某張牌，就必須棄掉。

race_for_the_galaxy-rules-09-military =
    ## 軍力與征服

    要征服軍事世界，你對它的軍力必須不低於它的防禦。征服不需要費用，軍力也不會減少。

    - 總軍力是所有不限對象的軍力能力的總和。有的是負數，總和也可能是負數。
    - 有的軍力只對某個種類的世界，或只對「{ race_for_the_galaxy-keyword-rebel }」軍事世界有效（例如{ race_for_the_galaxy-card-galactic_imperium }）。面對這樣的世界時會加上，但不算在總軍力裡。
    - 只在一個階段有效的軍力：棄掉牌陣中的{ race_for_the_galaxy-card-new_military_tactics }，軍力+{ $new_military_tactics-tactic }。用{ race_for_the_galaxy-card-space_mercenaries }棄最多{ $space_mercenaries-mercenary }張手牌，每張+1。效果持續到階段結束，所以對第二個世界也有效。{ race_for_the_galaxy-card-space_mercenaries }不必用完，但剩下的部分在這個階段不能再用。這些能力只有在征服需要、而且用了就足夠時才能使用。

race_for_the_galaxy-rules-10-contact =
    ## 為軍事世界支付費用

    有{ race_for_the_galaxy-card-contact_specialist }時，可以把軍事世界當作非軍事世界來放置：費用是防禦減{ $contact_specialist-envoy }，再減去所有適用的能力。也可以同時使用{ race_for_the_galaxy-card-colony_ship }和{ race_for_the_galaxy-card-doomed_world }。種類為{ race_for_the_galaxy-kind-alien }的世界不能這樣支付。

    軍力不會減少支付，支付也不會增加軍力。這樣放置的世界，計算時仍是軍事世界。

race_for_the_galaxy-rules-11-goods =
    ## 商品

    一個世界最多有一個商品。商品是牌庫頂的牌，正面朝下放置，種類與世界相同。賣出或消費的商品不看正面就棄掉。

    意外收穫世界放置時得到的商品不算生產。生產世界剛放置時沒有商品。

race_for_the_galaxy-rules-12-trade =
    ## 貿易

    選擇「{ race_for_the_galaxy-action-consume_trade }」的玩家若有商品，在第Ⅳ階段開始時必須賣出一個，抽下列張數的牌：

    - { race_for_the_galaxy-kind-novelty }：{ $price-novelty }張
    - { race_for_the_galaxy-kind-rare }：{ $price-rare }張
    - { race_for_the_galaxy-kind-genes }：{ $price-genes }張
    - { race_for_the_galaxy-kind-alien }：{ $price-alien }張

    再加上適用的＄能力：有的適用於所有商品，有的適用於某個種類，有的只適用於那個世界的商品（{ race_for_the_galaxy-card-pirate_world }、{ race_for_the_galaxy-card-star_nomad_lair }）。

    有兩張牌讓任何人都能賣出商品，作為第Ⅳ階段的能力：{ race_for_the_galaxy-card-trade_league }的價格加上＄能力，{ race_for_the_galaxy-card-black_market_trading_world }只按上表的價格。還有商品時必須使用。

race_for_the_galaxy-rules-13-consume =
    ## 第Ⅳ階段：消費

    貿易之後，每位玩家逐一使用標有Ⅳ的能力，各一次，順序不限。

    - 能使用的能力都必須使用，並且盡量用足：最多消費3個商品的能力，有3個就要消費3個。所以商品不能保留，但哪項能力用哪個商品由你決定。
    - 「剛好」消費幾個商品的能力，商品足夠時才使用。
    - 棄手牌的能力可以不用（{ race_for_the_galaxy-card-deficit_spending }、{ race_for_the_galaxy-card-merchant_world }、{ race_for_the_galaxy-card-galactic_bazaar }）。
    - 勝利點從籌碼池拿取。不夠時使用池外的籌碼，每個人都會拿足。
    - 「{ race_for_the_galaxy-action-consume_twice }」讓商品的勝利點加倍。牌的張數和手牌換得的勝利點不加倍。
    - 沒有能力用到的商品留在原處。

race_for_the_galaxy-rules-14-produce =
    ## 第Ⅴ階段：生產

    - 每個沒有商品的生產世界得到一個商品。
    - 選擇「{ race_for_the_galaxy-action-produce }」的玩家，在一個沒有商品的意外收穫世界放上商品。
    - 各項能力在某個種類或任意的意外收穫世界生產，並且抽牌。
    - 然後是計算本階段生產數量的能力：{ race_for_the_galaxy-card-consumer_markets }、{ race_for_the_galaxy-card-research_labs }、{ race_for_the_galaxy-card-diversified_economy }。
    - 最後，生產的{ race_for_the_galaxy-kind-rare }商品比其他每位玩家都多的玩家，依{ race_for_the_galaxy-card-mining_conglomerate }抽牌。數量相同時誰都不抽。

    只有好處的事情會自動進行，順序不會讓人吃虧。有多個意外收穫世界可以放商品時，以及{ race_for_the_galaxy-card-damaged_alien_factory }可能在中間生產而要決定最後幾項能力的順序時，會詢問你。

race_for_the_galaxy-rules-15-limit =
    ## 回合結束

    手牌超過{ $limit }張的玩家，正面朝下棄到{ $limit }張為止。回合進行中沒有限制。

race_for_the_galaxy-rules-16-goals =
    ## 目標

    目標來自擴充「風暴將至」。遊戲結束時值勝利點，但不是籌碼。

    首達目標：{ $first-points }勝利點。在第一次有人達成的那個階段結束時，符合條件的所有玩家都得到它，並且保留到最後。

    - { race_for_the_galaxy-goal-galactic_standard_of_living }：{ race_for_the_galaxy-aim-galactic_standard_of_living }（第Ⅳ階段後）。
    - { race_for_the_galaxy-goal-system_diversity }：{ race_for_the_galaxy-aim-system_diversity }（Ⅲ之後）。
    - { race_for_the_galaxy-goal-overlord_discoveries }：{ race_for_the_galaxy-aim-overlord_discoveries }（Ⅱ和Ⅲ之後）。
    - { race_for_the_galaxy-goal-budget_surplus }：因為手牌太多，{ race_for_the_galaxy-aim-budget_surplus }。
    - { race_for_the_galaxy-goal-innovation_leader }：{ race_for_the_galaxy-aim-innovation_leader }（Ⅱ和Ⅲ之後）。
    - { race_for_the_galaxy-goal-galactic_status }：{ race_for_the_galaxy-aim-galactic_status }（Ⅱ之後）。

    最多目標：{ $most-points }勝利點。階段結束時，由數量足夠而且單獨最多的玩家得到。

    - { race_for_the_galaxy-goal-greatest_military }：{ race_for_the_galaxy-aim-greatest_military }（Ⅱ和Ⅲ之後）。
    - { race_for_the_galaxy-goal-largest_industry }：{ race_for_the_galaxy-aim-largest_industry }（Ⅲ之後）。
    - { race_for_the_galaxy-goal-greatest_infrastructure }：{ race_for_the_galaxy-aim-greatest_infrastructure }（Ⅱ和Ⅲ之後）。
    - { race_for_the_galaxy-goal-production_leader }：{ race_for_the_galaxy-aim-production_leader }（Ⅲ之後）。

    最多目標可能失去。別人追平時，持有者不變；有人超過時，轉給那位玩家；超過的幾位玩家數量相同時，放回中央。棄掉牌陣中的牌，使得數量不足或少於別人時，立刻放回中央。

    遊戲結束時，沒有持有目標、但數量足夠而且並列最多的每位玩家，得{ $tie-points }勝利點。

race_for_the_galaxy-rules-17-end =
    ## 遊戲結束與計分

    籌碼池空了，或者有玩家的牌陣達到{ $end }張以上，遊戲在該回合結束。那個回合要進行到最後，包括棄牌。無論如何，{ $cap }個回合後遊戲結束。

    - 勝利點籌碼。
    - 牌陣中各牌的勝利點。{ race_for_the_galaxy-card-doomed_world }是-1。
    - 勝利點為「？」的發展：對每張這樣的發展，牌陣中的每張牌只算一次，算在第一個符合的項目；發展本身若符合也算。{ race_for_the_galaxy-card-new_galactic_order }計算總軍力，負數則扣分。{ race_for_the_galaxy-card-galactic_renaissance }另外將籌碼每3點計算一次。
    - 目標的勝利點。

    勝利點相同時，手牌和商品合計較多的玩家獲勝。如果也相同，就並列獲勝。

race_for_the_galaxy-rules-18-two_actions =
    ## 兩人遊戲，各選兩個行動

    這是兩人遊戲的選項。每個回合各自從九張行動牌選擇兩張：發展和殖民各有第二張牌。

    - 兩張探索：抽2+5+1張牌，留2張，能力會增加張數。
    - 兩張發展：第Ⅱ階段連續進行兩次。選了兩張的玩家兩次都有獎勵，只選一張的玩家只在第一次有獎勵。第一次放置的牌，第二次就有作用。殖民也一樣。
    - 兩張消費：先賣出，再將勝利點加倍。

race_for_the_galaxy-rules-19-knowledge =
    ## 誰知道什麼

    所有牌陣、哪些世界有商品、籌碼、目標，以及手牌、牌庫和棄牌堆的張數，所有人都可以看。所以分數是公開的。

    手牌內容、商品和棄牌的正面是秘密。自己棄掉的牌自己知道。從牌陣棄掉的牌，以及為{ race_for_the_galaxy-card-gambling_world }翻開的牌，所有人都看過。

race_for_the_galaxy-rules-20-special =
    ## 特殊的牌

    - { race_for_the_galaxy-card-gambling_world }：除了消費商品，每個第Ⅳ階段還要說出1到{ $highest }的一個數字，翻開牌庫的下一張牌。費用或防禦若等於這個數字，就加入手牌，否則棄掉。
    - { race_for_the_galaxy-card-damaged_alien_factory }：雖然是生產世界，但只有在第Ⅴ階段棄一張手牌時才生產。
    - { race_for_the_galaxy-card-doomed_world }：可以像{ race_for_the_galaxy-card-colony_ship }一樣棄掉，它的能力也隨之消失。先後順序仍依它作為起始世界的編號。
    - { race_for_the_galaxy-card-ancient_race }：只有以它開始的玩家起始手牌較少，之後放置時沒有影響。它是意外收穫世界，所以一開始就有商品。
    - { race_for_the_galaxy-card-improved_logistics }：第Ⅲ階段中，第一個世界殖民完成後，可以用任何方式放置第二個。第一個世界還不能幫忙。「{ race_for_the_galaxy-action-settle }」的獎勵只抽一次，但能力在每個世界都讓你抽牌。
    - { race_for_the_galaxy-card-pilgrimage_world }：消費剩下的全部商品，得到的勝利點比數量少1。所以通常最後使用。
    - { race_for_the_galaxy-card-clandestine_uplift_lab }：你每有一個「{ race_for_the_galaxy-keyword-chromo }」世界，{ race_for_the_galaxy-kind-genes }商品的價格就加1，它自己也算。
    - { race_for_the_galaxy-card-merchant_world }、{ race_for_the_galaxy-card-deficit_spending }、{ race_for_the_galaxy-card-galactic_bazaar }：每張手牌得1勝利點，最多到規定的張數。這些勝利點不加倍。
    - { race_for_the_galaxy-card-alien_toy_shop }：只消費自己的商品。其他能力也可以先用掉那個商品。
    - { race_for_the_galaxy-card-runaway_robots }、{ race_for_the_galaxy-card-rebel_sympathizers }：它們是意外收穫世界，只有獎勵或能力在上面生產商品時才抽牌。
    - { race_for_the_galaxy-card-diversified_economy }、{ race_for_the_galaxy-card-tourist_world }、{ race_for_the_galaxy-card-mining_league }、{ race_for_the_galaxy-card-galactic_genome_project }：剛好消費規定數量的商品，否則完全不消費。
    - { race_for_the_galaxy-card-free_trade_association }、{ race_for_the_galaxy-card-consumer_markets }：各消費最多3個{ race_for_the_galaxy-kind-novelty }商品。
    - { race_for_the_galaxy-card-pan_galactic_league }、{ race_for_the_galaxy-card-contact_specialist }：總軍力減1。

race_for_the_galaxy-rules-21-cards =
    ## 牌的清單

    牌名後面是費用，斜線之後是勝利點。標有★的是軍事世界，數字是防禦。發展的括號內是張數，世界都只有一張。標有＋的是擴充「風暴將至」的牌，{ race_for_the_galaxy-card-contact_specialist }也有一張來自這個擴充。

    - 發展：{ race_for_the_galaxy-card-public_works } { $public_works-cost }／{ $public_works-points }（{ $public_works-copies }）、{ race_for_the_galaxy-card-expedition_force } { $expedition_force-cost }／{ $expedition_force-points }（{ $expedition_force-copies }）、{ race_for_the_galaxy-card-export_duties } { $export_duties-cost }／{ $export_duties-points }（{ $export_duties-copies }）、{ race_for_the_galaxy-card-new_military_tactics } { $new_military_tactics-cost }／{ $new_military_tactics-points }（{ $new_military_tactics-copies }）、{ race_for_the_galaxy-card-contact_specialist } { $contact_specialist-cost }／{ $contact_specialist-points }（{ $contact_specialist-copies }）、{ race_for_the_galaxy-card-investment_credits } { $investment_credits-cost }／{ $investment_credits-points }（{ $investment_credits-copies }）、{ race_for_the_galaxy-card-space_mercenaries }＋ { $space_mercenaries-cost }／{ $space_mercenaries-points }（{ $space_mercenaries-copies }）、{ race_for_the_galaxy-card-colony_ship } { $colony_ship-cost }／{ $colony_ship-points }（{ $colony_ship-copies }）、{ race_for_the_galaxy-card-mining_robots } { $mining_robots-cost }／{ $mining_robots-points }（{ $mining_robots-copies }）、{ race_for_the_galaxy-card-space_marines } { $space_marines-cost }／{ $space_marines-points }（{ $space_marines-copies }）、{ race_for_the_galaxy-card-deficit_spending } { $deficit_spending-cost }／{ $deficit_spending-points }（{ $deficit_spending-copies }）、{ race_for_the_galaxy-card-interstellar_bank } { $interstellar_bank-cost }／{ $interstellar_bank-points }（{ $interstellar_bank-copies }）、{ race_for_the_galaxy-card-genetics_lab } { $genetics_lab-cost }／{ $genetics_lab-points }（{ $genetics_lab-copies }）、{ race_for_the_galaxy-card-mining_conglomerate } { $mining_conglomerate-cost }／{ $mining_conglomerate-points }（{ $mining_conglomerate-copies }）、{ race_for_the_galaxy-card-terraforming_robots } { $terraforming_robots-cost }／{ $terraforming_robots-points }（{ $terraforming_robots-copies }）、{ race_for_the_galaxy-card-improved_logistics }＋ { $improved_logistics-cost }／{ $improved_logistics-points }（{ $improved_logistics-copies }）、{ race_for_the_galaxy-card-diversified_economy } { $diversified_economy-cost }／{ $diversified_economy-points }（{ $diversified_economy-copies }）、{ race_for_the_galaxy-card-research_labs } { $research_labs-cost }／{ $research_labs-points }（{ $research_labs-copies }）、{ race_for_the_galaxy-card-drop_ships } { $drop_ships-cost }／{ $drop_ships-points }（{ $drop_ships-copies }）、{ race_for_the_galaxy-card-replicant_robots } { $replicant_robots-cost }／{ $replicant_robots-points }（{ $replicant_robots-copies }）、{ race_for_the_galaxy-card-consumer_markets } { $consumer_markets-cost }／{ $consumer_markets-points }（{ $consumer_markets-copies }）
    - 費用6的發展：{ race_for_the_galaxy-card-pan_galactic_league } { $pan_galactic_league-cost }／？（{ $pan_galactic_league-copies }）、{ race_for_the_galaxy-card-mining_league } { $mining_league-cost }／？（{ $mining_league-copies }）、{ race_for_the_galaxy-card-free_trade_association } { $free_trade_association-cost }／？（{ $free_trade_association-copies }）、{ race_for_the_galaxy-card-alien_tech_institute } { $alien_tech_institute-cost }／？（{ $alien_tech_institute-copies }）、{ race_for_the_galaxy-card-galactic_survey_seti } { $galactic_survey_seti-cost }／？（{ $galactic_survey_seti-copies }）、{ race_for_the_galaxy-card-galactic_federation } { $galactic_federation-cost }／？（{ $galactic_federation-copies }）、{ race_for_the_galaxy-card-new_galactic_order } { $new_galactic_order-cost }／？（{ $new_galactic_order-copies }）、{ race_for_the_galaxy-card-merchant_guild } { $merchant_guild-cost }／？（{ $merchant_guild-copies }）、{ race_for_the_galaxy-card-new_economy } { $new_economy-cost }／？（{ $new_economy-copies }）、{ race_for_the_galaxy-card-galactic_renaissance } { $galactic_renaissance-cost }／？（{ $galactic_renaissance-copies }）、{ race_for_the_galaxy-card-galactic_imperium } { $galactic_imperium-cost }／？（{ $galactic_imperium-copies }）、{ race_for_the_galaxy-card-trade_league } { $trade_league-cost }／？（{ $trade_league-copies }）、{ race_for_the_galaxy-card-terraforming_guild }＋ { $terraforming_guild-cost }／？（{ $terraforming_guild-copies }）、{ race_for_the_galaxy-card-galactic_genome_project }＋ { $galactic_genome_project-cost }／？（{ $galactic_genome_project-copies }）、{ race_for_the_galaxy-card-imperium_lords }＋ { $imperium_lords-cost }／？（{ $imperium_lords-copies }）
    - 沒有商品的世界：{ race_for_the_galaxy-card-pilgrimage_world } { $pilgrimage_world-cost }／{ $pilgrimage_world-points }、{ race_for_the_galaxy-card-outlaw_world }★ { $outlaw_world-cost }／{ $outlaw_world-points }、{ race_for_the_galaxy-card-gambling_world } { $gambling_world-cost }／{ $gambling_world-points }、{ race_for_the_galaxy-card-expanding_colony } { $expanding_colony-cost }／{ $expanding_colony-points }、{ race_for_the_galaxy-card-doomed_world }＋ { $doomed_world-cost }／{ $doomed_world-points }、{ race_for_the_galaxy-card-deserted_alien_world }＋ { $deserted_alien_world-cost }／{ $deserted_alien_world-points }、{ race_for_the_galaxy-card-epsilon_eridani } { $epsilon_eridani-cost }／{ $epsilon_eridani-points }、{ race_for_the_galaxy-card-new_sparta }★ { $new_sparta-cost }／{ $new_sparta-points }、{ race_for_the_galaxy-card-galactic_engineers } { $galactic_engineers-cost }／{ $galactic_engineers-points }、{ race_for_the_galaxy-card-separatist_colony }＋ { $separatist_colony-cost }／{ $separatist_colony-points }、{ race_for_the_galaxy-card-old_earth } { $old_earth-cost }／{ $old_earth-points }、{ race_for_the_galaxy-card-rebel_underground }★ { $rebel_underground-cost }／{ $rebel_underground-points }、{ race_for_the_galaxy-card-black_market_trading_world } { $black_market_trading_world-cost }／{ $black_market_trading_world-points }、{ race_for_the_galaxy-card-alien_rosetta_stone_world } { $alien_rosetta_stone_world-cost }／{ $alien_rosetta_stone_world-points }、{ race_for_the_galaxy-card-clandestine_uplift_lab }★＋ { $clandestine_uplift_lab-cost }／{ $clandestine_uplift_lab-points }、{ race_for_the_galaxy-card-merchant_world } { $merchant_world-cost }／{ $merchant_world-points }、{ race_for_the_galaxy-card-tourist_world } { $tourist_world-cost }／{ $tourist_world-points }、{ race_for_the_galaxy-card-rebel_colony }★＋ { $rebel_colony-cost }／{ $rebel_colony-points }、{ race_for_the_galaxy-card-rebel_outpost }★ { $rebel_outpost-cost }／{ $rebel_outpost-points }、{ race_for_the_galaxy-card-galactic_trendsetters } { $galactic_trendsetters-cost }／{ $galactic_trendsetters-points }、{ race_for_the_galaxy-card-terraformed_world } { $terraformed_world-cost }／{ $terraformed_world-points }、{ race_for_the_galaxy-card-rebel_base }★ { $rebel_base-cost }／{ $rebel_base-points }、{ race_for_the_galaxy-card-rebel_homeworld }★ { $rebel_homeworld-cost }／{ $rebel_homeworld-points }
    - { race_for_the_galaxy-kind-novelty }意外收穫世界：{ race_for_the_galaxy-card-refugee_world } { $refugee_world-cost }／{ $refugee_world-points }、{ race_for_the_galaxy-card-star_nomad_lair }★ { $star_nomad_lair-cost }／{ $star_nomad_lair-points }、{ race_for_the_galaxy-card-rebel_sympathizers }★＋ { $rebel_sympathizers-cost }／{ $rebel_sympathizers-points }、{ race_for_the_galaxy-card-former_penal_colony }★ { $former_penal_colony-cost }／{ $former_penal_colony-points }、{ race_for_the_galaxy-card-galactic_resort } { $galactic_resort-cost }／{ $galactic_resort-points }、{ race_for_the_galaxy-card-pirate_world }★ { $pirate_world-cost }／{ $pirate_world-points }、{ race_for_the_galaxy-card-galactic_bazaar }＋ { $galactic_bazaar-cost }／{ $galactic_bazaar-points }
    - { race_for_the_galaxy-kind-novelty }生產世界：{ race_for_the_galaxy-card-artist_colony } { $artist_colony-cost }／{ $artist_colony-points }、{ race_for_the_galaxy-card-new_survivalists }★ { $new_survivalists-cost }／{ $new_survivalists-points }、{ race_for_the_galaxy-card-secluded_world } { $secluded_world-cost }／{ $secluded_world-points }、{ race_for_the_galaxy-card-earths_lost_colony } { $earths_lost_colony-cost }／{ $earths_lost_colony-points }、{ race_for_the_galaxy-card-gem_world } { $gem_world-cost }／{ $gem_world-points }、{ race_for_the_galaxy-card-spice_world } { $spice_world-cost }／{ $spice_world-points }、{ race_for_the_galaxy-card-new_vinland } { $new_vinland-cost }／{ $new_vinland-points }、{ race_for_the_galaxy-card-space_port } { $space_port-cost }／{ $space_port-points }、{ race_for_the_galaxy-card-prosperous_world } { $prosperous_world-cost }／{ $prosperous_world-points }、{ race_for_the_galaxy-card-galactic_studios }＋ { $galactic_studios-cost }／{ $galactic_studios-points }
    - { race_for_the_galaxy-kind-rare }意外收穫世界：{ race_for_the_galaxy-card-rebel_fuel_cache }★ { $rebel_fuel_cache-cost }／{ $rebel_fuel_cache-points }、{ race_for_the_galaxy-card-runaway_robots }★ { $runaway_robots-cost }／{ $runaway_robots-points }、{ race_for_the_galaxy-card-destroyed_world } { $destroyed_world-cost }／{ $destroyed_world-points }、{ race_for_the_galaxy-card-smuggling_lair }★＋ { $smuggling_lair-cost }／{ $smuggling_lair-points }、{ race_for_the_galaxy-card-alpha_centauri } { $alpha_centauri-cost }／{ $alpha_centauri-points }、{ race_for_the_galaxy-card-asteroid_belt } { $asteroid_belt-cost }／{ $asteroid_belt-points }、{ race_for_the_galaxy-card-radioactive_world } { $radioactive_world-cost }／{ $radioactive_world-points }、{ race_for_the_galaxy-card-blaster_gem_mines } { $blaster_gem_mines-cost }／{ $blaster_gem_mines-points }
    - { race_for_the_galaxy-kind-rare }生產世界：{ race_for_the_galaxy-card-rebel_miners }★ { $rebel_miners-cost }／{ $rebel_miners-points }、{ race_for_the_galaxy-card-volcanic_world }＋ { $volcanic_world-cost }／{ $volcanic_world-points }、{ race_for_the_galaxy-card-comet_zone } { $comet_zone-cost }／{ $comet_zone-points }、{ race_for_the_galaxy-card-bio_hazard_mining_world } { $bio_hazard_mining_world-cost }／{ $bio_hazard_mining_world-points }、{ race_for_the_galaxy-card-mining_world } { $mining_world-cost }／{ $mining_world-points }、{ race_for_the_galaxy-card-imperium_armaments_world } { $imperium_armaments_world-cost }／{ $imperium_armaments_world-points }、{ race_for_the_galaxy-card-new_earth } { $new_earth-cost }／{ $new_earth-points }
    - { race_for_the_galaxy-kind-genes }意外收穫世界：{ race_for_the_galaxy-card-empath_world } { $empath_world-cost }／{ $empath_world-points }、{ race_for_the_galaxy-card-the_last_of_the_uplift_gnarssh }★ { $the_last_of_the_uplift_gnarssh-cost }／{ $the_last_of_the_uplift_gnarssh-points }、{ race_for_the_galaxy-card-avian_uplift_race }★ { $avian_uplift_race-cost }／{ $avian_uplift_race-points }、{ race_for_the_galaxy-card-pre_sentient_race } { $pre_sentient_race-cost }／{ $pre_sentient_race-points }、{ race_for_the_galaxy-card-reptilian_uplift_race }★ { $reptilian_uplift_race-cost }／{ $reptilian_uplift_race-points }、{ race_for_the_galaxy-card-aquatic_uplift_race }★ { $aquatic_uplift_race-cost }／{ $aquatic_uplift_race-points }、{ race_for_the_galaxy-card-ancient_race }＋ { $ancient_race-cost }／{ $ancient_race-points }、{ race_for_the_galaxy-card-rebel_warrior_race }★ { $rebel_warrior_race-cost }／{ $rebel_warrior_race-points }
    - { race_for_the_galaxy-kind-genes }生產世界：{ race_for_the_galaxy-card-plague_world } { $plague_world-cost }／{ $plague_world-points }、{ race_for_the_galaxy-card-hive_world }★＋ { $hive_world-cost }／{ $hive_world-points }、{ race_for_the_galaxy-card-malevolent_lifeforms }★ { $malevolent_lifeforms-cost }／{ $malevolent_lifeforms-points }、{ race_for_the_galaxy-card-distant_world } { $distant_world-cost }／{ $distant_world-points }、{ race_for_the_galaxy-card-lost_species_ark_world } { $lost_species_ark_world-cost }／{ $lost_species_ark_world-points }
    - { race_for_the_galaxy-kind-alien }意外收穫世界：{ race_for_the_galaxy-card-alien_robot_sentry }★ { $alien_robot_sentry-cost }／{ $alien_robot_sentry-points }、{ race_for_the_galaxy-card-alien_toy_shop }＋ { $alien_toy_shop-cost }／{ $alien_toy_shop-points }、{ race_for_the_galaxy-card-deserted_alien_outpost } { $deserted_alien_outpost-cost }／{ $deserted_alien_outpost-points }、{ race_for_the_galaxy-card-alien_robot_scout_ship }★ { $alien_robot_scout_ship-cost }／{ $alien_robot_scout_ship-points }、{ race_for_the_galaxy-card-deserted_alien_colony } { $deserted_alien_colony-cost }／{ $deserted_alien_colony-points }、{ race_for_the_galaxy-card-lost_alien_warship }★ { $lost_alien_warship-cost }／{ $lost_alien_warship-points }、{ race_for_the_galaxy-card-deserted_alien_library } { $deserted_alien_library-cost }／{ $deserted_alien_library-points }
    - { race_for_the_galaxy-kind-alien }生產世界：{ race_for_the_galaxy-card-damaged_alien_factory }★＋ { $damaged_alien_factory-cost }／{ $damaged_alien_factory-points }、{ race_for_the_galaxy-card-alien_robotic_factory } { $alien_robotic_factory-cost }／{ $alien_robotic_factory-points }、{ race_for_the_galaxy-card-lost_alien_battle_fleet }★ { $lost_alien_battle_fleet-cost }／{ $lost_alien_battle_fleet-points }
    - 起始世界（依編號）：0 { race_for_the_galaxy-card-old_earth }、1 { race_for_the_galaxy-card-epsilon_eridani }、2 { race_for_the_galaxy-card-alpha_centauri }、3 { race_for_the_galaxy-card-new_sparta }、4 { race_for_the_galaxy-card-earths_lost_colony }、5 { race_for_the_galaxy-card-separatist_colony }、6 { race_for_the_galaxy-card-ancient_race }、7 { race_for_the_galaxy-card-damaged_alien_factory }、8 { race_for_the_galaxy-card-doomed_world }

race_for_the_galaxy-rules-22-options =
    ## 選項

    以上是沒有另外選擇時的規則。下列事項可以用這裡寫的字詞來選擇：

    - { race_for_the_galaxy-option-set }
    - { race_for_the_galaxy-option-two_actions }
    - { race_for_the_galaxy-option-goals }
    - { race_for_the_galaxy-option-cap }
    - { race_for_the_galaxy-option-engine_quirks }

race_for_the_galaxy-rules-23-tips =
    ## 提示

    - 選擇對自己最有利、對別人最沒用的行動。如果預料有人會選殖民，就選別的，再跟著一起殖民。
    - 軍事世界不花牌。軍力強的文明需要的牌少，軍力弱的需要的牌多，要靠貿易取得。
    - 輪流生產和消費，就能不斷得到勝利點。要在別人排滿牌陣之前開始。
    - 手牌就是錢。不要抱著永遠不會放置的牌，但也別用最好的費用6發展來支付。
    - 留意別人放置了多少張牌。遊戲往往比想像中結束得早。

## 規則摘要

race_for_the_galaxy-reference-00-title = # 銀河競逐：規則摘要

race_for_the_galaxy-reference-01-phases =
    ## 階段

    | 階段 | 所有人 | 獎勵 |
    |---|---|---|
    | Ⅰ 探索 | 抽2張，留1張 | 多抽5張，或多抽1張並多留1張 |
    | Ⅱ 發展 | 放置一張發展 | 費用減1 |
    | Ⅲ 殖民 | 放置一個世界 | 之後抽1張牌 |
    | Ⅳ 消費 | 使用所有商品能力 | 先賣出一個商品，或商品的勝利點×2 |
    | Ⅴ 生產 | 生產世界放上商品 | 一個意外收穫世界放上商品 |

race_for_the_galaxy-reference-02-prices =
    ## 價格

    { race_for_the_galaxy-kind-novelty } { $price-novelty }、{ race_for_the_galaxy-kind-rare } { $price-rare }、{ race_for_the_galaxy-kind-genes } { $price-genes }、{ race_for_the_galaxy-kind-alien } { $price-alien }，再加上＄能力。

race_for_the_galaxy-reference-03-settling =
    ## 殖民

    - 非軍事世界：支付減去能力後的費用。
    - 軍事世界：軍力不低於防禦，不需費用。
    - 牌從下一個階段起有作用。

race_for_the_galaxy-reference-04-end =
    ## 結束

    - 回合結束時手牌上限：{ $limit }張。
    - 籌碼池空了，或有牌陣達到{ $end }張，遊戲在該回合結束。
    - 勝利點：籌碼、牌、「？」發展、目標（首達{ $first-points }，最多{ $most-points }，並列最多{ $tie-points }）。
    - 平手：手牌和商品合計。
