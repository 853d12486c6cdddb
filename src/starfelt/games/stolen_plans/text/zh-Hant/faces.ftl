## 《失竊的計畫》的牌面：牌的種類，以及符號的意思

faces-stolen_plans-type-target = 帶著計畫的機器人
faces-stolen_plans-type-attack = 攻擊
faces-stolen_plans-type-defend = 防禦
faces-stolen_plans-type-steal = 奪取
faces-stolen_plans-type-rebel_hero = 反抗軍英雄
faces-stolen_plans-type-jedi = 絕地
faces-stolen_plans-type-jedi_only = 絕地專用
faces-stolen_plans-type-bonus = 獎勵牌

faces-stolen_plans-attack = 攻擊{ $number }
faces-stolen_plans-defence = 防禦{ $number }
faces-stolen_plans-steal = 奪取{ $number }張牌
faces-stolen_plans-keep = 無法棄掉
faces-stolen_plans-pair = 兩張反抗軍英雄一起
faces-stolen_plans-jedi_only = 只有絕地能用
