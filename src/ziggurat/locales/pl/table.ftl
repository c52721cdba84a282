### The table in the browser in Polish. en/table.ftl says where each message stands.
### A name is of no gender: no past tense beside it.

table-loading = Rozkładamy grę
table-your-turn = Twoja tura
table-unknown = Nie ma takiego stołu. Może link jest niepełny.
table-wrong-seat = Ten link nie prowadzi do miejsca przy tym stole.
table-no-board = W tę grę nie można jeszcze grać w przeglądarce.
table-not-loaded = Coś się nie wczytało. Odśwież stronę.

## Buttons

table-undo = Cofnij
table-ask-undo = Cofniemy?
table-clear = Wybierz ponownie
table-menu = Menu
table-help = Zasady w skrócie
# To the page with all rules of the game.
table-all-rules = Wszystkie zasady
table-log = Przebieg gry
table-log-empty = Jeszcze nic się nie wydarzyło.
table-react = Powiedz coś
table-other-side = Widok z drugiej strony
table-leave = Wyjdź
table-leave-about = Gra się zapisze: znajdziesz ją pod „Graj dalej”.
table-home = Strona główna
table-play-on = Gram dalej
table-yes = Tak
table-no = Nie

## Games of days

table-mails = Powiadomienia mailowe o twojej turze

## One's own seat on another device

table-own-link = Graj dalej na innym urządzeniu
table-own-link-about = Otwórz ten link na innym urządzeniu, a usiądziesz tam na swoim miejscu. Zachowaj go dla siebie: kto go ma, może grać za ciebie.

## The wire

table-cut = Brak połączenia
table-cut-short = Chwileczkę…
table-cut-about =
    { $attempts ->
        [one] Łączymy ponownie. Nic nie przepadło.
       *[many] Łączymy ponownie, prób do tej pory: { $attempts }. Nic nie przepadło.
    }
table-retry = Spróbuj teraz

## Refusals

table-rule = Zasada { $rule }
# For screen readers, after a link.
table-new-tab = otwiera się w nowej karcie
table-refused-stale = Za późno: gra poszła już dalej.
table-refused-out-of-turn = To nie twoja tura.
table-refused-not-your-seat = To nie twoje miejsce.
table-refused-not-your-name = Nick, pod którym tu grasz, należy teraz do kogoś innego. Otwórz nowy stół pod innym nickiem.
table-refused-not-now = Teraz się nie da.
table-refused-over = Gra już się skończyła.
table-refused-not-kept = Serwer nie mógł tego zapisać. Spróbuj ponownie.
table-refused-too-fast = Chwileczkę.
table-refused-no-hints = Podpowiedzi są tylko w grze z komputerem albo gdy wszyscy grają na jednym ekranie.
table-refused-no-way-known = Z tego miejsca nie znamy rozwiązania. Cofnij kilka ruchów, a podpowiedzi znów będą działać.
table-refused-not-ready = Komputer jeszcze się przygotowuje. Spróbuj za pół minuty.
table-refused-unknown = Tutaj się nie da. Dotknij jednego z podświetlonych pól.

## What somebody asks for; the others answer

table-asks-undo = { $name } prosi o cofnięcie ostatniego ruchu.
table-asks-abort = { $name } prosi o zakończenie gry bez zwycięzcy.
table-asks-replace = { $name } prosi, by dalej grał komputer (za: { $absent }).
table-waits-for = Czekamy na: { $name }
table-away = Nie ma przy stole: { $name }.
table-let-bot-play = Niech gra komputer
table-bot-plays-for-you = Komputer gra za ciebie.
table-come-back = Wracam do gry

## Beside a player

table-thinks = myśli…
table-warming = przygotowuje się; za pierwszym razem trwa to pół minuty
table-days = { $days } d { $hours } godz.
table-hours = { $hours } godz. { $minutes } min
table-own-time = Twój czas: { $time }
table-not-here = offline
table-played-by = teraz gra { $name }
table-left-resigned = gra poddana
table-left-time = czas minął

## Reactions

table-react-hello = Cześć!
table-react-nice = Ładnie!
table-react-wow = Łał!
table-react-oops = Ups!
table-react-thinking = Niech pomyślę
table-react-thanks = Dzięki!
table-react-good-game = Dobra gra!

## Ending a game early

table-resign = Poddaj grę
table-resign-about = Przegrasz grę. Na pewno ją poddać?
table-resign-solo = Przegrasz misję. Na pewno poddać grę?
table-abort = Przerwij grę
table-abort-about = Nikt jeszcze nie wykonał ruchu: gra skończy się bez wyniku.

## The end

