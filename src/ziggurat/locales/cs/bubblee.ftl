### Bubblee Pop in Czech. There is no printed edition: a Bubblee is a bublinka, an ordinary word that can be declined.
### en/bubblee.ftl says what the variables are.

## The words of the box

colour-red = červená
colour-purple = fialová
colour-yellow = žlutá
colour-blue = modrá
colour-green = zelená
colour-black = černá

letter-red = Č
letter-purple = F
letter-yellow = Ž
letter-blue = M
letter-green = Z
letter-black = ✕

## Parts of sentences

bubblee =
    { $colour ->
        [red] červená
        [purple] fialová
        [yellow] žlutá
        [blue] modrá
        [green] zelená
       *[black] černá
    } bublinka
bubblees =
    { $number ->
        [one] { $number } { bubblee }
        [few]
            { $number } { $colour ->
                [red] červené
                [purple] fialové
                [yellow] žluté
                [blue] modré
                [green] zelené
               *[black] černé
            } bublinky
       *[other]
            { $number } { $colour ->
                [red] červených
                [purple] fialových
                [yellow] žlutých
                [blue] modrých
                [green] zelených
               *[black] černých
            } bublinek
    }
power-of =
    schopnost { $colour ->
        [red] červených
        [purple] fialových
        [yellow] žlutých
        [blue] modrých
       *[green] zelených
    } bublinek
points =
    { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }

## What the powers do

power-red = Prohoď dvě sousední bublinky na soupeřově planetě.
power-purple = Pošli jednu ze svých volných bublinek do stejného sloupce soupeřovy planety.
power-yellow = Přesuň jednu ze svých volných bublinek do své bodovací oblasti.
power-blue = Shoď na soupeřovu planetu jednu bublinku z řady oblohy, která je soupeři bližší.
power-green = Prohoď dvě sousední bublinky na své planetě.

## Options

option-black = Černé bublinky na začátku
option-black-3 = 3 (lehká hra)
option-black-4 = 4 (střední hra)
option-black-5 = 5 (těžká hra)
option-powers = Schopnosti
option-powers-yes = Se schopnostmi
option-powers-no = Bez schopností
option-first = Kdo začíná
option-first-drawn = Hod mincí
option-first-1 = Hráč 1
option-first-2 = Hráč 2
option-sky = Obloha na začátku
option-sky-drawn = Náhodná
option-touching = Co mizí spolu s linií
option-touching-one = Jen co se linie dotýká
option-touching-group = Celá souvislá skupina
option-planet = Planeta mise

## What happens

event-bubblee-sky-laid = Obloha je připravená.
event-bubblee-turn = začíná tah.
event-bubblee-drew = ze sáčku vyskakuje { bubblee }.
event-bubblee-placed = Na oblohu míří { bubblee }: { $place }.
event-bubblee-swapped = Dvě bublinky na obloze se prohazují: { $place }.
event-bubblee-fell = { bubblee } padá ve sloupci { $column }.
event-bubblee-chain = řetězová reakce!
event-bubblee-line = { bubblees } v linii.
event-bubblee-touching =
    linie se { $number ->
        [one] dotýká
        [few] dotýkají
       *[other] dotýká
    } ještě { bubblees }.
event-bubblee-scored = +{ points }.
event-bubblee-left =
    { $number } { $number ->
        [one] bublinka opouští
        [few] bublinky opouštějí
       *[other] bublinek opouští
    } hru.
event-bubblee-power-due = k použití je { power-of }.
event-bubblee-power-used = působí { power-of }.
event-bubblee-exchanged = dvě bublinky na planetě se prohazují: { $place }.
event-bubblee-sent = { bubblee } letí na soupeřovu planetu, sloupec { $column }.
event-bubblee-powers-declined = schopnosti zůstávají nevyužité.
event-bubblee-powers-lost = schopnosti bez cíle propadají.
event-bubblee-ended = Konec hry.

ended-bubblee-5-9 = Soupeřova planeta byla plná a schopnost okamžitě rozhodla hru.
ended-bubblee-6-2 = Nezbyl žádný možný shoz, a to znamená prohru.
ended-bubblee-7-1 = V sáčku už není dost bublinek na zaplnění oblohy.
ended-bubblee-8-5 = Mise splněna: na druhé planetě nezbyla žádná barevná bublinka.

