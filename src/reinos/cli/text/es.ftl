### Palabras de la orden «reinos».

## La orden

cli-description = Juegos de mesa medievales: juega en la terminal, repasa y comprueba partidas.
cli-epilog = Para empezar: reinos play
cli-usage = uso:
cli-options = opciones
cli-arguments = argumentos
cli-commands = órdenes
cli-command = ORDEN
cli-help = muestra esta ayuda y termina
cli-lang = idioma: es (español) o en (inglés); si falta, el del sistema
cli-version = muestra la versión y termina
cli-error = reinos: { $message }
cli-see-help = Mira la ayuda: { $command } --help
arg-json = escribe JSON en vez de texto
arg-game = nombre del juego; «reinos games» los enumera
arg-games = juegos; si falta, todos
arg-game-name = JUEGO
arg-file = partida guardada
arg-file-name = ARCHIVO
language-es = español
language-en = English

## Errores

wrong-game = No hay ningún juego «{ $game }». Hay: { $games }.
wrong-no-game = Di a qué juegas. Hay: { $games }.
wrong-file = No encuentro el archivo «{ $file }».
wrong-seed = La semilla «{ $seed }» no vale: escribe un número entero de 0 a 2^256 − 1, en cifras decimales.
wrong-count = { $name } «{ $value }» no vale: escribe un número entero desde 1.
wrong-seat = «{ $kind }» no puede sentarse. Puede ser: { $kinds }.
wrong-seats =
    { $seats ->
        [one] Has dado { $seats } asiento y la partida es de { $players }.
       *[other] Has dado { $seats } asientos y la partida es de { $players }.
    }
wrong-players = El juego no es para { $players }. Jugadores: { $counts }.
wrong-option = No entiendo la opción «{ $option }». Se escribe nombre=valor; nombres: { $options }.
wrong-value = { $option } no puede ser «{ $value }». Valores: { $values }.
wrong-combination = Esas opciones no van juntas: { $reason }
wrong-preset = No hay ningún ajuste «{ $preset }». Hay: { $presets }.
wrong-resume = Una partida guardada ya trae su juego, sus opciones y su semilla: con --resume no se dan otros.

## Preguntas

ask-language = ¿En qué idioma? / Which language?
ask-game = ¿A qué juegas?
about-game = { $name }. { $tagline }
ask-players = ¿Cuántos jugadores? Los demás son bots.
ask-number = Número [{ $default }]:
ask-again = Escribe un número del 1 al { $last }, o pulsa Intro.
players = { $count } jugadores

## reinos play

play-about = Juega en la terminal; sin argumentos pregunta a qué.
play-seats = quién se sienta, en orden: human, greedy o random, con nombre si quieres (human:Ana,greedy:Luis)
play-seed = semilla de los dados, para repetir una partida
play-save = guarda aquí la partida al terminar o salir
play-resume = sigue una partida guardada
play-option = opción del juego, por ejemplo harmony=on; se puede repetir; «reinos games» las enumera
play-option-name = NOMBRE=VALOR
play-preset = juego de opciones ya preparado
play-preset-name = AJUSTE
play-no-explain = no dice qué está en juego cuando una decisión se presenta por primera vez
play-players = Juegan { $players }.
sitter-you = { $name } (tú)
sitter-human = { $name }
sitter-bot = { $name } (bot { $bot })
bot-random = al azar
bot-greedy = voraz
bot-search = buscador
play-commitment = Compromiso de los dados: { $commitment }
play-hint = Responde con el número de una opción. Escribe ? para ver más órdenes y h para las reglas.
play-stake = En juego: { $stake }
play-advice-orders = c pista consejo
play-advice-more = Escribe c otra vez y verás la jugada.
play-turn = Juega { $name }.
play-forced = Solo hay una opción: { $choice }.
play-undone = Deshecho. Vuelves a tu última decisión.
play-nothing-to-undo = No hay nada que deshacer.
play-no-room = Así no cabe lo que habías elegido después: elige menos, o deshaz.
play-not-so-often =
    { $count ->
        [one] Eso solo puede hacerse una vez.
       *[other] Eso puede hacerse { $count } veces como mucho.
    }
