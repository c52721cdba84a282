### Babilon. The words are those of the Polish rulebook, without its capitals; "na ukos" is what Bąbelsy says for its "po przekątnej".

## The words of the box

flower-white = biały kwiat
flower-pink = różowy kwiat
flower-blue = niebieski kwiat
flower-orange = pomarańczowy kwiat

symbol-statue = posąg
symbol-stairs = schody
symbol-fountain = fontanna
symbol-bridge = most

piece-single = pojedynczy filar
piece-double = podwójny filar
piece-belvedere = belweder

material-clay = glina
material-granite = granit
material-basalt = bazalt
# In place of a material: starting tiles have none.
material-starting = kafelek początkowy
babylon-tile-says = { $material }, { $flower }

## The round tokens: the name of each, and what it does

token-single = 1 pojedynczy filar
token-single-does = Na początku swojej tury bierzesz 1 pojedynczy filar.
token-double = 1 podwójny filar
token-double-does = Na początku swojej tury bierzesz 1 podwójny filar. Nie można go magazynować.
token-wild-symbol = zmieniony symbol
token-wild-symbol-does = W tej turze możesz potraktować jeden symbol na budowanym kafelku jako dowolny inny symbol.
token-wild-space = dodany symbol
token-wild-space-does = W tej turze możesz potraktować jedno pole bez symbolu na budowanym kafelku jako pole z dowolnym symbolem.
token-flower = podwójny kwiat
token-flower-does = Twój kwiat na wykopanym kafelku daje 2 pojedyncze filary zamiast 1.
token-less = 1 filar mniej
token-less-does = Za kopanie dostajesz o 1 pojedynczy filar mniej.
token-none = bez efektu
token-none-does = W tej rundzie nie ma efektu specjalnego.

## What happens

event-babylon-clay-laid = { $stack }: na wierzchu leży { $tile }.
event-babylon-first-player = pierwszy gracz.
event-babylon-removed =
    z kamieniołomu znika { $tile }{ $stack ->
        [none] .
       *[other] { " " }({ $stack }).
    }
event-babylon-round = Zaczyna się runda { $number }.
event-babylon-turn = zaczyna się tura.
event-babylon-token-gave =
    żeton daje { $pillar ->
        [single] 1 pojedynczy filar
       *[double] 1 podwójny filar
    }.
event-babylon-dug =
    { $stack ->
        [none] wykopany kafelek ({ $tile })
       *[other] wykopany kafelek { $stack } ({ $tile })
    }, +{ $pillars } ▮.
event-babylon-uncovered =
    { $stack ->
        [none] { "" }
       *[other] { $stack }:{ " " }
    }odsłania się { $tile }.
event-babylon-built =
    zbudowany kafelek, { $place }, poziom { $level }, za { $singles } ▮{ $doubles ->
        [0] { "" }
       *[other] { " " }+ { $doubles } ║
    }{ $free ->
        [none] .
       *[other] , wolny róg { $free }.
    }
event-babylon-supports = odtąd podpora, już nie posąg: { $place }.
event-babylon-belvedere-put = belweder na { $place }.
event-babylon-decorated =
    { $piece ->
        [statue] posąg
        [stairs] schody
        [fountain] fontanna
       *[bridge] most
    } na { $place }.
event-babylon-wild-used =
    { $place } liczy się w tej turze jako { $symbol ->
        [statue] posąg
        [stairs] schody
        [fountain] fontanna
       *[bridge] most
    }.
event-babylon-turn-ended =
    zachowane: { $pillars } ▮{ $kept ->
        [none] { "" }
       *[other] , do magazynu trafia kafelek ({ $kept })
    }{ $returned ->
        [0] { "" }
       *[other] ; zwrócone: { $returned } ▮
    }{ $discarded ->
        [none] .
       *[other] ; odrzucone: { $discarded }.
    }
event-babylon-token-turned = Nowy żeton rundy: { $token }.
event-babylon-ended = Koniec gry.
event-babylon-hidden = już niewidoczne: { $what }.
event-babylon-symbol-hidden = zakryte symbole: { $what }.
event-babylon-possible = potem można zbudować: { $what }.
event-babylon-score-changed = wynik { $change } ({ $why }).

