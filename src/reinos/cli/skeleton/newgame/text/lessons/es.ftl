### Las lecciones de New game.

lesson-first-title = La última piedra
lesson-first-about = Aprende a no dejar nunca la última piedra a otro.
lesson-first-goal = Hay 15 piedras. Quien toma la última, gana.
lesson-first-goal-why = En cada turno se toman una, dos o tres.
lesson-first-three = Toma 3: quedarán 12.
lesson-first-three-why = Con 12 piedras, tres veces cuatro, { $seat2 } no puede mejorar.
lesson-first-three-no = Así quedaría un número que no es múltiplo de cuatro.
lesson-first-fours = Deja otra vez un múltiplo de cuatro.
lesson-first-fours-why = Tome lo que tome { $seat2 }, tú completas hasta cuatro.
lesson-first-fours-no = Así quedaría un número que no es múltiplo de cuatro.
lesson-first-alone = Sigue así hasta la última piedra.
lesson-first-alone-why = Quien deja 4 se lleva la última.
lesson-first-end = Ya conoces el truco. Ahora juega con tres personas: ya no basta.
