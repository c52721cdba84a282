### The table in the browser in Czech. en/table.ftl says where each message stands.
### "Tah" is a whole turn; a single move is "akce". A name is of no gender: no past tense beside it.

table-loading = Chystáme stůl
table-your-turn = Tvůj tah
table-unknown = Takový stůl tu není. Možná odkaz není celý.
table-wrong-seat = Tento odkaz nevede na žádné místo u tohoto stolu.
table-no-board = Tahle hra se v prohlížeči zatím hrát nedá.
table-not-loaded = Něco se nenačetlo. Načti stránku znovu.

## Buttons

table-undo = Vrátit
table-ask-undo = Vrátíme to?
table-clear = Vybrat znovu
table-menu = Nabídka
table-help = Pravidla ve zkratce
# To the page with all rules of the game.
table-all-rules = Všechna pravidla
table-log = Průběh hry
table-log-empty = Zatím se nic nedělo.
table-react = Říct něco
table-other-side = Pohled z druhé strany
table-leave = Odejít
table-leave-about = Hra se uloží: najdeš ji pod „Hrát dál“.
table-home = Domů
table-play-on = Hrát dál
table-yes = Ano
table-no = Ne

## Games of days

table-mails = E-mail, když jsi na tahu

## One's own seat on another device

table-own-link = Hrát dál na jiném zařízení
table-own-link-about = Otevři tento odkaz na jiném zařízení a budeš tam sedět na svém místě. Nech si ho pro sebe: kdo ho má, může hrát za tebe.

## The wire

table-cut = Spojení přerušeno
table-cut-short = Moment…
table-cut-about =
    { $attempts ->
        [one] Zkoušíme to znovu. Nic se neztratilo.
       *[other] Zkoušíme to znovu, pokusů zatím: { $attempts }. Nic se neztratilo.
    }
table-retry = Zkusit hned

## Refusals

table-rule = Pravidlo { $rule }
# For screen readers, after a link.
table-new-tab = otevře se na nové kartě
table-refused-stale = Už je pozdě: hra je mezitím dál.
table-refused-out-of-turn = Teď nejsi na tahu.
table-refused-not-your-seat = To není tvoje místo.
table-refused-not-your-name = Jméno, pod kterým tu hraješ, teď patří někomu jinému. Založ nový stůl pod jiným jménem.
table-refused-not-now = Teď to nejde.
table-refused-over = Hra skončila.
table-refused-not-kept = Server to nemohl zapsat. Zkus to znovu.
table-refused-too-fast = Moment, prosím.
table-refused-no-hints = Rady jsou jen proti počítači, nebo když všichni hrají na jedné obrazovce.
table-refused-no-way-known = Odsud neznáme žádné řešení. Vrať pár tahů a rady budou zase fungovat.
table-refused-not-ready = Počítač se ještě připravuje. Zkus to prosím za půl minuty.
table-refused-unknown = Tady to nejde. Dotkni se některého ze zvýrazněných polí.

## What somebody asks for; the others answer

table-asks-undo = { $name } žádá o vrácení poslední akce.
table-asks-abort = { $name } žádá o ukončení hry bez vítěze.
table-asks-replace = { $name } žádá, aby dál hrál počítač (chybí: { $absent }).
table-waits-for = Čeká se na: { $name }
table-away = { $name } teď není u stolu.
table-let-bot-play = Ať dál hraje počítač
table-bot-plays-for-you = Hraje za tebe počítač.
table-come-back = Vrátit se do hry

## Beside a player

table-thinks = přemýšlí…
table-warming = připravuje se; poprvé to trvá půl minuty
table-days = { $days } d { $hours } h
table-hours = { $hours } h { $minutes } min
table-own-time = Tvůj čas: { $time }
table-not-here = není u stolu
table-played-by = hraje { $name }
table-left-resigned = hra vzdána
table-left-time = čas vypršel

## Reactions

table-react-hello = Ahoj!
table-react-nice = Pěkně!
table-react-wow = Páni!
table-react-oops = Jejda!
table-react-thinking = Přemýšlím
table-react-thanks = Díky!
table-react-good-game = Dobrá hra!

## Ending a game early

table-resign = Vzdát hru
table-resign-about = Hru tím prohraješ. Opravdu ji vzdát?
table-resign-solo = Misi tím prohraješ. Opravdu ji vzdát?
table-abort = Ukončit hru
table-abort-about = Zatím nikdo nehrál: hra skončí bez výsledku.

## The end

