### Mails in Hungarian. en/mail.ftl says where each message stands.

## Mails

mail-confirm-subject = { $game }: írjunk, ha te jössz?
mail-confirm-text = Valaki ezt a címet adta meg, hogy e-mailt kapjon, valahányszor ő következik ebben a játékban: { $game } ({ $place }).
mail-confirm-yes = Ha te vagy az, itt erősítsd meg:
mail-confirm-no = Ha nem, ne tégy semmit. Több levél nem jön.
mail-turn-subject = { $game }: te jössz
mail-turn-first = Mindenki itt van, elkezdődött a játék ({ $game }). Te jössz.
mail-turn-played = { $name } lépett. { $game }: te jössz.
mail-time-left = Hátralévő idő: { $time }
mail-days = { $number } nap
mail-hours = { $number } óra
mail-seat = A helyed:
mail-seat-secret = Ne add ki a linket senkinek: akinél megvan, játszhat helyetted.
mail-stop = Nem kérek több levelet erről a játékról:
mail-over-subject = { $game }: vége a játéknak
mail-over-text = { $game }: vége a játéknak.
mail-over-line = { $rank }. { $name }: { $points } pont
mail-over-seat = Az asztal:
mail-over-deleted = Ez volt az utolsó levél erről a játékról. A címedet töröltük.

## At the table

mail-title = E-mail, ha te jössz
mail-address = Az e-mail-címed
mail-ask = Kérek e-mailt
mail-about = A szerver a játék végéig őrzi a címedet és a helyed titkos kulcsát (a levelekben lévő linkhez). Utána mindkettőt törli.
mail-sent = Levelet küldtünk ide: { $address }. Nyisd meg a benne lévő linket, és erősítsd meg.
mail-confirmed = Ha te jössz, és nem vagy itt, ide küldünk levelet: { $address }.
mail-other = Másik cím
mail-none = Nem kérek e-mailt
mail-wrong = Ez nem e-mail-cím.

## How long a turn may last

mail-clock-days = { $number } nap körönként

## The pages behind the links

mail-yes-about = Levelet kapsz, valahányszor te jössz, és nem vagy az asztalnál, és még egyet a játék végén.
mail-yes = Igen, kérek e-mailt
mail-yes-done = Kész. Mostantól küldjük a leveleket.
mail-stop-title = Nem kérsz több levelet?
mail-stop-about = Nem kapsz több levelet erről a játékról. A címedet töröljük; a játék folytatódik.
mail-stop-yes = Nem kérek többet
mail-stop-done = Kész. Nem jön több levél.
mail-link-old = Ez a link már nem érvényes: vége a játéknak, vagy leállították a leveleket.
