### The lessons of New game.

lesson-first-title = The last stone
lesson-first-about = Learn never to leave the last stone to somebody else.
lesson-first-goal = There are 15 stones. Whoever takes the last one wins.
lesson-first-goal-why = A turn takes one, two or three of them.
lesson-first-three = Take 3: that leaves 12.
lesson-first-three-why = At 12 stones, three times four, { $seat2 } cannot do better.
lesson-first-three-no = That would leave a number that is no multiple of four.
lesson-first-fours = Leave a multiple of four again.
lesson-first-fours-why = Whatever { $seat2 } takes, you fill it up to four.
lesson-first-fours-no = That would leave a number that is no multiple of four.
lesson-first-alone = Go on like this to the last stone.
lesson-first-alone-why = Whoever leaves 4 takes the last one.
lesson-first-end = Now you know the trick. Play with three people next: there it is not enough.
