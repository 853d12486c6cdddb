## Card names

toy-card-stardust = Stardust
toy-card-asteroid = Asteroid
toy-card-comet = Comet
toy-card-moon = Moon
toy-card-planet = Planet
toy-card-red_dwarf = Red Dwarf
toy-card-giant_star = Giant Star
toy-card-supernova = Supernova
toy-card-quasar = Quasar

## What a card does

toy-text-light = Brightness { $brightness }. Beats every fainter light.
