### Babylon. The words are those of the Czech rulebook: a bridge is a lávka, a level of the garden a patro, of the quarry a vrstva.

## The words of the box

flower-white = bílá květina
flower-pink = růžová květina
flower-blue = modrá květina
flower-orange = oranžová květina

symbol-statue = socha
symbol-stairs = schodiště
symbol-fountain = fontána
symbol-bridge = lávka

piece-single = jednoduchý sloup
piece-double = dvojitý sloup
piece-belvedere = vyhlídka

material-clay = hlína
material-granite = žula
material-basalt = čedič
# In place of a material: starting tiles have none.
material-starting = počáteční dílek
babylon-tile-says = { $material }, { $flower }

## The round tokens: the name of each, and what it does

token-single = 1 jednoduchý sloup
token-single-does = Na začátku svého tahu si bereš 1 jednoduchý sloup.
token-double = 1 dvojitý sloup
token-double-does = Na začátku svého tahu si bereš 1 dvojitý sloup. Uskladnit ho nejde.
token-wild-symbol = změněný symbol
token-wild-symbol-does = Jeden symbol na dílku, který v tomto tahu stavíš, může platit jako jiný symbol podle tvé volby.
token-wild-space = přidaný symbol
token-wild-space-does = Jedno pole bez symbolu na dílku, který v tomto tahu stavíš, může platit jako symbol podle tvé volby.
token-flower = dvojitá květina
token-flower-does = Tvoje květina na vytěženém dílku ti dá 2 jednoduché sloupy místo 1.
token-less = o 1 sloup méně
token-less-does = Za těžbu dostaneš o 1 jednoduchý sloup méně.
token-none = bez efektu
token-none-does = V tomto kole neplatí žádný zvláštní efekt.

## What happens

event-babylon-clay-laid = { $stack }: navrchu leží { $tile }.
event-babylon-first-player = začíná.
event-babylon-removed =
    z lomu mizí { $tile }{ $stack ->
        [none] .
       *[other] { " " }({ $stack }).
    }
event-babylon-round = Začíná { $number }. kolo.
event-babylon-turn = začíná tah.
event-babylon-token-gave =
    žeton dává { $pillar ->
        [single] 1 jednoduchý sloup
       *[double] 1 dvojitý sloup
    }.
event-babylon-dug =
    { $stack ->
        [none] těžba ({ $tile })
       *[other] těžba { $stack } ({ $tile })
    }, +{ $pillars } ▮.
event-babylon-uncovered =
    { $stack ->
        [none] { "" }
       *[other] { $stack }:{ " " }
    }odkrývá se { $tile }.
event-babylon-built =
    postavený dílek, { $place }, { $level }. patro, za { $singles } ▮{ $doubles ->
        [0] { "" }
       *[other] { " " }+ { $doubles } ║
    }{ $free ->
        [none] .
       *[other] , volný roh { $free }.
    }
event-babylon-supports = odteď podpěra, už ne socha: { $place }.
event-babylon-belvedere-put = vyhlídka, pole { $place }.
event-babylon-decorated =
    { $piece ->
        [statue] socha
        [stairs] schodiště
        [fountain] fontána
       *[bridge] lávka
    } na { $place }.
event-babylon-wild-used =
    { $place } platí v tomto tahu jako { $symbol ->
        [statue] socha
        [stairs] schodiště
        [fountain] fontána
       *[bridge] lávka
    }.
event-babylon-turn-ended =
    ponecháno: { $pillars } ▮{ $kept ->
        [none] { "" }
       *[other] , uskladněný dílek ({ $kept })
    }{ $returned ->
        [0] { "" }
       *[other] ; vráceno: { $returned } ▮
    }{ $discarded ->
        [none] .
       *[other] ; odloženo: { $discarded }.
    }
