### Names of one's own, and ratings, in the browser and in a mail.
### $name is a name as somebody typed it, in no case and of no gender. Buttons have room for about 20 characters.

## Beside the field for a name

names-own = Este nombre es tuyo.
names-free = Este nombre está libre.
names-taken = Este nombre es de otra persona. Elige otro.
names-reserved = Este nombre está reservado.
names-claim = Registrarlo
names-claimed = Desde ahora solo tú puedes jugar como { $name }.
names-too-many = Ya tienes tres nombres. Renuncia antes a uno en los ajustes.
names-is-mine = Es mío

## Finding tables

names-find = Buscar por nombre o juego
names-find-none = No se ha encontrado ninguna mesa.

## One's own names, in the settings

names-title = Tus nombres
names-about = Nadie más puede jugar con un nombre que hayas registrado, y las partidas que juegas con él cuentan para la clasificación.
names-none = Aún no has registrado ningún nombre. Escribe uno arriba y regístralo.
names-mail = Correo electrónico
names-mail-about = Solo se usa para enviarte un enlace con el que llevar tu nombre a otro navegador. Nadie verá tu correo.
names-keep-mail = Guardar
names-mail-kept = Guardado.
names-mail-wrong = Eso no es una dirección de correo.
names-mail-unconfirmed = Aún sin confirmar. Abre el enlace de nuestro correo o guarda otra vez para recibir uno nuevo.
names-give-up = Renunciar
names-give-up-title = ¿Renunciar a { $name }?
names-give-up-text = Cualquiera podrá usar ese nombre, y se perderá su nivel en la clasificación.
names-give-up-no = Conservarlo
names-give-up-yes = Renunciar

## Bringing a name to another browser

names-move-title = Tu nombre en este navegador
names-move-about = ¿Tienes este nombre en otro navegador? Pide un enlace: te lo enviamos al correo que dejaste allí.
names-move-ask = Enviar un enlace
names-move-asked = Si hay una dirección con este nombre, el correo va en camino.
names-move-here = El nombre y sus partidas pasarán a este navegador.
names-move-yes = Traerlo aquí
names-move-done = { $name } ya es tu nombre en este navegador.
names-move-gone = Este enlace ya se usó o tiene más de una hora. Pide otro.
names-move-settings = Ir a los ajustes

## The mail

names-mail-subject = Tu nombre: { $name }
names-mail-hello = Alguien, seguramente tú, quiere jugar como { $name } en otro navegador.
names-mail-link = Abre este enlace en el navegador en el que quieras usar el nombre. Sirve una vez, durante una hora:
names-mail-else = Si no has sido tú, ignora este mensaje: no cambiará nada.

## The email that asks whether an address may be used, and the page behind its link

names-confirm-subject = Ziggurat: confirma tu dirección de correo
names-confirm-text = Alguien ha indicado esta dirección para el nombre con el que juega en { $place }. Si aceptas, los enlaces a ese nombre llegarán aquí.
names-confirm-link = Si has sido tú, confirma tu dirección aquí:
names-confirm-else = Si no has sido tú, ignora este correo: no recibirás ningún enlace.
names-confirm-title = Confirma tu dirección de correo
names-confirm-about = A esta dirección llegarán los enlaces que llevan un nombre a otro navegador.
names-confirm-yes = Confirmar
names-confirm-done = Confirmada. Los enlaces ya pueden llegar a esta dirección.
names-confirm-old = Este enlace ya no es válido: hay un correo más reciente o la dirección ha cambiado.

## Ratings

ratings-title = Clasificación
ratings-about = El nivel es una estimación prudente: es casi seguro que juegas al menos así de bien. Todo el mundo empieza en 0, y cada partida hace más segura la estimación.
ratings-counts = Una partida cuenta si cada participante es un bot o juega con un nombre registrado, y si nadie ha pedido una pista ni ha deshecho una jugada contra el ordenador.
ratings-game = Juego
ratings-rank = Puesto
ratings-player = Nombre
ratings-rating = Nivel
ratings-games = Partidas
ratings-deviation = Incertidumbre
ratings-you = tú
ratings-none = Aún no hay nadie en la clasificación
ratings-none-text = Registra tu nombre y juega contra el ordenador o contra otras personas.
ratings-settings = Registrar nombre

## At the end of a game

ratings-change = Tu nivel: { $before } → { $after }
