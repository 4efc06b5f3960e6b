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

## Puntuación y bonificaciones

lesson-scoring-title = Puntuación y bonificaciones
lesson-scoring-about = Cuatro fichas antes del final: haz crecer lo que tiene coronas, llena la cuadrícula y deja el castillo en el centro.
lesson-scoring-stand = Tienes 24 puntos; { $seat2 }, 31. Quedan dos bonificaciones: 5 por llenar la cuadrícula y 10 por el castillo en el centro.
lesson-scoring-stand-why = Casillas por coronas, tierra a tierra. Tu trigo da 5 × 3 y tu bosque, 5 × 1.
lesson-scoring-forest = Pon la 33 en la esquina de abajo a la derecha, bosque bajo bosque. Después elige la 28.
lesson-scoring-forest-why = El bosque crece a 6 × 1, el lago vale 1 × 1 y la 28 traerá otra corona.
lesson-scoring-forest-no = El bosque en la esquina y el lago a su izquierda: puntúan los dos y no queda ningún hueco suelto.
lesson-scoring-forest-no-choose = La 28 trae una corona para tu bosque; la otra, ninguna.
lesson-scoring-forest-done = 26 puntos, con 6 casillas de bosque.
lesson-scoring-mine = Pon la 40 sobre el castillo: la mina junto a tus minas y el trigo encima. Después toma la última ficha.
lesson-scoring-mine-why = 3 casillas y 3 coronas: 9 en vez de 4. Las tierras pequeñas con muchas coronas rinden.
lesson-scoring-mine-no = La mina va justo sobre el castillo, y el trigo encima de ella.
lesson-scoring-mine-done = 31 puntos: empatas con { $seat2 }.
lesson-scoring-fill = La 16 no tiene coronas. Ponla en las dos casillas vacías de arriba.
lesson-scoring-fill-why = Por sí sola no puntúa, pero llenar la cuadrícula vale 5.
lesson-scoring-fill-no = Arriba deja sitio a la 28 bajo el castillo.
lesson-scoring-last = La última, la 28: el bosque justo bajo el castillo y el lago debajo.
lesson-scoring-last-why = El bosque llega a 7 × 2 y el lago se une al otro: 2 × 1.
lesson-scoring-last-no = Al revés, la corona queda fuera de tu bosque grande.
lesson-scoring-sum = 55 a 47: 40 por las tierras, 5 por la Armonía, la cuadrícula llena, y 10 por el Castillo Central.
lesson-scoring-sum-why = { $seat2 } no ha podido poner su última ficha y pierde los 5 de la cuadrícula llena.
lesson-scoring-end = Las coronas multiplican, y las bonificaciones deciden partidas igualadas. Lo siguiente: una partida entera contra pajes.
