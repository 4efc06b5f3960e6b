### El Grande: palabras. La ayuda está dicha con palabras propias; EG-… son los números de nuestras reglas.

game-name = El Grande
reconstructed = Al reglamento le falta la página de preparación y los números impresos en dibujos: la preparación, los valores y fronteras de las regiones, los marcadores y los refuerzos de las cartas de poder vienen de fuentes públicas. La ayuda tiene la lista completa.
game-tagline = Reparte tus caballeros por la España medieval y gana la mayoría en cada región.

## Opciones

option-players = Jugadores
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-players-5 = 5
option-short = Partida corta
option-short-on = sí: seis rondas
option-short-off = no: nueve rondas
option-action_card_set = Cartas de acción
option-action_card_set-seed = 47, como las cuenta el reglamento
option-action_card_set-classic_45 = 45, como en otras ediciones
option-with_veto = Cartas de Veto
option-with_veto-on = sí
option-with_veto-off = no
option-memory_aids = Ayudas a la memoria
option-memory_aids-off = no: el castillo está cerrado y no se ve lo que hay dentro
option-memory_aids-on = sí: se ve todo lo que ha sido público
option-wheel_may_name_king_region = La rueda puede señalar la región del rey
option-wheel_may_name_king_region-on = sí: esos caballeros van a la corte
option-wheel_may_name_king_region-off = no

## Piezas y lugares

region-galicia = Galicia
region-pais_vasco = País Vasco
region-aragon = Aragón
region-cataluna = Cataluña
region-castilla_vieja = Castilla la Vieja
region-castilla_nueva = Castilla la Nueva
region-sevilla = Sevilla
region-granada = Granada
region-valencia = Valencia
region-castle = Castillo
region-court = Corte
colour-a = azul
colour-b = amarillo
colour-c = verde
colour-d = rojo
colour-e = rosa

# Un lugar en la frase: con su artículo, y tras «en», «a», «de»; «on» es donde se pone un marcador.
the-place =
    { $where ->
        [castle] el castillo
        [court] la corte
        [pais_vasco] el { $place }
       *[other] { $place }
    }
in-place =
    { $where ->
        [castle] en el castillo
        [court] en la corte
        [pais_vasco] en el { $place }
       *[other] en { $place }
    }
to-place =
    { $where ->
        [castle] al castillo
        [court] a la corte
        [pais_vasco] al { $place }
       *[other] a { $place }
    }
from-place =
    { $where ->
        [castle] del castillo
        [court] de la corte
        [pais_vasco] del { $place }
       *[other] de { $place }
    }
on-place = { in-place }
a-knight =
    { $whose ->
        [yours] un caballero tuyo
        [own] un caballero suyo
       *[other] un caballero de { $owner }
    }
knights =
    { $knights ->
        [one] { $knights } caballero
       *[other] { $knights } caballeros
    }
up-to =
    { $knights ->
        [one] { $knights } caballero
       *[other] hasta { $knights } caballeros
    }
the-card =
    { $id ->
        [d5_king] la carta del rey
       *[other] «{ $card }»
    }
card-in-list = { $deck }, { $brief }
card-count =
    { $count ->
        [1] { $brief }
       *[other] { $brief } ×{ $count }
    }
values = { $first }/{ $second }/{ $third }

## Cartas de acción

card-d1_move_any_3 = Intrigante
card-d1_move_any_3-text = Mueve hasta 3 caballeros de cualquier color.
card-d1_move_any_3-brief = Intrigante (mover 3 de cualquier color)
card-d1_move_any_4 = Intrigante
card-d1_move_any_4-text = Mueve hasta 4 caballeros de cualquier color.
card-d1_move_any_4-brief = Intrigante (mover 4 de cualquier color)
card-d1_move_own_4 = Intrigante
card-d1_move_own_4-text = Mueve hasta 4 caballeros propios.
card-d1_move_own_4-brief = Intrigante (mover 4 propios)
card-d1_move_rival_3 = Intrigante
card-d1_move_rival_3-text = Mueve hasta 3 caballeros de tus rivales.
card-d1_move_rival_3-brief = Intrigante (mover 3 de rivales)
card-d1_move_own_2_rival_2 = Intrigante
card-d1_move_own_2_rival_2-text = Mueve hasta 2 caballeros propios y hasta 2 de tus rivales.
card-d1_move_own_2_rival_2-brief = Intrigante (mover 2 propios y 2 de rivales)
card-d1_move_5_from_region = Intrigante
card-d1_move_5_from_region-text = Elige una región: mueve hasta 5 caballeros de cualquier color que estén en ella.
card-d1_move_5_from_region-brief = Intrigante (mover 5 de una región)
card-d1_move_all_own_from_region = Intrigante
card-d1_move_all_own_from_region-text = Elige una región: mueve tantos caballeros tuyos de ella como quieras.
card-d1_move_all_own_from_region-brief = Intrigante (mover los propios de una región)
card-d1_deploy_2_anywhere = Intrigante
card-d1_deploy_2_anywhere-text = Despliega hasta 2 caballeros adicionales de tu corte donde quieras.
card-d1_deploy_2_anywhere-brief = Intrigante (desplegar 2 más)
card-d1_all_own_or_deploy_2 = Intrigante
card-d1_all_own_or_deploy_2-text = Elige: mueve cuantos caballeros tuyos quieras de una región, o despliega hasta 2 adicionales de tu corte donde quieras.
card-d1_all_own_or_deploy_2-brief = Intrigante (mover los propios de una región o desplegar 2 más)
card-d2_veto = Veto
card-d2_veto-text = Guarda esta carta: en esta ronda o en la siguiente puedes cortar una acción especial de otro jugador.
card-d2_veto-brief = Veto
card-d2_court_all_back = Merma de autoridad
card-d2_court_all_back-text = Los demás jugadores devuelven toda su corte a las provincias.
card-d2_court_all_back-brief = Merma de autoridad (toda la corte)
card-d2_court_3_back = Merma de autoridad
card-d2_court_3_back-text = Los demás jugadores devuelven 3 caballeros de su corte a las provincias (o los que tengan, si son menos).
card-d2_court_3_back-brief = Merma de autoridad (3 de la corte)
card-d2_banishment = Destierro
card-d2_banishment-text = De cada rival, puedes devolver a las provincias 1 caballero que esté en una región.
card-d2_banishment-brief = Destierro
card-d2_angry_king = El rey enfurecido
card-d2_angry_king-text = Por turnos desde tu izquierda, cada rival devuelve a las provincias 3 caballeros suyos, a su elección, de regiones o de la corte.
card-d2_angry_king-brief = El rey enfurecido
card-d2_outlaws = Proscritos
card-d2_outlaws-text = Los rivales eligen en secreto una región donde tengan caballeros y devuelven a las provincias todos los que tengan allí.
card-d2_outlaws-brief = Proscritos
card-d2_urgent_affairs = Asuntos urgentes
card-d2_urgent_affairs-text = Los rivales eligen en secreto una región donde tengan al menos 2 caballeros y devuelven 2 de ella a las provincias.
card-d2_urgent_affairs-brief = Asuntos urgentes
card-d2_score_any_region = Puntuación especial
card-d2_score_any_region-text = Se puntúa la región que elijas.
card-d2_score_any_region-brief = Puntuación especial (una región a elegir)
card-d3_score_fours = Puntuación especial
card-d3_score_fours-text = Se puntúan todas las regiones cuyo primer valor sea 4.
card-d3_score_fours-brief = Puntuación especial (las regiones de 4)
card-d3_score_fives = Puntuación especial
card-d3_score_fives-text = Se puntúan todas las regiones cuyo primer valor sea 5.
card-d3_score_fives-brief = Puntuación especial (las regiones de 5)
card-d3_score_sixes_sevens = Puntuación especial
card-d3_score_sixes_sevens-text = Se puntúan todas las regiones cuyo primer valor sea 6 o 7.
card-d3_score_sixes_sevens-brief = Puntuación especial (las regiones de 6 y de 7)
card-d3_score_castle = Puntuación especial
card-d3_score_castle-text = Se puntúa el castillo; sus caballeros se quedan dentro.
card-d3_score_castle-brief = Puntuación especial (el castillo)
card-d3_score_firsts_only = Puntuación especial
card-d3_score_firsts_only-text = Se puntúan todas las regiones, pero solo cobra quien tenga la mayoría en solitario.
card-d3_score_firsts_only-brief = Puntuación especial (mayorías en solitario)
card-d3_score_most_knights = Puntuación especial
card-d3_score_most_knights-text = Se puntúa la región (o regiones empatadas) con más caballeros en total.
card-d3_score_most_knights-brief = Puntuación especial (donde hay más caballeros)
card-d3_score_least_knights = Puntuación especial
card-d3_score_least_knights-text = Se puntúa la región (o regiones empatadas) con menos caballeros, sin contar las vacías.
card-d3_score_least_knights-brief = Puntuación especial (donde hay menos caballeros)
card-d3_score_any_region = Puntuación especial
card-d3_score_any_region-text = Se puntúa la región que elijas.
card-d3_score_any_region-brief = Puntuación especial (una región a elegir)
card-d4_scoreboard = Marcador de puntuación
card-d4_scoreboard-text = Coloca uno de los dos marcadores en una región o en el castillo, o traslada uno ya colocado.
card-d4_scoreboard-brief = Marcador de puntuación
card-d4_power_card = Carta de poder
card-d4_power_card-text = Recupera una de tus cartas de poder jugadas.
card-d4_power_card-brief = Carta de poder
card-d4_court = La corte
card-d4_court-text = Lleva hasta 2 caballeros más de las provincias a tu corte.
card-d4_court-brief = La corte
card-d4_grande = Grande
card-d4_grande-text = Lleva tu Grande a otra región.
card-d4_grande-brief = Grande
card-d4_secret_scoring = Puntuación especial
card-d4_secret_scoring-text = Todos eligen una región en secreto; se puntúan las elegidas por un solo jugador.
card-d4_secret_scoring-brief = Puntuación especial (regiones elegidas en secreto)
card-d4_expulsion = Expulsión
card-d4_expulsion-text = Elige una región: los rivales sacan de ella todos sus caballeros y los llevan a otra región elegida en secreto.
card-d4_expulsion-brief = Expulsión
card-d4_royal_adviser = Consejero real
card-d4_royal_adviser-text = Lleva al rey a una región vecina.
card-d4_royal_adviser-brief = Consejero real
card-d5_king = Carta del rey
card-d5_king-text = Lleva al rey a la región que quieras.
card-d5_king-brief = Carta del rey

