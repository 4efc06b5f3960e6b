### Lo que está mal en un archivo de resultados de la arena.

results-unreadable = { $file }: no es un archivo de resultados de la arena ({ $reason })
results-other = { $file }: contiene otro torneo: { $plan }
results-rules = { $file }: las reglas son de la versión { $value }; se admite: { $own }. Usa un archivo nuevo, o el paquete que lo escribió ({ $package }).
results-bare = { $file }: la partida { $number } no tiene jugadas; los archivos las guardan desde el formato 2, así que hay que jugar de nuevo el torneo
results-field = { $file }: partida { $number }: { $field } vale { $value }; al repetirla sale { $own }
results-step = { $file }: partida { $number }, paso { $step }: el asiento { $seat } no puede elegir { $choice }
results-no-network = { $file }: no se puede comparar la red de { $bot }: { $reason }
results-network = { $file }: { $bot } jugó con la red { $value }; aquí es { $own }

## Series

suite-unknown = No hay ninguna serie «{ $name }». Hay: { $names }; o da un archivo.
suite-wrong = { $file }: no es una serie de pruebas. { $reason }
suite-field = { $field } vale { $value }; se admite: { $kind ->
        [str] un texto
        [int] un número entero desde 0
        [dict] un objeto
       *[list] una lista
    }
suite-name = name vale «{ $name }»; se admiten letras, cifras y guiones, cada nombre una vez

## Conjuntos de datos

dataset-needs = Los conjuntos de datos necesitan PyArrow: pip install "reinos[data]"
dataset-unreadable = { $file }: no es un conjunto de datos de Reinos ({ $reason })

## Tiempo y preguntas

time-own = { $bot } tiene su propio tiempo o número de simulaciones; con --time escríbelo sin ellos: search, champion
question-share = --decide vale { $value }; se admite: de { $least } a { $most }, en tanto por ciento
question-seats = --decide pregunta por el primer bot, que debe sentarse una vez en cada mesa: indica { $players } bots, y { $bot } una sola vez
