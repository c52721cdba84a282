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
rules-bubblee-2-3-more = Si son 3, van en las columnas 1, 3 y 5; si son 4, en las columnas 1, 2, 4 y 5; si son 5, en todas las columnas. Las negras que sobran no se usan.
rules-bubblee-3-1-more = Cada burbuja se coloca antes de sacar la siguiente. Aquí dos del mismo color sí pueden tocarse.
rules-bubblee-3-3-more = Son nueve posibilidades: cuatro parejas de tu fila cercana y cinco columnas. No hace falta que sean las dos que has intercambiado.
rules-bubblee-4-2-more = Con la línea solo se van las burbujas que la tocan directamente, un paso arriba, abajo, a la izquierda o a la derecha; las que solo tocan a esas se quedan.
rules-bubblee-4-4-more = El ejemplo sigue: el poder morado envía la burbuja roja de la columna 1 al planeta rival, y el poder verde no se usa.
rules-bubblee-5-1-more = Un grupo son todas las burbujas de un color que se retiran a la vez y están unidas por arriba, abajo, izquierda o derecha, sin importar cuántas líneas formen. Si ese color se retira de nuevo más tarde en la reacción en cadena, es otro grupo.
rules-bubblee-5-2-more = Dos poderes del mismo color son iguales. Los poderes que ganas entretanto se suman a los demás.
rules-bubblee-5-3-more = Lo que la otra persona gane entretanto tiene que esperar; nadie interrumpe. Un poder actúa siempre desde el lado de quien lo usa.
rules-bubblee-5-4-more = Las negras también se pueden intercambiar, y no hace falta que se forme una línea.
rules-bubblee-5-6-more = El hueco del cielo se llena la próxima vez que se rellena.
rules-bubblee-5-9-more = En ese caso nada se mueve ni puntúa. No es obligatorio usarlo.
rules-bubblee-6-1-more = Primero aterrizan las dos, hasta seis de altura por un momento, y la quinta y la sexta cuentan como las demás. Da igual qué línea haga sitio, o que lo haga más tarde en la reacción en cadena.
rules-bubblee-7-2-more = Una partida acaba como muy tarde tras 37 turnos.
rules-bubblee-8-1-more = En la bolsa están todas las burbujas de color que no están en el tablero, y 3 negras.
rules-bubblee-8-3-more = Las envías de una en una, antes de que se retire la línea, y puedes parar cuando quieras. Por enviarlas no pierdes el poder. También cuentan las líneas que los poderes forman en tu planeta.

## Why a ruling is as it is

rules-bubblee-1-2-reason = El texto impreso solo dice cuántos espacios hay, 20 y 10. Su disposición se ve únicamente en un dibujo.
rules-bubblee-2-1-reason = Las reglas impresas dejan que las personas que juegan dispongan el cielo a su gusto dentro de estos límites. Aquí se sortea una de las 5760 disposiciones posibles, todas igual de probables, para que puedas empezar enseguida.
rules-bubblee-2-3-reason = Dónde van se ve únicamente en un dibujo. No se habla de números distintos; los permitimos para igualar fuerzas, por ejemplo entre mayores y peques.
rules-bubblee-3-2-reason = Las reglas impresas no hablan de estos casos. Intercambiar dos del mismo color no cambiaría nada, y nadie debería perder porque un intercambio le deje sin ninguna caída.
rules-bubblee-3-3-reason = En el reglamento que tenemos, una parte de esta frase no se puede leer. Que al menos una sea de tu fila cercana encaja con lo demás y con cómo se describe el juego en otros sitios.
rules-bubblee-4-2-reason = En el reglamento que tenemos, una parte de esta frase no se puede leer. Un solo paso es lo que mejor encaja; si conoces otra regla, puedes elegir en las opciones todo el bloque.
rules-bubblee-4-4-reason = El ejemplo está impreso, pero no conocemos su dibujo. Hemos preparado un tablero en el que todo ocurre como se describe.
rules-bubblee-5-1-reason = Las reglas impresas no hablan de líneas unidas entre sí. Lo que se retira de una pieza cuenta como uno: es fácil de ver y de recordar.
rules-bubblee-5-2-reason = Las reglas impresas dejan elegir el orden, pero no dicen cómo se termina. Pasar una sola vez, para todos los poderes, hace que la partida avance.
rules-bubblee-5-3-reason = Las reglas impresas no dicen quién va primero si hay poderes en ambos lados. La persona activa termina antes, y así no hace falta interrumpir a nadie.
rules-bubblee-5-4-reason = Las reglas impresas no hablan de dos del mismo color. Intercambiarlas no cambiaría nada, así que no se ofrece.
rules-bubblee-5-7-reason = En el reglamento que tenemos, el título de este poder no se puede leer. El amarillo es el único color que queda para él.
rules-bubblee-5-10-reason = Las reglas impresas no dicen cuándo se pierde un poder. Se conserva mientras puedas usar otro, porque ese otro puede darle un objetivo.
rules-bubblee-5-11-reason = Las reglas impresas solo admiten una columna llena donde hablan de dejar caer. Las tomamos al pie de la letra.
rules-bubblee-6-1-reason = Las reglas impresas no dicen qué pasa entretanto. Contamos lo que se ve: todo lo que ha aterrizado puede formar líneas, tocar y caer.
rules-bubblee-6-2-reason = Las reglas impresas solo hablan de un planeta lleno. Pero el bloqueo puede llegar antes, y sin una caída tu turno no puede seguir.
rules-bubblee-7-1-reason = Las reglas impresas no dicen qué pasa si la bolsa está demasiado vacía y además no hay ninguna caída posible. Primero miramos la bolsa: si ya no basta para llenar el cielo, nadie tiene que dejar caer nada, así que nadie pierde por no poder hacerlo.
rules-bubblee-8-1-reason = Las reglas impresas no dicen qué hay en la bolsa de una misión. Ponemos lo que queda, como en la partida para dos.
rules-bubblee-8-3-reason = Las reglas impresas hablan de una sola línea. Si hay varias unidas, contamos por grupo, como con los poderes; en cada columna va primero la más baja, para que no tengas que elegir más de lo necesario.
rules-bubblee-8-4-reason = Tomado al pie de la letra, el reglamento dice que los poderes actúan como siempre. Pero entonces podrías ganar una misión llenando el planeta que tienes que vaciar.
rules-bubblee-8-5-reason = Las reglas impresas no dicen cómo se pierde una misión. Hemos tomado las dos formas en que acaba una partida para dos.
rules-bubblee-8-6-reason = No conocemos las disposiciones impresas, así que hemos hecho las nuestras.
rules-bubblee-9-1-reason = En una mesa de verdad nadie lo intentaría; un programa tiene que dar un motivo. Nombra la regla del paso actual o la de la jugada, la que aparezca antes en esta página.
rules-bubblee-9-2-reason = Las reglas impresas no mencionan las líneas que se cruzan. Cada una es una línea por sí sola, así que juntas son dos; en solitario eso te deja enviar 2.
