## 教程指引

empire_vs_rebellion-lesson-welcome = 歡迎！在這個教程中，你扮演{ $side }，為一張事件牌進行一次對戰。贏得事件的一方就是教程的勝者。你不需要先懂任何規則，需要知道的事會在遇到時說明。
empire_vs_rebellion-lesson-event = 這次爭奪的事件是「{ $event }」。最重要的是兩個數字。任務點數是{ $objective }：最後總資源點數較高的一方獲勝，但超過{ $objective }就無法獲勝。容納上限是{ $capacity }：你面前最多只能有{ $capacity }張牌。所以不是牌多的人贏，而是牌剛剛好的人贏。
empire_vs_rebellion-lesson-first_play = 你面前還沒有牌，所以只能做一件事：打出資源牌堆頂的牌。對手也一樣。這條規則讓誰都不能置身事外，最後雙方一定都有點數可以比較。
empire_vs_rebellion-lesson-options = 每次輪到你時做一件事。打出資源牌堆頂的牌，提高總資源點數；使用能力，也就是把一張豎置的牌轉成橫置，執行它的內容；或者放棄行動。先比較雙方的點數：你是{ $mine }，對手是{ $theirs }，誰都不該超過{ $objective }。
empire_vs_rebellion-lesson-military = 你面前有「{ $card }」。軍事可以棄除對手的一張牌，用來把接近任務點數的對手拉下來，最好挑他最捨不得的那一張。不要對已經超過任務點數的對手使用，那反而是幫了他。
empire_vs_rebellion-lesson-diplomacy = 你面前有「{ $card }」。外交可以棄除自己的一張牌，包括它自己。聽起來很吃虧，但點數太高時，這就是降下來的方法；遊戲區域滿了時，也能騰出空位換一張更好的牌。
empire_vs_rebellion-lesson-recon = 你面前有「{ $card }」。偵察讓你查看任一方資源牌堆頂的{ $look }張牌，棄除一張，其餘留在牌堆頂。用在自己的牌堆，就知道接下來會打出什麼；用在對手的牌堆，可以去掉他的好牌。當一張不合適的牌就會讓你超過任務點數時，知道下一張牌最有價值。
empire_vs_rebellion-lesson-the_force = 你面前有「{ $card }」。原力可以橫置一張豎置的牌，橫置的牌不能使用能力。趁你最怕的牌還沒用出來，例如對手的軍事，先把它橫置。這不會改變任何一方的點數，因為基本牌橫置後點數不變。
empire_vs_rebellion-lesson-exhausted = 「{ $card }」已經橫置。它的點數照算，但只要還在場上，能力就不能再用。也就是說，每個能力只有一次機會。等到最有效的時候再用往往比較划算，但也別等太久：對戰可能結束，牌也可能被棄除。
empire_vs_rebellion-lesson-safe = 你的總資源點數是{ $mine }，而基本牌最多只有{ $most }點。不論下一張是什麼，都不會超過{ $objective }。現在可以放心打牌。
empire_vs_rebellion-lesson-risk = 你的總資源點數是{ $mine }，最多還能增加{ $spare }點。基本牌是{ $least }到{ $most }點，所以下一張可能會太多。現在的點數夠好了嗎？能用外交降下來嗎？如果能，風險就不大。
empire_vs_rebellion-lesson-near = 你的總資源點數是{ $mine }，再打出任何一張牌都會超過{ $objective }。這正是你要的位置。接下來用能力干擾對手，或者放棄行動。除非之後能去掉一張牌，否則不要再打牌。
empire_vs_rebellion-lesson-above = 你的總資源點數是{ $mine }，超過了任務點數{ $objective }，照這樣無法獲勝。只要還能降下來，就不要放棄行動：外交可以棄除自己的一張牌。如果沒有豎置的外交，但還有空位，下一張牌也許就是。至於對手替你棄牌，多半不用指望。
empire_vs_rebellion-lesson-full = 你的遊戲區域滿了：豎置和橫置的牌共{ $capacity }張。要少了一張才能再打牌。如果不滿意現在的點數，可以用外交騰出空位。
empire_vs_rebellion-lesson-empty = 你的遊戲區域又空了。面前沒有牌時，不論對戰進行到哪裡，都必須打出一張牌，現在不能放棄行動。
empire_vs_rebellion-lesson-idle = 現在可以使用「{ $card }」，但它的能力沒有對象，只會讓這張牌橫置。這是允許的，有時也有用處：場面不變，你卻沒有放棄行動，對手就無法只放棄一次便結束對戰。
empire_vs_rebellion-lesson-opponent_above = 對手有{ $theirs }點，超過了任務點數{ $objective }，而你沒有。如果現在結束，你的點數再低也會贏。所以不要減少對手的牌，自己也別超過任務點數。對手會設法降下來，原力可以先封住他的外交。
empire_vs_rebellion-lesson-opponent_passed = 對手放棄行動了。如果你也放棄行動，對戰立刻結束。{ $standing ->
        [won] 目前是{ $mine }比{ $theirs }，你會贏。放棄行動就能贏得事件。
        [lost] 目前是{ $mine }比{ $theirs }，你會輸。趁現在還能行動，做點什麼。
        [tie] 目前是{ $mine }比{ $theirs }，會是平手。還能更好嗎？
       *[both_above] 目前是{ $mine }比{ $theirs }，雙方都超過了，會是平手。能降下來嗎？
    }
empire_vs_rebellion-lesson-you_passed = 你放棄了行動，但並沒有出局。只要對手沒有跟著放棄，下次輪到你時仍然什麼都能做。放棄行動的意思是：就這樣結束我也可以。只有雙方接連放棄行動，對戰才會結束。
empire_vs_rebellion-lesson-won = { $mine }比{ $theirs }，你贏了。{ $theirs_above ->
        [yes] 對手超過了任務點數{ $objective }，所以不論你有幾點都會贏。
       *[no] 雙方都沒有超過任務點數{ $objective }，而你的總資源點數較高。
    }
empire_vs_rebellion-lesson-lost = { $theirs }比{ $mine }，對手贏了。{ $mine_above ->
        [yes] 你超過了任務點數{ $objective }。下次留一張外交用來降低點數，或者早點停手。
       *[no] 雙方都沒有超過任務點數{ $objective }，而對手的總資源點數較高。下次試著用軍事把對手拉下來，或讓自己更接近任務點數。
    }
empire_vs_rebellion-lesson-tie = 雙方都是{ $mine }點，在教程中算平手。在完整的遊戲中，平手由均勢標記決定勝者，所以總有一方滿足於平手，另一方則必須再進一步。
empire_vs_rebellion-lesson-both_above = 你有{ $mine }點，對手有{ $theirs }點，都超過了任務點數{ $objective }，沒有人獲勝。在完整的遊戲中，這張事件牌會放回事件牌堆底部。
empire_vs_rebellion-lesson-full_game = 這就是遊戲的核心。完整的遊戲還有四樣東西：角色，能力強大，但橫置後點數會下降；影響力，用來重置一張牌，再使用一次；戰略牌，在對戰前秘密選擇，甚至能讓勝負顛倒；以及各有效果的事件。詳情請看規則書和規則摘要。
