### Babylon. The words are those of the Spanish rulebook: a symbol is an icono, and players are people of no gender. A cell of the
### board, whatever is on it, is a casilla.

## The words of the box

flower-white = flor blanca
flower-pink = flor rosa
flower-blue = flor azul
flower-orange = flor naranja

symbol-statue = estatua
symbol-stairs = escalera
symbol-fountain = fuente
symbol-bridge = puente

piece-single = pilar simple
piece-double = pilar doble
piece-belvedere = belvedere

material-clay = arcilla
material-granite = granito
material-basalt = basalto
# In place of a material: starting tiles have none.
material-starting = loseta inicial
babylon-tile-says = { $material }, { $flower }

## The round tokens: the name of each, and what it does

token-single = 1 pilar simple
token-single-does = Al empezar tu turno tomas 1 pilar simple.
token-double = 1 pilar doble
token-double-does = Al empezar tu turno tomas 1 pilar doble. No se puede almacenar.
token-wild-symbol = icono cambiado
token-wild-symbol-does = Un icono de una loseta que construyas en este turno puede contar como otro icono a tu elección.
token-wild-space = icono añadido
token-wild-space-does = Un espacio sin icono de una loseta que construyas en este turno puede contar como un icono a tu elección.
token-flower = flor doble
token-flower-does = Tu flor en la loseta que excavas da 2 pilares simples en vez de 1.
token-less = 1 pilar menos
token-less-does = Al excavar recibes 1 pilar simple menos.
token-none = sin efecto
token-none-does = Esta ronda no tiene ningún efecto especial.

## What happens

event-babylon-clay-laid = { $stack }: encima queda { $tile }.
event-babylon-first-player = empieza la partida.
event-babylon-removed =
    sale de la cantera { $tile }{ $stack ->
        [none] .
       *[other] { " " }({ $stack }).
    }
event-babylon-round = Empieza la ronda { $number }.
event-babylon-turn = empieza el turno.
event-babylon-token-gave =
    la ficha da { $pillar ->
        [single] 1 pilar simple
       *[double] 1 pilar doble
    }.
event-babylon-dug =
    { $stack ->
        [none] excavación ({ $tile })
       *[other] excavación { $stack } ({ $tile })
    }, +{ $pillars } ▮.
event-babylon-uncovered =
    { $stack ->
        [none] { "" }
       *[other] { $stack }:{ " " }
    }aparece { $tile }.
event-babylon-built =
    loseta construida en { $place }, nivel { $level }, por { $singles } ▮{ $doubles ->
        [0] { "" }
       *[other] { " " }+ { $doubles } ║
    }{ $free ->
        [none] .
       *[other] , esquina libre { $free }.
    }
event-babylon-supports = estatua convertida en soporte: { $place }.
event-babylon-belvedere-put = un belvedere en { $place }.
event-babylon-decorated =
    { $piece ->
        [statue] una estatua
        [stairs] una escalera
        [fountain] una fuente
       *[bridge] un puente
    } en { $place }.
event-babylon-wild-used =
    { $place } cuenta este turno como { $symbol ->
        [statue] estatua
        [stairs] escalera
        [fountain] fuente
       *[bridge] puente
    }.
event-babylon-turn-ended =
    guardado: { $pillars } ▮{ $kept ->
        [none] { "" }
       *[other] , loseta almacenada ({ $kept })
    }{ $returned ->
        [0] { "" }
       *[other] ; devuelto: { $returned } ▮
    }{ $discarded ->
        [none] .
       *[other] ; descarte: { $discarded }.
    }
event-babylon-token-turned = Nueva ficha de ronda: { $token }.
event-babylon-ended = La partida ha terminado.
event-babylon-hidden = ya no se ve: { $what }.
event-babylon-symbol-hidden = iconos cubiertos: { $what }.
event-babylon-possible = después se podrá construir: { $what }.
event-babylon-score-changed = puntos { $change } ({ $why }).

ended-babylon-8-4 = No quedan fichas de ronda por revelar.

## What to do, in terminal and browser

