### Las lecciones de Brian Boru.

## La primera partida

lesson-first-title = Tu primera ronda en Irlanda
lesson-first-about = Escoge cartas, gana una baza con su ciudad, pierde otra y mira qué reclamas.
lesson-first-goal = Controla más ciudades que nadie en una región y su ficha será tuya. Gana quien suma más puntos.
lesson-first-goal-why = Leinster vale 6 puntos y se activa con 4 ciudades ocupadas, sean de quien sean.
lesson-first-start = Empieza en Inistioge, en Leinster.
lesson-first-start-why = Sus caminos llevan a Kilkenny y a Waterford, también en Leinster.
lesson-first-start-no = Hoy te harás fuerte en Leinster, y desde Inistioge hay dos caminos.
lesson-first-keep = Guarda dos cartas: la roja de 24 y la azul de 3. Las demás pasan a la izquierda.
lesson-first-keep-why = La alta gana bazas; la baja actúa antes que nadie.
lesson-first-keep-no = Esa carta la verá otro. Tú necesitas la roja de 24 y la azul de 3.
lesson-first-draft = Guarda dos de cada mano que te llega, las que quieras.
lesson-first-draft-why = El color dice qué ciudades puedes ganar; las blancas valen para todas.
lesson-first-draft-done = Esa es tu mano para toda la ronda.
lesson-first-lead = Abres tú: marca Kilkenny, que es roja, y juega la roja de 24.
lesson-first-lead-why = Gana la carta más alta de las que son de su color o blancas: no hay otra mayor.
lesson-first-lead-no = Para asegurar Kilkenny hace falta la roja de 24.
lesson-first-lead-no-town = Kilkenny es roja y está en Leinster, junto a tu ciudad.
lesson-first-lead-done = Kilkenny es tuya: 2 ciudades en Leinster.
lesson-first-won = Quien gana toma la ciudad y hace la acción de arriba de su carta: la tuya ha costado 2 monedas.
lesson-first-won-why = Las cartas altas ganan pero cobran caro; las bajas pagan a quien pierde.
lesson-first-low = Vuelves a abrir: marca Kildare, azul, con la azul de 3. Otra azul o blanca te ganará la baza.
lesson-first-low-why = Quien pierde elige su acción, y la carta más baja actúa primero.
lesson-first-low-no = Prueba lo contrario de antes: la azul de 3 en Kildare.
lesson-first-alone = Sigue hasta el final de la ronda. Amarillo corteja, rojo combate, azul reza; con 5 monedas te extiendes.
lesson-first-alone-why = Al acabar la ronda hay boda, vikingos e iglesia: no te quedes atrás en todo.
lesson-first-upkeep = La ronda ha terminado: boda, vikingos e iglesia, y después las fichas de las regiones activas.
lesson-first-upkeep-why = Una ficha cambia de manos si otro te supera; con un empate se queda donde está.
lesson-first-end = Ya sabes jugar a Brian Boru: tres rondas así. Lo siguiente: una partida entera contra pajes.

## La baza

