### Missions and the challenges of the day in Spanish. en/missions.ftl says where each message stands.

missions-title = Misiones
missions-about = Libera cada planeta de sus burbujas perdidas
missions-sum = { $number } de { $all }
missions-stars = { $number ->
    [0] ninguna estrella
    [one] { $number } estrella
   *[other] { $number } estrellas
}
missions-locked = aún cerrada
missions-difficulty = Dificultad
missions-difficulty-of = { $number } de 10
missions-kind = Cómo se juega
missions-storm = Tormenta
missions-puzzle = Rompecabezas
missions-storm-about = Lo que sale de la bolsa es cosa del azar, y cada vez distinto.
missions-puzzle-about = Ves lo que se va a sacar. Busca el camino más corto: se conoce.
missions-black = Burbujas negras en tu planeta
missions-solve = Resuélvela
missions-turns = En { $number ->
    [one] { $number } turno
   *[other] { $number } turnos
} o menos
missions-par = En { $number ->
    [one] { $number } turno
   *[other] { $number } turnos
}, lo mejor conocido
missions-points = { $number } puntos o más
missions-best = Tu récord: { $number ->
    [one] { $number } turno
   *[other] { $number } turnos
}
missions-play = Jugar
missions-again = Otra vez
missions-next = Siguiente misión
missions-tell = Contarlo
missions-result-turns = { $number ->
    [one] { $number } turno
   *[other] { $number } turnos
}
missions-result-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
missions-share = { $game }, misión { $name }: { $stars } { $result }
missions-share-daily = { $game }, { $name }: { $stars } { $result }

daily-title = El reto de hoy
daily-about = Un rompecabezas y un jardín, nuevos cada día
daily-same = Hoy, el mismo para todo el mundo y en todas partes. Prueba cuantas veces quieras.
daily-bubblee-about = Una misión: en el otro planeta no puede quedar ningún color. Ves lo que se va a sacar; busca el camino más corto.
daily-babylon-about = Para todo el mundo la misma cantera. Construye un jardín mejor que el de { $bot } y suma todos los puntos que puedas.
daily-before = Los días anteriores

mission-daily-bubblee = El rompecabezas de hoy
mission-daily-babylon = La cantera de hoy
mission-red-tower = Torre roja
mission-red-tower-tip = Haz una línea roja en tu planeta y envía una de ella desde la columna central: cae sobre la pareja.
mission-side-by-side = Lado a lado
mission-side-by-side-tip = Haz una línea verde en tu planeta y envía una de ella. Allí hay dos: una tercera a su lado hace la línea. Fíjate en la columna desde la que envías.
mission-raindrops = Gotas de lluvia
mission-raindrops-tip = La azul deja caer una del cielo en el otro planeta. ¿Qué cuelga allí sobre el hueco?
mission-sunny-spells = Claros de sol
mission-sunny-spells-tip = La amarilla se lleva una de las tuyas de arriba. Destapa con ella lo que necesitas.
mission-long-row = La fila larga
mission-long-row-tip = Una en el centro hace una línea de cinco. La morada también envía una de las tuyas de arriba.
mission-domino = Dominó
mission-domino-tip = Cuando se va la fila azul, las verdes de encima caen en línea. Una sola burbuja puede con todo.
mission-stepping-stones = Sobre piedras
mission-stepping-stones-tip = Las negras no hacen línea, pero lo que está sobre ellas cuenta. Ellas pueden quedarse.
mission-little-devils = Diablillos
mission-little-devils-tip = La roja intercambia dos adyacentes en el otro planeta. Eso puede hacer lo que tendrías que enviar.
mission-green-fingers = Dedos verdes
mission-green-fingers-tip = La verde intercambia dos adyacentes en tu planeta: prepara con ella la línea siguiente.
mission-sun-and-rain = Sol y lluvia
mission-sun-and-rain-tip = Dos torres, dos colores: a cada una le falta una encima.
mission-upside-down = Del revés
mission-upside-down-tip = Las rojas están sobre las azules. ¿Qué fila tiene que irse primero?
mission-two-storeys = Dos pisos
mission-two-storeys-tip = A la izquierda una cadena, a la derecha una torre. Empieza por lo que ofrece el cielo.
mission-odd-one-out = La intrusa
mission-odd-one-out-tip = La amarilla estorba. La roja puede intercambiarla; o construye sobre ella.
mission-gap = Cuidado, hueco
mission-gap-tip = Dos torres y una azul entre ellas. También necesita compañía.
mission-lid = La tapa
mission-lid-tip = Una negra separa dos azules. Las azules de al lado hacen la línea sin ella.
mission-far-apart = Muy lejos
mission-far-apart-tip = Dos esquinas y nada entre ellas. Una línea de cuatro envía dos a la vez.
mission-three-colours = Tres colores
mission-three-colours-tip = Rojo, verde, azul: piensa el orden antes de enviar la primera.
mission-sandwich = Bocadillo
mission-sandwich-tip = La amarilla está entre dos verdes. Sácala primero, o déjala para el final.
mission-full-house = Todo lleno
mission-full-house-tip = La primera columna está llena: no se puede enviar nada allí hasta que algo la deje.
mission-last-tower = La última torre
mission-last-tower-tip = Verde sobre morado, alternando, y sin sitio encima. La roja puede mezclarlas; lo demás es paciencia.
