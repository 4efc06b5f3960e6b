### What bots say: to a language model that plays, and of networks that cannot.

## Language models

model-system =
    You play the board game { $game } against { $others ->
        [one] one opponent
       *[other] { $others } opponents
    }, as { $name }, and want to win. The rules:
model-answer = Think as much as you like. The last line of your answer must be your choice, and must begin with "{ model-mark }".
model-mark = ANSWER:
# A list follows: every kind of choice of the game with the ranges of its numbers.
model-form = Write your choice as its kind and its numbers, for example "{ model-mark } { $example }". The kinds of choice of this game:
model-refused = That cannot be done: { $reason }
model-no-list = { $number } is no choice; write its kind and its numbers.

## Networks

network-none = No network for { $game } comes with this package; give a file: network:FILE
network-missing = network { $file }: there is no such file
network-unreadable = network { $file }: not a network file of Reinos ({ $reason })
network-other = network { $file }: trained for { $field } { $value }; this is { $own }
network-shape = network { $file }: { $field } has shape { $value }; allowed: { $own }
