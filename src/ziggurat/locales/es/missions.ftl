### Missions and the challenges of the day in Spanish. en/missions.ftl says where each message stands.

missions-title = Misiones
missions-about = Libera cada planeta de sus burbujas perdidas
missions-sum = { $number } de { $all }
missions-stars =
    { $number ->
    [0] sin estrellas
    [one] { $number } estrella
   *[other] { $number } estrellas
}
missions-locked = bloqueada
missions-named =
    Misión { $number }: { $name }{ $state ->
        [locked] , { missions-locked }
       *[open] { "" }
    }
missions-difficulty = Dificultad
missions-difficulty-of = { $number } de 10
missions-kind = Cómo se juega
missions-storm = Tormenta
missions-puzzle = Rompecabezas
missions-storm-about = Lo que sale de la bolsa es aleatorio y cada vez distinto.
missions-puzzle-about = Ves lo que va a salir. Encuentra la solución más corta conocida.
missions-black = Burbujas negras en tu planeta
missions-solve = Resuélvela
missions-turns = En { $number ->
    [one] { $number } turno
   *[other] { $number } turnos
} o menos
missions-par =
    En { $number ->
    [one] { $number } turno
   *[other] { $number } turnos
} (la mejor conocida)
missions-points = { $number } puntos o más
missions-best = Tu récord: { $number ->
    [one] { $number } turno
   *[other] { $number } turnos
}
missions-play = Jugar
missions-again = Otra vez
missions-next = Siguiente misión
missions-tell = Compartir
missions-result-turns = { $number ->
    [one] { $number } turno
   *[other] { $number } turnos
}
missions-result-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
missions-share = { $game }, misión { $number }, «{ $name }»: { $stars } { $result }
missions-share-daily = { $game }, { $name }: { $stars } { $result }

daily-title = El reto de hoy
daily-about = Un rompecabezas y un jardín, nuevos cada día
daily-same = Hoy todo el mundo tiene el mismo reto. Inténtalo cuantas veces quieras.
daily-bubblee-about = Una misión: que no quede ningún color en el otro planeta. Ves lo que va a salir; encuentra la solución más corta.
daily-babylon-about = Todo el mundo tiene la misma cantera. Construye un jardín mejor que el de { $bot } y consigue todos los puntos que puedas.
daily-before = Los días anteriores

mission-daily-bubblee = El rompecabezas de hoy
mission-daily-babylon = La cantera de hoy
mission-red-tower = Torre roja
mission-red-tower-tip = Haz una línea roja en tu planeta y envía una de sus burbujas desde la columna central: cae sobre la pareja.
mission-side-by-side = Lado a lado
mission-side-by-side-tip = Haz una línea verde en tu planeta y envía una de sus burbujas. Allí hay dos: con una tercera al lado forman una línea. Fíjate en la columna desde la que envías.
mission-raindrops = Gotas de lluvia
mission-raindrops-tip = La azul deja caer una burbuja del cielo en el otro planeta. ¿Qué hay allí sobre el hueco?
mission-sunny-spells = Claros de sol
mission-sunny-spells-tip = La amarilla se lleva una de tus burbujas de arriba. Úsala para destapar lo que necesitas.
mission-long-row = La fila larga
mission-long-row-tip = Una en el centro hace una línea de cinco. La morada también envía una de tus burbujas de arriba.
mission-domino = Dominó
mission-domino-tip = Cuando desaparezca la fila azul, las verdes de encima caerán y quedarán en línea. Basta una sola burbuja para todo.
mission-stepping-stones = Sobre piedras
mission-stepping-stones-tip = Las negras no hacen línea, pero lo que está sobre ellas cuenta. Las negras pueden quedarse.
mission-little-devils = Diablillos
mission-little-devils-tip = La roja intercambia dos burbujas adyacentes del otro planeta. Así quizá no tengas que enviar ninguna.
mission-green-fingers = Mano verde
mission-green-fingers-tip = La verde intercambia dos burbujas adyacentes de tu planeta: prepara con ella la línea siguiente.
mission-sun-and-rain = Sol y lluvia
mission-sun-and-rain-tip = Dos torres, dos colores: a cada una le falta una encima.
mission-upside-down = Del revés
mission-upside-down-tip = Las rojas están sobre las azules. ¿Qué fila tiene que irse primero?
mission-two-storeys = Dos pisos
mission-two-storeys-tip = A la izquierda una cadena, a la derecha una torre. Empieza por lo que ofrece el cielo.
mission-odd-one-out = La intrusa
mission-odd-one-out-tip = La amarilla estorba. Usa la roja para intercambiarla o construye sobre ella.
mission-gap = Ojo al hueco
mission-gap-tip = Dos torres y una azul entre ellas. También necesita compañía.
mission-lid = La tapa
mission-lid-tip = Una negra separa dos azules. Con azules a su lado se puede hacer la línea sin ella.
mission-far-apart = Muy lejos
mission-far-apart-tip = Dos esquinas y nada entre ellas. Una línea de cuatro envía dos a la vez.
mission-three-colours = Tres colores
mission-three-colours-tip = Rojo, verde, azul: piensa el orden antes de enviar la primera.
mission-sandwich = Bocadillo
mission-sandwich-tip = La amarilla está entre dos verdes. Sácala primero, o déjala para el final.
mission-full-house = Todo lleno
mission-full-house-tip = La primera columna está llena: no se puede enviar nada allí hasta que algo salga de ella.
mission-last-tower = La última torre
mission-last-tower-tip = Verde sobre morada, verde sobre morada, y sin sitio encima. La roja puede mezclarlas; lo demás es paciencia.
