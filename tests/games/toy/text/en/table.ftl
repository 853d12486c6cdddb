## The table in plain lines.  $reader says whether a line is about whoever reads it

line-toy-card = { $card } ({ $brightness })
line-toy-round = { $number ->
        [one] Round 1 of { $rounds }, worth 1 point.
       *[other] Round { $number } of { $rounds }, worth { $number } points.
    }
line-toy-over = All rounds have been played.
line-toy-deck = { $number ->
        [0] All cards were dealt.
        [one] 1 card was not dealt.
       *[other] { $number } cards were not dealt.
    }
line-toy-player = { $reader ->
        [player] You
       *[somebody] { $player }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cards ->
        [0] no cards in hand
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }{ $laid ->
        [yes] , one face down on the table.
       *[no] .
    }
line-toy-shown = { $reader ->
        [player] You have shown: { $cards }.
       *[somebody] { $player } has shown: { $cards }.
    }
line-toy-laid = You have laid { $card }.
line-toy-hand = Your hand: { $cards }.
line-toy-scores = Points: { $scores }.
line-toy-score = { $player } { $points }
