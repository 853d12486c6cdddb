## 規則書

empire_vs_rebellion-rules-00-title = # 帝國軍 vs 反抗軍

empire_vs_rebellion-rules-01-overview =
    ## 概觀

    兩位玩家分別率領反抗軍和帝國軍爭奪銀河。每個回合揭露一張事件牌。雙方打出資源牌，用能力互相干擾，設法讓自己的總資源點數在不超過任務點數的前提下盡量接近任務點數。勝者獲得事件牌和它的勝利點數。先得到{ $points }點勝利點數的玩家贏得遊戲。

empire_vs_rebellion-rules-02-components =
    ## 配件

    - 每個陣營有{ $resources }張資源牌：{ $basics }張基本牌和{ $characters }名角色。
    - 雙方的基本牌相同：{ empire_vs_rebellion-kind-military }、{ empire_vs_rebellion-kind-diplomacy }、{ empire_vs_rebellion-kind-recon }、{ empire_vs_rebellion-kind-the_force }四種，每種的資源點數為{ $least }到{ $most }。基本牌橫置後點數不變。
    - 角色因陣營而異。豎置時資源點數為{ $ready }，橫置後只有{ $exhausted }，但能力更強大。
    - 每個陣營有同樣的{ $strategies }張戰略牌。
    - 另有{ $events }張事件牌、影響力標記，以及顯示其中一個陣營的均勢標記。

    打出的牌面朝上放在自己的遊戲區域。遊戲區域中所有牌的資源點數之和，不論豎置或橫置，就是總資源點數。

empire_vs_rebellion-rules-03-setup =
    ## 遊戲準備

    - 將事件牌洗勻，面朝下構成事件牌堆。
    - 一位玩家扮演反抗軍，另一位扮演帝國軍。
    - 每位玩家從自己的{ $characters }名角色中秘密選擇{ $chosen }名，與{ $basics }張基本牌洗勻，構成{ $deck }張牌的資源牌堆，面朝下放置。其餘{ $reserve }名角色面朝下構成儲備堆。
    - 每位玩家有{ $strategies }張未使用的戰略牌和{ $influence }點影響力。
    - 均勢標記顯示哪一方，由隨機決定。

    每回合有三個階段：規劃、對戰、結算。回合不斷進行，直到有人獲勝。

empire_vs_rebellion-rules-04-planning =
    ## 規劃階段

    - 揭露事件牌：將事件牌堆頂的牌面朝上放置。選擇戰略牌之前就能看到它的效果。
    - 選擇戰略牌：雙方同時秘密選擇一張未使用的戰略牌，面朝下放置。用過的戰略牌面朝上放在一旁，不能選擇。

empire_vs_rebellion-rules-05-struggle =
    ## 對戰階段

    由均勢標記所顯示的一方開始，雙方輪流行動。每次行動從以下四項中選擇一項：

    - 打出一張卡牌：將資源牌堆頂的牌面朝上豎置在自己的遊戲區域。
    - 使用能力：橫置自己的一張豎置的牌，結算它的能力。
    - 使用影響力：將1點影響力放回供應堆，重置自己的一張橫置的牌。這並不使用它的能力，要等之後的行動才能使用。角色的資源點數恢復為{ $ready }。
    - 放棄行動：不做任何事。

    放棄行動之後，下次輪到自己時仍然可以做任何事。只有雙方接連放棄行動，對戰才會結束。

empire_vs_rebellion-rules-06-capacity =
    ## 容納上限與必須打牌的時候

    事件的容納上限是每位玩家遊戲區域中最多可以有的牌數，豎置和橫置合計。不論是打出一張卡牌，或是能力讓你打出牌，都不能超過。

    輪到你時，如果遊戲區域中一張牌都沒有，就必須打出一張牌。不論對戰進行到哪裡，這時都不能放棄行動或做其他事。因此對戰結束時，雙方至少都有一張牌。

