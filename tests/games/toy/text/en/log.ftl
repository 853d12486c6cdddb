## The log.  $player acts, $reader says whether that is whoever reads it

toy-log-round = { $number ->
        [one] Round 1, worth 1 point.
       *[other] Round { $number }, worth { $number } points.
    }
toy-log-lays = { $reader ->
        [player] You lay { $card } face down.
       *[somebody] { $player } lays { $card } face down.
    }
toy-log-lays-hidden = { $player } lays a card face down.
toy-log-shows = { $reader ->
        [player] You show { $card }.
       *[somebody] { $player } shows { $card }.
    }
toy-log-wins = { $reader ->
        [player] { $number ->
            [one] You win the round and 1 point.
           *[other] You win the round and { $number } points.
        }
       *[somebody] { $number ->
            [one] { $player } wins the round and 1 point.
           *[other] { $player } wins the round and { $number } points.
        }
    }