## What to do

bubblee-do-place =
    Umísti { $colour ->
        [red] červenou
        [purple] fialovou
        [yellow] žlutou
        [blue] modrou
        [green] zelenou
       *[black] černou
    } bublinku na prázdné pole oblohy.
bubblee-do-swap = Prohoď na obloze dvě sousední bublinky, nebo nech oblohu být.
bubblee-do-swap-must = Musíš na obloze prohodit dvě sousední bublinky: jinak nebude možný žádný shoz.
bubblee-do-swap-second = Se kterou sousední bublinkou ji prohodit?
bubblee-do-drop = Shoď dvě sousední bublinky, aspoň jednu ze své bližší řady.
bubblee-do-drop-second = Se kterou sousední bublinkou ji shodit?
bubblee-do-power = Použij schopnost, nebo pasuj.
bubblee-do-exchange-second = Se kterou sousední bublinkou ji prohodit?
bubblee-do-send = Pošli jednu bublinku z linie na druhou planetu, nebo skonči.

## Buttons; at most 14 characters each. The buttons of powers have the names of colours.

bubblee-keep = Beze změny
bubblee-pass = Pas
bubblee-stop = Dost

## Beside the board

bubblee-bag = V sáčku
bubblee-bag-left = zbývá: { $number }
bubblee-coming = Další ze sáčku
bubblee-powers = Schopnosti
bubblee-due = čeká:
bubblee-goal = Cíl: nahoře nezbude žádná barevná.

## At the table in a browser

bubblee-step-refill = Doplnit
bubblee-step-swap = Prohodit
bubblee-step-drop = Shodit
bubblee-step-pop = Puk!
bubblee-go-swap = Prohodit
bubblee-go-drop = Shodit
bubblee-go-place = Položit sem
bubblee-go-send = Poslat tam
bubblee-use-red = Prohodit
bubblee-use-purple = Poslat tam
bubblee-use-yellow = Vzít si ji
bubblee-use-blue = Shodit tam
bubblee-use-green = Prohodit
bubblee-keep-sky = Nechat oblohu
bubblee-skip = Přeskočit
bubblee-advice = { $deed }: { $place }
bubblee-another-power = Jiná schopnost
bubblee-power-red = Prohoď dvě sousední bublinky na druhé planetě
bubblee-power-purple = Pošli svou vrchní bublinku na druhou planetu
bubblee-power-yellow = Vezmi si svou vrchní bublinku jako bod
bubblee-power-blue = Shoď na druhou planetu jednu z její řady oblohy
bubblee-power-green = Prohoď dvě sousední bublinky na své planetě
bubblee-power-black = Žádné linie ani schopnost. Jen překáží
bubblee-powers-framed = Schopnosti v rámečku můžeš použít v libovolném pořadí.
bubblee-powers-off = Tato hra se hraje bez schopností.
bubblee-powers-help = Schopnosti a nápověda
bubblee-planet-upper = Horní planeta
bubblee-planet-lower = Dolní planeta
bubblee-planet-mission = Mise
bubblee-your-turn = Tvůj tah
bubblee-more-heads = a ještě { $number }
bubblee-turn-of = Na tahu: { $player }
bubblee-over = Konec hry
bubblee-chain = Řetězová reakce!
bubblee-full = plno
bubblee-sure-pass = Nepoužít žádnou schopnost?
bubblee-sure-stop = Už nic neposílat?
bubblee-swap-these = Prohodit tyhle dvě?
bubblee-lines =
    { $number ->
        [one] Linie!
        [2] Dvě linie najednou!
        [few] { $number } linie najednou!
       *[other] { $number } linií najednou!
    }
bubblee-chain-of =
    Řetězová reakce: { $number } { $number ->
        [one] vlna
        [few] vlny
       *[other] vln
    }!
bubblee-lands =
    Sloupec { $column }: dopadne { $first ->
        [red] červená
        [purple] fialová
        [yellow] žlutá
        [blue] modrá
        [green] zelená
       *[black] černá
    }.
