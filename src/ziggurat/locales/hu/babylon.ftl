### Babylon. The words are those of the Hungarian rulebook: an oszlop is a pillar, so that no column of cells is spoken of.

## The words of the box

flower-white = fehér virág
flower-pink = rózsaszín virág
flower-blue = kék virág
flower-orange = narancssárga virág

symbol-statue = szobor
symbol-stairs = lépcső
symbol-fountain = szökőkút
symbol-bridge = híd

piece-single = szimpla oszlop
piece-double = dupla oszlop
piece-belvedere = kilátó

material-clay = agyag
material-granite = gránit
material-basalt = bazalt
# In place of a material: starting tiles have none.
material-starting = kezdő teraszlapka
babylon-tile-says = { $material }, { $flower }

## The round tokens: the name of each, and what it does

token-single = 1 szimpla oszlop
token-single-does = A köröd elején kapsz 1 szimpla oszlopot.
token-double = 1 dupla oszlop
token-double-does = A köröd elején kapsz 1 dupla oszlopot. Nem raktározható el.
token-wild-symbol = megváltoztatott szimbólum
token-wild-symbol-does = Az ebben a körben épített lapkád egyik szimbóluma másik, általad választott szimbólumnak számíthat.
token-wild-space = hozzáadott szimbólum
token-wild-space-does = Az ebben a körben épített lapkád egyik szimbólum nélküli mezője általad választott szimbólumnak számíthat.
token-flower = dupla virág
token-flower-does = Ha a kiásott lapkán a te virágod van, 1 helyett 2 szimpla oszlopot kapsz érte.
token-less = 1 oszloppal kevesebb
token-less-does = Az ásásért 1-gyel kevesebb szimpla oszlopot kapsz.
token-none = nincs hatás
token-none-does = Ebben a fordulóban nincs különleges hatás.

## What happens

event-babylon-clay-laid = { $stack }: felül { $tile }.
event-babylon-first-player = kezdőjátékos.
event-babylon-removed =
    kikerül a kőbányából { $tile }{ $stack ->
        [none] .
       *[other] { " " }({ $stack }).
    }
event-babylon-round = Új forduló: { $number }.
event-babylon-turn = kezdődik a kör.
event-babylon-token-gave =
    a jelölőért jár { $pillar ->
        [single] 1 szimpla oszlop
       *[double] 1 dupla oszlop
    }.
event-babylon-dug =
    { $stack ->
        [none] ásás ({ $tile })
       *[other] ásás { $stack } ({ $tile })
    }, +{ $pillars } ▮.
event-babylon-uncovered =
    { $stack ->
        [none] { "" }
       *[other] { $stack }:{ " " }
    }előkerül { $tile }.
event-babylon-built =
    lapka megépítve, { $place }, { $level }. szint, ára { $singles } ▮{ $doubles ->
        [0] { "" }
       *[other] { " " }+ { $doubles } ║
    }{ $free ->
        [none] .
       *[other] , szabad sarok { $free }.
    }
event-babylon-supports = mostantól támasz, már nem szobor: { $place }.
event-babylon-belvedere-put = kilátó itt: { $place }.
event-babylon-decorated =
    { $piece ->
        [statue] szobor
        [stairs] lépcső
        [fountain] szökőkút
       *[bridge] híd
    } itt: { $place }.
event-babylon-wild-used =
    { $place } ebben a körben ennek számít: { $symbol ->
        [statue] szobor
        [stairs] lépcső
        [fountain] szökőkút
       *[bridge] híd
    }.
event-babylon-turn-ended =
    marad { $pillars } ▮{ $kept ->
        [none] { "" }
       *[other] , raktárba kerül egy lapka ({ $kept })
    }{ $returned ->
        [0] { "" }
       *[other] ; visszakerül { $returned } ▮
    }{ $discarded ->
        [none] .
       *[other] ; eldobva: { $discarded }.
    }
