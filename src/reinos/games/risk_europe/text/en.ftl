### Risk Europe: words. The help is in words of our own; RE-… are the numbers of our rules.

game-name = Risk Europe
game-tagline = Choose your orders in secret, take cities and gather crowns before anyone else.
reconstructed = The eight Kingdom Missions are reconstructed: no rulebook or public source that we found prints them. They can be replaced in the data. Everything else follows the rulebook; the help says what we decided where it is silent, and where the map comes from.

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
count-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
count-territories =
    { $territories ->
        [one] { $territories } territory
       *[other] { $territories } territories
    }
how-many =
    { $unit ->
        [footman] how many Footmen
        [archer] how many Archers
        [cavalry] how many Cavalry
       *[siege_weapon] how many Siege Weapons
    }
card-tax_spend = Tax/Spend
card-king_me = King Me (Tax/Spend)
card-split_expand = Split Expand/Maneuver
card-fortify = Fortify (Expand/Maneuver)
card-siege_assault = Siege Assault (Expand/Maneuver)
card-count = { $count } × { $card }
card-short-tax_spend = Tax/Spend
card-short-king_me = King Me
card-short-split_expand = Split Expand
card-short-fortify = Fortify
card-short-siege_assault = Siege Assault
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
the-republic_of_novgorod = the Republic of Novgorod
the-highlands = the Highlands
the-kingdom_of_sicily = the Kingdom of Sicily
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
mission-master_builder-condition = control { $count } castles
mission-master_builder-bonus = Fortify adds { $value } more Footman
mission-lord_of_the_seas = Lord of the Seas
mission-lord_of_the_seas-condition = control, undisputed, both ends of { $count } sea lines
mission-lord_of_the_seas-bonus = Siege Assaults may cross sea lines too
mission-royal_treasury = Royal Treasury
mission-royal_treasury-condition = hold { $count } coins
mission-royal_treasury-bonus = each Tax order brings { $value } more coins
mission-great_host = Great Host
mission-great_host-condition = have { $count } units on the board
mission-great_host-bonus = each Spend order begins with { $value } free Footmen in one territory where you may recruit
mission-vast_realm = Vast Realm
mission-vast_realm-condition = control { $count } territories
mission-vast_realm-bonus = Maneuvers reach up to { $value } steps
mission-trade_route = Trade Route
mission-trade_route-condition = have { $count } cities in one supply line
mission-trade_route-bonus = each city taxed pays { $value } more coin
mission-siege_master = Siege Master
mission-siege_master-condition = have { $count } Siege Weapons on the board
mission-siege_master-bonus = Siege Weapons cost { $value } coins
mission-conqueror = Conqueror
mission-conqueror-condition = win { $count } battles as the attacker in one round
mission-conqueror-bonus = Cavalry cost { $value } coins
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
prompt-place_next = Choose a free territory without a city next to { $origin } for the second group.
prompt-place_keep = How many Footmen stay in { $origin }? The rest go to { $target }.
prompt-choose_cards = Choose in secret your two cards of round { $round }: the top one, then the bottom one.
prompt-auction_order = Say which mercenary army is auctioned first.
prompt-auction_bid = Bid in secret for { $army }. You have { count-coins }.
prompt-mission_pick = Choose which of the two missions to keep; the other goes to the bottom of the deck.
prompt-menu =
    { $mine ->
        [yes] Turn { $turn }, { $card }: choose what to do.
       *[no] Turn { $turn } of { $army }, { $card }: choose what they do.
    }
prompt-expand_from =
    { $mine ->
        [yes] Where do you expand from?
       *[no] Where do { $army } expand from?
    }
prompt-expand_to = Expand from { $origin }: choose the target.
prompt-second_to = Split the expansion from { $origin }: choose a second target or leave it at that.
prompt-maneuver_from =
    { $mine ->
        [yes] Where do you maneuver from?
       *[no] Where do { $army } maneuver from?
    }
prompt-maneuver_to = Maneuver from { $origin }: choose the destination.
prompt-move = From { $origin } to { $target }: { how-many }?
prompt-tax =
    { $mine ->
        [yes] Choose a city: its whole supply line pays.
       *[no] Choose a city of { $army }: its whole supply line pays.
    }
prompt-fortify =
    { $mine ->
        [yes] Choose the city or castle to fortify.
       *[no] Choose the city or castle that { $army } fortify.
    }
prompt-assault_from =
    { $mine ->
        [yes] Where do your Siege Weapons fire from?
       *[no] Where do the Siege Weapons of { $army } fire from?
    }
prompt-assault_to = Assault from { $origin }: choose the target.
prompt-levy = Great Host: put { $levy } free Footmen where you may recruit.
prompt-spend =
    { $mine ->
        [yes] Spend: you have { count-coins } left. Buy in any order you like.
       *[no] Spend: { $army } have { count-coins } left. Buy in any order you like.
    }
prompt-buy_count = For { $target }: { how-many }?
prompt-berlin_maneuver =
    { $mine ->
        [yes] Berlin gives you a free Maneuver: choose the origin, or decline.
       *[no] Berlin gives { $army } a free Maneuver: choose the origin, or decline.
    }
prompt-reveal = You may reveal missions that are met, in any order.
prompt-choose_battle = Choose the battle to be fought now.
prompt-reroll =
    { $general ->
        [yes] General Attack in { $target }: { $attack } against { $defence }. As they lie, the dice cost the attacker { $attacker_lost } and the defender { $defender_lost }. Roll all the defender’s dice again?
       *[no] { $rank } in { $target }: { $attacker }; { $defender }. Roll all the defender’s dice again?
    }
prompt-lose =
    { $mine ->
        [yes] { $target }: you must lose { count-units }; { how-many }?
       *[no] { $target }: { $army } must lose { count-units }; { how-many }?
    }
prompt-waiting =
    { $count ->
        [one] { $names } to decide.
       *[other] Waiting for { $names }.
    }
prompt-over = The game is over. { $result }

## What is at stake in each decision, and where to look

