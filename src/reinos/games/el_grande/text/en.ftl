### El Grande: words. The help is in our own words; EG-… are the numbers of our rules.

game-name = El Grande
reconstructed = The rulebook lacks its setup page and the numbers printed as pictures: setup, values and borders of the regions and the reinforcements of the power cards come from public sources. The help says what we decided.
game-tagline = Spread your knights over medieval Spain and win the majority in every region.

## Options

option-players = Players
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-players-5 = 5
option-short = Short game
option-short-on = yes: six rounds
option-short-off = no: nine rounds
option-action_card_set = Action cards
option-action_card_set-seed = 47, as the rulebook counts them
option-action_card_set-classic_45 = 45, as in other editions
option-with_veto = Veto cards
option-with_veto-on = yes
option-with_veto-off = no
option-memory_aids = Memory aids
option-memory_aids-off = no: the castle is closed and its content is not shown
option-memory_aids-on = yes: all that has been public is shown
option-wheel_may_name_king_region = The wheel may point at the King's region
option-wheel_may_name_king_region-on = yes: those knights go to court
option-wheel_may_name_king_region-off = no

## Pieces and places

region-galicia = Galicia
region-pais_vasco = Basque Country
region-aragon = Aragon
region-cataluna = Catalonia
region-castilla_vieja = Old Castile
region-castilla_nueva = New Castile
region-sevilla = Seville
region-granada = Granada
region-valencia = Valencia
region-castle = the castle
region-court = the court
colour-a = blue
colour-b = yellow
colour-c = green
colour-d = red
colour-e = pink
marker-marker_8 = 8/4/0
marker-marker_4 = 4/0/0

## Action cards

card-d1_move_any_3 = Intrigue
card-d1_move_any_3-text = Move up to 3 knights of any colour.
card-d1_move_any_4 = Intrigue
card-d1_move_any_4-text = Move up to 4 knights of any colour.
card-d1_move_own_4 = Intrigue
card-d1_move_own_4-text = Move up to 4 of your own knights.
card-d1_move_rival_3 = Intrigue
card-d1_move_rival_3-text = Move up to 3 knights of your rivals.
card-d1_move_own_2_rival_2 = Intrigue
card-d1_move_own_2_rival_2-text = Move up to 2 of your own knights and up to 2 of your rivals' knights.
card-d1_move_5_from_region = Intrigue
card-d1_move_5_from_region-text = Pick one region: move up to 5 knights of any colour out of it.
card-d1_move_all_own_from_region = Intrigue
card-d1_move_all_own_from_region-text = Pick one region: move as many of your own knights out of it as you like.
card-d1_deploy_2_anywhere = Intrigue
card-d1_deploy_2_anywhere-text = Deploy up to 2 extra knights from your court anywhere.
card-d1_all_own_or_deploy_2 = Intrigue
card-d1_all_own_or_deploy_2-text = One of two: move any number of your own knights out of one region, or deploy up to 2 extra knights from your court anywhere.
card-d2_veto = Veto
card-d2_veto-text = Keep this card: in this round or the next you may cut short one special action of another player.
card-d2_court_all_back = Decay of authority
card-d2_court_all_back-text = All other players return their whole court to the provinces.
card-d2_court_3_back = Decay of authority
card-d2_court_3_back-text = All other players return 3 knights from their court to the provinces (or as many as they have, if fewer).
card-d2_banishment = Banishment
card-d2_banishment-text = For each rival you may return 1 knight standing in a region to the provinces.
card-d2_angry_king = Angry King
card-d2_angry_king-text = In turn from your left, each rival returns 3 knights of his choice from regions and/or court to the provinces.
card-d2_outlaws = Outlaws
card-d2_outlaws-text = Rivals secretly pick a region where they have knights and return all their knights there to the provinces.
card-d2_urgent_affairs = Urgent affairs
card-d2_urgent_affairs-text = Rivals secretly pick a region where they have at least 2 knights and return 2 of them to the provinces.
card-d2_score_any_region = Special scoring
card-d2_score_any_region-text = Score one region of your choice.
card-d3_score_fours = Special scoring
card-d3_score_fours-text = Score every region whose first value is 4.
card-d3_score_fives = Special scoring
card-d3_score_fives-text = Score every region whose first value is 5.
card-d3_score_sixes_sevens = Special scoring
card-d3_score_sixes_sevens-text = Score every region whose first value is 6 or 7.
card-d3_score_castle = Special scoring
card-d3_score_castle-text = Score the castle; its knights stay inside.
card-d3_score_firsts_only = Special scoring
card-d3_score_firsts_only-text = Score all regions, but only a sole first place is paid.
card-d3_score_most_knights = Special scoring
card-d3_score_most_knights-text = Score the region (or tied regions) holding the most knights in total.
card-d3_score_least_knights = Special scoring
card-d3_score_least_knights-text = Score the region (or tied regions) holding the fewest knights, ignoring empty ones.
card-d3_score_any_region = Special scoring
card-d3_score_any_region-text = Score one region of your choice.
card-d4_scoreboard = Mobile scoreboard
card-d4_scoreboard-text = Put one of the two markers on a region or the castle, or move one already placed.
card-d4_power_card = Power card
card-d4_power_card-text = Take back one of your played power cards.
card-d4_court = The court
card-d4_court-text = Bring up to 2 more knights from the provinces to your court.
card-d4_grande = Grande
card-d4_grande-text = Move your Grande to another region.
card-d4_secret_scoring = Special scoring
card-d4_secret_scoring-text = Everyone secretly picks a region; regions picked by exactly one player are scored.
card-d4_expulsion = Expulsion
card-d4_expulsion-text = Pick a region: rivals must move all their knights out of it, each to another region picked in secret.
card-d4_royal_adviser = Royal adviser
card-d4_royal_adviser-text = Move the King to an adjacent region.
card-d5_king = King's card
card-d5_king-text = Move the King to any region.