play-help =
    Responde con el número de una opción, o con sus palabras.
    - 3x y una respuesta: lo mismo tres veces, como 3x Granada
    - c (o pista): dónde mirar; otra vez, qué jugaría el bot más fuerte y por qué
    - m: muestra otra vez la mesa y tus opciones
    - t: toda la mesa, con los reinos o tableros de los demás; dentro de una ronda, cada decisión cuenta solo lo que ha cambiado
    - s: puntos
    - l: lo último que ha pasado
    - u: deshace hasta tu última decisión
    - h: reglas; h y un número, una parte
    - q: sale, y puedes guardar
play-rules = Reglas. Escribe h y el número de una parte; por ejemplo: h 1
play-ask-save = ¿Guardar? Escribe un nombre de archivo, o pulsa Intro para salir sin guardar:
play-ask-overwrite = { $file } ya existe. ¿Sustituirlo? (s/N):
play-not-saved = No se ha guardado.
play-saved = Partida guardada en { $file }.
play-save-failed = No se ha podido guardar en { $file }: { $reason }.
play-left = La partida queda sin terminar.
play-seed-shown = Semilla de los dados: { $seed }

## reinos lesson

lesson-about = Aprende un juego jugando, paso a paso; sin el nombre de una lección sigue donde lo dejaste.
lesson-arg = LECCIÓN
lesson-name = nombre de una lección; --list las enumera
lesson-list = enumera las lecciones
lesson-restart = empieza la lección de nuevo
lesson-none = No hay lecciones de «{ $game }». Las hay de: { $games }.
wrong-lesson = No hay ninguna lección «{ $lesson }». Hay: { $lessons }.
lesson-line =
    { $state ->
        [done] { $name }: { $title } ({ $minutes } min, hecha). { $about }
        [begun] { $name }: { $title } ({ $minutes } min, empezada). { $about }
       *[new] { $name }: { $title } ({ $minutes } min). { $about }
    }
lesson-hint = Haz lo que pide cada paso. Intro sigue, v te enseña la jugada, ? las demás órdenes. Sal cuando quieras: tu sitio se guarda.
lesson-step = Paso { $number } de { $steps }
lesson-rules = Reglas: { $rules }
lesson-enter = Intro para seguir:
lesson-offer = Escribe v y verás la jugada.
lesson-shown = Esto sirve: { $choice }
lesson-left = Tu sitio en la lección queda guardado. Sigue con: reinos lesson { $game } { $lesson }
lesson-begun-again = Lo guardado de esta lección ya no encaja: empieza de nuevo.
lesson-next = Lo siguiente: reinos lesson { $game } { $lesson }
lesson-play = Para jugar: reinos play { $game }
lesson-help =
    Responde con el número de una opción o con sus palabras.
    - v: ver la jugada
    - m: mostrar otra vez la mesa y tus opciones
    - t: la mesa entera
    - s: puntos
    - l: lo último que ha pasado
    - u: deshacer, hasta tu última decisión
    - h: reglas; h y un número, una parte
    - q: salir; tu sitio se guarda

## reinos games, rules

games-about = Enumera los juegos y sus opciones.
games-default = , por defecto
games-broken = El juego «{ $game }» no se abre. Mira: reinos doctor
rules-about = Explica las reglas de un juego.
choices-about = Muestra los identificadores fijos de las elecciones de un juego y los planos de sus observaciones.
choices-title = Identificadores de las elecciones de { $game }
choices-intro = Versión { $version }: identificadores de 0 a { NUMBER($last, useGrouping: 0) }, los mismos con cualquier número de jugadores y en todas las variantes. Solo cambian con la versión de las reglas, que llevan las partidas guardadas, las redes y los entornos. «reinos choices { $game }» muestra esta página.
choices-order = Los identificadores de una clase recorren sus argumentos; el último es el que cambia más deprisa. `clockwise` cuenta las sillas, en el sentido del reloj, desde quien decide, que es 0.
choices-ids = identificadores
choices-kind = clase
choices-arguments = argumentos
choices-planes = Planos de una observación
choices-planes-intro = { NUMBER($size, useGrouping: 0) } números en bloques con nombre, uno tras otro, vistos desde el lado de quien mira; «env.planes.split(observation)» los da por su nombre y con su forma.
choices-places = lugares
choices-block = bloque
choices-shape = forma
choices-range = valores
choices-meaning = significado

