### Risk Europa: palabras. La ayuda está escrita con nuestras propias palabras; RE-… son los números de nuestras reglas.

game-name = Risk Europa
game-tagline = Elige tus órdenes en secreto, toma ciudades y reúne coronas antes que nadie.
reconstructed = Las ocho misiones del reino están reconstruidas: ni el reglamento ni otra fuente pública que hayamos encontrado las imprime. Se pueden sustituir en los datos. Todo lo demás sigue el reglamento; la ayuda dice qué decidimos donde calla y de dónde viene el mapa.

## Opciones

option-players = Jugadores
option-players-2 = 2, con dos ejércitos mercenarios
option-players-3 = 3, con un ejército mercenario
option-players-4 = 4
option-kingdom_missions = Misiones del Reino
option-kingdom_missions-on = sí: misiones secretas en vez de cartas de corona (misiones reconstruidas)
option-kingdom_missions-off = no
option-bank_limited = Banco limitado
option-bank_limited-on = sí: solo hay 145 monedas
option-bank_limited-off = no
option-mercenary_order_3p = Turno de los mercenarios con tres jugadores
option-mercenary_order_3p-seat = en su asiento, a la derecha de quien ganó la puja
option-mercenary_order_3p-always_last = siempre los últimos
option-max_rounds = Límite de rondas
option-max_rounds-wrong = la opción max_rounds vale { $value }; se admite: números enteros de 1 a { $most }, 0 para ninguno
option-max_rounds-0 = sin límite, como en el reglamento
option-max_rounds-10 = 10
option-max_rounds-20 = 20

## Piezas

unit-footman = lacayos
unit-archer = arqueros
unit-cavalry = jinetes
unit-siege_weapon = armas de asedio
count-footman =
    { $count ->
        [one] { $count } lacayo
       *[other] { $count } lacayos
    }
count-archer =
    { $count ->
        [one] { $count } arquero
       *[other] { $count } arqueros
    }
count-cavalry =
    { $count ->
        [one] { $count } jinete
       *[other] { $count } jinetes
    }
count-siege_weapon =
    { $count ->
        [one] { $count } arma de asedio
       *[other] { $count } armas de asedio
    }
count-units =
    { $count ->
        [one] { $count } unidad
       *[other] { $count } unidades
    }
count-coins =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
count-crowns =
    { $crowns ->
        [one] { $crowns } corona
       *[other] { $crowns } coronas
    }
count-hits =
    { $hits ->
        [one] { $hits } acierto
       *[other] { $hits } aciertos
    }
count-dice =
    { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }
count-territories =
    { $territories ->
        [one] { $territories } territorio
       *[other] { $territories } territorios
    }
how-many =
    { $unit ->
        [footman] cuántos lacayos
        [archer] cuántos arqueros
        [cavalry] cuántos jinetes
       *[siege_weapon] cuántas armas de asedio
    }
card-tax_spend = Tributo/Gasto
card-king_me = Yo Rey (Tributo/Gasto)
card-split_expand = División de Expansión/Maniobra
card-fortify = Fortificación (Expansión/Maniobra)
card-siege_assault = Asalto de Asedio (Expansión/Maniobra)
card-count = { $count } × { $card }
card-short-tax_spend = Tributo/Gasto
card-short-king_me = Yo Rey
card-short-split_expand = División de Expansión
card-short-fortify = Fortificación
card-short-siege_assault = Asalto de Asedio
mercenaries = los mercenarios
mercenaries-a = los mercenarios A
mercenaries-b = los mercenarios B
nobody = nadie
rank-1 = Ataque de Asedio
rank-2 = Descarga de Arqueros
rank-3 = Carga de Caballería
rank-4 = Ataque General

## El mapa

territory-scotland = Escocia
territory-england = Inglaterra
territory-wales = Gales
territory-ireland = Irlanda
territory-norway = Noruega
territory-sweden = Suecia
territory-finland = Finlandia
territory-denmark = Dinamarca
territory-lithuania = Lituania
territory-estonia = Estonia
territory-republic_of_novgorod = República de Nóvgorod
territory-friesland = Frisia
territory-pomerania = Pomerania
territory-prussia = Prusia
territory-polotsk = Pólotsk
territory-smolensk = Smolensk
territory-rusland = Rus
territory-galicia = Galitzia
territory-bulgaria = Bulgaria
territory-turkey = Turquía
territory-poland = Polonia
territory-hungary = Hungría
territory-highlands = Tierras Altas
territory-serbia = Serbia
territory-greece = Grecia
territory-venice = Venecia
territory-saxony = Sajonia
territory-franconia = Franconia
territory-swabia = Suabia
territory-bavaria = Baviera
territory-bohemia = Bohemia
territory-lombardy = Lombardía
territory-rome = Roma
territory-kingdom_of_sicily = Reino de Sicilia
territory-sardinia = Cerdeña
territory-tunisia = Túnez
territory-lorraine = Lorena
territory-burgundy = Borgoña
territory-algeria = Argelia
territory-normandy = Normandía
territory-france = Francia
territory-barcelona = Barcelona
territory-brittany = Bretaña
territory-navarre = Navarra
territory-valencia = Valencia
territory-leon_castile = León y Castilla
territory-portugal = Portugal
territory-granada = Granada
territory-morocco = Marruecos
the-republic_of_novgorod = la República de Nóvgorod
the-highlands = las Tierras Altas
the-kingdom_of_sicily = el Reino de Sicilia
city-london = Londres
city-dublin = Dublín
city-stockholm = Estocolmo
city-novgorod = Nóvgorod
city-kiev = Kiev
city-constantinople = Constantinopla
city-warsaw = Varsovia
city-buda = Buda
city-athens = Atenas
city-berlin = Berlín
city-zurich = Zúrich
city-rome = Roma
city-bejaia = Bugía
city-paris = París
city-madrid = Madrid

## Misiones (reconstruidas) y escudos

mission-master_builder = Maestro constructor
mission-master_builder-condition = controlar { $count } castillos
mission-master_builder-bonus = la Fortificación añade { $value } lacayo más
mission-lord_of_the_seas = Señor de los mares
mission-lord_of_the_seas-condition = controlar, sin disputa, los dos extremos de { $count } líneas marítimas
mission-lord_of_the_seas-bonus = los Asaltos de Asedio también pueden cruzar líneas marítimas
mission-royal_treasury = Tesoro real
mission-royal_treasury-condition = tener { $count } monedas
mission-royal_treasury-bonus = cada orden de Tributo da { $value } monedas más
mission-great_host = Gran hueste
mission-great_host-condition = tener { $count } unidades en el tablero
mission-great_host-bonus = cada orden de Gasto empieza con { $value } lacayos gratis en un territorio donde se pueda reclutar
mission-vast_realm = Vasto reino
mission-vast_realm-condition = controlar { $count } territorios
mission-vast_realm-bonus = las Maniobras llegan hasta { $value } pasos
mission-trade_route = Ruta comercial
mission-trade_route-condition = tener { $count } ciudades en una misma línea de suministro
mission-trade_route-bonus = cada ciudad gravada paga { $value } moneda más
mission-siege_master = Maestro de asedio
mission-siege_master-condition = tener { $count } armas de asedio en el tablero
mission-siege_master-bonus = las armas de asedio cuestan { $value } monedas
mission-conqueror = Conquistador
mission-conqueror-condition = ganar { $count } batallas como atacante en la misma ronda
mission-conqueror-bonus = los jinetes cuestan { $value } monedas
tile-london = Arqueros galeses
tile-london-text = Cada vez que graves Londres, añade allí 2 arqueros.
tile-paris = Oficial en formación
tile-paris-text = Cada vez que graves París, añade allí 1 jinete y 1 lacayo.
tile-madrid = Reúne a las tropas
tile-madrid-text = Cada vez que graves Madrid, añade allí 4 lacayos.
tile-stockholm = Asalto y pillaje
tile-stockholm-text = Si ganas una batalla como atacante, toma 4 monedas. No vale para el Asalto de Asedio.
tile-berlin = Movilidad y defensas avanzadas
tile-berlin-text = Tras una Expansión o División de Expansión, una Maniobra gratis al final del turno. Tus castillos cuestan 3 menos.
tile-constantinople = Escolta de asedio
tile-constantinople-text = Cada arma de asedio que reclutes trae 4 lacayos gratis.
tile-kiev = Reclutamiento avanzado
tile-kiev-text = También puedes reclutar en territorios no urbanos unidos a Kiev por una línea de suministro.
tile-rome = Sitio de Poder
tile-rome-text = Roma cuenta como dos coronas.

## Qué hacer

prompt-bid_first = Puja en secreto por el Marcador de Primer Jugador: de 0 a 5 monedas.
prompt-place_city = Elige tu ciudad con corona dorada.
prompt-place_next = Elige para el segundo grupo un territorio libre y sin ciudad que linde con { $origin }.
prompt-place_keep = ¿Cuántos lacayos se quedan en { $origin }? Los demás se colocan en { $target }.
prompt-choose_cards = Elige en secreto tus dos cartas de la ronda { $round }: primero la de arriba, luego la de abajo.
prompt-auction_order = Di qué ejército mercenario se subasta primero.
prompt-auction_bid = Puja en secreto por { $army }. Tienes { count-coins }.
prompt-mission_pick = Elige con cuál de las dos misiones te quedas; la otra va al fondo del mazo.
prompt-menu =
    { $mine ->
        [yes] Turno { $turn }, { $card }: elige qué hacer.
       *[no] Turno { $turn } de { $army }, { $card }: elige qué hacen.
    }
