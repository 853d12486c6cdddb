## 《銀河競逐》的桌面

line-race_for_the_galaxy-round = 第{ $number }回合
line-race_for_the_galaxy-phases = { $phases }
    .label = 第{ $number }回合
line-race_for_the_galaxy-now = { $phase }（現在）
line-race_for_the_galaxy-again = { $phase }（第二次）
line-race_for_the_galaxy-supply = 籌碼池{ $pool }勝利點，牌庫{ $deck }張，棄牌堆{ $discards }張{ $takeovers ->
        [on] ，可以接管
        [off] ，不能接管
       *[none] { "" }
    }
line-race_for_the_galaxy-player = 共{ $score }勝利點（籌碼{ $chips }），手牌{ $hand }張，{ $military }{ $counted ->
        [yes] ，{ $prestige }
       *[no] { "" }
    }{ $actions }
    .label = { $reader ->
        [player] 你
       *[somebody] { $player }
    }
line-race_for_the_galaxy-military = 軍力{ $number }
line-race_for_the_galaxy-military-now = 軍力{ $number }（本階段另加{ $extra }）
line-race_for_the_galaxy-last = ，選擇了{ $actions }
line-race_for_the_galaxy-plus = 和
line-race_for_the_galaxy-boosted = { $action }＋聲望／搜尋卡
line-race_for_the_galaxy-tableau = { $cards }
    .label = 牌陣（{ $number }張）
line-race_for_the_galaxy-tableau-of =
    .label = { $reader ->
        [player] 你的牌陣（{ $number }張）
       *[somebody] { $player }的牌陣（{ $number }張）
    }
line-race_for_the_galaxy-own-tableau =
    .label = 你的牌陣（{ $number }/{ $most }張）
line-race_for_the_galaxy-has-drawn = 抽到{ $number }張牌，還沒有加入手牌
line-race_for_the_galaxy-shown = { $cards }
    .label = { $certain ->
        [yes] 確定在這份手牌裡的牌
       *[no] 曾在這份手牌裡，之後可能已棄掉的牌
    }
line-race_for_the_galaxy-hand = { $number ->
        [0] 沒有牌
       *[other] { "" }
    }
    .label = { $number ->
        [0] 你的手牌
       *[other] 你的手牌（{ $number }張）
    }
line-race_for_the_galaxy-drawn =
    .label = 抽到的牌（{ $number }張，還沒有加入手牌）
line-race_for_the_galaxy-paid =
    .label = 已支付的牌（{ $number }張，要保留其中1張）
line-race_for_the_galaxy-start-worlds =
    .label = 你的起始世界（選擇1張）
line-race_for_the_galaxy-flipped = { $cards }
    .label = 翻開的牌（{ $number }張）
line-race_for_the_galaxy-short-hand = { $cards }
    .label = 你的手牌（{ $number }張）
line-race_for_the_galaxy-goods = { $number ->
        [0] 你的商品：沒有
       *[other] 你的商品（{ $number }個）：{ $goods }
    }；籌碼{ $chips }勝利點，手牌{ $hand }張
line-race_for_the_galaxy-secret-actions = 你選擇了（其他人還不知道）：{ $actions }
line-race_for_the_galaxy-secret-card = 你要放置（其他人還不知道）：{ $card }
line-race_for_the_galaxy-keep = 留下{ $card }：{ $line }
line-race_for_the_galaxy-noted = { $card }（{ $notes }）
line-race_for_the_galaxy-note-good = { $wild ->
        [yes] 任意種類的商品
       *[no] 商品
    }
line-race_for_the_galaxy-note-saved-which = 下方有{ $cards }
line-race_for_the_galaxy-note-saved-number = 下方有{ $number }張
line-race_for_the_galaxy-note-new = 新
line-race_for_the_galaxy-note-used = 已使用
line-race_for_the_galaxy-note-worth = 目前{ $number }勝利點
line-race_for_the_galaxy-none = 沒有

# 總計
line-race_for_the_galaxy-against = { $against }
    .label = 額外軍力
line-race_for_the_galaxy-less = { $less }
    .label = 費用減免
