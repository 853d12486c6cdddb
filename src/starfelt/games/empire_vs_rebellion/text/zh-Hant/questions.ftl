## 提問（給作答的人）

empire_vs_rebellion-ask-choose_characters = { $picked ->
        [0] 請選擇{ $number }名角色加入資源牌堆。其餘角色成為儲備堆。
       *[other] 請選擇{ $number }名角色加入資源牌堆（已選{ $picked }名）。下一名選誰？
    }
empire_vs_rebellion-ask-pick_strategy = 要選擇哪張戰略牌？
empire_vs_rebellion-ask-pick_for_opponent = { empire_vs_rebellion-card-infiltration }：要替{ $other }選擇哪張戰略牌？
empire_vs_rebellion-ask-your_turn = 輪到你了。要做什麼？
empire_vs_rebellion-ask-which_opposing = { empire_vs_rebellion-kind-military }：要棄除對手的哪張牌？
empire_vs_rebellion-ask-which_own = { empire_vs_rebellion-kind-diplomacy }：要棄除自己的哪張牌？
empire_vs_rebellion-ask-which_ready = { empire_vs_rebellion-kind-the_force }：要橫置哪張牌？
empire_vs_rebellion-ask-look_at_whose = { empire_vs_rebellion-kind-recon }：要查看哪一方的資源牌堆？
empire_vs_rebellion-ask-which_of_top = { $whose ->
        [own] { empire_vs_rebellion-kind-recon }：這是你資源牌堆頂的牌。要棄除哪一張？
       *[opposing] { empire_vs_rebellion-kind-recon }：這是{ $other }資源牌堆頂的牌。要棄除哪一張？
    }
empire_vs_rebellion-ask-search_whose = { empire_vs_rebellion-card-ig88 }：要搜尋哪一方的資源牌堆？
empire_vs_rebellion-ask-which_to_discard = { $whose ->
        [own] { empire_vs_rebellion-card-ig88 }：要棄除自己資源牌堆中的哪張牌？
       *[opposing] { empire_vs_rebellion-card-ig88 }：要棄除{ $other }資源牌堆中的哪張牌？
    }
empire_vs_rebellion-ask-which_to_top = { $whose ->
        [own] { empire_vs_rebellion-card-ig88 }：要把哪張牌放到自己的資源牌堆頂？
       *[opposing] { empire_vs_rebellion-card-ig88 }：要把哪張牌放到{ $other }的資源牌堆頂？
    }
empire_vs_rebellion-ask-may_exhaust = { $left ->
        [1] { empire_vs_rebellion-card-chewbacca }：要再橫置對手的一張牌嗎？
       *[other] { empire_vs_rebellion-card-chewbacca }：可以橫置對手的最多{ $left }張牌。要橫置哪一張？
    }
empire_vs_rebellion-ask-which_of_deck = { empire_vs_rebellion-card-han_solo }：要打出資源牌堆中的哪張牌？
empire_vs_rebellion-ask-discard_any = { $discarded ->
        [0] { empire_vs_rebellion-card-lando_calrissian }：可以棄除自己的任意張牌，再打出同樣張數的牌。要棄除哪一張？
       *[other] { empire_vs_rebellion-card-lando_calrissian }：還要再棄牌嗎？（目前將打出{ $discarded }張）
    }
