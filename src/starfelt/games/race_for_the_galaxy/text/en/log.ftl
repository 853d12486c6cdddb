## The log.  $player acts, $reader says whether it is they who read

race_for_the_galaxy-log-starts = { $reader ->
        [player] You begin with { $card }, start world { $number }.
       *[somebody] { $player } begins with { $card }, start world { $number }.
    }
race_for_the_galaxy-log-round = Round { $number }.
race_for_the_galaxy-log-chooses = { $reader ->
        [player] You choose { $action }.
       *[somebody] { $player } chooses { $action }.
    }
race_for_the_galaxy-log-phase = { $phase ->
        [explore] Phase I: { race_for_the_galaxy-phase-explore }.
        [develop] Phase II: { race_for_the_galaxy-phase-develop }.
        [settle] Phase III: { race_for_the_galaxy-phase-settle }.
        [consume] Phase IV: { race_for_the_galaxy-phase-consume }.
       *[produce] Phase V: { race_for_the_galaxy-phase-produce }.
    }
race_for_the_galaxy-log-draws = { $reader ->
        [player] You draw { $card }.
       *[somebody] { $player } draws { $card }.
    }
race_for_the_galaxy-log-draws-hidden = { $player } draws a card.
race_for_the_galaxy-log-cannot_draw = { $reader ->
        [player] There is no card left for you, neither in the deck nor among the discards.
       *[somebody] There is no card left for { $player }, neither in the deck nor among the discards.
    }
race_for_the_galaxy-log-shuffles = { $number ->
        [one] The deck is empty: the only discard is the new deck.
       *[other] The deck is empty: the { $number } discards are shuffled into a new one.
    }
race_for_the_galaxy-log-keeps = { $reader ->
        [player] You keep { $card }.
       *[somebody] { $player } keeps { $card }.
    }
race_for_the_galaxy-log-keeps-hidden = { $player } keeps a card.
race_for_the_galaxy-log-discards = { $reader ->
        [player] You discard { $card }.
       *[somebody] { $player } discards { $card }.
    }
race_for_the_galaxy-log-discards-hidden = { $player } discards a card.
race_for_the_galaxy-log-pays = { $reader ->
        [player] You pay with { $card }.
       *[somebody] { $player } pays with { $card }.
    }
race_for_the_galaxy-log-pays-hidden = { $player } pays a card.
race_for_the_galaxy-log-arms = { $reader ->
        [player] You discard { $card } for 1 military.
       *[somebody] { $player } discards { $card } for 1 military.
    }
race_for_the_galaxy-log-arms-hidden = { $player } discards a card for 1 military.
race_for_the_galaxy-log-places = { $reader ->
        [player] You place { $card } (card { $number } of your tableau).
       *[somebody] { $player } places { $card } (card { $number } of the tableau).
    }
race_for_the_galaxy-log-passes = { $number ->
        [0] { $reader ->
            [player] You place nothing.
           *[somebody] { $player } places nothing.
        }
        [2] { $reader ->
            [player] You stake nothing.
           *[somebody] { $player } stakes nothing.
        }
       *[other] { $reader ->
            [player] You place no further world.
           *[somebody] { $player } places no further world.
        }
    }
race_for_the_galaxy-log-good = A good is laid on { $card }.
race_for_the_galaxy-log-gains = { $reader ->
        [player] You gain { $number } VP.
       *[somebody] { $player } gains { $number } VP.
    }
race_for_the_galaxy-log-uses = { $reader ->
        [player] You use { $card }.
       *[somebody] { $player } uses { $card }.
    }
race_for_the_galaxy-log-spends = { $reader ->
        [player] You discard { $card } from your tableau.
       *[somebody] { $player } discards { $card } from the tableau.
    }
race_for_the_galaxy-log-conquers = { $reader ->
        [player] You conquer { $card } (defence { $number }).
       *[somebody] { $player } conquers { $card } (defence { $number }).
    }
