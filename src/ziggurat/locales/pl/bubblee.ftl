### Bąbelsy. The words are those of the Polish rulebook, with one exception: its "rząd", the line along which a Bąbels falls, is
### "kolumna" here, and "rząd" is what lies across it. en/bubblee.ftl says what the variables are.

## The words of the box

colour-red = czerwony
colour-purple = fioletowy
colour-yellow = żółty
colour-blue = niebieski
colour-green = zielony
colour-black = czarny

letter-red = C
letter-purple = F
letter-yellow = Ż
letter-blue = N
letter-green = Z
letter-black = ✕

## Parts of sentences

bubblee =
    { $colour ->
        [red] czerwony
        [purple] fioletowy
        [yellow] żółty
        [blue] niebieski
        [green] zielony
       *[black] czarny
    } Bąbels
bubblees =
    { $number ->
        [one] { $number } { bubblee }
        [few]
            { $number } { $colour ->
                [red] czerwone
                [purple] fioletowe
                [yellow] żółte
                [blue] niebieskie
                [green] zielone
               *[black] czarne
            } Bąbelsy
       *[many]
            { $number } { $colour ->
                [red] czerwonych
                [purple] fioletowych
                [yellow] żółtych
                [blue] niebieskich
                [green] zielonych
               *[black] czarnych
            } Bąbelsów
    }
power-of =
    moc { $colour ->
        [red] czerwonych
        [purple] fioletowych
        [yellow] żółtych
        [blue] niebieskich
       *[green] zielonych
    } Bąbelsów
