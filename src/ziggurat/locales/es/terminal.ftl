### The terminal in Spanish. en/terminal.ftl says where each message stands, and how long it may be.

## Players

to-move = – turno

## The top line

move-number = jugada { $ply }
saved = Guardada: { $file }

## Headings of the panels

heading-do = Qué hacer
heading-preview = Esto pasaría
heading-log = Registro
heading-help = Ayuda
heading-rules = Resumen
heading-keys = Teclas
heading-typing = Jugadas en texto
heading-over = Fin de la partida
coming = siguen: { $letters }
heading-credits = Sobre el juego

## What to do, for every game

do-wait = Juega { $name }. Cualquier tecla: más rápido.
do-wait-for-rules = El ordenador se está preparando. La primera vez en esta máquina tarda medio minuto.
do-confirm = Enter: hacerlo. Esc: elegir de nuevo.
do-over = n: otra partida, cada cual cambia de asiento. w: guardar.
not-here = Aquí no se puede. Elige uno de los espacios resaltados.
too-small = Agranda la ventana al menos a { $width } × { $height }.

## Buttons

button-confirm = Aceptar
button-cancel = Atrás
button-yes = Sí
button-no = No
button-save = Guardar
button-leave = Salir
button-stay = Quedarse
button-close = Cerrar
button-again = Otra partida
button-free = Esquina libre
button-turn = Girarla

## Key help in the bottom line

key-choose = mover
key-touch = elegir
key-back = atrás
key-undo = deshacer
key-hint = pista
key-type = escribir
key-save = guardar
key-help = ayuda
key-quit = salir
key-again = otra
key-turn = lado
key-step = paso
key-ends = extremos
key-play = reproducir
key-jump = saltar
key-analyse = analizar
key-mistake = error
key-switch = cambiar
key-other = jardines
key-level = niveles

## The keys, explained in the help

keys-arrows = Flechas, Tab: ir a un espacio o un botón. Enter o barra espaciadora: elegirlo. También sirve el ratón.
keys-numbers = 1 a 5: una columna. La letra de un botón: ese botón.
keys-back = Esc: un paso atrás.
keys-undo = u: deshacer. En tu turno, hasta que se saque algo; contra el ordenador, siempre; entre personas, si todas están de acuerdo.
keys-hint = h: una pista, si no juega ninguna otra persona.
keys-type = Dos puntos (:): escribir una jugada.
keys-save = w: guardar la partida en un archivo. q: salir.
keys-turn = t: con varias personas, girar el tablero hacia quien decide o dejarlo quieto.
keys-log = Re Pág, Av Pág: leer el registro.
keys-step = Flecha derecha, izquierda: una jugada adelante, atrás.
keys-ends = Inicio, Fin: al principio, al final.
keys-play = Barra espaciadora: reproducir automáticamente o parar.
keys-jump = g: ir a una jugada por su número.
keys-analyse = a: analizar la partida. m: al error siguiente.
keys-side = t: ver el tablero desde el lado siguiente.
keys-leave = q: salir.

## Typing a move

type-a-move = Una jugada, por ejemplo { $example }
typed-unreadable = No se entiende a partir del carácter { $column }. Jugadas posibles, por ejemplo: { $moves }.
typed-refused = Lo prohíbe la regla { $rule }: { $sentence }
typed-other-step = Ahora no: { $sentence } Regla { $rule }.
rule-quoted = Regla { $rule }: { $sentence }
typed-not-now = No es tu turno.

## Undo

undo-nothing = No hay nada que deshacer.
undo-over = La partida ha terminado. ¿Deshacer la última decisión y seguir jugando?
undo-asks = { $name } quiere volver a la jugada { $ply }.
undo-agree =
    { $number ->
        [one] ¿Está de acuerdo la otra persona?
       *[other] ¿Están de acuerdo las otras personas?
    } ({ $other })
