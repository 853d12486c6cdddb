empire_vs_rebellion-name = 帝國軍 vs 反抗軍

## 遊戲選項

empire_vs_rebellion-option-rebel = 由誰扮演反抗軍：random（隨機決定）、1或2（該號玩家）
empire_vs_rebellion-option-tutorial = 學習用的簡短遊戲：只用基本牌，為一張事件牌進行一次對戰
empire_vs_rebellion-option-cap = 進行多少回合後以平手結束
empire_vs_rebellion-option-struggle_cap = 雙方合計進行多少次行動後，對戰視同雙方都放棄行動而結束

## 卡牌名稱

empire_vs_rebellion-card-military_2 = 軍事 2
empire_vs_rebellion-card-military_3 = 軍事 3
empire_vs_rebellion-card-military_4 = 軍事 4
empire_vs_rebellion-card-military_5 = 軍事 5
empire_vs_rebellion-card-diplomacy_2 = 外交 2
empire_vs_rebellion-card-diplomacy_3 = 外交 3
empire_vs_rebellion-card-diplomacy_4 = 外交 4
empire_vs_rebellion-card-diplomacy_5 = 外交 5
empire_vs_rebellion-card-recon_2 = 偵察 2
empire_vs_rebellion-card-recon_3 = 偵察 3
empire_vs_rebellion-card-recon_4 = 偵察 4
empire_vs_rebellion-card-recon_5 = 偵察 5
empire_vs_rebellion-card-the_force_2 = 原力 2
empire_vs_rebellion-card-the_force_3 = 原力 3
empire_vs_rebellion-card-the_force_4 = 原力 4
empire_vs_rebellion-card-the_force_5 = 原力 5
empire_vs_rebellion-card-chewbacca = 丘巴卡
empire_vs_rebellion-card-han_solo = 韓·索羅
empire_vs_rebellion-card-lando_calrissian = 藍道·卡瑞辛
empire_vs_rebellion-card-leia_organa = 莉亞·歐嘉納
empire_vs_rebellion-card-luke_skywalker = 路克·天行者
empire_vs_rebellion-card-obi_wan_kenobi = 歐比王·肯諾比
empire_vs_rebellion-card-r2d2_c3po = R2-D2和C-3PO
empire_vs_rebellion-card-yoda = 尤達
empire_vs_rebellion-card-admiral_piett = 皮耶特上將
empire_vs_rebellion-card-boba_fett = 波巴·費特
empire_vs_rebellion-card-darth_vader = 達斯·維達
empire_vs_rebellion-card-emperor_palpatine = 帕爾帕庭
empire_vs_rebellion-card-general_veers = 維爾斯將軍
empire_vs_rebellion-card-grand_moff_tarkin = 塔金總督
empire_vs_rebellion-card-ig88 = IG-88
empire_vs_rebellion-card-jabba_the_hutt = 赫特人賈霸
empire_vs_rebellion-card-bureaucracy = 官僚主義
empire_vs_rebellion-card-deception = 謊言
empire_vs_rebellion-card-direct_assault = 正面進攻
empire_vs_rebellion-card-infiltration = 滲透
empire_vs_rebellion-card-support = 支援
empire_vs_rebellion-card-acquire_the_death_star_plans = 奪取死星設計圖
empire_vs_rebellion-card-attack_on_echo_base = 進攻回音基地
empire_vs_rebellion-card-balance_of_the_force = 原力的平衡
empire_vs_rebellion-card-battle_of_endor = 恩多之戰
empire_vs_rebellion-card-battle_of_hoth = 霍斯之戰
empire_vs_rebellion-card-battle_of_yavin = 雅汶之戰
empire_vs_rebellion-card-control_of_endor = 控制恩多
empire_vs_rebellion-card-create_a_diversion = 聲東擊西
empire_vs_rebellion-card-destroy_the_shield_generator = 摧毀護盾產生器
empire_vs_rebellion-card-diplomatic_freedom = 外交自由
empire_vs_rebellion-card-display_of_power = 展現力量
empire_vs_rebellion-card-duel_on_cloud_city = 雲城決鬥
empire_vs_rebellion-card-escape_from_tatooine = 逃離塔圖因
empire_vs_rebellion-card-evacuation_of_echo_base = 撤離回音基地
empire_vs_rebellion-card-fall_of_a_hero = 英雄殞落
empire_vs_rebellion-card-heart_of_the_empire = 帝國的心臟
empire_vs_rebellion-card-locate_the_rebel_base = 找出反抗軍基地
empire_vs_rebellion-card-most_desperate_hour = 最危急的時刻
empire_vs_rebellion-card-negotiate_with_the_hutts = 與赫特人談判
empire_vs_rebellion-card-occupation_of_cloud_city = 占領雲城
empire_vs_rebellion-card-rebel_uprising = 反抗軍起義
empire_vs_rebellion-card-rescue_mission_to_cloud_city = 雲城救援任務
empire_vs_rebellion-card-securing_the_rebel_base_on_yavin_4 = 鞏固雅汶四號反抗軍基地
empire_vs_rebellion-card-ultimate_power_in_the_universe = 宇宙的終極力量

empire_vs_rebellion-faction-rebel = 反抗軍
empire_vs_rebellion-faction-empire = 帝國軍

