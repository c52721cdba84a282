### The door of the browser client in Czech. en/web.ftl says where each message stands, and how long it may be.
### $game in the accusative looks as in the nominative: "hrát Babylon", "hrát Bubblee Pop".

## Where one can go

web-nav-play = Hrát
web-nav-games = Moje hry
web-nav-missions = Mise
web-nav-replay = Přehrávání
web-nav-about = O programu
web-nav-games-about = Hrát dál, přehrát, výsledky
web-nav-missions-about = 20 planet a hlavolam dne
web-nav-replay-about = Z uloženého záznamu
web-nav-about-about = Hry, klávesnice, licence
web-nav = Stránky
web-to-content = Přejít k obsahu
web-close = Zavřít

## On top of each page

web-language = Jazyk
web-sound-on = Zvuk je zapnutý
web-sound-off = Zvuk je vypnutý
web-settings = Nastavení
web-no-name = Tvoje jméno

## Home

web-description = { title-babylon } a { title-bubblee }: hraj s přáteli nebo proti počítači.
web-what-to-play = Co si zahrajeme?
web-go-on = Hrát dál: { $game }
web-go-on-with = u stolu: { $names }
web-go-on-waiting = čeká na hráče

web-about-bubblee = Shazuj příšerky, srovnej tři do linie a nech je prasknout. Každá barva umí svůj trik.
web-about-babylon = Vytěž terasy z lomu, vyzvedni je na sloupy a zavěs zahradu nad město.
web-fact-players = { $from }–{ $to } hráči
web-fact-players-exactly =
    { $number ->
        [one] { $number } hráč
        [few] { $number } hráči
       *[other] { $number } hráčů
    }
web-fact-bots = Boti
web-fact-online = Po internetu
# A small link on the card of a game, to all its rules.
web-rules = Pravidla
web-ratings = Žebříček
web-score-pad = Bodovací zápisník
web-learn = Kurz
web-missions = Mise
web-daily = Výzva dne
web-own-tiles = Vlastní dílky
web-choose-game = Hra

## The first visit

web-welcome = Poprvé tady?
web-welcome-text-bubblee = Nauč se to v krátké hře: snadný soupeř, zatím bez schopností a rada při každém kroku. Zabere to pět minut.
web-welcome-text-babylon = Nauč se Babylon přímo při hře: snadný soupeř a rada při každém novém kroku.
web-welcome-start = Ukaž mi to
web-welcome-not = Ne, díky

## A new game

web-new-game = Nová hra: { $game }
web-way = Způsob hry
web-way-computer = Proti počítači
web-way-computer-short = Počítač
web-way-computer-about = Boti hrají poctivě: vidí totéž co ty
web-way-screen = Na této obrazovce
web-way-screen-short = Tady spolu
web-way-screen-about = Víc lidí, jedno zařízení
web-way-friends = S přáteli po internetu
web-way-friends-short = Přes odkaz
web-way-friends-about = Bez účtu: pošli odkaz a počkej tady
web-opponents = Soupeři
web-players = Hráči
web-bot = Soupeř
web-strength = síla { $number } z { $of }
web-bot-about-level1 = Hodně přehlédne a spokojí se s málem. Dobrý první soupeř pro dítě.
web-bot-about-level2 = Vezme si, čeho si zrovna všimne, a hodně mu uteče. Na první partie.
web-bot-about-level3 = Vidí většinu toho, co se hned vyplatí, ne to, co přijde potom. Pro ty, kdo znají pravidla.
web-bot-about-level4 = Plánuje svůj tah a málokdy něco daruje. I ty potřebuješ plán.
web-bot-about-level5 = Hledí dopředu a nedělá chyby z nepozornosti. Pro ty, kdo hrají hodně.
web-bot-about-level6 = Nejsilnější a nejpomalejší: nad těžkým rozhodnutím přemýšlí pár sekund.
web-your-name = Tvoje jméno
web-name-of-player = Jméno hráče { $number }
web-name-needed = Řekni ostatním, jak se jmenuješ.
web-who-may-join = Kdo se smí přidat
web-only-by-link = Jen s odkazem
web-open-to-all = Kdokoli
web-more-options = Další možnosti
web-clock = Časový limit
web-clock-none = Bez limitu
web-clock-of = { $minutes } min + { $seconds } s
web-patience = Když někdo zmizí, může za něj hrát bot
web-patience-never = Po dohodě všech
web-patience-minutes =
    { $number ->
        [one] Po { $number } minutě
       *[other] Po { $number } minutách
    }
web-patience-days =
    { $number ->
        [one] Po { $number } dni
       *[other] Po { $number } dnech
    }
web-start = Začít
web-starting = Připravujeme hru…

## What may go wrong

web-trouble-unreachable = Server neodpovídá. Funguje připojení k síti?
web-trouble-too-fast = Moc najednou. Chvilku počkej.
web-trouble-not-kept = Server teď nemůže zapisovat. Zkus to znovu.
web-trouble-not-your-name = Tohle jméno už patří někomu jinému. Zvol jiné a změň ho i v nastavení.
web-trouble-other = To se nepovedlo. Zkus to znovu.
web-try-again = Zkusit znovu
web-missing = Stránku se nepodařilo načíst
web-missing-text = Možná nejsi online, nebo už existuje novější verze.
web-trying = Zkoušíme to znovu…

## The waiting room

