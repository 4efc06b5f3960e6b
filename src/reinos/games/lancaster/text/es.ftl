### Lancaster: palabras. La ayuda está dicha con palabras propias; LA-… son los números de nuestras reglas.

game-name = Lancaster
game-tagline = Reparte caballeros entre condados, castillo y Francia, y vota las leyes que te convienen.
reconstructed = La edición impresa da muchos datos solo con dibujos. Están reconstruidos: la fuerza mínima de seis condados, los 6 puntos de Somerset, las cantidades de oro y votos del castillo y su casilla mixta, cuatro fichas de favor, casi todas las cartas de batalla, el reparto de las leyes en grupos, la fuerza del primer caballero aliado y lo que aprovecha un aliado. Las clases de recompensa de Suffolk y Somerset están deducidas. Los nombres de leyes y casillas son nuestros.

## Opciones

option-players = Jugadores
option-players-2 = 2, cada cual con un aliado
option-players-3 = 3
option-players-4 = 4
option-players-5 = 5
option-law_mode = Leyes
option-law_mode-base = las originales
option-law_mode-new = solo las nuevas
option-law_mode-mixed_choice = combinación elegida grupo a grupo
option-law_mode-mixed_random = combinación al azar grupo a grupo
option-law_group_0 = Leyes del principio (grupo 0, si las eliges)
option-law_group_0-base = originales
option-law_group_0-new = nuevas
option-law_group_1 = Rondas 1 y 2 (grupo 1, si las eliges)
option-law_group_1-base = originales
option-law_group_1-new = nuevas
option-law_group_2 = Ronda 3 (grupo 2, si las eliges)
option-law_group_2-base = originales
option-law_group_2-new = nuevas
option-law_group_3 = Ronda 4 (grupo 3, si las eliges)
option-law_group_3-base = originales
option-law_group_3-new = nuevas
option-law_group_4 = Ronda 5 (grupo 4, si las eliges)
option-law_group_4-base = originales
option-law_group_4-new = nuevas
option-open_resources = Oro y escuderos a la vista
option-open_resources-on = sí (con dos, siempre)
option-open_resources-off = no: tras la muralla
option-upgrade_scope = Qué caballeros se fortalecen
option-upgrade_scope-in_play = cualquiera en juego, también en la corte
option-upgrade_scope-deployed = solo los emplazados
preset-old_and_new = Viejas y nuevas: cuatro jugadores, leyes nuevas en las rondas 1, 2, 4 y 5

## Piezas y cantidades

part-gold = { $count } de oro
part-squires =
    { $count ->
        [one] 1 escudero
       *[other] { $count } escuderos
    }
part-votes =
    { $count ->
        [one] 1 voto
       *[other] { $count } votos
    }
part-power_points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
part-new_knight =
    { $count ->
        [one] 1 caballero nuevo
       *[other] { $count } caballeros nuevos
    }
part-upgrade =
    { $count ->
        [one] 1 fortalecimiento
       *[other] { $count } fortalecimientos
    }
part-extension =
    { $count ->
        [one] 1 ampliación
       *[other] { $count } ampliaciones
    }
part-move_to_battle = llevar el caballero a una batalla
part-noble = 1 noble a elegir
law-quoted = «{ $law }»
law-set =
    { $new ->
        [1] grupo { $group }, nuevas
       *[0] grupo { $group }, originales
    }

# Casillas del castillo: con su artículo, solas, o con «a» o «en».
space-castle_squires =
    { $case ->
        [bare] Establos
        [to] a los Establos del castillo
        [in] en los Establos del castillo
       *[the] los Establos
    }
space-castle_gold =
    { $case ->
        [bare] Tesorería
        [to] a la Tesorería del castillo
        [in] en la Tesorería del castillo
       *[the] la Tesorería
    }
space-castle_votes =
    { $case ->
        [bare] Sala del consejo
        [to] a la Sala del consejo del castillo
        [in] en la Sala del consejo del castillo
       *[the] la Sala del consejo
    }
space-castle_mixed =
    { $case ->
        [bare] Mercado
        [to] al Mercado del castillo
        [in] en el Mercado del castillo
       *[the] el Mercado
    }
space-castle_recruit =
    { $case ->
        [bare] Cuartel
        [to] al Cuartel del castillo
        [in] en el Cuartel del castillo
       *[the] el Cuartel
    }
space-castle_training =
    { $case ->
        [bare] Patio de armas
        [to] al Patio de armas del castillo
        [in] en el Patio de armas del castillo
       *[the] el Patio de armas
    }
space-ally_recruit =
    { $case ->
        [bare] Cuartel aliado
        [to] al Cuartel aliado
        [in] en el Cuartel aliado
       *[the] el Cuartel aliado
    }
space-ally_training =
    { $case ->
        [bare] Patio aliado
        [to] al Patio de armas aliado
        [in] en el Patio de armas aliado
       *[the] el Patio de armas aliado
    }
space-exchange = { $gain } por { $squires }
place =
    { $case ->
        [to] a { $place }
       *[in] en { $place }
    }
place-court =
    { $case ->
        [to] a la corte
       *[in] en la corte
    }
battle = { $front } (Francia { $strength })
battle-front =
    { $row ->
        [upper] la batalla nueva { side }
       *[lower] la batalla de segunda ronda { side }
    }
side =
    { $side ->
        [left] de la izquierda
       *[right] de la derecha
    }

# De quién se habla: un jugador, el aliado de quien lee (own) o el de otro (ally).
party-name =
    { $kind ->
        [own] tu aliado
        [ally] el aliado de { $name }
       *[player] { $name }
    }
party-subject =
    { $kind ->
        [own] Tu aliado
        [ally] El aliado de { $name }
       *[player] { $name }
    }
party-of =
    { $kind ->
        [own] de tu aliado
        [ally] del aliado de { $name }
       *[player] de { $name }
    }
party-to =
    { $kind ->
        [own] a tu aliado
        [ally] al aliado de { $name }
       *[player] a { $name }
    }

## Fases

phase-setup = preparación
phase-deployment = despliegue
phase-parliament = parlamento
phase-laws = leyes
phase-counties = condados
phase-castles = castillos
phase-battles = batallas
phase-over = final
path-deployment = Despliegue
path-parliament = Parlamento
path-laws = Leyes
path-counties = Condados
path-castles = Castillos
path-battles = Batallas
round-phase = Ronda { $round } de { $rounds } · { $phase }

## Qué hay que hacer

prompt-setup_extension =
    { $who ->
        [you] Elige tu primera ampliación del castillo.
       *[other] { $name } elige su primera ampliación.
    }
prompt-place =
    { $who ->
        [you]
            { $two ->
                [True] Envía un caballero tuyo o de tu aliado.
               *[False] Envía un caballero a un condado, a tu castillo o a una batalla.
            }
       *[other] { $name } envía un caballero.
    }
prompt-squires =
    { $who ->
        [you]
            { $total ->
                [0] Caballero de { $strength } a { $county }: ¿con cuántos escuderos?
               *[other] Para desalojar de { $county } hay que superar una fuerza de { $total }. Envías un caballero de { $strength }: ¿con cuántos escuderos?
            }
       *[other] { $name } decide cuántos escuderos envía a { $county }.
    }
prompt-favour =
    { $who ->
        [you]
            { $ally ->
                [ally] Toma un favor del rey para tu aliado: el oro y los escuderos se pierden.
               *[own] Toma un favor del rey.
            }
       *[other] { $name } toma un favor del rey.
    }
