## 「レース・フォー・ザ・ギャラクシー」の場

line-race_for_the_galaxy-round = 第{ $number }ラウンド
line-race_for_the_galaxy-phases = { $phases }
    .label = 第{ $number }ラウンド
line-race_for_the_galaxy-now = { $phase }（今）
line-race_for_the_galaxy-again = { $phase }（2回目）
line-race_for_the_galaxy-supply = 中央のVPチップ{ $pool }点、デッキ{ $deck }枚、捨て札{ $discards }枚{ $takeovers ->
        [on] 、占領あり
        [off] 、占領なし
       *[none] { "" }
    }
line-race_for_the_galaxy-player = 合計{ $score }VP（うちチップ{ $chips }）、手札{ $hand }枚、{ $military }{ $counted ->
        [yes] 、{ $prestige }
       *[no] { "" }
    }{ $actions }
    .label = { $reader ->
        [player] あなた
       *[somebody] { $player }
    }
line-race_for_the_galaxy-military = 軍事力{ $number }
line-race_for_the_galaxy-military-now = 軍事力{ $number }（このフェイズはさらに+{ $extra }）
line-race_for_the_galaxy-last = 、選んだアクション：{ $actions }
line-race_for_the_galaxy-plus = と
line-race_for_the_galaxy-boosted = { $action }＋威信／探索カード
line-race_for_the_galaxy-tableau = { $cards }
    .label = 配置済み（{ $number }枚）
line-race_for_the_galaxy-tableau-of =
    .label = { $reader ->
        [player] あなたの配置済みのカード（{ $number }枚）
       *[somebody] { $player }の配置済みのカード（{ $number }枚）
    }
line-race_for_the_galaxy-own-tableau =
    .label = あなたの配置済みのカード（{ $number }/{ $most }枚）
line-race_for_the_galaxy-has-drawn = 引いたカード{ $number }枚（まだ手札に加えていません）
line-race_for_the_galaxy-shown = { $cards }
    .label = { $certain ->
        [yes] この手札に必ずあるカード
       *[no] この手札に見えたカード（その後捨てたかもしれません）
    }
line-race_for_the_galaxy-hand = { $number ->
        [0] なし
       *[other] { "" }
    }
    .label = { $number ->
        [0] あなたの手札
       *[other] あなたの手札（{ $number }枚）
    }
line-race_for_the_galaxy-drawn =
    .label = 引いたカード（{ $number }枚、まだ手札に加えていません）
line-race_for_the_galaxy-paid =
    .label = 払ったカード（{ $number }枚、このうち1枚を取っておきます）
line-race_for_the_galaxy-start-worlds =
    .label = あなたの初期ワールド（1枚を選びます）
line-race_for_the_galaxy-flipped = { $cards }
    .label = めくられたカード（{ $number }枚）
line-race_for_the_galaxy-short-hand = { $cards }
    .label = あなたの手札（{ $number }枚）
line-race_for_the_galaxy-goods = { $number ->
        [0] あなたの製品：なし
       *[other] あなたの製品（{ $number }つ）：{ $goods }
    }。VPチップ{ $chips }点、手札{ $hand }枚
line-race_for_the_galaxy-secret-actions = あなたが選んだアクション（ほかの人はまだ知りません）：{ $actions }
line-race_for_the_galaxy-secret-card = あなたが配置するカード（ほかの人はまだ知りません）：{ $card }
line-race_for_the_galaxy-keep = { $card }を残す：{ $line }
line-race_for_the_galaxy-noted = { $card }（{ $notes }）
line-race_for_the_galaxy-note-good = { $wild ->
        [yes] 好きな種類の製品
       *[no] 製品
    }
line-race_for_the_galaxy-note-saved-which = 下に{ $cards }
line-race_for_the_galaxy-note-saved-number = 下に{ $number }枚
line-race_for_the_galaxy-note-new = 新
line-race_for_the_galaxy-note-used = 使用済み
line-race_for_the_galaxy-note-worth = 今{ $number }VP
line-race_for_the_galaxy-none = なし

# 合計
line-race_for_the_galaxy-against = { $against }
    .label = 軍事力の追加
