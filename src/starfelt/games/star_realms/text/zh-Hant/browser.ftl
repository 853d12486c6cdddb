### Star Realms in the browser: what stands beside the cards.

web-realms-authority = 威望
web-realms-trade = 貿易
web-realms-combat = 戰鬥
web-realms-pools = { $reader ->
        [player] 你可以使用
       *[somebody] { $player } 可以使用
    }
web-realms-to-top = { $number ->
        [1] 下一艘取得的艦船可以放到牌庫頂
       *[other] 接下來取得的 { $number } 艘艦船可以放到牌庫頂
    }

web-realms-trade-deck = 貿易牌庫
web-realms-trade-row = 貿易列
web-realms-explorers = 探險家
# after the name of the Explorer
web-realms-explorers-left = { $number ->
        [0] 已經沒有了。
       *[other] 還剩 { $number } 張。
    }
web-realms-endless = 數量沒有限制。
web-realms-scrap-heap = 廢棄堆
# how much trade is missing for a card, under it
web-realms-short = 還差 { $number }

web-realms-deck = 牌庫
web-realms-deck-known = 牌庫：{ $number }
web-realms-discards = 棄牌堆
web-realms-hand = 手牌
web-realms-hand-count = 手牌：{ $number }
web-realms-hand-of = { $number ->
        [0] { $player } 沒有手牌
       *[other] { $player } 有 { $number } 張手牌
    }
# after the name of a card of which that is known
web-realms-on-top = 在牌庫頂。
web-realms-in-hand = 已知在手牌中。
web-realms-owed = 回合開始時要棄 { $number } 張牌

web-realms-bases = 基地
web-realms-bases-of = { $reader ->
        [player] 你的基地
       *[somebody] { $player } 的基地
    }
web-realms-no-bases = 沒有基地
web-realms-outposts-first = 先摧毀前哨站
web-realms-protected = 前哨站保護中
web-realms-ships = 本回合打出的艦船
web-realms-ships-of = { $reader ->
        [player] 你本回合打出的艦船
       *[somebody] { $player } 本回合打出的艦船
    }
# after the name of a card in play
web-realms-used = 本回合已使用。
web-realms-allied = 本回合已使用同盟能力。
web-realms-copies = 是{ $card }的複製。
web-realms-choose-discard = 你的棄牌堆，最上面的牌在前

web-realms-amount = { $most } 點戰鬥中要用多少來攻擊？
web-realms-less = 減少
web-realms-more = 增加
