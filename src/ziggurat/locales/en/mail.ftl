### Mails for games with days for each turn, and what the browser says about them.
###
### For all messages:
### - The mails are plain text: each message is a line or a paragraph of its own, and a link may stand below it.

## Mails

mail-confirm-subject = { $game }: get an email when it's your turn?
# $place is the address of the server.
mail-confirm-text = Somebody playing { $game } at { $place } has asked for an email to this address whenever it's their turn.
# The link stands below it.
mail-confirm-yes = If that's you, confirm here:
mail-confirm-no = If not, do nothing. You won't get any more emails.
mail-turn-subject = { $game }: it's your turn
mail-turn-first = Everyone has joined, and your game of { $game } has started. It's your turn.
mail-turn-played = { $name } has played. It's your turn in { $game }.
# $time is such as: 1 day 4 hours
mail-time-left = Time left: { $time }
mail-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
mail-hours =
    { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
# The link stands below it.
mail-seat = Your seat:
mail-seat-secret = Keep the link to yourself: anyone who has it can play for you.
# The link stands below it.
mail-stop = Stop emails about this game:
mail-over-subject = { $game }: the game is over
mail-over-text = Your game of { $game } is over.
mail-over-line = { $rank }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# The table once more, with the replay.
mail-over-seat = The table:
mail-over-deleted = This was the last email about this game. Your address has been deleted.

## At the table

mail-title = Email when it's your turn
mail-address = Your email address
mail-ask = Get emails
mail-about = The server keeps your address, and the secret key to your seat for the link in the emails, until the game is over. Then it deletes both.
mail-sent = We've emailed { $address }. Open the link in the message to confirm.
mail-confirmed = When it's your turn and you're not here, we'll email { $address }.
mail-other = Another address
mail-none = No emails
mail-wrong = That isn't an email address.

## How long a turn may last

mail-clock-days =
    { $number ->
        [one] { $number } day per turn
       *[other] { $number } days per turn
    }

## The pages behind the links

mail-yes-about = You'll get an email whenever it's your turn and you're not at the table, and one when the game is over.
mail-yes = Yes, email me
mail-yes-done = Done. You'll get emails from now on.
mail-stop-title = Stop the emails?
mail-stop-about = You won't get any more emails about this game. Your address will be deleted; the game goes on.
mail-stop-yes = Stop emails
mail-stop-done = Done. You won't get any more emails.
mail-link-old = This link no longer works: the game is over, or the emails were stopped.
