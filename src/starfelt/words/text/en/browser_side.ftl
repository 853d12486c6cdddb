### The browser table: the side column, and what stands around the game.

## The side column

web-side = Log, chat and rules
web-inspector = The card in large
web-goal = What it is about
web-inspector-empty = Point at a card, or move to it with the keyboard, to see it here in large.
web-unpin = Let go of this card
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-earlier = Show what happened before this
web-chat = Chat
web-chat-unread = Chat ({ $number } new)
web-chat-empty = Nobody has said anything yet.
web-chat-earlier = Show what was said before this
web-chat-players = Only the players talk at this table.
web-chat-over = The game ended more than a day ago, so nobody talks here any more.
web-chat-say = Say something to everybody here
web-chat-send = Send
web-rules = Rules
web-rules-elsewhere = Read the rules on their own page
web-loading = Loading …

## The connection

web-connection-lost = The connection is lost. Trying again by itself; nothing that you did is lost.
web-connection-back = Connected again.
web-connection-ended = The server has closed this connection.
web-load-failed = The table could not be loaded.
web-reload = Load the page again
web-page-renewed = This page has been renewed because the server has a newer version.
web-page-outdated = This page and the server are of different versions. Please load the page again.
web-notice = Notice: { $text }

## Clocks

web-clock = Time left
web-days-and-hours = { $days } d { $hours } h
web-hurry = Less than { $seconds } seconds left.

## Proposals and pauses

web-proposed-undo = { $reader ->
        [player] You ask to take back a choice.
       *[somebody] { $player } would like to take back a choice.
    }
web-proposed-pause = { $reader ->
        [player] You propose a pause.
       *[somebody] { $player } proposes a pause.
    }
web-proposed-abandon = { $reader ->
        [player] You propose to abandon the game, so that nobody wins.
       *[somebody] { $player } proposes to abandon the game, so that nobody wins.
    }
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw the proposal
web-paused = The game is paused.
web-resume = Resume the game
web-you-are-away = A bot plays for you because you were away.
web-take-back = Take my seat back

## Several people at one screen

web-hand-over = { $player } is to play
web-hand-over-how = Hand over the device. Your cards stay hidden until then.
web-hand-over-yes = I am { $player }: show my cards

## What one does seldom

web-more = More
web-propose-undo = Ask to take back my last choice
web-propose-pause = Propose a pause
web-propose-abandon = Propose to abandon the game
web-resign = Resign …
web-resign-sure = You lose this game. This can't be taken back.
web-resign-yes = Yes, resign
web-resign-no = No, play on
web-fairness = Was the deck shuffled fairly?
web-fairness-how = The whole deal follows from one random seed. Before the first card everybody sees this fingerprint of it; after the end the seed itself is shown, and anybody can check that the two belong together.
web-commitment = Fingerprint of the seed
web-seed = Seed

## Before the game

web-waiting = Waiting for players
web-waiting-how = The game begins when every seat is taken. Send the link to a friend, or put a bot on a seat.
web-free-seat = Seat { $number }: free
web-sit = Sit down here
web-sit-too = Take this seat too
web-put-bot = Put a bot here
web-you = you
web-stand = Leave
web-unseat = Ask to leave
web-invite = Link to this table
web-copy = Copy the link
web-copied = Copied

## After the game

web-ended = The game is over
web-ended-won = You have won!
web-ended-lost = You have lost
web-ended-drawn = A draw
web-rematch = Play again
web-to-rematch = To the rematch
web-replay = Watch the replay
web-home = Home