event-babylon-token-turned = Nový žeton kola: { $token }.
event-babylon-ended = Konec hry.
event-babylon-hidden = už není vidět: { $what }.
event-babylon-symbol-hidden = zakryté symboly: { $what }.
event-babylon-possible = pak půjde postavit: { $what }.
event-babylon-score-changed = body { $change } ({ $why }).

ended-babylon-8-4 = Nezbývá žádný žeton kola k odhalení.

## What to do, in terminal and browser

babylon-do-remove = Odeber z lomu hliněný dílek: vyřadí se ze hry.
babylon-do-dig = Těž: vezmi vrchní dílek z hromádky.
babylon-do-build = Postav dílek, přidej dekorace, nebo ukonči svůj tah.
babylon-do-statue = Na kterém poli bude stát socha?
babylon-do-two =
    { $piece ->
        [stairs] Schodiště
        [fountain] Fontána
       *[bridge] Lávka
    }: první ze dvou polí.
babylon-do-second = Teď druhé pole.
babylon-do-wild = Které pole dostane v tomto tahu jiný symbol?
babylon-do-symbol = Jaký symbol?
babylon-do-keep = Konec tvého tahu. Který dílek si uskladníš?

## Buttons; at most 14 characters each. Those of decorations have the names of symbols.

babylon-dug = Vytěžený
babylon-stored = Uskladněný
babylon-keep-none = Žádný
babylon-wild = Žeton kola
babylon-end = Ukončit tah

## On the board and beside it

babylon-quarry = Lom
babylon-not-kept = propadnou
babylon-round = kolo { $round } z { $rounds }
babylon-score = Hodnota zahrady
babylon-sets = Sady:

## What a garden is worth; at most 14 characters each

babylon-score-height = Výška
babylon-score-statues = Sochy
babylon-score-fountains = Fontány
babylon-score-bridges = Lávky
babylon-score-stairs = Schodiště
babylon-score-belvederes = Vyhlídky
babylon-score-diversity = Sady
babylon-score-flowers = Květiny
babylon-score-total = Celkem
babylon-score-bare = Volné otvory
babylon-score-rank = Pořadí

## Why a dig gives what it gives

babylon-edges = za okraje { $number }
babylon-own-flower = za tvou květinu { $number }
babylon-by-token = žeton { $number }

## The rules in short

babylon-help-goal = Stavíš visutou zahradu, výš a výš: těžíš dílky z lomu, dáváš je na sloupy a zdobíš. Na konci se počítá jen to, co je vidět shora. Kdo má nejvíc bodů, vyhrává.
babylon-help-turn = Tvůj tah: vytěž dílek, pak podle chuti stav a zdob, a až budeš mít hotovo, tah ukonči.
babylon-help-dig = Vytěžený dílek dá jednoduchý sloup za každý okraj, který nesousedí s vyšším dílkem, a ještě jeden za tvoji květinu.
babylon-help-build = Dílek spočívá na 3 nebo 4 sloupech či sochách, pod každým rohem nejvýš jedna podpěra; jsou-li jen 3, přijde na volný roh vyhlídka. Dvojitý sloup je vysoký dvě patra a stojí 2 jednoduché. Chceš-li stavět výš, musíš mít dílek o patro níž.
babylon-help-decorations = Dekorace jsou zdarma, ale musí se dotýkat dílku z tohoto tahu: socha na svém symbolu, v linii s už postavenou sochou; schodiště mezi dvěma patry; fontána na dvou dílcích vedle sebe; lávka přes jedno pole.
babylon-help-store = Do příštího tahu si můžeš nechat až 6 jednoduchých sloupů a jeden dílek, dvojité ne.
babylon-help-tokens = Od 2. kola žeton kola všem něco přidá, nebo ubere.
babylon-help-end = Hra končí ve 2 hráčích po 15 kolech, ve 3 hráčích po 13 a ve 4 hráčích po 11.
babylon-help-scoring = Body: nejvyšší patro × 2; socha: její patro; fontána nebo lávka: 3 × patro; schodiště: součet obou pater; vyhlídka: 1; každá sada čtyř dekorací: 4; každá sada čtyř květin: 4.