table-you-win = Vyhráváš!
table-wins = { $name } vítězí!
table-shared = Společné vítězství!
table-lost = Tentokrát ne
table-aborted = Ukončeno bez výsledku
table-solved = Povedlo se! { $number ->
    [one] { $number } tah
    [few] { $number } tahy
   *[other] { $number } tahů
}
table-turn-of = Tah { $number }
table-stars-until = 3 hvězdy: nejvýš { $number }
table-ended-resigned = { $name } vzdává hru.
table-ended-time = { $name }: čas vypršel.
table-rematch = Hrát znovu
table-points = Body
table-replay = Přehrát
table-download = Uložit záznam
table-counting = Počítáme…

## The first game: one sentence at each new step

table-guide-bubblee-swap = Vítej! Srovnej na své planetě (té dolní) tři bublinky jedné barvy do linie a jsou tvoje. Nejdřív můžeš na obloze prohodit dvě sousední bublinky: dotkni se jedné a pak druhé. Nebo nech oblohu být.
table-guide-bubblee-swap-chosen = Takhle by to vypadalo. Prohoď je, nebo se dotkni jiných.
table-guide-bubblee-drop = Teď shoď dvě sousední bublinky na svou planetu, tu dolní: dvě z bližší řady, nebo obě z jednoho sloupce. Tři jedné barvy v linii jsou tvoje.
table-guide-bubblee-drop-chosen = Vidíš, kam dopadnou a co získáš. Líbí se ti to? Pak klepni na „Shodit“.
table-guide-bubblee-place = Na obloze jsou dvě mezery. Bublinku ze sáčku dej tam, kde pomůže tobě, nebo kde bude překážet druhé straně.
table-guide-bubblee-power = Linie ti dává schopnost své barvy. Vyber schopnost a dotkni se toho, na co má působit, nebo pasuj.
table-guide-got-it = Rozumím
table-guide-stop = Bez rad

## Replay

table-moment = Krok { $at } z { $of }
table-moment-by = { $name }
table-moment-back = { $name }: vráceno
table-moment-slider = Místo ve hře
table-first = Na začátek
table-last = Na konec
table-step = O krok dál
table-step-back = O krok zpět
table-play = Přehrát
table-pause = Pauza
table-share-moment = Sdílet tento okamžik
table-take-over = Hrát dál odtud
table-facts = O této hře
table-verdict-fair = Férová hra: všechna losování vyplývají z náhodného semínka a nikdo je nemohl ovlivnit.
table-verdict-consistent = Všechna losování vyplývají z náhodného semínka; to si ale mohl vybrat ten, kdo rozdával.
table-verdict-unfair = Losování se nepodařilo ověřit. Podrobnosti (anglicky): { $why }
table-replay-not-over = Tato hra ještě neskončila. Přehrát ji půjde, až skončí.
table-replay-unknown = Takový záznam tu není.
table-upload = Přehrát záznam
table-upload-about = Hru uloženou jako textový soubor jde projít krok za krokem, sdílet a hrát dál od kteréhokoli okamžiku.
table-upload-file = Vybrat soubor
table-upload-text = Nebo vlož text
table-upload-long = Na záznam je to moc dlouhé.
table-upload-wrong = Tohle není záznam hry. Podrobnosti (anglicky): { $why }

## Hints and analysis: a computer player's opinion. Chances are parts of the victory, in percent

table-hint = Rada
table-hint-thinking = Přemýšlím…
table-hint-chances = Šance na výhru: { $percent } %
# The best move is to keep the sky, to use no power.
table-hint-nothing = Nic neměň a hraj dál.
table-hint-play = Zahrát to
table-analyse = Rozebrat
table-analysis = Rozbor
table-analysis-progress = Prozkoumaná rozhodnutí: { $done } z { $of }
table-analysis-failed = Rozbor se přerušil.
table-analysis-again = Zkusit znovu
table-analysis-curve = Šance v průběhu hry
table-analysis-at = Krok { $at }
table-analysis-of = { $name } { $percent } %
table-analysis-inaccuracy = Nepřesnost
table-analysis-mistake = Chyba
table-analysis-blunder = Hrubá chyba
# What a move cost. $percent is a number.
table-analysis-cost = o { $percent } % menší šance
# The same in points, such as 2.4; less than nothing if it starts with a minus.
table-analysis-points = body: { $points }
table-analysis-list = Chyby: { $number }
table-analysis-none = Žádné chyby se nenašly.
# Sentences follow that tell what happens.
table-analysis-better = Lepší bylo:
table-analysis-show = Ukázat
table-analysis-try = Zkusit odtud
table-analysis-next = Další chyba
table-analysis-about = Cena tahu je šance na výhru, o kterou tím přijdeš, podle silného počítačového hráče, který vidí jen to, co vidí všichni. Může se mýlit, hlavně u malých rozdílů.
