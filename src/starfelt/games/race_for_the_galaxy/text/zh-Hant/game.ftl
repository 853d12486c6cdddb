race_for_the_galaxy-name = 銀河競逐
race_for_the_galaxy-goal = 用世界和發展建立你的文明。最後勝利點最多的玩家獲勝。

line-welcome-race_for_the_galaxy =
    歡迎來玩《{ race_for_the_galaxy-name }》！
    每位玩家放置發展和世界，建立自己的文明。遊戲結束時勝利點最多的玩家獲勝。
    每回合所有玩家秘密選擇行動。被選到的階段由所有玩家進行，選擇它的玩家另有獎勵。費用用手牌支付。
cli-end-race_for_the_galaxy-pool = 因籌碼用完而結束
cli-end-race_for_the_galaxy-tableau = 因牌陣放滿而結束
cli-end-race_for_the_galaxy-prestige = 因聲望足夠而結束
cli-end-race_for_the_galaxy-cap = 因達到回合數上限而結束

pages-game-race_for_the_galaxy = 用世界和發展建立文明；任何人選擇的行動，所有人都會進行。

## 遊戲選項

race_for_the_galaxy-option-set = 使用的牌：base為基本版（最多4人），gathering_storm另加擴充「風暴將至」（有目標，最多5人），rebel_vs_imperium再加擴充「叛軍對帝國」（選擇起始世界、接管，最多6人），brink_of_war再加擴充「戰爭邊緣」（聲望與搜尋）
race_for_the_galaxy-option-two_actions = 兩人遊戲，每位玩家每回合選擇兩個行動
race_for_the_galaxy-option-goals = 使用目標（只在加入擴充「風暴將至」以後的牌時有效）
race_for_the_galaxy-option-cap = 最遲在多少回合後結束遊戲並計分
race_for_the_galaxy-option-engine_quirks = 用來與另一個程式比較：和那個程式一樣，可以白白棄牌、在相同的時機檢查目標、單獨打出第二張發展或殖民行動牌
race_for_the_galaxy-option-takeovers = 可以接管其他玩家的世界（只在加入擴充「叛軍對帝國」以後的牌時有效）
race_for_the_galaxy-option-leader_card = 單獨的聲望領先者在回合開始時抽牌的條件（只在加入擴充「戰爭邊緣」時有效）：tile為聲望領先者板塊上有聲望時才抽，always為每次都抽

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
race_for_the_galaxy-ending-prestige = { $tied ->
        [yes] 有玩家的聲望達到終點。領先的玩家各方面都相同，並列獲勝。
       *[no] { $reader ->
            [player] 有玩家的聲望達到終點，你的勝利點最多，你贏了！
           *[somebody] 有玩家的聲望達到終點。{ $player }的勝利點最多，獲勝。
        }
    }
