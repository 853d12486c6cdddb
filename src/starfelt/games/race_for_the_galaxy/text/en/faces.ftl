## Card faces of Race for the Galaxy: what a card is, and what the marks on it mean

faces-race_for_the_galaxy-type-development = Development
faces-race_for_the_galaxy-type-six = Great development
faces-race_for_the_galaxy-type-grey = { $military ->
        [yes] Military world without goods
       *[no] World without goods
    }
faces-race_for_the_galaxy-type-windfall = { $military ->
        [yes] { $goods } windfall world, military
       *[no] { $goods } windfall world
    }
faces-race_for_the_galaxy-type-production = { $military ->
        [yes] { $goods } production world, military
       *[no] { $goods } production world
    }
faces-race_for_the_galaxy-type-first = Goal: be the first
faces-race_for_the_galaxy-type-most = Goal: have the most
faces-race_for_the_galaxy-type-action = Action card

faces-race_for_the_galaxy-defence = defence { $number }
faces-race_for_the_galaxy-points = { $number } VP
faces-race_for_the_galaxy-points-counted = VP counted at the end
faces-race_for_the_galaxy-prestige = 1 prestige when it is placed
faces-race_for_the_galaxy-prestige_card = with the prestige card
faces-race_for_the_galaxy-start = as a start world
faces-race_for_the_galaxy-score = at the end of the game
faces-race_for_the_galaxy-when-explore = in phase I, Explore
faces-race_for_the_galaxy-when-develop = in phase II, Develop
faces-race_for_the_galaxy-when-settle = in phase III, Settle
faces-race_for_the_galaxy-when-trade = whenever you sell a good
faces-race_for_the_galaxy-when-consume = in phase IV, Consume
faces-race_for_the_galaxy-when-produce = in phase V, Produce

# what a power does, as a sentence of its own
faces-race_for_the_galaxy-power = { $does }.
faces-race_for_the_galaxy-aim = { $aim }.
faces-race_for_the_galaxy-note-first = { $points } VP for all who are first to reach it, in the same phase.
faces-race_for_the_galaxy-note-most = { $points } VP for whoever holds it at the end; { $tie } VP for others who are tied for it.
faces-race_for_the_galaxy-note-action = All players carry out the phase; this is the bonus for whoever chose it.

# goals and action cards, read aloud
faces-race_for_the_galaxy-spoken = { $name }. { $kind }. { $does } { $note }
