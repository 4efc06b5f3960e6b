### El Grande: palabras. La ayuda está dicha con palabras propias; EG-… son los números de nuestras reglas.

game-name = El Grande
reconstructed = Al reglamento le falta la página de preparación y los números impresos en dibujos: la preparación, los valores y fronteras de las regiones y los refuerzos de las cartas de poder vienen de fuentes públicas. La ayuda dice qué decidimos nosotros.
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
region-castle = el castillo
region-court = la corte
colour-a = azul
colour-b = amarillo
colour-c = verde
colour-d = rojo
colour-e = rosa
marker-marker_8 = 8/4/0
marker-marker_4 = 4/0/0

## Cartas de acción

card-d1_move_any_3 = Intrigante
card-d1_move_any_3-text = Mueve hasta 3 caballeros de cualquier color.
card-d1_move_any_4 = Intrigante
card-d1_move_any_4-text = Mueve hasta 4 caballeros de cualquier color.
card-d1_move_own_4 = Intrigante
card-d1_move_own_4-text = Mueve hasta 4 caballeros propios.
card-d1_move_rival_3 = Intrigante
card-d1_move_rival_3-text = Mueve hasta 3 caballeros de tus rivales.
card-d1_move_own_2_rival_2 = Intrigante
card-d1_move_own_2_rival_2-text = Mueve hasta 2 caballeros propios y hasta 2 de tus rivales.
card-d1_move_5_from_region = Intrigante
card-d1_move_5_from_region-text = Elige una región: mueve hasta 5 caballeros de cualquier color que estén en ella.
card-d1_move_all_own_from_region = Intrigante
card-d1_move_all_own_from_region-text = Elige una región: mueve tantos caballeros tuyos de ella como quieras.
card-d1_deploy_2_anywhere = Intrigante
card-d1_deploy_2_anywhere-text = Despliega hasta 2 caballeros adicionales de tu corte donde quieras.
card-d1_all_own_or_deploy_2 = Intrigante
card-d1_all_own_or_deploy_2-text = Una de dos: mueve cuantos caballeros tuyos quieras de una región, o despliega hasta 2 adicionales de tu corte donde quieras.
card-d2_veto = Veto
card-d2_veto-text = Guarda esta carta: en esta ronda o en la siguiente puedes cortar una acción especial de otro jugador.
card-d2_court_all_back = Merma de autoridad
card-d2_court_all_back-text = Los demás jugadores devuelven toda su corte a las provincias.
card-d2_court_3_back = Merma de autoridad
card-d2_court_3_back-text = Los demás jugadores devuelven 3 caballeros de su corte a las provincias (o los que tengan, si son menos).
card-d2_banishment = Destierro
card-d2_banishment-text = De cada rival, puedes devolver a las provincias 1 caballero que esté en una región.
card-d2_angry_king = El rey enfurecido
card-d2_angry_king-text = Por turnos desde tu izquierda, cada rival devuelve a las provincias 3 caballeros suyos, a su elección, de regiones o de la corte.
card-d2_outlaws = Proscritos
card-d2_outlaws-text = Los rivales eligen en secreto una región donde tengan caballeros y devuelven a las provincias todos los que tengan allí.
card-d2_urgent_affairs = Asuntos urgentes
card-d2_urgent_affairs-text = Los rivales eligen en secreto una región donde tengan al menos 2 caballeros y devuelven 2 de ella a las provincias.
card-d2_score_any_region = Puntuación especial
card-d2_score_any_region-text = Se puntúa la región que elijas.
card-d3_score_fours = Puntuación especial
card-d3_score_fours-text = Se puntúan todas las regiones cuyo primer valor sea 4.
card-d3_score_fives = Puntuación especial
card-d3_score_fives-text = Se puntúan todas las regiones cuyo primer valor sea 5.
card-d3_score_sixes_sevens = Puntuación especial
card-d3_score_sixes_sevens-text = Se puntúan todas las regiones cuyo primer valor sea 6 o 7.
card-d3_score_castle = Puntuación especial
card-d3_score_castle-text = Se puntúa el castillo; sus caballeros se quedan dentro.
card-d3_score_firsts_only = Puntuación especial
card-d3_score_firsts_only-text = Se puntúan todas las regiones, pero solo cobra quien tenga la mayoría en solitario.
card-d3_score_most_knights = Puntuación especial
card-d3_score_most_knights-text = Se puntúa la región (o regiones empatadas) con más caballeros en total.
card-d3_score_least_knights = Puntuación especial
card-d3_score_least_knights-text = Se puntúa la región (o regiones empatadas) con menos caballeros, sin contar las vacías.
card-d3_score_any_region = Puntuación especial
card-d3_score_any_region-text = Se puntúa la región que elijas.
card-d4_scoreboard = Marcador de puntuación
card-d4_scoreboard-text = Coloca uno de los dos marcadores en una región o en el castillo, o traslada uno ya colocado.
card-d4_power_card = Carta de poder
card-d4_power_card-text = Recupera una de tus cartas de poder jugadas.
card-d4_court = La corte
card-d4_court-text = Lleva hasta 2 caballeros más de las provincias a tu corte.
card-d4_grande = Grande
card-d4_grande-text = Traslada tu Grande a otra región.
card-d4_secret_scoring = Puntuación especial
card-d4_secret_scoring-text = Todos eligen una región en secreto; se puntúan las elegidas por un solo jugador.
card-d4_expulsion = Expulsión
card-d4_expulsion-text = Elige una región: los rivales sacan de ella todos sus caballeros y los llevan a otra región elegida en secreto.
card-d4_royal_adviser = Consejero real
card-d4_royal_adviser-text = Mueve el rey a una región adyacente.
card-d5_king = Carta del rey
card-d5_king-text = Mueve el rey a la región que quieras.