event-babylon-token-turned = Felfedett fordulójelölő: { $token }.
event-babylon-ended = A játéknak vége.
event-babylon-hidden = már nem látszik: { $what }.
event-babylon-symbol-hidden = eltakart szimbólumok: { $what }.
event-babylon-possible = utána építhető: { $what }.
event-babylon-score-changed = pontszám { $change } ({ $why }).

ended-babylon-8-4 = Nincs több felfedhető fordulójelölő.

## What to do, in terminal and browser

babylon-do-remove = Vegyél ki a kőbányából egy agyaglapkát: kikerül a játékból.
babylon-do-dig = Áss: vedd el egy halom felső lapkáját.
babylon-do-build = Építs lapkát, tegyél le díszelemeket, vagy fejezd be a köröd.
babylon-do-statue = Melyik mezőre kerüljön a szobor?
babylon-do-two =
    { $piece ->
        [stairs] Lépcső
        [fountain] Szökőkút
       *[bridge] Híd
    }: válaszd ki a két mező közül az elsőt.
babylon-do-second = Most válaszd ki a második mezőt.
babylon-do-wild = Melyik mező kapjon ebben a körben másik szimbólumot?
babylon-do-symbol = Melyik szimbólum?
babylon-do-keep = Véget ér a köröd. Melyik lapkát raktározod el?

## Buttons; at most 14 characters each. Those of decorations have the names of symbols.

babylon-dug = Kiásott
babylon-stored = Raktárból
babylon-keep-none = Egyik sem
babylon-wild = Fordulójelölő
babylon-end = Kör vége

## On the board and beside it

babylon-quarry = Kőbánya
babylon-not-kept = elvesznek
babylon-round = forduló: { $round }/{ $rounds }
babylon-score = A kert értéke
babylon-sets = Készletek:

## What a garden is worth; at most 14 characters each

babylon-score-height = Magasság
babylon-score-statues = Szobrok
babylon-score-fountains = Szökőkutak
babylon-score-bridges = Hidak
babylon-score-stairs = Lépcsők
babylon-score-belvederes = Kilátók
babylon-score-diversity = Készletek
babylon-score-flowers = Virágok
babylon-score-total = Összesen
babylon-score-bare = Üres bevágás
babylon-score-rank = Helyezés

## Why a dig gives what it gives

babylon-edges = szegélyekért { $number }
babylon-own-flower = a virágodért { $number }
babylon-by-token = jelölőért { $number }

## The rules in short

babylon-help-goal = Építs függőkertet, egyre magasabbra: áss ki lapkákat a kőbányából, tedd őket oszlopokra, és díszítsd fel őket. A végén csak az számít, ami felülről látszik. Akinek a legtöbb pontja van, az győz.
babylon-help-turn = A körödben áss ki egy lapkát, aztán építs és díszíts kedved szerint, végül fejezd be a kört.
babylon-help-dig = A kiásott lapka minden olyan szegélyéért jár egy szimpla oszlop, amely mellett nincs magasabb lapka, és még egy a saját virágodért.
babylon-help-build = A lapka 3 vagy 4 oszlopon vagy szobron áll, minden sarka alatt legfeljebb eggyel; ha csak 3 van, a szabad sarokra kilátó kerül. A dupla oszlop két szint magas, és 2 szimplába kerül. Minden szinthez kell egy lapka egy szinttel lejjebb.
babylon-help-decorations = A díszelemek ingyen vannak, de érinteniük kell egy ebben a körben épített lapkát: szobor a szimbólumán, egy vonalban egy másik szoborral; lépcső két szint között; szökőkút két egymás melletti lapkán; híd egy mező fölött.
babylon-help-store = A következő körre legfeljebb 6 szimpla oszlopot és egy lapkát tarthatsz meg, duplát nem.
babylon-help-tokens = A 2. fordulótól egy fordulójelölő előnyt vagy hátrányt ad mindenkinek.
babylon-help-end = A játék 2, 3 vagy 4 játékossal 15, 13 vagy 11 forduló után ér véget.
babylon-help-scoring = Pontok: legmagasabb szint × 2; szobor: a szintje; szökőkút vagy híd: 3 × a szintje; lépcső: a két szint összege; kilátó: 1; minden négy díszelemből álló készlet: 4; minden négy virágból álló készlet: 4.

