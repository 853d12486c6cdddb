## 提問（給作答的人）

race_for_the_galaxy-ask-discard_at_start = { $picked ->
        [0] 從起始手牌棄{ $left }張。要棄哪些？
       *[other] 從起始手牌再棄{ $left }張。
    }
race_for_the_galaxy-ask-choose_action = 這個回合要選擇什麼？
race_for_the_galaxy-ask-keep_drawn = { $picked ->
        [0] 探索：從抽到的牌中留{ $left }張。要留哪些？
       *[other] 探索：再留{ $left }張。
    }
race_for_the_galaxy-ask-place_development = 發展：要放置哪張發展？
race_for_the_galaxy-ask-pay_development = { $picked ->
        [0] 為發展支付{ $left }張手牌。要用哪些？
       *[other] 為發展再支付{ $left }張。
    }
race_for_the_galaxy-ask-place_world = 殖民：要放置哪個世界？
race_for_the_galaxy-ask-how_to_settle = 要怎樣殖民這個世界？
race_for_the_galaxy-ask-pay_world = { $picked ->
        [0] 為世界支付{ $left }張手牌。要用哪些？
       *[other] 為世界再支付{ $left }張。
    }
race_for_the_galaxy-ask-arm = { $picked ->
        [0] 可以棄最多{ $left }張手牌，每張軍力+1。要棄哪些？
       *[other] 還要再棄牌增加軍力嗎？（最多再棄{ $left }張）
    }
race_for_the_galaxy-ask-place_second = { race_for_the_galaxy-card-improved_logistics }：要放置第二個世界嗎？
race_for_the_galaxy-ask-sell_which = { $sale ->
        [plain] 要以基本價格賣出哪個商品？
       *[other] 要賣出哪個商品？
    }
race_for_the_galaxy-ask-use_power = 消費：接下來要使用哪項能力？
race_for_the_galaxy-ask-discard_for_chips = { $gives ->
        [cards] { $picked ->
            [0] { $card }：要棄手牌，抽同樣張數的牌嗎？（最多{ $left }張）
           *[other] { $card }：還要再棄牌嗎？（最多再棄{ $left }張）
        }
       *[points] { $picked ->
            [0] { $card }：要棄手牌換勝利點嗎？（最多{ $left }張，每張1點）
           *[other] { $card }：還要再棄牌嗎？（最多再棄{ $left }張）
        }
    }
race_for_the_galaxy-ask-consume_good = { $picked ->
        [0] { $card }：要消費哪個商品？（{ $left }個）
       *[other] { $card }：接下來要消費哪個商品？（還要{ $left }個）
    }
race_for_the_galaxy-ask-name_number = { race_for_the_galaxy-card-gambling_world }：要說出1到{ $highest }的哪個數字？
race_for_the_galaxy-ask-which_windfall = { $kind ->
        [any] 生產：要在哪個意外收穫世界放上商品？
       *[other] 生產：要在哪個{ $goods }意外收穫世界放上商品？
    }
race_for_the_galaxy-ask-use_next = 生產：接下來要使用哪項能力？
race_for_the_galaxy-ask-pay_to_produce = { $card }：要棄一張手牌來生產商品嗎？
race_for_the_galaxy-ask-discard_to_limit = { $picked ->
        [0] 手牌太多，必須棄{ $left }張。要棄哪些？
       *[other] 手牌太多，還要再棄{ $left }張。
    }
race_for_the_galaxy-ask-choose_start = 要以哪個起始世界開始？
race_for_the_galaxy-ask-save_at_start = { race_for_the_galaxy-card-galactic_scavengers }：要將哪張手牌放在它下面？
race_for_the_galaxy-ask-name_category = 搜尋：要找什麼？
race_for_the_galaxy-ask-take_found = { $declined ->
        [yes] 搜尋：又找到了（{ $category }）。要拿這張嗎？
       *[no] 搜尋：找到了（{ $category }）。要拿這張，還是拿下一張？
    }
race_for_the_galaxy-ask-discard_for_prestige = { $card }：要棄一張手牌，得1聲望嗎？
race_for_the_galaxy-ask-discard_mixed = { $picked ->
        [0] 探索：從抽到的牌和手牌中棄{ $left }張。要棄哪些？
       *[other] 探索：再棄{ $left }張。
    }
