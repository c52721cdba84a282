### The table in the browser in Spanish. en/table.ftl says where each message stands.
### Players are people of no gender, as in bubblee.ftl.

table-loading = Preparando la mesa
table-your-turn = Tu turno
table-unknown = No existe esa mesa. Quizá el enlace esté incompleto.
table-wrong-seat = Este enlace no corresponde a un asiento de esta mesa.
table-no-board = Este juego todavía no se puede jugar en el navegador.
table-not-loaded = Algo no se ha cargado. Vuelve a cargar la página.

## Buttons

table-undo = Deshacer
table-ask-undo = ¿Deshacemos?
table-clear = Elegir de nuevo
table-menu = Menú
table-help = Resumen de las reglas
# To the page with all rules of the game.
table-all-rules = Todas las reglas
table-log = Registro
table-log-empty = Todavía no ha pasado nada.
table-react = Decir algo
table-other-side = Ver desde el otro lado
table-leave = Salir
table-leave-about = La partida se guarda: la encontrarás en «Seguir».
table-home = Inicio
table-play-on = Seguir jugando
table-yes = Sí
table-no = No

## Games of days

table-mails = Avisos por correo de tu turno

## One's own seat on another device

table-own-link = Seguir en otro dispositivo
table-own-link-about = Abre este enlace en otro dispositivo y ocuparás allí tu asiento. No lo compartas: quien lo tenga puede jugar por ti.

## The wire

table-cut = Conexión perdida
table-cut-short = Un momento…
table-cut-about =
    { $attempts ->
        [one] Reconectando. No se pierde nada.
       *[other] Reconectando (intento { $attempts }). No se pierde nada.
    }
table-retry = Intentar ya

## Refusals

table-rule = Regla { $rule }
# For screen readers, after a link.
table-new-tab = se abre en otra pestaña
table-refused-stale = Demasiado tarde: la partida ya ha avanzado.
table-refused-out-of-turn = No es tu turno.
table-refused-not-your-seat = Ese no es tu asiento.
table-refused-not-your-name = El nombre con el que jugabas ya es de otra persona. Abre una mesa nueva con otro nombre.
table-refused-not-now = Ahora no se puede.
table-refused-over = La partida ha terminado.
table-refused-not-kept = El servidor no ha podido guardarlo. Inténtalo de nuevo.
table-refused-too-fast = Un momento, por favor.
table-refused-no-hints = Solo hay pistas contra el ordenador, o cuando todo el mundo juega en la misma pantalla.
table-refused-no-way-known = Desde aquí no se conoce ninguna solución. Deshaz unas cuantas jugadas y volverás a tener pistas.
table-refused-not-ready = El ordenador aún se está preparando. Inténtalo en medio minuto.
table-refused-unknown = Aquí no se puede. Toca uno de los espacios resaltados.

## What somebody asks for; the others answer

table-asks-undo = { $name } quiere deshacer la última jugada.
table-asks-abort = { $name } quiere terminar la partida sin que gane nadie.
table-asks-replace = { $name } quiere que el ordenador siga jugando por { $absent }.
table-waits-for = Esperando a { $name }
table-away = { $name } no está en la mesa.
table-let-bot-play = Que siga el bot
table-bot-plays-for-you = El ordenador juega por ti.
table-come-back = Vuelvo a jugar

## Beside a player

table-thinks = pensando…
table-warming = se prepara; la primera vez tarda medio minuto
table-days = { $days } d { $hours } h
table-hours = { $hours } h { $minutes } min
table-own-time = Tu tiempo: { $time }
table-not-here = ausente
table-played-by = ahora juega { $name }
table-left-resigned = abandono
table-left-time = sin tiempo

## Reactions

table-react-hello = ¡Hola!
table-react-nice = ¡Qué bien!
table-react-wow = ¡Hala!
table-react-oops = ¡Uy!
table-react-thinking = Déjame pensar
table-react-thanks = ¡Gracias!
table-react-good-game = ¡Buena partida!

## Ending a game early

table-resign = Abandonar
table-resign-about = Perderás la partida. ¿Seguro que quieres abandonar?
table-resign-solo = Perderás la misión. ¿Seguro que quieres abandonar?
table-abort = Anular partida
table-abort-about = Nadie ha jugado todavía: la partida acaba sin resultado.

## The end