empire_vs_rebellion-kind-military = 軍事
empire_vs_rebellion-kind-diplomacy = 外交
empire_vs_rebellion-kind-recon = 偵察
empire_vs_rebellion-kind-the_force = 原力

## 卡牌說明，每項一行

empire_vs_rebellion-text-basic = { $kind }牌。資源點數：豎置時{ $ready }點，橫置時{ $exhausted }點。
empire_vs_rebellion-text-character = { $faction }角色。資源點數：豎置時{ $ready }點，橫置時{ $exhausted }點。
empire_vs_rebellion-text-power = 能力：{ $power }
empire_vs_rebellion-text-strategy = 戰略牌。你的牌總資源點數沒有超過任務點數時才有效。
empire_vs_rebellion-text-event = 事件。容納上限{ $capacity }，任務點數{ $objective }。勝者獲得{ $points }點勝利點數和{ $influence }點影響力。

empire_vs_rebellion-power-discard_opposing = 棄除對手的一張牌。
empire_vs_rebellion-power-discard_own = 棄除自己的一張牌，可以是這張牌本身。
empire_vs_rebellion-power-look_at_deck = 查看任一方資源牌堆最上方的{ $look }張牌，棄除其中一張，其餘放回牌堆頂。
empire_vs_rebellion-power-exhaust = 橫置自己或對手的一張豎置的牌。
empire_vs_rebellion-power-exhaust_some = 橫置對手的最多{ $number }張牌。
empire_vs_rebellion-power-play_from_deck = 從自己的資源牌堆找出任意一張牌打出，然後洗牌。
empire_vs_rebellion-power-discard_and_play = 棄除自己的任意張牌，再從資源牌堆頂打出同樣張數的牌。
empire_vs_rebellion-power-play_or_add = 打出儲備堆的一名角色，或將其洗入資源牌堆。
empire_vs_rebellion-power-discard_on_either_side = 棄除自己的一張牌，或對手的一張牌，或各一張。
empire_vs_rebellion-power-play_from_discards = 打出自己棄牌堆中的一張牌。
empire_vs_rebellion-power-replace_own = 棄除自己所選的戰略牌，另選一張。
empire_vs_rebellion-power-gain_influence = 獲得{ $number }點影響力。
empire_vs_rebellion-power-return_to_top = 將任一方棄牌堆中的一張牌放到其擁有者的資源牌堆頂。
empire_vs_rebellion-power-discard_and_exhaust = 棄除對手的一張牌，或橫置任一方的一張豎置的牌，也可以兩者都做。
empire_vs_rebellion-power-discard_exhausted = 棄除任一方的一張橫置的牌；如果是角色，則移到其擁有者的儲備堆。
empire_vs_rebellion-power-replace_opposing = 對手棄除所選的戰略牌，另選一張。
empire_vs_rebellion-power-discard_and_sweep = 棄除自己資源牌堆頂的一張牌，並棄除對手所有資源點數較低的牌。
empire_vs_rebellion-power-opponent_loses_influence = 對手失去{ $number }點影響力。
empire_vs_rebellion-power-search_deck = 搜尋任一方的資源牌堆：棄除一張牌，再選一張，將其餘的牌洗勻後，把選出的牌放到牌堆頂。
empire_vs_rebellion-power-look_at_top = 查看自己資源牌堆頂的一張牌；然後可以棄除自己的一張牌，也可以打出剛才查看的牌。

empire_vs_rebellion-text-strategy-bureaucracy = 如果對手贏得事件，你獲得{ $number }點影響力。
empire_vs_rebellion-text-strategy-deception = 雙方的總資源點數都沒有超過任務點數時，勝負顛倒：原本會輸的玩家贏得事件。雙方都是謊言時，互相抵消。
empire_vs_rebellion-text-strategy-direct_assault = 你的總資源點數增加{ $number }點。
empire_vs_rebellion-text-strategy-infiltration = 下一回合由你選擇對手的戰略牌。
empire_vs_rebellion-text-strategy-support = 你可以將儲備堆的一名角色加入資源牌堆。

empire_vs_rebellion-effect-nothing = 沒有效果。
empire_vs_rebellion-effect-kind_off = 此事件期間，{ $kind }的能力無法結算。
empire_vs_rebellion-effect-characters_off = 此事件期間，除了{ $first }和{ $second }，角色的能力無法結算。
empire_vs_rebellion-effect-loser_loses_influence = 敗者失去{ $number }點影響力。
empire_vs_rebellion-effect-take_back_strategies = 勝者收回之前各回合用過的戰略牌。
empire_vs_rebellion-effect-divert_loser = 敗者的下一張戰略牌隨機決定。
empire_vs_rebellion-effect-locate_loser = 下一回合，敗者先選擇戰略牌並公開。
empire_vs_rebellion-effect-discard_strategy = 勝者選擇敗者的一張未使用戰略牌，由敗者棄除。
empire_vs_rebellion-effect-may_add_character = 勝者可以將儲備堆的一名角色加入資源牌堆。
empire_vs_rebellion-effect-loser_to_reserve = 敗者將自己的一名角色秘密移到儲備堆。
empire_vs_rebellion-effect-winner_to_reserve = 勝者必須將自己的一名角色秘密移到儲備堆。
empire_vs_rebellion-effect-reorder_events = 勝者可以查看接下來的{ $next }張事件牌，並以任意順序放回。

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
empire_vs_rebellion-do-discard_opposing = 棄除{ $other }的{ $card }
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