lesson-trick-title = La baza
lesson-trick-about = Gana con la carta justa, pierde con la carta justa y extiéndete.
lesson-trick-order = Kilkenny es roja. { $seat2 } abre con una roja de 11; { $seat3 } echa una amarilla de 23: es mayor, pero no puede ganar.
lesson-trick-order-why = Solo ganan las cartas del color de la ciudad y las blancas. Nadie tiene que asistir.
lesson-trick-win = Gana Kilkenny con la blanca de 21.
lesson-trick-win-why = Kilkenny está junto a tu Inistioge, y la de 21 solo cuesta 1 moneda.
lesson-trick-win-no = Kilkenny es roja: hace falta una roja o una blanca, y más de 11.
lesson-trick-win-no-dear = La de 22 también gana, pero cuesta 2 monedas. Con la de 21 basta.
lesson-trick-win-no-red = Es roja, pero 2 es menos que 11.
lesson-trick-win-done = Kilkenny y el marcador son tuyos; te quedan 2 monedas.
lesson-trick-low = Ahora pierde a propósito: marca Dublín con la roja de 2.
lesson-trick-low-why = La carta más baja actúa primero, y las bajas pagan bien cuando pierden.
lesson-trick-low-no = La roja de 2 es la que más paga cuando pierde.
lesson-trick-low-no-town = Dublín es roja, como tu 2, y queda lejos de tus ciudades: que se la lleve otro.
lesson-trick-coins = { $seat2 } gana Dublín, pero tú actúas primero. Toma las 3 monedas.
lesson-trick-coins-why = Los símbolos se cumplen de izquierda a derecha: al extenderte ya tienes las monedas.
lesson-trick-coins-no = 2 y 3 monedas son 5: lo que cuesta extenderse.
lesson-trick-expand = 5 monedas: sigue el camino de Inistioge a Waterford.
lesson-trick-expand-why = Has perdido la baza y ganas una ciudad: 3 en Leinster.
lesson-trick-expand-no = Waterford está en Leinster, donde eres fuerte.
lesson-trick-expand-done = 3 ciudades en Leinster en dos bazas.
lesson-trick-throw = Lismore es azul y queda lejos. Echa una amarilla, la de 14 o la de 17, y elige avanzar 3 casillas en el cortejo.
lesson-trick-throw-why = Una carta que no puede ganar también actúa. Guarda las azules para ciudades que te interesen.
lesson-trick-throw-no = Esa guárdala: echa una amarilla.
lesson-trick-throw-no-coins = 1 moneda es poco; 3 casillas acercan la boda.
lesson-trick-throw-done = Nadie tiene que asistir, y tú ya cortejas.
lesson-trick-end = Una baza la gana uno, pero actúan todos. Lo siguiente: lo que trae el final de la ronda.

## El final de la ronda

lesson-upkeep-title = Boda, vikingos, iglesia
lesson-upkeep-about = Dos bazas antes de acabar la ronda: logra la boda, aguanta un saqueo y funda un monasterio.
lesson-upkeep-tracks = Quedan dos bazas. Después llegan la boda, los vikingos, la iglesia y las regiones, en este orden.
lesson-upkeep-tracks-why = En el cortejo estás en la casilla 4 y { $seat3 } en la 6. { $seat2 } tiene 4 asaltantes; tú, ninguno.
lesson-upkeep-court = Echa la amarilla de 17 y elige el cortejo: 4 y 3 son 7.
lesson-upkeep-court-why = Quien va más arriba se casa con Brigid: 4 puntos.
lesson-upkeep-court-no = Solo la amarilla corteja.
lesson-upkeep-court-no-coins = 1 moneda no compra nada ahora; con 3 casillas adelantas a { $seat3 }.
lesson-upkeep-court-done = Casilla 7: por delante de { $seat3 }.
lesson-upkeep-pray = La última baza: echa la azul de 19 y lleva 3 discos a la iglesia.
lesson-upkeep-pray-why = { $seat2 } y tú tenéis 2. Solo funda un monasterio quien tiene más que nadie.
lesson-upkeep-pray-no = La azul reza; la blanca solo puede traer monedas.
lesson-upkeep-pray-no-coins = Los 3 discos deciden la iglesia: 5 contra 2.
lesson-upkeep-raid = Brigid es tuya: 4 puntos. Pero eres quien menos asaltantes tiene, y { $seat2 }, con más que nadie, entrega Waterford a los vikingos.
lesson-upkeep-raid-why = Tener menos que los demás cuesta una ciudad. Quien más tiene, elige cuál.
lesson-upkeep-monastery = La iglesia es tuya, 5 a 2: funda un monasterio en una de tus ciudades.
lesson-upkeep-monastery-why = Una ciudad con monasterio pesa 2, y así Leinster llega a 4.
lesson-upkeep-claim = Leinster pesa 4 y se activa: 3 son tuyos y 1 de los vikingos. La ficha es tuya.
lesson-upkeep-claim-why = Vale 6 puntos al final si nadie pesa más que tú. Las ciudades vikingas ayudan a activarla.
lesson-upkeep-end = Una ronda, tres frentes: no hace falta ganarlos todos, pero no seas quien menos asaltantes tiene.