prompt-favour_noble =
    { $who ->
        [you] Toma un noble de cualquier condado.
       *[other] { $name } elige un noble.
    }
prompt-favour_remove_noble =
    { $who ->
        [you] Tu aliado retira del juego un noble: elige el condado.
       *[other] { $name } elige qué noble retira del juego su aliado.
    }
prompt-upgrade_target =
    { $who ->
        [you]
            { $ally ->
                [ally] Fortalece un caballero de tu aliado: lo cambia por uno de la reserva con 1 de fuerza más.
               *[own] Fortalece un caballero: lo cambias por uno de la reserva con 1 de fuerza más.
            }
       *[other]
            { $ally ->
                [ally] { $name } fortalece un caballero de su aliado.
               *[own] { $name } fortalece un caballero.
            }
    }
prompt-extension_tile =
    { $who ->
        [you]
            { $bought ->
                [one] Construye una ampliación.
               *[other] Construye una ampliación; son { $bought } las compradas.
            }
       *[other] { $name } construye una ampliación.
    }
prompt-vote =
    { $state ->
        [vote] Propuesta { $number }, «{ $law }»: { $text } Si se aprueba, deja de regir «{ $out }». Vota sí o no y di cuántos votos pones.
        [voted]
            { $count ->
                [one] Has votado. Falta { $names }.
               *[other] Has votado. Faltan { $names }.
            }
       *[watch]
            { $count ->
                [one] Se vota «{ $law }». Falta { $names }.
               *[other] Se vota «{ $law }». Faltan { $names }.
            }
    }
prompt-law_trade =
    { $who ->
        [you] «{ $law }»: { $text } ¿Cuántas veces?
       *[other] { $name } decide sobre «{ $law }».
    }
prompt-law_exchange =
    { $who ->
        [you] «{ $law }»: { $text }
       *[other] { $name } decide sobre «{ $law }».
    }
prompt-law_champion =
    { $who ->
        [you] «{ $law }»: ¿cambias tu caballero de 3 por el de 4?
       *[other] { $name } decide sobre «{ $law }».
    }
prompt-law_squires =
    { $who ->
        [you]
            { $left ->
                [one] «{ $law }»: puedes enviar 1 escudero más a tus batallas.
               *[other] «{ $law }»: puedes enviar { $left } escuderos más a tus batallas.
            }
       *[other] { $name } envía escuderos al frente.
    }
prompt-law_tax =
    { $who ->
        [you] «{ $law }»: paga 1 de oro por cada condado que quieras conservar. Los demás caballeros vuelven a la corte.
       *[other] { $name } decide por qué condados paga.
    }
prompt-law_upkeep =
    { $who ->
        [you] «{ $law }»: paga 1 escudero por cada ampliación que quieras mantener. Las demás no dan nada esta ronda.
       *[other] { $name } decide qué ampliaciones mantiene.
    }
prompt-county =
    { $who ->
        [you]
            { $ally ->
                [ally] { $county }: ¿qué toma tu aliado?
               *[own] { $county }: ¿qué tomas?
            }
       *[other]
            { $ally ->
                [ally] { $name } decide qué toma su aliado en { $county }.
               *[own] { $name } decide qué toma en { $county }.
            }
    }
prompt-dorset_battle =
    { $who ->
        [you] { $county }: elige la batalla a la que cruza el caballero.
       *[other] { $name } elige a qué batalla cruza el caballero de { $county }.
    }
prompt-start_player =
    { $who ->
        [you] { $county }: nombra a quien empieza la próxima ronda.
       *[other] { $name } nombra a quien empieza la próxima ronda.
    }
prompt-castle_order =
    { $who ->
        [you] Cobra tu castillo: ¿qué usas ahora?
       *[other] { $name } cobra su castillo.
    }
prompt-ransom =
    { $who ->
        [you] Francia ha ganado { $battle }: rescata prisioneros a 1 de oro por punto de fuerza.
       *[other] { $name } decide qué prisioneros rescata.
    }
prompt-over = Fin de la partida. { $result }

## Lo que está en juego en cada decisión, y dónde mirar

stake-setup_extension = La ampliación trabaja sola todas las rondas: elige lo que vas a necesitar siempre.
stake-place = Un condado da su noble o su recompensa si nadie te echa; una batalla da un favor ahora y puntos después. Mira qué pueden superar los demás.
stake-squires = Para echarte hay que superar tu total, y si te echan pierdes los escuderos: mira quién juega después y con qué fuerza.
stake-favour = Cada favor se lo lleva una sola persona por ronda: mira qué te falta y qué querrán los demás.
stake-favour_noble = Los nobles valen más cuantos más reúnes, y no se repiten: mira los condados que te costaría ganar.
stake-favour_remove_noble = Ese noble ya no será de nadie: mira cuál le falta a tu rival y a ti no.
stake-upgrade_target = Un caballero más fuerte abre condados más exigentes y cuenta al final: mira qué fuerza te falta.
stake-extension_tile = Se cobra en cada ronda desde ahora, y tener más ampliaciones que nadie puntúa al final: mira qué se te acaba antes.
stake-vote = Los votos que pongas se gastan, salga lo que salga, y el empate aprueba. Mira a quién beneficia la ley y cuántas propuestas faltan.
stake-law_trade = Lo que te sobre al final no vale nada: mira qué necesitas ya y qué precio tiene.
stake-law_exchange = Cambia solo lo que te sobra: mira si la próxima ronda te faltará oro o escuderos.
stake-law_champion = Una fuerza más sirve en condados y batallas, y cuenta al final: mira si prefieres guardar el de 4 para otro sitio.
stake-law_squires = Cada escudero suma 1 en esa batalla y luego se pierde: mira dónde te sube de puesto o salva a Inglaterra.
stake-law_tax = Sin pagar, el caballero vuelve a la corte y el condado no te da nada: mira cuáles valen más de 1 de oro.
stake-law_upkeep = La ampliación que no mantengas no cobra esta ronda: mira cuáles dan más que un escudero.
stake-county = Los nobles valen más cuantos más tienes; la recompensa sirve desde ahora. Las dos cosas cuestan 3 de oro.
stake-dorset_battle = Lucha en esa batalla esta misma ronda: mira dónde te sube de puesto o da la victoria a Inglaterra.
stake-start_player = Quien empieza elige primero, pero a quien juega el último es más difícil echarlo. Mira qué te conviene la próxima ronda.
stake-castle_order = Lo que cobras antes puede pagar lo siguiente: mira qué cambio necesita oro o escuderos.
stake-ransom = El que no rescates vuelve a la reserva y habrá que ganarlo otra vez: mira cuánto vale su fuerza para ti.

## Opciones de cada decisión

choice-build = Construir { $space }: { $gain }
choice-send =
    { $who ->
        [ally] Aliado: caballero de { $knight } { $place }{ ousting }
       *[own] Caballero de { $knight } { $place }{ ousting }
    }
ousting =
    { $beaten ->
        [0] { "" }
       *[other] ; desaloja { $to } (fuerza { $beaten })
    }
choice-squires =
    { $count ->
        [0] Sin escuderos: fuerza { $strength }
        [one] Con 1 escudero: fuerza { $strength }
       *[other] Con { $count } escuderos: fuerza { $strength }
    }
