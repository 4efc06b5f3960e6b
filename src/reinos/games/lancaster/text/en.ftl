### Lancaster: words. The help is in words of our own; LA-… are the numbers of our rules.

game-name = Lancaster
game-tagline = Share knights out among counties, castle and France, and vote for the laws that suit you.
reconstructed = The printed edition gives many values as pictures only. Reconstructed: the minimum strength of six counties, Somerset’s 6 points, the castle’s amounts of gold and votes and its mixed space, four favour tiles, nearly all battle cards, how the laws are grouped, and the strength of the ally’s first knight and what an ally can use. Suffolk’s and Somerset’s kinds of reward are deduced. The names of laws and spaces are ours.

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
part-noble = 1 noble of any county
law-quoted = “{ $law }”
law-set =
    { $new ->
        [1] group { $group }, new
       *[0] group { $group }, base
    }

# Castle spaces: with their article, alone, or with “to” or “in”.
space-castle_squires =
    { $case ->
        [bare] Stables
        [to] to the castle’s Stables
        [in] in the castle’s Stables
       *[the] the Stables
    }
space-castle_gold =
    { $case ->
        [bare] Treasury
        [to] to the castle’s Treasury
        [in] in the castle’s Treasury
       *[the] the Treasury
    }
space-castle_votes =
    { $case ->
        [bare] Council hall
        [to] to the castle’s Council hall
        [in] in the castle’s Council hall
       *[the] the Council hall
    }
space-castle_mixed =
    { $case ->
        [bare] Market
        [to] to the castle’s Market
        [in] in the castle’s Market
       *[the] the Market
    }
space-castle_recruit =
    { $case ->
        [bare] Barracks
        [to] to the castle’s Barracks
        [in] in the castle’s Barracks
       *[the] the Barracks
    }
space-castle_training =
    { $case ->
        [bare] Tiltyard
        [to] to the castle’s Tiltyard
        [in] in the castle’s Tiltyard
       *[the] the Tiltyard
    }
space-ally_recruit =
    { $case ->
        [bare] Ally’s barracks
        [to] to the ally’s barracks
        [in] in the ally’s barracks
       *[the] the ally’s barracks
    }
space-ally_training =
    { $case ->
        [bare] Ally’s tiltyard
        [to] to the ally’s tiltyard
        [in] in the ally’s tiltyard
       *[the] the ally’s tiltyard
    }
space-exchange = { $gain } for { $squires }
place =
    { $case ->
        [to] to { $place }
       *[in] in { $place }
    }
place-court =
    { $case ->
        [to] to court
       *[in] in court
    }
battle = { $front } (France { $strength })
battle-front =
    { $row ->
        [upper] the new battle on the { side }
       *[lower] the second-round battle on the { side }
    }
side =
    { $side ->
        [left] left
       *[right] right
    }

# Who is spoken of: a player, the reader’s own ally, or that of somebody else.
party-name =
    { $kind ->
        [own] your ally
        [ally] { $name }’s ally
       *[player] { $name }
    }
party-subject =
    { $kind ->
        [own] Your ally
        [ally] { $name }’s ally
       *[player] { $name }
    }
party-of =
    { $kind ->
        [own] of your ally
        [ally] of { $name }’s ally
       *[player] of { $name }
    }
party-to =
    { $kind ->
        [own] to your ally
        [ally] to { $name }’s ally
       *[player] to { $name }
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
path-deployment = Deployment
path-parliament = Parliament
path-laws = Laws
path-counties = Counties
path-castles = Castles
path-battles = Battles
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
                [True] Send out one of your knights or one of your ally’s.
               *[False] Send a knight to a county, to your castle or to a battle.
            }
       *[other] { $name } is sending a knight out.
    }
prompt-squires =
    { $who ->
        [you]
            { $total ->
                [0] Strength-{ $strength } knight to { $county }: with how many squires?
               *[other] Taking { $county } means beating a strength of { $total }. You send a strength-{ $strength } knight: with how many squires?
            }
       *[other] { $name } is choosing how many squires go to { $county }.
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
       *[other] { $name } is choosing which noble the ally removes from the game.
    }
prompt-upgrade_target =
    { $who ->
        [you]
            { $ally ->
                [ally] Upgrade one of your ally’s knights: swap it for one from the reserve that is 1 stronger.
               *[own] Upgrade a knight: swap it for one from the reserve that is 1 stronger.
            }
       *[other]
            { $ally ->
                [ally] { $name } is upgrading a knight of the ally.
               *[own] { $name } is upgrading a knight.
            }
    }
prompt-extension_tile =
    { $who ->
        [you]
            { $bought ->
                [one] Build an extension.
               *[other] Build an extension; you have bought { $bought }.
            }
       *[other] { $name } is building an extension.
    }
prompt-vote =
    { $state ->
        [vote] Proposal { $number }, “{ $law }”: { $text } If it passes, “{ $out }” goes. Vote yes or no, and say with how many votes.
        [voted] You have voted. Waiting for { $names }.
       *[watch] “{ $law }” is being voted on. Waiting for { $names }.
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
        [you]
            { $left ->
                [one] “{ $law }”: you may send 1 more squire to your battles.
               *[other] “{ $law }”: you may send { $left } more squires to your battles.
            }
       *[other] { $name } is sending squires to the front.
    }
prompt-law_tax =
    { $who ->
        [you] “{ $law }”: pay 1 gold for each county you want to keep. The other knights go back to court.
       *[other] { $name } is deciding which counties to pay for.
    }