## What to do

prompt-power =
    { $who ->
        [you] Play a power card: the highest goes first, low ones bring more knights.
       *[other] { $name } plays a power card.
    }
prompt-reinforce =
    { $who ->
        [you] Bring up to { knights } from the provinces to your court.
       *[other] { $name } brings reinforcements.
    }
prompt-recall =
    { $who ->
        [you] Your provinces are empty. You may recall up to { knights } from regions to your court.
       *[other] { $name } may recall knights from regions.
    }
prompt-pick =
    { $who ->
        [you] Take an action card.
       *[other] { $name } takes an action card.
    }
prompt-halves =
    { $who ->
        [you] { $card }: { $text } Choose what to do now.
       *[other] { $name } decides what to do with { $card }.
    }
prompt-deploy =
    { $who ->
        [you] Deploy up to { knights } next to the king or into the castle.
       *[other] { $name } deploys up to { knights }.
    }
prompt-special =
    { $who ->
        [you] { $card }. { $text }
       *[other] { $name } carries out the special action, { $card }. { $text }
    }
prompt-source =
    { $who ->
        [you] Choose the region that the knights leave.
       *[other] { $name } chooses the region that the knights leave.
    }
prompt-move =
    { $who ->
        [you] Choose a knight to move: { $left } more may move. Or stop.
       *[other] { $name } may move { $left } more.
    }
prompt-move-all =
    { $who ->
        [you] Move as many of your knights out of { $region } as you like. Or stop.
       *[other] { $name } moves knights of their own out of { $region }.
    }
prompt-move_to =
    { $who ->
        [you] Where does the knight from { $region } go?
       *[other] { $name } moves a knight from { $region }.
    }
prompt-extra =
    { $who ->
        [you] Deploy up to { knights } more anywhere but in the king's region.
       *[other] { $name } deploys up to { knights } more anywhere.
    }