## reinos replay, verify

replay-about = Cuenta una partida guardada paso a paso.
replay-hint = Intro: siguiente paso. t: la mesa. a: todo lo que queda. q: salir.
verify-about = Comprueba que una partida guardada, o todas las de un archivo de la arena, son auténticas.
verify-sound =
    { $state ->
        [over] { $file }: correcta. { $game }, { $steps } pasos, terminada; dados, jugadas y resultado son los de su semilla.
       *[open] { $file }: correcta. { $game }, { $steps } pasos, sin terminar; dados y jugadas son los de su semilla.
    }
verify-commitment = Compromiso: { $commitment }
verify-games =
    { $games ->
        [one] { $file }: correcto. { $game }, { $games } partida, { $steps } pasos.
       *[other] { $file }: correcto. { $game }, { $games } partidas, { $steps } pasos.
    }
verify-digest = SHA-256 de las partidas: { $digest }
verify-damaged = { $file }: dañada. { $reason }

## reinos review

review-about = Repasa una partida guardada: probabilidades, cambios de rumbo y los momentos más instructivos.
review-html = escribe además el repaso como una página en este archivo
review-seat = el asiento, desde 1, cuyas decisiones se repasan con lo que esa persona podía saber; todos si no se indica
review-playouts = partidas imaginadas por decisión; { $default } si no se indica
review-number = N
review-wrong-seat = --seat «{ $seat }» no vale: da un número del 1 al { $players }.
review-nothing = En esta partida todavía no se ha jugado nada.
review-written = Página escrita en { $file }.
review-unwritten = No he podido escribir { $file }: { $reason }.
review-working = Posiciones

## reinos puzzles, puzzle

puzzles-about = Busca retos en partidas entre bots: posiciones con una jugada claramente mejor, una línea de JSON cada una.
puzzles-count = cuántos buscar; { $default } si no se indica
puzzles-seed = semilla de la primera partida que se mira
puzzle-about = El reto del día: una posición con una jugada claramente mejor.
puzzle-day = el reto de otro día, por ejemplo { $example }
puzzle-date = FECHA
puzzle-none = No hay retos de { $game } para la versión { $version } de sus reglas.
puzzle-wrong-day = --day «{ $day }» no vale: da una fecha, por ejemplo { $example }.

## reinos doctor

doctor-about = Mira si este equipo tiene lo necesario.
doctor-ok = bien
doctor-missing = falta
doctor-bad = MAL
doctor-python = Python
doctor-numpy = NumPy
doctor-numba = Numba
doctor-cache = Carpeta de código compilado
doctor-language = Idioma
doctor-terminal = Letras de la terminal
doctor-games = Juegos
doctor-page = Página para el navegador
doctor-browser = Navegador
doctor-port = Puerto
doctor-gpu = GPU
doctor-fix = Arreglo: { $fix }
doctor-fix-python = instala Python { $oldest } o posterior
doctor-fix-package = pip install { $package }
doctor-fix-cache = da permiso de escritura en { $folder }, o señala otra carpeta con XDG_CACHE_HOME
doctor-fix-terminal = usa UTF-8; por ejemplo, export LC_ALL=C.UTF-8
doctor-fix-page = instala sin REINOS_SKIP_WEB=1: pip install --force-reinstall reinos, o en un clon make play
doctor-fix-browser = instala Firefox o Chromium, o di cuál es el tuyo con BROWSER; o abre en otro la dirección que da «reinos serve»
doctor-fix-port = no hace falta: «reinos serve» toma el { $free }; o termina el programa que escucha ahí
doctor-fix-ports = da otro puerto: reinos serve --port 9000
doctor-fix-gpu = solo para millones de partidas a la vez: una GPU de NVIDIA con su controlador, y pip install 'reinos[cuda]'
doctor-fix-games = reinstala: pip install --force-reinstall { $packages }

