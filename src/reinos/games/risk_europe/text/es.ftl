### Risk Europa: palabras. La ayuda está escrita con nuestras propias palabras; RE-… son los números de nuestras reglas.

game-name = Risk Europa
game-tagline = Elige tus órdenes en secreto, toma ciudades y reúne coronas antes que nadie.
reconstructed = Las ocho misiones del reino están reconstruidas: ni el reglamento ni otra fuente pública que hayamos encontrado las imprime. Se pueden sustituir en los datos. Todo lo demás sigue el reglamento; la ayuda dice qué decidimos donde calla.

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
unit-cavalry = caballería
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
count-cavalry = { $count } de caballería
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
card-tax_spend = Tributo o Gasto
card-king_me = Yo Rey, con Tributo o Gasto
card-split_expand = División de Expansión o Maniobra
card-fortify = Fortificación, con Expansión o Maniobra
card-siege_assault = Asalto de Asedio, con Expansión o Maniobra
card-short-tax_spend = Tributo o Gasto
card-short-king_me = Yo Rey
card-short-split_expand = División
card-short-fortify = Fortificación
card-short-siege_assault = Asalto
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
territory-bavaria = Bavaria
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
mission-master_builder-condition = Controla 3 castillos (4 en partidas de 2 jugadores).
mission-master_builder-bonus = Bastiones: tu Fortificación añade un Lacayo más (4 en ciudad, 5 con castillo).
mission-lord_of_the_seas = Señor de los mares
mission-lord_of_the_seas-condition = Controla, sin disputa, los dos extremos de 3 líneas marítimas (4 en partidas de 2 jugadores).
mission-lord_of_the_seas-bonus = Flota de guerra: tus Asaltos de Asedio también pueden cruzar líneas marítimas.
mission-royal_treasury = Tesoro real
mission-royal_treasury-condition = Ten 20 monedas.
mission-royal_treasury-bonus = Casa de la moneda: cada orden de Tributo que cobre algo da 2 monedas más.
mission-great_host = Gran hueste
mission-great_host-condition = Ten 25 unidades en el tablero (30 en partidas de 2 jugadores).
mission-great_host-bonus = Leva: cada orden de Gasto te deja colocar además 2 Lacayos gratis en un territorio donde puedas reclutar.
mission-vast_realm = Vasto reino
mission-vast_realm-condition = Controla 12 territorios (13 con 3 jugadores, 15 con 2).
mission-vast_realm-bonus = Caminos reales: tus Maniobras llegan hasta tres territorios de distancia.
mission-trade_route = Ruta comercial
mission-trade_route-condition = Ten 4 ciudades en una misma línea de suministro (5 en partidas de 2 jugadores).
mission-trade_route-bonus = Portazgos: cobra 1 moneda más por cada ciudad gravada.
mission-siege_master = Maestro de asedio
mission-siege_master-condition = Ten 2 Armas de Asedio en el tablero (3 en partidas de 2 jugadores).
mission-siege_master-bonus = Ingenieros: tus Armas de Asedio cuestan 8 monedas.
mission-conqueror = Conquistador
mission-conqueror-condition = Gana 2 batallas como atacante en la misma ronda.
mission-conqueror-bonus = Orden de caballería: tu Caballería cuesta 2 monedas.
tile-london = Arqueros galeses
tile-london-text = Cada vez que graves Londres, añade allí 2 Arqueros.
tile-paris = Oficial en formación
tile-paris-text = Cada vez que graves París, añade allí 1 Caballería y 1 Lacayo.
tile-madrid = Reúne a las tropas
tile-madrid-text = Cada vez que graves Madrid, añade allí 4 Lacayos.
tile-stockholm = Asalto y pillaje
tile-stockholm-text = Si ganas una batalla como atacante, toma 4 monedas. No vale para el Asalto de Asedio.
tile-berlin = Movilidad y defensas avanzadas
tile-berlin-text = Tras una Expansión o División de Expansión, una Maniobra gratis al final del turno. Tus castillos cuestan 3 menos.
tile-constantinople = Escolta de asedio
tile-constantinople-text = Cada Arma de Asedio que reclutes trae 4 Lacayos gratis.
tile-kiev = Reclutamiento avanzado
tile-kiev-text = También puedes reclutar en territorios no urbanos unidos a Kiev por una línea de suministro.
tile-rome = Sitio de Poder
tile-rome-text = Roma cuenta como dos coronas.