prompt-score =
    { $who ->
        [you] Which region is scored now?
       *[other] { $name } chooses which region is scored now.
    }
prompt-window =
    { $who ->
        [you] { $step } Do you use your Veto?
       *[other] { $step } { $name } decides whether to use a Veto.
    }
prompt-wheel-general =
    { $who ->
        [you] General scoring: set your wheel to the region where your castle knights will go. { $warning }
       *[other] General scoring: wheels are set in secret. { $waiting }
    }
prompt-wheel-wheel_return =
    { $who ->
        [you] { $card }. Set your wheel, in secret, to the region from which you return knights.
       *[other] { $card }: wheels are set in secret. { $waiting }
    }
prompt-wheel-secret_scoring =
    { $who ->
        [you] Set your wheel in secret: regions chosen by exactly one person are scored.
       *[other] { $card }: wheels are set in secret. { $waiting }
    }
prompt-wheel-expel =
    { $who ->
        [you] You are driven out of { $region }: set your wheel, in secret, to the region where your knights go. { $warning }
       *[other] Expulsion from { $region }: wheels are set in secret. { $waiting }
    }
wheel-warning =
    { $allowed ->
        [0] The king's region cannot be named.
       *[other] Mind: if you name { $king }, the king's region, they go back to your court.
    }
prompt-angry_king =
    { $who ->
        [you] The king is angry: return { knights } more to the provinces. From where?
       *[other] { $name } chooses { knights } to return to the provinces.
    }
prompt-over = The game is over. { $result }
knights =
    { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }

## What is about to happen, when somebody can veto it

step-move = { $name } is about to move a { $colour } knight from { $region } { to-place }.
step-extra = { $name } is about to deploy one more knight { in-place }.
step-courts_back = { $name } is about to send the rivals' courts back to the provinces ({ $card }).
step-banish = { $name } is about to send a { $colour } knight of { $region } back to the provinces.
announced-angry_king =
    { $whose ->
        [you] { $name } asks you to return knights to the angry king.
       *[other] { $name } asks { $rival } to return knights to the angry king.
    }
step-angry_king = { $rival } is about to return to the provinces: { $places }.
announced = { $name } announces { $card }.
step-reinforce = { announced }
announced-expel = { $name } announces { $card } in { $region }.
step-wheel_return = The wheels are on the table: { $dials }.
step-expel = { step-wheel_return }
step-score = { $region } is about to be scored: { $points }.
step-secret_scoring = { step-score }
step-castle = The castle is about to be opened and scored.
step-marker = { $name } is about to put the scoreboard { $marker } { in-place }.
step-recover =
    { $value ->
        [0] { $name } is about to take a card back from the discard pile.
       *[other] { $name } is about to take back the { $value } played this round.
    }
step-grande = { $name } is about to move their Grande to { $region }.
step-king = { $name } is about to move the king to { $region }.
in-place =
    { $where ->
        [castle] in the castle
        [court] at court
       *[region] in { $place }
    }
to-place =
    { $where ->
        [castle] into the castle
        [court] to the court
       *[region] to { $place }
    }
from-place =
    { $where ->
        [castle] from the castle
        [court] from the court
       *[region] from { $place }
    }
dial = { $name }, { $region }
place-count = { $count } { from-place }

## The options of each decision

choice-power =
    { $count ->
        [0] Play the { $value } (no reinforcements)
        [one] Play the { $value } ({ $count } reinforcement)
       *[other] Play the { $value } ({ $count } reinforcements)
    }
choice-reinforce =
    { $count ->
        [0] Bring no knights
        [one] Bring { $count } knight
       *[other] Bring { $count } knights
    }
choice-recall = Recall a knight from { $region }
choice-card =
    { $deck ->
        [one] Take { $card } ({ $deck } knight): { $text }
       *[other] Take { $card } ({ $deck } knights): { $text }
    }
