### Las lecciones de Lancaster.

## La primera partida

lesson-first-title = De señor a aliado del rey
lesson-first-about = Envía caballeros, desaloja a un rival, vota una ley y gana en Francia.
lesson-first-goal = Son cinco rondas. Quien tiene más puntos de poder al final, gana.
lesson-first-goal-why = Los puntos salen de las leyes, de Francia y del recuento final.
lesson-first-build = Construye los Establos: dan 2 escuderos al final de cada ronda.
lesson-first-build-why = Una ampliación trabaja sola. Los escuderos refuerzan a tus caballeros.
lesson-first-build-no = Esa ampliación también sirve, pero en esta lección harán falta escuderos.
lesson-first-suffolk = Envía tu caballero de 2 a Suffolk, sin escuderos.
lesson-first-suffolk-why = Suffolk da un caballero nuevo: una jugada más por ronda.
lesson-first-suffolk-done = Suffolk es tuyo, por ahora.
lesson-first-ousted = { $seat2 } ha llegado con un 2 y un escudero: 3 contra 2. Tu caballero vuelve a la corte.
lesson-first-ousted-why = Un condado ocupado se toma con una suma mayor. Nada tuyo se ha perdido.
lesson-first-back = Vuelve a Suffolk con tu caballero de 2 y 2 escuderos: 4 contra 3.
lesson-first-back-why = El desalojado recupera el caballero, pero pierde sus escuderos.
lesson-first-back-no = Ahora interesa recuperar Suffolk con el caballero de 2.
lesson-first-back-no-one = Suffolk pide un caballero de 2 como mínimo; los escuderos no cuentan para eso.
lesson-first-back-done = Hecho: 4 contra 3. { $seat2 } recupera su caballero y pierde el escudero.
lesson-first-france = Envía tu 1 a la batalla de la izquierda y toma el favor de 2 escuderos.
lesson-first-france-why = Sois 2 contra los 2 de Francia. A igual fuerza queda delante quien llegó después: tú.
lesson-first-france-no = Tu caballero de 1 hace falta en la batalla de la izquierda, donde ya lucha { $seat3 }.
lesson-first-france-no-favour = Toma el favor de 2 escuderos: pronto los contarán.
lesson-first-france-done = El rey te paga 2 escuderos.
lesson-first-law = Vota no, con tu voto: si se aprueba, cae la ley que da un caballero a quien tiene más escuderos.
lesson-first-law-why = Nadie tiene más escuderos que tú. El empate aprueba: hay que superar el sí.
lesson-first-law-no = Tu pergamino y tu voto juntos hacen falta para rechazarla.
lesson-first-law-no-yes = Con un sí caería la ley que te da un caballero.
lesson-first-law-done = Rechazada. Tu voto se ha gastado; la ley sigue.
lesson-first-votes = Vota las otras dos propuestas como quieras. Después se aplican las tres leyes vigentes.
lesson-first-votes-why = Las leyes valen para todos, hayan votado lo que hayan votado.
lesson-first-reward = La ley te ha dado un caballero. Ahora cobra la recompensa de Suffolk: otro caballero.
lesson-first-reward-why = El noble da votos y puntos al final; las dos cosas cuestan 3 de oro.
lesson-first-reward-no = El noble también vale, pero un caballero más juega en todas las rondas que quedan.
lesson-first-reward-done = Has empezado con 2 caballeros y ya tienes 4.
lesson-first-battle = Inglaterra igualó a Francia y ha ganado: 2 puntos para ti, 1 para { $seat3 }.
lesson-first-battle-why = Si gana Francia, se cobra menos y los caballeros siguen allí una ronda más.
lesson-first-alone = Juega tú las rondas 2 y 3: condados, castillo, batallas y votos.
lesson-first-alone-why = Con 4 caballeros ocupas más sitios que nadie.
lesson-first-count = Después de la ronda 5 se premian los caballeros más fuertes, las ampliaciones y los nobles.
lesson-first-count-why = Lo que crece desde el principio puntúa dos veces: al jugar y al final.
lesson-first-end = Ya sabes jugar a Lancaster. Lo siguiente: una partida entera contra pajes.