## Qué hay que hacer

prompt-power =
    { $who ->
        [you] Juega una carta de poder: la más alta empieza, las bajas traen más refuerzos.
       *[other] { $name } juega una carta de poder.
    }
prompt-reinforce =
    { $who ->
        [you] Trae hasta { knights } de las provincias a tu corte.
       *[other] { $name } trae refuerzos.
    }
prompt-recall =
    { $who ->
        [you] Tus provincias están vacías. Puedes retirar a la corte hasta { knights } de las regiones.
       *[other] { $name } puede retirar caballeros de las regiones.
    }
prompt-pick =
    { $who ->
        [you] Toma una carta de acción.
       *[other] { $name } toma una carta de acción.
    }
prompt-halves =
    { $who ->
        [you] { $card }: { $text } Elige qué haces ahora.
       *[other] { $name } decide qué hace con su carta, { $card }.
    }
prompt-deploy =
    { $who ->
        [you] Despliega hasta { knights } junto al rey o en el castillo.
       *[other] { $name } despliega hasta { knights }.
    }
prompt-special =
    { $who ->
        [you] { $card }. { $text }
       *[other] { $name } hace su acción especial, { $card }. { $text }
    }
prompt-source =
    { $who ->
        [you] Elige la región de la que salen los caballeros.
       *[other] { $name } elige la región de la que salen los caballeros.
    }
prompt-move =
    { $who ->
        [you] Elige un caballero para moverlo: puedes mover { $left } más. O termina.
       *[other] { $name } puede mover { $left } más.
    }
prompt-move-all =
    { $who ->
        [you] Mueve los caballeros tuyos que quieras de { $region }. O termina.
       *[other] { $name } mueve caballeros suyos de { $region }.
    }
prompt-move_to =
    { $who ->
        [you] ¿Adónde va el caballero de { $region }?
       *[other] { $name } mueve un caballero de { $region }.
    }
prompt-extra =
    { $who ->
        [you] Despliega hasta { knights } más donde quieras, menos en la región del rey.
       *[other] { $name } despliega hasta { knights } más donde quiera.
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
        [you] Puntuación general: pon tu rueda en la región adonde irán tus caballeros del castillo. { $warning }
       *[other] Puntuación general: se ponen las ruedas en secreto. { $waiting }
    }
