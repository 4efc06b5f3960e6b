### Brian Boru: palabras. La ayuda está dicha con palabras propias; BB-… son los números de nuestras reglas.

game-name = Brian Boru
game-tagline = Gana bazas para tomar ciudades, casa a los tuyos, frena a los vikingos y reclama las regiones de Irlanda.
reconstructed = La fuerza de las siete cartas de vikingos está reconstruida: no conocemos los valores impresos y puedes cambiarla en las opciones. Los símbolos de las cartas, las ciudades y sus colores, los caminos, los umbrales y la escala del cortejo proceden de una sola versión de aficionados. Los nombres de las ciudades son nuestros.

## Opciones

option-players = Jugadores
option-players-3 = 3
option-players-4 = 4
option-players-5 = 5
option-vikings-wrong = la opción vikings vale { $value }; se admite: { $cards } números enteros de 0 a { $most }, como { $example }
option-vikings = Fuerza de los vikingos
option-vikings-9-10-11-12-13-13-14 = 9, 10, 11, 12, 13, 13 y 14 (reconstruida)
option-vikings-6-7-8-9-10-11-12 = de 6 a 12: vikingos más débiles

## Piezas

region-northern_ui_neill = Uí Néill del Norte
region-ulaid = Ulaid
region-breifne = Bréifne
region-southern_ui_neill = Uí Néill del Sur
region-dubhlinn = Dubhlinn
region-connaught = Connaught
region-leinster = Leinster
region-munster = Munster
town-gartan = Gartan
town-derry = Derry
town-coleraine = Coleraine
town-donegal = Donegal
town-tullyhogue = Tullyhogue
town-clogher = Clogher
town-armagh = Armagh
town-armoy = Armoy
town-connor = Connor
town-dromore = Dromore
town-downpatrick = Downpatrick
town-newry = Newry
town-rossinver = Rossinver
town-drumcliff = Drumcliff
town-drumlane = Drumlane
town-fenagh = Fenagh
town-kells = Kells
town-tara = Tara
town-clonard = Clonard
town-durrow = Durrow
town-clonmacnoise = Clonmacnoise
town-ardagh = Ardagh
town-swords = Swords
town-dublin = Dublín
town-wicklow = Wicklow
town-killala = Killala
town-achonry = Achonry
town-mayo = Mayo
town-elphin = Elphin
town-roscommon = Roscommon
town-cong = Cong
town-omey = Omey
town-tuam = Tuam
town-clonfert = Clonfert
town-birr = Birr
town-kildare = Kildare
town-aghaboe = Aghaboe
town-kilkenny = Kilkenny
town-leighlin = Leighlin
town-ferns = Ferns
town-inistioge = Inistioge
town-wexford = Wexford
town-waterford = Waterford
town-kilfenora = Kilfenora
town-killaloe = Killaloe
town-limerick = Limerick
town-cashel = Cashel
town-ardfert = Ardfert
town-lismore = Lismore
town-inisfallen = Inisfallen
town-cork = Cork
town-skellig = Skellig
town-tullylease = Tullylease
marriage-orlaith = Orlaith
marriage-aodhan = Aodhán
marriage-conall = Conall
marriage-cormac = Cormac
marriage-niall = Niall
marriage-aoife = Aoife
marriage-brigid = Brigid
marriage-estrid = Estrid, Princesa de Dinamarca

town-colour-red = roja
town-colour-blue = azul
town-colour-yellow = amarilla
card-colour-red = rojo
card-colour-blue = azul
card-colour-yellow = amarillo
card-colour-white = blanco
town-place = { $town } ({ $region }, { $colour })
town-in = una ciudad en { $region }
card-name = { $card } { $colour }
card-actions = { $name }. Si gana: { $won }. Si pierde: { $lost }.
card-either = { $first }; o bien { $second }
marriage-princess = apoyo militar, comercio o { $points } puntos
vikings = los vikingos
renown =
    { $count ->
        [one] 1 de renombre
       *[other] { $count } de renombre
    }
symbol-town =
    { $count ->
        [one] tomar la ciudad activa
       *[other] tomar la ciudad activa
    }
