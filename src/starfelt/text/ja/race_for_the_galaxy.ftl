race_for_the_galaxy-name = レース・フォー・ザ・ギャラクシー

## ゲームのオプション

race_for_the_galaxy-option-set = 使うカード：baseは基本セット（4人まで）、gathering_stormは拡張「嵐の予兆」も使う（カードとゴールが増え、5人まで）
race_for_the_galaxy-option-two_actions = 2人用で、各プレイヤーが毎ラウンド2つのアクションを選ぶ
race_for_the_galaxy-option-goals = ゴールを使う（拡張「嵐の予兆」を使う時だけ）
race_for_the_galaxy-option-cap = 遅くとも何ラウンド後にゲームを終えて得点計算をするか
race_for_the_galaxy-option-engine_quirks = 他のプログラムとの比較用：そのプログラムと同じように、カードを無駄に捨てたり、そのプログラムと同じ時にゴールを調べたり、2枚目の開発や移住のカードを単独で出したりできる

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

## 種類、キーワード、フェイズ

race_for_the_galaxy-kind-novelty = 珍品
race_for_the_galaxy-kind-rare = 希少元素
race_for_the_galaxy-kind-genes = 遺伝子
race_for_the_galaxy-kind-alien = 異星技術

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

race_for_the_galaxy-bonus-explore_five = カードを5枚多く引く
race_for_the_galaxy-bonus-explore_one = カードを1枚多く引き、1枚多く残す
race_for_the_galaxy-bonus-develop = デベロップのコストが1減る
race_for_the_galaxy-bonus-settle = ワールドを配置した後、カードを1枚引く
race_for_the_galaxy-bonus-consume_trade = 最初に製品を1つ売ってカードを引く
race_for_the_galaxy-bonus-consume_twice = 製品を消費して得るVPが2倍になる
race_for_the_galaxy-bonus-produce = 特産ワールド1つにも製品を置く

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

# パワーの内容
race_for_the_galaxy-power-explore_draw = カードを{ $value }枚多く引く
race_for_the_galaxy-power-explore_keep = カードを{ $value }枚多く残す
race_for_the_galaxy-power-develop_discount = デベロップのコストが{ $value }減る
race_for_the_galaxy-power-develop_draw = 配置の前にカードを{ $value }枚引く
race_for_the_galaxy-power-draw_after_develop = デベロップを配置した後、カードを{ $value }枚引く
race_for_the_galaxy-power-draw_after_settle = ワールドを配置した後、カードを{ $value }枚引く
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
race_for_the_galaxy-power-envoy = 軍事ワールドを、防御力より{ $value }少ないコストを払って配置してもよい（{ race_for_the_galaxy-kind-alien }のワールドを除く）
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
race_for_the_galaxy-power-produce_windfall = { $kind ->
        [any] 自分の特産ワールド1つに製品を生産する
       *[other] 自分の{ $goods }の特産ワールド1つに製品を生産する
    }
race_for_the_galaxy-power-draw_if = このワールドが生産したら、カードを{ $cards }枚引く
race_for_the_galaxy-power-per_genes_world = 自分の{ race_for_the_galaxy-kind-genes }のワールド1つにつき、カードを{ $cards }枚引く
race_for_the_galaxy-power-per_military_world = 自分の軍事ワールド1つにつき、カードを{ $cards }枚引く
race_for_the_galaxy-power-per_novelty = 生産した{ race_for_the_galaxy-kind-novelty }の製品1つにつき、カードを{ $cards }枚引く
race_for_the_galaxy-power-per_alien = 生産した{ race_for_the_galaxy-kind-alien }の製品1つにつき、カードを{ $cards }枚引く
race_for_the_galaxy-power-per_kind = 生産した製品1種類につき、カードを{ $cards }枚引く
race_for_the_galaxy-power-most_rare = { race_for_the_galaxy-kind-rare }の製品を他の誰よりも多く生産したら、カードを{ $cards }枚引く

race_for_the_galaxy-reward-cards = カードを{ $cards }枚引く
race_for_the_galaxy-reward-points = { $points }VPを得る
race_for_the_galaxy-reward-both = カードを{ $cards }枚引き、{ $points }VPを得る

# コスト6のデベロップが数えるもの
race_for_the_galaxy-line-production_of = { $goods }の生産ワールド1つにつき{ $points }VP
race_for_the_galaxy-line-windfall_of = { $goods }の特産ワールド1つにつき{ $points }VP
race_for_the_galaxy-line-named = { $card }があれば{ $points }VP
race_for_the_galaxy-line-keyword = 「{ $keyword }」のカード1枚につき{ $points }VP
race_for_the_galaxy-line-a_development = デベロップ1枚につき{ $points }VP
race_for_the_galaxy-line-a_six = VPが「？」のデベロップ1枚につき{ $points }VP
race_for_the_galaxy-line-a_world = ワールド1つにつき{ $points }VP
race_for_the_galaxy-line-a_military_world = 軍事ワールド1つにつき{ $points }VP
race_for_the_galaxy-line-a_rebel_military_world = 「反乱軍」の軍事ワールド1つにつき{ $points }VP
race_for_the_galaxy-line-development_with_power = { $numeral }のパワーを持つデベロップ1枚につき{ $points }VP
race_for_the_galaxy-line-world_with_power = { $numeral }のパワーを持つワールド1つにつき{ $points }VP
race_for_the_galaxy-line-total_military = 総軍事力1につき{ $points }VP
race_for_the_galaxy-line-per_three_chips = VPチップ3点につき{ $points }VP

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
race_for_the_galaxy-short-and = { $first }｜{ $second }
race_for_the_galaxy-short-power = { $numeral }{ $does }
race_for_the_galaxy-short-explore_draw = 引く+{ $value }
race_for_the_galaxy-short-explore_keep = 残す+{ $value }
race_for_the_galaxy-short-develop_discount = コスト-{ $value }
race_for_the_galaxy-short-develop_draw = 引く{ $value }
race_for_the_galaxy-short-draw_after_develop = 後で引く{ $value }
race_for_the_galaxy-short-draw_after_settle = 後で引く{ $value }
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
race_for_the_galaxy-short-envoy = 軍事に支払-{ $value }
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
race_for_the_galaxy-short-produce_windfall = { $kind ->
        [any] 特産
       *[other] { $goods }特産
    }
race_for_the_galaxy-short-draw_if = ここなら引く{ $cards }
race_for_the_galaxy-short-per_genes_world = { race_for_the_galaxy-short-kind-genes }ワールドごとに引く{ $cards }
race_for_the_galaxy-short-per_military_world = 軍事ワールドごとに引く{ $cards }
race_for_the_galaxy-short-per_novelty = { race_for_the_galaxy-short-kind-novelty }ごとに引く{ $cards }
race_for_the_galaxy-short-per_alien = { race_for_the_galaxy-short-kind-alien }ごとに引く{ $cards }
race_for_the_galaxy-short-per_kind = 種類ごとに引く{ $cards }
race_for_the_galaxy-short-most_rare = { race_for_the_galaxy-short-kind-rare }最多で引く{ $cards }
race_for_the_galaxy-short-reward-cards = { $cards }枚
race_for_the_galaxy-short-reward-points = { $points }VP
race_for_the_galaxy-short-reward-both = { $cards }枚+{ $points }VP

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
race_for_the_galaxy-ask-sell_which = { $plain ->
        [yes] どの製品を基本価格で売りますか？
       *[no] どの製品を売りますか？
    }