## Qué hacer

prompt-bid_first = Puja en secreto por el Marcador de Primer Jugador: de 0 a 5 monedas.
prompt-place_city = Elige tu ciudad con corona dorada.
prompt-place_next = Elige un territorio libre junto a { $origin } para el segundo grupo.
prompt-place_keep = ¿Cuántos lacayos se quedan en { $origin }? El resto va a { $target }.
prompt-choose_cards = Elige en secreto tus dos cartas de la ronda { $round }: primero la de arriba, luego la de abajo.
prompt-auction_order = Di qué ejército mercenario se subasta primero.
prompt-auction_bid = Puja en secreto por { $army }. Tienes { count-coins }.
prompt-mission_pick = Mira dos misiones: quédate una; la otra va al fondo del mazo.
prompt-menu = Turno { $turn }: { $card }. Elige qué hacer{ $forces }.
prompt-expand_from = ¿Desde dónde te expandes{ $forces }?
prompt-expand_to = Expansión desde { $origin }: elige el destino.
prompt-second_to = Divide la expansión desde { $origin }: elige un segundo destino o déjalo así.
prompt-maneuver_from = ¿Desde dónde maniobras{ $forces }?
prompt-maneuver_to = Maniobra desde { $origin }: elige el destino.
prompt-move = De { $origin } a { $target }: ¿cuántas unidades de { $unit }?
prompt-tax = Elige la línea de suministro que pagará el tributo{ $forces }.
prompt-fortify = Elige la ciudad o el castillo que fortificas{ $forces }.
prompt-assault_from = ¿Desde dónde disparan las armas de asedio{ $forces }?
prompt-assault_to = Asalto desde { $origin }: elige el blanco.
prompt-levy = Gran hueste: pon 2 lacayos gratis donde puedas reclutar.
prompt-spend = Gasta{ $forces }: te quedan { count-coins }.
prompt-buy_count = ¿Cuántas unidades de { $unit } para { $target }?
prompt-berlin_maneuver = Berlín te da una Maniobra gratis: elige el origen o renuncia.
prompt-reveal = Puedes revelar misiones cumplidas.
prompt-choose_battle = Elige qué batalla se libra ahora.
prompt-reroll = { $rank } en { $target }: ¿repites todos tus dados?
prompt-lose = { $target }: has de perder { count-units }. ¿Cuántas de { $unit }?
prompt-waiting =
    { $count ->
        [one] Decide { $names }.
       *[other] Faltan { $names }.
    }
prompt-over = La partida ha terminado. { $result }
forces = { " " }con { $army }

## Opciones de cada decisión

choice-menu-0 = Expansión
choice-menu-1 = División de Expansión
choice-menu-2 = Maniobra
choice-menu-3 = Tributo
choice-menu-4 = Gasto
choice-menu-5 = Fortificación
choice-menu-6 = Asalto de Asedio
choice-menu-7 = Terminar el turno
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
       *[held] Atacar { $place }, de { $owner }
    }
choice-second_to =
    { $state ->
        [free] Entrar también en { $place }, sin reclamar
       *[held] Atacar también { $place }, de { $owner }
    }
choice-maneuver_from = Maniobrar desde { $place }
choice-maneuver_to = Llevar unidades a { $place }
choice-move = Mover { $units }
choice-lose = Perder { $units }
choice-tax = Cobrar { count-coins } en la línea de { $city }
choice-fortify = Fortificar { $place }
choice-assault_from = Disparar desde { $place }
choice-assault_to = Asaltar { $place }, de { $owner }
choice-buy_castle = Castillo en { $place } por { $coins }
choice-buy =
    { $unit ->
        [siege_weapon] Un arma de asedio en { $place } por { $coins }
       *[other] Reclutar { $name } en { $place }, a { $coins }
    }
choice-buy_count = Reclutar { $units } por { $coins }
choice-levy = Leva en { $place }
choice-battle = Librar la batalla de { $place }
choice-keep_mission = Quedarte { $mission }
choice-reveal = Revelar { $mission }
choice-auction_first = Subastar primero { $army }
choice-lose_cheapest = Perder las más baratas
choice-lose_cheapest_always = Perder siempre las más baratas en esta batalla

## Por qué no