## The table in the browser

babylon-garden-own = A te kerted
babylon-garden-of = { $player } kertje
babylon-rivals = Ellenfelek
babylon-tap-to-visit = érints és nézz be
babylon-visiting = Most { $player } kertjét nézed.
babylon-back-home = Vissza a kertedbe
babylon-leads = vezet
babylon-store = Raktár
babylon-store-holds = { $number }/{ $places } oszlop
babylon-tiles = Lapkák
babylon-tile-none = Nincs lapka
babylon-loose =
    { $number ->
        [one] Fölösleg: 1, elvész
       *[other] Fölösleg: { $number }, elvész
    }
babylon-round-of = Forduló: { $round }/{ $rounds }
babylon-round-before = Az első forduló előtt
babylon-your-turn = A te köröd
babylon-turn-of = { $player } van soron
babylon-level = { $level }. szint
babylon-level-short = Sz{ $level }
babylon-level-all = Mind
babylon-points =
    { $number ->
        [one] 1 pont
       *[other] { $number } pont
    }

## The steps of a turn

babylon-step-dig = Ásás
babylon-step-build = Építés
babylon-step-decorate = Díszítés
babylon-step-end = Kör vége
babylon-step-remove = A kőbánya előkészítése

## One sentence: what can be done now, and how it ends

babylon-now-remove =
    Válassz egy agyaglapkát, amely kikerül a játékból; ami alatta van, láthatóvá válik. { $number ->
        [one] Ez az utolsó.
       *[other] Felváltva még { $number } kerül ki.
    }
babylon-now-dig = Válassz egy lapkát a kőbányából. A szám mutatja, hány oszlopot ad.
babylon-now-dig-chosen = Ez jó lesz? Akkor áss!
babylon-now-build = Válassz helyet a lapkának, vagy fejezd be a köröd.
babylon-now-build-none = Nincs elég oszlopod egy lapka megépítéséhez. Fejezd be a köröd.
babylon-now-place = Erősítsd meg a helyet, vagy válassz másikat.
babylon-now-place-keys = Erősítsd meg a helyet, vagy válassz másikat. Az R forgatja a lapkát, a C áthelyezi a szabad sarkot.
babylon-now-decorate =
    { $number ->
        [one] Egy ingyenes díszelem: érintsd meg a karikát.
       *[other] { $number } ingyenes díszelem: érintsd meg a karikákat.
    }
babylon-now-second = Most válaszd ki a másik végét.
babylon-now-wild = Melyik mező kapjon ebben a körben másik szimbólumot?
babylon-now-token = Használd a fordulójelölőt, vagy fejezd be a köröd.
babylon-now-end = Minden meg van építve. Fejezd be a köröd.
babylon-now-wait = Nézelődj a kertekben, amíg vársz.
babylon-now-over = A játéknak vége.

## Buttons

babylon-go-remove = Lapka kivétele
babylon-go-dig = Ásás itt
babylon-go-build = Építés itt
babylon-go-decorate = Díszítés
babylon-cancel = Mégse
babylon-rotate = Lapka forgatása
babylon-corner = Másik szabad sarok
babylon-other-level = Másik szint
babylon-skip = Kihagyás
babylon-use-token = Jelölő használata
babylon-other-tile = Lapka építése

babylon-advice-remove = Lapka kivétele: { $tile }
babylon-advice-dig = Ásás: { $tile }
babylon-advice-build =
    { $which ->
        [dug] A kiásott lapka építése
       *[stored] A raktárban lévő lapka építése
    }: { $place }, { $level }. szint
