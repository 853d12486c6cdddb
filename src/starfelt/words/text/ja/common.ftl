## 受け付けられない入力：何がいけないか、何ならよいか

refusal-unknown-game = 「{ $game }」というゲームはありません。次の中から選んでください：{ $expected }
refusal-wrong-seats = { $game }は{ $seats }人では遊べません。{ $most ->
        [2] 2人
       *[other] { $least }～{ $most }人
    }用のゲームです。
refusal-wrong-seed = シードには、{ $bits }ビットまでの0以上の整数を指定してください。
refusal-unknown-option = 「{ $option }」というオプションはありません。次の中から選んでください：{ $expected }
refusal-impossible-option = オプション「{ $option }」に「{ $value }」は指定できません。指定できるもの：{ $expected }
refusal-unknown-language = 「{ $language }」という言語には対応していません。次の中から選んでください：{ $expected }
refusal-unknown-bot = 「{ $bot }」というボットはいません。次の中から選んでください：{ $expected }
refusal-wrong-bots = { $seats }席には、ボットを1～{ $seats }個指定できます。{ $bots }個は指定できません。
refusal-wrong-number = { $number }は指定できません。{ $least }以上の数を指定してください。
refusal-illegal-answer = 席{ $seat }は今、回答{ $action }を選べません。選べる回答の中から選んでください。
refusal-damaged-replay = ファイル「{ $file }」は壊れているか、リプレイではありません。正しいリプレイか局面のファイルを指定してください。
refusal-foreign-replay = ファイル「{ $file }」はStarfeltで読めるリプレイではありません。形式は「{ $expected }」である必要があります。
refusal-other-rules = ファイル「{ $file }」はルールのバージョン{ $rules }で遊ばれたものです。ここで読めるのはバージョン{ $expected }です。
refusal-impossible-replay = ファイル「{ $file }」の{ $number }番目の回答はルールに反しています。実際に遊ばれたゲームのリプレイを指定してください。
refusal-wrong-hash = ファイル「{ $file }」は、{ $number }番目の回答の後の局面が記録と一致しません。書き換えられたか、別のプログラムで作られたファイルです。
refusal-hash-of-nothing = ファイル「{ $file }」には{ $number }番目の回答のハッシュがありますが、回答は{ $answers }個しかありません。回答が取り除かれています。
refusal-no-file = ファイル「{ $file }」を読めません。ファイルがあるか、読み取りが許可されているかを確かめてください。
refusal-bad-record = ファイル「{ $file }」の{ $line }行目は、記録されたゲームではありません。1行に1ゲームずつ書かれている必要があります。
refusal-unknown-set = ファイル「{ $file }」の{ $line }行目は、ここにないカードを使うゲームの記録です。使えるセット：{ $expected }
refusal-bad-position = 局面を読めません。「{ $field }」が正しくありません。正しい内容：{ $expected }
