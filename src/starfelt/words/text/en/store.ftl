## Where a server keeps what must not be lost.

# scheme is what the address began with.
refusal-unknown-store = Starfelt can't keep its data in “{ $scheme }”. Name a SQLite file, like this: sqlite:///FILE
refusal-store-without-file = The address of the store names no file. Name one, like this: sqlite:///FILE
refusal-unwritable-store = The database “{ $file }” can't be written. Check that its folder exists, that you may write there, and that the disk has room.
refusal-not-our-store = The file “{ $file }” is not a database of Starfelt, or it is damaged. Name another file, or restore a backup.
refusal-newer-store = The database “{ $file }” is of version { $version }, but this Starfelt knows versions up to { $expected }. Install the newer Starfelt that has written it.
refusal-busy-store = The database “{ $file }” is in use by another program. Try again when that has finished.
refusal-backup-onto-itself = The file “{ $file }” is the database itself. Name another file for the backup.
refusal-failed-backup = The backup “{ $file }” could not be written, and nothing was changed there. Check that its folder exists, that you may write there, and that the disk has room.
refusal-no-room-to-tidy = To tidy “{ $file }” takes { $wanted } MB on its disk, but only { $free } MB are free. Nothing was changed.
