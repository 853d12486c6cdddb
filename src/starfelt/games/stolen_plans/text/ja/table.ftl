## 今は選べない理由

line-stolen_plans-closed-never-r2d2 = { stolen_plans-card-r2d2 }はプレイできません。最後に持っているプレイヤーが勝ちます。
line-stolen_plans-closed-never-decoy = デコイはプレイできません。{ stolen_plans-card-r2d2 }だと思わせるためのカードです。
line-stolen_plans-closed-traitor = 手に{ stolen_plans-card-r2d2 }と{ stolen_plans-card-darth_vader }が必要です。足りないカード：{ $cards }
line-stolen_plans-closed-one-hero = 反乱軍ヒーローは2枚一緒にプレイしますが、手には1枚しかありません。1枚ではディフェンドにだけ使えます。
line-stolen_plans-closed-jedi = ジェダイ騎士だけが使えます。
line-stolen_plans-closed-jedi-defence = ジェダイ騎士だけが、アタックを受けた時に使えます。
line-stolen_plans-closed-defence = アタックを受けた時にだけ使えます。
line-stolen_plans-closed-no-hands = 他のプレイヤーの手にはカードがありません。
line-stolen_plans-closed-search-only = 捨て札デッキからカードを取れるのは、サーチだけです。
line-stolen_plans-closed-no-way-back = 捨て札デッキのカードは戻ってきません。
line-stolen_plans-closed-no-discards = 捨て札デッキは空です。
line-stolen_plans-closed-play-first = 先に、プレイヤーを相手に選ぶカードをプレイしてください。
line-stolen_plans-closed-empty-hand = { $player }の手にはカードがありません。
line-stolen_plans-closed-no-more = { $player }には、強奪できるカードがもうありません。
line-stolen_plans-closed-order-players = 相手は決まった順番で選びます。これより後のプレイヤーをもう選びました。
line-stolen_plans-closed-no-defence = アタックに対しては使えません。
line-stolen_plans-closed-keeper = { $card }は決して捨て札できません。
line-stolen_plans-closed-search-itself = サーチ自身は選べません。
line-stolen_plans-closed-picked = もう選びました。
line-stolen_plans-closed-order = カードは決まった順番で選びます。これより後のカードをもう選びました。
line-stolen_plans-closed-first-target = 先に、相手を選んでください（{ $card }）。
line-stolen_plans-closed-first-defend = 先に、アタック{ $attack }をディフェンドするかどうかを決めてください。
line-stolen_plans-closed-first-lose = 先に捨て札しなければなりません。
line-stolen_plans-closed-first-victims = 先に、強奪する相手を選んでください。
line-stolen_plans-closed-first-take = 先に、{ $other }の手から獲るカードを選んでください。
line-stolen_plans-closed-first-find = 先に、捨て札デッキから取るカードを選んでください。

## 「奪われた計画」の場

line-stolen_plans-attack = { $card }（アタック{ $value }）
line-stolen_plans-defence = { $card }（ディフェンド{ $value }）
line-stolen_plans-draw-pile = { $number }枚
    .label = ドローパイル
line-stolen_plans-no-discards = なし
    .label = 捨て札デッキ
line-stolen_plans-discards = { $number }枚、一番上は{ $top }
    .label = 捨て札デッキ
line-stolen_plans-open-discards = { $cards }。一番上は{ $top }
    .label = 捨て札デッキ
line-stolen_plans-player = 手に{ $number }枚
    .label = { $player }
line-stolen_plans-before = { $cards }
    .label = { $player }の前
line-stolen_plans-before-you = { $cards }
    .label = あなたの前
line-stolen_plans-known = { $cards }
    .label = { $player }の手にあると分かっているカード
line-stolen_plans-between = { $card }
    .label = { $players }の手にある
line-stolen_plans-hand = { $cards }
    .label = あなたの手
line-stolen_plans-hand-empty = なし
    .label = あなたの手