## Qué hay que hacer

prompt-power =
    { $who ->
        [you] Juega una carta de poder: la más alta empieza, las bajas traen más refuerzos.
       *[other] { $name } juega una carta de poder.
    }
prompt-reinforce =
    { $who ->
        [you] Trae { up-to } de las provincias a tu corte.
       *[other] { $name } trae refuerzos.
    }
prompt-recall =
    { $who ->
        [you] En tus provincias no queda nadie. Puedes retirar a la corte { up-to } de las regiones, o terminar.
       *[other] { $name } puede retirar a su corte { up-to } de las regiones.
    }
prompt-pick =
    { $who ->
        [you] Toma una carta de acción.
       *[other] { $name } toma una carta de acción.
    }
prompt-halves =
    { $who ->
        [you]
            { $done ->
                [special] De { $card } te queda el despliegue: { up-to }.
                [deploy] De { $card } te queda la acción especial: «{ $text }»
               *[none]
                    { $possible ->
                        [yes] { $title }: «{ $text }» ¿Empiezas por la acción especial o por el despliegue, de { up-to }?
                       *[no] La acción especial de { $card } no es posible ahora. Puedes desplegar { up-to }.
                    }
            }
       *[other] { $name } decide qué hace con { $card }: «{ $text }»
    }
prompt-deploy =
    { $who ->
        [you] Despliega { up-to } junto al rey o en el castillo. O termina.
       *[other] { $name } despliega { up-to }.
    }
prompt-special =
    { $who ->
        [you] { $title }: «{ $text }»
       *[other] { $name } realiza la acción especial de { $card }: «{ $text }»
    }
prompt-source =
    { $who ->
        [you] Elige la región de la que salen los caballeros.
       *[other] { $name } elige la región de la que salen los caballeros.
    }
prompt-move =
    { $who ->
        [you] Elige un caballero para moverlo: te { $moves }. O termina.
       *[other] { $name } mueve caballeros: le { $moves }.
    }
# Tras «te» o «le».
moves-any =
    { $count ->
        [one] queda { $count } de cualquier color
       *[other] quedan { $count } de cualquier color
    }
moves-from =
    { $count ->
        [one] queda { $count } { $from }, de cualquier color
       *[other] quedan { $count } { $from }, de cualquier color
    }
moves-own =
    { $count ->
        [one] queda { $count } propio
       *[other] quedan { $count } propios
    }
moves-rival =
    { $count ->
        [one] queda { $count } de los rivales
       *[other] quedan { $count } de los rivales
    }
moves-mixed =
    { $own ->
        [0]
            { $rivals ->
                [one] queda { $rivals } de los rivales
               *[other] quedan { $rivals } de los rivales
            }
        [one]
            { $rivals ->
                [0] queda { $own } propio
               *[other] quedan { $own } propio y { $rivals } de los rivales
            }
       *[other]
            { $rivals ->
                [0] quedan { $own } propios
               *[other] quedan { $own } propios y { $rivals } de los rivales
            }
    }
moves-all = quedan, sin límite, los propios { $from }
prompt-move_to =
    { $who ->
        [you] Mueves { $knight } { $from }. ¿Adónde?
       *[other] { $name } mueve { $knight } { $from }.
    }
prompt-extra =
    { $who ->
        [you] Despliega { up-to } más donde quieras, menos en la región del rey. O termina.
       *[other] { $name } despliega { up-to } más donde quiera.
    }
prompt-score =
    { $who ->
        [you] ¿Qué región se puntúa ahora?
       *[other] { $name } elige qué región se puntúa ahora.
    }
prompt-window =
    { $who ->
        [you] { $step } ¿Usas tu Veto?
       *[other] { $step } { $name } decide si usa su Veto.
    }
prompt-wheel-general =
    { $who ->
        [you] Puntuación general: pon tu rueda, en secreto, en la región adonde irán tus caballeros del castillo. { $warning }
       *[other] Puntuación general: se ponen las ruedas en secreto. { $waiting }
    }
prompt-wheel-wheel_return =
    { $who ->
        [you] { $title }: «{ $text }» Pon tu rueda, en secreto, en la región de la que devuelves caballeros.
       *[other] { $title }: se ponen las ruedas en secreto. { $waiting }
    }
