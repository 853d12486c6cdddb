## サーバーの大切なデータの保存先

# schemeはアドレスの先頭の部分です。
refusal-unknown-store = 「{ $scheme }」にはデータを保存できません。SQLiteのファイルを、次の形で指定してください：sqlite:///ファイル名
refusal-store-without-file = 保存先にファイル名がありません。次の形で指定してください：sqlite:///ファイル名
refusal-unwritable-store = データベース「{ $file }」に書き込めません。フォルダーがあるか、書き込みが許可されているか、ディスクに空きがあるかを確かめてください。
refusal-not-our-store = ファイル「{ $file }」はStarfeltのデータベースではないか、壊れています。別のファイルを指定するか、バックアップから復元してください。
refusal-newer-store = データベース「{ $file }」のバージョンは{ $version }ですが、このStarfeltで使えるのはバージョン{ $expected }までです。このデータベースを書いた新しいStarfeltをインストールしてください。
refusal-busy-store = データベース「{ $file }」はほかのプログラムが使用中です。終わってからもう一度お試しください。
refusal-backup-onto-itself = ファイル「{ $file }」はデータベースそのものです。バックアップ先には別のファイルを指定してください。
refusal-failed-backup = バックアップ「{ $file }」を書き込めませんでした。バックアップ先は何も変わっていません。フォルダーがあるか、書き込みが許可されているか、ディスクに空きがあるかを確かめてください。
refusal-no-room-to-tidy = 「{ $file }」を整理するには、同じディスクに{ $wanted } MBの空きが必要ですが、{ $free } MBしかありません。何も変更していません。