line-race_for_the_galaxy-less = { $less }
    .label = コストの割引
line-race_for_the_galaxy-against-novelty = { race_for_the_galaxy-kind-novelty }に{ $number }
line-race_for_the_galaxy-against-rare = { race_for_the_galaxy-kind-rare }に{ $number }
line-race_for_the_galaxy-against-genes = { race_for_the_galaxy-kind-genes }に{ $number }
line-race_for_the_galaxy-against-alien = { race_for_the_galaxy-kind-alien }に{ $number }
line-race_for_the_galaxy-against-rebel = { race_for_the_galaxy-keyword-rebel }に{ $number }
line-race_for_the_galaxy-less-developments = デベロップ{ $number }
line-race_for_the_galaxy-less-any = ワールド{ $number }
line-race_for_the_galaxy-less-novelty = { race_for_the_galaxy-kind-novelty }のワールド{ $number }
line-race_for_the_galaxy-less-rare = { race_for_the_galaxy-kind-rare }のワールド{ $number }
line-race_for_the_galaxy-less-genes = { race_for_the_galaxy-kind-genes }のワールド{ $number }
line-race_for_the_galaxy-less-alien = { race_for_the_galaxy-kind-alien }のワールド{ $number }
line-race_for_the_galaxy-prices = { $prices }
    .label = { $reader ->
        [player] あなたの製品の売値（枚）
       *[somebody] { $player }の製品の売値（枚）
    }
line-race_for_the_galaxy-price = { $what } { $number }
line-race_for_the_galaxy-price-wild = { $what } 最大{ $number }（種類は自由、パワーでのみ売れる）
line-race_for_the_galaxy-to-sell = { $prices }
    .label = 今ある製品
line-race_for_the_galaxy-strength = { $military }
    .label = 軍事力
line-race_for_the_galaxy-known-own = { $cards }
    .label = 捨て札{ $discards }枚のうち、あなたが知っている{ $number }枚
line-race_for_the_galaxy-known-spectator = { $cards }
    .label = 捨て札{ $discards }枚のうち、全員が知っている{ $number }枚
line-race_for_the_galaxy-shuffled = { $cards }
    .label = デッキに戻ってから見えていない捨て札（{ $number }枚）
line-race_for_the_galaxy-rejected-starts = { $worlds }
    .label = 選ばれずに捨てられた初期ワールド
line-race_for_the_galaxy-rejected = { $player } { $colour ->
        [red] 赤
       *[blue] 青
    }

# 威信
line-race_for_the_galaxy-prestige-plain = 威信{ $number }
line-race_for_the_galaxy-prestige-noted = 威信{ $number }（{ $notes }）
line-race_for_the_galaxy-lead-alone = 単独リーダー
line-race_for_the_galaxy-lead-shared = 同点リーダー
line-race_for_the_galaxy-lead-tile = タイルに威信あり
line-race_for_the_galaxy-card-used = カード使用済み
line-race_for_the_galaxy-card-unused = カード未使用
line-race_for_the_galaxy-prestige-of = { $prestige }
    .label = { $reader ->
        [player] あなた
       *[somebody] { $player }
    }
line-race_for_the_galaxy-reward = { $always ->
        [yes] ラウンドの開始時、単独の威信リーダーは1VPを得てカードを1枚引きます。同点リーダーはそれぞれ1VPを得ます。
       *[no] ラウンドの開始時、単独の威信リーダーは1VPを得ます。タイルに威信があれば（前の報酬の後、リーダーとして得た威信）、カードも1枚引きます。同点リーダーはそれぞれ1VPを得ます。
    }
line-race_for_the_galaxy-card-with = 威信／探索カードはゲーム中1回だけ使えます。まだ使っていない人：{ $players }
line-race_for_the_galaxy-card-boosts =
    .label = 威信ボーナス（威信1を払い、アクションカードといっしょに使う）
line-race_for_the_galaxy-boost = { $boost }
    .label = { $action }
line-race_for_the_galaxy-card-searches = 単独で使うと、条件に合うカードが出るまでめくります。条件は次から選びます。
    .label = 探索効果
line-race_for_the_galaxy-no-prestige = このゲームに威信はありません。

