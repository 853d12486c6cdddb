## 卡面：遊戲本身文字以外的內容

# 朗讀的全部內容；text 是牌的種類與能力
faces-spoken = { $name }。{ $text }

faces-cost = 費用{ $number }
faces-defense = 防禦{ $number }
faces-outpost = 前哨站，防禦{ $number }
faces-always = 持續
faces-or = 或
