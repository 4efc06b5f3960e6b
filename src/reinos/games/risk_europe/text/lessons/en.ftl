### The lessons of Risk Europe.

## The first game

lesson-first-title = Your first kingdom
lesson-first-about = Found a kingdom, plan two orders, take a city and collect taxes.
lesson-first-goal = Whoever ends a round with seven crowns wins.
lesson-first-goal-why = Each of your cities is a crown; Rome counts two.
lesson-first-bid = Bid 1 coin for the First Player Marker.
lesson-first-bid-why = Its holder plays first in both turns, and is first to choose a city.
lesson-first-bid-no = 1 is enough today: coins are needed for recruiting.
lesson-first-bid-done = You pay 1, and you begin.
lesson-first-found = Found your kingdom in Paris, with the second group in Burgundy: 4 to 6 Footmen stay in France.
lesson-first-found-why = Paris brings a crown, a castle and 3 coins; Burgundy borders on a free city.
lesson-first-found-no = This time it is Paris: an unclaimed city is close by.
lesson-first-found-no-beside = Burgundy borders on Swabia, where the free city of Zurich lies.
lesson-first-found-no-split = Split them evenly: neither Paris nor Burgundy should be nearly empty.
lesson-first-orders = Choose two orders in secret: first Fortify, then Tax/Spend.
lesson-first-orders-why = The Fortify card lets you expand as well; the second turn brings coins.
lesson-first-orders-no = Today, advance first, with Fortify, and collect afterwards, with Tax/Spend.
lesson-first-expand = Expand from Burgundy to Swabia with as many Footmen as you like: Zurich is nobody's.
lesson-first-expand-why = An unclaimed city is yours as you enter: a crown and coins. At least 1 stays behind.
lesson-first-expand-no = Go from Burgundy to Swabia.
lesson-first-expand-no-order = Begin with Expand; Fortify comes after it.
lesson-first-expand-no-place = There is no city there: the crown is in Swabia.
lesson-first-expand-done = Zurich is yours: a second crown and 2 coins.
lesson-first-fortify = The card has another action: fortify France, then end the turn.
lesson-first-fortify-why = That is 4 Footmen for free, one more than in a city without a castle.
lesson-first-fortify-no = You can still fortify, and it is free.
lesson-first-fortify-no-city = France has a castle: 4 Footmen there, not 3.
lesson-first-tax = Second order: collect taxes from your cities and what is joined to them.
lesson-first-tax-why = Paris gives 3, Zurich 2, and each territory without a city 1: 6 coins.
lesson-first-tax-no = Collect first: you will spend with another card.
lesson-first-tax-done = 6 coins more, and Paris adds units.
lesson-first-battle = Another's land is not won by entering: at the end of the round dice decide, rank by rank.
lesson-first-battle-why = A rival's castle territory can be entered only with a Siege Weapon.
lesson-first-alone = Play by yourself: look for a third crown, in a free city or by battle.
lesson-first-alone-why = Spend recruits: Cavalry costs 3 coins, Archers 2, Footmen 1.
lesson-first-crowns = Look at the crown track. It takes seven at the end of a round, and Rome counts two.
lesson-first-crowns-why = Seven in the middle of a round are not enough: you must keep them.
lesson-first-end = Now you can play Risk Europe. Next: a whole game against pages.

## Orders

