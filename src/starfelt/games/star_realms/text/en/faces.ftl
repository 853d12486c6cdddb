faces-star_realms-type-ship = { $faction } ship
faces-star_realms-type-base = { $faction } base
faces-star_realms-type-outpost = { $faction } base, outpost
faces-star_realms-ally = with another { $faction } card of yours
faces-star_realms-scrap = when you scrap this card
faces-star_realms-primary = { $effects }.