table-you-win = Wygrywasz!
table-wins = { $name } wygrywa!
table-shared = Wspólne zwycięstwo!
table-lost = Nie tym razem
table-aborted = Gra przerwana bez wyniku
table-solved = Udało się! { $number ->
    [one] { $number } tura
    [few] { $number } tury
   *[many] { $number } tur
}
table-turn-of = Tura { $number }
table-stars-until = 3 gwiazdki: najwyżej { $number }
table-ended-resigned = { $name } poddaje grę.
table-ended-time = { $name }: czas minął.
table-rematch = Jeszcze raz
table-points = Punkty
table-replay = Powtórka
table-download = Zapisz grę
table-counting = Liczymy…

## The first game: one sentence at each new step

table-guide-bubblee-swap = Witaj! Ustaw na swojej planecie (tej dolnej) trzy Bąbelsy jednego koloru w linii, a będą twoje. Najpierw możesz zamienić miejscami dwa sąsiednie Bąbelsy na niebie: dotknij jednego, potem drugiego. Możesz też zostawić niebo bez zmian.
table-guide-bubblee-swap-chosen = Tak by to wyglądało. Zamień je albo dotknij innych.
table-guide-bubblee-drop = Teraz zrzuć dwa sąsiednie Bąbelsy na swoją planetę, tę dolną: dwa z bliższego rzędu albo oba z jednej kolumny. Trzy jednego koloru w linii są twoje.
table-guide-bubblee-drop-chosen = Widzisz, gdzie wylądują i co zyskasz. Jeśli ci to pasuje, naciśnij „Zrzuć”.
table-guide-bubblee-place = Na niebie są dwie luki. Umieść Bąbelsa z woreczka tam, gdzie pomoże tobie albo przeszkodzi drugiej stronie.
table-guide-bubblee-power = Linia daje ci moc swojego koloru. Wybierz moc, a potem dotknij tego, na co ma zadziałać, albo spasuj.
table-guide-got-it = Rozumiem
table-guide-stop = Bez wskazówek

## Replay

table-moment = Ruch { $at } z { $of }
table-moment-by = { $name }
table-moment-back = { $name }: cofnięcie
table-moment-slider = Moment gry
table-first = Na początek
table-last = Na koniec
table-step = Następny ruch
table-step-back = Poprzedni ruch
table-play = Odtwórz
table-pause = Pauza
table-share-moment = Udostępnij moment
table-take-over = Graj od tego miejsca
table-facts = O tej grze
table-verdict-fair = Uczciwa gra: losowania wynikają z ziarna losowości i nikt nie mógł ich wybrać.
table-verdict-consistent = Losowania wynikają z ziarna losowości, ale mogła je wybrać osoba rozdająca.
table-verdict-unfair = Nie udało się sprawdzić losowań. Szczegóły (po angielsku): { $why }
table-replay-not-over = Ta gra jeszcze trwa. Powtórka będzie, gdy się skończy.
table-replay-unknown = Nie ma takiego zapisu.
table-upload = Odtwórz zapis gry
table-upload-about = Grę zapisaną jako plik tekstowy można przejrzeć krok po kroku, udostępnić i grać dalej od dowolnej chwili.
table-upload-file = Wybierz plik
table-upload-text = Albo wklej tekst
table-upload-long = Za długie jak na zapis gry.
table-upload-wrong = To nie jest zapis gry. Szczegóły (po angielsku): { $why }

## Hints and analysis: a computer player's opinion. Chances are parts of the victory, in percent

table-hint = Podpowiedź
table-hint-thinking = Myślę…
table-hint-chances = Szansa na wygraną: { $percent }%
# The best move is to keep the sky, to use no power.
table-hint-nothing = Nic nie zmieniaj i graj dalej.
table-hint-play = Zagraj to
table-analyse = Analizuj
table-analysis = Analiza
table-analysis-progress = Zbadane decyzje: { $done } z { $of }
table-analysis-failed = Analiza została przerwana.
table-analysis-again = Spróbuj ponownie
table-analysis-curve = Szanse w trakcie gry
table-analysis-at = Ruch { $at }
table-analysis-of = { $name } { $percent }%
table-analysis-inaccuracy = Niedokładność
table-analysis-mistake = Błąd
table-analysis-blunder = Gruby błąd
# What a move cost. $percent is a number.
table-analysis-cost = szansa mniejsza o { $percent }%
# The same in points, such as 2.4; less than nothing if it starts with a minus.
table-analysis-points = punkty: { $points }
table-analysis-list = Błędy: { $number }
table-analysis-none = Nie znaleziono błędów.
# Sentences follow that tell what happens.
table-analysis-better = Lepiej było:
table-analysis-show = Pokaż
table-analysis-try = Spróbuj stąd
table-analysis-next = Następny błąd
table-analysis-about = Koszt ruchu to szansa na wygraną, którą przez niego tracisz, w ocenie silnego gracza komputerowego, który widzi tylko to, co widzą wszyscy. Może się mylić, zwłaszcza przy małych różnicach.