babylon-advice-token = Fordulójelölő: { $cell } ennek számít: { $symbol }
babylon-advice-decorate = Díszítés: { $what }

## Ending a turn

babylon-ending = Vége a körödnek
babylon-ending-pillars =
    { $number ->
        [0] Nem marad oszlopod.
        [one] 1 oszlopod marad.
       *[other] { $number } oszlopod marad.
    }
babylon-ending-returned =
    { $number ->
        [one] 1 oszlop visszakerül.
       *[other] { $number } oszlop visszakerül.
    }
babylon-ending-which = Melyik lapkát raktározod el?
babylon-ending-discards = Kikerül a játékból: { $tile }.
babylon-keep-nothing = Nem raktározok

## The quarry

babylon-stack-says =
    { $stack }: { $tile }, { $number } { $number ->
        [one] oszlopot
       *[other] oszlopot
    } ad{ $state ->
        [chosen] , kiválasztva
       *[other] { "" }
    }
babylon-stack-empty = { $stack }: üres
babylon-stack-unseen = { $stack }: még nem látszik
babylon-gives =
    { $number ->
        [0] Nem ad semmit
        [one] 1 oszlopot ad
       *[other] { $number } oszlopot ad
    }
babylon-gives-why = { $gives }: { $why }.
babylon-removed-gives = Kikerül a játékból, és nem ad oszlopot.
babylon-yield-short = ennyi oszlop
babylon-places = Helyek
babylon-places-for = Helyek ennek a lapkának

## Places

babylon-place-span = { $from }–{ $to }
babylon-place-level = { $place }, { $level }. szint
babylon-piece-at = { $piece } { $cells }
babylon-place-four = nincs szabad sarok
babylon-place-three = kilátó itt: { $cell }
babylon-singles =
    { $number ->
        [one] 1 szimpla oszlop
       *[other] { $number } szimpla oszlop
    }
babylon-doubles =
    { $number ->
        [one] 1 dupla oszlop
       *[other] { $number } dupla oszlop
    }
babylon-costs-nothing = nem kerül oszlopba
babylon-of-singles =
    { $number ->
        [one] ára 1 oszlop
       *[other] ára { $number } oszlop
    }
babylon-allows = Utána lehetséges: { $what }.
babylon-hides = Nem fog látszani: { $what }.
babylon-covers = Eltakart szimbólumok: { $what }.
babylon-support = Támasz lesz: { $place }.
babylon-gains = Pontok: { $change }.

## Cells of a garden, read out

babylon-cell-says =
    { $cell }, { $level ->
        [0] tábla
       *[other] { $level }. szint
    }, { $what }{ $state ->
        [site] , hely a lapkának
        [spot] , díszíthető
        [chosen] , kiválasztva
       *[none] { "" }
    }
babylon-cell-nothing = üres
babylon-cell-now = { $symbol }, csak ebben a körben
babylon-only-now = Szimbólum egy ebben a körben épített lapkán: minden díszelemhez kell legalább egy ilyen.
babylon-cell-hangs = híd alatt
babylon-board = A kert felülről

## Tools

