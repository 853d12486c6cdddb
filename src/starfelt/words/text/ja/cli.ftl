## コマンドライン

cli-usage = 使い方：
cli-usage-options = [オプション]
cli-usage-command = コマンド
cli-options = オプション
cli-commands = コマンド

cli-starfelt = 宇宙を舞台にしたカードゲームを遊ぶためのテーブルです。
cli-games = ゲームの一覧を、人数やオプションと一緒に表示します。
cli-play = このキーボードでゲームを遊びます。
cli-simulate = ボット同士でたくさん対戦させ、結果を数えます。
cli-replay = 保存したゲームを、1人のプレイヤーから見えたとおりに表示します。
cli-verify = 保存したゲームを最初から再生し、ハッシュを照合します。
cli-check = ゲームが仕組みの約束を守り、秘密を漏らさないことを確かめます。
cli-differential = 記録された「レース・フォー・ザ・ギャラクシー」のゲームを、ここのルールと比べます。
cli-bench = このコンピューターでのゲームの速さを測ります。

cli-option-help = この説明を表示して終わります。
cli-option-version = バージョンを表示して終わります。
cli-option-lang = 言語：en、ja、zh-Hant。省略するとSTARFELT_LANGかシステムの言語になります。
cli-option-as_json = 結果を1つのJSONオブジェクトで出力します。
cli-option-players = 席順をコンマで区切って指定します：you、you:名前、またはボット（random、thumb）。省略すると、あなた（you）とボット（thumb）の対戦になります。
cli-option-seed = シード。10進数か、0xで始まる16進数。同じシードなら同じカードが配られます。
cli-option-options = ゲームのオプション。何回でも指定できます。一覧は「starfelt games」で表示します。
cli-option-load = 保存したゲームの続き、または局面から遊びます。
cli-option-save = ゲームの保存先です。
cli-option-seats = 席の数です。
cli-option-number = 対戦の回数です。
cli-option-bots = 席順のボットをコンマで区切って指定します。残りの席には最後のボットが座ります。
cli-option-at = 何番目の回答まで表示するか。省略すると最後まで表示します。
cli-option-seat = 誰の視点で見るか。席は0から数えます。省略すると観戦者の視点です。
cli-option-pairs = 比べる世界の組の数です。
cli-option-seconds = 1つの値を測る秒数です。

cli-version-compiled = starfelt { $version }。ルールはコンパイル済みで動いています。
cli-fell-back = ネイティブコードをビルドできなかったため（{ $reason }）、純粋なPythonで動いています。速くするには、Cコンパイラを入れてからStarfeltをインストールし直してください。
cli-version-plain = starfelt { $version }。ルールは通常のPythonで動いています。

## コマンドの間違い

refusal-unknown-command = 「{ $command }」というコマンドはありません。次の中から選んでください：{ $expected }
refusal-unknown-flag = { $command }に{ $flag }というオプションはありません。使い方：{ $command } --help
refusal-missing-argument = { $command }には{ $argument }が必要です。使い方：{ $command } --help
refusal-needs-value = オプション{ $flag }には値が必要です。使い方：starfelt --help
refusal-no-value = オプション{ $flag }に値は指定できません。使い方：starfelt --help
refusal-bad-usage = { $command }はそのようには使えません。使い方：{ $command } --help
refusal-extra-argument = 「{ $argument }」は余分です。使い方：starfelt --help
refusal-no-game = どのゲームで遊びますか？ 次の中から選んでください：{ $expected }
refusal-unknown-player = 「{ $player }」は席に着けません。次の中から選んでください：{ $expected }
refusal-not-a-whole-number = { $option }に「{ $value }」は指定できません。{ $least }以上の整数を指定してください。
refusal-not-seconds = --secondsに「{ $value }」は指定できません。0より大きく3600以下の数を指定してください。
refusal-bad-seed = 「{ $seed }」はシードではありません。10進数か、0xで始まる16進数の整数を指定してください。
refusal-no-key-and-value = --optionに「{ $option }」は指定できません。deck=baseのように「名前=値」の形で指定してください。
refusal-load-and-more = 保存したゲームのシードとオプションは決まっています。--loadと一緒に--seedや--optionは指定できません。
refusal-other-game = ファイル「{ $file }」に入っているゲームは{ $game }です。{ $expected }ではありません。
refusal-other-seats = ファイル「{ $file }」のゲームは{ $seats }人用です。同じ人数を指定してください。
refusal-no-such-answer = --atに{ $at }は指定できません。このゲームの回答は{ $answers }個です。
refusal-no-such-seat = --seatに{ $seat }は指定できません。席は0～{ $most }です。

## 結果

