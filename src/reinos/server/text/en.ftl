### What the server itself says.

guest = Guest

## Refusals

refused-malformed = The request makes no sense: { $detail }.
refused-command-reused = That command id was used for something else; make a new one.
refused-no-session = No session: ask /api/session first and send its cookie.
refused-origin = The request comes from another page and is refused.
refused-host = This server does not answer to that name.
refused-no-table = There is no such table.
refused-no-game = There is no such game; games: { $games }.
refused-no-code = No table with that code has a seat for you. Check the letters, or ask for a link.
refused-no-invite = That invitation does not exist or has been used.
refused-no-page = There is nothing at that address.
refused-no-method = That address does not take that method.
refused-too-large = Too large: at most { $limit } bytes.
refused-too-many = Too many requests in a row; wait { $seconds } s.
refused-store-full = The server’s disk is full, so nothing was stored. Try again in { $seconds } s.
refused-store-busy = The server is too busy, so nothing was stored. Try again in { $seconds } s.
refused-store-failed = The server cannot reach its database. Try again in { $seconds } s; nothing is done twice.
refused-stopping = The server is restarting, so nothing was stored. Try again in { $seconds } s.
refused-failed = The server failed; nothing was stored. Try again.

## Fields

field-missing = field "{ $field }" is missing
field-extra = there is no field "{ $field }"
field-long = "{ $field }" takes at most { $most } characters or items
field-short = "{ $field }" needs at least { $least } characters or items
field-one-of = "{ $field }" must be one of: { $allowed }
field-pattern = "{ $field }" does not look like { $pattern }
field-name = "{ $field }" takes 1 to { $most } visible characters on one line: letters, digits, spaces and signs, none that is invisible or turns the direction of writing
field-text = "{ $field }" takes visible text, without control characters or any that turn the direction of writing
field-json = it is not valid JSON
field-other = "{ $field }" is not valid
static-title = Reinos
static-missing = The web client is not built. The interface for programs is at /api; "make play" builds it.

## Databases that cannot be served

database-taken = { $file } is served by another process. One file belongs to one server; for several you need PostgreSQL.
database-empty = { $file } is empty: it has 0 bytes. Put a backup in its place, or remove it to begin anew.
database-damaged = { $file } is damaged or is not a database; nothing was changed. Put a backup in its place. ({ $reason })
database-foreign = { $file } belongs to another program; nothing was changed. Choose another folder.
database-read-only = { $file } cannot be written; nothing was changed. ({ $reason })
database-newer = The database was made by a newer version of Reinos (its schema is { $found }, this version knows { $known }); nothing was changed. Install the newer version, or go back to a backup.
database-unreachable = The database cannot be used: { $reason }
database-address = I do not understand the address of the database: { $reason }
database-no-log = SQLite cannot keep a write-ahead log in this folder (it offers “{ $mode }”); choose another folder.
