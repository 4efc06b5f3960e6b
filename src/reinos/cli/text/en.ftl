### Words of the `reinos` command.

## The command

cli-description = Medieval board games: play in the terminal, replay and verify matches.
cli-epilog = To start: reinos play
cli-usage = usage:
cli-options = options
cli-arguments = arguments
cli-commands = commands
cli-command = COMMAND
cli-help = show this help and exit
cli-lang = language: es (Spanish) or en (English); by default that of the system
cli-version = show the version and exit
cli-error = reinos: { $message }
cli-see-help = See the help: { $command } --help
arg-json = write JSON instead of text
arg-game = name of the game; `reinos games` lists them
arg-games = games; all of them by default
arg-game-name = GAME
arg-file = saved match
arg-file-name = FILE
language-es = español
language-en = English

## Errors

wrong-game = There is no game “{ $game }”. There are: { $games }.
wrong-no-game = Say which game. There are: { $games }.
wrong-file = There is no file “{ $file }”.
wrong-seed = The seed “{ $seed }” will not do: give a whole number from 0 to 2^256 − 1, in decimal digits.
wrong-count = { $name } “{ $value }” will not do: give a whole number from 1.
wrong-seat = “{ $kind }” cannot take a seat. It can be: { $kinds }.
wrong-seats =
    { $seats ->
        [one] You gave { $seats } seat, and the match is for { $players }.
       *[other] You gave { $seats } seats, and the match is for { $players }.
    }
wrong-players = The game is not for { $players }. Players: { $counts }.
wrong-option = I do not understand the option “{ $option }”. Write name=value; names: { $options }.
wrong-value = { $option } cannot be “{ $value }”. Values: { $values }.
wrong-combination = These options do not go together: { $reason }
wrong-preset = There is no preset “{ $preset }”. There are: { $presets }.
wrong-resume = A saved match brings its game, options and seed with it: give no others with --resume.

## Questions

ask-language = Which language? / ¿En qué idioma?
ask-game = Which game?
about-game = { $name }. { $tagline }
ask-players = How many players? The others are bots.
ask-number = Number [{ $default }]:
ask-again = Type a number from 1 to { $last }, or press Enter.
players = { $count } players

## reinos play

play-about = Play in the terminal; without arguments it asks what.
play-seats = who sits, in order: human, greedy or random, with a name if you like (human:Ana,greedy:Luis)
play-seed = seed of the dice, to play a match again
play-save = save the match here when it ends or you leave
play-resume = go on with a saved match
play-option = option of the game, for example harmony=on; may be repeated; `reinos games` lists them
play-option-name = NAME=VALUE
play-preset = a ready-made set of options
play-preset-name = PRESET
play-no-explain = do not say what is at stake when a decision comes up for the first time
play-players = Playing: { $players }.
sitter-you = { $name } (you)
sitter-human = { $name }
sitter-bot = { $name } ({ $bot } bot)
bot-random = random
bot-greedy = greedy
bot-search = search
play-commitment = Commitment of the dice: { $commitment }
play-hint = Answer with the number of an option. Type ? for more commands and h for the rules.
play-stake = At stake: { $stake }
play-advice-orders = c hint nudge
play-advice-more = Type c again to see the move.
play-turn = { $name } is playing.
play-forced = There is only one option: { $choice }.
play-undone = Undone. You are back at your last decision.
play-nothing-to-undo = There is nothing to undo.
play-no-room = That leaves no room for what you have chosen after it: choose less, or undo.
play-not-so-often =
    { $count ->
        [one] That can be done only once.
       *[other] That can be done { $count } times at most.
    }
play-help =
    Answer with the number of an option, or with its words.
    - 3x and an answer: the same three times, such as 3x Granada
    - c (or hint): where to look; again, what the strongest bot would play and why
    - m: show the table and your options again
    - t: the whole table, with the others' kingdoms or boards; within a round each decision tells only what changed
    - s: points
    - l: what happened last
    - u: undo, back to your last decision
    - h: rules; h and a number, one part
    - q: leave, and save if you like
