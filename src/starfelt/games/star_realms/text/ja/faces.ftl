faces-star_realms-type-ship = { $faction }・艦船
faces-star_realms-type-base = { $faction }・基地
faces-star_realms-type-outpost = { $faction }・前哨基地
faces-star_realms-ally = 自分の{ $faction }のカードが他にもあるとき
faces-star_realms-scrap = このカードを廃棄するとき
faces-star_realms-primary = { $effects }。
