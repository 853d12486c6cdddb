## Race for the Galaxyのカードの表：カードの種類と、記号の意味

faces-race_for_the_galaxy-type-development = デベロップ
faces-race_for_the_galaxy-type-six = 大型デベロップ
faces-race_for_the_galaxy-type-grey = { $military ->
        [yes] 軍事ワールド（製品なし）
       *[no] ワールド（製品なし）
    }
faces-race_for_the_galaxy-type-windfall = { $military ->
        [yes] { $goods }の特産ワールド、軍事
       *[no] { $goods }の特産ワールド
    }
faces-race_for_the_galaxy-type-production = { $military ->
        [yes] { $goods }の生産ワールド、軍事
       *[no] { $goods }の生産ワールド
    }
faces-race_for_the_galaxy-type-first = 最初ゴール
faces-race_for_the_galaxy-type-most = 最大ゴール
faces-race_for_the_galaxy-type-action = アクションカード

faces-race_for_the_galaxy-defence = 防御力{ $number }
faces-race_for_the_galaxy-points = { $number }VP
faces-race_for_the_galaxy-points-counted = VPはゲーム終了時に計算
faces-race_for_the_galaxy-prestige = 配置した時に威信1点
faces-race_for_the_galaxy-prestige_card = 威信／探索カードと一緒に使うとき
faces-race_for_the_galaxy-start = 初期ワールドとして
faces-race_for_the_galaxy-score = ゲーム終了時
faces-race_for_the_galaxy-when-explore = フェイズⅠ（探査）
faces-race_for_the_galaxy-when-develop = フェイズⅡ（開発）
faces-race_for_the_galaxy-when-settle = フェイズⅢ（移住）
faces-race_for_the_galaxy-when-trade = 製品を売るとき
faces-race_for_the_galaxy-when-consume = フェイズⅣ（消費）
faces-race_for_the_galaxy-when-produce = フェイズⅤ（生産）

# パワーの内容を1つの文にしたもの
faces-race_for_the_galaxy-power = { $does }。
faces-race_for_the_galaxy-aim = { $aim }。
faces-race_for_the_galaxy-note-first = 最初に達成した人が{ $points }VPを得ます。同じフェイズに達成した人は全員が得ます。
faces-race_for_the_galaxy-note-most = ゲーム終了時に持っている人が{ $points }VP、同数で並ぶほかの人は{ $tie }VPを得ます。
faces-race_for_the_galaxy-note-action = フェイズは全員が行います。これは選んだ人だけのボーナスです。

# ゴールとアクションカードの読み上げ
faces-race_for_the_galaxy-spoken = { $name }。{ $kind }。{ $does }{ $note }