prompt-wheel-secret_scoring =
    { $who ->
        [you] Pon tu rueda en secreto: se puntúan las regiones que elija una sola persona.
       *[other] { $title }: se ponen las ruedas en secreto. { $waiting }
    }
prompt-wheel-expel =
    { $who ->
        [you] Te echan { $from }: pon tu rueda, en secreto, en la región adonde van tus caballeros. { $warning }
       *[other] Expulsión { $from }: se ponen las ruedas en secreto. { $waiting }
    }
wheel-warning =
    { $allowed ->
        [0] La región del rey no se puede señalar.
       *[other] Ojo: si señalas { $the }, la región del rey, vuelven a tu corte.
    }
wheel-own = Tu rueda señala { $the }.
prompt-angry_king =
    { $who ->
        [you]
            { $given ->
                [0] El rey está enfurecido: debes devolver { knights } a las provincias. ¿De dónde?
               *[other] Ya has elegido { $places }. Debes devolver { knights } más. ¿De dónde?
            }
       *[other] { $name } elige { knights } para devolver a las provincias.
    }
prompt-over = Fin de la partida. { $result }

## Lo que está en juego en cada decisión, y dónde mirar

stake-power = Una carta alta te deja elegir antes la acción; una baja trae más caballeros a la corte. Mira qué cartas de acción hay y cuánta gente te queda.
stake-reinforce = Solo despliegas los caballeros que tengas en la corte: mira cuántos deja desplegar cada carta de acción.
stake-recall = Un caballero que no te da un puesto rinde más en la corte: mira las regiones donde te sobra o donde no alcanzas a nadie.
stake-pick = Cada carta da una acción y un número de caballeros que desplegar: mira qué te sirve y qué dejas a los demás.
stake-halves = El orden cuenta: lo que despliegues antes ya está en el mapa cuando actúes. Mira si la acción gana con ello.
stake-deploy = Se cobra por puestos, no por caballeros: mira junto al rey dónde uno más te sube, y en el castillo cuántos hay.
stake-extra = Esta vez no dependes del rey: mira las regiones que te quedaban lejos, menos la suya.
stake-move = Un caballero puede cambiar dos regiones: la que deja y la que ocupa. Mira dónde un empate o un puesto depende de uno solo.
stake-move_to = Mira dónde este caballero rompe o crea un empate: los empatados cobran el puesto inferior.
stake-either = O cambias de sitio a los que ya tienes, o sumas dos nuevos: mira cuántos te quedan en la corte.
stake-source = Los caballeros salen de una sola región: mira cuál te cuesta menos perder y qué puestos cambian allí.
stake-banish = Quita a cada rival el caballero que más le duela: mira dónde uno menos lo baja de puesto.
stake-angry_king = Tienes que devolver caballeros: da los de la corte o los que no cambian ningún puesto.
stake-score = Solo cuenta esta región ahora: mira dónde cobras tú más que quienes compiten contigo.
stake-marker = El marcador cambia lo que paga una región: ponlo donde vas en cabeza, o donde otro cobraría demasiado.
stake-recover = Recuperas una carta de poder: una alta te deja actuar antes otra vez; una baja trae refuerzos.
stake-grande = Tu Grande da 2 puntos más donde vas en cabeza en solitario: mira qué mayoría te durará.
stake-expel = Todos los rivales de esa región tendrán que marcharse: mira dónde eso te deja en cabeza.
stake-king = Donde está el rey no entra ni sale nadie, y quien manda en solitario cobra 2 más. Mira también junto a qué regiones se desplegará.
stake-window = El Veto se gasta al usarlo: mira si lo anunciado te cuesta más que lo que pueda venir después.
stake-wheel = Todos eligen a la vez y en secreto: mira qué región cambia más tu puesto y cuál elegirían los demás.

## Lo que se va a hacer, cuando alguien puede vetarlo

step-move =
    { $who ->
        [you] Vas a mover { $knight } { $from } { $to }.
       *[other] { $name } va a mover { $knight } { $from } { $to }.
    }
step-extra =
    { $who ->
        [you] Vas a desplegar un caballero más { $in }.
       *[other] { $name } va a desplegar un caballero más { $in }.
    }
step-courts_back =
    { $all ->
        [0]
            { $who ->
                [you] Vas a hacer que cada rival devuelva { knights } de su corte a las provincias (o los que tenga).
               *[other] { $name } va a hacer que cada rival devuelva { knights } de su corte a las provincias (o los que tenga).
            }
       *[other]
            { $who ->
                [you] Vas a hacer que cada rival devuelva toda su corte a las provincias.
               *[other] { $name } va a hacer que cada rival devuelva toda su corte a las provincias.
            }
    }
step-banish =
    { $who ->
        [you] Vas a desterrar { $knight } { $from }.
       *[other] { $name } va a desterrar { $knight } { $from }.
    }
announced-angry_king =
    { $whose ->
        [yours] El rey enfurecido de { $name }: debes devolver { knights } a las provincias.
       *[other]
            { $who ->
                [you] Tu rey enfurecido: { $owner } debe devolver { knights } a las provincias.
               *[other] El rey enfurecido de { $name }: { $owner } debe devolver { knights } a las provincias.
            }
    }
step-angry_king =
    { $whose ->
        [yours] Vas a devolver a las provincias { $places }.
       *[other] { $owner } va a devolver a las provincias { $places }.
    }
announced =
    { $who ->
        [you] Anuncias { $card }: «{ $text }»
       *[other] { $name } anuncia { $card }: «{ $text }»
    }
step-reinforce = { announced }
announced-expel =
    { $who ->
        [you] Vas a expulsar a tus rivales { $from }.
       *[other] { $name } va a expulsar a sus rivales { $from }.
    }
step-wheel_return = Las ruedas están a la vista ({ $dials }) y los caballeros van a volver a las provincias.
step-expel = Las ruedas están a la vista ({ $dials }) y los caballeros van a salir { $from }.
step-score = Se va a puntuar { $the }: { $gains }.
step-secret_scoring = { step-score }
step-castle = Se va a abrir y puntuar el castillo.
step-marker =
    { $who ->
        [you] Vas a poner el marcador { $marker } { $on }.
       *[other] { $name } va a poner el marcador { $marker } { $on }.
    }
step-recover =
    { $who ->
        [you] Vas a recuperar el { $value }.
       *[other]
            { $value ->
                [0] { $name } va a recuperar una carta de su descarte.
               *[other] { $name } va a recuperar el { $value }, jugado en esta ronda.
            }
    }
step-grande =
    { $who ->
        [you] Vas a llevar tu Grande { $to }.
       *[other] { $name } va a llevar su Grande { $to }.
    }
step-king =
    { $who ->
        [you] Vas a llevar al rey { $to }.
       *[other] { $name } va a llevar al rey { $to }.
    }
dial = { $name }: { $label }
place-count = { $count } { $from }

## Opciones de cada decisión

choice-power =
    { $count ->
        [0] Jugar el { $value } (sin refuerzos)
        [one] Jugar el { $value } ({ $count } refuerzo)
       *[other] Jugar el { $value } ({ $count } refuerzos)
    }
choice-reinforce =
    { $count ->
        [0] No traer caballeros
        [one] Traer { $count } caballero
       *[other] Traer { $count } caballeros
    }
choice-recall = Retirar un caballero { $from }
choice-card =
    { $deck ->
        [one] Tomar { $card } (despliegue de { $deck } caballero): { $text }
       *[other] Tomar { $card } (despliegue de { $deck } caballeros): { $text }
    }