stake-bid_first = The winner chooses a city and plays first, and only the winner pays: think what one particular city is worth to you.
stake-place_city = Each city has an advantage of its own and pays its own tax: look also at who will be next to you and at the free cities nearby.
stake-place_next = Your first advance will start here: look at the free cities beside it.
stake-place_keep = At least one unit stays behind in each advance: put more where you mean to advance.
stake-choose_cards = The top card is played in the first turn, the bottom one in the second: see what has to come first, collecting, spending or advancing.
stake-auction_order = The second is paid for with what is left: auction first the one you want most, or the one that empties somebody’s purse.
stake-auction_bid = Only the winner pays, and leads that army for the round: look at whom it can attack, you included.
stake-mission_pick = A completed mission is a crown: keep the one that you can complete from where you stand.
stake-menu = The card gives one of its two orders, and besides its bonus action if it has one: look at which brings you nearer to another crown.
stake-expand_from = Advance from where you can spare units: look at what is left to defend what you leave behind.
stake-expand_to = Free land is yours at once and a free city pays you; land of others is fought for at the end of the round. Look at the forces there.
stake-second_to = Splitting takes two lands, neither with all your force: see whether the second will hold.
stake-maneuver_from = A Maneuver takes reinforcements through your own land: look where you can spare them and which battle awaits you.
stake-maneuver_to = Strengthen what will be attacked, or the battle you are already in: look at the borders.
stake-move = What stays defends, what goes fights: look at which units strike first in a battle.
stake-tax = The whole supply line of the city pays: look at which joins most of your land, and whether it brings free units.
stake-fortify = It brings 3 free Footmen, 4 where there is a castle: look at which city could be taken from you.
stake-assault_from = Siege Weapons fire across the border at no risk: look from where they reach most.
stake-assault_to = Each 3 or more removes a unit of its owner’s choice: look where that opens a city.
stake-levy = These Footmen are free: put them in the city or castle most exposed.
stake-spend = Crowns win and units defend them: see whether this round you need to attack, to defend or to count.
stake-buy_count = What you do not spend is kept for next time: look at what else you want to buy.
stake-berlin_maneuver = It is one more move without a card: look at which border has been left weak.
stake-reveal = A mission counts only once revealed: see whether it is the crown you lack or whether silence is better.
stake-choose_battle = The order decides who comes weakened to the next one: look at which battle moves a crown.
stake-reroll = Once a cycle, and all your dice of the rank are rolled again: see whether you have more to gain than to lose.
stake-lose = Keep the units that strike earlier or harder: look at the ranks still to be rolled.

## Options of each decision

choice-menu-0 = Expand
choice-menu-1 = Split Expand
choice-menu-2 = Maneuver
choice-menu-3 = Tax
choice-menu-4 = Spend
choice-menu-5 = Fortify
choice-menu-6 = Siege Assault
choice-menu-7 = End the turn
choice-menu-8 = Berlin’s free Maneuver
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
        [free] Enter { $place }, which is unclaimed
        [castle] Attack { $place }, { where-held } and a castle
       *[held] Attack { $place }, { where-held }
    }
where-held =
    { $who ->
        [you] where you have { $units }
        [many] where { $owner } have { $units }
       *[other] where { $owner } has { $units }
    }
choice-second_to =
    { $state ->
        [free] Enter { $place } too, which is unclaimed
        [castle] Attack { $place } too, { where-held } and a castle
       *[held] Attack { $place } too, { where-held }
    }
choice-maneuver_from = Maneuver from { $place }
choice-maneuver_to = Take units to { $place }
choice-move =
    { $count ->
        [0] Move no { $name }
       *[other] Move { $units }
    }
choice-lose =
    { $count ->
        [0] Lose no { $name }
       *[other] Lose { $units }
    }
choice-tax = Collect { count-coins } from the supply line of { $city }
choice-fortify = Fortify { $place }
choice-assault_from = Fire from { $place }
choice-assault_to = Assault { $place }, { where-held }
choice-buy_castle = Castle in { $place } for { $coins }
choice-buy =
    { $unit ->
        [siege_weapon] One Siege Weapon in { $place } for { $coins }
       *[other] Recruit { $name } in { $place }, { $coins } each
    }
choice-buy_count = Recruit { $units } for { $coins }
choice-levy = Levy in { $place }
choice-battle = Fight the battle in { $place }
choice-keep_mission = Keep { $mission }: { $condition }. Bonus: { $bonus }
choice-reveal = Reveal { $mission }: a crown, and { $bonus }
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
why-expand_from-re-5-3 = There is a dispute in { $place }: the attacker may not leave, and the defender leaves as many units as the attacker has there. (RE-5.3)
why-expand_from-re-5-18 = There is nowhere to expand to from { $place }: its neighbours are yours, disputed, or have a castle that takes a Siege Weapon. (RE-5.18)
why-expand_to-re-5-1 = Neither a border nor a sea line joins { $origin } and { $place }. (RE-5.1)
why-expand_to-re-5-4 = There is a castle of somebody else in { $place }: it takes a Siege Weapon in { $origin }. (RE-5.4)
why-expand_to-re-5-5 = You cannot enter what is yours already, or a dispute. (RE-5.5)
why-expand_to-re-21-7 = All units that may leave are going to the other target: undo, and send fewer there. (RE-21.7)
why-maneuver_from-re-5-8 = You maneuver from an undisputed territory of yours. (RE-5.8)
why-maneuver_from-re-5-12 = A city or a castle must keep one unit. (RE-5.12)
why-maneuver_from-re-5-18 = There is nowhere to maneuver to from { $place }. (RE-5.18)
why-maneuver_to-re-5-8 = A Maneuver from { $origin } does not reach { $place }. (RE-5.8)
why-maneuver_to-re-5-9 = You maneuver to a territory of yours, or to a dispute where you have units already. (RE-5.9)
why-maneuver_to-re-5-10 = The way from { $origin } to { $place } must be yours and undisputed. (RE-5.10)
why-tax-re-5-13 = There is a dispute in { $place }: it pays no tax. (RE-5.13)
why-tax-re-5-15 = Choose a city that you control. (RE-5.15)
why-tax-re-21-10 = That city pays together with its supply line: press any marked city, or type its name. (RE-21.10)
why-fortify-re-6-2 = You fortify a city or a castle that you control. (RE-6.2)
why-fortify-re-6-3 = You have no Footmen left in reserve. (RE-6.3)
why-assault_from-re-6-4 = Choose a territory of yours with Siege Weapons and an enemy across its border. (RE-6.4)
why-assault_from-re-7-5 = There is a dispute in { $place }: no assault starts there. (RE-7.5)
why-assault_to-re-6-4 = You assault an enemy that shares a border with { $origin }. (RE-6.4)
why-assault_to-re-7-5 = There is a dispute in { $place }: no assault goes there. (RE-7.5)
why-spend-re-8-2 = You recruit in undisputed cities and castles of yours. (RE-8.2)
why-spend-re-8-3 = You have no units left in reserve. (RE-8.3)
why-spend-re-5-16 = You do not have the coins. (RE-5.16)
why-spend-re-21-13 = What you have bought leaves no room for that: undo, and buy less. (RE-21.13)
why-levy-re-8-2 = The levy goes where you may recruit: an undisputed city or castle of yours. (RE-8.2)
why-battle-re-9-1 = There is no battle to fight in { $place }. (RE-9.1)

## What happens

event-mercenaries_placed = { $name } start in { $city }: { $things }.
event-bids_shown = Bids for { $what }: { $bids }.
bid-marker = the First Player Marker
bid-entry = { $name } ({ $coins })
event-tie_rolled =
    { $who ->
        [you] Tie-break: you roll { $die }.
       *[other] Tie-break: { $name } rolls { $die }.
    }
