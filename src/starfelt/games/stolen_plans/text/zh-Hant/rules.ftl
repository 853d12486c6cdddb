## 規則書

stolen_plans-rules-00-title = # 失竊的計畫

stolen_plans-rules-01-goal =
    ## 目標

    機器人R2-D2帶著失竊的計畫。抽牌堆的最後一張牌被抽走時，手上有R2-D2的玩家獲勝。在那之前，想辦法找到它、奪取它，並且守住它。{ $least }到{ $most }人遊玩。

stolen_plans-rules-02-setup =
    ## 遊戲準備

    將所有牌洗勻，每位玩家發{ $hand }張，其餘的牌作為抽牌堆。牌庫共{ $base }張，加入全部六張獎勵牌則為{ $full }張；也可以只使用其中幾張獎勵牌。起始玩家隨機決定，之後輪到左邊的玩家，依此類推。

stolen_plans-rules-03-turn =
    ## 你的回合

    從下列兩件事中選一件做，不能跳過。

    - 從抽牌堆頂抽一張牌。
    - 打出一張手牌（反抗軍英雄則是兩張一起），執行效果後棄掉。

    手牌沒有上限。棄掉的牌不會回到抽牌堆，所以每抽一張牌，遊戲就離結束更近一步。

stolen_plans-rules-04-attack =
    ## 攻擊與防禦

    攻擊牌的點數與張數：{ $attack-cards }

    防禦牌的點數與張數：{ $defend-cards }、反抗軍英雄 { $han_solo-defence }、絕地專用的{ $jedi-defend-cards }

    選擇一位有手牌的玩家攻擊。對方最多可以使用{ $cards }張防禦牌，並將數值相加，再與攻擊比較：

    - 攻擊較高：防禦者失去差額張數的牌。
    - 防禦較高：攻擊者失去差額張數的牌。
    - 相同：雙方都不失去牌。

    要棄掉哪些牌，由失去牌的一方選擇。戰鬥中用掉的牌也要棄掉，但不計入失去的張數。例如{ stolen_plans-card-jawa }以{ $jawa-attack }點攻擊，對方用一張{ stolen_plans-card-blaster_heavy }防禦{ $blaster_heavy-defence }點，防禦者就要失去{ $example }張牌。防禦牌不能在自己的回合打出。

    R2-D2絕對不能棄掉。要失去的牌比能棄的牌還多時，你要留著R2-D2，並宣告無法棄牌。這樣一來，大家就知道它在哪裡了。

stolen_plans-rules-05-steal =
    ## 奪取

    { stolen_plans-card-bounty_hunter }可以奪取{ $bounty_hunter-number }張牌，{ stolen_plans-card-crime_lord }可以奪取{ $crime_lord-number }張牌，都是從另一位玩家手中隨機抽取，加入你的手牌。牌庫中分別有{ $bounty_hunter-copies }張和{ $crime_lord-copies }張。

stolen_plans-rules-06-heroes =
    ## 反抗軍英雄

    { $heroes }（各{ $han_solo-copies }張）。任意兩張一起打出，就能隨機奪取共{ $han_solo-number }張牌，可以都來自同一位玩家，也可以來自不同玩家。要在看到第一張牌之前選定所有對象。單獨一張則可以當作防禦牌使用。

stolen_plans-rules-07-jedi =
    ## 絕地

    打出{ stolen_plans-card-learn_the_ways }（{ $learn_the_ways-copies }張），正面朝上放在自己面前，直到遊戲結束你都是絕地武士。只有絕地武士能使用絕地專用牌，也就是{ stolen_plans-card-lightsaber }和五種尤達大師：

    { $yoda-cards }

stolen_plans-rules-08-bonus =
    ## 獎勵牌

    可以自由選用，各一張。

    { $bonus-cards }

stolen_plans-rules-09-knowledge =
    ## 誰知道什麼

    手牌內容是秘密，但張數是公開的。棄牌正面朝上，最上面的一張隨時看得到。被奪取的是哪張牌，只有當事的兩位玩家知道。手牌轉手或交換時，給牌的人和拿到牌的人都知道內容。

stolen_plans-rules-10-end =
    ## 遊戲結束

    抽牌堆的最後一張牌被抽走的那一刻，遊戲立刻結束。手上有R2-D2的玩家展示它，成為贏家。這時R2-D2一定在某人手上，所以贏家永遠只有一位。如果最後一張牌就是R2-D2，抽到的人獲勝。

stolen_plans-rules-11-tips =
    ## 提示

    - 攻擊手牌少的玩家。如果有人無法棄掉最後一張牌，那很可能就是R2-D2，把它奪過來吧。
    - 把R2-D2藏在一大把手牌裡，並留兩張防禦牌應付強力的攻擊。
    - 留一張奪取牌到最後幾個回合。
    - 數一數抽牌堆剩幾張。有優勢的話，可以讓遊戲提早一張牌結束。

## 規則書中的牌表

stolen_plans-listed-card = { $card } { $value }（{ $copies }張）
stolen_plans-listed-yoda_pass_left = - 向左傳牌：所有人同時把全部手牌傳給左邊的玩家。
stolen_plans-listed-yoda_discard_all = - 清空手牌：一位玩家棄掉全部手牌，但保留R2-D2和誘餌。
stolen_plans-listed-yoda_swap = - 交換手牌：與一位玩家交換全部手牌。
stolen_plans-listed-yoda_look_take = - 窺探手牌：查看一位玩家的手牌，拿走一張。
stolen_plans-listed-yoda_take_all = - 接收手牌：拿走一位玩家的全部手牌。
stolen_plans-listed-traitor = - 叛徒：手上同時有R2-D2和達斯·維達時，展示它們並立刻獲勝。
stolen_plans-listed-advantage = - 優勢：放在自己面前，抽牌時可以抽兩張。
stolen_plans-listed-counter = - 反制：棄掉場上的優勢。
stolen_plans-listed-search = - 搜索：從棄牌堆任選{ $number }張牌。
stolen_plans-listed-discard_all = - 全部棄牌：一位玩家棄掉全部手牌，但要把R2-D2和誘餌交給你。
stolen_plans-listed-decoy = - 誘餌：不能打出也不能棄掉，讓別人誤以為是R2-D2。