empire_vs_rebellion-rules-07-powers =
    ## 使用能力

    - 橫置這張牌是代價，最先執行。所以{ empire_vs_rebellion-kind-the_force }不能橫置它自己，但{ empire_vs_rebellion-kind-diplomacy }可以棄除它自己，{ empire_vs_rebellion-card-darth_vader }也可以移除自己。
    - 橫置的牌要等重置之後才能再使用能力。
    - 可以結算的就必須結算，即使對自己不利：如果只有自己的牌是豎置的，{ empire_vs_rebellion-kind-the_force }就必須橫置其中一張。只有寫著「最多」、「任意張」、「可以」時才能不做；寫著「其一或兩者」時，至少要做一項。
    - 能力無法結算，或因事件而不起作用的牌，也可以使用，這時只會橫置。角色的點數會從{ $ready }降到{ $exhausted }，有時正合需要。
    - 棄除的牌面朝上放到擁有者的棄牌堆，角色也一樣。只有{ empire_vs_rebellion-card-darth_vader }和某些事件會將角色移到儲備堆。棄除的牌不再是橫置狀態。棄牌堆可以隨時查看。
    - 資源牌堆用完時，立刻將自己的棄牌堆洗成新的資源牌堆。如果{ empire_vs_rebellion-kind-recon }或{ empire_vs_rebellion-card-ig88 }需要第二張牌，就將棄牌堆洗勻，放到最後一張牌的下方。

empire_vs_rebellion-rules-08-basics =
    ## 基本牌

    { $basics-list }

empire_vs_rebellion-rules-09-rebels =
    ## 反抗軍的角色

    { $rebels-list }

empire_vs_rebellion-rules-10-imperials =
    ## 帝國軍的角色

    { $imperials-list }

empire_vs_rebellion-rules-11-dominance =
    ## 結算階段

    對戰結束後，依序執行以下步驟：

    - 揭示戰略牌：雙方翻開戰略牌。牌的總資源點數超過任務點數的玩家，戰略牌無效。否則不論有利或不利都必須生效，只有{ empire_vs_rebellion-card-support }是「可以」。這時加上{ empire_vs_rebellion-card-direct_assault }，得出最終的總資源點數。
    - 結算勝利點數：在不超過任務點數的前提下，最終總資源點數較高的玩家贏得事件。只有一方超過時，另一方不論幾點都獲勝。點數相同時，均勢標記所顯示的一方獲勝。
    - 勝者獲得事件牌和它的勝利點數。合計達到{ $points }點時，在任何其他事情發生之前立刻贏得遊戲。
    - 敗者的戰略牌若是{ empire_vs_rebellion-card-bureaucracy }而且有效，敗者獲得影響力；接著勝者獲得事件的影響力，然後結算事件的效果。
    - 雙方都超過任務點數時，無人獲勝。事件牌面朝下放到事件牌堆底部，沒有影響力，也沒有對勝者或敗者的效果。

empire_vs_rebellion-rules-12-strategies =
    ## 戰略牌

    - { empire_vs_rebellion-card-bureaucracy }：如果對手得到事件，不論是因為點數、均勢標記或{ empire_vs_rebellion-card-deception }，你獲得{ $bureaucracy }點影響力。
    - { empire_vs_rebellion-card-deception }：如果雙方的最終總資源點數都沒有超過任務點數，勝負顛倒，原本會輸的玩家贏得事件。點數相同時，先依均勢標記決定，再將結果顛倒。它也可能讓你自己轉勝為敗。雙方都是{ empire_vs_rebellion-card-deception }時，都無效。
    - { empire_vs_rebellion-card-direct_assault }：你的總資源點數增加{ $assault }點，可能因此超過任務點數。
    - { empire_vs_rebellion-card-infiltration }：下一個規劃階段由你從對手未使用的戰略牌中替他選擇，對手可以查看。
    - { empire_vs_rebellion-card-support }：你可以將儲備堆的一名角色秘密加入資源牌堆。

