### The terminal in Polish. en/terminal.ftl says where each message stands, and how long it may be.

## Players

to-move = – kolej

## The top line

move-number = ruch { $ply }
saved = Zapisano: { $file }

## Headings of the panels

heading-do = Co zrobić
heading-preview = Co by się stało
heading-log = Przebieg gry
heading-help = Pomoc
heading-rules = Zasady w skrócie
heading-keys = Klawisze
heading-typing = Ruchy jako tekst
heading-over = Koniec gry
coming = następne: { $letters }
heading-credits = O grze

## What to do, for every game

do-wait = Gra { $name }. Dowolny klawisz: szybciej.
do-wait-for-rules = Komputer się przygotowuje. Za pierwszym razem na tym urządzeniu trwa to pół minuty.
do-confirm = Enter: wykonaj. Esc: wybierz jeszcze raz.
do-over = n: nowa gra, każdy o miejsce dalej. w: zapis.
not-here = Tutaj się nie da. Wybierz jedno z podświetlonych pól.
too-small = Powiększ okno do co najmniej { $width } × { $height }.

## Buttons

button-confirm = Wykonaj
button-cancel = Wstecz
button-yes = Tak
button-no = Nie
button-save = Zapisz
button-leave = Wyjdź
button-stay = Zostań
button-close = Zamknij
button-again = Nowa gra
button-free = Wolny róg
button-turn = Obróć

## Key help in the bottom line

key-choose = przejdź
key-touch = wybierz
key-back = wstecz
key-undo = cofnij
key-hint = podpowiedź
key-type = wpisz
key-save = zapisz
key-help = pomoc
key-quit = wyjdź
key-again = nowa gra
key-turn = strona
key-step = krok
key-ends = krańce
key-play = odtwórz
key-jump = skocz
key-analyse = analizuj
key-mistake = błąd
key-switch = przełącz
key-other = ogrody
key-level = poziomy

## The keys, explained in the help

keys-arrows = Strzałki, Tab: przejdź do pola lub przycisku. Enter lub spacja: wybierz je. Działa też mysz.
keys-numbers = 1–5: kolumna. Litera na przycisku: skrót do tego przycisku.
keys-back = Esc: cofnij wybór o krok.
keys-undo = u: cofnij. W swojej turze, dopóki nic nie zostało dobrane; z komputerem w każdej chwili; między ludźmi za zgodą wszystkich.
keys-hint = h: podpowiedź, jeśli nie grasz z innymi ludźmi.
keys-type = Dwukropek (:): wpisz ruch.
keys-save = w: zapisz grę w pliku. q: wyjdź.
keys-turn = t: przy kilku osobach plansza obraca się do gracza, który wybiera, albo się nie obraca.
keys-log = Page Up, Page Down: przewijaj przebieg gry.
keys-step = Strzałka w prawo, w lewo: jeden ruch dalej, wstecz.
keys-ends = Home, End: na początek, na koniec.
keys-play = Spacja: odtwarzaj automatycznie albo zatrzymaj.
keys-jump = g: przejdź do ruchu o podanym numerze.
keys-analyse = a: analizuj grę. m: do następnego błędu.
keys-side = t: pokaż planszę z następnej strony.
keys-leave = q: wyjdź.

## Typing a move

type-a-move = Ruch, na przykład { $example }
typed-unreadable = Niezrozumiałe od znaku { $column }. Teraz można na przykład: { $moves }.
typed-refused = Zabrania tego zasada { $rule }: { $sentence }
typed-other-step = Nie teraz: { $sentence } Zasada { $rule }.
rule-quoted = Zasada { $rule }: { $sentence }
typed-not-now = To nie twoja tura.

## Undo

undo-nothing = Nie ma czego cofać.
undo-over = Gra skończona. Cofnąć ostatnią decyzję i grać dalej?
undo-asks = { $name } prosi o cofnięcie gry do ruchu { $ply }.
undo-agree =
    { $number ->
        [one] Czy drugi gracz się zgadza?
       *[other] Czy pozostali gracze się zgadzają?
    } ({ $other })
