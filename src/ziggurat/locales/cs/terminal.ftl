### The terminal in Czech. en/terminal.ftl says where each message stands, and how long it may be.

### "Tah" is a whole turn; a single move is "akce".

## Players

to-move = na tahu

## The top line

move-number = akce { $ply }
saved = Uloženo: { $file }

## Headings of the panels

heading-do = Co udělat
heading-preview = Co by se stalo
heading-log = Průběh hry
heading-help = Nápověda
heading-rules = Pravidla ve zkratce
heading-keys = Klávesy
heading-typing = Akce jako text
heading-over = Konec hry
coming = další: { $letters }
heading-credits = O hře

## What to do, for every game

do-wait = Hraje { $name }. Libovolná klávesa: rychleji.
do-wait-for-rules = Počítač se připravuje. Na tomto zařízení to poprvé trvá půl minuty.
do-confirm = Enter: provést. Esc: vybrat znovu.
do-over = n: nová hra, každý o místo dál. w: uložit.
not-here = Tady to nejde. Vyber některé ze zvýrazněných polí.
too-small = Zvětši prosím okno aspoň na { $width } × { $height }.

## Buttons

button-confirm = Provést
button-cancel = Zpět
button-yes = Ano
button-no = Ne
button-save = Uložit
button-leave = Odejít
button-stay = Zůstat
button-close = Zavřít
button-again = Nová hra
button-free = Volný roh
button-turn = Otočit

## Key help in the bottom line

key-choose = výběr
key-touch = dotyk
key-back = zpět
key-undo = vrátit
key-hint = rada
key-type = napsat
key-save = uložit
key-help = nápověda
key-quit = odejít
key-again = nová hra
key-turn = strana
key-step = krok
key-ends = kraje
key-play = přehrát
key-jump = skok
key-analyse = rozbor
key-mistake = chyba
key-switch = přepnout
key-other = zahrady
key-level = patra

## The keys, explained in the help

keys-arrows = Šipky, Tab: přejdi na pole nebo tlačítko. Enter nebo mezerník: vyber ho. Funguje i myš.
keys-numbers = 1–5: sloupec. Písmeno na tlačítku: zkratka pro toto tlačítko.
keys-back = Esc: o krok zpět.
keys-undo = u: vrátit. Ve svém tahu, dokud se nic netáhne ze sáčku; proti počítači kdykoli; mezi lidmi, pokud všichni souhlasí.
keys-hint = h: rada, když nehraješ s jinými lidmi.
keys-type = Dvojtečka (:): napiš akci.
keys-save = w: ulož hru do souboru. q: odejdi.
keys-turn = t: při více lidech se deska otáčí k hráči, který je na řadě, nebo se neotáčí.
keys-log = Page Up, Page Down: posouvej průběh hry.
keys-step = Šipka vpravo, vlevo: o krok dál, zpět.
keys-ends = Home, End: na začátek, na konec.
keys-play = Mezerník: přehrávat automaticky, nebo zastavit.
keys-jump = g: přejít k akci podle čísla.
keys-analyse = a: rozebrat hru. m: k další chybě.
keys-side = t: ukázat desku z další strany.
keys-leave = q: odejít.

## Typing a move

type-a-move = Akce, například { $example }
typed-unreadable = Od znaku { $column } nesrozumitelné. Teď jde například: { $moves }.
typed-refused = Zakazuje to pravidlo { $rule }: { $sentence }
typed-other-step = Teď ne: { $sentence } Pravidlo { $rule }.
rule-quoted = Pravidlo { $rule }: { $sentence }
typed-not-now = Teď nejsi na tahu.

## Undo

undo-nothing = Není co vrátit.
undo-over = Hra skončila. Vrátit poslední rozhodnutí a hrát dál?
undo-asks = { $name } žádá o vrácení hry k akci { $ply }.
undo-agree =
    { $number ->
        [one] Souhlasí druhý hráč?
       *[other] Souhlasí ostatní hráči?
    } ({ $other })
