### The table in the browser in Polish. en/table.ftl says where each message stands.
### A name is of no gender: no past tense beside it.

table-loading = Nakrywamy do stołu
table-your-turn = Twoja tura
table-unknown = Nie ma takiego stołu. Może link jest niepełny.
table-wrong-seat = Ten link nie daje miejsca przy tym stole.
table-no-board = W tę grę nie można jeszcze grać w przeglądarce.
table-not-loaded = Coś nie dotarło. Wczytaj stronę ponownie.

## Buttons

table-undo = Cofnij
table-ask-undo = Cofniemy?
table-clear = Wybierz znów
table-menu = Więcej
table-help = Zasady w skrócie
# To the page with all rules of the game.
table-all-rules = Wszystkie zasady
table-log = Co się stało
table-log-empty = Jeszcze nic się nie stało.
table-react = Powiedz coś
table-other-side = Widok z drugiej strony
table-leave = Wyjdź
table-leave-about = Gra zostaje, jak jest: znajdziesz ją pod „Graj dalej”.
table-home = Strona główna
table-play-on = Gram dalej
table-yes = Tak
table-no = Nie

## Games of days

table-mails = Maile, gdy jest twoja tura

## One's own seat on another device

table-own-link = Graj gdzie indziej
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
table-refused-not-your-name = Imię, pod którym tu grano, należy teraz do kogoś innego. Zrób nowy stół pod innym imieniem.
table-refused-not-now = Teraz się nie da.
table-refused-over = Gra jest skończona.
table-refused-not-kept = Serwer nie mógł tego zapisać. Spróbuj ponownie.
table-refused-too-fast = Chwileczkę.
table-refused-no-hints = Podpowiedzi są tylko w grze z komputerem albo gdy wszyscy grają na jednym ekranie.
table-refused-no-way-known = Stąd nie jest znana żadna droga. Cofnij kilka ruchów, a podpowiedź ją zna.
table-refused-not-ready = Zasady są jeszcze przygotowywane. Spróbuj za pół minuty.
table-refused-unknown = Tutaj się nie da. Można na jasnych polach.

## What somebody asks for; the others answer

table-asks-undo = { $name } chce cofnąć ostatni ruch.
table-asks-abort = { $name } chce zakończyć grę bez zwycięzcy.
table-asks-replace = { $absent }: czy ma dalej grać komputer? Prosi o to { $name }.
table-waits-for = Czekamy na: { $name }
table-away = { $name } jest teraz poza stołem.
table-let-bot-play = Niech dalej gra komputer
table-bot-plays-for-you = Komputer gra za ciebie.
table-come-back = Wracam do gry

## Beside a player

table-thinks = myśli…
table-warming = przygotowuje zasady; za pierwszym razem trwa to pół minuty
table-days = { $days } d { $hours } godz.
table-hours = { $hours } godz. { $minutes } min
table-own-time = Twój czas: { $time }
table-not-here = poza stołem
table-played-by = zastępuje { $name }
table-left-resigned = gra poddana
table-left-time = koniec czasu

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
table-resign-about = Wygra druga strona. Na pewno poddać grę?
table-resign-solo = Wtedy misja jest przegrana. Na pewno?
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
table-ended-resigned = { $name }: gra poddana.
table-ended-time = { $name }: koniec czasu.
table-rematch = Jeszcze raz
table-points = Punkty
table-replay = Powtórka
table-download = Zapisz grę
table-counting = Liczymy…

## The first game: one sentence at each new step

table-guide-bubblee-swap = Witaj! Trzy jednego koloru w linii na twojej planecie, tej dolnej, są twoje. Najpierw dwa sąsiednie Bąbelsy na niebie mogą zamienić się miejscami: dotknij jednego, potem drugiego, albo zostaw niebo bez zmian.
table-guide-bubblee-swap-chosen = Tak by to wyglądało. Zamień je albo dotknij innych.
table-guide-bubblee-drop = Teraz dwa sąsiednie spadną na twoją planetę, tę dolną: dwa z twojego bliższego rzędu albo cała kolumna. Trzy jednego koloru w linii są twoje.
table-guide-bubblee-drop-chosen = Widzisz, gdzie wylądują i co to da. Jeśli ci się podoba: Zrzuć.
table-guide-bubblee-place = Na niebie są dwie luki. Umieść Bąbelsa z woreczka tam, gdzie pomoże tobie albo przeszkodzi drugiej stronie.
table-guide-bubblee-power = Linia daje ci moc swojego koloru. Wybierz moc, potem dotknij tego, na co ma zadziałać, albo spasuj.
table-guide-got-it = Rozumiem
table-guide-stop = Znam tę grę

## Replay

table-moment = Ruch { $at } z { $of }
table-moment-by = { $name }
table-moment-back = { $name }: cofnięcie
table-moment-slider = Miejsce w grze
table-first = Na początek
table-last = Na koniec
table-step = Ruch dalej
table-step-back = Ruch wstecz
table-play = Odtwórz
table-pause = Pauza
table-share-moment = Udostępnij tę chwilę
table-take-over = Graj dalej stąd
table-facts = O tej grze
table-verdict-fair = Uczciwie: losowania wynikają z ziarna i nikt nie mógł ich wybrać.
table-verdict-consistent = Losowania wynikają z ziarna, które mogła wybrać osoba rozdająca.
table-verdict-unfair = Nie udało się sprawdzić losowań: { $why }
table-replay-not-over = Ta gra jeszcze trwa. Powtórka będzie, gdy się skończy.
table-replay-unknown = Nie ma takiego zapisu.
table-upload = Odtwórz zapis gry
table-upload-about = Grę zapisaną jako plik tekstowy można przejrzeć krok po kroku, udostępnić i grać dalej od dowolnej chwili.
table-upload-file = Wybierz plik
table-upload-text = Albo wklej tekst
table-upload-long = Za długie jak na zapis gry.
table-upload-wrong = To nie jest zapis gry: { $why }

## Hints and analysis: a computer player's opinion. Chances are parts of the victory, in percent

table-hint = Podpowiedź
table-hint-thinking = Szukam dobrego ruchu…
table-hint-chances = Szanse na wygraną po nim: { $percent } %
# The best move is to keep the sky, to use no power.
table-hint-nothing = Nic nie zmieniaj i graj dalej.
table-hint-play = Zagraj to
table-analyse = Analizuj
table-analysis = Analiza
table-analysis-progress = Zbadane decyzje: { $done } z { $of }
table-analysis-failed = Analiza została przerwana.
table-analysis-again = Spróbuj ponownie
table-analysis-curve = Szanse w przebiegu gry
table-analysis-at = Ruch { $at }
table-analysis-of = { $name } { $percent } %
table-analysis-inaccuracy = Niedokładność
table-analysis-mistake = Błąd
table-analysis-blunder = Gruby błąd
# What a move cost. $percent is a number.
table-analysis-cost = szanse mniejsze o { $percent } %
# The same in points, such as 2.4; less than nothing if it starts with a minus.
table-analysis-points = punkty: { $points }
table-analysis-list = Błędy: { $number }
table-analysis-none = Nie znaleziono błędów.
# Sentences follow that tell what happens.
table-analysis-better = Lepiej było:
table-analysis-show = Pokaż
table-analysis-try = Spróbuj stąd
table-analysis-next = Następny błąd
table-analysis-about = Koszt ruchu to szanse, które on oddaje, tak jak widzi to silny gracz komputerowy z jawnej pozycji. Może się mylić, zwłaszcza w drobiazgach.
