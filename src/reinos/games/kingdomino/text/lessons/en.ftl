### The lessons of Kingdomino.

## The first game

lesson-first-title = Your first kingdom
lesson-first-about = Choose dominoes, join them and count your lands.
lesson-first-goal = Build a kingdom out of dominoes. At the end, have more points than anybody else.
lesson-first-goal-why = Equal lands that touch and carry crowns score points.
lesson-first-choose = { $seat3 } already holds 43. Choose 19: wheat with one crown, and forest.
lesson-first-choose-why = A crown is worth one point for every square of its territory.
lesson-first-choose-no = That domino is good too, but 19 lets you play first.
lesson-first-choose-done = Your king stands on 19.
lesson-first-order = The others have chosen. Play goes from the lowest number to the highest: with 19 you begin.
lesson-first-order-why = High numbers are mostly better, but they make you wait.
lesson-first-castle = Place 19 beside your castle, wherever you like: every land matches it.
lesson-first-castle-why = Your whole kingdom grows from the castle.
lesson-first-next = Now move your king to the next line. Choose 26: forest with a crown, and wheat.
lesson-first-next-why = You have wheat and forest: both can grow.
lesson-first-next-no = With 26 your wheat and your forest grow at once.
lesson-first-join = Place 26 so that wheat touches wheat and forest touches forest.
lesson-first-join-why = Two squares of wheat and two of forest: 4 points.
lesson-first-join-no = There the two lands do not both join.
lesson-first-join-done = Done: you went from 1 point to 4.
lesson-first-count = A territory is worth its squares times its crowns: wheat 2 × 1, forest 2 × 1. Without a crown, 0.
lesson-first-count-why = One more crown in a large territory counts for all its squares.
lesson-first-price = Choose 24 or 44. 44 has two crowns, but with it you play last.
lesson-first-price-why = Who plays late takes what is left of the next line.
lesson-first-price-no = The question now is one crown early or two crowns late: 24 or 44.
lesson-first-frame = Place your domino. The whole kingdom must fit into 5 × 5 squares.
lesson-first-frame-why = What fits nowhere is discarded: leave room for what comes.
lesson-first-alone = Go on by yourself until round 7: place, choose, and let grow what carries crowns.
lesson-first-alone-why = A few large territories earn more than many small ones.
lesson-first-sum = Add up territory by territory: squares times crowns. That is your total so far.
lesson-first-sum-why = After round 12 the last dominoes are placed, and the highest total wins.
lesson-first-end = Now you can play Kingdomino. Next: a whole game against pages.

## Scoring and bonuses

lesson-scoring-title = Scoring and bonuses
lesson-scoring-about = Four dominoes before the end: grow what has crowns, fill the grid and keep the castle in the middle.
lesson-scoring-stand = You have 24 points, { $seat2 } has 31. Two bonuses are open: 5 for a full grid, 10 for a castle in its centre.
lesson-scoring-stand-why = Squares times crowns, land by land. Your wheat makes 5 × 3, your forest 5 × 1.
lesson-scoring-forest = Place 33 in the bottom right corner, forest under forest. Then choose 28.
lesson-scoring-forest-why = The forest grows to 6 × 1, the lake counts 1 × 1, and 28 brings the forest a crown.
lesson-scoring-forest-no = Forest in the corner, lake to its left: so both score, and no hole is left alone.
lesson-scoring-forest-no-choose = 28 has a crown for your forest; the other one has none.
lesson-scoring-forest-done = 26 points, with 6 squares of forest.
lesson-scoring-mine = Place 40 above the castle: the mine beside your mines, the wheat above it. Then take the last domino.
lesson-scoring-mine-why = 3 squares and 3 crowns: 9 instead of 4. Small lands with many crowns pay well.
lesson-scoring-mine-no = The mine goes directly above the castle, and the wheat above that.
lesson-scoring-mine-done = 31 points: level with { $seat2 }.
lesson-scoring-fill = Domino 16 has no crown. Put it in the two empty squares at the top.
lesson-scoring-fill-why = It scores nothing by itself, but a full grid is worth 5.
lesson-scoring-fill-no = At the top it leaves room for 28 below the castle.
lesson-scoring-last = The last one, 28: the forest right below the castle, the lake under it.
lesson-scoring-last-why = The forest becomes 7 × 2 and the lake joins the other: 2 × 1.
lesson-scoring-last-no = The other way round the crown misses your big forest.
lesson-scoring-sum = 55 to 47: 40 for the lands, 5 for Harmony, the full grid, and 10 for the Middle Kingdom.
lesson-scoring-sum-why = { $seat2 } could not place the last domino, and lost the 5 of the full grid.
lesson-scoring-end = Crowns multiply, and bonuses decide close games. Next: a whole game against pages.
