### El Grande: words. The help is in our own words; EG-… are the numbers of our rules.

game-name = El Grande
reconstructed = The rulebook lacks its setup page and the numbers printed as pictures: setup, values and borders of the regions, the mobile scoreboards and the reinforcements of the power cards come from public sources. The help has the whole list.
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
option-wheel_may_name_king_region = The wheel may point at the King’s region
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
region-castle = Castle
region-court = Court
colour-a = blue
colour-b = yellow
colour-c = green
colour-d = red
colour-e = pink

# A place in a sentence: with its article, and after "in", "to", "from", "on".
the-place =
    { $where ->
        [castle] the castle
        [court] the court
        [pais_vasco] the { $place }
       *[other] { $place }
    }
in-place =
    { $where ->
        [castle] in the castle
        [court] at court
        [pais_vasco] in the { $place }
       *[other] in { $place }
    }
to-place =
    { $where ->
        [castle] into the castle
        [court] to court
        [pais_vasco] to the { $place }
       *[other] to { $place }
    }
from-place =
    { $where ->
        [castle] from the castle
        [court] from court
        [pais_vasco] from the { $place }
       *[other] from { $place }
    }
on-place =
    { $where ->
        [castle] on the castle
        [court] on the court
        [pais_vasco] on the { $place }
       *[other] on { $place }
    }
a-knight =
    { $whose ->
        [yours] one of your knights
        [own] one of their own knights
       *[other] one of { $owner }’s knights
    }
knights =
    { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }
up-to =
    { $knights ->
        [one] { $knights } knight
       *[other] up to { $knights } knights
    }
the-card =
    { $id ->
        [d5_king] the King’s card
       *[other] “{ $card }”
    }
card-in-list = { $deck }, { $brief }
card-count =
    { $count ->
        [1] { $brief }
       *[other] { $brief } ×{ $count }
    }
values = { $first }/{ $second }/{ $third }

## Action cards

card-d1_move_any_3 = Intrigue
card-d1_move_any_3-text = Move up to 3 knights of any colour.
card-d1_move_any_3-brief = Intrigue (move 3 of any colour)
card-d1_move_any_4 = Intrigue
card-d1_move_any_4-text = Move up to 4 knights of any colour.
card-d1_move_any_4-brief = Intrigue (move 4 of any colour)
card-d1_move_own_4 = Intrigue
card-d1_move_own_4-text = Move up to 4 of your own knights.
card-d1_move_own_4-brief = Intrigue (move 4 of your own)
card-d1_move_rival_3 = Intrigue
card-d1_move_rival_3-text = Move up to 3 knights of your rivals.
card-d1_move_rival_3-brief = Intrigue (move 3 rival knights)
card-d1_move_own_2_rival_2 = Intrigue
card-d1_move_own_2_rival_2-text = Move up to 2 of your own knights and up to 2 of your rivals’ knights.
card-d1_move_own_2_rival_2-brief = Intrigue (move 2 of your own and 2 rival knights)
card-d1_move_5_from_region = Intrigue
card-d1_move_5_from_region-text = Pick one region: move up to 5 knights of any colour out of it.
card-d1_move_5_from_region-brief = Intrigue (move 5 out of one region)
card-d1_move_all_own_from_region = Intrigue
card-d1_move_all_own_from_region-text = Pick one region: move as many of your own knights out of it as you like.
card-d1_move_all_own_from_region-brief = Intrigue (move your own out of one region)
card-d1_deploy_2_anywhere = Intrigue
card-d1_deploy_2_anywhere-text = Deploy up to 2 extra knights from your court anywhere.
card-d1_deploy_2_anywhere-brief = Intrigue (deploy 2 more)
card-d1_all_own_or_deploy_2 = Intrigue
card-d1_all_own_or_deploy_2-text = Choose one: move any number of your own knights out of one region, or deploy up to 2 extra knights from your court anywhere.
card-d1_all_own_or_deploy_2-brief = Intrigue (move your own out of one region or deploy 2 more)
card-d2_veto = Veto
card-d2_veto-text = Keep this card: in this round or the next you may cut short one special action of another player.
card-d2_veto-brief = Veto
card-d2_court_all_back = Decay of authority
card-d2_court_all_back-text = All other players return their whole court to the provinces.
card-d2_court_all_back-brief = Decay of authority (whole courts)
card-d2_court_3_back = Decay of authority
card-d2_court_3_back-text = All other players return 3 knights from their court to the provinces (or as many as they have, if fewer).
card-d2_court_3_back-brief = Decay of authority (3 from each court)
card-d2_banishment = Banishment
card-d2_banishment-text = For each rival you may return 1 knight standing in a region to the provinces.
card-d2_banishment-brief = Banishment
card-d2_angry_king = The Angry King
card-d2_angry_king-text = In turn from your left, each rival returns 3 knights of their choice, from regions or court, to the provinces.
card-d2_angry_king-brief = The Angry King
card-d2_outlaws = Outlaws
card-d2_outlaws-text = Rivals secretly pick a region where they have knights and return all their knights there to the provinces.
card-d2_outlaws-brief = Outlaws
card-d2_urgent_affairs = Urgent affairs
card-d2_urgent_affairs-text = Rivals secretly pick a region where they have at least 2 knights and return 2 of them to the provinces.
card-d2_urgent_affairs-brief = Urgent affairs
card-d2_score_any_region = Special scoring
card-d2_score_any_region-text = Score one region of your choice.
card-d2_score_any_region-brief = Special scoring (any one region)
card-d3_score_fours = Special scoring
card-d3_score_fours-text = Score every region whose first value is 4.
card-d3_score_fours-brief = Special scoring (regions worth 4)
card-d3_score_fives = Special scoring
card-d3_score_fives-text = Score every region whose first value is 5.
card-d3_score_fives-brief = Special scoring (regions worth 5)
card-d3_score_sixes_sevens = Special scoring
card-d3_score_sixes_sevens-text = Score every region whose first value is 6 or 7.
card-d3_score_sixes_sevens-brief = Special scoring (regions worth 6 or 7)
card-d3_score_castle = Special scoring
card-d3_score_castle-text = Score the castle; its knights stay inside.
card-d3_score_castle-brief = Special scoring (the castle)
card-d3_score_firsts_only = Special scoring
card-d3_score_firsts_only-text = Score all regions, but only a sole first place is paid.
card-d3_score_firsts_only-brief = Special scoring (sole majorities)
card-d3_score_most_knights = Special scoring
card-d3_score_most_knights-text = Score the region (or tied regions) holding the most knights in total.
card-d3_score_most_knights-brief = Special scoring (most knights)
card-d3_score_least_knights = Special scoring
card-d3_score_least_knights-text = Score the region (or tied regions) holding the fewest knights, ignoring empty ones.
card-d3_score_least_knights-brief = Special scoring (fewest knights)
card-d3_score_any_region = Special scoring
card-d3_score_any_region-text = Score one region of your choice.
card-d3_score_any_region-brief = Special scoring (any one region)
card-d4_scoreboard = Mobile scoreboard
card-d4_scoreboard-text = Put one of the two markers on a region or the castle, or move one already placed.
card-d4_scoreboard-brief = Mobile scoreboard
card-d4_power_card = Power card
card-d4_power_card-text = Take back one of your played power cards.
card-d4_power_card-brief = Power card
card-d4_court = The court
card-d4_court-text = Bring up to 2 more knights from the provinces to your court.
card-d4_court-brief = The court
card-d4_grande = Grande
card-d4_grande-text = Move your Grande to another region.
card-d4_grande-brief = Grande
card-d4_secret_scoring = Special scoring
card-d4_secret_scoring-text = Everyone secretly picks a region; regions picked by exactly one player are scored.
card-d4_secret_scoring-brief = Special scoring (regions picked in secret)
card-d4_expulsion = Expulsion
card-d4_expulsion-text = Pick a region: rivals must move all their knights out of it, each to another region picked in secret.
card-d4_expulsion-brief = Expulsion
card-d4_royal_adviser = Royal adviser
card-d4_royal_adviser-text = Move the King to a neighbouring region.
card-d4_royal_adviser-brief = Royal adviser
card-d5_king = King’s card
card-d5_king-text = Move the King to any region.
card-d5_king-brief = King’s card

