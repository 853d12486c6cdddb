empire_vs_rebellion-name = Empire vs. Rebellion
empire_vs_rebellion-goal = Win events: bring the total of your cards as close to the objective as you can, but not above it.

line-welcome-empire_vs_rebellion =
    Welcome to { empire_vs_rebellion-name }!
    Rebel and Empire struggle for one event after the other. Whoever has 7 victory points first wins.
    The total of your cards in play should be high, but not above the event's objective: play cards, use their powers, spend influence, or pass.
cli-end-empire_vs_rebellion-points = Ended when a side had enough victory points
cli-end-empire_vs_rebellion-cap = Ended without a winner at the limit of rounds
cli-end-empire_vs_rebellion-tutorial = Ended when a side won the event of the tutorial
cli-end-empire_vs_rebellion-tutorial_tie = Ended with equal totals in the tutorial
cli-end-empire_vs_rebellion-tutorial_bust = Ended with both above the objective in the tutorial
pages-game-empire_vs_rebellion = Rebel and Empire struggle for events: come close to the objective, but not above it.

## Options of a game

empire_vs_rebellion-option-rebel = Who plays the Rebel: random (somebody is chosen at random), 1 or 2 (the player of that number)
empire_vs_rebellion-option-tutorial = A short game to learn with: one struggle for one event, with basic cards alone
empire_vs_rebellion-option-cap = After how many rounds the game ends in a draw
empire_vs_rebellion-option-struggle_cap = After how many turns, of both players together, a struggle ends as if both had passed

## How it ended

empire_vs_rebellion-ending-points = { $reader ->
        [player] You have enough victory points: you win!
        [other] { $player } has enough victory points and wins.
       *[somebody] { $player } has enough victory points and wins.
    }
empire_vs_rebellion-ending-cap = The last round is over and nobody has won: the game is a draw.
empire_vs_rebellion-ending-tutorial = { $reader ->
        [player] The event is yours: you win the tutorial!
        [other] { $player } wins the event, and with it the tutorial.
       *[somebody] { $player } wins the event, and with it the tutorial.
    }
empire_vs_rebellion-ending-tutorial_tie = Both totals are the same: the tutorial ends in a draw.
empire_vs_rebellion-ending-tutorial_bust = Both totals are above the objective: the tutorial ends in a draw.
