## 牌名

toy-card-stardust = 星塵
toy-card-asteroid = 小行星
toy-card-comet = 彗星
toy-card-moon = 衛星
toy-card-planet = 行星
toy-card-red_dwarf = 紅矮星
toy-card-giant_star = 巨星
toy-card-supernova = 超新星
toy-card-quasar = 類星體

## 牌的效果

toy-text-light = 亮度{ $brightness }。勝過所有較暗的光。
