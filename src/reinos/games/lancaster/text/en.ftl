### Lancaster: words. The help is in words of our own; LA-… are the numbers of our rules.

game-name = Lancaster
game-tagline = Share knights out among counties, castle and France, and vote the laws that suit you.
reconstructed = The printed edition gives many values as pictures only. Reconstructed: the minimum strength of six counties, Somerset's 6 points, the castle's amounts of gold and votes and its mixed space, four favour tiles, nearly all battle cards, how the laws are grouped, and the strength of the ally's first knight. The names of laws and spaces are ours.

## Options

option-players = Players
option-players-2 = 2, each with an ally
option-players-3 = 3
option-players-4 = 4
option-players-5 = 5
option-law_mode = Laws
option-law_mode-base = the base laws
option-law_mode-new = the new laws only
option-law_mode-mixed_choice = a mix chosen group by group
option-law_mode-mixed_random = a random mix group by group
option-law_group_0 = Laws of the start (group 0, if you choose)
option-law_group_0-base = base
option-law_group_0-new = new
option-law_group_1 = Rounds 1 and 2 (group 1, if you choose)
option-law_group_1-base = base
option-law_group_1-new = new
option-law_group_2 = Round 3 (group 2, if you choose)
option-law_group_2-base = base
option-law_group_2-new = new
option-law_group_3 = Round 4 (group 3, if you choose)
option-law_group_3-base = base
option-law_group_3-new = new
option-law_group_4 = Round 5 (group 4, if you choose)
option-law_group_4-base = base
option-law_group_4-new = new
option-open_resources = Gold and squires in the open
option-open_resources-on = yes (always with two)
option-open_resources-off = no: behind the screen
option-upgrade_scope = Which knights can be upgraded
option-upgrade_scope-in_play = any in play, those in court too
option-upgrade_scope-deployed = deployed ones only
preset-old_and_new = Old and new: four players, new laws in rounds 1, 2, 4 and 5

## Pieces and amounts

part-gold = { $count } gold
part-squires =
    { $count ->
        [one] 1 squire
       *[other] { $count } squires
    }
part-votes =
    { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }
part-power_points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
part-new_knight =
    { $count ->
        [one] 1 new knight
       *[other] { $count } new knights
    }
part-upgrade =
    { $count ->
        [one] 1 upgrade
       *[other] { $count } upgrades
    }
part-extension =
    { $count ->
        [one] 1 extension
       *[other] { $count } extensions
    }
part-move_to_battle = send the knight to a battle
part-noble = 1 noble
law-quoted = “{ $law }”
space-ally_recruit = Ally’s barracks
space-ally_training = Ally’s tiltyard
place-court = the court
place-space = { $space } in the castle
battle =
    { $row ->
        [upper] the new battle on the { side } (France { $strength })
       *[lower] the second-round battle on the { side } (France { $strength })
    }
side =
    { $side ->
        [left] left
       *[right] right
    }
ally-of =
    { $who ->
        [you] your ally
       *[other] { $name }’s ally
    }

## Phases

phase-setup = setup
phase-deployment = deployment
phase-parliament = parliament
phase-laws = laws
phase-counties = counties
phase-castles = castles
phase-battles = battles
phase-over = the end
round-phase = Round { $round } of { $rounds } · { $phase }

## What to do

prompt-setup_extension =
    { $who ->
        [you] Choose your first castle extension.
       *[other] { $name } is choosing a first extension.
    }
prompt-place =
    { $who ->
        [you]
            { $two ->
                [True] Send out a knight of yours or of your ally.
               *[False] Send a knight to a county, to your castle or to a battle.
            }
       *[other] { $name } is sending a knight out.
    }
prompt-squires =
    { $who ->
        [you]
            { $total ->
                [0] Strength-{ $strength } knight to { $county }: with how many squires?
               *[other] Oust a strength of { $total } from { $county }: strength-{ $strength } knight, and how many squires?
            }
       *[other] { $name } is choosing squires for { $county }.
    }