choice-favour = Tomar el favor: { $tile }
choice-favour-second = Tomar el otro favor: { $tile }
choice-noble = Tomar el noble de { $county }
choice-remove = Retirar del juego un noble de { $county }
choice-upgrade = Fortalecer a { $next } el caballero de { $strength } { $place }
choice-vote =
    { $yes ->
        [1] Sí, { with-votes }
       *[0] No, { with-votes }
    }
with-votes =
    { $votes ->
        [0] sin añadir votos
        [one] con 1 voto más
       *[other] con { $votes } votos más
    }
choice-trade =
    { $times ->
        [0] No pagar nada
       *[other] Pagar { $price }: { $gain }
    }
choice-exchange =
    { $way ->
        [0] Cambiar 2 de oro por 1 escudero
       *[1] Cambiar 2 escuderos por 1 de oro
    }
choice-champion = Cambiar el caballero de 3 por el de 4
choice-front = Enviar un escudero a { $battle }
choice-tax = Pagar 1 de oro por { $county }
choice-upkeep = Pagar 1 escudero por { $space }
choice-county-noble = Tomar el noble de { $county }
choice-county-remove = Retirar del juego un noble de { $county }
choice-county-reward = Tomar la recompensa: { $reward }
choice-county-both = Pagar { $price } de oro y tomar el noble y la recompensa: { $reward }
choice-county-none = No tomar nada
choice-battle = Cruzar a { $battle }
choice-starter =
    { $who ->
        [you] Empiezas tú
       *[other] Empieza { $name }
    }
choice-item = Usar { $space }: { $gain }
choice-ransom = Rescatar al caballero de { $strength } por { $strength } de oro
choice-decline = Renunciar
choice-decline-upgrade_target = No fortalecer a nadie
choice-decline-extension_tile = No construir nada
choice-decline-favour_noble = No tomar ningún noble
choice-decline-law_champion = No cambiarlo
choice-done = Terminar
choice-done-law_exchange = No cambiar más
choice-done-law_squires = No enviar más escuderos
choice-done-law_tax = No pagar más: los demás vuelven a la corte
choice-done-law_upkeep = No pagar más: las demás quedan boca abajo
choice-done-castle_order = Terminar con el castillo
choice-done-ransom = No rescatar a nadie más

## Por qué no

why-no-knight = No te quedan caballeros en la corte (LA-4.1).
why-no-ally-knight = A tu aliado no le quedan caballeros en la corte (LA-12.3).
why-own-county =
    { $ally ->
        [ally] Ahí no: en ese condado está tu aliado (LA-12.5).
       *[own] Ahí no: ya tienes un caballero en ese condado (LA-4.7).
    }
why-minimum = { $county } pide un caballero de fuerza { $strength } o más; los escuderos no cuentan para eso (LA-4.3).
why-weak = Ahí no: hay que superar una fuerza de { $strength } y solo puedes llegar a { $reached } (LA-4.6).
why-built = Ahí no: la ampliación cubre esa casilla (LA-4.8).
why-occupied = Ahí no: ya hay un caballero en esa casilla (LA-4.8).
why-full = Ahí no: las tres casillas de esa batalla tienen dueño y ninguna es de quien enviarías (LA-4.10).
why-build = Ahí no: esa ampliación ya está en tu castillo.
why-favour = Ese favor ya se ha tomado en esta ronda.
why-noble = Ahí no: ya tienes al noble de ese condado, o no queda ninguno.
why-remove = Ahí no: tu aliado no tiene al noble de ese condado.
why-upgrade = Ahí no hay un caballero que puedas fortalecer ahora.
why-front = Ahí no: no hay batalla que puedas elegir.
why-tax = Ahí no: ese condado no es tuyo.
why-upkeep = Ahí no: no tienes esa ampliación.
why-battle = Ahí no: esa batalla no se puede elegir ahora.
why-item = Esa casilla no da nada más en esta ronda.

## Lo que ocurre

event-round_begun =
    { $round ->
        [1] Ronda 1 de { $rounds }. { starts }
       *[other] Ronda { $round } de { $rounds }. { starts } Los favores del rey vuelven a estar boca arriba.
    }
starts =
    { $who ->
        [you] Empiezas tú.
       *[other] Empieza { $first }.
    }
event-phase_begun =
    { $phase ->
        [setup] Preparación.
        [deployment] Despliegue: por turnos, cada cual envía un caballero.
        [parliament] Parlamento: se votan las tres propuestas.
        [laws] Se aplican las tres leyes en vigor.
        [counties] Se cobran los condados, de la A a la I.
        [castles] Se cobran los castillos.
        [battles] Se libran las batallas de Francia.
       *[over] Recuento final.
    }
event-law_sets_drawn = Leyes sorteadas: { $groups }.
event-laws_begun = Leyes en vigor al empezar: { $laws }.
event-battles_laid = Batallas nuevas en Francia: a la izquierda, fuerza { $left_strength } (puntos { $left_values }); a la derecha, fuerza { $right_strength } (puntos { $right_values }).
event-laws_proposed = Propuestas de ley: { $laws }.
event-built =
    { $who ->
        [you] Construyes { $space }.
       *[other] { $name } construye { $space }.
    }
event-turned_away =
    { $who ->
        [you] La ampliación cubre la casilla: tu caballero de { $strength } vuelve a la corte sin cobrar.
       *[other] La ampliación cubre la casilla: el caballero de { $strength } de { $name } vuelve a la corte sin cobrar.
    }
event-placed =
    { $who ->
        [you] Envías un caballero de { $strength } { $place }{ with-squires }.
       *[other] { $subject } envía un caballero de { $strength } { $place }{ with-squires }.
    }
with-squires =
    { $squires ->
        [0] { "" }
        [one] { " con 1 escudero" }
       *[other] { " con " }{ $squires } escuderos
    }
losing-squires =
    { $squires ->
        [0] { "" }
        [one] ; su escudero se pierde
       *[other] ; sus { $squires } escuderos se pierden
    }
event-ousted =
    { $who ->
        [you] Tu caballero de { $strength } es desalojado de { $county } y vuelve a la corte{ losing-squires }.
       *[other] El caballero de { $strength } { $of } es desalojado de { $county } y vuelve a la corte{ losing-squires }.
    }
event-passed =
    { $who ->
        [you] No puedes enviar ningún caballero: pasas.
       *[other] { $name } no puede enviar ningún caballero: pasa.
    }
event-favoured =
    { $who ->
        [you] Tomas un favor del rey: { $favour }.
       *[other] { $subject } toma un favor del rey: { $favour }.
    }
event-favours_gone = Era el último favor del rey de esta ronda.
event-noble_taken =
    { $who ->
        [you] Sientas a tu mesa al noble de { $county }: tienes { nobles-count }.
       *[other] { $name } sienta a su mesa al noble de { $county }: tiene { nobles-count }.
    }
nobles-count =
    { $nobles ->
        [one] 1 noble
       *[other] { $nobles } nobles
    }
event-noble_removed =
    { $who ->
        [you] Tu aliado retira del juego un noble de { $county }.
       *[other] El aliado de { $name } retira del juego un noble de { $county }.
    }
event-upgraded =
    { $who ->
        [you] Tu caballero de { $strength } { $place } pasa a ser de { $next }.
       *[other] El caballero de { $strength } { $of } { $place } pasa a ser de { $next }.
    }
event-recruited =
    { $who ->
        [you] Reclutas un caballero de 1, que va a la corte.
       *[other] { $subject } recluta un caballero de 1, que va a la corte.
    }
