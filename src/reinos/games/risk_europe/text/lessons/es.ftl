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