prompt-favour =
    { $who ->
        [you]
            { $ally ->
                [ally] Take a king’s favour for your ally: gold and squires are lost.
               *[own] Take a king’s favour.
            }
       *[other] { $name } is taking a king’s favour.
    }
prompt-favour_noble =
    { $who ->
        [you] Take a noble of any county.
       *[other] { $name } is choosing a noble.
    }
prompt-favour_remove_noble =
    { $who ->
        [you] Your ally removes a noble from the game: choose the county.
       *[other] { $name }’s ally removes a noble from the game.
    }
prompt-upgrade_target =
    { $who ->
        [you]
            { $ally ->
                [ally] Upgrade a knight of your ally.
               *[own] Upgrade a knight: swap it for one 1 stronger from the reserve.
            }
       *[other] { $name } is upgrading a knight.
    }
prompt-extension_tile =
    { $who ->
        [you] Build an extension.
       *[other] { $name } is building an extension.
    }
prompt-vote =
    { $state ->
        [vote] Proposal { $number }, “{ $law }”: { $text } Vote yes or no, and with how many votes.
        [voted] You have voted. Waiting for { $names }.
       *[watch] “{ $law }” is being voted. Waiting for { $names }.
    }
prompt-law_trade =
    { $who ->
        [you] “{ $law }”: { $text } How many times?
       *[other] { $name } is deciding on “{ $law }”.
    }
prompt-law_exchange =
    { $who ->
        [you] “{ $law }”: { $text }
       *[other] { $name } is deciding on “{ $law }”.
    }
prompt-law_champion =
    { $who ->
        [you] “{ $law }”: swap your strength-3 knight for the strength-4 knight?
       *[other] { $name } is deciding on “{ $law }”.
    }
prompt-law_squires =
    { $who ->
        [you] “{ $law }”: send squires to your battles. { $left } more allowed.
       *[other] { $name } is sending squires to the front.
    }
prompt-law_tax =
    { $who ->
        [you] “{ $law }”: pay 1 gold for each county you want to keep. The other knights go back to court.
       *[other] { $name } is paying the county tax.
    }
prompt-law_upkeep =
    { $who ->
        [you] “{ $law }”: pay 1 squire for each extension. The others give nothing this round.
       *[other] { $name } is paying for extensions.
    }
prompt-county =
    { $who ->
        [you]
            { $ally ->
                [ally] { $county }: what does your ally take?
               *[own] { $county }: what do you take?
            }
       *[other] { $name } is scoring { $county }.
    }
prompt-dorset_battle =
    { $who ->
        [you] { $county }: choose the battle that the knight crosses to.
       *[other] { $name } is taking a knight to France.
    }
prompt-start_player =
    { $who ->
        [you] { $county }: name who starts the next round.
       *[other] { $name } is naming who starts the next round.
    }
prompt-castle_order =
    { $who ->
        [you] Score your castle: what do you use now?
       *[other] { $name } is scoring a castle.
    }
prompt-ransom =
    { $who ->
        [you] Defeat in France: ransom prisoners for 1 gold a strength point.
       *[other] { $name } is ransoming prisoners.
    }
prompt-over = The game is over. { $result }

## Options of each decision

choice-build = Build { $space }
choice-send =
    { $who ->
        [ally] Ally: strength-{ $knight } knight to { $place }{ ousting }
       *[own] Strength-{ $knight } knight to { $place }{ ousting }
    }
ousting =
    { $beaten ->
        [0] { "" }
       *[other] ; ousts a strength of { $beaten }
    }
choice-squires =
    { $count ->
        [0] Without squires: strength { $strength }
        [one] With 1 squire: strength { $strength }
       *[other] With { $count } squires: strength { $strength }
    }
choice-favour = Take the favour: { $tile }
choice-favour-second = Take the other favour: { $tile }
choice-noble = Take the noble of { $county }
choice-remove = Remove a noble of { $county }
choice-upgrade = Upgrade to { $next } the strength-{ $strength } knight in { $place }
choice-vote =
    { $yes ->
        [1] Yes, { with-votes }
       *[0] No, { with-votes }
    }
