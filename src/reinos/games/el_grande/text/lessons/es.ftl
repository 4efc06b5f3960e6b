### Las lecciones de El Grande.

## La primera partida

lesson-first-title = Tus primeras regiones
lesson-first-about = Carta de poder, refuerzos, despliegue junto al rey, castillo y primera puntuación.
lesson-first-goal = Ten más caballeros que nadie en las regiones que se puntúan. Quien más puntos suma, gana.
lesson-first-goal-why = Cada región paga al primero, al segundo y al tercero; en Granada, tu región natal, 2 más.
lesson-first-power = Juega el 7 o el 8: la carta más alta de la mesa empieza la ronda.
lesson-first-power-why = Las altas actúan antes; las bajas traen más caballeros.
lesson-first-power-no = Con el 7 o el 8 empezarás tú y aún traerás refuerzos.
lesson-first-power-done = Nadie te ha superado: empiezas tú.
lesson-first-court = Trae a la corte todos los caballeros que permite tu carta.
lesson-first-court-why = Solo los caballeros de la corte pueden desplegarse; los de las provincias esperan.
lesson-first-court-no = Puedes traer más: cuantos más en la corte, mejor.
lesson-first-card = Toma la carta 3: despliega 3 caballeros y puntúa las regiones de valor 5.
lesson-first-card-why = El número de la carta dice cuántos caballeros salen; el texto, su acción especial.
lesson-first-card-no = Esa carta se quedará para otro: la 3 te dará puntos hoy.
lesson-first-deploy = Elige desplegar y pon 2 caballeros en Aragón, que vale 5 y está junto al rey.
lesson-first-deploy-why = Se despliega solo en las regiones vecinas del rey; en la suya no entra ni sale nada.
lesson-first-deploy-no = Con 2 caballeros en Aragón bastará: allí no hay nadie.
lesson-first-deploy-no-special = Si puntúas antes de desplegar, en las regiones de 5 no habrá nadie.
lesson-first-deploy-no-castle = El castillo recibirá al tercero; primero, 2 en Aragón.
lesson-first-castle = Echa el tercer caballero al castillo.
lesson-first-castle-why = Nadie puede mirar dentro. En la puntuación general sale adonde tú digas.
lesson-first-castle-no = Este va al castillo: será tu sorpresa en la ronda 3.
lesson-first-score = Haz la acción especial: se puntúan País Vasco, Aragón y Valencia.
lesson-first-score-why = En Aragón solo estás tú: el primer puesto vale 5.
lesson-first-score-no = Aún te queda la acción especial: son 5 puntos.
lesson-first-score-done = Hecho: 5 puntos por Aragón.
lesson-first-order = Los demás han jugado. Ahora, en cada ronda, una carta de poder: la que otro ya jugó queda prohibida.
lesson-first-order-why = Quien juega la más baja empieza a elegir en la ronda siguiente.
lesson-first-alone = Sigue por tu cuenta. Tras la ronda 3 llega la puntuación general de todas las regiones.
lesson-first-alone-why = Ser primero sin empate paga 2 más en tu región natal y en la del rey.
lesson-first-wheel = Elige en secreto adónde irán tus caballeros del castillo; no a la región del rey.
lesson-first-wheel-why = Todos las enseñan a la vez, después de puntuar el castillo y antes de las regiones.
lesson-first-wheel-no-king = En la región del rey no entra nadie: volverían a la corte.
lesson-first-general = Se ha abierto el castillo, han salido los caballeros y se han puntuado las nueve regiones.
lesson-first-general-why = Quienes empatan cobran el puesto siguiente: un caballero más lo cambia todo.
lesson-first-end = Ya sabes jugar a El Grande: nueve rondas así y tres puntuaciones. Lo siguiente: una partida contra pajes.

## Cartas de poder contra corte

