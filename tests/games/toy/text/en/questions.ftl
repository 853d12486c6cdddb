## The question: to whoever answers it, and to those who wait

toy-ask-lay = Which card do you lay face down?
toy-wait-lay = Waiting for { $player } to lay a card.

## Choices

toy-do-lay = Lay { $card } (brightness { $brightness })

## The rule behind the question

toy-why-lay = Everybody lays one card of the hand face down. When all have done so, the cards are shown, and the brightest one wins the round. Later rounds are worth more points.
