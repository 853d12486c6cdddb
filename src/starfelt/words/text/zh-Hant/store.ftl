## 伺服器存放重要資料的地方

# scheme是位址開頭的部分。
refusal-unknown-store = Starfelt無法把資料存放在「{ $scheme }」。請指定SQLite檔案，格式如下：sqlite:///檔名
refusal-store-without-file = 儲存位置沒有檔名。請依下列格式指定：sqlite:///檔名
refusal-unwritable-store = 無法寫入資料庫「{ $file }」。請確認資料夾存在、你有寫入權限，而且磁碟還有空間。
refusal-not-our-store = 檔案「{ $file }」不是Starfelt的資料庫，或已經損壞。請指定其他檔案，或從備份還原。
refusal-newer-store = 資料庫「{ $file }」是版本{ $version }，但這個Starfelt只支援到版本{ $expected }。請安裝寫入這個資料庫的較新版Starfelt。
refusal-busy-store = 資料庫「{ $file }」正由其他程式使用。請等它結束後再試一次。
refusal-backup-onto-itself = 檔案「{ $file }」就是資料庫本身。請為備份指定其他檔案。
refusal-failed-backup = 無法寫入備份「{ $file }」，原有的檔案沒有改變。請確認資料夾存在、你有寫入權限，而且磁碟還有空間。
refusal-no-room-to-tidy = 整理「{ $file }」需要磁碟上有{ $wanted } MB的空間，但只剩{ $free } MB。什麼都沒有變更。
