## 『奪われた計画』のカード面：カードの種類と、記号の意味

faces-stolen_plans-type-target = 計画を持つドロイド
faces-stolen_plans-type-attack = アタック
faces-stolen_plans-type-defend = ディフェンド
faces-stolen_plans-type-steal = 強奪
faces-stolen_plans-type-rebel_hero = 反乱軍ヒーロー
faces-stolen_plans-type-jedi = ジェダイ
faces-stolen_plans-type-jedi_only = ジェダイ専用
faces-stolen_plans-type-bonus = ボーナスカード

faces-stolen_plans-attack = アタック{ $number }
faces-stolen_plans-defence = ディフェンド{ $number }
faces-stolen_plans-steal = カードを{ $number }枚強奪
faces-stolen_plans-keep = 捨て札できない
faces-stolen_plans-pair = 反乱軍ヒーローを2枚一緒に
faces-stolen_plans-jedi_only = ジェダイだけが使える
