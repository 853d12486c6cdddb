star_realms-name = スター・レルムズ
star_realms-goal = 相手の威信を0にすれば勝ちです。手札をプレイし、トレードで強いカードを獲得し、戦闘で攻撃しましょう。

line-welcome-star_realms =
    「{ star_realms-name }」へようこそ！
    2人とも同じ小さな艦隊で始めます。威信がなくなった人の負けです。
    自分のターンには、手札をプレイし、トレードで艦船や基地を獲得し、戦闘で攻撃します。獲得したカードは、後で引いた時に使えます。
cli-end-star_realms-authority = どちらかの威信がなくなって終了
cli-end-star_realms-cap = ターン数の上限で引き分け
pages-game-star_realms = 艦船と基地でデッキを作り、相手の威信をなくします。

## ゲームのオプション

star_realms-option-first_player = 先手：randomはランダム、1か2はその番号のプレイヤー
star_realms-option-starting_authority = 各プレイヤーが最初に持つ威信
star_realms-option-cap = 引き分けになるまでのターン数（両プレイヤーの合計）
star_realms-option-explorer_pile = 探検家の枚数：10枚、16枚、infiniteは無制限
star_realms-option-discard_timing = 対戦相手のカードで捨て札する時期：immediateは対戦相手のターン中に直ちに、start_of_victims_turnは次の自分のターンの開始時
star_realms-option-ally_condition = 同盟者能力を使える時期：at_useは同盟者がプレイ中の間だけ、stickyは一度同盟者がいればそのターンの終わりまで
star_realms-option-fleet_hq = 艦隊司令部で戦闘を得る艦船：errataは艦隊司令部のプレイ中にプレイした艦船、printed_2014は艦隊司令部をプレイした時にプレイ中だった艦船も含む
star_realms-option-needle_counts_for_blob_world = ブロブの艦船をコピーしたステルス・ニードルを、ブロブ世界でブロブのカードとして数える
star_realms-option-needle_copy_source = ステルス・ニードルがコピーできる艦船：played_this_turnはこのターンにプレイした他の艦船（その後に廃棄したものも含む）、in_playはまだプレイ中の艦船だけ
star_realms-option-destroy_own_base = 戦闘なしで基地を破壊する能力で、自分の基地も選べる

## 結末

star_realms-ending-authority = { $reader ->
        [player] 対戦相手の威信がなくなりました。あなたの勝利です！
        [other] あなたの威信がなくなりました。{ $player }の勝利です。
       *[somebody] { $player }の対戦相手の威信がなくなりました。{ $player }の勝利です。
    }
star_realms-ending-cap = 勝負がつかないまま最後のターンが終わりました。引き分けです。