race_for_the_galaxy-ask-use_power = 消費：次にどのパワーを使いますか？
race_for_the_galaxy-ask-discard_for_chips = { $picked ->
        [0] { $card }：手札を{ $left }枚まで捨てて、1枚につき1VPを得ますか？
       *[other] { $card }：さらに捨てますか？（あと{ $left }枚まで）
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
race_for_the_galaxy-wait-sell_which = { $plain ->
        [yes] { $player }が、基本価格で売る製品を選んでいます。
       *[no] { $player }が、売る製品を選んでいます。
    }
race_for_the_galaxy-wait-use_power = { $player }が、使う消費のパワーを選んでいます。
race_for_the_galaxy-wait-discard_for_chips = { $player }が、VPのために手札を捨てるか考えています（{ $card }、{ $left }枚まで）。
race_for_the_galaxy-wait-consume_good = { $player }が、消費する製品を選んでいます（{ $card }）。
race_for_the_galaxy-wait-name_number = { $player }が、宣言する数を考えています（{ race_for_the_galaxy-card-gambling_world }）。
race_for_the_galaxy-wait-which_windfall = { $kind ->
        [any] { $player }が、製品を置く特産ワールドを選んでいます。
       *[other] { $player }が、製品を置く{ $goods }の特産ワールドを選んでいます。
    }
race_for_the_galaxy-wait-use_next = { $player }が、使う生産のパワーを選んでいます。
race_for_the_galaxy-wait-pay_to_produce = { $player }が、手札を捨てて製品を生産するか考えています（{ $card }）。
race_for_the_galaxy-wait-discard_to_limit = { $player }が、多すぎる手札から捨てる{ $left }枚を選んでいます。

## 選択肢（$sightは、盤面が見えているかどうか。見えていれば、数は実際のもの）

race_for_the_galaxy-do-none-place_development = 配置しない
race_for_the_galaxy-do-none-place_world = 配置しない
race_for_the_galaxy-do-none-place_second = 2つ目は配置しない
race_for_the_galaxy-do-none-use_power = これ以上パワーを使わない
race_for_the_galaxy-do-done-arm = これ以上捨てない
race_for_the_galaxy-do-done-discard_for_chips = { $picked ->
        [0] 捨てない
       *[other] これ以上捨てない
    }
race_for_the_galaxy-do-done-pay_to_produce = 捨てない
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
race_for_the_galaxy-do-gamble = { race_for_the_galaxy-card-gambling_world }を使う：数を宣言してカードをめくる
race_for_the_galaxy-do-sell = { $sight ->
        [no] { $card }の製品（{ $goods }）を売る
       *[yes] { $card }の製品（{ $goods }）を売り、カードを{ $price }枚引く
    }
race_for_the_galaxy-do-consume = { $card }の製品（{ $goods }）を消費する
race_for_the_galaxy-do-produce = { $card }に製品（{ $goods }）を生産する

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
       *[other] { $reader ->
            [player] あなたは2つ目のワールドを配置しませんでした。
           *[somebody] { $player }は2つ目のワールドを配置しませんでした。
        }
    }
race_for_the_galaxy-log-good = 特産ワールドの{ $card }に製品が置かれました。
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
        [player] あなたは{ $card }を使いませんでした。
       *[somebody] { $player }は{ $card }を使いませんでした。
    }
race_for_the_galaxy-log-names = { $reader ->
        [player] あなたは{ $number }を宣言しました。
       *[somebody] { $player }は{ $number }を宣言しました。
    }
race_for_the_galaxy-log-wins_card = { $reader ->
        [player] 次のカードは{ $card }で、数は{ $number }です。あなたが手札に加えました。
       *[somebody] 次のカードは{ $card }で、数は{ $number }です。{ $player }が手札に加えました。
    }
race_for_the_galaxy-log-flips = 次のカードは{ $card }で、数は{ $number }ではありません。捨て札になりました。
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
       *[cap] 最後のラウンドが終わり、ゲームが終わりました。
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

## 質問のもとになるルール

race_for_the_galaxy-why-discard_at_start = 全員が同時に、最初の手札から決められた枚数を伏せて捨てます。残した手札は最初のカードのコストにもなるので、早く配置できるカードと、払ってもよいカードを残しましょう。
race_for_the_galaxy-why-choose_action = このラウンドには、誰かが選んだフェイズだけが行われ、全員が参加します。アクションカードのボーナスは、選んだプレイヤーだけが得ます。全員が秘密に選び、同時に公開します。
race_for_the_galaxy-why-keep_drawn = 第Ⅰフェイズでは、全員が2枚引いて1枚残します。どちらの枚数も、アクションカードと配置済みのカードのパワーで増えます。残さなかったカードは伏せて捨てます。手札は変わりません。
race_for_the_galaxy-why-place_development = 第Ⅱフェイズでは、全員が手札のデベロップを1枚配置できます。すでに配置してあるものと同じものは配置できません。コストは他の手札で払います。全員が秘密に選び、同時に公開します。選べるのは、コストを払えるデベロップだけです。
race_for_the_galaxy-why-pay_development = デベロップのコストは、カードに書かれた数の手札です。パワーで減り、開発を選んだプレイヤーはさらに1減ります。払ったカードは伏せて捨てます。
race_for_the_galaxy-why-place_world = 第Ⅲフェイズでは、全員が手札のワールドを1つ配置できます。非軍事ワールドは手札でコストを払います。軍事ワールドは、自分の軍事力が防御力以上なら、コストなしで征服できます。選べるのは、何らかの方法で移住できるワールドだけです。
race_for_the_galaxy-why-how_to_settle = ワールドに移住する方法は、コストを払う、征服する、配置済みのカードのパワーを使う、といったものがあります。このフェイズだけの軍事力は、征服の前に使います。軍事力で支払いは減らず、支払いで軍事力は増えません。
race_for_the_galaxy-why-pay_world = 非軍事ワールドのコストは、カードに書かれた数の手札です。パワーで減ります。軍事ワールドにコストを払えるパワーもあります。払ったカードは伏せて捨てます。
race_for_the_galaxy-why-arm = 捨てたカード1枚につき、フェイズの終わりまで軍事力1を得ます。全部使わなくてもかまいませんが、他の軍事力と合わせて、配置したワールドに足りなければなりません。残りを同じフェイズの後で使うことはできません。
race_for_the_galaxy-why-place_second = { race_for_the_galaxy-card-improved_logistics }があれば、1つ目のワールドに移住した後、どんな方法でも2つ目のワールドを配置できます。1つ目のワールドはまだ役に立ちません。移住を選んだボーナスは1回だけですが、パワーではまた引きます。
race_for_the_galaxy-why-sell_which = { $plain ->
        [yes] このパワーでは、製品を{ $price-novelty }枚（{ race_for_the_galaxy-kind-novelty }）、{ $price-rare }枚（{ race_for_the_galaxy-kind-rare }）、{ $price-genes }枚（{ race_for_the_galaxy-kind-genes }）、{ $price-alien }枚（{ race_for_the_galaxy-kind-alien }）で売ります。価格を上げるパワーは加えません。
       *[no] 製品の価格は、{ $price-novelty }枚（{ race_for_the_galaxy-kind-novelty }）、{ $price-rare }枚（{ race_for_the_galaxy-kind-rare }）、{ $price-genes }枚（{ race_for_the_galaxy-kind-genes }）、{ $price-alien }枚（{ race_for_the_galaxy-kind-alien }）に、＄のパワーを加えたものです。売れる時に製品があれば、必ず1つ売ります。
    }
