# Words of the pages that the documentation's tools write.

site-about = Five medieval board games for players, researchers and game authors.
theme-dark = Dark
theme-light = Light
toc-title = On this page

section-home = Home
section-start = Start
section-play = Play
section-games = Games
section-bots = Bots
section-research = Research
section-server = Servers
section-author = Write a game
section-project = Project

page-rules = Rule → code → test
page-choices = Choices
page-record = Record

only-english = This page exists in English only.
language-en = English
language-es = Español

## Games

games-title = The games
games-intro = Five games, each with every player count and variant of its rulebook. Every page has the rules in our own words, the options, what had to be reconstructed, and the way into the code.
facts-players = Players
facts-minutes = Time
facts-minutes-value = about { $minutes } min
picture-middle = { $game }, step { $step } of a match among greedy bots, as seat 1 sees it
picture-end = { $game }, the same match at its end, as a spectator sees it
rules-title = The rules in our words
rules-note = Numbers such as { $number } name the rule; each leads to the table of the code and the tests that carry it out.
options-title = Options
options-intro = By default everything is as in bold. The last column says how the option is given in the terminal; from Python it is an argument of the same name.
options-option = option
options-values = values
options-flag = how
options-presets = Presets, several options at once:
reconstructed-title = What is reconstructed
reconstructed-none = Only what the last parts of the rules above name as reconstructed or decided by us; everything else comes from the rulebook.
inside-title = Into the code
inside-rules = Every rule, with its code and its tests
inside-choices = Every choice and its id
inside-record = The record: every field, and who may see it

## Records

record-title = The record of { $game }
record-intro = The whole table is one NumPy record of { $bytes } bytes. This page is made from its declaration, `{ $file }`; the words in the last column are the comments of the code.
record-seen = “Each its own” means one row a seat, of which a seat sees its own and the others see { $blank }. Spectators see what everybody sees.
record-hide = The game hides by a rule of its own:
record-redeal = What a bot puts in the place of what it may not know:
record-field = field
record-shape = shape
record-kind = type
record-who = who sees it
record-what = what it is
record-who-all = everybody
record-who-owner = each its own
record-who-nobody = nobody
record-common = In every game
record-first = The game