event-bid_won =
    { $prize ->
        [marker] { $who ->
            [you] You win the bid, pay { count-coins } to the reserve and take the First Player Marker.
           *[other] { $name } wins the bid, pays { count-coins } to the reserve and takes the First Player Marker.
        }
       *[army] { $who ->
            [you] You win the auction, pay { count-coins } into the treasury of { $what } and lead them this round.
           *[other] { $name } wins the auction, pays { count-coins } into the treasury of { $what } and leads them this round.
        }
    }
event-kingdom_founded =
    { $who ->
        [you] You found a kingdom in { $city } and receive { $things }.
       *[other] { $name } founds a kingdom in { $city } and receives { $things }.
    }
event-footmen_placed =
    { $next_door ->
        [0] { $who ->
            [you] You place { $units } in { $origin }.
           *[other] { $name } places { $units } in { $origin }.
        }
       *[other] { $who ->
            [you] You place { $units } in { $origin } and { $others } in { $place }.
           *[other] { $name } places { $units } in { $origin } and { $others } in { $place }.
        }
    }
event-round_begun =
    { $refilled ->
        [0] { $who ->
            [you] Round { $round } begins. You have the First Player Marker.
           *[other] Round { $round } begins. { $name } has the First Player Marker.
        }
       *[other] { $who ->
            [you] Round { $round } begins: everybody takes all eight cards back. You have the First Player Marker.
           *[other] Round { $round } begins: everybody takes all eight cards back. { $name } has the First Player Marker.
        }
    }
event-cards_chosen = All have chosen their two cards.
event-auction_begun =
    { $who ->
        [nobody] Auction of { $what }.
        [you] You have { $what } auctioned first.
       *[other] { $name } has { $what } auctioned first.
    }
event-turn_begun = Turn { $turn } of the round, in this order: { $names }.
event-card_shown =
    { $who ->
        [you] You reveal { $card }.
        [many] { $leader_who ->
            [you] { $name }, led by you, reveal { $card }.
           *[other] { $name }, led by { $leader_name }, reveal { $card }.
        }
       *[other] { $name } reveals { $card }.
    }
event-marker_taken =
    { $kept ->
        [yes] { $who ->
            [you] King Me: you keep the First Player Marker.
           *[other] King Me: { $name } keeps the First Player Marker.
        }
       *[no] { $who ->
            [you] King Me: you take the First Player Marker from { $other_name }.
           *[other] King Me: { $name } takes the First Player Marker from { $other_name }.
        }
    }
event-mission_drawn =
    { $looked ->
        [0] { $who ->
            [you] There are no missions left for you to look at.
           *[other] There are no missions left for { $name } to look at.
        }
        [1] { $who ->
            [you] You take the last mission.
           *[other] { $name } takes the last mission, face down.
        }
       *[other] { $who ->
            [you] You look at the top two missions.
           *[other] { $name } looks at the top two missions and keeps one face down.
        }
    }
event-mission_kept =
    { $returned ->
        [none] You keep the mission { $kept }.
       *[other] You keep the mission { $kept } and put { $back } at the bottom of the deck.
    }
event-mission_revealed =
    { $who ->
        [you] You reveal the mission { $mission } ({ $condition }): one more crown, and from now on { $bonus }.
       *[other] { $name } reveals the mission { $mission } ({ $condition }): one more crown, and from now on { $bonus }.
    }
event-expanded =
    { $who ->
        [you] You expand from { $origin } to { $target } with { $units }.
        [many] { $name } expand from { $origin } to { $target } with { $units }.
       *[other] { $name } expands from { $origin } to { $target } with { $units }.
    }
event-maneuvered =
    { $who ->
        [you] You maneuver from { $origin } to { $target } with { $units }.
        [many] { $name } maneuver from { $origin } to { $target } with { $units }.
       *[other] { $name } maneuvers from { $origin } to { $target } with { $units }.
    }
event-berlin_maneuver =
    { $used ->
        [used] { $who ->
            [you] Berlin gives you a free Maneuver.
           *[other] Berlin gives { $name } a free Maneuver.
        }
        [declined] { $who ->
            [you] You decline Berlin’s free Maneuver.
            [many] { $name } decline Berlin’s free Maneuver.
           *[other] { $name } declines Berlin’s free Maneuver.
        }
       *[impossible] { $who ->
            [you] Berlin’s free Maneuver falls away: you have nowhere to maneuver.
            [many] Berlin’s free Maneuver falls away: { $name } have nowhere to maneuver.
           *[other] Berlin’s free Maneuver falls away: { $name } has nowhere to maneuver.
        }
    }
event-order_skipped =
    { $orders ->
        [treasury] { $who ->
            [you] You neither tax nor spend.
            [many] { $name } neither tax nor spend.
           *[other] { $name } neither taxes nor spends.
        }
       *[march] { $who ->
            [you] You neither expand nor maneuver.
            [many] { $name } neither expand nor maneuver.
           *[other] { $name } neither expands nor maneuvers.
        }
    }
event-bonus_skipped =
    { $reason ->
        [siege] { $who ->
            [you] { $action } has no effect: you have no Siege Weapon on the board.
            [many] { $action } has no effect: { $name } have no Siege Weapon on the board.
           *[other] { $action } has no effect: { $name } has no Siege Weapon on the board.
        }
        [footmen] { $who ->
            [you] { $action } has no effect: you have no Footmen left in reserve.
            [many] { $action } has no effect: { $name } have no Footmen left in reserve.
           *[other] { $action } has no effect: { $name } has no Footmen left in reserve.
        }
       *[unused] { $who ->
            [you] You do not use { $action }.
            [many] { $name } do not use { $action }.
           *[other] { $name } does not use { $action }.
        }
    }
event-land_claimed =
    { $castle ->
        [yes] { $who ->
            [you] You claim { $place } with its castle.
            [many] { $name } claim { $place } with its castle.
           *[other] { $name } claims { $place } with its castle.
        }
       *[no] { $who ->
            [you] You claim { $place }.
            [many] { $name } claim { $place }.
           *[other] { $name } claims { $place }.
        }
    }
event-city_claimed =
    { $who ->
        [you] You claim { $city }: { $things }.
        [many] { $name } claim { $city }: { $things }.
       *[other] { $name } claims { $city }: { $things }.
    }
event-land_left =
    { $castle ->
        [yes] Nobody controls { $place } any more; its castle stays.
       *[no] Nobody controls { $place } any more.
    }
event-dispute_begun =
    { $who ->
        [you] Dispute in { $place }: you attack { $other_name }.
        [many] Dispute in { $place }: { $name } attack { $other_name }.
       *[other] Dispute in { $place }: { $name } attacks { $other_name }.
    }
event-taxed =
    { $who ->
        [you] You tax the supply line of { $city }: { $paid } ({ $parts }).
        [many] { $name } tax the supply line of { $city }: { $paid } ({ $parts }).
       *[other] { $name } taxes the supply line of { $city }: { $paid } ({ $parts }).
    }
