stolen_plans-name = Stolen Plans
stolen_plans-goal = When the last card is drawn, whoever has R2-D2 in hand wins. Find it, steal it, keep it.

line-welcome-stolen_plans =
    Welcome to Stolen Plans!
    R2-D2 carries the secret plans. Whoever holds R2-D2 when the draw pile runs out wins.
    On your turn you draw a card or play one: attack others so that they lose cards, or steal from their hands.
cli-end-stolen_plans-draw_pile = Ended with the last card of the draw pile
cli-end-stolen_plans-traitor = Ended by the Traitor
pages-game-stolen_plans = A quick card game of attacks and thefts: hold R2-D2 when the last card is drawn.

## Options of a game

stolen_plans-option-deck = Bonus cards: base (none), full (all six), or some of them joined by +
stolen_plans-option-single_jedi = Only one Jedi: the deck has a single “Learn the Ways of the Force”
stolen_plans-option-single_vader = Only one Darth Vader: one Jawa more takes the place of the second
stolen_plans-option-open_discards = Open discards: everybody may look through the discard pile at any time

## How it ended

stolen_plans-ending-draw_pile = { $reader ->
        [player] The draw pile is empty and you hold R2-D2: you win!
       *[somebody] The draw pile is empty and { $player } holds R2-D2: { $player } wins.
    }
stolen_plans-ending-traitor = { $reader ->
        [player] You betray the Rebellion with R2-D2 and Darth Vader in your hand: you win!
       *[somebody] { $player } betrays the Rebellion with R2-D2 and Darth Vader in hand, and wins.
    }
