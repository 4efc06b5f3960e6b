### Kingdomino: palabras. La ayuda está dicha con palabras propias; KD-… son los números de nuestras reglas.

game-name = Kingdomino
game-tagline = Elige fichas de terreno, agranda tu reino y multiplica casillas por coronas.

## Opciones

option-players = Jugadores
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-mighty_duel = El Gran Duelo
option-mighty_duel-on = sí: 48 fichas y reinos de 7 × 7, para dos
option-mighty_duel-off = no
option-harmony = Armonía
option-harmony-on = sí: 5 puntos por un reino sin huecos
option-harmony-off = no
option-middle_kingdom = Castillo Central
option-middle_kingdom-on = sí: 10 puntos por el castillo en el centro
option-middle_kingdom-off = no
option-dynasty = Dinastía
option-dynasty-on = sí: tres partidas seguidas
option-dynasty-off = no
option-tie_break = Desempate
option-tie_break-territory_then_share = territorio más extenso; si no, victoria compartida
option-tie_break-territory_crowns_share = territorio más extenso, luego coronas; si no, victoria compartida (primera edición)
option-tie_break-points_share = ninguno: a igual puntuación se comparte
option-two_player_first_round = Primera ronda con dos jugadores
option-two_player_first_round-snake_abba = A, B, B, A
option-two_player_first_round-king_draw = se sortean los cuatro reyes (otras ediciones)
option-three_player_deck = Fichas con tres jugadores
option-three_player_deck-deck48_line4_discard1 = 48 fichas, líneas de 4, la que sobra se descarta
option-three_player_deck-deck36_line3 = 36 fichas, líneas de 3 (primera edición)
option-middle_kingdom_test = Qué es estar en el centro
option-middle_kingdom_test-frame = el reino cabe en la cuadrícula centrada en el castillo
option-middle_kingdom_test-bounding_box = el castillo está en el centro de lo que ocupa el reino
option-dynasty_tie_break = Desempate de la Dinastía
option-dynasty_tie_break-best_territory_then_share = mayor territorio de las tres partidas; si no, victoria compartida
option-dynasty_tie_break-share = ninguno: se comparte
preset-paper_2018 = Condiciones del artículo de 2018: cuatro jugadores, Armonía y Castillo Central

## Piezas

terrain-wheat_field = campo de trigo
terrain-forest = bosque
terrain-lake = lago
terrain-pasture = pradera
terrain-swamp = pantano
terrain-mine = mina
# Una letra para el mapa de texto.
letter-wheat_field = T
letter-forest = B
letter-lake = L
letter-pasture = P
letter-swamp = N
letter-mine = M
direction-right = derecha
direction-down = abajo
direction-left = izquierda
direction-up = arriba
half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } con 1 corona
       *[other] { $terrain } con { $crowns } coronas
    }
halves = { $first } y { $second }

## Qué hay que hacer

prompt-first_choose =
    { $who ->
        [you] Elige tu primera ficha: pon un rey sobre una que esté libre.
       *[other] { $name } elige su primera ficha.
    }
prompt-place =
    { $who ->
        [you] Coloca la { $domino }: { $halves }.
       *[other] { $name } coloca la { $domino }.
    }
prompt-choose =
    { $who ->
        [you] Elige una ficha libre de la línea siguiente.
       *[other] { $name } elige ficha.
    }
prompt-final_place =
    { $who ->
        [you] Última línea. Coloca la { $domino }: { $halves }.
       *[other] Última línea: { $name } coloca la { $domino }.
    }
prompt-over = Fin de la partida. { $result }

## Opciones de cada decisión

choice-choose = Elegir la { $domino }: { $halves }
choice-choose-slot = Elegir la ficha del puesto { $place } de la línea
choice-choose-short = ficha { $domino }: { $halves }
choice-place =
    { $gain ->
        [0] Colocar la { $domino }: { $first } en { $start } y { $second } en { $end }
       *[other] Colocar la { $domino }: { $first } en { $start } y { $second } en { $end }; suma { $gain }
    }
choice-place-bare = Colocar la ficha en { $start }, hacia { $direction ->
        [right] la derecha
        [down] abajo
        [left] la izquierda
       *[up] arriba
    }
choice-place-short =
    { $gain ->
        [0] { $start } { $end }
       *[other] { $start } { $end } (+{ $gain })
    }

## Por qué no

refusal-occupied = Ahí no: { $square } ya está ocupada (KD-5.1).
refusal-grid_limit = Ahí no: el reino pasaría de { $size } × { $size } casillas (KD-5.2).
refusal-no_match = Ahí no: ninguna mitad toca el castillo ni su mismo terreno (KD-5.3).
refusal-apart = Ahí no: { $first } y { $second } no están una al lado de la otra (KD-5).
refusal-outside = { $square } queda fuera del campo: las casillas van de { $start } a { $end }.

