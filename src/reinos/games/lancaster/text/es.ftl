### Lancaster: palabras. La ayuda está dicha con palabras propias; LA-… son los números de nuestras reglas.

game-name = Lancaster
game-tagline = Reparte caballeros entre condados, castillo y Francia, y vota las leyes que te convienen.
reconstructed = La edición impresa da muchos datos solo con dibujos. Están reconstruidos: la fuerza mínima de seis condados, los 6 puntos de Somerset, las cantidades de oro y votos del castillo y su casilla mixta, cuatro fichas de favor, casi todas las cartas de batalla, el reparto de las leyes en grupos y la fuerza del primer caballero aliado. Los nombres de leyes y casillas son nuestros.

## Opciones

option-players = Jugadores
option-players-2 = 2, cada cual con un aliado
option-players-3 = 3
option-players-4 = 4
option-players-5 = 5
option-law_mode = Leyes
option-law_mode-base = las originales
option-law_mode-new = solo las nuevas
option-law_mode-mixed_choice = combinación elegida grupo a grupo
option-law_mode-mixed_random = combinación al azar grupo a grupo
option-law_group_0 = Leyes del principio (grupo 0, si las eliges)
option-law_group_0-base = originales
option-law_group_0-new = nuevas
option-law_group_1 = Rondas 1 y 2 (grupo 1, si las eliges)
option-law_group_1-base = originales
option-law_group_1-new = nuevas
option-law_group_2 = Ronda 3 (grupo 2, si las eliges)
option-law_group_2-base = originales
option-law_group_2-new = nuevas
option-law_group_3 = Ronda 4 (grupo 3, si las eliges)
option-law_group_3-base = originales
option-law_group_3-new = nuevas
option-law_group_4 = Ronda 5 (grupo 4, si las eliges)
option-law_group_4-base = originales
option-law_group_4-new = nuevas
option-open_resources = Oro y escuderos a la vista
option-open_resources-on = sí (con dos, siempre)
option-open_resources-off = no: tras la muralla
option-upgrade_scope = Qué caballeros se fortalecen
option-upgrade_scope-in_play = cualquiera en juego, también en la corte
option-upgrade_scope-deployed = solo los emplazados
preset-old_and_new = Viejas y nuevas: cuatro jugadores, leyes nuevas en las rondas 1, 2, 4 y 5

## Piezas y cantidades

part-gold = { $count } de oro
part-squires =
    { $count ->
        [one] 1 escudero
       *[other] { $count } escuderos
    }
part-votes =
    { $count ->
        [one] 1 voto
       *[other] { $count } votos
    }
part-power_points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
part-new_knight =
    { $count ->
        [one] 1 caballero nuevo
       *[other] { $count } caballeros nuevos
    }
part-upgrade =
    { $count ->
        [one] 1 fortalecimiento
       *[other] { $count } fortalecimientos
    }
part-extension =
    { $count ->
        [one] 1 ampliación
       *[other] { $count } ampliaciones
    }
part-move_to_battle = llevar el caballero a una batalla
part-noble = 1 noble
law-quoted = «{ $law }»
space-ally_recruit = Cuartel aliado
space-ally_training = Patio aliado
place-court = la corte
place-space = { $space }, en el castillo
battle =
    { $row ->
        [upper] la batalla nueva { side } (Francia { $strength })
       *[lower] la batalla de segunda ronda { side } (Francia { $strength })
    }
side =
    { $side ->
        [left] izquierda
       *[right] derecha
    }
ally-of =
    { $who ->
        [you] tu aliado
       *[other] el aliado de { $name }
    }

## Fases

phase-setup = preparación
phase-deployment = despliegue
phase-parliament = parlamento
phase-laws = leyes
phase-counties = condados
phase-castles = castillos
phase-battles = batallas
phase-over = final
round-phase = Ronda { $round } de { $rounds } · { $phase }

## Qué hay que hacer

prompt-setup_extension =
    { $who ->
        [you] Elige tu primera ampliación del castillo.
       *[other] { $name } elige su primera ampliación.
    }