bubblee-lands-both =
    Sloupec { $column }: dopadne { $first ->
        [red] červená
        [purple] fialová
        [yellow] žlutá
        [blue] modrá
        [green] zelená
       *[black] černá
    }, pak { $second ->
        [red] červená
        [purple] fialová
        [yellow] žlutá
        [blue] modrá
        [green] zelená
       *[black] černá
    }.
bubblee-change-places =
    { $first ->
        [red] Červená
        [purple] Fialová
        [yellow] Žlutá
        [blue] Modrá
        [green] Zelená
       *[black] Černá
    } a { $second ->
        [red] červená
        [purple] fialová
        [yellow] žlutá
        [blue] modrá
        [green] zelená
       *[black] černá
    } se prohodí.
bubblee-taken = Pro tebe: { $what }.
bubblee-taken-other = Pro soupeře: { $what }.
bubblee-makes-room = Linie udělá místo.

## What a screen reader says about a place

bubblee-board = Deska. Šipkami se pohybuješ, Enter vybírá, Escape vrací zpět.
bubblee-at-sky-near = Obloha, tvoje bližší řada, sloupec { $column }
bubblee-at-sky-far = Obloha, tvoje vzdálenější řada, sloupec { $column }
bubblee-at-planet-own = Tvoje planeta, sloupec { $column }, pole { $row }
bubblee-at-planet-other = Druhá planeta, sloupec { $column }, pole { $row }
bubblee-in-sky = obloha, sloupec { $column }
bubblee-on-planet = sloupec { $column }, pole { $row }
# Two neighbours of the sky, in a hint: $row is near, far, or both.
bubblee-pair =
    { $row ->
        [near] bližší řada, sloupce { $first } a { $second }
        [far] vzdálenější řada, sloupce { $first } a { $second }
       *[both] sloupec { $first }, obě řady
    }
bubblee-place-says =
    { $where }: { $colour ->
        [red] červená
        [purple] fialová
        [yellow] žlutá
        [blue] modrá
        [green] zelená
        [black] černá
       *[none] prázdné
    }{ $state ->
        [open] ; lze vybrat
        [chosen] ; vybráno
       *[none] { "" }
    }
bubblee-score = { $player }: { points }

## What happens, where no event tells it

bubblee-kept = Obloha zůstává, jak je.
bubblee-no-line = Žádná linie.
bubblee-stopped = Nic dalšího se neposílá.

## Help: the rules in short

bubblee-help-goal = Dvě planety a mezi nimi obloha. Shazuj bublinky z oblohy na svou planetu tak, aby tři jedné barvy utvořily linii: získáš je, každou za 1 bod. Kdo má na konci víc bodů, vítězí.
bubblee-help-turn = Tvůj tah: táhni bublinky ze sáčku a umisťuj je na oblohu, dokud není plná; chceš-li, prohoď na obloze dvě sousední; shoď dvě sousední na svou planetu, aspoň jednu z bližší řady.
bubblee-help-lines = Tři a více bublinek jedné barvy vedle sebe v řadě nebo ve sloupci tvoří linii. Získáš je i se stejně barevnými, které se jich dotýkají: každou za 1 bod. Co bylo nad nimi, spadne a může spustit řetězovou reakci.
bubblee-help-powers = Za každou získanou skupinu dostaneš schopnost její barvy. Můžeš ji použít, ale nemusíš.
bubblee-help-free = Volná bublinka je ta nejvyšší ve svém sloupci.
bubblee-help-black = Černé bublinky netvoří linie a nemají schopnost; jen překážejí.
bubblee-help-end = Hra končí, když v sáčku není dost bublinek na zaplnění oblohy. Kdo nemá možný shoz, hned prohrává.
bubblee-help-solo = Sólová hra: za každou linii pošli na druhou planetu jednu bublinku, za delší dvě. Linie, které tam vzniknou, zmizí ze hry. Zbav druhou planetu všech barevných bublinek.

bubblee-help-keys = Klávesy: šipky – pohyb po polích, Enter – výběr, 1–5 – sloupec, Esc – o krok zpět, Z – vrátit akci.

