### The home page.

web-home-welcome = Four space card games. Sit down.
web-home-how = No account needed: press a game and play.

## The games

web-home-games = Games
web-home-picture = A scene from { $game }
web-home-play = Play a bot now
web-home-tutorial = Learn it in a guided game
web-home-rules = Rules
web-home-new = Open a table
web-home-leaders = Leaderboard
web-home-opening = Opening a table …

## One's own games

web-home-my-games = My games
web-home-your-turn = Your turn

## Other people

web-home-open-tables = Open tables
web-home-no-tables = Nobody is waiting right now. Open a table, and others will find it here.
web-home-new-of = Open a table of { $game }
web-home-sit = Sit down
web-home-rated = Rated
web-home-stale = This list can't be renewed right now. Trying again …
web-home-quick = Quick match
web-home-quick-how = You meet somebody who wants the same. If nobody is there yet, you wait at a new table.
web-home-game = Game
web-home-clock = Time to think
web-home-rated-how = Rated: the result counts for the leaderboard
web-home-find = Find an opponent

## At one device

web-home-hot = Together at one screen
web-home-hot-how = Play with friends or family beside you: pass this device on after each turn. Your hand stays hidden from the others.
web-home-people = How many people
web-home-number-people = { $number ->
        [one] { $number } person
       *[other] { $number } people
    }
web-home-bots = Bots as well
web-home-number-bots = { $number ->
        [0] No bots
        [one] { $number } bot
       *[other] { $number } bots
    }
web-home-start = Deal the cards

## What went wrong

web-home-not-sent = This could not be sent. Check your connection and try again.
