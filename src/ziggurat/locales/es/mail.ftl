### Mails in Spanish. en/mail.ftl says where each message stands.

## Mails

mail-confirm-subject = { $game }: ¿un correo cuando sea tu turno?
mail-confirm-text = Alguien que juega a { $game } en { $place } quiere recibir un correo en esta dirección cada vez que sea su turno.
mail-confirm-yes = Si eres tú, confírmalo aquí:
mail-confirm-no = Si no, no hagas nada. No recibirás más correos.
mail-turn-subject = { $game }: es tu turno
mail-turn-first = Ya no falta nadie y { $game } ha empezado. Es tu turno.
mail-turn-played = { $name } ha jugado. Es tu turno en { $game }.
mail-time-left = Tiempo restante: { $time }
mail-days =
    { $number ->
        [one] { $number } día
       *[other] { $number } días
    }
mail-hours =
    { $number ->
        [one] { $number } hora
       *[other] { $number } horas
    }
mail-seat = Tu asiento:
mail-seat-secret = No compartas el enlace: quien lo tenga puede jugar por ti.
mail-stop = No quiero más correos sobre esta partida:
mail-over-subject = { $game }: fin de la partida
mail-over-text = { $game }: la partida ha terminado.
mail-over-line = { $rank }. { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
mail-over-seat = La mesa:
mail-over-deleted = Este ha sido el último correo sobre esta partida. Tu dirección se ha borrado.

## At the table

mail-title = Correo cuando sea tu turno
mail-address = Tu dirección de correo
mail-ask = Enviarme correos
mail-about = El servidor guarda tu dirección y la clave secreta de tu asiento (para el enlace de los correos) hasta que termine la partida. Después borra ambas.
mail-sent = Se ha enviado un correo a { $address }. Abre el enlace del mensaje para confirmar.
mail-confirmed = Cuando sea tu turno y no estés aquí, llegará un correo a { $address }.
mail-other = Otra dirección
mail-none = Sin correos
mail-wrong = Eso no es una dirección de correo.

## How long a turn may last

mail-clock-days =
    { $number ->
        [one] { $number } día por turno
       *[other] { $number } días por turno
    }

## The pages behind the links

mail-yes-about = Recibirás un correo cada vez que sea tu turno y no estés en la mesa, y otro al terminar la partida.
mail-yes = Sí, quiero correos
mail-yes-done = Listo. A partir de ahora recibirás correos.
mail-stop-title = ¿No quieres más correos?
mail-stop-about = No recibirás más correos sobre esta partida. Tu dirección se borra; la partida sigue.
mail-stop-yes = No más correos
mail-stop-done = Listo. No recibirás más correos.
mail-link-old = Este enlace ya no sirve: la partida ha terminado o se han anulado los correos.
