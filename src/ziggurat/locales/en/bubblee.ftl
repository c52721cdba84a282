### Bubblee Pop. The other languages have the same messages with the same variables; tests/locales sees to that.
### $player is a name as it is, in no case and of no gender: it stands before a colon.
### $colour is the name of a colour in English (red, purple, yellow, blue, green, black): a selector makes the word of it.
### Events are told in the present: the same sentence is for the log and for the preview of a move. A player's name and a colon come before
### it, or the sentence is alone and its first letter is made a capital.
### $place is one or more places as moves write them (n3, 2:1); $column counts from 1.

## The words of the box

colour-red = red
colour-purple = purple
colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-black = black

# A letter for each colour, on the Bubblees themselves: the six must differ. At most 2 characters each.
letter-red = R
letter-purple = P
letter-yellow = Y
letter-blue = B
letter-green = G
letter-black = ✕

## Parts of sentences

bubblee =
    a { $colour ->
        [red] red
        [purple] purple
        [yellow] yellow
        [blue] blue
        [green] green
       *[black] black
    } Bubblee
bubblees =
    { $number } { $colour ->
        [red] red
        [purple] purple
        [yellow] yellow
        [blue] blue
        [green] green
       *[black] black
    } { $number ->
        [one] Bubblee
       *[other] Bubblees
    }
power-of =
    the { $colour ->
        [red] red
        [purple] purple
        [yellow] yellow
        [blue] blue
       *[green] green
    } power
points =
    { $points } { $points ->
        [one] point
       *[other] points
    }

## What the powers do

power-red = Swap two neighbouring Bubblees on your opponent's planet.
power-purple = Send one of your free Bubblees to the same column of your opponent's planet.
power-yellow = Put one of your free Bubblees into your scoring area.
power-blue = Drop one Bubblee from your opponent's near row onto your opponent's planet.
power-green = Swap two neighbouring Bubblees on your own planet.

## Options

option-black = Black Bubblees at the start
option-black-3 = 3 (easy)
option-black-4 = 4 (normal)
option-black-5 = 5 (hard)
option-powers = Powers
option-powers-yes = With powers
option-powers-no = Without powers
option-first = Who starts
option-first-drawn = Coin toss
option-first-1 = Player 1
option-first-2 = Player 2
option-sky = The starting sky
option-sky-drawn = Random
option-touching = What a line takes with it
option-touching-one = Only what touches the line
option-touching-group = The whole connected group
option-planet = The mission's planet

## What happens

event-bubblee-sky-laid = The sky is ready.
event-bubblee-turn = turn begins.
event-bubblee-drew = draws { bubblee } from the bag.
event-bubblee-placed = Into the sky: { bubblee } ({ $place }).
event-bubblee-swapped = Two Bubblees in the sky are swapped: { $place }.
event-bubblee-fell = { bubblee } falls down column { $column }.
event-bubblee-chain = chain reaction!
event-bubblee-line = { bubblees } in a line.
event-bubblee-touching = plus { bubblees } touching the line.
event-bubblee-scored = +{ points }.
event-bubblee-left =
    { $number } { $number ->
        [one] Bubblee is
       *[other] Bubblees are
    } out of the game.
event-bubblee-power-due = { power-of } is ready.
event-bubblee-power-used = uses { power-of }.
event-bubblee-exchanged = two Bubblees on the planet are swapped: { $place }.
event-bubblee-sent = { bubblee } flies to the opponent's planet, column { $column }.
event-bubblee-powers-declined = uses no more powers.
event-bubblee-powers-lost = powers without a target are lost.
event-bubblee-ended = The game is over.

ended-bubblee-5-9 = The opponent's planet was full, so a power won the game outright.
ended-bubblee-6-2 = No possible drop was left, and that loses the game.
ended-bubblee-7-1 = The bag can't refill the sky any more.
ended-bubblee-8-5 = Mission accomplished: there's no colour left on the other planet.

## What to do

bubblee-do-place =
    Put the { $colour ->
        [red] red
        [purple] purple
        [yellow] yellow
        [blue] blue
        [green] green
       *[black] black
    } Bubblee in an empty place in the sky.