event-lost =
    { $reason ->
        [unusable] { $subject } no puede aprovechar esta parte, que se pierde: { $gain }.
        [new_knight]
            { $who ->
                [you] No te quedan caballeros de 1 en la reserva: el caballero nuevo se pierde.
               *[other] En la reserva { $of } no quedan caballeros de 1: el caballero nuevo se pierde.
            }
        [upgrade]
            { $who ->
                [you] Ninguno de tus caballeros puede cambiarse ahora por uno con 1 de fuerza más: el fortalecimiento se pierde.
               *[other] Ningún caballero { $of } puede cambiarse ahora por uno con 1 de fuerza más: el fortalecimiento se pierde.
            }
        [extension]
            { $who ->
                [you] Ya has construido las seis ampliaciones: esta se pierde.
               *[other] { $subject } ya ha construido las seis ampliaciones: esta se pierde.
            }
        [move_to_battle]
            { $who ->
                [you] Ninguna batalla admite a tu caballero: no cruza a Francia.
               *[other] Ninguna batalla admite al caballero { $of }: no cruza a Francia.
            }
        [noble]
            { $who ->
                [you] No queda ningún noble que puedas tomar: el favor se pierde.
               *[other] No queda ningún noble al alcance { $of }: el favor se pierde.
            }
       *[other] Se pierde: { $gain }.
    }
event-declined =
    { $question ->
        [upgrade_target]
            { $who ->
                [you] Renuncias al fortalecimiento.
               *[other] { $subject } renuncia al fortalecimiento.
            }
        [extension_tile]
            { $who ->
                [you] Renuncias a la ampliación.
               *[other] { $subject } renuncia a la ampliación.
            }
        [favour_noble]
            { $who ->
                [you] Renuncias al noble.
               *[other] { $subject } renuncia al noble.
            }
        [law_champion]
            { $who ->
                [you] Conservas tu caballero de 3.
               *[other] { $subject } conserva su caballero de 3.
            }
        [law_exchange]
            { $who ->
                [you] Das por terminados los cambios.
               *[other] { $subject } da por terminados los cambios.
            }
       *[law_squires]
            { $who ->
                [you] Das por terminado el envío de escuderos.
               *[other] { $subject } da por terminado el envío de escuderos.
            }
    }
event-voted =
    { $who ->
        [you]
            { $yes ->
                [1] Votas sí, { with-votes }.
               *[0] Votas no, { with-votes }.
            }
       *[other]
            { $yes ->
                [1] { $name } vota sí, { with-votes }.
               *[0] { $name } vota no, { with-votes }.
            }
    }
event-vote_opened = Se vota la propuesta { $number }, «{ $law }».
event-law_voted =
    { $outcome ->
        [approved] Aprobada «{ $law }», { $yes } a { $no }; deja de regir «{ $repealed }».
        [tied] Aprobada «{ $law }»: el empate a { $yes } basta; deja de regir «{ $repealed }».
       *[rejected] Rechazada «{ $law }», { $yes } a { $no }; siguen las leyes en vigor.
    }
event-law_applied = Se aplica «{ $law }». { $text }
event-law_paid =
    { $sure ->
        [yes]
            { $who ->
                [you] Recibes { $gain } por { $reason }.
               *[other] { $name } recibe { $gain } por { $reason }.
            }
       *[no]
            { $who ->
                [you] Tienes derecho a { $gain } por { $reason }.
               *[other] { $name } tiene derecho a { $gain } por { $reason }.
            }
    }

# Por qué paga una ley.
measure-gold = tener más oro
measure-squires = tener más escuderos
measure-leftover_votes_snapshot =
    { $count ->
        [one] guardar más votos que nadie (1)
       *[other] guardar más votos que nadie ({ $count })
    }
measure-counties =
    { $count ->
        [one] 1 condado
       *[other] { $count } condados
    }
measure-nobleless_counties =
    { $count ->
        [one] 1 condado sin nobles
       *[other] { $count } condados sin nobles
    }
measure-county_squires =
    { $count ->
        [one] 1 escudero en condados
       *[other] { $count } escuderos en condados
    }
measure-battles =
    { $count ->
        [one] 1 batalla
       *[other] { $count } batallas
    }
measure-battle_knights =
    { $count ->
        [one] tener más caballeros en batalla que nadie (1)
       *[other] tener más caballeros en batalla que nadie ({ $count })
    }
measure-castle_knights =
    { $count ->
        [one] 1 caballero en el castillo
       *[other] { $count } caballeros en el castillo
    }
measure-extensions =
    { $count ->
        [one] 1 ampliación
       *[other] { $count } ampliaciones
    }
measure-nobles =
    { $count ->
        [one] 1 noble
       *[other] { $count } nobles
    }
measure-no_nobles = no tener nobles
measure-sets_1234_in_play = la mesnada completa
measure-deployed_strength_3_and_reserve_4 = el caballero de 3 emplazado
measure-deployed_strength_1 =
    { $count ->
        [one] 1 caballero de 1 emplazado
       *[other] { $count } caballeros de 1 emplazados
    }
measure-three_deployed_strength_1 = los tres caballeros de 1 emplazados
measure-deployed_strength_2 =
    { $count ->
        [one] 1 caballero de 2 emplazado
       *[other] { $count } caballeros de 2 emplazados
    }
measure-no_deployed_strength_2 = no tener emplazado ningún caballero de 2
measure-two_deployed_strength_2 = los dos caballeros de 2 emplazados
event-law_idle = «{ $law }» no da nada a nadie esta vez.
event-traded =
    { $times ->
        [0]
            { $who ->
                [you] No usas «{ $law }».
               *[other] { $name } no usa «{ $law }».
            }
       *[other]
            { $who ->
                [you] Pagas { $price } por «{ $law }» y obtienes { $gain }.
               *[other] { $name } paga { $price } por «{ $law }» y obtiene { $gain }.
            }
    }
event-exchanged =
    { $way ->
        [0]
            { $who ->
                [you] Cambias 2 de oro por 1 escudero.
               *[other] { $name } cambia 2 de oro por 1 escudero.
            }
       *[1]
            { $who ->
                [you] Cambias 2 escuderos por 1 de oro.
               *[other] { $name } cambia 2 escuderos por 1 de oro.
            }
    }
event-sent_squire =
    { $who ->
        [you] Envías un escudero a { $battle }.
       *[other] { $name } envía un escudero a { $battle }.
    }
event-tax_paid =
    { $who ->
        [you] Pagas 1 de oro por { $county }.
       *[other] { $name } paga 1 de oro por { $county }.
    }
event-evicted =
    { $who ->
        [you] No pagas por { $county }: tu caballero de { $strength } vuelve a la corte{ losing-squires }.
       *[other] { $name } no paga por { $county }: su caballero de { $strength } vuelve a la corte{ losing-squires }.
    }
event-upkeep_paid =
    { $who ->
        [you] Pagas 1 escudero por { $space }.
       *[other] { $name } paga 1 escudero por { $space }.
    }
event-faced_down =
    { $who ->
        [you] No pagas por { $space }: esa ampliación no da nada esta ronda.
       *[other] { $name } no paga por { $space }: esa ampliación no da nada esta ronda.
    }
event-faced_up =
    { $who ->
        [you] Vuelves a poner boca arriba { $spaces }.
       *[other] { $name } vuelve a poner boca arriba { $spaces }.
    }
