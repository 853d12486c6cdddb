## カードの表：ゲーム自体の言葉のほかにあるもの

# 読み上げる内容すべて。text はカードの種類と能力
faces-spoken = { $name }。{ $text }

faces-cost = コスト{ $number }
faces-defense = 防御力{ $number }
faces-outpost = 前哨基地、防御力{ $number }
faces-always = 常時
faces-or = または