prompt-place =
    { $who ->
        [you]
            { $two ->
                [True] Envía un caballero tuyo o de tu aliado.
               *[False] Envía un caballero a un condado, a tu castillo o a una batalla.
            }
       *[other] { $name } envía un caballero.
    }
prompt-squires =
    { $who ->
        [you]
            { $total ->
                [0] Caballero de { $strength } a { $county }: ¿con cuántos escuderos?
               *[other] Desaloja en { $county } una fuerza de { $total }: caballero de { $strength } y ¿cuántos escuderos?
            }
       *[other] { $name } decide cuántos escuderos lleva a { $county }.
    }
prompt-favour =
    { $who ->
        [you]
            { $ally ->
                [ally] Toma un favor del rey para tu aliado: el oro y los escuderos se pierden.
               *[own] Toma un favor del rey.
            }
       *[other] { $name } toma un favor del rey.
    }
prompt-favour_noble =
    { $who ->
        [you] Toma un noble de cualquier condado.
       *[other] { $name } elige un noble.
    }
prompt-favour_remove_noble =
    { $who ->
        [you] Tu aliado retira del juego un noble: elige el condado.
       *[other] El aliado de { $name } retira del juego un noble.
    }
prompt-upgrade_target =
    { $who ->
        [you]
            { $ally ->
                [ally] Fortalece un caballero de tu aliado.
               *[own] Fortalece un caballero: lo cambias por uno de fuerza 1 más de la reserva.
            }
       *[other] { $name } fortalece un caballero.
    }
prompt-extension_tile =
    { $who ->
        [you] Construye una ampliación.
       *[other] { $name } construye una ampliación.
    }
prompt-vote =
    { $state ->
        [vote] Propuesta { $number }, «{ $law }»: { $text } Vota sí o no y cuántos votos pones.
        [voted] Has votado. { $names } aún no.
       *[watch] Se vota «{ $law }». Faltan: { $names }.
    }
prompt-law_trade =
    { $who ->
        [you] «{ $law }»: { $text } ¿Cuántas veces?
       *[other] { $name } decide sobre «{ $law }».
    }
prompt-law_exchange =
    { $who ->
        [you] «{ $law }»: { $text }
       *[other] { $name } decide sobre «{ $law }».
    }
prompt-law_champion =
    { $who ->
        [you] «{ $law }»: ¿cambias tu caballero de 3 por el de 4?
       *[other] { $name } decide sobre «{ $law }».
    }
prompt-law_squires =
    { $who ->
        [you] «{ $law }»: envía escuderos a tus batallas. Puedes enviar { $left } más.
       *[other] { $name } envía escuderos al frente.
    }
prompt-law_tax =
    { $who ->
        [you] «{ $law }»: paga 1 de oro por cada condado que quieras conservar. Los demás caballeros vuelven a la corte.
       *[other] { $name } paga el impuesto de sus condados.
    }
prompt-law_upkeep =
    { $who ->
        [you] «{ $law }»: paga 1 escudero por cada ampliación. Las demás no rinden esta ronda.
       *[other] { $name } mantiene sus ampliaciones.
    }
prompt-county =
    { $who ->
        [you]
            { $ally ->
                [ally] { $county }: ¿qué toma tu aliado?
               *[own] { $county }: ¿qué tomas?
            }
       *[other] { $name } cobra { $county }.
    }
prompt-dorset_battle =
    { $who ->
        [you] { $county }: elige la batalla a la que cruza el caballero.
       *[other] { $name } lleva un caballero a Francia.
    }
prompt-start_player =
    { $who ->
        [you] { $county }: nombra a quien empieza la próxima ronda.
       *[other] { $name } nombra a quien empieza la próxima ronda.
    }
prompt-castle_order =
    { $who ->
        [you] Cobra tu castillo: ¿qué usas ahora?
       *[other] { $name } cobra su castillo.
    }
prompt-ransom =
    { $who ->
        [you] Derrota en Francia: rescata prisioneros a 1 de oro por punto de fuerza.
       *[other] { $name } decide qué prisioneros rescata.
    }