## 紀錄

empire_vs_rebellion-log-has_chosen = { $reader ->
        [player] 你選好了{ $number }名角色。
       *[somebody] { $player }選好了{ $number }名角色。
    }
empire_vs_rebellion-log-keeps = { $reader ->
        [player] { $card }加入你的資源牌堆。
       *[somebody] { $card }加入{ $player }的資源牌堆。
    }
empire_vs_rebellion-log-event = { $reader ->
        [player] 第{ $number }回合：{ $card }。均勢標記在你這一方。
       *[somebody] 第{ $number }回合：{ $card }。均勢標記在{ $player }那一方。
    }
empire_vs_rebellion-log-picks = { $own ->
        [yes] { $reader ->
            [player] 你選擇{ $card }作為自己的戰略牌。
           *[somebody] { $player }選擇{ $card }作為自己的戰略牌。
        }
       *[no] { $reader ->
            [player] 你選擇{ $card }作為{ $other }的戰略牌。
            [other] { $player }選擇{ $card }作為你的戰略牌。
           *[somebody] { $player }選擇{ $card }作為{ $other }的戰略牌。
        }
    }
empire_vs_rebellion-log-picks-hidden = { $own ->
        [yes] { $player }選好了戰略牌。
       *[no] { $reader ->
            [other] { $player }選好了你的戰略牌。
           *[somebody] { $player }選好了{ $other }的戰略牌。
        }
    }
empire_vs_rebellion-log-drawn_at_random = { $reader ->
        [player] 你的戰略牌已隨機決定。
       *[somebody] { $player }的戰略牌已隨機決定。
    }
empire_vs_rebellion-log-shows = { $reader ->
        [player] 你公開了戰略牌：{ $card }。
       *[somebody] { $player }公開了戰略牌：{ $card }。
    }
empire_vs_rebellion-log-sees_strategy = { $reader ->
        [player] 你查看自己的戰略牌：{ $card }。
       *[somebody] { $player }查看自己的戰略牌：{ $card }。
    }
empire_vs_rebellion-log-struggle = { $reader ->
        [player] 對戰開始，由你先行動。
       *[somebody] 對戰開始，由{ $player }先行動。
    }
empire_vs_rebellion-log-plays = { $reader ->
        [player] 你打出{ $card }。
       *[somebody] { $player }打出{ $card }。
    }
empire_vs_rebellion-log-plays_from_deck = { $reader ->
        [player] 你從資源牌堆打出{ $card }。
       *[somebody] { $player }從資源牌堆打出{ $card }。
    }
empire_vs_rebellion-log-plays_from_discards = { $reader ->
        [player] 你從棄牌堆打出{ $card }。
       *[somebody] { $player }從棄牌堆打出{ $card }。
    }
empire_vs_rebellion-log-plays_from_reserve = { $reader ->
        [player] 你從儲備堆打出{ $card }。
       *[somebody] { $player }從儲備堆打出{ $card }。
    }
empire_vs_rebellion-log-uses = { $reader ->
        [player] 你橫置{ $card }，使用它的能力。
       *[somebody] { $player }橫置{ $card }，使用它的能力。
    }
empire_vs_rebellion-log-power_is_off = 在此事件中，{ $card }的能力無法結算。
empire_vs_rebellion-log-no_effect = { $card }的能力現在無法結算。
empire_vs_rebellion-log-readies = { $reader ->
        [player] 你使用1點影響力重置{ $card }（剩餘{ $number }點）。
       *[somebody] { $player }使用1點影響力重置{ $card }（剩餘{ $number }點）。
    }
empire_vs_rebellion-log-exhausts = { $own ->
        [yes] { $reader ->
            [player] 你橫置自己的{ $card }。
           *[somebody] { $player }橫置自己的{ $card }。
        }
       *[no] { $reader ->
            [player] 你橫置{ $other }的{ $card }。
            [other] { $player }橫置你的{ $card }。
           *[somebody] { $player }橫置{ $other }的{ $card }。
        }
    }
empire_vs_rebellion-log-discards = { $own ->
        [yes] { $reader ->
            [player] 你棄除自己的{ $card }。
           *[somebody] { $player }棄除自己的{ $card }。
        }
       *[no] { $reader ->
            [player] 你棄除{ $other }的{ $card }。
            [other] { $player }棄除你的{ $card }。
           *[somebody] { $player }棄除{ $other }的{ $card }。
        }
    }
empire_vs_rebellion-log-to_reserve = { $own ->
        [yes] { $reader ->
            [player] 你將自己的{ $card }移到儲備堆。
           *[somebody] { $player }將自己的{ $card }移到儲備堆。
        }
       *[no] { $reader ->
            [player] 你將{ $other }的{ $card }移到{ $other }的儲備堆。
            [other] { $player }將你的{ $card }移到你的儲備堆。
           *[somebody] { $player }將{ $other }的{ $card }移到{ $other }的儲備堆。
        }
    }
empire_vs_rebellion-log-mills = { $reader ->
        [player] 你棄除資源牌堆頂的{ $card }，資源點數為{ $number }點。
       *[somebody] { $player }棄除資源牌堆頂的{ $card }，資源點數為{ $number }點。
    }
