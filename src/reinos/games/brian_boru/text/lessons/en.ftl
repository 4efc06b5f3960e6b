### The lessons of Brian Boru.

## The first game

lesson-first-title = Your first round in Ireland
lesson-first-about = Draft cards, win a trick and its town, lose another, and see what you claim.
lesson-first-goal = Control more towns than anybody else in a region, and its token is yours. Most points win.
lesson-first-goal-why = Leinster is worth 6 points, and turns up once 4 towns there have discs, whoever owns them.
lesson-first-start = Begin in Inistioge, in Leinster.
lesson-first-start-why = Its roads lead to Kilkenny and to Waterford, both in Leinster.
lesson-first-start-no = Today you grow strong in Leinster, and Inistioge has two roads.
lesson-first-keep = Keep two cards: the red 24 and the blue 3. The others pass to the left.
lesson-first-keep-why = The high one wins tricks; the low one acts before everybody.
lesson-first-keep-no = Somebody else will see that card. You need the red 24 and the blue 3.
lesson-first-draft = Keep two of each pack that reaches you, whichever you like.
lesson-first-draft-why = The colour says which towns you can win; white cards match all.
lesson-first-draft-done = That is your hand for the whole round.
lesson-first-lead = You lead: put the marker on Kilkenny, which is red, and play the red 24.
lesson-first-lead-why = The highest card that is of its colour or white wins: none is higher.
lesson-first-lead-no = To be sure of Kilkenny, play the red 24.
lesson-first-lead-no-town = Kilkenny is red and in Leinster, next to your town.
lesson-first-lead-done = Kilkenny is yours: 2 towns in Leinster.
lesson-first-won = The winner takes the town and carries out the card's upper action: yours cost 2 coins.
lesson-first-won-why = High cards win but cost; low ones pay those who lose.
lesson-first-low = You lead again: the marker on Kildare, blue, with the blue 3. Another blue or white card will win.
lesson-first-low-why = Who loses chooses an action, and the lowest card acts first.
lesson-first-low-no = Try the opposite this time: the blue 3 on Kildare.
lesson-first-alone = Play to the end of the round. Yellow courts, red fights, blue prays; with 5 coins you expand.
lesson-first-alone-why = The round ends with marriage, Vikings and church: do not trail in all of them.
lesson-first-upkeep = The round is over: marriage, Vikings and church, then the tokens of the regions that are turned up.
lesson-first-upkeep-why = A token changes hands when somebody outweighs you; with a tie it stays.
lesson-first-end = Now you can play Brian Boru: three such rounds. Next: a whole game against pages.

## The trick

lesson-trick-title = The trick
lesson-trick-about = Win with the right card, lose with the right card, and expand.
lesson-trick-order = Kilkenny is red. { $seat2 } leads a red 11, { $seat3 } throws a yellow 23: it is higher, but cannot win.
lesson-trick-order-why = Only cards of the town's colour and white ones can win. Nobody has to follow.
lesson-trick-win = Win Kilkenny with the white 21.
lesson-trick-win-why = Kilkenny is next to your Inistioge, and the 21 costs only 1 coin.
lesson-trick-win-no = Kilkenny is red: it takes red or white, and more than 11.
lesson-trick-win-no-dear = The 22 wins too, but costs 2 coins. The 21 will do.
lesson-trick-win-no-red = Red it is, but 2 is less than 11.
lesson-trick-win-done = Kilkenny and the marker are yours; 2 coins are left.
lesson-trick-low = Now lose on purpose: the marker on Dublin, with the red 2.
lesson-trick-low-why = The lowest card acts first, and low cards pay well when they lose.
lesson-trick-low-no = The red 2 is the card that pays most when it loses.
lesson-trick-low-no-town = Dublin is red, as your 2, and far from your towns: let another have it.
lesson-trick-coins = { $seat2 } wins Dublin, but you act first. Take the 3 coins.
lesson-trick-coins-why = Symbols are carried out from left to right: the coins are there when the expansion comes.
lesson-trick-coins-no = 2 and 3 coins make 5: the price of an expansion.
lesson-trick-expand = 5 coins: follow the road from Inistioge to Waterford.
lesson-trick-expand-why = You lost the trick and gain a town: 3 in Leinster.
lesson-trick-expand-no = Waterford is in Leinster, where you are strong.
lesson-trick-expand-done = 3 towns in Leinster after two tricks.
lesson-trick-throw = Lismore is blue and far away. Throw a yellow card, 14 or 17, and choose 3 spaces of courtship.
lesson-trick-throw-why = A card that cannot win still acts. Keep the blue ones for towns that matter.
lesson-trick-throw-no = Keep that card: throw a yellow one.
lesson-trick-throw-no-coins = 1 coin is little; 3 spaces lead towards the marriage.
lesson-trick-throw-done = Nobody had to follow, and you are courting.
lesson-trick-end = A trick has one winner, and everybody acts. Next: what the end of the round brings.

## The end of the round

lesson-upkeep-title = Marriage, Vikings, church
lesson-upkeep-about = Two tricks before the end of a round: win the marriage, bear a raid and found a monastery.
lesson-upkeep-tracks = Two tricks are left. Then come the marriage, the Vikings, the church and the claims, in this order.
lesson-upkeep-tracks-why = You are on space 4 of the courtship, { $seat3 } on 6. { $seat2 } has 4 raiders, you none.
lesson-upkeep-court = Throw the yellow 17 and choose courtship: 4 and 3 are 7.
lesson-upkeep-court-why = Whoever is highest marries Brigid: 4 points.
lesson-upkeep-court-no = Only the yellow card courts.
lesson-upkeep-court-no-coins = 1 coin buys nothing now; 3 spaces pass { $seat3 }.
lesson-upkeep-court-done = Space 7: ahead of { $seat3 }.
lesson-upkeep-pray = The last trick: throw the blue 19 and send 3 discs to the church.
lesson-upkeep-pray-why = You and { $seat2 } have 2 there. Only whoever has most alone founds a monastery.
lesson-upkeep-pray-no = The blue card prays; the white one can only bring coins.
lesson-upkeep-pray-no-coins = The 3 discs decide the church: 5 against 2.
lesson-upkeep-raid = Brigid is yours: 4 points. But you have the fewest raiders, and { $seat2 }, with most, lets the Vikings take Waterford.
lesson-upkeep-raid-why = Whoever has fewest raiders loses a town; whoever alone has most chooses which.
lesson-upkeep-monastery = The church is yours, 5 to 2: found a monastery in one of your towns.
lesson-upkeep-monastery-why = A town with a monastery weighs 2, so Leinster reaches 4.
lesson-upkeep-claim = Leinster weighs 4 and turns up: 3 of it are yours, 1 the Vikings'. The token is yours.
lesson-upkeep-claim-why = It is worth 6 points at the end, if nobody outweighs you. Viking towns help to turn it up.
lesson-upkeep-end = One round, three tracks: you need not win them all, but do not come last with the raiders.
