### The terminal: what is said on the screens of `ziggurat play` and `ziggurat replay`.
###
### For all messages:
### - The panel next to the board is 36 characters wide on a small screen. Sentences wrap, but short ones are better;
###   where a comment gives a limit, a longer text is cut off.
### - Events on the board have the event-… messages of the game's own catalogue, in the log and in the preview.
### - $name is a player: player or bot-… in players.ftl, in the nominative, alone or as the subject. The message `you`
###   is a label next to the board only.
### - $rule is a number such as 5.4. $column and $row count from 1.
### - Keys (Enter, Esc, u, w …) stay as they are in every language.

## Players

# Next to the name of the player whose turn it is, and next to "You": it must fit both. At most 16 characters.
to-move = to move

## The top line; at most 30 characters each

# How many moves have been played.
move-number = move { $ply }
# Shown after the game was saved. $file is a file name.
saved = Saved: { $file }

## Headings of the panels; at most 20 characters each

heading-do = What to do
heading-preview = What would happen
heading-log = Game log
heading-help = Help
heading-rules = Quick rules
heading-keys = Keys
heading-typing = Moves as text
heading-over = Game over
# In the title of a puzzle: letters of the Bubblees that are drawn next.
coming = next: { $letters }
heading-credits = About the game

## What to do, for every game

# It is the turn of a computer player.
do-wait = { $name } is playing. Press any key to speed up.
# Below it, as long as the computer players cannot think yet.
do-wait-for-rules = The computer is getting ready. The first time on this machine, it takes half a minute.
# A move is chosen and its preview is shown.
do-confirm = Enter: do it. Esc: choose again.
# After the end.
do-over = n: new game, everyone moves one seat on. w: save.
# A choice cannot be made this way: what was touched is not possible here.
not-here = You can't do that here. Choose one of the highlighted spaces.
# Instead of the board, on a screen too small for it; in characters.
too-small = Please make the window at least { $width } × { $height }.

## Buttons; at most 14 characters each

button-confirm = OK
button-cancel = Back
button-yes = Yes
button-no = No
button-save = Save
button-leave = Quit
button-stay = Stay
button-close = Close
button-again = New game
# For a chosen place of a tile: the next corner without a support, the next rotation.
button-free = Free corner
button-turn = Rotate

## Key help in the bottom line; each at most 10 characters, the key itself is added by the program

key-choose = choose
key-touch = select
key-back = back
key-undo = undo
key-hint = hint
key-type = type
key-save = save
key-help = help
key-quit = quit
key-again = new game
key-turn = side
key-step = step
key-ends = ends
key-play = play
key-jump = jump
key-analyse = analyse
key-mistake = mistake
key-switch = switch to
key-other = gardens
key-level = levels

## The keys, explained in the help: what each does

keys-arrows = Arrow keys, Tab: go to a space or a button. Enter or Space bar: select it. The mouse works too.
keys-numbers = 1 to 5: a column. The letter on a button: that button.
keys-back = Esc: back one step.
keys-undo = u: undo. In your own turn until something is drawn; against the computer at any time; between people if everyone agrees.
keys-hint = h: a hint, when no other people are playing.
keys-type = Colon (:): type a move.
keys-save = w: save the game to a file. q: quit.
keys-turn = t: with several people, turn the board to the player who decides, or keep it still.
keys-log = Page Up, Page Down: scroll the log.
# From here on: the keys of a replay.
keys-step = Right, left: next move, previous move.
keys-ends = Home, End: to the start, to the end.
keys-play = Space bar: start or stop automatic replay.
keys-jump = g: go to a move by its number.
keys-analyse = a: analyse the game. m: go to the next mistake.
keys-side = t: see the board from the next side.
keys-leave = q: quit.

## Typing a move

# Before the line where a move is typed. $example is a move such as "drop 3".
type-a-move = Type a move, for example { $example }
# The text cannot be read. $column is where, $moves a list of moves such as "drop 1, drop 2-3".
typed-unreadable = Not understood from character { $column }. Possible moves include: { $moves }.
# A rule forbids the move. $sentence is the rule, in this language.
typed-refused = Not allowed by rule { $rule }: { $sentence }
# The move belongs to another step. $sentence is what to do now, one of the bubblee-do-… below.
typed-other-step = Not now: { $sentence } Rule { $rule }.
# A rule with its number.
rule-quoted = Rule { $rule }: { $sentence }
# It is not this person's turn.
typed-not-now = It is not your turn.

## Undo

