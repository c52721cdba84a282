### Bubblee Pop in Hungarian. There is no printed edition: a Bubblee is a buborék. Numbers that are variables stand where no article
### and no suffix would depend on them. en/bubblee.ftl says what the variables are.

## The words of the box

colour-red = piros
colour-purple = lila
colour-yellow = sárga
colour-blue = kék
colour-green = zöld
colour-black = fekete

letter-red = P
letter-purple = L
letter-yellow = S
letter-blue = K
letter-green = Z
letter-black = ✕

## Parts of sentences

bubblee =
    egy { $colour ->
        [red] piros
        [purple] lila
        [yellow] sárga
        [blue] kék
        [green] zöld
       *[black] fekete
    } buborék
bubblees =
    { $number } { $colour ->
        [red] piros
        [purple] lila
        [yellow] sárga
        [blue] kék
        [green] zöld
       *[black] fekete
    } buborék
power-of =
    a { $colour ->
        [red] piros
        [purple] lila
        [yellow] sárga
        [blue] kék
       *[green] zöld
    } buborékok képessége
points = { $points } pont

## What the powers do

power-red = Cserélj meg két szomszédos buborékot az ellenfeled bolygóján.
power-purple = Küldd át egy szabad buborékodat az ellenfeled bolygójának ugyanabba az oszlopába.
power-yellow = Tedd egy szabad buborékodat a pontozóterületedre.
power-blue = Ejts le az ellenfeled bolygójára egy buborékot az ellenfeled közeli sorából.
power-green = Cserélj meg két szomszédos buborékot a saját bolygódon.

## Options

option-black = Fekete buborékok kezdéskor
option-black-3 = 3 (könnyű)
option-black-4 = 4 (közepes)
option-black-5 = 5 (nehéz)
option-powers = Képességek
option-powers-yes = Képességekkel
option-powers-no = Képességek nélkül
option-first = Ki kezd
option-first-drawn = Pénzfeldobás
option-first-1 = 1. játékos
option-first-2 = 2. játékos
option-sky = Az égbolt kezdéskor
option-sky-drawn = Véletlenszerű
option-touching = Mi tűnik el a vonallal
option-touching-one = Csak ami a vonalhoz ér
option-touching-group = Az egész összefüggő csoport
option-planet = A küldetés bolygója

## What happens

event-bubblee-sky-laid = Az égbolt elkészült.
event-bubblee-turn = kezdődik a kör.
event-bubblee-drew = a zsákból előkerül { bubblee }.
event-bubblee-placed = Az égboltra kerül { bubblee }: { $place }.
event-bubblee-swapped = Két buborék helyet cserél az égbolton: { $place }.
event-bubblee-fell = leesik { bubblee }, { $column }. oszlop.
event-bubblee-chain = láncreakció!
event-bubblee-line = { bubblees } egy vonalban.
event-bubblee-touching = még { bubblees } ér a vonalhoz.
event-bubblee-scored = +{ points }.
event-bubblee-left = { $number } buborék kikerül a játékból.
event-bubblee-power-due = használható { power-of }.
event-bubblee-power-used = működésbe lép { power-of }.
event-bubblee-exchanged = két buborék helyet cserél a bolygón: { $place }.
event-bubblee-sent = { bubblee } átrepül az ellenfél bolygójára, { $column }. oszlop.
event-bubblee-powers-declined = a többi képesség felhasználatlanul marad.
event-bubblee-powers-lost = a célpont nélküli képességek elvesznek.
event-bubblee-ended = Vége a játéknak.

ended-bubblee-5-9 = Az ellenfél bolygója tele volt, és egy képesség azonnal megnyerte a játékot.
ended-bubblee-6-2 = Nem maradt lehetséges ejtés, és ez vereség.
ended-bubblee-7-1 = A zsákban már nincs elég buborék az égbolt feltöltéséhez.
ended-bubblee-8-5 = Küldetés teljesítve: a másik bolygón nem maradt színes buborék.

## What to do

bubblee-do-place =
    Helyezd a { $colour ->
        [red] piros
        [purple] lila
        [yellow] sárga
        [blue] kék
        [green] zöld
       *[black] fekete
    } buborékot az égbolt egy üres mezőjére.