## The table in the browser

babylon-garden-own = Tvoje zahrada
babylon-garden-of = { $player }: zahrada
babylon-rivals = Soupeři
babylon-tap-to-visit = klepni a nakoukni
babylon-visiting = Prohlížíš si zahradu: { $player }.
babylon-back-home = Zpět do své zahrady
babylon-leads = vede
babylon-store = Sklad
babylon-store-holds = { $number } z { $places } sloupů
babylon-tiles = Dílky
babylon-tile-none = Žádný dílek
babylon-loose =
    { $number ->
        [one] Navíc 1, propadne
        [few] Navíc { $number }, propadnou
        [many] Navíc { $number }, propadne
       *[other] Navíc { $number }, propadne
    }
babylon-round-of = Kolo { $round } z { $rounds }
babylon-round-before = Před prvním kolem
babylon-your-turn = Tvůj tah
babylon-turn-of = Na tahu: { $player }
babylon-level = { $level }. patro
babylon-level-short = P{ $level }
babylon-level-all = Vše
babylon-points =
    { $number ->
        [one] 1 bod
        [few] { $number } body
        [many] { $number } bodu
       *[other] { $number } bodů
    }

## The steps of a turn

babylon-step-dig = Těžba
babylon-step-build = Stavba
babylon-step-decorate = Zdobení
babylon-step-end = Konec tahu
babylon-step-remove = Příprava lomu

## One sentence: what can be done now, and how it ends

babylon-now-remove =
    Vyber hliněný dílek, který se vyřadí ze hry; odkryje se ten pod ním. { $number ->
        [one] Je to poslední.
        [few] Zbývají ještě { $number }, odebíráte je postupně.
        [many] Zbývá ještě { $number }, odebíráte je postupně.
       *[other] Zbývá ještě { $number }, odebíráte je postupně.
    }
babylon-now-dig = Vyber dílek z lomu. Číslo ukazuje, kolik sloupů dostaneš.
babylon-now-dig-chosen = Chceš tenhle? Tak ho vytěž.
babylon-now-build = Vyber místo pro dílek, nebo ukonči svůj tah.
babylon-now-build-none = Na stavbu dílku nemáš dost sloupů. Ukonči svůj tah.
babylon-now-place = Potvrď místo, nebo vyber jiné.
babylon-now-place-keys = Potvrď místo, nebo vyber jiné. R otočí dílek, C změní volný roh.
babylon-now-decorate =
    { $number ->
        [one] Dekorace zdarma: dotkni se kroužku.
        [few] { $number } dekorace zdarma: dotkni se kroužků.
        [many] { $number } dekorace zdarma: dotkni se kroužků.
       *[other] { $number } dekorací zdarma: dotkni se kroužků.
    }
babylon-now-second = Teď druhý konec.
babylon-now-wild = Které pole dostane v tomto tahu jiný symbol?
babylon-now-token = Použij žeton kola, nebo ukonči tah.
babylon-now-end = Všechno je postaveno. Ukonči svůj tah.
babylon-now-wait = Než na tebe dojde, prohlédni si zahrady.
babylon-now-over = Konec hry.

## Buttons

babylon-go-remove = Odebrat dílek
babylon-go-dig = Vytěžit dílek
babylon-go-build = Postavit sem
babylon-go-decorate = Ozdobit
babylon-cancel = Zrušit
babylon-rotate = Otočit dílek
babylon-corner = Jiný volný roh
babylon-other-level = Jiné patro
babylon-skip = Přeskočit
babylon-use-token = Použít žeton
babylon-other-tile = Postavit dílek

babylon-advice-remove = Odebrat: { $tile }
babylon-advice-dig = Vytěžit: { $tile }
babylon-advice-build =
    { $which ->
        [dug] Postavit vytěžený dílek
       *[stored] Postavit dílek z úložné oblasti
    }: { $place }, { $level }. patro