lesson-power-title = Cartas de poder y corte
lesson-power-about = Espera tu turno con el 1 y llena la corte; después adelántate con el 13 y puntúa.
lesson-power-played = { $seat2 } ha jugado el 9, { $seat3 } el 6 y { $seat4 } el 11. Ningún valor se repite en una ronda.
lesson-power-played-why = Las altas eligen antes; las bajas traen caballeros: 6 el 1, ninguno el 12 y el 13.
lesson-power-low = Juega el 1: tu turno será el último, con 6 refuerzos.
lesson-power-low-why = Tienes 7 caballeros en la corte, y las cartas de hoy no merecen prisa.
lesson-power-low-no = Hoy importa la corte: el 1 es el que más trae.
lesson-power-knights = Los demás ya han jugado. Trae los 6 caballeros a tu corte.
lesson-power-knights-why = Solo se despliegan los caballeros de la corte, hoy o más adelante.
lesson-power-knights-no = Puedes traer más. Una corte llena dura varias rondas.
lesson-power-knights-done = 13 caballeros en la corte: nadie tiene tantos.
lesson-power-last = Quedan dos cartas. Toma el Veto, la 2, y despliega 2 caballeros en Castilla la Nueva, tu región natal.
lesson-power-last-why = Es el precio del 1: te llevas lo que los demás dejan.
lesson-power-last-no = Despliega los 2 caballeros.
lesson-power-last-no-card = La carta 1 solo despliega 1 caballero. Toma la 2.
lesson-power-last-no-place = Castilla la Nueva vale 7 al primero: pon allí los dos.
lesson-power-last-no-end = Aún te quedan caballeros por desplegar.
lesson-power-last-done = 4 caballeros en Castilla la Nueva, y ahora abres tú: tu carta era la más baja.
lesson-power-high = La carta 3 puntúa la región que elijas, y todos la quieren. Juega el 13: nadie irá antes que tú.
lesson-power-high-why = No trae caballeros, pero en tu corte hay 11.
lesson-power-high-no = Con menos de 13 alguien podría adelantarse y llevarse la carta 3.
lesson-power-high-done = Vas antes que nadie. El 13 queda gastado.
lesson-power-take = Toma la carta 3 y despliega 3 caballeros donde quieras.
lesson-power-take-why = Lo que guardabas en la corte se pone a trabajar.
lesson-power-take-no = Despliega los 3 caballeros; la puntuación va después.
lesson-power-take-no-card = La puntuación está en la carta 3.
lesson-power-take-no-special = Despliega antes: con más caballeros puntúas más seguro.
lesson-power-score = Ahora la acción especial: puntúa Castilla la Nueva.
lesson-power-score-why = Allí vas en primer lugar: 7 puntos, y 2 más por tu región natal.
lesson-power-score-no = Falta la acción especial: son 9 puntos.
lesson-power-score-no-region = Castilla la Nueva es la que más te paga: 9 puntos.
lesson-power-score-done = 9 puntos: el 1 trajo los caballeros; el 13, la ocasión.
lesson-power-end = Ahorra antes de golpear. La carta jugada queda gastada: elige bien las rondas de las altas.

## El castillo y la rueda

lesson-castle-title = El castillo y la rueda
lesson-castle-about = Echa caballeros al castillo, fija tu rueda y mira una puntuación general.
lesson-castle-count = Ronda 3: tu turno es el último antes de puntuar. En el castillo hay 2 caballeros de { $seat3 }, 2 de { $seat4 }, 1 de { $seat2 } y 1 tuyo.
lesson-castle-count-why = Cada entrada se anuncia; después nadie puede mirar dentro. Quien ha contado, lo sabe.
lesson-castle-throw = Toma la carta del rey, la 5, despliega y echa 3 caballeros al castillo: 4 contra 2.
lesson-castle-throw-why = El castillo paga 5 al primero, y luego sus caballeros salen a una región.
lesson-castle-throw-no = Tres caballeros al castillo.
lesson-castle-throw-no-card = La carta 5 despliega 5 caballeros: bastan para el castillo y para tu región.
lesson-castle-throw-no-special = Primero despliega: el rey va después.
lesson-castle-throw-no-place = Primero tres al castillo; quedarán dos para una región.
lesson-castle-home = Pon los otros 2 en Castilla la Nueva, tu región natal.
lesson-castle-home-why = 6 contra 3: nadie puede quitarte el primer puesto.
lesson-castle-home-no = Castilla la Nueva es la que más vale.
lesson-castle-home-no-end = Aún puedes llevar 2 caballeros a Castilla la Nueva.
lesson-castle-king = Ahora la acción especial: lleva al rey a Castilla la Nueva.
lesson-castle-king-why = En su región no entra nada, y quien va primero en solitario cobra 2 más.
lesson-castle-king-no = En Castilla la Nueva vas en primer lugar: 7, más 2 por ser tuya, más 2 por el rey.
lesson-castle-king-done = Castilla la Nueva queda cerrada: nadie entra allí desde el castillo.
lesson-castle-wheel = Fija tu rueda en secreto: 4 caballeros a Castilla la Vieja, donde { $seat3 } tiene 2.
lesson-castle-wheel-why = 4 contra 2 dan el primer puesto, 6 puntos, si no llega nadie más.
lesson-castle-wheel-no = Castilla la Vieja paga 6 al primero, y con 4 caballeros basta.
lesson-castle-wheel-no-king = La rueda en la región del rey los devuelve a la corte.
lesson-castle-paid = El castillo te ha dado 5; Castilla la Vieja, 6, y Castilla la Nueva, 11.
lesson-castle-paid-why = Primero el castillo, después las ruedas y las nueve regiones: los mismos caballeros puntúan dos veces.
lesson-castle-end = En el castillo un caballero puntúa dos veces. Cuenta los ajenos y guarda el secreto de tu rueda.