bubblee-do-swap = Cserélj meg két szomszédos buborékot az égbolton, vagy hagyd így.
bubblee-do-swap-must = Meg kell cserélned két szomszédos buborékot az égbolton: különben nincs lehetséges ejtés.
bubblee-do-swap-second = Melyik szomszédjával cseréled meg?
bubblee-do-drop = Ejts le két szomszédos buborékot, legalább egyet a hozzád közeli sorból.
bubblee-do-drop-second = Melyik szomszédját ejted le vele együtt?
bubblee-do-power = Használj egy képességet, vagy passzolj.
bubblee-do-exchange-second = Melyik szomszédjával cseréled meg?
bubblee-do-send = Küldj át egy buborékot a vonalból a másik bolygóra, vagy hagyd abba.

## Buttons; at most 14 characters each. The buttons of powers have the names of colours.

bubblee-keep = Marad így
bubblee-pass = Passz
bubblee-stop = Elég

## Beside the board

bubblee-bag = A zsákban
bubblee-bag-left = még { $number }
bubblee-coming = Következő a zsákból
bubblee-powers = Képességek
bubblee-due = kész:
bubblee-goal = Cél: odafent ne maradjon színes.

## At the table in a browser

bubblee-step-refill = Töltés
bubblee-step-swap = Csere
bubblee-step-drop = Ejtés
bubblee-step-pop = Pukk!
bubblee-go-swap = Csere
bubblee-go-drop = Leejtés
bubblee-go-place = Ide teszem
bubblee-go-send = Átküldés
bubblee-use-red = Csere
bubblee-use-purple = Átküldés
bubblee-use-yellow = Begyűjtés
bubblee-use-blue = Ráejtés
bubblee-use-green = Csere
bubblee-keep-sky = Marad az égbolt
bubblee-skip = Kihagyás
bubblee-advice = { $deed }: { $place }
bubblee-another-power = Másik képesség
bubblee-power-red = Cserélj meg két szomszédosat a másik bolygón
bubblee-power-purple = Küldd át az egyik legfelső buborékodat
bubblee-power-yellow = Gyűjtsd be egy legfelső buborékodat pontnak
bubblee-power-blue = Ejts rá egyet a hozzá közeli égboltsorból
bubblee-power-green = Cserélj meg két szomszédosat a bolygódon
bubblee-power-black = Se vonal, se képesség. Csak útban van
bubblee-powers-framed = A bekeretezett képességeket használhatod, tetszőleges sorrendben.
bubblee-powers-off = Ebben a játékban nincsenek képességek.
bubblee-powers-help = Képességek és súgó
bubblee-planet-upper = Felső bolygó
bubblee-planet-lower = Alsó bolygó
bubblee-planet-mission = Küldetés
bubblee-your-turn = A te köröd
bubblee-more-heads = és még { $number }
bubblee-turn-of = { $player } van soron
bubblee-over = Vége a játéknak
bubblee-chain = Láncreakció!
bubblee-full = tele
bubblee-sure-pass = Egy képességet sem használsz?
bubblee-sure-stop = Nem akarsz többet átküldeni?
bubblee-swap-these = Megcseréled ezt a kettőt?
bubblee-lines =
    { $number ->
        [one] Egy vonal!
        [2] Két vonal egyszerre!
       *[other] { $number } vonal egyszerre!
    }
bubblee-chain-of = Láncreakció { $number } hullámban!
bubblee-lands =
    { $column }. oszlop: egy { $first ->
        [red] piros
        [purple] lila
        [yellow] sárga
        [blue] kék
        [green] zöld
       *[black] fekete
    } esik le.
bubblee-lands-both =
    { $column }. oszlop: leesik egy { $first ->
        [red] piros
        [purple] lila
        [yellow] sárga
        [blue] kék
        [green] zöld
       *[black] fekete
    }, aztán egy { $second ->
        [red] piros
        [purple] lila
        [yellow] sárga
        [blue] kék
        [green] zöld
       *[black] fekete
    }.