choice-special = Carry out the special action
choice-deployment = Deploy knights
choice-end = End the turn
choice-deploy =
    { $where ->
        [castle] Throw a knight into the castle
       *[region] Deploy a knight in { $place }
    }
choice-mode_move = Move knights of your own out of a region
choice-mode_deploy = Deploy up to 2 more knights
choice-source = Move from { $region }
choice-take =
    { $own ->
        [yes] Move a knight of your own from { $region }
       *[no] Move a { $colour } knight from { $region }
    }
choice-move_to =
    { $where ->
        [castle] Throw it into the castle
       *[region] Take it to { $place }
    }
choice-banish = Banish a { $colour } knight from { $region }
choice-give = Return a knight { from-place }
choice-score = Score { $region }
choice-marker = Put the scoreboard { $marker } { in-place }
choice-recover = Take back power card { $value }
choice-grande = Move the Grande to { $region }
choice-expel = Expel from { $region }
choice-king = Move the king to { $region }
choice-wheel =
    { $king ->
        [yes] Set the wheel to { $region }, the king's region
       *[no] Set the wheel to { $region }
    }
choice-stop = Stop here
choice-veto = Veto
choice-allow = Let it pass
choice-allow_rest = Let the rest of the action pass

## What happens

event-round_begun = Round { $round }.
event-cards_shown = Action cards: { $cards }.
event-power_played =
    { $who ->
        [you] You play the { $value }.
       *[other] { $name } plays the { $value }.
    }
event-reinforced =
    { $who ->
        [you]
            { $count ->
                [0] You bring no reinforcements.
               *[other] You bring { knights } to your court.
            }
       *[other]
            { $count ->
                [0] { $name } brings no reinforcements.
               *[other] { $name } brings { knights } to court.
            }
    }
event-recalled =
    { $who ->
        [you] You recall a knight from { $region } to your court.
       *[other] { $name } recalls a knight from { $region } to court.
    }
event-card_taken =
    { $who ->
        [you] You take { $card }: { $text }
       *[other] { $name } takes { $card }: { $text }
    }
event-action_begun =
    { $who ->
        [you] You carry out the special action: { $card }.
       *[other] { $name } carries out the special action: { $card }.
    }
event-action_renounced =
    { $who ->
        [you] You renounce the special action.
       *[other] { $name } renounces the special action.
    }
event-deployed =
    { $who ->
        [you]
            { $where ->
                [castle] You throw a knight into the castle.
               *[region] You deploy a knight in { $place }.
            }
       *[other]
            { $where ->
                [castle] { $name } throws a knight into the castle.
               *[region] { $name } deploys a knight in { $place }.
            }
    }
event-moved =
    { $who ->
        [you] You move a { $colour } knight from { $region } { to-place }.
       *[other] { $name } moves a { $colour } knight from { $region } { to-place }.
    }
event-returned =
    { $who ->
        [you] Back to your provinces: { knights } { from-place }.
       *[other] { $name } returns { knights } { from-place } to the provinces.
    }
event-sent_to_court =
    { $who ->
        [you] Your wheel points at { $region }, the king's region: { knights } to your court.
       *[other] The wheel of { $name } points at { $region }, the king's region: { knights } to court.
    }
event-relocated =
    { $who ->
        [you] You take { knights } { from-place } to { $region }.
       *[other] { $name } takes { knights } { from-place } to { $region }.
    }
event-region_named =
    { $who ->
        [you] You name { $region }.
       *[other] { $name } names { $region }.
    }
event-wheel_set = Your wheel points at { $region }. Only you see it.
event-wheel_shown =
    { $who ->
        [you] Your wheel points at { $region }.
       *[other] The wheel of { $name } points at { $region }.
    }
event-scored = { $place }: { $points }.
nobody-scores = nobody scores
event-castle_opened = The castle is opened: { $counts }.
castle-empty = it is empty
faded-power_played = { $name } plays a power card.
faded-reinforced = { $name } sees to reinforcements.
faded-returned = { $name } returns knights to the provinces.
faded-castle_opened = The castle is opened.
event-marker_set =
    { $who ->
        [you] You put the scoreboard { $marker } { in-place }.
       *[other] { $name } puts the scoreboard { $marker } { in-place }.
    }
