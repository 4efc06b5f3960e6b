### Kingdomino: words. The help is in words of our own; KD-… are the numbers of our rules.

game-name = Kingdomino
game-tagline = Choose dominoes of land, grow your kingdom and multiply squares by crowns.

## Options

option-players = Players
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-mighty_duel = Mighty Duel
option-mighty_duel-on = yes: 48 dominoes and kingdoms of 7 × 7, for two
option-mighty_duel-off = no
option-harmony = Harmony
option-harmony-on = yes: 5 points for filling the whole grid
option-harmony-off = no
option-middle_kingdom = Middle Kingdom
option-middle_kingdom-on = yes: 10 points for a castle in the centre
option-middle_kingdom-off = no
option-dynasty = Dynasty
option-dynasty-on = yes: three games in a row
option-dynasty-off = no
option-tie_break = Tie-break
option-tie_break-territory_then_share = largest territory, then a shared win
option-tie_break-territory_crowns_share = largest territory, then crowns, then a shared win (first edition)
option-tie_break-points_share = none: equal points share
option-two_player_first_round = First round with two players
option-two_player_first_round-snake_abba = A, B, B, A
option-two_player_first_round-king_draw = the four kings are drawn (other editions)
option-three_player_deck = Dominoes with three players
option-three_player_deck-deck48_line4_discard1 = 48 dominoes, lines of 4, the one left over is discarded
option-three_player_deck-deck36_line3 = 36 dominoes, lines of 3 (first edition)
option-middle_kingdom_test = What being in the centre means
option-middle_kingdom_test-frame = the kingdom fits in the grid centred on the castle
option-middle_kingdom_test-bounding_box = the castle is the centre of what the kingdom takes up
option-dynasty_tie_break = Dynasty tie-break
option-dynasty_tie_break-best_territory_then_share = largest territory of the three games, then a shared win
option-dynasty_tie_break-share = none: equal totals share
preset-paper_2018 = Conditions of the 2018 paper: four players, Harmony and Middle Kingdom

## Pieces

terrain-wheat_field = wheat field
terrain-forest = forest
terrain-lake = lake
terrain-pasture = pasture
terrain-swamp = swamp
terrain-mine = mine
# One letter for the map in text.
letter-wheat_field = W
letter-forest = F
letter-lake = L
letter-pasture = P
letter-swamp = S
letter-mine = M
direction-right = right
direction-down = down
direction-left = left
direction-up = up
half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } with 1 crown
       *[other] { $terrain } with { $crowns } crowns
    }
halves = { $first } and { $second }
halves-double = double { $terrain }
laid = { $first } on { $start } and { $second } on { $end }
laid-double = { $halves } on { $start } and { $end }
a-wheat_field = a wheat field
a-forest = a forest
a-lake = a lake
a-pasture = a pasture
a-swamp = a swamp
a-mine = a mine

## What to do

prompt-first_choose =
    { $who ->
        [you] Choose a domino from the first line: put a king on one that is free.
       *[other] { $name } chooses a domino from the first line.
    }
prompt-place =
    { $who ->
        [you] Place domino { $domino }: { $halves }.
       *[other] { $name } places domino { $domino }.
    }
prompt-choose =
    { $who ->
        [you] Choose a free domino of the next line.
       *[other] { $name } chooses a domino.
    }
prompt-final_place =
    { $who ->
        [you] Last line. Place domino { $domino }: { $halves }.
       *[other] Last line: { $name } places domino { $domino }.
    }
prompt-over = The game is over. { $result }

## What is at stake in each decision, and where to look

stake-choose = High numbers bring more crowns; a low one plays earlier next round. Look for land that adds to yours.
stake-place = A territory scores its squares times its crowns: join the same land to a crown, and close no gap that you still want to fill.

## Options of each decision

choice-choose = Choose { $domino }: { $halves }
choice-choose-slot = Choose the domino in place { $place } of the line
choice-choose-short = domino { $domino }: { $halves }
choice-place =
    { $gain ->
        [0] Place { $domino }: { $laid }
       *[other] Place { $domino }: { $laid }; scores { $gain }
    }