line-race_for_the_galaxy-against-novelty = 對{ race_for_the_galaxy-kind-novelty }世界{ $number }
line-race_for_the_galaxy-against-rare = 對{ race_for_the_galaxy-kind-rare }世界{ $number }
line-race_for_the_galaxy-against-genes = 對{ race_for_the_galaxy-kind-genes }世界{ $number }
line-race_for_the_galaxy-against-alien = 對{ race_for_the_galaxy-kind-alien }世界{ $number }
line-race_for_the_galaxy-against-rebel = 對{ race_for_the_galaxy-keyword-rebel }世界{ $number }
line-race_for_the_galaxy-less-developments = 發展{ $number }
line-race_for_the_galaxy-less-any = 世界{ $number }
line-race_for_the_galaxy-less-novelty = { race_for_the_galaxy-kind-novelty }世界{ $number }
line-race_for_the_galaxy-less-rare = { race_for_the_galaxy-kind-rare }世界{ $number }
line-race_for_the_galaxy-less-genes = { race_for_the_galaxy-kind-genes }世界{ $number }
line-race_for_the_galaxy-less-alien = { race_for_the_galaxy-kind-alien }世界{ $number }
line-race_for_the_galaxy-prices = { $prices }
    .label = { $reader ->
        [player] 你的商品售價（張）
       *[somebody] { $player }的商品售價（張）
    }
line-race_for_the_galaxy-price = { $what } { $number }
line-race_for_the_galaxy-price-wild = { $what } 最多{ $number }（任意種類，只能用能力賣出）
line-race_for_the_galaxy-to-sell = { $prices }
    .label = 目前的商品
line-race_for_the_galaxy-strength = { $military }
    .label = 軍力
line-race_for_the_galaxy-known-own = { $cards }
    .label = 棄牌堆{ $discards }張中，你知道的{ $number }張
line-race_for_the_galaxy-known-spectator = { $cards }
    .label = 棄牌堆{ $discards }張中，大家都知道的{ $number }張
line-race_for_the_galaxy-shuffled = { $cards }
    .label = 洗回牌庫後還沒有出現的牌（{ $number }張）
line-race_for_the_galaxy-rejected-starts = { $worlds }
    .label = 棄牌堆中未被選擇的起始世界
line-race_for_the_galaxy-rejected = { $player } { $colour ->
        [red] 紅色
       *[blue] 藍色
    }

# 聲望
line-race_for_the_galaxy-prestige-plain = 聲望{ $number }
line-race_for_the_galaxy-prestige-noted = 聲望{ $number }（{ $notes }）
line-race_for_the_galaxy-lead-alone = 單獨領先
line-race_for_the_galaxy-lead-shared = 並列領先
line-race_for_the_galaxy-lead-tile = 板塊上有聲望
line-race_for_the_galaxy-card-used = 卡已使用
line-race_for_the_galaxy-card-unused = 卡未使用
line-race_for_the_galaxy-prestige-of = { $prestige }
    .label = { $reader ->
        [player] 你
       *[somebody] { $player }
    }
line-race_for_the_galaxy-reward = { $always ->
        [yes] 每回合開始時，單獨的聲望領先者得到1勝利點並抽1張牌；並列領先者各得到1勝利點。
       *[no] 每回合開始時，單獨的聲望領先者得到1勝利點；若板塊上有聲望（上次獎勵後以領先者身分得到的聲望），再抽1張牌。並列領先者各得到1勝利點。
    }
line-race_for_the_galaxy-card-with = 聲望／搜尋卡整場遊戲只能使用一次。還沒有使用：{ $players }
line-race_for_the_galaxy-card-boosts =
    .label = 支付1聲望，和行動卡一起使用，另外得到
line-race_for_the_galaxy-boost = { $boost }
    .label = { $action }
line-race_for_the_galaxy-card-searches = 翻牌直到出現符合條件的牌，條件是下列其中之一。
    .label = 單獨使用則進行搜尋
line-race_for_the_galaxy-no-prestige = 這場遊戲沒有聲望。

