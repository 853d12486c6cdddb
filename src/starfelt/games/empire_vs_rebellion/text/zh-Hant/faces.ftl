## 《帝國對反抗軍》的牌面：牌的種類，以及符號的意思

faces-empire_vs_rebellion-type-military = 軍事資源牌
faces-empire_vs_rebellion-type-diplomacy = 外交資源牌
faces-empire_vs_rebellion-type-recon = 偵察資源牌
faces-empire_vs_rebellion-type-the_force = 原力資源牌
faces-empire_vs_rebellion-type-rebel = 反抗軍角色
faces-empire_vs_rebellion-type-empire = 帝國軍角色
faces-empire_vs_rebellion-type-strategy = 戰略牌
faces-empire_vs_rebellion-type-event = 事件

faces-empire_vs_rebellion-value = 資源點數{ $number }
faces-empire_vs_rebellion-exhausted = 橫置時資源點數{ $number }
faces-empire_vs_rebellion-objective = 任務點數{ $number }
faces-empire_vs_rebellion-capacity = 容納上限{ $number }
faces-empire_vs_rebellion-points = { $number }點勝利點數
faces-empire_vs_rebellion-influence = { $number }點影響力

faces-empire_vs_rebellion-exhaust = 橫置這張牌時
faces-empire_vs_rebellion-winner = 給勝者
faces-empire_vs_rebellion-loser = 給敗者
faces-empire_vs_rebellion-off = 無法使用的能力
