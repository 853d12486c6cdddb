## 規則書

star_realms-rules-00-title = # 星域爭霸

star_realms-rules-01-overview =
    ## 概觀

    兩位玩家各自率領艦隊對戰。一開始，牌庫裡只有幾張弱小的艦船。每個回合你打出手牌，得到三種東西：

    - 貿易：用來取得貿易列的艦船和基地，加入自己的牌庫。
    - 戰鬥：用來攻擊對手和對手的基地。
    - 威望：玩家的分數，從{ $starting_authority }點開始。先讓對手的威望降到0的玩家獲勝。

star_realms-rules-02-setup =
    ## 遊戲準備

    - 每位玩家的牌庫有{ $scouts }張{ star_realms-card-scout }和{ $vipers }張{ star_realms-card-viper }，共{ $starters }張，洗勻後正面朝下放置，旁邊留出棄牌堆的位置。
    - { $explorers }張{ star_realms-card-explorer }正面朝上，放成一堆。
    - 將{ $deck }張貿易牌庫洗勻，正面朝下放置，再翻開最上面的{ $row }張排成一列，這就是貿易列。旁邊留出廢棄堆的位置。
    - 先手玩家隨機決定，抽{ $first-hand }張牌；後手玩家抽{ $hand }張牌。

star_realms-rules-03-turn =
    ## 回合

    玩家輪流進行回合。每個回合有三個階段。

    - 主要階段：打出手牌、使用能力、取得牌、攻擊，順序和次數不限，也都不是必須做的。
    - 棄牌階段：失去貿易池和戰鬥池中剩下的點數。在場的艦船和剩餘的手牌全部進入棄牌堆，基地則留在場上。
    - 抽牌階段：抽{ $hand }張牌，然後輪到對手。

star_realms-rules-04-playing =
    ## 打出手牌

    打出手牌不需要費用，正面朝上放在自己面前即可。牌有兩種類型。

    - 艦船：一打出就立刻發動主要能力，並且執行完畢。艦船留在場上直到回合結束。
    - 基地：留在場上，直到被摧毀或廢棄。主要能力可以在主要階段隨時使用，每回合一次，打出的那個回合也可以。

star_realms-rules-05-abilities =
    ## 使用能力

    牌的能力有三種：主要能力、同盟能力、廢棄能力。每張牌的每項能力每回合可以使用一次；有兩張相同的牌時，各自分開計算。

    - 得到的貿易和戰鬥進入貿易池和戰鬥池，可以在主要階段使用。威望則立刻加到分數上，沒有上限。
    - 能力的各個部分依照文字順序全部執行。做不到的部分就略過，其餘照常進行。
    - 有兩個效果可選時，每次使用都重新選擇其中一個。
    - 艦船的主要能力一定會發動。其他能力可以不用；但只要用了，除了寫明「可以」的部分以外，都必須執行。
    - 有些基地的能力不必使用就持續有效，例如{ star_realms-card-mech_world }。

star_realms-rules-06-ally =
    ## 同盟能力

    你的場上另有相同陣營的艦船或基地時，就可以使用這張牌的同盟能力。打出的先後沒有關係，之前回合留下的基地也算。所以，相同陣營的兩張牌互為盟友，各自可以使用自己的同盟能力。牌不能當自己的盟友，無陣營的牌沒有盟友。

    同盟能力可以等到主要階段稍後再用。重點是使用的那一刻：如果盟友已經先被廢棄，就不能用了。

star_realms-rules-07-scrap =
    ## 廢棄

    要使用廢棄能力，先把這張牌從場上移到廢棄堆，然後執行效果。這張牌之前帶來的東西都會保留，所以應該先使用其他能力。基地可以在自己的任何回合廢棄，不論主要能力用過沒有。

    有些能力可以廢棄手牌、棄牌堆或貿易列的牌，但不能選擇在場的牌。這樣廢棄的牌，廢棄能力不會發動。

    廢棄堆的牌不會再回來。只有{ star_realms-card-explorer }例外，不論怎樣廢棄都回到{ star_realms-card-explorer }牌堆，甚至同一回合就可以再次取得。

star_realms-rules-08-acquiring =
    ## 取得牌

    從貿易池支付費用，把貿易列的牌放進自己的棄牌堆。要等抽到之後才能使用。{ star_realms-card-explorer }牌堆還有牌時，可以用{ $explorer-cost }點貿易取得一張。

    貿易列的空位立刻由貿易牌庫的下一張牌補上，同一回合就可以取得那張牌。貿易牌庫用完後，貿易列會逐漸變短，遊戲繼續進行。

