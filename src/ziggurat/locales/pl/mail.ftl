### Mails in Polish. en/mail.ftl says where each message stands.

## Mails

mail-confirm-subject = { $game }: mail, gdy nadejdzie twoja tura?
mail-confirm-text = Ktoś, kto gra w { $game } na { $place }, chce dostawać maile na ten adres, gdy nadejdzie jego tura.
mail-confirm-yes = Jeśli to ty, potwierdź tutaj:
mail-confirm-no = Jeśli nie, nic nie rób. Więcej maili nie będzie.
mail-turn-subject = { $game }: twoja tura
mail-turn-first = Wszyscy są już przy stole, gra się zaczyna ({ $game }). Teraz twoja tura.
mail-turn-played = { $name }: tura zakończona. { $game }: teraz twoja tura.
mail-time-left = Pozostały czas: { $time }
mail-days =
    { $number ->
        [one] { $number } dzień
       *[many] { $number } dni
    }
mail-hours =
    { $number ->
        [one] { $number } godzina
        [few] { $number } godziny
       *[many] { $number } godzin
    }
mail-seat = Twoje miejsce:
mail-seat-secret = Zachowaj link dla siebie: kto go ma, może grać za ciebie.
mail-stop = Nie chcę więcej maili o tej grze:
mail-over-subject = { $game }: koniec gry
mail-over-text = { $game }: gra się skończyła.
mail-over-line = { $rank }. { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
mail-over-seat = Stół:
mail-over-deleted = To był ostatni mail o tej grze. Twój adres został usunięty.

## At the table

mail-title = Powiadomienia mailowe o twojej turze
mail-address = Twój adres e-mail
mail-ask = Wysyłaj maile
mail-about = Serwer przechowuje twój adres oraz tajny klucz twojego miejsca (do linku w mailach) do końca gry. Potem usuwa jedno i drugie.
mail-sent = Mail został wysłany na adres { $address }. Otwórz link, który w nim jest, i potwierdź.
mail-confirmed = Gdy nadejdzie twoja tura, a ciebie tu nie będzie, mail trafi na adres { $address }.
mail-other = Inny adres
mail-none = Bez maili
mail-wrong = To nie jest adres e-mail.

## How long a turn may last

mail-clock-days =
    { $number ->
        [one] { $number } dzień na turę
       *[many] { $number } dni na turę
    }

## The pages behind the links

mail-yes-about = Dostaniesz mail za każdym razem, gdy nadejdzie twoja tura, a ciebie nie będzie przy stole, oraz jeden na koniec gry.
mail-yes = Tak, wysyłaj maile
mail-yes-done = Gotowe. Będziesz dostawać maile.
mail-stop-title = Koniec z mailami?
mail-stop-about = Nie dostaniesz więcej maili o tej grze. Twój adres zostanie usunięty; gra toczy się dalej.
mail-stop-yes = Bez maili
mail-stop-done = Gotowe. Więcej maili nie będzie.
mail-link-old = Ten link już nie działa: gra się skończyła albo maile wyłączono.
