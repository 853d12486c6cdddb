## The table of Race for the Galaxy

line-race_for_the_galaxy-round = Round { $number }.
line-race_for_the_galaxy-phases = { $phases }.
    .label = Round { $number }
line-race_for_the_galaxy-now = { $phase } (now)
line-race_for_the_galaxy-again = { $phase } again
line-race_for_the_galaxy-supply = { $pool } VP in the pool, { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    } in the deck, { $discards ->
        [0] no discards
        [one] 1 discard
       *[other] { $discards } discards
    }{ $takeovers ->
        [on] , takeovers on.
        [off] , takeovers off.
       *[none] .
    }
line-race_for_the_galaxy-player = { $score } VP ({ $chips } in chips), { $hand ->
        [0] no cards
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $military }{ $counted ->
        [yes] , { $prestige }
       *[no] { "" }
    }{ $actions }.
    .label = { $reader ->
        [player] You
       *[somebody] { $player }
    }
line-race_for_the_galaxy-military = military { $number }
line-race_for_the_galaxy-military-now = military { $number } and { $extra } more in this phase
line-race_for_the_galaxy-last = { ", " }chose { $actions }
line-race_for_the_galaxy-plus = { " and " }
line-race_for_the_galaxy-boosted = { $action } with the prestige card
line-race_for_the_galaxy-tableau = { $cards }.
    .label = Tableau ({ $number })
line-race_for_the_galaxy-tableau-of =
    .label = { $reader ->
        [player] Your tableau ({ $number })
       *[somebody] Tableau of { $player } ({ $number })
    }
line-race_for_the_galaxy-own-tableau =
    .label = Your tableau ({ $number } of { $most })
line-race_for_the_galaxy-has-drawn = { $number ->
        [one] 1 card drawn, not yet in hand.
       *[other] { $number } cards drawn, not yet in hand.
    }
line-race_for_the_galaxy-shown = { $cards }.
    .label = { $certain ->
        [yes] In that hand for certain
       *[no] Seen in that hand, perhaps discarded since
    }
line-race_for_the_galaxy-hand = { $number ->
        [0] empty.
       *[other] { "" }
    }
    .label = { $number ->
        [0] Your hand
       *[other] Your hand ({ $number })
    }
line-race_for_the_galaxy-drawn =
    .label = Drawn, not yet in your hand ({ $number })
line-race_for_the_galaxy-paid =
    .label = Paid, one of them to be saved ({ $number })
line-race_for_the_galaxy-start-worlds =
    .label = Your start worlds, of which you keep one
line-race_for_the_galaxy-flipped = { $cards }.
    .label = Turned up ({ $number })
line-race_for_the_galaxy-short-hand = { $cards }.
    .label = Your hand ({ $number })
