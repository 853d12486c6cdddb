## 『帝国軍 vs. 反乱軍』のカード面：カードの種類と、記号の意味

faces-empire_vs_rebellion-type-military = 軍事のリソース・カード
faces-empire_vs_rebellion-type-diplomacy = 外交のリソース・カード
faces-empire_vs_rebellion-type-recon = 偵察のリソース・カード
faces-empire_vs_rebellion-type-the_force = フォースのリソース・カード
faces-empire_vs_rebellion-type-rebel = 反乱軍のキャラクター
faces-empire_vs_rebellion-type-empire = 帝国軍のキャラクター
faces-empire_vs_rebellion-type-strategy = 戦略カード
faces-empire_vs_rebellion-type-event = イベント

faces-empire_vs_rebellion-value = リソース値{ $number }
faces-empire_vs_rebellion-exhausted = 疲弊中のリソース値{ $number }
faces-empire_vs_rebellion-objective = 目標値{ $number }
faces-empire_vs_rebellion-capacity = 収容力{ $number }
faces-empire_vs_rebellion-points = 勝利ポイント{ $number }
faces-empire_vs_rebellion-influence = 影響力{ $number }

faces-empire_vs_rebellion-exhaust = このカードを疲弊させた時
faces-empire_vs_rebellion-winner = 勝者に
faces-empire_vs_rebellion-loser = 敗者に
faces-empire_vs_rebellion-off = 使えないパワー