# 接管
line-race_for_the_galaxy-attempt = { $reader ->
        [player] 你
       *[somebody] { $player }
    }用{ $power }攻擊{ $own ->
        [yes] 你的{ $card }
       *[no] { $owner }的{ $card }
    }（{ $state }）
    .label = 接管{ $number }
line-race_for_the_galaxy-attempt-strength = { $attack }對{ $defence }
line-race_for_the_galaxy-attempt-prevented = 已被阻止
line-race_for_the_galaxy-attempt-over = 已結束
line-race_for_the_galaxy-takeovers-none = 這場遊戲沒有接管。
line-race_for_the_galaxy-takeovers-off = 這場遊戲不進行接管。
line-race_for_the_galaxy-takeovers-nobody = { $reader ->
        [player] 目前你不能接管別人，別人也不能接管你。
       *[somebody] 目前不能接管。
    }
line-race_for_the_galaxy-could-attack =
    .label = { $reader ->
        [player] 你可以攻擊{ $owner }的世界
       *[somebody] { $own ->
            [yes] { $player }可以攻擊你的世界
           *[no] { $player }可以攻擊{ $owner }的世界
        }
    }
line-race_for_the_galaxy-threat = { $card }（{ $power }）：{ $attack }對{ $defence }
line-race_for_the_galaxy-up-to = { $number }（最多{ $most }）

# 目標
line-race_for_the_galaxy-goal = { $state }
    .label = 目標「{ $goal }」（{ $points }勝利點）
line-race_for_the_galaxy-goal-reached = { $players }已達成
line-race_for_the_galaxy-goal-held = 由{ $players }持有；{ $near }
line-race_for_the_galaxy-goal-near = { $near }（需要{ $least }）
line-race_for_the_galaxy-goal-open = 還沒有人達成
line-race_for_the_galaxy-goal-mine = 你{ $mine }，其他人最多{ $best }
line-race_for_the_galaxy-goal-best = 最多{ $number }
line-race_for_the_galaxy-aim-first = { $aim }
    .label = 「{ $goal }」首達目標，{ $points }勝利點
line-race_for_the_galaxy-aim-most = { $aim }
    .label = 「{ $goal }」最多目標，{ $points }勝利點
line-race_for_the_galaxy-owners = { $players }
    .label = 持有
line-race_for_the_galaxy-amounts = { $amounts }
    .label = 目前
line-race_for_the_galaxy-amount = { $player } { $number }
line-race_for_the_galaxy-amount-galactic_standing = { $player } 聲望{ $one }和籌碼{ $two }勝利點
line-race_for_the_galaxy-amount-military_influence = { $player } { race_for_the_galaxy-keyword-imperium }{ $one }張和軍事世界{ $two }張
line-race_for_the_galaxy-amount-peace_war_leader = { $player } 軍力{ $one }和軍事世界{ $two }張
line-race_for_the_galaxy-no-goals = 這場遊戲沒有目標。

# 得分
line-race_for_the_galaxy-score = { $score }勝利點 = 籌碼{ $chips } + 牌面{ $printed } + 「？」{ $sixes }{ $each } + 目標{ $goals }{ $with_prestige ->
        [yes] { " " }+ 聲望{ $prestige }
       *[no] { "" }
    }
    .label = { $reader ->
        [player] 你
       *[somebody] { $player }
    }
line-race_for_the_galaxy-sixes = （{ $cards }）
line-race_for_the_galaxy-counted-as = { $card }算作{ $kind }
line-race_for_the_galaxy-final =
    .label = 最終得分
line-race_for_the_galaxy-tie = 最高分相同，以手牌和商品的總數決定：{ $left }
line-race_for_the_galaxy-shared = 共享勝利：{ $players }

# 紀錄
line-race_for_the_galaxy-starts = 起始世界：{ $worlds }
line-race_for_the_galaxy-starts-with = { $player } { $card }（{ $number }號）
line-race_for_the_galaxy-round-chosen = 第{ $number }回合：{ $choices }
line-race_for_the_galaxy-chosen = 選擇的行動：{ $choices }
line-race_for_the_galaxy-chooses = { $player }「{ $action }」
line-race_for_the_galaxy-passes = 沒有放置牌：{ $players }
line-race_for_the_galaxy-leaders = { $number ->
        [0] 沒有聲望領先者了。
        [1] { $reader ->
            [player] 你成為單獨的聲望領先者。
           *[somebody] { $players }成為單獨的聲望領先者。
        }
       *[other] 並列的聲望領先者：{ $players }
    }