lesson-orders-title = Orders
lesson-orders-about = Split an army, take back the First Player Marker and maneuver.
lesson-orders-cards = Every round you seal two of eight cards, one for each turn. A card that was played comes back only when all are spent.
lesson-orders-cards-why = The others have sealed theirs already. Nobody knows yet what is coming.
lesson-orders-plan = Seal Split Expand for turn 1 and King Me for turn 2.
lesson-orders-plan-why = Split takes two lands at once; King Me decides who begins the next round.
lesson-orders-plan-no = Split Expand on top, King Me below it.
lesson-orders-split = Split from Burgundy: 2 Footmen to Swabia, for Zurich, and 1 to Lorraine. Then end the turn.
lesson-orders-split-why = One card, two lands: a crown, 2 coins and a way to the north.
lesson-orders-split-no = 2 Footmen to Swabia and 1 to Lorraine, both from Burgundy.
lesson-orders-split-no-order = Choose the Split: it reaches two lands.
lesson-orders-split-done = Zurich and Lorraine are yours.
lesson-orders-king = All three rivals played King Me, but yours came last and took the marker back. It can also tax: collect, and end the turn.
lesson-orders-king-why = Whoever has the marker after all cards chooses the battles and starts the next round.
lesson-orders-king-no = The card also taxes: 7 coins are waiting.
lesson-orders-king-done = The marker is yours, and 7 coins with it.
lesson-orders-again = Round 2, and you begin. Seal Fortify for turn 1, and for turn 2 whatever you like.
lesson-orders-again-why = Split Expand and King Me lie spent, one of each: you choose from the other six.
lesson-orders-again-no = Fortify on top: it can also maneuver.
lesson-orders-maneuver = Zurich is thinly held. Maneuver from France to Swabia with the Cavalry and 3 Footmen.
lesson-orders-maneuver-why = Two steps, through Burgundy, which is yours. No Maneuver crosses another's land.
lesson-orders-maneuver-no = From France to Swabia, with the Cavalry and 3 Footmen.
lesson-orders-maneuver-done = 6 units hold Zurich.
lesson-orders-both = The same card also fortifies: do so in France.
lesson-orders-both-why = An order and the bonus action of a card both count, in either order.
lesson-orders-both-no = Fortify France before the turn ends.
lesson-orders-both-done = 4 Footmen are back in Paris, for nothing.
lesson-orders-end = Two cards, read in their order, make a plan. Next: a battle.

## Battles

lesson-battle-title = Battles
lesson-battle-about = Recruit, march into a rival's land and fight, rank by rank.
lesson-battle-front = { $seat2 } holds Normandy with 3 Footmen and no castle. March in, and dice decide at the end of the round.
lesson-battle-front-why = Until then the land is disputed, and both sides may still send more.
lesson-battle-plan = Choose Tax/Spend for turn 1 and Fortify for turn 2: recruit first, then march.
lesson-battle-plan-why = Spend buys units that fight before the Footmen; Fortify lets you expand as well.
lesson-battle-plan-no = First the units, Tax/Spend, then the march, Fortify.
lesson-battle-recruit = Spend your 7 coins: 1 Cavalry and 2 Archers in France. Then end the turn.
lesson-battle-recruit-why = Archers hit with 5 or 6 and Cavalry with 3 or more, before the General Attack.
lesson-battle-recruit-no = 1 Cavalry for 3 and 2 Archers for 4: that is all your coins.
lesson-battle-march = Expand from France to Normandy with the Cavalry, the 2 Archers and 4 Footmen.
lesson-battle-march-why = 7 against 3; 2 Footmen stay to hold Paris.
lesson-battle-march-no = From France to Normandy: 1 Cavalry, 2 Archers, 4 Footmen.
lesson-battle-march-done = Normandy is disputed.
lesson-battle-fortify = Use the card's other action: fortify France, then end the turn.
lesson-battle-fortify-why = 4 Footmen for free, where you are thin now.
lesson-battle-fortify-no = The free Footmen first: fortify France.
lesson-battle-loss = The Archers hit once, the Cavalry once; then 5 against 5 in the General Attack. You lose a unit: give a Footman.
lesson-battle-loss-why = A tie hits the attacker. You choose your losses: cheap units first.
lesson-battle-loss-no = Keep Archers and Cavalry: they still roll in the next cycle.
lesson-battle-loss-done = 1 Footman lost, and the Archers hit again.
lesson-battle-won = Normandy is yours: 3 units of { $seat2 } lost against 1 of yours.
lesson-battle-won-why = Ranks roll in cycles until one army is gone. Those who roll early save those who come after.
lesson-battle-end = Bring units of several ranks, and more than the defender. Next: coins and crowns.

