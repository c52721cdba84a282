### Names of one's own, and ratings, in the browser and in a mail.
### $name is a name as somebody typed it, in no case and of no gender. Buttons have room for about 20 characters.

## Beside the field for a name

names-own = Ten nick jest twój.
names-free = Ten nick jest wolny.
names-taken = Ten nick należy do kogoś innego. Wybierz inny.
names-reserved = Ten nick jest zastrzeżony.
names-claim = Zajmij ten nick
names-claimed = Od teraz tylko ty możesz grać jako { $name }.
names-too-many = Masz już trzy nicki. Najpierw zwolnij jeden w ustawieniach.
names-is-mine = Jest mój

## Finding tables

names-find = Szukaj po nicku lub grze
names-find-none = Żaden stół nie pasuje.

## One's own names, in the settings

names-title = Twoje nicki
names-about = Nikt inny nie może grać pod zajętym przez ciebie nickiem, a gry pod nim liczą się do rankingu.
names-none = Nie masz jeszcze własnego nicku. Wpisz go powyżej i zajmij.
names-mail = Adres e-mail
names-mail-about = Tylko do wysłania linku, który przenosi nick do innej przeglądarki. Nikt inny go nie widzi.
names-keep-mail = Zapisz
names-mail-kept = Zapisano.
names-mail-wrong = To nie jest adres e-mail.
names-mail-unconfirmed = Jeszcze niepotwierdzony. Otwórz link z naszego maila albo zapisz ponownie, aby dostać nowy.
names-give-up = Zwolnij
names-give-up-title = Zwolnić nick { $name }?
names-give-up-text = Wtedy każdy będzie mógł go zająć, a jego wyniki w rankingu przepadną.
names-give-up-no = Zachowaj
names-give-up-yes = Zwolnij

## Bringing a name to another browser

names-move-title = Twój nick w tej przeglądarce
names-move-about = Masz ten nick w innej przeglądarce? Poproś o link: wyślemy go na podany tam adres e-mail.
names-move-ask = Wyślij mi link
names-move-asked = Jeśli do tego nicku podano adres, mail jest już w drodze.
names-move-here = Nick i jego gry zostaną przeniesione do tej przeglądarki.
names-move-yes = Przenieś tutaj
names-move-done = { $name } to teraz twój nick w tej przeglądarce.
names-move-gone = Ten link został już użyty albo ma ponad godzinę. Poproś o nowy.
names-move-settings = Do ustawień

## The mail

names-mail-subject = Twój nick: { $name }
names-mail-hello = Ktoś, najpewniej ty, chce grać jako { $name } w innej przeglądarce.
names-mail-link = Otwórz ten link w przeglądarce, w której chcesz używać nicku. Link działa raz, w ciągu godziny:
names-mail-else = Jeśli to nie ty, zignoruj tę wiadomość: nic się nie zmieni.

## The email that asks whether an address may be used, and the page behind its link

names-confirm-subject = Ziggurat: potwierdź swój adres e-mail
names-confirm-text = Ktoś podał ten adres e-mail do nicku, pod którym gra na { $place }. Jeśli się zgodzisz, będą tu przychodzić linki do tego nicku.
names-confirm-link = Jeśli to ty, potwierdź adres tutaj:
names-confirm-else = Jeśli to nie ty, zignoruj tę wiadomość: nie dostaniesz żadnych linków.
names-confirm-title = Potwierdź swój adres e-mail
names-confirm-about = Na ten adres będą przychodzić linki, które przenoszą nick do innej przeglądarki.
names-confirm-yes = Potwierdź
names-confirm-done = Potwierdzono. Linki mogą już przychodzić na ten adres.
names-confirm-old = Ten link już nie działa: jest nowsza wiadomość albo adres został zmieniony.

## Ratings

ratings-title = Ranking
ratings-about = Ranking to ostrożna ocena: prawie na pewno grasz co najmniej tak dobrze. Każdy zaczyna od 0, a z każdą grą ocena staje się pewniejsza.
ratings-counts = Gra liczy się do rankingu, jeśli przy stole siedzą tylko gracze komputerowi i osoby grające pod własnym nickiem, a nikt nie użył podpowiedzi ani nie cofnął ruchu w grze z komputerem.
ratings-game = Gra
ratings-rank = Miejsce
ratings-player = Gracz
ratings-rating = Ranking
ratings-games = Gry
ratings-deviation = Niepewność
ratings-you = ty
ratings-none = Nikogo jeszcze nie ma w rankingu
ratings-none-text = Zajmij nick i zagraj z komputerem albo z innymi ludźmi.
ratings-settings = Wybierz nick

## At the end of a game

ratings-change = Twój ranking: { $before } → { $after }