## What to do

prompt-power =
    { $who ->
        [you] Play a power card: the highest goes first, low ones bring more reinforcements.
       *[other] { $name } plays a power card.
    }
prompt-reinforce =
    { $who ->
        [you] Bring { up-to } from the provinces to your court.
       *[other] { $name } brings reinforcements.
    }
prompt-recall =
    { $who ->
        [you] Your provinces are empty. You may recall { up-to } from regions to your court, or stop.
       *[other] { $name } may recall { up-to } from regions to court.
    }
prompt-pick =
    { $who ->
        [you] Take an action card.
       *[other] { $name } takes an action card.
    }
prompt-halves =
    { $who ->
        [you]
            { $done ->
                [special] The deployment of { $card } is left: { up-to }.
                [deploy] The special action of { $card } is left: “{ $text }”
               *[none]
                    { $possible ->
                        [yes] { $title }: “{ $text }” Do you start with the special action or with the deployment of { up-to }?
                       *[no] The special action of { $card } is not possible now. You may deploy { up-to }.
                    }
            }
       *[other] { $name } decides what to do with { $card }: “{ $text }”
    }
prompt-deploy =
    { $who ->
        [you] Deploy { up-to } next to the King or into the castle. Or stop.
       *[other] { $name } deploys { up-to }.
    }
prompt-special =
    { $who ->
        [you] { $title }: “{ $text }”
       *[other] { $name } carries out the special action of { $card }: “{ $text }”
    }
prompt-source =
    { $who ->
        [you] Choose the region that the knights leave.
       *[other] { $name } chooses the region that the knights leave.
    }
prompt-move =
    { $who ->
        [you] Choose a knight to move: you may still move { $moves }. Or stop.
       *[other] { $name } may still move { $moves }.
    }
# After "move".
moves-any = { $count } of any colour
moves-from = { $count } of any colour { $from }
moves-own =
    { $count ->
        [one] { $count } knight of the player’s own
       *[other] { $count } knights of the player’s own
    }
moves-rival =
    { $count ->
        [one] { $count } knight of a rival
       *[other] { $count } knights of rivals
    }
moves-mixed = { $own } own and { $rivals } of rivals
moves-all = any number of own knights { $from }
prompt-move_to =
    { $who ->
        [you] You move { $knight } { $from }. Where to?
       *[other] { $name } moves { $knight } { $from }.
    }
prompt-extra =
    { $who ->
        [you]
            { $knights ->
                [one] Deploy { $knights } more knight anywhere but in the King’s region. Or stop.
               *[other] Deploy up to { $knights } more knights anywhere but in the King’s region. Or stop.
            }
       *[other]
            { $knights ->
                [one] { $name } may deploy { $knights } more knight anywhere.
               *[other] { $name } may deploy up to { $knights } more knights anywhere.
            }
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
        [you] General scoring: set your wheel, in secret, to the region where your castle knights will go. { $warning }
       *[other] General scoring: wheels are set in secret. { $waiting }
    }
prompt-wheel-wheel_return =
    { $who ->
        [you] { $title }: “{ $text }” Set your wheel, in secret, to the region from which you return knights.
       *[other] { $title }: wheels are set in secret. { $waiting }
    }
prompt-wheel-secret_scoring =
    { $who ->
        [you] Set your wheel in secret: regions chosen by exactly one person are scored.
       *[other] { $title }: wheels are set in secret. { $waiting }
    }
prompt-wheel-expel =
    { $who ->
        [you] You are driven { $from }: set your wheel, in secret, to the region where your knights go. { $warning }
       *[other] Expulsion { $from }: wheels are set in secret. { $waiting }
    }
wheel-warning =
    { $allowed ->
        [0] The wheel cannot point at the King’s region.
       *[other] Careful: if you point at { $the }, the King’s region, they go back to your court.
    }