prompt-over = Fin de la partida. { $result }

## Opciones de cada decisión

choice-build = Construir { $space }
choice-send =
    { $who ->
        [ally] Aliado: caballero de { $knight } a { $place }{ ousting }
       *[own] Caballero de { $knight } a { $place }{ ousting }
    }
ousting =
    { $beaten ->
        [0] { "" }
       *[other] ; desaloja una fuerza de { $beaten }
    }
choice-squires =
    { $count ->
        [0] Sin escuderos: fuerza { $strength }
        [one] Con 1 escudero: fuerza { $strength }
       *[other] Con { $count } escuderos: fuerza { $strength }
    }
choice-favour = Tomar el favor: { $tile }
choice-favour-second = Tomar el otro favor: { $tile }
choice-noble = Tomar el noble de { $county }
choice-remove = Retirar un noble de { $county }
choice-upgrade = Fortalecer a { $next } el caballero de { $strength } en { $place }
choice-vote =
    { $yes ->
        [1] Sí, { with-votes }
       *[0] No, { with-votes }
    }
with-votes =
    { $votes ->
        [0] sin votos
        [one] con 1 voto
       *[other] con { $votes } votos
    }
choice-trade =
    { $times ->
        [0] No cambiar nada
       *[other] Pagar { $price }: { $gain }
    }
choice-exchange =
    { $way ->
        [0] Cambiar 2 de oro por 1 escudero
       *[1] Cambiar 2 escuderos por 1 de oro
    }
choice-champion = Cambiar el caballero de 3 por el de 4
choice-front = Enviar un escudero a { $battle }
choice-tax = Pagar 1 de oro por { $county }
choice-upkeep = Pagar 1 escudero por { $space }
choice-county-noble = Tomar el noble de { $county }
choice-county-remove = Retirar del juego un noble de { $county }
choice-county-reward = Tomar la recompensa: { $reward }
choice-county-both = Pagar { $price } de oro y tomar el noble y la recompensa
choice-county-none = No tomar nada
choice-battle = Cruzar a { $battle }
choice-starter = Empieza el jugador { $number }
choice-item = Usar { $space }
choice-ransom = Rescatar el caballero de { $strength } por { $strength } de oro
choice-decline = Renunciar
choice-done = Terminar
choice-done-law_exchange = No cambiar más
choice-done-law_squires = No enviar más escuderos
choice-done-law_tax = No pagar más: los demás vuelven
choice-done-law_upkeep = No pagar más: las demás boca abajo
choice-done-castle_order = Cerrar el castillo
choice-done-ransom = No rescatar a nadie más

## Por qué no

why-own-county = Ahí no: ya tienes un caballero en ese condado (LA-4.7).
why-minimum = { $county } pide un caballero de fuerza { $strength } o más; los escuderos no cuentan para eso (LA-4.3).
why-weak = Ahí no: tienes que superar una fuerza de { $strength } (LA-4.6).
why-built = Ahí no: la ampliación cubre esa casilla (LA-4.8).
why-occupied = Ahí no: ya hay un caballero en esa casilla (LA-4.8).
why-full = Ahí no: las tres casillas de esa batalla son de otros (LA-4.10).

## Lo que ocurre

event-round_begun = Ronda { $round }. { starts }
starts =
    { $who ->
        [you] Empiezas tú.
       *[other] Empieza { $first }.
    }
event-battles_laid = Batallas nuevas en Francia: fuerza { $left_strength } y fuerza { $right_strength }.
event-laws_proposed = Propuestas de ley: { $laws }.
event-built =
    { $who ->
        [you] Construyes { $space }.
       *[other] { $name } construye { $space }.
    }
event-placed =
    { $who ->
        [you] { subject-you } un { $strength } a { $place }{ with-squires }.
       *[other] { subject-other } un { $strength } a { $place }{ with-squires }.
    }
subject-you =
    { $ally ->
        [ally] Tu aliado envía
       *[own] Envías
    }
