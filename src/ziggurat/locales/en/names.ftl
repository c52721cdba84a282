### Names of one's own, and ratings, in the browser and in a mail.
### $name is a name as somebody typed it, in no case and of no gender. Buttons have room for about 20 characters.

## Beside the field for a name

names-own = This name is yours.
names-free = This name is free.
names-taken = This name is taken. Choose another.
names-reserved = This name is reserved.
names-claim = Claim this name
names-claimed = From now on only you can play as { $name }.
names-too-many = You already have three names. Give one up in Settings first.
names-is-mine = It's mine

## Finding tables

names-find = Find by name or game
names-find-none = No tables found.

## One's own names, in the settings

names-title = Your names
names-about = Nobody else can play under a name you've claimed, and games you play under it are rated.
names-none = You haven't claimed a name yet. Type one above and claim it.
names-mail = Email address
names-mail-about = Only for a link that moves the name to another browser. Nobody else sees it.
names-keep-mail = Save
names-mail-kept = Saved.
names-mail-wrong = That isn't an email address.
names-mail-unconfirmed = Not confirmed yet. Open the link in our email, or save again to get a new one.
names-give-up = Give up
names-give-up-title = Give up { $name }?
names-give-up-text = Then anyone can claim the name, and its ratings are lost.
names-give-up-no = Keep it
names-give-up-yes = Give it up

## Bringing a name to another browser

names-move-title = Use your name in this browser
names-move-about = Have you claimed this name in another browser? Ask for a link, and we'll email it to the address you gave there.
names-move-ask = Email me a link
names-move-asked = If there's an email address for this name, a message is on its way.
names-move-here = The name and its games will move to this browser.
names-move-yes = Move it here
names-move-done = You can now play as { $name } in this browser.
names-move-gone = This link has already been used, or is more than an hour old. Ask for a new one.
names-move-settings = Go to Settings

## The mail

names-mail-subject = Your name: { $name }
names-mail-hello = Somebody, probably you, wants to play as { $name } in another browser.
names-mail-link = Open this link in the browser where you want to use the name. It works once, within an hour:
names-mail-else = If this wasn't you, ignore this email and nothing will change.

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
ratings-about = A rating is a cautious estimate: you're almost certainly at least this strong. Everyone starts at 0, and every game makes the estimate more certain.
ratings-counts = A game is rated if everyone in it is either a computer player or playing under a claimed name, and nobody used a hint or undid a move against the computer.
ratings-game = Game
ratings-rank = Rank
ratings-player = Player
ratings-rating = Rating
ratings-games = Games
ratings-deviation = Uncertainty
ratings-you = you
ratings-none = Nobody is rated yet
ratings-none-text = Claim a name, then play against the computer or other people.
ratings-settings = Claim a name

## At the end of a game

ratings-change = Your rating: { $before } → { $after }