ended-babylon-8-4 = Nie ma już żetonu rundy do odkrycia.

## What to do, in terminal and browser

babylon-do-remove = Usuń z kamieniołomu gliniany kafelek; odpada z gry.
babylon-do-dig = Kop: weź wierzchni kafelek ze stosu.
babylon-do-build = Zbuduj kafelek, ustaw elementy dekoracyjne albo zakończ swoją turę.
babylon-do-statue = Na którym polu stanie posąg?
babylon-do-two =
    { $piece ->
        [stairs] Schody
        [fountain] Fontanna
       *[bridge] Most
    }: pierwsze z dwóch pól.
babylon-do-second = Teraz drugie pole.
babylon-do-wild = Które pole dostanie w tej turze inny symbol?
babylon-do-symbol = Jaki symbol?
babylon-do-keep = Koniec twojej tury. Który kafelek trafi do magazynu?

## Buttons; at most 14 characters each. Those of decorations have the names of symbols.

babylon-dug = Wykopany
babylon-stored = Z magazynu
babylon-keep-none = Żaden
babylon-wild = Żeton rundy
babylon-end = Zakończ turę

## On the board and beside it

babylon-quarry = Kamieniołom
babylon-not-kept = przepadną
babylon-round = runda { $round } z { $rounds }
babylon-score = Wartość ogrodu
babylon-sets = Zestawy:

## What a garden is worth; at most 14 characters each

babylon-score-height = Wysokość
babylon-score-statues = Posągi
babylon-score-fountains = Fontanny
babylon-score-bridges = Mosty
babylon-score-stairs = Schody
babylon-score-belvederes = Belwedery
babylon-score-diversity = Zestawy
babylon-score-flowers = Kwiaty
babylon-score-total = Razem
babylon-score-bare = Puste wycięcia
babylon-score-rank = Miejsce

## Why a dig gives what it gives

babylon-edges = za krawędzie: { $number }
babylon-own-flower = za twój kwiat: { $number }
babylon-by-token = żeton: { $number }

## The rules in short

babylon-help-goal = Buduj wiszący ogród, coraz wyżej: wykopuj kafelki z kamieniołomu, stawiaj je na filarach i ozdabiaj. Na koniec liczy się tylko to, co widać z góry. Wygrywa ten, kto ma najwięcej punktów.
babylon-help-turn = Twoja tura: wykop kafelek, potem buduj i ozdabiaj do woli, a gdy skończysz, zakończ turę.
babylon-help-dig = Wykopany kafelek daje pojedynczy filar za każdą krawędź, która nie sąsiaduje z wyższym kafelkiem, i jeszcze jeden za twój kwiat.
babylon-help-build = Kafelek leży na 3 lub 4 filarach albo posągach, najwyżej po jednym pod każdym rogiem; przy 3 na wolny róg trafia belweder. Podwójny filar ma wysokość dwóch poziomów i kosztuje 2 pojedyncze. Żeby budować na wyższym poziomie, musisz mieć kafelek o poziom niżej.
babylon-help-decorations = Elementy dekoracyjne są darmowe, ale muszą dotykać kafelka z tej tury: posąg na swoim symbolu, w linii ze stojącym posągiem; schody między dwoma poziomami; fontanna na dwóch kafelkach obok siebie; most nad jednym polem.
babylon-help-store = Na następną turę możesz zachować do 6 pojedynczych filarów i jeden kafelek, ale żadnych podwójnych.
babylon-help-tokens = Od rundy 2 żeton rundy wszystkim coś daje albo zabiera.
babylon-help-end = Gra kończy się po 15 rundach przy 2 graczach, po 13 przy 3, a po 11 przy 4.
babylon-help-scoring = Punkty: najwyższy poziom × 2; posąg: jego poziom; fontanna lub most: 3 × poziom; schody: suma obu poziomów; belweder: 1; każdy zestaw czterech elementów dekoracyjnych: 4; każdy zestaw czterech kwiatów: 4.

