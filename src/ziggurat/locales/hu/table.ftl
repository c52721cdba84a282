### The table in the browser in Hungarian. en/table.ftl says where each message stands.
### Names stand where they need no suffix and no article.

table-loading = Előkészítjük az asztalt
table-your-turn = A te köröd
table-unknown = Nincs ilyen asztal. Talán hiányos a link.
table-wrong-seat = Ez a link nem ad helyet ennél az asztalnál.
table-no-board = Ezt a játékot böngészőben még nem lehet játszani.
table-not-loaded = Valami nem töltődött be. Töltsd be újra az oldalt.

## Buttons

table-undo = Visszavonás
table-ask-undo = Visszavonjuk?
table-clear = Mást választok
table-menu = Menü
table-help = A szabályok röviden
# To the page with all rules of the game.
table-all-rules = Minden szabály
table-log = Játéknapló
table-log-empty = Még semmi sem történt.
table-react = Mondj valamit
table-other-side = Nézet a másik oldalról
table-leave = Kilépés
table-leave-about = A játék megmarad: a „Folytatás” alatt megtalálod.
table-home = Kezdőlap
table-play-on = Játszom tovább
table-yes = Igen
table-no = Nem

## Games of days

table-mails = E-mail, ha te jössz

## One's own seat on another device

table-own-link = Folytatás másik eszközön
table-own-link-about = Nyisd meg ezt a linket egy másik eszközön, és ott a saját helyeden ülsz. Ne add ki senkinek: akinél ez megvan, játszhat helyetted.

## The wire

table-cut = Megszakadt a kapcsolat
table-cut-short = Egy pillanat…
table-cut-about =
    { $attempts ->
        [one] Újra próbálkozunk. Semmi sem veszett el.
       *[other] Újra próbálkozunk, eddig { $attempts } alkalommal. Semmi sem veszett el.
    }
table-retry = Próbáld most

## Refusals

table-rule = Szabály: { $rule }
# For screen readers, after a link.
table-new-tab = új lapon nyílik meg
table-refused-stale = Elkéstél: a játék már továbbment.
table-refused-out-of-turn = Most nem a te köröd van.
table-refused-not-your-seat = Ez nem a te helyed.
table-refused-not-your-name = A név, amelyen itt játszottál, most már másé. Nyiss új asztalt másik néven.
table-refused-not-now = Ez most nem lehetséges.
table-refused-over = A játéknak vége.
table-refused-not-kept = A szerver nem tudta elmenteni. Próbáld újra.
table-refused-too-fast = Egy pillanat türelmet.
table-refused-no-hints = Tippet csak a gép ellen kapsz, vagy ha mindenki egy képernyőn játszik.
table-refused-no-way-known = Innen nem ismerünk megoldást. Vonj vissza néhány lépést, és megint lesz tipp.
table-refused-not-ready = A gép még készülődik. Próbáld újra fél perc múlva.
table-refused-unknown = Itt nem lehet. Válassz egyet a kiemelt mezők közül.

## What somebody asks for; the others answer

table-asks-undo = { $name } szeretné visszavonni az utolsó lépést.
table-asks-abort = { $name } szeretné győztes nélkül befejezni a játékot.
table-asks-replace = { $name } azt szeretné, hogy { $absent } helyett a gép játsszon tovább.
table-waits-for = Várunk rá: { $name }
table-away = { $name } nincs az asztalnál.
table-let-bot-play = Játsszon a gép
table-bot-plays-for-you = A gép játszik helyetted.
table-come-back = Újra én játszom

## Beside a player

table-thinks = gondolkodik…
table-warming = készülődik; első alkalommal ez fél perc
table-days = { $days } nap { $hours } óra
table-hours = { $hours } óra { $minutes } perc
table-own-time = A te időd: { $time }
table-not-here = nincs itt
table-played-by = helyette: { $name }
table-left-resigned = feladás
table-left-time = időtúllépés

## Reactions

table-react-hello = Szia!
table-react-nice = Szép!
table-react-wow = Hűha!
table-react-oops = Hoppá!
table-react-thinking = Gondolkodom
table-react-thanks = Köszönöm!
table-react-good-game = Jó játék volt!

## Ending a game early

table-resign = Feladás
table-resign-about = Elveszíted a játékot. Biztosan feladod?
table-resign-solo = Elbukod a küldetést. Biztosan feladod?
table-abort = Játék leállítása
table-abort-about = Még senki sem lépett: a játék eredmény nélkül ér véget.

## The end

