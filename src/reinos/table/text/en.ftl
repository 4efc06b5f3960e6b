### What is said at every table, whatever the game.

seat-free = Free
round = Round { $number }
confirm = Confirm turn
prompt-waiting = Waiting for the free seats to be taken.
prompt-confirm = { $choice }. Confirm or undo.
barrier-roll = Then dice are rolled or something is drawn: there is no undo.
barrier-reveal = Then something hidden is revealed: there is no undo.
barrier-end = Then the match ends: there is no undo.
barrier-answer = Then you are told which is best: it cannot be taken back.
source-total = Total
fact-gain = the most that anybody gained at once: { $name }
fact-lead =
    { $count ->
        [0] changes of lead: nobody else was ever ahead
        [one] change of lead
       *[other] changes of lead
    }
fact-time =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes }
    }
fact-moves =
    { $count ->
        [one] of play, in one move
       *[other] of play, in { $count } moves
    }

## Bots

bot-names = Urraca, Beltrán, Leonor, Fadrique, Jimena
bot-random = Random
bot-random-about = Takes anything legal.
bot-greedy = Greedy
bot-greedy-about = Looks one step ahead and takes the best.
bot-network = Network “{ $name }”
bot-network-about = Plays what it has learned from games against itself.

## Why not

why-not-yours = It is not your turn.
why-legal = This can be chosen.
why-nothing = Something else is asked now. { $asked }
why-held = First confirm or undo what you have chosen.

## Refusals

refused-bad-option = Bad option: { $detail }.
refused-seed-known = "seed" is allowed only when every seat is "me" or "bot": whoever gives it knows what chance will decide.
refused-bad-file = The match file is not valid: { $detail }.
refused-too-many-steps = The match has { $steps } steps; a file that becomes a table may have { $most }.
refused-not-your-seat = That seat is not yours.
refused-not-your-table = You have no seat at this table.
refused-host-only = Only the host of the table can do that.
refused-no-seat = There is no such seat; they are 0 to { $last }.
refused-no-commit = There is no such moment of the match; they are 0 to { $last }.
refused-stale = That decision is no longer open; this is how the table stands.
refused-other-draft = The draft was changed in another window; look again and confirm.
refused-illegal = That choice is not legal now.
refused-unfinished = The turn is not complete: something is still to choose.
refused-full = No seat is free at that table, or those that are wait for their links; you can watch.
refused-name-taken = Somebody at this table is called “{ $name }”, or nearly so: choose another name.
refused-name-twice = "{ $field }": another seat is called “{ $name }”, or nearly so.
refused-muted = The host of the table has muted you.
refused-players-only = At this table only players talk.
refused-removed = The host has removed you from this table.
refused-no-removal = The match has begun: nobody loses their seat now. You can mute them.
refused-yourself = That is you.
refused-nobody = Nobody is known there whom this could be about.
refused-taken = That seat is taken.
refused-over = The match is over.
refused-begun = The match has begun: a seat can be opened to others only before it begins.
refused-not-over = The match is not over.
refused-not-absent = That person is present; only the seat of somebody absent can be handed over.
refused-forgotten = What happened in earlier rounds must be remembered: until the match is over it can be looked at from move { $first } on.
refused-old-rules = The rules have changed and this moment can no longer be drawn.
refused-not-yours-yet = Until the end only somebody who holds every seat can export the match.
refused-not-waiting = The match has not begun.
refused-no-hint = You have nothing to decide now.
refused-no-review = This match cannot be reviewed now: the strongest bot is not ready for the game.
refused-no-decision = You have nothing to decide now.
refused-not-understood = { $detail }
refused-lesson = { $detail }
refused-no-lesson = No lesson is given at this table.

## Hints

hint-gain = It brings you { $points } at once.
hint-takes = It costs { $name } { $points }.
hint-clear = By far your best move.
hint-narrow = Your best move, by a little.
hint-one-of = There is another nearly as good.
hint-equal = Nearly the same as the first.
hint-near = A little worse for you than the first.
hint-worse = Clearly worse for you than the first.
hint-winning = It puts you on the way to winning.
hint-ahead = It leaves you ahead.
hint-level = The match stays even.
hint-behind = You are behind: this brings you closest.
hint-only = It is all you can do.
hint-chance =
    { $games ->
        [0] Of 100 games like this one you would win hardly any.
        [one] Of 100 games like this one you would win 1.
       *[other] Of 100 games like this one you would win about { $games }.
    }
hint-apart = One of your options is clearly better than the others.
hint-close = One of your options is a little better than the others.
hint-alike = There is not just one good move: at least two of your options are nearly the same.