wheel-own = Your wheel points at { $the }.
prompt-angry_king =
    { $who ->
        [you]
            { $given ->
                [0] The King is angry: you must return { knights } to the provinces. From where?
               *[other]
                    { $knights ->
                        [one] You have chosen { $places }. You must return { $knights } more knight. From where?
                       *[other] You have chosen { $places }. You must return { $knights } more knights. From where?
                    }
            }
       *[other] { $name } chooses { knights } to return to the provinces.
    }
prompt-over = The game is over. { $result }

## What is at stake in each decision, and where to look

stake-power = A high card picks its action sooner; a low one brings more knights to court. Look at the action cards on offer and at who is left to you.
stake-reinforce = You can deploy only the knights at your court: look at how many each action card lets you deploy.
stake-recall = A knight that earns no rank is worth more at court: look for regions where you have one too many or can catch nobody.
stake-pick = Each card gives an action and a number of knights to deploy: look at what serves you and at what you leave the others.
stake-halves = The order counts: what you deploy first is on the map when you act. See whether the action gains by it.
stake-deploy = Ranks are paid, not knights: look beside the King for a region where one more lifts you, and at how many are in the castle.
stake-extra = This time the King does not limit you: look at the regions that were out of reach, his own excepted.
stake-move = One knight changes two regions: the one it leaves and the one it enters. Look for a tie or a rank that hangs on a single knight.
stake-move_to = Look where this knight breaks or makes a tie: those who tie are paid the lower rank.
stake-either = Either shift those you have or add two new ones: look at how many are left at your court.
stake-source = The knights leave one region only: look for the one you can best do without, and at the ranks that change there.
stake-banish = Take from each rival the knight that hurts most: look where one fewer costs them a rank.
stake-angry_king = You must return knights: give those at court, or those that change no rank.
stake-score = Only this region counts now: look where you are paid more than those who compete with you.
stake-marker = The scoreboard changes what a region pays: put it where you lead, or where somebody else would be paid too much.
stake-recover = A power card comes back: a high one lets you act early again, a low one brings reinforcements.
stake-grande = Your Grande adds 2 points where you alone lead: look for a majority that will last.
stake-expel = Every rival in that region will have to leave: look where that puts you in the lead.
stake-king = Nothing enters or leaves the King’s region, and a sole leader there is paid 2 more. Look also at which regions will be next to him.
stake-window = A Veto is spent once used: see whether what was announced costs you more than what may still come.
stake-wheel = All choose at once and in secret: look for the region that changes your rank most, and for what the others would choose.

## What is about to happen, when somebody can veto it

step-move =
    { $who ->
        [you] You are about to move { $knight } { $from } { $to }.
       *[other] { $name } is about to move { $knight } { $from } { $to }.
    }
step-extra =
    { $who ->
        [you] You are about to deploy one more knight { $in }.
       *[other] { $name } is about to deploy one more knight { $in }.
    }
step-courts_back =
    { $all ->
        [0]
            { $who ->
                [you] You are about to make every rival return { knights } from court to the provinces (or as many as they have).
               *[other] { $name } is about to make every rival return { knights } from court to the provinces (or as many as they have).
            }
       *[other]
            { $who ->
                [you] You are about to make every rival return their whole court to the provinces.
               *[other] { $name } is about to make every rival return their whole court to the provinces.
            }
    }
step-banish =
    { $who ->
        [you] You are about to banish { $knight } { $from }.
       *[other] { $name } is about to banish { $knight } { $from }.
    }
announced-angry_king =
    { $whose ->
        [yours] { $name }’s Angry King: you must return { knights } to the provinces.
       *[other]
            { $who ->
                [you] Your Angry King: { $owner } must return { knights } to the provinces.
               *[other] { $name }’s Angry King: { $owner } must return { knights } to the provinces.
            }
    }
step-angry_king =
    { $whose ->
        [yours] You are about to return { $places } to the provinces.
       *[other] { $owner } is about to return { $places } to the provinces.
    }
announced =
    { $who ->
        [you] You announce { $card }: “{ $text }”
       *[other] { $name } announces { $card }: “{ $text }”
    }
step-reinforce = { announced }
announced-expel =
    { $who ->
        [you] You are about to expel your rivals { $from }.
       *[other] { $name } is about to expel all rivals { $from }.
    }
step-wheel_return = The wheels are shown ({ $dials }) and the knights are about to go back to the provinces.
step-expel = The wheels are shown ({ $dials }) and the knights are about to move away { $from }.
step-score = Next to be scored is { $the }: { $gains }.
step-secret_scoring = { step-score }
step-castle = The castle is about to be opened and scored.
step-marker =
    { $who ->
        [you] You are about to put the scoreboard { $marker } { $on }.
       *[other] { $name } is about to put the scoreboard { $marker } { $on }.
    }
step-recover =
    { $who ->
        [you] You are about to take back the { $value }.
       *[other]
            { $value ->
                [0] { $name } is about to take a card back from the discard pile.
               *[other] { $name } is about to take back the { $value } played this round.
            }
    }
step-grande =
    { $who ->
        [you] You are about to move your Grande { $to }.
       *[other] { $name } is about to move their Grande { $to }.
    }
step-king =
    { $who ->
        [you] You are about to move the King { $to }.
       *[other] { $name } is about to move the King { $to }.
    }
dial = { $name }: { $label }
place-count = { $count } { $from }

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
choice-recall = Recall a knight { $from }
choice-card =
    { $deck ->
        [one] Take { $card } (deploy { $deck } knight): { $text }
       *[other] Take { $card } (deploy { $deck } knights): { $text }
    }
choice-special = Carry out the special action
choice-deployment =
    { $knights ->
        [one] Deploy { $knights } knight
       *[other] Deploy up to { $knights } knights
    }
choice-end = End the turn
choice-deploy =
    { $where ->
        [castle] Throw a knight into the castle
       *[other] Deploy a knight { $in }
    }
