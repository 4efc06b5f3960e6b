### Lo que se le dice a un modelo de lenguaje que juega.

model-system =
    Juegas al juego de mesa { $game } contra { $others ->
        [one] un rival
       *[other] { $others } rivales
    }; eres { $name } y quieres ganar. Las reglas:
model-answer = Piensa lo que quieras. La última línea de tu respuesta debe ser tu elección y empezar por «{ model-mark }».
model-mark = RESPUESTA:
model-form = Escribe tu elección como su clase y sus números; por ejemplo: «{ model-mark } { $example }». Las clases de elección de este juego:
model-refused = Eso no se puede: { $reason }
model-no-list = { $number } no es una elección; escribe su clase y sus números.