prompt-expand_from =
    { $mine ->
        [yes] ¿Desde dónde te expandes?
       *[no] ¿Desde dónde se expanden { $army }?
    }
prompt-expand_to = Expansión desde { $origin }: elige el destino.
prompt-second_to = Divide la expansión desde { $origin }: elige un segundo destino o déjalo así.
prompt-maneuver_from =
    { $mine ->
        [yes] ¿Desde dónde maniobras?
       *[no] ¿Desde dónde maniobran { $army }?
    }
prompt-maneuver_to = Maniobra desde { $origin }: elige el destino.
prompt-move = Desde { $origin } hasta { $target }: ¿{ how-many }?
prompt-tax =
    { $mine ->
        [yes] Elige una ciudad: paga toda su línea de suministro.
       *[no] Elige una ciudad de { $army }: paga toda su línea de suministro.
    }
prompt-fortify =
    { $mine ->
        [yes] Elige la ciudad o el castillo que fortificas.
       *[no] Elige la ciudad o el castillo que fortifican { $army }.
    }
prompt-assault_from =
    { $mine ->
        [yes] ¿Desde dónde disparan tus armas de asedio?
       *[no] ¿Desde dónde disparan las armas de asedio de { $army }?
    }
prompt-assault_to = Asalto desde { $origin }: elige el blanco.
prompt-levy = Gran hueste: pon { $levy } lacayos gratis donde puedas reclutar.
prompt-spend =
    { $mine ->
        [yes] Gasto: te quedan { count-coins }. Compra en el orden que quieras.
       *[no] Gasto: a { $army } les quedan { count-coins }. Compra en el orden que quieras.
    }
prompt-buy_count = Para { $target }: ¿{ how-many }?
prompt-berlin_maneuver =
    { $mine ->
        [yes] Berlín te da una Maniobra gratis: elige el origen o renuncia.
       *[no] Berlín da una Maniobra gratis a { $army }: elige el origen o renuncia.
    }
prompt-reveal = Puedes revelar misiones cumplidas, en el orden que quieras.
prompt-choose_battle = Elige qué batalla se libra ahora.
prompt-reroll =
    { $general ->
        [yes] Ataque General en { $target }: { $attack } contra { $defence }. Tal como están, los dados cuestan { $attacker_lost } al atacante y { $defender_lost } al defensor. ¿Repites todos los dados del defensor?
       *[no] { $rank } en { $target }: { $attacker }; { $defender }. ¿Repites todos los dados del defensor?
    }
prompt-lose =
    { $mine ->
        [yes] { $target }: has de perder { count-units }; ¿{ how-many }?
       *[no] { $target }: { $army } han de perder { count-units }; ¿{ how-many }?
    }
prompt-waiting =
    { $count ->
        [one] Decide { $names }.
       *[other] Faltan { $names }.
    }
prompt-over = Fin de la partida. { $result }

## Lo que está en juego en cada decisión, y dónde mirar

stake-bid_first = Quien gana la puja elige ciudad y juega primero, pero solo paga él: mira cuánto vale para ti una ciudad concreta.
stake-place_city = Cada ciudad da una ventaja propia y paga impuestos distintos: mira también quién será tu vecino y qué ciudades libres tienes cerca.
stake-place_next = Desde aquí saldrá tu primer avance: mira qué ciudades libres tiene al lado.
stake-place_keep = En cada avance se queda al menos una unidad: pon más gente donde vayas a avanzar.
stake-choose_cards = La de arriba se cumple en el primer turno y la de abajo en el segundo: mira qué tiene que pasar antes, cobrar, gastar o avanzar.
stake-auction_order = El segundo se paga con lo que quede: subasta antes el que más te importe, o el que vacíe las arcas de otro.
stake-auction_bid = Solo paga quien gana, y manda ese ejército esta ronda: mira a quién puede atacar, también a ti.
stake-mission_pick = Una misión cumplida es una corona: quédate con la que puedas cumplir desde donde estás.
stake-menu = La carta da una de sus dos órdenes, y aparte su acción extra si la tiene: mira qué orden te acerca a otra corona.
stake-expand_from = Avanza desde donde te sobre gente: mira qué queda para defender lo que dejas atrás.
stake-expand_to = Una tierra libre es tuya al momento y una ciudad libre te paga; una ajena se pelea al final de la ronda. Mira cuántas fuerzas hay allí.
stake-second_to = Dividir toma dos tierras, pero ninguna con todas tus fuerzas: mira si la segunda aguantará.
stake-maneuver_from = Maniobrar lleva refuerzos por tu propia tierra: mira dónde te sobran y qué batalla te espera.
stake-maneuver_to = Refuerza lo que vayan a atacar o la batalla en la que ya estás: mira las fronteras.
stake-move = Lo que dejas defiende y lo que llevas pelea: mira qué unidades golpean antes en la batalla.
stake-tax = Cobra toda la línea de suministro de la ciudad: mira cuál une más tierras tuyas, y si regala unidades.
stake-fortify = Son 3 lacayos gratis, 4 con castillo: mira qué ciudad te pueden quitar.
stake-assault_from = Las armas de asedio disparan al vecino sin arriesgarse: mira desde dónde alcanzan más.
stake-assault_to = Cada 3 o más quita una unidad que elige su dueño: mira dónde eso abre una ciudad.
stake-levy = Son lacayos gratis: ponlos en la ciudad o el castillo más expuestos.
stake-spend = Las coronas dan la victoria y las unidades las defienden: mira si esta ronda te falta atacar, defender o contar.
stake-buy_count = Lo que no gastes se queda para la próxima vez: mira qué más quieres comprar.
stake-berlin_maneuver = Es un movimiento más sin gastar carta: mira qué frontera ha quedado débil.
stake-reveal = Una misión cuenta solo cuando se revela: mira si te da ya la corona que falta o si conviene callar.
stake-choose_battle = El orden decide quién llega gastado a la siguiente: mira qué batalla cambia una corona.
stake-reroll = Es una vez por ciclo y se repiten todos tus dados del rango: mira si es más lo que ganas que lo que ya tienes.
stake-lose = Guarda las unidades que golpean antes o más fuerte: mira qué rangos faltan por jugarse.

## Opciones de cada decisión

choice-menu-0 = Expansión
choice-menu-1 = División de Expansión
choice-menu-2 = Maniobra
choice-menu-3 = Tributo
choice-menu-4 = Gasto
choice-menu-5 = Fortificación
choice-menu-6 = Asalto de Asedio
choice-menu-7 = Terminar el turno
choice-menu-8 = Maniobra gratis de Berlín
choice-no_second = Sin segundo destino
choice-buy_crown = Comprar una carta de corona por { $coins }
choice-finish_spend = Terminar el gasto
choice-no_levy = Sin leva
choice-no_maneuver = Sin Maniobra gratis
choice-reroll = Repetir todos los dados
choice-keep_dice = Dejar los dados como están
choice-finish_reveals = No revelar nada más
choice-bid = Pujar { $coins }
choice-cards = Turno 1: { $top }. Turno 2: { $bottom }
choice-place_city = { $city } ({ $place }), tributo { $value }
choice-place_next = Segundo grupo en { $place }
choice-place_keep = { $count } en { $origin } y { $rest } en { $target }
choice-expand_from = Expandirse desde { $place }
choice-expand_to =
    { $state ->
        [free] Entrar en { $place }, sin reclamar
        [castle] Atacar { $place }, { where-held } y un castillo
       *[held] Atacar { $place }, { where-held }
    }
where-held =
    { $who ->
        [you] donde tienes { $units }
        [many] donde { $owner } tienen { $units }
       *[other] donde { $owner } tiene { $units }
    }
choice-second_to =
    { $state ->
        [free] Entrar también en { $place }, sin reclamar
        [castle] Atacar también { $place }, { where-held } y un castillo
       *[held] Atacar también { $place }, { where-held }
    }
choice-maneuver_from = Maniobrar desde { $place }
choice-maneuver_to = Llevar unidades hasta { $place }
choice-move =
    { $count ->
        [0] No mover { $name }
       *[other] Mover { $units }
    }
choice-lose =
    { $count ->
        [0] No perder { $name }
       *[other] Perder { $units }
    }
choice-tax = Cobrar { count-coins } de la línea de suministro de { $city }
choice-fortify = Fortificar { $place }
choice-assault_from = Disparar desde { $place }
choice-assault_to = Asaltar { $place }, { where-held }
choice-buy_castle = Castillo en { $place } por { $coins }
choice-buy =
    { $unit ->
        [siege_weapon] Un arma de asedio en { $place } por { $coins }
       *[other] Reclutar { $name } en { $place }, a { $coins }
    }