babylon-do-remove = Retira de la cantera una loseta de arcilla: sale de la partida.
babylon-do-dig = Excava: toma la loseta superior de una pila.
babylon-do-build = Construye una loseta, coloca objetos decorativos o termina tu turno.
babylon-do-statue = ¿En qué espacio va la estatua?
babylon-do-two =
    { $piece ->
        [stairs] Escalera
        [fountain] Fuente
       *[bridge] Puente
    }: elige el primero de los dos espacios.
babylon-do-second = Ahora elige el segundo espacio.
babylon-do-wild = ¿Qué espacio recibe otro icono este turno?
babylon-do-symbol = ¿Qué icono?
babylon-do-keep = Tu turno termina. ¿Qué loseta quieres almacenar?

## Buttons; at most 14 characters each. Those of decorations have the names of symbols.

babylon-dug = Excavada
babylon-stored = Almacenada
babylon-keep-none = Ninguna
babylon-wild = Ficha de ronda
babylon-end = Terminar turno

## On the board and beside it

babylon-quarry = Cantera
babylon-not-kept = se devuelven
babylon-round = ronda { $round } de { $rounds }
babylon-score = Valor del jardín
babylon-sets = Conjuntos:

## What a garden is worth; at most 14 characters each

babylon-score-height = Altura
babylon-score-statues = Estatuas
babylon-score-fountains = Fuentes
babylon-score-bridges = Puentes
babylon-score-stairs = Escaleras
babylon-score-belvederes = Belvederes
babylon-score-diversity = Conjuntos
babylon-score-flowers = Flores
babylon-score-total = Total
babylon-score-bare = Huecos libres
babylon-score-rank = Puesto

## Why a dig gives what it gives

babylon-edges = { $number } por los bordes
babylon-own-flower = { $number } por tu flor
babylon-by-token = { $number } por la ficha

## The rules in short

babylon-help-goal = Construye un jardín colgante, cada vez más alto: excava losetas de la cantera, ponlas sobre pilares y decóralas. Al final solo cuenta lo que se ve desde arriba. Gana quien tenga más puntos.
babylon-help-turn = En tu turno, excava una loseta, construye y decora lo que quieras y, después, termina el turno.
babylon-help-dig = La loseta que excavas da un pilar simple por cada borde que no toca una loseta más alta, y uno más por tu flor.
babylon-help-build = Una loseta descansa sobre 3 o 4 pilares o estatuas, uno bajo cada esquina; si son solo 3, en la esquina libre va un belvedere. Un pilar doble mide dos niveles y cuesta 2 simples. Cada nivel necesita una loseta en el nivel inferior.
babylon-help-decorations = Los objetos decorativos son gratis, pero deben tocar una loseta de este turno: una estatua en su icono, en línea con otra estatua; una escalera entre dos niveles; una fuente en dos losetas contiguas; un puente sobre una casilla.
babylon-help-store = Puedes guardar hasta 6 pilares simples y una loseta para el turno siguiente, pero ningún doble.
babylon-help-tokens = Desde la ronda 2, una ficha de ronda da una ventaja o una desventaja a todo el mundo.
babylon-help-end = La partida termina tras 15, 13 u 11 rondas con 2, 3 o 4 personas.
babylon-help-scoring = Puntos: nivel más alto × 2; estatua: su nivel; fuente o puente: 3 × su nivel; escalera: la suma de sus dos niveles; belvedere: 1; cada conjunto de cuatro objetos decorativos: 4; cada conjunto de cuatro flores: 4.

## The table in the browser

babylon-garden-own = Tu jardín
babylon-garden-of = Jardín de { $player }
babylon-rivals = Rivales
babylon-tap-to-visit = toca para visitar
babylon-visiting = Estás viendo el jardín de { $player }.
babylon-back-home = Volver a tu jardín
babylon-leads = lidera
babylon-store = Almacén
babylon-store-holds = { $number } de { $places } pilares
babylon-tiles = Losetas
babylon-tile-none = Sin loseta
babylon-loose =
    { $number ->
        [one] Sobra 1 y se devuelve
       *[other] Sobran { $number } y se devuelven
    }