race_for_the_galaxy-ask-discard_before_develop = { $picked ->
        [0] 發展：抽牌後要棄{ $left }張手牌。要棄哪些？
       *[other] 發展：再棄{ $left }張。
    }
race_for_the_galaxy-ask-how_to_develop = 要怎樣支付發展的費用？
race_for_the_galaxy-ask-spend_good = 要棄掉哪個{ $goods }商品？
race_for_the_galaxy-ask-save_paid = { race_for_the_galaxy-card-galactic_scavengers }：要將支付的哪張牌放在它下面？
race_for_the_galaxy-ask-discard_after_settle = { $picked ->
        [0] 殖民：抽牌後要棄{ $left }張手牌。要棄哪些？
       *[other] 殖民：再棄{ $left }張。
    }
race_for_the_galaxy-ask-use_to_settle = 殖民：要用哪項能力再放置世界？
race_for_the_galaxy-ask-place_by_sneak = { race_for_the_galaxy-card-rebel_sneak_attack }：要棄掉它，再征服一個世界嗎？
race_for_the_galaxy-ask-replace_world = { race_for_the_galaxy-card-terraforming_engineers }：要將你的一個世界換成更好的嗎？
race_for_the_galaxy-ask-place_better = 要用哪個世界換下{ $card }？
race_for_the_galaxy-ask-declare_takeover = 殖民：要宣告接管其他玩家的世界嗎？
race_for_the_galaxy-ask-takeover_by = 要用哪項能力接管{ $card }？
race_for_the_galaxy-ask-reinforce_attack = 你的接管：要使用能力增加軍力嗎？
race_for_the_galaxy-ask-prevent_takeover = { race_for_the_galaxy-card-pan_galactic_security_council }：要支付1聲望阻止一次接管嗎？
race_for_the_galaxy-ask-defend = 你的世界即將被接管。要使用能力增加軍力嗎？
race_for_the_galaxy-ask-sell_as_kind = { $sale ->
        [plain] 你以基本價格賣出{ race_for_the_galaxy-card-alien_oort_cloud_refinery }的商品。它是哪個種類？
       *[other] 你賣出{ race_for_the_galaxy-card-alien_oort_cloud_refinery }的商品。它是哪個種類？
    }
race_for_the_galaxy-ask-discard_set = { $picked ->
        [0] { $card }：要棄{ $left }張手牌，得1聲望嗎？
       *[other] { $card }：再棄{ $left }張。
    }
race_for_the_galaxy-ask-cash_in = { $picked ->
        [0] 聲望獎勵：要棄手牌換勝利點嗎？（最多{ $left }張，每張1點）
       *[other] 聲望獎勵：還要再棄牌嗎？（最多再棄{ $left }張）
    }
race_for_the_galaxy-ask-ante = { race_for_the_galaxy-card-new_gambling_world }：要押上哪張手牌？
race_for_the_galaxy-ask-keep_prize = 你贏了！要將翻開的哪張牌加入手牌？
race_for_the_galaxy-ask-produce_as_kind = { race_for_the_galaxy-card-alien_oort_cloud_refinery }生產了商品。它是哪個種類？

## 提問（給等待的人）

race_for_the_galaxy-wait-discard_at_start = 等待{ $player }從起始手牌棄{ $left }張。
race_for_the_galaxy-wait-choose_action = 等待{ $player }選擇這個回合的行動。
race_for_the_galaxy-wait-keep_drawn = 等待{ $player }選擇要留的{ $left }張牌。
race_for_the_galaxy-wait-place_development = 等待{ $player }選擇要放置的發展。
race_for_the_galaxy-wait-pay_development = 等待{ $player }為發展支付{ $left }張手牌。
race_for_the_galaxy-wait-place_world = 等待{ $player }選擇要放置的世界。
race_for_the_galaxy-wait-how_to_settle = 等待{ $player }選擇殖民的方式。
race_for_the_galaxy-wait-pay_world = 等待{ $player }為世界支付{ $left }張手牌。
race_for_the_galaxy-wait-arm = 等待{ $player }選擇要棄掉以增加軍力的牌（最多{ $left }張）。
race_for_the_galaxy-wait-place_second = 等待{ $player }選擇第二個世界。
race_for_the_galaxy-wait-sell_which = { $sale ->
        [plain] 等待{ $player }選擇要以基本價格賣出的商品。
       *[other] 等待{ $player }選擇要賣出的商品。
    }
