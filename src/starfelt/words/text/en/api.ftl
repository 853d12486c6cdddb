### Live tables over a network: what can't be done, and what everybody is told

## Opening tables and sitting down

refusal-unknown-seat = A seat can't be “{ $seat }”. It can be: { $expected }
# expected is the word for one's own seat.
refusal-no-seat-for-me = No seat is yours in this wish. Put “{ $expected }” on one of the seats.
refusal-bots-alone = Bots don't play alone here. Take a seat yourself, or leave one free for somebody else.
refusal-rated-for-players = Rated tables are for players with a name and a password, each on one seat. Sign up first, or open a table that is not rated.
refusal-rated-needs-clock = A rated table needs a clock, or the game might never end. Choose a clock, or open a table that is not rated.
refusal-too-many-tables = { $most } tables that you opened still wait for players. Wait until one of them begins, or leave one: a table without people closes after some minutes.
refusal-too-many-games = { $most } games at tables that you opened are not over. Finish some of them, or resign, before you open another table.
refusal-too-many-bot-games = { $most } games with bots at tables that you opened are not over. Finish some of them, or resign, before you begin another one.
refusal-not-with-them = Somebody at this table does not want to play with you, or you with them. Choose another table.

## At a table

refusal-somebody-was-faster = Something else happened at this table at the same moment. Look at it again; its number is { $number } now.
refusal-game-not-over = This game is not over yet. Wait until it has ended.
# number is what was asked for.
refusal-no-such-move = There is no position number { $number } to go to in this game. Choose a number from 0 to { $most }.

## The server

refusal-too-many-sockets = Too many connections to tables are open from here. Close one first.
refusal-server-restarts = The server is restarting. Come back in a moment.
refusal-store-broken = The server can't store anything any more, so nothing was changed. Everything that was confirmed before is safe. Trying again doesn't help: whoever runs this server has to restart it.

# minutes: 0 means at any moment.
api-restart = { $minutes ->
        [0] The server will restart at any moment. Your games are safe: come back right after it.
        [one] The server will restart within 1 minute. Your games are safe: come back right after it.
       *[other] The server will restart within { $minutes } minutes. Your games are safe: come back right after it.
    }