choice-place-bare = Place the domino on { $start }, facing { $direction }
choice-place-short =
    { $gain ->
        [0] { $start } { $end }
       *[other] { $start } { $end } (+{ $gain })
    }

## Why not

refusal-occupied = Not there: { $square } is already taken (KD-5.1).
refusal-grid_limit = Not there: the kingdom would grow beyond { $size } × { $size } squares (KD-5.2).
refusal-no_match = Not there: neither half touches the castle or its own terrain (KD-5.3).
refusal-apart = Not there: { $first } and { $second } are not side by side (KD-5).
refusal-outside = { $square } is off the field: squares go from { $start } to { $end }.

## What happens

event-game_begun = Game { $game } of { $games } begins.
event-order_drawn = The kings are drawn. Order of choosing: { $names }.
event-line_laid = Round { $round } of { $rounds }: dominoes { $dominoes } are laid out.
event-last_placement = The pile is empty: the last dominoes are placed, and no more are chosen.
event-chose =
    { $who ->
        [you] You choose { $domino }: { $halves }.
       *[other] { $name } chooses { $domino }: { $halves }.
    }
event-placed =
    { $who ->
        [you] You place { $domino }: { $laid }.
       *[other] { $name } places { $domino }: { $laid }.
    }
event-gained =
    { $who ->
        [you] You score { points }: { $terrain } of { squares } with { crowns } is now worth { $worth }.
       *[other] { $name } scores { points }: { $terrain } of { squares } with { crowns } is now worth { $worth }.
    }
event-discarded =
    { $who ->
        [you] You discard { $domino } ({ $halves }): { discarded-why }.
       *[other] { $name } discards { $domino } ({ $halves }): { discarded-why }.
    }
discarded-why =
    { $why ->
        [grid_limit] wherever it would match, the kingdom would grow beyond { $size } × { $size } squares
       *[no_match] nowhere are two free squares side by side where it would touch the castle or its own terrain
    }
event-left_over = Nobody has chosen domino { $domino } ({ $halves }): it is left over and discarded.
event-harmony =
    { $who ->
        [you]
            { $points ->
                [0] No Harmony bonus for you: { empty-squares }.
               *[other] Harmony: you score { points } for filling the whole grid.
            }
       *[other]
            { $points ->
                [0] No Harmony bonus for { $name }: { empty-squares }.
               *[other] Harmony: { $name } scores { points } for filling the whole grid.
            }
    }
empty-squares =
    { $empty ->
        [one] 1 square of the grid is empty
       *[other] { $empty } squares of the grid are empty
    }
event-middle_kingdom =
    { $who ->
        [you]
            { $points ->
                [0] No Middle Kingdom bonus for you: your castle is not in the centre.
               *[other] Middle Kingdom: you score { points } for having your castle in the centre.
            }
       *[other]
            { $points ->
                [0] No Middle Kingdom bonus for { $name }: the castle is not in the centre.
               *[other] Middle Kingdom: { $name } scores { points } for the castle in the centre.
            }
    }
event-game_scored =
    { $who ->
        [you] You end { the-game } with { points }{ from-bonuses }; largest territory: { squares }.{ so-far }
       *[other] { $name } ends { the-game } with { points }{ from-bonuses }; largest territory: { squares }.{ so-far }
    }
the-game =
    { $game ->
        [0] the game
       *[other] game { $game }
    }
so-far =
    { $game ->
        [0] { "" }
        [1] { "" }
        [2] { " " }Total after two games: { $total }.
       *[other] { " " }Total of all three games: { $total }.
    }
event-game_won = { $result }
game_won-points =
    { $who ->
        [you] You win game { $game }: { points }, { $lead } ahead.
       *[other] { $names } wins game { $game }: { points }, { $lead } ahead.
    }
game_won-territory =
    { $who ->
        [you] You win game { $game } by the largest territory, { best-squares } to { $next }: { points }.
       *[other] { $names } wins game { $game } by the largest territory, { best-squares } to { $next }: { points }.
    }
game_won-crowns =
    { $who ->
        [you] You win game { $game } by crowns, { $best } to { $next }: { points }.
       *[other] { $names } wins game { $game } by crowns, { $best } to { $next }: { points }.
    }
