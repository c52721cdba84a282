### Mails for games with days for each turn, and what the browser says about them.
###
### For all messages:
### - The mails are plain text: each message is a line or a paragraph of its own, and a link may stand below it.

## Mails

mail-confirm-subject = { $game }: mails when it is your turn?
# $place is the address of the server.
mail-confirm-text = Somebody who plays { $game } at { $place } wants a mail at this address whenever it is their turn.
# The link stands below it.
mail-confirm-yes = If that is you, say yes here:
mail-confirm-no = If not, do nothing. No further mail will come.
mail-turn-subject = { $game }: it is your turn
mail-turn-first = Everybody is here, and { $game } has begun. It is your turn.
mail-turn-played = { $name } has played. It is your turn in { $game }.
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
mail-seat-secret = Keep the link to yourself: whoever has it can play for you.
# The link stands below it.
mail-stop = No more mails about this game:
mail-over-subject = { $game }: the game is over
mail-over-text = { $game } is over.
mail-over-line = { $rank }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# The table once more, with the replay.
mail-over-seat = The table:
mail-over-deleted = This was the last mail about this game. Your address is deleted.

## At the table

mail-title = Mails when it is your turn
mail-address = Your mail address
mail-ask = Get mails
mail-about = The server keeps your address, and the secret of your seat for the link in the mails, until the game is over. Then it deletes both.
mail-sent = A mail is on its way to { $address }. Open the link in it and say yes.
mail-confirmed = When it is your turn and you are not here, a mail goes to { $address }.
mail-other = Another address
mail-none = No mails
mail-wrong = This is not a mail address.

## How long a turn may last

mail-clock-days =
    { $number ->
        [one] { $number } day a turn
       *[other] { $number } days a turn
    }

## The pages behind the links

mail-yes-about = You will get a mail whenever it is your turn and you are not at the table, and one when the game is over.
mail-yes = Yes, I want mails
mail-yes-done = Done. Your mails will come.
mail-stop-title = No more mails?
mail-stop-about = You will get no more mails about this game. Your address is deleted; the game goes on.
mail-stop-yes = No more mails
mail-stop-done = Done. No more mails will come.
mail-link-old = This link is no longer of use: the game is over, or the mails were stopped.