empire_vs_rebellion-ask-which_of_reserve = { empire_vs_rebellion-card-leia_organa }：要選擇儲備堆的哪名角色？
empire_vs_rebellion-ask-one_or_both = { empire_vs_rebellion-card-luke_skywalker }：要先棄除哪張牌？
empire_vs_rebellion-ask-also_own = { empire_vs_rebellion-card-luke_skywalker }：也要棄除自己的一張牌嗎？
empire_vs_rebellion-ask-also_opposing = 也要棄除對手的一張牌嗎？
empire_vs_rebellion-ask-which_of_discards = { empire_vs_rebellion-card-obi_wan_kenobi }：要打出棄牌堆中的哪張牌？
empire_vs_rebellion-ask-which_discarded = { empire_vs_rebellion-card-admiral_piett }：要把棄牌堆中的哪張牌放到其擁有者的資源牌堆頂？
empire_vs_rebellion-ask-discard_or_exhaust = { empire_vs_rebellion-card-boba_fett }：要先棄除或橫置哪張牌？
empire_vs_rebellion-ask-also_exhaust = { empire_vs_rebellion-card-boba_fett }：也要橫置一張牌嗎？
empire_vs_rebellion-ask-which_exhausted = { empire_vs_rebellion-card-darth_vader }：要移除哪張橫置的牌？
empire_vs_rebellion-ask-look_then_discard = { empire_vs_rebellion-card-jabba_the_hutt }：你已看過資源牌堆頂的牌。要棄除自己的一張牌嗎？
empire_vs_rebellion-ask-look_then_play = { empire_vs_rebellion-card-jabba_the_hutt }：要打出剛才查看的牌嗎？
empire_vs_rebellion-ask-which_strategy = { empire_vs_rebellion-card-display_of_power }：要讓{ $other }棄除哪張戰略牌？
empire_vs_rebellion-ask-may_add = 要將儲備堆的一名角色加入資源牌堆嗎？
empire_vs_rebellion-ask-which_to_reserve = 要將自己的哪名角色移到儲備堆？
empire_vs_rebellion-ask-may_look = { empire_vs_rebellion-card-balance_of_the_force }：要查看接下來的事件牌並重新排列嗎？
empire_vs_rebellion-ask-which_next = { $placed ->
        [0] { empire_vs_rebellion-card-balance_of_the_force }：下一張事件牌是哪一張？
       *[other] { empire_vs_rebellion-card-balance_of_the_force }：再下一張事件牌是哪一張？
    }

## 提問（給等待的人）

empire_vs_rebellion-wait-choose_characters = 等待{ $player }選擇角色。
empire_vs_rebellion-wait-pick_strategy = 等待{ $player }選擇戰略牌。
empire_vs_rebellion-wait-pick_for_opponent = { $reader ->
        [other] 等待{ $player }選擇你的戰略牌（{ empire_vs_rebellion-card-infiltration }）。
       *[somebody] 等待{ $player }選擇{ $other }的戰略牌（{ empire_vs_rebellion-card-infiltration }）。
    }
empire_vs_rebellion-wait-your_turn = 等待{ $player }行動。
empire_vs_rebellion-wait-which_opposing = { $reader ->
        [other] 等待{ $player }選擇要棄除你的哪張牌（{ empire_vs_rebellion-kind-military }）。
       *[somebody] 等待{ $player }選擇要棄除{ $other }的哪張牌（{ empire_vs_rebellion-kind-military }）。
    }
empire_vs_rebellion-wait-which_own = 等待{ $player }選擇要棄除自己的哪張牌（{ empire_vs_rebellion-kind-diplomacy }）。
empire_vs_rebellion-wait-which_ready = 等待{ $player }選擇要橫置的牌（{ empire_vs_rebellion-kind-the_force }）。
empire_vs_rebellion-wait-look_at_whose = 等待{ $player }選擇要查看的資源牌堆（{ empire_vs_rebellion-kind-recon }）。
empire_vs_rebellion-wait-which_of_top = { $whose ->
        [own] { $player }正在查看自己資源牌堆頂的牌（{ empire_vs_rebellion-kind-recon }）。
       *[opposing] { $reader ->
            [other] { $player }正在查看你資源牌堆頂的牌（{ empire_vs_rebellion-kind-recon }）。
           *[somebody] { $player }正在查看{ $other }資源牌堆頂的牌（{ empire_vs_rebellion-kind-recon }）。
        }
    }
empire_vs_rebellion-wait-search_whose = 等待{ $player }選擇要搜尋的資源牌堆（{ empire_vs_rebellion-card-ig88 }）。
empire_vs_rebellion-wait-which_to_discard = { $whose ->
        [own] { $player }正在搜尋自己的資源牌堆（{ empire_vs_rebellion-card-ig88 }）。
       *[opposing] { $reader ->
            [other] { $player }正在搜尋你的資源牌堆（{ empire_vs_rebellion-card-ig88 }）。
           *[somebody] { $player }正在搜尋{ $other }的資源牌堆（{ empire_vs_rebellion-card-ig88 }）。
        }
    }
empire_vs_rebellion-wait-which_to_top = { $whose ->
        [own] 等待{ $player }選擇要放到自己資源牌堆頂的牌（{ empire_vs_rebellion-card-ig88 }）。
       *[opposing] { $reader ->
            [other] 等待{ $player }選擇要放到你資源牌堆頂的牌（{ empire_vs_rebellion-card-ig88 }）。
           *[somebody] 等待{ $player }選擇要放到{ $other }資源牌堆頂的牌（{ empire_vs_rebellion-card-ig88 }）。
        }
    }