choice-special = Realizar la acción especial
choice-deployment =
    { $knights ->
        [one] Desplegar { $knights } caballero
       *[other] Desplegar hasta { $knights } caballeros
    }
choice-end = Terminar el turno
choice-deploy =
    { $where ->
        [castle] Arrojar un caballero al castillo
       *[other] Desplegar un caballero { $in }
    }
choice-mode_move = Mover caballeros propios de una región
choice-mode_deploy = Desplegar hasta { $many } caballeros más
choice-source = Mover caballeros { $from }
choice-take = Mover { $knight } { $from }
choice-move_to =
    { $where ->
        [castle] Arrojarlo al castillo
       *[other] Llevarlo { $to }
    }
choice-banish = Desterrar { $knight } { $from }
choice-give = Devolver un caballero { $from }
choice-score = Puntuar { $the }
choice-marker =
    { $set ->
        [yes] Trasladar el marcador { $marker } { $to }
       *[no] Poner el marcador { $marker } { $on }
    }
choice-recover = Recuperar la carta de poder { $value }
choice-grande = Llevar tu Grande { $to }
choice-expel = Expulsar a los rivales { $from }
choice-king = Llevar al rey { $to }
choice-wheel =
    { $king ->
        [yes] Poner la rueda en { $the }, la región del rey
       *[no] Poner la rueda en { $the }
    }
choice-stop = Terminar aquí
choice-veto = Vetar
choice-allow = Dejar pasar
choice-allow_rest = Dejar pasar el resto de la acción

## Lo que ocurre

event-king_placed = El rey empieza { $in }.
event-home_drawn =
    { $who ->
        [you] Tu región natal es { $the }: allí empiezan tu Grande y { knights }.
       *[other] La región natal de { $name } es { $the }: allí empiezan su Grande y { knights }.
    }
event-token_drawn =
    { $who ->
        [you] Por sorteo, la ficha de jugador inicial es tuya.
       *[other] Por sorteo, la ficha de jugador inicial es de { $name }.
    }
event-round_begun =
    { $short ->
        [0] Ronda { $round } de { $last }.
       *[other] Ronda { $round } de { $last } (casilla { $space }).
    }
event-cards_shown = Cartas de acción, por mazos: { $cards }.
event-power_played =
    { $who ->
        [you]
            { $count ->
                [0] Juegas el { $value }, sin refuerzos.
                [one] Juegas el { $value }, con { $count } refuerzo.
               *[other] Juegas el { $value }, con { $count } refuerzos.
            }
       *[other]
            { $count ->
                [0] { $name } juega el { $value }, sin refuerzos.
                [one] { $name } juega el { $value }, con { $count } refuerzo.
               *[other] { $name } juega el { $value }, con { $count } refuerzos.
            }
    }
event-order_set = Orden de turnos: { $names }.
event-turn_begun =
    { $who ->
        [you] Empieza tu turno.
       *[other] Empieza el turno de { $name }.
    }
event-reinforced =
    { $who ->
        [you]
            { $count ->
                [0] No traes refuerzos.
               *[other] Traes { knights } de las provincias a tu corte.
            }
       *[other]
            { $count ->
                [0] { $name } no trae refuerzos.
               *[other] { $name } trae { knights } de las provincias a su corte.
            }
    }
event-not_reinforced =
    { $who ->
        [you]
            { $most ->
                [0] Tu carta de poder no trae refuerzos.
               *[other] No te quedan caballeros en las provincias.
            }
       *[other]
            { $most ->
                [0] La carta de poder de { $name } no trae refuerzos.
               *[other] A { $name } no le quedan caballeros en las provincias.
            }
    }
event-recalled =
    { $who ->
        [you] Retiras un caballero { $from } a tu corte.
       *[other] { $name } retira un caballero { $from } a su corte.
    }
event-card_taken =
    { $who ->
        [you] Tomas { $card }, del mazo { $deck }: «{ $text }»
       *[other] { $name } toma { $card }, del mazo { $deck }: «{ $text }»
    }
event-veto_held =
    { $who ->
        [you] Guardas el Veto hasta el final de la ronda { $round }.
       *[other] { $name } guarda el Veto hasta el final de la ronda { $round }.
    }
event-action_begun =
    { $who ->
        [you] Realizas la acción especial de { $card }.
       *[other] { $name } realiza la acción especial de { $card }.
    }
event-mode_chosen =
    { $who ->
        [you]
            { $effect ->
                [move] Eliges mover caballeros tuyos de una región.
               *[extra] Eliges desplegar hasta { $many } caballeros más.
            }
       *[other]
            { $effect ->
                [move] { $name } elige mover caballeros suyos de una región.
               *[extra] { $name } elige desplegar hasta { $many } caballeros más.
            }
    }
event-action_renounced =
    { $who ->
        [you]
            { $possible ->
                [0] No puedes realizar la acción especial de { $card }.
               *[other] Renuncias a la acción especial de { $card }.
            }
       *[other]
            { $possible ->
                [0] { $name } no puede realizar la acción especial de { $card }.
               *[other] { $name } renuncia a la acción especial de { $card }.
            }
    }
event-not_deployed =
    { $who ->
        [you]
            { $possible ->
                [0] No tienes caballeros en la corte para desplegar.
               *[other] No despliegas caballeros.
            }
       *[other]
            { $possible ->
                [0] { $name } no tiene caballeros en la corte para desplegar.
               *[other] { $name } no despliega caballeros.
            }
    }
event-deployed =
    { $who ->
        [you]
            { $where ->
                [castle] Arrojas un caballero al castillo.
               *[other] Despliegas un caballero { $in }.
            }
       *[other]
            { $where ->
                [castle] { $name } arroja un caballero al castillo.
               *[other] { $name } despliega un caballero { $in }.
            }
    }
event-source_named =
    { $who ->
        [you] Eliges { $the } como origen.
       *[other] { $name } elige { $the } como origen.
    }
event-moved =
    { $who ->
        [you] Mueves { $knight } { $from } { $to }.
       *[other] { $name } mueve { $knight } { $from } { $to }.
    }
event-banished =
    { $who ->
        [you] Destierras { $knight } { $from }: vuelve a sus provincias.
       *[other]
            { $whose ->
                [yours] { $name } destierra { $knight } { $from }: vuelve a tus provincias.
               *[other] { $name } destierra { $knight } { $from }: vuelve a sus provincias.
            }
    }
event-returned =
    { $who ->
        [you]
            { $count ->
                [one] Vuelve a tus provincias { knights } { $from }.
               *[other] Vuelven a tus provincias { knights } { $from }.
            }
       *[other] { $name } devuelve a sus provincias { knights } { $from }.
    }
event-nothing_to_return =
    { $who ->
        [you] No tienes caballeros que devolver.
       *[other] { $name } no tiene caballeros que devolver.
    }
event-expulsion_named =
    { $who ->
        [you] Eliges { $the }: tus rivales deben sacar de allí a sus caballeros.
       *[other] { $name } elige { $the }: sus rivales deben sacar de allí a sus caballeros.
    }
event-sent_to_court =
    { $who ->
        [you]
            { $count ->
                [one] Tu rueda señala { $the }, la región del rey: { knights } { $from } va a tu corte.
               *[other] Tu rueda señala { $the }, la región del rey: { knights } { $from } van a tu corte.
            }
       *[other]
            { $count ->
                [one] La rueda de { $name } señala { $the }, la región del rey: { knights } { $from } va a su corte.
               *[other] La rueda de { $name } señala { $the }, la región del rey: { knights } { $from } van a su corte.
            }
    }