bubblee-do-swap = Swap two neighbours in the sky, or keep it as it is.
# Keeping the sky is not offered.
bubblee-do-swap-must = You must swap two neighbours in the sky, or no drop will be possible.
bubblee-do-swap-second = Which neighbour should it swap with?
bubblee-do-drop = Drop two neighbours, at least one from your near row.
bubblee-do-drop-second = Which neighbour should drop with it?
bubblee-do-power = Use a power, or pass.
bubblee-do-exchange-second = Which neighbour should it swap with?
bubblee-do-send = Send one from the line to the other planet, or stop.

## Buttons; at most 14 characters each. The buttons of powers have the names of colours.

bubblee-keep = Keep
bubblee-pass = Pass
bubblee-stop = Stop

## Beside the board

# A heading, at most 16 characters, and beside it how many Bubblees are in the bag, at most 12.
bubblee-bag = In the bag
bubblee-bag-left = { $number } left
# A heading over what will be drawn.
bubblee-coming = Next from the bag
# A heading, at most 16 characters: what each power does stands under it.
bubblee-powers = Powers
# Beside a player: letters of the powers that wait to be used follow. At most 6 characters.
bubblee-due = ready:
# Solo, at most 34 characters.
bubblee-goal = Goal: clear every colour up there.

## At the table in a browser

# The steps of a turn, at most 9 characters each.
bubblee-step-refill = Refill
bubblee-step-swap = Swap
bubblee-step-drop = Drop
bubblee-step-pop = Pop
# Buttons, at most 16 characters each: they play what was chosen.
bubblee-go-swap = Swap
bubblee-go-drop = Drop
bubblee-go-place = Put it here
bubblee-go-send = Send across
bubblee-use-red = Swap
bubblee-use-purple = Send across
bubblee-use-yellow = Score it
bubblee-use-blue = Drop on them
bubblee-use-green = Swap
bubblee-keep-sky = Keep the sky
bubblee-skip = Skip
# A hint: $deed is one of these buttons, $place where it is pressed.
bubblee-advice = { $deed }: { $place }
bubblee-another-power = Another power
# What the powers do, in short; at most 48 characters each.
bubblee-power-red = Swap two neighbours on the other planet
bubblee-power-purple = Send one of your top Bubblees across
bubblee-power-yellow = Score one of your top Bubblees as a point
bubblee-power-blue = Drop one from their sky row onto them
bubblee-power-green = Swap two neighbours on your planet
bubblee-power-black = No lines, no power. Just in the way
# Two sentences below them.
bubblee-powers-framed = Framed powers are yours to use, in any order.
bubblee-powers-off = This game has no powers.
# The button that opens the powers and the rules in short.
bubblee-powers-help = Powers and help
# Under a player's name.
bubblee-planet-upper = Upper planet
bubblee-planet-lower = Lower planet
bubblee-planet-mission = Mission
bubblee-your-turn = Your turn
# Beside the heads of captured Bubblees.
bubblee-more-heads = and { $number } more
# In the action card, while somebody else decides.
bubblee-turn-of = { $player } to play
bubblee-over = Game over
# Shown over the board when falling makes new lines.
bubblee-chain = Chain!
# On the mouth of a column without room, at most 8 characters.
bubblee-full = full
# Before the player decides to do no more.
bubblee-sure-pass = Skip all your powers?
bubblee-sure-stop = Stop sending?
bubblee-swap-these = Swap these two?
# What a move would do: $first and $second are colours.
bubblee-lines =
    { $number ->
        [one] A line!
        [2] Two lines at once!
       *[other] { $number } lines at once!
    }
bubblee-chain-of = A chain of { $number } waves!
bubblee-lands =
    Column { $column }: { $first ->
        [red] red
        [purple] purple
        [yellow] yellow
        [blue] blue
        [green] green
       *[black] black
    } lands.
bubblee-lands-both =
    Column { $column }: { $first ->
        [red] red
        [purple] purple
        [yellow] yellow
        [blue] blue
        [green] green
       *[black] black
    } lands, then { $second ->
        [red] red
        [purple] purple
        [yellow] yellow
        [blue] blue
        [green] green
       *[black] black
    }.
bubblee-change-places =
    { $first ->
        [red] Red
        [purple] Purple
        [yellow] Yellow
        [blue] Blue
        [green] Green
       *[black] Black
    } and { $second ->
        [red] red
        [purple] purple
        [yellow] yellow
        [blue] blue
        [green] green
       *[black] black
    } swap places.
# $what is a list of { bubblees }.
bubblee-taken = You get { $what }.
bubblee-taken-other = For your opponent: { $what }.
# A drop that goes on top of a full column.
bubblee-makes-room = The line makes room.

