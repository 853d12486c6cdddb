## 規則摘要

empire_vs_rebellion-reference-00-title =
    # 規則摘要

    目標是{ $points }點勝利點數。每回合有三個階段。

empire_vs_rebellion-reference-01-planning =
    ## 規劃

    - 揭露事件牌。
    - 選擇戰略牌：各自秘密選擇一張未使用的戰略牌。

empire_vs_rebellion-reference-02-struggle =
    ## 對戰

    由均勢標記所顯示的一方開始。每次行動只做一項：

    - 打出一張卡牌：在容納上限之內，打出資源牌堆頂的牌。
    - 使用能力：橫置一張豎置的牌。
    - 使用影響力：用1點影響力重置一張橫置的牌。
    - 放棄行動：雙方接連放棄行動，對戰就結束。

    面前沒有牌時，必須打出一張牌。

empire_vs_rebellion-reference-03-dominance =
    ## 結算

    - 揭示戰略牌：牌的總資源點數沒有超過任務點數時才有效。
    - 結算勝利點數：在不超過任務點數的前提下，點數較高的一方獲勝。相同時由均勢標記決定。雙方都超過時，事件牌放到事件牌堆底部。
    - 勝者先獲得勝利點數，再獲得影響力，然後結算事件的效果。
    - 清理戰場：將儲備堆以外的所有牌洗勻。均勢標記設為勝利點數較少的一方，相同時設為本回合的敗者。所選的戰略牌成為已使用；沒有未使用的戰略牌時全部收回。

empire_vs_rebellion-reference-04-powers =
    ## 基本牌的能力

    - { empire_vs_rebellion-kind-military }：棄除對手的一張牌。
    - { empire_vs_rebellion-kind-diplomacy }：棄除自己的一張牌。
    - { empire_vs_rebellion-kind-recon }：查看任一方資源牌堆頂的{ $look }張牌，棄除一張。
    - { empire_vs_rebellion-kind-the_force }：橫置任一方的一張豎置的牌。

empire_vs_rebellion-reference-05-strategies =
    ## 戰略牌

    - { empire_vs_rebellion-card-bureaucracy }：對手贏得事件時，影響力+{ $bureaucracy }。
    - { empire_vs_rebellion-card-deception }：勝負顛倒。
    - { empire_vs_rebellion-card-direct_assault }：總資源點數+{ $assault }。
    - { empire_vs_rebellion-card-infiltration }：由你選擇對手的下一張戰略牌。
    - { empire_vs_rebellion-card-support }：可以將一名角色加入資源牌堆。