empire_vs_rebellion-log-shuffles = { $reader ->
        [player] 你的資源牌堆重新洗勻（{ $number }張）。
       *[somebody] { $player }的資源牌堆重新洗勻（{ $number }張）。
    }
empire_vs_rebellion-log-shuffles_under = { $reader ->
        [player] 你的棄牌堆洗勻後，放到資源牌堆最後一張牌的下方（共{ $number }張）。
       *[somebody] { $player }的棄牌堆洗勻後，放到資源牌堆最後一張牌的下方（共{ $number }張）。
    }
empire_vs_rebellion-log-looks = { $own ->
        [yes] { $reader ->
            [player] 你查看自己資源牌堆頂的{ $number }張牌。
           *[somebody] { $player }查看自己資源牌堆頂的{ $number }張牌。
        }
       *[no] { $reader ->
            [player] 你查看{ $other }資源牌堆頂的{ $number }張牌。
            [other] { $player }查看你資源牌堆頂的{ $number }張牌。
           *[somebody] { $player }查看{ $other }資源牌堆頂的{ $number }張牌。
        }
    }
empire_vs_rebellion-log-sees = { $number ->
        [1] { $reader ->
            [player] 最上方是{ $card }。
           *[somebody] { $player }看到最上方是{ $card }。
        }
       *[other] { $reader ->
            [player] 其下是{ $card }。
           *[somebody] { $player }看到其下是{ $card }。
        }
    }
empire_vs_rebellion-log-searches = { $own ->
        [yes] { $reader ->
            [player] 你搜尋自己的資源牌堆。
           *[somebody] { $player }搜尋自己的資源牌堆。
        }
       *[no] { $reader ->
            [player] 你搜尋{ $other }的資源牌堆。
            [other] { $player }搜尋你的資源牌堆。
           *[somebody] { $player }搜尋{ $other }的資源牌堆。
        }
    }
empire_vs_rebellion-log-finds = { $reader ->
        [player] 你在{ $other }的資源牌堆中發現{ $card }。
        [other] { $player }在你的資源牌堆中發現{ $card }。
       *[somebody] { $player }在{ $other }的資源牌堆中發現{ $card }。
    }
empire_vs_rebellion-log-discards_from_deck = { $own ->
        [yes] { $reader ->
            [player] 你棄除自己資源牌堆中的{ $card }。
           *[somebody] { $player }棄除自己資源牌堆中的{ $card }。
        }
       *[no] { $reader ->
            [player] 你棄除{ $other }資源牌堆中的{ $card }。
            [other] { $player }棄除你資源牌堆中的{ $card }。
           *[somebody] { $player }棄除{ $other }資源牌堆中的{ $card }。
        }
    }
empire_vs_rebellion-log-puts_on_top = { $own ->
        [yes] { $reader ->
            [player] 你把{ $card }放到自己的資源牌堆頂。
           *[somebody] { $player }把{ $card }放到自己的資源牌堆頂。
        }
       *[no] { $reader ->
            [player] 你把{ $card }放到{ $other }的資源牌堆頂。
            [other] { $player }把{ $card }放到你的資源牌堆頂。
           *[somebody] { $player }把{ $card }放到{ $other }的資源牌堆頂。
        }
    }
empire_vs_rebellion-log-puts_on_top-hidden = { $own ->
        [yes] { $player }把一張牌放到自己的資源牌堆頂。
       *[no] { $reader ->
            [other] { $player }把一張牌放到你的資源牌堆頂。
           *[somebody] { $player }把一張牌放到{ $other }的資源牌堆頂。
        }
    }
empire_vs_rebellion-log-returns = { $own ->
        [yes] { $reader ->
            [player] 你把自己棄牌堆中的{ $card }放到資源牌堆頂。
           *[somebody] { $player }把自己棄牌堆中的{ $card }放到資源牌堆頂。
        }
       *[no] { $reader ->
            [player] 你把{ $other }棄牌堆中的{ $card }放到{ $other }的資源牌堆頂。
            [other] { $player }把你棄牌堆中的{ $card }放到你的資源牌堆頂。
           *[somebody] { $player }把{ $other }棄牌堆中的{ $card }放到{ $other }的資源牌堆頂。
        }
    }
empire_vs_rebellion-log-adds = { $reader ->
        [player] 你將儲備堆的{ $card }加入資源牌堆。
       *[somebody] { $player }將儲備堆的{ $card }加入資源牌堆。
    }
empire_vs_rebellion-log-adds-hidden = { $player }將儲備堆的一名角色加入資源牌堆。
empire_vs_rebellion-log-sends = { $reader ->
        [player] 你將{ $card }移到儲備堆。
       *[somebody] { $player }將{ $card }移到儲備堆。
    }
empire_vs_rebellion-log-sends-hidden = { $player }將一名角色移到儲備堆。
empire_vs_rebellion-log-gains_influence = { $reader ->
        [player] 你獲得{ $number }點影響力。
       *[somebody] { $player }獲得{ $number }點影響力。
    }
empire_vs_rebellion-log-loses_influence = { $reader ->
        [player] { $number ->
            [0] 你沒有影響力可以失去。
           *[other] 你失去{ $number }點影響力。
        }
       *[somebody] { $number ->
            [0] { $player }沒有影響力可以失去。
           *[other] { $player }失去{ $number }點影響力。
        }
    }
