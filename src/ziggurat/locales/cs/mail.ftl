### Mails in Czech. en/mail.ftl says where each message stands.

## Mails

mail-confirm-subject = { $game }: e-mail, když jsi na tahu?
mail-confirm-text = Někdo, kdo hraje { $game } na { $place }, chce na tuto adresu dostávat e-maily, kdykoli přijde jeho tah.
mail-confirm-yes = Pokud jsi to ty, potvrď to zde:
mail-confirm-no = Pokud ne, nedělej nic. Žádný další e-mail nepřijde.
mail-turn-subject = { $game }: tvůj tah
mail-turn-first = Všichni jsou u stolu, { $game } začíná. Teď je tvůj tah.
mail-turn-played = { $name }: tah dokončen. { $game }: teď je tvůj tah.
mail-time-left = Zbývající čas: { $time }
mail-days =
    { $number ->
        [one] { $number } den
        [few] { $number } dny
       *[other] { $number } dní
    }
mail-hours =
    { $number ->
        [one] { $number } hodina
        [few] { $number } hodiny
       *[other] { $number } hodin
    }
mail-seat = Tvoje místo:
mail-seat-secret = Nech si odkaz pro sebe: kdo ho má, může hrát za tebe.
mail-stop = Další e-maily o této hře už nechci:
mail-over-subject = { $game }: konec hry
mail-over-text = { $game }: hra skončila.
mail-over-line = { $rank }. { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
mail-over-seat = Stůl:
mail-over-deleted = To byl poslední e-mail o této hře. Tvoje adresa je smazaná.

## At the table

mail-title = E-mail, když jsi na tahu
mail-address = Tvoje e-mailová adresa
mail-ask = Posílat mi e-maily
mail-about = Server uchovává tvoji adresu a tajný klíč tvého místa (pro odkaz v e-mailech) do konce hry. Potom obojí smaže.
mail-sent = Na adresu { $address } jsme poslali e-mail. Otevři odkaz v něm a potvrď to.
mail-confirmed = Když přijde tvůj tah a nebudeš tu, odejde e-mail na { $address }.
mail-other = Jiná adresa
mail-none = Bez e-mailů
mail-wrong = Tohle není e-mailová adresa.

## How long a turn may last

mail-clock-days =
    { $number ->
        [one] { $number } den na tah
        [few] { $number } dny na tah
       *[other] { $number } dní na tah
    }

## The pages behind the links

mail-yes-about = Dostaneš e-mail pokaždé, když přijde tvůj tah a nebudeš u stolu, a jeden na konci hry.
mail-yes = Ano, chci e-maily
mail-yes-done = Hotovo. E-maily budou chodit.
mail-stop-title = Už žádné e-maily?
mail-stop-about = O této hře už nedostaneš žádné e-maily. Tvoje adresa se smaže; hra pokračuje.
mail-stop-yes = Už žádné e-maily
mail-stop-done = Hotovo. Žádné další e-maily nepřijdou.
mail-link-old = Tento odkaz už neplatí: hra skončila, nebo byly e-maily zrušeny.