babylon-view-3d = 3D nézet
babylon-view-top = Felülnézet
babylon-xray = Átlátszó felső szintek
babylon-levels = Látható szintek
babylon-turn-view = Nézet forgatása
babylon-zoom-in = Közelebb
babylon-zoom-out = Távolabb
babylon-look-home = Alaphelyzet
babylon-fold = Panelek elrejtése
babylon-unfold = Panelek mutatása
babylon-picture = Kép mentése
babylon-picture-share = Kép megosztása
babylon-orbit = Lassú körbejárás
babylon-sheet = A panel fel- vagy lehúzása
babylon-no-3d = Ez az eszköz nem tud 3D-t megjeleníteni, ezért itt a felülnézet.
babylon-slow-3d = A 3D ezen az eszközön lassú, ezért itt a felülnézet. A kocka gombjával mégis bekapcsolhatod a 3D-t.
babylon-lost-3d = A 3D egy pillanatra leállt, ezért itt a felülnézet.
babylon-3d-comes = Betöltjük a kertet
babylon-legend = Jelmagyarázat
babylon-legend-levels = Így látszanak a szintek
babylon-legend-board = Tábla
babylon-legend-stones = Keret: kőzet
babylon-legend-flowers = Virágok és szabad szimbólumok
babylon-legend-pieces = Megépített elemek
babylon-legend-marks = Jelölések a kertben
babylon-mark-site = hely a lapkának
babylon-mark-spot = díszíthető
babylon-mark-pair = egy díszelem két mezője
babylon-mark-doomed = többé nem látszana
babylon-keys = Billentyűk
babylon-key-arrows = Mozgás a táblán
babylon-key-enter = Választás; egy díszelem karikáján: megépíted
babylon-key-rotate = Lapka forgatása
babylon-key-corner = Másik szabad sarok
babylon-key-areas = Kőbánya, helyek, tábla, gombok
babylon-key-undo = Visszavonás
babylon-key-read = Felolvassa, mi van itt
babylon-key-escape = Kijelölés törlése
babylon-tab-quarry = Kőbánya
babylon-tab-store = Raktár
babylon-tab-score = Pontok
babylon-tab-rivals = Ellenfelek

## The round tokens by name

babylon-coin-single = A kő ajándéka
babylon-coin-double = Kőművesmester
babylon-coin-wild-symbol = Átfaragás
babylon-coin-wild-space = Friss faragás
babylon-coin-flower = Virágünnep
babylon-coin-less = Kemény kő
babylon-coin-none = Csendes nap
babylon-coin-first = Első reggel
babylon-coin-first-does = Az első fordulóban nincs jelölő.
babylon-coin-end = Utolsó este

## Points

babylon-worth-height = { $level } × 2
babylon-worth-three = 3 × { $list }
babylon-worth-sets = { $number } × 4
babylon-this-turn = ebben a körben
babylon-toward-set = a következő készlethez: { $what }
babylon-final = Végső pontozás
babylon-final-total = Összesen
babylon-final-free = Üres bevágás
babylon-final-free-about = Pontegyenlőségnél az győz, akinek kevesebb lapka nélküli bevágása van.
babylon-final-row = Érints meg egy sort, és megmutatjuk a kertben
babylon-final-skip = Kihagyás
babylon-best = legjobb

## Options of a new game

option-supply = Szobrok, lépcsők, szökőkutak, hidak
option-supply-endless = Korlátlan
option-supply-printed = Mint a dobozban
option-tiles = Lapkák
option-tiles-built-in = A program lapkái
option-tiles-own = A dobozom lapkái

## The first game: one sentence at each new step

table-guide-babylon-remove = Üdv! A játék előtt néhány agyaglapka kikerül a kőbányából. Érints meg egyet: láthatóvá válik, ami alatta van.
table-guide-babylon-dig = Most áss: érints meg egy lapkát a kőbányában. A száma mutatja, hány oszlopot ad.
table-guide-babylon-dig-chosen = Itt látod, miért ad ennyit. Ha tetszik a lapka, nyomd meg az „Ásás itt” gombot.
table-guide-babylon-build = Érints meg a kertedben egy helyet a lapkának. Az arany karikák ingyenes díszelemek.
table-guide-babylon-build-chosen = Itt látod, mibe kerül, és mit tesz lehetővé. Forgasd el, vidd máshová, vagy építs.

## The rules, as a refusal tells them. glossary.toml lists those that hold a ruling; they are shown with ruling-note.