with-votes =
    { $votes ->
        [0] without votes
        [one] with 1 vote
       *[other] with { $votes } votes
    }
choice-trade =
    { $times ->
        [0] Trade nothing
       *[other] Pay { $price }: { $gain }
    }
choice-exchange =
    { $way ->
        [0] Trade 2 gold for 1 squire
       *[1] Trade 2 squires for 1 gold
    }
choice-champion = Swap the strength-3 knight for the strength-4 knight
choice-front = Send a squire to { $battle }
choice-tax = Pay 1 gold for { $county }
choice-upkeep = Pay 1 squire for { $space }
choice-county-noble = Take the noble of { $county }
choice-county-remove = Remove a noble of { $county } from the game
choice-county-reward = Take the reward: { $reward }
choice-county-both = Pay { $price } gold and take noble and reward
choice-county-none = Take nothing
choice-battle = Cross to { $battle }
choice-starter = Player { $number } starts
choice-item = Use { $space }
choice-ransom = Ransom the strength-{ $strength } knight for { $strength } gold
choice-decline = Decline
choice-done = Done
choice-done-law_exchange = Trade no more
choice-done-law_squires = Send no more squires
choice-done-law_tax = Pay no more: the others go back
choice-done-law_upkeep = Pay no more: the others face down
choice-done-castle_order = Close the castle
choice-done-ransom = Ransom nobody more

## Why not

why-own-county = Not there: you already have a knight in that county (LA-4.7).
why-minimum = { $county } asks for a knight of strength { $strength } or more; squires do not count for that (LA-4.3).
why-weak = Not there: you must beat a strength of { $strength } (LA-4.6).
why-built = Not there: the extension covers that space (LA-4.8).
why-occupied = Not there: a knight already stands on that space (LA-4.8).
why-full = Not there: all three slots of that battle belong to others (LA-4.10).

## What happens

event-round_begun = Round { $round }. { starts }
starts =
    { $who ->
        [you] You start.
       *[other] { $first } starts.
    }
event-battles_laid = New battles in France: strength { $left_strength } and strength { $right_strength }.
event-laws_proposed = Laws proposed: { $laws }.
event-built =
    { $who ->
        [you] You build { $space }.
       *[other] { $name } builds { $space }.
    }
event-placed =
    { $who ->
        [you] { subject-you } a { $strength } to { $place }{ with-squires }.
       *[other] { subject-other } a { $strength } to { $place }{ with-squires }.
    }
subject-you =
    { $ally ->
        [ally] Your ally sends
       *[own] You send
    }
subject-other =
    { $ally ->
        [ally] { $name }’s ally sends
       *[own] { $name } sends
    }
with-squires =
    { $squires ->
        [0] { "" }
        [one] { " with 1 squire" }
       *[other] { " with " }{ $squires } squires
    }
whose-you =
    { $ally ->
        [ally] Your ally’s
       *[own] Your
    }
whose-other =
    { $ally ->
        [ally] { $name }’s ally’s
       *[own] { $name }’s
    }
event-ousted =
    { $who ->
        [you] { whose-you } { $strength } is ousted from { $county } and goes back to court.
       *[other] { whose-other } { $strength } is ousted from { $county } and goes back to court.
    }
event-favoured =
    { $who ->
        [you]
            { $ally ->
                [ally] Your ally takes the favour: { $favour }.
               *[own] You take the favour: { $favour }.
            }
       *[other]
            { $ally ->
                [ally] { $name }’s ally takes the favour: { $favour }.
               *[own] { $name } takes the favour: { $favour }.
            }
    }
event-noble_taken =
    { $who ->
        [you] The noble of { $county } sits down at your table.
       *[other] The noble of { $county } sits down at { $name }’s table.
    }
event-noble_removed =
    { $who ->
        [you] Your ally removes a noble of { $county } from the game.
       *[other] { $name }’s ally removes a noble of { $county } from the game.
    }
