### Lo que se dice cuando las mesas se guardan en el navegador, sin servidor.

guest = Invitado
refused-no-table = Este navegador no guarda esa mesa.
refused-no-game = No existe ese juego; hay: { $games }.
refused-not-here = Para eso hace falta un servidor, y esta página juega sin él.
refused-friends = Esta página juega sin servidor, así que nadie puede unirse desde otro sitio. Ocupa varios asientos y pasaos el dispositivo, o guarda la partida y envía el archivo.
refused-bad-name = Un nombre tiene de 1 a { $most } caracteres visibles en una sola línea.
refused-store-failed = El navegador no ha podido guardar esto y no se ha hecho nada: quizá esté lleno su almacenamiento.
refused-failed = Algo ha fallado aquí; no ha cambiado nada.
