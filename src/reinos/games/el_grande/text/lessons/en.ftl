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