event-upgraded =
    { $who ->
        [you] { whose-you } { $strength } in { $place } gains 1 strength.
       *[other] { whose-other } { $strength } in { $place } gains 1 strength.
    }
event-recruited =
    { $who ->
        [you]
            { $ally ->
                [ally] Your ally recruits a strength-1 knight.
               *[own] You recruit a strength-1 knight.
            }
       *[other]
            { $ally ->
                [ally] { $name }’s ally recruits a strength-1 knight.
               *[own] { $name } recruits a strength-1 knight.
            }
    }
event-voted =
    { $who ->
        [you]
            { $yes ->
                [1] You vote yes, { with-votes }.
               *[0] You vote no, { with-votes }.
            }
       *[other]
            { $yes ->
                [1] { $name } votes yes, { with-votes }.
               *[0] { $name } votes no, { with-votes }.
            }
    }
event-law_voted =
    { $approved ->
        [1] “{ $law }” is approved, { $yes } to { $no }.
       *[0] “{ $law }” is rejected, { $yes } to { $no }.
    }
event-law_paid =
    { $who ->
        [you] “{ $law }” gives you { $gain }.
       *[other] “{ $law }” gives { $name } { $gain }.
    }
event-traded =
    { $times ->
        [0]
            { $who ->
                [you] You do not use “{ $law }”.
               *[other] { $name } does not use “{ $law }”.
            }
       *[other]
            { $who ->
                [you] “{ $law }” brings you { $gain }.
               *[other] “{ $law }” brings { $name } { $gain }.
            }
    }
event-exchanged =
    { $way ->
        [0]
            { $who ->
                [you] You trade 2 gold for 1 squire.
               *[other] { $name } trades 2 gold for 1 squire.
            }
       *[1]
            { $who ->
                [you] You trade 2 squires for 1 gold.
               *[other] { $name } trades 2 squires for 1 gold.
            }
    }
event-sent_squire =
    { $who ->
        [you] You send a squire to { $battle }.
       *[other] { $name } sends a squire to { $battle }.
    }
event-tax_paid =
    { $who ->
        [you] You pay 1 gold for { $county }.
       *[other] { $name } pays 1 gold for { $county }.
    }
event-sent_home =
    { $who ->
        [you] Your strength-{ $strength } knight leaves { $place } and goes back to court.
       *[other] { $name }’s strength-{ $strength } knight leaves { $place } and goes back to court.
    }
event-upkeep_paid =
    { $who ->
        [you] You pay 1 squire for { $space }.
       *[other] { $name } pays 1 squire for { $space }.
    }
event-faced_down =
    { $who ->
        [you] Your { $space } gives nothing this round.
       *[other] { $name }’s { $space } gives nothing this round.
    }
event-county_scored =
    { $who ->
        [you] { $county }: { county-choice }{ county-ally }.
       *[other] { $county }, { $name }: { county-choice }{ county-ally }.
    }
county-choice =
    { $choice ->
        [noble] the noble
        [reward] the reward
        [both] noble and reward for 3 gold
       *[none] nothing
    }
county-ally =
    { $ally ->
        [ally] { " (ally)" }
       *[own] { "" }
    }
event-crossed =
    { $who ->
        [you] { whose-you } { $strength } crosses to { $battle }.
       *[other] { whose-other } { $strength } crosses to { $battle }.
    }
event-starter_named =
    { $who ->
        [you] You name who starts the next round: { $chosen }.
       *[other] { $name } names who starts the next round: { $chosen }.
    }
event-castle_scored =
    { $who ->
        [you] Your castle gives { $gain }.
       *[other] { $name }’s castle gives { $gain }.
    }
event-table_seated =
    { $who ->
        [you] Your round table gives { votes-count }.
       *[other] { $name }’s round table gives { votes-count }.
    }
votes-count =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
event-exchange_paid =
    { $who ->
        [you] You pay squires for { $space }.
       *[other] { $name } pays squires for { $space }.
    }
event-ally_scored =
    { $who ->
        [you] Your ally’s castle pays: { $space }.
       *[other] The castle of { $name }’s ally pays: { $space }.
    }
