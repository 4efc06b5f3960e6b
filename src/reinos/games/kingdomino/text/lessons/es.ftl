### Las lecciones de Kingdomino.

## La primera partida

lesson-first-title = Tu primer reino
lesson-first-about = Elige fichas, únelas y cuenta tus tierras.
lesson-first-goal = Construye un reino con fichas de dominó. Al final suma más puntos que nadie.
lesson-first-goal-why = Puntúan las tierras iguales que se tocan y llevan coronas.
lesson-first-choose = { $seat3 } ya tiene la 43. Elige la 19: trigo con una corona, y bosque.
lesson-first-choose-why = Una corona vale un punto por cada casilla de su territorio.
lesson-first-choose-no = Esa ficha también es buena, pero la 19 te dejará jugar en primer lugar.
lesson-first-choose-done = Tu rey está en la 19.
lesson-first-order = Los demás ya han elegido. Se juega del número más bajo al más alto: con la 19 empiezas tú.
lesson-first-order-why = Los números altos suelen ser mejores, pero hacen esperar.
lesson-first-castle = Coloca la 19 junto a tu castillo, donde quieras: con él casa cualquier tierra.
lesson-first-castle-why = Todo tu reino crece desde el castillo.
lesson-first-next = Ahora mueve el rey a la línea siguiente. Elige la 26: bosque con corona, y trigo.
lesson-first-next-why = Tienes trigo y bosque: los dos pueden crecer.
lesson-first-next-no = Con la 26 crecerán a la vez tu trigo y tu bosque.
lesson-first-join = Coloca la 26 de modo que el trigo toque trigo y el bosque toque bosque.
lesson-first-join-why = Dos casillas de trigo y dos de bosque: 4 puntos.
lesson-first-join-no = Ahí no se unen las dos tierras.
lesson-first-join-done = Hecho: de 1 punto has pasado a 4.
lesson-first-count = Cada territorio vale sus casillas por sus coronas: trigo, 2 × 1; bosque, 2 × 1. Sin corona, 0.
lesson-first-count-why = Una corona más en un territorio grande cuenta por todas sus casillas.
lesson-first-price = Elige la 24 o la 44. La 44 tiene dos coronas, pero con ella jugarás en último lugar.
lesson-first-price-why = Quien juega tarde se queda con lo que sobra de la línea siguiente.
lesson-first-price-no = Ahora se trata de elegir entre corona temprana y dos coronas tardías: la 24 o la 44.
lesson-first-frame = Coloca tu ficha. El reino entero debe caber en 5 × 5 casillas.
lesson-first-frame-why = Lo que no encaja en ningún sitio se descarta: deja sitio a lo que viene.
lesson-first-alone = Sigue por tu cuenta hasta la ronda 7: coloca, elige y haz crecer lo que lleva coronas.
lesson-first-alone-why = Con pocos territorios grandes se gana más que con muchos pequeños.
lesson-first-sum = Suma territorio a territorio: casillas por coronas. Ese es tu total hasta ahora.
lesson-first-sum-why = En la ronda 12 se coloca lo último y gana quien más suma.
lesson-first-end = Ya sabes jugar a Kingdomino. Lo siguiente: una partida entera contra pajes.