undo-refused = Nic se nevrátilo.
taken-back = Vráceno do stavu po akci { $ply }.
taken-back-by = { $terms ->
    [bots] { $name }: zpět do stavu po akci { $ply }, proti počítači.
    [agreed] { $name }: zpět do stavu po akci { $ply }, po dohodě.
   *[free] { $name }: zpět do stavu po akci { $ply }.
  }

## Saving and leaving

save-ask = Uložit hru jako
save-exists = Soubor { $file } už existuje a nepřepíše se. Zvol jiný název.
save-failed = Soubor { $file } nejde zapsat: { $reason }
save-name-needed = Zadej název souboru.
leave-ask = Hra ještě neskončila. Odejít?
leave-unsaved = Co není uložené, se ztratí.

## In the log, for every game

forced = Jediné volné pole: provedeno automaticky.
resumed = Uložená hra pokračuje po akci { $ply }.

## The end

result-you-won = Vyhráváš!
result-won = { $name } vítězí!
result-shared = Společné vítězství!
result-mission-won = Mise splněna!
result-mission-lost = Mise se nezdařila.
result-resigned = { $name } vzdává hru.
result-time = { $name }: čas vypršel.
result-aborted = Hra byla přerušena.

## Replay

replay-title = Přehrávání
replay-start = Před první akcí
replay-at = Akce { $ply } z { $total }
replay-open = Záznam tady končí; hra nebyla dohrána.
replay-jump = Přejít k akci, 0 až { $total }
replay-jump-wrong = Zadej číslo od 0 do { $total }.
replay-move = { $name }: { $move }

### Bubblee Pop in the terminal

bubblee-help-notation = place n3 · swap n2 f2 · keep · drop 3 · drop 3-4 · red 1:2 2:2 · green 3:1 3:2 · purple 3 · blue 3 · yellow 3 · pass · send 3:2 · stop. n je tvoje bližší řada, f ta vzdálenější; 3:2 je sloupec 3, druhá odspodu.

### Babylon in the terminal.

## What to do

babylon-do-site = Kam? Zlaté číslo je patro; stojí v levém dolním rohu dílku.

## On the board

babylon-top-view = shora
babylon-level-view = { $level }. patro
babylon-has-tile = + dílek

## Beside the board

babylon-token = Žeton:
babylon-no-score = Zatím žádné body.

## The place under the cursor

babylon-yield = { $stack }: { $tile }. Dá { $number } ▮ ({ $why }).
babylon-at = { $place }, { $level }. patro.
babylon-costs = Na 4 podpěrách: { $number } ▮.
babylon-costs-three = S vyhlídkou: od { $number } ▮.

## Help

babylon-signs = Značky
babylon-sign-new = na dílku z tohoto tahu
babylon-sign-level = patro pole
babylon-sign-built = velké písmeno: dekorace je postavená
babylon-keys-sights = v: lom nebo zahrada. o: další zahrada. l: patro po patře, od nejvyššího dolů. Esc: zpět.
babylon-keys-change = c, r: jiný volný roh, jiné natočení dílku, který se chystáš postavit.
babylon-help-notation = remove b3 · dig b3 · build dug c4:2 r1 · build stored c4:1 r0 free d5 · statue c4 · stairs c4 c5 · fountain c4 d4 · bridge c4 e4 · wild c4 stairs · end · end keep dug. c4:2 je levé dolní pole dílku a jeho patro, r1 čtvrt otáčky, free roh bez podpěry.

## Hints and analysis: a computer player's opinion. Chances are parts of the victory, in percent

hint-thinking = Přemýšlím…
hint-not-ready = Rady ještě nejsou připravené. Zkus to znovu za půl minuty.
hint-people = Ve hře mezi lidmi rady nejsou.
# $move is a move as it is typed, such as "drop 3".
hint-says = Rada: { $move }. Šance na výhru: { $percent } %.
analysis-progress = Prozkoumaná rozhodnutí: { $done } z { $of }
analysis-done = Chyby: { $number }. m: k další.
# A move that was not fine. $moves are the better ones, as they are typed.
analysis-says =
    { $grade ->
        [blunder] Hrubá chyba
        [mistake] Chyba
       *[inaccuracy] Nepřesnost
    }: o { $percent } % menší šance. Lépe: { $moves }