choice-mode_move = Move knights of your own out of a region
choice-mode_deploy = Deploy up to { $many } more knights
choice-source = Move knights { $from }
choice-take = Move { $knight } { $from }
choice-move_to =
    { $where ->
        [castle] Throw it into the castle
       *[other] Take it { $to }
    }
choice-banish = Banish { $knight } { $from }
choice-give = Return a knight { $from }
choice-score = Score { $the }
choice-marker =
    { $set ->
        [yes] Move the scoreboard { $marker } { $to }
       *[no] Put the scoreboard { $marker } { $on }
    }
choice-recover = Take back power card { $value }
choice-grande = Move your Grande { $to }
choice-expel = Expel your rivals { $from }
choice-king = Move the King { $to }
choice-wheel =
    { $king ->
        [yes] Set the wheel to { $the }, the King’s region
       *[no] Set the wheel to { $the }
    }
choice-stop = Stop here
choice-veto = Veto
choice-allow = Let it pass
choice-allow_rest = Let the rest of the action pass

## What happens

event-king_placed = The King starts { $in }.
event-home_drawn =
    { $who ->
        [you] Your home region is { $the }: your Grande and { knights } start there.
       *[other] { $name }’s home region is { $the }: a Grande and { knights } start there.
    }
event-token_drawn =
    { $who ->
        [you] You draw the start player token.
       *[other] { $name } draws the start player token.
    }
event-round_begun =
    { $short ->
        [0] Round { $round } of { $last }.
       *[other] Round { $round } of { $last } (space { $space }).
    }
event-cards_shown = Action cards, by deck: { $cards }.
event-power_played =
    { $who ->
        [you]
            { $count ->
                [0] You play the { $value }, without reinforcements.
                [one] You play the { $value }, with { $count } reinforcement.
               *[other] You play the { $value }, with { $count } reinforcements.
            }
       *[other]
            { $count ->
                [0] { $name } plays the { $value }, without reinforcements.
                [one] { $name } plays the { $value }, with { $count } reinforcement.
               *[other] { $name } plays the { $value }, with { $count } reinforcements.
            }
    }
event-order_set = Turn order: { $names }.
event-turn_begun =
    { $who ->
        [you] Your turn begins.
       *[other] { $name }’s turn begins.
    }
event-reinforced =
    { $who ->
        [you]
            { $count ->
                [0] You bring no reinforcements.
               *[other] You bring { knights } from the provinces to your court.
            }
       *[other]
            { $count ->
                [0] { $name } brings no reinforcements.
               *[other] { $name } brings { knights } from the provinces to court.
            }
    }
event-not_reinforced =
    { $who ->
        [you]
            { $most ->
                [0] Your power card brings no reinforcements.
               *[other] You have no knights left in the provinces.
            }
       *[other]
            { $most ->
                [0] { $name }’s power card brings no reinforcements.
               *[other] { $name } has no knights left in the provinces.
            }
    }
event-recalled =
    { $who ->
        [you] You recall a knight { $from } to your court.
       *[other] { $name } recalls a knight { $from } to court.
    }
event-card_taken =
    { $who ->
        [you] You take { $card } from deck { $deck }: “{ $text }”
       *[other] { $name } takes { $card } from deck { $deck }: “{ $text }”
    }
event-veto_held =
    { $who ->
        [you] You keep the Veto until the end of round { $round }.
       *[other] { $name } keeps the Veto until the end of round { $round }.
    }
event-action_begun =
    { $who ->
        [you] You carry out the special action of { $card }.
       *[other] { $name } carries out the special action of { $card }.
    }
event-mode_chosen =
    { $who ->
        [you]
            { $effect ->
                [move] You choose to move knights of your own out of one region.
               *[extra] You choose to deploy up to { $many } more knights.
            }
       *[other]
            { $effect ->
                [move] { $name } chooses to move knights of their own out of one region.
               *[extra] { $name } chooses to deploy up to { $many } more knights.
            }
    }
event-action_renounced =
    { $who ->
        [you]
            { $possible ->
                [0] You cannot carry out the special action of { $card }.
               *[other] You give up the special action of { $card }.
            }
       *[other]
            { $possible ->
                [0] { $name } cannot carry out the special action of { $card }.
               *[other] { $name } gives up the special action of { $card }.
            }
    }
event-not_deployed =
    { $who ->
        [you]
            { $possible ->
                [0] You have no knights at court to deploy.
               *[other] You deploy no knights.
            }
       *[other]
            { $possible ->
                [0] { $name } has no knights at court to deploy.
               *[other] { $name } deploys no knights.
            }
    }
event-deployed =
    { $who ->
        [you]
            { $where ->
                [castle] You throw a knight into the castle.
               *[other] You deploy a knight { $in }.
            }
       *[other]
            { $where ->
                [castle] { $name } throws a knight into the castle.
               *[other] { $name } deploys a knight { $in }.
            }
    }
event-source_named =
    { $who ->
        [you] You choose { $the } as the region to move from.
       *[other] { $name } chooses { $the } as the region to move from.
    }
event-moved =
    { $who ->
        [you] You move { $knight } { $from } { $to }.
       *[other] { $name } moves { $knight } { $from } { $to }.
    }
event-banished =
    { $who ->
        [you] You banish { $knight } { $from }: it goes back to the provinces.
       *[other]
            { $whose ->
                [yours] { $name } banishes { $knight } { $from }: it goes back to your provinces.
               *[other] { $name } banishes { $knight } { $from }: it goes back to the provinces.
            }
    }
event-returned =
    { $who ->
        [you]
            { $count ->
                [one] { knights } { $from } goes back to your provinces.
               *[other] { knights } { $from } go back to your provinces.
            }
       *[other] { $name } returns { knights } { $from } to the provinces.
    }
event-nothing_to_return =
    { $who ->
        [you] You have no knights to return.
       *[other] { $name } has no knights to return.
    }
event-expulsion_named =
    { $who ->
        [you] You choose { $the }: your rivals must move their knights away from there.
       *[other] { $name } chooses { $the }: all rivals must move their knights away from there.
    }