why-origin = De ahí salen las unidades: elige el destino, o deshaz.
why-place_city-re-2-5 = Funda tu reino en una ciudad con corona dorada que siga libre. (RE-2.5)
why-place_next-re-2-5 = El segundo grupo va a un territorio sin ciudad vecino de { $origin }. (RE-2.5)
why-place_next-re-2-6 = { $place } ya tiene unidades. (RE-2.6)
why-expand_from-re-5-1 = No controlas { $place }. (RE-5.1)
why-expand_from-re-5-2 = En { $place } ha de quedar al menos una unidad. (RE-5.2)
why-expand_from-re-5-3 = { $place } está en disputa: el atacante no sale, y el defensor deja tantas unidades como tiene el atacante. (RE-5.3)
why-expand_from-re-5-18 = Desde { $place } no hay adónde expandirse: los vecinos son tuyos, están en disputa o tienen un castillo que pide un arma de asedio. (RE-5.18)
why-expand_to-re-5-1 = { $place } no es vecino de { $origin }. (RE-5.1)
why-expand_to-re-5-4 = { $place } tiene un castillo ajeno: hace falta un arma de asedio en { $origin }. (RE-5.4)
why-expand_to-re-5-5 = No se entra en lo que ya es tuyo ni en una disputa. (RE-5.5)
why-expand_to-re-21-7 = Los dos destinos se nombran en un orden fijo: deshaz y elige primero { $place }. (RE-21.7)
why-maneuver_from-re-5-8 = Se maniobra desde un territorio tuyo sin disputa. (RE-5.8)
why-maneuver_from-re-5-12 = Una ciudad o un castillo ha de conservar una unidad. (RE-5.12)
why-maneuver_from-re-5-18 = Desde { $place } no hay adónde maniobrar. (RE-5.18)
why-maneuver_to-re-5-8 = { $place } está demasiado lejos de { $origin }. (RE-5.8)
why-maneuver_to-re-5-9 = Se maniobra a un territorio tuyo, o a una disputa donde ya tienes unidades. (RE-5.9)
why-maneuver_to-re-5-10 = El camino de { $origin } a { $place } ha de ser tuyo y sin disputa. (RE-5.10)
why-tax-re-5-13 = { $place } está en disputa: no paga tributo. (RE-5.13)
why-tax-re-5-15 = Elige una ciudad que controles. (RE-5.15)
why-tax-re-21-10 = { $place } paga con su línea de suministro: elige la ciudad señalada de esa línea. (RE-21.10)
why-fortify-re-6-2 = Se fortifica una ciudad o un castillo que controles. (RE-6.2)
why-fortify-re-6-3 = No te quedan lacayos en la reserva. (RE-6.3)
why-assault_from-re-6-4 = Elige un territorio tuyo con armas de asedio y un enemigo en su frontera. (RE-6.4)
why-assault_from-re-7-5 = { $place } está en disputa: de allí no sale ningún asalto. (RE-7.5)
why-assault_to-re-6-4 = Se asalta a un enemigo que comparta frontera con { $origin }. (RE-6.4)
why-assault_to-re-7-5 = { $place } está en disputa: no se asalta. (RE-7.5)
why-spend-re-8-2 = Se recluta en ciudades y castillos tuyos sin disputa. (RE-8.2)
why-spend-re-8-3 = No te quedan unidades en la reserva. (RE-8.3)
why-spend-re-5-16 = No te llegan las monedas. (RE-5.16)
why-spend-re-21-13 = Las compras van por orden: castillos, caballería, arqueros, lacayos y armas de asedio, y cada cosa según el orden del mapa. Ese momento ya pasó. (RE-21.13)
why-levy-re-8-2 = La leva va adonde puedas reclutar: una ciudad o un castillo tuyo sin disputa. (RE-8.2)
why-battle-re-9-1 = En { $place } no hay batalla por librar. (RE-9.1)

## Lo que pasa

event-mercenaries_placed =
    { $castle ->
        [0] { $name } empiezan en { $place } con { $footmen } lacayos.
       *[other] { $name } empiezan en { $place } con { $footmen } lacayos y un castillo.
    }
event-bids_shown = Pujas por { $what }: { $bids }.
bid-marker = el Marcador de Primer Jugador
bid-entry = { $name }, { $coins }
event-tie_rolled =
    { $who ->
        [you] Desempate: sacas { $die }.
       *[other] Desempate: { $name } saca { $die }.
    }