race_for_the_galaxy-why-use_power = 第Ⅳフェイズでは、使えるパワーを全て1回ずつ、できる限り使わなければなりません。順番は自由です。使うかどうかを選べるのは、手札を捨てるパワーだけです。どのパワーにも使われなかった製品は残ります。
race_for_the_galaxy-why-discard_for_chips = { $card }では、決められた枚数まで、捨てた手札1枚につき1VPを得ます。少なく捨てても、捨てなくてもかまいません。このVPは、何を選んでいても2倍になりません。
race_for_the_galaxy-why-consume_good = { $card }は、製品があれば決められた数だけ消費します。当てはまる製品がそれより多ければ、どれにするか選びます。種類によっては、他のパワーや交易で使う方が得なこともあります。
race_for_the_galaxy-why-name_number = 1～{ $highest }の数を宣言し、デッキの次のカードをめくります。コストか防御力がその数なら手札に加え、違えば捨てます。めくったカードは全員が見ます。
race_for_the_galaxy-why-which_windfall = { $kind ->
        [any] 特産ワールドは、自分からは生産しません。生産を選んだボーナスや一部のパワーで、製品のない特産ワールドに製品を置きます。
       *[other] 特産ワールドは、自分からは生産しません。このパワーで、製品のない{ $goods }の特産ワールドに製品を置きます。
    }
race_for_the_galaxy-why-use_next = 生産した製品を数えるパワーは、全ての生産の後に使うのが得です。しかし、そこで引いたカードを製品のために捨てたいこともあるので、これらのパワーの順番は自分で決めます。
race_for_the_galaxy-why-pay_to_produce = { $card }は、手札を1枚捨てなければ生産しません。捨てるカードを選ぶか、捨てずに製品をあきらめます。
race_for_the_galaxy-why-discard_to_limit = ラウンドの終わりに持てる手札は{ $limit }枚までです。多すぎる分は伏せて捨てます。

## ルールブック

race_for_the_galaxy-rules-00-title = # レース・フォー・ザ・ギャラクシー

race_for_the_galaxy-rules-01-overview =
    ## 概観

    プレイヤーはカードで銀河文明を築きます。カードには、移住したり征服したりするワールドと、技術や社会を表すデベロップがあります。自分の前に配置したカードにはパワーがあり、その後のあらゆることに役立ちます。

    毎ラウンド、全員が秘密にアクションを1つ選びます。誰かが選んだことは全員が行いますが、ボーナスを得るのは選んだプレイヤーだけです。他のプレイヤーが何を選ぶかを読むことが、このゲームの半分です。

    チップ、配置済みのカード、ゴールによるVP（得点）の合計が最も多いプレイヤーが勝ちます。

race_for_the_galaxy-rules-02-cards =
    ## カード

    1枚のカードには3つの使い道があります。自分の前に配置する、手札からコストとして払う、伏せてワールドの製品にする、の3つです。製品のカードは誰も見ません。

    - デベロップにはコストがあります。コスト6のものはVPが「？」で、ゲーム終了時に数えます。
    - 非軍事ワールドにもコストがあります。軍事ワールドにはコストの代わりに防御力があり、征服します。
    - ワールドには種類があるものがあります。{ race_for_the_galaxy-kind-novelty }、{ race_for_the_galaxy-kind-rare }、{ race_for_the_galaxy-kind-genes }、{ race_for_the_galaxy-kind-alien }の4種類です。生産ワールドは、第Ⅴフェイズのたびにその種類の製品を生産します。特産ワールドには、配置した時に製品を1つ置きます。その後は、ボーナスかパワーでだけ製品を置きます。種類のないワールドに製品はありません。
    - キーワードを持つカードがあります。「{ race_for_the_galaxy-keyword-alien }」「{ race_for_the_galaxy-keyword-imperium }」「{ race_for_the_galaxy-keyword-rebel }」「{ race_for_the_galaxy-keyword-terraforming }」「{ race_for_the_galaxy-keyword-uplift }」と、記号で示される「{ race_for_the_galaxy-keyword-chromo }」です。パワー、ゴール、コスト6のデベロップが、これらを数えます。キーワードの「{ race_for_the_galaxy-keyword-alien }」と種類の{ race_for_the_galaxy-kind-alien }は別のものです。{ race_for_the_galaxy-card-alien_tech_institute }や{ race_for_the_galaxy-card-deserted_alien_world }には、キーワードだけがあります。
    - パワーには、働くフェイズの数字Ⅰ、Ⅱ、Ⅲ、Ⅳ、Ⅴが付いています。＄は、第Ⅳフェイズの一部である交易のパワーです。

race_for_the_galaxy-rules-03-setup =
    ## セットアップ

    - 基本セットは{ $least-seats }～{ $base-seats }人用で、カードは{ $base-cards }枚、そのうち初期ワールドが{ $base-starts }枚です。拡張「嵐の予兆」を加えると{ $storm-seats }人まで、カードは{ $storm-cards }枚、初期ワールドは{ $storm-starts }枚になります。
    - 1人につき{ $pool }点のVPチップを、中央に置きます。
    - ゴールを使う時は、最初ゴール{ $firsts }枚と最大ゴール{ $mosts }枚をランダムに選び、中央に置きます。
    - 各プレイヤーにランダムに初期ワールドを1枚配ります。これが最初の配置済みのカードです。残りの初期ワールドはデッキに混ぜます。初期ワールドには番号があり、順番が問題になる時は、ゲームの終わりまで、番号の最も小さいプレイヤーから席順に行います。
    - 各プレイヤーはカードを{ $first-hand }枚引き、全員が同時に{ $discards }枚を伏せて捨てます。最初の手札は{ $hand }枚です。{ race_for_the_galaxy-card-ancient_race }で始めるプレイヤーはもう1枚捨て、{ $ancient-hand }枚になります。
    - 初期ワールドが特産ワールドなら、製品を置きます。第1ラウンドの前に、一度ゴールを調べます。

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

race_for_the_galaxy-rules-05-powers =
    ## パワー

    - カードは、配置したフェイズの次のフェイズから働きます。それまでは、パワーも軍事力もキーワードも数えません。ただし、特産ワールドの製品はすぐに置きます。
    - 「してもよい」などと書かれていないパワーは、必ず使います。
    - 何枚かのカードのパワーは合計します。コストは0より小さくならず、差額が返ることもありません。
    - デッキが空になったら、直ちに捨て札をシャッフルして新しいデッキにします。

