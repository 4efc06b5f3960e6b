## Everywhere
home-link = Reinos, home
skip = Skip to content
pages = Pages
home = Home
lobby = Open tables
settings = Settings
close = Close
copy = Copy
copied = Copied
send = Send
add = Add
enter = Enter
you = You
bot = Bot
opening = Opening the table
server-away = The server does not answer. Trying again by itself.
newer-version = A newer version is here.
other-page = Reinos is open in another tab or window of this browser. It goes on here when you close that one.
alone-failed = The page could not be started: { $message }
part-missing = A part of the page has not arrived.
reload = Reload
page-missing = There is no such page
go-home = Go home
go-to = Go to
to-dark = Dark theme
to-light = Light theme
unaffiliated = Our own drawings. Reinos is not affiliated with the authors or publishers of the games.

## Home
home-hello = Hello, { $name }
home-hello-about = Pick a game and play bots at once, or open a table and send the link.
home-alone-about = Pick a game and play bots at once, or open a table and pass the device around.
home-turns = { $count ->
    [one] Your turn at one table, { $name }
   *[other] Your turn at { $count } tables, { $name }
  }
home-turns-about = The tables wait for you; enter any of them.
your-name = Your name
play-now = Play now
play-table = Play { $title }, table { $code }
about-game = { $title }: what it is and how to play
against-bots = Against bots
new-table-of = New table of { $title }
table = New table
tables = Tables
join-by-code = Join by code
code = Table code
continue = Continue
open-table = Open
sit = Sit down
watch = Watch
see = See
running = In play
running-empty = Nobody is playing now.
finished-tables = Finished
players-range = { $least } to { $most }
players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
minutes = { $minutes } min
seats-taken = { $taken } of { $of }
lent-row = A bot plays for you

together = With others
together-about = This page plays without a server, so nobody can join from elsewhere. Several people can play at this device, and a curtain hides what the next one must not see.
file-about = Finished matches, and those without bots, can be saved as files and opened here or on a server.

## Lobby
lobby-open = Looking for players
lobby-empty = No open tables
lobby-empty-about = Open the first one, or play bots now.
games = Games
games-all = All games
import = Open a saved match
import-about = A match file opens as a new table, with its whole history.
import-pick = Choose a file
import-wrong = That is not a match file.

## New table
new-table = New table
game-missing = There is no such game
seats = Seats
seat-me-about = You, on this device
seat-hot-about = Someone else, on this same device
seat-link-name = By link
seat-link-about = Whoever gets the link takes it
seat-link-waiting = Invited by link · not here yet
seat-open-name = Whoever comes
seat-open-about = Shown among the open tables
seat-bot-about = Played by the computer
seat-here = At the table
seat-empty = Empty seat
seat-empty-about = Tap to add someone
seat-level = Level of the bot in seat { $number }
seat-name = Name of seat { $number }
seat-kind = Who takes seat { $number }
seat-remove = Remove seat { $number }
guest-number = Player { $n }
kind-link = Link
kind-open = Open
kind-bot = Bot
kind-me = Here
count-you = you
count-me = { $count } more here
count-link = { $count } by link
count-open = { $count } open
count-bot = { $count ->
    [one] a bot
   *[other] { $count } bots
  }
players-allowed = It is played by { $list } players.
variants = Variants
listed = In view
listed-about = The table shows among the open ones, and anyone may watch without seeing secrets.
spectators-talk = Spectators may talk
spectators-talk-about = Those who only watch may write in the chat.
stand-in = If somebody goes away
stand-in-about = This bot plays for whoever leaves. They take their seat back whenever they like.
away-about = Whoever has been away for a minute counts as gone.
almost-ready = Almost ready
seats-summary = { $count } seats: { $crowd }
sealed-about = Chance is sealed at the start and can be checked at the end.
create-table = Create table
fill-and-start = Fill with bots and start

## Waiting room
waiting-title = { $title }: players missing
waiting-about = The game starts by itself when every seat is taken.
invite-link = Invite link
put-bot = Put a bot
invited = You are invited to a table
invited-about = Say your name and sit down.

## Game
rules = Rules
how-to-play = How to play

## Settings
language = Language
theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
theme-contrast = Contrast
motion = Motion
motion-auto = System
motion-full = Full
motion-none = None
pace = Pace
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
sound = Sound
sound-off = Off
sound-on = On
story = What is happening
story-coming = Let us see what happened…
story-on = Go on
story-waiting = { $count ->
        [one] 1 move was made
       *[other] { $count } moves were made
    }
story-skip = Skip
story-sum = { $ahead ->
        [true] { $name } gains most, { $points }, and leads with { $score }.
       *[other] { $name } gains most: { $points }. { $first } leads with { $score }.
    }
story-behind = You are { $lead } behind.
counted = counted
counting = being counted
uncounted = to come
key-space = Space
settings-about = Kept in this browser.

## Table
menu = Menu
players = Players
players-order = Players, in turn order
no-players = Nobody is at the table.
panels = Panels
panel-stage = Board
panel-offer = On offer
panel-tray = Mine
mine = Mine
rivals = Rivals
beside = Log, chat, notes and help
tab-log = Log
tab-chat = Chat
tab-notes = Notes
tab-help = Help
unread = unread
your-turn = Your turn
turn-yours = Your turn.
plays = Playing
ready = Ready
away = Away
finished = Finished
see-board = See the board of { $name }
table-missing = The table could not be opened
table-code = Table code: { $code }
what-to-do = What to do
undo = Undo
reset = Start over
choices = Options
your-choices = Your options
no-choices = There is nothing to choose now.
not-there = Not there
asked-no-more = That is not asked any more.
stale = Someone played before you. Your draft was not sent.
frozen = The rules have changed since this match began: it can only be looked at.
touches-you = It touches you
in-hand = It is in your hand: choose where it goes.
put-back = Put back
drafted = Draft: { $text }
log-empty = Nothing has happened yet.
final-board = The final board
rule-number = The number of this rule in the list of rules
more-options = More options
log-news = { $count } new
recap = Since your last turn
recap-earlier = { $count ->
    [one] And one thing more before that: it is in the log.
   *[other] And { $count } things more before that: they are in the log.
  }
