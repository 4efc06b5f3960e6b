# Palabras de las páginas que escriben las herramientas de la documentación.

site-about = Cinco juegos de mesa medievales para jugar, investigar y crear.
theme-dark = Oscuro
theme-light = Claro
toc-title = En esta página

section-home = Inicio
section-start = Empezar
section-play = Jugar
section-games = Juegos
section-bots = Bots
section-research = Investigación
section-server = Servidores
section-author = Crear un juego
section-project = Proyecto

page-rules = Regla → código → prueba
page-choices = Decisiones
page-record = Registro

only-english = Esta página solo está en inglés.
language-en = English
language-es = Español

## Juegos

games-title = Los juegos
games-intro = Cinco juegos, cada uno con todos los jugadores y variantes de su reglamento. Cada página cuenta las reglas con nuestras palabras, las opciones, lo que hubo que reconstruir y por dónde se entra en el código.
facts-players = Jugadores
facts-minutes = Duración
facts-minutes-value = unos { $minutes } min
picture-middle = { $game }, paso { $step } de una partida entre bots voraces, tal como lo ve el asiento 1
picture-end = { $game }, la misma partida al final, tal como la ve un espectador
rules-title = Las reglas con nuestras palabras
rules-note = Los números como { $number } nombran la regla; cada uno lleva a la tabla del código y las pruebas que la cumplen.
options-title = Opciones
options-intro = Si no se dice nada, todo es como está en negrita. La última columna es la forma de darlo en la terminal; desde Python es un argumento con el mismo nombre.
options-option = opción
options-values = valores
options-flag = cómo
options-presets = Conjuntos de opciones ya hechos:
reconstructed-title = Lo que está reconstruido
reconstructed-none = Solo lo que las últimas partes de las reglas de arriba nombran como reconstruido o decidido por nosotros; todo lo demás viene del reglamento.
inside-title = Hacia el código
inside-rules = Cada regla con su código y sus pruebas
inside-choices = Cada decisión y su número
inside-record = El registro: cada campo y quién puede verlo

## Registros

record-title = El registro de { $game }
record-intro = Toda la mesa es un registro de NumPy de { $bytes } bytes. Esta página sale de su declaración, `{ $file }`; las palabras de la última columna son los comentarios del código, en inglés.
record-seen = «Cada cual lo suyo» es una fila por asiento: cada asiento ve la suya y los demás ven { $blank }. Los espectadores ven lo que ve todo el mundo.
record-hide = El juego oculta con una regla propia:
record-redeal = Lo que un bot pone en lugar de lo que no puede saber:
record-field = campo
record-shape = forma
record-kind = tipo
record-who = quién lo ve
record-what = qué es
record-who-all = todo el mundo
record-who-owner = cada cual lo suyo
record-who-nobody = nadie
record-common = En todos los juegos
record-first = El juego