undo-refused = No se ha deshecho nada.
taken-back = Se vuelve a la posición tras la jugada { $ply }.
taken-back-by =
    { $terms ->
    [bots] { $name }: se vuelve a la jugada { $ply }, contra el ordenador.
    [agreed] { $name }: se vuelve a la jugada { $ply }, de común acuerdo.
   *[free] { $name }: se vuelve a la jugada { $ply }.
  }

## Saving and leaving

save-ask = Guardar la partida como
save-exists = { $file } ya existe y no se sobrescribirá. Elige otro nombre.
save-failed = No se puede escribir { $file }: { $reason }
save-name-needed = Escribe un nombre de archivo.
leave-ask = La partida no ha terminado. ¿Salir de todos modos?
leave-unsaved = Lo que no hayas guardado se perderá.

## In the log, for every game

forced = Solo quedaba un espacio: se ha colocado automáticamente.
resumed = La partida guardada sigue tras la jugada { $ply }.

## The end

result-you-won = ¡Has ganado!
result-won = ¡Gana { $name }!
result-shared = ¡Victoria compartida!
result-mission-won = ¡Misión cumplida!
result-mission-lost = La misión ha fracasado.
result-resigned = { $name }: abandono.
result-time = { $name }: se acabó el tiempo.
result-aborted = La partida se ha anulado.

## Replay

replay-title = Repetición
replay-start = Antes de la primera jugada
replay-at = Jugada { $ply } de { $total }
replay-open = El registro acaba aquí; la partida no ha terminado.
replay-jump = Ir a la jugada, de 0 a { $total }
replay-jump-wrong = Escribe un número de 0 a { $total }.
replay-move = { $name }: { $move }

### Bubblee Pop in the terminal

bubblee-help-notation = place n3 · swap n2 f2 · keep · drop 3 · drop 3-4 · red 1:2 2:2 · green 3:1 3:2 · purple 3 · blue 3 · yellow 3 · pass · send 3:2 · stop. n es tu fila cercana, f la lejana; 3:2 es la columna 3, segunda desde el suelo.

### Babylon in the terminal.

## What to do

babylon-do-site = ¿Dónde? El número dorado es el nivel; está en la esquina inferior izquierda de la loseta.

## On the board

babylon-top-view = desde arriba
babylon-level-view = nivel { $level }
babylon-has-tile = + loseta

## Beside the board

babylon-token = Ficha:
babylon-no-score = Todavía no hay puntos.

## The place under the cursor

babylon-yield = { $stack }: { $tile }. Da { $number } ▮ ({ $why }).
babylon-at = { $place }, nivel { $level }.
babylon-costs = Con 4 soportes: { $number } ▮.
babylon-costs-three = Con un belvedere: desde { $number } ▮.

## Help

babylon-signs = Signos
babylon-sign-new = en una loseta de este turno
babylon-sign-level = el nivel de un espacio
babylon-sign-built = letra mayúscula: el objeto decorativo está construido
babylon-keys-sights = v: la cantera o un jardín. o: el jardín siguiente. l: nivel por nivel, desde el más alto hacia abajo. Esc: volver.
babylon-keys-change = c, r: cambiar la esquina libre, girar la loseta que vas a construir.
babylon-help-notation = remove b3 · dig b3 · build dug c4:2 r1 · build stored c4:1 r0 free d5 · statue c4 · stairs c4 c5 · fountain c4 d4 · bridge c4 e4 · wild c4 stairs · end · end keep dug. c4:2 es la casilla inferior izquierda de la loseta y su nivel, r1 un cuarto de vuelta, free la esquina sin soporte.

## Hints and analysis: a computer player's opinion. Chances are parts of the victory, in percent