## reinos serve

serve-about = Juega en el navegador, a solas o con otros: un servidor propio.
serve-host = dirección en la que escucha; { $default } si falta: solo este equipo
serve-port = puerto en el que escucha; { NUMBER($default, useGrouping: 0) } si falta, o el siguiente libre
serve-data = carpeta donde se guardan las mesas
serve-database = PostgreSQL en lugar de un archivo: postgresql://…
serve-site = nombre con el que se llega a él; puede repetirse; si falta, sus direcciones IP y el nombre de este equipo
serve-network = red entrenada (ONNX) que puede ocupar un asiento; se puede repetir
serve-workers = procesos que calculan bots, pistas y repeticiones; { $default } si falta
serve-open = abre el navegador
serve-ready = Reinos está en { $address }
serve-kept = Las mesas se guardan en { $place }
serve-far = Cualquiera que llegue a { $host } puede jugar aquí.
serve-names = Responde a sus direcciones IP y a { $names }; para otro nombre, arráncalo con --site NOMBRE.
serve-sites = Solo responde a { $names }.
serve-stop = Se para con Ctrl-C; no se pierde nada.
serve-busy = El puerto { $port } de { $host } no se puede usar: { $reason }
arg-site = NOMBRE
arg-host = DIRECCIÓN
arg-port = PUERTO
arg-folder = CARPETA
wrong-port = el puerto es { $port }; se admiten números enteros del 0 al 65535
wrong-port-busy = no hay puerto en el que escuchar en { $host }; da otro con --port

## reinos webapp

webapp-about = Construye la página que juega sin servidor: una carpeta para cualquier alojamiento web.
webapp-folder = dónde se escribe; si no se indica, build/webapp
webapp-game = solo este juego; se puede indicar varias veces
webapp-no-page = esta instalación no tiene el cliente del navegador; instálala sin REINOS_SKIP_WEB=1
webapp-other-files = { $folder } tiene otros archivos; indica una carpeta vacía, o una que haya hecho este comando
webapp-begins = compilando los juegos a WebAssembly; la primera vez tarda minutos

## reinos warmup, check

warmup-about = Compila los juegos ahora, para no esperar después.
warmup-done = { $game }: listo en { $seconds } s
check-about = Pasa un juego por las pruebas que todos deben cumplir, o por un archivo de ejemplos.
check-games = partidas al azar por configuración, { $default } si falta; con --invariants en total, { $watched } si falta
check-seed = semilla de las partidas al azar
check-invariants = comprobar tras cada paso de partidas al azar lo que el juego declara que nunca se crea ni se pierde
check-vectors = archivo JSON con ejemplos resueltos; la última línea dice cuántos pasan
check-failed = MAL { $game }: { $reason }
check-done =
    { $failed ->
        [0] { $configurations } configuraciones: todas bien.
       *[other] { $configurations } configuraciones: { $failed } mal.
    }
check-watched =
    { $failed ->
        [0] { $games } partidas de { $configurations } configuraciones, { $steps } pasos: nada se crea ni se pierde.
       *[other] { $games } partidas de { $configurations } configuraciones, { $steps } pasos: { $failed } configuraciones mal.
    }

## reinos arena