babylon-advice-token = Žeton kola: { $cell } platí jako { $symbol }
babylon-advice-decorate = Ozdobit: { $what }

## Ending a turn

babylon-ending = Konec tvého tahu
babylon-ending-pillars =
    { $number ->
        [0] Nezůstane žádný sloup.
        [one] Zůstane 1 sloup.
        [few] Zůstanou { $number } sloupy.
        [many] Zůstane { $number } sloupu.
       *[other] Zůstane { $number } sloupů.
    }
babylon-ending-returned =
    { $number ->
        [one] Vrátí se 1 sloup.
        [few] Vrátí se { $number } sloupy.
        [many] Vrátí se { $number } sloupu.
       *[other] Vrátí se { $number } sloupů.
    }
babylon-ending-which = Který dílek si uskladníš?
babylon-ending-discards = Vyřadí se ze hry: { $tile }.
babylon-keep-nothing = Neuskladnit

## The quarry

babylon-stack-says =
    { $stack }: { $tile }, dá { $number } { $number ->
        [one] sloup
        [few] sloupy
        [many] sloupu
       *[other] sloupů
    }{ $state ->
        [chosen] , vybráno
       *[other] { "" }
    }
babylon-stack-empty = { $stack }: prázdno
babylon-stack-unseen = { $stack }: zatím není vidět
babylon-gives =
    { $number ->
        [0] Nedá nic
        [one] Dá 1 sloup
        [few] Dá { $number } sloupy
        [many] Dá { $number } sloupu
       *[other] Dá { $number } sloupů
    }
babylon-gives-why = { $gives }: { $why }.
babylon-removed-gives = Vyřadí se ze hry; sloupy za to nedostaneš.
babylon-yield-short = tolik sloupů
babylon-places = Místa
babylon-places-for = Místa pro tento dílek

## Places

babylon-place-span = { $from }–{ $to }
babylon-place-level = { $place }, { $level }. patro
babylon-piece-at = { $piece } { $cells }
babylon-place-four = bez volného rohu
babylon-place-three = vyhlídka v rohu { $cell }
babylon-singles =
    { $number ->
        [one] 1 jednoduchý sloup
        [few] { $number } jednoduché sloupy
        [many] { $number } jednoduchého sloupu
       *[other] { $number } jednoduchých sloupů
    }
babylon-doubles =
    { $number ->
        [one] 1 dvojitý sloup
        [few] { $number } dvojité sloupy
        [many] { $number } dvojitého sloupu
       *[other] { $number } dvojitých sloupů
    }
babylon-costs-nothing = nestojí žádný sloup
babylon-of-singles =
    { $number ->
        [one] stojí 1 sloup
        [few] stojí { $number } sloupy
        [many] stojí { $number } sloupu
       *[other] stojí { $number } sloupů
    }
babylon-allows = Pak bude možné: { $what }.
babylon-hides = Už nebude vidět: { $what }.
babylon-covers = Zakryje symboly: { $what }.
babylon-support = Stane se podpěrou: { $place }.
babylon-gains = Body: { $change }.

## Cells of a garden, read out

babylon-cell-says =
    { $cell }, { $level ->
        [0] deska
       *[other] { $level }. patro
    }, { $what }{ $state ->
        [site] , místo pro dílek
        [spot] , jde ozdobit
        [chosen] , vybráno
       *[none] { "" }
    }
babylon-cell-nothing = prázdné
babylon-cell-now = { $symbol }, jen v tomto tahu
babylon-only-now = Symbol na dílku z tohoto tahu: každá dekorace musí stát aspoň na jednom takovém.
babylon-cell-hangs = pod lávkou
babylon-board = Zahrada shora

## Tools

