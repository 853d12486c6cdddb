## Card faces: what is on them besides the words of the games

# the whole face as it is read aloud; the text is what the card is, then its abilities
faces-spoken = { $name }. { $text }

faces-cost = costs { $number }
faces-defense = defense { $number }
faces-outpost = outpost, defense { $number }
faces-always = always
faces-or = or

## Star Realms

faces-star_realms-type-ship = { $faction } ship
faces-star_realms-type-base = { $faction } base
faces-star_realms-type-outpost = { $faction } base, outpost
faces-star_realms-ally = with another { $faction } card
faces-star_realms-scrap = when you scrap this card
faces-star_realms-primary = { $effects }.