empire_vs_rebellion-rules-13-examples =
    ## 例子

    假設任務點數是{ $goal }。

    - { $high }比{ $lower }：{ $high }獲勝。{ $above }比{ $lower }：{ $above }超過任務點數，{ $lower }獲勝。
    - { $low }加{ empire_vs_rebellion-card-direct_assault }比{ $high }：最終為{ $low-assault }，獲勝。
    - { $high }加{ empire_vs_rebellion-card-direct_assault }比{ $lower }：最終為{ $high-assault }，超過任務點數，{ $lower }獲勝。
    - { $high }比{ $lower }加{ empire_vs_rebellion-card-deception }：勝負顛倒，{ $lower }獲勝。
    - { $high }加{ empire_vs_rebellion-card-direct_assault }比{ $lower }加{ empire_vs_rebellion-card-deception }：進攻的一方變成{ $high-assault }，超過任務點數。{ empire_vs_rebellion-card-deception }沒有結果可以顛倒，{ $lower }直接獲勝。
    - { $above }加{ empire_vs_rebellion-card-deception }比{ $lower }：戰略牌無效，{ $lower }獲勝。
    - { $high }比{ $high }，均勢標記顯示反抗軍，帝國軍是{ empire_vs_rebellion-card-deception }：平手原本由反抗軍獲勝，所以帝國軍獲勝。
    - { $high }比{ $lower }加{ empire_vs_rebellion-card-bureaucracy }：{ $high }贏得事件，敗者獲得{ $bureaucracy }點影響力。如果不是{ $lower }而是{ $above }，就什麼都沒有，因為超過任務點數的玩家戰略牌無效。
    - { $high }比{ $high }，雙方都是{ empire_vs_rebellion-card-direct_assault }：雙方都變成{ $high-assault }，無人贏得事件。

empire_vs_rebellion-rules-14-cleanup =
    ## 清理戰場

    - 每位玩家將資源牌堆、遊戲區域和棄牌堆中自己的所有資源牌全部豎置，洗成新的資源牌堆。只有儲備堆不動。
    - 均勢標記設為勝利點數較少的一方。如果相同，設為本回合的敗者。如果連敗者也沒有，就維持不變。
    - 所選的戰略牌，以及被棄除的戰略牌，面朝上成為已使用。沒有未使用戰略牌的玩家收回全部{ $strategies }張。

empire_vs_rebellion-rules-15-effects =
    ## 對下一回合的效果

    - { empire_vs_rebellion-card-create_a_diversion }：敗者的戰略牌從未使用的戰略牌中隨機決定，之後敗者可以查看。
    - { empire_vs_rebellion-card-locate_the_rebel_base }：先選擇敗者的戰略牌並公開，然後另一位玩家再選擇。
    - { empire_vs_rebellion-card-infiltration }優先於{ empire_vs_rebellion-card-create_a_diversion }：由對手選擇，不再隨機。與{ empire_vs_rebellion-card-locate_the_rebel_base }同時發生時，先公開對手所選的戰略牌，然後對手再選擇自己的戰略牌。
    - 這些效果只影響規劃階段的選擇。因{ empire_vs_rebellion-card-emperor_palpatine }或{ empire_vs_rebellion-card-r2d2_c3po }另選戰略牌時，由擁有者自由而秘密地選擇。

empire_vs_rebellion-rules-16-events =
    ## 事件

    名稱後面的數字依序為容納上限、任務點數、勝利點數、影響力。

    { $events-list }

empire_vs_rebellion-rules-17-knowledge =
    ## 公開與隱藏的資訊

    - 公開：遊戲區域、棄牌堆、勝利點數、影響力、已使用和被棄除的戰略牌，以及資源牌堆和儲備堆的張數。
    - 隱藏：資源牌堆的順序、儲備堆中的角色、所選的戰略牌。自己的戰略牌和儲備堆可以隨時查看。
    - { empire_vs_rebellion-kind-recon }、{ empire_vs_rebellion-card-ig88 }、{ empire_vs_rebellion-card-jabba_the_hutt }所查看的牌，只有使用的玩家知道。被棄除的牌，以及{ empire_vs_rebellion-card-admiral_piett }放到牌堆頂的牌，對所有人公開。
    - 在儲備堆之外出現過的角色就不在儲備堆中，直到擁有者可能秘密地將角色移回為止。