prompt-wheel-wheel_return =
    { $who ->
        [you] { $card }. Pon tu rueda, en secreto, en la región de la que devuelves caballeros.
       *[other] { $card }: se ponen las ruedas en secreto. { $waiting }
    }
prompt-wheel-secret_scoring =
    { $who ->
        [you] Pon tu rueda en secreto: se puntúan las regiones que elija una sola persona.
       *[other] { $card }: se ponen las ruedas en secreto. { $waiting }
    }
prompt-wheel-expel =
    { $who ->
        [you] Te echan de { $region }: pon tu rueda, en secreto, en la región adonde van tus caballeros. { $warning }
       *[other] Expulsión de { $region }: se ponen las ruedas en secreto. { $waiting }
    }
wheel-warning =
    { $allowed ->
        [0] La región del rey no se puede señalar.
       *[other] Ojo: si señalas { $king }, la región del rey, vuelven a tu corte.
    }
prompt-angry_king =
    { $who ->
        [you] El rey está enfurecido: devuelve { knights } más a las provincias. ¿De dónde?
       *[other] { $name } elige { knights } para devolver a las provincias.
    }
prompt-over = Fin de la partida. { $result }
knights =
    { $knights ->
        [one] { $knights } caballero
       *[other] { $knights } caballeros
    }

## Lo que se va a hacer, cuando alguien puede vetarlo

step-move = { $name } va a mover un caballero { $colour } de { $region } { to-place }.
step-extra = { $name } va a desplegar un caballero más { in-place }.
step-courts_back = { $name } va a devolver la corte de sus rivales a las provincias ({ $card }).
step-banish = { $name } va a devolver a las provincias un caballero { $colour } de { $region }.
announced-angry_king =
    { $whose ->
        [you] { $name } te pide que devuelvas caballeros al rey enfurecido.
       *[other] { $name } pide a { $rival } que devuelva caballeros al rey enfurecido.
    }
step-angry_king = { $rival } va a devolver a las provincias: { $places }.
announced = { $name } anuncia { $card }.
step-reinforce = { announced }
announced-expel = { $name } anuncia { $card } en { $region }.
step-wheel_return = Las ruedas están a la vista: { $dials }.
step-expel = { step-wheel_return }
step-score = Se va a puntuar { $region }: { $points }.
step-secret_scoring = { step-score }
step-castle = Se va a abrir y puntuar el castillo.
step-marker = { $name } va a poner el marcador { $marker } { in-place }.
step-recover =
    { $value ->
        [0] { $name } va a recuperar una carta de su descarte.
       *[other] { $name } va a recuperar la carta { $value }, jugada en esta ronda.
    }
step-grande = { $name } va a llevar su Grande a { $region }.
step-king = { $name } va a llevar al rey a { $region }.
in-place =
    { $where ->
        [castle] en el castillo
        [court] en la corte
       *[region] en { $place }
    }
to-place =
    { $where ->
        [castle] al castillo
        [court] a la corte
       *[region] a { $place }
    }
from-place =
    { $where ->
        [castle] del castillo
        [court] de la corte
       *[region] de { $place }
    }
dial = { $name }, { $region }
place-count = { $count } { from-place }

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
choice-recall = Retirar un caballero de { $region }
choice-card =
    { $deck ->
        [one] Tomar { $card } ({ $deck } caballero): { $text }
       *[other] Tomar { $card } ({ $deck } caballeros): { $text }
    }
choice-special = Hacer la acción especial
choice-deployment = Desplegar caballeros
choice-end = Terminar el turno
choice-deploy =
    { $where ->
        [castle] Arrojar un caballero al castillo
       *[region] Desplegar un caballero en { $place }
    }
choice-mode_move = Mover caballeros propios de una región
choice-mode_deploy = Desplegar hasta 2 caballeros más
choice-source = Mover desde { $region }
choice-take =
    { $own ->
        [yes] Mover un caballero propio de { $region }
       *[no] Mover un caballero { $colour } de { $region }
    }
