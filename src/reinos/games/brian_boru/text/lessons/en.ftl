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