## The table in the browser

babylon-garden-own = Twój ogród
babylon-garden-of = { $player }: ogród
babylon-rivals = Rywale
babylon-tap-to-visit = dotknij i zajrzyj
babylon-visiting = Oglądasz ogród: { $player }.
babylon-back-home = Do mojego ogrodu
babylon-leads = prowadzi
babylon-store = Magazyn
babylon-store-holds = { $number } z { $places } filarów
babylon-tiles = Kafelki
babylon-tile-none = Brak kafelka
babylon-loose =
    { $number ->
        [one] Nadmiar: 1, przepadnie
        [few] Nadmiar: { $number }, przepadną
        [many] Nadmiar: { $number }, przepadnie
       *[other] Nadmiar: { $number }, przepadnie
    }
babylon-round-of = Runda { $round } z { $rounds }
babylon-round-before = Przed pierwszą rundą
babylon-your-turn = Twoja tura
babylon-turn-of = Gra { $player }
babylon-level = Poziom { $level }
babylon-level-short = P{ $level }
babylon-level-all = Całość
babylon-points =
    { $number ->
        [one] 1 punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }

## The steps of a turn

babylon-step-dig = Kopanie
babylon-step-build = Budowanie
babylon-step-decorate = Dekoracje
babylon-step-end = Koniec tury
babylon-step-remove = Przygotowanie kamieniołomu

## One sentence: what can be done now, and how it ends

babylon-now-remove =
    Wybierz kafelek gliny do usunięcia z gry; odsłoni się ten, który leży pod nim. { $number ->
        [one] To już ostatni.
        [few] Zostały jeszcze { $number }, usuwacie je po kolei.
        [many] Zostało jeszcze { $number }, usuwacie je po kolei.
       *[other] Zostało jeszcze { $number }, usuwacie je po kolei.
    }
babylon-now-dig = Wybierz kafelek z kamieniołomu. Liczba pokazuje, ile filarów dostaniesz.
babylon-now-dig-chosen = Ten? Naciśnij „Wykop kafelek”.
babylon-now-build = Wybierz miejsce na kafelek albo zakończ swoją turę.
babylon-now-build-none = Masz za mało filarów, by zbudować kafelek. Zakończ swoją turę.
babylon-now-place = Potwierdź miejsce albo wybierz inne.
babylon-now-place-keys = Potwierdź miejsce albo wybierz inne. R obraca kafelek, C zmienia wolny róg.
babylon-now-decorate =
    { $number ->
        [one] Darmowy element dekoracyjny: dotknij kółka.
        [few] { $number } darmowe elementy dekoracyjne: dotknij kółek.
        [many] { $number } darmowych elementów dekoracyjnych: dotknij kółek.
       *[other] { $number } darmowego elementu dekoracyjnego: dotknij kółek.
    }
babylon-now-second = Teraz drugi koniec.
babylon-now-wild = Które pole dostanie w tej turze inny symbol?
babylon-now-token = Użyj żetonu rundy albo zakończ turę.
babylon-now-end = Wszystko zbudowane. Zakończ swoją turę.
babylon-now-wait = Czekając, możesz obejrzeć ogrody.
babylon-now-over = Koniec gry.

## Buttons

babylon-go-remove = Usuń ten kafelek
babylon-go-dig = Wykop kafelek
babylon-go-build = Zbuduj tutaj
babylon-go-decorate = Ozdób
babylon-cancel = Anuluj
babylon-rotate = Obróć kafelek
babylon-corner = Inny wolny róg
babylon-other-level = Inny poziom
babylon-skip = Pomiń
babylon-use-token = Użyj żetonu
babylon-other-tile = Zbuduj kafelek

babylon-advice-remove = Usuń: { $tile }
babylon-advice-dig = Wykop: { $tile }
babylon-advice-build =
    { $which ->
        [dug] Zbuduj wykopany kafelek
       *[stored] Zbuduj kafelek z magazynu
    }: { $place }, poziom { $level }
