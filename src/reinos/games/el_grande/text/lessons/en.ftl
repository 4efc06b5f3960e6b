### The lessons of El Grande.

## The first game

lesson-first-title = Your first regions
lesson-first-about = Power card, reinforcements, deployment beside the King, the castle and a first scoring.
lesson-first-goal = Have more knights than anybody else in the regions that are scored. Whoever has most points wins.
lesson-first-goal-why = Each region pays the first, second and third; in Granada, your home region, 2 more.
lesson-first-power = Play the 7 or the 8: the highest card on the table takes the first turn.
lesson-first-power-why = High cards act early; low ones bring more knights.
lesson-first-power-no = With the 7 or the 8 you go first and still bring reinforcements.
lesson-first-power-done = Nobody played higher: you go first.
lesson-first-court = Bring as many knights to court as your card allows.
lesson-first-court-why = Only knights at court can be deployed; those in the provinces wait.
lesson-first-court-no = You can bring more: the more at court, the better.
lesson-first-card = Take card 3: deploy 3 knights, and score the regions worth 5.
lesson-first-card-why = The card's number says how many knights go out; its text is the special action.
lesson-first-card-no = That card will serve somebody else: card 3 earns you points today.
lesson-first-deploy = Choose to deploy, and put 2 knights in Aragon, which is worth 5 and borders the King.
lesson-first-deploy-why = You deploy only next to the King's region; nothing enters or leaves his own.
lesson-first-deploy-no = 2 knights in Aragon are enough: nobody else is there.
lesson-first-deploy-no-special = If you score before you deploy, nobody will be in the regions worth 5.
lesson-first-deploy-no-castle = The castle gets the third one; first 2 in Aragon.
lesson-first-castle = Throw the third knight into the castle.
lesson-first-castle-why = Nobody may look inside. In the general scoring it comes out where you say.
lesson-first-castle-no = This one goes into the castle: your surprise for round 3.
lesson-first-score = Carry out the special action: the Basque Country, Aragon and Valencia are scored.
lesson-first-score-why = You are alone in Aragon: first place is worth 5.
lesson-first-score-no = You still have the special action: it brings 5 points.
lesson-first-score-done = Done: 5 points for Aragon.
lesson-first-order = The others have played. Every round has one power card each; a value already played is blocked.
lesson-first-order-why = Whoever plays the lowest is the first to choose in the next round.
lesson-first-alone = Go on by yourself. After round 3 comes the general scoring of all regions.
lesson-first-alone-why = A first place without a tie pays 2 more in your home region and in the King's.
lesson-first-wheel = Choose in secret where your castle knights will go; not to the King's region.
lesson-first-wheel-why = All are shown together, after the castle is scored and before the regions are.
lesson-first-wheel-no-king = Nobody enters the King's region: they would go back to court.
lesson-first-general = The castle was opened, its knights came out, and the nine regions were scored.
lesson-first-general-why = Those who tie take the place below: one knight more makes the difference.
lesson-first-end = Now you can play El Grande: nine such rounds, three scorings. Next: a game against pages.

## Power cards against court