race_for_the_galaxy-wait-use_power = 等待{ $player }使用消費能力。
race_for_the_galaxy-wait-discard_for_chips = { $gives ->
        [cards] 等待{ $player }決定是否棄手牌來抽牌（{ $card }，最多{ $left }張）。
       *[points] 等待{ $player }決定是否棄手牌換勝利點（{ $card }，最多{ $left }張）。
    }
race_for_the_galaxy-wait-consume_good = 等待{ $player }選擇要消費的商品（{ $card }）。
race_for_the_galaxy-wait-name_number = 等待{ $player }說出一個數字（{ race_for_the_galaxy-card-gambling_world }）。
race_for_the_galaxy-wait-which_windfall = { $kind ->
        [any] 等待{ $player }選擇要放上商品的意外收穫世界。
       *[other] 等待{ $player }選擇要放上商品的{ $goods }意外收穫世界。
    }
race_for_the_galaxy-wait-use_next = 等待{ $player }使用生產能力。
race_for_the_galaxy-wait-pay_to_produce = 等待{ $player }決定是否棄手牌來生產商品（{ $card }）。
race_for_the_galaxy-wait-discard_to_limit = 等待{ $player }從過多的手牌中棄{ $left }張。
race_for_the_galaxy-wait-choose_start = 等待{ $player }選擇起始世界。
race_for_the_galaxy-wait-save_at_start = 等待{ $player }選擇要放在{ race_for_the_galaxy-card-galactic_scavengers }下面的牌。
race_for_the_galaxy-wait-name_category = 等待{ $player }選擇要搜尋什麼。
race_for_the_galaxy-wait-take_found = { $declined ->
        [yes] 等待{ $player }決定是否拿又找到的牌（{ $category }）。
       *[no] 等待{ $player }決定是否拿找到的牌（{ $category }）。
    }
race_for_the_galaxy-wait-discard_for_prestige = 等待{ $player }決定是否棄手牌換聲望（{ $card }）。
race_for_the_galaxy-wait-discard_mixed = 等待{ $player }在探索時棄{ $left }張牌。
race_for_the_galaxy-wait-discard_before_develop = 等待{ $player }在發展之前棄{ $left }張牌。
race_for_the_galaxy-wait-how_to_develop = 等待{ $player }選擇支付發展費用的方式。
race_for_the_galaxy-wait-spend_good = 等待{ $player }選擇要棄掉的{ $goods }商品。
race_for_the_galaxy-wait-save_paid = 等待{ $player }從支付的牌中選擇要放在{ race_for_the_galaxy-card-galactic_scavengers }下面的牌。
race_for_the_galaxy-wait-discard_after_settle = 等待{ $player }在殖民之後棄{ $left }張牌。
race_for_the_galaxy-wait-use_to_settle = 等待{ $player }決定是否使用能力再放置世界。
race_for_the_galaxy-wait-place_by_sneak = 等待{ $player }決定是否再征服一個世界（{ race_for_the_galaxy-card-rebel_sneak_attack }）。
race_for_the_galaxy-wait-replace_world = 等待{ $player }決定是否換掉世界（{ race_for_the_galaxy-card-terraforming_engineers }）。
race_for_the_galaxy-wait-declare_takeover = 等待{ $player }決定是否宣告接管。
race_for_the_galaxy-wait-takeover_by = 等待{ $player }選擇接管{ $card }的能力。
race_for_the_galaxy-wait-reinforce_attack = 等待{ $player }決定是否為接管增加軍力。
race_for_the_galaxy-wait-prevent_takeover = 等待{ $player }決定是否阻止接管。
race_for_the_galaxy-wait-defend = 等待{ $player }決定是否增加軍力抵抗接管。
race_for_the_galaxy-wait-sell_as_kind = { $sale ->
        [plain] 等待{ $player }決定以基本價格賣出的商品是哪個種類。
       *[other] 等待{ $player }決定賣出的商品是哪個種類。
    }