## The treasury

lesson-treasury-title = The treasury
lesson-treasury-about = Collect taxes, and buy a crown with them.
lesson-treasury-line = Paris and what is joined to it are a supply line: 3 coins for Paris, 1 for Lorraine.
lesson-treasury-line-why = A crown card costs 10. You have 7, and the tax brings 4.
lesson-treasury-plan = Seal Tax/Spend twice: collect in turn 1, buy in turn 2.
lesson-treasury-plan-why = You have two such cards, and King Me is a third: use them where coins count.
lesson-treasury-plan-no = It takes two turns: tax in the first, spend in the second.
lesson-treasury-tax = Collect the tax of Paris and end the turn.
lesson-treasury-tax-why = The tile of Paris adds 1 Cavalry and 1 Footman with every tax.
lesson-treasury-tax-no = First the coins: collect the tax of Paris.
lesson-treasury-tax-done = 11 coins, 1 Cavalry and 1 Footman.
lesson-treasury-crown = Now spend: buy a crown card for 10 coins, and end the turn.
lesson-treasury-crown-why = It is a crown that nobody can take from you; at most one a round.
lesson-treasury-crown-no = The 10 coins are for the crown card.
lesson-treasury-crown-done = Two crowns, one of them safe for good.
lesson-treasury-counted = { $seat2 } has taken Warsaw meanwhile: 2 crowns by marching. You have 2 as well, one of them by coins.
lesson-treasury-counted-why = Cities can be lost again, and bring tax; crown cards stay, and bring nothing.
lesson-treasury-end = Tax and spend together take both turns: plan them for rounds without danger.

## Sieges

lesson-siege-title = Sieges
lesson-siege-about = Bring up a Siege Weapon, break the walls of Berlin and take the city.
lesson-siege-castle = Berlin has a castle: only an army with a Siege Weapon may enter. You have bought one in Paris, for 10 coins.
lesson-siege-castle-why = { $seat2 } has gone to Warsaw and left only 3 Footmen in Berlin.
lesson-siege-plan = Choose Split Expand for turn 1 and Siege Assault for turn 2.
lesson-siege-plan-why = The first card also maneuvers, to bring the weapon to Lorraine, next to Berlin.
lesson-siege-plan-no = First the way to Lorraine, Split Expand; then the assault.
lesson-siege-maneuver = Maneuver from France to Lorraine: the Siege Weapon, the Cavalry and 4 Footmen. Then end the turn.
lesson-siege-maneuver-why = A Maneuver moves through land of your own, up to two steps. A city keeps at least 1 unit.
lesson-siege-maneuver-no = To Lorraine, with the Siege Weapon, the Cavalry and 4 Footmen.
lesson-siege-maneuver-done = The weapon stands before Berlin.
lesson-siege-assault = Siege Assault first: from Lorraine at Saxony.
lesson-siege-assault-why = The weapon rolls 2 dice across the border, and each 3 or more removes a unit. Nobody strikes back.
lesson-siege-assault-no = From Lorraine at Saxony, where Berlin lies.
lesson-siege-assault-no-order = Assault before you march: it costs nothing.
lesson-siege-assault-done = 1 hit: 2 Footmen are left in Berlin.
lesson-siege-enter = Now expand into Saxony with the Siege Weapon, the Cavalry and 8 Footmen, and end the turn.
lesson-siege-enter-why = The weapon may assault and march in one turn, and opens the castle to all who come with it.
lesson-siege-enter-no = The Siege Weapon must come along, with the Cavalry and 8 Footmen.
lesson-siege-taken = The Siege Weapon hit twice before anybody else could roll: Berlin is yours, your second crown.
lesson-siege-taken-why = A city won in battle pays no coins. Its tile works from the next round.
lesson-siege-end = Castles fall to those who bring a Siege Weapon. Where yours stand, keep enough units behind them.