event-bid_won =
    { $who ->
        [you] Ganas { $what } por { count-coins }.
       *[other] { $name } gana { $what } por { count-coins }.
    }
event-kingdom_placed =
    { $who ->
        [you] Fundas tu reino en { $city }: { $in_city } lacayos allí y { $next_door } en { $place }. Cobras { count-coins }.
       *[other] { $name } funda su reino en { $city }: { $in_city } lacayos allí y { $next_door } en { $place }. Cobra { count-coins }.
    }
event-round_begun =
    { $refilled ->
        [0] Empieza la ronda { $round }. El marcador lo tiene { $name }.
       *[other] Empieza la ronda { $round }. El marcador lo tiene { $name }. Se recuperan las cartas.
    }
event-cards_chosen = Todos han elegido sus cartas.
event-card_shown =
    { $who ->
        [you] Revelas { $card }.
        [many] { $name } revelan { $card }.
       *[other] { $name } revela { $card }.
    }
event-marker_taken =
    { $who ->
        [you] Tomas el Marcador de Primer Jugador.
       *[other] { $name } toma el Marcador de Primer Jugador.
    }
event-mission_drawn =
    { $who ->
        [you] Miras las misiones de arriba.
       *[other] { $name } mira las misiones de arriba y se queda una.
    }
event-mission_kept =
    { $returned ->
        [none] Te quedas la misión { $kept }.
       *[other] Te quedas la misión { $kept } y dejas { $back } al fondo del mazo.
    }
event-mission_revealed =
    { $who ->
        [you] Revelas tu misión { $mission }: una corona más.
       *[other] { $name } revela la misión { $mission }: una corona más.
    }
event-expanded =
    { $who ->
        [you] Te expandes de { $origin } a { $target }: { $units }.
        [many] { $name } se expanden de { $origin } a { $target }: { $units }.
       *[other] { $name } se expande de { $origin } a { $target }: { $units }.
    }
event-maneuvered =
    { $who ->
        [you] Maniobras de { $origin } a { $target }: { $units }.
        [many] { $name } maniobran de { $origin } a { $target }: { $units }.
       *[other] { $name } maniobra de { $origin } a { $target }: { $units }.
    }
event-city_claimed =
    { $who ->
        [you] Reclamas { $city }: una corona y { count-coins }.
        [many] { $name } reclaman { $city }: una corona y { count-coins }.
       *[other] { $name } reclama { $city }: una corona y { count-coins }.
    }
event-dispute_begun = { $place } queda en disputa: { $name } contra { $other }.
event-taxed =
    { $who ->
        [you] Gravas { $city }: cobras { count-coins }.
        [many] { $name } gravan { $city }: cobran { count-coins }.
       *[other] { $name } grava { $city }: cobra { count-coins }.
    }
event-units_added = Llegan gratis a { $place }: { $units }.
event-units_bought =
    { $who ->
        [you] Reclutas { $units } en { $place } por { count-coins }.
        [many] { $name } reclutan { $units } en { $place } por { count-coins }.
       *[other] { $name } recluta { $units } en { $place } por { count-coins }.
    }
event-castle_built =
    { $who ->
        [you] Levantas un castillo en { $place } por { count-coins }.
        [many] { $name } levantan un castillo en { $place } por { count-coins }.
       *[other] { $name } levanta un castillo en { $place } por { count-coins }.
    }
event-crown_bought =
    { $who ->
        [you] Compras una carta de corona por { count-coins }.
       *[other] { $name } compra una carta de corona por { count-coins }.
    }
event-fortified =
    { $who ->
        [you] Fortificas { $place }: { $footmen } lacayos más.
        [many] { $name } fortifican { $place }: { $footmen } lacayos más.
       *[other] { $name } fortifica { $place }: { $footmen } lacayos más.
    }
event-assaulted =
    { $who ->
        [you] Asaltas { $target } desde { $origin }: { $dice } dados, { count-hits }.
        [many] { $name } asaltan { $target } desde { $origin }: { $dice } dados, { count-hits }.
       *[other] { $name } asalta { $target } desde { $origin }: { $dice } dados, { count-hits }.
    }
event-units_lost =
    { $who ->
        [you] Pierdes { $units } en { $place }.
        [many] { $name } pierden { $units } en { $place }.
       *[other] { $name } pierde { $units } en { $place }.
    }