recap-watch = Watch it
recap-close = Go on
chat-empty = Nobody has said anything.
chat-older = Earlier lines
chat-spectator = watches
silent-muted = The host has muted you.
silent-players-only = Only players talk here.
moderate = About { $name }
mute = Mute
unmute = Let them talk
mute-named = Mute { $name }
unmute-named = Let { $name } talk
mute-about = Who is muted can no longer write in the chat.
remove = Remove
remove-named = Remove { $name } from the table
remove-about = Who is removed can neither sit down nor watch here.
chat-write = Write to the table
notes-label = Only you see these
notes-kept = Kept
notes-keeping = Keeping
help-missing = The help could not be opened.
hint = Hint
hint-thinking = Thinking…
coach-level = How much help
coach-nudge = A nudge
coach-move = The move
coach-show = Show the move
coach-draft = Put it in the draft
coach-confirm = Your turn is complete: only confirm it.
coach-by = { $bot }, from what you can see
order-hint = hint nudge pista
stake = What is at stake
stake-read = Got it
stake-off = Explain no more
stakes = Explain each new decision
stakes-on = The first time
stakes-off = No
sealed = Sealed chance
leave = Leave my seat
hand-to-bot = Hand the seat of { $name } to a bot
stand-in-now = Whoever leaves is replaced by { $bot }, until they take their seat back.
lent-told = { $bot } plays your seat. Take it back whenever you like.
take-back = Take my seat back: { $name }
download = Download
areas = Parts of the table
area-legal = something to choose
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = See it whole

## Connection
live = Live
reconnecting = Reconnecting, { $seconds } s
offline = Offline
late-kept = No answer yet. Your move is kept here.
offline-kept = Offline. Your move is kept here.
connection = Connection: { $words }
resync = Ask for the state again
restarting = The server restarts. Nothing is lost.

## One device
curtain-pass = Pass the device to { $name }
curtain-private = Nobody else should look.
curtain-hold = Hold to look

## Replay
replay = Replay
round-of = Round { $now } of { $of }
path = Parts of the round
replay-at = Move { $n } of { $of }
replay-start = The game begins.
replay-scrub = Moment of the match
past = You are looking at the past
news = { $count ->
    [one] One new move: go to now
   *[other] { $count } new moves: go to now
  }
play-from-here = Play from here
to-start = To the start
back = Back
play = Play
play-replay = Play the moves
pause = Pause
forward = Forward
to-end = To the end
speed = Speed { $times }×
copy-link = Copy link
to-now = Back to now
to-result = See the result
see-as = See as
see-all = Everything in view

## Result
result-of = { $title } · result
result-missing = The result could not be read
wins = { $name } wins
shared-win = A shared victory
rematch = Rematch, same seats
see-replay = Watch the replay
review = Review
review-ask = Where was it won and lost?
review-waiting = The strongest bot is getting ready.
review-progress = The strongest bot looks at the match: { $done } of { $of } positions.
review-chances = Chance to win, in games out of 100
review-turns = Turning points
review-again = Try again from here
review-look = Look at it
as-table = Table
as-chart = Chart
player = Player
points = Score
state = Situation
in-short = In short
total = Total
move = Move
moves = { $n } moves
boards = How everyone ended
sealed-check = The seed matches the seal that the table saw at the start; “reinos verify” proves it.
seed-shown = Seed in view
seal = Seal
seed = Seed

## Text mode
text-mode = Text mode
to-board = Back to the board
text-situation = Situation
text-options = Your options
text-points = Score
text-log = Log
text-order = Written order
text-keys = Keys
order-label = Number or words of an option

## Keys
keys = Keys
key-zone = from one zone to the next
key-neighbour = to the nearest legal place
key-pick = choose
key-number = the option of that number
key-turn = turn: the next option of the same place
key-undo = undo a step
key-reset = start the turn over
key-confirm = confirm
key-cancel = cancel, or back to now
key-skip = skip one scene; twice, the whole story
key-pause = pause the story
key-choices = my options
key-hint = a nudge; again, the move
key-board = go to the board
key-last = what happened last
key-scores = points
key-whose = whose turn it is
key-history = move before and after
key-ends = to the start and to now
key-zoom = nearer, farther, whole
key-text = text mode
key-help = these keys

## Lessons

puzzle-today = Puzzle of the day
puzzles-today = Puzzles of the day
rules-search = Search the rules
rules-not-found = The rules say nothing about “{ $text }”.
learn = Learn
lessons = Lessons
lesson-guide = Guide of the lesson
lesson-step = step { $number } of { $steps }
lesson-over = done
lesson-progress = How far the lesson has come
lesson-why = Why
lesson-rules = Rules { $rules }
lesson-show = Show me
lesson-go-on = Go on
lesson-more = More lessons
lesson-fold = Fold the guide
lesson-unfold = Unfold the guide
lesson-done = done
lesson-minutes = ({ $minutes } min)