race_for_the_galaxy-rules-06-explore =
    ## 第Ⅰフェイズ：探査

    全員がカードを2枚引きます。パワーとボーナスで増えます。「{ race_for_the_galaxy-action-explore_five }」なら5枚、「{ race_for_the_galaxy-action-explore_one }」なら1枚増えます。全員が引いてから捨てます。

    引いたカードから1枚を残します。パワーと「{ race_for_the_galaxy-action-explore_one }」（1枚）で増えます。残りは捨てます。元からの手札は変わりません。

race_for_the_galaxy-rules-07-develop =
    ## 第Ⅱフェイズ：開発

    - まず、{ race_for_the_galaxy-card-interstellar_bank }のようなパワーでカードを引きます。
    - 全員が手札のデベロップを1枚まで秘密に選び、同時に公開します。同じデベロップを2枚配置することはできません。
    - コストは他の手札で払います。カードの数から、パワーの分と、「{ race_for_the_galaxy-action-develop }」を選んだプレイヤーは1を引いた枚数です。ちょうどその枚数を伏せて捨てます。払えないものは選べません。
    - その後、{ race_for_the_galaxy-card-public_works }のようなパワーで引きます。今配置したカードは数えません。

race_for_the_galaxy-rules-08-settle =
    ## 第Ⅲフェイズ：移住

    全員が手札のワールドを1つまで秘密に選び、同時に公開します。それから順番に、コストを払うか征服します。

    - 非軍事ワールドのコストは、カードの数から、全てのワールドとその種類のワールドのコストを減らすパワーの分を引いた枚数の手札です。
    - 代わりに、配置済みの{ race_for_the_galaxy-card-colony_ship }か{ race_for_the_galaxy-card-doomed_world }を捨てると、コストは0になります。種類が{ race_for_the_galaxy-kind-alien }のワールドには使えません。
    - 軍事ワールドは征服するか、{ race_for_the_galaxy-card-contact_specialist }のパワーでコストを払います。
    - 特産ワールドには、公開したらすぐに製品を置きます。
    - 移住した後、「{ race_for_the_galaxy-action-settle }」を選んだプレイヤーはカードを1枚引きます。{ race_for_the_galaxy-card-terraforming_robots }のようなパワーでも引きます。

    選べるのは、移住する方法があるワールドだけです。カードを捨てるしか方法がなければ、必ず捨てます。

race_for_the_galaxy-rules-09-military =
    ## 軍事力と征服

    軍事ワールドを征服するには、そのワールドに対する軍事力が防御力以上でなければなりません。コストはかからず、軍事力は減りません。

    - 総軍事力は、相手を限らない軍事力のパワーの合計です。負の数のものもあり、合計が負になることもあります。
    - ある種類のワールドだけ、または「{ race_for_the_galaxy-keyword-rebel }」の軍事ワールドだけに対する軍事力もあります（{ race_for_the_galaxy-card-galactic_imperium }など）。そのようなワールドには加えますが、総軍事力には入りません。
    - フェイズの間だけの軍事力：配置済みの{ race_for_the_galaxy-card-new_military_tactics }を捨てると+{ $new_military_tactics-tactic }。{ race_for_the_galaxy-card-space_mercenaries }では、手札を{ $space_mercenaries-mercenary }枚まで捨てて、1枚につき+1。フェイズの終わりまで続くので、2つ目のワールドにも数えます。{ race_for_the_galaxy-card-space_mercenaries }は全部使わなくてもかまいませんが、残りはそのフェイズにはもう使えません。これらのパワーは、征服に必要で、使えば足りる時にだけ使えます。

race_for_the_galaxy-rules-10-contact =
    ## 軍事ワールドへの支払い

    { race_for_the_galaxy-card-contact_specialist }があれば、軍事ワールドを非軍事ワールドのように配置できます。コストは防御力から{ $contact_specialist-envoy }と、当てはまる全てのパワーの分を引いたものです。{ race_for_the_galaxy-card-colony_ship }と{ race_for_the_galaxy-card-doomed_world }も一緒に使えます。種類が{ race_for_the_galaxy-kind-alien }のワールドには払えません。

    軍事力で支払いは減らず、支払いで軍事力は増えません。軍事ワールドを数える時は、払って配置したものも軍事ワールドです。

race_for_the_galaxy-rules-11-goods =
    ## 製品

    1つのワールドに置ける製品は1つまでです。デッキの一番上のカードを伏せて置き、種類はワールドの種類になります。売ったり消費したりした製品は、見ずに捨てます。

    特産ワールドには配置した時に製品を置きますが、これは生産ではありません。生産ワールドは、配置した時は空です。

race_for_the_galaxy-rules-12-trade =
    ## 交易

    「{ race_for_the_galaxy-action-consume_trade }」を選んだプレイヤーは、製品があれば、第Ⅳフェイズの初めに必ず1つ売ります。次の枚数のカードを引きます。

    - { race_for_the_galaxy-kind-novelty }：{ $price-novelty }枚
    - { race_for_the_galaxy-kind-rare }：{ $price-rare }枚
    - { race_for_the_galaxy-kind-genes }：{ $price-genes }枚
    - { race_for_the_galaxy-kind-alien }：{ $price-alien }枚

    当てはまる＄のパワーを加えます。全ての製品、ある種類の製品、そのワールドの製品（{ race_for_the_galaxy-card-pirate_world }、{ race_for_the_galaxy-card-star_nomad_lair }）に働くものがあります。

    誰でも製品を売れるカードが2枚あり、第Ⅳフェイズのパワーとして使います。{ race_for_the_galaxy-card-trade_league }では＄のパワーも加えた価格で、{ race_for_the_galaxy-card-black_market_trading_world }ではこの表の価格だけで売ります。製品が残っていれば、必ず使います。

race_for_the_galaxy-rules-13-consume =
    ## 第Ⅳフェイズ：消費

    交易の後、各プレイヤーはⅣのパワーを1つずつ、それぞれ1回、好きな順番で使います。

    - 使えるパワーは全て、できる限り使わなければなりません。3つまで消費するパワーなら、3つあれば3つ消費します。製品を取っておくことはできませんが、どのパワーでどの製品を消費するかは選べます。
    - 「ちょうど」いくつかの製品を消費するパワーは、製品が足りる時だけ使います。
    - 手札を捨てるパワー（{ race_for_the_galaxy-card-deficit_spending }、{ race_for_the_galaxy-card-merchant_world }、{ race_for_the_galaxy-card-galactic_bazaar }）は、使わなくてもかまいません。
    - VPは中央のチップで受け取ります。足りなければ脇のチップを使い、全員が必ず全て受け取ります。
    - 「{ race_for_the_galaxy-action-consume_twice }」では、製品によるVPが2倍になります。カードの枚数と、手札によるVPは2倍になりません。
    - どのパワーにも使われなかった製品は、そのまま残ります。