tax-city = { $coins } from cities
tax-land = { $coins } from other territories
tax-mission = { $coins } from missions
coins-paid =
    { $cut ->
        [yes] { count-coins } instead of { $due }, because the bank has no more
       *[no] { count-coins }
    }
some-crowns =
    { $count ->
        [1] a crown
        [2] two crowns
       *[other] { $count } crowns
    }
a-castle = a castle
tile-gained =
    { $waits ->
        [yes] the tile { $tile } (from the next round)
       *[no] the tile { $tile }
    }
event-tile_units =
    { $enough ->
        [all] { $tile }: { $units } join for free in { $place }.
        [some] { $tile }: { $units } join for free in { $place }; the reserve has no more.
       *[none] { $tile } brings nothing: the reserve has no such units left.
    }
event-escorted =
    { $enough ->
        [all] Siege Escort: { $units } come with it to { $place } for free.
        [some] Siege Escort: only { $units } come with it to { $place }; the reserve has no more.
       *[none] Siege Escort: nobody comes with it; there are no Footmen left in reserve.
    }
event-levied =
    { $enough ->
        [all] { $who ->
            [you] Great Host: you levy { $units } in { $place } for free.
           *[other] Great Host: { $name } levies { $units } in { $place } for free.
        }
       *[some] { $who ->
            [you] Great Host: you levy only { $units } in { $place }; the reserve has no more.
           *[other] Great Host: { $name } levies only { $units } in { $place }; the reserve has no more.
        }
    }
event-tile_waits = The tile { $tile } of { $city } brings nothing yet: it works from the next round.
event-units_bought =
    { $cheaper ->
        [yes] { $who ->
            [you] You recruit { $units } in { $place } for { count-coins }, cheaper thanks to { $mission }.
           *[other] { $name } recruits { $units } in { $place } for { count-coins }, cheaper thanks to { $mission }.
        }
       *[no] { $who ->
            [you] You recruit { $units } in { $place } for { count-coins }.
            [many] { $name } recruit { $units } in { $place } for { count-coins }.
           *[other] { $name } recruits { $units } in { $place } for { count-coins }.
        }
    }
event-castle_built =
    { $cheaper ->
        [yes] { $who ->
            [you] You build a castle in { $place } for { count-coins }, { $discount } less thanks to Berlin. { castles-left }
            [many] { $name } build a castle in { $place } for { count-coins }, { $discount } less thanks to Berlin. { castles-left }
           *[other] { $name } builds a castle in { $place } for { count-coins }, { $discount } less thanks to Berlin. { castles-left }
        }
       *[no] { $who ->
            [you] You build a castle in { $place } for { count-coins }. { castles-left }
            [many] { $name } build a castle in { $place } for { count-coins }. { castles-left }
           *[other] { $name } builds a castle in { $place } for { count-coins }. { castles-left }
        }
    }
castles-left =
    { $left ->
        [0] No castles are left.
        [one] One castle is left.
       *[other] { $left } castles are left.
    }
event-crown_bought =
    { $who ->
        [you] You buy a crown card for { count-coins }: one more crown. { cards-left }
       *[other] { $name } buys a crown card for { count-coins }: one more crown. { cards-left }
    }
cards-left =
    { $left ->
        [0] No crown cards are left.
        [one] One crown card is left.
       *[other] { $left } crown cards are left.
    }
event-fortified =
    { $enough ->
        [all] { $who ->
            [you] You fortify { $place } with { $units } ({ $parts }).
            [many] { $name } fortify { $place } with { $units } ({ $parts }).
           *[other] { $name } fortifies { $place } with { $units } ({ $parts }).
        }
       *[some] { $who ->
            [you] You fortify { $place } with only { $units } ({ $parts }, but the reserve has no more).
            [many] { $name } fortify { $place } with only { $units } ({ $parts }, but the reserve has no more).
           *[other] { $name } fortifies { $place } with only { $units } ({ $parts }, but the reserve has no more).
        }
    }
fortify-city = { $count } for a city
fortify-castle = { $count } for a castle
fortify-builder = { $count } more with { $mission }
event-assaulted =
    { $who ->
        [you] You assault { $other_name } in { $target } from { $origin }: { count-dice }, { count-hits }.{ assault-surplus }
        [many] { $name } assault { $other_name } in { $target } from { $origin }: { count-dice }, { count-hits }.{ assault-surplus }
       *[other] { $name } assaults { $other_name } in { $target } from { $origin }: { count-dice }, { count-hits }.{ assault-surplus }
    }
assault-surplus =
    { $surplus ->
        [0] {""}
        [one] {" "}One hit is too many and is lost.
       *[other] {" "}{ $surplus } hits are too many and are lost.
    }
event-units_lost =
    { $who ->
        [you] You lose { $units } in { $place }.
        [many] { $name } lose { $units } in { $place }.
       *[other] { $name } loses { $units } in { $place }.
    }
event-battles_begun =
    { $count ->
        [one] One battle is to be fought.
       *[other] { $who ->
            [you] { $count } battles are to be fought; you have the marker and choose their order.
           *[other] { $count } battles are to be fought; { $name } has the marker and chooses their order.
        }
    }
event-battle_begun = Battle in { $place }: { $attack }; { $defence }.
battle-attack =
    { $who ->
        [you] you attack with { count-units }
        [many] { $name } attack with { count-units }
       *[other] { $name } attacks with { count-units }
    }
battle-defence =
    { $castle ->
        [yes] { $who ->
            [you] you defend with { count-units } and a castle
            [many] { $name } defend with { count-units } and a castle
           *[other] { $name } defends with { count-units } and a castle
        }
       *[no] { $who ->
            [you] you defend with { count-units }
            [many] { $name } defend with { count-units }
           *[other] { $name } defends with { count-units }
        }
    }
event-volley_rolled =
    { $stands ->
        [yes] { $rank }: { $attacker }; { $defender }.
       *[no] { $rank }: { $attacker }; { $defender }. The castle may have the defender’s dice rolled again.
    }
volley-attacker =
    { $dice ->
        [0] the attacker rolls no dice
       *[other] the attacker rolls { count-dice }, { count-hits }
    }
volley-defender =
    { $dice ->
        [0] the defender rolls no dice
       *[other] the defender rolls { count-dice }, { count-hits }
    }
event-general_rolled =
    { $stands ->
        [yes] General Attack: { $attack } against { $defence }. The attacker loses { $attacker_lost }, the defender { $defender_lost }.
       *[no] General Attack: { $attack } against { $defence }, which would cost the attacker { $attacker_lost } and the defender { $defender_lost }. The castle may have the defender’s dice rolled again.
    }
event-fought_on =
    { $rolls ->
        [one] One more roll in { $place }; hits on the defender { $attacker_hits }, on the attacker { $defender_hits }.
       *[other] { $rolls } more rolls in { $place }; hits on the defender { $attacker_hits }, on the attacker { $defender_hits }.
    }
