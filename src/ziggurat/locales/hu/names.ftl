### Names of one's own, and ratings, in the browser and in a mail.
### $name is a name as somebody typed it, in no case and of no gender. Buttons have room for about 20 characters.

## Beside the field for a name

names-own = Ez a név a tiéd.
names-free = Ez a név szabad.
names-taken = Ez a név másé. Válassz másikat.
names-reserved = Ez a név nem választható.
names-claim = Lefoglalom
names-claimed = Mostantól csak te játszhatsz ezen a néven: { $name }.
names-too-many = Már három neved van. Előbb mondj le egyről a beállításokban.
names-is-mine = Az enyém

## Finding tables

names-find = Keresés név vagy játék szerint
names-find-none = Nincs ilyen asztal.

## One's own names, in the settings

names-title = A neveid
names-about = A lefoglalt neveiden senki más nem játszhat, és az így játszott játékok számítanak a ranglistán.
names-none = Még nem foglaltál le nevet. Írj be egyet feljebb, és foglald le.
names-mail = E-mail-cím
names-mail-about = Csak arra kell, hogy linket küldjünk, amellyel a nevedet másik böngészőbe viheted. Senki más nem látja.
names-keep-mail = Mentés
names-mail-kept = Elmentve.
names-mail-wrong = Ez nem e-mail-cím.
names-mail-unconfirmed = Még nincs megerősítve. Nyisd meg a linket a levelünkben, vagy ments újra, és küldünk egy másikat.
names-give-up = Lemondok róla
names-give-up-title = Lemondasz erről a névről: { $name }?
names-give-up-text = Akkor bárki lefoglalhatja, és az eredményei eltűnnek a ranglistáról.
names-give-up-no = Megtartom
names-give-up-yes = Lemondok róla

## Bringing a name to another browser

names-move-title = A neved ebben a böngészőben
names-move-about = Másik böngészőben a tiéd ez a név? Kérj linket: arra az e-mail-címre megy, amelyet ott megadtál.
names-move-ask = Linket kérek
names-move-asked = Ha van cím ehhez a névhez, a levél már úton van.
names-move-here = A név és a játékai ehhez a böngészőhöz fognak tartozni.
names-move-yes = Áthozom ide
names-move-done = Ebben a böngészőben mostantól a tiéd: { $name }.
names-move-gone = Ezt a linket már használták, vagy egy óránál régebbi. Kérj újat.
names-move-settings = A beállításokhoz

## The mail

names-mail-subject = A neved: { $name }
names-mail-hello = Valaki, alighanem te, másik böngészőben szeretne ezen a néven játszani: { $name }.
names-mail-link = Nyisd meg ezt a linket abban a böngészőben, amelyben használni szeretnéd a nevet. Egyszer használható, és egy óráig érvényes:
names-mail-else = Ha nem te voltál, hagyd figyelmen kívül ezt a levelet: semmi sem változik.

## The email that asks whether an address may be used, and the page behind its link

names-confirm-subject = Ziggurat: erősítsd meg az e-mail-címedet
names-confirm-text = Valaki ezt az e-mail-címet adta meg ahhoz a névhez, amelyen itt játszik: { $place }. Ha beleegyezel, ide küldjük az ehhez a névhez tartozó linkeket.
names-confirm-link = Ha te voltál az, itt erősítsd meg a címedet:
names-confirm-else = Ha nem te voltál, hagyd figyelmen kívül ezt a levelet: nem kapsz semmilyen linket.
names-confirm-title = Erősítsd meg az e-mail-címedet
names-confirm-about = Erre a címre küldjük a linkeket, amelyek egy nevet másik böngészőbe visznek.
names-confirm-yes = Megerősítem
names-confirm-done = Megerősítve. Mostantól küldhetünk linkeket erre a címre.
names-confirm-old = Ez a link már nem érvényes: újabb levél érkezett, vagy megváltozott a cím.

## Ratings

ratings-title = Ranglista
ratings-about = Az erősség óvatos becslés: szinte biztosan legalább ilyen jól játszol. Mindenki 0-ról indul, és a becslés minden játékkal biztosabb lesz.
ratings-counts = Egy játék akkor számít a ranglistán, ha minden játékos gépi, vagy lefoglalt néven játszik, és közben senki sem kért tippet, és nem vont vissza lépést a gép ellen.
ratings-game = Játék
ratings-rank = Hely
ratings-player = Játékos
ratings-rating = Erősség
ratings-games = Játékok
ratings-deviation = Bizonytalanság
ratings-you = te
ratings-none = Még senki sincs a ranglistán
ratings-none-text = Foglald le a neved, és játssz a gép vagy mások ellen.
ratings-settings = Név lefoglalása

## At the end of a game

ratings-change = Az erősséged: { $before } → { $after }