play-rules = Rules. Type h and the number of a part; for example: h 1
play-ask-save = Save? Type a file name, or press Enter to leave without saving:
play-ask-overwrite = { $file } exists. Replace it? (y/N):
play-not-saved = Not saved.
play-saved = Match saved in { $file }.
play-save-failed = Could not save in { $file }: { $reason }.
play-left = The match stays unfinished.
play-seed-shown = Seed of the dice: { $seed }

## reinos lesson

lesson-about = Learn a game by playing, step by step; without the name of a lesson it goes on where you left.
lesson-arg = LESSON
lesson-name = name of a lesson; --list tells them
lesson-list = list the lessons
lesson-restart = begin the lesson again
lesson-none = There are no lessons of “{ $game }”. There are of: { $games }.
wrong-lesson = There is no lesson “{ $lesson }”. There are: { $lessons }.
lesson-line =
    { $state ->
        [done] { $name }: { $title } ({ $minutes } min, done). { $about }
        [begun] { $name }: { $title } ({ $minutes } min, begun). { $about }
       *[new] { $name }: { $title } ({ $minutes } min). { $about }
    }
lesson-hint = Do what each step asks for. Enter goes on, v shows you the move, ? the other commands. Leave when you like: your place is kept.
lesson-step = Step { $number } of { $steps }
lesson-rules = Rules: { $rules }
lesson-enter = Enter to go on:
lesson-offer = Type v, and the move is shown to you.
lesson-shown = This will do: { $choice }
lesson-left = Your place in the lesson is kept. Go on with: reinos lesson { $game } { $lesson }
lesson-begun-again = What was kept of this lesson no longer fits: it begins again.
lesson-next = Next: reinos lesson { $game } { $lesson }
lesson-play = To play: reinos play { $game }
lesson-help =
    Answer with the number of an option, or with its words.
    - v: show the move
    - m: show the table and your options again
    - t: the whole table
    - s: points
    - l: what happened last
    - u: undo, back to your last decision
    - h: rules; h and a number, one part
    - q: leave; your place is kept

## reinos games, rules

games-about = List the games and their options.
games-default = , default
games-broken = The game “{ $game }” does not open. See: reinos doctor
rules-about = Explain the rules of a game.
choices-about = Print the stable ids of a game's choices, and the planes of its observations.
choices-title = Choice ids of { $game }
choices-intro = Version { $version }: ids 0 to { NUMBER($last, useGrouping: 0) }, the same for every number of players and every variant. They change only together with the version of the rules, which saved matches, networks and environments carry. `reinos choices { $game }` prints this page.
choices-order = The ids of a kind run through its arguments, the last one fastest. `clockwise` counts the chairs from the seat that acts, which is 0.
choices-ids = ids
choices-kind = kind
choices-arguments = arguments
choices-planes = Planes of an observation
choices-planes-intro = { NUMBER($size, useGrouping: 0) } numbers in named blocks, one after another, from the viewer's side of the table; `env.planes.split(observation)` gives them by name and in shape.
choices-places = places
choices-block = block
choices-shape = shape
choices-range = range
choices-meaning = meaning

## reinos replay, verify

replay-about = Tell a saved match step by step.
replay-hint = Enter: next step. t: the table. a: all the rest. q: leave.
verify-about = Prove that a saved match, or every game of an arena file, is genuine.
verify-sound =
    { $state ->
        [over] { $file }: sound. { $game }, { $steps } steps, finished; dice, choices and result are those of its seed.
       *[open] { $file }: sound. { $game }, { $steps } steps, unfinished; dice and choices are those of its seed.
    }
verify-commitment = Commitment: { $commitment }
verify-games =
    { $games ->
        [one] { $file }: sound. { $game }, { $games } game, { $steps } steps.
       *[other] { $file }: sound. { $game }, { $games } games, { $steps } steps.
    }
verify-digest = SHA-256 of the games: { $digest }
verify-damaged = { $file }: damaged. { $reason }

## reinos review

