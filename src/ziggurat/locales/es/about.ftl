### The page that says what this is. Words for families, short.

web-about-title = Acerca de Ziggurat
web-about-text = Juega a Babylon y a Bubblee Pop contra el ordenador, con tu gente en la misma pantalla o en línea compartiendo un enlace. Gratis, sin cuentas y sin anuncios.
web-about-games = Los juegos
web-about-unofficial = Este programa no es oficial. No tiene relación con los autores ni con las editoriales de los juegos; las imágenes y las piezas son propias.
web-about-keys = Teclado
web-key-tab = ir al elemento siguiente
web-key-arrows = moverse por el tablero o las opciones
web-key-enter = elegir
web-key-escape = anular la selección o cerrar
web-key-undo = deshacer
web-about-licence = Software libre
web-about-licence-text = Ziggurat es software libre con licencia MIT.
web-about-fonts = Tipos de letra
web-about-libraries = Hecho con
web-about-version = Versión { $version }
