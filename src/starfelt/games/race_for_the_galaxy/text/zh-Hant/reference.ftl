## 規則摘要

race_for_the_galaxy-reference-00-title = # 銀河競逐：規則摘要

race_for_the_galaxy-reference-01-phases =
    ## 階段

    | 階段 | 所有人 | 獎勵 | 聲望獎勵（1聲望，一次） |
    |---|---|---|---|
    | Ⅰ 探索 | 抽2張，留1張 | 多抽5張，或多抽1張並多留1張 | 再多抽6張，多留1張，可棄手牌 |
    | Ⅱ 發展 | 放置一張發展 | 費用減1 | 費用再減2 |
    | Ⅲ 殖民 | 放置一個世界 | 之後抽1張牌 | 費用減3，軍力+2 |
    | Ⅳ 消費 | 使用所有商品能力 | 先賣出一個商品 | 賣出+3張，勝利點×2，最多2張手牌各1點 |
    | Ⅳ 消費 | | 或商品的勝利點×2 | 勝利點×3 |
    | Ⅴ 生產 | 生產世界放上商品 | 一個意外收穫世界放上商品 | 第二個也放，抽3張 |

race_for_the_galaxy-reference-02-prices =
    ## 價格

    { race_for_the_galaxy-kind-novelty } { $price-novelty }、{ race_for_the_galaxy-kind-rare } { $price-rare }、{ race_for_the_galaxy-kind-genes } { $price-genes }、{ race_for_the_galaxy-kind-alien } { $price-alien }，再加上＄能力。

race_for_the_galaxy-reference-03-settling =
    ## 殖民

    - 非軍事世界：支付減去能力後的費用。
    - 軍事世界：軍力不低於防禦，不需費用。
    - 牌從下一個階段起有作用。
    - 接管（代替放置世界）：你的軍力不低於擁有者的軍力加上世界的防禦就成功。所有人殖民完成後判定。

race_for_the_galaxy-reference-04-end =
    ## 結束

    - 回合結束時手牌上限：{ $limit }張。
    - 籌碼池空了，有牌陣達到{ $end }張，或有聲望達到{ $prestige-end }點，遊戲在該回合結束。
    - 勝利點：籌碼、牌、「？」發展、聲望、目標（首達{ $first-points }，最多{ $most-points }，並列最多{ $tie-points }）。
    - 平手：手牌和商品合計。