undo-nothing = There's nothing to undo.
undo-over = The game is over. Undo the last decision and keep playing?
# Several people at one screen: $name wants to take back, the others are asked. $other is the name of the $number others.
undo-asks = { $name } would like to undo back to move { $ply }.
undo-agree =
    { $number ->
        [one] Does the other player agree?
       *[other] Do the other players agree?
    } ({ $other })
undo-refused = Nothing was undone.
# In the log. $ply is the move up to which the game goes back.
taken-back = Undone: back to the position after move { $ply }.
# In the log of a replay: $name took back, $terms is how: free, bots (against computer players), agreed (between people).
taken-back-by =
    { $terms ->
    [bots] { $name }: undid moves, back to move { $ply }, against the computer.
    [agreed] { $name }: undid moves, back to move { $ply }, by agreement.
   *[free] { $name }: undid moves, back to move { $ply }.
  }

## Saving and leaving

save-ask = Save the game as
# $file exists already and is never replaced.
save-exists = { $file } already exists and won't be overwritten. Choose another name.
# $reason comes from the system and is not translated.
save-failed = Can't write { $file }: { $reason }
save-name-needed = Please enter a file name.
leave-ask = The game isn't over. Quit anyway?
leave-unsaved = Anything you haven't saved will be lost.

## In the log, for every game

# A placement that was the only possible one, played by the program.
forced = Only one place left: placed automatically.
# The position that a resumed game goes on from.
resumed = Saved game resumed after move { $ply }.

## The end

result-you-won = You win!
result-won = { $name } wins!
result-shared = Shared victory!
result-mission-won = Mission accomplished!
result-mission-lost = Mission failed.
# A saved game that was ended otherwise than by the rules.
result-resigned = { $name } resigned.
result-time = { $name } ran out of time.
result-aborted = The game was cancelled.

## Replay

replay-title = Replay
replay-start = Before the first move
replay-at = Move { $ply } of { $total }
replay-open = The saved game ends here; it wasn't finished.
replay-jump = Go to move (0 to { $total })
replay-jump-wrong = Please enter a number from 0 to { $total }.
# Next to the board of a replay: the move as text.
replay-move = { $name }: { $move }

### Bubblee Pop in the terminal. $colour is the name of a colour in English, as in bubblee.ftl.

# Examples of moves as text; the words of moves are the same in every language.
bubblee-help-notation = place n3 · swap n2 f2 · keep · drop 3 · drop 3-4 · red 1:2 2:2 · green 3:1 3:2 · purple 3 · blue 3 · yellow 3 · pass · send 3:2 · stop. n is your near row, f the far row; 3:2 is column 3, second from the bottom.

### Babylon in the terminal.
### $number is how many, $place a cell such as c4 or two of them, $level a level.

## What to do

babylon-do-site = Where? A gold number is a level, shown at the tile's lower left corner.

## On the board

babylon-top-view = from above
babylon-level-view = level { $level }
# Beside a player whose store holds a tile; at most 10 characters.
babylon-has-tile = + tile

## Beside the board

# Before what the round token does; at most 12 characters.
babylon-token = Token:
babylon-no-score = No points yet.

## The place under the cursor

# $tile is a tile in words, such as "clay, pink flower"; $why is a list of the three below.
babylon-yield = { $stack }: { $tile }. Gives { $number } ▮ ({ $why }).
babylon-at = { $place }, level { $level }.
# Counted in single pillars: a double counts as two.
babylon-costs = On 4 supports: { $number } ▮.
babylon-costs-three = With a belvedere: from { $number } ▮.

## Help

babylon-signs = Signs
babylon-sign-new = on one of this turn's tiles
babylon-sign-level = the level of a space
babylon-sign-built = capital letter: the decoration is built
babylon-keys-sights = v: the quarry or a garden. o: the next garden. l: level by level, from the highest down. Esc: back.
babylon-keys-change = c, r: move the free corner, rotate the tile you are about to build.
# Examples of moves as text; the words of moves are the same in every language.
babylon-help-notation = remove b3 · dig b3 · build dug c4:2 r1 · build stored c4:1 r0 free d5 · statue c4 · stairs c4 c5 · fountain c4 d4 · bridge c4 e4 · wild c4 stairs · end · end keep dug. c4:2 is the tile's lower left cell and its level, r1 a quarter turn, free the corner without a support.

## Hints and analysis: a computer player's opinion. Chances are parts of the victory, in percent