event-sent_to_court =
    { $who ->
        [you]
            { $count ->
                [one] Your wheel points at { $the }, the King’s region: { knights } { $from } goes to your court.
               *[other] Your wheel points at { $the }, the King’s region: { knights } { $from } go to your court.
            }
       *[other]
            { $count ->
                [one] { $name }’s wheel points at { $the }, the King’s region: { knights } { $from } goes to court.
               *[other] { $name }’s wheel points at { $the }, the King’s region: { knights } { $from } go to court.
            }
    }
event-relocated =
    { $who ->
        [you] You take { knights } { $from } { $to }.
       *[other] { $name } takes { knights } { $from } { $to }.
    }
event-wheel_set = You set your wheel to { $the }. Only you see it.
event-wheel_shown =
    { $who ->
        [you] Your wheel points at { $the }.
       *[other] { $name }’s wheel points at { $the }.
    }
event-no_effect =
    { $effect ->
        [expel] There are no rival knights there: the action has no effect.
        [secret_scoring] No region was chosen by exactly one person: nothing is scored.
       *[other] There is no region to score.
    }
event-castle_opened = The castle is opened: { $counts }.
castle-empty = it is empty
event-scored = { $label } { $values }: { $gains }.
event-nobody_paid =
    { $tied ->
        [0] { $label }: no knights there, nobody scores.
       *[other] { $label }: a tie between { $names }, nobody scores.
    }
nobody-scores = nobody scores
gain =
    { $bonus ->
        [0] { $name } +{ $points }
        [1] { $name } +{ $points } ({ $value } + { $king } for the King)
        [2] { $name } +{ $points } ({ $value } + { $home } for the home region)
       *[3] { $name } +{ $points } ({ $value } + { $king } for the King + { $home } for the home region)
    }
gain-tied = { $name } +{ $points } each (tie)
show-gain =
    { $bonus ->
        [0]
            { $tied ->
                [0]
                    { $rank ->
                        [1] 1st place
                        [2] 2nd place
                       *[3] 3rd place
                    }
               *[other]
                    { $rank ->
                        [2] tie: 2nd place
                       *[3] tie: 3rd place
                    }
            }
        [1] { $value } + { $king } King
        [2] { $value } + { $home } home region
       *[3] { $value } + { $king } King + { $home } home region
    }
show-wheels = Wheels
event-marker_set =
    { $source ->
        [-1]
            { $who ->
                [you] You put the scoreboard { $marker } { $on }.
               *[other] { $name } puts the scoreboard { $marker } { $on }.
            }
       *[other]
            { $who ->
                [you] You move the scoreboard { $marker } { $from } { $to }.
               *[other] { $name } moves the scoreboard { $marker } { $from } { $to }.
            }
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
        [you] You move your Grande { $from } { $to }.
       *[other] { $name } moves their Grande { $from } { $to }.
    }
event-king_moved =
    { $who ->
        [you] You move the King { $from } { $to }.
       *[other] { $name } moves the King { $from } { $to }.
    }
event-vetoed =
    { $who ->
        [you] You veto { $rival }’s special action, { $card }.
       *[other]
            { $target ->
                [you] { $name } vetoes your special action, { $card }.
               *[other] { $name } vetoes { $rival }’s special action, { $card }.
            }
    }
stopped-move =
    { $whose ->
        [yours] Your knight does not go { $from } { $to }, and the action ends.
       *[other] { $owner }’s knight does not go { $from } { $to }, and the action ends.
    }
stopped-extra = The knight does not go { $to }: it stays at court, and the action ends.
stopped-courts_back = Nobody returns knights from court.
stopped-banish =
    { $whose ->
        [yours] Your knight stays { $there }, and the action ends.
       *[other] { $owner }’s knight stays { $there }, and the action ends.
    }
stopped-angry_king-announced =
    { $whose ->
        [yours] You escape the Angry King, and the action ends.
       *[other] { $owner } escapes the Angry King, and the action ends.
    }
stopped-angry_king =
    { $whose ->
        [yours] You do not return the knights you had chosen, and the action ends.
       *[other] { $owner } does not return the knights chosen, and the action ends.
    }
stopped-reinforce = No knights come from the provinces.
stopped-wheel_return-announced = Nobody sets a wheel or returns knights.
stopped-wheel_return = The wheels have no effect: nobody returns knights.
stopped-secret_scoring-announced = Nobody sets a wheel and no region is scored.
stopped-secret_scoring = { stopped-score }
stopped-score =
    { $where ->
        [castle] The castle stays closed and is not scored.
       *[other] There is no scoring of { $the }, and the action ends.
    }
stopped-expel-announced = Nobody has to move away { $from }.
stopped-expel = The wheels have no effect: nobody moves away { $from }.
stopped-marker = The scoreboard { $marker } is not put { $on }.
stopped-recover = The power card does not come back to hand.
stopped-grande = The Grande does not go { $to }.
stopped-king = The King does not go { $to }.
event-allowed =
    { $who ->
        [you]
            { $rest ->
                [0] You do not use your Veto.
               *[other] You do not use your Veto and let the rest of the action pass.
            }
       *[other]
            { $rest ->
                [0] { $name } does not use a Veto.
               *[other] { $name } does not use a Veto and lets the rest of the action pass.
            }
    }
event-veto_expired =
    { $who ->
        [you] Your Veto expires unused.
       *[other] { $name }’s Veto expires unused.
    }
event-cards_left =
    { $count ->
        [one] Not taken, and back under its deck: { $cards }.
       *[other] Not taken, and back under their decks: { $cards }.
    }
event-token_passed =
    { $last ->
        [0]
            { $who ->
                [you] You played the lowest power card: the start player token is yours.
               *[other] { $name } played the lowest power card and gets the start player token.
            }
       *[other]
            { $who ->
                [you] You played the lowest power card, but there is no round left.
               *[other] { $name } played the lowest power card, but there is no round left.
            }
    }
event-general_scoring = General scoring { $number } of 3.
event-match_over = The game is over. { $result }
name-count = { $name } { $count }