lesson-power-title = Power cards and court
lesson-power-about = Go last with the 1 and fill your court; then go first with the 13 and score.
lesson-power-played = { $seat2 } has played the 9, { $seat3 } the 6 and { $seat4 } the 11. No value is played twice in a round.
lesson-power-played-why = High cards choose early, low ones bring knights: 6 with the 1, none with the 12 and 13.
lesson-power-low = Play the 1: you will be last, with 6 reinforcements.
lesson-power-low-why = You have 7 knights at court, and today's cards are not worth a hurry.
lesson-power-low-no = Today court comes first: the 1 brings most.
lesson-power-knights = The others have had their turns. Bring all 6 knights to your court.
lesson-power-knights-why = Only knights at court can be deployed, today or later.
lesson-power-knights-no = You may bring more. A full court serves for rounds.
lesson-power-knights-done = 13 knights at court: nobody has as many.
lesson-power-last = Two cards are left. Take the Veto, card 2, and deploy 2 knights in New Castile, your home.
lesson-power-last-why = That is the price of the 1: you take what the others leave.
lesson-power-last-no = Deploy the 2 knights.
lesson-power-last-no-card = Card 1 deploys only 1 knight. Take card 2.
lesson-power-last-no-place = New Castile is worth 7 to the first: put both there.
lesson-power-last-no-end = You still have knights to deploy.
lesson-power-last-done = 4 knights in New Castile, and you play first next: yours was the lowest card.
lesson-power-high = Card 3 scores a region of your choice, and all want it. Play the 13: nobody goes before you.
lesson-power-high-why = It brings no knights, but your court holds 11.
lesson-power-high-no = With less than 13 somebody might go first and take card 3.
lesson-power-high-done = You go first. The 13 is spent.
lesson-power-take = Take card 3 and deploy 3 knights where you like.
lesson-power-take-why = The knights that you saved now go to work.
lesson-power-take-no = Deploy the 3 knights; the scoring comes after.
lesson-power-take-no-card = The scoring is on card 3.
lesson-power-take-no-special = Deploy first: more knights make the scoring safer.
lesson-power-score = Now the special action: score New Castile.
lesson-power-score-why = You are first there: 7 points, and 2 more for your home region.
lesson-power-score-no = The special action is still to come: it is worth 9 points.
lesson-power-score-no-region = New Castile pays you most: 9 points.
lesson-power-score-done = 9 points: the 1 brought the knights, the 13 the moment.
lesson-power-end = Save before you strike. A card that is played is spent: choose the rounds for the high ones.

## The castle and the wheel

lesson-castle-title = The castle and the wheel
lesson-castle-about = Throw knights into the castle, set your wheel, and see a general scoring.
lesson-castle-count = Round 3, and your turn is the last before the scoring. In the castle are 2 knights each of { $seat3 } and { $seat4 }, 1 of { $seat2 } and 1 of yours.
lesson-castle-count-why = Every throw is announced, and then nobody may look inside. Whoever counted knows.
lesson-castle-throw = Take the King's card, 5, deploy, and throw 3 knights into the castle: 4 against 2.
lesson-castle-throw-why = The castle pays 5 to the first, and its knights then march to a region.
lesson-castle-throw-no = Three knights into the castle.
lesson-castle-throw-no-card = Card 5 deploys 5 knights: enough for the castle and for home.
lesson-castle-throw-no-special = First deploy: the King comes after.
lesson-castle-throw-no-place = Three into the castle first; two are left for a region.
lesson-castle-home = Put the other 2 in New Castile, your home region.
lesson-castle-home-why = 6 against 3: nobody can take the first place from you.
lesson-castle-home-no = New Castile is worth most.
lesson-castle-home-no-end = 2 knights can still go to New Castile.
lesson-castle-king = Now the special action: move the King to New Castile.
lesson-castle-king-why = Nothing enters his region, and whoever is first alone there gets 2 more.
lesson-castle-king-no = New Castile is where you are first: 7, and 2 for home, and 2 for the King.
lesson-castle-king-done = New Castile is closed: no knight from the castle can come in.
lesson-castle-wheel = Set your wheel in secret: 4 knights to Old Castile, where { $seat3 } has 2.
lesson-castle-wheel-why = 4 against 2 is the first place, 6 points, unless others come too.
lesson-castle-wheel-no = Old Castile pays 6 to the first, and 4 knights are enough there.
lesson-castle-wheel-no-king = A wheel on the King's region sends them back to court.
lesson-castle-paid = The castle paid you 5, Old Castile 6 and New Castile 11.
lesson-castle-paid-why = First the castle, then the wheels, then the nine regions: the same knights scored twice.
lesson-castle-end = Knights in the castle score twice. Count what others throw in, and keep your wheel to yourself.