hint-thinking = Thinking…
hint-not-ready = Hints aren't ready yet. Please ask again in half a minute.
hint-people = No hints in games between people.
# $move is a move as it is typed, such as "drop 3".
hint-says = Hint: { $move }. Chance of winning: { $percent }%.
analysis-progress = { $done } of { $of } decisions analysed
analysis-done = Mistakes: { $number }. m: go to the next.
# A move that was not fine. $moves are the better ones, as they are typed.
analysis-says =
    { $grade ->
        [blunder] Blunder
        [mistake] Mistake
       *[inaccuracy] Inaccuracy
    }: { $percent }% less chance of winning. Better: { $moves }

### Files and the command line

## Files that cannot be read. The program puts the name of the file and a colon before each. $why is English: the text that was expected.

file-missing = No such file
file-is-folder = This is a folder, not a file
file-forbidden = You don't have permission to use this file
# $limit is a number of bytes.
file-too-long = longer than { $limit } bytes, which no file that is read here may be
# $byte is the number of the wrong one, from 1.
file-not-text = not a text in UTF-8: byte { $byte } is wrong
file-bad-line = line { $line }, column { $column }: { $why }
file-unusable = { $why }

## The command line: what was asked for cannot be. Options such as --seat stay as they are in every language

# $expected is in English.
cli-bad-option = argument --{ $option }: expected { $expected }, found '{ $value }'
cli-solo-alone = argument --solo: expected neither --against nor --seat 2 with it
cli-challenge-alone = argument --challenge: it says who plays, expected no --{ $option } with it
cli-bad-seat = argument --seat: expected 1 to { $seats }, found { $seat }
# $number is how many other seats there are, $found how many players were named.
cli-bad-against = argument --against: expected one player, or { $number } for the other seats, found { $found }
cli-resume-alone = argument --resume: the saved game says it already, expected no { $option } with it
# $expected and $found are games as they are typed: bubblee, babylon.
cli-resume-other = argument --resume: expected a saved game of { $expected }, found one of { $found }
# $expected is in English.
cli-no-challenge = no challenge '{ $name }': expected { $expected }
cli-no-terminal = the screens need a terminal: neither input nor output may be a file or a pipe
# Quoted commands stay as they are.
resume-over = the game is over; 'ziggurat replay' shows it
resume-only-bots = nobody plays this game but computer players; 'ziggurat replay' shows it
# $free lists the options that can be chosen, as they are typed.
challenge-fixed = { $name } has its own start; to be chosen: { $free }, not { $option }
challenge-all-fixed = { $name } has its own start; nothing can be chosen, not { $option } either

## ziggurat verify: whether the draws follow from the seed. The first two begin with the verdict in one word

verify-fair = fair: the draws follow from the seed, and nobody could choose them
verify-consistent = consistent: the draws follow from the seed or the listed order, which the dealer may have chosen
# $found and $dealt are moves as they are written, such as "draw R".
verify-unfair = move { $ply }: found “{ $found }”, but the seed gives “{ $dealt }”
# $why is in English.
verify-impossible = nothing can be proved: { $why }

## ziggurat analyse: the headings of a table, and the summary below it. Numbers include their percent sign and decimal mark

analyse-move = move
analyse-player = player
# What the player could expect of the game: the part of a victory.
analyse-expected = expected
analyse-cost = cost
analyse-points = points
analyse-played = the move played, and a better one
# Moves as they are typed.
analyse-better = { $played }; better { $moves }
# $mean is a percentage, such as 2.4%.
analyse-summary = { $name }: decisions { $number }; blunders { $blunders }, mistakes { $mistakes }, inaccuracies { $inaccuracies }; { $mean } of the result given away per decision on average

## ziggurat score: gardens of Babylon that were written down. Places are as they are typed: c4, c4:2

score-empty = the garden has no tile
# $why is in English: "two pieces on d3:1".
score-impossible = not a garden that can be built, by rule { $rule }: { $why }
# Flowers by colour, each before how many there are.
score-white = white
score-pink = pink
score-blue = blue
score-orange = orange
# Of flowers, or of decorations of all kinds.
score-sets = sets: { $number }
# $what is a decoration and its place.
score-support = 0 points: { $what }, a support (5.9)
score-hidden = 0 points: { $what }, hidden (9.1)
# $what is a tile as it was written, and its place.
score-flower-hidden = Flower not counted: { $what }, hidden (9.1)
score-bare = Slots with no tile over them, for ties (9.7): { $number }
# Who has won, one line a player.
score-result = { $rank }. { $player }: { $points } points
score-result-bare = { $rank }. { $player }: { $points } points, bare slots: { $bare }