event-battle_begun = Batalla de { $place }: ataca { $name }, defiende { $other }.
event-rolled = { $rolls }.
roll-rank = { $rank }: el atacante acierta { $attacker_hits } y el defensor { $defender_hits }
roll-first = { $rank }: { $roll }
roll-general = { $attack } contra { $defence }, bajas { $lost } y { $fallen }
event-fought_on =
    { $rolls ->
        [one] { $place }: una tirada más; el atacante acierta { $attacker_hits } y el defensor { $defender_hits }.
       *[other] { $place }: { $rolls } tiradas más; el atacante acierta { $attacker_hits } y el defensor { $defender_hits }.
    }
event-rerolled = Castillo de { $place }: el defensor repite sus dados.
event-battle_ended =
    { $won ->
        [nobody] { $place } queda sin dueño: mueren todos. Bajas: { $attacker_lost } del atacante y { $defender_lost } del defensor.
        [attacker] { $place } cae: vence { $name }, que ataca. Bajas: { $attacker_lost } del atacante y { $defender_lost } del defensor.
       *[defender] { $place } resiste: vence { $name }, que defiende. Bajas: { $attacker_lost } del atacante y { $defender_lost } del defensor.
    }
event-city_taken =
    { $who ->
        [you] Tomas { $city }, que era de { $other }.
        [many] { $name } toman { $city }, que era de { $other }.
       *[other] { $name } toma { $city }, que era de { $other }.
    }
event-city_lost =
    { $who ->
        [you] Pierdes { $city }, que queda sin reclamar.
        [many] { $name } pierden { $city }, que queda sin reclamar.
       *[other] { $name } pierde { $city }, que queda sin reclamar.
    }
event-plundered =
    { $who ->
        [you] Pillaje de Estocolmo: cobras { count-coins }.
        [many] Pillaje de Estocolmo: { $name } cobran { count-coins }.
       *[other] Pillaje de Estocolmo: { $name } cobra { count-coins }.
    }
event-crown_saved =
    { $who ->
        [you] Te salva la corona: tienes una ronda para tomar una ciudad.
       *[other] A { $name } le salva la corona: tiene una ronda para tomar una ciudad.
    }
event-eliminated =
    { $who ->
        [you] Quedas fuera: no tienes ciudad ni corona que te salve.
        [many] { $name } quedan fuera.
       *[other] { $name } queda fuera.
    }
event-marker_passed =
    { $who ->
        [you] El marcador pasa a ti.
       *[other] El marcador pasa a { $name }.
    }
event-match_won =
    { $count ->
        [one] { $who ->
            [you] Ganas con { count-crowns }.
           *[other] { $names } gana con { count-crowns }.
        }
       *[other] Comparten la victoria { $names } con { count-crowns }.
    }

## La situación

situation-round = Ronda { $round }, { $step }. Gana quien termine una ronda con { $goal } coronas.
round-number = Ronda { $round }
round-setup = Preparación
situation-setup = Preparación. Se ganará con { $goal } coronas.
situation-over = La partida ha terminado en la ronda { $round }.
step-orders = órdenes
step-auction = subasta
step-turn-1 = turno 1
step-turn-2 = turno 2
step-battles = batallas y fin de ronda
situation-marker = Primer jugador: { $name }. Orden: { $names }.
situation-army = { $name }: { count-crowns }, { count-coins }, ciudades { $cities }, { count-units } en el tablero. Reserva: { $reserve }.
situation-out = { $name }: fuera de la partida.
situation-controlled = { $army }: los dirige { $name } esta ronda.
situation-land = { $name }, territorios: { $places }.
situation-place = { $place } ({ $details })
situation-free-cities = Ciudades sin reclamar: { $places }.
situation-dispute = Disputa en { $place }: atacante, { $attacker } con { $units }; defensor, { $defender } con { $others }.
situation-cards = { $name }, cartas a la vista: { $cards }.
situation-hand = En tu mano: { $cards }.
situation-chosen = Has elegido { $cards }.
situation-missions = Tus misiones ocultas: { $missions }.
situation-completed = { $name }, misiones cumplidas: { $missions }.
situation-tiles = { $name }, escudos: { $tiles }.
tile-new = { $tile } (desde la próxima ronda)
with-castle = castillo

## Ayuda

