## Card faces of Stolen Plans: what a card is, and what the marks on it mean

faces-stolen_plans-type-target = The droid with the plans
faces-stolen_plans-type-attack = Attack
faces-stolen_plans-type-defend = Defend
faces-stolen_plans-type-steal = Steal
faces-stolen_plans-type-rebel_hero = Rebel Hero
faces-stolen_plans-type-jedi = Jedi
faces-stolen_plans-type-jedi_only = Jedi only
faces-stolen_plans-type-bonus = Bonus card

faces-stolen_plans-attack = attack { $number }
faces-stolen_plans-defence = defend { $number }
faces-stolen_plans-steal = { $number ->
    [one] steals { $number } card
   *[other] steals { $number } cards
}
faces-stolen_plans-keep = can't be discarded
faces-stolen_plans-pair = two Rebel Heroes together
faces-stolen_plans-jedi_only = only for a Jedi