choice-buy_count = Reclutar { $units } por { $coins }
choice-levy = Leva en { $place }
choice-battle = Librar la batalla en { $place }
choice-keep_mission = Quedarte con { $mission }: { $condition }. Ventaja: { $bonus }
choice-reveal = Revelar { $mission }: una corona, y { $bonus }
choice-auction_first = Subastar primero a { $army }
choice-lose_cheapest = Perder las más baratas
choice-lose_cheapest_always = Perder siempre las más baratas en esta batalla

## Por qué no

why-origin = De ahí salen las unidades: elige el destino, o deshaz.
why-place_city-re-2-5 = Funda tu reino en una ciudad con corona dorada que siga libre. (RE-2.5)
why-place_next-re-2-5 = El segundo grupo va a un territorio sin ciudad que linde con { $origin }. (RE-2.5)
why-place_next-re-2-6 = En { $place } ya hay unidades. (RE-2.6)
why-expand_from-re-5-1 = No controlas { $place }. (RE-5.1)
why-expand_from-re-5-2 = En { $place } ha de quedar al menos una unidad. (RE-5.2)
why-expand_from-re-5-3 = En { $place } hay una disputa: el atacante no sale, y el defensor deja tantas unidades como tiene el atacante. (RE-5.3)
why-expand_from-re-5-18 = Desde { $place } no hay adónde expandirse: los vecinos son tuyos, están en disputa o tienen un castillo que pide un arma de asedio. (RE-5.18)
why-expand_to-re-5-1 = Ni frontera ni línea marítima unen { $origin } y { $place }. (RE-5.1)
why-expand_to-re-5-4 = En { $place } hay un castillo ajeno: hace falta un arma de asedio en { $origin }. (RE-5.4)
why-expand_to-re-5-5 = No se entra en lo que ya es tuyo ni en una disputa. (RE-5.5)
why-expand_to-re-21-7 = Todas las unidades que pueden salir van ya al otro destino: deshaz y envía menos allí. (RE-21.7)
why-maneuver_from-re-5-8 = Se maniobra desde un territorio tuyo sin disputa. (RE-5.8)
why-maneuver_from-re-5-12 = Una ciudad o un castillo ha de conservar una unidad. (RE-5.12)
why-maneuver_from-re-5-18 = Desde { $place } no hay adónde maniobrar. (RE-5.18)
why-maneuver_to-re-5-8 = Desde { $origin } la Maniobra no llega hasta { $place }. (RE-5.8)
why-maneuver_to-re-5-9 = Se maniobra a un territorio tuyo, o a una disputa donde ya tienes unidades. (RE-5.9)
why-maneuver_to-re-5-10 = El camino desde { $origin } hasta { $place } ha de ser tuyo y sin disputa. (RE-5.10)
why-tax-re-5-13 = En { $place } hay una disputa: no se cobra tributo. (RE-5.13)
why-tax-re-5-15 = Elige una ciudad que controles. (RE-5.15)
why-tax-re-21-10 = Esa ciudad paga junto con su línea de suministro: pulsa cualquier ciudad señalada, o escribe su nombre. (RE-21.10)
why-fortify-re-6-2 = Se fortifica una ciudad o un castillo que controles. (RE-6.2)
why-fortify-re-6-3 = No te quedan lacayos en la reserva. (RE-6.3)
why-assault_from-re-6-4 = Elige un territorio tuyo con armas de asedio y un enemigo en su frontera. (RE-6.4)
why-assault_from-re-7-5 = En { $place } hay una disputa: de allí no sale ningún asalto. (RE-7.5)
why-assault_to-re-6-4 = Se asalta a un enemigo que comparta frontera con { $origin }. (RE-6.4)
why-assault_to-re-7-5 = En { $place } hay una disputa: no se asalta. (RE-7.5)
why-spend-re-8-2 = Se recluta en ciudades y castillos tuyos sin disputa. (RE-8.2)
why-spend-re-8-3 = No te quedan unidades en la reserva. (RE-8.3)
why-spend-re-5-16 = No te llegan las monedas. (RE-5.16)
why-spend-re-21-13 = Lo que ya has comprado no deja sitio para eso: deshaz y compra menos. (RE-21.13)
why-levy-re-8-2 = La leva va adonde puedas reclutar: una ciudad o un castillo tuyo sin disputa. (RE-8.2)
why-battle-re-9-1 = En { $place } no hay batalla por librar. (RE-9.1)

## Lo que pasa

event-mercenaries_placed = { $name } empiezan en { $city }: { $things }.
event-bids_shown = Pujas por { $what }: { $bids }.
bid-marker = el Marcador de Primer Jugador
bid-entry = { $name } ({ $coins })
event-tie_rolled =
    { $who ->
        [you] Desempate: sacas un { $die }.
       *[other] Desempate: { $name } saca un { $die }.
    }
event-bid_won =
    { $prize ->
        [marker] { $who ->
            [you] Ganas la puja, pagas { count-coins } a la reserva y tomas el Marcador de Primer Jugador.
           *[other] { $name } gana la puja, paga { count-coins } a la reserva y toma el Marcador de Primer Jugador.
        }
       *[army] { $who ->
            [you] Ganas la subasta, pagas { count-coins } al tesoro de { $what } y los diriges esta ronda.
           *[other] { $name } gana la subasta, paga { count-coins } al tesoro de { $what } y los dirige esta ronda.
        }
    }
event-kingdom_founded =
    { $who ->
        [you] Fundas un reino en { $city } y recibes { $things }.
       *[other] { $name } funda un reino en { $city } y recibe { $things }.
    }
event-footmen_placed =
    { $next_door ->
        [0] { $who ->
            [you] Colocas { $units } en { $origin }.
           *[other] { $name } coloca { $units } en { $origin }.
        }
       *[other] { $who ->
            [you] Colocas { $units } en { $origin } y { $others } en { $place }.
           *[other] { $name } coloca { $units } en { $origin } y { $others } en { $place }.
        }
    }
event-round_begun =
    { $refilled ->
        [0] { $who ->
            [you] Empieza la ronda { $round }. Tienes el Marcador de Primer Jugador.
           *[other] Empieza la ronda { $round }. { $name } tiene el Marcador de Primer Jugador.
        }
       *[other] { $who ->
            [you] Empieza la ronda { $round }: todos recuperan sus ocho cartas. Tienes el Marcador de Primer Jugador.
           *[other] Empieza la ronda { $round }: todos recuperan sus ocho cartas. { $name } tiene el Marcador de Primer Jugador.
        }
    }
event-cards_chosen = Todos han elegido sus dos cartas.
event-auction_begun =
    { $who ->
        [nobody] Se subasta a { $what }.
        [you] Decides que se subaste primero a { $what }.
       *[other] { $name } decide que se subaste primero a { $what }.
    }
event-turn_begun = Turno { $turn } de la ronda, por este orden: { $names }.
event-card_shown =
    { $who ->
        [you] Revelas { $card }.
        [many] { $leader_who ->
            [you] { $name }, que diriges tú, revelan { $card }.
           *[other] { $name }, dirigidos por { $leader_name }, revelan { $card }.
        }
       *[other] { $name } revela { $card }.
    }
event-marker_taken =
    { $kept ->
        [yes] { $who ->
            [you] Yo Rey: conservas el Marcador de Primer Jugador.
           *[other] Yo Rey: { $name } conserva el Marcador de Primer Jugador.
        }
       *[no] { $who ->
            [you] Yo Rey: le quitas el Marcador de Primer Jugador a { $other_name }.
           *[other] { $other_who ->
                [you] Yo Rey: { $name } te quita el Marcador de Primer Jugador.
               *[other] Yo Rey: { $name } le quita el Marcador de Primer Jugador a { $other_name }.
            }
        }
    }
event-mission_drawn =
    { $looked ->
        [0] { $who ->
            [you] No te quedan misiones que mirar: el mazo está vacío.
           *[other] A { $name } no le quedan misiones que mirar: el mazo está vacío.
        }
        [1] { $who ->
            [you] Te quedas con la última misión.
           *[other] { $name } se queda con la última misión, boca abajo.
        }
       *[other] { $who ->
            [you] Miras las dos primeras misiones del mazo.
           *[other] { $name } mira las dos primeras misiones del mazo y se queda con una, boca abajo.
        }
    }
event-mission_kept =
    { $returned ->
        [none] Te quedas con la misión { $kept }.
       *[other] Te quedas con la misión { $kept } y dejas { $back } al fondo del mazo.
    }
event-mission_revealed =
    { $who ->
        [you] Revelas la misión { $mission } ({ $condition }): una corona más y, desde ahora, { $bonus }.
       *[other] { $name } revela la misión { $mission } ({ $condition }): una corona más y, desde ahora, { $bonus }.
    }
event-expanded =
    { $who ->
        [you] Te expandes desde { $origin } hasta { $target } con { $units }.
        [many] { $name } se expanden desde { $origin } hasta { $target } con { $units }.
       *[other] { $name } se expande desde { $origin } hasta { $target } con { $units }.
    }
event-maneuvered =
    { $who ->
        [you] Maniobras desde { $origin } hasta { $target } con { $units }.
        [many] { $name } maniobran desde { $origin } hasta { $target } con { $units }.
       *[other] { $name } maniobra desde { $origin } hasta { $target } con { $units }.
    }
