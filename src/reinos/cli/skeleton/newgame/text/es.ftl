### New game: palabras en Project Fluent. Todo lo que lee la gente está aquí, nunca en el código.

game-name = New game
game-tagline = Toma piedras e intenta tomar la última.

option-players = Jugadores
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-poison = Veneno
option-poison-on = sí: quien toma la última piedra pierde
option-poison-off = no

prompt-take =
    { $who ->
        [you] Toma una, dos o tres piedras.
       *[other] { $name } está tomando piedras.
    }
stake-take = Lo que importa es cuántas piedras dejas: mira qué podrá hacer quien viene después.
choice-take =
    { $count ->
        [one] Tomar 1 piedra
       *[other] Tomar { $count } piedras
    }
situation =
    { $stones ->
        [one] Hay 1 piedra en la mesa.
       *[other] Hay { $stones } piedras en la mesa.
    }
situation-plain = Quien se lleve la última gana.
situation-poison = Quien se lleve la última pierde.

event-begins =
    { $who ->
        [you] Empiezas tú.
       *[other] Empieza { $name }.
    }
event-took =
    { $who ->
        [you] Tomas { $count }; quedan { $left }.
       *[other] { $name } toma { $count }; quedan { $left }.
    }
event-ended =
    { $who ->
        [you] Has tomado la última piedra.
       *[other] { $name } ha tomado la última piedra.
    }

help-1-title = Las reglas
help-1-text =
    Hay 15 piedras (NG-1.1), de dos a cuatro jugadores (NG-1.2), y se sortea quién empieza (NG-1.3). En tu turno tomas una, dos o tres piedras (NG-2.1); después le toca al siguiente (NG-2.2). Quien toma la última piedra gana (NG-3.1), o con la opción «veneno» pierde (NG-3.2).

## Ayuda: figuras y términos

figure-stones = Las piedras al empezar.
term-poison = veneno
term-poison-about = Una opción: entonces la última piedra pierde.