choice-move_to =
    { $where ->
        [castle] Arrojarlo al castillo
       *[region] Llevarlo a { $place }
    }
choice-banish = Desterrar un caballero { $colour } de { $region }
choice-give = Devolver un caballero { from-place }
choice-score = Puntuar { $region }
choice-marker = Poner el marcador { $marker } { in-place }
choice-recover = Recuperar la carta de poder { $value }
choice-grande = Llevar el Grande a { $region }
choice-expel = Expulsar de { $region }
choice-king = Llevar al rey a { $region }
choice-wheel =
    { $king ->
        [yes] Poner la rueda en { $region }, la región del rey
       *[no] Poner la rueda en { $region }
    }
choice-stop = Terminar aquí
choice-veto = Vetar
choice-allow = Dejar pasar
choice-allow_rest = Dejar pasar el resto de la acción

## Lo que ocurre

event-round_begun = Ronda { $round }.
event-cards_shown = Cartas de acción: { $cards }.
event-power_played =
    { $who ->
        [you] Juegas el { $value }.
       *[other] { $name } juega el { $value }.
    }
event-reinforced =
    { $who ->
        [you]
            { $count ->
                [0] No traes refuerzos.
               *[other] Traes { knights } a tu corte.
            }
       *[other]
            { $count ->
                [0] { $name } no trae refuerzos.
               *[other] { $name } trae { knights } a su corte.
            }
    }
event-recalled =
    { $who ->
        [you] Retiras un caballero de { $region } a tu corte.
       *[other] { $name } retira un caballero de { $region } a su corte.
    }
event-card_taken =
    { $who ->
        [you] Tomas { $card }: { $text }
       *[other] { $name } toma { $card }: { $text }
    }
event-action_begun =
    { $who ->
        [you] Haces la acción especial: { $card }.
       *[other] { $name } hace la acción especial: { $card }.
    }
event-action_renounced =
    { $who ->
        [you] Renuncias a la acción especial.
       *[other] { $name } no hace la acción especial.
    }
event-deployed =
    { $who ->
        [you]
            { $where ->
                [castle] Arrojas un caballero al castillo.
               *[region] Despliegas un caballero en { $place }.
            }
       *[other]
            { $where ->
                [castle] { $name } arroja un caballero al castillo.
               *[region] { $name } despliega un caballero en { $place }.
            }
    }
event-moved =
    { $who ->
        [you] Mueves un caballero { $colour } de { $region } { to-place }.
       *[other] { $name } mueve un caballero { $colour } de { $region } { to-place }.
    }
event-returned =
    { $who ->
        [you] Vuelven a tus provincias { knights } { from-place }.
       *[other] { $name } devuelve a las provincias { knights } { from-place }.
    }
event-sent_to_court =
    { $who ->
        [you] Tu rueda señala { $region }, la región del rey: { knights } a tu corte.
       *[other] La rueda de { $name } señala { $region }, la región del rey: { knights } a su corte.
    }
event-relocated =
    { $who ->
        [you] Llevas { knights } { from-place } a { $region }.
       *[other] { $name } lleva { knights } { from-place } a { $region }.
    }
event-region_named =
    { $who ->
        [you] Nombras { $region }.
       *[other] { $name } nombra { $region }.
    }
event-wheel_set = Tu rueda señala { $region }. Solo lo ves tú.
event-wheel_shown =
    { $who ->
        [you] Tu rueda señala { $region }.
       *[other] La rueda de { $name } señala { $region }.
    }
event-scored = { $place }: { $points }.
nobody-scores = no puntúa nadie
event-castle_opened = Se abre el castillo: { $counts }.
castle-empty = está vacío
faded-power_played = { $name } juega una carta de poder.
faded-reinforced = { $name } se ocupa de sus refuerzos.
faded-returned = { $name } devuelve caballeros a sus provincias.
faded-castle_opened = Se abre el castillo.
event-marker_set =
    { $who ->
        [you] Pones el marcador { $marker } { in-place }.
       *[other] { $name } pone el marcador { $marker } { in-place }.
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
        [you] Llevas tu Grande a { $region }.
       *[other] { $name } lleva su Grande a { $region }.
    }
