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
option-harmony-on = sí: 5 puntos por llenar la cuadrícula entera
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
halves-double = { $terrain } doble
laid = { $first } en { $start } y { $second } en { $end }
laid-double = { $halves } en { $start } y { $end }
a-wheat_field = un campo de trigo
a-forest = un bosque
a-lake = un lago
a-pasture = una pradera
a-swamp = un pantano
a-mine = una mina

## Qué hay que hacer

prompt-first_choose =
    { $who ->
        [you] Elige una ficha de la primera línea: pon un rey sobre una que esté libre.
       *[other] { $name } elige una ficha de la primera línea.
    }
prompt-place =
    { $who ->
        [you] Coloca la ficha { $domino }: { $halves }.
       *[other] { $name } coloca la ficha { $domino }.
    }
prompt-choose =
    { $who ->
        [you] Elige una ficha libre de la línea siguiente.
       *[other] { $name } elige ficha.
    }
prompt-final_place =
    { $who ->
        [you] Última línea. Coloca la ficha { $domino }: { $halves }.
       *[other] Última línea: { $name } coloca la ficha { $domino }.
    }
prompt-over = Fin de la partida. { $result }

## Lo que está en juego en cada decisión, y dónde mirar

stake-choose = Los números altos traen más coronas; con uno bajo jugarás antes en la ronda siguiente. Mira qué tierras amplían las tuyas.
stake-place = Cada territorio vale sus casillas por sus coronas: une tierras iguales a una corona y no cierres huecos que aún quieras llenar.

## Opciones de cada decisión

