### Words shared by all games.

## Players and turns

seat-name = Player { $number }
# The viewer, in a list of players.
you = you
your-turn = Your turn.
waiting =
    { $count ->
        [one] { $names } is playing.
       *[other] Waiting for { $names }.
    }

# A part of the round in which players take turns: "Turns · 2 of 4".
path-turn = { $phase } · { $turn } of { $turns }

## Numbers and lists

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ordinal =
    { $place ->
        [1] { $place }st
        [2] { $place }nd
        [3] { $place }rd
       *[other] { $place }th
    }
# $sound matters in Spanish only.
list-last = { $start } and { $end }
list-or = { $start } or { $end }
list-more = { $start }, { $end }
value-on = yes
value-off = no

## The result

winner =
    { $who ->
        [you] You win: { points }, { $lead } ahead of { $second }.
       *[other] { $name } wins: { points }, { $lead } ahead of { $second }.
    }
winner-tie =
    { $who ->
        [you] You win on the tie-break: { points }, level with { $second }.
       *[other] { $name } wins on the tie-break: { points }, level with { $second }.
    }
winners-shared =
    { $who ->
        [you] You share the win with { $names }: { points }.
       *[other] { $names } share the win: { points }.
    }
standing = { ordinal } { $name }: { points }
# To whoever has that place.
place-first = You win with { points }, { $lead } ahead of { $second }.
place-tied = You win on the tie-break with { points }, level with { $second }.
place-shared = You share the win, with { points }.
place-behind = You come { ordinal } with { points }, { $lead } behind { $first }.
place-level = You come { ordinal } with { points }, level with { $first }: the tie-break decides.
result-sources = Where the points come from
result-sources-about = Points of each player by source.
result-course = Points over time
result-course-about = Points of each player, move by move.

## Written answers

answer-hint = Answer with the number or the words of an option.
answer-empty =
    { $form ->
        [only] Type { $first } to take the only option.
        [each] Type { $each }.
       *[row] Type a number from { $first } to { $last }.
    }
answer-unknown = I do not understand “{ $text }”. { answer-empty } Its words will do too; for example: { $example }.
answer-many = “{ $text }” could be { $options }. Say more or type the number.
answer-number = “{ $text }” could be { $options }. Type # and the number of the option, for example #{ $number }.
answer-option = { $number } ({ $choice })
answer-more =
    { $count ->
        [one] one more option
       *[other] one of { $count } others
    }
answer-refused = Not now: “{ $text }” is not among your options.

## The drawing

draw-table = Table of { $names }
draw-turn = To play
draw-turn-you = Your turn

## Levels of the bots, the easiest first

level-page = Page
level-page-about = A beginner: half of what it does, it does without looking.
level-squire = Squire
level-squire-about = Takes what looks best right now.
level-knight = Knight
level-knight-about = Thinks a few turns ahead.
level-king = King
level-king-about = Thinks as long as it may, and forgives nothing.
level-champion = Champion
level-champion-about = Learned by playing millions of games against itself, and thinks ahead.

## Options

option-wrong = option { $name } is { $value }; allowed: { $allowed }
option-wrong-players = option { $name } is { $value }; allowed with { $players } players: { $allowed } ({ $rule })
game-unknown = game is { $name }; allowed: { $known }
option-unknown = unknown option { $name }; options are { $known }

## Saved matches

saved-missing = saved match: field '{ $field }' is missing
saved-kind = saved match: field '{ $field }' is { $value }; allowed: a { $allowed }
saved-format = saved match: field 'format' must be '{ $format }'
saved-other = saved match: { $field } is { $value }; allowed: { $own }
saved-options = saved match: { $reason }
saved-seed = saved match: seed must be { $digits } hexadecimal digits
saved-commitment = saved match: commitment is not the SHA-256 of the seed; the dice may have been changed
saved-opening-rolls = saved match: opening_rolls are not what the seed gives
saved-step = saved match: step { $number }: { $reason }
saved-rolls = saved match: step { $number }: rolls are not what the seed gives
saved-over = saved match: over is { $value }; the replay gives { $own }
saved-replay = saved match: { $field } are { $value }; the replay gives { $own }

## Lessons

lesson-unknown = lesson is { $name }; allowed: { $known }
lesson-refused = That comes later. Nothing has changed. { $say }
lesson-refused-because = { $reason } Nothing has changed. { $say }
lesson-read = Read this first, and go on.
lesson-not-read = There is something to do first.
