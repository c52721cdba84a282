### The table in the browser: what is the same for every game. Game texts are in bubblee.ftl and babylon.ftl.
### $name is a player's name as it is, in no case and of no gender.

table-loading = Setting up the table
table-your-turn = Your turn
table-unknown = We can't find this table. The link may be incomplete.
table-wrong-seat = This link isn't for a seat at this table.
table-no-board = This game can't be played in the browser yet.
table-not-loaded = Something didn't load. Please reload the page.

## Buttons

table-undo = Undo
# Between people: the other side is asked.
table-ask-undo = Ask to undo
# What was touched so far is let go.
table-clear = Choose again
table-menu = Menu
table-help = Quick rules
# To the page with all rules of the game.
table-all-rules = Full rules
table-log = Game log
table-log-empty = Nothing has happened yet.
table-react = Say something
# For those who watch.
table-other-side = View from the other side
table-leave = Leave
table-leave-about = Your game is saved. Pick it up again with “Resume”.
table-home = Home
table-play-on = Keep playing
table-yes = Yes
table-no = No

## Games of days

# A point of the menu, and the title of what it opens.
table-mails = Email me when it's my turn

## One's own seat on another device

table-own-link = Continue on another device
table-own-link-about = Open this link on another device to take your seat there. Keep it to yourself: anyone who has it can play for you.

## The wire

table-cut = Connection lost
table-cut-short = One moment…
table-cut-about =
    { $attempts ->
        [one] Reconnecting. Nothing is lost.
       *[other] Reconnecting (attempt { $attempts }). Nothing is lost.
    }
table-retry = Try now

## Refusals

table-rule = Rule { $rule }
# For screen readers, after a link.
table-new-tab = opens in a new tab
table-refused-stale = That came too late: the game has moved on.
table-refused-out-of-turn = It is not your turn.
table-refused-not-your-seat = That is not your seat.
table-refused-not-your-name = Somebody else has since claimed the name you were playing under. Start a new table under another name.
table-refused-not-now = You can't do that now.
table-refused-over = The game is over.
table-refused-not-kept = The server couldn't save that. Please try again.
table-refused-too-fast = One moment, please.
table-refused-no-hints = You only get hints against the computer, or when everyone is playing on one screen.
table-refused-no-way-known = There's no known solution from here. Undo a few moves, and hints will work again.
table-refused-not-ready = The computer is still getting ready. Please try again in half a minute.
table-refused-unknown = You can't do that here. Tap one of the highlighted spaces.

## What somebody asks for; the others answer

table-asks-undo = { $name } would like to undo the last move.
table-asks-abort = { $name } would like to end the game without a winner.
# A computer player shall play for somebody who is away.
table-asks-replace = { $name } would like the computer to take over for { $absent }.
table-waits-for = Waiting for { $name }
table-away = { $name } is away.
table-let-bot-play = Let the computer play
table-bot-plays-for-you = The computer is playing for you.
table-come-back = Take my seat back

## Beside a player

table-thinks = thinking…
# After the name of a computer player that cannot think yet.
table-warming = getting ready; the first time takes half a minute
# On a clock: what is left of days.
table-days = { $days } d { $hours } h
table-hours = { $hours } h { $minutes } min
# What is left on one's own clock: $time is such as 2 d 5 h.
table-own-time = Your time: { $time }
table-not-here = away
# A computer player stands in: $name is its name.
table-played-by = played by { $name }
table-left-resigned = resigned
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

table-resign = Resign
table-resign-about = You'll lose the game. Resign anyway?
table-resign-solo = You'll lose the mission. Resign anyway?
table-abort = Cancel the game
table-abort-about = Nobody has moved yet, so the game will end without a result.

## The end