event-relocated =
    { $who ->
        [you] Llevas { knights } { $from } { $to }.
       *[other] { $name } lleva { knights } { $from } { $to }.
    }
event-wheel_set = Pones tu rueda en { $the }. Solo lo ves tú.
event-wheel_shown =
    { $who ->
        [you] Tu rueda señala { $the }.
       *[other] La rueda de { $name } señala { $the }.
    }
event-no_effect =
    { $effect ->
        [expel] Allí no hay caballeros rivales: la acción no tiene efecto.
        [secret_scoring] Ninguna región ha sido elegida por una sola persona: no se puntúa nada.
       *[other] No hay ninguna región que puntuar.
    }
event-castle_opened = Se abre el castillo: { $counts }.
castle-empty = está vacío
event-scored = { $label } { $values }: { $gains }.
event-nobody_paid =
    { $tied ->
        [0] { $label }: sin caballeros, no puntúa nadie.
       *[other] { $label }: empate entre { $names }, no puntúa nadie.
    }
nobody-scores = no puntúa nadie
gain =
    { $bonus ->
        [0] { $name } +{ $points }
        [1] { $name } +{ $points } ({ $value } + { $king } por el rey)
        [2] { $name } +{ $points } ({ $value } + { $home } por la región natal)
       *[3] { $name } +{ $points } ({ $value } + { $king } por el rey + { $home } por la región natal)
    }
gain-tied = { $name } +{ $points } (empate)
show-gain =
    { $bonus ->
        [0]
            { $tied ->
                [0] { $rank }.º puesto
               *[other] empate: { $rank }.º puesto
            }
        [1] { $value } + { $king } rey
        [2] { $value } + { $home } región natal
       *[3] { $value } + { $king } rey + { $home } región natal
    }
show-wheels = Ruedas
event-marker_set =
    { $source ->
        [-1]
            { $who ->
                [you] Pones el marcador { $marker } { $on }.
               *[other] { $name } pone el marcador { $marker } { $on }.
            }
       *[other]
            { $who ->
                [you] Trasladas el marcador { $marker } { $from } { $to }.
               *[other] { $name } traslada el marcador { $marker } { $from } { $to }.
            }
    }
event-card_recovered =
    { $who ->
        [you]
            { $value ->
                [0] Recuperas una carta de tu descarte.
               *[other] Recuperas el { $value }, jugado en esta ronda.
            }
       *[other]
            { $value ->
                [0] { $name } recupera una carta de su descarte.
               *[other] { $name } recupera el { $value }, jugado en esta ronda.
            }
    }
event-card_kept = La carta recuperada es el { $value }. Solo lo ves tú.
event-grande_moved =
    { $who ->
        [you] Llevas tu Grande { $from } { $to }.
       *[other] { $name } lleva su Grande { $from } { $to }.
    }
event-king_moved =
    { $who ->
        [you] Llevas al rey { $from } { $to }.
       *[other] { $name } lleva al rey { $from } { $to }.
    }
event-vetoed =
    { $who ->
        [you] Vetas la acción especial de { $rival }, { $card }.
       *[other]
            { $target ->
                [you] { $name } veta tu acción especial, { $card }.
               *[other] { $name } veta la acción especial de { $rival }, { $card }.
            }
    }
stopped-move =
    { $whose ->
        [yours] Tu caballero no va { $from } { $to }, y la acción termina.
       *[other] El caballero de { $owner } no va { $from } { $to }, y la acción termina.
    }
stopped-extra = El caballero no llega { $to }: se queda en la corte, y la acción termina.
stopped-courts_back = Nadie devuelve caballeros de su corte.
stopped-banish =
    { $whose ->
        [yours] Tu caballero se queda { $there }, y la acción termina.
       *[other] El caballero de { $owner } se queda { $there }, y la acción termina.
    }
stopped-angry_king-announced =
    { $whose ->
        [yours] Te libras del rey enfurecido, y la acción termina.
       *[other] { $owner } se libra del rey enfurecido, y la acción termina.
    }
stopped-angry_king =
    { $whose ->
        [yours] No devuelves los caballeros que habías elegido, y la acción termina.
       *[other] { $owner } no devuelve los caballeros que había elegido, y la acción termina.
    }
stopped-reinforce = No llegan caballeros de las provincias.
stopped-wheel_return-announced = Nadie pone su rueda ni devuelve caballeros.
stopped-wheel_return = Las ruedas quedan sin efecto: nadie devuelve caballeros.
stopped-secret_scoring-announced = Nadie pone su rueda ni se puntúa ninguna región.
stopped-secret_scoring = { stopped-score }
stopped-score =
    { $where ->
        [castle] El castillo sigue cerrado y no se puntúa.
       *[other] No se puntúa { $the }, y la acción termina.
    }
stopped-expel-announced = Nadie tiene que irse { $from }.
stopped-expel = Las ruedas quedan sin efecto: nadie se va { $from }.
stopped-marker = El marcador { $marker } no se pone { $on }.
stopped-recover = La carta de poder no vuelve a la mano.
stopped-grande = El Grande no va { $to }.
stopped-king = El rey no va { $to }.
event-allowed =
    { $who ->
        [you]
            { $rest ->
                [0] No usas tu Veto.
               *[other] No usas tu Veto: dejas pasar el resto de la acción.
            }
       *[other]
            { $rest ->
                [0] { $name } no usa su Veto.
               *[other] { $name } no usa su Veto: deja pasar el resto de la acción.
            }
    }
event-veto_expired =
    { $who ->
        [you] Caduca tu Veto, sin usar.
       *[other] Caduca el Veto de { $name }, sin usar.
    }
event-cards_left =
    { $count ->
        [one] Sin tomar, vuelve bajo su mazo: { $cards }.
       *[other] Sin tomar, vuelven bajo sus mazos: { $cards }.
    }
event-token_passed =
    { $last ->
        [0]
            { $who ->
                [you] Jugaste la carta de poder más baja: la ficha de jugador inicial es tuya.
               *[other] { $name } jugó la carta de poder más baja: la ficha de jugador inicial es suya.
            }
       *[other]
            { $who ->
                [you] Jugaste la carta de poder más baja, pero ya no quedan rondas.
               *[other] { $name } jugó la carta de poder más baja, pero ya no quedan rondas.
            }
    }
event-general_scoring = Puntuación general { $number } de 3.
event-match_over = Fin de la partida. { $result }
name-count = { $name } { $count }

# Lo que queda en el registro cuando la ronda ha terminado, si no hay ayudas a la memoria.
faded-power_played = { $name } juega una carta de poder.
faded-reinforced = { $name } se ocupa de sus refuerzos.
faded-not_reinforced = { faded-reinforced }
faded-returned = { $name } devuelve caballeros a sus provincias.
faded-banished =
    { $who ->
        [you] Destierras a caballeros de tus rivales.
       *[other] { $name } destierra a caballeros de sus rivales.
    }
faded-card_recovered = { $name } recupera una carta de poder.
faded-castle_opened = Se abre el castillo.

## Por qué no, y de dónde vienen los puntos