# What the log keeps once the round is over, without memory aids.
faded-power_played = { $name } plays a power card.
faded-reinforced = { $name } sees to reinforcements.
faded-not_reinforced = { faded-reinforced }
faded-returned = { $name } returns knights to the provinces.
faded-banished =
    { $who ->
        [you] You banish knights of your rivals.
       *[other] { $name } banishes knights of rivals.
    }
faded-card_recovered = { $name } takes a power card back.
faded-castle_opened = The castle is opened.

## Why not, and where points come from

source-regions = Regions in general scorings
source-castle = Castle in general scorings
source-actions = Special scorings
refusal-kings-region = Not there: { $the } is the King’s region and off limits (EG-8.1).
refusal-far = Not there: { $the } is not next to { $king }, where the King is (EG-7.12).
refusal-power-played = That value has been played this round (EG-6.2).
refusal-power-spent = You have played that card already (EG-6.1).
refusal-card-taken = Somebody else has taken that card (EG-7.5).
refusal-recover = You have that card in your hand (EG-10.42).
refusal-recall = Not there: you have no knights { $in } to withdraw (EG-7.4).
refusal-source = Not there: no knight can leave { $the }.
refusal-give = Not there: you have no knights { $in }.
refusal-move_to =
    { $where ->
        [castle] Not there: this card takes no knights into the castle.
       *[region] Not there: the knight is leaving { $the }.
    }
refusal-score =
    { $where ->
        [castle] Not there: this card scores regions, not the castle.
       *[region] Not there: { $the } does not score with this card.
    }
refusal-marker = Not there: { $the } cannot take that marker.
refusal-grande =
    { $where ->
        [castle] Not there: the Grande goes to a region.
       *[region] Not there: the Grande is { $in } already.
    }
refusal-expel = Not there: nobody can be expelled from { $the }.
refusal-king =
    { $where ->
        [castle] Not there: the King does not enter the castle.
        [king] The King is { $in } already.
       *[region] Not there: with this card the King goes to a neighbouring region only.
    }
refusal-wheel =
    { $where ->
        [castle] The wheel names a region, not the castle (EG-12).
        [king] This time the wheel cannot name the King’s region (EG-12.5).
       *[region] This time the wheel cannot name { $the }.
    }

## The situation

situation-round =
    { $short ->
        [0] Round { $round } of { $last }. General scorings after rounds 3, 6 and 9.
       *[other] Round { $round } of { $last }, on space { $space }. General scorings after rounds 2, 4 and 6.
    }
situation-over = The game is over.
situation-rules = Rules: { rules-short }; { rules-cards }; { rules-veto }; { rules-wheel }; { rules-aids }.
rules-short =
    { $short ->
        [0] full game
       *[other] short game
    }
rules-cards =
    { $cards ->
        [0] 47 action cards
       *[other] 45 action cards
    }
rules-veto =
    { $veto ->
        [0] without Veto
       *[other] with Veto
    }
rules-wheel =
    { $wheel ->
        [0] the wheel may not point at the King’s region
       *[other] the wheel may point at the King’s region
    }
rules-aids =
    { $aids ->
        [0] no memory aids
       *[other] memory aids
    }
situation-points = Points: { $points }.
situation-score = { $name } { $points }{ $earned }
# With a space in front: it follows the points.
situation-earned = { " " }({ $sources })
earned-regions = { $points } from regions
earned-castle = { $points } from the castle
earned-actions = { $points } from special scorings
situation-king = The King is { $in }: nothing goes in or out there. Knights are deployed in the regions next to it ({ $neighbours }) or into the castle.
situation-token =
    { $who ->
        [you] You have the start player token.
       *[other] { $name } has the start player token.
    }
situation-order = Turn order, with the power cards: { $names }.
turn-of =
    { $state ->
        [done] { $name }, { $power } (done)
        [now] { $name }, { $power } (playing)
       *[next] { $name }, { $power }
    }
situation-turn =
    { $who ->
        [you] Your card: { $card }. { turn-halves }
       *[other] { $name }’s card: { $card }. { turn-halves }
    }
turn-halves =
    { $special ->
        [0]
            { $deployed ->
                [0] Special action and deployment are still to come.
               *[other] The special action is still to come; the deployment is done or under way.
            }
       *[other]
            { $deployed ->
                [0] The deployment is still to come; the special action is done or under way.
               *[other] Special action and deployment are done or under way.
            }
    }
action =
    { $who ->
        [you] Special action under way, yours: “{ $text }”
       *[other] Special action under way, { $name }’s: “{ $text }”
    }
action-moved = Moved so far: { $own } of the player’s own, { $rivals } of rivals.
action-source = The knights come { $from }.
action-knight = It is about { $knight } { $in }.
action-expelled = The expulsion is { $from }.
action-rival =
    { $who ->
        [you] It is up to you to return knights.
       *[other] It is up to { $name } to return knights.
    }
action-goal = The place chosen is { $the }.
action-marker = The scoreboard chosen is { $marker }.
action-dealt = Their turn has come already: { $names }.
action-given = Chosen to go back to the provinces: { $places }.
action-unscored = Can be scored: { $places }.
action-choosers = Setting their wheels: { $names }.
action-dials = Wheels shown: { $dials }.
action-known = The power card to be taken back is the { $value } of this round.
action-step =
    { $step ->
        [1] The announcement waits for the holders of a Veto.
       *[other] The step waits for the holders of a Veto.
    }
action-permitted = Letting the rest of the action pass: { $names }.
situation-regions = Regions and castle (values, knights and, after the arrow, what they would pay now):
situation-place = { $label } { $values }: { $counts } → { $gains }
situation-closed = { $label } { $values }: closed, nobody sees what is inside
situation-bare = { $label } { $values }: no knights
situation-empty = no knights
place-king = the King is here
place-home =
    { $who ->
        [you] your home region
       *[other] { $name }’s home region
    }
place-marker = with a mobile scoreboard instead of { $printed }
situation-markers =
    { $count ->
        [one] Scoreboard not placed yet: { $markers }.
       *[other] Scoreboards not placed yet: { $markers }.
    }