event-card_recovered =
    { $who ->
        [you]
            { $value ->
                [0] You take a card back from your discard pile.
               *[other] You take back the { $value } played this round.
            }
       *[other]
            { $value ->
                [0] { $name } takes a card back from the discard pile.
               *[other] { $name } takes back the { $value } played this round.
            }
    }
event-card_kept = The card you took back is the { $value }. Only you see it.
event-grande_moved =
    { $who ->
        [you] You move your Grande to { $region }.
       *[other] { $name } moves their Grande to { $region }.
    }
event-king_moved =
    { $who ->
        [you] You move the king to { $region }.
       *[other] { $name } moves the king to { $region }.
    }
event-vetoed =
    { $who ->
        [you] You veto the action of { $rival }: { $card }.
       *[other] { $name } vetoes the action of { $rival }: { $card }.
    }
event-allowed =
    { $who ->
        [you]
            { $rest ->
                [0] You do not use your Veto.
               *[other] You let the rest of the action pass.
            }
       *[other]
            { $rest ->
                [0] { $name } does not use a Veto.
               *[other] { $name } lets the rest of the action pass.
            }
    }
event-veto_expired =
    { $who ->
        [you] Your Veto expires.
       *[other] The Veto of { $name } expires.
    }
event-token_passed =
    { $who ->
        [you] You played the lowest card: you start the next round.
       *[other] { $name } played the lowest card and starts the next round.
    }
event-general_scoring = General scoring { $number } of 3.
event-match_won = { $result }
gain = { $name } +{ $points }
name-count = { $name } { $count }

## Why not, and where points come from

source-regions = Regions in general scorings
source-castle = Castle in general scorings
source-actions = Special scorings
refusal-king = Not there: { $region } is the king's region and off limits (EG-8.1).
refusal-far = Not there: { $region } is not next to { $king }, where the king is (EG-7.12).
refusal-power-played = That value has been played this round (EG-6.2).
refusal-power-spent = You have played that card already (EG-6.1).
refusal-card-taken = Somebody else has taken that card (EG-7.5).

## The situation

situation-round = Round { $round } of 9. General scorings after rounds 3, 6 and 9.
situation-round-short = Round { $round } (short game: rounds 2, 3, 5, 6, 8 and 9). General scorings after rounds 3, 6 and 9.
situation-over = The game is over.
situation-points = Points: { $points }.
situation-score = { $name }, { $points }
situation-king = The king is in { $region }: nothing goes in or out there. Knights are deployed next to him, in { $neighbours }, or into the castle.
situation-order = Turn order: { $names }.
situation-token =
    { $who ->
        [you] You have the start player token.
       *[other] { $name } has the start player token.
    }
situation-regions = Regions (values, knights and, in brackets, what they would pay now):
situation-castle-closed = The castle is closed. Values: { $values }.
situation-castle = Castle { $values }: { $counts } ({ $points })
situation-region = { $region } { $values }: { $counts } ({ $points })
situation-empty = no knights
situation-home = home region of { $names }
situation-home-yours = your home region
situation-cards = Action cards of this round:
situation-card = { $deck }. { $card }: { $text }
situation-card-taken =
    { $who ->
        [you] { $deck }. { $card }: you took it
       *[other] { $deck }. { $card }: taken by { $name }
    }
situation-player =
    { $played ->
        [0] { $name }: { $court } at court, { $province } in the provinces, { $hand } power cards in hand.
       *[other] { $name }: { $court } at court, { $province } in the provinces, power { $played } this round, { $hand } power cards in hand.
    }
situation-hand = Your hand: { $values }.
situation-played =
    { $who ->
        [you] You have played: { $values }.
       *[other] { $name } has played: { $values }.
    }