race_for_the_galaxy-rules-14-produce =
    ## 第Ⅴフェイズ：生産

    - 製品のない生産ワールドの全てに製品を置きます。
    - 「{ race_for_the_galaxy-action-produce }」を選んだプレイヤーは、製品のない特産ワールド1つに製品を置きます。
    - パワーで、ある種類の、または任意の特産ワールドに生産したり、カードを引いたりします。
    - それから、このフェイズに生産したものを数えるパワーを使います（{ race_for_the_galaxy-card-consumer_markets }、{ race_for_the_galaxy-card-research_labs }、{ race_for_the_galaxy-card-diversified_economy }）。
    - 最後に、{ race_for_the_galaxy-kind-rare }の製品を他の誰よりも多く生産したプレイヤーが、{ race_for_the_galaxy-card-mining_conglomerate }でカードを引きます。同数なら誰も引きません。

    得をするだけのことは、損のない順番で自動的に行われます。製品を置ける特産ワールドがいくつかある時と、{ race_for_the_galaxy-card-damaged_alien_factory }が間に生産できる時の最後のパワーの順番は、自分で選びます。

race_for_the_galaxy-rules-15-limit =
    ## ラウンドの終わり

    手札が{ $limit }枚より多いプレイヤーは、{ $limit }枚になるまで伏せて捨てます。ラウンドの途中には制限はありません。

race_for_the_galaxy-rules-16-goals =
    ## ゴール

    ゴールは拡張「嵐の予兆」のものです。ゲーム終了時にVPになりますが、VPチップではありません。

    最初ゴール：{ $first-points }VP。初めて条件が満たされたフェイズの終わりに、条件を満たしている全員が獲得し、最後まで失いません。

    - { race_for_the_galaxy-goal-galactic_standard_of_living }：{ race_for_the_galaxy-aim-galactic_standard_of_living }（第Ⅳフェイズの後）。
    - { race_for_the_galaxy-goal-system_diversity }：{ race_for_the_galaxy-aim-system_diversity }（Ⅲの後）。
    - { race_for_the_galaxy-goal-overlord_discoveries }：{ race_for_the_galaxy-aim-overlord_discoveries }（ⅡとⅢの後）。
    - { race_for_the_galaxy-goal-budget_surplus }：手札が多すぎるために、{ race_for_the_galaxy-aim-budget_surplus }。
    - { race_for_the_galaxy-goal-innovation_leader }：{ race_for_the_galaxy-aim-innovation_leader }（ⅡとⅢの後）。
    - { race_for_the_galaxy-goal-galactic_status }：{ race_for_the_galaxy-aim-galactic_status }（Ⅱの後）。

    最大ゴール：{ $most-points }VP。フェイズの終わりに、条件の値を満たし、単独で最大のプレイヤーが獲得します。

    - { race_for_the_galaxy-goal-greatest_military }：{ race_for_the_galaxy-aim-greatest_military }（ⅡとⅢの後）。
    - { race_for_the_galaxy-goal-largest_industry }：{ race_for_the_galaxy-aim-largest_industry }（Ⅲの後）。
    - { race_for_the_galaxy-goal-greatest_infrastructure }：{ race_for_the_galaxy-aim-greatest_infrastructure }（ⅡとⅢの後）。
    - { race_for_the_galaxy-goal-production_leader }：{ race_for_the_galaxy-aim-production_leader }（Ⅲの後）。

    最大ゴールは失うことがあります。他のプレイヤーに並ばれても、持ち主は変わりません。他のプレイヤーが上回れば、そのプレイヤーに移ります。上回った複数のプレイヤーが同数なら、中央に戻ります。配置済みのカードを捨てて、条件の値を満たさなくなるか、他のプレイヤーより少なくなったら、直ちに中央に戻ります。

    ゲーム終了時、最大の値に並び、条件の値を満たしているのにゴールを持っていないプレイヤーは、全員{ $tie-points }VPを得ます。

race_for_the_galaxy-rules-17-end =
    ## ゲームの終了と得点

    中央のVPチップがなくなるか、誰かの配置済みのカードが{ $end }枚以上になったら、そのラウンドでゲームは終わります。ラウンドは、手札を捨てるところまで最後まで行います。{ $cap }ラウンドが終われば、必ず終了します。

    - VPチップ。
    - 配置済みのカードのVP。{ race_for_the_galaxy-card-doomed_world }は-1です。
    - VPが「？」のデベロップ：配置済みのカードは、デベロップ1枚ごとに、最初に当てはまる項目で1回だけ数えます。デベロップ自身も、当てはまれば数えます。{ race_for_the_galaxy-card-new_galactic_order }は総軍事力を数え、負ならVPが減ります。{ race_for_the_galaxy-card-galactic_renaissance }は、VPチップも3点ごとに数えます。
    - ゴールのVP。

    VPが同じなら、手札の枚数と製品の数の合計が多い方の勝ちです。それも同じなら、勝利を分け合います。

race_for_the_galaxy-rules-18-two_actions =
    ## 2人用、2つのアクション

    2人で遊ぶ時のオプションです。毎ラウンド、9枚のアクションカードから2枚ずつ選びます。開発と移住には、2枚目のカードがあります。

    - 探査2枚：2+5+1枚引いて、2枚残します。パワーで増えます。
    - 開発2枚：第Ⅱフェイズを続けて2回行います。2枚選んだプレイヤーは両方でボーナスを得ます。1枚選んだプレイヤーは、1回目だけボーナスを得ます。1回目に配置したカードは、2回目にはもう働きます。移住も同じです。
    - 消費2枚：まず売り、それからVPを2倍にします。

race_for_the_galaxy-rules-19-knowledge =
    ## 誰が何を知っているか

    配置済みのカード、どのワールドに製品があるか、VPチップ、ゴール、手札とデッキと捨て札の枚数は、誰でも見ることができます。つまり、得点は全て公開されています。

    手札の中身と、製品と捨て札の表は秘密です。自分が捨てたカードは知っています。配置済みのカードから捨てたものと、{ race_for_the_galaxy-card-gambling_world }でめくったカードは、全員が見ています。

race_for_the_galaxy-rules-20-special =
    ## 特殊なカード

    - { race_for_the_galaxy-card-gambling_world }：製品を消費する他に、第Ⅳフェイズのたびに1～{ $highest }の数を宣言し、デッキの次のカードをめくります。コストか防御力がその数なら手札に加え、違えば捨てます。
    - { race_for_the_galaxy-card-damaged_alien_factory }：生産ワールドですが、第Ⅴフェイズに手札を1枚捨てなければ生産しません。
    - { race_for_the_galaxy-card-doomed_world }：{ race_for_the_galaxy-card-colony_ship }と同じように捨てられます。それまでのパワーはなくなります。順番は、初期ワールドの番号のまま変わりません。
    - { race_for_the_galaxy-card-ancient_race }：最初の手札が少なくなるのは、これで始めるプレイヤーだけです。後で配置した時は関係ありません。特産ワールドなので、最初から製品があります。
    - { race_for_the_galaxy-card-improved_logistics }：第Ⅲフェイズに1つ目のワールドに移住した後、どんな方法でも2つ目を配置できます。1つ目のワールドはまだ役に立ちません。「{ race_for_the_galaxy-action-settle }」のボーナスで引くのは1回だけですが、パワーではワールドごとに引きます。
    - { race_for_the_galaxy-card-pilgrimage_world }：残りの製品を全て消費し、その数より1少ないVPを得ます。ふつうは最後に使います。
    - { race_for_the_galaxy-card-clandestine_uplift_lab }：自分の「{ race_for_the_galaxy-keyword-chromo }」のワールド1つにつき、{ race_for_the_galaxy-kind-genes }の製品の価格を1上げます。これ自身も数えます。
    - { race_for_the_galaxy-card-merchant_world }、{ race_for_the_galaxy-card-deficit_spending }、{ race_for_the_galaxy-card-galactic_bazaar }：決められた枚数まで、手札1枚につき1VPを得ます。このVPは2倍になりません。
    - { race_for_the_galaxy-card-alien_toy_shop }：このワールドの製品だけを消費します。他のパワーが先にその製品を使うこともできます。
    - { race_for_the_galaxy-card-runaway_robots }、{ race_for_the_galaxy-card-rebel_sympathizers }：特産ワールドなので、カードを引くのは、ボーナスかパワーで製品を生産した時だけです。
    - { race_for_the_galaxy-card-diversified_economy }、{ race_for_the_galaxy-card-tourist_world }、{ race_for_the_galaxy-card-mining_league }、{ race_for_the_galaxy-card-galactic_genome_project }：書かれた数の製品をちょうど消費するか、全く消費しません。
    - { race_for_the_galaxy-card-free_trade_association }、{ race_for_the_galaxy-card-consumer_markets }：それぞれ{ race_for_the_galaxy-kind-novelty }の製品を3つまで消費します。
    - { race_for_the_galaxy-card-pan_galactic_league }、{ race_for_the_galaxy-card-contact_specialist }：総軍事力が1減ります。

