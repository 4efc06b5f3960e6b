### Risk Europe: words. The help is in words of our own; RE-… are the numbers of our rules.

game-name = Risk Europe
game-tagline = Choose your orders in secret, take cities and gather crowns before anyone else.
reconstructed = The eight Kingdom Missions are reconstructed: no rulebook or public source that we found prints them. They can be replaced in the data. Everything else follows the rulebook; the help says what we decided where it is silent.

## Options

option-players = Players
option-players-2 = 2, with two mercenary armies
option-players-3 = 3, with one mercenary army
option-players-4 = 4
option-kingdom_missions = Kingdom Missions
option-kingdom_missions-on = yes: secret missions instead of crown cards (missions reconstructed)
option-kingdom_missions-off = no
option-bank_limited = Limited bank
option-bank_limited-on = yes: there are only 145 coins
option-bank_limited-off = no
option-mercenary_order_3p = Mercenary turn with three players
option-mercenary_order_3p-seat = in their seat, to the right of the winner of the bid
option-mercenary_order_3p-always_last = always last
option-max_rounds = Limit of rounds
option-max_rounds-wrong = option max_rounds is { $value }; allowed: whole numbers from 1 to { $most }, 0 for none
option-max_rounds-0 = no limit, as in the rulebook
option-max_rounds-10 = 10
option-max_rounds-20 = 20

## Pieces

unit-footman = Footmen
unit-archer = Archers
unit-cavalry = Cavalry
unit-siege_weapon = Siege Weapons
count-footman =
    { $count ->
        [one] { $count } Footman
       *[other] { $count } Footmen
    }
count-archer =
    { $count ->
        [one] { $count } Archer
       *[other] { $count } Archers
    }
count-cavalry = { $count } Cavalry
count-siege_weapon =
    { $count ->
        [one] { $count } Siege Weapon
       *[other] { $count } Siege Weapons
    }
