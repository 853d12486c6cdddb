race_for_the_galaxy-name = Race for the Galaxy
race_for_the_galaxy-goal = Build a civilisation out of worlds and developments. The most victory points at the end win.

line-welcome-race_for_the_galaxy =
    Welcome to { race_for_the_galaxy-name }!
    Everybody builds a civilisation of developments and worlds. Whoever has the most VP at the end wins.
    In each round everybody chooses an action in secret. All phases that were chosen take place, for all players, and whoever chose one has a bonus in it. You pay with cards of your hand.
cli-end-race_for_the_galaxy-pool = Ended with an empty chip pool
cli-end-race_for_the_galaxy-tableau = Ended with a full tableau
cli-end-race_for_the_galaxy-prestige = Ended with enough prestige
cli-end-race_for_the_galaxy-cap = Ended at the limit of rounds

pages-game-race_for_the_galaxy = Build a civilisation of worlds and developments; everybody's choice of action counts for all.

## Options of a game

race_for_the_galaxy-option-set = Which cards there are: base (the base game, for up to 4 players), gathering_storm (The Gathering Storm as well: goals, up to 5 players), rebel_vs_imperium (Rebel vs Imperium as well: a choice of start worlds, takeovers, up to 6 players) or brink_of_war (The Brink of War as well: prestige and searching)
race_for_the_galaxy-option-two_actions = Two players choose two actions each in every round
race_for_the_galaxy-option-goals = There are goals to reach, if at least the cards of The Gathering Storm are in the game
race_for_the_galaxy-option-cap = After how many rounds the game ends at the latest and is scored
race_for_the_galaxy-option-engine_quirks = The habits of another program, for comparing games with it: cards may be discarded in vain, goals are looked at when that program looks, and the second Develop or Settle card may be played alone
race_for_the_galaxy-option-takeovers = Worlds can be taken over from other players, if at least the cards of Rebel vs Imperium are in the game
race_for_the_galaxy-option-leader_card = When a player who alone leads in prestige draws a card at the start of a round, with the cards of The Brink of War: tile (only if prestige lies on the leader tile) or always

## How it ended

race_for_the_galaxy-ending-pool = { $tied ->
        [yes] The chip pool is empty. The best players are level in everything and share the win.
       *[no] { $reader ->
            [player] The chip pool is empty and you have the most VP: you win!
           *[somebody] The chip pool is empty. { $player } has the most VP and wins.
        }
    }
race_for_the_galaxy-ending-tableau = { $tied ->
        [yes] A tableau is full. The best players are level in everything and share the win.
       *[no] { $reader ->
            [player] A tableau is full and you have the most VP: you win!
           *[somebody] A tableau is full. { $player } has the most VP and wins.
        }
    }
race_for_the_galaxy-ending-cap = { $tied ->
        [yes] The last round is over. The best players are level in everything and share the win.
       *[no] { $reader ->
            [player] The last round is over and you have the most VP: you win!
           *[somebody] The last round is over. { $player } has the most VP and wins.
        }
    }
race_for_the_galaxy-ending-prestige = { $tied ->
        [yes] A player has reached the highest prestige. The best players are level in everything and share the win.
       *[no] { $reader ->
            [player] A player has reached the highest prestige, and you have the most VP: you win!
           *[somebody] A player has reached the highest prestige. { $player } has the most VP and wins.
        }
    }
