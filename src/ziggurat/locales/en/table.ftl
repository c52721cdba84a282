### The table in the browser: what is the same for every game. Game texts are in bubblee.ftl and babylon.ftl.
### $name is a player's name as it is, in no case and of no gender.

table-loading = The table is being laid
table-your-turn = Your turn
table-unknown = There is no such table. Perhaps the link is incomplete.
table-wrong-seat = This link does not open a seat at this table.
table-no-board = This game cannot be played in the browser yet.
table-not-loaded = Something did not arrive. Please load the page again.

## Buttons

table-undo = Undo
# Between people: the other side is asked.
table-ask-undo = Ask to undo
# What was touched so far is let go.
table-clear = Choose again
table-menu = Menu
table-help = The rules in short
# To the page with all rules of the game.
table-all-rules = All the rules
table-log = What happened
table-log-empty = Nothing has happened yet.
table-react = Say something
# For those who watch.
table-other-side = Look from the other side
table-leave = Leave
table-leave-about = The game stays as it is: you find it under "Go on".
table-home = Home
table-play-on = Play on
table-yes = Yes
table-no = No

## Games of days

# A point of the menu, and the title of what it opens.
table-mails = Mails when it is your turn

## One's own seat on another device

table-own-link = Go on elsewhere
table-own-link-about = Open this link on another device, and you sit here. Keep it to yourself: whoever has it can play for you.

## The wire

table-cut = Connection lost
table-cut-short = One moment…
table-cut-about =
    { $attempts ->
        [one] Trying again. Nothing is lost.
       *[other] Trying again, { $attempts } times so far. Nothing is lost.
    }
table-retry = Try now

## Refusals

table-rule = Rule { $rule }
# For screen readers, after a link.
table-new-tab = opens in a new tab
table-refused-stale = That came too late: the game has moved on.
table-refused-out-of-turn = It is not your turn.
table-refused-not-your-seat = That is not your seat.
table-refused-not-your-name = The name that you played under is somebody else's now. Make a new table under another name.
table-refused-not-now = That is not possible now.
table-refused-over = The game is over.
table-refused-not-kept = The server could not write it down. Please try again.
table-refused-too-fast = One moment, please.
table-refused-no-hints = There are hints only against the computer, or when all play on one screen.
table-refused-no-way-known = From here no way is known. Take back some moves, and the hint knows one.
table-refused-not-ready = The rules are still being prepared. Please try again in half a minute.
table-refused-unknown = Not possible here: touch one of the bright places.

## What somebody asks for; the others answer

table-asks-undo = { $name } would like to take the last move back.
table-asks-abort = { $name } would like to stop without a winner.
# A computer player shall play for somebody who is away.
table-asks-replace = { $name } would like a computer player to go on for { $absent }.
table-waits-for = Waiting for { $name }
table-away = { $name } is away.
table-let-bot-play = Let a computer player go on
table-bot-plays-for-you = A computer player plays for you.
table-come-back = Play myself again

## Beside a player

table-thinks = thinks…
# After the name of a computer player that cannot think yet.
table-warming = prepares the rules; the first time this takes half a minute
# On a clock: what is left of days.
table-days = { $days } d { $hours } h
table-hours = { $hours } h { $minutes } min
# What is left on one's own clock: $time is such as 2 d 5 h.
table-own-time = Your time: { $time }
table-not-here = away
# A computer player stands in: $name is its name.
table-played-by = played by { $name }
table-left-resigned = gave up
table-left-time = out of time

## Reactions

table-react-hello = Hello!
table-react-nice = Nice!
table-react-wow = Wow!
table-react-oops = Oops!
table-react-thinking = Let me think
table-react-thanks = Thank you!
table-react-good-game = Good game!

## Ending a game early

table-resign = Give up
table-resign-about = The other side wins. Really give up?
table-resign-solo = The mission is lost then. Really give up?
table-abort = Stop the game
table-abort-about = Nobody has moved yet: the game ends without a result.

## The end