babylon-round-of = Ronda { $round } de { $rounds }
babylon-round-before = Antes de la primera ronda
babylon-your-turn = Tu turno
babylon-turn-of = Juega { $player }
babylon-level = Nivel { $level }
babylon-level-short = N{ $level }
babylon-level-all = Todos
babylon-points =
    { $number ->
        [one] 1 punto
       *[other] { $number } puntos
    }

## The steps of a turn

babylon-step-dig = Excavar
babylon-step-build = Construir
babylon-step-decorate = Decorar
babylon-step-end = Terminar
babylon-step-remove = Preparar la cantera

## One sentence: what can be done now, and how it ends

babylon-now-remove =
    Elige una loseta de arcilla para retirarla de la partida; se verá la que hay debajo. { $number ->
        [one] Es la última.
       *[other] Quedan { $number }, por turnos.
    }
babylon-now-dig = Elige una loseta de la cantera. El número dice cuántos pilares te da.
babylon-now-dig-chosen = ¿Te gusta esta? Pues a excavarla.
babylon-now-build = Elige un lugar para la loseta o termina tu turno.
babylon-now-build-none = No tienes bastantes pilares para construir una loseta. Termina tu turno.
babylon-now-place = Confirma el lugar o elige otro.
babylon-now-place-keys = Confirma el lugar o elige otro. R gira la loseta, C cambia la esquina libre.
babylon-now-decorate =
    { $number ->
        [one] Un objeto decorativo gratis: toca el anillo.
       *[other] { $number } objetos decorativos gratis: toca los anillos.
    }
babylon-now-second = Ahora elige el otro extremo.
babylon-now-wild = ¿Qué espacio recibe otro icono este turno?
babylon-now-token = Usa la ficha de ronda o termina tu turno.
babylon-now-end = Ya está todo construido. Termina tu turno.
babylon-now-wait = Mira los jardines mientras esperas.
babylon-now-over = La partida ha terminado.

## Buttons

babylon-go-remove = Retirar la loseta
babylon-go-dig = Excavar aquí
babylon-go-build = Construir aquí
babylon-go-decorate = Decorar
babylon-cancel = Cancelar
babylon-rotate = Girar la loseta
babylon-corner = Otra esquina libre
babylon-other-level = Otro nivel
babylon-skip = Saltar
babylon-use-token = Usar la ficha
babylon-other-tile = Construir loseta

babylon-advice-remove = Retirar: { $tile }
babylon-advice-dig = Excavar: { $tile }
babylon-advice-build =
    { $which ->
        [dug] Construir la loseta excavada
       *[stored] Construir la loseta del área de almacenamiento
    }: { $place }, nivel { $level }
babylon-advice-token = Ficha de ronda: { $cell } cuenta como { $symbol }
babylon-advice-decorate = Decorar: { $what }

## Ending a turn

babylon-ending = Fin de tu turno
babylon-ending-pillars =
    { $number ->
        [0] No guardas ningún pilar.
        [one] Guardas 1 pilar.
       *[other] Guardas { $number } pilares.
    }
babylon-ending-returned =
    { $number ->
        [one] Devuelves 1 pilar.
       *[other] Devuelves { $number } pilares.
    }
babylon-ending-which = ¿Qué loseta quieres almacenar?
babylon-ending-discards = Sale de la partida: { $tile }.
babylon-keep-nothing = No almacenar

## The quarry

babylon-stack-says =
    { $stack }: { $tile }, da { $number } { $number ->
        [one] pilar
       *[other] pilares
    }{ $state ->
        [chosen] , elegida
       *[other] { "" }
    }
babylon-stack-empty = { $stack }: vacía
babylon-stack-unseen = { $stack }: aún sin revelar
babylon-gives =
    { $number ->
        [0] No da nada
        [one] Da 1 pilar
       *[other] Da { $number } pilares
    }
babylon-gives-why = { $gives }: { $why }.
babylon-removed-gives = Sale de la partida y no da pilares.
babylon-yield-short = pilares que da
babylon-places = Lugares
babylon-places-for = Lugares para la loseta

## Places