event-king_moved =
    { $who ->
        [you] Llevas al rey a { $region }.
       *[other] { $name } lleva al rey a { $region }.
    }
event-vetoed =
    { $who ->
        [you] Vetas la acción de { $rival }: { $card }.
       *[other] { $name } veta la acción de { $rival }: { $card }.
    }
event-allowed =
    { $who ->
        [you]
            { $rest ->
                [0] No usas tu Veto.
               *[other] Dejas pasar el resto de la acción.
            }
       *[other]
            { $rest ->
                [0] { $name } no usa su Veto.
               *[other] { $name } deja pasar el resto de la acción.
            }
    }
event-veto_expired =
    { $who ->
        [you] Tu Veto caduca.
       *[other] El Veto de { $name } caduca.
    }
event-token_passed =
    { $who ->
        [you] Jugaste la carta más baja: empiezas la ronda siguiente.
       *[other] { $name } jugó la carta más baja: empieza la ronda siguiente.
    }
event-general_scoring = Puntuación general { $number } de 3.
event-match_won = { $result }
gain = { $name } +{ $points }
name-count = { $name } { $count }

## Por qué no, y de dónde vienen los puntos

source-regions = Regiones en las puntuaciones generales
source-castle = Castillo en las puntuaciones generales
source-actions = Puntuaciones especiales
refusal-king = Ahí no: { $region } es la región del rey y está vedada (EG-8.1).
refusal-far = Ahí no: { $region } no es vecina de { $king }, donde está el rey (EG-7.12).
refusal-power-played = Ese valor ya se ha jugado en esta ronda (EG-6.2).
refusal-power-spent = Esa carta ya la has jugado (EG-6.1).
refusal-card-taken = Esa carta ya la ha tomado otra persona (EG-7.5).

## La situación

situation-round = Ronda { $round } de 9. Puntuaciones generales tras las rondas 3, 6 y 9.
situation-round-short = Ronda { $round } (partida corta: rondas 2, 3, 5, 6, 8 y 9). Puntuaciones generales tras las rondas 3, 6 y 9.
situation-over = La partida ha terminado.
situation-points = Puntos: { $points }.
situation-score = { $name }, { $points }
situation-king = El rey está en { $region }: allí no entra ni sale nada. Se despliega junto a él, en { $neighbours }, o en el castillo.
situation-order = Orden de turnos: { $names }.
situation-token =
    { $who ->
        [you] Tienes la ficha de jugador inicial.
       *[other] La ficha de jugador inicial la tiene { $name }.
    }
situation-regions = Regiones (valores, caballeros y, entre paréntesis, lo que daría ahora):
situation-castle-closed = El castillo está cerrado. Valores: { $values }.
situation-castle = Castillo { $values }: { $counts } ({ $points })
situation-region = { $region } { $values }: { $counts } ({ $points })
situation-empty = sin caballeros
situation-home = región natal de { $names }
situation-home-yours = tu región natal
situation-cards = Cartas de acción de esta ronda:
situation-card = { $deck }. { $card }: { $text }
situation-card-taken =
    { $who ->
        [you] { $deck }. { $card }: la has tomado tú
       *[other] { $deck }. { $card }: la tomó { $name }
    }
situation-player =
    { $played ->
        [0] { $name }: { $court } en la corte, { $province } en las provincias, { $hand } cartas de poder en la mano.
       *[other] { $name }: { $court } en la corte, { $province } en las provincias, poder { $played } esta ronda, { $hand } cartas de poder en la mano.
    }
situation-hand = Tu mano: { $values }.
situation-played =
    { $who ->
        [you] Ya jugaste: { $values }.
       *[other] { $name } ya jugó: { $values }.
    }
situation-back = Una de ellas volvió a su mano en secreto.
situation-veto =
    { $who ->
        [you] Tienes un Veto.
       *[other] { $name } tiene un Veto.
    }
