### Lo que dice el propio servidor.

guest = Invitado

## Negativas

refused-malformed = La petición no se entiende: { $detail }.
refused-command-reused = Ese identificador de orden ya se usó para otra cosa; usa uno nuevo.
refused-no-session = Falta la sesión: pide antes /api/session y envía su cookie.
refused-origin = La petición viene de otra página y no se acepta.
refused-host = Este servidor no responde a ese nombre.
refused-no-table = No existe esa mesa.
refused-no-game = No existe ese juego; hay: { $games }.
refused-no-code = Ninguna mesa con ese código tiene asiento para ti. Revisa las letras o pide un enlace.
refused-no-invite = Esa invitación no existe o ya se usó.
refused-no-page = No existe esa dirección.
refused-no-method = Esa dirección no admite esa operación.
refused-too-large = Demasiado grande: el máximo son { $limit } bytes.
refused-too-many = Demasiadas peticiones seguidas; espera { $seconds } s.
refused-store-full = El disco del servidor está lleno, así que no se ha guardado nada. Prueba otra vez dentro de { $seconds } s.
refused-store-busy = El servidor está demasiado ocupado, así que no se ha guardado nada. Prueba otra vez dentro de { $seconds } s.
refused-store-failed = El servidor no llega a su base de datos. Prueba otra vez dentro de { $seconds } s; nada se hace dos veces.
refused-stopping = El servidor se está reiniciando, así que no se ha guardado nada. Prueba otra vez dentro de { $seconds } s.
refused-failed = El servidor ha fallado; no se ha guardado nada. Prueba otra vez.

## Campos

field-missing = falta el campo «{ $field }»
field-extra = el campo «{ $field }» no existe
field-long = «{ $field }» admite como mucho { $most } caracteres o elementos
field-short = «{ $field }» necesita al menos { $least } caracteres o elementos
field-one-of = «{ $field }» debe ser uno de: { $allowed }
field-pattern = «{ $field }» no tiene la forma { $pattern }
field-name = «{ $field }» admite de 1 a { $most } caracteres visibles en una línea: letras, cifras, espacios y signos, ninguno invisible ni que cambie el sentido de la escritura
field-text = «{ $field }» admite texto visible, sin caracteres de control ni que cambien el sentido de la escritura
field-json = no es JSON válido
field-other = «{ $field }» no es válido
static-title = Reinos
static-missing = El cliente web no está construido. La interfaz para programas está en /api; «make play» lo construye.

## Bases de datos que no se pueden servir

database-taken = Otro proceso está usando { $file }. Cada archivo es de un solo servidor; para varios hace falta PostgreSQL.
database-empty = { $file } está vacío: tiene 0 bytes. Pon en su lugar una copia de seguridad, o bórralo para empezar de nuevo.
database-damaged = { $file } está dañado o no es una base de datos; no se ha cambiado nada. Pon en su lugar una copia de seguridad. ({ $reason })
database-foreign = { $file } es de otro programa; no se ha cambiado nada. Elige otra carpeta.
database-read-only = No se puede escribir en { $file }; no se ha cambiado nada. ({ $reason })
database-newer = La base de datos es de una versión más nueva de Reinos (su esquema es { $found } y esta versión conoce hasta { $known }); no se ha cambiado nada. Instala la versión nueva o vuelve a una copia de seguridad.
database-unreachable = No se puede usar la base de datos: { $reason }
database-address = No entiendo la dirección de la base de datos: { $reason }
database-no-log = SQLite no puede llevar un registro de escritura anticipada en esta carpeta (ofrece «{ $mode }»); elige otra carpeta.
