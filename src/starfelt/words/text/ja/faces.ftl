## カードの表：ゲーム自体の言葉のほかにあるもの

# 読み上げる内容すべて。text はカードの種類と能力
faces-spoken = { $name }。{ $text }

faces-cost = コスト{ $number }
faces-defense = 防御力{ $number }
faces-outpost = 前哨基地、防御力{ $number }
faces-always = 常時
faces-or = または

## Star Realms

faces-star_realms-type-ship = { $faction }・艦船
faces-star_realms-type-base = { $faction }・基地
faces-star_realms-type-outpost = { $faction }・前哨基地
faces-star_realms-ally = 他に{ $faction }のカードがあるとき
faces-star_realms-scrap = このカードを廃棄するとき
faces-star_realms-primary = { $effects }。
