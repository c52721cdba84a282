### The door of the browser client in Hungarian. en/web.ftl says where each message stands, and how long it may be.
### Names and titles stand where they need no suffix and no article.

## Where one can go

web-nav-play = Játék
web-nav-games = Játékaim
web-nav-missions = Küldetések
web-nav-replay = Visszanézés
web-nav-about = Névjegy
web-nav-games-about = Folytatás, visszanézés, eredmény
web-nav-missions-about = 20 bolygó és napi rejtvény
web-nav-replay-about = Mentett játékból
web-nav-about-about = Játékok, billentyűk, licenc
web-nav = Oldalak
web-to-content = Ugrás a tartalomra
web-close = Bezárás

## On top of each page

web-language = Nyelv
web-sound-on = Hang bekapcsolva
web-sound-off = Hang kikapcsolva
web-settings = Beállítások
web-no-name = A neved

## Home

web-description = { title-babylon } és { title-bubblee }: játssz a barátaiddal vagy a számítógép ellen.
web-what-to-play = Mit játsszunk?
web-go-on = Folytatás: { $game }
web-go-on-with = az asztalnál: { $names }
web-go-on-waiting = játékosokra vár

web-about-bubblee = Ejtsd le a lényeket, rakj hármat egy vonalba, és már pukkannak is. Minden szín tud egy saját trükköt.
web-about-babylon = Áss ki teraszokat a kőbányából, emeld őket oszlopokra, és függjön a kert a város fölött.
web-fact-players = { $from }–{ $to } játékos
web-fact-players-exactly = { $number } játékos
web-fact-bots = Botok
web-fact-online = Interneten
# A small link on the card of a game, to all its rules.
web-rules = Szabályok
web-ratings = Ranglista
web-score-pad = Pontozótömb
web-learn = Oktató
web-missions = Küldetések
web-daily = Napi kihívás
web-own-tiles = Saját lapkák
web-choose-game = Játék

## The first visit

web-welcome = Először jársz itt?
web-welcome-text-bubblee = Tanuld meg egy kis játékkal: könnyű ellenfél, egyelőre képességek nélkül, és minden lépésnél egy tipp. Öt perc az egész.
web-welcome-text-babylon = Tanuld meg a Babylont játék közben: könnyű ellenfél, és minden új lépésnél egy tipp.
web-welcome-start = Mutasd meg
web-welcome-not = Köszönöm, nem

## A new game

web-new-game = Új játék: { $game }
web-way = Játékmód
web-way-computer = A gép ellen
web-way-computer-short = Gép ellen
web-way-computer-about = A botok tisztán játszanak: azt látják, amit te
web-way-screen = Ezen a képernyőn
web-way-screen-short = Itt többen
web-way-screen-about = Többen, egy eszközön
web-way-friends = Barátokkal az interneten
web-way-friends-short = Linkkel
web-way-friends-about = Fiók nem kell: csak küldd el a linket
web-opponents = Ellenfelek
web-players = Játékosok
web-bot = Ellenfél
web-strength = erősség: { $number } / { $of }
web-bot-about-level1 = Sok mindent nem vesz észre, és kevéssel is beéri. Egy gyerek első ellenfele.
web-bot-about-level2 = Elviszi, amit épp meglát, de sok mindenről lemarad. Az első játékokhoz.
web-bot-about-level3 = Meglátja a legtöbb dolgot, ami rögtön megéri, de azt nem, ami utána jön. Annak, aki ismeri a szabályokat.
web-bot-about-level4 = Megtervezi a körét, és ritkán ad ajándékot. Neked is terv kell.
web-bot-about-level5 = Előre gondolkodik, és nem hibázik figyelmetlenségből. Annak, aki sokat játszik.
web-bot-about-level6 = A legerősebb és a leglassabb: egy nehéz döntésen pár másodpercig gondolkodik.
web-your-name = A neved
web-name-of-player = { $number }. játékos neve
web-name-needed = Írd be a neved, hogy a többiek tudják, ki vagy.
web-who-may-join = Ki csatlakozhat
web-only-by-link = Csak a linkkel
web-open-to-all = Bárki
web-more-options = Több beállítás
web-clock = Időkorlát
web-clock-none = Nincs
web-clock-of = { $minutes } perc + { $seconds } s
web-patience = Ha valaki eltűnik, bot játszhat tovább helyette
web-patience-never = Közös döntéssel
web-patience-minutes = { $number } perc után
web-patience-days = { $number } nap után
web-start = Kezdjük
web-starting = Előkészítés…

## What may go wrong

web-trouble-unreachable = A szerver nem válaszol. Van internetkapcsolatod?
web-trouble-too-fast = Ez egyszerre túl sok. Várj egy kicsit.
web-trouble-not-kept = A szerver most nem tud menteni. Próbáld újra.
web-trouble-not-your-name = Ez a név már másé. Válassz másikat, és írd át a beállításokban is.
web-trouble-other = Ez nem sikerült. Próbáld újra.
web-try-again = Próbáld újra
web-missing = Nem sikerült betölteni az oldalt
web-missing-text = Talán nincs internetkapcsolatod, vagy van már újabb változat.
web-trying = Újrapróbálkozás…

## The waiting room

web-free-seats =
    { $number ->
        [one] Egy hely szabad
       *[other] { $number } hely szabad
    }