babylon-advice-token = Żeton rundy: { $cell } liczy się jako { $symbol }
babylon-advice-decorate = Ozdób: { $what }

## Ending a turn

babylon-ending = Koniec twojej tury
babylon-ending-pillars =
    { $number ->
        [0] Nie zostaje żaden filar.
        [one] Zostaje 1 filar.
        [few] Zostają { $number } filary.
        [many] Zostaje { $number } filarów.
       *[other] Zostaje { $number } filara.
    }
babylon-ending-returned =
    { $number ->
        [one] Do puli wraca 1 filar.
        [few] Do puli wracają { $number } filary.
        [many] Do puli wraca { $number } filarów.
       *[other] Do puli wraca { $number } filara.
    }
babylon-ending-which = Który kafelek trafi do magazynu?
babylon-ending-discards = Odpada z gry: { $tile }.
babylon-keep-nothing = Nie magazynuj

## The quarry

babylon-stack-says =
    { $stack }: { $tile }, daje { $number } { $number ->
        [one] filar
        [few] filary
        [many] filarów
       *[other] filara
    }{ $state ->
        [chosen] , wybrany
       *[other] { "" }
    }
babylon-stack-empty = { $stack }: pusto
babylon-stack-unseen = { $stack }: jeszcze nie widać
babylon-gives =
    { $number ->
        [0] Nie daje nic
        [one] Daje 1 filar
        [few] Daje { $number } filary
        [many] Daje { $number } filarów
       *[other] Daje { $number } filara
    }
babylon-gives-why = { $gives }: { $why }.
babylon-removed-gives = Odpada z gry; za usunięcie nie dostajesz filarów.
babylon-yield-short = tyle filarów
babylon-places = Miejsca
babylon-places-for = Miejsca na ten kafelek

## Places

babylon-place-span = { $from }–{ $to }
babylon-place-level = { $place }, poziom { $level }
babylon-piece-at = { $piece } { $cells }
babylon-place-four = bez wolnego rogu
babylon-place-three = belweder na { $cell }
babylon-singles =
    { $number ->
        [one] 1 pojedynczy filar
        [few] { $number } pojedyncze filary
        [many] { $number } pojedynczych filarów
       *[other] { $number } pojedynczego filara
    }
babylon-doubles =
    { $number ->
        [one] 1 podwójny filar
        [few] { $number } podwójne filary
        [many] { $number } podwójnych filarów
       *[other] { $number } podwójnego filara
    }
babylon-costs-nothing = nie kosztuje filarów
babylon-of-singles =
    { $number ->
        [one] kosztuje 1 filar
        [few] kosztuje { $number } filary
        [many] kosztuje { $number } filarów
       *[other] kosztuje { $number } filara
    }
babylon-allows = Umożliwi: { $what }.
babylon-hides = Przestanie być widoczne: { $what }.
babylon-covers = Zakryje symbole: { $what }.
babylon-support = Staje się podporą: { $place }.
babylon-gains = Punkty: { $change }.

## Cells of a garden, read out

babylon-cell-says =
    { $cell }, { $level ->
        [0] plansza
       *[other] poziom { $level }
    }, { $what }{ $state ->
        [site] , miejsce na kafelek
        [spot] , można ozdobić
        [chosen] , wybrane
       *[none] { "" }
    }
babylon-cell-nothing = puste
babylon-cell-now = { $symbol }, tylko w tej turze
babylon-only-now = Symbol na kafelku z tej tury: każdy element dekoracyjny musi stać na co najmniej jednym takim.
babylon-cell-hangs = pod mostem
babylon-board = Ogród z góry

## Tools