undo-refused = Nie cofnięto.
taken-back = Cofnięto do stanu po ruchu { $ply }.
taken-back-by = { $terms ->
    [bots] { $name }: cofnięcie do stanu po ruchu { $ply }, w grze z komputerem.
    [agreed] { $name }: cofnięcie do stanu po ruchu { $ply }, za zgodą.
   *[free] { $name }: cofnięcie do stanu po ruchu { $ply }.
  }

## Saving and leaving

save-ask = Zapisz grę jako
save-exists = Plik { $file } już istnieje i nie będzie nadpisany. Wybierz inną nazwę.
save-failed = Nie można zapisać pliku { $file }: { $reason }
save-name-needed = Podaj nazwę pliku.
leave-ask = Gra jeszcze trwa. Wyjść?
leave-unsaved = Wszystko, co niezapisane, przepadnie.

## In the log, for every game

forced = Jedyne wolne pole: ruch wykonany automatycznie.
resumed = Zapisana gra toczy się dalej po ruchu { $ply }.

## The end

result-you-won = Wygrywasz!
result-won = { $name } wygrywa!
result-shared = Wspólne zwycięstwo!
result-mission-won = Misja wykonana!
result-mission-lost = Misja przegrana.
result-resigned = { $name } poddaje grę.
result-time = { $name }: koniec czasu.
result-aborted = Gra została przerwana.

## Replay

replay-title = Powtórka
replay-start = Przed pierwszym ruchem
replay-at = Ruch { $ply } z { $total }
replay-open = Zapis kończy się tutaj; gra nie została dokończona.
replay-jump = Przejdź do ruchu, 0 do { $total }
replay-jump-wrong = Podaj liczbę od 0 do { $total }.
replay-move = { $name }: { $move }

### Bąbelsy in the terminal

bubblee-help-notation = place n3 · swap n2 f2 · keep · drop 3 · drop 3-4 · red 1:2 2:2 · green 3:1 3:2 · purple 3 · blue 3 · yellow 3 · pass · send 3:2 · stop. n to twój bliższy rząd, f dalszy; 3:2 to kolumna 3, drugi od dołu.

### Babylon in the terminal.

## What to do

babylon-do-site = Gdzie? Złota cyfra to poziom; stoi w lewym dolnym rogu kafelka.

## On the board

babylon-top-view = z góry
babylon-level-view = poziom { $level }
babylon-has-tile = + kafelek

## Beside the board

babylon-token = Żeton:
babylon-no-score = Jeszcze żadnych punktów.

## The place under the cursor

babylon-yield = { $stack }: { $tile }. Daje { $number } ▮ ({ $why }).
babylon-at = { $place }, poziom { $level }.
babylon-costs = Na 4 podporach: { $number } ▮.
babylon-costs-three = Z belwederem: od { $number } ▮.

## Help

babylon-signs = Znaki
babylon-sign-new = na kafelku z tej tury
babylon-sign-level = poziom pola
babylon-sign-built = wielka litera: element dekoracyjny jest zbudowany
babylon-keys-sights = v: kamieniołom albo ogród. o: następny ogród. l: poziom po poziomie, od najwyższego w dół. Esc: powrót.
babylon-keys-change = c, r: inny wolny róg, inny obrót kafelka, który zaraz zbudujesz.
babylon-help-notation = remove b3 · dig b3 · build dug c4:2 r1 · build stored c4:1 r0 free d5 · statue c4 · stairs c4 c5 · fountain c4 d4 · bridge c4 e4 · wild c4 stairs · end · end keep dug. c4:2 to lewe dolne pole kafelka i jego poziom, r1 ćwierć obrotu, free róg bez podpory.

## Hints and analysis: a computer player's opinion. Chances are parts of the victory, in percent

hint-thinking = Myślę…
hint-not-ready = Podpowiedzi jeszcze nie są gotowe. Spróbuj ponownie za pół minuty.
hint-people = W grze między ludźmi nie ma podpowiedzi.
# $move is a move as it is typed, such as "drop 3".
hint-says = Podpowiedź: { $move }. Szansa na wygraną: { $percent }%.
analysis-progress = Zbadane decyzje: { $done } z { $of }
analysis-done = Błędy: { $number }. m: do następnego.
# A move that was not fine. $moves are the better ones, as they are typed.
analysis-says =
    { $grade ->
        [blunder] Gruby błąd
        [mistake] Błąd
       *[inaccuracy] Niedokładność
    }: szansa mniejsza o { $percent }%. Lepiej: { $moves }

