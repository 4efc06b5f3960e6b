### Las lecciones de Risk Europe.

## La primera partida

lesson-first-title = Tu primer reino
lesson-first-about = Funda un reino, planea dos órdenes, toma una ciudad y cobra tributo.
lesson-first-goal = Gana quien termina una ronda con siete coronas.
lesson-first-goal-why = Cada ciudad tuya es una corona; Roma vale dos.
lesson-first-bid = Puja 1 moneda por el marcador de primer jugador.
lesson-first-bid-why = Quien lo tiene juega antes en los dos turnos y elige antes su ciudad.
lesson-first-bid-no = Con 1 basta hoy: las monedas hacen falta para reclutar.
lesson-first-bid-done = Pagas 1 y empiezas tú.
lesson-first-found = Funda tu reino en París y pon el segundo grupo en Borgoña: entre 4 y 6 lacayos en Francia.
lesson-first-found-why = París trae corona, castillo y 3 monedas; desde Borgoña se llega a una ciudad libre.
lesson-first-found-no = Esta vez será París: tiene al lado una ciudad sin dueño.
lesson-first-found-no-beside = Borgoña linda con Suabia, donde está la ciudad libre de Zúrich.
lesson-first-found-no-split = Reparte con mesura: ni París ni Borgoña pueden quedarse casi solas.
lesson-first-orders = Elige dos órdenes en secreto: primero Fortificación, después Tributo/Gasto.
lesson-first-orders-why = Fortificación permite además expandirse; el segundo turno te dará monedas.
lesson-first-orders-no = Hoy interesa avanzar primero, Fortificación, y cobrar después, Tributo/Gasto.
lesson-first-expand = Expándete de Borgoña a Suabia con los lacayos que quieras: Zúrich no es de nadie.
lesson-first-expand-why = Una ciudad sin dueño es tuya al entrar: corona y monedas. En Borgoña queda al menos 1.
lesson-first-expand-no = Sal de Borgoña hacia Suabia.
lesson-first-expand-no-order = Empieza por la expansión; la fortificación viene después.
lesson-first-expand-no-place = Ahí no hay ciudad: la corona está en Suabia.
lesson-first-expand-done = Zúrich es tuya: segunda corona y 2 monedas.
lesson-first-fortify = La carta tiene otra acción: fortifica Francia y termina el turno.
lesson-first-fortify-why = Son 4 lacayos gratis, uno más que en una ciudad sin castillo.
lesson-first-fortify-no = Aún puedes fortificar, y es gratis.
lesson-first-fortify-no-city = En Francia hay castillo: allí son 4 lacayos y no 3.
lesson-first-tax = Segunda orden: cobra el tributo de tus ciudades y de lo que está unido a ellas.
lesson-first-tax-why = París da 3, Zúrich 2 y cada territorio sin ciudad 1: 6 monedas.
lesson-first-tax-no = Cobra primero: gastarás con otra carta.
lesson-first-tax-done = 6 monedas más, y París añade unidades.
lesson-first-battle = En tierra ajena no se gana al entrar: al final de la ronda se combate con dados, por filas.
lesson-first-battle-why = En un territorio con castillo ajeno solo se entra con un arma de asedio.
lesson-first-alone = Juega tú: busca la tercera corona en una ciudad libre o con una batalla.
lesson-first-alone-why = Con Gasto reclutas: caballería 3 monedas, arqueros 2, lacayos 1.
lesson-first-crowns = Mira la pista de coronas. Hacen falta siete al terminar una ronda, y Roma cuenta dos.
lesson-first-crowns-why = Llegar a siete a mitad de la ronda no basta: hay que conservarlas.
lesson-first-end = Ya sabes jugar a Risk Europe. Lo siguiente: una partida entera contra pajes.

## Las órdenes