event-votes_lapsed =
    { $who ->
        [you] Devuelves { votes-count } sin usar.
       *[other] { $name } devuelve { votes-count } sin usar.
    }
votes-count =
    { $votes ->
        [one] 1 voto
       *[other] { $votes } votos
    }
event-county_scored =
    { $choice ->
        [noble]
            { $who ->
                [you] { $county }: eliges el noble.
               *[other] { $county }: { $name } elige el noble.
            }
        [reward]
            { $who ->
                [you] { $county }: eliges la recompensa, { $reward }.
               *[other] { $county }: { $name } elige la recompensa, { $reward }.
            }
        [both]
            { $who ->
                [you] { $county }: pagas { $price } de oro por el noble y la recompensa, { $reward }.
               *[other] { $county }: { $name } paga { $price } de oro por el noble y la recompensa, { $reward }.
            }
       *[none]
            { $who ->
                [you] { $county }: no tomas nada.
               *[other] { $county }: { $name } no toma nada.
            }
    }
event-county_barren =
    { $who ->
        [you]
            { $left ->
                [0] { $county } no te da nada: no quedan nobles y la recompensa no tendría efecto.
               *[other] { $county } no te da nada: ya tienes su noble y la recompensa no tendría efecto.
            }
       *[other]
            { $left ->
                [0] { $county } no da nada { $to }: no quedan nobles y la recompensa no tendría efecto.
               *[other] { $county } no da nada { $to }: ya tiene su noble y la recompensa no tendría efecto.
            }
    }
event-left_county =
    { $who ->
        [you] Tu caballero de { $strength } vuelve de { $county } a la corte{ losing-squires }.
       *[other] El caballero de { $strength } { $of } vuelve de { $county } a la corte{ losing-squires }.
    }
event-crossed =
    { $who ->
        [you] Tu caballero de { $strength } cruza de { $county } a { $battle }{ losing-squires }.
       *[other] El caballero de { $strength } { $of } cruza de { $county } a { $battle }{ losing-squires }.
    }
event-starter_named =
    { $who ->
        [you]
            { $chosen ->
                [self] Decides empezar tú la próxima ronda.
               *[other] Decides que { $first } empiece la próxima ronda.
            }
       *[other]
            { $chosen ->
                [self] { $name } decide empezar la próxima ronda.
                [you] { $name } decide que empieces tú la próxima ronda.
               *[other] { $name } decide que { $first } empiece la próxima ronda.
            }
    }
event-starter_kept =
    { $who ->
        [you] Nadie está en { $county }: también empezarás la próxima ronda.
       *[other] Nadie está en { $county }: { $name } también empezará la próxima ronda.
    }
event-castle_scored =
    { $who ->
        [you] Tu castillo rinde: { $items }.
       *[other] El castillo de { $name } rinde: { $items }.
    }
castle-item = { $space }, { $gain }
event-left_castle =
    { $count ->
        [one]
            { $who ->
                [you] Tu caballero de { $knights } vuelve del castillo a la corte.
               *[other] El caballero de { $knights } { $of } vuelve del castillo a la corte.
            }
       *[other]
            { $who ->
                [you] Tus caballeros de { $knights } vuelven del castillo a la corte.
               *[other] Los caballeros de { $knights } { $of } vuelven del castillo a la corte.
            }
    }
event-table_seated =
    { $who ->
        [you] Tu mesa redonda da { votes-count }: { table-votes }.
       *[other] La mesa redonda de { $name } da { votes-count }: { table-votes }.
    }
table-votes =
    { $nobles ->
        [0] el del señor
        [one] el del señor y 1 por el noble
       *[other] el del señor y { $nobles } por los nobles
    }
event-castle_unused =
    { $who ->
        [you] Dejas sin usar { $spaces }.
       *[other] { $name } deja sin usar { $spaces }.
    }
event-exchange_paid =
    { $who ->
        [you] Entregas { $price } escuderos en { $space }.
       *[other] { $name } entrega { $price } escuderos en { $space }.
    }
event-ally_scored =
    { $who ->
        [you] Tu aliado usa { $space }, sin pagar.
       *[other] El aliado de { $name } usa { $space }, sin pagar.
    }
event-level = Igual fuerza en { $battle }: va por delante quien llegó después, { $ahead } antes que { $behind }.
event-battle_won =
    { $lead ->
        [0] Gana Inglaterra en { $front }: el empate a { $strength } basta. Puntos: { $shares }. Los caballeros vuelven a la corte.
       *[other] Gana Inglaterra, { $strength } a { $french }, en { $front }. Puntos: { $shares }. Los caballeros vuelven a la corte.
    }
event-battle_lost =
    { $count ->
        [0]
            { $line ->
                [upper] Nadie acude a { $battle }: gana Francia.
               *[lower] Nadie acude a { $battle }: gana Francia y la carta sale del juego.
            }
       *[other]
            { $line ->
                [upper] Gana Francia, { $french } a { $strength }, en { $front }. El primer premio, { $value }, se pierde. Puntos: { $shares }.
               *[lower] Gana Francia, { $french } a { $strength }, en { $front }. El primer premio, { $value }, se pierde. Puntos: { $shares }. Los caballeros caen presos.
            }
    }
share = { $name } { $points }
share-ally = { $name } 0, porque un aliado no puntúa
event-moved_down =
    { $side ->
        [left] La batalla de la izquierda (Francia { $french }) pasa a la segunda ronda.
       *[right] La batalla de la derecha (Francia { $french }) pasa a la segunda ronda.
    }
event-front_left =
    { $squires ->
        [one] El escudero enviado a { $battle } se pierde.
       *[other] Los { $squires } escuderos enviados a { $battle } se pierden.
    }
event-ransomed =
    { $who ->
        [you] Pagas { $strength } de oro y rescatas a tu caballero de { $strength }.
       *[other] { $name } paga { $strength } de oro y rescata a su caballero de { $strength }.
    }
event-captured =
    { $count ->
        [one]
            { $who ->
                [you] Tu caballero de { $knights } queda preso y vuelve a la reserva.
               *[other] El caballero de { $knights } { $of } queda preso y vuelve a la reserva.
            }
       *[other]
            { $who ->
                [you] Tus caballeros de { $knights } quedan presos y vuelven a la reserva.
               *[other] Los caballeros de { $knights } { $of } quedan presos y vuelven a la reserva.
            }
    }
event-compared =
    { $prize ->
        [knighthood] Caballería, fuerza en juego: { $shares }.
       *[extensions] Ampliaciones construidas: { $shares }.
    }
event-prize_won =
    { $prize ->
        [knighthood] Puntos por la caballería: { $shares }.{ tie-squires }
       *[extensions] Puntos por las ampliaciones: { $shares }.{ tie-gold }
    }
tie-squires =
    { $tie ->
        [broken] { " Desempatan los escuderos." }
        [shared] { " El empate sigue también en escuderos y el premio se reparte." }
       *[none] { "" }
    }
tie-gold =
    { $tie ->
        [broken] { " Desempata el oro." }
        [shared] { " El empate sigue también en oro y el premio se reparte." }
       *[none] { "" }
    }
event-nobles_scored = Puntos por los nobles: { $shares }.
noble-share =
    { $nobles ->
        [one] { $name } { $points } (1 noble)
       *[other] { $name } { $points } ({ $nobles } nobles)
    }
