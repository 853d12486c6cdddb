## 早見表

empire_vs_rebellion-reference-00-title =
    # 早見表

    目標は勝利ポイント{ $points }。ラウンドには3つのフェーズがあります。

empire_vs_rebellion-reference-01-planning =
    ## 計画

    - イベントを明かす。
    - 戦略の選択：未使用の戦略カードを1枚、密かに選ぶ。

empire_vs_rebellion-reference-02-struggle =
    ## 紛争

    バランス・トークンが示す側から。ターンには1つだけ行う。

    - カードのプレイ：収容力の範囲で、デッキの一番上のカード。
    - パワーの使用：準備中のカードを1枚疲弊させる。
    - 影響力を費やす：影響力1で、疲弊したカードを1枚準備中にする。
    - パス：双方が連続してパスすると、紛争は終わる。

    カードが1枚もなければ、必ずプレイする。

empire_vs_rebellion-reference-03-dominance =
    ## 支配

    - 戦略を明かす：カードの総リソース値が目標値を超えていなければ、効果がある。
    - 勝利の決定：目標値を超えない範囲で、高い方が勝つ。同点ならバランス・トークンで決める。双方とも超えたら、イベントはイベント・デッキの一番下へ。
    - 勝者は勝利ポイント、次に影響力を得る。その後、イベントの効果を解決する。
    - 整理：予備以外の全てのカードをシャッフルする。バランス・トークンは勝利ポイントの少ない側へ、同じならこのラウンドの敗者の側へ。選んだ戦略カードは使用済みになり、未使用のものがなければ全て回収する。

empire_vs_rebellion-reference-04-powers =
    ## 基本カードのパワー

    - { empire_vs_rebellion-kind-military }：対戦相手のカードを1枚捨て札する。
    - { empire_vs_rebellion-kind-diplomacy }：自分のカードを1枚捨て札する。
    - { empire_vs_rebellion-kind-recon }：どちらかのデッキの上から{ $look }枚を見て、1枚捨て札する。
    - { empire_vs_rebellion-kind-the_force }：どちらかの準備中のカードを1枚疲弊させる。

empire_vs_rebellion-reference-05-strategies =
    ## 戦略

    - { empire_vs_rebellion-card-bureaucracy }：対戦相手がイベントに勝ったら、影響力+{ $bureaucracy }。
    - { empire_vs_rebellion-card-deception }：勝敗が逆になる。
    - { empire_vs_rebellion-card-direct_assault }：総リソース値+{ $assault }。
    - { empire_vs_rebellion-card-infiltration }：対戦相手の次の戦略カードを選ぶ。
    - { empire_vs_rebellion-card-support }：キャラクターを1枚、デッキに加えてもよい。