game_won-shared =
    { $who ->
        [you] You share game { $game } with { $names }: { points } each.
       *[other] { $names } share game { $game }: { points } each.
    }
from-bonuses =
    { $bonus ->
        [0] { "" }
       *[other] , { $bonus } of them from bonuses
    }
event-match_won = { $result }
match_won-points =
    { $who ->
        [you] You win: { points }, { $lead } more than { $seconds }.
       *[other] { $names } wins: { points }, { $lead } more than { $seconds }.
    }
match_won-territory =
    { $who ->
        [you] You win: { points }, as many as { $seconds }, but the largest territory, { best-squares } to { $next }.
       *[other] { $names } wins: { points }, as many as { $seconds }, but the largest territory, { best-squares } to { $next }.
    }
match_won-crowns =
    { $who ->
        [you] You win: { points } and a largest territory like { $seconds }, but more crowns, { $best } to { $next }.
       *[other] { $names } wins: { points } and a largest territory like { $seconds }, but more crowns, { $best } to { $next }.
    }
match_won-shared =
    { $who ->
        [you] You share the win with { $names }: { points } each.
       *[other] { $names } share the win: { points } each.
    }
best-squares =
    { $best ->
        [one] { $best } square
       *[other] { $best } squares
    }
squares =
    { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }
crowns =
    { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }

## The situation

situation-game = Game { $game } of { $games }.
path-first = First choice
path-turns = Place and choose
path-last = Last placement
situation-round = Round { $round } of { $rounds }.
situation-final = Last placement: no more dominoes are chosen.
situation-over = The game is over.
situation-pile =
    { $left ->
        [0] The draw pile is empty.
        [one] { $left } domino is left in the draw pile.
       *[other] { $left } dominoes are left in the draw pile.
    }
situation-points =
    { $scope ->
        [game]
            { $apart ->
                [apart] Points of this game, without bonuses: { $points }.
               *[all] Points of this game: { $points }.
            }
       *[match]
            { $apart ->
                [apart] Points without bonuses: { $points }.
               *[all] Points: { $points }.
            }
    }
situation-score = { $name } { $points }
situation-finished =
    { $games ->
        [one] First game, bonuses included: { $points }.
       *[other] First two games together, bonuses included: { $points }.
    }
situation-rules = Rules in play: { $rules }.
rule-grid = kingdoms of at most { $size } × { $size } squares
rule-dynasty = Dynasty: three games, whose points are added
rule-harmony = Harmony: { points } for filling the whole grid
rule-middle-frame = Middle Kingdom: { points } if the kingdom fits in the grid centred on the castle
rule-middle-bounding_box = Middle Kingdom: { points } if the castle is the exact centre of what the kingdom takes up
rule-ties = tie-break: { $ties }
situation-unseen =
    { $count ->
        [0] Every domino has been seen.
       *[other]
            { $left ->
                [0] Not seen, and out of the game: { $dominoes }.
               *[other] Not seen yet ({ $count }, { $left } of them in the pile): { $dominoes }.
            }
    }
situation-discarded =
    { $count ->
        [0] No domino has been discarded.
       *[other] Discarded: { $dominoes }.
    }
discarded-of =
    { $who ->
        [you] { $domino } (yours)
       *[other] { $domino } ({ $name })
    }
discarded-left-over = { $domino } (left over)
situation-order = Order of choosing: { $names }.
line-now = Line of this round (placed from top to bottom):
line-next = Next line (being chosen):
line-first = First line (being chosen):
line-free = free
line-done =
    { $who ->
        [you] you (played)
       *[other] { $name } (played)
    }
line-acting =
    { $who ->
        [you] you (your turn)
       *[other] { $name } (playing now)
    }
kingdom-yours = Your kingdom: { points }
kingdom-of = Kingdom of { $name }: { points }
kingdom-past =
    { $who ->
        [you] Your kingdom in game { $game }: { points }
       *[other] Kingdom of { $name } in game { $game }: { points }
    }