babylon-view-3d = Widok 3D
babylon-view-top = Widok z góry
babylon-xray = Prześwietl wyższe poziomy
babylon-levels = Pokazywane poziomy
babylon-turn-view = Obróć widok
babylon-zoom-in = Przybliż
babylon-zoom-out = Oddal
babylon-look-home = Przywróć widok
babylon-fold = Zwiń panele
babylon-unfold = Pokaż panele
babylon-picture = Zapisz obrazek
babylon-picture-share = Udostępnij obrazek
babylon-orbit = Obracaj powoli
babylon-sheet = Wysuń lub schowaj panel
babylon-no-3d = To urządzenie nie obsługuje 3D, więc oto widok z góry.
babylon-slow-3d = 3D działa na tym urządzeniu powoli, więc oto widok z góry. Mimo to możesz włączyć 3D przyciskiem z sześcianem.
babylon-lost-3d = 3D na chwilę przestało działać, więc oto widok z góry.
babylon-3d-comes = Wczytujemy ogród
babylon-legend = Legenda i klawisze
babylon-legend-levels = Jak wyglądają poziomy
babylon-legend-board = Plansza
babylon-legend-stones = Ramka: materiał
babylon-legend-flowers = Kwiaty i wolne symbole
babylon-legend-pieces = Zbudowane elementy
babylon-legend-marks = Oznaczenia w ogrodzie
babylon-mark-site = miejsce na kafelek
babylon-mark-spot = można ozdobić
babylon-mark-pair = dwa pola jednego elementu dekoracyjnego
babylon-mark-doomed = przestanie być widoczne
babylon-keys = Klawisze
babylon-key-arrows = Ruch po planszy
babylon-key-enter = Wybierz; na kółku elementu dekoracyjnego: zbuduj go
babylon-key-rotate = Obróć kafelek
babylon-key-corner = Inny wolny róg
babylon-key-areas = Kamieniołom, miejsca, plansza, przyciski
babylon-key-undo = Cofnij
babylon-key-read = Odczytaj na głos, co tu jest
babylon-key-escape = Anuluj wybór
babylon-tab-quarry = Kamieniołom
babylon-tab-store = Magazyn
babylon-tab-score = Punkty
babylon-tab-rivals = Rywale

## The round tokens by name

babylon-coin-single = Dar kamienia
babylon-coin-double = Mistrz murarski
babylon-coin-wild-symbol = Nowe dłuto
babylon-coin-wild-space = Świeża rzeźba
babylon-coin-flower = Święto kwiatów
babylon-coin-less = Twarda skała
babylon-coin-none = Cichy dzień
babylon-coin-first = Pierwszy poranek
babylon-coin-first-does = W pierwszej rundzie nie ma żetonu.
babylon-coin-end = Ostatni wieczór

## Points

babylon-worth-height = { $level } × 2
babylon-worth-three = 3 × { $list }
babylon-worth-sets = { $number } × 4
babylon-this-turn = w tej turze
babylon-toward-set = do następnego zestawu: { $what }
babylon-final = Punktacja końcowa
babylon-final-total = Razem
babylon-final-free = Puste wycięcia
babylon-final-free-about = Przy równych punktach wygrywa, kto ma mniej wycięć bez kafelka.
babylon-final-row = Dotknij wiersza, by zobaczyć to w ogrodzie
babylon-final-skip = Pomiń
babylon-best = najlepszy wynik

## Options of a new game

option-supply = Posągi, schody, fontanny i mosty
option-supply-endless = Bez ograniczeń
option-supply-printed = Jak w pudełku
option-tiles = Kafelki
option-tiles-built-in = Z programu
option-tiles-own = Z mojego pudełka

## The first game: one sentence at each new step

table-guide-babylon-remove = Witaj! Przed grą z kamieniołomu usuwa się kilka kafelków gliny. Dotknij jednego z nich, a odsłoni się kafelek pod spodem.
table-guide-babylon-dig = Teraz kop: dotknij kafelka w kamieniołomie. Liczba na nim pokazuje, ile filarów dostaniesz.
table-guide-babylon-dig-chosen = Widzisz, skąd bierze się ta liczba. Jeśli chcesz ten kafelek, naciśnij „Wykop kafelek”.
table-guide-babylon-build = Dotknij w swoim ogrodzie miejsca na kafelek. Złote kółka to elementy dekoracyjne, które nic nie kosztują.
table-guide-babylon-build-chosen = Widzisz, ile to kosztuje i co umożliwia. Obróć kafelek, przesuń go albo buduj.

