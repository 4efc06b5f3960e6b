### Textos del repaso de una partida.

review-title = { $game }: repaso
# En partidas imaginadas de cada cien.
review-chances = Probabilidad de ganar, en partidas de cada 100
review-move = Decisión { $step }
review-moments = Los momentos más instructivos
review-no-moments =
    { $who ->
        [you] El bot no encuentra nada claramente mejor que lo que hiciste.
       *[other] El bot no encuentra nada claramente mejor que lo que se jugó.
    }
review-turns = Cuándo cambió la partida
review-turn =
    { $who ->
        [you] Pasas de ganar { $before } a ganar { $after } de cada 100 partidas.
       *[other] { $name } pasa de ganar { $before } a ganar { $after } de cada 100 partidas.
    }
review-chose =
    { $who ->
        [you] Tu jugada: { $choice }.
       *[other] Jugada de { $name }: { $choice }.
    }
review-prefers = El bot prefiere: { $choice }.
review-loss =
    Cuesta { $loss ->
        [one] { $loss } partida
       *[other] { $loss } partidas
    } de cada 100 (±{ $margin }).
review-at-once =
    De inmediato da { $preferred ->
        [one] { $preferred } punto
       *[other] { $preferred } puntos
    } en vez de { $chosen }.
review-profits =
    { $who ->
        [you] Quien más gana con ello eres tú: { $before } → { $after } de cada 100.
       *[other] Quien más gana con ello es { $name }: { $before } → { $after } de cada 100.
    }
review-well =
    { $count ->
        [one] { $good } de { $count } decisión, tan buena como la del bot o casi.
       *[other] { $good } de { $count } decisiones, tan buenas como las del bot o casi.
    }
review-made = Hecho con el bot { $bot }: { $playouts } partidas imaginadas por decisión y { $compared } para comparar dos. Margen: ±{ $margin } partidas de cada 100, como mucho. Cada decisión se juzga solo con lo que se podía saber entonces; lo oculto se reparte de nuevo en cada partida imaginada.

## Retos

puzzle-title = { $game }: reto del { DATETIME($day, dateStyle: "long") }
puzzle-day-title = Reto del { DATETIME($day, dateStyle: "long") }
puzzle-ask = Una jugada es claramente la mejor para { $name }. ¿Cuál?
puzzle-solved = Es esa: { $choice }.
puzzle-not-yet = No es la mejor: { $choice }.
puzzle-best = La mejor: { $choice }.
puzzle-tempting = La tentación: { $choice }.
puzzle-made = De una partida entre bots; la mejor jugada se ha confirmado con { $playouts } partidas imaginadas por cada una de { $choices } jugadas.
puzzle-end = Desde aquí puedes seguir la partida contra los bots.