bubblee-change-places =
    A { $first ->
        [red] piros
        [purple] lila
        [yellow] sárga
        [blue] kék
        [green] zöld
       *[black] fekete
    } és a { $second ->
        [red] piros
        [purple] lila
        [yellow] sárga
        [blue] kék
        [green] zöld
       *[black] fekete
    } helyet cserél.
bubblee-taken = A tiéd: { $what }.
bubblee-taken-other = Az ellenfeledé: { $what }.
bubblee-makes-room = A vonal helyet csinál.

## What a screen reader says about a place

bubblee-board = A tábla. A nyilakkal mozogsz, az Enter választ, az Escape visszalép.
bubblee-at-sky-near = Égbolt, a közeli sorod, { $column }. oszlop
bubblee-at-sky-far = Égbolt, a távoli sorod, { $column }. oszlop
bubblee-at-planet-own = A te bolygód, { $column }. oszlop, { $row }. mező
bubblee-at-planet-other = A másik bolygó, { $column }. oszlop, { $row }. mező
bubblee-in-sky = égbolt, { $column }. oszlop
bubblee-on-planet = { $column }. oszlop, { $row }. mező
# Two neighbours of the sky, in a hint: $row is near, far, or both.
bubblee-pair =
    { $row ->
        [near] közeli sor, { $first }. és { $second }. oszlop
        [far] távoli sor, { $first }. és { $second }. oszlop
       *[both] { $first }. oszlop, mindkét sor
    }
bubblee-place-says =
    { $where }: { $colour ->
        [red] piros
        [purple] lila
        [yellow] sárga
        [blue] kék
        [green] zöld
        [black] fekete
       *[none] üres
    }{ $state ->
        [open] ; választható
        [chosen] ; kiválasztva
       *[none] { "" }
    }
bubblee-score = { $player }: { points }

## What happens, where no event tells it

bubblee-kept = Az égbolt így marad.
bubblee-no-line = Nincs vonal.
bubblee-stopped = Több buborékot nem küldesz át.

## Help: the rules in short

bubblee-help-goal = Két bolygó, köztük az égbolt. Ejts buborékokat az égboltról a bolygódra úgy, hogy három azonos színű vonalat alkosson: a tieid lesznek, mindegyik 1 pontot ér. Az győz, akinek a végén több pontja van.
bubblee-help-turn = A köröd: húzz buborékokat, és tedd le őket, amíg az égbolt meg nem telik; ha akarsz, cserélj meg két szomszédosat az égbolton; végül ejts két szomszédosat a bolygódra, legalább egyet a közeli sorból.
bubblee-help-lines = Három azonos színű buborék egy sorban vagy oszlopban: ez egy vonal. A tieid, a hozzájuk érő azonos színűekkel együtt: mindegyik 1 pontot ér. Ami fölöttük állt, leesik, és láncreakciót indíthat.
bubblee-help-powers = Minden csoport, amelyet elveszel, a színéhez tartozó képességet adja. Nem kötelező használnod.
bubblee-help-free = Szabad buborék: az oszlopában a legfelső.
bubblee-help-black = A fekete nem alkot vonalat, és nincs képessége; csak útban van.
bubblee-help-end = A játék véget ér, ha a zsákból nem lehet feltölteni az égboltot. Akinek nincs lehetséges ejtése, azonnal veszít.
bubblee-help-solo = Egyszemélyes játék: minden vonalért küldj át egy buborékot, hosszabbért kettőt. Az ottani vonalak kikerülnek a játékból. Tüntesd el az összes színes buborékot a másik bolygóról.

bubblee-help-keys = Billentyűk: a nyilakkal lépkedsz, az Enter választ, az 1–5 oszlopot választ, az Esc egy lépést visszalép, a Z visszavon.

## The end, in the browser: points by where they came from

bubblee-points-from = Pontok forrása
# In a game that was taken over from another: points that were there at its start.
bubblee-points-before = Korábban
bubblee-points-lines = Vonalak
bubblee-points-chains = Láncreakciók
bubblee-points-powers = Képességek
bubblee-points-all = Összesen

## The rules, as a refusal tells them. glossary.toml lists those that hold a ruling; they are shown with this note.

ruling-note = Ez a szabály részben a saját értelmezésünk, és túlmegy a nyomtatott szövegen.

