### Names of one's own, and ratings, in the browser and in a mail.
### $name is a name as somebody typed it, in no case and of no gender. Buttons have room for about 20 characters.

## Beside the field for a name

names-own = To imię jest twoje.
names-free = To imię jest wolne.
names-taken = To imię należy do kogoś innego. Wybierz inne.
names-reserved = To imię nie może być niczyje.
names-claim = Zajmij to imię
names-claimed = Od teraz tylko ty możesz grać jako { $name }.
names-too-many = Masz już trzy imiona. Najpierw zwolnij jedno w ustawieniach.
names-is-mine = Jest moje

## Finding tables

names-find = Szukaj po imieniu lub grze
names-find-none = Żaden stół nie pasuje.

## One's own names, in the settings

names-title = Twoje imiona
names-about = Nikt inny nie może grać pod twoim własnym imieniem, a gry pod nim liczą się do rankingu.
names-none = Nie masz jeszcze własnego imienia. Wpisz je powyżej i zajmij.
names-mail = Adres e-mail
names-mail-about = Tylko do odnośnika, który przenosi imię do innej przeglądarki. Nikt go nie widzi.
names-keep-mail = Zapisz
names-mail-kept = Zapisano.
names-mail-wrong = To nie jest adres e-mail.
names-mail-unconfirmed = Jeszcze niepotwierdzony. Otwórz odnośnik z naszego maila albo zapisz ponownie, aby dostać nowy.
names-give-up = Zwolnij
names-give-up-title = Zwolnić imię { $name }?
names-give-up-text = Wtedy każdy może je zająć, a jego wyniki w rankingu przepadną.
names-give-up-no = Zachowaj
names-give-up-yes = Zwolnij

## Bringing a name to another browser

names-move-title = Twoje imię w tej przeglądarce
names-move-about = Imię jest twoje w innej przeglądarce? Poproś o odnośnik: przyjdzie na adres e-mail, który tam podano.
names-move-ask = Wyślij odnośnik
names-move-asked = Jeśli przy tym imieniu jest adres, mail jest już w drodze.
names-move-here = Imię i jego gry będą należeć do tej przeglądarki.
names-move-yes = Przenieś tutaj
names-move-done = { $name } to teraz twoje imię w tej przeglądarce.
names-move-gone = Ten odnośnik został już użyty albo ma ponad godzinę. Poproś o nowy.
names-move-settings = Do ustawień

## The mail

names-mail-subject = Twoje imię { $name }
names-mail-hello = Ktoś, najpewniej ty, chce grać jako { $name } w innej przeglądarce.
names-mail-link = Ten odnośnik sprawi, że imię będzie twoje w przeglądarce, w której go otworzysz. Działa raz, przez godzinę:
names-mail-else = Jeśli to nie ty, zostaw tę wiadomość: nic się nie zmieni.

## The email that asks whether an address may be used, and the page behind its link

names-confirm-subject = Ziggurat: potwierdź swój adres e-mail
names-confirm-text = Ktoś podał ten adres e-mail przy imieniu, pod którym gra na { $place }. Jeśli się zgodzisz, będą tu przychodzić odnośniki do tego imienia.
names-confirm-link = Jeśli to ty, potwierdź adres tutaj:
names-confirm-else = Jeśli to nie ty, zignoruj tę wiadomość: nie dostaniesz żadnych odnośników.
names-confirm-title = Potwierdź swój adres e-mail
names-confirm-about = Na ten adres będą przychodzić odnośniki, które przenoszą imię do innej przeglądarki.
names-confirm-yes = Potwierdź
names-confirm-done = Potwierdzono. Odnośniki mogą już przychodzić na ten adres.
names-confirm-old = Ten odnośnik już nie działa: jest nowsza wiadomość albo adres został zmieniony.

## Ratings

ratings-title = Ranking
ratings-about = Tyle ktoś jest wart co najmniej, prawie na pewno. Każdy zaczyna od 0; z każdą grą jest to pewniejsze.
ratings-counts = Gra się liczy, jeśli każdy przy stole jest graczem komputerowym albo gra pod własnym imieniem i nikt nie dostał podpowiedzi ani nie cofnął ruchu przeciw komputerowi.
ratings-game = Gra
ratings-rank = Miejsce
ratings-player = Gracz
ratings-rating = Ranking
ratings-games = Gry
ratings-deviation = Niepewność
ratings-you = ty
ratings-none = Nikogo jeszcze nie ma w rankingu
ratings-none-text = Zajmij swoje imię i zagraj przeciw komputerowi albo innym.
ratings-settings = Wybierz imię

## At the end of a game

ratings-change = Twój ranking: { $before } → { $after }