cli-game = { $name }：{ $title }、ルールのバージョン{ $rules }、{ $least }～{ $most }人
cli-game-one-number = { $name }：{ $title }、ルールのバージョン{ $rules }、{ $most }人
cli-game-option = --option { $option }=…（{ $choices }、省略すると{ $default }）：{ $explanation }

cli-simulated = { $game }：{ $seats }席で{ $games }回、シード{ $seed }、{ $seconds }秒（1秒に{ $speed }回）
cli-simulated-seat = 席{ $seat }、{ $bot }：{ $wins }勝（{ $share }%）
cli-simulated-draws = 引き分け：{ $draws }回
cli-simulated-end = { $reason }：{ $number }回（{ $share }%）
cli-simulated-length = 1回の対戦の回答数：平均{ $mean }、最少{ $least }、最多{ $most }
cli-replay-title = { $game }、回答{ $answers }個のうち{ $at }個まで
cli-replay-seat = 席{ $seat }：{ $player }

cli-verified = { $file }：回答{ $answers }個とハッシュ{ $hashes }個は全て一致しました。ゲームはまだ終わっていません。
cli-verified-over = { $file }：回答{ $answers }個とハッシュ{ $hashes }個は全て一致しました。ゲームは最後まで遊ばれています。
cli-verified-ended = { $file }：回答{ $answers }個とハッシュ{ $hashes }個は全て一致しました。ゲームは途中で終わりました。
cli-verified-commitment = シードは、最初のカードの前に約束されたものと一致しました（{ $commitment }）。

## ライブのテーブルの経過

cli-course-taken-back = { $number }個の回答が取り消されました。
cli-course-time-outs = 持ち時間がなくなったため、ボットが{ $number }個の回答をしました。
cli-course-stand-ins = 席を外した人や投了した人の代わりに、ボットが{ $number }個の回答をしました。
cli-course-resigned = { $player }が投了しました。
cli-course-won-by-resignation = ほかの全員が投了したので、{ $player }の勝ちです。
cli-course-first-rank = 投了しなかった人の中では{ $player }が1位です。
cli-course-abandon = ゲームは全員の賛成で打ち切られました。勝敗はありません。
cli-course-close = サーバーの管理者がテーブルを閉じました。勝敗はありません。

cli-checked = { $game }：{ $games }回の対戦、{ $answers }個の回答、比べた組{ $pairs }、違いのあった組{ $different }
cli-check-passed = 合格：{ $check }
cli-check-failed = 不合格：{ $check }（{ $problem }）
cli-check-actions = どの行動にも意味が1つと名前がある
cli-check-answers = 質問された人は必ず何か答えられる
cli-check-refusals = 間違った回答は断られ、何も変わらない
cli-check-clones = 複製は等しく、互いに影響しない
cli-check-notation = どの局面も書き出して読み戻せる
cli-check-determinism = 同じ回答からは同じ局面になる
cli-check-order = 同時の回答は順番によらない
cli-check-cards = カードは増えも減りもしない
cli-check-length = どの対戦も決められた長さで終わる
cli-check-endings = どの終わり方にも理由と結果がある
cli-check-resampling = 作り直した世界は、その席が知っていることだけで決まる
cli-check-imagining = 見えているものだけから世界を思い描ける
cli-check-noninterference = 席に届くものは、その席に隠されたものによって変わらない

cli-differential-games = ゲーム { $number }
cli-differential-equal = 一致 { $number }
cli-differential-excluded = 除外 { $number }
cli-differential-left-out = - { $id }：第{ $section }節
cli-differential-differences = 相違 { $number }
cli-differential-parted = - { $id }、{ $where }：{ $what }はここでは{ $ours }、記録では{ $theirs }{ $rule }
cli-differential-rule = （ルール第{ $rule }節）
cli-differential-no-rule = { $rule }

cli-bench-plain = { $game }（通常のPython）
cli-bench-compiled = { $game }（コンパイル済み）
cli-bench-figures = { $build }：1秒に{ $games }回の対戦、{ $answers }個の回答、複製に{ $clone }マイクロ秒
cli-bench-none = { $build }：インストールされていません

## ファイルとしてのカードの絵柄

cli-faces = カードの絵柄をSVGファイルに書き出します。1枚につき3段階の詳しさがあります。
cli-option-out = ファイルを置くフォルダー。なければ作ります。
cli-option-drawn_game = 絵柄を書き出すゲーム。指定しなければ全てのゲーム。
cli-option-drawn_language = カードの言語：en、ja、zh-Hant。指定しなければ3つとも。
cli-option-sheet = 一覧も書き出します。ゲームと言語ごとに1ページで、全ての絵柄を見られます。
refusal-unwritable-faces = ファイル「{ $file }」に書き込めません。書き込みが許可されていて、空きのあるフォルダーを選んでください。
faces-written = 「{ $folder }」に絵柄を{ $number }個書き出しました。
faces-sheet-title = { $game }：カードの絵柄一覧
