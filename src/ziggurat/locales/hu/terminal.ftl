### The terminal in Hungarian. en/terminal.ftl says where each message stands, and how long it may be.

## Players

to-move = – soron

## The top line

move-number = { $ply }. lépés
saved = Mentve: { $file }

## Headings of the panels

heading-do = Teendő
heading-preview = Ez történne
heading-log = Játéknapló
heading-help = Súgó
heading-rules = A szabályok röviden
heading-keys = Billentyűk
heading-typing = Lépések szövegként
heading-over = Vége a játéknak
coming = következő: { $letters }
heading-credits = A játékról

## What to do, for every game

do-wait = { $name } játszik. Bármelyik billentyű: gyorsabban.
do-wait-for-rules = A gép készülődik. Ezen a számítógépen az első alkalommal ez fél percig tart.
do-confirm = Enter: mehet. Esc: válassz újra.
do-over = n: új játék, mindenki egy hellyel arrébb. w: mentés.
not-here = Itt nem lehet. Válassz egyet a kiemelt mezők közül.
too-small = Nagyítsd az ablakot legalább ekkorára: { $width } × { $height }.

## Buttons

button-confirm = Mehet
button-cancel = Vissza
button-yes = Igen
button-no = Nem
button-save = Mentés
button-leave = Kilépés
button-stay = Maradok
button-close = Bezárás
button-again = Új játék
button-free = Szabad sarok
button-turn = Forgatás

## Key help in the bottom line

key-choose = lépkedés
key-touch = választás
key-back = vissza
key-undo = visszavon
key-hint = tipp
key-type = beírás
key-save = mentés
key-help = súgó
key-quit = kilépés
key-again = új játék
key-turn = oldal
key-step = léptetés
key-ends = eleje/vége
key-play = lejátszás
key-jump = ugrás
key-analyse = elemzés
key-mistake = hiba
key-switch = váltás
key-other = kertek
key-level = szintek

## The keys, explained in the help

keys-arrows = Nyilak, Tab: ugrás egy mezőre vagy gombra. Enter vagy szóköz: kiválasztod. Az egér is működik.
keys-numbers = 1–5: egy oszlop. A gombon lévő betű: az a gomb.
keys-back = Esc: egy lépés vissza.
keys-undo = u: visszavonás. A körödben addig, amíg elő nem kerül valami új a zsákból vagy a kőbányából; a gép ellen bármikor; emberek között, ha mindenki beleegyezik.
keys-hint = h: tipp, ha rajtad kívül más ember nem játszik.
keys-type = Kettőspont (:): lépés beírása.
keys-save = w: a játék mentése fájlba. q: kilépés.
keys-turn = t: több játékosnál a tábla afelé fordul, aki éppen dönt, vagy végig mozdulatlan marad.
keys-log = Page Up, Page Down: a napló olvasása.
keys-step = Jobbra, balra nyíl: egy lépés előre, vissza.
keys-ends = Home, End: az elejére, a végére.
keys-play = Szóköz: automatikus lejátszás vagy megállítás.
keys-jump = g: ugrás adott számú lépésre.
keys-analyse = a: a játék elemzése. m: a következő hibához.
keys-side = t: a tábla a következő oldalról.
keys-leave = q: kilépés.

## Typing a move

type-a-move = Egy lépés, például { $example }
typed-unreadable = Innen nem érthető: { $column }. karakter. Lehetséges lépések például: { $moves }.
typed-refused = Szabály tiltja ({ $rule }): { $sentence }
typed-other-step = Most nem: { $sentence } Szabály: { $rule }.
rule-quoted = Szabály ({ $rule }): { $sentence }
typed-not-now = Most nem a te köröd van.

## Undo

undo-nothing = Nincs mit visszavonni.
undo-over = A játéknak vége. Visszavonod az utolsó döntést, és folytatod a játékot?
undo-asks = { $name } szeretne visszavonni eddig: { $ply }. lépés.
undo-agree =
    { $number ->
        [one] Beleegyezik a másik játékos?
       *[other] Beleegyezik a többi játékos?
    } ({ $other })