subject-other =
    { $ally ->
        [ally] El aliado de { $name } envía
       *[own] { $name } envía
    }
with-squires =
    { $squires ->
        [0] { "" }
        [one] { " con 1 escudero" }
       *[other] { " con " }{ $squires } escuderos
    }
whose-you =
    { $ally ->
        [ally] de tu aliado
       *[own] tuyo
    }
whose-other =
    { $ally ->
        [ally] del aliado de { $name }
       *[own] de { $name }
    }
event-ousted =
    { $who ->
        [you] Un { $strength } { whose-you } es desalojado de { $county } y vuelve a la corte.
       *[other] Un { $strength } { whose-other } es desalojado de { $county } y vuelve a la corte.
    }
event-favoured =
    { $who ->
        [you]
            { $ally ->
                [ally] Tu aliado toma el favor: { $favour }.
               *[own] Tomas el favor: { $favour }.
            }
       *[other]
            { $ally ->
                [ally] El aliado de { $name } toma el favor: { $favour }.
               *[own] { $name } toma el favor: { $favour }.
            }
    }
event-noble_taken =
    { $who ->
        [you] Sientas a tu mesa al noble de { $county }.
       *[other] { $name } sienta a su mesa al noble de { $county }.
    }
event-noble_removed =
    { $who ->
        [you] Tu aliado retira del juego un noble de { $county }.
       *[other] El aliado de { $name } retira del juego un noble de { $county }.
    }
event-upgraded =
    { $who ->
        [you] Un { $strength } { whose-you } en { $place } gana 1 de fuerza.
       *[other] Un { $strength } { whose-other } en { $place } gana 1 de fuerza.
    }
event-recruited =
    { $who ->
        [you]
            { $ally ->
                [ally] Tu aliado recluta un caballero de 1.
               *[own] Reclutas un caballero de 1.
            }
       *[other]
            { $ally ->
                [ally] El aliado de { $name } recluta un caballero de 1.
               *[own] { $name } recluta un caballero de 1.
            }
    }
event-voted =
    { $who ->
        [you]
            { $yes ->
                [1] Votas sí, { with-votes }.
               *[0] Votas no, { with-votes }.
            }
       *[other]
            { $yes ->
                [1] { $name } vota sí, { with-votes }.
               *[0] { $name } vota no, { with-votes }.
            }
    }
event-law_voted =
    { $approved ->
        [1] Aprobada «{ $law }», { $yes } a { $no }.
       *[0] Rechazada «{ $law }», { $yes } a { $no }.
    }
event-law_paid =
    { $who ->
        [you] «{ $law }» te da { $gain }.
       *[other] «{ $law }» da a { $name } { $gain }.
    }
event-traded =
    { $times ->
        [0]
            { $who ->
                [you] No usas «{ $law }».
               *[other] { $name } no usa «{ $law }».
            }
       *[other]
            { $who ->
                [you] Con «{ $law }» obtienes { $gain }.
               *[other] { $name } obtiene { $gain } con «{ $law }».
            }
    }
event-exchanged =
    { $way ->
        [0]
            { $who ->
                [you] Cambias 2 de oro por 1 escudero.
               *[other] { $name } cambia 2 de oro por 1 escudero.
            }
       *[1]
            { $who ->
                [you] Cambias 2 escuderos por 1 de oro.
               *[other] { $name } cambia 2 escuderos por 1 de oro.
            }
    }
event-sent_squire =
    { $who ->
        [you] Envías un escudero a { $battle }.
       *[other] { $name } envía un escudero a { $battle }.
    }
event-tax_paid =
    { $who ->
        [you] Pagas 1 de oro por { $county }.
       *[other] { $name } paga 1 de oro por { $county }.
    }
event-sent_home =
    { $who ->
        [you] Tu caballero de { $strength } deja { $place } y vuelve a la corte.
       *[other] Un caballero de { $strength } de { $name } deja { $place } y vuelve a la corte.
    }
event-upkeep_paid =
    { $who ->
        [you] Pagas 1 escudero por { $space }.
       *[other] { $name } paga 1 escudero por { $space }.
    }