event-dice_kept =
    { $who ->
        [you] You let the dice stand. Hits on the attacker: { $attacker_lost }; on the defender: { $defender_lost }.
        [many] { $name } let the dice stand. Hits on the attacker: { $attacker_lost }; on the defender: { $defender_lost }.
       *[other] { $name } lets the dice stand. Hits on the attacker: { $attacker_lost }; on the defender: { $defender_lost }.
    }
event-rerolled =
    { $who ->
        [you] Castle in { $place }: you roll all your dice again.
        [many] Castle in { $place }: { $name } roll all their dice again.
       *[other] Castle in { $place }: { $name } rolls all the defending dice again.
    }
event-cheapest_first =
    { $who ->
        [you] For the rest of this battle you lose your cheapest units first.
        [many] For the rest of this battle { $name } lose their cheapest units first.
       *[other] For the rest of this battle { $name } loses the cheapest units first.
    }
event-battle_ended =
    { $won ->
        [nobody] Nobody is left in { $place }. { battle-losses }
        [attacker] { $who ->
            [you] You win the battle in { $place } as the attacker. { battle-losses }
            [many] { $name } win the battle in { $place } as the attackers. { battle-losses }
           *[other] { $name } wins the battle in { $place } as the attacker. { battle-losses }
        }
       *[defender] { $who ->
            [you] You hold { $place } as the defender. { battle-losses }
            [many] { $name } hold { $place } as the defenders. { battle-losses }
           *[other] { $name } holds { $place } as the defender. { battle-losses }
        }
    }
battle-losses = Units lost: attacker { $attacker_lost }, defender { $defender_lost }.
event-city_taken =
    { $any ->
        [yes] { $who ->
            [you] You take { $city } from { $other_name }: { $things }.
            [many] { $name } take { $city } from { $other_name }: { $things }.
           *[other] { $name } takes { $city } from { $other_name }: { $things }.
        }
       *[no] { $who ->
            [you] You take { $city } from { $other_name }.
            [many] { $name } take { $city } from { $other_name }.
           *[other] { $name } takes { $city } from { $other_name }.
        }
    }
event-city_lost =
    { $any ->
        [yes] { $who ->
            [you] You lose { $city }, which is left unclaimed, and with it { $things }.{ castle-stays }
            [many] { $name } lose { $city }, which is left unclaimed, and with it { $things }.{ castle-stays }
           *[other] { $name } loses { $city }, which is left unclaimed, and with it { $things }.{ castle-stays }
        }
       *[no] { $who ->
            [you] You lose { $city }, which is left unclaimed.{ castle-stays }
            [many] { $name } lose { $city }, which is left unclaimed.{ castle-stays }
           *[other] { $name } loses { $city }, which is left unclaimed.{ castle-stays }
        }
    }
castle-stays =
    { $castle ->
        [yes] {" "}The castle stays.
       *[no] {""}
    }
event-plundered =
    { $who ->
        [you] Raid & Pillage (Stockholm): you take { $paid } for winning as the attacker.
        [many] Raid & Pillage (Stockholm): { $name } take { $paid } for winning as the attackers.
       *[other] Raid & Pillage (Stockholm): { $name } takes { $paid } for winning as the attacker.
    }
event-cards_discarded = End of round { $round }: the cards played are discarded.
event-crown_saved =
    { $who ->
        [you] Saved by the Crown: you have no city and one more round to take one.
       *[other] Saved by the Crown: { $name } has no city and one more round to take one.
    }
event-city_regained =
    { $who ->
        [you] You hold a city again: the danger of elimination is over.
       *[other] { $name } holds a city again: the danger of elimination is over.
    }
event-eliminated =
    { $saved ->
        [yes] { $who ->
            [you] You are out of the game: still no city after the round of grace.{ left-behind }
           *[other] { $name } is out of the game: still no city after the round of grace.{ left-behind }
        }
       *[no] { $who ->
            [you] You are out of the game: no city, and no crown card or completed mission to save you.{ left-behind }
            [many] { $name } are out of the game: they have no city.{ left-behind }
           *[other] { $name } is out of the game: no city, and no crown card or completed mission as a rescue.{ left-behind }
        }
    }
left-behind =
    { $any ->
        [yes] {" "}Given up: { $things }. Castles stay.
       *[no] {""}
    }
left-territories =
    { $count ->
        [one] { $count } territory
       *[other] { $count } territories
    }
left-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
left-cards =
    { $count ->
        [one] { $count } crown card
       *[other] { $count } crown cards
    }
left-missions =
    { $count ->
        [one] { $count } completed mission
       *[other] { $count } completed missions
    }
event-marker_passed =
    { $who ->
        [you] The First Player Marker passes to you.
       *[other] The First Player Marker passes to { $name }.
    }
event-final_count =
    { $marker ->
        [yes] { $who ->
            [you] You end with { count-crowns }, { count-territories }, { count-coins } and the marker, which counts as 10 coins in a tie.
           *[other] { $name } ends with { count-crowns }, { count-territories }, { count-coins } and the marker, which counts as 10 coins in a tie.
        }
       *[no] { $who ->
            [you] You end with { count-crowns }, { count-territories } and { count-coins }.
           *[other] { $name } ends with { count-crowns }, { count-territories } and { count-coins }.
        }
    }
event-match_won =
    { $reason ->
        [last] Only one player is left. { match-result }
        [nobody] Nobody is left: the last to fall decide it. { match-result }
        [limit] The limit of rounds is reached. { match-result }
       *[goal] { match-result }
    }
match-result =
    { $number ->
        [one] { $who ->
            [you] You win with { count-crowns }{ match-tie }.
           *[other] { $names } wins with { count-crowns }{ match-tie }.
        }
       *[many] { $who ->
            [you] You share the victory with { $names }: { count-crowns } each.
           *[other] { $names } share the victory: { count-crowns } each.
        }
    }
match-tie =
    { $decided ->
        [territories] , by more territories
        [coins] , by more coins
       *[crowns] {""}
    }

## The situation

situation-round = Round { $round }, { $step }. Whoever ends a round with { $goal } crowns wins.
path-bid = Bid
path-place = Placement
path-orders = Orders
path-auction = Auction
path-turn-1 = Turn 1
path-turn-2 = Turn 2
path-battles = Battles
path-missions = Missions
round-number = Round { $round }
round-setup = Setup
situation-setup = Setup. Whoever ends a round with { $goal } crowns wins.
situation-over = The game ended in round { $round }.
situation-rank = { $place }. { $name }: { count-crowns }
situation-pass = Placement pass { $number } of { $count }.
step-orders = choosing orders
step-auction = auction
step-turn-1 = turn 1
step-turn-2 = turn 2
step-battles = battles and end of round
situation-marker = First Player Marker: { $name }.
situation-order = This round’s order: { $names }.
situation-circle = Clockwise around the table: { $names }.
situation-playing = Playing now: { $name }.
situation-rules = Rules in play: { $rules }.
rule-cards = crown cards can be bought
rule-missions = Kingdom Missions instead of crown cards
rule-bank = the bank has only { $coins } coins
rule-bank-free = the bank never runs out
rule-mercenaries-last = the mercenaries always play last
rule-rounds =
    { $rounds ->
        [one] at most one round
       *[other] at most { $rounds } rounds
    }