table-you-win = ¡Has ganado!
table-wins = ¡Gana { $name }!
table-shared = ¡Victoria compartida!
table-lost = Esta vez no
table-aborted = Partida anulada
table-solved = ¡Resuelto en { $number ->
    [one] { $number } turno
   *[other] { $number } turnos
}!
table-turn-of = Turno { $number }
table-stars-until = 3 estrellas: { $number } o menos
table-ended-resigned = { $name }: abandono.
table-ended-time = { $name }: se acabó el tiempo.
table-rematch = Jugar otra vez
table-points = Puntos
table-replay = Repetición
table-download = Guardar la partida
table-counting = Contando…

## The first game: one sentence at each new step

table-guide-bubblee-swap = ¡Hola! Pon en línea tres burbujas de un color en tu planeta, el de abajo, y serán tuyas. Primero puedes intercambiar dos burbujas adyacentes del cielo: toca una y luego la otra. O deja el cielo como está.
table-guide-bubblee-swap-chosen = Así quedaría. Intercambia estas dos o toca otras.
table-guide-bubblee-drop = Ahora deja caer dos burbujas adyacentes en tu planeta, el de abajo: dos de tu fila cercana o las dos de una columna. Tres de un color en línea son tuyas.
table-guide-bubblee-drop-chosen = Aquí ves dónde caerán y qué consigues. Si te gusta, pulsa «Dejar caer».
table-guide-bubblee-place = Hay dos huecos en el cielo. Pon la burbuja de la bolsa donde te ayude o donde estorbe a tu rival.
table-guide-bubblee-power = Una línea te da el poder de su color. Elígelo y toca dónde quieres usarlo, o pasa.
table-guide-got-it = Entendido
table-guide-stop = Sin consejos

## Replay

table-moment = Jugada { $at } de { $of }
table-moment-by = { $name }
table-moment-back = { $name }: jugada deshecha
table-moment-slider = Momento de la partida
table-first = Al principio
table-last = Al final
table-step = Jugada siguiente
table-step-back = Jugada anterior
table-play = Reproducir
table-pause = Pausa
table-share-moment = Compartir momento
table-take-over = Seguir desde aquí
table-facts = Sobre esta partida
table-verdict-fair = Partida limpia: todo lo que salió depende de la semilla y nadie pudo elegirlo.
table-verdict-consistent = Lo que salió depende de la semilla, que pudo elegir quien repartió.
table-verdict-unfair = No se ha podido comprobar lo que salió. Detalles (en inglés): { $why }
table-replay-not-over = Esta partida no ha terminado. Podrás ver la repetición cuando termine.
table-replay-unknown = No existe esa partida.
table-upload = Reproducir una partida
table-upload-about = Una partida guardada como archivo de texto se puede recorrer paso a paso, compartir y continuar desde cualquier momento.
table-upload-file = Elegir un archivo
table-upload-text = O pega el texto
table-upload-long = Es demasiado largo para ser una partida guardada.
table-upload-wrong = Eso no es una partida guardada. Detalles (en inglés): { $why }

## Hints and analysis: a computer player's opinion. Chances are parts of the victory, in percent

table-hint = Pista
table-hint-thinking = Pensando…
table-hint-chances = Probabilidad de ganar: { $percent } %
# The best move is to keep the sky, to use no power.
table-hint-nothing = No cambies nada y sigue.
table-hint-play = Jugarla
table-analyse = Analizar
table-analysis = Análisis
table-analysis-progress = Decisiones examinadas: { $done } de { $of }
table-analysis-failed = El análisis se ha interrumpido.
table-analysis-again = Intentar de nuevo
table-analysis-curve = Probabilidades a lo largo de la partida
table-analysis-at = Jugada { $at }
table-analysis-of = { $name } { $percent } %
table-analysis-inaccuracy = Imprecisión
table-analysis-mistake = Error
table-analysis-blunder = Error grave
# What a move cost. $percent is a number.
table-analysis-cost = { $percent } % menos de probabilidad
# The same in points, such as 2.4; less than nothing if it starts with a minus.
table-analysis-points = puntos: { $points }
table-analysis-list = Errores: { $number }
table-analysis-none = No se han encontrado errores.
# Sentences follow that tell what happens.
table-analysis-better = Mejor jugada:
table-analysis-show = Mostrarla
table-analysis-try = Probar desde aquí
table-analysis-next = Error siguiente
table-analysis-about = El coste de una jugada es la probabilidad de ganar que se pierde con ella, según el ordenador, que juega bien y ve solo lo que está a la vista. Puede equivocarse, sobre todo en diferencias pequeñas.