review-about = Review a saved match: chances over time, turning points, the most instructive moments.
review-html = also write the review as one page to this file
review-seat = the seat, from 1, whose decisions are reviewed with what that player could know; all of them by default
review-playouts = imagined games a decision; { $default } by default
review-number = N
review-wrong-seat = --seat “{ $seat }” will not do: give a number from 1 to { $players }.
review-nothing = Nothing has been played in this match yet.
review-written = Page written to { $file }.
review-unwritten = Could not write { $file }: { $reason }.
review-working = Positions

## reinos puzzles, puzzle

puzzles-about = Find puzzles in games between bots: positions with one clearly best choice, a line of JSON each.
puzzles-count = how many to find; { $default } by default
puzzles-seed = seed of the first game that is looked through
puzzle-about = The puzzle of the day: a position with one clearly best choice.
puzzle-day = the puzzle of another day, such as { $example }
puzzle-date = DATE
puzzle-none = There are no puzzles of { $game } for version { $version } of its rules.
puzzle-wrong-day = --day “{ $day }” will not do: give a date such as { $example }.

## reinos doctor

doctor-about = See whether this machine has what is needed.
doctor-ok = ok
doctor-missing = none
doctor-bad = BAD
doctor-python = Python
doctor-numpy = NumPy
doctor-numba = Numba
doctor-cache = Folder for compiled code
doctor-language = Language
doctor-terminal = Letters of the terminal
doctor-games = Games
doctor-page = Page for the browser
doctor-browser = Browser
doctor-port = Port
doctor-gpu = GPU
doctor-fix = Fix: { $fix }
doctor-fix-python = install Python { $oldest } or later
doctor-fix-package = pip install { $package }
doctor-fix-cache = allow writing in { $folder }, or name another folder with XDG_CACHE_HOME
doctor-fix-terminal = use UTF-8; for example, export LC_ALL=C.UTF-8
doctor-fix-page = install without REINOS_SKIP_WEB=1: pip install --force-reinstall reinos, or in a clone make play
doctor-fix-browser = install Firefox or Chromium, or name yours with BROWSER; or open the address that “reinos serve” prints in another one
doctor-fix-port = none needed: “reinos serve” takes { $free } instead; or end the program that listens there
doctor-fix-ports = give another port: reinos serve --port 9000
doctor-fix-gpu = only for millions of games at once: an NVIDIA GPU with its driver, and pip install 'reinos[cuda]'
doctor-fix-games = reinstall: pip install --force-reinstall { $packages }

## reinos serve

serve-about = Play in the browser, alone or with others: a server of your own.
serve-host = address to listen at; { $default } by default, this computer only
serve-port = port to listen at; { NUMBER($default, useGrouping: 0) } by default, or the next that is free
serve-data = folder where the tables are kept
serve-database = PostgreSQL instead of a file: postgresql://…
serve-site = name that people address it by; may be repeated; without one, its IP addresses and the name of this computer
serve-network = trained network (ONNX) that may take a seat; may be repeated
serve-workers = processes that compute bots, hints and replays; { $default } by default
serve-open = open the browser
serve-ready = Reinos is at { $address }
serve-kept = Tables are kept in { $place }
serve-far = Everybody who can reach { $host } can play here.
serve-names = It answers to its IP addresses and to { $names }; for another name start it with --site NAME.
serve-sites = It answers only to { $names }.
serve-stop = Stop with Ctrl-C; nothing is lost.
serve-busy = Port { $port } of { $host } cannot be used: { $reason }
arg-site = NAME
arg-host = ADDRESS
arg-port = PORT
arg-folder = FOLDER
wrong-port = port is { $port }; allowed: whole numbers from 0 to 65535
wrong-port-busy = no port to listen at on { $host }; give another one with --port

## reinos webapp

webapp-about = Build the page that plays without a server, as a folder for any web space.
webapp-folder = where it is written; by default build/webapp
webapp-game = only this game; may be given several times
webapp-no-page = this installation has no browser client; install it without REINOS_SKIP_WEB=1
webapp-other-files = { $folder } has other files in it; give an empty folder, or one that this command has made
webapp-begins = compiling the games to WebAssembly; the first time takes minutes

## reinos warmup, check

