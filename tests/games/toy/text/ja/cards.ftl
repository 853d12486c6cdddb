## カードの名前

toy-card-stardust = 星くず
toy-card-asteroid = 小惑星
toy-card-comet = 彗星
toy-card-moon = 衛星
toy-card-planet = 惑星
toy-card-red_dwarf = 赤色矮星
toy-card-giant_star = 巨星
toy-card-supernova = 超新星
toy-card-quasar = クエーサー

## カードの効果

toy-text-light = 明るさ{ $brightness }。これより暗い光に勝ちます。
