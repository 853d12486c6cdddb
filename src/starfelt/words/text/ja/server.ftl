### サーバーが受け付けられない要求への返事と、ゲストの名前

## 誰であるか

refusal-no-account = アカウントが必要です。まず、ゲストとして遊ぶか、ログインするか、登録してください。
refusal-bad-token = このトークンは無効か、期限が切れています。新しく作ってください。
refusal-banned = このアカウントは{ $until }まで利用を停止されています。
# scope is one of: read, play, chat, account
refusal-token-lacks-scope = このトークンには「{ $scope }」の権限がありません。権限のあるトークンを作ってください。
refusal-not-for-tokens = この操作はトークンではできません。ログインしてください。
refusal-not-for-guests = この操作はゲストにはできません。まず名前とパスワードを登録してください。これまでのゲームは引き継がれます。
refusal-hosts-only = この操作ができるのは、このサーバーの運営者だけです。
refusal-protected-account = このアカウントはサーバーの運営者のものなので、利用を停止できません。
refusal-wrong-name-or-password = 名前かパスワードが違います。
refusal-wrong-password = パスワードが違います。
refusal-already-player = すでに{ $name }として登録されています。別の名前で登録するには、ログアウトしてください。
refusal-name-taken = 「{ $name }」という名前はすでに使われています。別の名前にしてください。
refusal-name-length = 名前は{ $least }～{ $most }文字にしてください。
refusal-name-letters = 名前に使えるのは、文字と数字、そしてその間の空白、点、ハイフン、アンダースコア、アポストロフィ、中黒だけです。文字か数字で始めてください。ラテン文字とキリル文字のような、紛らわしい文字は混ぜられません。
refusal-name-reserved = この名前は、ボットやサーバーの運営者と紛らわしいので使えません。別の名前にしてください。
refusal-password-length = パスワードは{ $least }～{ $most }文字にしてください。
refusal-own-account = これはあなた自身のアカウントです。ほかの人のアカウントを指定してください。
refusal-too-many-blocks = ミュートとブロックは合わせて{ $most }件までです。まず1件解除してください。
refusal-too-many-tokens = トークンは{ $most }個までしか作れません。まず1つ削除してください。

## 見つからないもの

refusal-no-such-page = このアドレスには何もありません。
refusal-no-such-account = そのアカウントはありません。
refusal-no-such-table = そのテーブルはありません。古いテーブルはいつまでも保存されないので、削除されたのかもしれません。
refusal-no-such-token = そのトークンはありません。
refusal-no-such-report = その通報はありません。
refusal-reported-already = この人はすでに通報しています。サーバーの運営者が確認します。
refusal-too-many-reports = あなたの通報のうち{ $most }件が、サーバーの運営者の確認を待っています。確認が済んでから、また通報してください。

## 要求の間違い

refusal-wrong-method = このアドレスで{ $method }は使えません。使えるもの：{ $expected }
refusal-wrong-origin = このサーバーのページから送られたものではありません。{ $expected } を開いて、もう一度試してください。
refusal-body-too-large = 大きすぎます。送れるのは{ $most }バイトまでです。
refusal-body-too-slow = 届くまでに時間がかかりすぎました。{ $seconds }秒以内に届く必要があります。
refusal-not-json = JSONとして、コンテンツタイプapplication/jsonで送ってください。
refusal-bad-json = JSONとして読めません。
refusal-bad-form = このフォームを読めません。もう一度入力してください。
refusal-missing-field = 項目「{ $field }」がありません。
refusal-unknown-field = 「{ $field }」という項目はありません。取り除いてください。
refusal-repeated-field = 項目「{ $field }」は1回しか指定できません。
refusal-wrong-field = 「{ $field }」の型が正しくありません。正しい型：{ $expected }
refusal-wrong-choice = 「{ $field }」にその値は指定できません。指定できるもの：{ $expected }
refusal-long-field = 「{ $field }」が長すぎます。長さは{ $most }までです。
refusal-short-field = 「{ $field }」が短すぎます。長さは{ $least }以上にしてください。
refusal-large-number = 「{ $field }」が大きすぎます。{ $most }以下にしてください。
refusal-small-number = 「{ $field }」が小さすぎます。{ $least }以上にしてください。
refusal-too-many-requests = 短い時間に操作が多すぎました。{ $seconds }秒後にもう一度試してください。
refusal-internal = こちらで問題が起きました。あなたのせいではありません。サーバーの運営者に知らせるときは、この番号を伝えてください：{ $reference }
refusal-bad-public-url = 「{ $url }」はサーバーのアドレスにできません。https://cards.example.org のように書いてください。

## ゲスト

guest-name-aurora = オーロラ{ $number }
guest-name-comet = 彗星{ $number }
guest-name-corona = コロナ{ $number }
guest-name-eclipse = 日食{ $number }
guest-name-galaxy = 銀河{ $number }
guest-name-meteor = 流れ星{ $number }
guest-name-moon = 月{ $number }
guest-name-nebula = 星雲{ $number }
guest-name-orbit = 軌道{ $number }
guest-name-planet = 惑星{ $number }
guest-name-pulsar = パルサー{ $number }
guest-name-quasar = クエーサー{ $number }
guest-name-satellite = 衛星{ $number }
guest-name-star = 星{ $number }
guest-name-sun = 太陽{ $number }
guest-name-telescope = 望遠鏡{ $number }