empire_vs_rebellion-log-throws_away = { $reader ->
        [player] 你棄除所選的戰略牌：{ $card }。
       *[somebody] { $player }棄除所選的戰略牌：{ $card }。
    }
empire_vs_rebellion-log-takes_back = { $reader ->
        [player] { $number ->
            [0] 你沒有戰略牌可以收回。
           *[other] 你收回{ $number }張戰略牌。
        }
       *[somebody] { $number ->
            [0] { $player }沒有戰略牌可以收回。
           *[other] { $player }收回{ $number }張戰略牌。
        }
    }
empire_vs_rebellion-log-discards_strategy = { $reader ->
        [player] 你讓{ $other }棄除戰略牌{ $card }。
        [other] { $player }讓你棄除戰略牌{ $card }。
       *[somebody] { $player }讓{ $other }棄除戰略牌{ $card }。
    }
empire_vs_rebellion-log-passes = { $number ->
        [2] { $reader ->
            [player] 你也放棄行動，對戰結束。
           *[somebody] { $player }也放棄行動，對戰結束。
        }
       *[other] { $reader ->
            [player] 你放棄行動。
           *[somebody] { $player }放棄行動。
        }
    }
empire_vs_rebellion-log-struggle_cap = 已進行{ $number }次行動，對戰結束。
empire_vs_rebellion-log-reveals = { $reader ->
        [player] 你的總資源點數為{ $number }點，戰略牌是{ $card }。
       *[somebody] { $player }的總資源點數為{ $number }點，戰略牌是{ $card }。
    }
empire_vs_rebellion-log-strategy_is_off = { $reader ->
        [player] 你超過了任務點數，{ $card }無效。
       *[somebody] { $player }超過了任務點數，{ $card }無效。
    }
empire_vs_rebellion-log-infiltrates = { $reader ->
        [player] { empire_vs_rebellion-card-infiltration }：下一回合由你選擇{ $other }的戰略牌。
        [other] { empire_vs_rebellion-card-infiltration }：下一回合由{ $player }選擇你的戰略牌。
       *[somebody] { empire_vs_rebellion-card-infiltration }：下一回合由{ $player }選擇{ $other }的戰略牌。
    }
empire_vs_rebellion-log-assaults = { $reader ->
        [player] { empire_vs_rebellion-card-direct_assault }讓你的總資源點數增加到{ $number }點。
       *[somebody] { empire_vs_rebellion-card-direct_assault }讓{ $player }的總資源點數增加到{ $number }點。
    }
empire_vs_rebellion-log-tie = { $reader ->
        [player] 雙方的總資源點數都是{ $number }點。依均勢標記，由你優先。
       *[somebody] 雙方的總資源點數都是{ $number }點。依均勢標記，由{ $player }優先。
    }
empire_vs_rebellion-log-deceives = { $reader ->
        [player] 你的{ empire_vs_rebellion-card-deception }讓勝負顛倒。
       *[somebody] { $player }的{ empire_vs_rebellion-card-deception }讓勝負顛倒。
    }
empire_vs_rebellion-log-deceptions_cancel = 雙方都是{ empire_vs_rebellion-card-deception }，互相抵消。
empire_vs_rebellion-log-wins_event = { $reader ->
        [player] 你贏得「{ $card }」，獲得{ $number }點勝利點數。
       *[somebody] { $player }贏得「{ $card }」，獲得{ $number }點勝利點數。
    }
empire_vs_rebellion-log-nobody_wins = 雙方都超過了任務點數。無人贏得「{ $card }」，放到事件牌堆底部。
empire_vs_rebellion-log-diverted = { $reader ->
        [player] 你的下一張戰略牌將隨機決定。
       *[somebody] { $player }的下一張戰略牌將隨機決定。
    }
empire_vs_rebellion-log-located = { $reader ->
        [player] 下一回合，你要先選擇戰略牌並公開。
       *[somebody] 下一回合，{ $player }要先選擇戰略牌並公開。
    }
empire_vs_rebellion-log-looks_at_events = { $reader ->
        [player] 你查看接下來的{ $number }張事件牌。
       *[somebody] { $player }查看接下來的{ $number }張事件牌。
    }
empire_vs_rebellion-log-sees_event = { $number ->
        [0] { $reader ->
            [player] 下一張事件牌是「{ $card }」。
           *[somebody] { $player }看到下一張事件牌是「{ $card }」。
        }
       *[other] { $reader ->
            [player] 接著是「{ $card }」。
           *[somebody] { $player }看到接著是「{ $card }」。
        }
    }
empire_vs_rebellion-log-puts_event = { $number ->
        [1] { $reader ->
            [player] 你讓「{ $card }」成為下一張事件牌。
           *[somebody] { $player }讓「{ $card }」成為下一張事件牌。
        }
       *[other] { $reader ->
            [player] 你讓「{ $card }」排在其後。
           *[somebody] { $player }讓「{ $card }」排在其後。
        }
    }
empire_vs_rebellion-log-declines = { $reader ->
        [player] 你決定不執行。
       *[somebody] { $player }決定不執行。
    }