prompt-law_upkeep =
    { $who ->
        [you] “{ $law }”: pay 1 squire for each extension you want to keep up. The others give nothing this round.
       *[other] { $name } is deciding which extensions to keep up.
    }
prompt-county =
    { $who ->
        [you]
            { $ally ->
                [ally] { $county }: what does your ally take?
               *[own] { $county }: what do you take?
            }
       *[other]
            { $ally ->
                [ally] { $name } is deciding what the ally takes in { $county }.
               *[own] { $name } is deciding what to take in { $county }.
            }
    }
prompt-dorset_battle =
    { $who ->
        [you] { $county }: choose the battle that the knight crosses to.
       *[other] { $name } is choosing the battle that the knight of { $county } crosses to.
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
        [you] France has won { $battle }: ransom prisoners for 1 gold per point of strength.
       *[other] { $name } is deciding which prisoners to ransom.
    }
prompt-over = The game is over. { $result }

## What is at stake in each decision, and where to look

stake-setup_extension = An extension works by itself in every round: choose what you will always need.
stake-place = A county gives its noble or reward if nobody ousts you; a battle gives a favour now and points later. Look at what the others can beat.
stake-squires = To oust you one must beat your total, and then your squires are lost: look at who plays after you and how strong they are.
stake-favour = Each favour goes to one person a round: look at what you lack and at what the others will want.
stake-favour_noble = Nobles are worth more the more you have, and never twice the same: look at counties that would be hard to win.
stake-favour_remove_noble = Nobody will get that noble: look for one that your rival lacks and you do not.
stake-upgrade_target = A stronger knight opens counties that ask for more, and counts at the end: look at which strength you lack.
stake-extension_tile = It pays in every round from now on, and having the most extensions scores at the end: look at what you run out of first.
stake-vote = Votes you add are spent whatever comes of it, and a tie approves. Look at whom the law serves and how many proposals are to come.
stake-law_trade = What is left at the end is worth nothing: look at what you need now and at its price.
stake-law_exchange = Trade only what you can spare: see whether you will be short of gold or of squires next round.
stake-law_champion = One more strength serves in counties and battles, and counts at the end: see whether you would rather keep the 4 for elsewhere.
stake-law_squires = Each squire adds 1 in that battle and is then lost: look where it lifts your rank or saves England.
stake-law_tax = Unpaid, the knight goes back to court and the county gives you nothing: look at which are worth more than 1 gold.
stake-law_upkeep = An extension you do not keep up pays nothing this round: look at which give more than a squire.
stake-county = Nobles are worth more the more you have; the reward serves you from now on. Both together cost 3 gold.
stake-dorset_battle = It fights in that battle this very round: look where it lifts your rank or wins the battle for England.
stake-start_player = Whoever starts chooses first, but whoever plays last is harder to oust. Look at what suits you next round.
stake-castle_order = What comes in first may pay for the next: look at which exchange needs gold or squires.
stake-ransom = One you do not ransom goes back to the reserve and must be earned again: look at what its strength is worth to you.

## Options of each decision

choice-build = Build { $space }: { $gain }
choice-send =
    { $who ->
        [ally] Ally: strength-{ $knight } knight { $place }{ ousting }
       *[own] Strength-{ $knight } knight { $place }{ ousting }
    }