help-1-title = Objetivo
help-1-text =
    Reúne coronas. Cada ciudad que controlas da una; Roma, dos. Las cartas de corona, o las misiones cumplidas, dan una cada una. Al final de una ronda gana quien tenga al menos 7 coronas con cuatro jugadores, 8 con tres o 10 con dos. Si son varios, gana quien tenga más; si empatan, quien controle más territorios; después, quien tenga más monedas, y el Marcador de Primer Jugador cuenta como 10. (RE-10.1, RE-11)

help-2-title = Preparación
help-2-text =
    Todos pujan en secreto de 0 a 5 monedas por el Marcador de Primer Jugador. Paga solo quien gana; los empates se deciden con dados. Después, por turno, cada uno elige una ciudad con corona dorada, pone allí su corona y su castillo, cobra su valor, y reparte sus lacayos entre esa ciudad y un territorio vecino libre y sin ciudad: al menos uno en cada sitio. (RE-2)

help-3-title = La ronda
help-3-text =
    - Elige en secreto dos de tus cartas: la de arriba es tu turno 1 y la de abajo tu turno 2. (RE-3.3)
    - Con dos o tres jugadores se subastan los mercenarios. (RE-14.6)
    - Por orden desde el marcador, todos revelan y juegan la carta de arriba; luego, la de abajo. (RE-3.5)
    - Se libran todas las batallas. (RE-3.6)
    - Las cartas van al descarte. Tras cuatro rondas recuperas las ocho. (RE-3.1, RE-3.7)

help-4-title = Tus ocho cartas
help-4-text =
    Dos de Tributo o Gasto. Una igual con Yo Rey. Dos de División de Expansión o Maniobra. Dos de Expansión o Maniobra con Fortificación. Una de Expansión o Maniobra con Asalto de Asedio. De cada carta haces una de sus dos órdenes, o ninguna, y además su acción extra, antes o después de la orden. (RE-4)

help-5-title = Moverse
help-5-text =
    - Expansión: de un territorio tuyo a uno vecino que no sea tuyo ni esté en disputa. Deja al menos una unidad. Si está libre, es tuyo al momento; una ciudad libre paga su valor. Si es de otro, queda en disputa. Para entrar en un castillo ajeno el grupo lleva al menos un arma de asedio. (RE-5.1 a RE-5.6)
    - División de Expansión: igual, a uno o dos destinos. (RE-5.7)
    - Maniobra: hasta dos pasos por tierra tuya, a un territorio tuyo o a una disputa tuya. Una ciudad o un castillo conserva una unidad. (RE-5.8 a RE-5.12)
    Las líneas de puntos del mar unen territorios como si se tocaran. (RE-1.5)

help-6-title = Monedas
help-6-text =
    - Tributo: elige una ciudad sin disputa; cobras el valor de cada ciudad y 1 por cada otro territorio de su línea de suministro. Las disputas no pagan y cortan la línea. (RE-5.13)
    - Gasto: lacayo 1, arquero 2, caballería 3, arma de asedio 10, castillo 12, carta de corona 10. Se recluta en ciudades y castillos tuyos sin disputa. Una carta de corona por ronda como mucho. (RE-8)

help-7-title = Acciones extra
help-7-text =
    - Yo Rey: al revelarla tomas el marcador. (RE-6.1)
    - Fortificación: 3 lacayos gratis en una ciudad tuya, 4 si hay castillo. (RE-6.2)
    - Asalto de Asedio: tus armas de asedio de un territorio tiran 2 dados cada una contra un territorio enemigo fronterizo; cada 3 o más quita una unidad. (RE-6.4)

help-8-title = Batallas
help-8-text =
    Quien tiene el marcador elige el orden. Una batalla va por rangos: armas de asedio (2 dados, aciertan con 3+), arqueros (5+), caballería (3+) y el Ataque General: hasta 3 dados del atacante contra 2 del defensor, se comparan los más altos y el empate es del defensor. Tras cada rango el dueño de las unidades elige cuáles pierde, primero el atacante. Se repite hasta que un bando se queda sin nadie. El defensor de un castillo puede repetir, una vez por ciclo, todos sus dados de un rango. (RE-9)
    Para no preguntar diez veces puedes decir que pierdes siempre las unidades más baratas en esa batalla: es un atajo, no cambia la regla. Las posibilidades que se muestran son exactas si todos pierden antes lo más barato y el castillo repite solo cuando le aciertan en el Ataque General.