line-race_for_the_galaxy-goods = { $number ->
        [0] You have no goods
        [one] You have 1 good ({ $goods })
       *[other] You have { $number } goods ({ $goods })
    }, { $chips } VP in chips and { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand.
line-race_for_the_galaxy-secret-actions = You have chosen { $actions }, which the others don't know yet.
line-race_for_the_galaxy-secret-card = You are about to place { $card }, which the others don't know yet.
line-race_for_the_galaxy-keep = Keep { $card }: { $line }
line-race_for_the_galaxy-noted = { $card } ({ $notes })
line-race_for_the_galaxy-note-good = { $wild ->
        [yes] good of any kind
       *[no] good
    }
line-race_for_the_galaxy-note-saved-which = under it { $cards }
line-race_for_the_galaxy-note-saved-number = { $number ->
        [one] 1 card under it
       *[other] { $number } cards under it
    }
line-race_for_the_galaxy-note-new = new
line-race_for_the_galaxy-note-used = used
line-race_for_the_galaxy-note-worth = { $number } VP now
line-race_for_the_galaxy-none = none

# what adds up
line-race_for_the_galaxy-against = { $against }.
    .label = Military also
line-race_for_the_galaxy-less = { $less }.
    .label = Discounts
line-race_for_the_galaxy-against-novelty = { $number } against { race_for_the_galaxy-kind-novelty } worlds
line-race_for_the_galaxy-against-rare = { $number } against { race_for_the_galaxy-kind-rare } worlds
line-race_for_the_galaxy-against-genes = { $number } against { race_for_the_galaxy-kind-genes } worlds
line-race_for_the_galaxy-against-alien = { $number } against { race_for_the_galaxy-kind-alien } worlds
line-race_for_the_galaxy-against-rebel = { $number } against { race_for_the_galaxy-keyword-rebel } worlds
line-race_for_the_galaxy-less-developments = developments { $number }
line-race_for_the_galaxy-less-any = worlds { $number }
line-race_for_the_galaxy-less-novelty = { race_for_the_galaxy-kind-novelty } worlds { $number }
line-race_for_the_galaxy-less-rare = { race_for_the_galaxy-kind-rare } worlds { $number }
line-race_for_the_galaxy-less-genes = { race_for_the_galaxy-kind-genes } worlds { $number }
line-race_for_the_galaxy-less-alien = { race_for_the_galaxy-kind-alien } worlds { $number }
line-race_for_the_galaxy-prices = { $prices }.
    .label = { $reader ->
        [player] Your goods sell for (cards)
       *[somebody] The goods of { $player } sell for (cards)
    }
line-race_for_the_galaxy-price = { $what } { $number }
line-race_for_the_galaxy-price-wild = { $what } up to { $number } (any kind; by a power only)
line-race_for_the_galaxy-to-sell = { $prices }.
    .label = Goods there now
line-race_for_the_galaxy-strength = { $military }.
    .label = Military
line-race_for_the_galaxy-known-own = { $cards }.
    .label = You know { $number } of the { $discards } discards
line-race_for_the_galaxy-known-spectator = { $cards }.
    .label = Everybody knows { $number } of the { $discards } discards
line-race_for_the_galaxy-shuffled = { $cards }.
    .label = Discards that were shuffled into the deck and not seen since ({ $number })
line-race_for_the_galaxy-rejected-starts = { $worlds }.
    .label = Start worlds not chosen, among the discards
line-race_for_the_galaxy-rejected = { $player } { $colour ->
        [red] a red one
       *[blue] a blue one
    }

# prestige
line-race_for_the_galaxy-prestige-plain = { $number } prestige
line-race_for_the_galaxy-prestige-noted = { $number } prestige ({ $notes })
line-race_for_the_galaxy-lead-alone = leads
line-race_for_the_galaxy-lead-shared = shares the lead
line-race_for_the_galaxy-lead-tile = some on the tile
line-race_for_the_galaxy-card-used = card used
line-race_for_the_galaxy-card-unused = card unused
line-race_for_the_galaxy-prestige-of = { $prestige }.
    .label = { $reader ->
        [player] You
       *[somebody] { $player }
    }
line-race_for_the_galaxy-reward = { $always ->
        [yes] When a round begins, whoever has the most prestige alone gets 1 VP and 1 card; if several have the most, each gets 1 VP.
       *[no] When a round begins, whoever has the most prestige alone gets 1 VP, and 1 card if some of it lies on the tile: gained while leading since the last reward. If several have the most, each gets 1 VP.
    }
line-race_for_the_galaxy-card-with = The prestige card can be used once in the game. Not used yet by: { $players }.
line-race_for_the_galaxy-card-boosts =
    .label = With an action card it costs 1 prestige and adds
line-race_for_the_galaxy-boost = { $boost }
    .label = { $action }
line-race_for_the_galaxy-card-searches = cards are turned up until one fits. You choose which of these to look for.
    .label = Alone it searches
line-race_for_the_galaxy-no-prestige = There is no prestige in this game.

# takeovers
line-race_for_the_galaxy-attempt = { $reader ->
        [player] you attack
       *[somebody] { $player } attacks
    } { $own ->
        [yes] your { $card }
       *[no] { $card } of { $owner }
    } by { $power }, { $state }.
    .label = Takeover { $number }
line-race_for_the_galaxy-attempt-strength = { $attack } against { $defence }
line-race_for_the_galaxy-attempt-prevented = prevented
line-race_for_the_galaxy-attempt-over = over
line-race_for_the_galaxy-takeovers-none = There are no takeovers in this game.
line-race_for_the_galaxy-takeovers-off = Takeovers are off in this game.
line-race_for_the_galaxy-takeovers-nobody = { $reader ->
        [player] No takeover by you or against you is possible now.
       *[somebody] No takeover is possible now.
    }
line-race_for_the_galaxy-could-attack =
    .label = { $reader ->
        [player] You could attack these worlds of { $owner }
       *[somebody] { $own ->
            [yes] { $player } could attack these worlds of yours
           *[no] { $player } could attack these worlds of { $owner }
        }
    }
line-race_for_the_galaxy-threat = { $card } by { $power }, { $attack } against { $defence }
line-race_for_the_galaxy-up-to = { $number } (up to { $most })

# goals
line-race_for_the_galaxy-goal = { $state }.
    .label = Goal { $goal } ({ $points } VP)
line-race_for_the_galaxy-goal-reached = reached by { $players }
line-race_for_the_galaxy-goal-held = with { $players }; { $near }
line-race_for_the_galaxy-goal-near = { $near } (of { $least })
line-race_for_the_galaxy-goal-open = nobody yet
line-race_for_the_galaxy-goal-mine = you { $mine }, best other { $best }
line-race_for_the_galaxy-goal-best = best { $number }
line-race_for_the_galaxy-aim-first = { $aim }.
    .label = { $goal }, { $points } VP for whoever is first
line-race_for_the_galaxy-aim-most = { $aim }.
    .label = { $goal }, { $points } VP for whoever has it at the end
line-race_for_the_galaxy-owners = { $players }.
    .label = With
line-race_for_the_galaxy-amounts = { $amounts }.
    .label = So far
line-race_for_the_galaxy-amount = { $player } { $number }
line-race_for_the_galaxy-amount-galactic_standing = { $player } { $one } prestige and { $two } VP in chips
line-race_for_the_galaxy-amount-military_influence = { $player } { $one } { race_for_the_galaxy-keyword-imperium } cards and { $two } military worlds
line-race_for_the_galaxy-amount-peace_war_leader = { $player } military { $one } and { $two } military worlds
line-race_for_the_galaxy-no-goals = There are no goals in this game.

# the score
line-race_for_the_galaxy-score = { $score } VP = { $chips } in chips + { $printed } on cards + { $sixes } for “?”{ $each } + { $goals } for goals{ $with_prestige ->
        [yes] { " " }+ { $prestige } prestige.
       *[no] .
    }
    .label = { $reader ->
        [player] You
       *[somebody] { $player }
    }
line-race_for_the_galaxy-sixes = { " " }({ $cards })
line-race_for_the_galaxy-counted-as = { $card } as { $kind }
line-race_for_the_galaxy-final =
    .label = Final score
line-race_for_the_galaxy-tie = The best are level. Cards in hand and goods together decide: { $left }.
line-race_for_the_galaxy-shared = The win is shared by { $players }.

# the log
line-race_for_the_galaxy-starts = Start worlds: { $worlds }.
line-race_for_the_galaxy-starts-with = { $player } { $card } (number { $number })
line-race_for_the_galaxy-round-chosen = Round { $number }: { $choices }.
line-race_for_the_galaxy-chosen = Chosen: { $choices }.
line-race_for_the_galaxy-chooses = { $player } { $action }
line-race_for_the_galaxy-passes = Nothing is placed by { $players }.
line-race_for_the_galaxy-leaders = { $number ->
        [0] Nobody leads in prestige.
        [one] { $reader ->
            [player] You lead in prestige.
           *[somebody] { $players } leads in prestige.
        }
       *[other] The lead in prestige is shared by { $players }.
    }
line-race_for_the_galaxy-rewarded = For leading in prestige: { $shares }.
line-race_for_the_galaxy-reward-share = { $player } { $number } VP{ $drawn ->
        [0] { "" }
       *[other] { " " }and { $cards }
    }
line-race_for_the_galaxy-marked = *** { $sentence } ***
line-race_for_the_galaxy-clauses = { $clauses }.
line-race_for_the_galaxy-then = { "; " }
line-race_for_the_galaxy-clause = { $reader ->
        [player] You { $done }
       *[somebody] { $player } { $done }
    }
line-race_for_the_galaxy-clause-each = { $player }: each { $done }
line-race_for_the_galaxy-more = { ", " }
line-race_for_the_galaxy-and = { $start } and { $end }
line-race_for_the_galaxy-cards = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }{ $known ->
        [yes] { " " }({ $cards })
       *[no] { "" }
    }
