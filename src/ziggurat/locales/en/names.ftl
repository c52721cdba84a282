### Names of one's own, and ratings, in the browser and in a mail.
### $name is a name as somebody typed it, in no case and of no gender. Buttons have room for about 20 characters.

## Beside the field for a name

names-own = This name is yours.
names-free = This name is free.
names-taken = This name is somebody else's. Choose another.
names-reserved = This name cannot be anybody's own.
names-claim = Make it mine
names-claimed = From now on only you can play as { $name }.
names-too-many = You have three names already. Give one up in the settings first.
names-is-mine = It is mine

## Finding tables

names-find = Find by name or game
names-find-none = No table matches.

## One's own names, in the settings

names-title = Your names
names-about = Nobody else can play under a name of your own, and games that you play under it count for a rating.
names-none = You have no name of your own yet. Type one above and make it yours.
names-mail = Mail address
names-mail-about = Only for a link that brings the name to another browser. Nobody sees it.
names-keep-mail = Save
names-mail-kept = Saved.
names-mail-wrong = This is not a mail address.
names-mail-unconfirmed = Not confirmed yet. Open the link in our email, or save again to get a new one.
names-give-up = Give up
names-give-up-title = Give up { $name }?
names-give-up-text = Then anybody can take the name, and its ratings are gone.
names-give-up-no = Keep it
names-give-up-yes = Give it up

## Bringing a name to another browser

names-move-title = Your name in this browser
names-move-about = Is the name yours in another browser? Ask for a link: it goes to the mail address that you left there.
names-move-ask = Mail me a link
names-move-asked = If there is an address with this name, a mail is on its way.
names-move-here = The name and its games will belong to this browser.
names-move-yes = Bring it here
names-move-done = { $name } is yours in this browser now.
names-move-gone = This link was used already, or is more than an hour old. Ask for a new one.
names-move-settings = To the settings

## The mail

names-mail-subject = Your name { $name }
names-mail-hello = Somebody, most likely you, wants to play as { $name } in another browser.
names-mail-link = This link makes the name yours in the browser in which you open it. It works once, within an hour:
names-mail-else = If it was not you, leave this mail alone: nothing changes.

## The email that asks whether an address may be used, and the page behind its link

names-confirm-subject = Ziggurat: confirm your email address
# $place is the address of the server.
names-confirm-text = Someone gave this email address for the name they play under at { $place }. If you agree, links to that name will come here.
# The link is on the next line.
names-confirm-link = If that was you, confirm your address here:
names-confirm-else = If it wasn't you, ignore this email: you won't get any links.
names-confirm-title = Confirm your email address
names-confirm-about = Links that move a name to another browser will go to this address.
names-confirm-yes = Confirm
names-confirm-done = Confirmed. Links can now go to this address.
names-confirm-old = This link is no longer valid: there's a newer email, or the address was changed.

## Ratings

ratings-title = Ratings
ratings-about = So strong is somebody at least, almost certainly. Everybody begins at 0; every game makes it more certain.
ratings-counts = A game counts if everybody at it is a computer player or plays under a name of their own, and nobody was given a hint or took back a move against the computer.
ratings-game = Game
ratings-rank = Rank
ratings-player = Player
ratings-rating = Rating
ratings-games = Games
ratings-deviation = Uncertainty
ratings-you = you
ratings-none = Nobody is rated yet
ratings-none-text = Make your name your own, and play against the computer or against others.
ratings-settings = Choose a name

## At the end of a game

ratings-change = Your rating: { $before } → { $after }