event-faced_down =
    { $who ->
        [you] Tu { $space } no rinde esta ronda.
       *[other] { $space } de { $name } no rinde esta ronda.
    }
event-county_scored =
    { $who ->
        [you] { $county }: { county-choice }{ county-ally }.
       *[other] { $county }, { $name }: { county-choice }{ county-ally }.
    }
county-choice =
    { $choice ->
        [noble] el noble
        [reward] la recompensa
        [both] noble y recompensa por 3 de oro
       *[none] nada
    }
county-ally =
    { $ally ->
        [ally] { " (aliado)" }
       *[own] { "" }
    }
event-crossed =
    { $who ->
        [you] Un { $strength } { whose-you } cruza a { $battle }.
       *[other] Un { $strength } { whose-other } cruza a { $battle }.
    }
event-starter_named =
    { $who ->
        [you] Nombras a quien empieza la próxima ronda: { $chosen }.
       *[other] { $name } nombra a quien empieza la próxima ronda: { $chosen }.
    }
event-castle_scored =
    { $who ->
        [you] Tu castillo da { $gain }.
       *[other] El castillo de { $name } da { $gain }.
    }
event-table_seated =
    { $who ->
        [you] Tu mesa redonda da { votes-count }.
       *[other] La mesa redonda de { $name } da { votes-count }.
    }
votes-count =
    { $votes ->
        [one] 1 voto
       *[other] { $votes } votos
    }
event-exchange_paid =
    { $who ->
        [you] Pagas con escuderos en { $space }.
       *[other] { $name } paga con escuderos en { $space }.
    }
event-ally_scored =
    { $who ->
        [you] El castillo de tu aliado rinde: { $space }.
       *[other] El castillo del aliado de { $name } rinde: { $space }.
    }
event-battle_won = Victoria ante la fuerza { $french } con { $strength }: { $shares }.
event-battle_lost =
    { $line ->
        [upper] Derrota ante la fuerza { $french } con { $strength }; la batalla sigue otra ronda{ shares-after }.
       *[lower] Derrota ante la fuerza { $french } con { $strength }; la batalla se pierde{ shares-after }.
    }
shares-after =
    { $count ->
        [0] { "" }
       *[other] : { $shares }
    }
battle-share =
    { $ally ->
        [True] { $name }, sin puntos
       *[False] { $name }, { $points }
    }
event-ransomed =
    { $who ->
        [you] Rescatas un caballero de { $strength }.
       *[other] { $name } rescata un caballero de { $strength }.
    }
event-captured =
    { $who ->
        [you]
            { $ally ->
                [ally] Tu aliado pierde { prisoners }.
               *[own] Pierdes { prisoners }.
            }
       *[other]
            { $ally ->
                [ally] El aliado de { $name } pierde { prisoners }.
               *[own] { $name } pierde { prisoners }.
            }
    }
prisoners =
    { $knights ->
        [one] 1 caballero, preso: va a la reserva
       *[other] { $knights } caballeros, presos: van a la reserva
    }
event-final_scored =
    { $who ->
        [you] Recuento final: caballería { $knighthood }, ampliaciones { $extensions }, nobles { $nobles }.
       *[other] Recuento final de { $name }: caballería { $knighthood }, ampliaciones { $extensions }, nobles { $nobles }.
    }
event-match_won = { $result }

## La situación

source-counties = Condados
source-laws = Leyes
source-battles = Batallas
source-knighthood = Caballería
source-extensions = Ampliaciones
source-nobles = Nobles
situation-round = { $label }. { starts }
situation-points = Puntos: { $points }.
situation-score = { $name }, { $points }
situation-none = nada
situation-nobody = nadie
situation-counties = Condados (fuerza mínima, recompensa, nobles que quedan):
situation-county =
    { $letter } { $county }: mínimo { $least }; { $reward }; nobles { $nobles }; { $strength ->
        [0] libre
       *[other] { $holder } con un { $strength }{ and-squires }
    }
