### The page of the rules of Babylon: chapters, what is to be said beyond the sentences rule-babylon-…, and why a ruling is as it is.
### …-more stands below the rule's sentence; …-reason stands with every rule that glossary.toml lists as a ruling.

## Chapters

rules-babylon-chapter-1 = Qué hay en la caja
rules-babylon-chapter-2 = Preparación
rules-babylon-chapter-3 = El turno
rules-babylon-chapter-4 = Excavar
rules-babylon-chapter-5 = Construir losetas de terraza
rules-babylon-chapter-6 = Objetos decorativos
rules-babylon-chapter-7 = Almacenar y descartar
rules-babylon-chapter-8 = El final de la ronda
rules-babylon-chapter-9 = Puntuación final
rules-babylon-chapter-10 = Cómo se escriben las jugadas

## More about a rule

rules-babylon-1-3-more = Las flores son blancas, rosas, azules y naranjas; los iconos son estatua, escalera, fuente y puente.
rules-babylon-1-7-more = De cada icono hay 8 en arcilla, 12 en granito y 16 en basalto. Una loseta inicial muestra los cuatro iconos. Cada uno de los seis efectos aparece en dos fichas de ronda; otras dos no tienen efecto.
rules-babylon-1-8-more = También cuentan las estatuas que ya son soportes o están ocultas. Los pilares y los belvederes nunca se agotan.
rules-babylon-2-5-more = Las losetas retiradas salen de la partida. La de debajo se revela al momento, antes de retirar la siguiente.
rules-babylon-4-2-more = Para todo esto cuenta dónde estaba la loseta antes de levantarla.
rules-babylon-4-4-more = Otro ejemplo: una loseta de basalto en un lado de la cantera, junto a basalto, granito y arcilla, da 3 pilares a la persona cuya flor aparece en ella.
rules-babylon-5-4-more = Se pueden combinar. Sobre huecos vacíos puedes construir el nivel 1 con pilares simples o el nivel 2 con dobles: tú eliges.
rules-babylon-5-7-more = A partir de entonces, ese espacio está ocupado.
rules-babylon-5-9-more = No cuesta ningún pilar. Una estatua situada dos o más niveles por debajo solo impide colocar allí un pilar.
rules-babylon-5-10-more = Una loseta que esté un nivel más arriba sí puede quedar encima de esa escalera.
rules-babylon-5-12-more = También cuenta una loseta que acabes de construir.
rules-babylon-6-6-more = Las losetas más bajas y lo que haya en ellas, incluso escaleras, no importan. Lo que había bajo el puente se queda allí y sigue a la vista.
rules-babylon-6-7-more = Si no hay ninguna estatua en pie, la siguiente puede ir otra vez en cualquier icono de estatua. Una estatua oculta no da puntos.
rules-babylon-6-8-more = El ejemplo impreso empieza con una estatua en una loseta nueva y otra en línea con ella; un tercer icono, fuera de la línea, no vale.
rules-babylon-7-2-more = Si no queda ninguna loseta, no hay nada que decidir.
rules-babylon-8-3-more = Los pilares se reciben al empezar el turno. El otro icono sigue las reglas habituales de los objetos decorativos, y no es obligatorio construir nada en él. Lo que construyas allí se queda; un espacio vacío recupera su icono impreso. Al excavar nunca se reciben menos de 0 pilares.
rules-babylon-9-1-more = Una loseta es visible si al menos uno de sus cuatro espacios no tiene ninguna loseta encima; un objeto decorativo de dos espacios, si al menos uno de ellos no la tiene.
rules-babylon-9-3-more = El nivel es el de la loseta sobre la que está la pieza.

## Why a ruling is as it is

rules-babylon-1-1-reason = El texto impreso solo dice que hay 64 huecos. Su disposición se ve únicamente en un dibujo; 8 × 8 forma un cuadrado.
rules-babylon-1-7-reason = No conocemos las losetas ni las fichas impresas. Las nuestras están equilibradas, para que ninguna flor ni ningún icono tenga ventaja.
rules-babylon-1-8-reason = Las reglas impresas indican cuántas piezas hay de cada tipo, pero no qué pasa cuando se acaban. Hay de sobra, así que solo las limitamos si tú lo eliges.
rules-babylon-2-1-reason = Las reglas impresas dejan que cada persona elija su tablero o lo reciba al azar. Si se asignan por asiento, puedes empezar enseguida; si quieres, también puedes elegir.
rules-babylon-2-2-reason = La disposición de las pilas se ve únicamente en un dibujo; 16 forman un cuadrado. En una mesa de verdad se da por hecho que nadie mira debajo de una loseta; aquí el programa lo garantiza.
rules-babylon-5-2-reason = Las reglas impresas solo dicen que puedes cambiarlos. Que se haga automáticamente nunca te perjudica, y no tienes que pensar en ello.
rules-babylon-5-7-reason = Las reglas impresas no dicen si se permiten 3 soportes donde cabrían 4. Nada lo prohíbe: ahorras un pilar y ganas un belvedere.
rules-babylon-5-8-reason = Las reglas impresas no lo mencionan. También en una mesa de verdad las losetas se colocan desde arriba y nada se mete debajo de otra.
rules-babylon-5-9-reason = Las reglas impresas la convierten en soporte, pero no dicen si puedes prescindir de ella. En su sitio no cabe ningún pilar, así que sostiene la loseta.
rules-babylon-5-10-reason = Las reglas impresas no dicen sobre qué puede quedar ese espacio. Solo prohibimos lo que estorbaría a la loseta.
rules-babylon-5-11-reason = Las reglas impresas prohíben cubrir una loseta del todo. Lo aplicamos a todas las losetas de un jardín, en cualquier nivel, para que puedas comprobarlo de un vistazo.
rules-babylon-6-1-reason = Las reglas impresas dicen que se hace tras construir una loseta, pero no cuánto después. Nada prohíbe esperar, así que no hay prisa.
rules-babylon-6-6-reason = Las reglas impresas piden que en medio haya algo vacío, y cada edición lo dice a su manera. Aquí solo pedimos lo que necesita un puente: que no haya nada tan alto como él.
rules-babylon-6-7-reason = Las reglas impresas no hablan de estatuas ocultas o convertidas en soportes. La oculta sigue en pie; la que es soporte ya no es estatua (5.9).
rules-babylon-7-1-reason = Las reglas impresas dejan conservar hasta 6. Conservar menos nunca te ayudaría, así que se conservan automáticamente todos los posibles.
rules-babylon-7-2-reason = Las reglas impresas repasan los casos uno por uno. Una sola decisión los abarca todos.
rules-babylon-8-3-reason = Las reglas impresas describen los efectos en pocas palabras: en unas ediciones son obligatorios y en otras, opcionales. Aquí son opcionales, y las demás reglas siguen valiendo.
rules-babylon-9-1-reason = Las reglas impresas no dicen qué oculta qué. Una loseta tapa todo lo que tiene debajo; alrededor de una pieza aún se ve la loseta.
rules-babylon-9-4-reason = Las reglas impresas no mencionan los belvederes cubiertos. Lo que no se ve no cuenta, como en toda la puntuación.
rules-babylon-9-6-reason = Las reglas impresas no dicen si cuentan las losetas iniciales. Muestran una flor y forman parte del jardín como cualquier otra.
rules-babylon-9-7-reason = Las reglas impresas solo dicen quién gana. Los demás puestos se deciden del mismo modo.