rule-babylon-1-1 = A kerted tábláján 64 bevágás van, 8 × 8, a1-től h8-ig; az 1. sor van hozzád a legközelebb. Egy bevágásba egy oszlop fér.
rule-babylon-1-2 = A raktáradban 6 mező van szimpla oszlopoknak és 1 hely egy teraszlapkának.
rule-babylon-1-3 = 48 darab 2 × 2 mezős teraszlapka van: 16 agyag 2 szimbólummal, 16 gránit 3 szimbólummal és 16 bazalt 4 szimbólummal. Mindegyiken van egy virág; a két oldaluk ugyanazt mutatja.
rule-babylon-1-4 = 4 kezdő teraszlapka van, minden virághoz egy. Egyik kőzethez sem tartoznak.
rule-babylon-1-5 = 14 fordulójelölő van, és egy játékvégjelölő, amely azt mutatja, hogy több már nincs.
rule-babylon-1-6 = A készletben 148 szimpla és 60 dupla oszlop, 38 kilátó, 38 szobor, 15 lépcső, 15 szökőkút és 15 híd van.
rule-babylon-1-7 = A lapkák szimbólumai és a jelölők a program saját, kiegyensúlyozott készlete: minden szimbólumból 36 van, mindegyik virágnál ugyanannyi. Ha megvan neked a doboz, lecserélheted őket.
rule-babylon-1-8 = A készlet nem fogy el, hacsak egy beállítás nem korlátozza a szobrokat, lépcsőket, szökőkutakat és hidakat a dobozban lévő darabszámra, az összes kertre együtt: ami elfogyott, az nem építhető meg.
rule-babylon-1-9 = Az egyik kiadás 17 kiegészítőkártyát is felsorol, de szabályok nélkül. Ezek itt kimaradnak.

rule-babylon-2-1 = 2–4 játékos, mindenki saját táblával és virággal: sorban fehér, rózsaszín, kék, narancssárga, vagy választás szerint. A raktárban a saját virág kezdő teraszlapkája van; oszlopa senkinek sincs.
rule-babylon-2-2 = A kőbánya 16 halomból áll, 4 × 4: alul bazalt, rajta gránit, felül agyag, mind véletlenszerűen. Minden halomnak csak a legfelső lapkája ismert.
rule-babylon-2-3 = A fordulójelölőket megkeverjük; 2, 3 vagy 4 játékossal 14, 12 vagy 10 darabot használunk. A többi felfedés nélkül kikerül a játékból.
rule-babylon-2-4 = Hogy ki a kezdőjátékos, azt sorsolás vagy egy beállítás dönti el. Utána az óramutató járása szerint kerültök sorra.
rule-babylon-2-5 = Az első forduló előtt a játékosok sorban egyesével agyaglapkákat vesznek ki a kőbányából: 3 játékosnál összesen hármat, 2-nél hatot, 4-nél egyet sem. Csak agyagot lehet kivenni.

rule-babylon-3-1 = A játék 2, 3 vagy 4 játékossal 15, 13 vagy 11 fordulóig tart. Egy fordulóban minden játékosnak egy köre van.
rule-babylon-3-2 = A körödben ásnod kell, aztán építhetsz, végül raktároznod vagy eldobnod kell. Ami nem az éppen zajló szakaszhoz tartozik, az nem megengedett, és a kör csak akkor ér véget, ha te befejezed.

rule-babylon-4-1 = Áss ki egy látható lapkát: bármelyik nem üres halom legfelső lapkáját. Az alatta lévő lapka azonnal láthatóvá válik, még mielőtt építenél.
rule-babylon-4-2 = A kiásott lapka minden olyan szegélye egy szimpla oszlopot ad, amely azonos vagy alacsonyabb szintű látható lapkával, a kőbánya oldalával vagy aljával határos. Magasabb szintű lapka nem ad semmit.
rule-babylon-4-3 = Még egy szimpla oszlopot kapsz, ha a lapkán a te virágod van.
rule-babylon-4-4 = Példa: egy gránitlapka agyag, gránit, bazalt és egy üres halom mellett 3 szimpla oszlopot ad annak a játékosnak, akinek más a virága.