source-regions = Regiones en las puntuaciones generales
source-castle = Castillo en las puntuaciones generales
source-actions = Puntuaciones especiales
refusal-kings-region = Ahí no: { $the } es la región del rey y está vedada (EG-8.1).
refusal-far = Ahí no: { $the } no es región vecina { $of }, donde está el rey (EG-7.12).
refusal-power-played = Ese valor ya se ha jugado en esta ronda (EG-6.2).
refusal-power-spent = Esa carta ya la has jugado (EG-6.1).
refusal-card-taken = Esa carta ya la ha tomado otra persona (EG-7.5).
refusal-recover = Esa carta la tienes en la mano (EG-10.42).
refusal-recall = Ahí no: no tienes caballeros { $in } que retirar (EG-7.4).
refusal-source = Ahí no: { $from } no puede salir ningún caballero.
refusal-give = Ahí no: no tienes caballeros { $in }.
refusal-move_to =
    { $where ->
        [castle] Ahí no: esta carta no lleva caballeros al castillo.
       *[region] Ahí no: el caballero sale { $from }.
    }
refusal-score =
    { $where ->
        [castle] Ahí no: esta carta puntúa regiones, no el castillo.
       *[region] Ahí no: { $the } no puntúa con esta carta.
    }
refusal-marker = Ahí no: { $the } no admite ese marcador.
refusal-grande =
    { $where ->
        [castle] Ahí no: el Grande va a una región.
       *[region] Ahí no: el Grande ya está { $in }.
    }
refusal-expel = Ahí no: { $from } no se puede expulsar a nadie.
refusal-king =
    { $where ->
        [castle] Ahí no: el rey no entra en el castillo.
        [king] El rey ya está { $in }.
       *[region] Ahí no: con esta carta el rey solo va a una región vecina.
    }
refusal-wheel =
    { $where ->
        [castle] La rueda señala una región, no el castillo (EG-12).
        [king] Esta vez la rueda no puede señalar la región del rey (EG-12.5).
       *[region] Esta vez la rueda no puede señalar { $the }.
    }

## La situación

situation-round =
    { $short ->
        [0] Ronda { $round } de { $last }. Puntuaciones generales tras las rondas 3, 6 y 9.
       *[other] Ronda { $round } de { $last }, en la casilla { $space }. Puntuaciones generales tras las rondas 2, 4 y 6.
    }
situation-over = La partida ha terminado.
situation-rules = Reglas: { rules-short }; { rules-cards }; { rules-veto }; { rules-wheel }; { rules-aids }.
rules-short =
    { $short ->
        [0] partida completa
       *[other] partida corta
    }
rules-cards =
    { $cards ->
        [0] 47 cartas de acción
       *[other] 45 cartas de acción
    }
rules-veto =
    { $veto ->
        [0] sin Veto
       *[other] con Veto
    }
rules-wheel =
    { $wheel ->
        [0] la rueda no puede señalar la región del rey
       *[other] la rueda puede señalar la región del rey
    }
rules-aids =
    { $aids ->
        [0] sin ayudas a la memoria
       *[other] con ayudas a la memoria
    }
situation-points = Puntos: { $points }.
situation-score = { $name } { $points }{ $earned }
# Con un espacio delante: va tras los puntos.
situation-earned = { " " }({ $sources })
earned-regions = { $points } de regiones
earned-castle = { $points } del castillo
earned-actions = { $points } de puntuaciones especiales
situation-king = El rey está { $in }: allí no entra ni sale nada. Se despliega en las regiones vecinas ({ $neighbours }) o en el castillo.
situation-token =
    { $who ->
        [you] Tienes la ficha de jugador inicial.
       *[other] La ficha de jugador inicial la tiene { $name }.
    }
situation-order = Orden de turnos, con la carta de poder: { $names }.
turn-of =
    { $state ->
        [done] { $name }, { $power } (ya ha jugado)
        [now] { $name }, { $power } (juega ahora)
       *[next] { $name }, { $power }
    }
situation-turn =
    { $who ->
        [you] Tu carta: { $card }. { turn-halves }
       *[other] La carta de { $name }: { $card }. { turn-halves }
    }
turn-halves =
    { $special ->
        [0]
            { $deployed ->
                [0] Faltan la acción especial y el despliegue.
               *[other] Falta la acción especial; el despliegue ya está hecho o empezado.
            }
       *[other]
            { $deployed ->
                [0] Falta el despliegue; la acción especial ya está hecha o empezada.
               *[other] La acción especial y el despliegue ya están hechos o empezados.
            }
    }
action =
    { $who ->
        [you] Acción especial en marcha, la tuya: «{ $text }»
       *[other] Acción especial en marcha, la de { $name }: «{ $text }»
    }
action-moved = Movidos hasta ahora: { $own } de quien juega, { $rivals } de sus rivales.
action-source = Los caballeros salen { $from }.
action-knight = Se trata de { $knight } { $in }.
action-expelled = La expulsión es { $from }.
action-rival =
    { $who ->
        [you] Te toca a ti devolver caballeros.
       *[other] Le toca a { $name } devolver caballeros.
    }
action-goal = El lugar elegido es { $the }.
action-marker = El marcador elegido es { $marker }.
action-dealt = Ya les ha tocado: { $names }.
action-given = Elegidos para volver a las provincias: { $places }.
action-unscored = Pueden puntuarse: { $places }.
action-choosers = Ponen su rueda: { $names }.
action-dials = Ruedas a la vista: { $dials }.
action-known = La carta de poder que se recupera es el { $value }, de esta ronda.
action-step =
    { $step ->
        [1] Lo anunciado espera a quien tiene un Veto.
       *[other] El paso elegido espera a quien tiene un Veto.
    }
action-permitted = Dejan pasar el resto de la acción: { $names }.
situation-regions = Regiones y castillo (valores, caballeros y, tras la flecha, lo que darían ahora):
situation-place = { $label } { $values }: { $counts } → { $gains }
situation-closed = { $label } { $values }: cerrado, no se ve lo que hay dentro
situation-bare = { $label } { $values }: sin caballeros
situation-empty = sin caballeros
place-king = aquí está el rey
place-home =
    { $who ->
        [you] tu región natal
       *[other] región natal de { $name }
    }
place-marker = con marcador en lugar de { $printed }
situation-markers =
    { $count ->
        [one] Marcador sin colocar: { $markers }.
       *[other] Marcadores sin colocar: { $markers }.
    }
situation-borders = Fronteras: { $borders }.
border = { $label } con { $neighbours }
situation-cards = Cartas de acción de esta ronda (el número es el del mazo: los caballeros que se despliegan):
situation-card =
    { $who ->
        [nobody] { $deck }. { $title }: { $text }
        [you] { $deck }. { $title }, la has tomado tú: { $text }
       *[other] { $deck }. { $title }, la ha tomado { $name }: { $text }
    }
situation-decks = Cartas que ya han salido, las de esta ronda incluidas:
situation-deck =
    { $left ->
        [one] Mazo { $deck } (queda { $left }): { $cards }
       *[other] Mazo { $deck } (quedan { $left }): { $cards }
    }
situation-player =
    { $who ->
        [you] Tú, de color { $colour }: { player-pieces }{ player-power }
       *[other] { $name }, de color { $colour }: { player-pieces }{ player-power }
    }
player-pieces = { $court } en la corte, { $province } en las provincias; cartas de poder, { $hand } en la mano y { $pile } en el descarte
player-power =
    { $played ->
        [0] .
       *[other]
            { $back ->
                [0] ; en esta ronda, el { $played }.
               *[other] ; en esta ronda, el { $played }, ya recuperado.
            }
    }