star_realms-rules-09-attacking =
    ## 攻擊

    戰鬥可以在主要階段隨時使用，也可以任意分配。

    - 攻擊基地：一次花費等同防禦的戰鬥。基地被摧毀，進入擁有者的棄牌堆。不能只造成部分損傷。
    - 攻擊對手：花費任意點數的戰鬥，對手失去同樣點數的威望。

    有些能力可以不用戰鬥摧毀基地，也不論防禦多少。只能選擇對手的基地。

star_realms-rules-10-bases =
    ## 基地與前哨站

    有些基地是前哨站。玩家有前哨站在場時，不能攻擊該玩家和他的其他基地，也不能用能力摧毀其他基地。前哨站之間可以任選一座。最後一座前哨站消失後，其他目標立刻可以攻擊。

    前哨站只保護這些，例如無法阻止讓人棄牌的效果。

star_realms-rules-11-discards =
    ## 讓對手棄牌

    有些牌讓對手棄牌。對手在你的回合中立刻棄牌，棄哪一張由他自己選擇。棄掉的牌正面朝上放進棄牌堆，沒有效果。對手沒有手牌時什麼都不會發生，之後也不必補棄。有多個這樣的效果時，逐一執行。

star_realms-rules-12-drawing =
    ## 抽牌與洗牌

    牌要一張一張抽。需要抽牌而牌庫已空時，將棄牌堆洗勻成為新的牌庫，再繼續抽。例如抽牌階段時牌庫剩{ $left }張，就先抽這{ $left }張，將棄牌堆洗勻後再抽{ $more }張。

    牌庫空了也要等到需要抽牌時才洗牌。手牌和在場的牌不會洗進去；但棄牌階段在抽牌階段之前，所以剛打出的艦船可能又被抽到。牌庫和棄牌堆都空了，就不再抽牌，也沒有其他後果。

star_realms-rules-13-end =
    ## 遊戲結束

    威望降到0以下的玩家立刻落敗，回合不再繼續。雙方合計{ $cap }個回合後仍未分出勝負，就以平手結束。

star_realms-rules-14-knowledge =
    ## 誰知道什麼

    貿易列、廢棄堆、在場的牌、雙方的棄牌堆、池中的點數、威望，以及手牌和牌庫的張數，所有人都可以看。手牌內容和牌庫順序是秘密。放到牌庫頂的牌，雙方都知道是哪一張。