## Lo que ocurre

event-game_begun =
    { $games ->
        [one] Empieza la partida.
       *[other] Empieza la partida { $game } de { $games }.
    }
event-order_drawn = Orden para elegir: { $names }.
event-line_laid = Ronda { $round }: salen las fichas { $dominoes }.
event-chose =
    { $who ->
        [you] Eliges la { $domino }.
       *[other] { $name } elige la { $domino }.
    }
event-placed =
    { $who ->
        [you]
            { $gain ->
                [0] Colocas la { $domino }.
               *[other] Colocas la { $domino } y sumas { $gain }.
            }
       *[other]
            { $gain ->
                [0] { $name } coloca la { $domino }.
               *[other] { $name } coloca la { $domino } y suma { $gain }.
            }
    }
event-discarded =
    { $who ->
        [you] La ficha { $domino } no cabe: se descarta.
       *[other] La ficha { $domino } no cabe en el reino de { $name }: se descarta.
    }
event-left_over = Sobra la ficha { $domino }: se descarta.
event-game_scored =
    { $who ->
        [you] Acabas con { points }{ from-bonuses }. Tu territorio más extenso: { squares }.
       *[other] { $name } acaba con { points }{ from-bonuses }. Su territorio más extenso: { squares }.
    }
from-bonuses =
    { $bonus ->
        [0] { "" }
       *[other] , { $bonus } de ellos por bonificaciones
    }
event-match_won = { $result }
squares =
    { $squares ->
        [one] { $squares } casilla
       *[other] { $squares } casillas
    }

## La situación

situation-game = Partida { $game } de { $games }.
situation-round = Ronda { $round } de { $rounds }.
situation-final = Última colocación: ya no se eligen fichas.
situation-over = La partida ha terminado.
situation-pile =
    { $left ->
        [0] La pila está vacía.
        [one] Queda { $left } ficha en la pila.
       *[other] Quedan { $left } fichas en la pila.
    }
situation-points = Puntos: { $points }.
situation-points-apart = Puntos sin bonificaciones: { $points }.
situation-score = { $name }, { $points }
situation-order = Orden para elegir: { $names }.
line-now = Línea de esta ronda (se coloca de arriba abajo):
line-next = Línea siguiente (se elige):
line-first = Primera línea (se elige):
line-free = libre
line-done =
    { $who ->
        [you] tú, ya has jugado
       *[other] { $name }, ya jugó
    }
line-acting =
    { $who ->
        [you] tú, te toca
       *[other] { $name }, juega ahora
    }
kingdom-yours = Tu reino: { points }
kingdom-of = Reino de { $name }: { points }
kingdom-territories = Territorios, casillas × coronas: { $territories }.
kingdom-no-territories = Aún no hay territorios.
territory = { $terrain } { $squares } × { $crowns } = { $points }
bonus-apart = Aparte, al final: { $bonuses }.
bonus-harmony = Armonía +{ $points }, { $used } de { $room } casillas
bonus-middle_kingdom = Castillo Central +{ $points }
bonus-state =
    { $state ->
        [met] { $bonus } (se cumple ahora)
        [lost] { $bonus } (ya no es posible)
       *[open] { $bonus } (aún posible)
    }
bonus-included =
    { $bonus ->
        [0] Sin bonificaciones.
       *[other] Bonificaciones incluidas: { $bonus }.
    }
kingdom-finished = Partidas anteriores: { $points }.
legend = Mapa: { $letters }. El número son las coronas; ## es el castillo y el punto, una casilla vacía.
legend-places = Con + se marca dónde puede ir la ficha { $domino }. Dos casillas la colocan: «{ $start } { $end }» pone { $first } en { $start } y { $second } en { $end }.
legend-letter = { $letter } { $terrain }

## Ayuda: las reglas

help-1-title = Qué se busca
help-1-text =
    Tu reino empieza con un castillo. Ronda a ronda le añades fichas de dos casillas, como en el dominó. Al final, cada territorio (casillas juntas del mismo terreno) vale su número de casillas por las coronas que hay en él. Gana quien suma más puntos. (KD-8, KD-9.1)