# 占領
line-race_for_the_galaxy-attempt = { $reader ->
        [player] あなたが
       *[somebody] { $player }が
    }{ $own ->
        [yes] あなたの{ $card }
       *[no] { $owner }の{ $card }
    }を{ $power }で攻撃（{ $state }）
    .label = 占領{ $number }
line-race_for_the_galaxy-attempt-strength = { $attack }対{ $defence }
line-race_for_the_galaxy-attempt-prevented = 阻止された
line-race_for_the_galaxy-attempt-over = 終わった
line-race_for_the_galaxy-takeovers-none = このゲームに占領はありません。
line-race_for_the_galaxy-takeovers-off = このゲームでは占領を行いません。
line-race_for_the_galaxy-takeovers-nobody = { $reader ->
        [player] 今、あなたによる占領も、あなたへの占領もできません。
       *[somebody] 今、占領はできません。
    }
line-race_for_the_galaxy-could-attack =
    .label = { $reader ->
        [player] あなたが攻撃できる{ $owner }のワールド
       *[somebody] { $own ->
            [yes] { $player }が攻撃できるあなたのワールド
           *[no] { $player }が攻撃できる{ $owner }のワールド
        }
    }
line-race_for_the_galaxy-threat = { $card }（{ $power }）：{ $attack }対{ $defence }
line-race_for_the_galaxy-up-to = { $number }（最大{ $most }）

# ゴール
line-race_for_the_galaxy-goal = { $state }
    .label = ゴール「{ $goal }」（{ $points }VP）
line-race_for_the_galaxy-goal-reached = { $players }が達成
line-race_for_the_galaxy-goal-held = { $players }が獲得中。{ $near }
line-race_for_the_galaxy-goal-near = { $near }（必要{ $least }）
line-race_for_the_galaxy-goal-open = まだなし
line-race_for_the_galaxy-goal-mine = あなた{ $mine }、ほかの人は最大{ $best }
line-race_for_the_galaxy-goal-best = 最大{ $number }
line-race_for_the_galaxy-aim-first = { $aim }
    .label = 「{ $goal }」最初ゴール、{ $points }VP
line-race_for_the_galaxy-aim-most = { $aim }
    .label = 「{ $goal }」最大ゴール、{ $points }VP
line-race_for_the_galaxy-owners = { $players }
    .label = 獲得
line-race_for_the_galaxy-amounts = { $amounts }
    .label = 今の数
line-race_for_the_galaxy-amount = { $player } { $number }
line-race_for_the_galaxy-amount-galactic_standing = { $player } 威信{ $one }とVPチップ{ $two }
line-race_for_the_galaxy-amount-military_influence = { $player } { race_for_the_galaxy-keyword-imperium }{ $one }枚と軍事ワールド{ $two }枚
line-race_for_the_galaxy-amount-peace_war_leader = { $player } 軍事力{ $one }と軍事ワールド{ $two }枚
line-race_for_the_galaxy-no-goals = このゲームにゴールはありません。

# 得点
line-race_for_the_galaxy-score = { $score }VP = チップ{ $chips } + カード{ $printed } + 「？」{ $sixes }{ $each } + ゴール{ $goals }{ $with_prestige ->
        [yes] { " " }+ 威信{ $prestige }
       *[no] { "" }
    }
    .label = { $reader ->
        [player] あなた
       *[somebody] { $player }
    }
line-race_for_the_galaxy-sixes = （{ $cards }）
line-race_for_the_galaxy-counted-as = { $card }は{ $kind }
line-race_for_the_galaxy-final =
    .label = 最終得点
line-race_for_the_galaxy-tie = 最高得点が同点です。手札と製品の合計で決まります：{ $left }
line-race_for_the_galaxy-shared = 勝ちを分け合う人：{ $players }

# 記録
line-race_for_the_galaxy-starts = 初期ワールド：{ $worlds }
line-race_for_the_galaxy-starts-with = { $player } { $card }（{ $number }番）
line-race_for_the_galaxy-round-chosen = 第{ $number }ラウンド：{ $choices }
line-race_for_the_galaxy-chosen = 選んだアクション：{ $choices }
line-race_for_the_galaxy-chooses = { $player }「{ $action }」
line-race_for_the_galaxy-passes = 何も配置しなかった人：{ $players }
line-race_for_the_galaxy-leaders = { $number ->
        [0] 威信リーダーがいなくなりました。
        [1] { $reader ->
            [player] あなたが単独の威信リーダーになりました。
           *[somebody] { $players }が単独の威信リーダーになりました。
        }
       *[other] 同点の威信リーダー：{ $players }
    }