event-berlin_maneuver =
    { $used ->
        [used] { $who ->
            [you] Berlín te da una Maniobra gratis.
            [many] Berlín da una Maniobra gratis a { $name }.
           *[other] Berlín da una Maniobra gratis a { $name }.
        }
        [declined] { $who ->
            [you] Renuncias a la Maniobra gratis de Berlín.
            [many] { $name } renuncian a la Maniobra gratis de Berlín.
           *[other] { $name } renuncia a la Maniobra gratis de Berlín.
        }
       *[impossible] { $who ->
            [you] La Maniobra gratis de Berlín se pierde: no tienes adónde maniobrar.
            [many] La Maniobra gratis de Berlín se pierde: { $name } no tienen adónde maniobrar.
           *[other] La Maniobra gratis de Berlín se pierde: { $name } no tiene adónde maniobrar.
        }
    }
event-order_skipped =
    { $orders ->
        [treasury] { $who ->
            [you] Ni cobras tributo ni gastas.
            [many] { $name } ni cobran tributo ni gastan.
           *[other] { $name } ni cobra tributo ni gasta.
        }
       *[march] { $who ->
            [you] Ni te expandes ni maniobras.
            [many] { $name } ni se expanden ni maniobran.
           *[other] { $name } ni se expande ni maniobra.
        }
    }
event-bonus_skipped =
    { $reason ->
        [siege] { $who ->
            [you] { $action } queda sin efecto: no tienes armas de asedio en el tablero.
            [many] { $action } queda sin efecto: { $name } no tienen armas de asedio en el tablero.
           *[other] { $action } queda sin efecto: { $name } no tiene armas de asedio en el tablero.
        }
        [footmen] { $who ->
            [you] { $action } queda sin efecto: no te quedan lacayos en la reserva.
            [many] { $action } queda sin efecto: a { $name } no les quedan lacayos en la reserva.
           *[other] { $action } queda sin efecto: a { $name } no le quedan lacayos en la reserva.
        }
       *[unused] { $who ->
            [you] No usas { $action }.
            [many] { $name } no usan { $action }.
           *[other] { $name } no usa { $action }.
        }
    }
event-land_claimed =
    { $castle ->
        [yes] { $who ->
            [you] Reclamas { $place } con su castillo.
            [many] { $name } reclaman { $place } con su castillo.
           *[other] { $name } reclama { $place } con su castillo.
        }
       *[no] { $who ->
            [you] Reclamas { $place }.
            [many] { $name } reclaman { $place }.
           *[other] { $name } reclama { $place }.
        }
    }
event-city_claimed =
    { $who ->
        [you] Reclamas { $city }: { $things }.
        [many] { $name } reclaman { $city }: { $things }.
       *[other] { $name } reclama { $city }: { $things }.
    }
event-land_left =
    { $castle ->
        [yes] Nadie controla ya { $place }; su castillo se queda.
       *[no] Nadie controla ya { $place }.
    }
event-dispute_begun =
    { $who ->
        [you] Disputa en { $place }: atacas a { $other_name }.
        [many] { $other_who ->
            [you] Disputa en { $place }: te atacan { $name }.
           *[other] Disputa en { $place }: { $name } atacan a { $other_name }.
        }
       *[other] { $other_who ->
            [you] Disputa en { $place }: te ataca { $name }.
           *[other] Disputa en { $place }: { $name } ataca a { $other_name }.
        }
    }
event-taxed =
    { $who ->
        [you] Gravas la línea de suministro de { $city }: { $paid } ({ $parts }).
        [many] { $name } gravan la línea de suministro de { $city }: { $paid } ({ $parts }).
       *[other] { $name } grava la línea de suministro de { $city }: { $paid } ({ $parts }).
    }
tax-city = { $coins } de ciudades
tax-land = { $coins } de otros territorios
tax-mission = { $coins } de misiones
coins-paid =
    { $cut ->
        [yes] { count-coins } en vez de { $due }, porque el banco no tiene más
       *[no] { count-coins }
    }
some-crowns =
    { $count ->
        [1] una corona
        [2] dos coronas
       *[other] { $count } coronas
    }
a-castle = un castillo
tile-gained =
    { $waits ->
        [yes] el escudo { $tile } (desde la próxima ronda)
       *[no] el escudo { $tile }
    }
event-tile_units =
    { $enough ->
        [all] { $tile }: { $units } gratis en { $place }.
        [some] { $tile }: solo { $units } gratis en { $place }; la reserva no tiene más.
       *[none] { $tile } no trae nada: no quedan esas unidades en la reserva.
    }
event-escorted =
    { $enough ->
        [all] Escolta de asedio: { $units } gratis en { $place }.
        [some] Escolta de asedio: solo { $units } gratis en { $place }; la reserva no tiene más.
       *[none] La escolta de asedio no trae a nadie: no quedan lacayos en la reserva.
    }
event-levied =
    { $enough ->
        [all] { $who ->
            [you] Gran hueste: reclutas gratis { $units } en { $place }.
           *[other] Gran hueste: { $name } recluta gratis { $units } en { $place }.
        }
       *[some] { $who ->
            [you] Gran hueste: solo reclutas gratis { $units } en { $place }; la reserva no tiene más.
           *[other] Gran hueste: { $name } solo recluta gratis { $units } en { $place }; la reserva no tiene más.
        }
    }
event-tile_waits = El escudo { $tile } de { $city } aún no da nada: vale desde la próxima ronda.
event-units_bought =
    { $cheaper ->
        [yes] { $who ->
            [you] Reclutas { $units } en { $place } por { count-coins }, más barato gracias a { $mission }.
           *[other] { $name } recluta { $units } en { $place } por { count-coins }, más barato gracias a { $mission }.
        }
       *[no] { $who ->
            [you] Reclutas { $units } en { $place } por { count-coins }.
            [many] { $name } reclutan { $units } en { $place } por { count-coins }.
           *[other] { $name } recluta { $units } en { $place } por { count-coins }.
        }
    }
event-castle_built =
    { $cheaper ->
        [yes] { $who ->
            [you] Levantas un castillo en { $place } por { count-coins }, { $discount } menos gracias a Berlín. { castles-left }
            [many] { $name } levantan un castillo en { $place } por { count-coins }, { $discount } menos gracias a Berlín. { castles-left }
           *[other] { $name } levanta un castillo en { $place } por { count-coins }, { $discount } menos gracias a Berlín. { castles-left }
        }
       *[no] { $who ->
            [you] Levantas un castillo en { $place } por { count-coins }. { castles-left }
            [many] { $name } levantan un castillo en { $place } por { count-coins }. { castles-left }
           *[other] { $name } levanta un castillo en { $place } por { count-coins }. { castles-left }
        }
    }
castles-left =
    { $left ->
        [0] No quedan castillos.
        [one] Queda un castillo.
       *[other] Quedan { $left } castillos.
    }
event-crown_bought =
    { $who ->
        [you] Compras una carta de corona por { count-coins }: una corona más. { cards-left }
       *[other] { $name } compra una carta de corona por { count-coins }: una corona más. { cards-left }
    }
cards-left =
    { $left ->
        [0] No quedan cartas de corona.
        [one] Queda una carta de corona.
       *[other] Quedan { $left } cartas de corona.
    }
event-fortified =
    { $enough ->
        [all] { $who ->
            [you] Fortificas { $place } con { $units } ({ $parts }).
            [many] { $name } fortifican { $place } con { $units } ({ $parts }).
           *[other] { $name } fortifica { $place } con { $units } ({ $parts }).
        }
       *[some] { $who ->
            [you] Fortificas { $place } con solo { $units } ({ $parts }, pero la reserva no tiene más).
            [many] { $name } fortifican { $place } con solo { $units } ({ $parts }, pero la reserva no tiene más).
           *[other] { $name } fortifica { $place } con solo { $units } ({ $parts }, pero la reserva no tiene más).
        }
    }
fortify-city = { $count } por ciudad
fortify-castle = { $count } por castillo
fortify-builder = { $count } más por { $mission }
event-assaulted =
    { $who ->
        [you] Asaltas a { $other_name } en { $target } desde { $origin }: { count-dice }, { count-hits }.{ assault-surplus }
        [many] { $other_who ->
            [you] { $name } te asaltan en { $target } desde { $origin }: { count-dice }, { count-hits }.{ assault-surplus }
           *[other] { $name } asaltan a { $other_name } en { $target } desde { $origin }: { count-dice }, { count-hits }.{ assault-surplus }
        }
       *[other] { $other_who ->
            [you] { $name } te asalta en { $target } desde { $origin }: { count-dice }, { count-hits }.{ assault-surplus }
           *[other] { $name } asalta a { $other_name } en { $target } desde { $origin }: { count-dice }, { count-hits }.{ assault-surplus }
        }
    }
assault-surplus =
    { $surplus ->
        [0] {""}
        [one] {" "}Sobra un acierto, que se pierde.
       *[other] {" "}Sobran { $surplus } aciertos, que se pierden.
    }
event-units_lost =
    { $who ->
        [you] Pierdes { $units } en { $place }.
        [many] { $name } pierden { $units } en { $place }.
       *[other] { $name } pierde { $units } en { $place }.
    }