empire_vs_rebellion-log-balance = { $reader ->
        [player] 均勢標記設為你這一方。
       *[somebody] 均勢標記設為{ $player }那一方。
    }
empire_vs_rebellion-log-total = { $reader ->
        [player] 你的總資源點數為{ $number }點。
       *[somebody] { $player }的總資源點數為{ $number }點。
    }
empire_vs_rebellion-log-wins = { $reader ->
        [player] 你以{ $number }點勝利點數獲勝了！
       *[somebody] { $player }以{ $number }點勝利點數獲勝。
    }
empire_vs_rebellion-log-draw = { $number }個回合結束，雙方平手。

## 結局

empire_vs_rebellion-ending-points = { $reader ->
        [player] 你得到足夠的勝利點數。你獲勝了！
        [other] { $player }得到足夠的勝利點數。{ $player }獲勝。
       *[somebody] { $player }得到足夠的勝利點數。{ $player }獲勝。
    }
empire_vs_rebellion-ending-cap = 最後一個回合結束，仍未分出勝負。雙方平手。
empire_vs_rebellion-ending-tutorial = { $reader ->
        [player] 你贏得事件，教程由你獲勝！
        [other] { $player }贏得事件，教程由{ $player }獲勝。
       *[somebody] { $player }贏得事件，教程由{ $player }獲勝。
    }
empire_vs_rebellion-ending-tutorial_tie = 雙方的總資源點數相同，教程以平手結束。
empire_vs_rebellion-ending-tutorial_bust = 雙方都超過了任務點數，教程以平手結束。

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

    - { empire_vs_rebellion-kind-military }：棄除對手的一張牌，豎置或橫置皆可。
    - { empire_vs_rebellion-kind-diplomacy }：棄除自己的一張牌，可以是這張{ empire_vs_rebellion-kind-diplomacy }牌本身。
    - { empire_vs_rebellion-kind-recon }：查看任一方資源牌堆頂的{ $look }張牌，棄除其中一張，另一張留在牌堆頂。
    - { empire_vs_rebellion-kind-the_force }：橫置任一方的一張豎置的牌，不使用它的能力。

empire_vs_rebellion-rules-09-rebels =
    ## 反抗軍的角色

    - { empire_vs_rebellion-card-chewbacca }：橫置對手的最多{ $chewbacca-number }張牌。
    - { empire_vs_rebellion-card-han_solo }：有空位時，從自己的資源牌堆找出任意一張牌，豎置打出，然後洗牌。沒有空位時也不能搜尋。
    - { empire_vs_rebellion-card-lando_calrissian }：棄除自己的任意張牌，包括他自己，再從資源牌堆頂打出同樣張數的牌。
    - { empire_vs_rebellion-card-leia_organa }：將儲備堆的一名角色豎置打出，或秘密加入資源牌堆並洗牌。沒有空位時只能加入資源牌堆。
    - { empire_vs_rebellion-card-luke_skywalker }：棄除自己的一張牌，或對手的一張牌，或各一張。可以棄除他自己。
    - { empire_vs_rebellion-card-obi_wan_kenobi }：有空位時，將自己棄牌堆中的一張牌豎置打出。
    - { empire_vs_rebellion-card-r2d2_c3po }：將自己所選的戰略牌面朝上棄除，再秘密選擇另一張未使用的戰略牌。
    - { empire_vs_rebellion-card-yoda }：獲得{ $yoda-number }點影響力。

empire_vs_rebellion-rules-10-imperials =
    ## 帝國軍的角色

    - { empire_vs_rebellion-card-admiral_piett }：將任一方棄牌堆中的一張牌放到其擁有者的資源牌堆頂，可以選擇其中任何一張。
    - { empire_vs_rebellion-card-boba_fett }：棄除對手的一張牌，或橫置任一方的一張豎置的牌，也可以兩者都做，順序不限。
    - { empire_vs_rebellion-card-darth_vader }：移除任一方的一張橫置的牌。基本牌棄除，角色移到其擁有者的儲備堆。如果只有他自己是橫置的，就必須移除自己。
    - { empire_vs_rebellion-card-emperor_palpatine }：對手將所選的戰略牌面朝上棄除，再秘密選擇另一張未使用的戰略牌。
    - { empire_vs_rebellion-card-general_veers }：棄除自己資源牌堆頂的一張牌，並棄除對手所有當時資源點數較低的牌。棄除的牌若是角色，以{ $ready }點計算。
    - { empire_vs_rebellion-card-grand_moff_tarkin }：對手失去{ $grand_moff_tarkin-number }點影響力。
    - { empire_vs_rebellion-card-ig88 }：搜尋自己或對手的資源牌堆。棄除一張牌，再選一張，將其餘的牌洗勻，把選出的牌放到牌堆頂。
    - { empire_vs_rebellion-card-jabba_the_hutt }：查看自己資源牌堆頂的一張牌。可以棄除自己的一張牌，包括他自己；然後在有空位時，可以打出剛才查看的牌。