babylon-view-3d = 3D pohled
babylon-view-top = Pohled shora
babylon-xray = Zprůhlednit horní patra
babylon-levels = Zobrazená patra
babylon-turn-view = Otočit pohled
babylon-zoom-in = Přiblížit
babylon-zoom-out = Oddálit
babylon-look-home = Obnovit pohled
babylon-fold = Sbalit panely
babylon-unfold = Zobrazit panely
babylon-picture = Uložit obrázek
babylon-picture-share = Sdílet obrázek
babylon-orbit = Pomalu otáčet
babylon-sheet = Vysunout nebo zasunout panel
babylon-no-3d = Toto zařízení nezvládá 3D, proto je tu pohled shora.
babylon-slow-3d = 3D je na tomto zařízení pomalé, proto je tu pohled shora. Tlačítkem s krychlí můžeš 3D přesto zapnout.
babylon-lost-3d = 3D na chvíli vypadlo, proto je tu pohled shora.
babylon-3d-comes = Zahrada se načítá
babylon-legend = Legenda a klávesy
babylon-legend-levels = Jak vypadají patra
babylon-legend-board = Deska
babylon-legend-stones = Rámeček: materiál
babylon-legend-flowers = Květiny a volné symboly
babylon-legend-pieces = Postavené dekorace
babylon-legend-marks = Co je v zahradě vyznačeno
babylon-mark-site = místo pro dílek
babylon-mark-spot = jde ozdobit
babylon-mark-pair = dvě pole jedné dekorace
babylon-mark-doomed = už nebude vidět
babylon-keys = Klávesy
babylon-key-arrows = Pohyb po desce
babylon-key-enter = Vybrat; na kroužku dekorace: postavit ji
babylon-key-rotate = Otočit dílek
babylon-key-corner = Jiný volný roh
babylon-key-areas = Lom, místa, deska, tlačítka
babylon-key-undo = Vrátit
babylon-key-read = Přečíst nahlas, co tu je
babylon-key-escape = Zrušit výběr
babylon-tab-quarry = Lom
babylon-tab-store = Sklad
babylon-tab-score = Body
babylon-tab-rivals = Soupeři

## The round tokens by name

babylon-coin-single = Dar kamene
babylon-coin-double = Mistr kameník
babylon-coin-wild-symbol = Přetesání
babylon-coin-wild-space = Nová rytina
babylon-coin-flower = Slavnost květin
babylon-coin-less = Tvrdá skála
babylon-coin-none = Klidný den
babylon-coin-first = První ráno
babylon-coin-first-does = V prvním kole žádný žeton není.
babylon-coin-end = Poslední večer

## Points

babylon-worth-height = { $level } × 2
babylon-worth-three = 3 × { $list }
babylon-worth-sets = { $number } × 4
babylon-this-turn = v tomto tahu
babylon-toward-set = k další sadě: { $what }
babylon-final = Závěrečné hodnocení
babylon-final-total = Celkem
babylon-final-free = Volné otvory
babylon-final-free-about = Při stejných bodech vyhrává, kdo má méně otvorů bez dílku.
babylon-final-row = Klepni na řádek a uvidíš to v zahradě
babylon-final-skip = Přeskočit
babylon-best = nejlepší

## Options of a new game

option-supply = Sochy, schodiště, fontány a lávky
option-supply-endless = Bez omezení
option-supply-printed = Jako v krabici
option-tiles = Dílky
option-tiles-built-in = Z programu
option-tiles-own = Z mé krabice

## The first game: one sentence at each new step

table-guide-babylon-remove = Vítej! Před hrou se z lomu odebere několik hliněných dílků. Dotkni se jednoho a odkryje se ten, který leží pod ním.
table-guide-babylon-dig = Teď těž: dotkni se dílku v lomu. Číslo na něm ukazuje, kolik sloupů dostaneš.
table-guide-babylon-dig-chosen = Vidíš, proč jich dá právě tolik. Líbí se ti ten dílek? Pak klepni na „Vytěžit dílek“.
table-guide-babylon-build = Dotkni se ve své zahradě místa pro dílek. Zlaté kroužky jsou dekorace, které nic nestojí.
table-guide-babylon-build-chosen = Vidíš, co to stojí a co to umožní. Otoč dílek, posuň ho, nebo stav.

