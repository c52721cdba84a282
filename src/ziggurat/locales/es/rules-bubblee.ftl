### The page of the rules of Bubblee Pop: chapters, what is to be said beyond the sentences rule-bubblee-…, and why a ruling is as it is.
### …-more stands below the rule's sentence; …-reason stands with every rule that glossary.toml lists as a ruling.

## Chapters

rules-bubblee-chapter-1 = Qué hay en la caja
rules-bubblee-chapter-2 = Preparación
rules-bubblee-chapter-3 = El turno
rules-bubblee-chapter-4 = Líneas
rules-bubblee-chapter-5 = Poderes
rules-bubblee-chapter-6 = Columnas llenas
rules-bubblee-chapter-7 = El final
rules-bubblee-chapter-8 = En solitario
rules-bubblee-chapter-9 = Otras interpretaciones

## More about a rule

rules-bubblee-1-2-more = Las columnas se numeran del 1 al 5, igual para las dos personas.
rules-bubblee-2-3-more = 3 van en las columnas 1, 3 y 5; 4, en las columnas 1, 2, 4 y 5; 5, en todas las columnas. Las negras que sobran no se usan.
rules-bubblee-3-1-more = Cada burbuja se coloca antes de sacar la siguiente. Aquí las iguales sí pueden tocarse.
rules-bubblee-3-3-more = Son nueve posibilidades: cuatro parejas de tu fila cercana y cinco columnas. No tienen que ser las dos del intercambio.
rules-bubblee-4-2-more = Con la línea solo se va lo que la toca directamente, un paso hacia arriba, abajo, izquierda o derecha; lo que toca a esas burbujas se queda.
rules-bubblee-4-4-more = El ejemplo sigue: el poder morado envía la burbuja roja de la columna 1 al planeta rival, y se renuncia al poder verde.
rules-bubblee-5-1-more = Un grupo es todo lo de un color que se retira a la vez y está unido hacia arriba, abajo, izquierda o derecha, sean cuantas sean sus líneas. El mismo color más tarde en la reacción en cadena es otro grupo.
rules-bubblee-5-2-more = Dos poderes del mismo color son iguales. Los poderes que ganas entretanto se suman a los demás.
rules-bubblee-5-3-more = Lo que la otra persona gana entretanto espera, y nadie interrumpe. Un poder actúa siempre desde el lado de quien lo usa.
rules-bubblee-5-4-more = Las negras también se pueden intercambiar, y no hace falta que se forme una línea.
rules-bubblee-5-6-more = El hueco del cielo se llena la próxima vez que se rellena.
rules-bubblee-5-9-more = Entonces nada se mueve ni puntúa. También puedes renunciar a ello.
rules-bubblee-6-1-more = Primero aterrizan las dos, hasta seis de altura por un momento, y la quinta y la sexta cuentan del todo. Da igual qué línea haga sitio, o que lo haga más tarde en la reacción en cadena.
rules-bubblee-7-2-more = Una partida acaba como muy tarde tras 37 turnos.
rules-bubblee-8-1-more = En la bolsa están todas las burbujas de color que no están en el tablero, y 3 negras.
rules-bubblee-8-3-more = Las envías de una en una, antes de que se retire la línea, o lo dejas. No te cuesta el poder. También cuentan las líneas que los poderes forman en tu planeta.

## Why a ruling is as it is