rule-babylon-5-1 = Megépítheted az ebben a körben kiásott lapkát és azt, amely a köröd elején a raktáradban volt: az egyiket, mindkettőt tetszőleges sorrendben, vagy egyiket sem.
rule-babylon-5-2 = A körödben 2 szimpla oszlopot 1 duplára cserélhetsz, fordítva soha. Ez automatikusan megtörténik, ha nincs elég dupla; előbb azok fogynak el, amelyek már megvannak.
rule-babylon-5-3 = A lapka teljes egészében a táblán, 2 × 2 mező fölött fekszik, kertoldalával felfelé, négyféleképpen elforgatva, az 1. szinten vagy magasabban.
rule-babylon-5-4 = A lapka 3 vagy 4 támaszon áll, minden mezője alatt legfeljebb egy van. Szimpla oszlop vagy szobor pontosan egy szinttel lejjebb állhat, dupla oszlop kettővel, mindig a mező legfelső felületén.
rule-babylon-5-5 = Az oszlopnak felülről látható, üres mező kell: semmi sem áll rajta, és lapka sem takarja. Az ottani szimbólum nem számít; az oszlop alatt elvész.
rule-babylon-5-6 = Minden oszlopot az éppen épített lapkád fed be: oszlop soha nem állhat magában, sem egy másik oszlop tetején.
rule-babylon-5-7 = Ha pontosan 3 támasz van, azonnal kilátó kerül arra a mezőre, amely alatt nincs. Akkor is használhatsz 3 támaszt, ha 4 is lehetséges, és te választod ki a mezőt.
rule-babylon-5-8 = A lapkát felülről kell letenni: mindennek, ami a négy mezőjén már ott van, alacsonyabban kell lennie. Lapka alá vagy hídon keresztül soha semmi nem építhető.
rule-babylon-5-9 = Az új lapka egyik mezője alatt pontosan egy szinttel lejjebb álló, látható szobor mindig támasz lesz, nem hagyható ki. Onnantól már nem szobor: nem ad pontot, nem számít vonalhoz, sem készlethez.
rule-babylon-5-10 = A támasz nélküli mező bármi fölé benyúlhat, ami lejjebb van, de nem lehet egy szinttel lejjebb lévő szobor, híd alatti mező vagy a lapka szintjére vezető lépcső alsó fele fölött.
rule-babylon-5-11 = Két lapka soha nem takarhatja egymást egészen: a kertedben nem lehet két lapka ugyanazon 2 × 2 mező fölött, eltérő szinteken és eltakarva sem.
rule-babylon-5-12 = Szintről szintre építs: az első szint fölötti lapkához kell a kertedben egy lapka pontosan egy szinttel lejjebb, akárhol van, akár eltakarva.
rule-babylon-5-13 = Csak azokat az oszlopokat használhatod, amelyek megvannak, a raktározottakat és az újakat egyaránt; a dupla sosem számít szimplának. A 6-os korlát csak a köröd végén érvényes.

rule-babylon-6-1 = Egy lapka megépítése után ingyen építhetsz akárhány díszelemet, bármikor a köröd végéig: két lapka között és a második után is.
rule-babylon-6-2 = A díszelemnek legalább részben egy ebben a körben épített lapkán kell állnia.
rule-babylon-6-3 = A díszelem olyan üres, látható mezőkön áll, amelyeken az ő szimbóluma van; minden mezőn csak egy, és soha nem átlósan.
rule-babylon-6-4 = A lépcső két egymás melletti lépcsőszimbólumot köt össze, két olyan lapkán, amelyek szintje pontosan 1-gyel tér el.
rule-babylon-6-5 = A szökőkúthoz két egymás melletti szökőkútszimbólum kell, két különböző, azonos szintű lapkán.
rule-babylon-6-6 = A híd két hídszimbólumot köt össze egyenes vonalban, két azonos szintű lapkán, köztük egy mezővel. Ott nem lehet ilyen magasan lapka, sem másik híd, és később sem kerülhet oda semmi.
rule-babylon-6-7 = Az első szobor bármelyik szoborszimbólumon állhat, a többi egyenes vonalban egy álló szoborral, bármilyen távolságra és szinten. Amelyik támasz lett, az nem számít, az eltakart igen.
rule-babylon-6-8 = Példa: egy korábbi körből való lapka szoborszimbólumára már nem építhetsz szobrot, akkor sem, ha egy új szobor most egy vonalban áll vele.
rule-babylon-6-9 = A lapkával eltakart mező már semmire sem használható.

