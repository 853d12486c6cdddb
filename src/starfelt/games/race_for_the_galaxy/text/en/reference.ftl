## The quick reference

race_for_the_galaxy-reference-00-title = # Race for the Galaxy: quick reference

race_for_the_galaxy-reference-01-phases =
    ## Phases

    | Phase | Everybody | Bonus | Prestige bonus (1 prestige, once) |
    |---|---|---|---|
    | I Explore | draw 2, keep 1 | +5 drawn; or +1 drawn, +1 kept | +6 drawn, +1 kept, mix with the hand |
    | II Develop | place a development | costs 1 less | costs 2 less again |
    | III Settle | place a world | draw 1 after it | costs 3 less, +2 military |
    | IV Consume | use all powers for goods | sell a good first | sale +3, VP x2, up to 2 hand cards for 1 VP each |
    | IV Consume | | or VP for goods x2 | VP x3 |
    | V Produce | goods on production worlds | a good on a windfall world | a second one, draw 3 |

race_for_the_galaxy-reference-02-prices =
    ## Prices

    { race_for_the_galaxy-kind-novelty } { $price-novelty }, { race_for_the_galaxy-kind-rare } { $price-rare }, { race_for_the_galaxy-kind-genes } { $price-genes }, { race_for_the_galaxy-kind-alien } { $price-alien }, and powers marked $.

race_for_the_galaxy-reference-03-settling =
    ## Settling

    - Peaceful: pay the cost, less discounts.
    - Military: military of at least the defence, at no cost.
    - Cards work from the next phase on.
    - Takeover, instead of placing a world: your military against that of the owner plus the defence of the world; as much is enough. Decided after all have settled.

race_for_the_galaxy-reference-04-end =
    ## The end

    - Hand limit at the end of a round: { $limit }.
    - The game ends after a round with an empty pool, with { $end } cards in a tableau, or with { $prestige-end } prestige.
    - VP: chips, cards, “?” developments, prestige, goals (first { $first-points }, most { $most-points }, level with the most { $tie-points }).
    - Tie: cards in the hand and goods together.