## What a screen reader says about a place

bubblee-board = Board. Arrow keys move, Enter selects, Escape goes back.
bubblee-at-sky-near = Sky, your near row, column { $column }
bubblee-at-sky-far = Sky, your far row, column { $column }
bubblee-at-planet-own = Your planet, column { $column }, place { $row }
bubblee-at-planet-other = The other planet, column { $column }, place { $row }
# In the middle of a sentence about anybody's move.
bubblee-in-sky = sky, column { $column }
bubblee-on-planet = column { $column }, place { $row }
# Two neighbours of the sky, in a hint: $row is near, far, or both.
bubblee-pair =
    { $row ->
        [near] near row, columns { $first } and { $second }
        [far] far row, columns { $first } and { $second }
       *[both] column { $first }, both rows
    }
# $where is one of the first four above; $colour may be none, an empty place; $state is open (can be chosen), chosen, or none.
bubblee-place-says =
    { $where }: { $colour ->
        [red] red
        [purple] purple
        [yellow] yellow
        [blue] blue
        [green] green
        [black] black
       *[none] empty
    }{ $state ->
        [open] ; can be chosen
        [chosen] ; chosen
       *[none] { "" }
    }
# The score of a player, read out.
bubblee-score = { $player }: { points }

## What happens, where no event tells it

bubblee-kept = The sky stays as it is.
bubblee-stopped = Nothing more is sent.
# In the preview of a move that completes no line.
bubblee-no-line = No line.

## Help: the rules in short

bubblee-help-goal = Two planets with the sky between them. Drop Bubblees from the sky onto your planet so that three of a colour make a line: you take them, 1 point each. Most points at the end wins.
bubblee-help-turn = Your turn: draw and place Bubblees until the sky is full; swap two neighbours in the sky if you like; then drop two neighbours onto your planet, at least one from the near row.
bubblee-help-lines = Three or more of a colour in a row or column make a line. You take them, with any of the same colour touching them: 1 point each. Whatever was above falls, and may set off a chain.
bubblee-help-powers = Each group you take gives you the power of its colour. You don't have to use it.
bubblee-help-free = A free Bubblee is the top one in its column.
bubblee-help-black = Black ones make no lines and have no power; they're just in the way.
bubblee-help-end = The game ends when the bag can't refill the sky. If you have no possible drop, you lose at once.
bubblee-help-solo = Solo: for each line, send one Bubblee across, or two for a longer line. Lines over there are out of the game. Clear every colour from the other planet.

# The keys of the browser's board; the names of keys stay.
bubblee-help-keys = Keys: arrows move, Enter selects, 1 to 5 choose a column, Esc goes back a step, Z undoes.

## The end, in the browser: points by where they came from

bubblee-points-from = Points from
# In a game that was taken over from another: points that were there at its start.
bubblee-points-before = Carried over
bubblee-points-lines = Lines
bubblee-points-chains = Chain reactions
bubblee-points-powers = Powers
bubblee-points-all = Total

## The rules, as a refusal tells them. glossary.toml lists those that hold a ruling; they are shown with this note.

ruling-note = Part of this rule is our own ruling and goes beyond the printed text.

rule-bubblee-1-1 = The box contains 96 Bubblees, 16 each of red, purple, yellow, blue, green and black, plus a bag and a board.
rule-bubblee-1-2 = Each planet has 5 columns and 4 rows; the sky between the planets has 5 columns and 2 rows. A column runs from planet to planet through the sky; your near row is your opponent's far row.
rule-bubblee-1-3 = Gravity pulls every Bubblee towards the edge of the board where its planet's owner sits: there is never an empty place under a Bubblee.

rule-bubblee-2-1 = The sky starts with two Bubblees of each of the five colours and no black ones; two of the same colour never touch, not even diagonally. The layout is random, or set by an option.
rule-bubblee-2-2 = The other coloured Bubblees, 14 of each colour, and 3 black ones go into the bag: 73 in all. Everyone may know what's in the bag; nobody knows the order it will come out in.
rule-bubblee-2-3 = Each planet starts with 3 (easy), 4 (normal) or 5 (hard) black Bubblees in its bottom row. The two players may start with different numbers.
rule-bubblee-2-4 = A coin toss decides who starts, unless an option does.
rule-bubblee-2-5 = The game can be played without powers, in solo too; then no power can be used.

