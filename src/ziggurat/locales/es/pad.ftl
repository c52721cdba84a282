### The score pad in Spanish. en/pad.ftl says where each message stands.

pad-title = Hoja de puntos
pad-pages = Los jardines
pad-by = Cómo se anota el jardín
pad-by-garden = Montar el jardín
pad-by-counts = Solo contar
pad-add = Añadir participante
pad-remove-page = Quitar: { $player }

## A garden tapped together

pad-tools = Lo que colocas
pad-tool-tile = Loseta
pad-tool-change = Cambiar
pad-choose-tile = Elige abajo una loseta y toca donde irá su casilla inferior izquierda. Toca una loseta ya colocada para cambiarla.
pad-now-lay = Toca donde irá la casilla inferior izquierda de la loseta.
pad-now-change = Toca lo que quieras girar, subir o quitar.
pad-now-one = Toca dónde está: { $piece }. Toca otra vez para quitar la pieza.
pad-now-two = Toca la primera de las dos casillas: { $piece }.
pad-piece-about = La pieza va sobre la loseta más alta que se muestra. Para llegar a una inferior, muestra menos niveles.
pad-no-tile = No hay ninguna loseta en { $cell }.
pad-selected-tile = { $tile }: { $place }, nivel { $level }
pad-selected-piece = { $piece }: { $place }
pad-higher = Subir
pad-lower = Bajar
pad-take-away = Quitar
pad-done = Listo
pad-keys = Teclas: R gira, + y − suben y bajan, Supr quita, Z deshace, Esc anula la selección.
pad-tile-kind = Losetas
pad-flower-only = Por flor
pad-starting = Iniciales
pad-flower-only-about = Para los puntos solo importa la flor. En este modo no se comprueban los iconos que hay bajo los objetos decorativos.
pad-filter = Solo esta flor

## Counts

pad-counts-about = Cuenta lo que se ve desde arriba. Las piezas ocultas y las estatuas que sostienen una loseta no cuentan.
pad-highest = Nivel más alto
pad-flowers = Losetas visibles por flor
pad-bare = Huecos libres, solo si hay que desempatar
pad-less = Menos: { $what }
pad-more = Más: { $what }

## The points, and why there are none

pad-wins =
    { $number ->
        [one] ¡Gana { $name } con 1 punto!
       *[other] ¡Gana { $name } con { $number } puntos!
    }
pad-shared-victory = Victoria compartida: { $names }
pad-impossible = Un jardín así no se puede construir:
pad-unreadable = Esto no se puede leer. Detalles (en inglés): { $why }

## Save and share

pad-save-title = Guardar y compartir
pad-save-about = La hoja se guarda en este navegador. Con un enlace pueden verla otras personas; en el servidor no queda nada.
pad-share = Compartir enlace
pad-share-title = Enlace a esta hoja
pad-share-about = Quien abra el enlace verá todos los jardines y puntos.
pad-share-text = Nuestros jardines en Babylon
pad-save = Guardar archivo
pad-load = Cargar archivo
pad-clear = Hoja nueva
pad-as-text = Como texto
pad-text-about = La orden «ziggurat score» lee el mismo texto.
pad-read = Cargar este texto
pad-shared = Esta hoja viene de un enlace. La tuya se conserva mientras no la cambies por esta.
pad-shared-keep = Usar esta
pad-shared-back = Volver a la mía
pad-wrong-link = En este enlace no hay ninguna hoja. Quizá falte una parte.

## The tiles of one's own box

pad-tiles-title = Las losetas de tu caja
pad-tiles-about = Las losetas de aquí son propias de este programa. Si las de tu caja son otras, anota lo que llevan impreso.
pad-tiles-which = Losetas de esta hoja
pad-tiles-built-in = Del programa
pad-tiles-own = Las mías
pad-tiles-of-pad = Las de esta hoja
pad-tiles-edit = Editar mis losetas
pad-tiles-editor-about = Anota lo que llevan impreso tus losetas. Se guardan en este navegador, para la hoja de puntos y para partidas nuevas.
pad-tiles-reset = Restablecer losetas
pad-tile-flower = Flor
pad-tile-wrong = aquí algo no cuadra
pad-corner-top-left = Arriba izquierda
pad-corner-top-right = Arriba derecha
pad-corner-low-right = Abajo derecha
pad-corner-low-left = Abajo izquierda
pad-no-symbol = ninguno
pad-check = Comprobación
pad-tiles-good = Con estas losetas se puede jugar.
pad-tiles-wrong =
    { $number ->
        [one] Una loseta tiene demasiados iconos o muy pocos.
       *[other] { $number } losetas tienen demasiados iconos o muy pocos.
    }
pad-tiles-play = Jugar con ellas
pad-remarks = Sin equilibrio
pad-remarks-about = Puede que tu caja sea así, o que sea un despiste:
pad-remark-symbol = { $what }: no suma 36 en total
pad-remark-flower = { $material }, { $flower }: no está en 4 losetas
pad-remark-twins = { $tile } y { $other } son iguales