### Files and the command line

## Files that cannot be read

file-missing = Soubor neexistuje
file-is-folder = To je složka, ne soubor
file-forbidden = K tomuto souboru nemáš přístup
file-too-long = Soubor je příliš velký: přes { $limit } B
file-not-text = To není text v kódování UTF-8; chybný bajt: { $byte }
file-bad-line = Chyba na řádku { $line }, sloupec { $column } (podrobnosti anglicky: { $why })
file-unusable = Tento soubor nejde použít (podrobnosti anglicky: { $why })

## The command line

cli-bad-option = --{ $option }: hodnota „{ $value }“ není povolená (anglicky, co možné je: { $expected })
cli-solo-alone = --solo: v sólové hře nezadávej --against ani --seat 2
cli-challenge-alone = --challenge: hráče už určuje výzva, proto bez --{ $option }
cli-bad-seat = --seat: zadej číslo od 1 do { $seats }, ne { $seat }
cli-bad-against = --against: zadej jednoho hráče, nebo po jednom na každé další místo; dalších míst: { $number }, zadaných hráčů: { $found }
cli-resume-alone = --resume: uložená hra to už určuje, proto bez { $option }
cli-resume-other = --resume: to je uložená jiná hra; očekávaná: { $expected }, nalezená: { $found }
cli-no-challenge = Výzva „{ $name }“ neexistuje (anglicky, jaké jsou: { $expected })
cli-no-terminal = Hra potřebuje terminál: vstup ani výstup nesmí být soubor nebo roura
resume-over = Hra už skončila; ukáže ji „ziggurat replay“
resume-only-bots = V této hře hrají jen počítačoví hráči; ukáže ji „ziggurat replay“
challenge-fixed = { $name } má pevný začátek; zvolit lze: { $free }, ne { $option }
challenge-all-fixed = { $name } má pevný začátek; nelze zvolit nic, ani { $option }

## ziggurat verify

verify-fair = férové: losování vyplývají z náhodného semínka a nikdo je nemohl ovlivnit
verify-consistent = souhlasí: losování vyplývají z náhodného semínka nebo z uvedeného pořadí; to si ale mohl vybrat ten, kdo rozdával
verify-unfair = akce { $ply }: je tu „{ $found }“, ale z náhodného semínka vyplývá „{ $dealt }“
verify-impossible = Nic nejde dokázat (podrobnosti anglicky: { $why })

## ziggurat analyse

analyse-move = akce
analyse-player = hráč
analyse-expected = šance
analyse-cost = ztráta
analyse-points = body
analyse-played = zahraná akce a lepší
analyse-better = { $played }; lépe { $moves }
analyse-summary = { $name }: rozhodnutí: { $number }; hrubé chyby: { $blunders }, chyby: { $mistakes }, nepřesnosti: { $inaccuracies }; průměrná ztráta na rozhodnutí: { $mean } výsledku

## ziggurat score

score-empty = V zahradě není žádný dílek
score-impossible = Takovou zahradu nelze podle pravidla { $rule } postavit (podrobnosti anglicky: { $why })
score-white = bílé
score-pink = růžové
score-blue = modré
score-orange = oranžové
score-sets = sady: { $number }
score-support = 0 bodů: { $what }, podpěra (5.9)
score-hidden = 0 bodů: { $what }, shora není vidět (9.1)
score-flower-hidden = Květina se nepočítá: { $what }, shora není vidět (9.1)
score-bare = Otvory, nad kterými není dílek, pro případ shody (9.7): { $number }
score-result = { $rank }. { $player }: { points }
score-result-bare = { $rank }. { $player }: { points }, volné otvory: { $bare }