race_for_the_galaxy-wait-discard_set = 等待{ $player }決定是否棄{ $left }張手牌換聲望（{ $card }）。
race_for_the_galaxy-wait-cash_in = 等待{ $player }決定是否棄手牌換勝利點（聲望獎勵，最多{ $left }張）。
race_for_the_galaxy-wait-ante = 等待{ $player }決定是否押牌（{ race_for_the_galaxy-card-new_gambling_world }）。
race_for_the_galaxy-wait-keep_prize = 等待{ $player }選擇贏得的牌。
race_for_the_galaxy-wait-produce_as_kind = 等待{ $player }決定生產的商品是哪個種類。

## 選擇（$sight表示是否看得到牌桌，看得到時數字為實際數字）

race_for_the_galaxy-do-none-place_development = 不放置
race_for_the_galaxy-do-none-place_world = 不放置
race_for_the_galaxy-do-none-place_second = 不放置第二個世界
race_for_the_galaxy-do-none-use_power = 不再使用能力
race_for_the_galaxy-do-none-use_to_settle = 都不使用
race_for_the_galaxy-do-none-place_by_sneak = 不再征服
race_for_the_galaxy-do-none-replace_world = 不換
race_for_the_galaxy-do-none-declare_takeover = 不接管
race_for_the_galaxy-do-none-prevent_takeover = 不阻止
race_for_the_galaxy-do-done-arm = 不再棄牌
race_for_the_galaxy-do-done-discard_for_chips = { $picked ->
        [0] 不棄牌
       *[other] 不再棄牌
    }
race_for_the_galaxy-do-done-pay_to_produce = 不棄牌
race_for_the_galaxy-do-done-discard_for_prestige = 不棄牌
race_for_the_galaxy-do-done-discard_set = 不棄牌
race_for_the_galaxy-do-done-cash_in = { $picked ->
        [0] 不棄牌
       *[other] 不再棄牌
    }
race_for_the_galaxy-do-done-consume_good = { $picked ->
        [0] 不消費
       *[other] 不再消費
    }
race_for_the_galaxy-do-done-ante = 不押牌
race_for_the_galaxy-do-done-reinforce_attack = 不再使用能力
race_for_the_galaxy-do-done-defend = 不再使用能力
race_for_the_galaxy-do-choose = { $first }（{ $bonus }）
race_for_the_galaxy-do-choose_two = { $first }和{ $second }
race_for_the_galaxy-do-choose_two-same = { $first }兩次
race_for_the_galaxy-do-name = { $number }
race_for_the_galaxy-do-keep = 留下{ $card }（{ $brief }）
race_for_the_galaxy-do-discard = 棄掉{ $card }（{ $brief }）
race_for_the_galaxy-do-place-development = { $sight ->
        [no] 放置{ $card }（費用{ $cost }）
       *[yes] { $price ->
            [0] 免費放置{ $card }
           *[other] 支付{ $price }張手牌放置{ $card }
        }{ $least ->
            [none] {""}
           *[other] （棄掉牌或商品則為{ $least }張）
        }
    }
race_for_the_galaxy-do-place-world = { $sight ->
        [no] { $military ->
            [yes] 放置{ $card }（防禦{ $cost }）
           *[no] 放置{ $card }（費用{ $cost }）
        }
       *[yes] { $military ->
            [yes] 放置{ $card }（防禦{ $cost }，你的軍力{ $strength }）
           *[no] { $price ->
                [0] 免費放置{ $card }
               *[other] 支付{ $price }張手牌放置{ $card }
            }{ $least ->
                [none] {""}
               *[other] （棄掉商品則為{ $least }張）
            }{ $defence ->
                [none] {""}
               *[other] （或征服：防禦{ $defence }，你的軍力{ $strength }）
            }
        }
    }
race_for_the_galaxy-do-pay = 用{ $card }支付（{ $brief }）
race_for_the_galaxy-do-pay_cost = { $sight ->
        [no] 支付費用
       *[yes] { $price ->
            [0] 免費放置{ $world }
           *[other] 為{ $world }支付{ $price }張手牌
        }
    }
