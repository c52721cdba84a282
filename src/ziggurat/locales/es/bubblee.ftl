### Bubblee Pop in Spanish. There is no printed edition: a Bubblee is a burbuja. As in the Spanish rulebook of Babylon, players are
### people of no gender: quien, rival, persona. en/bubblee.ftl says what the variables are.

## The words of the box

colour-red = roja
colour-purple = morada
colour-yellow = amarilla
colour-blue = azul
colour-green = verde
colour-black = negra

letter-red = R
letter-purple = M
letter-yellow = Am
letter-blue = Az
letter-green = V
letter-black = ✕

## Parts of sentences

bubblee =
    una burbuja { $colour ->
        [red] roja
        [purple] morada
        [yellow] amarilla
        [blue] azul
        [green] verde
       *[black] negra
    }
bubblees =
    { $number ->
        [one]
            { $number } burbuja { $colour ->
                [red] roja
                [purple] morada
                [yellow] amarilla
                [blue] azul
                [green] verde
               *[black] negra
            }
       *[other]
            { $number } burbujas { $colour ->
                [red] rojas
                [purple] moradas
                [yellow] amarillas
                [blue] azules
                [green] verdes
               *[black] negras
            }
    }
power-of =
    el poder de las burbujas { $colour ->
        [red] rojas
        [purple] moradas
        [yellow] amarillas
        [blue] azules
       *[green] verdes
    }
points =
    { $points } { $points ->
        [one] punto
       *[other] puntos
    }

## What the powers do

power-red = Intercambia dos burbujas adyacentes del planeta rival.
power-purple = Envía una de tus burbujas libres a la misma columna del planeta rival.
power-yellow = Lleva una de tus burbujas libres a tu área de puntuación.
power-blue = Haz caer en el planeta rival una burbuja de la fila cercana de tu rival.
power-green = Intercambia dos burbujas adyacentes de tu planeta.

## Options

option-black = Burbujas negras al empezar
option-black-3 = 3 (fácil)
option-black-4 = 4 (normal)
option-black-5 = 5 (difícil)
option-powers = Poderes
option-powers-yes = Con poderes
option-powers-no = Sin poderes
option-first = Quién empieza
option-first-drawn = A cara o cruz
option-first-1 = Participante 1
option-first-2 = Participante 2
option-sky = El cielo al empezar
option-sky-drawn = Al azar
option-touching = Qué se va con la línea
option-touching-one = Solo lo que toca la línea
option-touching-group = Todo el grupo unido
option-planet = El planeta de la misión

## What happens

event-bubblee-sky-laid = El cielo está preparado.
event-bubblee-turn = comienza el turno.
event-bubblee-drew = de la bolsa sale { bubblee }.
event-bubblee-placed = Al cielo llega { bubblee }: { $place }.
event-bubblee-swapped = Dos burbujas del cielo se intercambian: { $place }.
event-bubblee-fell = cae { bubblee } por la columna { $column }.
event-bubblee-chain = ¡reacción en cadena!
event-bubblee-line = { bubblees } en línea.
event-bubblee-touching = y { bubblees } más en contacto con la línea.
event-bubblee-scored = +{ points }.
event-bubblee-left =
    { $number } { $number ->
        [one] burbuja sale
       *[other] burbujas salen
    } de la partida.
event-bubblee-power-due = se puede usar { power-of }.
event-bubblee-power-used = actúa { power-of }.
event-bubblee-exchanged = dos burbujas del planeta se intercambian: { $place }.
event-bubblee-sent = { bubblee } vuela al planeta rival, columna { $column }.
event-bubblee-powers-declined = ya no usa más poderes.
event-bubblee-powers-lost = los poderes sin objetivo se pierden.
event-bubblee-ended = Fin de la partida.