line-race_for_the_galaxy-rewarded = 聲望領先的獎勵：{ $shares }
line-race_for_the_galaxy-reward-share = { $player } { $number }勝利點{ $drawn ->
        [0] { "" }
       *[other] 和{ $cards }牌
    }
line-race_for_the_galaxy-marked = ★{ $sentence }
line-race_for_the_galaxy-clauses = { $clauses }。
line-race_for_the_galaxy-then = ；
line-race_for_the_galaxy-clause = { $reader ->
        [player] 你{ $done }
       *[somebody] { $player }{ $done }
    }
line-race_for_the_galaxy-clause-each = { $player }各{ $done }
line-race_for_the_galaxy-more = ，
line-race_for_the_galaxy-and = { $start }，{ $end }
line-race_for_the_galaxy-cards = { $number }張{ $known ->
        [yes] （{ $cards }）
       *[no] { "" }
    }
line-race_for_the_galaxy-did-places = { $reader ->
        [player] 放置{ $cards }
       *[somebody] 放置{ $cards }
    }{ $good ->
        [yes] { "" }（附商品）
       *[no] { "" }
    }
line-race_for_the_galaxy-did-conquers = { $reader ->
        [player] 征服{ $cards }（防禦{ $number }）
       *[somebody] 征服{ $cards }（防禦{ $number }）
    }{ $good ->
        [yes] { "" }（附商品）
       *[no] { "" }
    }
line-race_for_the_galaxy-did-consumes = { $reader ->
        [player] 消費{ $cards }的{ $number }個商品
       *[somebody] 消費{ $cards }的{ $number }個商品
    }
line-race_for_the_galaxy-did-produces = { $reader ->
        [player] 在{ $cards }生產{ $number }個商品
       *[somebody] 在{ $cards }生產{ $number }個商品
    }
line-race_for_the_galaxy-did-draws = { $reader ->
        [player] 抽牌{ $cards }
       *[somebody] 抽牌{ $cards }
    }
line-race_for_the_galaxy-did-keeps = { $reader ->
        [player] 留下{ $cards }
       *[somebody] 留下{ $cards }
    }
line-race_for_the_galaxy-did-discards = { $reader ->
        [player] 棄牌{ $cards }
       *[somebody] 棄牌{ $cards }
    }
line-race_for_the_galaxy-did-pays = { $reader ->
        [player] 支付{ $cards }
       *[somebody] 支付{ $cards }
    }
line-race_for_the_galaxy-did-arms = { $reader ->
        [player] 棄掉{ $cards }增加軍力
       *[somebody] 棄掉{ $cards }增加軍力
    }
line-race_for_the_galaxy-did-spends = { $reader ->
        [player] 從牌陣棄掉{ $cards }
       *[somebody] 從牌陣棄掉{ $cards }
    }
line-race_for_the_galaxy-did-uses = { $reader ->
        [player] 使用{ $cards }
       *[somebody] 使用{ $cards }
    }
line-race_for_the_galaxy-did-declines = { $reader ->
        [player] 不使用{ $cards }
       *[somebody] 不使用{ $cards }
    }
line-race_for_the_galaxy-did-sells = { $reader ->
        [player] 賣出{ $cards }的商品
       *[somebody] 賣出{ $cards }的商品
    }
line-race_for_the_galaxy-did-gains = { $reader ->
        [player] 得到{ $number }勝利點
       *[somebody] 得到{ $number }勝利點
    }
line-race_for_the_galaxy-did-names = { $reader ->
        [player] 說出{ $number }
       *[somebody] 說出{ $number }
    }
line-race_for_the_galaxy-did-wins_card = { $named ->
        [yes] { $reader ->
            [player] 翻開{ $cards }並拿走
           *[somebody] 翻開{ $cards }並拿走
        }
       *[no] { $reader ->
            [player] 拿走{ $cards }
           *[somebody] 拿走{ $cards }
        }
    }