babylon-place-span = { $from }–{ $to }
babylon-place-level = { $place }, nivel { $level }
babylon-piece-at = { $piece } { $cells }
babylon-place-four = sin esquina libre
babylon-place-three = belvedere en { $cell }
babylon-singles =
    { $number ->
        [one] 1 pilar simple
       *[other] { $number } pilares simples
    }
babylon-doubles =
    { $number ->
        [one] 1 pilar doble
       *[other] { $number } pilares dobles
    }
babylon-costs-nothing = no cuesta pilares
babylon-of-singles =
    { $number ->
        [one] cuesta 1 pilar
       *[other] cuesta { $number } pilares
    }
babylon-allows = Permitirá: { $what }.
babylon-hides = Ya no se verá: { $what }.
babylon-covers = Cubre iconos: { $what }.
babylon-support = Pasa a ser soporte: { $place }.
babylon-gains = Puntos: { $change }.

## Cells of a garden, read out

babylon-cell-says =
    { $cell }, { $level ->
        [0] tablero
       *[other] nivel { $level }
    }, { $what }{ $state ->
        [site] , lugar para la loseta
        [spot] , se puede decorar
        [chosen] , elegida
       *[none] { "" }
    }
babylon-cell-nothing = vacía
babylon-cell-now = { $symbol }, solo en este turno
babylon-only-now = Icono de una loseta de este turno: cada objeto decorativo necesita al menos uno.
babylon-cell-hangs = bajo un puente
babylon-board = El jardín desde arriba

## Tools

babylon-view-3d = Vista 3D
babylon-view-top = Vista aérea
babylon-xray = Ver a través de los niveles
babylon-levels = Niveles mostrados
babylon-turn-view = Girar la vista
babylon-zoom-in = Acercar
babylon-zoom-out = Alejar
babylon-look-home = Restablecer la vista
babylon-fold = Plegar los paneles
babylon-unfold = Mostrar los paneles
babylon-picture = Guardar una imagen
babylon-picture-share = Compartir una imagen
babylon-orbit = Girar despacio
babylon-sheet = Subir o bajar el panel
babylon-no-3d = Este dispositivo no admite 3D, así que aquí tienes la vista aérea.
babylon-slow-3d = El 3D va lento en este dispositivo, así que aquí tienes la vista aérea. Aun así, puedes activarlo con el botón del cubo.
babylon-lost-3d = El 3D ha dejado de funcionar un momento, así que aquí tienes la vista aérea.
babylon-3d-comes = Preparando el jardín
babylon-legend = Leyenda y teclas
babylon-legend-levels = Cómo se ven los niveles
babylon-legend-board = Tablero
babylon-legend-stones = Marco: material
babylon-legend-flowers = Flores e iconos libres
babylon-legend-pieces = Piezas construidas
babylon-legend-marks = Marcas en el jardín
babylon-mark-site = lugar para la loseta
babylon-mark-spot = se puede decorar
babylon-mark-pair = dos espacios de un objeto decorativo
babylon-mark-doomed = dejaría de verse
babylon-keys = Teclas
babylon-key-arrows = Moverse por el tablero
babylon-key-enter = Elegir; en el anillo de un objeto decorativo: construirlo
babylon-key-rotate = Girar la loseta
babylon-key-corner = Otra esquina libre
babylon-key-areas = Cantera, lugares, tablero, botones
babylon-key-undo = Deshacer
babylon-key-read = Oír lo que hay aquí
babylon-key-escape = Anular la selección
babylon-tab-quarry = Cantera
babylon-tab-store = Almacén
babylon-tab-score = Puntos
babylon-tab-rivals = Rivales

## The round tokens by name

babylon-coin-single = Regalo de piedra
babylon-coin-double = Maestro cantero
babylon-coin-wild-symbol = Retoque de cincel
babylon-coin-wild-space = Talla nueva
babylon-coin-flower = Fiesta floral
babylon-coin-less = Roca dura
babylon-coin-none = Día sereno
babylon-coin-first = Primera mañana
babylon-coin-first-does = La primera ronda no tiene ficha.
babylon-coin-end = Último atardecer

