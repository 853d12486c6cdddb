faces-star_realms-type-ship = { $faction }・艦船
faces-star_realms-type-base = { $faction }・基地
faces-star_realms-type-outpost = { $faction }・前哨站
faces-star_realms-ally = 你另有{ $faction }牌在場時
faces-star_realms-scrap = 廢棄此牌時
faces-star_realms-primary = { $effects }。