rule-rounds-free = no limit of rounds
situation-reserve = Common reserve: { $things }.
count-castles =
    { $count ->
        [one] { $count } castle
       *[other] { $count } castles
    }
count-missions =
    { $count ->
        [one] { $count } mission in the deck
       *[other] { $count } missions in the deck
    }
count-cities =
    { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
units-on-board =
    { $count ->
        [one] { $count } unit on the board
       *[other] { $count } units on the board
    }
points =
    { $points ->
        [one] { $points } crown
       *[other] { $points } crowns
    }
result-sources = Where the crowns come from
result-sources-about = Crowns of each player by source.
result-course = Crowns over time
result-course-about = Crowns of each player, move by move.
crowns-cities =
    { $crowns ->
        [one] { $crowns } from cities
       *[other] { $crowns } from cities
    }
situation-bids = Bids revealed last: { $bids }.
situation-auction = On auction now: { $name }.
situation-auctioned = Auctioned already this round: { $names }.
situation-draws =
    { $count ->
        [one] One mission draw so far, by { $names }.
       *[other] { $count } mission draws so far, by { $names }.
    }
situation-gone = Gone with { $name }: { $missions }.
situation-army = { $name }: { $facts }.
situation-crowns = { $name }, crowns: { $parts }.
situation-units = { $name }, military reserve: { $units }.
situation-out =
    { $round ->
        [0] { $name }: out of the game.
       *[other] { $name }: out of the game since round { $round }.
    }
situation-controlled =
    { $who ->
        [nobody] { $army }: nobody leads them yet this round.
        [you] { $army }: you lead them this round.
       *[other] { $army }: led by { $name } this round.
    }
situation-saved = { $name }, Saved by the Crown: without a city at the end of this round out of the game.
situation-card-bought = { $name }, crown card: bought one this round already.
situation-victories =
    { $count ->
        [one] { $name }, battles won as attacker this round: one.
       *[other] { $name }, battles won as attacker this round: { $count }.
    }
situation-land = { $name }, territories: { $places }.
situation-place =
    { $details ->
        [none] { $place }
       *[other] { $place } ({ $details })
    }
place-city = { $city }, tax { $value }
place-tile =
    { $state ->
        [new] tile { $tile } from the next round
        [setup] tile { $tile }
       *[old] tile { $tile } since round { $round }
    }
situation-unclaimed = Unclaimed cities and castles: { $places }.
situation-dispute = Dispute in { $place }: attacker { $attacker }, { $units }; defender { $defender }, { $others }.
situation-cards = { $name }, cards played this round: { $cards }.
situation-discards = { $name }, discarded: { $cards }.
situation-deck =
    { $count ->
        [one] { $name }, cards left in the deck: one.
       *[other] { $name }, cards left in the deck: { $count }.
    }
situation-completed = { $name }, completed mission { $mission }: { $bonus }.
situation-hidden =
    { $count ->
        [one] { $name }, hidden missions: one.
       *[other] { $name }, hidden missions: { $count }.
    }
situation-ordered = The order of this card is done.
situation-bonus_used = The bonus action of this card is used.
situation-berlin = Berlin’s free Maneuver may follow at the end of this turn.
situation-bought = Something has been bought or levied already.
situation-task = Under way: { $task }.
situation-origin = From { $place }.
situation-target = To { $place }, held by { $owner }.
situation-spot = Place of the last purchase: { $place }.
situation-group = Told to go so far: { $units }.
situation-asked = Asked about: { $unit }.
situation-battle =
    { $kind ->
        [assault] Siege Assault on { $place }.
       *[battle] Battle in { $place }.
    }
situation-assault = A Siege Assault.
situation-rank-now = Rank: { $rank }.
situation-side = { $side }: { $facts }.
side-attacker = Attacker
side-defender = Defender
side-dice =
    { $dice ->
        [0] dice { $shown }
        [one] one die: { $shown }
       *[other] { $dice } dice: { $shown }
    }
side-hits =
    { $hits ->
        [one] one unit to lose
       *[other] { $hits } units to lose
    }
side-fallen =
    { $count ->
        [one] one unit lost so far
       *[other] { $count } units lost so far
    }
side-preset = loses the cheapest units first
situation-rerolled = The castle’s re-roll is used in this cycle.
situation-losing = Choosing losses: { $side }.
situation-hand = In your hand: { $cards }.
situation-chosen = Cards you have chosen: { $cards }.
situation-bid = Your bid: { $coins }.
situation-mission = Your hidden mission { $mission }: { $condition } ({ $done } of { $needed }). Its bonus: { $bonus }.
situation-look = Missions you saw in draw { $number }: { $missions }.
with-castle = castle

## Help

help-1-title = How to play
help-1-text =
    Be the first to end a round with enough crowns: 7 with four players, 8 with three, 10 with two. Every city you control is a crown, Rome two; every crown card or completed mission is one more.
    - Each round choose two of your cards in secret, one for turn 1 and one for turn 2.
    - In turn everybody reveals a card and carries out one of its two orders, and its bonus action before or after it.
    - Expand takes new land: empty land is yours at once, land of others is disputed and fought for at the end of the round. Maneuver shifts your units. Tax fills your purse, Spend empties it for units, castles and crown cards.
    - After both turns all battles are fought. Then look who has won, and go on with the next round.
    If several have enough crowns, most crowns win; then most territories; then most coins, the First Player Marker counting as 10. (RE-10.1, RE-11)

help-2-title = Setup
help-2-text =
    All bid in secret 0 to 5 coins for the First Player Marker. Only the winner pays; dice break ties. Then, in turn, everybody chooses a gold-crown city, puts a crown there, takes its tile, collects its value, and splits Footmen between it and one free neighbour without a city: at least one in each. (RE-2)
    With four players that is one city with 10 Footmen and a castle. With three there are two passes, with two three, of 5 Footmen each; a castle comes with the first city, with two players with the first two. (RE-14.4, RE-15.2)

help-3-title = The round
help-3-text =
    - Choose two of your cards in secret: the top one is your turn 1, the bottom one your turn 2. (RE-3.3)
    - With two or three players the mercenaries are auctioned. (RE-14.6)
    - In order from the marker all reveal and play the top card, then all the bottom card. (RE-3.5)
    - All battles are fought. (RE-3.6)
    - The cards are discarded, face up. After four rounds you take all eight back. (RE-3.1, RE-3.7)

help-4-title = A card
help-4-text =
    Of each card you carry out one of its two orders, or none, and its bonus action too, before or after the order but never in its middle. The order may be skipped and the bonus action used, and the other way round. (RE-4)

help-5-title = Moving
help-5-text =
    - Expand: from a territory of yours to a neighbour that is neither yours nor disputed. Leave at least one unit. Unclaimed land is yours at once; an unclaimed city pays its value every time it is claimed. Land of others becomes disputed. To enter somebody’s castle the group needs a Siege Weapon. (RE-5.1 to RE-5.6)
    - Split Expand: the same, to one or two targets. (RE-5.7)
    - Maneuver: up to two steps through your own undisputed land, to land of yours or to a dispute of yours. A city or castle keeps one unit; other land may be emptied and is then unclaimed. (RE-5.8 to RE-5.12)
    - In a dispute the attacker’s units stay. The defender’s leave only by expanding, and as many as the attacker has there must stay. No third army may enter, and nobody retreats: the battle comes this round. (RE-5.3, RE-7)
    Dotted lines over the sea join territories as if they touched, except for Siege Assault. (RE-1.5)

help-6-title = Coins
help-6-text =
    - A supply line is your undisputed land that hangs together by borders and sea lines. (RE-1.10)
    - Tax: name an undisputed city; collect the value of every city and 1 for every other territory of its supply line. Disputes pay nothing and cut the line. (RE-5.13)
    - Spend: buy units, castles and at most one crown card a round, in any order. Recruit in undisputed cities and castles of yours. Build castles in any undisputed land of yours that has none, a city or not; there are 8 in all, and they are never removed. (RE-5.16, RE-8)

help-7-title = Bonus actions
help-7-text =
    - King Me: when revealed, take the marker. (RE-6.1)
    - Fortify: 3 free Footmen in a city of yours, 4 with a castle, also in a dispute that you defend. (RE-6.2)
    - Siege Assault: the Siege Weapons of one territory roll 2 dice each at an enemy across a border; every 3 or more removes a unit. Castles do not protect, surplus hits are lost, and land without units is unclaimed. (RE-6.4 to RE-6.6)

help-8-title = Battles
help-8-text =
    The marker holder chooses the order. A battle runs in ranks: Siege Weapons (2 dice, hit on 3+), Archers (5+), Cavalry (3+) and the General Attack: up to 3 dice against 2, highest against highest, ties for the defender. After each rank the owner chooses which units are lost, the attacker first. It goes on until one side has nobody left. (RE-9)
    The defender of a castle may, once a cycle and having seen all dice, roll all own dice of a rank again. Whoever is left has the territory; if both armies die it is unclaimed. A captured city pays no coins. (RE-9.7 to RE-9.9)
    To be asked less often you may say that you always lose the cheapest units in a battle: a shortcut that changes no rule. The chances that are shown are exact if all lose their cheapest units first and a castle re-rolls only when it is hit in the General Attack.

help-9-title = City tiles
help-9-text =
    Every gold-crown city has a tile with a bonus, which works from the round after you gain it; the tiles of the setup work from round 1, Rome’s two crowns at once. The list of cities says what each does. A tile that is lost stops at once. A disputed city keeps its bonus, unless tax or a supply line is needed for it. (RE-10)

help-10-title = Out of the game
help-10-text =
    Whoever ends a round without a city and without a crown card (or completed mission) is out. With one the crown saves them for one more round. Their castles stay on the map, their cards leave the game. (RE-12)

help-11-title = Two and three players
help-11-text =
    With three there is one mercenary army, with two there are two. They start with 10 Footmen in random gold-crown cities. Each round they are auctioned in secret: the highest bidder pays the mercenary treasury and leads them for the round, battles included. (RE-14, RE-15)
    - With three they sit to the right of the winner of the first bid and play in that seat every round; with two one army sits on each side of the winner. An option lets them play last. (RE-14.5, RE-15.5)
    - On their turn their leader reveals the top card of their deck, which nobody has seen, and plays it with their units, coins and tiles. (RE-14.7)
    - Mercenaries never win, never hold the marker, crown cards or missions; King Me on their card gives their leader the marker. (RE-14.9)

help-12-title = Kingdom Missions
help-12-text =
    In this variant no crown cards are bought. When you reveal King Me you look at two missions and keep one in secret. Once it is met you may reveal it at the end of your turn or of the round: a crown and a bonus for good. The eight missions are reconstructed; the list of missions has them all. (RE-13, RE-13.7)

help-13-title = Rulings
help-13-text =
    Where the rulebook is silent or can be read in two ways, this is how we play.
    - You win at the end of a round, not at its start. (RE-18.1)
    - A bid may be 0. (RE-18.2)
    - An unclaimed city pays its Tax Value at each claim, not only at the first. (RE-18.3)
    - Not all Footmen of the setup may stay in the city: at least one goes next door. (RE-18.4)
    - Footmen of the setup never share a territory with an opponent’s. (RE-18.5)
    - You may expand over sea lines. (RE-18.6)
    - The defender who expands out of a dispute leaves at least as many units as the attacker has there; more may stay. (RE-18.7)
    - You maneuver only into disputes in which you have units already. (RE-18.8)
    - A Maneuver goes two steps along a path of your own undisputed land. (RE-18.9)
    - Fortify adds 4 Footmen to a city with a castle, not 7. (RE-18.10)
    - A city whose garrison dies in a Siege Assault is unclaimed; crown and tile go to the reserve. (RE-18.11)
    - Rome’s second crown counts at once. (RE-18.12)
    - The castle rolls again after both sides’ dice are seen, and only the defender’s own dice, all of them. (RE-18.13)
    - The attacker chooses losses first, then the defender. (RE-18.14)
    - The marker holder chooses the battles one by one. (RE-18.15)
    - Of two players with enough crowns the one with more wins. (RE-18.16)
    - The mission not kept goes to the bottom of the deck. (RE-18.17)
    - With three players the mercenaries have a fixed seat; an option lets them play last always. (RE-18.18)
    - King Me on a mercenary card gives their leader the marker, but no mission. (RE-18.19)
    - Mercenaries buy no crown cards. (RE-18.20)
    - The leader of the round chooses the mercenaries’ losses. (RE-18.21)
    - The marker of an eliminated player goes to the next player on the left. (RE-18.22)
    - Victory is looked at before elimination. (RE-18.23)
    - A disputed city keeps its bonus unless tax or a supply line is needed. (RE-18.24)
    - A Stockholm tile lost earlier in the round pays nothing more, one won in it not yet. (RE-18.25)
    - Coins are public. (RE-18.26)
    - With two players each mercenary army starts with 5 coins and its Tax Value. (RE-18.27)
    - Of free units as many are placed as the military reserve has. (RE-18.28)
    - A Maneuver has one origin and one destination; nobody is dropped or picked up on the way. (RE-18.29)
    - The crown may save a player again after holding a city at the end of a round. (RE-18.30)
    - The last player left wins; if none is left, those who fell last share the victory. (RE-18.31)
    - A mission may be revealed at the end of one’s own turn and of the round, before the victory check. (RE-18.32)
    - A mission’s bonus works at once. (RE-18.33)
    - A Siege Weapon may assault and move in the same turn. (RE-18.34)
    - A crown card can be bought without any territory. (RE-18.35)
    - The castle may roll again in every General Attack when both have only Footmen. (RE-18.36)
    - Hidden missions of an eliminated player leave the game. (RE-18.37)
    - With two players the mercenaries whose tile was drawn first sit on the left of the winner of the bid. (RE-18.38)
    - The order of purchases matters only for castles before units and for the escort when Footmen run short. (RE-18.39)
    - Reinforcing an attack on a castle needs no Siege Weapon. (RE-18.40)
    - A tile lost and regained in one round counts as new. (RE-18.41)
    - The number of crowns to win does not fall when a player is eliminated. (RE-18.42)
    - A battle that nobody survives pays nothing and counts for nobody. (RE-18.43)
    - The highest bid is one’s own coins, at most 145. (RE-18.44)
    - A disputed city cannot be chosen for Tax. (RE-18.45)

help-14-title = What is reconstructed or decided
help-14-text =
    From the rulebook: pieces, units, prices, battles, the round, ties, the setup and what the city tiles do.
    - Reconstructed: the eight missions, conditions and bonuses. Neither the rulebook nor any public source we found prints them; they use only what the game counts, none is met at the start, and no bonus is that of a city. They can be replaced in the data. (RE-13.7)
    - The territories, cities, crowns and Tax Values come from three public transcriptions of the board, which agree with each other and with the rulebook.
    - The borders: 100 of 101 are in all three; Lithuania and Smolensk touch in two of them. Estonia and Polotsk, Galicia and the Highlands, each in one, we left out.
    - Which of them are sea lines is known from one of the three, nine from a second; it matters only for Siege Assault and one mission.
    - The eight King’s Orders cards come from photographs of the cards and three public programs, which agree.
    - Spanish names of territories that the rulebook does not mention are our translation. Two of the four colours are named in public sources only.
    - Ours: the highest bid of 145, the limit of rounds, at which crowns, territories and coins decide, the limited bank and the mercenaries that always play last, all of them options or limits that the rulebook does not have. (RE-14.12, RE-19.2, RE-17.5, RE-18.18)
    - Ours too: the rulings above. A public summary of the rules reads the seat of the mercenaries with three players otherwise; that is why it is an option.

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
draw-discards = Discarded
draw-reserve = Common reserve: { $things }
draw-card-back = hidden
draw-card-none = not chosen
draw-bid-title = Your bid
draw-cards-title = Your two cards
draw-cards-hint = first turn 1, then turn 2
draw-mix-title = From { $origin } to { $target }
draw-mix-stays = Stays
draw-mix-goes = Goes
draw-mix-asked =
    { $unit ->
        [footman] How many Footmen?
        [archer] How many Archers?
        [cavalry] How many Cavalry?
       *[siege_weapon] How many Siege Weapons?
    }
draw-battle-title = Battle of { $place }
draw-assault-title = Assault on { $place }
draw-attacker =
    { $who ->
        [you] You attack
        [many] { $name } attack
       *[other] { $name } attacks
    }
draw-defender =
    { $who ->
        [you] You defend
        [many] { $name } defend
       *[other] { $name } defends
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
        [yes] { $attacker } { $won }, { $defender } { $held }, nobody { $nobody }
       *[no] { $attacker } { $won }, { $defender } { $held }
    }
draw-percent = { $share }%
draw-spend-title = Spend: { count-coins }
draw-count-title = { $unit } in { $place }
draw-missions-title = Missions
draw-missions-note = reconstructed by us
draw-mercenaries-title = Mercenaries
draw-mercenary = { $name }: { count-coins }, { count-crowns }
draw-mercenary-led =
    { $who ->
        [you] you lead them
       *[other] led by { $name }
    }
draw-mercenary-free = no leader yet
draw-tax-title = Supply lines
draw-tax-line = { $city }: { count-coins }
draw-tray-coins =
    { $coins ->
        [one] coin
       *[other] coins
    }
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
draw-vital-cards = crown cards
draw-vital-completed = completed missions
draw-price-card = crown card
draw-vital-missions = hidden missions

## The story

show-attacker = Attacker
show-defender = Defender
finale-source =
    { $who ->
        [you] You: { $source }, { count-crowns }.
       *[other] { $name }: { $source }, { count-crowns }.
    }

## Tables of the help

table-units = Units and prices
table-unit = { $name }: { $coins } coins each, { $stock } an army; rank { $rank } of a battle, { $dice ->
        [one] one die each
       *[other] { $dice } dice each
    }, hitting on { $least } or more
table-unit-plain =
    { $coins ->
        [one] { $name }: { $coins } coin each, { $stock } an army; they fight in the General Attack only
       *[other] { $name }: { $coins } coins each, { $stock } an army; they fight in the General Attack only
    }
table-castle = Castle: { $coins } coins, { $count } in all
table-card = Crown card: { $coins } coins, { $count } in all; only in the basic game
table-cards = The eight cards of every army
table-setups = By the number of players
table-setup = { $players } players: { $win_crowns } crowns win; cities each { $cities_per_player }, castles each { $castles_per_player }, { $footmen_per_city } Footmen a city; castles in the reserve { $castles_left }
table-cities = Cities and tiles
table-gold = { $city } ({ $place }): golden crown, tax { $value }. { $tile }: { $text }
table-black = { $city } ({ $place }): black crown, tax { $value }
table-borders = Territories and their neighbours
table-border =
    { $kind ->
        [both] { $place }: { $land }; by sea { $sea }
        [land] { $place }: { $land }
       *[sea] { $place }: by sea { $sea }
    }
table-missions = Missions (reconstructed), with 4 / 3 / 2 players
table-mission = { $mission }: { $condition }. Bonus: { $bonus }

## Help: figures and terms

figure-map = The numbers are units in the colours of their owners. A crown marks every city, with what it pays.
figure-orders = Above, your cards: two are chosen, for turns 1 and 2. Below, those of everybody.
figure-purse = Your coins, your reserve, your cards and what each supply line pays.
term-dispute = disputed, dispute, disputes
term-dispute-about = A territory with two armies. It is fought for at the end of the round.
term-supply = supply line, supply lines
term-supply-about = Territories of yours that are joined and not disputed.
term-crown = crown card, crown cards
term-crown-about = Bought with Spend; it counts as a crown.
term-footman = Footman, Footmen
term-footman-about = The cheapest unit. It fights in the General Attack only.
term-bonus = bonus action, bonus actions
term-bonus-about = Something more that a card does, before or after its order.