race_for_the_galaxy-do-conquer = { $sight ->
        [no] 征服這個世界
       *[yes] 征服{ $world }（軍力{ $strength }，防禦{ $defence }）
    }
race_for_the_galaxy-do-pay_by = { $sight ->
        [no] 使用{ $card }支付費用
       *[yes] { $price ->
            [0] 使用{ $card }免費放置{ $world }
           *[other] 使用{ $card }為{ $world }支付{ $price }張手牌
        }
    }
race_for_the_galaxy-do-place_free = { $sight ->
        [no] 棄掉{ $card }，這個世界免費
       *[yes] 棄掉{ $card }，免費放置{ $world }
    }
race_for_the_galaxy-do-arm = 棄掉{ $card }，軍力+1（{ $brief }）
race_for_the_galaxy-do-use = 使用{ $card }：{ $does }
race_for_the_galaxy-do-use-in_vain = 白白棄掉{ $card }
race_for_the_galaxy-do-gamble = { $sight ->
        [no] 使用{ race_for_the_galaxy-card-gambling_world }賭博
       *[yes] { $old ->
            [yes] 使用{ race_for_the_galaxy-card-gambling_world }：說出數字並翻開一張牌
           *[no] 使用{ race_for_the_galaxy-card-new_gambling_world }：押上手牌並翻牌
        }
    }
race_for_the_galaxy-do-sell = { $sight ->
        [no] 賣出{ $card }的商品（{ $goods }）
       *[yes] { $wild ->
            [yes] 賣出{ $card }的商品（{ $goods }），最多抽{ $price }張牌
           *[no] 賣出{ $card }的商品（{ $goods }），抽{ $price }張牌
        }
    }
race_for_the_galaxy-do-consume = 消費{ $card }的商品（{ $goods }）
race_for_the_galaxy-do-produce = 在{ $card }生產商品（{ $goods }）
race_for_the_galaxy-do-boost = { $first }加聲望／搜尋卡（1聲望；{ $bonus }；{ $boost }）
race_for_the_galaxy-do-boost_first = { $first }加聲望／搜尋卡（{ $boost }），以及{ $second }
race_for_the_galaxy-do-boost_second = { $first }，以及{ $second }加聲望／搜尋卡（{ $boost }）
race_for_the_galaxy-do-boost_first-same = { $first }兩次，第一次加聲望／搜尋卡（{ $boost }）
race_for_the_galaxy-do-boost_second-same = { $first }兩次，第二次加聲望／搜尋卡（{ $boost }）
race_for_the_galaxy-do-take = { $sight ->
        [no] 拿這張牌
       *[yes] 拿{ $card }（{ $brief }）
    }
race_for_the_galaxy-do-decline = { $sight ->
        [no] 繼續搜尋
       *[yes] 放棄{ $card }，繼續搜尋
    }
race_for_the_galaxy-do-cash_in = 聲望獎勵：棄最多2張手牌，每張得1勝利點
race_for_the_galaxy-do-prevent = { $sight ->
        [no] 阻止第{ $number }次接管
       *[yes] 阻止第{ $number }次接管：{ $attacker }攻擊{ $owner }的{ $world }
    }
race_for_the_galaxy-do-as_kind = { $sight ->
        [no] { $what }
       *[yes] { $what }：抽{ $price }張牌
    }
race_for_the_galaxy-do-look_for = 尋找{ $what }
race_for_the_galaxy-do-keep-start = 以{ $card }開始（{ $brief }）
race_for_the_galaxy-do-place-better = 用{ $card }換下{ $old }（{ $brief }）
race_for_the_galaxy-do-place-by_sneak = { $sight ->
        [no] 征服{ $card }（{ $brief }）
       *[yes] 征服{ $card }（防禦{ $defence }，你的軍力{ $strength }）
    }
race_for_the_galaxy-do-conquer_by = { $sight ->
        [no] 棄掉{ $card }來征服這個世界
       *[yes] 棄掉{ $card }來征服{ $world }（軍力{ $strength }，防禦{ $defence }）
    }
race_for_the_galaxy-do-use-takeover = { $sight ->
        [no] 使用{ $card }：{ $does }
       *[yes] 使用{ $card }（{ $attack }對{ $defence }）：{ $does }
    }
