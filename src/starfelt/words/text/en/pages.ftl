### The pages that a browser shows.

## On every page

pages-starfelt = Starfelt
pages-skip = Skip to the content
pages-navigation = Pages
pages-language = Language
pages-theme = Colours
pages-theme-system = As the system
pages-theme-dark = Dark
pages-theme-light = Light
pages-account = Account
pages-log-in = Log in
pages-host = Host
pages-leaders = Leaderboard
pages-about = About
pages-announced = Notice: { $text }
pages-refused = That did not work
pages-to-lobby = To the lobby
pages-log-in-or-sign-up = Log in or sign up
pages-saved = Done.
pages-nobody = Somebody who has left

## The lobby

pages-lobby = Lobby
pages-welcome = Four space card games. Sit down.
pages-games = Games
pages-for-players = { $least ->
        [2] { $most ->
            [2] 2 players
           *[other] 2 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
pages-play-bot = Play a bot now
pages-play-tutorial = Learn it in a guided game
pages-open-table = Open a table
pages-rules = Rules
pages-my-games = My games
pages-your-turn = It is your turn.
pages-quick-match = Quick match
pages-quick-match-how = You sit down with somebody who wants the same. If nobody is there yet, you wait at a new table.
pages-find-match = Find an opponent
pages-open-tables = Open tables
pages-no-open-tables = No table has a free seat right now. Open one, and others will find it here.
pages-more-tables = More tables
pages-game = Game
pages-players = Players
pages-clock = Clock
pages-state = State
pages-rating = Rating
pages-rated = Rated
pages-not-rated = Not rated
pages-any = Any
pages-filter = Show
pages-since = Since { $time }
pages-free-seat = Free seat

## Opening a table

pages-open-table-of = Open a table: { $game }
pages-who-sits = Who plays
pages-who-sits-how = Take several seats yourself if you share one screen with friends.
pages-seat = Seat { $number }
pages-no-seat = No seat
pages-me = Me
pages-open-seat = Open for anybody
pages-bot-thumb = Bot (rules of thumb)
pages-bot-random = Bot (at random)
pages-rated-how = Rated: the result counts for the leaderboard
pages-private-how = Private: only who has the link finds this table
pages-talk-how = Spectators may talk: whoever watches may write in the chat too
pages-options = Options of the game
pages-parts-deck = Bonus cards in the deck
pages-open-this-table = Open this table
pages-on = on
pages-off = off

## A table

pages-table = Table
pages-title = { $standing } { $game }
pages-private = Private
pages-you-watch = You are watching
pages-seats = Who sits here
pages-you = you
pages-rank = { $rank ->
        [1] Winner
       *[other] Rank { $rank }
    }
pages-resigned = resigned
pages-away = away: a bot plays
pages-to-move = to move
pages-sit = Sit down here
pages-sit-too = Take this seat too
pages-put-bot = Put a bot here
pages-leave = Leave
pages-unseat = Ask to leave
pages-my-seats = My seats
pages-look-from = Seen by:
pages-what-to-do = What to do
pages-waiting-open = The game begins when every seat is taken. Invite somebody, or put a bot on a seat.
pages-invite = Link to this table
pages-confirm = Confirm
pages-why = Why am I asked this?
pages-undo = Take back my last choice
pages-take-back = Take my seat back
pages-resume = Resume the game
pages-now-open = Waiting for players.
pages-now-playing = The game is on.
pages-now-paused = The game is paused.
pages-now-over = The game is over.
pages-now-abandoned = The game was abandoned by consent. Nobody wins.
pages-now-closed = This table was closed. Nobody wins.
pages-others-resigned = All others have resigned. Winner: { $players }.
pages-proposed = { $what ->
        [undo] { $player } would like to take back a choice.
        [pause] { $player } proposes a pause.
       *[abandon] { $player } proposes to abandon the game, so that nobody wins.
    }
pages-agree = Agree
pages-decline = Decline
pages-withdraw = Withdraw the proposal
pages-replay = Watch the replay
pages-download-replay = Download the replay
pages-rematch = Rematch
pages-to-rematch = To the rematch
pages-look-at = Look at:
pages-look-discards = Discard piles
pages-look-heap = Scrap heap
pages-look-unseen = Unseen cards
pages-look-reserves = Reserves
pages-look-strategies = Strategies
pages-look-events = Events
pages-look-tableau = Tableaus
pages-look-goals = Goals
pages-look-score = Score
pages-look-prices = Prices
pages-look-prestige = Prestige
pages-look-takeovers = Takeovers
pages-look-known = Known discards
pages-cards = What the cards in sight do
pages-log = Log
pages-log-earlier = What happened before
pages-log-all = Show the whole log
pages-log-before = Show what happened before that
pages-chat = Chat
pages-chat-before = Show what was said before that
pages-say-what = Say something to everybody here
pages-say = Say
pages-more = More
pages-propose-undo = Ask to take back my last choice
pages-propose-pause = Propose a pause
pages-propose-abandon = Propose to abandon the game
pages-resign = Resign …
pages-resign-sure = You lose this game. This can't be taken back.
pages-resign-yes = Yes, resign
pages-fairness = Was the deck shuffled fairly?
pages-fairness-how = The whole deal follows from one random seed. Before the first card everybody sees this fingerprint of it; after the end the seed itself is shown, and anybody can check that the two belong together.
pages-commitment = Fingerprint of the seed
pages-seed = Seed
pages-days-and-hours = { $days ->
        [one] 1 day { $hours } h
       *[other] { $days } days { $hours } h
    }
pages-refresh = Show the latest

## A replay

pages-replay-of = Replay: { $game }
pages-after-answers = After { $at } of { $last ->
        [one] 1 answer
       *[other] { $last } answers
    }
pages-spectator = a spectator
pages-moves = Moves
pages-first = First
pages-previous = Previous
pages-next = Next
pages-last = Last
pages-go-to = Go to answer
pages-go = Go
pages-continue-as = Play on in place of
pages-continue = Continue from here against bots
pages-to-table = To the table

## Players

pages-role-guest = Guest
pages-role-player = Player
pages-role-host = Runs this server
pages-role-bot = Bot
pages-here-since = Here since { $time }
pages-ratings = Ratings
pages-no-ratings = No rated games yet.
pages-points = Rating
pages-number-of-games = Games
pages-wins = Wins
pages-last-games = Latest games
pages-no-games = No games yet.
pages-won = Won
pages-lost = Lost
pages-drawn = Drawn
pages-about-them = Not a good neighbour?
pages-do-mute = Mute
pages-no-mute = Mute no longer
pages-do-block = Block
pages-no-block = Block no longer
pages-mute-and-block = Who is muted is not heard by you. With who is blocked you don't sit at a table either.
pages-report = Report to those who run this server
pages-report-what = What happened?
pages-report-send = Send the report
pages-reported = Your report has been sent. Thank you.
pages-leaders-of = Leaderboard: { $game }
pages-place = Place
pages-player = Player
pages-no-leaders = No rated games yet. Be the first.
pages-points-how = The rating is what somebody's strength is at least, most likely: it starts near 0 and grows with games won and played.

## Rules and more to read

pages-rules-of = Rules: { $game }
pages-page-rules = Rulebook
pages-page-reference = Quick reference
pages-about-what = Starfelt is an open card table for four space card games, for people, bots and researchers.
pages-about-unofficial = This is an unofficial, non-commercial work for players of the games it names. It is not made, endorsed or sponsored by their publishers or owners.
pages-about-names = The names of games, cards, characters and places belong to their owners: among them Lucasfilm and Disney (Star Wars), Fantasy Flight Games (Star Wars: Empire vs. Rebellion), MM Games (Star Wars Stolen Plans), Rio Grande Games (Race for the Galaxy) and Wise Wizard Games (Star Realms).
pages-about-own = Facts such as names, numbers and counts are used so that the games can be played; all texts, pictures and code are our own. No text, art, logo, icon or typeface of a publisher is included.
pages-about-api = For programs: the API of this server

## The account

pages-you-are = You are { $name }.
pages-you-are-nobody = You have no account here yet. You can play at once as a guest.
pages-sign-up = Sign up
pages-sign-up-how = With a name and a password you keep your games on every device and can play rated games. What you played as a guest stays yours.
pages-log-in-guest = If you log in as somebody else, the games of this guest can't be reached any more.
pages-name = Name
pages-password = Password
pages-password-again = Password once more
pages-password-now = Password now
pages-password-new = New password
pages-change = Change
pages-change-name = Change my name
pages-keep-tokens = Keep my tokens. Otherwise programs need new ones.
pages-change-password = Change my password
pages-log-out = Log out
pages-log-out-everywhere = Log out on every device
pages-log-out-guest = A guest who logs out can't come back. Sign up first if you want to keep your games.
pages-tokens = Tokens for programs
pages-tokens-how = With a token a program of yours can play for you. Who has it can do what it is good for, so keep it to yourself.
pages-token-fresh = This is the token “{ $name }”. It is shown only now: copy it.
pages-token-facts = good for { $scopes }
pages-token-facts-until = good for { $scopes }, until { $until }
pages-token-name = What it is for
pages-token-days = Days until it ends (0: never)
pages-token-scopes = What it is good for
pages-scope-read = Read tables
pages-scope-play = Play
pages-scope-chat = Chat
pages-scope-account = Read and change the account
pages-make-token = Make a token
pages-delete-token = Delete
pages-blocks = Muted and blocked
pages-my-data = My data
pages-download-data = Download all that is kept of me
pages-delete-me = Delete my account
pages-delete-me-how = Your account, your name and all that you said are deleted. The games stay, played by nobody in particular. This can't be taken back.
pages-delete-me-sure = Yes, delete everything

## The page of those who run the server

pages-host-figures = Live tables: { $tables }. Open connections: { $sockets }.
pages-tell-all = Tell everybody
pages-announcement = Notice on every page (empty: none)
pages-announce = Announce
pages-restart-in = Minutes until a restart
pages-announce-restart = Announce a restart
pages-restart-at = A restart is announced for { $time }.
pages-no-restart = No restart after all
pages-reports = Reports
pages-no-reports = No open reports.
pages-more-reports = More reports
pages-finish-report = Dealt with
pages-bans = Accounts
pages-ban-who = Name or number of the account
pages-ban-days = Days
pages-ban = Ban
pages-unban = Unban
pages-tables = Tables
pages-no-tables = No table is open.
pages-close-table = Close the table
pages-seat-of = Seat
pages-remove = Remove from the seat

## What is wrong with a form

refusal-ticked-another-number = You ticked { $number }. Tick exactly { $wanted }.
refusal-ticked-too-few-or-many = You ticked { $number }. Tick { $least } to { $most }.
refusal-ticked-and-stopped = You ticked something, but pressed the button for choosing nothing. Confirm what you ticked, or tick nothing.
refusal-not-offered = This can't be chosen now. Choose something that is offered.
refusal-passwords-differ = The two passwords are not the same. Enter the same one twice.
refusal-not-sure = Tick the box first if you are sure.

## The command that serves them

cli-option-opens = Open a browser there, where there is one.
cli-option-next_port = If the port is taken, take the next one that is free.