undo-refused = Nem történt visszavonás.
taken-back = Visszavonva eddig az állásig: { $ply }. lépés után.
taken-back-by = { $terms ->
    [bots] { $name }: visszavonás eddig az állásig: { $ply }. lépés után, a gép ellen.
    [agreed] { $name }: visszavonás eddig az állásig: { $ply }. lépés után, közös beleegyezéssel.
   *[free] { $name }: visszavonás eddig az állásig: { $ply }. lépés után.
  }

## Saving and leaving

save-ask = A játék mentése mint
save-exists = Már létezik, és nem írjuk felül: { $file }. Válassz másik nevet.
save-failed = Nem írható: { $file }: { $reason }
save-name-needed = Adj meg egy fájlnevet.
leave-ask = A játéknak még nincs vége. Mégis kilépsz?
leave-unsaved = Amit nem mentettél el, elvész.

## In the log, for every game

forced = Már csak egy szabad mező volt: automatikusan odakerült.
resumed = A mentett játék innen folytatódik: { $ply }. lépés után.

## The end

result-you-won = Győztél!
result-won = { $name } győz!
result-shared = Közös győzelem!
result-mission-won = Küldetés teljesítve!
result-mission-lost = A küldetés nem sikerült.
result-resigned = { $name }: feladás.
result-time = { $name }: időtúllépés.
result-aborted = A játék félbeszakadt.

## Replay

replay-title = Visszajátszás
replay-start = Az első lépés előtt
replay-at = Lépés: { $ply } / { $total }
replay-open = A mentett játék itt ér véget; nem fejezték be.
replay-jump = Ugrás adott lépésre (0–{ $total })
replay-jump-wrong = Adj meg egy számot, 0–{ $total }.
replay-move = { $name }: { $move }

### Bubblee Pop in the terminal

bubblee-help-notation = place n3 · swap n2 f2 · keep · drop 3 · drop 3-4 · red 1:2 2:2 · green 3:1 3:2 · purple 3 · blue 3 · yellow 3 · pass · send 3:2 · stop. n a közeli sorod, f a távoli; 3:2 a 3. oszlop, alulról a második.

### Babylon in the terminal.

## What to do

babylon-do-site = Hová? Az arany szám a szint; a lapka bal alsó sarkánál áll.

## On the board

babylon-top-view = felülről
babylon-level-view = { $level }. szint
babylon-has-tile = + lapka

## Beside the board

babylon-token = Jelölő:
babylon-no-score = Még nincs pont.

## The place under the cursor

babylon-yield = { $stack }: { $tile }. Hozama { $number } ▮ ({ $why }).
babylon-at = { $place }, { $level }. szint.
babylon-costs = 4 támaszon: { $number } ▮.
babylon-costs-three = Kilátóval: legalább { $number } ▮.

## Help

babylon-signs = Jelek
babylon-sign-new = ebben a körben épített lapkán
babylon-sign-level = a mező szintje
babylon-sign-built = nagybetű: a díszelem meg van építve
babylon-keys-sights = v: a kőbánya vagy egy kert. o: a következő kert. l: szintről szintre, a legmagasabbtól lefelé. Esc: vissza.
babylon-keys-change = c, r: a szabad sarok áthelyezése, az építendő lapka elforgatása.
babylon-help-notation = remove b3 · dig b3 · build dug c4:2 r1 · build stored c4:1 r0 free d5 · statue c4 · stairs c4 c5 · fountain c4 d4 · bridge c4 e4 · wild c4 stairs · end · end keep dug. c4:2 a lapka bal alsó mezője és szintje, r1 negyed fordulat, free a támasz nélküli sarok.

## Hints and analysis: a computer player's opinion. Chances are parts of the victory, in percent

hint-thinking = Gondolkodik…
hint-not-ready = A tippek még nincsenek készen. Kérj újra fél perc múlva.
hint-people = Emberek közti játékban nincs tipp.
# $move is a move as it is typed, such as "drop 3".
hint-says = Tipp: { $move }. Győzelmi esély így: { $percent }%.
analysis-progress = Megvizsgált döntések: { $done } / { $of }
analysis-done = Hibák: { $number }. m: a következőhöz.
# A move that was not fine. $moves are the better ones, as they are typed.
analysis-says =
    { $grade ->
        [blunder] Súlyos hiba
        [mistake] Hiba
       *[inaccuracy] Pontatlanság
    }: { $percent }%-kal kisebb esély. Jobb: { $moves }