hint-thinking = Pensando…
hint-not-ready = Las pistas aún no están listas. Pídela de nuevo en medio minuto.
hint-people = En partidas entre personas no hay pistas.
# $move is a move as it is typed, such as "drop 3".
hint-says = Pista: { $move }. Probabilidad de ganar: { $percent } %.
analysis-progress = Decisiones examinadas: { $done } de { $of }
analysis-done = Errores: { $number }. m: al siguiente.
# A move that was not fine. $moves are the better ones, as they are typed.
analysis-says =
    { $grade ->
        [blunder] Error grave
        [mistake] Error
       *[inaccuracy] Imprecisión
    }: { $percent } % menos de probabilidad. Mejor: { $moves }

### Files and the command line

## Files that cannot be read

file-missing = El archivo no existe
file-is-folder = Es una carpeta, no un archivo
file-forbidden = No tienes permiso para usar este archivo
file-too-long = El archivo es demasiado grande: más de { $limit } B
file-not-text = No es un texto en UTF-8; byte incorrecto: { $byte }
file-bad-line = Error en la línea { $line }, columna { $column } (detalles en inglés: { $why })
file-unusable = Este archivo no se puede usar (detalles en inglés: { $why })

## The command line

cli-bad-option = --{ $option }: el valor «{ $value }» no es posible (en inglés, lo que se puede: { $expected })
cli-solo-alone = --solo: en solitario no pongas --against ni --seat 2
cli-challenge-alone = --challenge: el reto ya dice quién juega, así que sin --{ $option }
cli-bad-seat = --seat: pon un número de 1 a { $seats }, no { $seat }
cli-bad-against = --against: pon un participante, o uno por cada uno de los demás asientos; demás asientos: { $number }, participantes indicados: { $found }
cli-resume-alone = --resume: la partida guardada ya lo dice, así que sin { $option }
cli-resume-other = --resume: es una partida guardada de otro juego; se esperaba { $expected }, se encontró { $found }
cli-no-challenge = No existe el reto «{ $name }» (en inglés, los que hay: { $expected })
cli-no-terminal = El juego necesita un terminal: ni la entrada ni la salida pueden ser un archivo o una tubería
resume-over = La partida ha terminado; «ziggurat replay» la muestra
resume-only-bots = En esta partida no juega ninguna persona, solo el ordenador; «ziggurat replay» la muestra
challenge-fixed = { $name } tiene un comienzo fijo; se puede elegir: { $free }, no { $option }
challenge-all-fixed = { $name } tiene un comienzo fijo; no se puede elegir nada, tampoco { $option }

## ziggurat verify

verify-fair = limpio: todo lo que salió depende de la semilla y nadie pudo elegirlo
verify-consistent = coherente: lo que salió depende de la semilla o del orden indicado, que pudo elegir quien repartió
verify-unfair = jugada { $ply }: aparece «{ $found }», pero de la semilla sale «{ $dealt }»
verify-impossible = No se puede demostrar nada (detalles en inglés: { $why })

## ziggurat analyse

analyse-move = jugada
analyse-player = participante
analyse-expected = esperado
analyse-cost = coste
analyse-points = puntos
analyse-played = la jugada hecha y otra mejor
analyse-better = { $played }; mejor { $moves }
analyse-summary = { $name }: decisiones: { $number }; errores graves: { $blunders }, errores: { $mistakes }, imprecisiones: { $inaccuracies }; pérdida media por decisión: { $mean } del resultado

## ziggurat score

score-empty = El jardín no tiene ninguna loseta
score-impossible = Un jardín así no se puede construir, por la regla { $rule } (detalles en inglés: { $why })
score-white = blancas
score-pink = rosas
score-blue = azules
score-orange = naranjas
score-sets = conjuntos: { $number }
score-support = 0 puntos: { $what }, hace de soporte (5.9)
score-hidden = 0 puntos: { $what }, no se ve desde arriba (9.1)
score-flower-hidden = La flor no cuenta: { $what }, no se ve desde arriba (9.1)
score-bare = Huecos sin loseta encima, por si hay empate (9.7): { $number }
score-result = { $rank }. { $player }: { points }
score-result-bare = { $rank }. { $player }: { points }, huecos libres: { $bare }