warmup-about = Compile the games now, so that later nobody waits.
warmup-done = { $game }: ready in { $seconds } s
check-about = Put a game through the tests that all must pass, or through a file of examples.
check-games = random games a configuration, { $default } by default; with --invariants in all, { $watched } by default
check-seed = seed of the random games
check-invariants = check after every step of random games what the game says is never created or lost
check-vectors = JSON file of worked examples; the last line says how many pass
check-failed = BAD { $game }: { $reason }
check-done =
    { $failed ->
        [0] { $configurations } configurations: all well.
       *[other] { $configurations } configurations: { $failed } bad.
    }
check-watched =
    { $failed ->
        [0] { $games } games of { $configurations } configurations, { $steps } steps: nothing is created or lost.
       *[other] { $games } games of { $configurations } configurations, { $steps } steps: { $failed } configurations bad.
    }

## reinos arena

arena-about = Let bots play a tournament, and rate them.
arena-arg-study = play the published study of the game again, ours beside theirs
arena-no-study = There is no published study of { $game } here.
arena-arg-bots = bots, for example greedy,search:1000,search:500ms,"cmd:./mybot"; as many as players sit as given, more or fewer in every selection
arena-arg-games = games; { $default } by default
arena-arg-players = number of players
arena-arg-seed = seed of the tournament
arena-arg-workers = processes on this machine; { $default } by default
arena-arg-ray = play on a Ray cluster; without an address, on one of this machine alone
arena-address = ADDRESS
arena-arg-time-limit = seconds that a program (cmd:) has for a decision
arena-arg-time = the same time a decision for all that search, such as 500ms or 2s; programs (cmd:) may not take longer
arena-arg-decide = stop as soon as it is decided whether the first bot wins more than so many percent of the games (sequential test)
arena-wrong-clock = --time is “{ $value }”; allowed: a time such as 500ms or 2s.
arena-wrong-share = --decide is “{ $value }”; allowed: a number of percent, such as 60.
arena-decided =
    { $answer ->
        [yes] Decided after { $games } games: { $bot } wins more than { $share } %.
        [no] Decided after { $games } games: { $bot } does not win more than { $share } %.
       *[open] Not decided in { $games } games: whether { $bot } wins more than { $share } %.
    } (Sequential probability ratio test of { $low } % against { $high } %; each error at most { $error } %.)
arena-arg-results = file of JSON lines for the results; if it exists, the tournament goes on from there
arena-arg-html = write a report with plots here
arena-wrong-time = The time “{ $value }” will not do: give seconds, more than 0.
arena-title =
    { $games ->
        [one] { $game }: { $games } game
       *[other] { $game }: { $games } games
    }
arena-setting = Options: { $options }. Seed: { $seed }. Every line-up plays the same dice in all rotations of its seats.
arena-nothing = No game was finished.
arena-note = In brackets and after ±: 95 % intervals. A bot that sits twice counts twice.
arena-unrated = { arena-note } Ratings need OpenSkill: pip install "reinos[arena]"; with --results no game has to be played again.
arena-written = Report written to { $file }.
arena-forfeit = Game { $game }: { $bot } forfeits. { $reason }
arena-truncated =
    { $games ->
        [one] { $games } game was cut off at the limit for simulations; it counts as it stood.
       *[other] { $games } games were cut off at the limit for simulations; they count as they stood.
    }
arena-no-forfeits = None.
arena-table = Standings
arena-ratings = Ratings (OpenSkill, Plackett-Luce)
arena-course = Ratings game by game
arena-ranks = Ranks in %, the darker the better
arena-forfeits = Forfeits
arena-bot = bot
arena-rating = rating
arena-games = games
arena-share = wins
arena-won = alone
arena-shared = shared
arena-points = points
arena-margin = ahead
arena-places = places
arena-failed = failed
arena-spread = Points: the middle, half and 90 % of the games
arena-best = best
arena-time = ms/decision

## reinos new-game

new-game-about = Write the skeleton of a game of your own: small, complete and playable.
new-game-arg = NAME
new-game-name = name of the game and of its package: lower-case letters, digits and _
new-game-folder = where its folder is made; the current one by default
new-game-written =
    The game is in { $folder }. To go on:
    - pip install --editable { $folder }
    - reinos check { $name }
    - reinos play { $name }