race_for_the_galaxy-do-consume-spent = 棄掉{ $card }的商品（{ $goods }）
race_for_the_galaxy-do-attack = { $sight ->
        [no] 宣告接管{ $card }（{ $brief }）
       *[yes] 宣告接管{ $owner }的{ $card }（{ $attack }對{ $defence }）
    }
race_for_the_galaxy-do-replace = 換掉{ $card }（{ $brief }）
race_for_the_galaxy-do-save = 將{ $card }放在{ race_for_the_galaxy-card-galactic_scavengers }下面（{ $brief }）
race_for_the_galaxy-do-stake = 押上{ $card }，翻開{ $cost }張牌（{ $brief }）

## 提問背後的規則

race_for_the_galaxy-why-discard_at_start = 所有人同時從起始手牌棄掉規定的張數，正面朝下。留下的手牌也要用來支付最初的費用，所以最好留下很快就能放置的牌，以及可以拿來支付的牌。有的起始世界讓你留下的牌較少。
race_for_the_galaxy-why-choose_action = 這個回合只進行有人選擇的階段，所有人都參加。行動牌的獎勵只給選擇它的玩家。所有人秘密選擇，同時揭示。聲望／搜尋卡每局只能使用一次：支付1聲望，與行動牌一起打出，得到聲望獎勵；或者單獨打出來搜尋。
race_for_the_galaxy-why-keep_drawn = 在第Ⅰ階段，所有人抽2張牌，留1張。行動牌和牌陣中的能力會增加這兩個數目。沒有留下的牌正面朝下棄掉，原有的手牌不受影響。
race_for_the_galaxy-why-place_development = 在第Ⅱ階段，所有人可以放置一張手牌中的發展，但不能與自己牌陣中的發展相同。費用用其他手牌支付。所有人秘密選擇，同時揭示。只能選擇付得起的發展。
race_for_the_galaxy-why-pay_development = 發展的費用是牌上數字那麼多張手牌。能力可以減少費用，選擇發展行動的玩家再減1。支付的牌正面朝下棄掉。
race_for_the_galaxy-why-place_world = 在第Ⅲ階段，所有人可以放置一個手牌中的世界。非軍事世界用手牌支付費用；軍事世界在軍力不低於防禦時免費征服。只能選擇有辦法殖民的世界。
race_for_the_galaxy-why-how_to_settle = 殖民世界有幾種方式：支付費用、征服，或使用牌陣中的能力。只在本階段有效的軍力要在征服之前使用。軍力不會減少支付，支付也不會增加軍力。
race_for_the_galaxy-why-pay_world = 非軍事世界的費用是牌上數字那麼多張手牌，能力可以減少費用。有的能力讓你也能為軍事世界支付費用。支付的牌正面朝下棄掉。
race_for_the_galaxy-why-arm = 為這項能力棄掉的每張牌，到階段結束為止算1點軍力。不必用完，但必須讓所放置的世界有辦法征服。剩下的部分在同一階段不能再用於自己的世界，只能用來抵抗接管。
race_for_the_galaxy-why-place_second = 有{ race_for_the_galaxy-card-improved_logistics }時，第一個世界殖民完成後，可以用任何方式放置第二個，也可以宣告接管。第一個世界還不能幫忙。選擇殖民的獎勵只有一次，但能力會再讓你抽牌。
race_for_the_galaxy-why-sell_which = { $sale ->
        [plain] 這項能力賣出商品的價格是{ $price-novelty }張（{ race_for_the_galaxy-kind-novelty }）、{ $price-rare }張（{ race_for_the_galaxy-kind-rare }）、{ $price-genes }張（{ race_for_the_galaxy-kind-genes }）或{ $price-alien }張牌（{ race_for_the_galaxy-kind-alien }），不加提高價格的能力。
       *[other] 商品的價格是{ $price-novelty }張（{ race_for_the_galaxy-kind-novelty }）、{ $price-rare }張（{ race_for_the_galaxy-kind-rare }）、{ $price-genes }張（{ race_for_the_galaxy-kind-genes }）或{ $price-alien }張牌（{ race_for_the_galaxy-kind-alien }），再加上＄的能力。可以賣出而且有商品時，必須賣出一個。
    }