event-match_won = { $result }
show-yes = sí
show-no = no
show-england = Inglaterra { $strength }
show-france = Francia { $strength }
show-rank = { $rank }.º puesto

## La situación

source-counties = Condados
source-laws = Leyes
source-battles = Batallas
source-knighthood = Caballería
source-extensions = Ampliaciones
source-nobles = Nobles
situation-round = { $label }. { starts }
situation-next =
    { $who ->
        [you] La próxima ronda la empezarás tú.
       *[other] La próxima ronda la empezará { $first }.
    }
situation-points = Puntos: { $points }.
situation-acting =
    { $count ->
        [one] Decide: { $names }.
       *[other] Deciden: { $names }.
    }
situation-progress = En esta ronda: propuestas votadas, { $votes } de { $row }; leyes aplicadas, { $laws } de { $row }; condados cobrados, { $counties } de { $all_counties }; plazas de batalla resueltas, { $battles } de { $all_battles }.
situation-sent = Un caballero de { $strength } espera a sus escuderos para ir a { $county }.
situation-bought =
    { $count ->
        [one] Después queda por construir 1 ampliación comprada.
       *[other] Después quedan por construir { $count } ampliaciones compradas.
    }
situation-allowance =
    { $count ->
        [one] Queda por enviar como mucho 1 escudero.
       *[other] Quedan por enviar como mucho { $count } escuderos.
    }
situation-paid = Ya se ha pagado por { $things }.
situation-scored = Del castillo que se cobra, ya usado: { $things }.
situation-ballot =
    { $yes ->
        [1] Has votado sí, { with-votes }.
       *[0] Has votado no, { with-votes }.
    }
situation-none = nada
situation-nobody = nadie
situation-counties = Condados (fuerza mínima, recompensa, nobles que quedan):
situation-county =
    { $letter } { $county }: mínimo { $least }; { $reward }; nobles { $nobles }; { $held ->
        [False] libre
       *[True] { $holder } con un { $strength }{ and-squires }
    }
and-squires =
    { $squires ->
        [0] { "" }
        [one] { " y 1 escudero" }
       *[other] { " y " }{ $squires } escuderos
    }
situation-battles = Batallas en Francia (puntos por puesto):
situation-battle = { $battle }: { $values }; fuerza inglesa { $strength }; { $slots }
situation-slot = { $name } con { $knights }{ and-squires }
situation-laws = Leyes en vigor, de izquierda a derecha:
situation-law = «{ $law }»: { $text }
situation-proposals = Propuestas:
situation-proposal = { $number }. «{ $law }»: { $text }
situation-favours = Favores del rey a la vista: { $tiles }.
situation-all-votes = Votos: { $votes }.
situation-house =
    { $who ->
        [you] Tu casa, { house-points }:
       *[other] Casa de { $name }, { house-points }:
    }
house-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
situation-sources = Puntos ganados: { $sources }.
situation-source = { $source } { $points }
situation-ally =
    { $who ->
        [you] Tu aliado:
       *[other] Aliado de { $name }:
    }
situation-purse = Oro { $gold }, escuderos { $squires }.
situation-purse-hidden = Oro y escuderos, tras la muralla.
situation-votes = Votos { $votes }.
situation-leftover = Votos sobrantes { $votes } (tras la tercera votación, { $spared }).
situation-due = Turnos pendientes en la ley en curso: { $count }.
situation-court = Corte: { $knights }.
situation-castle = Castillo: { $knights }.
situation-guard = { $strength } { $space }
situation-reserve = Reserva: { $knights }.
situation-tile =
    { $down ->
        [True] { $space } (boca abajo)
       *[False] { $space }
    }
situation-tiles = Ampliaciones: { $tiles }.
situation-nobles = Nobles ({ $name }): { $nobles }.
situation-battle-deck = Batallas por salir, { $left }; fuerzas no vistas: { $strengths }.
situation-law-deck =
    { $left ->
        [0] No quedan leyes por salir.
        [one] Queda 1 ley por salir.
       *[other] Quedan { $left } leyes por salir; en este orden de grupos, cada grupo barajado:
    }
situation-law-group = Grupo { $group }: { $laws }.
situation-options =
    Leyes en juego: { $laws } ({ $sets }). { $scope ->
        [in_play] Se fortalece cualquier caballero en juego.
       *[deployed] Solo se fortalecen caballeros emplazados.
    } { $open ->
        [True] Oro y escuderos, a la vista.
       *[False] Oro y escuderos, tras la muralla.
    }

## Ayuda: las reglas

help-1-title = Cómo se juega
help-1-text =
    Inglaterra, 1413. Gana quien reúne más puntos de poder en cinco rondas. Cada ronda tiene tres fases. (LA-3.1, LA-13.5)

    1. Despliegue. Por turnos, cada cual envía un caballero: a un condado, donde puede desalojar a otro más débil; a una casilla de su castillo, o a una batalla de Francia, que además da un favor del rey.
    2. Parlamento. Se votan tres leyes en secreto y después se aplican, para todo el mundo, las tres que quedan en vigor.
    3. Cobro. Los condados dan un noble o una recompensa; los castillos, oro, escuderos, votos y caballeros; las batallas, puntos.

    El oro compra noble y recompensa a la vez y rescata prisioneros. Los escuderos refuerzan en los condados y pagan reclutas. Los votos deciden leyes. Las ampliaciones hacen que el castillo rinda solo, ronda tras ronda.

    Al final puntúan también la fuerza de tus caballeros, tus ampliaciones y tus nobles. Los condados, las casillas, los favores, las batallas y las leyes están en las tablas del final de esta ayuda.

help-2-title = Preparación y caballeros
help-2-text =
    Empiezas con 2 de oro, 2 escuderos, 1 voto, un caballero de 1 y uno de 2 en la corte, y una ampliación que eliges. Quien empieza se sortea. (LA-2.1 a LA-2.3)

    Cada casa tiene siete caballeros: tres de fuerza 1, dos de 2, uno de 3 y uno de 4. Los demás esperan en la reserva. Están en juego los que no están en la reserva; emplazados, los que están en un condado, en el castillo o en una batalla. (LA-1.1, LA-1.2)

    Un caballero nuevo es siempre un 1 de la reserva. Fortalecer es cambiar un caballero en juego por otro de la reserva con 1 de fuerza más, en el mismo sitio. (LA-5.5, LA-5.6)

    Una ampliación se pone sobre su casilla del castillo: desde entonces la casilla rinde en cada ronda sin caballero y ya no admite ninguno; el que estuviera allí vuelve a la corte. (LA-5.7)

help-3-title = Despliegue
help-3-text =
    Por turnos, desde quien tiene la ficha de inicio, cada cual envía un caballero de su corte, hasta que no quedan. (LA-4.1, LA-4.2)

    - Condado: el caballero, por sí solo, debe alcanzar la fuerza mínima. Puedes añadir escuderos; cada uno suma 1. Si hay otro caballero, hay que superar su fuerza total: el suyo vuelve a la corte y sus escuderos se pierden. A los tuyos no los desalojas. (LA-4.3 a LA-4.7)
    - Castillo: una casilla libre sin ampliación. (LA-4.8)
    - Batalla: la primera casilla libre de las tres, o encima de los tuyos. Sin escuderos. (LA-4.9 a LA-4.12)

    Mientras queden favores del rey boca arriba, cada caballero enviado a una batalla toma uno en el acto. (LA-4.13)