rule-bubblee-1-1 = A dobozban 96 buborék van, 16-16 piros, lila, sárga, kék, zöld és fekete, valamint egy zsák és egy játéktábla.
rule-bubblee-1-2 = Egy bolygó 5 oszlopból és 4 sorból áll, a bolygók közti égbolt 5 oszlopból és 2 sorból. Egy oszlop bolygótól bolygóig tart az égbolton át; a te közeli sorod az ellenfeled távoli sora.
rule-bubblee-1-3 = A gravitáció minden buborékot a táblának ahhoz a széléhez húz, ahol a bolygója gazdája ül: buborék alatt soha nincs üres mező.

rule-bubblee-2-1 = Az égbolton kezdetben az öt szín mindegyikéből két buborék van, fekete nincs; azonos színűek sosem érintkeznek, átlósan sem. Az elrendezés véletlenszerű, vagy beállítás adja meg.
rule-bubblee-2-2 = A többi színes buborék, színenként 14, és 3 fekete kerül a zsákba: összesen 73. Hogy mi van a zsákban, azt bárki tudhatja; hogy milyen sorrendben jön ki, azt senki.
rule-bubblee-2-3 = Kezdetben mindkét bolygó alsó sorában 3 (könnyű), 4 (közepes) vagy 5 (nehéz) fekete buborék van. A két játékos eltérő számúval is kezdhet.
rule-bubblee-2-4 = Pénzfeldobás dönti el, ki kezd, hacsak egy beállítás meg nem határozza.
rule-bubblee-2-5 = Képességek nélkül is lehet játszani, egyszemélyes játékban is: ilyenkor egyetlen képesség sem használható.

rule-bubblee-3-1 = A köröd feltöltéssel kezdődik: húzz egy buborékot a zsákból, helyezd le az égbolt bármelyik üres mezőjére, és ismételd, amíg az égbolt meg nem telik. A játék első körében nincs mit feltölteni.
rule-bubblee-3-2 = Körönként egyszer megcserélhetsz az égbolton két eltérő színű buborékot, amelyek egy sorban vagy oszlopban szomszédosak. Cserével és csere nélkül is maradnia kell lehetséges ejtésnek.
rule-bubblee-3-3 = Két szomszédos buborékot kell az égboltról a bolygódra ejtened: kettőt egymás mellől a közeli sorodból, vagy egy oszlop mindkét buborékját. Mindegyik a saját oszlopában esik, a közelebbi előbb.
rule-bubblee-3-4 = Előbb mindkét leejtett buborék földet ér, és csak utána keresünk vonalakat.

rule-bubblee-4-1 = Három vagy több azonos színű buborék egymás mellett egy sorban vagy oszlopban vonalat alkot. Az átló sosem számít, és a fekete buborék sem.
rule-bubblee-4-2 = Egy bolygó összes vonala egyszerre kerül le, a hozzájuk érő azonos színű buborékokkal (beállítástól függően az egész folttal). A bolygó gazdájának pontozóterületére mennek, mindegyik 1 pontot ér.
rule-bubblee-4-3 = Ami fölöttük állt, leesik. Ha ettől új vonalak keletkeznek, azok is lekerülnek: ez a láncreakció, amely addig tart, amíg már nem történik semmi.
rule-bubblee-4-4 = Példa: lekerül három lila buborék, a fölöttük álló zöld leesik, és három zöldből álló sort tesz teljessé. Ez 6 pont és két felhasználható képesség.