and-squires =
    { $squires ->
        [0] { "" }
        [one] { " y 1 escudero" }
       *[other] { " y " }{ $squires } escuderos
    }
situation-battles = Batallas en Francia (valores por puesto):
situation-battle = { $battle }: { $values }; fuerza inglesa { $strength }; { $slots }
situation-slot = { $name } con { $knights }{ and-squires }
situation-laws = Leyes en vigor, de izquierda a derecha:
situation-law = «{ $law }»: { $text }
situation-proposals = Propuestas:
situation-proposal = { $number }. «{ $law }»: { $text }
situation-favours = Favores del rey a la vista: { $tiles }.
situation-house =
    { $who ->
        [you] Tu casa, { $points } puntos:
       *[other] Casa de { $name }, { $points } puntos:
    }
situation-ally =
    { $who ->
        [you] Tu aliado:
       *[other] Aliado de { $name }:
    }
situation-purse = Oro { $gold }, escuderos { $squires }.
situation-votes = Votos { $votes }.
situation-court = Corte: { $knights }.
situation-castle = Castillo: { $knights }.
situation-guard = { $strength } en { $space }
situation-reserve = Reserva: { $knights }.
situation-tile =
    { $down ->
        [True] { $space } (boca abajo)
       *[False] { $space }
    }
situation-tiles = Ampliaciones: { $tiles }.
situation-nobles = Nobles: { $nobles }.

## Ayuda: las reglas

help-1-title = Qué se busca
help-1-text =
    Inglaterra, 1413. En cinco rondas repartes tus caballeros entre nueve condados, tu castillo y las batallas de Francia, y votas leyes en el parlamento. Gana quien reúne más puntos de poder. (LA-3.1, LA-13.5)

help-2-title = Caballeros
help-2-text =
    Cada casa tiene siete: tres de fuerza 1, dos de 2, uno de 3 y uno de 4. Empiezas con un 1 y un 2 en la corte; los demás esperan en la reserva. Están en juego los que no están en la reserva; emplazados, los que están en un condado, en el castillo o en una batalla. (LA-1.1, LA-1.2, LA-2.2)

    Un caballero nuevo es siempre un 1 de la reserva. Fortalecer es cambiar un caballero en juego por otro de la reserva con 1 de fuerza más, en el mismo sitio. (LA-5.5, LA-5.6)

help-3-title = Despliegue
help-3-text =
    Por turnos, desde quien tiene la ficha de inicio, cada cual envía un caballero de su corte, hasta que no quedan. (LA-4.1, LA-4.2)

    - Condado: el caballero solo debe llegar a la fuerza mínima. Puedes añadir escuderos; cada uno suma 1. Si hay otro caballero, hay que superar su fuerza total: el suyo vuelve a la corte y sus escuderos se pierden. A los tuyos no los desalojas. (LA-4.3 a LA-4.7)
    - Castillo: una casilla libre sin ampliación. (LA-4.8)
    - Batalla: la primera casilla libre de las tres, o encima de los tuyos. Sin escuderos. (LA-4.9 a LA-4.12)

    Mientras queden favores del rey boca arriba, cada caballero enviado a una batalla toma uno en el acto. (LA-4.13)

help-4-title = Parlamento
help-4-text =
    Se votan tres propuestas, una tras otra. En secreto y a la vez cada cual dice sí o no y pone los votos que quiera. Con empate se aprueba. Los votos usados se gastan siempre. Una ley aprobada entra por la derecha y sale la más antigua, la de la izquierda. (LA-6.1 a LA-6.6)

    Después se aplican las tres leyes en vigor, de izquierda a derecha, a todo el mundo. En las mayorías cobran todos los empatados; con cero no cobra nadie. Los votos que sobran se pierden; los que ganes desde ahora son para la ronda siguiente. (LA-6.7 a LA-6.15)

help-5-title = Condados
help-5-text =
    De la A a la I, quien tiene el caballero elige: el noble, la recompensa, las dos cosas por 3 de oro, o nada. Solo puedes tener un noble de cada condado. Luego el caballero vuelve a la corte y sus escuderos se pierden. (LA-9.1 a LA-9.4)

    Dorset lleva el caballero a una batalla, sin favor. Surrey, además, deja nombrar a quien empieza la próxima ronda. (LA-9.7, LA-9.8)