rule-babylon-7-1 = A köröd végén legfeljebb 6 szimpla oszlop marad nálad, a lehető legtöbb; a többi visszakerül a készletbe. Dupla oszlop nem maradhat.
rule-babylon-7-2 = A körödet egy döntéssel fejezed be: melyik meg nem épített lapkádat raktározod el, vagy egyiket sem. A többi kikerül a játékból.
rule-babylon-7-3 = Az első fordulóban még nem kell megépítened a kezdő teraszlapkát. Amíg a raktáradban van, más lapka nem raktározható el, hacsak a kezdőt el nem dobod.

rule-babylon-8-1 = Az utolsó játékos köre után felfedjük a legfelső fordulójelölőt. Hatása minden játékos következő körére vonatkozik. Az első fordulóban nincs hatás.
rule-babylon-8-2 = Hatások: 1 szimpla vagy dupla oszlop; másik szimbólum; szimbólum egy szimbólum nélküli mezőn; 2 oszlop 1 helyett a virágodért; 1 oszloppal kevesebb ásáskor. A fordulójelölő szabja meg, melyik.
rule-babylon-8-3 = A körödben egyszer, ha a fordulójelölő engedi, a kör végéig másik szimbólumot adhatsz egy most épített lapka üres, látható mezőjének (olyannak, amelyen a jelölő szerint van vagy nincs szimbólum).
rule-babylon-8-4 = A kezdőjátékos mindig ugyanaz. Ha az utolsó játékosnak már nem jut fordulójelölő, vége a játéknak.

rule-babylon-9-1 = A kerteket felülről nézzük: a legalább részben látható lapkák és díszelemek számítanak, amelyeket lapkák egészen eltakarnak, azok nem.
rule-babylon-9-2 = Kétszer annyi pontot kapsz, ahányadik szinten a legmagasabb lapkád fekszik.
rule-babylon-9-3 = Egy szobor annyi pontot ér, ahányadik szinten áll, egy szökőkút vagy híd háromszor annyit, egy lépcső pedig az összekötött két szint összegét.
rule-babylon-9-4 = Minden kilátó 1 pontot ér, bármelyik szinten van; az eltakart semmit.
rule-babylon-9-5 = Minden szoborból, szökőkútból, hídból és lépcsőből álló készlet 4 pontot ér. Látszaniuk kell, és nem lehetnek támaszok; egy díszelem csak egy készletbe tartozik.
rule-babylon-9-6 = Minden készlet, amelyet négy különböző virágú látható lapka alkot, 4 pontot ér; a kezdő teraszlapkák is számítanak. Egy lapka csak egy készletbe tartozik.
rule-babylon-9-7 = Az győz, akinek a legtöbb pontja van. Egyenlőségnél az, akinek a tábláján kevesebb olyan bevágás van, amely fölött nincs lapka; ha ez is egyenlő, a játékosok osztoznak a győzelmen.

rule-babylon-10-1 = Egy lapka helye a bal alsó mezője és a szintje, például c4:2; r0–r3: negyedfordulatok jobbra. A két mezőn álló díszelemet mindkét mezője jelöli, ábécérendben. A kőbánya halmai: a1–d4.
