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

## Counties

lesson-counties-title = The counties
lesson-counties-about = Take a county so that it stays yours, and carry off both noble and reward.
lesson-counties-look = A county asks for a knight of a minimum strength. Whoever holds it takes the noble or the reward, or both for 3 gold.
lesson-counties-look-why = { $seat2 } holds Suffolk with a 2. You have 2 gold, so 1 is missing for both.
lesson-counties-gold = First earn the gold: send your 1 to the battle on the left and take the favour of 2 gold.
lesson-counties-gold-why = What you spend on a county must be there before its reward comes.
lesson-counties-gold-no = The strength-2 knight is for Suffolk. The gold comes with the battle on the left.
lesson-counties-gold-done = You have 4 gold.
lesson-counties-oust = Send your 2 to Suffolk with both squires: 4 against 2.
lesson-counties-oust-why = { $seat2 } has a 2 and 2 squires left: 4, and that is not more than 4.
lesson-counties-oust-no = Suffolk asks for your strength-2 knight.
lesson-counties-oust-no-few = With 3 you would hold Suffolk, but { $seat2 } could come back with 4.
lesson-counties-oust-done = { $seat2 } gets the knight back. Suffolk is safe.
lesson-counties-votes = Vote on the three proposals as you like, without adding your vote.
lesson-counties-votes-why = Parliament comes before the counties are paid; it has a lesson of its own.
lesson-counties-votes-no = Keep your vote out of it: the scroll alone will do here.
lesson-counties-train = The wealthiest may upgrade a knight, and that is you. Choose which.
lesson-counties-train-why = A knight of 3 can enter York and Gloucester.
lesson-counties-train-no = It is free: take the upgrade.
lesson-counties-both = Take both from Suffolk: the noble and the new knight, for 3 gold.
lesson-counties-both-why = Nobles bring votes each round, and points for the whole table at the end.
lesson-counties-both-no = You have the 3 gold: noble and knight together.
lesson-counties-both-done = A noble at your table and one more knight at court.
lesson-counties-alone = Play round 2. Surrey also names the next start player.
lesson-counties-alone-why = Counties are paid from A to I, so gold from an early one can serve a later one.
lesson-counties-end = Counties are yours. Next: France, where knights earn points.

## France

lesson-france-title = The war in France
lesson-france-about = Rank first without being stronger, and earn points from a lost battle.
lesson-france-armies = France has 3 on the left and 5 on the right. England wins with as much or more, all knights together.
lesson-france-armies-why = First, second and third place score the values on the card.
lesson-france-tie = Send your 2 to the left: with { $seat2 } that makes 4 against 3. Then take gold or squires as a favour.
lesson-france-tie-why = Of two equals the one who came later ranks first: you, ahead of { $seat2 }.
lesson-france-tie-no = Your strength-2 knight ties with { $seat2 } on the left. That is where it ranks first.
lesson-france-tie-no-favour = The noble is for another day: take gold or squires.
lesson-france-tie-done = 4 against 3, and you are first.
lesson-france-lose = Send your 1 to the right, though 2 against 5 will lose. Then take gold or squires as a favour.
lesson-france-lose-why = If France wins, the first place earns the second value: still 2 points, and a favour.
lesson-france-lose-no = Your strength-1 knight is wanted in the battle on the right.
lesson-france-lose-no-favour = The noble is for another day: take gold or squires.
lesson-france-votes = Vote on the three proposals as you like, without adding your vote.
lesson-france-votes-why = The battles are scored last, after parliament, counties and castle.
lesson-france-votes-no = Keep your vote out of it: the scroll alone will do here.
lesson-france-scored = The left battle paid you 3 points, the lost one 2. That one has moved down, with the knights in it.
lesson-france-scored-why = It is fought once more. { $seat3 } has just added a 2: England has 4 of 5.
lesson-france-stack = Send your 2 to the lower battle too: 6 against 5. It joins your knight there.
lesson-france-stack-why = You and { $seat3 } have 3 each, and your place came later: you are first, for 4 points.
lesson-france-stack-no = The lower battle on the right lacks 1 strength: send your 2 there.
lesson-france-stack-no-favour = The noble is for another day: take gold or squires.
lesson-france-stack-done = 6 against 5: the tide has turned.
lesson-france-alone = Play the round to its end and see the battle scored.
lesson-france-alone-why = Lost in the lower row, the knights would be prisoners: ransom is 1 gold per point of strength.
lesson-france-end = You know when to join a battle, and when to lose one. Next: parliament.

## Parliament

lesson-parliament-title = Parliament
lesson-parliament-about = Save a law, pass a better one and collect what both give.
lesson-parliament-laws = Three laws are in force, and three proposals come one by one. An approved one pushes out the law on the left.
lesson-parliament-laws-why = On the left is “County presence”: 3 points for your 2 counties.
lesson-parliament-reject = “Stone from France” gives you nothing. Vote no, with your vote.
lesson-parliament-reject-why = You are in no battle. A tie approves, so one scroll against may not be enough.
lesson-parliament-reject-no = Without your vote it may pass. Add it to your no.
lesson-parliament-reject-no-yes = A yes would push out “County presence”, and with it your 3 points.
lesson-parliament-reject-done = Rejected, 3 to 1. Your vote is spent.
lesson-parliament-approve = “Tribute to the king” pays 3 points for 1 gold and 1 squire. Vote yes.
lesson-parliament-approve-why = You have 2 of each: 6 points. “County presence” would go, with 3.
lesson-parliament-approve-no-no = A no would save 3 points and cost you 6.
lesson-parliament-approve-done = Approved, 2 to 1. “County presence” has gone.
lesson-parliament-third = Vote on the third as you like: you have no votes left, only the scroll.
lesson-parliament-third-why = Votes are spent even when they lose. Use them where they decide.
lesson-parliament-train = The laws now apply from left to right. All tie for most gold, so all may upgrade a knight.
lesson-parliament-train-why = Where a law rewards the most, everybody who ties gets it in full.
lesson-parliament-train-no = It is free: take the upgrade.
lesson-parliament-tribute = Most squires gave you a knight. Now the tribute: pay twice, for 6 points.
lesson-parliament-tribute-why = It stays in force until it is pushed out: next round you can pay again.
lesson-parliament-tribute-no = You have 2 gold and 2 squires: pay twice.
lesson-parliament-tribute-done = 6 points from a law that you passed.
lesson-parliament-end = One vote where it decides, and a law that pays you. Next: a whole game against pages.