help-9-title = Escudos de ciudad
help-9-text =
    Cada ciudad dorada da una ventaja, desde la ronda siguiente a la que la ganas. Londres: 2 arqueros al gravarla. París: 1 de caballería y 1 lacayo. Madrid: 4 lacayos. Estocolmo: 4 monedas por batalla ganada como atacante. Berlín: una Maniobra gratis tras expandirte y castillos 3 monedas más baratos. Constantinopla: 4 lacayos con cada arma de asedio. Kiev: reclutas en su línea de suministro. Roma: dos coronas, al momento. (RE-10)

help-10-title = Quedarse fuera
help-10-text =
    Quien termina una ronda sin ciudad y sin carta de corona (ni misión cumplida) queda fuera. Con alguna carta le salva la corona una ronda más. Sus castillos se quedan en el mapa. (RE-12)

help-11-title = Dos y tres jugadores
help-11-text =
    Con tres hay un ejército mercenario; con dos, dos. Empiezan en ciudades al azar. Cada ronda se subastan en secreto: quien más puja paga al tesoro mercenario y los dirige esa ronda, también en las batallas. Los mercenarios nunca ganan ni llevan el marcador. Con tres eliges dos ciudades y con dos, tres. (RE-14, RE-15)

help-12-title = Misiones del Reino
help-12-text =
    En esta variante no se compran cartas de corona. Al revelar Yo Rey miras dos misiones y te quedas una en secreto. Cuando se cumple puedes revelarla al final de tu turno o de la ronda: da una corona y una ventaja para siempre. (RE-13)
    Aviso: ni el reglamento ni otra fuente pública que hayamos encontrado imprime las ocho misiones. Las de aquí son una reconstrucción nuestra y se pueden sustituir. (RE-13.7)

help-13-title = Lo que hemos decidido
help-13-text =
    Donde el reglamento calla o admite dos lecturas seguimos las decisiones de RE-18: por ejemplo, se gana al final de la ronda, se puede pujar 0, el castillo repite solo los dados propios después de ver los ajenos, y el marcador de un eliminado pasa a su izquierda. El reglamento no pone límite de rondas; el que se ofrece en las opciones es nuestro y, al llegar a él, se ordena por coronas, territorios y monedas. (RE-3.9, RE-18, RE-19.2)

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
draw-card-back = oculta
draw-card-none = sin elegir
draw-bid-title = Tu puja
draw-cards-title = Tus dos cartas
draw-cards-hint = fila: turno 1; columna: turno 2
draw-mix-title = De { $origin } a { $target }
draw-mix-stays = Queda
draw-mix-goes = Va
draw-mix-asked = ¿Cuántas?
draw-battle-title = Batalla de { $place }
draw-assault-title = Asalto a { $place }
draw-attacker =
    { $who ->
        [you] Atacas
       *[other] Ataca { $name }
    }
draw-defender =
    { $who ->
        [you] Defiendes
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
        [yes] vence { $attacker } con { $won }, { $defender } con { $held }; no queda nadie con { $nobody }
       *[no] vence { $attacker } con { $won }, { $defender } con { $held }
    }
draw-percent = { $share } %
draw-spend-title = Gasto: { count-coins }
draw-count-title = { $unit } en { $place }
draw-missions-title = Misiones
draw-missions-note = reconstruidas por nosotros
draw-mercenaries-title = Mercenarios
draw-mercenary = { $name }: { count-coins }, { count-crowns }
draw-mercenary-led = dirige { $name }
draw-mercenary-free = sin jefe aún
draw-tax-title = Líneas de suministro
draw-tax-line = { $city }: { count-coins }
draw-tray-coins = monedas
draw-tray-reserve = Reserva
draw-tray-tiles = Escudos
draw-tray-missions = Misiones
draw-tray-hand = Cartas por jugar
draw-tray-none = ninguno
draw-mission-done = cumplida
draw-mission-progress = { $done } de { $needed }
draw-tile-sleeping = desde la próxima ronda
draw-note-first = Primer jugador
draw-note-leads = Dirige { $army }
draw-note-out = Fuera de la partida
draw-note-ready = Ha elegido
draw-note-choosing = Elige
draw-note-saved = Salvado por la corona
draw-note-won = Gana
draw-vital-cities = ciudades
draw-vital-coins = monedas
draw-vital-units = unidades en el tablero
draw-vital-cards = cartas de corona o misiones cumplidas
draw-vital-missions = misiones ocultas