table-you-win = You win!
table-wins = { $name } wins!
table-shared = A shared victory!
# Nobody won: a mission that was not accomplished.
table-lost = Not this time
table-aborted = Stopped without a result
# A mission or puzzle that was won.
table-solved = Solved in { $number ->
    [one] { $number } turn
   *[other] { $number } turns
}!
# Beside the mission's planet: which turn it is, and how many earn three stars.
table-turn-of = Turn { $number }
table-stars-until = 3 stars: { $number } at most
table-ended-resigned = { $name } gave up.
table-ended-time = { $name } ran out of time.
table-rematch = Play again
table-points = Points
table-replay = Replay
table-download = Save the record
table-counting = Counting…

## The first game: one sentence at each new step

table-guide-bubblee-swap = Welcome! Three of a colour in line on your planet, the lower one, are yours. First, two neighbours of the sky may change places: touch one and then the other, or keep the sky.
table-guide-bubblee-swap-chosen = So it would look. Swap them, or touch others.
table-guide-bubblee-drop = Now two neighbours fall on your planet, the lower one: two of your near row, or a whole column. Three of a colour in line are yours.
table-guide-bubblee-drop-chosen = You see where they land, and what it brings. If you like it: Drop.
table-guide-bubblee-place = Two gaps in the sky. Put the one from the bag where it helps you, or hinders the other side.
table-guide-bubblee-power = A line gives you a power of its colour. Choose it, then touch what it shall act on; or pass.
table-guide-got-it = I see
table-guide-stop = I know the game

## Replay

# $at and $of count moves.
table-moment = Move { $at } of { $of }
table-moment-by = { $name }
# A move was taken back.
table-moment-back = { $name }: taken back
table-moment-slider = Where in the game
table-first = To the start
table-last = To the end
table-step = One move on
table-step-back = One move back
table-play = Play
table-pause = Pause
table-share-moment = Share this moment
# Play on from this position against the computer.
table-take-over = Play on from here
table-facts = About this game
table-verdict-fair = Fair: the draws follow from the seed, and nobody could choose them.
table-verdict-consistent = The draws follow from the seed, which whoever dealt may have chosen.
# $why is in English.
table-verdict-unfair = The draws could not be verified: { $why }
table-replay-not-over = This game is not over yet. It can be replayed when it is.
table-replay-unknown = There is no such record.
table-upload = Replay a record
table-upload-about = A game that was saved as a text file can be stepped through, shared, and played on from any moment.
table-upload-file = Choose a file
table-upload-text = Or paste the text
table-upload-long = That is too long for a record.
# $why says in English which line cannot be read.
table-upload-wrong = That is no record: { $why }

## Hints and analysis: a computer player's opinion. Chances are parts of the victory, in percent

table-hint = Hint
table-hint-thinking = Looking ahead…
table-hint-chances = Chances to win with it: { $percent } %
# The best move is to keep the sky, to use no power.
table-hint-nothing = Change nothing, and go on.
table-hint-play = Play it
table-analyse = Analyse
table-analysis = Analysis
table-analysis-progress = { $done } of { $of } decisions looked at
table-analysis-failed = The analysis has broken off.
table-analysis-again = Try again
table-analysis-curve = Chances in the course of the game
table-analysis-at = Move { $at }
table-analysis-of = { $name } { $percent } %
table-analysis-inaccuracy = Inaccuracy
table-analysis-mistake = Mistake
table-analysis-blunder = Blunder
# What a move cost. $percent is a number.
table-analysis-cost = { $percent } % less chance
# The same in points, such as 2.4; less than nothing if it starts with a minus.
table-analysis-points = { $points } points
table-analysis-list = Mistakes: { $number }
table-analysis-none = No mistakes were found.
# Sentences follow that tell what happens.
table-analysis-better = Better was:
table-analysis-show = Show it
table-analysis-try = Try it from here
table-analysis-next = Next mistake
table-analysis-about = What a move costs is what chances it gives away, as a strong computer player sees it from the open position. It can be wrong: most of all in small things.