web-free-seats =
    { $number ->
        [one] Jedno místo je volné
        [few] { $number } místa jsou volná
       *[other] { $number } míst je volných
    }
web-seat-free = volné
web-seat-you = ty
web-waiting-about = Pošli tento odkaz. Hra začne, až se všichni přidají.
web-waiting-open = Tento stůl je i v seznamu otevřených stolů.
web-waiting-no-link = Hra začne, až budou všichni tady. Odkaz má ten, kdo stůl založil.
web-link = Odkaz na tento stůl
web-copy = Kopírovat
web-copied = Zkopírováno
web-share = Sdílet
web-share-text = Pojď si se mnou zahrát { $game }!
web-qr = Naskenuj ho fotoaparátem v mobilu
web-fill = Obsadit místo botem
web-cancel-table = Zrušit tento stůl
web-cancel-title = Zrušit tento stůl?
web-cancel-text = Odkaz přestane fungovat.
web-cancel-yes = Zrušit
web-cancel-no = Čekat dál
web-watching-waiting = Jen se díváš. Hra ještě nezačala.
web-take-seat = Sednout si

## Joining by a link

web-join-title = Pojď si zahrát { $game }
web-join-with = U stolu: { $names }. Zahraješ si také?
web-join-alone = Je tu pro tebe volné místo.
web-join = Přidat se
web-joining = Sedáš si ke stolu…
web-watch-instead = Jen se dívat
web-looking = Hledáme stůl…
web-wrong-link = Tento odkaz nikam nevede
web-wrong-link-text = Takový stůl tu není. Možná kousek odkazu chybí.
web-wrong-invitation = Tato pozvánka neplatí
web-wrong-invitation-text = Konec odkazu chybí nebo je špatně. Popros o nový odkaz, nebo se jen dívej.
web-table-full = Všechna místa jsou obsazená
web-table-full-text = { $game }, u stolu: { $names }. Můžeš se dívat.
web-watch = Dívat se
web-game-over = Tato hra už skončila
web-game-over-text = Můžeš se podívat, jak probíhala.
web-replay = Přehrát
web-seated = U tohoto stolu už sedíš
web-seated-text = { $game } na tebe čeká.
web-go-on-button = Hrát dál
web-unreachable = Server neodpovídá

## My games

web-games = Moje hry
web-in-progress = Rozehrané
web-finished = Dohrané
web-no-games = Zatím žádné hry
web-no-games-text = Tady najdeš hry, které hraješ na tomto zařízení: můžeš v nich pokračovat, nebo si je znovu přehrát.
web-play-game = Hrát { $game }
web-statistics-finished =
    { $number ->
        [one] dohraná hra
        [few] dohrané hry
       *[other] dohraných her
    }
web-statistics-won =
    { $number ->
        [one] výhra
        [few] výhry
       *[other] výher
    }
web-state-waiting = čeká na hráče
web-state-playing = hraje se
web-result-won = Výhra
web-result-drawn = Remíza
web-result-lost = Prohra
web-result-aborted = Zrušená hra
web-result-over = Dohráno
web-by-resigning = vzdáním
web-by-time = na čas
web-result-by = { $result }, { $how }
web-points-of = { $name } { $points }
web-download = Uložit záznam
web-more = Ukázat další
web-on-server = Na tomto serveru
web-on-server-none = Teď tu nikdo nečeká ani nehraje.
web-open-tables = Otevřené stoly
web-open-tables-text = Přisednout si může kdokoli.
web-running = Právě se hraje
web-running-text = Podívej se hráčům přes rameno.
web-my-data = Moje data
web-my-data-text = Tento prohlížeč uchovává tajný klíč, podle kterého server pozná tvoje hry a jména. Když ho smažeš, hry zůstanou, ale bez tvého jména.
web-forget = Smazat moje data
web-forget-title = Smazat moje data?
web-forget-text = Smaže se tvůj seznam her, místa v nedohraných hrách, jména s místem v žebříčku, e-mailové adresy i nastavení. Vrátit to nejde.
web-forget-yes = Smazat vše
web-forget-no = Nechat být

## Settings

web-saved-here = Všechno je uložené jen v tomto prohlížeči.
web-sound = Zvuk
web-sound-about = Krátké zvuky při akcích a na začátku tvého tahu.
web-motion = Animace
web-theme = Barvy
web-as-system = Podle zařízení
web-motion-full = Všechny
web-motion-reduced = Omezené
web-theme-light = Světlé
web-theme-dark = Tmavé
web-letters = Písmena na bublinkách
web-letters-about = Písmena na příšerkách místo značek: Č červená, F fialová, Ž žlutá, M modrá, Z zelená, ✕ černá.
web-contrast = Vyšší kontrast
web-contrast-about = Panely, kterými nic neprosvítá, výraznější obrysy.
web-slow = Pomalejší přehrávání
web-slow-about = Tahy ostatních se ukazují pomaleji, aby se daly sledovat.
web-turn-board = Otáčet desku
web-turn-board-about = Když hrajete na jedné obrazovce, deska se otáčí k tomu, kdo je na tahu.
web-you = Ty
web-look-and-sound = Vzhled a zvuk
web-at-table = U stolu

## Nothing here

web-lost = Stránka nenalezena
web-lost-text = Na této adrese nic není. Možná je odkaz starý nebo v něm chybí písmeno.
web-lost-home = Zpět ke hrám