kingdom-territories = Territories, squares × crowns: { $territories }.
kingdom-no-territories = No territories yet.
territory = { $terrain } { $squares } × { $crowns } = { $points }
bonus-apart = Bonuses, counted at the end: { $bonuses }.
bonus-harmony = Harmony +{ $points }, { $used } of { $room } squares
bonus-middle_kingdom = Middle Kingdom +{ $points }
bonus-state =
    { $state ->
        [met] { $bonus } (met for now)
        [lost] { $bonus } (out of reach)
       *[open] { $bonus } (still possible)
    }
kingdom-finished =
    { $game ->
        [0] Final score: { points }{ from-bonuses }; largest territory: { squares }.
       *[other] Game { $game }: { points }{ from-bonuses }; largest territory: { squares }.
    }
legend = Map: { $letters }. The number is crowns; ## is the castle, a dot an empty square.
legend-places = A + marks where domino { $domino } can go. Two squares place it: “{ $start } { $end }” puts { $laid }.
legend-letter = { $letter } { $terrain }

## Help: the rules

help-1-title = How to play
help-1-text =
    Your kingdom starts as a castle. Round by round you add dominoes to it, tiles of two squares of land. (KD-8, KD-9.1)

    - Two lines of dominoes lie on the table: one with the kings of the players, and the next one.
    - The king on the lowest number plays first. Its owner places that domino, then puts the king on a free domino of the next line.
    - A domino must touch the castle, or its own terrain with one half at least. The whole kingdom must fit in 5 × 5 squares.
    - At the end every territory (joined squares of one terrain) is worth its squares times its crowns. Without crowns it is worth nothing.

    Most points win. A high domino tends to bring crowns, but makes you choose later in the next round.

help-2-title = The dominoes
help-2-text =
    There are 48 dominoes, numbered 1 to 48. Each half has a terrain and 0 to 3 crowns. The higher the number, the better the domino tends to be. Dominoes 1 to 12 have two equal halves and no crowns. (KD-1)

    The dominoes are shuffled into a pile that nobody sees. They come out four at a time, sorted from low to high: that is a line. Everybody sees what lies in a line. (KD-2, KD-12)

help-3-title = The first round
help-3-text =
    The first line comes out and the order is drawn. In that order everybody puts a king on a free domino. Nothing is placed yet. Then the second line comes out. (KD-3)

help-4-title = Your turn
help-4-text =
    From the second round on, the king on the lowest number plays first, and so on up to the highest. In your turn you do two things, always in this order (KD-4):

    - Place the domino under your king in your kingdom.
    - Choose with that king a free domino of the next line. The choice is compulsory and final. (KD-6)

help-5-title = Placing a domino
help-5-text =
    Turn the domino any way you like. It may go down if three things hold:

    - Both its squares are empty. (KD-5.1)
    - The whole kingdom, castle included, fits in a square of 5 × 5, or of 7 × 7 in the Mighty Duel. The castle need not be in the centre. (KD-5.2)
    - At least one half touches, side to side, the castle or a square of its own terrain. Corners do not count. (KD-5.3, KD-5.6)

    The castle takes any terrain on its four sides (KD-5.4). Whatever else the domino touches does not matter (KD-5.5). What is placed never moves, and gaps are allowed (KD-5.7).

    If the domino fits nowhere, it is discarded automatically (KD-5.9). If it fits somewhere, you must place it, like it or not (KD-5.10).

help-6-title = End and points
help-6-text =
    When the pile is empty, the last dominoes are placed, nothing more is chosen, and the points are counted. (KD-7)

    Each territory is worth squares × crowns: a lake of 5 squares with 2 crowns gives 10 points; a swamp without crowns gives 0. Two territories of one terrain that do not touch score separately. The castle joins nothing. Gaps and discarded dominoes cost nothing. (KD-8)

help-7-title = Who wins
help-7-text =
    Most points win. In a tie, whoever has the territory with most squares, with crowns or without. If still tied, the win is shared. (KD-9)

