toy-name = Nine Lights
toy-goal = Lay the brightest card of a round to win it. Later rounds are worth more, and the most points at the end win.

line-welcome-toy =
    Welcome to Nine Lights!
    In each round everybody lays a card face down, then all cards are shown at once. The brightest one wins the round.
    The first round is worth 1 point and each later one a point more, so keep something bright for the end.
cli-end-toy-rounds = Ended after the last round
pages-game-toy = A tiny game of nine cards: lay one face down, and the brightest wins the round.

## Options of a game

toy-option-short = Short game: two rounds with a hand of two cards, instead of three

## How it ended

toy-ending-rounds = { $tied ->
        [yes] The last round is over, and nobody alone has the most points: a draw.
       *[no] { $reader ->
            [player] You have the most points: you win!
           *[somebody] { $player } has the most points and wins.
        }
    }
