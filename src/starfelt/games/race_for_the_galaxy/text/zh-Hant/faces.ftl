## Race for the Galaxy 的卡面：牌的種類與符號的意義

faces-race_for_the_galaxy-type-development = 發展
faces-race_for_the_galaxy-type-six = 大型發展
faces-race_for_the_galaxy-type-grey = { $military ->
        [yes] 軍事世界（沒有商品）
       *[no] 世界（沒有商品）
    }
faces-race_for_the_galaxy-type-windfall = { $military ->
        [yes] { $goods }意外收穫世界，軍事
       *[no] { $goods }意外收穫世界
    }
faces-race_for_the_galaxy-type-production = { $military ->
        [yes] { $goods }生產世界，軍事
       *[no] { $goods }生產世界
    }
faces-race_for_the_galaxy-type-first = 首達目標
faces-race_for_the_galaxy-type-most = 最多目標
faces-race_for_the_galaxy-type-action = 行動牌

faces-race_for_the_galaxy-defence = 防禦{ $number }
faces-race_for_the_galaxy-points = { $number }勝利點
faces-race_for_the_galaxy-points-counted = 遊戲結束時計算勝利點
faces-race_for_the_galaxy-prestige = 放置時得1聲望
faces-race_for_the_galaxy-prestige_card = 搭配聲望／搜尋牌時
faces-race_for_the_galaxy-start = 作為起始世界時
faces-race_for_the_galaxy-score = 遊戲結束時
faces-race_for_the_galaxy-when-explore = 階段Ⅰ（探索）
faces-race_for_the_galaxy-when-develop = 階段Ⅱ（發展）
faces-race_for_the_galaxy-when-settle = 階段Ⅲ（殖民）
faces-race_for_the_galaxy-when-trade = 賣出商品時
faces-race_for_the_galaxy-when-consume = 階段Ⅳ（消費）
faces-race_for_the_galaxy-when-produce = 階段Ⅴ（生產）

# 把能力寫成一個完整的句子
faces-race_for_the_galaxy-power = { $does }。
faces-race_for_the_galaxy-aim = { $aim }。
faces-race_for_the_galaxy-note-first = 最先達成的玩家得{ $points }勝利點；同一階段達成的玩家都得。
faces-race_for_the_galaxy-note-most = 遊戲結束時的持有者得{ $points }勝利點，其他並列最多的玩家得{ $tie }勝利點。
faces-race_for_the_galaxy-note-action = 階段由所有玩家執行；這是選擇者才有的獎勵。

# 朗讀目標與行動牌
faces-race_for_the_galaxy-spoken = { $name }。{ $kind }。{ $does }{ $note }