lesson-orders-title = Las órdenes
lesson-orders-about = Divide un ejército, recupera el Marcador de Primer Jugador y maniobra.
lesson-orders-cards = Cada ronda eliges en secreto dos de tus ocho cartas, una por turno. Las jugadas solo vuelven cuando se agotan todas.
lesson-orders-cards-why = Los demás ya han elegido las suyas. Nadie sabe aún lo que viene.
lesson-orders-plan = Elige División de Expansión para el turno 1 y Yo Rey para el 2.
lesson-orders-plan-why = La división toma dos tierras a la vez; Yo Rey decide quién empieza la ronda siguiente.
lesson-orders-plan-no = Arriba, División de Expansión; debajo, Yo Rey.
lesson-orders-split = Divide desde Borgoña: 2 lacayos a Suabia, por Zúrich, y 1 a Lorena. Después termina el turno.
lesson-orders-split-why = Una carta, dos tierras: una corona, 2 monedas y un camino al norte.
lesson-orders-split-no = 2 lacayos a Suabia y 1 a Lorena, ambos desde Borgoña.
lesson-orders-split-no-order = Elige la división: llega a dos tierras.
lesson-orders-split-done = Zúrich y Lorena son tuyas.
lesson-orders-king = Los tres rivales jugaron Yo Rey, pero el tuyo llega después y recupera el marcador. También da tributo: cobra y termina el turno.
lesson-orders-king-why = Quien lo tiene tras todas las cartas elige las batallas y empieza la ronda siguiente.
lesson-orders-king-no = La carta también cobra tributo: te esperan 7 monedas.
lesson-orders-king-done = El marcador es tuyo, y 7 monedas también.
lesson-orders-again = Ronda 2, y empiezas tú. Elige Fortificación para el turno 1 y lo que quieras para el 2.
lesson-orders-again-why = Una División y Yo Rey ya están gastadas: eliges entre las otras seis.
lesson-orders-again-no = Arriba, Fortificación: también permite maniobrar.
lesson-orders-maneuver = Zúrich tiene poca guardia. Maniobra de Francia a Suabia con la caballería y 3 lacayos.
lesson-orders-maneuver-why = Son dos pasos por Borgoña, que es tuya. Una maniobra no cruza tierra ajena.
lesson-orders-maneuver-no = De Francia a Suabia, con la caballería y 3 lacayos.
lesson-orders-maneuver-done = 6 unidades guardan Zúrich.
lesson-orders-both = La misma carta también fortifica: hazlo en Francia.
lesson-orders-both-why = De una carta valen una orden y la acción adicional, en el orden que quieras.
lesson-orders-both-no = Fortifica Francia antes de acabar el turno.
lesson-orders-both-done = 4 lacayos más en París, sin pagar nada.
lesson-orders-end = Dos cartas, leídas en su orden, son un plan. Lo siguiente: una batalla.

## Las batallas

lesson-battle-title = Las batallas
lesson-battle-about = Recluta, entra en tierra de un rival y combate, fila por fila.
lesson-battle-front = { $seat2 } ocupa Normandía con 3 lacayos y sin castillo. Entra, y al final de la ronda deciden los dados.
lesson-battle-front-why = Hasta entonces la tierra está en disputa, y los dos aún podéis enviar más.
lesson-battle-plan = Elige Tributo/Gasto para el turno 1 y Fortificación para el 2: primero recluta y después avanza.
lesson-battle-plan-why = El gasto compra unidades que combaten antes que los lacayos; Fortificación permite además expandirse.
lesson-battle-plan-no = Primero las unidades, Tributo/Gasto; después el avance, Fortificación.
lesson-battle-recruit = Gasta tus 7 monedas: 1 de caballería y 2 arqueros en Francia. Después termina el turno.
lesson-battle-recruit-why = Los arqueros aciertan con 5 o 6 y la caballería con 3 o más, antes del ataque general.
lesson-battle-recruit-no = 1 de caballería por 3 y 2 arqueros por 4: son todas tus monedas.
lesson-battle-march = Expándete de Francia a Normandía con la caballería, los 2 arqueros y 4 lacayos.
lesson-battle-march-why = 7 contra 3; quedan 2 lacayos para guardar París.
lesson-battle-march-no = De Francia a Normandía: 1 de caballería, 2 arqueros y 4 lacayos.
lesson-battle-march-done = Normandía está en disputa.
lesson-battle-fortify = Usa la otra acción de la carta: fortifica Francia y termina el turno.
lesson-battle-fortify-why = Son 4 lacayos gratis, donde ahora te quedan pocos.
lesson-battle-fortify-no = Antes, los lacayos gratis: fortifica Francia.
lesson-battle-loss = Los arqueros aciertan una vez y la caballería otra; luego, 5 contra 5 en el ataque general. Pierdes una unidad: entrega un lacayo.
lesson-battle-loss-why = El empate daña al atacante. Tú eliges tus bajas: primero, las baratas.
lesson-battle-loss-no = Guarda arqueros y caballería: en el ciclo siguiente vuelven a tirar.
lesson-battle-loss-done = 1 lacayo perdido, y los arqueros aciertan otra vez.
lesson-battle-won = Normandía es tuya: 3 unidades perdidas por { $seat2 } y 1 por ti.
lesson-battle-won-why = Las filas tiran por ciclos hasta que cae un ejército. Quien tira antes protege a los demás.
lesson-battle-end = Lleva unidades de varias filas, y más que el defensor. Lo siguiente: monedas y coronas.