count-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
count-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
count-crowns =
    { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
count-hits =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
card-tax_spend = Tax or Spend
card-king_me = King Me, with Tax or Spend
card-split_expand = Split Expand or Maneuver
card-fortify = Fortify, with Expand or Maneuver
card-siege_assault = Siege Assault, with Expand or Maneuver
card-short-tax_spend = Tax or Spend
card-short-king_me = King Me
card-short-split_expand = Split Expand
card-short-fortify = Fortify
card-short-siege_assault = Assault
mercenaries = the mercenaries
mercenaries-a = mercenaries A
mercenaries-b = mercenaries B
nobody = nobody
rank-1 = Siege Attack
rank-2 = Archer Volley
rank-3 = Cavalry Charge
rank-4 = General Attack

## The map

territory-scotland = Scotland
territory-england = England
territory-wales = Wales
territory-ireland = Ireland
territory-norway = Norway
territory-sweden = Sweden
territory-finland = Finland
territory-denmark = Denmark
territory-lithuania = Lithuania
territory-estonia = Estonia
territory-republic_of_novgorod = Republic of Novgorod
territory-friesland = Friesland
territory-pomerania = Pomerania
territory-prussia = Prussia
territory-polotsk = Polotsk
territory-smolensk = Smolensk
territory-rusland = Rusland
territory-galicia = Galicia
territory-bulgaria = Bulgaria
territory-turkey = Turkey
territory-poland = Poland
territory-hungary = Hungary
territory-highlands = Highlands
territory-serbia = Serbia
territory-greece = Greece
territory-venice = Venice
territory-saxony = Saxony
territory-franconia = Franconia
territory-swabia = Swabia
territory-bavaria = Bavaria
territory-bohemia = Bohemia
territory-lombardy = Lombardy
territory-rome = Rome
territory-kingdom_of_sicily = Kingdom of Sicily
territory-sardinia = Sardinia
territory-tunisia = Tunisia
territory-lorraine = Lorraine
territory-burgundy = Burgundy
territory-algeria = Algeria
territory-normandy = Normandy
territory-france = France
territory-barcelona = Barcelona
territory-brittany = Brittany
territory-navarre = Navarre
territory-valencia = Valencia
territory-leon_castile = León Castile
territory-portugal = Portugal
territory-granada = Granada
territory-morocco = Morocco
city-london = London
city-dublin = Dublin
city-stockholm = Stockholm
city-novgorod = Novgorod
city-kiev = Kiev
city-constantinople = Constantinople
city-warsaw = Warsaw
city-buda = Buda
city-athens = Athens
city-berlin = Berlin
city-zurich = Zurich
city-rome = Rome
city-bejaia = Bejaia
city-paris = Paris
city-madrid = Madrid

## Missions (reconstructed) and tiles

mission-master_builder = Master Builder
mission-master_builder-condition = Control 3 castles (4 in a 2-player game).
mission-master_builder-bonus = Bastions: your Fortify action adds one more Footman (4 in a city, 5 in a castle territory).
mission-lord_of_the_seas = Lord of the Seas
mission-lord_of_the_seas-condition = Control, undisputed, both ends of 3 sea lines (4 in a 2-player game).
mission-lord_of_the_seas-bonus = War fleet: your Siege Assaults may also cross sea lines.
mission-royal_treasury = Royal Treasury
mission-royal_treasury-condition = Hold 20 coins.
mission-royal_treasury-bonus = Mint: each Tax order that collects at least one coin gives 2 more.
mission-great_host = Great Host
mission-great_host-condition = Have 25 army units on the board (30 in a 2-player game).
mission-great_host-bonus = Levy: each Spend order also lets you place 2 Footmen free in one territory where you may recruit.
mission-vast_realm = Vast Realm
mission-vast_realm-condition = Control 12 territories (13 with 3 players, 15 with 2).
mission-vast_realm-bonus = Royal roads: your Maneuvers reach up to three territories away.
mission-trade_route = Trade Route
mission-trade_route-condition = Have 4 cities in a single supply line (5 in a 2-player game).
mission-trade_route-bonus = Tolls: collect 1 more coin for each city you tax.
mission-siege_master = Siege Master
mission-siege_master-condition = Have 2 Siege Weapons on the board (3 in a 2-player game).
mission-siege_master-bonus = Engineers: your Siege Weapons cost 8 coins.
mission-conqueror = Conqueror
mission-conqueror-condition = Win 2 battles as the attacker in the same round.
mission-conqueror-bonus = Knighthood: your Cavalry cost 2 coins.
tile-london = Welsh Archers
tile-london-text = Whenever you tax London, add 2 Archers there.
tile-paris = Officer in Training
tile-paris-text = Whenever you tax Paris, add 1 Cavalry and 1 Footman there.
tile-madrid = Rally the Troops
tile-madrid-text = Whenever you tax Madrid, add 4 Footmen there.
tile-stockholm = Raid & Pillage
tile-stockholm-text = Win a battle as attacker: take 4 coins. Not for Siege Assault.
tile-berlin = Advanced Mobility & Defences
tile-berlin-text = After an Expand or Split Expand, one free Maneuver at the end of the turn. Your castles cost 3 less.
tile-constantinople = Siege Escort
tile-constantinople-text = Each Siege Weapon you recruit brings 4 free Footmen.
tile-kiev = Advanced Recruitment
tile-kiev-text = You may also recruit in non-city territories linked to Kiev by a supply line.
tile-rome = Seat of Power
tile-rome-text = Rome counts as two crowns.

## What to do

prompt-bid_first = Bid in secret for the First Player Marker: 0 to 5 coins.
prompt-place_city = Choose your gold-crown city.
prompt-place_next = Choose a free territory next to { $origin } for the second group.
prompt-place_keep = How many Footmen stay in { $origin }? The rest go to { $target }.
prompt-choose_cards = Choose in secret your two cards of round { $round }: the top one, then the bottom one.
prompt-auction_order = Say which mercenary army is auctioned first.
prompt-auction_bid = Bid in secret for { $army }. You have { count-coins }.
prompt-mission_pick = Look at two missions: keep one; the other goes to the bottom of the deck.
prompt-menu = Turn { $turn }: { $card }. Choose what to do{ $forces }.
prompt-expand_from = Where do you expand from{ $forces }?
prompt-expand_to = Expand from { $origin }: choose the target.
prompt-second_to = Split the expansion from { $origin }: choose a second target or leave it at that.
prompt-maneuver_from = Where do you maneuver from{ $forces }?
prompt-maneuver_to = Maneuver from { $origin }: choose the destination.
prompt-move = From { $origin } to { $target }: how many { $unit }?
prompt-tax = Choose the supply line that pays the tax{ $forces }.
prompt-fortify = Choose the city or castle to fortify{ $forces }.
prompt-assault_from = Where do the Siege Weapons fire from{ $forces }?
prompt-assault_to = Assault from { $origin }: choose the target.
prompt-levy = Great Host: put 2 free Footmen where you may recruit.
prompt-spend = Spend{ $forces }: { count-coins } left.
prompt-buy_count = How many { $unit } for { $target }?
prompt-berlin_maneuver = Berlin gives a free Maneuver: choose the origin or decline.
prompt-reveal = You may reveal completed missions.
prompt-choose_battle = Choose the battle to be fought now.
prompt-reroll = { $rank } in { $target }: roll all your dice again?
prompt-lose = { $target }: lose { count-units }. How many { $unit }?
prompt-waiting =
    { $count ->
        [one] { $names } to decide.
       *[other] Waiting for { $names }.
    }
prompt-over = The game is over. { $result }
forces = { " " }with { $army }

## Options of each decision

choice-menu-0 = Expand
choice-menu-1 = Split Expand
choice-menu-2 = Maneuver
choice-menu-3 = Tax
choice-menu-4 = Spend
choice-menu-5 = Fortify
choice-menu-6 = Siege Assault
choice-menu-7 = End the turn
choice-no_second = No second target
choice-buy_crown = Buy a crown card for { $coins }
choice-finish_spend = Finish spending
choice-no_levy = No levy
choice-no_maneuver = No free Maneuver
choice-reroll = Roll all dice again
choice-keep_dice = Leave the dice as they are
choice-finish_reveals = Reveal nothing more
choice-bid = Bid { $coins }
choice-cards = Turn 1: { $top }. Turn 2: { $bottom }
choice-place_city = { $city } ({ $place }), tax { $value }
choice-place_next = Second group in { $place }
choice-place_keep = { $count } in { $origin } and { $rest } in { $target }
choice-expand_from = Expand from { $place }
choice-expand_to =
    { $state ->
        [free] Enter unclaimed { $place }
       *[held] Attack { $place }, held by { $owner }
    }
choice-second_to =
    { $state ->
        [free] Enter unclaimed { $place } too
       *[held] Attack { $place } too, held by { $owner }
    }
choice-maneuver_from = Maneuver from { $place }
choice-maneuver_to = Take units to { $place }
choice-move = Move { $units }
choice-lose = Lose { $units }
choice-tax = Collect { count-coins } from the line of { $city }
choice-fortify = Fortify { $place }
choice-assault_from = Fire from { $place }
choice-assault_to = Assault { $place }, held by { $owner }
choice-buy_castle = Castle in { $place } for { $coins }
choice-buy =
    { $unit ->
        [siege_weapon] One Siege Weapon in { $place } for { $coins }
       *[other] Recruit { $name } in { $place }, { $coins } each
    }
choice-buy_count = Recruit { $units } for { $coins }
choice-levy = Levy in { $place }
choice-battle = Fight the battle of { $place }
choice-keep_mission = Keep { $mission }
choice-reveal = Reveal { $mission }
choice-auction_first = Auction { $army } first
choice-lose_cheapest = Lose the cheapest
choice-lose_cheapest_always = Always lose the cheapest in this battle

## Why not

why-origin = The units start there: choose where to, or undo.
why-place_city-re-2-5 = Found your kingdom in a city with a golden crown that is still free. (RE-2.5)
why-place_next-re-2-5 = The second group goes to a territory without a city next to { $origin }. (RE-2.5)
why-place_next-re-2-6 = There are units in { $place } already. (RE-2.6)
why-expand_from-re-5-1 = You do not control { $place }. (RE-5.1)
why-expand_from-re-5-2 = At least one unit must stay in { $place }. (RE-5.2)
why-expand_from-re-5-3 = { $place } is disputed: the attacker may not leave, and the defender leaves as many units as the attacker has there. (RE-5.3)
why-expand_from-re-5-18 = There is nowhere to expand to from { $place }: its neighbours are yours, disputed, or have a castle that takes a siege weapon. (RE-5.18)
why-expand_to-re-5-1 = { $place } is not next to { $origin }. (RE-5.1)
why-expand_to-re-5-4 = { $place } has somebody's castle: it takes a siege weapon in { $origin }. (RE-5.4)
why-expand_to-re-5-5 = You cannot enter what is yours already, or a dispute. (RE-5.5)
why-expand_to-re-21-7 = Two targets are named in a fixed order: undo and choose { $place } first. (RE-21.7)
why-maneuver_from-re-5-8 = You maneuver from an undisputed territory of yours. (RE-5.8)
why-maneuver_from-re-5-12 = A city or a castle must keep one unit. (RE-5.12)
why-maneuver_from-re-5-18 = There is nowhere to maneuver to from { $place }. (RE-5.18)
why-maneuver_to-re-5-8 = { $place } is too far from { $origin }. (RE-5.8)
why-maneuver_to-re-5-9 = You maneuver to a territory of yours, or to a dispute where you have units already. (RE-5.9)
why-maneuver_to-re-5-10 = The way from { $origin } to { $place } must be yours and undisputed. (RE-5.10)
why-tax-re-5-13 = { $place } is disputed: it pays no tax. (RE-5.13)
why-tax-re-5-15 = Choose a city that you control. (RE-5.15)
why-tax-re-21-10 = { $place } pays with its supply line: choose the marked city of that line. (RE-21.10)
why-fortify-re-6-2 = You fortify a city or a castle that you control. (RE-6.2)
why-fortify-re-6-3 = You have no footmen left in reserve. (RE-6.3)
why-assault_from-re-6-4 = Choose a territory of yours with siege weapons and an enemy across its border. (RE-6.4)
why-assault_from-re-7-5 = { $place } is disputed: no assault starts there. (RE-7.5)
why-assault_to-re-6-4 = You assault an enemy that shares a border with { $origin }. (RE-6.4)
why-assault_to-re-7-5 = { $place } is disputed: it cannot be assaulted. (RE-7.5)
why-spend-re-8-2 = You recruit in undisputed cities and castles of yours. (RE-8.2)
why-spend-re-8-3 = You have no units left in reserve. (RE-8.3)
why-spend-re-5-16 = You do not have the coins. (RE-5.16)
why-spend-re-21-13 = Purchases go in one order: castles, cavalry, archers, footmen, siege weapons, and each in the order of the map. That moment has passed. (RE-21.13)
why-levy-re-8-2 = The levy goes where you may recruit: an undisputed city or castle of yours. (RE-8.2)
why-battle-re-9-1 = There is no battle to fight in { $place }. (RE-9.1)

## What happens

event-mercenaries_placed =
    { $castle ->
        [0] { $name } start in { $place } with { $footmen } Footmen.
       *[other] { $name } start in { $place } with { $footmen } Footmen and a castle.
    }
event-bids_shown = Bids for { $what }: { $bids }.
bid-marker = the First Player Marker
bid-entry = { $name }, { $coins }
event-tie_rolled =
    { $who ->
        [you] Tie-break: you roll { $die }.
       *[other] Tie-break: { $name } rolls { $die }.
    }
event-bid_won =
    { $who ->
        [you] You win { $what } for { count-coins }.
       *[other] { $name } wins { $what } for { count-coins }.
    }
event-kingdom_placed =
    { $who ->
        [you] You found your kingdom in { $city }: { $in_city } Footmen there and { $next_door } in { $place }. You collect { count-coins }.
       *[other] { $name } founds a kingdom in { $city }: { $in_city } Footmen there and { $next_door } in { $place }, and collects { count-coins }.
    }
event-round_begun =
    { $refilled ->
        [0] Round { $round } begins. The marker lies with { $name }.
       *[other] Round { $round } begins. The marker lies with { $name }. Cards are taken back.
    }
event-cards_chosen = All have chosen their cards.
event-card_shown =
    { $who ->
        [you] You reveal { $card }.
        [many] { $name } reveal { $card }.
       *[other] { $name } reveals { $card }.
    }
event-marker_taken =
    { $who ->
        [you] You take the First Player Marker.
       *[other] { $name } takes the First Player Marker.
    }
event-mission_drawn =
    { $who ->
        [you] You look at the top missions.
       *[other] { $name } looks at the top missions and keeps one.
    }
event-mission_kept =
    { $returned ->
        [none] You keep the mission { $kept }.
       *[other] You keep the mission { $kept } and put { $back } at the bottom of the deck.
    }
event-mission_revealed =
    { $who ->
        [you] You reveal your mission { $mission }: one more crown.
       *[other] { $name } reveals the mission { $mission }: one more crown.
    }
event-expanded =
    { $who ->
        [you] You expand from { $origin } to { $target }: { $units }.
        [many] { $name } expand from { $origin } to { $target }: { $units }.
       *[other] { $name } expands from { $origin } to { $target }: { $units }.
    }
event-maneuvered =
    { $who ->
        [you] You maneuver from { $origin } to { $target }: { $units }.
        [many] { $name } maneuver from { $origin } to { $target }: { $units }.
       *[other] { $name } maneuvers from { $origin } to { $target }: { $units }.
    }
event-city_claimed =
    { $who ->
        [you] You claim { $city }: a crown and { count-coins }.
        [many] { $name } claim { $city }: a crown and { count-coins }.
       *[other] { $name } claims { $city }: a crown and { count-coins }.
    }
event-dispute_begun = { $place } is disputed: { $name } against { $other }.
event-taxed =
    { $who ->
        [you] You tax { $city }: { count-coins }.
        [many] { $name } tax { $city }: { count-coins }.
       *[other] { $name } taxes { $city }: { count-coins }.
    }
event-units_added = Free in { $place }: { $units }.
event-units_bought =
    { $who ->
        [you] You recruit { $units } in { $place } for { count-coins }.
        [many] { $name } recruit { $units } in { $place } for { count-coins }.
       *[other] { $name } recruits { $units } in { $place } for { count-coins }.
    }
event-castle_built =
    { $who ->
        [you] You build a castle in { $place } for { count-coins }.
        [many] { $name } build a castle in { $place } for { count-coins }.
       *[other] { $name } builds a castle in { $place } for { count-coins }.
    }
event-crown_bought =
    { $who ->
        [you] You buy a crown card for { count-coins }.
       *[other] { $name } buys a crown card for { count-coins }.
    }
event-fortified =
    { $who ->
        [you] You fortify { $place }: { $footmen } more Footmen.
        [many] { $name } fortify { $place }: { $footmen } more Footmen.
       *[other] { $name } fortifies { $place }: { $footmen } more Footmen.
    }
event-assaulted =
    { $who ->
        [you] You assault { $target } from { $origin }: { $dice } dice, { count-hits }.
        [many] { $name } assault { $target } from { $origin }: { $dice } dice, { count-hits }.
       *[other] { $name } assaults { $target } from { $origin }: { $dice } dice, { count-hits }.
    }
event-units_lost =
    { $who ->
        [you] You lose { $units } in { $place }.
        [many] { $name } lose { $units } in { $place }.
       *[other] { $name } loses { $units } in { $place }.
    }
event-battle_begun = Battle of { $place }: { $name } attacking, { $other } defending.
event-rolled = { $rolls }.
roll-rank = { $rank }: the attacker scores { $attacker_hits }, the defender { $defender_hits }
roll-first = { $rank }: { $roll }
roll-general = { $attack } against { $defence }, losses { $lost } and { $fallen }
event-fought_on =
    { $rolls ->
        [one] { $place }: one more roll; the attacker scores { $attacker_hits }, the defender { $defender_hits }.
       *[other] { $place }: { $rolls } more rolls; the attacker scores { $attacker_hits }, the defender { $defender_hits }.
    }
event-rerolled = Castle of { $place }: the defender rolls again.
event-battle_ended =
    { $won ->
        [nobody] { $place } is left unclaimed: all are dead. Losses: attacker { $attacker_lost }, defender { $defender_lost }.
        [attacker] { $place } falls to { $name }, attacking. Losses: attacker { $attacker_lost }, defender { $defender_lost }.
       *[defender] { $place } holds out for { $name }, defending. Losses: attacker { $attacker_lost }, defender { $defender_lost }.
    }
event-city_taken =
    { $who ->
        [you] You take { $city } from { $other }.
        [many] { $name } take { $city } from { $other }.
       *[other] { $name } takes { $city } from { $other }.
    }
event-city_lost =
    { $who ->
        [you] You lose { $city }, now unclaimed.
        [many] { $name } lose { $city }, now unclaimed.
       *[other] { $name } loses { $city }, now unclaimed.
    }
event-plundered =
    { $who ->
        [you] Plunder of Stockholm: you take { count-coins }.
        [many] Plunder of Stockholm: { $name } take { count-coins }.
       *[other] Plunder of Stockholm: { $name } takes { count-coins }.
    }
event-crown_saved =
    { $who ->
        [you] Saved by the Crown: you have one round to take a city.
       *[other] Saved by the Crown: { $name } has one round to take a city.
    }
event-eliminated =
    { $who ->
        [you] You are out: no city, and no crown that saves you.
        [many] { $name } are out.
       *[other] { $name } is out.
    }
event-marker_passed =
    { $who ->
        [you] The marker passes to you.
       *[other] The marker passes to { $name }.
    }
event-match_won =
    { $count ->
        [one] { $who ->
            [you] You win with { count-crowns }.
           *[other] { $names } wins with { count-crowns }.
        }
       *[other] { $names } share the victory with { count-crowns }.
    }

## The situation

situation-round = Round { $round }, { $step }. Whoever ends a round with { $goal } crowns wins.
round-number = Round { $round }
round-setup = Setup
situation-setup = Setup. { $goal } crowns will win.
situation-over = The game ended in round { $round }.
step-orders = orders
step-auction = auction
step-turn-1 = turn 1
step-turn-2 = turn 2
step-battles = battles and end of round
situation-marker = First player: { $name }. Order: { $names }.
situation-army = { $name }: { count-crowns }, { count-coins }, cities { $cities }, { count-units } on the board. Reserve: { $reserve }.
situation-out = { $name }: out of the game.
situation-controlled = { $army }: led by { $name } this round.
situation-land = { $name }, territories: { $places }.
situation-place = { $place } ({ $details })
situation-free-cities = Unclaimed cities: { $places }.
situation-dispute = Dispute in { $place }: { $attacker } attacking with { $units }; { $defender } defending with { $others }.
situation-cards = { $name }, cards on show: { $cards }.
situation-hand = In your hand: { $cards }.
situation-chosen = You have chosen { $cards }.
situation-missions = Your hidden missions: { $missions }.
situation-completed = { $name }, completed missions: { $missions }.
situation-tiles = { $name }, City Bonus tiles: { $tiles }.
tile-new = { $tile } (from the next round)
with-castle = castle

## Help

help-1-title = The aim
help-1-text =
    Gather crowns. Every city you control gives one; Rome gives two. Each crown card, or completed mission, gives one. At the end of a round whoever has at least 7 crowns with four players, 8 with three or 10 with two wins. If several do, most crowns win; then most territories; then most coins, the First Player Marker counting as 10. (RE-10.1, RE-11)

help-2-title = Setup
help-2-text =
    All bid in secret 0 to 5 coins for the First Player Marker. Only the winner pays; dice break ties. Then, in turn, everybody chooses a gold-crown city, puts crown and castle there, collects its value, and splits the Footmen between it and one free neighbour without a city: at least one in each. (RE-2)

help-3-title = The round
help-3-text =
    - Choose two of your cards in secret: the top one is your turn 1, the bottom one your turn 2. (RE-3.3)
    - With two or three players the mercenaries are auctioned. (RE-14.6)
    - In order from the marker all reveal and play the top card, then all the bottom card. (RE-3.5)
    - All battles are fought. (RE-3.6)
    - The cards are discarded. After four rounds you take all eight back. (RE-3.1, RE-3.7)

help-4-title = Your eight cards
help-4-text =
    Two with Tax or Spend. One more with King Me. Two with Split Expand or Maneuver. Two with Expand or Maneuver and Fortify. One with Expand or Maneuver and Siege Assault. Of each card you carry out one of its two orders, or none, and its bonus action too, before or after the order. (RE-4)

help-5-title = Moving
help-5-text =
    - Expand: from a territory of yours to a neighbour that is neither yours nor disputed. Leave at least one unit. Unclaimed land is yours at once; an unclaimed city pays its value. Land of others becomes disputed. To enter somebody's castle the group needs a Siege Weapon. (RE-5.1 to RE-5.6)
    - Split Expand: the same, to one or two targets. (RE-5.7)
    - Maneuver: up to two steps through your own land, to land of yours or to a dispute of yours. A city or castle keeps one unit. (RE-5.8 to RE-5.12)
    Dotted lines over the sea join territories as if they touched. (RE-1.5)

help-6-title = Coins
help-6-text =
    - Tax: choose an undisputed city; collect the value of every city and 1 for every other territory of its supply line. Disputes pay nothing and cut the line. (RE-5.13)
    - Spend: Footman 1, Archer 2, Cavalry 3, Siege Weapon 10, castle 12, crown card 10. Recruit in undisputed cities and castles of yours. At most one crown card a round. (RE-8)

help-7-title = Bonus actions
help-7-text =
    - King Me: when revealed, take the marker. (RE-6.1)
    - Fortify: 3 free Footmen in a city of yours, 4 with a castle. (RE-6.2)
    - Siege Assault: the Siege Weapons of one territory roll 2 dice each at an enemy across a border; every 3 or more removes a unit. (RE-6.4)

help-8-title = Battles
help-8-text =
    The marker holder chooses the order. A battle runs in ranks: Siege Weapons (2 dice, hit on 3+), Archers (5+), Cavalry (3+) and the General Attack: up to 3 dice against 2, highest against highest, ties for the defender. After each rank the owner chooses which units are lost, the attacker first. It goes on until one side has nobody left. The defender of a castle may, once a cycle, roll all own dice of a rank again. (RE-9)
    To be asked less often you may say that you always lose the cheapest units in a battle: a shortcut that changes no rule. The chances that are shown are exact if all lose their cheapest units first and a castle re-rolls only when it is hit in the General Attack.

help-9-title = City tiles
help-9-text =
    Every gold city has a bonus, from the round after you gain it. London: 2 Archers when taxed. Paris: 1 Cavalry and 1 Footman. Madrid: 4 Footmen. Stockholm: 4 coins for a battle won as attacker. Berlin: a free Maneuver after expanding, and castles 3 cheaper. Constantinople: 4 Footmen with each Siege Weapon. Kiev: recruit along its supply line. Rome: two crowns, at once. (RE-10)

help-10-title = Out of the game
help-10-text =
    Whoever ends a round without a city and without a crown card (or completed mission) is out. With a card the crown saves them for one more round. Their castles stay on the map. (RE-12)

help-11-title = Two and three players
help-11-text =
    With three there is one mercenary army, with two there are two. They start in random cities. Each round they are auctioned in secret: the highest bidder pays the mercenary treasury and leads them for the round, battles included. Mercenaries never win and never hold the marker. With three you choose two cities, with two three. (RE-14, RE-15)

help-12-title = Kingdom Missions
help-12-text =
    In this variant no crown cards are bought. When you reveal King Me you look at two missions and keep one in secret. Once it is met you may reveal it at the end of your turn or of the round: a crown and a bonus for good. (RE-13)
    Note: neither the rulebook nor any public source we found prints the eight missions. Those here are our reconstruction and can be replaced. (RE-13.7)

help-13-title = What we decided ourselves
help-13-text =
    Where the rulebook is silent or can be read in two ways we follow RE-18: for example, you win at the end of a round, a bid may be 0, a castle re-rolls only the defender's own dice after both rolls are seen, and the marker of an eliminated player passes to the left. The rulebook has no limit of rounds; the one in the options is ours, and at the limit crowns, territories and coins decide. (RE-3.9, RE-18, RE-19.2)

## Drawing

draw-map-short = Map
draw-map = Map of Europe
draw-track = Crowns: { $goal } win
draw-track-at = { $name }: { count-crowns }
draw-territory = { $place }: { $details }
draw-territory-free = { $place }, unclaimed
draw-army = { $name } in { $place }: { $units }
draw-city = { $city }, tax { $value }
draw-castle = Castle in { $place }
draw-draft = { $units } towards { $place }
sea-atlantic = Atlantic Ocean
sea-north = North Sea
sea-baltic = Baltic Sea
sea-mediterranean = Mediterranean Sea
sea-black = Black Sea
draw-orders-short = Orders
draw-orders = Orders of the round
draw-turn-number = Turn { $turn }
draw-card-back = hidden
draw-card-none = not chosen
draw-bid-title = Your bid
draw-cards-title = Your two cards
draw-cards-hint = row: turn 1; column: turn 2
draw-mix-title = From { $origin } to { $target }
draw-mix-stays = Stays
draw-mix-goes = Goes
draw-mix-asked = How many?
draw-battle-title = Battle of { $place }
draw-assault-title = Assault on { $place }
draw-attacker =
    { $who ->
        [you] You attack
       *[other] { $name } attacking
    }
draw-defender =
    { $who ->
        [you] You defend
       *[other] { $name } defending
    }
draw-hits = Losses to take: { $hits }
draw-dice = Dice: { $dice }
draw-no-dice = no dice
draw-disputes-title = Battles to come
draw-odds-title = Chances
draw-odds-kept = With these dice
draw-odds-again = If rolled again
draw-odds-hint = if all lose their cheapest units first
draw-odds-label =
    { $either ->
        [yes] { $attacker } { $won }, { $defender } { $held } to win; { $nobody } that nobody is left
       *[no] { $attacker } { $won }, { $defender } { $held } to win
    }
draw-percent = { $share }%
draw-spend-title = Spend: { count-coins }
draw-count-title = { $unit } in { $place }
draw-missions-title = Missions
draw-missions-note = reconstructed by us
draw-mercenaries-title = Mercenaries
draw-mercenary = { $name }: { count-coins }, { count-crowns }
draw-mercenary-led = led by { $name }
draw-mercenary-free = no leader yet
draw-tax-title = Supply lines
draw-tax-line = { $city }: { count-coins }
draw-tray-coins = coins
draw-tray-reserve = Reserve
draw-tray-tiles = Tiles
draw-tray-missions = Missions
draw-tray-hand = Cards to play
draw-tray-none = none
draw-mission-done = met
draw-mission-progress = { $done } of { $needed }
draw-tile-sleeping = from the next round
draw-note-first = First player
draw-note-leads = Leads { $army }
draw-note-out = Out of the game
draw-note-ready = Has chosen
draw-note-choosing = Choosing
draw-note-saved = Saved by the Crown
draw-note-won = Wins
draw-vital-cities = cities
draw-vital-coins = coins
draw-vital-units = units on the board
draw-vital-cards = crown cards or completed missions
draw-vital-missions = hidden missions
