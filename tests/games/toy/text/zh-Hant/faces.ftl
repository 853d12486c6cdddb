## 卡面：牌的種類，以及標記的意義

faces-toy-type-rock = 反射光芒
faces-toy-type-star = 自己發光
faces-toy-brightness = 亮度{ $number }