ousting =
    { $beaten ->
        [0] { "" }
       *[other] ; ousts { $name } (strength { $beaten })
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
choice-remove = Remove a noble of { $county } from the game
choice-upgrade = Upgrade the strength-{ $strength } knight { $place } to { $next }
choice-vote =
    { $yes ->
        [1] Yes, { with-votes }
       *[0] No, { with-votes }
    }
with-votes =
    { $votes ->
        [0] without extra votes
        [one] with 1 extra vote
       *[other] with { $votes } extra votes
    }
choice-trade =
    { $times ->
        [0] Pay nothing
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
choice-county-both = Pay { $price } gold and take the noble and the reward: { $reward }
choice-county-none = Take nothing
choice-battle = Cross to { $battle }
choice-starter =
    { $who ->
        [you] You start
       *[other] { $name } starts
    }
choice-item = Use { $space }: { $gain }
choice-ransom = Ransom the strength-{ $strength } knight for { $strength } gold
choice-decline = Decline
choice-decline-upgrade_target = Upgrade no one
choice-decline-extension_tile = Build nothing
choice-decline-favour_noble = Take no noble
choice-decline-law_champion = Do not swap
choice-done = Done
choice-done-law_exchange = Trade no more
choice-done-law_squires = Send no more squires
choice-done-law_tax = Pay no more: the others go back to court
choice-done-law_upkeep = Pay no more: the others are turned face down
choice-done-castle_order = Finish with the castle
choice-done-ransom = Ransom no one else

## Why not

why-no-knight = You have no knights left in court (LA-4.1).
why-no-ally-knight = Your ally has no knights left in court (LA-12.3).
why-own-county =
    { $ally ->
        [ally] Not there: your ally is in that county (LA-12.5).
       *[own] Not there: you already have a knight in that county (LA-4.7).
    }
why-minimum = { $county } asks for a knight of strength { $strength } or more; squires do not count for that (LA-4.3).
why-weak = Not there: you must beat a strength of { $strength } and can only reach { $reached } (LA-4.6).
why-built = Not there: the extension covers that space (LA-4.8).
why-occupied = Not there: a knight already stands on that space (LA-4.8).
why-full = Not there: all three slots of that battle are taken, none of them by whom you could send (LA-4.10).
why-build = Not there: that extension is in your castle already.
why-favour = That favour has been taken this round.
why-noble = Not there: you have the noble of that county already, or none is left.
why-remove = Not there: your ally has no noble of that county.
why-upgrade = There is no knight there that you can strengthen now.
why-front = Not there: there is no battle that you can choose.
why-tax = Not there: that county is not yours.
why-upkeep = Not there: you do not have that extension.
why-battle = Not there: that battle cannot be chosen now.
why-item = That space brings nothing more this round.

## What happens

event-round_begun =
    { $round ->
        [1] Round 1 of { $rounds }. { starts }
       *[other] Round { $round } of { $rounds }. { starts } The king’s favours are face up again.
    }
starts =
    { $who ->
        [you] You start.
       *[other] { $first } starts.
    }
event-phase_begun =
    { $phase ->
        [setup] Setup.
        [deployment] Deployment: everybody sends out knights, one per turn.
        [parliament] Parliament: the three proposals are voted on.
        [laws] The three laws in force are applied.
        [counties] The counties are scored, A to I.
        [castles] The castles are scored.
        [battles] The battles in France are fought.
       *[over] Final scoring.
    }
event-law_sets_drawn = Laws drawn: { $groups }.
event-laws_begun = Laws in force at the start: { $laws }.
event-battles_laid = New battles in France: on the left, strength { $left_strength } (points { $left_values }); on the right, strength { $right_strength } (points { $right_values }).
event-laws_proposed = Laws proposed: { $laws }.
event-built =
    { $who ->
        [you] You build { $space }.
       *[other] { $name } builds { $space }.
    }
event-turned_away =
    { $who ->
        [you] The extension covers the space: your strength-{ $strength } knight goes back to court unscored.
       *[other] The extension covers the space: { $name }’s strength-{ $strength } knight goes back to court unscored.
    }
event-placed =
    { $who ->
        [you] You send a strength-{ $strength } knight { $place }{ with-squires }.
       *[other] { $subject } sends a strength-{ $strength } knight { $place }{ with-squires }.
    }
with-squires =
    { $squires ->
        [0] { "" }
        [one] { " with 1 squire" }
       *[other] { " with " }{ $squires } squires
    }
losing-squires =
    { $squires ->
        [0] { "" }
        [one] ; its squire is lost
       *[other] ; its { $squires } squires are lost
    }
event-ousted =
    { $who ->
        [you] Your strength-{ $strength } knight is ousted from { $county } and goes back to court{ losing-squires }.
       *[other] { $subject }’s strength-{ $strength } knight is ousted from { $county } and goes back to court{ losing-squires }.
    }
event-passed =
    { $who ->
        [you] You cannot send any knight and pass.
       *[other] { $name } cannot send any knight and passes.
    }
event-favoured =
    { $who ->
        [you] You take a king’s favour: { $favour }.
       *[other] { $subject } takes a king’s favour: { $favour }.
    }
event-favours_gone = That was the last king’s favour of this round.
event-noble_taken =
    { $who ->
        [you] The noble of { $county } sits down at your table: you have { nobles-count }.
       *[other] The noble of { $county } sits down at { $name }’s table: that makes { nobles-count }.
    }
nobles-count =
    { $nobles ->
        [one] 1 noble
       *[other] { $nobles } nobles
    }
event-noble_removed =
    { $who ->
        [you] Your ally removes a noble of { $county } from the game.
       *[other] { $name }’s ally removes a noble of { $county } from the game.
    }
event-upgraded =
    { $who ->
        [you] Your strength-{ $strength } knight { $place } becomes a { $next }.
       *[other] { $subject }’s strength-{ $strength } knight { $place } becomes a { $next }.
    }
event-recruited =
    { $who ->
        [you] You recruit a strength-1 knight, who goes to court.
       *[other] { $subject } recruits a strength-1 knight, who goes to court.
    }
event-lost =
    { $reason ->
        [unusable] { $subject } has no use for this part, which is lost: { $gain }.
        [new_knight]
            { $who ->
                [you] You have no strength-1 knight left in your reserve: the new knight is lost.
               *[other] { $subject } has no strength-1 knight left in reserve: the new knight is lost.
            }
        [upgrade]
            { $who ->
                [you] None of your knights can be swapped for one 1 stronger now: the upgrade is lost.
               *[other] None of { $name }’s knights can be swapped for one 1 stronger now: the upgrade is lost.
            }
        [extension]
            { $who ->
                [you] You have already built all six extensions: this one is lost.
               *[other] { $subject } has already built all six extensions: this one is lost.
            }
        [move_to_battle]
            { $who ->
                [you] No battle is open to your knight: it does not cross to France.
               *[other] No battle is open to { $name }’s knight: it does not cross to France.
            }
        [noble]
            { $who ->
                [you] There is no noble left that you could take: the favour is lost.
               *[other] There is no noble left for { $name }: the favour is lost.
            }
       *[other] Lost: { $gain }.
    }
event-declined =
    { $question ->
        [upgrade_target]
            { $who ->
                [you] You decline the upgrade.
               *[other] { $subject } declines the upgrade.
            }
        [extension_tile]
            { $who ->
                [you] You decline the extension.
               *[other] { $subject } declines the extension.
            }
        [favour_noble]
            { $who ->
                [you] You decline the noble.
               *[other] { $subject } declines the noble.
            }
        [law_champion]
            { $who ->
                [you] You keep your strength-3 knight.
               *[other] { $subject } keeps the strength-3 knight.
            }
        [law_exchange]
            { $who ->
                [you] You are done trading.
               *[other] { $subject } is done trading.
            }
       *[law_squires]
            { $who ->
                [you] You are done sending squires.
               *[other] { $subject } is done sending squires.
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
event-vote_opened = Proposal { $number } is voted on: “{ $law }”.
event-law_voted =
    { $outcome ->
        [approved] “{ $law }” is approved, { $yes } to { $no }; “{ $repealed }” goes.
        [tied] “{ $law }” is approved: a tie at { $yes } is enough; “{ $repealed }” goes.
       *[rejected] “{ $law }” is rejected, { $yes } to { $no }; the laws in force stay.
    }
event-law_applied = “{ $law }” is applied. { $text }
event-law_paid =
    { $sure ->
        [yes]
            { $who ->
                [you] You receive { $gain } for { $reason }.
               *[other] { $name } receives { $gain } for { $reason }.
            }
       *[no]
            { $who ->
                [you] You are entitled to { $gain } for { $reason }.
               *[other] { $name } is entitled to { $gain } for { $reason }.
            }
    }

# What a law pays for.
measure-gold = having the most gold
measure-squires = having the most squires
measure-leftover_votes_snapshot =
    { $count ->
        [one] keeping the most votes (1)
       *[other] keeping the most votes ({ $count })
    }
measure-counties =
    { $count ->
        [one] 1 county
       *[other] { $count } counties
    }
measure-nobleless_counties =
    { $count ->
        [one] 1 county without nobles
       *[other] { $count } counties without nobles
    }
measure-county_squires =
    { $count ->
        [one] 1 squire in the counties
       *[other] { $count } squires in the counties
    }
measure-battles =
    { $count ->
        [one] 1 battle
       *[other] { $count } battles
    }
measure-battle_knights =
    { $count ->
        [one] having the most knights in battles (1)
       *[other] having the most knights in battles ({ $count })
    }
measure-castle_knights =
    { $count ->
        [one] 1 knight in the castle
       *[other] { $count } knights in the castle
    }
measure-extensions =
    { $count ->
        [one] 1 extension
       *[other] { $count } extensions
    }
measure-nobles =
    { $count ->
        [one] 1 noble
       *[other] { $count } nobles
    }
measure-no_nobles = having no nobles
measure-sets_1234_in_play = a complete company
measure-deployed_strength_3_and_reserve_4 = the deployed strength-3 knight
measure-deployed_strength_1 =
    { $count ->
        [one] 1 deployed strength-1 knight
       *[other] { $count } deployed strength-1 knights
    }
measure-three_deployed_strength_1 = all three strength-1 knights deployed
measure-deployed_strength_2 =
    { $count ->
        [one] 1 deployed strength-2 knight
       *[other] { $count } deployed strength-2 knights
    }
measure-no_deployed_strength_2 = having no strength-2 knight deployed
measure-two_deployed_strength_2 = both strength-2 knights deployed
event-law_idle = “{ $law }” gives nobody anything this time.
event-traded =
    { $times ->
        [0]
            { $who ->
                [you] You do not use “{ $law }”.
               *[other] { $name } does not use “{ $law }”.
            }
       *[other]
            { $who ->
                [you] You pay { $price } for “{ $law }” and get { $gain }.
               *[other] { $name } pays { $price } for “{ $law }” and gets { $gain }.
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
event-evicted =
    { $who ->
        [you] You do not pay for { $county }: your strength-{ $strength } knight goes back to court{ losing-squires }.
       *[other] { $name } does not pay for { $county }: the strength-{ $strength } knight goes back to court{ losing-squires }.
    }
event-upkeep_paid =
    { $who ->
        [you] You pay 1 squire for { $space }.
       *[other] { $name } pays 1 squire for { $space }.
    }
event-faced_down =
    { $who ->
        [you] You do not pay for { $space }: that extension gives nothing this round.
       *[other] { $name } does not pay for { $space }: that extension gives nothing this round.
    }
event-faced_up =
    { $who ->
        [you] You turn { $spaces } face up again.
       *[other] { $name } turns { $spaces } face up again.
    }
event-votes_lapsed =
    { $who ->
        [you] You hand back { votes-count } unused.
       *[other] { $name } hands back { votes-count } unused.
    }
votes-count =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
event-county_scored =
    { $choice ->
        [noble]
            { $who ->
                [you] { $county }: you choose the noble.
               *[other] { $county }: { $name } chooses the noble.
            }
        [reward]
            { $who ->
                [you] { $county }: you choose the reward, { $reward }.
               *[other] { $county }: { $name } chooses the reward, { $reward }.
            }
        [both]
            { $who ->
                [you] { $county }: you pay { $price } gold for the noble and the reward, { $reward }.
               *[other] { $county }: { $name } pays { $price } gold for the noble and the reward, { $reward }.
            }
       *[none]
            { $who ->
                [you] { $county }: you take nothing.
               *[other] { $county }: { $name } takes nothing.
            }
    }
event-county_barren =
    { $who ->
        [you]
            { $left ->
                [0] { $county } gives you nothing: no nobles are left and the reward would have no effect.
               *[other] { $county } gives you nothing: you have its noble and the reward would have no effect.
            }
       *[other]
            { $left ->
                [0] { $county } gives { $name } nothing: no nobles are left and the reward would have no effect.
               *[other] { $county } gives { $name } nothing: { $name } has its noble and the reward would have no effect.
            }
    }
event-left_county =
    { $who ->
        [you] Your strength-{ $strength } knight returns from { $county } to court{ losing-squires }.
       *[other] { $subject }’s strength-{ $strength } knight returns from { $county } to court{ losing-squires }.
    }
event-crossed =
    { $who ->
        [you] Your strength-{ $strength } knight crosses from { $county } to { $battle }{ losing-squires }.
       *[other] { $subject }’s strength-{ $strength } knight crosses from { $county } to { $battle }{ losing-squires }.
    }
event-starter_named =
    { $who ->
        [you]
            { $chosen ->
                [self] You decide to start the next round yourself.
               *[other] You decide that { $first } will start the next round.
            }
       *[other]
            { $chosen ->
                [self] { $name } decides to start the next round.
                [you] { $name } decides that you will start the next round.
               *[other] { $name } decides that { $first } will start the next round.
            }
    }
event-starter_kept =
    { $who ->
        [you] Nobody is in { $county }: you will start the next round too.
       *[other] Nobody is in { $county }: { $name } will start the next round too.
    }
event-castle_scored =
    { $who ->
        [you] Your castle pays: { $items }.
       *[other] { $name }’s castle pays: { $items }.
    }
castle-item = { $space }, { $gain }
event-left_castle =
    { $count ->
        [one]
            { $who ->
                [you] Your strength-{ $knights } knight returns from the castle to court.
               *[other] { $subject }’s strength-{ $knights } knight returns from the castle to court.
            }
       *[other]
            { $who ->
                [you] Your knights of strength { $knights } return from the castle to court.
               *[other] { $subject }’s knights of strength { $knights } return from the castle to court.
            }
    }
event-table_seated =
    { $who ->
        [you] Your round table gives { votes-count }: { table-votes }.
       *[other] { $name }’s round table gives { votes-count }: { table-votes }.
    }
table-votes =
    { $nobles ->
        [0] the lord’s own
        [one] the lord’s own and 1 for the noble
       *[other] the lord’s own and { $nobles } for the nobles
    }
event-castle_unused =
    { $who ->
        [you] You leave { $spaces } unused.
       *[other] { $name } leaves { $spaces } unused.
    }
event-exchange_paid =
    { $who ->
        [you] You hand in { $price } squires at { $space }.
       *[other] { $name } hands in { $price } squires at { $space }.
    }
event-ally_scored =
    { $who ->
        [you] Your ally uses { $space }, free of charge.
       *[other] { $name }’s ally uses { $space }, free of charge.
    }
event-level = Equal strength in { $battle }: whoever came later ranks higher, { $ahead } before { $behind }.
event-battle_won =
    { $lead ->
        [0] England wins in { $front }: a tie at { $strength } is enough. Points: { $shares }. The knights return to court.
       *[other] England wins, { $strength } to { $french }, in { $front }. Points: { $shares }. The knights return to court.
    }
event-battle_lost =
    { $count ->
        [0]
            { $line ->
                [upper] Nobody comes to { $battle }: France wins.
               *[lower] Nobody comes to { $battle }: France wins and the card leaves the game.
            }
       *[other]
            { $line ->
                [upper] France wins, { $french } to { $strength }, in { $front }. The first value, { $value }, is lost. Points: { $shares }.
               *[lower] France wins, { $french } to { $strength }, in { $front }. The first value, { $value }, is lost. Points: { $shares }. The knights are taken prisoner.
            }
    }
share = { $name } { $points }
share-ally = { $name } 0, since allies score no points
event-moved_down =
    { $side ->
        [left] The battle on the left (France { $french }) goes into its second round.
       *[right] The battle on the right (France { $french }) goes into its second round.
    }
event-front_left =
    { $squires ->
        [one] The squire sent to { $battle } is lost.
       *[other] The { $squires } squires sent to { $battle } are lost.
    }
event-ransomed =
    { $who ->
        [you] You pay { $strength } gold and ransom your strength-{ $strength } knight.
       *[other] { $name } pays { $strength } gold and ransoms a strength-{ $strength } knight.
    }
event-captured =
    { $count ->
        [one]
            { $who ->
                [you] Your strength-{ $knights } knight is kept prisoner and goes back to the reserve.
               *[other] { $subject }’s strength-{ $knights } knight is kept prisoner and goes back to the reserve.
            }
       *[other]
            { $who ->
                [you] Your knights of strength { $knights } are kept prisoner and go back to the reserve.
               *[other] { $subject }’s knights of strength { $knights } are kept prisoner and go back to the reserve.
            }
    }
event-compared =
    { $prize ->
        [knighthood] Knighthood, strength in play: { $shares }.
       *[extensions] Extensions built: { $shares }.
    }
event-prize_won =
    { $prize ->
        [knighthood] Points for knighthood: { $shares }.{ tie-squires }
       *[extensions] Points for extensions: { $shares }.{ tie-gold }
    }
tie-squires =
    { $tie ->
        [broken] { " Squires break the tie." }
        [shared] { " They are also level in squires and share the prize." }
       *[none] { "" }
    }
tie-gold =
    { $tie ->
        [broken] { " Gold breaks the tie." }
        [shared] { " They are also level in gold and share the prize." }
       *[none] { "" }
    }
event-nobles_scored = Points for nobles: { $shares }.
noble-share =
    { $nobles ->
        [one] { $name } { $points } (1 noble)
       *[other] { $name } { $points } ({ $nobles } nobles)
    }
event-match_won = { $result }
show-yes = yes
show-no = no
show-england = England { $strength }
show-france = France { $strength }
show-rank =
    { $rank ->
        [1] 1st place
        [2] 2nd place
       *[3] 3rd place
    }

## The situation

source-counties = Counties
source-laws = Laws
source-battles = Battles
source-knighthood = Knighthood
source-extensions = Extensions
source-nobles = Nobles
situation-round = { $label }. { starts }
situation-next =
    { $who ->
        [you] You will start the next round.
       *[other] { $first } will start the next round.
    }
situation-points = Points: { $points }.
situation-acting =
    { $count ->
        [one] Deciding: { $names }.
       *[other] Deciding: { $names }.
    }
situation-progress = This round so far: proposals voted on, { $votes } of { $row }; laws applied, { $laws } of { $row }; counties scored, { $counties } of { $all_counties }; places of battle settled, { $battles } of { $all_battles }.
situation-sent = A strength-{ $strength } knight is waiting for its squires to go to { $county }.
situation-bought =
    { $count ->
        [one] After this, 1 more extension that was bought is to be built.
       *[other] After this, { $count } more extensions that were bought are to be built.
    }
situation-allowance =
    { $count ->
        [one] At most 1 more squire may be sent.
       *[other] At most { $count } more squires may be sent.
    }
situation-paid = Already paid for: { $things }.
situation-scored = Already used of the castle being scored: { $things }.
situation-ballot =
    { $yes ->
        [1] You have voted yes, { with-votes }.
       *[0] You have voted no, { with-votes }.
    }
situation-none = nothing
situation-nobody = nobody
situation-counties = Counties (minimum strength, reward, nobles left):
situation-county =
    { $letter } { $county }: minimum { $least }; { $reward }; nobles { $nobles }; { $held ->
        [False] free
       *[True] { $holder } with a { $strength }{ and-squires }
    }
and-squires =
    { $squires ->
        [0] { "" }
        [one] { " and 1 squire" }
       *[other] { " and " }{ $squires } squires
    }
situation-battles = Battles in France (points by rank):
situation-battle = { $battle }: { $values }; English strength { $strength }; { $slots }
situation-slot = { $name } with { $knights }{ and-squires }
situation-laws = Laws in force, left to right:
situation-law = “{ $law }”: { $text }
situation-proposals = Proposals:
situation-proposal = { $number }. “{ $law }”: { $text }
situation-favours = King’s favours face up: { $tiles }.
situation-all-votes = Votes: { $votes }.
situation-house =
    { $who ->
        [you] Your house, { house-points }:
       *[other] House of { $name }, { house-points }:
    }
house-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
situation-sources = Points earned: { $sources }.
situation-source = { $source } { $points }
situation-ally =
    { $who ->
        [you] Your ally:
       *[other] { $name }’s ally:
    }
situation-purse = Gold { $gold }, squires { $squires }.
situation-purse-hidden = Gold and squires are behind the screen.
situation-votes = Votes { $votes }.
situation-leftover = Votes left over { $votes } (right after the third vote, { $spared }).
situation-due = Turns still to come under the law being applied: { $count }.
situation-court = Court: { $knights }.
situation-castle = Castle: { $knights }.
situation-guard = { $strength } { $space }
situation-reserve = Reserve: { $knights }.
situation-tile =
    { $down ->
        [True] { $space } (face down)
       *[False] { $space }
    }
situation-tiles = Extensions: { $tiles }.
situation-nobles = Nobles ({ $name }): { $nobles }.
situation-battle-deck = Battles still to come, { $left }; strengths not seen yet: { $strengths }.
situation-law-deck =
    { $left ->
        [0] No laws are left in the deck.
        [one] 1 law is still to come.
       *[other] { $left } laws are still to come, group after group, each group shuffled:
    }
situation-law-group = Group { $group }: { $laws }.
situation-options =
    Laws in play: { $laws } ({ $sets }). { $scope ->
        [in_play] Any knight in play can be upgraded.
       *[deployed] Only deployed knights can be upgraded.
    } { $open ->
        [True] Gold and squires are in the open.
       *[False] Gold and squires are behind screens.
    }

## Help: the rules

help-1-title = How to play
help-1-text =
    England, 1413. Whoever gathers most power points over five rounds wins. A round has three phases. (LA-3.1, LA-13.5)

    1. Deployment. In turn everybody sends out a knight: to a county, where it may oust a weaker one; to a space of the own castle; or to a battle in France, which also brings a king’s favour.
    2. Parliament. Three laws are voted on in secret; then the three that are in force are applied to everybody.
    3. Scoring. Counties give a noble or a reward; castles gold, squires, votes and knights; battles points.

    Gold buys noble and reward together and ransoms prisoners. Squires reinforce knights in counties and pay for recruits. Votes decide on laws. Extensions make the castle pay by itself, round after round.

    At the end the strength of your knights, your extensions and your nobles score too. Counties, spaces, favours, battles and laws are in the tables at the end of this help.

help-2-title = Setup and knights
help-2-text =
    You start with 2 gold, 2 squires, 1 vote, a strength-1 and a strength-2 knight in court, and one extension of your choice. Who starts is drawn. (LA-2.1 to LA-2.3)

    Each house has seven knights: three of strength 1, two of 2, one of 3 and one of 4. The others wait in the reserve. Knights that are not in the reserve are in play; those in a county, in the castle or in a battle are deployed. (LA-1.1, LA-1.2)

    A new knight is always a 1 from the reserve. An upgrade swaps a knight in play for one from the reserve that is 1 stronger, in the same place. (LA-5.5, LA-5.6)

    An extension is put on its space of the castle: from then on the space pays every round without a knight and takes none any more; a knight that stood there goes back to court. (LA-5.7)

help-3-title = Deployment
help-3-text =
    In turn, from the holder of the start marker, everybody sends one knight out of court until none is left. (LA-4.1, LA-4.2)

    - County: the knight alone must reach the minimum strength. You may add squires; each adds 1. If another knight is there you must beat its total: it goes back to court and its squires are lost. You never oust your own. (LA-4.3 to LA-4.7)
    - Castle: a free space without an extension. (LA-4.8)
    - Battle: the first free slot of three, or on top of your own knights. No squires. (LA-4.9 to LA-4.12)

    While favour tiles are face up, every knight sent to a battle takes one at once. (LA-4.13)

help-4-title = Parliament
help-4-text =
    Three proposals are voted on, one after another. Secretly and at the same time everybody says yes or no and adds any number of votes. A tie passes. Votes used are always spent. A law that passes comes in on the right, and the oldest, on the left, goes. (LA-6.1 to LA-6.6)

    Then the three laws in force are applied from left to right, to everybody. Majorities pay all who are tied; with zero nobody is paid. Votes left over are lost; votes you gain from now on are for the next round. (LA-6.7 to LA-6.15)

help-5-title = Counties
help-5-text =
    From A to I, whoever has the knight there chooses: the noble, the reward, both for 3 gold, or nothing. You can have only one noble of each county. Then the knight goes back to court and its squires are lost. (LA-9.1 to LA-9.4)

    Dorset takes the knight to a battle, without favour. Surrey also names who starts the next round. (LA-9.7, LA-9.8)

help-6-title = Castles
help-6-text =
    Each knight in the castle and each extension gives the reward of its space: the Stables 2 squires, the Treasury 2 gold, the Council hall 2 votes, the Market 1 gold and 1 squire, the Barracks a new knight for 3 squires and the Tiltyard an upgrade for 2, if you like. The knights go back to court; the extensions stay. (LA-10.1 to LA-10.3)

    Then the round table gives 1 vote per noble and 1 for the lord, except in the fifth round. (LA-10.4)

help-7-title = Battles
help-7-text =
    First the lower row, then the upper one. If the English equal or beat the French strength they win: the first three ranks get the three values and the knights go home. With equal strength whoever entered later is ahead. (LA-11.1 to LA-11.4)

    If France wins, the first value is lost: the first rank gets the second value, and the second rank the third. From the upper row the battle moves down with its knights and is fought again next round, with reinforcements. In the lower row the knights are taken prisoner: each is ransomed for 1 gold per point of strength; the others go to the reserve. (LA-11.5 to LA-11.8)

help-8-title = The end
help-8-text =
    After the fifth round (LA-13):

    - Knighthood, for the greatest strength in play; squires break ties.
    - Extensions, for having the most; gold breaks ties.
    - Nobles: 0, 1, 3, 6, 10, 15, 21, 28 or 36 points for 1 to 9 nobles.

    With three or more players, knighthood and extensions give 8 points to the first and 4 to the second. If a tie for first remains, 12 points are shared and there is no second; a tie for second shares 4. Fractions are dropped. With two players the first gets 8 and the second nothing; if the tie remains, 4 each. (LA-12.10, LA-14.9)

help-9-title = With two players
help-9-text =
    Each also leads an ally with seven knights, who starts with a 1 in court and has a castle of two spaces: new knight and upgrade, for free. There are no screens. (LA-12.1, LA-12.2)

    On your turn you send a knight of yours or of your ally. The ally’s never bring squires, friends never oust each other, and in battles each has a slot of its own. (LA-12.3 to LA-12.6)

    The ally does not vote, does not count for laws and scores no points: what it would get in a battle is lost, and so are gold, squires and votes. A noble that it takes leaves the game. In the final scoring knighthood and extensions give 8 points to the first and nothing to the second; a tie that remains gives 4 each. (LA-12.6 to LA-12.10)

help-10-title = New laws
help-10-text =
    There are 18 base laws and 18 new ones, in five groups: group 0 is in force at the start, group 1 is voted on in rounds 1 and 2, and groups 2, 3 and 4 in rounds 3, 4 and 5. Play with either set, choose group by group, or leave it to chance. The tables at the end say what each law does. (LA-2.7, LA-8.0)

help-11-title = What is hidden
help-11-text =
    Secret are the gold and squires of others, votes until they are revealed, and the order of the decks. Since everything is received and paid openly, whoever keeps count knows what the others have: programs do; the screen does not show it to you unless you choose to play in the open. (LA-16)

help-12-title = What is reconstructed
help-12-text =
    The rulebook gives many values only as pictures that we do not have. We reconstructed them so that they fit all that the text says; they may differ from the printed edition:

    - the minimum strength of Northumberland, York, Bedford, Suffolk, Dorset and Surrey, and Somerset’s 6 points; Somerset’s minimum of 4 is nearly certain (LA-1.4)
    - that Suffolk gives a new knight and Somerset points is deduced from the other rewards (LA-1.4)
    - the castle’s 2 gold and 2 votes, and its mixed space (LA-1.6)
    - the four favour tiles with gold and squires (LA-1.7)
    - the battle cards, except how many there are, the extremes and one of strength 5 (LA-1.8)
    - the size of the law groups 1 to 3, and which law is in which group, which follows the order of the printed list (LA-2.7)
    - the strength of the ally’s first knight, and which rewards an ally can use (LA-12.2, LA-12.8)

    From public sources outside the rulebook, which agree: what everybody starts with (a single one says 2 votes), Gloucester’s values, and that each noble is held once. (LA-2.2, LA-1.4, LA-1.5)

    The names of laws and castle spaces are ours, and so is the drawing of the board. All values stand in a single data file.

help-13-title = Open questions and what we decided
help-13-text =
    - In which order is the first extension chosen? In turn order, openly. (LA-14.1)
    - Which knights can be upgraded? Any in play, those in court too; an option limits it to deployed ones. (LA-14.2)
    - How are the laws grouped? Six in group 1, three in each of the others. (LA-14.3)
    - Do gold, squires and votes run out? No. (LA-14.4)
    - What if you cannot send any knight? You pass and keep those you have. (LA-14.5)
    - Does anybody win a majority of nothing? No. (LA-14.6)
    - Do knights in court count for the Complete company? Yes. (LA-14.7)
    - When does the start marker move? When the next round begins. (LA-14.8)
    - And a tie of two players at the end? 4 points each. (LA-14.9)
    - May a reward be declined? In a county, all of it; a favour must be taken, but its noble or upgrade can be declined. (LA-14.10)
    - Two recruits for six squires? No: one exchange per knight or extension and round. (LA-14.11)
    - What becomes of the squires when the county tax sends a knight home? They are lost. (LA-14.12)
    - Does an extension count face down? Yes, as an extension; it only pays nothing. (LA-14.13)
    - Which votes does Spare eloquence look at? Those left right after the third vote. (LA-14.14)
    - Are there points in a defeat in the lower row? Yes, before the capture. (LA-14.15)
    - Are votes paid in the fifth round? Yes, though they are of no use; only the round table is left out. (LA-14.16)
    - When can votes from laws, counties and castles be used? In the next round. (LA-14.17)
    - How often can a county change hands? As often as it happens. (LA-14.18)
    - Are the nobles mixed? No: every county has its own. (LA-14.19)
    - How many nobles of one county? One per player. (LA-14.20)
    - Does the ally’s colour matter? No; the house gives it. (LA-14.21)
    - In which order are the battles of a row fought? From left to right. (LA-14.22)
    - Must an ally who takes that favour remove a noble? Yes. (LA-14.23)
    - Do allies pay taxes? No. (LA-14.24)
    - Can one pay for something without effect? It is not offered. (LA-14.25)
    - And laws that name no order? Turn order. (LA-14.26)

## Help: tables

help-counties-title = Table: counties
help-county =
    { $surrey ->
        [1] - { $letter } { $county }: minimum strength { $least }; { $reward }; also names who starts the next round
       *[0] - { $letter } { $county }: minimum strength { $least }; { $reward }
    }
help-county-nobles = Nobles in each county: 2 with two or three players, 3 with four, 4 with five.
help-spaces-title = Table: castle spaces
help-space = - { $space }: { $gain }
help-favours-title = Table: king’s favours
help-favour = - { $favour }
help-favours-three = With three players the upgrade is not used.
help-battles-title = Table: battle cards
help-battle =
    { $copies ->
        [one] - Strength { $strength }: { $values }
       *[other] - Strength { $strength }: { $values } ({ $copies } cards)
    }
help-battles-out = Out of the game: 2 and 10 with two or four players; 9 and 10 with three; 2 and 3 with five.
help-laws-title =
    { $new ->
        [1] Table: new laws
       *[0] Table: base laws
    }
help-law = - Group { $group }, “{ $law }”: { $text }

## Drawing

draw-counties = Counties
draw-england = The counties of England
draw-county =
    { $letter } { $county }: minimum { $least }, { $reward }, nobles { $nobles }. { $strength ->
        [0] Free.
       *[other] { $holder } with a { $strength }{ and-squires }.
    }
draw-knight =
    { $who ->
        [you] Your knight of strength { $strength }
       *[other] { $subject }’s knight of strength { $strength }
    }
draw-reward = Reward of { $county }: { $reward }
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
draw-space = { $space }: { $gain }. { $state ->
        [tile] Extended.
        [down] Extended, face down this round.
        [knight] With a knight of strength { $strength }.
       *[free] Free.
    }
draw-gold = gold
draw-squires-word =
    { $count ->
        [one] squire
       *[other] squires
    }
draw-votes =
    { $count ->
        [one] vote
       *[other] votes
    }
draw-nobles-word =
    { $count ->
        [one] noble
       *[other] nobles
    }
draw-hidden = behind the screen
draw-vital-knights =
    { $knights ->
        [one] Strength in play { $strength }, 1 knight
       *[other] Strength in play { $strength }, { $knights } knights
    }
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

## Help: figures and terms

figure-county = Suffolk and Bedford have knights of strength 2. Below them is the minimum; beside them, how many nobles are left, and the reward.
figure-laws = In the middle, the laws in force and the three proposals; the one that is voted on has a frame.
figure-castle = Your castle: the court, the six spaces, what you have and your nobles.
figure-france = At the top, the battles: the French strength and the points of the first three ranks.
term-squire = squire, squires
term-squire-about = Each adds 1 to its knight in a county. They also pay for recruits and upgrades.
term-noble = noble, nobles
term-noble-about = Won in counties, one of each. Nobles give votes every round and points at the end.
term-extension = extension, extensions
term-extension-about = A tile on a space of the castle, which then pays every round by itself.
term-favour = favour, favours
term-favour-about = What the king gives at once for every knight that goes to France.
term-court = court
term-court-about = Where your knights in play wait while they are not deployed.
term-lord = round table
term-lord-about = It gives 1 vote for every noble seated there and 1 for the lord of the castle.
