game-name = Hnefatafl
game-tagline = La mesa del rey: ayúdalo a escapar a una esquina, o atrápalo por el camino.
option-players = Jugadores
option-players-2 = 2
piece-0 = Atacante
piece-1 = Defensor
piece-2 = Rey
choice-pick = Tomar { $square }
choice-move = Mover a { $square }
prompt-pick = Toma la pieza que vas a mover.
prompt-move = ¿Adónde va la pieza de { $square }?
stake-pick = Para el rey todo es un camino abierto a una esquina; para quien ataca, cerrarlo. Mira sus cuatro direcciones antes de elegir.
stake-move = Si dejas a un enemigo entre dos piezas tuyas, lo capturas; meterte tú entre dos suyas no cuesta nada.
event-moved = { $name }: de { $start } a { $end }.
event-captured = { $name }: captura en { $square }.
event-escaped = El rey está en una esquina y queda libre. Gana { $name }.
event-caught = El rey está rodeado. Gana { $name }.
event-stuck = Ya no puede mover ninguna pieza. Gana { $name }.
event-drawn = Tras 200 jugadas no ha ganado nadie: tablas.
legend = Jugadas hechas: { $moves }. A: atacantes. D: defensores. R: rey. +: trono y esquinas. *: adónde puede ir la pieza.
help-1-title = El objetivo
help-1-text = Un tablero de 11 × 11 casillas, con un trono en el centro y cuatro esquinas (HN-1.1). 24 atacantes esperan en los bordes; 12 defensores rodean al rey, que se sienta en el trono (HN-1.2). El primer jugador ataca y empieza; el otro defiende; después se turnan (HN-1.3). Ganan los defensores si el rey llega a una esquina (HN-4.1), y los atacantes si lo capturan (HN-4.2). Quien no puede mover pierde (HN-4.3). Tras 200 jugadas en total son tablas; hasta entonces se puede repetir la posición (HN-4.4).
help-2-title = Mover y capturar
help-2-text = Una pieza mueve en línea recta por cuantas casillas vacías quieras (HN-2.1). Solo el rey puede entrar en el trono y las esquinas o cruzarlos (HN-2.2). Si al mover dejas a un enemigo en línea entre esa pieza y otra tuya, queda capturado; varios a la vez, si se da el caso (HN-3.1). La pieza que se mete entre dos enemigos está a salvo (HN-3.2). El trono y las esquinas, vacíos, capturan junto con cualquiera de los dos bandos (HN-3.3). El rey captura como las demás piezas (HN-3.4). A él lo capturan los atacantes si, tras mover ellos, están en sus cuatro lados, o en tres con el trono en el cuarto; en el borde del tablero está a salvo (HN-3.5).

## Ayuda: figuras y términos

figure-board = El comienzo: el rey en el trono, sus defensores alrededor y los atacantes en los bordes.
term-throne = trono
term-throne-about = La casilla del centro. Solo el rey puede entrar en ella.