## The rules, as a refusal tells them. glossary.toml lists those that hold a ruling; they are shown with ruling-note.

rule-babylon-1-1 = Deska tvé zahrady má 64 otvorů, 8 × 8, od a1 po h8; řada 1 je ti nejblíž. Do každého otvoru se vejde jeden sloup.
rule-babylon-1-2 = Tvoje úložná oblast má 6 polí pro jednoduché sloupy a 1 výřez pro dílek terasy.
rule-babylon-1-3 = Dílků teras o 2 × 2 polích je 48: 16 z hlíny se 2 symboly, 16 ze žuly se 3 a 16 z čediče se 4. Na každém je květina; obě strany ukazují totéž.
rule-babylon-1-4 = Počáteční dílky jsou 4, pro každou květinu jeden. Nemají žádný materiál.
rule-babylon-1-5 = Žetonů kol je 14 a k nim patří žeton konce hry, který ukazuje, že ostatní došly.
rule-babylon-1-6 = V zásobě je 148 jednoduchých a 60 dvojitých sloupů, 38 vyhlídek, 38 soch, 15 schodišť, 15 fontán a 15 lávek.
rule-babylon-1-7 = Symboly na dílcích a žetony vznikly pro tento program a jsou vyvážené: od každého symbolu 36, u každé květiny stejně. Kdo má hru doma, může použít dílky a žetony z krabice.
rule-babylon-1-8 = Zásoba nikdy nedojde, pokud nastavení neomezí sochy, schodiště, fontány a lávky na počty z krabice, společné všem zahradám. Co dojde, to už postavit nejde.
rule-babylon-1-9 = Jedno vydání uvádí také 17 karet rozšíření, ale bez pravidel, proto tu nejsou.

rule-babylon-2-1 = Hrají 2 až 4 hráči. Každý má desku a svou květinu: popořadě bílou, růžovou, modrou a oranžovou, nebo zvolenou. Počáteční dílek s touto květinou leží v úložné oblasti; sloupy zatím nikdo nemá.
rule-babylon-2-2 = Lom tvoří 16 hromádek, 4 × 4: dole čedič, na něm žula, nahoře hlína, vše náhodně. Z každé hromádky je znám jen vrchní dílek.
rule-babylon-2-3 = Žetony kol se zamíchají. Ve 2 hráčích se jich použije 14, ve 3 hráčích 12 a ve 4 hráčích 10. Ostatní se vyřadí ze hry, aniž by je někdo viděl.
rule-babylon-2-4 = Prvního hráče určí los nebo nastavení. Dál se hraje po směru hodinových ručiček.
rule-babylon-2-5 = Před prvním kolem hráči postupně odebírají z lomu hliněné dílky, vždy po jednom: ve 3 hráčích celkem tři, ve 2 šest, ve 4 žádný. Odebrat se smí jen hlína.

rule-babylon-3-1 = Ve 2 hráčích trvá hra 15 kol, ve 3 hráčích 13 a ve 4 hráčích 11. V každém kole má každý hráč jeden tah.
rule-babylon-3-2 = Ve svém tahu musíš těžit, pak můžeš stavět a nakonec musíš zbytek uskladnit nebo odložit. Co nepatří k právě probíhajícímu kroku, není dovoleno, a tah skončí, až když ho ukončíš.

rule-babylon-4-1 = Vytěž jeden viditelný dílek: vrchní z libovolné hromádky, která není prázdná. Dílek pod ním se odhalí hned, ještě než začneš stavět.
rule-babylon-4-2 = Každý okraj vytěženého dílku ti dá jednoduchý sloup, pokud sousedí s viditelným dílkem ve stejné nebo nižší vrstvě, s okrajem lomu nebo s jeho dnem. Dílek ve vyšší vrstvě nedá nic.
rule-babylon-4-3 = Ještě jeden jednoduchý sloup dostaneš, když je na dílku tvoje květina.
rule-babylon-4-4 = Příklad: žulový dílek vedle hlíny, žuly, čediče a prázdné hromádky dá 3 jednoduché sloupy hráči s jinou květinou.

