### What is wrong with a result file of the arena.

results-unreadable = { $file }: not a result file of the arena ({ $reason })
results-other = { $file }: holds another tournament: { $plan }
results-rules = { $file }: rules are version { $value }; allowed: { $own }. Use a new file, or the package that wrote it ({ $package }).
results-bare = { $file }: game { $number } has no moves; files have them since format 2, so play the tournament again
results-field = { $file }: game { $number }: { $field } is { $value }; playing it again gives { $own }
results-step = { $file }: game { $number }, step { $step }: seat { $seat } may not choose { $choice }
results-no-network = { $file }: the network of { $bot } cannot be compared: { $reason }
results-network = { $file }: { $bot } played with the network { $value }; here it is { $own }

## Suites

suite-unknown = There is no suite “{ $name }”. There are: { $names }; or give a file.
suite-wrong = { $file }: not a suite. { $reason }
suite-field = { $field } is { $value }; allowed: { $kind ->
        [str] a text
        [int] a whole number from 0
        [dict] an object
       *[list] a list
    }
suite-name = name is “{ $name }”; allowed: letters, digits and hyphens, each name once

## Datasets

dataset-needs = Datasets need PyArrow: pip install "reinos[data]"
dataset-unreadable = { $file }: not a dataset of Reinos ({ $reason })

## Time and questions

time-own = { $bot } has a time or a number of playouts of its own; with --time write it without: search, champion
question-share = --decide is { $value }; allowed: { $least } to { $most }, in percent
question-seats = --decide asks about the first bot, which must sit once at every table: give { $players } bots, and { $bot } once