help-2-title = Las fichas
help-2-text =
    Hay 48 fichas, numeradas del 1 al 48. Cada mitad tiene un terreno y de 0 a 3 coronas. Cuanto más alto el número, mejor suele ser la ficha. Las fichas 1 a 12 tienen las dos mitades iguales y ninguna corona. (KD-1)

    Terrenos, con sus casillas y coronas en total:
    - campo de trigo: 26 casillas, 5 coronas
    - bosque: 22 casillas, 6 coronas
    - lago: 18 casillas, 6 coronas
    - pradera: 14 casillas, 6 coronas
    - pantano: 10 casillas, 6 coronas
    - mina: 6 casillas, 10 coronas

    Las fichas se barajan en una pila que nadie ve. De ella salen de cuatro en cuatro, ordenadas de menor a mayor: eso es una línea. Lo que está en una línea lo ve todo el mundo. (KD-2, KD-12)

help-3-title = La primera ronda
help-3-text =
    Sale la primera línea y se sortea el orden. En ese orden cada cual pone su rey sobre una ficha libre. Todavía no se coloca nada. Después sale la segunda línea. (KD-3)

help-4-title = Tu turno
help-4-text =
    Desde la segunda ronda juega primero el rey que está sobre la ficha de número más bajo, y así hasta el más alto. En tu turno haces dos cosas, siempre en este orden (KD-4):

    - Colocas en tu reino la ficha que tiene tu rey.
    - Eliges con ese rey una ficha libre de la línea siguiente. Es obligatorio y no se cambia. (KD-6)

    Ahí está la gracia: una ficha alta suele traer coronas, pero te hace elegir más tarde en la ronda siguiente.

help-5-title = Colocar una ficha
help-5-text =
    Puedes girar la ficha como quieras. Vale si se cumplen tres condiciones:

    - Sus dos casillas están vacías. (KD-5.1)
    - El reino entero, con el castillo, cabe en un cuadrado de 5 × 5. El castillo no tiene que quedar en el centro. (KD-5.2)
    - Al menos una mitad toca por un lado el castillo o una casilla de su mismo terreno. En diagonal no cuenta. (KD-5.3, KD-5.6)

    El castillo admite cualquier terreno por sus cuatro lados (KD-5.4). Lo demás que toque la ficha da igual (KD-5.5). Lo colocado ya no se mueve y los huecos están permitidos (KD-5.7).

    Si la ficha no cabe en ningún sitio, se descarta sola (KD-5.9). Si cabe en alguno, hay que colocarla aunque no te guste (KD-5.10).

help-6-title = Final y puntos
help-6-text =
    Cuando se vacía la pila se colocan las últimas fichas, sin elegir más, y se cuenta. (KD-7)

    Cada territorio vale casillas × coronas: un lago de 5 casillas con 2 coronas da 10 puntos; un pantano sin coronas da 0. Dos territorios del mismo terreno que no se tocan se cuentan por separado. El castillo no une territorios. Los huecos y las fichas descartadas no restan. (KD-8)

help-7-title = Quién gana
help-7-text =
    Gana quien tiene más puntos. Si hay empate, quien tiene el territorio con más casillas, tenga coronas o no. Si sigue el empate, se comparte la victoria. (KD-9)

help-8-title = Con dos o con tres
help-8-text =
    Con dos (KD-10.2): cada cual lleva dos reyes y se juega con 24 fichas al azar; las otras 24 quedan fuera sin verse. Son 6 líneas. En la primera ronda elige A, luego B dos veces y A al final. Después, cada rey es un turno completo: si tus dos reyes van seguidos, colocas, eliges, colocas y eliges.

    Con tres (KD-10.3): un rey cada cual y las 48 fichas. En cada línea sobra una ficha, que se descarta a la vista.

    Con cuatro (KD-10.4): un rey cada cual, 48 fichas y 12 rondas.

help-9-title = Variantes
help-9-text =
    Se combinan como quieras. (KD-11)

    - El Gran Duelo, para dos: las 48 fichas y reinos de 7 × 7. (KD-11.1)
    - Armonía: 5 puntos si llenas la cuadrícula entera, sin huecos. En el Gran Duelo, la de 7 × 7. (KD-11.2, KD-13.15)
    - Castillo Central: 10 puntos si al final el castillo está en el centro; puede haber huecos. (KD-11.3)
    - Dinastía: tres partidas seguidas; se suman los puntos de las tres. (KD-11.4, KD-13.16)

    Mientras se juega, las bonificaciones se muestran aparte de los puntos. (KD-13.14)

help-10-title = Opciones entre ediciones
help-10-text =
    Lo que viene de serie sigue el reglamento en español. (KD-14)

    - Desempate: territorio y compartir; o territorio, coronas de todo el reino y compartir (primera edición); o compartir sin más. (KD-14.1)
    - Primera ronda con dos: A, B, B, A; o sorteo de los cuatro reyes. (KD-14.2)
    - Con tres: 48 fichas en líneas de cuatro; o 36 en líneas de tres, sin sobrante; se retiran 12 sin verlas. (KD-14.3)
    - Castillo Central: que el reino quepa en la cuadrícula centrada en el castillo; o que el castillo sea el centro exacto de lo que ocupa el reino. (KD-14.4)
    - Desempate de la Dinastía: el mayor territorio de las tres partidas y compartir; o compartir sin más. (KD-14.5)
    - Condiciones del artículo de 2018: cuatro jugadores, Armonía, Castillo Central y empates compartidos. (KD-14.6)