event-battle_won = Victory over strength { $french } with { $strength }: { $shares }.
event-battle_lost =
    { $line ->
        [upper] Defeat by strength { $french } with { $strength }; the battle goes on next round{ shares-after }.
       *[lower] Defeat by strength { $french } with { $strength }; the battle is lost{ shares-after }.
    }
shares-after =
    { $count ->
        [0] { "" }
       *[other] : { $shares }
    }
battle-share =
    { $ally ->
        [True] { $name }, no points
       *[False] { $name }, { $points }
    }
event-ransomed =
    { $who ->
        [you] You ransom a strength-{ $strength } knight.
       *[other] { $name } ransoms a strength-{ $strength } knight.
    }
event-captured =
    { $who ->
        [you]
            { $ally ->
                [ally] Your ally loses { prisoners }.
               *[own] You lose { prisoners }.
            }
       *[other]
            { $ally ->
                [ally] { $name }’s ally loses { prisoners }.
               *[own] { $name } loses { prisoners }.
            }
    }
prisoners =
    { $knights ->
        [one] 1 captured knight to the reserve
       *[other] { $knights } captured knights to the reserve
    }
event-final_scored =
    { $who ->
        [you] Final count: knighthood { $knighthood }, extensions { $extensions }, nobles { $nobles }.
       *[other] Final count of { $name }: knighthood { $knighthood }, extensions { $extensions }, nobles { $nobles }.
    }
event-match_won = { $result }

## The situation

source-counties = Counties
source-laws = Laws
source-battles = Battles
source-knighthood = Knighthood
source-extensions = Extensions
source-nobles = Nobles
situation-round = { $label }. { starts }
situation-points = Points: { $points }.
situation-score = { $name }, { $points }
situation-none = nothing
situation-nobody = nobody
situation-counties = Counties (minimum strength, reward, nobles left):
situation-county =
    { $letter } { $county }: minimum { $least }; { $reward }; nobles { $nobles }; { $strength ->
        [0] free
       *[other] { $holder } with a { $strength }{ and-squires }
    }
and-squires =
    { $squires ->
        [0] { "" }
        [one] { " and 1 squire" }
       *[other] { " and " }{ $squires } squires
    }
situation-battles = Battles in France (values by rank):
situation-battle = { $battle }: { $values }; English strength { $strength }; { $slots }
situation-slot = { $name } with { $knights }{ and-squires }
situation-laws = Laws in force, left to right:
situation-law = “{ $law }”: { $text }
situation-proposals = Proposals:
situation-proposal = { $number }. “{ $law }”: { $text }
situation-favours = King’s favours face up: { $tiles }.
situation-house =
    { $who ->
        [you] Your house, { $points } points:
       *[other] House of { $name }, { $points } points:
    }
situation-ally =
    { $who ->
        [you] Your ally:
       *[other] { $name }’s ally:
    }
situation-purse = Gold { $gold }, squires { $squires }.
situation-votes = Votes { $votes }.
situation-court = Court: { $knights }.
situation-castle = Castle: { $knights }.
situation-guard = { $strength } on { $space }
situation-reserve = Reserve: { $knights }.
situation-tile =
    { $down ->
        [True] { $space } (face down)
       *[False] { $space }
    }
situation-tiles = Extensions: { $tiles }.
situation-nobles = Nobles: { $nobles }.

## Help: the rules

help-1-title = The aim
help-1-text =
    England, 1413. Over five rounds you share your knights out among nine counties, your castle and the battles in France, and vote laws in parliament. Whoever gathers most power points wins. (LA-3.1, LA-13.5)

help-2-title = Knights
help-2-text =
    Each house has seven: three of strength 1, two of 2, one of 3 and one of 4. You start with a 1 and a 2 in court; the others wait in the reserve. Knights that are not in the reserve are in play; those in a county, in the castle or in a battle are deployed. (LA-1.1, LA-1.2, LA-2.2)

    A new knight is always a 1 from the reserve. An upgrade swaps a knight in play for one from the reserve that is 1 stronger, in the same place. (LA-5.5, LA-5.6)