line-race_for_the_galaxy-did-flips = { $named ->
        [yes] { $reader ->
            [player] 翻開{ $cards }並棄掉
           *[somebody] 翻開{ $cards }並棄掉
        }
       *[no] { $staked ->
            [yes] 翻開{ $cards }
           *[no] 翻開{ $number }張牌
        }
    }
line-race_for_the_galaxy-did-cannot_draw = { $reader ->
        [player] 沒有牌可抽
       *[somebody] 沒有牌可抽
    }
line-race_for_the_galaxy-did-passes = { $reader ->
        [player] { $number ->
            [2] 不下注
           *[other] 不再放置世界
        }
       *[somebody] { $number ->
            [2] 不下注
           *[other] 不再放置世界
        }
    }
line-race_for_the_galaxy-did-good = { $reader ->
        [player] 在{ $cards }放上商品
       *[somebody] 在{ $cards }放上商品
    }
line-race_for_the_galaxy-did-offers = { $reader ->
        [player] 得到起始世界{ $cards }
       *[somebody] { $known ->
            [yes] 得到起始世界{ $cards }
           *[no] 得到起始世界
        }
    }
line-race_for_the_galaxy-did-rejects = { $reader ->
        [player] 棄掉沒有選擇的起始世界{ $cards }
       *[somebody] 棄掉沒有選擇的起始世界
    }
line-race_for_the_galaxy-did-as_kind = { $reader ->
        [player] 指定種類為{ $what }
       *[somebody] 指定種類為{ $what }
    }
line-race_for_the_galaxy-did-stakes = { $reader ->
        [player] 以{ $cards }（費用{ $number }）下注
       *[somebody] 以{ $cards }（費用{ $number }）下注
    }
line-race_for_the_galaxy-did-loses_stake = { $reader ->
        [player] 失去下注的{ $cards }
       *[somebody] 失去下注的{ $cards }
    }
line-race_for_the_galaxy-did-looks_for = { $reader ->
        [player] 搜尋{ $what }
       *[somebody] 搜尋{ $what }
    }
line-race_for_the_galaxy-did-refuses = { $reader ->
        [player] 不拿{ $cards }，繼續搜尋
       *[somebody] 不拿{ $cards }，繼續搜尋
    }
line-race_for_the_galaxy-did-replaces = { $reader ->
        [player] 替換{ $cards }
       *[somebody] 替換{ $cards }
    }
line-race_for_the_galaxy-did-prestige = { $reader ->
        [player] 得到{ $number }聲望
       *[somebody] 得到{ $number }聲望
    }{ $known ->
        [yes] （{ $cards }）
       *[no] { "" }
    }
line-race_for_the_galaxy-did-pays_prestige = { $reader ->
        [player] 為{ $known ->
            [yes] { $cards }
           *[no] 聲望／搜尋卡
        }支付{ $number }聲望
       *[somebody] 為{ $known ->
            [yes] { $cards }
           *[no] 聲望／搜尋卡
        }支付{ $number }聲望
    }
line-race_for_the_galaxy-did-saves = { $reader ->
        [player] 在{ race_for_the_galaxy-card-galactic_scavengers }下方保留{ $cards }
       *[somebody] 在{ race_for_the_galaxy-card-galactic_scavengers }下方保留{ $cards }
    }
line-race_for_the_galaxy-did-takes_saved = { $reader ->
        [player] 從{ race_for_the_galaxy-card-galactic_scavengers }下方拿回{ $cards }
       *[somebody] 從{ race_for_the_galaxy-card-galactic_scavengers }下方拿回{ $cards }
    }
line-race_for_the_galaxy-did-looks_at_saved = { $reader ->
        [player] 查看{ race_for_the_galaxy-card-galactic_scavengers }下方的{ $cards }
       *[somebody] 查看{ race_for_the_galaxy-card-galactic_scavengers }下方的{ $cards }
    }
line-race_for_the_galaxy-did-salvages = { $reader ->
        [player] 拿走其他人棄掉的{ $cards }
       *[somebody] 拿走其他人棄掉的{ $cards }
    }
