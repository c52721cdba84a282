### The door of the browser client in Polish. en/web.ftl says where each message stands, and how long it may be.
### $game in the accusative looks as in the nominative: "zagraj w Bąbelsy", "zagraj w Babilon".

## Where one can go

web-nav-play = Graj
web-nav-games = Moje gry
web-nav-missions = Misje
web-nav-replay = Powtórka
web-nav-about = Informacje
web-nav-games-about = Graj dalej, powtórki, wyniki
web-nav-missions-about = 20 planet i łamigłówka dnia
web-nav-replay-about = Z zapisanej gry
web-nav-about-about = Gry, klawiatura, licencja
web-nav = Strony
web-to-content = Przejdź do treści
web-close = Zamknij

## On top of each page

web-language = Język
web-sound-on = Dźwięk włączony
web-sound-off = Dźwięk wyłączony
web-settings = Ustawienia
web-no-name = Twój nick

## Home

web-description = { title-babylon } i { title-bubblee }: graj ze znajomymi albo z komputerem.
web-what-to-play = W co zagramy?
web-go-on = Graj dalej: { $game }
web-go-on-with = przy stole: { $names }
web-go-on-waiting = czeka na graczy

web-about-bubblee = Zrzucaj stworki, ustawiaj po trzy w linii i niech pękają. Każdy kolor zna własną sztuczkę.
web-about-babylon = Wykopuj tarasy z kamieniołomu, stawiaj je na filarach i zawieś ogród nad miastem.
web-fact-players = { $from }–{ $to } graczy
web-fact-players-exactly =
    { $number ->
        [one] { $number } gracz
       *[many] { $number } graczy
    }
web-fact-bots = Boty
web-fact-online = Przez internet
# A small link on the card of a game, to all its rules.
web-rules = Zasady
web-ratings = Ranking
web-score-pad = Notatnik punktów
web-learn = Nauka
web-missions = Misje
web-daily = Wyzwanie dnia
web-own-tiles = Moje kafelki
web-choose-game = Gra

## The first visit

web-welcome = Pierwszy raz tutaj?
web-welcome-text-bubblee = Poznaj grę w krótkiej partii: łatwy przeciwnik, jeszcze bez mocy, podpowiedź na każdym kroku. To zajmie pięć minut.
web-welcome-text-babylon = Naucz się Babilonu, grając: łatwy przeciwnik i podpowiedź przy każdym nowym kroku.
web-welcome-start = Pokaż mi
web-welcome-not = Nie, dzięki

## A new game

web-new-game = Nowa gra: { $game }
web-way = Tryb gry
web-way-computer = Z komputerem
web-way-computer-short = Komputer
web-way-computer-about = Boty grają uczciwie: widzą to, co ty
web-way-screen = Na tym ekranie
web-way-screen-short = Ten ekran
web-way-screen-about = Kilka osób, jedno urządzenie
web-way-friends = Ze znajomymi przez internet
web-way-friends-short = Przez link
web-way-friends-about = Bez konta: wyślij link i poczekaj tutaj
web-opponents = Ilu przeciwników
web-players = Ilu graczy
web-bot = Przeciwnik
web-strength = siła { $number } z { $of }
web-bot-about-level1 = Wiele przeocza i zadowala się byle czym. Dobry pierwszy przeciwnik dla dziecka.
web-bot-about-level2 = Bierze to, co akurat zauważy, a sporo mu umyka. Na pierwsze partie.
web-bot-about-level3 = Widzi większość tego, co opłaca się od razu, ale nie to, co będzie potem. Dla znających zasady.
web-bot-about-level4 = Planuje swoją turę i rzadko coś oddaje za darmo. Ty też potrzebujesz planu.
web-bot-about-level5 = Myśli naprzód i nie popełnia błędów z nieuwagi. Dla tych, którzy grają dużo.
web-bot-about-level6 = Najsilniejszy i najwolniejszy: nad trudną decyzją myśli kilka sekund.
web-your-name = Twój nick
web-name-of-player = Nick gracza { $number }
web-name-needed = Podaj swój nick, żeby inni wiedzieli, z kim grają.
web-who-may-join = Kto może dołączyć
web-only-by-link = Tylko z linkiem
web-open-to-all = Każdy
web-more-options = Więcej opcji
web-clock = Limit czasu
web-clock-none = Bez limitu
web-clock-of = { $minutes } min + { $seconds } s
web-patience = Gdy ktoś zniknie, może go zastąpić bot
web-patience-never = Za zgodą wszystkich
web-patience-minutes =
    { $number ->
        [one] Po { $number } minucie
       *[many] Po { $number } minutach
    }
web-patience-days =
    { $number ->
        [one] Po { $number } dniu
       *[many] Po { $number } dniach
    }
web-start = Zagraj
web-starting = Rozkładamy grę…

## What may go wrong

web-trouble-unreachable = Serwer nie odpowiada. Czy jest połączenie z siecią?
web-trouble-too-fast = Za dużo naraz. Poczekaj chwilę.
web-trouble-not-kept = Serwer nie może teraz nic zapisać. Spróbuj ponownie.
web-trouble-not-your-name = Ten nick należy do kogoś innego. Wybierz inny i zmień go też w ustawieniach.
web-trouble-other = Nie udało się. Spróbuj ponownie.
web-try-again = Spróbuj ponownie
web-missing = Nie udało się wczytać strony
web-missing-text = Może nie ma połączenia albo jest już nowsza wersja.
web-trying = Ponawiamy próbę…

## The waiting room