rule-bubblee-3-1 = Your turn starts with a refill: draw a Bubblee from the bag, put it in any empty place in the sky, and repeat until the sky is full. In the first turn of the game there's nothing to refill.
rule-bubblee-3-2 = Once a turn you may swap two Bubblees in the sky that differ in colour and are neighbours in a row or a column. With or without a swap, at least one possible drop must be left.
rule-bubblee-3-3 = You must drop two neighbouring Bubblees from the sky onto your planet: two side by side in your near row, or both in one column. Each falls down its own column, the near one first.
rule-bubblee-3-4 = Both dropped Bubblees land before lines are checked.

rule-bubblee-4-1 = Three or more Bubblees of one colour next to each other in a row or a column make a line. Diagonals never count, and neither do black Bubblees.
rule-bubblee-4-2 = All lines on a planet are taken at once, with the Bubblees of their colour that touch them (or, as an option, the whole patch). They go to the scoring area of the planet's owner, 1 point each.
rule-bubblee-4-3 = Whatever was above falls. If that makes new lines, they are taken too: a chain reaction, which goes on until nothing more happens.
rule-bubblee-4-4 = Example: three purple Bubblees are taken, the green one above them falls and completes a row of three green. That's 6 points, and two powers to use.

rule-bubblee-5-1 = Each group of Bubblees taken from your planet gives you one power of its colour. You may use it once everything has settled, but you don't have to. You can't use a power you don't have.
rule-bubblee-5-2 = If you have several powers, you choose the order. Use one of them on a target, or pass: that gives up all the powers you have now.
rule-bubblee-5-3 = A line that a power makes on a planet belongs to that planet's owner, who may use its power even in the other player's turn. The active player finishes first, then the other chooses.
rule-bubblee-5-4 = The red power swaps two neighbouring Bubblees on your opponent's planet, the green power two on yours. They must be in the same row or column and differ in colour; empty places can't be swapped.
rule-bubblee-5-5 = The purple power sends one of your free Bubblees (the top one in its column) to the same column of your opponent's planet. There must be room there.
rule-bubblee-5-6 = The blue power drops one Bubblee from the sky, from your opponent's near row, onto your opponent's planet. There must be room in its column.
rule-bubblee-5-7 = The yellow power moves one of your free Bubblees (the top one in its column) to your scoring area.
rule-bubblee-5-8 = Black Bubblees have no power and make no lines. Otherwise they are swapped, dropped, sent and scored like any others.
rule-bubblee-5-9 = While all five columns of the opponent's planet are full, using the purple or blue power wins the game at once.
rule-bubblee-5-10 = A power with no target is lost when its owner has no other power that can be used.
rule-bubblee-5-11 = Only a drop may go onto a full column. A Bubblee that is sent or moved by a power never lands on a full column, even if that would make a line.

rule-bubblee-6-1 = You may drop Bubblees onto a column without room only if a line makes room: once all lines have been taken, no column may be higher than 4.
rule-bubblee-6-2 = If the sky is full and you have no possible drop, with or without a swap, you lose, whatever the points.

rule-bubblee-7-1 = The game ends when, at the start of a turn, the bag holds fewer Bubblees than the sky has empty places. The two sides needn't have had the same number of turns.
rule-bubblee-7-2 = Most points wins; with equal points the victory is shared.

rule-bubblee-8-1 = Solo has 20 missions, each harder than the one before. The sky is the same in all of them; the opponent's planet isn't. Your planet starts with 3, 4 or 5 black Bubblees.
rule-bubblee-8-2 = The goal of a mission: no Bubblees except black ones on the opponent's planet.
rule-bubblee-8-3 = For a line on your planet you may at once send 1 of its Bubblees to the same column of the opponent's planet; 2 for a line of 4 or more or several lines in a group. Only from the line, lowest first.
rule-bubblee-8-4 = In solo, powers act on the opponent's planet as usual, but filling it doesn't win. Lines on it are removed from the game at once, without points and without powers.
rule-bubblee-8-5 = A mission is won when only black Bubblees are left on the opponent's planet. It's lost if you have no possible drop, or if the bag can't refill the sky. Points don't matter.
rule-bubblee-8-6 = The missions' layouts are this program's own. In a storm the Bubblees come in random order; in a puzzle you see the order beforehand.

rule-bubblee-9-1 = A move that doesn't belong to the current step is refused. Once the game is over, every move is refused.
rule-bubblee-9-2 = A row and a column of one colour that cross in one Bubblee count as two lines.
