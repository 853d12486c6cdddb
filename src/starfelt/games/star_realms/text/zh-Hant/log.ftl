## 紀錄

star_realms-log-turn = { $reader ->
        [player] 第{ $number }回合：輪到你了。
       *[somebody] 第{ $number }回合：輪到{ $player }了。
    }
star_realms-log-plays = { $reader ->
        [player] 你打出{ $card }。
       *[somebody] { $player }打出{ $card }。
    }
star_realms-log-uses = { $reader ->
        [player] 你使用{ $card }。
       *[somebody] { $player }使用{ $card }。
    }
star_realms-log-allies = { $reader ->
        [player] 你使用{ $card }的同盟能力。
       *[somebody] { $player }使用{ $card }的同盟能力。
    }
star_realms-log-scraps = { $reader ->
        [player] 你廢棄{ $card }，使用它的廢棄能力。
       *[somebody] { $player }廢棄{ $card }，使用它的廢棄能力。
    }
star_realms-log-gains_trade = { $reader ->
        [player] { $card }讓你得到{ $number }點貿易。
       *[somebody] { $card }讓{ $player }得到{ $number }點貿易。
    }
star_realms-log-gains_combat = { $reader ->
        [player] { $card }讓你得到{ $number }點戰鬥。
       *[somebody] { $card }讓{ $player }得到{ $number }點戰鬥。
    }
star_realms-log-gains_authority = { $reader ->
        [player] { $card }讓你得到{ $number }點威望。
       *[somebody] { $card }讓{ $player }得到{ $number }點威望。
    }
star_realms-log-arms_top = { $reader ->
        [player] { $card }：本回合你接下來取得的{ $number }艘艦船可以放到牌庫頂。
       *[somebody] { $card }：本回合{ $player }接下來取得的{ $number }艘艦船可以放到牌庫頂。
    }
star_realms-log-copies = { $reader ->
        [player] 你的{ star_realms-card-stealth_needle }成為{ $card }的複製品。
       *[somebody] { $player }的{ star_realms-card-stealth_needle }成為{ $card }的複製品。
    }
star_realms-log-draws = { $reader ->
        [player] 你抽到{ $card }。
       *[somebody] { $player }抽到{ $card }。
    }
star_realms-log-draws-hidden = { $player }抽了一張牌。
star_realms-log-shuffles = { $reader ->
        [player] 你的牌庫空了，將棄牌堆的{ $number }張牌洗成新的牌庫。
       *[somebody] { $player }的牌庫空了，將棄牌堆的{ $number }張牌洗成新的牌庫。
    }
star_realms-log-cannot_draw = { $reader ->
        [player] 你沒有牌可以抽了。
       *[somebody] { $player }沒有牌可以抽了。
    }
star_realms-log-discards = { $reader ->
        [player] 你棄掉{ $card }。
       *[somebody] { $player }棄掉{ $card }。
    }
star_realms-log-owes_discard = { $reader ->
        [player] { $card }：你下一個回合開始時，必須棄合計{ $number }張牌。
       *[somebody] { $card }：{ $player }下一個回合開始時，必須棄合計{ $number }張牌。
    }
star_realms-log-nothing_to_discard = { $reader ->
        [player] 你沒有牌可以棄。
       *[somebody] { $player }沒有牌可以棄。
    }
star_realms-log-scraps_from_hand = { $reader ->
        [player] 你廢棄手牌中的{ $card }。
       *[somebody] { $player }廢棄手牌中的{ $card }。
    }
star_realms-log-scraps_from_discards = { $reader ->
        [player] 你廢棄棄牌堆中的{ $card }。
       *[somebody] { $player }廢棄棄牌堆中的{ $card }。
    }
star_realms-log-scraps_from_row = { $reader ->
        [player] 你廢棄貿易列的{ $card }。
       *[somebody] { $player }廢棄貿易列的{ $card }。
    }
star_realms-log-acquires = { $reader ->
        [player] 你用{ $number }點貿易取得{ $card }。
       *[somebody] { $player }用{ $number }點貿易取得{ $card }。
    }
star_realms-log-acquires_to_top = { $reader ->
        [player] 你用{ $number }點貿易取得{ $card }，放到牌庫頂。
       *[somebody] { $player }用{ $number }點貿易取得{ $card }，放到牌庫頂。
    }
star_realms-log-takes_to_top = { $reader ->
        [player] 你免費取得{ $card }，放到牌庫頂。
       *[somebody] { $player }免費取得{ $card }，放到牌庫頂。
    }
star_realms-log-refills = { $number ->
        [0] { $card }進入貿易列。貿易牌庫空了。
       *[other] { $card }進入貿易列。
    }
star_realms-log-attacks = { $reader ->
        [player] 你用{ $number }點戰鬥攻擊{ $other }。
        [other] { $player }用{ $number }點戰鬥攻擊你。
       *[somebody] { $player }用{ $number }點戰鬥攻擊{ $other }。
    }
star_realms-log-destroys = { $number ->
        [0] { $reader ->
            [player] 你不用戰鬥摧毀了{ $card }。
            [other] { $player }不用戰鬥摧毀了你的{ $card }。
           *[somebody] { $player }不用戰鬥摧毀了{ $other }的{ $card }。
        }
       *[other] { $reader ->
            [player] 你用{ $number }點戰鬥摧毀了{ $card }。
            [other] { $player }用{ $number }點戰鬥摧毀了你的{ $card }。
           *[somebody] { $player }用{ $number }點戰鬥摧毀了{ $other }的{ $card }。
        }
    }
star_realms-log-destroys_own = { $reader ->
        [player] 你摧毀了自己的{ $card }。
       *[somebody] { $player }摧毀了自己的{ $card }。
    }
star_realms-log-ends_turn = { $reader ->
        [player] { $number ->
            [0] 你結束回合。
           *[other] 你結束回合，{ $number }艘艦船進入棄牌堆。
        }
       *[somebody] { $number ->
            [0] { $player }結束回合。
           *[other] { $player }結束回合，{ $number }艘艦船進入棄牌堆。
        }
    }
star_realms-log-wins = { $reader ->
        [player] 你獲勝了！
       *[somebody] { $player }獲勝。
    }
star_realms-log-draw = { $number }個回合結束，雙方平手。
