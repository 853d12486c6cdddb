### Star Realms in the browser: what stands beside the cards.

web-realms-authority = 威信
web-realms-trade = トレード
web-realms-combat = 戦闘
web-realms-pools = { $reader ->
        [player] あなたのプール
       *[somebody] { $player }のプール
    }
web-realms-to-top = { $number ->
        [1] 次に獲得する艦船をデッキの一番上に置けます
       *[other] 次に獲得する艦船{ $number }隻をデッキの一番上に置けます
    }

web-realms-trade-deck = トレード・デッキ
web-realms-trade-row = トレード行
web-realms-explorers = 探検家
# after the name of the Explorer
web-realms-explorers-left = { $number ->
        [0] もうありません。
       *[other] 残り{ $number }枚です。
    }
web-realms-endless = いくらでもあります。
web-realms-scrap-heap = 廃棄物置き場
# how much trade is missing for a card, under it
web-realms-short = あと{ $number }

web-realms-deck = デッキ
web-realms-deck-known = デッキ: { $number }
web-realms-discards = 捨て札の山
web-realms-hand = 手札
web-realms-hand-count = 手札: { $number }
web-realms-hand-of = { $number ->
        [0] { $player }の手札はありません
       *[other] { $player }の手札は{ $number }枚です
    }
# after the name of a card of which that is known
web-realms-on-top = デッキの一番上にあります。
web-realms-in-hand = 手札にあることがわかっています。
web-realms-owed = ターンの開始時にカードを{ $number }枚捨てます

web-realms-bases = 基地
web-realms-bases-of = { $reader ->
        [player] あなたの基地
       *[somebody] { $player }の基地
    }
web-realms-no-bases = 基地なし
web-realms-outposts-first = 先に前哨基地を破壊
web-realms-protected = 前哨基地が防御中
web-realms-ships = このターンにプレイした艦船
web-realms-ships-of = { $reader ->
        [player] このターンにあなたがプレイした艦船
       *[somebody] このターンに{ $player }がプレイした艦船
    }
# after the name of a card in play
web-realms-used = このターンに使用済みです。
web-realms-allied = 同盟者能力をこのターンに使用済みです。
web-realms-copies = { $card }のコピーです。
web-realms-choose-discard = あなたの捨て札の山（上にあるカードから順に）

web-realms-amount = 戦闘{ $most }のうちいくつで攻撃しますか？
web-realms-less = 減らす
web-realms-more = 増やす