situation-borders = Borders: { $borders }.
border = { $label } with { $neighbours }
situation-cards = Action cards of this round (the number is the deck’s: the knights to deploy):
situation-card =
    { $who ->
        [nobody] { $deck }. { $title }: { $text }
        [you] { $deck }. { $title }, taken by you: { $text }
       *[other] { $deck }. { $title }, taken by { $name }: { $text }
    }
situation-decks = Cards that have come up, those of this round included:
situation-deck = Deck { $deck } ({ $left } left): { $cards }
situation-player =
    { $who ->
        [you] You, in { $colour }: { player-pieces }{ player-power }
       *[other] { $name }, in { $colour }: { player-pieces }{ player-power }
    }
player-pieces = { $court } at court, { $province } in the provinces; power cards, { $hand } in hand and { $pile } discarded
player-power =
    { $played ->
        [0] .
       *[other]
            { $back ->
                [0] ; the { $played } this round.
               *[other] ; the { $played } this round, already taken back.
            }
    }
situation-hand = Your hand: { $values }.
situation-recovering = You are about to take back the { $value }.
situation-played =
    { $who ->
        [you] In your discard pile: { $values }.
       *[other] { $name } has played: { $values }.
    }
situation-back = One of these has come back to hand in secret: { $values }.
situation-veto =
    { $who ->
        [you] You hold a Veto until the end of round { $round }.
       *[other] { $name } holds a Veto until the end of round { $round }.
    }
province-few = 5 or fewer
province-many = 6 or more

## The drawing

draw-map = Map
draw-board = Map of Spain with the King { $in }
draw-region = { $label }, values { $values }. { $counts }.
draw-hint = If { $the } scored now
draw-nobody = Nobody
draw-castle = Castle, values { $values }
draw-castle-inside = { $count } inside
draw-castle-closed = closed
draw-king = The King, { $in }
draw-grande = { $name }’s Grande, { $in }
draw-wheel = { $name }’s wheel, { $in }
draw-marker = Scoreboard { $marker } { $on }
draw-counter = { $name }: { knights } { $in }
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
draw-court-leaving = at court, { $count } to deploy
draw-province = in the provinces
draw-hand = Power cards
draw-power =
    { $state ->
        [hand] { $value }, in hand
        [played] { $value }, played this round
       *[spent] { $value }, discarded
    }
path-power = Power
path-turns = Turns
path-scoring = General scoring
shares = Majorities
draw-track = Round { $round } of { $last }
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
draw-vital-token = Has the start player token

## Help: how to play, the rules one by one, and at the end the tables made from the data

help-1-title = How to play
help-1-text =
    You lead a noble house: 30 knights and a Grande. Most points after the three general scorings, at the end of rounds 3, 6 and 9, win.

    In each round:

    - One action card of each of the five decks is turned up.
    - Everybody plays a power card. The highest goes first; low ones bring more reinforcements.
    - In turn, everybody brings reinforcements from the provinces to court, takes an action card and does two things with it, in either order: carry out its special action, and deploy knights from court, as many as the number of its deck.

    Knights are deployed in the regions next to the King’s, or into the castle. Nothing goes into or out of the King’s region.

    When a region is scored, those with the most knights there are paid most. The castle is scored like a region and then emptied: everybody chooses in secret, with a wheel, where their knights go.

help-2-title = The board
help-2-text =
    There are nine regions with three values each: for the first, the second and the third place. Apart stands the castle, which is no region: knights are thrown into it and nobody can count them afterwards. (EG-2, EG-9)

    Your knights are always in one of four places: the provinces (the reserve), your court (ready to go out), a region or the castle. (EG-2.3)

    At the start everybody has a Grande and 2 knights in a home region, 7 at court and 21 in the provinces. The King’s region and the home regions are drawn at random. (EG-3)

help-3-title = A round
help-3-text =
    The top card of each deck is turned up. Then, starting with the holder of the start player token, everybody plays a power card; a value played this round cannot be repeated. Turns go from the highest card to the lowest. Whoever played the lowest gets the token. (EG-5, EG-6, EG-13)

    A power card that was played goes to the discard pile; only the action card “Power card” brings it back to hand. (EG-13.3, EG-10.42)

    The full game has nine rounds. The short one has six: spaces 2, 3, 5, 6, 8 and 9 of the round track. (EG-4)

help-4-title = Your turn
help-4-text =
    - Reinforcements: bring from the provinces to your court up to as many knights as your power card says. If the provinces do not have enough and you brought them all, you may recall knights of yours from regions to make up the number; never from the King’s region or the castle. (EG-7.2 to EG-7.4)
    - Card: take one of the action cards left. (EG-7.5)
    - Two halves, in any order and never mixed: the card’s special action and the deployment. (EG-7.7)

    In the deployment you take from your court as many knights as the number of the deck, or fewer, to regions next to the King’s or into the castle. (EG-7.11, EG-7.12)

    You may give up the special action, but once begun it is carried out to the end, unless the card says “up to” or “may”. (EG-7.8, EG-7.9)

help-5-title = The King
help-5-text =
    Nothing goes into or out of the King’s region: no knights, no Grandes, no scoreboards. There are no exceptions. It can be scored. (EG-8)

help-6-title = The castle
help-6-text =
    Whenever you deploy or move knights to places of your choice, you may throw them into the castle. It is said aloud, and then nobody may look inside. They stay there until the next general scoring. (EG-9)

    Without memory aids the table shows neither what is in the castle nor the numbers that would give it away. Programs know it: they never forget. (EG-17)

help-7-title = Scoring a region
help-7-text =
    Only knights count. In a tie the tied players take the value of the next place, and the group uses up two places, whether they are two or more. Below the third place nobody is paid. (EG-14.2)

    A sole majority gets 2 more points in the King’s region, and 2 more if your Grande is there. In the castle there are no bonuses. (EG-14.6, EG-14.7)

    With three players the third value does not count; with two only the first does, so a tie pays nothing. (EG-14.3)

    A mobile scoreboard covers the printed values of its place. (EG-0.4)