ended-bubblee-5-9 = El planeta rival estaba lleno y un poder ganó la partida al instante.
ended-bubblee-6-2 = No quedaba ninguna caída posible: partida perdida.
ended-bubblee-7-1 = En la bolsa ya no quedan bastantes burbujas para llenar el cielo.
ended-bubblee-8-5 = Misión cumplida: en el otro planeta ya no queda ningún color.

## What to do

bubblee-do-place =
    Coloca la burbuja { $colour ->
        [red] roja
        [purple] morada
        [yellow] amarilla
        [blue] azul
        [green] verde
       *[black] negra
    } en un espacio vacío del cielo.
bubblee-do-swap = Intercambia dos burbujas adyacentes del cielo o déjalo como está.
bubblee-do-swap-must = Tienes que intercambiar dos burbujas adyacentes del cielo: si no, no habrá ninguna caída posible.
bubblee-do-swap-second = ¿Con cuál la intercambias?
bubblee-do-drop = Deja caer dos burbujas adyacentes; al menos una debe ser de tu fila cercana.
bubblee-do-drop-second = ¿Qué otra burbuja dejas caer con ella?
bubblee-do-power = Usa un poder o pasa.
bubblee-do-exchange-second = ¿Con cuál la intercambias?
bubblee-do-send = Envía al otro planeta una burbuja de la línea, o no envíes más.

## Buttons; at most 14 characters each. The buttons of powers have the names of colours.

bubblee-keep = Dejarlo así
bubblee-pass = Pasar
bubblee-stop = Terminar

## Beside the board

bubblee-bag = En la bolsa
bubblee-bag-left = { $number ->
    [one] queda { $number }
   *[other] quedan { $number }
  }
bubblee-coming = Lo próximo de la bolsa
bubblee-powers = Poderes
bubblee-due = poder:
bubblee-goal = Objetivo: ningún color arriba.

## At the table in a browser

bubblee-step-refill = Relleno
bubblee-step-swap = Cambio
bubblee-step-drop = Caída
bubblee-step-pop = ¡Plop!
bubblee-go-swap = Intercambiar
bubblee-go-drop = Dejar caer
bubblee-go-place = Ponerla ahí
bubblee-go-send = Enviar allí
bubblee-use-red = Intercambiar
bubblee-use-purple = Enviar allí
bubblee-use-yellow = Llevármela
bubblee-use-blue = Dejar caer allí
bubblee-use-green = Intercambiar
bubblee-keep-sky = Dejarlo así
bubblee-skip = Saltar
bubblee-advice = { $deed }: { $place }
bubblee-another-power = Otro poder
bubblee-power-red = Intercambia dos burbujas juntas del otro planeta
bubblee-power-purple = Envía una burbuja tuya de arriba al otro planeta
bubblee-power-yellow = Llévate como punto una burbuja tuya de arriba
bubblee-power-blue = Haz caer en su planeta una de su fila del cielo
bubblee-power-green = Intercambia dos burbujas juntas de tu planeta
bubblee-power-black = Sin líneas ni poder. Solo estorba
bubblee-powers-framed = Puedes usar los poderes con marco, en cualquier orden.
bubblee-powers-off = Esta partida se juega sin poderes.
bubblee-powers-help = Poderes y ayuda
bubblee-planet-upper = Planeta de arriba
bubblee-planet-lower = Planeta de abajo
bubblee-planet-mission = Misión
bubblee-your-turn = Tu turno
bubblee-more-heads = y { $number } más
bubblee-turn-of = Juega { $player }
bubblee-over = Fin de la partida
bubblee-chain = ¡Cadena!
bubblee-full = llena
bubblee-sure-pass = ¿No quieres usar ningún poder?
bubblee-sure-stop = ¿No quieres enviar nada más?
bubblee-swap-these = ¿Intercambias estas dos?
bubblee-lines =
    { $number ->
        [one] ¡Una línea!
        [2] ¡Dos líneas a la vez!
       *[other] ¡{ $number } líneas a la vez!
    }