event-battles_begun =
    { $count ->
        [one] Hay una batalla por librar.
       *[other] { $who ->
            [you] Hay { $count } batallas por librar; tienes el marcador y eliges el orden.
           *[other] Hay { $count } batallas por librar; { $name } tiene el marcador y elige el orden.
        }
    }
event-battle_begun = Batalla en { $place }: { $attack }; { $defence }.
battle-attack =
    { $who ->
        [you] atacas con { count-units }
        [many] { $name } atacan con { count-units }
       *[other] { $name } ataca con { count-units }
    }
battle-defence =
    { $castle ->
        [yes] { $who ->
            [you] defiendes con { count-units } y un castillo
            [many] { $name } defienden con { count-units } y un castillo
           *[other] { $name } defiende con { count-units } y un castillo
        }
       *[no] { $who ->
            [you] defiendes con { count-units }
            [many] { $name } defienden con { count-units }
           *[other] { $name } defiende con { count-units }
        }
    }
event-volley_rolled =
    { $stands ->
        [yes] { $rank }: { $attacker }; { $defender }.
       *[no] { $rank }: { $attacker }; { $defender }. El castillo permite repetir los dados del defensor.
    }
volley-attacker =
    { $dice ->
        [0] el atacante no tira dados
       *[other] el atacante tira { count-dice }, { count-hits }
    }
volley-defender =
    { $dice ->
        [0] el defensor no tira dados
       *[other] el defensor tira { count-dice }, { count-hits }
    }
event-general_rolled =
    { $stands ->
        [yes] Ataque General: { $attack } contra { $defence }. Bajas: { $attacker_lost } del atacante y { $defender_lost } del defensor.
       *[no] Ataque General: { $attack } contra { $defence }, que costaría { $attacker_lost } al atacante y { $defender_lost } al defensor. El castillo permite repetir los dados del defensor.
    }
event-fought_on =
    { $rolls ->
        [one] Una tirada más en { $place }; aciertos sobre el defensor: { $attacker_hits }; sobre el atacante: { $defender_hits }.
       *[other] { $rolls } tiradas más en { $place }; aciertos sobre el defensor: { $attacker_hits }; sobre el atacante: { $defender_hits }.
    }
event-dice_kept =
    { $who ->
        [you] Dejas los dados como están. Aciertos sobre el atacante: { $attacker_lost }; sobre el defensor: { $defender_lost }.
        [many] { $name } dejan los dados como están. Aciertos sobre el atacante: { $attacker_lost }; sobre el defensor: { $defender_lost }.
       *[other] { $name } deja los dados como están. Aciertos sobre el atacante: { $attacker_lost }; sobre el defensor: { $defender_lost }.
    }
event-rerolled =
    { $who ->
        [you] Castillo en { $place }: repites todos tus dados.
        [many] Castillo en { $place }: { $name } repiten todos sus dados.
       *[other] Castillo en { $place }: { $name } repite todos sus dados.
    }
event-cheapest_first =
    { $who ->
        [you] En lo que queda de batalla pierdes primero tus unidades más baratas.
        [many] En lo que queda de batalla { $name } pierden primero sus unidades más baratas.
       *[other] En lo que queda de batalla { $name } pierde primero sus unidades más baratas.
    }
event-battle_ended =
    { $won ->
        [nobody] No queda nadie en { $place }. { battle-losses }
        [attacker] { $who ->
            [you] Vences como atacante en { $place }. { battle-losses }
            [many] { $name } vencen como atacantes en { $place }. { battle-losses }
           *[other] { $name } vence como atacante en { $place }. { battle-losses }
        }
       *[defender] { $who ->
            [you] Resistes el ataque y conservas { $place }. { battle-losses }
            [many] { $name } resisten el ataque y conservan { $place }. { battle-losses }
           *[other] { $name } resiste el ataque y conserva { $place }. { battle-losses }
        }
    }
battle-losses = Bajas: { $attacker_lost } del atacante y { $defender_lost } del defensor.
event-city_taken =
    { $any ->
        [yes] { $who ->
            [you] Arrebatas { $city } a { $other_name }: { $things }.
            [many] { $other_who ->
                [you] { $name } te arrebatan { $city }: { $things }.
               *[other] { $name } arrebatan { $city } a { $other_name }: { $things }.
            }
           *[other] { $other_who ->
                [you] { $name } te arrebata { $city }: { $things }.
               *[other] { $name } arrebata { $city } a { $other_name }: { $things }.
            }
        }
       *[no] { $who ->
            [you] Arrebatas { $city } a { $other_name }.
            [many] { $other_who ->
                [you] { $name } te arrebatan { $city }.
               *[other] { $name } arrebatan { $city } a { $other_name }.
            }
           *[other] { $other_who ->
                [you] { $name } te arrebata { $city }.
               *[other] { $name } arrebata { $city } a { $other_name }.
            }
        }
    }
event-city_lost =
    { $any ->
        [yes] { $who ->
            [you] Pierdes { $city }, que queda sin reclamar, y con ella { $things }.{ castle-stays }
            [many] { $name } pierden { $city }, que queda sin reclamar, y con ella { $things }.{ castle-stays }
           *[other] { $name } pierde { $city }, que queda sin reclamar, y con ella { $things }.{ castle-stays }
        }
       *[no] { $who ->
            [you] Pierdes { $city }, que queda sin reclamar.{ castle-stays }
            [many] { $name } pierden { $city }, que queda sin reclamar.{ castle-stays }
           *[other] { $name } pierde { $city }, que queda sin reclamar.{ castle-stays }
        }
    }
castle-stays =
    { $castle ->
        [yes] {" "}El castillo se queda.
       *[no] {""}
    }
event-plundered =
    { $who ->
        [you] Asalto y pillaje (Estocolmo): cobras { $paid } por vencer como atacante.
        [many] Asalto y pillaje (Estocolmo): { $name } cobran { $paid } por vencer como atacantes.
       *[other] Asalto y pillaje (Estocolmo): { $name } cobra { $paid } por vencer como atacante.
    }
event-cards_discarded = Fin de la ronda { $round }: las cartas jugadas van al descarte.
event-crown_saved =
    { $who ->
        [you] Salvado por la Corona: no tienes ciudades y te queda una ronda para tomar una.
       *[other] Salvado por la Corona: { $name } no tiene ciudades y le queda una ronda para tomar una.
    }
event-city_regained =
    { $who ->
        [you] Vuelves a tener una ciudad: pasa el peligro de quedar fuera.
       *[other] { $name } vuelve a tener una ciudad: pasa el peligro de quedar fuera.
    }
event-eliminated =
    { $saved ->
        [yes] { $who ->
            [you] Quedas fuera de la partida: sigues sin ciudad tras la ronda de gracia.{ left-behind }
           *[other] { $name } queda fuera de la partida: sigue sin ciudad tras la ronda de gracia.{ left-behind }
        }
       *[no] { $who ->
            [you] Quedas fuera de la partida: no tienes ciudad, ni carta de corona o misión cumplida que te salve.{ left-behind }
            [many] { $name } quedan fuera de la partida: no tienen ciudad.{ left-behind }
           *[other] { $name } queda fuera de la partida: no tiene ciudad, ni carta de corona o misión cumplida como salvación.{ left-behind }
        }
    }
left-behind =
    { $any ->
        [yes] {" "}Pérdidas: { $things }. Los castillos se quedan.
       *[no] {""}
    }
left-territories =
    { $count ->
        [one] { $count } territorio
       *[other] { $count } territorios
    }
