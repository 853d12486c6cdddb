### ネットワーク上のテーブル：できないことと、全員へのお知らせ

## テーブルを開くことと、席に着くこと

refusal-unknown-seat = 席に「{ $seat }」は指定できません。指定できるもの：{ $expected }
# expected is the word for one's own seat.
refusal-no-seat-for-me = あなたの席が指定されていません。席の1つを「{ $expected }」にしてください。
refusal-bots-alone = ボットだけで対戦することはできません。自分が席に着くか、ほかの人のために席を空けてください。
refusal-rated-for-players = レート戦に参加できるのは、名前とパスワードを登録したプレイヤーだけで、座れる席は1人1つです。先に登録するか、レート戦ではないテーブルを開いてください。
refusal-rated-needs-clock = レート戦には持ち時間が必要です。ないとゲームがいつまでも終わらないおそれがあります。持ち時間を選ぶか、レート戦ではないテーブルを開いてください。
refusal-too-many-tables = あなたが開いたテーブルのうち{ $most }卓がまだ参加者を待っています。どれかが始まるのを待つか、席を離れてください。人のいないテーブルは数分で閉じます。
refusal-too-many-games = あなたが開いたテーブルのうち{ $most }卓でゲームがまだ終わっていません。いくつかを終えるか投了してから、新しいテーブルを開いてください。
refusal-too-many-bot-games = あなたが開いたテーブルのうち{ $most }卓でボットとのゲームがまだ終わっていません。いくつかを終えるか投了してから、新しいゲームを始めてください。
refusal-not-with-them = このテーブルには、あなたをブロックしている人か、あなたがブロックしている人がいます。別のテーブルを選んでください。

## テーブルで

refusal-somebody-was-faster = 同時に、このテーブルで別のことが起きました。もう一度テーブルを見てください。今の番号は{ $number }です。
refusal-game-not-over = このゲームはまだ終わっていません。終わるまでお待ちください。
# number is what was asked for.
refusal-no-such-move = このゲームに、{ $number }番の局面として選べるものはありません。0から{ $most }までの番号を選んでください。

## サーバー

refusal-too-many-sockets = テーブルへの接続が多すぎます。先にどれかを閉じてください。
refusal-server-restarts = サーバーを再起動しています。少し待ってから、もう一度お越しください。
refusal-store-broken = 今、サーバーは何も保存できないため、何も変更しませんでした。これまでに確定したものはすべて無事です。しばらくしてから、もう一度試してください。

# minutes: 0 means at any moment.
api-restart = { $minutes ->
        [0] サーバーはまもなく再起動します。ゲームは保存されています。再起動が済んだら、またお越しください。
       *[other] サーバーは{ $minutes }分以内に再起動します。ゲームは保存されています。再起動が済んだら、またお越しください。
    }