help-8-title = General scoring
help-8-text =
    Whoever has knights in the castle sets the wheel, in secret, to a region. The castle is opened and scored, the wheels are shown, the knights go to those regions, and all nine are scored. Those that would go to the King’s region go back to court. (EG-14.8, EG-12)

help-9-title = Veto
help-9-text =
    Whoever takes a Veto keeps it until the end of the next round. It cuts short one special action of somebody else: its holder is asked before each step. After a Veto that step and all that is left are lost; what was done stands. Deployment, reinforcements and general scorings cannot be vetoed. (EG-11)

    If you want no more questions during an action, let the rest of it pass at once. (EG-11.14)

help-10-title = With two and with three
help-10-text =
    The setup is the same. With two, three action cards are left over each round and only the first place is paid. With three, two are left over and the first two places are paid. (EG-16)

help-11-title = Questions answered
help-11-text =
    - May I take back the power card that I have just played? Yes. Turn order and token do not change. (EG-20.8)
    - May I choose the castle with “one region of your choice”? No. (EG-20.10)
    - What if I have 2 knights in no region for Urgent affairs? You choose a region where you have 1 and return it; if there is none, you do nothing. (EG-10.26)
    - And if I am short of knights to return? You return all you can. (EG-20.6)
    - Who sets a wheel for Outlaws and Urgent affairs? Only the rivals. (EG-20.9)
    - May my wheel point at the King’s region? In a general scoring and an Expulsion, yes, and those knights go to your court; an option forbids it. For Outlaws and Urgent affairs, no. (EG-12.5, EG-20.5)
    - Can rivals be expelled from the King’s region? No. From a region without rivals? Yes, but nothing happens. (EG-20.11, EG-20.14)
    - Can a scoreboard leave the castle? Yes; the castle holds one at most. (EG-20.12)
    - What do three players tied for first place get? The second value each, and the next player is third. (EG-20.13)
    - May I move the same knight twice? Yes; each move counts. (EG-10.4)
    - Can several Grandes share a region? Yes, once one of them has moved. (EG-2.5)
    - Can a Veto be vetoed? No. (EG-20.4)

help-12-title = What is reconstructed or decided
help-12-text =
    The rulebook lacks its setup page, the map and the numbers printed as pictures. This comes from public sources:

    - The setup, the same with two, three, four and five players: 30 knights, of them 2 in the home region, 7 at court and 21 in the provinces; 13 power cards; the King’s region and the home regions at random. (EG-1.2, EG-3, EG-16.1)
    - The values of the regions, apart from those that the rulebook names. (EG-2.1)
    - The borders; eight of the fifteen from one source only. (EG-2.2)
    - The mobile scoreboards, 8/4/0 and 4/0/0. (EG-1.3)
    - The reinforcements of the power cards, apart from those of the 2, 3, 7 and 8. (EG-6.5)
    - The order of scoring from the fourth region on; it does not change the result. (EG-14.9)
    - That a power card taken back from the discard pile need not be shown, and that several Grandes may share a region. (EG-17.3, EG-2.5)

    This we decided:

    - The first start player is drawn at random. (EG-20.2)
    - “One region of your choice” is in deck 3 three times, as the rulebook says, although other editions have it once; there is an option. (EG-20.1)
    - Knights are recalled from regions only after all those in the provinces have been brought. (EG-20.3)
    - What a step is for the Veto, and in which order holders are asked; nobody is asked about a step without effect, but always about the castle. The court can be vetoed only when it is announced. (EG-11.4 to EG-11.8, EG-10.43, EG-20.18, EG-20.19)
    - Several regions are scored in the order of the board without asking, if nobody can veto. (EG-14.11)
    - Nobody is asked for a wheel who has no knights to move. (EG-12.6)
    - Discard piles are face down; used action cards are known to all. (EG-20.16, EG-20.17)
    - Returns, expulsions and leaving the castle happen at the same time. (EG-20.15)
    - Where other editions differ we follow this rulebook: “One region of your choice” does not mean the castle, in Outlaws and Urgent affairs only rivals choose, and with two players there is no dummy. (EG-20.10, EG-20.9, EG-16)
    - What is answered under “Questions answered”.
    - The options of the table and the memory aids, the colours, the drawing and the text of the cards. (EG-16.5, EG-17.6)

help-regions-title = Regions: values and borders
help-region = - { $label }, { $values }: { $neighbours }
help-castle = - { $label }, { $values }: no borders; it is not a region
help-marker = - Mobile scoreboard { $values }: covers the values of its place
help-powers-title = Power cards: reinforcements
help-power =
    { $count ->
        [0] - { $powers }: none
        [one] - { $powers }: { $count } knight
       *[other] - { $powers }: { $count } knights
    }
help-deck-title =
    { $deck ->
        [one] Deck { $deck }: deploy { $deck } knight
       *[other] Deck { $deck }: deploy up to { $deck } knights
    }
help-card =
    { $copies ->
        [one] - { $title }: { $text }
       *[other]
            { $fewer ->
                [0] - { $title } (×{ $copies }): { $text }
               *[other] - { $title } (×{ $copies }, or ×{ $fewer } with 45 cards): { $text }
            }
    }

## Help: figures and terms

figure-board = Nine regions, each with its three values, the castle and the king.
figure-hand = Your power cards: the lower one is, the more knights it brings to the court.
figure-king = The king is in Sevilla: nothing enters or leaves it, and knights are deployed beside it.
figure-castle = Any deployment may throw knights into the castle.
term-court = court
term-court-about = Your knights that are ready to go to the board.
term-provinces = provinces
term-provinces-about = Your reserve. From there knights go to the court only.
term-grande = Grande, Grandes
term-grande-about = Your largest piece. Where it stands, a majority of your own brings 2 more points.
term-home = home region, home regions
term-home-about = Where your Grande begins.
term-power = power card, power cards
term-power-about = From 1 to 13. The highest plays first; the lowest brings most knights.
term-scoreboard = scoreboard, scoreboards
term-scoreboard-about = A tile with other values that covers the printed ones.
term-wheel = wheel, wheels
term-wheel-about = It chooses a region in secret.