rules-bubblee-1-2-reason = El texto impreso solo dice cuántos espacios hay, 20 y 10. Su disposición se ve únicamente en un dibujo.
rules-bubblee-2-1-reason = Las reglas impresas dejan que las personas que juegan dispongan el cielo a su gusto dentro de estos límites. Aquí se sortea una de las 5760 disposiciones posibles, todas igual de probables, para empezar enseguida.
rules-bubblee-2-3-reason = Dónde van se ve únicamente en un dibujo. No se habla de números distintos; los permitimos como ventaja, por ejemplo cuando un adulto juega con una niña o un niño.
rules-bubblee-3-2-reason = Las reglas impresas no hablan de estos casos. Intercambiar dos del mismo color no cambiaría nada, y nadie debería perder porque un intercambio no dejó ninguna caída.
rules-bubblee-3-3-reason = En el reglamento que tenemos, una parte de esta frase no se puede leer. Que al menos una sea de tu fila cercana encaja con lo demás y con cómo se describe el juego en otros sitios.
rules-bubblee-4-2-reason = En el reglamento que tenemos, una parte de esta frase no se puede leer. Un paso es lo que mejor encaja; quien lo conozca de otro modo puede elegir en las opciones todo el bloque.
rules-bubblee-4-4-reason = El ejemplo está impreso, pero no conocemos su dibujo. Hemos preparado un tablero en el que todo ocurre como se describe.
rules-bubblee-5-1-reason = Las reglas impresas no hablan de líneas unidas entre sí. Lo que se retira como una pieza cuenta una vez: es fácil de ver y de recordar.
rules-bubblee-5-2-reason = Las reglas impresas dejan elegir el orden, pero no dicen cómo se termina. Pasar una vez para todos hace que la partida siga.
rules-bubblee-5-3-reason = Las reglas impresas no dicen quién va primero si hay poderes en ambos lados. La persona activa termina antes, y así no hace falta interrumpir a nadie.
rules-bubblee-5-4-reason = Las reglas impresas no hablan de dos del mismo color. Intercambiarlas no cambiaría nada, así que no se ofrece.
rules-bubblee-5-7-reason = En el reglamento que tenemos, el título de este poder no se puede leer. La burbuja amarilla es la única que queda para él.
rules-bubblee-5-10-reason = Las reglas impresas no dicen cuándo se pierde. Espera mientras puedas usar otro poder, porque ese puede darle un objetivo.
rules-bubblee-5-11-reason = Las reglas impresas solo admiten una columna llena donde hablan de dejar caer. Las tomamos al pie de la letra.
rules-bubblee-6-1-reason = Las reglas impresas no dicen qué pasa entretanto. Contamos lo que se ve: todo lo que ha aterrizado puede formar líneas, tocar y caer.
rules-bubblee-6-2-reason = Las reglas impresas solo hablan de un planeta lleno. Pero el atasco puede llegar antes, y sin una caída tu turno no puede seguir.
rules-bubblee-7-1-reason = Las reglas impresas no dicen qué pasa si la bolsa está demasiado vacía y además no hay ninguna caída posible. Primero miramos la bolsa: si ya no basta para llenar el cielo, nadie tiene que dejar caer nada, así que nadie pierde por no poder hacerlo.
rules-bubblee-8-1-reason = Las reglas impresas no dicen qué hay en la bolsa de una misión. Ponemos lo que queda, como en la partida para dos.
rules-bubblee-8-3-reason = Las reglas impresas hablan de una sola línea. Si hay varias unidas contamos por grupo, como con los poderes; de una columna va primero la más baja, para no tener que elegir más de lo necesario.
rules-bubblee-8-4-reason = Según la letra del reglamento, los poderes actúan como siempre. Pero entonces la misión se ganaría llenando el planeta que hay que vaciar.
rules-bubblee-8-5-reason = Las reglas impresas no dicen cómo se pierde una misión. Hemos tomado las dos formas en que acaba una partida para dos.
rules-bubblee-8-6-reason = No conocemos las disposiciones impresas, así que hemos hecho las nuestras.
rules-bubblee-9-1-reason = En la mesa nadie lo intentaría; un programa tiene que dar un motivo. Nombra la regla del paso actual o la de la jugada, la que venga antes en esta página.
rules-bubblee-9-2-reason = Las reglas impresas no mencionan las líneas que se cruzan. Cada una es una línea por sí sola, así que juntas son dos; en solitario eso te deja enviar 2.