empire_vs_rebellion-rules-11-dominance =
    ## 結算階段

    對戰結束後，依序執行以下步驟：

    - 揭示戰略牌：雙方翻開戰略牌。牌的總資源點數超過任務點數的玩家，戰略牌無效。否則不論有利或不利都必須生效，只有{ empire_vs_rebellion-card-support }是「可以」。這時加上{ empire_vs_rebellion-card-direct_assault }，得出最終的總資源點數。
    - 結算勝利點數：在不超過任務點數的前提下，最終總資源點數較高的玩家贏得事件。只有一方超過時，另一方不論幾點都獲勝。點數相同時，均勢標記所顯示的一方獲勝。
    - 勝者獲得事件牌和它的勝利點數。合計達到{ $points }點時，在任何其他事情發生之前立刻贏得遊戲。
    - 敗者因{ empire_vs_rebellion-card-bureaucracy }獲得影響力，勝者獲得事件的影響力，然後結算事件的效果。
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

    - { empire_vs_rebellion-card-acquire_the_death_star_plans }（{ $acquire_the_death_star_plans-capacity }／{ $acquire_the_death_star_plans-objective }／{ $acquire_the_death_star_plans-points }／{ $acquire_the_death_star_plans-influence }）：敗者失去{ $acquire_the_death_star_plans-number }點影響力。
    - { empire_vs_rebellion-card-attack_on_echo_base }（{ $attack_on_echo_base-capacity }／{ $attack_on_echo_base-objective }／{ $attack_on_echo_base-points }／{ $attack_on_echo_base-influence }）：{ empire_vs_rebellion-kind-diplomacy }的能力無法結算。
    - { empire_vs_rebellion-card-balance_of_the_force }（{ $balance_of_the_force-capacity }／{ $balance_of_the_force-objective }／{ $balance_of_the_force-points }／{ $balance_of_the_force-influence }）：勝者可以查看接下來的{ $next }張事件牌，並以任意順序放回。
    - { empire_vs_rebellion-card-battle_of_endor }（{ $battle_of_endor-capacity }／{ $battle_of_endor-objective }／{ $battle_of_endor-points }／{ $battle_of_endor-influence }）：{ empire_vs_rebellion-kind-the_force }的能力無法結算。
    - { empire_vs_rebellion-card-battle_of_hoth }（{ $battle_of_hoth-capacity }／{ $battle_of_hoth-objective }／{ $battle_of_hoth-points }／{ $battle_of_hoth-influence }）：沒有效果。
    - { empire_vs_rebellion-card-battle_of_yavin }（{ $battle_of_yavin-capacity }／{ $battle_of_yavin-objective }／{ $battle_of_yavin-points }／{ $battle_of_yavin-influence }）：沒有效果。
    - { empire_vs_rebellion-card-control_of_endor }（{ $control_of_endor-capacity }／{ $control_of_endor-objective }／{ $control_of_endor-points }／{ $control_of_endor-influence }）：沒有效果。
    - { empire_vs_rebellion-card-create_a_diversion }（{ $create_a_diversion-capacity }／{ $create_a_diversion-objective }／{ $create_a_diversion-points }／{ $create_a_diversion-influence }）：敗者的下一張戰略牌隨機決定。
    - { empire_vs_rebellion-card-destroy_the_shield_generator }（{ $destroy_the_shield_generator-capacity }／{ $destroy_the_shield_generator-objective }／{ $destroy_the_shield_generator-points }／{ $destroy_the_shield_generator-influence }）：敗者失去{ $destroy_the_shield_generator-number }點影響力。
    - { empire_vs_rebellion-card-diplomatic_freedom }（{ $diplomatic_freedom-capacity }／{ $diplomatic_freedom-objective }／{ $diplomatic_freedom-points }／{ $diplomatic_freedom-influence }）：沒有效果。
    - { empire_vs_rebellion-card-display_of_power }（{ $display_of_power-capacity }／{ $display_of_power-objective }／{ $display_of_power-points }／{ $display_of_power-influence }）：勝者選擇敗者的一張未使用戰略牌，由敗者棄除。敗者沒有未使用的戰略牌時，不發生任何事。
    - { empire_vs_rebellion-card-duel_on_cloud_city }（{ $duel_on_cloud_city-capacity }／{ $duel_on_cloud_city-objective }／{ $duel_on_cloud_city-points }／{ $duel_on_cloud_city-influence }）：角色之中，只有{ empire_vs_rebellion-card-luke_skywalker }和{ empire_vs_rebellion-card-darth_vader }的能力可以結算。
    - { empire_vs_rebellion-card-escape_from_tatooine }（{ $escape_from_tatooine-capacity }／{ $escape_from_tatooine-objective }／{ $escape_from_tatooine-points }／{ $escape_from_tatooine-influence }）：沒有效果。
    - { empire_vs_rebellion-card-evacuation_of_echo_base }（{ $evacuation_of_echo_base-capacity }／{ $evacuation_of_echo_base-objective }／{ $evacuation_of_echo_base-points }／{ $evacuation_of_echo_base-influence }）：{ empire_vs_rebellion-kind-recon }的能力無法結算。
    - { empire_vs_rebellion-card-fall_of_a_hero }（{ $fall_of_a_hero-capacity }／{ $fall_of_a_hero-objective }／{ $fall_of_a_hero-points }／{ $fall_of_a_hero-influence }）：敗者從任何地方選擇自己的一名角色，秘密移到儲備堆。
    - { empire_vs_rebellion-card-heart_of_the_empire }（{ $heart_of_the_empire-capacity }／{ $heart_of_the_empire-objective }／{ $heart_of_the_empire-points }／{ $heart_of_the_empire-influence }）：沒有效果。
    - { empire_vs_rebellion-card-locate_the_rebel_base }（{ $locate_the_rebel_base-capacity }／{ $locate_the_rebel_base-objective }／{ $locate_the_rebel_base-points }／{ $locate_the_rebel_base-influence }）：下一回合，敗者先選擇戰略牌並公開。
    - { empire_vs_rebellion-card-most_desperate_hour }（{ $most_desperate_hour-capacity }／{ $most_desperate_hour-objective }／{ $most_desperate_hour-points }／{ $most_desperate_hour-influence }）：{ empire_vs_rebellion-kind-military }的能力無法結算。
    - { empire_vs_rebellion-card-negotiate_with_the_hutts }（{ $negotiate_with_the_hutts-capacity }／{ $negotiate_with_the_hutts-objective }／{ $negotiate_with_the_hutts-points }／{ $negotiate_with_the_hutts-influence }）：勝者必須從任何地方選擇自己的一名角色，秘密移到儲備堆。
    - { empire_vs_rebellion-card-occupation_of_cloud_city }（{ $occupation_of_cloud_city-capacity }／{ $occupation_of_cloud_city-objective }／{ $occupation_of_cloud_city-points }／{ $occupation_of_cloud_city-influence }）：勝者可以將儲備堆的一名角色加入資源牌堆。
    - { empire_vs_rebellion-card-rebel_uprising }（{ $rebel_uprising-capacity }／{ $rebel_uprising-objective }／{ $rebel_uprising-points }／{ $rebel_uprising-influence }）：勝者可以將儲備堆的一名角色加入資源牌堆。
    - { empire_vs_rebellion-card-rescue_mission_to_cloud_city }（{ $rescue_mission_to_cloud_city-capacity }／{ $rescue_mission_to_cloud_city-objective }／{ $rescue_mission_to_cloud_city-points }／{ $rescue_mission_to_cloud_city-influence }）：沒有效果。
    - { empire_vs_rebellion-card-securing_the_rebel_base_on_yavin_4 }（{ $securing_the_rebel_base_on_yavin_4-capacity }／{ $securing_the_rebel_base_on_yavin_4-objective }／{ $securing_the_rebel_base_on_yavin_4-points }／{ $securing_the_rebel_base_on_yavin_4-influence }）：沒有效果。
    - { empire_vs_rebellion-card-ultimate_power_in_the_universe }（{ $ultimate_power_in_the_universe-capacity }／{ $ultimate_power_in_the_universe-objective }／{ $ultimate_power_in_the_universe-points }／{ $ultimate_power_in_the_universe-influence }）：勝者收回之前各回合用過的戰略牌；本回合的戰略牌照常成為已使用。

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