line-race_for_the_galaxy-rewarded = 威信リーダーの報酬：{ $shares }
line-race_for_the_galaxy-reward-share = { $player } { $number }VP{ $drawn ->
        [0] { "" }
       *[other] とカード{ $cards }
    }
line-race_for_the_galaxy-marked = ★{ $sentence }
line-race_for_the_galaxy-clauses = { $clauses }。
line-race_for_the_galaxy-then = 。
line-race_for_the_galaxy-clause = { $reader ->
        [player] あなた：{ $done }
       *[somebody] { $player }：{ $done }
    }
line-race_for_the_galaxy-clause-each = { $player }：それぞれ{ $done }
line-race_for_the_galaxy-more = 。
line-race_for_the_galaxy-and = { $start }。{ $end }
line-race_for_the_galaxy-cards = { $number }枚{ $known ->
        [yes] （{ $cards }）
       *[no] { "" }
    }
line-race_for_the_galaxy-did-places = { $reader ->
        [player] { $cards }を配置する
       *[somebody] { $cards }を配置する
    }{ $good ->
        [yes] { "" }（製品つき）
       *[no] { "" }
    }
line-race_for_the_galaxy-did-conquers = { $reader ->
        [player] { $cards }（防御力{ $number }）を征服する
       *[somebody] { $cards }（防御力{ $number }）を征服する
    }{ $good ->
        [yes] { "" }（製品つき）
       *[no] { "" }
    }
line-race_for_the_galaxy-did-consumes = { $reader ->
        [player] { $cards }の製品{ $number }つを消費する
       *[somebody] { $cards }の製品{ $number }つを消費する
    }
line-race_for_the_galaxy-did-produces = { $reader ->
        [player] { $cards }に製品{ $number }つを生産する
       *[somebody] { $cards }に製品{ $number }つを生産する
    }
line-race_for_the_galaxy-did-draws = { $reader ->
        [player] カードを{ $cards }引く
       *[somebody] カードを{ $cards }引く
    }
line-race_for_the_galaxy-did-keeps = { $reader ->
        [player] { $cards }残す
       *[somebody] { $cards }残す
    }
line-race_for_the_galaxy-did-discards = { $reader ->
        [player] { $cards }捨てる
       *[somebody] { $cards }捨てる
    }
line-race_for_the_galaxy-did-pays = { $reader ->
        [player] { $cards }払う
       *[somebody] { $cards }払う
    }
line-race_for_the_galaxy-did-arms = { $reader ->
        [player] { $cards }捨てて軍事力にする
       *[somebody] { $cards }捨てて軍事力にする
    }
line-race_for_the_galaxy-did-spends = { $reader ->
        [player] 配置済みの{ $cards }を捨てる
       *[somebody] 配置済みの{ $cards }を捨てる
    }
line-race_for_the_galaxy-did-uses = { $reader ->
        [player] { $cards }を使う
       *[somebody] { $cards }を使う
    }
line-race_for_the_galaxy-did-declines = { $reader ->
        [player] { $cards }を使わない
       *[somebody] { $cards }を使わない
    }
line-race_for_the_galaxy-did-sells = { $reader ->
        [player] { $cards }の製品を売る
       *[somebody] { $cards }の製品を売る
    }
line-race_for_the_galaxy-did-gains = { $reader ->
        [player] { $number }VPを得る
       *[somebody] { $number }VPを得る
    }
line-race_for_the_galaxy-did-names = { $reader ->
        [player] { $number }を宣言する
       *[somebody] { $number }を宣言する
    }
line-race_for_the_galaxy-did-wins_card = { $named ->
        [yes] { $reader ->
            [player] { $cards }をめくって手に入れる
           *[somebody] { $cards }をめくって手に入れる
        }
       *[no] { $reader ->
            [player] { $cards }を手札に加える
           *[somebody] { $cards }を手札に加える
        }
    }
