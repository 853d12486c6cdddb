## Card faces: what is on them besides the words of the games

# the whole face as it is read aloud; the text is what the card is, then its abilities
faces-spoken = { $name }. { $text }

faces-cost = costs { $number }
faces-defense = defense { $number }
faces-outpost = outpost, defense { $number }
faces-always = always
faces-or = or