help-4-title = Parlamento
help-4-text =
    Se votan tres propuestas, una tras otra. En secreto y a la vez cada cual dice sí o no y pone los votos que quiera. Con empate se aprueba. Los votos usados se gastan siempre. Una ley aprobada entra por la derecha y sale la más antigua, la de la izquierda. (LA-6.1 a LA-6.6)

    Después se aplican las tres leyes en vigor, de izquierda a derecha, a todo el mundo. En las mayorías cobran todos los empatados; con cero no cobra nadie. Los votos que sobran se pierden; los que ganes desde ahora son para la ronda siguiente. (LA-6.7 a LA-6.15)

help-5-title = Condados
help-5-text =
    De la A a la I, quien tiene el caballero elige: el noble, la recompensa, las dos cosas por 3 de oro, o nada. Solo puedes tener un noble de cada condado. Luego el caballero vuelve a la corte y sus escuderos se pierden. (LA-9.1 a LA-9.4)

    Dorset lleva el caballero a una batalla, sin favor. Surrey, además, deja nombrar a quien empieza la próxima ronda. (LA-9.7, LA-9.8)

help-6-title = Castillos
help-6-text =
    Cada caballero del castillo y cada ampliación da la recompensa de su casilla: Establos, 2 escuderos; Tesorería, 2 de oro; Sala del consejo, 2 votos; Mercado, 1 de oro y 1 escudero; Cuartel, un caballero nuevo por 3 escuderos, y Patio de armas, un fortalecimiento por 2, si quieres. Los caballeros vuelven a la corte; las ampliaciones se quedan. (LA-10.1 a LA-10.3)

    Después la mesa redonda da 1 voto por noble y 1 por el señor, salvo en la quinta ronda. (LA-10.4)

help-7-title = Batallas
help-7-text =
    Primero la fila de abajo y luego la de arriba. Si los ingleses igualan o superan la fuerza francesa, ganan: los tres primeros puestos reciben los tres valores y los caballeros vuelven. A igual fuerza va delante quien entró más tarde. (LA-11.1 a LA-11.4)

    Si gana Francia se pierde el primer valor: el primer puesto recibe el segundo y el segundo, el tercero. Desde la fila de arriba la batalla baja con sus caballeros y se repite en la ronda siguiente, con refuerzos. En la fila de abajo los caballeros caen presos: cada uno se rescata por 1 de oro por punto de fuerza; los demás van a la reserva. (LA-11.5 a LA-11.8)

help-8-title = Final
help-8-text =
    Tras la quinta ronda (LA-13):

    - Caballería, por la mayor fuerza en juego; desempatan los escuderos.
    - Ampliaciones, por tener más; desempata el oro.
    - Nobles: 0, 1, 3, 6, 10, 15, 21, 28 o 36 puntos por 1 a 9 nobles.

    Con tres o más jugadores, caballería y ampliaciones dan 8 puntos al primero y 4 al segundo. Si el empate por el primer puesto sigue, se reparten 12 puntos y no hay segundo; si es por el segundo, se reparten 4. Se redondea hacia abajo. Con dos jugadores el primero recibe 8 y el segundo nada; si el empate sigue, 4 cada uno. (LA-12.10, LA-14.9)

help-9-title = Con dos jugadores
help-9-text =
    Cada cual dirige además a un aliado con siete caballeros, que empieza con un 1 en la corte y tiene un castillo de dos casillas: caballero nuevo y fortalecimiento, gratis. Se juega sin murallas. (LA-12.1, LA-12.2)

    En tu turno envías un caballero tuyo o de tu aliado. Los del aliado nunca llevan escuderos, no se desalojan entre amigos y ocupan casilla propia en las batallas. (LA-12.3 a LA-12.6)

    El aliado no vota, no cuenta para las leyes y no suma puntos: lo que le tocaría en una batalla se pierde, y también el oro, los escuderos y los votos que ganaría. Si toma un noble, ese noble sale del juego. En el recuento final, caballería y ampliaciones dan 8 puntos al primero y nada al segundo; un empate que sigue da 4 a cada uno. (LA-12.6 a LA-12.10)

help-10-title = Leyes nuevas
help-10-text =
    Hay 18 leyes originales y 18 nuevas, en cinco grupos: el 0 está en vigor al empezar, el 1 se vota en las rondas 1 y 2, y el 2, 3 y 4 en las rondas 3, 4 y 5. Puedes jugar solo con unas o solo con otras, elegir grupo a grupo o dejarlo al azar. Las tablas del final dicen lo que hace cada una. (LA-2.7, LA-8.0)

help-11-title = Lo que no se ve
help-11-text =
    Son secretos el oro y los escuderos ajenos, los votos hasta que se revelan y el orden de los mazos. Como todo cobro y todo pago se hace a la vista, quien lleve la cuenta sabe lo que tienen los demás: los programas la llevan; la pantalla no te la enseña salvo que elijas jugar a la vista. (LA-16)

help-12-title = Lo que está reconstruido
help-12-text =
    El reglamento da muchos valores solo con dibujos que no tenemos. Los hemos reconstruido para que cumplan todo lo que dice el texto, y pueden no coincidir con la edición impresa:

    - la fuerza mínima de Northumberland, York, Bedford, Suffolk, Dorset y Surrey, y los 6 puntos de Somerset; la de Somerset, 4, es casi segura (LA-1.4)
    - que Suffolk dé un caballero nuevo y Somerset puntos se deduce de las demás recompensas (LA-1.4)
    - los 2 de oro y los 2 votos del castillo y la casilla mixta (LA-1.6)
    - las cuatro fichas de favor con oro y escuderos (LA-1.7)
    - las cartas de batalla, salvo cuántas son, sus extremos y una de fuerza 5 (LA-1.8)
    - el tamaño de los grupos de leyes 1 a 3, y qué ley está en cada grupo, que sigue el orden de la lista impresa (LA-2.7)
    - la fuerza del primer caballero aliado y qué recompensas aprovecha un aliado (LA-12.2, LA-12.8)

    Vienen de fuentes públicas ajenas al reglamento, que concuerdan: con qué se empieza (una sola dice 2 votos), los datos de Gloucester y que cada noble se tiene una vez. (LA-2.2, LA-1.4, LA-1.5)

    Los nombres de las leyes y de las casillas del castillo son nuestros, y el dibujo del tablero también. Todos los valores están en un solo archivo de datos.