## The end, in the browser: points by where they came from

bubblee-points-from = Body za
# In a game that was taken over from another: points that were there at its start.
bubblee-points-before = Předtím
bubblee-points-lines = Linie
bubblee-points-chains = Řetězové reakce
bubblee-points-powers = Schopnosti
bubblee-points-all = Celkem

## The rules, as a refusal tells them. glossary.toml lists those that hold a ruling; they are shown with this note.

ruling-note = Toto pravidlo obsahuje výklad tohoto programu, který jde nad rámec tištěných pravidel.

rule-bubblee-1-1 = V krabici je 96 bublinek, po 16 červených, fialových, žlutých, modrých, zelených a černých, k tomu sáček a herní deska.
rule-bubblee-1-2 = Každá planeta má 5 sloupců a 4 řady, obloha mezi nimi 5 sloupců a 2 řady. Sloupec vede od planety k planetě přes oblohu; tvoje bližší řada je pro soupeře ta vzdálenější.
rule-bubblee-1-3 = Gravitace přitahuje každou bublinku k okraji desky, u kterého sedí majitel její planety: pod bublinkou nikdy není prázdné pole.

rule-bubblee-2-1 = Na začátku jsou na obloze dvě bublinky od každé z pěti barev a žádná černá; stejné se nikdy nedotýkají, ani diagonálně. Rozložení se losuje, nebo ho určí nastavení.
rule-bubblee-2-2 = Ostatní barevné bublinky, od každé barvy 14, a 3 černé jdou do sáčku: celkem 73. Co v sáčku je, smí vědět každý; v jakém pořadí budou bublinky vycházet ven, neví nikdo.
rule-bubblee-2-3 = Na začátku jsou ve spodní řadě každé planety černé bublinky: 3 (lehká hra), 4 (střední) nebo 5 (těžká). Hráči nemusí začínat se stejným počtem.
rule-bubblee-2-4 = Kdo začíná, rozhodne hod mincí, pokud to neurčí nastavení.
rule-bubblee-2-5 = Hrát se dá i bez schopností, také v sólové hře: pak nejde použít žádnou schopnost.

rule-bubblee-3-1 = Tah začíná doplněním oblohy: vytáhni ze sáčku bublinku, umísti ji na libovolné prázdné pole oblohy a opakuj to, dokud není obloha plná. V prvním tahu hry není co doplňovat.
rule-bubblee-3-2 = Jednou za tah smíš prohodit dvě bublinky různých barev, které na obloze sousedí v řadě nebo ve sloupci. S prohozením i bez něj ti musí zbýt aspoň jeden možný shoz.
rule-bubblee-3-3 = Musíš na svou planetu shodit dvě sousední bublinky z oblohy: dvě vedle sebe z bližší řady, nebo obě z jednoho sloupce. Každá padá svým sloupcem, bližší dopadne první.
rule-bubblee-3-4 = Nejdřív dopadnou obě shozené bublinky, teprve potom se hledají linie.

rule-bubblee-4-1 = Tři a více bublinek jedné barvy vedle sebe v řadě nebo ve sloupci tvoří linii. Diagonály se nikdy nepočítají a černé bublinky také ne.
rule-bubblee-4-2 = Všechny linie na planetě se odeberou najednou i s bublinkami stejné barvy, které se jich dotýkají (podle nastavení s celým shlukem). Jdou do bodovací oblasti majitele planety, každá bublinka za 1 bod.
rule-bubblee-4-3 = Co stálo výš, spadne. Vzniknou-li tím nové linie, odeberou se také: to je řetězová reakce, která trvá, dokud se má co dít.
rule-bubblee-4-4 = Příklad: zmizí tři fialové bublinky, zelená nad nimi spadne a doplní řadu tří zelených. To je 6 bodů a dvě schopnosti k použití.

