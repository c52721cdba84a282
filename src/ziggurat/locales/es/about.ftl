### The page that says what this is. Words for families, short.

web-about-title = Acerca de Ziggurat
web-about-text = Ziggurat es una mesa para dos juegos, Babylon y Bubblee Pop: a solas, en compañía ante una pantalla o por enlace desde cualquier lugar. No hay cuentas, ni anuncios, ni nada que pagar.
web-about-games = Los juegos
web-about-unofficial = Este programa no es oficial. No tiene relación con los autores ni con las editoriales de los juegos; las imágenes y las piezas son propias.
web-about-keys = Con el teclado
web-key-tab = de un elemento al siguiente
web-key-arrows = moverse por el tablero o las opciones
web-key-enter = elegir
web-key-escape = soltar lo elegido o cerrar
web-key-undo = deshacer
web-about-licence = Software libre
web-about-licence-text = Ziggurat es software libre con licencia MIT.
web-about-fonts = Tipos de letra
web-about-libraries = Hecho con
web-about-version = Versión { $version }