province-few = 5 o menos
province-many = 6 o más
values = { $first }/{ $second }/{ $third }

## El dibujo

draw-map = Mapa
draw-board = Mapa de España con el rey en { $king }
draw-region = { $region }, valores { $values }. { $counts }.
draw-hint = Si { $region } puntuara ahora
draw-hint-castle = Si el castillo puntuara ahora
draw-nobody = Nadie
draw-castle-name = Castillo
draw-castle = Castillo, valores { $values }
draw-castle-inside = { $count } dentro
draw-castle-closed = cerrado
draw-king = El rey, en { $region }
draw-grande = Grande de { $name }, en { $region }
draw-marker = Marcador { $marker } { in-place }
draw-counter = { knights } de { $name } { in-place }
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
draw-province = en las provincias
draw-hand = Cartas de poder
draw-power =
    { $state ->
        [hand] { $value }, en la mano
        [played] { $value }, jugada en esta ronda
       *[spent] { $value }, descartada
    }
draw-track = Ronda { $round } de 9
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
draw-vital-veto =
    { $count ->
        [one] { $count } Veto
       *[other] { $count } Vetos
    }
draw-vital-token = Tiene la ficha de jugador inicial

## Ayuda: las reglas

help-1-title = Qué se busca
help-1-text =
    Cada cual manda una casa noble con 30 caballeros y un Grande. Al puntuar una región cobra quien tiene allí más caballeros, y menos quien va detrás. Hay tres puntuaciones generales y muchas especiales. Gana quien suma más puntos; a igualdad de puntos se comparte la victoria. (EG-14, EG-15)

help-2-title = El tablero
help-2-text =
    Hay nueve regiones, cada una con tres valores: para la mayoría, el segundo y el tercero. Aparte está el castillo, que no es una región: en él se arrojan caballeros que luego nadie puede contar. (EG-2, EG-9)

    Tus caballeros están siempre en uno de cuatro sitios: las provincias (la reserva), tu corte (listos para salir), una región o el castillo. (EG-2.3)

    Al empezar, cada cual tiene su Grande y 2 caballeros en su región natal, 7 en la corte y 21 en las provincias. La región del rey y las natales se sortean. (EG-3)

help-3-title = Una ronda
help-3-text =
    Se descubre la primera carta de cada uno de los cinco mazos. Luego, desde quien tiene la ficha, cada cual juega una carta de poder; no vale repetir un valor de esta ronda. Quien jugó la más alta hace primero su turno, y así hasta la más baja. Quien jugó la más baja recibe la ficha para la ronda siguiente. (EG-5, EG-6, EG-13)

    Las cartas bajas traen más refuerzos: 6 la del 1, 5 las del 2 y 3, y así hasta 0 las del 12 y 13. Cada carta de poder se usa una sola vez. (EG-6.5)

    La partida completa tiene nueve rondas. En la corta se juegan seis: las casillas 2, 3, 5, 6, 8 y 9. (EG-4)

help-4-title = Tu turno
help-4-text =
    - Refuerzos: llevas de las provincias a la corte hasta tantos caballeros como diga tu carta. Si las provincias no alcanzan, puedes completar con caballeros tuyos de las regiones. (EG-7.2 a EG-7.4)
    - Carta: tomas una de las cartas de acción que quedan. (EG-7.5)
    - Dos mitades, en el orden que quieras y sin mezclarlas: la acción especial de la carta y el despliegue. (EG-7.7)

    En el despliegue llevas de tu corte tantos caballeros como muestre la carta, o menos, a regiones vecinas de la del rey o al castillo. (EG-7.11, EG-7.12)

    A la acción especial se puede renunciar, pero una vez empezada se hace hasta el final, salvo que la carta diga «hasta» o «puedes». (EG-7.8, EG-7.9)

help-5-title = El rey
help-5-text =
    En la región del rey no entra ni sale nada: ni caballeros, ni Grandes, ni marcadores. No hay excepciones. Sí puede puntuarse. (EG-8)

