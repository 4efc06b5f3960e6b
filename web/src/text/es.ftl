## En todas partes
home-link = Reinos, inicio
skip = Ir al contenido
pages = Páginas
home = Inicio
lobby = Mesas abiertas
settings = Ajustes
close = Cerrar
copy = Copiar
copied = Copiado
send = Enviar
add = Añadir
enter = Entrar
you = Tú
bot = Bot
opening = Abriendo la mesa
server-away = El servidor no responde. Se vuelve a intentar solo.
newer-version = Hay una versión más nueva.
other-page = Reinos está abierto en otra pestaña o ventana de este navegador. Seguirá aquí cuando la cierres.
alone-failed = No se ha podido abrir la página: { $message }
part-missing = No ha llegado una parte de la página.
reload = Volver a cargar
page-missing = Esta página no existe
go-home = Ir al inicio
go-to = Ir a
to-dark = Tema oscuro
to-light = Tema claro
unaffiliated = Dibujos propios. Reinos no está vinculado a los autores ni a las editoriales de los juegos.

## Inicio
home-hello = Hola, { $name }
home-hello-about = Elige un juego y empieza contra bots, o abre una mesa y manda el enlace.
home-alone-about = Elige un juego y empieza contra bots, o abre una mesa y pasaos el dispositivo.
home-turns = { $count ->
    [one] Te toca en una mesa, { $name }
   *[other] Te toca en { $count } mesas, { $name }
  }
home-turns-about = Las mesas te esperan; entra en la que quieras.
your-name = Tu nombre
play-now = Jugar ahora
play-table = Jugar { $title }, mesa { $code }
about-game = { $title }: qué es y cómo se juega
against-bots = Contra bots
new-table-of = Mesa nueva de { $title }
table = Mesa nueva
tables = Mesas
join-by-code = Entrar con código
code = Código de mesa
continue = Continuar
open-table = Abrir
sit = Sentarse
watch = Mirar
see = Ver
running = En juego
running-empty = Nadie juega ahora.
finished-tables = Terminadas
players-range = { $least } a { $most }
players-exactly = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
  }
minutes = { $minutes } min
lent-row = Un bot juega por ti
seats-taken = { $taken } de { $of }

together = Con otras personas
together-about = Esta página juega sin servidor, así que nadie puede unirse desde otro sitio. Varias personas pueden jugar en este dispositivo, y una cortina oculta lo que no debe ver quien sigue.
file-about = Las partidas terminadas, y las que no tienen bots, se guardan como archivo y se abren aquí o en un servidor.

## Vestíbulo
lobby-open = Buscan jugadores
lobby-empty = No hay mesas abiertas
lobby-empty-about = Abre la primera o juega ya contra bots.
games = Juegos
games-all = Todos los juegos
import = Abrir una partida guardada
import-about = Un archivo de partida se abre como mesa nueva, con toda su historia.
import-pick = Elegir archivo
import-wrong = Eso no es un archivo de partida.

## Mesa nueva
new-table = Mesa nueva
game-missing = Este juego no existe
seats = Asientos
seat-me-about = Juegas tú, en este dispositivo
seat-hot-about = Otra persona, en este mismo dispositivo
seat-link-name = Por enlace
seat-link-about = Entra quien reciba el enlace
seat-link-waiting = Invitado por enlace · aún no ha entrado
seat-open-name = Quien llegue
seat-open-about = Visible en Mesas abiertas
seat-bot-about = Juega el ordenador
seat-here = En la mesa
seat-empty = Asiento vacío
seat-empty-about = Toca para añadir a alguien
seat-level = Nivel del bot del asiento { $number }
seat-name = Nombre del asiento { $number }
seat-kind = Quién ocupa el asiento { $number }
seat-remove = Quitar el asiento { $number }
guest-number = Jugador { $n }
kind-link = Enlace
kind-open = Abierto
kind-bot = Bot
kind-me = Aquí
count-you = tú
count-me = { $count } más aquí
count-link = { $count } por enlace
count-open = { $count ->
    [one] uno abierto
   *[other] { $count } abiertos
  }
count-bot = { $count ->
    [one] un bot
   *[other] { $count } bots
  }
players-allowed = Se juega con { $list } jugadores.
variants = Variantes
listed = A la vista
listed-about = La mesa sale en Mesas abiertas y cualquiera puede mirar sin ver secretos.
spectators-talk = El público puede hablar
spectators-talk-about = Quien solo mira puede escribir en la charla.
stand-in = Si alguien falta
stand-in-about = Este bot juega por quien se va. Recupera su asiento cuando quiera.
away-about = Quien falta un minuto cuenta como ausente.
almost-ready = Casi lista
seats-summary = { $count } asientos: { $crowd }
sealed-about = El azar queda sellado al empezar y se puede comprobar al final.
create-table = Crear mesa
fill-and-start = Llenar con bots y empezar

