## The quick reference

empire_vs_rebellion-reference-00-title =
    # Quick reference

    Goal: { $points } victory points. A round has three phases.

empire_vs_rebellion-reference-01-planning =
    ## Planning

    - Reveal the event.
    - Choose strategies: each player picks an unused one in secret.

empire_vs_rebellion-reference-02-struggle =
    ## Struggle

    The side on the balance token begins. One thing each turn:

    - Play a card: the top card of your deck, if the capacity allows.
    - Use a power: exhaust a ready card.
    - Spend influence: 1 influence readies an exhausted card.
    - Pass: two passes in direct succession end the struggle.

    With no card in play, you must play one.

empire_vs_rebellion-reference-03-dominance =
    ## Dominance

    - Reveal strategies: they work only if the total of the cards is not above the objective.
    - Determine victory: the higher total that is not above the objective wins. On a tie the balance token decides. If both are above it, the event goes under the event deck.
    - The winner gets victory points, then influence; then the event has its effect.
    - Cleanup: shuffle all cards but the reserve. The balance token goes to whoever has fewer victory points, on a tie to the loser of the round. Chosen strategies are used; if none is unused, take all back.

empire_vs_rebellion-reference-04-powers =
    ## Powers of basic cards

    - { empire_vs_rebellion-kind-military }: discard an opposing card.
    - { empire_vs_rebellion-kind-diplomacy }: discard one of your own cards.
    - { empire_vs_rebellion-kind-recon }: top { $look } cards of either deck: discard one.
    - { empire_vs_rebellion-kind-the_force }: exhaust a ready card on either side.

empire_vs_rebellion-reference-05-strategies =
    ## Strategies

    - { empire_vs_rebellion-card-bureaucracy }: +{ $bureaucracy } influence if your opponent wins the event.
    - { empire_vs_rebellion-card-deception }: the result is turned round.
    - { empire_vs_rebellion-card-direct_assault }: +{ $assault } to your total.
    - { empire_vs_rebellion-card-infiltration }: you pick your opponent's next strategy.
    - { empire_vs_rebellion-card-support }: you may add a character to your deck.