rule-babylon-5-1 = Smíš postavit dílek vytěžený v tomto tahu a dílek, který na začátku tvého tahu ležel v úložné oblasti: jeden z nich, oba v libovolném pořadí, nebo žádný.
rule-babylon-5-2 = Ve svém tahu můžeš vyměnit 2 jednoduché sloupy za 1 dvojitý, nikdy naopak. Výměna proběhne automaticky, když dvojité chybějí; nejdřív se použijí ty, které už máš.
rule-babylon-5-3 = Dílek leží celý na desce, nad 2 × 2 poli, stranou se zahradou vzhůru, v libovolném ze čtyř natočení, v 1. patře nebo výš.
rule-babylon-5-4 = Dílek spočívá na 3 nebo 4 podpěrách, pod každým polem je nejvýš jedna. Jednoduchý sloup nebo socha stojí přesně o patro níž, dvojitý sloup o dvě, vždy na tom, co je na daném poli nejvýš.
rule-babylon-5-5 = Sloup potřebuje prázdné pole viditelné shora: nic na něm nestojí a nezakrývá ho žádný dílek. Na symbolu tohoto pole nezáleží; pod sloupem se ztratí.
rule-babylon-5-6 = Každý sloup stojí pod dílkem, který právě stavíš: sloupy se nikdy nestaví samostatně ani na sebe.
rule-babylon-5-7 = Jsou-li podpěry přesně 3, přijde na pole bez podpěry hned vyhlídka. Smíš použít 3 podpěry, i když jsou možné 4, a které pole zůstane bez podpěry, volíš ty.
rule-babylon-5-8 = Dílek se pokládá shora: vše, co už na jeho čtyřech polích je, musí být níž. Pod dílek ani skrz lávku se nic stavět nedá.
rule-babylon-5-9 = Viditelná socha přesně o patro níž pod polem nového dílku ho vždy podpírá a nejde ji vynechat. Od té chvíle už to není socha: nedává body, neurčuje linii a nepatří do žádné sady.
rule-babylon-5-10 = Pole bez podpěry smí viset nad čímkoli, co je níž, ale ne nad sochou o patro níž, nad polem pod lávkou ani nad dolní půlkou schodiště, které vede do patra tohoto dílku.
rule-babylon-5-11 = Dva dílky se nikdy nesmějí krýt úplně: žádné dva dílky v zahradě nesmějí ležet nad stejným čtvercem 2 × 2 pole, ani když jsou v různých patrech nebo je jeden zakrytý.
rule-babylon-5-12 = Stavět musíš patro po patře: chceš-li postavit dílek výš než v prvním patře, musíš mít v zahradě dílek přesně o patro níž, ať leží kdekoli, třeba i zakrytý.
rule-babylon-5-13 = Použít smíš jen sloupy, které máš, uskladněné i nové; dvojitý nikdy neslouží jako jednoduchý. Limit 6 sloupů platí až na konci tvého tahu.

