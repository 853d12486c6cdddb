### Servers and bots from the command line.

cli-serve = Serve live tables over a network, for people and for bots.
cli-host = Say who runs a server, while it runs or not. Without a name: who does now.
cli-backup = Copy the data of a server into a file, while it runs or not.
cli-tidy = Make the file of a server smaller, and let it shrink by itself from then on.
cli-bot = Let a bot play at a server.

cli-option-host = The address to listen at. Otherwise 127.0.0.1: nobody but this computer.
cli-option-port = The port to listen at; 0 takes one that is free. Otherwise 8000.
cli-option-store = Where the data is kept: sqlite:///FILE, or sqlite:////FILE from the root on. Otherwise starfelt.db in this folder.
cli-option-public_url = The address that browsers use, if it is another one. For example https://cards.example.org
cli-option-behind_proxy = Believe what a proxy forwards about its visitors. Only if all of them come through one.
cli-option-workers = In how many processes bots think. Otherwise one.
cli-option-keep_guests = For how many days guests who don't come back are kept, and ended games of guests alone; 0 keeps them for ever. Otherwise 180.
cli-option-keep_empty = For how many days games are kept that ended, or stand still, and at which nobody with an account sits; 0 keeps them for ever. Otherwise 30.
cli-option-keep_tables = For how many days ended games of players with a name are kept. Otherwise for ever, which is 0.
cli-option-keep_talk = For how many days what people say at tables is kept; 0 keeps it for ever. Otherwise 365.
cli-option-keep_reports = For how many days reports are kept that a host has dealt with; 0 keeps them for ever. Otherwise 180.
cli-option-remove = Take the role of a host away.
cli-option-url = The address of the server. Otherwise http://127.0.0.1:8000
cli-option-token = A token of the account that plays, good for “read” and “play”. Better put it into STARFELT_TOKEN, where nobody else sees it.
cli-option-game = The game to play. At a table that is named it need not be given.
cli-option-bot = The bot that plays: random or thumb. Otherwise thumb.
cli-option-table = The table to play at. Otherwise one is found, or opened, and the bot waits there.
cli-option-games = How many games to play one after the other; 0 goes on until it is stopped. Otherwise one.

serve-listening = Starfelt is at { $url } now. Ctrl-C stops it.
serve-stopped = Starfelt has stopped. Everything that was acknowledged is stored.
host-added = { $name } is a host of this server now.
host-removed = { $name } is not a host of this server any more.
host-nobody = This server has no host. The player who shall be one signs up first; then run: starfelt host NAME
backup-written = The backup is in { $file }.
store-tidied = “{ $file }” is tidy: it had { $before } MB and has { $after } MB now.

bot-seated = The bot sits at table { $table } of { $url }.
bot-reconnecting = The connection is gone. The bot comes back to its seat in a moment …
bot-over = The game at table { $table } is over: the bot came { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] { $rank }th
    } of { $seats }.
bot-ended = The game at table { $table } ended without a result.

## What is wrong with it

refusal-no-such-port = There is no port { $port }. The last one is { $most }.
refusal-port-in-use = Another program listens at port { $port } of { $host } already. Stop it, or choose another port with --port.
refusal-port-forbidden = You may not listen at port { $port }. Choose one above 1023 with --port.
refusal-no-such-host = “{ $host }” is no address of this computer. Choose another one with --host, for example 127.0.0.1.
refusal-host-account = --host-account is gone: a name can change hands. Start the server without it and give the role to the account of the player who runs it: starfelt host "{ $name }" --store { $store }
refusal-no-such-player = There is no player called “{ $name }” at this server. Whoever runs it signs up there first.
refusal-needs-public-url = At { $host } the server listens at every address of this computer. Say with --public-url which one browsers use, for example --public-url http://192.168.0.2:8000
refusal-bad-url = “{ $url }” is no address of a server. Write it like this: https://cards.example.org
refusal-no-token = The bot needs a token of the account that it plays for. Make one at the server, and give it in STARFELT_TOKEN or with --token.
refusal-no-server = No Starfelt server answers at { $url }. Check the address, and whether the server runs.
# sentence is what the server said.
refusal-server-refused = The server refused: { $sentence }
refusal-server-of-other-rules = The server plays by version { $rules } of the rules. Versions that this Starfelt knows: { $expected }. Install the version that the server has.
refusal-other-game-there = At this table { $game } is played, not { $expected }.
refusal-table-and-more = A table has its own seats and options and one game: leave out --games, --seats and --option with --table.
