## 提問（給作答的人，以及等待的人）

toy-ask-lay = 要蓋哪一張牌？
toy-wait-lay = 等待{ $player }蓋牌。

## 選擇

toy-do-lay = 蓋{ $card }（亮度{ $brightness }）

## 提問背後的規則

toy-why-lay = 每個人從手牌蓋一張牌。所有人都蓋好後同時翻開，最亮的牌贏得這一輪。越後面的輪次分數越高。