star_realms-rules-15-cards =
    ## 特殊的牌

    - { star_realms-card-stealth_needle }：複製本回合你打出的另一艘艦船，之後被廢棄的也可以。有艦船可選時必須複製，沒有就什麼都不會發生。它立刻執行那艘艦船打出時的效果（複製{ star_realms-card-embassy_yacht }時重新計算基地）。之後它擁有那艘艦船的同盟能力和廢棄能力，各可使用一次，並同時屬於兩個陣營。那艘艦船若仍在場，兩者就互為盟友。使用廢棄能力時，進入廢棄堆的是{ star_realms-card-stealth_needle }本身，即使它複製的是{ star_realms-card-explorer }。離場之後，它就只是普通的{ star_realms-card-stealth_needle }。
    - { star_realms-card-blob_world }：計算本回合到目前為止你打出的異形牌，艦船和基地都算。打出它的那個回合，它自己也算；之後被廢棄的牌也算，但之前回合留下的基地不算。{ star_realms-card-stealth_needle }和{ star_realms-card-mech_world }都不算。即使數量是0，也可以選擇抽牌。
    - { star_realms-card-recycling_station }：先棄掉0到{ $recycling_station-primary-discard_then_draw }張手牌，全部棄完再抽同樣張數的牌。牌庫不夠時，剛棄掉的牌也會洗進去。
    - { star_realms-card-brain_world }：從手牌和棄牌堆任意選擇合計0到{ $brain_world-primary-scrap_then_draw }張牌廢棄，再抽剛好同樣張數的牌。
    - { star_realms-card-machine_base }：抽牌之後必須廢棄一張手牌，剛抽到的牌也可以。沒有牌可抽時，仍要廢棄手牌。
    - { star_realms-card-junkyard }：使用時只要有牌，就必須廢棄手牌或棄牌堆中的一張。
    - { star_realms-card-trade_bot }、{ star_realms-card-missile_bot }、{ star_realms-card-supply_bot }、{ star_realms-card-battle_mech }、{ star_realms-card-patrol_mech }：可以廢棄手牌或棄牌堆中的一張牌。這艘艦船本身已經在場，所以不能選它。
    - { star_realms-card-embassy_yacht }：只在打出時檢查一次基地是否有{ $embassy_yacht-primary-draw_for_bases-bases }座以上。不論新舊，你的基地都算。
    - { star_realms-card-blob_carrier }：從貿易列或{ star_realms-card-explorer }牌堆取得一艘艦船，不論費用多少，放到牌庫頂。不能選擇基地。這不會用掉{ star_realms-card-freighter }的效果。
    - { star_realms-card-freighter }、{ star_realms-card-central_office }：本回合你取得的下一艘艦船可以放到牌庫頂，{ star_realms-card-explorer }也可以。取得時就要決定；如果把它放進棄牌堆，效果就用掉了。基地不算。有兩個這樣的效果就可以用在兩艘艦船上，後放的在上面。放到牌庫頂的牌，同一回合就可能抽到。
    - { star_realms-card-battle_pod }、{ star_realms-card-blob_destroyer }：貿易列的牌可以不廢棄，廢棄後空位立刻補上。{ star_realms-card-blob_destroyer }的兩個效果各自獨立。
    - { star_realms-card-missile_mech }、{ star_realms-card-command_ship }、{ star_realms-card-battlecruiser }、{ star_realms-card-port_of_call }：可以選擇不摧毀基地。{ star_realms-card-battlecruiser }和{ star_realms-card-port_of_call }一定要先抽牌。
    - { star_realms-card-trading_post }、{ star_realms-card-barter_world }、{ star_realms-card-defense_center }、{ star_realms-card-patrol_mech }：每次使用時選擇一個效果。
    - { star_realms-card-battle_station }：沒有主要能力，只有廢棄能力。
    - { star_realms-card-mech_world }：在場時是所有陣營的盟友。它是機械教派的牌，沒有需要使用的能力，在{ star_realms-card-blob_world }計算時也不是異形牌。
    - { star_realms-card-fleet_hq }：在場時，你每打出一艘艦船，當下得到1點戰鬥。先打出的艦船不算。{ star_realms-card-stealth_needle }和其他艦船一樣，只得到1點。

star_realms-rules-16-factions =
    ## 陣營

    牌名後面的數字是費用，括號內是貿易牌庫中的張數。基地的費用後面，斜線之後是防禦。標有★的是前哨站。

    ### { star_realms-faction-blob }

    用少許貿易換來大量戰鬥，還能清除貿易列的牌。

    - 艦船：{ $blob-ships }
    - 基地：{ $blob-bases }

    ### { star_realms-faction-trade_federation }

    帶來威望和貿易。

    - 艦船：{ $trade_federation-ships }
    - 基地：{ $trade_federation-bases }

    ### { star_realms-faction-star_empire }

    抽牌，並且讓對手棄牌。

    - 艦船：{ $star_empire-ships }
    - 基地：{ $star_empire-bases }

    ### { star_realms-faction-machine_cult }

    廢棄自己的弱牌，前哨站也多。

    - 艦船：{ $machine_cult-ships }
    - 基地：{ $machine_cult-bases }

star_realms-rules-17-options =
    ## 選項

    以上是沒有另外選擇時的規則。下列事項可以用這裡寫的字詞來選擇：

    - { star_realms-option-first_player }
    - { star_realms-option-starting_authority }
    - { star_realms-option-cap }
    - { star_realms-option-explorer_pile }
    - { star_realms-option-discard_timing }
    - { star_realms-option-ally_condition }
    - { star_realms-option-fleet_hq }
    - { star_realms-option-needle_counts_for_blob_world }
    - { star_realms-option-needle_copy_source }
    - { star_realms-option-destroy_own_base }

star_realms-rules-18-tips =
    ## 提示

    - 相同陣營的牌會互相強化。取得之前，先想想自己有哪些牌。
    - 廢棄{ star_realms-card-scout }和{ star_realms-card-viper }：牌庫越小，強的牌就越快再抽到。
    - 抽牌的能力要在決定取得什麼之前使用，同盟能力要在廢棄盟友之前使用。
    - 留意貿易列：有些牌對對手比對你更有用。

## 規則書中的牌表

star_realms-listed-ship = { $card } { $cost }（{ $copies }）
star_realms-listed-base = { $card } { $cost }／{ $defense }（{ $copies }）
star_realms-listed-outpost = { $card }★ { $cost }／{ $defense }（{ $copies }）