choice-choose = Elegir la { $domino }: { $halves }
choice-choose-slot = Elegir la ficha del puesto { $place } de la línea
choice-choose-short = ficha { $domino }: { $halves }
choice-place =
    { $gain ->
        [0] Colocar la { $domino }: { $laid }
       *[other] Colocar la { $domino }: { $laid }; suma { $gain }
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

event-game_begun = Empieza la partida { $game } de { $games }.
event-order_drawn = Se sortean los reyes. Orden para elegir: { $names }.
event-line_laid = Ronda { $round } de { $rounds }: salen las fichas { $dominoes }.
event-last_placement = La pila está vacía: se colocan las últimas fichas y ya no se elige más.
event-chose =
    { $who ->
        [you] Eliges la { $domino }: { $halves }.
       *[other] { $name } elige la { $domino }: { $halves }.
    }
event-placed =
    { $who ->
        [you] Colocas la { $domino }: { $laid }.
       *[other] { $name } coloca la { $domino }: { $laid }.
    }
event-gained =
    { $who ->
        [you] Sumas { points }: { $terrain } de { squares } con { crowns } vale ahora { $worth }.
       *[other] { $name } suma { points }: { $terrain } de { squares } con { crowns } vale ahora { $worth }.
    }
event-discarded =
    { $who ->
        [you] Tu ficha { $domino } ({ $halves }) se descarta: { discarded-why }.
       *[other] La ficha { $domino } ({ $halves }) de { $name } se descarta: { discarded-why }.
    }
discarded-why =
    { $why ->
        [grid_limit] donde encajaría, el reino pasaría de { $size } × { $size } casillas
       *[no_match] no hay dos casillas libres juntas donde toque el castillo o su mismo terreno
    }
event-left_over = Nadie ha elegido la ficha { $domino } ({ $halves }): sobra y se descarta.
event-harmony =
    { $who ->
        [you]
            { $points ->
                [0] Te quedas sin la bonificación de Armonía: { empty-squares } en tu cuadrícula.
               *[other] Armonía: sumas { points } por llenar la cuadrícula entera.
            }
       *[other]
            { $points ->
                [0] { $name } se queda sin la bonificación de Armonía: { empty-squares } en su cuadrícula.
               *[other] Armonía: { $name } suma { points } por llenar la cuadrícula entera.
            }
    }
empty-squares =
    { $empty ->
        [one] queda 1 casilla vacía
       *[other] quedan { $empty } casillas vacías
    }
event-middle_kingdom =
    { $who ->
        [you]
            { $points ->
                [0] Te quedas sin la bonificación de Castillo Central: tu castillo no está en el centro.
               *[other] Castillo Central: sumas { points } por tener el castillo en el centro.
            }
       *[other]
            { $points ->
                [0] { $name } se queda sin la bonificación de Castillo Central: su castillo no está en el centro.
               *[other] Castillo Central: { $name } suma { points } por tener el castillo en el centro.
            }
    }
event-game_scored =
    { $who ->
        [you] Acabas { the-game } con { points }{ from-bonuses }; tu territorio más extenso tiene { squares }.{ so-far }
       *[other] { $name } acaba { the-game } con { points }{ from-bonuses }; su territorio más extenso tiene { squares }.{ so-far }
    }
the-game =
    { $game ->
        [0] la partida
       *[other] la partida { $game }
    }
so-far =
    { $game ->
        [0] { "" }
        [1] { "" }
        [2] { " " }Total tras dos partidas: { $total }.
       *[other] { " " }Total de las tres partidas: { $total }.
    }
event-game_won = { $result }
game_won-points =
    { $who ->
        [you] Ganas la partida { $game }: { points }, { $lead } de ventaja.
       *[other] { $names } gana la partida { $game }: { points }, { $lead } de ventaja.
    }
game_won-territory =
    { $who ->
        [you] Ganas la partida { $game } por el territorio más extenso, { best-squares } frente a { $next }: { points }.
       *[other] { $names } gana la partida { $game } por el territorio más extenso, { best-squares } frente a { $next }: { points }.
    }
game_won-crowns =
    { $who ->
        [you] Ganas la partida { $game } por coronas, { $best } frente a { $next }: { points }.
       *[other] { $names } gana la partida { $game } por coronas, { $best } frente a { $next }: { points }.
    }
game_won-shared =
    { $who ->
        [you] Compartes la victoria de la partida { $game } con { $names }: { points }.
       *[other] { $names } comparten la victoria de la partida { $game }: { points }.
    }
from-bonuses =
    { $bonus ->
        [0] { "" }
       *[other] , { $bonus } de ellos por bonificaciones
    }
event-match_won = { $result }
match_won-points =
    { $who ->
        [you] Ganas: { points }, { $lead } más que { $seconds }.
       *[other] Gana { $names }: { points }, { $lead } más que { $seconds }.
    }
match_won-territory =
    { $who ->
        [you] Ganas: { points }, igual que { $seconds }, pero tienes el territorio más extenso, { best-squares } frente a { $next }.
       *[other] Gana { $names }: { points }, igual que { $seconds }, pero tiene el territorio más extenso, { best-squares } frente a { $next }.
    }
match_won-crowns =
    { $who ->
        [you] Ganas: { points } y territorio más extenso igual que { $seconds }, pero tienes más coronas, { $best } frente a { $next }.
       *[other] Gana { $names }: { points } y territorio más extenso igual que { $seconds }, pero tiene más coronas, { $best } frente a { $next }.
    }
match_won-shared =
    { $who ->
        [you] Compartes la victoria con { $names }: { points }.
       *[other] { $names } comparten la victoria: { points }.
    }
best-squares =
    { $best ->
        [one] { $best } casilla
       *[other] { $best } casillas
    }
squares =
    { $squares ->
        [one] { $squares } casilla
       *[other] { $squares } casillas
    }
crowns =
    { $crowns ->
        [one] { $crowns } corona
       *[other] { $crowns } coronas
    }

## La situación

situation-game = Partida { $game } de { $games }.
path-first = Primera elección
path-turns = Colocar y elegir
path-last = Última colocación
situation-round = Ronda { $round } de { $rounds }.
situation-final = Última colocación: ya no se eligen fichas.
situation-over = La partida ha terminado.
situation-pile =
    { $left ->
        [0] La pila está vacía.
        [one] Queda { $left } ficha en la pila.
       *[other] Quedan { $left } fichas en la pila.
    }
situation-points =
    { $scope ->
        [game]
            { $apart ->
                [apart] Puntos de esta partida, sin bonificaciones: { $points }.
               *[all] Puntos de esta partida: { $points }.
            }
       *[match]
            { $apart ->
                [apart] Puntos sin bonificaciones: { $points }.
               *[all] Puntos: { $points }.
            }
    }
situation-score = { $name } { $points }
situation-finished =
    { $games ->
        [one] Primera partida, con bonificaciones: { $points }.
       *[other] Las dos primeras partidas juntas, con bonificaciones: { $points }.
    }
situation-rules = Reglas en juego: { $rules }.
rule-grid = reinos de { $size } × { $size } casillas como mucho
rule-dynasty = Dinastía: tres partidas, cuyos puntos se suman
rule-harmony = Armonía: { points } por llenar la cuadrícula entera
rule-middle-frame = Castillo Central: { points } si el reino cabe en la cuadrícula centrada en el castillo
rule-middle-bounding_box = Castillo Central: { points } si el castillo está justo en el centro de lo que ocupa el reino
rule-ties = desempate: { $ties }
situation-unseen =
    { $count ->
        [0] Ya se han visto todas las fichas.
       *[other]
            { $left ->
                [0] Sin ver y fuera de la partida: { $dominoes }.
               *[other] Sin ver ({ $count }, de ellas { $left } en la pila): { $dominoes }.
            }
    }
situation-discarded =
    { $count ->
        [0] No se ha descartado ninguna ficha.
       *[other] Descartadas: { $dominoes }.
    }
discarded-of =
    { $who ->
        [you] { $domino } (tuya)
       *[other] { $domino } ({ $name })
    }
discarded-left-over = { $domino } (sobrante)
situation-order = Orden para elegir: { $names }.
line-now = Línea de esta ronda (se coloca de arriba abajo):
line-next = Línea siguiente (se elige):
line-first = Primera línea (se elige):
line-free = libre
line-done =
    { $who ->
        [you] tú (has jugado)
       *[other] { $name } (ha jugado)
    }
line-acting =
    { $who ->
        [you] tú (te toca)
       *[other] { $name } (juega ahora)
    }
kingdom-yours = Tu reino: { points }
kingdom-of = Reino de { $name }: { points }
kingdom-past =
    { $who ->
        [you] Tu reino en la partida { $game }: { points }
       *[other] Reino de { $name } en la partida { $game }: { points }
    }
kingdom-territories = Territorios, casillas × coronas: { $territories }.
kingdom-no-territories = Aún no hay territorios.
territory = { $terrain } { $squares } × { $crowns } = { $points }
bonus-apart = Bonificaciones, que se cuentan al final: { $bonuses }.
bonus-harmony = Armonía +{ $points }, { $used } de { $room } casillas
bonus-middle_kingdom = Castillo Central +{ $points }
bonus-state =
    { $state ->
        [met] { $bonus } (se cumple ahora)
        [lost] { $bonus } (ya no es posible)
       *[open] { $bonus } (aún posible)
    }
kingdom-finished =
    { $game ->
        [0] Resultado: { points }{ from-bonuses }; territorio más extenso: { squares }.
       *[other] Partida { $game }: { points }{ from-bonuses }; territorio más extenso: { squares }.
    }
legend = Mapa: { $letters }. El número son las coronas; ## es el castillo y el punto, una casilla vacía.
legend-places = Con + se marca dónde puede ir la ficha { $domino }. Dos casillas la colocan: «{ $start } { $end }» pone { $laid }.
legend-letter = { $letter } { $terrain }

## Ayuda: las reglas

help-1-title = Cómo se juega
help-1-text =
    Tu reino empieza con un castillo. Ronda a ronda le añades fichas de dos casillas de terreno, como en el dominó. (KD-8, KD-9.1)

    - En la mesa hay dos líneas de fichas: una con los reyes de los jugadores y la siguiente.
    - Juega primero el rey que está sobre el número más bajo. Quien lo lleva coloca esa ficha y luego pone el rey sobre una ficha libre de la línea siguiente.
    - Una ficha tiene que tocar el castillo o, al menos con una mitad, su mismo terreno. El reino entero tiene que caber en 5 × 5 casillas.
    - Al final, cada territorio (casillas juntas del mismo terreno) vale sus casillas por sus coronas. Sin coronas no vale nada.

    Gana quien suma más puntos. Una ficha alta suele traer coronas, pero te hace elegir más tarde en la ronda siguiente.

help-2-title = Las fichas
help-2-text =
    Hay 48 fichas, numeradas del 1 al 48. Cada mitad tiene un terreno y de 0 a 3 coronas. Cuanto más alto el número, mejor suele ser la ficha. Las fichas 1 a 12 tienen las dos mitades iguales y ninguna corona. (KD-1)

    Las fichas se barajan en una pila que nadie ve. De ella salen de cuatro en cuatro, ordenadas de menor a mayor: eso es una línea. Lo que está en una línea lo ve todo el mundo. (KD-2, KD-12)

help-3-title = La primera ronda
help-3-text =
    Sale la primera línea y se sortea el orden. En ese orden cada cual pone su rey sobre una ficha libre. Todavía no se coloca nada. Después sale la segunda línea. (KD-3)

help-4-title = Tu turno
help-4-text =
    Desde la segunda ronda juega primero el rey que está sobre la ficha de número más bajo, y así hasta el más alto. En tu turno haces dos cosas, siempre en este orden (KD-4):

    - Colocas en tu reino la ficha que tiene tu rey.
    - Eliges con ese rey una ficha libre de la línea siguiente. La elección es obligatoria y definitiva. (KD-6)

help-5-title = Colocar una ficha
help-5-text =
    Puedes girar la ficha como quieras. Vale si se cumplen tres condiciones:

    - Sus dos casillas están vacías. (KD-5.1)
    - El reino entero, con el castillo, cabe en un cuadrado de 5 × 5, o de 7 × 7 en el Gran Duelo. El castillo no tiene que quedar en el centro. (KD-5.2)
    - Al menos una mitad toca por un lado el castillo o una casilla de su mismo terreno. En diagonal no cuenta. (KD-5.3, KD-5.6)

    El castillo admite cualquier terreno por sus cuatro lados (KD-5.4). Lo demás que toque la ficha da igual (KD-5.5). Lo colocado ya no se mueve y los huecos están permitidos (KD-5.7).

    Si la ficha no cabe en ningún sitio, se descarta automáticamente (KD-5.9). Si cabe en alguno, hay que colocarla aunque no te guste (KD-5.10).

help-6-title = Final y puntos
help-6-text =
    Cuando se vacía la pila se colocan las últimas fichas, ya no se elige más y se cuentan los puntos. (KD-7)

    Cada territorio vale casillas × coronas: un lago de 5 casillas con 2 coronas da 10 puntos; un pantano sin coronas da 0. Dos territorios del mismo terreno que no se tocan puntúan por separado. El castillo no une territorios. Los huecos y las fichas descartadas no restan. (KD-8)

help-7-title = Quién gana
help-7-text =
    Gana quien tiene más puntos. Si hay empate, quien tiene el territorio con más casillas, tenga coronas o no. Si sigue el empate, se comparte la victoria. (KD-9)

help-8-title = Con dos, con tres o con cuatro
help-8-text =
    Con dos (KD-10.2): cada cual lleva dos reyes y se juega con 24 fichas al azar; las otras 24 quedan fuera sin verse. Son 6 rondas. En la primera, quien empieza, que se sortea, elige una vez; el rival, dos; y quien empezó, una más. Después, cada rey es un turno completo: si tus dos reyes van seguidos, colocas, eliges, colocas y eliges.

    El Gran Duelo, para dos (KD-11.1): las 48 fichas, 12 rondas y reinos de 7 × 7.

    Con tres (KD-10.3): un rey cada cual, las 48 fichas y 12 rondas. En cada línea sobra una ficha, que se descarta boca arriba.

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
    - Primera ronda con dos: quien empieza elige primero y último (A, B, B, A); o se sortean los cuatro reyes. (KD-14.2)
    - Con tres: 48 fichas en líneas de cuatro; o 36 en líneas de tres, sin sobrante; se retiran 12 sin verlas. (KD-14.3)
    - Castillo Central: que el reino quepa en la cuadrícula centrada en el castillo; o que el castillo sea el centro exacto de lo que ocupa el reino. (KD-14.4)
    - Desempate de la Dinastía: el mayor territorio de las tres partidas y compartir; o compartir sin más. (KD-14.5)
    - Condiciones del artículo de 2018: cuatro jugadores, Armonía, Castillo Central y empates compartidos. (KD-14.6)

help-11-title = Lo que no viene del reglamento
help-11-text =
    El reglamento muestra las fichas en dibujos, y en algunos puntos calla o admite dos lecturas. Esta es la lista completa:

    - Las caras de las 48 fichas y el nombre del sexto terreno, la pradera, vienen de listas públicas que coinciden entre sí. (KD-1.1, KD-1.2)
    - Con dos, quién empieza se sortea: decisión nuestra. (KD-10.2.3)
    - Las fichas que se retiran con dos no las ve nadie: decisión nuestra. (KD-2.3)
    - El orden de la primera ronda se conoce entero antes de elegir: decisión nuestra. (KD-3.2)
    - «Dos casillas conectadas del mismo terreno» se lee como una de la ficha y otra del reino; una edición posterior lo dice así. (KD-13.1)
    - El límite de 5 × 5 es de ancho y alto, no de número de casillas: lectura nuestra. (KD-13.2)
    - Castillo Central con un reino incompleto: cuenta si el reino cabe en la cuadrícula centrada en el castillo. Decisión nuestra, con opción. (KD-13.7)
    - Armonía en el Gran Duelo pide la cuadrícula de 7 × 7: decisión nuestra. (KD-13.15)
    - El total de la Dinastía es la suma de las tres partidas: una lectura que confirma una edición posterior. (KD-13.16)
    - El desempate de la Dinastía está reconstruido: el reglamento no lo da. (KD-13.9)
    - El orden de los puestos por debajo del primero está reconstruido con el mismo desempate. (KD-9.4)
    - Los nombres de las casillas y los números de las opciones son convenciones nuestras. (KD-15.1)

help-12-title = Cómo se nombran las casillas
help-12-text =
    Cada casilla tiene una letra para la columna, de izquierda a derecha, y un número para la fila, de arriba abajo. El campo abarca todo lo que tu reino podría alcanzar, y el castillo está en su centro: e5 en reinos de 5 × 5, g7 en los de 7 × 7. «d5 d6» coloca la primera mitad en d5 y la segunda en d6. (KD-2.1, KD-15.1)

## Ayuda: tablas hechas con los datos

help-terrains-title = Los terrenos
help-terrain = - { $terrain }: { squares } y { crowns } en total
help-dominoes-title = Las 48 fichas
help-dominoes = Por su número; la primera mitad es la que se nombra primero. (KD-1.1)
help-domino = - { $dominoes }: { $halves }

## Dibujo: el reino

draw-kingdom = Reino de { $name }
draw-kingdom-yours = Tu reino
draw-castle = Castillo de { $name }
draw-king = Rey de { $name }
draw-domino = Ficha { $domino }: { $halves }
draw-place = Coloca aquí la ficha { $domino }. { $half }: { draw-where }.
draw-where =
    { $vertical ->
        [none] { squares-across } { draw-across } del castillo
       *[other]
            { $horizontal ->
                [none] { squares-along } { draw-along } del castillo
               *[other] { squares-along } { draw-along } y { $across } { draw-across } del castillo
            }
    }
squares-along =
    { $along ->
        [one] { $along } casilla
       *[other] { $along } casillas
    }
squares-across =
    { $across ->
        [one] { $across } casilla
       *[other] { $across } casillas
    }
draw-along =
    { $vertical ->
        [above] por encima
       *[below] por debajo
    }
draw-across =
    { $horizontal ->
        [right] a la derecha
       *[left] a la izquierda
    }
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

draw-points =
    { $points ->
        [one] punto
       *[other] puntos
    }
draw-points-apart = { draw-points } sin bonificaciones
draw-points-of = { draw-points } de { $name }
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
draw-note-done = Ya ha jugado
draw-note-won = Gana
draw-note-shared = Comparte la victoria
draw-note-rank = { $place }.º puesto

show-order =
    { $who ->
        [you] Jugarás { $place }.º
       *[other] Jugará { $place }.º
    }
finale-territory =
    { $who ->
        [you] Tu { $terrain }: { squares } por { crowns }, { points }.
       *[other] { $name }, { $terrain }: { squares } por { crowns }, { points }.
    }
finale-source =
    { $who ->
        [you] Tú: { $source }, { points }.
       *[other] { $name }: { $source }, { points }.
    }
source-game = Partida { $game }
refusal-place-first = Antes coloca la ficha de tu rey (KD-4.2).
refusal-taken = Esa ficha ya tiene un rey (KD-6.1).
refusal-choose-now = Ahora elige una ficha de la línea (KD-6.1).
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

## Ayuda: figuras y términos

figure-lines = Arriba, las fichas que se colocan ahora; abajo, las que se pueden elegir. La que tiene un rey está tomada.
figure-kingdom = Un reino que ya mide 5 casillas de ancho: nada puede salir del marco.
figure-count = Cada territorio, con sus casillas por sus coronas.
term-territory = territorio, territorios
term-territory-about = Casillas del mismo terreno unidas por sus lados.
term-line = línea, líneas
term-line-about = Las fichas que salen a la vez, ordenadas por su número. Los reyes eligen en ella.
term-crown = coronas, corona
term-crown-about = Cada corona de un territorio lo multiplica.
term-castle = castillo
term-castle-about = Tu primera casilla. Cualquier terreno puede tocarla.
term-king = rey, reyes
term-king-about = Tu peón. Marca la ficha que colocarás en la ronda siguiente.
