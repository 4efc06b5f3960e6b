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

## Los condados

lesson-counties-title = Los condados
lesson-counties-about = Toma un condado de modo que siga siendo tuyo y llévate el noble y la recompensa.
lesson-counties-look = Un condado pide un caballero de una fuerza mínima. Quien lo ocupa toma el noble o la recompensa, o ambos por 3 de oro.
lesson-counties-look-why = { $seat2 } ocupa Suffolk con un 2. Tienes 2 de oro: para ambos falta 1.
lesson-counties-gold = Primero gana el oro: envía tu 1 a la batalla de la izquierda y toma el favor de 2 de oro.
lesson-counties-gold-why = Lo que pagas en un condado has de tenerlo antes de cobrar su recompensa.
lesson-counties-gold-no = El caballero de 2 es para Suffolk. El oro llega con la batalla de la izquierda.
lesson-counties-gold-done = Tienes 4 de oro.
lesson-counties-oust = Envía tu 2 a Suffolk con los dos escuderos: 4 contra 2.
lesson-counties-oust-why = A { $seat2 } le quedan un 2 y 2 escuderos: suman 4, y no es más que 4.
lesson-counties-oust-no = Suffolk pide tu caballero de 2.
lesson-counties-oust-no-few = Con 3 tendrías Suffolk, pero { $seat2 } podría volver con 4.
lesson-counties-oust-done = { $seat2 } recupera su caballero. Suffolk está a salvo.
lesson-counties-votes = Vota las tres propuestas como quieras, sin añadir tu voto.
lesson-counties-votes-why = El parlamento va antes de cobrar los condados; tiene su propia lección.
lesson-counties-votes-no = Aquí basta con el pergamino: no añadas tu voto.
lesson-counties-train = Quien tiene más oro puede mejorar un caballero, y eres tú. Elige cuál.
lesson-counties-train-why = Un caballero de 3 puede entrar en York y en Gloucester.
lesson-counties-train-no = Es gratis: aprovecha la mejora.
lesson-counties-both = Toma ambas cosas de Suffolk: el noble y el caballero nuevo, por 3 de oro.
lesson-counties-both-why = Los nobles dan votos cada ronda, y puntos por toda la mesa al final.
lesson-counties-both-no = Tienes los 3 de oro: noble y caballero a la vez.
lesson-counties-both-done = Un noble en tu mesa y un caballero más en la corte.
lesson-counties-alone = Juega la ronda 2. Quien ocupa Surrey decide además quién empieza la siguiente.
lesson-counties-alone-why = Los condados se cobran de la A a la I: el oro de uno sirve para otro posterior.
lesson-counties-end = Ya dominas los condados. Lo siguiente: Francia, donde los caballeros ganan puntos.

## Francia