## El tesoro

lesson-treasury-title = El tesoro
lesson-treasury-about = Cobra tributo y compra con él una corona.
lesson-treasury-line = París y lo que está unido a ella forman una línea de suministro: 3 monedas por París y 1 por Lorena.
lesson-treasury-line-why = Una carta de corona cuesta 10. Tienes 7, y el tributo trae 4.
lesson-treasury-plan = Elige Tributo/Gasto dos veces: cobra en el turno 1 y compra en el 2.
lesson-treasury-plan-why = Tienes dos cartas así, y Yo Rey es la tercera: úsalas cuando las monedas cuenten.
lesson-treasury-plan-no = Hacen falta dos turnos: tributo en el primero, gasto en el segundo.
lesson-treasury-tax = Cobra el tributo de París y termina el turno.
lesson-treasury-tax-why = La ficha de París añade 1 de caballería y 1 lacayo con cada tributo.
lesson-treasury-tax-no = Primero las monedas: cobra el tributo de París.
lesson-treasury-tax-done = 11 monedas, 1 de caballería y 1 lacayo.
lesson-treasury-crown = Ahora gasta: compra una carta de corona por 10 monedas y termina el turno.
lesson-treasury-crown-why = Es una corona que nadie puede quitarte; como mucho, una por ronda.
lesson-treasury-crown-no = Las 10 monedas son para la carta de corona.
lesson-treasury-crown-done = Dos coronas, y una ya no se pierde.
lesson-treasury-counted = { $seat2 } ha tomado Varsovia entretanto: 2 coronas con las armas. Tú también tienes 2, una de ellas comprada.
lesson-treasury-counted-why = Las ciudades pueden perderse, pero dan tributo; las cartas de corona se quedan y no dan nada.
lesson-treasury-end = Cobrar y gastar ocupa los dos turnos: hazlo en rondas sin peligro.

## Los asedios

lesson-siege-title = Los asedios
lesson-siege-about = Acerca un arma de asedio, abre brecha en Berlín y toma la ciudad.
lesson-siege-castle = Berlín tiene castillo: solo entra un ejército con un arma de asedio. Has comprado una en París por 10 monedas.
lesson-siege-castle-why = { $seat2 } se ha ido a Varsovia y ha dejado solo 3 lacayos en Berlín.
lesson-siege-plan = Elige División de Expansión para el turno 1 y Asalto de Asedio para el 2.
lesson-siege-plan-why = La primera carta también permite maniobrar: llevarás el arma a Lorena, junto a Berlín.
lesson-siege-plan-no = Primero el camino a Lorena, División de Expansión; después el asalto.
lesson-siege-maneuver = Maniobra de Francia a Lorena: el arma de asedio, la caballería y 4 lacayos. Después termina el turno.
lesson-siege-maneuver-why = Una maniobra va por tierra tuya, hasta dos pasos. En una ciudad queda al menos 1 unidad.
lesson-siege-maneuver-no = A Lorena, con el arma de asedio, la caballería y 4 lacayos.
lesson-siege-maneuver-done = El arma está ante Berlín.
lesson-siege-assault = Primero el asalto de asedio: de Lorena a Sajonia.
lesson-siege-assault-why = El arma tira 2 dados a través de la frontera; cada 3 o más quita una unidad. Nadie responde.
lesson-siege-assault-no = De Lorena a Sajonia, donde está Berlín.
lesson-siege-assault-no-order = Asalta antes de avanzar: no cuesta nada.
lesson-siege-assault-done = 1 acierto: en Berlín quedan 2 lacayos.
lesson-siege-enter = Ahora expándete a Sajonia con el arma de asedio, la caballería y 8 lacayos, y termina el turno.
lesson-siege-enter-why = El arma puede asaltar y avanzar en un turno, y abre el castillo a quienes van con ella.
lesson-siege-enter-no = El arma de asedio tiene que ir también, con la caballería y 8 lacayos.
lesson-siege-taken = El arma de asedio acertó dos veces antes de que nadie tirase: Berlín es tuya, tu segunda corona.
lesson-siege-taken-why = Una ciudad ganada en batalla no paga monedas. Su ficha sirve desde la ronda siguiente.
lesson-siege-end = Los castillos caen ante un arma de asedio. En los tuyos, guarda unidades suficientes.