### Files and the command line

## Files that cannot be read

file-missing = Nie ma takiego pliku
file-is-folder = To katalog, a nie plik
file-forbidden = Brak uprawnień do tego pliku
file-too-long = Plik jest za duży: ponad { $limit } B
file-not-text = To nie jest tekst w kodowaniu UTF-8; błędny bajt: { $byte }
file-bad-line = Błąd w wierszu { $line }, kolumna { $column } (szczegóły po angielsku: { $why })
file-unusable = Tego pliku nie da się użyć (szczegóły po angielsku: { $why })

## The command line

cli-bad-option = --{ $option }: wartość „{ $value }” jest niedozwolona (po angielsku, co jest możliwe: { $expected })
cli-solo-alone = --solo: w rozgrywce jednoosobowej nie podawaj --against ani --seat 2
cli-challenge-alone = --challenge: wyzwanie określa już graczy, więc bez --{ $option }
cli-bad-seat = --seat: podaj liczbę od 1 do { $seats }, a nie { $seat }
cli-bad-against = --against: podaj jednego gracza albo po jednym na każde inne miejsce; innych miejsc: { $number }, podanych graczy: { $found }
cli-resume-alone = --resume: zapisana gra już to określa, więc bez { $option }
cli-resume-other = --resume: to zapis innej gry; oczekiwana: { $expected }, znaleziona: { $found }
cli-no-challenge = Nie ma wyzwania „{ $name }” (po angielsku, jakie są: { $expected })
cli-no-terminal = Gra wymaga terminala: ani wejście, ani wyjście nie może być plikiem ani potokiem
resume-over = Gra jest skończona; pokaże ją „ziggurat replay”
resume-only-bots = W tej grze grają sami gracze komputerowi; pokaże ją „ziggurat replay”
challenge-fixed = { $name } ma ustalony początek; do wyboru: { $free }, a nie { $option }
challenge-all-fixed = { $name } ma ustalony początek; nic nie jest do wyboru, także { $option }

## ziggurat verify

verify-fair = uczciwe: losowania wynikają z ziarna losowości i nikt nie mógł ich wybrać
verify-consistent = zgodne: losowania wynikają z ziarna losowości albo z podanej kolejności, ale mogła je wybrać osoba rozdająca
verify-unfair = ruch { $ply }: jest „{ $found }”, a z ziarna losowości wynika „{ $dealt }”
verify-impossible = Niczego nie da się udowodnić (szczegóły po angielsku: { $why })

## ziggurat analyse

analyse-move = ruch
analyse-player = gracz
analyse-expected = szansa
analyse-cost = strata
analyse-points = punkty
analyse-played = zagrany ruch i lepszy
analyse-better = { $played }; lepiej { $moves }
analyse-summary = { $name }: decyzje: { $number }; grube błędy: { $blunders }, błędy: { $mistakes }, niedokładności: { $inaccuracies }; średnia strata na decyzję: { $mean } wyniku

## ziggurat score

score-empty = W ogrodzie nie ma żadnego kafelka
score-impossible = Takiego ogrodu nie da się zbudować według zasady { $rule } (szczegóły po angielsku: { $why })
score-white = białe
score-pink = różowe
score-blue = niebieskie
score-orange = pomarańczowe
score-sets = zestawy: { $number }
score-support = 0 punktów: { $what }, podpora (5.9)
score-hidden = 0 punktów: { $what }, niewidoczne z góry (9.1)
score-flower-hidden = Kwiat się nie liczy: { $what }, niewidoczny z góry (9.1)
score-bare = Wycięcia, nad którymi nie ma kafelka, na wypadek remisu (9.7): { $number }
score-result = { $rank }. { $player }: { points }
score-result-bare = { $rank }. { $player }: { points }, puste wycięcia: { $bare }