situation-hand = Tu mano: { $values }.
situation-recovering = Vas a recuperar el { $value }.
situation-played =
    { $who ->
        [you] En tu descarte: { $values }.
       *[other] { $name } ya jugó: { $values }.
    }
situation-back = Ha vuelto a su mano, en secreto, una de estas: { $values }.
situation-veto =
    { $who ->
        [you] Tienes un Veto hasta el final de la ronda { $round }.
       *[other] { $name } tiene un Veto hasta el final de la ronda { $round }.
    }
province-few = 5 o menos
province-many = 6 o más

## El dibujo

draw-map = Mapa
draw-board = Mapa de España con el rey { $in }
draw-region = { $label }, valores { $values }. { $counts }.
draw-hint = Si { $the } puntuara ahora
draw-nobody = Nadie
draw-castle = Castillo, valores { $values }
draw-castle-inside = { $count } dentro
draw-castle-closed = cerrado
draw-king = El rey, { $in }
draw-grande = Grande de { $name }, { $in }
draw-wheel = Rueda de { $name }, { $in }
draw-marker = Marcador { $marker } { $on }
draw-counter = { knights } de { $name } { $in }
draw-portugal = Portugal
draw-cantabrian = Mar Cantábrico
draw-mediterranean = Mar Mediterráneo
draw-atlantic = Océano Atlántico
draw-cards = Cartas de acción
draw-cards-short = Cartas
draw-knights =
    { $knights ->
        [one] Hasta { $knights } caballero
       *[other] Hasta { $knights } caballeros
    }
draw-court = en la corte
draw-court-leaving = en la corte, { $count } por desplegar
draw-province = en las provincias
draw-hand = Cartas de poder
draw-power =
    { $state ->
        [hand] { $value }, en la mano
        [played] { $value }, jugada en esta ronda
       *[spent] { $value }, descartada
    }
path-power = Poder
path-turns = Turnos
path-scoring = Puntuación general
shares = Mayorías
draw-track = Ronda { $round } de { $last }
draw-note-power = Poder { $value }
draw-note-turn = Juega · poder { $value }
draw-note-done = Jugó · poder { $value }
draw-note-next = Sigue · poder { $value }
draw-note-to-play = Elige poder
draw-note-waiting = Aún no ha jugado
draw-note-wheel = Pone su rueda
draw-note-veto = ¿Veto?
draw-note-won = Gana la partida
draw-note-shared = Comparte la victoria
draw-note-rank = { ordinal } puesto
draw-vital-court = { knights } en la corte
draw-vital-province = En las provincias: { $count }
draw-vital-castle = En el castillo: { $count }
draw-vital-cards =
    { $count ->
        [one] { $count } carta de poder en la mano
       *[other] { $count } cartas de poder en la mano
    }
draw-vital-token = Tiene la ficha de jugador inicial

## Ayuda: cómo se juega, las reglas una por una, y al final las tablas que salen de los datos

help-1-title = Cómo se juega
help-1-text =
    Mandas una casa noble: 30 caballeros y un Grande. Gana quien suma más puntos tras las tres puntuaciones generales, al final de las rondas 3, 6 y 9.

    Cada ronda:

    - Se descubre una carta de acción de cada uno de los cinco mazos.
    - Cada cual juega una carta de poder. La más alta empieza; las bajas traen más refuerzos.
    - Por turnos, cada cual trae refuerzos de las provincias a su corte, toma una carta de acción y hace con ella dos cosas, en el orden que quiera: su acción especial y desplegar caballeros de la corte, tantos como el número del mazo.

    Se despliega en las regiones vecinas de la del rey, o en el castillo. En la región del rey no entra ni sale nada.

    Al puntuar una región cobra más quien más caballeros tiene en ella. El castillo puntúa como una región y después se vacía: cada cual elige en secreto, con su rueda, adónde van los suyos.

help-2-title = El tablero
help-2-text =
    Hay nueve regiones, cada una con tres valores: para el primero, el segundo y el tercero. Aparte está el castillo, que no es una región: en él se arrojan caballeros que luego nadie puede contar. (EG-2, EG-9)

    Tus caballeros están siempre en uno de cuatro sitios: las provincias (la reserva), tu corte (listos para salir), una región o el castillo. (EG-2.3)

    Al empezar, cada cual tiene su Grande y 2 caballeros en su región natal, 7 en la corte y 21 en las provincias. La región del rey y las regiones natales se sortean. (EG-3)

help-3-title = Una ronda
help-3-text =
    Se descubre la primera carta de cada mazo. Luego, empezando por quien tiene la ficha de jugador inicial, cada cual juega una carta de poder; no se puede repetir un valor ya jugado en la ronda. Los turnos van de la carta más alta a la más baja. Quien jugó la más baja recibe la ficha. (EG-5, EG-6, EG-13)

    Una carta de poder jugada va al descarte; solo vuelve a la mano con la carta de acción «Carta de poder». (EG-13.3, EG-10.42)

    La partida completa tiene nueve rondas. En la corta se juegan seis: las casillas 2, 3, 5, 6, 8 y 9 del marcador de rondas. (EG-4)

help-4-title = Tu turno
help-4-text =
    - Refuerzos: llevas de las provincias a la corte hasta tantos caballeros como diga tu carta de poder. Si las provincias no alcanzan y los has traído todos, puedes retirar a la corte caballeros tuyos de las regiones hasta completar el número; nunca de la región del rey ni del castillo. (EG-7.2 a EG-7.4)
    - Carta: tomas una de las cartas de acción que quedan. (EG-7.5)
    - Dos mitades, en el orden que quieras y sin mezclarlas: la acción especial de la carta y el despliegue. (EG-7.7)

    En el despliegue llevas de tu corte tantos caballeros como el número del mazo, o menos, a regiones vecinas de la del rey o al castillo. (EG-7.11, EG-7.12)

    Puedes renunciar a la acción especial, pero una vez empezada se hace hasta el final, salvo que la carta diga «hasta» o «puedes». (EG-7.8, EG-7.9)

help-5-title = El rey
help-5-text =
    En la región del rey no entra ni sale nada: ni caballeros, ni Grandes, ni marcadores. No hay excepciones. Sí puede puntuarse. (EG-8)

help-6-title = El castillo
help-6-text =
    Siempre que despliegas o mueves caballeros adonde quieras, puedes arrojarlos al castillo. Se dice en voz alta y luego nadie puede mirar dentro. No salen hasta la siguiente puntuación general. (EG-9)

    Sin ayudas a la memoria, la mesa no muestra lo que hay en el castillo ni los números que lo delatarían. Los programas sí lo saben: nunca olvidan. (EG-17)

help-7-title = Puntuar una región
help-7-text =
    Solo cuentan los caballeros. En un empate, los empatados cobran el valor del puesto siguiente y el grupo ocupa dos puestos, sean dos o más. Por debajo del tercer puesto no se cobra. (EG-14.2)

    La mayoría en solitario da 2 puntos más en la región del rey, y 2 más si tu Grande está allí. En el castillo no hay bonificaciones. (EG-14.6, EG-14.7)

    Con tres jugadores el tercer valor no cuenta; con dos solo cuenta el primero, así que un empate no da nada. (EG-14.3)

    Un marcador tapa los valores impresos del lugar donde está. (EG-0.4)

