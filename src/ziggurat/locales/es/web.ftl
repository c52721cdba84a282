### The door of the browser client in Spanish. en/web.ftl says where each message stands, and how long it may be.
### Players are people of no gender, as in bubblee.ftl.

## Where one can go

web-nav-play = Jugar
web-nav-games = Mis partidas
web-nav-missions = Misiones
web-nav-replay = Repetición
web-nav-about = Acerca de
web-nav-games-about = Seguir, repetir, resultados
web-nav-missions-about = 20 planetas y un rompecabezas
web-nav-replay-about = De una partida guardada
web-nav-about-about = Juegos, teclado y licencia
web-nav = Páginas
web-to-content = Ir al contenido
web-close = Cerrar

## On top of each page

web-language = Idioma
web-sound-on = Sonido activado
web-sound-off = Sonido desactivado
web-settings = Ajustes
web-no-name = Tu nombre

## Home

web-description = { title-babylon } y { title-bubblee }: juega con más gente o contra el ordenador.
web-what-to-play = ¿A qué jugamos?
web-go-on = Seguir: { $game }
web-go-on-with = con { $names }
web-go-on-waiting = esperando a más gente

web-about-bubblee = Deja caer las criaturas, pon tres en línea y hazlas estallar. Cada color tiene su truco.
web-about-babylon = Excava terrazas en la cantera, álzalas sobre pilares y que el jardín cuelgue sobre la ciudad.
web-fact-players = { $from }–{ $to } personas
web-fact-players-exactly =
    { $number ->
        [one] { $number } persona
       *[other] { $number } personas
    }
web-fact-bots = Con bots
web-fact-online = En línea
# A small link on the card of a game, to all its rules.
web-rules = Reglas
web-ratings = Clasificación
web-score-pad = Hoja de puntos
web-learn = Aprender
web-missions = Misiones
web-daily = El reto de hoy
web-own-tiles = Mis losetas
web-choose-game = Juego

## The first visit

web-welcome = ¿Primera vez aquí?
web-welcome-text-bubblee = Aprende con una partida corta: un rival fácil, todavía sin poderes y con una pista en cada paso. Solo cinco minutos.
web-welcome-text-babylon = Aprende Babylon jugando: un rival fácil y una pista en cada paso nuevo.
web-welcome-start = Enséñame
web-welcome-not = No, gracias

## A new game

web-new-game = Nueva partida: { $game }
web-way = Modo de juego
web-way-computer = Contra el ordenador
web-way-computer-short = Ordenador
web-way-computer-about = Los bots juegan limpio: ven lo que tú ves
web-way-screen = En esta pantalla
web-way-screen-short = Aquí mismo
web-way-screen-about = Varias personas, un dispositivo
web-way-friends = En línea con tu gente
web-way-friends-short = En línea
web-way-friends-about = Sin cuenta: comparte un enlace y listo
web-opponents = Rivales
web-players = Participantes
web-bot = Rival
web-strength = fuerza { $number } de { $of }
web-bot-about-level1 = Se le escapan muchas cosas y se conforma con poco. Ideal como primer rival para peques.
web-bot-about-level2 = Aprovecha lo que ve y se le escapa bastante. Para tus primeras partidas.
web-bot-about-level3 = Ve casi todo lo que da puntos enseguida, pero no lo que viene después. Para quien ya conoce las reglas.
web-bot-about-level4 = Planea su turno y rara vez regala algo. Tú también necesitas un plan.
web-bot-about-level5 = Mira más allá y no comete descuidos. Para quien juega mucho.
web-bot-about-level6 = El más fuerte y el más lento: las decisiones difíciles las piensa unos segundos.
web-your-name = Tu nombre
web-name-of-player = Nombre de participante { $number }
web-name-needed = Escribe tu nombre para que te reconozcan.
web-who-may-join = Quién puede unirse
web-only-by-link = Solo con el enlace
web-open-to-all = Cualquiera
web-more-options = Más opciones
web-clock = Límite de tiempo
web-clock-none = Sin límite
web-clock-of = { $minutes } min + { $seconds } s
web-patience = Si alguien no vuelve, puede seguir un bot
web-patience-never = Si hay acuerdo
web-patience-minutes =
    { $number ->
        [one] Tras { $number } minuto
       *[other] Tras { $number } minutos
    }
web-patience-days =
    { $number ->
        [one] Tras { $number } día
       *[other] Tras { $number } días
    }
web-start = Empezar
web-starting = Preparando…

## What may go wrong

web-trouble-unreachable = El servidor no responde. ¿Tienes conexión a internet?
web-trouble-too-fast = Demasiadas peticiones. Espera un momento.
web-trouble-not-kept = El servidor no puede guardar nada ahora. Inténtalo de nuevo.
web-trouble-not-your-name = Este nombre ya es de otra persona. Elige otro y cámbialo también en los ajustes.
web-trouble-other = No ha funcionado. Inténtalo de nuevo.
web-try-again = Reintentar
web-missing = No se ha podido cargar la página
web-missing-text = No hay conexión o ya existe una versión más nueva.
web-trying = Reintentando…