help-3-title = Deployment
help-3-text =
    In turn, from the holder of the start marker, everybody sends one knight out of court until none is left. (LA-4.1, LA-4.2)

    - County: the knight alone must reach the minimum strength. You may add squires; each adds 1. If another knight is there you must beat its total: it goes back to court and its squires are lost. You never oust your own. (LA-4.3 to LA-4.7)
    - Castle: a free space without an extension. (LA-4.8)
    - Battle: the first free slot of three, or on top of your own knights. No squires. (LA-4.9 to LA-4.12)

    While favour tiles are face up, every knight sent to a battle takes one at once. (LA-4.13)

help-4-title = Parliament
help-4-text =
    Three proposals are voted, one after another. Secretly and at the same time everybody says yes or no and adds any number of votes. A tie passes. Votes used are always spent. A law that passes comes in on the right, and the oldest, on the left, goes. (LA-6.1 to LA-6.6)

    Then the three laws in force are applied from left to right, to everybody. Majorities pay all who are tied; with zero nobody is paid. Votes left over are lost; votes you gain from now on are for the next round. (LA-6.7 to LA-6.15)

help-5-title = Counties
help-5-text =
    From A to I, whoever has the knight there chooses: the noble, the reward, both for 3 gold, or nothing. You can have only one noble of each county. Then the knight goes back to court and its squires are lost. (LA-9.1 to LA-9.4)

    Dorset takes the knight to a battle, without favour. Surrey also names who starts the next round. (LA-9.7, LA-9.8)

help-6-title = Castles
help-6-text =
    Each knight in the castle and each extension gives the reward of its space. The Barracks trade 3 squires for a new knight and the Tiltyard 2 for an upgrade, if you like. The knights go back to court; the extensions stay. (LA-10.1 to LA-10.3)

    Then the round table gives 1 vote a noble and 1 for the lord, except in the fifth round. (LA-10.4)

help-7-title = Battles
help-7-text =
    First the lower row, then the upper one. If the English equal or beat the French strength they win: the first three ranks get the three values and the knights go home. With equal strength whoever entered later is ahead. (LA-11.1 to LA-11.4)

    If France wins, the first value is lost: the first rank gets the second value, and the second rank the third. From the upper row the battle moves down with its knights and is fought again next round, with reinforcements. In the lower row the knights are taken prisoner: each is ransomed for 1 gold a strength point; the others go to the reserve. (LA-11.5 to LA-11.8)

help-8-title = The end
help-8-text =
    After the fifth round (LA-13):

    - Knighthood: 8 points for the greatest strength in play and 4 for the second; squires break ties.
    - Extensions: 8 and 4; gold breaks ties.
    - Nobles: 0, 1, 3, 6, 10, 15, 21, 28 or 36 points for 1 to 9 nobles.

    If a tie for first remains, 12 points are shared and there is no second; a tie for second shares 4. Fractions are dropped.

help-9-title = With two players
help-9-text =
    Each also leads an ally with seven knights, who starts with a 1 in court and has a castle of two spaces: new knight and upgrade, for free. There are no screens. (LA-12.1, LA-12.2)

    On your turn you send a knight of yours or of your ally. The ally’s never bring squires, friends never oust each other, and in battles each has a slot of its own. (LA-12.3 to LA-12.6)

    The ally does not vote, does not count for laws and scores no points: what it would get in a battle is lost, and so are gold, squires and votes. A noble that it takes leaves the game. (LA-12.6 to LA-12.10)

help-10-title = New laws
help-10-text =
    There are 18 base laws and 18 new ones, in five groups: group 0 is in force at the start, group 1 is voted in rounds 1 and 2, and groups 2, 3 and 4 in rounds 3, 4 and 5. Play with the ones or the others, choose group by group, or leave it to chance. Each card says what it does. (LA-2.7, LA-8.0)

help-11-title = What is hidden
help-11-text =
    Secret are the gold and squires of others, votes until they are revealed, and the order of the decks. Since everything is received and paid openly, whoever keeps count knows what the others have: programs do; the screen does not show it to you unless you choose to play in the open. (LA-16)