## The rules, as a refusal tells them. glossary.toml lists those that hold a ruling; they are shown with ruling-note.

rule-babylon-1-1 = Plansza twojego ogrodu ma 64 wycięcia, 8 × 8, od a1 do h8; rząd 1 jest najbliżej ciebie. W każdym wycięciu mieści się jeden filar.
rule-babylon-1-2 = Twój magazyn ma 6 pól na pojedyncze filary i 1 miejsce na kafelek tarasu.
rule-babylon-1-3 = W grze jest 48 kafelków tarasów o 2 × 2 polach: 16 glinianych z 2 symbolami, 16 granitowych z 3 i 16 bazaltowych z 4. Na każdym jest kwiat; obie strony pokazują to samo.
rule-babylon-1-4 = W grze są 4 kafelki początkowe, po jednym dla każdego kwiatu. Nie są z żadnego materiału.
rule-babylon-1-5 = W grze jest 14 żetonów rundy i żeton końca gry, który pokazuje, że pozostałe już się skończyły.
rule-babylon-1-6 = W puli ogólnej jest 148 pojedynczych i 60 podwójnych filarów, 38 belwederów, 38 posągów, 15 schodów, 15 fontann i 15 mostów.
rule-babylon-1-7 = Symbole na kafelkach i żetony opracowano dla tego programu tak, by się równoważyły: po 36 sztuk każdego symbolu, po równo na każdy kwiat. Kto ma grę w domu, może użyć kafelków i żetonów z pudełka.
rule-babylon-1-8 = Pula ogólna się nie wyczerpuje, chyba że opcja ogranicza posągi, schody, fontanny i mosty do liczby z pudełka, wspólnej dla wszystkich ogrodów. Czego zabraknie, tego już nie zbudujesz.
rule-babylon-1-9 = Jedno z wydań wymienia też 17 kart rozszerzenia, ale nie podaje ich zasad. Tutaj są pominięte.

rule-babylon-2-1 = Gra 2–4 graczy. Każdy ma planszę i własny kwiat: po kolei biały, różowy, niebieski, pomarańczowy albo wybrany. W magazynie leży kafelek początkowy z tym kwiatem; filarów nikt jeszcze nie ma.
rule-babylon-2-2 = Kamieniołom to 16 stosów, 4 × 4: na dole bazalt, na nim granit, na wierzchu glina, wszystko losowo. W każdym stosie znany jest tylko wierzchni kafelek.
rule-babylon-2-3 = Żetony rundy są tasowane. Przy 2 graczach używa się 14, przy 3 – 12, przy 4 – 10. Pozostałe usuwa się z gry bez odkrywania.
rule-babylon-2-4 = Pierwszego gracza wskazuje los albo opcja. Dalej gra się zgodnie z ruchem wskazówek zegara.
rule-babylon-2-5 = Przed pierwszą rundą gracze po kolei usuwają z kamieniołomu po jednym kafelku gliny: przy 3 graczach łącznie trzy, przy 2 sześć, przy 4 żadnego. Usuwać można tylko glinę.

rule-babylon-3-1 = Gra trwa 15 rund przy 2 graczach, 13 przy 3, a 11 przy 4. W każdej rundzie każdy gracz ma jedną turę.
rule-babylon-3-2 = W swojej turze musisz kopać, potem możesz budować, a na koniec musisz resztę zmagazynować lub odrzucić. Nie wolno robić nic spoza bieżącego kroku, a tura kończy się dopiero, gdy ją zakończysz.

rule-babylon-4-1 = Wykop jeden widoczny kafelek: wierzchni z dowolnego stosu, który nie jest pusty. Kafelek pod nim odsłania się od razu, zanim zaczniesz budować.
rule-babylon-4-2 = Każda krawędź wykopanego kafelka daje pojedynczy filar, jeśli graniczy z widocznym kafelkiem na tym samym lub niższym poziomie, z krawędzią kamieniołomu albo z jego dnem. Wyższy kafelek nie daje nic.
rule-babylon-4-3 = Dostajesz jeszcze jeden pojedynczy filar, jeśli na kafelku jest twój kwiat.
rule-babylon-4-4 = Przykład: kafelek granitu obok gliny, granitu, bazaltu i pustego stosu daje 3 pojedyncze filary graczowi z innym kwiatem.