## The waiting room

web-free-seats =
    { $number ->
        [one] Hay un asiento libre
       *[other] Hay { $number } asientos libres
    }
web-seat-free = libre
web-seat-you = tú
web-waiting-about = Comparte este enlace. La partida empieza cuando no falte nadie.
web-waiting-open = Esta mesa también está en la lista de mesas abiertas.
web-waiting-no-link = La partida empieza cuando no falte nadie. El enlace lo tiene quien abrió la mesa.
web-link = Enlace a esta mesa
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-share-text = ¡Ven a jugar conmigo a { $game }!
web-qr = Escanéalo con la cámara del móvil
web-fill = Sentar a un bot
web-cancel-table = Cancelar esta mesa
web-cancel-title = ¿Cancelar esta mesa?
web-cancel-text = El enlace dejará de funcionar.
web-cancel-yes = Cancelarla
web-cancel-no = Seguir esperando
web-watching-waiting = Estás mirando. La partida no ha empezado.
web-take-seat = Ocupar un asiento

## Joining by a link

web-join-title = Ven a jugar a { $game }
web-join-with = En la mesa: { $names }. ¿Juegas también?
web-join-alone = Hay un asiento libre para ti.
web-join = Unirse
web-joining = Tomando asiento…
web-watch-instead = Solo mirar
web-looking = Buscando la mesa…
web-wrong-link = Este enlace no lleva a ninguna parte
web-wrong-link-text = Aquí no existe esa mesa. Quizá falte un trozo del enlace.
web-wrong-invitation = Esta invitación no es válida
web-wrong-invitation-text = El final del enlace falta o es incorrecto. Pídelo otra vez, o quédate a mirar.
web-table-full = No quedan asientos
web-table-full-text = { $game }, en la mesa: { $names }. Puedes mirar.
web-watch = Mirar
web-game-over = Esta partida ha terminado
web-game-over-text = Puedes ver cómo fue.
web-replay = Repetición
web-seated = Ya tienes asiento en esta mesa
web-seated-text = { $game } te espera.
web-go-on-button = Seguir
web-unreachable = El servidor no responde

## My games

web-games = Mis partidas
web-in-progress = En curso
web-finished = Terminadas
web-no-games = Aún no hay partidas
web-no-games-text = Aquí verás las partidas que juegues en este dispositivo, para seguir con ellas o volver a verlas.
web-play-game = Jugar a { $game }
web-statistics-finished =
    { $number ->
        [one] partida terminada
       *[other] partidas terminadas
    }
web-statistics-won =
    { $number ->
        [one] victoria
       *[other] victorias
    }
web-state-waiting = esperando a más gente
web-state-playing = en juego
web-result-won = Victoria
web-result-drawn = Empate
web-result-lost = Derrota
web-result-aborted = Anulada
web-result-over = Terminada
web-by-resigning = por abandono
web-by-time = por tiempo
web-result-by = { $result }, { $how }
web-points-of = { $name } { $points }
web-download = Descargar la partida
web-more = Mostrar más
web-on-server = En este servidor
web-on-server-none = Ahora mismo nadie espera ni juega aquí.
web-open-tables = Mesas abiertas
web-open-tables-text = Cualquiera puede unirse.
web-running = Partidas en curso
web-running-text = Asómate a mirar.
web-my-data = Mis datos
web-my-data-text = Este navegador guarda una clave secreta con la que el servidor reconoce tus partidas y nombres. Si la borras, las partidas se quedan, pero sin tu nombre.
web-forget = Borrar mis datos
web-forget-title = ¿Borrar mis datos?
web-forget-text = Se borran tu lista de partidas, tus asientos en partidas sin terminar, tus nombres con su nivel, las direcciones de correo y tus ajustes. No se puede deshacer.
web-forget-yes = Borrarlo todo
web-forget-no = Conservarlos

## Settings

web-saved-here = Todo se guarda solo en este navegador.
web-sound = Sonido
web-sound-about = Sonidos cortos para las jugadas y para tu turno.
web-motion = Animaciones
web-theme = Tema
web-as-system = Como el sistema
web-motion-full = Todas
web-motion-reduced = Mínimas
web-theme-light = Claro
web-theme-dark = Oscuro
web-letters = Letras en las burbujas
web-letters-about = Letras en las criaturas en lugar de marcas: R roja, M morada, Am amarilla, Az azul, V verde, ✕ negra.
web-contrast = Alto contraste
web-contrast-about = Paneles sin transparencias, contornos más fuertes.
web-slow = Reproducción más lenta
web-slow-about = Las jugadas de otras personas se muestran más despacio, para poder seguirlas.
web-turn-board = Girar el tablero
web-turn-board-about = Cuando varias personas comparten pantalla, el tablero gira hacia quien tiene el turno.
web-you = Tú
web-look-and-sound = Aspecto y sonido
web-at-table = En la mesa

## Nothing here

web-lost = Página no encontrada
web-lost-text = En esta dirección no hay nada. Quizá el enlace sea antiguo o le falte una letra.
web-lost-home = Volver a los juegos