points =
    { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

## What the powers do

power-red = Zamień miejscami dwa sąsiednie Bąbelsy na planecie przeciwnika.
power-purple = Wyślij jednego ze swoich wolnych Bąbelsów do tej samej kolumny na planecie przeciwnika.
power-yellow = Przenieś jednego ze swoich wolnych Bąbelsów do swojego obszaru punktacji.
power-blue = Zrzuć na planetę przeciwnika jednego Bąbelsa z rzędu nieba bliższego przeciwnikowi.
power-green = Zamień miejscami dwa sąsiednie Bąbelsy na swojej planecie.

## Options

option-black = Czarne Bąbelsy na początku
option-black-3 = 3 (łatwo)
option-black-4 = 4 (normalnie)
option-black-5 = 5 (trudno)
option-powers = Specjalne moce
option-powers-yes = Z mocami
option-powers-no = Bez mocy
option-first = Kto zaczyna
option-first-drawn = Rzut monetą
option-first-1 = Gracz 1
option-first-2 = Gracz 2
option-sky = Niebo na początku
option-sky-drawn = Losowe
option-touching = Co znika razem z linią
option-touching-one = Tylko to, co przylega do linii
option-touching-group = Cała połączona grupa
option-planet = Planeta w misji

## What happens

event-bubblee-sky-laid = Niebo jest ułożone.
event-bubblee-turn = początek tury.
event-bubblee-drew = z woreczka wychodzi { bubblee }.
event-bubblee-placed = Na niebo trafia { bubblee }: { $place }.
event-bubblee-swapped = Dwa Bąbelsy na niebie zamieniają się miejscami: { $place }.
event-bubblee-fell = { bubblee } spada w kolumnie { $column }.
event-bubblee-chain = reakcja łańcuchowa!
event-bubblee-line = { bubblees } w linii.
event-bubblee-touching =
    do linii { $number ->
        [one] przylega
        [few] przylegają
       *[many] przylega
    } jeszcze { bubblees }.
event-bubblee-scored = +{ points }.
event-bubblee-left =
    { $number } { $number ->
        [one] Bąbels opuszcza
        [few] Bąbelsy opuszczają
       *[many] Bąbelsów opuszcza
    } grę.
event-bubblee-power-due = do użycia jest { power-of }.
event-bubblee-power-used = działa { power-of }.
event-bubblee-exchanged = dwa Bąbelsy na planecie zamieniają się miejscami: { $place }.
event-bubblee-sent = { bubblee } leci na planetę przeciwnika, kolumna { $column }.
event-bubblee-powers-declined = rezygnacja z pozostałych mocy.
event-bubblee-powers-lost = moce bez celu przepadają.
event-bubblee-ended = Koniec gry.

ended-bubblee-5-9 = Planeta przeciwnika była pełna, więc moc od razu dała wygraną.
ended-bubblee-6-2 = Nie było już żadnego możliwego zrzutu, a to oznacza przegraną.
ended-bubblee-7-1 = W woreczku jest już za mało Bąbelsów, by zapełnić niebo.
ended-bubblee-8-5 = Misja wykonana: na drugiej planecie nie ma już kolorowych Bąbelsów.

## What to do

bubblee-do-place =
    Umieść { $colour ->
        [red] czerwonego
        [purple] fioletowego
        [yellow] żółtego
        [blue] niebieskiego
        [green] zielonego
       *[black] czarnego
    } Bąbelsa na pustym polu nieba.
bubblee-do-swap = Zamień miejscami dwa sąsiednie Bąbelsy na niebie albo zostaw niebo bez zmian.
bubblee-do-swap-must = Musisz zamienić miejscami dwa sąsiednie Bąbelsy na niebie: inaczej żaden zrzut nie będzie możliwy.
bubblee-do-swap-second = Z którym sąsiadem go zamienić?
bubblee-do-drop = Zrzuć dwa sąsiednie Bąbelsy, co najmniej jednego z bliższego rzędu.
bubblee-do-drop-second = Z którym sąsiadem go zrzucić?
bubblee-do-power = Użyj mocy albo spasuj.
bubblee-do-exchange-second = Z którym sąsiadem go zamienić?
bubblee-do-send = Wyślij jednego Bąbelsa z linii na drugą planetę albo zakończ.

## Buttons; at most 14 characters each. The buttons of powers have the names of colours.

bubblee-keep = Bez zmian
bubblee-pass = Pas
bubblee-stop = Wystarczy

## Beside the board

bubblee-bag = W woreczku
bubblee-bag-left = zostało: { $number }
bubblee-coming = Następne z woreczka
bubblee-powers = Moce
bubblee-due = moce:
bubblee-goal = Cel: u góry nic kolorowego.

## At the table in a browser

bubblee-step-refill = Uzupełnij
bubblee-step-swap = Zamień
bubblee-step-drop = Zrzuć
bubblee-step-pop = Pyk!
bubblee-go-swap = Zamień
bubblee-go-drop = Zrzuć
bubblee-go-place = Połóż tutaj
bubblee-go-send = Wyślij
bubblee-use-red = Zamień
bubblee-use-purple = Wyślij
bubblee-use-yellow = Zabierz
bubblee-use-blue = Zrzuć tam
bubblee-use-green = Zamień
bubblee-keep-sky = Niebo bez zmian
bubblee-skip = Pomiń
bubblee-advice = { $deed }: { $place }
bubblee-another-power = Inna moc
bubblee-power-red = Zamień dwa sąsiednie na drugiej planecie
bubblee-power-purple = Wyślij wierzchniego Bąbelsa na drugą planetę
bubblee-power-yellow = Zabierz wierzchniego Bąbelsa jako punkt
bubblee-power-blue = Zrzuć na drugą planetę jednego z jej rzędu nieba
bubblee-power-green = Na swojej planecie zamień dwa sąsiednie
bubblee-power-black = Bez linii, bez mocy. Tylko zawadza
bubblee-powers-framed = Mocy w ramce możesz użyć w dowolnej kolejności.
bubblee-powers-off = W tej grze nie ma mocy.
bubblee-powers-help = Moce i pomoc
bubblee-planet-upper = Górna planeta
bubblee-planet-lower = Dolna planeta
bubblee-planet-mission = Misja
bubblee-your-turn = Twoja tura
bubblee-more-heads = i jeszcze { $number }
bubblee-turn-of = Gra { $player }
bubblee-over = Koniec gry
bubblee-chain = Reakcja łańcuchowa!
bubblee-full = pełna
bubblee-sure-pass = Nie użyjesz żadnej mocy?
bubblee-sure-stop = Nic więcej nie wysyłać?
bubblee-swap-these = Zamienić te dwa?
bubblee-lines =
    { $number ->
        [one] Linia!
        [2] Dwie linie naraz!
        [few] { $number } linie naraz!
       *[many] { $number } linii naraz!
    }
bubblee-chain-of =
    Reakcja łańcuchowa: { $number } { $number ->
        [one] fala
        [few] fale
       *[many] fal
    }!
bubblee-lands =
    Kolumna { $column }: ląduje { $first ->
        [red] czerwony
        [purple] fioletowy
        [yellow] żółty
        [blue] niebieski
        [green] zielony
       *[black] czarny
    }.
bubblee-lands-both =
    Kolumna { $column }: ląduje { $first ->
        [red] czerwony
        [purple] fioletowy
        [yellow] żółty
        [blue] niebieski
        [green] zielony
       *[black] czarny
    }, potem { $second ->
        [red] czerwony
        [purple] fioletowy
        [yellow] żółty
        [blue] niebieski
        [green] zielony
       *[black] czarny
    }.
bubblee-change-places =
    { $first ->
        [red] Czerwony
        [purple] Fioletowy
        [yellow] Żółty
        [blue] Niebieski
        [green] Zielony
       *[black] Czarny
    } i { $second ->
        [red] czerwony
        [purple] fioletowy
        [yellow] żółty
        [blue] niebieski
        [green] zielony
       *[black] czarny
    } zamieniają się miejscami.
bubblee-taken = Dla ciebie: { $what }.
bubblee-taken-other = Dla przeciwnika: { $what }.
bubblee-makes-room = Linia zrobi miejsce.

## What a screen reader says about a place

bubblee-board = Plansza. Strzałki zmieniają pole, Enter wybiera, Escape cofa.
bubblee-at-sky-near = Niebo, twój bliższy rząd, kolumna { $column }
bubblee-at-sky-far = Niebo, twój dalszy rząd, kolumna { $column }
bubblee-at-planet-own = Twoja planeta, kolumna { $column }, pole { $row }
bubblee-at-planet-other = Druga planeta, kolumna { $column }, pole { $row }
bubblee-in-sky = niebo, kolumna { $column }
bubblee-on-planet = kolumna { $column }, pole { $row }
# Two neighbours of the sky, in a hint: $row is near, far, or both.
bubblee-pair =
    { $row ->
        [near] bliższy rząd, kolumny { $first } i { $second }
        [far] dalszy rząd, kolumny { $first } i { $second }
       *[both] kolumna { $first }, oba rzędy
    }
bubblee-place-says =
    { $where }: { $colour ->
        [red] czerwony
        [purple] fioletowy
        [yellow] żółty
        [blue] niebieski
        [green] zielony
        [black] czarny
       *[none] puste
    }{ $state ->
        [open] ; można wybrać
        [chosen] ; wybrano
       *[none] { "" }
    }
bubblee-score = { $player }: { points }

## What happens, where no event tells it

bubblee-kept = Niebo zostaje bez zmian.
bubblee-no-line = Bez linii.
bubblee-stopped = Nic więcej nie zostaje wysłane.

## Help: the rules in short

bubblee-help-goal = Dwie planety, a między nimi niebo. Zrzucaj Bąbelsy z nieba na swoją planetę tak, by trzy w jednym kolorze utworzyły linię: zdobywasz je, po 1 punkcie za każdego. Kto ma na końcu więcej punktów, wygrywa.
bubblee-help-turn = Twoja tura: dobieraj Bąbelsy i umieszczaj je na niebie, aż będzie pełne; jeśli chcesz, zamień miejscami dwa sąsiednie na niebie; zrzuć dwa sąsiednie na swoją planetę, co najmniej jednego z bliższego rzędu.
bubblee-help-lines = Trzy lub więcej Bąbelsów jednego koloru obok siebie w rzędzie albo kolumnie to linia. Zdobywasz je razem z przylegającymi tego samego koloru: po 1 punkcie za każdego. To, co było wyżej, spada i może wywołać reakcję łańcuchową.
bubblee-help-powers = Za każdą zdobytą grupę dostajesz moc jej koloru. Możesz jej użyć, ale nie musisz.
bubblee-help-free = Wolny Bąbels to najwyższy w swojej kolumnie.
bubblee-help-black = Czarne nie tworzą linii i nie mają mocy; tylko zawadzają.
bubblee-help-end = Gra kończy się, gdy w woreczku jest za mało Bąbelsów, by zapełnić niebo. Kto nie ma możliwego zrzutu, od razu przegrywa.
bubblee-help-solo = Gra jednoosobowa: za każdą linię wyślij na drugą planetę jednego Bąbelsa, za dłuższą dwa. Linie, które tam powstaną, znikają z gry. Usuń z drugiej planety wszystkie kolorowe Bąbelsy.

bubblee-help-keys = Klawisze: strzałki – ruch po polach, Enter – wybór, 1–5 – kolumna, Esc – krok wstecz, Z – cofnięcie ruchu.

## The end, in the browser: points by where they came from

bubblee-points-from = Punkty za
# In a game that was taken over from another: points that were there at its start.
bubblee-points-before = Wcześniej
bubblee-points-lines = Linie
bubblee-points-chains = Reakcje łańcuchowe
bubblee-points-powers = Moce
bubblee-points-all = Razem

## The rules, as a refusal tells them. glossary.toml lists those that hold a ruling; they are shown with this note.

ruling-note = Ta zasada zawiera rozstrzygnięcie tego programu, wykraczające poza drukowaną instrukcję.

rule-bubblee-1-1 = W pudełku jest 96 Bąbelsów, po 16 czerwonych, fioletowych, żółtych, niebieskich, zielonych i czarnych, a do tego woreczek i plansza.
rule-bubblee-1-2 = Każda planeta ma 5 kolumn i 4 rzędy, a niebo między planetami 5 kolumn i 2 rzędy. Kolumna biegnie od planety do planety przez niebo; twój bliższy rząd to dalszy rząd przeciwnika.
rule-bubblee-1-3 = Grawitacja przyciąga każdego Bąbelsa ku krawędzi planszy, przy której siedzi właściciel jego planety: pod Bąbelsem nigdy nie ma pustego pola.

rule-bubblee-2-1 = Na początku na niebie są po dwa Bąbelsy każdego z pięciu kolorów, bez czarnych; jednakowe nigdy się nie stykają, nawet na ukos. Układ jest losowany albo ustala go opcja.
rule-bubblee-2-2 = Pozostałe kolorowe Bąbelsy, po 14 z każdego koloru, i 3 czarne trafiają do woreczka: razem 73. Zawartość woreczka każdy może znać, kolejności dobierania nie zna nikt.
rule-bubblee-2-3 = Na początku w najniższym rzędzie każdej planety leżą czarne Bąbelsy: 3 (łatwo), 4 (normalnie) albo 5 (trudno). Gracze mogą zaczynać z różną ich liczbą.
rule-bubblee-2-4 = Rzut monetą decyduje, kto zaczyna, chyba że ustala to opcja.
rule-bubblee-2-5 = Można grać bez mocy, także w rozgrywce jednoosobowej: wtedy żadnej mocy nie da się użyć.

rule-bubblee-3-1 = Turę zaczyna uzupełnianie nieba: Bąbels po Bąbelsie, każdy dobierany z woreczka i umieszczany na dowolnym pustym polu, aż niebo będzie pełne. W pierwszej turze gry nie ma czego uzupełniać.
rule-bubblee-3-2 = Raz na turę możesz zamienić miejscami dwa Bąbelsy różnych kolorów, które sąsiadują na niebie w rzędzie albo kolumnie. I po zamianie, i bez niej musi zostać co najmniej jeden możliwy zrzut.
rule-bubblee-3-3 = Musisz zrzucić z nieba na swoją planetę dwa sąsiednie Bąbelsy: dwa obok siebie z bliższego rzędu albo oba z jednej kolumny. Każdy spada w swojej kolumnie, bliższy jako pierwszy.
rule-bubblee-3-4 = Najpierw lądują oba zrzucone Bąbelsy, a dopiero potem szuka się linii.

rule-bubblee-4-1 = Trzy lub więcej Bąbelsów jednego koloru obok siebie w rzędzie albo kolumnie to linia. Linie na ukos nigdy się nie liczą, czarne Bąbelsy też nie.
rule-bubblee-4-2 = Wszystkie linie z planety zabiera się naraz, wraz z przylegającymi Bąbelsami ich koloru (opcja: z całą plamą). Trafiają do obszaru punktacji właściciela planety, po 1 punkcie za każdego.
rule-bubblee-4-3 = To, co stało wyżej, spada. Jeśli powstaną przy tym nowe linie, też są zabierane: to reakcja łańcuchowa, która trwa, aż nic więcej się nie wydarzy.
rule-bubblee-4-4 = Przykład: znikają trzy fioletowe Bąbelsy, zielony znad nich spada i dopełnia rząd trzech zielonych. To 6 punktów i dwie moce do użycia.

rule-bubblee-5-1 = Za każdą grupę Bąbelsów zabraną z twojej planety dostajesz jedną moc jej koloru. Możesz jej użyć, gdy wszystko się uspokoi, ale nie musisz. Mocy, której nie masz, użyć się nie da.
rule-bubblee-5-2 = Jeśli masz kilka mocy, kolejność wybierasz ty. Użyj jednej z nich na wybranym celu albo spasuj: wtedy rezygnujesz ze wszystkich mocy, które masz w tej chwili.
rule-bubblee-5-3 = Linia, która powstanie na planecie dzięki mocy, należy do właściciela tej planety; może on użyć jej mocy nawet w cudzej turze. Najpierw kończy aktywny gracz, potem wybiera drugi.
rule-bubblee-5-4 = Czerwona moc zamienia miejscami dwa sąsiednie Bąbelsy na planecie przeciwnika, zielona na twojej. Muszą leżeć w jednym rzędzie albo kolumnie i różnić się kolorem; pustych pól się nie zamienia.
rule-bubblee-5-5 = Fioletowa moc wysyła jednego z twoich wolnych Bąbelsów (najwyższego w swojej kolumnie) do tej samej kolumny na planecie przeciwnika. Musi tam być miejsce.
rule-bubblee-5-6 = Niebieska moc zrzuca na planetę przeciwnika jednego Bąbelsa z rzędu nieba bliższego przeciwnikowi. W jego kolumnie musi być miejsce.
rule-bubblee-5-7 = Żółta moc przenosi jednego z twoich wolnych Bąbelsów (najwyższego w swojej kolumnie) do twojego obszaru punktacji.
rule-bubblee-5-8 = Czarne Bąbelsy nie mają mocy i nie tworzą linii. Poza tym zamienia się je, zrzuca, wysyła i punktuje jak wszystkie inne.
rule-bubblee-5-9 = Dopóki na planecie przeciwnika pełne są wszystkie kolumny, fioletowa albo niebieska moc od razu daje wygraną.
rule-bubblee-5-10 = Moc bez celu przepada, gdy jej właściciel nie ma innej mocy, której mógłby użyć.
rule-bubblee-5-11 = Na pełną kolumnę można trafić tylko zrzutem. Bąbels wysłany albo przesunięty mocą nigdy nie ląduje na pełnej kolumnie, nawet gdyby miała powstać linia.

rule-bubblee-6-1 = Na kolumnę bez miejsca możesz zrzucić Bąbelsy tylko wtedy, gdy powstanie linia, która zrobi miejsce: po zabraniu wszystkich linii żadna kolumna nie może być wyższa niż 4.
rule-bubblee-6-2 = Kto przy pełnym niebie nie ma żadnego możliwego zrzutu, ani po zamianie, ani bez niej, przegrywa niezależnie od punktów.

rule-bubblee-7-1 = Gra kończy się, gdy na początku tury w woreczku jest mniej Bąbelsów niż pustych pól na niebie. Liczby tur się nie wyrównuje.
rule-bubblee-7-2 = Wygrywa gracz z większą liczbą punktów; przy remisie gracze dzielą się zwycięstwem.

rule-bubblee-8-1 = Rozgrywka jednoosobowa to 20 misji, każda trudniejsza od poprzedniej. Niebo jest we wszystkich jednakowe, planeta przeciwnika nie. Twoja planeta zaczyna z 3, 4 albo 5 czarnymi Bąbelsami.
rule-bubblee-8-2 = Cel misji: żadnych Bąbelsów poza czarnymi na planecie przeciwnika.
rule-bubblee-8-3 = Za linię na swojej planecie możesz od razu wysłać z niej 1 Bąbelsa do tej samej kolumny na planecie przeciwnika, a 2 za linię z 4 lub więcej albo kilka linii w grupie. Tylko z linii, od najniższego.
rule-bubblee-8-4 = W rozgrywce jednoosobowej moce działają na planetę przeciwnika jak zwykle, ale jej zapełnienie nie daje wygranej. Linie na niej od razu opuszczają grę, bez punktów i bez mocy.
rule-bubblee-8-5 = Misję wygrywasz, gdy na planecie przeciwnika zostaną same czarne Bąbelsy. Przegrywasz ją, gdy nie masz możliwego zrzutu albo gdy woreczek nie wystarcza do zapełnienia nieba. Punkty się nie liczą.
rule-bubblee-8-6 = Układy misji powstały specjalnie dla tego programu. W burzy o kolejności Bąbelsów decyduje los; w łamigłówce widzisz ją z góry.

rule-bubblee-9-1 = Ruch, który nie należy do bieżącego kroku, jest niedozwolony. Po zakończeniu gry niedozwolony jest każdy ruch.
rule-bubblee-9-2 = Rząd i kolumna jednego koloru, które krzyżują się w jednym Bąbelsie, to dwie linie.
