## カード名

stolen_plans-card-r2d2 = R2-D2
stolen_plans-card-jawa = ジャワ族
stolen_plans-card-stormtrooper = 帝国軍ストームトルーパー
stolen_plans-card-darth_vader = ダースベーダー
stolen_plans-card-blaster_light = 小型ブラスター
stolen_plans-card-blaster_heavy = 大型ブラスター
stolen_plans-card-thermal_detonator = サーマル・デトネーター
stolen_plans-card-bounty_hunter = 賞金稼ぎ（ボバ・フェット）
stolen_plans-card-crime_lord = 犯罪王（ジャバザハット）
stolen_plans-card-han_solo = ハン・ソロ
stolen_plans-card-princess_leia = レイア姫
stolen_plans-card-luke_skywalker = ルーク・スカイウォーカー
stolen_plans-card-learn_the_ways = フォースの修行
stolen_plans-card-lightsaber = ライトセイバー
stolen_plans-card-yoda_pass_left = マスターヨーダ（左渡し）
stolen_plans-card-yoda_discard_all = マスターヨーダ（全捨て）
stolen_plans-card-yoda_swap = マスターヨーダ（手の交換）
stolen_plans-card-yoda_look_take = マスターヨーダ（のぞき見）
stolen_plans-card-yoda_take_all = マスターヨーダ（総取り）
stolen_plans-card-traitor = 反乱軍への裏切り（裏切り者）
stolen_plans-card-advantage = ミレニアム・ファルコン（アドバンテージ）
stolen_plans-card-counter = 帝国軍スター・デストロイヤー（カウンター）
stolen_plans-card-search = ストームトルーパー部隊（サーチ）
stolen_plans-card-discard_all = 第二デススター（ディスカードオール）
stolen_plans-card-decoy = サレシャス・クラム（デコイ）

# それ以上のことが分からないカード
stolen_plans-card-keeper = 捨て札できないカード
stolen_plans-card-found = サーチで手に入れたカード
stolen_plans-card-anything = 不明なカード

## カードの効果

stolen_plans-text-r2d2 = ドローパイルが尽きた時に手に持っていれば勝ち。プレイも捨て札もできないが、強奪されたり、手ごと移ったりすることはある。
stolen_plans-text-jawa = アタック{ $attack }。他のプレイヤー1人を選ぶ。相手は{ $attack }からディフェンドを引いた枚数のカードを失う。
stolen_plans-text-stormtrooper = アタック{ $attack }。他のプレイヤー1人を選ぶ。相手は{ $attack }からディフェンドを引いた枚数のカードを失う。
stolen_plans-text-darth_vader = アタック{ $attack }。他のプレイヤー1人を選ぶ。相手は{ $attack }からディフェンドを引いた枚数のカードを失う。手にあれば、裏切り者での勝利にも必要になる。
stolen_plans-text-blaster_light = ディフェンド{ $defence }。アタックを受けた時だけ使える。1回のアタックに使えるディフェンドカードは{ $cards }枚まで。
stolen_plans-text-blaster_heavy = ディフェンド{ $defence }。アタックを受けた時だけ使える。1回のアタックに使えるディフェンドカードは{ $cards }枚まで。
stolen_plans-text-thermal_detonator = ディフェンド{ $defence }。アタックを受けた時だけ使える。1回のアタックに使えるディフェンドカードは{ $cards }枚まで。
stolen_plans-text-bounty_hunter = 他のプレイヤー1人から、カードをランダムに{ $number }枚強奪する。
stolen_plans-text-crime_lord = 他のプレイヤー1人から、カードをランダムに{ $number }枚強奪する。
stolen_plans-text-han_solo = 反乱軍ヒーロー。どれでも2枚を一緒にプレイすると、1人または複数のプレイヤーからカードをランダムに合計{ $number }枚強奪する。アタックを受けた時は、1枚でディフェンド{ $defence }として使える。
stolen_plans-text-princess_leia = 反乱軍ヒーロー。どれでも2枚を一緒にプレイすると、1人または複数のプレイヤーからカードをランダムに合計{ $number }枚強奪する。アタックを受けた時は、1枚でディフェンド{ $defence }として使える。
stolen_plans-text-luke_skywalker = 反乱軍ヒーロー。どれでも2枚を一緒にプレイすると、1人または複数のプレイヤーからカードをランダムに合計{ $number }枚強奪する。アタックを受けた時は、1枚でディフェンド{ $defence }として使える。
stolen_plans-text-learn_the_ways = 自分の前に表向きで置く。以後ゲーム終了までジェダイ騎士となり、ジェダイ専用カードを使える。
stolen_plans-text-lightsaber = ジェダイ専用。ディフェンド{ $defence }。アタックを受けた時だけ使える。1回のアタックに使えるディフェンドカードは{ $cards }枚まで。
stolen_plans-text-yoda_pass_left = ジェダイ専用。全員が同時に、手のカードを全て左隣のプレイヤーに渡す。
stolen_plans-text-yoda_discard_all = ジェダイ専用。他のプレイヤー1人を選ぶ。相手は手のカードを全て捨て札する。ただしR2-D2とデコイは手に残る。
stolen_plans-text-yoda_swap = ジェダイ専用。他のプレイヤー1人と、手のカードを全て交換する。
stolen_plans-text-yoda_look_take = ジェダイ専用。他のプレイヤー1人の手のカードを見て、好きなものを1枚獲る。
stolen_plans-text-yoda_take_all = ジェダイ専用。他のプレイヤー1人の手のカードを全て獲る。
stolen_plans-text-traitor = ボーナスカード。手にR2-D2とダースベーダーがあれば、その2枚を見せてプレイする。ゲームはそこで終わり、あなたの勝ち。
stolen_plans-text-advantage = ボーナスカード。自分の前に表向きで置く。カウンターで打ち消されるまで、ドローする時に1枚の代わりに2枚ドローできる。
stolen_plans-text-counter = ボーナスカード。誰かの前に置かれたアドバンテージを捨て札にする。アドバンテージがなければ何も起こらない。
stolen_plans-text-search = ボーナスカード。捨て札デッキの中を見て、好きなカードを{ $number }枚手に加える。このカード自身は選べない。
stolen_plans-text-discard_all = ボーナスカード。他のプレイヤー1人を選ぶ。相手は手のカードを全て捨て札する。ただしR2-D2とデコイは、持っていればあなたに渡す。
stolen_plans-text-decoy = ボーナスカード。R2-D2と同じく、プレイも捨て札もできない。本物を持っていると思わせるためのおとり。