race_for_the_galaxy-rules-21-cards =
    ## カード一覧

    カード名の後はコスト、／の後はVPです。★は軍事ワールドで、コストの代わりに防御力です。デベロップの（）の中は枚数で、ワールドは全て1枚ずつです。＋は拡張「嵐の予兆」のカードです。{ race_for_the_galaxy-card-contact_specialist }のうち1枚も、この拡張のものです。

    - デベロップ：{ race_for_the_galaxy-card-public_works } { $public_works-cost }／{ $public_works-points }（{ $public_works-copies }）、{ race_for_the_galaxy-card-expedition_force } { $expedition_force-cost }／{ $expedition_force-points }（{ $expedition_force-copies }）、{ race_for_the_galaxy-card-export_duties } { $export_duties-cost }／{ $export_duties-points }（{ $export_duties-copies }）、{ race_for_the_galaxy-card-new_military_tactics } { $new_military_tactics-cost }／{ $new_military_tactics-points }（{ $new_military_tactics-copies }）、{ race_for_the_galaxy-card-contact_specialist } { $contact_specialist-cost }／{ $contact_specialist-points }（{ $contact_specialist-copies }）、{ race_for_the_galaxy-card-investment_credits } { $investment_credits-cost }／{ $investment_credits-points }（{ $investment_credits-copies }）、{ race_for_the_galaxy-card-space_mercenaries }＋ { $space_mercenaries-cost }／{ $space_mercenaries-points }（{ $space_mercenaries-copies }）、{ race_for_the_galaxy-card-colony_ship } { $colony_ship-cost }／{ $colony_ship-points }（{ $colony_ship-copies }）、{ race_for_the_galaxy-card-mining_robots } { $mining_robots-cost }／{ $mining_robots-points }（{ $mining_robots-copies }）、{ race_for_the_galaxy-card-space_marines } { $space_marines-cost }／{ $space_marines-points }（{ $space_marines-copies }）、{ race_for_the_galaxy-card-deficit_spending } { $deficit_spending-cost }／{ $deficit_spending-points }（{ $deficit_spending-copies }）、{ race_for_the_galaxy-card-interstellar_bank } { $interstellar_bank-cost }／{ $interstellar_bank-points }（{ $interstellar_bank-copies }）、{ race_for_the_galaxy-card-genetics_lab } { $genetics_lab-cost }／{ $genetics_lab-points }（{ $genetics_lab-copies }）、{ race_for_the_galaxy-card-mining_conglomerate } { $mining_conglomerate-cost }／{ $mining_conglomerate-points }（{ $mining_conglomerate-copies }）、{ race_for_the_galaxy-card-terraforming_robots } { $terraforming_robots-cost }／{ $terraforming_robots-points }（{ $terraforming_robots-copies }）、{ race_for_the_galaxy-card-improved_logistics }＋ { $improved_logistics-cost }／{ $improved_logistics-points }（{ $improved_logistics-copies }）、{ race_for_the_galaxy-card-diversified_economy } { $diversified_economy-cost }／{ $diversified_economy-points }（{ $diversified_economy-copies }）、{ race_for_the_galaxy-card-research_labs } { $research_labs-cost }／{ $research_labs-points }（{ $research_labs-copies }）、{ race_for_the_galaxy-card-drop_ships } { $drop_ships-cost }／{ $drop_ships-points }（{ $drop_ships-copies }）、{ race_for_the_galaxy-card-replicant_robots } { $replicant_robots-cost }／{ $replicant_robots-points }（{ $replicant_robots-copies }）、{ race_for_the_galaxy-card-consumer_markets } { $consumer_markets-cost }／{ $consumer_markets-points }（{ $consumer_markets-copies }）
    - コスト6のデベロップ：{ race_for_the_galaxy-card-pan_galactic_league } { $pan_galactic_league-cost }／？（{ $pan_galactic_league-copies }）、{ race_for_the_galaxy-card-mining_league } { $mining_league-cost }／？（{ $mining_league-copies }）、{ race_for_the_galaxy-card-free_trade_association } { $free_trade_association-cost }／？（{ $free_trade_association-copies }）、{ race_for_the_galaxy-card-alien_tech_institute } { $alien_tech_institute-cost }／？（{ $alien_tech_institute-copies }）、{ race_for_the_galaxy-card-galactic_survey_seti } { $galactic_survey_seti-cost }／？（{ $galactic_survey_seti-copies }）、{ race_for_the_galaxy-card-galactic_federation } { $galactic_federation-cost }／？（{ $galactic_federation-copies }）、{ race_for_the_galaxy-card-new_galactic_order } { $new_galactic_order-cost }／？（{ $new_galactic_order-copies }）、{ race_for_the_galaxy-card-merchant_guild } { $merchant_guild-cost }／？（{ $merchant_guild-copies }）、{ race_for_the_galaxy-card-new_economy } { $new_economy-cost }／？（{ $new_economy-copies }）、{ race_for_the_galaxy-card-galactic_renaissance } { $galactic_renaissance-cost }／？（{ $galactic_renaissance-copies }）、{ race_for_the_galaxy-card-galactic_imperium } { $galactic_imperium-cost }／？（{ $galactic_imperium-copies }）、{ race_for_the_galaxy-card-trade_league } { $trade_league-cost }／？（{ $trade_league-copies }）、{ race_for_the_galaxy-card-terraforming_guild }＋ { $terraforming_guild-cost }／？（{ $terraforming_guild-copies }）、{ race_for_the_galaxy-card-galactic_genome_project }＋ { $galactic_genome_project-cost }／？（{ $galactic_genome_project-copies }）、{ race_for_the_galaxy-card-imperium_lords }＋ { $imperium_lords-cost }／？（{ $imperium_lords-copies }）
    - 製品のないワールド：{ race_for_the_galaxy-card-pilgrimage_world } { $pilgrimage_world-cost }／{ $pilgrimage_world-points }、{ race_for_the_galaxy-card-outlaw_world }★ { $outlaw_world-cost }／{ $outlaw_world-points }、{ race_for_the_galaxy-card-gambling_world } { $gambling_world-cost }／{ $gambling_world-points }、{ race_for_the_galaxy-card-expanding_colony } { $expanding_colony-cost }／{ $expanding_colony-points }、{ race_for_the_galaxy-card-doomed_world }＋ { $doomed_world-cost }／{ $doomed_world-points }、{ race_for_the_galaxy-card-deserted_alien_world }＋ { $deserted_alien_world-cost }／{ $deserted_alien_world-points }、{ race_for_the_galaxy-card-epsilon_eridani } { $epsilon_eridani-cost }／{ $epsilon_eridani-points }、{ race_for_the_galaxy-card-new_sparta }★ { $new_sparta-cost }／{ $new_sparta-points }、{ race_for_the_galaxy-card-galactic_engineers } { $galactic_engineers-cost }／{ $galactic_engineers-points }、{ race_for_the_galaxy-card-separatist_colony }＋ { $separatist_colony-cost }／{ $separatist_colony-points }、{ race_for_the_galaxy-card-old_earth } { $old_earth-cost }／{ $old_earth-points }、{ race_for_the_galaxy-card-rebel_underground }★ { $rebel_underground-cost }／{ $rebel_underground-points }、{ race_for_the_galaxy-card-black_market_trading_world } { $black_market_trading_world-cost }／{ $black_market_trading_world-points }、{ race_for_the_galaxy-card-alien_rosetta_stone_world } { $alien_rosetta_stone_world-cost }／{ $alien_rosetta_stone_world-points }、{ race_for_the_galaxy-card-clandestine_uplift_lab }★＋ { $clandestine_uplift_lab-cost }／{ $clandestine_uplift_lab-points }、{ race_for_the_galaxy-card-merchant_world } { $merchant_world-cost }／{ $merchant_world-points }、{ race_for_the_galaxy-card-tourist_world } { $tourist_world-cost }／{ $tourist_world-points }、{ race_for_the_galaxy-card-rebel_colony }★＋ { $rebel_colony-cost }／{ $rebel_colony-points }、{ race_for_the_galaxy-card-rebel_outpost }★ { $rebel_outpost-cost }／{ $rebel_outpost-points }、{ race_for_the_galaxy-card-galactic_trendsetters } { $galactic_trendsetters-cost }／{ $galactic_trendsetters-points }、{ race_for_the_galaxy-card-terraformed_world } { $terraformed_world-cost }／{ $terraformed_world-points }、{ race_for_the_galaxy-card-rebel_base }★ { $rebel_base-cost }／{ $rebel_base-points }、{ race_for_the_galaxy-card-rebel_homeworld }★ { $rebel_homeworld-cost }／{ $rebel_homeworld-points }
    - { race_for_the_galaxy-kind-novelty }の特産ワールド：{ race_for_the_galaxy-card-refugee_world } { $refugee_world-cost }／{ $refugee_world-points }、{ race_for_the_galaxy-card-star_nomad_lair }★ { $star_nomad_lair-cost }／{ $star_nomad_lair-points }、{ race_for_the_galaxy-card-rebel_sympathizers }★＋ { $rebel_sympathizers-cost }／{ $rebel_sympathizers-points }、{ race_for_the_galaxy-card-former_penal_colony }★ { $former_penal_colony-cost }／{ $former_penal_colony-points }、{ race_for_the_galaxy-card-galactic_resort } { $galactic_resort-cost }／{ $galactic_resort-points }、{ race_for_the_galaxy-card-pirate_world }★ { $pirate_world-cost }／{ $pirate_world-points }、{ race_for_the_galaxy-card-galactic_bazaar }＋ { $galactic_bazaar-cost }／{ $galactic_bazaar-points }
    - { race_for_the_galaxy-kind-novelty }の生産ワールド：{ race_for_the_galaxy-card-artist_colony } { $artist_colony-cost }／{ $artist_colony-points }、{ race_for_the_galaxy-card-new_survivalists }★ { $new_survivalists-cost }／{ $new_survivalists-points }、{ race_for_the_galaxy-card-secluded_world } { $secluded_world-cost }／{ $secluded_world-points }、{ race_for_the_galaxy-card-earths_lost_colony } { $earths_lost_colony-cost }／{ $earths_lost_colony-points }、{ race_for_the_galaxy-card-gem_world } { $gem_world-cost }／{ $gem_world-points }、{ race_for_the_galaxy-card-spice_world } { $spice_world-cost }／{ $spice_world-points }、{ race_for_the_galaxy-card-new_vinland } { $new_vinland-cost }／{ $new_vinland-points }、{ race_for_the_galaxy-card-space_port } { $space_port-cost }／{ $space_port-points }、{ race_for_the_galaxy-card-prosperous_world } { $prosperous_world-cost }／{ $prosperous_world-points }、{ race_for_the_galaxy-card-galactic_studios }＋ { $galactic_studios-cost }／{ $galactic_studios-points }
    - { race_for_the_galaxy-kind-rare }の特産ワールド：{ race_for_the_galaxy-card-rebel_fuel_cache }★ { $rebel_fuel_cache-cost }／{ $rebel_fuel_cache-points }、{ race_for_the_galaxy-card-runaway_robots }★ { $runaway_robots-cost }／{ $runaway_robots-points }、{ race_for_the_galaxy-card-destroyed_world } { $destroyed_world-cost }／{ $destroyed_world-points }、{ race_for_the_galaxy-card-smuggling_lair }★＋ { $smuggling_lair-cost }／{ $smuggling_lair-points }、{ race_for_the_galaxy-card-alpha_centauri } { $alpha_centauri-cost }／{ $alpha_centauri-points }、{ race_for_the_galaxy-card-asteroid_belt } { $asteroid_belt-cost }／{ $asteroid_belt-points }、{ race_for_the_galaxy-card-radioactive_world } { $radioactive_world-cost }／{ $radioactive_world-points }、{ race_for_the_galaxy-card-blaster_gem_mines } { $blaster_gem_mines-cost }／{ $blaster_gem_mines-points }
    - { race_for_the_galaxy-kind-rare }の生産ワールド：{ race_for_the_galaxy-card-rebel_miners }★ { $rebel_miners-cost }／{ $rebel_miners-points }、{ race_for_the_galaxy-card-volcanic_world }＋ { $volcanic_world-cost }／{ $volcanic_world-points }、{ race_for_the_galaxy-card-comet_zone } { $comet_zone-cost }／{ $comet_zone-points }、{ race_for_the_galaxy-card-bio_hazard_mining_world } { $bio_hazard_mining_world-cost }／{ $bio_hazard_mining_world-points }、{ race_for_the_galaxy-card-mining_world } { $mining_world-cost }／{ $mining_world-points }、{ race_for_the_galaxy-card-imperium_armaments_world } { $imperium_armaments_world-cost }／{ $imperium_armaments_world-points }、{ race_for_the_galaxy-card-new_earth } { $new_earth-cost }／{ $new_earth-points }
    - { race_for_the_galaxy-kind-genes }の特産ワールド：{ race_for_the_galaxy-card-empath_world } { $empath_world-cost }／{ $empath_world-points }、{ race_for_the_galaxy-card-the_last_of_the_uplift_gnarssh }★ { $the_last_of_the_uplift_gnarssh-cost }／{ $the_last_of_the_uplift_gnarssh-points }、{ race_for_the_galaxy-card-avian_uplift_race }★ { $avian_uplift_race-cost }／{ $avian_uplift_race-points }、{ race_for_the_galaxy-card-pre_sentient_race } { $pre_sentient_race-cost }／{ $pre_sentient_race-points }、{ race_for_the_galaxy-card-reptilian_uplift_race }★ { $reptilian_uplift_race-cost }／{ $reptilian_uplift_race-points }、{ race_for_the_galaxy-card-aquatic_uplift_race }★ { $aquatic_uplift_race-cost }／{ $aquatic_uplift_race-points }、{ race_for_the_galaxy-card-ancient_race }＋ { $ancient_race-cost }／{ $ancient_race-points }、{ race_for_the_galaxy-card-rebel_warrior_race }★ { $rebel_warrior_race-cost }／{ $rebel_warrior_race-points }
    - { race_for_the_galaxy-kind-genes }の生産ワールド：{ race_for_the_galaxy-card-plague_world } { $plague_world-cost }／{ $plague_world-points }、{ race_for_the_galaxy-card-hive_world }★＋ { $hive_world-cost }／{ $hive_world-points }、{ race_for_the_galaxy-card-malevolent_lifeforms }★ { $malevolent_lifeforms-cost }／{ $malevolent_lifeforms-points }、{ race_for_the_galaxy-card-distant_world } { $distant_world-cost }／{ $distant_world-points }、{ race_for_the_galaxy-card-lost_species_ark_world } { $lost_species_ark_world-cost }／{ $lost_species_ark_world-points }
    - { race_for_the_galaxy-kind-alien }の特産ワールド：{ race_for_the_galaxy-card-alien_robot_sentry }★ { $alien_robot_sentry-cost }／{ $alien_robot_sentry-points }、{ race_for_the_galaxy-card-alien_toy_shop }＋ { $alien_toy_shop-cost }／{ $alien_toy_shop-points }、{ race_for_the_galaxy-card-deserted_alien_outpost } { $deserted_alien_outpost-cost }／{ $deserted_alien_outpost-points }、{ race_for_the_galaxy-card-alien_robot_scout_ship }★ { $alien_robot_scout_ship-cost }／{ $alien_robot_scout_ship-points }、{ race_for_the_galaxy-card-deserted_alien_colony } { $deserted_alien_colony-cost }／{ $deserted_alien_colony-points }、{ race_for_the_galaxy-card-lost_alien_warship }★ { $lost_alien_warship-cost }／{ $lost_alien_warship-points }、{ race_for_the_galaxy-card-deserted_alien_library } { $deserted_alien_library-cost }／{ $deserted_alien_library-points }
    - { race_for_the_galaxy-kind-alien }の生産ワールド：{ race_for_the_galaxy-card-damaged_alien_factory }★＋ { $damaged_alien_factory-cost }／{ $damaged_alien_factory-points }、{ race_for_the_galaxy-card-alien_robotic_factory } { $alien_robotic_factory-cost }／{ $alien_robotic_factory-points }、{ race_for_the_galaxy-card-lost_alien_battle_fleet }★ { $lost_alien_battle_fleet-cost }／{ $lost_alien_battle_fleet-points }
    - 初期ワールド（番号順）：0 { race_for_the_galaxy-card-old_earth }、1 { race_for_the_galaxy-card-epsilon_eridani }、2 { race_for_the_galaxy-card-alpha_centauri }、3 { race_for_the_galaxy-card-new_sparta }、4 { race_for_the_galaxy-card-earths_lost_colony }、5 { race_for_the_galaxy-card-separatist_colony }、6 { race_for_the_galaxy-card-ancient_race }、7 { race_for_the_galaxy-card-damaged_alien_factory }、8 { race_for_the_galaxy-card-doomed_world }