situation-back = One of them came back to hand in secret.
situation-veto =
    { $who ->
        [you] You hold a Veto.
       *[other] { $name } holds a Veto.
    }
province-few = 5 or fewer
province-many = 6 or more
values = { $first }/{ $second }/{ $third }

## The drawing

draw-map = Map
draw-board = Map of Spain with the king in { $king }
draw-region = { $region }, values { $values }. { $counts }.
draw-hint = If { $region } scored now
draw-hint-castle = If the castle scored now
draw-nobody = Nobody
draw-castle-name = Castle
draw-castle = Castle, values { $values }
draw-castle-inside = { $count } inside
draw-castle-closed = closed
draw-king = The king, in { $region }
draw-grande = Grande of { $name }, in { $region }
draw-marker = Scoreboard { $marker } { in-place }
draw-counter = { knights } of { $name } { in-place }
draw-portugal = Portugal
draw-cantabrian = Cantabrian Sea
draw-mediterranean = Mediterranean Sea
draw-atlantic = Atlantic Ocean
draw-cards = Action cards
draw-cards-short = Cards
draw-knights =
    { $knights ->
        [one] Up to { $knights } knight
       *[other] Up to { $knights } knights
    }
draw-court = at court
draw-province = in the provinces
draw-hand = Power cards
draw-power =
    { $state ->
        [hand] { $value }, in hand
        [played] { $value }, played this round
       *[spent] { $value }, discarded
    }
draw-track = Round { $round } of 9
draw-note-power = Power { $value }
draw-note-turn = Playing · power { $value }
draw-note-done = Done · power { $value }
draw-note-next = Next · power { $value }
draw-note-to-play = Choosing power
draw-note-waiting = Not played yet
draw-note-wheel = Setting the wheel
draw-note-veto = Veto?
draw-note-won = Wins the game
draw-note-shared = Shares the victory
draw-note-rank = { ordinal } place
draw-vital-court = { knights } at court
draw-vital-province = In the provinces: { $count }
draw-vital-castle = In the castle: { $count }
draw-vital-cards =
    { $count ->
        [one] { $count } power card in hand
       *[other] { $count } power cards in hand
    }
draw-vital-veto =
    { $count ->
        [one] { $count } Veto
       *[other] { $count } Vetoes
    }
draw-vital-token = Has the start player token

## Help: the rules

help-1-title = The aim
help-1-text =
    Everybody leads a noble house with 30 knights and a Grande. When a region is scored, whoever has most knights there is paid, and those behind less. There are three general scorings and many special ones. Most points win; equal points share the victory. (EG-14, EG-15)

help-2-title = The board
help-2-text =
    There are nine regions with three values each: for the majority, the second and the third. Apart stands the castle, which is no region: knights are thrown into it and nobody can count them afterwards. (EG-2, EG-9)

    Your knights are always in one of four places: the provinces (the reserve), your court (ready to go out), a region or the castle. (EG-2.3)

    At the start everybody has the Grande and 2 knights in a home region, 7 at court and 21 in the provinces. The king's region and the home regions are drawn. (EG-3)

help-3-title = A round
help-3-text =
    The top card of each of the five decks is turned up. Then, from the holder of the token on, everybody plays a power card; a value of this round cannot be repeated. Whoever played the highest takes the first turn, down to the lowest. Whoever played the lowest gets the token for the next round. (EG-5, EG-6, EG-13)

    Low cards bring more reinforcements: 6 for the 1, 5 for the 2 and 3, down to 0 for the 12 and 13. Each power card is used once. (EG-6.5)

    The full game has nine rounds. The short one has six: spaces 2, 3, 5, 6, 8 and 9. (EG-4)

