### Lo que se dice en toda mesa, sea cual sea el juego.

seat-free = Libre
round = Ronda { $number }
confirm = Confirmar turno
prompt-waiting = Esperando a que se ocupen los asientos libres.
prompt-confirm = { $choice }. Confirma o deshaz.
barrier-roll = Después se tiran dados o se roba: no se podrá deshacer.
barrier-reveal = Después se descubre algo oculto: no se podrá deshacer.
barrier-end = Después termina la partida: no se podrá deshacer.
barrier-answer = Después se dice cuál es la mejor: no se podrá deshacer.
source-total = Total
fact-gain = lo más que alguien sumó de una vez: { $name }
fact-lead =
    { $count ->
        [0] cambios de cabeza: nadie más llegó a ir por delante
        [one] cambio en cabeza
       *[other] cambios en cabeza
    }
fact-time =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes }
    }
fact-moves =
    { $count ->
        [one] de partida, en una jugada
       *[other] de partida, en { $count } jugadas
    }

## Bots

bot-names = Urraca, Beltrán, Leonor, Fadrique, Jimena
bot-random = Al azar
bot-random-about = Elige cualquier cosa legal.
bot-greedy = Voraz
bot-greedy-about = Mira un paso adelante y toma lo mejor.
bot-network = Red «{ $name }»
bot-network-about = Juega lo que ha aprendido en partidas contra sí misma.

## Por qué no

why-not-yours = Ahora no te toca.
why-legal = Sí se puede elegir.
why-nothing = Ahora se elige otra cosa. { $asked }
why-held = Primero confirma o deshaz lo que has elegido.

## Negativas

refused-bad-option = Opción no válida: { $detail }.
refused-seed-known = "seed" solo se admite cuando todos los asientos son "me" o "bot": quien la da sabe lo que decidirá el azar.
refused-bad-file = El archivo de partida no es válido: { $detail }.
refused-too-many-steps = La partida tiene { $steps } pasos; un archivo que se convierte en mesa puede tener { $most }.
refused-not-your-seat = Ese asiento no es tuyo.
refused-not-your-table = No tienes asiento en esta mesa.
refused-host-only = Solo puede hacerlo quien creó la mesa.
refused-no-seat = No existe ese asiento; van del 0 al { $last }.
refused-no-commit = No existe ese momento de la partida; van del 0 al { $last }.
refused-stale = Esa decisión ya no está abierta; esta es la situación actual.
refused-other-draft = El borrador ha cambiado desde otra ventana; revisa y confirma de nuevo.
refused-illegal = Esa elección no es legal ahora.
refused-unfinished = El turno no está completo: falta elegir.
refused-full = No quedan asientos libres en esa mesa, o los que quedan esperan a quien tenga su enlace; puedes mirar.
refused-name-taken = En esta mesa ya hay quien se llama «{ $name }» o casi: elige otro nombre.
refused-name-twice = «{ $field }»: otro asiento se llama «{ $name }» o casi.
refused-muted = Quien dirige la mesa te ha silenciado.
refused-players-only = En esta mesa solo hablan quienes juegan.
refused-removed = Quien dirige la mesa te ha expulsado de ella.
refused-no-removal = La partida ya ha empezado y nadie pierde su asiento. Puedes silenciar a esa persona.
refused-yourself = Esa persona eres tú.
refused-nobody = No se sabe de quién se trata.
refused-taken = Ese asiento está ocupado.
refused-over = La partida ha terminado.
refused-begun = La partida ya ha empezado: solo antes de empezar se puede abrir un asiento a otros.
refused-not-over = La partida no ha terminado.
refused-not-absent = Esa persona está presente; solo se cede el asiento de quien falta.
refused-forgotten = Lo que pasó en otras rondas hay que recordarlo: hasta el final solo se puede ver desde la jugada { $first }.
refused-old-rules = Las reglas han cambiado y este momento ya no se puede dibujar.
refused-not-yours-yet = Hasta el final solo exporta la partida quien tiene todos los asientos.
refused-not-waiting = La partida aún no ha empezado.
refused-no-hint = Ahora no tienes nada que decidir.
refused-no-review = Ahora no se puede repasar esta partida: el bot más fuerte no está listo para el juego.
refused-no-decision = Ahora no tienes nada que decidir.
refused-not-understood = { $detail }
refused-lesson = { $detail }
refused-no-lesson = En esta mesa no se da ninguna lección.

## Pistas

hint-gain = Te da { $points } al momento.
hint-takes = Le quita { $points } a { $name }.
hint-clear = Es con diferencia lo que más te conviene.
hint-narrow = Es lo que más te conviene, por poco.
hint-one-of = Hay otra casi igual de buena.
hint-equal = Casi igual que la primera.
hint-near = Te conviene algo menos que la primera.
hint-worse = Te conviene bastante menos que la primera.
hint-winning = Te pone camino de la victoria.
hint-ahead = Te deja por delante.
hint-level = La partida sigue igualada.
hint-behind = Vas por detrás: es lo que más te acerca.
hint-only = Es lo único que puedes hacer.
hint-chance =
    { $games ->
        [0] De 100 partidas así, no ganarías casi ninguna.
        [one] De 100 partidas así, ganarías 1.
       *[other] De 100 partidas así, ganarías unas { $games }.
    }
hint-apart = Una de tus opciones es claramente mejor que las demás.
hint-close = Una de tus opciones es algo mejor que las demás.
hint-alike = No hay una sola buena: al menos dos opciones dan casi igual.