race_for_the_galaxy-why-use_power = 在第Ⅳ階段，能使用的能力都必須使用，各一次，並且盡量用足，但順序不限。只有棄手牌或支付聲望的能力可以不用。沒有能力用到的商品會留下來。
race_for_the_galaxy-why-discard_for_chips = { $gives ->
        [cards] { $card }讓你棄手牌，改抽新的牌。也可以不棄。
       *[points] { $card }讓你每棄一張手牌得1勝利點，最多到規定的張數。可以少棄，也可以不棄。不論選了什麼，這些勝利點都不會增加。
    }
race_for_the_galaxy-why-consume_good = { $card }有商品可用時，必須消費規定的數量。符合的商品更多時，由你選擇。不同種類的商品，也許用在其他能力或賣出更划算。{ race_for_the_galaxy-card-alien_oort_cloud_refinery }的商品種類任意，可以說它不是能力所需的種類；用於{ race_for_the_galaxy-card-galactic_exchange }時，也可以當作與你留下的商品相同的種類。這時可以停止消費。
race_for_the_galaxy-why-name_number = 你說出1到{ $highest }的一個數字，然後翻開牌庫的下一張牌。費用或防禦若等於這個數字，就加入手牌，否則棄掉。所有人都看得到這張牌。
race_for_the_galaxy-why-which_windfall = { $kind ->
        [any] 意外收穫世界不會自己生產。選擇生產的獎勵和某些能力，可以在沒有商品的意外收穫世界放上商品。
       *[other] 意外收穫世界不會自己生產。這項能力在沒有商品的{ $goods }意外收穫世界放上商品。
    }
race_for_the_galaxy-why-use_next = 計算生產數量的能力，最好在全部生產之後使用。但它帶來的牌也許正是你想棄掉來生產商品的，所以這些能力的順序由你決定。
race_for_the_galaxy-why-pay_to_produce = { $card }只有在你棄一張手牌時才生產。選擇要棄的牌，或者不棄牌、不生產。
race_for_the_galaxy-why-discard_to_limit = 回合結束時，手牌不能超過{ $limit }張；有{ race_for_the_galaxy-card-pan_galactic_research }或{ race_for_the_galaxy-card-black_hole_miners }時是{ $large-limit }張。多出來的牌正面朝下棄掉，或由{ race_for_the_galaxy-card-retrofit_salvage_inc }的擁有者加入手牌。
race_for_the_galaxy-why-choose_start = 每位玩家得到紅色和藍色起始世界各一張，秘密選擇其中一張，另一張正面朝下棄掉。揭示之前，也要從起始手牌中棄掉規定的張數。需要分先後時，編號最小的玩家先進行。
race_for_the_galaxy-why-save_at_start = 以{ race_for_the_galaxy-card-galactic_scavengers }開始的玩家，將1張起始手牌放在它下面。第Ⅴ階段會將下面的牌全部加入手牌，所以不會損失。
race_for_the_galaxy-why-name_category = 從九個類別選擇一個，然後逐一翻牌給所有人看，直到翻出符合的牌。第一張可以放棄，但第二張就必須拿。其他翻開的牌棄掉。
race_for_the_galaxy-why-take_found = 第一張符合的牌可以放棄，下一張符合的牌（{ $category }）就必須拿。搜尋異星科技世界時，放棄{ race_for_the_galaxy-card-alien_oort_cloud_refinery }（種類任意）不算用掉這次機會。{ $declined ->
        [yes] 你已經放棄過一張。
       *[no] {""}
    }