help-6-title = El castillo
help-6-text =
    Siempre que despliegas o mueves caballeros a donde quieras, puedes arrojarlos al castillo. Se dice en voz alta y luego nadie puede mirar dentro. No salen hasta la siguiente puntuación general. (EG-9)

    Con las ayudas a la memoria desactivadas la mesa no muestra lo que hay en el castillo ni los números que lo delatarían. Los programas sí lo saben: nunca olvidan. (EG-17)

help-7-title = Puntuar
help-7-text =
    Se cuentan solo caballeros. Con empate, los empatados cobran el valor del puesto siguiente y el grupo ocupa dos puestos, sean dos o más. Lo que pasa del tercer puesto vale 0. (EG-14.2)

    Mayoría en solitario: 2 puntos más si es la región del rey y 2 más si tu Grande está allí. En el castillo no hay bonificaciones. (EG-14.6, EG-14.7)

    Con tres jugadores el tercer valor no cuenta; con dos, solo cuenta el primero, así que un empate no da nada. (EG-14.3)

    Un marcador móvil tapa los valores impresos: 8/4/0 o 4/0/0. (EG-0.4)

help-8-title = Puntuación general
help-8-text =
    Tras las rondas 3, 6 y 9. Quien tiene caballeros en el castillo pone su rueda en secreto en una región. Se abre y puntúa el castillo, se enseñan las ruedas, los caballeros van a esas regiones y se puntúan las nueve. Si la rueda señala la región del rey, van a la corte. (EG-14.8, EG-12)

help-9-title = Las cartas de acción
help-9-text =
    El mazo dice cuántos caballeros se despliegan: del 1 al 5. (EG-1.4)

    - Mazo 1: mover caballeros de una región a otra o al castillo, o desplegar más. (EG-10.1 a EG-10.19)
    - Mazo 2: devolver caballeros a las provincias, puntuar una región, Veto. (EG-10.20 a EG-10.28)
    - Mazo 3: puntuaciones especiales. (EG-10.30 a EG-10.38)
    - Mazo 4: marcadores, cartas de poder, corte, Grande, puntuación secreta, expulsión, consejero. (EG-10.41 a EG-10.47)
    - Mazo 5: el rey, en todas las rondas. (EG-10.51)

help-10-title = El Veto
help-10-text =
    Quien toma un Veto lo conserva esta ronda y la siguiente. Con él corta una acción especial de otra persona: antes de cada paso se le pregunta. Si veta, ese paso y todo lo que queda se pierden; lo ya hecho se mantiene. El despliegue, los refuerzos y las puntuaciones generales no se pueden vetar. (EG-11)

    Si no quieres más preguntas en una acción, deja pasar el resto de una vez. (EG-11.14)

help-11-title = Lo que decidimos nosotros
help-11-text =
    Al reglamento le faltan páginas y calla en algunos puntos. Esto está reconstruido o decidido por nosotros:

    - La preparación, los valores y fronteras de las regiones y los refuerzos de las cartas vienen de fuentes públicas. (EG-2, EG-3, EG-6.5)
    - Quién empieza se sortea. (EG-20.2)
    - La carta «la región que elijas» del mazo 3 está tres veces, como dice el reglamento; otras ediciones la tienen una vez. Hay opción. (EG-20.1)
    - Qué es un paso para el Veto, y que no se pregunta si el paso no tiene efecto; el castillo se pregunta siempre. (EG-11.4, EG-11.8)
    - Un Veto no se puede vetar. (EG-20.4)
    - La rueda puede señalar la región del rey: es una opción legal, con aviso. (EG-20.5)
    - Si faltan caballeros, se devuelven los que haya. (EG-20.6)
    - En el castillo cabe un solo marcador. (EG-20.12)
    - El orden de puntuación de las últimas seis regiones; no cambia el resultado. (EG-14.9)

help-12-title = Con dos y con tres
help-12-text =
    La preparación es la misma. Con dos sobran tres cartas de acción cada ronda y solo se paga la mayoría. Con tres sobran dos y se pagan los dos primeros puestos. (EG-16)