help-8-title = With two, three or four
help-8-text =
    Two players (KD-10.2): each has two kings, and 24 random dominoes are used; the other 24 stay out, unseen. That makes 6 rounds. In the first round the starting player, who is drawn by lot, chooses once, the other player twice, and the starting player once more. After that every king is a full turn: if your two kings stand next to each other, you place, choose, place and choose.

    Mighty Duel, for two (KD-11.1): all 48 dominoes, 12 rounds, kingdoms of 7 × 7.

    Three players (KD-10.3): one king each, all 48 dominoes, 12 rounds. One domino of each line is left over and is discarded face up.

    Four players (KD-10.4): one king each, 48 dominoes, 12 rounds.

help-9-title = Variants
help-9-text =
    Combine them as you like. (KD-11)

    - Mighty Duel, for two: all 48 dominoes and kingdoms of 7 × 7. (KD-11.1)
    - Harmony: 5 points for filling the whole grid. In the Mighty Duel, the 7 × 7 one. (KD-11.2, KD-13.15)
    - Middle Kingdom: 10 points if the castle ends in the centre; gaps do not matter. (KD-11.3)
    - Dynasty: three games in a row; the points of all three are added. (KD-11.4, KD-13.16)

    During play the bonuses are shown apart from the points. (KD-13.14)

help-10-title = Options between editions
help-10-text =
    The defaults follow the Spanish rulebook. (KD-14)

    - Tie-break: territory, then share; or territory, crowns of the whole kingdom, then share (first edition); or just share. (KD-14.1)
    - First round with two: the starting player chooses first and last (A, B, B, A); or all four kings are drawn. (KD-14.2)
    - With three: 48 dominoes in lines of four; or 36 in lines of three, nothing left over; 12 are removed unseen. (KD-14.3)
    - Middle Kingdom: the kingdom fits in the grid centred on the castle; or the castle is the exact centre of what the kingdom takes up. (KD-14.4)
    - Dynasty tie-break: the largest territory of the three games, then share; or just share. (KD-14.5)
    - Conditions of the 2018 paper: four players, Harmony, Middle Kingdom, and ties shared. (KD-14.6)

help-11-title = What does not come from the rulebook
help-11-text =
    The rulebook prints the dominoes as pictures, and in some places it is silent or can be read in two ways. This is the whole list:

    - The faces of the 48 dominoes and the name of the sixth terrain, the pasture, come from public lists that agree with one another. (KD-1.1, KD-1.2)
    - With two players, who starts is drawn by lot: our ruling. (KD-10.2.3)
    - Nobody sees the dominoes removed with two players: our ruling. (KD-2.3)
    - The order of the first round is known in full before anybody chooses: our ruling. (KD-3.2)
    - “Two connected squares of the same terrain” is read as one of the domino and one of the kingdom; a later edition says so. (KD-13.1)
    - The 5 × 5 limit is about width and height, not about the number of squares: our reading. (KD-13.2)
    - Middle Kingdom with an incomplete kingdom: it counts if the kingdom fits in the grid centred on the castle. Our ruling, with an option. (KD-13.7)
    - Harmony in the Mighty Duel asks for the 7 × 7 grid: our ruling. (KD-13.15)
    - The total of a Dynasty is the sum of three games: a reading, which a later edition confirms. (KD-13.16)
    - The Dynasty tie-break is reconstructed: the rulebook gives none. (KD-13.9)
    - The order of the places below the first is reconstructed with the same tie-break. (KD-9.4)
    - Names of squares and the numbers of choices are our conventions. (KD-15.1)

help-12-title = How squares are named
help-12-text =
    Every square has a letter for its column, from left to right, and a number for its row, from top to bottom. The field covers all that your kingdom could reach, with the castle in its centre: e5 for kingdoms of 5 × 5, g7 for 7 × 7. “d5 d6” puts the first half on d5 and the second on d6. (KD-2.1, KD-15.1)

## Help: tables made from the data

help-terrains-title = The terrains
help-terrain = - { $terrain }: { squares } and { crowns } in all
help-dominoes-title = The 48 dominoes
help-dominoes = By number; the first half is the one named first. (KD-1.1)
help-domino = - { $dominoes }: { $halves }

## Drawing: the kingdom