table-you-win = You win!
table-wins = { $name } wins!
table-shared = Shared victory!
# Nobody won: a mission that was not accomplished.
table-lost = Not this time
table-aborted = Cancelled without a result
# A mission or puzzle that was won.
table-solved = Solved in { $number ->
    [one] { $number } turn
   *[other] { $number } turns
}!
# Beside the mission's planet: which turn it is, and how many earn three stars.
table-turn-of = Turn { $number }
table-stars-until = 3 stars: at most { $number }
table-ended-resigned = { $name } resigned.
table-ended-time = { $name } ran out of time.
table-rematch = Play again
table-points = Points
table-replay = Replay
table-download = Download game
table-counting = Counting…

## The first game: one sentence at each new step

table-guide-bubblee-swap = Welcome! Your planet is the lower one: line up three of one colour there to win them. First, you may swap two neighbours in the sky: tap one, then the other. Or leave the sky as it is.
table-guide-bubblee-swap-chosen = This is how it would look. Swap them, or tap others.
table-guide-bubblee-drop = Now drop two neighbours onto your planet, the lower one: two from your near row, or both from one column. Three of a colour in line are yours to take.
table-guide-bubblee-drop-chosen = You can see where they'll land and what you'll get. If you like it, tap Drop.
table-guide-bubblee-place = There are two gaps in the sky. Put the Bubblee from the bag where it helps you or gets in the other side's way.
table-guide-bubblee-power = A line gives you the power of its colour. Choose the power, then tap what to use it on, or pass.
table-guide-got-it = Got it
table-guide-stop = Skip the tips

## Replay

# $at and $of count moves.
table-moment = Move { $at } of { $of }
table-moment-by = { $name }
# A move was taken back.
table-moment-back = { $name }: undone
table-moment-slider = Position in the game
table-first = To the start
table-last = To the end
table-step = Next move
table-step-back = Previous move
table-play = Play
table-pause = Pause
table-share-moment = Share this moment
# Play on from this position against the computer.
table-take-over = Play from here
table-facts = About this game
table-verdict-fair = Fair: every draw follows from the seed, and nobody could have chosen it.
table-verdict-consistent = Every draw follows from the seed, but the dealer may have chosen the seed.
# $why is in English.
table-verdict-unfair = We couldn't verify the draws. Details: { $why }
table-replay-not-over = This game isn't over yet. You can replay it once it is.
table-replay-unknown = We can't find that game.
table-upload = Replay a saved game
table-upload-about = Step through a game saved as a text file, share it, or play on from any moment.
table-upload-file = Choose a file
table-upload-text = Or paste the text
table-upload-long = That's too long to be a saved game.
# $why says in English which line cannot be read.
table-upload-wrong = That isn't a saved game. Details: { $why }

## Hints and analysis: a computer player's opinion. Chances are parts of the victory, in percent

table-hint = Hint
table-hint-thinking = Thinking…
table-hint-chances = Chance of winning: { $percent }%
# The best move is to keep the sky, to use no power.
table-hint-nothing = Change nothing and carry on.
table-hint-play = Play it
table-analyse = Analyse
table-analysis = Analysis
table-analysis-progress = { $done } of { $of } decisions analysed
table-analysis-failed = The analysis stopped unexpectedly.
table-analysis-again = Try again
table-analysis-curve = Winning chances during the game
table-analysis-at = Move { $at }
table-analysis-of = { $name } { $percent }%
table-analysis-inaccuracy = Inaccuracy
table-analysis-mistake = Mistake
table-analysis-blunder = Blunder
# What a move cost. $percent is a number.
table-analysis-cost = { $percent }% less chance of winning
# The same in points, such as 2.4; less than nothing if it starts with a minus.
table-analysis-points = { $points } points
table-analysis-list = Mistakes: { $number }
table-analysis-none = No mistakes were found.
# Sentences follow that tell what happens.
table-analysis-better = A better move:
table-analysis-show = Show it
table-analysis-try = Try it from here
table-analysis-next = Next mistake
table-analysis-about = A move's cost is the winning chance it gives away, as judged by a strong computer player that sees only what everyone can see. It can be wrong, especially about small differences.