race_for_the_galaxy-rules-22-options =
    ## オプション

    以上は、何も選ばない時のルールです。次のことを、ここに書かれた言葉で選べます。

    - { race_for_the_galaxy-option-set }
    - { race_for_the_galaxy-option-two_actions }
    - { race_for_the_galaxy-option-goals }
    - { race_for_the_galaxy-option-cap }
    - { race_for_the_galaxy-option-engine_quirks }

race_for_the_galaxy-rules-23-tips =
    ## ヒント

    - 自分が最も得をして、他のプレイヤーが最も得をしないものを選びましょう。誰かが移住を選びそうなら、別のものを選び、一緒に移住しましょう。
    - 軍事ワールドにコストはかかりません。軍事力の高い文明は少ないカードで足り、そうでない文明には多くのカードが要ります。交易がそれをもたらします。
    - 生産と消費を繰り返すと、VPが次々に入ります。他のプレイヤーがカードを並べ終える前に始めましょう。
    - 手札はお金です。配置しないカードを抱え込まず、しかし大事なコスト6のデベロップで払わないようにしましょう。
    - 他のプレイヤーが何枚配置したかを見ておきましょう。ゲームは思ったより早く終わります。

## 早見表

race_for_the_galaxy-reference-00-title = # レース・フォー・ザ・ギャラクシー：早見表