empire_vs_rebellion-wait-may_exhaust = 等待{ $player }決定是否橫置對手的牌（{ empire_vs_rebellion-card-chewbacca }）。
empire_vs_rebellion-wait-which_of_deck = 等待{ $player }從資源牌堆選擇要打出的牌（{ empire_vs_rebellion-card-han_solo }）。
empire_vs_rebellion-wait-discard_any = 等待{ $player }選擇要棄除自己的哪些牌（{ empire_vs_rebellion-card-lando_calrissian }）。
empire_vs_rebellion-wait-which_of_reserve = 等待{ $player }選擇儲備堆的角色（{ empire_vs_rebellion-card-leia_organa }）。
empire_vs_rebellion-wait-one_or_both = 等待{ $player }選擇要棄除的牌（{ empire_vs_rebellion-card-luke_skywalker }）。
empire_vs_rebellion-wait-also_own = 等待{ $player }決定是否也棄除自己的牌（{ empire_vs_rebellion-card-luke_skywalker }）。
empire_vs_rebellion-wait-also_opposing = { $reader ->
        [other] 等待{ $player }決定是否也棄除你的牌。
       *[somebody] 等待{ $player }決定是否也棄除{ $other }的牌。
    }
empire_vs_rebellion-wait-which_of_discards = 等待{ $player }從棄牌堆選擇要打出的牌（{ empire_vs_rebellion-card-obi_wan_kenobi }）。
empire_vs_rebellion-wait-which_discarded = 等待{ $player }選擇棄牌堆中的牌（{ empire_vs_rebellion-card-admiral_piett }）。
empire_vs_rebellion-wait-discard_or_exhaust = 等待{ $player }選擇要棄除或橫置的牌（{ empire_vs_rebellion-card-boba_fett }）。
empire_vs_rebellion-wait-also_exhaust = 等待{ $player }決定是否也橫置一張牌（{ empire_vs_rebellion-card-boba_fett }）。
empire_vs_rebellion-wait-which_exhausted = 等待{ $player }選擇要移除的橫置的牌（{ empire_vs_rebellion-card-darth_vader }）。
empire_vs_rebellion-wait-look_then_discard = { $player }正在查看自己資源牌堆頂的牌（{ empire_vs_rebellion-card-jabba_the_hutt }）。
empire_vs_rebellion-wait-look_then_play = 等待{ $player }決定是否打出查看過的牌（{ empire_vs_rebellion-card-jabba_the_hutt }）。
empire_vs_rebellion-wait-which_strategy = { $reader ->
        [other] 等待{ $player }選擇讓你棄除哪張戰略牌（{ empire_vs_rebellion-card-display_of_power }）。
       *[somebody] 等待{ $player }選擇讓{ $other }棄除哪張戰略牌（{ empire_vs_rebellion-card-display_of_power }）。
    }
empire_vs_rebellion-wait-may_add = 等待{ $player }決定是否將角色加入資源牌堆。
empire_vs_rebellion-wait-which_to_reserve = 等待{ $player }選擇要移到儲備堆的角色。
empire_vs_rebellion-wait-may_look = 等待{ $player }決定是否查看接下來的事件牌（{ empire_vs_rebellion-card-balance_of_the_force }）。
empire_vs_rebellion-wait-which_next = 等待{ $player }排列接下來的事件牌（{ empire_vs_rebellion-card-balance_of_the_force }）。

## 選擇

empire_vs_rebellion-do-pass = 放棄行動
empire_vs_rebellion-do-play = 打出資源牌堆頂的牌
empire_vs_rebellion-do-play-look_then_play = 打出
empire_vs_rebellion-do-own_deck = 自己的資源牌堆
empire_vs_rebellion-do-opposing_deck = { $other }的資源牌堆
empire_vs_rebellion-do-look = 查看接下來的事件牌
empire_vs_rebellion-do-use = 使用{ $card }：{ $does }
empire_vs_rebellion-do-ready = 重置{ $card }（1點影響力）
empire_vs_rebellion-do-discard_own = 棄除自己的{ $card }
empire_vs_rebellion-do-discard_own-to_reserve = 將自己的{ $card }移到儲備堆
empire_vs_rebellion-do-discard_opposing = 棄除{ $other }的{ $card }
empire_vs_rebellion-do-discard_opposing-to_reserve = 將{ $other }的{ $card }移到對方的儲備堆
empire_vs_rebellion-do-exhaust_own = 橫置自己的{ $card }
empire_vs_rebellion-do-exhaust_opposing = 橫置{ $other }的{ $card }
empire_vs_rebellion-do-discard_from_deck = 棄除{ $card }
empire_vs_rebellion-do-put_on_top = 把{ $card }放到牌堆頂
empire_vs_rebellion-do-play_from_deck = 打出{ $card }
empire_vs_rebellion-do-play_from_discards = 打出{ $card }
empire_vs_rebellion-do-play_from_reserve = 打出{ $card }
empire_vs_rebellion-do-add = 將{ $card }加入資源牌堆
empire_vs_rebellion-do-send = { $card }
empire_vs_rebellion-do-return_own = 自己的{ $card }
empire_vs_rebellion-do-return_opposing = { $other }的{ $card }
empire_vs_rebellion-do-keep = { $card }：{ $does }
empire_vs_rebellion-do-pick = { $card }：{ $does }
empire_vs_rebellion-do-pick_for = { $card }：{ $does }
empire_vs_rebellion-do-discard_strategy = { $card }
empire_vs_rebellion-do-next_event = { $card }
empire_vs_rebellion-do-done-may_exhaust = { $left ->
        [1] 不再橫置
       *[other] 不橫置
    }