### Files and the command line

## Files that cannot be read

file-missing = Nincs ilyen fájl
file-is-folder = Ez mappa, nem fájl
file-forbidden = Ehhez a fájlhoz nincs jogosultságod
file-too-long = A fájl túl nagy: több mint { $limit } B
file-not-text = Ez nem UTF-8 kódolású szöveg; hibás bájt: { $byte }
file-bad-line = Hiba: { $line }. sor, { $column }. oszlop (részletek angolul: { $why })
file-unusable = Ez a fájl nem használható (részletek angolul: { $why })

## The command line

cli-bad-option = --{ $option }: ez az érték nem lehet: „{ $value }” (angolul, hogy mi lehet: { $expected })
cli-solo-alone = --solo: egyszemélyes játékban ne adj meg se --against, se --seat 2 beállítást
cli-challenge-alone = --challenge: a kihívás már megadja, ki játszik, ezért --{ $option } nélkül
cli-bad-seat = --seat: 1 és { $seats } közötti szám kell, nem { $seat }
cli-bad-against = --against: adj meg egy játékost, vagy minden más helyre egyet; más helyek: { $number }, megadott játékosok: { $found }
cli-resume-alone = --resume: a mentett játék ezt már megadja, ezért { $option } nélkül
cli-resume-other = --resume: ez egy másik játék mentése; várt: { $expected }, talált: { $found }
cli-no-challenge = Nincs ilyen kihívás: „{ $name }” (angolul, hogy mik vannak: { $expected })
cli-no-terminal = A játékhoz terminál kell: sem a bemenet, sem a kimenet nem lehet fájl vagy csővezeték
resume-over = A játéknak vége; a „ziggurat replay” megmutatja
resume-only-bots = Ebben a játékban csak gépi játékosok játszanak; a „ziggurat replay” megmutatja
challenge-fixed = { $name }: rögzített kezdés; választható: { $free }, de ez nem: { $option }
challenge-all-fixed = { $name }: rögzített kezdés; semmi sem választható, ez sem: { $option }

## ziggurat verify

verify-fair = tiszta: a húzások a kezdőértékből következnek, és senki sem választhatta meg őket
verify-consistent = megegyezik: a húzások a kezdőértékből vagy a megadott sorrendből következnek; azt viszont megválaszthatta, aki osztott
verify-unfair = { $ply }. lépés: itt „{ $found }” áll, a kezdőértékből viszont „{ $dealt }” következik
verify-impossible = Semmi sem bizonyítható (részletek angolul: { $why })

## ziggurat analyse

analyse-move = lépés
analyse-player = játékos
analyse-expected = esély
analyse-cost = veszteség
analyse-points = pont
analyse-played = a megtett lépés és egy jobb
analyse-better = { $played }; jobb: { $moves }
analyse-summary = { $name }: döntések: { $number }; súlyos hibák: { $blunders }, hibák: { $mistakes }, pontatlanságok: { $inaccuracies }; döntésenként átlagosan elvesztett eredmény: { $mean }

## ziggurat score

score-empty = A kertben nincs lapka
score-impossible = Ilyen kertet nem lehet építeni; a szabály: { $rule } (részletek angolul: { $why })
score-white = fehér
score-pink = rózsaszín
score-blue = kék
score-orange = narancssárga
score-sets = készletek: { $number }
score-support = 0 pont: { $what }, támasz lett (5.9)
score-hidden = 0 pont: { $what }, felülről nem látszik (9.1)
score-flower-hidden = A virág nem számít: { $what }, felülről nem látszik (9.1)
score-bare = Bevágások, amelyek fölött nincs lapka, döntetlen esetére (9.7): { $number }
score-result = { $rank }. { $player }: { points }
score-result-bare = { $rank }. { $player }: { points }, üres bevágások: { $bare }