line-race_for_the_galaxy-did-places = { $reader ->
        [player] place { $cards }
       *[somebody] places { $cards }
    }{ $good ->
        [yes] { " " }with its good
       *[no] { "" }
    }
line-race_for_the_galaxy-did-conquers = { $reader ->
        [player] conquer { $cards } (defence { $number })
       *[somebody] conquers { $cards } (defence { $number })
    }{ $good ->
        [yes] { " " }with its good
       *[no] { "" }
    }
line-race_for_the_galaxy-did-consumes = { $reader ->
        [player] consume
       *[somebody] consumes
    } { $number ->
        [one] the good of { $cards }
       *[other] the goods of { $cards }
    }
line-race_for_the_galaxy-did-produces = { $reader ->
        [player] produce
       *[somebody] produces
    } { $number ->
        [one] a good on { $cards }
       *[other] goods on { $cards }
    }
line-race_for_the_galaxy-did-draws = { $reader ->
        [player] draw { $cards }
       *[somebody] draws { $cards }
    }
line-race_for_the_galaxy-did-keeps = { $reader ->
        [player] keep { $cards }
       *[somebody] keeps { $cards }
    }
line-race_for_the_galaxy-did-discards = { $reader ->
        [player] discard { $cards }
       *[somebody] discards { $cards }
    }
line-race_for_the_galaxy-did-pays = { $reader ->
        [player] pay { $cards }
       *[somebody] pays { $cards }
    }
line-race_for_the_galaxy-did-arms = { $reader ->
        [player] discard { $cards } for military
       *[somebody] discards { $cards } for military
    }