left-coins =
    { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
left-cards =
    { $count ->
        [one] { $count } carta de corona
       *[other] { $count } cartas de corona
    }
left-missions =
    { $count ->
        [one] { $count } misión cumplida
       *[other] { $count } misiones cumplidas
    }
event-marker_passed =
    { $who ->
        [you] Recibes el Marcador de Primer Jugador.
       *[other] { $name } recibe el Marcador de Primer Jugador.
    }
event-final_count =
    { $marker ->
        [yes] { $who ->
            [you] Terminas con { count-crowns }, { count-territories }, { count-coins } y el marcador, que en un empate vale 10 monedas.
           *[other] { $name } termina con { count-crowns }, { count-territories }, { count-coins } y el marcador, que en un empate vale 10 monedas.
        }
       *[no] { $who ->
            [you] Terminas con { count-crowns }, { count-territories } y { count-coins }.
           *[other] { $name } termina con { count-crowns }, { count-territories } y { count-coins }.
        }
    }
event-match_won =
    { $reason ->
        [last] Solo queda un jugador. { match-result }
        [nobody] No queda nadie: deciden los últimos en caer. { match-result }
        [limit] Se ha llegado al límite de rondas. { match-result }
       *[goal] { match-result }
    }
match-result =
    { $number ->
        [one] { $who ->
            [you] Ganas con { count-crowns }{ match-tie }.
           *[other] { $names } gana con { count-crowns }{ match-tie }.
        }
       *[many] { $who ->
            [you] Compartes la victoria con { $names }: { count-crowns } cada uno.
           *[other] { $names } comparten la victoria: { count-crowns } cada uno.
        }
    }
match-tie =
    { $decided ->
        [territories] , por tener más territorios
        [coins] , por tener más monedas
       *[crowns] {""}
    }

## La situación

situation-round = Ronda { $round }, { $step }. Gana quien termine una ronda con { $goal } coronas.
path-bid = Puja
path-place = Colocación
path-orders = Órdenes
path-auction = Subasta
path-turn-1 = Turno 1
path-turn-2 = Turno 2
path-battles = Batallas
path-missions = Misiones
round-number = Ronda { $round }
round-setup = Preparación
situation-setup = Preparación. Gana quien termine una ronda con { $goal } coronas.
situation-over = La partida terminó en la ronda { $round }.
situation-rank = { $place }. { $name }: { count-crowns }
situation-pass = Vuelta { $number } de { $count } de la colocación.
step-orders = elección de órdenes
step-auction = subasta
step-turn-1 = turno 1
step-turn-2 = turno 2
step-battles = batallas y fin de ronda
situation-marker = Marcador de Primer Jugador: { $name }.
situation-order = Orden de esta ronda: { $names }.
situation-circle = En torno a la mesa, en el sentido del reloj: { $names }.
situation-playing = Juega ahora: { $name }.
situation-rules = Reglas en juego: { $rules }.
rule-cards = se pueden comprar cartas de corona
rule-missions = misiones del reino en vez de cartas de corona
rule-bank = el banco solo tiene { $coins } monedas
rule-bank-free = el banco nunca se agota
rule-mercenaries-last = los mercenarios juegan siempre los últimos
rule-rounds =
    { $rounds ->
        [one] una ronda como mucho
       *[other] { $rounds } rondas como mucho
    }
rule-rounds-free = sin límite de rondas
situation-reserve = Reserva común: { $things }.
count-castles =
    { $count ->
        [one] { $count } castillo
       *[other] { $count } castillos
    }
count-missions =
    { $count ->
        [one] { $count } misión en el mazo
       *[other] { $count } misiones en el mazo
    }
count-cities =
    { $count ->
        [one] { $count } ciudad
       *[other] { $count } ciudades
    }
units-on-board =
    { $count ->
        [one] { $count } unidad en el tablero
       *[other] { $count } unidades en el tablero
    }
points =
    { $points ->
        [one] { $points } corona
       *[other] { $points } coronas
    }
result-sources = De dónde salen las coronas
result-sources-about = Coronas de cada jugador por origen.
result-course = Carrera de coronas
result-course-about = Coronas de cada jugador, jugada a jugada.
crowns-cities =
    { $crowns ->
        [one] { $crowns } por ciudades
       *[other] { $crowns } por ciudades
    }
situation-bids = Últimas pujas reveladas: { $bids }.
situation-auction = A subasta ahora: { $name }.
situation-auctioned = Ya subastados esta ronda: { $names }.
situation-draws =
    { $count ->
        [one] Una vez se han mirado misiones, por este orden: { $names }.
       *[other] { $count } veces se han mirado misiones, por este orden: { $names }.
    }
situation-gone = Con { $name } se fueron: { $missions }.
situation-army = { $name }: { $facts }.
situation-crowns = { $name }, coronas: { $parts }.
situation-units = { $name }, reserva militar: { $units }.
situation-out =
    { $round ->
        [0] { $name }: fuera de la partida.
       *[other] { $name }: fuera de la partida desde la ronda { $round }.
    }
situation-controlled =
    { $who ->
        [nobody] { $army }: nadie los dirige aún esta ronda.
        [you] { $army }: los diriges tú esta ronda.
       *[other] { $army }: los dirige { $name } esta ronda.
    }
situation-saved = { $name }, Salvado por la Corona: sin una ciudad al final de esta ronda, fuera de la partida.
situation-card-bought = { $name }, carta de corona: ya hay una comprada esta ronda.
situation-victories =
    { $count ->
        [one] { $name }, batallas ganadas como atacante esta ronda: una.
       *[other] { $name }, batallas ganadas como atacante esta ronda: { $count }.
    }
situation-land = { $name }, territorios: { $places }.
situation-place =
    { $details ->
        [none] { $place }
       *[other] { $place } ({ $details })
    }
place-city = { $city }, tributo { $value }
place-tile =
    { $state ->
        [new] escudo { $tile } desde la próxima ronda
        [setup] escudo { $tile }
       *[old] escudo { $tile } desde la ronda { $round }
    }
situation-unclaimed = Ciudades y castillos sin reclamar: { $places }.
situation-dispute = Disputa en { $place }: atacante, { $attacker } con { $units }; defensor, { $defender } con { $others }.
situation-cards = { $name }, cartas jugadas esta ronda: { $cards }.
situation-discards = { $name }, descarte: { $cards }.
situation-deck =
    { $count ->
        [one] { $name }, cartas que quedan en el mazo: una.
       *[other] { $name }, cartas que quedan en el mazo: { $count }.
    }
situation-completed = { $name }, misión cumplida { $mission }: { $bonus }.
situation-hidden =
    { $count ->
        [one] { $name }, misiones ocultas: una.
       *[other] { $name }, misiones ocultas: { $count }.
    }
situation-ordered = La orden de esta carta ya está hecha.
situation-bonus_used = La acción extra de esta carta ya está usada.
situation-berlin = Al final de este turno puede venir la Maniobra gratis de Berlín.
situation-bought = Ya se ha comprado o levado algo.
situation-task = En curso: { $task }.
situation-origin = Desde { $place }.
situation-target = Hacia { $place }; dueño: { $owner }.
situation-spot = Lugar de la última compra: { $place }.
situation-group = Van hasta ahora: { $units }.
situation-asked = Se pregunta por: { $unit }.
situation-battle =
    { $kind ->
        [assault] Asalto de Asedio contra { $place }.
       *[battle] Batalla en { $place }.
    }
situation-assault = Un Asalto de Asedio.
situation-rank-now = Rango: { $rank }.
situation-side = { $side }: { $facts }.
side-attacker = Atacante
side-defender = Defensor
side-dice =
    { $dice ->
        [0] dados { $shown }
        [one] un dado: { $shown }
       *[other] { $dice } dados: { $shown }
    }
side-hits =
    { $hits ->
        [one] ha de perder una unidad
       *[other] ha de perder { $hits } unidades
    }
side-fallen =
    { $count ->
        [one] ha perdido una unidad
       *[other] ha perdido { $count } unidades
    }
side-preset = pierde primero las unidades más baratas
situation-rerolled = La repetición del castillo ya está usada en este ciclo.
situation-losing = Elige sus bajas: { $side }.
situation-hand = En tu mano: { $cards }.
situation-chosen = Cartas que has elegido: { $cards }.
situation-bid = Tu puja: { $coins }.
situation-mission = Tu misión oculta { $mission }: { $condition } ({ $done } de { $needed }). Su ventaja: { $bonus }.
situation-look = Misiones que viste la vez número { $number }: { $missions }.
with-castle = castillo

## Ayuda

help-1-title = Cómo se juega
help-1-text =
    Gana quien antes termine una ronda con las coronas necesarias: 7 con cuatro jugadores, 8 con tres, 10 con dos. Cada ciudad que controlas es una corona, y Roma, dos; cada carta de corona o misión cumplida es una más.
    - Cada ronda eliges en secreto dos de tus cartas: una para el turno 1 y otra para el turno 2.
    - Por turno, cada uno revela una carta y ejecuta una de sus dos órdenes, y su acción extra antes o después.
    - La Expansión gana tierra: la vacía es tuya al momento; la de otros queda en disputa y se lucha por ella al final de la ronda. La Maniobra traslada tus unidades. El Tributo te da monedas y el Gasto las cambia por unidades, castillos y cartas de corona.
    - Tras los dos turnos se libran todas las batallas. Después se mira si alguien ha ganado y empieza otra ronda.
    Si son varios los que llegan, gana quien tenga más coronas; luego, más territorios; luego, más monedas, y el Marcador de Primer Jugador vale 10. (RE-10.1, RE-11)

help-2-title = Preparación
help-2-text =
    Todos pujan en secreto de 0 a 5 monedas por el Marcador de Primer Jugador. Paga solo quien gana; los empates se deciden con dados. Después, por turno, cada uno elige una ciudad con corona dorada, pone allí una corona, toma su escudo, cobra su valor y reparte lacayos entre ella y un territorio vecino libre y sin ciudad: al menos uno en cada sitio. (RE-2)
    Con cuatro jugadores es una ciudad con 10 lacayos y un castillo. Con tres hay dos vueltas y con dos, tres, de 5 lacayos cada una; el castillo va con la primera ciudad o, con dos jugadores, con las dos primeras. (RE-14.4, RE-15.2)

help-3-title = La ronda
help-3-text =
    - Elige en secreto dos de tus cartas: la de arriba es tu turno 1 y la de abajo tu turno 2. (RE-3.3)
    - Con dos o tres jugadores se subastan los mercenarios. (RE-14.6)
    - Por orden desde el marcador, todos revelan y juegan la carta de arriba; luego, la de abajo. (RE-3.5)
    - Se libran todas las batallas. (RE-3.6)
    - Las cartas van al descarte, boca arriba. Tras cuatro rondas recuperas las ocho. (RE-3.1, RE-3.7)

help-4-title = Una carta
help-4-text =
    De cada carta haces una de sus dos órdenes, o ninguna, y además su acción extra, antes o después de la orden pero nunca en medio. Se puede saltar la orden y usar la acción extra, y al revés. (RE-4)

help-5-title = Moverse
help-5-text =
    - Expansión: de un territorio tuyo a uno vecino que no sea tuyo ni esté en disputa. Deja al menos una unidad. Si está libre, es tuyo al momento; una ciudad libre paga su valor cada vez que se reclama. Si es de otro, queda en disputa. Para entrar en un castillo ajeno el grupo lleva al menos un arma de asedio. (RE-5.1 a RE-5.6)
    - División de Expansión: igual, a uno o dos destinos. (RE-5.7)
    - Maniobra: hasta dos pasos por tierra tuya sin disputa, a un territorio tuyo o a una disputa tuya. Una ciudad o un castillo conserva una unidad; otro territorio se puede vaciar y queda sin reclamar. (RE-5.8 a RE-5.12)
    - En una disputa las unidades del atacante no salen. Las del defensor solo salen expandiéndose, y han de quedar tantas como tenga allí el atacante. No entra un tercer ejército y nadie se retira: la batalla es en esa misma ronda. (RE-5.3, RE-7)
    Las líneas de puntos del mar unen territorios como si se tocaran, salvo para el Asalto de Asedio. (RE-1.5)

help-6-title = Monedas
help-6-text =
    - Una línea de suministro es tierra tuya sin disputa unida por fronteras y líneas marítimas. (RE-1.10)
    - Tributo: nombra una ciudad sin disputa; cobras el valor de cada ciudad y 1 por cada otro territorio de su línea de suministro. Las disputas no pagan y cortan la línea. (RE-5.13)
    - Gasto: compra unidades, castillos y como mucho una carta de corona por ronda, en el orden que quieras. Se recluta en ciudades y castillos tuyos sin disputa. Los castillos se levantan en cualquier territorio tuyo sin disputa que no tenga, con ciudad o sin ella; hay 8 en total y nunca se quitan. (RE-5.16, RE-8)

help-7-title = Acciones extra
help-7-text =
    - Yo Rey: al revelarla tomas el marcador. (RE-6.1)
    - Fortificación: 3 lacayos gratis en una ciudad tuya, 4 si hay castillo, también en una disputa que defiendas. (RE-6.2)
    - Asalto de Asedio: tus armas de asedio de un territorio tiran 2 dados cada una contra un territorio enemigo fronterizo; cada 3 o más quita una unidad. Los castillos no protegen, los aciertos que sobran se pierden y la tierra sin unidades queda sin reclamar. (RE-6.4 a RE-6.6)

help-8-title = Batallas
help-8-text =
    Quien tiene el marcador elige el orden. Una batalla va por rangos: armas de asedio (2 dados, aciertan con 3+), arqueros (5+), caballería (3+) y el Ataque General: hasta 3 dados del atacante contra 2 del defensor; se comparan los más altos y el empate es del defensor. Tras cada rango el dueño de las unidades elige cuáles pierde, primero el atacante. Se repite hasta que un bando se queda sin nadie. (RE-9)
    El defensor de un castillo puede repetir, una vez por ciclo y tras ver todos los dados, todos los suyos de un rango. Quien quede se queda con el territorio; si mueren todos, queda sin reclamar. Una ciudad conquistada no paga monedas. (RE-9.7 a RE-9.9)
    Para que se te pregunte menos puedes decir que pierdes siempre las unidades más baratas en esa batalla: es un atajo, no cambia la regla. Las posibilidades que se muestran son exactas si todos pierden antes lo más barato y el castillo repite solo cuando le aciertan en el Ataque General.

help-9-title = Escudos de ciudad
help-9-text =
    Cada ciudad con corona dorada tiene un escudo con una ventaja, que vale desde la ronda siguiente a la que lo ganas; los de la preparación valen desde la ronda 1, y las dos coronas de Roma, al momento. La lista de ciudades dice qué hace cada uno. Un escudo perdido deja de valer en el acto. Una ciudad en disputa conserva su ventaja, salvo que haga falta tributo o línea de suministro. (RE-10)

help-10-title = Quedarse fuera
help-10-text =
    Quien termina una ronda sin ciudad y sin carta de corona (ni misión cumplida) queda fuera. Con alguna, la corona le salva una ronda más. Sus castillos se quedan en el mapa y sus cartas salen de la partida. (RE-12)

help-11-title = Dos y tres jugadores
help-11-text =
    Con tres hay un ejército mercenario; con dos, dos. Empiezan con 10 lacayos en ciudades con corona dorada al azar. Cada ronda se subastan en secreto: quien más puja paga al tesoro mercenario y los dirige esa ronda, también en las batallas. (RE-14, RE-15)
    - Con tres se sientan a la derecha de quien ganó la primera puja y juegan en ese asiento cada ronda; con dos, un ejército a cada lado. Una opción los hace jugar siempre los últimos. (RE-14.5, RE-15.5)
    - En su turno quien los dirige revela la primera carta de su mazo, que nadie ha visto, y la juega con sus unidades, sus monedas y sus escudos. (RE-14.7)
    - Los mercenarios nunca ganan ni llevan el marcador, cartas de corona o misiones; Yo Rey en su carta da el marcador a quien los dirige. (RE-14.9)

help-12-title = Misiones del Reino
help-12-text =
    En esta variante no se compran cartas de corona. Al revelar Yo Rey miras dos misiones y te quedas con una en secreto. Cuando se cumple puedes revelarla al final de tu turno o de la ronda: da una corona y una ventaja para siempre. Las ocho misiones están reconstruidas; la lista de misiones las tiene todas. (RE-13, RE-13.7)

help-13-title = Decisiones
help-13-text =
    Donde el reglamento calla o admite dos lecturas jugamos así.
    - Se gana al final de una ronda, no al principio. (RE-18.1)
    - Se puede pujar 0. (RE-18.2)
    - Una ciudad sin reclamar paga su valor cada vez que alguien la reclama, no solo la primera. (RE-18.3)
    - En la preparación no pueden quedarse todos los lacayos en la ciudad: al menos uno va al territorio vecino. (RE-18.4)
    - Los lacayos de la preparación nunca comparten territorio con los de otro. (RE-18.5)
    - Se puede expandir por líneas marítimas. (RE-18.6)
    - El defensor que se expande desde una disputa deja al menos tantas unidades como tiene allí el atacante; pueden quedarse más. (RE-18.7)
    - Solo se maniobra a disputas donde ya se tienen unidades. (RE-18.8)
    - Una Maniobra da dos pasos por un camino de territorios propios sin disputa. (RE-18.9)
    - La Fortificación añade 4 lacayos a una ciudad con castillo, no 7. (RE-18.10)
    - Una ciudad cuya guarnición muere en un Asalto de Asedio queda sin reclamar; corona y escudo vuelven a la reserva. (RE-18.11)
    - La segunda corona de Roma cuenta al momento. (RE-18.12)
    - El castillo repite después de verse los dados de ambos, y solo los del defensor, todos. (RE-18.13)
    - Primero elige sus bajas el atacante y después el defensor. (RE-18.14)
    - Quien tiene el marcador elige las batallas de una en una. (RE-18.15)
    - Si dos llegan a las coronas necesarias, gana quien tenga más. (RE-18.16)
    - La misión que no se guarda va al fondo del mazo. (RE-18.17)
    - Con tres jugadores los mercenarios tienen un asiento fijo; una opción los hace jugar siempre los últimos. (RE-18.18)
    - Yo Rey en una carta mercenaria da el marcador a quien los dirige, pero ninguna misión. (RE-18.19)
    - Los mercenarios no compran cartas de corona. (RE-18.20)
    - Las bajas de los mercenarios las elige quien los dirige esa ronda. (RE-18.21)
    - El marcador de un jugador eliminado pasa al siguiente jugador de su izquierda. (RE-18.22)
    - La victoria se mira antes que la eliminación. (RE-18.23)
    - Una ciudad en disputa conserva su ventaja, salvo que haga falta tributo o línea de suministro. (RE-18.24)
    - Un escudo de Estocolmo perdido antes en la ronda ya no paga, y uno ganado en ella todavía no. (RE-18.25)
    - Las monedas son públicas. (RE-18.26)
    - Con dos jugadores cada ejército mercenario empieza con 5 monedas y el valor de su ciudad. (RE-18.27)
    - De las unidades gratis se ponen las que haya en la reserva militar. (RE-18.28)
    - Una Maniobra tiene un origen y un destino; nadie se queda ni se suma por el camino. (RE-18.29)
    - La corona puede volver a salvar a un jugador que haya tenido una ciudad al final de una ronda. (RE-18.30)
    - Gana el último jugador que quede; si no queda ninguno, comparten la victoria los últimos en caer. (RE-18.31)
    - Una misión se puede revelar al final del turno propio y de la ronda, antes de mirar la victoria. (RE-18.32)
    - La ventaja de una misión vale desde el momento en que se revela. (RE-18.33)
    - Un arma de asedio puede asaltar y moverse en el mismo turno. (RE-18.34)
    - Se puede comprar una carta de corona sin tener territorios. (RE-18.35)
    - El castillo puede repetir en cada Ataque General cuando ambos tienen solo lacayos. (RE-18.36)
    - Las misiones ocultas de un eliminado salen de la partida. (RE-18.37)
    - Con dos jugadores se sientan a la izquierda de quien ganó la puja los mercenarios cuyo escudo salió primero. (RE-18.38)
    - El orden de las compras solo importa para los castillos antes que las unidades y para la escolta cuando escasean los lacayos. (RE-18.39)
    - Reforzar un ataque a un castillo no exige arma de asedio. (RE-18.40)
    - Un escudo perdido y recuperado en una misma ronda cuenta como nuevo. (RE-18.41)
    - El número de coronas para ganar no baja cuando alguien queda eliminado. (RE-18.42)
    - Una batalla en la que no sobrevive nadie no paga ni cuenta para nadie. (RE-18.43)
    - La puja más alta son las monedas propias, 145 como mucho. (RE-18.44)
    - Una ciudad en disputa no se puede elegir para el Tributo. (RE-18.45)

help-14-title = Lo reconstruido y lo decidido
help-14-text =
    Del reglamento son las piezas, las unidades, los precios, las batallas, la ronda, los desempates, la preparación y lo que hacen los escudos.
    - Reconstruido: las ocho misiones, con sus condiciones y ventajas. Ni el reglamento ni otra fuente pública que hayamos encontrado las imprime; usan solo lo que el juego cuenta, ninguna se cumple al empezar y ninguna ventaja es la de una ciudad. Se pueden sustituir en los datos. (RE-13.7)
    - Los territorios, las ciudades, las coronas y los valores vienen de tres transcripciones públicas del tablero, que concuerdan entre sí y con el reglamento.
    - Las fronteras: 100 de 101 están en las tres; Lituania y Smolensk se tocan en dos. Estonia con Pólotsk y Galitzia con las Tierras Altas, cada una en una sola, las dejamos fuera.
    - Cuáles de ellas son líneas marítimas se sabe por una de las tres, y nueve por otra; solo importa para el Asalto de Asedio y una misión.
    - Las ocho cartas de Órdenes del Rey vienen de fotografías y de tres programas públicos, que concuerdan.
    - Los nombres de territorios que el reglamento no menciona son traducción nuestra. Dos de los cuatro colores solo se nombran en fuentes públicas.
    - Nuestro: la puja máxima de 145, el límite de rondas, en el que deciden coronas, territorios y monedas, el banco limitado y los mercenarios que juegan siempre los últimos, opciones o límites que el reglamento no tiene. (RE-14.12, RE-19.2, RE-17.5, RE-18.18)
    - También nuestras: las decisiones de arriba. Un resumen público de las reglas lee de otro modo el asiento de los mercenarios con tres jugadores; por eso es una opción.

## Dibujo

draw-map-short = Mapa
draw-map = Mapa de Europa
draw-track = Coronas: gana quien llegue a { $goal }
draw-track-at = { $name }: { count-crowns }
draw-territory = { $place }: { $details }
draw-territory-free = { $place }, sin reclamar
draw-army = { $name } en { $place }: { $units }
draw-city = { $city }, tributo { $value }
draw-castle = Castillo en { $place }
draw-draft = { $units } hacia { $place }
sea-atlantic = Océano Atlántico
sea-north = Mar del Norte
sea-baltic = Mar Báltico
sea-mediterranean = Mar Mediterráneo
sea-black = Mar Negro
draw-orders-short = Órdenes
draw-orders = Órdenes de la ronda
draw-turn-number = Turno { $turn }
draw-discards = Descarte
draw-reserve = Reserva común: { $things }
draw-card-back = oculta
draw-card-none = sin elegir
draw-bid-title = Tu puja
draw-cards-title = Tus dos cartas
draw-cards-hint = primero turno 1, luego turno 2
draw-mix-title = Desde { $origin } hasta { $target }
draw-mix-stays = Queda
draw-mix-goes = Va
draw-mix-asked =
    { $unit ->
        [footman] ¿Cuántos lacayos?
        [archer] ¿Cuántos arqueros?
        [cavalry] ¿Cuántos jinetes?
       *[siege_weapon] ¿Cuántas armas de asedio?
    }
draw-battle-title = Batalla en { $place }
draw-assault-title = Asalto contra { $place }
draw-attacker =
    { $who ->
        [you] Atacas
        [many] Atacan { $name }
       *[other] Ataca { $name }
    }
draw-defender =
    { $who ->
        [you] Defiendes
        [many] Defienden { $name }
       *[other] Defiende { $name }
    }
draw-hits = Bajas que debe sufrir: { $hits }
draw-dice = Dados: { $dice }
draw-no-dice = sin dados
draw-disputes-title = Batallas por librar
draw-odds-title = Posibilidades
draw-odds-kept = Con estos dados
draw-odds-again = Si repite
draw-odds-hint = si todos pierden antes lo más barato
draw-odds-label =
    { $either ->
        [yes] { $attacker } { $won }, { $defender } { $held }, nadie { $nobody }
       *[no] { $attacker } { $won }, { $defender } { $held }
    }
draw-percent = { $share } %
draw-spend-title = Gasto: { count-coins }
draw-count-title = { $unit } en { $place }
draw-missions-title = Misiones
draw-missions-note = reconstruidas por nosotros
draw-mercenaries-title = Mercenarios
draw-mercenary = { $name }: { count-coins }, { count-crowns }
draw-mercenary-led =
    { $who ->
        [you] los diriges tú
       *[other] los dirige { $name }
    }
draw-mercenary-free = sin jefe aún
draw-tax-title = Líneas de suministro
draw-tax-line = { $city }: { count-coins }
draw-tray-coins =
    { $coins ->
        [one] moneda
       *[other] monedas
    }
draw-tray-reserve = Reserva
draw-tray-tiles = Escudos
draw-tray-missions = Misiones
draw-tray-hand = Cartas por jugar
draw-tray-none = —
draw-mission-done = cumplida
draw-mission-progress = { $done } de { $needed }
draw-tile-sleeping = desde la próxima ronda
draw-note-first = Primer jugador
draw-note-leads = Dirige a { $army }
draw-note-out = Fuera de la partida
draw-note-ready = Ha elegido
draw-note-choosing = Elige
draw-note-saved = Salvado por la Corona
draw-note-won = Gana
draw-vital-cities = ciudades
draw-vital-coins = monedas
draw-vital-units = unidades en el tablero
draw-vital-cards = cartas de corona
draw-vital-completed = misiones cumplidas
draw-price-card = carta de corona
draw-vital-missions = misiones ocultas

## El relato

show-attacker = Ataque
show-defender = Defensa
finale-source =
    { $who ->
        [you] Tú: { $source }, { count-crowns }.
       *[other] { $name }: { $source }, { count-crowns }.
    }

## Tablas de la ayuda

table-units = Unidades y precios
table-unit = { $name }: { $coins } monedas, { $stock } por ejército; rango { $rank } de una batalla, { $dice ->
        [one] un dado por unidad
       *[other] { $dice } dados por unidad
    }, aciertan con { $least } o más
table-unit-plain =
    { $coins ->
        [one] { $name }: { $coins } moneda, { $stock } por ejército; solo luchan en el Ataque General
       *[other] { $name }: { $coins } monedas, { $stock } por ejército; solo luchan en el Ataque General
    }
table-castle = Castillo: { $coins } monedas, { $count } en total
table-card = Carta de corona: { $coins } monedas, { $count } en total; solo en el juego básico
table-cards = Las ocho cartas de cada ejército
table-setups = Según el número de jugadores
table-setup = { $players } jugadores: se gana con { $win_crowns } coronas; ciudades por jugador: { $cities_per_player }; castillos por jugador: { $castles_per_player }; { $footmen_per_city } lacayos por ciudad; castillos en la reserva: { $castles_left }
table-cities = Ciudades y escudos
table-gold = { $city } ({ $place }): corona dorada, tributo { $value }. { $tile }: { $text }
table-black = { $city } ({ $place }): corona negra, tributo { $value }
table-borders = Territorios y sus vecinos
table-border =
    { $kind ->
        [both] { $place }: { $land }; por mar, { $sea }
        [land] { $place }: { $land }
       *[sea] { $place }: por mar, { $sea }
    }
table-missions = Misiones (reconstruidas), con 4 / 3 / 2 jugadores
table-mission = { $mission }: { $condition }. Ventaja: { $bonus }

## Ayuda: figuras y términos

figure-map = Los números son unidades, del color de su dueño. Una corona marca cada ciudad, con lo que paga.
figure-orders = Arriba, tus cartas: se eligen dos, para los turnos 1 y 2. Abajo, las de todos.
figure-purse = Tus monedas, tu reserva, tus cartas y lo que paga cada línea de suministro.
term-dispute = en disputa, disputa, disputas
term-dispute-about = Un territorio con dos ejércitos. Al final de la ronda se lucha por él.
term-supply = línea de suministro, líneas de suministro
term-supply-about = Territorios tuyos sin disputa, unidos entre sí.
term-crown = carta de corona, cartas de corona
term-crown-about = Se compra con Gasto y cuenta como una corona.
term-footman = lacayo, lacayos
term-footman-about = La unidad más barata. Solo lucha en el Ataque General.
term-bonus = acción extra, acciones extra
term-bonus-about = Algo más que hace la carta, antes o después de su orden.