table-you-win = Győztél!
table-wins = { $name } győz!
table-shared = Közös győzelem!
table-lost = Most nem sikerült
table-aborted = Eredmény nélkül leállítva
table-solved = Megvan, { $number } körből!
table-turn-of = { $number }. kör
table-stars-until = 3 csillag: legfeljebb { $number }
table-ended-resigned = { $name }: feladás.
table-ended-time = { $name }: időtúllépés.
table-rematch = Még egyszer
table-points = Pontok
table-replay = Visszajátszás
table-download = Játék letöltése
table-counting = Számolunk…

## The first game: one sentence at each new step

table-guide-bubblee-swap = Üdv! Rakj a bolygódon, az alsón, három azonos színű buborékot egy vonalba, és a tiéd lesz. Először megcserélheted az égbolt két szomszédos buborékját: érintsd meg az egyiket, majd a másikat. Vagy hagyd így az égboltot.
table-guide-bubblee-swap-chosen = Így nézne ki. Cseréld meg őket, vagy érints meg másikat.
table-guide-bubblee-drop = Most ejts két szomszédos buborékot a bolygódra, az alsóra: kettőt a közeli sorodból, vagy egy oszlopból mindkettőt. Három azonos színű egy vonalban a tiéd.
table-guide-bubblee-drop-chosen = Látod, hová esnek, és mit kapsz értük. Ha tetszik, nyomd meg a Leejtés gombot.
table-guide-bubblee-place = Két üres hely van az égbolton. Tedd a zsákból húzott buborékot oda, ahol neked segít, vagy a másik felet akadályozza.
table-guide-bubblee-power = Egy vonal a színéhez tartozó képességet ad. Válaszd ki, majd érintsd meg, amire használnád; vagy passzolj.
table-guide-got-it = Értem
table-guide-stop = Tippek nélkül

## Replay

table-moment = Lépés: { $at } / { $of }
table-moment-by = { $name }
table-moment-back = { $name }: visszavonva
table-moment-slider = A játék állása
table-first = Az elejére
table-last = A végére
table-step = Egy lépés előre
table-step-back = Egy lépés vissza
table-play = Lejátszás
table-pause = Szünet
table-share-moment = Pillanat megosztása
table-take-over = Innen játszom tovább
table-facts = Erről a játékról
table-verdict-fair = Tiszta: a húzások a kezdőértékből következnek, és senki sem választhatta meg őket.
table-verdict-consistent = A húzások a kezdőértékből következnek; azt viszont megválaszthatta, aki osztott.
table-verdict-unfair = A húzásokat nem sikerült ellenőrizni. Részletek (angolul): { $why }
table-replay-not-over = Ennek a játéknak még nincs vége. Ha véget ért, visszanézheted.
table-replay-unknown = Nincs ilyen mentett játék.
table-upload = Mentett játék visszanézése
table-upload-about = Egy szövegfájlba mentett játékot lépésenként végignézhetsz, megoszthatsz, és bármelyik pillanatától folytathatsz.
table-upload-file = Fájl választása
table-upload-text = Vagy illeszd be a szöveget
table-upload-long = Ez túl hosszú egy mentett játékhoz.
table-upload-wrong = Ez nem mentett játék. Részletek (angolul): { $why }

## Hints and analysis: a computer player's opinion. Chances are parts of the victory, in percent

table-hint = Tipp
table-hint-thinking = Gondolkodik…
table-hint-chances = Esély a győzelemre: { $percent }%
# The best move is to keep the sky, to use no power.
table-hint-nothing = Ne változtass semmin, menj tovább.
table-hint-play = Meglépem
table-analyse = Elemzés
table-analysis = Elemzés
table-analysis-progress = Megvizsgált döntések: { $done } / { $of }
table-analysis-failed = Az elemzés megszakadt.
table-analysis-again = Újra
table-analysis-curve = Az esélyek a játék során
table-analysis-at = Lépés: { $at }
table-analysis-of = { $name } { $percent }%
table-analysis-inaccuracy = Pontatlanság
table-analysis-mistake = Hiba
table-analysis-blunder = Súlyos hiba
# What a move cost. $percent is a number.
table-analysis-cost = { $percent }%-kal kisebb esély
# The same in points, such as 2.4; less than nothing if it starts with a minus.
table-analysis-points = pont: { $points }
table-analysis-list = Hibák: { $number }
table-analysis-none = Nem találtunk hibát.
# Sentences follow that tell what happens.
table-analysis-better = Jobb lett volna:
table-analysis-show = Megnézem
table-analysis-try = Kipróbálom innen
table-analysis-next = Következő hiba
table-analysis-about = Egy lépés ára az a győzelmi esély, amelyet elveszítesz vele, egy erős gépi játékos szerint, aki csak azt látja, amit mindenki. Tévedhet, főleg kis különbségeknél.