rule-babylon-6-1 = Po postavení dílku smíš zdarma postavit libovolný počet dekorací, kdykoli do konce svého tahu: i mezi prvním a druhým dílkem a po tom druhém.
rule-babylon-6-2 = Dekorace musí aspoň zčásti stát na dílku postaveném v tomto tahu.
rule-babylon-6-3 = Dekorace stojí na prázdných, viditelných polích se svým symbolem; na každém poli jen jedna a nikdy diagonálně.
rule-babylon-6-4 = Schodiště spojuje dva symboly schodišť těsně vedle sebe, na dvou dílcích, jejichž patra se liší přesně o 1.
rule-babylon-6-5 = Fontána potřebuje dva symboly fontán těsně vedle sebe, na dvou různých dílcích ve stejném patře.
rule-babylon-6-6 = Lávka spojuje v přímé linii dva symboly lávek na dvou dílcích téhož patra; mezi nimi je jedno pole. Nesmí na něm být dílek tak vysoko či výš ani jiná lávka a nic se tam už nesmí postavit.
rule-babylon-6-7 = První socha smí stát na libovolném symbolu sochy, každá další v přímé linii se stojící sochou, v jakékoli vzdálenosti a patře. Socha, která se stala podpěrou, se nepočítá, zakrytá ano.
rule-babylon-6-8 = Příklad: na symbolu sochy na dílku z dřívějšího tahu už sochu nepostavíš, ani když s ním nová socha stojí v linii.
rule-babylon-6-9 = Pole zakryté dílkem už nejde k ničemu použít.

rule-babylon-7-1 = Na konci tahu si necháš co nejvíc jednoduchých sloupů, nejvýš však 6; ostatní se vrátí do zásoby. Dvojité sloupy si nechat nemůžeš.
rule-babylon-7-2 = Svůj tah ukončíš jedním rozhodnutím: který z nepostavených dílků uskladníš, pokud vůbec nějaký. Ostatní se vyřadí ze hry.
rule-babylon-7-3 = Počáteční dílek nemusíš postavit v prvním kole. Dokud leží v úložné oblasti, nejde uskladnit jiný dílek, ledaže počáteční odložíš.

rule-babylon-8-1 = Po tahu posledního hráče se odhalí vrchní žeton kola. Jeho efekt platí v příštím tahu každého hráče. V prvním kole žádný efekt neplatí.
rule-babylon-8-2 = Efekty: 1 jednoduchý nebo dvojitý sloup; jiný symbol; symbol na poli bez symbolu; 2 sloupy místo 1 za tvou květinu; o 1 sloup méně za těžbu. Který platí, určuje žeton kola.
rule-babylon-8-3 = Určuje-li to žeton kola, smíš jednou za tah dát jiný symbol, a to do konce tahu, prázdnému, viditelnému poli dílku postaveného v tomto tahu: poli se symbolem, nebo bez něj, podle žetonu.
rule-babylon-8-4 = První hráč zůstává stejný. Když poslední hráč už nemá žádný žeton kola k odhalení, hra končí.

rule-babylon-9-1 = Zahrady se hodnotí při pohledu shora: počítají se dílky a dekorace, které jsou aspoň zčásti vidět; co dílky úplně zakrývají, se nepočítá.
rule-babylon-9-2 = Získáš tolik bodů, kolik je dvojnásobek čísla nejvyššího patra, ve kterém máš dílek.
rule-babylon-9-3 = Za sochu získáš tolik bodů, v kolikátém stojí patře, za fontánu nebo lávku trojnásobek a za schodiště součet obou pater, která spojuje.
rule-babylon-9-4 = Každá vyhlídka dá 1 bod v kterémkoli patře; zakrytá nedá nic.
rule-babylon-9-5 = Každá sada sochy, fontány, lávky a schodiště dá 4 body. Musí být viditelné a nesmí být podpěrami; každá dekorace patří jen do jedné sady.
rule-babylon-9-6 = Každá sada viditelných dílků se čtyřmi různými květinami dá 4 body; i počáteční dílky se počítají. Každý dílek patří jen do jedné sady.
rule-babylon-9-7 = Vítězí hráč s nejvyšším počtem bodů. Při shodě vítězí ten, kdo má na desce méně otvorů, nad kterými není dílek; pokud ani to nerozhodne, hráči vítězství sdílí.

rule-babylon-10-1 = Místo dílku udává jeho levé dolní pole a patro, třeba c4:2; r0 až r3 je počet čtvrtotáček doprava. U dekorace na dvou polích se píšou obě, podle abecedy. Hromádky v lomu mají označení a1 až d4.