help-8-title = Puntuación general
help-8-text =
    Quien tiene caballeros en el castillo pone su rueda, en secreto, en una región. Se abre y puntúa el castillo, se enseñan las ruedas, los caballeros van a esas regiones y se puntúan las nueve. Los que irían a la región del rey vuelven a la corte. (EG-14.8, EG-12)

help-9-title = Veto
help-9-text =
    Quien toma un Veto lo conserva hasta el final de la ronda siguiente. Con él corta una acción especial de otra persona: antes de cada paso se le pregunta. Si veta, ese paso y todo lo que queda se pierden; lo ya hecho se mantiene. El despliegue, los refuerzos y las puntuaciones generales no se pueden vetar. (EG-11)

    Si no quieres más preguntas en una acción, deja pasar el resto de una vez. (EG-11.14)

help-10-title = Con dos y con tres
help-10-text =
    La preparación es la misma. Con dos sobran tres cartas de acción cada ronda y solo se paga el primer puesto. Con tres sobran dos y se pagan los dos primeros. (EG-16)

help-11-title = Dudas resueltas
help-11-text =
    - ¿Puedo recuperar la carta de poder que acabo de jugar? Sí. El orden de turnos y la ficha no cambian. (EG-20.8)
    - ¿Puedo elegir el castillo con «la región que elijas»? No. (EG-20.10)
    - ¿Qué pasa en Asuntos urgentes si no tengo 2 caballeros en ninguna región? Eliges una donde tengas 1 y lo devuelves; si no tienes ninguna, no haces nada. (EG-10.26)
    - ¿Y si me faltan caballeros para devolver? Devuelves todos los que puedas. (EG-20.6)
    - ¿Quién pone la rueda en Proscritos y Asuntos urgentes? Solo los rivales. (EG-20.9)
    - ¿Puedo señalar con la rueda la región del rey? En una puntuación general y en una Expulsión, sí, y esos caballeros van a tu corte; una opción lo prohíbe. En Proscritos y Asuntos urgentes, no. (EG-12.5, EG-20.5)
    - ¿Se puede expulsar de la región del rey? No. ¿De una región sin rivales? Sí, pero no pasa nada. (EG-20.11, EG-20.14)
    - ¿Puede un marcador salir del castillo? Sí; en el castillo cabe solo uno. (EG-20.12)
    - ¿Cómo cobran tres empatados en el primer puesto? El segundo valor cada uno, y el siguiente jugador es tercero. (EG-20.13)
    - ¿Puedo mover dos veces el mismo caballero? Sí; cada movimiento cuenta. (EG-10.4)
    - ¿Pueden compartir región varios Grandes? Sí, desde que alguno se traslada. (EG-2.5)
    - ¿Se puede vetar un Veto? No. (EG-20.4)

help-12-title = Lo reconstruido y lo decidido
help-12-text =
    Al reglamento le faltan la página de preparación, el mapa y los números impresos en dibujos. Esto viene de fuentes públicas:

    - La preparación, igual con dos, tres, cuatro y cinco jugadores: 30 caballeros, de ellos 2 en la región natal, 7 en la corte y 21 en las provincias; 13 cartas de poder; el rey y las regiones natales, por sorteo. (EG-1.2, EG-3, EG-16.1)
    - Los valores de las regiones, salvo los que el reglamento nombra. (EG-2.1)
    - Las fronteras; ocho de las quince, con una sola fuente. (EG-2.2)
    - Los marcadores, 8/4/0 y 4/0/0. (EG-1.3)
    - Los refuerzos de las cartas de poder, salvo los del 2, el 3, el 7 y el 8. (EG-6.5)
    - El orden de puntuación desde la cuarta región; no cambia el resultado. (EG-14.9)
    - Que no hace falta enseñar la carta de poder recuperada del descarte, y que varios Grandes pueden compartir región. (EG-17.3, EG-2.5)

    Esto lo decidimos nosotros:

    - El primer jugador inicial se sortea. (EG-20.2)
    - «La región que elijas» está tres veces en el mazo 3, como dice el reglamento, aunque otras ediciones la tienen una vez; hay una opción. (EG-20.1)
    - Se retiran caballeros de las regiones solo después de traer todos los de las provincias. (EG-20.3)
    - Qué es un paso para el Veto y en qué orden se pregunta; no se pregunta por un paso sin efecto, pero por el castillo siempre. La corte se puede vetar solo al anunciarla. (EG-11.4 a EG-11.8, EG-10.43, EG-20.18, EG-20.19)
    - Varias regiones se puntúan en el orden del tablero sin preguntar, si nadie puede vetar. (EG-14.11)
    - No se pide la rueda a quien no tiene caballeros que mover. (EG-12.6)
    - Los descartes están boca abajo; las cartas de acción usadas las conoce todo el mundo. (EG-20.16, EG-20.17)
    - Devoluciones, expulsiones y salidas del castillo ocurren a la vez. (EG-20.15)
    - Donde otras ediciones difieren seguimos este reglamento: «La región que elijas» no vale para el castillo, en Proscritos y Asuntos urgentes solo eligen los rivales, y con dos jugadores no hay un tercero ficticio. (EG-20.10, EG-20.9, EG-16)
    - Lo que se responde en «Dudas resueltas».
    - Las opciones de la mesa y las ayudas a la memoria, los colores, el dibujo y el texto de las cartas. (EG-16.5, EG-17.6)

help-regions-title = Regiones: valores y fronteras
help-region = - { $label }, { $values }: { $neighbours }
help-castle = - { $label }, { $values }: sin fronteras; no es una región
help-marker = - Marcador { $values }: tapa los valores del lugar donde se pone
help-powers-title = Cartas de poder: refuerzos
help-power =
    { $count ->
        [0] - { $powers }: ninguno
        [one] - { $powers }: { $count } caballero
       *[other] - { $powers }: { $count } caballeros
    }
help-deck-title =
    { $deck ->
        [one] Mazo { $deck }: despliegue de { $deck } caballero
       *[other] Mazo { $deck }: despliegue de hasta { $deck } caballeros
    }
help-card =
    { $copies ->
        [one] - { $title }: { $text }
       *[other]
            { $fewer ->
                [0] - { $title } (×{ $copies }): { $text }
               *[other] - { $title } (×{ $copies }, o ×{ $fewer } con 45 cartas): { $text }
            }
    }

## Ayuda: figuras y términos

figure-board = Nueve regiones, cada una con sus tres valores, el castillo y el rey.
figure-hand = Tus cartas de poder: cuanto más baja, más caballeros trae a la corte.
figure-king = El rey está en Sevilla: allí no entra ni sale nada, y se despliega en sus vecinas.
figure-castle = Al castillo se puede arrojar en todo despliegue.
term-court = corte
term-court-about = Tus caballeros listos para salir al tablero.
term-provinces = provincias
term-provinces-about = Tu reserva. De ella solo se pasa a la corte.
term-grande = Grande, Grandes
term-grande-about = Tu pieza mayor. Donde está, la mayoría en solitario vale 2 puntos más.
term-home = región natal, regiones natales
term-home-about = Donde empieza tu Grande.
term-power = carta de poder, cartas de poder
term-power-about = Del 1 al 13. La más alta juega antes; la más baja trae más caballeros.
term-scoreboard = marcador, marcadores
term-scoreboard-about = Una loseta con otros valores que tapa los impresos.
term-wheel = rueda, ruedas
term-wheel-about = Con ella se elige en secreto una región.