rule-bubblee-5-1 = A bolygódról lekerülő minden buborékcsoport ad neked egy, a színéhez tartozó képességet. Ha már semmi sem mozog, használhatod, de nem kötelező. Amilyen képességed nincs, azt nem használhatod.
rule-bubblee-5-2 = Ha több képességed van, te döntöd el a sorrendet. Használd valamelyiket egy célponton, vagy passzolj: ezzel az összes képességről lemondasz, amely most a tiéd.
rule-bubblee-5-3 = Az a vonal, amely egy képességtől jön létre egy bolygón, a bolygó gazdájáé, aki az érte járó képességet a másik játékos körében is használhatja. Előbb az aktív játékos végez, aztán a másik választ.
rule-bubblee-5-4 = A piros képesség két szomszédos buborékot cserél meg az ellenfeled bolygóján, a zöld a tiéden. Egy sorban vagy oszlopban kell lenniük, eltérő színnel; üres mező nem cserélhető.
rule-bubblee-5-5 = A lila képesség átküldi egy szabad buborékodat (az oszlopában a legfelsőt) az ellenfeled bolygójának ugyanabba az oszlopába. Ott kell lennie helynek.
rule-bubblee-5-6 = A kék képességgel az égboltról, az ellenfeled közeli sorából ejtesz egy buborékot az ő bolygójára. Abban az oszlopban, amelybe esik, kell lennie helynek.
rule-bubblee-5-7 = A sárga képesség a pontozóterületedre teszi egy szabad buborékodat (az oszlopában a legfelsőt).
rule-bubblee-5-8 = A fekete buboréknak nincs képessége, és nem alkot vonalat. Egyébként ugyanúgy cserélhető, ejthető, átküldhető és pontozható, mint a többi.
rule-bubblee-5-9 = Amíg az ellenfél bolygójának mind az öt oszlopa tele van, a lila vagy a kék képesség azonnal megnyeri a játékot.
rule-bubblee-5-10 = A célpont nélküli képesség elvész, ha a gazdájának nincs másik képessége, amelyet használhatna.
rule-bubblee-5-11 = Tele oszlopra csak ejteni lehet. Átküldött vagy képességgel mozgatott buborék sosem érkezik tele oszlopra, akkor sem, ha ettől vonal jönne létre.

rule-bubblee-6-1 = Olyan oszlopra, ahol nincs hely, csak akkor ejthetsz buborékot, ha egy vonal helyet csinál: miután minden vonal lekerült, egyetlen oszlop sem lehet 4-nél magasabb.
rule-bubblee-6-2 = Akinek tele égbolt mellett nincs lehetséges ejtése, se cserével, se anélkül, az veszít, bármennyi pontja van.

rule-bubblee-7-1 = A játék véget ér, ha egy kör elején kevesebb buborék van a zsákban, mint ahány üres mező az égbolton. Nem kell, hogy mindkét félnek ugyanannyi köre legyen.
rule-bubblee-7-2 = Az győz, akinek több pontja van; egyenlő pontszám esetén a játékosok osztoznak a győzelmen.

rule-bubblee-8-1 = Az egyszemélyes játékban 20 küldetés van, mindegyik nehezebb az előzőnél. Az égbolt mindegyikben ugyanaz, az ellenfél bolygója nem. A te bolygód 3, 4 vagy 5 fekete buborékkal indul.
rule-bubblee-8-2 = A küldetés célja: a feketéken kívül ne legyen buborék az ellenfél bolygóján.
rule-bubblee-8-3 = A bolygódon létrejött vonalból rögtön átküldhetsz 1 buborékot az ellenfél bolygójának ugyanabba az oszlopába; 2-t, ha a vonal legalább 4 hosszú, vagy több vonal van a csoportban. A legalsó megy előbb.
rule-bubblee-8-4 = Egyszemélyes játékban a képességek a szokásos módon hatnak az ellenfél bolygójára, de a megtöltése nem győzelem. Az ottani vonalak rögtön kikerülnek a játékból, pont és képesség nélkül.
rule-bubblee-8-5 = A küldetés akkor sikerül, ha az ellenfél bolygóján csak fekete buborék marad. Elbukik, ha nincs lehetséges ejtésed, vagy a zsákból nem lehet feltölteni az égboltot. A pontok nem számítanak.
rule-bubblee-8-6 = A küldetések elrendezései a program sajátjai. Viharban a véletlen dönti el, milyen sorrendben jönnek a buborékok; a rejtvényben előre látod a sorrendet.

rule-bubblee-9-1 = Az a lépés, amely nem az éppen zajló szakaszhoz tartozik, nem hajtható végre. A játék vége után egyetlen lépés sem.
rule-bubblee-9-2 = Egy azonos színű sor és oszlop, amelyek egy buborékban keresztezik egymást, két vonalnak számítanak.
