## The table in plain lines.  $reader says whether a line is about whoever reads it

line-toy-card = { $card } ({ $brightness })
line-toy-round = { $number ->
        [one] worth 1 point.
       *[other] worth { $number } points.
    }
    .label = Round { $number } of { $rounds }
line-toy-over = All rounds have been played.
line-toy-deck = { $number ->
        [0] All cards were dealt.
        [one] 1 card was not dealt.
       *[other] { $number } cards were not dealt.
    }
line-toy-player = { $points ->
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
    .label = { $reader ->
        [player] You
       *[somebody] { $player }
    }
line-toy-shown = { $cards }.
    .label = { $reader ->
        [player] You have shown
       *[somebody] { $player } has shown
    }
line-toy-laid = { $card }.
    .label = You have laid face down
line-toy-hand = { $cards }.
    .label = Your hand
line-toy-scores = { $scores }.
    .label = Points
line-toy-score = { $player } { $points }