line-race_for_the_galaxy-did-flips = { $named ->
        [yes] { $reader ->
            [player] { $cards }をめくって捨てる
           *[somebody] { $cards }をめくって捨てる
        }
       *[no] { $staked ->
            [yes] { $cards }をめくる
           *[no] カードを{ $number }枚めくる
        }
    }
line-race_for_the_galaxy-did-cannot_draw = { $reader ->
        [player] 引けるカードがない
       *[somebody] 引けるカードがない
    }
line-race_for_the_galaxy-did-passes = { $reader ->
        [player] { $number ->
            [2] 何も賭けない
           *[other] これ以上は配置しない
        }
       *[somebody] { $number ->
            [2] 何も賭けない
           *[other] これ以上は配置しない
        }
    }
line-race_for_the_galaxy-did-good = { $reader ->
        [player] { $cards }に製品を置く
       *[somebody] { $cards }に製品を置く
    }
line-race_for_the_galaxy-did-offers = { $reader ->
        [player] 初期ワールド{ $cards }を受け取る
       *[somebody] { $known ->
            [yes] 初期ワールド{ $cards }を受け取る
           *[no] 初期ワールドを受け取る
        }
    }
line-race_for_the_galaxy-did-rejects = { $reader ->
        [player] 選ばなかった初期ワールド{ $cards }を捨てる
       *[somebody] 選ばなかった初期ワールドを捨てる
    }
line-race_for_the_galaxy-did-as_kind = { $reader ->
        [player] 種類を{ $what }とする
       *[somebody] 種類を{ $what }とする
    }
line-race_for_the_galaxy-did-stakes = { $reader ->
        [player] { $cards }（コスト{ $number }）を賭ける
       *[somebody] { $cards }（コスト{ $number }）を賭ける
    }
line-race_for_the_galaxy-did-loses_stake = { $reader ->
        [player] 賭けた{ $cards }を失う
       *[somebody] 賭けた{ $cards }を失う
    }
line-race_for_the_galaxy-did-looks_for = { $reader ->
        [player] 探索する（{ $what }）
       *[somebody] 探索する（{ $what }）
    }
line-race_for_the_galaxy-did-refuses = { $reader ->
        [player] { $cards }を取らずに続ける
       *[somebody] { $cards }を取らずに続ける
    }
line-race_for_the_galaxy-did-replaces = { $reader ->
        [player] { $cards }を置き換える
       *[somebody] { $cards }を置き換える
    }
line-race_for_the_galaxy-did-prestige = { $reader ->
        [player] 威信{ $number }を得る
       *[somebody] 威信{ $number }を得る
    }{ $known ->
        [yes] （{ $cards }）
       *[no] { "" }
    }
line-race_for_the_galaxy-did-pays_prestige = { $known ->
        [yes] { $cards }
       *[no] 威信／探索カード
    }に{ $reader ->
        [player] 威信{ $number }を払う
       *[somebody] 威信{ $number }を払う
    }
line-race_for_the_galaxy-did-saves = { $reader ->
        [player] { race_for_the_galaxy-card-galactic_scavengers }の下に{ $cards }取っておく
       *[somebody] { race_for_the_galaxy-card-galactic_scavengers }の下に{ $cards }取っておく
    }
line-race_for_the_galaxy-did-takes_saved = { $reader ->
        [player] { race_for_the_galaxy-card-galactic_scavengers }の下のカードを{ $cards }手札に加える
       *[somebody] { race_for_the_galaxy-card-galactic_scavengers }の下のカードを{ $cards }手札に加える
    }
line-race_for_the_galaxy-did-looks_at_saved = { $reader ->
        [player] { race_for_the_galaxy-card-galactic_scavengers }の下のカードを{ $cards }見る
       *[somebody] { race_for_the_galaxy-card-galactic_scavengers }の下のカードを{ $cards }見る
    }
line-race_for_the_galaxy-did-salvages = { $reader ->
        [player] ほかの人の捨て札を{ $cards }手札に加える
       *[somebody] ほかの人の捨て札を{ $cards }手札に加える
    }