help-11-title = Lo que decidimos nosotros
help-11-text =
    El reglamento calla o admite dos lecturas en algunos puntos. Esto es lo que hacemos:

    - Con dos, quién empieza se sortea: decisión nuestra. (KD-10.2.3)
    - Las fichas que se retiran con dos no las ve nadie: decisión nuestra. (KD-2.3)
    - El orden de la primera ronda se conoce entero antes de elegir: decisión nuestra. (KD-3.2)
    - Castillo Central con un reino incompleto: cuenta si el reino cabe en la cuadrícula centrada en el castillo. Decisión nuestra, con opción. (KD-13.7)
    - Armonía en el Gran Duelo pide la cuadrícula de 7 × 7: decisión nuestra. (KD-13.15)
    - El desempate de la Dinastía está reconstruido: el reglamento no lo da. (KD-13.9)
    - El orden de los puestos por debajo del primero está reconstruido con el mismo desempate. (KD-9.4)

help-12-title = Cómo se nombran las casillas
help-12-text =
    Cada casilla tiene una letra para la columna, de izquierda a derecha, y un número para la fila, de arriba abajo. El campo abarca todo lo que tu reino podría alcanzar, y el castillo está en su centro: e5 en reinos de 5 × 5, g7 en los de 7 × 7. «d5 d6» coloca la primera mitad en d5 y la segunda en d6. (KD-2.1, KD-15.1)

## Dibujo: el reino

draw-kingdom = Reino de { $name }
draw-kingdom-yours = Tu reino
draw-castle = Castillo de { $name }
draw-king = Rey de { $name }
draw-domino = Ficha { $domino }: { $first } y { $second }
draw-place = Coloca aquí la ficha { $domino }. { $half }: { $where } del castillo.
draw-right = { $squares } a la derecha
draw-left = { $squares } a la izquierda
draw-up = { $squares } hacia arriba
draw-down = { $squares } hacia abajo
draw-both = { $first } y { $second }

## Dibujo: las líneas

draw-now = Ahora
draw-now-hint = se colocan de arriba abajo
draw-next = Siguiente
draw-next-hint =
    { $left ->
        [0] última línea
       *[other] { $left } en la pila
    }
draw-next-yours = elige una
draw-free = libre
draw-choose = Elige. { $domino }.

## Dibujo: las cuentas

draw-points = puntos
draw-points-apart = puntos sin bonificaciones
draw-points-of = puntos de { $name }
draw-territories = Territorios
draw-no-territory = Aún no hay territorios con corona.
draw-harmony = Armonía +{ $points }: { $progress }
draw-middle_kingdom = Castillo Central +{ $points }
draw-game = Partida { $game }:

## Dibujo: los jugadores

draw-crowns =
    { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }
draw-box = El reino ocupa { $box }
draw-squares = { $used } de { $room } casillas
draw-note-place = Coloca la { $domino }
draw-note-choose = Elige ficha
draw-note-next = Sigue · ficha { $domino }
draw-note-holds =
    { $count ->
        [one] Ficha { $dominoes }
       *[other] Fichas { $dominoes }
    }
draw-note-order = Elige { $place }.º
draw-note-done = Ya jugó
draw-note-won = Gana
draw-note-shared = Comparte la victoria
draw-note-rank = { $place }.º puesto

source-game = Partida { $game }
refusal-place-first = Antes coloca la ficha de tu rey (KD-4.2).
refusal-taken = Esa ficha ya tiene un rey (KD-6.1).
refusal-choose-now = Ahora elige una ficha de la línea siguiente (KD-6.1).
refusal-square = Ahí no encaja: la ficha debe tocar el castillo o su mismo terreno, sin pisar otra ni salirse de la cuadrícula (KD-5.1 a KD-5.3).

## El estudio de 2018

study-static = Un agente contra tres TR, { $games } partidas cada uno
study-course = Media de puntos tras cada ronda
study-branching = Jugadas entre las que elegir, por ronda (TR contra TR)
study-evaluated = Un agente contra tres FG, { $games } partidas cada uno, con las simulaciones que su programa hacía en 5 s por jugada
study-agent = agente
study-whose = de quién
study-theirs = suyo
study-ours = nuestro
study-won = gana %
study-drawn = empata %
study-lost = pierde %
study-points = puntos
study-margin = ventaja
