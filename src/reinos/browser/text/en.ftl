### What is said where tables are kept in the browser, without a server.

guest = Guest
refused-no-table = This browser keeps no such table.
refused-no-game = There is no such game; games: { $games }.
refused-not-here = That needs a server, and this page plays without one.
refused-friends = This page plays without a server, so nobody can join from elsewhere. Take several seats and pass the device around, or save the match and send the file.
refused-bad-name = A name takes 1 to { $most } visible characters on one line.
refused-store-failed = The browser could not keep this, so nothing was done: its storage may be full.
refused-failed = Something went wrong here; nothing was changed.