bubblee-chain-of = ¡Una cadena de { $number } oleadas!
bubblee-lands =
    Columna { $column }: cae una { $first ->
        [red] roja
        [purple] morada
        [yellow] amarilla
        [blue] azul
        [green] verde
       *[black] negra
    }.
bubblee-lands-both =
    Columna { $column }: cae una { $first ->
        [red] roja
        [purple] morada
        [yellow] amarilla
        [blue] azul
        [green] verde
       *[black] negra
    } y luego una { $second ->
        [red] roja
        [purple] morada
        [yellow] amarilla
        [blue] azul
        [green] verde
       *[black] negra
    }.
bubblee-change-places =
    La { $first ->
        [red] roja
        [purple] morada
        [yellow] amarilla
        [blue] azul
        [green] verde
       *[black] negra
    } y la { $second ->
        [red] roja
        [purple] morada
        [yellow] amarilla
        [blue] azul
        [green] verde
       *[black] negra
    } se intercambian.
bubblee-taken = Te llevas { $what }.
bubblee-taken-other = Para tu rival: { $what }.
bubblee-makes-room = La línea hace sitio.

## What a screen reader says about a place

bubblee-board = El tablero. Las flechas mueven, Enter elige, Escape vuelve atrás.
bubblee-at-sky-near = Cielo, tu fila cercana, columna { $column }
bubblee-at-sky-far = Cielo, tu fila lejana, columna { $column }
bubblee-at-planet-own = Tu planeta, columna { $column }, espacio { $row }
bubblee-at-planet-other = El otro planeta, columna { $column }, espacio { $row }
bubblee-in-sky = cielo, columna { $column }
bubblee-on-planet = columna { $column }, espacio { $row }
# Two neighbours of the sky, in a hint: $row is near, far, or both.
bubblee-pair =
    { $row ->
        [near] fila cercana, columnas { $first } y { $second }
        [far] fila lejana, columnas { $first } y { $second }
       *[both] columna { $first }, las dos filas
    }
bubblee-place-says =
    { $where }: { $colour ->
        [red] roja
        [purple] morada
        [yellow] amarilla
        [blue] azul
        [green] verde
        [black] negra
       *[none] vacío
    }{ $state ->
        [open] ; se puede elegir
        [chosen] ; elegida
       *[none] { "" }
    }
bubblee-score = { $player }: { points }

## What happens, where no event tells it

bubblee-kept = El cielo se queda como está.
bubblee-no-line = Ninguna línea.
bubblee-stopped = No se envía nada más.

## Help: the rules in short

bubblee-help-goal = Dos planetas y el cielo entre ellos. Deja caer burbujas del cielo en tu planeta para que tres del mismo color formen una línea: te las llevas, y cada una vale 1 punto. Al final gana quien tenga más puntos.
bubblee-help-turn = Tu turno: saca burbujas y colócalas hasta llenar el cielo; si quieres, intercambia dos burbujas adyacentes del cielo; después deja caer dos adyacentes en tu planeta, al menos una de la fila cercana.
bubblee-help-lines = Tres del mismo color en una fila o columna son una línea. Te las llevas, con las de su color que las tocan: 1 punto cada una. Lo que estaba encima cae y puede provocar una cadena.
bubblee-help-powers = Cada grupo que te llevas te da el poder de su color. No es obligatorio usarlo.
bubblee-help-free = Una burbuja libre es la más alta de su columna.
bubblee-help-black = Las negras no forman líneas ni tienen poder; solo estorban.
bubblee-help-end = La partida termina cuando en la bolsa no quedan burbujas suficientes para llenar el cielo. Si no tienes ninguna caída posible, pierdes al instante.
bubblee-help-solo = En solitario: por cada línea envía una burbuja al otro planeta; por una más larga, dos. Las líneas de allí salen de la partida. Elimina todos los colores del otro planeta.

bubblee-help-keys = Teclas: con las flechas te mueves, Enter elige, de 1 a 5 eliges columna, Esc vuelve un paso atrás, Z deshace.

