## 早見表

race_for_the_galaxy-reference-00-title = # レース・フォー・ザ・ギャラクシー：早見表

race_for_the_galaxy-reference-01-phases =
    ## フェイズ

    | フェイズ | 全員 | ボーナス | 威信ボーナス（威信1点、1回） |
    |---|---|---|---|
    | Ⅰ 探査 | 2枚引き、1枚残す | 引く+5、または引く+1と残す+1 | 引く+6、残す+1、手札も捨て可 |
    | Ⅱ 開発 | デベロップを配置 | コスト-1 | さらにコスト-2 |
    | Ⅲ 移住 | ワールドを配置 | その後1枚引く | コスト-3、軍事力+2 |
    | Ⅳ 消費 | 製品のパワーを全て使う | 最初に製品を売る | 売って+3枚、VP×2、手札2枚まで各1VP |
    | Ⅳ 消費 | | または製品のVP×2 | VP×3 |
    | Ⅴ 生産 | 生産ワールドに製品 | 特産ワールド1つに製品 | 2つ目にも製品、3枚引く |

race_for_the_galaxy-reference-02-prices =
    ## 価格

    { race_for_the_galaxy-kind-novelty } { $price-novelty }、{ race_for_the_galaxy-kind-rare } { $price-rare }、{ race_for_the_galaxy-kind-genes } { $price-genes }、{ race_for_the_galaxy-kind-alien } { $price-alien }に、＄のパワーを加える。

race_for_the_galaxy-reference-03-settling =
    ## 移住

    - 非軍事：割引したコストを払う。
    - 軍事：軍事力が防御力以上なら、コストなし。
    - カードは次のフェイズから働く。
    - 占領（配置の代わり）：自分の軍事力が、持ち主の軍事力とワールドの防御力の合計以上なら成功。全員が移住した後に判定。

race_for_the_galaxy-reference-04-end =
    ## 終了

    - ラウンドの終わりの手札の上限：{ $limit }枚。
    - 中央のVPチップがなくなるか、配置済みのカードが{ $end }枚になるか、威信が{ $prestige-end }点になったラウンドの後に終了。
    - VP：チップ、カード、「？」のデベロップ、威信、ゴール（最初{ $first-points }、最大{ $most-points }、最大と同じ{ $tie-points }）。
    - 同点：手札と製品の合計。
