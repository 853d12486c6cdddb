## Card faces: what a card is, and what the mark on it means

faces-toy-type-rock = Shines by reflected light
faces-toy-type-star = Shines by itself
faces-toy-brightness = brightness { $number }
