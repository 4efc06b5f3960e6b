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