lesson-france-title = La guerra en Francia
lesson-france-about = Queda en primer lugar sin ser más fuerte y saca puntos de una batalla perdida.
lesson-france-armies = Francia tiene 3 a la izquierda y 5 a la derecha. Inglaterra gana si entre todos la igualáis o superáis.
lesson-france-armies-why = El primero, el segundo y el tercero puntúan lo que dice la carta.
lesson-france-tie = Envía tu 2 a la izquierda: con { $seat2 } sumáis 4 contra 3. Después toma oro o escuderos como favor.
lesson-france-tie-why = A igual fuerza queda delante quien llegó después: tú, por delante de { $seat2 }.
lesson-france-tie-no = Tu caballero de 2 empata con { $seat2 } a la izquierda. Allí queda en primer lugar.
lesson-france-tie-no-favour = El noble, otro día: toma oro o escuderos.
lesson-france-tie-done = 4 contra 3, y vas en primer lugar.
lesson-france-lose = Envía tu 1 a la derecha, aunque 2 contra 5 será derrota. Después toma oro o escuderos como favor.
lesson-france-lose-why = Si gana Francia, el primero cobra el segundo valor: aun así 2 puntos, y un favor.
lesson-france-lose-no = Tu caballero de 1 hace falta en la batalla de la derecha.
lesson-france-lose-no-favour = El noble, otro día: toma oro o escuderos.
lesson-france-votes = Vota las tres propuestas como quieras, sin añadir tu voto.
lesson-france-votes-why = Las batallas puntúan al final, tras el parlamento, los condados y el castillo.
lesson-france-votes-no = Aquí basta con el pergamino: no añadas tu voto.
lesson-france-scored = La batalla de la izquierda te ha dado 3 puntos; la perdida, 2. Esta ha bajado, con los caballeros dentro.
lesson-france-scored-why = Se lucha otra vez. { $seat3 } acaba de añadir un 2: Inglaterra tiene 4 de 5.
lesson-france-stack = Envía también tu 2 a la batalla de abajo: 6 contra 5. Se une a tu caballero.
lesson-france-stack-why = { $seat3 } y tú tenéis 3, y tu puesto es posterior: vas en primer lugar, por 4 puntos.
lesson-france-stack-no = A la batalla de abajo, a la derecha, le falta 1 de fuerza: envía allí tu 2.
lesson-france-stack-no-favour = El noble, otro día: toma oro o escuderos.
lesson-france-stack-done = 6 contra 5: la batalla ha cambiado de signo.
lesson-france-alone = Juega la ronda hasta el final y mira cómo puntúa la batalla.
lesson-france-alone-why = Si se pierde abajo, los caballeros caen presos: el rescate cuesta 1 de oro por punto de fuerza.
lesson-france-end = Ya sabes cuándo entrar en una batalla, y cuándo perderla. Lo siguiente: el parlamento.

## El parlamento

lesson-parliament-title = El parlamento
lesson-parliament-about = Salva una ley, aprueba otra mejor y cobra lo que dan.
lesson-parliament-laws = Hay tres leyes vigentes y llegan tres propuestas, una por una. La que se aprueba expulsa la ley de la izquierda.
lesson-parliament-laws-why = A la izquierda está «Presencia en los condados»: 3 puntos por tus 2 condados.
lesson-parliament-reject = «Botín de piedra» no te da nada. Vota no, con tu voto.
lesson-parliament-reject-why = No estás en ninguna batalla. El empate aprueba: un pergamino en contra puede no bastar.
lesson-parliament-reject-no = Sin tu voto podría aprobarse. Añádelo a tu no.
lesson-parliament-reject-no-yes = Un sí expulsaría «Presencia en los condados», y con ella tus 3 puntos.
lesson-parliament-reject-done = Rechazada, 3 a 1. Tu voto se ha gastado.
lesson-parliament-approve = «Tributo al rey» paga 3 puntos por 1 de oro y 1 escudero. Vota sí.
lesson-parliament-approve-why = Tienes 2 de cada: 6 puntos. Se iría «Presencia en los condados», con 3.
lesson-parliament-approve-no-no = Un no salvaría 3 puntos y te costaría 6.
lesson-parliament-approve-done = Aprobada, 2 a 1. «Presencia en los condados» ya no está.
lesson-parliament-third = Vota la tercera como quieras: no te quedan votos, solo el pergamino.
lesson-parliament-third-why = Los votos se gastan aunque pierdan. Úsalos donde deciden.
lesson-parliament-train = Ahora se aplican las leyes de izquierda a derecha. Todos empatáis a oro: todos podéis mejorar un caballero.
lesson-parliament-train-why = Cuando una ley premia a quien más tiene, cobran enteros todos los empatados.
lesson-parliament-train-no = Es gratis: aprovecha la mejora.
lesson-parliament-tribute = Por tener más escuderos te llega un caballero. Ahora el tributo: paga dos veces, por 6 puntos.
lesson-parliament-tribute-why = Sigue vigente hasta que otra la expulse: la ronda que viene podrás pagar otra vez.
lesson-parliament-tribute-no = Tienes 2 de oro y 2 escuderos: paga dos veces.
lesson-parliament-tribute-done = 6 puntos de una ley que has aprobado tú.
lesson-parliament-end = Un voto donde decide y una ley que te paga. Lo siguiente: una partida entera contra pajes.
