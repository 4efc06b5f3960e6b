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