race_for_the_galaxy-reference-01-phases =
    ## フェイズ

    | フェイズ | 全員 | ボーナス |
    |---|---|---|
    | Ⅰ 探査 | 2枚引いて1枚残す | 5枚多く引く、または1枚多く引いて1枚多く残す |
    | Ⅱ 開発 | デベロップを配置する | コスト-1 |
    | Ⅲ 移住 | ワールドを配置する | 後で1枚引く |
    | Ⅳ 消費 | 製品のパワーを全て使う | 先に製品を1つ売る、または製品のVP×2 |
    | Ⅴ 生産 | 生産ワールドに製品を置く | 特産ワールド1つに製品を置く |

race_for_the_galaxy-reference-02-prices =
    ## 価格

    { race_for_the_galaxy-kind-novelty } { $price-novelty }、{ race_for_the_galaxy-kind-rare } { $price-rare }、{ race_for_the_galaxy-kind-genes } { $price-genes }、{ race_for_the_galaxy-kind-alien } { $price-alien }に、＄のパワーを加える。

race_for_the_galaxy-reference-03-settling =
    ## 移住

    - 非軍事ワールド：パワーの分を引いたコストを払う。
    - 軍事ワールド：軍事力が防御力以上なら、コストなし。
    - カードは次のフェイズから働く。

race_for_the_galaxy-reference-04-end =
    ## 終了

    - ラウンドの終わりの手札は{ $limit }枚まで。
    - VPチップがなくなるか、配置済みのカードが{ $end }枚になったら、そのラウンドで終了。
    - VP：チップ、カード、「？」のデベロップ、ゴール（最初{ $first-points }、最大{ $most-points }、最大に並べば{ $tie-points }）。
    - 同点：手札と製品の合計。
