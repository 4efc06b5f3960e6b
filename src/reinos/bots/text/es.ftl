### Lo que dicen los bots: a un modelo de lenguaje que juega, y de las redes que no sirven.

## Modelos de lenguaje

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

## Redes

network-none = Con este paquete no viene ninguna red para { $game }; indica un archivo: network:ARCHIVO
network-missing = red { $file }: no existe ese archivo
network-unreadable = red { $file }: no es un archivo de red de Reinos ({ $reason })
network-other = red { $file }: se entrenó para { $field } { $value }; aquí es { $own }
network-shape = red { $file }: { $field } tiene la forma { $value }; se admite: { $own }