symbol-coin =
    { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
symbol-pay =
    { $count ->
        [one] pagar 1 moneda
       *[other] pagar { $count } monedas
    }
symbol-church =
    { $count ->
        [one] 1 disco a la iglesia
       *[other] { $count } discos a la iglesia
    }
symbol-battle =
    { $count ->
        [one] 1 asaltante
       *[other] { $count } asaltantes
    }
symbol-court =
    { $count ->
        [one] subir 1 espacio en el cortejo
       *[other] subir { $count } espacios en el cortejo
    }
symbol-liberate =
    { $count ->
        [one] liberar una ciudad
       *[other] liberar { $count } ciudades
    }
symbol-expand =
    { $count ->
        [one] una expansión por { $coins } monedas
       *[other] { $count } expansiones por { $coins } monedas
    }

## Qué hacer

prompt-start_town =
    { $who ->
        [you] Pon tu primer disco en una región sin discos.
       *[other] { $name } pone su primer disco.
    }
prompt-draft =
    { $chosen ->
        [0] Quédate con { $wanted } de estas { $cards } cartas.
       *[other] Quédate con una carta más. Llevas { $chosen } de { $wanted }.
    }
prompt-draft-wait =
    { $who ->
        [you]
            { $count ->
                [one] Has elegido. Falta { $names }.
               *[other] Has elegido. Faltan { $names }.
            }
       *[other]
            { $count ->
                [one] Elige cartas { $names }.
               *[other] Eligen cartas { $names }.
            }
    }
prompt-lead_town =
    { $who ->
        [you] Baza { $trick } de { $tricks }. Pon el marcador en una ciudad vacía.
       *[other] Baza { $trick } de { $tricks }: { $name } elige la ciudad activa.
    }
prompt-lead_card =
    { $who ->
        [you]
            { $place ->
                [none] No queda ciudad vacía. Juega la carta que quieras.
               *[other] Abre la baza: juega una carta para { $town } ({ $colour }).
            }
       *[other] { $name } abre la baza.
    }
prompt-follow =
    { $who ->
        [you]
            { $place ->
                [none] Juega la carta que quieras.
               *[other] Juega una carta. Gana la más alta que sea { $colour } o blanca y toma { $town }.
            }
       *[other] { $name } juega una carta.
    }
prompt-option =
    { $who ->
        [you] Tu { $card } ha perdido: elige una de sus acciones.
       *[other] { $name } elige la acción de su { $card }.
    }
prompt-buy =
    { $who ->
        [you] ¿Pagas { $extra } monedas por cada repetición? Tienes { $coins }. Cada una: { $what }.
       *[other] { $name } decide si paga por más.
    }
prompt-expand =
    { $who ->
        [you] ¿Pagas { $cost } monedas por una ciudad unida por un camino a una tuya? Tienes { $coins }.
       *[other] { $name } decide si se expande.
    }
prompt-liberate =
    { $who ->
        [you] Retira una ficha de control vikingo.
       *[other] { $name } libera una ciudad.
    }
prompt-marriage_town =
    { $who ->
        [you] Ganas el matrimonio con { $marriage }: elige una ciudad vacía de { $region }.
       *[other] { $name } gana el matrimonio con { $marriage } y elige una ciudad de { $region }.
    }
prompt-princess =
    { $who ->
        [you] Ganas a la Princesa de Dinamarca: apoyo militar, comercio o { $points } puntos.
       *[other] { $name } decide sobre la Princesa de Dinamarca.
    }
prompt-track_town =
    { $who ->
        [you] Estás en el espacio { $space }: toma cualquier ciudad vacía.
       *[other] { $name } toma una ciudad por su espacio { $space }.
    }
prompt-raid_town =
    { $who ->
        [you]
            { $whose ->
                [you] Los vikingos saquean: elige qué ciudad pierdes.
               *[other] Los vikingos saquean: elige qué ciudad pierde { $loser }.
            }
       *[other]
            { $whose ->
                [you] { $name } elige qué ciudad pierdes.
               *[other] { $name } elige qué ciudad pierde { $loser }.
            }
    }
prompt-monastery =
    { $who ->
        [you] Pon un monasterio en una ciudad tuya.
       *[other] { $name } pone un monasterio.
    }
prompt-over = Fin de la partida. { $result }

## Lo que está en juego en cada decisión, y dónde mirar

stake-start_town = Desde aquí crecerás por los caminos: mira a qué ciudades llegan y cuánto vale la región.
stake-draft = Las cartas altas ganan ciudades; las bajas actúan antes. Mira también qué da cada una si pierde la baza.
stake-lead_town = Quien gane la baza se queda esa ciudad: elige una que quieras y cuyo color puedas ganar.
stake-lead_card = Si ganas, tomas la ciudad; si pierdes, eliges una acción de la carta. Mira cuáles te sirven de verdad.
stake-follow = No hace falta ganar: con una carta que pierde eliges acción. Mira si quieres la ciudad o lo que da tu carta.
stake-option = Cada acción empuja en un sitio: mira en cuál vas por detrás, en bodas, vikingos, iglesia o monedas.
stake-buy = Cada repetición te cuesta 2 monedas; expandirte, 5. Mira si una más te pone por delante de alguien.
stake-expand = Una ciudad más puede darte la región: mira los pesos y qué fichas están a punto de girarse.
stake-liberate = La ciudad vuelve a quien tenía el disco debajo: mira primero las tuyas, y si no, la que menos ayude a un rival.
stake-marriage_town = La ciudad es gratis: mira dónde te da la región o te une con otras tuyas.
stake-princess = El apoyo militar te da las ciudades vikingas en las regiones; el comercio, solo al contar regiones. Mira cuántas hay en el mapa.
stake-track_town = Cualquier ciudad vacía es tuya: mira dónde te da una región o rompe la de otro.
stake-raid_town = La ciudad deja de contar para quien la pierde: mira dónde el peso decide una región.
stake-monastery = La ciudad pesará el doble, la tenga quien la tenga: mira en qué región eso decide quién manda.

## Opciones de cada decisión

choice-start_town = Empezar en { $town }
choice-draft = Quedarte con el { $card }
choice-lead_town = Marcador en { $town }
choice-play =
    { $ahead ->
        [win] Jugar el { $card }: irías ganando
        [lose] Jugar el { $card }: perderías
       *[lead] Jugar el { $card }
    }
choice-option = Acción { $number }: { $action }
choice-option-bare = Acción { $number } de la carta
choice-buy =
    { $count ->
        [0] No comprar más
       *[other] Pagar { $coins } monedas: { $what }
    }
choice-buy-bare =
    { $count ->
        [0] No comprar más
       *[other] Pagar { $coins } monedas por { $count } más
    }
choice-stay = No expandirte
choice-expand = Expandirte a { $town } por { $coins } monedas
choice-liberate = Liberar { $town }
choice-marriage_town = Tomar { $town }
choice-princess-military = Apoyo militar: las ciudades vikingas cuentan como tuyas al reclamar regiones y, al final, para las fichas boca arriba del tablero
choice-princess-trade = Comercio: al final las ciudades vikingas cuentan para tu número de regiones
choice-princess-refuse = Rechazarla: { $points } puntos
choice-track_town = Tomar { $town }
choice-raid_town = Los vikingos toman { $town }
choice-monastery = Monasterio en { $town }

## Lo que ocurre

event-starter =
    { $who ->
        [you] Empiezas tú: tienes el marcador.
       *[other] Empieza { $name }: tiene el marcador.
    }
event-settled =
    { $who ->
        [you] Empiezas en { $town }, con { points }, { $coins } monedas y { $renown } de renombre.
       *[other] { $name } empieza en { $town }, con { points }, { $coins } monedas y { $renown } de renombre.
    }
event-round_begun =
    { $last ->
        [0] Ronda { $round } de { $rounds }.
       *[other] Ronda { $round } de { $rounds }: la última.
    }
event-vikings_landed =
    { $strength ->
        [one] Desembarcan los vikingos: 1 asaltante.
       *[other] Desembarcan los vikingos: { $strength } asaltantes.
    }
event-marriage_revealed = Matrimonio de la ronda: { $marriage } ({ $reward }).
event-drafted =
    { $who ->
        [you] Te quedas con el { $card }.
       *[other] { $name } se queda con el { $card }.
    }
event-draft_chosen =
    { $who ->
        [you] Has elegido tus cartas.
       *[other] { $name } ha elegido sus cartas.
    }
event-packs_passed = Las cartas restantes pasan a la izquierda.
event-hands_ready = Las manos están listas: { $cards } cartas cada una.
event-led =
    { $who ->
        [you] Pones el marcador en { $town }.
       *[other] { $name } pone el marcador en { $town }.
    }
event-no_active_town =
    { $who ->
        [you] No queda ciudad vacía: abres sin ciudad activa.
       *[other] No queda ciudad vacía: { $name } abre sin ciudad activa.
    }
event-played =
    { $who ->
        [you] Juegas el { $card }.
       *[other] { $name } juega el { $card }.
    }
event-trick_won =
    { $who ->
        [you] Ganas la baza con el { $card }: { $town } será tuya.
       *[other] { $name } gana la baza con el { $card } y tomará { $town }.
    }
event-trick_unwon =
    { $who ->
        [you] Nadie gana la baza: conservas el marcador.
       *[other] Nadie gana la baza: { $name } conserva el marcador.
    }
event-option_taken =
    { $only ->
        [yes]
            { $who ->
                [you] Tu { $card } tiene una sola acción: { $action }.
               *[other] El { $card } de { $name } tiene una sola acción: { $action }.
            }
       *[no]
            { $who ->
                [you] Con el { $card } eliges: { $action }.
               *[other] { $name }, con el { $card }, elige: { $action }.
            }
    }
event-town_taken =
    { $who ->
        [you] Tomas { $town } y el marcador.
       *[other] { $name } toma { $town } y el marcador.
    }
event-coins_gained =
    { $who ->
        [you]
            { $coins ->
                [one] Cobras 1 moneda.
               *[other] Cobras { $coins } monedas.
            }
       *[other]
            { $coins ->
                [one] { $name } cobra 1 moneda.
               *[other] { $name } cobra { $coins } monedas.
            }
    }
event-coin_paid =
    { $who ->
        [you] La carta te cuesta 1 moneda.
       *[other] A { $name } la carta le cuesta 1 moneda.
    }
event-points_paid =
    { $who ->
        [you] No tienes monedas: la carta te cuesta { points }.
       *[other] { $name } no tiene monedas: la carta le cuesta { points }.
    }
discs =
    { $discs ->
        [one] 1 disco
       *[other] { $discs } discos
    }
for-coins =
    { $coins ->
        [0] { "" }
       *[other]
            { $who ->
                [you] { " " }y pagas { $coins } monedas
               *[other] { " " }y paga { $coins } monedas
            }
    }
event-church_discs =
    { $who ->
        [you] Pones { discs } en la iglesia{ for-coins }.
       *[other] { $name } pone { discs } en la iglesia{ for-coins }.
    }
raiders =
    { $raiders ->
        [one] 1 asaltante
       *[other] { $raiders } asaltantes
    }
event-raiders_taken =
    { $raiders ->
        [0]
            { $who ->
                [you] No tomas ningún asaltante: no quedan.
               *[other] { $name } no toma ningún asaltante: no quedan.
            }
       *[other]
            { $who ->
                [you] Tomas { raiders }{ for-coins }.{ none-left }
               *[other] { $name } toma { raiders }{ for-coins }.{ none-left }
            }
    }
none-left =
    { $left ->
        [0] { " " }Ya no quedan.
       *[other] { "" }
    }
event-courted =
    { $up ->
        [0]
            { $who ->
                [you] Cortejas, pero ya estás en el último espacio, el { $space }.
               *[other] { $name } corteja, pero ya está en el último espacio, el { $space }.
            }
       *[other]
            { $who ->
                [you] Cortejas{ for-coins }: llegas al espacio { $space }.
               *[other] { $name } corteja{ for-coins }: llega al espacio { $space }.
            }
    }
event-fell_back =
    { $who ->
        [you] El espacio está ocupado: bajas al { $space }.
       *[other] El espacio está ocupado: { $name } baja al { $space }.
    }
event-expanded =
    { $who ->
        [you] Pagas { $cost } monedas y te expandes a { $town }.
       *[other] { $name } paga { $cost } monedas y se expande a { $town }.
    }
event-stayed =
    { $who ->
        [you] No te expandes.
       *[other] { $name } no se expande.
    }
event-liberated =
    { $who ->
        [you]
            { $whose ->
                [you] Liberas { $town }: vuelve a ser tuya.
               *[other] Liberas { $town }: vuelve a ser de { $owner }.
            }
       *[other]
            { $whose ->
                [you] { $name } libera { $town }: vuelve a ser tuya.
                [own] { $name } libera { $town }: vuelve a ser suya.
               *[other] { $name } libera { $town }: vuelve a ser de { $owner }.
            }
    }
event-last_cards = La última carta de cada mano se descarta sin verse.
event-nobody_marries = Nadie ha cortejado: { $marriage } no se casa.
married-gain =
    { $points ->
        [0] { "" }
       *[other] : { $reward }
    }
event-married =
    { $who ->
        [you] Ganas el matrimonio con { $marriage }{ married-gain }.
       *[other] { $name } gana el matrimonio con { $marriage }{ married-gain }.
    }
event-marriage_town_taken =
    { $who ->
        [you] Tu matrimonio te da { $town }.
       *[other] El matrimonio da { $town } a { $name }.
    }
event-princess_wed =
    { $side ->
        [military]
            { $who ->
                [you] La Princesa te da apoyo militar: las ciudades vikingas cuentan como tuyas al reclamar regiones y, al final, para las fichas boca arriba del tablero.
               *[other] La Princesa da apoyo militar a { $name }: las ciudades vikingas cuentan como suyas al reclamar regiones y, al final, para las fichas boca arriba del tablero.
            }
        [trade]
            { $who ->
                [you] Estableces comercio: al final las ciudades vikingas cuentan para tu número de regiones.
               *[other] { $name } establece comercio: al final las ciudades vikingas cuentan para su número de regiones.
            }
       *[refuse]
            { $who ->
                [you] Rechazas a la Princesa y ganas { $points } puntos.
               *[other] { $name } rechaza a la Princesa y gana { $points } puntos.
            }
    }
track-gain =
    { $renown ->
        [0]
            { $coins ->
                [one] 1 moneda
               *[other] { $coins } monedas
            }
       *[other] { $renown } de renombre
    }
event-track_reward =
    { $who ->
        [you] El espacio { $space } del cortejo te da { track-gain }.
       *[other] El espacio { $space } del cortejo da { track-gain } a { $name }.
    }
event-track_town_taken =
    { $who ->
        [you] El espacio { $space } del cortejo te da { $town }.
       *[other] El espacio { $space } del cortejo da { $town } a { $name }.
    }
event-repelled = Los vikingos son rechazados: no hay incursión.
event-raid =
    { $raiders ->
        [one] Queda 1 asaltante: incursión vikinga. { raid-losers }
       *[other] Quedan { $raiders } asaltantes: incursión vikinga. { raid-losers }
    }
raid-losers =
    { $fewest ->
        [0] Pierde una ciudad quien no tiene asaltantes.
       *[other] Pierde una ciudad quien tiene menos asaltantes, { $fewest }.
    }
event-unharmed =
    { $who ->
        [you] No controlas ninguna ciudad: no pierdes nada.
       *[other] { $name } no controla ninguna ciudad: no pierde nada.
    }
event-town_lost =
    { $who ->
        [you]
            { $chosen ->
                [own] Los vikingos te quitan { $town }; la has elegido tú.
                [you] Los vikingos te quitan { $town }; la has elegido tú.
               *[other] Los vikingos te quitan { $town }; la ha elegido { $chooser }.
            }
       *[other]
            { $chosen ->
                [own] { $name } elige perder { $town } ante los vikingos.
                [you] Los vikingos quitan { $town } a { $name }; la has elegido tú.
               *[other] Los vikingos quitan { $town } a { $name }; la ha elegido { $chooser }.
            }
    }
event-spoils =
    { $who ->
        [you] Tienes más asaltantes que nadie, { $raiders }: 1 de renombre y después { points }, 1 por cada renombre. Devuelves tus asaltantes.
       *[other] { $name } tiene más asaltantes que nadie, { $raiders }: 1 de renombre y después { points }, 1 por cada renombre. Devuelve sus asaltantes.
    }
event-second_spoils =
    { $who ->
        [you] Segundo botín: 1 punto y devuelves 1 asaltante.
       *[other] Segundo botín para { $name }: 1 punto y devuelve 1 asaltante.
    }
event-church_led =
    { $who ->
        [you] Tienes más discos que nadie en la iglesia: { $discs }.
       *[other] { $name } tiene más discos que nadie en la iglesia: { $discs }.
    }
event-monastery_built =
    { $discs ->
        [0]
            { $who ->
                [you] Pones un monasterio en { $town }.
               *[other] { $name } pone un monasterio en { $town }.
            }
       *[other]
            { $who ->
                [you] Aún tienes { $discs } discos en la iglesia: pones un monasterio en { $town } y los recuperas.
               *[other] { $name } aún tiene { $discs } discos en la iglesia: pone un monasterio en { $town } y los recupera.
            }
    }
event-second_church =
    { $who ->
        [you] Segunda recompensa de la iglesia: 1 punto y recuperas 1 disco.
       *[other] Segunda recompensa de la iglesia para { $name }: 1 punto y recupera 1 disco.
    }
event-claim_turned = { $region } llega a su umbral: su ficha se pone boca arriba.
event-claim_taken =
    { $who ->
        [you]
            { $whose ->
                [board] Reclamas { $region }: { points } al final.
               *[other] Le quitas { $region } a { $owner }: { points } al final.
            }
       *[other]
            { $whose ->
                [board] { $name } reclama { $region }: { points } al final.
                [you] { $name } te quita { $region }: { points } al final.
               *[other] { $name } le quita { $region } a { $owner }: { points } al final.
            }
    }
event-claim_returned =
    { $whose ->
        [you] Los vikingos son los que más pesan en { $region }: pierdes su ficha, que vuelve al tablero.
       *[other] Los vikingos son los que más pesan en { $region }: { $owner } pierde su ficha, que vuelve al tablero.
    }
final-coins = { $points } por monedas
final-marker = { $points } por el marcador
final-renown = { $points } por renombre
final-claims = { $points } por regiones reclamadas
final-regions = { $points } por presencia en regiones
final-nothing = nada
event-final_scored =
    { $who ->
        [you] Al final sumas { $total }: { $parts }.
       *[other] Al final { $name } suma { $total }: { $parts }.
    }
event-nothing_paid =
    { $who ->
        [you] No tienes ni monedas ni puntos: no pagas nada.
       *[other] { $name } no tiene ni monedas ni puntos: no paga nada.
    }
event-no_expansion =
    { $who ->
        [you]
            { $short ->
                [yes] No puedes expandirte: cuesta { $cost } monedas.
               *[no] No puedes expandirte: ningún camino te une a una ciudad vacía.
            }
       *[other]
            { $short ->
                [yes] { $name } no puede expandirse: cuesta { $cost } monedas.
               *[no] { $name } no puede expandirse: ningún camino lleva de sus ciudades a una vacía.
            }
    }
event-nothing_freed =
    { $who ->
        [you] Los vikingos no ocupan ninguna ciudad: no tienes nada que liberar.
       *[other] Los vikingos no ocupan ninguna ciudad: { $name } no tiene nada que liberar.
    }
event-marriage_town_missed =
    { $who ->
        [you] { $region } está completa: tu matrimonio no te da ninguna ciudad.
       *[other] { $region } está completa: el matrimonio no da ninguna ciudad a { $name }.
    }
event-track_town_missed =
    { $who ->
        [you] No queda ninguna ciudad vacía: el espacio { $space } del cortejo no te da nada.
       *[other] No queda ninguna ciudad vacía: el espacio { $space } del cortejo no da nada a { $name }.
    }
event-spoils_tied =
    { $raiders ->
        [0] Nadie tiene asaltantes: no hay botín.
        [one] Hay empate a 1 asaltante: nadie se lleva el primer botín.
       *[other] Hay empate a { $raiders } asaltantes: nadie se lleva el primer botín.
    }
event-church_tied =
    { $discs ->
        [0] Nadie tiene discos en la iglesia: no hay recompensa.
        [one] Hay empate en la iglesia a 1 disco: nadie se lleva la primera recompensa.
       *[other] Hay empate en la iglesia a { $discs } discos: nadie se lleva la primera recompensa.
    }
event-monastery_missed =
    { $who ->
        [you] No tienes ninguna ciudad para un monasterio.
       *[other] { $name } no tiene ninguna ciudad para un monasterio.
    }
event-church_left =
    { $who ->
        [you] Tomas el marcador y recuperas { discs }.
       *[other] { $name } toma el marcador y recupera { discs }.
    }
source-track = Puntos de la pista
source-coins = Más monedas
source-marker = El marcador de ciudad
source-renown = Renombre
source-claims = Fichas de región
source-regions = Número de regiones
event-game_won = { $result }
won-by-claims =
    { $who ->
        [you] Ganas: { points }, igual que { $second }, pero con más fichas de región, { $claims } a { $next_claims }.
       *[other] Gana { $name }: { points }, igual que { $second }, pero con más fichas de región, { $claims } a { $next_claims }.
    }
won-by-marriages =
    { $who ->
        [you] Ganas: { points } y las mismas fichas de región que { $second }, pero con más matrimonios.
       *[other] Gana { $name }: { points } y las mismas fichas de región que { $second }, pero con más matrimonios.
    }
finale-claims =
    { $who ->
        [you] Tus regiones: { points }.
       *[other] Regiones de { $name }: { points }.
    }

## La situación

situation-round = { $round }.
situation-trick = Baza { $trick } de { $tricks }.
situation-over = La partida ha terminado.
situation-vikings-left =
    { $count ->
        [0] Ya han salido todas las cartas vikingas.
       *[other] Cartas vikingas por salir: { $cards }.
    }
situation-marriages-left =
    { $count ->
        [0] Ya han salido todas las cartas de matrimonio.
       *[other] Cartas de matrimonio por salir: { $names }.
    }
situation-refused = La Princesa de Dinamarca ha sido rechazada.
situation-road = { $one }–{ $two }
situation-roads = Caminos: { $roads }.
situation-acting =
    { $who ->
        [you] Actúas con el { $card }: { $action }.
       *[other] { $name } actúa con el { $card }: { $action }.
    }
situation-resolved = Ya han actuado las cartas hasta la { $card }.
situation-lacks =
    { $who ->
        [you] Colores que, como todos saben, no tienes en la mano: { $colours }.
       *[other] Colores que { $name } no tiene en la mano: { $colours }.
    }
situation-passed =
    { $state ->
        [kept] Paquete { $turn }: te quedaste con { $kept }.
        [seen] Paquete { $turn }: { $passed }.
       *[both] Paquete { $turn }: te quedaste con { $kept }; pasaste { $passed }.
    }
situation-vikings = Vikingos: asaltantes en el área de batalla, { $left } de { $strength }.
situation-marriage =
    { $left ->
        [0] Matrimonio: { $marriage } ({ $reward }). Última ronda.
        [one] Matrimonio: { $marriage } ({ $reward }). Queda 1 en el mazo.
       *[other] Matrimonio: { $marriage } ({ $reward }). Quedan { $left } en el mazo.
    }
situation-marker =
    { $who ->
        [you] Tienes el marcador.
       *[other] Marcador: { $name }.
    }
situation-player =
    { $weddings ->
        [0] { player-has }.
       *[other] { player-has }; matrimonios: { $wed }.
    }
player-has =
    { $who ->
        [you] Tú: { player-things }
       *[other] { $name }: { player-things }
    }
player-things = { points }, monedas { $coins }, renombre { $renown }, ciudades { $towns }, cortejo { $space }, asaltantes { $raiders }, iglesia { $church }, cartas { $cards }
situation-princess =
    { $side ->
        [military] { $name } (apoyo militar)
       *[trade] { $name } (comercio)
    }
situation-regions = Regiones (peso / umbral):
situation-weight = { $name } { $weight }
region-token =
    { $state ->
        [held]
            { $who ->
                [you] la ficha es tuya
               *[other] ficha de { $name }
            }
        [up] ficha boca arriba, en el tablero
       *[down] ficha boca abajo
    }
situation-region =
    { $count ->
        [0] { $region }, { points }, { $weight }/{ $threshold }, { region-token }. Ciudades: { $towns }.
       *[other] { $region }, { points }, { $weight }/{ $threshold }, { region-token }; pesos: { $weights }. Ciudades: { $towns }.
    }
situation-town-empty =
    { $state ->
        [active] { $town } ({ $colour }, activa)
       *[empty] { $town } ({ $colour })
    }
situation-town-disc =
    { $built ->
        [monastery] { $town } [{ town-of }, monasterio]
       *[none] { $town } [{ town-of }]
    }
town-of =
    { $who ->
        [you] tuya
       *[other] { $name }
    }
disc-of =
    { $who ->
        [you] disco tuyo
       *[other] disco de { $name }
    }
situation-town-viking =
    { $built ->
        [monastery] { $town } [vikingos, { disc-of }, monasterio]
       *[none] { $town } [vikingos, { disc-of }]
    }
situation-active = Ciudad activa: { $town }.
situation-cards = Baza: { $cards }.
situation-card = { $name }, { $card }
situation-winner =
    { $who ->
        [you] Has ganado la baza.
       *[other] Gana la baza: { $name }.
    }
situation-gone = Cartas jugadas en esta ronda: { $cards }.
situation-draft = Reclutamiento, turno { $turn } de { $turns }.
situation-kept = Te has quedado con:
situation-pack = Eliges entre:
situation-hand = Tu mano:

## Ayuda

help-1-title = Cómo se juega
help-1-text =
    Quieres ser Alto Rey de Irlanda. Es para 3 a 5 jugadores: 3 rondas con tres y 4 con cuatro o cinco. En cada ronda (BB-2.7, BB-3):

    1. Desembarcan los vikingos y se descubre un matrimonio.
    2. Reclutamiento. Te quedas con dos cartas, pasas las demás a la izquierda y así hasta que se acaban.
    3. Bazas. Quien tiene el marcador lo pone en una ciudad vacía y juega una carta de su color o blanca; los demás juegan la que quieran. La más alta que sirva gana y toma la ciudad. Quien pierde también saca algo: monedas y expansión, o cortejo, asaltantes o discos en la iglesia.
    4. Mantenimiento. Quien va más arriba en el cortejo gana el matrimonio; quien tiene menos asaltantes pierde una ciudad; la iglesia da monasterios; cada región la reclama quien más pesa en ella.

    Las cartas bajas dan más y actúan antes; las altas ganan más bazas, pero las más altas cuestan monedas.

    Al final puntúan sobre todo las regiones que has reclamado y en cuántas estás. Las cartas, las ciudades con sus caminos, los matrimonios y los precios están en las tablas del final de esta ayuda.

help-2-title = La mesa
help-2-text =
    Irlanda tiene 8 regiones y 53 ciudades, cada una roja, azul o amarilla. Cada región tiene un umbral y unos puntos. (BB-1)

    Hay 25 cartas con los valores 1 a 25: siete rojas (batalla), siete azules (iglesia), siete amarillas (cortejo) y cuatro blancas (13, 20, 21 y 22), que valen para cualquier ciudad. (BB-1.2, BB-1.5)

    Empiezas con 3 monedas, 1 de renombre, 10 puntos y tu disco en el primer espacio del cortejo. Por turno, cada cual pone un disco en una región donde aún no haya ninguno. (BB-2)

help-3-title = Reclutar
help-3-text =
    Al empezar la ronda desembarcan los vikingos (tantos asaltantes como diga su carta) y se descubre el matrimonio de la ronda. (BB-3.2)

    Se reparten 8, 6 o 5 cartas a cada cual (con 3, 4 o 5 jugadores). Todo el mundo se queda con dos a la vez y en secreto, y pasa el resto a la izquierda; así hasta que se acaban. Un paquete de una o dos cartas se conserva entero. (BB-4)

    Puedes usar lo que has visto en los paquetes que pasaste. (BB-13.8)

help-4-title = La baza
help-4-text =
    Abre quien tiene el marcador: lo pone en una ciudad vacía y juega una carta de su color o blanca. Solo puede elegir una ciudad para la que tenga carta. (BB-5.2, BB-5.3)

    Los demás juegan por turno la carta que quieran. Gana la más alta que sea del color de la ciudad o blanca. (BB-5.6, BB-5.7)

    Después actúan todos de menor a mayor valor. Quien gana hace la acción principal, de arriba: toma la ciudad y el marcador. Quien pierde elige una de las acciones secundarias, de abajo. (BB-5.8)

    Se juega hasta que queda una carta en cada mano, que se descarta sin verse. (BB-5.1)

help-5-title = Los símbolos
help-5-text =
    Se resuelven de izquierda a derecha y son obligatorios, salvo expandirse. (BB-6)

    - Ciudad: tomas el marcador y pones un disco en la ciudad activa. (BB-6.2)
    - Moneda: cobras 1. (BB-6.3)
    - Pago: pagas 1 moneda. Si no tienes, pierdes 2 puntos, sin bajar de 0. (BB-6.4)
    - Cruz: un disco en la iglesia. Espada: un asaltante del área de batalla. Anillo: subes un espacio en el cortejo. (BB-6.6 a BB-6.8)
    - Expandirse: puedes pagar 5 monedas por una ciudad vacía unida por un camino a una tuya. No vale la ciudad activa. (BB-6.10)
    - Liberar: quitas una ficha de control vikingo, tuya o ajena. (BB-6.9)

    Tras cruces, espadas o anillos puedes pagar 2 monedas por cada repetición. (BB-6.11)

    Si al acabar tu acción compartes espacio en el cortejo, bajas hasta uno libre. El primero se comparte. (BB-6.12)

help-6-title = Matrimonio
help-6-text =
    Tras las bazas, quien está más arriba en el cortejo gana el matrimonio, cobra lo que dice su carta y vuelve al primer espacio. Si nadie ha subido, no hay boda. (BB-8)

    Los demás reciben la recompensa de su espacio: 3, 4 y 5, una moneda; 6 y 7, dos; 8, 1 de renombre; 9, la ciudad vacía que elijan. (BB-8.7)

    En la última ronda se casa la Princesa de Dinamarca. Quien la gana elige: apoyo militar (las ciudades vikingas cuentan como suyas al reclamar regiones en ese mantenimiento y, al final, para las fichas boca arriba del tablero, pero no para el número de regiones), comercio (al final cuentan para su número de regiones, y solo para eso) o rechazarla por 4 puntos. (BB-8.5)

help-7-title = Batalla
help-7-text =
    Si quedan asaltantes en el área hay incursión: pierden una ciudad todos los que tienen menos asaltantes. La elige quien tiene más; si hay empate en cabeza, cada cual la suya. La ciudad queda bajo una ficha vikinga: el disco sigue debajo. (BB-9.1 a BB-9.5)

    Después, quien tiene más asaltantes en solitario gana 1 de renombre y 1 punto por cada renombre que tenga, y devuelve todos sus asaltantes. Luego, todos los que ahora tienen más ganan 1 punto y devuelven 1. (BB-9.8, BB-9.9)

help-8-title = Iglesia
help-8-text =
    Quien tiene más discos en solitario pone un monasterio en una ciudad suya, toma el marcador y recupera sus discos. Luego, todos los que ahora tienen más ganan 1 punto y recuperan 1 disco. Quien aún tenga 4 o más pone un monasterio y los recupera todos. (BB-10)

    Una ciudad con monasterio pesa 2. (BB-11.1)

help-9-title = Reclamar regiones
help-9-text =
    Cuando el peso de todos los discos de una región llega a su umbral, su ficha se pone boca arriba para siempre. Toda ficha boca arriba es de quien pese más en la región, en solitario. Los vikingos cuentan como un bando: si son los que más pesan, la ficha vuelve al tablero. En caso de empate se queda donde está. (BB-11)

help-10-title = Final y puntos
help-10-text =
    A los puntos de la pista se suman (BB-12):

    - 1 a quien tenga más monedas, si es uno solo; 1 por el marcador; 1 por cada renombre.
    - Los puntos de cada ficha de región que tengas.
    - La mitad, redondeada hacia abajo, de cada ficha boca arriba que esté en el tablero, para quienes más pesen allí.
    - Por el número de regiones donde controlas alguna ciudad: 3 o 4, 1 punto; 5, 3; 6, 5; 7, 7; 8, 10.

    Gana quien tenga más puntos. Un empate lo deciden las fichas de región y, después, los matrimonios; si sigue, la victoria se comparte. (BB-12.8)

help-11-title = Lo que está reconstruido
help-11-text =
    No todo lo que viene en la caja está en las fuentes que tenemos:

    - La fuerza de las siete cartas de vikingos está reconstruida: 9, 10, 11, 12, 13, 13 y 14. No conocemos los valores impresos. En las opciones puedes poner otra lista. (BB-16.2)
    - El orden de los símbolos en la acción principal de las cartas 1 a 3 y 7 a 9 (la moneda, al final) no es seguro; que la ciudad vaya primero, tampoco, pero eso nunca cambia nada. (BB-7.2)
    - Las monedas de la primera acción secundaria de la carta 5 se dedujeron de sus compañeras. (BB-7.1)
    - Los símbolos de las cartas, los umbrales y puntos de las regiones, las ciudades con sus colores, los caminos y la escala del cortejo proceden de una sola versión de aficionados; lo que el reglamento muestra de ellos coincide. (BB-1, BB-7)
    - A la carta 1 le faltaba allí el símbolo de ciudad; lo añadimos, porque toda carta que gana toma la ciudad. (BB-7.1)
    - Que los primeros discos vayan a regiones distintas y los puntos por número de regiones salen de fuentes públicas ajenas al reglamento. (BB-2, BB-12)
    - Ninguna carta de acción da renombre, aunque el reglamento explica el símbolo: así salen las cuentas de las fichas de la caja. (BB-6.5)
    - Hay 18 ciudades rojas, 18 azules y 17 amarillas; podría faltar una amarilla. (BB-1.1)
    - Los nombres de las ciudades, el mapa y los colores de los jugadores son nuestros.

help-12-title = Dudas del reglamento y lo que decidimos
help-12-text =
    El reglamento calla, se corta o admite dos lecturas en algunos puntos:

    - ¿En qué orden van los símbolos? De izquierda a derecha. (BB-14.1)
    - ¿Dónde van los primeros discos? Cada uno en una región distinta. (BB-14.2)
    - ¿Y si quien abre no tiene carta para una ciudad? Debe elegir una para la que tenga; si no hay ninguna, elige la que quiera y juega cualquier carta. (BB-14.3)
    - ¿Puede alguien expandirse a la ciudad activa? No. (BB-14.4)
    - ¿Cuándo se compran repeticiones? Una vez por cada serie de símbolos iguales. (BB-14.5)
    - ¿Y quien debe pagar con un solo punto? Pierde ese punto; nunca se baja de 0. (BB-14.6)
    - ¿Se puede liberar una ciudad ajena? Sí, y es obligatorio si no hay otra. (BB-14.7)
    - ¿Se puede elegir una acción sin efecto? Sí. (BB-14.8)
    - ¿En qué orden se pierden las ciudades de una incursión? Por turno, desde quien tiene el marcador. (BB-14.9)
    - ¿Y quien no controla ninguna ciudad? No pierde nada. (BB-14.10)
    - ¿Hay recompensa de la iglesia sin discos? No. (BB-14.11)
    - ¿Y quien va en cabeza en la iglesia sin ciudad para un monasterio? Toma igualmente el marcador y recupera sus discos. (BB-14.12)
    - ¿Y un empate con los vikingos? La ficha se queda donde está. (BB-14.13)
    - ¿Y si dos jugadores empatan por encima del dueño de la ficha? El dueño la conserva. (BB-14.14)
    - ¿Cuentan doble los monasterios al final? Sí, también para las fichas del tablero. (BB-14.15)
    - ¿Y una ficha boca arriba donde más pesan los vikingos al final? No puntúa para nadie. (BB-14.16)
    - ¿Cuenta como matrimonio la Princesa rechazada? No. (BB-14.17)
    - ¿Se enseña la última carta de la mano? No. (BB-14.18)
    - ¿Qué pasa con el monasterio de una ciudad que toman los vikingos? Se queda y pesa para ellos, o para quien tiene apoyo militar. (BB-14.20)
    - ¿Hay que aceptar una ciudad de recompensa? Sí, si hay alguna. (BB-14.21)
    - ¿Hacia dónde pasan los paquetes? Siempre a la izquierda. (BB-14.22)
    - ¿Puedes mirar las cartas que ya tienes del reclutamiento? Sí, pero no cambiarlas. (BB-14.25)
    - ¿Están a la vista las monedas, el renombre, los asaltantes y los discos? Sí. (BB-14.26)
    - ¿Tiene tope la puntuación? No; la pista da la vuelta. (BB-14.28)
    - ¿Cómo se ordenan los demás puestos? Con los mismos desempates. (BB-14.29)
    - ¿Se puede mirar el descarte? Ninguna vista lo enumera; el registro de lo jugado es una ayuda para la memoria. (BB-14.30)
    - ¿Puede guardar sus discos quien tiene 4 o más en la iglesia? No, si tiene una ciudad para el monasterio. (BB-14.31)

## Ayuda: tablas

table-cards = Tabla: cartas de acción
table-regions = Tabla: regiones
table-region = { $region }: { $towns } ciudades ({ $red ->
        [one] 1 roja
       *[other] { $red } rojas
    }, { $blue ->
        [one] 1 azul
       *[other] { $blue } azules
    }, { $yellow ->
        [one] 1 amarilla
       *[other] { $yellow } amarillas
    }), umbral { $threshold }, { points }
table-towns = Tabla: ciudades y caminos
table-town =
    { $count ->
        [0] { $town }: sin caminos
        [one] { $town }: camino a { $ends }
       *[other] { $town }: caminos a { $ends }
    }
table-marriages = Tabla: matrimonios
table-marriage = { $marriage }: { $reward }
table-courtship = Tabla: espacios del cortejo
table-space =
    { $gain ->
        [coins]
            { $coins ->
                [one] Espacio { $space }: 1 moneda
               *[other] Espacio { $space }: { $coins } monedas
            }
        [renown] Espacio { $space }: { $renown } de renombre
        [town] Espacio { $space }: cualquier ciudad vacía
       *[nothing] Espacio { $space }: nada
    }
table-vikings = Tabla: vikingos
table-viking = Fuerza de las siete cartas, reconstruida: { $strengths }
table-prices = Tabla: precios
table-expand = Expandirse: { $coins } monedas
table-extra = Repetir una cruz, una espada o un anillo: { $coins } monedas
table-pay = Pagar sin monedas: { points } en lugar de cada moneda
table-monastery = Un monasterio por los discos que quedan en la iglesia: { $discs } o más
table-final = Tabla: puntos del final
table-most-coins = Tener más monedas que nadie: { points }
table-marker = El marcador: { points }
table-presence =
    { $count ->
        [one] Ciudades en 1 región: { points }
       *[other] Ciudades en { $count } regiones: { points }
    }
table-setups = Tabla: rondas y cartas
table-setup = { $players } jugadores: { $rounds } rondas de { $tricks } bazas, { $cards } cartas a cada cual

## Dibujo: el mapa

path-draft = Reparto
path-tricks = Bazas
path-upkeep = Fin de ronda
draw-round = Ronda { $round } de { $rounds }
draw-ireland = Irlanda
draw-contests = Disputas
draw-map = Mapa de Irlanda
draw-atlantic = Océano Atlántico
draw-irish_sea = Mar de Irlanda
draw-region = { $region }: peso { $weight } de { $threshold }, { points }
draw-town =
    { $state ->
        [empty]
            { $active ->
                [active] { $town }, ciudad { $colour } vacía, la activa
               *[no] { $town }, ciudad { $colour } vacía
            }
        [viking]
            { $built ->
                [monastery] { $town }, de los vikingos, con disco de { $name } y monasterio
               *[none] { $town }, de los vikingos, con disco de { $name }
            }
       *[disc]
            { $built ->
                [monastery] { $town }, de { $name }, con monasterio
               *[none] { $town }, de { $name }
            }
    }
draw-marker = Marcador de ciudad activa en { $town }
draw-claim =
    { $state ->
        [held] Ficha de { $region }, { points }, de { $name }
        [up] Ficha de { $region }, { points }, boca arriba
       *[down] Ficha de { $region }, { points }, boca abajo
    }

## Dibujo: las placas

draw-trick = Baza { $trick } de { $tricks }
draw-trick-hint = se resuelve de menor a mayor
draw-draft = Reclutamiento
draw-draft-hint = dos cartas y el resto a la izquierda
draw-between = Mesa
draw-setup = primeros discos
draw-upkeep = mantenimiento
draw-marriage = Matrimonio
draw-no-marriage = sin matrimonio ahora
draw-marriage-hint =
    { $gain ->
        [town] { $name } · { points } y ciudad: { $region }
        [renown] { $name } · { points } y 1 de renombre
       *[none] { $name } · { points }
    }
draw-space =
    { $count ->
        [0] Espacio { $space }: libre
       *[other] Espacio { $space }: { $names }
    }
draw-battle = Batalla
draw-battle-hint = { $left } de { $strength }
draw-church = Iglesia
draw-church-hint = { $discs }: monasterio
draw-regions = Regiones
draw-regions-hint = peso / umbral · dueño · puntos
draw-claim-up = boca arriba, en el tablero
draw-nobody = nadie
draw-seen = Cartas
draw-seen-hint = tachadas, las jugadas; con marco, las tuyas

## Dibujo: la mano

draw-coin =
    { $count ->
        [one] moneda
       *[other] monedas
    }
draw-renown = renombre
draw-no-cards = Ahora no hay cartas en las manos.
draw-hand = Tu mano
draw-kept = Cartas con las que te has quedado
draw-pack = Cartas entre las que eliges
draw-win = Ganaría
draw-lose = Perdería
draw-acts = { " " }· actúa { $place }.ª

## Dibujo: los jugadores

draw-vital-coin =
    { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
draw-vital-renown = { $count } de renombre
draw-vital-town =
    { $count ->
        [one] 1 ciudad
       *[other] { $count } ciudades
    }
draw-vital-scroll =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
draw-vital-raider =
    { $count ->
        [one] 1 asaltante
       *[other] { $count } asaltantes
    }
draw-vital-cross =
    { $count ->
        [one] 1 disco en la iglesia
       *[other] { $count } discos en la iglesia
    }
draw-vital-ring = Espacio { $count } del cortejo
draw-played = { $name }: { $card }
draw-note-draft = Elige cartas
draw-note-chosen = Ha elegido
draw-note-acts = Decide
draw-note-card =
    { $state ->
        [won] Gana con el { $card }
        [lead] Abrió con el { $card }
       *[played] Jugó el { $card }
    }
draw-note-marker = Tiene el marcador
draw-note-princess =
    { $side ->
        [military] Apoyo militar
       *[trade] Comercio
    }
draw-note-waits = Espera
draw-note-rests = Mantenimiento
draw-note-won = Gana
draw-note-shared = Comparte la victoria
draw-note-rank = { $place }.º puesto

## Por qué no

why-taken =
    { $who ->
        [you] { $town } ya es tuya; hace falta una ciudad vacía.
       *[other] En { $town } ya hay un disco de { $name }; hace falta una ciudad vacía.
    }
why-region-begun = En { $region } ya hay un disco: al empezar, cada disco va a una región distinta.
why-no-card = No tienes ninguna carta que valga para { $town } ({ $colour }): ni de su color ni blanca.
why-active = { $town } es la ciudad de esta baza: la toma quien la gane.
why-no-road = Ningún camino une { $town } con una ciudad tuya.
why-other-region = { $town } está en { $region }; el matrimonio da una ciudad de { $wanted }.
why-no-vikings = En { $town } no hay vikingos.
why-not-of =
    { $who ->
        [you] { $town } no es tuya.
       *[other] { $town } no es de { $name }.
    }
why-raided = { $town } ya está en manos de los vikingos.
why-monastery = { $town } ya tiene monasterio.
why-kept = El { $card } ya es tuyo.
why-colour = El { $card } no sirve para abrir en { $town } ({ $colour }): juega una carta de su color o blanca.

## Ayuda: figuras y términos

figure-map = Las ciudades, del color de la carta que las toma, y los caminos entre ellas. Cada región tiene su umbral y sus puntos.
figure-region = La ficha de cada región dice cuántos puntos da. La reclama quien más pesa en ella.
figure-tracks = El cortejo, los asaltantes y la iglesia: lo que se decide en el mantenimiento.
term-renown = renombre
term-renown-about = Lo que vale cada batalla que ganes en solitario, y el desempate en las regiones.
term-monastery = monasterio, monasterios
term-monastery-about = Una ciudad con monasterio pesa 2 en su región.
term-raider = asaltante, asaltantes
term-raider-about = Los vikingos que has apartado esta ronda. Quien tiene menos pierde una ciudad.
term-courtship = cortejo
term-courtship-about = El camino hacia la boda de la ronda: casa quien va más arriba.
term-threshold = umbral
term-threshold-about = Las ciudades que hacen falta en una región para poder reclamarla.
