## 牌名

stolen_plans-card-r2d2 = R2-D2
stolen_plans-card-jawa = 爪哇人
stolen_plans-card-stormtrooper = 帝國風暴兵
stolen_plans-card-darth_vader = 達斯·維達
stolen_plans-card-blaster_light = 輕型爆能槍
stolen_plans-card-blaster_heavy = 重型爆能槍
stolen_plans-card-thermal_detonator = 熱能引爆器
stolen_plans-card-bounty_hunter = 賞金獵人（波巴·費特）
stolen_plans-card-crime_lord = 犯罪首腦（賈霸）
stolen_plans-card-han_solo = 韓·索羅
stolen_plans-card-princess_leia = 莉亞公主
stolen_plans-card-luke_skywalker = 路克·天行者
stolen_plans-card-learn_the_ways = 學習原力之道
stolen_plans-card-lightsaber = 光劍
stolen_plans-card-yoda_pass_left = 尤達大師（向左傳牌）
stolen_plans-card-yoda_discard_all = 尤達大師（清空手牌）
stolen_plans-card-yoda_swap = 尤達大師（交換手牌）
stolen_plans-card-yoda_look_take = 尤達大師（窺探手牌）
stolen_plans-card-yoda_take_all = 尤達大師（接收手牌）
stolen_plans-card-traitor = 背叛反抗軍（叛徒）
stolen_plans-card-advantage = 千年鷹號（優勢）
stolen_plans-card-counter = 帝國滅星者（反制）
stolen_plans-card-search = 風暴兵部隊（搜索）
stolen_plans-card-discard_all = 第二死星（全部棄牌）
stolen_plans-card-decoy = 薩雷夏斯·克拉姆（誘餌）

# 無法進一步得知的牌
stolen_plans-card-keeper = 無法棄掉的牌
stolen_plans-card-found = 搜索拿到的牌
stolen_plans-card-anything = 未知的牌

## 牌的效果

stolen_plans-text-r2d2 = 抽牌堆抽完時，手上有這張牌的玩家獲勝。不能打出也不能棄掉，但可能被奪取，或隨著整副手牌轉手。
stolen_plans-text-jawa = 攻擊{ $attack }。選擇另一位玩家，對方失去的牌數為{ $attack }減去防禦。
stolen_plans-text-stormtrooper = 攻擊{ $attack }。選擇另一位玩家，對方失去的牌數為{ $attack }減去防禦。
stolen_plans-text-darth_vader = 攻擊{ $attack }。選擇另一位玩家，對方失去的牌數為{ $attack }減去防禦。留在手上時，也是叛徒獲勝所需的牌。
stolen_plans-text-blaster_light = 防禦{ $defence }。只能在受到攻擊時使用，每次攻擊最多使用{ $cards }張防禦牌。
stolen_plans-text-blaster_heavy = 防禦{ $defence }。只能在受到攻擊時使用，每次攻擊最多使用{ $cards }張防禦牌。
stolen_plans-text-thermal_detonator = 防禦{ $defence }。只能在受到攻擊時使用，每次攻擊最多使用{ $cards }張防禦牌。
stolen_plans-text-bounty_hunter = 從另一位玩家手中隨機奪取{ $number }張牌。
stolen_plans-text-crime_lord = 從另一位玩家手中隨機奪取{ $number }張牌。
stolen_plans-text-han_solo = 反抗軍英雄。任意兩張一起打出，從一位或多位玩家手中隨機奪取共{ $number }張牌。受到攻擊時，也可以單獨當作防禦{ $defence }使用。
stolen_plans-text-princess_leia = 反抗軍英雄。任意兩張一起打出，從一位或多位玩家手中隨機奪取共{ $number }張牌。受到攻擊時，也可以單獨當作防禦{ $defence }使用。
stolen_plans-text-luke_skywalker = 反抗軍英雄。任意兩張一起打出，從一位或多位玩家手中隨機奪取共{ $number }張牌。受到攻擊時，也可以單獨當作防禦{ $defence }使用。
stolen_plans-text-learn_the_ways = 正面朝上放在自己面前。直到遊戲結束，你都是絕地武士，可以使用絕地專用牌。
stolen_plans-text-lightsaber = 絕地專用。防禦{ $defence }。只能在受到攻擊時使用，每次攻擊最多使用{ $cards }張防禦牌。
stolen_plans-text-yoda_pass_left = 絕地專用。所有玩家同時把全部手牌傳給左邊的玩家。
stolen_plans-text-yoda_discard_all = 絕地專用。選擇另一位玩家，對方棄掉全部手牌，但保留R2-D2和誘餌。
stolen_plans-text-yoda_swap = 絕地專用。與另一位玩家交換全部手牌。
stolen_plans-text-yoda_look_take = 絕地專用。查看另一位玩家的手牌，任選一張拿走。
stolen_plans-text-yoda_take_all = 絕地專用。拿走另一位玩家的全部手牌。
stolen_plans-text-traitor = 獎勵牌。手上同時有R2-D2和達斯·維達時，展示這兩張牌並打出，遊戲立刻結束，由你獲勝。
stolen_plans-text-advantage = 獎勵牌。正面朝上放在自己面前。被反制之前，你每次抽牌都可以抽兩張，而不只一張。
stolen_plans-text-counter = 獎勵牌。棄掉任一玩家面前的優勢。場上沒有優勢時沒有效果。
stolen_plans-text-search = 獎勵牌。查看整個棄牌堆，任選{ $number }張牌加入手牌，但不能選這張牌本身。
stolen_plans-text-discard_all = 獎勵牌。選擇另一位玩家，對方棄掉全部手牌。對方若有R2-D2或誘餌，必須交給你。
stolen_plans-text-decoy = 獎勵牌。和R2-D2一樣不能打出也不能棄掉。用來讓別人以為你手上的是真貨。