empire_vs_rebellion-do-done-discard_any = { $discarded ->
        [0] 不棄牌也不打出
       *[other] 不再棄牌，打出{ $discarded }張牌
    }
empire_vs_rebellion-do-done-also_own = 不棄除自己的牌
empire_vs_rebellion-do-done-also_opposing = 不棄除對手的牌
empire_vs_rebellion-do-done-also_exhaust = 不橫置
empire_vs_rebellion-do-done-look_then_discard = 不棄牌
empire_vs_rebellion-do-done-look_then_play = 留在資源牌堆頂
empire_vs_rebellion-do-done-may_add = 不加入
empire_vs_rebellion-do-done-may_look = 維持原狀

## 提問背後的規則

empire_vs_rebellion-why-choose_characters = 每位玩家從自己的角色中秘密選擇{ $number }名，與基本牌一起洗成資源牌堆，其餘面朝下成為儲備堆。角色要依列表順序選擇，略過的角色之後不能再選。
empire_vs_rebellion-why-pick_strategy = 選擇一張未使用的戰略牌，面朝下放置。對戰結束後，如果你的牌總資源點數沒有超過任務點數，它就會生效。用過的戰略牌要等到沒有未使用的戰略牌時才能再選。
empire_vs_rebellion-why-pick_for_opponent = { empire_vs_rebellion-card-infiltration }讓你在本回合從對手未使用的戰略牌中替他選擇一張。對手之後可以查看。
empire_vs_rebellion-why-your_turn = 每次輪到你時執行一項行動：打出資源牌堆頂的牌、使用能力、用1點影響力重置一張牌，或放棄行動。遊戲區域的牌不能超過事件的容納上限；一張牌都沒有時，必須打出一張牌。能力無法結算的牌也可以橫置。放棄行動之後仍然可以再行動，只有雙方接連放棄行動，對戰才會結束。
empire_vs_rebellion-why-which_opposing = { empire_vs_rebellion-kind-military }棄除對手的一張牌，豎置或橫置皆可。可以結算的能力就必須結算。
empire_vs_rebellion-why-which_own = { empire_vs_rebellion-kind-diplomacy }棄除自己的一張牌，豎置或橫置皆可，也可以是這張{ empire_vs_rebellion-kind-diplomacy }牌本身。不能選擇不棄。
empire_vs_rebellion-why-which_ready = { empire_vs_rebellion-kind-the_force }橫置任一方的一張豎置的牌，不會使用那張牌的能力。如果只有自己的牌是豎置的，就必須從中選擇。
empire_vs_rebellion-why-look_at_whose = { empire_vs_rebellion-kind-recon }讓你查看任一方資源牌堆頂的{ $look }張牌，棄除其中一張，其餘放回牌堆頂。對手只會看到被棄除的牌。
empire_vs_rebellion-why-which_of_top = { empire_vs_rebellion-kind-recon }：這{ $look }張牌中必須有一張面朝上棄除，另一張留在牌堆頂。
empire_vs_rebellion-why-search_whose = { empire_vs_rebellion-card-ig88 }搜尋任一方的資源牌堆。棄除一張牌，其餘洗勻後，再將另一張放到牌堆頂。
empire_vs_rebellion-why-which_to_discard = { empire_vs_rebellion-card-ig88 }讓你看到整個資源牌堆。先選擇要棄除的牌，面朝上放置；再選擇要放到牌堆頂的牌。
empire_vs_rebellion-why-which_to_top = { empire_vs_rebellion-card-ig88 }：其餘的牌洗勻後，這張牌放到牌堆頂。只有你知道是哪一張。
empire_vs_rebellion-why-may_exhaust = { empire_vs_rebellion-card-chewbacca }說的是「最多」，因此隨時可以停止，一張都不選也可以。不會使用被橫置的牌的能力。
empire_vs_rebellion-why-which_of_deck = { empire_vs_rebellion-card-han_solo }從資源牌堆中打出任意一張牌，豎置放置，然後洗牌。遊戲區域還有空位時才能結算。
empire_vs_rebellion-why-discard_any = { empire_vs_rebellion-card-lando_calrissian }：選擇的牌立刻棄除，也可以是{ empire_vs_rebellion-card-lando_calrissian }自己。停止之後，從資源牌堆頂打出同樣張數的牌。
empire_vs_rebellion-why-which_of_reserve = { empire_vs_rebellion-card-leia_organa }在遊戲區域還有空位時，可以將儲備堆的一名角色豎置打出；或者將其秘密加入資源牌堆並洗牌。
empire_vs_rebellion-why-one_or_both = { empire_vs_rebellion-card-luke_skywalker }棄除自己的一張牌，或對手的一張牌，或各一張，順序不限。至少要棄除一張，也可以是{ empire_vs_rebellion-card-luke_skywalker }自己。
empire_vs_rebellion-why-also_own = { empire_vs_rebellion-card-luke_skywalker }已棄除對手的一張牌。也可以再棄除自己的一張牌，但並非必須。
empire_vs_rebellion-why-also_opposing = { empire_vs_rebellion-card-luke_skywalker }和{ empire_vs_rebellion-card-boba_fett }的能力有兩個部分。第一部分已經完成，是否棄除對手的牌由你決定。
empire_vs_rebellion-why-which_of_discards = { empire_vs_rebellion-card-obi_wan_kenobi }打出自己棄牌堆中的一張牌，豎置放置。遊戲區域還有空位時才能結算。
empire_vs_rebellion-why-which_discarded = { empire_vs_rebellion-card-admiral_piett }將任一方棄牌堆中的任意一張牌放到其擁有者的資源牌堆頂。所有人都知道那是哪一張。
empire_vs_rebellion-why-discard_or_exhaust = { empire_vs_rebellion-card-boba_fett }棄除對手的一張牌，或橫置任一方的一張豎置的牌，也可以兩者都做，順序不限。至少要做其中一項。
empire_vs_rebellion-why-also_exhaust = { empire_vs_rebellion-card-boba_fett }已棄除一張牌。是否再橫置一張牌由你決定。
empire_vs_rebellion-why-which_exhausted = { empire_vs_rebellion-card-darth_vader }移除任一方的一張橫置的牌：基本牌棄除，角色移到其擁有者的儲備堆。{ empire_vs_rebellion-card-darth_vader }自己現在也是橫置的，可以選擇。
empire_vs_rebellion-why-look_then_discard = { empire_vs_rebellion-card-jabba_the_hutt }：可以棄除自己的一張牌，然後在有空位時可以打出剛才查看的牌，兩者都由你決定。也可以棄除{ empire_vs_rebellion-card-jabba_the_hutt }自己。
empire_vs_rebellion-why-look_then_play = { empire_vs_rebellion-card-jabba_the_hutt }：遊戲區域有空位，可以打出剛才查看的牌，也可以留在資源牌堆頂。
empire_vs_rebellion-why-which_strategy = { empire_vs_rebellion-card-display_of_power }讓勝者選擇敗者的一張未使用戰略牌，由敗者面朝上棄除。在收回戰略牌之前不能再選它。
empire_vs_rebellion-why-may_add = { empire_vs_rebellion-card-support }和某些事件讓你將儲備堆的一名角色秘密加入資源牌堆。除非被其他效果移走，否則會一直留到遊戲結束。也可以不加入。
empire_vs_rebellion-why-which_to_reserve = 此事件要你將自己的一名角色移到儲備堆，在資源牌堆、遊戲區域或棄牌堆中的都可以。由你選擇，不必給任何人看。
empire_vs_rebellion-why-may_look = { empire_vs_rebellion-card-balance_of_the_force }讓你查看接下來的{ $events }張事件牌，並以任意順序放回。只有你看得到。
empire_vs_rebellion-why-which_next = { empire_vs_rebellion-card-balance_of_the_force }：選擇第一張和第二張事件牌，剩下的一張排在最後。