web-free-seats =
    { $number ->
        [one] Jedno miejsce jest wolne
        [few] { $number } miejsca są wolne
       *[many] { $number } miejsc jest wolnych
    }
web-seat-free = wolne
web-seat-you = ty
web-waiting-about = Wyślij ten link znajomym. Gra zacznie się, gdy wszyscy tu będą.
web-waiting-open = Ten stół jest też na liście otwartych stołów.
web-waiting-no-link = Gra zacznie się, gdy wszyscy tu będą. Link ma osoba, która otworzyła stół.
web-link = Link do tego stołu
web-copy = Kopiuj
web-copied = Skopiowano
web-share = Udostępnij
web-share-text = Zagraj ze mną w { $game }!
web-qr = Zeskanuj aparatem w telefonie
web-fill = Posadź tu bota
web-cancel-table = Zamknij ten stół
web-cancel-title = Zamknąć ten stół?
web-cancel-text = Link przestanie działać.
web-cancel-yes = Zamknij stół
web-cancel-no = Czekaj dalej
web-watching-waiting = Oglądasz ten stół. Gra się jeszcze nie zaczęła.
web-take-seat = Zajmij miejsce

## Joining by a link

web-join-title = Zagraj w { $game }
web-join-with = Przy stole: { $names }. Zagrasz też?
web-join-alone = Jest dla ciebie wolne miejsce.
web-join = Dołącz
web-joining = Zajmujesz miejsce…
web-watch-instead = Tylko oglądaj
web-looking = Szukamy stołu…
web-wrong-link = Ten link donikąd nie prowadzi
web-wrong-link-text = Nie ma tu takiego stołu. Może w linku czegoś brakuje.
web-wrong-invitation = To zaproszenie jest nieprawidłowe
web-wrong-invitation-text = Koniec linku jest błędny albo go brakuje. Poproś o nowy link albo tylko oglądaj.
web-table-full = Nie ma wolnych miejsc
web-table-full-text = { $game }, przy stole: { $names }. Możesz oglądać.
web-watch = Oglądaj
web-game-over = Ta gra już się skończyła
web-game-over-text = Możesz zobaczyć, jak przebiegała.
web-replay = Powtórka
web-seated = Już siedzisz przy tym stole
web-seated-text = Gra na ciebie czeka: { $game }.
web-go-on-button = Graj dalej
web-unreachable = Serwer nie odpowiada

## My games

web-games = Moje gry
web-in-progress = W toku
web-finished = Skończone
web-no-games = Nie masz jeszcze żadnych gier
web-no-games-text = Tu znajdziesz gry, w które grasz na tym urządzeniu: możesz do nich wrócić albo obejrzeć je jeszcze raz.
web-play-game = Zagraj w { $game }
web-statistics-finished =
    { $number ->
        [one] skończona gra
        [few] skończone gry
       *[many] skończonych gier
    }
web-statistics-won =
    { $number ->
        [one] wygrana
        [few] wygrane
       *[other] wygranych
    }
web-state-waiting = czeka na graczy
web-state-playing = trwa
web-result-won = Wygrana
web-result-drawn = Remis
web-result-lost = Przegrana
web-result-aborted = Przerwana
web-result-over = Skończona
web-by-resigning = przez poddanie
web-by-time = na czas
web-result-by = { $result }, { $how }
web-points-of = { $name } { $points }
web-download = Zapisz grę
web-more = Pokaż więcej
web-on-server = Na tym serwerze
web-on-server-none = Teraz nikt tu nie czeka ani nie gra.
web-open-tables = Otwarte stoły
web-open-tables-text = Każdy może zająć miejsce.
web-running = Trwające gry
web-running-text = Zajrzyj graczom przez ramię.
web-my-data = Moje dane
web-my-data-text = Ta przeglądarka przechowuje tajny klucz, po którym serwer rozpoznaje twoje gry i nicki. Jeśli go usuniesz, gry zostaną, ale bez twojego nicku.
web-forget = Usuń moje dane
web-forget-title = Usunąć moje dane?
web-forget-text = Usuniemy twoją listę gier, miejsca w nieskończonych grach, nicki z wynikami w rankingu, adresy e-mail i ustawienia. Tego nie da się cofnąć.
web-forget-yes = Usuń wszystko
web-forget-no = Zostaw

## Settings

web-saved-here = Wszystko jest przechowywane tylko w tej przeglądarce.
web-sound = Dźwięk
web-sound-about = Krótkie dźwięki przy ruchach i na początku twojej tury.
web-motion = Animacje
web-theme = Kolory
web-as-system = Jak w systemie
web-motion-full = Pełne
web-motion-reduced = Ograniczone
web-theme-light = Jasne
web-theme-dark = Ciemne
web-letters = Litery na Bąbelsach
web-letters-about = Na stworkach litery zamiast znaków: C czerwony, F fioletowy, Ż żółty, N niebieski, Z zielony, ✕ czarny.
web-contrast = Wysoki kontrast
web-contrast-about = Panele bez prześwitów, mocniejsze kontury.
web-slow = Wolniejsze odtwarzanie
web-slow-about = Ruchy innych osób są pokazywane wolniej, żeby łatwo było je śledzić.
web-turn-board = Obracaj planszę
web-turn-board-about = Gdy gracie na jednym ekranie, plansza obraca się do osoby, która właśnie gra.
web-you = Ty
web-look-and-sound = Wygląd i dźwięk
web-at-table = Przy stole

## Nothing here

web-lost = Nie ma takiej strony
web-lost-text = Pod tym adresem nic nie ma. Może link jest stary albo brakuje w nim litery.
web-lost-home = Wróć do gier