wrong-name = “{ $name }” cannot be the name of a game: 2 to 40 lower-case letters, digits and _, beginning with a letter and not ending with _, and no word of Python.
wrong-name-game = There is a game “{ $name }” already.
wrong-name-module = There is a Python package “{ $name }” already: a game of that name would hide it.
wrong-folder-taken = { $folder } exists already; nothing was written.
wrong-folder = { $folder } cannot be written: { $reason }

## reinos suite

suite-about = Play a named suite of tournaments and write one report.
suite-name = SUITE
suite-folder-name = FOLDER
suite-arg-suite = name of a suite, or a file with one of your own
suite-arg-list = list the suites with their tournaments
suite-arg-folder = where games and report are kept; by default named after the suite. The same command goes on where it stopped
suite-which = Say which suite. There are: { $names }; or give a file.
suite-no-folder = The folder “{ $folder }” cannot be made. { $reason }
suite-line =
    { $games ->
        [one] { $suite }: { $games } game
       *[other] { $suite }: { $games } games
    }
suite-title = Suite { $suite }
suite-incomplete = **Not all games have been played.** The same command goes on where it stopped.
suite-digest = SHA-256 of all games: `{ $digest }`. SHA-256 of the suite: `{ $sha256 }`.
suite-time = The bots thought for { $seconds } s. Written { $written }.
suite-league = League: one rating over the leagues of all games
suite-setting = `{ $game }`, { $options }, rules version { $rules }, seed { $seed }.
suite-games =
    { $games ->
        [one] { $games } game, SHA-256 `{ $digest }`.
       *[other] { $games } games, SHA-256 `{ $digest }`.
    }

## reinos dataset

dataset-about = Write games of bots with moves, search shares and results as a Parquet file.
dataset-arg-games = games
dataset-arg-bots = bots, as in reinos arena; { $default } by default
dataset-arg-planes = also write what each seat knew as numbers, for those who read the file without Reinos
dataset-arg-out = the file, GAME.parquet by default; the games are kept beside it, in GAME.jsonl, and the same command goes on from there
dataset-wrong-file = --out “{ $file }” will not do: give a file that ends in { $suffix }, in a folder that there is.
dataset-interrupted =
    { $games ->
        [one] { $games } game is kept in { $file }; the same command goes on from there.
       *[other] { $games } games are kept in { $file }; the same command goes on from there.
    }
dataset-written =
    { $games ->
        [one] { $file }: { $games } game, { $steps } decisions.
       *[other] { $file }: { $games } games, { $steps } decisions.
    }

## reinos train

train-about = Let a network learn a game by playing against itself; needs reinos[train].
train-arg-folder = where network, curve and checkpoint are kept; by default named after the game. The same command goes on where it stopped
train-arg-target = where to play and learn; by default cuda where there is a GPU
train-arg-games = games at once, a multiple of 8; by default { NUMBER($cuda) } on cuda and { NUMBER($cpu) } on cpu
train-arg-lessons = lessons to learn in all; by default { NUMBER($default) }
train-arg-minutes = stop after so many minutes of learning in all, although lessons are left
train-start-name = FILE.npz
train-arg-start = a network to begin with, instead of one that knows nothing
train-arg-seed = of weights and dice; by default { $default }
train-missing = Training needs { $names }, which is not installed: pip install “reinos[train]”
train-wrong-games = --games is { $value }; allowed: multiples of { $batches }.
train-resumed = { $folder } has { NUMBER($lessons) } lessons already; going on from there.
train-point = lesson { NUMBER($lessons) }: { NUMBER($games) } games, { NUMBER($pace) } games/s, { NUMBER($decisions) } decisions/s, { $rolling } % of the time playing, { $wins } % won against greedy
train-done = The network is in { $folder }. Try it: reinos arena { $game } --bots network:{ $folder }/network.npz,greedy
train-axis-wins = % won against greedy
train-axis-error = error of the values
train-axis-games = games of self-play
