## カードの表：カードの種類と、印の意味

faces-toy-type-rock = 光を反射して輝く
faces-toy-type-star = 自ら輝く
faces-toy-brightness = 明るさ{ $number }