rule-babylon-5-1 = Możesz zbudować kafelek wykopany w tej turze i kafelek, który na początku twojej tury leżał w magazynie: jeden z nich, oba w dowolnej kolejności albo żadnego.
rule-babylon-5-2 = W swojej turze możesz zamienić 2 pojedyncze filary na 1 podwójny, nigdy odwrotnie. Dzieje się to automatycznie, gdy brakuje podwójnych; najpierw zużywane są te, które już masz.
rule-babylon-5-3 = Kafelek leży w całości na planszy, nad 2 × 2 polami, stroną ogrodu do góry, obrócony na jeden z czterech sposobów, na poziomie 1 lub wyższym.
rule-babylon-5-4 = Kafelek leży na 3 lub 4 podporach, najwyżej po jednej pod każdym polem. Pojedynczy filar lub posąg stoi dokładnie o poziom niżej, podwójny filar o dwa, zawsze na samym wierzchu swojego pola.
rule-babylon-5-5 = Filar wymaga pustego pola widocznego z góry: nic na nim nie stoi i nie zakrywa go żaden kafelek. Symbol na tym polu nie ma znaczenia; przepada pod filarem.
rule-babylon-5-6 = Każdy filar trafia pod kafelek, który właśnie budujesz: filarów nie stawia się osobno ani jednego na drugim.
rule-babylon-5-7 = Jeśli podpory są dokładnie 3, na pole bez podpory od razu trafia belweder. Możesz użyć 3 podpór, nawet gdy możliwe są 4, i to ty wybierasz, które pole zostaje bez podpory.
rule-babylon-5-8 = Kafelek kładzie się od góry: wszystko, co już jest na jego czterech polach, musi być niżej. Pod kafelkiem ani przez most nie można niczego zbudować.
rule-babylon-5-9 = Widoczny posąg dokładnie o poziom niżej niż pole nowego kafelka musi ten kafelek podpierać. Odtąd nie jest już posągiem: nie daje punktów, nie wyznacza linii, nie wchodzi do zestawu.
rule-babylon-5-10 = Pole bez podpory może wisieć nad wszystkim, co jest niżej, ale nie nad posągiem o poziom niżej, polem pod mostem ani dolną połową schodów, które prowadzą na poziom tego kafelka.
rule-babylon-5-11 = Dwa kafelki nie mogą zakrywać się całkowicie: w ogrodzie żadne dwa nie mogą leżeć nad tym samym kwadratem 2 × 2 pola, nawet na różnych poziomach lub gdy jeden jest zakryty.
rule-babylon-5-12 = Buduj poziom po poziomie: żeby zbudować kafelek powyżej pierwszego poziomu, musisz mieć w ogrodzie kafelek dokładnie o poziom niżej. Może leżeć gdziekolwiek, nawet zakryty.
rule-babylon-5-13 = Możesz użyć tylko filarów, które masz: z magazynu i nowych. Podwójny nigdy nie zastępuje pojedynczego. Limit 6 filarów obowiązuje dopiero na koniec twojej tury.