## 規則摘要

empire_vs_rebellion-reference-00-title =
    # 規則摘要

    目標是{ $points }點勝利點數。每回合有三個階段。

empire_vs_rebellion-reference-01-planning =
    ## 規劃

    - 揭露事件牌。
    - 選擇戰略牌：各自秘密選擇一張未使用的戰略牌。

empire_vs_rebellion-reference-02-struggle =
    ## 對戰

    由均勢標記所顯示的一方開始。每次行動只做一項：

    - 打出一張卡牌：在容納上限之內，打出資源牌堆頂的牌。
    - 使用能力：橫置一張豎置的牌。
    - 使用影響力：用1點影響力重置一張橫置的牌。
    - 放棄行動：雙方接連放棄行動，對戰就結束。

    面前沒有牌時，必須打出一張牌。

empire_vs_rebellion-reference-03-dominance =
    ## 結算

    - 揭示戰略牌：牌的總資源點數沒有超過任務點數時才有效。
    - 結算勝利點數：在不超過任務點數的前提下，點數較高的一方獲勝。相同時由均勢標記決定。雙方都超過時，事件牌放到事件牌堆底部。
    - 勝者先獲得勝利點數，再獲得影響力，然後結算事件的效果。
    - 清理戰場：將儲備堆以外的所有牌洗勻。均勢標記設為勝利點數較少的一方，相同時設為本回合的敗者。所選的戰略牌成為已使用；沒有未使用的戰略牌時全部收回。

empire_vs_rebellion-reference-04-powers =
    ## 基本牌的能力

    - { empire_vs_rebellion-kind-military }：棄除對手的一張牌。
    - { empire_vs_rebellion-kind-diplomacy }：棄除自己的一張牌。
    - { empire_vs_rebellion-kind-recon }：查看任一方資源牌堆頂的{ $look }張牌，棄除一張。
    - { empire_vs_rebellion-kind-the_force }：橫置任一方的一張豎置的牌。

empire_vs_rebellion-reference-05-strategies =
    ## 戰略牌

    - { empire_vs_rebellion-card-bureaucracy }：對手贏得事件時，影響力+{ $bureaucracy }。
    - { empire_vs_rebellion-card-deception }：勝負顛倒。
    - { empire_vs_rebellion-card-direct_assault }：總資源點數+{ $assault }。
    - { empire_vs_rebellion-card-infiltration }：由你選擇對手的下一張戰略牌。
    - { empire_vs_rebellion-card-support }：可以將一名角色加入資源牌堆。