race_for_the_galaxy-log-sells = { $reader ->
        [player] { $number ->
            [one] You sell the good of { $card } for 1 card.
           *[other] You sell the good of { $card } for { $number } cards.
        }
       *[somebody] { $number ->
            [one] { $player } sells the good of { $card } for 1 card.
           *[other] { $player } sells the good of { $card } for { $number } cards.
        }
    }
race_for_the_galaxy-log-consumes = { $reader ->
        [player] You consume the good of { $card }.
       *[somebody] { $player } consumes the good of { $card }.
    }
race_for_the_galaxy-log-declines = { $reader ->
        [player] You do without { $card }.
       *[somebody] { $player } does without { $card }.
    }
race_for_the_galaxy-log-names = { $reader ->
        [player] You name { $number }.
       *[somebody] { $player } names { $number }.
    }
race_for_the_galaxy-log-wins_card = { $number ->
        [0] { $reader ->
            [player] You take { $card }.
           *[somebody] { $player } takes { $card }.
        }
       *[other] { $reader ->
            [player] The next card is { $card }: it has the number { $number }, and you win it.
           *[somebody] The next card is { $card }: it has the number { $number }, and { $player } wins it.
        }
    }
race_for_the_galaxy-log-flips = { $number ->
        [0] { $card } is turned up.
       *[other] The next card is { $card }: not the number { $number }. It is discarded.
    }
race_for_the_galaxy-log-produces = { $reader ->
        [player] Your { $card } produces a good.
       *[somebody] { $card } of { $player } produces a good.
    }
race_for_the_galaxy-log-claims = { $reader ->
        [player] You reach the goal { $goal }.
       *[somebody] { $player } reaches the goal { $goal }.
    }
race_for_the_galaxy-log-loses = { $reader ->
        [player] You lose the goal { $goal }.
       *[somebody] { $player } loses the goal { $goal }.
    }
race_for_the_galaxy-log-ends = { $ending ->
        [pool] There are no chips left in the pool: the game is over.
        [tableau] A tableau is full: the game is over.
        [prestige] A player has reached the highest prestige: the game is over.
       *[cap] The last round is over, and so is the game.
    }
race_for_the_galaxy-log-offers = { $reader ->
        [player] You may begin with { $card }.
       *[somebody] { $player } may begin with { $card }.
    }
race_for_the_galaxy-log-offers-hidden = { $player } gets a start world to choose from.
race_for_the_galaxy-log-rejects = { $reader ->
        [player] You discard the start world { $card }.
       *[somebody] { $player } discards the start world { $card }.
    }
race_for_the_galaxy-log-rejects-hidden = { $player } discards the other start world.
race_for_the_galaxy-log-boosts = { $reader ->
        [player] You choose { $action }, with the prestige card.
       *[somebody] { $player } chooses { $action }, with the prestige card.
    }
race_for_the_galaxy-log-prestige = { $reader ->
        [player] You gain { $number } prestige ({ $card }).
       *[somebody] { $player } gains { $number } prestige ({ $card }).
    }
race_for_the_galaxy-log-pays_prestige = { $by ->
        [card] { $reader ->
            [player] You spend 1 prestige ({ $card }).
           *[somebody] { $player } spends 1 prestige ({ $card }).
        }
       *[boost] { $reader ->
            [player] You spend 1 prestige for the prestige bonus.
           *[somebody] { $player } spends 1 prestige for the prestige bonus.
        }
    }
race_for_the_galaxy-log-leaders = { $leading ->
        [0] Nobody has prestige any more, and nobody leads.
        [one] { $leaders } has the most prestige and leads.
       *[other] { $leaders }: level with the most prestige, sharing the lead.
    }
race_for_the_galaxy-log-looks_for = { $reader ->
        [player] You search for { $category }.
       *[somebody] { $player } searches for { $category }.
    }
race_for_the_galaxy-log-replaces = { $reader ->
        [player] You replace { $card }.
       *[somebody] { $player } replaces { $card }.
    }