## Sala de espera
waiting-title = { $title }: faltan jugadores
waiting-about = La partida empieza sola cuando todos los asientos estén ocupados.
invite-link = Enlace de invitación
put-bot = Poner un bot
invited = Te han invitado a una mesa
invited-about = Di cómo te llamas y siéntate.

## Juego
rules = Reglas
how-to-play = Cómo se juega

## Ajustes
language = Idioma
theme = Tema
theme-auto = Sistema
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Contraste
motion = Movimiento
motion-auto = Sistema
motion-full = Completo
motion-none = Ninguno
pace = Ritmo
pace-slow = Despacio
pace-normal = Normal
pace-fast = Deprisa
pace-instant = Al instante
sound = Sonido
sound-off = Apagado
sound-on = Encendido
story = Lo que pasa
story-coming = A ver qué ha pasado…
story-on = Seguir
story-waiting = { $count ->
        [one] Ha habido 1 jugada
       *[other] Ha habido { $count } jugadas
    }
story-skip = Saltar
story-sum = { $ahead ->
        [true] { $name } es quien más suma, { $points }, y va en cabeza con { $score }.
       *[other] { $name } es quien más suma: { $points }. Va en cabeza { $first }, con { $score }.
    }
story-behind = Tú vas a { $lead }.
counted = contado
counting = se cuenta ahora
uncounted = falta
key-space = Espacio
settings-about = Se guardan en este navegador.

## Mesa
menu = Menú
players = Jugadores
players-order = Jugadores, en orden de turno
no-players = No hay nadie en la mesa.
panels = Paneles
panel-stage = Tablero
panel-offer = Lo que se ofrece
panel-tray = Lo mío
mine = Lo mío
rivals = Rivales
beside = Crónica, charla, notas y ayuda
tab-log = Crónica
tab-chat = Charla
tab-notes = Notas
tab-help = Ayuda
unread = sin leer
your-turn = Te toca
turn-yours = Te toca.
plays = Juega
ready = Listo
away = Ausente
finished = Terminada
see-board = Ver en grande lo de { $name }
table-missing = No se pudo abrir la mesa
table-code = Código de la mesa: { $code }
what-to-do = Qué hacer
undo = Deshacer
reset = Reiniciar
choices = Opciones
your-choices = Tus opciones
no-choices = Ahora no hay nada que elegir.
not-there = Ahí no se puede
asked-no-more = Eso ya no se pregunta.
stale = Alguien jugó antes que tú. Tu borrador no se envió.
frozen = Las reglas han cambiado desde que empezó esta partida: solo se puede mirar.
touches-you = Te afecta
in-hand = La tienes en la mano: elige dónde ponerla.
put-back = Soltar
drafted = Borrador: { $text }
log-empty = Aún no ha pasado nada.
final-board = El tablero al final
rule-number = Número de esta regla en la lista del reglamento
more-options = Más opciones
log-news = { $count ->
    [one] Una nueva
   *[other] { $count } nuevas
  }
recap = Desde tu último turno
recap-earlier = { $count ->
    [one] Y una cosa más antes: está en la crónica.
   *[other] Y { $count } cosas más antes: están en la crónica.
  }
recap-watch = Verlo
recap-close = Seguir
chat-older = Mensajes anteriores
chat-spectator = mira
silent-muted = Quien dirige la mesa te ha silenciado.
silent-players-only = Aquí solo hablan quienes juegan.
moderate = Sobre { $name }
mute = Silenciar
unmute = Dejar que hable
mute-named = Silenciar a { $name }
unmute-named = Dejar que { $name } hable
mute-about = Quien está en silencio no puede escribir en la charla.
remove = Expulsar
remove-named = Expulsar a { $name } de la mesa
remove-about = Quien es expulsado no puede sentarse aquí ni mirar.
chat-empty = Nadie ha dicho nada.
chat-write = Escribe a la mesa
notes-label = Solo las ves tú
notes-kept = Guardadas
notes-keeping = Guardando
help-missing = No se pudo abrir la ayuda.
hint = Consejo
hint-thinking = Pensando…
coach-level = Cuánta ayuda
coach-nudge = Una pista
coach-move = La jugada
coach-show = Ver la jugada
coach-draft = Ponerla como borrador
coach-confirm = Tu turno está completo: solo falta confirmarlo.
coach-by = { $bot }, con lo que tú puedes ver
order-hint = pista consejo hint
stake = Lo que está en juego
stake-read = Entendido
stake-off = No explicar más
stakes = Explicar cada decisión nueva
stakes-on = La primera vez
stakes-off = No
sealed = Azar sellado
leave = Dejar mi asiento
stand-in-now = A quien se va lo sustituye { $bot } hasta que recupere su asiento.
lent-told = { $bot } juega en tu asiento. Recupéralo cuando quieras.
hand-to-bot = Dar el asiento de { $name } a un bot
take-back = Recuperar mi asiento: { $name }
download = Descargar
areas = Partes de la mesa
area-legal = hay algo que elegir
zoom = Tamaño
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Ver entero