race_for_the_galaxy-why-discard_for_prestige = 第Ⅰ階段抽牌之前，可以用{ $card }棄1張手牌，得1聲望。也可以不棄。
race_for_the_galaxy-why-discard_mixed = 有這項能力或聲望獎勵時，抽到的牌先加入手牌。要棄的張數不變，但可以從全部牌中選擇。
race_for_the_galaxy-why-discard_before_develop = 這項能力讓你在第Ⅱ階段放置之前抽牌，然後棄手牌，可以是剛抽的牌，也可以是其他手牌。
race_for_the_galaxy-why-how_to_develop = 可以直接支付，也可以先使用減少費用的能力：棄掉{ race_for_the_galaxy-card-r_d_crash_program }，或用{ race_for_the_galaxy-card-golden_age_of_terraforming }棄掉一個{ race_for_the_galaxy-kind-rare }商品。超過費用的部分就浪費了。
race_for_the_galaxy-why-spend_good = 這項能力用掉一個{ $goods }商品，來減少費用或增加軍力。商品棄掉，不會得到其他東西。
race_for_the_galaxy-why-save_paid = 為發展或世界支付的牌，其中一張放在{ race_for_the_galaxy-card-galactic_scavengers }下面。第Ⅴ階段會將下面的牌全部加入手牌。
race_for_the_galaxy-why-discard_after_settle = 這項能力讓你在放置世界之後抽牌，然後棄手牌，可以是剛抽的牌，也可以是其他手牌。
race_for_the_galaxy-why-use_to_settle = 有幾項能力可以再放置世界。可以依任何順序逐一使用，也可以都不用。
race_for_the_galaxy-why-place_by_sneak = 放置世界之後，可以再征服手牌中的一個軍事世界，並棄掉{ race_for_the_galaxy-card-rebel_sneak_attack }。不能支付費用，也不是接管。
race_for_the_galaxy-why-replace_world = 每個殖民階段一次，可以將原有的一個非軍事世界換成手牌中的非軍事世界，種類必須相同，費用相同或最多高3。不必支付，得1聲望。舊世界上面和下面的牌一起棄掉。
race_for_the_galaxy-why-place_better = 新世界取代{ $card }，種類相同，費用相同或最多高3。意外收穫世界會得到商品。這不是殖民，所以沒有獎勵，也不會引發其他能力。
race_for_the_galaxy-why-declare_takeover = 沒有放置世界的玩家若有接管能力，可以改為宣告接管。你對那個世界的軍力，若不低於擁有者的軍力加上世界的防禦，就會成功。所有人殖民完成後才判定，擁有者在那之前可以增加軍力。不可能成功的接管也可以宣告。
race_for_the_galaxy-why-takeover_by = 你有幾項能力可以用來接管{ $card }。有的要棄掉牌，有的要支付聲望，有的會摧毀世界。
race_for_the_galaxy-why-reinforce_attack = 攻擊的一方只有現在能增加軍力；對方決定是否抵抗之後，就不能再增加。增加的軍力持續到階段結束。
race_for_the_galaxy-why-prevent_takeover = 判定接管之前，{ race_for_the_galaxy-card-pan_galactic_security_council }的擁有者可以支付1聲望，讓其中一次失敗，不論攻擊的是誰。
race_for_the_galaxy-why-defend = 照現在的情況，接管會成功。世界的擁有者可以使用本階段還沒用過的軍力能力，或其剩下的部分。增加的軍力對本階段之後的接管也有效。
race_for_the_galaxy-why-sell_as_kind = { $sale ->
        [plain] 這個商品的種類由擁有者決定，以該種類的基本價格賣出，不加任何能力。
       *[other] 這個商品的種類由擁有者決定，以該種類的價格賣出，加上適用的能力。
    }
race_for_the_galaxy-why-discard_set = { $card }讓你棄兩張手牌，得1聲望。兩張都棄，或者都不棄。
race_for_the_galaxy-why-cash_in = 「{ race_for_the_galaxy-action-consume_trade }」加上聲望／搜尋卡時，還可以棄最多2張手牌，每張得1勝利點。可以少棄，也可以不棄。這些勝利點不會增加。
race_for_the_galaxy-why-ante = 可以押上一張費用或防禦為1到{ $ante }的手牌，然後翻開那麼多張牌。只要有一張的數字更大，就從翻開的牌中選一張加入手牌，押的牌也留著。如果沒有，押的牌就棄掉。
race_for_the_galaxy-why-keep_prize = 翻開的牌中有數字比押的牌更大的。從全部翻開的牌中任選一張加入手牌，其餘棄掉。
race_for_the_galaxy-why-produce_as_kind = { race_for_the_galaxy-card-alien_oort_cloud_refinery }（種類任意）因不限種類的能力或獎勵而生產。計算生產數量的能力需要知道它是哪個種類。