arena-about = Enfrenta a los bots en un torneo y los puntúa.
arena-arg-study = repetir el estudio publicado del juego, lo nuestro junto a lo suyo
arena-no-study = Aquí no hay ningún estudio publicado de { $game }.
arena-arg-bots = bots, por ejemplo greedy,search:1000,search:500ms,"cmd:./mibot"; si son tantos como jugadores se sientan tal cual; si son más o menos, en todas las combinaciones
arena-arg-games = partidas; { $default } si no se dice otra cosa
arena-arg-players = número de jugadores
arena-arg-seed = semilla del torneo
arena-arg-workers = procesos en esta máquina; { $default } si no se dice otra cosa
arena-arg-ray = jugar en un clúster de Ray; sin dirección, en uno de esta sola máquina
arena-address = DIRECCIÓN
arena-arg-time-limit = segundos que tiene un programa (cmd:) para cada decisión
arena-arg-time = el mismo tiempo por decisión para todos los que buscan, como 500ms o 2s; los programas (cmd:) no pueden tardar más
arena-arg-decide = parar en cuanto se sepa si el primer bot gana más de ese tanto por ciento de las partidas (prueba secuencial)
arena-wrong-clock = --time vale «{ $value }»; se admite un tiempo como 500ms o 2s.
arena-wrong-share = --decide vale «{ $value }»; se admite un tanto por ciento, como 60.
arena-decided =
    { $answer ->
        [yes] Decidido tras { $games } partidas: { $bot } gana más del { $share } %.
        [no] Decidido tras { $games } partidas: { $bot } no gana más del { $share } %.
       *[open] Sin decidir en { $games } partidas: si { $bot } gana más del { $share } %.
    } (Prueba secuencial de la razón de probabilidades, { $low } % frente a { $high } %; cada error, como mucho { $error } %.)
arena-arg-results = archivo de líneas JSON con los resultados; si ya existe, el torneo sigue desde ahí
arena-arg-html = escribir aquí un informe con gráficos
arena-wrong-time = El tiempo «{ $value }» no vale: da segundos, más de 0.
arena-title =
    { $games ->
        [one] { $game }: { $games } partida
       *[other] { $game }: { $games } partidas
    }
arena-setting = Opciones: { $options }. Semilla: { $seed }. Cada grupo juega con los mismos dados en todas las rotaciones de sus asientos.
arena-nothing = No ha terminado ninguna partida.
arena-note = Entre corchetes y tras ±: intervalos del 95 %. Un bot que ocupa dos asientos cuenta dos veces.
arena-unrated = { arena-note } Para el nivel hace falta OpenSkill: pip install "reinos[arena]"; con --results no hay que volver a jugar nada.
arena-written = Informe escrito en { $file }.
arena-forfeit = Partida { $game }: { $bot } la pierde. { $reason }
arena-truncated =
    { $games ->
        [one] { $games } partida se cortó en el límite para simulaciones; cuenta tal como estaba.
       *[other] { $games } partidas se cortaron en el límite para simulaciones; cuentan tal como estaban.
    }
arena-no-forfeits = Ninguna.
arena-table = Clasificación
arena-ratings = Puntuación de los bots (OpenSkill, Plackett-Luce)
arena-course = Puntuación de los bots partida a partida
arena-ranks = Puestos en %, cuanto más oscuro mejor
arena-forfeits = Partidas perdidas por fallo
arena-bot = bot
arena-rating = nivel
arena-games = partidas
arena-share = victorias
arena-won = solo
arena-shared = compartidas
arena-points = puntos
arena-margin = ventaja
arena-places = puestos
arena-failed = fallos
arena-spread = Puntos: la mediana, la mitad y el 90 % de las partidas
arena-best = máximo
arena-time = ms/decisión

## reinos new-game

new-game-about = Escribe el esqueleto de un juego propio: pequeño, completo y jugable.
new-game-arg = NOMBRE
new-game-name = nombre del juego y de su paquete: letras minúsculas sin tilde, cifras y _
new-game-folder = dónde se crea su carpeta; en la actual si falta
new-game-written =
    El juego está en { $folder }. Para seguir:
    - pip install --editable { $folder }
    - reinos check { $name }
    - reinos play { $name }
wrong-name = «{ $name }» no puede ser el nombre de un juego: de 2 a 40 letras minúsculas sin tilde, cifras y _, que empiece por letra y no acabe en _, y que no sea una palabra de Python.
wrong-name-game = Ya hay un juego «{ $name }».
wrong-name-module = Ya hay un paquete de Python «{ $name }»: un juego con ese nombre lo taparía.
wrong-folder-taken = { $folder } ya existe; no se ha escrito nada.
wrong-folder = No se puede escribir en { $folder }: { $reason }

## reinos suite