## Conexión
live = En directo
reconnecting = Reconectando, { $seconds } s
offline = Sin conexión
late-kept = Aún no hay respuesta. Tu jugada espera aquí.
offline-kept = Sin conexión. Tu jugada espera aquí.
connection = Conexión: { $words }
resync = Pedir el estado de nuevo
restarting = El servidor se reinicia. No se pierde nada.

## Un dispositivo
curtain-pass = Pasa el dispositivo a { $name }
curtain-private = Nadie más debe mirar.
curtain-hold = Mantén pulsado para ver

## Repetición
replay = Repetición
round-of = Ronda { $now } de { $of }
path = Partes de la ronda
replay-at = Jugada { $n } de { $of }
replay-start = Empieza la partida.
replay-scrub = Momento de la partida
past = Estás viendo el pasado
news = { $count ->
    [one] Una jugada nueva: ir a ahora
   *[other] { $count } jugadas nuevas: ir a ahora
  }
play-from-here = Jugar desde aquí
to-start = Al principio
back = Atrás
play = Jugar
play-replay = Reproducir
pause = Pausa
forward = Adelante
to-end = Al final
speed = Velocidad { $times }×
copy-link = Copiar enlace
to-now = Volver al presente
to-result = Ver el resultado
see-as = Ver como
see-all = Todo a la vista

## Resultado
result-of = { $title } · resultado
result-missing = No se pudo leer el resultado
wins = Gana { $name }
shared-win = Victoria compartida
rematch = Revancha, mismos asientos
see-replay = Ver la repetición
review = Repaso
review-ask = ¿Dónde se ganó y se perdió?
review-waiting = El bot más fuerte se prepara.
review-progress = El bot más fuerte mira la partida: { $done } de { $of } posiciones.
review-chances = Probabilidad de ganar, en partidas de cada 100
review-turns = Cuándo cambió la partida
review-again = Probar otra vez desde aquí
review-look = Verlo
as-table = Tabla
as-chart = Gráfica
player = Jugador
points = Marcador
state = Situación
in-short = En corto
total = Total
move = Jugada
moves = { $n } jugadas
boards = Cómo quedó cada uno
sealed-check = La semilla coincide con el sello que la mesa vio al empezar; «reinos verify» lo comprueba.
seed-shown = Semilla a la vista
seal = Sello
seed = Semilla

## Modo texto
text-mode = Modo texto
to-board = Volver al tablero
text-situation = Situación
text-options = Tus opciones
text-points = Marcador
text-log = Crónica
text-order = Orden escrita
text-keys = Teclas
order-label = Número o palabras de una opción

## Teclas
keys = Teclas
key-zone = de una zona a otra
key-neighbour = al sitio legal más cercano
key-pick = elegir
key-number = la opción de ese número
key-turn = girar: la siguiente opción del mismo sitio
key-undo = deshacer un paso
key-reset = reiniciar el turno
key-confirm = confirmar
key-cancel = cancelar, o volver al presente
key-skip = saltar una escena; dos veces, toda la historia
key-pause = detener la historia
key-choices = mis opciones
key-hint = una pista; otra vez, la jugada
key-board = ir al tablero
key-last = lo último
key-scores = puntos
key-whose = de quién es el turno
key-history = jugada anterior y siguiente
key-ends = al principio y al presente
key-zoom = acercar, alejar, ver entero
key-text = modo texto
key-help = estas teclas

## Lecciones

puzzle-today = Reto de hoy
puzzles-today = Retos de hoy
rules-search = Buscar en las reglas
rules-not-found = Las reglas no dicen nada de «{ $text }».
learn = Aprender
lessons = Lecciones
lesson-guide = Guía de la lección
lesson-step = paso { $number } de { $steps }
lesson-over = terminada
lesson-progress = Por dónde va la lección
lesson-why = Por qué
lesson-rules = Reglas { $rules }
lesson-show = Muéstramelo
lesson-go-on = Seguir
lesson-more = Más lecciones
lesson-fold = Plegar la guía
lesson-unfold = Desplegar la guía
lesson-done = hecha
lesson-minutes = ({ $minutes } min)