help-4-title = Your turn
help-4-text =
    - Reinforcements: bring from the provinces to your court up to as many knights as your card says. If the provinces do not have enough, you may make up for it with your knights in regions. (EG-7.2 to EG-7.4)
    - Card: take one of the action cards left. (EG-7.5)
    - Two halves, in any order and never mixed: the card's special action and the deployment. (EG-7.7)

    In the deployment you take from your court as many knights as the card shows, or fewer, to regions next to the king's or into the castle. (EG-7.11, EG-7.12)

    You may renounce the special action, but once begun it is carried out to the end, unless the card says "up to" or "may". (EG-7.8, EG-7.9)

help-5-title = The king
help-5-text =
    Nothing goes into or out of the king's region: no knights, no Grandes, no scoreboards. There are no exceptions. It can be scored. (EG-8)

help-6-title = The castle
help-6-text =
    Whenever you deploy or move knights to places of your choice, you may throw them into the castle. It is said aloud, and then nobody may look inside. They stay there until the next general scoring. (EG-9)

    Without memory aids the table shows neither what is in the castle nor the numbers that would give it away. Programs know it: they never forget. (EG-17)

help-7-title = Scoring
help-7-text =
    Only knights count. In a tie the tied players take the value of the next place, and the group uses up two places, be they two or more. Beyond the third place there is nothing. (EG-14.2)

    A sole majority: 2 more points in the king's region and 2 more if your Grande is there. In the castle there are no bonuses. (EG-14.6, EG-14.7)

    With three players the third value does not count; with two only the first does, so a tie pays nothing. (EG-14.3)

    A mobile scoreboard covers the printed values: 8/4/0 or 4/0/0. (EG-0.4)

help-8-title = General scoring
help-8-text =
    After rounds 3, 6 and 9. Whoever has knights in the castle sets the wheel in secret to a region. The castle is opened and scored, the wheels are shown, the knights go to those regions, and all nine are scored. A wheel on the king's region sends them to court. (EG-14.8, EG-12)

help-9-title = The action cards
help-9-text =
    The deck says how many knights are deployed: from 1 to 5. (EG-1.4)

    - Deck 1: move knights from region to region or into the castle, or deploy more. (EG-10.1 to EG-10.19)
    - Deck 2: return knights to the provinces, score a region, Veto. (EG-10.20 to EG-10.28)
    - Deck 3: special scorings. (EG-10.30 to EG-10.38)
    - Deck 4: scoreboards, power cards, court, Grande, secret scoring, expulsion, adviser. (EG-10.41 to EG-10.47)
    - Deck 5: the king, in every round. (EG-10.51)

help-10-title = The Veto
help-10-text =
    Whoever takes a Veto keeps it for this round and the next. It cuts short one special action of somebody else: its holder is asked before each step. After a Veto that step and all that is left are lost; what was done stands. Deployment, reinforcements and general scorings cannot be vetoed. (EG-11)

    If you want no more questions during an action, let the rest of it pass at once. (EG-11.14)

help-11-title = What we decided
help-11-text =
    The rulebook lacks pages and is silent in places. This is reconstructed or decided by us:

    - Setup, values and borders of the regions and the reinforcements of the cards come from public sources. (EG-2, EG-3, EG-6.5)
    - Who starts is drawn. (EG-20.2)
    - The card "one region of your choice" is in deck 3 three times, as the rulebook says; other editions have it once. There is an option. (EG-20.1)
    - What a step is for the Veto, and that nobody is asked about a step without effect; the castle is always asked about. (EG-11.4, EG-11.8)
    - A Veto cannot be vetoed. (EG-20.4)
    - The wheel may point at the king's region: a legal choice, with a warning. (EG-20.5)
    - Who has too few knights returns what there is. (EG-20.6)
    - The castle holds one scoreboard at most. (EG-20.12)
    - The order in which the last six regions are scored; it does not change the result. (EG-14.9)

help-12-title = With two and with three
help-12-text =
    The setup is the same. With two, three action cards are left over each round and only the majority is paid. With three, two are left over and the first two places are paid. (EG-16)