rule-bubblee-5-1 = Za každou skupinu bublinek odebranou z tvé planety získáš jednu schopnost její barvy. Až se vše uklidní, smíš ji použít, ale nemusíš. Schopnost, kterou nemáš, použít nejde.
rule-bubblee-5-2 = Máš-li víc schopností, pořadí volíš ty. Použij jednu z nich na vybraný cíl, nebo pasuj: tím se vzdáš všech schopností, které právě máš.
rule-bubblee-5-3 = Linie, která na planetě vznikne díky schopnosti, patří majiteli té planety; smí její schopnost použít i v cizím tahu. Nejdřív dokončí volbu aktivní hráč, pak volí druhý.
rule-bubblee-5-4 = Červená schopnost prohodí dvě sousední bublinky na soupeřově planetě, zelená na tvojí. Musí být v jedné řadě nebo sloupci a lišit se barvou; prázdná pole se neprohazují.
rule-bubblee-5-5 = Fialová schopnost pošle jednu z tvých volných bublinek (nejvyšší ve svém sloupci) do stejného sloupce soupeřovy planety. Musí v něm být místo.
rule-bubblee-5-6 = Modrá schopnost shodí na soupeřovu planetu jednu bublinku z řady oblohy, která je soupeři bližší. V jejím sloupci musí být místo.
rule-bubblee-5-7 = Žlutá schopnost přesune jednu z tvých volných bublinek (nejvyšší ve svém sloupci) do tvé bodovací oblasti.
rule-bubblee-5-8 = Černé bublinky nemají schopnost a netvoří linie. Jinak se prohazují, shazují, posílají a bodují jako všechny ostatní.
rule-bubblee-5-9 = Dokud je na soupeřově planetě plných všech pět sloupců, fialová nebo modrá schopnost okamžitě vyhrává hru.
rule-bubblee-5-10 = Schopnost bez cíle propadne, když její majitel nemá jinou schopnost, kterou by mohl použít.
rule-bubblee-5-11 = Na plný sloupec se bublinka smí dostat jen shozem. Poslaná nebo schopností přesunutá bublinka na něj nikdy nedopadne, ani kdyby tím vznikla linie.

rule-bubblee-6-1 = Na sloupec, kde není místo, smíš bublinky shodit jen tehdy, když se tím vytvoří linie, která místo uvolní: po odebrání všech linií nesmí být žádný sloupec vyšší než 4.
rule-bubblee-6-2 = Kdo při plné obloze nemá žádný možný shoz, s prohozením ani bez něj, prohrává bez ohledu na body.

rule-bubblee-7-1 = Hra končí, když je na začátku tahu v sáčku méně bublinek než prázdných polí na obloze. Počet tahů se nedorovnává.
rule-bubblee-7-2 = Vítězí hráč s vyšším počtem bodů; při shodě bodů hráči vítězství sdílí.

rule-bubblee-8-1 = Sólová hra má 20 misí, každá je těžší než ta předchozí. Obloha je ve všech stejná, soupeřova planeta ne. Tvoje planeta začíná se 3, 4 nebo 5 černými bublinkami.
rule-bubblee-8-2 = Cíl mise: žádné bublinky kromě černých na soupeřově planetě.
rule-bubblee-8-3 = Za linii na své planetě smíš hned poslat 1 bublinku z ní do stejného sloupce soupeřovy planety, a 2 za linii ze 4 a více nebo za víc linií ve skupině. Jen z linie, nejdřív tu nejnižší.
rule-bubblee-8-4 = V sólové hře působí schopnosti na soupeřovu planetu jako vždy, její zaplnění ale nepřináší výhru. Linie na ní hned opouštějí hru, bez bodů a bez schopností.
rule-bubblee-8-5 = Misi splníš, když na soupeřově planetě zůstanou jen černé bublinky. Prohraješ ji, když nemáš žádný možný shoz nebo když bublinky v sáčku nestačí na doplnění oblohy. Na bodech nezáleží.
rule-bubblee-8-6 = Rozložení misí vznikla pro tento program. V bouři rozhoduje o pořadí bublinek náhoda; v hlavolamu vidíš pořadí předem.

rule-bubblee-9-1 = Akce, která nepatří k právě probíhajícímu kroku, není dovolená. Po konci hry už není dovolená žádná.
rule-bubblee-9-2 = Řada a sloupec jedné barvy, které se kříží v jedné bublince, jsou dvě linie.