help-6-title = Castillos
help-6-text =
    Cada caballero del castillo y cada ampliación da la recompensa de su casilla. El Cuartel cambia 3 escuderos por un caballero nuevo y el Patio de armas 2 por un fortalecimiento, si quieres. Los caballeros vuelven a la corte; las ampliaciones se quedan. (LA-10.1 a LA-10.3)

    Después la mesa redonda da 1 voto por noble y 1 por el señor, salvo en la quinta ronda. (LA-10.4)

help-7-title = Batallas
help-7-text =
    Primero la fila de abajo y luego la de arriba. Si los ingleses igualan o superan la fuerza francesa, ganan: los tres primeros puestos reciben los tres valores y los caballeros vuelven. A igual fuerza va delante quien entró más tarde. (LA-11.1 a LA-11.4)

    Si gana Francia se pierde el primer valor: el primer puesto recibe el segundo y el segundo, el tercero. Desde la fila de arriba la batalla baja con sus caballeros y se repite en la ronda siguiente, con refuerzos. En la fila de abajo los caballeros caen presos: cada uno se rescata por 1 de oro por punto de fuerza; los demás van a la reserva. (LA-11.5 a LA-11.8)

help-8-title = Final
help-8-text =
    Tras la quinta ronda (LA-13):

    - Caballería: 8 puntos a la mayor fuerza en juego y 4 a la segunda; desempatan los escuderos.
    - Ampliaciones: 8 y 4; desempata el oro.
    - Nobles: 0, 1, 3, 6, 10, 15, 21, 28 o 36 puntos por 1 a 9 nobles.

    Si el empate por el primer puesto sigue, se reparten 12 puntos y no hay segundo; si es por el segundo, se reparten 4. Se redondea hacia abajo.

help-9-title = Con dos jugadores
help-9-text =
    Cada cual dirige además a un aliado con siete caballeros, que empieza con un 1 en la corte y tiene un castillo de dos casillas: caballero nuevo y fortalecimiento, gratis. Se juega sin murallas. (LA-12.1, LA-12.2)

    En tu turno envías un caballero tuyo o de tu aliado. Los del aliado nunca llevan escuderos, no se desalojan entre amigos y ocupan casilla propia en las batallas. (LA-12.3 a LA-12.6)

    El aliado no vota, no cuenta para las leyes y no suma puntos: lo que le tocaría en una batalla se pierde. El oro, los escuderos y los votos que gane también. Si toma un noble, ese noble sale del juego. (LA-12.6 a LA-12.10)

help-10-title = Leyes nuevas
help-10-text =
    Hay 18 leyes originales y 18 nuevas, en cinco grupos: el 0 está en vigor al empezar, el 1 se vota en las rondas 1 y 2, y el 2, 3 y 4 en las rondas 3, 4 y 5. Puedes jugar con unas, con otras, elegir grupo a grupo o dejarlo al azar. Cada carta dice lo que hace. (LA-2.7, LA-8.0)

help-11-title = Lo que no se ve
help-11-text =
    Son secretos el oro y los escuderos ajenos, los votos hasta que se revelan y el orden de los mazos. Como todo cobro y todo pago se hace a la vista, quien lleve la cuenta sabe lo que tienen los demás: los programas la llevan; la pantalla no te la enseña salvo que elijas jugar a la vista. (LA-16)