draw-kingdom = Kingdom of { $name }
draw-kingdom-yours = Your kingdom
draw-castle = Castle of { $name }
draw-king = King of { $name }
draw-domino = Domino { $domino }: { $halves }
draw-place = Place domino { $domino } here. { $half }: { draw-where }.
draw-where =
    { $vertical ->
        [none] { squares-across } { draw-across } of the castle
       *[other]
            { $horizontal ->
                [none] { squares-along } { draw-along } the castle
               *[other] { squares-along } { draw-along } and { $across } { draw-across } of the castle
            }
    }
squares-along =
    { $along ->
        [one] { $along } square
       *[other] { $along } squares
    }
squares-across =
    { $across ->
        [one] { $across } square
       *[other] { $across } squares
    }
draw-along =
    { $vertical ->
        [above] above
       *[below] below
    }
draw-across =
    { $horizontal ->
        [right] to the right
       *[left] to the left
    }
## Drawing: the lines

draw-now = Now
draw-now-hint = placed from top to bottom
draw-next = Next
draw-next-hint =
    { $left ->
        [0] last line
       *[other] { $left } in the pile
    }
draw-next-yours = choose one
draw-free = free
draw-choose = Choose. { $domino }.

## Drawing: the account

draw-points =
    { $points ->
        [one] point
       *[other] points
    }
draw-points-apart = { draw-points } without bonuses
draw-points-of = { draw-points } of { $name }
draw-territories = Territories
draw-no-territory = No territory with a crown yet.
draw-harmony = Harmony +{ $points }: { $progress }
draw-middle_kingdom = Middle Kingdom +{ $points }
draw-game = Game { $game }:

## Drawing: the players

draw-crowns =
    { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }
draw-box = The kingdom takes { $box }
draw-squares = { $used } of { $room } squares
draw-note-place = Places { $domino }
draw-note-choose = Chooses
draw-note-next = Next · domino { $domino }
draw-note-holds =
    { $count ->
        [one] Domino { $dominoes }
       *[other] Dominoes { $dominoes }
    }
draw-note-order = Number { $place } to choose
draw-note-done = Has played
draw-note-won = Wins
draw-note-shared = Shares the win
draw-note-rank = Place { $place }

show-order =
    { $who ->
        [you] You will play { ordinal }.
       *[other] Will play { ordinal }.
    }
finale-territory =
    { $who ->
        [you] Your { $terrain }: { squares } × { crowns }, { points }.
       *[other] { $name }’s { $terrain }: { squares } × { crowns }, { points }.
    }
finale-source =
    { $who ->
        [you] You: { $source }, { points }.
       *[other] { $name }: { $source }, { points }.
    }
source-game = Game { $game }
refusal-place-first = Place the domino under your king first (KD-4.2).
refusal-taken = That domino has a king on it already (KD-6.1).
refusal-choose-now = Now choose a domino of the line (KD-6.1).
refusal-square = It does not fit there: it must touch the castle or its own terrain, cover nothing and stay within the grid (KD-5.1 to KD-5.3).

## The study of 2018

study-static = One agent against three TR, { $games } games each
study-course = Mean points after each round
study-branching = Moves to choose from, by round (TR against TR)
study-evaluated = One agent against three FG, { $games } games each, with the playouts that their program made in 5 s a move
study-agent = agent
study-whose = whose
study-theirs = theirs
study-ours = ours
study-won = won %
study-drawn = drawn %
study-lost = lost %
study-points = points
study-margin = ahead

## Help: figures and terms

figure-lines = Above, the dominoes that are placed now; below, those that can be chosen. One with a king is taken.
figure-kingdom = A kingdom that is 5 squares wide already: nothing may leave the frame.
figure-count = Every territory, with its squares times its crowns.
term-territory = territory, territories
term-territory-about = Squares of the same terrain joined by their sides.
term-line = line, lines
term-line-about = The dominoes that come out together, in the order of their numbers. Kings choose from it.
term-crown = crowns, crown
term-crown-about = Every crown in a territory multiplies it.
term-castle = castle
term-castle-about = Your first square. Any terrain may touch it.
term-king = king, kings
term-king-about = Your pawn. It marks the domino that you place in the next round.