## Points

babylon-worth-height = { $level } × 2
babylon-worth-three = 3 × { $list }
babylon-worth-sets = { $number } × 4
babylon-this-turn = este turno
babylon-toward-set = para el próximo conjunto: { $what }
babylon-final = Puntuación final
babylon-final-total = Total
babylon-final-free = Huecos libres
babylon-final-free-about = A igualdad de puntos gana quien tenga menos huecos sin loseta.
babylon-final-row = Toca una fila para verla en el jardín
babylon-final-skip = Saltar
babylon-best = mejor

## Options of a new game

option-supply = Estatuas, escaleras, fuentes y puentes
option-supply-endless = Sin límite
option-supply-printed = Como en la caja
option-tiles = Losetas
option-tiles-built-in = Del programa
option-tiles-own = De mi caja

## The first game: one sentence at each new step

table-guide-babylon-remove = ¡Hola! Antes de la partida se retiran de la cantera algunas losetas de arcilla. Toca una para ver lo que hay debajo.
table-guide-babylon-dig = Ahora excava: toca una loseta de la cantera. Su número dice cuántos pilares te da.
table-guide-babylon-dig-chosen = Aquí ves por qué da tantos. Si te gusta la loseta, pulsa «Excavar aquí».
table-guide-babylon-build = Toca en tu jardín un lugar para la loseta. Los anillos dorados son objetos decorativos que no cuestan nada.
table-guide-babylon-build-chosen = Aquí ves cuánto cuesta y qué permite. Gírala, muévela o construye.

## The rules, as a refusal tells them. glossary.toml lists those that hold a ruling; they are shown with ruling-note.

rule-babylon-1-1 = El tablero de tu jardín tiene 64 huecos, 8 × 8, de a1 a h8; la fila 1 es la más cercana a ti. En cada hueco cabe un pilar.
rule-babylon-1-2 = Tu área de almacenamiento tiene 6 espacios para pilares simples y 1 para una loseta de terraza.
rule-babylon-1-3 = Hay 48 losetas de terraza de 2 × 2 espacios: 16 de arcilla con 2 iconos, 16 de granito con 3 y 16 de basalto con 4. Cada una tiene una flor; ambos lados muestran lo mismo.
rule-babylon-1-4 = Hay 4 losetas iniciales, una por cada flor. No son de ningún material.
rule-babylon-1-5 = Hay 14 fichas de ronda y una ficha de final de partida, que indica que ya no queda ninguna.
rule-babylon-1-6 = En el suministro hay 148 pilares simples y 60 dobles, 38 belvederes, 38 estatuas, 15 escaleras, 15 fuentes y 15 puentes.
rule-babylon-1-7 = Los iconos de las losetas y las fichas son propios de este programa y están equilibrados: 36 de cada icono, repartidos por igual entre las flores. Si tienes la caja, puedes sustituirlos.
rule-babylon-1-8 = El suministro no se agota, salvo que una opción limite estatuas, escaleras, fuentes y puentes a los de la caja, para todos los jardines juntos. Lo que se agota ya no se puede construir.
rule-babylon-1-9 = Una edición incluye también 17 cartas de expansión, pero no sus reglas. Aquí no se usan.

rule-babylon-2-1 = De 2 a 4 personas, cada una con su tablero y su flor: blanca, rosa, azul, naranja por orden, o a elección. La loseta inicial con esa flor está en su área de almacenamiento; nadie tiene pilares.
rule-babylon-2-2 = La cantera tiene 16 pilas, 4 × 4: basalto abajo, granito encima y arcilla arriba, todo al azar. De cada pila solo se conoce la loseta superior.
rule-babylon-2-3 = Las fichas de ronda se mezclan; se usan 14, 12 o 10 con 2, 3 o 4 personas. Las demás salen de la partida sin que nadie las vea.
rule-babylon-2-4 = La persona que empieza se decide al azar o con una opción. Después se juega en sentido horario.
rule-babylon-2-5 = Antes de la primera ronda se retiran por turnos losetas de arcilla de la cantera, de una en una: tres en total con 3 personas, seis con 2, ninguna con 4. Solo se puede retirar arcilla.