empire_vs_rebellion-rules-18-questions =
    ## 疑問與解答

    - 角色的能力對自己有效嗎？有效，除非寫著「其他」。
    - 資源牌堆用完了怎麼辦？將棄牌堆洗成新的資源牌堆，場上的牌不動。
    - 可以橫置一張牌而不使用能力嗎？不行，可以結算的就必須結算。但能力無法結算的牌也可以橫置。
    - 讓你打出牌的能力可以超過容納上限嗎？不行。
    - 如何將角色加入資源牌堆？從儲備堆秘密選擇一名，加入資源牌堆並洗牌。
    - { empire_vs_rebellion-card-emperor_palpatine }或{ empire_vs_rebellion-card-r2d2_c3po }讓我的戰略牌被棄除，怎麼辦？另選一張未使用的戰略牌。如果一張都不剩，全部{ $strategies }張立刻收回，包括剛棄除的那張，再任選一張。如果剛好剩一張，就選它，清理戰場之前不收回任何牌。
    - 可以不執行自己戰略牌的效果嗎？不行，可以生效就必須生效。只有{ empire_vs_rebellion-card-support }由你決定。
    - 雙方都是{ empire_vs_rebellion-card-deception }呢？兩張都無效。
    - 可以查看別人用{ empire_vs_rebellion-card-infiltration }替我選的戰略牌嗎？可以，隨時都行。
    - 雙方都是{ empire_vs_rebellion-card-infiltration }呢？雙方同時替對方選擇，然後各自查看自己的戰略牌。
    - 影響力有上限嗎？沒有。
    - 必須失去的影響力比擁有的多，怎麼辦？失去全部影響力。
    - 儲備堆是空的，或沒有角色在儲備堆之外呢？那就不加入，也不移動。

empire_vs_rebellion-rules-19-tutorial =
    ## 教程

    為「{ empire_vs_rebellion-card-escape_from_tatooine }」進行一次對戰。雙方各用{ $basics }張基本牌，不用角色、戰略牌、影響力和均勢標記。反抗軍先行動。可以打出一張卡牌、使用能力或放棄行動；面前沒有牌時必須打出一張牌。在不超過{ $goal }的前提下，總資源點數較高的一方獲勝。點數相同，或雙方都超過時，算平手。

empire_vs_rebellion-rules-20-limits =
    ## 避免沒完沒了

    對戰進行到{ $struggle_cap }次行動時，視同雙方都放棄行動而結束；這時面前沒有牌的玩家先打出一張牌。{ $cap }個回合之後，遊戲以平手結束。這些數字可以更改。

empire_vs_rebellion-rules-21-options =
    ## 選項

    沒有特別選擇時，規則如上所述。以下各項可以用這裡寫的字詞來選擇：

    - { empire_vs_rebellion-option-rebel }
    - { empire_vs_rebellion-option-tutorial }
    - { empire_vs_rebellion-option-cap }
    - { empire_vs_rebellion-option-struggle_cap }

## 規則書中的牌表

