### コマンドラインから動かすサーバーとボット

cli-serve = ネットワークでテーブルを開き、人やボットが対戦できるようにします。
cli-host = サーバーの運営者を決めます。サーバーが動いていてもかまいません。名前を省略すると、今の運営者を表示します。
cli-backup = サーバーのデータをファイルにコピーします。サーバーが動いていてもかまいません。
cli-tidy = サーバーのファイルを小さくし、その後は自動で小さくなるようにします。
cli-bot = ボットにサーバーで対戦させます。

cli-option-host = 待ち受けるアドレスです。省略すると127.0.0.1になり、このコンピューターからしかつながりません。
cli-option-port = 待ち受けるポートです。0にすると、空いているポートを使います。省略すると8000です。
cli-option-store = データの保存先：sqlite:///ファイル名。ルートから指定するときはsqlite:////ファイル名。省略すると、このフォルダーのstarfelt.dbになります。
cli-option-public_url = ブラウザーで開くアドレスです。待ち受けるアドレスと違うときに指定してください。例：https://cards.example.org
cli-option-behind_proxy = プロキシが伝える訪問者の情報を信用します。全ての訪問者がプロキシを通るときだけ指定してください。
cli-option-workers = ボットが考えるためのプロセスの数です。省略すると1つです。
cli-option-keep_guests = 戻ってこないゲストと、ゲストだけで遊んで終わったゲームを残しておく日数です。0にすると、いつまでも残します。省略すると180です。
cli-option-keep_empty = アカウントのある人が誰も座っていない、終わったゲームや止まったままのゲームを残しておく日数です。0にすると、いつまでも残します。省略すると30です。
cli-option-keep_tables = 名前のあるプレイヤーの終わったゲームを残しておく日数です。省略すると0で、いつまでも残します。
cli-option-keep_talk = テーブルでの発言を残しておく日数です。0にすると、いつまでも残します。省略すると365です。
cli-option-keep_reports = 運営者が対応した通報を残しておく日数です。0にすると、いつまでも残します。省略すると180です。
cli-option-remove = 運営者の権限を取り消します。
cli-option-url = サーバーのアドレスです。省略するとhttp://127.0.0.1:8000になります。
cli-option-token = 対戦するアカウントのトークンです。「read」と「play」の権限が必要です。ほかの人に見られないように、STARFELT_TOKENに入れるほうが安全です。
cli-option-game = 遊ぶゲームです。テーブルを指定したときは省略できます。
cli-option-bot = 対戦するボット：randomかthumb。省略するとthumbです。
cli-option-table = 対戦するテーブルです。省略すると、相手を待っているテーブルを探すか、新しく開いて待ちます。
cli-option-games = 続けて遊ぶ回数です。0にすると、止めるまで続けます。省略すると1回です。

serve-listening = Starfeltは{ $url }で動いています。Ctrl-Cで止まります。
serve-stopped = Starfeltを止めました。受け付けた内容は全て保存されています。
host-added = { $name }さんはこのサーバーの運営者になりました。
host-removed = { $name }さんはこのサーバーの運営者ではなくなりました。
host-nobody = このサーバーには運営者がいません。運営者になる人が先に登録し、それから次のように実行してください：starfelt host 名前
backup-written = バックアップを{ $file }に保存しました。
store-tidied = 「{ $file }」を整理しました。{ $before } MBから{ $after } MBになりました。

bot-seated = ボットは{ $url }のテーブル{ $table }の席に着いています。
bot-reconnecting = 接続が切れました。ボットはまもなく席に戻ります…
bot-over = テーブル{ $table }のゲームが終わりました。ボットは{ $seats }人中{ $rank }位です。
bot-ended = テーブル{ $table }のゲームは、結果のないまま終わりました。

## 間違い

refusal-no-such-port = ポート{ $port }はありません。最後のポートは{ $most }です。
refusal-port-in-use = { $host }のポート{ $port }は、ほかのプログラムが使っています。それを止めるか、--portで別のポートを指定してください。
refusal-port-forbidden = ポート{ $port }で待ち受ける権限がありません。--portで1024以上のポートを指定してください。
refusal-no-such-host = 「{ $host }」はこのコンピューターのアドレスではありません。--hostで、127.0.0.1のような別のアドレスを指定してください。
refusal-host-account = --host-accountはなくなりました。名前は別の人のものになることがあるからです。これを付けずにサーバーを起動し、運営者のアカウントに権限を与えてください：starfelt host "{ $name }" --store { $store }
refusal-no-such-player = このサーバーに「{ $name }」という名前のプレイヤーはいません。運営者になる人が先に登録してください。
refusal-needs-public-url = { $host }では、このコンピューターの全てのアドレスで待ち受けます。ブラウザーから使うアドレスを、--public-url http://192.168.0.2:8000 のように指定してください。
refusal-bad-url = 「{ $url }」はサーバーのアドレスではありません。https://cards.example.org のように書いてください。
refusal-no-token = ボットには、対戦するアカウントのトークンが必要です。サーバーでトークンを作り、STARFELT_TOKENか--tokenで指定してください。
refusal-no-server = { $url }でStarfeltのサーバーが応答しません。アドレスと、サーバーが動いているかを確かめてください。
# sentenceはサーバーの返事です。
refusal-server-refused = サーバーに断られました：{ $sentence }
refusal-server-of-other-rules = サーバーのルールはバージョン{ $rules }ですが、このStarfeltで遊べるバージョンは{ $expected }です。サーバーと同じバージョンをインストールしてください。
refusal-other-game-there = このテーブルのゲームは{ $game }です。{ $expected }ではありません。
refusal-table-and-more = テーブルの席とオプションは決まっていて、遊ぶのは1回だけです。--tableと一緒に--gamesや--seats、--optionは指定できません。