rule-babylon-3-1 = La partida dura 15, 13 u 11 rondas con 2, 3 o 4 personas. En cada ronda, cada persona tiene un turno.
rule-babylon-3-2 = En tu turno debes excavar, luego puedes construir y al final debes almacenar o descartar. No se permite lo que no corresponde al paso actual, y el turno solo acaba cuando tú lo terminas.

rule-babylon-4-1 = Excava una loseta visible: la superior de cualquier pila que no esté vacía. La loseta de debajo se ve al momento, antes de construir.
rule-babylon-4-2 = Cada borde de la loseta que excavas da un pilar simple si toca una loseta visible del mismo nivel o de uno inferior, un lado de la cantera o su fondo. Una loseta de un nivel superior no da nada.
rule-babylon-4-3 = Recibes un pilar simple más si la flor de la loseta es la tuya.
rule-babylon-4-4 = Ejemplo: una loseta de granito junto a arcilla, granito, basalto y una pila vacía da 3 pilares simples a una persona con otra flor.

rule-babylon-5-1 = Puedes construir la loseta que has excavado este turno y la que estaba en tu área de almacenamiento al empezar tu turno: una de ellas, las dos en cualquier orden o ninguna.
rule-babylon-5-2 = En tu turno, 2 pilares simples pueden convertirse en 1 pilar doble, nunca al revés. Se hace automáticamente cuando faltan dobles; primero se usan los que ya tienes.
rule-babylon-5-3 = La loseta queda por completo dentro del tablero, sobre 2 × 2 casillas, con el lado de jardín hacia arriba, en cualquiera de sus cuatro orientaciones, en el nivel 1 o superior.
rule-babylon-5-4 = La loseta se apoya en 3 o 4 soportes, como mucho uno bajo cada espacio: pilares simples o estatuas justo un nivel más abajo, o pilares dobles justo dos niveles más abajo, en lo más alto de su casilla.
rule-babylon-5-5 = Un pilar necesita un espacio vacío y visible desde arriba: sin nada encima y sin loseta que lo cubra. El icono que haya no importa; se pierde bajo el pilar.
rule-babylon-5-6 = Todo pilar queda cubierto por la loseta que estás construyendo: los pilares nunca se colocan por separado ni unos sobre otros.
rule-babylon-5-7 = Con exactamente 3 soportes se coloca al momento un belvedere en el espacio que no tiene ninguno debajo. Puedes usar 3 soportes aunque sean posibles 4, y tú eliges el espacio.
rule-babylon-5-8 = La loseta se coloca desde arriba: todo lo que ya hay en sus cuatro casillas debe estar más bajo. No se puede construir nada debajo de una loseta ni a través de un puente.
rule-babylon-5-9 = Una estatua visible justo un nivel por debajo de un espacio de la loseta nueva le sirve siempre de soporte, sin excepción. Desde entonces no es estatua: no da puntos ni cuenta para líneas o conjuntos.
rule-babylon-5-10 = El espacio sin soporte puede quedar sobre cualquier cosa más baja, salvo una estatua un nivel por debajo, la casilla bajo un puente o la mitad inferior de una escalera que suba al nivel de la loseta.
rule-babylon-5-11 = Dos losetas nunca pueden cubrirse del todo: en tu jardín no puede haber dos losetas sobre las mismas 2 × 2 casillas, ni en niveles distintos ni aunque una esté oculta.
rule-babylon-5-12 = Construye nivel a nivel: una loseta por encima del primer nivel necesita que haya en tu jardín otra justo un nivel más abajo, esté donde esté, incluso oculta.
rule-babylon-5-13 = Solo puedes usar los pilares que tienes, tanto los almacenados como los nuevos; uno doble nunca sirve de simple. El límite de 6 solo cuenta al final de tu turno.

