## The rulebook

stolen_plans-rules-00-title = # Stolen Plans

stolen_plans-rules-01-goal =
    ## Goal

    The droid R2-D2 carries the stolen plans. When the last card of the draw pile is taken, whoever has R2-D2 in hand wins. Until then everybody tries to find it, to steal it and to keep it. { $least } to { $most } players.

stolen_plans-rules-02-setup =
    ## Setup

    Shuffle all cards and deal { $hand } to each player. The rest is the draw pile. The deck has { $base } cards, or { $full } with all six bonus cards; you may also play with some of them. Somebody is chosen at random to begin, and turns go to the left.

stolen_plans-rules-03-turn =
    ## Your turn

    Do one of two things; you can't pass.

    - Draw the top card of the draw pile.
    - Play one card from your hand (or two Rebel Heroes together), do what it says and discard it.

    There is no limit to your hand. Discarded cards never come back into the draw pile, so the end comes nearer with every card drawn.

stolen_plans-rules-04-attack =
    ## Attack and defend

    Attack cards, each with its value and how many are in the deck: { $attack-cards }.

    Defend cards: { $defend-cards }, Rebel Heroes { $han_solo-defence }, and for a Jedi { $jedi-defend-cards }.

    Attack a player who has cards in hand. That player may use up to { $cards } Defend cards at once and adds up their values. Then compare:

    - The attack is higher: the defender loses the difference in cards.
    - The defence is higher: the attacker loses the difference in cards.
    - Both are equal: nobody loses a card.

    The loser chooses which cards to discard. The cards used in the fight are discarded too and do not count. Example: { stolen_plans-card-jawa } attacks for { $jawa-attack }, one { stolen_plans-card-blaster_heavy } defends for { $blaster_heavy-defence }, so the defender loses { $example ->
        [one] 1 card
       *[other] { $example } cards
    }. Defend cards can't be played on your own turn.

    R2-D2 is never discarded. If you should lose more cards than you can discard, you keep it and have to say that you can't discard. Then everybody knows where to look.

stolen_plans-rules-05-steal =
    ## Steal

    { stolen_plans-card-bounty_hunter } steals { $bounty_hunter-number ->
        [one] 1 card
       *[other] { $bounty_hunter-number } cards
    }, { stolen_plans-card-crime_lord } steals { $crime_lord-number ->
        [one] 1 card
       *[other] { $crime_lord-number } cards
    }, at random from the hand of one other player. They go to your hand. The deck has { $bounty_hunter-copies } of the former and { $crime_lord-copies } of the latter.

stolen_plans-rules-06-heroes =
    ## Rebel Heroes

    { $heroes } ({ $han_solo-copies } of each). Play any two of them together and steal { $han_solo-number } cards at random, all from one player or from different ones. You name the players before you see the first card. A single Hero can be used as a Defend card.

stolen_plans-rules-07-jedi =
    ## Jedi

    Play { stolen_plans-card-learn_the_ways } ({ $learn_the_ways-copies } in the deck) and leave it face up in front of you: you are a Jedi to the end of the game. Only a Jedi may use the Jedi-only cards, the { stolen_plans-card-lightsaber } and five different cards of Master Yoda:

    { $yoda-cards }

stolen_plans-rules-08-bonus =
    ## Bonus cards

    One of each, if you want them.

    { $bonus-cards }

stolen_plans-rules-09-knowledge =
    ## Who knows what

    Your hand is secret; how many cards you hold is not. Discards are face up, and the top one can always be seen. A stolen card is known to the two players concerned and to nobody else. Hands that are passed or swapped are seen by those who give and those who get them.

stolen_plans-rules-10-end =
    ## The end

    The game ends the moment the last card of the draw pile is taken. Whoever holds R2-D2 shows it and has won. It is always in somebody's hand by then, so there is always one winner. If it is the last card, whoever draws it wins.

stolen_plans-rules-11-tips =
    ## Tips

    - Attack small hands. A player who can't discard the last card probably has R2-D2: steal it.
    - Hide R2-D2 in a large hand, and keep two Defend cards for a big attack.
    - Keep a Steal card for the last turns.
    - Count the draw pile. With the Advantage you can end the game a card sooner.

## The lists of cards in the rulebook

stolen_plans-listed-card = { $card } { $value } ({ $copies })
stolen_plans-listed-yoda_pass_left = - Pass Left: all players pass their whole hand to the left.
stolen_plans-listed-yoda_discard_all = - Drop Everything: a player discards the whole hand, except R2-D2 and the Decoy.
stolen_plans-listed-yoda_swap = - Swap Hands: swap hands with a player.
stolen_plans-listed-yoda_look_take = - Look and Take: look at a hand and take one card from it.
stolen_plans-listed-yoda_take_all = - Take Everything: take the whole hand of a player.
stolen_plans-listed-traitor = - Traitor: with R2-D2 and Darth Vader in your hand, show them and win at once.
stolen_plans-listed-advantage = - Advantage: leave it in front of you; whenever you draw you may draw two cards.
stolen_plans-listed-counter = - Counter: the Advantage on the table is discarded.
stolen_plans-listed-search = - Search: take any { $number } cards from the discard pile.
stolen_plans-listed-discard_all = - Discard All: a player discards the whole hand, but gives you R2-D2 and the Decoy.
stolen_plans-listed-decoy = - Decoy: it is never played and never discarded, so that the others take it for R2-D2.
