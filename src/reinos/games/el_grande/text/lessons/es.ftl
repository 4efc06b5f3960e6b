### Las lecciones de El Grande.

## La primera partida

lesson-first-title = Tus primeras regiones
lesson-first-about = Carta de poder, refuerzos, despliegue junto al rey, castillo y primera puntuación.
lesson-first-goal = Ten más caballeros que nadie en las regiones que se puntúan. Quien más puntos suma, gana.
lesson-first-goal-why = Cada región paga al primero, al segundo y al tercero; en Granada, tu región natal, 2 más.
lesson-first-power = Juega el 7 o el 8: la carta más alta de la mesa empieza la ronda.
lesson-first-power-why = Las altas actúan antes; las bajas traen más caballeros.
lesson-first-power-no = Con el 7 o el 8 empezarás tú y aún traerás refuerzos.
lesson-first-power-done = Nadie te ha superado: empiezas tú.
lesson-first-court = Trae a la corte todos los caballeros que permite tu carta.
lesson-first-court-why = Solo los caballeros de la corte pueden desplegarse; los de las provincias esperan.
lesson-first-court-no = Puedes traer más: cuantos más en la corte, mejor.
lesson-first-card = Toma la carta 3: despliega 3 caballeros y puntúa las regiones de valor 5.
lesson-first-card-why = El número de la carta dice cuántos caballeros salen; el texto, su acción especial.
lesson-first-card-no = Esa carta se quedará para otro: la 3 te dará puntos hoy.
lesson-first-deploy = Elige desplegar y pon 2 caballeros en Aragón, que vale 5 y está junto al rey.
lesson-first-deploy-why = Se despliega solo en las regiones vecinas del rey; en la suya no entra ni sale nada.
lesson-first-deploy-no = Con 2 caballeros en Aragón bastará: allí no hay nadie.
lesson-first-deploy-no-special = Si puntúas antes de desplegar, en las regiones de 5 no habrá nadie.
lesson-first-deploy-no-castle = El castillo recibirá al tercero; primero, 2 en Aragón.
lesson-first-castle = Echa el tercer caballero al castillo.
lesson-first-castle-why = Nadie puede mirar dentro. En la puntuación general sale adonde tú digas.
lesson-first-castle-no = Este va al castillo: será tu sorpresa en la ronda 3.
lesson-first-score = Haz la acción especial: se puntúan País Vasco, Aragón y Valencia.
lesson-first-score-why = En Aragón solo estás tú: el primer puesto vale 5.
lesson-first-score-no = Aún te queda la acción especial: son 5 puntos.
lesson-first-score-done = Hecho: 5 puntos por Aragón.
lesson-first-order = Los demás han jugado. Ahora, en cada ronda, una carta de poder: la que otro ya jugó queda prohibida.
lesson-first-order-why = Quien juega la más baja empieza a elegir en la ronda siguiente.
lesson-first-alone = Sigue por tu cuenta. Tras la ronda 3 llega la puntuación general de todas las regiones.
lesson-first-alone-why = Ser primero sin empate paga 2 más en tu región natal y en la del rey.
lesson-first-wheel = Elige en secreto adónde irán tus caballeros del castillo; no a la región del rey.
lesson-first-wheel-why = Todos las enseñan a la vez, después de puntuar el castillo y antes de las regiones.
lesson-first-wheel-no-king = En la región del rey no entra nadie: volverían a la corte.
lesson-first-general = Se ha abierto el castillo, han salido los caballeros y se han puntuado las nueve regiones.
lesson-first-general-why = Quienes empatan cobran el puesto siguiente: un caballero más lo cambia todo.
lesson-first-end = Ya sabes jugar a El Grande: nueve rondas así y tres puntuaciones. Lo siguiente: una partida contra pajes.
