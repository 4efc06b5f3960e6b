### Palabras comunes a todos los juegos.

## Jugadores y turnos

seat-name = Jugador { $number }
# Quien mira, en una lista de jugadores.
you = tú
your-turn = Te toca.
waiting =
    { $count ->
        [one] Juega { $names }.
       *[other] Faltan { $names }.
    }

# Una parte de la ronda en la que se juega por turnos: «Turnos · 2 de 4».
path-turn = { $phase } · { $turn } de { $turns }

## Números y listas

points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
ordinal = { $place }.º
# $sound es "i" cuando lo que sigue suena como i: «Marta e Iván».
list-last =
    { $sound ->
        [i] { $start } e { $end }
       *[other] { $start } y { $end }
    }
list-or =
    { $sound ->
        [o] { $start } u { $end }
       *[other] { $start } o { $end }
    }
list-more = { $start }, { $end }
value-on = sí
value-off = no

## El resultado

winner =
    { $who ->
        [you] Ganas: { points }, { $lead } más que { $second }.
       *[other] Gana { $name }: { points }, { $lead } más que { $second }.
    }
winner-tie =
    { $who ->
        [you] Ganas por desempate: { points }, igual que { $second }.
       *[other] Gana { $name } por desempate: { points }, igual que { $second }.
    }
winners-shared =
    { $who ->
        [you] Compartes la victoria con { $names }: { points }.
       *[other] { $names } comparten la victoria: { points }.
    }
standing = { ordinal } { $name }: { points }
# A quien ocupa ese puesto.
place-first = Ganas con { points }, { $lead } más que { $second }.
place-tied = Ganas por desempate con { points }, igual que { $second }.
place-shared = Compartes la victoria, con { points }.
place-behind = Quedas { ordinal } con { points }, a { $lead } de { $first }.
place-level = Quedas { ordinal } con { points }, igual que { $first }: decide el desempate.
result-sources = De dónde salen los puntos
result-sources-about = Puntos de cada jugador por origen.
result-course = Carrera de puntos
result-course-about = Puntos de cada jugador, jugada a jugada.

## Respuestas escritas

answer-hint = Responde con el número o con las palabras de una opción.
answer-empty =
    { $form ->
        [only] Escribe { $first } para elegir la única opción.
        [each] Escribe { $each }.
       *[row] Escribe un número del { $first } al { $last }.
    }
answer-unknown = No entiendo «{ $text }». { answer-empty } También valen sus palabras; por ejemplo: { $example }.
answer-many = «{ $text }» puede ser { $options }. Da más detalle o escribe el número.
answer-number = «{ $text }» puede ser { $options }. Escribe # y el número de la opción: #{ $number }, por ejemplo.
answer-option = la { $number } ({ $choice })
answer-more =
    { $count ->
        [one] una opción más
       *[other] una de otras { $count } opciones
    }
answer-refused = Ahora no puedes: «{ $text }» no está entre tus opciones.

## El dibujo

draw-table = Mesa de { $names }
draw-turn = Juega
draw-turn-you = Te toca

## Niveles de los bots, del más fácil al más difícil

level-page = Paje
level-page-about = Principiante: la mitad de las veces no mira lo que hace.
level-squire = Escudero
level-squire-about = Toma lo que ahora mismo parece mejor.
level-knight = Caballero
level-knight-about = Piensa varios turnos por delante.
level-king = Rey
level-king-about = Piensa todo lo que puede y no perdona.
level-champion = Campeón
level-champion-about = Ha aprendido jugando millones de partidas contra sí mismo, y piensa por adelantado.

## Opciones

option-wrong = la opción { $name } vale { $value }; se admite: { $allowed }
option-wrong-players = la opción { $name } vale { $value }; con { $players } jugadores se admite: { $allowed } ({ $rule })
game-unknown = el juego { $name } no existe; hay: { $known }
option-unknown = la opción { $name } no existe; hay: { $known }

## Partidas guardadas

saved-missing = partida guardada: falta el campo «{ $field }»
saved-kind = partida guardada: el campo «{ $field }» vale { $value }; se admite el tipo { $allowed }
saved-format = partida guardada: el campo «format» debe ser «{ $format }»
saved-other = partida guardada: { $field } vale { $value }; se admite: { $own }
saved-options = partida guardada: { $reason }
saved-seed = partida guardada: seed debe tener { $digits } cifras hexadecimales
saved-commitment = partida guardada: commitment no es el SHA-256 de la semilla; quizá alguien cambió los dados
saved-opening-rolls = partida guardada: opening_rolls no es lo que da la semilla
saved-step = partida guardada: paso { $number }: el asiento { $seat } no puede elegir { $choice }
saved-rolls = partida guardada: paso { $number }: las tiradas no son las que da la semilla
saved-over = partida guardada: over vale { $value }; al repetirla sale { $own }
saved-replay = partida guardada: { $field } vale { $value }; al repetirla sale { $own }

## Lecciones

lesson-unknown = la lección { $name } no existe; hay: { $known }
lesson-refused = Eso vendrá después. Nada ha cambiado. { $say }
lesson-refused-because = { $reason } Nada ha cambiado. { $say }
lesson-read = Lee esto primero y sigue.
lesson-not-read = Antes hay algo que hacer.