empire_vs_rebellion-listed-resource = - { $name }：{ $does }
empire_vs_rebellion-listed-power-discard_opposing = 棄除對手的一張牌，豎置或橫置皆可。
empire_vs_rebellion-listed-power-discard_own = 棄除自己的一張牌，可以是這張{ empire_vs_rebellion-kind-diplomacy }牌本身。
empire_vs_rebellion-listed-power-look_at_deck = 查看任一方資源牌堆頂的{ $look }張牌，棄除其中一張，另一張留在牌堆頂。
empire_vs_rebellion-listed-power-exhaust = 橫置任一方的一張豎置的牌，不使用它的能力。
empire_vs_rebellion-listed-power-exhaust_some = 橫置對手的最多{ $number }張牌。
empire_vs_rebellion-listed-power-play_from_deck = 有空位時，從自己的資源牌堆找出任意一張牌，豎置打出，然後洗牌。沒有空位時也不能搜尋。
empire_vs_rebellion-listed-power-discard_and_play = 棄除自己的任意張牌，包括他自己，再從資源牌堆頂打出同樣張數的牌。
empire_vs_rebellion-listed-power-play_or_add = 將儲備堆的一名角色豎置打出，或秘密加入資源牌堆並洗牌。沒有空位時只能加入資源牌堆。
empire_vs_rebellion-listed-power-discard_on_either_side = 棄除自己的一張牌，或對手的一張牌，或各一張。可以棄除他自己。
empire_vs_rebellion-listed-power-play_from_discards = 有空位時，將自己棄牌堆中的一張牌豎置打出。
empire_vs_rebellion-listed-power-replace_own = 將自己所選的戰略牌面朝上棄除，再秘密選擇另一張未使用的戰略牌。
empire_vs_rebellion-listed-power-gain_influence = 獲得{ $number }點影響力。
empire_vs_rebellion-listed-power-return_to_top = 將任一方棄牌堆中的一張牌放到其擁有者的資源牌堆頂，可以選擇其中任何一張。
empire_vs_rebellion-listed-power-discard_and_exhaust = 棄除對手的一張牌，或橫置任一方的一張豎置的牌，也可以兩者都做，順序不限。
empire_vs_rebellion-listed-power-discard_exhausted = 移除任一方的一張橫置的牌。基本牌棄除，角色移到其擁有者的儲備堆。如果只有他自己是橫置的，就必須移除自己。
empire_vs_rebellion-listed-power-replace_opposing = 對手將所選的戰略牌面朝上棄除，再秘密選擇另一張未使用的戰略牌。
empire_vs_rebellion-listed-power-discard_and_sweep = 棄除自己資源牌堆頂的一張牌，並棄除對手所有當時資源點數較低的牌。棄除的牌若是角色，以{ $ready }點計算。
empire_vs_rebellion-listed-power-opponent_loses_influence = 對手失去{ $number }點影響力。
empire_vs_rebellion-listed-power-search_deck = 搜尋自己或對手的資源牌堆。棄除一張牌，再選一張，將其餘的牌洗勻，把選出的牌放到牌堆頂。
empire_vs_rebellion-listed-power-look_at_top = 查看自己資源牌堆頂的一張牌。可以棄除自己的一張牌，包括他自己；然後在有空位時，可以打出剛才查看的牌。

empire_vs_rebellion-listed-event = - { $name }（{ $capacity }／{ $objective }／{ $points }／{ $influence }）：{ $does }
empire_vs_rebellion-listed-effect-nothing = 沒有效果。
empire_vs_rebellion-listed-effect-kind_off = { $kind }的能力無法結算。
empire_vs_rebellion-listed-effect-characters_off = 角色之中，只有{ $first }和{ $second }的能力可以結算。
empire_vs_rebellion-listed-effect-loser_loses_influence = 敗者失去{ $number }點影響力。
empire_vs_rebellion-listed-effect-take_back_strategies = 勝者收回之前各回合用過的戰略牌；本回合的戰略牌照常成為已使用。
empire_vs_rebellion-listed-effect-divert_loser = 敗者的下一張戰略牌隨機決定。
empire_vs_rebellion-listed-effect-locate_loser = 下一回合，敗者先選擇戰略牌並公開。
empire_vs_rebellion-listed-effect-discard_strategy = 勝者選擇敗者的一張未使用戰略牌，由敗者棄除。敗者沒有未使用的戰略牌時，不發生任何事。
empire_vs_rebellion-listed-effect-may_add_character = 勝者可以將儲備堆的一名角色加入資源牌堆。
empire_vs_rebellion-listed-effect-loser_to_reserve = 敗者從任何地方選擇自己的一名角色，秘密移到儲備堆。
empire_vs_rebellion-listed-effect-winner_to_reserve = 勝者必須從任何地方選擇自己的一名角色，秘密移到儲備堆。
empire_vs_rebellion-listed-effect-reorder_events = 勝者可以查看接下來的{ $next }張事件牌，並以任意順序放回。