web-seat-free = szabad
web-seat-you = te
web-waiting-about = Küldd el ezt a linket. A játék akkor kezdődik, amikor mindenki itt van.
web-waiting-open = Ez az asztal a nyitott asztalok listáján is ott van.
web-waiting-no-link = A játék akkor kezdődik, amikor mindenki itt van. A link annál van, aki az asztalt nyitotta.
web-link = Link ehhez az asztalhoz
web-copy = Másolás
web-copied = Kimásolva
web-share = Megosztás
web-share-text = Gyere, játssz velem: { $game }!
web-qr = Olvasd be a telefonod kamerájával
web-fill = Bot leültetése
web-cancel-table = Asztal törlése
web-cancel-title = Törlöd ezt az asztalt?
web-cancel-text = A link nem fog többé működni.
web-cancel-yes = Törlöm
web-cancel-no = Várok tovább
web-watching-waiting = Nézőként vagy itt. A játék még nem kezdődött el.
web-take-seat = Leülök

## Joining by a link

web-join-title = Gyere játszani: { $game }
web-join-with = Az asztalnál: { $names }. Te is játszol?
web-join-alone = Van itt neked egy szabad hely.
web-join = Csatlakozás
web-joining = Helyet foglalsz…
web-watch-instead = Csak nézem
web-looking = Keressük az asztalt…
web-wrong-link = Ez a link sehová sem vezet
web-wrong-link-text = Ilyen asztal nincs itt. Talán hiányzik a link egy darabja.
web-wrong-invitation = Ez a meghívó nem érvényes
web-wrong-invitation-text = A link vége hiányzik vagy hibás. Kérd el még egyszer, vagy csak nézd a játékot.
web-table-full = Minden hely foglalt
web-table-full-text = { $game }, az asztalnál: { $names }. Nézheted a játékot.
web-watch = Megnézem
web-game-over = Ennek a játéknak vége
web-game-over-text = Megnézheted, hogyan zajlott.
web-replay = Visszajátszás
web-seated = Már ülsz ennél az asztalnál
web-seated-text = Vár rád a játék: { $game }.
web-go-on-button = Folytatás
web-unreachable = A szerver nem válaszol

## My games

web-games = Játékaim
web-in-progress = Folyamatban
web-finished = Befejezett
web-no-games = Még nincs játék
web-no-games-text = Itt lesznek a játékok, amelyeket ezen az eszközön játszol: folytathatod vagy visszanézheted őket.
web-play-game = Játék: { $game }
web-statistics-finished =
    { $number ->
        [one] befejezett játék
       *[other] befejezett játék
    }
web-statistics-won =
    { $number ->
        [one] győzelem
       *[other] győzelem
    }
web-state-waiting = játékosokra vár
web-state-playing = folyamatban
web-result-won = Győzelem
web-result-drawn = Döntetlen
web-result-lost = Vereség
web-result-aborted = Félbehagyva
web-result-over = Befejezve
web-by-resigning = feladással
web-by-time = időtúllépéssel
web-result-by = { $result }, { $how }
web-points-of = { $name } { $points }
web-download = Játék letöltése
web-more = Továbbiak
web-on-server = Ezen a szerveren
web-on-server-none = Most senki sem vár és senki sem játszik itt.
web-open-tables = Nyitott asztalok
web-open-tables-text = Bárki leülhet.
web-running = Folyó játékok
web-running-text = Nézd meg, hogyan játszanak mások.
web-my-data = Adataim
web-my-data-text = Ez a böngésző egy titkos kulcsot őriz, amelyről a szerver megismeri a játékaidat és a neveidet. Ha törlöd, a játékok megmaradnak, de a neved nélkül.
web-forget = Adataim törlése
web-forget-title = Törlöd az adataidat?
web-forget-text = Törlődik a játékaid listája, a helyed a be nem fejezett játékokban, a neveid és a hozzájuk tartozó játékerő, az e-mail-címek és a beállításaid. Ezt nem lehet visszavonni.
web-forget-yes = Mindent törlök
web-forget-no = Megtartom

## Settings

web-saved-here = Mindent csak ez a böngésző őriz.
web-sound = Hang
web-sound-about = Rövid hangok a lépésekhez és a köröd kezdetéhez.
web-motion = Animációk
web-theme = Színek
web-as-system = Eszköz szerint
web-motion-full = Teljes
web-motion-reduced = Csökkentett
web-theme-light = Világos
web-theme-dark = Sötét
web-letters = Betűk a buborékokon
web-letters-about = Betűk a lényeken a jelek helyett: P piros, L lila, S sárga, K kék, Z zöld, ✕ fekete.
web-contrast = Nagyobb kontraszt
web-contrast-about = Nem áttetsző panelek, erősebb körvonalak.
web-slow = Lassabb lejátszás
web-slow-about = Mások lépései lassabban jelennek meg, hogy követni tudd őket.
web-turn-board = Tábla forgatása
web-turn-board-about = Ha többen játszotok egy képernyőn, a tábla mindig afelé fordul, aki soron van.
web-you = Te
web-look-and-sound = Kinézet és hang
web-at-table = Az asztalnál

## Nothing here

web-lost = Az oldal nem található
web-lost-text = Ezen a címen nincs semmi. Talán régi a link, vagy hiányzik belőle egy betű.
web-lost-home = Vissza a játékokhoz
