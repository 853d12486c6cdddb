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