## The end, in the browser: points by where they came from

bubblee-points-from = Puntos por
# In a game that was taken over from another: points that were there at its start.
bubblee-points-before = Antes
bubblee-points-lines = Líneas
bubblee-points-chains = Reacciones en cadena
bubblee-points-powers = Poderes
bubblee-points-all = Total

## The rules, as a refusal tells them. glossary.toml lists those that hold a ruling; they are shown with this note.

ruling-note = Parte de esta regla es una interpretación nuestra y va más allá del texto impreso.

rule-bubblee-1-1 = La caja contiene 96 burbujas, 16 de cada color (rojo, morado, amarillo, azul, verde y negro), una bolsa y un tablero.
rule-bubblee-1-2 = Cada planeta tiene 5 columnas y 4 filas; el cielo entre los planetas, 5 columnas y 2 filas. Una columna va de planeta a planeta por el cielo; tu fila cercana es la fila lejana de tu rival.
rule-bubblee-1-3 = La gravedad atrae cada burbuja hacia el borde del tablero donde se sienta la persona dueña de su planeta: nunca hay un espacio vacío debajo de una burbuja.

rule-bubblee-2-1 = El cielo empieza con dos burbujas de cada uno de los cinco colores y ninguna negra; dos del mismo color nunca se tocan, ni en diagonal. La disposición es al azar o la fija una opción.
rule-bubblee-2-2 = Las demás burbujas de color, 14 de cada uno, y 3 negras van a la bolsa: 73 en total. Todo el mundo puede saber qué hay en la bolsa; nadie sabe en qué orden saldrá.
rule-bubblee-2-3 = Cada planeta empieza con 3 (fácil), 4 (normal) o 5 (difícil) burbujas negras en la fila de abajo. Las dos personas pueden empezar con números distintos.
rule-bubblee-2-4 = Quién empieza se decide a cara o cruz, salvo que lo fije una opción.
rule-bubblee-2-5 = Se puede jugar sin poderes, también en solitario: entonces no se puede usar ningún poder.

rule-bubblee-3-1 = Tu turno empieza rellenando el cielo: saca una burbuja de la bolsa, colócala en cualquier espacio vacío del cielo y repite hasta llenarlo. En el primer turno de la partida no hay nada que rellenar.
rule-bubblee-3-2 = Una vez por turno puedes intercambiar dos burbujas del cielo de distinto color y adyacentes en una fila o columna. Con intercambio o sin él, debe quedar al menos una caída posible.
rule-bubblee-3-3 = Debes dejar caer en tu planeta dos burbujas adyacentes del cielo: dos contiguas de tu fila cercana o las dos de una columna. Cada una cae por su columna, la cercana primero.
rule-bubblee-3-4 = Las dos burbujas que dejas caer aterrizan antes de que se busquen líneas.

rule-bubblee-4-1 = Tres o más burbujas del mismo color seguidas en una fila o columna forman una línea. Las diagonales no cuentan nunca, y las burbujas negras tampoco.
rule-bubblee-4-2 = Todas las líneas de un planeta se retiran a la vez, con las burbujas de su color que las tocan (o todo el bloque: es una opción). Van al área de puntuación de quien tiene el planeta, 1 punto cada una.
rule-bubblee-4-3 = Lo que estaba encima cae. Si así se forman líneas nuevas, también se retiran: es una reacción en cadena, que sigue hasta que no pasa nada más.
rule-bubblee-4-4 = Ejemplo: se retiran tres burbujas moradas; la verde de encima cae y completa una fila de tres verdes. Son 6 puntos y dos poderes por usar.