help-12-title = Lo que está reconstruido
help-12-text =
    El reglamento da muchos valores solo con dibujos que no tenemos. Los hemos reconstruido para que cumplan todo lo que dice el texto, y pueden no coincidir con la edición impresa:

    - la fuerza mínima de Northumberland, York, Bedford, Suffolk, Dorset y Surrey, y los 6 puntos de Somerset (LA-1.4)
    - los 2 de oro y los 2 votos del castillo y la casilla mixta (LA-1.6)
    - las cuatro fichas de favor con oro y escuderos (LA-1.7)
    - las cartas de batalla, salvo sus extremos y una de fuerza 5 (LA-1.8)
    - el tamaño y el reparto de los grupos de leyes 1 a 3 (LA-2.7)
    - la fuerza del primer caballero aliado y qué recompensas aprovecha (LA-12.2, LA-12.8)

    Los nombres de las leyes y de las casillas del castillo son nuestros. Todos los valores están en un solo archivo de datos.

help-13-title = Lo que decidimos nosotros
help-13-text =
    - La primera ampliación se elige por turnos y a la vista. (LA-14.1)
    - Se puede fortalecer cualquier caballero en juego, también en la corte; hay opción para lo contrario. (LA-14.2)
    - La reserva general de oro, escuderos y votos no se agota. (LA-14.4)
    - Quien no puede enviar ningún caballero pasa. (LA-14.5)
    - Para la Mesnada completa cuentan también los de la corte. (LA-14.7)
    - Quien empieza cambia al empezar la ronda siguiente. (LA-14.8)
    - Cada caballero o ampliación del castillo hace un solo intercambio por ronda. (LA-14.11)
    - En una derrota de la fila de abajo también se reparten puntos antes de la captura. (LA-14.15)
    - No se ofrece pagar por algo sin efecto. (LA-14.25)

## Dibujo

draw-counties = Condados
draw-england = Los condados de Inglaterra
draw-county =
    { $letter } { $county }: mínimo { $least }, { $reward }, nobles { $nobles }. { $strength ->
        [0] Libre.
       *[other] { $holder } con un { $strength }{ and-squires }.
    }
draw-knight = Caballero de { $strength } de { $name }
draw-squires = Escuderos: { $count }
draw-nobles = Nobles de { $county }: { $count }
draw-north-sea = Mar del Norte
draw-irish-sea = Mar de Irlanda
draw-channel = Canal de la Mancha
draw-france = Francia
draw-france-hint =
    { $left ->
        [0] ya no quedan favores del rey
       *[other] quien entra toma un favor del rey
    }
draw-battle-new = Nueva
draw-battle-second = Segunda ronda
draw-battle-label = { $battle }: { $values }; fuerza inglesa { $strength }. { $slots }
draw-french = fuerza francesa { $strength }
draw-progress = { $strength } de { $french }
draw-parliament = Parlamento
draw-deck =
    { $left ->
        [0] última ronda
       *[other] { $left } leyes por salir
    }
draw-in-force = En vigor
draw-proposals = Propuestas
draw-favour = Favor del rey
draw-favour-left =
    { $left ->
        [0] no quedan
        [one] queda 1
       *[other] quedan { $left }
    }
draw-favour-used = { $tile } (ya tomado)
draw-court = Corte
draw-court-ally = Corte aliada
draw-castle = Castillo
draw-castle-ally = Castillo aliado
draw-castle-of = Castillo de { $name }
draw-reserve = Reserva
draw-space = { $space }. { $state ->
        [tile] Ampliada.
        [down] Ampliada, boca abajo esta ronda.
        [knight] Con un caballero de { $strength }.
       *[free] Libre.
    }
draw-gold = oro
draw-squires-word = escuderos
draw-votes = votos
draw-nobles-word = nobles
draw-hidden = tras la muralla
draw-vital-knights = Fuerza en juego { $strength }, { $knights } caballeros
draw-vital-court = En la corte: { $court }
draw-vital-votes = Votos: { $votes }
draw-vital-nobles = Nobles: { $nobles }
draw-vital-tiles = Ampliaciones: { $tiles }
draw-vital-gold = Oro: { $gold }
draw-vital-squires = Escuderos: { $squires }
draw-note-start = Empieza
draw-note-next = Empieza la próxima
draw-note-acting = Decide
draw-note-voted = Ha votado
draw-note-votes = Vota
draw-note-done = Espera
draw-note-won = Gana
draw-note-shared = Comparte la victoria
draw-note-rank = { $place }.º puesto