race_for_the_galaxy-log-declares = { $reader ->
        [player] You try to take over { $card } of { $other } by { $power }.
        [other] { $player } tries to take over your { $card } by { $power }.
       *[somebody] { $player } tries to take over { $card } of { $other } by { $power }.
    }
race_for_the_galaxy-log-prevents = { $reader ->
        [player] You prevent the takeover of { $card } by { $other }.
        [other] { $player } prevents your takeover of { $card }.
       *[somebody] { $player } prevents the takeover of { $card } by { $other }.
    }
race_for_the_galaxy-log-fails = { $reader ->
        [player] Your takeover of { $card } of { $other } fails.
        [other] The takeover of your { $card } by { $player } fails.
       *[somebody] The takeover of { $card } of { $other } by { $player } fails.
    }
race_for_the_galaxy-log-takes_over = { $reader ->
        [player] You take over { $card } from { $other }.
        [other] { $player } takes over { $card } from you.
       *[somebody] { $player } takes over { $card } from { $other }.
    }
race_for_the_galaxy-log-destroys = { $reader ->
        [player] You destroy { $card } of { $other }.
        [other] { $player } destroys your { $card }.
       *[somebody] { $player } destroys { $card } of { $other }.
    }
race_for_the_galaxy-log-saves = { $reader ->
        [player] You put { $card } under { race_for_the_galaxy-card-galactic_scavengers }.
       *[somebody] { $player } puts { $card } under { race_for_the_galaxy-card-galactic_scavengers }.
    }
race_for_the_galaxy-log-saves-hidden = { $player } puts a card under { race_for_the_galaxy-card-galactic_scavengers }.
race_for_the_galaxy-log-takes_saved = { $reader ->
        [player] You take { $card } from under { race_for_the_galaxy-card-galactic_scavengers }.
       *[somebody] { $player } takes { $card } from under { race_for_the_galaxy-card-galactic_scavengers }.
    }
race_for_the_galaxy-log-takes_saved-hidden = { $player } takes a card from under { race_for_the_galaxy-card-galactic_scavengers }.
race_for_the_galaxy-log-looks_at_saved = { $reader ->
        [player] Under { race_for_the_galaxy-card-galactic_scavengers } of { $other } lies { $card }: it is yours now.
        [other] { $player } now has { $card }, which lies under { race_for_the_galaxy-card-galactic_scavengers }.
       *[somebody] Under { race_for_the_galaxy-card-galactic_scavengers } of { $other } lies { $card }: it now belongs to { $player }.
    }
race_for_the_galaxy-log-looks_at_saved-hidden = { $player } looks at a card that { $other } had under { race_for_the_galaxy-card-galactic_scavengers }.
race_for_the_galaxy-log-salvages = { $reader ->
        [player] You take { $card }, which { $other } has discarded, into your hand.
        [other] { $player } takes { $card }, which you have discarded.
       *[somebody] { $player } takes { $card }, which { $other } has discarded.
    }
race_for_the_galaxy-log-salvages-hidden = { $player } takes a card that { $other } has discarded.
race_for_the_galaxy-log-stakes = { $number ->
        [one] { $reader ->
            [player] You stake { $card }: 1 card is turned up.
           *[somebody] { $player } stakes { $card }: 1 card is turned up.
        }
       *[other] { $reader ->
            [player] You stake { $card }: { $number } cards are turned up.
           *[somebody] { $player } stakes { $card }: { $number } cards are turned up.
        }
    }
race_for_the_galaxy-log-loses_stake = { $reader ->
        [player] No card is higher: you lose { $card }.
       *[somebody] No card is higher: { $player } loses { $card }.
    }
race_for_the_galaxy-log-as_kind = { $kind ->
        [novelty] The good is of the kind { race_for_the_galaxy-kind-novelty }.
        [rare] The good is of the kind { race_for_the_galaxy-kind-rare }.
        [genes] The good is of the kind { race_for_the_galaxy-kind-genes }.
       *[alien] The good is of the kind { race_for_the_galaxy-kind-alien }.
    }