rule-bubblee-5-1 = Cada grupo de burbujas retirado de tu planeta te da un poder de su color. Puedes usarlo cuando ya nada se mueva, pero no es obligatorio. No se puede usar un poder que no tienes.
rule-bubblee-5-2 = Si tienes varios poderes, tú eliges el orden. Usa uno de ellos sobre un objetivo o pasa: así renuncias a todos los poderes que tienes en ese momento.
rule-bubblee-5-3 = Una línea que un poder forma en un planeta es de la persona dueña de ese planeta, que puede usar su poder incluso en el turno de su rival. Primero termina la persona activa; luego elige la otra.
rule-bubblee-5-4 = El poder rojo intercambia dos burbujas adyacentes del planeta rival; el verde, dos del tuyo. Deben estar en una misma fila o columna y ser de distinto color; los espacios vacíos no se intercambian.
rule-bubblee-5-5 = El poder morado envía una de tus burbujas libres (la más alta de su columna) a la misma columna del planeta rival. Debe haber sitio en ella.
rule-bubblee-5-6 = El poder azul hace caer en el planeta rival una burbuja del cielo, de la fila cercana de tu rival. Debe haber sitio en su columna.
rule-bubblee-5-7 = El poder amarillo lleva una de tus burbujas libres (la más alta de su columna) a tu área de puntuación.
rule-bubblee-5-8 = Las burbujas negras no tienen poder ni forman líneas. Por lo demás, se intercambian, se dejan caer, se envían y puntúan como todas.
rule-bubblee-5-9 = Mientras las cinco columnas del planeta rival están llenas, el poder morado o el azul gana la partida al instante.
rule-bubblee-5-10 = Un poder sin objetivo se pierde cuando quien lo tiene no dispone de otro poder que pueda usar.
rule-bubblee-5-11 = Solo al dejar caer burbujas se puede usar una columna llena. Una burbuja enviada o movida por un poder nunca aterriza en una columna llena, aunque así se formara una línea.

rule-bubblee-6-1 = Solo puedes dejar caer burbujas en una columna sin sitio si una línea hace sitio: cuando se han retirado todas las líneas, ninguna columna puede tener una altura mayor de 4.
rule-bubblee-6-2 = Si el cielo está lleno y no tienes ninguna caída posible, ni con intercambio ni sin él, pierdes, tengas los puntos que tengas.

rule-bubblee-7-1 = La partida termina cuando, al empezar un turno, en la bolsa hay menos burbujas que espacios vacíos en el cielo. No hace falta que los dos lados hayan tenido el mismo número de turnos.
rule-bubblee-7-2 = Gana quien tenga más puntos; en caso de empate se comparte la victoria.

rule-bubblee-8-1 = En solitario hay 20 misiones, cada una más difícil que la anterior. El cielo es igual en todas; el planeta rival, no. Tu planeta empieza con 3, 4 o 5 burbujas negras.
rule-bubblee-8-2 = El objetivo de una misión: que en el planeta rival no haya más burbujas que las negras.
rule-bubblee-8-3 = Por una línea en tu planeta puedes enviar enseguida 1 de sus burbujas a la misma columna del planeta rival; 2 si es de 4 o más o si el grupo tiene varias líneas. Solo de la línea, primero la más baja.
rule-bubblee-8-4 = En solitario, los poderes actúan sobre el planeta rival como siempre, pero llenarlo no da la victoria. Las líneas que se forman en él salen de la partida al momento, sin puntos y sin poderes.
rule-bubblee-8-5 = La misión se gana cuando en el planeta rival solo quedan burbujas negras. Se pierde si no tienes ninguna caída posible o si la bolsa no basta para llenar el cielo. Los puntos no deciden nada.
rule-bubblee-8-6 = Las disposiciones de las misiones son propias de este programa. En la tormenta, el azar decide en qué orden salen las burbujas; en el rompecabezas ves el orden de antemano.

rule-bubblee-9-1 = Se rechaza toda jugada que no corresponda al paso actual. Tras el fin de la partida se rechazan todas.
rule-bubblee-9-2 = Una fila y una columna de un mismo color que se cruzan en una burbuja son dos líneas.