suite-about = Juega una serie de torneos con nombre y escribe un solo informe.
suite-name = SERIE
suite-folder-name = CARPETA
suite-arg-suite = nombre de una serie, o un archivo con una propia
suite-arg-list = mostrar las series con sus torneos
suite-arg-folder = dónde se guardan las partidas y el informe; si no se dice, lleva el nombre de la serie. La misma orden sigue donde se quedó
suite-which = Di qué serie. Hay: { $names }; o da un archivo.
suite-no-folder = No se puede crear la carpeta «{ $folder }». { $reason }
suite-line =
    { $games ->
        [one] { $suite }: { $games } partida
       *[other] { $suite }: { $games } partidas
    }
suite-title = Serie { $suite }
suite-incomplete = **No se han jugado todas las partidas.** La misma orden sigue donde se quedó.
suite-digest = SHA-256 de todas las partidas: `{ $digest }`. SHA-256 de la serie: `{ $sha256 }`.
suite-time = Los bots pensaron durante { $seconds } s. Escrito el { $written }.
suite-league = Liga: un solo nivel a partir de las ligas de todos los juegos
suite-setting = `{ $game }`, { $options }, reglas de la versión { $rules }, semilla { $seed }.
suite-games =
    { $games ->
        [one] { $games } partida, SHA-256 `{ $digest }`.
       *[other] { $games } partidas, SHA-256 `{ $digest }`.
    }

## reinos dataset

dataset-about = Escribe partidas de bots con jugadas, visitas de la búsqueda y resultados en un archivo Parquet.
dataset-arg-games = partidas
dataset-arg-bots = bots, como en reinos arena; { $default } si no se dice otra cosa
dataset-arg-planes = escribir también lo que sabía cada asiento, en números, para quien lea el archivo sin Reinos
dataset-arg-out = el archivo; si no se dice, JUEGO.parquet. Las partidas se guardan a su lado, en JUEGO.jsonl, y la misma orden sigue desde ahí
dataset-wrong-file = --out «{ $file }» no vale: da un archivo que acabe en { $suffix }, en una carpeta que exista.
dataset-interrupted =
    { $games ->
        [one] Queda { $games } partida en { $file }; la misma orden sigue desde ahí.
       *[other] Quedan { $games } partidas en { $file }; la misma orden sigue desde ahí.
    }
dataset-written =
    { $games ->
        [one] { $file }: { $games } partida, { $steps } decisiones.
       *[other] { $file }: { $games } partidas, { $steps } decisiones.
    }

## reinos train

train-about = Hace que una red aprenda un juego jugando contra sí misma; necesita reinos[train].
train-arg-folder = dónde se guardan la red, la curva y el punto de control; si no se dice, lleva el nombre del juego. La misma orden sigue donde se quedó
train-arg-target = dónde se juega y se aprende; si no se dice, cuda donde haya una GPU
train-arg-games = partidas a la vez, un múltiplo de 8; si no se dice, { NUMBER($cuda) } en cuda y { NUMBER($cpu) } en cpu
train-arg-lessons = lecciones en total; si no se dice, { NUMBER($default) }
train-arg-minutes = parar al cabo de tantos minutos de aprendizaje en total, aunque queden lecciones
train-start-name = ARCHIVO.npz
train-arg-start = una red con la que empezar, en vez de una que no sabe nada
train-arg-seed = de los pesos y los dados; si no se dice, { $default }
train-missing = Para entrenar hace falta { $names }, que no está instalado: pip install “reinos[train]”
train-wrong-games = --games es { $value }; se admiten múltiplos de { $batches }.
train-resumed = { $folder } ya tiene { NUMBER($lessons) } lecciones; se sigue desde ahí.
train-point = lección { NUMBER($lessons) }: { NUMBER($games) } partidas, { NUMBER($pace) } partidas/s, { NUMBER($decisions) } decisiones/s, { $rolling } % del tiempo jugando, { $wins } % ganadas contra greedy
train-done = La red está en { $folder }. Pruébala: reinos arena { $game } --bots network:{ $folder }/network.npz,greedy
train-axis-wins = % de partidas ganadas contra greedy
train-axis-error = error de los valores
train-axis-games = partidas contra sí misma