rule-babylon-6-1 = Tras construir una loseta puedes construir gratis cuantos objetos decorativos quieras, en cualquier momento hasta el final de tu turno: también entre dos losetas y después de la segunda.
rule-babylon-6-2 = Un objeto decorativo debe estar, al menos en parte, sobre una loseta construida en este turno.
rule-babylon-6-3 = Un objeto decorativo va en espacios vacíos y visibles con su icono; solo uno en cada espacio y nunca en diagonal.
rule-babylon-6-4 = Una escalera une dos iconos de escalera contiguos, en dos losetas cuyos niveles difieren exactamente en 1.
rule-babylon-6-5 = Una fuente necesita dos iconos de fuente contiguos, en dos losetas distintas del mismo nivel.
rule-babylon-6-6 = Un puente une dos iconos de puente en línea recta, en dos losetas del mismo nivel, con una casilla en medio. En ella no puede haber losetas a esa altura ni otro puente, y después no se coloca nada.
rule-babylon-6-7 = La primera estatua puede ir en cualquier icono de estatua; las siguientes, en línea recta con una estatua en pie, a cualquier distancia y nivel. La que ya es soporte no cuenta; la oculta, sí.
rule-babylon-6-8 = Ejemplo: en el icono de estatua de una loseta de un turno anterior ya no puedes construir una estatua, aunque una estatua nueva quede ahora en línea con él.
rule-babylon-6-9 = Si una loseta oculta un espacio, ese espacio ya no sirve para nada.

rule-babylon-7-1 = Al final de tu turno conservas hasta 6 pilares simples, tantos como sea posible; los demás vuelven al suministro. Los pilares dobles no se conservan.
rule-babylon-7-2 = Terminas tu turno con una decisión: cuál de tus losetas sin construir almacenas, o ninguna. Las demás salen de la partida.
rule-babylon-7-3 = No tienes que construir la loseta inicial en la primera ronda. Mientras esté en tu área de almacenamiento no puedes almacenar otra loseta, salvo que descartes la inicial.

rule-babylon-8-1 = Tras el turno de la última persona se revela la ficha de ronda superior. Su efecto se aplica al siguiente turno de cada persona. La primera ronda no tiene ninguno.
rule-babylon-8-2 = Efectos: 1 pilar simple o doble; otro icono; un icono en un espacio sin icono; 2 pilares en vez de 1 por tu flor; 1 pilar menos al excavar. La ficha de ronda dice cuál se aplica.
rule-babylon-8-3 = Una vez en tu turno, si lo permite la ficha de ronda, puedes dar otro icono hasta el final del turno a un espacio vacío y visible de una loseta recién construida (con icono o sin él, según la ficha).
rule-babylon-8-4 = Siempre empieza la misma persona. La partida acaba cuando no queda ninguna ficha de ronda que pueda revelar la última persona.

rule-babylon-9-1 = Los jardines se miran desde arriba: cuentan las losetas y los objetos decorativos visibles al menos en parte; los que las losetas cubren del todo, no.
rule-babylon-9-2 = Recibes 2 puntos multiplicados por el nivel más alto en el que tienes una loseta.
rule-babylon-9-3 = Una estatua da 1 punto multiplicado por su nivel; una fuente o un puente, 3 puntos multiplicados por su nivel; una escalera, la suma de los dos niveles que une.
rule-babylon-9-4 = Cada belvedere da 1 punto, sea cual sea su nivel; si está cubierto, ninguno.
rule-babylon-9-5 = Cada conjunto de estatua, fuente, puente y escalera da 4 puntos. Deben estar visibles y no ser soportes; cada objeto decorativo cuenta en un solo conjunto.
rule-babylon-9-6 = Cada conjunto de losetas visibles con las cuatro flores distintas da 4 puntos; las losetas iniciales cuentan. Cada loseta cuenta en un solo conjunto.
rule-babylon-9-7 = Gana quien tenga más puntos. En caso de empate, quien tenga en su tablero menos huecos sin loseta encima; si también hay empate en eso, se comparte la victoria.

rule-babylon-10-1 = Una loseta se nombra por su casilla inferior izquierda y su nivel (c4:2); r0 a r3: cuartos de giro a la derecha. Objeto decorativo en dos espacios: ambas casillas. Pilas de la cantera: a1 a d4.
