star_realms-name = Star Realms
star_realms-goal = Bring your opponent’s authority down to 0. Play the cards of your hand, acquire better ones with trade, attack with combat.

line-welcome-star_realms =
    Welcome to { star_realms-name }!
    You and your opponent begin with the same small fleet. Whoever has no authority left has lost.
    On your turn you play your hand, acquire ships and bases with trade, and attack with combat. What you acquire comes to you when you draw it later.
cli-end-star_realms-authority = Ended when a player had no authority left
cli-end-star_realms-cap = Ended without a winner at the limit of turns
pages-game-star_realms = Build a deck of ships and bases, and bring your opponent's authority to nothing.

## Options of a game

star_realms-option-first_player = Who begins: random (somebody is chosen at random), 1 or 2 (the player of that number)
star_realms-option-starting_authority = How much authority each player begins with
star_realms-option-cap = After how many turns, of both players together, the game ends in a draw
star_realms-option-explorer_pile = How many Explorers there are: 10, 16, or infinite (the pile never runs out)
star_realms-option-discard_timing = When a player discards who is made to: immediate (at once, during the opponent's turn) or start_of_victims_turn (when their own next turn begins)
star_realms-option-ally_condition = When an ally ability can be used: at_use (only while an ally is in play) or sticky (for the rest of the turn, once there has been an ally)
star_realms-option-fleet_hq = Which ships Fleet HQ gives combat for: errata (those played while it is in play) or printed_2014 (also those already in play when it is played)
star_realms-option-needle_counts_for_blob_world = A Stealth Needle that copies a Blob ship counts as a Blob card for Blob World
star_realms-option-needle_copy_source = What a Stealth Needle can copy: played_this_turn (any other ship played this turn, even if it was scrapped since) or in_play (only ships still in play)
star_realms-option-destroy_own_base = Abilities that destroy a base without combat may also be aimed at your own bases

## How it ended

star_realms-ending-authority = { $reader ->
        [player] Your opponent has no authority left: you win!
        [other] You have no authority left. { $player } wins.
       *[somebody] The opponent of { $player } has no authority left: { $player } wins.
    }
star_realms-ending-cap = The last turn is over and nobody has won: the game is a draw.
