## Card faces of Empire vs. Rebellion: what a card is, and what the marks on it mean

faces-empire_vs_rebellion-type-military = Military resource
faces-empire_vs_rebellion-type-diplomacy = Diplomacy resource
faces-empire_vs_rebellion-type-recon = Recon resource
faces-empire_vs_rebellion-type-the_force = The Force resource
faces-empire_vs_rebellion-type-rebel = Rebel character
faces-empire_vs_rebellion-type-empire = Imperial character
faces-empire_vs_rebellion-type-strategy = Strategy
faces-empire_vs_rebellion-type-event = Event

faces-empire_vs_rebellion-value = resource value { $number }
faces-empire_vs_rebellion-exhausted = resource value { $number } when exhausted
faces-empire_vs_rebellion-objective = objective { $number }
faces-empire_vs_rebellion-capacity = capacity { $number }
faces-empire_vs_rebellion-points = { $number ->
    [one] { $number } victory point
   *[other] { $number } victory points
}
faces-empire_vs_rebellion-influence = { $number } influence

faces-empire_vs_rebellion-exhaust = when you exhaust this card
faces-empire_vs_rebellion-winner = for the winner
faces-empire_vs_rebellion-loser = for the loser
faces-empire_vs_rebellion-off = powers that don't work