help-13-title = Dudas del reglamento y lo que decidimos
help-13-text =
    - ¿En qué orden se elige la primera ampliación? Por turnos y a la vista. (LA-14.1)
    - ¿Qué caballeros se fortalecen? Cualquiera en juego, también en la corte; una opción lo limita a los emplazados. (LA-14.2)
    - ¿Cómo se agrupan las leyes? Seis del grupo 1 y tres de cada uno de los demás. (LA-14.3)
    - ¿Se agotan el oro, los escuderos y los votos? No. (LA-14.4)
    - ¿Y si no puedes enviar ningún caballero? Pasas y conservas los que tengas. (LA-14.5)
    - ¿Cobra alguien una mayoría si nadie tiene nada? No. (LA-14.6)
    - ¿Cuentan los de la corte para la Mesnada completa? Sí. (LA-14.7)
    - ¿Cuándo cambia quien empieza? Al empezar la ronda siguiente. (LA-14.8)
    - ¿Y un empate final entre dos jugadores? 4 puntos cada uno. (LA-14.9)
    - ¿Se puede renunciar a una recompensa? En un condado, a todo; de los favores hay que tomar uno, aunque se puede renunciar a su noble o a su fortalecimiento. (LA-14.10)
    - ¿Dos reclutas con seis escuderos? No: un intercambio por caballero o ampliación y ronda. (LA-14.11)
    - ¿Qué pasa con los escuderos cuando el impuesto devuelve un caballero? Se pierden. (LA-14.12)
    - ¿Cuenta una ampliación boca abajo? Sí, como ampliación; solo deja de rendir. (LA-14.13)
    - ¿Qué votos mira la Elocuencia reservada? Los que quedaban justo tras la tercera votación. (LA-14.14)
    - ¿Hay puntos en una derrota de la fila de abajo? Sí, antes de la captura. (LA-14.15)
    - ¿Se cobran votos en la quinta ronda? Sí, aunque ya no sirvan; solo falta la mesa redonda. (LA-14.16)
    - ¿Para cuándo son los votos de leyes, condados y castillos? Para la ronda siguiente. (LA-14.17)
    - ¿Cuántas veces puede cambiar de manos un condado? Las que haga falta. (LA-14.18)
    - ¿Se mezclan los nobles? No: cada condado tiene los suyos. (LA-14.19)
    - ¿Cuántos nobles de un mismo condado? Uno por jugador. (LA-14.20)
    - ¿Importa el color del aliado? No; lo da la casa. (LA-14.21)
    - ¿En qué orden se libran las batallas de una fila? De izquierda a derecha. (LA-14.22)
    - ¿Debe retirar un noble el aliado que toma ese favor? Sí. (LA-14.23)
    - ¿Pagan impuestos los aliados? No. (LA-14.24)
    - ¿Se puede pagar por algo sin efecto? No se ofrece. (LA-14.25)
    - ¿Y las leyes que no dicen orden? Por turnos. (LA-14.26)

## Ayuda: tablas

help-counties-title = Tabla: condados
help-county =
    { $surrey ->
        [1] - { $letter } { $county }: fuerza mínima { $least }; { $reward }; además, nombra a quien empieza la próxima ronda
       *[0] - { $letter } { $county }: fuerza mínima { $least }; { $reward }
    }
help-county-nobles = Nobles en cada condado: 2 con dos o tres jugadores, 3 con cuatro, 4 con cinco.
help-spaces-title = Tabla: casillas del castillo
help-space = - { $space }: { $gain }
help-favours-title = Tabla: favores del rey
help-favour = - { $favour }
help-favours-three = Con tres jugadores no se usa el fortalecimiento.
help-battles-title = Tabla: cartas de batalla
help-battle =
    { $copies ->
        [one] - Fuerza { $strength }: { $values }
       *[other] - Fuerza { $strength }: { $values } ({ $copies } cartas)
    }
help-battles-out = Fuera del juego: 2 y 10 con dos o cuatro jugadores; 9 y 10 con tres; 2 y 3 con cinco.
help-laws-title =
    { $new ->
        [1] Tabla: leyes nuevas
       *[0] Tabla: leyes originales
    }
help-law = - Grupo { $group }, «{ $law }»: { $text }

## Dibujo

draw-counties = Condados
draw-england = Los condados de Inglaterra
draw-county =
    { $letter } { $county }: mínimo { $least }, { $reward }, nobles { $nobles }. { $strength ->
        [0] Libre.
       *[other] { $holder } con un { $strength }{ and-squires }.
    }
draw-knight =
    { $who ->
        [you] Tu caballero de { $strength }
       *[other] Caballero de { $strength } { $of }
    }
draw-reward = Recompensa de { $county }: { $reward }
draw-squires = Escuderos: { $count }
draw-nobles = Nobles de { $county }: { $count }
draw-north-sea = Mar del Norte
draw-irish-sea = Mar de Irlanda
draw-channel = Canal de la Mancha
draw-france = Francia
draw-france-hint =
    { $left ->
        [0] ya no quedan favores del rey
       *[other] quien entra toma un favor del rey
    }
draw-battle-new = Nueva
draw-battle-second = Segunda ronda
draw-battle-label = { $battle }: { $values }; fuerza inglesa { $strength }. { $slots }
draw-french = fuerza francesa { $strength }
draw-progress = { $strength } de { $french }
draw-parliament = Parlamento
draw-deck =
    { $left ->
        [0] última ronda
       *[other] { $left } leyes por salir
    }
draw-in-force = En vigor
draw-proposals = Propuestas
draw-favour = Favor del rey
draw-favour-left =
    { $left ->
        [0] no quedan
        [one] queda 1
       *[other] quedan { $left }
    }
draw-favour-used = { $tile } (ya tomado)
draw-court = Corte
draw-court-ally = Corte aliada
draw-castle = Castillo
draw-castle-ally = Castillo aliado
draw-castle-of = Castillo de { $name }
draw-reserve = Reserva
draw-space = { $space }: { $gain }. { $state ->
        [tile] Ampliada.
        [down] Ampliada, boca abajo esta ronda.
        [knight] Con un caballero de { $strength }.
       *[free] Libre.
    }
draw-gold = oro
draw-squires-word =
    { $count ->
        [one] escudero
       *[other] escuderos
    }
draw-votes =
    { $count ->
        [one] voto
       *[other] votos
    }
draw-nobles-word =
    { $count ->
        [one] noble
       *[other] nobles
    }
draw-hidden = tras la muralla
draw-vital-knights =
    { $knights ->
        [one] Fuerza en juego { $strength }, 1 caballero
       *[other] Fuerza en juego { $strength }, { $knights } caballeros
    }
draw-vital-court = En la corte: { $court }
draw-vital-votes = Votos: { $votes }
draw-vital-nobles = Nobles: { $nobles }
draw-vital-tiles = Ampliaciones: { $tiles }
draw-vital-gold = Oro: { $gold }
draw-vital-squires = Escuderos: { $squires }
draw-note-start = Empieza
draw-note-next = Empieza la próxima
draw-note-acting = Decide
draw-note-voted = Ha votado
draw-note-votes = Vota
draw-note-done = Espera
draw-note-won = Gana
draw-note-shared = Comparte la victoria
draw-note-rank = { $place }.º puesto

## Ayuda: figuras y términos

figure-county = En Suffolk y Bedford hay caballeros de 2. Debajo está el mínimo; al lado, cuántos nobles quedan y la recompensa.
figure-laws = En el centro, las leyes en vigor y las tres propuestas; la que se vota lleva un marco.
figure-castle = Tu castillo: la corte, los seis espacios, lo que tienes y tus nobles.
figure-france = Arriba, las batallas: la fuerza francesa y los puntos de los tres primeros puestos.
term-squire = escudero, escuderos
term-squire-about = Suman 1 cada uno a su caballero en un condado. También pagan reclutas y mejoras.
term-noble = noble, nobles
term-noble-about = Se gana en los condados, uno de cada uno. Da votos cada ronda y puntos al final.
term-extension = ampliación, ampliaciones
term-extension-about = Una loseta sobre un espacio del castillo: desde entonces paga sola cada ronda.
term-favour = favor, favores
term-favour-about = Lo que da el rey, en el acto, a cada caballero que va a Francia.
term-court = corte
term-court-about = Donde esperan tus caballeros en juego que no están desplegados.
term-lord = mesa redonda
term-lord-about = Da 1 voto por noble sentado en ella y 1 por el señor del castillo.