help-12-title = What is reconstructed
help-12-text =
    The rulebook gives many values only as pictures that we do not have. We reconstructed them so that they fit all that the text says; they may differ from the printed edition:

    - the minimum strength of Northumberland, York, Bedford, Suffolk, Dorset and Surrey, and Somerset’s 6 points (LA-1.4)
    - the castle’s 2 gold and 2 votes, and its mixed space (LA-1.6)
    - the four favour tiles with gold and squires (LA-1.7)
    - the battle cards, except the extremes and one of strength 5 (LA-1.8)
    - size and contents of the law groups 1 to 3 (LA-2.7)
    - the strength of the ally’s first knight, and which rewards it can use (LA-12.2, LA-12.8)

    The names of laws and castle spaces are ours. All values stand in a single data file.

help-13-title = What we decided
help-13-text =
    - The first extension is chosen in turn order, openly. (LA-14.1)
    - Any knight in play can be upgraded, in court too; an option says otherwise. (LA-14.2)
    - The supply of gold, squires and votes never runs out. (LA-14.4)
    - Whoever cannot send any knight passes. (LA-14.5)
    - Knights in court count for the Complete company. (LA-14.7)
    - The start marker moves when the next round begins. (LA-14.8)
    - Each knight or extension of the castle makes one exchange a round. (LA-14.11)
    - A defeat in the lower row also pays points before the capture. (LA-14.15)
    - Paying for nothing is not offered. (LA-14.25)

## Drawing

draw-counties = Counties
draw-england = The counties of England
draw-county =
    { $letter } { $county }: minimum { $least }, { $reward }, nobles { $nobles }. { $strength ->
        [0] Free.
       *[other] { $holder } with a { $strength }{ and-squires }.
    }
draw-knight = { $name }’s knight of strength { $strength }
draw-squires = Squires: { $count }
draw-nobles = Nobles of { $county }: { $count }
draw-north-sea = North Sea
draw-irish-sea = Irish Sea
draw-channel = English Channel
draw-france = France
draw-france-hint =
    { $left ->
        [0] no king’s favour left
       *[other] whoever enters takes a king’s favour
    }
draw-battle-new = New
draw-battle-second = Second round
draw-battle-label = { $battle }: { $values }; English strength { $strength }. { $slots }
draw-french = French strength { $strength }
draw-progress = { $strength } of { $french }
draw-parliament = Parliament
draw-deck =
    { $left ->
        [0] last round
       *[other] { $left } laws to come
    }
draw-in-force = In force
draw-proposals = Proposals
draw-favour = King’s favour
draw-favour-left =
    { $left ->
        [0] none left
        [one] 1 left
       *[other] { $left } left
    }
draw-favour-used = { $tile } (taken)
draw-court = Court
draw-court-ally = Ally’s court
draw-castle = Castle
draw-castle-ally = Ally’s castle
draw-castle-of = { $name }’s castle
draw-reserve = Reserve
draw-space = { $space }. { $state ->
        [tile] Extended.
        [down] Extended, face down this round.
        [knight] With a knight of strength { $strength }.
       *[free] Free.
    }
draw-gold = gold
draw-squires-word = squires
draw-votes = votes
draw-nobles-word = nobles
draw-hidden = behind the screen
draw-vital-knights = Strength in play { $strength }, { $knights } knights
draw-vital-court = In court: { $court }
draw-vital-votes = Votes: { $votes }
draw-vital-nobles = Nobles: { $nobles }
draw-vital-tiles = Extensions: { $tiles }
draw-vital-gold = Gold: { $gold }
draw-vital-squires = Squires: { $squires }
draw-note-start = Starts
draw-note-next = Starts next
draw-note-acting = Deciding
draw-note-voted = Has voted
draw-note-votes = Voting
draw-note-done = Waiting
draw-note-won = Wins
draw-note-shared = Shares the victory
draw-note-rank = Rank { $place }