line-race_for_the_galaxy-did-spends = { $reader ->
        [player] discard { $cards } from your tableau
       *[somebody] discards { $cards } from the tableau
    }
line-race_for_the_galaxy-did-uses = { $reader ->
        [player] use { $cards }
       *[somebody] uses { $cards }
    }
line-race_for_the_galaxy-did-declines = { $reader ->
        [player] make no use of { $cards }
       *[somebody] makes no use of { $cards }
    }
line-race_for_the_galaxy-did-sells = { $reader ->
        [player] sell the good of { $cards }
       *[somebody] sells the good of { $cards }
    }
line-race_for_the_galaxy-did-gains = { $reader ->
        [player] gain { $number } VP
       *[somebody] gains { $number } VP
    }
line-race_for_the_galaxy-did-names = { $reader ->
        [player] name { $number }
       *[somebody] names { $number }
    }
line-race_for_the_galaxy-did-wins_card = { $named ->
        [yes] { $reader ->
            [player] win { $cards }
           *[somebody] wins { $cards }
        }
       *[no] { $reader ->
            [player] take { $cards }
           *[somebody] takes { $cards }
        }
    }
line-race_for_the_galaxy-did-flips = { $reader ->
        [player] turn up
       *[somebody] turns up
    } { $named ->
        [yes] { $cards }, which is discarded
       *[no] { $staked ->
            [yes] { $cards }
           *[no] { $number ->
                [one] 1 card
               *[other] { $number } cards
            }
        }
    }
line-race_for_the_galaxy-did-cannot_draw = { $reader ->
        [player] find no card to draw
       *[somebody] finds no card to draw
    }
line-race_for_the_galaxy-did-passes = { $reader ->
        [player] { $number ->
            [2] stake nothing
           *[other] place no further world
        }
       *[somebody] { $number ->
            [2] stakes nothing
           *[other] places no further world
        }
    }
line-race_for_the_galaxy-did-good = { $reader ->
        [player] lay a good on { $cards }
       *[somebody] lays a good on { $cards }
    }
line-race_for_the_galaxy-did-offers = { $reader ->
        [player] are offered { $cards } as start worlds
       *[somebody] is offered { $known ->
            [yes] { $cards } as start worlds
           *[no] start worlds
        }
    }
line-race_for_the_galaxy-did-rejects = { $reader ->
        [player] discard the other start world, { $cards }
       *[somebody] discards the other start world
    }
line-race_for_the_galaxy-did-as_kind = { $reader ->
        [player] name the kind { $what }
       *[somebody] names the kind { $what }
    }
line-race_for_the_galaxy-did-stakes = { $reader ->
        [player] stake { $cards } (cost { $number })
       *[somebody] stakes { $cards } (cost { $number })
    }
line-race_for_the_galaxy-did-loses_stake = { $reader ->
        [player] lose the stake, { $cards }
       *[somebody] loses the stake, { $cards }
    }
line-race_for_the_galaxy-did-looks_for = { $reader ->
        [player] search for { $what }
       *[somebody] searches for { $what }
    }
line-race_for_the_galaxy-did-refuses = { $reader ->
        [player] decline { $cards }
       *[somebody] declines { $cards }
    }
line-race_for_the_galaxy-did-replaces = { $reader ->
        [player] replace { $cards }
       *[somebody] replaces { $cards }
    }
line-race_for_the_galaxy-did-prestige = { $reader ->
        [player] gain
       *[somebody] gains
    } { $number } prestige{ $known ->
        [yes] { " " }({ $cards })
       *[no] { "" }
    }
line-race_for_the_galaxy-did-pays_prestige = { $reader ->
        [player] spend
       *[somebody] spends
    } { $number } prestige for { $known ->
        [yes] { $cards }
       *[no] the prestige card
    }
line-race_for_the_galaxy-did-saves = { $reader ->
        [player] save { $cards } under { race_for_the_galaxy-card-galactic_scavengers }
       *[somebody] saves { $cards } under { race_for_the_galaxy-card-galactic_scavengers }
    }
line-race_for_the_galaxy-did-takes_saved = { $reader ->
        [player] take { $cards } from under { race_for_the_galaxy-card-galactic_scavengers }
       *[somebody] takes { $cards } from under { race_for_the_galaxy-card-galactic_scavengers }
    }
line-race_for_the_galaxy-did-looks_at_saved = { $reader ->
        [player] look at { $cards } under { race_for_the_galaxy-card-galactic_scavengers }
       *[somebody] looks at { $cards } under { race_for_the_galaxy-card-galactic_scavengers }
    }
line-race_for_the_galaxy-did-salvages = { $reader ->
        [player] take { $cards } that others have discarded
       *[somebody] takes { $cards } that others have discarded
    }
