### The lessons of Lancaster.

## The first game

lesson-first-title = From lord to ally of the king
lesson-first-about = Send knights, oust a rival, vote on a law and win in France.
lesson-first-goal = There are five rounds. Whoever has most power points at the end wins.
lesson-first-goal-why = Points come from laws, from France and from the final count.
lesson-first-build = Build the Stables: they give 2 squires at the end of every round.
lesson-first-build-why = An extension works by itself. Squires add strength to your knights.
lesson-first-build-no = That extension is useful too, but this lesson needs squires.
lesson-first-suffolk = Send your strength-2 knight to Suffolk, without squires.
lesson-first-suffolk-why = Suffolk gives a new knight: one more move each round.
lesson-first-suffolk-done = Suffolk is yours, for now.
lesson-first-ousted = { $seat2 } came with a 2 and a squire: 3 against 2. Your knight is back at court.
lesson-first-ousted-why = A county that is held is taken with a greater sum. You have lost nothing.
lesson-first-back = Go back to Suffolk with your strength-2 knight and 2 squires: 4 against 3.
lesson-first-back-why = Who is ousted gets the knight back but loses the squires.
lesson-first-back-no = What matters now is Suffolk, with the strength-2 knight.
lesson-first-back-no-one = Suffolk asks for a knight of at least 2; squires do not help with that.
lesson-first-back-done = Done: 4 against 3. { $seat2 } gets the knight back and loses the squire.
lesson-first-france = Send your 1 to the battle on the left, and take the favour of 2 squires.
lesson-first-france-why = Together you match France, 2 to 2. Of two equals the later one ranks first: you.
lesson-first-france-no = Your strength-1 knight is needed in the battle on the left, where { $seat3 } fights already.
lesson-first-france-no-favour = Take the favour of 2 squires: they will soon be counted.
lesson-first-france-done = The king pays you 2 squires.
lesson-first-law = Vote no, with your vote: if this passes, the law goes that gives a knight for most squires.
lesson-first-law-why = Nobody has more squires than you. A tie approves: no must outnumber yes.
lesson-first-law-no = It takes your scroll and your vote together to reject it.
lesson-first-law-no-yes = A yes would remove the law that gives you a knight.
lesson-first-law-done = Rejected. Your vote is spent; the law stays.
lesson-first-votes = Vote on the other two proposals as you like. Then the three laws in force are applied.
lesson-first-votes-why = Laws apply to everybody, however they voted.
lesson-first-reward = The law has given you a knight. Now take the reward of Suffolk: another knight.
lesson-first-reward-why = The noble brings votes, and points at the end; both together cost 3 gold.
lesson-first-reward-no = The noble is good too, but one more knight moves in every round that is left.
lesson-first-reward-done = You began with 2 knights, and now you have 4.
lesson-first-battle = England matched France and won: 2 points for you, 1 for { $seat3 }.
lesson-first-battle-why = When France wins, you score less, and the knights stay there for another round.
lesson-first-alone = Play rounds 2 and 3 by yourself: counties, castle, battles and votes.
lesson-first-alone-why = With 4 knights you take more places than anybody else.
lesson-first-count = After round 5 the strongest knights, the extensions and the nobles score.
lesson-first-count-why = What grows early scores twice: while you play, and at the end.
lesson-first-end = Now you can play Lancaster. Next: a whole game against pages.
