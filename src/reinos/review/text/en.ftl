### Words of the review of a match.

review-title = { $game }: review
# As figures of a hundred imagined games.
review-chances = Chance to win, in games out of 100
review-move = Choice { $step }
review-moments = Most instructive moments
review-no-moments =
    { $who ->
        [you] The bot found nothing clearly better than what you did.
       *[other] The bot found nothing clearly better than what was played.
    }
review-turns = Turning points
review-turn =
    { $who ->
        [you] Your chances go from { $before } to { $after } out of 100.
       *[other] { $name } goes from { $before } to { $after } out of 100.
    }
review-chose =
    { $who ->
        [you] Your move: { $choice }.
       *[other] { $name }'s move: { $choice }.
    }
review-prefers = The bot prefers: { $choice }.
review-loss =
    It costs { $loss ->
        [one] { $loss } game
       *[other] { $loss } games
    } out of 100 (±{ $margin }).
review-at-once =
    At once it brings { $preferred ->
        [one] { $preferred } point
       *[other] { $preferred } points
    } instead of { $chosen }.
review-profits =
    { $who ->
        [you] You gain most from it: { $before } → { $after } out of 100.
       *[other] { $name } gains most from it: { $before } → { $after } out of 100.
    }
review-well =
    { $count ->
        [one] { $good } of { $count } decision was as good as the bot's, or nearly.
       *[other] { $good } of { $count } decisions were as good as the bot's, or nearly.
    }
review-made = Made with the bot { $bot }: { $playouts } imagined games a decision, { $compared } to compare two choices. Margin: ±{ $margin } games out of 100 at most. Each decision is judged only by what could be known then; whatever was hidden is dealt anew in every imagined game.

## Puzzles

puzzle-title = { $game }: puzzle of { DATETIME($day, dateStyle: "long") }
puzzle-day-title = Puzzle of { DATETIME($day, dateStyle: "long") }
puzzle-ask = One choice is clearly the best for { $name }. Which?
puzzle-solved = That is it: { $choice }.
puzzle-not-yet = Not the best: { $choice }.
puzzle-best = The best: { $choice }.
puzzle-tempting = The temptation: { $choice }.
puzzle-made = From a game between bots; the best choice was confirmed with { $playouts } imagined games for each of { $choices } choices.
puzzle-end = From here you can play on against the bots.
