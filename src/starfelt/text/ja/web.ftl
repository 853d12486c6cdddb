### The browser table.

web-welcome = Starfelt