rule-babylon-6-1 = Po zbudowaniu kafelka możesz za darmo zbudować dowolną liczbę elementów dekoracyjnych, w każdej chwili do końca swojej tury: także między jednym a drugim kafelkiem i po drugim.
rule-babylon-6-2 = Element dekoracyjny musi choć częściowo stać na kafelku zbudowanym w tej turze.
rule-babylon-6-3 = Element dekoracyjny stoi na pustych, widocznych polach ze swoim symbolem; tylko jeden na każdym polu i nigdy na ukos.
rule-babylon-6-4 = Schody łączą dwa symbole schodów tuż obok siebie, na dwóch kafelkach, których poziomy różnią się dokładnie o 1.
rule-babylon-6-5 = Fontanna wymaga dwóch symboli fontanny tuż obok siebie, na dwóch różnych kafelkach tego samego poziomu.
rule-babylon-6-6 = Most łączy w linii prostej dwa symbole mostu na dwóch kafelkach tego samego poziomu, z jednym polem pomiędzy. Nie może tam być kafelka tak wysoko ani innego mostu i nic już tam potem nie stanie.
rule-babylon-6-7 = Pierwszy posąg może stanąć na dowolnym symbolu posągu, każdy kolejny w linii prostej ze stojącym posągiem, na każdym poziomie i w każdej odległości. Posąg jako podpora się nie liczy, ale zakryty tak.
rule-babylon-6-8 = Przykład: na symbolu posągu na kafelku z wcześniejszej tury nie zbudujesz już posągu, nawet jeśli nowy posąg stoi teraz z tym polem w jednej linii.
rule-babylon-6-9 = Pola zakrytego przez kafelek nie można już do niczego użyć.

rule-babylon-7-1 = Na koniec tury zachowujesz jak najwięcej pojedynczych filarów, ale najwyżej 6; reszta wraca do puli ogólnej. Podwójnych filarów nie można zachować.
rule-babylon-7-2 = Turę kończysz jedną decyzją: który z niezbudowanych kafelków trafia do magazynu, o ile któryś ma tam trafić. Pozostałe usuwa się z gry.
rule-babylon-7-3 = Kafelka początkowego nie musisz budować w pierwszej rundzie. Dopóki leży w magazynie, innego tam nie odłożysz, chyba że początkowy odrzucisz.

rule-babylon-8-1 = Po turze ostatniego gracza odkrywa się wierzchni żeton rundy. Jego efekt działa w następnej turze każdego gracza. W pierwszej rundzie efektu nie ma.
rule-babylon-8-2 = Efekty: 1 pojedynczy albo podwójny filar; inny symbol; symbol na polu bez symbolu; 2 filary zamiast 1 za twój kwiat; 1 filar mniej za kopanie. Który z nich działa, mówi żeton rundy.
rule-babylon-8-3 = Jeśli tak mówi żeton rundy, możesz raz w turze nadać inny symbol, do końca tury, pustemu, widocznemu polu kafelka zbudowanego w tej turze: polu z symbolem albo bez, zależnie od żetonu.
rule-babylon-8-4 = Pierwszy gracz pozostaje ten sam. Gdy ostatni gracz nie ma już żetonu rundy do odkrycia, gra się kończy.

rule-babylon-9-1 = Ogrody ogląda się z góry: liczą się kafelki i elementy dekoracyjne widoczne choćby częściowo; całkowicie zakryte przez kafelki się nie liczą.
rule-babylon-9-2 = Dostajesz tyle punktów, ile wynosi podwojony numer najwyższego poziomu, na którym masz kafelek.
rule-babylon-9-3 = Posąg daje tyle punktów, ile wynosi jego poziom, fontanna lub most trzy razy tyle, a schody sumę obu poziomów, które łączą.
rule-babylon-9-4 = Belweder to zawsze 1 punkt, bez względu na poziom; zakryty nie daje nic.
rule-babylon-9-5 = Każdy zestaw złożony z posągu, fontanny, mostu i schodów daje 4 punkty. Muszą być widoczne i nie mogą być podporami; każdy element dekoracyjny należy tylko do jednego zestawu.
rule-babylon-9-6 = Każdy zestaw widocznych kafelków z czterema różnymi kwiatami daje 4 punkty; kafelki początkowe też się liczą. Każdy kafelek należy tylko do jednego zestawu.
rule-babylon-9-7 = Wygrywa gracz z największą liczbą punktów. Przy remisie wygrywa ten, kto ma na planszy mniej wycięć bez kafelka nad nimi; jeśli i to nie rozstrzyga, gracze dzielą się zwycięstwem.

rule-babylon-10-1 = Miejsce kafelka to jego lewe dolne pole i poziom, np. c4:2; r0–r3 to ćwierćobroty w prawo. Dla elementu dekoracyjnego na dwóch polach podaje się oba, alfabetycznie. Stosy kamieniołomu: a1–d4.
